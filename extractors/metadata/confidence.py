"""How sure a field's value is: by its source and by how many other sources say the same.

The table in ``confidence_table`` was learned from the development pages (``benchmarks.field_confidence``); out of
fold it holds what it says (``docs/confidence.md``).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from extractors.metadata.confidence_table import TABLE
from extractors.metadata.model import Claim
from extractors.metadata.text import fold

FIELDS = ("headline", "authors", "date_published", "main_image")
MOST_AGREEING = 3
"""Sources that agree with the believed one are counted up to here."""
OTHER = "*"
"""The row of a field's sources that are too rare for one of their own."""


def agreeing(field: str, claims: Sequence[Claim], unread: int = 0) -> int:
    """How many other sources say the same as the first claim with a value; at most ``MOST_AGREEING``. ``unread``: how
    many more are known to."""
    believed = next((claim for claim in claims if claim.value), None)
    if believed is None:
        return 0
    wanted = _key(field, believed.text)
    same = {claim.source for claim in claims if claim.value and _key(field, claim.value) == wanted}
    return min(len(same - {believed.source}) + unread, MOST_AGREEING)


def _key(field: str, value: str) -> str:
    """What two claims of one fact have in common."""
    if field == "date_published":
        return value[:10]
    if field == "authors":
        return "|".join(sorted(fold(name) for name in value.split("; ")))
    return fold(value)


def probability(
    field: str, source: str, others: int, table: Mapping[str, Mapping[str, tuple[float, ...]]] = TABLE
) -> float | None:
    """The probability that a value is right, from its source and the number of others that agree; None for a field
    that was not measured."""
    rows = table.get(field)
    if rows is None:
        return None
    row = rows.get(source) or rows[OTHER]
    return row[min(others, len(row) - 1)]
