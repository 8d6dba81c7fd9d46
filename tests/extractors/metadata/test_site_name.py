"""What a site calls itself: neither a part of it nor an address."""

from __future__ import annotations

import pytest

from extractors.metadata.titles import is_of_host
from tests.extractors.metadata.pages import ld, read
from tests.growth import assert_proportional

SITE_NAME = '<meta property="og:site_name" content="{}">'


@pytest.mark.parametrize(
    ("name", "host", "told"),
    [
        ("Esk Mail", "eskmail.example.org", True),
        ("The Esk Mail", "www.eskmail.example", True),
        ("The Partnership for Mill Success", "partnershipmillsuccess.example", True),
        ("LoadUp", "goloadup.example", True),
        ("Food and Mill Administration", "fma.example", True),
        ("La Prensa Gráfica", "laprensagrafica.example", True),
        ("Müller Zeitung", "muellerzeitung.example", True),
        ("Müller Zeitung", "mullerzeitung.example", True),
        ("Security", "eskmail.example", False),
        ("Go", "goloadup.example", False),
        ("Esk", "mail.example", False),
    ],
)
def test_a_host_tells_a_name(name: str, host: str, told: bool) -> None:
    assert is_of_host(name, host) is told


@pytest.mark.parametrize(
    ("declared", "title", "application", "found"),
    [
        ("Security", "Mill burns down | Esk Mail", "Esk Mail", "Esk Mail"),
        ("Security", "Mill burns down | Esk Mail", "Other", "Security"),  # nobody agrees with anybody
        ("Blog", "Mill burns down | Esk Mail", "", "Esk Mail"),
        ("Home", "Mill burns down", "", "Home"),
        ("Town", "Mill burns down | Esk Mail", "", "Esk Mail"),  # the section
        ("The Morning Mail of the Esk Valley", "Mill burns down | EM", "EM", "The Morning Mail of the Esk Valley"),
        ("The Esk Mail", "Mill burns down | Esk Mail", "Esk Mail", "The Esk Mail"),
    ],
)
def test_a_part_of_the_site_is_not_its_name(declared: str, title: str, application: str, found: str) -> None:
    head = f'<title>{title}</title><meta property="article:section" content="Town">{SITE_NAME.format(declared)}'
    head += f'<meta name="application-name" content="{application}">' if application else ""
    assert read(head, url="https://eskmail.example/town/mill").site_name == found


@pytest.mark.parametrize(
    ("title", "found"),
    [
        ("Esk Mail: Mill burns down", "Esk Mail"),
        ("The Esk: Mill burns down", None),  # nothing tells that it is a name
        ("Esk Mail wins a prize for telling of a fire: how", None),
        ("Esk Mail:", None),
    ],
)
def test_the_name_before_a_colon_where_nothing_declares_one(title: str, found: str | None) -> None:
    text = f"<title>{title}</title>", "<h1>Mill burns down</h1>", "https://eskmail.example/a"
    assert read(*text).site_name == found
    assert read(text[0] + SITE_NAME.format("The Mail"), *text[1:]).site_name == "The Mail"


def test_what_stands_before_a_colon_in_the_headline_is_no_name() -> None:
    title = "Eskmail Predictions: Mills will burn"
    assert read(f"<title>{title}</title>", f"<h1>{title}</h1>", "https://eskmail.example/a").site_name is None


@pytest.mark.parametrize(("name", "found"), [("Esk Mail", "Esk Mail"), ("Valley Holdings", None)])
def test_the_organisation_where_the_host_tells_it(name: str, found: str | None) -> None:
    head = ld(f'{{"@type": "Organization", "name": "{name}"}}')
    assert read(head, url="https://eskmail.example/a").site_name == found


@pytest.mark.parametrize(
    ("declared", "title", "found"),
    [
        ("Esk Mail - News, Wetter, Sport", "Mill burns down", "Esk Mail"),
        ("Esk Mail | Toute l'actualité", "Mill burns down | Esk Mail | Toute l'actualité", "Esk Mail"),
        ("Dan Lee - “Esk Mail”", "Mill burns down", "Esk Mail"),
        ("Mill Home - Esk since 1841", "Mill burns down - Mill Home", "Mill Home"),  # as the title has it
        ("Esk Mail - Eskmail.example", "Mill burns down", "Esk Mail - Eskmail.example"),  # both are told
        ("EMV - Esk Mail Verlag", "Mill burns down", "Esk Mail Verlag"),
        ("ESK - Energie und Stadtwerke", "Mill burns down", "ESK - Energie und Stadtwerke"),
        ("Valley Voice - News", "Mill burns down", "Valley Voice - News"),  # neither is
    ],
)
def test_a_name_without_its_claim(declared: str, title: str, found: str) -> None:
    head = f"<title>{title}</title>{SITE_NAME.format(declared)}" + ld(
        f'{{"@type": "NewsArticle", "headline": "Mill", "publisher": {{"name": "{declared}"}}}}'
    )
    told = read(head, url="https://www.eskmail.example/town/mill")
    assert (told.site_name, told.publisher) == (found, found)


@pytest.mark.parametrize(
    ("title", "found"), [("Mill burns down - Esk Mail", "Esk Mail"), ("Mill burns down", "www.eskmail.example")]
)
def test_an_address_is_a_name_where_there_is_no_other(title: str, found: str) -> None:
    head = f"<title>{title}</title>{SITE_NAME.format('www.eskmail.example')}"
    assert read(head, url="https://www.eskmail.example/town/mill").site_name == found


@pytest.mark.parametrize(
    ("link", "title", "found"),
    [
        ('<a href="/">Town Crier</a>', "Mill burns down - Town Crier", "Town Crier"),
        ('<a href="https://eskmail.example"><img src=a.png alt="Town Crier"></a>', "Town Crier | Mill", "Town Crier"),
        ('<a href="//www.eskmail.example/" title="El Pregón"><i></i></a>', "Arde el molino | El Pregón", "El Pregón"),
        ('<a href="/privacy">Privacy policy</a>', "Mill burns down - Privacy policy", None),
        ('<a href="https://other.example/">Town Crier</a>', "Mill burns down - Town Crier", None),
        ('<a href="/">Home</a>', "Mill burns down - Town Crier", None),
        ('<a href="/">Town Crier</a>', "Town Crier", None),
        ('<a href="/"><img src=a.png alt="Esk Mail logo"></a>', "Mill burns down", "Esk Mail"),
        ('<a href="/"><img src=a.png alt="Logo: The Esk Mail"></a>', "Mill burns down", "The Esk Mail"),
        ('<a href="/">Esk Mail - zur Startseite</a>', "Mill burns down", "Esk Mail"),
        ('<a href="/">eskmail.example</a> <a href="/">Esk Mail</a>', "Mill burns down", "Esk Mail"),
        ('<a href="/">eskmail.example</a>', "Mill burns down", "eskmail.example"),
        ('<a href="/"><img src=a.png alt="eskmail-logo-black-4"></a>', "Mill burns down", None),
        ('<a href="/"><b>Esk Mail</b> <i>Esk Mail</i></a>', "Mill burns down", "Esk Mail"),
        ('<a href="/">Eskmail Eskmail</a>', "Mill burns down", "Eskmail Eskmail"),
        ('<a href="/">Esk Mail has all that is new in town</a>', "Mill burns down", None),
        ('<a href="/mills">Esk Mail</a>', "Mill burns down", None),
    ],
)
def test_the_name_on_the_link_to_the_home_page(link: str, title: str, found: str | None) -> None:
    told = read(f"<title>{title}</title>", link, url="https://www.eskmail.example/town/mill")
    assert (told.site_name, told.sources.get("site_name")) == (found, found and "dom.home")


@pytest.mark.parametrize(("link", "found"), [("news.eskmail.example", None), ("Esk Mail", "Esk Mail")])
def test_the_address_of_a_subdomain_on_the_link_to_its_home_page_is_no_name(link: str, found: str | None) -> None:
    told = read("<title>Mill burns down</title>", f'<a href="/">{link}</a>', url="https://news.eskmail.example/mill")
    assert told.site_name == found


@pytest.mark.parametrize("sign", [".", "zur ", "logo "])
def test_long_texts_of_links_to_the_home_page_cost_no_more_than_they_are_long(sign: str) -> None:
    def step(letters: int) -> None:
        told = f"a{sign * (letters // len(sign))}b"
        found = read(body=f'<a href="/"><img src=a.png alt="{told}"></a>', url="https://www.eskmail.example/town/mill")
        assert found.site_name is None

    assert_proportional(step, 4_800)


@pytest.mark.parametrize(
    ("declared", "publisher", "found"),
    [("esk-mail", "Esk Mail", "Esk Mail"), ("eskmail", "Esk Mail", "Esk Mail"), ("eskmail", "EskMail", "eskmail"),
     ("eskmail", "Esk Mail Group", "eskmail"), ("Eskmail", "Esk Mail", "Eskmail")],
)  # fmt: skip
def test_a_name_in_one_word_is_written_as_another_source_does(declared: str, publisher: str, found: str) -> None:
    head = SITE_NAME.format(declared) + ld({"@type": "NewsArticle", "publisher": {"name": publisher}})
    assert read(head, url="https://www.eskmail.example/town/mill").site_name == found


@pytest.mark.parametrize(
    ("declared", "publisher", "title", "found"),
    [
        ("esk-mail.org", "Esk Mail", "The mill", "Esk Mail"),
        ("EskMail.co.uk", "ESKMAIL", "The mill | Esk Mail", "Esk Mail"),
        ("www.esk-mail.org", "Esk Mail", "The mill", "Esk Mail"),
        ("eskmail.org", "eskmail", "The mill", "eskmail.org"),
        ("eskmail.org", "Esk Mail Group", "The mill", "eskmail.org"),
        ("EskMail.org", "Esk Mail", "The mill - EskMail.org", "EskMail.org"),
    ],
)
def test_a_host_that_is_declared_as_the_name_is_written_as_another_source_does(
    declared: str, publisher: str, title: str, found: str
) -> None:
    head = f"<title>{title}</title>" + SITE_NAME.format(declared)
    head += ld({"@type": "NewsArticle", "publisher": {"name": publisher}})
    assert read(head, url="https://www.esk-mail.org/town/mill").site_name == found


@pytest.mark.parametrize(
    ("step", "found"),
    [
        ("Esk Mail", "Esk Mail"),
        ("Esk Mail Home", "Esk Mail"),
        ("esk-mail.org", "esk-mail.org"),
        ("河谷首页", "河谷"),
        ("返回首页", None),
        ("网站首页", None),
        ("河谷新闻首页", None),
        ("Home", None),
        ("Zur Startseite", None),
        ("Town", None),
    ],
)
def test_the_step_of_the_home_page_where_nothing_declares_a_name(step: str, found: str | None) -> None:
    path = f'<div class="breadcrumbs"><a href="/">{step}</a> <a href="/mills">Mills</a></div>'
    metadata = read("<title>The mill</title>", path + "<h1>The mill</h1>", url="https://www.esk-mail.org/town/mill")
    assert (metadata.site_name, metadata.sources.get("site_name")) == (found, found and "breadcrumbs")


def test_a_name_in_letters_that_no_host_has_stays_beside_its_latin_writing() -> None:
    maker = '{"@type": "Organization", "name": "Mainichi"}'
    article = ld(f'{{"@type": "NewsArticle", "headline": "古い橋を閉鎖へ", "publisher": {maker}}}')
    head = f"<title>古い橋を閉鎖へ - 毎日新聞</title>{SITE_NAME.format('毎日新聞')}{article}"
    metadata = read(head, url="https://mainichi.example/a/1", lang="ja")
    assert (metadata.site_name, metadata.publisher) == ("毎日新聞", "Mainichi")
