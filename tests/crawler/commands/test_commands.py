"""The commands as a shell sees them: output, messages and exit status."""

from __future__ import annotations

import functools
import gzip
import http.server
import json
import subprocess
import sys
import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from crawler.commands.extract import reasons, written
from extractors import Page
from extractors.model import shipped
from extractors.model.store import save
from tests.crawler.archive import warcs
from tests.crawler.spiders.crawls import PATIENCE, ROOT, environment

SENTENCE = "The river rose again on Tuesday, and the council met to decide what to do about the old bridge. "
ARTICLE = (
    "<html lang=en><head><title>The river rises</title></head><body><nav><a href=/>Home</a></nav><article>"
    "<h1>The river rises</h1>"
    + "".join(f"<p>{number}. {SENTENCE * 3}</p>" for number in range(8))
    + "</article></body></html>"
)


def scrapy(*arguments: str, stdin: bytes = b"") -> tuple[int, str, str]:
    """Exit status, standard output and standard error of a Scrapy command in this project."""
    done = subprocess.run(
        [sys.executable, "-m", "scrapy", *arguments],
        input=stdin, capture_output=True, cwd=ROOT, timeout=PATIENCE, env=environment(),
    )  # fmt: skip
    return done.returncode, done.stdout.decode(), done.stderr.decode()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("site")
    (folder / "article.html").write_text(ARTICLE)
    (folder / "secret.html").write_text(ARTICLE)
    (folder / "robots.txt").write_text("User-agent: *\nDisallow: /secret\n")

    class Quiet(http.server.SimpleHTTPRequestHandler):
        def log_message(self, format: str, *args: object) -> None:
            pass

    with http.server.ThreadingHTTPServer(
        ("127.0.0.1", 0), functools.partial(Quiet, directory=str(folder))
    ) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


def test_extract_fetches_an_address(site: str) -> None:
    status, out, err = scrapy("extract", f"{site}/article.html")
    assert status == 0, err
    article = json.loads(out)
    assert article["headline"] == "The river rises" and article["body"].count(SENTENCE.strip()) == 24
    assert article["url"] == f"{site}/article.html" and err == ""


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["extract", "-s", "BROADSHEET_BACK_OFF_TIMES=x"], "BROADSHEET_BACK_OFF_TIMES is 'x'; it should be a whole"),
        (["extract", "--render", "-s", "BROADSHEET_RENDERING_SECONDS=long"], "BROADSHEET_RENDERING_SECONDS is 'long'"),
        (["explain", "-s", "BROADSHEET_MAX_ARTICLE=3"], "did you mean BROADSHEET_MAX_ARTICLES?"),
        (["doctor", "-s", "DOWNLOAD_DELAY=x"], "DOWNLOAD_DELAY is 'x'; it should be a number"),
        (["extract", "--url", "http://a.example/1"], "--url is the address of a file or of standard input"),
        (["explain", ""], "give one page"),
    ],
)
def test_what_cannot_be_used_is_told_before_anything_is_fetched(words: list[str], said: str) -> None:
    status, out, err = scrapy(*words, "http://127.0.0.1:1/")
    assert status == 2 and out == "" and said in err and "Traceback" not in err


def test_the_scheme_of_an_address_may_be_written_in_capitals(site: str) -> None:
    status, out, err = scrapy("extract", f"{site}/article.html".replace("http", "HTTP"))
    assert status == 0 and json.loads(out)["url"] == f"{site}/article.html", err


def test_one_page_leaves_and_locks_no_state(site: str, tmp_path: Path) -> None:
    assert scrapy("extract", f"{site}/article.html", "-s", f"BROADSHEET_STATE_DIR={tmp_path}")[0] == 0
    assert not list(tmp_path.iterdir())


def test_extract_obeys_robots_and_says_so(site: str) -> None:
    status, out, _ = scrapy("extract", f"{site}/secret.html")
    assert status == 1 and json.loads(out)["verdict"] == "robots"
    assert scrapy("extract", f"{site}/secret.html", "-s", "ROBOTSTXT_OBEY=0")[0] == 0


def test_extract_says_why_there_is_no_page(site: str) -> None:
    status, out, err = scrapy("extract", f"{site}/missing.html")
    assert status == 1 and json.loads(out) == {"verdict": "http_error", "detail": "HTTP 404"}
    assert "Traceback" not in err


def test_extract_reads_a_file_and_standard_input(tmp_path: Path) -> None:
    path = tmp_path / "page.html"
    path.write_text(ARTICLE)
    status, out, _ = scrapy("extract", str(path), "--url", "http://a.example/1")
    assert status == 0 and json.loads(out)["site"] == "a.example"
    assert scrapy("extract", "-", "--url", "http://a.example/1", stdin=ARTICLE.encode()) == (status, out, "")


def test_a_packed_page_is_read_like_the_page() -> None:
    small = gzip.compress(ARTICLE.encode())
    asked = ("extract", "-", "--url", "http://a.example/1")
    assert scrapy(*asked, stdin=small) == scrapy(*asked, stdin=ARTICLE.encode())
    for broken in (small[:-20], gzip.compress(small)):
        status, out, err = scrapy(*asked, stdin=broken)
        assert (status, err) == (1, "") and "packed by gzip twice, or damaged" in json.loads(out)["detail"]


@pytest.mark.parametrize("is_packed", [True, False])
def test_a_page_of_a_warc_file_is_read_by_its_address(tmp_path: Path, is_packed: bool) -> None:
    """The last one of that address, in any spelling; the other pages and what stands between them do not matter."""
    path = tmp_path / "pages.warc"
    bodies = [ARTICLE.replace("rises", word).encode() for word in ("falls", "rests", "rises")]
    urls = ["http://a.example/1", "http://a.example/2", "https://www.a.example/1/?utm_source=rss"]
    records = [warcs.record(warcs.http(body), url=url) for body, url in zip(bodies, urls, strict=True)]
    records.insert(0, warcs.record(warcs.http(status=404), url="http://a.example/4"))
    path.write_bytes(b"".join(map(warcs.packed, records) if is_packed else records))
    status, out, _ = scrapy("extract", str(path), "--url", "http://a.example/1")
    assert status == 0 and json.loads(out)["headline"] == "The river rises" and json.loads(out)["url"] == urls[2]
    status, out, _ = scrapy("explain", str(path), "--url", urls[1])
    assert status == 0 and "The river rests" in out
    for words, said in (
        ((), "--url, the page of it"),
        (("--url", "http://a.example/3"), "holds no page"),
        (("--url", "http://a.example/4"), "holds of http://a.example/4 is no page: http error (HTTP 404)"),
    ):
        status, out, err = scrapy("extract", str(path), *words)
        assert (status, err) == (1, "") and said in json.loads(out)["detail"]
    status, out, _ = scrapy("extract", "-", "--url", urls[0], stdin=path.read_bytes())
    assert status == 1 and "a WARC file: name it" in json.loads(out)["detail"]


def test_extract_of_no_article_prints_a_verdict() -> None:
    status, out, _ = scrapy("extract", "-", stdin=b"<p>short")
    assert status == 1 and set(json.loads(out)) == {"verdict", "detail"}


MHTML = b"From: <Saved by Blink>\r\nSubject: The river\r\n rises\r\nMIME-Version: 1.0\r\n\r\n" + ARTICLE.encode()


@pytest.mark.parametrize(
    ("start", "said"),
    [
        (b"%PDF-1.7 " + ARTICLE.encode(), "a PDF file"), (b"\x1f\x8b\x08", "gzip"), (b"\x89PNG\r\n", "a picture"),
        (MHTML, "save the page as HTML"), (b"Mime-version: 1.0\n" + ARTICLE.encode(), "save the page as HTML"),
        (b"bplist00" + ARTICLE.encode(), "of Safari"),
    ],
)  # fmt: skip
def test_a_file_that_is_no_page_is_told_as_in_a_crawl(start: bytes, said: str) -> None:
    status, out, _ = scrapy("extract", "-", stdin=start)
    assert status == 1 and json.loads(out)["verdict"] == "not_html" and said in json.loads(out)["detail"]


def test_a_file_by_its_address_is_told_as_by_its_name(tmp_path: Path) -> None:
    (tmp_path / "page.html").write_bytes(MHTML)
    status, out, _ = scrapy("extract", f"file://{tmp_path}/page.html")
    assert status == 1 and "save the page as HTML" in json.loads(out)["detail"]
    (tmp_path / "page.html").write_text(f"{ARTICLE}\nMIME-Version: 1.0")
    assert scrapy("extract", f"file://{tmp_path}/page.html")[0] == 0


def test_extract_by_one_and_by_all_methods() -> None:
    status, out, _ = scrapy("extract", "-", "--method", "text-density", stdin=ARTICLE.encode())
    assert status == 0 and json.loads(out)["extraction"]["method"] == "text-density"
    status, out, _ = scrapy("extract", "-", "--all-methods", stdin=ARTICLE.encode())
    assert status == 0 and "text-density" in json.loads(out)


@pytest.mark.parametrize(
    ("form", "begins", "holds"),
    [
        ("markdown", "# The river rises\n\n", SENTENCE.strip()),
        ("text", "The river rises\n\n", SENTENCE.strip()),
        ("html", "<!DOCTYPE html>", "<h1>The river rises</h1>"),
    ],
)
def test_extract_writes_other_forms(form: str, begins: str, holds: str) -> None:
    page = Page.from_html(ARTICLE, "http://a.example/1")
    found, out = written(page, form, None)
    assert found and out.decode().lower().startswith(begins.lower()) and holds in out.decode()
    assert written(Page.from_html("<p>short", ""), form, None)[0] is False


def test_a_site_in_another_script_has_its_wrappers_whichever_way_its_address_is_written(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    page.write_text(ARTICLE)
    (tmp_path / "xn--mnchen-3ya.example.toml").write_text("[[wrappers]]\nroot = '//article'\n")
    for host in ("münchen.example", "xn--mnchen-3ya.example", "xn--mnchen-3ya.example:80"):
        asked = ("extract", "--wrappers", "--url", f"http://{host}/1", str(page), "-s", f"BROADSHEET_SITES={tmp_path}")
        status, out, _ = scrapy(*asked, "-s", f"BROADSHEET_WRAPPER_DB={tmp_path / 'wrappers.sqlite'}")
        assert status == 0 and json.loads(out)["extraction"]["method"] == "wrapper", host


def test_extract_by_the_wrappers_of_the_site(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    page.write_text(ARTICLE)
    asked = ("extract", "--wrappers", "--url", "http://a.example/1", str(page), "-s", f"BROADSHEET_SITES={tmp_path}")
    asked = (*asked, "-s", f"BROADSHEET_WRAPPER_DB={tmp_path / 'wrappers.sqlite'}")
    status, out, err = scrapy(*asked)
    assert status == 0 and "There is no wrapper in use for a.example" in err
    assert json.loads(out)["extraction"]["method"] != "wrapper"
    table = "[[wrappers]]\nroot = '//article'\nheader = '//h1'\nstrip = ['//article/p[1]']\n"
    (tmp_path / "a.example.toml").write_text(table)
    whole = json.loads(out)["body"].split("\n\n")
    status, out, err = scrapy(*asked)
    article = json.loads(out)
    assert status == 0 and article["extraction"]["method"] == "wrapper", err
    assert article["body"].split("\n\n") == whole[1:]
    assert whole[0] not in scrapy(*asked, "--format", "html")[1]
    (tmp_path / "a.example.toml").write_text("[[wrappers]]\nroot = '//main'\n")
    status, out, err = scrapy(*asked)
    assert status == 0 and "The wrapper at //main does not fit: root found 0 times" in err
    assert json.loads(out)["body"].split("\n\n") == whole


def test_extract_says_why() -> None:
    page = Page.from_html(ARTICLE, "http://a.example/1")
    found, out = reasons(page, "old bridge")
    assert found and out.decode().count("kept: ") == 8
    found, out = reasons(page, "Home")
    assert found and "dropped: " in out.decode()
    assert reasons(page, "zebra") == (False, b"no block of the page's text holds that\n")


def test_extract_says_that_scripts_hold_what_no_block_holds() -> None:
    more = (
        "It was closed in March, when engineers found cracks in two of its seven pillars. Repairs would cost two "
        "million crowns.",
        "“We had hoped for a dry summer,” said the mayor, Ann Lee. A ferry carries the children to school.",
        "Shops on the far bank have lost half of their trade, their owners say. A decision is expected next week.",
    )
    text = "\n\n".join((SENTENCE, *more))
    data = json.dumps({"@type": "NewsArticle", "headline": "Bridge", "articleBody": text})
    script = f'<script type="application/ld+json">{data}</script>'
    page = Page.from_html(f"<title>Bridge</title><body><div id=app></div>{script}", "http://a.example/1")
    found, out = reasons(page, "old bridge")
    assert not found and b"its article is read from the data of its scripts" in out


def test_the_model_that_the_settings_name_reads_one_page_too(tmp_path: Path) -> None:
    """Another model's confidence is printed and explained, as it would be in a crawl."""
    path = tmp_path / "model.npz"
    right = shipped().right
    save(replace(shipped(), right=replace(right, leaf=right.leaf * 0)), path)
    setting = ("-s", f"BROADSHEET_MODEL={path}")
    status, out, err = scrapy("extract", "-", *setting, stdin=ARTICLE.encode())
    assert status == 0 and json.loads(out)["extraction"]["confidence"] == 0.5, err
    explained = [scrapy("explain", "-", *given, stdin=ARTICLE.encode())[1] for given in ((), setting)]
    assert "0.50" not in explained[0] and "0.50" in explained[1]


def test_the_forms_and_reasons_of_a_page_are_those_of_the_model() -> None:
    blocks = shipped().blocks
    reversed_ = replace(shipped(), blocks=replace(blocks, leaf=-blocks.leaf))
    page = Page.from_html(ARTICLE, "http://a.example/1")
    assert b"dropped: " in reasons(page, "old bridge", reversed_)[1]
    for form in ("json", "html", "markdown", "text"):
        assert written(page, form, None, reversed_) != written(page, form, None)


def test_pictures_load_from_their_places_if_asked_for() -> None:
    picture = '<figure><img src="https://a.example/p.jpg" width=800 height=600></figure><p>3. '
    page = ARTICLE.replace("<p>3. ", picture).encode()
    told = [scrapy("extract", "--format", "html", *given, "-", stdin=page)[1] for given in ((), ("--remote",))]
    assert ["<img " in html for html in told] == [False, True]
    assert all("https://a.example/p.jpg" in html for html in told)


def test_markdown_with_metadata() -> None:
    head = "<head><meta name=author content='Ann &quot;Doe&quot;'><link rel=canonical href=http://a.example/1>"
    page = ARTICLE.replace("<head>", head).encode()
    asked = ("extract", "--format", "markdown", "-")
    plain, told = (scrapy(*asked, *given, stdin=page)[1] for given in ((), ("--with-metadata",)))
    assert told.startswith('---\ntitle: "The river rises"\n') and told.endswith(f"\n---\n\n{plain}")
    assert '\nurl: "http://a.example/1"\n' in told


def test_a_headline_is_no_markup() -> None:
    page = ARTICLE.replace("The river rises", "The *river* rises").encode()
    assert scrapy("extract", "--format", "markdown", "-", stdin=page)[1].startswith("# The \\*river\\* rises\n")


@pytest.mark.parametrize("command", ["extract", "explain"])
def test_a_model_that_is_none_is_told(command: str, tmp_path: Path) -> None:
    status, out, err = scrapy(command, "-", "-s", f"BROADSHEET_MODEL={tmp_path / 'none.npz'}", stdin=ARTICLE.encode())
    assert status == 2 and "BROADSHEET_MODEL" in err and "Traceback" not in err and out == ""


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("extract",), "give one page"),
        (("extract", "no-such-file"), "No such file"),
        (("extract", "--url", "a.example/1", "-"), "an address begins with http:// or https://"),
        (("extract", "--why", " ", "-"), "which words"),
        (("extract", "--method", "magic", "-"), "there is no method 'magic'; there are: text-density"),
        (("extract", "--all-methods", "--format", "text", "-"), "no --method, --format"),
        (("extract", "--all-methods", "--method", "text-density", "-"), "no --method, --format"),
        (("extract", "--why", "river", "--method", "text-density", "-"), "--why"),
        (("extract", "--with-metadata", "-"), "--with-metadata goes with --format markdown or text"),
        (("extract", "--wrappers", "--method", "text-density", "-"), "--wrappers goes with no --method"),
        (("extract", "--remote", "--format", "text", "-"), "--remote goes with --format html"),
        (("extract", "http://[::1"), "is no address: Invalid IPv6 URL"),
        (("extract", "http://a.example:99999/"), "is no address: Port out of range"),
        (("extract", "https:///article"), "is no address: it names no host"),
        (("extract", "http://a.example/\udcff"), "is no address: 'utf-8' codec can't encode"),
        (("doctor", "--samples", "0", "a.example"), "--samples 0: look at one article at least"),
        (("wrappers", "show"), "list | show SITE | export SITE"),
        (("newsstand", "no-such-paper"), "no such paper"),
        (("collect", "--list", "-s", "BROADSHEET_COLLECT_GRACE=long"), "BROADSHEET_COLLECT_GRACE is 'long'; it should"),
        (("collect", "--list", "-s", "BROADSHEET_COLLECT_PROCESES=8"), "did you mean BROADSHEET_COLLECT_PROCESSES?"),
        (("seen", "a.example", "-s", "BROADSHEET_REVISIT_DAYS=x"), "it should be a"),
    ],
)
def test_what_is_not_understood_is_explained(arguments: tuple[str, ...], message: str) -> None:
    status, out, err = scrapy(*arguments)
    assert status == 2 and message in err and "Traceback" not in err and out == ""


@pytest.mark.parametrize("option", ["--loglevel=loud", "--set=LOG_LEVEL=", "--set=LOG_LEVEL=20x"])
def test_a_level_of_the_log_that_there_is_not_is_told(option: str) -> None:
    status, out, err = scrapy("stats", option)
    assert status == 2 and "LOG_LEVEL: there is no level" in err and "Traceback" not in err and out == ""


def test_levels_of_the_log_in_small_letters_and_as_numbers(tmp_path: Path) -> None:
    for level in ("info", "20"):
        status, _, err = scrapy("collect", "--list", f"--loglevel={level}", f"--set=BROADSHEET_SITES={tmp_path}")
        assert status == 0 and "Traceback" not in err


COMMANDS = sorted(path.stem for path in (ROOT / "crawler" / "commands").glob("[a-z]*.py"))


@pytest.mark.parametrize("name", COMMANDS)
def test_an_option_that_no_command_has_is_no_argument(name: str) -> None:
    """Scrapy would hand it on as the name of a site or a page, or, as here in `stats`, count what is not there."""
    status, out, err = scrapy(name, "a.example", "--no-such=1")
    assert status == 2 and "there is no option --no-such; " in err and "Traceback" not in err and out == ""
