"""The headline: which heading, which part of it, or what metadata says, each class of error that was measured."""

from __future__ import annotations

import pytest

from extractors.metadata import read_metadata
from extractors.metadata.titles import site_in
from tests.extractors.metadata.pages import BODY, document, ld, read

OG = '<meta property="og:title" content="{}">'
TITLE = "<title>{}</title>"


def headline(
    head: str, body: str, *, header: str | None = "h1", root: str = "article"
) -> tuple[str | None, str | None]:
    """(headline, its source); the first element named ``header`` is the main header."""
    page = document(head, f"{body}<article>{BODY}</article>" if "<article" not in body else body)
    nodes = {name: next((n for n in range(len(page)) if page.name(n) == name), None) for name in (header, root) if name}
    found = read_metadata(page, header=nodes.get(header or ""), root=nodes[root])
    return found.headline, found.sources.get("headline")


def test_an_h1_goes_before_a_lower_heading_that_only_resembles_the_title() -> None:
    head = OG.format("What are tidal mills - a guided tour") + TITLE.format("What are tidal mills - a guided tour")
    body = "<h1>A guided tour to tidal mills: what millers need to know</h1><h2>What are tidal mills</h2>"
    assert headline(head, body, header="h2") == ("A guided tour to tidal mills: what millers need to know", "dom.h1")


def test_a_lower_heading_in_the_title_s_words_goes_before_another_h1() -> None:
    head = TITLE.format("The mill at Esk has burned down | The Gull")
    body = "<h1>Esk valley news</h1><h2>The mill at Esk has burned down</h2>"
    assert headline(head, body, header="h2") == ("The mill at Esk has burned down", "dom.h2")


def test_what_a_title_adds_to_the_heading_of_the_text_is_no_headline() -> None:
    head = TITLE.format("水车烧毁了，三名磨坊工人获救 @ 磨坊日记 :: 博客 ::")
    body = '<div><h1>磨坊日记</h1></div><h2>水车烧毁了，三名磨坊工人获救</h2>'
    assert headline(head, body, header="h2") == ("水车烧毁了，三名磨坊工人获救", "dom.h2")
    whole = TITLE.format("Esk 41 millstones for home millers | The Mill")
    assert headline(whole, "<h1>Esk 41</h1><h2>millstones for home millers</h2>", header="h2")[1] == "dom.h1"
    longer = TITLE.format("The mill diary of Esk and Whitby @ Mill burns ::")
    assert headline(longer, "<h1>The mill diary of Esk and Whitby</h1><h2>Mill burns</h2>", header="h2")[1] == "dom.h1"


def test_the_heading_of_a_part_is_no_headline() -> None:
    head = OG.format("Five steps to rebuild a mill that burned down") + TITLE.format("Five steps to rebuild a mill")
    assert headline(head, "<h2>Ask the council for a mill</h2>", header="h2") == (
        "Five steps to rebuild a mill that burned down",
        "og:title",
    )


def test_the_only_heading_of_the_content_goes_before_a_title_of_the_site() -> None:
    assert headline(TITLE.format("Miller Lee"), f"<article><h1>Welcome!</h1>{BODY}</article>") == ("Welcome!", "dom.h1")
    far = f"<h1>Welcome!</h1><article>{BODY}</article>"
    assert headline(TITLE.format("Miller Lee"), far)[0] == "Miller Lee"


def test_the_site_s_name_in_the_first_heading_is_no_headline() -> None:
    head = TITLE.format("Mill Diary » Archive » The wheel turns again")
    body = "<h1>Mill Diary</h1><h2>The wheel turns again</h2>"
    assert headline(head, body, header="h2") == ("The wheel turns again", "dom.h2")
    claim = "<h1>Example.org e.V. Society for mills and millers in need</h1><h2>Mills and need</h2>"
    assert headline(TITLE.format("Mills and need » example.org"), claim, header="h2")[0] == "Mills and need"


@pytest.mark.parametrize("title", ["New Page 3", "Untitled Document", "Unbenanntes Dokument", "Sans titre", "無題"])
def test_what_an_editor_calls_a_page_without_a_name_is_no_headline(title: str) -> None:
    assert headline(TITLE.format(title), f"<h1>The wheel turns again</h1>{BODY}")[0] == "The wheel turns again"
    assert headline(TITLE.format(title), BODY)[0] == title


def test_a_heading_that_leads_home_names_the_site() -> None:
    head = TITLE.format("Wheel figures - Mill figures - Mills of Esk")
    body = '<h1><a href="/">Mill figures - Mills of Esk</a></h1>'
    assert headline(head, body, header=None)[0] == "Wheel figures"


def test_a_heading_that_microdata_calls_the_headline() -> None:
    head = TITLE.format("Style - esk.example - Web")
    assert (
        headline(head, '<h2 itemprop="headline">Write for your readers</h2>', header="h2")[0]
        == "Write for your readers"
    )


@pytest.mark.parametrize(
    ("heading", "titles"),
    [
        ("Blog: Mills of the Esk valley", ["Mills of the Esk valley"] * 2),
        ("<strong>Thread:</strong> Mills of the Esk valley", ["Mills of the Esk valley"] * 2),
        ('Mills of the Esk valley<a class="headerlink" href="#mills">¶</a>', ["Mills of the Esk valley"] * 2),
        (
            '<span>Mills of the Esk valley <span>(gull.example)</span></span> <span class="comment-bubble">87</span>',
            ["Mills of the Esk valley"] * 2,
        ),
        (
            '<span class="label label--green">News</span> Mills of the Esk valley',
            ["News - Mills of the Esk valley", "Mills of the Esk valley"],
        ),
        ("<small>Esk</small><br>Mills of the Esk valley", ["Esk | Mills of the Esk valley", "Mills of the Esk valley"]),
        (
            '<span class="kicker">Water power</span> <span>Mills of the Esk valley</span>',
            ["Mills of the Esk valley - Water power"] * 2,
        ),
        ("» Mills of the Esk valley", ["» Mills of the Esk valley"] * 2),
        ("MILLS OF THE ESK VALLEY", ["Mills of the Esk valley"] * 2),
        # the number of the page
        ("<span>Mills of the Esk valley</span><i>（1/2 ページ）</i>", ["Mills of the Esk valley"] * 2),
        ("Mills of the Esk valley（1/2ページ）", ["Mills of the Esk valley（1/2ページ） - Esk NEWS"] * 2),
        ("Mills of the Esk valley (Page 2)", ["Mills of the Esk valley (Page 2)"] * 2),
        ("Mills of the Esk valley - Seite 2 von 3", ["Mills of the Esk valley - Seite 2 von 3"] * 2),
        ("", ["Mills of the Esk valley – page 2 of 3", "Mills of the Esk valley – page 2 of 3"]),
    ],
)
def test_what_stands_beside_the_headline_is_cut_off(heading: str, titles: list[str]) -> None:
    head = OG.format(titles[0]) + TITLE.format(titles[1])
    assert headline(head, f"<h1>{heading}</h1>")[0] == "Mills of the Esk valley"


@pytest.mark.parametrize(
    "heading",
    [
        "“Empty”: the miller misses the fair at Esk",  # a quotation is no label
        "The Esk awards: the best mills of the valley",
        "»Nobody can pay for such a mill«",
        "Letters: a mill | a road | a tax | a count",
        "MILLS & CO. OF THE ESK VALLEY",
        "Mills of the Esk, part 2 of 3",  # numbers of a series
        "Mills of the Esk (2/3)",
        "Front Page 2",
        "The mill that was (2)",
    ],
)
def test_what_belongs_to_the_headline_stays(heading: str) -> None:
    head = OG.format(heading) + TITLE.format(heading)
    assert headline(head, f"<h1>{heading}</h1>")[0] == heading


@pytest.mark.parametrize(
    ("heading", "title", "expected"),
    [
        ("<span>The mill’s end – a <i>history</i></span>", "The mill's end - a history", "The mill’s end – a history"),
        ("<span>Esk</span> <span>The mill</span>", "Esk: The mill", "Esk: The mill"),
        ("<b>The m</b>ill at Esk", "The mill at Esk", "The mill at Esk"),
    ],
)
def test_of_two_writings_that_differ_in_their_marks_alone_the_heading_s_stays(
    heading: str, title: str, expected: str
) -> None:
    assert headline(OG.format(title) + TITLE.format(title), f"<h1>{heading}</h1>")[0] == expected


def test_a_news_page_s_own_headline_for_networks() -> None:
    """og:title is believed where the title element has the heading, not where each of the three says another thing."""
    news = ld('{"@type":"NewsArticle","headline":"The mill at Esk has burned down tonight"}')
    body = "<h1>The mill at Esk has burned down tonight</h1>"
    og = OG.format("Fire: the mill at Esk has burned down tonight")
    assert headline(news + og + TITLE.format("The mill at Esk has burned down tonight"), body)[1] == "og:title"
    assert headline(news + og + TITLE.format("Esk: mill burned down"), body)[1] == "dom.h1"


def test_a_kicker_that_og_title_alone_has() -> None:
    news = ld('{"@type":"NewsArticle","headline":"Cows stop the train at Esk"}')
    head = news + OG.format("Panic at noon – Cows stop the train at Esk")
    page = "<h1><span class=catchword>Panic at noon<br></span>Cows stop the train at Esk</h1>"
    assert headline(head + TITLE.format("Cows stop the train at Esk"), page)[0] == "Cows stop the train at Esk"
    title = TITLE.format("Cows and noon")
    assert headline(head + title, page)[0] == "Panic at noon – Cows stop the train at Esk"  # JSON-LD alone
    page = "<h1><span>Trains for beginners</span> <span>Cows stop the train at Esk</span></h1>"
    head = news + OG.format("Trains for beginners Cows stop the train at Esk")
    whole = headline(head + TITLE.format("Cows stop the train at Esk"), page)
    assert whole[0] == "Trains for beginners Cows stop the train at Esk"  # no mark sets them apart


def test_a_kicker_that_metadata_has_in_brackets() -> None:
    page = "<h2><span>Esk</span> <span>Cows stop the train</span></h2>"
    head = OG.format("(Esk) Cows stop the train") + TITLE.format("Esk: Cows stop the train")
    assert headline(head, page, header="h2")[0] == "Cows stop the train"
    assert headline(OG.format("(Esk) Cows stop the train"), page, header="h2")[0] == "Cows stop the train"
    whole = "<h2>(Esk) Cows stop the train</h2>"
    assert headline(head, whole, header="h2")[0] == "(Esk) Cows stop the train"


def test_a_kicker_where_metadata_has_another() -> None:
    page = "<h1><span>Trouble at Esk</span> <span>-</span> <span>Cows stop the train</span></h1>"
    head = OG.format("Panic on the line: Cows stop the train") + TITLE.format("Panic on the line: Cows stop the train")
    assert headline(head, page)[0] == "Cows stop the train"
    same = head.replace("Panic on the line", "Trouble at Esk")
    assert headline(same, page)[0] == "Trouble at Esk: Cows stop the train"
    assert headline(head, page.replace("<span>", "").replace("</span>", ""))[0].startswith("Trouble at Esk")


def test_a_heading_that_repeats_the_title_with_the_site_s_name() -> None:
    whole = "Mills of the Esk valley | Guides | The Gull of Esk"
    assert headline(TITLE.format(whole), f"<h1>{whole}</h1>")[0] == "Mills of the Esk valley"


def test_an_address_before_the_title() -> None:
    assert headline(TITLE.format("www.example.org The wheel turns"), "", header=None)[0] == "The wheel turns"


@pytest.mark.parametrize(
    ("title", "expected"),
    [
        ("磨坊昨夜在河边起火烧毁(图)_本地新闻_河谷网", "磨坊昨夜在河边起火烧毁(图)"),
        ("磨坊主：“水轮还在转”-河谷财经", "磨坊主：“水轮还在转”"),
        ("磨坊昨夜在河边起火烧毁三座仓库无人受伤_河谷地区新闻官方网站", "磨坊昨夜在河边起火烧毁三座仓库无人受伤"),
        ("河谷预测--磨坊昨夜在河边起火烧毁三座仓库", "河谷预测--磨坊昨夜在河边起火烧毁三座仓库"),
        ("对比试验—河谷与山谷的两座磨坊", "对比试验—河谷与山谷的两座磨坊"),
        ("磨坊昨夜在河边起火烧毁—河谷网", "磨坊昨夜在河边起火烧毁"),
        ("A well-built mill on the Esk-side", "A well-built mill on the Esk-side"),
    ],
)
def test_a_site_s_name_after_a_chinese_title(title: str, expected: str) -> None:
    assert headline(TITLE.format(title), "", header=None)[0] == expected


def test_dates_and_names_stand_around_the_headline_not_around_a_subhead() -> None:
    """An extraction's main header can be a subhead with the title's words; what it calls so is far below the h1."""
    top = "<h1>The mill at Esk has burned down</h1><p>By jstein</p><p>14 May 2024</p>"
    text = f"<main>{40 * BODY}<h2>The mill</h2>{BODY}</main>"
    page = document(TITLE.format("The mill at Esk has burned down"), f"<div>{top}</div>{text}")
    subhead = next(node for node in range(len(page)) if page.name(node) == "h2")
    found = read_metadata(page, header=subhead, root=next(n for n in range(len(page)) if page.name(n) == "main"))
    assert found.headline == "The mill at Esk has burned down"
    assert [author.name for author in found.authors] == ["jstein"]
    assert found.date_published == "2024-05-14"


def test_a_repeated_headline_below_the_article_is_no_place_for_dates() -> None:
    title = "The mill at Esk has burned down"
    teaser = f"<div><h1>{title}</h1><p>By Bo Li</p><p>3 April 2023</p></div>"
    page = document(TITLE.format(title), f"<main><h2>{title}</h2><p>14 May 2024</p>{40 * BODY}</main>{teaser}")
    header = next(node for node in range(len(page)) if page.name(node) == "h2")
    found = read_metadata(page, header=header, root=next(n for n in range(len(page)) if page.name(n) == "main"))
    assert found.headline == title and found.date_published == "2024-05-14" and not found.authors


def test_without_a_believed_heading_two_names_go_before_the_one_for_networks() -> None:
    news = ld('{"@type":"NewsArticle","headline":"Esk: news and developments by the river"}')
    head = news + OG.format("Esk: latest news") + TITLE.format("Esk: news and developments by the river")
    assert headline(head, "<h1>Miller saves piano, cows return to the moor</h1>")[1] == "json_ld.article"
    edited = news + OG.format("Esk: latest news") + TITLE.format("Live ticker")
    assert headline(edited, "<h1>Miller saves piano, cows return to the moor</h1>")[1] == "og:title"


@pytest.mark.parametrize("ellipsis", ["…", " …", "..."])
def test_a_title_that_a_system_has_cut_is_not_the_headline(ellipsis: str) -> None:
    cut = f"The old mill at Esk has{ellipsis}"
    head = f'<meta property="og:title" content="{cut}"><title>{cut}</title>' + ld(
        f'{{"@type": "NewsArticle", "headline": "{cut}"}}'
    )
    found = read(head, "<article><h1>The old mill at Esk has burned down</h1></article>")
    assert found.headline == "The old mill at Esk has burned down"
    whole = f'<meta property="og:title" content="{cut}"><title>The old mill at Esk has burned down | Mail</title>'
    assert read(whole).headline == "The old mill at Esk has burned down"


@pytest.mark.parametrize("title", ["Esk Mail: Mill burns down", "Mill burns down：Esk Mail"])
def test_a_site_s_name_and_a_colon_are_cut(title: str) -> None:
    head = f'<meta property="og:site_name" content="Esk Mail"><meta property="og:title" content="{title}">'
    assert read(f"{head}<title>{title}</title>").headline == "Mill burns down"


def test_a_name_of_one_word_and_a_colon_begin_headlines() -> None:
    head = '<meta property="og:site_name" content="Esk"><meta property="og:title" content="Esk: Mill burns down">'
    assert read(head).headline == "Esk: Mill burns down"


@pytest.mark.parametrize("shared", ["", '<meta property="og:title" content="The old mill at Esk">'])
def test_a_blog_s_name_before_a_colon_is_not_the_headline(shared: str) -> None:
    head = f"<title>Mills of Europe: The old mill at Esk</title>{shared}"
    found = read(head, f"<div><h1>Mills of Europe</h1></div><article><h3>The old mill at Esk</h3>{BODY}</article>")
    assert found.headline == "The old mill at Esk"


@pytest.mark.parametrize(
    ("title", "site", "name"),
    [
        ("Mill burns down | SAP", "www.sap.com", "SAP"),
        ("Mill burns down – Hildesheimer Presse", "hildesheimer-presse.de", "Hildesheimer Presse"),
        ("The Objective Dad - Mill burns down", "theobjectivedad.com", "The Objective Dad"),
        ("Mill burns down | Thomson Reuters", "legal.thomsonreuters.com", "Thomson Reuters"),
        ("Mill burns down — NationNews Barbados", "nationnews.com", "NationNews Barbados"),
        ("Mill burns down - MDR.DE", "www.mdr.de", "MDR.DE"),
        ("Mill burns down", "mill.example", None),
        ("Mill burns down - Town", "courier.example", None),
        ("Courier of the morning: who writes it and why it is read - Town", "courier.example", None),
        ("Courier: mill burns - Town", "courier.example", None),
        ("Mill burns down - News", "news.example.com", None),
        ("", "courier.example", None),
        ("女童眼睛被塞几十片纸_凤凰网资讯_凤凰网", "news.ifeng.com", "凤凰网"),
        ("居家养老有“医”靠 安宁疗护有温度-太原晚报", "", "太原晚报"),
        ("棱镜|数据业大整顿：爬虫与现金贷共生共荣_财经", "", None),
        ("凤凰网", "news.ifeng.com", None),
    ],
)
def test_a_site_in_its_title_is_told_by_the_host(title: str, site: str, name: str | None) -> None:
    assert site_in(title, site) == name


@pytest.mark.parametrize(
    ("title", "shown"),
    [
        ("Gull - Town - The mill at Esk has burned down", "The mill at Esk has burned down"),
        ("The mill at Esk has burned down - Weekly", "The mill at Esk has burned down"),
        ("清河县人民政府网站 今日清河 清河县召开供水管网改造工作推进会", "清河县召开供水管网改造工作推进会"),
        ("The mill at Esk has burned down Gull", "The mill at Esk has burned down"),
    ],
)
def test_what_a_page_without_headings_shows_of_its_title(title: str, shown: str) -> None:
    body = f'<table><tr><td class="title">{shown}</td></tr></table>'
    assert headline(TITLE.format(title), body, header=None) == (shown, "dom.td")
    assert headline(OG.format(title) + TITLE.format(title), body, header=None) == (shown, "dom.td")


@pytest.mark.parametrize(
    ("title", "shown"),
    [
        ("Town The mill at Esk has burned down", "Town"),  # a section
        ("Fire: The mill at Esk has burned down", "The mill at Esk has burned down"),
        ("The mill at Esk has burned down, two hurt", "The mill at Esk has burned down"),
        ("The mills at Esk have burned", "The mills at Esk hav"),
        ("Society of Mills and Millers The mill is open", "Society of Mills and Millers"),
        ("Esk Old and New", "Esk Old"),
    ],
)
def test_what_is_no_title_above_the_text_of_a_page_without_headings(title: str, shown: str) -> None:
    site = '<meta property="og:site_name" content="Society of Mills and Millers">'
    body = f"<div><b>{shown}</b></div>"
    assert headline(site + TITLE.format(title), body, header=None)[1] == "title"


def test_a_part_of_the_title_below_the_text_is_no_headline() -> None:
    title, text = "The mill at Esk has burned down Gull", " ".join(["A word of the text."] * 40)
    body = f"<article><p>{text}</p><p>The mill at Esk has burned down</p></article>"
    assert headline(TITLE.format(title), body, header=None) == (title, "title")


@pytest.mark.parametrize(
    "added", ["（松浜放送）", " (Esk Radio)", "（松浜放送） - News Gull", " (Esk Radio) | News Gull"]
)
def test_an_aggregator_s_addition_to_the_heading_is_no_headline(added: str) -> None:
    name = f"The mill at Esk has burned down{added}"
    head = ld(f'{{"@type":"NewsArticle","headline":"{name}"}}') + OG.format(name) + TITLE.format(name)
    assert headline(head, "<h1>The mill at Esk has burned down</h1>") == ("The mill at Esk has burned down", "dom.h1")


def test_a_name_far_from_the_content_that_ends_the_title_is_the_site_s() -> None:
    name, title = "Society of the Mills and Millers of Esk", "Open day - Society of the Mills and Millers of Esk"
    menu = "".join(f'<p><a href="/{n}">Page {n}</a></p>' for n in range(30))
    body = f"<div><b>{name}</b></div>{menu}<h2>More</h2>"
    assert headline(TITLE.format(title), body, header="h2") == (title, "title")


def test_what_a_page_shows_of_its_title_beside_a_heading_of_the_site_s_is_the_headline() -> None:
    shown = "The old mill at Esk has burned down"
    body = f"<div><div class=t>{shown}</div><div>5 January 2021</div>{3 * BODY}</div>"
    menu = "".join(f'<p><a href="/{n}">Page {n}</a></p>' for n in range(90))
    page = document(TITLE.format(f"Mills of tomorrow--{shown}"), f"<h1>Fresh flour prices</h1>{menu}{body}")
    header, root = (next(n for n in range(len(page)) if page.name(n) == name) for name in ("h1", "div"))
    assert read_metadata(page, header=header, root=root).headline == shown


@pytest.mark.parametrize("heading", ["h1", "h2"])
@pytest.mark.parametrize("called", ["The Esk Mail", "Esk Mail", "esk mail"])
def test_a_site_s_own_name_is_no_headline_where_there_is_another(called: str, heading: str) -> None:
    head = f'<title>Esk Mail</title><meta property="og:title" content="{called}">'
    head += '<meta property="og:site_name" content="Esk Mail">'
    page = document(head, f"<article><{heading}>The mill burns down</{heading}>{3 * BODY}</article>")
    header = next(node for node in range(len(page)) if page.name(node) == heading)
    assert read_metadata(page, header=header).headline == "The mill burns down"
    assert read_metadata(document(head, BODY)).headline == called


@pytest.mark.parametrize(
    ("title", "name", "told"),
    [("The old mill burns down", "div", True), ("Mill burns down", "div", False), ("The old mill burns", "li", False)],
)
def test_date_and_byline_beside_a_title_that_no_heading_shows(title: str, name: str, told: bool) -> None:
    shown = f"<{name}>{title}</{name}><div>Published: <span>2021-01-05</span></div><p>By Ann Lee</p>"
    html = f"<nav><p>Home</p></nav>{shown}<article>{BODY}</article>{'<p>a</p>' * 40}<h2>Friends of ours</h2>"
    page = document(TITLE.format(f"{title} | Esk Mail"), html)
    header, root = (next(n for n in range(len(page)) if page.name(n) == name) for name in ("h2", "article"))
    found = read_metadata(page, header=header, root=root)
    assert found.date_published == "2021-01-05"
    assert [author.name for author in found.authors] == (["Ann Lee"] if told else [])


def test_a_template_s_word_for_an_archive_is_no_part_of_the_headline() -> None:
    assert read("<title>Tin Roof » Blog Archive » The month in bits</title>", BODY).headline == "The month in bits"


def test_a_label_in_a_script_whose_vowels_are_marks() -> None:
    head = "<title>सूरजपुरा में पानी नहीं</title>" + ld('{"@type":"NewsArticle","headline":"सूरजपुरा में पानी नहीं"}')
    assert read(head, f"<h1><span>देश:</span>सूरजपुरा में पानी नहीं</h1>{BODY}").headline == "सूरजपुरा में पानी नहीं"


def test_a_heading_with_an_anchor_without_an_address_is_no_logo() -> None:
    head = "<title>Tin Roof » The month in bits of the mill</title>"
    found = read(head, f"<h1><a>The month in bits of the mill</a></h1>{BODY}")
    assert found.sources["headline"] == "dom.h1"


@pytest.mark.parametrize("logo", ["Gull &amp; Gable", "<a href=/my_weblog/>Gull &amp; Gable</a>"])
@pytest.mark.parametrize("title", ["Moving day - Gull &amp; Gable", "Gull &amp; Gable - Moving day"])
def test_a_headline_shorter_than_the_name_of_the_site(logo: str, title: str) -> None:
    head, post = OG.format("Moving day") + TITLE.format(title), "<h3 class=entry-header>Moving day</h3>"
    assert headline(head, f"<h1>{logo}</h1>{post}") == ("Moving day", "dom.h3")
    assert headline(head, f"<h1>{logo}</h1>{post}", header="h3") == ("Moving day", "dom.h3")


def test_what_a_site_is_called_on_every_page_makes_no_headline_of_it() -> None:
    head = OG.format("Gull and Gable") + TITLE.format("Eleven doorbells of the house - Gull and Gable")
    body = f"<h2>Eleven doorbells of the house</h2><article>{4 * BODY}</article><h3>Gull and Gable</h3>"
    assert headline(head, body, header="h2") == ("Eleven doorbells of the house", "dom.h2")


def test_a_title_element_that_says_otherwise_than_the_only_h1_above_the_text() -> None:
    title = "<title>Household products and health</title>"
    assert _above(title, "Keeping it clean at Esk mill") == "Keeping it clean at Esk mill"
    assert _above(title, "The Blog") == "Household products and health"


def _above(head: str, heading: str) -> str | None:
    body = f"<header><h1>{heading}</h1><p>14 May 2024</p></header><main>{BODY}</main>"
    page = document(head, body)
    nodes = {name: next(n for n in range(len(page)) if page.name(n) == name) for name in ("h1", "main")}
    return read_metadata(page, header=nodes["h1"], root=nodes["main"]).headline


def test_a_bar_in_the_heading_of_a_news_page_stays_where_all_metadata_have_it() -> None:
    mill, title = "The mill at Esk has burned down", TITLE.format("The mill at Esk has burned down | The Gull")

    def shown(heading: str, declared: str) -> str | None:
        news = ld(f'{{"@type": "NewsArticle", "headline": "{declared}"}}')
        return headline(title + OG.format(heading) + news, f"<h1>{heading}</h1>")[0]

    assert shown(f"{mill} | Who pays for it?", f"{mill} | Who pays for it?") == f"{mill} | Who pays for it?"
    assert shown(f"{mill} | Opinion", f"{mill} | Opinion") == mill
    assert shown(f"{mill} | The Gull of Esk", mill) == mill


@pytest.mark.parametrize(
    ("written", "text"),
    [
        ("How the &lt;dialog&gt; element works", "How the <dialog> element works"),
        ("Sorting a Vec&lt;String&gt; in place", "Sorting a Vec<String> in place"),
        ("&lt;em&gt;Titanic&lt;/em&gt; sails &lt;strong&gt;again", "Titanic sails again"),
        ("&lt;kick&gt;Esk&lt;/kick&gt; Mill burns down", "Esk Mill burns down"),
    ],
)
def test_a_name_in_angle_brackets_is_a_word_unless_it_is_markup(written: str, text: str) -> None:
    assert headline(OG.format(written) + TITLE.format(written), f"<h1>{written}</h1>")[0] == text


@pytest.mark.parametrize(
    ("heading", "text"),
    [
        ("<ruby>東京<rt>とうきょう</rt></ruby>の<ruby>橋<rt>はし</rt></ruby>が閉鎖", "東京の橋が閉鎖"),
        ("<ruby><rb>東京</rb><rp>(</rp><rt>とうきょう</rt><rp>)</rp></ruby>の橋が閉鎖", "東京(とうきょう)の橋が閉鎖"),
        ("The <code>map</code>s of the <del>old</del>, new mill", "The maps of the old, new mill"),
    ],
)
def test_readings_and_other_parts_of_a_line_are_no_words_of_their_own(heading: str, text: str) -> None:
    assert headline(TITLE.format("The Gull"), f"<h1>{heading}</h1>")[0] == text
