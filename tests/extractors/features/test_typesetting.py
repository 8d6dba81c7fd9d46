"""How the text of a block is set."""

from __future__ import annotations

import pytest

from extractors.features import of_block
from tests.builders import document

AROUND = "<p>The council met on Monday, and the mayor spoke of the bridge.</p>"


def ways(html: str, text: str = "here") -> set[str]:
    found = document(f"<div>{AROUND}{html}{AROUND}</div>")
    computed = of_block.compute(found)
    row = dict(zip(computed.names, computed.values[found.block_texts().index(text)].tolist()))
    names = ("centred", "flush right", "small", "italic", "beside the text")
    return {name for name in names if row[f"elements above: {name}"] > 0}


@pytest.mark.parametrize(
    ("html", "said"),
    [
        ("<p>here</p>", set()),
        ('<p style="text-align: center; font-size: 12px">here</p>', {"centred", "small"}),
        ('<p style="font-size: 16px">here</p>', set()),
        ('<p style="font-size: 112%">here</p>', set()),
        ('<p style="font-size: 85%">here</p>', {"small"}),
        ('<p style="font-size: 1.2em">here</p>', set()),
        ('<p style="FONT-SIZE: small">here</p>', {"small"}),
        ('<p><span style="font-size:.8em; font-style:italic">here</span></p>', {"small", "italic"}),
        ("<center><p>here</p></center>", {"centred"}),
        ("<p align=right>here</p>", {"flush right"}),
        ("<p align=justify>here</p>", set()),
        ("<p align=left>here</p>", set()),
        ("<p><font size=1>here</font></p>", {"small"}),
        ("<p><font size=5>here</font></p>", set()),
        ("<table align=right><tr><td><font size=2>here</font></td></tr></table>", {"beside the text", "small"}),
        ("<table align=center><tr><td>here</td></tr></table>", set()),
        ('<div style="float: left">here</div>', {"beside the text"}),
        ('<div style="float: none">here</div>', set()),
        ("<p><input size=1>here</p>", set()),
    ],
)
def test_what_the_elements_say_counts(html: str, said: set[str]) -> None:
    assert ways(html) == said


def test_how_all_the_text_is_set_says_nothing_of_a_block() -> None:
    texts = "<p>The bridge will be closed until the summer, the mayor said.</p>" * 3
    found = document(f'<div style="font-size: 12px">{texts}<p>here</p></div>')
    computed = of_block.compute(found)
    row = dict(zip(computed.names, computed.values[found.block_texts().index("here")].tolist()))
    assert row["elements above: small"] == 0
