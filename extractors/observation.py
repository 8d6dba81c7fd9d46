"""Observation: what one page, extracted cold, says of its site's layouts. Small, so that several fit in memory."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any

from extractors.arbiter import Decision
from extractors.blocks.lead import shown_lead
from extractors.document import PARSER_VERSION, Document
from extractors.dom.characters import COLONS
from extractors.metadata import SPARABLE, Metadata, read_metadata
from extractors.metadata.confidence import MOST_AGREEING
from extractors.metadata.template_claims import Stated, stated_by
from extractors.metadata.tree import text_of
from extractors.remembered import once_a_document, remembered
from extractors.selection.leads import leads_apart
from extractors.wrapper import LINKS, Shown
from extractors.xpath import Matches, counts, is_stable, stem_of, xpaths_of

_MOST_LEVELS = 6
_MOST_BLOCKS = 1_500
"""Blocks of a page that are remembered; of a longer page the first."""
_ROOTS = 4
"""The root and this many elements above it, less one, are candidates: pages of a layout may differ in what is tight."""
_XPATHS = 6
_SCOPES_TRIED = 6
"""Elements from which the metadata are read once more, to see whether one is enough: some pages' breadcrumbs, notes of
paid content and pictures stand well above the article. Each costs a page that is learned from some two parses."""
_LONGEST_FIELD = 300
_NEAR = 200
"""Elements around the header in which visible fields are looked for."""
_SERIAL = re.compile(r"\d+")
_OF_POST = re.compile(r"post|hentry|type-post|post-\d+")
_PARTS = "avatar|badge|bio|block|box|card|container|content|header|image|info|item|label|link|list|meta|name|photo"
_SUBJECT = re.compile(rf"(?:category|tag|author)-(?!(?:{_PARTS}|section|title|wrapper)s?$).+")
"""What WordPress, Ghost and their like write into the class of an article's element: that it is one, and what it is
about (``post-17 post hentry category-politics tag-harbour``)."""
_DRAWN_BY_ATTRIBUTES = frozenset(("table", "tr", "td", "th", "div", "p", "center", "font"))
_DRAWING = ("align", "bgcolor", "width")
_EDITORS = frozenset("p li ul ol table tbody thead tr td th blockquote pre dl dt dd h2 h3 h4 h5 h6".split())
_HEADINGS = frozenset(("h1", "h2", "h3", "h4", "h5", "h6"))
SHORT = 40
"""Words of a block up to which its wording is looked at; templates write captions and labels, not paragraphs."""
LONGEST_LINE = 80
"""Characters of a line that is looked at for the template's words."""
_WORD = re.compile(r"[^\W\d_]{3,}")
_UNSPACED = re.compile(r"[\u3040-\u30ff\u3400-\u9fff]+")
_MOSTLY = 0.5
"""Share of a block's words from which they are most of it."""
SURE = 0.5
"""Nothing is learned of a page whose body is less likely right."""


@dataclass(frozen=True, slots=True)
class SeenBlock:
    """One block of text of a page."""

    node: int
    """Its element's number."""
    words: int
    probability: float
    kept: bool
    signature: str
    text: str
    """Digest of its text."""
    wording: frozenset[str] = frozenset()
    """Its words (``wording_of``), if it is kept or short."""
    linked: int = 0
    """Of its words those in links."""
    lead: bool = False
    """Whether it is a lead that the page sets apart (``extractors.selection.leads``)."""
    length: int = 0
    """Characters of its text."""
    announces: bool = False
    """Whether its text ends in a colon."""


@dataclass(frozen=True, slots=True)
class Place:
    """An element, by its number and the end of its subtree, and XPaths that select it alone, the most robust first."""

    node: int
    end: int
    xpaths: tuple[str, ...]
    name: str = ""
    """The element's part of a signature; empty if it has no name."""


@dataclass(frozen=True, slots=True)
class SeenField:
    """A visible field that agreed with the metadata found."""

    name: str
    attribute: str | None
    xpaths: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Observation:
    """One page as the learner needs it."""

    url: str
    site: str
    parser: str
    rendered: bool
    method: str
    confidence: float
    fetched_at: datetime | None
    roots: tuple[Place, ...]
    """The content's root, then the elements above it."""
    header: Place | None
    blocks: tuple[SeenBlock, ...]
    fields: tuple[SeenField, ...]
    shown: Shown
    scopes: tuple[Place, ...] = ()
    """Elements that hold all that is visible of the metadata: with the head alone beside them, the same is read."""
    spared: Mapping[str, int | None] = field(default_factory=dict)
    """Fields that are the same without their visible evidence, with how many of its sources agree
    (``Wrapper.spared``); None where the page does not tell."""
    stated: Stated = field(default_factory=Stated)
    """What it declares and what it shows of itself."""


@remembered()
def _tokens(value: str) -> str:
    """A class attribute without what differs from page to page, the order of tokens, serial numbers in them and what
    an article is about, nor from build to build (``xpath.stem_of``)."""
    tokens = value.split()
    if any(map(_OF_POST.fullmatch, tokens)):
        tokens = [token for token in tokens if not _SUBJECT.fullmatch(token)]
    return " ".join(sorted({_SERIAL.sub("#", stem_of(token) or token) for token in tokens}))


def name_of(element: Any) -> str:
    """What a site calls an element: its class; without one a stable id; without that how it is drawn, which is all
    that old layouts of tables have (``<table align=left width=220>``)."""
    value = element.get("class")
    if value and (tokens := _tokens(value)):
        return tokens
    attributes = element.attrib
    if not attributes:
        return ""
    identifier = attributes.get("id")
    if identifier and is_stable(identifier):
        return f"#{identifier}"
    if element.tag not in _DRAWN_BY_ATTRIBUTES:
        return ""
    return " ".join(f"@{name}={_tokens(attributes[name])}" for name in _DRAWING if attributes.get(name))


def signature(document: Document, node: int) -> str:
    """``signature_of`` an element by its number, found once a page."""
    return signatures(document, (node,))[node]


def signatures(document: Document, nodes: Iterable[int]) -> Mapping[int, str]:
    """``signature_of`` at least these elements by their numbers, each found once a page."""
    known, ends = _known(document)
    for node in nodes:
        if node not in known:
            known[node] = signature_of(document.element(node), ends)
    return known


@once_a_document
def _known(document: Document) -> tuple[dict[int, str], dict[tuple[Any, bool], str]]:
    """The signatures that were asked for, and what they say of the elements above (``signature_of``)."""
    return {}, {}


def signature_of(element: Any, ends: dict[tuple[Any, bool], str]) -> str:
    """Tag and name of an element, of its parent and of those above until one has a name: what foreign blocks
    keep while their words change. (A bare ``li`` in a bare ``ul`` may be the article's list or a box's.)

    ``ends``: what was found above the page's other elements, by parent and whether the element itself has a name.
    """
    name, parent = name_of(element), element.getparent()
    key = parent, bool(name)
    end = ends.get(key)
    if end is None:
        end = ends[key] = _above(*key)
    return f"{element.tag}.{name}{end}"


def _above(element: Any, named: bool) -> str:
    parts = [""]
    while element is not None and len(parts) < _MOST_LEVELS and not (named and len(parts) >= 2):
        name = name_of(element)
        named = named or bool(name)
        parts.append(f"{element.tag}.{name}")
        element = element.getparent()
    return " < ".join(parts)


def is_plain(signature: str, root: str) -> bool:
    """Whether nothing between a block and the root has a name: the markup of an editor's text (a table, a list, a
    quotation), where a template's boxes are named. ``root``: the root's part of a signature."""
    *between, last = signature.split(" < ")
    if not root or last != root or not between:
        return False
    return all(part.endswith(".") and part[:-1] in _EDITORS for part in between)


def is_heading(signature: str) -> bool:
    """Whether a block of that signature is a heading."""
    return signature.partition(".")[0] in _HEADINGS


def is_linked(words: int, linked: int) -> bool:
    """Whether text is a link more than text: a teaser set among the paragraphs has the paragraphs' class."""
    return linked > _MOSTLY * words


_ITEMS = frozenset(("li", "dt", "dd"))


def pooled_name(signature: str, linked: bool) -> str:
    """What a block is pooled under: its signature, and for a list's items whether they are links (``is_linked``), since
    what an editor lists under "Read also" has the signature of what is listed in the text."""
    return signature + LINKS if linked and signature.partition(".")[0] in _ITEMS else signature


def part_of(element: Any) -> str:
    """An element's part of a signature; empty if it has no name."""
    name = name_of(element)
    return f"{element.tag}.{name}" if name else ""


def text_digest(text: str) -> str:
    """Twelve hexadecimal digits of a text, white space and case aside."""
    folded = " ".join(text.split()).casefold()
    return hashlib.blake2b(folded.encode("utf-8", "replace"), digest_size=6).hexdigest()


def wording_of(text: str) -> frozenset[str]:
    """The words of a text from three letters on, case aside; of a script without spaces each two characters."""
    folded = text.casefold()
    words = {word for word in _WORD.findall(folded) if not _UNSPACED.search(word)}
    for run in _UNSPACED.findall(folded):
        words.update(run[place : place + 2] for place in range(len(run) - 1))
    return frozenset(words)


def observe(document: Document, decision: Decision, metadata: Metadata, method: str = "arbiter") -> Observation | None:
    """What a cold result says of the page's layout; None where the result itself is in doubt, or came by one method."""
    if not decision.kept or decision.confidence < SURE:
        return None
    header, matches = decision.header, Matches(document.root)
    scope = _scope(document, decision, metadata)
    return Observation(
        url=document.page.url,
        site=document.page.site,
        parser=PARSER_VERSION,
        rendered=bool(document.page.boxes),
        method=method,
        confidence=round(decision.confidence, 4),
        fetched_at=document.page.fetched_at,
        roots=tuple(_places(document, decision.root, matches)),
        header=None if header is None else _place(document, header, matches, any_h1=True),
        blocks=tuple(_blocks(document, decision, metadata)),
        fields=tuple(_fields(document, metadata, header, matches)),
        shown=shown_by(document, decision, metadata),
        scopes=() if scope is None else (_place(document, scope[0], matches),),
        spared=_spared(_Part(document, header, decision.root, decision.kept) if scope is None else scope[1], metadata),
        stated=stated_by(decision.metadata or metadata, "" if header is None else document.text(header)),
    )


def _place(document: Document, node: int, matches: Matches, *, any_h1: bool = False) -> Place:
    found = list(xpaths_of(document.elements[node], _XPATHS, matches))
    if any_h1 and document.name(node) == "h1" and len(matches.of("//h1")) == 1:
        # the page's only h1 needs no class, which sites change more often than that they have one h1
        found.insert(0, "//h1")
    return Place(node, int(document.end[node]), tuple(dict.fromkeys(found)), part_of(document.elements[node]))


def _places(document: Document, root: int, matches: Matches) -> Iterator[Place]:
    node = root
    for step in range(_ROOTS):
        if node < 0 or (step and document.name(node) in ("body", "html")):
            return
        yield _place(document, node, matches)
        node = int(document.parent[node])


@dataclass(frozen=True, slots=True)
class _Part:
    """A page or a part of it, where its header, its root and the blocks of its text stand in it."""

    document: Document
    header: int | None
    root: int
    kept: Sequence[int]

    @classmethod
    def below(cls, document: Document, node: int, decision: Decision) -> _Part:
        part = Document(document.parsed, document.elements[node])
        header = None if decision.header is None else part.index_of(document.elements[decision.header])
        s = document.structure
        before = int(document.blocks.start.searchsorted(s.open_at[node]))  # the part begins with the element's blocks
        kept = [block - before for block in decision.kept]
        return cls(part, header, part.index_of(document.elements[decision.root]), kept)

    def read(self, spared: Mapping[str, int] | None = None) -> Metadata:
        return read_metadata(self.document, header=self.header, root=self.root, kept=self.kept, spared=spared)


def _scope(document: Document, decision: Decision, metadata: Metadata) -> tuple[int, _Part] | None:
    """From the element that holds root, header and lead picture upwards, the first that is proven to be enough."""
    lead = shown_lead(document, metadata.main_image, decision.root, decision.header, decision.kept)
    beside = [node for node in (decision.header, lead) if node is not None]
    node = document.common_ancestor([decision.root, *beside])
    wanted, tried, size = _values_of(metadata), 0, 0
    while tried < _SCOPES_TRIED and node >= 0 and document.name(node) not in ("body", "html"):
        before, size = size, int(document.end[node]) - node
        if size > before + 1:  # else it holds no other element than the one below it
            tried += 1
            part = _Part.below(document, node, decision)
            if _values_of(part.read()) == wanted:
                return node, part
        node = int(document.parent[node])
    return None


def _spared(part: _Part, metadata: Metadata) -> dict[str, int | None]:
    """The fields whose visible evidence changes no value, as many as may be left out together."""
    for names in (SPARABLE, *((name,) for name in SPARABLE)):
        found = part.read(dict.fromkeys(names, 0))
        if _without_evidence(found) == _without_evidence(metadata):
            return {name: _agreeing(name, metadata, found) for name in names}
    return {}


def _agreeing(name: str, metadata: Metadata, spared: Metadata) -> int | None:
    """How many sources of a field's visible evidence agree with the others; None where it was read all the same, as on
    a page that has no author, or where the others alone are as many as are counted."""
    others = spared.agreement.get(name, 0)
    if name not in spared.unread or others >= MOST_AGREEING:
        return None
    return max(0, metadata.agreement.get(name, 0) - others)


def _without_evidence(metadata: Metadata) -> Metadata:
    """Values and sources alone, to compare."""
    return replace(_values_of(metadata), agreement={}, confidence={}, unread=frozenset())


def _values_of(metadata: Metadata) -> Metadata:
    """The values alone, to compare; the language aside, which the article's text may have corrected."""
    sources = {name: source for name, source in metadata.sources.items() if name != _LANGUAGE}
    return replace(metadata, candidates={}, in_language=None, sources=sources)


_LANGUAGE = "in_language"


def _blocks(document: Document, decision: Decision, metadata: Metadata) -> Iterator[SeenBlock]:
    blocks, kept = document.blocks, set(decision.kept)
    words, linked = blocks.words.tolist(), blocks.linked.tolist()
    nodes = blocks.node.tolist()
    probabilities = decision.probabilities
    leads = frozenset[int]() if probabilities is None else leads_apart(document, probabilities, metadata)
    widest = decision.root
    for _ in range(_ROOTS - 1):
        widest = max(int(document.parent[widest]), 0)
    last = int(document.end[widest])
    for block in [place for place, node in enumerate(nodes) if widest <= node < last][:_MOST_BLOCKS]:
        inside = block in kept
        sure = float(inside) if probabilities is None else round(float(probabilities[block]), 4)
        text = document.block_line(block)
        wording = wording_of(text) if inside or words[block] <= SHORT else frozenset[str]()
        name = signature(document, nodes[block])
        yield SeenBlock(
            nodes[block],
            words[block],
            sure,
            inside,
            name,
            text_digest(text),
            wording,
            linked[block],
            block in leads,
            len(text),
            text.endswith(COLONS),
        )


def shown_by(document: Document, decision: Decision, metadata: Metadata) -> Shown:
    """The amount and kind of text of one page's body."""
    blocks, kept = document.blocks, list(decision.kept)
    words = int(blocks.words[kept].sum())
    linked = int(blocks.linked[kept].sum())
    share = round(linked / words, 3) if words else 0.0
    return Shown(words, words, len(kept), len(kept), share, declared_by(metadata))


def declared_by(metadata: Metadata) -> tuple[str, ...]:
    """Names of the metadata that tell an article's page from others, where the page has them."""
    names = ("headline", "date_published", "authors", "section")
    return tuple(sorted(name for name in names if getattr(metadata, name)))


_FIELDS = ("date_published", "date_modified", "section", "subtitle", "kicker")


def _fields(
    document: Document, metadata: Metadata, header: int | None, matches: Matches
) -> Iterator[SeenField]:
    """Visible elements near the header whose whole text, or a naming attribute, is the value of a field. Those that
    only their position tells are left out: where a page lacks the field, something else stands there."""
    if header is None:
        return
    wanted: dict[str, str] = {}
    for name in _FIELDS:
        value = getattr(metadata, f"{name}_raw", None) or getattr(metadata, name)
        if isinstance(value, str) and 2 <= len(value) <= _LONGEST_FIELD:
            wanted.setdefault(value.strip().casefold(), name)
    for author in metadata.authors[:1]:
        wanted.setdefault(author.name.strip().casefold(), "authors")
    found: set[str] = set()
    low, high = max(0, header - _NEAR // 2), min(len(document), int(document.end[header]) + _NEAR)
    for node in range(low, high):
        if len(found) == len(wanted):
            return
        for attribute, value in _values(document, node):
            field = wanted.get(value.strip().casefold())
            if field is not None and field not in found:
                paths = (path for path in xpaths_of(document.elements[node], _XPATHS, matches) if not counts(path))
                if named := tuple(paths):
                    found.add(field)
                    yield SeenField(field, attribute, named)


def _values(document: Document, node: int) -> Iterator[tuple[str | None, str]]:
    element = document.elements[node]
    for attribute in ("datetime", "content"):
        value = element.get(attribute)
        if value:
            yield attribute, str(value)
    s = document.structure
    if int(s.close_at[node]) - int(s.inner_at[node]) <= 10 * _LONGEST_FIELD:
        text = text_of(document, node, _LONGEST_FIELD)
        if text:
            yield None, text
