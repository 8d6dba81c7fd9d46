"""Fields at the places where a site's other pages show them (``Wrapper.fields``)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from extractors.document import Document
from extractors.metadata import sections
from extractors.metadata.authors.names import authors_of
from extractors.metadata.claims import Claims
from extractors.metadata.dates.day_order import DayOrder
from extractors.metadata.dates.parsing import is_future, parse_date
from extractors.metadata.dates.text import written
from extractors.metadata.headline import MAX_HEADLINE
from extractors.metadata.model import Author, Metadata
from extractors.metadata.text import clean, fold
from extractors.metadata.tree import heading_text
from extractors.wrapper import FieldPath
from extractors.xpath import select_values

SOURCE = "wrapper"
"""Name of the source, as others have names in ``precedence.py``."""
_LONGEST = 700
_MOST_AUTHORS = 6


def with_fields(
    metadata: Metadata, document: Document, paths: Mapping[str, FieldPath], root: Any, *, first: bool = False
) -> Metadata:
    """The metadata, with what they lack taken from the known places in the tree of ``root``.

    What a page declares or shows where any page may is overruled only with ``first``: where a person said which
    places they are.
    """
    found: dict[str, Any] = {}
    for name, path in paths.items():
        read = _READERS.get(name)
        if read is not None and (first or not getattr(metadata, name)):
            values = _values(root, path)
            found |= read(name, values, document, metadata) if values else {}
    return _from_wrapper(metadata, found) if found else metadata


def with_headline(metadata: Metadata, document: Document, header: int) -> Metadata:
    """The metadata with the headline that stands in the element that a person named."""
    headline = clean(heading_text(document, header))[:MAX_HEADLINE]
    return _from_wrapper(metadata, {"headline": headline}) if headline else metadata


def _from_wrapper(metadata: Metadata, found: Mapping[str, Any]) -> Metadata:
    """With values of which nothing else is known: what speaks for those that they replace is not theirs."""
    named = [name for name in found if not name.endswith("_raw")]
    confidence = {name: value for name, value in metadata.confidence.items() if name not in named}
    sources = {**metadata.sources, **dict.fromkeys(named, SOURCE)}
    return replace(metadata, **found, sources=sources, confidence=confidence)


def _values(root: Any, path: FieldPath) -> list[str]:
    found = []
    for value in select_values(root, path.xpath)[:_MOST_AUTHORS]:
        squeezed = " ".join(_text_in(value, path.attribute).split())
        if 2 <= len(squeezed) <= _LONGEST:
            found.append(squeezed)
    return found


def _text_in(value: Any, attribute: str | None) -> str:
    """What an element says there, or a text that the XPath itself took."""
    if isinstance(value, str):
        return str(value)
    return value.get(attribute, "") if attribute else "".join(map(str, value.itertext()))


def _authors(name: str, values: list[str], document: Document, metadata: Metadata) -> dict[str, Any]:
    names = dict.fromkeys(author for value in values for author in authors_of(value, visible=True))
    return {name: tuple(map(Author, names))} if names else {}


def _date(name: str, values: list[str], document: Document, metadata: Metadata) -> dict[str, Any]:
    language = metadata.in_language
    order = DayOrder(document, Claims(), language)
    for value in values:
        day_first = order.is_day_first(value)
        day = parse_date(value, language, day_first) or written(value, language, day_first)
        if day and not is_future(day, document.page.fetched_at):
            return {name: day, f"{name}_raw": value}
    return {}


def _section(name: str, values: list[str], document: Document, metadata: Metadata) -> dict[str, Any]:
    named = sections.declared(values[0], document.page.site, frozenset())
    return {name: named} if named else {}


def _line(name: str, values: list[str], document: Document, metadata: Metadata) -> dict[str, Any]:
    """A line around the headline, unless it says the headline again."""
    return {} if fold(values[0]) == fold(metadata.headline or "") else {name: values[0]}


_READERS: Mapping[str, Callable[[str, list[str], Document, Metadata], dict[str, Any]]] = {
    "authors": _authors,
    "date_published": _date,
    "date_modified": _date,
    "section": _section,
    "subtitle": _line,
    "kicker": _line,
}
