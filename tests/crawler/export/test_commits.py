"""Where an exported article is remembered to be."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from crawler.export.commits import Commits
from crawler.export.json_lines import JsonLinesExporter
from crawler.export.storage import WholeWriteFile
from crawler.items import ArticleItem
from crawler.state import SiteState

ITEM = ArticleItem(
    "http://a.example/1", None, "a.example", "H", "b" * 100, [], {}, {}, {}, {"id": "1" * 16, "content": "2" * 16}
)


def slot(path: Path) -> Any:
    """A feed of lines that has just taken the item."""
    path.parent.mkdir(exist_ok=True)
    file = WholeWriteFile(path)
    exporter = JsonLinesExporter(file)  # type: ignore[arg-type]
    exporter.export_item(ITEM)
    return Slot(file, exporter)


@dataclass(eq=False)
class Slot:
    """As Scrapy's, told apart by identity."""

    file: Any
    exporter: Any


@pytest.mark.parametrize("order", [1, -1])
def test_the_collections_own_file_is_the_record_and_not_one_that_the_user_named(tmp_path: Path, order: int) -> None:
    theirs, ours = slot(tmp_path / "sent.jsonl"), slot(tmp_path / "outputs" / "1.jsonl")
    state = SiteState(tmp_path / "state.sqlite", outputs=tmp_path / "outputs")
    try:
        Commits(state, tmp_path / "outputs").exported(ITEM, None, [theirs, ours][::order])
        record = state.articles.get("1" * 16)
        assert record is not None and record.file is not None
        assert state.files.path_of(record.file) == tmp_path / "outputs" / "1.jsonl"
    finally:
        state.close()
        theirs.file.close()
        ours.file.close()


def test_a_users_file_is_the_record_where_there_is_no_other(tmp_path: Path) -> None:
    theirs = slot(tmp_path / "sent.jsonl")
    state = SiteState(tmp_path / "state.sqlite", outputs=tmp_path / "outputs")
    try:
        Commits(state, tmp_path / "outputs").exported(ITEM, None, [theirs])
        record = state.articles.get("1" * 16)
        assert record is not None and record.file is not None
        assert state.files.path_of(record.file) == tmp_path / "sent.jsonl"
    finally:
        state.close()
        theirs.file.close()


def test_each_batch_is_brought_to_disk_before_what_the_state_says_of_it(tmp_path: Path) -> None:
    """Also where Python gives a batch the place in memory of one that is gone."""
    state = SiteState(tmp_path / "state.sqlite", outputs=tmp_path / "outputs")
    commits = Commits(state, tmp_path / "outputs")
    batches = []
    for number in range(20):
        batch = slot(tmp_path / "outputs" / f"{number}.jsonl")
        commits.exported(ITEM, None, [batch])
        state.checkpoint()
        record = state.files.get(batch.file.path)
        batches.append(record.synced if record is not None else None)
        commits.closed(batch, True)
        batch.file.close()
        del batch
    assert batches == [batches[0]] * 20 and batches[0]
    state.close()
