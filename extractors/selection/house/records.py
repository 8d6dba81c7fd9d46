"""What a blog's template says below a post: when it was posted, what it is filed under, how to follow its responses.

The default themes of WordPress write it as a sentence at the end of the text (Kubrick, 2005 to 2010, and Twenty Ten
behind it), and their translations as sentences of the language. Told by the post that was posted or filed together with
the feed, the trackback or the bookmark, or by nothing standing beside where it was filed.

Held against the lines that we wrote (``benchmarks.training.written_lines``): none of those that are an article's match.
"""

from __future__ import annotations

RECORDED = (
    "entry", "post", "article", "respons", "comments", "beitrag", "eintrag", "artikel", "kommentar", "billet",
    "contenu", "entrée", "note", "vous", "entrada", "artículo", "puedes", "puede", "articolo", "voce", "puoi",
    "artigo", "você", "pode", "bericht", "inlägg", "innlegg", "indlæg", "wpis", "příspěvek", "článek", "článok",
    "bejegyzés", "запись", "статья", "запис", "yazı", "artikkeli", "この投稿", "この記事", "本文", "本条目",
)  # fmt: skip
_FOLLOWED = (
    r"\b(?:rss(?:\s?2[.,]0)?|trackbacks?|pingbacks?|rétroliens?|permalink\w*|permalien|permalenk\w*|kestolinkki|bookmark|"
    r"lesezeichen|bokm[äe]rk\w*|bogm[æa]rk\w*|favori[st]?|favoritos|preferiti|záložk\w+|закладк\w+|zakład\w+|"
    r"enlace\spermanente|link\spermanente|bezpośredni\w+\sodnośnik\w*|kalıcı\sbağlantı\w*|permanenter\slink|постоянн\w+\sссылк\w+)"
)
RECORD = (
    # English
    rf"^\W*this\s(?:entry|post|article|item)\s(?:was|is|has\sbeen)\s(?:\w+\s)?(?:posted|published|written|filed|created|"
    rf"tagged)\s(?:on|in|under|at|by|and|with)\b.{{0,260}}(?:\bfiled\s(?:under|in)\b|{_FOLLOWED})",
    r"^\W*this\s(?:entry|post)\s(?:was|is)\s(?:posted\son\b[^.!?]{2,40}\d{4}[^.!?]{0,20}|(?:posted\sin|filed\s(?:in|under))\b"
    r"[^.!?]{2,60})\.?\W*$",
    r"^\W*you\scan\s(?:follow\s(?:any|all|the)\s(?:responses|comments|replies)\sto\sthis\s(?:entry|post|article)|"
    r"(?:leave\sa\s(?:response|comment|reply)|skip\sto\sthe\send)\b[^.!?]{0,60}\b(?:trackback|response))\b",
    r"^\W*notice:\sthe\scontent\sabove\b[^!?]{0,100}\bis\suploaded\sand\sposted\sby\b",
    r"^\W*both\scomments\sand\spings\sare\s(?:currently\s)?closed\W*$",
    # German, Dutch
    rf"^\W*dieser\s(?:beitrag|eintrag|artikel)\s(?:wurde|ist)\b.{{0,160}}\b(?:abgelegt|veröffentlicht|geschrieben|gepostet|"
    rf"verschlagwortet|gespeichert|eingetragen)\b.{{0,160}}(?:\babgelegt\b|{_FOLLOWED})",
    r"^\W*der\s(?:beitrag|artikel|eintrag)\s(?:wurde|ist)\sam\s.{4,40}\b20\d\d\sum\s\d{1,2}[:.]\d\d\suhr\s(?:veröffentlicht|geschrieben|erstellt)\b.{0,160}"
    r"\babgelegt\b",
    r"^\W*dieser\s(?:beitrag|eintrag|artikel)\swurde\sam\s.{4,30}\b20\d\d\s(?:von\s.{2,40}\s)?(?:unter\s(?:allgemein|blog|news|aktuelles|uncategorized)|"
    r"in\sder\skategorie\s[^.!?]{2,40})\s(?:veröffentlicht|abgelegt)\W*$|"
    r"^\W*dieser\s(?:beitrag|eintrag)\swurde\s(?:unter\s(?:allgemein|blog|news|aktuelles|uncategorized)\s(?:veröffentlicht|abgelegt)|"
    r"veröffentlicht\s(?:in|unter)\s(?:allgemein|blog|news|aktuelles|uncategorized))\W*$",
    r"^\W*(?:du\skannst|sie\skönnen)\s(?:alle\s)?(?:die\s)?(?:kommentare|antworten)\szu\sdiese[mnr]\s(?:eintrag|beitrag|artikel)\b"
    r"[^!?]{0,80}\brss\b",
    rf"^\W*dit\s(?:bericht|artikel)\s(?:is|werd)\s(?:geplaatst|gepost|geschreven|gepubliceerd)\b.{{0,260}}{_FOLLOWED}",
    # French, Spanish, Italian, Portuguese
    rf"^\W*(?:cet(?:te)?|ce)\s(?:article|entrée|billet|note|contenu|post)\s(?:a\sété|est|fut)\s(?:publiée?|postée?|écrite?|"
    rf"classée?|rédigée?)\b.{{0,260}}(?:\bclassée?\s(?:dans|sous)\b|{_FOLLOWED})",
    r"^\W*vous\spouvez\s(?:en\s)?suivre\s(?:les|tou(?:te)?s\sles)\s(?:commentaires|réponses)\b[^!?]{0,80}\brss\b",
    rf"^\W*est[ea]\s(?:entrada|art[ií]culo|post|nota)\s(?:fue|ha\ssido|se)\s(?:postead|publicad|publicó|escrit|archivad)\w*"
    rf"\b.{{0,260}}(?:\barchivad[ao]\s(?:en|bajo)\b|{_FOLLOWED})",
    r"^\W*puedes?\sseguir\s(?:las\srespuestas|(?:todos\s)?los\scomentarios)\b[^!?]{0,80}\brss\b",
    rf"^\W*quest[oa]\s(?:articolo|post|voce|nota)\s(?:è\s(?:stat[oa]\s)?|fu\s)(?:pubblicat|scritt|postat|inserit)[oa]\b"
    rf".{{0,260}}(?:\b(?:classificat|archiviat|categorizzat)[oa]\b|{_FOLLOWED})",
    r"^\W*puoi\sseguire\s(?:i\scommenti|le\srisposte|(?:tutti\s)?i\scommenti)\b[^!?]{0,80}\brss\b",
    rf"^\W*est[ea]\s(?:entrada|artigo|post)\s(?:foi|está)\s(?:publicad|postad|escrit|arquivad)[oa]\b.{{0,260}}"
    rf"(?:\barquivad[oa]\s(?:em|sob|na)\b|{_FOLLOWED})",
    r"^\W*(?:você\s)?pode\s(?:acompanhar|seguir)\s(?:quaisquer\s|as\s|todas\sas\s|os\s)?(?:respostas|comentários)\b[^!?]{0,80}"
    r"\brss\b",
    # Nordic, Finnish, Slavic, Hungarian, Turkish
    rf"^\W*(?:detta\sinlägg|dette\sinnlegge?t?|dette\sindlæg)\s(?:er\s|är\s|ble\s|blev\s|var\s)?(?:publicerade?s?|postade?s?|postat|"
    rf"skrevs|publisert|skrevet|udgivet|postet|arkivera[dt]|lagt)\b.{{0,260}}(?:\barkiver\w+\b|{_FOLLOWED})",
    rf"^\W*ten\swpis\s(?:został|jest)\s(?:opublikowany|napisany|dodany|zapisany)\b.{{0,260}}{_FOLLOWED}",
    rf"^\W*(?:tento\s)?(?:příspěvek|článek|článok|príspevok)\sbyl?\s(?:publikován|zveřejněn|vydán|publikovaný|zverejnený)\b"
    rf".{{0,260}}{_FOLLOWED}",
    rf"^\W*(?:эта\s)?(?:запись|статья)\s(?:была\s)?опубликована\b.{{0,260}}{_FOLLOWED}",
    rf"^\W*(?:цей\s)?запис\s(?:був\s)?(?:опубліковано|опублікований)\b.{{0,260}}{_FOLLOWED}",
    rf"^\W*ez\sa\sbejegyzés\b.{{0,260}}{_FOLLOWED}",
    rf"^\W*bu\syazı\b.{{0,200}}\b(?:kategorisi\w*|tarihinde)\b.{{0,120}}{_FOLLOWED}",
    # Japanese, Chinese
    r"^\W*この(?:投稿|記事)は.{4,80}(?:公開|投稿|掲載)され(?:ました|ています)。?.{0,120}(?:rss|カテゴリー|トラックバック)|"
    r"^\W*この(?:投稿|記事)への(?:コメント|返信)は.{0,20}rss",
    r"^\W*(?:本文|本条目)发(?:表|布)[在于].{2,80}(?:固定链接|收藏夹|rss)",
)
CATALOGUED = ("stichwörtern", "stichworten", "schlagwörtern", "schlagworten")
CATALOGUE = (
    r"^\W*der\s(?:artikel|beitrag)\s(?:[\"“„»«].{2,90}[\"“”»«]\s)?wurde\sam\s[\d.]{8,10}\sin\sder\s(?:kategorie|rubrik)\s.{2,60}\smit\sden\s"
    r"(?:stich|schlag)w[oö]rte?r?n\s.{2,160}\bveröffentlicht\W*$",
)
"""The same with the headline, which is quoted."""
