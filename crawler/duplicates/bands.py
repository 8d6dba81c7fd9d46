"""Bands of many sketches at once."""

from __future__ import annotations

from contextlib import closing

import numpy as np

from crawler.duplicates.index_file import IndexFile
from crawler.duplicates.pair_files import PairFiles
from crawler.duplicates.sketches import band_keys

ADD_BAND = "INSERT OR IGNORE INTO bands VALUES (?, ?)"

_SIGN = 1 << 63
"""Added to a signed key it makes an unsigned one of the same order."""


def complete_bands(file: IndexFile, threshold: float) -> None:
    """Make the bands that are missing, also those of a process that was killed before it made them.

    They are sorted on disk and written in the order of their keys: one by one they would go to random places of a
    tree that grows, and cost more the more there are.
    """
    last = 0
    with file.clear_errors(), closing(PairFiles(file.path.parent)) as pairs:
        query = "SELECT u.sketch, s.shingles FROM unbanded u JOIN sketches s ON s.id = u.sketch ORDER BY u.sketch"
        for last, raw in file.rows(query):
            keys = band_keys(np.frombuffer(raw, np.uint64), threshold)
            pairs.add([key + _SIGN for key in keys], last)
        for shifted, numbers in pairs.ranges():
            order = np.argsort(shifted, kind="stable")
            signed = (shifted[order] ^ np.uint64(_SIGN)).view(np.int64).tolist()
            with file.transaction():
                file.run_many(ADD_BAND, zip(signed, numbers[order].tolist(), strict=True))
        # what another process added meanwhile has higher numbers
        file.run("DELETE FROM unbanded WHERE sketch <= ?", (last,))
