"""Articles fetched again: what the newspaper changed is a revision, what is read otherwise today is none; articles on
several pages and at several addresses."""

from __future__ import annotations

import json
import re
import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from benchmarks.forks import Forks
from tests.crawler.spiders.paper_server import Answer, Paper, page, serve, xml

NOW = 1_791_115_200.0  # 2026-10-04: the articles are one to three days old
DAY = 86_400
LEAD = "The harbour of the town was opened again on Monday after {} years of work, said the mayor to the press."
NOTE = "The council, which had paid for it, will meet on Thursday to hear what the {} pilots have to say of it."
_COUNT = re.compile(r"'broadsheet/([\w/]+)': (\d+)")
PATHS = {n: f"/2026/10/0{n}/the-harbour-of-the-town-opens-{n}.html" for n in (1, 2, 3)}


def article(number: int, box: str = "", edit: str = "", pages: str = "") -> Answer:
    """An article in two parts, of which wrappers may leave the second out, and a box that is another on every day."""
    text = "".join(f"<p>{LEAD.format(n * number)}</p>" for n in range(1, 9))
    rest = "".join(f"<p>{NOTE.format(word)}</p>" for word in (number, "old", "young"))
    title = f"The harbour of the town opens {number}"
    body = (
        f"<html><head><title>{title}</title><meta property='og:type' content='article'><meta property='article:"
        f"published_time' content='2026-10-0{number}T08:00:00Z'></head><body><article><h1>{title}</h1>"
        f"<div class='text'><div class='one'>{text}{edit}</div><div class='two'>{rest}</div></div>{pages}</article>"
        f"<aside><b>{box}</b></aside></body></html>"
    )
    return Answer(body.encode(), headers={"ETag": f'"{hash(body)}"'})


def front(paths: dict[int, str] = PATHS) -> Answer:
    return page("The Town Courier", *((path, f"The harbour of the town opens {n}") for n, path in paths.items()))


@dataclass
class Crawls:
    paper: Paper
    folder: Path
    forks: Forks

    def run(self, at: float, *options: str) -> tuple[list[dict[str, Any]], Counter[str]]:
        """New lines and the counts of a crawl at a time."""
        old = self.lines()
        words = [
            "crawl", "news", "-a", f"domain={self.paper.host}", "-s", f"BROADSHEET_OUTPUTS={self.folder / 'outputs'}",
            "-s", f"BROADSHEET_STATE_DIR={self.folder / 'state'}", "-s", f"BROADSHEET_SITES={self.folder / 'sites'}",
            "-s", f"BROADSHEET_WRAPPER_DB={self.folder / 'w.sqlite'}", "-s", "BROADSHEET_DUPLICATES=keep",
            "-s", f"BROADSHEET_HISTORY={self.folder / 'history'}", "-s", "BROADSHEET_CLOCK=benchmarks.chaos_crawl.now",
            "-s", "STATS_DUMP=1", "-v", *options,
        ]  # fmt: skip
        log = self.folder / "said"
        log.unlink(missing_ok=True)
        status = self.forks.wait(self.forks.start(words, clock=at, log=log))
        said = log.read_text(encoding="utf-8")
        assert status == 0 and "Traceback" not in said, said[-3000:]
        return self.lines()[len(old) :], Counter({n: int(count) for n, count in _COUNT.findall(said)})

    def pin(self, root: str) -> None:
        """From now on a wrapper says what the text of this site is."""
        (self.folder / "sites").mkdir(exist_ok=True)
        file = f'domain = "{self.paper.host}"\n[[wrappers]]\nroot = {json.dumps(root)}\nheader = "//h1"\n'
        (self.folder / "sites" / f"{self.paper.host.replace(':', '_')}.toml").write_text(file, encoding="utf-8")

    def seen(self, path: str) -> list[tuple[int, str]]:
        """(failed visits in a row, verdict) of a page, as the state has it."""
        [database] = self.folder.glob("state/**/*.sqlite")
        with closing(sqlite3.connect(database)) as connection:
            rows = connection.execute("SELECT failures, verdict FROM pages WHERE url LIKE ?", (f"%{path}",))
            return [(int(failures), str(verdict)) for failures, verdict in rows]

    def lines(self) -> list[dict[str, Any]]:
        files = sorted(self.folder.glob("outputs/*/*.jsonl"), key=lambda path: path.stat().st_mtime_ns)
        return [json.loads(line) for path in files for line in path.read_bytes().splitlines()]


@pytest.fixture
def crawls(tmp_path: Path, forks: Forks) -> Iterator[Crawls]:
    with serve({"/": front(), **{PATHS[n]: article(n) for n in PATHS}}) as paper:
        yield Crawls(paper, tmp_path, forks)


@pytest.mark.parametrize("archived", [True, False])
def test_a_errorthat_is_read_otherwise_today_is_no_revision(crawls: Crawls, archived: bool) -> None:
    kept = ("-s", f"BROADSHEET_ARCHIVE_ENABLED={int(archived)}")
    crawls.pin("//div[@class='text']")
    first, _ = crawls.run(NOW, *kept)
    assert len(first) == 3 and all(NOTE.format(n) in line["body"] for n, line in enumerate(_by_url(first), start=1))
    crawls.pin("//div[@class='one']")
    crawls.paper.answers |= {PATHS[n]: article(n, box="Most read: the weather") for n in PATHS}
    again, stats = crawls.run(NOW + 4 * DAY, *kept)
    assert again == [] and stats["unchanged"] == 3
    assert stats["wrappers/hits"] == 3 and stats["read_differently"] == 0

    crawls.pin("//div[@class='text']")  # has it again, and was compared with lines that have it
    edit = "<p>It cost more than was said at first.</p>"
    crawls.paper.answers[PATHS[2]] = article(2, box="Most read: fish", edit=edit)
    [line], _ = crawls.run(NOW + 19 * DAY, *kept)
    assert line["url"].endswith(PATHS[2]) and "It cost more" in line["body"]
    print_ = line["fingerprint"]
    assert (print_["revision"], print_["changed"], print_["edit"]) == (2, ["body"], "small")


def test_what_a_wrapper_adds_to_an_unchanged_erroris_no_revision(crawls: Crawls) -> None:
    crawls.pin("//div[@class='one']")
    first, _ = crawls.run(NOW)
    assert len(first) == 3 and not any("council" in line["body"] for line in first)
    crawls.pin("//div[@class='text']")
    crawls.paper.answers |= {PATHS[n]: article(n, box="Most read: the weather") for n in PATHS}
    again, stats = crawls.run(NOW + 4 * DAY)
    assert again == [] and stats["read_differently"] == 3, stats
    crawls.paper.answers[PATHS[3]] = article(3, box="Most read: fish", edit="<p>It cost more.</p>")
    [line], stats = crawls.run(NOW + 19 * DAY)
    # the size is that of the newspaper's own edit, not of what is read besides
    assert line["fingerprint"]["changed"] == ["body"] and line["fingerprint"]["edit"] == "small"
    assert "council" in line["body"]


def test_a_change_that_a_list_dates_is_found_although_the_front_errorlinks_the_article(crawls: Crawls) -> None:
    feed = '<rss version="2.0"><channel>{}</channel></rss>'
    item = f"<item><link>{PATHS[1]}</link><title>The harbour</title>%s</item>"
    announced = '<link rel="alternate" type="application/rss+xml" href="/feed.xml">'
    links = [(PATHS[n], f"The harbour of the town opens {n}") for n in PATHS]
    first = page("The Town Courier", *links, head=announced)
    crawls.paper.answers |= {"/": first, "/feed.xml": xml(feed.format(item % ""))}
    assert len(crawls.run(NOW)[0]) == 3
    changed = item % "<updated xmlns='http://www.w3.org/2005/Atom'>2026-10-04T12:00:30Z</updated>"
    crawls.paper.answers |= {
        "/": page("The Town Courier", *links, head=announced, text="News of noon"),
        "/feed.xml": xml(feed.format(changed)),
        PATHS[1]: article(1, edit="<p>It cost more than was said at first.</p>"),
    }
    [line], _ = crawls.run(NOW + 60)
    assert line["url"].endswith(PATHS[1]) and line["fingerprint"]["revision"] == 2


def test_a_sitemap_that_was_guessed_is_read_in_every_crawl(crawls: Crawls) -> None:
    entry = "<url><loc>http://{{host}}{}</loc></url>"
    sitemap = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">{}</urlset>'
    crawls.paper.answers["/sitemap.xml"] = xml(sitemap.format(entry.format(PATHS[1])))
    assert len(crawls.run(NOW)[0]) == 3
    new = "/2026/10/04/the-harbour-of-the-town-opens-4.html"
    crawls.paper.answers |= {
        "/sitemap.xml": xml(sitemap.format(entry.format(PATHS[1]) + entry.format(new))), new: article(4)
    }  # fmt: skip
    [line], _ = crawls.run(NOW + 60)
    assert line["url"].endswith(new)


def test_what_stands_behind_a_thousand_entries_of_a_sitemap_comes_with_later_crawls(crawls: Crawls) -> None:
    """Although its bytes stay as they are. What the user does not want takes nobody's place."""
    paths = [*(f"/gone/{n}/a-story-that-nobody-kept.html" for n in range(1_000)), *PATHS.values()]
    entries = "".join(f"<url><loc>http://{{host}}{path}</loc></url>" for path in paths)
    body = xml(f'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">{entries}</urlset>')
    crawls.paper.answers |= {"/": front({}), "/sitemap.xml": replace(body, headers={"ETag": '"1"'}, conditional=True)}
    assert crawls.run(NOW, "-a", "max_pages=3")[0] == [] and crawls.seen(PATHS[1]) == []
    assert crawls.run(NOW + 60, "-a", "max_pages=2")[0] == []
    assert crawls.seen(PATHS[1]) == crawls.seen(PATHS[3]) == [(0, "waiting")]
    lines, _ = crawls.run(NOW + 120, "-a", "deny=/gone/")
    assert len(lines) == 3


def test_guesses_that_failed_are_nobodys_fault_when_they_are_due_again(crawls: Crawls) -> None:
    crawls.run(NOW)
    assert crawls.seen("/rss.xml") == [(1, "http_error")]
    _, counts = crawls.run(NOW + 2 * DAY)
    assert counts["verdict/http_error"] == 0
    assert crawls.seen("/rss.xml") == [(2, "http_error")]


def test_a_change_on_a_further_erroris_found(crawls: Crawls) -> None:
    first_page, second = PATHS[1], f"{PATHS[1]}?page=2"

    def pager(number: int) -> str:
        one, two = f'<a href="{first_page}">1</a>', f'<a href="{second}">2</a> <a href="{first_page}?page=all">All</a>'
        return f"<div>{'<b>1</b> ' + two if number == 1 else one + ' <b>2</b>'}</div>"

    crawls.paper.answers |= {
        first_page: article(1, pages=pager(1)),
        second: article(1, pages=pager(2), edit=f"<p>{LEAD.format('ninety')}</p>"),
    }
    lines, _ = crawls.run(NOW)
    [joined] = [line for line in lines if "pages" in line["crawl"]]
    assert len(joined["crawl"]["archive"]["pages"]) == 1 and "ninety" in joined["body"]
    assert crawls.run(NOW + 4 * DAY)[0] == []
    crawls.paper.answers[second] = article(1, pages=pager(2), edit=f"<p>{LEAD.format('ninety-nine')}</p>")
    asked = len(crawls.paper.log)
    [line], _ = crawls.run(NOW + 19 * DAY)
    assert line["url"] == joined["url"] and line["fingerprint"]["revision"] == 2
    assert "ninety-nine" in line["body"] and line["crawl"]["pages"] == joined["crawl"]["pages"]
    assert crawls.paper.paths[asked:].count(second) == 1 and f"{first_page}?page=all" not in crawls.paper.paths


def test_a_gallery_of_a_picture_a_page_is_one_article(crawls: Crawls) -> None:
    """Its first page has less text than an article has, and another one none at all."""
    texts = ["The harbour was opened again on Monday, and the mayor cut the ribbon herself.", "", NOTE, LEAD]
    paths = [PATHS[1].removesuffix(".html") + (f"/{n}" if n > 1 else "") for n in range(1, len(texts) + 1)]
    head = "<title>The harbour in pictures</title><meta property='og:type' content='article'>"
    head += "<meta property='article:published_time' content='2026-10-01T08:00:00Z'>"
    for number, text in enumerate(texts, 1):
        links = [f'<a href="{paths[number - 2]}">Previous</a>'] if number > 1 else []
        links += [f'<a href="{path}">{n}</a>' for n, path in enumerate(paths, 1)]
        picture = f"<figure><img src='/{number}.jpg' width='800' height='500'></figure><p>{text.format(7)}</p>"
        shown = f"<article><h1>The harbour in pictures</h1>{picture}</article><div>{' '.join(links)}</div>"
        made = f"<html><head>{head}</head><body>{shown}</body></html>"
        crawls.paper.answers[paths[number - 1]] = Answer(made.encode())
    crawls.paper.answers["/"] = front({1: paths[0], 2: PATHS[2], 3: PATHS[3]})
    lines, _ = crawls.run(NOW)
    [gallery] = [line for line in lines if line["headline"] == "The harbour in pictures"]
    assert len(lines) == 3 and gallery["url"].endswith(paths[0])
    assert gallery["body"].split("\n\n") == [text.format(7) for text in texts if text]
    assert [crawls.paper.paths.count(path) for path in paths] == [1] * len(paths)


def test_older_entries_of_a_live_blog_are_a_part_of_it(crawls: Crawls) -> None:
    blog = PATHS[1]
    texts = {n: f"<p>{LEAD.format(word)}</p>" for n, word in enumerate(("ninety", "eighty", "seventy"), start=2)}
    crawls.paper.answers |= {
        blog: article(1, pages=f'<a href="{blog}?updates=2">Older updates</a>'),
        **{f"{blog}?updates={n}": article(1, edit=text, pages=f'<a href="{blog}?updates={n + 1}">Older updates</a>')
           for n, text in texts.items()},
        f"{blog}?updates=5": Answer(status=404),
    }  # fmt: skip
    lines, counts = crawls.run(NOW)
    [joined] = [line for line in lines if "pages" in line["crawl"]]
    assert len(lines) == 3 and len(joined["crawl"]["pages"]) == counts["joined/pages"] == 3
    assert all(word in joined["body"] for word in ("ninety", "eighty", "seventy"))
    assert {crawls.paper.paths.count(f"{blog}?updates={n}") for n in texts} == {1}
    assert crawls.run(NOW + 60)[0] == []


def test_two_spellings_of_an_address_are_one_article_although_they_are_read_differently(crawls: Crawls) -> None:
    """The second has a line more; under another name that is an article of its own."""
    paths = {1: "/Arch/the-harbour-opens.html", 2: "/arch/The-Harbour-Opens.html", 3: "/arch/opened-again.html"}
    more = article(1, edit="<p>It cost more than was said at first.</p>")
    crawls.paper.answers |= {"/": front(paths), paths[1]: article(1), paths[2]: more, paths[3]: more}
    lines, stats = crawls.run(NOW)
    assert len(lines) == 2 and stats["variants"] == 1
    assert {line["url"].partition(crawls.paper.host)[2] for line in lines} & {paths[3]}


def test_an_article_that_a_script_shows_too_is_exported_once(crawls: Crawls) -> None:
    """`/arch/1001.html` and `/news.php?id=1001`, without a canonical address: they have text, date and number in
    common. The same text under another number is a duplicate, which is marked and not left out."""
    paths = {1: "/arch/1001.html", 2: "/news.php?id=1001", 3: "/arch/1003.html"}
    crawls.paper.answers |= {"/": front(paths), **{path: article(1) for path in paths.values()}}
    lines, stats = crawls.run(NOW)
    assert len(lines) == 2 and stats["variants"] == 1
    assert {line["url"].partition(crawls.paper.host)[2] for line in lines} & {paths[3]} == {paths[3]}
    asked = len(crawls.paper.log)
    assert crawls.run(NOW + 600)[0] == []
    assert len({*crawls.paper.paths[asked:]} & {paths[1], paths[2]}) <= 1  # the variant is not asked for again


@pytest.mark.parametrize(
    "bounds",
    [("until=2026-10-01",), ("deny=-[23].html",), ("allow=-1.html",), ("keywords=zeppelin", "since=2026-10-03")],
)
def test_what_earlier_arguments_ruled_out_is_found_at_once(crawls: Crawls, bounds: tuple[str, ...]) -> None:
    """The lists that name it, a section and a sitemap that is named by another, are read again though not due."""
    host = crawls.paper.host
    entries = "".join(f"<url><loc>http://{host}{PATHS[n]}</loc><lastmod>2026-10-0{n}</lastmod></url>" for n in (1, 3))
    crawls.paper.answers |= {
        "/": page("The Town Courier", ("/news/", "News"), (PATHS[1], "The harbour of the town opens 1")),
        "/news/": front({n: PATHS[n] for n in (1, 2)}),
        "/sitemap.xml": xml(
            f"<sitemapindex><sitemap><loc>http://{host}/old.xml</loc><lastmod>2026-10-03</lastmod></sitemap></sitemapindex>"
        ),
        "/old.xml": xml(f"<urlset>{entries}</urlset>"),
    }
    few, _ = crawls.run(NOW, *(word for bound in bounds for word in ("-a", bound)))
    assert len(few) < 3
    rest, _ = crawls.run(NOW + 60)
    assert {line["url"].partition(host)[2] for line in (*few, *rest)} == {*PATHS.values()} and len(few) + len(rest) == 3
    asked = len(crawls.paper.log)
    assert crawls.run(NOW + 120)[0] == []
    assert not {"/old.xml", "/news/", *PATHS.values()} & {*crawls.paper.paths[asked:]}  # all was let through


def _by_url(lines: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return sorted(lines, key=lambda line: str(line["url"]))


def test_an_article_that_is_not_asked_for_today_is_followed_all_the_same(crawls: Crawls) -> None:
    first, _ = crawls.run(NOW)
    assert len(first) == 3
    crawls.paper.answers[PATHS[2]] = article(2, edit="<p>It cost more than was said at first.</p>")
    again, stats = crawls.run(NOW + 4 * DAY, "-a", "keywords=zeppelin")
    assert again == [] and stats["verdict/other_keywords"] == 1  # the others are as they were
    assert crawls.seen(PATHS[2]) == [(0, "other_keywords")]
    assert crawls.run(NOW + 4 * DAY + 60, "-a", "keywords=zeppelin")[1]["verdict/other_keywords"] == 0
    [line], _ = crawls.run(NOW + 4 * DAY + 120)
    assert line["url"].endswith(PATHS[2]) and line["fingerprint"]["revision"] == 2
    assert crawls.seen(PATHS[2]) == [(0, "article")]


@pytest.mark.parametrize("option", ["keywords=zeppelin", "until=2026-10-01", "language=fr"])
def test_an_unchanged_article_that_was_not_asked_for_is_fetched_no_more_than_once(crawls: Crawls, option: str) -> None:
    crawls.run(NOW)
    for path in PATHS.values():  # other bytes, the same article
        crawls.paper.answers[path] = replace(crawls.paper.answers[path], headers={})
    crawls.paper.answers |= {PATHS[n]: article(n, box="Most read: the weather") for n in PATHS}
    crawls.run(NOW + 4 * DAY, "-a", option)
    assert crawls.run(NOW + 4 * DAY + 60)[0] == []
    asked = len(crawls.paper.log)
    assert crawls.run(NOW + 4 * DAY + 120)[0] == []
    assert not {*PATHS.values()} & {*crawls.paper.paths[asked:]}
    assert {crawls.seen(path)[0] for path in PATHS.values()} == {(0, "article")}


class BusyOnce(dict[str, Answer]):
    """Answers of a server that is too busy for the first request of a front page."""

    busy = True

    def get(self, path: str, default: Any = None) -> Any:
        busy, self.busy = path == "/" and self.busy, self.busy and path != "/"
        return Answer(b"<h1>Busy</h1>", 503) if busy else super().get(path, default)


def test_a_front_errorthat_is_busy_for_a_moment_costs_no_run(crawls: Crawls) -> None:
    crawls.paper.answers = BusyOnce(crawls.paper.answers)
    assert len(crawls.run(NOW)[0]) == 3


def test_an_article_is_not_replaced_by_an_error_erroror_by_what_is_free_of_it(crawls: Crawls) -> None:
    assert len(crawls.run(NOW)[0]) == 3
    sold = '<script type="application/ld+json">{"@type": "NewsArticle", "isAccessibleForFree": false}</script>'
    shown = "<p>".join(article(3).body.decode().split("<p>")[:4])
    text = "".join(f"<p>{NOTE.format(word)}</p>" for word in ("first", "second", "third", "fourth", "fifth", "sixth"))
    error = f"<html><title>Not found</title><body><article><h1>Not found</h1>{text}</article></body></html>"
    wall = '</div></div><div class="paywall"><p>Subscribe now to read the full story.</p></div></article></body></html>'
    crawls.paper.answers |= {
        PATHS[2]: Answer(error.encode()),
        PATHS[3]: Answer(f"{shown.replace('<head>', '<head>' + sold)}{wall}".encode()),
    }
    again, counts = crawls.run(NOW + 4 * DAY)
    assert again == [] and (counts["verdict/not_an_article"], counts["verdict/paywall_stub"]) == (1, 1), counts
    assert crawls.seen(PATHS[2]) == crawls.seen(PATHS[3]) == [(1, "article")]
    crawls.paper.answers |= {PATHS[n]: article(n, edit="<p>It cost more.</p>") for n in (2, 3)}
    assert {line["fingerprint"]["revision"] for line in crawls.run(NOW + 6 * DAY)[0]} == {2}
