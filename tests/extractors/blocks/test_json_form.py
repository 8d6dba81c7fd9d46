"""Lines are anybody's: whatever JSON stands where blocks should gives blocks that can be shown, or a ValueError."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from extractors.blocks.json_form import blocks_from_json
from extractors.render import to_html, to_markdown, to_text

LINK = {"type": "link", "from": 0, "to": 2, "href": "https://x/"}
CAPTION = [{"type": "paragraph", "text": "Foto", "attributes": [LINK]}]
SIZE = {"width": 3, "height": 2}
IMAGE = {"type": "image", "url": "https://x/a.jpg", "size": SIZE, "thumbnail": "AA==", "caption": CAPTION}
CELL = {"text": "a", "header": True, "columnSpan": 2, "rowSpan": 3, "attributes": [LINK]}
WHOLE: list[dict[str, Any]] = [
    {"type": "header", "l": 2, "text": "Head"},
    {"type": "paragraph", "text": "A word", "attributes": [{"type": "italic", "from": 2, "to": 6}]},
    IMAGE,
    {"type": "list", "style": "ordered", "start": 3, "children": [{"type": "paragraph", "text": "one"}]},
    {"type": "remoteVideo", "information": {"service": "YouTube", "id": "abc"}, "caption": CAPTION},
    {"type": "video", "src": "https://x/v.mp4", "isAnimation": True, "ratio": 1.5, "caption": CAPTION},
    {"type": "audio", "src": "https://x/v.mp3", "caption": CAPTION},
    {"type": "gallery", "images": [IMAGE], "caption": CAPTION},
    {"type": "delimiter"},
    {"type": "table", "rows": [[CELL, {"text": "b"}], [{"text": "c"}]], "caption": CAPTION},
    {"type": "quote", "children": [{"type": "delimiter"}], "cite": "https://x/"},
    {"type": "code", "text": "x = 1", "language": "python"},
    {"type": "embed", "url": "https://x/", "service": "x", "children": [{"type": "delimiter"}], "caption": CAPTION},
]
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5) | st.sampled_from(["bold", "Vimeo"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=6,
)


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    yield path
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, one in inner:
        yield from places(one, (*path, key))


PLACES = [(n, path) for n, block in enumerate(WHOLE) for path in places(block) if path]


def test_every_part_comes_back() -> None:
    assert [block.to_json() for block in blocks_from_json(WHOLE)] == WHOLE


def test_a_cell_spans_one_column_and_one_row_at_least() -> None:
    shown([{"type": "table", "rows": [[{"text": "a", "columnSpan": 0, "rowSpan": -3}]]}])


@settings(max_examples=400, deadline=None)
@given(st.sampled_from(PLACES), JSON)
def test_any_json_in_any_field_gives_blocks_or_a_value_error(place: tuple[int, tuple[Any, ...]], wrong: Any) -> None:
    number, path = place
    block = copy.deepcopy(WHOLE[number])
    holder: Any = block
    for key in path[:-1]:
        holder = holder[key]
    holder[path[-1]] = wrong
    shown([block])


@settings(max_examples=200, deadline=None)
@given(JSON | st.lists(st.fixed_dictionaries({"type": st.sampled_from([one["type"] for one in WHOLE])})))
def test_any_json_for_blocks_gives_blocks_or_a_value_error(wrong: Any) -> None:
    shown(wrong)


def shown(values: Any) -> None:
    try:
        blocks = blocks_from_json(values)
    except ValueError as error:
        assert not isinstance(error, KeyError) and len(str(error)) < 250
        return
    assert blocks_from_json([block.to_json() for block in blocks]) == blocks
    assert isinstance(to_html(blocks) + to_markdown(blocks) + to_text(blocks), str)


@pytest.mark.parametrize(
    ("block", "said"),
    [
        ({"type": "list", "style": "ordered", "children": [], "start": "x"}, "start is 'x', which is no int"),
        ({"type": "list", "style": "ordered", "children": [], "start": None}, ""),
        ({"type": "list", "style": "red", "children": []}, "style is 'red', which is none of ordered, unordered"),
        ({"type": "header", "l": 9, "text": "x"}, "l is 9, which is none of 1, 2"),
        ({"type": "header", "l": 2}, "has no text"),
        ({"type": "video", "src": "x", "isAnimation": False, "ratio": float("nan")}, "ratio is nan"),
        ({"type": "paragraph", "text": True}, "text is True, which is no str"),
        ({"type": ["x" * 1000]}, "there is no block of type"),
        ("paragraph", "'paragraph' is no object"),
    ],
)
def test_what_is_wrong_is_told(block: Any, said: str) -> None:
    if not said:
        assert blocks_from_json([block])
        return
    with pytest.raises(ValueError, match=said):
        blocks_from_json([block])
