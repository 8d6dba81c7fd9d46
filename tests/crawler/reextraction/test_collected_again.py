"""`scrapy collect` extracts a site's cold pages again by itself, once its wrappers have proved themselves."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from urllib.parse import urlsplit

from scrapy.settings import Settings

from crawler import settings as own
from crawler.reextraction.cold_pages import FACT
from crawler.state import SiteState
from tests.crawler.reextraction.stories import story
from tests.crawler.spiders.crawls import ROOT, environment
from tests.crawler.spiders.paper_server import Answer, page, serve


def test_collect_goes_back_to_the_first_pages(tmp_path: Path) -> None:
    pages = {urlsplit(url).path: Answer(body) for url, body in map(story, range(9))}
    front = page("The Paper", *((path, f"The harbour of the town opens again {n}") for n, path in enumerate(pages)))
    (tmp_path / "sites").mkdir()
    values = {
        "BROADSHEET_SITES": tmp_path / "sites", "BROADSHEET_OUTPUTS": tmp_path / "outputs",
        "BROADSHEET_COLLECT_FOLDER": tmp_path / "book", "BROADSHEET_HISTORY": tmp_path / "history",
        "BROADSHEET_WRAPPER_DB": tmp_path / "wrappers.sqlite", "BROADSHEET_STATE_DIR": tmp_path / "state",
        "BROADSHEET_DUPLICATES": "keep", "BROADSHEET_REEXTRACT_AFTER": 3,
    }  # fmt: skip
    options = [word for name, value in values.items() for word in ("-s", f"{name}={value}")]
    with serve({"/": front, **pages}) as paper:
        (tmp_path / "sites" / f"{paper.host.replace(':', '_')}.toml").write_text(f'domain = "{paper.host}"\n')
        done = subprocess.run(
            [sys.executable, "-m", "scrapy", "collect", "--now", *options], cwd=ROOT, env=environment(),
            capture_output=True, text=True, timeout=600, check=False,
        )  # fmt: skip
    assert done.returncode == 0, done.stderr
    [log] = (tmp_path / "book").rglob("*.log")
    said = log.read_text()
    assert "Traceback" not in said and "Identical" in said, said
    settings = Settings()
    settings.setmodule(own)
    settings.setdict({name: str(value) for name, value in values.items()})
    state = SiteState.from_settings(settings, paper.host)
    assert state.facts.get(FACT) and state.count("articles") == 9
    state.close()
