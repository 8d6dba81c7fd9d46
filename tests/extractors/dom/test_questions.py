"""Questions that are links without a destination, with their answers behind them, are text."""

from __future__ import annotations

import lxml.html
import pytest

from extractors import Article, extract_page
from extractors.dom.questions import free_questions
from tests.builders import PARAGRAPHS, article_html, inside, page
from tests.growth import assert_proportional

ASKED = [
    ("How long does it take?", "About a week, if the weather holds."),
    ("Do I need a licence?", "No. A licence is needed only for groups of ten or more."),
    ("What does it cost?", "Nothing, apart from your time."),
]
ELEMENTOR = (
    '<div class="elementor-accordion-item"><div class="elementor-tab-title" role="button"><a class="t" tabindex="0">{q}'
    '</a></div><div class="elementor-tab-content" role="region"><p>{a}</p></div></div>'
)
BOOTSTRAP = (
    '<div class="panel"><div class="panel-heading"><h4 class="panel-title"><a data-toggle="collapse" href="#c{i}">{q}'
    '</a></h4></div><div id="c{i}" class="panel-collapse collapse"><div class="panel-body"><p>{a}</p></div></div></div>'
)
HASH = '<div class="item"><a href="#" class="question">{q}</a><div class="answer">{a}</div></div>'
SCRIPT = '<div class="item"><a href="javascript:void(0);"><i></i>{q}</a><div><p>{a}</p></div></div>'


def _links(html: str) -> int:
    document = inside(html)
    return sum(document.name(node) == "a" for node in range(len(document)))


def _written(form: str, pairs: list[tuple[str, str]] = ASKED) -> str:
    return "".join(form.format(i=i, q=question, a=answer) for i, (question, answer) in enumerate(pairs))


@pytest.mark.parametrize("form", [ELEMENTOR, BOOTSTRAP, HASH, SCRIPT])
def test_questions_behind_the_text_stay_with_their_answers(form: str) -> None:
    faq = f"<h2>Frequently asked questions</h2>{_written(form)}"
    html = article_html("".join(f"<p>{text}</p>" for text in PARAGRAPHS) + faq)
    found = extract_page(page(html)).outcome
    lines = ["Frequently asked questions", *(line for pair in ASKED for line in pair)]
    assert isinstance(found, Article) and found.body == "\n\n".join([*PARAGRAPHS, *lines])


def test_what_opens_no_question_goes_with_the_questions() -> None:
    assert _links(_written(HASH, [*ASKED, ("Delivery", "Within a week.")])) == 0


@pytest.mark.parametrize(
    "html",
    [
        _written(HASH, ASKED[:1]),
        _written(HASH, [*ASKED[:2], ("One", "a"), ("Two", "b"), ("Three", "c")]),
        _written(HASH).replace('href="#"', 'href="/a"'),
        _written(BOOTSTRAP).replace('"#c', '"#d'),
        "".join(f'<li><a href="#q{i}">{question}</a></li>' for i, (question, _) in enumerate(ASKED)) + "<p>Text</p>",
        "".join(f"<p>He said: <a href='#'>{question}</a></p><p>{answer}</p>" for question, answer in ASKED),
        "".join(f"<p><a href='#'>{question}</a> {answer}</p>" for question, answer in ASKED),
        "".join(f"<p><a href='#'>{question}</a></p>{answer}" for question, answer in ASKED),
        "".join(f"<h2 id='h{i}'><a href='#h{i}'>{q}</a></h2><p>{a}</p>" for i, (q, a) in enumerate(ASKED)),
        _written(HASH).replace("?", "? " + "x" * 250 + "?"),
    ],
    ids="one few led elsewhere contents introduced inline loose heading long".split(),
)
def test_other_links_stay(html: str) -> None:
    assert _links(html) == html.count("<a ")


def test_an_answer_that_is_a_link_is_none() -> None:
    assert _links(_written(HASH.replace("{a}", '<svg><title>x</title></svg> <a href="/b">{a}</a>'))) == 6
    assert _links(_written(HASH.replace("{a}", "<i></i><b>{a}</b> <a href='/b'>More</a>"))) == 3


def test_empty_elements_beside_many_links_are_not_read_for_each() -> None:
    def freed(units: int) -> None:
        html = f"<div>{'<b></b>' * units}{'<p></p><a>Why?</a>' * (units // 2)}{'<b></b>' * units}</div>"
        free_questions([lxml.html.document_fromstring(html)])

    assert_proportional(freed, 4_000)
