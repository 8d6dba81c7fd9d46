"""Training pages with boxes put in: advertisements, captions and offers that recorded pages rarely hold.

Recorded pages come without their advertisements (scripts load those) and with few captions outside ``figcaption``, so
a classifier trained on them alone has seen hardly any. Here boxes are put between the paragraphs of a page whose
body is known. What a box says is a sentence of another page in the same language, so that only its label, its names
and its place tell what it is.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from lxml import etree

from extractors.document import Document
from extractors.page import Page

FEWEST_PARAGRAPHS = 4
"""Content paragraphs that stand in one element, for boxes to be put between them."""
MOST_BOXES = 3
_FOREIGN = 0.2
"""Share of boxes whose label is in another language than the page, so that no language's words stay unseen."""
_IN_TABLE = 0.15
"""Share of boxes that stand in a table of their own, as old pages have them."""


@dataclass(frozen=True, slots=True)
class Wording:
    """What the boxes of one language say; ``{}`` in a credit stands for a name."""

    advertisement: tuple[str, ...]
    credit: tuple[str, ...]
    offer: tuple[str, ...]
    more: tuple[str, ...]
    names: tuple[str, ...]


WORDINGS: Mapping[str, Wording] = {
    "en": Wording(
        (
            "Advertisement",
            "ADVERTISEMENT",
            "Ad",
            "Sponsored",
            "Advertisement:",
            "Sponsored content",
            "Promoted",
            "Partner",
        ),
        ("Photo: {}", "Photograph: {}", "Credit: {}", "({})", "Image: {}/Agency", "Photo by {}", "Picture: {}"),
        ("Sign up for our newsletter:", "Subscribe to read on.", "Get our daily briefing.", "Support our work."),
        ("Read more:", "Related:", "See also:", "Read also:", "More on this:", "Don't miss:"),
        ("Anna Keller", "J. Morris", "Peter Lindqvist", "Maria Ortega", "AP", "Sam Whitfield"),
    ),
    "de": Wording(
        ("Anzeige", "ANZEIGE", "Werbung", "Anzeige:", "Gesponsert"),
        ("Foto: {}", "Bild: {}", "(Foto: {})", "© {}", "Quelle: {}"),
        ("Abonnieren Sie unseren Newsletter:", "Jetzt weiterlesen mit dem Abo.", "Newsletter bestellen:"),
        ("Lesen Sie auch:", "Mehr zum Thema:", "Auch interessant:", "Lesetipp:"),
        ("Jonas Weber", "Karin Vogt", "dpa", "L. Brandt", "imago"),
    ),
    "fr": Wording(
        ("Publicité", "PUBLICITÉ", "Annonce", "Contenu sponsorisé"),
        ("Photo : {}", "Crédit : {}", "(Photo {})", "© {}"),
        ("Abonnez-vous à notre lettre :", "Recevez nos informations :"),
        ("Lire aussi :", "À lire également :", "Sur le même sujet :"),
        ("Luc Martin", "Claire Dubois", "AFP", "P. Renaud"),
    ),
    "es": Wording(
        ("Publicidad", "PUBLICIDAD", "Anuncio", "Contenido patrocinado"),
        ("Foto: {}", "Crédito: {}", "({})", "Imagen: {}"),
        ("Suscríbete a nuestro boletín:", "Recibe las noticias:"),
        ("Lee también:", "Te puede interesar:", "Más información:"),
        ("Juan Pérez", "Marta Gil", "EFE", "L. Ramos"),
    ),
    "ru": Wording(
        ("Реклама", "РЕКЛАМА", "На правах рекламы", "Реклама:"),
        ("Фото: {}", "Фото {}", "(Фото: {})", "Снимок: {}"),
        ("Подпишитесь на наш канал:", "Подписывайтесь на рассылку:"),
        ("Читайте также:", "По теме:", "Подробнее:"),
        ("Иван Петров", "Ольга Смирнова", "ТАСС", "А. Ковалёв"),
    ),
    "zh": Wording(
        ("广告", "广告：", "推广", "赞助内容"),
        ("{}摄", "（{} 摄）", "图/{}", "图片来源：{}", "摄影：{}"),
        ("扫码关注我们：", "订阅我们的新闻：", "下载客户端："),
        ("相关阅读：", "延伸阅读：", "更多："),
        ("王建国", "李晓明", "陈志华", "新华社", "张伟"),
    ),
    "ja": Wording(
        ("広告", "PR", "スポンサー"),
        ("写真：{}", "（撮影・{}）", "写真＝{}"),
        ("メールマガジンに登録：", "会員登録："),
        ("関連記事：", "あわせて読みたい："),
        ("山田太郎", "共同通信", "佐藤花子"),
    ),
}
_AD_NAMES = (
    "ad",
    "ads",
    "advert",
    "ad-box",
    "adbox",
    "c-ad",
    "promo",
    "sponsored",
    "banner-ad",
    "article__ad",
    "werbung",
)
_OFFER_NAMES = ("newsletter", "c-newsletter", "subscribe-box", "signup", "paywall-offer")
_MORE_NAMES = ("related", "read-more", "inline-link", "c-related", "also")
_PICTURE_NAMES = ("", "", "pic", "image", "img-wrap", "photo", "media", "figure", "c-image", "css-1ab3x")
_BARE = ("", "", "css-9c1d02", "box", "row", "block")


def insert_boxes(
    page: Page, content: Sequence[int], lang: str, sentences: Sequence[str], seed: str
) -> tuple[Page, list[str]] | None:
    """A copy of the page with one to three boxes, and what they say; None where there is no place for any.

    ``content`` are the elements of content blocks of ``Document(page)``. The same seed gives the same page.
    """
    document = Document(page)
    if len(document.roots) != 1 or len(content) < FEWEST_PARAGRAPHS or not sentences:
        return None
    places = _places(document, content)
    if len(places) < FEWEST_PARAGRAPHS:
        return None
    draw = random.Random(seed)
    wording = WORDINGS.get(lang, WORDINGS["en"])
    others = [WORDINGS[name] for name in sorted(WORDINGS)]
    said = []
    for place in draw.sample(places[:-1], min(draw.randint(1, MOST_BOXES), len(places) - 1)):
        spoken = draw.choice(others) if draw.random() < _FOREIGN else wording
        box, text = _box(draw, spoken, draw.choice(sentences), cell=document.name(place) == "tr")
        element = document.elements[place]
        box.tail, element.tail = element.tail, "\n"
        element.addnext(box)
        said.append(text)
    return as_page(document), said


def as_page(document: Document, sheet: Callable[[str], str] = str) -> Page:
    """The page of a tree that was changed, with its scripts put back, and its style sheets by way of ``sheet``."""
    for element, text in document.scripts:
        element.text = sheet(text) if element.tag == "style" else text
    html = etree.tostring(document.root, method="html", encoding="unicode")
    return Page(url=document.page.url, body=html.encode("utf-8", "replace"), encoding="utf-8")


def _places(document: Document, content: Sequence[int]) -> list[int]:
    """The children that hold content of the element that has most of such children."""
    held: dict[int, set[int]] = {}
    for node in content:
        child = node
        for parent in document.ancestors(node):
            held.setdefault(parent, set()).add(child)
            child = parent
    best = max(held, key=lambda parent: (len(held[parent]), parent), default=None)
    return sorted(held[best]) if best is not None else []


def _box(draw: random.Random, wording: Wording, sentence: str, *, cell: bool) -> tuple[Any, str]:
    kind = draw.choice(("advertisement", "advertisement", "caption", "caption", "offer", "more"))
    make = {"advertisement": _advertisement, "caption": _caption, "offer": _offer, "more": _more}[kind]
    box, text = make(draw, wording, sentence)
    if draw.random() < _IN_TABLE:
        table = etree.Element("table")
        etree.SubElement(etree.SubElement(table, "tr"), "td").append(box)
        if box.tag == "p":  # the text stands in the cell itself
            box.tag = "span"
        box = table
    if cell:  # a layout table takes rows only
        row = etree.Element("tr")
        etree.SubElement(row, "td").append(box)
        return row, text
    return box, text


def _element(name: str, classes: str) -> Any:
    element = etree.Element(name)
    if classes:
        element.set("class", classes)
    return element


def _advertisement(draw: random.Random, wording: Wording, sentence: str) -> tuple[Any, str]:
    label = draw.choice(wording.advertisement)
    named, labelled = draw.choice(((True, True), (True, False), (False, True), (False, True)))
    box = _element(
        draw.choice(("div", "aside", "p", "x-promo", "section", "td-box")), draw.choice(_AD_NAMES if named else _BARE)
    )
    inner = box if box.tag == "p" else etree.SubElement(box, draw.choice(("p", "div", "span")))
    if not labelled:
        inner.text = sentence
        return box, sentence
    way = draw.randint(0, 2)
    if way == 0:
        inner.text = f"{label.rstrip(':')}: {sentence}"
    elif way == 1:
        strong = etree.SubElement(inner, draw.choice(("b", "small", "span", "strong")))
        strong.text, strong.tail = label, f" {sentence}"
    else:
        inner.text = label
        line = etree.SubElement(inner, "br")
        line.tail = sentence
    return box, sentence


def _caption(draw: random.Random, wording: Wording, sentence: str) -> tuple[Any, str]:
    words = sentence.split()
    short = " ".join(words[: draw.randint(5, 16)]) if len(words) > 5 else sentence[: draw.randint(8, 24)]
    credit = draw.choice(wording.credit).format(draw.choice(wording.names))
    box = _element(draw.choice(("div", "p", "figure", "span", "center")), draw.choice(_PICTURE_NAMES))
    picture = etree.SubElement(box, "img")
    picture.set("src", f"/img/{draw.randint(100, 9999)}.jpg")
    text = short.rstrip(".。,，") + draw.choice((". ", " ", "  ")) + credit if draw.random() < 0.8 else short
    if draw.random() < 0.5:
        etree.SubElement(box, "br").tail = text
    else:
        inner = etree.SubElement(box, draw.choice(("p", "div", "span", "em", "small")) if box.tag != "p" else "span")
        inner.text = text
    return box, text


def _offer(draw: random.Random, wording: Wording, sentence: str) -> tuple[Any, str]:
    box = _element(draw.choice(("div", "aside", "p", "section")), draw.choice((*_OFFER_NAMES, *_BARE)))
    inner = box if box.tag == "p" else etree.SubElement(box, "p")
    inner.text = f"{draw.choice(wording.offer)} {sentence}"
    return box, sentence


def _more(draw: random.Random, wording: Wording, sentence: str) -> tuple[Any, str]:
    box = _element(draw.choice(("div", "p", "aside")), draw.choice((*_MORE_NAMES, *_BARE)))
    inner = box if box.tag == "p" else etree.SubElement(box, draw.choice(("p", "span")))
    inner.text = draw.choice(wording.more) + " "
    link = etree.SubElement(inner, "a")
    link.set("href", f"/story/{draw.randint(100, 9999)}")
    link.text = sentence
    return box, sentence


def sentences_of(texts: Sequence[str], lang: str) -> list[str]:
    """The first sentences of some blocks, of a length that a box may have."""
    found = []
    for text in texts:
        first = text.split("。")[0] + "。" if lang in ("zh", "ja") and "。" in text else text.split(". ")[0]
        size = len(first) if lang in ("zh", "ja") else 6 * len(first.split())
        if 40 <= size <= 200 if lang not in ("zh", "ja") else 12 <= size <= 60:
            found.append(" ".join(first.split()))
    return found
