"""Who paid for a text or gave it, named where its author stands: ``Sponsored by …``, ``… 제공``."""

from __future__ import annotations

import re

_SPONSOR = re.compile(
    r"(?:(?:sponsored|promoted|paid\s+for|brought\s+to\s+you|funded)\s+by|(?:gesponsert|bezahlt|finanziert)\s+von|"
    r"(?:gesponsord|betaald)\s+door|(?:sponsorisée?|financée?)\s+par|(?:patrocinad[oa]|financiad[oa]|pagad[oa])\s+por|"
    r"sponsorizzat[oa]\s+da|sponsorizat\s+de|(?:sponsrat|sponset|sponsoreret|betalt)\s+a[vf]|sponsorowane?y?\s+przez|"
    r"sponzorov[aá]no?|при\s+поддержке|за\s+підтримки|in\s+(?:paid\s+)?(?:partnership|collaboration|cooperation)\s+with|"
    r"in\s+(?:kooperation|zusammenarbeit)\s+mit|en\s+(?:partenariat|collaboration)\s+avec|en\s+colaboración\s+con|"
    r"em\s+parceria\s+com|in\s+collaborazione\s+con|i\s+sama?rbe(?:te|id|jde)\s+med|"
    r"בשיתוף|בחסות|برعاية|بالتعاون\s+مع)\s+\S.*|.*\S\s(?:제공|협찬|후원)",
    re.I,
)


def is_sponsor(name: str) -> bool:
    """Whether a byline says who paid for the text or gave it, and no writer."""
    return _SPONSOR.fullmatch(name) is not None
