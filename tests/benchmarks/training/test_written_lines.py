"""The lines that we wrote: in every language on both sides, and hashed as the blocks of a page are."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from benchmarks.training.written_lines import WrittenLine, hashed, read_lines
from extractors.features import of_block
from tests.builders import block_texts, document


def test_every_language_has_lines_of_both_sides() -> None:
    lines = read_lines()
    assert len({(line.lang, line.text) for line in lines}) == len(lines)
    sides = Counter((line.lang, line.kept) for line in lines)
    assert all(sides[line.lang, side] >= 20 for line in lines for side in (True, False))


@pytest.mark.parametrize("row", ["en\tdrop\toffer", "en\tmaybe\toffer\tSign up", "en\tdrop\tunheard of\tSign up", ""])
def test_a_row_that_is_no_line_is_told(tmp_path: Path, row: str) -> None:
    file = tmp_path / "lines.tsv"
    file.write_text(f"en\tdrop\toffer\tSign up\n{row}\n", encoding="utf-8")
    with pytest.raises(ValueError, match="no written line"):
        read_lines(file)


def test_lines_are_hashed_as_the_blocks_of_a_page_are() -> None:
    texts = ["Sign up <now> & read", "责任编辑：李明", "An item of a list"]
    words = hashed([WrittenLine("en", False, "offer", text) for text in texts]).words
    page = document("<div><p>Sign up &lt;now&gt; &amp; read</p><p>责任编辑：李明</p><p>An item of a list</p></div>")
    assert block_texts(page) == texts
    found = of_block.compute(page).lexical
    assert found is not None
    assert np.array_equal(found.words.columns, words.columns) and np.array_equal(found.words.start, words.start)
