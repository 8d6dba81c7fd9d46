"""What the pages of a layout teach together: fragments, what a template writes a part of, plain markup."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from itertools import permutations

import pytest
from lxml import html

from extractors import Observation
from extractors.observation import SeenBlock, is_plain, name_of, pooled_name, signature_of, wording_of
from extractors.wrapper import Wrapper
from extractors.wrapping import learning
from extractors.wrapping.kinds import is_strange, kept_by_kind, verdicts_of
from extractors.wrapping.learning import merge_wrappers
from tests.extractors.observed import ROOT, TEXTS, block, learned, page


def probability(wrapper: Wrapper, kind: str) -> float:
    return wrapper.pool[kind].probability


CAPTION, QUOTED, TEASER = f"td. < table.@align=left < {ROOT}", f"blockquote. < {ROOT}", f"li. < ul. < {ROOT}"


def test_a_kind_that_the_template_writes_a_word_of_is_foreign() -> None:
    names = ("Anna Ross", "Ben Lake", "Carl Moor")
    pages = [page(n, block(CAPTION, f"View number {n}. Photo: {name}", 0.78)) for n, name in enumerate(names)]
    known = learned(*pages).pool[CAPTION]
    assert known.verdict == -1
    assert known.kept == 0


def test_a_kind_whose_words_articles_use_too_is_judged_by_its_probability() -> None:
    pages = [page(n, block(CAPTION, f"View {name} of the river", 0.78)) for n, name in enumerate("abc")]
    pages = [*pages, page(3, block(f"p. < {ROOT}", "The view from the tower is wide", 0.8))]
    assert probability(learned(*pages), CAPTION) == 0.78


def test_two_pages_say_nothing_of_the_template() -> None:
    pages = [page(n, block(CAPTION, f"View {n}. Photo: somebody {n}", 0.78)) for n in range(2)]
    assert probability(learned(*pages), CAPTION) == 0.78


def test_a_paragraph_that_teasers_of_other_pages_repeat_is_no_fragment() -> None:
    text = "Nobody saw the fire in the mill before the roof fell in"
    own, teaser = block(f"p. < {ROOT}", text, 0.9), replace(block("p. < div.card", text, 0.05), node=20)
    assert learned(page(0, own), page(1, teaser), page(2, teaser)).fragments == ()
    assert learned(page(0, own), page(1, replace(teaser, node=5)), page(2, teaser)).fragments == (own.text,)
    advert = replace(own, kept=False, probability=0.3)
    assert learned(page(0, advert), page(1, teaser), page(2, teaser)).fragments == (own.text,)


def test_a_heading_is_the_editors() -> None:
    heading = f"h3. < {ROOT}"
    pages = [page(n, block(heading, f"Question {n}", 0.78)) for n in range(3)]
    assert probability(learned(*pages), heading) >= 0.78


def test_plain_markup_is_more_likely_the_articles_unless_it_links() -> None:
    pages = [
        page(n, block(QUOTED, text, 0.3), block(TEASER, text[5:], 0.3, linked=9)) for n, text in enumerate(TEXTS[:3])
    ]
    wrapper = learned(*pages)
    assert 0.6 < probability(wrapper, QUOTED) < 0.7
    assert probability(wrapper, pooled_name(TEASER, linked=True)) == 0.3


@pytest.mark.parametrize("item", [TEASER, f"li.wp-item < ul.wp-block-list < {ROOT}"], ids=["plain", "named"])
def test_items_that_are_links_say_nothing_of_items_that_are_text(item: str) -> None:
    pages = [page(n, block(item, text[5:], 0.05, linked=9)) for n, text in enumerate(TEXTS[:3])]
    foreign = learned(*pages)
    items, links = [item, item], [True, False]
    verdicts = verdicts_of(foreign, items, links, lambda _: False)
    assert verdicts == [-1, 0]
    by_kind = kept_by_kind(foreign, items, links, lambda _: False, verdicts, ROOT)
    asked = is_strange(foreign, items, links, [9, 9], ROOT)
    assert (by_kind, asked) == (([False, True], False) if item == TEASER else ([False, False], True))
    both = learned(*pages, *(page(n, block(item, text[8:], 0.97)) for n, text in enumerate(TEXTS, 4)))
    assert verdicts_of(both, items, links, lambda _: False) == [-1, 1]


def test_what_links_of_a_wrapper_of_old_were_pooled_with_counts_for_them() -> None:
    wrapper = learned(*(page(n, block(TEASER, text[5:], 0.05)) for n, text in enumerate(TEXTS[:3])))
    assert verdicts_of(wrapper, [TEASER], [True], lambda _: False) == [-1]


@pytest.mark.parametrize(
    ("leads", "foreign"), [(4, True), (2, True), (1, False)], ids=["all", "half of them", "one"]
)
def test_leads_that_pages_set_apart_are_rather_foreign(leads: int, foreign: bool) -> None:
    kind = f"p.standfirst < {ROOT}"
    seen = [block(kind, text[8:40], 0.7) for text in TEXTS]
    pages = [page(n, replace(each, lead=n < leads)) for n, each in enumerate(seen)]
    known = learned(*pages).pool[kind]
    assert (known.verdict, known.kept) == ((-1, 0) if foreign else (1, 4))
    assert known.probability == (0.24 if foreign else 0.7)


def test_leads_of_which_all_pages_are_sure_stay() -> None:
    kind = f"p.first < {ROOT}"
    pages = [page(n, replace(block(kind, text[8:], 0.97), lead=True)) for n, text in enumerate(TEXTS)]
    assert learned(*pages).pool[kind].verdict == 1


def test_visible_evidence_is_spared_where_every_page_could_do_without() -> None:
    counts: list[dict[str, int | None]] = [{"authors": 2, "date_published": 1}, {"authors": 1}, {"authors": 3}]
    pages = [replace(page(number), spared=spared) for number, spared in enumerate(counts)]
    assert learned(*pages).spared == {"authors": 1}
    assert learned(page(3), *pages).spared == {}
    assert merge_wrappers(learned(pages[0]), learned(pages[2])).spared == {"authors": 2}
    silent = replace(page(3), spared={"authors": None})
    assert learned(silent, *pages).spared == {"authors": 1} and learned(silent).spared == {"authors": 0}


def comments(number: int, probability: float, label: float = 0.1) -> tuple[SeenBlock, ...]:
    """Three entries of a page, each a name and a text that a classifier gives this probability."""
    entries = (
        (block(NAME, f"Reader {number}{n}", label), block(COMMENT, f"{a}{b} {b}{a} {a}{b}{a}", probability))
        for n, (a, b) in enumerate(("abc"[number % 3] * 3 + "xyz"[number // 3], each * 2) for each in "def")
    )
    return tuple(each for entry in entries for each in entry)


NAME, COMMENT = "div.bold < div.entry", "div.text < div.entry"


def test_entries_beside_a_label_that_no_page_keeps_are_foreign_if_not_every_page_keeps_them() -> None:
    pages = [page(n, *comments(n, 0.9)) for n in range(4)]
    assert probability(learned(*pages), COMMENT) == 0.9  # a live blog, an interview
    known = learned(*pages, page(4, *comments(4, 0.02))).pool[COMMENT]
    assert (known.verdict, known.kept) == (-1, 0)


@pytest.mark.parametrize(
    "pages",
    [
        [page(n, *comments(n, 0.9 if n else 0.02)) for n in range(2)],
        [page(n, *comments(n, 0.9 if n else 0.02, label=0.6)) for n in range(4)],
        [page(n, *comments(n, 0.9 if n else 0.02)[:2]) for n in range(4)],
        [page(n, *comments(n, 0.9 if n else 0.02), *comments(n, 0.9)[1:2]) for n in range(4)],
    ],
    ids=["two pages", "a label that is kept", "one on each page", "not one label for each"],
)
def test_other_entries_are_judged_by_their_probability(pages: list[Observation]) -> None:
    assert probability(learned(*pages), COMMENT) > 0.4


@pytest.mark.parametrize(
    ("kind", "plain"),
    [
        (f"td. < tr. < table. < {ROOT}", True),
        (f"p.note < {ROOT}", False),
        (f"p. < blockquote.quote < {ROOT}", False),
        (f"figcaption. < figure. < {ROOT}", False),
        ("p. < div.other", False),
        (ROOT, False),
    ],
)
def test_plain_is_what_an_editor_writes_into_the_root(kind: str, plain: bool) -> None:
    assert is_plain(kind, ROOT) is plain
    assert not is_plain(kind, "")


def test_items_of_plain_lists_may_come_again() -> None:
    item = block(TEASER, "Bring food and water for the wait", 0.6)
    assert learned(*(page(n, *([item] if n < 2 else [])) for n in range(4))).fragments == ()
    assert learned(*(page(n, *([item] if n < 3 else [])) for n in range(4))).fragments == (item.text,)


@pytest.mark.parametrize(
    ("markup", "name"),
    [
        ('<td class="b a" id=x align=left>', "a b"),
        ('<div id="story" align="left">', "#story"),
        ('<div id="post-123" align="left">', "@align=left"),
        ("<table width=220 align=right bgcolor='#FFFFCC'>", "@align=right @bgcolor=#FFFFCC @width=#"),
        ("<span align=left>", ""),
    ],
)
def test_what_an_element_is_called(markup: str, name: str) -> None:
    tree = html.fragment_fromstring(markup, create_parent="section")
    assert name_of(tree[0]) == name


def test_a_signature_ends_at_the_first_name() -> None:
    tree = html.fromstring("<body class=page><div id=story><blockquote><p>Text</p></blockquote></div></body>")
    assert signature_of(tree.find(".//p"), {}) == "p. < blockquote. < div.#story"


def test_the_wording_of_scripts_without_spaces_is_pairs() -> None:
    assert wording_of("图片来源：Photo by Li") == {"图片", "片来", "来源", "photo"}


def test_a_page_that_was_fetched_again_is_one_page_as_it_was_last() -> None:
    early, late = (datetime(2026, 11, day, tzinfo=UTC) for day in (1, 2))
    more = block(f"p.more < {ROOT}", "What was added on the next day", 0.9)
    pages = [replace(page(1), fetched_at=early), replace(page(1, more), fetched_at=late), page(2)]
    [wrapper] = {learned(*order) for order in permutations(pages)}
    assert wrapper.support == len(wrapper.pages) == 2
    assert wrapper.pool[f"p.more < {ROOT}"].pages == 1


def test_pages_that_taught_a_wrapper_before_teach_it_nothing_more() -> None:
    known = learned(page(1), page(2))
    assert merge_wrappers(known, learned(page(2))) == known
    more = merge_wrappers(known, learned(page(2), page(3)))
    assert more.support == len(more.pages) == 3


def test_what_the_latest_pages_show_is_kept_where_there_is_no_room_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """A site whose builds rename its classes, and whose template's claims are another every day."""
    monkeypatch.setattr(learning, "MOST_SIGNATURES", 2)
    monkeypatch.setattr(learning, "MOST_FRAGMENTS", 2)
    monkeypatch.setattr(learning, "MOST_WRITTEN", 2)
    monkeypatch.setattr(learning, "MOST_EXCEPTIONS", 2)
    old = [page(n, block(f"p.a < {ROOT}", "An old line of the template", 0.3)) for n in range(3)]
    known = replace(learned(*old), template_claims=("date: 1",))
    texts = ("fragments", "written", "kept_texts", "dropped_texts")
    known = replace(known, **dict.fromkeys(texts, ("0", "1")))
    found = learned(page(4, block(f"p.b < {ROOT}", "What the new build shows", 0.9)))
    found = replace(found, **dict.fromkeys(texts, ("2",)))
    merged = merge_wrappers(known, found)
    assert {each.signature for each in found.signatures} >= {f"p.b < {ROOT}"}
    assert {each.signature for each in found.signatures} == set(merged.pool)
    assert all(getattr(merged, each) == ("0", "2") for each in texts)
    monkeypatch.setattr(learning, "MOST_TEMPLATE_CLAIMS", 1)
    assert merge_wrappers(known, replace(found, template_claims=("date: 2",))).template_claims == ("date: 2",)
