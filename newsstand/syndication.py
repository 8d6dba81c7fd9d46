"""Feeds, sitemaps and robots.txt, as newspapers publish them."""

from __future__ import annotations

import gzip
import html
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from email.utils import format_datetime


@dataclass(frozen=True, slots=True)
class Entry:
    """One story as feeds and sitemaps list it. ``address`` is absolute."""

    address: str
    headline: str
    summary: str
    published: datetime
    modified: datetime
    authors: tuple[str, ...] = ()
    section: str = ""
    image: str | None = None


def rss(title: str, base: str, language: str, entries: Iterable[Entry], encoding: str = "utf-8") -> str:
    """RSS 2.0 with Dublin Core creators."""
    items = "".join(
        f"<item><title>{_x(entry.headline)}</title><link>{_x(entry.address)}</link>"
        f'<guid isPermaLink="true">{_x(entry.address)}</guid>'
        f"<description><![CDATA[<p>{_x(entry.summary)}</p>]]></description>"
        + "".join(f"<dc:creator>{_x(author)}</dc:creator>" for author in entry.authors)
        + f"<category>{_x(entry.section)}</category>"
        f"<pubDate>{format_datetime(entry.published)}</pubDate></item>\n"
        for entry in entries
    )
    return (
        f'<?xml version="1.0" encoding="{encoding}"?>\n'
        '<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>'
        f"<title>{_x(title)}</title><link>{_x(base)}/</link><description>{_x(title)}</description>"
        f"<language>{language}</language>\n{items}</channel></rss>\n"
    )


def atom(title: str, base: str, entries: Sequence[Entry]) -> str:
    """Atom 1.0."""
    newest = max(entry.modified for entry in entries)
    items = "".join(
        f'<entry><title type="text">{_x(entry.headline)}</title>'
        f'<link rel="alternate" href="{_x(entry.address)}"/>'
        f"<id>{_x(entry.address)}</id><published>{entry.published.isoformat()}</published>"
        f"<updated>{entry.modified.isoformat()}</updated>"
        + "".join(f"<author><name>{_x(author)}</name></author>" for author in entry.authors)
        + f'<summary type="html">{_x(_x(entry.summary))}</summary></entry>\n'
        for entry in entries
    )
    return (
        '<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom">'
        f"<title>{_x(title)}</title><id>{_x(base)}/</id><updated>{newest.isoformat()}</updated>"
        f'<author><name>{_x(title)}</name></author><link href="{_x(base)}/"/>\n{items}</feed>\n'
    )


def url_set(entries: Iterable[Entry]) -> str:
    """A sitemap with lastmod and images."""
    rows = "".join(
        f"<url><loc>{_x(entry.address)}</loc><lastmod>{entry.modified.isoformat()}</lastmod>"
        + (f"<image:image><image:loc>{_x(entry.image)}</image:loc></image:image>" if entry.image else "")
        + "</url>\n"
        for entry in entries
    )
    return _sitemap(rows, ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"')


def page_set(addresses: Iterable[str]) -> str:
    """A sitemap of pages without dates."""
    return _sitemap("".join(f"<url><loc>{_x(address)}</loc></url>\n" for address in addresses), "")


def news_set(title: str, language: str, entries: Iterable[Entry]) -> str:
    """A news sitemap, with publication, date and title."""
    rows = "".join(
        f"<url><loc>{_x(entry.address)}</loc><news:news><news:publication><news:name>{_x(title)}</news:name>"
        f"<news:language>{language}</news:language></news:publication>"
        f"<news:publication_date>{entry.published.isoformat()}</news:publication_date>"
        f"<news:title>{_x(entry.headline)}</news:title></news:news></url>\n"
        for entry in entries
    )
    return _sitemap(rows, ' xmlns:news="http://www.google.com/schemas/sitemap-news/0.9"')


def sitemap_index(addresses: Iterable[tuple[str, datetime]]) -> str:
    """A sitemap index."""
    rows = "".join(
        f"<sitemap><loc>{_x(address)}</loc><lastmod>{when.isoformat()}</lastmod></sitemap>\n"
        for address, when in addresses
    )
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        f'<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n{rows}</sitemapindex>\n'
    )


def gzipped(text: str) -> bytes:
    """The text as a gzip file, the same bytes every time."""
    return gzip.compress(text.encode("utf-8"), mtime=0)


def robots(
    disallow: Sequence[str],
    sitemaps: Sequence[str] = (),
    crawl_delay: float | None = None,
    allow: Sequence[str] = (),
) -> str:
    """robots.txt for all agents. ``crawl_delay`` is in seconds."""
    lines = ["# Robots are welcome to what readers may read.", "User-agent: *"]
    lines += [f"Allow: {path}" for path in allow]
    lines += [f"Disallow: {path}" for path in disallow]
    if crawl_delay is not None:
        lines.append(f"Crawl-delay: {crawl_delay}")
    lines += ["", *(f"Sitemap: {address}" for address in sitemaps)]
    return "\n".join(lines) + "\n"


def _sitemap(rows: str, namespaces: str) -> str:
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        f'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"{namespaces}>\n{rows}</urlset>\n'
    )


def _x(text: str) -> str:
    return html.escape(text, quote=True)
