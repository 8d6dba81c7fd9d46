"""A page with something hostile in every place, and its explanation."""

from __future__ import annotations

from extractors.document import Document
from extractors.explain import Explanation, FieldOrigin, MethodVote, explain
from extractors.page import Page

URL = "https://news.example/story"
HTML = """<html class="site" onload="x()"><head><title>T</title><base href="http://e.example/">
<link rel="stylesheet" href="http://e.example/s.css"><style>@import url(http://e.example/i.css);
.gone{display:none} .wide{width:300px;background:url("http://e.example/b.png")} p{color:rgb(0,0,200)}
</style><script>document.title="ran"</script></head>
<body style="margin:7px;background:url(http://e.example/x.png)">
<nav id="menu"><a href="http://e.example/" onclick="x()">Menu entry</a></nav>
<div id="story" class="wide"><h1 id="head">The headline</h1><span id="by">By Jane Doe</span>
<p id="first">First <b>kept</b> text</p><p id="second">Second kept text</p>
<p id="ad">Buy &lt;this&gt; "now"</p>
<p id="hidden" class="gone">Hidden text</p></div>
<img id="remote" src="http://e.example/p.png" onerror="x()" alt="A picture" width="50" height="40">
<img id="inline" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="">
<iframe src="http://e.example/f"></iframe><noscript><p>no script</p></noscript>
<form action="http://e.example/"><input value="v"></form>
<my-element onclick="x()"><p id="footer">Footer</p></my-element><a"b<c>odd</a"b<c>
</body></html>"""


def document() -> Document:
    return Document(Page.from_html(HTML, URL))


def node(page: Document, identity: str) -> int:
    return next(number for number, value in page.attribute("id") if value == identity)


def block(page: Document, identity: str) -> int:
    inside = node(page, identity)
    return next(
        number for number in range(len(page.blocks)) if page.is_within(int(page.blocks.node[number]), inside)
    )


def explanation(page: Document) -> Explanation:
    first, second = block(page, "first"), block(page, "second")
    return Explanation(
        verdict="article",
        kept=(first, second),
        dropped={block(page, "ad"): 'a <script>"box"</script>'},
        root=node(page, "story"),
        header=node(page, "head"),
        fields={
            "headline": FieldOrigin("The headline", "dom.h1", node(page, "head")),
            "authors": FieldOrigin('Jane "Doe" <x>', "dom.byline", node(page, "by")),
            "datePublished": FieldOrigin("2026-05-01", "json_ld.article"),
        },
        votes={
            "text-density": MethodVote(
                frozenset({first, block(page, "ad")}), node(page, "story"), "score: 3", 0.5
            ),
            "visual-root": MethodVote(note="no text nodes"),
        },
        xpath='//div[@id="story"]',
        confidence=0.91,
        url=URL,
    )


def explained() -> str:
    page = document()
    return explain(page, explanation(page))
