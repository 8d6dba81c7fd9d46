from __future__ import annotations

import pytest

from crawler.moments import moment_of


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("2026-11-01", "2026-11-01T00:00:00+00:00"),
        ("2026-11-01T08:00", "2026-11-01T08:00:00+00:00"),
        ("2026-11-01T08:00:00.123456789+02:00", "2026-11-01T06:00:00.123456+00:00"),
        ("20261101T080000Z", "2026-11-01T08:00:00+00:00"),
        ("0001-01-01T00:00:00+02:00", None),
        ("yesterday", None),
        ("", None),
        (20261101, None),
        (None, None),
    ],
)
def test_moments_are_in_utc(written: object, read: str | None) -> None:
    moment = moment_of(written)
    assert (moment.isoformat() if moment else None) == read
