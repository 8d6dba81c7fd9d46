"""Many articles into the index, in transactions that are short and yet write each place of a tree once."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from crawler.duplicates.bands import complete_bands
from crawler.duplicates.index import ADD_BODY, DuplicateIndex
from crawler.duplicates.records import Arrival
from crawler.duplicates.shingles import Shingles, shingles_of
from crawler.duplicates.sketches import body_key

_MOST_ARTICLES = 20_000
_MOST_BYTES = 8 << 20
_BYTES_OF_ONE = 300
"""Written at once: so many articles, or so many bytes of new sketches, each with what it takes besides."""
_LOOKED_UP = 500

OnStored = Callable[[Sequence[tuple[int, int]]], None]
"""Takes (number of the article, number of its sketch) of those that have one."""


class Loading:
    """Articles on their way into an index. Look-ups find them after `finish`."""

    def __init__(self, index: DuplicateIndex, on_stored: OnStored = lambda pairs: None) -> None:
        self._index = index
        self._on_stored = on_stored
        self._waiting: list[tuple[bytes, bytes, int, int, int]] = []
        """Id, content, key of the body, moment, number."""
        self._known: dict[int, int | None] = {}
        self._fresh: dict[int, Shingles] = {}
        """By the key of the body: sketches that are stored, and those that are not."""
        self._bytes = 0

    def add(self, articles: Sequence[Arrival], first: int) -> None:
        """Take some hundred articles, called by numbers of the caller's from `first` on."""
        keys = [body_key(article.body) for article in articles]
        self._look_up([key for key in dict.fromkeys(keys) if key not in self._known and key not in self._fresh])
        for key, article in zip(keys, articles, strict=True):
            if key not in self._known and key not in self._fresh:
                shingles = self._fresh[key] = shingles_of(article.body, self._index.parameters.words)
                self._bytes += shingles.nbytes + _BYTES_OF_ONE
        for number, (key, one) in enumerate(zip(keys, articles, strict=True), first):
            self._waiting.append((bytes.fromhex(one.id), bytes.fromhex(one.content), key, one.moment, number))
        if len(self._waiting) >= _MOST_ARTICLES or self._bytes >= _MOST_BYTES:
            self._store()

    def finish(self) -> None:
        """Store what waits, and make the bands of all."""
        self._store()
        complete_bands(self._index.file, self._index.parameters.threshold)

    def _look_up(self, keys: Sequence[int]) -> None:
        for start in range(0, len(keys), _LOOKED_UP):
            asked = keys[start : start + _LOOKED_UP]
            marks = ",".join("?" * len(asked))
            self._known.update(self._index.file.run(f"SELECT key, sketch FROM bodies WHERE key IN ({marks})", asked))

    def _store(self) -> None:
        index, sketches = self._index, self._known
        with index.file.transaction():
            new = [(key, index.store(self._fresh[key], banded=False)) for key in sorted(self._fresh)]
            index.file.run_many(ADD_BODY, new)
            sketches.update(new)
            index.place((one, content, sketches[key], moment) for one, content, key, moment, _ in self._waiting)
        pairs = ((number, sketches[key]) for _, _, key, _, number in self._waiting)
        self._on_stored([(number, sketch) for number, sketch in pairs if sketch is not None])
        self._waiting.clear()
        self._known.clear()
        self._fresh.clear()
        self._bytes = 0
