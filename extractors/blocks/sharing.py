"""What a button says that only shares what it stands beside: "Share on Pinterest" below a line that a text sets apart,
"Tweet this", "Copy link".

Of the 530 such buttons beside other words on 177 of the recorded and the invented pages none stands in a kept block or
in a truth.
"""

from __future__ import annotations

import re
from itertools import islice
from typing import Any

from lxml import etree

from extractors.dom import tags

LONGEST = 40
"""Characters of such a label."""
MOST_ELEMENTS = 20
"""Elements of such a button at most, itself among them: an icon and a few words."""
_SHARE = (
    r"share|tweet|retweet|pin|teilen|twittern|pinnen|partage[rz]?|tweete[rz]|épingle[rz]?|compart(?:ir|e|í|ilhar|ilhe|eix)|"
    r"tuitea[r]?|partilh(?:ar|e)|condividi(?:re)?|twitta(?:re)?|delen|deel|dela|twittra|del|jaa|twiittaa|udostępnij|sdíle[tj](?:te)?|"
    r"zdieľa[ťj](?:te)?|megosztás|megosztom|distribuie|сподели|поделиться|поширити|поділитися|podijeli|podeli|deli|подели|"
    r"κοινοποίηση|μοιραστείτε|paylaş|مشاركة|شارك|اشتراک[\s\u200c]?گذاری|שתפו|שתף|شیئر\sکریں|शेयर\sकरें|শেয়ার\sকরুন|শেয়ার|பகிர்|bagikan|"
    r"kongsi(?:kan)?|chia\ssẻ|แชร์|シェア(?:する)?|共有(?:する)?|ツイート(?:する)?|공유(?:하기)?|트윗(?:하기)?|分享|转发|轉發|shiriki|dalintis|dalīties|jaga"
)
_NETWORK = (
    r"facebook|twitter|x|pinterest|linked\s?in|whats\s?app|telegram|bluesky|mastodon|threads|reddit|tumblr|instagram|"
    r"messenger|viber|vk|xing|e-?mail|flipboard"
)
_QUOTE = (
    r"(?:this\s|the\s|dieses\s|das\s|cette\s|la\s|esta\s|questa\s|deze\s|dit\s)?(?:quote|zitat|citation|cita|citação|citazione|"
    r"citaat|citatet?|cytat|цитату)"
)
_THING = rf"(?:{_QUOTE}|this|it)"
_BETWEEN = r"on|to|via|with|by|auf|über|per|mit|sur|par|en|em|no|na|su|op|på|w|в|у|ke|di|lên"
_LABEL = re.compile(
    rf"\W*(?:(?:click|tap)\sto\s)?(?:{_SHARE})(?:\s(?:{_THING}))?(?:\s(?:(?:{_BETWEEN})\s)?(?:{_NETWORK})\w{{0,2}})?\W*|"
    rf"\W*(?:(?:(?:{_BETWEEN})\s)?(?:{_NETWORK})(?:['’]\w{{1,3}})?|{_QUOTE})\s?[でにへ]?\s?(?:{_SHARE})\W*|"
    r"\W*分享[到至](?:微信|微博|朋友圈|[a-z]+)\W*|"
    r"\W*(?:copy\s(?:the\s)?link|copy\slink\sto\s(?:clipboard|quote)|link\skopieren|copier\sle\slien|copiar\s(?:el\senlace|(?:o\s)?link)|"
    r"copia\s(?:il\s)?link|kopieer\slink|link\skopiëren|kopiera\slänk(?:en)?|kopier\slenke?n?|kopioi\slinkki|kopiuj\slink|"
    r"скопировать\sссылку|копіювати\sпосилання|bağlantıyı\skopyala|نسخ\sالرابط|salin\stautan|リンクをコピー|링크\s?복사|"
    r"(?:复制|複製)(?:链接|連結))\W*",
    re.I,
)


def is_sharing_button(element: Any) -> bool:
    """Whether all that a reader sees of a button says so."""
    parts: list[str] = []
    walk = etree.iterwalk(element, events=("start", "end", "comment"))
    for event, each in islice(walk, 2 * MOST_ELEMENTS):
        if event == "end" and each is element:
            return is_sharing_label("".join(parts))
        if event != "start":
            parts.append(each.tail or "")
        elif each.tag in tags.SILENT_NAMES:
            walk.skip_subtree()
        else:
            parts.append(" " if each.tag == "br" else each.text or "")
    return False


def is_sharing_label(text: str) -> bool:
    """Whether a button's whole text says that it shares something, and nothing else. A short word alone ("share",
    "deel") may be one of the text."""
    line = " ".join(text.split())
    is_word = " " not in line and line.isascii()
    return not is_word and 0 < len(line) <= LONGEST and _LABEL.fullmatch(line) is not None
