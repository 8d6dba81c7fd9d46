"""JSON and XML without the fields that nobody found."""

from __future__ import annotations

import io
import json

import pytest
from lxml import etree
from scrapy.exporters import BaseItemExporter
from scrapy.utils.misc import load_object

from crawler.items import ArticleItem
from crawler.settings import FEED_EXPORTERS
from extractors.schema import article_schema

TEXT = {"url": "http://a.example/1", "site": "a.example", "headline": "H", "body": "b"}


def exported(file_format: str, **options: object) -> bytes:
    """What the project writes in this format of an article that names no canonical address."""
    parts = {"blocks": [], "metadata": {"authors": [{"name": "Jane Roe"}]}, "extraction": {}, "crawl": {}}
    item = ArticleItem(**TEXT, canonicalUrl=None, **parts, fingerprint={})  # type: ignore[arg-type]
    file = io.BytesIO()
    exporter: BaseItemExporter = load_object(FEED_EXPORTERS[file_format])(file, **options)
    exporter.start_exporting()
    exporter.export_item(item)
    exporter.finish_exporting()
    return file.getvalue()


def test_a_json_feed_holds_what_the_schema_says() -> None:
    [article] = json.loads(exported("json"))
    assert list(article)[:4] == list(TEXT) and "canonicalUrl" not in article
    assert set(article) <= set(article_schema()["properties"])


def test_an_xml_feed_has_no_element_of_what_is_absent() -> None:
    [article] = etree.fromstring(exported("xml"))
    assert [part.tag for part in article][:4] == list(TEXT)
    assert article.findtext("metadata/authors/value/name") == "Jane Roe"


@pytest.mark.parametrize("file_format", ["json", "xml"])
def test_fields_that_were_chosen_stand_alone(file_format: str) -> None:
    data = exported(file_format, fields_to_export=["canonicalUrl", "headline"])
    assert b"headline" in data and b"canonicalUrl" not in data and b"body" not in data
