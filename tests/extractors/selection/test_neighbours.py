"""Doubtful blocks that go with kept text."""

from __future__ import annotations

import numpy as np
import pytest

from extractors.selection.neighbours import with_neighbours
from tests.builders import document

WORDS = "nly eight words and more stand in this opening"


def settle(html: str, *probabilities: float) -> list[float]:
    found = document(html)
    words = found.blocks.words
    assert len(words) == len(probabilities)
    return with_neighbours(found, words, np.array(probabilities)).round(3).tolist()


@pytest.mark.parametrize(
    ("words", "given", "settled_to"),
    [
        (150, [0.9, 0.4, 0.8], 0.5),
        (149, [0.9, 0.4, 0.8], 0.4),
        (150, [0.9, 0.3, 0.8], 0.3),
        (150, [0.9, 0.4, 0.2], 0.4),
        (150, [0.2, 0.4, 0.8], 0.4),
    ],
)
def test_a_long_text_between_kept_ones_stays(words: int, given: list[float], settled_to: float) -> None:
    assert settle(f"<p>before</p><div>{'word ' * words}</div><p>after</p>", *given)[1] == settled_to


@pytest.mark.parametrize(
    ("line", "given", "settled_to"),
    [
        ("From the Examiner:", [0.9, 0.3, 0.8, 0.8], 0.5),
        ("\u5831\u9053\uff1a", [0.9, 0.3, 0.8, 0.8], 0.5),
        ("From the Examiner", [0.9, 0.3, 0.8, 0.8], 0.3),
        ("From the Examiner:", [0.9, 0.05, 0.8, 0.8], 0.05),
        ("From the Examiner:", [0.2, 0.3, 0.8, 0.8], 0.3),
        ("From the Examiner:", [0.9, 0.3, 0.2, 0.2], 0.3),
    ],
    ids=["colon", "wide colon", "no colon", "no chance", "nothing before it", "quotation dropped"],
)
def test_a_line_that_introduces_a_quotation_stays(line: str, given: list[float], settled_to: float) -> None:
    html = f"<p>Text of the day</p><p>{line}</p><blockquote><p>first words</p><p>then others</p></blockquote>"
    assert settle(html, *given)[1] == settled_to


@pytest.mark.parametrize(
    ("line", "given", "settled_to"),
    [
        ("<p>rent = yield × price ÷ 12</p>", [0.9, 0.1, 0.8], 0.5),
        (r"<div>\[ \text{rent} = \frac{yield}{12} \]</div>", [0.9, 0.1, 0.8], 0.5),
        ("<p>rent = yield × price ÷ 12</p>", [0.9, 0.09, 0.8], 0.09),
        ("<p>rent = yield × price ÷ 12</p>", [0.9, 0.1, 0.3], 0.1),
        ("<p>rent = yield</p>", [0.9, 0.1, 0.8], 0.1),
        ("<pre>area = 3² * side</pre>", [0.9, 0.1, 0.8], 0.1),
        ("<figcaption>On the mill = 4 × 12 feet</figcaption>", [0.9, 0.1, 0.8], 0.1),
    ],
)
def test_a_formula_between_kept_blocks_stays(line: str, given: list[float], settled_to: float) -> None:
    assert settle(f"<p>The text of the day</p>{line}<p>and what follows it</p>", *given)[1] == settled_to


@pytest.mark.parametrize(
    ("given", "settled_to"),
    [
        ([0.9, 0.2, 0.6], [0.9, 0.5, 0.6]),
        ([0.9, 0.19, 0.6], [0.9, 0.19, 0.6]),
        ([0.9, 0.4, 0.3], [0.9, 0.4, 0.3]),
        ([0.3, 0.4, 0.9], [0.3, 0.4, 0.9]),
        ([0.9, 0.8, 0.9], [0.9, 0.8, 0.9]),
    ],
    ids=["over kept text", "surely foreign", "over dropped text", "nothing before", "kept anyway"],
)
def test_a_subhead_goes_with_the_text_under_it(given: list[float], settled_to: list[float]) -> None:
    assert settle("<p>before</p><h2>So it was</h2><p>after</p>", *given) == settled_to
    assert settle("<p>before</p><h2><div>So it was</div></h2><p>after</p>", *given) == settled_to
    summary = "<p>before</p><div><summary>So it was</summary><p>after</p></div>"
    assert settle(summary, *given) == settled_to


@pytest.mark.parametrize(
    ("line", "chance", "settled_to"),
    [("Advertisement", 0.3, 0.3), ("- Anzeige -", 0.3, 0.3), ("Advertising pays", 0.3, 0.5), ("The ferry", 0.3, 0.5)],
)
def test_a_label_of_an_advert_is_no_subhead(line: str, chance: float, settled_to: float) -> None:
    html = f"<p>{WORDS}</p><h2 class=ad__disclosure>{line}</h2><p>{WORDS}</p>"
    assert settle(html, 0.9, chance, 0.8)[1] == settled_to
    assert settle(html.replace(" class=ad__disclosure", ""), 0.9, chance, 0.8)[1] == 0.5


@pytest.mark.parametrize(("line", "kept"), [("Subscribe to our newsletter", False), ("The second crossing", True)])
def test_a_line_that_its_class_calls_a_subhead_may_be_the_houses(line: str, kept: bool) -> None:
    html = f"<p>{WORDS}</p><div class=subhead>{line}</div><p>{WORDS}</p>"
    assert (settle(html, 0.9, 0.08, 0.8)[1] == 0.5) is kept


def test_the_name_of_a_product_is_no_subhead_of_the_text_behind_its_box() -> None:
    text = "Eight words at least are in this text below it"
    boxed = f"<p>Text</p><div class=card><h4>Stanley Thermos</h4><span>$34.99</span></div><p>{text}</p>"
    credited = f"<p>Text</p><div class=part><h4>Stanley Thermos</h4><span>AP/Lee</span><p>{text}</p></div>"
    assert settle(boxed, 0.9, 0.3, 0.1, 0.9)[1] == 0.3
    assert settle(credited, 0.9, 0.3, 0.1, 0.9)[1] == 0.5


@pytest.mark.parametrize(
    ("upper", "lower", "kept"), [("h2", "h3", True), ("h3", "h3", False), ("h3", "h2", False)]
)
def test_a_subhead_over_a_deeper_one_goes_with_the_text_under_that(upper: str, lower: str, kept: bool) -> None:
    html = f"<p>Text</p><{upper}>Questions</{upper}><{lower}>May I?</{lower}><p>Yes</p>"
    assert settle(html, 0.9, 0.3, 0.6, 0.8)[1] == (0.5 if kept else 0.3)
    assert settle(html, 0.9, 0.3, 0.6, 0.1)[1] == 0.3


def test_a_heading_over_another_heading_is_no_subhead_of_text() -> None:
    html = "<p>before</p><h2>Read more</h2><h3>So it was</h3><p>after</p>"
    assert settle(html, 0.9, 0.3, 0.3, 0.6) == [0.9, 0.3, 0.5, 0.6]
    assert settle("<p>before</p><p>So it was</p><p>after</p>", 0.9, 0.3, 0.6) == [0.9, 0.3, 0.6]


@pytest.mark.parametrize(
    ("line", "text", "given", "kept"),
    [
        ("Photo: A. Byron", 8, [0.9, 0.3, 0.1, 0.9], True),
        ("word " * 13, 8, [0.9, 0.3, 0.1, 0.9], False),
        ("Photo: A. Byron", 7, [0.9, 0.3, 0.1, 0.9], False),
        ("Photo: A. Byron", 8, [0.9, 0.1, 0.1, 0.9], False),
        ("Photo: A. Byron", 8, [0.9, 0.3, 0.1, 0.2], False),
    ],
    ids=["a credit between", "no line", "no text", "no chance", "dropped text"],
)
def test_a_dropped_line_between_a_subhead_and_its_text(line: str, text: int, given: list[float], kept: bool) -> None:
    html = f"<p>before</p><h2>So it was</h2><div>{line}</div><p>{'word ' * text}</p>"
    assert settle(html, *given)[1:3] == [0.5 if kept else given[1], 0.1]


def sections(name: str, doubtful: int, *, linked: bool = False, words: int = 8) -> str:
    """Four paragraphs of ten words, and doubtful ones in a section of their own, all of one class."""
    inside = "<a href=/x>{}</a>" if linked else "{}"
    rest = "".join(f"<p class={name}>{inside.format('other ' * words)}</p>" for _ in range(doubtful))
    first = f"<p class=t>{'word ' * 10}</p>" * 4
    return f"<div><section class=s>{first}</section><hr><section class=s>{rest}</section></div>"


@pytest.mark.parametrize(
    ("html", "chance", "kept"),
    [
        (sections("t", 1), 0.15, True),
        (sections("t", 1), 0.14, False),
        (sections("u", 1), 0.4, False),
        (sections("t", 1, linked=True), 0.4, False),
        (sections("t", 1, words=7), 0.4, False),
        (sections("t", 2), 0.4, False),
        (sections("t", 1).replace("s><p class=t>other", "z><p class=t>other"), 0.4, False),
        (sections("t", 1).replace(" class=t", ""), 0.4, False),
    ],
    ids=["alike", "no chance", "another class", "links", "a line", "too many", "another parent", "without a class"],
)
def test_a_block_like_the_kept_ones_stays(html: str, chance: float, kept: bool) -> None:
    rest = html.count("other other other other other other other")
    given = [*[0.9] * 4, *[chance] * rest]
    assert settle(html, *given) == [*[0.9] * 4, *[0.5 if kept else chance] * rest]


@pytest.mark.parametrize(
    ("opening", "chance", "kept"),
    [
        (f'<p class="Text_root__4 Text_dropcap__5">O{WORDS}</p>', 0.1, True),
        (f'<p><span class="dropcap">O</span>{WORDS}</p>', 0.1, True),
        (f'<p class="has-drop-cap">O{WORDS}</p>', 0.04, False),
        (f'<p class="eavesdropcapital">O{WORDS}</p>', 0.1, False),
        (f'<p class="text has-no-drop-cap">O{WORDS}</p>', 0.1, False),
        ('<p class="has-drop-cap">Only a few words.</p>', 0.1, False),
    ],
)
def test_a_text_with_a_drop_cap_opens_the_kept_text(opening: str, chance: float, kept: bool) -> None:
    assert (settle(f"{opening}<p>Kept.</p>", chance, 0.9)[0] >= 0.5) is kept
    assert settle(f"<p>Kept.</p>{opening}", 0.9, chance)[1] == chance


def test_three_kept_blocks_are_no_kind_and_nothing_kept_is_no_neighbour() -> None:
    html = sections("t", 1)
    assert settle(html, 0.9, 0.9, 0.9, 0.1, 0.4)[4] == 0.4
    assert settle(html, 0.4, 0.4, 0.4, 0.1, 0.4) == [0.4, 0.4, 0.4, 0.1, 0.4]


def test_the_given_array_stays_as_it_is() -> None:
    found = document(sections("t", 1))
    given = np.array([0.9, 0.9, 0.9, 0.9, 0.4])
    assert with_neighbours(found, found.blocks.words, given)[4] == 0.5
    assert given[4] == 0.4


def captions(kept: str, dropped: int, *, tag: str = "p", name: str = " class=c", words: int = 4) -> str:
    """A text, a line of four words, and dropped lines like it."""
    rest = f"<{tag}{name}>{'other ' * words}</{tag}>" * dropped
    return f"<p class=t>{'word ' * 10}</p><{tag}{name and ' class=c'}>{kept}</{tag}>{rest}"


@pytest.mark.parametrize(
    ("html", "chance", "kept"),
    [
        (captions("one two three four", 3), 0.69, False),
        (captions("one two three four", 3), 0.7, True),
        (captions("one two three", 3), 0.6, True),
        (captions("one two three four", 2), 0.6, True),
        (captions("one two three four", 2, words=6), 0.6, False),
        (captions("one two three four", 3, name=" class=d"), 0.6, True),
        (captions("one two three four", 4, words=1), 0.6, False),
        (captions("one two three four", 3, name=""), 0.6, True),
        (captions("one two three four", 3, tag="figcaption", name=""), 0.6, False),
    ],
    ids=["unlike", "sure", "short", "too few", "few and long", "another class", "many", "no class", "captions"],
)
def test_a_block_like_the_dropped_ones_goes(html: str, chance: float, kept: bool) -> None:
    found = settle(html, 0.9, chance, *[0.1] * (len(document(html).blocks) - 2))
    assert found[1] == (chance if kept else 0.4)


@pytest.mark.parametrize(
    ("line", "behind", "settled_to"),
    [
        ("Dig deeper:", "<a href=/b>The mill that burned in May</a>", 0.4),
        ("\u5ef6\u4f38\u95b1\u8b80\uff1a", "<a href=/b>The mill that burned in May</a>", 0.4),
        ("Dig deeper", "<a href=/b>The mill that burned in May</a>", 0.8),
        ("Dig deeper:", "The mill that burned in May", 0.8),
        ("What all of them could do:", "<a href=/b>The mill that burned in May</a>", 0.8),
    ],
    ids=["colon", "wide colon", "no colon", "no link", "long"],
)
def test_a_label_goes_with_the_dropped_link_behind_it(line: str, behind: str, settled_to: float) -> None:
    html = f"<p>Text of the day</p><p>{line}</p><p>{behind}</p><p>More of the text</p>"
    assert settle(html, 0.9, 0.8, 0.2, 0.9) == [0.9, settled_to, 0.2, 0.9]


def test_a_label_stays_with_a_kept_link() -> None:
    html = "<p>Text of the day</p><p>Dig deeper:</p><p><a href=/b>The mill that burned in May</a></p>"
    assert settle(html, 0.9, 0.8, 0.7) == [0.9, 0.8, 0.7]


@pytest.mark.parametrize(
    ("question", "given", "settled_to"),
    [
        ("<h3><button aria-expanded=false>Is it safe?</button></h3>", [0.1, 0.9], 0.5),
        ("<div role=button aria-controls=a><a>\u5b89\u5168\u5417\uff1f</a></div>", [0.1, 0.9], 0.5),
        ("<div aria-expanded=true><div><p>Is it safe?</p></div></div>", [0.1, 0.9], 0.5),
        ("<h3><button aria-expanded=false>Show all</button></h3>", [0.1, 0.9], 0.1),
        ("<p>Is it safe?</p>", [0.1, 0.9], 0.1),
        ("<h3><button aria-expanded=false>Is it safe?</button></h3>", [0.1, 0.3], 0.1),
        ("<h3><button aria-expanded=false>Is it safe?</button></h3>", [0.05, 0.9], 0.05),
    ],
    ids=["switch", "Chinese", "around it", "no question", "no switch", "nothing kept behind it", "no chance"],
)
def test_a_question_that_opens_kept_text_stays(question: str, given: list[float], settled_to: float) -> None:
    assert settle(f"<p>Text of the day</p>{question}<p>Yes, it is.</p>", 0.9, *given)[1] == settled_to


@pytest.mark.parametrize(
    ("line", "behind", "settled_to"),
    [
        ("<p><strong>Pros</strong></p>", "<ul><li>It is light</li></ul>", 0.5),
        ("<div><b>What</b> <b>we liked</b></div>", "<ul><li><p>It is light</p></li></ul>", 0.5),
        ("<p><strong>Pros</strong> and more</p>", "<ul><li>It is light</li></ul>", 0.2),
        ("<p><strong>Pros</strong></p>", "<p>It is light</p>", 0.2),
        ("<p><a href=/b><strong>Pros</strong></a></p>", "<ul><li>It is light</li></ul>", 0.2),
    ],
    ids=["bold", "in two parts", "partly", "before a paragraph", "a link"],
)
def test_a_bold_line_over_a_kept_list_stays(line: str, behind: str, settled_to: float) -> None:
    assert settle(f"<p>Text of the day</p>{line}{behind}", 0.9, 0.2, 0.9)[1] == settled_to
    assert settle(f"<p>Text of the day</p>{line}{behind}", 0.9, 0.2, 0.3)[1] == 0.2


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ([0.9, 0.2, 0.1, 0.9], [0.9, 0.5, 0.5, 0.9]),
        ([0.9, 0.2, 0.05, 0.9], [0.9, 0.5, 0.05, 0.9]),
        ([0.9, 0.2, 0.1, 0.3], [0.9, 0.2, 0.1, 0.3]),
        ([0.3, 0.2, 0.1, 0.9], [0.3, 0.2, 0.1, 0.9]),
    ],
    ids=["within the text", "surely foreign", "behind it", "before it"],
)
def test_what_opens_and_closes_within_the_text_stays(given: list[float], kept: list[float]) -> None:
    assert settle(f"<p>Before</p>{OPENED}<p>After</p>", *given) == kept


OPENED = "<details><summary>The ships</summary><p>Two of the four are in the yard.</p></details>"


def test_what_opens_in_a_form_alone_does_not() -> None:
    form = "<p>How much will a ticket cost you when the ships are back?</p><form><input></form>"
    html = f"<p>Before</p><div>{form}{OPENED}</div><p>After</p>"
    assert settle(html, 0.9, 0.1, 0.2, 0.1, 0.9)[2:4] == [0.2, 0.1]
    assert settle(html, 0.9, 0.6, 0.2, 0.1, 0.9)[2:4] == [0.5, 0.5]
    assert settle(html.replace("form", "span"), 0.9, 0.1, 0.2, 0.1, 0.9)[2:4] == [0.5, 0.5]


PROMOTION = (
    "<p>Before it all</p><div><div><h3>Ready to see it for yourself</h3></div><p>Our team will call you back.</p>"
    "<a href='/demo'>Book a demo</a></div><p>Behind it all</p>"
)
FORM = PROMOTION.replace("<a href='/demo'>Book a demo</a>", "<input type=email><p>By signing up you agree.</p>")


@pytest.mark.parametrize(
    ("html", "given", "settled_to"),
    [
        (PROMOTION, [0.9, 0.7, 0.2, 0.1, 0.9], 0.4),
        (PROMOTION.replace("<a href='/demo'>Book a demo</a>", "<button>Go</button>"), [0.9, 0.7, 0.2, 0.1, 0.9], 0.4),
        (PROMOTION, [0.9, 0.7, 0.6, 0.1, 0.9], 0.7),
        (PROMOTION, [0.3, 0.7, 0.2, 0.1, 0.9], 0.7),
        (PROMOTION.replace("yourself<", "yourself?<"), [0.9, 0.7, 0.2, 0.1, 0.9], 0.7),
        (FORM, [0.9, 0.7, 0.2, 0.1, 0.9], 0.4),
        (FORM.replace("email", "text"), [0.9, 0.7, 0.2, 0.1, 0.9], 0.7),
        (FORM.replace("email", "text") + "<input type=email>", [0.9, 0.7, 0.2, 0.1, 0.9], 0.7),
        (PROMOTION.replace("<a href='/demo'>Book a demo</a>", "<em>Not yet</em>"), [0.9, 0.7, 0.2, 0.2, 0.9], 0.7),
        (PROMOTION.replace("<div><div>", "<div>").replace("</a></div>", "</a>"), [0.9, 0.7, 0.2, 0.1, 0.9], 0.7),
        (PROMOTION.replace("Ready", "Ready " * 9), [0.9, 0.7, 0.2, 0.1, 0.9], 0.7),
    ],
    ids="link button text-kept nothing-before question form no-address form-elsewhere no-button no-box long".split(),
)
def test_the_heading_of_a_promotion_goes_with_its_text_and_its_button(
    html: str, given: list[float], settled_to: float
) -> None:
    assert settle(html, *given)[1] == settled_to


BOLD = "<p><b>GOLF</b></p><p>They won on Sunday.</p><p><b>ROWING</b></p><p>They lost by a length.</p><p><b>{}</b></p>"


@pytest.mark.parametrize(
    ("line", "given", "settled_to"),
    [
        ("SWIMMING", [0.7, 0.9, 0.7, 0.9, 0.4, 0.9], 0.5),
        ("SWIMMING", [0.7, 0.9, 0.7, 0.9, 0.39, 0.9], 0.39),
        ("SWIMMING", [0.7, 0.9, 0.3, 0.9, 0.4, 0.9], 0.4),
        ("SWIMMING", [0.7, 0.9, 0.7, 0.9, 0.4, 0.3], 0.4),
        ("Media contact:", [0.7, 0.9, 0.7, 0.9, 0.4, 0.9], 0.4),
        ("<a href=/x>SWIMMING</a>", [0.7, 0.9, 0.7, 0.9, 0.4, 0.9], 0.4),
        ("SWIMMING</b> at home<b>", [0.7, 0.9, 0.7, 0.9, 0.4, 0.9], 0.4),
    ],
    ids=["alike", "no chance", "one other", "over nothing", "label", "link", "not all bold"],
)
def test_a_line_in_bold_among_others_in_bold_stays(line: str, given: list[float], settled_to: float) -> None:
    assert settle(BOLD.format(line) + "<p>They swim tomorrow.</p>", *given)[4] == settled_to


ROW = "<p>It rained.</p>" + "".join(f"<p><b>{part}, {{}}</b></p><p>Text.</p>" for part in ("One", "Two", "Three"))


@pytest.mark.parametrize(
    ("names", "chances", "settled_to"),
    [
        (("boxes", "soil", "seeds"), (0.4, 0.36, 0.35), [0.5, 0.5, 0.5]),
        (("boxes", "soil", "seeds"), (0.4, 0.36, 0.34), [0.4, 0.36, 0.34]),
        (("boxes</b> of wood<b>", "soil", "seeds"), (0.4, 0.36, 0.35), [0.4, 0.36, 0.35]),
        (("boxes:", "soil", "seeds"), (0.4, 0.36, 0.35), [0.4, 0.36, 0.35]),
    ],
    ids=["three", "two", "not all bold", "a label"],
)
def test_several_lines_in_bold_alike_over_text_stay(
    names: tuple[str, ...], chances: tuple[float, ...], settled_to: list[float]
) -> None:
    first, second, third = chances
    assert settle(ROW.format(*names), 0.9, first, 0.9, second, 0.9, third, 0.9)[1::2] == settled_to
    same = ROW.format(*names).replace("One", "It").replace("Two", "It").replace("Three", "It")
    assert settle(same.replace("soil", "boxes").replace("seeds", "boxes"), 0.9, 0.4, 0.9, 0.4, 0.9, 0.4, 0.9)[1] == 0.4


def test_less_likely_lines_stay_with_a_row_in_bold() -> None:
    row = ROW.format("boxes", "soil", "seeds") + "<p><b>Four, rain</b></p><p>Text.</p><p><b>Five</b></p><p>Text.</p>"
    given = [0.9, 0.4, 0.9, 0.4, 0.9, 0.4, 0.9, 0.25, 0.9, 0.24, 0.9]
    assert settle(row, *given)[1::2] == [0.5, 0.5, 0.5, 0.5, 0.24]


NAMED = [
    "inter", "intertitre", "art-inter", "Zwischentitel", "zwischenueberschrift", "subhead", "crosshead", "ladillo",
    "mellomtittel", "mellanrubrik", "mellemrubrik", "tussenkop", "tussenkopje", "sottotitoletto", "valiotsikko",
    "text_intertitulo", "śródtytuł",
]  # fmt: skip


@pytest.mark.parametrize("name", NAMED)
def test_a_line_that_its_class_calls_a_subhead_stays(name: str) -> None:
    html = f"<p>Text of the day</p><p class={name}>In the hall</p><p>More of the text</p>"
    assert settle(html, 0.9, 0.05, 0.9)[1] == 0.5


@pytest.mark.parametrize(
    ("html", "given"),
    [
        ("<p>Text</p><p class=inter>In the hall</p><p>More</p>", [0.9, 0.04, 0.9]),
        ("<p>Text</p><p class=inter>In the hall</p><p>More</p>", [0.2, 0.3, 0.9]),  # below the headline
        ("<p>Text</p><p class=inter>In the hall</p><p>More</p>", [0.9, 0.3, 0.2]),
        ("<p>Text</p><p class=internal>In the hall</p><p>More</p>", [0.9, 0.3, 0.9]),
        ("<p>Text</p><p class='bold fs-subheading'>In the hall</p><p>More</p>", [0.9, 0.3, 0.9]),
        ("<p>Text</p><p class=text-subhead>In the hall</p><p>More</p>", [0.9, 0.3, 0.9]),
        ("<p>Text</p><p class=printer>In the hall</p><p>More</p>", [0.9, 0.3, 0.9]),
        ("<p>Text</p><p class=inter><a href=/x>In the hall</a></p><p>More</p>", [0.9, 0.3, 0.9]),
        (f"<p>Text</p><p class=inter>{'word ' * 16}</p><p>More</p>", [0.9, 0.3, 0.9]),
        ("<p>Text</p><ul><li class=inter>In the hall</ul><p>More</p>", [0.9, 0.3, 0.9]),
    ],
    ids="chance before behind internal size letters printer link long item".split(),
)
def test_what_is_no_named_subhead(html: str, given: list[float]) -> None:
    assert settle(html, *given)[1] == given[1]


@pytest.mark.parametrize(
    ("contents", "subhead", "chance", "settled_to"),
    [
        ("<a href='#a'>The ships</a>", "<h2>The  Ships</h2>", 0.04, 0.5),
        ("<a href='#a'><b>The</b> ships</a>", "<h4>The ships</h4>", 0.04, 0.5),
        ("<a href='/a'>The ships</a>", "<h2>The ships</h2>", 0.04, 0.04),
        ("<a href='#'>The ships</a>", "<h2>The ships</h2>", 0.04, 0.04),
        ("<a href='#a'>The ferries</a>", "<h2>The ships</h2>", 0.04, 0.04),
        ("<a href='#a'>The ships</a>", "<div>The ships</div>", 0.04, 0.04),
        ("<a href='#a'>The ships</a>", "<h2>The ships</h2>", 0.02, 0.02),
    ],
    ids=["listed", "bold in the list", "another page", "nowhere", "other words", "no heading", "no chance"],
)
def test_a_subhead_that_the_table_of_contents_names_stays(
    contents: str, subhead: str, chance: float, settled_to: float
) -> None:
    html = f"<p>{contents}</p><p>Text of the day</p>{subhead}<p>What stands under it</p>"
    assert settle(html, 0.1, 0.9, chance, 0.9)[2] == settled_to


@pytest.mark.parametrize(
    ("line", "given", "kept"),
    [
        ("Do not drive for at least a day after that.", [0.9, 0.8, 0.3, 0.9], True),
        ("Do not drive for at least a day after that.", [0.9, 0.8, 0.2, 0.9], False),
        ("Do not drive for at least a day after that.", [0.9, 0.1, 0.3, 0.9], False),
        ("Do not drive for at least a day after that.", [0.9, 0.8, 0.3, 0.1], False),
        ("By Ann Lee, on the fifth of last March", [0.9, 0.8, 0.3, 0.9], False),
        ("Do not drive at all.", [0.9, 0.8, 0.3, 0.9], False),
        (f"{'word ' * 36}.", [0.9, 0.8, 0.3, 0.9], False),
        ("<a href=/x>Do not drive for at least</a> a day after that.", [0.9, 0.8, 0.3, 0.9], False),
    ],
    ids=["sentence", "no chance", "subhead dropped", "no text behind", "no sentence", "short", "long", "link"],
)
def test_a_sentence_under_a_kept_subhead_stays(line: str, given: list[float], kept: bool) -> None:
    html = f"<p>before</p><div class=callout><h4>Watch out</h4><div><p>{line}</p></div></div><p>after</p>"
    assert (settle(html, *given)[2] >= 0.5) is kept
