"""Small facts about a site that outlive a run: name -> JSON."""

from __future__ import annotations

from typing import Any

import orjson

from crawler.state.records import Run


class Facts:
    """A site's facts: whether it needs rendering, which sections yield, what doctor found ... Any JSON
    value."""

    def __init__(self, run: Run) -> None:
        self._run = run

    def get(self, name: str, default: Any = None) -> Any:
        """The value, or `default` where nothing is known."""
        rows = self._run("SELECT value FROM facts WHERE name = ?", (name,))
        return orjson.loads(rows[0][0]) if rows else default

    def set(self, name: str, value: Any) -> None:
        """Keep a value; None forgets the fact. Raises TypeError for what JSON cannot hold."""
        if value is None:
            self._run("DELETE FROM facts WHERE name = ?", (name,))
            return
        text = orjson.dumps(value, option=orjson.OPT_SORT_KEYS).decode()
        self._run(
            "INSERT INTO facts VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value", (name, text)
        )
