"""Who is named behind "written by" and its like."""

from __future__ import annotations

import pytest

from extractors.metadata import read_metadata
from tests.extractors.metadata.pages import BODY, document

H1 = "<h1>The mill at Esk has burned down</h1>"


def authors(behind: str) -> list[str]:
    page = document("", f"<main>{H1}{BODY}{BODY}{behind}</main>")
    header = next(n for n in range(len(page)) if page.name(n) == "h1")
    root = next(n for n in range(len(page)) if page.name(n) == "main")
    return [author.name for author in read_metadata(page, header=header, root=root).authors]


@pytest.mark.parametrize(
    "line",
    [
        "Written by Ann Lee",
        "26.02.2023 22:26 Posted by <a>Ann Lee</a>",
        "14 min read<b>Written by</b> <i>Ann Lee</i>",
        "This story about mills and what they were for was written by Ann Lee and produced by the Esk Mail.",
        "The mill was old. Words written by Ann Lee",
    ],
)
def test_a_line_about_the_text(line: str) -> None:
    assert authors(f"<p>{line}</p>") == ["Ann Lee"]


@pytest.mark.parametrize(
    "line",
    [
        "Python has a separate library for such texts, written by <a>Ann Lee</a> in C.",
        "Several leaders went to the meeting that was co-hosted by Ann Lee, who leads the committee.",
        "A meeting co-hosted by Ann Lee",
        "Why do my posts say “Posted by Ann Lee”",
    ],
)
def test_somebody_elses_work(line: str) -> None:
    assert authors(f"<p>{line}</p>") == []
