"""Which of a page's bylines are believed."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from extractors.metadata.authors.cjk import has_cjk, signed_by
from extractors.metadata.authors.desks import house_name
from extractors.metadata.authors.names import authors_of, is_agency, is_name, is_person_like
from extractors.metadata.authors.roles import is_others_part
from extractors.metadata.authors.surnames import creator, surname_last
from extractors.metadata.authors.words import POSTED
from extractors.metadata.json_ld import JsonLd
from extractors.metadata.model import Author, Claim
from extractors.metadata.text import absolute, fold

_MOST_VALUES = 50
"""Values of a node that are looked at for its authors."""


class AuthorClaim(NamedTuple):
    """One source's byline, with the address that it links to."""

    source: str
    raw: str
    url: str | None = None


def article_authors(found: JsonLd, source: str, site_names: frozenset[str]) -> list[AuthorClaim]:
    """The authors of the page's article in JSON-LD; where it names no person, those of a twin that does."""
    claims = [list(json_ld_authors(found, node, source)) for node in (found.article, *found.twins)]
    for each in claims:
        names = (name for claim in each for name in _names(claim))
        if any(is_person_like(name) and not _is_sites(name, site_names) for name in names):
            return each
    return claims[0]


def json_ld_authors(found: JsonLd, node: Mapping[str, Any], source: str) -> Iterator[AuthorClaim]:
    """The authors of a JSON-LD node: texts, persons, references, or lists of them."""
    for key in ("author", "creator"):
        claims = [claim for value in _flat(found, node.get(key)) for claim in _signed_by(found, value, source)]
        if claims:
            yield from claims
            return


def _flat(found: JsonLd, value: Any) -> Iterator[Any]:
    """A value and those of lists in it, references resolved; no more than ``_MOST_VALUES``."""
    stack = [value]
    for _ in range(_MOST_VALUES):
        if not stack:
            return
        value = found.resolve(stack.pop(0))
        if isinstance(value, dict) and "name" not in value and isinstance(value.get("author"), (dict, list)):
            value = found.resolve(value["author"])  # a Role around who has it
        if isinstance(value, list):
            stack = [*value[:30], *stack]
        else:
            yield value


def _signed_by(found: JsonLd, value: Any, source: str) -> Iterator[AuthorClaim]:
    """The claims of one text or person."""
    if isinstance(value, str) and value.strip():
        yield AuthorClaim(source, value)
    if not isinstance(value, dict):
        return
    names = value.get("name") or _given_and_family(value)
    for name in names if isinstance(names, list) else [names]:
        if isinstance(name, dict):
            name = name.get("name") or name.get("@value")
        if isinstance(name, str) and name.strip():
            yield AuthorClaim(source, name, _address(found, value))


def _address(found: JsonLd, person: Mapping[str, Any]) -> str | None:
    """The address of a person's page: its own, that of the node that it refers to, else an id that is no mere mark in
    the graph (``https://a.example/#/schema/person/1``)."""
    name = person.get("@id")
    whole = found.by_id.get(name, {}) if isinstance(name, str) else {}
    for address in (*_listed(person.get("url")), *_listed(whole.get("url")), name):
        if isinstance(address, dict):
            address = address.get("@id")
        if isinstance(address, str) and address.strip() and (address != name or "#" not in address):
            return address
    return None


def _listed(value: Any) -> list[Any]:
    return value[:_MOST_VALUES] if isinstance(value, list) else [value]


def _given_and_family(person: Mapping[str, Any]) -> str:
    parts = (person.get("givenName"), person.get("familyName"))
    return " ".join(part for part in parts if isinstance(part, str))


def choose_authors(
    claims: Sequence[AuthorClaim], site_names: frozenset[str], base: str
) -> tuple[tuple[Author, ...], list[Claim]]:
    """(authors, all claims, those of the winning source first). ``claims`` come in order of trust."""
    by_source: dict[str, list[tuple[AuthorClaim, tuple[str, ...]]]] = {}
    for claim in claims:
        house = house_name(claim.raw, site_names)
        named = (house,) if house else _names(claim)
        bare = (_without_site(name, site_names) for name in named)
        names = tuple(name for name in bare if not _is_the_site(claim.source, name, site_names))
        by_source.setdefault(claim.source, []).append((claim, names))
    winner = _winner(by_source, site_names)
    ordered = sorted(by_source, key=lambda source: source != winner)
    evidence = [
        Claim(claim.source, claim.raw, "; ".join(names) or None)
        for source in ordered
        for claim, names in by_source[source]
    ]
    if winner is None:
        return (), evidence
    urls: dict[str, str | None] = {}
    for claim, names in by_source[winner]:
        for name in names:
            urls.setdefault(name, absolute(claim.url, base) if claim.url and len(names) == 1 else None)
    chosen: dict[str, Author] = {}
    for name in _credited(list(urls), site_names, winner, len(by_source[winner]) == 1):
        address = urls[name] or _linked(name, by_source, base)
        chosen.setdefault(fold(name), Author(_spelled(name, by_source), address))
    return tuple(chosen.values()), evidence


def _without_site(name: str, site_names: frozenset[str]) -> str:
    """A person's name without the site's behind a dash: ``Ann Lee - Esk Mail``."""
    match = _BEHIND_DASH.search(name)
    if match is None or fold(match[1]) not in site_names or not is_person_like(name[: match.start()]):
        return name
    return name[: match.start()]


_BEHIND_DASH = re.compile(r"\s[-–—]\s(.+)$")


def is_in_capitals(name: str) -> bool:
    """Whether a name of several words has capitals alone, as a layout sets it or a system stores it."""
    return " " in name and name.isupper()


def _spelled(name: str, by_source: Mapping[str, Sequence[tuple[AuthorClaim, tuple[str, ...]]]]) -> str:
    """A name in capitals as another source writes it in small letters too; agencies' are their own spelling."""
    if not is_in_capitals(name) or is_agency(name):
        return name
    lowered = name.casefold()
    others = (other for claims in by_source.values() for _, names in claims for other in names)
    return next((other for other in others if other.casefold() == lowered and _is_mixed(other)), name)


def _is_mixed(name: str) -> bool:
    """Whether a name has capitals where it begins, also its last word, and small letters: "ann lee" is an account."""
    return not name.isupper() and name.split()[0][0].isupper() and name.split()[-1][:1].isupper()


def _linked(
    name: str, by_source: Mapping[str, Sequence[tuple[AuthorClaim, tuple[str, ...]]]], base: str
) -> str | None:
    """Where another source's link with the same name leads."""
    folded = fold(name)
    for claims in by_source.values():
        for claim, names in claims:
            if claim.url and len(names) == 1 and fold(names[0]) == folded:
                url = absolute(claim.url, base)
                if url:
                    return url
    return None


def names_person(authors: Sequence[Author], evidence: Sequence[Claim], site_names: frozenset[str]) -> bool:
    """Whether what was chosen is surely of somebody, so that what a reader sees would not overrule it, nor
    spell it better."""
    if not authors or evidence[0].source in _FAR or any(is_in_capitals(author.name) for author in authors):
        return False
    return any(is_person_like(author.name) and not _is_sites(author.name, site_names) for author in authors)


_LIBRARIAN = {"meta.citation_author": surname_last, "meta.dc.creator": creator, "meta.dcterms.creator": creator}
"""Sources that can have the surname first."""


def _is_of_a_portal(claim: AuthorClaim) -> bool:
    """Whether a claim names the paper whose article a portal shows, and the portal behind it."""
    return claim.source == "og:article:author" and " | " in claim.raw


def _names(claim: AuthorClaim) -> tuple[str, ...]:
    raw = _LIBRARIAN.get(claim.source, str)(claim.raw)
    if _is_of_a_portal(claim):
        raw = raw.partition(" | ")[0]
    if not claim.source.startswith("dom."):
        if is_others_part(raw):
            return ()
        return authors_of(_first_name_first(raw) if claim.source.startswith("json_ld") else raw)
    if claim.source in ("dom.signature", "dom.dateline") and has_cjk(raw):
        return signed_by(raw, at_end=True)
    names = authors_of(_one_name(raw) if claim.url else raw, visible=True)
    if claim.source == "dom.signed":
        return names if names and all(is_person_like(name) for name in names) else ()
    labelled = _LABELLED.match(raw)
    if labelled and len(names) < 2:
        return names or authors_of(labelled.group(1))
    account = _ACCOUNT.match(raw) or _POSTED.match(raw)
    if account and not names[1:]:
        return authors_of(account.group(1))
    if claim.url or any(is_person_like(name) for name in names):
        return names
    # one word is a name only where nothing stands beside it
    is_alone = " | " not in raw and len(raw) < 40 and not _SAYS_POSTED.match(raw)
    return names if is_alone and len(names) == 1 else ()


def _first_name_first(raw: str) -> str:
    """The one name of a person in JSON-LD, where a comma stands behind the surname: ``Lee, Ann``."""
    parts = [part.strip() for part in raw.split(",")]
    if not _LAST_FIRST.fullmatch(raw.strip()) or any(is_agency(part) or not part[0].isupper() for part in parts):
        return raw
    turned = surname_last(raw)
    return turned if is_person_like(turned) else raw


def _one_name(raw: str) -> str:
    """The text of a link to a writer whose surname stands in an element of its own."""
    first, mark, last = raw.partition(" | ")
    if mark and _SURNAME.match(last) and len(first.split()) <= 2 and not is_agency(last) and is_name(last):
        return f"{first} {last}"
    return raw


_LAST_FIRST = re.compile(r"[^\W\d_][\w'’-]++,\s[^\W\d_][\w'’-]++")
"""Two words alone; more are names of several persons as often."""
_SURNAME = re.compile(r"^[^\W\d_][^\W\d_]{2,}$")
_LABELLED = re.compile(
    r"^\W*(?:written\s+by|posted\s+by|words\s+by|story\s+by|by)\s*[:|]?\s*\|?\s*([^\W_][^|,]{1,39}?)\s*(?:\|\s*(?:on|at|,|-|–|•)\b.*|\|\s*[\d|].*)?$",
    re.I,
)
"""A label and one name, of whatever form, with nothing after it but a date: an account's name is one there."""
_ACCOUNT = re.compile(
    r"^\W*(?:\w+\s*\|\s*)?(?:von|par|por|author|autor(?:in)?|auteur|autore|автор)\s*[:|]?\s*\|?\s*([^\W_][^\s|,]{1,30})(?=[\s|,]|$)"
    r"\s*[|,]?\s*(?:»\s*)?(?:(?:\||,|(?-i:am|le|el|il|on)|(?:am|le|el|il|on)(?=[\s|]*\d)|»)\s*)*(?:\d.*)?$",
    re.I,
)
"""The same in other languages, where one word alone is taken for an account's name."""
_POSTED = re.compile(
    rf"^\W*(?:{POSTED})\s*[:|]?\s*([^\W\d_][^\s|,]{{1,30}})(?:\s*$|\s*[|,(–—]|\s+[-–—]\s|\s+(?:on|at|am|um|le|à|a|el|il|alle|em|às|op|om|"
    r"den|kl|dnia|o|v|в|på|pada|lúc|vào)\s*\|?\s*\d|\s+(?:in|dans|en|em|unter|under|i|w)\s*\|)",
    re.I,
)
"""What a weblog says of who posted a text: one name, and behind it a date or a section's link."""
_SAYS_POSTED = re.compile(rf"^\W*(?:{POSTED})\s", re.I)
_FAR = ("dom.dateline", "dom.signed", "dom.rel.far", "dom.class.far", "json_ld.page", "json_ld.video")
"""Sources that do not overrule what metadata says, even where that names no person."""


_NEAR = ("dom.rel.near", "dom.class.near", "dom.line")


def _winner(
    by_source: Mapping[str, Sequence[tuple[AuthorClaim, tuple[str, ...]]]], site_names: frozenset[str]
) -> str | None:
    """The first source that names a person; else the first that names anybody, metadata before the
    visible."""
    anybody: str | None = None
    for source, items in by_source.items():
        names = [name for _, found in items for name in found]
        if not names or (anybody and source in _FAR):
            continue
        is_paper = any(_is_of_a_portal(claim) for claim, _ in items)
        if not is_paper and any(is_person_like(name) and not _is_sites(name, site_names) for name in names):
            return _fuller(_both(source, by_source, site_names), by_source)
        anybody = anybody or source
    return anybody


def _fuller(source: str, by_source: Mapping[str, Sequence[tuple[AuthorClaim, tuple[str, ...]]]]) -> str:
    """The links marked rel=author, or "Written by", where they have all of a source's names and more: content systems
    often give one. Likewise the byline where such a link, as of a box about the writer, has one of its names."""
    mine = {fold(name) for _, found in by_source[source] for name in found}
    for other in ("dom.rel.near", "twitter:data", "dom.class.near"):
        names = [name for _, found in by_source.get(other, ()) for name in found]
        if other == "dom.class.near" and (source != "dom.rel.near" or not names or fold(names[0]) not in mine):
            continue
        if mine < {fold(name) for name in names} and all(is_person_like(name) for name in names):
            return other
    return source


def _both(
    source: str, by_source: Mapping[str, Sequence[tuple[AuthorClaim, tuple[str, ...]]]], site_names: frozenset[str]
) -> str:
    """The byline near the headline that names all whom a source of metadata names, and more, where another source of
    metadata names the same persons, surnames first or not."""
    if source.startswith("dom."):
        return source
    if _has_co_author(source, by_source, site_names):
        return "dom.line"
    named = {each: {fold(name) for _, found in items for name in found} for each, items in by_source.items()}
    shown = [other for other in _NEAR if named[source] < named.get(other, set())]
    if not shown:
        return source
    declared = [names for each, names in named.items() if not each.startswith("dom.")]
    for each, items in by_source.items():
        if not each.startswith("dom."):
            declared.append({fold(name) for claim, _ in items for name in authors_of(claim.raw)})
    return next((other for other in shown if named[other] in declared), source)


def _has_co_author(
    source: str, by_source: Mapping[str, Sequence[tuple[AuthorClaim, tuple[str, ...]]]], site_names: frozenset[str]
) -> bool:
    """Whether the line at the headline that says by whom a text is has the one person of JSON-LD first and a second one
    behind: systems that know one writer of a text declare whoever has the account. A comma between them is enough where
    one element marked as an author's has both and nothing else."""
    mine = [name for _, found in by_source[source] for name in found]
    line = next(iter(by_source.get("dom.line", ())), None)
    if source != "json_ld.article" or len(mine) != 1 or line is None or len(line[1]) != _PAIR:
        return False
    first, second = line[1]
    if fold(first) != fold(mine[0]) or not is_person_like(first) or not is_person_like(second):
        return False
    if _AND.fullmatch(line[0].raw.partition(first)[2].partition(second)[0]):
        return True
    marked = (claim.raw for claim, names in by_source.get("dom.class.near", ()) if names == line[1])
    return fold(second) not in site_names and any(raw == f"{first}, {second}" for raw in marked)


_PAIR = 2
_AND = re.compile(
    r"[\s|,]{1,4}(?:and|und|et|og|och|και|и|й|та|і|ve|&|y|e|i|en|oraz|ja|samt|sowie|și|şi|és|ir|un|və|va|dan|at|và|κι|sekä)[\s|]{1,3}",
    re.I,
)
"""Names that stand in a list alone can be of others as well: of one recorded page the truth has the first only."""


def _is_sites(name: str, site_names: frozenset[str]) -> bool:
    folded = fold(name)
    return folded in site_names or any(len(site) > 4 and folded.startswith(site) for site in site_names)


def _is_the_site(source: str, name: str, site_names: frozenset[str]) -> bool:
    """Whether a byline names the paper alone: what stands beside a day and begins with an article is that where the
    site's name begins with it ("LA GAZETTE | 07.03.09")."""
    if source == "dom.dated" and _WITH_ARTICLE.match(name):
        return any(site.startswith(fold(name)) for site in site_names)
    return _is_from_the_site(name, site_names)


_WITH_ARTICLE = re.compile(r"(?:the|der|die|das|le|la|les|el|los|las|il|lo|o|os|as|de|het)\s", re.I)


def _is_from_the_site(name: str, site_names: frozenset[str]) -> bool:
    """Whether a byline says only that a text comes from the paper, as Portuguese ones do: ``Do Painel``. The paper
    itself signs nothing by it; ``Do Kwon`` is a person, ``Das Magazin`` a paper."""
    said = _FROM_THE.fullmatch(name)
    paper = fold(said[1]) if said else ""
    return len(paper) > 1 and any(site.startswith(paper) for site in site_names)


_FROM_THE = re.compile(r"(?:d[ao]|colaboração\spara\s[ao]s?)\s(?:(?:portal|jornal|site)\s)?(.+)", re.I)


def _credited(names: list[str], site_names: frozenset[str], source: str, in_one_text: bool) -> list[str]:
    """In a visible byline, or in one text of metadata, agencies and the site itself are no co-authors of persons."""
    if source.startswith("json_ld") and not in_one_text:
        return names
    persons = [name for name in names if not is_agency(name) and fold(name) not in site_names]
    if persons and in_one_text and fold(names[0]) in site_names and not any(map(is_person_like, persons)):
        return names[:1]  # "site.example, Frankfurt, Germany"
    return persons or names
