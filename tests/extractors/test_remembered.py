"""Functions that remember their results, in bounded memory."""

from __future__ import annotations

import gc
import weakref

from extractors.remembered import once_a_document, remembered


def test_so_many_texts_are_remembered_and_none_that_is_too_long() -> None:
    asked: list[str] = []

    @remembered(2, longest=3)
    def length(text: str) -> int:
        """How long."""
        asked.append(text)
        return len(text)

    assert [length(text) for text in ("a", "bb", "a", "long", "long", "a")] == [1, 2, 1, 4, 4, 1]
    assert asked == ["a", "bb", "long", "long"]
    assert length("ccc") == 3 and length("bb") == 2  # the one asked for longest ago was forgotten
    assert asked[4:] == ["ccc", "bb"]
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
