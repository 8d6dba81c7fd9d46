"""Whom else a line may speak of: what somebody said, a bank's app, a court's rule, the tax office's page. The house's
own words to its readers name nobody but itself, so that a line that does is the article's, whatever it begins with.
"""

from __future__ import annotations

import re

_SAID = (
    r"says?|said|asks?|asked|warns?|warned|writes|wrote|advises?|advised|admits|admitted|promises|promised|argues|argued|"
    r"claims|claimed|told|tells|finds|found|urged?|urges|begs|begged|jokes?|joked|recalls?|conceded?|concedes|thought|shows|showed|"
    r"sagte?n?|bat|warnte?|rät|riet|schrieb|schreibt|zugab|meinte?|fordert?e?|erklärte?|zeigt|"
    r"zegt|zei|waarschuwt|schrijft|vraagt|dit-(?:il|elle|on)|disent|dit|affirme|raconte|conseille|demande-t-(?:il|elle)|a\s(?:écrit|reconnu|admis|déclaré)|"
    r"dice|dijo|dicen|pide|aconseja|aconsejan|explica|advierte|admite|diz|disse|pede|alerta|disse|spiega|avverte|säger|sade|siger|sagde|sier|råbte|"
    r"ber|beslöt|sanoo|sanoi|mówi|powiedział\w?|twierdzi|říká|řekla?|hovorí|povedala?|kaže|rekla?|mondja|mondta|"
    r"говор\w+|сказал\w?|сообщил\w?|сообщает|советуют?|попросил\w?|призна\w+|решил\w?|заявил\w?|каза|реши|каже|кажуть|просять|сказа(?:в|ла)|рече|"
    r"λέει|είπε|dedi|diyor|söyledi|nói|kata|katanya|ujar|pinta"
)
_BODIES = (
    r"bank\w{0,3}|banks|tax(?!-)|taxes|council|police|officers|court|judge|jury|ministry|minister|ministers|union|museum|gym|school|college|university|"
    r"clinic|hospital|doctors?|patients?|mayor|government|governments|embassy|agency|office|researchers|insurer|employer|prison|parliament|senators|"
    r"congress|senate|pupils|students?|children|voters?|firefox|tor|safari|windows|ios\s\d+|kindle|netflix|ballots?|petition|strike|"
    r"polizei|gericht|amt|finanzamt|steuerbescheid|ministerium|schule|universität|verein|bürgermeister\w*|krankenkasse|kanzler\w*|"
    r"politie|gemeente|rechter|caf|sncf|mairie|ministère|tribunal|juge|école|employeur|enquêteurs|impôts|certificat|"
    r"banco|policía|juez|juzgado|juzgados|hacienda|ministerio|ayuntamiento|alcalde|sede|factura|seguridad\ssocial|"
    r"biblioteca|cooperativa|sindicato|gobierno|escuela|pleno|polícia|tribunal|fisco|governo|certificado|"
    r"banca|polizia|tribunale|ministero|governo|comune|bruxelles|ong|politiet|polisen|polisens|poliisi|skatteetaten|rätten|staten|"
    r"sygeplejersker|bankens|pankin|banku|bance|banky|banke|bankou|policji|policie|polície|policije|sąd\w*|soud\w*|súd\w*|suda|urzęd\w+|úřad\w*|mobywatel|rendőrség\w*|"
    r"банк\w*|полици\w+|поліці\w+|суд|суда|судом|мэри\w+|министерств\w+|міністерств\w+|госуслуг\w*|дія|дії|школ\w+|школі|приют\w*|клуба|фонд|фонду|закон\w*|врачи|солдат\w*|тривогу|"
    r"δικαστήριο|βουλή|bankas\w+|mahkeme\w*|polis\w*|bakanlı\w+|pengadilan|polisi|ngân\shàng|công\san|البنك|بنك|المحكمة|الشرطة|وزارت|الدولة"
)
_OTHERS = re.compile(
    rf"[,;–—-]\s?(?:[^\s,;]+\s){{0,6}}?(?:{_SAID})(?!\w)|\b(?:{_BODIES})(?:['’]s)?(?!\w)|"
    r"と(?:言|話|述)|(?:라고|다고)\s?(?:말|했|밝)|[他她](?:说|說)|银行|銀行|은행|法院|法庭|警察|경찰|裁判所"
)


def speaks_of_others(said: str) -> bool:
    """Whether a text in lower case says who said it, or names a body that is not the house."""
    return _OTHERS.search(said) is not None
