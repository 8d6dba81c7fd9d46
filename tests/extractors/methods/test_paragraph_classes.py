"""Paragraph classes: every rule, the stop-word lists, and the two passes against jusText's own code."""

from __future__ import annotations

import random
import re
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from lxml import etree

from extractors.candidate import Candidate, NoCandidate
from extractors.document import Document
from extractors.methods import paragraph_classes as method
from extractors.methods.paragraph_classes import Class, Thresholds, Why, classify
from extractors.methods.paragraph_classes.classes import Figures, context_free, context_sensitive
from extractors.methods.paragraph_classes.demo import demo_page
from extractors.methods.paragraph_classes.stop_words import StopWords, languages, stop_list
from extractors.page import Page

GOOD = (
    "It was the first time that they had seen any of this, and he told us that it would not be the last. " * 3
)
MEDIUM = "It was the first time that they had seen any of this, and he told us that it was bad."
FEW = (
    "Chrome bumper, leather seats, alloy wheels, central locking, parking sensors, electric windows, towbar. "
    * 3
)
SHORT = "Some few words"
ZH = "他说，这个地方的人在那里已经住了很多年，没有人知道他们是从什么时候来的，也不知道他们将要到哪里去。" * 3
JA = (
    "彼はその場所に長い間住んでいたと言われているが、誰もそれがいつからなのかを知らなかったということです。"
    * 3
)
TH = "เขาบอกว่าคนที่อยู่ในเมืองนี้ได้ทำงานมาเป็นเวลานานแล้ว และจะต้องไปที่อื่นเพื่อหางานใหม่ แต่ก็ไม่มีใครรู้ว่าจะเป็นอย่างไร" * 3


def make(html: str, lang: str = "en") -> Document:
    return Document(Page.from_html(f"<html lang={lang}><body>{html}</body></html>", "http://site.example/a"))


def classes(html: str, **options: object) -> list[tuple[Class, Class]]:
    found = classify(make(html), **options)  # type: ignore[arg-type]
    return [(Class(a), Class(b)) for a, b in zip(found.context_free, found.final)]


def free(html: str) -> tuple[Class, Why]:
    found = classify(make(html))
    return Class(found.context_free[0]), Why(found.context_free_why[0])


# -- cutting


def texts(html: str) -> list[str]:
    document = make(html)
    cut = classify(document).paragraphs
    return [document.text_between(int(a), int(b), " ") for a, b in zip(cut.start, cut.stop)]


def test_cut_at_the_listed_tags_and_not_at_inline_ones() -> None:
    assert texts("<p>a <b>b</b> <i>c</i></p><div>d<p>e</p>f</div><td>g</td>") == ["a b c", "d", "e", "f", "g"]


def test_cut_at_two_breaks_but_not_at_one() -> None:
    assert texts("<div>one<br>two<br><br>three<br> <br/> <br>four</div>") == ["one two", "three", "four"]


def test_newer_block_elements_are_not_on_the_list() -> None:
    assert texts("<section>one</section><section>two</section>") == ["onetwo"]


def test_scripts_styles_and_buttons_go_and_a_select_stays_to_be_bad() -> None:
    html = (
        "<script>x</script><style>y</style><button>z</button><select><option>one</option></select><p>text</p>"
    )
    assert texts(html) == ["one", "text"]
    assert free("<select><option>one two three</option></select>") == (Class.BAD, Why.SELECT)


# -- the first pass


@pytest.mark.parametrize(
    ("html", "expected"),
    [
        (f"<p>{GOOD}</p>", (Class.GOOD, Why.LONG_AND_GRAMMATICAL)),
        (f"<p>{MEDIUM}</p>", (Class.NEAR_GOOD, Why.MEDIUM_AND_GRAMMATICAL)),
        (f"<p>{FEW}</p>", (Class.BAD, Why.NOT_GRAMMATICAL)),
        (f"<p>{SHORT}</p>", (Class.SHORT, Why.SHORT)),
        (f"<p>{SHORT} and many more words <a>a</a></p>", (Class.BAD, Why.SHORT_WITH_LINK)),
        (f"<p><a>{GOOD}</a></p>", (Class.BAD, Why.MANY_LINKS)),
        (f"<p>{GOOD} © 2024</p>", (Class.BAD, Why.COPYRIGHT_SIGN)),
        (f"<p>{GOOD} &amp;copy 2024</p>", (Class.BAD, Why.COPYRIGHT_SIGN)),
    ],
)
def test_each_rule_of_the_first_pass(html: str, expected: tuple[Class, Why]) -> None:
    assert free(html) == expected


def _figures(length: int, stop: float, link: float = 0.0) -> Figures:
    none = np.zeros(1, dtype=np.bool_)
    return Figures(
        np.array([length]),
        np.array([int(link * length)]),
        np.array([link]),
        np.array([stop]),
        none,
        none,
        none,
    )


@pytest.mark.parametrize(
    ("length", "stop", "link", "expected"),
    [
        (69, 1.0, 0.0, Class.SHORT),
        (70, 0.32, 0.0, Class.NEAR_GOOD),
        (200, 0.32, 0.0, Class.NEAR_GOOD),
        (201, 0.32, 0.0, Class.GOOD),
        (201, 0.31, 0.0, Class.NEAR_GOOD),
        (201, 0.30, 0.0, Class.NEAR_GOOD),
        (201, 0.29, 0.0, Class.BAD),
        (201, 0.5, 0.2, Class.GOOD),
        (201, 0.5, 0.21, Class.BAD),
    ],
)
def test_the_thresholds_themselves(length: int, stop: float, link: float, expected: Class) -> None:
    found, _ = context_free(_figures(length, stop, link), Thresholds())
    assert Class(found[0]) is expected


def test_without_stop_words_every_long_text_is_good() -> None:
    assert classes(f"<p>{FEW}</p>", use_stop_words=False) == [(Class.GOOD, Class.GOOD)]


# -- the second pass

LETTERS = {"b": Class.BAD, "s": Class.SHORT, "n": Class.NEAR_GOOD, "g": Class.GOOD}


def second(letters: str, headings: str = "", lengths: int = 50, early: bool = True) -> str:
    """The final classes of a row of first ones; ``headings`` marks headings with ``h``."""
    count = len(letters)
    given_classes = np.array([LETTERS[letter] for letter in letters], dtype=np.int8)
    heading = np.array([mark == "h" for mark in headings.ljust(count)], dtype=np.bool_)
    none, zero = np.zeros(count, dtype=np.bool_), np.zeros(count)
    figures = Figures(
        np.full(count, lengths), np.zeros(count, dtype=np.int64), zero, zero, none, none, heading
    )
    final, _ = context_sensitive(
        given_classes, np.zeros(count, dtype=np.int8), figures, replace(Thresholds(), early_headings=early)
    )
    return "".join("g" if klass == Class.GOOD else "b" for klass in final)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("gsg", "ggg"),
        ("bsb", "bbb"),
        ("gsb", "gbb"),
        ("gsnb", "gggb"),  # the near-good stands before the bad one
        ("gnsb", "ggbb"),  # it stands on the other side
        ("bnsg", "bggg"),
        ("s", "b"),  # beyond the ends is bad
        ("sg", "bg"),
        ("gs", "gb"),
        ("n", "b"),
        ("gn", "gg"),
        ("bnb", "bbb"),
        ("bnng", "bggg"),
        ("gssg", "gggg"),
        ("bsnsb", "bbbbb"),
    ],
)
def test_each_rule_of_the_second_pass(before: str, after: str) -> None:
    assert second(before) == after


def test_headings_before_good_text() -> None:
    assert second("bsg", "") == "bbg"
    assert second("bsg", " h") == "bgg"
    # four times 50 characters between are near enough, four times 51 are not
    assert second("bsssssg", " h", lengths=50, early=False) == "bgbbbbg"
    assert second("bsssssg", " h", lengths=51, early=False) == "bbbbbbg"
    # the early rule makes the heading near-good, so the short ones after it are good too
    assert second("bsssssg", " h", lengths=50) == "bgggggg"
    assert second("bbg", " h") == "bbg"  # a heading that was bad by itself stays bad
    assert second("bsg", " h", early=False) == "bgg"  # the late rule alone does the same here


# jusText's own second pass (core.py, 3.0.2), word for word but for the objects


def _neighbour(i: int, row: list[str], ignore_near: bool, inc: int, boundary: int) -> str:
    while i + inc != boundary:
        i += inc
        if row[i] in "gb" or (row[i] == "n" and not ignore_near):
            return row[i]
    return "b"


def _original(letters: str, headings: str) -> str:
    first, row, count = list(letters), list(letters), len(letters)
    new: dict[int, str] = {}
    for i, letter in enumerate(row):
        if letter != "s":
            continue
        before, after = _neighbour(i, row, True, -1, -1), _neighbour(i, row, True, 1, count)
        if before == after:
            new[i] = before
        elif (before == "b" and _neighbour(i, row, False, -1, -1) == "n") or (
            after == "b" and _neighbour(i, row, False, 1, count) == "n"
        ):
            new[i] = "g"
        else:
            new[i] = "b"
    for i, letter in new.items():
        row[i] = letter
    for i, letter in enumerate(row):
        if letter == "n":
            ends = _neighbour(i, row, True, -1, -1), _neighbour(i, row, True, 1, count)
            row[i] = "b" if ends == ("b", "b") else "g"
    for i in range(count):
        if not (headings[i] == "h" and row[i] == "b" and first[i] != "b"):
            continue
        j, distance = i + 1, 0
        while j < count and distance <= 200:
            if row[j] == "g":
                row[i] = "g"
                break
            distance += 50
            j += 1
    return "".join(row)


@settings(max_examples=300, deadline=None)
@given(st.lists(st.tuples(st.sampled_from("bsng"), st.sampled_from(" h")), min_size=1, max_size=14))
def test_the_second_pass_is_that_of_the_original(row: list[tuple[str, str]]) -> None:
    letters, headings = "".join(a for a, _ in row), "".join(b for _, b in row)
    assert second(letters, headings, early=False) == _original(letters, headings)


# -- stop words and languages


def test_about_a_hundred_languages_have_a_list() -> None:
    assert len(languages()) > 95
    for code in languages():
        found = stop_list(code)
        assert found is not None and len(found.words) > 30, code


def test_a_list_is_read_once() -> None:
    assert stop_list("de") is stop_list("de")
    assert stop_list("xx") is None and stop_list(None) is None


def test_a_mark_beside_a_stop_word_does_not_hide_it_unless_as_published() -> None:
    ours, published = stop_list("en"), stop_list("en", as_published=True)
    assert ours is not None and published is not None
    assert ours.count("The, and (of IN.") == (4.0, 4)
    assert published.count("The, and (of IN.") == (4.0, 1)


def test_each_ideograph_is_a_word() -> None:
    found = stop_list("zh")
    assert found is not None
    assert found.count("他的iPhone很贵。") == (5.0, 3)


@pytest.mark.parametrize(("lang", "text"), [("zh", ZH), ("ja", JA), ("th", TH)])
def test_prose_without_spaces_is_good_in_its_language(lang: str, text: str) -> None:
    found = classify(make(f"<p>{text}</p>", lang))
    assert found.language == lang
    assert found.final.tolist() == [Class.GOOD]


def test_a_list_of_chinese_nouns_is_not() -> None:
    found = classify(make(f"<p>{'新闻财经体育娱乐科技汽车房产教育军事健康 ' * 12}</p>", "zh"))
    assert found.final.tolist() == [Class.BAD]


def test_the_segmenter_is_only_used_where_it_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    from extractors.methods.paragraph_classes import stop_words

    class Jieba:
        @staticmethod
        def lcut(text: str) -> list[str]:
            return re.findall(r"我们|[^，。]", text) + ["。"]

    monkeypatch.setattr(stop_words, "has_segmenter", lambda: True)
    monkeypatch.setattr(stop_words, "_segmenter", lambda: Jieba)
    stop_words.stop_list.cache_clear()
    try:
        found = stop_words.stop_list("zh", segment=True)
        assert isinstance(found, StopWords) and found.tokens == "segmenter"
        assert found.count("我们，山。") == (2.0, 1)
    finally:
        stop_words.stop_list.cache_clear()


def test_a_language_without_a_list_is_judged_without_the_test() -> None:
    found = classify(make(f"<p>{FEW}</p>", "xx"))
    assert found.language is None
    assert found.final.tolist() == [Class.GOOD]


# -- the answer


def test_candidate_holds_the_runs_of_good_paragraphs() -> None:
    document = make(
        f"<div><p>{FEW}</p><p>{GOOD}<b>bold</b></p><p>{MEDIUM}</p><p>{SHORT} <a>link</a></p></div>"
    )
    found = method.paragraph_classes(document)
    assert isinstance(found, Candidate)
    assert found.texts is not None and len(found.texts) == 3
    assert [document.name(i) for i in found.content] == ["p", "p"]
    assert document.name(found.root) == "div"
    assert found.evidence["language"] == "en"


@pytest.mark.parametrize("html", ["", "<img src=x>", f"<p>{SHORT}</p>"])
def test_a_page_without_good_text_gives_a_reason(html: str) -> None:
    for find in (method.paragraph_classes, method.paragraph_classes_without_stop_words):
        found = find(make(html))
        assert isinstance(found, NoCandidate) and found.detail


@settings(max_examples=60, deadline=None)
@given(
    st.lists(
        st.sampled_from(
            [f"<p>{GOOD}", "<br>", "<h2>x", "</p>", "<a>", "</a>", "©", SHORT, "<td>", "<select>"]
        )
    )
)
def test_never_raises_leaves_the_tree_and_answers_the_same_twice(pieces: list[str]) -> None:
    document = make("".join(pieces))
    before = etree.tostring(document.root)
    assert method.paragraph_classes(document) == method.paragraph_classes(make("".join(pieces)))
    assert etree.tostring(document.root) == before
    found = classify(document)
    assert set(found.final.tolist()) <= {Class.GOOD, Class.BAD}
    assert len(found.paragraph_of_structure_run(document)) == len(document.structure.run_at)


def test_stop_words_are_counted_once_a_paragraph(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[int] = []
    original = StopWords.count

    def counted(self: StopWords, text: str) -> tuple[float, int]:
        calls.append(len(text))
        return original(self, text)

    monkeypatch.setattr(StopWords, "count", counted)
    sizes = []
    for count in (20, 80):
        calls.clear()
        classify(make(f"<p>{GOOD}</p>" * count + f"<p>{SHORT}</p>" * count))
        sizes.append(sum(calls))
    assert sizes[1] == 4 * sizes[0]


def test_what_is_gone_from_a_paragraph_has_no_stop_words() -> None:
    prose = "The mill of the town is in the hands of a family that has had it since the war."
    plain = classify(make(f"<p>{prose} Mill, river, town.</p>")).figures.stop_density
    gone = "<button>Katzen Vögel Fische Hunde</button><noscript>Kamele Schafe Esel Ziegen</noscript>"
    assert classify(make(f"<p>{prose}{gone} Mill, <b>river</b>, town.</p>")).figures.stop_density == plain


def test_demo_page_shows_classes_and_figures_and_escapes_the_page() -> None:
    shuffled = random.Random(3).sample(["a", "b", "c"], 3)
    document = make(f"<p>{GOOD}</p><p>&lt;script&gt;alert({shuffled[0]})&lt;/script&gt;</p>")
    page = demo_page(document)
    tree = etree.fromstring(page, etree.HTMLParser())
    assert [div.get("class") for div in tree.iter("div")] == ["p good", "p bad"]
    assert not list(tree.iter("script")) and not list(tree.iter("link"))
    assert "stop-word density" in page and "too short" in page
    assert "no text" in demo_page(make(""))
