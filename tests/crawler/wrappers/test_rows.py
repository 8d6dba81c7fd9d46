"""Where the articles since a layout's last page lie."""

from __future__ import annotations

import pytest

from crawler.wrappers.rows import LATEST, Rows
from extractors import Wrapper

NEWS = Wrapper("a.example", "lxml", "//article")


def rows(*paths: str) -> Rows:
    """A crawl with a page of the layout at /news/1, then pages of others at these addresses."""
    found = Rows()
    for number, url in enumerate(("http://a.example/news/1", *(f"http://a.example{path}" for path in paths))):
        found.meet(url, ())
        if number == 0:
            found.end(NEWS, (url,))
    return found


@pytest.mark.parametrize(
    ("paths", "elsewhere"),
    [
        ((), False),
        (("/gallery/1", "/gallery/2"), True),
        (("/gallery/1", "/opinion/2"), False),
        (("/news/2", "/news/3"), False),
        (("/gallery/1", "/news/2"), False),
        (("/a-story/", "/another"), True),
        (("/show.php?id=1", "/show.php?id=2"), True),
        (("/show.php?id=1", "/view.php?id=2"), False),
        (("/gallery/1",) * 3 * LATEST, True),
    ],
)
def test_pages_in_one_other_part_of_the_site(paths: tuple[str, ...], elsewhere: bool) -> None:
    assert rows(*paths).is_elsewhere(NEWS) is elsewhere


def test_of_a_layout_without_a_page_in_this_crawl_nothing_is_said() -> None:
    assert not rows("/gallery/1").is_elsewhere(Wrapper("a.example", "lxml", "//main"))


def test_addresses_that_no_program_takes_apart_are_counted() -> None:
    found = Rows()
    for url in ("http://[bad/1", "http://a.example/news/1"):
        found.meet(url, ((NEWS, "no root"),))
    assert found.passed[NEWS.id] == 2
