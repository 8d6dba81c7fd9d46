"""A site's first pages, extracted before anything was known of it: once its wrappers have proved themselves, these
pages are extracted again."""

from __future__ import annotations

import hashlib
from contextlib import closing
from typing import TYPE_CHECKING

from crawler.export.names import archive_folder, domain_of
from crawler.reextraction.site_run import SiteRun, reextract_site
from crawler.state import SiteState, StateUnavailable
from crawler.wrappers.cache import WrapperCache
from crawler.wrappers.exchange import ascii_site
from extractors import PARSER_VERSION, site_of

if TYPE_CHECKING:
    from scrapy.settings import BaseSettings

FACT = "reextracted_with"
"""Name of the state's fact: which proved wrappers the cold pages were extracted with last."""


def proved_wrappers(settings: BaseSettings, site: str) -> str:
    """A digest of which wrappers of a site have proved themselves; empty where none has.

    Proved is a wrapper that is in use, has served `BROADSHEET_REEXTRACT_AFTER` pages (10; 0: none ever is), and
    agreed with the cold way the last time both were compared.
    """
    least = settings.getint("BROADSHEET_REEXTRACT_AFTER", 10)
    if least <= 0 or not settings.getbool("BROADSHEET_WRAPPERS_ENABLED", True):
        return ""
    cache = WrapperCache.from_settings(settings)
    try:
        proved = [
            record.wrapper.id
            for record in cache.records(_key_of(site))
            if record.retired_at is None
            and record.hits >= least
            and not record.disagreed_in_a_row
            and record.wrapper.parser == PARSER_VERSION
        ]
    finally:
        cache.close()
    return hashlib.sha256(" ".join(sorted(proved)).encode()).hexdigest()[:16] if proved else ""


def _key_of(name: str) -> str:
    """The site's key, where it is named as people do ("www.example.com") or as its folder is ("127.0.0.1_8000")."""
    return ascii_site(site_of(f"http://{domain_of(name)}/") or name)


def is_due(settings: BaseSettings, site: str) -> bool:
    """Whether wrappers have proved themselves with which the cold pages of a site were not extracted yet."""
    if not any(archive_folder(settings, site).glob("*.warc.gz")):
        return False
    proved = proved_wrappers(settings, site)
    if not proved:
        return False
    try:
        with closing(SiteState.from_settings(settings, site, locked=False)) as state:
            return bool(state.facts.get(FACT) != proved)
    except StateUnavailable:
        return False


def reextract_cold_pages(settings: BaseSettings, site: str, *, processes: int = 1) -> SiteRun | None:
    """Extract the cold pages of a site again, if that is due; None if it is not.

    For whoever has just crawled it (`scrapy collect`). Raises as `reextract_site` does.
    """
    if not is_due(settings, site):
        return None
    proved = proved_wrappers(settings, site)
    return reextract_site(settings, site, processes=processes, write=True, cold_only=True, fact=(FACT, proved))
