"""Who paid for a text or gave it, named where its author stands: ``Sponsored by …``, ``… 제공``."""

from __future__ import annotations

import re

_SPONSOR = re.compile(
    r"(?:(?:sponsored|promoted|paid\s+for|brought\s+to\s+you|funded)\s+by|paid\s+partnership\s+with|"
    r"(?:gesponsert|bezahlt|finanziert)\s+von|(?:gesponsord|betaald)\s+door|(?:sponsorisée?|financée?)\s+par|"
    r"(?:patrocinad[oa]|financiad[oa]|pagad[oa])\s+por|sponsorizzat[oa]\s+da|sponsorizat\s+de|"
    r"(?:sponsra[td]|sponset|sponsoreret|betal[td])\s+a[vf]|sponsorowan[aey]\s+przez|sponzorov[aá]no|"
    r"при\s+поддержке|за\s+підтримки|בחסות|برعاية)\s+\S.*|(?!.*기자).*\S\s(?:제공|협찬|후원)",
    re.I,
)


def is_sponsor(name: str) -> bool:
    """Whether a byline says who paid for the text or gave it, and no writer."""
    return _SPONSOR.fullmatch(name) is not None
