"""Pages as React streams them: placeholders, and the segments that come later."""

from __future__ import annotations

RUNTIME = (
    "<script>$RB=[];$RV=function(a){for(var b=0;b<a.length;b+=2){var c=a[b],e=a[b+1];null!==e.parentNode&&"
    "e.parentNode.removeChild(e);var f=c.parentNode;if(f){var g=c.previousSibling,h=0;do{if(c&&8===c.nodeType){var d="
    'c.data;if("/$"===d||"/&"===d)if(0===h)break;else h--;else"$"!==d&&"$?"!==d&&"$~"!==d&&"$!"!==d&&"&"!==d||h++}'
    'd=c.nextSibling;f.removeChild(c);c=d}while(c);for(;e.firstChild;)f.insertBefore(e.firstChild,c);g.data="$"}}'
    "a.length=0};$RC=function(a,b){if(b=document.getElementById(b))(a=document.getElementById(a))?("
    'a.previousSibling.data="$~",$RB.push(a,b),2===$RB.length&&setTimeout($RV.bind(null,$RB),0)):'
    "b.parentNode.removeChild(b)};$RS=function(a,b){a=document.getElementById(a);b=document.getElementById(b);"
    "for(a.parentNode.removeChild(a);a.firstChild;)b.parentNode.insertBefore(a.firstChild,b);"
    "b.parentNode.removeChild(b)};</script>"
)
"""What React 19 sends before the first call, without its waiting for frames (react-dom, MIT licence)."""


def late(name: str, fallback: str = "<p>Loading...</p>") -> str:
    """The placeholder of a part that is late."""
    return f'<!--$?--><template id="B:{name}"></template>{fallback}<!--/$-->'


def place(name: str) -> str:
    """The placeholder of a part of a part."""
    return f'<template id="P:{name}"></template>'


def segment(name: str, inner: str, call: str | None = None) -> str:
    """A part that comes, with its call; by default the one for the placeholder of the same number."""
    call = f'$RC("B:{name}","S:{name}")' if call is None else call
    return f'<div hidden id="S:{name}">{inner}</div>' + (f"<script>{call}</script>" if call else "")


def streamed(shell: str, *segments: str) -> str:
    """The whole page."""
    return f"<!DOCTYPE html><html><body>{RUNTIME}{shell}{''.join(segments)}</body></html>"


PAGES: dict[str, tuple[str, str]] = {
    "one part": (streamed(f"<h1>a</h1>{late('0')}<p>z</p>", segment("0", "<p>b</p>c<p>d</p>e")), "a b c d e z"),
    "text alone, in a sentence": (streamed(f"<p>a {late('0', 'wait')} z</p>", segment("0", "b")), "a b z"),
    "out of order": (streamed(late("0") + late("1"), segment("1", "<p>b</p>"), segment("0", "<p>a</p>")), "a b"),
    "a part that is nothing": (streamed("a " + late("0") + " z", segment("0", "")), "a z"),
    "parts in parts": (
        streamed(
            f"<div>{late('0')}</div>z",
            segment("0", f"<section>a{late('1')}<div>{place('2')}</div>{late('3')}</section>"),
            segment("2", f"c{place('4')}", '$RS("S:2","P:2")'),
            segment("4", "d", '$RS("S:4","P:4")'),
            segment("1", "<p>b</p>"),
        ),
        "a b c d Loading... z",
    ),
    "a part that waits for its parts": (
        streamed(
            f"{late('0')}z", segment("0", f"a{place('1')}c", ""), segment("1", "b", '$RS("S:1","P:1");$RC("B:0","S:0")')
        ),
        "a b c z",
    ),
    "other numbers": (
        streamed(
            late("0") + late("1"),
            segment("a", "<p>b</p>", '$RC("B:1","S:a")'),
            segment("1", "<p>a</p>", '$RC("B:0","S:1")'),
        ),
        "a b",
    ),
    "fallbacks with parts of their own": (
        streamed(
            "a" + late("0", f"<p>x</p><!--$-->y<!--/$-->{late('1', '<i>w</i>')}<!--$!--><b>v</b><!--/$-->") + "z",
            segment("0", "<p>b</p>"),
        ),
        "a b z",
    ),
    "a part that failed": (
        streamed("a" + late("0", "x") + late("1"), segment("1", "b"), '<script>$RX=Number;$RX("B:0","1")</script>'),
        "a x b",
    ),
    "a part that never came": (streamed(late("0") + late("1"), segment("0", "a")), "a Loading..."),
    "no placeholder": (streamed("a" + late("0"), segment("0", "b"), segment("1", "c")), "a b"),
}  # fmt: skip
"""Name to page and the text that a browser ends with."""
