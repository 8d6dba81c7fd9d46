"""Issues of a paper: the same paper on successive days, with new stories and with edits of old ones.

Day 0 lacks the newest stories; each later day brings some of them, and changes a few that stood there before.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta

from newsstand.papers.edition import Paper
from newsstand.story import Paragraph, Story

DAYS = 3
"""The last day; on it, every story is out."""
NEW_A_DAY = 3
EDITED_A_DAY = 2
STEP = 2
"""Every so many of the recent stories is edited."""


@dataclass(frozen=True, slots=True)
class Issue:
    """A paper on one day. ``at`` is when it is read, an hour after its newest story; ``new`` and ``edited`` are
    numbers of stories."""

    paper: Paper
    day: int
    at: datetime
    new: tuple[int, ...]
    edited: tuple[int, ...]


def issue(paper: Paper, day: int) -> Issue:
    """The issue of a day, 0 to `DAYS`. Live stories stand still: what they show depends on the reader.

    Raises:
        ValueError: there is no such day.
    """
    if not 0 <= day <= DAYS:
        raise ValueError(f"day {day}: a paper has issues 0 to {DAYS}")
    whole = tuple(replace(story, later=()) for story in type(paper)().stories)
    shown = {story.number: story for story in whole[NEW_A_DAY * DAYS :]}
    at = _read_at(whole, 0)
    new: tuple[int, ...] = ()
    edited: tuple[int, ...] = ()
    for past in range(1, day + 1):
        at = _read_at(whole, past)
        recent = [story for story in whole if story.number in shown][: STEP * EDITED_A_DAY : STEP]
        edited = tuple(story.number for story in recent)
        for turn, number in enumerate(edited):
            donor = whole[-1 - past - turn]
            shown[number] = _edited(shown[number], donor, at - timedelta(minutes=30), headline=turn % 2 == 1)
        out = whole[NEW_A_DAY * (DAYS - past) : NEW_A_DAY * (DAYS - past + 1)]
        new = tuple(story.number for story in out)
        shown |= {story.number: story for story in out}
    today = type(paper)()
    today.__dict__["stories"] = tuple(shown[story.number] for story in whole if story.number in shown)
    return Issue(today, day, at, new, edited)


def _read_at(whole: tuple[Story, ...], day: int) -> datetime:
    newest = whole[NEW_A_DAY * (DAYS - day)].published
    zoned = newest if newest.tzinfo else newest.replace(tzinfo=UTC)
    return zoned.astimezone(UTC) + timedelta(hours=1)


def _edited(story: Story, donor: Story, when: datetime, *, headline: bool) -> Story:
    """The story with one more paragraph, lent by an old one, and perhaps another headline."""
    lent = max((block.text for block in donor.blocks if isinstance(block, Paragraph)), key=len)
    modified = when.astimezone(story.published.tzinfo) if story.published.tzinfo else when.replace(tzinfo=None)
    title = f"{story.headline} ({donor.headline.split(':')[0]})" if headline else story.headline
    return replace(story, headline=title, blocks=(*story.blocks, Paragraph(lent)), modified=modified)
