"""Every paper: enough stories, different ones, and pages that hold the truth."""

from __future__ import annotations

import hashlib
import html
import itertools
import subprocess
import sys
from pathlib import Path

import pytest

from newsstand.papers import PAPERS, Paper
from newsstand.papers.edition import View
from newsstand.story import Listing, Quotation, Subhead, Table
from tests.crawler.spiders.crawls import PATIENCE
from tests.newsstand.reading import letters, tree

NAMES = list(PAPERS)
ROOT = Path(__file__).parents[2]
DIGEST = """
import hashlib
from newsstand.papers import PAPERS
from newsstand.papers.edition import View
digest = hashlib.sha256()
for name, paper in PAPERS.items():
    made = paper()
    for path, route in made.routes.items():
        page = route.render(View("http://" + made.host))
        digest.update(path.encode() + (page.encode(made.encoding) if isinstance(page, str) else page))
print(digest.hexdigest())
"""


@pytest.fixture(params=NAMES)
def paper(request: pytest.FixtureRequest, papers: dict[str, Paper]) -> Paper:
    return papers[request.param]


def view(paper: Paper, *, redesigned: bool = False) -> View:
    return View(f"http://{paper.host}", redesigned=redesigned)


def layouts(paper: Paper) -> list[View]:
    return [view(paper), view(paper, redesigned=True)] if paper.redesigns else [view(paper)]


def printed(paper: Paper, path: str, seen: View) -> str:
    page = paper.routes[path].render(seen)
    assert isinstance(page, str)
    return page


def test_two_processes_print_the_same_bytes() -> None:
    digests = set()
    for seed in ("1", "2"):
        done = subprocess.run(
            [sys.executable, "-c", DIGEST],
            cwd=ROOT,
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)},
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=True,
        )
        digests.add(done.stdout)
    assert len(digests) == 1
    assert len(digests.pop().strip()) == hashlib.sha256().digest_size * 2


def test_at_least_thirty_stories_in_at_least_two_sections(paper: Paper) -> None:
    assert len(paper.stories) >= 30
    assert len({story.section for story in paper.stories}) >= 2
    assert {story.section for story in paper.stories} <= set(paper.sections)
    assert len({story.headline for story in paper.stories}) == len(paper.stories)
    assert len({paper.path(story) for story in paper.stories}) == len(paper.stories)


def test_stories_differ(paper: Paper) -> None:
    """No two bodies of a paper share half of their 5-word (Chinese: 5-letter) shingles."""
    shingles = []
    for story in paper.stories:
        text = "\n".join(story.paragraphs)
        units = list(text) if paper.language == "zh" else text.split()
        shingles.append({tuple(units[start : start + 5]) for start in range(len(units) - 4)})
    worst = max(len(a & b) / len(a | b) for a, b in itertools.combinations(shingles, 2))
    assert worst < 0.5


def test_no_slot_is_left_open(paper: Paper) -> None:
    for story in paper.stories:
        everything = [
            story.headline,
            story.summary,
            story.biography,
            *story.paragraphs,
            *(c.text for c in story.comments),
        ]
        assert not [text for text in everything if "{" in text or "[" in text or "|" in text]


def test_dates_fall_and_lie_in_the_past(paper: Paper) -> None:
    dates = [story.published for story in paper.stories]
    assert dates == sorted(dates, reverse=True)
    assert dates[0].year == 2025
    assert all(story.modified >= story.published and story.published.tzinfo for story in paper.stories)


def test_every_page_of_a_story_holds_its_truth_in_order(paper: Paper) -> None:
    for seen in layouts(paper):
        for path, route in paper.routes.items():
            if route.story is None:
                continue
            text = letters(tree(printed(paper, path, seen)).text_content())
            assert letters(route.story.headline) in text
            position = text.index(letters(route.story.headline))
            for paragraph in route.story.paragraphs:
                for line in paragraph.split("\n"):
                    position = text.find(letters(line), position)
                    assert position >= 0, (path, line)


def test_authors_and_date_stand_on_the_canonical_page(paper: Paper) -> None:
    for seen in layouts(paper):
        for story in paper.stories:
            page = html.unescape(printed(paper, paper.path(story), seen))
            assert all(author in page for author in story.authors)
            assert str(story.published.year) in page


def test_service_pages_hold_no_story(paper: Paper) -> None:
    leads = [letters(story.paragraphs[0])[:60] for story in paper.stories]
    for path, route in paper.routes.items():
        if route.kind in ("front", "section", "tag", "author", "service", "gallery", "video", "disallowed"):
            text = letters(tree(printed(paper, path, view(paper))).text_content())
            assert not [lead for lead in leads if lead in text], path


def test_pages_are_encodable_as_declared(paper: Paper) -> None:
    for route in paper.routes.values():
        page = route.render(view(paper))
        if isinstance(page, str):
            assert page.encode(paper.encoding).decode(paper.encoding) == page


def test_the_redesign_changes_every_page_and_no_truth(papers: dict[str, Paper]) -> None:
    ledger = papers["ledger"]
    before, after = layouts(ledger)
    for story in ledger.stories:
        path = ledger.path(story)
        assert printed(ledger, path, before) != printed(ledger, path, after)
        old = {
            element.get("class")
            for element in tree(printed(ledger, path, before)).iter()
            if element.get("class")
        }
        new = {
            element.get("class")
            for element in tree(printed(ledger, path, after)).iter()
            if element.get("class")
        }
        assert not old & new


def test_the_layouts_are_what_they_claim(papers: dict[str, Paper]) -> None:
    names = "p article main section header footer nav h1 h2 h3 ul table time aside figure blockquote"
    semantic = "|".join(f"//{name}" for name in names.split())
    for path, route in papers["meridian"].routes.items():
        if route.kind == "article":
            assert not tree(printed(papers["meridian"], path, view(papers["meridian"]))).xpath(semantic)
    for path, route in papers["vestnik"].routes.items():
        if route.kind == "article":
            assert not tree(printed(papers["vestnik"], path, view(papers["vestnik"]))).xpath(
                "//*[@class or @id]"
            )
    assert all(" " not in line for story in papers["gujin"].stories for line in story.paragraphs[0:1])


def test_every_kind_of_trouble_is_spread_over_the_papers(papers: dict[str, Paper]) -> None:
    stories = [story for paper in papers.values() for story in paper.stories]
    kinds = {type(block) for story in stories for block in story.blocks}
    assert {Subhead, Quotation, Listing, Table} <= kinds
    assert any(story.video for story in stories)
    assert any(len(story.pictures) > 2 for story in stories)
    assert any(len(story.later) == 3 for story in stories)
    assert any(sum(len(c.text) for c in story.comments) > len("".join(story.paragraphs)) for story in stories)
    assert any(not story.authors for story in stories)
    assert any(len(story.authors) == 2 for story in stories)


def test_wire_stories_stand_in_two_papers_with_small_edits(papers: dict[str, Paper]) -> None:
    wires: dict[str, list[tuple[str, ...]]] = {}
    for paper in papers.values():
        for story in paper.stories:
            if story.wire:
                wires.setdefault(story.wire, []).append(story.paragraphs)
    assert len(wires) == 3
    for first, second in wires.values():
        assert first != second
        words, others = set(" ".join(first).split()), set(" ".join(second).split())
        assert len(words & others) / len(words | others) > 0.7


def test_lengths_are_those_of_news(paper: Paper) -> None:
    sizes = [paper.desk().voice.length("".join(story.paragraphs)) for story in paper.stories]
    assert min(sizes) >= 100
    assert max(sizes) <= 1100
    assert max(sizes) > 2 * min(sizes)
