"""Reads a site file and checks all of it: a file with problems names every one of them, with its line."""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Mapping
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

from scrapy.settings import default_settings

from crawler.export.names import domain_of, folder_of
from crawler.own_settings import why_unusable
from crawler.registry.durations import parse_duration
from crawler.registry.problems import Key, Problem, Reader, SiteFileError, parse_toml
from crawler.registry.schedules import cron_trigger, zone_of
from crawler.registry.site import Schedule, Site
from crawler.spiders.arguments import ArgumentError, parse_arguments
from crawler.wrappers.exchange.toml_reading import check_tables

MAX_BYTES = 1_000_000
"""Bytes of a site file at most."""

ARGUMENTS: Mapping[Key, tuple[type, ...]] = {
    ("language",): (str,),
    ("start_urls",): (list,),
    ("feeds",): (list,),
    ("sitemaps",): (list,),
    ("filters", "allow"): (str,),
    ("filters", "deny"): (str,),
    ("filters", "keywords"): (list,),
    ("filters", "since"): (str, date),
    ("filters", "until"): (str, date),
    ("filters", "max_age"): (str,),
    ("filters", "subdomains"): (bool,),
    ("caps", "max_articles"): (int,),
    ("caps", "max_pages"): (int,),
}
"""Keys that stand for the spider argument of the same name, and what TOML types they take."""
OTHERS: Mapping[Key, tuple[type, ...]] = {
    ("domain",): (str,),
    ("caps", "max_time"): (str,),
    ("schedule", "every"): (str,),
    ("schedule", "cron"): (str,),
    ("schedule", "timezone"): (str,),
    ("schedule", "enabled"): (bool,),
}
TABLES = ("filters", "caps", "schedule", "settings")
_KEYS = {**ARGUMENTS, **OTHERS}
_TOP = sorted({str(key[0]) for key in _KEYS} | {*TABLES, "wrappers"})
NOT_PER_SITE = frozenset({
    "SPIDER_LOADER_CLASS", "SPIDER_MODULES", "COMMANDS_MODULE", "ADDONS", "TWISTED_REACTOR", "ASYNCIO_EVENT_LOOP",
    "BROADSHEET_SITES",
})  # fmt: skip
"""Settings that are read before a site's own count."""


def read_site(path: Path, known_settings: frozenset[str] = frozenset()) -> Site:
    """The site that a file describes. Raises `SiteFileError` for a file that cannot be used.

    `known_settings`: names of the project's settings; a `BROADSHEET_` name that is not among them is an error.
    """
    try:
        with path.open("rb") as file:
            raw = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise SiteFileError([Problem(path, "", 0, f"cannot be read: {error.strerror or error}")]) from None
    if len(raw) > MAX_BYTES:
        raise SiteFileError([Problem(path, "", 1, f"larger than {MAX_BYTES} bytes")])
    text, values = parse_toml(path, raw)
    return _SiteReader(path, text, values, known_settings).site()


class _SiteReader(Reader):
    """Reads one parsed file."""

    def __init__(self, path: Path, text: str, values: dict[str, Any], known: frozenset[str]) -> None:
        super().__init__(path, text, values)
        self._known = known

    def site(self) -> Site:
        self._check_names()
        domain = self._domain()
        arguments = self._arguments(domain)
        schedule, settings = self._schedule(), self._settings()
        wrappers = {"wrappers": self._values.get("wrappers", [])}
        self.problems += check_tables(self._path, self._text, wrappers, domain)[1]
        self._raise_problems()
        return Site(domain, self._path, arguments, settings, schedule)

    def _get(self, key: Key) -> Any:
        """The value of a known key, None if it is absent or of a wrong type."""
        value: Any = self._values
        for part in key:
            value = value.get(part) if isinstance(value, dict) else None
        if value is None or not self._has_kind(key, value, _KEYS[key]):
            return None
        if isinstance(value, list):
            for number, element in enumerate(value):
                if not isinstance(element, str):
                    self._note((*key, number), "should be a string")
                    return None
        return value

    def _check_names(self) -> None:
        for name, value in self._values.items():
            if name not in _TOP:
                self._unknown((name,), _TOP)
            elif name in TABLES and not isinstance(value, dict):
                self._note((name,), f"should be a table: [{name}]")
            elif name in TABLES and name != "settings":
                names = [str(key[1]) for key in _KEYS if key[0] == name and len(key) == 2]
                for inner in value:
                    if inner not in names:
                        self._unknown((name, inner), names)

    def _unknown(self, key: Key, names: list[str]) -> None:
        self._note(key, f"unknown key{_meant(str(key[-1]), names)}")

    def _domain(self) -> str:
        domain = self._get(("domain",)) or domain_of(self._path.stem)
        try:
            named = parse_arguments({"domain": domain}, now=datetime.now(UTC)).domain
        except ArgumentError as error:
            self._note(("domain",) if "domain" in self._values else (), _said(error, "domain"))
            return "example.com"  # so that the rest can be looked at
        if folder_of(named) != self._path.stem:
            self._note(("domain",), f"a file for {named} must be called {folder_of(named)}.toml")
        return named

    def _arguments(self, domain: str) -> dict[str, str]:
        """The file's spider arguments, each checked by the spider's own rules."""
        arguments: dict[str, str] = {"domain": domain}
        for key in ARGUMENTS:
            value = self._get(key)
            if value is None:
                continue
            name = str(key[-1])
            parts = [((*key, n), part) for n, part in enumerate(value)] if isinstance(value, list) else [(key, value)]
            texts = [str(int(part)) if isinstance(part, bool) else str(part) for _, part in parts]
            context = {"domain": domain, **({"subdomains": "1"} if self._get(("filters", "subdomains")) else {})}
            accepted = [self._accepted(k, {**context, name: text}, name) for (k, _), text in zip(parts, texts)]
            if name == "keywords" and (cut := [text for text in texts if "," in text]):
                self._note(key, f"{cut[0]!r} holds a comma, which divides keywords: no phrase goes over one")
            elif all(accepted):
                arguments[name] = (", " if name == "keywords" else " ").join(filter(str.strip, texts))
        if {"since", "max_age"} <= arguments.keys():
            self._note(("filters", "max_age"), "says the same thing as since; give one of them")
        elif {"since", "until"} <= arguments.keys():
            self._accepted(("filters", "until"), {n: arguments[n] for n in ("domain", "since", "until")}, "until")
        return arguments

    def _accepted(self, key: Key, given: dict[str, str], name: str) -> bool:
        try:
            parse_arguments(given, now=datetime.now(UTC))
        except ArgumentError as error:
            self._note(key, _said(error, name))
            return False
        return True

    def _schedule(self) -> Schedule:
        every = self._checked(("schedule", "every"), parse_duration)
        zone = self._checked(("schedule", "timezone"), lambda name: zone_of(name).key)
        cron = self._checked(("schedule", "cron"), lambda line: (cron_trigger(line), line)[1])
        if cron is not None and every is not None:
            self._note(("schedule", "cron"), "says the same thing as every; give one of them")
        enabled = self._get(("schedule", "enabled"))
        return Schedule(every, cron, zone or "UTC", True if enabled is None else enabled)

    def _checked(self, key: Key, parse: Callable[[str], Any]) -> Any:
        value = self._get(key)
        try:
            return None if value is None else parse(value)
        except ValueError as error:
            self._note(key, str(error))
            return None

    def _settings(self) -> dict[str, Any]:
        table = self._values.get("settings")
        settings = dict(table) if isinstance(table, dict) else {}
        known = self._known | set(dir(default_settings))
        for name, value in settings.items():
            if name in NOT_PER_SITE:
                self._note(("settings", name), "cannot be set for one site")
            elif not re.fullmatch(r"[A-Z][A-Z0-9_]*", name):
                self._note(("settings", name), "is no name of a setting; they are written UPPER_CASE")
            elif name.startswith("BROADSHEET_") and self._known and name not in known:
                self._note(("settings", name), f"there is no such setting{_meant(name, sorted(known))}")
            elif why := why_unusable(name, value):
                self._note(("settings", name), why)
        longest = self._checked(("caps", "max_time"), parse_duration)
        if longest is not None:
            settings.setdefault("CLOSESPIDER_TIMEOUT", longest.total_seconds())
        return settings


def _said(error: ArgumentError, name: str) -> str:
    """An argument's error without the argument's name, which the key says already."""
    return str(error).removeprefix(f"{name}: ")


def _meant(name: str, names: list[str]) -> str:
    near = difflib.get_close_matches(name, names, 1)
    return f"; did you mean {near[0]}?" if near else f"; there are: {', '.join(names)}" if len(names) < 20 else ""
