"""Reason codes of a page: the verdicts an extraction can end with.

Reasons of the download (robots, http_error, ...) belong to the crawler.
"""

from __future__ import annotations

from enum import StrEnum


class Reason(StrEnum):
    """Why a page yielded no article; the value is the name used in statistics and reports."""

    NOT_AN_ARTICLE = "not_an_article"
    LISTING = "listing"
    BLOCKED = "blocked"
    CONSENT_WALL = "consent_wall"
    PAYWALL_STUB = "paywall_stub"
    NEEDS_RENDERING = "needs_rendering"
    EMPTY = "empty"
    TOO_LARGE = "too_large"
    TOO_DEEP = "too_deep"
    UNDECODABLE = "undecodable"
    NO_CANDIDATE = "no_candidate"
    """A single method was asked for and found no candidate (its detail says why)."""
