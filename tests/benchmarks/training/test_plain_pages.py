"""Plain copies of invented pages, for the page forest: the words of both kinds in the same bare markup."""

from __future__ import annotations

import re
from collections.abc import Iterable

from benchmarks.corpus import Record
from benchmarks.training import samples
from benchmarks.training.pages import WEIGHTS
from benchmarks.training.plain_pages import plain_copy
from benchmarks.training.samples import OTHERS, PLAIN

TEXT = (
    "The ferry to Gull Island runs again.",
    "It had been laid up for the whole of the winter.",
    "A new boat",
    "She carries forty cars & two hundred people, her owners say.",
)
MENU = "<nav class='top'><a href='/news'>News</a><a href='/sport'>Sport</a></nav>"
HEAD = "<meta property='og:type' content='article'><style>p {color: red}</style>"


def record(number: int, kind: str = "article") -> Record:
    inner = "".join(f"<p class='c{n}'>{text}</p>" for n, text in enumerate(TEXT))
    links = "<ul><li><a href='/b'>Harbour master retires after forty years</a></li></ul>"
    html = f"<html><head>{HEAD}</head><body>{MENU}<h1>Ferry</h1>{inner}{links}<footer>Imprint</footer></body></html>"
    truth = {"headline": "Ferry", "body_paragraphs": TEXT, "authors": ["Ann Lee"], "date_published": "2026-05-02"}
    told = truth if kind == "article" else {"headline": "Ferry"}
    return Record(f"p{number}", "http://gull.example/1", "gull.example", "en", kind, html.encode(), told)


def copies(kind: str = "article") -> list[str]:
    made = [plain_copy(record(number, kind)) for number in range(60)]
    return [each.body.decode() for each in made if each is not None]


def words(html: str) -> str:
    return " ".join(re.sub(r"<[^>]+>", " ", html.replace("&amp;", "&")).split())


def share(told: Iterable[bool]) -> float:
    each = list(told)
    return sum(each) / len(each)


def test_an_article_begins_as_its_truth_does_and_nothing_declares_it() -> None:
    for html in copies():
        assert all(text in words(html) for text in TEXT[:2]) and "Ferry" in html
        assert not re.search(r"<(?:meta property|style|script)|class='", html)
    assert 0.5 < share(TEXT[-1] in words(html) for html in copies()) < 1.0
    assert 0 < share("Harbour master" in html for html in copies()) < 0.5
    assert 0 < share("Ann Lee" in html for html in copies()) < 1.0


def test_another_page_keeps_lines_and_links_without_what_stands_around() -> None:
    for html in copies("collection"):
        assert all(text in words(html) for text in TEXT) and "Imprint" not in html
        assert re.search(r'<a href="/4.html">Harbour master retires', html)
    assert 0 < share("2026-05-02" in html or "<time" in html for html in copies("collection")) < 0.6


def test_both_kinds_have_the_same_shapes() -> None:
    shapes = [set(re.findall(r"<(\w+)", " ".join(copies(kind)))) for kind in ("article", "service")]
    assert shapes[0] == shapes[1] > {"table", "main", "article", "nav", "footer", "h1", "h2", "br"}


def test_the_same_record_gives_the_same_copy_and_a_page_without_text_none() -> None:
    assert plain_copy(record(1)) == plain_copy(record(1))
    empty = Record("e", "http://gull.example/", "gull.example", None, "other", b"<h1>Ferry</h1><p>Soon.", {})
    assert plain_copy(empty) is None


def test_they_teach_the_page_forest_alone() -> None:
    told = samples.read_sample((record(1, "service"), OTHERS, 5))
    assert told is not None
    [page, copy] = samples.with_copies(told)
    assert page is told and copy.set == PLAIN and copy.fold == told.fold and not copy.weights.any()
    assert WEIGHTS[PLAIN][0] == 0 < WEIGHTS[PLAIN][1] <= 0.1
