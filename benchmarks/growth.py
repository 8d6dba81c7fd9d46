"""Whether the time of a page grows faster than its size: a hostile page must not cost the square of its length.

    python -m benchmarks.growth [PATTERN ...] [--units N]

Pages are an article with one pattern of markup repeated N / 8 and N times, alone or with something in the head that may
be held against each repetition (a style sheet's rules against elements, authors against bylines). Of each way through
the library the processor time of the larger over that of the smaller is printed where it is above ``PROPORTIONAL``.
The exit status is 1 where something was printed.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from typing import Any

from extractors import (
    Article,
    Page,
    body_and_headline,
    clean_html,
    cold_body_and_headline,
    explain_page,
    extract_page,
    learn_site,
    to_html,
    to_markdown,
)

UNITS = 2_400
STEP = 8
"""How many times as long the larger page is."""
PROPORTIONAL = 14.0
"""Ratio of times up to which growth counts as proportional: sorting, and memory that leaves the caches, take some."""
_FEWEST_SECONDS = 0.4
"""Time of the larger page below which a ratio is noise."""
_ANY = 30.0
"""Prior log-odds with which every page is taken for an article."""
_URL = "https://example.com/2024/01/02/head-line"
_TEXT = "Some words of a text that goes on, with a comma, and then ends as all texts do. "
_ARTICLE = "".join(f"<p>Paragraph {number} of the article. {_TEXT * 3}</p>" for number in range(8))

REPEATED: Mapping[str, str] = {
    "paragraphs": "<p id=i~ class=c>Number ~. @</p>",
    "classes": "<div class='c~ other'>Number ~. @</div>",
    "own elements": "<x-p~ class=c>@</x-p~>",
    "texts between breaks": "Number ~. @<br><br>",
    "styled spans": "<span style='display:block'>Number ~. @</span>",
    "hidden": "<p hidden>@</p><p style='display:none'>@</p><dialog>@</dialog>",
    "links": "<a href='/x/~?page=~' rel=next>number ~</a> ",
    "list items": "<ul><li><a href='/x/~'>Title number ~</a></li></ul>",
    "nested lists": "<ul><li>one<ul><li>number ~</li></ul></li></ul>",
    "tables": "<table><tr><th>~</th><td>@</td></tr></table>",
    "spanning cells": "<table><tr><td rowspan=60000 colspan=1000>~</td><td>b</td></tr></table>",
    "headings": "<h1>Head line ~</h1><h2>Head line</h2><p>@</p>",
    "quotations": "<p>Number ~ said:</p><blockquote>@</blockquote>",
    "figures": "<figure><img src='/i~.jpg' srcset='/a~.jpg 1x, /b~.jpg 2x'><figcaption>Caption ~</figcaption></figure>",
    "sources": (
        "<picture><source srcset='/i~.jpg?w=900'><source srcset='/i~.jpg?w=600'><img src='/i~.jpg?w=90'></picture>"
    ),
    "credits apart": "<div><img src='/i~.jpg'><p>Caption ~ of it</p><p>Photo: Ann Bell~</p></div>",
    "labels of captions": "<figure><img src='/i~.jpg'><figcaption><p>Photo~:</p><p>~</p></figcaption></figure>",
    "buttons": "<div role=button><img src='/i~.jpg'>open the picture number ~</div>",
    "linked pictures": "<a href='/i~.jpg'><img src='/i~-300x200.jpg'></a>",
    "captions in a line": "<span><img src='/i~.jpg'><span class=wp-caption-text>Caption ~</span></span>",
    "captions without pictures": "<span class=caption>Caption ~</span>",
    "preformatted": "<pre>line ~\n  more</pre>",
    "posts": "<blockquote class=twitter-tweet><p>@</p><a href='https://twitter.com/x/status/~'>~</a></blockquote>",
    "videos": "<iframe src='https://www.youtube.com/embed/abcdefgh~'></iframe><video src='/v~.mp4'></video>",
    "notes": "<p>@<a href='#n~'>[~]</a></p><p id='n~'>note</p>",
    "bylines": "<p class=byline>By <a rel=author href='/author/~'>Ann Bell~</a></p>",
    "names of inline elements": "<p><span class='c~'><i class='d~'><b>Number ~</b></i></span></p>",
    "second lines": "<p class=subtitle>Number ~ of the lines below</p>",
    "times": "<time itemprop=datePublished datetime='2024-01-02'>January 2, 2024 ~</time>",
    "breadcrumbs": "<nav class=breadcrumb><a href='/c~'>c~</a></nav>",
    "teasers": "<article><h3><a href='/x/~'>Head ~</a></h3><p>@</p><img src='/i~.jpg'></article>",
    "comments": "<div class=comment><p>Number ~. @</p></div>",
    "persons": "<div itemscope itemtype='https://schema.org/Person'><span itemprop=name>Ann Bell~</span></div>",
    "streamed parts": (
        "<template id='B:~'></template><div hidden id='S:~'><p>@</p></div><script>$RC('B:~','S:~')</script>"
    ),
    "shadow roots": "<div><template shadowrootmode=open><p>@</p><slot></slot></template><p>x</p></div>",
    "readings": "<ruby>漢<rt>kan~</rt></ruby>",
    "marks of Markdown": "*_`[~](",
    "emphasis": "<b>(~)</b>a<i>,~</i><b>&amp;</b>amp; ",
    "shorthand fonts": "<span style='font: italic bold 12px x~'>Number ~. @</span>",
    "separators": "<div role=separator></div><p>Number ~. @</p>",
    "code": "<div class='hljs python'><pre class='brush: py~;'><code>a = ~</code></pre></div>",
    "quotations in figures": (
        "<figure><blockquote><p>Number ~. @</p></blockquote><figcaption>Ann Bell ~</figcaption></figure>"
    ),
    "posts by number": "<div class=twitter-tweet data-tweet-id='123456~'><p>@</p></div>",
    "charts": "<div><img src='/i~.jpg'><script src='https://datawrapper.dwcdn.net/ab~/embed.js'></script></div>",
    "stand-ins": (
        "<div class=flourish-embed data-src='story/~'><noscript><img src='/i~.jpg'></noscript></div>"
        "<a data-pin-do=embedPin href='https://www.pinterest.com/pin/~/'>pin</a>"
    ),
    "credits in frames": "<div><img src='/i~.jpg'><p>Photo: Ann Bell~</p><p>AFP</p></div>",
}
"""Markup repeated in the body: ``~`` stands for its number, ``@`` for a sentence."""

Head = Callable[[int], str]


def _data(value: object) -> str:
    return f'<script type="application/ld+json">{json.dumps(value)}</script>'


def _each(pattern: str) -> Head:
    return lambda count: "".join(pattern.replace("~", str(number)) for number in range(count))


def _in_data(name: str, part: Callable[[int], object]) -> Head:
    return lambda count: _data({"@type": "NewsArticle", name: [part(number) for number in range(count)]})


def _sheet(rule: str) -> Head:
    return lambda count: f"<style>{_each(rule)(count)}</style>"


DECLARED: Mapping[str, Head] = {
    "nothing": lambda count: "",
    "rules for ids": _sheet("#i~{display:none}"),
    "rules for one class": _sheet("x~.c,p.c{display:none}"),
    "rules for elements": _sheet("x-p~{display:none}"),
    "sheets": _each("<style>.c{display:none}</style>"),
    "authors": _in_data("author", lambda number: {"name": f"Ann Bell{number}", "url": f"/author/{number}"}),
    "pictures": _in_data("image", lambda number: {"url": f"/i{number}.jpg", "caption": f"Caption {number}"}),
    "keywords": _in_data("keywords", lambda number: f"number {number}"),
    "headlines": _each('<meta property="og:title" content="Head line ~">'),
    "descriptions": _each(f'<meta name=description content="Number ~. {_TEXT}">'),
    "broken data": _each('<script type="application/ld+json">{"@type":"NewsArticle" "headline":"~",}</script>'),
}
"""What stands in the head beside the pattern, as often."""


@dataclass(frozen=True, slots=True)
class Growth:
    """How much longer the larger of two pages takes on one way through the library."""

    pattern: str
    way: str
    ratio: float
    seconds: float
    """Of the larger one."""

    @property
    def is_proportional(self) -> bool:
        return self.ratio <= PROPORTIONAL or self.seconds < _FEWEST_SECONDS


def page_of(body: str, declared: Head, units: int) -> Page:
    """An article, with so many repetitions of a pattern behind it and of a declaration in its head."""
    repeated = _each(body.replace("@", _TEXT))(units)
    html = (
        f"<html lang=en><head><title>Head line of an article</title>{declared(units)}</head><body><article>"
        f"<h1>Head line of an article</h1>{_ARTICLE}{repeated}</article></body></html>"
    )
    return Page.from_html(html, _URL)


def seconds_of(page: Page, *, every_way: bool = True) -> dict[str, float]:
    """Processor time of each way through the library that the page allows; else of cold extraction alone."""
    found: dict[str, float] = {}

    def timed(way: str, step: Callable[[], Any]) -> Any:
        start = time.process_time()
        outcome = step()
        found[way] = time.process_time() - start
        return outcome

    cold = timed("cold", lambda: extract_page(page, prior=_ANY, learn=True))
    if not every_way:
        return found
    if isinstance(cold.outcome, Article):
        timed("Markdown", lambda: to_markdown(cold.outcome.blocks))
        timed("HTML", lambda: to_html(cold.outcome.blocks))
    if cold.observation is not None:
        wrappers = timed("learning", lambda: learn_site([cold.observation]))
        timed("by a wrapper", lambda: extract_page(page, wrappers, prior=_ANY))
        timed("body by a wrapper", lambda: body_and_headline(page, wrappers[0]) if wrappers else None)
    timed("cold body", lambda: cold_body_and_headline(page))
    timed("clean page", lambda: clean_html(page, prior=_ANY))
    timed("explanation", lambda: explain_page(page))
    return found


def growths(patterns: Collection[str] = (), units: int = UNITS) -> Iterator[Growth]:
    """The growth of each pattern alone on every way, and beside each declaration cold."""
    for (name, body), (what, declared) in product(REPEATED.items(), DECLARED.items()):
        if patterns and name not in patterns:
            continue
        alone = declared is DECLARED["nothing"]
        few, many = (
            seconds_of(page_of(body, declared, count), every_way=alone) for count in (units // STEP, units)
        )
        for way in many.keys() & few.keys():
            yield Growth(name if alone else f"{name}, {what}", way, many[way] / max(few[way], 1e-3), many[way])


def main() -> None:
    """Command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("patterns", nargs="*", metavar="PATTERN")
    parser.add_argument("--units", type=int, default=UNITS)
    options = parser.parse_args()
    if unknown := set(options.patterns) - REPEATED.keys():
        parser.error(f"no such pattern: {', '.join(sorted(unknown))}; there are {', '.join(REPEATED)}")
    seconds_of(page_of("", DECLARED["nothing"], 0))  # what is loaded once is no page's
    found = list(growths(options.patterns, options.units))
    steep = [each for each in found if not each.is_proportional]
    for each in sorted(steep, key=lambda growth: (growth.pattern, growth.way)):
        print(f"{each.pattern}: {each.way} takes {each.ratio:.1f} times as long ({each.seconds:.2f} s)")
    slowest = max(found, key=lambda growth: growth.seconds)
    longest = f"{slowest.seconds:.2f} s: {slowest.pattern}, {slowest.way}"
    print(f"{len(found)} measured, {len(steep)} out of proportion; longest {longest}")
    sys.exit(1 if steep else 0)


if __name__ == "__main__":
    main()
