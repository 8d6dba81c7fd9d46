"""Where the house points its readers to, in some 40 languages other than English: another text of its own by its title,
its live coverage, its podcast, the reading aloud, the film below, or the text itself below an advert.

English is left out: the truths of recorded English pages keep most "Read more: ..." lines in the midst of a text. Each
form is all that the line says, or begins it and ends in a colon with a title behind.

Held against the lines that we wrote (``benchmarks.training.written_lines``) and against the truths of the recorded and
the invented pages: none of those that are an article's match.
"""

from __future__ import annotations

ALSO = (":", "：")
_TITLE = r"\s?[:：]\s?\S(?:.{7,}|.{0,2}[぀-힣].{2,})$"
"""A colon and some words, or ideographs."""
READ_ALSO = (
    # German, Dutch, Nordic
    r"^\W*(?:(?:lesen\ssie|lies|lest|sehen\ssie)\s(?:(?:hier|da|hier)?zu\s)?(?:auch|hierzu|dazu|mehr\s(?:dazu|"
    r"zum\sthema))|auch\s(?:interessant|spannend)|siehe\sauch|auch\slesen|(?:mehr|ebenfalls)\s(?:dazu|zum\sthema)|"
    r"zum\sweiterlesen|lesetipp|(?:verwandte|ähnliche|weitere)\s(?:artikel|beiträge|themen)|gerelateerde\s(?:artikelen|berichten)|"
    r"relaterade?\s(?:artiklar|inlägg)|relaterte?\s(?:artikler|saker)|relaterede\s(?:artikler|indlæg)|"
    r"(?:das\s)?könnte\ssie\s(?:auch\s)?interessieren|mehr\szum\sthema|passend\sdazu|"
    rf"lees\s(?:ook|verder|meer)|bekijk\sook|läs\s(?:också|även|mer)|l[eæ]s\s(?:også|mere?)|se\s(?:også|också|även)|"
    rf"lue\s(?:myös|lisää)|katso\smyös|sjá\seinnig|lestu\slíka){_TITLE}",
    # Romance
    r"^\W*(?:(?:à\s|a\s)?(?:lire|voir|écouter|découvrir)\s(?:aussi|également)|(?:sur|dans)\sle\smême\s(?:sujet|thème)|"
    r"(?:lee|lea|leé|mir[aá]|mire|ve|vea|ver)\stambién|le[ae]\smás|(?:notas?|noticias?|notícias?|entradas?|"
    r"publicaci(?:ón|ones)|art[ií]culos?|artigos?|matérias?|posts?|temas?|contenidos?|conteúdos?)\srelacionad[ao]s?|relacionado|"
    r"articoli\scorrelati|articles?\s(?:liés?|connexes?|similaires?|associés?)|articles\srelacionats|"
    r"(?:también\s)?(?:te|le)\spuede\sinteresar|"
    r"(?:leggi|leggete|vedi|guarda)\sanche|leggi\stutto|(?:ti\s)?potrebbe\sinteressart?i?|"
    r"(?:leia|veja|confira|ouça)\s(?:também|ainda|mais)|"
    r"cite(?:ș|ş|s)te\s(?:și|şi|si|mai\smult)|vezi\s(?:și|şi|si)|(?:llegeix|llegiu|mira)\stambé|"
    rf"(?:et|us)\spot\sinteressar){_TITLE}",
    # Slavic, Hungarian, Baltic
    r"^\W*(?:(?:czytaj|przeczytaj|zobacz|sprawdź)\s(?:też|także|również|więcej)|"
    r"(?:(?:čtěte|přečtěte\ssi|čítajte|prečítajte\ssi|pozrite\ssi)\s(?:také|též|i|více|aj|tiež|viac))|přečtěte\ssi|"
    r"prečítajte\ssi|mohlo\sby\svás\szajímat|více\sk\stématu(?:\szde)?|więcej\sna\s(?:ten\s)?temat|warto\sprzeczytać|"
    r"oglądaj\steż|preberite\studi|više\so\stemi|ez\sis\sérdekelheti|vaata\ska|lasīt\svairāk|skaityti\sdaugiau|"
    r"(?:pročitajte|čitajte|pogledajte)\s(?:još|i|više|također|takođe|i\sovo)|(?:прочитајте|погледајте|"
    r"читајте)\s(?:још|и)|"
    r"(?:прочетете|четете|вижте)\s(?:още|също|и)|още\sпо\sтемата|"
    r"(?:читайте|смотрите)\s(?:также|ещ[её]|тоже)|(?:материалы\s)?по\sтеме|(?:читайте|дивіться)\s(?:також|ще)|"
    r"за\sтемою|"
    r"olvass(?:a|ák)?\s(?:el\s)?(?:ezt\sis|még|tovább)|ezt\sis\solvass(?:a|ák)?(?:\sel)?|kapcsolódó(?:\scikk\w*)?|"
    rf"taip\spat\sskaityk(?:ite)?|skaityk(?:ite)?\s(?:taip\spat|daugiau)|lasi(?:et)?\s(?:arī|vēl|vairāk)|loe\s(?:ka|"
    rf"veel|lisaks)){_TITLE}",
    # Greek, Turkish, Semitic, Persian, Urdu
    r"^\W*(?:(?:διαβάστε|δείτε)\s(?:επίσης|ακόμ[αη]|περισσότερα|και)|i̇?lginizi\sçekebilir|ayrıca\sokuyun|"
    r"قد\sيهمك\sأيض\S+|ilgili\shaber|bunu\sda\sokuyun|"
    r"(?:اقر[أا]|إقرأ|طالع|شاهد)(?:\S*)\s(?:أيض[ًا]*|ايض[ًا]*|المزيد)|(?:بیشتر|همچنین)\s(?:بخوانید|ببینید)|"
    rf"(?:קראו|קרא|ראו|צפו)\s(?:גם|עוד)|(?:(?:یہ|مزید)\s)?(?:بھی|مزید)\sپڑھیں){_TITLE}",
    # Indian and South-East Asian languages, Swahili
    r"^\W*(?:(?:यह|ये|इसे)\sभी\s(?:पढ़ें|पढ़ें|देखें)|और\s(?:पढ़ें|पढ़ें)|(?:আরও|আরো)\s(?:পড়ুন|পড়ুন|দেখুন)|"
    r"(?:இதையும்|மேலும்)\s(?:படிங்க|படிக்க|படியுங்கள்)|(?:baca|simak|lihat|tonton)\s(?:juga|pula)|(?:berita|"
    r"artikel)\s(?:terkait|berkaitan)|"
    r"berita\sberkaitan|"
    rf"(?:xem|đọc)\s(?:thêm|tiếp)|(?:tin|bài)\sliên\squan|อ่าน(?:เพิ่มเติม|ต่อ|ข่าวที่เกี่ยวข้อง)|ข่าวที่เกี่ยวข้อง|"
    rf"soma\s(?:pia|zaidi)){_TITLE}",
    # what stands before and behind it in the row of articles
    r"^\W*(?:(?:vorheriger|nächster)\s(?:beitrag|artikel)|(?:vorig|volgend)\s(?:artikel|bericht)|(?:nästa|"
    r"föregående)\s(?:artikel|inlägg)|(?:neste|forrige|næste)\s(?:sak|artikk?el|innlegg|indlæg)|"
    r"(?:seuraava|edellinen)\s(?:juttu|kirjoitus|artikkeli)|article\s(?:suivant|précédent)|(?:entrada|"
    r"artículo)\s(?:anterior|siguiente)|artigo\s(?:anterior|seguinte)|articolo\s(?:successivo|precedente)|"
    r"articolul\s(?:precedent|următor)|(?:następny|poprzedni)\s(?:artykuł|wpis)|(?:předchozí|další)\sčlánek|"
    r"(?:predchádzajúci|ďalší)\s(?:článok|príspevok)|(?:következő|előző)\s(?:cikk|bejegyzés)|"
    r"(?:sljedeći|prethodni|naslednji|prejšnji)\sčlanek|(?:sljedeći|prethodni|sledeća|prethodna)\s(?:članak|vest|"
    r"objava)|(?:предыдущая|следующая)\s(?:статья|новость)|(?:попередня|наступна)\s(?:публікація|стаття)|"
    r"следваща\sновина|предишна\sновина|(?:προηγούμενο|επόμενο)\sάρθρο|(?:sonraki|önceki)\s(?:haber|yazı)|"
    r"المقال\s(?:السابق|التالي)|خبر\s(?:قبلی|بعدی)|הכתבה\s(?:הבאה|הקודמת)|"
    r"(?:artikel|berita)\s(?:sebelum(?:nya|\sini)|selanjutnya)|上一[篇則]|下一[篇則]|(?:前|次)の記事|(?:이전|다음)\s기사|पिछला\sलेख|"
    r"järgmine\sartikkel|kitas\sstraipsnis|nākamais\sraksts)"
    rf"{_TITLE}",
    # pictures of it, by their number
    r"^\W*(?:fotostrecke|bildergalerie|fotoserie|bildspel|bildeserie|billedserie|en\simages|galería|"
    r"galeria(?:\sde\sfotos)?|fotogallery|galerie\sfoto|fotogalerie|fotogaléria|fotogalerija|képgaléria|"
    r"фотогалерея|фоторепортаж|фотогалерия|φωτορεπορτάζ|foto\sgaleri|galeri(?:\sfoto)?|"
    r"pildigalerii)\s?:\s?\d{1,3}\s\S+.{0,60}$",
    # Chinese, Japanese, Korean
    r"^\W*(?:あわせて読みたい|合わせて読みたい|関連(?:記事|ニュース)|함께\s읽으면\s좋은\s기사|관련\s?(?:기사|뉴스)|"
    rf"(?:相关|延伸|推荐|更多|相關|推薦)(?:阅读|閱讀|报道|報導|新闻|新聞|文章)|"
    rf"(?:此前|早前|往期)(?:报道|報導|回顾|回顧|推荐)(?=[:：][^。]{{4,40}}$)){_TITLE}",
)
HEARD = (
    "listen", "hören", "anhören", "vorlesen", "écoute", "escuch", "ascolta", "ouça", "ouvir", "luister", "lyssna",
    "lytt", "lyt ", "hør", "kuuntele", "posłuchaj", "wysłuchaj", "poslechn", "vypočujte", "hallgas", "ascultă",
    "asculta", "чуйте", "слушайте", "poslušajte", "slušajte", "послушајте", "ακούστε", "dinle", "послуша", "слухати",
    "прослуша", "استمع", "گوش", "האזינו", "سنیں", "सुनें", "শুনুন", "கேளுங்கள்", "dengar", "nghe", "ฟัง", "音声で聞く", "듣기",
    "收听", "收聽", "聆听", "聆聽", "sikiliza", "escolta", "klausy", "klausi", "kuula",
)  # fmt: skip
_LONG = (
    r"(?:\W{0,3}\d{1,3}(?:[:.]\d\d)?(?:\s?(?:min\w*|мин\w*|хв\w*|perc|dk|dakika|λεπτ\w*|phút|นาที|分(?:钟|鐘)?|분))?)?\W*$"
)
"""How long it takes, behind it."""
HEAR = (
    rf"^\W*(?:(?:you\scan\s)?(?:now\s)?listen\sto\s(?:(?:an?|the)\saudio\s(?:version|recording)\sof\s)?(?:this\s(?:article|story|"
    rf"post|essay|column|piece|text|page|report)|the\sarticle)(?:\s(?:here|now|below|instead))?){_LONG}",
    rf"^\W*(?:(?:diesen\s|den\s)?(?:artikel|text|beitrag)\s(?:jetzt\s)?(?:an)?hören|"
    r"hören\ssie\s(?:sich\s)?diesen\s(?:artikel|text|beitrag)(?:\san)?|"
    r"(?:artikel|text)\svorlesen(?:\slassen)?|luister\snaar\sdit\s(?:artikel|verhaal)|lyssna\spå\s(?:artikeln|texten)|"
    r"lytt?\stil\s(?:saken|artikk?elen|artiklen|teksten)|hør\s(?:saken|artikk?elen|artiklen)|"
    rf"kuuntele\s(?:tämä\s)?(?:juttu|artikkeli)){_LONG}",
    r"^\W*(?:(?:écouter|écoutez)\s(?:cet|l['’])\s?article|(?:escucha|escuchar|escuche)\s(?:este|el|esta|"
    r"la)\s(?:artículo|nota|noticia)|"
    r"(?:ascolta|ascoltare)\s(?:questo\s|l['’])articolo|(?:ouça|ouvir)\s(?:esta|este|a|o)\s(?:reportagem|matéria|"
    r"notícia|artigo|texto)|"
    rf"ascult(?:ă|a|ați)\s(?:acest\s)?articol(?:ul)?|escolt(?:a|eu)\s(?:aquest|l['’])\s?article){_LONG}",
    r"^\W*(?:(?:posłuchaj|wysłuchaj)\s(?:tego\s)?(?:artykułu|tekstu)|poslechněte\ssi\s(?:tento\s)?článek|"
    r"vypočujte\ssi\s(?:tento\s)?článok|"
    r"hallgass(?:a|ák)?\smeg\sa\scikket|чуйте\sстатията|(?:po)?slušajte\s(?:ovaj\s)?(?:članak|vest|vijest|tekst)|"
    r"послушајте\s(?:вест|текст|чланак)|"
    r"(?:(?:по|про)?слушать|(?:про)?слухати)\s(?:эту\s|цю\s)?(?:статью|статтю|новость|новину)|"
    rf"klausykit(?:ės|e)\s(?:šio\s)?straipsnio|klausies\s(?:šo\s)?rakstu|kuula\s(?:seda\s)?artiklit){_LONG}",
    r"^\W*(?:ακούστε\sτο\sάρθρο|(?:bu\s)?haberi\s(?:sesli\s)?dinle(?:yin)?|استمع(?:وا)?\sإلى\s(?:هذا\s)?(?:المقال|"
    r"الخبر)|"
    r"به\sاین\s(?:مقاله|مطلب|خبر)\sگوش\s(?:دهید|کنید)|האזינו\sלכתבה|(?:یہ\s)?خبر\sسنیں|(?:यह|ये)\s(?:खबर|लेख)\sसुनें|"
    r"(?:এই\s)?খবরটি\sশুনুন|(?:இந்த\s)?செய்தியைக்\sகேளுங்கள்|dengar(?:kan)?\sartikel\sini|nghe\sbài\s(?:viết|"
    r"báo)(?:\snày)?|"
    r"ฟัง(?:ข่าว|บทความ)นี้|(?:この)?記事を(?:音声で)?聞く|이\s?기사\s?듣기|(?:收听|收聽|聆听|聆聽)(?:本文|此文|全文)|"
    rf"sikiliza\s(?:habari|makala)\shii){_LONG}",
)
CAST = (
    "podcast", "podkast", "pódcast", "pòdcast", "podden", "poddar", "podcastot", "подкаст", "بودكاست", "البودكاست",
    "پادکست", "פודקאסט", "לפודקאסט", "پوڈکاسٹ", "पॉडकास्ट", "পডকাস্ট", "பாட்காஸ்ட்", "พอดแคสต์", "ポッドキャスト",
    "팟캐스트", "播客", "podikasti", "tinklalaid", "podkāst", "podkást", "taskuhääling", "本集节目", "本集節目",
    "podcasts",
)  # fmt: skip
_PLAYER = (
    r"(?:spotif\w*|apple\s?podcasts?\w*|deezer|youtube|castbox|audible|яндекс\.?\s?музык\w+|سبوتيفاي|اسپاتیفای|"
    r"ספוטיפיי|בספוטיפיי|"
    r"اسپاٹیفائی|स्पॉटिफाई|স্পটিফাই|ஸ்பாட்டிஃபை|스포티파이|小宇宙|where\spodcasts|der\spoddar\sfinns|där\spoddar\sfinns)"
)
LISTEN_TO_CAST = (
    # the readers are asked, and told on which player
    r"^\W*(?:hören\ssie|hört|hör\s|abonnieren\ssie)\b(?=[^.!?]{0,40}podcast)[^.!?]{0,80}" + _PLAYER,
    rf"^\W*(?:diesen?|den|unseren?|alle\sfolgen\sdes)\s(?:\w+-?)?podcasts?\b[^.!?]{{0,40}}\b(?:können\ssie|"
    rf"finden\ssie|hören\ssie|gibt\ses)\b[^.!?]{{0,60}}{_PLAYER}",
    rf"^\W*(?:écoutez|retrouvez|abonnez-vous)\b(?=[^.!?]{{0,40}}podcast)[^.!?]{{0,80}}{_PLAYER}",
    rf"^\W*(?:escuch[ae]|ascolta(?:te)?|ouça|escolta|ascultă|ascultați|"
    rf"suscríbete)\s(?:[\w'’]+\s){{0,4}}p[oóò]dcast\w*\b[^.!?]{{0,40}}{_PLAYER}",
    rf"^\W*(?:beluister|luister\snaar)\b(?=[^.!?]{{0,30}}podcast)[^.!?]{{0,60}}{_PLAYER}|"
    rf"^\W*(?:lyssna\spå|hør|lytt?\stil|kuuntele)\s(?:\w+\s){{0,3}}pod(?:den|casten|kasten|casti?|"
    rf"cast)\b[^.!?]{{0,40}}{_PLAYER}",
    rf"^\W*(?:posłuchaj|słuchaj)\s(?:\w+\s){{0,2}}podcast\w*\b[^.!?]{{0,30}}{_PLAYER}|"
    rf"^\W*podcast\w*\s(?:si\smůžete\sposlechnout|najdete|nájdete|si\smôžete\svypočuť|poslušajte|"
    rf"možete\sslušati)\b[^.!?]{{0,40}}{_PLAYER}|"
    rf"^\W*podkast\w*\s(?:možete\sslušati|slušajte)\b[^.!?]{{0,30}}{_PLAYER}|"
    rf"^\W*a\spodcastot\smeghallgathat\w+\b[^.!?]{{0,30}}{_PLAYER}",
    rf"^\W*(?:слушайте|слухайте)\s(?:\S+\s){{0,2}}подкаст\w*\b[^.!?]{{0,40}}{_PLAYER}|"
    rf"^\W*ακούστε\sτο\spodcast\b[^.!?]{{0,40}}{_PLAYER}|"
    rf"^\W*podcast['’]?\w*\b[^.!?]{{0,60}}{_PLAYER}\S*\sdinleyebilirsiniz",
    rf"^\W*(?:استمع(?:وا)?\sإلى\sالبودكاست\s.{{0,30}}|پادکست\sرا\sدر\s|האזינו\sלפודקאסט\s.{{0,12}}|پوڈکاسٹ\s){_PLAYER}",
    rf"^\W*पॉडकास्ट\sको\s{_PLAYER}\s\S+\sसुनें|^\W*পডকাস্টটি\s{_PLAYER}|^\W*பாட்காஸ்ட்டை\s{_PLAYER}",
    rf"^\W*(?:dengar(?:kan)?|nghe|sikiliza|klausies|kuula)\s(?:pod\w+|taskuhäälingut)\s(?:\w+\s){{0,2}}{_PLAYER}|"
    rf"^\W*tinklalaidės\sklausykitės\W+{_PLAYER}",
    rf"^\W*(?:ฟังพอดแคสต์ได้|ポッドキャストは|팟캐스트는\s|可在)\S{{0,3}}\s?{_PLAYER}",
)
LIVELY = (
    "live", "newsblog", "ticker", "direct", "direkte", "dirett", "vivo", "últimas", "online", "přenos", "prenos",
    "żywo", "елő", "élő", "živo", "uživo", "уживо", "живо", "εξελίξεις", "canlı", "онлайн", "трансляц", "suora",
    "otse", "tiesiog", "tiešraid", "المباشرة", "مباشر", "زنده", "העדכונים", "براہ", "लाइव", "লাইভে", "நேரலை",
    "langsung", "trực", "สดได้", "ライブ", "실시간", "直播", "moja",
)  # fmt: skip
_LATEST_DE = (
    r"(?:alle|die|weitere|neueste|aktuelle)\s(?:(?:aktuellen|neuesten|weiteren)\s)?(?:entwicklungen|nachrichten|"
    r"informationen|infos|ereignisse|meldungen)"
)
FOLLOW_LIVE = (
    rf"^\W*(?:{_LATEST_DE}|verfolgen\ssie\s[^.!?:]{{2,50}}|mehr\sdazu|mehr)\s(?:\w+\s){{0,4}}(?:im|"
    rf"in\sunserem)\s(?:\w+-)?(?:live-?(?:ticker|blog)|newsblog|ticker)\W*$",
    r"^\W*(?:aktuelle|neueste|alle)\s(?:meldungen|nachrichten|entwicklungen)\s(?:zu[rm]?|aus|über)\s[^.!?:]{3,60}\sfinden\ssie\s"
    r"(?:\w+\s){0,2}(?:im|in\sunserem)\s(?:[\w-]+-?)?(?:live-?(?:ticker|blog)|newsblog|ticker)\W*$|"
    r"^\W*alle\sentwicklungen\s(?:im|zum|zur|rund\sum)\s[^.!?:]{3,60}\s(?:finden|lesen)\ssie\sin\sunserem\s(?:live|news)(?:blog|ticker)\W*$",
    r"^\W*(?:suivez|retrouvez)\s(?:la\ssituation|l['’]actualité|les\sévénements|toute\sl['’]actualité|"
    r"notre)\b[^.!?:]{0,40}\bdirect\b[^.!?:]{0,30}\W*$|"
    r"^\W*(?:sigue|siga|seguí|segueix)\s(?:aquí\s|en\sdirecte?\s|en\svivo\s)?(?:toda\s|totes\s)?(?:la|l['’]|"
    r"las)\s?(?:última\shora|últimas\snoticias|actualidad)\b[^.!?:]{0,30}\W*$|"
    r"^\W*segui\s(?:la|il)\s(?:nostra\s)?(?:diretta|live(?:blog)?)\b(?:\scon\s[^.!?:]{0,30})?\W*$|"
    r"^\W*acompanhe\s(?:ao\svivo|em\stempo\sreal)\s(?:as\súltimas|tod[ao]s)\b[^.!?:]{0,30}\W*$|"
    r"^\W*urmăre(?:ște|şte)\s(?:aici\s)?ultimele\s(?:informații|știri)\slive\W*$",
    r"^\W*volg\s(?:het\slaatste\snieuws|alle\sontwikkelingen|de\sontwikkelingen)\b[^.!?:]{0,30}\b(?:liveblog|live)\W*$|"
    r"^\W*f(?:ölj|ølg)\s(?:händelserna|utvecklingen|utviklingen|udviklingen|saken|"
    r"nyheterna)\b[^.!?:]{0,20}\b(?:live\w*|direkte?)\b(?:\s\w+)?\W*$|"
    r"^\W*seuraa\stilannetta\ssuorassa\s(?:lähetyksessä|seurannassa)\W*$",
    r"^\W*(?:śledź|zobacz)\snaszą\srelację\s(?:na\sżywo|live)\W*$|^\W*sledujte\snáš\s(?:online|živ[ýy])\s?(?:přenos|"
    r"prenos|reportáž)?\W*$|"
    r"^\W*kövess(?:e|ék)\sélő\s(?:közvetítésünket|tudósításunkat)\W*$|^\W*следете\s(?:развитието|"
    r"новините)\sна\sживо\b[^.!?:]{0,20}\W*$|"
    r"^\W*(?:pratite\srazvoj\sdogađaja\suživo|пратите\sразвој\sдогађаја\sуживо)\W*$|"
    r"^\W*(?:следите\sза|стежте\sза)\s(?:событиями|развитием|подіями|розвитком)\b[^.!?:]{0,40}\b(?:онлайн\w*|"
    r"(?:онлайн-)?трансляци\w+)\W*$",
    r"^\W*παρακολουθήστε\s(?:live|ζωντανά)\s(?:όλες\s)?τις\sεξελίξεις\W*$|^\W*canlı\s(?:anlatım|"
    r"blog)\w*\b[^.!?:]{0,40}\btakip\sed\w+\W*$|"
    r"^\W*تابع(?:وا)?\sالتغطية\sالمباشرة\b[^.!?:]{0,30}\W*$|^\W*آخرین\s(?:خبرها|اخبار)\sرا\sزنده\sدنبال\sکنید\W*$|"
    r"^\W*עקבו\sאחרי\sהעדכונים\sבשידור\sחי\W*$|"
    r"^\W*تازہ\sترین\sصورتحال\sبراہ\sراست\sدیکھیں\W*$",
    r"^\W*(?:ताजा|ताज़ा)\s(?:अपडेट|खबरों)\s.{0,20}लाइव.{0,16}\sरहें\W*$|^\W*সর্বশেষ\sখবর\s.{0,12}লাইভে\sচোখ\sরাখুন\W*$|"
    r"^\W*உடனுக்குடன்\sசெய்திகளை\sநேரலையில்\sகாணுங்கள்\W*$|"
    r"^\W*ikuti\sperkembangan\s(?:terbaru|terkini)(?:nya)?\s(?:secara\slangsung|di\slive\s\w+)(?:\skami)?\W*$|"
    r"^\W*theo\sdõi\s(?:diễn\sbiến|tin\stức)\strực\stiếp\stại\sđây\W*$|^\W*ติดตามสถานการณ์สดได้ที่นี่\W*$|"
    r"^\W*最新(?:情報|ニュース)はライブ.{2,16}(?:います|ください)\W*$|^\W*실시간\s(?:속보|상황)[은는]\s.{0,12}(?:확인하세요|보세요)\W*$|"
    r"^\W*最新(?:进展|進展|消息)请?請?(?:关注|鎖定|關注|锁定)(?:我们|我們|本[报報站])的?直播\W*$",
    r"^\W*fuatilia\smatukio\smoja\skwa\smoja\shapa\W*$|^\W*naujausią\sinformaciją\ssekite\stiesiogiai\W*$|"
    r"^\W*seko\slīdzi\snotikumiem\stiešraidē\W*$|^\W*jälgi\ssündmusi\sotse\w*\W*$",
)
SEEN = (
    "写真", "画像", "映像", "フォト", "図解", "関連記事", "あわせて読む",
    "video", "videoen", "videoet", "vidéo", "vídeo", "videó", "відео", "видео", "видеото", "βίντεο", "الفيديو",
    "ویدئو", "הסרטון", "בסרטון", "ویڈیو", "वीडियो", "ভিডিও", "வீடியோ", "คลิป", "動画", "영상", "视频", "影片", "影像",
    "vaizdo", "videot", "videoyu",
)  # fmt: skip
SEE = (
    r"^\W*【(?:写真|画像|動画|映像|フォト|図解|写真特集|写真一覧|関連記事|あわせて読む)[^】]{0,12}】\S.{1,60}$",
    r"^\W*(?:sehen\ssie\sim\svideo|(?:voir|à\svoir)\s(?:aussi\s)?en\svidéo|im\svideo|zobacz\swideo|смотрите\sвидео|"
    r"дивіться\sвідео|δείτε\sβίντεο)\s?:\s?\S.{7,}$",
    r"^\W*se\svideo(?:en|et)?\s(?:herunder|nedenfor|her|nedan)\W*$|^\W*(?:podívejte\sse\sna|"
    r"pozrite\ssi)\s(?:celé\s)?video(?:\s(?:níže|nižšie|zde|tu))?\W*$|"
    r"^\W*nézz(?:e|ék)\smeg\saz?\s(?:alábbi\s)?videót\W*$|^\W*vezi\s(?:și\s)?video(?:ul)?(?:\s(?:mai\sjos|aici))?\W*$|"
    r"^\W*вижте\s(?:видеото|видео)(?:\s(?:по-долу|тук))?\W*$|"
    r"^\W*(?:pogledajte\s(?:i\s)?video(?:\s(?:ispod|ovde|ovdje))?|погледајте\sвидео(?:\sиспод)?)\W*$|"
    r"^\W*δείτε\s(?:εδώ\s)?το\sβίντεο(?:\s(?:εδώ|παρακάτω))?\W*$|"
    r"^\W*(?:videoyu|videosunu)\s(?:aşağıdan|buradan|aşağıda)\sizle\w*\W*$|"
    r"^\W*mira\sel\svídeo(?:\sa\scontinuació)?\W*$",
    r"^\W*شاهد(?:وا)?\s(?:هذا\s)?الفيديو(?:\sأدناه)?\W*$|^\W*ویدئو\sرا\s(?:در\s(?:ادامه|زیر)\s)?ببینید\W*$|"
    r"^\W*צפו\sב(?:סרטון|וידאו)\W*$|^\W*(?:نیچے\s)?ویڈیو\sدیکھیں\W*$|"
    r"^\W*(?:नीचे\sदेखें\sवीडियो|(?:नीचे\s)?वीडियो\s(?:नीचे\s)?देखें|(?:নিচে\s)?ভিডিও\sদেখুন|"
    r"(?:இந்த\s)?வீடியோவை\s(?:பாருங்கள்|பார்க்கவும்))\W*$",
    r"^\W*(?:simak|saksikan|tonton|lihat)\svideo(?:nya)?\s(?:selengkapnya\s)?(?:di\sbawah(?:\sini)?|berikut(?:\sini)?|"
    r"di\ssini)\W*$|^\W*xem\svideo\s(?:dưới\sđây|bên\sdưới|tại\sđây)\W*$|"
    r"^\W*(?:ชม|ดู)คลิป(?:วิดีโอ)?(?:ด้านล่าง|ที่นี่)\W*$|^\W*動画は(?:こちら|下記)(?:から(?:ご覧ください)?)?\W*$|^\W*(?:아래|"
    r"다음)\s영상을\s(?:확인|시청)하세요\W*$|"
    r"^\W*(?:请)?(?:点击|點擊|點此|点此)(?:观看|觀看)(?:完整)?(?:视频|影片|影像)\W*$|^\W*tazama\svideo\s(?:hapa\s)?chini\W*$|"
    r"^\W*žiūrėkite\svaizdo\sįrašą\W*$|"
    r"^\W*skaties\svideo(?:\s(?:zemāk|šeit))?\W*$|^\W*vaata\svideot(?:\ssiit)?\W*$",
)
