"""`scrapy reextract` as a user gives it."""

from __future__ import annotations

import bz2
import json
from pathlib import Path

from scrapy.settings import Settings

from crawler import settings as own
from crawler.reextraction.own_archives import sites_table
from crawler.reextraction.site_run import SiteRun
from tests.crawler.reextraction.stories import stories, write_warc
from tests.crawler.reextraction.test_site_run import SITE, crawled, learned
from tests.crawler.spiders.crawls import scrapy


def test_any_archive_becomes_articles(tmp_path: Path) -> None:
    archive = write_warc(tmp_path / "news.warc.gz", stories(5))
    where = ("-s", f"BROADSHEET_OUTPUTS={tmp_path}", "-s", f"BROADSHEET_WRAPPER_DB={tmp_path / 'w.sqlite'}")
    asked = ("--processes", "2", "--domain", "https://www.Paper.example./,bücher.example")
    other = write_warc(tmp_path / "other.warc.gz", stories(1, "other.example"))
    done = scrapy("reextract", "--warc", str(archive), str(other), *asked, *where)
    assert done.returncode == 0, done.stderr
    [path] = tmp_path.glob("archives/*.jsonl")
    assert len(path.read_bytes().splitlines()) == 5 and str(path) in done.stdout
    report = json.loads(path.with_suffix(".reextract.json").read_bytes())
    assert report["counts"]["articles"] == 5 and report["wrappersLearned"] == 1
    assert report["sources"] == 2 and report["counts"]["skipped/other_site"] == 1
    again = scrapy("reextract", "--warc", str(archive), "-o", str(path), *where)
    assert again.returncode == 1 and "exists; name another file" in again.stderr


def test_what_cannot_work_is_refused() -> None:
    for words, says in {
        ("--warc", "nowhere.warc.gz"): "No such file",
        ("example.com", "--warc", __file__): "neither with domains",
        ("--since", "2026-11-01"): "--since needs --warc",
        ("--no-learning",): "--no-learning needs --warc",
        ("--processes", "-1"): "it must be 1 or more",
        ("--warc", __file__, "-o", "-"): "-o -: plain lines are written",
        ("--warc", __file__, "-o", "x.jsonl.gz"): "plain lines are written, to a file such as x.jsonl",
        ("--warc", __file__, "-o", "x.parquet"): "plain lines are written",
        ("--warc", __file__, "--domain", ""): "--domain: '' is no domain",
        ("--warc", __file__, "--domain", "a.example,http://["): "'http://[' is no domain",
        ("--warc", str(Path(__file__).parent), "--since", "soon"): "since: 'soon' is no date",
        ("--warc", __file__, "--language", ""): "argument --language: it is empty",
    }.items():
        done = scrapy("reextract", *words)
        assert done.returncode == 2 and says in done.stderr, (words, done.stderr)


def test_a_site_without_an_archive_is_told(tmp_path: Path) -> None:
    done = scrapy("reextract", "nothing.example", "-s", f"BROADSHEET_OUTPUTS={tmp_path}")
    assert done.returncode == 1 and "nothing is archived of nothing.example" in done.stderr
    done = scrapy("reextract", "???", "-s", f"BROADSHEET_OUTPUTS={tmp_path}")
    assert done.returncode == 1 and "nothing is archived of ???: no file" in done.stderr
    done = scrapy("reextract", "-s", f"BROADSHEET_OUTPUTS={tmp_path}")
    assert done.returncode == 1 and "nothing is archived" in done.stderr


def of_its_own(tmp_path: Path) -> tuple[Settings, list[str]]:
    """Settings with outputs, state and wrappers in a folder, and the options of commands that say the same."""
    values = {
        "BROADSHEET_OUTPUTS": tmp_path / "outputs", "BROADSHEET_STATE_DIR": tmp_path / "state",
        "BROADSHEET_WRAPPER_DB": tmp_path / "wrappers.sqlite",
    }  # fmt: skip
    settings = Settings()
    settings.setmodule(own)
    settings.setdict({name: str(value) for name, value in values.items()})
    return settings, [word for name, value in values.items() for word in ("-s", f"{name}={value}")]


def test_wrappers_that_are_kept_elsewhere_are_missed(tmp_path: Path) -> None:
    """A site was crawled with a wrapper database, and is extracted again with another."""
    settings, options = of_its_own(tmp_path)
    crawled(settings, 5, lambda line: line["extraction"].update(method="wrapper") if "-2-of" in line["url"] else None)
    learned(settings)
    done = scrapy("reextract", SITE, *options)
    assert done.returncode == 0 and "none is known" not in done.stderr, done.stderr
    done = scrapy("reextract", SITE, *options, "-s", f"BROADSHEET_WRAPPER_DB={tmp_path / 'other.sqlite'}")
    assert done.returncode == 0 and f"Note: {SITE}: a wrapper served" in done.stderr, done.stderr
    assert "none is known of it" in done.stderr and "Error" not in done.stderr


def test_a_pinned_wrapper_that_fits_no_page_is_told(tmp_path: Path) -> None:
    settings, options = of_its_own(tmp_path)
    crawled(settings, 3)
    assert scrapy("wrappers", "pin", SITE, "//div[@id='nowhere']", *options).returncode == 0
    for words in (["--diff"], []):
        done = scrapy("reextract", SITE, *words, *options)
        assert done.returncode == 0 and f"Note: {SITE}: on 3 of 3 pages the pinned wrapper at //div" in done.stderr
        assert "[@id='nowhere'] does not hold; the last of them: http" in done.stderr
    [report] = tmp_path.rglob("reextract.html")
    assert "//div[@id=&#x27;nowhere&#x27;]</code> does not hold on 3 of 3 pages" in report.read_text()
    archive = write_warc(tmp_path / "news.warc.gz", stories(3))
    done = scrapy("reextract", "--warc", str(archive), *options)
    assert done.returncode == 0 and "on 3 pages a pinned XPath does not hold" in done.stdout, done.stdout
    assert "3 of 1 site," in done.stdout and "sites" not in done.stdout


def test_a_host_with_a_port_is_called_by_its_name(tmp_path: Path) -> None:
    done = scrapy("reextract", "127.0.0.1:8000", "-s", f"BROADSHEET_OUTPUTS={tmp_path}")
    assert "nothing is archived of 127.0.0.1:8000: no file in" in done.stderr
    assert sites_table([SiteRun("127.0.0.1_8000")]).columns[0]._cells == ["127.0.0.1:8000"]


def test_lines_in_packed_files_count(tmp_path: Path) -> None:
    settings, options = of_its_own(tmp_path)
    crawled(settings, 3, lambda line: line.update(headline="Another") if "-2-of" in line["url"] else None)
    [path] = (tmp_path / "outputs").glob("*/*.jsonl")
    packed = path.with_name(f"{path.name}.bz2")
    packed.write_bytes(bz2.compress(path.read_bytes()))
    path.unlink()
    done = scrapy("reextract", "--cold", SITE, *options)
    assert done.returncode == 0 and f"Note: {SITE}: nothing to do: no wrapper" in done.stderr and not done.stdout
    done = scrapy("reextract", f"http://{SITE}/", *options)
    assert done.returncode == 0 and "headline differs in 1" in done.stdout, done.stderr
    [new] = (tmp_path / "outputs").glob("*/*.jsonl")
    assert json.loads(new.read_bytes())["fingerprint"]["revision"] == 2
    packed.rename(packed.with_suffix(".zst"))
    done = scrapy("reextract", SITE, *options)
    assert f"Note: {SITE}: not read: 1 packed file, such as {path.parent.name}/{path.name}.zst" in done.stderr
