"""Registers the marker of the tests that need a browser."""

from __future__ import annotations

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "browser: needs playwright and a browser of the system")
