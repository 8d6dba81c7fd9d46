"""`scrapy doctor` on recorded sites that a replaying proxy serves, held to what was recorded.

    python -m benchmarks.doctored "REPLAY COMMAND" SET [SET ...] [--sites N] [--folds DIR] [-o REPORT.json]

Of each set the N sites with the most pages are looked at, without delay, each with the model that never saw it
(``--folds``). The truth is the site's news sitemap: its addresses are the recorded articles. The written file must be
one that the registry reads, and name the feed and the news sitemap that the replay has, and no others. Then the site
is crawled as its file says; `crawled` are the recorded articles among what that exports, `foreign` the others.
"""

from __future__ import annotations

import argparse
import json
import shlex
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from benchmarks.replayed import address_key, largest_sites, model_of, recorded_at, replaying
from benchmarks.scrapy_runs import environment, scrapy
from crawler.registry import read_site

_SECONDS = 300


def look_at(site: str, proxy: str, folder: Path, model: Path | None) -> dict[str, Any]:
    """One site: what the command printed, and how its site file reads."""
    recorded = {address_key(url) for url in recorded_at(site, proxy)}
    settings: dict[str, object] = {
        "DOWNLOAD_DELAY": 0, "BROADSHEET_SITES": folder, "BROADSHEET_STATE_DIR": folder / "state",
        "BROADSHEET_PROGRESS_ENABLED": 0, "BROADSHEET_MODEL": model or "",
    }  # fmt: skip
    env = {**environment(proxy), "COLUMNS": "200"}
    command = scrapy("doctor", site, settings=settings)
    done = subprocess.run(command, env=env, check=False, timeout=_SECONDS, capture_output=True, text=True)
    rows = [line.strip("│ \n").split("│") for line in done.stdout.splitlines() if line.startswith("│")]
    table = {row[0].strip(): row[1].strip() for row in rows if len(row) == 2 and row[0].strip()}
    file = folder / f"{site}.toml"
    look = {"site": site, "recorded": len(recorded), "exit": done.returncode, "table": table,
            "file": file.read_text(encoding="utf-8") if file.exists() else None, "right": False}  # fmt: skip
    if file.exists():
        named = read_site(file).arguments
        announced = {"feeds": f"http://{site}/feed.xml", "sitemaps": f"http://{site}/sitemap-news.xml"}
        look["right"] = all(named.get(name) == url for name, url in announced.items())
        exported = _crawl(site, folder, env, settings)
        look["crawled"], look["foreign"] = len(recorded & exported), len(exported - recorded)
    return look


def _crawl(site: str, folder: Path, env: dict[str, str], settings: dict[str, object]) -> set[str]:
    """The addresses that a crawl by the written file exports."""
    outputs = folder / "outputs" / site
    own = {f"BROADSHEET_{name}": folder / name for name in ("WRAPPER_DB", "DUPLICATES_DB", "HISTORY")}
    command = scrapy("crawl", site, settings={**settings, "BROADSHEET_OUTPUTS": outputs, **own})
    subprocess.run(command, env=env, check=False, timeout=_SECONDS, capture_output=True)
    lines = [json.loads(line) for path in outputs.rglob("*.jsonl") for line in path.read_bytes().splitlines()]
    return {address_key(line["url"]) for line in lines}


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line. Exit status 0 if every site was registered rightly, and crawled by its file."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("command", help="the replay command, as one argument")
    parser.add_argument("sets", nargs="+")
    parser.add_argument("--sites", type=int, default=2, help="sites of each set (default 2)")
    parser.add_argument("--folds", type=Path, help="directory of models by site")
    parser.add_argument("-o", "--output", type=Path, help="write all that was printed as JSON")
    options = parser.parse_args(arguments)
    command = shlex.split(options.command)
    looks = []
    with tempfile.TemporaryDirectory() as temporary, replaying(command, options.sets) as proxy:
        for site in largest_sites(command, options.sets, options.sites):
            looks.append(look_at(site, proxy, Path(temporary), model_of(site, options.folds)))
            table = looks[-1]["table"]
            names = ("Articles", "Other pages", "Language", "Rendering", "Walls", "Publishes")
            shown = "; ".join(f"{name}: {table.get(name, '-')}" for name in names)
            last = looks[-1]
            file = "right" if last["right"] else "wrong"
            print(f"{site}: exit {last['exit']}, file {file}, {last['recorded']} recorded, by the file "
                  f"{last.get('crawled')} crawled, {last.get('foreign')} foreign; {shown}", flush=True)  # fmt: skip
    if options.output:
        options.output.write_text(json.dumps(looks, indent=1, ensure_ascii=False), encoding="utf-8")
    return 0 if all(look["right"] and look["crawled"] == look["recorded"] for look in looks) else 1


if __name__ == "__main__":
    sys.exit(main())
