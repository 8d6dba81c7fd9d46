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

from benchmarks.training.endings import SHARE, ending_of
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
_GAINS = 0.2
"""Share of the offers with a heading that list what one gets."""
_STYLES = (
    "text-align: center",
    "text-align:center;font-size:12px",
    "font-size: small",
    "font-size: 85%; font-style: italic",
    "float: right; width: 220px",
    "float:left;margin:0 1em 1em 0",
)


_KINDS = (
    *("advertisement", "caption") * 4,
    *("offer", "more", "below", "card") * 2,
    *("embed", "list"),
)
"""Kinds of boxes, each as often as it is drawn: lists of links are often the article's own."""


@dataclass(frozen=True, slots=True)
class Inserted:
    """A copy of a page with more on it."""

    page: Page
    boxes: list[str]
    """What the boxes between the paragraphs say."""
    ending: list[str]
    """What was put below the text says (``benchmarks.training.endings``); empty on most pages."""


def insert_boxes(
    page: Page, content: Sequence[int], lang: str, sentences: Sequence[str], seed: str
) -> Inserted | None:
    """A copy of the page with one to three boxes, on some pages with an ending, too; None where there is no place for
    any.

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
        elements, texts = _box(draw, spoken, sentences, cell=document.name(place) == "tr")
        element = document.elements[place]
        elements[-1].tail, element.tail = element.tail, "\n"
        for box in reversed(elements):
            element.addnext(box)
        said.extend(texts)
    ending = _ending(document, places[-1], lang, sentences, random.Random(f"ending {seed}"))
    return Inserted(as_page(document), said, ending)


def _ending(document: Document, last: int, lang: str, sentences: Sequence[str], draw: random.Random) -> list[str]:
    """Put comments or teasers behind the last place of some pages, and tell what they say."""
    if document.name(last) == "tr" or draw.random() >= SHARE:
        return []
    box, texts = ending_of(lang, sentences, draw)
    element = document.elements[last]
    box.tail, element.tail = element.tail, "\n"
    element.addnext(box)
    return texts


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


def _box(draw: random.Random, wording: Wording, sentences: Sequence[str], *, cell: bool) -> tuple[list[Any], list[str]]:
    """A box, of one element or of several that follow each other, and what it says."""
    sentence = draw.choice(sentences)
    several = {"below": _below, "list": _list, "card": _card}
    kind = draw.choice(_KINDS)
    if kind in several:
        elements, texts = several[kind](draw, wording, sentences)
    else:
        make = {"advertisement": _advertisement, "caption": _caption, "offer": _offer, "more": _more, "embed": _embed}
        box, text = make[kind](draw, wording, sentence)
        elements, texts = [_in_table(draw, box) if draw.random() < _IN_TABLE else box], [text]
    if cell:  # a layout table takes rows only
        row = etree.Element("tr")
        etree.SubElement(row, "td").extend(elements)
        return [row], texts
    return elements, texts


def _in_table(draw: random.Random, box: Any) -> Any:
    table = etree.Element("table")
    if draw.random() < 0.5:
        table.set("align", draw.choice(("left", "right")))
        table.set("width", str(draw.choice((140, 180, 200, 220, 300))))
    if draw.random() < 0.4:
        _small(draw, box)
    row = etree.SubElement(table, "tr")
    if box.tag in ("div", "p", "span") and draw.random() < 0.5:
        box.tag = "td"
        row.append(box)
        return table
    etree.SubElement(row, "td").append(box)
    if box.tag == "p":  # the text stands in the cell itself
        box.tag = "span"
    return table


def _small(draw: random.Random, box: Any) -> None:
    """Set all that a box says in small type, as pages did before there were style sheets."""
    font = etree.Element("font", size=draw.choice(("1", "1", "2", "-1")))
    font.text, box.text = box.text, None
    font.extend(list(box))
    box.append(font)


def _styled(draw: random.Random, element: Any, share: float) -> None:
    """Give a share of elements a style of their own, as editors of posts do."""
    if draw.random() < share:
        element.set("style", draw.choice(_STYLES))


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
    _styled(draw, box, 0.1)
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


def _caption_text(draw: random.Random, wording: Wording, sentence: str) -> str:
    words = sentence.split()
    short = " ".join(words[: draw.randint(5, 16)]) if len(words) > 5 else sentence[: draw.randint(8, 24)]
    credit = draw.choice(wording.credit).format(draw.choice(wording.names))
    return short.rstrip(".。,，") + draw.choice((". ", " ", "  ")) + credit if draw.random() < 0.8 else short


def _caption(draw: random.Random, wording: Wording, sentence: str) -> tuple[Any, str]:
    box = _element(draw.choice(("div", "p", "figure", "span", "center")), draw.choice(_PICTURE_NAMES))
    etree.SubElement(box, "img").set("src", f"/img/{draw.randint(100, 9999)}.jpg")
    text = _caption_text(draw, wording, sentence)
    _styled(draw, box, 0.2)
    if draw.random() < 0.5:
        etree.SubElement(box, "br").tail = text
    else:
        inner = etree.SubElement(box, draw.choice(("p", "div", "span", "em", "small")) if box.tag != "p" else "span")
        inner.text = text
    return box, text


def _below(draw: random.Random, wording: Wording, sentences: Sequence[str]) -> tuple[list[Any], list[str]]:
    """A picture in a paragraph of its own, and its caption in the next, as editors of old posts set them."""
    picture, below = _element(draw.choice(("p", "p", "div")), ""), _element("p", "")
    holder = etree.SubElement(picture, "a") if draw.random() < 0.3 else picture
    etree.SubElement(holder, "img").set("src", f"/img/{draw.randint(100, 9999)}.jpg")
    if draw.random() < 0.6:
        below.set("style", "text-align: center;")
        picture.set("style", "text-align: center;")
    text = _caption_text(draw, wording, draw.choice(sentences))
    inner = etree.SubElement(below, draw.choice(("em", "i", "small"))) if draw.random() < 0.7 else below
    inner.text = text
    return [picture, below], [text]


def _list(draw: random.Random, wording: Wording, sentences: Sequence[str]) -> tuple[list[Any], list[str]]:
    """A label, and links below it."""
    label = _element(draw.choice(("p", "p", "h3", "h4")), "")
    text = draw.choice(wording.more)
    text = text.upper() if draw.random() < 0.2 else text
    inner = etree.SubElement(label, "strong") if label.tag == "p" and draw.random() < 0.6 else label
    inner.text = text
    links = draw.sample(sentences, min(draw.randint(1, 4), len(sentences)))
    if draw.random() < 0.6:
        below = _element("ul", "")
        for sentence in links:
            etree.SubElement(below, "li").append(_link(draw, sentence))
        return [label, below], [text, *links]
    elements = [label]
    for sentence in links:
        elements.append(_element("p", ""))
        elements[-1].append(_link(draw, sentence))
    return elements, [text, *links]


def _card(draw: random.Random, wording: Wording, sentences: Sequence[str]) -> tuple[list[Any], list[str]]:
    """An offer of the site's: a heading, a sentence or two, perhaps what one gets for it, and what one is to press."""
    box = _element(draw.choice(("div", "aside", "section")), draw.choice((*_OFFER_NAMES, *_BARE, *_BARE)))
    holder = etree.SubElement(box, "div") if draw.random() < 0.4 else box
    heading = etree.SubElement(holder, draw.choice(("h2", "h3", "h4", "p", "div")))
    (heading if heading.tag[0] == "h" else etree.SubElement(heading, "strong")).text = draw.choice(wording.offer)
    has_gains = draw.random() < _GAINS
    paragraphs = draw.randint(1, 2)
    said = draw.sample(sentences, min(paragraphs + has_gains * draw.randint(2, 4), len(sentences)))
    for sentence in said[:paragraphs]:
        etree.SubElement(holder, "p").text = sentence
    if gains := said[paragraphs:]:
        items = etree.SubElement(holder, "ul")
        for sentence in gains:
            etree.SubElement(items, "li").text = sentence
    texts = [draw.choice(wording.offer), *said]
    press = _link(draw, texts[0]) if draw.random() < 0.7 else etree.Element("button")
    press.text = texts[0].rstrip(".:：")
    holder.append(press)
    return [box], [heading.text or heading[0].text, *texts[1:], press.text]


def _embed(draw: random.Random, wording: Wording, sentence: str) -> tuple[Any, str]:
    """Another article as WordPress embeds it."""
    box = _element("blockquote", "wp-embedded-content" if draw.random() < 0.7 else "")
    etree.SubElement(box, "p").append(_link(draw, sentence))
    return box, sentence


def _link(draw: random.Random, text: str) -> Any:
    link = etree.Element("a")
    link.set("href", f"/story/{draw.randint(100, 9999)}")
    link.text = text
    return link


def _offer(draw: random.Random, wording: Wording, sentence: str) -> tuple[Any, str]:
    box = _element(draw.choice(("div", "aside", "p", "section")), draw.choice((*_OFFER_NAMES, *_BARE)))
    inner = box if box.tag == "p" else etree.SubElement(box, "p")
    inner.text = f"{draw.choice(wording.offer)} {sentence}"
    return box, sentence


def _more(draw: random.Random, wording: Wording, sentence: str) -> tuple[Any, str]:
    box = _element(draw.choice(("div", "p", "aside")), draw.choice((*_MORE_NAMES, *_BARE)))
    inner = box if box.tag == "p" else etree.SubElement(box, draw.choice(("p", "span")))
    inner.text = draw.choice(wording.more) + " "
    inner.append(_link(draw, sentence))
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
