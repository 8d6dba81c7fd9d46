"""Clean short texts: one line, entities resolved, nothing invisible in it."""

from __future__ import annotations

import re
from html import unescape

from extractors import urls
from extractors.remembered import remembered

MAX_TEXT = 5_000
"""Characters of one value that are kept; longer ones are bodies in the wrong place."""
_INVISIBLE = dict.fromkeys([0xAD, 0x200B, 0x2060, 0xFEFF, 0xFFFC, *range(0x202A, 0x202F), 0x200E, 0x200F])
_MARKUP = re.compile(r"</?[a-zA-Z][^<>]{0,300}>")
_ENTITY = re.compile(r"&(?:#\d{1,7}|#x[0-9a-fA-F]{1,6}|[a-zA-Z]{2,31});")
_CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]")


def clean(value: str) -> str:
    """One line of text: entities resolved (twice, since sites escape twice), tags and invisible characters
    out."""
    text = value[:MAX_TEXT]
    if "&" in text:
        for _ in range(2):
            if _ENTITY.search(text):
                text = unescape(text)
    if "<" in text:
        text = _MARKUP.sub(_without_markup, text)
    if not text.isprintable() or "\ufffc" in text:  # the one invisible character that Python would print
        text = text.translate(_INVISIBLE)
        if not text.isprintable():
            text = _CONTROL.sub(" ", text)
            text = text.encode("utf-8", "ignore").decode("utf-8")  # lone surrogates of broken JSON escapes
    return " ".join(text.split())


def _without_markup(match: re.Match[str]) -> str:
    """A space for a tag; what is no tag of a text's layout, and alone, is what the text is about: ``Vec<String>``,
    ``How the <dialog> element works``."""
    name = _NAMED_ALONE.fullmatch(match[0])
    is_word = name and name[1].lower() not in _LAYOUT and f"</{name[1]}>" not in match.string
    return match[0] if is_word else " "


_NAMED_ALONE = re.compile(r"<([a-zA-Z][\w-]*)>")
_LAYOUT = frozenset(
    "a abbr acronym address article aside b bdi bdo big blockquote br center cite code dd del dfn div dl dt "
    "em figcaption figure font footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd li mark nobr ol p pre q rp rt "
    "ruby s samp section small span strike strong sub sup table tbody td th tr tt u ul var wbr".split()
)


def is_unfilled(text: str) -> bool:
    """Whether a value is what a template writes that has none: ``undefined``, ``{{ post.section }}``."""
    return len(text) <= _LONGEST_VARIABLE and _UNFILLED.fullmatch(text.strip()) is not None


_LONGEST_VARIABLE = 100
_UNFILLED = re.compile(
    r"undefined|null|NULL|[Nn]one|NaN|nan|[Nn]/[Aa]|\[object Object\]|\{\{.*\}\}|\$\{.*\}|<%.*%>|%%?[\w.-]+%%?"
)
"""As programs write it: Nan is a province and a name, Null a word of German."""


def absolute(url: str, base: str) -> str | None:
    """The absolute http(s) address, or None for what is none, or only a place in the page."""
    if url.lstrip()[:1] == "#":
        return None
    return urls.absolute(url.replace("&amp;", "&") if "&" in url else url, base, urls.MEDIA_SCHEMES)


def bare_address(url: str) -> str:
    """What two writings of one address have in common: host and path in lower case, without "www."."""
    return _SCHEME.sub("", url.partition("#")[0].partition("?")[0]).rstrip("/").lower()


_SCHEME = re.compile(r"^https?://(?:www\.)?")
_HOST = re.compile(r"^https?://[^/]*")


def is_home_page(url: str) -> bool:
    """Whether an absolute address has neither path nor parameters behind its host."""
    return _HOST.sub("", url) in ("", "/")


def is_unfilled_address(url: str) -> bool:
    """Whether an absolute address lacks what a template should have put behind the host or the folder."""
    return is_home_page(url) or is_unfilled(url.rstrip("/").rpartition("/")[2])


def words(text: str) -> list[str]:
    """The words of a text in lower case; each ideograph is one."""
    lowered = text.lower()
    return (_ASCII_WORD if lowered.isascii() else _WORD).findall(lowered)


_ASCII_WORD = re.compile("[a-z0-9]+")
"""The same of a text of ASCII alone, in half the time."""
_WORD = re.compile(
    r"[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\u0e00-\u0e7f]|"
    r"[^\W_\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\u0e00-\u0e7f]+"
)


_NOT_ALNUM = re.compile(r"[\W_]+")


@remembered()
def fold(text: str) -> str:
    """What two writings of one name or title have in common: letters and digits in lower case."""
    return _NOT_ALNUM.sub("", text.casefold())
