"""A srcset is read as browsers read it."""

from __future__ import annotations

import pytest

from extractors.dom.source_sets import candidates
from extractors.pictures.addresses import largest


@pytest.mark.parametrize(
    ("source_set", "best"),
    [
        ("/a-300.jpg 300w, /a-1200.jpg 1200w", "/a-1200.jpg"),
        ("/a-300.jpg 300w, /a-1200.jpg 1200w,", "/a-1200.jpg"),
        ("/a-1200.jpg 1200w,/a-300.jpg 300w, ", "/a-1200.jpg"),
        ("a-300.jpg 300w,a-1200.jpg 1200w", "/a-1200.jpg"),
        ("\n /a-300.jpg 300w\n,\n /a-1200.jpg 1200w\n", "/a-1200.jpg"),
        ("/w_300,h_200/a.jpg 300w,/w_1200,h_800/a.jpg 1200w", "/w_1200,h_800/a.jpg"),
        ("/w_300,q_auto:good,/a.jpg 300w, /w_1200,q_auto:good,/a.jpg 1200w", "/w_1200,q_auto:good,/a.jpg"),
        ("/a-300.jpg 300w 200h, /a-600.jpg 600w 400h", "/a-600.jpg"),
        ("/a.jpg, /a2.jpg 2x", "/a2.jpg"),
        ("/a.jpg,", "/a.jpg"),
    ],
)
def test_largest_of_a_srcset(source_set: str, best: str) -> None:
    assert (largest(source_set) or "").lstrip("/") == best[1:]


@pytest.mark.parametrize("nothing", ["", " ", ",", " , ,"])
def test_nothing_in_a_srcset(nothing: str) -> None:
    assert list(candidates(nothing)) == []
    assert largest(nothing) is None
