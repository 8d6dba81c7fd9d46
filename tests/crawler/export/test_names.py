from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crawler.export.names import domain_of, folder_of, run_of


@pytest.mark.parametrize(
    ("domain", "folder"),
    [
        ("example.com", "example.com"),
        ("www.Example.COM", "example.com"),
        ("127.0.0.1:8000", "127.0.0.1_8000"),
        ("user:secret@example.com", "example.com"),
        ("bücher.example", "xn--bcher-kva.example"),
        ("../../etc/passwd", "etc_passwd"),
        ("..", "unnamed"),
        ("", "unnamed"),
        ("[::1]:80", "1_80"),
        ("https://www.Example.com/news/1?a=b", "example.com"),
        ("http://127.0.0.1:8000/", "127.0.0.1_8000"),
        ("https://bücher.example", "xn--bcher-kva.example"),
        ("file://x", "file_x"),
    ],
)
def test_a_domain_becomes_a_folder(domain: str, folder: str) -> None:
    assert folder_of(domain) == folder


@pytest.mark.parametrize("domain", ["example.com", "127.0.0.1:8000", "localhost:80", "a-1.example", "news_1.example"])
def test_a_folder_tells_its_domain(domain: str) -> None:
    assert domain_of(folder_of(domain)) == domain and domain_of("_8000") == "_8000"


@given(st.text(max_size=300))
@settings(max_examples=100, deadline=None)
def test_no_text_leaves_the_outputs_folder(text: str) -> None:
    name = folder_of(text)
    assert name and not name.startswith(".") and len(name) <= 120
    assert set(name) <= set("abcdefghijklmnopqrstuvwxyz0123456789._-")


def test_a_run_is_named_by_its_start_in_utc() -> None:
    start = datetime(2026, 11, 21, 7, 30, tzinfo=timezone(timedelta(hours=2, minutes=30)))
    assert run_of(start, lambda name: False) == "20261121T050000Z"


def test_a_taken_name_gets_a_suffix() -> None:
    taken = {"20261121T050000Z", "20261121T050000Z-2"}
    assert run_of(datetime(2026, 11, 21, 5, tzinfo=UTC), taken.__contains__) == "20261121T050000Z-3"
