"""Verdicts that a setting made: which one it was, and whether the settings of today still make them.

A page is due at once when the setting that ruled it out no longer does, and not again in every run: the state keeps
with the verdict the value that made it, so what a second try meets is a verdict of the value in force.
"""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Self

from crawler.pipelines.deduplication import DROP, MARK, choice_of
from crawler.pipelines.reservations import RESERVATIONS, obeyed_by
from crawler.rendering.escalation import ALWAYS as RENDERED_VERDICTS
from crawler.rendering.handler import unavailable
from crawler.state import Role
from crawler.verdicts import DUPLICATE, LARGER, Verdict

if TYPE_CHECKING:
    from scrapy.settings import BaseSettings

    from crawler.state import SeenPage

RENDERING = "BROADSHEET_RENDERING_ENABLED"
DUPLICATES = "BROADSHEET_DUPLICATES"
MAXSIZE = "DOWNLOAD_MAXSIZE"
RENDERABLE = "rendering was enabled"
"""What the detail of a verdict ends with that a crawl with a browser gave: a browser would not help."""
_BY_VERDICT: dict[str, str] = {
    DUPLICATE: DUPLICATES,
    Verdict.RESERVED: RESERVATIONS,
    **dict.fromkeys(RENDERED_VERDICTS, RENDERING),
}
VERDICTS = frozenset(_BY_VERDICT)
"""Verdicts on pages that were fetched; one that was too large has failed."""
_LIMIT = re.compile(r"\((\d+) bytes\)$")


def setting_behind(page: SeenPage) -> str | None:
    """The setting by whose value a page gave no article; None where another value would not help."""
    detail = page.detail or ""
    if page.failures:
        is_list = page.role in (Role.FEED, Role.SITEMAP)  # they have a bound of their own
        return MAXSIZE if detail.startswith(LARGER) and not is_list else None
    setting = _BY_VERDICT.get(page.verdict)
    return None if setting == RENDERING and detail.endswith(RENDERABLE) else setting


@dataclass(frozen=True, slots=True)
class InForce:
    """What the settings rule out today. `renders`: a browser is wanted and there; `drops`: duplicates are left out;
    `obeyed`: names of reservations; `limit`: bytes that a page may have."""

    renders: bool
    drops: bool
    obeyed: frozenset[str]
    limit: float

    @classmethod
    def from_settings(cls, settings: BaseSettings) -> Self:
        """From the four settings of this module."""
        return cls(
            settings.getbool(RENDERING) and unavailable(settings) is None,
            choice_of(settings.get(DUPLICATES, MARK)) == DROP,
            obeyed_by(settings),
            settings.getint(MAXSIZE) or math.inf,
        )

    def noted(self, verdict: str, detail: str | None) -> str | None:
        """A verdict's detail as the state keeps it: with the value that made it, unless it says so itself."""
        if verdict in RENDERED_VERDICTS and self.renders:
            return f"{detail}; {RENDERABLE}" if detail else RENDERABLE
        if detail and detail.startswith(LARGER):
            return f"{detail} ({self.limit:.0f} bytes)"
        return detail

    def is_lifted(self, page: SeenPage) -> bool:
        """Whether a setting ruled a page out that no longer does. Versions before this one kept no limit with what was
        too large: such a page is tried once."""
        setting, detail = setting_behind(page), page.detail or ""
        if setting == RENDERING:
            return self.renders
        if setting == DUPLICATES:
            return not self.drops
        if setting == RESERVATIONS:
            return not self.obeyed.intersection(detail.split(", "))
        if setting == MAXSIZE:
            limit = _LIMIT.search(detail)
            return limit is None or int(limit[1]) < self.limit
        return False
