"""Words for *by* and *and* that are other words, or names, elsewhere: read only on pages in their language."""

from __future__ import annotations

import re
from typing import NamedTuple

from extractors.document import Document
from extractors.metadata.authors.names import authors_of, is_person_like


class _Words(NamedTuple):
    by: str
    """A pattern."""
    several: str | None = None
    """The same before several persons only: alone it is a first name."""
    joins: str | None = None
    """*And*, where the byline's usual words for it do not do."""


_FILIPINO = _Words(r"(?:(?:isinulat|sinulat|ulat)\s+)?ni", r"(?:(?:isinulat|sinulat|ulat)\s+)?nina", "at")
_SOUTH_SLAVIC = _Words(r"autorka|autoric[ae]|autori|piše|napisao|napisala|novinar(?:ka)?(?=\s*:)")
_INDONESIAN = _Words(r"(?:di)?tulis\s+oleh|oleh|pewarta(?=\s*:)|wartawan(?=\s*:)|penulis")
_HINDI = _Words(r"द्वारा|लेखक|लेखिका|(?:रिपोर्टर?|संवाददाता)(?=\s*:)")
_NGUNI = _Words(r"(?:ibhalwe\s+)?ngu|umbhali")
_WORDS = {
    "fil": _FILIPINO,
    "tl": _FILIPINO,
    "ha": _Words("daga|rubutawa|marubuci", joins="da"),
    "sw": _Words(r"(?:imeandikwa\s+)?na|mwandishi(?:\s+wetu)?", joins="na"),
    "af": _Words(r"(?:geskryf\s+)?deur"),
    "cy": _Words("gan|awdur", joins="a"),
    "is": _Words(r"eftir|höfundur|blaðamaður|texti(?=\s*:)|skrifað\s+af"),
    "en": _Words(r"report\s+by|as\s+told\s+to|(?:staff\s+)?(?:writers?|correspondents?)(?=\s*:)"),
    "de": _Words(r"(?:bericht|reportage|reporter(?:in)?|journalist(?:in)?)(?=\s*:)"),
    "fr": _Words(r"journaliste(?=\s*:)|(?:publié|propos\s+recueillis|recueilli)\s+par"),
    "es": _Words(r"autora|firmado\s+por|(?:una\s+)?información\s+de|escriben?|periodista(?=\s*:)"),
    "pt": _Words(r"autora|publicado\s+por|(?:repórter|reportagem|jornalista|colunista)(?=\s*:)"),
    "it": _Words(r"(?:dal|dalla)\s+nostr[oa]\s+inviat[oa]|pubblicato\s+da|autrice"),
    "nl": _Words(r"(?:een\s+)?artikel\s+van|(?:verslaggever|correspondent|journalist)(?=\s*:)"),
    "sv": _Words(r"skribent|författare|publicerad\s+av|journalist(?=\s*:)"),
    "no": _Words(r"journalist|forfatter|publisert\s+av"),
    "nb": _Words(r"journalist|forfatter|publisert\s+av"),
    "nn": _Words(r"journalist|forfattar|publisert\s+av"),
    "da": _Words(r"journalist|forfatter|artikel\s+af"),
    "fi": _Words("teksti"),
    "et": _Words(r"(?:ajakirjanik|reporter)(?=\s*:)"),
    "lv": _Words(r"teksts|žurnāliste?(?=\s*:)"),
    "lt": _Words(r"tekstas|parengė|žurnalist(?:as|ė)(?=\s*:)"),
    "pl": _Words("autorka|opracowała?"),
    "cs": _Words("autorka|napsala?"),
    "sk": _Words("autorka|napísala?"),
    "sl": _Words("besedilo|avtorica|piše"),
    "hr": _SOUTH_SLAVIC,
    "bs": _SOUTH_SLAVIC,
    "sr": _Words(rf"{_SOUTH_SLAVIC.by}|написао|написала|ауторка|пише"),
    "mk": _Words("пишува|авторка"),
    "bg": _Words("от|авторка|пише"),
    "ru": _Words(r"корреспондент(?=\s*:)|(?:материал\s+)?подготовила?|беседовала?|текст"),
    "uk": _Words(r"авторка|(?:кореспондент(?:ка)?|журналіст(?:ка)?)(?=\s*:)|підготува(?:ла|в)|текст"),
    "be": _Words("аўтарк?а?|тэкст"),
    "ro": _Words(r"(?:publicat\s+|scris\s+)?de|reporter(?=\s*:)"),
    "hu": _Words(r"szöveg|újságíró(?=\s*:)"),
    "sq": _Words(r"(?:shkruar\s+)?nga|shkruan|përgatiti"),
    "el": _Words(r"από\s+τη[νς]?|συντάκτρια|ρεπορτάζ|κείμενο"),
    "tr": _Words(r"yazar|hazırlayan|yazı(?=\s*:)|kaleme\s+alan"),
    "az": _Words("müəllif|hazırladı"),
    "kk": _Words("авторы|мәтін|тілші|дайындаған"),
    "uz": _Words("tayyorladi|muxbir"),
    "ky": _Words("автору|даярдаган|кабарчы"),
    "tg": _Words(r"муаллиф(?:и\s+матлаб)?"),
    "mn": _Words("нийтэлсэн|сурвалжлагч|зохиогч|бэлтгэсэн"),
    "he": _Words(r"כותבת?|מאת|כתבה?(?=\s*:)"),
    "ar": _Words(r"كتبت?(?=\s*[:–/-])|بواسطة"),
    "fa": _Words(r"(?:خبرنگار(?:ان)?|گزارش(?:گر)?)(?=\s*:)"),
    "ur": _Words(r"(?:رپورٹر?|از|تحریر|مصنف)(?=\s*:)"),
    "ps": _Words(r"(?:لیکوال|لیکونکی)(?=\s*:)"),
    "ku": _Words(r"nivîskar|ji\s+aliyê|nûçegihan"),
    "ckb": _Words(r"نووسینی|(?:نووسەر|ئامادەکردنی)(?=\s*:)"),
    "hi": _HINDI,
    "mr": _HINDI,
    "ne": _HINDI,
    "bn": _Words(r"লিখেছেন|লেখা(?=\s*:)"),
    "gu": _Words("લેખક|લેખિકા"),
    "pa": _Words("ਲੇਖਕ|ਲੇਖਿਕਾ|ਰਿਪੋਰਟਰ"),
    "ta": _Words(r"(?:ஆசிரியர்|செய்தியாளர்)(?=\s*:)"),
    "te": _Words(r"రచయిత|రచన(?=\s*:)"),
    "kn": _Words(r"ಲೇಖಕಿ?|(?:ಬರಹ|ವರದಿ)(?=\s*:)"),
    "ml": _Words("ലേഖിക|എഴുതിയത്"),
    "si": _Words(r"ලියූ|ලියන්නේ|සටහන(?=\s*:)"),
    "th": _Words(r"เรื่อง(?=\s*:)|เขียนโดย|โดย"),
    "lo": _Words("(?:ຂຽນ)?ໂດຍ"),
    "km": _Words("ដោយ"),
    "my": _Words("ရေးသားသူ|စာရေးသူ"),
    "vi": _Words(r"(?:thực\s+hiện|bài\s+viết|phóng\s+viên)(?=\s*:)|(?:đăng\s+)?bởi"),
    "id": _INDONESIAN,
    "ms": _INDONESIAN,
    "am": _Words(r"በ|(?:ጸሐፊ|ዘጋቢ)(?=\s*:)"),
    "yo": _Words(r"láti\s+ọwọ́|lati\s+ọwọ|nípasẹ̀"),
    "zu": _NGUNI,
    "xh": _NGUNI,
    "ca": _Words(r"(?:escrit\s+)?per|autora"),
    "gl": _Words("autora"),
    "eu": _Words("egilea|testua|idazlea"),
    "ga": _Words(r"le|scríofa\s+ag|údar"),
}
"""By the first part of a language's tag (BCP 47), beside what is read on any page (``words.BY``)."""

_PARTICLES = (" ng ", " ang ", " sa ")
_FEWEST = 3
"""Of each of these in a page that is written in Filipino: its papers declare no language, or English."""


def language_of(document: Document) -> str:
    """The language that html or body declares; Filipino by its particles, where none but English is."""
    declared = (document.attribute_of(node, "lang").strip() for node in range(min(len(document), 2)))
    language = next(filter(None, declared), "")
    if not language or language.lower().startswith("en"):
        is_filipino = all(document.stream.count(word) >= _FEWEST for word in _PARTICLES)
        return "fil" if is_filipino else language
    return language


class Words:
    """The words of one page's language; of most languages there are none."""

    def __init__(self, language: str) -> None:
        words = _WORDS.get(re.split("[-_]", language.strip().lower(), maxsplit=1)[0])
        self._by = words and re.compile(rf"\W{{0,3}}(?:{words.by})(?:\s*+[:|：៖/–-]\s*+|\s++)(?=[^\W\d_])", re.I)
        self._several = re.compile(rf"\W{{0,3}}{words.several}\s++(?=\w)", re.I) if words and words.several else None
        self._joins = re.compile(rf"\s++(?:\|\s)?{words.joins}\s++(?:\|\s)?") if words and words.joins else None

    def bare(self, byline: str) -> str:
        """A byline without these words: commas between its names, and nothing before them."""
        if self._by is None:
            return byline
        by = self._by.match(byline)
        rest = byline[by.end() :] if by and not byline[by.end()].islower() else byline
        listed = self._joins.sub(", ", rest) if self._joins else rest
        if self._several and listed != byline and (several := self._several.match(listed)):
            return listed[several.end() :]
        return listed if rest != byline else byline

    def named(self, line: str) -> str | None:
        """What follows such a word at a line's beginning, where it is a person's name."""
        bare = self.bare(line)
        if bare == line:
            return None
        first = re.split(r" \| |, ", bare, maxsplit=1)[:1]
        return bare if any(map(is_person_like, (*first, *authors_of(bare)[:1]))) else None
