"""Which setting ruled a page out, and whether today's settings still do."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest
from scrapy.settings import Settings

from crawler.rendering.escalation import ALWAYS
from crawler.spiders import by_setting
from crawler.spiders.by_setting import InForce, setting_behind
from crawler.state import Role, SeenPage
from crawler.verdicts import LARGER, NOT_ASKED_FOR

NOTHING = InForce(renders=False, drops=False, obeyed=frozenset(), limit=math.inf)


def page(verdict: str, detail: str | None, failures: int = 0) -> SeenPage:
    return SeenPage("ab" * 16, "https://example.com/1", Role.PAGE, verdict, detail, 0, 0, None, failures=failures)


RULED_OUT = [
    (page("needs_rendering", "3 scripts, no text"), replace(NOTHING, renders=True), "BROADSHEET_RENDERING_ENABLED"),
    (page("empty", None), replace(NOTHING, renders=True), "BROADSHEET_RENDERING_ENABLED"),
    (page("duplicate", "says what ab says, similarity 0.83"), NOTHING, "BROADSHEET_DUPLICATES"),
    (page("reserved", "noai, tdm"), replace(NOTHING, obeyed=frozenset({"noindex"})), "BROADSHEET_OBEY_RESERVATIONS"),
    (page("too_large", f"{LARGER} (20000 bytes)", 5), replace(NOTHING, limit=20_001), "DOWNLOAD_MAXSIZE"),
    (page("article", f"{LARGER} after decompression (20000 bytes)", 1), NOTHING, "DOWNLOAD_MAXSIZE"),
    (page("too_large", f"{LARGER} after decompression", 1), NOTHING, "DOWNLOAD_MAXSIZE"),
]
"""The last one as versions before this one kept it."""
STILL = InForce(renders=False, drops=True, obeyed=frozenset({"tdm", "noarchive"}), limit=20_000)


@pytest.mark.parametrize(("seen", "now", "setting"), RULED_OUT)
def test_a_page_is_lifted_by_its_own_setting_and_by_no_other(seen: SeenPage, now: InForce, setting: str) -> None:
    assert setting_behind(seen) == setting and now.is_lifted(seen)
    assert not STILL.is_lifted(seen) or seen.detail == f"{LARGER} after decompression"


@pytest.mark.parametrize(("seen", "now", "setting"), RULED_OUT)
def test_a_second_try_that_ends_the_same_way_is_the_last_one(seen: SeenPage, now: InForce, setting: str) -> None:
    found = seen.detail and seen.detail.partition(" (")[0]
    if setting == "BROADSHEET_OBEY_RESERVATIONS":
        found = "noindex"  # another one: those it had are not obeyed any more
    elif setting == "BROADSHEET_DUPLICATES":
        now = replace(now, drops=True)  # else it would be no duplicate
    elif setting == "DOWNLOAD_MAXSIZE":
        now = replace(now, limit=20_001)
    assert not now.is_lifted(replace(seen, detail=now.noted(seen.verdict, found)))


@pytest.mark.parametrize(
    "seen",
    [
        page("article", None), page("too_large", "more than 10000000 bytes"),
        page("http_error", "HTTP 404", 2), page("reserved", "HTTP 404", 1), page("not_an_article", "menus"),
        replace(page("unreadable", LARGER, 1), role=Role.SITEMAP),
    ],
)  # fmt: skip
def test_other_verdicts_have_no_setting(seen: SeenPage) -> None:
    assert setting_behind(seen) is None and not NOTHING.is_lifted(seen)


def test_what_is_in_force(monkeypatch: pytest.MonkeyPatch) -> None:
    assert InForce.from_settings(Settings()) == replace(NOTHING, limit=2**30)
    values = {
        "BROADSHEET_RENDERING_ENABLED": True, "BROADSHEET_DUPLICATES": "Drop", "DOWNLOAD_MAXSIZE": 0,
        "BROADSHEET_OBEY_RESERVATIONS": "TDM, noai",
    }  # fmt: skip
    for problem in ("there is no browser", None):
        monkeypatch.setattr(by_setting, "unavailable", lambda settings, problem=problem: problem)
        found = InForce.from_settings(Settings(values))
        assert found == InForce(problem is None, True, frozenset({"tdm", "noai"}), math.inf)


def test_no_verdict_by_a_setting_speaks_against_an_article() -> None:
    """But for those of rendering: an article that has nothing to show any more has failed."""
    assert by_setting.VERDICTS - NOT_ASKED_FOR == ALWAYS
