"""Marks of a text's end, as press releases and papers set them: "– 30 –", "-ENDS-", "End of article".

Set between dashes, points or other signs, in capitals, or as words that say what ends: a tale closes with "The End",
which is its last line. Of 19 on the recorded and the invented pages none is in a truth.
"""

from __future__ import annotations

import re

LONGEST = 40
"""Letters of such a line."""
_END = (
    r"(?:30|ends?|the\send|ende|einde|fin|fine|fim|slutt?|loppu|koniec|konec|kraj|vége|sfârșit|конец|кінець|край|крај|"
    r"τέλος|son|bitti|tamat|selesai|hết|katapusan|mwisho|pabaiga|beigas|lõpp|fi|النهاية|انتهى|پایان|סוף|समाप्त|সমাপ্ত|முற்றும்|จบ|"
    r"完|全文完|[终終]|了|おわり|終わり|以上|끝)"
)
_SIGN = r"[-–—―_*#~•·=■◆●○|/]"
_TEXT = r"(?:article|story|release|press\srelease|news\srelease|media\srelease|report|text|post)"
_LINE = re.compile(
    rf"(?:{_SIGN}\s?){{1,5}}{_END}\s?(?:{_SIGN}\s?){{1,5}}|(?-i:ENDS|ENDE|FIN)[.]?|\W*end\sof\s(?:the\s|this\s)?{_TEXT}\W*|"
    r"\W*ende\s(?:der\s(?:presse)?mitteilung|des\s(?:artikels|textes|beitrags))\W*|\W*fin\s(?:de\sl['’]article|du\scommuniqué|"
    r"del\s(?:artículo|comunicado))\W*|\W*fine\s(?:dell['’]articolo|(?:del\s)?comunicato)\W*|\W*fim\sd[oa]\s(?:artigo|matéria|notícia)\W*|"
    r"\W*(?:einde\s(?:artikel|bericht|persbericht)|slut\spå\s(?:artikeln|pressmeddelandet)|koniec\s(?:artykułu|komunikatu)|"
    r"konec\s(?:článku|zprávy)|конец\s(?:статьи|сообщения)|кінець\s(?:статті|повідомлення)|haberin\ssonu)\W*|"
    r"\W*(?:本文完|全文完|(?:기사|본문)\s?끝|記事ここまで|نهاية\sالخبر|پایان\s(?:خبر|پیام))\W*",
    re.I,
)


def is_end_mark(text: str) -> bool:
    """Whether a line only marks where a text ends."""
    return len(text) <= LONGEST and _LINE.fullmatch(text) is not None
