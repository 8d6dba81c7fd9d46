"""What a page that holds no article holds instead: a bot wall, a consent wall, a paywall's stub, an empty
application shell.

Each verdict needs evidence of more than one kind, since every kind alone lies: `isAccessibleForFree` is
false on pages that hold everything, ordinary pages carry the scripts of bot walls and the layers of consent
tools, sites with subscriptions offer them beside free articles. And none is given of a page that holds a
body of some length: what was delivered counts, not what was threatened.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from extractors.document import Document
from extractors.dom import tags
from extractors.dom.arrays import where_true
from extractors.metadata.authors.names import is_person_like
from extractors.metadata.json_loading import scripts_of
from extractors.reasons import Reason
from extractors.verdicts import sign_phrases as phrases

LONGEST_BODY = 400
"""Words of kept text from which a page is taken for what it shows; no sign is looked for."""
LONGEST_WALL = 200
"""Words that a bot wall shows at most. Those of the large vendors show 10 to 120."""
LONGEST_CONSENT = 1_200
"""Words of a page that asks for consent, its list of purposes included."""
CONSENT_SHARE = 2 / 3
"""Of a page's words, its navigation included, those that ask for consent."""
LONGEST_STUB = 200
"""Words of a paywall's stub at most: a teaser and two or three paragraphs."""
LONGEST_SHELL = 50
"""Words that an application shell shows: a title, a loading message, a footer."""
FEWEST_WORDS = 25
"""Text of its own that makes a page more than a wall."""
LONG_BLOCK = 15
"""Words of a block that is no label."""
NEARBY = 12
"""Blocks behind the kept text in which a paywall's offer is looked for."""
BEHIND_OFFER = 1 / 3
"""Share of the kept words up to which they may stand behind it; an offer amid a whole text sells other texts."""
_SHORT_OFFER = 60
"""Words of a block that is an offer; longer ones only mention one."""
_PARAGRAPH = 20
"""Words of a kept paragraph behind an offer that tells that the text goes on."""
_LONGEST_NAME = 60
"""Characters of a line that is the name of who signs a text."""
_MOUNT = re.compile(
    r"^(?:root|app|__next|__nuxt|___gatsby|gatsby-focus-wrapper|main-app|react-root|app-root)$", re.I
)
_ANGULAR = ("ng-app", "data-ng-app")
"""Attributes of the element that an application of Angular fills."""
_WALL_MARK = re.compile(
    r"pay-?wall|reg-?wall|subscri\w*-?(?:wall|only|gate)|(?:article|content)-?gate|metered"
    r"|piano-(?:offer|container)",
    re.I,
)
_LONGEST_TEXT = 4_000
"""Characters of a text that are searched: a page may hide megabytes in one word."""
_HEAD = 4_000
"""Characters of a script that are searched for a wall's machinery."""


@dataclass(frozen=True, slots=True)
class Sign:
    """What a page is, by its evidence. ``confidence``: 0 to 1, by how many kinds agree; not calibrated."""

    reason: Reason
    detail: str
    confidence: float


def evidence(document: Document, kept: Sequence[int]) -> Sign | None:
    """The sign that a page whose kept blocks these are holds no whole article; None where there is none."""
    facts = _Facts(document, kept)
    if facts.body_words >= LONGEST_BODY:
        return None
    for look in (_blocked, _consent_wall, _paywall_stub, _needs_rendering, _empty):
        sign = look(facts)
        if sign is not None:
            return sign
    return None


class _Facts:
    """What the signs look at, worked out when first asked for."""

    def __init__(self, document: Document, kept: Sequence[int]) -> None:
        self.document = document
        self.words = document.blocks.words
        self.kept = sorted(kept)
        self.body_words = int(self.words[self.kept].sum())
        self.page_words = int(self.words.sum())

    @cached_property
    def texts(self) -> tuple[str, ...]:
        """The blocks' texts."""
        return tuple(map(self.document.block_line, range(len(self.words))))

    @property
    def title(self) -> str:
        return self.document.title[:200]

    @cached_property
    def scripts(self) -> str:
        """Addresses and beginnings of the page's scripts."""
        addresses = [value for _, value in self.document.attribute("src")]
        return "\n".join([*addresses, *(text[:_HEAD] for _, text in self.document.scripts)])

    @cached_property
    def names(self) -> list[str]:
        """Classes and ids."""
        return [*self.document.coded("class").strings, *self.document.coded("id").strings]


def _blocked(facts: _Facts) -> Sign | None:
    """A page of a bot wall instead of the one asked for: it says so, and there is next to nothing else."""
    if facts.page_words < LONGEST_BODY and phrases.WALL_MACHINERY.search(facts.scripts):
        return Sign(Reason.BLOCKED, "a bot wall by machinery that only walls have", _sure(3))
    if facts.page_words > LONGEST_WALL:
        return None
    text = " ".join(facts.texts)[:_LONGEST_TEXT]
    found = {
        "title": phrases.CHALLENGE_TITLE.search(facts.title),
        "text": phrases.CHALLENGE_TEXT.search(text) or phrases.CHALLENGE_TEXT.search(_fallbacks(facts)),
        "reference": phrases.CHALLENGE_REFERENCE.search(text),
        "machinery": phrases.CHALLENGE_MACHINERY.search(facts.scripts)
        or _named(facts, phrases.CAPTCHA_WIDGET),
    }
    kinds = [name for name, match in found.items() if match]
    if len(kinds) < 2 or kinds == ["reference", "machinery"]:
        return None
    if facts.body_words > FEWEST_WORDS and "title" not in kinds and len(kinds) < 3:
        return None  # a brief with a captcha in its comment form says as much
    return Sign(Reason.BLOCKED, f"a bot wall by its {_listed(kinds)}", _sure(len(kinds)))


def _consent_wall(facts: _Facts) -> Sign | None:
    """A page that asks for consent, or for money instead, and shows nothing but that."""
    if facts.page_words > LONGEST_CONSENT:
        return None
    own = 0
    for block in facts.kept:
        own += 0 if _is_about_consent(facts.document.block_line(block)) else int(facts.words[block])
        if own >= FEWEST_WORDS:
            return None
    if not any(map(phrases.CONSENT.search, facts.texts)):
        return None  # an offer without advertisements alone is no choice
    about = np.array(list(map(_is_about_consent, facts.texts)), dtype=np.bool_)
    asking = int(facts.words[about].sum()) if len(about) else 0
    if asking < max(LONG_BLOCK, CONSENT_SHARE * facts.page_words):
        return None  # a layer on a page that is there, if only a form with the site's navigation
    if int(facts.words[~about & (facts.words >= LONG_BLOCK)].sum()) >= 2 * FEWEST_WORDS:
        return None
    button = any(len(text) < 60 and phrases.CONSENT_BUTTON.search(text) for text in _labels(facts))
    tool = phrases.CONSENT_ADDRESS.search(facts.document.page.url) or phrases.CONSENT_ADDRESS.search(
        facts.title
    )
    if not button and not tool:
        return None
    detail = f"{asking} of {facts.page_words} words ask for consent"
    return Sign(Reason.CONSENT_WALL, detail, _sure(2 + bool(button and tool)))


def _is_about_consent(text: str) -> bool:
    return bool(phrases.CONSENT.search(text) or phrases.WITHOUT_ADS.search(text))


def _paywall_stub(facts: _Facts) -> Sign | None:
    """The beginning of an article whose rest is for subscribers: an offer right behind it, and another mark."""
    if not facts.kept or facts.body_words > LONGEST_STUB:
        return None
    found = {
        "a declaration": phrases.NOT_FREE.search("\n".join(_data(facts.document))),
        "a mark in its markup": _named(facts, _WALL_MARK),
        "an end in mid-sentence": _is_cut(_last_said(facts)),
    }
    if not any(found.values()) or not _offers_to_read_on(facts):  # in this order: offers take longest to look for
        return None
    kinds = ["an offer to read on", *(name for name, match in found.items() if match)]
    return Sign(Reason.PAYWALL_STUB, f"{facts.body_words} words, and {_listed(kinds)}", _sure(len(kinds)))


def _offers_to_read_on(facts: _Facts) -> bool:
    """Whether a short block among or behind the kept ones offers the rest of the text."""
    told = np.cumsum(facts.words[facts.kept])
    begun = int(np.searchsorted(told, (1 - BEHIND_OFFER) * facts.body_words))
    behind = range(max(facts.kept[begun], facts.kept[0] + 1), min(facts.kept[-1] + 1 + NEARBY, len(facts.words)))
    short = (block for block in behind if facts.words[block] <= _SHORT_OFFER)
    offers = (block for block in short if phrases.READ_ON.search(facts.document.block_line(block)[:_LONGEST_TEXT]))
    return any(not _goes_on_behind(facts, offer) for offer in offers)


def _goes_on_behind(facts: _Facts, offer: int) -> bool:
    """Whether kept text goes on behind an offer as before it: a paragraph in the same element, of the same tag and
    class. The offer is one in passing then."""
    document = facts.document
    before = [block for block in facts.kept if block < offer]
    behind = [block for block in facts.kept if block > offer and facts.words[block] >= _PARAGRAPH]
    if not before or not behind:
        return False
    one, other = document.blocks.node[before[-1]], document.blocks.node[behind[0]]
    alike = (document.parent, document.tag, document.class_kind)
    return all(column[one] == column[other] for column in alike)


def _needs_rendering(facts: _Facts) -> Sign | None:
    """An application that a browser fills: a place to fill, scripts to do it, and hardly a word."""
    if facts.page_words > LONGEST_SHELL or facts.body_words >= FEWEST_WORDS:
        return None
    document = facts.document
    inside = document.subtree_words
    mounts = [
        node
        for node, value in document.attribute("id")
        if _MOUNT.match(value) and inside[node] <= FEWEST_WORDS and document.tag[node] != tags.CODES["html"]
    ]
    custom = [
        node for node in where_true(document.tag == tags.OTHER).tolist() if "-" in document.name(node)
    ]
    named = [node for name in _ANGULAR for node, _ in document.attribute(name)]
    scripts = int((document.tag == tags.CODES["script"]).sum())
    bundles = [node for node, _ in document.attribute("src") if document.tag[node] == tags.CODES["script"]]
    weight = sum(len(text) for _, text in document.scripts)
    shown = sum(map(len, facts.texts))
    found = {
        "a place that scripts fill": bool(mounts or custom or named),
        "a request for JavaScript": phrases.NEEDS_JAVASCRIPT.search(
            _fallbacks(facts) or " ".join(facts.texts)
        ),
        "scripts": bundles or scripts >= 3 or weight > 20 * max(shown, 100),
    }
    kinds = [name for name, match in found.items() if match]
    if len(kinds) < 2 or not scripts:
        return None
    return Sign(Reason.NEEDS_RENDERING, f"{facts.page_words} words, {_listed(kinds)}", _sure(len(kinds)))


def _empty(facts: _Facts) -> Sign | None:
    if facts.page_words:
        return None
    return Sign(Reason.EMPTY, "the page shows no word", 1.0)


def _last_said(facts: _Facts) -> str:
    """The last kept text; where it is a name, as of who signs the text, the one before it."""
    last = facts.document.block_line(facts.kept[-1])
    signed = len(facts.kept) > 1 and len(last) <= _LONGEST_NAME and is_person_like(last)
    return facts.document.block_line(facts.kept[-2]) if signed else last


def _is_cut(text: str) -> bool:
    return text.endswith(("…", "...", "[…]")) or text[-1:].isalnum()


def _fallbacks(facts: _Facts) -> str:
    """What the page says where scripts do not run."""
    nodes = where_true(facts.document.tag == tags.CODES["noscript"]).tolist()
    return " ".join(facts.document.text(node)[:500] for node in nodes[:20])


def _labels(facts: _Facts) -> list[str]:
    """What the page's buttons and links say."""
    document = facts.document
    nodes = where_true(
        (document.tag == tags.CODES["button"]) | (document.tag == tags.CODES["a"])
    ).tolist()
    values = [
        value for node, value in document.attribute("value") if document.tag[node] == tags.CODES["input"]
    ]
    return [document.text(node) for node in nodes[:500]] + values


def _data(document: Document) -> list[str]:
    """The page's data blocks, and what its markup declares of access."""
    found = [text for _, text in scripts_of(document)]
    for node, value in document.attribute("itemprop"):
        if value == "isAccessibleForFree":
            found.append(f'"isAccessibleForFree": "{document.attribute_of(node, "content")}"')
    for node, value in document.attribute("property"):
        if value == "article:content_tier":
            found.append(f'"content_tier": "{document.attribute_of(node, "content")}"')
    return found


def _named(facts: _Facts, pattern: re.Pattern[str]) -> bool:
    return any(map(pattern.search, facts.names))


def _listed(kinds: list[str]) -> str:
    return kinds[0] if len(kinds) == 1 else f"{', '.join(kinds[:-1])} and {kinds[-1]}"


def _sure(kinds: int) -> float:
    return min(0.6 + 0.1 * kinds, 0.95)
