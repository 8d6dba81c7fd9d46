"""The section: which declared name is one, and where none is declared the first step of the breadcrumbs or the link
marked as the category."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from urllib.parse import unquote

from extractors.dom import tags
from extractors.metadata.dom import Dom
from extractors.metadata.model import Breadcrumb
from extractors.metadata.text import absolute, bare_address, clean, fold
from extractors.metadata.tree import text_of

_LONGEST = 40
_LONGEST_DECLARED = 80
_LABEL = re.compile(r"(?:categor(?:y|ies|[ií]a)|kategorie|catégorie|rubrik|rubrique|section):\s+", re.I)
_CUT = 15
"""Letters of a step that may be the beginning of the headline, cut off."""
_HOME = frozenset(
    fold(name)
    for name in (
        "home,homepage,start,startseite,index,front page,main,accueil,inicio,portada,início,página inicial,"
        "capa,home page,"
        "voorpagina,strona główna,główna,главная,головна,hem,hjem,forside,etusivu,úvod,domů,kezdőlap,címlap,"
        "acasă,αρχική,"
        "начало,naslovnica,početna,anasayfa,ana sayfa,الرئيسية,خانه,صفحه اصلی,דף הבית,ראשי,होम,หน้าแรก,"
        "trang chủ,beranda,"
        "首页,首頁,主页,主頁,ホーム,トップ,トップページ,top,홈,메인,you are here,sie sind hier,news home,all news,"
        "главная страница,forsíða,heim,domov,titulní strana,"
        "hlavní strana,hlavná stránka,titulka,főoldal,prima pagină,"
        "αρχική σελίδα,насловна,почетна,почетак,головна сторінка,галоўная,"
        "pagrindinis,sākums,sākumlapa,galvenā,avaleht,"
        "esileht,ballina,kreu,hasiera,tuis,hafan,მთავარი,գլխավոր,басты бет,bosh sahifa,əsas səhifə,ana səhifə,"
        "الصفحة الرئيسية,صفحه نخست,ہوم,صفحہ اول,עמוד הבית,मुखपृष्ठ,मुख्य पृष्ठ,হোম,"
        "প্রচ্ছদ,முகப்பு,హోమ్,హోం,ഹോം,ಮುಖಪುಟ,હોમ,ਹੋਮ,"
        "หน้าหลัก,laman utama,utama"
    ).split(",")
)
_HOMEPAGE = ("homepage", "startseite", "ホームページ", "首页", "首頁", "主页", "主頁", "トップページ")
_UNFILED = frozenset(
    fold(name)
    for name in (
        "uncategorized,uncategorised,unkategorisiert,nicht kategorisiert,non classé,non categorizzato,"
        "senza categoria,"
        "sin categoría,sin categorizar,sem categoria,geen categorie,bez kategorii,nezařazené,ukategorisert,"
        "ikke kategoriseret,"
        "okategoriserade,без рубрики,без категорії,kategorilenmemiş,genel kategori,未分类,未分類,"
        "غير مصنف,egyéb kategória,ohne kategorie,sans catégorie,"
        "sense categoria,niet gecategoriseerd,zonder categorie,"
        "nieskategoryzowane,nezaradené,nezaradená,bez kategorie,nekategorizirano,nerazvrščeno,nekategorisano,"
        "некатегоризовано,некатегоризирано,без категории,ukategoriseret,okategoriserad,luokittelematon,óflokkað,"
        "määramata,"
        "bez kategorijas,be kategorijos,neskirstyta,kategorizálatlan,necategorizat,fără categorie,χωρίς κατηγορία,"
        "kategorisiz,ללא קטגוריה,بدون تصنيف,دسته‌بندی نشده,अवर्गीकृत,"
        "अश्रेणीबद्ध,বিভাগবিহীন,ไม่มีหมวดหมู่,ไม่ได้จัดหมวดหมู่,"
        "chưa phân loại,chưa được phân loại,tak berkategori,tidak berkategori,tanpa kategori,미분류,カテゴリーなし,"
        "其他,其它,その他,기타,sonstiges,autres,otros,outros,altro,overig,diğer,прочее,другое,інше,inne,ostatní,övrigt,"
        "pa kategorizuar,sailkatu gabea,all,all posts,all articles,alle,alle artikel,alle beiträge,tous,todos,tutti"
    ).split(",")
)
"""What content systems call the section of an article that has none."""
_PAID = frozenset(
    fold(name)
    for name in (
        "anzeige,werbung,advertorial,sponsored,native ads,"
        "sponsored content,branded content,partner content,advertisement,"
        "publicité,contenu sponsorisé,publirreportaje,contenido patrocinado,conteúdo patrocinado,publieditorial,"
        "contenuto sponsorizzato,pubbliredazionale,advertentie,gesponsord,annons,"
        "annonce,annonse,annonsørinnhold,mainos,"
        "kaupallinen yhteistyö,artykuł sponsorowany,materiał sponsorowany,komerční sdělení,reklama,реклама,"
        "на правах рекламы,партнерский материал,χορηγούμενο,advertorial içerik,محتوى مدعوم,"
        "תוכן שיווקי,広告,広告企画,赞助内容,贊助內容,협찬기사"
    ).split(",")
)
_ALL_ARTICLES = frozenset(
    fold(name)
    for name in (
        "blog,blogs,our blog,the blog,articles,article,topics,posts,overview,archive,archives,stories,insights,"
        "artikel,beiträge,themen,übersicht,archiv,thèmes,archivo,artículos,temas,articoli,archivio,temi,"
        "artigos,arquivo,artikelen,onderwerpen,archief,artykuły,tematy,archiwum,artiklar,ämnen,arkiv,artikler,emner,"
        "блог,статьи,темы,архив,статті,теми,архів,yazılar,konular,arşiv,文章,博客,专题,ブログ,記事一覧,トピックス"
    ).split(",")
)
"""What a step is called below which a site keeps all of its articles."""
_NEWS = frozenset(
    fold(name)
    for name in (
        "news,latest,latest news,nachrichten,aktuelles,aktuell,meldungen,aktuelle meldungen,pressemitteilungen,"
        "noticias,notícias,actualités,actualité,notizie,nieuws,nyheter,nyheder,uutiset,haberler,haber,wiadomości,"
        "aktualności,zprávy,správy,hírek,știri,vijesti,vesti,novice,новости,новини,вести,ειδήσεις,新闻,新聞,资讯,資訊,"
        "ニュース,뉴스,أخبار,الأخبار,اخبار,חדשות,समाचार,ข่าว,tin tức,berita,detail"
    ).split(",")
)
"""What is a section, and says little of an article in a newspaper."""
_PERIOD = re.compile(r"\d\d")
"""Is in a step that is a year, a month or a week."""
_UNSPACED = re.compile(r"[^\W\d],(?=[^\W\d])")
_AND = re.compile(r"&|\b(?:and|und|et|y|e|en|i|och|og|ja|ve|и)\b", re.I)
_PATH = re.compile(r"^/?[\w-]+(?:/[\w-]+)+/?$")


def is_home(text: str) -> bool:
    """Whether a step of a path is the home page."""
    name = fold(text)
    return name in _HOME or name.endswith(_HOMEPAGE)


def is_unfiled(text: str) -> bool:
    """Whether a section's name is the one that systems give to articles without any."""
    return fold(text) in _UNFILED


def declared(raw: str, host: str, site_names: frozenset[str]) -> str | None:
    """The section of a declared text: not the home page's or the site's name, an address or a template's variable.

    Some sites declare the section as the site's name: that it is one, its host has to say as well.
    """
    text = first_of(clean(raw))
    name = fold(text)
    if not 1 < len(text) <= _LONGEST_DECLARED or "{" in text or text.startswith(("http:", "https:")):
        return None
    if name in site_names and name in fold(host):
        return None
    return None if name in _UNFILED or name.endswith(_HOMEPAGE) else text


def first_of(text: str) -> str:
    """The first section of a list in one text: no blank behind the commas, or two of them and no "and", or three.

    "Waste, Fraud & Abuse" and "Helena, MT" are one name. What has no section is passed over, and so is "Category:".
    """
    text = _LABEL.sub("", text)
    parts = [part.strip() for part in text.split(",")]
    if not _UNSPACED.search(text) and len(parts) < 4 and (len(parts) < 3 or _AND.search(text)):
        return text
    return next((part for part in parts if len(part) > 1 and not is_unfiled(part)), text)


def as_shown(section: str, steps: Sequence[Breadcrumb]) -> str:
    """A section that is declared in small letters or in capitals alone as the step of the breadcrumbs with the same
    letters has it: ``public-service``, "Public Service"."""
    if not _is_of_one_case(section):
        return section
    shown = (step.name for step in steps if fold(step.name) == fold(section) and not _is_of_one_case(step.name))
    return next(shown, section)


def _is_of_one_case(text: str) -> bool:
    return text in (text.lower(), text.upper())


def is_path(text: str) -> bool:
    """Whether a section is written as an address is: ``news/local``."""
    return text.isascii() and _PATH.match(text) is not None


def of_breadcrumbs(
    steps: Sequence[Breadcrumb], page: str, headline: str | None, site_names: frozenset[str], told: str | None = None
) -> str | None:
    """The first step that is neither the home page nor the article itself; where that is one below which all of the
    site's articles stand ("Blog", "News"), the first link behind it that says more. ``page`` is the article's address;
    with ``told``, the section as declared, only what says more than such a one, behind it or alone in the path."""
    found = list(_step_names(steps, page, headline, site_names))
    first = told or (found[0][0] if found else None)
    if first is None or not says_little(first):
        return _filed(first) if first and not told else None
    names = [fold(text) for text, _ in found]
    behind = found[names.index(fold(first)) + 1 :] if fold(first) in names else found
    more = (text for text, url in behind if url and fold(text) not in _ALL_ARTICLES and not _PERIOD.search(text))
    filed = sorted(filter(None, map(_filed, more)), key=says_little)
    if filed and not (says_little(filed[0]) and (told or fold(first) in _NEWS)):
        return filed[0]
    return None if told else first


def says_little(section: str) -> bool:
    """Whether a section is one that holds all of a site's articles."""
    return fold(section) in _ALL_ARTICLES | _NEWS


def _filed(text: str) -> str | None:
    """The section of a step's text; None for what names none."""
    name = fold(text := first_of(text))
    return None if name in _UNFILED or name in _PAID else text


def _step_names(
    steps: Sequence[Breadcrumb], page: str, headline: str | None, site_names: frozenset[str]
) -> Iterator[tuple[str, str | None]]:
    """(name, address) of the steps that can be a section."""
    own = bare_address(page)
    host = own.partition("/")[0].split(".")
    home = bare_address(steps[0].url) if steps and steps[0].url and is_home(steps[0].name) else ""
    for step in steps:
        name = fold(step.name)
        if not name or is_home(step.name) or name in site_names or name in host[-2:]:
            continue
        if len(step.name) > _LONGEST or name.isdecimal():
            continue
        if step.url and (bare_address(step.url) == own or _is_host(bare_address(step.url), home)):
            continue
        if headline and name == fold(headline)[: max(len(name), _CUT)]:
            continue
        yield step.name, step.url


def _is_host(address: str, home: str) -> bool:
    """Whether an address is that of a home page: no path, and no other host than that of the step called so."""
    return "/" not in address and (not home or "/" in home or address == home)


def of_links(dom: Dom, page: str) -> tuple[str | None, str]:
    """(section, source): the first link near the headline that is marked as the category (by its rel, or as the genre,
    which is Joomla's way), else the first one of a short line beside it that leads to a page among the site's
    categories, or to one below which the article's address stands and that is called as the link is; ``page`` is that
    address."""
    for attribute, word in (("rel", "category"), ("itemprop", "genre")):
        marked = (node for node, value in dom.document.attribute(attribute) if word in value.lower().split())
        if name := next(filter(None, (_name_of(dom, node) for node in marked if dom.is_near(node))), None):
            return name, f"dom.{attribute}.{word}"
    around = _links_around(dom)
    led = (node for node, value in around if _CATEGORY.search(value.lower()) and _is_beside(dom, node))
    if name := next(filter(None, (_name_of(dom, node) for node in led)), None):
        return name, "dom.href.category"
    above = (_name_of(dom, node) for node, value in around if _is_above(dom, node, value, page))
    names = [name for name in above if name and fold(name) not in _ALL_ARTICLES]
    return min(names, key=says_little, default=None), "dom.href.parent"


def _is_above(dom: Dom, node: int, href: str, page: str) -> bool:
    """Whether a link beside the headline leads to a page above the article's and has its name: "Town", ``/town/``."""
    if not _is_beside(dom, node):
        return False
    address = bare_address(absolute(href, page) or "")
    name = unquote(address.rpartition("/")[2])
    if not bare_address(page).startswith(f"{address}/") or "/" not in address or name.isdecimal():
        return False
    return spelled_alike(name, text_of(dom.document, node, 100))


def spelled_alike(name: str, text: str) -> bool:
    """Whether the last part of an address is a text as addresses write it: ``town-and-country``, "Town & Country"."""
    written = _letters(name)
    return len(written) >= _SHORTEST_NAME and written in (_letters(text), _letters(text.translate(_IN_ADDRESSES)))


def _letters(name: str) -> str:
    """What a name and the writing of it in an address have in common: no accents, no "and"."""
    bare = unicodedata.normalize("NFKD", _AND.sub(" ", name.replace("-", " ").replace("_", " ")))
    return fold(bare.encode("ascii", "ignore").decode() or name)


_IN_ADDRESSES = str.maketrans(
    {"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss", "å": "aa", "æ": "ae", "ø": "o"}
    | {"ı": "i", "ł": "l", "Ł": "L", "đ": "d", "Đ": "D", "Ø": "O"}
)
"""Letters as addresses write them, beside those that only lose an accent there."""
_SHORTEST_NAME = 3
"""Letters of a section's name in an address; shorter ones are languages and countries."""


_CATEGORY = re.compile(
    r"/(?:categor(?:y|ies|i[ae]s?)|cat[ée]gories?|kategori(?:en?|a|er)?|rubri(?:k(?:en)?|ques?|ca|che)|ressorts?|sections?)"
    r"(?:/[^/?#]+){1,3}/?$"
)
"""Of an address in small letters: a pattern that knows capitals as well takes three times as long."""
_ABOVE, _BELOW = 35, 15
"""Elements around the headline beside which a line names its section."""
_LINE = 120
"""Characters of such a line."""


def _links_around(dom: Dom) -> list[tuple[int, str]]:
    """(element, address as written) of the links right above and below the headline."""
    if dom.header is None:
        return []
    return dom.links(dom.header - _ABOVE, int(dom.document.end[dom.header]) + _BELOW + 1)


def _is_beside(dom: Dom, node: int) -> bool:
    """Whether an element stands in a short line."""
    return 0 < len(text_of(dom.document, int(dom.document.parent[node]), _LINE + 1)) <= _LINE


def _name_of(dom: Dom, node: int) -> str | None:
    """The section that a link names."""
    if dom.document.tag[node] != tags.CODES["a"] or dom.foreign[node]:
        return None
    text = clean(text_of(dom.document, node, 100)).removeprefix("#")
    return text if 1 < len(text) <= _LONGEST and not is_unfiled(text) and fold(text) not in _PAID else None
