"""What a dump is asked for."""

from __future__ import annotations

from dataclasses import dataclass, field

from crawler.dump.filters import Filters

REVISIONS = ("latest", "first", "all")
DUPLICATES = ("one", "all")
BOILERPLATE = ("report", "remove", "ignore")


@dataclass(frozen=True, slots=True)
class Options:
    """What a dump is asked for; see `scrapy dump --help`."""

    filters: Filters = field(default_factory=Filters)
    revisions: str = "latest"
    duplicates: str = "one"
    boilerplate: str = "report"
    fields: tuple[str, ...] = ()
    only_named: bool = False
    """Read no other domains than those of the filters, and cluster within them."""
