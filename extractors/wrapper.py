"""Wrapper: what was learned of one layout of a site, or written down by a person, and its JSON."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from datetime import datetime
from functools import cached_property
from types import NoneType
from typing import Any, NamedTuple

import orjson

FORMAT = 2
"""Of the JSON. Format 1 had no ``format`` key, and bare names of signatures in place of pooled ones."""
SURE_KEPT = 0.7
"""Pooled probability from which the blocks of a signature are among the layout's own."""
LEAST = 0.002
"""How near to 0 or 1 a pooled probability may come."""
SURE_DROPPED = 0.3
"""Pooled probability up to which they are foreign to it."""


HAND, FIVEFILTERS = "hand", "fivefilters"
BY_PERSON = frozenset((HAND, FIVEFILTERS))
"""``Wrapper.method`` of wrappers that a person wrote: they were not learned with a parser, and hold for any."""


class Pooled(NamedTuple):
    """What the pages of a layout say together of the blocks of one signature. (A tuple: a store reads forty a
    wrapper.)"""

    signature: str
    """Tag and class of a block's element and of those above it (``extractors.observation.signature_of``)."""
    probability: float
    """That such a block is content: the mean over the blocks that were seen, 0 to 1."""
    blocks: int = 1
    """Blocks seen."""
    pages: int = 1
    """Pages that had one."""
    kept: int = 0
    """Pages on which most of them were kept."""

    @property
    def verdict(self) -> int:
        """1: surely content; -1: surely foreign; 0: not sure. The fewer pages say so, the surer they must be; and
        most pages must agree, so that one page on which the cold way slipped is outvoted."""
        least = _LEAST[min(self.pages, len(_LEAST)) - 1] if self.pages else 2.0
        if self.probability >= least and self.kept >= _VOTE * self.pages:
            return 1
        if self.probability <= 1 - least and self.kept <= (1 - _VOTE) * self.pages:
            return -1
        return 0


_LEAST = (0.95, 0.93, SURE_KEPT)
"""Probability of a signature seen on one page, two, and more, from which it is sure."""
_VOTE = 0.75
"""Share of the pages that must agree."""


def box_of(signature: str) -> str | None:
    """Tag and class of the nearest element of a signature that has a class."""
    return next((part for part in signature.split(" < ") if not part.endswith(".")), None)


FIRST, LAST = " < :first", " < :last"
"""Behind the signature of lines with which a kind of block begins or ends (``wrapping.edges``); no element has that
name. They are pooled with their kind as well."""
REFERS = " < :refers"
"""The same of short lines of which a good part is a link (``wrapping.references``)."""
LINKS = " < :links"
"""Behind the signature of a list's items that are links (``observation.pooled_name``); no element has that name."""


def boxes_of(pool: Mapping[str, Pooled]) -> dict[str, float]:
    """The mean probability of the blocks in each box (``box_of``)."""
    return means_of((box_of(name), each) for name, each in pool.items())


def means_of(named: Iterable[tuple[str | None, Pooled]]) -> dict[str, float]:
    """The mean probability of the blocks under each name."""
    sums: dict[str, list[float]] = {}
    for name, each in named:
        if name and not each.signature.endswith((FIRST, LAST, REFERS)):
            both = sums.setdefault(name, [0.0, 0])
            both[0] += each.probability * each.blocks
            both[1] += each.blocks
    return {name: total / blocks for name, (total, blocks) in sums.items() if blocks}


@dataclass(frozen=True, slots=True)
class FieldPath:
    """Where a visible field stands, and what of it is the value."""

    xpath: str
    attribute: str | None = None
    """The attribute that holds the value (``datetime``, ``content``); None: the element's text."""
    pages: int = 1
    """Pages on which it gave the value that was found there cold."""


@dataclass(frozen=True, slots=True)
class Shown:
    """The amount and kind of text of a layout's bodies. All 0 or empty: nothing is known."""

    min_words: int = 0
    """Fewest words of a body."""
    max_words: int = 0
    min_blocks: int = 0
    """Fewest blocks of text of a body."""
    max_blocks: int = 0
    max_link_share: float = 0.0
    """Largest share of a body's words in links, 0 to 1."""
    declares: tuple[str, ...] = ()
    """What every page declared of itself: names of metadata (``date_published``, ``authors``, ``og:article`` ...)."""

    def with_page(self, other: Shown) -> Shown:
        """The range of both together."""
        if not self.max_words:
            return other
        return Shown(
            min(self.min_words, other.min_words),
            max(self.max_words, other.max_words),
            min(self.min_blocks, other.min_blocks),
            max(self.max_blocks, other.max_blocks),
            max(self.max_link_share, other.max_link_share),
            tuple(sorted(set(self.declares) & set(other.declares))),
        )


@dataclass(frozen=True)
class Wrapper:
    """One layout of a site. Not slotted: what is derived of it is asked for on every page, and made once."""

    site: str
    """Host, with the port where there is one."""
    parser: str
    root_xpath: str
    """Selects the content's root: one element. A pinned wrapper's may select several, whose texts are joined."""
    method: str = "arbiter"
    """What chose the root when it was learned; ``hand`` for a wrapper written by a person."""
    proving_url: str = ""
    """A page on which the wrapper is known to be right; it can be verified there again years later."""
    learned_at: datetime | None = None
    rendered: bool = False
    header_xpath: str | None = None
    scope_xpath: str | None = None
    """The part of the page in which all visible metadata stand, on every page it was learned from; None: anywhere."""
    fields: Mapping[str, FieldPath] = field(default_factory=dict, hash=False)
    """Visible fields: ``authors``, ``date_published``, ``date_modified``, ``section``, ``subtitle``, ``kicker``."""
    spared: Mapping[str, int] = field(default_factory=dict, hash=False)
    """Fields whose visible evidence told nothing new on any page, and need not be read where a page declares them
    (``metadata.SPARABLE``), with how many of its sources agreed on each page at least."""
    template_claims: tuple[str, ...] = ()
    """What the template declares of every page, and is believed of none (``metadata.template_claims.claim_key``),
    sorted: "headline: The Daily News"."""
    signatures: tuple[Pooled, ...] = ()
    """The blocks inside the root by signature, sorted. One with none is new to the layout and judged as if cold."""
    fragments: tuple[str, ...] = ()
    """Digests (``extractors.text_digest``) of texts inside the root that repeat on pages of the site, sorted."""
    written: tuple[str, ...] = ()
    """Words (lower case) by which a line inside the root is known as the template's, sorted: "reuters", "advert";
    joined by blanks, those of a text that closes most pages."""
    kept_texts: tuple[str, ...] = ()
    """Keys (``extractors.wrapping.kinds``) of texts that pages it was learned from kept although their kind is not,
    sorted."""
    dropped_texts: tuple[str, ...] = ()
    """Keys of those that they dropped although their kind is kept, sorted."""
    strip: tuple[str, ...] = ()
    """XPaths of elements to leave out with all below them."""
    next_page_xpath: str | None = None
    """Selects the link to the article's next page (its element or its ``href``)."""
    shown: Shown = Shown()
    pages: tuple[str, ...] = ()
    """Digests of the addresses of pages that it was learned from, the latest: on those a block's own probability is
    taken out of the pooled one, lest it be counted twice."""
    support: int = 1
    """Pages that agree in this layout. Below the policy's minimum the wrapper is a candidate and not used yet."""
    pinned: bool = False
    """Written or confirmed by a person: goes first, is verified, and is never retired."""

    @property
    def by_person(self) -> bool:
        """Whether a person wrote it, and not only confirmed what was learned: what it says goes before all else."""
        return self.pinned and self.method in BY_PERSON

    @property
    def names_no_header(self) -> bool:
        """Whether a person said where the text is, but not where the headline is."""
        return self.by_person and not self.header_xpath

    @cached_property
    def id(self) -> str:
        """What the wrapper is of, whatever further pages teach: site, parser, raw or rendered, root, header, pinned."""
        where = (self.site, self.parser, self.rendered, self.root_xpath, self.header_xpath, self.pinned)
        return hashlib.sha256(repr(where).encode()).hexdigest()[:16]

    @cached_property
    def snapshot(self) -> str:
        """A digest of all that decides what the wrapper extracts: the same page and snapshot give the same article."""
        values = self._values()
        for name in ("method", "proving_url", "learned_at", "support"):
            del values[name]
        if not self.template_claims:
            del values["template_claims"]  # so that wrappers of before it have the snapshots that they had
        return hashlib.sha256(json.dumps(values, sort_keys=True).encode()).hexdigest()[:16]

    @cached_property
    def pool(self) -> Mapping[str, Pooled]:
        """The signatures by name."""
        return {each.signature: each for each in self.signatures}

    @cached_property
    def seen(self) -> frozenset[str]:
        """The signatures of all blocks that were seen, be they text or links."""
        return frozenset(each.signature.removesuffix(LINKS) for each in self.signatures)

    @cached_property
    def verdicts(self) -> Mapping[str, int]:
        """What is sure of each signature (``Pooled.verdict``)."""
        return {each.signature: each.verdict for each in self.signatures}

    @cached_property
    def foreign_edges(self) -> frozenset[str]:
        """The lines with which a kind begins or ends (``FIRST``, ``LAST``) that are surely foreign: those of several
        pages, of which none kept any."""
        edges = (each for each in self.signatures if each.signature.endswith((FIRST, LAST)))
        foreign = (each for each in edges if each.pages >= len(_LEAST) and not each.kept and each.verdict < 0)
        return frozenset(each.signature for each in foreign)

    @cached_property
    def boxes(self) -> Mapping[str, float]:
        """The mean probability of all that stands nearest to an element of one tag and class: what a block of a
        signature never seen may be judged by, if the box that it stands in is known."""
        return boxes_of(self.pool)

    @cached_property
    def tags(self) -> Mapping[str, float]:
        """The same of all blocks of one tag, wherever inside the root."""
        return means_of((each.signature.partition(".")[0], each) for each in self.signatures)

    @cached_property
    def repeated(self) -> frozenset[str]:
        """The fragments as a set."""
        return frozenset(self.fragments)

    @cached_property
    def template_words(self) -> frozenset[str]:
        """The words of the template's lines as a set."""
        return frozenset(word for word in self.written if " " not in word)

    @cached_property
    def template_frames(self) -> tuple[frozenset[str], ...]:
        """The words of each text that the template closes its pages with."""
        return tuple(frozenset(words.split()) for words in self.written if " " in words)

    @cached_property
    def told(self) -> Mapping[str, int]:
        """Of the keys of kept texts 1, of dropped ones -1. One page that kept a text is heard before others."""
        return {**dict.fromkeys(self.dropped_texts, -1), **dict.fromkeys(self.kept_texts, 1)}

    @property
    def exclusions(self) -> tuple[str, ...]:
        """Signatures of foreign blocks inside the root."""
        return tuple(p.signature for p in self.signatures if p.probability <= SURE_DROPPED)

    def _values(self) -> dict[str, Any]:
        values = {name: getattr(self, name) for name in _NAMES}
        values["shown"] = asdict(self.shown)
        values["learned_at"] = self.learned_at.isoformat() if self.learned_at else None
        values["fields"] = {name: asdict(path) for name, path in sorted(self.fields.items())}
        # one line a signature keeps stored wrappers small
        values["signatures"] = [list(pooled) for pooled in self.signatures]
        return values

    def to_json(self) -> str:
        """The wrapper as one JSON object."""
        return json.dumps({"format": FORMAT, **self._values()}, ensure_ascii=False, sort_keys=True)

    @classmethod
    def from_json(cls, text: str) -> Wrapper:
        """Reads this format and format 1. Raises ValueError for text that is no wrapper."""
        try:
            values = dict(orjson.loads(text))
            form = values.pop("format", 1)
            if form not in (1, FORMAT):
                raise ValueError(f"not a wrapper of a known format: {form}")
            if form == 1:
                values = _from_first(values)
            return cls(**_typed(values))
        except (TypeError, AttributeError, KeyError, orjson.JSONDecodeError) as error:
            raise ValueError(f"not a wrapper: {error}") from error

    def pin(self, pinned: bool = True) -> Wrapper:
        """The same wrapper, confirmed by a person, or no longer."""
        return replace(self, pinned=pinned)


_LISTS = ("template_claims", "fragments", "written", "kept_texts", "dropped_texts", "strip", "pages")
_Kinds = Mapping[str, tuple[type, ...]]
_KINDS: _Kinds = {
    **dict.fromkeys(("site", "parser", "root_xpath", "method", "proving_url"), (str,)),
    **dict.fromkeys(("header_xpath", "scope_xpath", "next_page_xpath"), (str, NoneType)),
    **dict.fromkeys(("rendered", "pinned"), (bool,)),
    **dict.fromkeys((*_LISTS, "signatures"), (list,)),
    **dict.fromkeys(("fields", "spared", "shown"), (dict,)),
    "support": (int,),
}
_OF_FIELDS: _Kinds = {"xpath": (str,), "attribute": (str, NoneType), "pages": (int,)}
KINDS_OF_SHOWN: _Kinds = {
    **dict.fromkeys(("min_words", "max_words", "min_blocks", "max_blocks"), (int,)),
    "max_link_share": (int, float),
    "declares": (list,),
}
"""The fields of ``Shown`` in JSON and TOML, with their types."""
_NAMES = frozenset(each.name for each in fields(Wrapper))


def _from_first(values: dict[str, Any]) -> dict[str, Any]:
    """Format 1: exclusions and inclusions of one page, its range of words."""
    dropped, kept = values.pop("exclusions", ()), values.pop("inclusions", ())
    signatures = [[name, 0.0, 1, 1, 0] for name in dropped] + [[name, 1.0, 1, 1, 1] for name in kept]
    shown = {"min_words": values.pop("min_words", 0), "max_words": values.pop("max_words", 0)}
    return {**values, "signatures": sorted(signatures), "shown": shown}


def _typed(values: dict[str, Any]) -> dict[str, Any]:
    """The fields of a Wrapper from their JSON. Raises TypeError, KeyError, ValueError for wrong ones."""
    if wrong := set(values) - _NAMES:
        raise TypeError(f"unknown fields: {', '.join(sorted(wrong))}")
    found = _checked(values, _KINDS)
    if "learned_at" in values:
        found["learned_at"] = datetime.fromisoformat(values["learned_at"]) if values["learned_at"] else None
    for name in _LISTS:
        if name in values:
            found[name] = tuple(str(item) for item in values[name])
    if "fields" in values:
        found["fields"] = {
            str(name): FieldPath(**_checked(path, _OF_FIELDS)) for name, path in values["fields"].items()
        }
    if "spared" in values:
        found["spared"] = {str(name): int(agreeing) for name, agreeing in values["spared"].items()}
    if "signatures" in values:
        found["signatures"] = tuple(
            Pooled(str(s), float(p), int(b), int(n), int(k)) for s, p, b, n, k in values["signatures"]
        )
    if "shown" in values:
        shown = _checked(values["shown"], KINDS_OF_SHOWN)
        found["shown"] = Shown(**{**shown, "declares": tuple(shown.get("declares", ()))})
    return found


def _checked(values: Mapping[str, Any], kinds: _Kinds) -> dict[str, Any]:
    """The same values. Raises TypeError for one of a wrong kind."""
    found = dict(values)
    for name, kind in kinds.items():
        if name in found and not isinstance(found[name], kind):
            raise TypeError(f"{name} is {found[name]!r}"[:200])
    return found
