# ruff: noqa: E501 - markup and running text are easier to compare with the page when they are not broken up
"""The Valley Ledger: a small paper whose layout changes completely at a switch, while its stories stay.

Before: divs with ids, two bodies, tags left open and stray text after the end. After: utility classes, other elements,
another order, JSON-LD. Comments longer than the story, Atom, a sitemap; some stories stand in two sections.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from datetime import datetime
from functools import partial

from newsstand import syndication
from newsstand.newsroom import NEWEST, Desk
from newsstand.papers.edition import Paper, Route, View, esc, insert
from newsstand.story import Block, Listing, Paragraph, Quotation, Story, Subhead, Table
from newsstand.text.service_pages import SERVICE_PAGES

_TOPICS = (
    "school",
    "farm",
    "rowing",
    "council",
    "market",
    "football",
    "hospital",
    "museum",
    "flood",
    "column",
)


class Ledger(Paper):
    """See the module."""

    name = "ledger"
    host = "ledger.example"
    title = "The Valley Ledger"
    language = "en"
    compresses = True
    sections = {
        "news": "Local",
        "business": "Business",
        "sport": "Sport",
        "culture": "Living",
        "opinion": "Opinion",
    }
    per_page = 7
    redesigns = True

    def desk(self) -> Desk:
        return Desk("ledger", "en", 1, _TOPICS, 34, talkative=14, wires=(("ferry", 1), ("hospital", 1)))

    def path(self, story: Story) -> str:
        return f"/{story.section}/{story.slug}-{1000 - story.number}.html"

    def variants(self, story: Story) -> Iterator[tuple[str, Callable[[View], str]]]:
        if story.number % 4 == 0:
            yield f"/archive/{1000 - story.number}", lambda view: self.article(story, view)
        if story.number % 5 == 0:
            yield f"{self.path(story)}?view=print", lambda view: self._print(story, view)

    def pages(self) -> Iterator[tuple[str, Route]]:
        yield "/", Route("front", self._front, modified=NEWEST)
        for section, title in self.sections.items():
            leaves = self.leaves(self.in_section(section))
            for number, leaf in enumerate(leaves, start=1):
                after = self._leaf(section, number + 1) if number < len(leaves) else ""
                yield self._leaf(section, number), Route("section", self._listing(title, leaf, after))
        for tag, stories in self.tags.items():
            yield (
                f"/topics/{tag.replace(' ', '-')}.html",
                Route("tag", self._listing(tag.capitalize(), stories, "")),
            )
        for page in SERVICE_PAGES["en"]:
            text = "".join(f"<p>{esc(line)}</p>" for line in page.paragraphs) + page.form
            yield (
                f"/{page.slug}.html",
                Route(
                    "service",
                    partial(self._page, title=page.title, head="", body=f"<h1>{esc(page.title)}</h1>{text}"),
                ),
            )
        yield "/archive/", Route("section", self._archive)
        yield "/video/valley-tv.html", Route("video", self._video)
        for number in (1, 2):
            yield f"/drafts/story-{number}.html", Route("disallowed", self._draft)
        yield (
            "/robots.txt",
            Route(
                "robots",
                lambda view: syndication.robots(
                    ["/drafts/", "/login.html"], [f"{view.base}/sitemap.xml"], 0.02
                ),
                "text/plain",
            ),
        )
        yield (
            "/atom.xml",
            Route(
                "feed",
                lambda view: syndication.atom(self.title, view.base, self._entries(view)[:12]),
                "application/atom+xml",
                NEWEST,
            ),
        )
        yield (
            "/sitemap.xml",
            Route(
                "sitemap", lambda view: syndication.url_set(self._entries(view)), "application/xml", NEWEST
            ),
        )

    def _leaf(self, section: str, number: int) -> str:
        return f"/{section}/index.html" if number == 1 else f"/{section}/page-{number}.html"

    def _entries(self, view: View) -> list[syndication.Entry]:
        return [
            syndication.Entry(
                view.base + self.path(story),
                story.headline,
                story.summary,
                story.published,
                story.modified,
                story.authors,
                story.section,
            )
            for story in self.stories
        ]

    # Both layouts.

    def _page(self, view: View, title: str, head: str, body: str) -> str:
        return (self._page_after if view.redesigned else self._page_before)(title, head, body)

    def _front(self, view: View) -> str:
        teasers = "".join(self._teaser(view, story) for story in self.stories[:15])
        draft = '<p><a href="/drafts/story-1.html">In tomorrow\'s paper</a> <a href="/archive/">Archive</a> <a href="/video/valley-tv.html">Valley TV</a></p>'
        return self._page(view, "Home", "", teasers + draft)

    def _listing(self, title: str, leaf: Sequence[Story], after: str) -> Callable[[View], str]:
        def render(view: View) -> str:
            teasers = "".join(self._teaser(view, story) for story in leaf)
            older = f'<p><a href="{after}">Older stories</a></p>' if after else ""
            return self._page(view, title, "", f"<h1>{esc(title)}</h1>{teasers}{older}")

        return render

    def _archive(self, view: View) -> str:
        rows = "".join(
            f'<li>{_day(story.published)}: <a href="/archive/{1000 - story.number}">{esc(story.headline)}</a></li>'
            for story in self.stories
            if story.number % 4 == 0
        )
        return self._page(view, "Archive", "", f"<h1>Archive</h1><ul>{rows}</ul>")

    def _video(self, view: View) -> str:
        return self._page(
            view,
            "Valley TV",
            "",
            '<h1>Valley TV</h1><iframe src="https://player.vimeo.com/video/76543210"></iframe><p>Our programme in one minute.</p>',
        )

    def _draft(self, view: View) -> str:
        text = "This draft waits for the lawyers, and robots.txt asks all crawlers to leave it alone. It is of no use to anybody before it has been checked, and afterwards it will stand elsewhere."
        return self._page(
            view,
            "Draft",
            "",
            f"<h1>A draft for the lawyers</h1><p>{text}</p><p>The final text will be half as long and twice as careful.</p>",
        )

    def article(self, story: Story, view: View) -> str:
        return self._after(story, view) if view.redesigned else self._before(story, view)

    def _teaser(self, view: View, story: Story) -> str:
        if view.redesigned:
            return f'<a class="block py-3 border-b" href="{self.path(story)}"><span class="text-xs">{_day(story.published)}</span><h3 class="font-bold">{esc(story.headline)}</h3><span class="text-sm">{esc(story.summary)}</span></a>'
        return f'<div class="teaser"><h3><a href="{self.path(story)}">{esc(story.headline)}</a></h3><p>{esc(story.summary)} <a href="{self.path(story)}">more</a></p></div>'

    def _print(self, story: Story, view: View) -> str:
        body = "\n".join(self.printed(block, story) for block in self.blocks(story, view))
        return f'<html><head><meta charset="utf-8"><title>{esc(story.headline)}</title><link rel="canonical" href="{view.base}{self.path(story)}"></head><body><h1>{esc(story.headline)}</h1><p>{_day(story.published)}</p>{body}</body></html>'

    # The layout before the redesign.

    def _page_before(self, title: str, head: str, body: str) -> str:
        menu = " | ".join(
            f'<a href="{self._leaf(section, 1)}">{label}</a>' for section, label in self.sections.items()
        )
        return f"""<html>
<head>
<meta http-equiv="content-type" content="text/html; charset=utf-8">
<title>{self.title} :: {esc(title)}</title>
<link rel="alternate" type="application/atom+xml" href="/atom.xml">{head}
</head>
<body>
<div id="header"><a href="/"><img src="/media/icon.png" alt="{self.title}"></a> {menu}</div>
<body class="inner">
<div id="page"><div id="content">
{body}
</div>
<div id="sidebar"><h4>Most read</h4><ol>{"".join(f'<li><a href="{self.path(story)}">{esc(story.headline)}</a>' for story in self.stories[5:10])}</ol>
<div class="box"><p>Weather: rain in the valley, snow above the tree line.</div></div></div>
<div id="footer"><p>The Valley Ledger, founded 1871. <a href="/about.html">About</a> <a href="/contact.html">Contact</a> <a href="/legal.html">Legal</a>
<a href="/search.html">Search</a> <a href="/login.html">Log in</a> <a href="/subscribe.html">Subscribe</a></div>
</div></div></span>
</body>
</html>
served by node 3
"""

    def _before(self, story: Story, view: View) -> str:
        parts = [self._block_before(block, story) for block in self.blocks(story, view)]
        pieces = {
            2: f'<div class="adbox">Advertisement: {self.advert(story.number)}</div>',
            6: f'<div class="seealso"><b>See also:</b> <a href="{self.path(self.related(story, 1)[0])}">{esc(self.related(story, 1)[0].headline)}</a></div>',
        }
        image = ""
        if story.pictures:
            first = story.pictures[0]
            image = f'<div class="photo"><img src="{first.path}" width="300"><br><small>{esc(first.caption)} ({esc(first.credit)})</small></div>'
        by = f"by {esc(' and '.join(story.authors))}" if story.authors else ""
        bio = (
            f'<div class="authorbox"><b>About the author</b><br>{esc(story.biography)}</div>'
            if story.biography
            else ""
        )
        comments = "".join(
            f'<div class="comment"><b>{esc(comment.by)}</b> wrote on {_day(comment.when)}:<p>{esc(comment.text)}</div>'
            for comment in story.comments
        )
        return self._page(
            view,
            story.headline,
            f'<link rel="canonical" href="{view.base}{self.path(story)}"><meta name="author" content="{esc(", ".join(story.authors))}">',
            f"""<h1 class="storytitle">{esc(story.headline)}</h1>
<p class="standfirst">{esc(story.summary)}</p>
<div class="dateline">{_day(story.published)}, {story.published:%H:%M} {by}</div>{image}
<div class="story">
{insert(parts, pieces)}
</div>
{bio}<div id="comments"><h3>{len(story.comments)} comments</h3>{comments}</div>""",
        )

    def _block_before(self, block: Block, story: Story) -> str:
        match block:
            case Paragraph():
                return f"<p>{self.inline(block, story, {'bold': 'b', 'italic': 'i'})}"
            case Subhead():
                return f"<h4>{esc(block.text)}</h4>"
            case Listing():
                return "<ul>" + "".join(f"<li>{esc(item)}" for item in block.items) + "</ul>"
            case _:
                return self.printed(block, story)

    # The layout after the redesign.

    def _page_after(self, title: str, head: str, body: str) -> str:
        menu = "".join(
            f'<a class="px-2" href="{self._leaf(section, 1)}">{label}</a>'
            for section, label in self.sections.items()
        )
        foot = "".join(
            f'<a class="mr-4" href="/{page.slug}.html">{esc(page.title)}</a>' for page in SERVICE_PAGES["en"]
        )
        return f"""<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>{esc(title)} · Ledger</title><link rel="alternate" type="application/atom+xml" href="/atom.xml">{head}</head>
<body class="bg-white antialiased"><div class="sticky top-0 flex"><a class="text-2xl" href="/">Ledger</a>{menu}</div>
<section class="container mx-auto"><div class="grid grid-cols-12"><div class="col-span-8">{body}</div></div></section>
<section class="bg-slate-900 text-white p-8">{foot}<span class="block text-xs">The Valley Ledger Trust. Printed on paper since 1871, and on glass since 2025.</span></section></body></html>
"""

    def _after(self, story: Story, view: View) -> str:
        parts = [self._block_after(block, story) for block in self.blocks(story, view)]
        pieces = {
            3: '<div class="my-6 p-4 bg-amber-50 rounded"><div class="font-bold">The Friday letter</div><div class="text-sm">Five stories from the valley, chosen by hand, every Friday at noon. No tracking, no fuss.</div></div>',
            7: f'<a class="block my-4 underline" href="{self.path(self.related(story, 1)[0])}">{esc(self.related(story, 1)[0].headline)}</a>',
        }
        image = ""
        if story.pictures:
            first = story.pictures[0]
            image = f'<picture><source srcset="{first.path} 2x"><img class="w-full" src="{first.path}" alt="{esc(first.alt)}"></picture><div class="text-xs text-gray-500">{esc(first.caption)} / {esc(first.credit)}</div>'
        data = {
            "@context": "https://schema.org",
            "@type": "NewsArticle",
            "headline": story.headline,
            "datePublished": story.published.isoformat(),
            "dateModified": story.modified.isoformat(),
            "author": [{"@type": "Person", "name": name} for name in story.authors],
        }
        talk = "".join(
            f'<div class="py-2 border-t"><div class="text-sm font-bold">{esc(comment.by)}</div><div class="prose-sm">{esc(comment.text)}</div></div>'
            for comment in story.comments
        )
        more = "".join(self._teaser(view, other) for other in self.related(story, 3))
        bio = (
            f'<div class="flex p-4 bg-gray-100 text-sm">{esc(story.biography)}</div>'
            if story.biography
            else ""
        )
        return self._page(
            view,
            story.headline,
            f'<link rel="canonical" href="{view.base}{self.path(story)}"><script type="application/ld+json">{json.dumps(data, ensure_ascii=False)}</script>',
            f"""<div class="text-sm uppercase">{self.sections[story.section]}</div>{image}
<h1 class="text-4xl font-bold mt-4">{esc(story.headline)}</h1>
<div class="text-xl text-gray-600">{esc(story.summary)}</div>
<div class="flex text-sm my-2"><span>{esc(", ".join(story.authors))}</span><time class="ml-auto" datetime="{story.published.isoformat()}">{_day(story.published)}</time></div>
<div class="prose lg:prose-xl">
{insert(parts, pieces)}
</div>{bio}
<div class="mt-8"><h3>Read on</h3>{more}</div>
<div class="mt-8"><h3>What readers say</h3>{talk}</div>""",
        )

    def _block_after(self, block: Block, story: Story) -> str:
        match block:
            case Paragraph():
                return f'<p class="mb-4">{self.inline(block, story)}</p>'
            case Subhead():
                return f'<h3 class="text-2xl mt-6">{esc(block.text)}</h3>'
            case Quotation():
                return f'<div class="border-l-4 pl-4 italic"><p>{esc(block.text)}</p></div>'
            case Table():
                rows = "".join(
                    "<tr>" + "".join(f'<td class="p-1">{esc(cell)}</td>' for cell in row) + "</tr>"
                    for row in block.rows
                )
                return f'<div class="overflow-x-auto"><table class="table-auto">{rows}</table></div>'
            case _:
                return self.printed(block, story)


def _day(when: datetime) -> str:
    return f"{when:%A}, {when.day} {when:%B %Y}"
