"""Files and state brought to agree at the start of a crawl, after whatever ended the last one.

A line is in its file before it is in the state. So lines behind a file's committed offset are adopted, a line
that breaks off is cut, and articles whose line is gone are due again. A file that somebody changed is read anew: its
offsets say nothing of where its lines are now.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path, PurePath
from typing import TYPE_CHECKING, Any

from crawler.collection.lines import CorruptLine, OutputLine, files_in, passed_over, read_file
from crawler.collection.packed import DAMAGE, PACKED, is_packed, is_readable, opened
from crawler.export.names import folder_of
from crawler.line_fields import article_of, content_of, mapping_of, text_of
from crawler.state.records import ArticleRecord, FileRecord, Found, Role, Visit, address_id
from crawler.state.revisions import field_digests
from crawler.state.visits import published_at, seconds_of

if TYPE_CHECKING:
    from crawler.state.site_state import SiteState

logger = logging.getLogger(__name__)

REMOTE_FEEDS = "remote feeds"
"""The fact that a crawl began with feeds that have nothing before it ends."""
LINES_AT_ONCE = 500
"""Lines adopted in one transaction."""
MOST = 2**31
"""Numbers of a line that are larger are none; SQLite holds these, and a few more revisions."""
_CHUNK = 1 << 20


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
        if is_packed(path):
            continue  # written packed by a feed; versions before this one took it for a file of lines
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
            _adopt(state, replace(state.files.add(path), closed=True), path, 0, done)  # of no crawl that was killed
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
    if size == record.committed and record.closed:
        return
    if size < record.committed or not _is_as_committed(state, record, path):
        _read_anew(state, record, path, done)
    else:
        _adopt(state, record, path, min(record.synced, record.committed), done)


def _is_as_committed(state: SiteState, record: FileRecord, path: Path) -> bool:
    """Whether a file was only appended to, as crawls do: the lines that the state knows end where it says, and the last
    of its articles stands at its place. Edits before that shift it."""
    last = state.articles.last_in(record.id)
    if not _is_line_end(path, record.committed):
        return False
    line = state.line_of(last) if last is not None else None
    return last is None or (line is not None and article_of(line) == last.id)


def _read_anew(state: SiteState, record: FileRecord, path: Path, done: Recovery) -> None:
    """Take the lines of a file that is not as it was committed from where they are now; what is not found in it again
    is lost, and due. One transaction, since articles are lost for the time being."""
    logger.warning("%s is not as it was written: it was edited or damaged, and all its lines are read anew", path)
    before = done.adopted
    with state.transaction():
        for article in state.articles.in_file(record.id, 0):
            state.articles.lose(article)
        _adopt(state, replace(record, closed=True), path, 0, done)  # its offsets do not tell what remote feeds have
        lost = list(state.articles.lost_in(record.id))
        for article in lost:
            state.pages.make_due(article, state.now())
    done.lost += len(lost)
    done.adopted = before


def _adopt(state: SiteState, file: FileRecord, path: Path, start: int, done: Recovery) -> None:
    """Take a file's lines from byte `start` on into the state, and cut a last one that breaks off."""
    corrupt: list[CorruptLine] = []
    _take_all(state, file, read_file(path, corrupt.append, start=start), done)
    size = path.stat().st_size
    end = size
    for bad in corrupt:
        if bad.end >= size and not _is_line_end(path, size):
            end = bad.offset
        else:
            _pass_over(bad, start, done)
    if end < size:
        logger.warning("%s: %d bytes of a line that broke off are cut", path, size - end)
        done.cut += size - end
        _cut(path, end)
        lose(state, file, end, done)
    elif not _is_line_end(path, size):
        _end_line(path)  # whole but for its newline
        end = size + 1
    with state.transaction():
        state.files.settle(file.id, end, closed=True)


def _adopt_packed(state: SiteState, file: FileRecord, path: Path, done: Recovery) -> None:
    """Take the lines of a packed file into the state, as those of the file that it stands for; nothing is cut there."""
    corrupt: list[CorruptLine] = []
    end = _take_all(state, file, read_file(path, corrupt.append, start=file.committed), done)
    for bad in corrupt:
        _pass_over(bad, file.committed, done)
    with state.transaction():
        state.files.settle(file.id, end, closed=True)


def _pass_over(bad: CorruptLine, start: int, done: Recovery) -> None:
    """Tell of a line that nobody can read, by its number in the file; reading began at byte `start`."""
    done.corrupt += 1
    told = replace(bad, number=bad.number + _lines_before(bad.path, start))
    logger.warning("%s; it is passed over", told)


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
    url = line.value.get("url")
    if not isinstance(url, str) or (page := address_id(url)) is None or _is_anothers(state, file, line.value):
        return False
    article = article_of(line.value)
    number = _number(mapping_of(line.value.get("fingerprint")).get("revision"), 1)
    known = state.articles.get(article)
    if known is not None and not known.lost and known.revision >= number:
        return False
    if known is not None and known.revision > number:
        return False
    now = state.now()
    fetched = min(now, seconds_of(mapping_of(line.value.get("crawl")).get("fetchedAt")) or now)
    content, fields = content_of(line.value), field_digests(line.value)
    state.articles.put(
        ArticleRecord(article, page, content, fields, number, None, line.offset, line.end, fetched, fetched),
        file.id,
        unshipped=_was_killed_before(state, file, line) or None,
    )
    seen = state.pages.get(page)
    if seen is None or seen.article != article or (seen.fetched_at or 0) < fetched:
        state.pages.record(_visit(line.value, url, article), fetched)
    return True


def _is_anothers(state: SiteState, file: FileRecord, line: Mapping[str, Any]) -> bool:
    """Whether a line is of another site: crawls of several may have a file that the user named in common. In the site's
    own folder every line counts, whichever of its hosts it names."""
    own = state.path.stem if state.path is not None else ""
    site = line.get("site")
    return isinstance(site, str) and folder_of(site) != own and PurePath(file.path).parent.name != own


def _was_killed_before(state: SiteState, file: FileRecord, line: OutputLine) -> bool:
    """Whether the crawl that wrote a line ended before its remote feeds had it."""
    return not file.closed and line.end > file.committed and bool(state.facts.get(REMOTE_FEEDS))


def _visit(line: Mapping[str, Any], url: str, article: str) -> Visit:
    crawl = mapping_of(line.get("crawl"))
    return Visit(
        url,
        Role.ARTICLE,
        Found.ARTICLE,
        fresh=True,
        published=published_at(line),
        article=article,
        via=text_of(crawl.get("via")) or None,
        depth=_number(crawl.get("depth"), 0),
    )


def _number(value: object, least: int) -> int:
    """A number of a line; `least` for what is none."""
    return value if isinstance(value, int) and least <= value <= MOST else least


def _is_line_end(path: Path, offset: int) -> bool:
    """Whether a line of a file ends at a byte, or nothing stands before it."""
    with path.open("rb") as file:
        file.seek(max(0, offset - 1))
        return not offset or file.read(1) == b"\n"


def _lines_before(path: Path, offset: int) -> int:
    """Newlines before a byte of a file; of a packed one that is damaged before it, those that can be read."""
    count = 0
    with suppress(*DAMAGE), opened(path) as file:
        while offset > 0 and (chunk := file.read(min(_CHUNK, offset))):
            count += chunk.count(b"\n")
            offset -= len(chunk)
    return count


def _cut(path: Path, size: int) -> None:
    with path.open("r+b") as file:
        file.truncate(size)
        os.fsync(file.fileno())


def _end_line(path: Path) -> None:
    with path.open("ab") as file:
        file.write(b"\n")
