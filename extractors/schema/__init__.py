"""The JSON Schema of an article's line: what every exported line validates against."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any


def article_schema() -> dict[str, Any]:
    """The schema (JSON Schema, draft 2020-12) of one line of output; a new copy at each call."""
    text = files(__name__).joinpath("article.schema.json").read_text(encoding="utf-8")
    schema: dict[str, Any] = json.loads(text)
    return schema
