"""How the house invites its readers to more of it below a text: to its other stories, to where else they find it.

Such lines stand in a row at the end, with an offer between that is told by itself. Held against the lines that we wrote
(``benchmarks.training.written_lines``): none of those that are an article's match.
"""

from __future__ import annotations

from extractors.selection.house.phrases import NETWORKS

FINDABLE = (*NETWORKS, "متابعتنا", "फ़ेसबुक", "यूट्यूब")
FOUND_ON = (
    # that they can follow us on one of those, where other languages than English inflect the verb
    r"(?:puedes|puede|pueden|podés|podéis)\s(?:también\s)?seguirnos\b|(?:pode|podem|podes)\s(?:também\s)?(?:nos\sseguir|seguir-nos)\b",
    r"(?:pouvez|peux)\s(?:aussi\s|également\s)?nous\s(?:suivre|retrouver)\b|(?:puoi|potete)\s(?:anche\s)?seguirci\b",
    r"(?:können\ssie|sie\skönnen|kannst\sdu|du\skannst|ihr\skönnt|könnt\sihr)\suns\s[^.!?]{0,120}\bfolgen\b",
    r"(?:kunt|kan|kun)\s(?:(?:je|u|jij)\s)?ons\s(?:ook\s)?(?:volgen|vinden)\b",
    r"(?:kan|kunna)\s(?:också|också\sgärna|även|også)\s(?:följa\soss|følge\soss?|hitta\soss|finne\soss|finde\sos)\b",
    r"voi(?:t|tte)\s(?:myös\s)?seurata\smeitä\b",
    r"(?:możesz|możecie)\snas\s(?:\w+\s){0,2}(?:obserwować|śledzić)\b|"
    r"můžete\snás\s(?:\w+\s){0,2}sledovat\b|môžete\snás\s(?:\w+\s){0,2}sledovať\b",
    r"можете\s(?:также\s)?(?:следить\sза\sнами|подписаться\sна\sн(?:ас|аш\w*)|читать\sнас)|"
    r"можете\s(?:також\s)?(?:стежити\sза\sнами|підписатися\sна\sн(?:ас|аш\w*)|читати\sнас)",
    r"(?:ne\sputeți|ne\spoți|poți\ssă\sne|puteți\ssă\sne)\s(?:urmări|urmărești|urmăriți)\b|"
    r"követhet(?:nek|tek|sz)?\s(?:minket|bennünket)\b|(?:μπορείτε|μπορείς)\s(?:επίσης\s)?να\sμας\s(?:ακολουθήσ\w+|βρείτε)",
    r"(?:dapat|bisa|boleh)\s(?:juga\s)?mengikuti\skami\b|(?:يمكنك|يمكنكم)\s(?:أيض[اًا]+\s)?متابعتنا\b|"
    r"हमें\s.{0,60}(?:फ़ॉलो|फॉलो)\s.{0,12}सकते",
)
INVITED = (
    "clic", "cliq", "klik", "klick", "tryk", "click", "pincha", "pulsa", "pulse", "нажм", "кликн", "натисн", "tıkla",
    "buraya", "انقر", "اضغط",
    "क्लिक", "点击", "點擊", "クリック", "bấm", "kattint", "클릭", "read more",
    "notificaciones", "nachrichten",
)  # fmt: skip
_STORIES_EN = r"(?:stories|articles|news|coverage|reporting)"
_HERE = (
    r"\s?[,:–-]?\s?(?:(?:please\s|just\s)?click\shere|(?:(?:ha[zg]a?|d[aeé]|faça)\s)?(?:clic|click|clique|pincha|pulsa|pulse)\s"
    r"(?:aquí|acá|aqui)|cliquez\sici|clicca\squi|klik\shier|kliknij\stutaj|"
    r"нажмите\sздесь)\W*$"
)
INVITE = (
    rf"^\W*(?:click|tap)\shere\s(?:to\s(?:read|see|find|get)|for)\s(?:all\s|even\s)?(?:more|other|further)\s(?:of\sour\s)?"
    rf"(?:[\w'’-]+\s){{0,2}}{_STORIES_EN}\b[^.!?:]{{0,60}}\W*$|"
    rf"^\W*(?:you\scan\s)?read\smore\s{_STORIES_EN}\s(?:from|by)\s[^.!?:]{{2,40}}\shere\W*$",
    r"^\W*(?:haz|haga|hacé|pincha|pinche|pulsa|pulse)\s(?:clic\s|click\s)?(?:aquí|acá)\s(?:para\s(?:leer|ver|conocer)\s|si\squieres\sleer\s)"
    r"(?:más|otras|otros|todas|todos)\s(?:las\s|los\s|nuestr[ao]s\s)?(?:historias|noticias|artículos|notas|reportajes)\b[^.!?:]{0,60}\W*$|"
    r"^\W*(?:y\s)?(?:recuerda|no\solvides)\sque\spuedes\srecibir\snotificaciones\b[^!?]{0,100}\W*$",
    r"^\W*(?:clique|clica)\saqui\s(?:para|e)\s(?:ler|ver|leia|veja)\s(?:mais|outras|outros|todas|todos)\s(?:as\s|os\s)?"
    r"(?:notícias|histórias|artigos|reportagens|matérias)\b[^.!?:]{0,60}\W*$",
    r"^\W*cliquez\sici\spour\s(?:lire|voir|retrouver|découvrir)\s(?:plus\sd['’]|d['’]autres\s|tous\s(?:nos|les)\s|toutes\s(?:nos|les)\s)"
    r"(?:articles|actualités|histoires|infos|reportages)\b[^.!?:]{0,60}\W*$",
    r"^\W*clicca\squi\sper\s(?:leggere|vedere|scoprire)\s(?:altr[ei]|più|tutt[ei]\s(?:le|gli|i))\s"
    r"(?:notizie|storie|articoli|news)\b[^.!?:]{0,60}\W*$",
    r"^\W*(?:klicken\ssie|klicke|klick)\shier,?\s(?:um|für)\s(?:weitere|mehr|alle)\s(?:unserer\s)?(?:artikel\w*|nachrichten|"
    r"geschichten|beiträge|meldungen)\b[^.!?:]{0,60}\W*$",
    r"^\W*klik\shier\s(?:voor|om)\s(?:meer|alle|andere)\s(?:nieuws|verhalen|artikelen|berichten)\b[^.!?:]{0,60}\W*$",
    r"^\W*(?:klicka|klikk|klik|tryk)\s(?:här|her)\sf(?:ör|or)\s(?:att|å|at)\s(?:läsa|lese|læse)\s(?:fler|flere|mer|mere)\s"
    r"(?:artiklar|artikler|nyheter|nyheder|saker|historier)\b[^.!?:]{0,60}\W*$",
    r"^\W*kliknij\stutaj,?\s(?:aby|żeby|by)\s(?:przeczytać|zobaczyć)\s(?:więcej|inne)\s(?:artykułów|wiadomości|"
    r"tekstów|artykuły|teksty)\b[^.!?:]{0,60}\W*$|"
    r"^\W*klikněte\s(?:zde|sem)\s(?:a|pro)\s(?:přečtěte\ssi\s)?(?:další|více)\s(?:články|článků|zprávy|zpráv)\b[^.!?:]{0,60}\W*$",
    r"^\W*(?:нажмите|кликните)\s(?:здесь|сюда),?\sчтобы\s(?:прочитать|читать|посмотреть)\s(?:больше|другие|ещё|еще)\s"
    r"(?:новост\w+|стат\w+|материал\w+)[^.!?:]{0,60}\W*$|"
    r"^\W*натисніть\s(?:тут|сюди),?\sщоб\s(?:прочитати|читати)\s(?:більше|інші)\s(?:новин\w*|стат\w+|матеріал\w+)[^.!?:]{0,60}\W*$",
    r"^\W*daha\sfazla\s(?:haber|yazı|hikaye|içerik)\s(?:okumak|görmek)?\s?için\s(?:buraya\s)?tıklayın\W*$|"
    r"^\W*klik\sdi\ssini\suntuk\s(?:membaca|melihat)\s(?:lebih\sbanyak\s)?(?:berita|artikel|cerita)\b[^.!?:]{0,60}\W*$|"
    r"^\W*bấm\svào\sđây\sđể\s(?:đọc|xem)\sthêm\s(?:tin|bài)\b[^.!?:]{0,40}\W*$",
    r"^\W*(?:انقر|اضغط|انقروا|اضغطوا)\sهنا\s(?:لقراءة|للاطلاع\sعلى)\s(?:المزيد\sمن|مزيد\sمن)\s(?:ال)?(?:أخبار|مقالات|قصص|مواضيع)[^.!?:]{0,40}\W*$|"
    r"^\W*(?:और|अधिक|ज़्यादा|ज्यादा)\s(?:समाचार|ख़बरें|खबरें|लेख|कहानियां)\s(?:पढ़ने\sके\sलिए|पढ़ने\sके\sलिए)\s(?:यहां|यहाँ)\sक्लिक\s(?:करें|कीजिए)\W*$",
    r"^\W*(?:请)?(?:点击|點擊)(?:这里|此处|這裡|此處)(?:阅读|閱讀|查看)更多(?:新闻|新聞|文章|报道|報導)\W*$|"
    r"^\W*(?:ここ|こちら)をクリックして(?:他の|もっと多くの)(?:記事|ニュース)を読む\W*$",
    # to read more of it, and then where
    rf"^\W*(?:for|to\s(?:read|see|get))\s(?:more|other)\s(?:local\s|breaking\s|top\s|national\s)?(?:news|stories|"
    rf"articles|headlines)\b[^.!?]{{0,50}}{_HERE}",
    rf"^\W*(?:para|si\s(?:quieres?|deseas?|desea))\s(?:leer|ver|conocer|saber)\s(?:de\s|sobre\s)?(?:más|otros?|otras?)"
    rf"\s(?:noticias?|hechos\sen|notas|artículos|historias)\b[^.!?]{{0,60}}{_HERE}|"
    rf"^\W*(?:para|se\squiser)\s(?:ler|ver|saber)\s(?:mais|outras?|outros?)\s(?:notícias|matérias|artigos|"
    rf"reportagens)\b[^.!?]{{0,50}}{_HERE}",
    rf"^\W*pour\slire\s(?:d['’]autres|plus\sd['’])\s?(?:articles|actualités|infos)\b[^.!?]{{0,50}}{_HERE}|"
    rf"^\W*per\s(?:leggere|vedere)\s(?:altre|tutte\sle)\snotizie\b[^.!?]{{0,50}}{_HERE}|"
    rf"^\W*voor\s(?:meer|ander)\snieuws\b[^.!?]{{0,50}}{_HERE}",
    r"^\W*(?:mehr|weitere|aktuelle|alle)\s(?:aktuelle\s|lokale\s|regionale\s)?nachrichten\s(?:(?:aus|zu|rund\sum|über|"
    r"zum\sthema|vom)\s[^.!?]{2,50}\s)?(?:finden|lesen|gibt)\s(?:sie|es|ihr|du)\s(?:hier|"
    r"in\sunserem\s[^.!?]{2,30})\W*$",
    rf"^\W*(?:чтобы|для\sтого,?\sчтобы)\s(?:про)?читать\s(?:другие|больше)\sновост\w+\b[^.!?]{{0,40}}{_HERE}",
)
