"""Made-up observations, as cold pages of one layout give them."""

from __future__ import annotations

from datetime import UTC, datetime

from extractors import PARSER_VERSION, Observation, Shown
from extractors.observation import Place, SeenBlock

SITE = "a.example:8000"
NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)


def observation(number: int, root: str = "//article", **values: object) -> Observation:
    """A page whose content has this root."""
    blocks = tuple(SeenBlock(5 + i, 40, 0.9, True, "p. < article.", f"{number}-{i}") for i in range(3))
    given: dict[str, object] = {
        "url": f"http://{SITE}/{number}", "site": SITE, "parser": PARSER_VERSION, "rendered": False,
        "method": "arbiter", "confidence": 0.9, "fetched_at": NOON, "roots": (Place(4, 9, (root,)),), "header": None,
        "blocks": blocks,
        "fields": (), "shown": Shown(120, 120, 3, 3),
    }  # fmt: skip
    return Observation(**{**given, **values})  # type: ignore[arg-type]
