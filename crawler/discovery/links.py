"""The links of a page, and what each one probably leads to: pure functions over `link_tables`.

A judgement only orders the crawl (and leaves out what no newspaper puts an article under); whether a page is
an article is for the extractor to say.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from urllib.parse import parse_qsl, unquote

from lxml import etree

from crawler.discovery import link_tables as tables
from crawler.discovery.addresses import (
    MAX_ADDRESS_LENGTH,
    REMEMBERED,
    is_carried,
    is_unspaced_slug,
    joined,
    page_key,
    split,
)
from crawler.discovery.reservations import META_NAMES
from crawler.discovery.variants import VARIANT_MARK, is_variant_parameter
from extractors import Page

MAX_LINKS = 3_000
"""Links read of one page; real front pages hold a few hundred."""
MAX_PATH_SEGMENTS = 12
MIN_HEADLINE_WORDS = 5
MIN_HEADLINE_CJK = 9
MIN_HEADLINE_UNSPACED = 24
"""Characters of Thai, Khmer and the like. Names of services mostly have fewer ("Privacy policy" has 21 in Thai, 22 in
Lao and Burmese, 15 in Khmer), headlines mostly more."""
MIN_SLUG_WORDS = 4
MAX_NAME_WORDS = 3
MAX_NAME_LENGTH = 30
"""Characters; scripts without spaces have few words in any headline."""

_PLAIN_PATH = re.compile(r"/(?![/.])(?:[A-Za-z0-9._~-]|/(?!\.))*")
"""A path that can be put behind a host as it is: most links are like this."""
_LONGEST_PLAIN = 500
_LONGEST_TEXT = 300
"""Characters of the text of a link."""
_NOT_VOUCHED_FOR = frozenset({"nofollow", "ugc"})
_HEADINGS = frozenset({"h1", "h2", "h3", "h4", "h5", "h6"})
_NAVIGATION = frozenset({"nav", "footer", "menu"})
_NEAR = 3
"""Elements around a link among which a heading is its own."""
_PAID = "sponsored"
"""Such a link leads to a shop, by way of the site's own counter (`/go/kettle`): of 94 to pages of the own site, on ten
development sites, one led to a page of its own."""


class Target(StrEnum):
    """What a link probably leads to."""

    ARTICLE = "article"
    SECTION = "section"
    LOW_LIST = "low_list"
    UNKNOWN = "unknown"
    FEED = "feed"
    IGNORED = "ignored"


@dataclass(frozen=True, slots=True)
class Link:
    """One address on a page, with the longest text that links to it, and the number that another link to it shows."""

    url: str
    text: str
    nofollow: bool = False
    number: str = ""
    heads: bool = False
    """Whether a short text is (in) a heading, as a teaser's is, and in no navigation or footer."""


@dataclass(frozen=True, slots=True)
class PageLinks:
    """What a page links to: anchors in page order, and the feeds its head announces."""

    links: tuple[Link, ...] = ()
    feeds: tuple[str, ...] = ()
    canonical: str | None = None
    next_pages: tuple[str, ...] = ()
    """What the page calls its next page (`rel=next`, in its head or on a link)."""
    prev_pages: tuple[str, ...] = ()
    metas: tuple[tuple[str, str], ...] = ()
    """Meta tags that reserve something: name in lower case, content."""


def read_links(body: bytes, url: str, encoding: str | None = None) -> PageLinks:
    """The links of an HTML page; `encoding` is what the transport declares, which the page is not held to: a wrong one
    would end it at the first byte that is no character. Broken, empty and absurdly nested pages give what can be read
    of them."""
    root = _parse(Page(url, body, encoding)) if body.strip() else None
    if root is None:
        return PageLinks()
    base = _base(root, url)
    origin = _origin(base)
    found: dict[str, Link] = {}
    for anchor in root.iter("a", "area", "frame"):
        link = _link(anchor, base, origin)
        if link is None or (key := page_key(link.url)) is None:
            continue
        if key not in found and len(found) >= MAX_LINKS:
            break
        before = found.get(key)
        found[key] = link if before is None else _together(before, link)
    feeds, canonical = _head_links(root, base)
    return PageLinks(tuple(found.values()), feeds, canonical, *_neighbours(root, base), _metas(root))


def _metas(root: etree._Element) -> tuple[tuple[str, str], ...]:
    named = ((str(meta.get("name") or "").strip().lower(), meta.get("content")) for meta in root.iter("meta"))
    return tuple((name, str(content)) for name, content in named if content and name in META_NAMES)[:20]


def _neighbours(root: etree._Element, base: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Addresses that the page names as its next ones, and as its previous ones."""
    found: tuple[list[str | None], list[str | None]] = [], []
    for element in root.iter("link", "a"):
        rel = element.get("rel")
        if rel is None:
            continue
        words = rel.lower().split()
        for name, urls in zip(("next", "prev"), found):
            if name in words:
                urls.append(_join(base, element.get("href") or ""))
    following, preceding = (tuple(dict.fromkeys(url for url in urls if url)) for urls in found)
    return following, preceding


def _parse(page: Page) -> etree._Element | None:
    text, utf_8 = page.source()
    parser = etree.HTMLParser(
        encoding="utf-8", recover=True, no_network=True, huge_tree=False, remove_comments=True, remove_pis=True
    )
    try:
        return etree.fromstring(text.encode("utf-8", "replace") if utf_8 is None else utf_8, parser)
    except (etree.LxmlError, ValueError):
        return None


def _base(root: etree._Element, url: str) -> str:
    href = next((element.get("href") for element in root.iter("base") if element.get("href")), None)
    return (_join(url, href) if href else None) or url


def _origin(base: str) -> str | None:
    """Scheme and host of a base address, to which a plain absolute path can be added; None for an odd one."""
    parts = split(base)
    start = base.find("/", len("https://"))
    origin = base if start < 0 else base[:start]
    return origin if parts is not None and "@" not in origin and "?" not in origin else None


def _join(base: str, href: str) -> str | None:
    return (_known_address if len(href) <= MAX_ADDRESS_LENGTH else _address)(base, href)


def _address(base: str, href: str) -> str | None:
    href = re.sub(r"[\t\r\n]", "", href).strip()
    if not href or href[0] == "#" or re.match(r"(?i)(?!https?:)[a-z][a-z0-9+.-]*:", href):
        return None
    href = href.partition("#")[0]
    if len(href) > MAX_ADDRESS_LENGTH:
        return None
    url = joined(base, href)
    return url if url is not None and split(url) else None


_known_address = lru_cache(REMEMBERED)(_address)


def _link(anchor: etree._Element, base: str, origin: str | None) -> Link | None:
    href = anchor.get("src" if anchor.tag == "frame" else "href")
    if not href:
        return None
    plain = origin is not None and len(href) < _LONGEST_PLAIN and _PLAIN_PATH.fullmatch(href)
    url = f"{origin}{href}" if plain else _join(base, str(href))
    if url is None:
        return None
    rel = (anchor.get("rel") or "").lower().split()
    if _PAID in rel:
        return None
    text = (
        " ".join("".join(anchor.itertext())[:1_000].split())
        or (anchor.get("title") or anchor.get("aria-label") or "").strip()
    )
    heads = is_name(text) and _heads(anchor)
    return Link(url, text[:_LONGEST_TEXT], not _NOT_VOUCHED_FOR.isdisjoint(rel), heads=heads)


def _heads(anchor: etree._Element) -> bool:
    """Whether a link is a heading, or in one, outside of navigation and footers, whose headings may be links, too."""
    above = [element.tag for element in anchor.iterancestors()]
    if not _NAVIGATION.isdisjoint(above):
        return False
    return not _HEADINGS.isdisjoint(above[:_NEAR]) or next(anchor.iter(*_HEADINGS), None) is not None


def _together(before: Link, link: Link) -> Link:
    """Two links to one address as one."""
    longer, shorter = (link, before) if len(link.text) > len(before.text) else (before, link)
    number = before.number or (shorter.text if shorter.text.isdecimal() else "")
    return Link(before.url, longer.text, before.nofollow and link.nofollow, number, before.heads or link.heads)


_OTHER_FEEDS = ("application/rdf+xml", "application/feed+json")


def _head_links(root: etree._Element, base: str) -> tuple[tuple[str, ...], str | None]:
    feeds: list[str] = []
    canonical: str | None = None
    for element in root.iter("link"):
        rel = (element.get("rel") or "").lower().split()
        if "alternate" not in rel and "canonical" not in rel:
            continue
        url = _join(base, element.get("href") or "")
        if url is None:
            continue
        kind = (element.get("type") or "").lower()
        if "alternate" in rel and ("rss" in kind or "atom" in kind or kind in _OTHER_FEEDS):
            if not tables.COMMENT_FEED.search(url + " " + (element.get("title") or "")):
                feeds.append(url)
        elif "canonical" in rel:
            canonical = canonical or url
    return tuple(dict.fromkeys(feeds)), canonical


def judge(url: str, text: str = "") -> Target:
    """What an address, and the text that links to it, promise."""
    return _judged(url, text[:_LONGEST_TEXT]) if len(url) <= MAX_ADDRESS_LENGTH else Target.IGNORED


@lru_cache(REMEMBERED)
def _judged(url: str, text: str) -> Target:
    parts = split(url)
    if parts is None:
        return Target.IGNORED
    path = unquote(parts.path)
    if tables.FEED_PATH.search(path):
        return Target.IGNORED if tables.COMMENT_FEED.search(path) else Target.FEED
    segments = [segment for segment in path.lower().split("/") if segment]
    query = {name.lower(): value for name, value in parse_qsl(parts.query, keep_blank_values=True)}
    if _is_ignored(segments, query) or is_variant(url):
        return Target.IGNORED
    by_query = _judge_query(query)
    if by_query is not None:
        return by_query
    if not segments:
        return Target.SECTION
    by_path = _judge_path(path, segments)
    if by_path is not Target.ARTICLE and "year" in query:
        return Target.LOW_LIST
    if by_path is not Target.ARTICLE and _is_service(segments):
        return Target.IGNORED
    return by_path if by_path is not Target.UNKNOWN else _judge_text(text, segments)


def is_name(text: str) -> bool:
    """Whether the text of a link is too short for a headline: it names a section, a service, a person. Headlines of
    Chinese, Japanese and Korean may be as short, but then often have a comma or a colon; those of other scripts without
    spaces have few words, too."""
    letters = len(tables.CJK.findall(text))
    if len(text) > MAX_NAME_LENGTH or _is_unspaced_headline(text, letters):
        return False
    if letters and tables.CJK_MARK.search(text):
        return False
    return 1 <= len(text.split()) <= MAX_NAME_WORDS


def _is_unspaced_headline(text: str, cjk_letters: int) -> bool:
    return cjk_letters >= MIN_HEADLINE_CJK or len(tables.UNSPACED.findall(text)) >= MIN_HEADLINE_UNSPACED


def is_media(url: str) -> bool:
    """Whether an address names a file that is no page."""
    parts = split(url)
    if parts is None:
        return False
    name = parts.path.rpartition("/")[2].lower()
    return "." in name and name.rpartition(".")[2] in tables.MEDIA_EXTENSIONS


def is_variant(url: str) -> bool:
    """Whether an address is another form (AMP, print) of an article that has its own."""
    parts = split(url)
    if parts is None:
        return False
    segments = [segment for segment in parts.path.lower().split("/") if segment]
    if not tables.VARIANT_SEGMENTS.isdisjoint(_names(segments)) or VARIANT_MARK.search(parts.path):
        return True
    return any(is_variant_parameter(*pair) for pair in parse_qsl(parts.query, keep_blank_values=True))


def _is_ignored(segments: list[str], query: dict[str, str]) -> bool:
    if len(segments) > MAX_PATH_SEGMENTS or len(query) > 8:
        return True
    if any(
        segments.count(segment) > 2 for segment in segments
    ):  # /a/b/a/b/a/b: a relative link that went astray
        return True
    if segments and "." in segments[-1] and segments[-1].rpartition(".")[2] in tables.MEDIA_EXTENSIONS:
        return True
    if _is_calendar(query) or any(name in ("s", "q", "query", "search") for name in query):
        return True
    if segments and (tables.TOOL_SCRIPT.fullmatch(segments[-1]) or tables.WIKI_NAMESPACE.match(segments[-1])):
        return True
    if _is_tool(query) or (len(segments) > 1 and tables.WIKI_NAMESPACE.match(segments[1])):
        return True
    if not tables.IGNORED_SEGMENTS.isdisjoint(_names(segments)) or _is_tool_by_name(segments, query):
        return True
    return len(segments) > 1 and _is_of_comments(segments)


def _is_tool_by_name(segments: list[str], query: dict[str, str]) -> bool:
    """Whether a path leads to a tool (a search, a shop's basket) that has the name of a subject, and not to an article
    on the subject, told by its address, nor to a section of sport. A search tells by a query what it looks for."""
    names = _names(segments)
    found = [n for n, name in enumerate(names) if name in tables.TOOLS_OR_SUBJECTS]
    if not found:
        return False
    behind = segments[found[-1] + 1 :]
    is_asked = any(not is_carried(name, value) for name, value in query.items())
    if is_asked or not tables.ACTIONS.isdisjoint(behind):
        return True
    if behind:
        path = "/" + "/".join(behind)
        is_told = tables.DATE_PATH.search(path) or any(map(_is_slug, behind))
        return not is_told or _judge_path(path, behind) is not Target.ARTICLE
    before = names[: found[-1]]
    is_section = bool(before) and not tables.LANGUAGE_SEGMENT.fullmatch(before[-1])
    return not (is_section and names[-1] in tables.SUBJECTS_OF_SPORT and tables.OTHER_KINDS.isdisjoint(before))


def _is_service(segments: list[str]) -> bool:
    """Whether a path leads to a service, and not behind it to what the paper or a press office publishes, nor to news
    of what is a service elsewhere."""
    names = _names(segments)
    services = [n for n, name in enumerate(names) if name in tables.SERVICE_SEGMENTS]
    if not services or not tables.NEWS_SEGMENTS.isdisjoint(names[services[-1] + 1 :]):
        return False
    last = services[-1]
    return last == 0 or names[last] not in tables.SUBJECT_SEGMENTS or names[last - 1] not in tables.NEWS_SEGMENTS


def _is_of_comments(segments: list[str]) -> bool:
    """Whether a path leads to the comments of what has an article's address: `/late-goal-denies-rovers/comments`."""
    article = segments[: -2 if segments[-1].isdecimal() else -1]
    if len(article) == len(segments) or segments[len(article)] not in tables.COMMENT_SEGMENTS or not article:
        return False
    return _judge_path("/" + "/".join(article), article) is Target.ARTICLE


def _is_calendar(query: dict[str, str]) -> bool:
    """Whether a query asks for a day of a calendar, and not for a year or month of an archive."""
    named = query.keys() & tables.CALENDAR_PARAMETERS
    is_archive = named <= tables.ARCHIVE_PARAMETERS and tables.YEAR.fullmatch(query.get("year", "none"))
    return bool(named) and not is_archive


def _is_tool(query: dict[str, str]) -> bool:
    """Whether a query has a script do something else than show an article: edit, reply, log in; a wiki's tools."""
    if not query.keys().isdisjoint(tables.WIKI_PARAMETERS) or tables.WIKI_NAMESPACE.match(query.get("title", "")):
        return True
    return any(query.get(name, "").lower() in tables.ACTIONS for name in tables.ACTION_PARAMETERS)


def _names(segments: list[str]) -> list[str]:
    return [tables.PAGE_EXTENSION.sub("", segment) for segment in segments]


def _judge_query(query: dict[str, str]) -> Target | None:
    if any(
        name in tables.PAGINATION_PARAMETERS and value.isdigit() and name != "p"
        for name, value in query.items()
    ):
        return Target.SECTION
    for name, value in query.items():
        if tables.ARTICLE_PARAMETERS.match(name) and re.search(r"\d", value):
            return Target.ARTICLE
    return None


def _judge_path(path: str, segments: list[str]) -> Target:
    last = tables.PAGE_EXTENSION.sub("", segments[-1])
    has_extension = last != segments[-1]
    before = segments[-2] if len(segments) > 1 else ""
    if any(segment in tables.LOW_LISTS for segment in segments[:-1]) or last in tables.LOW_LISTS:
        return Target.LOW_LIST
    if tables.DATE_ONLY_PATH.search(path):
        return Target.LOW_LIST
    if _is_page_number(last, before) or tables.INDEX_NAME.match(last):
        return Target.SECTION
    if tables.DATE_PATH.search(path) or tables.COMPACT_DATE.search(last):
        return Target.ARTICLE
    if _is_slug(last) or re.search(r"\d{5,}", last):
        return Target.ARTICLE
    if before in tables.ISSUE_SEGMENTS and re.fullmatch(r"\d{1,4}", last):
        return Target.SECTION
    if re.search(r"\d", last) and (
        has_extension or before in tables.ARTICLE_SEGMENTS or re.fullmatch(r"[a-z]{0,3}\d{2,}", last)
    ):
        return (
            Target.SECTION
            if before in tables.SECTION_SEGMENTS and before not in tables.ARTICLE_SEGMENTS
            else Target.ARTICLE
        )
    if before in tables.SECTION_SEGMENTS:
        return Target.SECTION
    return Target.UNKNOWN


def _is_page_number(last: str, before: str) -> bool:
    if re.fullmatch(r"(?:page|p|seite|pagina|pg)[-_]?\d{1,4}", last):
        return True
    return before in tables.PAGINATION_SEGMENTS and before != "p" and last.isdigit()


def _is_slug(last: str) -> bool:
    words = [word for word in re.split(r"[-_+ ]", last) if word]
    if len(words) >= MIN_SLUG_WORDS or (len(words) >= 3 and sum(map(len, words)) >= 18):
        return True
    return len(tables.CJK.findall(last)) >= MIN_HEADLINE_CJK - 2 or is_unspaced_slug(last)


def _judge_text(text: str, segments: list[str]) -> Target:
    words = text.split()
    if len(words) >= MIN_HEADLINE_WORDS or _is_unspaced_headline(text, len(tables.CJK.findall(text))):
        return Target.ARTICLE
    last = segments[-1]
    if len(segments) <= 2 and not re.search(r"\d", last):
        return Target.SECTION
    return Target.UNKNOWN
