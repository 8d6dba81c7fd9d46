"""Functions that remember their results, in bounded memory."""

from __future__ import annotations

import gc
import weakref

import pytest

from extractors import Page, extract_page
from extractors.remembered import once_a_document, remembered
from tests.growth import assert_forgets


def test_so_many_texts_are_remembered_and_none_that_is_too_long() -> None:
    asked: list[str] = []

    @remembered(2, longest=3)
    def length(text: str) -> int:
        """How long."""
        asked.append(text)
        return len(text)

    assert [length(text) for text in ("a", "bb", "a", "long", "long", "a")] == [1, 2, 1, 4, 4, 1]
    assert asked == ["a", "bb", "long", "long"]
    assert [length(text) for text in ("ccc", "bb", "ccc", "bb")] == [3, 2, 3, 2]  # two were forgotten for the third
    assert asked[4:] == ["ccc", "bb"] and len(length) == 2
    assert length.each(["bb", "long", "ccc"]) == [2, 4, 3] and asked[6:] == ["long"]
    assert length.__name__ == "length"


def test_a_documents_result_is_made_once_and_goes_with_it() -> None:
    class Document:
        """One page."""

    made: list[Document] = []

    @once_a_document
    def texts(document: Document) -> list[str]:
        made.append(document)
        return []

    one, other = Document(), Document()
    assert texts(one) is texts(one) is not texts(other) and made == [one, other]
    assert texts.__name__ == "texts"
    made.clear()
    gone = weakref.ref(one)
    del one
    gc.collect()
    assert gone() is None


@pytest.mark.parametrize(
    "markup",
    [
        "<p class='{0}'>a</p>",
        "<p id='{0}' itemprop='{0}' role='{0}' style='{0}' lang='{0}'>a</p>",
        "<img src='/a.jpg' srcset='/{0}.jpg 100w, /a.jpg?w=900 900w'>",
        "<img src='/a.jpg' data-original='/{0}.jpg' data-orig-file='/{0}.jpg'>",
        "<a href='/{0}' rel='{0}'>a</a>",
        "<figure><img src='/a.jpg'><figcaption>The mill. Photo: {0}</figcaption></figure>",
        "<link rel=canonical href='https://news.example/{0}'>",
        '<script type=application/ld+json>{{"@type":"NewsArticle","mainEntityOfPage":"https://news.example/{0}"}}</script>',
    ],
)
def test_what_a_page_writes_at_length_goes_with_it(markup: str) -> None:
    text = "".join(f"<p>The river rose by {n} inches, and the mill, which stands low, was shut.</p>" for n in range(20))

    def read(long: str) -> None:
        told = markup.format(long)
        extract_page(Page.from_html(f"<article><h1>Mill</h1>{text}{told}{text}</article>", "https://news.example/a"))

    assert_forgets(read)
