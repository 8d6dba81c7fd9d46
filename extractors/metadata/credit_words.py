"""How the languages of the news say who made a picture: labels before a name, and verbs behind one."""

from __future__ import annotations

import re

PICTURE = (
    r"(?:photo|image|credit|(?:symbol|archiv|titel)?(?:foto|bild)|(?:bild|foto)(?:quelle|nachweis|credit|rechte)|quelle|source|"
    r"picture|cr[eé]dito?|fotograf|photograph(?:er)?|imagen)s?"
)
"""Labels that stand before "by" or "von" as well as before a colon."""
LABEL = (
    rf"(?:{PICTURE}|illustration|grafik|graphic|fotografie|fotograf[ií]as?|cr[eé]dits?\sphotos?|crediti|fuentes?|fontes?|"
    r"(?:foto|imagen|imagem)\s(?:cortes[ií]a|de\sar(?:chivo|quivo))|photo\sd['’]archives?|foto\sd['’]archivio|"
    r"ilustraci[oó]n|ilustração|illustrazione|illustratie|illustrasjon|illusztráció|ilustracj?a|ilustracija|ilustrace|"
    r"gráfico|infografi[ae]|imagem|immagine|sursa(?:\sfoto)?|beeld|bron|fotograaf|fotografia|"
    r"(?:arkiv|illustrasjons|presse?)foto|arkivbilde?|sk(?:je|ä|æ)rm(?:dump|bilde|billede)|screenshot|k[äa]lla|kilde|"
    r"kuvat?|arkistokuva|kuvituskuva|kuvaaja|kuvankaappaus|l[äa]hde|(?:ljós)?mynd(?:ir)?|heimild|"
    r"fot|zdj[eę]cie|źr[oó]dło|zdroj|izvor|fotó|kép|forrás|aut[oh]?or\s(?:zdj[eę]cia|fot\w*)|avtor\sfot\w*|vir|"
    r"nuotr(?:auka|\.)?|šaltinis|avots|allikas|burimi|argazki(?:a|ak)|iturria|llun|ritratt|picha|sawir(?:ka)?|"
    r"fotoğraf(?:lar)?|görsel|kaynak|ảnh|nguồn(?:\sảnh)?|đồ\shọa|sumber(?:\sfoto)?|gambar|dok\.?|"
    r"фот[оа](?:граф(?:ия|ія)?)?|автор\sфото(?:графии)?|аўтар\sфота|снимок|снимка|світлина|иллюстрация|ілюстрація|илюстрация|"
    r"сурет|гэрэл\sзураг|источник|джерело|крыніца|източник|извор|φωτογραφίας?|φωτ(?:[οό]|\.)?|πηγή|"
    r"צילום|קרדיט|איור|מקור|(?:ال)?صورة|تصوير|(?:ال)?مصدر(?:\sالصورة)?|عکس|عکاس|منبع|تصویر|فوٹو|"
    r"फ[़]?ोटो|तस्वीर|छायाचित्र|स्रोत|ছবি|ফটো|আলোকচিত্র|সূত্র|படம்|ఫోటో|ഫോട്ടോ|ಫೋಟೋ|ಚಿತ್ರ|ફોટો|તસવીર|ਫੋਟੋ|ਤਸਵੀਰ|"
    r"ภาพ|ที่มา|เครดิต|ფოტო|წყარო|լուսանկար\w*|աղբյուր\w*)"
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
    rf"(?<=[가-힣]\.)\s?/\s?(?P<stroke>[가-힣][가-힣A-Za-z ]{{1,20}}?)(?:\s기자)?$|"
    rf"＝(?P<agency>{_AGENCY})$"
)
"""What Chinese, Japanese and Korean captions say at their end: taken by, provided by, source, an agency."""
