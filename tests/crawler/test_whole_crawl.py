"""`scrapy crawl news` with everything on: interrupted, and on sites that mean no good."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path
from urllib.parse import urlsplit

import pytest

import newsstand
from crawler.duplicates.index import DuplicateIndex
from crawler.report.history import History
from tests.crawler.spiders.crawls import PATIENCE, ROOT, environment
from tests.crawler.spiders.paper_server import Answer, serve, xml


def command(url: str, outputs: Path, *options: str) -> list[str]:
    return [
        sys.executable, "-m", "scrapy", "crawl", "news", "-a", f"domain={urlsplit(url).netloc}",
        "-s", f"BROADSHEET_OUTPUTS={outputs}", "-s", f"BROADSHEET_WRAPPER_DB={outputs / 'w.sqlite'}",
        "-s", f"BROADSHEET_STATE_DIR={outputs / '.state'}",
        "-s", f"BROADSHEET_DUPLICATES_DB={outputs / 'd.sqlite'}",
        *options,
    ]  # fmt: skip


def lines_of(outputs: Path) -> list[dict[str, object]]:
    return [json.loads(line) for path in outputs.glob("*/*.jsonl") for line in path.open(encoding="utf-8")]


def test_ctrl_c_ends_cleanly_and_the_file_is_whole(tmp_path: Path) -> None:
    with newsstand.serve(["courier"]) as stand:
        running = subprocess.Popen(
            command(stand.papers["courier"].url, tmp_path, "-s", "DOWNLOAD_DELAY=0.3"),
            cwd=ROOT, env=environment(), stderr=subprocess.PIPE, text=True,
        )  # fmt: skip
        deadline = time.monotonic() + PATIENCE
        while not lines_of(tmp_path) and time.monotonic() < deadline:
            time.sleep(0.2)
        running.send_signal(signal.SIGINT)
        _, said = running.communicate(timeout=PATIENCE)
    assert running.returncode == 0, said
    assert "stopped by the user" in said and "Traceback" not in said
    lines = lines_of(tmp_path)
    assert 0 < len(lines) < 38 and all(line["headline"] and line["body"] for line in lines)
    [path] = tmp_path.glob("*/*.jsonl")
    assert path.read_bytes().endswith(b"\n") and path.with_name(f"{path.stem}.report.json").exists()


def test_a_hostile_site_ends_by_itself(tmp_path: Path) -> None:
    with newsstand.serve([], hostile_sites=True, huge_bytes=30_000_000) as stand:
        for name, site in stand.hostile.items():
            done = subprocess.run(
                command(site.url, tmp_path, "-a", "max_pages=60", "-s", "DOWNLOAD_TIMEOUT=3"),
                cwd=ROOT, env=environment(), capture_output=True, text=True, timeout=PATIENCE, check=False,
            )  # fmt: skip
            assert done.returncode in (0, 3, 4), (name, done.stderr)
            assert "Traceback" not in done.stderr, (name, done.stderr)
            assert "Ended" in done.stderr, name


def test_a_crawl_that_finds_no_article_says_why_of_each_page(tmp_path: Path) -> None:
    stories = [f"/2026/11/0{day}/a-story-of-some-length" for day in (1, 2)]
    links = "".join(f"<li><a href='{path}'>A story of some length</a>" for path in stories)
    with serve({"/": Answer(f"<title>A paper</title><ul>{links}</ul>".encode())}) as paper:
        first, second = (
            subprocess.run(
                command(f"http://{paper.host}", tmp_path), cwd=ROOT, env=environment(),
                capture_output=True, text=True, timeout=PATIENCE, check=True,
            ).stderr
            for _ in range(2)
        )  # fmt: skip
    assert list(tmp_path.glob("*/*.jsonl")) == []
    [report] = tmp_path.glob("*/*.report.json")  # the second run asked for nothing again: nothing is to be told
    assert "nothing to write" in first and "Reasons" in first and "Reasons" not in second
    verdicts = {each["url"]: each["verdict"] for each in json.loads(report.read_bytes())["verdicts"]}
    assert verdicts == {f"http://{paper.host}{path}": "http_error" for path in stories}


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_an_article_that_no_file_took_counts_nowhere(tmp_path: Path) -> None:
    """Neither in the table, nor in the history, nor as what others are duplicates of."""
    options = ("-s", 'FEEDS={"/dev/full": {"format": "jsonl"}}', "-s", f"BROADSHEET_HISTORY={tmp_path / 'history'}")
    with newsstand.serve(["ledger"]) as stand:
        done = subprocess.run(
            command(stand.papers["ledger"].url, tmp_path, *options), cwd=ROOT, env=environment(),
            capture_output=True, text=True, timeout=PATIENCE, check=False,
        )  # fmt: skip
    assert done.returncode == 1 and "/dev/full cannot be written: No space left on device" in done.stderr
    assert ": 0 articles" in done.stderr, done.stderr
    [site] = History(tmp_path / "history").sites()
    last = History(tmp_path / "history").last(site)
    assert last is not None and last.articles == 0 and last.status == 1
    index = DuplicateIndex(tmp_path / "d.sqlite")
    assert index.count()["articles"] == 0
    index.close()


def test_what_could_not_be_kept_beside_the_articles_is_told(tmp_path: Path) -> None:
    """A folder where nothing can be written costs no article; but whoever looks months later wants to know."""
    nowhere = tmp_path / "file"
    nowhere.write_text("")
    settings = {
        "BROADSHEET_ARCHIVE_FOLDER": nowhere, "BROADSHEET_WRAPPER_DB": nowhere / "w", "BROADSHEET_DUPLICATES_DB":
        nowhere / "d", "BROADSHEET_CLEAN_PAGES_ENABLED": 1, "BROADSHEET_CLEAN_PAGES_FOLDER": nowhere / "pages",
        "BROADSHEET_HISTORY": tmp_path / "deep" / "history",
    }  # fmt: skip
    options = [word for name, value in settings.items() for word in ("-s", f"{name}={value}")]
    with newsstand.serve(["ledger"]) as stand:
        done = subprocess.run(
            command(stand.papers["ledger"].url, tmp_path, *options, "-a", "max_articles=4"), cwd=ROOT,
            env=environment(), capture_output=True, text=True, timeout=PATIENCE, check=False,
        )  # fmt: skip
    assert done.returncode == 0 and len(lines_of(tmp_path)) == 4, done.stderr
    assert "Not kept" in done.stderr and "Traceback" not in done.stderr
    history = History(tmp_path / "deep" / "history")
    [last] = [history.last(site) for site in history.sites()]
    missing = ["clean pages", "marks of duplicates", "raw pages", "what was learned of the site"]
    assert last is not None and list(last.not_kept) == missing


def test_lines_of_a_sites_subdomains_are_the_sites(tmp_path: Path) -> None:
    """As their folder is, and the statistics, which count by it."""
    text = "".join(f"<p>{n}. The harbour of the town was opened again on Monday, said the mayor.</p>" for n in range(9))
    story = Answer(f"<article><h1>The harbour opens</h1>{text}</article>".encode())
    url = "http://sub.a.example/2026/11/21/the-harbour-of-the-town-opens"
    front = Answer(f"<title>A paper</title><a href={url}>The harbour of the town opens again</a>".encode())
    with serve({"http://a.example/": front, url: story}) as proxy:
        options = ("-a", "domain=http://a.example", "-a", "subdomains=1", "-s", "DOWNLOAD_DELAY=0")
        done = subprocess.run(
            command("http://a.example", tmp_path, *options),
            cwd=ROOT, env=environment(http_proxy=f"http://{proxy.host}"), capture_output=True, text=True,
            timeout=PATIENCE,
        )  # fmt: skip
    assert [(line["url"], line["site"]) for line in lines_of(tmp_path)] == [(url, "a.example")], done.stderr


_STORIES = {
    "storm-tears-the-roof-off-the-old-fish-hall": (
        "A storm tore the roof off the old fish hall on Tuesday night.", "Nobody was hurt, the fire brigade said.",
        "Police closed the quay until noon while engineers looked at the walls.",
    ),
    "council-votes-to-keep-the-night-buses-running": (
        "The council voted on Monday evening to keep the night buses.", "Seven members voted against it.",
        "The mayor had wanted to end the service in March to save two million.",
    ),
    "rovers-win-the-derby-with-a-late-goal": (
        "Rovers won the derby on Saturday with a goal in the last minute.", "Their keeper saved twice before that.",
        "It was the first win at home since September, and the crowd stayed to sing.",
    ),
    "hospital-opens-a-ward-for-children-with-asthma": (
        "The county hospital opened a ward for children with asthma on Friday.", "It has twelve beds.",
        "Parents can stay overnight, said the head doctor, who had asked for it since 2019.",
    ),
}  # fmt: skip
_PRIVACY = (
    "We take the protection of your data very seriously, and tell you here what we collect and what for.",
    "Whenever you call up a page, your browser sends us the address of your connection and the time of the request.",
    "You have the right to learn what we hold about you, to have it corrected, and to have it deleted at any time.",
)


def test_pages_that_the_site_keeps_apart_from_its_articles_are_not_exported(tmp_path: Path) -> None:
    """They have the articles' template and the articles' kind of address."""

    def shown(title: str, texts: tuple[str, ...], links: str, kind: str = "article") -> Answer:
        text = "".join(f"<p>{one}</p>" for one in texts * 2)
        head = f"<title>{title}</title><meta property=og:type content={kind}>"
        return Answer(f"<html><head>{head}</head><body><article><h1>{title}</h1>{text}</article>{links}".encode())

    titles = {f"/{name}/": name.replace("-", " ").capitalize() for name in _STORIES}
    foot = "<footer><a href=/how-we-protect-your-data-and-your-rights/>Privacy policy</a></footer>"
    answers = {
        path: shown(titles[path], texts, f"<a href='{path}photo-1/'>Photo</a>{foot}")
        for path, texts in zip(titles, _STORIES.values(), strict=True)
    }
    parts = {f"{path}photo-1/": shown(f"Photo: {title}", _PRIVACY[1:], foot) for path, title in titles.items()}
    pages = {
        "/how-we-protect-your-data-and-your-rights/": shown("How we protect your data", _PRIVACY, foot, "website"),
        "/how-we-choose-what-we-write-about/": shown("What we write about", _PRIVACY[::-1], foot, "website"),
    }
    urls = "".join(f"<url><loc>http://{{host}}{path}</loc></url>" for path in pages)
    maps = {
        "/robots.txt": Answer(b"Sitemap: http://{host}/index.xml\n", content_type="text/plain"),
        "/index.xml": xml("<sitemapindex><sitemap><loc>http://{host}/page-sitemap.xml</loc></sitemap></sitemapindex>"),
        "/page-sitemap.xml": xml(f"<urlset>{urls}</urlset>"),
    }
    links = "".join(f"<li><a href={path}>{title}</a></li>" for path, title in titles.items())
    front = Answer(f"<html><head><title>A paper</title></head><body><ul>{links}</ul>{foot}".encode())
    for known in ({}, maps):  # with the sitemap, and without
        outputs = tmp_path / str(len(known))
        with serve({"/": front, **answers, **parts, **pages, **known}) as paper:
            subprocess.run(
                command(f"http://{paper.host}", outputs, "-s", "DOWNLOAD_DELAY=0"), cwd=ROOT, env=environment(),
                capture_output=True, text=True, timeout=PATIENCE, check=True,
            )  # fmt: skip
            assert parts.keys() <= set(paper.paths) and next(iter(pages)) in paper.paths
        assert {urlsplit(str(line["url"])).path for line in lines_of(outputs)} == titles.keys()
