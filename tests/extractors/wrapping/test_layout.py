"""Learning a wrapper from one page and applying it to others of the layout."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from extractors.arbiter import Decision
from extractors.article import Article
from extractors.blocks import body_text
from extractors.document import PARSER_VERSION, Document
from extractors.extraction import extract_page
from extractors.metadata import Metadata
from extractors.observation import observe, signature, text_digest
from extractors.wrapper import FieldPath, Pooled, Shown, Wrapper
from extractors.wrapping.layout import Found, find, settle, sort_out
from extractors.wrapping.learning import learn_site
from extractors.wrapping.warm import Views, body_and_headline, keep, serve
from tests.builders import PARAGRAPHS, URL, block_texts, document, node

OTHER = (
    "A bakery that had closed in the spring has found a successor, and opens again on the first of next month.",
    "The new owner learned the trade in Lyon and has promised to keep the rye loaf, which people came for from afar.",
    "Rents in the street have doubled within six years, and two of the seven shops there stand empty at present.",
    "The town has no say in what owners ask for, the mayor's office said, but it is talking with them all the same.",
)


def page(
    texts: tuple[str, ...], *, ad: str = "Subscribe now and read on", extra: str = "", number: int = 1
) -> Document:
    lines = [f"<p>{text}</p>" for text in texts]
    lines.insert(1, f'<div class="promo"><p class="offer">{ad}</p></div>')
    return document(
        f"<html><head><title>Story {number}</title></head><body><ul><li><a href=/>Home</a></ul>{extra}"
        f'<h1 class="head">Story {number}</h1><div class="story">{"".join(lines)}</div><div>Foot</div></body></html>',
        URL,
    )


def decision(found: Document, wanted: tuple[str, ...]) -> Decision:
    kept = tuple(i for i, text in enumerate(block_texts(found)) if text in wanted)
    return Decision(node(found, "//div[@class='story']"), kept, node(found, "//h1"), 0.9, 0.9)


def learned() -> Wrapper:
    found = page(PARAGRAPHS)
    return learned_from(found, decision(found, PARAGRAPHS))


def apply(found: Document, wrapper: Wrapper) -> Decision | str:
    kept = keep(Views.of(found), wrapper, whole=True)
    return kept if isinstance(kept, str) else kept.decision


def learned_from(found: Document, chosen: Decision) -> Wrapper:
    seen = observe(found, chosen, Metadata())
    assert seen is not None
    [wrapper] = learn_site([seen])
    return wrapper


def test_what_is_learned() -> None:
    wrapper = learned()
    assert "story" in wrapper.root_xpath and wrapper.header_xpath and wrapper.site == "news.example"
    assert wrapper.exclusions == ("p.offer < div.promo",) and wrapper.proving_url == URL
    assert wrapper.shown.min_words == wrapper.shown.max_words > 100 and not wrapper.rendered


def test_the_proving_page_gives_the_same_again() -> None:
    found = page(PARAGRAPHS)
    cold = decision(found, PARAGRAPHS)
    warm = apply(found, learned())
    assert isinstance(warm, Decision) and (warm.root, warm.kept, warm.header) == (cold.root, cold.kept, cold.header)


def test_another_page_of_the_layout() -> None:
    found = page(OTHER, ad="Get our letter every week", extra="<div class=ad>Buy</div>", number=2)
    warm = apply(found, learned())
    assert isinstance(warm, Decision) and block_texts(found, warm.kept) == list(OTHER)
    assert warm.header is not None and found.text(warm.header) == "Story 2"


def test_a_line_that_the_template_writes_a_word_of_is_left_out() -> None:
    texts = (*PARAGRAPHS, *OTHER)
    found = page((*texts, "Wochenblatt / Anna Ross"), number=2)
    for written in ((), ("wochenblatt",)):
        wrapper = replace(learned(), written=written)
        assert wrapper.fragments == ()
        warm = apply(found, wrapper)
        assert isinstance(warm, Decision)
        kept = block_texts(found, warm.kept)
        assert kept == [*texts, *([] if written else ["Wochenblatt / Anna Ross"])]
        assert body_and_headline(found.parsed, wrapper) == ("\n\n".join(kept), "Story 2")


QUOTED = "We know what most people will ask for before they have wiped their feet"
ADVERT = '<div class="promo"><p class="offer">Subscribe now</p></div>'


def test_a_line_that_says_that_the_text_goes_on_is_left_out() -> None:
    wrapper, found = learned(), page((*OTHER[:2], "Story continues below the photo", *OTHER[2:]))
    warm = apply(found, wrapper)
    assert isinstance(warm, Decision) and block_texts(found, warm.kept) == list(OTHER)


def test_a_label_of_adverts_is_left_out_whatever_its_kind() -> None:
    wrapper, found = learned(), page((*OTHER[:2], "Advertisement", *OTHER[2:]))
    warm = apply(found, wrapper)
    assert isinstance(warm, Decision) and block_texts(found, warm.kept) == list(OTHER)
    light = body_and_headline(found.parsed, wrapper)
    assert not isinstance(light, str) and light[0] == "\n\n".join(OTHER)


POLL = '<div class="poll"><p>Should the county fine the operator?</p></div>'
SUBHEAD = '<div class="part"><h3>What the town says</h3></div>'


@pytest.mark.parametrize(("new", "strange"), [(POLL, True), (SUBHEAD, True), ("<b>No box of its own</b>", False)])
def test_the_classifiers_are_asked_for_what_stands_in_a_box_that_no_page_had(new: str, strange: bool) -> None:
    """Its tag alone says what it is: that of a paragraph speaks for it, that of a heading not."""
    wrapper, found = learned(), page((*OTHER[:2], f"</p>{new}<p>", *OTHER[2:]))
    place = find(found, wrapper)
    assert isinstance(place, Found)
    assert sort_out(found, wrapper, place).strange == strange
    seen = Pooled("p. < div.poll", 0.5, 1, 1, 1), Pooled("h3. < div.part", 0.5, 1, 1, 1)
    known = replace(wrapper, signatures=(*wrapper.signatures, *seen))
    assert not sort_out(found, known, place).strange


@pytest.mark.parametrize(
    ("known", "advert", "behind", "stays"),
    [
        (Pooled("blockquote.pull < div.story", 0.3, 3, 3, 1), "", OTHER[3], True),
        (Pooled("blockquote.pull < div.story", 0.05, 3, 3, 1), "", OTHER[3], False),
        (Pooled("blockquote.pull < div.story", 0.25, 3, 3, 0), "", OTHER[3], False),
        (Pooled("blockquote.pull < div.story", 0.3, 3, 3, 1), "", "", False),
        (Pooled("blockquote.pull < div.story", 0.3, 3, 3, 1), ADVERT, OTHER[3], True),
        (Pooled("blockquote.pull < div.story", 0.3, 3, 3, 1), ADVERT, "", False),
    ],
    ids=["not sure", "no chance", "surely foreign", "at the end", "beside an advert", "at the end, then an advert"],
)
def test_a_quotation_between_kept_paragraphs_goes_with_them(
    known: Pooled, advert: str, behind: str, stays: bool
) -> None:
    wrapper = learned()
    wrapper = replace(wrapper, signatures=tuple(sorted((*wrapper.signatures, known))))
    html = "".join(f"<p>{text}</p>" for text in (*PARAGRAPHS, *OTHER[:3], "|", behind) if text)
    html = html.replace("<p>|</p>", f"<blockquote class=pull>{QUOTED}</blockquote>{advert}")
    found = document(f'<body><h1 class="head">Story</h1><div class="story">{html}</div><p>Foot</p></body>', URL)
    place = find(found, wrapper)
    assert isinstance(place, Found)
    assert (QUOTED in block_texts(found, sort_out(found, wrapper, place).kept)) is stays
    assert (QUOTED in body_and_headline(found.parsed, wrapper)[0]) is stays


@pytest.mark.parametrize("lines", [(), (f"{OTHER[2]}\n\n{OTHER[3]}",)], ids=["light", "from columns"])
def test_the_headline_said_again_before_the_text_is_no_body(lines: tuple[str, ...]) -> None:
    html = "".join(f"<p>{text}</p>" for text in ("A mill burns", *OTHER, "A mill burns"))
    html += "".join(f'<p style="white-space: pre-wrap">{text}</p>' for text in lines)
    found = document(f'<body><h1 class="head">A mill burns</h1><div class="story">{html}</div></body>', URL)
    warm = apply(found, learned())
    assert isinstance(warm, Decision) and block_texts(found, warm.kept)[:4] == list(OTHER)
    body, heading = body_and_headline(found.parsed, learned())
    assert body.startswith(OTHER[0]) and heading == "A mill burns"
    assert body == body_text(found, warm.kept)


@pytest.mark.parametrize("outer", ["", "white-space: pre-wrap"])
def test_newlines_that_a_style_shows_are_those_of_the_whole_article(outer: str) -> None:
    style = "" if outer else ' style="white-space: pre-wrap"'
    html = "".join(f"<p{style}>{text}</p>" for text in (*OTHER[:2], f"{OTHER[2]}\n\n{OTHER[3]}"))
    found = document(f'<body style="{outer}"><h1 class="head">Story</h1><div class="story">{html}</div></body>', URL)
    warm = keep(Views(found.parsed), learned())
    assert not isinstance(warm, str)
    body = "\n\n".join(OTHER[:4])
    assert body_text(warm.document, warm.decision.kept) == body
    assert body_and_headline(found.parsed, learned()) == (body, "Story")


def test_a_line_break_parts_the_words_of_a_headline() -> None:
    html = "".join(f"<p>{text}</p>" for text in OTHER)
    found = document(f'<h1 class="head">A <b>st<i>or</i></b>y in<br>two<br/> lines</h1><div class="story">{html}</div>')
    assert body_and_headline(found.parsed, learned()) == ("\n\n".join(OTHER), "A story in two lines")


@pytest.mark.parametrize("scope", [None, "//body"])
def test_what_is_left_out_with_all_around_the_root_leaves_nothing(scope: str | None) -> None:
    wrapper, found = replace(learned(), scope_xpath=scope, strip=("//html[@lang='xx']",)), page(OTHER)
    assert body_and_headline(found.parsed, wrapper) == ("\n\n".join(OTHER), "Story 1")
    assert not isinstance(keep(Views(found.parsed), wrapper), str)
    wrapper = replace(wrapper, strip=("//html",))
    assert body_and_headline(found.parsed, wrapper) == ("", "Story 1")
    assert "0 words" in str(keep(Views(found.parsed), wrapper))


def test_a_root_written_by_hand_gives_the_text_that_the_whole_article_has() -> None:
    found = page(OTHER, extra="<div class=story-lead>x</div>")
    html = found.page.text().replace("<p>", '<p class="text">')
    found = document(html, URL)
    by_hand = Wrapper("news.example", PARSER_VERSION, "//div[@class='story']", "hand", pinned=True)
    outcome = extract_page(found.page, [by_hand]).outcome
    assert isinstance(outcome, Article) and outcome.extraction.method == "wrapper" and OTHER[3] in outcome.body
    for header in (None, "//h1"):
        assert body_and_headline(found.parsed, replace(by_hand, header_xpath=header)) == (outcome.body, "Story 1")
    assert "0 words" in body_and_headline(found.page, replace(by_hand, strip=("//html",)))


@pytest.mark.parametrize("signatures", [(), (Pooled("p. < div.story", 0.99, 9, 3, 3),)])
def test_the_headline_within_a_root_written_by_hand_is_no_body(signatures: tuple[Pooled, ...]) -> None:
    headline = "A bakery in the street has found a successor and opens again after half a year"
    found = document(page(OTHER).page.text().replace("Story 1", headline), URL)
    by_hand = Wrapper("news.example", PARSER_VERSION, "//body", "hand", signatures=signatures, pinned=True)
    outcome = extract_page(found.page, [by_hand]).outcome
    assert isinstance(outcome, Article) and outcome.extraction.method == "wrapper"
    assert outcome.body.startswith(OTHER[0]) and outcome.headline == headline
    assert outcome.extraction.fields["headline"] != "wrapper", "no person said so"
    assert body_and_headline(found.page, by_hand) == (outcome.body, headline)


@pytest.mark.parametrize("change", [{"parser": "another"}, {"rendered": True}])
def test_text_alone_is_not_taken_of_another_parser_or_kind_of_page(change: dict[str, object]) -> None:
    wrapper, found = replace(learned(), **change), page(OTHER)  # type: ignore[arg-type]
    assert body_and_headline(found.page, wrapper) == keep(Views(found.parsed), wrapper)
    assert "another parser or kind of page" in body_and_headline(found.page, wrapper)


def test_a_part_of_the_page_is_enough() -> None:
    wrapper, found = replace(learned(), scope_xpath="//body"), page(PARAGRAPHS)
    kept = keep(Views(found.parsed), wrapper)
    assert not isinstance(kept, str) and block_texts(kept.document, kept.decision.kept) == list(PARAGRAPHS)
    assert body_and_headline(found.parsed, wrapper) == ("\n\n".join(PARAGRAPHS), "Story 1")


def test_a_scope_that_is_not_found_or_too_small_is_passed_over() -> None:
    for scope in ("//main", "//h1", "//p"):
        kept = keep(Views(page(PARAGRAPHS).parsed), replace(learned(), scope_xpath=scope))
        assert not isinstance(kept, str) and block_texts(kept.document, kept.decision.kept) == list(PARAGRAPHS)


def test_after_json_it_does_the_same() -> None:
    found = page(OTHER)
    assert apply(found, Wrapper.from_json(learned().to_json())) == apply(found, learned())


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"root_xpath": "//section[@id='none']"}, "root found 0 times"),
        ({"root_xpath": "//div"}, "root found 3 times"),
        ({"root_xpath": "//div["}, "root found 0 times"),
        ({"header_xpath": "//h2"}, "header found 0 times"),
        ({"shown": Shown(2_000, 2_000)}, "words, the layout showed"),
        ({"shown": Shown(), "strip": ("//p",)}, "0 words, an article has at least"),
        ({"signatures": (Pooled("p.a < div.b", 0.9),)}, "words stand in blocks that the layout never showed"),
        ({"parser": "another"}, "another parser"),
    ],
)
def test_why_it_does_not_fit(change: dict[str, object], reason: str) -> None:
    outcome = apply(page(OTHER), replace(learned(), **change))  # type: ignore[arg-type]
    assert isinstance(outcome, str) and reason in outcome


def test_links_instead_of_text_do_not_fit() -> None:
    found = page(tuple(f"<a href=/{text[:3]}>{text}</a>" for text in OTHER))
    wrapper = replace(learned(), pages=(), shown=Shown(0, 200))  # however few of them the classifiers keep
    outcome = apply(found, wrapper)
    assert isinstance(outcome, str) and "of the words are links" in outcome


def test_a_teaser_of_an_article_does_not_fit() -> None:
    outcome = apply(page((OTHER[0],)), learned())
    assert isinstance(outcome, str) and "words" in outcome


def test_a_page_without_what_all_others_declare_does_not_fit() -> None:
    wrapper = learned()
    wrapper = replace(wrapper, shown=replace(wrapper.shown, declares=("date_published",)))
    outcome = serve(Views(page(OTHER).parsed), wrapper)
    assert isinstance(outcome, str) and "no date_published" in outcome


def test_a_page_without_the_date_that_most_pages_of_the_layout_show_does_not_fit() -> None:
    dated = replace(learned(), fields={"date_published": FieldPath('//span[@class="day"]', None, 2)})
    outcome = serve(Views(page(OTHER).parsed), dated)
    assert isinstance(outcome, str) and "shows no date" in outcome
    shown = page(OTHER, extra='<span class="day">20 November 2026</span>')
    assert not isinstance(serve(Views(shown.parsed), dated), str)
    assert not isinstance(serve(Views(page(OTHER).parsed), dated, correcting=True), str)
    assert not isinstance(serve(Views(page(OTHER).parsed), replace(dated, pinned=True)), str)


TOPICS = "<ul class='tags'><li><a rel='tag' href='/tag/mill'>Mill</a><li><a rel='tag' href='/tag/fire'>Fire</a></ul>"
MORE = "<div class='more'><h3>More of the town</h3></div>"


def test_what_stands_beside_the_text_is_told_by_the_roots_of_each_page() -> None:
    html = page(OTHER).page.text().replace("<div>Foot", f"{TOPICS}{MORE}</div></main><div>Foot")
    html = html.replace('<div class="story">', '<div class="column"><div class="story">').replace("<h1", "<main><h1")
    found = document(html, URL)
    cold = extract_page(found.page).outcome
    assert isinstance(cold, Article) and cold.metadata.keywords == ("Mill", "Fire")
    warm = serve(Views(found.parsed), replace(learned(), root_xpath="//main"))
    assert not isinstance(warm, str) and warm.article.body == cold.body
    assert warm.article.metadata.keywords == ("Mill", "Fire")


@pytest.mark.parametrize(("outer", "fits"), [("blockquote", True), ("div class='box'", False)])
def test_a_long_quotation_in_plain_markup_makes_no_other_layout(outer: str, fits: bool) -> None:
    html = "".join(f"<p>{text}</p>" for text in OTHER[1:])
    quoted = f"<{outer}><blockquote>{html}</blockquote></{outer.split()[0]}>"
    found = document(f'<h1 class="head">A</h1><div class="story"><p>{OTHER[0]}</p>{quoted}</div><p>Foot</p>', URL)
    warm = apply(found, learned())
    assert isinstance(warm, Decision) is fits
    assert fits or "never showed" in str(warm)


def test_the_same_text_as_another_page_is_not_believed() -> None:
    wrapper, found = learned(), page(OTHER)
    known = {text_digest("\n\n".join(OTHER)): "https://news.example/other"}
    outcome = serve(Views(found.parsed), wrapper, known=known)
    assert outcome == "the same text as https://news.example/other"
    assert not isinstance(serve(Views(found.parsed), wrapper, known=dict.fromkeys(known, URL)), str)


def test_a_block_that_the_layout_is_not_sure_of_is_judged_by_its_text_too() -> None:
    wrapper, found = learned(), page(OTHER, ad="Subscribe now")
    unsure = tuple(
        Pooled(each.signature, 0.5, 4, 3, 2) if "offer" in each.signature else each for each in wrapper.signatures
    )
    warm = apply(found, replace(wrapper, signatures=unsure))
    assert isinstance(warm, Decision) and set(OTHER) <= set(block_texts(found, warm.kept))


@pytest.mark.parametrize(
    ("text", "kept"), [("The baker's own words.", True), ("Read also: <a href=/b>A bakery shuts</a>", False)]
)
def test_links_among_the_paragraphs_are_not_kept_for_their_kind(text: str, kept: bool) -> None:
    wrapper, found = learned(), page((*OTHER[:2], text, *OTHER[2:]))
    place = find(found, wrapper)
    assert isinstance(place, Found)
    block = block_texts(found).index("Read also: A bakery shuts" if "href" in text else text)
    doubtful = np.full(len(found.blocks), 0.3)
    assert settle(found, wrapper, place, [block], doubtful) == ([block] if kept else [])


def test_linked_subheads_are_judged_by_their_kind() -> None:
    wrapper, found = learned(), page((*OTHER[:2], "</p><h3><a href=/b>The best kettle</a></h3><p>", *OTHER[2:]))
    place, block = find(found, wrapper), block_texts(found).index("The best kettle")
    assert isinstance(place, Found)
    kind = Pooled(signature(found, int(found.blocks.node[block])), 0.9, 9, 3, 3)
    known = replace(wrapper, signatures=tuple(sorted((*wrapper.signatures, kind), key=lambda each: each.signature)))
    assert settle(found, known, place, [block], np.full(len(found.blocks), 0.3)) == [block]


def test_links_among_blocks_of_a_foreign_kind_are_judged_by_it_too() -> None:
    wrapper, found = learned(), page((*OTHER[:2], "Read also: <a href=/b>A bakery shuts</a>", *OTHER[2:]))
    place = find(found, wrapper)
    assert isinstance(place, Found)
    block, likely = block_texts(found).index("Read also: A bakery shuts"), np.full(len(found.blocks), 0.6)
    assert settle(found, wrapper, place, [block], likely) == [block]
    foreign = tuple(each._replace(probability=0.05, pages=9, blocks=90) for each in wrapper.signatures)
    assert settle(found, replace(wrapper, signatures=foreign), place, [block], likely) == []


def test_one_element_struck_out() -> None:
    found = page(OTHER)
    warm = keep(Views(found.parsed), replace(learned(), strip=("//div[@class='story']/p[1]", "//none", "//[")))
    assert not isinstance(warm, str) and block_texts(warm.document, warm.decision.kept) == list(OTHER[1:])


def test_a_pinned_wrapper_may_join_several_elements() -> None:
    found = page(OTHER)
    hand = Wrapper("news.example", learned().parser, "//div[@class='story']/p | //div[@class='story']", pinned=True)
    warm = apply(found, hand)
    assert isinstance(warm, Decision) and set(OTHER) <= set(block_texts(found, warm.kept))
    paragraphs_only = apply(found, replace(hand, root_xpath="//div[@class='story']/p"))
    assert isinstance(paragraphs_only, Decision) and block_texts(found, paragraphs_only.kept) == list(OTHER)


def test_nothing_kept_teaches_nothing() -> None:
    found = page(PARAGRAPHS)
    assert observe(found, replace(decision(found, PARAGRAPHS), kept=()), Metadata()) is None


def test_a_signature_that_is_kept_somewhere_is_no_exclusion() -> None:
    found = page(PARAGRAPHS)
    wrapper = learned_from(found, decision(found, PARAGRAPHS[1:]))
    assert wrapper.exclusions == ("p.offer < div.promo",)


def test_signatures() -> None:
    found = page(PARAGRAPHS)
    assert signature(found, node(found, "//p[@class='offer']")) == "p.offer < div.promo"
    assert signature(found, 0) == "html."
    two = document('<div class="b a"><p class="y  x">t</p></div>')
    assert signature(two, node(two, "//p")) == "p.x y < div.a b"
    three = document('<div class="post-1234 box-7">t</div>')
    assert signature(three, node(three, "//div")).startswith("div.box-# post-#")
