"""CSV that other programs can read."""

from __future__ import annotations

import csv
import io
import json

from crawler.export.csv_cells import CsvExporter
from crawler.items import ArticleItem
from crawler.settings import FEED_EXPORTERS


def test_cells_hold_json_where_a_field_has_parts() -> None:
    blocks = [{"type": "paragraph", "text": 'He said "no", twice'}]
    item = ArticleItem("http://a.example/1", None, "a.example", "H", "b", blocks, {"authors": []}, {}, {}, {})
    file = io.BytesIO()
    exporter = CsvExporter(file)
    exporter.start_exporting()
    exporter.export_item(item)
    exporter.finish_exporting()
    [row] = csv.DictReader(io.StringIO(file.getvalue().decode(), newline=""))
    assert (row["headline"], row["canonicalUrl"]) == ("H", "")
    assert json.loads(row["blocks"]) == blocks and json.loads(row["metadata"]) == {"authors": []}


def test_lists_of_words_stay_as_scrapy_writes_them() -> None:
    file = io.BytesIO()
    exporter = CsvExporter(file)
    exporter.export_item({"tags": ["a", "b"]})
    exporter.finish_exporting()
    assert file.getvalue() == b"tags\r\n\"a,b\"\r\n"


def test_the_project_writes_csv_so() -> None:
    assert FEED_EXPORTERS["csv"] == "crawler.export.csv_cells.CsvExporter"
