"""Lines that say who checked the facts of a text, reviewed it or translated it, and nothing else.

None of them wrote it, so that bylines leave them alone. Whoever is named behind the words of the craft ("Medically
reviewed by") is such a one; behind plain words it has to be persons' names, since lists say what was reviewed by
experts. Chinese ones are left alone, as are Chinese editors (``signatures``).
"Fact-checked for accuracy" names nobody and is what a company promises.

Counted on the recorded sets: of twelve such lines none is in a truth; two that begin alike are, and name no person.
"""

from __future__ import annotations

import re

from extractors.metadata.authors.names import is_person_like

LONGEST = 110
"""Letters of such a line."""
_REVIEWED = (
    r"(?:(?:(?:medically|clinically|scientifically|technically|legally|editorially|expert)[\s-])?(?:fact[\s-]?checked|"
    r"reviewed|peer[\s-]reviewed|proofread)(?:\sand\s(?:verified|approved|edited|reviewed|fact[\s-]?checked))?\sby|"
    r"fact[\s-]?check(?:er|ing\sby|\sby)(?=\s?[:：|]|\s)|(?:medical|expert|clinical)\sreview(?:er)?(?:\sby)?(?=\s?[:：|])|"
    r"(?:medizinisch|fachlich|wissenschaftlich|ärztlich|redaktionell)\s(?:geprüft|überprüft)\s(?:von|durch)|"
    r"(?:faktencheck|faktenprüfung|fachliche\sprüfung)\s(?:von|durch)|fakten\sgeprüft\svon|"
    r"(?:medisch\s)?(?:gecontroleerd|beoordeeld)\sdoor|faktacheck(?:at)?\sav|"
    r"(?:medicinskt|medisinsk|fagligt?|fackmässigt)\s(?:granska[dt]|gransket|kontrolleret|gjennomgått)\sa[vf]|"
    r"(?:lääketieteellisesti\s)?tarkastanut|"
    r"(?:article\s)?(?:(?:médicalement|scientifiquement)\s)?(?:relu|révisé|vérifié|validé)(?:\set\s\w+)?\spar|"
    r"(?:revisado|verificado|revisión)(?:\s(?:médica|clínica|científica)(?:mente)?)?\spor|"
    r"revis(?:ado|to)\s(?:clinicamente\s|medicamente\s)?por|(?:revisionato|rivisto|verificato)(?:\sscientificamente)?\sda|"
    r"(?:revisat|verificat)\s(?:medical\s)?(?:per|de)|"
    r"(?:zweryfikowa(?:ł[ao]?|ne\sprzez)|konsultacja\smedyczna)(?=\s?[:：]|\s)|"
    r"(?:odborně|lékařsky)\szkontroloval[ao]?|odborne\sskontroloval[ao]?|(?:szakmailag\s)?(?:ellenőrizte|lektorálta)|"
    r"(?:проверил[аи]?|проверено|медицинский\sрецензент|рецензент|перевірил[аи]?|медицински\sпроверено\sот|"
    r"фактчекинг)(?=\s?[:：]|\s)|pregledal[ao]|recenzirao|ιατρικός\sέλεγχος(?=\s?[:：])|(?:tıbbi\solarak\s)?inceleyen|"
    r"(?:راجعه|راجعته|تدقيق|تمت\sالمراجعة\sمن\sقبل)|بازبینی(?:\sتوسط)?|נבדק\sעל\sידי|"
    r"समीक्षक(?=\s?[:：])|ditinjau\s(?:secara\smedis\s)?oleh|(?:tham\svấn|kiểm\schứng)(?:\sy\skhoa)?(?=\s?[:：])|"
    r"ตรวจสอบโดย|監修(?:者)?(?=\s?[:：／/])|감수(?=\s?[:：]))"
)
_TRANSLATED = (
    r"(?:translat(?:ed|ion)(?:\sand\sadapted)?(?:\sfrom\s(?:the\s)?[\w-]+)?\sby|translat(?:or|ion)(?=\s?[:：])|"
    r"übersetzung(?:\saus\sdem\s[\w-]+)?(?:\svon|(?=\s?[:：]))|aus\sdem\s[\w-]+ischen\s(?:übersetzt\s)?(?:von|durch)|"
    r"übersetzt\s(?:aus\sdem\s[\w-]+\s)?(?:von|durch)|"
    r"(?:uit\shet\s[\w-]+\s)?vertaald\s(?:uit\shet\s[\w-]+\s)?door|vertaling(?:\sdoor|(?=\s?[:：]))|"
    r"(?:översättning|oversettelse|oversættelse)(?:\s(?:från|fra)\s[\w-]+)?(?:\sa[vf]|(?=\s?[:：]))|"
    r"(?:översatt|oversatt|oversat)(?:\s(?:från|fra)\s[\w-]+)?\sa[vf]|(?:suomentanut|suomennos|kääntänyt|käännös)|"
    r"(?:traduit|traduction)(?:\s(?:de\sl['’]|du\s)[\w-]+)?(?:\s\([\w-]+\))?(?:\spar|(?=\s?[:：]))|"
    r"(?:traducido|traducción|traduzido|tradução|traduït|traducció)(?:\sd(?:el|o|e\sl['’])\s?[\w-]+)?(?:\s(?:por|per|de)|(?=\s?[:：]))|"
    r"(?:tradotto|traduzione)(?:\sda(?:l|ll['’])\s?[\w-]+)?(?:\s(?:da|di|a\scura\sdi)|(?=\s?[:：]))|"
    r"traducere(?:a)?(?:\sdin\s\w+)?(?:\sde|(?=\s?[:：]))|"
    r"(?:z\s\w+\s)?(?:przełożył[ay]?|przetłumaczył[ay]?)|(?:tłumaczenie|przekład|tłum\.)(?=\s?[:：]|\s)|(?:z\s\w+\s)?přeložil[ay]?|"
    r"překlad(?=\s?[:：]|\s)|(?:zo?\s\w+\s)?preložil[ai]?|preklad(?=\s?[:：]|\s)|(?:fordította|fordítás(?=\s?[:：]))|"
    r"(?:с\s\w+\s)?(?:перев[её]л[аи]?|переклал[аи]?)|(?:перевод|переклад|превод)(?:\s(?:с|з|от)\s\w+)?(?=\s?[:：]|\s)|превел[аи]?|"
    r"(?:s\s\w+\s)?(?:prevela?|preveo|prevod|prijevod|preveli)|μετάφραση(?=\s?[:：]|\s)|(?:çeviren|çeviri)(?=\s?[:：]|\s)|"
    r"(?:ترجمة|ترجمها|ترجمه(?:\sاز)?|מאנגלית|תרגום|ترجمہ|अनुवाद(?:क)?|অনুবাদ|தமிழில்)(?=\s?[:：]|\s)|"
    r"(?:diterjemahkan\soleh|penerjemah|alih\sbahasa)|(?:người\sdịch|biên\sdịch|dịch\sgiả)(?=\s?[:：])|(?:แปลโดย|ผู้แปล)|"
    r"翻訳者?(?=\s?[:：／/＝=])|訳(?=\s?[:：／/＝=])|번역(?=\s?[:：=])|"
    r"(?:vertė|tulkoj[ai]|tulkojums|tõlkinud|tõlkis)|imetafsiriwa\sna)"
)
_LINE = re.compile(
    rf"\W{{0,3}}(?:this\s(?:article|story|text|essay|piece)\s(?:was|has\sbeen)\s)?(?:{_REVIEWED}|{_TRANSLATED})\s?[:：|／/＝=]?\s?"
    r"(?P<names>[^:：|!?;]{2,80}?)\.?\W?"
)
"""In lower case."""
_CRAFT = re.compile(r"\W{0,3}(?:this\s\w+\s(?:was|has\sbeen)\s)?(?:medically|clinically|fact[\s-]?checked)\s", re.I)
"""Words of which whoever stands behind them is one who checked the text."""
_NOT_NAMES = frozenset(
    "the a an our any all other several two three experts patients doctors people regulators machine editors for in "
    "on at der die das den dem einem einer ein les des la le los las el il lo gli de".split()
)
_DEGREE = re.compile(r",\s(?:[A-Z][A-Za-z.]{1,6}|(?:[\w'’&-]+\s?){1,4})(?=,|$)")
_AND = re.compile(r"\s?[,&/]\s|\s(?:and|und|et|y|e|i|och|og|en|и|та|ve|dan|và|و|और)\s")


def is_check(text: str) -> bool:
    """Whether a line tells who checked, reviewed or translated a text, and nothing else."""
    if len(text) > LONGEST:
        return False
    folded = text.lower()
    told = _LINE.fullmatch(folded)
    if told is None or len(folded) != len(text):
        return False
    names = text[told.start("names") : told.end("names")].strip(" .)]")
    if _CRAFT.match(text) and names[:1].isupper() and _NOT_NAMES.isdisjoint(names.lower().split()[:1]):
        return True
    return all(is_person_like(name) for name in _AND.split(_DEGREE.sub("", names) or names))
