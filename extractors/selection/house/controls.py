"""Labels of a page's controls, where they stand as lines of their own: save this article, copy the link, open it in the
app, to the top, show all comments, the comments are closed, your e-mail address, loading.

Each is all that the line says. Of some 1,900 such lines on the recorded and the invented pages no truth has one.
"""

from __future__ import annotations

_TEXT = (
    r"(?:(?:this|the)\s(?:article|story|page|post|piece)|(?:diesen\s|den\s)?(?:artikel|beitrag|text)|(?:cet\s|l['’])article|"
    r"(?:este\s|el\s|o\s)?art[ií](?:culo|go)|(?:esta\s|la\s|a\s)?(?:nota|noticia|notícia|matéria)|(?:questo\s|l['’])articolo|"
    r"(?:dit\s|het\s)?artikel|artikeln|artikkelen|artiklen|saken|(?:ten\s)?artykuł|(?:tento\s)?článek|статью|материал|статтю|матеріал|"
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
)  # fmt: skip
USE = (
    rf"^\W*(?:save|gift|bookmark|e-?mail|report|flag|recommend|cite)\s{_TEXT}(?:\s(?:for\slater|to\sread\slater|later|as\sa\sgift|"
    r"to\sa\sfriend))?\W*$",
    rf"^\W*{_TEXT}\s(?:merken|speichern|verschenken|kommentieren|empfehlen|versenden|anhören|bewaren|opslaan|cadeau\sgeven|kaydet)\W*$|"
    rf"^\W*(?:enregistrer|sauvegarder|offrir|commenter|signaler|envoyer|guardar|regalar|comentar|enviar|salvar|presentear|salva|regala|"
    rf"commenta|segnala|bewaar|spara|ge\sbort|lagre|gem|zapisz|uložit|сохранить|зберегти)\s{_TEXT}\W*$",
    # the address
    r"^\W*(?:copy|get)\s(?:the\s|this\s|article\s|page\s)?(?:link|url|permalink|shortlink)(?:\sto\s(?:the\s)?clipboard)?\W*$|"
    r"^\W*(?:link|url)\s(?:copied|kopieren|kopiert|gekopieerd|kopiëren|copiado|copiato|kopieret|kopiert|kopierad)(?:\sto\s(?:the\s)?clipboard)?\W*$|"
    r"^\W*(?:copier\sle\slien|lien\scopié|copiar\s(?:el\s)?enlace|enlace\scopiado|copiar\s(?:o\s)?link|copia\s(?:il\s)?link|kopieer\s(?:de\s)?link|"
    r"kopiera\slänk(?:en)?|kopier\s(?:lenken?|linket?)|(?:s?kopiuj)\slink|kopírovat\sodkaz|(?:с?копировать)\sссылку|(?:с?копіювати)\sпосилання|"
    r"(?:linki|bağlantıyı)\skopyala|(?:リンク|url)を?コピー(?:する)?|(?:复制|複製)(?:链接|鏈接|連結)|(?:링크|url|주소)\s?복사(?:하기)?)\W*$",
    # the app, the top
    r"^\W*(?:open|read|view|continue|listen|watch)\s(?:this\s(?:article\s|story\s)?)?(?:in|on)\s(?:the\s|our\s)?(?:[\w-]+\s)?app\W*$|"
    r"^\W*(?:in\sder\sapp\s(?:öffnen|lesen)|ouvrir\sdans\sl['’]app\w*|abrir\s(?:en\sla|no)\sapp\w*|apri\snell['’]app|openen?\sin\s(?:de\s)?app)\W*$",
    r"^\W*(?:skip|jump|scroll|go|return|back)\s(?:back\s)?(?:directly\s)?to\s(?:the\s)?(?:main\s|page\s)?(?:content|navigation|footer|menu|"
    r"top(?:\sof\s(?:the\s)?page)?)\W*$|^\W*(?:(?:direkt\s|zurück\s|springe?\s)?zum\s(?:inhalt|hauptinhalt|seitenanfang)(?:\sspringen)?|"
    r"(?:zurück\s)?nach\soben|(?:aller|passer|sauter|retour)\s(?:au\scontenu(?:\sprincipal)?|en\shaut(?:\sde\s(?:la\s)?page)?)|"
    r"(?:ir|saltar|volver)\s(?:al\scontenido(?:\sprincipal)?|arriba|al\sinicio)|(?:ir|pular|saltar)\spara\so\sconteúdo(?:\sprincipal)?|voltar\sao\stopo|"
    r"(?:vai|salta|torna)\s(?:al\scontenuto(?:\sprincipale)?|su|all['’]inizio)|(?:ga|spring)\s(?:direct\s)?naar\s(?:de\s)?(?:hoofd)?inhoud|"
    r"(?:terug\s)?naar\sboven|(?:hoppa|gå)\s(?:till|til)\s(?:huvud|hoved)?(?:innehållet|innehåll|innhold|innholdet|indhold)|till\stoppen|til\stoppen)\W*$",
    # comments
    r"^\W*(?:view|show|see|read|hide|load)\s(?:all\s|the\s|more\s)*(?:\d[\d,.]*\s)?comments?(?:\s?\(?\d[\d,.]*\)?)?\W*$|"
    r"^\W*(?:be\sthe\sfirst\sto\scomment|join\sthe\s(?:conversation|discussion)|(?:leave|post|write)\sa\s(?:comment|reply)|add\s(?:a|your)\scomment)\W*$|"
    r"^\W*(?:the\s)?(?:comments?(?:\ssections?)?|commenting|discussion)\s(?:is|are|has\sbeen|have\sbeen)\s(?:now\s|currently\s)?(?:closed|disabled|"
    r"(?:turned|switched)\soff)(?:\s(?:on|for)\s(?:this|the)\s\w+)?\W*$",
    r"^\W*(?:alle\s)?(?:\d+\s)?kommentare\s(?:anzeigen|lesen|ansehen|einblenden)\W*$|^\W*(?:die\s)?kommentar(?:e|funktion)\s(?:sind|ist|wurden?)\b[^.!?]{0,40}"
    r"\b(?:geschlossen|deaktiviert)\W*$|^\W*(?:voir|afficher|lire)\s(?:tous\s)?(?:les\s)?(?:\d+\s)?commentaires\W*$|"
    r"^\W*les\scommentaires\ssont\s(?:fermés|désactivés|clos)\b[^.!?]{0,30}\W*$|^\W*(?:ver|mostrar|leer)\s(?:todos\s)?(?:los\s|os\s)?(?:\d+\s)?coment[aá]rios\W*$|"
    r"^\W*(?:los|os)\scoment[aá]rios\s(?:están|estão)\s(?:cerrados|desactivados|encerrados|fechados|desativados)\b[^.!?]{0,30}\W*$|"
    r"^\W*i\scommenti\ssono\s(?:chiusi|disabilitati)\W*$|^\W*reacties\szijn\s(?:gesloten|uitgeschakeld)\W*$|^\W*reageren\sis\sniet\smeer\smogelijk\W*$",
    r"^\W*kommentar(?:er|erna|feltet|sporet)\s(?:är|er)\s(?:stängda|avstängda|lukket|stengt)\W*$|^\W*komentarze\ssą\s(?:wyłączone|zamknięte)\W*$|"
    r"^\W*komentáře\sjsou\s(?:uzavřeny|vypnuty|zavřené)\W*$|^\W*комментарии\s(?:закрыты|отключены)\W*$|^\W*коментарі\s(?:закриті|вимкнені)\W*$|"
    r"^\W*yorumlar\s(?:kapalı|kapatıldı|kapatılmıştır)\W*$|^\W*コメント(?:は受け付けていません|欄は閉じ(?:られ)?ています)\W*$|^\W*(?:评论|評論|留言)(?:功能)?已(?:关闭|關閉)\W*$|"
    r"^\W*댓글(?:이|을)?\s?(?:닫혔습니다|작성할\s수\s없습니다)\W*$",
    # a field for an address
    r"^\W*(?:(?:please\s)?(?:enter|type|insert|add)\s(?:in\s)?)?your\se-?mail(?:\saddress)?(?:\s(?:here|below))?\W*$|"
    r"^\W*(?:(?:ihre|deine)\s)?e-mail-adresse(?:\seingeben)?\W*$|^\W*(?:geben\ssie\s)ihre\se-mail-adresse\sein\W*$|"
    r"^\W*(?:(?:entrez|saisissez|indiquez)\s)?votre\s(?:adresse\s)?(?:e-?mail|courriel)\W*$|"
    r"^\W*(?:introduc[ea]|ingres[ae]|escrib[ea])\s(?:tu|su)\s(?:correo(?:\selectr[óo]nico)?|e-?mail)\W*$|"
    r"^\W*(?:digite|insira|introduza)\s(?:o\s)?seu\s(?:melhor\s)?e-?mail\W*$|^\W*(?:inserisci|scrivi)\s(?:la\stua|il\stuo)\s(?:indirizzo\s)?e-?mail\W*$|"
    r"^\W*(?:vul|voer)\s(?:je|uw)\se-?mail(?:adres)?\sin\W*$",
    # what is not there yet
    r"^\W*(?:loading|please\swait)(?:\s(?:\w+\s)?(?:comments|more|content|image|paragraph|video|player|poll|article|story))?\s?(?:\.{2,}|…)\W*$|"
    r"^\W*(?:(?:wird|inhalt\swird|video\swird)\sgeladen|lädt|chargement(?:\sen\scours)?|cargando|carregando|a\scarregar|caricamento(?:\sin\scorso)?|laden|"
    r"laddar|laster(?:\sinn)?|indlæser|ladataan|ładowanie|wczytywanie|načítání|načítám|načítava\ssa|загрузка|завантаження|yükleniyor|betöltés|"
    r"se\sîncarcă|φόρτωση|جار[يٍ]?\sالتحميل|読み込み中(?:です)?|(?:正在)?(?:加载|載入)中?|로딩\s?중|불러오는\s중(?:입니다)?)\s?(?:\.{2,}|…)\W*$",
)  # fmt: skip
