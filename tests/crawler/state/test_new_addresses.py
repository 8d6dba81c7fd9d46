"""Articles whose addresses the newspaper changed between two crawls: they stay the same,
and are followed where they are now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from benchmarks.forks import Forks
from newsstand import Story
from newsstand.newsroom import Desk
from tests.crawler.spiders.paper_server import Answer, page, serve
from tests.crawler.state.test_fetched_again import DAY, NOW, PATHS, Crawls, article, front

EDIT = "<p>It cost more than was said at first.</p>"
MOVED = {1: "/harbour/4711", 2: "/harbour/opened-at-last", 3: "/harbour/the-harbour-of-the-town-opens-3"}


@pytest.fixture
def crawls(tmp_path: Path, forks: Forks) -> Iterator[Crawls]:
    with serve({"/": front(), **{PATHS[n]: article(n) for n in PATHS}}) as paper:
        yield Crawls(paper, tmp_path, forks)


def redirect(path: str, status: int = 301) -> Answer:
    return Answer(status=status, headers={"Location": f"http://{{host}}{path}"})


def calling_itself(answer: Answer, path: str) -> Answer:
    return Answer(answer.body.replace(b"<head>", f'<head><link rel="canonical" href="{path}">'.encode()))


def test_an_article_that_moved_keeps_its_id_and_is_followed(crawls: Crawls) -> None:
    """One whose old address leads to the new one, which was corrected too; one that still calls itself by the old
    one; one whose old address is gone."""
    first, _ = crawls.run(NOW)
    ids = {line["url"].partition(crawls.paper.host)[2]: line["fingerprint"]["id"] for line in first}
    answers = {
        "/": front(MOVED), PATHS[1]: redirect(MOVED[1]), MOVED[1]: article(1, edit=EDIT), PATHS[2]: redirect(MOVED[2]),
        MOVED[2]: calling_itself(article(2), PATHS[2]), PATHS[3]: Answer(status=404), MOVED[3]: article(3),
    }  # fmt: skip
    crawls.paper.answers |= answers
    [line], counts = crawls.run(NOW + DAY)
    assert line["url"].endswith(MOVED[1]) and line["fingerprint"]["id"] == ids[PATHS[1]]
    assert (line["fingerprint"]["revision"], line["fingerprint"]["changed"]) == (2, ["body"])
    assert (counts["new_addresses"], counts["unchanged"], counts["verdict/http_error"]) == (3, 2, 0)

    edits = {MOVED[2]: calling_itself(article(2, edit=EDIT), PATHS[2]), MOVED[3]: article(3, edit=EDIT)}
    crawls.paper.answers |= edits
    asked = len(crawls.paper.log)
    lines, _ = crawls.run(NOW + 19 * DAY)
    assert {line["fingerprint"]["id"] for line in lines} == {ids[PATHS[2]], ids[PATHS[3]]}
    assert {line["fingerprint"]["revision"] for line in lines} == {2}
    assert not {*PATHS.values()} & {*crawls.paper.paths[asked:]}  # nobody asks for the old addresses any more
    assert crawls.run(NOW + 19 * DAY + 60)[0] == []  # and the files are as they were written


def test_an_article_that_moved_to_a_template_with_the_day_alone(crawls: Crawls) -> None:
    """And back to one with the time of day; one of them was edited meanwhile. The old addresses are gone."""
    day = {n: Answer(article(n).body.replace(b"T08:00:00Z", b"")) for n in PATHS}
    crawls.paper.answers |= {PATHS[n]: day[n] for n in PATHS}
    first, _ = crawls.run(NOW)
    ids = {line["fingerprint"]["id"] for line in first}
    moved = {MOVED[1]: article(1), MOVED[2]: article(2, edit=EDIT), MOVED[3]: article(3)}
    gone = {path: Answer(status=404) for path in PATHS.values()}
    crawls.paper.answers |= {"/": front(MOVED), **gone, **moved}
    [line], counts = crawls.run(NOW + DAY)
    assert line["fingerprint"]["id"] in ids and line["fingerprint"]["revision"] == 2
    assert "body" in line["fingerprint"]["changed"] and counts["new_addresses"] == 3
    again = {f"/again{path}": Answer(moved[path].body.replace(b"T08:00:00Z", b"")) for path in moved}
    crawls.paper.answers |= {path: Answer(status=410) for path in moved}
    crawls.paper.answers |= {"/": front({n: f"/again{MOVED[n]}" for n in MOVED}), **again}
    lines, counts = crawls.run(NOW + 2 * DAY)
    assert lines == [] and counts["new_addresses"] == 3


def test_a_text_that_two_addresses_show_did_not_move(crawls: Crawls) -> None:
    first, _ = crawls.run(NOW)
    crawls.paper.answers |= {"/": front(PATHS | {4: MOVED[1]}), MOVED[1]: article(1)}
    [line], counts = crawls.run(NOW + 60)
    assert line["fingerprint"]["id"] not in {line["fingerprint"]["id"] for line in first}
    assert line["fingerprint"]["revision"] == 1 and counts["new_addresses"] == 0


def test_two_new_addresses_of_one_article_at_once(crawls: Crawls) -> None:
    """While the old address is asked, the article arrives a second time."""
    crawls.paper.answers["/"] = front({3: PATHS[3]})
    crawls.run(NOW)
    moved = calling_itself(article(3, edit=EDIT), MOVED[3])
    slow = Answer(status=404, delay=0.4)
    crawls.paper.answers |= {"/": front({3: MOVED[3], 4: MOVED[1]}), PATHS[3]: slow, MOVED[3]: moved, MOVED[1]: moved}
    lines, counts = crawls.run(NOW + DAY)
    assert [line["fingerprint"]["revision"] for line in lines] == [2]
    assert (counts["new_addresses"], counts["variants"]) == (1, 1)


def test_an_article_that_led_to_the_front_page_for_a_day_is_asked_for_again(crawls: Crawls) -> None:
    """Of a site under repair; no list names its articles any more on the day after."""
    crawls.paper.answers["/"] = front({3: PATHS[3]})
    assert len(crawls.run(NOW)[0]) == 1
    crawls.paper.answers |= {"/": front(), **{PATHS[n]: redirect("/", 302) for n in PATHS}}
    assert crawls.run(NOW + DAY)[0] == []
    assert crawls.seen(PATHS[3]) == [(1, "article")] and crawls.seen(PATHS[2]) == [(1, "http_error")]
    crawls.paper.answers |= {"/": front({}), **{PATHS[n]: article(n, edit=EDIT) for n in PATHS}}
    lines, _ = crawls.run(NOW + 2.1 * DAY)
    assert sorted(line["fingerprint"]["revision"] for line in lines) == [1, 1, 2]


STORIES = Desk("shared", "en", 0, ("council", "market", "flood", "school", "theatre"), 5).stories()


def of_a_lying_template(story: Story, *, edit: str = "", canonical: str = "/view") -> Answer:
    """An article whose head says the same as those of all others."""
    title = "The Town Courier: news of the coast"
    text = "".join(f"<p>{paragraph}</p>" for paragraph in story.paragraphs)
    return Answer(
        f"<html><head><title>{title}</title><link rel='canonical' href='{canonical}'><meta property='og:title' "
        f"content='{title}'><meta property='og:type' content='article'><meta property='article:published_time' "
        f"content='2026-10-03T08:00:00Z'></head><body><article><h1>{title}</h1>{text}{edit}</article></body></html>".encode()
    )


def test_a_canonical_address_that_all_articles_name_is_not_believed(crawls: Crawls) -> None:
    paths = {f"/view?story={n}": of_a_lying_template(story) for n, story in enumerate(STORIES, start=1)}
    links = [(path, story.headline) for path, story in zip(paths, STORIES, strict=True)]
    crawls.paper.answers |= {"/": page("The Town Courier", *links[:4]), **paths}
    lines, counts = crawls.run(NOW)
    assert len(lines) == len({line["fingerprint"]["id"] for line in lines}) == 4 and counts["variants"] == 0
    edited = {links[1][0]: of_a_lying_template(STORIES[1], edit=EDIT)}
    crawls.paper.answers |= {"/": page("The Town Courier", *links), **edited}
    asked = len(crawls.paper.log)
    lines, _ = crawls.run(NOW + DAY)
    assert sorted(line["fingerprint"]["revision"] for line in lines) == [1, 2]
    assert len({line["fingerprint"]["id"] for line in lines}) == 2
    assert max(Counter(crawls.paper.paths[asked:]).values()) == 1  # nobody asks whether they have moved


def test_forms_of_an_article_that_name_one_canonical_address_are_one(crawls: Crawls) -> None:
    """A cut one, and one that is read with more around it, before the canonical one itself."""
    whole = of_a_lying_template(STORIES[0], edit=EDIT, canonical="/harbour-of-the-town-was-opened")
    cut = Answer(whole.body.replace(STORIES[0].paragraphs[3].encode(), b""))
    paths = {"/a/harbour-of-the-town-was-opened": cut, "/b/harbour-of-the-town-was-opened": whole,
             "/harbour-of-the-town-was-opened": whole}  # fmt: skip
    links = [(path, "The harbour of the town was opened at last") for path in paths]
    crawls.paper.answers |= {"/": page("The Town Courier", *links), **paths}
    lines, counts = crawls.run(NOW)
    assert len(lines) == 1 and counts["variants"] == 2
