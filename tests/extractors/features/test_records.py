"""Features of records: elements that recur side by side."""

from __future__ import annotations

import pytest

from extractors.features import of_block
from tests.builders import PARAGRAPHS, URL, document

COMMENT = "<div><b>Mike</b><p>{}</p><span>Reply</span></div>"
BODY = "<div>" + "".join(f"<p>{text}</p>" for text in PARAGRAPHS) + "</div>"


def features_of(html: str, text: str) -> dict[str, float]:
    page = document(f"<body>{html}", URL)
    computed = of_block.compute(page)
    values = computed.values[page.block_texts().index(text)]
    return {name: value for name, value in zip(computed.names, values.tolist()) if " like the " in name}


def test_comments_are_records_and_paragraphs_are_not() -> None:
    comments = "".join(COMMENT.format(f"Comment number {number} says so") for number in range(5))
    html = f"{BODY}<section>{comments}</section>"
    comment, paragraph = features_of(html, "Comment number 3 says so"), features_of(html, PARAGRAPHS[2])
    assert (comment["siblings like the parent"], comment["blocks of one like the parent"]) == (5, 3)
    assert comment["words of one like the parent"] == 7
    assert comment["siblings like the grandparent"] == 1
    assert (paragraph["siblings like the parent"], paragraph["blocks of one like the parent"]) == (1, len(PARAGRAPHS))


@pytest.mark.parametrize(
    ("other", "alike"),
    [(COMMENT, 2), (COMMENT.replace("b>", "i>"), 1), ("<section><b>Mike</b><p>{}</p></section>", 1),
     ('<div class="advert"><b>Mike</b><p>{}</p></div>', 1)],
    ids=["the same", "another first child", "another tag", "another class"],
)  # fmt: skip
def test_alike_are_siblings_of_one_tag_class_and_first_child(other: str, alike: int) -> None:
    html = f"{BODY}<section>{COMMENT.format('I say so')}{other.format('And so do I')}</section>"
    assert features_of(html, "I say so")["siblings like the parent"] == alike


def test_what_stands_elsewhere_is_no_sibling() -> None:
    lists = "".join(f"<section>{COMMENT.format(text)}</section>" for text in ("One says so", "Two say so"))
    found = features_of(BODY + lists, "One says so")
    assert (found["siblings like the parent"], found["siblings like the grandparent"]) == (1, 2)
