"""The page as a browser showed it: its picture, with the measured boxes of texts and roles drawn over it."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from html import escape

from extractors.document import Document
from extractors.dom.box_columns import BoxColumns
from extractors.explain.explanation import Explanation

_JPEG = b"\xff\xd8\xff"
LARGEST = 8_000_000
"""Bytes of a picture that is shown."""
SHEET = """
#picture{height:100vh;overflow:auto;background:#fff;position:relative}
#picture[hidden]{display:none}
#picture div{position:relative;width:max-content}
#picture img{display:block}
#picture svg{position:absolute;left:0;top:0}
rect.kept{fill:rgba(60,200,90,.28);stroke:rgb(20,130,50)}
rect.dropped{fill:rgba(255,90,90,.18);stroke:rgb(200,40,40)}
rect.root{fill:none;stroke:rgb(20,90,220);stroke-width:4}
rect.header{fill:none;stroke:rgb(215,150,0);stroke-width:3}
rect.field{fill:none;stroke:rgb(130,40,180);stroke-width:2;stroke-dasharray:6 4}
"""


def picture_of(document: Document, explanation: Explanation, picture: bytes | None) -> str:
    """The picture and an overlay of boxes, hidden at first; empty where the page has no boxes or the picture, a JPEG
    with a pixel for each of CSS, is none."""
    boxes = document.boxes
    if boxes is None or picture is None or not picture.startswith(_JPEG) or len(picture) > LARGEST:
        return ""
    data = base64.b64encode(picture).decode()
    drawn = "".join([*_texts(document, boxes, explanation), *_roles(boxes, explanation)])
    return (
        '<section id="picture" hidden><div>'
        f'<img alt="The page in a browser" src="data:image/jpeg;base64,{data}">'
        f'<svg width="100%" height="100%">{drawn}</svg></div></section>'
    )


def _texts(document: Document, boxes: BoxColumns, explanation: Explanation) -> Iterator[str]:
    """Every text that was seen, kept or dropped."""
    blocks, texts, kept = document.blocks, boxes.texts, set(explanation.kept)
    hidden = document.run_hidden
    for run, block in zip(blocks.runs.tolist(), blocks.block_of_run.tolist()):
        if not texts.measured[run] or hidden[run]:
            continue
        is_kept = block in kept
        why = "kept" if is_kept else f"dropped: {explanation.why_dropped(block)}"
        place = float(texts.x[run]), float(texts.y[run]), float(texts.width[run]), float(texts.height[run])
        yield _rectangle("kept" if is_kept else "dropped", place, why)


def _roles(boxes: BoxColumns, explanation: Explanation) -> Iterator[str]:
    """The root, the main header, and what shows a field."""
    shown = [("root", explanation.root, "the root of the content"), ("header", explanation.header, "the main header")]
    shown += [("field", origin.node, f"{name}: {origin.source}") for name, origin in explanation.fields.items()]
    for role, node, why in shown:
        if node is not None and boxes.measured[node]:
            place = float(boxes.x[node]), float(boxes.y[node]), float(boxes.width[node]), float(boxes.height[node])
            yield _rectangle(role, place, why)


def _rectangle(role: str, place: tuple[float, float, float, float], why: str) -> str:
    x, y, width, height = place
    return (
        f'<rect class="{role}" x="{x:g}" y="{y:g}" width="{max(width, 0):g}" height="{max(height, 0):g}">'
        f"<title>{escape(why)}</title></rect>"
    )
