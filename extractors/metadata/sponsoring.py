"""Labels that say that an article is paid for.

A page's slots of advertisements have labels too ("Anzeige" above a banner): of 30 pages of the development sets that
had such a line among those around the headline, one or two were paid for. So a label counts only next to the headline,
and a word that slots have as well only right beside it, where the page has it once.
"""

from __future__ import annotations

import re

from extractors.metadata import json_ld
from extractors.metadata.claims import Claims
from extractors.metadata.dom import Dom, Visible
from extractors.metadata.text import clean

_LONGEST = 60
_NEAR, _BESIDE = 12, 3
"""Elements between a label and the headline, at most: of one that speaks of the article, and of one that slots have."""
_PAID = re.compile(
    r"^\W*(?:sponsored(?:\s+(?:content|post|article|story|feature|by\s+\S.*))?|advertorial(?:e|es)?|"
    r"paid\s+(?:post|content|partnership|partner\s+content|program)|(?:partner|branded)\s+content(?:\s+by\b.*)?|"
    r"advert(?:iser|isement|ising)\s+(?:content|feature)(?:\s+by\b.*)?|(?:anzeige|werbung)\s*[/|–-]\s*advertorial|"
    r"promoted\s+by\s+\S.*|paid\s+for\s+by\s+\S.*|publireportage|bezahlter\s+inhalt|gesponsert(?:er\s+\w+)?|sponsored\s+anzeige|"
    r"contenu\s+(?:sponsorisé|partenaire|proposé\s+par|de\s+marque)\b.*|publi-?(?:rédactionnel|communiqué|reportage)|"
    r"publirreportaje|contenido\s+(?:patrocinado|de\s+marca)\b.*|patrocinado\s+por\s+\S.*|"
    r"conteúdo\s+(?:patrocinado|de\s+marca|publicitário)\b.*|publieditorial|"
    r"contenuto\s+(?:sponsorizzato|a\s+pagamento)\b.*|pubbliredazionale|informazione\s+pubblicitaria|"
    r"gesponsord(?:e\s+\w+)?(?:\s+door\s+\S.*)?|sponsrat(?:\s+innehåll)?|annonsørinnhold|annoncørbetalt\b.*|"
    r"sponsoreret(?:\s+indhold)?|kaupallinen\s+yhteistyö|(?:artykuł|materiał|tekst)\s+(?:sponsorowany|partnera|promocyjny)|"
    r"komerční\s+sdělení|placená\s+inzerce|pr\s+článek|támogatott\s+tartalom|fizetett\s+tartalom|"
    r"на\s+правах\s+рекламы|партн[её]рский\s+материал|спонсорский\s+материал|партнерський\s+матеріал|"
    r"sponsorlu\s+içerik|bir\s+ilandır|χορηγούμενο\w*|محتوى\s+(?:مدعوم|ممول|إعلاني)|תוכן\s+שיווקי|"
    r"広告企画|タイアップ(?:記事|広告)?|スポンサード\w*|赞助内容|贊助內容|협찬\s?기사)\W*$",
    re.I,
)
_ADVERTISEMENT = re.compile(
    r"^\W*(?:advertisement|anzeige|werbung|annons|advertentie|publicité|publicidad|publicidade|pubblicità|reklam[ae]?|"
    r"реклама|mainos|annonse?|ilan|iklan|広告|pr|广告|廣告|광고|إعلان)\W*$",
    re.I,
)


_BRACKETED = re.compile(r"^\s*+\[([^\[\]]{3,40})\]|\[([^\[\]]{3,40})\]\s*+$")


def is_sponsored(found: json_ld.JsonLd, claims: Claims, title: str, dom: Dom) -> tuple[bool | None, str]:
    """(True where the page marks itself as paid for, the source that says so); never False."""
    if "advertisercontentarticle" in json_ld.types_of(found.article):
        return True, "json_ld.article"
    declared = [(claim.source, claim.raw) for claim in claims.of("section")]
    declared.append(("json_ld.article", found.text(found.article, "genre") or ""))
    source = next((source for source, raw in declared if is_paid(clean(raw))), None)
    source = source or ("title" if is_paid_title(title) else None)
    if source:
        return True, source
    return (True if paid_label(dom) else None), "dom.label"


def is_paid(name: str) -> bool:
    """Whether what a page calls its section or genre says that it is paid for."""
    return len(name) <= _LONGEST and _PAID.match(name) is not None


def is_paid_title(title: str) -> bool:
    """Whether a title begins or ends with such a label in brackets."""
    return any(is_paid(label) for found in _BRACKETED.findall(title[:_LONGEST_TITLE]) for label in found if label)


_LONGEST_TITLE = 500


def paid_label(dom: Dom) -> Visible | None:
    """The line beside the headline that says the article is paid for."""
    if dom.header is None:
        return None
    texts = [line.text for line in dom.lines]
    for node, text, _ in dom.lines:
        if len(text) > _LONGEST:
            continue
        apart = dom.header - node if node < dom.header else node - int(dom.document.end[dom.header]) + 1
        paid = apart <= _NEAR and _PAID.match(text)
        slot = apart <= _BESIDE and _ADVERTISEMENT.match(text) and texts.count(text) == 1
        if paid or slot:
            return Visible("dom.line", text, node)
    return None
