from __future__ import annotations

import io
import json
from datetime import UTC, datetime

from hypothesis import given, settings
from hypothesis import strategies as st

from crawler.export.json_lines import JsonLinesExporter, to_line
from crawler.items import ArticleItem


class CountingFile(io.BytesIO):
    writes = 0

    def write(self, data: object) -> int:  # type: ignore[override]
        self.writes += 1
        return super().write(data)  # type: ignore[arg-type]


def article(**changes: object) -> ArticleItem:
    values: dict[str, object] = {
        "url": "http://a.example/1",
        "canonicalUrl": None,
        "site": "a.example",
        "headline": "Größe",
        "body": "一\n\n二",
        "blocks": [],
        "metadata": {},
        "extraction": {"verdict": "article"},
        "crawl": {"status": 200},
        "fingerprint": {"id": "x"},
        **changes,
    }
    return ArticleItem(**values)  # type: ignore[arg-type]


def exported(*items: object) -> tuple[bytes, CountingFile]:
    file = CountingFile()
    exporter = JsonLinesExporter(file)
    exporter.start_exporting()
    for item in items:
        exporter.export_item(item)
    exporter.finish_exporting()
    return file.getvalue(), file


def test_an_article_is_one_line_and_one_write() -> None:
    data, file = exported(article(), article(url="http://a.example/2"))
    assert file.writes == 2
    assert [json.loads(line)["url"] for line in data.splitlines()] == [
        "http://a.example/1",
        "http://a.example/2",
    ]
    assert "Größe" in data.decode()


def test_fields_stand_in_the_order_of_the_design_and_none_is_absent() -> None:
    data, _ = exported(article())
    assert list(json.loads(data)) == [
        "url",
        "site",
        "headline",
        "body",
        "blocks",
        "metadata",
        "extraction",
        "crawl",
        "fingerprint",
    ]
    data, _ = exported(article(canonicalUrl="http://a.example/c"))
    assert list(json.loads(data))[1] == "canonicalUrl"


def test_other_items_and_field_choice_work() -> None:
    file = io.BytesIO()
    JsonLinesExporter(file, fields_to_export=["b", "a"]).export_item(
        {"a": 1, "b": datetime(2026, 1, 2, tzinfo=UTC), "c": 3}
    )
    assert json.loads(file.getvalue()) == {"b": "2026-01-02T00:00:00+00:00", "a": 1}


def test_what_json_or_utf8_cannot_hold_still_gives_a_line() -> None:
    line = to_line(
        {"body": "a\ud800b", "n": 2**70, "s": {3, 1}, "t": (1, 2), "d": datetime(2026, 1, 1), "x": b"\xff"}
    )
    back = json.loads(line)
    assert back["body"] == "a?b" and back["n"] == 2**70 and back["s"] == [1, 3] and back["t"] == [1, 2]


@given(
    st.dictionaries(
        st.text(max_size=5), st.none() | st.integers() | st.text() | st.lists(st.text(max_size=5)), max_size=5
    )
)
@settings(max_examples=40, deadline=None)
def test_always_exactly_one_line(value: dict[str, object]) -> None:
    line = to_line(value)
    assert line.endswith(b"\n") and line.count(b"\n") == 1
    assert isinstance(json.loads(line), dict)
