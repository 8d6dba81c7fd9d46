"""From a page to its explanation: the extraction's own decision, and the reasons that the page shows."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from extractors.arbiter import Decision, alike, kept_by
from extractors.article import Article, Extracted
from extractors.blocks.region import Region
from extractors.candidate import Candidate
from extractors.clean_html import decided
from extractors.document import Document, Unreadable
from extractors.dom import tags
from extractors.explain.explanation import Explanation, FieldOrigin, MethodVote
from extractors.explain.panel import explain
from extractors.extraction import extract_views
from extractors.metadata.model import JSON_NAMES
from extractors.methods import METHODS
from extractors.model import Model
from extractors.page import Page
from extractors.wrapper import Wrapper
from extractors.wrapping.warm import Views

_REGIONS = {
    tags.CODES[name]: name for name in ("nav", "footer", "header", "aside", "form", "button", "address")
}
LINKED_SHARE = 0.5
"""Share of a text's characters in links from which the links are named as what speaks against it."""
LONGEST_SHOWN = 300
"""Characters of a text that can be a byline or a dateline."""
LONGEST_DATELINE = 100
"""Characters of a text that can show a date and little else."""
_DAY = re.compile(r"(\d{4})-(\d\d)-(\d\d)")
_SHOWN_FIELDS = ("datePublished", "dateModified", "authors", "description", "section")


def explain_page(
    page: Page,
    wrappers: Sequence[Wrapper] = (),
    *,
    method: str | None = None,
    model: Model | None = None,
    picture: bytes | None = None,
) -> str:
    """One self-contained HTML file that shows a page with what ``extract_page`` kept of it, and why.

    Arguments as for ``extract_page``; ``picture`` as for ``explain``. Raises KeyError for a method that does not
    exist; no page raises.
    """
    try:
        document = Document(page)
    except Unreadable as unreadable:
        page = Page.from_html("<html><body></body></html>", page.url)
        return explain(Document(page), Explanation(str(unreadable.reason), unreadable.detail, url=page.url))
    return explain(*_explained(document, wrappers, method, model), picture)


def explanation_of(
    document: Document, wrappers: Sequence[Wrapper] = (), *, method: str | None = None, model: Model | None = None
) -> Explanation:
    """What there is to explain of a parsed page."""
    return _explained(document, wrappers, method, model)[1]


def _explained(
    document: Document, wrappers: Sequence[Wrapper], method: str | None, model: Model | None
) -> tuple[Document, Explanation]:
    """What is shown and explained: the page, or what its own data made of it where the article is from there."""
    views = Views.of(document, model)
    extracted = extract_views(views, wrappers, method=method)
    shown, decision = decided(views, extracted, method)
    return shown, _explanation(shown, extracted, decision, method)


def _explanation(
    document: Document, extracted: Extracted, decision: Decision | None, method: str | None
) -> Explanation:
    outcome = extracted.outcome
    votes = _votes(document, decision)
    if isinstance(outcome, Article):
        verdict, detail = outcome.extraction.verdict, ""
        xpath, how = outcome.extraction.xpath, outcome.extraction.method
        confidence: float | None = outcome.extraction.confidence
    else:
        verdict, detail, xpath, how = str(outcome.reason), outcome.detail, "", method or "arbiter"
        confidence = outcome.confidence
    if decision is None:
        return Explanation(verdict, detail, votes=votes, confidence=confidence, url=document.page.url)
    return Explanation(
        verdict=verdict,
        detail=detail,
        kept=decision.kept,
        dropped=drop_reasons(document, decision, votes),
        root=decision.root,
        header=decision.header,
        fields=_fields(document, outcome, decision.header) if isinstance(outcome, Article) else {},
        votes=votes,
        xpath=xpath,
        method=how,
        wrapper=extracted.used.id if extracted.used else None,
        confidence=confidence,
        url=document.page.url,
    )


def _votes(document: Document, decision: Decision | None) -> dict[str, MethodVote]:
    ours = decision.kept if decision else ()
    found: dict[str, MethodVote] = {}
    for method in METHODS:
        vote = method.find(document)
        if not isinstance(vote, Candidate):
            found[method.name] = MethodVote(note=vote.detail)
            continue
        kept = frozenset(kept_by(document, vote))
        evidence = ", ".join(f"{name}: {value}" for name, value in vote.evidence.items())
        found[method.name] = MethodVote(kept, vote.root, evidence, alike(document, kept, ours))
    return found


def drop_reasons(document: Document, decision: Decision, votes: Mapping[str, MethodVote]) -> dict[int, str]:
    """Why each text that is not kept is not: its place, what it is made of, and who would have kept it."""
    region = Region(document, decision.root, decision.kept, decision.header)
    kept = set(decision.kept)
    blocks = document.blocks
    s = document.structure
    in_link = blocks.sum(s.run_chars * document.in_link[s.run_owner]).tolist()
    chars = blocks.sum(s.run_chars).tolist()
    reasons: dict[int, str] = {}
    for block in range(len(blocks)):
        if block in kept:
            continue
        owner = region.owners[block]
        parts = [_place(document, decision, region, owner, block)]
        if chars[block] and in_link[block] >= LINKED_SHARE * chars[block]:
            parts.append(f"{round(100 * in_link[block] / chars[block])} % link text")
        if document.run_hidden[blocks.first_run[block]]:
            parts.append("hidden")
        voters = sum(block in vote.kept for vote in votes.values())
        parts.append(f"{voters} of {len(votes)} methods keep it")
        reasons[block] = "; ".join(filter(None, parts))
    return reasons


def _place(document: Document, decision: Decision, region: Region, owner: int, block: int) -> str:
    if decision.header is not None and document.is_within(owner, decision.header):
        return "the main header, which is the headline"
    if region.caption[block] and document.is_within(owner, decision.root):
        return "a caption"
    for above in (owner, *document.ancestors(owner)):
        if above == decision.root:
            return "inside the root, but judged no part of the article"
        name = _REGIONS.get(int(document.tag[above]))
        if name:
            return f"in {name}" + ("" if document.is_within(owner, decision.root) else ", outside the root")
    return "outside the root"


def _fields(document: Document, article: Article, header: int | None) -> dict[str, FieldOrigin]:
    sources = {JSON_NAMES.get(name, name): source for name, source in article.extraction.fields.items()}
    values = article.metadata.to_json()
    values["headline"] = article.headline
    claims = {
        name: tuple((claim["source"], str(claim.get("value") or claim["raw"])) for claim in claimed)
        for name, claimed in article.metadata.evidence().items()
    }
    found: dict[str, FieldOrigin] = {}
    for name in ("headline", *(field for field in values if field != "headline")):
        value = values.get(name)
        if value is None or name.endswith("Raw"):
            continue
        source = sources.get(name, "")
        node = header if name == "headline" else None
        if name in _SHOWN_FIELDS:
            node = _shown_at(document, [str(values.get(f"{name}Raw") or ""), *_texts(value)])
        believed_first = sorted(claims.pop(name, ()), key=lambda claim: claim[0] != source)
        found[name] = FieldOrigin(", ".join(_texts(value)), source, node, tuple(believed_first))
    for name, claimed in claims.items():
        if name not in found:
            found[name] = FieldOrigin("", "none is believed", None, claimed)
    return found


def _texts(value: object) -> list[str]:
    """The texts that a person would call the value."""
    if isinstance(value, Mapping):
        return [str(value.get("name") or value.get("url") or "")]
    if isinstance(value, list | tuple):
        return [text for item in value for text in _texts(item)]
    return [str(value)]


def _shown_at(document: Document, wanted: Sequence[str]) -> int | None:
    """The first element that shows one of these texts: as a time's machine form, or in a short text."""
    for text in wanted:
        if len(text) < 4:
            continue
        for node, value in document.attribute("datetime"):
            if value.strip() == text or (len(text) >= 10 and value.startswith(text[:10])):
                return node
        day = _DAY.match(text)
        for block, shown in _short_texts(document):
            if text in shown or (day and _shows_day(shown, day)):
                return _holder(document, block, text)
    return None


def _short_texts(document: Document) -> Iterator[tuple[int, str]]:
    blocks = document.blocks
    for block in range(len(blocks)):
        start, stop = int(blocks.start[block]), int(blocks.stop[block])
        if stop - start <= 5 * LONGEST_SHOWN:
            text = document.text_between(start, stop, " ")
            if len(text) <= LONGEST_SHOWN:
                yield block, text


def _shows_day(shown: str, day: re.Match[str]) -> bool:
    """Whether a dateline names the year and the day of the month, in whatever language."""
    numbers = re.findall(r"\d+", shown)
    return (
        len(shown) <= LONGEST_DATELINE
        and day[1] in numbers
        and bool({day[3], day[3].lstrip("0")} & {*numbers})
    )


def _holder(document: Document, block: int, text: str) -> int:
    """The innermost element that holds the text, else that in which the block begins."""
    s, blocks = document.structure, document.blocks
    first, stop = int(blocks.first_run[block]), int(blocks.stop_run[block])
    for run in range(first, stop):
        if text in document.stream[s.run_at[run] : s.run_stop[run]]:
            return int(s.run_owner[run])
    return int(s.run_owner[first])
