"""The description: the article's, not the site's, and whole where the page declares the whole."""

from __future__ import annotations

from html import escape

import pytest

from extractors.metadata import Metadata
from tests.extractors.metadata.pages import BODY, read

FIRE = "The mill by the river burned for the whole of the night, and the town is asking itself who may have lit it"
WHOLE = f"{FIRE} and why."
HEADLINE = "Mill burns down"


def described(*declared: str, head: str = "", url: str = "https://www.eskmail.example/town/mill") -> Metadata:
    names = ("property=og:description", "name=description", "name=twitter:description")
    metas = "".join(f'<meta {name} content="{escape(text)}">' for name, text in zip(names, declared) if text)
    return read(f"<title>{HEADLINE}</title>{metas}{head}", f"<article><h1>{HEADLINE}</h1>{BODY}</article>", url)


@pytest.mark.parametrize(
    ("first", "second", "found"),
    [
        (f"{FIRE}…", WHOLE, WHOLE),
        (f"{FIRE[:-2]}&#821…", WHOLE, WHOLE),  # an entity cut as well
        (FIRE, WHOLE, WHOLE),  # cut without a mark
        (f"{FIRE[:60]} [...]", f"{FIRE} …", f"{FIRE[:60]} [...]"),  # both are cut
        (f"{WHOLE} The firemen came too l…", WHOLE, WHOLE),
        (FIRE[:49], WHOLE, FIRE[:49]),  # short: nothing tells that it is cut
        (WHOLE, f"{WHOLE} The firemen came too late.", WHOLE),
        (f"{FIRE}…", "Another text.", f"{FIRE}…"),
        (f"{FIRE}…", f"{WHOLE} {'The firemen came. ' * 40}", f"{FIRE}…"),  # the article's text
        (FIRE, f"{FIRE} | Town | Esk Mail.", FIRE),
        (f"{WHOLE} • Photo: Ann Lee", WHOLE, WHOLE),
        ("水车在河边烧了一整夜，镇上的人都在问到底是谁放的火，消防队来得太晚了，大家都……",
         "水车在河边烧了一整夜，镇上的人都在问到底是谁放的火，消防队来得太晚了，大家都很难过。",
         "水车在河边烧了一整夜，镇上的人都在问到底是谁放的火，消防队来得太晚了，大家都很难过。"),
    ],
)  # fmt: skip
def test_the_whole_of_a_cut_description(first: str, second: str, found: str) -> None:
    assert described(first, second).description == found


@pytest.mark.parametrize(
    ("declared", "shown", "found"),
    [
        (f"{FIRE}…", WHOLE, WHOLE),
        (f"{WHOLE} The firemen came too l…", WHOLE, WHOLE),
        (f"{FIRE}…", f"{FIRE} …", f"{FIRE}…"),  # cut as well
        (f"{FIRE}…", "Another line.", f"{FIRE}…"),
        (WHOLE, f"{WHOLE} The firemen came too late.", WHOLE),
    ],
)
def test_a_cut_description_is_whole_as_the_line_below_the_headline(declared: str, shown: str, found: str) -> None:
    lead = f"<article><h1>{HEADLINE}</h1><p class=subtitle>{shown}</p>{BODY}</article>"
    assert read(f'<meta name=description content="{declared}">', lead).description == found


def test_the_source_is_that_of_the_whole() -> None:
    found = described(f"{FIRE}…", "", WHOLE)
    assert found.sources["description"] == found.candidates["description"][0].source == "twitter:description"


@pytest.mark.parametrize(
    ("declared", "found"),
    [
        ((HEADLINE, "A fire."), "A fire."),
        (("Mill burns", "A fire."), "A fire."),
        ((HEADLINE,), HEADLINE),
    ],
)
def test_rather_more_than_the_headline(declared: tuple[str, ...], found: str) -> None:
    assert described(*declared).description == found


@pytest.mark.parametrize(
    ("slogan", "is_told"),
    [
        ("Esk Mail", False),
        ("The Esk Mail: News, Wetter und Sport aus aller Welt", False),
        ("Esk Mail - todo lo mejor del fútbol", False),
        ("mill, town, fire", False),  # the keywords
        ("Mill town fire", True),  # a sentence whose words are the keywords
        ("Esk Mail: the mill by the river burned for a whole night", True),
        ("Mill burns down: read more of it at Esk Mail, Ihrer Zeitung seit 1884", True),  # of the headline's words
        ("Ein Appell der Eskmailer an die Industrie", True),  # a longer word
        ("Von Anfang an wurde das Treffen von Gewalt überschattet", True),  # does not name the site
    ],
)
@pytest.mark.parametrize("other", ["", "A fire."])
def test_a_sites_slogan_describes_no_article(slogan: str, is_told: bool, other: str) -> None:
    head = '<meta property=og:site_name content="Esk Mail"><meta name=keywords content="mill,town,fire">'
    assert described(slogan, other, head=head).description == (slogan if is_told else other or None)
