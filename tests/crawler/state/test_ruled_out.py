"""Pages that a setting ruled out: the crawl after it was changed fetches them, and the one after that does not."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from dataclasses import dataclass, replace
from importlib.util import find_spec
from pathlib import Path

import pytest

from benchmarks.forks import Forks
from tests.crawler.spiders.paper_server import Answer, Paper, serve
from tests.crawler.state.test_fetched_again import DAY, LEAD, NOW, PATHS, Crawls, article, front

OBEY, DROP, SMALL = "BROADSHEET_OBEY_RESERVATIONS=noarchive", "BROADSHEET_DUPLICATES=drop", "DOWNLOAD_MAXSIZE=1500"
EDIT = "<p>It cost more than was said at first.</p>"
SHELL = (
    "<html><head><title>The harbour</title><meta property='og:type' content='article'></head><body>"
    "<div id='root'></div><noscript>You need to enable JavaScript to run this app.</noscript>"
    "<script src='/static/js/main.js'></script></body></html>"
)


def conditional(answer: Answer, **headers: str) -> Answer:
    """An answer that is not given twice to who asks whether it has changed."""
    tag = f'"{hash(answer.body)}"'
    return replace(answer, headers={**answer.headers, "ETag": tag, **headers}, conditional=True)


@dataclass
class RuledOut:
    """A paper that is crawled with settings, and asked what is remembered of its pages."""

    crawls: Crawls

    @property
    def paper(self) -> Paper:
        return self.crawls.paper

    def run(self, at: float, *settings: str) -> tuple[list[str], list[str]]:
        """The paths of the lines that a crawl wrote, and of the articles that it asked for."""
        before = len(self.paper.log)
        own = (
            f"BROADSHEET_DUPLICATES_DB={self.crawls.folder / 'd.sqlite'}", "BROADSHEET_DUPLICATES=mark",
            "BROADSHEET_WRAPPER_LEARN_FROM=9",  # a wrapper may leave out the notes, which are the same in all articles
            *settings,
        )  # fmt: skip
        lines, _ = self.crawls.run(at, *(word for setting in own for word in ("-s", setting)))
        asked = {path for path in self.paper.paths[before:] if path in PATHS.values()}
        return sorted(line["url"].partition(self.paper.host)[2] for line in lines), sorted(asked)

    def counts(self) -> tuple[int, int, int]:
        """Articles, new ones and changed ones of the last run, as the reports have them."""
        [history] = self.crawls.folder.glob("history/*.jsonl")
        last = json.loads(history.read_bytes().splitlines()[-1])
        return last["articles"], last["new"], last["changed"]

    def next_visit(self, path: str, *settings: str) -> str:
        """What `scrapy seen` says of the next visit."""
        log, folder = self.crawls.folder / "seen", self.crawls.folder
        log.unlink(missing_ok=True)
        own = (
            f"BROADSHEET_STATE_DIR={folder / 'state'}", f"BROADSHEET_OUTPUTS={folder / 'outputs'}",
            "BROADSHEET_CLOCK=benchmarks.chaos_crawl.now", *settings,
        )  # fmt: skip
        words = ["seen", f"http://{self.paper.host}{path}", *(word for one in own for word in ("-s", one))]
        forks = self.crawls.forks
        assert forks.wait(forks.start(words, clock=NOW + 90, log=log)) == 0
        text = " ".join(log.read_text(encoding="utf-8").split())
        return text.partition("Next visit ")[2].partition(" Article ")[0]


@pytest.fixture
def paper(tmp_path: Path, forks: Forks) -> Iterator[RuledOut]:
    with serve({"/": conditional(front())}) as served:
        yield RuledOut(Crawls(served, tmp_path, forks))


@pytest.mark.parametrize(
    ("setting", "headers", "number", "exported", "now"),
    [
        (OBEY, {"X-Robots-Tag": "noarchive"}, None, [], "never with the same BROADSHEET_OBEY_RESERVATIONS"),
        (DROP, {}, 1, [PATHS[1]], "never with the same BROADSHEET_DUPLICATES"),
        (SMALL, {}, None, [], "the first crawl from 2026-10-05 12:00 UTC on, or one with another DOWNLOAD_MAXSIZE"),
    ],
)
def test_the_next_crawl_fetches_what_no_setting_rules_out_any_more(
    paper: RuledOut, setting: str, headers: dict[str, str], number: int | None, exported: list[str], now: str
) -> None:
    """Although front page and articles say that they have not changed."""
    paper.paper.answers |= {PATHS[n]: conditional(article(number or n), **headers) for n in PATHS}
    assert paper.run(NOW, setting)[0] == exported
    missing = sorted({*PATHS.values()} - {*exported})
    assert paper.run(NOW + 60, setting) == ([], [])
    assert paper.next_visit(missing[0], setting) == now
    assert paper.next_visit(missing[0]) == f"the next crawl: {setting.partition('=')[0]} no longer rules it out"
    # the article that the others say the same as is asked whether they are what became of it
    assert paper.run(NOW + 120) == (missing, sorted({*missing, *exported}))
    assert paper.run(NOW + 180) == ([], [])
    assert "rules it out" not in paper.next_visit(missing[0])


@pytest.mark.parametrize(
    ("setting", "other"), [(OBEY, "BROADSHEET_OBEY_RESERVATIONS=noindex"), (SMALL, "DOWNLOAD_MAXSIZE=1501")]
)
def test_another_value_that_rules_out_the_same_pages_is_tried_once(
    paper: RuledOut, setting: str, other: str
) -> None:
    headers = {"X-Robots-Tag": "noarchive, noindex"}
    paper.paper.answers |= {PATHS[n]: conditional(article(n), **headers) for n in PATHS}
    assert paper.run(NOW, setting) == ([], sorted(PATHS.values()))
    assert paper.run(NOW + 60, other) == ([], sorted(PATHS.values()))
    assert paper.run(NOW + 120, other) == ([], [])
    assert paper.run(NOW + 180, setting)[1] == (sorted(PATHS.values()) if setting == OBEY else [])


@pytest.mark.parametrize(("setting", "verdict"), [(OBEY, "reserved"), (SMALL, "article"), (DROP, "duplicate")])
def test_an_edit_that_a_setting_ruled_out_is_exported_by_the_next_crawl(
    paper: RuledOut, setting: str, verdict: str
) -> None:
    paper.paper.answers |= {PATHS[n]: conditional(article(n)) for n in PATHS}
    assert len(paper.run(NOW)[0]) == 3
    edited = article(2, edit=EDIT)
    if setting == DROP:  # it says what another one said
        same = article(1).body.replace(b"2026-10-01T08", b"2026-10-02T08").replace(b"</h1>", b"!</h1>")
        edited = Answer(same)
    paper.paper.answers[PATHS[2]] = conditional(edited, **{"X-Robots-Tag": "noarchive"})
    assert paper.run(NOW + 4 * DAY, setting)[0] == []
    assert paper.counts() == (0, 0, 0), "what was left out is no revision of the run"
    assert paper.crawls.seen(PATHS[2]) == [(int(setting == SMALL), verdict)]
    assert paper.run(NOW + 4 * DAY + 60, setting)[0] == []
    lines, asked = paper.run(NOW + 4 * DAY + 120)
    assert lines == [PATHS[2]] and PATHS[2] in asked and paper.counts() == (1, 0, 1)
    assert paper.crawls.seen(PATHS[2]) == [(0, "article")]
    assert paper.run(NOW + 4 * DAY + 180) == ([], [])


@pytest.mark.skipif(find_spec("playwright") is None, reason="rendering needs Playwright")
def test_a_page_without_its_text_is_fetched_again_when_a_browser_is_there(paper: RuledOut) -> None:
    """Not while there is none, and once only where the browser shows no more (this one shows nothing)."""
    on = "BROADSHEET_RENDERING_ENABLED=True"
    missing, broken = "BROADSHEET_RENDERING_BROWSER=/no/such/browser", "BROADSHEET_RENDERING_BROWSER=/bin/false"
    paper.paper.answers |= {path: conditional(Answer(SHELL.encode())) for path in PATHS.values()}
    assert paper.run(NOW) == ([], sorted(PATHS.values()))
    assert paper.crawls.seen(PATHS[1]) == [(0, "needs_rendering")]
    later = "the first crawl from 2026-10-08 12:00 UTC on"
    assert paper.next_visit(PATHS[1]) == f"{later}, or one with another BROADSHEET_RENDERING_ENABLED"
    assert paper.run(NOW + 60) == paper.run(NOW + 120, on, missing) == ([], [])
    assert os.access("/bin/false", os.X_OK)
    assert paper.next_visit(PATHS[1], on, broken).startswith("the next crawl: BROADSHEET_RENDERING_ENABLED no longer")
    assert paper.run(NOW + 180, on, broken) == ([], sorted(PATHS.values()))
    assert paper.next_visit(PATHS[1], on, broken).startswith("the first crawl from 2026-10-")
    assert paper.run(NOW + 240, on, broken) == ([], [])
    paper.paper.answers |= {PATHS[n]: conditional(article(n, edit=f"<p>{LEAD}</p>")) for n in PATHS}
    assert paper.run(NOW + 17 * DAY)[0] == sorted(PATHS.values())
