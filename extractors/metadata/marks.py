"""What a class or id says of an element, decided once per distinct string."""

from __future__ import annotations

import re
from collections.abc import Sequence

from extractors.dom.characters import NAME_PART
from extractors.remembered import remembered

(
    BYLINE,
    DATE,
    MODIFIED,
    KICKER,
    SUBTITLE,
    BREADCRUMB,
    COMMENT,
    ASIDE,
    CAPTION,
    CREDIT,
    NAME,
    TITLE,
    TAGS,
    MAKER,
    OWN_FOOTER,
) = (1 << bit for bit in range(15))
"""Bits of a verdict. COMMENT: readers' comments; ASIDE: teasers, related articles, navigation, pull quotes; NAME: the
name inside of a byline; TITLE: the article's title; TAGS: its topics; MAKER: a word that can speak of who made a
picture, decided in ``makers``; OWN_FOOTER: what an article ends with, and not the page (``entry-footer``)."""

_WORDS: dict[str, int] = {}
for _bits, _names in (
    (BYLINE, "autor autoren autores autori auteur auteurs autore writer writers reporter verfasser redakteur yazar "
             "muhabir contributor contributors journalist forfatter skribent vcard firma szerzo autorbox penulis "
             "writtenby autorname autorka redacteur redactrice journaliste periodista reportero giornalista firmante "
             "dziennikarz redaktor redaktorka kirjoittaja toimittaja forfattare novinar novinarka avtor autorius "
             "yazaradi createdby writeby articleby storyby newsby textby postedby szerzok ujsagiro wartawan jurnalis "
             "jurnalist ziarist tacgia hissha"),
    (DATE, "date dates time datetime timestamp datum fecha dateline postdate posted publication tarih zeit ora "
           "updated modified entrydate articledate publicationdate day"),
    (MODIFIED, "updated modified modify update lastmodified edited aktualisiert revised dtmodified moddate"),
    (KICKER, "overline roofline dachzeile eyebrow topline supertitle pretitle antetitulo antetitolo occhiello "
             "spitzmarke surtitre vignette overtitle suprtitle toptitle uppertitle preheadline supratitle oberzeile "
             "vorzeile volanta pretitulo sobretitulo cartola chapeu soprattitolo sopratitolo sovratitolo bovenkop "
             "supratitlu avanttitol nadtytul nadtitulek nadtitulok nadnaslov felcim vinjett overrubrik trompet "
             "stikktittel overtittel overtitel ylaotsikko esiotsikko ustbaslik nadzagolovok rutitr"),
    (SUBTITLE, "dek deck lead lede intro introduction vorspann chapo sommario entradilla bajada perex ingress "
               "anleser zajawka spot untertitel subtitulo sottotitolo strapline excerpt headlinesub synopsis "
               "soustitre chapeau abstract einleitung sumario copete accroche incipit preface preamble manchet "
               "unterzeile onderkop catenaccio subtitlu subtitol podtytul podtitulek podtitulok podnaslov alcim "
               "underrubrik undertittel undertitel underoverskrift alaotsikko ingressi altbaslik subjudul "
               "podzagolovok sapo"),
    (BREADCRUMB, "brotkrumen crumb crumbs migas"),
    (COMMENT, "disqus kommentar kommentare reply replies comentarios respond"),
    (ASIDE, "sidebar footer navigation nav navbar recirc trending popular mostread newsletter promo carousel menu "
            "latest headlines aside similar upsell suggested relacionadas outbrain taboola pullquote quote quotes "
            "blockquote quotation testimonial testimonials zitat zitate"),
    (CAPTION, "caption bildunterschrift legende legend didascalia imagecaption"),
    (CREDIT, "credit credits copyright photographer bildquelle imagecredit photocredit photoby quelle source "
             "fotograf"),
    (NAME, "name fn"),
    (TAGS, "tag tags taglist tagged keyword keywords topics topiclist schlagworte schlagwort stichworte stichwoerter "
           "themen etiquetas etiquette etiketter etiketler hashtags labels tagi temas"),
    (MAKER, "crédit crédits crédito créditos photoby bildquelle fotoquelle bildnachweis fotonachweis bildautor "
            "fotoautor bildrechte fotorechte autor autorin autore auteur source quelle fuente fonte bron kilde kalla "
            "källa urheber attribution rights rechte agency"),
    (TITLE, "title headline heading titel titre titulo titolo"),
):  # fmt: skip
    for _name in _names.split():
        _WORDS[_name] = _WORDS.get(_name, 0) | _bits
_SIGNATURES = re.compile(
    r"(?:(?:article|artikel|post|text|texte|entry|story|news)[_-]?)?"
    r"(?:signatures?|signatur|signaturen|podpis|underskrift|allekirjoitus|handtekening|ondertekening|assinatura|imza|"
    r"semnatura|alairas|firmas)",
    re.I,
)
"""All of a name: who signed the article. Within other names, the words are of products and of forums."""
_INSIDE: tuple[tuple[str, int], ...] = (
    ("byline", BYLINE), ("author", BYLINE), ("breadcrumb", BREADCRUMB), ("kicker", KICKER), ("comment", COMMENT),
    ("subhead", SUBTITLE), ("subtitle", SUBTITLE), ("standfirst", SUBTITLE), ("related", ASIDE), ("teaser", ASIDE),
    ("pubdate", DATE), ("publish", DATE), ("recommend", ASIDE), ("figcaption", CAPTION),
    *((stem, MAKER) for stem in ("credit", "copyright", "photog", "fotogra", "author", "byline")),
)  # fmt: skip
"""Words that count inside of a longer name too."""
_ANY_INSIDE = re.compile("|".join(word for word, _ in _INSIDE))
"""Found sooner than each of them: most names hold none."""
_OWN_FOOTER = re.compile(r"(?:^|[_-])(?:post|entry|article|story)[_-]{0,2}footer", re.I)
_SUSPICIOUS_AUTHORS = re.compile(
    r"bio\b|image|avatar|photo|social|follow|related|comment|posts|icon|img|about|quot(?:e|ation)|testimonial|"
    r"zitat|citation|(?<![^\W_])(?:job|jobtitle|role|location|place)(?![^\W_])",
    re.I,
)
"""What else a name speaks of that speaks of an author as well: whoever is quoted wrote no article."""

_BY = "by"
"""All of a class; beside other words, or in them, it is said of much else (``sort-by``), or a machine's."""


def each(values: Sequence[str], longest: int | None = None) -> list[int]:
    """The bits of several strings; of those longer than ``longest`` none."""
    if longest is not None and max(map(len, values), default=0) > longest:
        return [marks(value) if len(value) <= longest else 0 for value in values]
    return marks.each(values)


@remembered()
def marks(value: str) -> int:
    """The bits of a class or id string."""
    bits = BYLINE if value.strip().lower() == _BY else 0
    for token in value[:300].split():
        bits |= _token(token)
    if bits & BYLINE and _SUSPICIOUS_AUTHORS.search(value):
        bits &= ~BYLINE
    return bits


_OF_PICTURES = re.compile("media|image|photo|picture|video|gallery|thumb")
"""In a name that speaks of a lead or subtitle, what that belongs to: ``mediaSubtitle``, ``lead-image``."""


@remembered()
def _token(token: str) -> int:
    """The bits of one class name; sites share most of them."""
    bits = 0
    if token.startswith("__className"):
        return bits  # a font's, as a framework writes it
    if "footer" in token.lower() and _OWN_FOOTER.search(token):
        bits, token = OWN_FOOTER, _OWN_FOOTER.sub("", token)
    for word in NAME_PART.findall(token):
        bits |= _WORDS.get(word.lower(), 0)
    lowered = token.lower()
    together = lowered.replace("-", "").replace("_", "")
    bits |= _WORDS.get(lowered, 0) | _WORDS.get(together, 0)
    if _SIGNATURES.fullmatch(token):
        bits |= BYLINE
    if _ANY_INSIDE.search(together):
        for word, bit in _INSIDE:
            if word in together:
                bits |= bit
    return bits & ~SUBTITLE if bits & SUBTITLE and _OF_PICTURES.search(lowered) else bits
