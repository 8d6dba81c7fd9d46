"""The model's file: the same bytes for the same model, and what comes back is what was written."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from extractors.arbiter import Decision, decide
from extractors.features import of_block
from extractors.model import Forest, Model, load, save, shipped
from tests.builders import article_html, document

FIELDS = ("feature", "threshold", "left", "right", "leaf")


def same(one: Forest, other: Forest) -> bool:
    return (one.names, one.levels, one.members) == (other.names, other.levels, other.members) and all(
        np.array_equal(getattr(one, name), getattr(other, name))
        and getattr(one, name).dtype == getattr(other, name).dtype
        for name in FIELDS
    )


def test_save_and_load(tmp_path: Path) -> None:
    model = shipped()
    save(model, tmp_path / "model.npz")
    again = load(tmp_path / "model.npz")
    assert again.card == model.card
    assert all(same(getattr(again, name), getattr(model, name)) for name in ("blocks", "article", "right"))
    assert np.array_equal(again.words.weights, model.words.weights) and again.words.bias == model.words.bias
    for table in ("names", "names_bias", "words", "words_bias"):
        assert np.array_equal(getattr(again.lexicon, table), getattr(model.lexicon, table))


def test_a_file_without_a_word_model_still_loads(tmp_path: Path) -> None:
    save(shipped(), tmp_path / "model.npz")
    with np.load(tmp_path / "model.npz") as arrays:
        kept = {name: arrays[name] for name in arrays.files if not name.startswith("words.")}
    np.savez_compressed(tmp_path / "before.npz", **kept)
    before = load(tmp_path / "before.npz")
    assert not before.words.weights.any() and before.words.log_odds(np.array([1, 2])) == 0.0


def test_a_file_without_a_lexicon_still_loads(tmp_path: Path) -> None:
    save(shipped(), tmp_path / "model.npz")
    with np.load(tmp_path / "model.npz") as arrays:
        kept = {name: arrays[name] for name in arrays.files if not name.startswith("lexicon.")}
    np.savez_compressed(tmp_path / "before.npz", **kept)
    assert shipped().lexicon.names.any() and not load(tmp_path / "before.npz").lexicon.names.any()


def test_a_file_that_tells_no_number_of_forests_holds_one(tmp_path: Path) -> None:
    save(shipped(), tmp_path / "model.npz")
    with np.load(tmp_path / "model.npz") as arrays:
        kept = {name: arrays[name] for name in arrays.files if not name.endswith(".members")}
    np.savez_compressed(tmp_path / "before.npz", **kept)
    assert load(tmp_path / "before.npz").blocks.members == 1


def test_the_same_model_gives_the_same_bytes(tmp_path: Path) -> None:
    for name in ("a.npz", "b.npz"):
        save(shipped(), tmp_path / name)
    assert (tmp_path / "a.npz").read_bytes() == (tmp_path / "b.npz").read_bytes()


def test_a_file_that_is_no_model(tmp_path: Path) -> None:
    np.savez(tmp_path / "other.npz", x=np.zeros(3))
    with pytest.raises(KeyError):
        load(tmp_path / "other.npz")
    with pytest.raises(OSError):
        load(tmp_path / "missing.npz")


def test_the_shipped_model_reads_the_features_that_are_computed() -> None:
    assert set(shipped().blocks.names) <= set(of_block.compute(document(article_html())).names)
    assert isinstance(decide(document(article_html())), Decision), "page-level forests find theirs, or a KeyError rises"


@pytest.mark.parametrize("name", ["blocks", "article", "right"])
def test_the_shipped_forests_are_sound(name: str) -> None:
    forest: Forest = getattr(shipped(), name)
    trees, inner = forest.feature.shape
    assert forest.leaf.shape == (trees, inner + 1)
    assert int(forest.feature.min()) >= 0 and int(forest.feature.max()) < len(forest.names)
    for child in (forest.left, forest.right):
        assert int(child.max()) < inner and int(child.min()) >= -(inner + 1)
    assert np.isfinite(forest.threshold).all() and np.isfinite(forest.leaf).all()
    assert len(set(forest.names)) == len(forest.names)


def test_the_card_names_seed_and_data() -> None:
    card = shipped().card
    assert {"seed", "weights", "pages", "digests"} <= set(card)
    assert all(len(digest) == 64 for digest in card["digests"].values())
    assert json.loads(json.dumps(card)) == card


def test_it_is_read_once() -> None:
    assert shipped() is shipped() and isinstance(shipped(), Model)
