"""Small files that are replaced whole."""

from __future__ import annotations

import os
import resource
from pathlib import Path

import pytest

from crawler.whole_file import write_whole


def test_a_file_is_replaced_and_keeps_its_permissions(tmp_path: Path) -> None:
    path = tmp_path / "a"
    write_whole(path, b"one")
    path.chmod(0o640)
    write_whole(path, b"two")
    assert path.read_bytes() == b"two" and path.stat().st_mode & 0o777 == 0o640
    assert os.listdir(tmp_path) == ["a"]


def test_what_a_full_disk_does_not_take_leaves_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "a"
    write_whole(path, b"old")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1000, hard))
    try:
        with pytest.raises(OSError, match="too large") as raised:
            write_whole(path, b"new" * 1000)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert raised.value.filename == str(path), "not the draft's name, which nobody knows"
    assert path.read_bytes() == b"old" and os.listdir(tmp_path) == ["a"]


def test_where_a_link_stands_its_target_is_replaced(tmp_path: Path) -> None:
    (tmp_path / "there").mkdir()
    link, target = tmp_path / "a", tmp_path / "there" / "b"
    target.write_bytes(b"old")
    link.symlink_to(target)
    write_whole(link, b"new")
    assert link.is_symlink() and target.read_bytes() == b"new"


def test_what_is_no_plain_file_is_written_to(tmp_path: Path) -> None:
    write_whole(Path(os.devnull), b"x")
    assert not Path(os.devnull).is_file()
