"""What all newspapers have in common: stories, addresses, routes and the truth. The looks are each paper's
own."""

from __future__ import annotations

import html
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import cached_property, partial
from random import Random
from typing import ClassVar

from newsstand.newsroom import NEWEST, Desk
from newsstand.pictures import png
from newsstand.story import (
    Block,
    Listing,
    Paragraph,
    Picture,
    Quotation,
    Story,
    Subhead,
    Table,
    body_paragraphs,
)
from newsstand.text.phrasebook import Phrases
from newsstand.truth import ArticleTruth, PaperTruth


@dataclass(frozen=True, slots=True)
class View:
    """What a page depends on besides its address.

    ``base`` is the site's root as the reader sees it (``http://127.0.0.1:8101``), ``fetch`` counts from 0 how
    often the address was fetched before (live stories show it), ``redesigned`` says which layout is
    printed.
    """

    base: str
    fetch: int = 0
    redesigned: bool = False


@dataclass(frozen=True, slots=True)
class Route:
    """What stands at one address. ``kind`` is a page kind of `PaperTruth`, or ``article``."""

    kind: str
    render: Callable[[View], str | bytes]
    content_type: str = "text/html"
    modified: datetime | None = None
    story: Story | None = None
    location: str | None = None
    status: int = 200


class Paper(ABC):
    """One newspaper. A subclass says how it looks and at which addresses its pages stand."""

    name: ClassVar[str]
    host: ClassVar[str]
    title: ClassVar[str]
    language: ClassVar[str]
    encoding: ClassVar[str] = "utf-8"
    declares_encoding: ClassVar[bool] = True
    validators: ClassVar[str] = "both"
    """Which validators pages carry: ``etag``, ``modified``, ``both`` or ``none``."""
    compresses: ClassVar[bool] = False
    sections: ClassVar[Mapping[str, str]]
    per_page: ClassVar[int] = 8
    redesigns: ClassVar[bool] = False

    @abstractmethod
    def desk(self) -> Desk:
        """The desk that writes this paper."""

    @abstractmethod
    def path(self, story: Story) -> str:
        """The story's canonical address on the site."""

    @abstractmethod
    def article(self, story: Story, view: View) -> str:
        """The story's page."""

    @abstractmethod
    def pages(self) -> Iterator[tuple[str, Route]]:
        """All other pages: front, sections, service pages, feeds, robots.txt."""

    def variants(self, story: Story) -> Iterator[tuple[str, Callable[[View], str]]]:
        """Further addresses of the story and how they are printed."""
        return iter(())

    def tracked(self, story: Story) -> Sequence[str]:
        """Addresses with tracking parameters under which the site links to the story."""
        return ()

    @cached_property
    def stories(self) -> tuple[Story, ...]:
        """All stories, newest first."""
        return self.desk().stories()

    @cached_property
    def routes(self) -> Mapping[str, Route]:
        """All addresses (path and query) of the site."""
        routes: dict[str, Route] = {}
        for story in self.stories:
            routes[self.path(story)] = Route(
                "article", partial(self.article, story), modified=story.modified, story=story
            )
            for path, render in self.variants(story):
                routes[path] = Route("article", render, modified=story.modified, story=story)
            for index, picture in enumerate(story.pictures):
                hue = story.number * 37 + index * 11
                routes[picture.path] = Route("image", still(png(64, 36, hue)), "image/png", modified=NEWEST)
        routes["/media/icon.png"] = Route("image", still(png(32, 32, 5)), "image/png", modified=NEWEST)
        routes.update(self.pages())
        return routes

    def truth(self, base: str) -> PaperTruth:
        """What a perfect crawl finds, with addresses under ``base``."""
        others = {base + path: route.kind for path, route in self.routes.items() if route.kind != "article"}
        return PaperTruth(
            name=self.name,
            base=base,
            host=self.host,
            language=self.language,
            encoding=self.encoding,
            articles=tuple(self._article_truth(story, base) for story in self.stories),
            others=others,
        )

    def _article_truth(self, story: Story, base: str) -> ArticleTruth:
        paths = [self.path(story), *(path for path, _ in self.variants(story)), *self.tracked(story)]
        revisions = tuple("\n\n".join(body_paragraphs(blocks)) for blocks in (story.blocks, *story.later))
        return ArticleTruth(
            key=f"{self.name}/{story.number}",
            addresses=tuple(base + path for path in paths),
            headline=story.headline,
            summary=story.summary,
            paragraphs=story.paragraphs,
            body=revisions[0],
            revisions=revisions,
            authors=story.authors,
            date_published=story.published.isoformat(),
            date_modified=story.modified.isoformat(),
            section=self.sections.get(story.section, story.section),
            tags=story.tags,
            main_image=base + story.pictures[0].path if story.pictures else None,
            language=self.language,
            wire=story.wire,
        )

    # What the looks are made of.

    def blocks(self, story: Story, view: View) -> tuple[Block, ...]:
        """The story's blocks as this fetch shows them."""
        bodies = (story.blocks, *story.later)
        return bodies[min(view.fetch, len(bodies) - 1)]

    def in_section(self, section: str) -> list[Story]:
        """The stories of a section, newest first."""
        return [story for story in self.stories if story.section == section]

    def related(self, story: Story, count: int) -> list[Story]:
        """Other stories, the same ones every time."""
        total = len(self.stories)
        numbers = dict.fromkeys((story.number * 7 + step * 5) % total for step in range(count + 2))
        return [self.stories[number] for number in numbers if self.stories[number].number != story.number][
            :count
        ]

    def advert(self, number: int) -> str:
        """One of the language's advertisements, escaped."""
        voice = self.desk().voice
        phrases = Phrases(
            Random(f"{self.name}/advert/{number}"), next(iter(voice.topics.values())), voice.words, {}
        )
        adverts = voice.bank("ad")
        return esc(phrases.fill(adverts[number % len(adverts)]))

    def leaves(self, stories: Sequence[Story]) -> list[Sequence[Story]]:
        """Stories cut into the pages of a listing; at least one page."""
        cut = [stories[start : start + self.per_page] for start in range(0, len(stories), self.per_page)]
        return cut or [()]

    @cached_property
    def tags(self) -> Mapping[str, list[Story]]:
        """Stories by tag, tags in order of first use."""
        found: dict[str, list[Story]] = {}
        for story in self.stories:
            for tag in story.tags:
                found.setdefault(tag, []).append(story)
        return found

    @cached_property
    def signatures(self) -> Mapping[str, list[Story]]:
        """Stories by author."""
        found: dict[str, list[Story]] = {}
        for story in self.stories:
            for author in story.authors:
                found.setdefault(author, []).append(story)
        return found

    def inline(self, paragraph: Paragraph, story: Story, tags: Mapping[str, str] | None = None) -> str:
        """A paragraph's text with its links and emphasis as HTML; ``tags`` renames ``bold`` and
        ``italic``."""
        names = tags or {"bold": "strong", "italic": "em"}
        out: list[str] = []
        last = 0
        for mark in paragraph.marks:
            out.append(esc(paragraph.text[last : mark.start]))
            words = esc(paragraph.text[mark.start : mark.end])
            if mark.kind == "link":
                out.append(f'<a href="{esc(self.path(self.related(story, 1)[0]))}">{words}</a>')
            else:
                name = names[mark.kind]
                out.append(f"<{name}>{words}</{name.split(' ')[0]}>")
            last = mark.end
        out.append(esc(paragraph.text[last:]))
        return "".join(out)

    def printed(self, block: Block, story: Story) -> str:
        """A block in plain HTML; a paper with looks of its own overrides this."""
        match block:
            case Paragraph():
                return f"<p>{self.inline(block, story)}</p>"
            case Subhead():
                return f"<h2>{esc(block.text)}</h2>"
            case Quotation():
                return f"<blockquote><p>{esc(block.text)}</p></blockquote>"
            case Listing():
                name = "ol" if block.ordered else "ul"
                return f"<{name}>" + "".join(f"<li>{esc(item)}</li>" for item in block.items) + f"</{name}>"
            case Table():
                head, *rows = block.rows
                cells = "".join(f"<th>{esc(cell)}</th>" for cell in head)
                body = "".join(
                    "<tr>" + "".join(f"<td>{esc(cell)}</td>" for cell in row) + "</tr>" for row in rows
                )
                return f"<table><thead><tr>{cells}</tr></thead><tbody>{body}</tbody></table>"


def esc(text: str) -> str:
    """Text made safe for HTML, attributes included."""
    return html.escape(text, quote=True)


def insert(parts: list[str], pieces: Mapping[int, str]) -> str:
    """Parts of a body with pieces put before the parts of these indices; pieces beyond the end are left
    out."""
    out: list[str] = []
    for index, part in enumerate(parts):
        if index in pieces:
            out.append(pieces[index])
        out.append(part)
    return "\n".join(out)


def still(body: str | bytes) -> Callable[[View], str | bytes]:
    """A renderer of a body that depends on nothing."""
    return lambda view: body


def caption_of(picture: Picture) -> str:
    """Caption and credit as one escaped line."""
    return f"{esc(picture.caption)}. ({esc(picture.credit)})"
