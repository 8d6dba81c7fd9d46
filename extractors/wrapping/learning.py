"""From several pages' observations to the wrappers of their site.

``docs/wrappers.md`` has the rules and the figures they were chosen by.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import groupby

from extractors.metadata.template_claims import kind_of
from extractors.observation import Observation, Place, SeenBlock, is_linked, is_plain, pooled_name, text_digest
from extractors.odds import log_odds
from extractors.selection.root import THRESHOLD
from extractors.wrapper import LEAST, REFERS, SURE_DROPPED, SURE_KEPT, FieldPath, Pooled, Shown, Wrapper
from extractors.wrapping.edges import edge_names
from extractors.wrapping.exceptions import MOST_EXCEPTIONS, exceptions_of
from extractors.wrapping.kinds import PLAIN_ODDS
from extractors.wrapping.references import refers
from extractors.wrapping.template_claims import template_claims
from extractors.wrapping.template_words import (
    FEWEST_PAGES,
    constant_kinds,
    repeated_texts,
    written_kinds,
    written_words,
)

_WHOLE = 0.98
"""Share of a page's kept words that a root holds at least."""
_FOREIGN_WEIGHT = 0.5
"""What a foreign word inside a root costs, in kept words."""
_AGREED = 0.6
"""Share of a layout's pages that agree on where a field stands."""
_SURELY = 3
"""Pages on which plain markup repeats that is no article's: a list's items may come again."""
_WRITTEN = 0.05
"""Pooled probability of a kind of block that the template writes a part of."""
_ENTRIES = 2
"""Blocks of a kind on a page, at least, that make it a list's."""
LEAD_ODDS = 2.0
"""Log-odds against leads that their pages set apart, beside their own: of 43 to which the classifier gave .15 to .85 on
the development sets (18.4 together) because of their description 8 were content, of 27 (11.5) called a subtitle 7."""
_SEVERAL = 2
MOST_PAGES = 64
MOST_FRAGMENTS = 1_000
MOST_WRITTEN = 50
MOST_SIGNATURES = 600
MOST_TEMPLATE_CLAIMS = 30


def learn_site(
    observations: Sequence[Observation], *, prefer: Collection[str] = (), lines: Collection[str] = ()
) -> tuple[Wrapper, ...]:
    """The wrappers of the layouts that these pages show, the best supported first; the same for any order of pages.

    All observations are of one site. A layout that only one page shows has support 1. ``prefer`` are roots' XPaths
    that are known of the site: where one of them does as well as another, it is taken. ``lines`` are digests of texts
    that repeat on other pages of it (``Wrapper.fragments``).
    """
    found: list[Wrapper] = []
    # a page that was fetched again is one page, as it was last
    latest = {each.url: each for each in sorted(observations, key=_time)}
    ordered = sorted(latest.values(), key=lambda each: each.url)
    for _, group in groupby(sorted(ordered, key=_kind), key=_kind):
        rest = list(group)
        repeated = repeated_texts(rest)
        while rest:
            xpath, pages = _best_root(rest, prefer)
            if xpath is None:
                break
            found.append(_wrapper_of(xpath, pages, repeated, lines))
            rest = [page for page in rest if page not in pages]
    return tuple(sorted(found, key=lambda wrapper: (-wrapper.support, wrapper.root_xpath)))


def _time(observation: Observation) -> tuple[float, float, list[str]]:
    at = observation.fetched_at
    return at.timestamp() if at else -math.inf, observation.confidence, [block.text for block in observation.blocks]


def _kind(observation: Observation) -> tuple[str, str, bool]:
    return (observation.site, observation.parser, observation.rendered)


def _best_root(
    pages: Sequence[Observation], prefer: Collection[str]
) -> tuple[str | None, list[Observation]]:
    """The XPath that holds the content of most pages most tightly, and those pages."""
    scores: dict[str, float] = defaultdict(float)
    rank: dict[str, int] = {}
    holders: dict[str, list[Observation]] = defaultdict(list)
    for page in pages:
        kept = sum(block.words for block in page.blocks if block.kept)
        for place in page.roots:
            inside = [block for block in page.blocks if place.node <= block.node < place.end]
            held = sum(block.words for block in inside if block.kept)
            if held < _WHOLE * kept:
                continue
            foreign = sum(block.words for block in inside if not block.kept)
            for number, xpath in enumerate(place.xpaths):
                scores[xpath] += round(held / (held + _FOREIGN_WEIGHT * foreign), 6) if held else 0.0
                rank[xpath] = max(rank.get(xpath, 0), number)
                holders[xpath].append(page)
    if not scores:
        return None, []
    best = min(scores, key=lambda x: (-round(scores[x], 1), x not in prefer, -round(scores[x], 4), rank[x], len(x), x))
    return best, holders[best]


def place_of(observation: Observation, xpath: str) -> Place | None:
    """The candidate root that an XPath selects on a page."""
    return next((place for place in observation.roots if xpath in place.xpaths), None)


def _wrapper_of(
    root_xpath: str, pages: Sequence[Observation], repeated: Mapping[str, int], known: Collection[str]
) -> Wrapper:
    proving = max(pages, key=lambda page: (page.confidence, page.url))
    inside = {page.url: _inside(page, root_xpath) for page in pages}
    shown = Shown()
    for page in pages:
        shown = shown.with_page(page.shown)
    root = _name_of_root(pages, root_xpath)
    within = Counter(text for blocks in inside.values() for text in {block.text for block in blocks})
    fragments = {
        block.text
        for blocks in inside.values()
        for block in blocks
        if repeated.get(block.text, 0) >= (_SURELY if is_plain(block.signature, root) else 1)
        and not (block.kept and within[block.text] == 1)  # an article's own, which teasers outside of others have, too
    }
    signatures = _pooled(inside.values(), root)
    own_kinds = frozenset(each.signature for each in signatures if each.verdict > 0)
    rather_own = {each.signature for each in signatures if each.probability >= SURE_KEPT}
    constant, lines = constant_kinds(inside.values(), rather_own, known)
    signatures = tuple(each for each in signatures if each.signature not in constant)
    fragments |= lines
    moments = [page.fetched_at for page in pages if page.fetched_at]
    wrapper = Wrapper(
        site=proving.site,
        parser=proving.parser,
        rendered=proving.rendered,
        root_xpath=root_xpath,
        header_xpath=_agreed([page.header.xpaths for page in pages if page.header], len(pages)),
        method=proving.method,
        proving_url=proving.url,
        learned_at=max(moments) if moments else None,
        scope_xpath=_scope(pages),
        fields=_field_paths(pages),
        spared=_least([page.spared for page in pages]),
        signatures=signatures,
        fragments=tuple(sorted(fragments)[:MOST_FRAGMENTS]),
        written=tuple(sorted(written_words(inside.values(), own_kinds))[:MOST_WRITTEN]),
        shown=shown,
        pages=tuple(sorted(text_digest(page.url) for page in pages)),
        support=len(pages),
    )
    kept, dropped = exceptions_of(wrapper, [_without_header(page, inside[page.url]) for page in pages], root)
    wrapper = replace(wrapper, kept_texts=kept, dropped_texts=dropped)
    texts = {_text_of(page): page for page in pages}
    return _disbelieving(wrapper, template_claims([page.stated for page in texts.values()]))


def _text_of(page: Observation) -> tuple[str, ...]:
    return tuple(block.text for block in page.blocks if block.kept)


def _disbelieving(wrapper: Wrapper, claims: Collection[str]) -> Wrapper:
    """A wrapper without what was learned while a template was believed: where its values stand, what may be spared, and
    that all pages have them."""
    if not claims:
        return wrapper
    kinds = {claim.partition(":")[0] for claim in claims}
    declares = tuple(name for name in wrapper.shown.declares if kind_of(name) not in kinds or name == "headline")
    return replace(
        wrapper,
        template_claims=_latest(wrapper.template_claims, sorted(claims), MOST_TEMPLATE_CLAIMS),
        scope_xpath=None,
        spared={},
        fields={name: path for name, path in wrapper.fields.items() if kind_of(name) not in kinds},
        shown=replace(wrapper.shown, declares=declares),
    )


def _without_header(page: Observation, blocks: Sequence[SeenBlock]) -> list[SeenBlock]:
    header = page.header
    return [block for block in blocks if header is None or not header.node <= block.node < header.end]


def _inside(page: Observation, root_xpath: str) -> list[SeenBlock]:
    place = place_of(page, root_xpath)
    assert place is not None
    return [block for block in page.blocks if place.node <= block.node < place.end]


def _agreed(candidates: Sequence[tuple[str, ...]], pages: int) -> str | None:
    """The XPath that most pages have among theirs, the most robust of those; None where too few agree."""
    votes: Counter[str] = Counter(xpath for xpaths in candidates for xpath in xpaths)
    if not votes:
        return None
    rank = {xpath: max(x.index(xpath) for x in candidates if xpath in x) for xpath in votes}
    best = min(votes, key=lambda x: (-votes[x], rank[x], len(x), x))
    return best if votes[best] >= _AGREED * pages else None


def _scope(pages: Sequence[Observation]) -> str | None:
    """The XPath that selects enough of every page; the tightest on the first of them."""
    common: set[str] = set.intersection(*({x for place in page.scopes for x in place.xpaths} for page in pages))
    return next((x for place in pages[0].scopes for x in place.xpaths if x in common), None)


def _least(counts: Sequence[Mapping[str, int | None]]) -> dict[str, int]:
    """What all of several have, and the least of each that is known; 0 where none is."""
    names = sorted(set.intersection(*map(set, counts)))
    known = {name: [count for each in counts if (count := each[name]) is not None] for name in names}
    return {name: min(known[name], default=0) for name in names}


def _field_paths(pages: Sequence[Observation]) -> dict[str, FieldPath]:
    found: dict[str, FieldPath] = {}
    for name in sorted({each.name for page in pages for each in page.fields}):
        seen = [each for page in pages for each in page.fields if each.name == name]
        for attribute in ("datetime", "content", None):
            of_kind = [each.xpaths for each in seen if each.attribute == attribute]
            xpath = _agreed(of_kind, len(pages))
            if xpath is not None:
                found[name] = FieldPath(xpath, attribute, sum(xpath in xpaths for xpaths in of_kind))
                break
    return found


def _name_of_root(pages: Sequence[Observation], root_xpath: str) -> str:
    """The root's part of a signature, if it has a name and the same on all pages."""
    names = {place.name for page in pages if (place := place_of(page, root_xpath)) is not None}
    return names.pop() if len(names) == 1 else ""


def _pooled(pages: Collection[Sequence[SeenBlock]], root: str) -> tuple[Pooled, ...]:
    by_page: dict[str, list[list[float]]] = defaultdict(list)
    for blocks in pages:
        here: dict[str, list[float]] = defaultdict(list)
        for block in blocks:
            here[pooled_name(block.signature, is_linked(block.words, block.linked))].append(block.probability)
        for name, probabilities in here.items():
            by_page[name].append(probabilities)
    written = written_kinds(pages)
    plain = _plain_kinds(pages, root) - written
    pooled = [_pooled_of(name, seen) for name, seen in by_page.items()]
    apart = [_pooled_of(name, seen) for name, seen in _apart(pages).items()]
    foreign = written | _labelled_entries(pooled)
    leads = _leads(pages)
    judged = (
        _as_foreign(each)
        if each.signature in foreign
        else _as_own(each)
        if each.signature in plain
        else _as_lead(each)
        if each.signature in leads
        else each
        for each in pooled
    )
    return _bounded((*judged, *apart))


def _apart(pages: Collection[Sequence[SeenBlock]]) -> dict[str, list[list[float]]]:
    """The probabilities by page of the lines of which their kind says nothing: those with which a kind of block begins
    or ends, and those that lead to another text."""
    by_page: dict[str, list[list[float]]] = defaultdict(list)
    for blocks in pages:
        here: dict[str, list[float]] = defaultdict(list)
        names = edge_names([block.signature for block in blocks], [block.words for block in blocks].__getitem__)
        for place, name in names.items():
            here[name].append(blocks[place].probability)
        for block in blocks:
            if refers(block.words, block.linked):
                here[block.signature + REFERS].append(block.probability)
        for name, probabilities in here.items():
            by_page[name].append(probabilities)
    return by_page


def _leads(pages: Collection[Sequence[SeenBlock]]) -> frozenset[str]:
    """Signatures of which at least half of the blocks, and several, are leads that their pages set apart."""
    blocks: Counter[str] = Counter()
    leads: Counter[str] = Counter()
    for page in pages:
        blocks.update(block.signature for block in page)
        leads.update(block.signature for block in page if block.lead)
    return frozenset(name for name, count in leads.items() if count >= _SEVERAL and 2 * count >= blocks[name])


def _as_lead(known: Pooled) -> Pooled:
    odds = log_odds(known.probability, LEAST) - LEAD_ODDS
    return known._replace(probability=round(1 / (1 + math.exp(-odds)), 4), kept=0 if odds < 0 else known.kept)


def _plain_kinds(pages: Collection[Sequence[SeenBlock]], root: str) -> frozenset[str]:
    """Signatures of plain markup (``is_plain``), but for those whose words are mostly links."""
    words: Counter[str] = Counter()
    linked: Counter[str] = Counter()
    for page in pages:
        for block in page:
            words[block.signature] += block.words
            linked[block.signature] += block.linked
    return frozenset(name for name in words if is_plain(name, root) and not is_linked(words[name], linked[name]))


def _as_own(known: Pooled) -> Pooled:
    odds = log_odds(known.probability, LEAST) + PLAIN_ODDS
    return known._replace(probability=round(1 / (1 + math.exp(-odds)), 4))


def _as_foreign(known: Pooled) -> Pooled:
    return known._replace(probability=min(known.probability, _WRITTEN), kept=0)


def _labelled_entries(pooled: Iterable[Pooled]) -> frozenset[str]:
    """Signatures of what recurs on each page in a box of its own beside a label that no page keeps, if not every page
    keeps it: readers' comments under their names, which read like an article where they are many. (Every page keeps the
    answers of an interview and the entries of a live blog.)"""
    entries: dict[tuple[str, int, int], list[Pooled]] = defaultdict(list)
    for each in pooled:
        if each.pages >= FEWEST_PAGES and each.blocks >= _ENTRIES * each.pages:
            entries[each.signature.partition(" < ")[2], each.blocks, each.pages].append(each)
    return frozenset(
        each.signature
        for together in entries.values()
        if any(each.kept == 0 and each.probability <= SURE_DROPPED for each in together)
        for each in together
        if each.kept < each.pages
    )


def _pooled_of(name: str, pages: Sequence[Sequence[float]]) -> Pooled:
    blocks = sum(map(len, pages))
    kept = sum(sum(page) >= THRESHOLD * len(page) for page in pages)
    return Pooled(name, round(sum(map(sum, pages)) / blocks, 4), blocks, len(pages), kept)


def _bounded(pooled: Iterable[Pooled], latest: Collection[str] = ()) -> tuple[Pooled, ...]:
    """The most frequent signatures, those of the latest pages before all others, sorted by name: on a site whose builds
    rename its classes most of those that were ever seen come no more."""
    ranked = sorted(pooled, key=lambda each: (each.signature not in latest, -each.pages, -each.blocks, each.signature))
    return tuple(sorted(ranked[:MOST_SIGNATURES], key=lambda each: each.signature))


def _latest(found: Sequence[str], known: Sequence[str], most: int) -> tuple[str, ...]:
    """What the latest pages say, and of what was known before as much as there is room for, sorted."""
    return tuple(sorted([*dict.fromkeys((*found, *known))][:most]))


def merge_wrappers(known: Wrapper, found: Wrapper) -> Wrapper:
    """A wrapper of one id learned from further pages: of everything what more pages say, and the support of both. Pages
    that taught it before are no further ones."""
    again = len(set(known.pages) & set(found.pages))
    if again == found.support:
        return known
    pool = {each.signature: each for each in known.signatures}
    for each in found.signatures:
        old = pool.get(each.signature)
        pool[each.signature] = each if old is None else _mean(old, each)
    paths = {**found.fields, **{n: p for n, p in known.fields.items() if p.pages >= _pages(found.fields.get(n))}}
    merged = replace(
        found,
        proving_url=known.proving_url or found.proving_url,
        scope_xpath=known.scope_xpath if known.scope_xpath == found.scope_xpath else None,
        fields=dict(sorted(paths.items())),
        spared=_least([known.spared, found.spared]),
        signatures=_bounded(pool.values(), {each.signature for each in found.signatures}),
        fragments=_latest(found.fragments, known.fragments, MOST_FRAGMENTS),
        written=_latest(found.written, known.written, MOST_WRITTEN),
        kept_texts=_latest(found.kept_texts, known.kept_texts, MOST_EXCEPTIONS),
        dropped_texts=_latest(found.dropped_texts, known.dropped_texts, MOST_EXCEPTIONS),
        strip=known.strip or found.strip,
        next_page_xpath=known.next_page_xpath or found.next_page_xpath,
        shown=known.shown.with_page(found.shown),
        pages=tuple(dict.fromkeys((*known.pages, *found.pages)))[-MOST_PAGES:],
        support=known.support + found.support - again,
    )
    return _disbelieving(merged, {*known.template_claims, *found.template_claims})


def _pages(path: FieldPath | None) -> int:
    return path.pages if path else 0


def _mean(one: Pooled, other: Pooled) -> Pooled:
    blocks = one.blocks + other.blocks
    probability = (one.probability * one.blocks + other.probability * other.blocks) / blocks
    return Pooled(
        one.signature, round(probability, 4), blocks, one.pages + other.pages, one.kept + other.kept
    )
