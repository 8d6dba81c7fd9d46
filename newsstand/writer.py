"""Writing one body: how sentences become paragraphs, and paragraphs an article."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random

from newsstand.story import Block, Listing, Mark, Paragraph, Quotation, Subhead, Table
from newsstand.text.phrasebook import Phrases, Topic
from newsstand.voices import Person, Voice


@dataclass
class Writer:
    """Writes one body."""

    voice: Voice
    topic: Topic
    phrases: Phrases
    random: Random

    def body(self, words: int) -> tuple[Block, ...]:
        """Blocks of about so many words: lead, facts, speech, background, and some furniture of the text."""
        lead = self.phrases.fill(self.random.choice(self.topic.banks["lead"]))
        blocks: list[Block] = [Paragraph(lead)]
        speakers = self._speakers()
        extras = self._extras()
        length = self.voice.length(lead)
        while length < words:
            paragraph = self._paragraph(len(blocks), speakers)
            if paragraph is None:
                break
            if (
                words > 300
                and len(blocks) % 5 == 3
                and (subhead := self.phrases.pick(self.topic.banks["subhead"]))
            ):
                blocks.append(Subhead(subhead))
            blocks.append(paragraph)
            length += self.voice.length(paragraph.text)
            if extras and len(blocks) >= 4 and self.random.random() < 0.35:
                for extra in extras.pop(0):
                    blocks.append(extra)
                    length += sum(self.voice.length(text) for text in _texts(extra))
        if (close := self.phrases.pick(self.topic.banks["close"])) is not None:
            blocks.append(Paragraph(close))
        return tuple(blocks)

    def _speakers(self) -> list[tuple[Person, str]]:
        roles = self.random.sample(self.topic.banks["roles"], 3)
        return [
            (self.voice.person(self.random), self._lower(self.phrases.fill(role), role)) for role in roles
        ]

    @staticmethod
    def _lower(filled: str, role: str) -> str:
        return filled if role.startswith("{") else role[:1] + filled[1:]

    def _paragraph(self, index: int, speakers: list[tuple[Person, str]]) -> Paragraph | None:
        sentences: Iterable[str | None]
        if index % 3 == 2:
            sentences = (self._speech(speakers), self._sentence("fact"))
        elif index % 5 == 4:
            sentences = (self._sentence("background"), self._sentence("fact"))
        else:
            sentences = (self._sentence("fact") for _ in range(self.random.choice((1, 2, 2, 3))))
        said = [sentence for sentence in sentences if sentence]
        return self._marked(self.voice.join(said)) if said else None

    def _sentence(self, bank: str) -> str | None:
        first: Sequence[str] = self.topic.banks[bank]
        second = self.voice.bank(bank)
        if self.random.random() < 0.35:
            first, second = second, first
        return self.phrases.pick(first) or self.phrases.pick(second)

    def _speech(self, speakers: list[tuple[Person, str]]) -> str | None:
        quote = self._sentence("quote")
        if quote is None:
            return None
        person, role = speakers[0]
        said = self.voice.said(quote, person, role or None)
        speakers[0] = (person, "")
        speakers.append(speakers.pop(0))
        return said

    def _marked(self, text: str) -> Paragraph:
        if self.random.random() > 0.3:
            return Paragraph(text)
        kind = self.random.choice(("link", "link", "bold", "italic"))
        if self.voice.language == "zh":
            start = self.random.randrange(max(1, len(text) - 8))
            return Paragraph(text, (Mark(start, start + 5, kind),)) if len(text) > 12 else Paragraph(text)
        words = text.split(" ")
        first = self.random.randrange(max(1, len(words) - 4))
        start = len(" ".join(words[:first])) + (1 if first else 0)
        end = start + len(" ".join(words[first : first + 3]))
        return Paragraph(text, (Mark(start, end, kind),))

    def _extras(self) -> list[list[Block]]:
        """Up to two of: a list with its opening sentence, a table, a quotation set apart."""
        kinds = self.random.sample(("list", "table", "quotation", "none", "none"), 2)
        extras: list[list[Block]] = []
        for kind in kinds:
            if kind == "list":
                opening, *items = self.topic.banks["list"]
                listing = Listing(
                    tuple(self.phrases.fill(item) for item in items), ordered=self.random.random() < 0.3
                )
                extras.append([Paragraph(self.phrases.fill(opening)), listing])
            elif kind == "table":
                rows = [
                    tuple(cell.strip() for cell in self.phrases.fill(row).split("|"))
                    for row in self.topic.banks["table"]
                ]
                extras.append([Table(tuple(rows))])
            elif kind == "quotation" and (quote := self._sentence("quote")):
                extras.append([Quotation(self.voice.full_stop(quote))])
        return extras


def _texts(block: Block) -> Sequence[str]:
    if isinstance(block, Listing):
        return block.items
    if isinstance(block, Table):
        return [" ".join(row) for row in block.rows]
    return [block.text]
