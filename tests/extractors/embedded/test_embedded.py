"""Application shells whose data holds the article."""

from __future__ import annotations

import json
from html import escape
from typing import Any

import jsonschema
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from extractors import Article, Page, Reason, Rejection, article_schema, clean_html, extract, extract_page
from extractors.document import Document
from extractors.embedded.scripts import values
from tests.growth import assert_proportional

URL = "http://news.example/2026/11/the-river-rises-4711"
TITLE = "The river rises by two metres"
PARAGRAPHS = [
    f"The river rose again in the night, and by {hour} o'clock the helpers had filled {hour * 110} bags of sand, as "
    f"the mayor told the {hour + 3} people who had come to the town hall to hear what would happen next."
    for hour in range(2, 9)
]
HTML = "".join(f"<p>{text}</p>" for text in PARAGRAPHS)
SCRIPTS = "<script src=/a.js></script><script src=/b.js></script>"


def shell(*data: str, title: str = f"{TITLE} | The Example", head: str = "") -> str:
    return (
        f"<!DOCTYPE html><html lang=en><head><title>{title}</title>{head}</head><body><noscript>You need to enable "
        f"JavaScript to run this app.</noscript><div id=__next></div>{''.join(data)}{SCRIPTS}</body></html>"
    )


def state(value: Any, form: str = "__NEXT_DATA__") -> str:
    text = json.dumps(value)
    forms = {
        "__NEXT_DATA__": f'<script id="__NEXT_DATA__" type="application/json">{text}</script>',
        "assigned": f"<script>window.__PRELOADED_STATE__ = {text}; window.other = 1;</script>",
        "bracket": f'<script>window["__STATE__"]={text};</script>',
        "Fusion": f"<script>Fusion.arcSite='x';Fusion.globalContent={text};Fusion.tree={{}};</script>",
        "JSON.parse": f"<script>window.__APP__ = JSON.parse({json.dumps(text)});</script>",
    }
    return forms[form]


def story(**more: Any) -> dict[str, Any]:
    return {"props": {"pageProps": {"article": {"title": TITLE, "slug": "the-river-rises-4711", **more}}}}


def found(html: str, url: str = URL) -> Article:
    outcome = extract(html, url)
    assert isinstance(outcome, Article), outcome
    jsonschema.validate(outcome.to_json(), article_schema())
    return outcome


LD = {
    "@context": "https://schema.org", "@type": "NewsArticle", "headline": TITLE,
    "datePublished": "2026-11-20T08:00:00Z",
    "author": {"@type": "Person", "name": "Ada Byron"}, "articleBody": "\n\n".join(PARAGRAPHS),
}  # fmt: skip


@pytest.mark.parametrize("kind", ["application/ld+json", "application/LD+JSON"])
def test_article_body_of_json_ld(kind: str) -> None:
    article = found(shell(f'<script type="{kind}">{json.dumps(LD)}</script>'))
    assert article.body == "\n\n".join(PARAGRAPHS)
    assert article.headline == TITLE
    assert article.extraction.method == "embedded"
    assert article.extraction.xpath == "(//script)[1]"
    assert article.metadata.date_published is not None
    assert [one.name for one in article.metadata.authors] == ["Ada Byron"]


@pytest.mark.parametrize("name", ["data-page", "data-props", ":article"])
def test_state_in_an_attribute(name: str) -> None:
    data = escape(json.dumps({"component": "Story", "props": story(body=HTML)["props"]["pageProps"]}))
    article = found(shell(f'<div id="app" {name}="{data}"></div>'))
    assert article.body == "\n\n".join(PARAGRAPHS) and article.headline == TITLE
    assert (article.extraction.method, article.extraction.xpath) == ("embedded", '//div[@id="app"]')


@pytest.mark.parametrize("form", ["__NEXT_DATA__", "assigned", "bracket", "Fusion", "JSON.parse"])
@pytest.mark.parametrize("body", [HTML, "\n".join(PARAGRAPHS), PARAGRAPHS], ids=["markup", "text", "list"])
def test_state_of_frameworks(form: str, body: Any) -> None:
    article = found(shell(state(story(body=body), form)))
    assert article.body == "\n\n".join(PARAGRAPHS)
    assert (article.headline, article.extraction.method) == (TITLE, "embedded")


@pytest.mark.parametrize("form", ["__NEXT_DATA__", "assigned", "JSON.parse"])
def test_half_a_character_spoils_no_state(form: str) -> None:
    """``text.slice(0, 160)`` cuts an emoji, and JSON.stringify escapes what is left of it."""
    article = found(shell(state(story(excerpt="Sand \ud83d", body=f"{HTML}<p>Sand, {PARAGRAPHS[0]}\ude00</p>"), form)))
    assert article.body == "\n\n".join([*PARAGRAPHS, f"Sand, {PARAGRAPHS[0]}"])
    article.body.encode()


@pytest.mark.parametrize(("start", "more"), [("", "<script type=a>"), ("<!-- <script type=", "aaa")])
def test_templates_cost_no_more_than_their_length(start: str, more: str) -> None:
    template = '<script type="text/template"><p>A line.</p></script>'
    assert_proportional(lambda count: extract(shell(template, f"{start}{more * count}<-->"), URL), 20_000)


@pytest.mark.parametrize("more", ["<noscript>", "<noscript a ", "</noscript ", f"<noscript>{HTML}"])
def test_fallbacks_cost_no_more_than_their_length(more: str) -> None:
    fallbacks = f"<noscript>{HTML}</noscript>"
    assert_proportional(lambda count: extract(shell(fallbacks, more * (count // len(more))), URL), 400_000)


TREES: dict[str, Any] = {
    "Arc": {"content_elements": [{"type": "image", "caption": "no text", "url": "/a.png"}]
            + [{"_id": "x", "type": "text", "content": text} for text in PARAGRAPHS]},
    "WordPress": {"content": {"rendered": HTML, "protected": False}},
    "Contentful": {"body": {"nodeType": "document", "content": [
        {"nodeType": "paragraph", "content": [
            {"nodeType": "text", "value": text[:20], "marks": []},
            {"nodeType": "hyperlink", "data": {"uri": "/b"}, "content": [{"nodeType": "text", "value": text[20:30]}]},
            {"nodeType": "text", "value": text[30:]}]} for text in PARAGRAPHS]}},
    "Portable Text": {"body": [{"_type": "block", "style": "normal", "children": [
        {"_type": "span", "text": text[:9]}, {"_type": "span", "text": text[9:]}]} for text in PARAGRAPHS]},
    "ProseMirror": {"content": {"type": "doc", "content": [
        {"type": "paragraph", "content": [{"type": "text", "text": text}]} for text in PARAGRAPHS]}},
    "Apollo": {'body({"customContent":true})': {"type": "json", "json": [
        {"type": "p", "children": [
            {"type": "text", "data": text[:20]},
            {"type": "a", "attribs": {"href": "/b"}, "children": [{"type": "text", "data": text[20:30]}]},
            {"type": "text", "data": text[30:]}]} for text in PARAGRAPHS]}},
    "Lexical": {"body": {"root": {"type": "root", "children": [
        {"type": "paragraph", "children": [{"type": "text", "text": text}]} for text in PARAGRAPHS]}}},
}  # fmt: skip


@pytest.mark.parametrize("name", sorted(TREES))
def test_trees_of_nodes(name: str) -> None:
    assert found(shell(state(story(**TREES[name])))).body == "\n\n".join(PARAGRAPHS)


def test_subheads_and_lists_keep_their_kind() -> None:
    elements = [
        {"type": "text", "content": PARAGRAPHS[0]}, {"type": "header", "level": 2, "content": "What comes next"},
        {"type": "list", "items": [{"type": "text", "content": "One."}, {"type": "text", "content": "Two."}]},
        *({"type": "text", "content": text} for text in PARAGRAPHS[1:]),
    ]  # fmt: skip
    article = found(shell(state(story(content_elements=elements), "Fusion")))
    kinds = [block.to_json()["type"] for block in article.blocks]
    assert "header" in kinds and "What comes next" in article.body and "One." in article.body


def test_flattened_state() -> None:
    flat = [["Reactive", 1], {"data": 2}, {"article": 3}, {"title": 4, "body": 5, "self": 3}, TITLE, HTML]
    data = f'<script type="application/json" id="__NUXT_DATA__">{json.dumps(flat)}</script>'
    assert found(shell(data)).body == "\n\n".join(PARAGRAPHS)


def folded(inside: str, kind: str = "text/template") -> str:
    """A page of a blog that keeps its posts in templates."""
    return (
        f"<html lang=en><head><title>The Example: {TITLE}</title></head><body><div class=post><h2>{TITLE}</h2><div "
        f"class=post-body><script type='{kind}'>\n{inside}\n</script><noscript></noscript></div></div></body></html>"
    )


def test_an_article_in_a_template() -> None:
    article = found(folded(HTML))
    assert article.body == "\n\n".join(PARAGRAPHS)
    assert article.headline == TITLE
    assert (article.extraction.method, article.extraction.xpath) == ("embedded", "(//script)[1]")


CONSENT = (
    "We use cookies on this website and process your personal data, for example to personalise content and adverts.",
    "Some of our services need your consent. You can withdraw it at any time in the settings.",
    "Essential cookies make the site work. They cannot be switched off.",
    "Statistics cookies help us to understand how visitors use our pages, by collecting information anonymously.",
    "Marketing cookies are used by third parties to show personalised adverts across websites.",
    "You are under 16? Then ask your parents for consent to voluntary services.",
    "Accept all, save, or accept essential cookies only.",
)


@pytest.mark.parametrize(
    "html",
    [
        folded("<p>{{ title }}</p>" + HTML),
        folded(HTML, "text/javascript"),
        folded("".join(f"<p>{text}</p>" for text in CONSENT)),
    ],
    ids=["waits for values", "a program", "a layer of consent"],
)
def test_other_templates_hold_no_article(html: str) -> None:
    assert isinstance(extract(html, URL), Rejection)


def fallback(inside: str, shown: str = "") -> str:
    """A shell that shows ``inside`` where no scripts run, and asks for them elsewhere."""
    note = "<noscript><img src=/count.gif>You need to enable JavaScript to run this app.</noscript>"
    page = shell(f"<NOSCRIPT data-path='/4711'>{inside}</NOSCRIPT>{note}")
    return page.replace("<div id=__next>", f"<div id=__next>{shown}")


def test_an_article_for_browsers_without_scripts() -> None:
    article = found(fallback(f"<header><a href=/>Home</a></header><article><h1>{TITLE}</h1>{HTML}</article>"))
    assert article.body == "\n\n".join(PARAGRAPHS)
    assert article.headline == TITLE
    assert article.extraction.method == "embedded" and article.extraction.xpath.endswith("noscript[2]")


def test_an_article_without_its_end_for_browsers_without_scripts() -> None:
    page = f"<html lang=en><title>{TITLE}</title><body><div id=app></div>{SCRIPTS}<noscript><h1>{TITLE}</h1>{HTML}"
    article = found(page)
    assert article.body == "\n\n".join(PARAGRAPHS)


def test_what_is_shown_stands_before_its_fallback() -> None:
    article = found(fallback(f"<h1>{TITLE}</h1>{HTML}", shown=f"<h1>{TITLE}</h1>{HTML}"))
    assert article.extraction.method == "arbiter" and article.body.count(PARAGRAPHS[0]) == 1


@pytest.mark.parametrize(
    "inside",
    [
        "<p>Please enable JavaScript. It is switched off in your browser, or blocked by one of its extensions. Open "
        "the settings, look for scripts, allow them for this site, and load the page once more. If that does not help, "
        "write to us and name your browser, its version and what you see; we shall look into it as soon as we can, "
        "and tell you what we found. Thank you for your patience, and for reading The Example.</p>",
        "".join(f"<p>{text}</p>" for text in CONSENT),
    ],
    ids=["a note", "a layer of consent"],
)
def test_other_fallbacks_hold_no_article(inside: str) -> None:
    outcome = extract(fallback(inside), URL)
    assert isinstance(outcome, Rejection) and outcome.reason is Reason.NEEDS_RENDERING


def test_a_rejected_fallback_is_what_was_tried() -> None:
    thread = f'<main itemscope itemtype="https://schema.org/DiscussionForumPosting"><h1>{TITLE}</h1>{HTML}</main>'
    extracted = extract_page(Page.from_html(fallback(thread), URL))
    assert isinstance(extracted.outcome, Rejection) and extracted.outcome.reason is Reason.NEEDS_RENDERING
    assert extracted.attempt is not None and extracted.attempt.body == "\n\n".join(PARAGRAPHS)


def test_the_article_is_the_one_that_the_page_is_about() -> None:
    others = [{"title": f"Another story {n}", "slug": f"another-story-{n}000", "body": HTML * 3} for n in range(3)]
    data = state({"related": others, "story": {"slug": "the-river-rises-4711", "body": HTML}})
    assert found(shell(data, title="The Example")).body == "\n\n".join(PARAGRAPHS)
    outcome = extract(shell(state({"related": others}), title="The Example"), URL)
    assert isinstance(outcome, Rejection) and outcome.reason is Reason.NEEDS_RENDERING


BIOGRAPHY = "<p>Ada Byron has written about rivers and their towns for twenty years. She lives by one herself.</p>"


def teaser(length: int, data: str) -> str:
    """A page that shows the first paragraphs of its article, a caption and a biography."""
    shown = f"<main><h1>{TITLE}</h1>{''.join(f'<p>{text}</p>' for text in PARAGRAPHS[:length])}{BIOGRAPHY}</main>"
    return shell(data).replace("<div id=__next>", shown)


@pytest.mark.parametrize(
    "data",
    [
        state(story(body=HTML)),
        f'<script type="application/ld+json">{json.dumps(LD)}</script>',
        f"<script type='text/template'><main><h1>{TITLE}</h1>{HTML}</main></script>",
    ],
    ids=["state", "JSON-LD", "template"],
)
def test_a_summary_stands_back_behind_the_article_in_the_data(data: str) -> None:
    article = found(teaser(1, data).replace(f"<h1>{TITLE}</h1><p>", f"<h1>{TITLE}</h1><p>In short: ", 1))
    assert PARAGRAPHS[-1] in article.body and article.extraction.method == "embedded"


@pytest.mark.parametrize(
    ("length", "data"),
    [
        (3, state(story(body=HTML))),
        (1, state(story(body="".join(f"<p>{text}</p>" for text in PARAGRAPHS[:3])))),
        (1, state({"title": "Another story of that day", "slug": "another-story-3000", "body": HTML})),
    ],
    ids=["half of it is shown", "not four times as long", "of another story"],
)
def test_what_a_page_shows_stands_beside_shorter_data(length: int, data: str) -> None:
    article = found(teaser(length, data))
    assert article.extraction.method == "arbiter" and PARAGRAPHS[-1] not in article.body


def test_a_front_page_is_no_article() -> None:
    outcome = extract(shell(state(story(body=HTML))), "http://news.example/")
    assert isinstance(outcome, Rejection) and outcome.reason is Reason.NEEDS_RENDERING


def test_a_page_with_text_of_its_own_is_read_as_ever() -> None:
    html = shell(state(story(body="Quite another text. " * 40))).replace(
        "<div id=__next>", f"<main><h1>{TITLE}</h1>{HTML}"
    )
    assert found(html).extraction.method == "arbiter"


def test_markup_cannot_reach_out_of_its_place() -> None:
    hostile = HTML + "</article></div><script>alert(1)</script><div><iframe src=//evil.example></iframe><div onclick=x>"
    html = shell(
        state(story(body=hostile.replace("</", "<\\/").replace("<\\/", "</"))).replace(
            "</script><div", "<\\/script><div"
        )
    )
    assert found(html).body == "\n\n".join(PARAGRAPHS)
    cleaned = clean_html(Page.from_html(html, URL))
    assert isinstance(cleaned, str) and PARAGRAPHS[3] in cleaned and "alert" not in cleaned and "evil" not in cleaned


def test_one_answer_for_the_same_bytes() -> None:
    html = shell(state(story(body=HTML)), f'<script type="application/ld+json">{json.dumps(LD)}</script>')
    assert extract(html, URL) == extract(html, URL)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(
            st.sampled_from(["body", "title", "content", "type", "children", "text", "items", "slug"]), inner
        )
    ),
    max_leaves=30,
)


@settings(max_examples=30, deadline=None)
@given(JSON, st.sampled_from(["__NEXT_DATA__", "assigned", "JSON.parse"]))
def test_no_state_raises(value: Any, form: str) -> None:
    extract(shell(state({"title": TITLE, "body": value}, form).replace("\x00", "")), URL)


@pytest.mark.parametrize(
    "text",
    [
        "window.x = {", "window.x = " + '{"a":' * 5_000, "window.x = JSON.parse('{')", "var a = [1,",
        "window.x = {a: 1}",
        "[" * 100_000, "window.x = JSON.parse(" + '"' * 99,
    ],
)  # fmt: skip
def test_broken_scripts_hold_nothing(text: str) -> None:
    page = Page.from_html(shell(f"<script>{text}</script>"), URL)
    assert list(values(Document(page))) == []
    nested = Page.from_html(shell(f'<script type="application/json">{text}</script>'), URL)
    assert list(values(Document(nested))) == []


def test_a_state_that_refers_to_itself_ends() -> None:
    flat: list[Any] = [[1, 1, 1, 1]] + [[n + 1] * 8 for n in range(1, 60)] + [{"a": 0}]
    data = f'<script type="application/json" id="__NUXT_DATA__">{json.dumps(flat)}</script>'
    assert len(list(values(Document(Page.from_html(shell(data), URL))))) == 1
