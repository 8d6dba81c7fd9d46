"""What the tests in a browser need: they are skipped, with the reason, where it is missing."""

from __future__ import annotations

import pytest
from scrapy.settings import Settings

from crawler.rendering.handler import unavailable

PROBLEM = unavailable(Settings())
needs_browser = pytest.mark.skipif(PROBLEM is not None, reason=f"no rendering: {PROBLEM}")
