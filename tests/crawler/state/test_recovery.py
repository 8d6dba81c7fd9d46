"""Files and state brought to agree after whatever ended the last crawl."""

from __future__ import annotations

import gzip
import json
import logging
import os
import sys
from pathlib import Path
from typing import Any

import pytest

from crawler.export.json_lines import to_line
from crawler.fingerprint import address_fingerprint, content_fingerprint
from crawler.state import SiteState
from crawler.state.records import Exported, Role, Visit
from crawler.state.recovery import REMOTE_FEEDS, Recovery, recover
from crawler.state.revisions import field_digests


def article(number: int, revision: int = 1, body: str = "One. Two.") -> dict[str, Any]:
    url = f"https://example.com/news/{number}"
    return {
        "url": url,
        "site": "example.com",
        "headline": f"Story {number}",
        "body": body,
        "metadata": {"datePublished": "2026-11-01T08:00:00+00:00"},
        "crawl": {"fetchedAt": f"2026-11-01T{8 + revision:02}:00:00+00:00", "via": "feed", "depth": 1},
        "fingerprint": {
            "id": address_fingerprint(address_id_text(url)),
            "content": content_fingerprint(f"Story {number}", body),
            "revision": revision,
        },
    }


def address_id_text(url: str) -> str:
    return url.removeprefix("https://")


def opened(tmp_path: Path) -> SiteState:
    return SiteState(tmp_path / "state" / "example.com.sqlite", outputs=tmp_path / "outputs")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "outputs" / "example.com"
    folder.mkdir(parents=True)
    return folder


def write(path: Path, *lines: dict[str, Any], tail: bytes = b"") -> None:
    path.write_bytes(b"".join(to_line(line) for line in lines) + tail)


def commit(state: SiteState, path: Path, line: dict[str, Any]) -> None:
    """As a crawl does: the line, then the transaction."""
    start = path.stat().st_size if path.exists() else 0
    with path.open("ab") as file:
        file.write(to_line(line))
    print_ = line["fingerprint"]
    state.commit_article(
        Exported(print_["id"], line["url"], print_["content"], field_digests(line), print_["revision"]),
        Visit(line["url"], Role.ARTICLE, "article", article=print_["id"], etag='"1"', digest="ab" * 8),
        path=path,
        offset=start,
        end=path.stat().st_size,
    )


def test_outputs_without_a_state_are_adopted(tmp_path: Path, folder: Path) -> None:
    write(folder / "20261101T090000Z.jsonl", article(1), article(2))
    write(folder / "20261102T090000Z.jsonl", article(1, 2, "One. Two. Three."))
    (folder / "20261103T090000Z.jsonl").touch()
    state = opened(tmp_path)
    assert recover(state, folder) == Recovery(adopted=3)
    assert state.count("articles") == 2
    record = state.article(article(1)["fingerprint"]["id"])
    assert record is not None and record.revision == 2 and state.line_of(record) == article(1, 2, "One. Two. Three.")
    page = state.seen_at("https://example.com/news/1")
    assert page is not None and page.verdict == "article" and page.changes == 1 and page.published is not None
    assert not (folder / "20261103T090000Z.jsonl").exists()
    assert recover(state, folder) == Recovery()
    state.close()


def test_lines_behind_the_committed_offset_are_adopted_and_a_torn_one_is_cut(tmp_path: Path, folder: Path) -> None:
    path = folder / "run.jsonl"
    state = opened(tmp_path)
    commit(state, path, article(1))
    whole = to_line(article(2))
    with path.open("ab") as file:
        file.write(whole + to_line(article(3))[:40])
    assert recover(state, folder) == Recovery(adopted=1, cut=40)
    assert path.read_bytes() == to_line(article(1)) + whole
    assert state.count("articles") == 2 and state.seen_at("https://example.com/news/2") is not None
    assert state.seen_at("https://example.com/news/3") is None
    state.close()


@pytest.mark.parametrize("remote", [True, None])
def test_a_line_behind_the_committed_offset_is_still_to_come_to_the_remote_feeds(
    tmp_path: Path, folder: Path, remote: bool | None
) -> None:
    path = folder / "run.jsonl"
    state = opened(tmp_path)
    commit(state, path, article(1))
    state.articles.shipped(article(1)["fingerprint"]["id"])
    with path.open("ab") as file:
        file.write(to_line(article(2)))
    write(folder / "mine.jsonl", article(3))
    state.facts.set(REMOTE_FEEDS, remote)
    assert recover(state, folder) == Recovery(adopted=2)
    waiting = [article(2)["fingerprint"]["id"]] if remote else []
    assert [record.id for record in state.articles.unshipped()] == waiting
    path.write_bytes(to_line(article(9)) + path.read_bytes())  # somebody edits the file
    recover(state, folder)
    assert [record.id for record in state.articles.unshipped()] == waiting
    state.close()


def test_lines_of_other_sites_in_a_file_of_several_are_not_taken(tmp_path: Path, folder: Path) -> None:
    path, state = tmp_path / "all.jsonl", opened(tmp_path)
    commit(state, path, article(1))
    stranger = {**article(2), "url": "https://other.example/2", "site": "other.example", "fingerprint": {}}
    write(folder / "1.jsonl", {**article(3), "site": "sport.example.com"})
    with path.open("ab") as file:
        file.write(to_line(stranger) + to_line(article(4)))
    assert recover(state, folder).adopted == 2
    assert state.count("articles") == 3 and state.seen_at("https://other.example/2") is None
    assert recover(state, folder) == Recovery()
    state.close()


def test_a_line_without_its_newline_is_kept(tmp_path: Path, folder: Path) -> None:
    path = folder / "run.jsonl"
    write(path, article(1), tail=to_line(article(2)).rstrip(b"\n"))
    state = opened(tmp_path)
    assert recover(state, folder) == Recovery(adopted=2)
    assert path.read_bytes() == to_line(article(1)) + to_line(article(2))
    assert recover(state, folder) == Recovery()
    state.close()


def test_a_removed_file_makes_its_articles_due(tmp_path: Path, folder: Path) -> None:
    first, second = folder / "a.jsonl", folder / "b.jsonl"
    state = opened(tmp_path)
    commit(state, first, article(1))
    commit(state, second, article(2))
    first.unlink()
    assert recover(state, folder) == Recovery(lost=1)
    record = state.article(article(1)["fingerprint"]["id"])
    assert record is not None and record.lost and state.line_of(record) is None
    page = state.seen_at("https://example.com/news/1")
    assert page is not None and page.is_due(state.now()) and page.etag is None and page.digest is not None
    assert [page.url for page in state.pages.due(state.now(), 9)] == ["https://example.com/news/1"]
    assert recover(state, folder) == Recovery()
    state.close()


@pytest.mark.parametrize("kept", ["packed", "setting"])
def test_a_file_that_was_packed_or_moved_on_purpose_is_not_removed(tmp_path: Path, folder: Path, kept: str) -> None:
    path = folder / "a.jsonl"
    state = opened(tmp_path)
    commit(state, path, article(1))
    if kept == "packed":
        (folder / "a.jsonl.gz").write_bytes(gzip.compress(path.read_bytes()))
    path.rename(tmp_path / "elsewhere")
    assert recover(state, folder, refetch_removed=kept == "packed") == Recovery()
    record = state.article(article(1)["fingerprint"]["id"])
    assert record is not None and not record.lost
    state.close()


def test_a_file_that_was_shortened_loses_what_is_gone_and_nothing_else(tmp_path: Path, folder: Path) -> None:
    path = folder / "a.jsonl"
    state = opened(tmp_path)
    for number in (1, 2, 3):
        commit(state, path, article(number))
    write(path, article(1), article(3))
    assert recover(state, folder) == Recovery(lost=1)
    for number, lost in ((1, False), (2, True), (3, False)):
        record = state.article(article(number)["fingerprint"]["id"])
        assert record is not None and record.lost is lost
        if not lost:
            assert state.line_of(record) == article(number)
    assert [page.url for page in state.pages.due(state.now(), 9)] == ["https://example.com/news/2"]
    state.close()


def test_a_file_that_was_rewritten_and_grew_keeps_every_article(
    tmp_path: Path, folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """A key added to the last line, and no newline at its end."""
    path = folder / "a.jsonl"
    state = opened(tmp_path)
    for number in (1, 2, 3):
        commit(state, path, article(number))
    assert recover(state, folder) == Recovery()
    *first, last = path.read_bytes().splitlines()
    edited = b"\n".join([*first, last[:-1] + b',"note":"read by hand"}'])
    path.write_bytes(edited)
    assert recover(state, folder) == Recovery()
    assert path.read_bytes() == edited + b"\n" and "not as it was written" in caplog.text
    record = state.article(article(3)["fingerprint"]["id"])
    assert record is not None and state.line_of(record) == {**article(3), "note": "read by hand"}
    assert recover(state, folder) == Recovery()
    state.close()


@pytest.mark.parametrize("closed", [True, False])
def test_lines_that_an_edit_moved_are_found_where_they_are(
    tmp_path: Path, folder: Path, caplog: pytest.LogCaptureFixture, closed: bool
) -> None:
    path = folder / "a.jsonl"
    state = opened(tmp_path)
    for number in (1, 2, 3):
        commit(state, path, article(number))
    if closed:
        recover(state, folder)
    path.write_bytes(path.read_bytes().replace(b"Story", b"A very long story"))
    assert recover(state, folder) == Recovery()
    assert "not JSON" not in caplog.text
    for number in (1, 2, 3):
        record = state.article(article(number)["fingerprint"]["id"])
        line = record and state.line_of(record)
        assert line is not None and line["headline"] == f"A very long story {number}"
    assert [page.url for page in state.pages.due(state.now(), 9)] == [], "what is found again is not fetched again"
    state.close()


@pytest.mark.parametrize("body", ["One. Two.", "One. Two. Three."])
def test_lines_in_another_order_are_noticed_if_the_last_one_is_another(
    tmp_path: Path, folder: Path, body: str
) -> None:
    """A line ends at the committed byte all the same."""
    path, first, second = folder / "a.jsonl", article(1), article(2, body=body)
    state = opened(tmp_path)
    commit(state, path, first)
    commit(state, path, second)
    recover(state, folder)
    write(path, second, first, article(3))
    recover(state, folder)
    for line in (first, second, article(3)):
        record = state.article(line["fingerprint"]["id"])
        assert record is not None and not record.lost and state.line_of(record) == line
    state.close()


def test_what_is_cut_and_what_cannot_be_read_is_told_by_its_line(
    tmp_path: Path, folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = folder / "a.jsonl"
    state = opened(tmp_path)
    commit(state, path, article(1))
    commit(state, path, article(2))
    recover(state, folder)
    with path.open("ab") as file:
        file.write(to_line(article(3)) + b"{broken\n" + to_line(article(4))[:30])
    with caplog.at_level(logging.WARNING):
        assert recover(state, folder) == Recovery(adopted=1, corrupt=1, cut=30)
    assert f"{path}:4: not JSON" in caplog.text and "30 bytes of a line that broke off are cut" in caplog.text
    state.close()


def test_what_is_asked_of_a_file_reads_no_other_files_articles(tmp_path: Path, folder: Path) -> None:
    """A folder of a thousand files can be moved away as a whole, and each is asked for its articles."""
    path, state = folder / "a.jsonl", opened(tmp_path)
    commit(state, path, article(1))
    asked: list[str] = []
    connection = state._connection
    assert connection is not None
    connection.set_trace_callback(asked.append)
    recover(state, folder)
    path.unlink()
    assert recover(state, folder).lost == 1
    connection.set_trace_callback(None)
    of_articles = [one for one in asked if "articles" in one and one.startswith(("SELECT", "UPDATE"))]
    plans = [row[3] for one in of_articles for row in connection.execute(f"EXPLAIN QUERY PLAN {one}")]
    assert len(of_articles) > 3 and not [plan for plan in plans if plan.startswith("SCAN")]
    state.close()


@pytest.mark.parametrize("number", [2**64 - 1, 10**30, -1, True, "2"])
def test_numbers_that_no_state_holds_are_none(tmp_path: Path, folder: Path, number: object) -> None:
    line = article(1)
    line["fingerprint"]["revision"] = line["crawl"]["depth"] = number
    (folder / "a.jsonl").write_text(json.dumps(line) + "\n", encoding="utf-8")
    state = opened(tmp_path)
    assert recover(state, folder) == Recovery(adopted=1)
    record = state.articles.get(line["fingerprint"]["id"])
    assert record is not None and record.revision == 1
    state.close()


@pytest.mark.skipif(sys.platform != "linux", reason="file systems elsewhere have no such names")
def test_a_file_whose_name_is_no_utf_8_is_one_like_others(tmp_path: Path, folder: Path) -> None:
    path, state = folder / os.fsdecode(b"M\xe4rz.jsonl"), opened(tmp_path)
    write(path, article(1))
    assert recover(state, folder) == Recovery(adopted=1)
    record = state.articles.get(article(1)["fingerprint"]["id"])
    assert record is not None and state.line_of(record) == article(1)
    assert recover(state, folder) == Recovery()
    path.unlink()
    assert recover(state, folder).lost == 1
    state.close()


def test_lines_that_nobody_can_read_are_passed_over(tmp_path: Path, folder: Path) -> None:
    path = folder / "a.jsonl"
    write(path, article(1))
    with path.open("ab") as file:
        file.write(b"{broken\n[1]\n" + to_line({"no": "url"}) + to_line(article(2)))
    state = opened(tmp_path)
    assert recover(state, folder) == Recovery(adopted=2, corrupt=2)
    state.close()


def test_what_was_on_disk_for_certain_is_not_read_again_and_what_was_not_is(tmp_path: Path, folder: Path) -> None:
    path = folder / "a.jsonl"
    state = opened(tmp_path)
    commit(state, path, article(1))
    commit(state, path, article(2))
    # a power cut can leave zeros where the second line was
    size = len(to_line(article(1)))
    path.write_bytes(to_line(article(1)) + b"\0" * len(to_line(article(2))))
    assert recover(state, folder).lost == 1
    assert path.stat().st_size == size
    state.close()


def test_a_state_made_anew_takes_the_articles_of_packed_files(
    tmp_path: Path, folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    write(folder / "a.jsonl", *map(article, range(1, 5)))
    raw = (folder / "a.jsonl").read_bytes()
    (folder / "a.jsonl").unlink()
    (folder / "a.jsonl.gz").write_bytes(gzip.compress(raw)[:-8])
    (folder / "dump.jsonl.gz").write_bytes(gzip.compress(to_line(article(9))))
    (folder / "dump.jsonl.gz.manifest.json").touch()
    state = opened(tmp_path)
    assert recover(state, folder) == Recovery(adopted=4, corrupt=1)
    assert "a.jsonl.gz:5: the packed file is damaged" in caplog.text
    assert recover(state, folder) == Recovery()
    assert state.count("articles") == 4 and (folder / "a.jsonl.gz").exists()
    write(folder / "a.jsonl", *map(article, range(1, 6)))
    assert recover(state, folder) == Recovery(adopted=1), "unpacked again, and longer"
    state.close()


def test_a_packed_file_that_an_earlier_version_took_for_one_of_lines_is_left_as_it_is(
    tmp_path: Path, folder: Path
) -> None:
    path = tmp_path / "mine.jsonl.gz"
    path.write_bytes(gzip.compress(to_line(article(1))))
    before = path.read_bytes()
    state = opened(tmp_path)
    state.files.add(path)
    recover(state, folder)
    assert path.read_bytes() == before
    state.close()


def test_taking_up_a_packed_file_goes_on_after_a_kill(tmp_path: Path, folder: Path) -> None:
    write(folder / "a.jsonl", *map(article, range(1, 5)))
    lines = (folder / "a.jsonl").read_bytes().splitlines(keepends=True)
    (folder / "a.jsonl.gz").write_bytes(gzip.compress(b"".join(lines)))
    write(folder / "a.jsonl", *map(article, range(1, 3)))
    state = opened(tmp_path)
    assert recover(state, folder).adopted == 2
    state.files.advance(state.files.add(folder / "a.jsonl").id, len(lines[0]) + len(lines[1]))  # in use, and killed
    (folder / "a.jsonl").unlink()
    assert recover(state, folder) == Recovery(adopted=2)
    assert recover(state, folder) == Recovery() and state.count("articles") == 4
    state.close()


def test_a_state_made_anew_beside_packed_files_says_what_it_does_not_know(
    tmp_path: Path, folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (folder / "a.jsonl.zst").write_bytes(b"(packed)")
    state = opened(tmp_path)
    assert recover(state, folder) == Recovery()
    assert "made anew without the articles of some packed files (not read: 1 packed file" in caplog.text
    caplog.clear()
    write(folder / "b.jsonl", article(2))
    recover(state, folder)
    recover(state, folder)
    assert caplog.text.count("made anew") == 1, "a state that knows files is none made anew"
    state.close()
