"""Blocks as HTML.

Texts of pages are hostile: everything is escaped, and addresses were checked when the blocks were made and
are checked again here, since blocks can also come from a file.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from html import escape

from extractors.blocks.model import (
    Attribute,
    Audio,
    Block,
    Code,
    Delimiter,
    Embed,
    Gallery,
    Header,
    Image,
    List,
    Paragraph,
    Quote,
    RemoteVideo,
    Table,
    Video,
)
from extractors.render.segments import segments, watch_url
from extractors.urls import LINK_SCHEMES, MEDIA_SCHEMES, absolute

_BASE64 = re.compile(r"[A-Za-z0-9+/]{1,20000}={0,2}$")
_TAGS = {
    "bold": "b",
    "italic": "i",
    "underline": "u",
    "strikethrough": "s",
    "subscript": "sub",
    "superscript": "sup",
    "code": "code",
}


def to_html(blocks: Iterable[Block], *, remote: bool = False) -> str:
    """Blocks as an HTML fragment.

    ``remote``: pictures and players load from the addresses they stand at; otherwise nothing does, and a link
    (or the thumbnail, where there is one) stands in their place.
    """
    return "\n".join(_html_block(block, remote) for block in blocks)


def html_text(paragraph: Paragraph) -> str:
    """A text with its attributes as inline elements."""
    parts: list[str] = []
    open_now: list[Attribute] = []
    for start, stop, holding in segments(paragraph.text, paragraph.attributes):
        shared = 0
        while shared < min(len(open_now), len(holding)) and open_now[shared] is holding[shared]:
            shared += 1
        parts.extend(_html_end(attribute) for attribute in reversed(open_now[shared:]))
        parts.extend(_html_start(attribute) for attribute in holding[shared:])
        open_now = list(holding)
        parts.append(escape(paragraph.text[start:stop]).replace("\n", "<br>\n"))
    parts.extend(_html_end(attribute) for attribute in reversed(open_now))
    return "".join(parts)


def _html_start(attribute: Attribute) -> str:
    if attribute.type != "link":
        return f"<{_TAGS[attribute.type]}>"
    url = absolute(attribute.href or "", "", LINK_SCHEMES)
    return f'<a href="{escape(url)}" rel="noopener noreferrer">' if url else "<a>"


def _html_end(attribute: Attribute) -> str:
    return "</a>" if attribute.type == "link" else f"</{_TAGS[attribute.type]}>"


def _html_block(block: Block, remote: bool) -> str:
    match block:
        case Header(level, text):
            rank = min(max(level, 1), 6)
            return f"<h{rank}>{escape(text)}</h{rank}>"
        case Paragraph():
            return f"<p>{html_text(block)}</p>"
        case List():
            return _html_list(block, remote)
        case Delimiter():
            return "<hr>"
        case Table():
            return _html_table(block)
        case Quote(children, cite, caption):
            source = f' cite="{escape(cite)}"' if cite and absolute(cite, "", MEDIA_SCHEMES) else ""
            quoted = f"<blockquote{source}>\n{to_html(children, remote=remote)}\n</blockquote>"
            return f"<figure>\n{quoted}{_html_caption(caption)}\n</figure>" if caption else quoted
        case Code(text, language):
            name = f' class="language-{escape(language)}"' if language else ""
            return f"<pre><code{name}>{escape(text)}</code></pre>"
        case Gallery(images, caption):
            inner = "\n".join(_html_block(image, remote) for image in images)
            return f"<figure>\n{inner}{_html_caption(caption)}\n</figure>"
        case Embed(url, service, children, caption):
            inner = to_html(children, remote=remote)
            link = _html_link(url, service or url or "") if url else escape(service or "")
            return f"<figure>\n{inner}\n<p>{link}</p>{_html_caption(caption)}\n</figure>"
        case _:
            return f"<figure>{html_medium(block, remote)}{_html_caption(block.caption)}</figure>"


def html_medium(block: Image | Video | Audio | RemoteVideo, remote: bool) -> str:
    """A picture, player or remote video without its caption: itself if ``remote``, else a link to it."""
    if isinstance(block, RemoteVideo):
        return _html_link(watch_url(block), block.service)
    url = absolute(block.url if isinstance(block, Image) else block.src, "", MEDIA_SCHEMES)
    if url is None:
        return ""
    if isinstance(block, Image):
        size = f' width="{block.size.width}" height="{block.size.height}"' if block.size else ""
        alt = escape(block.alt or "")
        if remote:
            return f'<img src="{escape(url)}"{size} alt="{alt}">'
        if block.thumbnail and _BASE64.match(block.thumbnail):
            return f'<a href="{escape(url)}"><img src="data:image/jpeg;base64,{block.thumbnail}" alt="{alt}"></a>'
        return _html_link(url, block.alt or url)
    if not remote:
        return _html_link(url, url)
    name = "video" if isinstance(block, Video) else "audio"
    loop = " loop muted" if isinstance(block, Video) and block.is_animation else ""
    return f'<{name} src="{escape(url)}" controls preload="none"{loop}></{name}>'


def _html_link(url: str, text: str) -> str:
    safe = absolute(url, "", LINK_SCHEMES)
    return f'<a href="{escape(safe)}" rel="noopener noreferrer">{escape(text)}</a>' if safe else escape(text)


def _html_caption(caption: Sequence[Paragraph]) -> str:
    if not caption:
        return ""
    inner = html_text(caption[0]) if len(caption) == 1 else "".join(f"<p>{html_text(p)}</p>" for p in caption)
    return f"<figcaption>{inner}</figcaption>"


def _html_list(block: List, remote: bool) -> str:
    name = "ol" if block.style == "ordered" else "ul"
    start = f' start="{block.start}"' if name == "ol" and (block.start != 1 or block.reversed) else ""
    start += " reversed" if name == "ol" and block.reversed else ""
    items: list[str] = []
    for child in block.children:
        inner = html_text(child) if isinstance(child, Paragraph) else _html_block(child, remote)
        if isinstance(child, Paragraph) or not items:
            items.append(inner)
        else:
            items[-1] += "\n" + inner
    return f"<{name}{start}>\n" + "\n".join(f"<li>{item}</li>" for item in items) + f"\n</{name}>"


def _html_table(block: Table) -> str:
    rows: list[str] = []
    for row in block.rows:
        cells: list[str] = []
        for cell in row:
            name = "th" if cell.header else "td"
            spans = f' colspan="{cell.column_span}"' if cell.column_span > 1 else ""
            spans += f' rowspan="{cell.row_span}"' if cell.row_span > 1 else ""
            cells.append(f"<{name}{spans}>{html_text(Paragraph(cell.text, cell.attributes))}</{name}>")
        rows.append(f"<tr>{''.join(cells)}</tr>")
    caption = _html_caption(block.caption).replace("figcaption>", "caption>")
    return f"<table>{caption}\n" + "\n".join(rows) + "\n</table>"
