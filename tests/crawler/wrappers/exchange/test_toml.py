from __future__ import annotations

from dataclasses import fields, replace
from datetime import UTC, datetime
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crawler.registry import SiteFileError
from crawler.wrappers.cache import WrapperCache
from crawler.wrappers.exchange import read_toml, to_toml
from crawler.wrappers.exchange.imported import why_no_xpath
from crawler.wrappers.policy import SupportPolicy
from crawler.wrappers.storage import WrapperRecord
from crawler.wrappers.storage.memory import MemoryStore
from extractors import PARSER_VERSION, FieldPath, Pooled, Shown, Wrapper

SITE, NOON = "a.example:8000", datetime(2026, 1, 2, 12, 0, 0, 345, tzinfo=UTC)
FULL = Wrapper(
    site=SITE,
    parser=PARSER_VERSION,
    root_xpath="""//div[@id="it's"]""",
    method="arbiter",
    proving_url=f"http://{SITE}/ü",
    learned_at=NOON,
    rendered=True,
    header_xpath="//h1",
    scope_xpath='//div[contains(@class, "top")]',
    fields={"authors": FieldPath("//a", None, 3), "date_published": FieldPath("//time", "datetime", 2)},
    spared={"authors": 2, "date_published": 0},
    template_claims=("date: 2019-03-01", 'headline: "a"'),
    signatures=(Pooled('div.a "b" < p.\x01', 0.25, 3, 2), Pooled("x", 1.0)),
    pages=("0123456789ab",),
    fragments=("0a", "0b"),
    written=("advert", "reuters"),
    kept_texts=("0a1b2c3d4e5f",),
    dropped_texts=("5f4e3d2c1b0a", "6f4e3d2c1b0a"),
    strip=("//aside", '//p[@class="ad"]'),
    next_page_xpath="//a[@rel='next']",
    shown=Shown(1, 2, 3, 4, 0.5, ("authors", "headline")),
    support=7,
    pinned=True,
)
RECORD = WrapperRecord(FULL, 1, 2, 3, 4, 5, 6, 7, 8, NOON, ('u: "x"', "y"), NOON, "it's over\nnow", 9)


def back(text: str) -> tuple[WrapperRecord, ...]:
    return read_toml(Path("a.toml"), text.encode()).records


def problems(text: str) -> list[str]:
    with pytest.raises(SiteFileError) as caught:
        read_toml(Path("a.toml"), text.encode())
    return [str(problem) for problem in caught.value.problems]


def test_everything_comes_back() -> None:
    bare = WrapperRecord(replace(FULL, root_xpath="//article", fields={}, signatures=(), shown=Shown()))
    # a field that is added to a wrapper or its record must be added to the file too
    for value, default in ((FULL, Wrapper("", "", "")), (RECORD, WrapperRecord(FULL)), (FULL.shown, Shown())):
        assert [f.name for f in fields(value) if getattr(value, f.name) == getattr(default, f.name)] in (
            [], ["method"], ["wrapper"],
        )  # fmt: skip
    assert back(to_toml(SITE, [RECORD, bare])) == (RECORD, bare)


@settings(max_examples=40, deadline=None)
@given(st.text(st.characters(exclude_categories=["Cs"]), max_size=30), st.floats(0, 1), st.datetimes())
def test_any_text_comes_back(text: str, share: float, moment: datetime) -> None:
    wrapper = replace(FULL, proving_url=text, signatures=(Pooled(text, share),), learned_at=moment.replace(tzinfo=UTC))
    record = WrapperRecord(wrapper, evidence=(text, text * 9), retired_because=text)
    assert back(to_toml(SITE, [record])) == (record,)


def test_a_hand_written_table_needs_only_a_root() -> None:
    [record] = back('site = "a.example"\n[[wrappers]]\nroot = "//article"\n')
    assert record == WrapperRecord(Wrapper("a.example", PARSER_VERSION, "//article", method="hand", pinned=True))


def test_a_file_serves_another_site() -> None:
    [record] = read_toml(Path("a.toml"), to_toml(SITE, [RECORD]).encode(), "b.example").records
    assert record.wrapper == replace(FULL, site="b.example")


def test_what_another_parser_learned_is_warned_of() -> None:
    old = WrapperRecord(replace(FULL, parser="lxml-1/html", pinned=False))
    imported = read_toml(Path("a.toml"), to_toml(SITE, [old]).encode())
    assert imported.records == (old,)
    assert "a.toml, line" in str(imported.warnings[0]) and "lxml-1/html" in str(imported.warnings[0])


@pytest.mark.parametrize(
    ("table", "line", "said"),
    [
        ("header = '//h1'", 2, "wrappers[1]: has no root"),
        ("root = '//div['", 3, "wrappers[1].root: '//div[' is no XPath"),
        ("root = 'count(//p)'", 3, "gives a text or a number"),
        ("root = '//a/@href'", 3, "wrappers[1].root: '//a/@href' selects attributes or texts, not elements"),
        ("root = '(//p/text() | //a/attribute::id)[1]'", 3, "selects attributes or texts, not elements"),
        ("root = '//p'\nheader = '//h1/text()'", 4, "selects attributes or texts, not elements"),
        ("root = '//p'\nstrip = ['//a/@href']", 4, "selects attributes or texts, not elements"),
        ("root = '//p'\nfields.date_published = 'count(//time)'", 4, "gives a number or a condition"),
        ("root = '//div[matches(@id, \"s\")]'", 3, "is no XPath (there is no function matches)"),
        ("root = '//div[re:test(@id, \"s\")]'", 3, "is no XPath (the prefix re: is not known)"),
        ("root = '//div[contains(@id)]'", 3, "is no XPath (contains() with 1 argument)"),
        ("root = '//p[@id and not(substring(@id, position(), 1, last()))]'", 3, "(substring() with 4 arguments)"),
        ("root = '//p[concat(\"a,b\") or a[true(.)]]'", 3, "(concat() with 1 argument)"),
        ("root = '//p[true( . )]'", 3, "(true() with 1 argument)"),
        ("root = '//div[@id = $id]'", 3, "is no XPath (there are no variables)"),
        ("root = ''", 3, "is empty"),
        ("root = 3", 3, "should be a string"),
        ("root = '//p'\nstrip = [\n '//a',\n '//b[']", 4, "wrappers[1].strip[2]: '//b[' is no XPath"),
        ("root = '//p'\nroots = '//p'", 4, "unknown key; did you mean root?"),
        ("root = '//p'\nspared = { author = 1 }", 4, "unknown key; did you mean authors?"),
        ("root = '//p'\nsupport = -1", 4, "should not be negative"),
        ("root = '//p'\nsupport = 9223372036854775808", 4, "should be a number up to"),
        ("root = '//p'\nshown = { max_link_share = inf }", 4, "should be a number up to"),
        ("root = '//p'\nshown = { max_link_share = nan }", 4, "should be a number up to"),
        ("root = '//p'\npinned = 1", 4, "should be true or false"),
        ("root = '//p'\nlearned_at = 2026-01-01", 4, "should be a date and time"),
        ("root = '//p'\nfields.author = '//a'", 4, "did you mean authors?"),
        ("root = '//p'\nfields.authors = { xpath = '//a[' }", 4, "is no XPath"),
        ("root = '//p'\nblocks.x = { content = 2 }", 4, "needs content"),
        ("root = '//p'\nhistory = { hit = 1 }", 4, "did you mean hits?"),
        ("root = '//p'\n[[wrappers]]\nroot = '//p'", 4, "has the same root and header as one above"),
        ("root = '//p", 4, "no TOML"),
        (f"root = '//p{'[1]' * 9_000}'", 3, "is longer than 20000 characters"),
        (f"x{'.x' * 200_000} = 1", 3, "a key of too many parts"),
        (f'"x" {". x" * 200_000} = 1', 3, "a key of too many parts"),
    ],
)
def test_problems_name_file_key_and_line(table: str, line: int, said: str) -> None:
    found = problems(f'site = "a.example"\n[[wrappers]]\n{table}\n')
    assert len(found) == 1 and found[0].startswith(f"a.toml, line {line}") and said in found[0]


@pytest.mark.parametrize(
    "root",
    [
        "//div[@id = 'matches(1): $x']", "//div[text()]", "//a/@href/..", "id(//a/@rel)", "//div/node()",
        "//*[name() = 'fb:like']/ancestor::div[not (@x) and (last() - count(p) > 1 or (@y))]", "//div | //a/@href",
        "//div[has-class('story')]", "//p[@xml:lang]", "//div[position() mod 2 = 1]",
    ],
)  # fmt: skip
def test_what_may_select_an_element_can_be_a_root(root: str) -> None:
    [record] = back(f'site = "a.example"\n[[wrappers]]\nroot = """{root}"""\nnext_page = "//a/@href"\n')
    assert record.wrapper.root_xpath == root and record.wrapper.next_page_xpath == "//a/@href"


def test_all_problems_are_named_at_once() -> None:
    found = problems("format = 9\nsite = 'A.example/'\nsite_name = 'x'\n[[wrappers]]\nroot = 1\nstrip = 'x'\n")
    assert [part.split(":")[0].split("line ")[1] for part in found] == [
        "1, format", "2, site", "3, site_name", "5, wrappers[1].root", "6, wrappers[1].strip",
    ]  # fmt: skip


def test_a_time_without_a_zone_is_utc() -> None:
    history = "history = { retired_at = 2026-01-02T12:00:00, last_hit = 2026-01-02 12:00:00 }"
    [ended] = back(f"site = 'a.example'\n[[wrappers]]\nroot = '//p'\nmethod = 'arbiter'\n{history}")
    assert ended.retired_at == ended.last_hit == NOON.replace(microsecond=0)
    store = MemoryStore()
    store.restore(ended)
    wrappers = WrapperCache(SupportPolicy(), lambda: store)
    assert wrappers.to_try("a.example", at=NOON) == (ended.wrapper,)


def test_no_table_is_a_problem() -> None:
    assert "there is no [[wrappers]] table" in problems("site = 'a.example'")[0]
    with pytest.raises(SiteFileError, match="is not UTF-8"):
        read_toml(Path("a.toml"), b"site = '\xff'")


def test_problems_are_told_in_short_and_do_not_steer_the_terminal() -> None:
    [found] = problems(f'site = "a.example"\n[[wrappers]]\nroot = "//p{"[1]" * 500}["')
    assert len(found) < 1_100 and found.endswith("is no XPath (Invalid expression)")
    [found] = problems('site = "a.example"\n[[wrappers]]\nroot = "//p"\n[wrappers.blocks]\n"\\u001b[2J" = 1')
    assert "wrappers[1].blocks.?[2J: should be a table" in found


@pytest.mark.parametrize("site", ["..", "../../x", "a b", "a\\u001bb", "", "a.example/x", "www.a.example"])
def test_a_file_is_for_a_host(site: str) -> None:
    [found] = problems(f'site = "{site}"\n[[wrappers]]\nroot = "//p"')
    assert "should be the site's host" in found


def test_problems_of_a_long_file_are_found_soon() -> None:
    many = tuple(Pooled(f"p.{number:04} < div.", 0.5) for number in range(3_000))
    text = to_toml(SITE, [WrapperRecord(replace(FULL, signatures=many))])
    [found] = problems(text.replace('"p.2000 < div." = { content = 0.5', '"p.2000 < div." = { content = 5'))
    assert "p.2000" in found and f"line {text[: text.index('p.2000')].count(chr(10)) + 1}," in found


@pytest.mark.parametrize(
    "expression",
    [
        "//name[1][last ()]",
        "//id[contains(., 'a,(b')]/div[substring(@id, 2) = concat('a', \"b]\", (1), string())]",
        "(//count | //p[count(a | b) div (2) > translate(., 'a', '')])[position() = 1 and (normalize-space(.))]",
        "//p[processing-instruction('x') or comment() or not(self::node()[text()])]",
    ],
)
def test_right_calls_are_no_problem(expression: str) -> None:
    assert why_no_xpath(expression) is None


@pytest.mark.parametrize(
    "expression",
    [
        '//div[@class="a" and count(//*[count(//*[count(//*) > 1]) > 1]) > 1]',  # false on a page without that class
        "//div[preceding::p[following :: a]]",
        "//div[@id and /html/body/*[//p]]",
    ],
)
def test_predicates_that_look_at_the_whole_page_again_and_again(expression: str) -> None:
    assert why_no_xpath(expression) == "looks at the whole page within a predicate of a predicate, which takes too long"


@pytest.mark.parametrize(
    "expression",
    [
        "//div[.//p[.//img]][not(.//div[@class='x'])]",
        "//h2[not(//h1)] | //p[preceding::h2][following::footer]",
        "//a[@href = '//b[//c[//d]]']",  # a literal
    ],
)
def test_one_look_at_the_whole_page_is_no_problem(expression: str) -> None:
    assert why_no_xpath(expression) is None
