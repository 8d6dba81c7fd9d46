"""Labels of a page's controls, where they stand as lines of their own: save this article, copy the link, open it in the
app, to the top, show all comments, the comments are closed, your e-mail address, loading; in ``MOVE`` more of it, the
next page, which of how many, where in the site and what it is filed under; in ``PASS_ON`` share, send and print it, and
the size of its letters.

"Read more" and "Read the full story" are not among them: truths of recorded pages have them in lists of teasers. Nor
are words that say something else too ("share", "home", "print", "contents").

Each is all that the line says. Of some 1,900 such lines on the recorded and the invented pages no truth has one; of
some 1,500 of ``MOVE`` and ``PASS_ON`` four are in a truth, all of lists of teasers and of wares, and none was kept.
"""

from __future__ import annotations

_TEXT = (
    r"(?:(?:this|the)\s(?:article|story|page|post|piece)|(?:diesen\s|den\s)?(?:artikel|beitrag|text)|(?:cet\s|"
    r"l['’])article|"
    r"(?:este\s|el\s|o\s)?art[ií](?:culo|go)|(?:esta\s|la\s|a\s)?(?:nota|noticia|notícia|matéria)|(?:questo\s|"
    r"l['’])articolo|"
    r"(?:dit\s|het\s)?artikel|artikeln|artikkelen|artiklen|saken|(?:ten\s)?artykuł|(?:tento\s)?článek|статью|материал|"
    r"статтю|матеріал|"
    r"(?:bu\s)?haberi)"
)
USED = (
    "save", "gift", "bookmark", "email", "e-mail", "report", "flag", "recommend", "artikel", "beitrag", "article",
    "artículo", "articulo", "artigo", "nota", "noticia", "notícia", "matéria", "articolo", "artykuł", "článek",
    "статью", "материал", "статтю", "матеріал", "haberi", "link", "lien", "enlace", "url", "odkaz", "ссылк",
    "посилання", "bağlant", "リンク", "链接", "鏈接", "連結", "링크", "주소", "app", "skip", "jump", "scroll", "back",
    "return", "go to", "inhalt", "oben", "seitenanfang", "contenu", "haut", "contenido", "arriba", "conteúdo", "topo",
    "contenuto", "boven", "inhoud", "toppen", "innehåll", "innhold", "indhold", "comment", "kommentar", "коммент",
    "комент", "reacties", "reageren", "coment", "yorum", "komentar", "コメント", "评论", "評論", "留言", "댓글",
    "conversation", "discussion", "reply", "correo", "courriel", "mailadres", "loading", "please wait", "lädt",
    "geladen", "chargement", "cargando", "carregando", "caricamento", "laden", "laddar", "laster", "indlæser",
    "ladataan", "ładowanie", "wczytywanie", "načít", "загрузка", "завантаження", "yükleniyor", "betölt", "încarcă",
    "φόρτωση", "التحميل", "読み込み", "加载", "載入", "불러오는", "로딩", "l'articolo", "l’articolo", "l'article",
    "l’article", "torna su",
    "copy code", "copy to", "copy snippet", "code ", "código", "codice", "コード", "代码", "程式碼", "코드", "код",
)  # fmt: skip
USE = (
    rf"^\W*(?:save|gift|bookmark|e-?mail|report|flag|recommend|cite)\s{_TEXT}(?:\s(?:for\slater|to\sread\slater|later|"
    rf"as\sa\sgift|"
    r"to\sa\sfriend))?\W*$",
    rf"^\W*{_TEXT}\s(?:merken|speichern|verschenken|kommentieren|empfehlen|versenden|anhören|bewaren|opslaan|cadeau\s"
    rf"geven|kaydet)\W*$|"
    rf"^\W*(?:enregistrer|sauvegarder|offrir|commenter|signaler|envoyer|guardar|regalar|comentar|enviar|salvar|"
    rf"presentear|salva|regala|"
    rf"commenta|segnala|bewaar|spara|ge\sbort|lagre|gem|zapisz|uložit|сохранить|зберегти)\s{_TEXT}\W*$",
    # the address
    r"^\W*(?:copy|get)\s(?:the\s|this\s|article\s|page\s)?(?:link|url|permalink|shortlink)(?:\sto\s(?:the\s"
    r")?clipboard)?\W*$|"
    r"^\W*(?:link|url)\s(?:copied|kopieren|kopiert|gekopieerd|kopiëren|copiado|copiato|kopieret|kopiert|kopierad)(?:\s"
    r"to\s(?:the\s)?clipboard)?\W*$|"
    r"^\W*(?:copier\sle\slien|lien\scopié|copiar\s(?:el\s)?enlace|enlace\scopiado|copiar\s(?:o\s)?link|copia\s(?:il\s"
    r")?link|kopieer\s(?:de\s)?link|"
    r"kopiera\slänk(?:en)?|kopier\s(?:lenken?|linket?)|(?:s?kopiuj)\slink|kopírovat\sodkaz|(?:с?копировать)\sссылку|"
    r"(?:с?копіювати)\sпосилання|"
    r"(?:linki|bağlantıyı)\skopyala|(?:リンク|url)を?コピー(?:する)?|(?:复制|複製)(?:链接|鏈接|連結)|(?:링크|url|"
    r"주소)\s?복사(?:하기)?)\W*$",
    # the code that stands below
    r"^\W*(?:copy\s(?:code|to\sclipboard|snippet)|code\skopieren|copier\sle\scode|copiar\s(?:el\s|o\s)?código|copia\s"
    r"(?:il\s)?codice|コードを?コピー(?:する)?|复制代码|複製程式碼|코드\s?복사|скопировать\sкод)\W*$",
    # the app, the top
    r"^\W*(?:open|read|view|continue|listen|watch)\s(?:this\s(?:article\s|story\s)?)?(?:in|on)\s(?:the\s|our\s"
    r")?(?:[\w-]+\s)?app\W*$|"
    r"^\W*(?:in\sder\sapp\s(?:öffnen|lesen)|ouvrir\sdans\sl['’]app\w*|abrir\s(?:en\sla|no)\sapp\w*|apri\snell['’]app|"
    r"openen?\sin\s(?:de\s)?app)\W*$",
    r"^\W*(?:skip|jump|scroll|go|return|back)\s(?:back\s)?(?:directly\s)?to\s(?:the\s)?(?:main\s|page\s)?(?:content|"
    r"navigation|footer|menu|"
    r"top(?:\sof\s(?:the\s)?page)?)\W*$|^\W*(?:(?:direkt\s|zurück\s|springe?\s)?zum\s(?:inhalt|hauptinhalt|"
    r"seitenanfang)(?:\sspringen)?|"
    r"(?:zurück\s)?nach\soben|(?:aller|passer|sauter|retour)\s(?:au\scontenu(?:\sprincipal)?|en\shaut(?:\sde\s(?:la\s"
    r")?page)?)|"
    r"(?:ir|saltar|volver)\s(?:al\scontenido(?:\sprincipal)?|arriba|al\sinicio)|(?:ir|pular|saltar)\spara\so\s"
    r"conteúdo(?:\sprincipal)?|voltar\sao\stopo|"
    r"(?:vai|salta|torna)\s(?:al\scontenuto(?:\sprincipale)?|su|all['’]inizio)|(?:ga|spring)\s(?:direct\s)?naar\s"
    r"(?:de\s)?(?:hoofd)?inhoud|"
    r"(?:terug\s)?naar\sboven|(?:hoppa|gå)\s(?:till|til)\s(?:huvud|hoved)?(?:innehållet|innehåll|innhold|innholdet|"
    r"indhold)|till\stoppen|til\stoppen)\W*$",
    # comments
    r"^\W*(?:view|show|see|read|hide|load)\s(?:all\s|the\s|more\s)*(?:\d[\d,.]*\s)?comments?(?:"
    r"\s?\(?\d[\d,.]*\)?)?\W*$|"
    r"^\W*(?:be\sthe\sfirst\sto\scomment|join\sthe\s(?:conversation|discussion)|(?:leave|post|write)\sa\s(?:comment|"
    r"reply)|add\s(?:a|your)\scomment)\W*$|"
    r"^\W*(?:the\s)?(?:comments?(?:\ssections?)?|commenting|discussion)\s(?:is|are|has\sbeen|have\sbeen)\s(?:now\s|"
    r"currently\s)?(?:closed|disabled|"
    r"(?:turned|switched)\soff)(?:\s(?:on|for)\s(?:this|the)\s\w+)?\W*$",
    r"^\W*(?:alle\s)?(?:\d+\s)?kommentare\s(?:anzeigen|lesen|ansehen|einblenden)\W*$|^\W*(?:die\s)?kommentar(?:e|"
    r"funktion)\s(?:sind|ist|wurden?)\b[^.!?]{0,40}"
    r"\b(?:geschlossen|deaktiviert)\W*$|^\W*(?:voir|afficher|lire)\s(?:tous\s)?(?:les\s)?(?:\d+\s)?commentaires\W*$|"
    r"^\W*les\scommentaires\ssont\s(?:fermés|désactivés|clos)\b[^.!?]{0,30}\W*$|^\W*(?:ver|mostrar|leer)\s(?:todos\s"
    r")?(?:los\s|os\s)?(?:\d+\s)?coment[aá]rios\W*$|"
    r"^\W*(?:los|os)\scoment[aá]rios\s(?:están|estão)\s(?:cerrados|desactivados|encerrados|fechados|"
    r"desativados)\b[^.!?]{0,30}\W*$|"
    r"^\W*i\scommenti\ssono\s(?:chiusi|disabilitati)\W*$|^\W*reacties\szijn\s(?:gesloten|uitgeschakeld)\W*$|"
    r"^\W*reageren\sis\sniet\smeer\smogelijk\W*$",
    r"^\W*kommentar(?:er|erna|feltet|sporet)\s(?:är|er)\s(?:stängda|avstängda|lukket|stengt)\W*$|^\W*komentarze\ssą\s"
    r"(?:wyłączone|zamknięte)\W*$|"
    r"^\W*komentáře\sjsou\s(?:uzavřeny|vypnuty|zavřené)\W*$|^\W*комментарии\s(?:закрыты|отключены)\W*$|^\W*коментарі\s"
    r"(?:закриті|вимкнені)\W*$|"
    r"^\W*yorumlar\s(?:kapalı|kapatıldı|kapatılmıştır)\W*$|^\W*コメント(?:は受け付けていません|"
    r"欄は閉じ(?:られ)?ています)\W*$|^\W*(?:评论|評論|留言)(?:功能)?已(?:关闭|關閉)\W*$|"
    r"^\W*댓글(?:이|을)?\s?(?:닫혔습니다|작성할\s수\s없습니다)\W*$",
    # a field for an address
    r"^\W*(?:(?:please\s)?(?:enter|type|insert|add)\s(?:in\s)?)?your\se-?mail(?:\saddress)?(?:\s(?:here|below))?\W*$|"
    r"^\W*(?:(?:ihre|deine)\s)?e-mail-adresse(?:\seingeben)?\W*$|^\W*(?:geben\ssie\s)ihre\se-mail-adresse\sein\W*$|"
    r"^\W*(?:(?:entrez|saisissez|indiquez)\s)?votre\s(?:adresse\s)?(?:e-?mail|courriel)\W*$|"
    r"^\W*(?:introduc[ea]|ingres[ae]|escrib[ea])\s(?:tu|su)\s(?:correo(?:\selectr[óo]nico)?|e-?mail)\W*$|"
    r"^\W*(?:digite|insira|introduza)\s(?:o\s)?seu\s(?:melhor\s)?e-?mail\W*$|^\W*(?:inserisci|scrivi)\s(?:la\stua|il\s"
    r"tuo)\s(?:indirizzo\s)?e-?mail\W*$|"
    r"^\W*(?:vul|voer)\s(?:je|uw)\se-?mail(?:adres)?\sin\W*$",
    # what is not there yet
    r"^\W*(?:loading|please\swait)(?:\s(?:\w+\s)?(?:comments|more|content|image|paragraph|video|player|poll|article|"
    r"story))?\s?(?:\.{2,}|…)\W*$|"
    r"^\W*(?:(?:wird|inhalt\swird|video\swird)\sgeladen|lädt|chargement(?:\sen\scours)?|cargando|carregando|a\s"
    r"carregar|caricamento(?:\sin\scorso)?|laden|"
    r"laddar|laster(?:\sinn)?|indlæser|ladataan|ładowanie|wczytywanie|načítání|načítám|načítava\ssa|загрузка|"
    r"завантаження|yükleniyor|betöltés|"
    r"se\sîncarcă|φόρτωση|جار[يٍ]?\sالتحميل|読み込み中(?:です)?|(?:正在)?(?:加载|載入)中?|로딩\s?중|불러오는\s"
    r"중(?:입니다)?)\s?(?:\.{2,}|…)\W*$",
)  # fmt: skip
MOVED = (
    "load", "previous", "page", "slide", "tags", "tags:", "tagged", "tagged:", "filed", "category:", "categories:",
    "topics:", "explore", "weniger", "nächste", "seite", "bild", "foto", "startseite", "schlagwörter", "schlagwörter:",
    "schlagworte", "schlagworte:", "abgelegt", "kategorie", "themen", "galerie", "inhaltsverzeichnis", "voir",
    "afficher", "sommaire", "accueil", "mots-clés", "thèmes", "ver ", "cargar", "carregar", "página", "pagina",
    "inicio", "início", "etiquetas", "temas", "archivado", "índice", "tópicos", "mostra", "carica", "argomenti",
    "indice", "sfoglia", "toon", "laad", "onderwerpen", "inhoudsopgave", "visa", "sida", "hem", "ämnen", "läs ", "vis ",
    "indlæs", "forside", "emner", "emneord", "innholdsfortegnelse", "indholdsfortegnelse", "bilde", "billede", "näytä",
    "sivu", "kuva", "etusivu", "avainsanat", "sisällysluettelo", "sýna", "efnisorð", "pokaż", "strona", "zdjęcie",
    "tagi", "tematy", "spis", "zobrazit", "zobraziť", "načíst", "načítať", "úvod", "štítky", "témata", "tagy", "obsah",
    "további", "címkék", "címlap", "tartalomjegyzék", "kép", "încarcă", "acasă", "etichete", "cuprins", "показать",
    "загрузить", "страница", "главная", "теги", "содержание", "ещё", "еще", "більше", "показати", "головна", "теми",
    "зміст", "фото", "зареди", "начало", "ключови", "снимка", "učitaj", "naslovnica", "početna", "ključne", "slika",
    "учитај", "тагови", "naloži", "rodyti", "raktažodžiai", "rādīt", "tēmas", "näita", "märksõnad", "φόρτωση", "αρχική",
    "ετικέτες", "σελίδα", "περιεχόμενα", "daha", "anasayfa", "etiketler", "sayfa", "içindekiler", "muat", "muatkan",
    "tampilkan", "beranda", "halaman", "tag:", "daftar", "utama", "topik", "xem thêm", "trang", "từ khóa", "mục lục",
    "onyesha", "mwanzo", "mada", "magpakita", "paksa", "carrega", "etiquetes", "عرض", "الرئيسية", "صفحة", "كلمات",
    "الوسوم", "نمایش", "صفحهٔ", "برچسب", "مزید", "صفحۂ", "ٹیگز", "ראשי", "תגיות", "טען", "लोड", "टैग्स", "होम", "টॉपिक",
    "আরও", "প্রচ্ছদ", "மேலும்", "முகப்பு", "குறிச்சொற்கள்", "మరిన్ని", "హోం", "ట్యాగ్స్", "आणखी", "मुख्यपृष्ठ", "टॅग्ज", "โหลด",
    "หน้าแรก", "แท็ก", "加载更多", "載入更多", "顯示更多", "下一页", "下一頁", "返回列表", "没有更多", "首页", "首頁",
    "标签:", "标签：", "关键词:", "もっと見る", "次のページ", "トップ", "一覧に戻る", "ページ", "目次", "더보기",
    "다음 페이지", "목록으로", "홈 ", "go to", "zurück", "zur ", "swipe", "jump to", "tutte", "browse", "home >",
    "home /", "home ›", "home »", "homepage", "last flere", "last mer", "side 1", "side 2", "side 3", "return to",
    "photo 1", "photo 2", "photo 3", "see more", "see all", "see less", "show more", "show all", "show full",
    "show the full", "show less", "next page", "next slide", "next photo", "next image", "next article", "next story",
    "view more", "view all", "view gallery", "view full", "view as", "view the", "mehr anzeigen", "mehr laden",
    "image 1", "image 2", "image 3", "image 4", "image 5", "zpět", "späť", "vissza", "torna a dalt", "takaisin",
    "tilbage", "til toppen", "powrót", "wróć", "povratak", "vrati se", "nazaj", "tagasi", "į viršų", "uz augšu",
    "efst á", "til baka", "bumalik", "rudi juu", "kembali", "العودة", "بازگشت", "חזרה", "回到", "返回", "맨 위로",
    "επιστροφή", "başa", "към", "вернуться", "назад", "terug naar", "direkt zum", "add to",
)  # fmt: skip
_TAKEN = r"(?:news|stories|articles|posts|results|items|videos|photos|images|pictures|topics|comments|headlines)"
_CRUMBS = (
    r"(?:startseite|accueil|inicio|início|hem|forside|forsiden|hjem|etusivu|strona\sgłówna|úvod|domov|"
    r"címlap|főoldal|acasă|naslovnica|početna|domov|anasayfa|ana\ssayfa|beranda|utama|"
    r"trang\schủ|mwanzo|forsíða|avaleht|sākums|pradžia|inici|latest\snews)"
)
_CRUMBS_BEYOND = (
    r"(?:главная|головна|начало|почетна|αρχική|الرئيسية|صفح[ۂهٔ]+\s(?:اول|نخست)|خانه|ראשי|होम|मुख्यपृष्ठ|প্রচ্ছদ|முகப்பு|"
    r"హోం|หน้าแรก|首页|首頁|トップ|ホーム|홈)"
)
_BELOW = r"(?:\s?[>›»/]\s?[^.!?:>›»/]{1,40})"
_OF = r"(?:of|von|de|di|sur|av|af|van|z|od|iz|från|dari|daripada|din|из|з|от|από|/)"
MOVE = (
    # more of it, the next of it
    rf"^\W*(?:load|show|view|see)\s(?:\d+\s)?(?:more|all|less|fewer)(?:\s(?:\w+\s)?{_TAKEN})?\W*$|^\W*(?:see|explore|"
    rf"view|browse)\s(?:all|more)\s(?:on\s)?(?:the(?:se)?\s)?(?:topics|sections|tags)\W*$|"
    r"^\W*(?:show|view)\s(?:the\s)?full\s(?:article|story)\W*$|^\W*(?:next|previous)\s(?:page|slide|photo|image|"
    r"article|story|post)\W*$|"
    r"^\W*(?:return|go|back)\s(?:back\s)?to\s(?:the\s)?(?:home\s?page|front\spage|overview|list|search\sresults)\W*$|"
    r"^\W*(?:view|open|see)\s(?:the\s)?(?:photo\s|image\s|full\s)?gallery\W*$|^\W*view\sas\s(?:a\s)?single\spage\W*$|"
    r"^\W*view\s\d+\s(?:more\s)?(?:images|photos|pictures)\W*$|^\W*swipe\sfor\smore\b[^.!?]{0,20}\W*$|^\W*jump\sto\s"
    r"(?:section|recipe)(?:\W{1,3}print(?:\srecipe)?)?\W*$",
    r"^\W*(?:mehr|weniger)\s(?:anzeigen|laden)\W*$|^\W*alle\s(?:anzeigen|artikel\sanzeigen)\W*$|^\W*(?:nächste|"
    r"vorherige)\sseite\W*$|^\W*zur\s(?:startseite|übersicht)\W*$|^\W*zurück\szu[rm]\s(?:übersicht|startseite|"
    r"artikel)\W*$|^\W*auf\seiner\sseite\slesen\W*$|"
    r"^\W*galerie\söffnen\b[^.!?]{0,16}\W*$|^\W*direkt\szum\srezept(?:\sspringen)?\W*$|^\W*(?:toon|laad)\smeer(?:\s"
    r"\w+)?\W*$|^\W*(?:volgende|vorige)\spagina\W*$|^\W*terug\snaar\s(?:het\s)?overzicht\W*$|^\W*(?:voir|afficher)\s"
    r"(?:plus|tous\sles\sarticles)\W*$|"
    r"^\W*page\s(?:suivante|précédente)\W*$|^\W*(?:ver\smás|cargar\smás|ver\smais|carregar\smais)(?:\s(?:noticias|"
    r"notícias))?\W*$|^\W*(?:ver|vai\sa)\s(?:todas\sas|todas\slas|tutte\sle)\s(?:noticias|notícias|"
    r"notizie)\b[^.!?]{0,24}\W*$|^\W*(?:mostra|carica)\s"
    r"(?:altro|altri)\W*$|^\W*(?:página|pagina)\s(?:siguiente|seguinte|successiva|următoare|anterior|precedente)\W*$|"
    r"^\W*carrega['’]?n\smés\W*$|^\W*încarcă\smai\smulte?\W*$",
    r"^\W*(?:visa|vis|last|indlæs|hent)\s(?:fler[ea]?|mer[e]?)(?:\s(?:artikler|artiklar|nyheter|nyheder))?\W*$|"
    r"^\W*(?:läs|les|læs|vis)\s(?:hela|hele)\s(?:artikeln|artikkelen|artiklen|saken)\W*$|^\W*se\salle\s"
    r"billeder\b[^.!?]{0,8}\W*$|^\W*gå\stil(?:l)?\s(?:forsiden|startsidan)\W*$|"
    r"^\W*(?:näytä|lataa)\slisää\W*$|^\W*sýna\smeira\W*$|^\W*til\sbaka\sá\sforsíðu\W*$|^\W*efst\sá\ssíðu\W*$|"
    r"^\W*takaisin\sylös\W*$|^\W*pokaż\s(?:więcej|mniej|wszystkie)\W*$|^\W*(?:powrót|wróć)\sna\sgórę\W*$|^\W*(?:na|"
    r"za)č[ií](?:st|tať)\s(?:další|ďalšie)\W*$|"
    r"^\W*zobraz(?:it|iť)\s(?:více|viac|další|všechny)\W*$|^\W*(?:zpět\snahoru|späť\sna\szačiatok|zpět\sna\s"
    r"(?:začátek|hlavní\sstránku))\W*$|^\W*(?:további\s)?cikkek\sbetöltése\W*$|^\W*vissza\sa\stetejére\W*$|"
    r"^\W*učitaj\s(?:još|više)\W*$|^\W*(?:povratak|vrati\sse|nazaj)\sna\svrh\W*$|"
    r"^\W*naloži\sveč\W*$|^\W*(?:rodyti|rādīt)\s(?:daugiau|vairāk)\W*$|^\W*näita\srohkem\W*$|^\W*(?:tagasi\süles|į\s"
    r"viršų|uz\saugšu)\W*$|^\W*daha\sfazla\s(?:göster|yükle|haber)\W*$|^\W*başa\sdön\W*$|^\W*muat(?:kan)?\s(?:lebih\s"
    r"banyak|lagi|lainnya)\W*$|^\W*tampilkan\ssemua\W*$|"
    r"^\W*kembali\ske\satas\W*$|^\W*ke\sbahagian\satas\shalaman\W*$|^\W*xem\sthêm(?:\snội\sdung)?\W*$|^\W*về\sđầu\s"
    r"trang\W*$|^\W*onyesha\szaidi\W*$|^\W*magpakita\spa\W*$|^\W*bumalik\ssa\sitaas\W*$|^\W*torna\sa\sdalt\W*$",
    r"^\W*(?:показать|загрузить|смотреть)\s(?:ещё|еще|все|больше)\W*$|^\W*(?:вернуться|назад|повернутися)\s(?:к|до)\s"
    r"(?:списку|рубрики|началу)\b[^.!?]{0,14}\W*$|^\W*(?:більше\sновин|показати\s(?:ще|більше))\W*$|^\W*зареди\s"
    r"още\W*$|^\W*към\sначалото\W*$|^\W*учитај\sјош(?:\sвести)?\W*$|"
    r"^\W*φόρτωση\sπερισσότερων\W*$|^\W*επιστροφή\sστην\sκορυφή\W*$|^\W*عرض\sالمزيد\W*$|^\W*العودة\sإلى\sالأعلى\W*$|"
    r"^\W*نمایش\sبیشتر\W*$|^\W*بازگشت\sبه\sبالا\W*$|^\W*مزید\sدکھائیں\W*$|^\W*טען\sעוד\W*$|^\W*חזרה\sלמעלה\W*$|"
    r"^\W*और\sलोड\sकरें\W*$|^\W*आणखी\sलोड\sकरा\W*$|"
    r"^\W*আরও\s(?:লোড\sকরুন|দেখুন)\W*$|^\W*மேலும்\sகாட்டு\W*$|^\W*మరిన్ని\sచూపించు\W*$|^\W*(?:โหลด|ดู)เพิ่มเติม\W*$|"
    r"^\W*(?:点击|點擊)?(?:加载|載入|显示|顯示|查看)更多(?:内容|內容)?\W*$|^\W*(?:下|上)一(?:页|頁)\W*$|"
    r"^\W*返回(?:列表|顶部|頂部)\W*$|^\W*回到?(?:頁首|顶部)\W*$|^\W*没有更多了?\W*$|"
    r"^\W*もっと見る\W*$|^\W*(?:次|前)のページ(?:へ)?\W*$|^\W*(?:ページの先頭へ|一覧に戻る|一覧へ)\W*$|^\W*더"
    r"\s?보기\W*$|^\W*(?:다음|이전)\s페이지\W*$|^\W*목록(?:으로|보기)\W*$",
    # which of how many
    rf"^\W*(?:page|image|photo|slide|picture|seite|bild|foto|página|pagina|side|sida|sivu|kuva|bilde|billede|strona|"
    rf"zdjęcie|strana|slika|sayfa|halaman|trang|vaizdas)\s?\d{{1,3}}\s?{_OF}\s?\d{{1,3}}\b[^.!?]{{0,24}}\W*$|"
    r"^\W*\d{1,3}\s?/\s?\d{1,3}\s?(?:photos?|fotos?|bilder|images|kép)\b[^.!?]{0,20}\W*$|^\W*(?:galéria|galerie|"
    r"galerij|galería|galleria)\W{1,3}\d{1,3}\s?/\s?\d{1,3}\W*$",
    r"^\W*(?:страница|сторінка|снимка|фото|σελίδα|صفحة|页|頁)\s?\d{1,3}\s(?:из|з|от|από|من)\s?\d{1,3}\W*$|^\W*第"
    r"\s?\d{1,3}\s?[页頁]\s?[,，/／]?\s?共\s?\d{1,3}\s?[页頁]\W*$|^\W*\d{1,3}\s?/\s?\d{1,3}\s?ページ\W*$",
    # where in the site
    # (of a paper's sections; "Home" and what lies deeper are the categories of a shop, which its truths have)
    rf"^\W*home(?:page)?{_BELOW}{{1,2}}$|^\W*{_CRUMBS}{_BELOW}{{1,4}}$",
    rf"^\W*{_CRUMBS_BEYOND}{_BELOW}{{1,4}}$",
    # filed under
    r"^\W*(?:tags?|tagged|filed\sunder|schlagwörter|schlagworte|abgelegt\sunter|mots-clés|etiquetas|etiquetes|"
    r"etichete|tagi|tagy|štítky|címkék|etiketler|avainsanat|efnisorð|emneord|märksõnad|raktažodžiai|ključne\sriječi|"
    r"ključne\sbesede|từ\skhóa)\s?:\s[^.!?]{2,120}\W*$",
    r"^\W*(?:теги|ключови\sдуми|тагови|ετικέτες|الوسوم|كلمات\sمفتاحية|برچسب.?ها|ٹیگز|תגיות|टैग्स|टॅग्ज|ট্যাগ|குறிச்சொற்கள்|"
    r"ట్యాగ్స్|แท็กที่เกี่ยวข้อง|标签|標籤|关键词|關鍵字|タグ|태그)\s?[:：]\s?[^.!?。]{2,120}\W*$",
    r"^\W*(?:inhaltsverzeichnis|in\sdiesem\sartikel|inhalt\sdieses\sbeitrags|themen\sin\sdiesem\sartikel|"
    r"inhoudsopgave|onderwerpen\sin\sdit\sartikel|indice\sdei\scontenuti|índice\sdel\sartículo|innholdsfortegnelse|"
    r"indholdsfortegnelse|sisällysluettelo|spis\streści|"
    r"obsah\s(?:článku|tohto\sčlánku)|tartalomjegyzék|içindekiler|daftar\sisi|mục\slục|thèmes\sassociés)\W*$",
    r"^\W*(?:tilbage\still?\stoppen|til\stoppen\saf?v?\ssiden|rudi\sjuu|gå\still?\stoppen)\W*$",
    r"^\W*(?:맨\s위로|回到頁首|ऊपर\sजाएं|উপরে\sযান|மேலே\sசெல்ல|واپس\sاوپر|догори|กลับขึ้นด้านบน)\W*$",
)
PASSED = (
    "share", "font", "increase", "decrease", "email", "e-mail", "send", "facebook", "twitter", "whatsapp", "dark",
    "rss", "spread", "pin", "schrift", "schriftgröße", "merkliste", "leseliste", "zwischenablage", "teilen", "taille",
    "envoyer", "favoris", "tamaño", "tamanho", "dimensione", "enviar", "invia", "diminuir", "favoritos", "preferiti",
    "tekststørrelse", "större", "textstorlek", "rozmiar", "poslat", "poslať", "размер", "закладки", "yazı", "yazdır",
    "cỡ chữ", "ukuran", "글자크기", "글씨", "字级", "字級", "打印", "列印", "印刷する", "인쇄하기", "natisni",
    "nyomtatás", "tulosta", "drukāt", "spausdinti", "vytlačiť", "vytisknout", "wydrukuj", "skriv", "udskriv",
    "роздрукувати", "распечатать", "разпечатай", "εκτύπωση", "طباعة", "প্রিন্ট", "பகிர்க", "اشتراک", "jaa", "deila",
    "podziel", "sdílet", "zdieľať", "megosztás", "distribuie", "поделиться", "поділитися", "сподели", "podijeli",
    "podeli", "dalintis", "dalies", "jaga", "κοινοποίηση", "paylaş", "bagikan", "kongsi", "chia sẻ", "ibahagi",
    "sambaza", "مشاركة", "شارك", "שתפו", "शेयर", "শেয়ার", "แชร์", "シェア", "공유", "分享", "コピー", "bluesky",
    "comparteix", "partilhar", "compartir", "compartilhar", "partager", "condividi", "delen", "print", "deli na",
    "dela på", "text size", "text:", "weiterleiten", "versenden", "add to", "be the first", "follow the author",
    "republish", "embed this", "lien copié", "ajouter", "añadir", "vorlesen", "autor folgen", "diesem thema", "tip je",
    "send til", "tips en", "tipsa", "tautan", "print this", "print dit",
)  # fmt: skip
_NETWORK = (
    r"(?:facebook|twitter|x|whatsapp|linkedin|pinterest|telegram|bluesky|threads"
    r"|instagram|reddit|e-?mail|messenger|viber|vk|xing|line|flipboard|mastodon|zalo|kakao\w*)"
)
PASS_ON = (
    rf"^\W*(?:share|tweet|post|pin)\s(?:this\s(?:\w+\s)?|it\s|article\s)?(?:on|to|via|by|with)\s{_NETWORK}(?:\s"
    rf"\(opens\sin\s(?:a\s)?new\s(?:window|tab)\))?\W*$|^\W*{_NETWORK}\s(?:share|teilen|共有|분享|分享)\W*$|"
    r"^\W*(?:increase|decrease|change|reset)\s(?:the\s)?(?:font|text)\ssize\W*$|^\W*(?:font|text)(?:\s"
    r"size)?\W{1,3}(?:[as][+-]?\W{0,3}){2,4}$|^\W*font\W{1,3}small\W{1,3}medium\W{1,3}large\W*$|^\W*text\ssize\W*$|"
    r"^\W*email\sthis\s(?:\w+\s)?to\sa\sfriend\W*$|^\W*send\sto\s(?:a\s)?friend\W*$|"
    r"^\W*(?:add\sto\s(?:my\s)?(?:reading\slist|favou?rites|bookmarks)|republish\sthis\s(?:story|article)|embed\s"
    r"this\s\w+|pin\sthis\srecipe(?:\sfor\slater)?|follow\sthe\sauthor|be\sthe\sfirst\sto\slike\sthis)\W*$|^\W*print\s"
    r"this\s(?:page|article|story|post)\W*$|^\W*\d+\sshares\W*$|"
    r"^\W*save\srecipe(?:\W{1,3}(?:jump\sto\srecipe|print))*\W*$",
    rf"^\W*auf\s{_NETWORK}\steilen\W*$|^\W*(?:diesen|den)\s(?:beitrag|artikel)\steilen(?:\W{{1,3}}{_NETWORK})*\W*$|"
    rf"^\W*per\s(?:e-)?mail\s(?:weiterleiten|versenden|teilen|senden)\W*$|^\W*(?:zur|auf\sdie)\s(?:leseliste|"
    rf"merkliste)(?:\shinzufügen|\ssetzen)?\W*$|"
    r"^\W*link\swurde\sin\sdie\szwischenablage\skopiert\W*$|^\W*schriftgröße\s(?:ändern|anpassen)\W*$|"
    r"^\W*schrift\W{1,3}klein\W{1,3}normal\W{1,3}groß\W*$|^\W*(?:vorlesen\slassen|autor\sfolgen|diesem\sthema\s"
    r"folgen)\W*$|"
    rf"^\W*(?:partager|compartir|compartilhar|partilhar|condividi|comparteix|distribuie|delen|deel|dela|del|deila|jaa|"
    rf"jaga|podziel\ssię|udostępnij|sdílet|zdieľať|podijeli|podeli|deli|dalintis|bagikan|kongsi|chia\ssẻ)\s(?:na|pe|"
    rf"op|på|sur|en|no|su|a|á|bài\sviết\slên|v|ve|di|ke)\s{_NETWORK}\w{{0,3}}\W*$|"
    r"^\W*(?:envoyer|enviar|invia)\s(?:par|por|tramite|via)\s(?:e-?mail|courriel|correo(?:\selectrónico)?)\W*$|"
    r"^\W*(?:tamaño\sde\s(?:la\s)?letra|tamanho\sd[ao]\s(?:letra|fonte)|dimensione\stesto|taille\sdu\stexte|"
    r"tekststørrelse|rozmiar\stekstu)(?:\W{1,3}(?:a[+-]{0,2}\W{0,3}){1,4})?\W*$|"
    r"^\W*diminuir\sfonte\W{1,3}aumentar\sfonte\W*$|^\W*större\stext\W{1,3}mindre\stext\W*$|^\W*(?:ajouter\sà\smes\s"
    r"favoris|añadir\sa\sfavoritos|salva\stra\si\spreferiti|lien\scopié\sdans\sle\spresse-papiers|send\stil\sen\sven|"
    r"tips\sen\svenn|tipsa\sen\svän)\W*$",
    r"^\W*(?:skriv\sut|udskriv|tulosta|natisni(?:\sčlanek)?|vytlačiť|vytisknout|wydrukuj|drukāt|spausdinti|nyomtatás|"
    r"yazdır|print\sdit\s(?:bericht|artikel)|facebook['’]?ta\spaylaş)\W*$|^\W*(?:poslat|poslať)\s(?:e-mailem|"
    r"e-mailom)\W*$|^\W*yazı\sboyutunu\s[^.!?]{0,24}\W*$|^\W*(?:cỡ\schữ|ukuran\shuruf)\b\W{0,3}(?:a[+-]?\W{0,3})*$|"
    r"^\W*(?:podziel\ssię|podeli\svest|dalies\sar\srakstu|jaa\sartikkeli|ibahagi\sang\sbalitang\sito|sambaza\shabari\s"
    r"hii|tip\sje\svrienden|tautan\sberhasil\sdisalin)\W*$",
    r"^\W*(?:поделиться|поділитися|роздрукувати|распечатать|разпечатай|добавить\sв\sзакладки|надіслати\sдругу)\W*$|"
    r"^\W*размер\sшрифта\b(?:\W{1,3}а){0,4}\W*$|^\W*(?:споделете|поделите|сподели)\s(?:във|в|на)\s"
    r"ф[еэ]йс[бу]+ук\w?\W*$|^\W*(?:εκτύπωση|κοινοποίηση|μοιραστείτε\sτο\sάρθρο)\W*$|^\W*(?:طباعة|مشاركة|اشتراک.?گذاری|"
    r"کپی\sلینک(?:\sکوتاه)?)\W*$|"
    r"^\W*(?:پرنٹ\sکریں|اس\sخبر\sکو\sشیئر\sکی\S{2,5}|प्रिंट\sकरें|खबर\sशेयर\sकरें|बातमी\sशेअर\sकरा|প্রিন্ট\sকরুন|শেয়ার\s"
    r"করুন|அச்சிடு|பகிர்க)\W*$|^\W*שתפו\sב\S{3,10}\W*$|^\W*(?:แชร์ข่าวนี้|ขนาดตัวอักษร)\W*$|"
    r"^\W*(?:打印|列印)(?:本页|本文)?\W*$|^\W*分享(?:至|到)\s?(?:facebook|微信|微博|line|朋友圈).{0,6}$|"
    r"^\W*字[级級](?:设定|設定)?\W.{0,10}$|^\W*印刷する\W*$|^\W*記事を保存\W*$|^\W*lineで送る\W*$|^\W*인쇄하기\W*$|"
    r"^\W*(?:본문\s)?(?:글자|글씨)\s?크기.{0,8}$|^\W*(?:카카오톡|페이스북)(?:으로|에)?\s공유(?:하기)?\W*$",
)
