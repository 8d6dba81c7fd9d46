"""Lines between paragraphs that say no more than that an advert stands here, or that the text goes on below one, a
picture or a player, or lead to another text in square brackets.

"Story continues below the photo", "De tekst gaat verder onder de video": they have the paragraphs' markup, and of their
words the classifier knows few. Of the 14 such lines in or beside the articles of the development sets none is
content, and of the lines that we wrote in 48 languages (``benchmarks.training.written_lines``) 26 match, all of them
adverts'. "[Read: Why the mill burned]" is mostly a link: the classifier keeps three such on the development sets, and
none is content.
"""

from __future__ import annotations

import re

import numpy as np
import numpy.typing as npt

from extractors.blocks.sharing import is_sharing_label
from extractors.document import Document
from extractors.dom import tags
from extractors.dom.arrays import where_true
from extractors.dom.columns import Bools, Ints
from extractors.selection.lines.remarks import is_picture_credit, is_sign, tells_reading_time
from extractors.selection.root import THRESHOLD

_MOST_WORDS, _LONGEST, LONGEST_LABEL = 10, 90, 32
"""Words and characters of the longest of them, and characters of a label."""
_THING = (
    r"(?:(?:(?:photo|video|werbe|foto)[ -]?)?(?:advert\w*|ads?|annons\w*|annonce\w*|anzeigen?|werbung|reklam\w*|"
    r"reklám\w*|reclam\w*|hirdetés|mainos\w*|mainoksen|oglas\w*|publici\w+|publicités?|pubblicità|anúncios?|anuncios?|iklan|quảng\scáo|"
    r"διαφήμισης?|реклам\w*|(?:ال)?إعلان\w*|"
    r"photos?|picture|images?|imagen|imagem|immagine|bilde?(?:t|r|rna)?|bilden|billede\w*|kuvan?|kép|zdjęci\w*|slik\w+|"
    r"fotos?|foto['’]?s|fotograf\w*|afbeelding(?:en)?|vid[eé]o?['’]?\w*|wideo|"
    r"grafi\w+|graphic|infogra\w+|galler(?:y|iet|ian)|galer\w+|slideshow|map|kaart|karte|kartet|chart|tweet|podcast|player|"
    r"newsletter|фото\w*|видео\w*|відео\w*|изображени\w+|(?:ال)?صورة|(?:ال)?فيديو|φωτογραφίας?|βίντεο))"
)
"""What the text goes on below or after."""
_FORMS = (
    # English
    rf"(?:(?:(?:the|this)\s)?(?:article|story|text|report|interview|review)\scontinues|continue\sreading)\s"
    rf"(?:below|(?:below|after|under|beneath)(?:\s(?:the|this|these|our|an?))?\s{_THING}(?:\s{_THING})?)",
    # German
    rf"(?:(?:der|das|dieser|dieses)\s)?(?:artikel|text|beitrag|bericht|interview)\s(?:wird|geht|läuft)\s"
    rf"(?:nach|unter|hinter)\s(?:der|dem|den|dieser|diesem)\s{_THING}\s(?:weiter|fortgesetzt)",
    rf"(?:lesen\ssie|weiter(?:lesen)?)\s(?:nach|unter)\s(?:der|dem)\s{_THING}(?:\sweiter)?",
    # Dutch
    rf"(?:(?:de|het|dit)\s)?(?:tekst|artikel|verhaal|bericht|interview)\s(?:gaat|loopt|leest)\s(?:verder|door)\s"
    rf"(?:na|onder|achter)\s(?:(?:de|het|deze|dit)\s)?{_THING}",
    # Norwegian, Danish, Swedish, Finnish
    rf"(?:saken|teksten|texten|artikk?el[ne]n?|artiklen|intervj?uet|intervjun|historien)\sforts(?:e|ä|æ)tter\s"
    rf"(?:under|nedanför|nedenfor|efter|etter)\s(?:(?:den|det)\s)?{_THING}",
    rf"(?:juttu|artikkeli|teksti)\sjatkuu\s{_THING}\s(?:jälkeen|alla|alapuolella)",
    # French, Italian, Spanish, Portuguese, Romanian
    rf"(?:(?:la\s)?suite\s(?:de\sl['’]article\s)?|(?:l['’]article|le\stexte)\s(?:continue|se\spoursuit)\s)(?:après|sous)\s"
    rf"(?:la|le|les|l['’]|cette|ces)\s?{_THING}",
    rf"(?:(?:l['’]articolo|il\stesto|l['’]intervista)\s)?(?:continua|prosegue)(?:\sa\sleggere)?\s(?:dopo|sotto)\s"
    rf"(?:la|il|l['’]|le|questa|questo)\s?{_THING}",
    rf"(?:(?:la\snoticia|el\sart[ií]culo|el\stexto|o\stexto|a\s(?:mat[ée]ria|notícia|reportagem)|o\sartigo)\s)?"
    rf"(?:sigue|contin[uú]a)(?:\s(?:leyendo|lendo|a\sler))?\s(?:(?:después|debajo|depois)\sd(?:e|el|a|o)|após|tras|bajo)\s"
    rf"(?:(?:la|el|a|o|esta|este)\s)?{_THING}",
    rf"articolul\scontinuă\s(?:după|sub)\s{_THING}",
    # Polish, Czech, Slovak, Croatian, Serbian, Slovenian, Hungarian
    rf"(?:dalsza\sczęść|dalszy\sciąg|ciąg\sdalszy)\s(?:artykułu|tekstu|materiału|wywiadu)\s(?:pod|za|po)\s"
    rf"(?:materiałem\s)?{_THING}",
    rf"(?:článek|článok|text(?:\sčlánku)?|rozhovor)\spokračuje\s(?:pod|po|za)\s(?:video\s)?{_THING}",
    rf"(?:članak|tekst|vijest|vest|članek)\sse\s(?:nastavlja|nadaljuje)\s(?:ispod|nakon|posle|poslije|pod|po)\s{_THING}",
    rf"a\scikk\s(?:az?\s{_THING}\s(?:után|alatt)\sfolytatódik|folytatódik\saz?\s{_THING}\s(?:után|alatt))",
    # Turkish, Indonesian, Vietnamese
    rf"haber(?:in\sdevamı)?\s{_THING}\s(?:sonra|altında)(?:\sdevam\sediyor)?",
    rf"(?:artikel|berita)\s(?:ini\s)?berlanjut\s(?:setelah|di\sbawah)\s{_THING}",
    rf"lanjut(?:kan)?\s(?:mem)?baca(?:an)?\s(?:setelah|di\sbawah)\s{_THING}",
    r"(?:scroll|gulir)(?:\ske\sbawah)?\suntuk\s(?:me)?lanjut(?:kan)?(?:\s(?:mem)?baca(?:an)?)?",
    rf"bài\sviết\s(?:còn\s)?tiếp\s(?:tục\s)?(?:sau|dưới)\s{_THING}",
    # Russian, Ukrainian, Bulgarian, Greek, Arabic
    rf"(?:(?:продолжение|продовження)|(?:материал|текст|статья)\sпродолжается|(?:матеріал|текст|стаття)\sпродовжується|"
    rf"(?:статията|текстът)\sпродължава)\s(?:после|под|за|після|след)\s{_THING}",
    rf"(?:το\sάρθρο|το\sκείμενο|η\sείδηση)\sσυνεχίζεται\s(?:μετά|κάτω)\s(?:από\s)?(?:την|τη|το)\s{_THING}",
    rf"(?:تتمة|بقية)\s(?:الخبر|المقال|النص)\s(?:بعد|أسفل|تحت)\s{_THING}",
)
_ADVERT = re.compile(
    r"\W*(?:advertisements?|advert|anzeigen?|werbung|advertentie|annons|annonse|annonce|mainos|auglýsing|publicité|"
    r"publicidade?|pubblicità|anuncio|anúncio|publicitat|publicitate|reclamă|reklam[aeă]?|reklám|hirdetés|oglas|"
    r"inserat|entgeltliche\seinschaltung|inzerce|inzercia|reklaam|reklāma|اشتہار|जाहिरात|διαφήμιση|реклама|рэклама|оглас|iklan|patalastas|quảng\scáo|โฆษณา|विज्ञापन|বিজ্ঞাপন|விளம்பரம்|"
    r"(?:ال)?إعلان|تبلیغات?|آگهی|פרסומת|広告|広告の後にも続きます|スポンサー(?:ド)?リンク|sponsored\slinks?|scroll\sto\s(?:continue|resume)(?:\s(?:with\s)?content)?|广告|廣告|광고)(?:\s\d{1,2})?\W*",
    re.I,
)
"""A label of adverts and nothing else: no truth of five development sets has one. Lists and headings may."""
_NO_LABELS = frozenset(("h1", "h2", "h3", "h4", "h5", "h6", "li", "dt", "dd", "td", "th"))
_NO_LABEL = tags.mask(" ".join(sorted(_NO_LABELS)))
_BRACKETED = re.compile(r"\[[^\[\]]+\]")
_LINE = re.compile(rf"\W*(?:{'|'.join(_FORMS)})\W*", re.I)


def is_interruption(text: str) -> bool:
    """Whether a line says no more than that the text goes on below something, or how long reading it takes."""
    return len(text) <= _LONGEST and (_LINE.fullmatch(text) is not None or tells_reading_time(text))


def is_label(text: str, tag: str) -> bool:
    """Whether the text of an element labels an advert, says who made a picture, is an icon or shares the text."""
    if tag in _NO_LABELS:
        return False
    return is_advert_label(text) or is_picture_credit(text) or is_sign(text) or is_sharing_label(text)


def is_advert_label(text: str) -> bool:
    """Whether a text says no more than that this is an advert."""
    return len(text) <= LONGEST_LABEL and _ADVERT.fullmatch(text) is not None


def heads_no_advert(document: Document, node: int) -> bool:
    """Whether what is called an advert in this element may be what a list, a table or a section is about."""
    return bool(_NO_LABEL[document.tag[node]])


def _is_label(document: Document, block: int, line: str) -> bool:
    return not heads_no_advert(document, int(document.blocks.node[block])) and is_label(line, "")


def without_interruptions(
    document: Document, words: Ints, probabilities: npt.NDArray[np.float64], among: Bools | None = None
) -> npt.NDArray[np.float64]:
    """The probabilities, 0 for such lines, of the likely blocks ``among`` these or all; a new array where anything
    changes. ``words``: of each block."""
    linked = 2 * document.blocks.linked > words
    likely = probabilities >= THRESHOLD if among is None else among & (probabilities >= THRESHOLD)
    doubtful = where_true(likely & ((words <= _MOST_WORDS) | linked)).tolist()
    lines = ((block, document.block_line(block)) for block in doubtful)
    found = [
        block
        for block, line in lines
        if is_interruption(line) or _is_label(document, block, line) or (linked[block] and _BRACKETED.fullmatch(line))
    ]
    if not found:
        return probabilities
    changed = probabilities.copy()
    changed[found] = 0.0
    return changed
