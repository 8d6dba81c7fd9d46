"""How sites change from page to page and from week to week without being redesigned.

A drift changes a transplanted page in place. What it does depends on the site's seed, on the page, and on the *stage*
in which the site was when the page was fetched: a build, a step of a slow change. Pages of one stage differ as an
editor's articles differ; between stages the template does.
"""

from __future__ import annotations

import string
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from lxml import etree

from benchmarks.made import page_variants
from benchmarks.made.donors import Donor
from benchmarks.made.moments import BASE36, Change, Moment, hashes
from benchmarks.made.page_template import PageTemplate
from benchmarks.made.site_redesign import SiteRedesign, new_name
from benchmarks.transplant import Planted
from extractors.xpath import is_stable

EVERY = 10
"""Pages between two builds, or two steps of a slow change."""
ROLLED_BACK = (15, 18)
"""Pages from and before which a site has a new look that is taken back."""
_LETTERS = string.ascii_letters
_OF_BUILDS = ("sc-", "css-", "jsx-", "jss-", "emotion-", "svelte-")


@dataclass(frozen=True, slots=True)
class SiteDrift:
    """One way of drifting."""

    kind: str
    every: int = EVERY
    """Pages of a stage, where there are several."""

    def stage(self, number: int) -> int:
        """The site's stage at its page of this number."""
        if self.kind == "rollback":
            return int(ROLLED_BACK[0] <= number < ROLLED_BACK[1])
        return number // self.every if self.kind in _STAGED else 0

    def fits(self, template: PageTemplate) -> bool:
        """Whether there is anything in the template for the drift to change."""
        if self.kind != "deploys":
            return True
        return any(_looks_hashed(name) for name in _classes(template.record.page.text()))

    def donor(self, donor: Donor, random: Random) -> Donor:
        """The article, which may be cut to a short item."""
        return page_variants.cut(donor, random) if self.kind in ("variants", "together") else donor

    def __call__(self, page: Planted, moment: Moment) -> Mapping[str, Any]:
        return _CHANGES[self.kind](page, moment)


def _nothing(page: Planted, moment: Moment) -> Mapping[str, Any]:
    return {}


# -- names that builds make


def _looks_hashed(token: str) -> bool:
    """Whether a build made the token, or its end: ``css-1x2y3z``, ``kLmNoP``, ``story__x1a2b``."""
    if token.startswith(_OF_BUILDS):
        return True
    _, joint, end = token.rpartition("_")
    if joint and 5 <= len(end) <= 8 and not end.isdigit() and not is_stable(end):
        return True
    return token.isalpha() and 5 <= len(token) <= 8 and not is_stable(token)


def _classes(text: str) -> set[str]:
    root = etree.HTML(text.encode("utf-8", "replace"), etree.HTMLParser(encoding="utf-8"))
    return set() if root is None else {name for e in root.iter("*") for name in (e.get("class") or "").split()}


def _rename(page: Planted, rename: Callable[[list[str]], str]) -> None:
    for element in page.root.iter("*"):
        if names := element.get("class", "").split():
            element.set("class", rename(names))


def _deploys(page: Planted, moment: Moment) -> Mapping[str, Any]:
    """Tokens that look hashed get another hash, of the same look."""

    def renamed(token: str) -> str:
        if not _looks_hashed(token):
            return token
        head, joint, end = token.rpartition("_")
        if not joint:
            head, joint, end = token.rpartition("-")
        letters = _LETTERS if end.isalpha() and end != end.lower() else BASE36
        return f"{head}{joint}{hashes(moment.seed, moment.stage, token, size=len(end), of=letters)}"

    if moment.stage:
        _rename(page, lambda names: " ".join(map(renamed, names)))
    return {}


def _without_ids(page: Planted) -> None:
    for element in page.root.iter("*"):
        element.attrib.pop("id", None)


def _modules(page: Planted, moment: Moment) -> Mapping[str, Any]:
    """CSS modules with names: ``Story_body__x1A2b``."""
    _without_ids(page)

    def built(name: str) -> str:
        parts = "".join(c if c.isalnum() else " " for c in name).split() or ["root"]
        hashed = hashes(moment.seed, moment.stage, name, size=5, of=_LETTERS + string.digits)
        return f"{parts[0].capitalize()}_{parts[-1].lower()}__{hashed}"

    _rename(page, lambda names: " ".join(map(built, names)))
    return {}


def _hashed(page: Planted, moment: Moment) -> Mapping[str, Any]:
    """CSS modules without names: ``_x1a2b``."""
    _without_ids(page)
    _rename(page, lambda names: " ".join("_" + hashes(moment.seed, moment.stage, n, size=5) for n in names))
    return {}


def _styled(page: Planted, moment: Moment) -> Mapping[str, Any]:
    """Styled components: ``sc-abc123-0 kLmNoP``, one pair for each list of classes."""
    _without_ids(page)

    def pair(names: list[str]) -> str:
        key = (moment.seed, moment.stage, *sorted(names))
        return f"sc-{hashes('id', *key, size=6)}-0 {hashes(*key, size=6, of=_LETTERS)}"

    _rename(page, pair)
    return {}


def _emotion(page: Planted, moment: Moment) -> Mapping[str, Any]:
    """Emotion: ``css-1x2y3z``, one for each list of classes."""
    _without_ids(page)
    _rename(page, lambda names: "css-" + hashes(moment.seed, moment.stage, *sorted(names), size=6))
    return {}


# -- slow changes


def _slow(page: Planted, moment: Moment) -> Mapping[str, Any]:
    """At each stage one class around the text is renamed, a box comes in, a region moves to its parent's end."""
    for stage in range(1, moment.stage + 1):
        seed = f"{moment.seed} {stage}"
        chain = [page.paragraphs[0], *page.paragraphs[0].iterancestors(), page.headlines[0]]
        names = sorted({name for element in chain for name in element.get("class", "").split()})
        if names:
            old = min(names, key=lambda name: hashes(seed, name, size=8))
            _rename(page, lambda tokens: " ".join(new_name(t, seed) if t == old else t for t in tokens))  # noqa: B023
        place = page.paragraphs[min(stage, len(page.paragraphs) - 1)]
        place.addprevious(page_variants.box(moment, f"box {stage}", moment.random.choice(moment.pool).headline))
        _move_region(page, seed)
    return {}


def _move_region(page: Planted, seed: str) -> None:
    content = {*page.paragraphs, *page.headlines}
    content |= {above for element in content for above in element.iterancestors()}
    holders = [e for e in page.paragraphs[0].iterancestors() if e.tag not in ("html", "body")]
    regions = [child for holder in holders for child in holder.iterchildren("*") if child not in content]
    if regions:
        region = min(regions, key=lambda e: hashes(seed, e.tag, e.get("class"), size=8))
        region.tail = None
        region.getparent().append(region)


def _rollback(page: Planted, moment: Moment) -> Mapping[str, Any]:
    if moment.stage:
        SiteRedesign.drawn(moment.seed)(page)
    return {}


def _together(page: Planted, moment: Moment) -> Mapping[str, Any]:
    """What most sites do at once."""
    truth: dict[str, Any] = {}
    for change in (_slow, page_variants.variants, page_variants.nested, page_variants.inserts):
        truth |= change(page, moment)
    return truth


_CHANGES: Mapping[str, Change] = {
    "still": _nothing,
    "deploys": _deploys,
    "modules": _modules,
    "hashed": _hashed,
    "styled": _styled,
    "emotion": _emotion,
    "inserts": page_variants.inserts,
    "ab": page_variants.ab,
    "variants": page_variants.variants,
    "slow": _slow,
    "rollback": _rollback,
    "markup": page_variants.markup,
    "nested": page_variants.nested,
    "undeclared": page_variants.undeclared,
    "together": _together,
}
_STAGED = frozenset(("deploys", "modules", "hashed", "styled", "emotion", "slow", "undeclared", "together"))
KINDS = tuple(_CHANGES)
"""Of drifts; ``still`` is none."""
