"""The captions of tables, galleries, quotations and posts; pictures and players have taken theirs before
(``blocks.media``)."""

from __future__ import annotations

from collections.abc import Callable, Collection

from extractors.blocks.media import Media
from extractors.blocks.model import Paragraph
from extractors.blocks.region import Region
from extractors.dom import tags
from extractors.dom.arrays import where_true

_CAPTION, _QUOTE = tags.CODES["caption"], tags.CODES["blockquote"]


def captions_of(
    region: Region, media: Media, tables: Collection[int], posts: Collection[int], is_container: Callable[[int], bool]
) -> dict[int, tuple[Paragraph, ...]]:
    """By element, what stands below it, taken from the texts (``Media.captions``). ``is_container``: whether an element
    makes a block of its own."""
    taken: dict[int, tuple[Paragraph, ...]] = {}
    for nodes, find in (
        (tables, _of_table),
        (media.galleries, _flagged_in),
        (_quotes(region, posts, is_container), _of_figure),
    ):
        for node in sorted(nodes):
            free = [block for block in find(region, node) if block not in media.captions]
            taken[node] = media.caption_of(free)
    return taken


def _of_table(region: Region, table: int) -> list[int]:
    document = region.document
    spare = [node for node in document.children(table) if document.tag[node] == _CAPTION]
    own = [block for node in spare for block in region.blocks_in(node)]
    return sorted({*own, *_of_figure(region, table)})


def _of_figure(region: Region, node: int) -> list[int]:
    """The captions in the figure around an element."""
    figure = region.figure_of(node)
    return _flagged_in(region, figure) if figure is not None else []


def _flagged_in(region: Region, node: int) -> list[int]:
    return [block for block in region.blocks_in(node) if region.caption[block]]


def _quotes(region: Region, posts: Collection[int], is_container: Callable[[int], bool]) -> list[int]:
    """Block quotations of the article and posts that a figure shows, the first one of each figure; none in a cell, a
    heading or code, which hold text alone."""
    document = region.document
    nodes: list[int] = (where_true(document.tag[region.root : region.stop] == _QUOTE) + region.root).tolist()
    shown = filter(is_container, {*posts, *filter(region.holds_body, nodes)})
    first = {region.figure_of(node): node for node in sorted(shown, reverse=True)}
    return [node for figure, node in first.items() if figure is not None]
