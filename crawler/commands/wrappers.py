"""`scrapy wrappers`: what is known of which site's layouts, shown, exported, imported, pinned and forgotten."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any

from rich.table import Column, Table
from rich.text import Text
from scrapy.exceptions import UsageError
from scrapy.utils.misc import load_object

from crawler.discovery.addresses import site_named
from crawler.export.names import domain_of
from crawler.option_values import local
from crawler.own_command import OwnCommand
from crawler.registry.problems import Problem, SiteFileError, printable
from crawler.telling import Printed, note, put, say, say_error
from crawler.whole_file import write_whole
from crawler.wrappers.exchange import read_fivefilters, read_toml, to_toml
from crawler.wrappers.exchange.imported import holds_here
from crawler.wrappers.exchange.toml_reading import MAX_BYTES
from crawler.wrappers.exchange.trial import SECONDS, endless, xpaths_of
from crawler.wrappers.pinning import NotPinned, is_xpath, merged, pinned, unpinned
from crawler.wrappers.storage import StoreUnavailable, WrapperRecord, WrapperStore
from extractors import PARSER_VERSION, FieldPath

_STANDARD = "-"
"""In place of a file: standard input, standard output."""
_SHOWN = 5
_MOST_SHOWN = 500
"""Characters of an XPath in a message."""


class Refused(Exception):
    """What was asked for cannot be done; the message says why."""


class Command(OwnCommand):
    """list: all sites. show SITE: its wrappers. export SITE: as TOML, on standard output or to -o FILE.
    import FILE ...: such files (- is standard input), or site configurations of Full-Text RSS (example.com.txt).
    pin SITE ID: confirm a learned wrapper, which then goes before all others and is never given up; pin SITE XPATH: a
    root of your own. unpin SITE ID: let it be judged again. forget SITE: delete all that is known.

    Exit status: 0 done, 1 nothing is known of the site, a file or the store cannot be used, 2 not understood."""

    def syntax(self) -> str:
        return "list | show SITE | export SITE | import FILE ... | pin SITE ID|XPATH | unpin SITE ID | forget SITE"

    def short_desc(self) -> str:
        return "Show, export, import, pin or forget what was learned of sites' layouts"

    def add_options(self, parser: argparse.ArgumentParser) -> None:
        super().add_options(parser)
        parser.add_argument("-o", "--output", type=local, metavar="FILE", help="export: write here")
        parser.add_argument("--site", metavar="SITE", help="import: the site, whatever the file says")

    def execute(self, args: list[str], opts: argparse.Namespace) -> None:
        action, rest = (args[0], args[1:]) if args else ("", [])
        found = ACTIONS.get(action)
        if found is None or not found[0] <= len(rest) <= found[1]:
            raise UsageError(f"scrapy wrappers {self.syntax()}")
        for name, only in (("output", "export"), ("site", "import")):
            if getattr(opts, name) is not None and action != only:
                raise UsageError(f"--{name} goes with {only} only")
        try:
            store = load_object(self.settings["BROADSHEET_WRAPPER_STORE"]).from_settings(self.settings)
            try:
                found[2](store, rest, opts)
            finally:
                store.close()
        except (StoreUnavailable, Refused, SiteFileError, NotPinned) as error:
            say_error(str(error))
            self.exitcode = 1


def _list(store: WrapperStore, rest: list[str], opts: argparse.Namespace) -> None:
    Printed().print(list_table(store))


def _show(store: WrapperStore, rest: list[str], opts: argparse.Namespace) -> None:
    for record in known(store, rest[0]):
        Printed().print(describe(record), soft_wrap=True)


def _export(store: WrapperStore, rest: list[str], opts: argparse.Namespace) -> None:
    text = to_toml(site_of(store, rest[0]), known(store, rest[0]))
    if opts.output in (None, _STANDARD):
        put(text.encode("utf-8", "replace"))
    else:
        write_whole(Path(opts.output), text.encode())


def _import(store: WrapperStore, rest: list[str], opts: argparse.Namespace) -> None:
    """All files are read before anything is stored."""
    site = None if opts.site is None else site_of(store, opts.site)
    imported = []
    problems: list[Problem] = []
    for name in rest:
        path = Path(name)
        read = read_fivefilters if path.suffix.lower() == ".txt" else read_toml
        try:
            imported.append(read(path, _bytes(path), site))
        except SiteFileError as error:
            problems += error.problems
    if problems:
        raise SiteFileError(problems)
    _refuse_endless(xpaths_of(record for one in imported for record in one.records))
    for one in imported:
        for warning in one.warnings:
            say(f"Warning: {warning}")
        for name in dict.fromkeys(record.wrapper.site for record in one.records):
            new = [record for record in one.records if record.wrapper.site == name]
            store.revise(name, partial(merged, imported=new))
            note(f"{name}: {len(new)} imported.")


def _pin(store: WrapperStore, rest: list[str], opts: argparse.Namespace) -> None:
    site = site_of(store, rest[0])
    if is_xpath(rest[1]):
        _refuse_endless([rest[1]])
    changed = _revised(store, site, lambda records: pinned(site, records, rest[1]))
    Printed().print(f"Pinned: {changed.wrapper.id}, {changed.wrapper.root_xpath}", soft_wrap=True)


def _unpin(store: WrapperStore, rest: list[str], opts: argparse.Namespace) -> None:
    site = site_of(store, rest[0])
    known(store, site)
    changed = _revised(store, site, lambda records: unpinned(records, rest[1]))
    Printed().print(f"No longer pinned: {changed.wrapper.id}, {changed.wrapper.root_xpath}", soft_wrap=True)


def _refuse_endless(expressions: Sequence[str]) -> None:
    """Raise Refused for an XPath that a crawl would not come back from."""
    found = endless(expressions)
    if found is not None:
        raise Refused(f"{printable(found[:_MOST_SHOWN])} takes more than {SECONDS:g} seconds on a small page.")


def _revised(
    store: WrapperStore,
    site: str,
    change: Callable[[Sequence[WrapperRecord]], tuple[Sequence[WrapperRecord], WrapperRecord]],
) -> WrapperRecord:
    """The record that a change of a site's records is about, once they are stored. A crawl may be counting."""
    about: list[WrapperRecord] = []

    def revised(records: Sequence[WrapperRecord]) -> Sequence[WrapperRecord]:
        kept, changed = change(records)
        about.append(changed)
        return kept

    store.revise(site, revised)
    return about[-1]


def _forget(store: WrapperStore, rest: list[str], opts: argparse.Namespace) -> None:
    site = site_of(store, rest[0])
    forgotten = store.forget(site)
    if not forgotten:
        raise Refused(f"Nothing is known of {site}.")
    Printed().print(f"{forgotten} forgotten.")


ACTIONS: dict[str, tuple[int, int, Callable[[WrapperStore, list[str], argparse.Namespace], None]]] = {
    "list": (0, 0, _list),
    "show": (1, 1, _show),
    "export": (1, 1, _export),
    "import": (1, 10_000, _import),
    "pin": (2, 2, _pin),
    "unpin": (2, 2, _unpin),
    "forget": (1, 1, _forget),
}
"""What can be done: fewest and most arguments, and how."""


def _bytes(path: Path) -> bytes:
    try:
        with nullcontext(sys.stdin.buffer) if str(path) == _STANDARD else path.open("rb") as file:
            return file.read(MAX_BYTES + 1)
    except OSError as error:
        raise SiteFileError([Problem(path, "", 0, f"cannot be read: {error.strerror or error}")]) from None


def site_of(store: WrapperStore, text: str) -> str:
    """The key of a site as people name it, or as its folder is named; one that is stored is taken as it stands. Raises
    UsageError."""
    site = text if text in store.sites() else site_named(domain_of(text))
    if not site:
        raise UsageError(f"{text!r} is no site; name its host, as example.com or example.com:8080")
    return site


def known(store: WrapperStore, name: str) -> Sequence[WrapperRecord]:
    """The records of a site. Raises Refused where there are none."""
    site = site_of(store, name)
    records = store.of_site(site)
    if not records:
        raise Refused(f"Nothing is known of {site}.")
    return records


def list_table(store: WrapperStore) -> Table:
    """All sites with their counts."""
    last_hit = Column("Last hit", no_wrap=True, min_width=len("2026-11-21"))
    table = Table(Column("Site", no_wrap=True), "XPaths", "Pinned", "Hits", "Misses", "Given up", last_hit)
    for site in store.sites():
        records = store.of_site(site)
        last = max((r.last_hit for r in records if r.last_hit), default=None)
        retired = sum(r.retired_at is not None for r in records)
        counts: list[Any] = [
            len(records) - retired,
            sum(r.wrapper.pinned for r in records),
            sum(r.hits for r in records),
            max((r.misses for r in records), default=0),
            retired,
        ]
        table.add_row(Text(printable(site)), *map(str, counts), f"{last:%Y-%m-%d}" if last else "")
    return table


def _moment(at: datetime) -> str:
    return f"{at.astimezone(UTC):%Y-%m-%d %H:%M} UTC"


def _attribute(path: FieldPath) -> str:
    return f"/@{path.attribute}" if path.attribute else ""


def describe(record: WrapperRecord) -> str:
    """A wrapper and how it has fared, one fact a line."""
    wrapper = record.wrapper
    facts = {
        "root": wrapper.root_xpath,
        "header": wrapper.header_xpath,
        "next page": wrapper.next_page_xpath,
        "fields": "; ".join(f"{name} {path.xpath}{_attribute(path)}" for name, path in sorted(wrapper.fields.items())),
        "left out": _shortened((*wrapper.strip, *wrapper.exclusions)),
        "learned by": wrapper.method,
        "learned at": wrapper.learned_at and _moment(wrapper.learned_at),
        "support": wrapper.support,
        "proved on": wrapper.proving_url,
        "parser": None if holds_here(wrapper) else f"{wrapper.parser}; with {PARSER_VERSION} it is not used",
        "rendered": "yes" if wrapper.rendered else None,
        "pinned": "yes" if wrapper.pinned else None,
        "hits": record.hits,
        "misses": record.misses,
        "compared": f"{record.agreed} of {record.samples} as extracted cold" if record.samples else None,
        "given up": f"{_moment(record.retired_at)}: {record.retired_because}" if record.retired_at else None,
        "evidence": _shortened(record.evidence),
    }
    lines = [f"  {name:<11}{printable(str(value))}" for name, value in facts.items() if value not in (None, "")]
    return "\n".join([f"wrapper {wrapper.id}", *lines, ""])


def _shortened(texts: Sequence[str]) -> str:
    """The first few, and how many more there are."""
    shown = "; ".join(texts[:_SHOWN])
    return f"{shown}; and {len(texts) - _SHOWN} more" if len(texts) > _SHOWN else shown
