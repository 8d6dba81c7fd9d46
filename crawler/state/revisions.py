"""Whether an article fetched again has changed, and how much: the one place that numbers revisions.

An article is compared with its newest exported revision. Its words (headline and body, case, spacing and
punctuation aside), its authors and its date of publication make a revision, unless all that happened is that
they are not found any more; other fields are listed where they differ, but change too easily (addresses of
pictures, bumped dates) to make one.
"""

from __future__ import annotations

import difflib
import hashlib
import html
import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import orjson

from crawler.fingerprint import content_fingerprint
from crawler.line_fields import metadata_of, text_of
from crawler.words import WORD

MAKING = ("headline", "body", "authors", "datePublished")
"""Fields whose change makes a revision."""
LISTED = (
    "dateModified",
    "description",
    "section",
    "keywords",
    "mainImage",
    "inLanguage",
    "isAccessibleForFree",
)
"""Fields that are named in `changed` beside those."""
SMALL, MEDIUM = 0.05, 0.30
"""Share of the words changed up to which an edit is small, and medium."""
FEW_WORDS = 5
"""An edit of so many words is small however short the article is."""
MOST_COMPARED = 1_500
"""Words of a changed passage that are aligned; longer ones are compared as bags of pairs of words."""

_DAY = len("2026-11-26")

_TAGS = re.compile(r"<[^>]*>")


@dataclass(frozen=True, slots=True)
class Revision:
    """What an article is to the one exported before: `number` 1 is its first. `edit` is the size of the change
    of its words: "none", "small", "medium" or "large"; None where the old words are not at hand."""

    number: int
    changed: tuple[str, ...] = ()
    edit: str | None = None

    def fingerprint(self) -> dict[str, Any]:
        """Its part of a line's `fingerprint`."""
        parts: dict[str, Any] = {"revision": self.number}
        if self.changed:
            parts["changed"] = list(self.changed)
        if self.edit is not None:
            parts["edit"] = self.edit
        return parts


def field_digests(line: Mapping[str, Any]) -> dict[str, str]:
    """A short digest of each field that a line has, by name."""
    values = {**metadata_of(line), "headline": line.get("headline")}
    digests = {
        name: _digest(value)
        for name in (*MAKING, *LISTED)
        if name != "body" and (value := values.get(name)) not in (None, [], "")
    }
    digests["headline"] = content_fingerprint(text_of(line.get("headline")), "")[:12]
    digests["body"] = content_fingerprint(None, text_of(line.get("body")))[:12]
    return digests


def is_same_date(one: object, other: object) -> bool:
    """Whether two dates of publication (ISO 8601) are one, of which a template told perhaps no more than the day."""
    if not isinstance(one, str) or not isinstance(other, str):
        return one == other
    shorter, longer = sorted((one, other), key=len)
    return shorter == longer or (len(shorter) == _DAY and longer.startswith(f"{shorter}T"))


def date_digests(published: object) -> tuple[str, ...]:
    """The digests (`field_digests`) of a date of publication: as it is, and where it is a moment that of its day."""
    if not isinstance(published, str) or not published:
        return ()
    return tuple(_digest(value) for value in dict.fromkeys((published, published[:_DAY])))


def changed_fields(before: Mapping[str, str], after: Mapping[str, str]) -> tuple[str, ...]:
    """Names of the fields whose digests differ, in the order of `MAKING` and `LISTED`."""
    return tuple(name for name in (*MAKING, *LISTED) if before.get(name) != after.get(name))


def next_revision(
    number: int,
    before: Mapping[str, str],
    line: Mapping[str, Any],
    old_line: Mapping[str, Any] | None = None,
    page: str | None = None,
    old_page: str | None = None,
) -> Revision | None:
    """The revision that `line` is after revision `number`, whose fields' digests are `before`; None if nothing
    changed that makes one. `old_line` is that revision's line, `page` and `old_page` the HTML that the two come
    from, where they are at hand."""
    after = field_digests(line)
    changed = changed_fields(before, after)
    # what is not found any more is no word of the newspaper's: its new layout perhaps marks it otherwise
    making = [name for name in changed if name in MAKING and name in after]
    if "datePublished" in making and old_line is not None and is_same_date(date_of(old_line), date_of(line)):
        making.remove("datePublished")
    if "authors" in making and old_line is not None and author_names(old_line) == author_names(line):
        making.remove("authors")  # a template links them now, or tells them in another order
    if not making:
        return None
    if making == ["body"] and old_line is not None and only_left_out(old_line, line, page, old_page):
        return None
    if not {"headline", "body"} & set(changed):
        return Revision(number + 1, changed, "none")
    edit = edit_size(words_of(old_line), words_of(line)) if old_line is not None else None
    return Revision(number + 1, changed, edit)


def only_left_out(
    old_line: Mapping[str, Any], line: Mapping[str, Any], page: str | None, old_page: str | None = None
) -> bool:
    """Whether two bodies differ only by paragraphs that one of them leaves out although its page (`page`, `old_page`:
    their HTML) has them: then the extraction changed its mind, and not the newspaper its article."""
    before, after = _paragraphs(old_line), _paragraphs(line)
    return before != after and _has_all(page, before - after) and _has_all(old_page, after - before)


def _has_all(page: str | None, paragraphs: set[str]) -> bool:
    """Whether a page has the words of all paragraphs; one that is not at hand has none."""
    if page is None or not paragraphs:
        return not paragraphs
    text = " ".join(WORD.findall(html.unescape(_TAGS.sub(" ", page)).casefold()))
    return all(paragraph in text for paragraph in paragraphs)


def _paragraphs(line: Mapping[str, Any]) -> set[str]:
    texts = (" ".join(WORD.findall(text.casefold())) for text in text_of(line.get("body")).split("\n"))
    return {text for text in texts if text}


def revision_of_extractor(number: int, before: Mapping[str, Any], line: Mapping[str, Any]) -> Revision | None:
    """The revision that `line` is after `before`, revision `number`, where both come from the same bytes of a page.

    Then every field counts: nothing but extraction can have changed it. None if none differs.
    """
    changed = changed_fields(field_digests(before), field_digests(line))
    if not changed:
        return None
    if not {"headline", "body"} & set(changed):
        return Revision(number + 1, changed, "none")
    return Revision(number + 1, changed, edit_size(words_of(before), words_of(line)))


def words_of(line: Mapping[str, Any]) -> list[str]:
    """The words of a line's headline and body."""
    return WORD.findall(f"{text_of(line.get('headline'))}\n{text_of(line.get('body'))}".casefold())


def is_edited(before: list[str], after: list[str]) -> bool:
    """Whether one text is the other after an edit that is not large."""
    most = max(len(before), len(after))
    others = most - (Counter(before) & Counter(after)).total()  # in whatever order: this is cheap to tell
    return others <= max(FEW_WORDS, most * MEDIUM) and edit_size(before, after) != "large"


def edit_size(before: list[str], after: list[str]) -> str:
    """The size class of an edit, by the words added or taken away, whichever are more."""
    changed = _changed_words(before, after)
    if not changed:
        return "none"
    share = changed / max(len(before), len(after))
    if changed <= FEW_WORDS or share <= SMALL:
        return "small"
    return "medium" if share <= MEDIUM else "large"


def _changed_words(before: list[str], after: list[str]) -> int:
    start, shorter = 0, min(len(before), len(after))
    while start < shorter and before[start] == after[start]:
        start += 1
    end = 0
    while end < shorter - start and before[-1 - end] == after[-1 - end]:
        end += 1
    old, new = before[start : len(before) - end], after[start : len(after) - end]
    if not old or not new:
        return max(len(old), len(new))
    if max(len(old), len(new)) > MOST_COMPARED:
        pairs_old, pairs_new = Counter(pairwise(old)), Counter(pairwise(new))
        return max((pairs_old - pairs_new).total(), (pairs_new - pairs_old).total(), 1)
    blocks = difflib.SequenceMatcher(None, old, new, autojunk=False).get_matching_blocks()
    same = sum(block.size for block in blocks)
    return max(len(old), len(new)) - same


def _digest(value: Any) -> str:
    raw = orjson.dumps(value, default=str, option=orjson.OPT_SORT_KEYS | orjson.OPT_NON_STR_KEYS)
    return hashlib.sha256(raw).hexdigest()[:12]


def date_of(line: Mapping[str, Any]) -> object:
    """A line's date of publication, as it stands there."""
    return metadata_of(line).get("datePublished")


def author_names(line: Mapping[str, Any]) -> list[str]:
    """The names of a line's authors, in lower case and in the order of the alphabet."""
    authors = metadata_of(line).get("authors")
    named = [one.get("name") for one in authors if isinstance(one, Mapping)] if isinstance(authors, list) else []
    return sorted(" ".join(name.casefold().split()) for name in named if isinstance(name, str))
