"""Wrapper: what was learned of one layout of a site, and how it is applied to the site's next page."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from datetime import datetime
from typing import Any


@dataclass(frozen=True, slots=True)
class Wrapper:
    """One layout of a site. Its key is (site with port, parser, raw or rendered, layout)."""

    site: str
    parser: str
    root_xpath: str
    method: str
    """What chose the root when it was learned."""
    proving_url: str
    """A page on which the wrapper is known to be right; it can be verified there again years later."""
    learned_at: datetime | None = None
    rendered: bool = False
    header_xpath: str | None = None
    exclusions: tuple[str, ...] = ()
    """Signatures of foreign blocks inside the root (``tag.class`` of the block and of its parent)."""
    inclusions: tuple[str, ...] = ()
    """Signatures of the kept blocks. A block with neither is new to the layout and judged as if cold."""
    min_words: int = 0
    """Fewest words of a body that this layout showed."""
    max_words: int = 0
    pinned: bool = False

    @property
    def layout(self) -> str:
        """The layout's name: a digest of where its root and header stand."""
        return hashlib.sha256(f"{self.root_xpath}\n{self.header_xpath}".encode()).hexdigest()[:12]

    @property
    def id(self) -> str:
        """A digest of everything that decides what the wrapper extracts."""
        where = (self.site, self.parser, self.rendered, self.root_xpath, self.header_xpath)
        return hashlib.sha256(repr((*where, self.exclusions, self.inclusions)).encode()).hexdigest()[:16]

    def seen(self, words: int) -> Wrapper:
        """The wrapper with its range of body lengths widened by one more page."""
        low = min(self.min_words or words, words)
        return replace(self, min_words=low, max_words=max(self.max_words, words))

    def to_json(self) -> str:
        """The wrapper as one JSON object."""
        values = asdict(self)
        values["learned_at"] = self.learned_at.isoformat() if self.learned_at else None
        return json.dumps(values, ensure_ascii=False, sort_keys=True)

    @classmethod
    def from_json(cls, text: str) -> Wrapper:
        """Raises ValueError for text that is no wrapper."""
        try:
            values: Mapping[str, Any] = json.loads(text)
            moment = values.get("learned_at")
            return cls(
                **{
                    **values,
                    "exclusions": tuple(values.get("exclusions", ())),
                    "inclusions": tuple(values.get("inclusions", ())),
                    "learned_at": datetime.fromisoformat(moment) if moment else None,
                }
            )
        except (TypeError, AttributeError, json.JSONDecodeError) as error:
            raise ValueError(f"not a wrapper: {error}") from error
