"""Sections out of breadcrumbs and categories, labels of paid articles, sites' names with their claims."""

from __future__ import annotations

import json

import pytest

from extractors.metadata import Metadata
from tests.extractors.metadata.pages import BODY, URL, ld, read

TITLE = "Mill burns down"


def page(head: str = "", before: str = "", after: str = "", lang: str = "en") -> Metadata:
    return read(head, f"<article>{before}<h1>{TITLE}</h1>{after}{BODY}</article>", lang=lang)


def crumbs(*steps: tuple[str, str]) -> str:
    items = [
        {"@type": "ListItem", "position": place, "item": {"@id": url, "name": name}}
        for place, (name, url) in enumerate(steps, 1)
    ]
    return ld(json.dumps({"@type": "BreadcrumbList", "itemListElement": items}))


@pytest.mark.parametrize("home", ["Domov", "Főoldal", "Αρχική σελίδα", "Насловна", "الصفحة الرئيسية", "トップページ"])
def test_home_in_other_languages(home: str) -> None:
    steps = (home, "https://www.example.org/start"), ("Town", "https://www.example.org/town")
    assert page(crumbs(*steps)).section == "Town"


@pytest.mark.parametrize("name", ["Bez kategorie", "Без категории", "Χωρίς κατηγορία", "미분류", "Реклама"])
def test_no_section_in_other_languages(name: str) -> None:
    assert page(after=f'<a href="/c" rel="category tag">{name}</a>').section is None
    assert page(crumbs((name, "https://www.example.org/u"))).section is None


@pytest.mark.parametrize(
    ("steps", "section"),
    [
        ([("Home", "https://www.example.org/"), ("Town", "https://www.example.org/town"), (TITLE, URL)], "Town"),
        ([("Startseite", "https://www.example.org/start"), ("Regional", "https://www.example.org/r")], "Regional"),
        ([("The Mail", "https://www.example.org"), ("Sport", "https://www.example.org/s")], "Sport"),
        ([("Home", "https://www.example.org/"), ("Uncategorized", "https://www.example.org/u"), (TITLE, URL)], None),
        ([("Home", "https://www.example.org/"), (TITLE, URL)], None),
        ([("Home", "https://www.example.org/"), ("Mill burns", "https://www.example.org/x")], "Mill burns"),
        ([("Blog", "https://www.example.org/b"), ("Town", "https://www.example.org/b/t"), (TITLE, URL)], "Town"),
        ([("Themen", "https://www.example.org/t"), ("Archiv", "https://www.example.org/a")], "Themen"),
        ([("Blog", "https://www.example.org/b"), (TITLE, URL)], "Blog"),
        ([("Blog", "https://www.example.org/b"), ("Uncategorized", "https://www.example.org/u")], "Blog"),
        ([("Articles", "https://www.example.org/b"), ("Current page", "")], "Articles"),
        ([("News", "https://www.example.org/n"), ("Town", "https://www.example.org/n/t")], "Town"),
        ([("News", "https://www.example.org/n"), ("June 2026", "https://www.example.org/n/6")], "News"),
        ([("News", "https://www.example.org/n"), ("Latest", "https://www.example.org/n/l")], "News"),
        ([("News", "https://www.example.org/n"), ("Town", "")], "News"),
        ([("Blog", "https://www.example.org/b"), ("News", "https://www.example.org/b/n")], "News"),
        ([("Town", "https://www.example.org/t"), ("News", "https://www.example.org/t/n")], "Town"),
        ([(name, f"https://www.example.org/{name}") for name in ("Blog", "News", "Town")], "Town"),
    ],
)
def test_the_first_step_of_the_breadcrumbs(steps: list[tuple[str, str]], section: str | None) -> None:
    found = page(crumbs(*steps))
    assert found.section == section
    assert found.sources.get("section") == ("breadcrumbs" if section else None)


def test_visible_breadcrumbs_and_the_link_marked_as_the_category() -> None:
    shown = '<div class="breadcrumbs"><a href="/">Home</a> <a href="/town">Town</a></div>'
    assert page(before=shown).section == "Town"
    category = '<p>Posted in <a href="/category/stories/" rel="category tag">Stories</a></p>'
    found = page(after=category)
    assert (found.section, found.sources["section"]) == ("Stories", "dom.rel.category")
    assert page(after=category.replace("Stories", "Uncategorized")).section is None


def test_the_link_marked_as_the_genre_names_the_category() -> None:
    shown = '<dl><dd>კატეგორია: <a href="/index.php/ka/kultura" itemprop="genre">კულტურა</a></dd></dl>'
    found = page(after=shown)
    assert (found.section, found.sources["section"]) == ("კულტურა", "dom.itemprop.genre")


def test_metadata_go_before_what_is_shown_and_words_before_paths() -> None:
    shown = '<div class="breadcrumbs"><a href="/">Home</a> <a href="/town">Town</a></div>'
    assert page('<meta property="article:section" content="Region">', shown).section == "Region"
    path = ld('{"@type": "NewsArticle", "headline": "Mill burns down", "articleSection": "news/local"}')
    assert page(path + '<meta property="article:section" content="Local">').section == "Local"
    assert page(path).section == "news/local"
    assert page('<meta property="article:section" content="Uncategorized">', shown).section == "Town"


@pytest.mark.parametrize(
    ("declared", "step", "found"),
    [
        ("town", "Town", "Town"),
        ("TOWN", "Town", "Town"),
        ("town-life", "Town Life", "Town Life"),
        ("Town life", "Town Life", "Town life"),
        ("Town", "TOWN", "Town"),
        ("town", "River", "town"),
    ],
)
def test_a_section_in_small_letters_is_given_as_the_path_shows_it(declared: str, step: str, found: str) -> None:
    shown = f'<div class="breadcrumbs"><a href="/">Home</a> <a href="/town">{step}</a></div>'
    assert page(f'<meta property="article:section" content="{declared}">', shown).section == found


@pytest.mark.parametrize(
    ("declared", "steps", "found"),
    [
        ("News", [("News", "https://www.example.org/n"), ("Town", "https://www.example.org/n/t")], "Town"),
        ("Blog", [("Town", "https://www.example.org/t")], "Town"),
        ("Blog", [("Library", "https://www.example.org/l"), ("Blog", "https://www.example.org/l/b")], "Blog"),
        ("News", [("News", "https://www.example.org/n"), (TITLE, URL)], "News"),
        ("Sport", [("Sport", "https://www.example.org/s"), ("Chess", "https://www.example.org/s/c")], "Sport"),
    ],
)
def test_a_declared_section_that_says_little_gives_way(declared: str, steps: list[tuple[str, str]], found: str) -> None:
    article = ld({"@type": "NewsArticle", "headline": TITLE, "articleSection": declared})
    assert page(article + crumbs(*steps)).section == found


@pytest.mark.parametrize(("link", "found"), [("Town", "Town"), ("Latest", "News")])
def test_a_link_to_a_category_goes_before_a_section_that_says_little(link: str, found: str) -> None:
    article = ld({"@type": "NewsArticle", "headline": TITLE, "articleSection": "News"})
    body = f'<article><p><a href="/category/town">{link}</a></p><h1>{TITLE}</h1>{BODY}</article>'
    assert read(article, body, url=URL).section == found


def test_the_first_of_the_listed_sections_that_is_one() -> None:
    article = '{"@type": "NewsArticle", "headline": "Mill burns down", "articleSection": ["All", "Town", "River"]}'
    found = page(ld(article))
    assert (found.section, found.sources["section"]) == ("Town", "json_ld.article")


@pytest.mark.parametrize(
    ("lang", "label"),
    [
        ("en", "Sponsored by Esk Water"),
        ("en", "Paid Post"),
        ("en", "Advertisement feature"),
        ("de", "Anzeige / Advertorial"),
        ("en", "Paid for by Esk Water"),
        ("de", "Anzeige"),
        ("fr", "Contenu proposé par Esk Water"),
        ("es", "Contenido patrocinado por Esk Water"),
        ("pl", "Materiał sponsorowany"),
        ("nl", "Gesponsord"),
        ("ru", "На правах рекламы"),
    ],
)
def test_labels_of_paid_articles(lang: str, label: str) -> None:
    assert page(after=f'<div class="badge">{label}</div>', lang=lang).sponsored is True


@pytest.mark.parametrize(
    "head",
    [
        '<meta property="article:section" content="Sponsored">',
        ld('{"@type": "NewsArticle", "genre": "Advertorial"}'),
        ld('{"@type": "NewsArticle", "articleSection": ["Publirreportaje"]}'),
        "<title>[Sponsored] A quiet week | Esk Courier</title>",
        "<title>Eine ruhige Woche [Advertorial]</title>",
    ],
)
def test_declarations_of_paid_articles(head: str) -> None:
    assert page(head).sponsored is True


@pytest.mark.parametrize(
    "head",
    [
        '<meta property="article:section" content="Werbung">',  # of which trade papers write
        ld('{"@type": "NewsArticle", "genre": "News", "sponsor": {"name": "Esk Foundation"}}'),
        "<title>Sponsored walks [2024] for the mill</title>",
    ],
)
def test_what_only_speaks_of_advertising_is_not_paid_for(head: str) -> None:
    assert page(head).sponsored is None


@pytest.mark.parametrize("label", ["Anzeige", "Werbung", "Annons", "Advertisement"])
def test_the_label_of_a_slot_is_none_of_the_article(label: str) -> None:
    slot = f'<div class="slot"><div><span>{label}</span></div></div>'
    assert page(after=f"<p>By Ann Lee</p><p>May 5, 2024</p><p>Esk</p><p>3 min</p>{slot}").sponsored is None
    assert page(before=slot, after=slot).sponsored is None


def test_a_label_of_paid_teasers_is_none_of_the_article() -> None:
    teasers = "".join(f"<li><a href='/t{number}'>Other story {number}</a></li>" for number in range(8))
    assert page(before=f"<div>Sponsored content</div><ul>{teasers}</ul>").sponsored is None


@pytest.mark.parametrize(
    ("declared", "title", "name"),
    [
        ("Esk Mail | Your local news", f"{TITLE} | Esk Mail", "Esk Mail"),
        ("Latest headlines - Esk Mail", f"{TITLE} - Esk Mail", "Esk Mail"),
        ("Dorn - The Book House", f"{TITLE} - Dorn - The Book House", "Dorn - The Book House"),
        ("Esk Mail | Your local news", TITLE, "Esk Mail | Your local news"),
        (f"{TITLE} - Esk Mail", f"{TITLE} - Esk Mail", "Esk Mail"),
        ("Esk Mail |", TITLE, "Esk Mail"),
        ("- Esk Mail -", f"{TITLE} - Esk Mail", "Esk Mail"),
    ],
)
def test_a_site_s_name_and_its_claim(declared: str, title: str, name: str) -> None:
    head = f'<title>{title}</title><meta property="og:site_name" content="{declared}">'
    assert page(head).site_name == name


def test_a_site_s_claim_is_told_by_another_source() -> None:
    site = ld('{"@type": "WebSite", "name": "Esk Mail"}')
    assert page('<meta property="og:site_name" content="Esk Mail | Your local news">' + site).site_name == "Esk Mail"


@pytest.mark.parametrize(
    ("said", "section"),
    [
        ("Town,River,News", "Town"),
        ("Uncategorized,River", "River"),
        ("Town, River, News", "Town"),
        ("Waste, Fraud & Abuse", "Waste, Fraud & Abuse"),
        ("Food, Drink, and Travel", "Food, Drink, and Travel"),
        ("Helena, Montana", "Helena, Montana"),
    ],
)
def test_the_first_of_sections_that_one_text_lists(said: str, section: str) -> None:
    assert page(f'<meta property="article:section" content="{said}">').section == section


def test_a_day_is_neither_kicker_nor_subtitle() -> None:
    assert page(before='<p class="kicker">12 March 2024</p>').kicker is None
    assert page(before='<p class="kicker">Flood of 1953</p>').kicker == "Flood of 1953"


@pytest.mark.parametrize(
    "name", ["volanta", "article-supratitle", "pre-headline", "chapeu", "nadtitulek", "nadnaslov", "ust-baslik"]
)
def test_a_kicker_is_called_so_in_many_languages(name: str) -> None:
    assert page(before=f'<p class="{name}">Flood on the Esk</p>').kicker == "Flood on the Esk"


def test_the_day_in_a_kicker_is_no_part_of_it() -> None:
    day = '<aside><time datetime="2024-03-12">12. März 2024, 15:29 Uhr</time></aside>'
    assert page(before=f'<div class="kicker"><a href="/t">Wohnen</a>{day}</div>').kicker == "Wohnen"


@pytest.mark.parametrize("kicker", ["Flood on the Esk:", "- Flood on the Esk -", "Flood on the Esk |"])
def test_what_sets_a_kicker_apart_is_no_part_of_it(kicker: str) -> None:
    assert page(before=f'<p class="kicker">{kicker}</p>').kicker == "Flood on the Esk"


@pytest.mark.parametrize("label", ["Article", "ARTIKEL", "Updated", "Share article"])
def test_a_label_of_every_page_is_no_kicker(label: str) -> None:
    assert page(before=f'<p class="kicker">{label}</p>').kicker is None
    assert page(after='<p class="subtitle">March 12, 2024</p>').subtitle is None


@pytest.mark.parametrize(
    ("declared", "section"),
    [
        ("Town", "Town"),
        ("Waste, Fraud & Abuse", "Waste, Fraud & Abuse"),
        ("Town, Mills, Fire & Flood, River", "Town"),
        ("Category: Town", "Town"),
        ("Category: Uncategorized", None),
        ("All", None),
        ("Startseite", None),
        ("Front Page", "Front Page"),
        ("https://www.example.org/town/", None),
        ("{{ section.title }}", None),
    ],
)
def test_a_declared_section(declared: str, section: str | None) -> None:
    assert page(f'<meta property="article:section" content="{declared}">').section == section


def test_a_site_s_name_is_no_section() -> None:
    declared = '<meta property="article:section" content="Example"><meta property="og:site_name" content="Example">'
    assert page(declared).section is None
    assert page(declared + '<meta name="parsely-section" content="Town">').section == "Town"
    other = '<meta property="article:section" content="Health"><meta property="og:site_name" content="Health">'
    assert page(other).section == "Health"
    steps = ("EXAMPLE", "https://www.example.org/e"), ("Town", "https://www.example.org/t")
    assert page(crumbs(*steps)).section == "Town"


def test_a_step_that_waits_for_its_name_is_none() -> None:
    steps = ("{{ item.title }}", "https://www.example.org/x"), ("Town", "https://www.example.org/town")
    assert [step.name for step in page(crumbs(*steps)).breadcrumbs] == ["Town"]
    links = '<a href="/">Home</a> <a href="/x">{{ item.title }}</a> <a href="/town">Town</a>'
    shown = f'<div class="breadcrumbs">{links}</div>'
    assert [step.name for step in page(before=shown).breadcrumbs] == ["Home", "Town"]


@pytest.mark.parametrize(
    ("before", "after", "section"),
    [
        ('<p><a href="/b/category/town-life/">Town life</a> <a href="/category/mills">Mills</a></p>', "", "Town life"),
        ("", '<p><time>Yesterday</time> in <a href="https://www.example.org/rubrik/town">#Town</a></p>', "Town"),
        ("", '<p><a href="/category/uncategorized/">Uncategorized</a>, <a href="/category/a/b">Mills</a></p>', "Mills"),
        ('<nav><a href="/category/town/">Town</a></nav>', "", None),
        ("", '<p>The mill that we visited as children to <a href="/category/bread/">buy bread</a> on Saturdays '
             "burned down on the night to Monday, and nobody knows why it did.</p>", None),
        ('<p><a href="/category/">Sections</a> <a href="/categorical/mill">Mills</a></p>', "", None),
    ],
)  # fmt: skip
def test_the_link_beside_the_headline_to_a_page_among_the_categories(
    before: str, after: str, section: str | None
) -> None:
    found = page(before=before, after=after)
    assert found.section == section
    assert found.sources.get("section") == ("dom.href.category" if section else None)


@pytest.mark.parametrize(
    ("link", "path", "section"),
    [
        ('<a href="/espectaculos/">Espectáculos</a>', "espectaculos/noticia/mill", "Espectáculos"),
        ('<a href="https://example.org/v/natur-wald">Natur &amp; Wald</a>', "v/natur-wald/mill", "Natur & Wald"),
        ('<a href="/magazin/fuehrung">Führung</a>', "magazin/fuehrung/mill", "Führung"),
        ('<a href="/gundem">Gündem</a>', "gundem/mill-1", "Gündem"),
        ('<a href="/łódź/">Łódź</a>', "łódź/mill", "Łódź"),
        ('<a href="/lodz/">Łódź</a>', "lodz/mill", "Łódź"),
        ('<a href="/%D0%BC%D0%B8%D1%80/">Мир</a>', "%D0%BC%D0%B8%D1%80/mill", "Мир"),
        ('<a href="/blog">Blog</a> / <a href="/blog/mills">Mills</a>', "blog/mills/fire", "Mills"),
        ('<a href="/town/">Mills of the valley</a>', "town/mill", None),
        ('<a href="/city/">City</a>', "town/mill", None),
        ('<a href="/blog">Blog</a>', "blog/mill", None),
        ('<a href="/de">DE</a>', "de/mill", None),
        ('<a href="/2024">2024</a>', "2024/mill", None),
        ('<a href="/town/mill">Mill</a>', "town/mill", None),
        ('<nav><a href="/town/">Town</a></nav>', "town/mill", None),
        ('<a href="/news/">News</a> <a href="/news/town/">Town</a>', "news/town/mill", "Town"),
    ],
)  # fmt: skip
def test_the_link_beside_the_headline_to_a_page_above_the_article_that_has_its_name(
    link: str, path: str, section: str | None
) -> None:
    body = f"<article><p>{link}</p><h1>{TITLE}</h1>{BODY}</article>"
    found = read("", body, url=f"https://www.example.org/{path}")
    assert found.section == section
    assert found.sources.get("section") == ("dom.href.parent" if section else None)
