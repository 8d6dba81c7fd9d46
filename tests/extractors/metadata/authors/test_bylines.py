"""Bylines as pages show them: signed articles, accounts behind a label, names signed below."""

from __future__ import annotations

import pytest

from extractors.metadata import read_metadata
from extractors.metadata.authors.names import authors_of
from tests.extractors.metadata.pages import BODY, document, ld, read

H1 = "<h1>The mill at Esk has burned down</h1>"
ZH = "<p>　　北京时间三月五日，国务院新闻办公室举行发布会，介绍今年以来经济运行的有关情况。</p>"


def authors(body: str, head: str = "", lang: str = "en") -> tuple[list[str], str | None]:
    page = document(head, f"<article>{body}</article>", lang=lang)
    nodes = {name: next((n for n in range(len(page)) if page.name(n) == name), None) for name in ("h1", "article")}
    found = read_metadata(page, header=nodes["h1"], root=nodes["article"])
    return [author.name for author in found.authors], found.sources.get("authors")


def test_a_signature_at_the_end_of_a_chinese_article() -> None:
    body = (
        "<h1>国务院新闻办公室举行发布会</h1>"
        + 5 * ZH
        + "<p>推动云南工业高质量发展。（记者 胡晓蓉）</p><p>责任编辑：孙重远</p>"
    )
    assert authors(body, lang="zh")[0] == ["胡晓蓉"]


def test_a_person_goes_before_a_portal_s_own_name() -> None:
    body = "<h1>国务院新闻办公室举行发布会</h1><p>新京报记者 陆一夫</p>" + 5 * ZH
    assert authors(body, '<meta name="author" content="网易">', lang="zh")[0] == ["陆一夫"]
    assert authors(5 * ZH, '<meta name="author" content="网易">', lang="zh") == (["网易"], "meta.author")


def test_an_account_or_a_team_behind_a_label() -> None:
    assert authors(H1 + '<p>by <a href="/u/jstein">jstein</a></p>' + BODY)[0] == ["jstein"]
    assert authors(H1 + "<p>By 3i Global</p>" + BODY)[0] == ["3i Global"]
    assert authors(H1 + "<ul><li>by <a>Marketing Team</a></li></ul>" + BODY)[0] == ["Marketing Team"]
    assert authors(H1 + "<p>jstein | 3 comments</p>" + BODY)[0] == []
    assert authors(H1 + "<p>by admin</p>" + BODY)[0] == []


@pytest.mark.parametrize(
    "signed",
    [
        "<h3>Written by Ann Lee</h3>",
        '<p>Written by <a href="/x">Ann Lee</a> who lives by the Esk.</p>',
        "<p>This post was written by Ann Lee, head of the mill.</p>",
        "<p>Geschrieben von Ann Lee am 5. Mai</p>",
        "<div><p>Article by</p></div><div>Ann Lee</div>",
    ],
)
def test_a_name_signed_below_the_article(signed: str) -> None:
    assert authors(H1 + 4 * BODY + signed) == (["Ann Lee"], "dom.signed")


def test_a_name_alone_on_the_right_signs_the_article() -> None:
    article = f"<div class=text>{4 * BODY}%s</div>"
    head = ld({"@type": "NewsArticle", "author": {"@type": "Person", "name": "Buzzmill"}})
    named = "<p class='mb-2 text-end'><em>Denis Clerc</em></p>"
    for signed in ('<p style="text-align:right"><b>Lê Phương</b></p>', "<p align=right>Denis Clerc</p>", named):
        found, source = authors(H1 + article % signed, head)
        assert source == "dom.signature" and found[0] in signed
    sourced = '<p style="text-align:right"><strong>Bảo Nam</strong> (Theo <em>Space Chronicle</em>)</p>'
    assert authors(H1 + article % sourced, head) == (["Bảo Nam"], "dom.signature")
    linked = '<p align=right><a href="/x">Lê Phương</a></p>'
    for other in ("<p align=right>Read more here</p>", linked, "<p>Lê Phương</p>"):
        assert authors(H1 + article % other, head) == (["Buzzmill"], "json_ld.article")
    assert authors(H1 + "<p align=right>Lê Phương</p>" + article % "", head) == (["Buzzmill"], "json_ld.article")


def test_a_label_that_a_comma_parts_from_the_name() -> None:
    house = ld({"@type": "NewsArticle", "author": {"@type": "NewsMediaOrganization", "name": "Buzzmill Mundo"}})
    byline = "<section><ul><li><span><span class=x1>%s, </span><span class=x2>%s</span></span></ul></section>"
    for label in ("Autor", "Author", "Автор", "Tác giả"):
        assert authors(H1 + byline % (label, "Ana Orrego Paz") + BODY, house) == (["Ana Orrego Paz"], "dom.line")
    others = (("Author", "speaker"), ("Autor, ensayista", "editor y padre"), ("Título del autor", "Buzzmill Mundo"))
    for other in others:
        assert authors(H1 + byline % other + BODY, house)[0] == ["Buzzmill Mundo"]


def test_what_is_signed_below_does_not_overrule_metadata() -> None:
    head = '<meta name="author" content="Buzzmill">'
    assert authors(H1 + 4 * BODY + "<p>Written by Ann Lee</p>", head) == (["Buzzmill"], "meta.author")
    two = "<p>Written by Ann Lee</p><p>Written by Bo Li</p>"
    assert authors(H1 + 4 * BODY + two)[0] == []  # of other articles


def test_the_paper_is_no_co_author_in_one_text() -> None:
    head = '<meta property="og:site_name" content="The Esk Appeal">'
    one = ld(
        '{"@type":"NewsArticle","headline":"x","author":{"@type":"Person","name":"Ann Lee and Bo Li, The Esk Appeal"}}'
    )
    assert authors(H1 + BODY, head + one)[0] == ["Ann Lee", "Bo Li"]


@pytest.mark.parametrize(
    ("desk", "byline", "name"),
    [
        ("أسرة التحرير", "محمد أحمد", "محمد أحمد"),
        ("न्यूज़ डेस्क", "राहुल शर्मा", "राहुल शर्मा"),
        ("Отдел новостей", "Иван Петров", "Иван Петров"),
        ("Haber Merkezi", "Ayşe Yılmaz", "Ayşe Yılmaz"),
        ("Agência Brasil", "Ana Souza", "Ana Souza"),
    ],
)
def test_a_person_goes_before_a_desk_or_an_agency(desk: str, byline: str, name: str) -> None:
    head = f'<meta name="author" content="{desk}">'
    assert authors(H1 + f'<p class="byline">{byline}</p>' + BODY, head)[0] == [name]
    assert authors(H1 + BODY, head)[0] == [desk]


@pytest.mark.parametrize(
    "markup",
    [
        "<blockquote><p>We do not know.</p><div class=author>Bo Li</div></blockquote>",
        "<div class=pull-quote><p>We do not know.</p><div class=author>Bo Li</div></div>",
        "<blockquote class=post><p>We do not know.</p>Posted by Bo Li on Monday</blockquote>",
    ],
)
def test_who_is_quoted_is_no_writer(markup: str) -> None:
    assert authors(H1 + markup + BODY)[0] == []
    assert authors(f"{H1}<p class=author>Ann Lee</p>{markup}{BODY}")[0] == ["Ann Lee"]
    assert authors(f"<blockquote>{H1}<p>By Ann Lee</p>{BODY}</blockquote>")[0] == ["Ann Lee"]


@pytest.mark.parametrize(
    "owner", ["name=copyright content='Copyright (c) Esk Gazette 2024'", "name=publisher content='Esk Gazette'"]
)
def test_who_has_the_rights_is_no_writer_where_a_person_signs(owner: str) -> None:
    head = f"<meta name=author content='Esk Gazette'><meta {owner}>"
    assert authors(f"{H1}<p>By Ann Lee</p>{BODY}", head)[0] == ["Ann Lee"]
    assert authors(H1 + BODY, head)[0] == ["Esk Gazette"]
    assert authors(f"{H1}<p>By Esk Gazette</p>{BODY}", head)[0] == ["Esk Gazette"]


def test_a_list_of_writers_is_no_byline() -> None:
    links = "".join(f'<a href="/author/{n}">Ann Lee{n * "e"}</a> ' for n in range(9))
    assert authors(H1 + f"<p>{links}</p>" + BODY)[0] == ["Ann Lee"]


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Ann Lee/SP-X", ("Ann Lee",)),
        ("Ann Lee/dpa", ("Ann Lee",)),
        ("By Ann Lee And Bo Li For The Esk Mail", ("Ann Lee", "Bo Li")),
        ("Ann Lee for MailOnline", ("Ann Lee",)),
        ("Ann Lee for Gullpost", ("Ann Lee",)),
        ("Physicians Committee for Clean Water", ("Physicians Committee for Clean Water",)),
        ("Centre for the Study of Rivers", ("Centre for the Study of Rivers",)),
        ("Organization for Moving Water", ("Organization for Moving Water",)),
    ],
)
def test_papers_and_agencies_behind_a_name(text: str, names: tuple[str, ...]) -> None:
    assert authors_of(text) == names


def test_a_monogram_stands_for_a_portrait() -> None:
    assert authors_of("AL | Ann Lee | 14 May 2024", visible=True) == ("Ann Lee",)
    assert authors_of("AL | Bo Li | 14 May 2024", visible=True) == ("AL",)


@pytest.mark.parametrize(
    "label",
    [
        "Reported by",
        "Reporting by",
        "Ein Gastbeitrag von",
        "Rédigé par",
        "Redactado por",
        "Autor/a:",
        "A cura di",
        "Texto:",
        "Napisała",
        "Autor tekstu:",
        "Autor článku:",
        "Napísal",
        "Skriven av",
        "Geschreven door",
        "Ditulis oleh",
        "Kirjoittanut",
        "Yazar:",
        "Текст:",
        "Автор статті:",
        "Napisao",
        "Avtorica:",
        "นักเขียน:",
    ],
)
def test_labels_in_other_languages(label: str) -> None:
    assert authors(H1 + f"<p>{label} Jana Nováková</p>" + BODY) == (["Jana Nováková"], "dom.line")


@pytest.mark.parametrize(
    "word", ["journaliste", "periodista", "dziennikarz", "redaktor", "toimittaja", "novinar", "avtor", "wartawan"]
)
def test_words_for_writers_in_classes_and_addresses(word: str) -> None:
    assert authors(H1 + f'<div class="c-{word}">Jana Nováková</div>' + BODY) == (["Jana Nováková"], "dom.class.near")
    assert authors(H1 + f'<p><a href="/{word}/7">Jana Nováková</a></p>' + BODY) == (["Jana Nováková"], "dom.href")


@pytest.mark.parametrize("text", ["Haber Merkezi", "Par autoru", "लेखक के बारे में", "글쓴이 소개", "Text 2024", "Autorka"])
def test_lines_that_begin_like_labels(text: str) -> None:
    assert authors(H1 + f"<p>{text}</p>" + BODY)[0] == []


LABELS = ("Reviewed by", "Fact checked by", "Editor:", "Redaktur :", "Penyunting:", "Szerkesztő:")


@pytest.mark.parametrize("label", LABELS)
@pytest.mark.parametrize("name", ["<a class=item-name href=/bo-77>Bo Li</a>", "<a href=/author/bo>Bo Li</a>"])
def test_a_label_in_the_element_before_a_name(label: str, name: str) -> None:
    line = "<div class=byline><span>{}</span> {}</div>"
    page = H1 + line.format("By", "<a class=item-name href=/ann-lee-9>Ann Lee</a>") + line.format(label, name) + BODY
    assert authors(page)[0] == ["Ann Lee"]


def test_who_writes_and_edits_is_a_writer() -> None:
    byline = "<div class=byline>Author and editor: <a class=name href=/9>Ann Lee</a></div>"
    assert authors(H1 + byline + BODY)[0] == ["Ann Lee"]


@pytest.mark.parametrize("path", ["/blog/tag/personal-finance", "/thema/personal", "/category/persons/x"])
def test_a_link_to_a_topic_is_nobody(path: str) -> None:
    topic = f"<a href={path}>Personal finance</a>"
    assert authors(f"{H1}<div class=byline>{topic}<span>3 May 2025</span></div>{BODY}")[0] == []
    signed = f"{H1}<div class=byline>{topic}<span>Ann Lee</span></div>{BODY}"
    assert authors(signed)[0] == ["Ann Lee"]


def test_what_stands_below_a_picture_is_no_byline_of_the_article() -> None:
    caption = "<div class=cutline-byline>Juan Gil (left) and Ana Paz (right) could meet in court.</div>"
    figure = f"<figure><img src=/a.jpg>{caption}</figure>"
    assert authors(H1 + figure + BODY)[0] == []
    assert authors(H1 + figure + "<p class=byline>By Ann Lee</p>" + BODY)[0] == ["Ann Lee"]
    whole = f"<figure class=hero>{H1}<p class=byline>By Ann Lee</p><img src=/a.jpg></figure>"
    assert authors(whole + BODY)[0] == ["Ann Lee"]


def test_the_writers_of_teasers_are_no_writers_of_the_article() -> None:
    teaser = "<article><h3>The weir</h3><h5 class=entry-autor><a href=/author/bo-berg>Bo Berg</a></h5></article>"
    page = document("", f"{H1}<p class=autor>Ann Lee</p><article>{BODY}</article>{teaser}")
    nodes = {name: next(n for n in range(len(page)) if page.name(n) == name) for name in ("h1", "article")}
    found = read_metadata(page, header=nodes["h1"], root=nodes["article"])
    assert [author.name for author in found.authors] == ["Ann Lee"]


POSTED = "Posted by Ann Lee on March 14, 2012"


@pytest.mark.parametrize(
    "footer",
    [
        f"<div class=entry-footer><p>{POSTED} in <a href=/town>Town</a></p></div>",
        f"<div class=entry-footer><p class=entry-footer-info><span class=post-footers>{POSTED}</span></p></div>",
        f"<div class=post-footer><div class='post-footer-line line-1'>{POSTED}</div></div>",
        f"<div class=article__footer><p>{POSTED}</p></div>",
        f"<p class=post-footer>{POSTED}</p>",
        f"<footer class=entry-footer>{POSTED}</footer>",
        "<footer class=entry-footer>by <span class='author vcard'><a href=/author/ann>Ann Lee</a></span></footer>",
    ],
)
def test_a_byline_in_the_footer_of_the_article(footer: str) -> None:
    assert authors(f"{H1}<div class=entry-content>{BODY}</div>{footer}")[0] == ["Ann Lee"]


def test_the_title_of_a_box_about_the_writer_is_no_name() -> None:
    about = "<div id=author-info><h2 id=author-info-title>Über Creeny</h2>Was ich liebe.</div>"
    box = f"<footer class=entry-footer>{about}</footer>"
    assert authors(f"{H1}{BODY}{box}", '<meta name="author" content="Creeny">')[0] == ["Creeny"]


@pytest.mark.parametrize(
    "foreign",
    [
        f"<div class=site-footer><p>{POSTED}</p></div>",
        f"<footer><p>{POSTED}</p></footer>",
        f"<div class='entry-footer related'><p>{POSTED}</p></div>",
        f"<div class=card><h3>The weir</h3><div class=entry-footer>{POSTED}</div></div>",
        f"<aside><div class=entry-footer>{POSTED}</div></aside>",
    ],
)
def test_a_byline_in_the_footer_of_the_page_or_of_another_article(foreign: str) -> None:
    page = document("", f"{H1}<article>{BODY}</article>{foreign}")
    nodes = {name: next(n for n in range(len(page)) if page.name(n) == name) for name in ("h1", "article")}
    assert read_metadata(page, header=nodes["h1"], root=nodes["article"]).authors == ()


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("3 May 2026 Author: Ann Lee", "Ann Lee"),
        ("3. Mai 2026, 10:00 Uhr Autor: Jan Kern", "Jan Kern"),
        ("Publié le 3 mai 2026 Auteur : Jeanne Dupont", "Jeanne Dupont"),
        ("3 Mayıs 2026 Yazar: Ayşe Kaya", "Ayşe Kaya"),
        ("วันที่ 3 พฤษภาคม 2569 เวลา 10:00 น. ผู้เขียน: สมหญิง รักเรียน", "สมหญิง รักเรียน"),
        ("3 พฤษภาคม 2569 โดย สมหญิง รักเรียน", "สมหญิง รักเรียน"),
        ("3 मई 2026 लेखक: अनिता शर्मा", "अनिता शर्मा"),
        ("3 مايو 2026 - بقلم ليلى حداد", "ليلى حداد"),
        ("3 במאי 2026 מאת: דנה כהן", "דנה כהן"),
        ("3 მაისი, 2026 ავტორი: ნინო გელაშვილი", "ნინო გელაშვილი"),
        ("3 մայիսի 2026 Հեղինակ՝ Աննա Պետրոսյան", "Աննա Պետրոսյան"),
        ("3 ឧសភា 2026 ដោយ៖ ចាន់ សុភា", "ចាន់ សុភា"),
    ],
)
def test_a_label_and_a_name_behind_the_date(line: str, name: str) -> None:
    assert authors(f"{H1}<div>{line}</div>{BODY}") == ([name], "dom.line")


@pytest.mark.parametrize(
    "line",
    [
        "3 May 2026 A school to grow by two classes, Esk says",
        "3 May 2026 Photo: Ann Lee",
        "3 May 2026 Words: 800",
        "Read on 3 May 2026: The mill",
    ],
)
def test_another_label_behind_the_date(line: str) -> None:
    assert authors(f"{H1}<div>{line}</div>{BODY}")[0] == []


@pytest.mark.parametrize(
    ("markup", "name"),
    [
        ('<div class="td-post-author-name"><div>Przez</div> <a>Łukasz Wilk</a><div> - </div></div>', "Łukasz Wilk"),
        ('<div class="td-post-author-name"><div>بواسطة</div> <a>ياسين حداد</a></div>', "ياسين حداد"),
        ('<span class="itemAuthor">Γράφτηκε από τον/την <a>Μαρία Σταθάκου</a></span>', "Μαρία Σταθάκου"),
        ('<p class="byline">By <a>ANN LEE, HOME AFFAIRS REPORTER FOR ESK MAIL</a></p>', "ANN LEE"),
        ("<p>de Doina Ionescu pe 1 iulie 2024 | Sport</p>", "Doina Ionescu"),
        ("<p>http://www.esk.example 2024年03月12日14:10 <font>青桥网 本报记者林致远</font></p>", "林致远"),
    ],
)
def test_labels_and_roles_around_one_name(markup: str, name: str) -> None:
    found = read(body=f"<h1>Mill burns down</h1>{markup}<article>{BODY}</article>")
    assert [author.name for author in found.authors] == [name]


@pytest.mark.parametrize("paper", ["한빛일보", "월간 산마루"])
def test_a_portal_is_no_author_of_the_paper_that_it_shows(paper: str) -> None:
    head = f'<meta property="og:article:author" content="{paper} | 네이보">'
    body = f'<h1>Mill burns down</h1><p class="journalist">최민재 기자</p><article>{BODY}</article>'
    assert [author.name for author in read(head, body).authors] == ["최민재"]
    assert [author.name for author in read(head, body.replace("최민재 기자", "")).authors] == [paper]


def test_a_portal_and_its_blog_are_no_authors() -> None:
    name = "Esk Blogs | Mill Diary"
    head = f'<meta property="og:site_name" content="{name}"><meta property="og:article:author" content="{name}">'
    body = f'<h1>Mill burns down</h1><span class="writer">millhand</span><article>{BODY}</article>'
    assert [author.name for author in read(head, body).authors] == ["millhand"]


@pytest.mark.parametrize(
    ("line", "names"),
    [
        ("2 minuti di lettura", []),
        ("2 min di lettura", []),
        ("Un minuto di lettura", []),
        ("3' di lettura", []),
        ("Di Anna Rossi | 2 minuti di lettura", ["Anna Rossi"]),
        ("4 min read by Ann Lee", ["Ann Lee"]),
        ("---- by Ann Lee", ["Ann Lee"]),
        ("Laporan Wartawan Kabar.com, Budi Santoso", ["Budi Santoso"]),
        ("Müəllif: Aynur Quliyeva", ["Aynur Quliyeva"]),
        ("L’édito de Anne Petit", ["Anne Petit"]),
        ("Autor je komentátor Rozhlasu Esk", []),
    ],
)
def test_lines_that_name_who_wrote_or_how_long_reading_takes(line: str, names: list[str]) -> None:
    found = authors(f"{H1}<div><time>24 Novembre 2026</time> <span>{line}</span></div>{BODY}")[0]
    assert found == names
    assert authors(f"{H1}<p>{line}</p>{BODY}")[0] == names


def test_bylines_of_cards_below_a_short_article() -> None:
    card = "<article><h2>The mill is sold</h2><p>di <a href=/autori/x/>Elisa Ferro</a></p></article>"
    article = f"<article>{H1}<div>{BODY[:90]}</p></div></article>"
    page = document(body=f"<main>{article}<section>{card}{card}</section></main>")
    nodes = {name: next(n for n in range(len(page)) if page.name(n) == name) for name in ("h1", "div")}
    assert read_metadata(page, header=nodes["h1"], root=nodes["div"]).authors == ()


@pytest.mark.parametrize(
    "quotation",
    [
        '<p class="blok-quote__text">« It burned. »</p><p class="blok-quote__author">Ann Lee</p>',
        '<div class="testimonial"><p>It burned.</p><p class="author">Ann Lee</p></div>',
        '<p>It burned.</p><cite class="quote-author">Ann Lee</cite>',
        '<figure class="quote"><p>It burned.</p><span class="author">Ann Lee</span></figure>',
    ],
)
def test_who_is_quoted_is_not_the_author(quotation: str) -> None:
    assert authors(f"{H1}<p>Par Bo Berg</p>{BODY}<div>{quotation}</div>{BODY}")[0] == ["Bo Berg"]
    assert authors(f"{H1}{BODY}<div>{quotation}</div>{BODY}")[0] == []


def test_a_role_or_the_end_of_a_caption_beside_a_name() -> None:
    byline = '<h2 class="author-name">Ann Lee</h2><span class="author-job-title">Health Reporter</span>'
    assert authors(f"{H1}<div>{byline}</div>{BODY}")[0] == ["Ann Lee"]
    caption = "<figure><img src=a.jpg><figcaption>The mill (foto archive)</figcaption></figure>"
    assert authors(f'{H1}{caption}<div><em class="author">Ann Lee</em></div>{BODY}')[0] == ["Ann Lee"]


def test_a_byline_of_two_goes_before_the_box_of_one_of_them() -> None:
    byline = '<span class="author">By <a href="/author/1/">Ann Lee</a> and <a href="/author/2/">Bo Berg</a></span>'
    box = '<div class="box"><h5><a href="/author/{}/" rel="author">{}</a></h5></div>'
    assert authors(H1 + byline + BODY + box.format(1, "Ann Lee"))[0] == ["Ann Lee", "Bo Berg"]
    account = '<span class="author"><a href="/author/me/">My Account</a></span>'
    both = authors(H1 + account + byline.replace("2", "3") + BODY + box.format(1, "Ann Lee"))[0]
    assert both == ["Ann Lee", "Bo Berg"]


def test_two_names_that_are_each_marked_as_one() -> None:
    cards = "".join(
        f'<span class="vcard author"><a class="url fn" href="_{name}_">{name}</a></span>%s'
        for name in ("Anne Le Goff", "Bo Li")
    ) % (", ", "")
    wrapped = f'<p class="info">Par <span class="authors">{cards}</span></p>'
    assert authors(H1 + wrapped + BODY)[0] == ["Anne Le Goff", "Bo Li"]
    boxed = '<div class="author-box"><b class="name">Ann Lee</b><b class="name">Reporter</b></div>'
    assert authors(H1 + boxed + BODY)[0] == ["Ann Lee"]


def test_a_surname_that_is_a_word_before_days() -> None:
    assert authors(H1 + "<p>Par Anh Le</p>" + BODY, lang="fr")[0] == ["Anh Le"]
    assert authors(H1 + "<p>Par alee le 3 mars 2024</p>" + BODY, lang="fr")[0] == ["alee"]


def test_a_box_of_microdata_about_who_wrote() -> None:
    told = "writes about wood and mends chairs by the Esk"
    linked = f'<div itemprop="author"><a href="/ann">Ann Lee</a><p>Ann Lee {told}.</p></div>'
    plain = f'<div itemprop="author"><b>Ann Lee</b><p>Ann Lee {told}.</p></div>'
    short = '<div itemprop="author"><b>Ann Lee</b><p>Ann Lee writes.</p></div>'
    for box in (linked, plain, short):
        assert authors(H1 + BODY + box) == (["Ann Lee"], "microdata")
    two = '<span itemprop="author"><a href="/ann">Ann Lee</a> and <a href="/bo">Bo Li</a></span>'
    assert authors(H1 + two + BODY) == (["Ann Lee", "Bo Li"], "microdata")


def test_two_whom_the_byline_and_a_second_source_name() -> None:
    article = ld('{"@type": "NewsArticle", "author": {"@type": "Person", "name": "Ann Lee"}}')
    creators = '<meta name="dc.creator" content="Ann Lee, Bo Li">'
    shown = H1 + "<p>By Ann Lee and Bo Li</p>" + BODY
    assert authors(shown, article + creators)[0] == ["Ann Lee", "Bo Li"]
    assert authors(shown.replace(" and", ","), article + creators)[0] == ["Ann Lee", "Bo Li"]
    assert authors(shown.replace(" and", ","), article)[0] == ["Ann Lee"]


@pytest.mark.parametrize("byline", ["Do Mural", "Do Mural, em Recife", "Colaboração para o Mural"])
def test_a_portuguese_byline_that_names_the_paper_alone(byline: str) -> None:
    head = '<meta property="og:site_name" content="Mural">'
    found = authors(f'{H1}<p class="author">{byline}</p>{BODY}', head, lang="pt")
    assert found == ([], None)


def test_a_name_that_begins_like_that_is_a_person_s() -> None:
    head = '<meta property="og:site_name" content="Mural">'
    assert authors(f'{H1}<p class="author">Do Kwon</p>{BODY}', head)[0] == ["Do Kwon"]


def test_a_german_article_is_of_the_paper_s_name() -> None:
    head = '<meta property="og:site_name" content="Mitternacht"><meta name="author" content="Das Mitternacht">'
    assert authors(H1 + BODY, head, lang="de")[0] == ["Das Mitternacht"]


@pytest.mark.parametrize("label", ["Author’s Profile", "Weiter", "Seguir", "Link", "The Mail's editorial guidelines"])
def test_links_of_a_byline_that_name_nobody(label: str) -> None:
    links = f'<a href="/author/ann">Ann Lee</a> <a href="/author/ann">{label}</a>'
    assert authors(f'{H1}<div class="author">{links}</div>{BODY}')[0] == ["Ann Lee"]


def test_whoever_is_joined_to_a_tester_is_no_author() -> None:
    links = [f'<a href="/author/{name.lower()}">{name} Lee</a>' for name in ("Ann", "Bo", "Cy")]
    byline = f"<p>By {links[0]}</p><p>Tested by {links[1]} and {links[2]}</p>"
    assert authors(f'{H1}<div class="authors">{byline}</div>{BODY}')[0] == ["Ann Lee"]


def test_initials_in_place_of_a_portrait() -> None:
    link = '<a href="/autor?termo=ann-lee"><div>AL</div></a><div>Ann Lee</div>'
    assert authors(f'{H1}<div class="autor">{link}</div>{BODY}')[0] == ["Ann Lee"]


def test_the_place_of_a_byline_is_no_author() -> None:
    byline = '<p class="author_name"><span>Ann Lee</span></p><p class="author_location"><span>Los Gallardos</span></p>'
    assert authors(H1 + byline + BODY)[0] == ["Ann Lee"]


def test_a_link_to_all_articles_of_somebody() -> None:
    link = '<a href="/av/ann-lee" aria-label="Se alla artiklar av Ann Lee"><p>Ann Lee</p></a>'
    assert authors(H1 + link + BODY) == (["Ann Lee"], "dom.href")
    shared = '<a href="/share" title="Artikel über Facebook teilen"><p>Flood Watch</p></a>'
    assert authors(H1 + shared + BODY)[0] == []


def test_a_subhead_with_a_word_for_by() -> None:
    assert authors(f"{H1}<h2>Von Risiken und Nebenwirkungen</h2>{BODY}", lang="de")[0] == []
    assert authors(f"{H1}<h4>By Ann Lee</h4>{BODY}")[0] == ["Ann Lee"]


def test_a_class_that_is_by_and_nothing_else() -> None:
    assert authors(f'{H1}<p class="by">Ann Lee</p>{BODY}')[0] == ["Ann Lee"]
    assert authors(f'{H1}<div class="au by"><button>Get App</button></div>{BODY}')[0] == []


@pytest.mark.parametrize("kind", ["Fiction", "Poetry", "A short story", "Creative nonfiction"])
def test_kinds_of_texts(kind: str) -> None:
    assert authors(f"{H1}<p>{kind} by Ann Lee</p>{BODY}")[0] == ["Ann Lee"]


def test_a_label_within_a_line() -> None:
    line = "<p><span>Esk</span><span>9 days ago</span><span>Author: Ann Lee</span></p>"
    assert authors(H1 + line + BODY)[0] == ["Ann Lee"]


def test_one_name_between_the_day_and_something_else() -> None:
    assert authors(f"{H1}<div>8 maggio 2018 di Saverio · <a>8 commenti</a></div>{BODY}", lang="it")[0] == ["Saverio"]
    line = "<p>8. Dezember 2010 um 09:43 · <a rel='tag' href='/r'>Rezepte von Mutti</a> · <a>Drucken</a></p>"
    assert authors(H1 + line + BODY, lang="de")[0] == []


def test_the_papers_staff_behind_a_name_in_capitals() -> None:
    assert authors_of("By ANN LEE Observer staff", visible=True) == ("ANN LEE",)
    assert authors_of("By ANN LEE Esk Mail Staff Writer", visible=True) == ("ANN LEE",)


def test_greek_and_thai_words_for_by() -> None:
    assert authors_of("Του/Της Νίκος Σταθόπουλος", visible=True) == ("Νίκος Σταθόπουλος",)
    assert authors_of("เรียบเรียงโดย วิภา ศรีสุข", visible=True) == ("วิภา ศรีสุข",)


def test_a_byline_in_an_aside_beside_the_headline() -> None:
    aside = '<aside class="author"><h3><a href="/auteur/ann-lee"><span>Ann Lee</span></a></h3></aside>'
    assert authors(H1 + aside + BODY)[0] == ["Ann Lee"]


@pytest.mark.parametrize("name", ["signature", "article-signature", "podpis", "Signatur", "createdby"])
def test_the_class_of_a_signature(name: str) -> None:
    signed = f'<div class="{name}"><b>Ann Lee</b></div>'
    assert authors(H1 + signed + BODY) == (["Ann Lee"], "dom.class.near")


def test_a_class_with_such_a_word_among_others_is_of_something_else() -> None:
    assert authors(f'{H1}<div class="signature-dishes"><b>Ann Lee</b></div>{BODY}')[0] == []


def test_whoever_posted_a_comment_is_no_author() -> None:
    comments = "<p>Was it tuna?</p><p>Posted by: <a>Ortega fan</a> | March 5, 2008 2:11 PM</p>"
    signed = "<p>Posted by Ann Lee on March 5, 2008 6:30 PM</p>"
    for heading in ("Comments", "3 Kommentare", "Commentaires (3)"):
        assert authors(f"{H1}<p>Refresh.</p>{signed}<h2>{heading}</h2>{comments}")[0] == ["Ann Lee"]
        assert authors(f"{H1}<p>Refresh.</p><h2>{heading}</h2>{comments}")[0] == []


def test_the_paper_beside_the_day_is_no_author() -> None:
    head = '<meta property="og:site_name" content="La Gazette du Morvan">'
    assert authors(f"{H1}<p>LA GAZETTE | 07.03.09</p>{BODY}", head, lang="fr")[0] == []
    assert authors(f"{H1}<p>LA GORDA | 07.03.09</p>{BODY}", head, lang="fr")[0] == ["LA GORDA"]


def test_a_german_line_of_signing_and_degrees() -> None:
    assert authors(f"{H1}<p>Geschrieben von: Dr. Ann Volkmann</p>{BODY}", lang="de")[0] == ["Dr. Ann Volkmann"]
    assert authors(f"{H1}<p>Verfasst von Dr. med. Ann Volkmann</p>{BODY}", lang="de")[0] == ["Dr. med. Ann Volkmann"]


def test_the_second_writer_of_a_line_whom_json_ld_does_not_know() -> None:
    declared = ld('{"@type": "NewsArticle", "headline": "The mill", "author": {"@type": "Person", "name": "Ann Lee"}}')
    for line in ("By Ann Lee and Bo Li", "Por Ann Lee y Bo Li", "Von Ann Lee und Bo Li"):
        assert authors(f"{H1}<p>{line}</p>{BODY}", declared) == (["Ann Lee", "Bo Li"], "dom.line")
    for line in ("By Bo Li and Ann Lee", "By Ann Lee, Bo Li", "By Ann Lee and staff", "By Ann Lee, Bo Li and Cy Dee"):
        assert authors(f"{H1}<p>{line}</p>{BODY}", declared) == (["Ann Lee"], "json_ld.article")


def test_a_field_that_takes_several_names() -> None:
    field = "<div><div>Author</div><span>{}</span></div><div><div>Published</div><i>18 July 2026</i></div>"
    names = "<div class='item blue'>Ann Lee</div><div class='{}'>{}</div>"
    assert authors(H1 + field.format(names.format("item blue", "Bo Li")) + BODY)[0] == ["Ann Lee", "Bo Li"]
    items = f"<ul>{names.format('item blue', 'Bo Li').replace('div', 'li')}</ul>"
    assert authors(H1 + field.format(items) + BODY)[0] == ["Ann Lee"]
    for kind, other in (("item", "Bo Li"), ("item blue", "Letters")):
        assert authors(H1 + field.format(names.format(kind, other)) + BODY)[0] == ["Ann Lee"]


@pytest.mark.parametrize("line", ["Por correo · Por WhatsApp", "Par courriel", "Par SMS", "Von Mail"])
def test_ways_to_share_are_nobody(line: str) -> None:
    assert authors(f"{H1}{BODY}<div>{line}</div>")[0] == []
    assert authors(f"{H1}<div>{line}</div>{BODY}")[0] == []


@pytest.mark.parametrize("name", ["writeBy", "write-by", "articleBy", "story_by", "byWriter"])
def test_a_bare_name_in_a_class_of_who_wrote(name: str) -> None:
    assert authors(f'{H1}<span class="{name}">Ann Lee</span>{BODY}') == (["Ann Lee"], "dom.class.near")
    assert authors(f'{H1}<span class="{name}ass">Ann Lee</span>{BODY}')[0] == []


def test_a_byline_in_a_footer_right_in_the_article() -> None:
    footer = "<footer><p>Posted by <a href='/authors/lee'>Ann Lee</a> on 18 December 2025 in mills</p></footer>"
    own = f"<article>{H1}{4 * BODY}{footer}</article>"
    assert authors(own)[0] == ["Ann Lee"]
    assert authors(f"<article>{H1}{4 * BODY}</article><article><h2>Weir</h2>{BODY}{footer}</article>")[0] == []
    assert authors(f"{H1}{4 * BODY}<div>{footer}</div>")[0] == []


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("Posted by <a href='/u/1'>Harriet</a> on 14 March 2012", "Harriet"),
        ("Geschrieben von <a href='/u/1'>Silke</a> in <a href='/c'>Alltag</a> um 19:01", "Silke"),
        ("Gespeichert von rasos am 24. Juli 2017 - 18:55", "rasos"),
        ("Publié par Mireille - dans <a href='/c'>Plats</a>", "Mireille"),
        ("Publicado por Matilde el 3 de mayo de 2019", "Matilde"),
        ("Pubblicato da Ornella il 3 maggio 2019", "Ornella"),
        ("Geplaatst door Femke op 3 mei 2019", "Femke"),
        ("Скачано: 12 | Опубликовал Егор в 12:10", None),
        ("Опубликовал Егор в 12:10", "Егор"),
        ("Αναρτήθηκε από τον/την Ελένη στις 3/5/2019", None),
        ("Publié par des femmes pour des femmes", None),
        ("Geschrieben von Frauen für Frauen", None),
        ("Publicado por primera vez en 1984", None),
    ],
)
def test_one_name_behind_what_weblogs_say_of_who_posted(line: str, name: str | None) -> None:
    assert authors(f"{H1}<p>{line}</p>{4 * BODY}")[0] == ([name] if name else [])
