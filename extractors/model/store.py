"""Reading and writing the model's file."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib import resources
from pathlib import Path
from typing import Any

import numpy as np

from extractors.model.lexicon import Lexicon, no_lexicon
from extractors.model.trees import Forest
from extractors.model.words import WordModel, no_words

FILE = "arbiter.npz"
_ARRAYS = ("feature", "threshold", "left", "right", "leaf")
_FORESTS = ("blocks", "article", "right")
_LEXICON = ("names", "names_bias", "words", "words_bias")


@dataclass(frozen=True, slots=True)
class Model:
    """What was learned, by ``python -m benchmarks.train`` (``docs/model-card.md``)."""

    blocks: Forest
    """Probability that a block of text is content."""
    article: Forest
    """Probability that a page is an article."""
    right: Forest
    """Probability that the body is right (word F1 of at least 0.9): the confidence."""
    words: WordModel
    """What a page's words weigh for and against an article."""
    lexicon: Lexicon
    """What the words of a block and of the names around it weigh for content."""
    card: dict[str, Any]
    """Seed, parameters, digests of the training data."""


def save(model: Model, path: Path) -> None:
    """Write a model as one compressed file, the same bytes for the same model."""
    arrays: dict[str, Any] = {"card": np.array(json.dumps(model.card, sort_keys=True))}
    for name in _FORESTS:
        forest: Forest = getattr(model, name)
        arrays[f"{name}.names"] = np.array(json.dumps(forest.names))
        arrays[f"{name}.levels"] = np.array(forest.levels)
        arrays[f"{name}.members"] = np.array(forest.members)
        for field in _ARRAYS:
            arrays[f"{name}.{field}"] = getattr(forest, field)
    arrays["words.weights"] = model.words.weights.astype(np.float16)
    arrays["words.bias"] = np.array(model.words.bias)
    for name in _LEXICON:
        arrays[f"lexicon.{name}"] = np.array(getattr(model.lexicon, name), dtype=np.int16)
    np.savez_compressed(path, allow_pickle=False, **arrays)


@lru_cache(maxsize=16)
def load(path: Path) -> Model:
    """Read a model. Raises OSError or KeyError for a file that is none."""
    with np.load(path, allow_pickle=False) as arrays:
        forests = {
            name: Forest(
                names=tuple(json.loads(str(arrays[f"{name}.names"]))),
                levels=int(arrays[f"{name}.levels"]),
                members=int(arrays.get(f"{name}.members", 1)),
                **{field: arrays[f"{name}.{field}"] for field in _ARRAYS},
            )
            for name in _FORESTS
        }
        return Model(card=json.loads(str(arrays["card"])), words=_words(arrays), lexicon=_lexicon(arrays), **forests)


def _words(arrays: Mapping[str, Any]) -> WordModel:
    """The word model of a file; one that says nothing for a file of before there was any."""
    if "words.weights" not in arrays:
        return no_words()
    return WordModel(arrays["words.weights"].astype(np.float32), float(arrays["words.bias"]))


def _lexicon(arrays: Mapping[str, Any]) -> Lexicon:
    """The lexicon of a file; one that says nothing for a file of before there was any."""
    if "lexicon.names" not in arrays:
        return no_lexicon()
    names, words = (arrays[f"lexicon.{name}"] for name in ("names", "words"))  # a processor's cache holds all of them
    return Lexicon(names, int(arrays["lexicon.names_bias"]), words, int(arrays["lexicon.words_bias"]))


@lru_cache(maxsize=1)
def shipped() -> Model:
    """The model that comes with the package."""
    with resources.as_file(resources.files("extractors.model") / FILE) as path:
        return load(path)
