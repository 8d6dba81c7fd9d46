"""Pages that we wrote ourselves, set into recorded pages: what tells an article from another page of a site in
languages of which the training pages hold articles alone, and kinds of pages of which they hold none.

Each is the headline and the beginning of an article, or of a page that is none (a privacy statement, a subscription
offer, an author's page). The same recorded page carries both, with and without what its head declares of the article,
so that the words have to tell them apart. They teach the page-type classifier, and nothing else.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlsplit, urlunsplit

from lxml import etree

from benchmarks.corpus import Record
from benchmarks.made.donors import Donor, Paragraph
from benchmarks.made.page_template import template_of
from benchmarks.transplant import transplant
from extractors.document import parse

WRITTEN_PAGES = Path(__file__).with_name("written_pages.tsv")
COPIES = 6
"""Pages made of each clean recorded page: every other one an article."""
_OWN_LANGUAGE = 0.4
"""Share of them in the recorded page's language, where it has texts."""
_MOST_TEXTS = 4
_UNDECLARED = {True: 0.3, False: 0.6}
"""Share of articles and of other pages that declare nothing of an article, and of those whose address lies right below
the host."""
_SENTENCE = re.compile(r"(?<=[.!?。！？।])\s*(?=\S)")
_DECLARING = re.compile(
    r"article:|published|modified|pubdate|parsely|^author$|date|byl|creator|twitter:(?:label|data)", re.I
)
_MARKING = re.compile(r"byline|author|date|published|meta", re.I)
_LONGEST_MARK = 200
_TYPE = re.compile(r"Article|Posting")


@dataclass(frozen=True, slots=True)
class WrittenPage:
    """The beginning of a page that is none."""

    lang: str
    is_article: bool
    kind: str
    """What it is: ``privacy``, ``court report`` and so on."""
    headline: str
    text: str


Shelf = Mapping[tuple[str, bool], Sequence[WrittenPage]]
"""Written pages by language and by whether they are articles."""


def read_written_pages(path: Path = WRITTEN_PAGES) -> list[WrittenPage]:
    """The pages. Raises OSError, and ValueError for a row that is none."""
    rows = [row.split("\t") for row in path.read_text(encoding="utf-8").splitlines()]
    if wrong := [row for row in rows if len(row) != 5 or row[1] not in ("article", "other") or not all(row)]:
        raise ValueError(f"{path}: no written page: {wrong[0]}")
    return [WrittenPage(lang, side == "article", kind, title, text) for lang, side, kind, title, text in rows]


def shelved(pages: Sequence[WrittenPage]) -> Shelf:
    """The pages by language and side."""
    shelf: dict[tuple[str, bool], list[WrittenPage]] = {}
    for page in pages:
        shelf.setdefault((page.lang, page.is_article), []).append(page)
    return shelf


def copies_of(record: Record, shelf: Shelf) -> Iterator[Record]:
    """The recorded page with the words of written ones; none of a page that is no clean template. The same record and
    pages give the same copies."""
    template = template_of(record)
    if template is None:
        return
    random = Random(f"written {record.id}")
    for number in range(COPIES):
        is_article = number % 2 == 1
        donor = _donor(record, shelf, is_article, random)
        made = transplant(template, donor, [donor], "written", number)
        if random.random() < _UNDECLARED[is_article]:
            made = replace(made, body=undeclared(made.body.decode()).encode("utf-8", "xmlcharrefreplace"))
        if random.random() < _UNDECLARED[is_article]:
            made = replace(made, url=_below_the_host(made.url))
        kind = "article" if is_article else "other"
        yield replace(made, id=f"{record.id}/written/{number}", page_type=kind, truth={})


def _donor(record: Record, shelf: Shelf, is_article: bool, random: Random) -> Donor:
    """Some written pages of one language and side as one."""
    langs = sorted({lang for lang, _ in shelf})
    own = [lang for lang in langs if lang.partition("-")[0] == (record.lang or "en")[:2]]
    lang = random.choice(own if own and random.random() < _OWN_LANGUAGE else langs)
    texts = random.sample(shelf[lang, is_article], random.choice((1, 1, 2, 3, _MOST_TEXTS)))
    paragraphs: list[Paragraph] = []
    for page in texts:
        sentences, size = [each for each in _SENTENCE.split(page.text) if each], random.choice((1, 2, 2, 3))
        starts = range(0, len(sentences), size)
        paragraphs += [Paragraph(" ".join(sentences[start : start + size])) for start in starts]
    return Donor("written", "written", lang, texts[0].headline, tuple(paragraphs))


def undeclared(html: str) -> str:
    """A page without what it says of an article beside its text: typed data, metas, byline and date."""
    root = parse(html)
    for element in root.iter("script", "meta", "time"):
        if element.tag == "time":
            _emptied(element)
            element.attrib.pop("datetime", None)
        elif element.tag == "script":
            element.set("type", "text/plain")
        elif _DECLARING.search(_name(element)):
            element.attrib.clear()
    for element in root.iter(etree.Element):
        named = f"{element.get('class', '')} {element.get('rel', '')}"
        if _MARKING.search(named) and len("".join(element.itertext())) < _LONGEST_MARK:
            _emptied(element)
        if _TYPE.search(element.get("itemtype", "")):
            del element.attrib["itemtype"]
    return "<!DOCTYPE html>\n" + etree.tostring(root, method="html", encoding="unicode")


def _name(meta: Any) -> str:
    return meta.get("property") or meta.get("name") or meta.get("itemprop") or ""


def _emptied(element: Any) -> None:
    """Takes all text out of an element."""
    for each in element.iter():
        each.text = None
        if each is not element:
            each.tail = None


def _below_the_host(url: str) -> str:
    """The address with its last part alone, without the number."""
    parts = urlsplit(url)
    return urlunsplit((parts.scheme, parts.netloc, "/" + parts.path.rpartition("/")[2].rpartition("-")[0], "", ""))
