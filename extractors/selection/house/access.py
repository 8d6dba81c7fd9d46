"""What a page says of who may read on, and buttons that a template writes as a line: only for subscribers, already one?
log in, share this.

Held against the lines that we wrote (``benchmarks.training.written_lines``): none of those that are an article's match.
Counted on the recorded sets: no truth has one; of questions whether one subscribes a truth has one that goes on with
what the firm sells, so that only those count which end in the door.
"""

from __future__ import annotations

SUBSCRIBED = (
    "subscriber", "subscription", "member", "abonnent", "abonnement", "abonné", "abo ", "abo-", "abonnees", "abonnee",
    "suscript", "socio", "abbonat", "abbonament", "assinante", "prenumer", "subskryp", "předplat", "predplat",
    "подписчик", "подписк", "передплат", "abone", "előfizet", "pelanggan", "للمشتركين", "सदस्यों", "सब्सक्राइबर",
    "订阅", "訂閱", "付费", "付費", "会员", "會員", "会員", "購読", "구독자", "유료",
)  # fmt: skip
_TEXT = r"(?:article|story|content|post|text|piece|report|newsletter)"
DOOR = (
    # English
    rf"^\W*(?:this|the\s(?:rest|full|remainder)(?:\s(?:of\s)?(?:this|the))?)\s?(?:{_TEXT}\s)?(?:is|are)\s(?:available\s)?"
    r"(?:only\s|exclusive(?:ly)?\s|reserved\s|just\s)?(?:to|for)\s(?:\w+\s){0,2}(?:subscribers|members)(?:\sonly)?[.!]?(?:$|\s)|"
    r"^[^.!?]{0,60}\balready\sa\s(?:\w+\s)?(?:subscriber|member)\b\W{1,3}(?:you\scan\s|please\s|click\shere\sto\s)*(?:log|sign)\s?in\b",
    # German, Dutch
    r"^\W*(?:dieser\s(?:artikel|text|beitrag|inhalt)|der\s(?:ganze|vollständige|volle)\s\w+)\s(?:ist|steht)\b[^.!?]{0,40}"
    r"\b(?:abonnent\w*|abonnement|mitgliedern?)\b[^.!?]{0,30}[.!]|"
    r"^\W*(?:(?:sind\ssie\s)?(?:bereits|schon)\s(?:abonnent\w*|mitglied|ein\sabo\w*)|sie\shaben\s(?:bereits|schon)\sein\sabo\w*)\s?\?|"
    r"^\W*mit\s(?:einem|unserem|dem)\s[\w+-]*\s?abo(?:nnement)?\s(?:lesen|haben|erhalten|können)\ssie\b",
    r"^\W*dit\s(?:artikel|verhaal|stuk)\sis\s(?:alleen|exclusief)\b[^.!?]{0,30}\b(?:abonnees|leden)\b|"
    r"^\W*(?:(?:bent\su|ben\sje)\s)?al\s(?:abonnee|lid)\s?\?|^\W*log\sin\sof\sneem\seen\sabonnement\b",
    # French, Spanish, Italian, Portuguese
    r"^\W*(?:cet\sarticle|ce\scontenu|la\ssuite(?:\sde\s(?:cet\s|l['’])article)?)\sest\s(?:\w+ment\s)?réservée?\s(?:à|aux)\s"
    r"(?:nos\s)?abonné|^\W*(?:vous\sêtes\s)?déjà\sabonné\S*\s?\?",
    r"^\W*(?:este\s(?:contenido|art[ií]culo)|esta\snoticia|contenido)\s(?:es\s|está\s)?(?:exclusiv[oa]|reservad[oa]|s[oó]lo|"
    r"disponible)\b[^.!?]{0,20}\bpara\s(?:nuestros\s)?(?:suscriptores|socios)\b|^\W*¿?ya\seres\s(?:suscriptor\w*|soci[oa])\s?\?|"
    r"^\W*hazte\s(?:soci[oa]|suscriptor\w*)\sy\s(?:lee|disfruta|accede|navega)\b",
    r"^\W*quest[oa]\s(?:contenuto|articolo|notizia)\sè\s(?:riservat[oa]|esclusiv[oa]|disponibile\ssolo)\s(?:agli|per\sgli|ai)\s"
    r"(?:nostri\s)?abbonati\b|^\W*(?:hai\sgià\sun\sabbonamento|sei\sgià\sabbonat[oa])\s?\?",
    r"^\W*(?:este\s)?(?:conteúdo|artigo|texto|matéria)\s(?:é\s)?(?:exclusiv[oa]|só|apenas)\s(?:para|d[eo]s?)\s(?:\w+\s)?assinantes\b|"
    r"^\W*(?:você\s)?já\sé\s(?:nosso\s)?assinante\s?\?",
    # Nordic
    r"^\W*(?:artikeln|artikkelen|artiklen|saken|denne\s(?:artikkelen|artikel|saken)|den\shär\sartikeln)\s(?:är|er)\s(?:bara|bare|kun|endast)\s"
    r"f[oö]r\s(?:\w+\s)?(?:prenumeranter|abonnenter)\b|^\W*(?:är\sdu\s|er\sdu\s)?(?:redan|allerede)\s(?:prenumerant|abonnent)\s?\?",
    # Polish, Czech, Slovak, Russian, Ukrainian, Turkish, Hungarian
    r"^\W*(?:ten\s)?(?:artykuł|tekst|materiał)\s(?:jest\s)?(?:dostępny|przeznaczony)?\s?(?:tylko|wyłącznie)\sdla\s(?:\w+\s)?"
    r"(?:prenumeratorów|subskrybentów)\b|^\W*masz\sjuż\s(?:subskrypcję|prenumeratę)\s?\?|"
    r"^\W*(?:tento\s)?(?:článek|článok|obsah|text)\s(?:je\s|máte\s)?(?:\w+\s)?(?:pouze|jen|len|iba)\s(?:pro\s|pre\s)?(?:\w+\s)?p[rř]edplatiteľ?\w*",
    r"^\W*(?:этот\s)?(?:материал|текст|контент)\s(?:доступен\s)?только\s(?:для\s)?подписчик\w+|"
    r"^\W*(?:этот\s)?(?:материал|текст|контент)\sдоступен\sтолько\sподписчик\w+|^\W*уже\s(?:есть\sподписка|оформили\sподписку)\s?\?|"
    r"^\W*(?:цей\s)?(?:матеріал|текст)\s(?:доступний\s)?(?:лише|тільки)\s(?:для\s)?передплатник\w+",
    r"^\W*bu\s(?:içerik|haber|yazı)\s(?:yalnızca|sadece)\sabone\w+|^\W*zaten\sabone\smisiniz\s?\?|"
    r"^\W*(?:ez\sa\s)?(?:cikk|tartalom)\scsak\selőfizető\w+",
    # Indonesian, Arabic, Hindi
    r"^\W*(?:artikel|konten|berita)\sini\s(?:hanya|khusus)\s(?:untuk\s|bagi\s)?pelanggan\b|"
    r"^\W*هذا\s(?:المحتوى|المقال)\s(?:\S+\s)?للمشتركين\b|^\W*यह\s(?:लेख|खबर|सामग्री)\sकेवल\s(?:\S+\s)?(?:सदस्यों|सब्सक्राइबर)",
    # Chinese, Japanese, Korean
    r"^\W*(?:本文|此文|本内容|本內容|全文)(?:为|為)?(?:仅限|仅供|僅限|僅供|只限|限)(?:订阅|訂閱|付费|付費|会员|會員)|^\W*本文(?:为|為)付(?:费|費)内容|"
    r"^\W*(?:この記事|この続き|続き|ここから先)は.{0,4}(?:有料)?(?:会員|購読者)(?:限定|専用|のみ)|"
    r"^\W*이\s(?:기사|콘텐츠)는\s(?:유료\s)?(?:구독자|유료\s?회원)\s?전용",
)  # fmt: skip
SHARED = (
    "share", "teilen", "teile", "artikel", "diesen", "partage", "compart", "condivi", "delen", "deel", "dela ", "del ",
    "udostępnij", "sdíle", "zdieľa", "podijeli", "подели", "поділи", "пошир", "сподел", "paylaş", "megoszt", "distribu",
    "bagikan", "kongsi", "chia sẻ", "شارك", "शेयर", "इस ", "分享", "シェア", "この記事", "공유", "기사", "jaa ", "bu ",
)  # fmt: skip
_THING = (
    r"(?:this|the|bu|article|story|post|page|news|diesen?|den|artikel|beitrag|seite|cet|l['’]article|article|est[ea]|esta|el|la|o|"
    r"art[ií]culo|nota|noticia|notícia|matéria|artigo|quest[oa]|articolo|notizia|dit|verhaal|artikeln|artikkelen|artiklen|saken|"
    r"artykuł|ten|článek|článok|статьёй|статьей|новостью|материалом|статтю|haberi|haber|yazıyı|a\scikket|articolul|ini|berita|"
    r"المقال|الخبر|هذا|खबर|को|करें|इस)"
)
_PLACE = (
    r"(?:on|via|with|by|to|auf|per|über|mit|sur|par|en|em|no|na|nas|su|sui|op|på|na|w|в|у|di|ke|على|पर|(?:your|a)\sfriends?|or|"
    r"colleagues?|and|und|et|y|e|og|och|und|social|media|network|networks|soziale[nr]?|medien|netzwerken?|réseaux|sociaux|redes|"
    r"sociales|sociais|social|socialen|соцсетях|media|sosial|e-?mail|facebook\w*|twitter|x|whatsapp\w*|linkedin|telegram|instagram)"
)
SHARE = (
    # the word alone would be a verb's form of many languages: some of its object or place stands with it
    rf"^\W*(?:share|teilen|teile|partage[rz]?|compart(?:ir|e|ilhe|ilhar)|partilh(?:e|ar)|condividi(?:re)?|delen|deel|dela|del|jaa|"
    rf"udostępnij|sdíle(?:t|jte)|zdieľa(?:ť|jte)|podijeli(?:te)?|podeli(?:te)?|поделит(?:ься|есь)|поділит(?:ися|ись)|поширити|"
    rf"сподели(?:ете)?|megosztás|distribuie|bagikan|kongsi(?:kan)?|chia\ssẻ|شارك|शेयर)(?:\s(?:{_THING}|{_PLACE})){{1,7}}\W*$",
    rf"^\W*(?:{_THING}\s){{1,3}}(?:(?:{_PLACE}\s){{1,4}})?(?:teilen|delen|paylaş(?:ın)?|शेयर\sकरें)\W*$",
    r"^\W*(?:分享到(?:微信|微博|朋友圈|[a-z]+)?|分享(?:本文|此文)|(?:この記事を|記事を)(?:シェア|共有)(?:する)?|(?:이\s)?기사\s?공유(?:하기)?)\W*$",
)
