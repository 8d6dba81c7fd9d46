"""Dumps: one article of each cluster, revisions, the same bytes in any order, and nothing lost by a kill."""

from __future__ import annotations

import bz2
import gzip
import hashlib
import lzma
import os
import random
import signal
import time
from pathlib import Path
from typing import Any, NoReturn

import orjson
import pytest

from crawler.collection.lines import CorruptLine
from crawler.dump import run
from crawler.dump.boilerplate import paragraph_key
from crawler.dump.filters import Filters
from crawler.dump.options import Options
from crawler.dump.target import Target, TargetError
from crawler.export.json_lines import to_line
from tests.crawler.dump.outputs import Line, line, lines_of, make, urls_of, write
from tests.crawler.duplicates.texts import retyped, text_of

STORY, OTHER = text_of(1), text_of(2)


def three_papers() -> dict[str, list[Line | bytes]]:
    """One agency report in three papers, one of them with a copy on its own site, and two stories of their own."""
    return {
        "a.example/20261101T000000Z": [
            line("http://a.example/1", retyped(STORY, 1, 4), "One headline", published="2026-11-03"),
            line("http://a.example/2", OTHER, published="2026-11-02T08:00:00+01:00"),
        ],
        "b.example/20261101T000000Z": [
            line("http://b.example/1", STORY, "Another headline", published="2026-11-01T09:00:00Z"),
            line("http://b.example/copy", STORY, "Another headline", published="2026-11-01T10:00:00Z"),
        ],
        "c.example/20261101T000000Z": [
            line("http://c.example/1", retyped(STORY, 2, 4)),
            line("http://c.example/2", text_of(3)),
        ],
    }


def test_of_each_cluster_the_article_published_first_stays(tmp_path: Path) -> None:
    write(tmp_path / "outputs", three_papers())
    report = make(tmp_path)
    assert urls_of(tmp_path / "all.jsonl") == ["http://a.example/2", "http://b.example/1", "http://c.example/2"]
    cluster = lines_of(tmp_path / "all.jsonl")[1]["duplicates"]
    assert cluster == {
        "cluster": cluster["cluster"], "articles": 4, "sites": 3, "canonical": True,
        "source": "b.example", "sourceBy": "earliest",
    }  # fmt: skip
    assert (report.lines, report.written, report.chosen["duplicates"]) == (6, 3, 3)


def test_all_duplicates_come_with_their_cluster_on_request(tmp_path: Path) -> None:
    write(tmp_path / "outputs", three_papers())
    make(tmp_path, options=Options(duplicates="all"))
    lines = lines_of(tmp_path / "all.jsonl")
    assert len(lines) == 6
    clusters = {one["url"]: one.get("duplicates", {}).get("cluster") for one in lines}
    assert clusters["http://a.example/2"] is clusters["http://c.example/2"] is None
    members = [one for one in lines if "duplicates" in one]
    assert {one["duplicates"]["cluster"] for one in members} == {min(one["fingerprint"]["content"] for one in members)}
    assert [one["url"] for one in members if one["duplicates"]["canonical"]] == ["http://b.example/1"]


def test_clusters_are_made_from_the_whole_whatever_is_dumped(tmp_path: Path) -> None:
    write(tmp_path / "outputs", three_papers())
    make(tmp_path, filters=Filters(folders=frozenset({"c.example"})))
    first, _ = lines_of(tmp_path / "all.jsonl")
    assert first["duplicates"]["articles"] == 4 and first["duplicates"]["canonical"]
    make(tmp_path, options=Options(Filters(folders=frozenset({"c.example"})), only_named=True))
    assert ["duplicates" in one for one in lines_of(tmp_path / "all.jsonl")] == [False, False]
    assert [one["file"] for one in manifest(tmp_path)["inputs"]] == ["c.example/20261101T000000Z.jsonl"]


@pytest.mark.parametrize(
    ("changes", "source", "by"),
    [
        ({"canonicalUrl": "http://a.example/1"}, "a.example", "canonical address"),
        ({"metadata": {"authors": [{"name": "Reuters"}]}}, "Reuters", "named"),
    ],
)
def test_the_source_of_wire_copy(tmp_path: Path, changes: Line, source: str, by: str) -> None:
    files = three_papers()
    files["c.example/20261101T000000Z"][0] = line("http://c.example/1", retyped(STORY, 2, 4), **changes)
    write(tmp_path / "outputs", files)
    make(tmp_path)
    cluster = lines_of(tmp_path / "all.jsonl")[1]["duplicates"]
    assert (cluster["source"], cluster["sourceBy"]) == (source, by)


def test_a_dateline_names_the_agency(tmp_path: Path) -> None:
    wire = [line(f"http://{name}.example/1", f"LYON, Nov 20 (AFP) - {STORY}") for name in "ab"]
    write(tmp_path / "outputs", {f"{name}.example/1": [one] for name, one in zip("ab", wire)})
    make(tmp_path)
    assert lines_of(tmp_path / "all.jsonl")[0]["duplicates"]["source"] == "AFP"


def revised() -> dict[str, list[Line | bytes]]:
    url = "http://a.example/1"
    return {
        "a.example/20261101T000000Z": [line(url, STORY, fetched="2026-11-01T00:00:00.000+00:00")],
        "a.example/20261102T000000Z": [
            line(url, retyped(STORY, 1, 9), revision=2, fetched="2026-11-02T00:00:00.000+00:00"),
            line(url, STORY, fetched="2026-11-02T00:00:00.000+00:00"),  # the first once more
        ],
        "b.example/20261102T000000Z": [line("http://b.example/1", STORY, "Elsewhere", published="2026-12-01")],
    }


@pytest.mark.parametrize(
    ("revisions", "expected"), [("latest", [(1, 2)]), ("first", [(1, 1)]), ("all", [(1, 2), (1, 1)])]
)
def test_revisions(tmp_path: Path, revisions: str, expected: list[tuple[int, int]]) -> None:
    write(tmp_path / "outputs", revised())
    options = Options(Filters(folders=frozenset({"a.example"})), revisions=revisions)
    make(tmp_path, options=options)
    found = [(int(one["url"][-1]), one["fingerprint"]["revision"]) for one in lines_of(tmp_path / "all.jsonl")]
    assert found == expected


def test_all_revisions_of_the_canonical_article_stay(tmp_path: Path) -> None:
    files = revised()
    files["a.example/20261101T000000Z"] = [line("http://a.example/1", STORY, published="2026-11-01")]
    write(tmp_path / "outputs", files)
    make(tmp_path, options=Options(revisions="all"))
    assert [one["url"] for one in lines_of(tmp_path / "all.jsonl")].count("http://a.example/1") == 2
    assert "http://b.example/1" not in urls_of(tmp_path / "all.jsonl")


def test_lines_without_fingerprints_are_articles_too(tmp_path: Path) -> None:
    bare = {"url": "http://a.example/1", "body": STORY, "metadata": ["odd"], "extraction": None, "site": 7}
    write(tmp_path / "outputs", {"a.example/1": [bare, line("http://b.example/1", STORY)]})
    make(tmp_path, options=Options(duplicates="all"))
    first = lines_of(tmp_path / "all.jsonl")[0]
    assert first["duplicates"]["articles"] == 2 and first["site"] == "a.example"
    assert len(first["fingerprint"]["id"]) == len(first["fingerprint"]["content"]) == 32


def test_what_is_no_fingerprint_and_what_an_earlier_dump_said_is_made_anew(tmp_path: Path) -> None:
    lines = [
        line("http://a.example/1", STORY, fingerprint={"id": None, "content": "x", "revision": 2}),
        line("http://a.example/2", OTHER, duplicates={"cluster": "0" * 32, "articles": 9, "canonical": True}),
    ]
    write(tmp_path / "outputs", {"a.example/1": [dict(one) for one in lines]})
    make(tmp_path)
    first, second = lines_of(tmp_path / "all.jsonl")
    plain = line("http://a.example/1", STORY, revision=2)["fingerprint"]
    assert first["fingerprint"] == plain and "duplicates" not in second
    make(tmp_path, "texts/")
    assert (tmp_path / f"texts/a.example/{plain['id']}.txt").is_file()


def test_pictures_without_words_are_no_duplicates(tmp_path: Path) -> None:
    write(tmp_path / "outputs", {"a.example/1": [line(f"http://a.example/{n}", "", None) for n in range(3)]})
    assert make(tmp_path).written == 3


def test_a_corrupt_line_is_reported_and_the_rest_is_dumped(tmp_path: Path) -> None:
    good = [line(f"http://a.example/{n}", text_of(n)) for n in range(3)]
    torn = to_line(good[2])[:100]
    rows: list[Line | bytes] = [good[0], b'{"url": \n', good[1], b'{"no": "article"}\n', good[2], torn]
    write(tmp_path / "outputs", {"a.example/20261101T000000Z": rows})
    corrupt: list[CorruptLine] = []
    report = make(tmp_path, on_corrupt=corrupt.append)
    path = tmp_path / "outputs/a.example/20261101T000000Z.jsonl"
    assert [str(one).partition(": ")[0] for one in corrupt] == [f"{path}:{n}" for n in (2, 4, 6)]
    assert report.written == 3 and report.corrupt == 3
    assert [one.split(":")[1] for one in manifest(tmp_path)["corruptLines"]] == ["2", "4", "6"]


def shuffled(seed: int) -> dict[str, list[Line | bytes]]:
    """The same lines in another order of arrival: other runs, other places in them."""
    chance = random.Random(seed)
    lines = [one for rows in (*three_papers().values(), *revised().values()) for one in rows]
    chance.shuffle(lines)
    files: dict[str, list[Line | bytes]] = {}
    for one in lines:
        assert isinstance(one, dict)
        files.setdefault(f"{one['site']}/2026110{chance.randint(1, 3)}T000000Z", []).append(one)
    return files


def test_names_that_are_not_utf_8_are_told_in_text(tmp_path: Path) -> None:
    odd = os.fsdecode(b"caf\xe9")
    write(tmp_path / "outputs", {f"{odd}/{odd}": [line("http://a.example/1", STORY, site=None), b"not json\n"]})
    make(tmp_path, f"{odd}.jsonl")
    [dumped] = lines_of(tmp_path / f"{odd}.jsonl")
    told = orjson.loads((tmp_path / f"{odd}.jsonl.manifest.json").read_bytes())
    assert dumped["site"] == r"caf\xe9" and told["dump"]["name"] == r"caf\xe9.jsonl"
    assert [one["file"] for one in told["inputs"]] == [r"caf\xe9/caf\xe9.jsonl"]
    assert told["corruptLines"][0].startswith(r"caf\xe9/caf\xe9.jsonl:2: ")


def test_the_order_of_arrival_does_not_matter(tmp_path: Path) -> None:
    expected = None
    for seed in range(4):
        folder = tmp_path / str(seed)
        write(folder / "outputs", shuffled(seed))
        for options in (Options(duplicates="all"), Options()):
            make(folder, f"{options.duplicates}.jsonl", options)
        found = [sorted(map(to_line, lines_of(folder / name))) for name in ("all.jsonl", "one.jsonl")]
        expected = expected or found
        assert found == expected


@pytest.mark.parametrize("name", ["x.jsonl", "x.jsonl.gz", "x.jsonl.zst", "x.parquet", "x.csv", "x.vert", "x/"])
def test_the_same_input_gives_the_same_bytes(tmp_path: Path, name: str) -> None:
    pytest.importorskip("pyarrow")
    pytest.importorskip("zstandard")
    write(tmp_path / "outputs", shuffled(1))
    made = []
    for index in ("one.sqlite", "other.sqlite", "other.sqlite"):
        make(tmp_path, name, index=index)
        path = tmp_path / name.rstrip("/")
        files = [path] if path.is_file() else sorted(p for p in path.rglob("*") if p.is_file())
        parts = [(file.relative_to(tmp_path), file.read_bytes()) for file in files]
        made.append((parts, (tmp_path / f"{path.name}.manifest.json").read_bytes()))
        time.sleep(0.01)
    assert made[0] == made[1] == made[2]
    assert len(made[0][0]) > (3 if name == "x/" else 0)


def test_an_index_that_knows_more_changes_nothing(tmp_path: Path) -> None:
    write(tmp_path / "outputs", {"a.example/1": [line("http://a.example/9", retyped(STORY, 5, 20))]})
    make(tmp_path)
    (tmp_path / "outputs/a.example/1.jsonl").unlink()  # the index still has it
    write(tmp_path / "outputs", three_papers())
    make(tmp_path, "known.jsonl")
    make(tmp_path, "fresh.jsonl", index="fresh.sqlite")
    assert (tmp_path / "known.jsonl").read_bytes() == (tmp_path / "fresh.jsonl").read_bytes()


def killed_while(place: str, folder: Path, name: str) -> int:
    """Make the dump in a process that kills itself at that place; the signal it ended by."""
    child = os.fork()
    if child:
        return os.WTERMSIG(os.waitpid(child, 0)[1])
    try:
        written = 0
        plain = run._as_dumped

        def killed(*_: object) -> NoReturn:
            os.kill(os.getpid(), signal.SIGKILL)
            raise AssertionError

        def killed_at_the_third(*arguments: Any) -> Any:
            nonlocal written
            written += 1
            return killed() if written == 3 else plain(*arguments)

        places = {
            "choosing": (run.WorkingTables, "choose", killed),
            "writing": (run, "_as_dumped", killed_at_the_third),
            "committing": (run.Target, "commit", killed),
        }
        setattr(*places[place])
        make(folder, name)
    finally:
        os._exit(0)


@pytest.mark.parametrize("name", ["all.jsonl.gz", "texts/"])
@pytest.mark.parametrize("place", ["choosing", "writing", "committing"])
def test_a_kill_in_the_middle_leaves_the_previous_dump_untouched(tmp_path: Path, name: str, place: str) -> None:
    write(tmp_path / "outputs", {"a.example/1": three_papers()["a.example/20261101T000000Z"]})
    make(tmp_path, name)
    before = files_of(tmp_path)
    write(tmp_path / "outputs", three_papers())
    assert killed_while(place, tmp_path, name) == signal.SIGKILL
    assert files_of(tmp_path) == before
    make(tmp_path, name)  # what the killed one left is no hindrance
    assert files_of(tmp_path) != before and not list(tmp_path.glob(".*partial"))


def files_of(folder: Path) -> dict[str, bytes]:
    """All files of the dumps in a folder."""
    return {
        str(path): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file() and not any(part in str(path) for part in ("/outputs/", ".partial", ".sqlite"))
    }


def test_a_folder_between_two_renames_goes_back_to_its_place(tmp_path: Path) -> None:
    write(tmp_path / "outputs", three_papers())
    make(tmp_path, "texts/")
    before = files_of(tmp_path)
    (tmp_path / ".texts.partial").mkdir()
    os.rename(tmp_path / "texts", tmp_path / ".texts.partial/previous")  # as a kill between them leaves it
    target = Target(tmp_path / "texts", is_folder=True)
    target.close()
    assert files_of(tmp_path) == before


@pytest.mark.parametrize("error", [OSError(5, "Input/output error"), KeyboardInterrupt()])
def test_a_folder_that_cannot_be_exchanged_stays(
    tmp_path: Path, error: BaseException, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(tmp_path / "outputs", three_papers())
    make(tmp_path, "texts/")
    before = files_of(tmp_path)
    write(tmp_path / "outputs", {"d.example/1": [line("http://d.example/1", text_of(4))]})

    def failing(*_: object) -> NoReturn:
        raise error

    with monkeypatch.context() as patched, pytest.raises(type(error)):
        patched.setattr(os, "replace", failing)
        make(tmp_path, "texts/")
    assert files_of(tmp_path) == before and not list(tmp_path.glob(".*partial"))


@pytest.mark.parametrize("name", ["texts/", "all.jsonl"])
def test_a_kill_before_the_manifest_is_in_its_place(tmp_path: Path, name: str) -> None:
    write(tmp_path / "outputs", three_papers())
    child = os.fork()
    if not child:
        plain, place = os.replace, Path(tmp_path, name)

        def killed(one: Path, other: Path) -> None:
            plain(one, other)
            if other == place:
                os.kill(os.getpid(), signal.SIGKILL)

        os.replace = killed  # type: ignore[assignment]
        try:
            make(tmp_path, name)
        finally:
            os._exit(0)
    assert os.WTERMSIG(os.waitpid(child, 0)[1]) == signal.SIGKILL
    before = files_of(tmp_path)
    assert before and not list(tmp_path.glob("*.manifest.json"))
    target = Target(tmp_path / name.rstrip("/"), is_folder=name.endswith("/"))
    target.close()
    assert files_of(tmp_path) == before | {str(target.manifest): target.manifest.read_bytes()}
    make(tmp_path, name)
    assert manifest(tmp_path, name.rstrip("/"))["dump"]["name"] == name


def test_two_dumps_of_one_name_do_not_mix(tmp_path: Path) -> None:
    target = Target(tmp_path / "all.jsonl", is_folder=False)
    with pytest.raises(TargetError, match="another dump is writing"):
        Target(tmp_path / "all.jsonl", is_folder=False)
    target.close()
    Target(tmp_path / "all.jsonl", is_folder=False).close()


def test_a_folder_of_somebody_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "texts").mkdir()
    (tmp_path / "texts/mine.txt").write_text("mine")
    write(tmp_path / "outputs", three_papers())
    with pytest.raises(TargetError, match="left alone"):
        make(tmp_path, "texts/")
    with pytest.raises(TargetError, match="is a folder"):
        Target(tmp_path / "texts", is_folder=False)
    assert (tmp_path / "texts/mine.txt").read_text() == "mine"


def test_the_manifest_says_how_the_dump_was_made(tmp_path: Path) -> None:
    write(tmp_path / "outputs", three_papers())
    filters = Filters(languages=frozenset({"en"}), min_length=10)
    make(tmp_path, "all.jsonl.gz", Options(filters, fields=("headline", "datePublished")))
    found = manifest(tmp_path, "all.jsonl.gz")
    raw = (tmp_path / "all.jsonl.gz").read_bytes()
    assert found["dump"] == {"name": "all.jsonl.gz", "bytes": len(raw), "sha256": hashlib.sha256(raw).hexdigest()}
    assert found["options"]["languages"] == ["en"] and found["options"]["fields"] == ["headline", "datePublished"]
    counts = found["counts"]
    parts = sum(counts["filtered"].values()) + counts["otherRevisions"] + counts["otherDuplicates"]
    assert counts["lines"] == 6 == parts + counts["written"]
    for one in found["inputs"]:
        data = (tmp_path / "outputs" / one["file"]).read_bytes()
        assert (len(data), hashlib.sha256(data).hexdigest()) == (one["bytes"], one["sha256"])
    assert found["thresholds"]["resemblance"] == 0.7 and found["versions"]["rensa"]
    assert orjson.loads(gzip.decompress(raw).splitlines()[0]) == {
        "headline": "Headline", "metadata": {"datePublished": "2026-11-02T08:00:00+01:00"},
    }  # fmt: skip


def manifest(folder: Path, name: str = "all.jsonl") -> Line:
    return dict(orjson.loads((folder / f"{name}.manifest.json").read_bytes()))


NOTE = "Subscribe to our newsletter for more stories like this one."


def test_paragraphs_that_repeat_are_reported_and_removed_on_request(tmp_path: Path) -> None:
    pages: list[Line | bytes] = [
        line(f"http://a.example/{n}", f"{text_of(n)}\n\n{NOTE}\n\n* * *") for n in range(12)
    ]
    copies: list[Line | bytes] = [line(f"http://b.example/{n}", f"{STORY}\n\n{OTHER}") for n in range(12)]
    write(tmp_path / "outputs", {"a.example/1": pages, "b.example/1": copies})
    report = make(tmp_path)
    assert report.repeated == [{"site": "a.example", "texts": 12, "paragraph": NOTE}]
    assert report.removed_paragraphs == 0 and manifest(tmp_path)["boilerplate"] == report.repeated
    assert all(NOTE in one["body"] for one in lines_of(tmp_path / "all.jsonl") if one["site"] == "a.example")
    report = make(tmp_path, options=Options(boilerplate="remove"))
    assert report.removed_paragraphs == 12
    for one in lines_of(tmp_path / "all.jsonl"):
        assert NOTE not in one["body"] and NOTE not in [block["text"] for block in one["blocks"]]
        assert one["site"] == "b.example" or one["body"].endswith("* * *")
    assert make(tmp_path, options=Options(boilerplate="ignore")).repeated == []


def test_a_paragraph_of_fewer_words_is_not_looked_at() -> None:
    assert paragraph_key("a.example", "हिन्दी में पढ़िए") is paragraph_key("a.example", "Read in Hindi") is None
    assert paragraph_key("a.example", "पूरी ख़बर यहाँ पढ़िए") is not None


def test_a_paragraph_of_few_articles_is_no_boilerplate(tmp_path: Path) -> None:
    pages: list[Line | bytes] = [line(f"http://a.example/{n}", f"{text_of(n)}\n\n{NOTE}") for n in range(9)]
    write(tmp_path / "outputs", {"a.example/1": pages})
    assert make(tmp_path).repeated == []


@pytest.mark.parametrize("options", [Options(), Options(duplicates="all", boilerplate="remove")])
def test_a_dump_of_packed_files_is_that_of_the_files(tmp_path: Path, options: Options) -> None:
    furniture = "Subscribe to our newsletter for the best stories of the day."
    told = [line(f"http://d.example/{n}", f"{text_of(n)}\n\n{furniture}") for n in range(20, 35)]
    write(tmp_path / "outputs", three_papers() | {f"d.example/2026110{n}T000000Z": told for n in (1, 2)})
    before = make(tmp_path, "before.jsonl", options)
    packers = (gzip.compress, bz2.compress, lzma.compress)
    for number, path in enumerate(sorted((tmp_path / "outputs").glob("*/*.jsonl"))):
        end = (".gz", ".bz2", ".xz")[number % 3]
        path.with_name(path.name + end).write_bytes(packers[number % 3](path.read_bytes()))
        path.unlink()
    after = make(tmp_path, "after.jsonl", options)
    assert (tmp_path / "after.jsonl").read_bytes() == (tmp_path / "before.jsonl").read_bytes()
    assert after.repeated == before.repeated and len(after.repeated) == 1 and after.chosen == before.chosen
    inputs = manifest(tmp_path, "after.jsonl")["inputs"]
    assert inputs == manifest(tmp_path, "before.jsonl")["inputs"], "they say what was read, not how it lay"
    assert inputs[0]["file"] == "a.example/20261101T000000Z.jsonl"
