"""Names of authors and of the site, and the blocks that hold them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from extractors.features.known_names import KnownNames, known_names, naming
from tests.builders import block_texts, document

TEXTS = (
    "By Jane O'Hara",
    "The pier opens on Saturday, wrote Jane O’Hara in March.",
    "Jane O'Hara is a reporter in Gullhaven.",
    "Subscribe to <b>The Gull</b> Post for more.",
    "Gulls posted themselves on the pier.",
)


def found(head: str, url: str = "http://news.gullpost.co.uk/1") -> KnownNames:
    return known_names(document(f"<html><head>{head}</head><body><p>Text.</p></body></html>", url))


@pytest.mark.parametrize(
    ("head", "authors"),
    [
        ('<meta name="author" content="Jane O\'Hara">', ("janeohara",)),
        ('<meta property="article:author" content="https://gull.example/jane">', ()),
        ('<script type="application/ld+json">{"author": {"@id": "1", "name": "Jane Roe"}}</script>', ("janeroe",)),
        ('<script type="application/ld+json">{"author": ["Jane Roe"]}</script>', ("janeroe",)),
        ('<script type="application/ld+json">{"author": [{"name": "Jane Roe", "url": "/j"}]}</script>', ("janeroe",)),
        ('<script type="application/ld+json">{"author": {"name": "Jane Roe"</script>', ("janeroe",)),
        ('<script type="application/ld+json">{"author": ["Jane Roe", {"name": ["Max Mustermann"]}], "x"</script>',
         ("janeroe", "maxmustermann")),
        ('<script type="application/ld+json">{"author": {"name": "Fran\\u00e7ois M&uuml;ller"}}</script>',
         ("françoismüller",)),
        ('<script type="application/ld+json">{"author": [{"@id": "#a"}, {"name": 7}, null]}</script>', ()),
        ('<script>{"author": "Jane Roe"}</script>', ()),
        ('<meta name="author" content="J. R."><meta name="author" content="王建国">', ("王建国",)),
        ('<meta name="author" content="Jane Roe"><meta name="byl" content="JANE ROE">', ("janeroe",)),
    ],
)
def test_authors(head: str, authors: tuple[str, ...]) -> None:
    assert found(head).authors == authors


@pytest.mark.parametrize(
    ("head", "url", "sites"),
    [
        ("", "http://news.gullpost.co.uk/1", ("gullpost",)),
        ("", "http://gullpost.substack.com/p/1", ("gullpost",)),
        ("", "http://127.0.0.1:80/1", ()),
        ("", "http://[broken/1", ()),
        ('<meta property="og:site_name" content="The Gull Post">', "", ("thegullpost",)),
    ],
)
def test_sites(head: str, url: str, sites: tuple[str, ...]) -> None:
    assert found(head, url).sites == sites


def test_blocks_that_name_them() -> None:
    head = '<meta name="author" content="Jane O\'Hara"><meta property="og:site_name" content="Gull Post">'
    page = document(f"<html><head>{head}</head><body>{''.join(f'<p>{text}</p>' for text in TEXTS)}</body></html>")
    author, site = naming(page, range(len(block_texts(page))))
    assert author.tolist() == [2, 1, 2, 0, 0]
    assert site.tolist() == [0, 0, 0, 1, 0]


def test_no_name_is_known() -> None:
    page = document("<p>Text.</p><p>More.</p>", "http://127.0.0.1/")
    author, site = naming(page, range(1, 2))
    assert author.tolist() == [0, -1] and site.tolist() == [0, -1]


@given(st.text(st.characters(exclude_categories=("Cc", "Cs")), max_size=80), st.text(max_size=60))
def test_any_head_can_be_read(content: str, host: str) -> None:
    html = f'<meta name="author" content="{content}"><script type="application/ld+json">{{"author": "{content}</script>'
    names = found(html, f"http://{host}/")
    assert all(len(name) < 60 for name in names.authors + names.sites)


def test_a_long_block_cut_off_within_a_tag_does_not_move_the_names_of_others() -> None:
    long = "Word " * 118 + f"<a href='/{'x' * 200}'>link</a> and more of it."
    head = "<head><meta name=author content='Ann Lee'></head>"
    page = document(f"{head}<p>{long}</p><p>Nobody is here.</p><p>About Ann Lee.</p>")
    author, _ = naming(page, range(len(page.blocks)))
    assert author.tolist()[-3:] == [0, 0, 2]
