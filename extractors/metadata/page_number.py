"""The number of the page at the end of a title: ``（1/2 ページ）``, ``- Page 2 of 3``."""

from __future__ import annotations

import re

_PAGE = "page|seite|página|pagina|strona|stránka|sida|sivu|oldal|страница|стр\\.?|sayfa|halaman|trang"
_COUNT = r"\d{1,3}\s*(?:/|／|of|von|de|di|sur|van|z|av|из)\s*\d{1,3}"
_SURE = re.compile(
    r"\s*(?:"
    rf"[（(\[]\s*(?:\d{{1,3}}\s*[/／]\s*\d{{1,3}}\s*(?:ページ|頁|页)|第?\s*\d{{1,3}}\s*(?:ページ目?|頁|页)|"
    rf"(?:{_PAGE})\s*(?:{_COUNT}|\d{{1,3}}))\s*[）)\]]"
    rf"|\s[-–—|:·•]\s+(?:(?:{_PAGE})\s*{_COUNT}|(?:{_PAGE})\s\d{{1,3}}|\d{{1,3}}ページ目)"
    r")\s*(?=$|\s[-–—|]\s)",
    re.I,
)
"""A bracket or what follows a dash, that says in words that it counts pages; a site's name may follow. "Part 2 of 3"
counts the parts of a series, and belongs to the headline."""
_DIGIT = re.compile(r"\d")
_TAIL = 80
"""Characters at the end of a title in which its page stands."""


def without_page(title: str) -> str:
    """A title without the number of its page, where the title says that it is one."""
    if not _DIGIT.search(title, max(0, len(title) - _TAIL)):
        return title
    match = _SURE.search(title, max(0, len(title) - _TAIL))
    rest = title[: match.start()] + title[match.end() :] if match else ""
    return rest.strip() if match and match.start() > 1 else title
