"""Crawls, each a fork of one process that has loaded everything; a fork can be killed at a named point.

``python -m benchmarks.chaos_crawl`` reads one JSON object a line: ``{"words": [...], "clock": 1.0, "point":
"after_line", "count": 3, "flap": 0.2, "log": "file"}``. It forks, the child runs ``scrapy`` with these words and
kills itself (SIGKILL) when it comes to the point for the count-th time, and the parent prints ``{"pid": 1}``
and, when it has ended, ``{"status": -9}``. Nothing in the crawler knows of this: the points are put around its
functions here.
"""

from __future__ import annotations

import json
import os
import random
import resource
import signal
import sys
from collections.abc import Callable
from typing import Any

import scrapy.resolver

CLOCK = 0.0
"""Seconds since 1970 that the crawl is told (setting ``BROADSHEET_CLOCK``)."""
FLAP = 0.0
"""Share of the look-ups of names that fail."""
CHECKPOINT_EVERY = 6

POINTS = (
    "before_line",
    "torn_line",
    "after_line",
    "before_commit",
    "after_commit",
    "before_checkpoint",
    "in_checkpoint",
    "after_checkpoint",
    "before_rotation",
    "in_rotation",
    "after_lock",
    "in_recovery",
    "in_recovery_commit",
    "after_recovery",
    "at_close",
)


class Killer:
    """Kills this process when its point is reached for the ``count``-th time."""

    def __init__(self, point: str | None, count: int) -> None:
        self._point, self._left = point, count

    def at(self, point: str) -> None:
        """The process has come to a point."""
        if point == self._point:
            self._left -= 1
            if self._left <= 0:
                os.kill(os.getpid(), signal.SIGKILL)

    def due(self, point: str) -> bool:
        """Whether the next coming to a point is the last."""
        return point == self._point and self._left <= 1


def now() -> float:
    """The time of the crawl."""
    return CLOCK


class FlappingResolver(scrapy.resolver.CachingThreadedResolver):
    """A resolver of names that fails now and then (setting ``DNS_RESOLVER``)."""

    def getHostByName(self, name: str, timeout: Any = ()) -> Any:
        from twisted.internet.defer import fail
        from twisted.internet.error import DNSLookupError

        if random.random() < FLAP:
            return fail(DNSLookupError(f"{name} does not resolve today"))
        return super().getHostByName(name, timeout)


def put_points(killer: Killer) -> None:
    """Put the points around the functions of the crawler."""
    from crawler.export.feeds import BroadsheetFeedExporter
    from crawler.export.storage import WholeWriteFile
    from crawler.state import recovery, site_state
    from crawler.state.lock import SiteLock
    from crawler.state.site_state import SiteState

    def around(owner: Any, name: str, before: str | None = None, after: str | None = None) -> None:
        plain = getattr(owner, name)

        def pointed(*args: Any, **kwargs: Any) -> Any:
            if before:
                killer.at(before)
            result = plain(*args, **kwargs)
            if after:
                killer.at(after)
            return result

        setattr(owner, name, pointed)

    def torn(plain: Callable[..., int]) -> Callable[..., int]:
        def write(self: WholeWriteFile, data: bytes) -> int:
            if killer.due("torn_line"):
                os.write(self.fileno(), bytes(data)[: len(data) // 2])
            killer.at("torn_line")
            return plain(self, data)

        return write

    def committing(plain: Callable[..., list[Any]]) -> Callable[..., list[Any]]:
        def run(self: SiteState, statement: str, values: tuple[object, ...]) -> list[Any]:
            ending = statement == "COMMIT" and getattr(self, "_article_under_way", False)
            if ending:
                killer.at("before_commit")
            if statement.startswith("PRAGMA wal_checkpoint"):
                killer.at("in_checkpoint")
            return plain(self, statement, values)

        return run

    def article(plain: Callable[..., None]) -> Callable[..., None]:
        def commit(self: SiteState, *args: Any, **kwargs: Any) -> None:
            self._article_under_way = True  # type: ignore[attr-defined]
            plain(self, *args, **kwargs)
            self._article_under_way = False  # type: ignore[attr-defined]
            killer.at("after_commit")

        return commit

    site_state.CHECKPOINT_EVERY = CHECKPOINT_EVERY
    WholeWriteFile.write = torn(WholeWriteFile.write)  # type: ignore[method-assign]
    around(WholeWriteFile, "write", "before_line", "after_line")
    SiteState._run = committing(SiteState._run)  # type: ignore[method-assign]
    SiteState.commit_article = article(SiteState.commit_article)  # type: ignore[method-assign]
    around(SiteState, "checkpoint", "before_checkpoint", "after_checkpoint")
    around(SiteState, "close", "at_close")
    around(BroadsheetFeedExporter, "_start_new_batch", "before_rotation", "in_rotation")
    around(SiteLock, "__init__", None, "after_lock")
    around(recovery, "_adopt", "in_recovery")
    around(recovery, "_take_line", None, "in_recovery_commit")
    around(site_state, "recover", None, "after_recovery")


def crawl(words: list[str], point: str | None, count: int, log: str) -> None:
    """Run ``scrapy`` in this process; does not return."""
    from scrapy.cmdline import execute

    # what is printed belongs to the parent, who reads it as JSON
    said = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o644)
    os.dup2(said, 1)
    os.dup2(said, 2)
    put_points(Killer(point, count))
    execute(["scrapy", *words])


def main() -> None:
    """Serve until standard input ends."""
    import crawler.commands.crawl
    import crawler.export.commits
    import crawler.export.feeds
    import crawler.extraction_service
    import crawler.pipelines.revisions
    import crawler.spiders.news  # noqa: F401 - loaded once, for all forks

    global CLOCK, FLAP
    for line in sys.stdin:
        asked = json.loads(line)
        pid = os.fork()
        if pid == 0:
            CLOCK, FLAP = asked["clock"], asked.get("flap", 0.0)
            sys.modules["benchmarks.chaos_crawl"] = sys.modules["__main__"]
            if size := asked.get("fsize"):
                resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))
                signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
            try:
                crawl(asked["words"], asked.get("point"), asked.get("count", 1), asked["log"])
            except SystemExit as end:
                os._exit(int(end.code or 0))
            finally:
                os._exit(70)
        print(json.dumps({"pid": pid}), flush=True)
        _, status = os.waitpid(pid, 0)
        print(json.dumps({"status": os.waitstatus_to_exitcode(status)}), flush=True)


if __name__ == "__main__":
    main()
