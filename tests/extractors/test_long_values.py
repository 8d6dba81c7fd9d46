"""Values that are long and say nothing: what reads them costs in proportion to their length."""

from __future__ import annotations

import pytest

from extractors import extract
from tests.growth import assert_proportional

URL = "http://news.example/2026/11/the-river-rises-4711"
BODY = "".join(
    f"<p>The river rose again in the night, and by {hour} o'clock the helpers had filled {hour * 110} bags of sand.</p>"
    for hour in range(2, 9)
)


def page(head: str, body: str) -> str:
    return (
        f"<html lang=en><head><title>The river rises</title>{head}</head><body><article><h1>The river rises</h1>{BODY}"
        f"{body}</article></body></html>"
    )


@pytest.mark.parametrize(
    ("head", "body"),
    [
        ('<script type="application/ld+json">{{"@type":{0}1}}</script>', ""),
        ('<script type="application/ld+json">{{"@type": "Article"{0}1}}</script>', ""),
        ("", '<img src="/a.jpg" width="600{0}x">'),
        ("", '<p style="font-size:{0}9x">A text is here.</p>'),
    ],
    ids=["type", "behind a type", "width", "style"],
)
@pytest.mark.parametrize("fill", [" ", "1", '"a", '])
def test_a_long_value(head: str, body: str, fill: str) -> None:
    def read(count: int) -> None:
        text = fill * (count // len(fill))
        extract(page(head.format(text), body.format(text)), URL)

    assert_proportional(read, 40_000)


def test_a_long_name_of_a_shared_picture() -> None:
    """Ran for 14 s with 28 figures and twice as long with each more."""
    name = f"/default{'1' * 200}!.png"
    outcome = extract(page(f'<meta property="og:image" content="{name}">', ""), URL)
    assert outcome.url == URL
