"""Speed and memory of the index and of a dump as the collection grows, beside datasketch on the same articles.

    python -m benchmarks.dump_scale [--sizes 10000,100000,1000000] [--words 80] [--copies 0.1] [--to x.jsonl]
                                    [--datasketch 100000] [--limit SECONDS] [-o REPORT.json]

Synthetic articles of ``--words`` words; a share ``--copies`` of them are edited copies of others. Each step runs in a
process of its own: *write* the outputs; *index* them (``scrapy dump --rebuild-index``); *dump* with that index, as is
the case for what was marked as it arrived; and, up to ``--datasketch`` articles, MinHashLSH of datasketch, in memory,
with the same permutations, shingles and threshold. Time is that of the CPU; memory is the resident memory at its
highest, less that of the process when it starts. *Machine* is what a fixed piece of work takes meanwhile, in
milliseconds (`benchmarks.machine_speed`): where it differs, so did the machine.
"""

from __future__ import annotations

import argparse
import multiprocessing
import random
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from io import StringIO
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import orjson

from benchmarks.machine_speed import MachineSpeed
from benchmarks.made.outputs import line_of, write_lines
from benchmarks.memory import kilobytes
from crawler.collection.lines import output_files, read_outputs
from crawler.dump.options import Options
from crawler.dump.run import Dump, rebuild_index
from crawler.duplicates.index import DuplicateIndex
from crawler.duplicates.sketches import PERMUTATIONS, THRESHOLD, Parameters
from crawler.progress_line import ProgressLine

_SITES = 50
_VOCABULARY = [f"w{number:x}" for number in range(50_000)]


def bodies(count: int, words: int, copies: float, seed: int = 0) -> Iterator[str]:
    """Bodies in paragraphs of forty words; a copy has two words changed of the body that it is a copy of."""
    chance = random.Random(seed)
    kept: list[list[str]] = []
    for _ in range(count):
        if kept and chance.random() < copies:
            body = list(chance.choice(kept))
            for _ in range(2):
                body[chance.randrange(len(body))] = chance.choice(_VOCABULARY)
        else:
            body = chance.choices(_VOCABULARY, k=words)
            if len(kept) < 1000:
                kept.append(body)
            else:
                kept[chance.randrange(1000)] = body
        yield "\n\n".join(" ".join(body[at : at + 40]) for at in range(0, words, 40))


def write_outputs(folder: Path, count: int, words: int, copies: float) -> int:
    """The outputs of fifty sites, one file each."""
    made = enumerate(bodies(count, words, copies))
    dates = (f"2026-{1 + number % 11:02d}-{1 + number % 28:02d}" for number in range(count))
    return write_lines(folder, (
        line_of(number, _SITES, f"Headline {number}", body, {"inLanguage": "en", "datePublished": date})
        for (number, body), date in zip(made, dates)
    ))  # fmt: skip


def index(folder: Path) -> int:
    """The index from the outputs."""
    built = DuplicateIndex(folder / "index.sqlite")
    count = rebuild_index(folder / "outputs", built, _refuse, ProgressLine(StringIO(), None))
    built.close()
    return count


def dump(folder: Path, name: str) -> int:
    """A dump with that index; articles written."""
    made = Dump(
        folder / "outputs", folder / "index.sqlite", Parameters(), Options(), on_corrupt=_refuse,
        progress=ProgressLine(StringIO(), None),
    )  # fmt: skip
    return made.write(str(folder / name)).written


def datasketch(folder: Path) -> int:
    """The same with datasketch: signatures of word triples, banded by it for the threshold, queried and inserted one
    by one as its documentation shows. Articles without a near-duplicate before them."""
    from datasketch import MinHash, MinHashLSH

    found = MinHashLSH(threshold=THRESHOLD, num_perm=PERMUTATIONS)
    kept = 0
    for number, line in enumerate(read_outputs(output_files(folder / "outputs"), _refuse)):
        words = line.value["body"].split()
        signature = MinHash(num_perm=PERMUTATIONS)
        signature.update_batch([" ".join(words[at : at + 3]).encode() for at in range(len(words) - 2)])
        kept += not found.query(signature)
        found.insert(str(number), signature)
    return kept


def measured(step: Callable[..., int], *arguments: object, limit: float | None = None) -> dict[str, Any]:
    """CPU seconds of a step in a process of its own, peak of resident memory above that at the start (MiB), what the
    machine needed for a fixed piece of work meanwhile (ms), and the outcome.

    One that takes longer than `limit` seconds, or that the system ends, has `failed` instead, with the reason.
    """
    context = multiprocessing.get_context("spawn")
    receiver, sender = context.Pipe(duplex=False)
    process = context.Process(target=_report, args=(sender, step, arguments))
    process.start()
    sender.close()
    try:
        if not receiver.poll(limit):
            process.kill()
            return {"failed": f"not done after {limit:.0f} s"}
        found: dict[str, Any] = receiver.recv()
    except EOFError:
        process.join()
        return {"failed": f"the process ended ({process.exitcode})"}
    finally:
        process.join()
    return found


def _report(sender: Connection, step: Callable[..., int], arguments: tuple[object, ...]) -> None:
    if step is datasketch:
        import datasketch as _  # noqa: F401  importing is no part of the measure
    with MachineSpeed() as machine:
        before, start = kilobytes("VmHWM"), time.process_time()
        outcome = step(*arguments)
        seconds = time.process_time() - start - machine.spent
        # `ru_maxrss` would be the parent's as well; the kernel counts pages in batches, and is off by some
        peak = max(0, kilobytes("VmHWM") - before) / 1024
    sender.send(
        {"seconds": seconds, "machine": machine.milliseconds, "mebibytes": round(peak, 1), "outcome": outcome}
    )


def _refuse(line: object) -> None:
    raise ValueError(str(line))


def main() -> int:
    """Command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sizes", default="10000,100000,1000000")
    parser.add_argument("--words", type=int, default=80)
    parser.add_argument("--copies", type=float, default=0.1)
    parser.add_argument("--to", default="all.jsonl")
    parser.add_argument("--datasketch", type=int, default=100_000, help="articles at most; 0: without")
    parser.add_argument("--limit", type=float, metavar="SECONDS", help="of a step of datasketch")
    parser.add_argument("-o", "--output", type=Path)
    options = parser.parse_args()
    rows: list[dict[str, Any]] = []
    print(
        f"{'articles':>10}  {'step':12}{'CPU s':>9}{'machine':>9}{'articles/s':>12}{'MiB':>9}{'on disk':>10}  outcome",
        flush=True,
    )
    for size in map(int, options.sizes.split(",")):
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            steps: list[tuple[str, Callable[..., int], tuple[object, ...]]] = [
                ("write", write_outputs, (folder / "outputs", size, options.words, options.copies)),
                ("index", index, (folder,)),
                ("dump", dump, (folder, options.to)),
            ]
            if size <= options.datasketch:
                steps.append(("datasketch", datasketch, (folder,)))
            for label, step, arguments in steps:
                found = measured(step, *arguments, limit=options.limit if step is datasketch else None)
                disk = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file()) >> 20
                rows.append({"articles": size, "step": label, **found, "disk_mebibytes": disk})
                print(row(rows[-1]), flush=True)
                if options.output:
                    options.output.write_bytes(orjson.dumps(rows, option=orjson.OPT_INDENT_2))
    for line in growth(rows):
        print(line)
    return 0


def row(found: Mapping[str, Any]) -> str:
    """A step as a line of the table."""
    head = f"{found['articles']:10}  {found['step']:12}"
    if "failed" in found:
        return f"{head}{found['failed']}"
    speed = found["articles"] / max(found["seconds"], 1e-9)
    return (
        f"{head}{found['seconds']:9.1f}{found['machine']:9.2f}{speed:12.0f}{found['mebibytes']:9.1f}"
        f"{found['disk_mebibytes']:10}  {found['outcome']}"
    )


def growth(rows: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    """Of each step, how many times as much time an article takes as at the size before; raw, and on a machine that
    is always as fast."""
    done = [found for found in rows if "failed" not in found]
    for number, one in enumerate(done):
        before = next((b for b in reversed(done[:number]) if b["step"] == one["step"]), None)
        if before is not None:
            raw = one["seconds"] / one["articles"] / (before["seconds"] / before["articles"])
            same = raw * before["machine"] / one["machine"]
            yield (
                f"{one['step']:12}{before['articles']:>9} to {one['articles']:>9}: {raw:.2f} times the time of an "
                f"article, {same:.2f} on an even machine"
            )


if __name__ == "__main__":
    sys.exit(main())
