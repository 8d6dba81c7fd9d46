"""`scrapy wrappers list | show SITE | forget SITE`: what was learned of which site."""

from __future__ import annotations

import argparse
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text
from scrapy.commands import ScrapyCommand
from scrapy.exceptions import UsageError
from scrapy.utils.misc import load_object

from crawler.wrappers.storage import StoreUnavailable, WrapperRecord, WrapperStore

ACTIONS = {"list": 0, "show": 1, "forget": 1}
"""What can be done, and how many arguments it takes."""

_SHOWN = 5


class Command(ScrapyCommand):
    """Exit status: 0 done, 1 nothing is known of the site or the store cannot be used, 2 not understood."""

    requires_project = True
    requires_crawler_process = False

    def syntax(self) -> str:
        return "list | show SITE | forget SITE"

    def short_desc(self) -> str:
        return "Show or forget the XPaths that were learned of sites"

    def run(self, args: list[str], opts: argparse.Namespace) -> None:
        action, sites = (args[0], args[1:]) if args else ("", [])
        if ACTIONS.get(action) != len(sites):
            raise UsageError(f"scrapy wrappers {self.syntax()}", print_help=False)
        assert self.settings is not None
        console = Console(highlight=False, markup=False)
        try:
            store = load_object(self.settings["BROADSHEET_WRAPPER_STORE"]).from_settings(self.settings)
            try:
                self._act(store, action, sites, console)
            finally:
                store.close()
        except StoreUnavailable as error:
            Console(stderr=True, highlight=False, markup=False).print(f"Error: {error}", soft_wrap=True)
            self.exitcode = 1

    def _act(self, store: WrapperStore, action: str, sites: list[str], console: Console) -> None:
        if action == "list":
            console.print(list_table(store))
            return
        site = sites[0].strip().lower().removeprefix("www.")
        records = store.of_site(site)
        if not records:
            console.print(f"Nothing is known of {site}.")
            self.exitcode = 1
        elif action == "show":
            for record in records:
                console.print(describe(record), soft_wrap=True)
        else:
            console.print(f"{store.forget(site)} forgotten.")


def list_table(store: WrapperStore) -> Table:
    """All sites with their counts."""
    table = Table("Site", "XPaths", "Hits", "Misses", "Given up", "Last hit")
    for site in store.sites():
        records = store.of_site(site)
        last = max((r.last_hit for r in records if r.last_hit), default=None)
        retired = sum(r.retired_at is not None for r in records)
        counts: list[Any] = [
            len(records) - retired,
            sum(r.hits for r in records),
            sum(r.misses for r in records),
            retired,
        ]
        table.add_row(Text(site), *map(str, counts), last.isoformat(timespec="seconds") if last else "")
    return table


def describe(record: WrapperRecord) -> str:
    """A wrapper and how it has fared, one fact a line."""
    wrapper = record.wrapper
    facts = {
        "root": wrapper.root_xpath,
        "header": wrapper.header_xpath,
        "left out": _shortened(wrapper.exclusions),
        "learned by": wrapper.method,
        "learned at": wrapper.learned_at,
        "proved on": wrapper.proving_url,
        "rendered": "yes" if wrapper.rendered else None,
        "pinned": "yes" if wrapper.pinned else None,
        "hits": record.hits,
        "misses": record.misses,
        "given up": f"{record.retired_at}: {record.retired_because}" if record.retired_at else None,
    }
    lines = [f"  {name:<11}{value}" for name, value in facts.items() if value not in (None, "")]
    return "\n".join([f"wrapper {wrapper.id}", *lines, ""])


def _shortened(exclusions: tuple[str, ...]) -> str:
    """The first few blocks that the wrapper leaves out, and how many more there are."""
    shown = "; ".join(exclusions[:_SHOWN])
    return f"{shown}; and {len(exclusions) - _SHOWN} more" if len(exclusions) > _SHOWN else shown
