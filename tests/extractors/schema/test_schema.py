"""The JSON Schema against what the code writes."""

from __future__ import annotations

import copy
import json
from typing import Any

import jsonschema
import pytest

from extractors import Article, extract
from extractors.metadata.model import JSON_NAMES
from extractors.schema import article_schema
from tests.extractors.render.test_render import ALL

PARAGRAPH = (
    "The river rose by two metres on Monday, and the town prepared, as in other years, for the worst of it. "
)
PAGE = f"""<html lang="en"><head><title>The river rises - The Example</title>
<meta property="og:site_name" content="The Example"><meta name="author" content="Jane Doe">
<meta property="article:published_time" content="2026-05-01T10:00:00+02:00">
<meta property="og:image" content="https://news.example/a.jpg"></head>
<body><nav><a href="/">Home</a></nav><article><h1>The river rises</h1>
<p>{PARAGRAPH * 3}</p><p>{PARAGRAPH * 2}<a href="/more">more</a></p><h2>Sub</h2><p>{PARAGRAPH * 3}</p>
</article></body></html>"""


@pytest.fixture(scope="module")
def validator() -> jsonschema.Draft202012Validator:
    schema = article_schema()
    jsonschema.Draft202012Validator.check_schema(schema)
    return jsonschema.Draft202012Validator(schema)


@pytest.fixture(scope="module")
def line() -> dict[str, Any]:
    article = extract(PAGE, "https://news.example/river")
    assert isinstance(article, Article)
    value: dict[str, Any] = json.loads(json.dumps(article.to_json()))
    return value


def test_an_article_is_valid(validator: jsonschema.Draft202012Validator, line: dict[str, Any]) -> None:
    validator.validate(line)
    crawl = {"fetchedAt": "2026-05-02T00:00:00.000+00:00", "status": 200, "via": "feed", "depth": 1}
    validator.validate(line | {"crawl": crawl, "fingerprint": {"id": "0a" * 16, "content": "0b" * 16, "revision": 1}})


def test_every_type_of_block_is_valid(
    validator: jsonschema.Draft202012Validator, line: dict[str, Any]
) -> None:
    validator.validate(line | {"blocks": json.loads(json.dumps([block.to_json() for block in ALL]))})


def test_blocks_in_blocks_are_read_once(validator: jsonschema.Draft202012Validator, line: dict[str, Any]) -> None:
    inner: dict[str, Any] = {"type": "paragraph", "text": "x"}
    for _ in range(40):  # unclosed quotations of old pages; with each type tried at each level it would never end
        inner = {"type": "quote", "children": [inner]}
    validator.validate(line | {"blocks": [inner]})


def test_what_is_wrong_with_a_block_is_said(validator: jsonschema.Draft202012Validator, line: dict[str, Any]) -> None:
    quote = {"type": "quote", "children": [{"type": "header", "l": 7, "text": "x"}]}
    (error,) = validator.iter_errors(line | {"blocks": [quote]})
    assert error.message == "7 is greater than the maximum of 6"
    assert list(error.path) == ["blocks", 0, "children", 0, "l"]


@pytest.mark.parametrize(
    "block",
    [
        {"type": "unheard-of"},
        {"type": "paragraph"},
        {"type": "paragraph", "text": ""},
        {"type": "header", "l": 7, "text": "x"},
        {"type": "image", "url": "javascript:alert(1)"},
        {"type": "paragraph", "text": "x", "attributes": [{"type": "link", "from": 0, "to": 1}]},
        {
            "type": "paragraph",
            "text": "x",
            "attributes": [{"type": "bold", "from": 0, "to": 1, "href": "http://x"}],
        },
        {"type": "gallery", "images": []},
        {"type": "delimiter", "text": "x"},
    ],
)
def test_what_is_no_block_is_not_valid(
    validator: jsonschema.Draft202012Validator, line: dict[str, Any], block: dict[str, Any]
) -> None:
    assert not validator.is_valid(line | {"blocks": [block]})


@pytest.mark.parametrize("name", ["url", "site", "body", "blocks", "metadata", "extraction"])
def test_what_must_be_there(
    validator: jsonschema.Draft202012Validator, line: dict[str, Any], name: str
) -> None:
    broken = copy.deepcopy(line)
    del broken[name]
    assert not validator.is_valid(broken)


def test_the_schema_names_every_field_of_the_metadata() -> None:
    assert set(article_schema()["properties"]["metadata"]["properties"]) == set(JSON_NAMES.values())
