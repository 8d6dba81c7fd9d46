from __future__ import annotations

from argparse import ArgumentTypeError

import pytest

from crawler.option_values import filled


def test_a_value_says_something() -> None:
    assert filled("de, fr") == "de, fr"
    for empty in ("", "  ", ",", " , "):
        with pytest.raises(ArgumentTypeError, match="it is empty"):
            filled(empty)
