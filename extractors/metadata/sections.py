"""The section where no metadata names it: the first step of the breadcrumbs, or the link marked as the category."""

from __future__ import annotations

import re
from collections.abc import Sequence

from extractors.dom import tags
from extractors.metadata.dom import Dom
from extractors.metadata.model import Breadcrumb
from extractors.metadata.text import clean, fold
from extractors.metadata.tree import text_of

_LONGEST = 40
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
        "首页,首頁,主页,ホーム,トップ,홈,you are here,sie sind hier,news home,all news"
    ).split(",")
)
_HOMEPAGE = ("homepage", "startseite", "ホームページ")
_UNFILED = frozenset(
    fold(name)
    for name in (
        "uncategorized,uncategorised,unkategorisiert,nicht kategorisiert,non classé,non categorizzato,"
        "senza categoria,"
        "sin categoría,sin categorizar,sem categoria,geen categorie,bez kategorii,nezařazené,ukategorisert,"
        "ikke kategoriseret,"
        "okategoriserade,без рубрики,без категорії,kategorilenmemiş,genel kategori,未分类,未分類,"
        "غير مصنف,egyéb kategória"
    ).split(",")
)
"""What content systems call the section of an article that has none."""
_PAID = frozenset(map(fold, ("anzeige", "werbung", "advertorial", "sponsored", "native ads", "sponsored content")))
_UNSPACED = re.compile(r"[^\W\d],(?=[^\W\d])")
_AND = re.compile(r"&|\b(?:and|und|et|y|e|en|i|och|og|ja|ve|и)\b", re.I)
_PATH = re.compile(r"^/?[\w-]+(?:/[\w-]+)+/?$")


def is_unfiled(text: str) -> bool:
    """Whether a section's name is the one that systems give to articles without any."""
    return fold(text) in _UNFILED


def first_of(text: str) -> str:
    """The first section of a list in one text: no blank behind the commas, or two of them and no "and".

    "Waste, Fraud & Abuse" and "Helena, MT" are one name. What has no section is passed over.
    """
    parts = [part.strip() for part in text.split(",")]
    if not _UNSPACED.search(text) and (len(parts) < 3 or _AND.search(text)):
        return text
    return next((part for part in parts if len(part) > 1 and not is_unfiled(part)), text)


def is_path(text: str) -> bool:
    """Whether a section is written as an address is: ``news/local``."""
    return text.isascii() and _PATH.match(text) is not None


def of_breadcrumbs(
    steps: Sequence[Breadcrumb], page: str, headline: str | None, site_names: frozenset[str]
) -> str | None:
    """The first step that is neither the home page nor the article itself; ``page`` is the article's address."""
    own = _bare(page)
    for step in steps:
        name = fold(step.name)
        if not name or name in _HOME or name.endswith(_HOMEPAGE) or name in site_names:
            continue
        if len(step.name) > _LONGEST or name.isdecimal():
            continue
        if step.url and (_bare(step.url) == own or "/" not in _bare(step.url)):
            continue
        if headline and name == fold(headline)[: max(len(name), _CUT)]:
            continue
        return None if name in _UNFILED or name in _PAID else step.name
    return None


def of_links(dom: Dom) -> str | None:
    """The first link near the headline whose rel says category."""
    for node, value in dom.document.attribute("rel"):
        if "category" not in value.lower().split() or dom.document.tag[node] != tags.CODES["a"]:
            continue
        if dom.foreign[node] or not dom.is_near(node):
            continue
        text = clean(text_of(dom.document, node, 100))
        if 1 < len(text) <= _LONGEST and not is_unfiled(text) and fold(text) not in _PAID:
            return text
    return None


def _bare(address: str) -> str:
    return re.sub(r"^https?://(?:www\.)?", "", address).partition("#")[0].partition("?")[0].rstrip("/").lower()
