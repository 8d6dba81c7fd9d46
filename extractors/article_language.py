"""The language of an article: what its page declares, unless the article's own text says otherwise.

Of 1,276 articles of the development sets whose page declares a language, 28 are written in another one (``en`` left
from the template over German, Spanish, Swahili): stop words of the declared language are a fifth of the words
of all others but three, and at most a sixth of theirs (``docs/fields.md``).
"""

from __future__ import annotations

from extractors.language import is_unspaced, language_code, language_tag, same_script, script_language
from extractors.methods.paragraph_classes.stop_words import stop_list

_SAMPLE = 1_500
"""Characters of the text that are looked at, and the fewest from which words tell anything."""
_FEWEST = 60
_OF_DECLARED = 0.2
"""Share of stop words from which a declaration is believed; half of all words is usual."""
_OF_FOUND = 0.25
"""The same for a language that nobody declares; Turkish and Swahili have the fewest, a third."""
_STRANGE = 0.02
"""Below this share a text is not in the declared language, even where the other one has no list to hold it to."""
_WORDS = 0.8
"""Share of pieces between blanks that are words in prose."""
_MARKS = ".,;:!?()[]\"'“”‘’„«»–—-"
_ASCII = 0.8
"""Share of a text in the plain letters that all languages of Latin script have in common."""


def article_language(declared: str | None, text: str) -> str | None:
    """The BCP 47 tag of an article's language, or None if neither page nor text tells.

    ``declared`` is what the page says, as it stands there; ``text`` the article's body. A declaration that the text
    bears out comes back in its usual case (``de-AT``); one that it belies gives way to the language alone (``de``).
    """
    tag = language_tag(declared) if declared else None
    code, text = language_code(tag) if tag else None, text[:_SAMPLE]
    script = script_language(text)
    if script:
        return tag if code and same_script(code, script) else script
    own = _share(code, text)
    if len(text) < _FEWEST or (own is not None and own >= _OF_DECLARED):
        return tag
    found = identify(text)
    if found and found != code and _is_likelier(found, own, text, declared=code is not None):
        return found
    return None if code and is_unspaced(code) else tag


def _is_likelier(found: str, own: float | None, text: str, *, declared: bool) -> bool:
    """Whether the language that was found goes before the declared one, whose share of stop words is ``own``."""
    other = _share(found, text)
    if other is not None:
        return other >= _OF_FOUND and (own or 0.0) <= other / 2
    if declared:
        return own is not None and own < _STRANGE and _is_prose(text)
    return len(text.encode("ascii", "ignore")) < _ASCII * len(text)


def _share(code: str | None, text: str) -> float | None:
    """Stop words of a language over the words of a text; None for a language without a list."""
    words = stop_list(code)
    if words is None:
        return None
    total, found = words.count(text)
    return found / total if total else 0.0


def _is_prose(text: str) -> bool:
    """Whether a text is words, and no table or code."""
    words = text.split()
    return sum(word.strip(_MARKS).isalpha() for word in words) >= _WORDS * len(words)


def identify(text: str) -> str | None:
    """The language of a text by py3langid's model, offline; None if that package is not installed."""
    try:
        import py3langid
    except ImportError:
        return None
    return language_tag(str(py3langid.classify(text[:_SAMPLE])[0])) if text.strip() else None
