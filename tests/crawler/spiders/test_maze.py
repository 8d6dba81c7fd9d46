"""A real crawl of a site of endless spaces: it ends by itself, with every article once, whole."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest
from scrapy.settings import Settings

from crawler import settings as own
from crawler.archive.records import Place, record_at
from crawler.discovery.learned import FACT
from crawler.reextraction.comparison import Outcome
from crawler.reextraction.site_run import SiteRun, reextract_site
from crawler.state import SiteState
from newsstand.maze import PARTS, SPACES, Maze, serve_maze
from tests.crawler.spiders.crawls import scrapy

LIMIT = 10


@pytest.fixture(scope="module")
def runs(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """The maze after a crawl without caps, its lines and report, and the state it left."""
    folder = tmp_path_factory.mktemp("maze")
    names = {"OUTPUTS": "outputs", "HISTORY": "history", "WRAPPER_DB": "wrappers.sqlite", "STATE_DIR": "state"}
    options = [word for name, path in names.items() for word in ("-s", f"BROADSHEET_{name}={folder / path}")]
    with serve_maze() as maze:
        done = scrapy(
            "crawl", "news", "-a", f"domain={maze.url.removeprefix('http://')}", "-a", "max_articles=0",
            "-a", "max_pages=0", "-s", f"BROADSHEET_TRAP_PAGES={LIMIT}", *options,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        out: Path = next((folder / "outputs").iterdir())
        lines = [json.loads(line) for path in out.glob("*.jsonl") for line in path.open("rb")]
        report = json.loads(next(out.glob("*.report.json")).read_bytes())
        state = SiteState(next((folder / "state").glob("*.sqlite")))
        yield maze, lines, report, state
        state.close()


def again(outputs: Path) -> SiteRun:
    """The crawl's raw pages extracted again, as they would be exported."""
    settings = Settings()
    settings.setmodule(own)
    settings.setdict({"BROADSHEET_OUTPUTS": str(outputs), "BROADSHEET_WRAPPERS_ENABLED": False})
    return reextract_site(settings, next(outputs.iterdir()).name, processes=1, write=False)


def test_every_article_once(runs: tuple[Maze, list[dict[str, Any]], Any, Any]) -> None:
    maze, lines, _, _ = runs
    assert sorted(line["url"] for line in lines) == sorted(maze.articles)
    assert len({line["fingerprint"]["id"] for line in lines}) == len(maze.articles)


def test_every_space_is_bounded_and_named(runs: tuple[Maze, list[dict[str, Any]], dict[str, Any], Any]) -> None:
    maze, _, report, _ = runs
    assert report["stats"]["finish_reason"] == "finished"
    assert set(maze.spaces) == set(SPACES) and max(maze.spaces.values()) <= 3 * LIMIT
    traps = [one for one in report["verdicts"] if one["verdict"] == "trap"]
    assert len(traps) == report["stats"]["broadsheet/verdict/trap"] >= 4
    for space in ("termine", "auswahl", "mehr", "events"):
        assert any(f"/{space}" in one["detail"] for one in traps), traps
    assert report["stats"]["broadsheet/skipped/trap"] > 20


def test_session_ids_make_no_new_pages(runs: tuple[Maze, list[dict[str, Any]], Any, Any]) -> None:
    maze, _, _, _ = runs
    assert maze.spaces["liste"] == 1 and not any(";jsessionid" in target for target in maze.requests)


def test_the_pages_of_one_article_are_joined(runs: tuple[Maze, list[dict[str, Any]], dict[str, Any], Any]) -> None:
    maze, lines, report, _ = runs
    line = next(line for line in lines if line["url"] == maze.articles[0])
    assert line["body"] == "\n\n".join(maze.stories[0].paragraphs)
    assert line["crawl"]["pages"] == [f"{maze.articles[0]}?page={n}" for n in range(2, PARTS + 1)]
    texts = [block["text"] for block in line["blocks"] if block["type"] == "paragraph"]
    assert texts == list(maze.stories[0].paragraphs)
    assert report["stats"]["broadsheet/joined/pages"] == PARTS - 1
    assert [maze.requests.count(f"{maze.path(maze.stories[0])}?page={n}") for n in (2, 3)] == [1, 1]


def test_the_archive_holds_every_page_of_an_article(
    runs: tuple[Maze, list[dict[str, Any]], Any, Any], tmp_path: Path
) -> None:
    maze, lines, _, state = runs
    line = next(line for line in lines if line["url"] == maze.articles[0])
    folder = state.path.parents[1] / "outputs"
    archive = next(folder.glob("*/archive"))
    places = [line["crawl"]["archive"], *line["crawl"]["archive"]["pages"]]
    records = [record_at(archive / place["file"], Place(place["offset"])) for place in places]
    assert [record.url for record in records] == [line["url"], *line["crawl"]["pages"]]
    done = again(folder)
    assert done.outcomes[Outcome.CHANGED] == 0 and done.pages == len(lines)
    shutil.copytree(folder, tmp_path / "outputs")
    [path] = (tmp_path / "outputs").glob("*/*.jsonl")
    del line["crawl"]["archive"]["pages"]  # as lines were before further pages were kept
    path.write_bytes(json.dumps(line).encode() + b"\n")
    assert again(tmp_path / "outputs").without_page == 1


def test_anybody_else_gets_the_whole_article_from_the_archive(
    runs: tuple[Maze, list[dict[str, Any]], Any, SiteState], tmp_path: Path
) -> None:
    maze, lines, _, state = runs
    bodies = {line["url"]: line["body"] for line in lines}
    [path] = (state.path.parents[1] / "outputs").glob("*/archive/*.warc.gz")
    out = ("-o", str(tmp_path / "a.jsonl"), "-s", "BROADSHEET_WRAPPERS_ENABLED=0")
    done = scrapy("reextract", "--warc", str(path), *out)
    assert done.returncode == 0, done.stderr
    found = {line["url"]: line for line in map(json.loads, (tmp_path / "a.jsonl").open("rb"))}
    assert {url: found[url]["body"] for url in bodies} == bodies
    assert len(found[maze.articles[0]]["crawl"]["archive"]["pages"]) == PARTS - 1


def test_what_was_learned_is_kept(runs: tuple[Maze, list[dict[str, Any]], Any, SiteState]) -> None:
    maze, _, _, state = runs
    fact = state.facts.get(FACT)
    host = maze.url.removeprefix("http://")
    assert fact["lists"][f"{host}/"][1] == len(maze.articles) and len(fact["traps"]) >= 4
    assert not any("termine" in address for address in fact["lists"])
    assert max(fact["shapes"].values(), key=lambda pair: pair[1])[1] >= len(maze.articles)
    page = state.seen_at(f"{maze.articles[0]}?page=2")
    assert page is not None and page.verdict == "variant"
