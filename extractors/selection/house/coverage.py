"""What the house says of its coverage: where the rest of it is found, that it goes on.

Held against the lines that we wrote (``benchmarks.training.written_lines``): none of those that are an article's match.
On the recorded sets no truth has a line of these kinds, and no page either; "check back" alone stands in a truth
("Check back in April for registration details"), so that it counts only beside a story that develops.
"""

from __future__ import annotations

COLLECTED = (
    "retrouvez", "our coverage", "our stories", "our articles", "our reporting", "unserem dossier", "unserem themen",
    "unserem schwerpunkt", "unserem special", "ons dossier", "nuestro especial", "nuestro dossier",
)  # fmt: skip
_ALL_FR = r"retrouvez\s(?:ici\s)?(?:tou(?:s|tes)\s|l['’]ensemble\sde\s)?(?:nos|notre)\s"
COLLECT = (
    # all of our articles, in a place of ours: and nothing else
    rf"^\W*{_ALL_FR}(?:articles?|reportages?|analyses?|actualités?|enquêtes?|informations?)\b[^.!?:]{{0,60}}"
    r"\bdans\s(?:notre|nos)\s(?:dossiers?|rubriques?)\b[^.!?]{0,30}\W*$",
    r"^\W*(?:find|read|see)\sall\s(?:of\s)?our\s(?:coverage|stories|articles|reporting)\b[^.!?:]{0,60}"
    r"\b(?:here|in\sour\s(?:dossier|special|section))\W*$",
    r"^\W*(?:alle|mehr|weitere)\s(?:unsere\s)?(?:artikel|beiträge|berichte|hintergründe)\b[^.!?:]{0,60}\b(?:finden|lesen)\s"
    r"sie\s(?:hier\s)?in\sunserem\s(?:dossier|themen\w+|schwerpunkt|special)\W*$",
    r"^\W*lees\s(?:hier\s)?al(?:le|\sonze)\s(?:artikelen|verhalen|berichten)\b[^.!?:]{0,60}\bin\sons\sdossier\W*$",
    r"^\W*encuentr[ae]\s(?:aquí\s)?todos\snuestros\sartículos\b[^.!?:]{0,60}\ben\snuestro\s(?:especial|dossier)\W*$",
)
DEVELOPED = (
    "developing", "breaking", "updated", "aktualisiert", "mise à jour", "desarrollo", "atualização", "aggiornamento",
    "ontwikkeling",
)  # fmt: skip
_US = r"(?:us|[\w&.'’-]{2,20}(?:\s[\w&.'’-]{2,20}){0,2})"
DEVELOP = (
    rf"^\W*stay\s(?:with|tuned\sto)\s{_US}\sfor\s(?:the\slatest\s|more\s)?updates\s(?:on|to|about)\sth(?:is|e)\s"
    r"(?:developing|breaking)\s(?:news\s)?story\W*$",
    r"^\W*this\sis\sa\s(?:developing|breaking)\s(?:news\s)?story\W{1,3}(?:and\s|it\s|which\s|we\s|please\s|the\sstory\s)?"
    r"(?:stay|check\sback|refresh|come\sback|will\s(?:be\s)?updated?)\b[^!?]{0,80}$",
    # what was changed is a correction, which is the text's
    r"^\W*this\s(?:story|article|post|report|page)\s(?:has\sbeen|was)\s(?:last\s)?updated(?:\s(?:on|at)\s(?!.*\b(?:to|with|after|by)\b)[\w\s,.:]{4,30})?\W*$",
    r"^\W*(?:diese\s(?:meldung|nachricht)|dieser\s(?:artikel|text|beitrag))\swird\s(?:\w+\s)?aktualisiert\W*$",
    r"^\W*(?:cet\s)?article\s(?:est\s)?en\scours\sde\smise\sà\sjour\W*$",
    r"^\W*(?:esta\ses\suna\s)?noticia\sen\sdesarrollo\W{1,3}(?:\w+\s){0,6}(?:actualiza|ampliar)\w*\W*$|"
    r"^\W*(?:esta|este)\s(?:reportagem|matéria|texto)\sestá\sem\satualização\W*$|"
    r"^\W*(?:l['’])?articolo\s(?:è\s)?in\saggiornamento\W*$",
)
