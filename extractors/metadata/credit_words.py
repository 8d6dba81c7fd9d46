"""How the languages of the news say who made a picture: labels before a name, and verbs behind one."""

from __future__ import annotations

import re

PICTURE = (
    r"(?:photo|image|credit|(?:symbol|archiv|titel)?(?:foto|bild)|(?:bild|foto)(?:quelle|nachweis|credit|rechte)|quelle|source|"
    r"picture|cr[eé]dito?|fotograf|photograph(?:er)?|imagen)s?"
)
"""Labels that stand before "by" or "von" as well as before a colon."""
LABEL = (
    rf"(?:{PICTURE}|illustration|grafik|graphic|fotografie|fotograf[ií]as?|cr[eé]dits?\sphotos?|fuentes?|fontes?|imagem|immagine|sursa(?:\sfoto)?|beeld|bron|"
    r"arkivfoto|k[äa]lla|kilde|kuvat?|arkistokuva|l[äa]hde|fot|zdj[eę]cie|źr[oó]dło|zdroj|izvor|fotó|kép|forrás|"
    r"fotoğraf(?:lar)?|kaynak|ảnh|nguồn(?:\sảnh)?|sumber(?:\sfoto)?|gambar|"
    r"фото(?:граф(?:ия|ія)?)?|автор\sфото|снимок|снимка|світлина|источник|джерело|източник|извор|φωτογραφίας?|φωτ[οό]|πηγή|"
    r"צילום|קרדיט|מקור|(?:ال)?صورة|تصوير|(?:ال)?مصدر(?:\sالصورة)?|عکس|منبع|تصویر|"
    r"फ[़]?ोटो|तस्वीर|स्रोत|ছবি|সূত্র|ภาพ|ที่มา|เครดิต)"
)
"""Labels that stand before a colon."""

_LABEL = (
    r"(?:(?:图片)?来源|(?:圖片)?來源|图源|圖源|图片?|圖片?|摄影|攝影|供图|供圖|写真(?:提供)?|画像(?:提供)?|撮影|提供|出典|출처|"
    r"사진(?:\s?(?:출처|제공))?)"
)
_VERB = r"(?:撮影|提供|写す|摄|攝|供图|供圖)"
_OPEN, _CLOSE, _PLAIN = r"[（(【\[［]", r"[）)】\]］]", r"[^（）()【】\[\]［］]"
_HAN = r"[\u3400-\u9fff·]"
_AGENCY = (
    r"(?:ロイター|共同(?:通信)?|時事(?:通信)?|ゲッティ(?:イメージズ)?|新華社|聯合ニュース|[AＡ][PＰ]|[AＡ][FＦ][PＰ](?:[＝=]?時事)?|"
    r"[EＥ][PＰ][AＡ](?:[＝=]時事)?)"
)
_EDGE = r"(?:^|(?<=[\s。！？”」）)\]/／]))"
EAST_ASIAN = re.compile(
    rf"(?:新华社发\s?|新華社發\s?)?{_OPEN}(?:{_LABEL}\s?[:：=＝/／]\s?(?P<labelled>{_PLAIN}{{2,40}}?)(?:\s기자)?|"
    rf"(?P<named>{_PLAIN}{{2,30}}?)(?:記者|记者|さん|氏)?{_VERB}){_CLOSE}$|"
    rf"{_EDGE}{_LABEL}\s?[:：=＝/／]\s?(?P<behind>[^。！？:：\s][^。！？:：]{{1,30}}?)(?:\s기자)?$|"
    rf"{_EDGE}(?P<reporter>(?:{_HAN}{{2,8}}(?:记者|記者|通讯员)\s?)?(?!记者|記者){_HAN}{{2,5}})\s?[/／]?\s?(?:(?<!拍)[摄攝]|供[图圖])$|"
    rf"[、＝](?P<last>[^、＝。\s]{{2,12}}?)(?:記者)?(?:撮影|提供)$|"
    rf"＝(?P<agency>{_AGENCY})$"
)
"""What Chinese, Japanese and Korean captions say at their end: taken by, provided by, source, an agency."""
