"""Pictures around a block of text."""

from __future__ import annotations

import pytest

from extractors.features import of_block
from tests.builders import document


def row(html: str, text: str) -> dict[str, float]:
    found = document(html)
    texts = found.block_texts()
    computed = of_block.compute(found)
    return dict(zip(computed.names, computed.values[texts.index(text)].tolist()))


@pytest.mark.parametrize(
    ("html", "since", "until", "inside", "parent"),
    [
        ("<div><p>before</p><img src=a><p>here</p><p>after</p></div>", 1, 0, 0, 1),
        ("<div><p>before</p><p>here</p><img src=a><img src=b><p>after</p></div>", 0, 2, 0, 2),
        ("<div><p>before</p><div><img src=a><br>here</div><p>after</p></div>", 1, 0, 1, 1),
        ("<div><p>before</p><p>here</p><p>after</p></div>", 0, 0, 0, 0),
        ("<div><p>before</p><p>here</p><iframe src=a></iframe></div>", 0, 1, 0, 1),
    ],
)
def test_counts(html: str, since: int, until: int, inside: int, parent: int) -> None:
    found = row(html, "here")
    assert found["pictures since the block before"] == since
    assert found["pictures until the block after"] == until
    assert found["pictures in the element"] == inside
    assert found["pictures in the parent"] == parent


def test_words_a_picture_and_bounds() -> None:
    many = "<img src=a>" * 200
    found = row(f"<div><p>one two three</p>{many}<p>here</p></div>", "here")
    assert found["pictures since the block before"] == 9 and found["pictures in the parent"] == 90
    assert found["words of the parent a picture"] == pytest.approx(4 / 200)
