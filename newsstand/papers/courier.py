# ruff: noqa: E501 - markup and running text are easier to compare with the page when they are not broken up
"""The Courier: modern HTML5 blocks with JSON-LD and OpenGraph, AMP and print versions, and everything a portal sells.

Newsletter boxes, share bars, advertising and related links stand between the paragraphs; pictures are lazy; one story
is live. RSS, and a sitemap index with a news sitemap and a gzipped one.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from datetime import datetime
from functools import partial

from newsstand.newsroom import NEWEST, Desk
from newsstand.papers.courier_feeds import SyndicatedPaper
from newsstand.papers.edition import Route, View, caption_of, esc, insert
from newsstand.story import Block, Paragraph, Picture, Quotation, Story, Subhead
from newsstand.text.service_pages import SERVICE_PAGES

_TOPICS = (
    "council",
    "football",
    "museum",
    "ferry",
    "company",
    "science",
    "flood",
    "theatre",
    "school",
    "rowing",
    "market",
)


class Courier(SyndicatedPaper):
    """See the module."""

    name = "courier"
    host = "courier.example"
    title = "The Harbour Courier"
    language = "en"
    compresses = True
    sections = {
        "news": "News",
        "business": "Business",
        "sport": "Sport",
        "culture": "Culture",
        "science": "Science",
    }

    def desk(self) -> Desk:
        return Desk(
            "courier", "en", 0, _TOPICS, 36, talkative=10, wires=(("court", 0), ("hospital", 0)), live=(4,)
        )

    def path(self, story: Story) -> str:
        return f"/{story.section}/{story.published:%Y/%m/%d}/{story.slug}"

    def variants(self, story: Story) -> Iterator[tuple[str, Callable[[View], str]]]:
        if story.later:
            return
        if story.number % 3 == 0:
            yield f"/amp{self.path(story)}", lambda view: self._amp(story, view)
        if story.number % 4 == 1:
            yield f"/print/{story.number}", lambda view: self._print(story, view)

    # Pages.

    def pages(self) -> Iterator[tuple[str, Route]]:
        yield "/", Route("front", self._front, modified=NEWEST)
        for section, title in self.sections.items():
            for number, leaf in enumerate(self.leaves(self.in_section(section)), start=1):
                path = f"/{section}/" + (f"?page={number}" if number > 1 else "")
                yield (
                    path,
                    Route(
                        "section",
                        self._listing(title, f"/{section}/", self.in_section(section), number, leaf),
                    ),
                )
            yield f"/{section}", Route("redirect", lambda view: "", location=f"/{section}/", status=301)
        for tag, stories in self.tags.items():
            yield (
                f"/tag/{tag.replace(' ', '-')}/",
                Route("tag", self._listing(f"Tag: {tag}", "", stories, 1, stories)),
            )
        for author, stories in self.signatures.items():
            path = f"/by/{author.lower().replace(' ', '-')}"
            yield path, Route("author", self._listing(author, "", stories, 1, stories))
        for page in SERVICE_PAGES["en"]:
            text = "".join(f"<p>{esc(line)}</p>" for line in page.paragraphs) + page.form
            body = f'<main class="service"><h1>{esc(page.title)}</h1>{text}</main>'
            yield f"/{page.slug}", Route("service", partial(self._page, title=page.title, head="", body=body))
        yield "/gallery/autumn", Route("gallery", self._gallery)
        for number in (1, 2, 3):
            yield (
                f"/preview/2025/11/{number:02d}/not-yet-released-story-{number}",
                Route("disallowed", self._preview),
            )
        yield from self.syndicated()

    # Looks.

    def _page(self, view: View, title: str, head: str, body: str) -> str:
        links = "".join(f'<li><a href="/{name}/">{label}</a></li>' for name, label in self.sections.items())
        return f"""<!DOCTYPE html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<title>{esc(title)} | {self.title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/media/icon.png">
<link rel="alternate" type="application/rss+xml" title="{self.title}" href="/rss.xml">
{head}
<style>body{{font:17px/1.5 serif;margin:0}}.c-nav ul{{display:flex;gap:1em;list-style:none}}.c-consent{{background:#eee}}</style>
<script>window.dataLayer=window.dataLayer||[];dataLayer.push({{"section":"x","note":"<p>not a paragraph</p>"}});</script>
</head>
<body class="c-body">
<div class="c-consent" role="dialog" aria-label="cookies"><p>We and our partners use cookies to keep this site running and to
measure how it is read. You can accept all of them, or choose which ones you allow.</p><button>Accept all</button>
<button>Choose</button></div>
<header class="c-masthead"><a class="c-logo" href="/">{self.title}</a>
<nav class="c-nav" aria-label="Sections"><ul>{links}</ul></nav>
<a href="/login">Log in</a> <a href="/subscribe">Subscribe</a></header>
{body}
<footer class="c-footer"><nav><ul><li><a href="/about">About us</a></li><li><a href="/contact">Contact</a></li>
<li><a href="/legal">Terms and privacy</a></li><li><a href="/search">Search</a></li><li><a href="/gallery/autumn">Pictures</a></li></ul></nav>
<p class="c-copyright">© 2025 {self.title}. Reproduction only with our written consent.</p></footer>
</body>
</html>
"""

    def _card(self, story: Story) -> str:
        picture = story.pictures[0].path if story.pictures else "/media/icon.png"
        return (
            f'<article class="c-card"><a href="{self.path(story)}"><img loading="lazy" src="{picture}" alt=""><h3>{esc(story.headline)}</h3></a>'
            f'<p class="c-card__teaser">{esc(story.summary)}</p><time datetime="{story.published.isoformat()}">{_day(story.published)}</time></article>'
        )

    def _front(self, view: View) -> str:
        parts = []
        for section, title in self.sections.items():
            cards = "".join(self._card(story) for story in self.in_section(section)[:3])
            parts.append(
                f'<section class="c-block"><h2><a href="/{section}/">{title}</a></h2>{cards}</section>'
            )
        lead = self._card(self.stories[0])
        disallowed = '<p class="c-soon"><a href="/preview/2025/11/01/not-yet-released-story-1">Coming this weekend</a></p>'
        body = f'<main class="c-front"><div class="c-lead">{lead}</div>{"".join(parts)}{disallowed}</main>'
        return self._page(
            view,
            "News from the coast",
            f'<meta property="og:type" content="website"><link rel="canonical" href="{view.base}/">',
            body,
        )

    def _listing(
        self, title: str, path: str, stories: Sequence[Story], number: int, leaf: Sequence[Story]
    ) -> Callable[[View], str]:
        def render(view: View) -> str:
            cards = "".join(self._card(story) for story in leaf)
            last = len(self.leaves(stories))
            pager = "".join(
                f'<a href="{path}{f"?page={page}" if page > 1 else ""}"{" aria-current=page" if page == number else ""}>{page}</a> '
                for page in range(1, last + 1)
            )
            nav = f'<nav class="c-pager" aria-label="Pages">{pager}</nav>' if path and last > 1 else ""
            return self._page(
                view, title, "", f'<main class="c-listing"><h1>{esc(title)}</h1>{cards}{nav}</main>'
            )

        return render

    def _gallery(self, view: View) -> str:
        figures = "".join(
            f'<figure><img src="{story.pictures[0].path}" alt=""><figcaption>{caption_of(story.pictures[0])}</figcaption></figure>'
            for story in self.stories[:12]
            if story.pictures
        )
        return self._page(
            view,
            "Autumn in pictures",
            "",
            f'<main class="c-gallery"><h1>Autumn in pictures</h1>{figures}</main>',
        )

    def _preview(self, view: View) -> str:
        body = "<main><article><h1>A story that is not yet released</h1><p>This page is a draft for the proof-readers, and robots.txt keeps it from everybody else. Whoever fetches it all the same has not read the rules of this house, which are short and plain.</p><p>The draft will be replaced on the day of publication by the story itself, at another address.</p></article></main>"
        return self._page(view, "Draft", '<meta property="og:type" content="article">', body)

    def _head(self, story: Story, view: View) -> str:
        url = view.base + self.path(story)
        image = view.base + story.pictures[0].path if story.pictures else ""
        graph = {
            "@context": "https://schema.org",
            "@graph": [
                {"@type": "WebSite", "name": self.title, "url": f"{view.base}/"},
                {
                    "@type": "NewsArticle",
                    "mainEntityOfPage": url,
                    "headline": story.headline,
                    "description": story.summary,
                    "datePublished": story.published.isoformat(),
                    "dateModified": story.modified.isoformat(),
                    "author": [
                        {
                            "@type": "Person",
                            "name": name,
                            "url": f"{view.base}/by/{name.lower().replace(' ', '-')}",
                        }
                        for name in story.authors
                    ],
                    "publisher": {"@type": "NewsMediaOrganization", "name": self.title},
                    "articleSection": self.sections[story.section],
                    "keywords": list(story.tags),
                    "inLanguage": "en",
                    "isAccessibleForFree": True,
                    **({"image": [image]} if image else {}),
                },
            ],
        }
        data = json.dumps(graph, ensure_ascii=False).replace("</", "<\\/")
        amp = (
            f'<link rel="amphtml" href="{view.base}/amp{self.path(story)}">'
            if story.number % 3 == 0 and not story.later
            else ""
        )
        tags = "".join(f'<meta property="article:tag" content="{esc(tag)}">' for tag in story.tags)
        pic = f'<meta property="og:image" content="{image}">' if image else ""
        return f"""<link rel="canonical" href="{url}">{amp}
<meta name="description" content="{esc(story.summary)}">
<meta property="og:type" content="article"><meta property="og:title" content="{esc(story.headline)}">
<meta property="og:url" content="{url}"><meta property="og:site_name" content="{self.title}">{pic}
<meta property="article:published_time" content="{story.published.isoformat()}">
<meta property="article:modified_time" content="{story.modified.isoformat()}">
<meta property="article:section" content="{self.sections[story.section]}">{tags}
<script type="application/ld+json">{data}</script>"""

    def article(self, story: Story, view: View) -> str:
        parts = [self._block(block, story) for block in self.blocks(story, view)]
        body = insert(parts, self._boxes(story))
        aside = "".join(self._card(other) for other in self.related(story, 4))
        bio = (
            f'<aside class="c-author"><h4>About the author</h4><p>{esc(story.biography)}</p></aside>'
            if story.biography
            else ""
        )
        topics = "".join(
            f'<li><a href="/tag/{tag.replace(" ", "-")}/">{esc(tag)}</a></li>' for tag in story.tags
        )
        share = '<div class="c-share"><button>Share</button><a href="mailto:?subject=Read">E-mail</a><a href="https://social.example/share">Post</a></div>'
        paper = (
            f' <a class="c-print" href="/print/{story.number}" rel="nofollow">Print</a>'
            if story.number % 4 == 1 and not story.later
            else ""
        )
        live = '<p class="c-live">Live: this page is updated as news comes in</p>' if story.later else ""
        return self._page(
            view,
            story.headline,
            self._head(story, view),
            f"""<nav class="c-crumbs" aria-label="Breadcrumb"><a href="/">Home</a> › <a href="/{story.section}/">{self.sections[story.section]}</a></nav>
<main class="c-main"><article class="c-article">
<header class="c-article__header"><p class="c-kicker">{self.sections[story.section]}</p><h1 class="c-article__headline">{esc(story.headline)}</h1>
<p class="c-article__lead">{esc(story.summary)}</p>{live}{self._byline(story)}{share}{paper}</header>
{self._figure(story.pictures[0], True) if story.pictures else ""}
<div class="c-article__body">
{body}
</div>
{bio}<ul class="c-topics">{topics}</ul>
</article>
{self._comments(story)}
<aside class="c-related"><h2>More stories</h2>{aside}</aside></main>""",
        )

    def _byline(self, story: Story) -> str:
        names = " and ".join(
            f'<a rel="author" href="/by/{name.lower().replace(" ", "-")}">{esc(name)}</a>'
            for name in story.authors
        )
        by = f'<span class="c-byline">By {names}</span> ' if names else ""
        updated = f" (updated {story.modified:%H:%M})" if story.modified != story.published else ""
        return f'<p class="c-meta">{by}<time datetime="{story.published.isoformat()}">{_day(story.published)}, {story.published:%H:%M}{updated}</time></p>'

    def _block(self, block: Block, story: Story) -> str:
        match block:
            case Paragraph():
                return f'<p class="c-text">{self.inline(block, story)}</p>'
            case Subhead():
                return f'<h2 class="c-subhead">{esc(block.text)}</h2>'
            case Quotation():
                return f'<blockquote class="c-quote"><p>{esc(block.text)}</p></blockquote>'
            case _:
                return self.printed(block, story)

    def _boxes(self, story: Story) -> dict[int, str]:
        """What stands between the paragraphs, by the index of the block it precedes."""
        boxes = {
            2: f'<div class="c-ad" data-slot="mid"><span>Advertisement</span><p>{self.advert(story.number)}</p></div>',
            4: '<aside class="c-related-inline"><h3>Read also</h3><ul>'
            + "".join(
                f'<li><a href="{self.path(other)}">{esc(other.headline)}</a></li>'
                for other in self.related(story, 3)
            )
            + "</ul></aside>",
            6: '<section class="c-newsletter"><h3>The morning letter</h3><p>What matters on the coast, every weekday before seven in your mailbox. It is free, and you can leave at any time.</p><form action="/subscribe"><input type="email" name="mail"><button>Sign up</button></form></section>',
        }
        if story.video:
            boxes[3] = (
                f'<figure class="c-video"><iframe src="https://www.youtube.com/embed/{story.video}" title="video" allowfullscreen></iframe><figcaption>Watch: the scene in one minute</figcaption></figure>'
            )
        if len(story.pictures) > 2:
            items = "".join(self._figure(picture, False) for picture in story.pictures[1:])
            boxes[5] = f'<div class="c-slider" data-count="{len(story.pictures) - 1}">{items}</div>'
        elif len(story.pictures) == 2:
            boxes[5] = self._figure(story.pictures[1], False)
        return boxes

    def _figure(self, picture: Picture, first: bool) -> str:
        source = (
            f'src="{picture.path}"'
            if first
            else f'src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" data-src="{picture.path}" data-srcset="{picture.path} {picture.width}w" loading="lazy"'
        )
        plain = "" if first else f'<noscript><img src="{picture.path}" alt="{esc(picture.alt)}"></noscript>'
        return f'<figure class="c-figure"><img {source} width="{picture.width}" height="{picture.height}" alt="{esc(picture.alt)}">{plain}<figcaption>{esc(picture.caption)} <span class="c-credit">Photo: {esc(picture.credit)}</span></figcaption></figure>'

    def _comments(self, story: Story) -> str:
        items = "".join(
            f'<li class="c-comment"><b>{esc(comment.by)}</b> <time>{_day(comment.when)}, {comment.when:%H:%M}</time><p>{esc(comment.text)}</p><button>Reply</button></li>'
            for comment in story.comments
        )
        return f'<section class="c-comments" id="comments"><h2>Comments ({len(story.comments)})</h2><ol>{items}</ol><p>Please log in to write a comment.</p></section>'

    def _amp(self, story: Story, view: View) -> str:
        body = "\n".join(self.printed(block, story) for block in self.blocks(story, view))
        picture = ""
        if story.pictures:
            first = story.pictures[0]
            picture = f'<amp-img src="{first.path}" width="{first.width}" height="{first.height}" layout="responsive"></amp-img>'
        return f"""<!doctype html>
<html amp lang="en"><head><meta charset="utf-8"><title>{esc(story.headline)}</title><link rel="canonical" href="{view.base}{self.path(story)}">
<meta name="viewport" content="width=device-width"><script async src="https://cdn.ampproject.org/v0.js"></script></head>
<body><header><a href="/">{self.title}</a></header><article><h1>{esc(story.headline)}</h1>{self._byline(story)}{picture}
{body}</article><amp-ad width="300" height="250" type="x"></amp-ad><footer><a href="/{story.section}/">More {self.sections[story.section]}</a></footer></body></html>
"""

    def _print(self, story: Story, view: View) -> str:
        body = "\n".join(self.printed(block, story) for block in self.blocks(story, view))
        return f"""<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Print: {esc(story.headline)}</title>
<meta name="robots" content="noindex"><link rel="canonical" href="{view.base}{self.path(story)}"></head>
<body onload="window.print()"><p>{self.title}</p><h1>{esc(story.headline)}</h1>{self._byline(story)}
{body}<hr><p>Printed from {view.base}{self.path(story)}</p></body></html>
"""


def _day(when: datetime) -> str:
    return f"{when.day} {when:%B %Y}"
