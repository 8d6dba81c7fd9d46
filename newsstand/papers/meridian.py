# ruff: noqa: E501 - markup and running text are easier to compare with the page when they are not broken up
"""Meridian: custom elements and divs only, hashed class names, opaque addresses.

No semantic tag stands on any page: paragraphs, headings, lists and tables are divs and custom elements. A sitemap but no
feed; robots.txt asks for a short Crawl-delay; an offer of a subscription stands below long stories.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from datetime import datetime
from zlib import crc32

from newsstand import syndication
from newsstand.newsroom import NEWEST, Desk
from newsstand.papers.edition import Paper, Route, View, esc, insert, still
from newsstand.story import Block, Listing, Paragraph, Quotation, Story, Subhead, Table
from newsstand.text.service_pages import SERVICE_PAGES

_TOPICS = (
    "science",
    "company",
    "hospital",
    "column",
    "farm",
    "theatre",
    "flood",
    "market",
    "museum",
    "column",
    "school",
)


class Meridian(Paper):
    """See the module."""

    name = "meridian"
    host = "meridian.example"
    title = "Meridian"
    language = "en"
    validators = "etag"
    sections = {
        "news": "World & home",
        "business": "Money",
        "science": "Science",
        "culture": "Arts",
        "opinion": "Views",
    }
    per_page = 6

    def desk(self) -> Desk:
        return Desk("meridian", "en", -5, _TOPICS, 34, talkative=3, wires=(("court", 1), ("ferry", 0)))

    def path(self, story: Story) -> str:
        return f"/a/{crc32(f'meridian {story.number}'.encode()):08x}"

    def pages(self) -> Iterator[tuple[str, Route]]:
        yield "/", Route("front", self._front, modified=NEWEST)
        for section, title in self.sections.items():
            leaves = self.leaves(self.in_section(section))
            for number, leaf in enumerate(leaves, start=1):
                path = f"/s/{section}" + (f"?p={number}" if number > 1 else "")
                more = f"/s/{section}?p={number + 1}" if number < len(leaves) else ""
                yield path, Route("section", self._listing(title, leaf, more))
        for tag, stories in self.tags.items():
            yield f"/t/{tag.replace(' ', '-')}", Route("tag", self._listing(f"#{tag}", stories, ""))
        for page in SERVICE_PAGES["en"]:
            text = "".join(f"<x-line>{esc(line)}</x-line>" for line in page.paragraphs)
            body = (
                f'<div class="{_hash("service")}"><x-title>{esc(page.title)}</x-title>{text}{page.form}</div>'
            )
            yield f"/{page.slug}", Route("service", still(self._page(page.title, "", body)))
        for number in (1, 2):
            yield f"/internal/a/{number:08x}", Route("disallowed", self._internal)
        yield (
            "/robots.txt",
            Route(
                "robots",
                lambda view: syndication.robots(["/internal/"], [f"{view.base}/map.xml"], crawl_delay=0.05),
                "text/plain",
            ),
        )
        yield "/map.xml", Route("sitemap", self._sitemap, "application/xml", NEWEST)

    def _sitemap(self, view: View) -> str:
        return syndication.url_set(
            syndication.Entry(
                view.base + self.path(story), story.headline, story.summary, story.published, story.modified
            )
            for story in self.stories
        )

    def _page(self, title: str, head: str, body: str) -> str:
        bar = "".join(
            f'<x-link class="{_hash("nav")}"><a href="/s/{name}">{esc(label)}</a></x-link>'
            for name, label in self.sections.items()
        )
        foot = "".join(f'<a href="/{page.slug}">{esc(page.title)}</a> ' for page in SERVICE_PAGES["en"])
        return f"""<!DOCTYPE html>
<html lang="en-US"><head><meta charset="utf-8"><title>{esc(title)} — {self.title}</title>
<meta name="application-name" content="{self.title}">{head}
<style>x-text,x-title,x-head,x-line{{display:block}}.{_hash("bar")}{{display:flex}}</style></head>
<body><x-app class="{_hash("app")}"><x-bar class="{_hash("bar")}"><a href="/">{self.title}</a>{bar}<a href="/t/opinion">Trending</a></x-bar>
<x-view class="{_hash("view")}">{body}</x-view>
<x-foot class="{_hash("foot")}">{foot}<div>© 2025 {self.title} Media. All rights reserved. We use cookies where they are needed.</div></x-foot>
</x-app><script>window.__STATE__={{"route":"x","flags":["a","b"]}}</script></body></html>
"""

    def _tile(self, story: Story) -> str:
        return (
            f'<x-tile class="{_hash("tile")}"><a href="{self.path(story)}"><div class="{_hash("tile-title")}">{esc(story.headline)}</div></a>'
            f'<div class="{_hash("tile-text")}">{esc(story.summary)}</div><div class="{_hash("tile-date")}">{_day(story.published)}</div></x-tile>'
        )

    def _front(self, view: View) -> str:
        tiles = "".join(self._tile(story) for story in self.stories[:14])
        return self._page(
            "Home",
            "",
            f'<x-grid class="{_hash("grid")}">{tiles}</x-grid><a href="/internal/a/00000001">Staff only</a>',
        )

    def _listing(self, title: str, leaf: Sequence[Story], more: str) -> Callable[[View], str]:
        def render(view: View) -> str:
            tiles = "".join(self._tile(story) for story in leaf)
            older = f'<a class="{_hash("more")}" href="{more}">Load more</a>' if more else ""
            return self._page(
                title,
                "",
                f'<x-title>{esc(title)}</x-title><x-grid class="{_hash("grid")}">{tiles}</x-grid>{older}',
            )

        return render

    def _internal(self, view: View) -> str:
        text = "This memorandum is meant for the staff of the newsroom and for nobody else, and robots.txt says so. It repeats what was agreed in the last meeting about the use of commas."
        return self._page(
            "Memorandum",
            "",
            f"<x-story><x-title>Memorandum on commas</x-title><x-text>{text}</x-text><x-text>{text[::1]} Please hang it up beside the kettle.</x-text></x-story>",
        )

    def _block(self, block: Block, story: Story) -> str:
        match block:
            case Paragraph():
                bold = {"bold": f'x-b class="{_hash("b")}"', "italic": f'x-i class="{_hash("i")}"'}
                return f'<x-text class="{_hash("text")}">{self.inline(block, story, bold)}</x-text>'
            case Subhead():
                return f'<x-head class="{_hash("head")}">{esc(block.text)}</x-head>'
            case Quotation():
                return f'<div class="{_hash("pull")}"><x-text class="{_hash("pull-text")}">{esc(block.text)}</x-text></div>'
            case Listing():
                items = "".join(f'<div class="{_hash("item")}">{esc(item)}</div>' for item in block.items)
                return f'<x-list class="{_hash("list")}">{items}</x-list>'
            case Table():
                rows = "".join(
                    f'<div class="{_hash("row")}">'
                    + "".join(f'<div class="{_hash("cell")}">{esc(cell)}</div> ' for cell in row)
                    + "</div>"
                    for row in block.rows
                )
                return f'<x-sheet class="{_hash("sheet")}">{rows}</x-sheet>'

    def article(self, story: Story, view: View) -> str:
        parts = [self._block(block, story) for block in self.blocks(story, view)]
        pieces = {
            2: f'<x-promo class="{_hash("promo")}"><div>{self.advert(story.number)}</div></x-promo>',
            5: f'<div class="{_hash("also")}"><a href="{self.path(self.related(story, 1)[0])}">{esc(self.related(story, 1)[0].headline)}</a></div>',
        }
        picture = self._picture(story)
        wall = ""
        if len(story.blocks) > 16:
            wall = f'<x-offer class="{_hash("offer")}"><div>You have read one of five free stories this month.</div><div>Become a member for 4.50 a month and read as many as you like. Members also receive the weekend letter and can listen to every story.</div><a href="/subscribe">Join now</a></x-offer>'
        others = "".join(self._tile(other) for other in self.related(story, 4))
        return self._page(
            story.headline,
            f'<meta property="og:title" content="{esc(story.headline)} — {self.title}"><meta property="og:site_name" content="{self.title}">'
            f'<meta name="description" content="{esc(story.summary)}">'
            + (
                f'<meta property="og:image" content="{view.base}{story.pictures[0].path}">'
                if story.pictures
                else ""
            )
            + f'<link rel="canonical" href="{view.base}{self.path(story)}">',
            f"""<x-story class="{_hash("story")}"><div class="{_hash("label")}">{esc(self.sections[story.section])}</div>
<x-title class="{_hash("title")}">{esc(story.headline)}</x-title>
<div class="{_hash("deck")}">{esc(story.summary)}</div>
<div class="{_hash("line")}">{self._byline(story)}<x-time class="{_hash("time")}">{_day(story.published)} {story.published:%H:%M} EST</x-time></div>
<div class="{_hash("tools")}"><x-button>Save</x-button><x-button>Share</x-button><x-button>Listen</x-button></div>{picture}
<x-copy class="{_hash("copy")}">
{insert(parts, pieces)}
</x-copy>{wall}{self._bio(story)}</x-story>
{self._talk(story)}
<x-rail class="{_hash("rail")}"><div class="{_hash("rail-title")}">More from {self.title}</div>{others}</x-rail>""",
        )

    def _picture(self, story: Story) -> str:
        if not story.pictures:
            return ""
        return "".join(
            f'<x-photo class="{_hash("photo")}"><img src="{picture.path}" alt="{esc(picture.alt)}"><div class="{_hash("caption")}">{esc(picture.caption)} · {esc(picture.credit)}</div></x-photo>'
            for picture in story.pictures[:2]
        )

    def _byline(self, story: Story) -> str:
        return (
            f'<x-by class="{_hash("by")}">By {esc(" and ".join(story.authors))}</x-by> '
            if story.authors
            else ""
        )

    def _bio(self, story: Story) -> str:
        return f'<div class="{_hash("bio")}">{esc(story.biography)}</div>' if story.biography else ""

    def _talk(self, story: Story) -> str:
        notes = "".join(
            f'<x-note class="{_hash("note")}"><div>{esc(comment.by)}, {_day(comment.when)}</div><div>{esc(comment.text)}</div></x-note>'
            for comment in story.comments
        )
        return f'<x-talk class="{_hash("talk")}"><div>{len(story.comments)} responses</div>{notes}</x-talk>'


def _hash(name: str) -> str:
    """A class name as build tools make them."""
    return f"css-{crc32(f'meridian class {name}'.encode()):07x}"[:12]


def _day(when: datetime) -> str:
    return f"{when:%b} {when.day}, {when.year}"
