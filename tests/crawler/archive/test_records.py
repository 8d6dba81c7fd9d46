"""Reading WARC files: whole, broken, compressed or not, by fastwarc and without it."""

from __future__ import annotations

import gzip
import io
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crawler.archive import frames
from crawler.archive.records import Place, Record, UnknownFormat, read_records, record_at
from tests.crawler.archive.warcs import http, packed, record
from tests.growth import assert_proportional

pytest.importorskip("fastwarc")
FORMS = ("members", "plain", "one member")


def written(path: Path, records: list[bytes], form: str) -> Path:
    data = {"members": packed(*records), "plain": b"".join(records), "one member": packed(b"".join(records))}[form]
    path.write_bytes(data)
    return path


def read(path: Path, start: Place | None = None) -> list[Record]:
    """The records, which both ways of reading must agree on."""
    framed = list(read_records(path, start, fast=False))
    assert list(read_records(path, start, fast=True)) == framed
    return framed


def numbered(*claims: int | str | None) -> list[bytes]:
    return [record(url=f"http://paper.example/{n}", claim=claim) for n, claim in enumerate(claims, 1)]


@pytest.mark.parametrize("form", FORMS)
def test_whole_records(tmp_path: Path, form: str) -> None:
    others = record(b"about: us\r\n", kind="warcinfo"), record(b"GET / HTTP/1.1\r\n\r\n", kind="request")
    records = [others[0], *numbered(None, None), others[1]]
    found = read(written(tmp_path / "a.warc", records, form))
    assert [(one.url, one.block, one.trouble) for one in found] == [
        (f"http://paper.example/{n}", http(), "") for n in (1, 2)
    ]


@pytest.mark.parametrize("form", FORMS)
def test_heads_may_end_their_lines_with_line_feeds_alone(tmp_path: Path, form: str) -> None:
    head, _, rest = record(url="http://paper.example/1").partition(b"\r\n\r\n")
    lines = head.replace(b"\r\n", b"\n") + b"\n\n" + rest
    found = read(written(tmp_path / "a.warc", [lines, *numbered(None), lines], form))
    assert [(one.block, one.trouble) for one in found] == [(http(), "")] * 3


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize(
    ("claim", "trouble"),
    [
        (len(http()) - 9, frames.WRONG_LENGTH),
        (len(http()) + 9, frames.WRONG_LENGTH),
        (len(http()) + 400, frames.WRONG_LENGTH),
        (-5, frames.BROKEN),
        ("many", frames.BROKEN),
    ],
)
def test_a_wrong_length_costs_one_record(tmp_path: Path, form: str, claim: int | str, trouble: str) -> None:
    found = read(written(tmp_path / "a.warc", numbered(None, claim, None, None), form))
    troubles = {one.url[-1:]: one.trouble for one in found if one.url}
    assert troubles == {"1": "", "2": trouble, "3": "", "4": ""}


@pytest.mark.parametrize("form", FORMS)
def test_a_huge_record_is_passed_over(tmp_path: Path, form: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("crawler.archive.frames.MAX_BLOCK", 5_000)
    monkeypatch.setattr("crawler.archive.records.MAX_BLOCK", 5_000)
    huge = record(http(b"x" * 3_000_000), url="http://paper.example/2")
    found = read(written(tmp_path / "a.warc", [*numbered(None), huge, *numbered(None)], form))
    assert [(one.trouble, len(one.block)) for one in found] == [
        ("", len(http())), (frames.TOO_LARGE, 0), ("", len(http()))
    ]  # fmt: skip


@pytest.mark.parametrize("damage", [b"", b"garbage" * 30, b"\x1f\x8b\x08garbage", b"\r\n\r\n"])
def test_what_is_between_records_costs_none(tmp_path: Path, damage: bytes) -> None:
    one, two = numbered(None, None)
    path = tmp_path / "a.warc.gz"
    path.write_bytes(packed(one) + damage + packed(two) + damage)
    assert [found.url[-1] for found in read(path) if not found.trouble] == ["1", "2"]


@settings(max_examples=60, deadline=None)
@given(
    hit=st.integers(0, 5), where=st.floats(0, 0.999), bit=st.integers(0, 7), compressed=st.booleans(),
    kind=st.sampled_from(["flip", "cut", "insert"]),
)  # fmt: skip
def test_damage_anywhere_never_raises_and_spares_the_others(
    tmp_path_factory: pytest.TempPathFactory, hit: int, where: float, bit: int, compressed: bool, kind: str
) -> None:
    bodies = [http(bytes([65 + n]) * 40 * n) for n in range(6)]
    records = [record(body, url=f"http://paper.example/{n}") for n, body in enumerate(bodies)]
    parts = [packed(one) if compressed else one for one in records]
    # readers differ on what a record is whose very end is damaged
    part, at = parts[hit], min(int(where * len(parts[hit])), len(parts[hit]) - 6)
    parts[hit] = {
        "flip": part[:at] + bytes([part[at] ^ 1 << bit]) + part[at + 1 :],
        "cut": part[:at],
        "insert": part[:at] + b"zzz" + part[at:],
    }[kind]
    path = tmp_path_factory.mktemp("damage") / "a.warc"
    path.write_bytes(b"".join(parts))
    found = {one.block for one in read(path) if not one.trouble}
    if compressed or hit:  # by its first bytes a file is told to be compressed or not
        assert {bodies[n] for n in range(6) if n != hit} <= found


@pytest.mark.parametrize("form", FORMS)
def test_reading_goes_on_at_any_record(tmp_path: Path, form: str) -> None:
    path = written(tmp_path / "a.warc", numbered(None, None, 3, None, None), form)
    found = read(path)
    assert len(found) == 5
    for number, one in enumerate(found):
        assert read(path, one.place) == found[number:]


def test_mixed_members(tmp_path: Path) -> None:
    one, two, three, four, five = numbered(*[None] * 5)
    path = tmp_path / "a.warc.gz"
    path.write_bytes(packed(one + two) + packed(three) + packed(four + five))
    found = read(path)
    assert [record.url[-1] for record in found] == list("12345")
    assert [record.place.index for record in found] == [0, 1, 0, 0, 1]


def test_one_record_by_its_place(tmp_path: Path) -> None:
    first, second = numbered(None, None)
    path = tmp_path / "a.warc.gz"
    path.write_bytes(packed(first, second))
    assert record_at(path, Place(len(packed(first)))).url == "http://paper.example/2"
    with pytest.raises(ValueError, match="no record at 7"):
        record_at(path, Place(7))


@pytest.mark.parametrize(("begin", "says"), [(b"\x28\xb5\x2f\xfd....", "zstd"), (b"filedesc://a.arc 0.0.0.0", "ARC")])
def test_other_formats_are_named(tmp_path: Path, begin: bytes, says: str) -> None:
    (tmp_path / "a.warc").write_bytes(begin)
    with pytest.raises(UnknownFormat, match=says):
        list(read_records(tmp_path / "a.warc"))


def test_a_bomb_is_read_in_pieces(tmp_path: Path) -> None:
    head = record(b"", claim=10**12).removesuffix(b"\r\n\r\n")
    path = tmp_path / "a.warc.gz"
    path.write_bytes(gzip.compress(head + b"\0" * 50_000_000) + packed(record()))
    assert [one.trouble for one in read(path)] == [frames.TOO_LARGE, ""]


@pytest.mark.parametrize(
    "torn",
    [
        b"\x1f\x8b\x08",
        b"\x1f\x8b\x08\x08\xff\xff\xff\xff\xff\xff",  # all that follows is a file's name
        b"\x1f\x8b\x08\0\0\0\0\0\0\xff" + b"\0\xff\xff\0\0" + b"WARC/",  # 64 KB that are not compressed, and more
    ],
)
def test_members_in_torn_members_cost_no_square(torn: bytes) -> None:
    def read_all(count: int) -> None:
        assert list(frames.frames(io.BytesIO(torn * count + packed(record())), gzipped=True))

    assert_proportional(read_all, 16_000)


def test_whole_members_are_found_in_what_a_torn_one_took_for_its_own(tmp_path: Path) -> None:
    path = tmp_path / "a.warc.gz"
    records = numbered(*[None] * 30)
    torn = b"\x1f\x8b\x08\0\0\0\0\0\0\xff" + b"\0\xff\xff\0\0"
    path.write_bytes(torn + packed(*records) + b"\xff" * 70_000)
    assert [found.url for found in read(path) if not found.trouble] == [
        f"http://paper.example/{n}" for n in range(1, 31)
    ]
