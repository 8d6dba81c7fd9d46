"""Visible evidence that a site's other pages have proven needless is read only where metadata do not suffice."""

from __future__ import annotations

import pytest

from extractors.metadata import SPARABLE, Metadata, read_metadata
from tests.extractors.metadata.pages import document, ld

SPARED = {"authors": 1, "date_published": 2}
SHOWN = '<h1>The mill burns</h1><p class="byline">By Ann Lee</p><time datetime="2024-05-17">17 May 2024</time>'
AUTHOR, DATES = '"author": {"name": "Ann Lee"}', '"datePublished": "%s", "dateModified": "2024-05-18T09:00:00+02:00"'


def read(stated: str, body: str = SHOWN, **spared: int) -> Metadata:
    page = document(ld(f'{{"@type": "NewsArticle", {stated}}}'), body)
    header = next(node for node in range(len(page)) if page.name(node) == "h1")
    return read_metadata(page, header=header, spared=spared)


def sources(found: Metadata, field: str) -> set[str]:
    return {claim.source for claim in found.candidates[field]}


@pytest.mark.parametrize(
    ("field", "stated"), [("authors", AUTHOR), ("date_published", DATES % "2024-05-17T08:00:00+02:00")]
)
def test_what_a_page_declares_is_not_looked_for(field: str, stated: str) -> None:
    whole, spared = read(stated), read(stated, **SPARED)
    assert sources(spared, field) == {"json_ld.article"} < sources(whole, field)
    assert getattr(spared, field) == getattr(whole, field)
    assert spared.agreement[field] == SPARED[field]


@pytest.mark.parametrize(
    ("field", "stated"),
    [
        ("authors", '"name": "x"'),
        ("authors", '"author": "example.org"'),
        ("authors", '"author": {"name": "ANN LEE"}'),  # a reader may see it in small letters
        ("date_published", '"datePublished": "2024-05-17T08:00:00+02:00"'),  # a change may be shown
        ("date_published", DATES % "2024-05-17T06:00:00Z"),  # a reader sees local time
        ("date_published", '"dateModified": "2024-05-18T09:00:00+02:00"'),
    ],
)
def test_what_it_does_not_is(field: str, stated: str) -> None:
    whole, spared = read(stated), read(stated, **SPARED)
    assert spared.candidates[field] == whole.candidates[field] and sources(spared, field) != {"json_ld.article"}
    assert getattr(spared, field) == getattr(whole, field) and spared.agreement == whole.agreement


def test_links_to_authors_are_always_read() -> None:
    links = '<p>By <a rel="author" href="/a">Ann Lee</a> and <a rel="author" href="/b">Bo Li</a></p>'
    found = read(AUTHOR, f"<h1>The mill burns</h1>{links}", **SPARED)
    assert [author.name for author in found.authors] == ["Ann Lee", "Bo Li"]


def test_the_rest_is_the_same() -> None:
    stated = f"{AUTHOR}, {DATES % '2024-05-17T08:00:00+02:00'}"
    assert set(SPARED) == set(SPARABLE)
    whole, spared = read(stated), read(stated, **SPARED)
    for field in Metadata.__dataclass_fields__:
        if field not in ("candidates", "agreement", "confidence", "unread"):
            assert getattr(spared, field) == getattr(whole, field)
