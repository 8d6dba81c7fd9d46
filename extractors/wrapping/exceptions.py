"""Exceptions to a layout's kinds: texts of the pages learned from, of which more is known than the kind of block.

With them a page that is read again gets the body that it had, or what the other pages have corrected of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

from extractors.observation import SeenBlock, is_linked, pooled_name
from extractors.wrapper import Wrapper
from extractors.wrapping.correction import Case, stays
from extractors.wrapping.kinds import doubted_lines, exception_keys, is_written, pool_without, verdicts_of
from extractors.wrapping.references import refers

MOST_EXCEPTIONS = 500
"""Texts of either sort that a wrapper remembers."""


def exceptions_of(
    wrapper: Wrapper, pages: Iterable[Sequence[SeenBlock]], root: str
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Keys (``kinds.exception_keys``) of texts kept and of texts dropped, sorted: those of which the layout's kinds
    alone say otherwise than the page, corrected by the others (``correction.stays``), or leave open what it says.

    ``wrapper``: without exceptions; ``pages``: the blocks inside its root by page, the header's left out; ``root``: the
    root's part of a signature.
    """
    kept: set[str] = set()
    dropped: set[str] = set()
    for blocks in pages:
        keys = exception_keys([block.signature for block in blocks], [block.text for block in blocks])
        by_page, by_kind = _kept_by_page(wrapper, blocks, root), _verdicts(wrapper, blocks)
        kept.update(key for key, keeps, verdict in zip(keys, by_page, by_kind) if keeps and verdict <= 0)
        dropped.update(key for key, keeps, verdict in zip(keys, by_page, by_kind) if not keeps and verdict >= 0)
    return tuple(sorted(kept)[:MOST_EXCEPTIONS]), tuple(sorted(dropped)[:MOST_EXCEPTIONS])


def _kept_by_page(wrapper: Wrapper, blocks: Sequence[SeenBlock], root: str) -> list[bool]:
    own = (
        (pooled_name(block.signature, is_linked(block.words, block.linked)), block.probability)
        for block in blocks
    )
    cases = [
        Case(
            block.signature,
            block.probability,
            block.kept,
            block.words,
            block.linked,
            partial(_is_repeated, wrapper, block),
            announces=block.announces,
        )
        for block in blocks
    ]
    return stays(cases, pool_without(wrapper, own), wrapper.support, root)


def _verdicts(wrapper: Wrapper, blocks: Sequence[SeenBlock]) -> list[int]:
    names = [block.signature for block in blocks]
    linked = [is_linked(block.words, block.linked) for block in blocks]
    repeated = [_is_repeated(wrapper, block) for block in blocks]
    leading = [place for place, block in enumerate(blocks) if refers(block.words, block.linked)]
    doubted = doubted_lines(wrapper, names, [block.words for block in blocks].__getitem__, leading)
    return verdicts_of(wrapper, names, linked, repeated.__getitem__, doubted=doubted)


def _is_repeated(wrapper: Wrapper, block: SeenBlock) -> bool:
    if block.text in wrapper.repeated:
        return True
    return is_written(wrapper, block.wording, block.length)
