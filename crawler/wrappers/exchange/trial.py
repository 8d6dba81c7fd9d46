"""XPaths that somebody else wrote, tried before a crawl uses them: a few characters can keep libxml2 busy for ever, and
nothing but the end of its process stops it."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterable, Sequence
from contextlib import suppress

from lxml import etree

from crawler.wrappers.storage import WrapperRecord

SECONDS = 2.0
"""Processor time that one XPath may take on the made page; usual ones take a thousandth of it."""
_PARTS, _DEPTH = 60, 24


def xpaths_of(records: Iterable[WrapperRecord]) -> list[str]:
    """Every XPath of some wrappers, each once."""
    found: dict[str, None] = {}
    for wrapper in (record.wrapper for record in records):
        single = (wrapper.root_xpath, wrapper.header_xpath, wrapper.scope_xpath, wrapper.next_page_xpath)
        fields = (path.xpath for path in wrapper.fields.values())
        found.update(dict.fromkeys(one for one in (*single, *wrapper.strip, *fields) if one))
    return list(found)


def endless(expressions: Sequence[str], seconds: float = SECONDS) -> str | None:
    """The first of these XPaths that takes too long on a page of some 1,500 elements; None where none does.

    They are evaluated in a child process, which its own timer ends.
    """
    reads, writes = os.pipe()
    child = os.fork()
    if not child:
        _try_all(expressions, writes, seconds)
    os.close(writes)
    with os.fdopen(reads, "rb") as pipe:
        done = sum(map(len, iter(lambda: pipe.read(1 << 16), b"")))
    _, status = os.waitpid(child, 0)
    return expressions[done] if os.WIFSIGNALED(status) and done < len(expressions) else None


def _try_all(expressions: Sequence[str], writes: int, seconds: float) -> None:
    """Evaluate them all, and tell of each that is done by one byte; never returns."""
    try:
        signal.signal(signal.SIGVTALRM, signal.SIG_DFL)  # which ends the process, also inside of libxml2
        page = _page()
        for expression in expressions:
            signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
            with suppress(etree.XPathError, ValueError):  # what is no XPath is told elsewhere
                etree.XPath(expression)(page)
            os.write(writes, b".")
    finally:
        os._exit(0)


def _page() -> etree._ElementTree:
    """A page as deep and as wide as they are."""
    html = etree.Element("html")
    body = etree.SubElement(html, "body")
    for part in range(_PARTS):
        at = body
        for depth in range(_DEPTH):
            at = etree.SubElement(at, "div", {"class": f"part-{part} level-{depth}", "id": f"{part}-{depth}"})
            at.text = "The river rose again on Tuesday, and the council met."
    return etree.ElementTree(html)
