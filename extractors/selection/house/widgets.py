"""What a site's machinery says among the paragraphs: rate this post, the browser shows no such player, scripts are
off, jump to the recipe, and under whose standards the house works.

Held against the lines that we wrote (``benchmarks.training.written_lines``): none of those that are an article's match.

Counted on the recorded sets: of 5 lines of widgets for ratings, 4 of browsers and 8 of standards none is in a truth;
"Average rating: 4.9" of what an article reviews is in 20, so an average counts only beside its votes.
"""

from __future__ import annotations

RATED = (
    "click", "star", "useful", "helpful", "vote", "rating", "rate", "klick", "stern", "hilfreich", "bewertung",
    "cliquez", "étoile", "utile", "note", "haz", "estrella", "utilidad", "útil", "promedio", "puntuación", "clicca",
    "stella", "voto", "valutar", "clique", "estrela", "classificação", "avaliar", "klik", "ster", "nuttig",
    "gemiddelde", "waardering", "kliknij", "gwiazdk", "przydatn", "ocen", "нажмите", "звезд", "полезн", "оцен",
)  # fmt: skip
RATE = (
    # English
    r"^\W*(?:how\suseful\swas\sth(?:is|e)\s(?:post|article|page|content|information)|(?:was|is)\sthis\s(?:post|article|page|"
    r"content|information)\s(?:helpful|useful))(?:\sto\syou)?\s?\?\W*$|^\W*(?:click|tap)\son\sa\sstar\sto\srate\b|"
    r"^\W*average\srating\b[^.!?]{0,20}\d(?:\.\d)?\s?(?:/|out\sof)\s?\d[.\s]{0,3}vote\scount\b|"
    r"^\W*(?:no\s(?:votes|ratings)\s(?:so\sfar|yet)\W+)?be\sthe\sfirst\sto\srate\b|"
    r"^\W*no\s(?:votes|ratings)\s(?:so\sfar|yet)\W*$|^\W*rate\sthis\s(?:post|article|page|story)\W*$",
    # German, Dutch
    r"^\W*wie\shilfreich\swar\sd(?:ieser|er|iese|ie|ieses)\s(?:beitrag|artikel|seite)\b|"
    r"^\W*klick(?:e|en\ssie)?\sauf\s(?:die|einen)\sstern\w*\b|^\W*durchschnittliche\sbewertung\b.{0,30}\banzahl\b|"
    r"^\W*hoe\snuttig\swas\sdit\s(?:bericht|artikel)\b|^\W*klik\sop\seen\sster\b|"
    r"^\W*gemiddelde\swaardering\b.{0,30}\bstem",
    # Romance
    r"^\W*cliquez\ssur\sune\sétoile\b|^\W*note\smoyenne\b.{0,30}\b(?:votes?|décompte)\b|"
    r"^\W*(?:cet\sarticle\sa-t-il\sété|l['’]article\svous\sa-t-il\sété)\sutile\b",
    r"^\W*¡?ha(?:z|ga)\sclic\sen\suna\sestrella\b|^\W*promedio\sde\spuntuación\b.{0,30}\bvotos\b|"
    r"^\W*¿(?:de\scuánta\sutilidad|te\sha\ssido\sútil|fue\sútil\seste|te\sresultó\sútil)\b|"
    r"^\W*cli(?:que|ca)\s(?:em|numa)\s(?:uma\s)?estrela\b|^\W*classificação\smédia\b.{0,30}\bvotos\b",
    r"^\W*clicca\ssu\suna\sstella\b|^\W*voto\smedio\b.{0,30}\bvoti\b|^\W*quanto\sè\sstato\sutile\squesto\b",
    # Slavic
    r"^\W*kliknij\s(?:na\s)?gwiazdk\w+|^\W*(?:średnia\socena)\b.{0,30}\b(?:głosów|liczba)\b|"
    r"^\W*нажмите\sна\sзвезд\w+|^\W*средн(?:яя|ий)\s(?:оценка|рейтинг)\b.{0,30}\b(?:голос|количество)\w*|"
    r"^\W*насколько\sполезн\w+\b",
)
BROWSED = (
    "browser", "javascript", "java script", "navigateur", "navegador", "браузер", "przeglądark", "prohlíže",
    "prehliada", "nettleser", "webbläsar", "tarayıcı", "peramban", "浏览器", "瀏覽器", "ブラウザ", "브라우저",
)  # fmt: skip
_PLAYED = (
    r"(?:videos?|audio|vídeos?|vidéos?|iframes?|frames?|html\s?5|player|element\w*|tags?|canvas|javascript|format\w*|"
    r"reproduc\w+|lecture|wiedergabe|видео|аудио|тег)"
)
BROWSE = (
    # of a player that a page holds for the browsers that cannot play it
    rf"^\W*(?:sorry,?\s|oops[.!,]?\s)?(?:your|this)\s(?:web\s)?browser\s(?:does\snot|doesn['’]t|cannot|can['’]t)\s(?:currently\s)?"
    rf"(?:support|play|display|recogni[sz]e)\b[^.!?]{{0,60}}\b{_PLAYED}\b|"
    r"^\W*(?:please\s)?(?:enable|turn\son|activate|allow)\sjava\s?script\b|"
    r"^\W*(?:this|the)\s(?:\w+\s){1,3}requires?\sjava\s?script\W*$|"
    r"^\W*java\s?script\s(?:is|must\sbe|needs\sto\sbe|has\sto\sbe)\s(?:required|disabled|enabled|turned\son)\b",
    rf"^\W*(?:ihr|dein|der|dieser)\sbrowser\s(?:unterstützt|kann)\b[^.!?]{{0,60}}\b{_PLAYED}\b|"
    r"^\W*bitte\s(?:aktivieren\ssie|aktiviere)\sjavascript\b|"
    rf"^\W*(?:uw|je|jouw|deze)\sbrowser\s(?:ondersteunt|kan)\b[^.!?]{{0,60}}\b{_PLAYED}\b",
    rf"^\W*votre\snavigateur\sne\s(?:supporte|prend|permet|peut)\b[^.!?]{{0,60}}\b{_PLAYED}\b|"
    rf"^\W*(?:tu|su|seu|o\sseu|este)\snavegador\sn(?:o|ão)\s(?:soporta|admite|es\scompatible|suporta|permite)\b[^.!?]{{0,60}}"
    rf"\b{_PLAYED}\b|^\W*il\s(?:tuo|vostro|suo)\sbrowser\snon\s(?:supporta|è)\b[^.!?]{{0,60}}\b{_PLAYED}\b",
    r"^\W*(?:twoja|ta)\sprzeglądarka\snie\s(?:obsługuje|wspiera)\b|^\W*(?:váš|váš\sinternetový)\s(?:prohlížeč|prehliadač)\s"
    r"(?:ne|nie)|^\W*(?:ваш|ваш\s\w+)\sбраузер\sне\s(?:поддерживает|підтримує)\b|"
    r"^\W*(?:nettleseren\sdin|din\s(?:webbläsare|nettleser|browser))\s(?:støtter|stöder|understøtter)\s(?:ikke|inte)\b|"
    r"^\W*tarayıcınız\b[^.!?]{0,40}\bdesteklem",
    r"(?:您|你)?的?(?:浏览器|瀏覽器)不支持|(?:您|你)的(?:浏览器|瀏覽器)不支援|お使いのブラウザ(?:は|では).{0,24}(?:対応していません|再生できません|表示できません)|"
    r"브라우저(?:는|가|에서).{0,24}(?:지원하지|재생할\s수\s없)",
)
LED = ("jump", "standards", "trust")
LEAD = (
    r"^\W*jump\sto\s(?:the\s)?(?:recipe|video|comments|print)(?:\scard)?(?:\s?[-–—|·]\s?(?:print|rate|pin|jump\sto)\b.{0,30})?\W*$",
    r"^\W*our\sstandards:\s[^.!?]{0,80}\bprinciples\W*$",
)
