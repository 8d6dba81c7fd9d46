"""Captions and credits by their words alone."""

from __future__ import annotations

import time

from extractors.metadata.captions import split_credit


def test_looking_for_a_credit_costs_little() -> None:
    start = time.process_time()
    for text in ("A." * 1_000, " \n" * 1_000, "(" * 2_000, "Photo: " * 300, "Getty " * 300):
        for before, behind in (("", ""), ("Photo: A", ""), ("Some words. ", "!"), ("", " Photo: Ann Bell")):
            split_credit(before + text + behind)
    assert time.process_time() - start < 0.5
