"""The warm path: a page served by a wrapper. The tree, a few XPaths, the blocks of one part of the page, metadata.

No columns of the whole page and no method, unless the wrapper leaves a block open or the body is so short that the
page's other signs have to be looked at.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from lxml import etree

from extractors.arbiter import Choice, Decision, choose, decided
from extractors.article import Article
from extractors.assembling import article_of
from extractors.blocks import body_text
from extractors.blocks.body import joined
from extractors.blocks.line_breaks import may_keep_lines
from extractors.document import PARSER_VERSION, Document, Parsed
from extractors.dom.characters import words_in
from extractors.embedded import Filled
from extractors.metadata import read_metadata
from extractors.metadata.visible import with_fields, with_headline
from extractors.model import Model
from extractors.observation import declared_by, signature_of, text_digest
from extractors.page import Page
from extractors.selection.copies import copied
from extractors.selection.lines.biographies import may_be_biography
from extractors.selection.lines.closing import HEADINGS, closing, says_nothing
from extractors.selection.lines.opening import opening
from extractors.selection.lines.over_links import is_over_links
from extractors.selection.root import tightest
from extractors.selection.titled import title_line
from extractors.verdicts.judging import judge
from extractors.wrapper import Wrapper
from extractors.wrapping import layout
from extractors.wrapping.correction import correct
from extractors.wrapping.kinds import (
    are_asked_for,
    doubted_lines,
    is_little,
    is_own,
    is_repeated,
    is_step,
    is_strange,
    kept_by_kind,
    settle_unseen,
    verdicts_of,
)
from extractors.wrapping.light_blocks import LightBlock, light_blocks
from extractors.wrapping.light_selection import unread
from extractors.wrapping.stripped import stripped
from extractors.xpath import select

SAME_TEXT = "the same text as"
"""Why a wrapper is not believed on a page: it keeps what another page of the site has. The page's address follows."""


class Views:
    """One page, and what of it has been worked out so far."""

    def __init__(self, parsed: Parsed, model: Model | None = None) -> None:
        self.parsed = parsed
        self.model = model
        self._stripped: dict[tuple[str, ...], Views] = {}
        self.filled: Filled | None = None
        """The page filled from its own data, where the article was read from there."""

    @classmethod
    def of(cls, document: Document, model: Model | None = None) -> Views:
        """Of a page that has its columns already."""
        views = cls(document.parsed, model)
        views.__dict__["whole"] = document
        return views

    def by(self, wrapper: Wrapper) -> Views:
        """The page as a wrapper reads it: without what it leaves out."""
        if not wrapper.strip:
            return self
        what = (wrapper.root_xpath, wrapper.header_xpath or "", *wrapper.strip)
        if what not in self._stripped:
            self._stripped[what] = Views(stripped(self.parsed, wrapper), self.model)
        return self._stripped[what]

    @cached_property
    def whole(self) -> Document:
        """The page with all its columns. Raises Unreadable."""
        return Document(self.parsed)

    @cached_property
    def choice(self) -> Choice | str:
        """What the arbiter takes for the article, before it looks at the page as a whole."""
        return choose(self.whole, self.model)

    @cached_property
    def cold(self) -> Decision | str:
        """The arbiter's decision of the whole page."""
        return self.choice if isinstance(self.choice, str) else decided(self.whole, self.choice, self.model)

    @property
    def asked(self) -> Decision | None:
        """The arbiter's decision, if the arbiter has been asked for anything."""
        return self.cold if "choice" in self.__dict__ and not isinstance(self.cold, str) else None


@dataclass(frozen=True, slots=True)
class Served:
    """What a wrapper makes of a page."""

    article: Article
    document: Document
    decision: Decision


@dataclass(frozen=True, slots=True)
class Kept:
    """What a wrapper keeps of a page."""

    document: Document
    """The whole page, or the part that the wrapper needs."""
    decision: Decision


def serve(
    views: Views,
    wrapper: Wrapper,
    *,
    prior: float = 0.0,
    known: Mapping[str, str] | None = None,
    correcting: bool = False,
) -> Served | str:
    """The article by a wrapper; a string says why it does not fit the page.

    ``known``: digest of a body to the address of the page that had it: two pages of a site with one text are
    looked at twice. ``correcting``: the wrapper corrects the page's cold decision (``extractors.wrapping.correction``),
    which takes as long as a cold page.
    """
    kept = corrected(views, wrapper) if correcting else keep(views, wrapper)
    if isinstance(kept, str):
        return kept
    document, decision = kept.document, kept.decision
    spared = {} if correcting else wrapper.spared
    template = wrapper.template_claims
    read = None if template else decision.metadata
    metadata = read or read_metadata(
        document,
        header=decision.header,
        # what is shown beside the text (topics, the picture above it) is told by the page's own root, as cold; that of
        # all pages may be wider
        root=tightest(document, decision.kept),
        kept=decision.kept,
        spared=spared,
        template=template,
    )
    metadata = with_fields(metadata, document, wrapper.fields, views.parsed.root, first=wrapper.by_person)
    if wrapper.by_person and wrapper.header_xpath and decision.header is not None:
        metadata = with_headline(metadata, document, decision.header)
    absent = set(wrapper.shown.declares) - set(declared_by(metadata))
    if absent and not wrapper.pinned:
        return f"the page has no {', '.join(sorted(absent))}, as all pages of the layout had"
    if "date_published" in wrapper.fields and not (metadata.date_published or correcting or wrapper.pinned):
        # pages about the paper have the articles' frame, and no date: only its own text tells what this one is
        return "the page shows no date, as most pages of the layout do"
    body = body_text(document, decision.kept)
    url = document.page.url
    if known is not None and known.get(text_digest(body), url) != url:
        return f"{SAME_TEXT} {known[text_digest(body)]}"
    decision = replace(decision, metadata=metadata)
    article = article_of(document, decision, "wrapper", wrapper=wrapper, body=body)
    rejection = judge(document, decision, article, asked=wrapper.pinned, prior=prior)
    return Served(article, document, decision) if rejection is None else rejection.detail


def keep(views: Views, wrapper: Wrapper, *, whole: bool = False) -> Kept | str:
    """The blocks that a wrapper keeps of a page; a string says why it does not fit. ``whole``: look at all of it."""
    views = views.by(wrapper)
    found = _found(views.parsed, wrapper)
    if isinstance(found, str):
        return found
    if wrapper.names_no_header:
        found = _with_header(views, found)
    document = views.whole if whole else _part(views, wrapper, found)
    sorted_ = layout.sort_out(document, wrapper, found)
    if _leaves_open(document, sorted_):
        return _settled(views, wrapper, found)
    kept = [*sorted_.kept, *_by_the_pool(document, wrapper, found, sorted_)]
    why = layout.misfit(document, wrapper, sorted_, kept)
    return why or Kept(document, layout.decision_of(document, found, kept))


def _leaves_open(document: Document, sorted_: layout.Sorted) -> bool:
    """Whether a layout leaves open what only the classifiers can tell."""
    words = document.blocks.words.tolist()
    sure, doubtful = (sum(map(words.__getitem__, blocks)) for blocks in (sorted_.kept, sorted_.open))
    return sorted_.strange or not is_little(doubtful, sure)


def corrected(views: Views, wrapper: Wrapper) -> Kept | str:
    """The cold decision corrected by a wrapper; one that a person wrote is taken as it is, and so is any where what was
    corrected does not fit the layout."""
    if wrapper.pinned:
        return keep(views, wrapper, whole=True)
    found = _found(views.parsed, wrapper)
    if isinstance(found, str):
        return found
    document, cold = views.whole, views.cold
    if isinstance(cold, str) or cold.probabilities is None:
        return keep(views, wrapper, whole=True)
    decision = correct(document, wrapper, found, cold)
    if layout.misfit(document, wrapper, layout.sort_out(document, wrapper, found), decision.kept) is None:
        return Kept(document, decision)
    # cold extraction is far off (it kept a list of links, say): the wrapper by itself may fit
    return keep(views, wrapper, whole=True)


def _found(parsed: Parsed, wrapper: Wrapper) -> layout.Found | str:
    if wrapper.parser != PARSER_VERSION or wrapper.rendered != bool(parsed.page.boxes):
        return "learned with another parser or kind of page"
    return layout.find(parsed, wrapper)


def _with_header(views: Views, found: layout.Found) -> layout.Found:
    """With the page's own main header, where a person said no more than which element the text is in."""
    choice = views.choice
    if isinstance(choice, str) or choice.header is None:
        return found
    return replace(found, header=views.whole.elements[choice.header])


def _part(views: Views, wrapper: Wrapper, found: layout.Found) -> Document:
    """The part of the page that the wrapper needs."""
    if wrapper.scope_xpath is None or views.parsed.page.boxes:  # boxes are numbered as the whole page's elements
        return views.whole
    scopes = select(views.parsed.root, wrapper.scope_xpath)
    if len(scopes) != 1:
        return views.whole
    [scope] = scopes
    inside = [*found.roots, *([found.header] if found.header is not None else [])]
    if any(scope is not each and scope not in each.iterancestors() for each in inside):
        return views.whole
    return Document(views.parsed, scope)


def _settled(views: Views, wrapper: Wrapper, found: layout.Found) -> Kept | str:
    """With the classifiers' word on what the layout leaves open."""
    document = views.whole
    sorted_ = layout.sort_out(document, wrapper, found)
    kept = list(sorted_.kept)
    if sorted_.open:
        if isinstance(views.choice, str):
            return "the page shows no text"
        kept += layout.settle(document, wrapper, found, sorted_.open, views.choice.probabilities)
    why = layout.misfit(document, wrapper, sorted_, kept)
    return why or Kept(document, layout.decision_of(document, found, kept))


def _by_the_pool(
    document: Document, wrapper: Wrapper, found: layout.Found, sorted_: layout.Sorted
) -> list[int]:
    blocks = layout.opened(document, wrapper, sorted_.open, layout.root_part(found))
    verdicts = settle_unseen(wrapper, blocks)
    return [block for block, keeps in zip(sorted_.open, verdicts) if keeps]


def body_and_headline(page: Page | Parsed, wrapper: Wrapper) -> tuple[str, str] | str:
    """(body, text of the main heading) by a wrapper, and nothing else; a string says why it does not fit.

    For who wants only the text of many pages of a known site: no metadata, no typed blocks, no verdict, so that it
    costs little more than the parse. The text is the one of the whole article: where the layout leaves open what only
    the classifiers can tell, as on all pages of a wrapper without signatures (a root written by hand), they are asked
    as ``extract_page`` asks them, which costs as much. Raises Unreadable.
    """
    parsed = stripped(page if isinstance(page, Parsed) else Parsed(page), wrapper)
    found = _found(parsed, wrapper)
    if isinstance(found, str):
        return found
    if not wrapper.signatures or wrapper.names_no_header:
        return _judged(parsed, wrapper)
    heading = _text_of(found.header) if found.header is not None else ""
    out = [found.header] if found.header is not None else []
    if may_keep_lines(parsed.page.body):  # rare, and only the columns tell these lines
        return _from_columns(parsed, wrapper, found, heading)
    blocks: list[LightBlock] = []
    for root in found.roots:
        below = light_blocks(root, out)
        if below is None:
            return _from_columns(parsed, wrapper, found, heading)
        blocks += below
    kept = _kept_of(wrapper, parsed.page.url, blocks, layout.root_part(found))
    if kept is None:
        return _judged(parsed, wrapper)
    if len(kept) > 1 and kept[0].text == heading:
        del kept[0]  # said again before all other
    again = copied([block.text for block in kept])
    once = [block for place, block in enumerate(kept) if place not in again]
    titled = title_line(parsed, len(once), lambda place: once[place].text, lambda place: once[place].element)
    if titled is not None:
        del once[titled]
    origin = opening(len(once), lambda place: once[place].text, lambda place: _in_heading(once[place]))
    once = [*once[: origin.start], *once[origin.stop :]]
    last = closing(len(once), lambda place: _announces(once[place]))
    if last and may_be_biography(once[last - 1].text):
        return _from_columns(parsed, wrapper, found, heading)  # who wrote the page is read there
    return joined((block.shown or block.text, block.form) for block in once[:last]), heading


def _judged(parsed: Parsed, wrapper: Wrapper) -> tuple[str, str] | str:
    """The same with the classifiers' word on what the layout leaves open, of a page without what it strikes out."""
    kept = keep(Views(parsed), replace(wrapper, strip=()))
    if isinstance(kept, str):
        return kept
    header = kept.decision.header
    heading = kept.document.text(header) if header is not None else ""
    return body_text(kept.document, kept.decision.kept), heading


def _announces(block: LightBlock) -> bool:
    """Whether a text is a heading, a label or a notice, or announces links."""
    return _in_heading(block) or says_nothing(block.text) or is_over_links(block.element, block.text)


def _in_heading(block: LightBlock) -> bool:
    parent = block.element.getparent()
    return block.element.tag in HEADINGS or (parent is not None and parent.tag in HEADINGS)


def _text_of(element: Any) -> str:
    """The text of an element, white space squeezed; a line break parts words."""
    texts: list[str] = []
    for event, each in etree.iterwalk(element, events=("start", "end")):
        if event == "start":
            texts.append(each.text or "")
        elif each is not element:
            texts += (" " if each.tag == "br" else "", each.tail or "")
    return " ".join("".join(texts).split())


def _kept_of(wrapper: Wrapper, url: str, blocks: Sequence[LightBlock], root: str) -> list[LightBlock] | None:
    """The blocks inside the root that are kept; None where only the classifiers can tell (as in ``keep``)."""
    ends: dict[tuple[Any, bool], str] = {}
    names = [signature_of(block.element, ends) for block in blocks]
    texts, linked = [block.text for block in blocks], [block.is_linked for block in blocks]
    own = bool(wrapper.told) and is_own(wrapper, url)

    def repeats(place: int) -> bool:
        return is_repeated(wrapper, texts[place], blocks[place].element.tag, step=is_step(names[place]))

    leading = [place for place, block in enumerate(blocks) if block.refers]
    doubted = doubted_lines(wrapper, names, lambda place: words_in(texts[place]), leading)
    digests = list(map(text_digest, texts)) if own else None
    verdicts = verdicts_of(wrapper, names, linked, repeats, digests, doubted=doubted)
    for place in unread(blocks):
        verdicts[place] = -1
    if are_asked_for(doubted, verdicts, repeats) or _are_asked_for(wrapper, names, linked, texts, verdicts, root):
        return None
    kept = kept_by_kind(wrapper, names, linked, repeats, verdicts, root)
    return [block for block, keeps in zip(blocks, kept) if keeps]


def _are_asked_for(
    wrapper: Wrapper,
    names: Sequence[str],
    linked: Sequence[bool],
    texts: Sequence[str],
    verdicts: Sequence[int],
    root: str,
) -> bool:
    """Whether the classifiers are asked for what these verdicts leave open."""
    left = [place for place, verdict in enumerate(verdicts) if verdict == 0]
    if not left:
        return False
    words = [words_in(texts[place]) for place in left]
    if is_strange(wrapper, [names[place] for place in left], [linked[place] for place in left], words, root):
        return True
    doubtful, sure = sum(words), 0
    for text, verdict in zip(texts, verdicts):
        if verdict > 0:
            sure += words_in(text)
            if is_little(doubtful, sure):
                return False  # as on most pages after a few paragraphs: the others need not be counted
    return True


def _from_columns(
    parsed: Parsed, wrapper: Wrapper, found: layout.Found, heading: str
) -> tuple[str, str] | str:
    """The same where the tree alone does not tell the text."""
    document = Document(parsed, found.roots[0]) if len(found.roots) == 1 else Document(parsed)
    sorted_ = layout.sort_out(document, wrapper, found)
    if sorted_.open and _leaves_open(document, sorted_):
        return _judged(parsed, wrapper)
    kept = sorted([*sorted_.kept, *_by_the_pool(document, wrapper, found, sorted_)])
    if len(kept) > 1 and document.block_text(kept[0]) == heading:
        del kept[0]
    return body_text(document, layout.decision_of(document, found, kept).kept), heading
