"""Which of a page's bylines are believed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from extractors.metadata.json_ld import JsonLd, types_of
from extractors.metadata.model import Author, Claim
from extractors.metadata.names import authors_of, is_agency, is_person_like, surname_last
from extractors.metadata.text import absolute, fold


class AuthorClaim(NamedTuple):
    """One source's byline, with the address that it links to."""

    source: str
    raw: str
    url: str | None = None


def json_ld_authors(found: JsonLd, node: Mapping[str, Any], source: str) -> Iterator[AuthorClaim]:
    """The authors of a JSON-LD node: texts, persons, references, or lists of them."""
    for key in ("author", "creator"):
        stack = [node.get(key)]
        seen = 0
        any_found = False
        while stack and seen < 50:
            seen += 1
            value = found.resolve(stack.pop(0))
            if isinstance(value, list):
                stack = [*value[:30], *stack]
            elif isinstance(value, str):
                any_found = True
                yield AuthorClaim(source, value)
            elif isinstance(value, dict):
                name = value.get("name")
                address = value.get("url") or value.get("@id")
                url = address if isinstance(address, str) else None
                for item in name if isinstance(name, list) else [name]:
                    if isinstance(item, dict):
                        item = item.get("name") or item.get("@value")
                    if isinstance(item, str) and item.strip():
                        any_found = True
                        yield AuthorClaim(source, item, url)
        if any_found:
            return


def choose_authors(
    claims: Sequence[AuthorClaim], site_names: frozenset[str], base: str
) -> tuple[tuple[Author, ...], list[Claim]]:
    """(authors, all claims, those of the winning source first). ``claims`` come in order of trust."""
    by_source: dict[str, list[tuple[AuthorClaim, tuple[str, ...]]]] = {}
    for claim in claims:
        by_source.setdefault(claim.source, []).append((claim, _names(claim)))
    winner = _winner(by_source, site_names)
    ordered = sorted(by_source, key=lambda source: source != winner)
    evidence = [
        Claim(claim.source, claim.raw, "; ".join(names) or None) for source in ordered for claim, names in by_source[source]
    ]
    if winner is None:
        return (), evidence
    urls: dict[str, str | None] = {}
    for claim, names in by_source[winner]:
        for name in names:
            urls.setdefault(name, absolute(claim.url, base) if claim.url and len(names) == 1 else None)
    chosen: dict[str, Author] = {}
    for name in _credited(list(urls), site_names):
        chosen.setdefault(fold(name), Author(name, urls[name]))
    return tuple(chosen.values()), evidence


def _names(claim: AuthorClaim) -> tuple[str, ...]:
    raw = surname_last(claim.raw) if claim.source in ("meta.citation_author", "meta.dc.creator") else claim.raw
    return authors_of(raw, visible=claim.source.startswith("dom."))


def _winner(
    by_source: Mapping[str, Sequence[tuple[AuthorClaim, tuple[str, ...]]]], site_names: frozenset[str]
) -> str | None:
    """The first source that names a person; else the first that names anybody but the site; else the first."""
    somebody: str | None = None
    anybody: str | None = None
    for source, items in by_source.items():
        names = [name for _, found in items for name in found]
        if not names:
            continue
        others = [name for name in names if fold(name) not in site_names]
        if any(is_person_like(name) for name in others):
            return source
        if others and somebody is None:
            somebody = source
        anybody = anybody or source
    return somebody or anybody


def _credited(names: list[str], site_names: frozenset[str]) -> list[str]:
    """Agencies and the site itself are no co-authors of persons."""
    persons = [name for name in names if not is_agency(name) and fold(name) not in site_names]
    return persons or names
