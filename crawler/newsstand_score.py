"""A crawl's output held against the truth of a bundled newspaper."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from newsstand import ArticleTruth, PaperTruth


@dataclass(frozen=True, slots=True)
class PaperScore:
    """Counts of one paper. A line is right if its address shows an article; several addresses of one are
    variants."""

    paper: str
    expected: int
    """Articles that the paper has."""
    lines: int
    """Lines exported."""
    right: int
    """Lines whose address shows an article."""
    found: int
    """Articles with at least one line."""
    wrong: tuple[str, ...] = ()
    """Addresses of lines that are no article."""
    missed: tuple[str, ...] = ()
    """Canonical addresses of articles without a line."""
    wrong_headlines: tuple[tuple[str, str, str], ...] = ()
    """(address, expected, exported)."""
    exact_bodies: int = 0
    """Right lines whose body is the article's, white space aside."""

    @property
    def precision(self) -> float:
        """Share of lines that are articles; 0 without a line."""
        return self.right / self.lines if self.lines else 0.0

    @property
    def recall(self) -> float:
        """Share of the paper's articles that were exported."""
        return self.found / self.expected if self.expected else 0.0

    @property
    def variants(self) -> int:
        """Lines that are a further address of an article."""
        return self.right - self.found


def score(truth: PaperTruth, lines: Iterable[dict[str, Any]]) -> PaperScore:
    """The score of a paper's exported lines."""
    count, right, exact = 0, 0, 0
    found: set[str] = set()
    wrong: list[str] = []
    headlines: list[tuple[str, str, str]] = []
    for line in lines:
        count += 1
        article = truth.article_at(line["url"])
        if article is None:
            wrong.append(line["url"])
            continue
        right += 1
        found.add(article.key)
        headline = line.get("headline") or ""
        if _squeezed(headline) != _squeezed(article.headline):
            headlines.append((line["url"], article.headline, headline))
        exact += _is_body(article, line.get("body") or "")
    missed = tuple(article.canonical for article in truth.articles if article.key not in found)
    return PaperScore(
        paper=truth.name,
        expected=len(truth.articles),
        lines=count,
        right=right,
        found=len(found),
        wrong=tuple(wrong),
        missed=missed,
        wrong_headlines=tuple(headlines),
        exact_bodies=exact,
    )


def read_lines(path: Path) -> list[dict[str, Any]]:
    """The lines of an output file."""
    return [json.loads(line) for line in path.read_text(encoding="utf-8").split("\n") if line]


def _is_body(article: ArticleTruth, body: str) -> bool:
    return _squeezed(body) in {_squeezed(text) for text in (article.body, *article.revisions)}


def _squeezed(text: str) -> str:
    return " ".join(text.split())
