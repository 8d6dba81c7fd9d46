"""A page as a row of fragments, and the chains of six of them (Shorkin 2013, step 1).

A fragment is one tag, attributes and all, or the text between two tags without the white space around it.
They are read from the document's stream, so the text of scripts and styles, and comments, are no fragments.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property
from zlib import crc32

import numpy as np

from extractors.document import Document
from extractors.dom.columns import Bools, Ints

CHAIN = 6
"""min_fragmenters_chain: successive fragments in a chain, the smallest piece that is cut (paper, step 2)."""
_FRAGMENT = re.compile(r"<[^>]*>|[^<]+")


@dataclass(frozen=True)
class Fragments:
    """The ``m`` fragments of one page and its ``m - 5`` chains (none if it has fewer than six fragments)."""

    start: Ints
    """Offset of each fragment in the stream, white space before a text left out (m)."""
    stop: Ints
    """Offset after it (m)."""
    size: Ints
    """Its length in bytes of UTF-8 (m)."""
    chains: tuple[int, ...]
    """CRC32 of the chain that begins at each fragment."""

    @cached_property
    def hashes(self) -> frozenset[int]:
        """The page as its set of chain hashes."""
        return frozenset(self.chains)

    @property
    def total(self) -> int:
        """Bytes of all fragments."""
        return int(self.size.sum())

    def covered(self, hashes: frozenset[int]) -> Bools:
        """Per fragment: whether it lies in a chain of this set (m). A fragment in six chains counts once."""
        flags = np.zeros(len(self.size), dtype=np.bool_)
        hit = np.fromiter((chain in hashes for chain in self.chains), dtype=np.bool_, count=len(self.chains))
        for step in range(CHAIN):
            flags[step : step + len(hit)] |= hit
        return flags

    def bytes_in(self, hashes: frozenset[int]) -> int:
        """Bytes of the fragments that lie in a chain of this set."""
        return int(self.size[self.covered(hashes)].sum())


def fragments_of(document: Document) -> Fragments:
    """Cut a page into fragments and hash its chains."""
    return fragments_of_stream(document.stream)


def fragments_of_stream(stream: str) -> Fragments:
    """The same for a serialized tree."""
    starts: list[int] = []
    stops: list[int] = []
    pieces: list[bytes] = []
    for match in _FRAGMENT.finditer(stream):
        raw = match.group()
        text = raw.strip()
        if not text:
            continue
        start = match.start() + (len(raw) - len(raw.lstrip()))
        starts.append(start)
        stops.append(start + len(text))
        pieces.append(text.encode("utf-8", "replace"))
    chains = tuple(crc32(b"\0".join(pieces[at : at + CHAIN])) for at in range(len(pieces) - CHAIN + 1))
    return Fragments(
        start=np.array(starts, dtype=np.int64),
        stop=np.array(stops, dtype=np.int64),
        size=np.array([len(piece) for piece in pieces], dtype=np.int64),
        chains=chains,
    )
