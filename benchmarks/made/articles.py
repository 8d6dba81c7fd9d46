"""Made-up articles for measuring deduplication: English and Chinese text of invented words with the frequencies of
real ones (Zipf), and edits of it as newsrooms make them. Seeded: the same number gives the same article."""

from __future__ import annotations

import random
from bisect import bisect
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate, product

_FUNCTION_EN = (
    "the of to and a in that for is on with as at by was it be are from this have has not he said its they or will "
    "an which who their but were had been one more his her she than would after also when about up out into last "
    "year new people two there first over some could what can all"
).split()
_FUNCTION_ZH = list(
    "的一是在不了有和人这中大为上个国我以要他时来用们生到作地于出就分对成会可主发年动同工也能下过子说产种"
    "面而方后多定行学法所民得经"
)
_SYLLABLES = ("ba", "cor", "den", "fi", "gar", "hol", "in", "jus", "ken", "lo", "mar", "nes", "o", "pra", "quil", "ros",
              "sta", "ter", "un", "ver", "wick", "yor")  # fmt: skip
_FIRST_HAN, _HAN = 0x4E00, 2500
_WORDS = 20_000
_FILLED_IN = {"en": 0.12, "zh": 0.4}
"""Share of a notice's words that are filled in: two notices of one form resemble each other by 0.43 in English, and
by 0.68 in Chinese, just below the threshold."""


class Lexicon:
    """Words with frequencies that fall as their rank rises."""

    def __init__(self, words: Sequence[str]) -> None:
        self._words = words
        self._weights = list(accumulate(1 / (rank + 2.7) for rank in range(len(words))))

    def draw(self, chance: random.Random, count: int) -> list[str]:
        """So many words."""
        total, words, weights = self._weights[-1], self._words, self._weights
        return [words[bisect(weights, chance.random() * total)] for _ in range(count)]


def _lexicons() -> dict[str, Lexicon]:
    chance = random.Random(20261121)
    english = ["".join(parts) for parts in product(_SYLLABLES, repeat=3)]
    chinese = [
        chr(_FIRST_HAN + chance.randrange(_HAN)) + chr(_FIRST_HAN + chance.randrange(_HAN)) for _ in range(_WORDS)
    ]
    chance.shuffle(english)
    return {"en": Lexicon(_FUNCTION_EN + english[:_WORDS]), "zh": Lexicon(_FUNCTION_ZH + chinese)}


_LEXICONS = _lexicons()


@dataclass(frozen=True, slots=True)
class Made:
    """An article: `story` is the same for an article and its edited copies, `edit` names what was done to it."""

    story: int
    edit: str
    language: str
    headline: str
    paragraphs: tuple[str, ...]

    @property
    def body(self) -> str:
        return "\n\n".join(self.paragraphs)


def story(number: int, language: str, paragraphs: tuple[int, int] = (7, 14)) -> Made:
    """A story nobody has told before."""
    chance = random.Random(f"story {number}")
    count = chance.randint(*paragraphs)
    texts = tuple(_paragraph(chance, language) for _ in range(count))
    return Made(number, "original", language, _sentence(chance, language, 8).rstrip(".。"), texts)


def follow_up(of: Made, number: int) -> Made:
    """Another story, next day, that tells a third of the old one again as its background: no duplicate."""
    own = story(number, of.language)
    background = of.paragraphs[-max(1, len(of.paragraphs) // 3) :]
    return replace(own, paragraphs=own.paragraphs + background)


def notice(number: int, language: str) -> Made:
    """A notice from a form, such as a weather report: the same frame, other numbers in some places. No
    duplicate of another one."""
    chance, frame = random.Random(f"notice {number}"), random.Random(f"frame {language}")
    paragraphs = []
    for _ in range(4):
        words = _LEXICONS[language].draw(frame, 60)
        places = [frame.random() < _FILLED_IN[language] for _ in words]
        chosen = [f"{chance.randrange(1000)}" if at else word for word, at in zip(words, places, strict=True)]
        paragraphs.append((" " if language == "en" else "").join(chosen) + ("." if language == "en" else "。"))
    return Made(number, "original", language, _sentence(chance, language, 6), tuple(paragraphs))


# -- edits -------------------------------------------------------------------------------------------------------


def exact(made: Made, chance: random.Random) -> Made:
    """Printed as it is."""
    return made


def other_headline(made: Made, chance: random.Random) -> Made:
    """Another headline over the same text."""
    return replace(made, headline=_sentence(chance, made.language, 9))


def typos(made: Made, chance: random.Random) -> Made:
    """One word in a hundred changed (one character in a hundred, in Chinese), each at least once."""
    return replace(made, paragraphs=tuple(_mistyped(text, made.language, chance) for text in made.paragraphs))


def cut(made: Made, chance: random.Random) -> Made:
    """Paragraphs cut from the end: one, or up to a sixth of them."""
    most = max(1, len(made.paragraphs) // 6)
    return replace(made, paragraphs=made.paragraphs[: -chance.randint(1, most)])


def boxes(made: Made, chance: random.Random) -> Made:
    """One or two short boxes set between the paragraphs."""
    paragraphs = list(made.paragraphs)
    for _ in range(chance.randint(1, 2)):
        paragraphs.insert(chance.randrange(len(paragraphs) + 1), _sentence(chance, made.language, 14))
    return replace(made, paragraphs=tuple(paragraphs))


def mixed(made: Made, chance: random.Random) -> Made:
    """Another headline, the last paragraph cut, a box added, and a typo every two hundred words."""
    paragraphs = [*made.paragraphs[:-1]]
    paragraphs.insert(chance.randrange(len(paragraphs) + 1), _sentence(chance, made.language, 14))
    mistyped = [_mistyped(text, made.language, chance) if chance.random() < 0.5 else text for text in paragraphs]
    return other_headline(replace(made, paragraphs=tuple(mistyped)), chance)


EDITS: tuple[Callable[[Made, random.Random], Made], ...] = (exact, other_headline, typos, cut, boxes, mixed)


def edited(made: Made, number: int, edit: Callable[[Made, random.Random], Made]) -> Made:
    """The copy of this number, with this edit."""
    return replace(edit(made, random.Random(f"copy {made.story} {number}")), edit=edit.__name__)


def collection(articles: int, seed: int = 0) -> list[Made]:
    """So many articles: stories in one to eight copies (a few in forty), follow-ups, and notices from a form;
    English and Chinese by turns."""
    chance = random.Random(seed)
    made: list[Made] = []
    number = 0
    while len(made) < articles:
        number += 1
        language = "en" if number % 2 else "zh"
        kind = chance.random()
        original = notice(number, language) if kind < 0.05 else story(number, language)
        family = [original]
        if kind >= 0.05:
            copies = 39 if kind > 0.999 else chance.choice((0, 0, 0, 1, 1, 2, 3, 7))
            family += [edited(original, copy, chance.choice(EDITS)) for copy in range(copies)]
        made += family
        if kind > 0.9:
            number += 2  # keeps the language
            made.append(follow_up(original, number))
    del made[articles:]
    chance.shuffle(made)
    return made


def _paragraph(chance: random.Random, language: str) -> str:
    joint = " " if language == "en" else ""
    return joint.join(_sentence(chance, language, chance.randint(9, 22)) for _ in range(chance.randint(2, 4)))


def _sentence(chance: random.Random, language: str, words: int) -> str:
    drawn = _LEXICONS[language].draw(chance, words)
    return " ".join(drawn).capitalize() + "." if language == "en" else "".join(drawn) + "。"


def _mistyped(text: str, language: str, chance: random.Random) -> str:
    pieces = text.split(" ") if language == "en" else list(text)
    for _ in range(max(1, round(len(pieces) / 100))):
        place = chance.randrange(len(pieces))
        piece = pieces[place]
        if language == "zh":
            pieces[place] = chr(_FIRST_HAN + chance.randrange(_HAN))
        elif len(piece) > 1:
            at = chance.randrange(len(piece) - 1)
            pieces[place] = piece[:at] + piece[at + 1] + piece[at] + piece[at + 2 :]
        else:
            pieces[place] = piece + "s"
    return (" " if language == "en" else "").join(pieces)
