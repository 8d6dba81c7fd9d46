"""What a house says of an opinion that it prints: it is the writer's, and need not be the house's ("Views expressed are
personal", "Der Kommentar gibt die Meinung des Autors wieder", "本文不代表本社立場"), in some 40 languages.

All that the line says, or its last sentence behind who the writer is. What a text says of its own opinions ("the
opinions here are my own") and whose views a report gives are left alone: the line has to name its own kind of text, and
the writer or the house.
"""

from __future__ import annotations

HELD = (
    "views", "opinion", "this column", "this article", "this commentary", "this op-ed", "this piece",
    "kommentare", "kommentar ", "kolumn", "gastbei", "gastkomm", "meinungs", "namentlich", "dieser ", "beiträge",
    "propos ", "tribune", "chronique", "las opiniones", "los artículos", "esta columna", "las ideas", "el autor",
    "opiniões", "este texto", "este artigo", "le opinioni", "i contenuti", "l'autor", "de mening", "opinie",
    "poglądy",
    "artykuł wyraża", "tekst wyraża", "felieton", "мнени", "точка зрения", "точка зору", "думка", "думки",
    "погляди", "позиция",
    "позиція", "yazı", "yazar", "detta är", "det här är", "åsikter", "dette er", "innlegg", "holdning", "kirjoit",
    "mielipi", "الآراء", "آراء", "المقال", "مقالات", "نظرات", "دیدگاه", "مضمون نگار", "言論",
    "言论", "作者", "觀點", "观点",
    "立場",
    "立场", "コラム", "筆者", "寄稿", "칼럼", "필자", "기고", "isi tulisan", "tulisan ini", "opini ", "artikel ini",
    "bài viết", "quan điểm", "विचार", "मत", "মতামত", "লেখক", "கருத்து", "ความคิดเห็น", "บทความ", "οι απόψεις",
    "το άρθρο",
    "názory", "názor", "a cikk", "a szerző", "opiniile", "textul", "stavovi", "mišljenj", "stavov", "kolumna",
    "tekst odražava",
    "ставови", "колумн", "мненията", "мислења", "arvamus", "nuomon", "viedok", "maoni", "opinions", "les opinions",
    "articles d'opini",
)  # fmt: skip
_TEXT = (
    r"(?:articles?|columns?|commentar(?:y|ies)|pieces?|op-?eds?|essays?|opinions?|posts?|blogs?|letters?|editorials?|"
    r"op-ed\sarticles?|opinion\s(?:articles?|pieces?|columns?|essays?)|guest\s(?:columns?|posts?|essays?)|content|section|page)"
)
_PLACE = (
    rf"(?:here(?:in)?|above|(?:in|by)\s(?:this|these|the|our|all)?\s?(?:{_TEXT}|columnists|contributors|guest\swriters|(?:the\s)?authors?))"
)
_WHOSE = (
    r"(?=[^!?]*\b(?:authors?|writers?|columnists?|contributors?|personal|editors?|editorial|newspaper|publication|publisher|"
    r"owners?|own)\b)"
)
_REDAKTION = r"(?:autor|verfasser|redaktion|herausgeber|zeitung|verlag)"
HOLD = (
    # English
    rf"^\W*(?:(?:the|any|all)\s)?(?:views?|opinions?)(?:\s(?:and|or|&)\s(?:views?|opinions?|conclusions))?\s(?:(?:expressed|presented|stated|"
    rf"contained|published)(?:\s{_PLACE})?|{_PLACE})\s(?:are|is|belong|do(?:es)?\snot|may\snot|need\snot|represent|reflect)\b{_WHOSE}"
    r"(?![^!?]*\bmy\b)[^!?]{2,200}$",
    rf"^\W*(?:this|the\sabove)\s{_TEXT}\s(?:does|do|may|might)\snot\s(?:necessarily\s)?(?:reflect|represent|express)\b[^!?]{{5,200}}$|"
    rf"^\W*this\s{_TEXT}\s(?:reflects|represents|expresses)\s(?:only\s|solely\s)?(?:the\s)?(?:personal\s)?(?:views?|opinions?)\sof\s(?:its|the|their)\s"
    r"(?:authors?|writers?)\b[^!?]{0,160}$",
    rf"(?:^|[.;|”\"]\s)\W{{0,3}}(?:the\s|all\s)?(?:views|opinions)\s(?:expressed\s)?(?:{_PLACE}\s)?(?:are\s)?(?:\w+\s)?(?:personal|(?:the\s)?"
    r"(?:author|writer)(?:['’]?s['’]?\sown)|(?:his|her|their)\sown)(?:\.\s(?:read|view|see)\smore\sopinions?\b[^.!?]{0,30})?\W*$",
    # German, Dutch
    rf"^\W*(?:(?:die\s)?(?:kommentare|kolumnen?|gastbeiträge|gastkommentare|meinungsbeiträge|namentlich\sgekennzeichnete\s\w+|(?:mit\snamen\s)?"
    rf"gezeichnete\s\w+)|(?:der|dieser|jeder)\s(?:kommentar|gastkommentar|gastbeitrag|meinungsbeitrag|beitrag|artikel|text)|(?:die|diese)\skolumne)\s"
    rf"(?:geben|gibt|spiegel[nt]|entsprechen|entspricht|stell(?:en|t)|stehen|steht)\b(?=[^!?]*\b(?:meinung|ansicht|auffassung|haltung)(?:en)?\b)(?=[^!?]*\b"
    rf"(?:{_REDAKTION[3:]})[^!?]{{4,180}}$",
    r"^\W*de\s(?:mening(?:en)?|opinies?)\s(?:in|van|die)\b(?=[^!?]*\b(?:auteurs?|schrijvers?|columnist\w*|redactie)\b)[^!?]{4,160}$",
    # French, Catalan
    r"^\W*(?:les\s)?(?:propos|opinions?|idées|points\sde\svue|avis|analyses)\s(?:tenus|exprimée?s|publiée?s|développée?s|contenue?s)\b[^!?]{0,60}?\b(?:n['’]engage(?:nt)?|"
    r"sont\sceux|ne\sreflètent|relèvent)\b[^!?]{4,140}$|^\W*(?:cette|la|les)\s(?:tribunes?|chroniques?)\s(?:n['’]engage(?:nt)?|ne\sreflètent?|exprime(?:nt)?)\b"
    r"[^!?]{4,140}$|^\W*les\sopinions\s(?:expressades|d['’])\b[^!?]{0,60}\b(?:autors?|diari)\b[^!?]{0,100}$",
    # Spanish, Portuguese, Italian, Romanian
    r"^\W*(?:las|los)\s(?:opiniones|ideas|artículos\sde\sopinión|contenidos)(?:\sy\s\w+)?\s(?:\w+\s)?(?:expresad[oa]s|vertid[oa]s|publicad[oa]s|emitid[oa]s|manifestad[oa]s|"
    r"contenid[oa]s|de\slos\scolumnistas|son|no)\b(?=[^!?]*\b(?:autor(?:es|as?)?|columnistas?|quien(?:es)?|periódico|diario|medio|redacción|línea\seditorial)\b)[^!?]{4,200}$|"
    r"^\W*(?:esta\scolumna|este\sartículo|este\stexto)\s(?:no\s(?:necesariamente\s)?(?:refleja|representa)|(?:refleja|expresa)\s(?:únicamente\s|solo\s|exclusivamente\s)?la\sopinión)\b[^!?]{4,160}$",
    r"^\W*(?:as\sopiniões|os\sartigos|os\stextos|as\sideias)\s(?:\w+\s)?(?:expressas|emitidas|publicados|assinados|contidas|dos\scolunistas|são|não)\b"
    r"(?=[^!?]*\b(?:autor(?:es|as?)?|colunistas?|jornal|redação|veículo|linha\seditorial)\b)[^!?]{4,200}$|^\W*este\s(?:texto|artigo)\snão\s(?:necessariamente\s)?(?:reflete|representa|expressa)\b[^!?]{4,160}$",
    r"^\W*le\sopinioni\s(?:espresse|contenute|degli\sautori)\b(?=[^!?]*\b(?:autor[ei]|redazione|testata|giornale|editore)\b|[^!?]*\bdell['’]autor)[^!?]{4,200}$",
    r"^\W*opiniile\s(?:exprimate|autorilor)\b(?=[^!?]*\b(?:autor\w*|redacți\w*)\b)[^!?]{4,180}$|^\W*textul\s(?:reprezintă|reflectă|exprimă)\b[^!?]{0,60}\bautor\w*\W*$",
    # Nordic, Finnish, Estonian
    r"^\W*(?:detta|det\shär)\sär\sen\s(?:(?:personlig\s)?(?:opinions|debatt|ledar)(?:text|artikel)|ledare|krönika|insändare|recension|analys|kommentar|åsiktstext)\b[^!?]{0,160}\b"
    r"(?:skribent\w*|tidning\w*|redaktion\w*|åsikt\w*|liberal|konservativ|socialdemokratisk|oberoende)\b[^!?]{0,100}$|^\W*åsikter(?:na)?\b[^!?]{0,60}\b(?:skribent|författar)\w*\b[^!?]{0,60}$",
    r"^\W*dette\ser\set?\s(?:debattinnlegg|debattinnlæg|debatindlæg|debattinlæg|debattindlæg|kronikk|kronik|leder|kommentar|meningsinnlegg|leserinnlegg|læserbrev|blogindlæg|debattartikel)\b[^!?]{0,40}"
    r"(?:skrevet\sav|uttrykk|udtryk|skrevet\saf|holdning|mening)[^!?]{2,120}$|^\W*(?:innlegget|indlægget|kronikken|artikkelen)\s(?:gir|er)\s(?:kun\s|alene\s)?(?:uttrykk|udtryk)\sfor\b[^!?]{4,100}$",
    r"^\W*(?:kirjoitus|kirjoituksessa|mielipiteet)\b[^!?]{0,60}\b(?:kirjoittaja\w*|toimitu\w*)\b[^!?]{0,80}$|^\W*arvamus\b[^!?]{0,60}\b(?:autori|toimetus)\w*\b[^!?]{0,80}$",
    # Slavic, Baltic
    r"^\W*(?:opinie|poglądy|(?:artykuł|tekst|felieton)\swyraża)\b(?=[^!?]*\bautor\w*\b|[^!?]*\bredakcj\w*\b)[^!?]{4,180}$",
    r"^\W*(?:мнени[еяй]\w*|позици[яи]|точка\sзрения)\b[^!?]{0,30}\b(?:автор\w*|редакци\w*|издания)\b[^!?]{0,40}\b(?:мо(?:жет|гут)\sне|не\s(?:всегда\s|обязательно\s)?(?:совпада|отража))[^!?]{4,120}$|"
    r"^\W*(?:думк[аи]|точка\sзору|позиція|погляди)\b[^!?]{0,30}\b(?:автор\w*|редакці\w*)\b[^!?]{0,40}\b(?:мо(?:же|жуть)\sне|не\s(?:завжди\s|обов['’]язково\s)?(?:збіга|відобража))[^!?]{4,120}$|"
    r"^\W*мненията?\b[^!?]{0,60}\b(?:автор\w*|редакция\w*)\b[^!?]{4,120}$|^\W*(?:ставови(?:те)?|мислења(?:та)?|колумн\w+)\b[^!?]{0,80}\b(?:аутор\w*|автор\w*|редакциј\w*)\b[^!?]{0,100}$",
    r"^\W*názor(?:y)?\s(?:autor\w*|vyjádřen\w*|vyjadren\w*|prezentovan\w*)\b[^!?]{0,60}\b(?:redakc\w*|autor\w*|nemus\w*)\b[^!?]{0,120}$|"
    r"^\W*(?:stavovi|mišljenj[ae]|stavov|tekst\sodražava|kolumna\s(?:je|odražava|izražava))\b[^!?]{0,60}\b(?:autor\w*|redakcij\w*|uredništv\w*)\b[^!?]{0,100}$|"
    r"^\W*(?:nuomon\w+|viedok\w+)\b[^!?]{0,60}\b(?:autori\w*|redakcij\w*)\b[^!?]{0,100}$",
    # Hungarian, Greek, Turkish
    r"^\W*a\s(?:cikk|írás|szerző)\b[^!?]{0,40}\b(?:vélemény\w*|álláspont\w*)\b[^!?]{0,40}\b(?:tükröz\w*|szerkesztőség\w*)\b[^!?]{0,120}$",
    r"^\W*(?:οι\sαπόψεις|το\sάρθρο)\b[^!?;]{0,80}\b(?:συγγραφέα|αρθρογράφ\w*|συντακτ\w*|συντάκτ\w*)[^!?;]{0,120}$|"
    r"^\W*(?:yazı(?:lar)?(?:da|nın)?|yazar(?:lar)?(?:ın)?)\b[^!?]{0,60}\b(?:görüş\w*|sorumlulu\w*|fikir\w*)\b[^!?]{0,40}\b(?:yansıt\w*|yazar\w*|ait\w*|temsil\w*)\b[^!?]{0,80}$",
    # Arabic, Persian, Urdu, Hindi, Bengali, Tamil
    r"^\W*(?:ال)?آراء\s(?:ال(?:واردة|منشورة|مطروحة)|الكت[اّ]ب)\b[^!?؟]{0,80}\b(?:تعب[ّ]?ر|تمثل|تعكس)\b[^!?؟]{2,120}$|^\W*(?:المقال(?:ات)?|مقالات\sالرأي)\b[^!?؟]{0,30}\b(?:تعب[ّ]?ر|يعب[ّ]?ر|تمثل)\b[^!?؟]{2,100}$|"
    r"^\W*(?:نظرات|دیدگاه(?:‌)?(?:های)?)\b[^!?؟]{0,60}\b(?:نویسنده|لزوماً?|الزاماً?)\b[^!?؟]{2,100}$",
    r"^\W*(?:लेख\sमें\s(?:व्यक्त|दिए)|(?:यह|ये)\s(?:लेखक|लेखिका)|(?:व्यक्त|प्रकट)\s(?:किए\s)?(?:गए\s)?विचार)[^!?।]{0,60}(?:लेखक|लेखिका|निजी|व्यक्तिगत)[^!?]{0,60}$|"
    r"^\W*(?:মতামত\sলেখকের|লেখকের\s(?:নিজস্ব\s)?মতামত|প্রকাশিত\sমতামত)[^!?]{0,60}$|^\W*கட்டுரையில்[^!?]{0,60}கருத்து[^!?]{0,60}$",
    # Chinese, Japanese, Korean
    r"(?:^\W*|[。）)；]\s?)(?:以上|本文|此文|文章|文中|作者)[^。！？]{0,20}不(?:必然)?代表(?:本[報报網网站刊台社平]|平台|[^。！？]{0,8}(?:立[場场]|[觀观][點点]|意[見见]))[^！？]{0,80}$",
    r"^\W*(?:本|この|当)?(?:コラム|寄稿|記事|論考)(?:の内容)?(?:は|における|で示された)[^。]{0,40}(?:筆者|執筆者|個人)の?[^。]{0,20}(?:見解|意見)[^！？]{0,60}$",
    r"^\W*(?:이|본|위|외부\s필진의?)?\s?(?:칼럼|기고|글|기고문)[은는이의][^!?]{0,60}(?:편집\s?방향|본지|본사|개인\s?(?:의견|견해)|입장)[^!?]{0,60}$",
    # Indonesian, Vietnamese, Thai, Swahili
    r"^\W*(?:isi\s(?:tulisan|artikel|opini)|(?:tulisan|artikel|opini)\sini)\b[^!?]{0,40}\b(?:tanggung\sjawab|pendapat\spribadi|pandangan\spribadi|tidak\s(?:mewakili|mencerminkan))\b[^!?]{0,100}$|"
    r"^\W*(?:bài\sviết|quan\sđiểm)\b[^!?]{0,40}\b(?:quan\sđiểm|tác\sgiả)\b[^!?]{0,40}\b(?:tác\sgiả|tòa\ssoạn|người\sviết)\b[^!?]{0,60}$|"
    r"^\W*(?:ความคิดเห็น|บทความ)[^!?]{0,60}(?:ผู้เขียน|ส่วนตัว)[^!?]{0,60}$|^\W*maoni\s(?:yaliyo|haya|ya)\b[^!?]{0,60}\bmwandishi\b[^!?]{0,80}$",
)
