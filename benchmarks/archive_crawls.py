"""Crawls with archives on, and their pages extracted again: what is identical, what changes, and whether for the
better, by the truths of the recorded pages."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from benchmarks.corpus import read_sets
from benchmarks.measures.bodies import body_f1
from benchmarks.replayed import address_key, crawl_site
from benchmarks.scrapy_runs import scrapy

OUTCOMES = ("identical", "same", "changed", "rejected", "gone", "failed")


@dataclass(frozen=True, slots=True)
class Again:
    """A site's crawl extracted again. `judgements` are address, F1 of the words before and after, of the articles whose
    truth is known; `better` and `worse` count those that changed by more than 0.001."""

    site: str
    outcomes: Mapping[str, int]
    judgements: tuple[tuple[str, float, float], ...] = ()

    @property
    def judged(self) -> int:
        return len(self.judgements)

    @property
    def before(self) -> float:
        """Mean F1."""
        return _mean(before for _, before, _ in self.judgements)

    @property
    def after(self) -> float:
        return _mean(after for *_, after in self.judgements)

    @property
    def better(self) -> int:
        return sum(after - before > 0.001 for _, before, after in self.judgements)

    @property
    def worse(self) -> int:
        return sum(before - after > 0.001 for _, before, after in self.judgements)


def isolated() -> list[str]:
    """What a command is run under to have no network at all: a network namespace of its own, where the system lets
    us have one."""
    words = ["unshare", "--net", "--map-root-user"]
    if not shutil.which("unshare"):
        return []
    return words if subprocess.run([*words, "true"], capture_output=True, check=False).returncode == 0 else []


def reextract(outputs: Path, site: str, model: Path | None, options: Sequence[str] = ()) -> None:
    """`scrapy reextract SITE` without a network; raises RuntimeError where it fails."""
    settings = {
        "BROADSHEET_OUTPUTS": outputs, "BROADSHEET_WRAPPER_DB": outputs / "wrappers.sqlite",
        "BROADSHEET_STATE_ENABLED": False, "BROADSHEET_MODEL": model or "",
    }  # fmt: skip
    command = [*isolated(), *scrapy("reextract", site, settings=settings), *options]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(done.stderr[-2000:])


def crawl_and_reextract(
    site: str, proxy: str, outputs: Path, model: Path | None, truths: Mapping[str, Mapping[str, Any]],
    options: Sequence[str] = (),
) -> Again:  # fmt: skip
    """Crawl a replayed site, extract its archive again, and judge both."""
    crawl_site(site, proxy, outputs, model, options)
    return again(site, outputs, model, truths, options)


def again(
    site: str, outputs: Path, model: Path | None, truths: Mapping[str, Mapping[str, Any]], options: Sequence[str] = ()
) -> Again:
    """Extract a crawled site's archive again, and judge both."""
    folder = outputs / site.replace(":", "_")
    before = newest(folder)
    outcomes = outcomes_of(outputs, site, model, options)
    reextract(outputs, site, model, options)
    after = newest(folder)
    judgements = tuple(
        (str(line["url"]), _f1(line, truth), _f1(after[name], truth))
        for name, line in before.items()
        if (truth := truths.get(address_key(str(line["url"]))))
    )
    return Again(site, outcomes, judgements)


def outcomes_of(outputs: Path, site: str, model: Path | None, options: Sequence[str]) -> dict[str, int]:
    """Articles by what would become of them."""
    program = (
        "import json, sys\n"
        "from scrapy.utils.project import get_project_settings\n"
        "from crawler.reextraction.site_run import reextract_site\n"
        "settings = get_project_settings()\n"
        "for pair in sys.argv[2:]:\n"
        "    settings.set(*pair.split('=', 1), priority='cmdline')\n"
        "done = reextract_site(settings, sys.argv[1], processes=1, write=False)\n"
        "print(json.dumps({str(name): count for name, count in done.outcomes.items()}))\n"
    )
    pairs = [option for option in options if "=" in option]
    model_pair = [f"BROADSHEET_MODEL={model}"] if model else []
    own = [f"BROADSHEET_OUTPUTS={outputs}", f"BROADSHEET_WRAPPER_DB={outputs / 'wrappers.sqlite'}"]
    command = [*isolated(), sys.executable, "-c", program, site, *own, *model_pair, *pairs]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(done.stderr[-2000:])
    return dict(json.loads(done.stdout))


def newest(folder: Path) -> dict[str, dict[str, Any]]:
    """The newest line of each article."""
    found: dict[str, dict[str, Any]] = {}
    for path in sorted(folder.glob("*.jsonl")):
        for line in map(json.loads, path.open(encoding="utf-8")):
            known = found.get(line["fingerprint"]["id"])
            if known is None or known["fingerprint"]["revision"] <= line["fingerprint"]["revision"]:
                found[line["fingerprint"]["id"]] = line
    return found


def truths_of(sets: Iterable[str]) -> dict[str, Mapping[str, Any]]:
    """Truths with a body, by the page's address."""
    found = read_sets(list(sets))
    return {address_key(record.url): record.truth for record in found if record.url and record.truth.get("body")}


def _f1(line: Mapping[str, Any], truth: Mapping[str, Any]) -> float:
    return body_f1(str(line["body"]), truth)


def _mean(values: Iterable[float]) -> float:
    found = list(values)
    return sum(found) / len(found) if found else 0.0


def total(runs: Iterable[Again]) -> Counter[str]:
    """Articles by outcome, of all sites."""
    counts: Counter[str] = Counter()
    for run in runs:
        counts.update(run.outcomes)
    return counts
