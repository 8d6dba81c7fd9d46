"""A site's archive: what is written can be read by anybody, and survives being cut off anywhere."""

from __future__ import annotations

import gzip
import subprocess
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from warcio.archiveiterator import ArchiveIterator

from crawler.archive import site_archive
from crawler.archive.captures import Skipped, captures, response_of, with_further_pages
from crawler.archive.records import Place, read_records, record_at
from crawler.archive.retention import files_of, prune
from crawler.rendering.visit import Rendered
from tests.crawler.archive.warcs import PAGE, archive, exchange, packed, record

FILE = "paper.example-202611.warc.gz"


def keep(folder: Path, *pages: tuple[str, bytes]) -> list[int]:
    one = archive(folder)
    offsets = [one.keep(exchange(url, body), body, {"via": "feed"}).offset for url, body in pages]
    one.close()
    return offsets


def valid(path: Path) -> bool:
    done = subprocess.run([sys.executable, "-m", "warcio.cli", "check", str(path)], capture_output=True, text=True)
    return done.returncode == 0 and not done.stdout and not done.stderr


def test_the_records_are_those_of_the_standard(tmp_path: Path) -> None:
    keep(tmp_path, ("http://paper.example/1?a=ä", PAGE))
    with (tmp_path / FILE).open("rb") as file:
        read = ArchiveIterator(file)
        found = [(one.rec_type, one.rec_headers, one.http_headers, one.raw_stream.read()) for one in read]
    assert [kind for kind, *_ in found] == ["warcinfo", "response", "request", "metadata"]
    _, response, http_headers, body = found[1]
    assert response.protocol == "WARC/1.1" and body == PAGE
    assert response.get_header("WARC-Date") == "2026-11-03T08:00:00.123456Z"
    assert response.get_header("WARC-Identified-Payload-Type") == "text/html"
    assert response.get_header("WARC-Payload-Digest").startswith("sha1:")
    assert response.get_header("WARC-Block-Digest").startswith("sha1:")
    assert response.get_header("WARC-IP-Address") == "192.0.2.1"
    assert http_headers.get_header("content-type") == "text/html; charset=utf-8"
    for _, companion, *_ in found[2:]:
        assert companion.get_header("WARC-Concurrent-To") == response.get_header("WARC-Record-ID")
    assert found[3][3] == b"via: feed\r\n"
    assert valid(tmp_path / FILE)


def test_bytes_and_headers_are_those_of_the_wire(tmp_path: Path) -> None:
    squeezed = gzip.compress(PAGE)
    cookies = (b"Set-Cookie", b"a=1"), (b"Set-Cookie", b"b=2")
    odd = ((b"Content-Encoding", b"gzip"), *cookies, (b"X-Odd", b"\xc3\xa4\xff"))
    one = archive(tmp_path)
    kept = one.keep(exchange(body=squeezed, headers=odd), PAGE, {})
    one.close()
    block = record_at(tmp_path / FILE, Place(kept.offset)).block
    assert block.endswith(b"\r\n\r\n" + squeezed)
    assert b"Set-Cookie: a=1\r\nSet-Cookie: b=2\r\nX-Odd: \xc3\xa4\xff\r\n" in block
    assert valid(tmp_path / FILE)


def test_headers_cannot_break_out_of_their_line(tmp_path: Path) -> None:
    one = archive(tmp_path)
    kept = one.keep(exchange(headers=((b"X-Evil", b"a\r\n\r\nWARC/1.1\r\nb\nc"),)), PAGE, {"via": "a\r\nb: c"})
    one.close()
    found = list(read_records(tmp_path / FILE))
    assert b"X-Evil: a  WARC/1.1 b c\r\n" in record_at(tmp_path / FILE, Place(kept.offset)).block
    assert found[-1].block == b"via: a b: c\r\n"


def test_an_unchanged_page_is_a_revisit(tmp_path: Path) -> None:
    first, again, changed, back = keep(tmp_path, *(("http://p/1", PAGE + end) for end in (b"", b"", b"!", b"!")))
    assert first == again != changed == back
    [response, *_, revisit, _, other, _, last, _] = list(read_records(tmp_path / FILE))
    assert (response.type, revisit.type, other.type, last.type) == ("response", "revisit", "response", "revisit")
    assert revisit.headers["warc-refers-to"] == response.headers["warc-record-id"]
    assert revisit.headers["warc-payload-digest"] == response.headers["warc-payload-digest"]
    assert revisit.headers["warc-profile"].endswith("/warc/1.1/revisit/identical-payload-digest")
    assert valid(tmp_path / FILE)


def test_a_304_is_a_revisit_of_what_is_there(tmp_path: Path) -> None:
    assert archive(tmp_path).note_unchanged(exchange(status=304, body=b""), {}) is None
    assert not (tmp_path / FILE).exists()
    keep(tmp_path, ("http://paper.example/1", PAGE))
    one = archive(tmp_path)
    assert one.note_unchanged(exchange("http://paper.example/2", status=304, body=b""), {}) is None
    kept = one.note_unchanged(exchange(status=304, body=b""), {})
    assert one.note_unchanged(exchange(body=PAGE + b"other"), {}) is None
    one.close()
    assert kept is not None and kept.is_revisit
    assert [r.headers["warc-profile"] for r in read_records(tmp_path / FILE) if r.type == "revisit"] == [
        "http://netpreserve.org/warc/1.1/revisit/server-not-modified"
    ]


def test_a_page_that_broke_off_says_so(tmp_path: Path) -> None:
    one = archive(tmp_path)
    one.keep(exchange(cut_off=True), PAGE, {})
    one.close()
    assert [r.headers.get("warc-truncated") for r in read_records(tmp_path / FILE)] == ["disconnect", None]


def test_a_file_a_month_each_complete(tmp_path: Path) -> None:
    one = archive(tmp_path)
    start = datetime(2026, 11, 30, 23, 59, tzinfo=UTC)
    kept = [one.keep(exchange(at=start + timedelta(minutes=n)), PAGE, {}) for n in range(3)]
    one.close()
    assert [(k.file, k.is_revisit) for k in kept] == [
        (FILE, False), ("paper.example-202612.warc.gz", False), ("paper.example-202612.warc.gz", True)
    ]  # fmt: skip
    assert all(valid(path) for _, path in files_of(tmp_path, "paper.example"))


def test_pages_in_any_order_around_midnight_do_not_have_files_opened_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []
    monkeypatch.setattr(site_archive, "recover", lambda file, index: read.append(file.path.name))
    one, midnight = archive(tmp_path), datetime(2026, 12, 1, tzinfo=UTC)
    moments = ((n, midnight + timedelta(seconds=n)) for n in (-2, 1, -1, 2, 0))
    kept = [one.keep(exchange(f"http://paper.example/{n}", at=at), PAGE, {}) for n, at in moments]
    one.close()
    assert read == [FILE, "paper.example-202612.warc.gz"] == list(dict.fromkeys(k.file for k in kept))
    assert valid(tmp_path / read[1])


def test_two_writers_have_two_files(tmp_path: Path) -> None:
    one, two = archive(tmp_path), archive(tmp_path)
    kept = [each.keep(exchange(), PAGE, {}) for each in (one, two)]
    one.close()
    two.close()
    assert [k.file for k in kept] == [FILE, "paper.example-202611-2.warc.gz"]
    assert [path.name for _, path in files_of(tmp_path, "paper.example")] == [k.file for k in kept]
    assert archive(tmp_path).keep(exchange(), PAGE, {}).is_revisit


@settings(max_examples=50, deadline=None)
@given(where=st.floats(0, 1), index_lost=st.booleans())
def test_a_file_that_was_cut_anywhere_goes_on(
    tmp_path_factory: pytest.TempPathFactory, where: float, index_lost: bool
) -> None:
    folder = tmp_path_factory.mktemp("torn")
    offsets = keep(folder, *[(f"http://paper.example/{n}", PAGE + b"%d" % n) for n in range(3)])
    whole = (folder / FILE).read_bytes()
    cut = round(where * len(whole))
    (folder / FILE).write_bytes(whole[:cut])
    if index_lost:
        for left in (folder / "index").iterdir():
            left.unlink()
    keep(folder, ("http://paper.example/new", PAGE))
    found = list(read_records(folder / FILE))
    assert not [one for one in found if one.trouble]
    urls = [one.url for one in found if one.type == "response"]
    ends = [*offsets[1:], len(whole)]
    before = [f"http://paper.example/{n}" for n in range(3) if cut >= ends[n]]
    assert urls[: len(before)] == before and urls[-1] == "http://paper.example/new"


def test_damage_in_the_middle_is_not_taken_for_a_torn_tail(tmp_path: Path) -> None:
    offsets = keep(tmp_path, *[(f"http://paper.example/{n}", PAGE + b"%d" % n) for n in range(3)])
    data = bytearray((tmp_path / FILE).read_bytes())
    data[offsets[1] + 60] ^= 0xFF
    (tmp_path / FILE).write_bytes(data)
    for left in (tmp_path / "index").iterdir():
        left.unlink()
    keep(tmp_path, ("http://paper.example/new", PAGE))
    found = [one for one in read_records(tmp_path / FILE) if one.type == "response" and not one.trouble]
    assert [one.url[-1] for one in found] == ["0", "2", "w"]


def test_a_file_in_the_place_of_another_is_left_whole(tmp_path: Path) -> None:
    keep(tmp_path, ("http://paper.example/1", PAGE))
    keep(tmp_path / "other", *[(f"http://paper.example/{n}", b"<html>%d" % n) for n in range(9)])
    (tmp_path / "other" / FILE).replace(tmp_path / FILE)
    keep(tmp_path, ("http://paper.example/new", PAGE))
    found = [one for one in read_records(tmp_path / FILE) if one.type == "response"]
    assert len(found) == 10 and not any(one.trouble for one in found) and valid(tmp_path / FILE)


def test_an_index_that_is_no_database_is_replaced(tmp_path: Path) -> None:
    keep(tmp_path, ("http://paper.example/1", PAGE))
    (tmp_path / "index" / "paper.example.sqlite").write_bytes(b"nothing of the kind" * 99)
    one = archive(tmp_path)
    assert one.keep(exchange(), PAGE, {}).is_revisit


def months(folder: Path, *names: str) -> None:
    for name in names:
        (folder / f"paper.example-{name}.warc.gz").write_bytes(b"x" * 1000)


NOW = datetime(2026, 11, 21, tzinfo=UTC)


@pytest.mark.parametrize(
    ("max_age", "max_bytes", "deleted"),
    [
        (0, 0, []),
        (10**12, 0, []),
        (60, 0, ["202607", "202608"]),
        (60.0, 2500, ["202607", "202608", "202609"]),
        (0, 3000, ["202607", "202608"]),
        (0, 1, ["202607", "202608", "202609", "202610"]),
    ],
)
def test_the_oldest_months_go_first(tmp_path: Path, max_age: float, max_bytes: int, deleted: list[str]) -> None:
    months(tmp_path, "202607", "202608", "202609", "202610", "202611")
    (tmp_path / "paper.example.org-202001.warc.gz").write_bytes(b"x" * 9000)  # another site's
    gone = prune(tmp_path, "paper.example", NOW, max_age=max_age, max_bytes=max_bytes)
    assert [path.name[-14:-8] for path in gone] == deleted
    assert (tmp_path / "paper.example.org-202001.warc.gz").exists()


SHOWN = Rendered('<html data-broadsheet-box="0"><p data-broadsheet-box="1">ä</p></html>', [[0.5, 1]], "chromium 1")
BY = {"via": "feed", "rendered-by": "chromium 1"}


def test_what_a_browser_made_of_a_page_stands_beside_it(tmp_path: Path) -> None:
    one = archive(tmp_path)
    kept = [one.keep(exchange(), PAGE, BY, SHOWN) for _ in range(2)]
    one.close()
    assert [each.is_revisit for each in kept] == [False, False]  # the shell is the same, what was loaded need not be
    assert valid(tmp_path / FILE)
    with (tmp_path / FILE).open("rb") as file:
        found = [(one.rec_type, one.rec_headers) for one in ArchiveIterator(file)][1:6]
    assert [kind for kind, _ in found] == ["response", "request", "metadata", "conversion", "metadata"]
    ids = [headers.get_header("WARC-Record-ID") for _, headers in found]
    assert found[3][1].get_header("WARC-Refers-To") == ids[0] and found[4][1].get_header("WARC-Refers-To") == ids[3]
    assert found[3][1].get_header("Content-Type") == "text/html; charset=utf-8"
    for fast in (True, False):
        assert [each.rendered for each in captures(tmp_path / FILE, fast=fast)] == [SHOWN, SHOWN]


def test_a_rendered_page_without_its_rendering_is_none(tmp_path: Path) -> None:
    one = archive(tmp_path)
    one.keep(exchange(), PAGE, BY)
    one.close()
    [capture] = captures(tmp_path / FILE)
    assert capture.rendered is None and response_of(capture, 1 << 20) == Skipped("broken_record", "rendering")


def test_conversions_of_others_are_nobodys_rendering(tmp_path: Path) -> None:
    extra = "WARC-Refers-To: <urn:uuid:00000000-0000-0000-0000-000000000000>\r\n"
    (tmp_path / "a.warc.gz").write_bytes(packed(record(), record(b"text", kind="conversion", extra=extra), record()))
    found = list(captures(tmp_path / "a.warc.gz"))
    assert [one.rendered for one in found] == [None, None]


def test_further_pages_go_with_the_first(tmp_path: Path) -> None:
    one = archive(tmp_path)
    address = "http://paper.example/{}".format
    of = {"further-of": address(0)}
    for number, facts in enumerate([{}, of, of, {}, {"further-of": "x"}]):
        one.keep(exchange(address(number), PAGE + b"%d" % number), PAGE, facts)
    one.close()
    found = list(with_further_pages(captures(tmp_path / FILE)))
    assert [[each.record.url[-1] for each in (one, *one.further)] for one in found] == [["0", "1", "2"], ["3"], ["4"]]
    assert found[0].last_place == found[0].further[1].record.place
