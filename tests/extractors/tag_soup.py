"""Hypothesis strategies for HTML as it comes: soup of tags, odd names, odd values, odd characters."""

from __future__ import annotations

from hypothesis import strategies as st

NAMES = [
    "div",
    "p",
    "span",
    "a",
    "b",
    "i",
    "br",
    "hr",
    "h1",
    "h2",
    "ul",
    "li",
    "table",
    "tr",
    "td",
    "th",
    "section",
    "article",
    "nav",
    "footer",
    "button",
    "select",
    "option",
    "img",
    "input",
    "script",
    "style",
    "noscript",
    "title",
    "head",
    "body",
    "html",
    "pre",
    "code",
    "svg",
    "math",
    "template",
    "iframe",
    "textarea",
    "figure",
    "blockquote",
    "custom-part",
    "x",
    "font",
    "center",
    "form",
    "label",
    "amp-img",
    "my:tag",
    "frameset",
    "noframes",
    "dl",
    "dt",
    "dd",
]
TEXTS = (
    "word",
    " two words ",
    "A sentence, with marks. And another!",
    "AT&amp;T",
    "a &lt;b&gt; c",
    "&nbsp;",
    "caf\u00e9",
    "\u7ecf\u6d4e\u65b0\u95fb\u3002",
    "\u041d\u043e\u0432\u043e\u0441\u0442\u0438, 2026.",
    "\u0e02\u0e48\u0e32\u0e27",
    "\U0001f600",
    "\U00020000\U00020001",
    "1 < 2",
    "x > y",
    "&",
    "&#13;",
    "a\r\nb",
    "\t\n ",
    "\u00ad\u200b",
    "9,5 %",
    ' class="x" ',
    "]]>",
    "&amp;amp; &quot;",
    "e\u0301",
    "\x0b",
    "&#0;",
    "\ufffe",
    "_a_1",
    "…",
    "&#x110000;",
)
VALUES = (
    "x",
    "a b",
    "",
    "a&b",
    "a &amp; b",
    "'single'",
    "<b>",
    "x>y",
    "line\nbreak",
    "\t",
    "&quot;",
    "caf\u00e9",
    "display:none",
    "width:1px; DISPLAY : none",
    " class=",
    "&#10;",
    "\U0001f600",
    "visibility: hidden",
)
ATTRIBUTES = ["class", "id", "style", "hidden", "href", "itemprop", "role", "data-x", "xml:lang", "CLASS"]
ODD = (
    "<a<b c='d\"<'>",
    "</a<b>",
    '<p "=x>',
    "<div a<b=1 class=z>",
    "<!-- a <b> comment -->",
    "<!-->",
    "<![CDATA[ x <y> ]]>",
    "<?php echo 1; ?>",
    "<!DOCTYPE html>",
    "</html>",
    "</body>",
    "<html lang=en>",
    "<body class=second>",
    "<",
    "</",
    "</>",
    "<p",
    "<a href='",
    '<x y="',
    "<1>",
    "<br/>",
    "<br><br>",
    "</p>",
    "</div>",
    "<d\u016au>",
    "<p/ class=q/>",
    "<\u00e9>",
    "<script>if (a<b) document.write('<p class=\"x\">no</p>')</script>",
    "<style>p > a { color: red }</style>",
    "<title>T</title>",
    "<textarea><p class=in></textarea>",
    "<svg><title>t</title><p>out</p></svg>",
    "<p '<'>",
    "<b =>",
)


def _quoted(value: str) -> str:
    return '"' + value.replace('"', "") + '"' if '"' not in value else "'" + value.replace("'", "") + "'"


_attributes = st.lists(
    st.builds(lambda name, value: f" {name}={_quoted(value)}", st.sampled_from(ATTRIBUTES), st.sampled_from(VALUES)),
    max_size=2,
).map("".join)
_open_tag = st.builds(lambda name, pairs: f"<{name}{pairs}>", st.sampled_from(NAMES), _attributes)
_close_tag = st.sampled_from(NAMES).map(lambda name: f"</{name}>")
_text = st.sampled_from(TEXTS) | st.text(max_size=12)
_piece = st.one_of(_open_tag, _open_tag, _open_tag, _close_tag, _close_tag, _text, _text, st.sampled_from(ODD))

soup = st.lists(_piece, min_size=1, max_size=40).map("".join)
"""Text that a browser would render somehow."""


def _element(name: str, pairs: str, inner: list[str]) -> str:
    return f"<{name}{pairs}>{''.join(inner)}</{name}>"


_BOXES = ["div", "section", "span", "ul", "li", "b", "em", "article", "custom-part"]
tree = st.recursive(
    st.sampled_from(["word", "more words here. ", " ", "<br>", "<img src=x>"]),
    lambda inner: st.builds(_element, st.sampled_from(_BOXES), _attributes, st.lists(inner, max_size=4)),
    max_leaves=25,
).map(lambda body: f"<html><head><title>t</title></head><body>{body}</body></html>")
"""Well-formed small pages."""
