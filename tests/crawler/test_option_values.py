from __future__ import annotations

from argparse import ArgumentTypeError

import pytest

from crawler.option_values import filled, local


def test_a_value_says_something() -> None:
    assert filled("de, fr") == "de, fr"
    for empty in ("", "  ", ",", " , "):
        with pytest.raises(ArgumentTypeError, match="it is empty"):
            filled(empty)


def test_a_place_on_this_machine() -> None:
    for place in ("a b.csv", "/tmp/a b.csv"):
        assert local(place) == place
    for address in ("file:///tmp/a%20b.csv", "FILE:///tmp/a b.csv", "file://localhost/tmp/a%20b.csv"):
        assert local(address) == "/tmp/a b.csv"
    with pytest.raises(ArgumentTypeError, match="names the machine outputs; a file here"):
        local("file://outputs/a.csv")
    with pytest.raises(ArgumentTypeError, match="not on this machine"):
        local("s3://bucket/a.csv")
