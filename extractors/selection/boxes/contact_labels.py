"""What heads the contacts below a release, in the languages of the sites, and what opens a house's word on itself."""

from __future__ import annotations

import re

_GERMAN_PERSON = r"(?:partner|person)(?:[:*_/]?-?in(?:nen)?|en|s)?"
_LABELS = (
    # English
    r"(?:(?:press|media|news|pr|public\srelations|investors?|investor\srelations|communications|scientific|academic|research|"
    r"corporate|company|editorial|analysts?|general|trade)(?:\s?(?:&|/|and|or)\s?(?:press|media|news|investors?|analysts?))?\s"
    r"(?:contacts?(?:\s(?:persons?|details|information|info))?|enquiries|inquiries|queries|relations|office))",
    r"contacts?(?:\s(?:us|persons?|details|information|info))?(?:\sfor\s(?:the\s)?(?:press|media|journalists|editors|investors|"
    r"(?:more|further)\sinformation))?|for\s(?:(?:more|further|additional|press|media)\s){1,2}(?:information|enquiries|inquiries|"
    r"details)(?:,?\s(?:please\s)?contact)?",
    # German
    rf"(?:(?:presse|medien|wissenschaftliche|fachliche|inhaltliche|redaktionelle|ihre?|weitere)[rns]?[\s-]?)?(?:kontakte?|"
    rf"kontakt(?:daten|person(?:en)?|adresse)|ansprech{_GERMAN_PERSON}|(?:rück|an)fragen)"
    r"(?:\s(?:für|bei|zu[rm]?)\s(?:die\s|den\s)?(?:presse|medien|redaktion(?:en)?|journalist\S+|rückfragen|fragen|inhalt\w*|"
    r"projekt|studie|investoren)|\s(?:presse|medien|investoren|investor\srelations|bitte\san|an))?|(?:presse|medien)stelle|"
    r"(?:für|bei)\s(?:weitere\s)?(?:rückfragen|informationen|fragen)(?:\s(?:steht|wenden\ssie\ssich)\b.{0,40})?",
    # French, Spanish, Portuguese, Italian, Romanian, Catalan
    r"(?:vos?\s)?contacts?(?:\s(?:de\s)?(?:la\s)?(?:presse|médias?|scientifiques?|recherche|investisseurs|chercheu\S+|pers))?|"
    r"(?:relations?|service)\s(?:de\s)?presse",
    r"(?:datos\sde\s)?contactos?(?:\s(?:de|para|con)?\s?(?:la\s|los\s|a\s)?(?:prensa|medios|imprensa|comunicación|comunicação"
    r"(?:\ssocial)?|inversores))?|gabinete\sde\s(?:prensa|comunicación|imprensa)|contatos?(?:\s(?:d[ea]|para)\s(?:a\s)?imprensa)?|"
    r"assessoria\sde\s(?:imprensa|comunicação)",
    r"contatti?(?:\s(?:per\s(?:la\s)?)?(?:stampa|media))?|ufficio\sstampa|(?:date\sde\s)?contact(?:\s(?:de\s|pentru\s)?"
    r"(?:presă|premsa|mass-media))|contacte(?:\sde\spremsa)?",
    # Dutch, Nordic, Finnish
    r"(?:(?:pers|media)contact|contact(?:persoon|personen|gegevens)?)(?:\svoor\s(?:de\s)?(?:pers|media))?|persvoorlichting|"
    r"(?:press|medie|media|presse)kontakt(?:er|personer|person)?|kontakt(?:person|personer|uppgifter|opplysninger|information|"
    r"informasjon)(?:\sf[oö]r\s(?:press|presse|media|medier))?|yhteystiedot|lisätie(?:toja|dot)(?:\santa(?:a|vat))?|mediakontakti",
    # Polish, Czech, Slovak, Hungarian, South Slavic
    r"kontakty?(?:\s(?:dla\s(?:mediów|prasy)|prasowy|pro\s(?:média|novináře)|pre\s(?:médiá|novinárov)|za\s(?:medije|novinare)))?|"
    r"biuro\sprasowe|tiskové\soddělení|tlačové\soddelenie|sajtó(?:kapcsolat|kapcsolatok|iroda)|kapcsolattartó",
    # Russian, Ukrainian, Bulgarian, Serbian, Greek, Turkish
    r"контакт(?:ы|и|а)?(?:\s(?:для|за)\s(?:прессы|сми|преси|змі|медии|медиите|пресата|медије))?|пресс-служба|прес-служба|"
    r"контактн(?:ое\sлицо|ые\sлица|ая\sинформация|і\sособи|а\sособа)|στοιχεία\sεπικοινωνίας|επικοινωνία|"
    r"(?:basın|medya)\s(?:iletişim|irtibat|ilişkileri)(?:i|ı)?|iletişim(?:\sbilgileri)?",
    # Indonesian, Vietnamese, Arabic, Hebrew, Persian, Hindi
    r"(?:nara)?kontak(?:\s(?:media|pers))?|narahubung|liên\shệ(?:\s(?:báo\schí|truyền\sthông))?|"
    r"(?:لل)?(?:الاتصال|اتصال|تواصل)(?:\s(?:الإعلامي|الصحفي))?|للاستفسارات(?:\sالإعلامية)?|לפרטים\sנוספים|"
    r"(?:اطلاعات\s)?تماس(?:\sرسانه‌ای)?|(?:मीडिया|प्रेस)\s(?:संपर्क|सम्पर्क)",
    # Chinese, Japanese, Korean: events have a number for guests, so only what is the press's
    r"(?:媒体|媒體|新闻|新聞|采访|採訪)(?:联系人?|聯[繫絡]人?|联络人?|查询|查詢)(?:方式)?|"
    r"(?:本件|報道(?:関係者|機関)?|取材|プレスリリース|メディア).{0,10}(?:問い?合わ?せ|連絡)先?|"
    r"(?:언론|보도|미디어)\s?(?:관련\s?)?(?:문의|연락처|담당자?)",
)
LABEL = re.compile(rf"[\W_]{{0,3}}(?:{'|'.join(_LABELS)})\s?[\W_]{{0,3}}", re.I)
ABOUT = re.compile(
    r"\W{0,3}(?:about|über|zur?|à\spropos\sd|acerca\sde|sobre|chi\sè|informazioni\ssu|over|om|o\s(?:firmie|společnosti|spoločnosti)|"
    r"о\s(?:компании|нас)|про\s(?:компанію|нас)|hakkında|tentang|giới\sthiệu|关于|關於|について|회사\s소개)(?=\W|['’])[^.!?]{2,60}?(?:$|:|：)",
    re.I,
)
"""The whole of a line, or what a colon ends: "About Example Ltd", "Über die Universität: Die 1571 ..."."""
