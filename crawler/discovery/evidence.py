"""What a site says of a page: how likely its address is an article's, whether it declares what the site's
articles declare, and whether the site keeps it apart from its articles.

The log-odds go to the extractor, which adds them to what the page itself shows. They were set on the
development pages: an announced page is an article but for one in fifty, and most pages of other kinds share
their shape of address with no article of the site.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from enum import StrEnum
from typing import Any
from urllib.parse import unquote

from crawler.discovery.addresses import Scope, is_slug, page_key, split
from crawler.discovery.frontier import address_digest
from crawler.discovery.link_tables import (
    ARTICLE_PARAMETERS,
    DATE_PATH,
    INDEX_NAME,
    LOW_LISTS,
    OTHER_KINDS,
    PAGE_EXTENSION,
    PAGINATION_SEGMENTS,
    PICTURE_PAGE,
    SECTION_SEGMENTS,
)
from crawler.discovery.links import Link, Target, is_name, judge

ANNOUNCED = 4.0
"""A feed or a news sitemap lists the page."""
AKIN = 1.0
"""The address has the shape of an article's of the site. Of 234 news articles none needs more to be taken, and of 250
pages of other kinds 42 would be taken at 2 besides (models by folds)."""
UNLIKE = -4.0
"""The site announces its articles, and none has an address of this shape."""
UNDECLARED = -2.0
"""The site's articles declare that they are some, and this page does not. Of 175 articles of 70 sites whose other
articles do, 6 do not, and of 250 pages of other kinds 168."""
APART = -4.0
"""The site keeps the page apart from its articles: it stands in a sitemap of pages, page after page calls it by a
name ("Privacy policy"), where articles are linked by their headlines, or the system that the site runs on has it as a
page, and its articles as posts. Such pages have the articles' template, and often the shape of their addresses, so that
what they show is taken for an article's (probability .98). Of 127 articles of sites with three others that are no such
pages none is one, and of 250 pages of other kinds, whatever made them, 19; posts are 448 of 1,516 articles, and none of
the 250. So a post of a site whose articles are posts weighs 0 at least, whatever its address."""
APART_DECLARED = -1.5
"""The same of a page that is called by a name, or whose address is of another kind, and that declares itself an article
as the site's articles do."""
PART = -4.0
"""The page lies below an article: its gallery, its comments, an attachment (`/late-goal-denies-rovers/photo/3`)."""
OF_ANOTHER_KIND = -4.0
"""The address is a forum's, a shop's or a question's, and the site announces no article at such a one."""
LIKELY = {
    Target.ARTICLE: 1.0,
    Target.SECTION: -1.5,
    Target.LOW_LIST: -1.5,
    Target.IGNORED: -1.5,
}
"""By the address alone, on a site that announces nothing; but a page that declares itself an article loses nothing by
a slug of two words ("/river-walks"), as sections have them too: of 42 such articles of the development pages 40 are
taken for articles, and 39 with -1.5, of 9 such pages of other kinds none either way (models by folds)."""
FEWEST_BESIDE = 3
"""Announced articles in one folder (`/posts/`) that excuse a short name there, if the page declares itself an article.
Without folder, where services stand as well, so many must have short names themselves."""
MOST_SHAPES = 500
FEWEST_CONFIRMED = 3
"""Articles of one shape, or that declare themselves, that must have proved themselves; a single page may be judged
wrongly."""
FEWEST_NAMING = 4
"""Pages that must call another by a name, and"""
NAMING_SHARE = 1 / 3
"""share of the pages read that they must be: within a text and in lists an article is called so, too, if its headline
is short (one in 139 news articles)."""
MISTAKEN_SHARE = 1 / 3
"""Above this share of articles that are called by names, or listed as pages, it tells nothing that a page is."""
MOST_ADDRESSES = 20_000
"""Addresses of which one thing is kept."""
EXCEPTIONS = 0.1
"""Above this share of articles that declare nothing, or that are no posts of the site's system, it tells nothing that a
page declares nothing or is none."""

_TWO_WORDS = re.compile(r"[^\W\d_]-[^\W\d_]")
_ID = re.compile(r"(?=.*\d)[\w.~]+$|(?=.*\d{5})[\w.~,]+$")
_NUMBERED = re.compile(r"\d{5,}[-_,]\D+|\D+[-_,]\d{5,}")
"""Words with a number as articles have it."""
_YEAR = re.compile(r"/(?:19|20)\d\d(?![^/])")
_DAY = 2
"""Figures of a day or a month in an address."""
_BELOW_A_DATE = re.compile(DATE_PATH.pattern + "$", re.I)
_NO_ARTICLES = (Target.LOW_LIST, Target.IGNORED, Target.FEED)
_LISTS = SECTION_SEGMENTS | LOW_LISTS | PAGINATION_SEGMENTS


def address_shape(url: str) -> str:
    """The kind of each part of an address: `s` a slug of three words or more, `n` a number of five digits or
    more, `i` letters with digits, `w` a word, `d` a short number; rows of words and of numbers count once.
    `/sport/2026/11/late-goal-denies.html` is `w/d/s.html`. Right below a date, and with a number of five digits,
    fewer words are a slug as well: `/sport/2026/11/snow.html`, `/news/12345-snow`.

    Where the last part is a word or a short number, words stand as they are: `/story/7` and `/list/7` have
    nothing in common.
    """
    parts = split(url)
    if parts is None:
        return ""
    segments = [unquote(part) for part in parts.path.split("/") if part]
    names = [PAGE_EXTENSION.sub("", segment) for segment in segments]
    kinds = [_kind(name) for name in names]
    if kinds and kinds[-1] == "w" and _is_short_slug(names):
        kinds[-1] = "s"
    literal = bool(kinds) and kinds[-1] in ("w", "d")
    shape: list[str] = []
    for segment, name, kind in zip(segments, names, kinds, strict=True):
        shown = name.lower() if literal and kind == "w" else kind
        shown += segment[len(name) :].lower()
        if not shape or shown != shape[-1] or kind not in ("w", "n", "d"):
            shape.append(shown)
    fields = (pair.partition("=")[0] for pair in parts.query.split("&") if pair)
    query = sorted(field for field in fields if ARTICLE_PARAMETERS.match(field))
    return "/".join(shape) + ("?" + "&".join(query) if query else "")


def _folder(url: str) -> tuple[str, str] | None:
    """What stands before the last part of an address, in lower case, the years in it all alike, and that part's name;
    None for the front page."""
    parts = split(url)
    above, _, last = (parts.path.lower().rstrip("/") if parts is not None else "").rpartition("/")
    name = PAGE_EXTENSION.sub("", unquote(last))
    return (_YEAR.sub("/year", above), name) if name else None


def _is_short_name(name: str) -> bool:
    return _kind(name) == "w" and name not in _LISTS and not INDEX_NAME.match(name)


def _is_dated(url: str) -> bool:
    """Whether an address is of something of one day or month, and no list of all of it."""
    _, *above, last = ["", *(page_key(url) or "").lower().partition("?")[0].split("/")]
    is_day = last.isdigit() and len(last) <= _DAY
    return not is_day and _is_below_a_date(above[1:], PAGE_EXTENSION.sub("", last))


def _is_below_a_date(above: list[str], last: str) -> bool:
    dated = _BELOW_A_DATE.search("/" + "/".join(above)) is not None
    return dated and bool(last) and last not in _LISTS and not INDEX_NAME.match(last)


def _is_short_slug(names: list[str]) -> bool:
    """Whether the last part of an address, of few words, is an article's for what stands before or in it. A list's
    parts may be numbered, too (`/category/12345-snow`)."""
    *above, last = [name.lower() for name in names]
    if _is_below_a_date(above, last):
        return True
    return bool(_NUMBERED.fullmatch(last)) and not (above and above[-1] in _LISTS)


_DECLARATIONS = (
    b"datePublished", b"article:published_time", b'Article"', b"BlogPosting",
    b'content="article"', b"content='article'", b"content=article",
)  # fmt: skip


def declares_article(page: bytes) -> bool:
    """Whether a page's markup says that it is an article, or when it was published: JSON-LD, microdata, Open Graph."""
    return any(each in page for each in _DECLARATIONS)


class SystemsKind(StrEnum):
    """What the system that a site runs on has a page as."""

    POST = "post"
    PAGE = "page"
    UNKNOWN = "unknown"


_BODY_CLASSES = re.compile(rb"""\sclass=["']?([^"'>]*)""")
_KINDS = (
    (SystemsKind.POST, re.compile(rb"single-post|post-template|(?:page-)?node-type-(?:article|blog|news|story)")),
    (SystemsKind.PAGE, re.compile(rb"page-id-\d+|page-template|(?:page-)?node-type-page")),
)
"""WordPress, Ghost and Drupal."""
_BODY_TAG = 4000
"""Bytes of a page's `body` tag that are read."""


def systems_kind(page: bytes) -> SystemsKind:
    """What the system that made it has this as, by the classes of `body`."""
    start = page.find(b"<body")
    tag = page[start : start + _BODY_TAG].partition(b">")[0] if start >= 0 else b""
    found = _BODY_CLASSES.search(tag)
    classes = found[1].split() if found else []
    return next((kind for kind, names in _KINDS if any(map(names.fullmatch, classes))), SystemsKind.UNKNOWN)


def _kind(segment: str) -> str:
    if segment.isdigit():
        return "n" if len(segment) >= 5 else "d"
    if is_slug(segment):
        return "s"
    return "i" if _ID.match(segment) else "w"


def _is_rule(articles: int, among: int) -> bool:
    """Whether so many articles of all that proved themselves make a rule of what they have in common."""
    return articles >= FEWEST_CONFIRMED and among - articles <= EXCEPTIONS * among


def _digest(url: str) -> int:
    return address_digest(page_key(url) or url)


def _kinds_in(url: str) -> frozenset[str]:
    """What kinds of other pages an address names."""
    parts = split(url)
    segments = parts.path.lower().split("/") if parts is not None else []
    return OTHER_KINDS.intersection(PAGE_EXTENSION.sub("", segment) for segment in segments)


def _above(url: str) -> list[int]:
    """Digests of the addresses above one, up to the front page's."""
    address, _, _ = (page_key(url) or "").partition("?")
    parts = address.split("/")
    return [address_digest("/".join(parts[:end])) for end in range(2, len(parts))]


class SiteEvidence:
    """What is known of one site's addresses, as discovery and the crawl go on. Bounded."""

    def __init__(self) -> None:
        self._announced: set[str] = set()
        self._folders: Counter[str] = Counter()
        """Of announced addresses; without a folder only those of short names count."""
        self._told: set[int] = set()
        """Addresses that are counted there."""
        self._confirmed: Counter[str] = Counter()
        self._declaring: Counter[bool] = Counter()
        self._systems: Counter[SystemsKind] = Counter()
        """Articles by what the site's system has them as."""
        self._articles: set[int] = set()
        self._lists: set[int] = set()
        """Addresses above an article's: a section's, whatever it was taken for."""
        self._filed: set[int] = set()
        self._headed: set[int] = set()
        self._kinds: set[str] = set()
        """Segments of other kinds of pages under which the site announces articles."""
        self._named: Counter[int] = Counter()
        self._pages = 0
        """Whose links were seen."""
        self._called: Counter[bool] = Counter()
        """Articles that are linked by headlines (True), and by names only."""

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Taken up from a job that an earlier version began."""
        self.__init__()  # type: ignore[misc]
        self.__dict__.update(state)

    def announce(self, url: str) -> None:
        """A feed or news sitemap lists this page."""
        self._count_folder(url)
        self._know(url)
        self._kinds |= _kinds_in(url)
        if len(self._announced) < MOST_SHAPES:
            self._announced.add(address_shape(url))

    def _count_folder(self, url: str) -> None:
        folder, digest = _folder(url), _digest(url)
        if folder is None or digest in self._told or len(self._told) >= MOST_ADDRESSES:
            return
        self._told.add(digest)
        if folder[0] or _is_short_name(folder[1]):
            self._folders[folder[0]] += 1

    def _know(self, url: str) -> None:
        """This is an article's address, for all that is known."""
        if len(self._articles) < MOST_ADDRESSES and judge(url) is Target.ARTICLE:
            self._articles.add(_digest(url))
            self._lists.update(_above(url))

    def file_as_page(self, url: str) -> None:
        """A sitemap of pages lists this one."""
        if len(self._filed) < MOST_ADDRESSES:
            self._filed.add(_digest(url))

    def see_links(self, url: str, links: Iterable[Link], scope: Scope) -> None:
        """The page at `url` has these links, each address once; only those to other pages of the site count: a page's
        heading often links to the page itself."""
        self._pages += 1
        own = _digest(url)
        for link in links:
            if not link.text or not scope.contains(link.url) or (digest := _digest(link.url)) == own:
                continue
            if is_name(link.text):
                if link.heads:
                    continue  # a teaser's heading is no name, however short
                if digest in self._named or len(self._named) < MOST_ADDRESSES:
                    self._named[digest] += 1
            elif len(self._headed) < MOST_ADDRESSES:
                self._headed.add(digest)

    def confirm(self, url: str, *, declared: bool = False, kind: SystemsKind = SystemsKind.UNKNOWN) -> None:
        """This page proved to be an article beyond doubt. `declared`: it says so itself (`declares_article`);
        `kind`: see `systems_kind`."""
        self._know(url)
        self._declaring[declared] += 1
        self._systems[kind] += 1
        digest = _digest(url)
        if digest in self._headed or digest in self._named:
            self._called[digest in self._headed] += 1
        if len(self._confirmed) < MOST_SHAPES:
            self._confirmed[address_shape(url)] += 1

    def remember(self, shape: str, articles: int) -> None:
        """Earlier crawls found so many articles at addresses of this shape."""
        if len(self._confirmed) < MOST_SHAPES:
            self._confirmed[shape] += articles

    def prior(
        self,
        url: str,
        *,
        declared: bool = True,
        kind: SystemsKind = SystemsKind.UNKNOWN,
        announced: bool = False,
        asked: bool = False,
    ) -> float:
        """Log-odds that a page is an article, before its text is judged. `declared`: it says that it is one
        (`declares_article`); `kind`: see `systems_kind`; `asked`: the user gave this address."""
        if announced:
            return ANNOUNCED
        if asked:
            return AKIN if address_shape(url) in self._announced else 0.0
        do_declare, digest = self._do_declare(), _digest(url)
        pages, known = self._systems[SystemsKind.PAGE], self._systems.total()
        weight = self._by_address(url, declared)
        is_post = kind is SystemsKind.POST and _is_rule(self._systems[kind], known)
        if is_post:
            weight = max(weight, 0.0)
        if self._is_part(url):
            weight = PART
        elif not _kinds_in(url) <= self._kinds:
            weight = min(weight, APART_DECLARED if declared and do_declare else OF_ANOTHER_KIND)
        elif self._is_filed(digest) or (kind is SystemsKind.PAGE and _is_rule(known - pages, known)):
            weight = APART
        elif not is_post and self._is_named(digest) and not _is_dated(url):
            weight = min(weight, APART_DECLARED if declared and do_declare else APART)
        return weight + UNDECLARED * (not declared and do_declare)

    def _is_part(self, url: str) -> bool:
        """Whether a page lies below an article, or is a picture of a gallery that has an article's address. What has
        articles below it was none."""
        picture = PICTURE_PAGE.search(page_key(url) or "")
        if picture is not None and judge(f"http://{picture.string[: picture.start()]}") is Target.ARTICLE:
            return True
        return any(above in self._articles and above not in self._lists for above in _above(url))

    def _is_filed(self, digest: int) -> bool:
        """Whether the site lists a page among its pages, and there hardly any article."""
        return digest in self._filed and len(self._filed & self._articles) <= MISTAKEN_SHARE * len(self._articles)

    def _is_named(self, digest: int) -> bool:
        """Whether the site's pages only ever call a page by a name, and its articles by headlines."""
        if digest in self._headed or self._named[digest] < max(FEWEST_NAMING, NAMING_SHARE * self._pages):
            return False
        return self._called[True] >= FEWEST_CONFIRMED and self._called[False] <= MISTAKEN_SHARE * self._called.total()

    def _do_declare(self) -> bool:
        """Whether the site's articles declare that they are some."""
        return _is_rule(self._declaring[True], self._declaring.total())

    def _by_address(self, url: str, declared: bool) -> float:
        shape = address_shape(url)
        if shape in self._announced:
            return AKIN
        if self._announced:
            return 0.0 if self._is_confirmed(shape) or (declared and self._is_beside(url)) else UNLIKE
        target = judge(url)
        is_slug_like = target is Target.SECTION and _TWO_WORDS.search(url.partition("?")[0].rpartition("/")[2])
        by_address = 0.0 if declared and is_slug_like else LIKELY.get(target, 0.0)
        return max(by_address, AKIN) if self._is_confirmed(shape) else by_address

    def _is_beside(self, url: str) -> bool:
        """Whether an address has a short name ("moving-day") in a folder of announced articles."""
        folder = _folder(url)
        if folder is None or not _is_short_name(folder[1]) or _digest(url) in self._lists:
            return False
        return self._folders[folder[0]] >= FEWEST_BESIDE and judge(url) not in _NO_ARTICLES

    def _is_confirmed(self, shape: str) -> bool:
        return self._confirmed[shape] >= FEWEST_CONFIRMED
