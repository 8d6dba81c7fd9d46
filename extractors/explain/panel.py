"""The panel beside the marked page: verdict, fields with their sources, votes with switches, reasons."""

from __future__ import annotations

import base64
import hashlib
from collections import Counter
from html import escape
from textwrap import shorten

from extractors.document import Document
from extractors.explain.explanation import Explanation, FieldOrigin
from extractors.explain.marked_page import marked_page
from extractors.explain.picture import SHEET as PICTURE_SHEET
from extractors.explain.picture import picture_of

LONGEST_VALUE = 400
"""Characters of a value that the panel shows."""

LONGEST_NOTE = 200
MOST_CLAIMS = 40

_SHEET = """
*{box-sizing:border-box}
html,body{margin:0;height:100%;font:14px/1.45 system-ui,sans-serif;color:#1b1b1b;background:#eceff3}
body{display:grid;grid-template-columns:minmax(0,1fr) 25rem}
main{min-width:0}
iframe{width:100%;height:100vh;border:0;background:#fff;display:block}
iframe[hidden]{display:none}
aside{height:100vh;overflow:auto;padding:14px 16px;border-left:1px solid #b9c0ca}
h1{font-size:17px;margin:0 0 4px;overflow-wrap:anywhere}
h2{font-size:11px;margin:18px 0 6px;text-transform:uppercase;letter-spacing:.06em;color:#50596a}
table{border-collapse:collapse;width:100%;background:#fff}
td,th{border:1px solid #d5dae1;padding:3px 6px;text-align:left;vertical-align:top;overflow-wrap:anywhere}
th{font-weight:600;white-space:nowrap}
code{font:12px/1.4 ui-monospace,monospace;overflow-wrap:anywhere;background:#fff;padding:1px 3px}
label{display:block;padding:3px 4px;cursor:pointer;border-radius:4px}
label:hover{background:#dfe5ee}
small{color:#5a6373;display:block;overflow-wrap:anywhere}
.verdict{display:inline-block;padding:1px 8px;border-radius:9px;background:#3d4656;color:#fff;font-weight:600}
.key{display:inline-block;width:1em;height:1em;vertical-align:-2px;margin-right:6px;border:1px solid #8a93a1}
.kept{background:rgb(187,240,196)}.dropped{background:rgb(255,205,205)}
.root{border:3px solid rgb(20,90,220)}.header{border:3px solid rgb(215,150,0)}.field{border:2px dashed
rgb(130,40,180)}
"""
_SCRIPT = """
const frame = document.querySelector("iframe");
function apply() {
  const page = frame.contentDocument;
  if (!page || !page.documentElement) return;
  page.documentElement.dataset.show = document.querySelector("input[name=show]:checked").value;
  for (const [box, sheets] of [["#styles", "style[data-page]"], ["#outlines", "style[data-outlines]"]]) {
    const media = document.querySelector(box).checked ? "all" : "not all";
    for (const sheet of page.querySelectorAll(sheets)) sheet.media = media;
  }
}
function jump() {
  const page = frame.contentDocument;
  const roles = ["[data-broadsheet-header]", "[data-broadsheet-root]"];
  const drawn = frame.hidden && ["rect.header", "rect.root"].map((role) => document.querySelector(role)).find(Boolean);
  const place = drawn || (page && roles.map((role) => page.querySelector(role)).find(Boolean));
  if (place) place.scrollIntoView({block: "center"});
}
function look() {
  const seen = document.querySelector("#seen"), picture = document.querySelector("#picture");
  if (!seen || !picture) return;
  picture.hidden = !seen.checked;
  frame.hidden = seen.checked;
}
document.addEventListener("change", apply);
document.addEventListener("change", look);
frame.addEventListener("load", apply);
document.querySelector("#jump").addEventListener("click", jump);
apply();
look();
"""


def explain(document: Document, explanation: Explanation, picture: bytes | None = None) -> str:
    """One self-contained HTML file: the page with what was kept, what was dropped and why.

    It needs no network and opens nothing: the page stands in a sandboxed frame without scripts, and the
    file's own policy allows its one script alone, which works the switches. ``picture`` shows the page as the browser
    did that measured its boxes (JPEG, a pixel for each of CSS).
    """
    shown = picture_of(document, explanation, picture)
    digest = base64.b64encode(hashlib.sha256(_SCRIPT.encode()).digest()).decode()
    policy = f"default-src 'none'; style-src 'unsafe-inline'; img-src data:; script-src 'sha256-{digest}'"
    page = escape(marked_page(document, explanation))
    return (
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{policy}">\n'
        '<meta name="referrer" content="no-referrer">\n'
        f"<title>Explanation: {escape(explanation.url or explanation.verdict)}</title>\n"
        f"<style>{_SHEET}{PICTURE_SHEET if shown else ''}</style>\n</head>\n<body>\n<main>\n{shown}\n"
        f'<iframe title="The page" sandbox="allow-same-origin" srcdoc="{page}"></iframe>\n</main>\n'
        f"<aside>\n{_panel(document, explanation, bool(shown))}\n</aside>\n<script>{_SCRIPT}</script>\n"
        "</body>\n</html>\n"
    )


def _panel(document: Document, explanation: Explanation, has_picture: bool) -> str:
    return "\n".join(
        (
            _verdict(document, explanation),
            "<h2>Show the choice of</h2>",
            _switches(document, explanation, has_picture),
            "<h2>Legend</h2>",
            _legend(),
            "<h2>Fields and their sources</h2>",
            _fields(explanation),
            "<h2>Why texts were dropped</h2>",
            _reasons(document, explanation),
        )
    )


def _verdict(document: Document, explanation: Explanation) -> str:
    headline = explanation.fields.get("headline")
    rows = [
        ("Reason", escape(explanation.detail)),
        ("Confidence", "" if explanation.confidence is None else f"{explanation.confidence:.2f}"),
        ("Method", escape(explanation.method)),
        ("Wrapper", escape(explanation.wrapper or "")),
        (
            "Root",
            ""
            if explanation.root is None
            else f"<code>{escape(_describe(document, explanation.root))}</code>",
        ),
        ("XPath", f"<code>{escape(explanation.xpath)}</code>" if explanation.xpath else ""),
        ("Kept", f"{len(explanation.kept)} of {len(document.blocks)} texts"),
        ("Page", escape(explanation.url)),
    ]
    cells = "".join(f"<tr><th>{name}</th><td>{value}</td></tr>" for name, value in rows if value)
    title = escape(headline.value[:LONGEST_VALUE]) if headline else "No headline"
    verdict = f'<span class="verdict" id="verdict">{escape(explanation.verdict)}</span>'
    return f"<h1>{title}</h1>{verdict}\n<table>{cells}</table>"


def _describe(document: Document, node: int) -> str:
    """An element as people name it: ``div#main.story``."""
    name, identity = document.name(node), document.attribute_of(node, "id")
    classes = document.attribute_of(node, "class").split()[:3]
    return name + (f"#{identity}" if identity else "") + "".join(f".{c}" for c in classes)


def _switches(document: Document, explanation: Explanation, has_picture: bool) -> str:
    parts = [
        '<label><input type="radio" name="show" value="result" checked> the result '
        f"<small>{len(explanation.kept)} texts</small></label>"
    ]
    for number, (name, vote) in enumerate(explanation.votes.items()):
        notes = [f"{len(vote.kept)} texts"] if vote.root is not None or vote.kept else ["no candidate"]
        if vote.agreement is not None:
            notes.append(f"agrees {vote.agreement:.2f}")
        if vote.root is not None:
            notes.append(f"root {_describe(document, vote.root)}")
        if vote.note:
            notes.append(shorten(vote.note, LONGEST_NOTE, placeholder=" …"))
        parts.append(
            f'<label><input type="radio" name="show" value="m{number}"> {escape(name)}'
            f"<small>{escape(' · '.join(notes))}</small></label>"
        )
    parts.append('<label><input type="checkbox" id="styles" checked> the page\'s own style sheets</label>')
    parts.append('<label><input type="checkbox" id="outlines" checked> outlines and labels</label>')
    if has_picture:
        parts.append('<label><input type="checkbox" id="seen" checked> in the browser, with the boxes</label>')
    parts.append('<button id="jump" type="button">Go to the article</button>')
    return "\n".join(parts)


def _legend() -> str:
    keys = (
        ("kept", "kept as body"),
        ("dropped", "dropped; hover for the reason"),
        ("root", "the root of the content"),
        ("header", "the main header"),
        ("field", "shows a field's value"),
    )
    return "".join(f'<div><span class="key {name}"></span>{text}</div>' for name, text in keys)


def _fields(explanation: Explanation) -> str:
    if not explanation.fields:
        return "<p>None was found.</p>"
    rows = "".join(
        f"<tr><th>{escape(name)}</th><td>{escape(origin.value[:LONGEST_VALUE])}<small>{escape(origin.source)}</small>"
        f"{_claims(origin)}</td></tr>"
        for name, origin in explanation.fields.items()
    )
    return f"<table>{rows}</table>"


def _claims(origin: FieldOrigin) -> str:
    """All that was claimed of a field, where that is more than its value."""
    if len(origin.claims) < 2 and origin.value:
        return ""
    claims = "".join(
        f"<li>{escape(text[:LONGEST_NOTE])} <small>{escape(source)}</small></li>"
        for source, text in origin.claims[:MOST_CLAIMS]
    )
    return f"<details><summary>{len(origin.claims)} claimed</summary><ol>{claims}</ol></details>" if claims else ""


def _reasons(document: Document, explanation: Explanation) -> str:
    kept = set(explanation.kept)
    dropped = [block for block in range(len(document.blocks)) if block not in kept]
    if not dropped:
        return "<p>None was.</p>"
    counts = Counter(map(explanation.why_dropped, dropped))
    ordered = sorted(counts.items(), key=lambda pair: (-pair[1], pair[0]))[:40]
    return (
        "<table>"
        + "".join(f"<tr><td>{escape(reason)}</td><td>{n}</td></tr>" for reason, n in ordered)
        + "</table>"
    )
