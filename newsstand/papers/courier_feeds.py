"""What the Courier offers to machines: RSS by section, a sitemap index with a news and a gzipped sitemap,
robots.txt."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from newsstand import syndication
from newsstand.newsroom import NEWEST
from newsstand.papers.edition import Paper, Route, View
from newsstand.story import Story


class SyndicatedPaper(Paper):
    """A paper with every channel a large site has."""

    def tracked(self, story: Story) -> Sequence[str]:
        return [f"{self.path(story)}?utm_source=rss&utm_medium=feed"] if story.number <= 20 else []

    def syndicated(self) -> Iterator[tuple[str, Route]]:
        """The channels and their addresses."""
        yield "/robots.txt", Route("robots", self._robots, "text/plain")
        yield (
            "/rss.xml",
            Route("feed", lambda view: self._feed(view, self.stories[:20]), "application/rss+xml", NEWEST),
        )
        for section in self.sections:
            stories = self.in_section(section)[:8]
            yield (
                f"/{section}/rss.xml",
                Route("feed", partial(self._feed, stories=stories), "application/rss+xml"),
            )
        yield "/sitemap.xml", Route("sitemap", self._index, "application/xml")
        yield (
            "/sitemap-news.xml",
            Route(
                "sitemap",
                lambda view: syndication.news_set(self.title, "en", self._entries(view, self.stories[:6])),
                "application/xml",
            ),
        )
        yield (
            "/sitemap-articles.xml.gz",
            Route(
                "sitemap",
                lambda view: syndication.gzipped(syndication.url_set(self._entries(view, self.stories))),
                "application/gzip",
            ),
        )
        yield (
            "/sitemap-pages.xml",
            Route(
                "sitemap",
                lambda view: syndication.page_set(
                    view.base + path
                    for path in ("/", "/about", "/legal", *(f"/{name}/" for name in self.sections))
                ),
                "application/xml",
            ),
        )

    def _entries(self, view: View, stories: Sequence[Story], tracking: str = "") -> list[syndication.Entry]:
        return [
            syndication.Entry(
                view.base + self.path(story) + tracking,
                story.headline,
                story.summary,
                story.published,
                story.modified,
                story.authors,
                self.sections[story.section],
                view.base + story.pictures[0].path if story.pictures else None,
            )
            for story in stories
        ]

    def _feed(self, view: View, stories: Sequence[Story]) -> str:
        tracking = "?utm_source=rss&utm_medium=feed"
        entries = [
            entry
            for story in stories
            for entry in self._entries(view, [story], tracking if self.tracked(story) else "")
        ]
        return syndication.rss(self.title, view.base, "en-gb", entries)

    def _index(self, view: View) -> str:
        when = self.stories[0].published
        names = ("sitemap-news.xml", "sitemap-articles.xml.gz", "sitemap-pages.xml")
        return syndication.sitemap_index((f"{view.base}/{name}", when) for name in names)

    def _robots(self, view: View) -> str:
        return syndication.robots(
            ["/preview/", "/search", "/login", "/*?sort="], [f"{view.base}/sitemap.xml"]
        )
