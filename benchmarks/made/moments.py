"""One page of a drifting site, and what its changes are drawn from."""

from __future__ import annotations

import hashlib
import string
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from benchmarks.made.donors import Donor
from benchmarks.transplant import Planted

BASE36 = string.ascii_lowercase + string.digits
_TEXTS = {
    "advertisement": {"en": "Advertisement", "de": "Anzeige", "zh": "广告"},
    "sponsored": {"en": "Sponsored", "de": "Gesponsert", "zh": "赞助内容"},
    "consent": {
        "en": "We use cookies and similar techniques to show you content that fits your interests. Accept all",
        "de": "Wir verwenden Cookies und ähnliche Verfahren, um passende Inhalte zu zeigen. Alle akzeptieren",
        "zh": "我们使用Cookie和类似技术向您展示符合您兴趣的内容。全部接受",
    },
    "newsletter": {
        "en": "Sign up for our newsletter and get the day's most important stories in your inbox each morning.",
        "de": "Abonnieren Sie unseren Newsletter und erhalten Sie jeden Morgen die wichtigsten Nachrichten.",
        "zh": "订阅我们的新闻简报,每天早晨在邮箱里收到最重要的新闻。",
    },
    "paywall": {
        "en": "Subscribe now to read the whole article. Already a subscriber? Log in.",
        "de": "Jetzt abonnieren und den ganzen Artikel lesen. Schon Abonnent? Anmelden.",
        "zh": "立即订阅阅读全文。已经是订户?请登录。",
    },
    "correction": {
        "en": "Correction: An earlier version of this article misstated a name. It has been corrected.",
        "de": "Korrektur: In einer früheren Fassung dieses Artikels stand ein falscher Name.",
        "zh": "更正:本文早先的版本写错了一个名字,现已更正。",
    },
    "live": {"en": "Live", "de": "Live", "zh": "直播"},
    "video": {"en": "Watch video 01:42", "de": "Video ansehen 01:42", "zh": "观看视频 01:42"},
}


@dataclass(frozen=True, slots=True)
class Moment:
    """One page of a drifting site: what its changes are drawn from."""

    seed: str
    """The site's: the same on all pages."""
    random: Random
    """The page's own, the same in every stage."""
    stage: int
    donor: Donor
    pool: tuple[Donor, ...]
    truth: Mapping[str, Any]

    def text(self, name: str) -> str:
        """A text that the template writes, in the site's language."""
        return _TEXTS[name].get(self.donor.lang, _TEXTS[name]["en"])

    def drawn(self, *names: object) -> Random:
        """The site's own draw for a name."""
        return Random(" ".join(map(str, (self.seed, *names))))


Change = Callable[[Planted, Moment], Mapping[str, Any]]
"""Changes a page in place; returns what its truth is otherwise."""


def hashes(*names: object, size: int, of: str = BASE36) -> str:
    digest = hashlib.sha256(" ".join(map(str, names)).encode()).digest()
    return "".join(of[byte % len(of)] for byte in digest[:size])
