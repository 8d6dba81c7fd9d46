"""Whether a page is an article, and if not, what it is: the verdicts, each decided by evidence, in one place.

The evidence adds up as log-odds: the page classifier's, what is known of the page from outside (``prior``),
and the shape of a listing. So a page that its site announces as news needs little evidence of its own, and a
list of teasers needs much.
"""

from __future__ import annotations

import math

import numpy as np

from extractors.arbiter import Decision
from extractors.article import Article, Rejection
from extractors.document import Document
from extractors.odds import log_odds
from extractors.reasons import Reason
from extractors.verdicts import signs
from extractors.verdicts.other_kinds import is_not_there, other_kind
from extractors.verdicts.teasers import find_teasers

FEWEST_WORDS = 25
"""A body below this is no article (briefs of two sentences have more)."""
CERTAIN = 6.0
"""The prior log-odds from which a body of any length is one: of a further page, which its article names."""
_LINKED_TOO = 100
"""Words of a body from which those in links count too: a link that was never closed holds all of some articles."""
LISTING_SHARE = 0.5
"""A body with this share of its words in teasers has the shape of a listing: 4 in 1,363 articles of the
development sets have, and every section front and tag page of the newsstand."""
FEWEST_HEADLINES = 10
"""Teasers that make a listing of a page without text; an article that scripts fill in shows a few of others too."""
BALANCE = 0.5
"""Log-odds that the evidence for an article must reach. At 0 more foreign pages are taken than articles lost; at .5
precision and recall are alike on the development sets (docs/arbiter.md)."""
LISTING_WEIGHT = 4.0
"""Log-odds against an article that is all teasers, and by their share where it is less: briefs, too, stand above more
teasers than they have words."""
KIND_WEIGHT = 4.0
"""The same by what the page says itself to be: the thread of a forum, a profile, the privacy policy."""
NOT_THERE_WEIGHT = 8.0
"""The same of a page of less than ``LONGEST_BODY`` words that says that there is none: what a feed said of it, it said
while it was there."""
_LEAST = 0.001
"""How near to 0 or 1 the probability of an article may come."""


def judge(
    document: Document, decision: Decision, attempt: Article, *, asked: bool = False, prior: float = 0.0
) -> Rejection | None:
    """The rejection of a page that is no article; None for one that is.

    ``asked`` says that one method was asked for alone: it is then taken at its word. ``prior`` is the
    log-odds of an article by what the page itself does not show, 0 for nothing known.
    """
    url = document.page.url
    sign = None if asked else signs.evidence(document, decision.kept)
    if sign is not None:
        return Rejection(sign.reason, sign.detail, url, sign.confidence)
    if not attempt.body:
        return _without_text(document, asked=asked)
    if asked:
        return None
    words = _running_words(document, decision)
    if words < FEWEST_WORDS and prior < CERTAIN:
        detail = f"only {words} words of running text"
        return Rejection(Reason.NOT_AN_ARTICLE, detail, url, round(1 - decision.article, 4))
    teasers = find_teasers(document, decision.root, np.array(decision.kept, dtype=np.int64))
    is_list = teasers.share >= LISTING_SHARE
    if words < signs.LONGEST_BODY and is_not_there(document, attempt.headline):
        odds = log_odds(decision.article, _LEAST) + min(prior, 0.0) - NOT_THERE_WEIGHT
        return Rejection(Reason.NOT_AN_ARTICLE, "it says that it is not there", url, _sure(odds))
    odds = log_odds(decision.article, _LEAST) + prior - LISTING_WEIGHT * teasers.share * is_list
    kind = other_kind(document, attempt.headline) if odds >= BALANCE else None
    odds -= KIND_WEIGHT * (kind is not None)
    if odds >= BALANCE:
        return None
    sure = _sure(odds)
    if is_list:
        detail = f"{len(teasers.units)} teasers hold {teasers.share:.0%} of the text"
        return Rejection(Reason.LISTING, detail, url, sure)
    known = f", its address and source weigh {prior:+.1f}" if prior else ""
    known += f", and it declares itself {kind}" if kind else ""
    detail = f"the probability of an article is {decision.article:.2f}{known}"
    return Rejection(Reason.NOT_AN_ARTICLE, detail, url, sure, is_undecided=odds > 0)


def _sure(odds: float) -> float:
    return round(1 / (1 + math.exp(max(odds, -50.0))), 4)


def _without_text(document: Document, *, asked: bool) -> Rejection:
    """The rejection of a page of which no text was kept: linked headings make a listing all the same."""
    teasers = find_teasers(document, 0, np.arange(len(document.blocks.words)))
    if asked or len(teasers.units) < FEWEST_HEADLINES or teasers.share < LISTING_SHARE:
        return Rejection(Reason.EMPTY, "no text was kept", document.page.url)
    detail = f"no text was kept, and {len(teasers.units)} teasers hold {teasers.share:.0%} of the page's"
    return Rejection(Reason.LISTING, detail, document.page.url)


def _running_words(document: Document, decision: Decision) -> int:
    blocks, kept = document.blocks, np.array(decision.kept, dtype=np.int64)
    words = int(blocks.words.take(kept).sum())
    return words if words >= _LINKED_TOO else words - int(blocks.linked.take(kept).sum())


def judge_nothing(document: Document, detail: str) -> Rejection:
    """The rejection of a page in which no candidate was found; ``detail`` says why not."""
    sign = signs.evidence(document, ())
    if sign is not None:
        return Rejection(sign.reason, sign.detail, document.page.url, sign.confidence)
    return Rejection(Reason.NOT_AN_ARTICLE, detail, document.page.url)
