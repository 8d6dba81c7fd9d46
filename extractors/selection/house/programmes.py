"""What the house says of its programmes and its desks: watch it below, stream it on a box, find it on the networks,
write what to look into.

Held against the lines that we wrote (``benchmarks.training.written_lines``): none of those that are an article's match.

Counted on the recorded sets: of lines that only point to a player below, or begin "Watch below:", no truth has one
(the one sentence "Watch below." is its article's); "Watch:" alone is left out, for so lists name watches and their
makers. Of questions whether one has a need, the truths have those of firms ("Do you want a product? Contact us"): so
only questions that ask for something to report, to check or to solve count.
"""

from __future__ import annotations

WATCHED = (
    "watch", "rewatch", "listen", "video", "below", "above", "sehen", "schauen", "unten", "regarde", "écoute", "mira",
    "mire", "vea", "vídeo", "assista", "veja", "confira", "guarda", "bekijk", "beluister", "nedan", "nedenfor", "katso",
    "zobacz", "obejrzyj", "смотр", "дивіт",
)  # fmt: skip
_PROGRAMME = (
    r"(?:video|clip|footage|livestream|stream|broadcast|segment|episode|trailer|interview|(?:news|press)\s(?:conference|"
    r"briefing)|briefing|conversation|speech|remarks|hearing|debate|announcement|report|story|newscast|performance|moment|"
    r"ceremony|game|match|highlights|replay|exchange|discussion|statement)s?"
)
_VIDEO = r"(?:vid[eé]os?|vídeo|wideo|filmik|nagranie|film|klip|clip)"
WATCH = (
    # a thing to watch, where it is to be found, and nothing else ("see the statement below" may announce a quotation)
    rf"^\W*(?:you\scan\s)?(?:(?:re)?(?:watch|listen\sto|hear)\s(?:[\w'’-]+\s){{0,5}}{_PROGRAMME}|"
    rf"see\s(?:[\w'’-]+\s){{0,4}}(?:video|clip|footage|livestream|trailer))\s(?:(?:from|with|on|of|at|by)\s[^.!?:]{{3,50}}\s)?"
    r"(?:below|above|in\sth(?:e|is)\s(?:video\s)?player(?:\s(?:above|below|here))?)\W*$",
    # what is to be had of it
    rf"^\W*(?:re)?watch\s(?:the\s|our\s)?(?:video|clip|player)\s(?:above|below)\sfor\s(?:the|our|more|[\w&.-]+['’]s)\s"
    rf"(?:(?:full|complete|entire)\s)?(?:{_PROGRAMME}|details|forecast)?\W*$",
    # what others have watched most
    r"^\W*(?:watch|see)\s(?:\w+\s)?our\s(?:most[\s-](?:watched|viewed|popular)|latest)\svideos(?:\s(?:below|here))?\W*$|"
    r"^\W*bekijk\s(?:hier(?:onder|boven)?\s|ook\s)?(?:onze|de)\s(?:meest|best)\sbekeken\svideo['’]?s\W*$|"
    r"^\W*(?:sehen|schauen)\ssie\s(?:hier\s)?unsere\s(?:meistgesehenen|beliebtesten)\svideos\W*$",
    # a label for it, with what it shows
    r"^\W*(?:re)?(?:watch|listen)\s(?:it\s)?(?:below|above|live|now|again)(?:\sbelow)?\s?:(?!\d)",
    # German, Dutch
    rf"^\W*(?:sehen|schauen|hören)\ssie\s(?:sich\s)?(?:hier\s|unten\s)?(?:\w+\s){{0,4}}{_VIDEO}\s?"
    r"(?:hier|unten|oben|in\svoller\slänge|an)?\W*$|"
    rf"^\W*(?:bekijk|beluister)\s(?:hier(?:onder|boven)?\s)?(?:de\s|het\s|een\s)?(?:\w+\s)?{_VIDEO}\s?(?:hier(?:onder|"
    r"boven)?)?\W*$",
    # Romance
    rf"^\W*(?:regardez|écoutez)\s(?:[\w'’]+\s){{0,4}}{_VIDEO}\s(?:complète\s|intégrale\s)?(?:ci-dessous|ci-dessus|ici)\W*$",
    rf"^\W*(?:mir[ae]|ve[ar]?|vean|assista|veja|confira)\s(?:[\w'’]+\s){{0,4}}{_VIDEO}\s(?:completo\s)?(?:abajo|"
    r"a\scontinuación|aquí|abaixo|a\sseguir|aqui)\W*$",
    rf"^\W*guarda(?:te)?\s(?:il|i|qui\sil|qui\ssotto\sil)\s{_VIDEO}\s?(?:qui|(?:qui\s)?sotto)?\W*$",
    # Nordic, Finnish, Slavic
    r"^\W*se\s(?:hele\s|hela\s)?(?:klippet|videon|videoen|video|pressekonferansen|presskonferensen|pressemødet|"
    r"intervjuet|intervjun)\s(?:nedan|nedenfor|her|här|under|i\sspelaren|i\sspilleren)(?:\snedenfor)?\W*$|"
    r"^\W*katso\s(?:koko\s)?video\s(?:alta|tästä)\W*$|"
    rf"^\W*(?:zobacz|obejrzyj)\s{_VIDEO}\s(?:poniżej|niżej|tutaj)?\W*$|"
    r"^\W*(?:смотрите|дивіться)\s(?:полное\s|повне\s)?(?:видео|відео)\s(?:ниже|нижче|здесь|тут)\W*$",
)
STREAMED = ("roku", "fire tv", "apple tv", "stream", "newscast", "how do", "how can")
STREAM = (
    r"\broku\b.{0,60}\badd\sthe\schannel\b|\b(?:roku|fire\stv|apple\stv)\b\W{0,4}(?:search\sfor|add|download)\b"
    r".{0,60}\b(?:channel|app)\b",
    r"^\W*how\s(?:do|can)\s(?:you|i)\s(?:get|watch|stream)\s(?:\w+\s){0,2}\w+\+\s?\?$|"
    r"^\W*how\s(?:to|do\syou|can\syou)\s(?:get|watch|stream)\s(?:the\s)?(?:\w+\s){0,2}(?:newscasts|app)\W*$",
    r"^\W*(?:you\scan\s(?:also\s)?)?(?:watch|stream)\s(?:our\s|live\s|all\s|\w+['’]s\s)*(?:newscasts?|news)\b[^.!?]{0,60}"
    r"\b(?:24/7|anytime|live|free)\b[^.!?]{0,60}\b(?:roku|fire\stv|apple\stv|app)\b",
)
SOCIAL = ("social", "facebook", "instagram", "twitter", "youtube", "tiktok", "bluesky", "socials")
_NETWORK = (
    r"(?:facebook|instagram|twitter|x|youtube|tiktok|linkedin|whatsapp|telegram|threads|bluesky|mastodon|pinterest|"
    r"snapchat|flipboard|reddit|nextdoor)"
)
ON_SOCIAL = (
    # a house's networks in a row, and nothing else
    rf"^\W*(?:[^.!?:]{{0,40}}\b(?:social\smedia|socials|follow|find|connect)\b[^.!?:]{{0,30}}:\s?)?(?:{_NETWORK}\s?[|•·]\s?)"
    rf"{{2,9}}{_NETWORK}\W*$",
    rf"^\W*[^.!?:]{{0,40}}\bon\ssocial(?:s|\smedia|\snetworks)?:\s?(?:{_NETWORK}(?:\s?[|,/•·–—-]\s?|\s(?=and\s))){{1,9}}(?:and\s)?"
    rf"{_NETWORK}\W*$",
    r"^\W*(?:follow|find|join|connect\swith|like)\s(?:[\w'’&+.-]+\s){1,6}on\s(?:our\s)?social(?:s|\smedia|\snetworks)?"
    r"\W*(?:$|\b(?:facebook|instagram|x|twitter)\b)",
)
DESKED = (
    "text us", "email", "e-mail", "touch", "call us", "message us", "write to", "send", "contact", "schreiben sie",
    "mailen sie", "melden sie", "écrivez", "contactez", "escr", "mande", "envi", "scriv", "mail", "tips",
)  # fmt: skip
_REACHED = (
    r"(?:text\sus|e-?mail\b|get\sin\stouch|call\s(?:us|our)|message\sus|write\sto\s(?:us|our)|"
    r"send\s(?:us|it|them|your|an?\s(?:e-?mail|message|tip))|contact\s(?:us|our|the\s(?:newsroom|desk|reporter))|"
    r"let\sus\sknow\s(?:at|by)|whatsapp\sus)"
)
_TOLD = r"(?:story|tip|news\stip|photos?|memory|memories|suggestion|complaint)"
"""Not what the police ask for: information, footage."""
DESK = (
    # English: something to report, to check, to solve
    rf"^\W*(?:do\syou\shave|have\syou\sgot|got|is\sthere|have)\s(?:something|anything)\b[^.!?]{{0,60}}\?\s{_REACHED}",
    rf"^\W*(?:do\syou\s(?:have|know)|have\syou\sgot|got|have)\s(?:(?:an?|any|more|some)\s)?(?:[\w-]+\s){{0,2}}{_TOLD}\b"
    rf"[^.!?]{{0,80}}\?\s(?:please\s)?{_REACHED}",
    rf"^\W*(?:do\syou\shave|have\syou\sgot|got|have)\s(?:an?\s|any\s)(?:[\w-]+\s){{0,2}}(?:problem|question|issue|dilemma)s?"
    rf"\s(?:that|you|for|we|our)\b[^.!?]{{0,80}}\?\s(?:please\s)?{_REACHED}",
    # German, French, Spanish, Portuguese, Italian, Dutch: to us, and not to the police
    r"^\W*haben\ssie\s(?:eine?n?\s)?(?:hinweise?|informationen|tipps?|fragen\s\w+|themenvorschl\w+)\b[^.!?]{0,60}\?"
    r"\s(?:dann\s)?(?:schreiben|mailen|schicken|senden)\ssie\s(?:sie\s|ihn\s)?(?:uns|an\sunsere?)\b",
    r"^\W*(?:vous\savez|avez-vous)\s(?:une?|des)\s(?:info\w*|témoignage|question|histoire|photos?)\b[^.!?]{0,60}\?"
    r"\s(?:écrivez|contactez|envoyez)(?:-la|-les)?-nous\b",
    r"^\W*¿?(?:tienes|tiene|quieres|conoces)\s(?:algun[ao]?|un[ao]?|más)\s(?:\w+\s)?(?:historia|denuncia|información|"
    r"pista|pregunta|problema)\b[^.!?]{0,60}\?\s(?:escr[ií]b|env[ií]|m[aá]nd|cont[aá]ct)\w*nos\b|"
    r"^\W*(?:você\s)?tem\s(?:alguma?|uma?)\s(?:\w+\s)?(?:história|denúncia|sugestão|dúvida)\b[^.!?]{0,60}\?"
    r"\s(?:escreva|mande|envie|fale)\s(?:para\s(?:nós|a\snossa|o\snosso)|conosco|com\sa\sgente)\b",
    r"^\W*(?:hai|avete)\s(?:una?|delle)\s(?:\w+\s)?(?:segnalazione|storia|domanda|informazioni)\b[^.!?]{0,60}\?"
    r"\s(?:scriveteci|scrivici|contattaci|inviaci|mandaci)\b|"
    r"^\W*(?:heeft\su|heb\sje)\s(?:een\s)?(?:\w+\s)?(?:tip|vraag|verhaal|informatie)s?\b[^.!?]{0,60}\?"
    r"\s(?:mail|stuur|laat)\s(?:het\s|ze\s)?ons\b",
)
