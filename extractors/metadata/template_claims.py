"""What a page declares and what it shows, kept so that pages can be compared: a template may say one thing of all."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from extractors.metadata.model import Claim, Metadata
from extractors.metadata.text import clean, fold

_FIELDS = ("headline", "description", "authors", "date_published")
_NEXT_TO_IT = frozenset(("dom.first", "dom.time.near", "dom.line", "dom.class", "dom.rel.near", "dom.class.near"))
"""Sources of dates and names that stand by the headline; others may be another article's."""
IMAGE = "image"
"""The kind of what a page declares to be its picture, by its address."""
_LONGEST = 500
_DAY = 10
"""Characters of a day."""


def claim_key(field: str, raw: str) -> str:
    """What two pages' claims have in common that say the same of a field; dates are one, whichever they are."""
    return f"{kind_of(field)}: {clean(raw)}"


def kind_of(field: str) -> str:
    """The first word of a field's name."""
    return field.partition("_")[0]


@dataclass(frozen=True, slots=True)
class Stated:
    """What one page says of itself, in forms that can be compared."""

    declared: Mapping[str, str] = field(default_factory=dict)
    """By key (``claim_key``): what it says, as ``shown`` has it."""
    shown: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """By kind of field: what a reader sees, the most trusted first."""


def stated_by(metadata: Metadata, heading: str) -> Stated:
    """Of metadata that were read with all their evidence. ``heading``: the text of the main header; empty if none."""
    declared: dict[str, str] = {}
    shown: dict[str, tuple[str, ...]] = {}
    for name in _FIELDS:
        claims = metadata.candidates.get(name, ())
        for claim in claims:
            if _is_declared(claim) and claim.value and len(claim.raw) <= _LONGEST:
                declared[claim_key(name, claim.raw)] = _comparable(name, claim.value)
        seen = [_comparable(name, value) for value in _shown(name, claims, heading)]
        if seen:
            shown[kind_of(name)] = tuple(dict.fromkeys(seen))
    picture, pictures = metadata.main_image, tuple(each.url for each in metadata.images)
    if picture and not metadata.sources.get("main_image", "").startswith("dom."):
        declared[claim_key(IMAGE, picture.url)] = picture.url
    if pictures:
        shown[IMAGE] = pictures
    return Stated(declared, shown)


def _is_declared(claim: Claim) -> bool:
    return not claim.source.startswith("dom.") and claim.source != "url"


def _shown(name: str, claims: tuple[Claim, ...], heading: str) -> Iterator[str]:
    if name == "headline":
        yield from filter(None, (clean(heading),))
        yield from (claim.text for claim in claims if claim.source.startswith("dom.") and claim.value)
    else:
        yield from (claim.text for claim in claims if claim.source in _NEXT_TO_IT and claim.value)


def _comparable(name: str, value: str) -> str:
    return value[:_DAY] if name == "date_published" else fold(value)
