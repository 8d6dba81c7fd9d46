"""The line below the headline: what is one, and what only bears its name. And the path above it."""

from __future__ import annotations

import pytest

from extractors.metadata import Metadata, read_metadata
from tests.extractors.metadata.pages import BODY, document, read

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
        f"<p class=td-post-sub-title>{LEAD}</p>",
        f"<h2 class=singular-sapo>{LEAD}</h2>",
        f"<h2 class=podtytul>{LEAD}</h2>",
        f"<p class=lead>{LEAD}<audio src=/a.mp3>Su navegador no reproduce audio</audio><select><option>1x</select></p>",
        f"<div class=sub-header>{LEAD}</div>",
    ],
)
def test_a_marked_line_below_the_headline(markup: str) -> None:
    assert subtitle(markup) == LEAD


@pytest.mark.parametrize(
    "markup",
    [
        f"<h2 class=subtitle>{LEAD}<span class=date>Monday, 6 May 2024</span></h2>",
        f"<div class=intro><p><b class=date>6 May 2024.</b> {LEAD}</p><p class=author>By Ann Lee</p></div>",
        f"<div class=lead><p>{LEAD}</p><i class=date>6.5.2024</i> <i class=authors>by <b>Ann Lee</b></i></div>",
    ],
)
def test_the_day_and_the_writer_in_a_marked_line_are_no_part_of_it(markup: str) -> None:
    assert subtitle(markup) == LEAD


@pytest.mark.parametrize(
    "markup",
    [
        "<p class=subtitle>Partner</p>",
        "<div class=lead-score>6.2</div>",
        "<div class=sub-header><b class=byline>By Ann Lee in Mills</b> 51,967 52 6</div>",
        "<div class=entry-subhead><b class=byline>by Ann Lee</b> <time>2 May 2024</time> <time>6:03 pm</time></div>",
        f"<div class=content-lead><div><img src=/a.jpg width=640><figcaption>{LEAD}</figcaption></div></div>",
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


def told(markup: str, description: str = LEAD, text: str = BODY) -> Metadata:
    return read(
        head=f'<meta name=description content="{description}">',
        body=f"<main><header>{H1}{markup}</header><article>{text}</article></main>",
    )


@pytest.mark.parametrize(
    "description",
    [LEAD, LEAD[:50] + "...", LEAD + " They were silent."],
)
def test_a_line_without_a_name_that_the_page_declares_as_its_description(description: str) -> None:
    found = told(f"<p>3 May</p><div class=x1>{LEAD}</div>", description)
    assert (found.subtitle, found.sources["subtitle"]) == (LEAD, "dom.description")


@pytest.mark.parametrize(
    "markup",
    [
        "<p>The fire brigade came too late for the mill by the river.</p>",  # something else
        f"<p><a href=/b>{LEAD}</a></p>",  # a teaser
        f"<aside><p>{LEAD}</p></aside>",  # a box
        f"<figure><img src=/a.jpg><figcaption>{LEAD}</figcaption></figure>",  # a caption
        f"<p>Posted by {LEAD}</p>",
    ],
)
def test_what_the_page_does_not_show_as_a_line_of_its_headline(markup: str) -> None:
    assert told(markup).subtitle is None
    assert told(markup, f"Posted by {LEAD}").subtitle is None


def test_a_first_paragraph_that_is_declared_is_the_text() -> None:
    assert told("", text=f"<p>{LEAD}</p>{BODY}").subtitle is None


def test_a_headline_that_is_declared_as_the_description_is_said_once() -> None:
    assert told("<p>Mill burns down</p>", "Mill burns down").subtitle is None


@pytest.mark.parametrize("level", ["h2", "h3", "h4"])
def test_a_heading_right_below_the_headline(level: str) -> None:
    found = read(body=f"<main><hgroup>{H1}<{level}>{LEAD}</{level}></hgroup><article>{BODY}</article></main>")
    assert (found.subtitle, found.sources["subtitle"]) == (LEAD, "dom.heading")


@pytest.mark.parametrize(
    "markup",
    [
        "<h2>Table of contents</h2>",
        "<h2>Mill burns down, and nobody in the town knows</h2>",  # the headline again
        "<h3>By our reporter in the town, Ann Lee, 3 May 2024</h3>",
        f"<h2><a href=/b>{LEAD}</a></h2>",
        f"<p>One.</p><p>{LEAD} One.</p><p>{LEAD} Two.</p><h2>{LEAD}</h2>",  # not right below
        f"<aside><h2>{LEAD}</h2></aside>",
    ],
)
def test_a_heading_that_is_something_else(markup: str) -> None:
    assert subtitle(markup) is None


@pytest.mark.parametrize(
    "label", ["Share this post", "Table of contents", "Melde dich jetzt an, um zu lesen", "Ann Lee", "Security"]
)
def test_labels_and_names_are_no_subtitle(label: str) -> None:
    assert subtitle(f"<p class=subtitle>{label}</p>") is None


def test_what_is_told_of_the_writer_is_no_subtitle() -> None:
    assert subtitle(f"<div class=author-card><p class=excerpt>{LEAD}</p></div>") is None


def test_behind_paragraphs_of_the_text_a_marked_line_divides_it() -> None:
    line = f"<p class=subhead>{LEAD}</p>"
    text = "<p>The fire brigade of the town came with two engines, and with a third an hour after midnight.</p>" * 4
    assert read(body=f"<article>{H1}{text}{line}{text}</article>").subtitle is None
    assert read(body=f"<article>{H1}{line}{BODY}</article>").subtitle == LEAD


def test_the_first_marked_line_that_can_be_one() -> None:
    assert subtitle(f"<p class=subtitle>Share this post</p><p class=lead>{LEAD}</p>") == LEAD


def test_a_name_of_several_words_in_a_class() -> None:
    assert subtitle(f"<p class=article--sub-headline>{LEAD}</p>") == LEAD


@pytest.mark.parametrize(
    ("lines", "keeps", "found"),
    [
        (f"<p>{LEAD}</p>", False, LEAD),
        (f"<p>{LEAD}</p>", True, None),  # it is in the body
        ("<p>Share</p>" * 15 + f"<p>{LEAD}</p>", False, LEAD),
        ("<p>Share</p>" * 40 + f"<p>{LEAD}</p>", False, None),
        (f"<p>{LEAD} And more.</p>", False, f"{LEAD} And more."),
        ("<p>Share</p>" * 15 + f"<p>{LEAD} And more.</p>", False, None),  # far away it has to be the same
    ],
)
def test_a_declared_line_in_the_root_that_the_text_leaves_out(lines: str, keeps: bool, found: str | None) -> None:
    page = document(f'<meta name=description content="{LEAD}">', f"<article>{H1}{lines}{BODY}</article>")
    header, root = (next(n for n in range(len(page)) if page.name(n) == name) for name in ("h1", "article"))
    texts = page.block_texts()
    kept = [n for n, text in enumerate(texts) if text.startswith("The mill by") or (keeps and text == LEAD)]
    assert read_metadata(page, header=header, root=root, kept=kept).subtitle == found
    assert read_metadata(page, header=header, root=root).subtitle is None
