from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from lxml import html

from crawler.registry import SiteFileError
from crawler.wrappers.exchange import Imported, read_fivefilters, read_toml, to_toml
from crawler.wrappers.exchange.fivefilters import LEFT_OUT, first_of
from extractors import PARSER_VERSION, Article, FieldPath, Page, extract_page

NAMES = [*LEFT_OUT, "title", "date", "strip", "body", "login_x"]
CONFIGS = Path(__file__).parent / "configs"
PAGE = """<html lang="en"><head><title>Pier to be rebuilt - The Gull</title></head><body>
<ul><li><a href="/">Front</a></li><li><a href="/sport">Sport</a></li></ul>
<h1 class="headline">Pier to be rebuilt</h1><h1>The Gull</h1>
<span class="byline">By <a href="/ada">Ada Albers</a></span> <time datetime="2024-03-05T10:00:00Z">Tuesday</time>
<div id="story"><p>The harbour council voted on Tuesday to rebuild the eastern pier, which a storm had broken in
March, and set aside four million for the work. It was the third vote on the matter since the spring of last year.</p>
<aside><p>Read also why the herring fleet has left the harbour for good, and who had sent it away.</p></aside>
<p>Fishermen had asked for the pier to be moved further north, where the current is weaker, but the engineers said that
the sea floor there would not carry it. Both sides had brought maps with them, neither had looked at the other's.</p>
<div class="top newsletter-box"><p>Every Friday we write to eleven thousand readers about the sea, the harbour and the
weather, and it costs nothing at all; leave your address here and we will write to you as well.</p></div>
<p>Work begins in May, the mayor said, and should be done before the herring season; until then boats land at the old
quay, which has room for eleven of them. The ferry to the islands is not disturbed, and its timetable stays.</p></div>
<div id="foot"><a href="/imprint">Imprint</a></div></body></html>"""


def read(name: str, site: str | None = None) -> Imported:
    path = CONFIGS / name
    return read_fivefilters(path, path.read_bytes(), site)


def said(imported: Imported, name: str) -> list[str]:
    return [str(warning) for warning in imported.warnings if f", {name}: " in str(warning)]


def test_a_whole_configuration() -> None:
    imported = read("gull.example.txt")
    [wrapper] = [record.wrapper for record in imported.records]
    assert (wrapper.site, wrapper.pinned, wrapper.method) == ("gull.example", True, "fivefilters")
    assert wrapper.parser == PARSER_VERSION and wrapper.proving_url == "http://gull.example/news/pier"
    assert wrapper.root_xpath == "//div[@id='story']"
    assert wrapper.header_xpath == "(//h1[@class='headline'])[1]"
    assert wrapper.next_page_xpath == "//a[@rel='next']"
    assert wrapper.fields == {
        "authors": FieldPath("//span[@class='byline']/a"),
        "date_published": FieldPath("//time", "datetime"),
    }
    assert wrapper.strip == (
        "//div[@id='story']//aside",
        '//*[contains(@class, "share-bar") or contains(@id, "share-bar")]',
        '//*[contains(@class, "newsletter") or contains(@id, "newsletter")]',
        '//img[contains(@src, "/pixel/")]',
    )
    assert [str(warning).split(": ")[0].split("line ")[1] for warning in imported.warnings] == [
        "12, tidy", "13, prune", "15, test_contains",
    ]  # fmt: skip


def test_it_extracts_the_article() -> None:
    [record] = read("gull.example.txt").records
    page = Page.from_html(PAGE, "http://gull.example/news/pier")
    extracted = extract_page(page, [record.wrapper], prior=9.0)
    assert isinstance(extracted.outcome, Article) and extracted.used == record.wrapper
    assert extracted.outcome.headline == "Pier to be rebuilt"
    paragraphs = extracted.outcome.body.split("\n\n")
    assert [paragraph.split()[0] for paragraph in paragraphs] == ["The", "Fishermen", "Work"]


def test_a_name_with_a_dot_is_for_subdomains() -> None:
    imported = read(".harbour.example.txt")
    assert [record.wrapper.site for record in imported.records] == [
        "harbour.example", "news.harbour.example", "sport.harbour.example",
    ]  # fmt: skip
    assert [record.wrapper.proving_url for record in imported.records][1] == "https://news.harbour.example/1"
    assert "meant for all subdomains" in str(imported.warnings[0])
    [only] = read(".harbour.example.txt", "b.example").records
    assert only.wrapper.site == "b.example"


def test_the_first_alternative_that_selects_counts() -> None:
    imported = read("alternatives.example.txt")
    wrapper = imported.records[0].wrapper
    tree = html.fromstring(
        "<html><body><td width=480>3</td><div class=old-text>2a</div><div class=old-text>2b</div></body></html>"
    ).getroottree()
    assert [e.text for e in tree.xpath(wrapper.root_xpath)] == ["2a", "2b"]
    assert wrapper.header_xpath == "(//h1 | (//h2[@class='title'])[not(//h1)])[1]"
    assert "no heading" in said(imported, "title")[0]
    authors = wrapper.fields["authors"]
    meta = ["//meta[@name='author']/@content", "//span[@class='author']", "//meta[@name='dc.creator']/@content"]
    assert authors == FieldPath(first_of(f"({each})[normalize-space()]" for each in meta))
    assert not said(imported, "author") and not said(imported, "date")


@pytest.mark.parametrize(
    ("lines", "author"),
    [
        ("author: substring-after(//span[@class='byline'], 'By ')\ndate: string(//time/@datetime)", "Ada Albers"),
        ("author: //meta[@name='x']/@content | //span[@class='byline']/a\ndate: //b/@title | //time/@datetime",
         "Ada Albers"),
        ("author: substring-after(//i, 'By ')\nauthor: //span/a/text()\ndate: concat(//b, //time/@datetime)",
         "Ada Albers"),
        ("author: //span[@class='byline']/a\nauthor: concat('Ben ', 'Bell')\ndate: //time/@datetime", "Ada Albers"),
        ("author: //b\nauthor: string(//i/@title)\nauthor: concat('Ben ', 'Bell')\ndate: //time/text()", "Ben Bell"),
    ],
)  # fmt: skip
def test_fields_may_be_attributes_and_texts_that_functions_make(lines: str, author: str) -> None:
    imported = read_fivefilters(Path("gull.example.txt"), f"body: //div[@id='story']\n{lines}".encode())
    [record] = imported.records
    assert not imported.warnings
    assert read_toml(Path("a.toml"), to_toml("gull.example", [record]).encode()).records == (record,)
    outcome = extract_page(Page.from_html(PAGE, "http://gull.example/news/pier"), [record.wrapper], prior=9.0).outcome
    assert isinstance(outcome, Article) and [each.name for each in outcome.metadata.authors] == [author]
    assert outcome.extraction.fields["authors"] == "wrapper"
    assert outcome.metadata.date_published is not None


@pytest.mark.parametrize("tag", ["<i> </i>", "<i title='Eve'></i>", ""])
def test_an_alternative_that_is_empty_gives_no_field(tag: str) -> None:
    lines = "body: //div[@id='story']\nauthor: //i\nauthor: //span/a\ndate: //i/@datetime\ndate: //time/@datetime"
    [record] = read_fivefilters(Path("gull.example.txt"), lines.encode()).records
    page = Page.from_html(PAGE.replace("<h1 ", f"{tag}<h1 ", 1), "http://gull.example/news/pier")
    outcome = extract_page(page, [record.wrapper], prior=9.0).outcome
    assert isinstance(outcome, Article) and [each.name for each in outcome.metadata.authors] == ["Ada Albers"]
    assert outcome.metadata.date_published is not None and outcome.extraction.fields["date_published"] == "wrapper"


@pytest.mark.parametrize(
    "title",
    [
        "/html/head/title",
        ".//title",
        "(//title)[1]",
        "//head//meta[@name='t']/@content",
        "//title/text()",
        "//a/@title",
    ],
)
def test_a_title_in_the_head_is_no_heading(title: str) -> None:
    imported = read_fivefilters(Path("gull.example.txt"), f"body: //div\ntitle: {title}".encode())
    assert imported.records[0].wrapper.header_xpath is None
    assert "is no heading" in said(imported, "title")[0]


@pytest.mark.parametrize(
    "title",
    ["//h1 | //title", "//title|//h1/text()", "//*[@name='t']/@content | //h1", "//h1/text() | //h2/text()",
     "//head-line | //a/@title | //h1[. != 'a | b']"],
)  # fmt: skip
def test_a_title_of_several_is_the_heading_among_them(title: str) -> None:
    lines = f"body: //div[@id='story']\ntitle: {title}"
    [record] = read_fivefilters(Path("gull.example.txt"), lines.encode()).records
    page = Page.from_html(PAGE.replace("<title>", "<meta name=t content=x><title>"), "http://gull.example/news/pier")
    found = extract_page(page, [record.wrapper], prior=9.0)
    assert found.used == record.wrapper and isinstance(found.outcome, Article)
    assert found.outcome.headline == "Pier to be rebuilt"


def test_alternatives_are_one_xpath_that_may_be_used() -> None:
    """Of one that looks at the whole page in a condition, the next must not ask for each of its elements."""
    imported = read_fivefilters(
        Path("gull.example.txt"), b"body: //div[//h1]\nbody: //main\nauthor: //i[//b]\nauthor: //u"
    )
    assert len(said(imported, "body")) == len(said(imported, "author")) == 1
    [record] = imported.records
    assert record.wrapper.root_xpath == "//div[//h1]"
    assert read_toml(Path("a.toml"), to_toml("gull.example", [record]).encode()).records == (record,)


def test_a_number_is_no_field() -> None:
    imported = read_fivefilters(Path("gull.example.txt"), b"body: //p\nauthor: count(//p)\ndate: //p = 'x'")
    assert not imported.records[0].wrapper.fields
    assert all("gives a number or a condition" in said(imported, name)[0] for name in ("author", "date"))


def test_what_does_not_apply_is_named_once_with_its_lines() -> None:
    imported = read("rewriting.example.txt")
    assert imported.records[0].wrapper.strip == ()
    for name in (
        "single_page_link", "if_page_contains", "find_string", "replace_string", "http_header", "requires_login",
        "login_uri", "wrap_in", "move_into", "strip_attr", "src_lazy_load_attr", "autodetect_on_failure", "sparkle",
    ):  # fmt: skip
        assert len(said(imported, name)) == 1, name
    assert "line 5, replace_string: left out (and on lines 6, 8)" in said(imported, "replace_string")[0]
    assert "login" in said(imported, "login_uri")[0] and "no directive that we know" in said(imported, "sparkle")[0]
    assert any("line 19: left out: no directive" in str(warning) for warning in imported.warnings)


def test_broken_xpaths_are_left_out_with_a_warning() -> None:
    imported = read("broken.example.txt")
    wrapper = imported.records[0].wrapper
    assert wrapper.root_xpath == "//section" and wrapper.strip == () and wrapper.header_xpath is None
    lines = [warning.line for warning in imported.warnings]
    assert lines == sorted(lines) and {1, 3, 4, 5} <= set(lines)
    assert "broken.example.txt, line 1, body: left out: //div[@id='story' is no XPath" in str(imported.warnings[0])


def test_without_a_body_there_is_no_wrapper() -> None:
    with pytest.raises(SiteFileError, match="no XPath of a body"):
        read("nobody.example.txt")


@pytest.mark.parametrize("name", ["notes.txt", "a b.example.txt", "example.com/.txt", ".txt"])
def test_a_name_that_is_no_domain_needs_a_site(name: str) -> None:
    with pytest.raises(SiteFileError, match="--site"):
        read_fivefilters(Path(name), b"body: //p")
    assert read_fivefilters(Path(name), b"body: //p", "a.example").records


def test_a_host_with_a_port_is_named_as_its_folder() -> None:
    [record] = read_fivefilters(Path("127.0.0.1_8000.txt"), b"body: //p").records
    assert record.wrapper.site == "127.0.0.1:8000"
    [record] = read_fivefilters(Path("a.example_443.txt"), b"body: //p").records
    assert record.wrapper.site == "a.example"


@pytest.mark.parametrize("url", ["http://[::1", "http://[a.example]/1", "sec://[x", "mailto:a@b", "http://"])
def test_a_test_address_that_is_none_is_passed_over(url: str) -> None:
    text = f"body: //p\ntest_url: {url}\ntest_url: http://www.a.example/2"
    records = read_fivefilters(Path(".a.example.txt"), text.encode()).records
    assert [record.wrapper.proving_url for record in records] == ["http://www.a.example/2"] * len(records)
    assert [record.wrapper.site for record in records] == ["a.example"]


def test_what_is_no_text_is_a_problem() -> None:
    with pytest.raises(SiteFileError, match="line 2: is not UTF-8"):
        read_fivefilters(Path("a.example.txt"), b"body: //p\ntitle: \xff")
    with pytest.raises(SiteFileError, match="larger than"):
        read_fivefilters(Path("a.example.txt"), b"#" * 1_000_001)


@settings(max_examples=60, deadline=None)
@given(st.lists(st.tuples(st.sampled_from(NAMES), st.text()), max_size=6))
def test_no_file_raises_anything_else(directives: list[tuple[str, str]]) -> None:
    text = "\n".join(f"{name}: {value}" for name, value in directives)
    try:
        imported = read_fivefilters(Path("a.example.txt"), text.encode("utf-8", "replace"))
    except SiteFileError as error:
        assert error.problems
    else:
        assert imported.records[0].wrapper.root_xpath


def test_alternatives_together_stay_short() -> None:
    """Each names those before it, so thousands in a small file would make an XPath of many megabytes."""
    lines = [f"{name}: //div[@id='{name}{n}']" for n in range(1_000) for name in ("body", "title", "author")]
    imported = read_fivefilters(Path("a.example.txt"), "\n".join(lines).encode())
    [record] = imported.records
    wrapper = record.wrapper
    texts = "\n".join(f"author: string(//p{n})" for n in range(1_000))
    [made] = read_fivefilters(Path("a.example.txt"), f"body: //p\n{texts}".encode()).records
    paths = (wrapper.fields["authors"].xpath, made.wrapper.fields["authors"].xpath)
    for expression in (wrapper.root_xpath, wrapper.header_xpath, *paths):
        assert expression is not None and len(expression) <= 20_000
    assert "makes the alternatives together longer" in said(imported, "body")[0]
    assert read_toml(Path("a.toml"), to_toml("a.example", [record]).encode()).records == (record,)
