"""The wrappers of one site during a crawl: what is tried, what the pages teach, what ends."""

from __future__ import annotations

import logging
from bisect import bisect_left, insort
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import replace
from datetime import datetime
from itertools import islice
from typing import TYPE_CHECKING

from crawler.wrappers.events import Misfit, Redesign, Tries, WrapperEvents
from crawler.wrappers.policy import Rank, WrapperPolicy
from crawler.wrappers.rows import Observed, Rows
from crawler.wrappers.storage import WrapperRecord, WrapperStore
from crawler.wrappers.storage.memory import MemoryStore
from extractors import Article, Observation, Reason, Wrapper, learn_site, merge_wrappers, text_digest

if TYPE_CHECKING:
    from extractors import Extracted

logger = logging.getLogger(__name__)

OBSERVED = 12
"""Cold pages that are remembered and learned from, the latest."""
BODIES = 2_000
"""Bodies of a site that are remembered by their digest."""
CANDIDATES = 30
"""Layouts of too few pages that are kept of a site."""
TRIALS = 2
"""Of those, the ones that are compared on a cold page."""
OLD = 2
"""Retired wrappers that are tried where none in use fits."""
BACK_AFTER = 3
"""Pages that a retired wrapper serves until it is in use again (a redesign was taken back)."""
NEW = 10
"""Pages from the first that a wrapper serves on which older ones are judged by it."""
AWAKE = 2
"""Times the wrappers that are tried on a page: so many of one kind are held ready, the others of a site sleep."""
PATIENCE = 20
"""Cold pages without a new wrapper after which only every tenth is learned from."""

Change = Callable[[WrapperStore], None]


class SiteWrappers:
    """A copy of the site's records in memory, by which the crawl decides, and every change written to the store.

    A page costs the same for 3 wrappers and for 1,000: the order of the best is kept, not made anew for each page, and
    those that no page will try for long sleep.
    """

    def __init__(
        self,
        site: str,
        policy: WrapperPolicy,
        records: Iterable[WrapperRecord],
        pinned: Iterable[Wrapper],
        write: Callable[[Change], None],
    ) -> None:
        self.site = site
        self._policy = policy
        self._write = write
        self._memory = MemoryStore()
        self.misfits: dict[str, Misfit] = {}
        """Pinned wrappers that do not hold, by id."""
        self._observed: list[Observed] = []
        self._bodies: dict[str, str] = {}
        self._missed = 0
        """Articles of this crawl that no wrapper served."""
        self._first: dict[str, int | None] = {}
        """Per wrapper that came into use during this crawl: the number of the first article that it served."""
        self._rows = Rows()
        self._fruitless = 0
        """Cold pages since the last that brought a wrapper into use."""
        known = tuple(records)
        self._asleep = _beyond_the_best(policy, known)
        """Wrappers in use of a low rank, as the store had them, by id."""
        for record in known:
            if record.wrapper.id not in self._asleep:
                self._memory.restore(record)
        self._here = frozenset(wrapper.id for wrapper in pinned)
        """Given with this crawl, and not stored."""
        for wrapper in pinned:
            self._memory.add(wrapper)
        self._in_use = {record.wrapper.id for record in self.records() if policy.is_ready(record)}
        """Ids of the wrappers that pages are extracted by, whether awake or not."""
        self._basis = {record.wrapper.id: record.wrapper for record in self.records()}
        """What earlier crawls have learned: what this one learns is added to it."""
        self.redesigns: list[Redesign] = []
        """The layouts that have ended during this crawl."""
        self._late_hits: Counter[str] = Counter()
        self._ranks: dict[str, Rank] = {}
        self._ready: list[tuple[Rank, WrapperRecord]] = []
        self._candidates: list[tuple[Rank, Wrapper]] = []
        self._ended: list[WrapperRecord] = []
        self._sort()

    def records(self) -> tuple[WrapperRecord, ...]:
        """All records."""
        return (*self._memory.of_site(self.site), *self._asleep.values())

    def _sort(self) -> None:
        records = self._memory.of_site(self.site)
        in_use = [record for record in records if record.retired_at is None]
        ranked = sorted(((self._policy.rank(record), record) for record in in_use), key=_rank_of)
        self._ready = [pair for pair in ranked if self._policy.is_ready(pair[1])]
        self._candidates = [(rank, record.wrapper) for rank, record in ranked if not self._policy.is_ready(record)]
        if self._asleep and len(self._ready) < self._policy.tries:
            self._wake(*sorted(self._asleep.values(), key=self._policy.rank)[: AWAKE * self._policy.tries])
            self._sort()
            return
        self._ranks = {record.wrapper.id: rank for rank, record in self._ready}
        ended = [record for record in records if record.retired_at is not None]
        self._ended = sorted(ended, key=lambda record: (str(record.retired_at), record.wrapper.id))

    def _wake(self, *records: WrapperRecord) -> None:
        for record in records:
            del self._asleep[record.wrapper.id]
            self._memory.restore(record)

    def close(self) -> None:
        """End the crawl: what came in another part of the site since the last page of a layout is no row without it."""
        for record in self._memory.of_site(self.site):
            if record.retired_at is None and self._rows.is_elsewhere(record.wrapper):
                self._end_row(record.wrapper)

    def _end_row(self, wrapper: Wrapper) -> None:
        self._change(lambda store: store.end_row(wrapper), wrapper)

    # -- before a page

    def tries(self, url: str, kind: tuple[str, bool], at: datetime | None) -> Tries:
        """How to extract a page fetched at this time; ``kind``: the parser, and whether it was rendered."""
        of_kind = (record for _, record in self._ready if _kind_of(record.wrapper) == kind)
        most = self._policy.tries
        first = tuple(islice(of_kind, most))
        ready = tuple(record.wrapper for record in first)
        trials = _of_kind((wrapper for _, wrapper in self._candidates), kind, TRIALS)
        sample = any(self._policy.is_sampled(url, record, self._row(record, first)) for record in first)
        pinned = tuple(wrapper for wrapper in ready if wrapper.pinned)
        if pinned:  # what a person wrote is not second-guessed: a page that it does not fit goes the cold way
            return Tries(pinned, trials, sample, self._worth_learning(), self._bodies)
        # an archive is read again: what was in use when the page was fetched
        then = _of_kind((r.wrapper for r in self._ended if at and r.retired_at and at < r.retired_at), kind, most)
        late = (r.wrapper for r in reversed(self._ended) if not r.disagreed_in_a_row and r.wrapper not in then)
        return Tries((*then, *ready, *_of_kind(late, kind, OLD)), trials, sample, self._worth_learning(), self._bodies)

    def _row(self, record: WrapperRecord, ready: Sequence[WrapperRecord]) -> int:
        """Pages since its last one on which a wrapper was tried: all of them, if it is the first in the order."""
        now = self._memory.record_of(record.wrapper) if record is ready[0] else None
        return self._rows.passed[record.wrapper.id] if now is None else now.pages_since_hit

    def _worth_learning(self) -> bool:
        """Where many pages have brought nothing into use, few of those that follow are looked at: it takes time."""
        return self._fruitless < PATIENCE or self._fruitless % 10 == 0

    # -- after a page

    def note(
        self, extracted: Extracted, *, article_found: bool, at: datetime | None, further: bool = False
    ) -> WrapperEvents:
        """Count what happened on a page; learn, and retire what has ended. ``further``: the first page of its article
        was noted, and speaks for it."""
        used = extracted.used
        # one article at two addresses is no miss of its layout, and no second page to learn from
        again = further or extracted.is_repeat
        again = again or (isinstance(extracted.outcome, Article) and self._is_known(extracted.outcome))
        if isinstance(extracted.outcome, Article):
            self._remember(extracted.outcome)
        again = again or _is_cut_short(extracted)
        article_found = article_found and not again
        cold_article = used is None and article_found
        self._fruitless += cold_article
        self._missed += cold_article
        judged = False
        if article_found:
            self._rows.meet(extracted.outcome.url, extracted.failed)
        if used is not None and not further:
            self._hit(used, extracted.outcome.url, at)
            judged = self._judges(used) or any(self._is_due(wrapper) for wrapper, _ in extracted.failed)
        elif cold_article or (extracted.is_undecided and not again):  # a redesign costs the classifier some, too
            self._change(lambda store: store.count_miss(self.site, _evidence(extracted)))
        compared = self._compare(extracted)
        misfits = self._misfits(extracted, article_found, compared)
        ended: list[Redesign] = []
        if used is None or compared or judged or extracted.observation is not None:
            if extracted.observation is not None and not again:
                self._learn(extracted.observation, served=used is not None)
            ended = [self._end(record, because, at, used) for record, because in self._over(extracted)]
            self._sort()
        elif self._is_back(used, at):
            self._sort()
        # what has served no page was a guess of how the site is made
        redesigns = [each for each in ended if each.hits]
        self.redesigns += redesigns
        learned = self._new_in_use()
        for wrapper in learned:
            self._pair(wrapper)
        return WrapperEvents(
            hit=used is not None,
            misses=len(extracted.failed) if cold_article else 0,
            learned=len(learned),
            retired=len(ended),
            sampled=len(compared),
            agreed=sum(compared),
            redesigns=tuple(redesigns),
            misfits=misfits,
        )

    def _is_known(self, article: Article) -> bool:
        """Whether another page of the site had the same text."""
        return self._bodies.get(text_digest(article.body), article.url) != article.url

    def _remember(self, article: Article) -> None:
        """So that a text which comes again under another address is looked at twice."""
        self._bodies.setdefault(text_digest(article.body), article.url)
        if len(self._bodies) > BODIES:
            del self._bodies[next(iter(self._bodies))]

    def _misfits(self, extracted: Extracted, article_found: bool, compared: list[bool]) -> int:
        """Note the pinned wrappers that do not hold on this page; a person must mend them, they are never retired."""
        wrong = [(w, why) for w, why in extracted.failed if w.pinned] if article_found else []
        if extracted.used is not None and extracted.used.pinned and compared == [False]:
            wrong.append((extracted.used, "kept other text than the cold way"))
        for wrapper, why in wrong:
            known = self.misfits.get(wrapper.id)
            if known is None:
                logger.warning(
                    "%s: the pinned wrapper at %s does not hold on %s: %s", self.site, wrapper.root_xpath,
                    extracted.outcome.url, why,
                )  # fmt: skip
                known = Misfit(self.site, wrapper.id, wrapper.root_xpath)
            self.misfits[wrapper.id] = known.on(extracted.outcome.url, why)
        return len(wrong)

    def _change(self, change: Change, wrapper: Wrapper | None = None) -> None:
        change(self._memory)
        if wrapper is None or wrapper.id not in self._here:
            self._write(change)

    def _add(self, wrapper: Wrapper, *, pages: int = 0, misses: int = 0, taught: int = 0) -> None:
        self._change(lambda store: store.add(wrapper, pages=pages, misses=misses, taught=taught), wrapper)

    def _hit(self, used: Wrapper, url: str, at: datetime | None) -> None:
        self._change(lambda store: store.count_hit(used, at), used)
        self._rows.hits[used.id] += 1
        self._rows.end(used, (url,))
        old, record = self._ranks.get(used.id), self._memory.record_of(used)
        if old is not None and record is not None:
            place = bisect_left(self._ready, old, key=_rank_of)
            self._ready.pop(place)
            self._ranks[used.id] = self._policy.rank(record)
            insort(self._ready, (self._ranks[used.id], record), key=_rank_of)

    def _judges(self, used: Wrapper) -> bool:
        """Whether a page that this wrapper served is one of its first, on which the others are judged by it."""
        if used.id not in self._first:
            return False
        first = self._first[used.id] or self._rows.met
        self._first[used.id] = first
        return self._rows.met < first + NEW

    def _is_due(self, passed: Wrapper) -> bool:
        """Whether a wrapper has been tried in vain on 4, 8, 16 ... pages in a row, so that layouts are judged again:
        seldom, since it takes time."""
        row = self._rows.passed[passed.id]
        return row >= 4 and row.bit_count() == 1

    def _compare(self, extracted: Extracted) -> list[bool]:
        """Count the comparisons with a cold result; those of the wrapper that was used."""
        compared: list[bool] = []
        if extracted.used is not None and extracted.agreement is not None:
            compared.append(self._policy.agrees(extracted.agreement))
            self._count_sample(extracted.used, compared[0])
        for wrapper, likeness in extracted.trials:
            self._count_sample(wrapper, self._policy.agrees(likeness))
        return compared

    def _count_sample(self, wrapper: Wrapper, agreed: bool) -> None:
        self._change(lambda store: store.count_sample(wrapper, agreed), wrapper)

    def _new_in_use(self) -> list[Wrapper]:
        """The wrappers that have come into use by this page: by what it taught, or by a comparison that a candidate has
        stood."""
        new = [record.wrapper for _, record in self._ready if record.wrapper.id not in self._in_use]
        for wrapper in new:
            self._in_use.add(wrapper.id)
            self._first[wrapper.id] = None
            self._fruitless = 0
        return new

    def _learn(self, observation: Observation, *, served: bool) -> None:
        """Add a page, served by a wrapper or not, to what is known of the site's layouts."""
        observed = Observed(observation, text_digest(observation.url), self._rows.met, self._missed)
        self._observed = [*self._observed, observed][-OBSERVED:]
        known = {record.wrapper.id: record for record in self._memory.of_site(self.site)}
        prefer = frozenset(r.wrapper.root_xpath for r in known.values() if r.retired_at is None)
        lines = frozenset(text for r in known.values() for text in r.wrapper.fragments)
        candidates = sum(not self._policy.is_ready(r) and r.retired_at is None for r in known.values())
        for found in learn_site([each.seen for each in self._observed], prefer=prefer, lines=lines):
            if found.id in self._asleep:
                known[found.id] = self._asleep[found.id]
                self._wake(known[found.id])
            record, basis = known.get(found.id), self._basis.get(found.id)
            wrapper = merge_wrappers(basis, found) if basis is not None else found
            if record is None and candidates >= CANDIDATES:
                continue
            if record is not None and record.retired_at is not None and found.support < 2:
                continue  # one odd page brings no layout back
            if record is None or record.retired_at is not None or record.wrapper.snapshot != wrapper.snapshot:
                before = self._add_first(wrapper, observed) if record is None else set(record.wrapper.pages)
                if record is not None:
                    self._add(wrapper)
                if observed.page in wrapper.pages and observed.page not in before and not served:
                    self._taught(wrapper, first=not before)

    def _add_first(self, wrapper: Wrapper, now: Observed) -> set[str]:
        """Add a wrapper with its counts since the first page that taught it and none of those in use; such pages before
        this one (all by digest)."""
        others = {now.page, *(each for _, record in self._ready for each in record.wrapper.pages)}
        mine = set(wrapper.pages) - others
        before = [each for each in self._observed if each.page in mine]
        first = before[0] if before else now
        taught = max(0, len(before) - 1)
        self._add(wrapper, pages=now.met - first.met, misses=now.missed - first.missed, taught=taught)
        return mine

    def _taught(self, wrapper: Wrapper, *, first: bool) -> None:
        """The page has taught a wrapper, as the first or as a further one."""
        if not first:
            self._change(lambda store: store.count_taught(wrapper), wrapper)
        self._rows.end(wrapper, [each.seen.url for each in self._observed if each.page in wrapper.pages])

    def _over(self, extracted: Extracted) -> list[tuple[WrapperRecord, str]]:
        """The wrappers in use whose time is over, and why. (A page says nothing of those of another parser, or of the
        rendered ones where it is raw: they cannot be tried on it; nor of any beside a pinned one, which are not.)"""
        if any(wrapper.pinned for wrapper in _tried(extracted)):
            return []
        kinds = set(map(_kind_of, _tried(extracted)))
        ready = [record.wrapper for _, record in self._ready if _kind_of(record.wrapper) in kinds]
        now = [record for record in map(self._memory.record_of, ready) if record is not None]
        failed = {wrapper.id for wrapper, _ in extracted.failed}
        reasons = [(record, self._why_over(record, now, failed)) for record in now]
        return [(record, because) for record, because in reasons if because is not None]

    def _why_over(self, record: WrapperRecord, ready: Sequence[WrapperRecord], failed: Collection[str]) -> str | None:
        """``failed``: wrappers that did not fit the page. (A twin, of the same root, that was not tried may fit as well
        as the one that was used.)"""
        wrapper = record.wrapper
        beside = [each for each in ready if each.wrapper.id != wrapper.id]
        others = [each for each in beside if wrapper.id in failed or each.wrapper.root_xpath != wrapper.root_xpath]
        if self._rows.is_elsewhere(wrapper):
            return self._policy.why_retire(replace(record, misses_in_a_row=0, pages_since_hit=0))
        # of a layout that was first seen after the last page of this one, all pages have come since
        yielded = sum(self._rows.hits[each.wrapper.id] for each in others if each.pages <= record.pages_since_hit)
        return self._policy.why_retire(record, yielded, self._rows.passed[wrapper.id])

    def _end(self, record: WrapperRecord, because: str, at: datetime | None, used: Wrapper | None) -> Redesign:
        """``used``: the wrapper of the page by which it is known; a newcomer has taken over already."""
        wrapper = record.wrapper
        self._change(lambda store: store.retire(wrapper, at, because), wrapper)
        self._in_use.discard(wrapper.id)
        # what was seen before the end would only teach the same again
        self._observed = [each for each in self._observed if not _selects_root(wrapper, each.seen)]
        logger.info("%s: the layout at %s has ended: it %s", self.site, wrapper.root_xpath, because)
        after = used.root_xpath if used is not None and used.id in self._first and used.id != wrapper.id else None
        if after is not None:
            logger.info("%s: the layout at %s has taken over", self.site, after)
        return Redesign(
            self.site, wrapper.id, because, record.hits, wrapper.root_xpath, after, record.evidence, at
        )

    def _is_back(self, used: Wrapper, at: datetime | None) -> bool:
        """Whether a retired wrapper has served so many later pages that its layout is in use again."""
        record = self._memory.record_of(used)
        if record is None or record.retired_at is None or at is None or at < record.retired_at:
            return False
        self._late_hits[used.id] += 1
        if self._late_hits[used.id] < BACK_AFTER:
            return False
        del self._late_hits[used.id]
        self._add(used)
        return True

    def _pair(self, wrapper: Wrapper) -> None:
        """Name a layout that came into use as the one that took over from those that ended."""
        for place, ended in enumerate(self.redesigns):
            if ended.after is None and ended.wrapper != wrapper.id:
                self.redesigns[place] = replace(ended, after=wrapper.root_xpath)
                logger.info("%s: the layout at %s has taken over", self.site, wrapper.root_xpath)


def _rank_of(pair: tuple[Rank, WrapperRecord]) -> Rank:
    return pair[0]


def _beyond_the_best(policy: WrapperPolicy, records: Sequence[WrapperRecord]) -> dict[str, WrapperRecord]:
    """The wrappers in use that stand behind so many others of their kind, by id."""
    awake = AWAKE * policy.tries
    asleep: dict[str, WrapperRecord] = {}
    kinds: dict[tuple[str, bool], list[WrapperRecord]] = {}
    for record in records:
        if record.retired_at is None and not record.wrapper.pinned:
            kinds.setdefault(_kind_of(record.wrapper), []).append(record)
    for of_kind in kinds.values():
        if len(of_kind) > awake:
            ordered = sorted(of_kind, key=lambda record: (not policy.is_ready(record), policy.rank(record)))
            asleep |= {record.wrapper.id: record for record in ordered[awake:]}
    return asleep


def _is_cut_short(extracted: Extracted) -> bool:
    """Whether a page that no wrapper fitted holds the beginning of an article alone, before a paywall: its layout may
    be theirs, with too little text."""
    outcome = extracted.outcome
    return (
        extracted.used is None
        and bool(extracted.failed)
        and isinstance(outcome, Article)
        and outcome.extraction.verdict == Reason.PAYWALL_STUB
    )


def _tried(extracted: Extracted) -> list[Wrapper]:
    """The wrappers that were tried on a page."""
    return [*([extracted.used] if extracted.used else []), *(wrapper for wrapper, _ in extracted.failed)]


def _kind_of(wrapper: Wrapper) -> tuple[str, bool]:
    return wrapper.parser, wrapper.rendered


def _of_kind(wrappers: Iterable[Wrapper], kind: tuple[str, bool], most: int) -> tuple[Wrapper, ...]:
    return tuple(islice((w for w in wrappers if _kind_of(w) == kind), most))


def _selects_root(wrapper: Wrapper, seen: Observation) -> bool:
    return any(wrapper.root_xpath in place.xpaths for place in seen.roots)


def _evidence(extracted: Extracted) -> str:
    because = extracted.failed[0][1] if extracted.failed else "no wrapper was in use"
    return f"{extracted.outcome.url}: {because}"
