"""The newsroom: writes stories from the phrasebook, the same ones every time."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta, timezone
from functools import cache
from random import Random

from newsstand.classics import Classic, read_classics
from newsstand.story import (
    Block,
    Comment,
    Paragraph,
    Picture,
    Quotation,
    Story,
    Subhead,
)
from newsstand.text.phrasebook import Phrases, Topic
from newsstand.voices import Person, Voice
from newsstand.writer import Writer

NEWEST = datetime(2025, 10, 30, 9, 40)
"""Local time of the newest story: fixed, since nothing here reads a clock, and safely in the past."""

LENGTHS = (190, 330, 460, 240, 620, 380, 520, 160, 290, 850)
"""Aimed-at words of successive stories."""


@dataclass
class Desk:
    """One newspaper's desk. ``seed`` makes its stories its own."""

    seed: str
    language: str
    offset_hours: int
    topics: tuple[str, ...]
    count: int
    talkative: int = 3
    classics: bool = False
    wires: tuple[tuple[str, int], ...] = ()
    live: tuple[int, ...] = ()
    _used: dict[str, int] = field(default_factory=dict)
    _headlines: set[str] = field(default_factory=set)

    @property
    def voice(self) -> Voice:
        """The language's ways."""
        return Voice(self.language)

    def staff(self) -> list[Person]:
        """The seven people who sign stories."""
        random = Random(f"{self.seed}/staff")
        staff: dict[str, Person] = {}
        while len(staff) < 7:
            person = self.voice.person(random)
            staff[person.full] = person
        return list(staff.values())

    def stories(self) -> tuple[Story, ...]:
        """All stories, newest first, numbered from 1."""
        when = NEWEST.replace(tzinfo=timezone(timedelta(hours=self.offset_hours)))
        drafts = [self._draft(index) for index in range(self.count)]
        drafts += [
            self._from_classic(index, classic)
            for index, classic in enumerate(read_classics() if self.classics else ())
        ]
        drafts += [edited(wire_story(name), edit) for name, edit in self.wires]
        Random(f"{self.seed}/order").shuffle(drafts)
        stories = []
        for number, draft in enumerate(drafts, start=1):
            random = Random(f"{self.seed}/desk/{number}")
            stories.append(self._printed(draft, number, when, random))
            when -= timedelta(hours=random.randint(5, 34), minutes=random.randint(1, 59))
        return tuple(stories)

    def _printed(self, draft: Story, number: int, when: datetime, random: Random) -> Story:
        """The draft with its date, its people and its readers."""
        staff = self.staff()
        signed = 0 if draft.wire else (1, 1, 1, 2, 1, 1, 0, 1)[number % 8]
        authors = tuple(person.full for person in random.sample(staff, signed))
        slug = f"{self.voice.slug(draft.headline, number)}"
        modified = when + timedelta(minutes=random.choice((0, 0, 0, 35, 190)))
        topic = self.voice.topics.get(draft.slug)
        banks = Phrases(random, topic or next(iter(self.voice.topics.values())), self.voice.words, self._used)
        printed = replace(
            draft,
            number=number,
            slug=slug,
            authors=authors,
            published=when,
            modified=modified,
            pictures=self._pictures(f"{number:03d}-{slug}"[:40], banks, random),
            comments=self._comments(banks, topic, draft, when, random),
            biography=self._biography(banks, authors, draft.section),
            video=f"vid{random.randint(10**7, 10**8)}" if number % 6 == 2 else None,
        )
        if number in self.live:
            printed = self._live(printed, banks, topic)
        return printed

    def _draft(self, index: int) -> Story:
        topic = self.voice.topics[self.topics[index % len(self.topics)]]
        for attempt in range(40):
            random = Random(f"{self.seed}/{index}/{attempt}")
            phrases = Phrases(random, topic, self.voice.words, self._used)
            headline = phrases.fill(random.choice(topic.banks["headline"]))
            if headline not in self._headlines:
                break
        self._headlines.add(headline)
        writer = Writer(self.voice, topic, phrases, random)
        summary = phrases.fill(random.choice(topic.banks["summary"]))
        return _bare(headline, summary, writer.body(LENGTHS[index % len(LENGTHS)]), topic, topic.name)

    def _from_classic(self, index: int, classic: Classic) -> Story:
        random = Random(f"{self.seed}/classic/{index}")
        topic = Topic("reading_zh", "古文今读", ("古文", "经典", classic.book.split("·")[0]), {})
        phrases = Phrases(random, topic, self.voice.words, self._used)
        for slot, word in (
            ("book", classic.book),
            ("author", classic.author),
            ("role", "中学语文老师" + self.voice.person(random).full),
        ):
            phrases.fix(slot, word)
        thoughts = self.voice.bank("thought", "reading_zh")
        said = [text for _ in range(random.randint(2, 5)) if (text := phrases.pick(thoughts))]
        intro = phrases.pick(self.voice.bank("intro", "reading_zh")) or ""
        blocks: list[Block] = [Paragraph(intro), Subhead("原文")]
        blocks += [Quotation(line, classical=True) for line in classic.original]
        blocks += [Subhead("译文"), *(Paragraph(line) for line in classic.translation)]
        blocks += [Subhead("赏读"), *(Paragraph(text) for text in said)]
        summary = f"《{classic.book}》原文、译文与赏读，一起重温{classic.author}的文字。"
        return _bare(classic.title, summary, tuple(blocks), topic, "")

    def _pictures(self, stem: str, phrases: Phrases, random: Random) -> tuple[Picture, ...]:
        pictures = []
        for index in range(random.choice((1, 1, 2, 1, 4))):
            caption = phrases.pick(self.voice.bank("caption"))
            if caption is None:
                break
            credit = self.voice.person(random).full
            width, height = random.choice(((960, 540), (800, 600), (1200, 675)))
            pictures.append(
                Picture(f"/media/{stem}-{index + 1}.png", width, height, caption, caption, credit)
            )
        return tuple(pictures)

    def _comments(
        self, phrases: Phrases, topic: Topic | None, story: Story, when: datetime, random: Random
    ) -> tuple[Comment, ...]:
        """What readers say; a reader never repeats a sentence of the body."""
        body = "\n".join(story.paragraphs).lower()
        comments = []
        wanted = random.choice((0, 1, 2, self.talkative, self.talkative))
        for _ in range(wanted):
            text = phrases.pick(self.voice.bank("comment"))
            if text is None:
                break
            view = (
                phrases.fill(random.choice(topic.banks["quote"])) if topic and random.random() < 0.6 else ""
            )
            if view.lower() in body:
                view = ""
            by = phrases.fill(random.choice(self.voice.bank("commenter")))
            when += timedelta(minutes=random.randint(2, 240))
            comments.append(
                Comment(by, when, self.voice.join([text] + ([self.voice.full_stop(view)] if view else [])))
            )
        return tuple(comments)

    def _biography(self, phrases: Phrases, authors: tuple[str, ...], section: str) -> str:
        if not authors:
            return ""
        phrases.fix("name", authors[0])
        phrases.fix("beat", section)
        return phrases.fill(self.voice.bank("bio")[len(authors[0]) % len(self.voice.bank("bio"))])

    def _live(self, story: Story, phrases: Phrases, topic: Topic | None) -> Story:
        """A story that grows: each later fetch shows one more paragraph at its top, thrice at most."""
        later = []
        blocks = story.blocks
        for _ in range(3):
            news = phrases.pick((topic.banks["fact"] if topic else ()) or self.voice.bank("fact"))
            news = news or phrases.pick(self.voice.bank("fact"))
            blocks = (Paragraph(news or ""), *blocks)
            later.append(blocks)
        return replace(story, later=tuple(later))


def _bare(headline: str, summary: str, blocks: tuple[Block, ...], topic: Topic, slug: str) -> Story:
    """A draft: who signs it, when, and what surrounds it is settled when it is printed. ``slug`` holds the
    topic."""
    return Story(
        0, slug, headline, summary, blocks, (), NEWEST, NEWEST, topic.section, topic.tags, (), (), ""
    )


@cache
def wire_story(name: str) -> Story:
    """A report of the agency about the topic of this name, as it leaves the wire."""
    desk = Desk(f"wire/{name}", "en", 0, (name,), 1)
    return replace(desk._draft(2), wire=f"wire-{name}")


def edited(story: Story, edit: int) -> Story:
    """The wire story as a paper prints it: edit 0 leaves it, edit 1 cuts the last paragraph and touches
    words."""
    if edit == 0:
        return story

    def touched(text: str) -> str:
        return text.replace(" per cent", "%").replace("about ", "around ")

    blocks = tuple(
        Paragraph(touched(block.text)) if isinstance(block, Paragraph) else block
        for block in story.blocks[:-1]
    )
    return replace(story, headline=story.headline + ", agency says", blocks=blocks)
