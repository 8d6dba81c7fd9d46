"""What stands on a fold before it opens: "Spoilers ahead: click to read", "Click to reveal the answer", in some 40
languages.

All that the line says. Four recorded pages kept such lines ("Click to expand..." in the quotations of a forum), and no
line of a truth is one; a fold's own heading ("What is the river like?") says what is in it and asks for no click.
"""

from __future__ import annotations

UNFOLDED = (
    "click", "clicca", "clicche", "cliquez", "clique ", "cliquer", "clic ", "klick", "klik", "klikk", "tryk",
    "napsauta", "tap ", "tippe", "tik ", "toca ", "toque ", "tocca", "touche", "pulsa", "pulse ", "pincha", "apăsa",
    "fes clic", "kattint", "нажм", "натисн", "кликн", "щелкн", "щёлкн", "клікн", "κλικ", "πατήστε", "tıkla", "dokun",
    "انقر", "اضغط", "کلیک", "کلک", "לחצו", "לחץ", "הקליקו", "क्लिक", "টিপুন", "ক্লিক", "கிளிக்", "nhấn", "nhấp",
    "bấm", "คลิก", "แตะ", "クリック", "タップ", "클릭", "누르", "点击", "點擊", "点開", "spustelė", "noklikšķin",
    "klõpsa", "bofya", "скрыт", "прихован", "скрит ", "hidden", "versteckt", "verborgen", "texte ", "contenu ",
    "texto ",
    "contenido", "conteúdo", "testo nascosto", "contenuto", "ukryt",
    "skrytý", "gizli", "مخفي", "隐藏", "隱藏", "숨겨진",
    "spoiler", "спойлер", "スポイラー", "ネタバレ", "스포일러", "剧透", "劇透",
)  # fmt: skip
_SPOILED = (
    r"(?:(?:the|den|die|le|les|el|los|lo|gli|il|o|os|de|het|din|ten)\s)?"
    r"(?:spoilers?\w{0,3}|спойлер\w{0,2}|سبويلر|ネタバレ|스포일러|剧透|劇透)"
)
_WARNED = (
    r"(?:(?:attention|achtung|warnung|vorsicht|warning|caution|beware|attenzione|atención|ojo|atenção|cuidado|aviso|atenție|"
    r"atenció|let\sop|pas\spå|obs|varning|advarsel|varoitus|uwaga|pozor|figyelem|vigyázat|внимание|увага|pažnja|пажња|"
    r"προσοχή|dikkat|uyarı|تنبيه|تحذير|هشدار|אזהרה|सावधान|perhatian|awas|cảnh\sbáo|คำเตือน|注意|警告|주의|경고|"
    rf"alerte|alerta|alert|contains?|contiene|contém|contient|enthält|bevat|{_SPOILED})(?:\s(?:alerts?|warnings?|ahead|below))?"
    r"[\s:!.,()\[\]–—：！。、-]{0,4}){0,4}"
)
_WHAT = (
    r"(?:\s(?:it|this|them|all|more|the\s(?:answers?|solution|spoilers?|(?:hidden\s|full\s|whole\s)?text|rest|content)|"
    r"(?:den|die|das|ihn|sie|es)?\s?(?:antwort|lösung|text|inhalt|spoiler)|"
    r"(?:la|le|l['’]|el|il|lo|a|o|de|het|den|rest(?:en)?\s)?\s?(?:réponse|solution|texte|suite|respuesta|solución|texto|"
    r"risposta|soluzione|testo|resposta|solução|antwoord|oplossing|tekst|svaret|spoilers?)))?"
)
UNFOLD = (
    # what a fold is called by forums and platforms
    r"^\W*(?:(?:show\s|hidden\s)?spoilers?|hidden\s(?:text|content)|(?:показать\s)?спойлер|(?:скрытый\sтекст|прихований\sтекст|"
    r"скрит\sтекст)|(?:versteckter|verborgener)\s(?:text|inhalt)|texte\s(?:caché|masqué)|contenu\s(?:caché|masqué)|texto\soculto|"
    r"contenido\soculto|conteúdo\soculto|testo\snascosto|contenuto\snascosto|verborgen\stekst|ukryt[ay]\s(?:tekst|treść)|skrytý\stext|"
    r"gizli\s(?:metin|içerik)|النص\sالمخفي|نص\sمخفي|ネタバレ|隐藏内容|隱藏內容|숨겨진\s(?:글|내용))\W*$",
    # Germanic
    rf"^\W*{_WARNED}(?:click|tap)\s(?:here\s|on\sthis\s)?to\s(?:read|reveal|show|expand|unfold|unhide|view|see|open){_WHAT}\W*$",
    rf"^\W*{_WARNED}(?:(?:zum|fürs?)\s(?:lesen|anzeigen|aufklappen|öffnen|ausklappen|einblenden|anzeige)\s(?:hier\s)?"
    r"(?:an)?(?:klicken|tippen)|(?:hier\s)?(?:an)?(?:klicken|tippen|klicke|tippe)(?:\ssie)?(?:\shier)?,?\s(?:zum\s(?:lesen|"
    rf"anzeigen|aufklappen|öffnen|ausklappen)|um{_WHAT}\s(?:zu\slesen|zu\söffnen|zu\ssehen|anzuzeigen|aufzuklappen|"
    r"auszuklappen|einzublenden)))\W*$",
    rf"^\W*{_WARNED}(?:klik|tik)\s(?:hier\s)?(?:om|voor){_WHAT}\s?(?:te\s)?(?:lezen|tonen|openen|bekijken|zien|de\sspoilers?)\W*$",
    rf"^\W*{_WARNED}(?:klick?a|tryck|klikk|trykk|tryk|klik)\s(?:her\s|här\s)?(?:for\så|för\satt|for\sat)\s(?:läsa|lese|læse|"
    rf"visa|vise|öppna|åpne|åbne|se|avslöja|avsløre|afsløre){_WHAT}\W*$|"
    rf"^\W*{_WARNED}(?:napsauta|klikkaa)\s(?:tästä\s)?(?:lukeaksesi|nähdäksesi|avataksesi|näyttääksesi)\W*$",
    # Romance
    rf"^\W*{_WARNED}(?:cliquez|clique[rz]?|touchez|appuyez)\s(?:ici\s)?pour\s(?:lire|afficher|voir|révéler|dérouler|déplier|ouvrir){_WHAT}\W*$",
    rf"^\W*{_WARNED}(?:(?:haz|haga|hacé|fes|feu|dé|da)\s(?:clic|click)|pulsa|pulse|pincha|pinche|toca|toque|clica|clique)\s"
    r"(?:aquí\s|acá\s|aqui\s)?(?:para|per(?:\sa)?)\s(?:leer|ver|mostrar|revelar|desplegar|abrir|ler|exibir|expandir|llegir|"
    rf"veure|obrir){_WHAT}\W*$",
    rf"^\W*{_WARNED}(?:clicca(?:re|te)?|clicka|tocca|premi|fai\sclic|fare\sclic)\s(?:qui\s)?per\s(?:leggere|leggerlo|mostrare|"
    rf"vedere|visualizzare|rivelare|aprire|espandere|scoprire){_WHAT}\W*$",
    rf"^\W*{_WARNED}(?:apăsați|apasă|dați\sclick?|dă\sclick?|click)\s(?:aici\s)?pentru\sa\s(?:citi|vedea|afișa|deschide|dezvălui){_WHAT}\W*$",
    # Slavic, Baltic, Hungarian, Estonian
    rf"^\W*{_WARNED}(?:kliknij|kliknite|kliknutím|klikněte|klikni|naciśnij|ťuknite)(?:\s(?:tutaj|zde|sem|tu|ovdje|"
    r"ovde))?,?\s(?:aby|żeby|pro|na|pre|da|za)\s(?:przeczytać|zobaczyć|rozwinąć|odsłonić|pokazać|zobrazit|zobrazení|"
    r"rozbalení|přečtení|otevření|zobrazenie|prečítanie|rozbalenie|čitanje|prikaz|biste\s\w+|pročitate|vidite|prikaže\w*)\W*$|"
    rf"^\W*{_WARNED}kliknutím\s(?:zobrazíte|rozbalíte|otevřete|odkryjete)\W*$",
    rf"^\W*{_WARNED}(?:нажмите|нажми|кликните|щ[её]лкните|натисніть|клікніть|кликнете|натиснете|кликни(?:те)?)(?:\s(?:здесь|сюда|тут|"
    r"тук|овде))?,?\s(?:чтобы|щоб|за\sда|да|для)\s(?:прочитать|прочесть|показать|посмотреть|раскрыть|открыть|увидеть|"
    r"прочитати|показати|побачити|відкрити|розгорнути|прочетете|видите|покажете|отворите|прочитате|чтения|просмотра|"
    r"читання|перегляду)\W*$",
    rf"^\W*{_WARNED}(?:kattints(?:on)?\s(?:ide\s)?(?:az?\s)?(?:elolvasás|megjelenítés|megtekintés|olvasás|kibontás|felfedés)\w*|"
    r"spustelėkite,?\s(?:kad|norėdami)\s\w+|noklikšķiniet,?\slai\s\w+|klõpsa(?:ke)?,?\set\s\w+)\W*$",
    # Greek, Turkish, Semitic, Persian, Urdu
    rf"^\W*{_WARNED}(?:κάντε\sκλικ|πατήστε|πάτησε|κάνε\sκλικ)\s(?:εδώ\s)?για\s(?:να\s)?(?:διαβάσετε|διαβάσεις|δείτε|δεις|εμφάνιση|"
    r"ανάγνωση|αποκάλυψη)\W*$|"
    rf"^\W*{_WARNED}(?:okumak|görmek|göstermek|açmak|görüntülemek)\siçin\s(?:buraya\s)?(?:tıkla(?:yın|yınız)?|dokun(?:un)?)\W*$",
    rf"^\W*{_WARNED}(?:انقر|اضغط)(?:وا)?\s(?:هنا\s)?(?:للقراءة|لقراءة\s\S+|للعرض|لعرض\s\S+|للإظهار|لإظهار\s\S+|للكشف)\W*$|"
    rf"^\W*{_WARNED}برای\s(?:خواندن|دیدن|نمایش|مشاهده)\s(?:اینجا\s)?کلیک\sکنید\W*$|"
    rf"^\W*{_WARNED}(?:לחצו|לחץ|הקליקו)\s(?:כאן\s)?(?:לקריאה|להצגה|לצפייה|לגילוי|כדי\sל\S+)\W*$|"
    rf"^\W*{_WARNED}پڑھنے\sکے\sلیے\s(?:یہاں\s)?کلک\sکریں\W*$",
    # Indian and South-East Asian languages, Swahili
    rf"^\W*{_WARNED}(?:पढ़ने|देखने)\sके\sलिए\s(?:यहां\s|यहाँ\s)?क्लिक\sकरें\W*$|^\W*{_WARNED}পড়তে\s(?:এখানে\s)?ক্লিক\sকরুন\W*$|"
    rf"^\W*{_WARNED}படிக்க\s(?:இங்கே\s)?கிளிக்\sசெய்யவும்\W*$|"
    rf"^\W*{_WARNED}(?:klik|ketuk)\s(?:di\ssini\s)?untuk\s(?:membaca|melihat|menampilkan|membuka)\W*$|"
    rf"^\W*{_WARNED}(?:nhấn|nhấp|bấm)\s(?:vào\sđây\s)?để\s(?:đọc|xem|hiện|mở)\W*$|"
    rf"^\W*{_WARNED}(?:คลิก|แตะ)(?:ที่นี่)?เพื่อ(?:อ่าน|ดู|แสดง|เปิด)\W*$|^\W*{_WARNED}bofya\s(?:hapa\s)?(?:ili\s)?kusoma\W*$",
    # Chinese, Japanese, Korean
    rf"^\W*{_WARNED}(?:点击|點擊|点開|點開)(?:此处|此處|这里|這裡)?(?:阅读|閱讀|查看|显示|顯示|展开|展開)(?:内容|內容|全文|答案|剧透|劇透)?\W*$|"
    rf"^\W*{_WARNED}(?:クリック|タップ)(?:して|で)(?:読む|表示|開く|見る|表示する|展開)\W*$|"
    rf"^\W*{_WARNED}(?:클릭|눌러|탭)(?:하여|해서|하면|서)?\s?(?:보기|읽기|펼치기|열기|표시|보세요|보입니다)\W*$",
    # a spoiler by its name
    rf"^\W*(?:show|reveal|view|mostra(?:r)?|ver|voir|afficher|toon|visa|vis|pokaż|показать|показати|zobrazit)\s{_SPOILED}\W*$|"
    rf"^\W*{_SPOILED}\s?(?:anzeigen|einblenden|aufklappen|tonen|を表示|보기)\W*$",
)
