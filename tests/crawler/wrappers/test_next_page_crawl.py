"""A real crawl that follows the next page's link of an imported site configuration."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.builders import PARAGRAPHS
from tests.crawler.spiders.crawls import PATIENCE, ROOT, environment
from tests.crawler.spiders.paper_server import Answer, page, serve
from tests.crawler.test_whole_crawl import command, lines_of

PARTS = {"/story/the-old-pier": "/story/pier-continued", "/story/pier-continued": "/story/pier-ends"}


def part(title: str, number: int, link: str | None) -> Answer:
    text = "".join(f"<p>{each} Part {number} of the story.</p>" for each in PARAGRAPHS)
    more = f'<a class="onward" href="{link}">Read on</a>' if link else ""
    return Answer(
        f"<!doctype html><html><head><title>{title}</title></head><body><h1>{title}</h1>"
        f'<div class="story">{text}</div>{more}</body></html>'.encode()
    )


def test_the_next_page_of_a_site_configuration_is_followed(tmp_path: Path) -> None:
    config = tmp_path / "config.txt"
    config.write_text(
        "title: //h1\nbody: //div[@class='story']\nnext_page_link: //a[@class='onward']\n", encoding="utf-8"
    )
    answers = {"/": page("News", ("/story/the-old-pier", "The old pier of the town is to be mended"))}
    paths = ["/story/the-old-pier", "/story/pier-continued", "/story/pier-ends"]
    answers |= {path: part("The old pier", n, PARTS.get(path)) for n, path in enumerate(paths, 1)}
    with serve(answers) as paper:
        store = ("-s", f"BROADSHEET_WRAPPER_DB={tmp_path / 'w.sqlite'}")
        done = subprocess.run(
            [sys.executable, "-m", "scrapy", "wrappers", "import", str(config), "--site", paper.host, *store],
            cwd=ROOT, env=environment(), capture_output=True, text=True, timeout=PATIENCE, check=False,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        done = subprocess.run(
            command(f"http://{paper.host}/", tmp_path, "-s", "DOWNLOAD_DELAY=0"),
            cwd=ROOT, env=environment(), capture_output=True, text=True, timeout=PATIENCE, check=False,
        )  # fmt: skip
    assert done.returncode == 0, done.stderr[-2_000:]
    [line] = lines_of(tmp_path)
    assert line["crawl"]["pages"] == [f"http://{paper.host}{path}" for path in paths[1:]]  # type: ignore[index]
    assert all(f"Part {number} of the story" in str(line["body"]) for number in (1, 2, 3))
    assert [paper.paths.count(path) for path in paths] == [1, 1, 1]
