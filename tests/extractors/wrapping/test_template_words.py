"""Texts that a template writes among an article's own: whole ones, and lines of which it writes a part."""

from __future__ import annotations

from dataclasses import replace

import pytest

from extractors import Observation, Wrapper, learn_site, merge_wrappers
from extractors.observation import SeenBlock, wording_of
from extractors.wrapping.kinds import LONGEST_WRITTEN, is_written, kept_by_kind, verdicts_of
from extractors.wrapping.layout import is_repeated
from extractors.wrapping.template_words import repeated_texts
from tests.extractors.observed import ROOT, TEXTS, block, learned, page

PARAGRAPH = f"p. < {ROOT}"


def test_a_text_repeats_if_a_share_of_the_pages_has_it() -> None:
    note = block(f"p.note < {ROOT}", "Subscribe to our letter of the week", 0.6)
    few = [page(n, *([note] if n < 2 else [])) for n in range(10)]
    many = [page(n, *([note] if n < 2 else [])) for n in range(20)]
    assert repeated_texts(few) == {note.text: 2}
    assert repeated_texts(many) == {}


def test_a_text_of_which_each_page_is_sure_is_the_articles() -> None:
    pages = [page(n, block(PARAGRAPH, "So the old books say it, and so it was", 0.85)) for n in range(4)]
    assert repeated_texts(pages) == {}
    doubted = block(PARAGRAPH, "So the old books say it, and so it was", 0.75)
    assert repeated_texts([*pages, page(4, doubted)]) == {doubted.text: 5}


def test_a_long_text_on_most_of_many_pages_is_the_templates_however_sure_they_are() -> None:
    offer = block(PARAGRAPH, "Read all that the paper writes, on every device that you have", 0.96)
    saying = block(PARAGRAPH, "Nobody saw anything", 0.96)
    pages = [page(n, *((offer, saying) if n < 5 else ())) for n in range(10)]
    assert repeated_texts(pages) == {offer.text: 5}
    assert repeated_texts(pages[1:]) == {}, "four pages are few"
    assert repeated_texts([*pages, page(10)]) == {}, "not on most"


def test_a_heading_goes_with_the_templates_text_under_it() -> None:
    head, saying = block(f"h4. < {ROOT}", "Advertise here", 0.96), block(f"h4. < {ROOT}", "The end", 0.96)
    offer = block(PARAGRAPH, "Reach all who read the paper, on every device that they have", 0.96)
    pages = [page(n, head, offer, saying, block(PARAGRAPH, f"It closed at {n}.", 0.96)) for n in range(6)]
    assert repeated_texts(pages) == {offer.text: 6, head.text: 6}
    assert repeated_texts([*pages, page(7, head, saying)]) == {offer.text: 6}, "it stands over something else, too"
    own = block(f"h4. < {ROOT}", "What happens next at the mill", 0.96)
    assert repeated_texts([*pages, page(7, own, offer, saying)]) == {offer.text: 7, head.text: 6}, "a page's own"


def test_a_subhead_that_comes_again_is_the_articles_however_unsure_they_are() -> None:
    subhead, line = (block(f"{kind} < {ROOT}", "What the town hall says", 0.4) for kind in ("h3.", "p."))
    pages = [page(n, subhead, block(PARAGRAPH, f"It closed at {n}.", 0.96)) for n in range(6)]
    assert repeated_texts(pages) == {}
    pages = [page(n, line, block(PARAGRAPH, f"It closed at {n}.", 0.96)) for n in range(6)]
    assert repeated_texts(pages) == {line.text: 6}


def signed(number: int, name: str, probability: float, *more: SeenBlock) -> list[SeenBlock]:
    long = block(PARAGRAPH, f"{TEXTS[(number + 1) % 4]}, as of number {number}", 0.97)
    return [long, block(PARAGRAPH, f"Wochenblatt / {name}", probability), *more]


def test_a_line_of_which_the_template_writes_a_word_is_its_own_on_further_pages() -> None:
    lines = zip(("Anna Ross", "Ben Lake", "Carl Moor"), (0.3, 0.6, 0.3))
    wrapper = learned(*(page(n, *signed(n, *line)) for n, line in enumerate(lines)))
    assert wrapper.written == ("wochenblatt",)
    assert wrapper.pool[PARAGRAPH].verdict > 0
    assert is_repeated(wrapper, "Wochenblatt / Dora Hill")
    assert not is_repeated(wrapper, "Anna Ross came home")
    assert not is_repeated(wrapper, f"The Wochenblatt had it first: {TEXTS[0]}, and so said all others there")


USED = block(f"h2.title < {ROOT}", "What the Wochenblatt did not write", 0.95)


@pytest.mark.parametrize(
    ("probabilities", "more"),
    [((0.3, 0.3), ()), ((0.7, 0.7, 0.3), ()), ((0.3, 0.3, 0.3), (USED,))],
    ids=["two pages", "rather content", "a word that articles use"],
)
def test_other_lines_are_judged_by_their_kind(probabilities: tuple[float, ...], more: tuple[SeenBlock, ...]) -> None:
    names = ("Anna Ross", "Ben Lake", "Carl Moor")
    lines = [page(n, *signed(n, names[n], p, *more)) for n, p in enumerate(probabilities)]
    assert learned(*lines, page(3)).written == ()


def test_what_is_learned_of_lines_stays_when_further_pages_are_learned() -> None:
    names = ("Anna Ross", "Ben Lake", "Carl Moor")
    first = learned(*(page(n, *signed(n, name, 0.3)) for n, name in enumerate(names)))
    later = learned(page(3), *(page(n, *signed(n, "dpa", 0.3)) for n in (4, 5, 6)))
    assert merge_wrappers(Wrapper.from_json(first.to_json()), later).written == ("dpa", "wochenblatt")


def closed(number: int, name: str, probability: float = 0.7) -> list[SeenBlock]:
    long = block(PARAGRAPH, f"{TEXTS[(number + 1) % 4]}, as of number {number}", 0.97)
    call = f"Contact reporter {name} at 555-01{number:02d}, and support the local journalism of our whole valley"
    return [long, long, block(PARAGRAPH, call, probability)]


def test_a_text_that_closes_most_pages_in_the_same_words_is_the_templates() -> None:
    names = ("Anna Ross", "Ben Lake", "Carl Moor", "Dora Hill", "Eve Wood", "Finn Cole")
    wrapper = learned(*(page(n, *closed(n, name)) for n, name in enumerate(names)))
    [frame] = wrapper.template_frames
    assert {"reporter", "journalism", "valley"} <= frame and not wrapper.template_words
    assert is_repeated(wrapper, "Contact reporter Gus Bay at 555-0107 and support local journalism of the whole valley")
    assert is_repeated(wrapper, "Support local journalism")
    assert not is_repeated(wrapper, "The local reporter came home"), "two of its words"
    long = "The reporter had seen it all from the other side of the river, where she lives with her dog"
    assert not is_repeated(wrapper, long), "one word of the template's in a longer text"
    of_a_paragraph = "Contact reporter, local journalism, valley " * 6
    assert len(of_a_paragraph) > LONGEST_WRITTEN and not is_repeated(wrapper, of_a_paragraph)
    assert not is_written(wrapper, wording_of(of_a_paragraph), len(of_a_paragraph))
    few = learned(*(page(n, *closed(n, name)) for n, name in enumerate(names[:4])))
    assert few.written == (), "four pages are few"
    sure = learned(*(page(n, *closed(n, name, 0.9)) for n, name in enumerate(names)))
    assert sure.written == (), "the articles' own"
    others = (page(n) for n in range(6, 13))
    assert learned(*(page(n, *closed(n, name)) for n, name in enumerate(names)), *others).written == (), "not most"


def test_words_that_the_text_has_elsewhere_close_nothing() -> None:
    names = ("Anna Ross", "Ben Lake", "Carl Moor", "Dora Hill", "Eve Wood", "Finn Cole")
    text = "Support for the reporter came from the local valley of journalism"
    says = [block(PARAGRAPH, f"{text} {n}", 0.97) for n in range(6)]
    wrapper = learned(*(page(n, says[n], *closed(n, name)) for n, name in enumerate(names)))
    assert not {"reporter", "journalism", "valley"} & frozenset().union(*wrapper.template_frames)


SUBHEAD = "h3. < div.text"


def boxed(number: int, *more: SeenBlock) -> Observation:
    text = block("p. < div.text", f"{TEXTS[number % len(TEXTS)]}, in box {number}", 0.97)
    return page(number, text, *more)


def test_a_line_of_the_template_says_nothing_of_a_subhead_in_the_same_markup() -> None:
    asked = block(SUBHEAD, "Questions?", 0.1)
    wrapper = learned(*(boxed(number, asked) for number in range(4)))
    assert SUBHEAD not in wrapper.pool and asked.text in wrapper.fragments
    names = [SUBHEAD, SUBHEAD]
    verdicts = verdicts_of(wrapper, names, [False] * 2, [False, True].__getitem__)
    assert verdicts == [0, 0]
    assert kept_by_kind(wrapper, names, [False] * 2, [False, True].__getitem__, verdicts, ROOT) == [True, False]


@pytest.mark.parametrize(
    ("kind", "more", "pages"),
    [
        (SUBHEAD, "Questions?", 2),
        (SUBHEAD, "Offices of ours", 4),
        (SUBHEAD, "Questions? Our office answers you on every working day", 4),
        ("h3.box < div.text", "Questions?", 4),
        ("h3. < div.contact", "Questions?", 4),
    ],
    ids=["on two pages", "another text", "a long text", "a name of its own", "a box of its own"],
)
def test_other_dropped_kinds_speak_against_what_is_of_them(kind: str, more: str, pages: int) -> None:
    asked = block(kind, "Questions?", 0.1)
    wrapper = learned(boxed(9, block(kind, more, 0.1)), *(boxed(number, asked) for number in range(1, pages)))
    assert wrapper.pool[kind].probability == 0.1 and not wrapper.fragments


def test_a_line_that_one_page_keeps_is_not_the_templates() -> None:
    seen = [block(SUBHEAD, "Questions?", 0.1 if number else 0.8) for number in range(4)]
    wrapper = learned(*map(boxed, range(4), seen))
    assert SUBHEAD in wrapper.pool and not wrapper.fragments


def test_further_pages_know_the_lines_of_those_before() -> None:
    asked = block(SUBHEAD, "Questions?", 0.01)
    wrapper = learned(*(boxed(number, asked) for number in range(4)))
    [found] = learn_site([boxed(7, asked)], lines=wrapper.fragments)
    assert SUBHEAD not in found.pool and SUBHEAD not in merge_wrappers(wrapper, found).pool
    assert SUBHEAD in learned(boxed(7, asked)).pool


def test_three_addresses_of_one_article_are_no_three_pages() -> None:
    asked = block(SUBHEAD, "Questions?", 0.1)
    same = boxed(1, asked)
    wrapper = learned(*(replace(same, url=f"{same.url}#{number}") for number in range(4)))
    assert SUBHEAD in wrapper.pool and not wrapper.fragments
