"""The addresses that a site's crawls met, and what came of them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import fields, replace
from itertools import islice
from typing import Any

from crawler.discovery.links import Target, judge
from crawler.discovery.responses import is_front_page
from crawler.state.listed_changes import ListedChanges
from crawler.state.records import Found, Role, Run, SeenPage, Visit, address_id
from crawler.state.revisit import DAY, IDLE_LONGEST, RevisitPolicy
from crawler.verdicts import NOT_ASKED_FOR, Verdict

_NAMES = tuple(field.name for field in fields(SeenPage))
_IDS = frozenset({"id", "digest", "article", "target"})
_COLUMNS = ", ".join(_NAMES)
_PUT = (
    f"INSERT INTO pages ({_COLUMNS}) VALUES ({', '.join('?' * len(_NAMES))}) ON CONFLICT (id) DO UPDATE SET "
    + ", ".join(f"{name} = excluded.{name}" for name in _NAMES if name != "id")
)
_CODES = tuple(name in _IDS for name in _NAMES)
_ROLE = _NAMES.index("role")
LEADS_AWAY = "leads to"
"""With this begins the detail of an article's address that leads to a list."""
MOST_REDIRECTS = 3
"""Remembered redirects that are followed from one address."""
PAGES_AT_ONCE = 1000
"""Rows that are read together where all of a kind are looked at."""


class PageTable:
    """Rows of `pages`."""

    def __init__(self, run: Run, policy: RevisitPolicy) -> None:
        self._run = run
        self.policy = policy
        self.not_due = 0
        """Pages with a next visit after `look_ahead` that were not visited since."""
        self._looked_at = 0
        self.listed_changes = ListedChanges(run)

    def get(self, page_id: str) -> SeenPage | None:
        """What is known of an address itself."""
        rows = self._run(f"SELECT {_COLUMNS} FROM pages WHERE id = ?", (bytes.fromhex(page_id),))
        return _page(rows[0]) if rows else None

    def resolved(self, page_id: str) -> SeenPage | None:
        """What is known of an address, or of the one that it redirects to."""
        page = self.get(page_id)
        for _ in range(MOST_REDIRECTS):
            if page is None or page.target is None:
                break
            page = self.get(page.target) or replace(page, target=None)
        return page

    def asked_for(self, urls: Iterable[str]) -> set[str]:
        """Those of some addresses that a crawl has asked for, whatever came of it."""
        by_id = {bytes.fromhex(page_id): url for url in urls if (page_id := address_id(url)) is not None}
        found: set[str] = set()
        left = iter(by_id)
        while ids := tuple(islice(left, PAGES_AT_ONCE // 2)):
            rows = self._run(
                f"SELECT id FROM pages WHERE id IN ({', '.join('?' * len(ids))}) "
                "AND (fetches > 0 OR failures > 0 OR target IS NOT NULL)",
                ids,
            )
            found.update(by_id[bytes(row[0])] for row in rows)
        return found

    def put(self, page: SeenPage) -> None:
        """Write a row as it is."""
        values = [getattr(page, name) for name in _NAMES]
        self._run(
            _PUT,
            tuple(
                bytes.fromhex(value) if code and value is not None else value
                for value, code in zip(values, _CODES)
            ),
        )

    def record(self, visit: Visit, now: int) -> SeenPage | None:
        """Count a visit in, and decide on the next one. None for what is no address."""
        page_id = address_id(visit.url)
        if page_id is None:
            return None
        before = self.get(page_id)
        if before is not None and _lay_ahead(before, self._looked_at):
            self.not_due -= 1
        page = counted(before, visit, page_id, now)
        wait = self.policy.wait(page, visit, now, before.fetched_at if before is not None else None)
        page = replace(page, wait=wait, due_at=None if wait is None else now + wait)
        self.put(page)
        if not visit.failed:
            self.listed_changes.count(page_id, visit.fresh)
        for alias in visit.aliases:
            self.redirect(alias, visit.url, now)
        return page

    def note(
        self,
        url: str,
        role: Role,
        verdict: Found,
        detail: str,
        *,
        due: int | None,
        via: str,
        depth: int,
        now: int,
    ) -> None:
        """Keep an address that was found and not fetched; what is known of one that was fetched stays."""
        page_id = address_id(url)
        if page_id is not None:
            self._run(
                "INSERT INTO pages (id, url, role, verdict, detail, first_seen, due_at, via, depth) "
                "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET verdict = excluded.verdict, "
                "detail = excluded.detail, due_at = excluded.due_at WHERE fetches = 0 AND failures = 0",
                (bytes.fromhex(page_id), url, role, verdict, detail, now, due, via, depth),
            )

    def redirect(self, url: str, target: str, now: int) -> None:
        """Keep that an address leads to another, and that an article which both are of lives there now. An article's
        address that leads to a list leads nowhere: it is asked again as one that is gone, since it may come back."""
        alias, page_id = address_id(url), address_id(target)
        if not (alias and page_id) or alias == page_id or (page := self.get(page_id)) is None:
            return
        before = self.get(alias)
        if page.article is None and (page.role is Role.SECTION or is_front_page(page.url)) and _is_article(before, url):
            lost = Visit(url, Role.PAGE, Verdict.HTTP_ERROR, f"{LEADS_AWAY} {page.url}"[:300], failed=True)
            self.record(lost, now)
            return
        self.put(_alias(before, url, alias, page, now))
        if page.article is not None:
            self._run(
                "UPDATE articles SET page = ? WHERE id = ? AND page = ?",
                (bytes.fromhex(page_id), bytes.fromhex(page.article), bytes.fromhex(alias)),
            )

    def look_ahead(self, now: int) -> None:
        """Count the pages whose next visit lies ahead."""
        self._looked_at = now
        rows = self._run("SELECT count(*) FROM pages WHERE due_at > ?", (now,))
        self.not_due = int(rows[0][0]) if rows else 0

    def due(self, now: int, limit: int) -> list[SeenPage]:
        """Pages to be fetched: first those that were fetched before, the longest due first; then those that wait, the
        newest first. So however many wait, every page gets its next visit."""
        rows = self._run(
            f"SELECT {_COLUMNS} FROM pages WHERE due_at <= ? AND target IS NULL "
            "ORDER BY fetches = 0, CASE WHEN fetches = 0 THEN -due_at ELSE due_at END LIMIT ?",
            (now, limit),
        )
        return [_page(row) for row in rows]

    def ruled_out(self, verdicts: Collection[str], failure: str) -> Iterator[SeenPage]:
        """Pages with one of these verdicts, and pages whose last visit failed with a detail that begins so."""
        after, names = b"", tuple(verdicts)
        while True:
            rows = self._run(
                f"SELECT {_COLUMNS} FROM pages WHERE id > ? AND target IS NULL AND (verdict IN "
                f"({', '.join('?' * len(names))}) OR (failures > 0 AND detail LIKE ? || '%')) ORDER BY id LIMIT ?",
                (after, *names, failure, PAGES_AT_ONCE),
            )
            yield from map(_page, rows)
            if len(rows) < PAGES_AT_ONCE:
                return
            after = rows[-1][0]

    def plan_again(self, now: int) -> int:
        """Have those looked at now that wait for longer than any page does: a clock was years ahead when they were
        visited. Returns how many there were."""
        policy = self.policy
        longest = max(IDLE_LONGEST, policy.section_longest, policy.settled_after, policy.shortest)
        rows = self._run("UPDATE pages SET due_at = ? WHERE due_at > ? RETURNING 1", (now, now + longest + DAY))
        return len(rows)

    def make_due(self, article_id: str, now: int) -> None:
        """Have an article's page fetched again, and whole: its validators are forgotten."""
        self._run(
            "UPDATE pages SET due_at = ?, etag = NULL, modified = NULL "
            "WHERE id = (SELECT page FROM articles WHERE id = ?)",
            (now, bytes.fromhex(article_id)),
        )

    def forget(self, page_id: str) -> bool:
        """Forget an address, the redirects to it and the validators of all listings; False if it was
        unknown."""
        raw = bytes.fromhex(page_id)
        self._run("DELETE FROM pages WHERE target = ?", (raw,))
        self._run("UPDATE pages SET etag = NULL, modified = NULL, digest = NULL WHERE asked IS NOT NULL", ())
        return bool(self._run("DELETE FROM pages WHERE id = ? RETURNING 1", (raw,)))

    def verdicts(self) -> Iterator[tuple[str, str, int]]:
        """(role, verdict, how many), the most frequent first."""
        yield from self._run(
            "SELECT role, verdict, count(*) FROM pages GROUP BY role, verdict ORDER BY 3 DESC, 1, 2", ()
        )


def counted(page: SeenPage | None, visit: Visit, page_id: str, now: int) -> SeenPage:
    """A page's row with a visit counted in, but for when it is due."""
    if page is None or (page.fetches == 0 and page.verdict in (Found.WAITING, Found.SKIPPED)):
        first_seen = now if page is None else page.first_seen
        page = SeenPage(page_id, visit.url, visit.role, "", None, first_seen, None, None, depth=visit.depth)
    if visit.failed:
        # what was known of the page stays: it may come back
        return replace(
            page,
            verdict=visit.verdict if page.article is None else page.verdict,
            detail=visit.detail,
            failures=page.failures + 1,
            via=page.via or visit.via,
        )
    unchanged = {None: page.unchanged, True: 0, False: page.unchanged + 1}[visit.fresh]
    changes = page.changes + (visit.fresh is True and page.fetches > 0)
    page = replace(
        page,
        fetched_at=now,
        fetches=page.fetches + 1,
        unchanged=unchanged,
        changes=changes,
        failures=0,
        target=None,
    )
    if visit.not_modified:
        if visit.verdict in NOT_ASKED_FOR:
            return replace(page, verdict=visit.verdict, detail=visit.detail)
        was_ruled_out = page.article is not None and page.verdict in NOT_ASKED_FOR
        return replace(page, verdict=Found.ARTICLE, detail=None) if was_ruled_out else page
    return replace(
        page,
        url=visit.url,
        role=visit.role,
        verdict=visit.verdict,
        detail=visit.detail,
        published=visit.published if visit.published is not None else page.published,
        etag=visit.etag,
        modified=visit.modified,
        asked=visit.asked,
        digest=visit.digest,
        article=visit.article or page.article,
        via=page.via or visit.via,
        depth=min(page.depth, visit.depth) if page.fetches > 1 else visit.depth,
    )


def _is_article(page: SeenPage | None, url: str) -> bool:
    """Whether an address is that of an article, as far as is known."""
    return (page is not None and page.article is not None) or judge(url) is Target.ARTICLE


def _lay_ahead(page: SeenPage, looked_at: int) -> bool:
    """Whether a page was among those whose next visit lay ahead. One that waits was due all the time, whenever it was
    found again."""
    if not (page.fetches or page.failures):
        return False
    return (page.due_at or 0) > looked_at > (page.fetched_at or page.first_seen)


def _alias(before: SeenPage | None, url: str, alias_id: str, page: SeenPage, now: int) -> SeenPage:
    row = before or SeenPage(
        alias_id, url, page.role, "", None, now, None, None, via=page.via, depth=page.depth
    )
    return replace(
        row, verdict=Found.MOVED, detail=page.url, fetched_at=now, due_at=None, target=page.id, article=None
    )


def _page(row: tuple[Any, ...]) -> SeenPage:
    values = [value.hex() if code and value is not None else value for value, code in zip(row, _CODES)]
    values[_ROLE] = Role(values[_ROLE])
    return SeenPage(*values)
