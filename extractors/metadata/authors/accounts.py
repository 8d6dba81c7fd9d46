"""Names of a content system's own accounts, which name nobody: ``qhadmin``, ``webmaster2``, ``Site Administrator``."""

from __future__ import annotations

import re

_ACCOUNT = re.compile(
    r"(?:[a-z]{2,12}[_.-]?)?admin(?:istrator)?\d*+"
    r"|(?:\S++\s){1,2}admin(?:istrator)?"
    r"|(?:web|host|post|site)master[\d_.-]*+|sysop[\d_.-]*+"
    r"|(?:editor|author|user|guest|root|test|default|system|autor|redaktor|redacteur|usuario)[_.-]?\d++"
    r"|\S{0,8}(?:管理[员員者人]|관리자|운영자)\d*+",
    re.I,
)
_SIGNS = ("admin", "master", "sysop", "管理", "관리자", "운영자")
"""One of them, or a figure at the end, is in whatever ``_ACCOUNT`` matches, and is found sooner."""
_LONGEST = 40
"""Characters of such a name."""


def is_account(name: str) -> bool:
    """Whether a name is that of whoever runs the system, not of a person: the parts that accounts are named for, with
    the site's letters before them or a number behind.

    Not ``jstein`` or ``kai77``, which readers write under, nor ``q_admin`` and ``adminn``, which two truths of the
    recorded sets have.
    """
    if len(name) > _LONGEST or not (name[-1:].isdecimal() or any(sign in name.lower() for sign in _SIGNS)):
        return False
    return _ACCOUNT.fullmatch(name) is not None
