"""Who has a part in an article and is not its author: who reviewed, edited, translated, photographed or drew for it."""

from __future__ import annotations

import re

from extractors.dom.characters import holds_any

_BEHIND = 60
"""Characters before a name in which its role stands."""
_REVIEWED = re.compile(
    r"\b(?:reviewed|fact[\s-]?checked|checked|tested|edited|translated|data\s+analysis|styl(?:ed|ing)|photograph(?:y|s|ed)?|photos?|images?|"
    r"illustrat\w+|geprüft|übersetzt|foto|fotos|bild|bilder|"
    r"traduit|traducido|tradotto|relu)\b[^|]{0,12}(?:by|von|par|por|da|:)?\W*$|\|\s*editor\W*$|"
    r"(?<!and\s)(?<![&/])(?<![&/]\s)\b(?:editora?|editör|redaktur|penyunting|szerkesztő)\s*[:：]\W*$",
    re.I,
)
_REVIEWED_STEMS = (
    "review", "check", "tested", "data", "edit", "translat", "photo", "image", "illustrat", "geprüft", "übersetzt",
    "foto", "bild", "tradu", "tradotto", "styl", "relu", "redaktur", "penyunting", "szerkesztő",
)  # fmt: skip
"""One of them is in whatever ``_REVIEWED`` matches, and is found ten times sooner."""
_PARTS = (
    "übersetzung übersetzerin übersetzer lektorat kamera schnitt redigatur fotografie fotografin "
    "fotograf illustrationen "
    "traduction traductrice traducteur photographies photographe relecture montage "
    "traducción traductora traductor fotografía fotografías edición ilustración ilustraciones corrección "
    "tradução fotografia fotografias edição ilustração revisão "
    "traduzione fotografie illustrazione illustrazioni montaggio revisione "
    "vertaling vertaler foto’s foto's beeld illustratie eindredactie "
    "oversættelse oversetter oversettelse översättning redigering fotograf klipp illustrasjon "
    "käännös kuvat kuva kuvaaja taitto "
    "tłumaczenie tłumacz zdjęcia fot korekta ilustracje ilustracja "
    "překlad přeložil přeložila preklad preložil preložila fotografie "
    "перевод переводчик перевела перевёл фото фотограф редактор редакторка корректор иллюстрации "
    "монтаж переклад світлини превод "
    "çeviri çeviren çevirmen fotoğraf fotoğraflar kamera kurgu "
    "ترجمة تصوير مترجم ترجمه عکس ویراستار עריכה צילום תרגום צילומים עריכת_וידאו "
    "अनुवाद संपादन फोटो छायाचित्र ছবি অনুবাদ সম্পাদনা "
    "penerjemah fotografer ảnh dịch biên_tập "
    "μετάφραση φωτογραφία φωτογραφίες traducere traducător fotografii foto fordította fordítás fotó fotók "
    "prijevod prevod prevela preveo fotografija fotografije lektor lektura uredio uredila urednik urednica"
)
"""Labels of such parts, as data; ``_`` is a space. One counts where a colon or a word for *by* follows it."""
_PARTS_CJK = (
    "翻訳|編集|写真|撮影|監修|監訳|イラスト|校对|校對|审核|審核|监制|監製|制图|製圖|"
    "편집|사진|번역|영상|촬영|그래픽|감수"
)
_PERSONS_CJK = "翻訳者|訳者|編集者|责任编辑|責任編輯|责编|编辑|編輯|翻译|翻譯|译者?|譯者?|编译|編譯|摄影|攝影"
"""The same in Chinese, Japanese and Korean, where a mark follows, and where a name alone may."""
_BY = r"by|von|aus\s+dem\s+\w+\s+von|par|de|del|do|da|di|del|door|van|av|af|od|przez|a\s+cargo\s+de|a\s+cura\s+di"


def _any(words: str) -> str:
    return "|".join(re.escape(word).replace("_", r"\s+") for word in dict.fromkeys(words.split()))


_MARK_CJK = r"[\s・･·:：／/＝=|︱丨｜]"
_OTHER_PART = re.compile(
    rf"(?:(?<!\w)(?:{_any(_PARTS)})(?:\.|\s+(?:{_BY})\s*[:：]?|\s*[:：])|"
    rf"(?:{_PARTS_CJK}){_MARK_CJK}|(?:{_PERSONS_CJK}){_MARK_CJK}?)\s*$"
    r"|(?<!\w)(?:aus\s+dem\s+\w+\s+von|traduit\s+de\s+l.\w+(?:\s+\(.{2,20}\))?\s+par|vertaald\s+(?:\w+\s+){0,3}door|"
    r"editado\s+por|oversatt\s+av|oversat\s+af|översatt\s+av|přeložila?|preložila?|prevela|preveo|перевела?|перевёл)"
    r"\s*[:：]?\s*$",
    re.I,
)
_SAID = re.compile(r"\W{0,3}(?:[^\W\d_]+\s+){1,3}(?:by|von|par|por|da|di)\s", re.I)
"""A role with its word for *by*."""
_TEXT_AND = re.compile(
    r"(?<!\w)(?:text[eo]?|tekst|testo|wort|words|teksti|текст|文|글)\s*"
    r"(?:und|and|et|y|e|en|og|och|i|ja|и|та|ve|[&+/,·・])\s*$",
    re.I,
)
"""Before such a part: who has it has written the text as well (``Text und Fotos``)."""
_OTHERS = re.compile(
    r"\W*\b(?:medically\s+|clinically\s+|legally\s+)?(?:reviewed|fact[\s-]?checked|"
    r"edited|translated|photographed)\s+by\b.*$|"
    r"[|;,•·]\s*(?:photo(?:graph)?s?|pictures?|photography|images?|video|illustrations?|fotos?|bild(?:er)?)\s*"
    r"(?:by\b|von\b|par\b|de\b|di\b|:).*$",
    re.I,
)
"""What follows the writers: who reviewed, edited, photographed."""
_PART_BEHIND = re.compile(
    rf"[|;,•·/–—\s-]\s*(?:fotos?|photos?|photographs|bild(?:er)?|video|{_any(_PARTS)})\s*[:：].*$", re.I
)


_PROFESSION = re.compile(
    r"(?:[\w.'’&-]+\s+){1,4}(?:\w+ologist|\w*scientist|physicist|economist|historian|engineer|officer|researcher|lecturer|"
    r"librarian|archivist|curator|superintendent|commissioner|coordinator|spokes(?:person|woman|man)|advis[eo]r|administrator|"
    r"consultant|strategist|technician|geographer|statistician|mathematician|attorney|physician|veterinarian|candidate|student|"
    r"intern|secretary|chair(?:man|woman|person)?|architect|designer|developer|supervisor|inspector)$|"
    r"(?:office|department|division|branch|directorate|school|college|faculty|laboratory)\s+(?:of|for)\s+\S",
    re.I,
)
"""No words that are surnames, too."""


_ROLES = (
    r"(?:reporter|editor|editor-in-chief|correspondent|writer|columnist|contributor|producer|journalist|"
    r"director|manager|specialist|analyst|founder|co-founder|ceo|cto|cmo|president|professor|fellow|"
    r"photographer|blogger|meteorologist|anchor|"
    r"redakteur(?:in)?|redaktor(?:in)?|korrespondent(?:in)?|chefredakteur(?:in)?|journaliste|journalistin|"
    r"rédacteur|rédactrice|redattore|giornalista|periodista|redactor(?:a)?|dziennikarz|muhabiri?|editörü?|korespondent|редактор|"
    r"корреспондент|обозреватель)"
    r"(?:\s+(?:at|of|for|in|der|des|für|bei|de|di)\s+.*)?"
)
ROLE = re.compile(
    rf"^(?:(?:senior|staff|contributing|guest|freelance|chief|managing|associate|assistant|lead|deputy|"
    rf"political|business|sports?|features?)\s+)*{_ROLES}$",
    re.I,
)
"""All of a text is a role at a paper: ``Senior staff writer``."""
TRAILING_ROLE = re.compile(rf"\s*(?:,|\s[-–—|]|\.)\s+(?:[\w'’&.-]+\s+){{0,4}}{_ROLES}.*$", re.I)
"""A role behind a name and a comma, a dash or a point, with what follows."""
ROLE_BEHIND = re.compile(rf"(?:[\w'’&-]+\s+){{1,3}}{_ROLES}$", re.I)
"""A role with words before it, as it stands behind a name: ``HOME AFFAIRS REPORTER``."""
_SMALL_ROLE = re.compile(
    r"\s(?:(?!(?:von|van|de|der|den|di|da|du|del|la|le|af|av|zu)\s)[a-zæøåäöé]+\s)?[a-zæøåäöé]*"
    r"(?:redaktør|redaktör|korrespondent|reporter|journalist|skribent|kommentator|medarbejder|medarbetare|medarbeider)"
    r"(?=$|\s[a-zæøåäöé])"
)
"""What somebody is for a paper, in small letters behind the name, with a word for the field between or in it:
``Ann Lee livsstilsredaktør``, ``Ann Lee politisk kommentator``."""
_KOREAN_TITLE = re.compile(
    r"(?<=(?<![가-힣])[가-힣]{3})\s(?:(?:[전현]\s|前\s?)[가-힣]{2,12}|(?:[가-힣]{2,12}\s)?[가-힣]{0,10}(?:교수|변호사|연구위원|연구원|국회의원|시의원|"
    r"도의원|이사장|회장|위원장|소장|원장|관장|센터장|평론가|칼럼니스트|대표이사|수필가|소설가|시인))$"
)
"""What somebody was or is, behind the name of who writes for a paper: ``홍길동 전 우체국장``."""


def before_role(name: str) -> str:
    """What stands before a role or title with which a text ends, as it may be a name; empty where it has none."""
    match = _SMALL_ROLE.search(name) or _KOREAN_TITLE.search(name)
    return name[: match.start()] if match else ""


def is_profession(text: str) -> bool:
    """Whether a text is what somebody is, as it stands behind the name of one who writes about the own work:
    ``Fisheries Biologist``, ``Office of Science``. One word alone is not asked for."""
    return _PROFESSION.match(text) is not None


def is_others_part(text: str) -> bool:
    """Whether a text says first that it names a photographer, translator or editor: ``Photography by Ann Lee``."""
    said = _SAID.match(text)
    return said is not None and is_other_role(said.group())


def is_other_role(before: str) -> bool:
    """Whether the words before a name make it a reviewer, translator or photographer, and not the writer as well."""
    before = before[-_BEHIND:]
    match = _OTHER_PART.search(before)
    if match is None and holds_any(before.lower(), _REVIEWED_STEMS):
        match = _REVIEWED.search(before)
    return match is not None and _TEXT_AND.search(before, 0, match.start()) is None


def without_others(text: str) -> str:
    """A byline without those that it names behind the writers for another part."""
    text = _OTHERS.sub("", text)
    match = _PART_BEHIND.search(text)
    return text if match is None or _TEXT_AND.search(text[: match.start() + 1]) else text[: match.start()]
