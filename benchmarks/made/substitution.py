"""Headline, authors and date of one article put in place of another's wherever a page says them: in its text, its
attributes, its meta elements and its JSON-LD."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date, timedelta
from random import Random
from typing import Any

from benchmarks.corpus import Record
from benchmarks.made.donors import Donor

_ATTRIBUTES = ("content", "alt", "title", "aria-label", "datetime", "data-title", "data-headline")
_FIRST_NAMES = ("Ada", "Bruno", "Clara", "David", "Elena", "Felix", "Greta", "Henrik", "Ines", "Jonas", "Karla", "Luis")
_LAST_NAMES = ("Albers", "Brandt", "Castell", "Dorn", "Eckhart", "Fontaine", "Gruber", "Hallam", "Ivers", "Jansen")
_MONTHS = {
    "en": "January February March April May June July August September October November December".split(),
    "de": "Januar Februar März April Mai Juni Juli August September Oktober November Dezember".split(),
}
_FEWEST_LETTERS = 5
"""A shorter name is not replaced: it may be part of any word."""


@dataclass(frozen=True, slots=True)
class Substitution:
    """What replaces what, and what the truth is afterwards."""

    texts: Mapping[str, str]
    headline: str
    description: str
    truth: Mapping[str, Any] = field(default_factory=dict)

    @classmethod
    def of(cls, record: Record, donor: Donor, random: Random) -> Substitution:
        """Replace the record's headline, authors and date of publication. The date is no truth afterwards: pages say
        it in more spellings than are replaced."""
        old = record.truth
        texts = {" ".join(old["headline"].split()): donor.headline}
        truth: dict[str, Any] = {}
        authors = [name for name in old.get("authors") or () if len(name) >= _FEWEST_LETTERS]
        if authors and len(authors) == len(old["authors"]):
            names = [f"{random.choice(_FIRST_NAMES)} {last}" for last in random.sample(_LAST_NAMES, len(authors[:9]))]
            if len(names) == len(authors):
                texts |= dict(zip(authors, names))
                truth["authors"] = names
        published = _day(old.get("date_published"))
        if published is not None:
            moved = published - timedelta(days=random.randrange(1, 300))
            texts |= dict(zip(_spelled(published), _spelled(moved)))
        first = next(paragraph.text for paragraph in donor.paragraphs if not paragraph.is_subhead)
        return cls(texts, donor.headline, " ".join(first.split()[:30]), truth)

    def replace(self, text: str) -> str:
        """The text with every replacement made."""
        for old, new in self.texts.items():
            if old in text:
                text = text.replace(old, new)
        return text

    def apply(self, root: Any) -> None:
        """Change the whole tree in place."""
        for element in root.iter():
            if element.tag == "script":
                self._apply_to_script(element)
                continue
            if element.text:
                element.text = self.replace(element.text)
            if element.tail:
                element.tail = self.replace(element.tail)
            for name in _ATTRIBUTES:
                if element.get(name):
                    element.set(name, self.replace(element.get(name)))
            if element.tag == "meta":
                self._apply_to_meta(element)
            elif element.tag == "title" and self.headline not in (element.text or ""):
                element.text = self.headline

    def _apply_to_meta(self, meta: Any) -> None:
        """Titles and descriptions for search engines and networks, which editors word anew."""
        name = (meta.get("name") or meta.get("property") or "").lower()
        if "description" in name:
            meta.set("content", self.description)
        elif name in ("og:title", "twitter:title", "title") and self.headline not in (meta.get("content") or ""):
            meta.set("content", self.headline)

    def _apply_to_script(self, script: Any) -> None:
        """Rewrite JSON-LD; other scripts, which may carry the old article's words, are emptied."""
        if script.tail:
            script.tail = self.replace(script.tail)
        if "ld+json" not in (script.get("type") or ""):
            script.text = None
            return
        try:
            values = json.loads(script.text or "", strict=False)
        except ValueError:
            script.text = None
            return
        script.text = json.dumps(self._rewritten(values), ensure_ascii=False).replace("</", "<\\/")

    def _rewritten(self, value: Any) -> Any:
        if isinstance(value, str):
            return self.replace(value)
        if isinstance(value, list):
            return [self._rewritten(part) for part in value]
        if not isinstance(value, dict):
            return value
        changed = {key: self._rewritten(part) for key, part in value.items() if key not in ("articleBody", "text")}
        if isinstance(changed.get("headline"), str):
            changed["headline"] = self.headline
            if isinstance(changed.get("description"), str):
                changed["description"] = self.description
        return changed


def _day(text: object) -> date | None:
    try:
        return date.fromisoformat(str(text or "")[:10])
    except ValueError:
        return None


def _spelled(day: date) -> list[str]:
    """The day in the spellings of news pages, the longest first, in a fixed order."""
    spelled = [day.isoformat(), f"{day:%d.%m.%Y}", f"{day:%Y/%m/%d}"]
    for months in _MONTHS.values():
        name = months[day.month - 1]
        spelled += [f"{name} {day.day}, {day.year}", f"{name} {day.day:02}, {day.year}"]
        spelled += [f"{day.day}. {name} {day.year}", f"{day.day} {name} {day.year}"]
        if len(name) > 3:
            spelled += [f"{name[:3]} {day.day}, {day.year}", f"{day.day} {name[:3]} {day.year}"]
        else:
            spelled += [f"{name} {day.day}, {day.year}", f"{day.day} {name} {day.year}"]
    return spelled
