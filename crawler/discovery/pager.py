"""Articles on several pages: which links of a page lead to the article's other pages.

A link counts only if its address is the page's own but for a page number, and either its text is that number or it
calls itself next or previous: so neither a list's pager nor the next article of a section is one.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace

from crawler.discovery.addresses import page_key
from crawler.discovery.links import Link, PageLinks

MOST_PAGES = 99
_PARAMETERS = r"(?:page|p|pg|seite|pagina|pn|paged|part|teil)"
_MARKED = re.compile(
    rf"(?P<query>[?&]{_PARAMETERS}=(?P<n1>\d{{1,2}})(?=&|$))"
    rf"|(?P<word>[/,_-]{_PARAMETERS}[/,_-]?(?P<n2>\d{{1,2}})(?=(?:\.\w{{2,5}})?/?$))"
)
"""A page number with its name: `?page=2`, `/page/2`, `-p2.html`."""
_BARE = re.compile(r"[/_,-](?P<n>\d{1,2})(?=(?:\.s?html?|\.php|\.aspx?)?$)")
"""One without: `/2`, `-2.html`. It counts only where the first page has none."""
_WHOLE = re.compile(
    rf"(?P<query>[?&](?:{_PARAMETERS[3:-1]}|pagewanted|view|show)=all(?=&|$))"
    r"|[/,_-](?:all|complete|komplettansicht|single[-_]?page|one[-_]?page|full)(?=(?:\.\w{2,5})?/?$)"
)
"""What the address of all pages in one has besides the first one's: `?page=all`, `_all.html`, `/komplettansicht`."""
_LIVE = re.compile(
    r"(?P<query>[?&])(?:page|pages?id|updates?|live|entries|posts|before|older|cursor)=[\w:.%-]{1,80}(?=&|$)", re.I
)
"""The one parameter that the address of a live blog's older entries has besides the blog's: `?updates=2`,
`?page=with:block-4711`."""
_OLDER = re.compile(
    r"(?:(?:load |show )?(?:older|earlier|previous|more)(?: live)?(?: updates| entries| posts)|older"
    r"|(?:weitere|ältere|frühere) (?:beiträge|einträge|meldungen)|(?:entrées|messages|publications) précédente?s"
    r"|entradas anteriores|(?:более )?ранние (?:записи|сообщения))\W*",
    re.I,
)
"""How the link to them is called. Their order needs no number: they are followed from page to page. What is called no
more than "next" may be the next of the readers' comments (`?page=1` in Drupal)."""
_FORWARD = re.compile(
    r"next(?: page)?|weiter|nächste seite|suivant|siguiente|pr[oó]xim[ao]|seguinte|avanti|successiv[ao]|volgende"
    r"|nästa|neste|næste|seuraava|další|następna|dalej|următo|επόμεν|далее|след|вперед|наступн|sonraki|selanjutnya"
    r"|berikutnya|seterusnya|tiếp|trang sau|التالي|بعدی|הבא|अगला|ถัดไป|下一[页頁]|次[のへペ]|다음",
    re.I,
)


@dataclass(frozen=True, slots=True)
class Pager:
    """A page's place in its article: `number`, and the addresses of other pages by theirs. `first` is the address
    of the first page where this is a further one."""

    number: int = 1
    pages: dict[int, str] = field(default_factory=dict)
    first: str | None = None
    whole: str | None = None
    """The address of all pages in one, where there are several."""
    older: str | None = None
    """The address of a live blog's older entries."""


NO_PAGER = Pager()


def read_pager(page: PageLinks, url: str, first: str | None = None) -> Pager:
    """The pager of an article at `url`, or of a further page of the article that begins at `first`."""
    own, begins = page_key(url), page_key(first or url)
    if own is None or begins is None:
        return NO_PAGER
    found = _numbered(page, own)
    return found if found.pages else replace(found, older=_older(page, own, begins))


def _older(page: PageLinks, own: str, begins: str) -> str | None:
    """Where a live blog goes on whose address is `begins`."""
    for link in page.links:
        if not _OLDER.fullmatch(link.text.strip()):
            continue
        key = page_key(link.url) or own
        mark = _LIVE.search(key) if key != own else None
        if mark is not None and _without(key, mark) == begins:
            return link.url
    return None


def _numbered(page: PageLinks, own: str) -> Pager:
    base, number = _marked(own)
    named = [*(Link(at, "next") for at in page.next_pages), *(Link(at, "1") for at in page.prev_pages)]
    linked = [*page.links, *named]
    if number == 1 and base == own:  # perhaps a further page with a bare number
        bare = _BARE.search(own)
        if bare and int(bare["n"]) > 1:
            shorter = own[: bare.start()] + own[bare.end() :]
            if any(page_key(link.url) == shorter and "1" in (link.text.strip(), link.number) for link in linked):
                base, number = shorter, int(bare["n"])
    found: dict[int, str] = {}
    for link in linked:
        place = _place(link, base)
        if place is not None and place != number and place not in found:
            found[place] = link.url
    first = found.get(1)
    if number > 1:
        return Pager(number, found, first) if first else NO_PAGER
    further = {n: at for n, at in sorted(found.items()) if n > 1}
    whole = next((link.url for link in linked if _is_whole(link, base)), None)
    return Pager(1, further, whole=whole if further else None)


def _is_whole(link: Link, base: str) -> bool:
    """Whether a link leads to all pages of this article in one."""
    key = page_key(link.url) or ""
    match = _WHOLE.search(key)
    return match is not None and _without(key, match) == base


def _place(link: Link, base: str) -> int | None:
    """The number of the page that a link leads to; None if it is no page of this article."""
    key = page_key(link.url)
    if key is None:
        return None
    text = link.text.strip()
    if key == base:
        return 1 if text in ("1", "next", "") or link.number == "1" else None
    its_base, number = _marked(key)
    if its_base != base:
        bare = _BARE.search(key)
        if bare is None or key[: bare.start()] + key[bare.end() :] != base:
            return None
        number = int(bare["n"])
    if not 1 <= number <= MOST_PAGES:
        return None
    return number if str(number) in (text, link.number) or _FORWARD.match(text) else None


def _marked(key: str) -> tuple[str, int]:
    """An address without its named page number, and that number; 1 where it has none."""
    match = _MARKED.search(key)
    if match is None:
        return key, 1
    return _without(key, match), int(match["n1"] or match["n2"])


def _without(key: str, match: re.Match[str]) -> str:
    """An address without a mark."""
    rest = key[: match.start()] + key[match.end() :]
    return rest.replace("&", "?", 1) if match["query"] and "?" not in rest else rest
