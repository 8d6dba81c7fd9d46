"""What closes a text and is none of it: titles of other articles, notices, biographies, and headings and labels that
announce what was left out.

"Related articles", "About the author", "Sources:": the classifier judges blocks one by one, and such lines look like
subheads and introductions. With nothing kept under them they announce nothing. Counted with models that never saw the
page's site: of 21 pages of wcxb-dev-articles whose text would close with headings 15 have none there by their truths;
of twelve labels in five sets all; of 15 pages of seven sets that close with links to pages of the site 12 have none of
them, two some, one all. Of 21 notices of rights in or beside the articles of the development sets none is content, nor
of four that close a text and tell of commissions.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from extractors.document import Document
from extractors.dom import tags
from extractors.dom.characters import COLONS, holds_any, words_in
from extractors.dom.columns import Ints
from extractors.linked import link_around
from extractors.metadata.credit_words import LABEL
from extractors.metadata.dates.datelines import is_of_day
from extractors.page import site_of
from extractors.selection.house.notices import FORBIDDEN
from extractors.selection.lines.biographies import is_biography
from extractors.selection.lines.end_marks import is_end_mark
from extractors.selection.lines.origins import tells_origin
from extractors.selection.lines.over_links import is_over_links, may_be_over_links
from extractors.selection.lines.signatures import is_signature
from extractors.urls import absolute

HEADINGS = frozenset("h1 h2 h3 h4 h5 h6 summary".split())
LABEL_WORDS = 4
"""Of a line that ends in a colon, up to which it is a label; longer ones introduce what may be a player or a picture
(of seven of five to eight words the truths have three)."""
FEW, MOST_SHARE = 2, 0.25
"""Closing texts that are left out: so many of any text, or this share of a long one."""
LINK_LEVELS = 6
NOTICE_WORDS = 60
"""Of a notice at most; "All rights reserved" may stand in a long text."""
_RESERVED = re.compile(
    r"\ball rights reserved\b|\balle rechte vorbehalten\b|\btous droits (?:de reproduction )?réservés\b|"
    r"\btodos los derechos reservados\b|\btodos os direitos reservados\b|\btutti i diritti riservati\b|"
    r"\briproduzione riservata\b|\balle rechten voorbehouden\b|\b(?:op dit artikel )?rust auteursrecht\b|"
    r"\bwszelkie prawa zastrzeżone\b|\bvšechna práva vyhrazena\b|\bvšetky práva vyhradené\b|\bminden jog fenntartva\b|"
    r"\btoate drepturile rezervate\b|\bsva prava (?:pridržana|zadržana)\b|\bвсе права защищены\b|"
    r"\bвсі права захищен[ио]\b|\bвсички права запазени\b|\b(?:(?:tüm|her) )?(?:haklar[ıi]|hakkı) saklıdır\b|"
    r"\balle rettighe[td]er forbehold(?:t|es|te)\b|\balla rättigheter (?:förbehåll(?:na|es)|reserverade)\b|"
    r"\bkaikki oikeudet pidätetään\b|\böll réttindi áskilin\b|\bμε (?:την )?επιφύλαξη παντός δικαιώματος\b|"
    r"(?:\bجميع )?\b(?:ال)?حقوق محفوظة\b(?: ل.*)?|\bhak cipta dilindungi\b(?: (?:oleh )?undang-undang)?",
    re.I,
)
_RIGHTS = (
    "erv", "behalt", "behoud", "behold", "behåll", "auteursrecht", "zastrze", "vyhra", "fenntart", "držana", "защищ",
    "захищ", "запазен", "sakl", "pidäte", "skilin", "επιφύλαξ", "محفوظة", "ndung",
)  # fmt: skip
"""One of them is in whatever ``_RESERVED`` matches, and is found sooner."""
_HOLDER = re.compile(r"[©℗]|\(c\)|^\W*copyright\b", re.I)
_SENTENCE_ENDS = re.compile(r"(?:^|[.!|])[\s*–—-]*$")
_NO_MORE = re.compile(r"\s*(?:$|[.!|;*–—-])")
_FORBIDDEN = re.compile(FORBIDDEN)
_COMMISSION = re.compile(
    r"\bas an amazon associate\b|\bfrom qualifying purchases\b|\baffiliate links are used\b|"
    r"\b(?:this|our|the) (?:\w+ )?\w+ (?:may )?contains? (?:some )?affiliate links\b|"
    r"\b(?:we|i) (?:\w+ ){0,2}use (?:some )?affiliate links\b|"
    r"^(?=.*\b(?:links?|buy|purchases?)\b).*\b(?:we|i) (?:(?:may|can|might|will) )?(?:earn|receive|get) an? "
    r"(?:\S+ ){0,5}commission\b",
    re.I,
)
"""What the site earns by the links in the text."""
_EARNS = ("aff", "amazon a", "purcha", "comm")
"""As ``_RIGHTS``."""
_QUOTED = re.compile("[\"“”„«»]")
SIGN_OFF = 60
"""Letters of a line at most that closes a text with who wrote it, where it is from, or where to write to."""
_SIGN_OFF = re.compile(
    r"[(（\[【](?![^()]*(?:(?<![぀-힣])(?<![぀-힣]\s)=|[$€£¥₹₽]\s?\d|\d\s?[$€£¥₹₽]|\d\s(?:[mb]illion\s)?(?:euros?|dollars?|pounds?|yen|yuan)\b))"
    r"[^()（）\[\]【】]*[)）\]】]\s?[.。]?(?:,?\s?[A-Z]{2,5})?|"  # "(jw), PAP", "(서울=연합뉴스)"
    r"[\w.+-]+(?:@|\s?[(\[]at[)\]]\s?)[\w-]+(?:\.[\w-]+)+"
)
"""Not a sum of money, or what it comes to in another: "($1 = 0.8654 euros)"."""
WRITE_TO = 180
"""Letters of a line at most that closes a text with an address and the word to write there."""
_WRITE_TO = re.compile(
    r"(?:.*[.!?;,]\s)?\W*(?:(?:media\s)?contact|reach|follow|e-?mail|write\sto|kontakt\w*|schreiben\ssie|fragen|mail|"
    r"contact[aoe]\w*|(?:pour\s)?contacter|écri\w+|correo|scriv\w+|per\scontattar\w+|fale\scom|escrev\w+|escrib\w+|"
    r"nås\spå|tips|pište|píšte|pišite|elérhetőség|dosegljiv\w*|за\sвръзка|пишите|пишіть|связь|почта|mag-email|hubungi|"
    r"e-posta|za\sa\siya\ssamunsa)(?![\w-])"
    r"[^.!?@]{0,60}?[\w.+’'-]+@[\w’'-]+(?:\.[\w-]+)+(?:\s(?:or|oder|ou|o)\s[^.!?]{0,40})?\.?|"
    r"[^.!?@]{0,30}기자\s[\w.+-]+@[\w-]+(?:\.[\w-]+)+",
    re.I,
)
_NAME = r"(?-i:[A-ZÀ-Þ][\w.’'-]*+(?:\s(?:(?:de|del|della|van|von|la|der|al|bin)\s){0,2}[A-ZÀ-Þ][\w.’'-]*+){1,3})"
_NUMBER = r"\+?[(]?\d[\d().\s–-]{5,16}\d"
_NETWORK = r"(?:x|twitter|bluesky|signal|threads|instagram|facebook|linkedin|mastodon|whatsapp|telegram)"
_REACH = re.compile(
    r"\W*(?:you\scan\s)?(?:reach|contact|call|text|follow)\s(?:out\sto\s)?(?:"
    r"(?:the\s|our\s)?(?:[\w-]+\s)?(?:reporter|writer|columnist|correspondent|photographer)s?,?\s"
    rf"{_NAME}\s(?:at|on|via|by)\s[^!?]{{0,60}}?(?:{_NUMBER}|@|\bon\s{_NETWORK}\b)|"
    rf"{_NAME}\s(?:at|on|by\sphone\sat)\s{_NUMBER}[^!?]{{0,60}}?\b(?:on\s(?:x|twitter|bluesky|signal|threads)\b|follow\s(?:him|her|them))\b)[^!?]*+",
    re.I,
)
"""A writer's telephone and networks: of such lines the truths of the recorded sets have none (one has "can be reached
at" on every page), and a number alone, without word of a writer or a network, may be anybody's."""
_ASKS = re.compile(r"(?:so,?\s)?what (?:do you think|are your thoughts)\?", re.I)
FILED = 200
"""Letters of a line at most that closes a text with what it is filed under."""
_FILED = re.compile(
    r"\W*(?:filed\s(?:under|in)|posted\s(?:in|under)|tag(?:ged|s)?(?:\s(?:with|as|under))?|categor(?:y|ies)|"
    r"schlagw(?:ort|orte|örter)|kategorien?|abgelegt\sunter|mots[\s-]clés|étiquettes?|catégories?|classé\s(?:dans|sous)|"
    r"etiquetas?|etiquetado|categor[ií]as?|categorie|etichette|taggar|emneord|tagi|kategori[ae]|štítky|címkék|etichete|"
    r"метки|теги|рубрик[аи]|keywords|palabras\sclave|palavras[\s-]chave|parole\schiave|trefwoorden|nyckelord|"
    r"słowa\skluczowe|klíčová\sslova|kľúčové\sslová|ključne\sbesede|ključne\sriječi|kulcsszavak|ключевые\sслова|ключові\sслова|"
    r"etiketler|anahtar\skelimeler|kata\skunci|λέξεις[\s-]κλειδιά|الكلمات\sالمفتاحية|كلمات\s(?:مفتاحية|دالة|دلالية)|टैग्?स?|"
    r"关键词|關鍵詞|关键字|關鍵字|キーワード|키워드|标签|標籤|分类|分類|タグ|カテゴリー?|태그|카테고리|الوسوم|وسوم|التصنيفات)\s?[:：]\s?[^.!?。]+",
    re.I,
)
_CREDIT = re.compile(
    rf"(?:{LABEL}|chanzo|ماخذ|इनपुट|ஆதாரம்|(?:资料|資料)?(?:来源|來源)|出典|출처|자료)\s?[:：]\s?\S.*", re.I
)
_HASHTAGS = re.compile(r"(?:#[^\W_][^\s#,]*[\s,]*+){2,}")
_HEADINGS = tags.mask(" ".join(sorted(HEADINGS)))


def is_label(text: str) -> bool:
    """Whether a text is a few words and a colon."""
    return text.endswith(COLONS) and words_in(text) <= LABEL_WORDS


def is_notice(text: str) -> bool:
    """Whether a text reserves the rights in what stands above it, or tells of commissions."""
    if words_in(text) > NOTICE_WORDS:
        return False
    folded = text.lower()
    if _FORBIDDEN.search(text) or (holds_any(folded, _RIGHTS) and _reserves(text)):
        return True
    if not holds_any(folded, _EARNS):
        return False
    return _COMMISSION.search(text) is not None and not _QUOTED.search(text)


def _reserves(text: str) -> bool:
    """Whether it reserves rights, behind who holds them or in a sentence that says no more: in a text about rights the
    words stand within one, or in quotation marks."""
    found = _RESERVED.search(text)
    if found is None:
        return False
    before, behind = text[: found.start()], text[found.end() :]
    return bool(_HOLDER.search(before) or (_SENTENCE_ENDS.search(before) and _NO_MORE.match(behind)))


def is_sign_off(text: str) -> bool:
    """Whether a text is nothing but words in brackets, an address to write to, or a source behind its label, or asks
    what readers think, says how to reach who wrote it, or what the article is filed under, or marks the end."""
    if len(text) <= SIGN_OFF and bool(_SIGN_OFF.fullmatch(text) or _CREDIT.fullmatch(text) or _ASKS.fullmatch(text)):
        return True
    if len(text) <= FILED and (_FILED.fullmatch(text) or _HASHTAGS.fullmatch(text)):
        return True
    if len(text) > WRITE_TO:
        return False
    if is_signature(text) or is_end_mark(text):
        return True
    return ("@" in text and _WRITE_TO.fullmatch(text) is not None) or _REACH.fullmatch(text) is not None


def says_nothing(text: str) -> bool:
    """Whether a text that closes an article is a label, a notice or a sign-off, or tells of its origin in more than a
    day: of such lines on the recorded and the invented pages all six are none of the text."""
    line = " ".join(text.split())
    return is_label(text) or is_notice(line) or is_sign_off(line) or (tells_origin(line) and not is_of_day(line))


def closing(count: int, announces: Callable[[int], bool]) -> int:
    """How many of ``count`` kept texts are left without those that close them and only announce; all of them where
    those are many: then the text is made of headings, with a picture under each."""
    last = count
    while last and announces(last - 1):
        last -= 1
    return last if count - last <= max(FEW, MOST_SHARE * count) and last else count


def closing_links(document: Document, kept: Ints) -> Ints:
    """Of the kept blocks (indices into ``document.blocks``, in document order) those that close the text and lead to
    other pages of the site with all their words: titles of other articles. Of a list of sources, where links to
    elsewhere stand before them, none."""
    last = closing(len(kept), lambda place: _leads_on(document, int(kept[place])))
    return kept[last:] if last and not _is_link(document, int(kept[last - 1])) else kept[len(kept) :]


def _is_link(document: Document, block: int) -> bool:
    return 0 < int(document.blocks.words[block]) <= int(document.blocks.linked[block])


def _leads_on(document: Document, block: int) -> bool:
    if not _is_link(document, block):
        return False
    blocks = document.blocks
    node = int(blocks.owner[block])
    address = absolute(link_around(document, node, LINK_LEVELS), document.page.url)
    return address is not None and site_of(address) == document.page.site


def without_closing(document: Document, kept: Ints) -> Ints:
    """The kept blocks (indices into ``document.blocks``, in document order) without closing headings, labels,
    notices and biographies."""
    return kept[: closing(len(kept), lambda place: announces(document, int(kept[place])))]


def announces(document: Document, block: int) -> bool:
    """Whether a block is a heading, a label, a notice or a biography, or announces links."""
    text = document.block_line(block)
    if in_heading(document, block) or says_nothing(text) or is_biography(document, text):
        return True
    # listing the page's elements costs a quarter of its parse
    return may_be_over_links(text) and is_over_links(document.element(int(document.blocks.node[block])), text)


def in_heading(document: Document, block: int) -> bool:
    """Whether a block is a heading, or stands in one."""
    node = int(document.blocks.node[block])
    return bool(_HEADINGS[document.tag[node]] or _HEADINGS[document.tag[max(document.parents[node], 0)]])
