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
    r"^\W*(?:in\s)?paid\s(?:partnership|collaboration|cooperation)\swith\s[^.!?:;]{2,60}\W*$",
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
    r"^\W*(?:廣編企劃|廣編特輯|商业推广|商業推廣)(?:[\s|:：]+[^。]{2,30})?\W*$",
)
MARKED = "реклама", "рекламодатель", "erid"
_FIRM = r"(?:ооо|ао|пао|зао|оао|ип|нко|ано|фгуп|гк)\s[«\"„“][^»\"“”]{2,80}[»\"“”]"
MARK = (
    r"^\W*реклам(?:а|одатель)\b.{0,160}(?:\berid\b|\bинн\b\s?:?\s?\d{10,12})",
    rf"^\W*реклам(?:а|одатель)\s?[.:,|]?\s{_FIRM}\W*$",
    r"^\W*реклама[.,|]?\s(?:0|6|12|16|18)\s?\+\W*$",
    r"^\W*erid\s?[:=]?\s?[\w-]{6,60}\W*$",
)
"""What Russian law asks of each advert: the word, whose it is, and its number in a register (``erid``)."""
