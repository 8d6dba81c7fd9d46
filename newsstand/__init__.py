"""Small sample newspapers, written from seeded phrases and served on loopback, that know the truth of
every page.

``with newsstand.serve() as stand:`` starts them; ``stand.truth()`` says what a perfect crawl would find.
The newspapers are fiction: nobody and no place in them exists, and every date lies before November 2025.
"""

from __future__ import annotations

from newsstand.days import DAYS, Issue
from newsstand.stand import Newsstand, RunningPaper, Served, serve
from newsstand.story import Story
from newsstand.truth import ArticleTruth, PaperTruth, StandTruth

__all__ = [
    "DAYS",
    "ArticleTruth",
    "Issue",
    "Newsstand",
    "PaperTruth",
    "RunningPaper",
    "Served",
    "StandTruth",
    "Story",
    "serve",
]
