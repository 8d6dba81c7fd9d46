"""The line below the headline: what is one, and what only bears its name. And the path above it."""

from __future__ import annotations

import pytest

from tests.extractors.metadata.pages import BODY, read

H1 = "<h1>Mill burns down</h1>"
LEAD = "The council wants to know why the sirens were silent for an hour."


def subtitle(markup: str, text: str = BODY) -> str | None:
    return read(body=f"<main><header>{H1}{markup}</header><article>{text}</article></main>").subtitle


@pytest.mark.parametrize(
    "markup",
    [
        f"<p class=subtitle>{LEAD}</p>",
        f"<div class='teaser lead'>{LEAD}</div>",
        f"<div class=byline-social><p class=strapline>{LEAD}</p></div>",
        f"<h2 class=subtitle id=lead-1>{LEAD}</h2>",
        f"<p><span class=lead>{LEAD}</span></p>",
        f"<div class=excerpt><p class=card-excerpt>{LEAD}</p><div><div>By</div><div>Ann Lee</div></div></div>",
        f"<div class=lead>{LEAD}<i class=lead-icon></i></div>",
    ],
)
def test_a_marked_line_below_the_headline(markup: str) -> None:
    assert subtitle(markup) == LEAD


@pytest.mark.parametrize(
    "markup",
    [
        "<p class=subtitle>Partner</p>",
        "<div class=lead-score>6.2</div>",
        "<div class=entry-subhead><b class=byline>by Ann Lee</b> <time>2 May 2024</time> <time>6:03 pm</time></div>",
        f"<figure class=fig--lead><img src=/a.jpg width=640><figcaption>{LEAD}</figcaption></figure>",
        f"<div class=photo-caption><p class=lead>{LEAD}</p></div>",
        f"<span class=mediaSubtitle>{LEAD}</span>",
        f"<div class=sidebar><p class=intro>{LEAD}</p></div>",
        f"<a href=/next><div class=card-excerpt>{LEAD}</div></a>",
        f"<ul><li><p class=excerpt>{LEAD}</p></li></ul>",
        "<h2 id=introduction-to-mills>Introduction to mills</h2>",
        f"<p><span class=lead-in>The mill by the river</span> {LEAD}</p>",
    ],
)
def test_what_only_bears_its_name(markup: str) -> None:
    assert subtitle(markup) is None


def test_of_a_language_without_blanks_a_few_letters_are_enough() -> None:
    assert subtitle("<p class=subtitle>警报为何没响</p>") == "警报为何没响"


@pytest.mark.parametrize(
    ("links", "path"),
    [
        (("Home", "Town", "< Back to blog"), ["Home", "Town"]),
        (("Zurück zu Stadt", "Stadt"), ["Stadt"]),
        (("Home", "Backpacking"), ["Home", "Backpacking"]),
        (("Home", "About", "News", "Shop", "Forum", "Service", "Contact", "Imprint"), []),
    ],
)
def test_a_path_is_short_and_leads_one_way(links: tuple[str, ...], path: list[str]) -> None:
    steps = "".join(f"<a href=/{number}>{name.replace('<', '&lt;')}</a>" for number, name in enumerate(links))
    found = read(body=f"<div class=breadcrumbs>{steps}</div><article>{H1}{BODY}</article>")
    assert [step.name for step in found.breadcrumbs] == path


def test_its_lines_are_apart() -> None:
    assert subtitle("<ul class=subtitle><li>The mill is gone</li><li>Nobody was hurt</li></ul>") == (
        "The mill is gone Nobody was hurt"
    )
