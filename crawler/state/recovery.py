"""Files and state brought to agree at the start of a crawl, after whatever ended the last one.

A line is in its file before it is in the state. So lines behind a file's committed offset are adopted, a line
that breaks off is cut, and articles whose line is gone are due again.
"""

from __future__ import annotations

import logging
import os
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from crawler.collection.lines import CorruptLine, OutputLine, files_in, passed_over, read_file
from crawler.collection.packed import PACKED, is_packed, is_readable
from crawler.fingerprint import address_fingerprint, article_address, content_fingerprint
from crawler.state.records import ArticleRecord, FileRecord, Found, Role, Visit, address_id
from crawler.state.revisions import field_digests
from crawler.state.visits import published_at, seconds_of

if TYPE_CHECKING:
    from crawler.state.site_state import SiteState

logger = logging.getLogger(__name__)

LINES_AT_ONCE = 500
"""Lines adopted in one transaction."""

_HEX_ID = re.compile(r"[0-9a-f]{32}$")


@dataclass(slots=True)
class Recovery:
    """What was found: lines adopted, bytes cut, lines that nobody can read, articles whose line is gone."""

    adopted: int = 0
    cut: int = 0
    corrupt: int = 0
    lost: int = 0


def recover(state: SiteState, folder: Path, *, refetch_removed: bool = True) -> Recovery:
    """Bring a site's state and its files to agree: those the state knows, and all `*.jsonl` in `folder`, packed or not.

    Raises OSError where a file can be read but not cut.
    """
    done = Recovery()
    known = set()
    for record in state.files.all():
        path = state.files.path_of(record.path)
        known.add(path)
        _recover_known(state, record, path, done, refetch_removed)
    if not known and (unread := passed_over(folder.parent, [folder.name])):
        logger.warning("The state is made anew without the articles of some packed files (%s)", unread)
    for path in files_in(folder):
        name = path.with_suffix("") if is_packed(path) else path
        if name.absolute() in known or not path.is_file():
            continue
        if is_packed(path):
            _adopt_packed(state, state.files.add(name), path, done)
        elif path.stat().st_size:
            _adopt(state, state.files.add(path), path, 0, done)
        else:
            path.unlink()  # reserved by a crawl that was killed before its first article
    return done


def lose(state: SiteState, record: FileRecord, beyond: int, done: Recovery | None = None) -> None:
    """Have the articles fetched again whose lines ended after byte `beyond` of a file."""
    with state.transaction():
        for article in state.articles.in_file(record.id, beyond):
            state.articles.lose(article)
            state.pages.make_due(article, state.now())
            if done is not None:
                done.lost += 1


def _recover_known(
    state: SiteState, record: FileRecord, path: Path, done: Recovery, refetch_removed: bool
) -> None:
    try:
        size = path.stat().st_size
    except FileNotFoundError:
        packed = [one for end in PACKED if (one := path.with_name(path.name + end)).exists()]
        if packed and is_readable(packed[0]) and not record.closed:
            _adopt_packed(state, record, packed[0], done)
        elif refetch_removed and not packed:
            lose(state, record, 0, done)
            with state.transaction():
                state.files.remove(record.id)
        return
    if size < record.committed:
        # somebody shortened or rewrote it: whatever is not found again is lost
        lose(state, record, 0)
        before = done.adopted
        _adopt(state, record, path, 0, done)
        done.lost += sum(1 for _ in state.articles.lost_in(record.id))
        done.adopted = before
    elif size > record.committed or not record.closed:
        _adopt(state, record, path, min(record.synced, record.committed), done)


def _adopt(state: SiteState, file: FileRecord, path: Path, start: int, done: Recovery) -> None:
    """Take a file's lines from byte `start` on into the state, and cut a last one that breaks off."""
    corrupt: list[CorruptLine] = []
    _take_all(state, file, read_file(path, corrupt.append, start=start), done)
    size = path.stat().st_size
    end = size
    for bad in corrupt:
        if bad.end >= size and not _ends_a_line(path):
            end = bad.offset
        else:
            done.corrupt += 1
            logger.warning("%s; it is passed over", bad)
    if end < size:
        logger.info("%s: %d bytes of a line that broke off are cut", path, size - end)
        done.cut += size - end
        _cut(path, end)
        lose(state, file, end, done)
    elif size and not _ends_a_line(path):
        _end_line(path)  # whole but for its newline
        end = size + 1
    with state.transaction():
        state.files.settle(file.id, end, closed=True)


def _adopt_packed(state: SiteState, file: FileRecord, path: Path, done: Recovery) -> None:
    """Take the lines of a packed file into the state, as those of the file that it stands for; nothing is cut there."""
    corrupt: list[CorruptLine] = []
    end = _take_all(state, file, read_file(path, corrupt.append, start=file.committed), done)
    for bad in corrupt:
        done.corrupt += 1
        logger.warning("%s; it is passed over", bad)
    with state.transaction():
        state.files.settle(file.id, end, closed=True)


def _take_all(state: SiteState, file: FileRecord, lines: Iterable[OutputLine], done: Recovery) -> int:
    """The offset behind the last line; the file's committed one, if there is none."""
    waiting: list[OutputLine] = []
    end = file.committed
    for line in lines:
        waiting.append(line)
        end = line.end
        if len(waiting) >= LINES_AT_ONCE:
            _take(state, file, waiting, done)
    _take(state, file, waiting, done)
    return end


def _take(state: SiteState, file: FileRecord, lines: list[OutputLine], done: Recovery) -> None:
    if not lines:
        return
    with state.transaction():
        for line in lines:
            done.adopted += _take_line(state, file, line)
        state.files.advance(file.id, lines[-1].end)
    lines.clear()


def _take_line(state: SiteState, file: FileRecord, line: OutputLine) -> bool:
    """Whether a line told the state something new."""
    url, print_ = line.value.get("url"), line.value.get("fingerprint")
    if not isinstance(url, str) or (page := address_id(url)) is None:
        return False
    print_ = print_ if isinstance(print_, Mapping) else {}
    canonical = line.value.get("canonicalUrl")
    article = print_.get("id")
    if not isinstance(article, str) or not _HEX_ID.match(article):
        article = address_fingerprint(article_address(url, canonical if isinstance(canonical, str) else None))
    revision = print_.get("revision")
    number = revision if isinstance(revision, int) and revision > 0 else 1
    known = state.articles.get(article)
    if known is not None and not known.lost and known.revision >= number:
        return False
    if known is not None and known.revision > number:
        return False
    now, crawl = state.now(), line.value.get("crawl")
    fetched = min(now, seconds_of(crawl.get("fetchedAt") if isinstance(crawl, Mapping) else None) or now)
    content = print_.get("content")
    if not isinstance(content, str) or not _HEX_ID.match(content):
        content = content_fingerprint(_text(line.value.get("headline")), _text(line.value.get("body")) or "")
    fields = field_digests(line.value)
    state.articles.put(
        ArticleRecord(article, page, content, fields, number, None, line.offset, line.end, fetched, fetched),
        file.id,
    )
    seen = state.pages.get(page)
    if seen is None or seen.article != article or (seen.fetched_at or 0) < fetched:
        state.pages.record(_visit(line.value, url, article), fetched)
    return True


def _visit(line: Mapping[str, Any], url: str, article: str) -> Visit:
    crawl = line.get("crawl") if isinstance(line.get("crawl"), Mapping) else {}
    assert isinstance(crawl, Mapping)
    depth, via = crawl.get("depth"), crawl.get("via")
    return Visit(
        url,
        Role.ARTICLE,
        Found.ARTICLE,
        fresh=True,
        published=published_at(line),
        article=article,
        via=via if isinstance(via, str) else None,
        depth=depth if isinstance(depth, int) else 0,
    )


def _text(value: object) -> str | None:
    return value if isinstance(value, str) else None


def _ends_a_line(path: Path) -> bool:
    with path.open("rb") as file:
        file.seek(-1, os.SEEK_END)
        return file.read(1) == b"\n"


def _cut(path: Path, size: int) -> None:
    with path.open("r+b") as file:
        file.truncate(size)
        os.fsync(file.fileno())


def _end_line(path: Path) -> None:
    with path.open("ab") as file:
        file.write(b"\n")
