"""What a site's crawls remember between runs: one SQLite file a site (docs/state.md)."""

from __future__ import annotations

from crawler.state.records import ArticleRecord, FileRecord, Found, Role, SeenPage, Visit, address_id
from crawler.state.site_state import SiteState, StateLocked, StateUnavailable

__all__ = [
    "ArticleRecord",
    "FileRecord",
    "Found",
    "Role",
    "SeenPage",
    "SiteState",
    "StateLocked",
    "StateUnavailable",
    "Visit",
    "address_id",
]
