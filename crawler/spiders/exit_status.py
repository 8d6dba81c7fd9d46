"""The exit statuses of `scrapy crawl news`, and the rule that picks one."""

from __future__ import annotations

from enum import IntEnum


class ExitStatus(IntEnum):
    """What the shell sees. 1 is Scrapy's own: the crawl could not start, or its output could not be
    written."""

    FINISHED = 0
    USAGE = 2
    UNREACHABLE = 3
    BLOCKED = 4
    ALREADY_RUNNING = 5


def exit_status(
    *, fetched: int, refused: int, stopped_as_blocked: bool = False, interrupted: bool = False
) -> ExitStatus:
    """The status of a crawl that fetched `fetched` pages, feeds and sitemaps, and was refused `refused` (by robots.txt
    or the server).

    A crawl that got any page is a success, even without one article: a date window may leave none. One that was
    interrupted before it got any says nothing of the site.
    """
    if stopped_as_blocked:
        return ExitStatus.BLOCKED
    if fetched or interrupted:
        return ExitStatus.FINISHED
    return ExitStatus.BLOCKED if refused else ExitStatus.UNREACHABLE
