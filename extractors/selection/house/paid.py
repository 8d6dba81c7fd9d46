"""What labels a text as paid for, or as made with somebody: "Sponsored post in collaboration with …", "Anzeige – in
Kooperation mit …", "本ページはプロモーションが含まれています".

Sentences that say it of the text are in ``house.notices``. Each form is all that the line says, and what it labels is
this one text: "sponsored content" alone may be an item of a list on advertising. Held against the lines that we wrote
(``benchmarks.training.written_lines``) and against the truths of the recorded sets: none of those that are an article's
match. "I was given this for a review" is the writer's and left alone, as is "All opinions are my own".
"""

from __future__ import annotations

PAID = (
    "spons", "paid ", "partner", "parten", "advert", "anzeige", "werbung", "gesponsert", "bezahlt", "betaald",
    "reklam", "billet", "publi", "collabora", "artículo", "artigo", "articol", "articolo", "betalt", "annons",
    "samarbe", "kaupalli", "artykuł", "materiał", "wpis", "współprac", "komerčn", "placen", "sponzor", "szponzor",
    "fizetett", "támogatott", "на правах", "партн", "спонсор", "плаћен", "plaćen", "promo", "χορηγ", "bu içerik",
    "reklamdır", "مقال", "رپورتاژ", "प्रायोजित", "bài viết", "artikel", "tài trợ", "บทความ", "プロモーション",
    "広告", "원고료", "협찬", "유료", "合作推广", "合作推廣", "廣編", "廣告", "广告", "赞助", "贊助", "業配",
    "branded", "patrocin", "matéria", "платен", "спонзор", "제공", "지원", "제작", "商业推广", "商業推廣",
    "タイアップ", "協賛", "提供",
)  # fmt: skip
_BY = r"(?:\s?[:–—|/-]\s?[^.!?:;]{2,60})?"
_MINE = r"(?:[.,;]\s(?:{own})\b[^.!?]{{0,50}})?\W*$"
PAY = (
    # English
    r"^\W*(?:sponsored|paid|partner|promoted|branded)\s(?:post|article|content|story|feature)\s?(?:[:–—|(-]\s?)?(?:(?:in\s)?(?:paid\s)?"
    r"(?:collaboration|partnership|association|cooperation)\swith|(?:sponsored|paid\sfor|presented|brought\sto\syou)\sby)\s[^.!?:;]{2,60}\W*$|"
    r"^\W*(?:in\s)?paid\s(?:partnership|collaboration|cooperation)\swith\s[^.!?:;]{2,60}\W*$|"
    r"^\W*(?:paid\s(?:partnership|collaboration)|sponsored\spost)\s?[:–—]\s[^?:;]{2,140}$",
    # German, Dutch
    r"^\W*(?:anzeige|werbung|gesponsert(?:er\s(?:artikel|beitrag|text))?|(?:bezahlte\s|unbezahlte\s)?werbung|bezahlter\s(?:artikel|beitrag)|advertorial)"
    r"[\s:–—|/,(-]+(?:\w+\s)?in\s(?:bezahlter\s|freundlicher\s)?(?:zusammenarbeit|kooperation|partnerschaft)\smit\s[^.!?:;]{2,60}\W*$|"
    r"^\W*(?:gesponserter|bezahlter)\s(?:artikel|beitrag)(?:\s(?:von|in\skooperation\smit)\s[^.!?:;]{2,60})?\W*$",
    r"^\W*(?:gesponsord(?:e)?|betaalde?)\s(?:artikel|bericht|post)(?:\s?(?:[:–—|-]\s?)?(?:(?:in\ssamenwerking\s)?met|door|van)\s[^.!?:;]{2,60})?\W*$",
    # French, Spanish, Catalan
    r"^\W*(?:article|billet|post|contenu|publication|publi-?reportage)\s(?:\w+\s)?(?:(?:réalisée?|écrite?|rédigée?|proposée?|publiée?|créée?|produite?)"
    r"\s(?:\w+\s)?)?en\s(?:partenariat|collaboration)\s(?:\w+\s)?avec\s[^.!?:;]{2,60}"
    + _MINE.format(own=r"mon\savis|mes\savis|mes\sopinions|les\savis|je\sreste|nos\savis|notre\savis"),
    rf"^\W*(?:article|billet|post)\s(?:sponsorisée?|partenaire)(?:\s(?:par|avec)\s[^.!?:;]{{2,60}}|{_BY})\W*$|"
    r"^\W*(?:collaboration|partenariat)\s(?:commerciale?|rémunérée?)(?:\s(?:avec)\s[^.!?:;]{2,60})?\W*$",
    r"^\W*(?:artículo|post|entrada|reportaje)\s(?:patrocinad[oa]|promocionad[oa])(?:\s(?:por|en\scolaboración\scon)\s[^.!?:;]{2,60})?\W*$|"
    r"^\W*(?:artículo|post|entrada|publirreportaje|contenido)\s(?:\w+\s){0,2}en\scolaboración\scon\s[^.!?:;]{2,60}"
    + _MINE.format(own=r"mi\sopinión|mis\sopiniones|las\sopiniones"),
    r"^\W*article\spatrocinat(?:\sper\s[^.!?:;]{2,60})?\W*$",
    # Portuguese, Italian, Romanian
    r"^\W*(?:artigo|post|matéria|publi(?:editorial|post)?)\s(?:patrocinad[oa]|pag[oa])(?:\s(?:por|pel[oa]|em\sparceria\scom)\s[^.!?:;]{2,60})?\W*$|"
    r"^\W*(?:artigo|post|conteúdo|publi(?:editorial|post)?)\s(?:\w+\s)?(?:em\s(?:parceria|colaboração)\scom|oferecido\spor)\s[^.!?:;]{2,60}"
    + _MINE.format(own=r"a\sminha\sopinião|minha\sopinião|as\sopiniões"),
    r"^\W*(?:articolo|post)\s(?:sponsorizzato|in\scollaborazione)\s?(?:[:–—|-]?\s?(?:da|con|(?:realizzato\s)?in\scollaborazione\scon)\s[^.!?:;]{2,60}|"
    r"\scon\s[^.!?:;]{2,60})?\W*$|^\W*articolo\s(?:realizzato|scritto)\sin\scollaborazione\scon\s[^.!?:;]{2,60}"
    + _MINE.format(own=r"le\sopinioni|la\smia\sopinione"),
    r"^\W*articol\s(?:sponsorizat|plătit|susținut)(?:\s(?:de|în\sparteneriat\scu)\s[^.!?:;]{2,60})?\W*$",
    # Nordic, Finnish
    r"^\W*(?:(?:reklam|annons|reklame|annonse|annonce)[\s:–—|/-]+)?i\sbetalt\s(?:samarbete|samarbeid|samarbejde)\smed\s[^.!?:;]{2,60}\W*$|"
    r"^\W*(?:annons|reklam|reklame|annonse|annonce)[\s:–—|/-]+(?:i\s)?(?:samarbete|samarbeid|samarbejde)\smed\s[^.!?:;]{2,60}\W*$|"
    r"^\W*(?:sponsrat|sponset|sponsoreret)\s(?:inlägg|innlegg|indlæg)(?:\s(?:av|af|från|fra)\s[^.!?:;]{2,60})?\W*$|"
    r"^\W*kaupallinen\syhteistyö(?:\s?[:–—|-]\s?[^.!?:;]{2,60})?\W*$",
    # Slavic, Hungarian
    r"^\W*(?:artykuł|materiał|wpis|tekst)\s(?:sponsorowany|partnera|promocyjny)(?:\s(?:przez\s)?[^.!?:;]{2,40})?\W*$|"
    r"^\W*współpraca\s(?:reklamowa|płatna)\s?(?:[:–—|/-]|z\s(?:marką\s)?)\s?[^.!?:;]{2,60}\W*$",
    r"^\W*(?:komerční|placený|sponzorovaný|komerčný)\s(?:článek|článok|příspěvek|príspevok|text)(?:\s?[:–—|-]\s?[^.!?:;]{2,60})?\W*$|"
    r"^\W*(?:plaćeni|sponzorirani|sponzorisani|promotivni|sponzorirana)\s(?:članak|tekst)(?:\s?[:–—|-]\s?[^.!?:;]{2,60})?\W*$|"
    r"^\W*(?:szponzorált|fizetett|támogatott)\s(?:cikk|bejegyzés)(?:\s?[:–—|-]\s?[^.!?:;]{2,60})?\W*$",
    r"^\W*на\sправах\s(?:рекламы|реклами)(?:\s?[:–—|-]\s?[^.!?;]{2,60})?\W*$|^\W*(?:партн[её]рский|спонсорский|партнерський|спонсорський)\s(?:материал|матеріал|"
    r"пост|проект|проєкт)(?:\s?[:–—|-]\s?[^.!?:;]{2,60})?\W*$|^\W*(?:платена|спонсорирана)\s(?:публикация|статия)(?:\s?[:–—|-]\s?[^.!?:;]{2,60})?\W*$|"
    r"^\W*(?:плаћени|спонзорисани)\sтекст\W*$",
    # Greek, Turkish, Semitic, Indo-Iranian, Indonesian, Vietnamese, Thai
    r"^\W*χορηγούμενο\sάρθρο(?:\s?[:–—|-]\s?[^.!?:;]{2,60})?\W*$|^\W*bu\s(?:içerik|yazı)\s(?:reklamdır|[^.!?]{2,50}\ssponsorluğunda\s\w+)\W*$|"
    r"^\W*مقال\s(?:مدعوم|ممول|دعائي|إعلاني)(?:\s[^.!?]{2,40})?$|^\W*رپورتاژ\sآگهی\W*$|"
    r"^\W*प्रायोजित\sलेख\W*$|^\W*artikel\s(?:bersponsor|berbayar|promosi)(?:\s[^.!?]{2,40})?\W*$|"
    r"^\W*bài\sviết\s(?:được\s)?tài\strợ(?:\sbởi\s[^.!?]{2,40})?\W*$|^\W*บทความ(?:ประชาสัมพันธ์|สนับสนุนโดย.{2,40}|โฆษณา)\W*$",
    # Japanese, Korean, Chinese
    r"^\W*(?:この|当|本)(?:記事|ページ|サイト|コンテンツ)(?:に)?(?:は|には)?.{0,16}(?:プロモーション|広告|pr)(?:が|を)(?:含(?:まれて)?(?:んで)?い?(?:ます|みます)|掲載しています)\W*$|"
    r"^\W*(?:この|本)記事は.{2,30}(?:の提供|とのタイアップ|の協賛)(?:で|により).{0,20}\W*$",
    r"^\W*(?:본|이|해당)\s(?:포스팅|콘텐츠|글|게시물|기사)(?:은|는)\s.{0,60}(?:원고료|협찬|제공\s?받|지원\s?받|유료\s?광고).{0,30}(?:작성(?:되었습니다|했습니다|하였습니다|된\s?\S*)|"
    r"포함(?:되어\s있습니다|하고\s있습니다))\W*$|^\W*(?:유료\s?광고\s?포함|제작\s?지원\s?[:：]\s?.{2,30})\W*$",
    r"^\W*(?:本文|本篇|此文)(?:为|為|系|是|由)[^。！？]{0,24}(?:合作推[广廣]|商业推广|商業推廣|[广廣]告(?:内容|內容|合作)?|[赞贊]助(?:内容|內容)?|廣編(?:企劃)?|業配文?)\W*$|"
    r"^\W*(?:(?:廣編特輯|廣編企劃|業配)\W{0,3})?本文由[^。！？]{2,30}(?:贊助|赞助)(?:提供|播出)?\W*$",
    r"^\W*(?:廣編企劃|廣編特輯|商业推广|商業推廣)(?:[\s|:：]+[^。]{2,30})?\W*$",
)
ADVERTISED = (
    "ads by", "promoted", "werbung ausblenden", "präsentiert", "publicidad", "reklamy", "scroll", "annonsør",
    "محتوى", "مادة", "این مطلب", "תוכן שיווקי", "תוכן ממומן", "gulir", "informazione", "proposé",
    "rédactionnel", "স্পনসর", "বিজ্ঞাপন", "விளம்பர", "огласни", "матеріал", "lugu jätkub", "straipsnio",
    "raksta", "annonce", "advertenti", "gesponsorde", "以下为", "以下為", "合作推荐", "繼續往下",
    "继续阅读正文", "광고", "patrocinado", "conteúdo de marca", "الإعلان", "verlagssonder", "ads", "ad ",
    "adver", "seeing", "brought to you", "paid", "sponsored", "sponset", "sponsoreret", "sponsrat",
    "gesponsert", "werbung", "anzeigensonder", "ad-free", "innehåll från", "konten ini", "reklame", "detta är",
    "(p)", "प्रायोजित", "sponsorlu", "タイアップ", "บทความนี้", "bài viết có", "المحتوى", "يتبع", "يُتبع",
    "تبع", "以下", "publi-", "annonsørinnhold", "dieser inhalt",
)  # fmt: skip
ADVERTISE = (
    r"^\W*(?:remove|hide|skip|block)\s(?:these\s|all\s|the\s)?ads\W*$|^\W*go\sad-?free\W*$|^\W*(?:info\s)?why\s(?:am\si|you(?:['’]re|\sare)|do\si)\s(?:seeing|see)\s(?:this|these)\s(?:ads?|adverts?|advertisements?)\W*$|"
    r"^\W*(?:ad\sfeedback|report\s(?:this\s)?ad(?:vert(?:isement)?)?|about\sthis\sad|ads\sby\s\w+|advertise\swith\sus|paid\spost|promoted\s(?:stories|links))\W*$|^\W*brought\sto\syou\sby\s[^.!?;]{2,60}\W*$|"
    r"^\W*(?:this\sis\s)?an?\s(?:paid(?:-for)?\s)(?:advertisement|advertising|advert)(?:\s(?:feature|content))?\W*$|^\W*this\sis\san?\s(?:advertisement|advertorial|advertising)(?:\s(?:feature|content))?\W*$|"
    r"^\W*(?:ad|advert|advertisement|advertising)\s(?:feature|promotion)\W*$|^\W*advertisement\W{1,3}(?:continue\sreading|story\scontinues|scroll\sto\scontinue|article\scontinues)(?:\s\w+){0,3}\W*$",
    r"^\W*(?:werbung\s(?:ausblenden|entfernen|deaktivieren)|(?:nach|unter)\sder\swerbung\s(?:geht\ses\sweiter|weiterlesen)|artikel\sunterhalb\sder\swerbung\sweiterlesen|verlagssonderveröffentlichung|anzeigensonderveröffentlichung)\W*$|"
    r"^\W*dieser\sinhalt\swurde\s[^.!?]{0,40}in\szusammenarbeit\smit\sdem\skunden\b[^.!?]{2,24}\W*$|^\W*(?:sponsored\scontent|gesponsert)\s?[–—|:-]\s?(?:präsentiert|presented|powered)\s(?:von|by)\s[^.!?:;]{2,50}\W*$|"
    r"^\W*gesponsorde\s(?:bijdrage|inhoud)(?:\sin\ssamenwerking\smet\s[^.!?:;]{2,50})?\W*$|^\W*(?:annonce|publicité)\s?[–—:|-]\s?(?:continuez|poursuivez)\svotre\slecture\b[^.!?]{0,20}\W*$|^\W*contenu\sproposé\spar\s(?:notre|un)\spartenaire\W*$|^\W*publi-?rédactionnel\W*$",
    r"^\W*publicidad\s?[–—:|-]\s?sigue\sleyendo\b[^.!?]{0,20}\W*$|^\W*conteúdo\sde\smarca\W*$|^\W*patrocinado\spor\s[^.!?:;]{2,50}\W*$|^\W*informazione\spromozionale(?:\sa\scura\sdi\s[^.!?:;]{2,50})?\W*$|^\W*[(]p[)]\sadvertorial\W*$|"
    r"^\W*innehåll\sfrån\sannonsör\w*\W*$|^\W*(?:annonsørinnhold|sponsoreret\sindhold|sponsrat\sinnehåll)\s(?:produsert\sav|i\ssamarbejde\smed|fra|från|i\ssamarbete\smed)\s[^.!?:;]{2,50}\W*$|^\W*detta\sär\sett\sbetalt\ssamarbete\b[^.!?]{0,50}\W*$|"
    r"^\W*lugu\sjätkub\spärast\sreklaami\W*$|^\W*straipsnio\stęsinys\W{1,3}po\sreklamos\W*$|^\W*raksta\sturpinājums\spēc\sreklāmas\W*$|^\W*nastavak\steksta\sispod\sreklame\W*$|^\W*огласни\sсадржај\W*$|^\W*матеріал\sпідготовлено\sна\sзамовлення\b[^.!?]{0,30}\W*$",
    r"^\W*sponsorlu\sbağlantılar\W*$|^\W*(?:محتوى\sبرعاية(?:\s.{2,40})?|مادة\sإعلانية(?:\sمدفوعة)?|يُ?تبع\sبعد\sالإعلان)$|^\W*این\sمطلب\sبا\sحمایت\s.{2,40}$|^\W*תוכן\s(?:שיווקי|ממומן|מקודם)\W*$|^\W*प्रायोजित\sसामग्री\W*$|^\W*বিজ্ঞাপনের\sপর\sআরও\s.{2,10}$|"
    r"^\W*স্পনসর\sকরা\s.{2,14}$|^\W*விளம்பரத்துக்குப்\sபிறகு\s.{2,12}$|^\W*gulir\ske\sbawah\suntuk\s(?:melanjutkan|lanjut)\b[^.!?]{0,14}\W*$|^\W*(?:以下[为為](?:赞助|贊助|广告|廣告)(?:内容|內容)?|广告之后[,，].{2,10}|廣告\s?請?繼續往下閱讀|合作推[荐薦])\W*$|^.{0,8}본문은\s광고\s아래.{2,12}$|"
    r"^\W*บทความนี้ได้รับการสนับสนุน.{2,24}$|^\W*[\[【]タイアップ記事[\]】]\W*$|^\W*bài\sviết\scó\snội\sdung\s(?:được\s)?tài\strợ\W*$|^\W*konten\sini\smerupakan\skerja\ssama\sdengan\s[^.!?]{2,30}\W*$",
)
"""What a page says of its adverts: take them away, why this one is seen, the text goes on behind it."""
MARKED = "реклама", "рекламодатель", "erid"
_FIRM = r"(?:ооо|ао|пао|зао|оао|ип|нко|ано|фгуп|гк)\s[«\"„“][^»\"“”]{2,80}[»\"“”]"
MARK = (
    r"^\W*реклам(?:а|одатель)\b.{0,160}(?:\berid\b|\bинн\b\s?:?\s?\d{10,12})",
    rf"^\W*реклам(?:а|одатель)\s?[.:,|]?\s{_FIRM}\W*$",
    r"^\W*реклама[.,|]?\s(?:0|6|12|16|18)\s?\+\W*$",
    r"^\W*erid\s?[:=]?\s?[\w-]{6,60}\W*$",
)
"""What Russian law asks of each advert: the word, whose it is, and its number in a register (``erid``)."""
