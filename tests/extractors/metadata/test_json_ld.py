"""JSON-LD: graphs, nestings, references, repairs, and the choice of the page's own article."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from extractors.metadata.json_ld import read_json_ld
from extractors.metadata.json_loading import load
from extractors.metadata.model import Author
from tests.extractors.metadata.pages import BODY, document, ld, read
from tests.growth import assert_proportional

ARTICLE = (
    '{"@type": "NewsArticle", "headline": "Mill burns", "datePublished": "2024-05-17", "author": {"name": "Ann Lee"}}'
)


@pytest.mark.parametrize(
    "script",
    [
        ARTICLE,
        f"[{ARTICLE}]",
        '{"@context": "https://schema.org", "@graph": [{"@type": "WebSite", "name": "S"}, ' + ARTICLE + "]}",
        '{"@type": "WebPage", "mainEntity": ' + ARTICLE + "}",
        ARTICLE.replace("NewsArticle", "https://schema.org/NewsArticle"),
        ARTICLE.replace('"NewsArticle"', '["NewsArticle", "LiveBlogPosting"]'),
        # repairs
        ARTICLE + ";",
        f"<!-- {ARTICLE} -->",
        f"//<![CDATA[\n{ARTICLE}\n//]]>",
        f"/* by the template */ {ARTICLE}",
        ARTICLE.replace("}}", "},}"),
        ARTICLE.replace('"2024-05-17",', '"2024-05-17",,'),
        ARTICLE.replace('"datePublished"', '"image": , "datePublished"'),
        ARTICLE.replace('"datePublished"', '"image": undefined, "datePublished"'),
        ARTICLE.replace('"datePublished"', '"text": "line one\nline two\ttab", "datePublished"'),
        ARTICLE.replace('"datePublished"', '"text": "it\\\'s", "datePublished"'),
        ARTICLE.replace('"datePublished"', '"text": "he said "no" to all", "datePublished"'),
        ARTICLE.replace(', "datePublished"', '\n "datePublished"'),
        ARTICLE.replace('"', "&quot;"),
        ARTICLE.replace('"', "'"),
        ARTICLE.replace("{", "{ // of the page\n", 1),
        ARTICLE.replace('"headline"', "headline").replace('"author"', "“author”"),
        ARTICLE + ARTICLE.replace("Mill burns", "Another"),
        ARTICLE[:-2],
        ARTICLE + ', "more": "cut in the mid',
    ],
)
def test_the_article_is_found_in_any_wrapping(script: str) -> None:
    article = read_json_ld(document(ld(script)), "Mill burns").article
    assert article["headline"] == "Mill burns"
    assert article["datePublished"] == "2024-05-17"
    assert article["author"] == {"name": "Ann Lee"} or article["author"] == "Ann Lee"


def test_what_no_repair_saves_gives_its_plain_pairs() -> None:
    article = read_json_ld(
        document(ld('{"@type": "NewsArticle" "headline": "Mill" { "datePublished": "2024-05-17" ]'))
    ).article
    assert article["datePublished"] == "2024-05-17"
    assert read_json_ld(document(ld('{"@type": "Product" "headline": "Mill" { ]'))).article == {}


def test_baidu_s_names_of_an_article_s_properties() -> None:
    node = {"@context": "https://ziyuan.baidu.com/contexts/cambrian.jsonld", "@id": "http://a.example/1", "appid": "1"}
    told = {"title": "磨坊昨夜起火", "pubDate": "2026-03-26T14:02:45", "upDate": "2026-04-02T08:20:00"}
    found = read(ld(node | told), f"<h1>磨坊昨夜起火</h1>{BODY}")
    assert found.date_published == "2026-03-26T14:02:45" and found.date_modified == "2026-04-02T08:20:00"
    assert found.sources["date_published"] == "json_ld.article"
    other = node | told | {"@context": "https://schema.org"}
    assert read(ld(other), f"<h1>磨坊昨夜起火</h1>{BODY}").date_published is None


def test_other_articles_do_not_count() -> None:
    others = ", ".join(
        f'{{"@type": "NewsArticle", "headline": "Other {i}", "datePublished": "2020-01-0{i}"}}' for i in range(1, 6)
    )
    assert read_json_ld(document(ld(f"[{others}]")), "Mill burns").article == {}
    assert read_json_ld(document(ld(f'{{"@type": "ItemList", "itemListElement": [{others}]}}')), "").article == {}
    found = read_json_ld(document(ld(f"[{others}, {ARTICLE}]")), "Mill burns | Example").article
    assert found["headline"] == "Mill burns"


def test_references_are_resolved() -> None:
    graph = (
        '{"@graph": [{"@type": "Article", "headline": "H", "author": {"@id": "#ann"}}, '
        '{"@type": "Person", "@id": "#ann", "name": "Ann Lee", "url": "/ann"}]}'
    )
    author = read(ld(graph)).authors[0]
    assert (author.name, author.url) == ("Ann Lee", "https://www.example.org/ann")


@pytest.mark.parametrize(
    ("author", "names"),
    [
        ('"Ann Lee"', ["Ann Lee"]),
        ('["Ann Lee", "Bo Berg"]', ["Ann Lee", "Bo Berg"]),
        ('[{"name": "Ann Lee"}, {"name": "Bo Berg"}]', ["Ann Lee", "Bo Berg"]),
        ('{"name": ["Ann Lee", "Bo Berg"]}', ["Ann Lee", "Bo Berg"]),
        ('{"name": {"@value": "Ann Lee"}}', ["Ann Lee"]),
        ('[[{"name": "Ann Lee"}]]', ["Ann Lee"]),
        ('{"name": "Admin"}', []),
        ('{"@id": "#nobody"}', []),
        ("null", []),
        ("17", []),
        ('{"name": "Ann Lee"}, "creator": {"name": "Cy Dorn"}', ["Ann Lee"]),
    ],
)
def test_authors(author: str, names: list[str]) -> None:
    found = read(ld(f'{{"@type": "Article", "author": {author}}}'))
    assert [item.name for item in found.authors] == names


@pytest.mark.parametrize("kind", ["PodcastEpisode", "RadioEpisode"])
def test_an_episode_whose_page_is_its_transcript(kind: str) -> None:
    found = read(ld(f'{{"@type": "{kind}", "name": "H", "datePublished": "2024-05-17", "author": "Ann Lee"}}'))
    assert (found.date_published, [author.name for author in found.authors]) == ("2024-05-17", ["Ann Lee"])


@pytest.mark.parametrize("moment", ["1709629200", "1709629200000", '"1709629200"'])
def test_a_moment_can_be_a_number(moment: str) -> None:
    found = read(ld(f'{{"@type": "NewsArticle", "datePublished": {moment}}}'))
    assert (found.date_published, found.date_published_raw) == ("2024-03-05T09:00:00+00:00", moment.strip('"'))


def test_half_a_character_is_left_out() -> None:
    found = read(
        ld(
            r"""{"@type": "NewsArticle", "headline": "Mill \ud83d\ude00 burns \ud83d", "url": "/mill\udE00",
            "datePublished": "2024-05-17\ud83d", "image": "/a\uD83D.jpg", "description": "C:\\ud83d"}"""
        )
    )
    values = found.to_json()
    assert str(values).isprintable() and (found.headline, found.description) == ("Mill 😀 burns", r"C:\ud83d")
    assert (found.canonical_url, found.date_published_raw) == ("https://www.example.org/mill", "2024-05-17")


@pytest.mark.parametrize("wrapped", ['{"@list": [VIDEO]}', '[{"@list": [VIDEO]}, VIDEO]', "[VIDEO]"])
def test_videos_in_an_ordered_list(wrapped: str) -> None:
    video = '{"@type": "VideoObject", "contentUrl": "/mill.mp4"}'
    found = read(ld(f'{{"@type": "NewsArticle", "video": {wrapped.replace("VIDEO", video)}}}')).videos
    assert [one.url for one in found] == ["https://www.example.org/mill.mp4"]


def test_a_position_without_bounds_is_none() -> None:
    steps = f'{{"position": 1{"0" * 400}, "name": "News"}}, {{"position": NaN, "name": "Town"}},'
    found = read(ld(f'{{"@type": "BreadcrumbList", "itemListElement": [{steps}]}}')).breadcrumbs
    assert [step.name for step in found] == ["News", "Town"]


@pytest.mark.parametrize(
    "made",
    [
        lambda n: '{"a": "b"' + "\n" * n + "x}",
        lambda n: '{"author":' + " " * n + "x}",
        lambda n: '{"a":"x' * (n // 5),
        lambda n: "[" * n,
        lambda n: '"' * n,
        lambda n: "/*" * (n // 2),
        lambda n: "{" * (n // 2) + "}" * (n // 2),
        lambda n: "\\" * (n // 2),
    ],
)
def test_loading_is_linear_and_never_raises(made: Callable[[int], str]) -> None:
    assert_proportional(lambda n: load(made(n)), 100_000)


@settings(max_examples=150, deadline=None)
@given(st.text(alphabet='{}[]",:\\ \nabc@type0123/*<>&;', max_size=300))
def test_any_text_loads(text: str) -> None:
    assert isinstance(load(text), list)


NAMES = """
@type @id @graph headline name author creator datePublished dateModified image url video audio
keywords publisher articleSection itemListElement item position isAccessibleForFree mainEntityOfPage inLanguage
license thumbnailUrl
"""
values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(tuple(NAMES.split())),
            inner
            | st.sampled_from(
                [
                    "NewsArticle",
                    "VideoObject",
                    "BreadcrumbList",
                    "WebPage",
                    "Organization",
                    "http://[",
                    "2024-13-45",
                ]
            ),
            max_size=6,
        )
    ),
    max_leaves=20,
)


@settings(max_examples=150, deadline=None)
@given(values)
def test_any_json_reads(value: object) -> None:
    script = json.dumps(
        {"@type": "NewsArticle", "mainEntity": value, "author": value, "image": value, "keywords": value}
    )
    read(ld(script.replace("</", "<\\/"))).to_json()
    read(ld(json.dumps(value).replace("</", "<\\/"))).to_json()


_GRAPH_ID = "https://www.example.org/#/schema/person/4a8f2a49dd3682a5"


@pytest.mark.parametrize(
    ("person", "whole", "body", "url"),
    [
        ({"@id": _GRAPH_ID}, {}, "", None),
        ({"@id": _GRAPH_ID}, {"url": "/author/ann"}, "", "https://www.example.org/author/ann"),
        ({"@id": "#author", "url": "/ann"}, {"url": "/author/ann"}, "", "https://www.example.org/ann"),
        ({"@id": "https://www.example.org/staff/ann"}, {}, "", "https://www.example.org/staff/ann"),
        ({"@id": _GRAPH_ID}, {}, "<p>By <a rel=author href=/a/ann>ANN LEE</a></p>", "https://www.example.org/a/ann"),
        ({"@id": _GRAPH_ID}, {}, "<p>By <a rel=author href=/a/bo>Bo Hall</a></p>", None),
        ({}, {}, "<p class=byline>By <a href=/author/ann>Ann Lee</a></p>", "https://www.example.org/author/ann"),
    ],
)
def test_the_address_of_a_writer_is_a_page(
    person: dict[str, str], whole: dict[str, str], body: str, url: str | None
) -> None:
    graph: list[dict[str, Any]] = [{"@type": "NewsArticle", "headline": "H", "author": {"name": "Ann Lee"} | person}]
    if whole:
        graph.append({"@type": "Person", "@id": person["@id"], "name": "Ann Lee"} | whole)
    found = read(ld(json.dumps({"@graph": graph})), f"<article><h1>H</h1>{body}{BODY}</article>")
    assert found.authors == (Author("Ann Lee", url),)


def test_what_a_fact_check_looks_at_is_not_the_article() -> None:
    """Neither the work that is reviewed nor where a claim appeared; the check itself is the article."""
    seen = {"@type": "NewsArticle", "headline": "Hoax", "author": {"name": "Gary Hoax"}}
    reviewed = {"@type": "CreativeWork", "author": {"name": "Gary Hoax"}, "datePublished": "2024-05-01"}
    check = {
        "@type": "ClaimReview",
        "datePublished": "2024-05-17",
        "author": {"@type": "Organization", "name": "Esk Check"},
        "itemReviewed": reviewed | {"firstAppearance": seen, "appearance": [seen]},
    }
    metadata = read(ld(json.dumps(check)), f"<h1>No, the mill did not burn</h1><article>{BODY}</article>")
    assert metadata.date_published == "2024-05-17"
    assert metadata.authors == (Author("Esk Check"),)


def test_a_list_whose_places_are_keys_is_a_list() -> None:
    people = '{"0": {"@type": "Person", "name": "Ann Lee"}, "2": {"@type": "Person", "name": "Bo Berg"}}'
    step = '{{"@type": "ListItem", "position": {}, "name": "{}", "item": "/{}"}}'
    path = f'{{"1": {step.format(1, "Home", "")}, "2": {step.format(2, "Town", "town")}}}'
    head = ld(f'{{"@type": "NewsArticle", "headline": "Mill burns", "author": {people}, "keywords": {{"3": "fire"}}}}')
    metadata = read(head + ld(f'{{"@type": "BreadcrumbList", "itemListElement": {path}}}'), "<h1>Mill burns</h1>")
    assert metadata.authors == (Author("Ann Lee"), Author("Bo Berg"))
    assert [step.name for step in metadata.breadcrumbs] == ["Home", "Town"]
    assert metadata.keywords == ("fire",)


@pytest.mark.parametrize(
    "author",
    [
        '"author": {"@type": "Role", "author": {"name": "Ann Lee"}}',
        '"author": [{"@type": "Role", "author": [{"name": "Ann Lee"}]}]',
        '"author": "", "creator": ["Ann Lee"]',
    ],
)
def test_an_author_in_a_role_or_behind_an_empty_text(author: str) -> None:
    assert read(ld(f'{{"@type": "NewsArticle", "headline": "Mill burns", {author}}}')).authors == (Author("Ann Lee"),)


def test_the_day_of_another_article_in_a_list_is_none_of_the_page() -> None:
    other = '{"@type": "NewsArticle", "headline": "Other", "datePublished": "2024-05-01"}'
    listed = f'{{"@type": "ItemList", "itemListElement": [{{"@type": "ListItem", "item": {other}}}]}}'
    assert read(ld(listed), f"<h1>Mill burns</h1><article>{BODY}</article>").date_published is None
    own = '{"@type": "Dataset", "name": "Mills", "datePublished": "2024-05-01"}'
    assert read(ld(own), f"<h1>Mill burns</h1><article>{BODY}</article>").date_published == "2024-05-01"


def test_the_recording_of_an_episode_is_an_audio() -> None:
    medium = '{"@type": "MediaObject", "contentUrl": "/%s"}'
    episode = f'{{"@type": "PodcastEpisode", "name": "x", "associatedMedia": {medium}}}'
    assert [audio.url for audio in read(ld(episode % "e.mp3?t=1")).audios] == ["https://www.example.org/e.mp3?t=1"]
    assert read(ld(episode % "e.pdf")).audios == ()


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        (r"O\u0092Neil", "O’Neil"),
        (r"O\u00e2\u0080\u0099Neil", "O’Neil"),
        (r"O\u00E2\u0080\u0099Neil \u00e9", "O’Neil é"),
        (r"O\\u0092Neil", "O\\u0092Neil"),
        (r"Caf\u00e9 \u00c3\u00a9", "Café Ã©"),
    ],
)
def test_escapes_of_what_was_encoded_twice_are_read_twice(written: str, shown: str) -> None:
    assert load(f'{{"name": "{written}"}}') == [{"name": shown}]


@pytest.mark.parametrize("start", ['{"a": "', "\\", '\\"'])
def test_escapes_cost_no_more_than_their_length(start: str) -> None:
    assert_proportional(lambda times: load(start + r"\u0092\u00e2" * times), 2_000)
