"""What closes a text and tells of its writer."""

from __future__ import annotations

import pytest

from extractors import Article, extract_page
from extractors.selection.lines.biographies import is_biography, may_be_biography
from extractors.wrapping.learning import learn_site
from extractors.wrapping.warm import body_and_headline
from tests.builders import document, page

HEAD = '<meta name="author" content="{}"><title>The mill stands still - The Valley Post</title>'
TRADES = {1901: "bakers", 1914: "millers", 1926: "farmers", 1939: "smiths", 1951: "brewers", 1968: "keepers"}
TEXT = [
    f"In the year {year} the mill ground more corn than the {trade} of the valley could use, and sold it."
    for year, trade in TRADES.items()
]


def written_by(author: str, last: str) -> str:
    text = "".join(f"<p>{paragraph}</p>" for paragraph in TEXT)
    article = f"<article><h1>The mill stands still</h1>{text}<p>{last}</p></article>"
    return f"<html><head>{HEAD.format(author)}</head><body>{article}</body></html>"


@pytest.mark.parametrize(
    ("author", "text"),
    [
        ("Ann Lee", "Ann Lee is a reporter who covers the harbour."),
        ("Ann Lee", "Ann Lee lives in Millford. Her first book comes out in May."),
        ("Jörg de Vries", "Jörg de Vries ist Redakteur im Ressort Wirtschaft."),
        ("Анна Лисина", "Анна Лисина работает в отделе новостей."),
        ("Chloé Élan", "Chloé Élan est journaliste au service des sports."),
        ("דנה לוי", "דנה לוי היא עיתונאית שמסקרת את הנמל."),
        ("Ann Lee", "Ann Lee rows with the ladies and writes for us every month."),
        ("Ann Lee", "Ann Lee grows beans above Esk with Jo B. Hill, and she writes a column here."),
        ("Jörg de Vries", "Jörg de Vries rudert im Vierer und schreibt wöchentlich für den Boten."),
        ("Mia Bos", "Mia Bos zeilt elke zaterdag en schrijft maandelijks in De Schoot."),
        ("Chloé Élan", "Chloé Élan élève des abeilles et écrit chaque semaine dans La Ruche."),
        ("Анна Лисина", "Анна Лисина разводит пчёл и пишет для нас каждый месяц."),
    ],
)
def test_what_tells_of_the_writer_is_a_biography(author: str, text: str) -> None:
    assert is_biography(document(written_by(author, text)), text)


@pytest.mark.parametrize(
    ("author", "text"),
    [
        ("Bo Berg", "Ann Lee is a reporter who covers the harbour."),
        ("Ann Lee", "Ann Lee said that the harbour would open in May."),
        ("Ann Lee", "Nobody is sure whether Ann Lee will come back."),
        ("Mills", "Mills is dedicated to the corn of the valley."),
        ("Ann Lee", "Ann Lee"),
        ("Ann Lee", ""),
        ("Bo Berg", "Ann Lee rows with the ladies and writes for us every month."),
        ("Ann Lee", "Ann Lee rows with the ladies. Her sister sails and writes for us."),
        ("Ann Lee", "Ann Lee rows with the ladies and wrote of it."),
        ("Ann Lee", f"Ann Lee rows {40 * 'and rows '}and writes for us."),
    ],
    ids=[
        "somebody else", "an event", "in the midst", "one word", "nothing told", "empty", "somebody else who writes",
        "another sentence", "once", "long",
    ],
)
def test_what_tells_of_others_or_of_events_is_none(author: str, text: str) -> None:
    assert not is_biography(document(written_by(author, text)), text)


@pytest.mark.parametrize(
    "biography",
    [
        "Ann Lee is a reporter who covers the harbour and the mills of the valley for this paper.",
        "Ann Lee rows on the mill pond every Tuesday morning and writes for this paper once a month.",
    ],
)
def test_a_biography_closes_the_text_cold_and_by_a_wrapper(biography: str) -> None:
    ended = page(written_by("Ann Lee", biography))
    read = extract_page(ended, learn=True)
    assert isinstance(read.outcome, Article) and read.observation is not None
    assert read.outcome.body == "\n\n".join(TEXT)
    assert may_be_biography(biography)
    [wrapper] = learn_site([read.observation])
    assert body_and_headline(ended, wrapper) == (read.outcome.body, "The mill stands still")
    warm = extract_page(ended, [wrapper])
    assert warm.used is not None and isinstance(warm.outcome, Article) and warm.outcome.body == read.outcome.body


def test_it_stays_where_it_is_told_of_somebody_else() -> None:
    said = "Ann Lee is a miller who has kept the wheel of the mill going for all of forty years, alone."
    read = extract_page(page(written_by("Bo Berg", said)))
    assert isinstance(read.outcome, Article) and read.outcome.body == "\n\n".join([*TEXT, said])
