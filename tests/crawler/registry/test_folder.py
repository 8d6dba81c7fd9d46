"""The folder of site files, read once and again."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from scrapy.settings import Settings

from crawler.registry import Site, read_site
from crawler.registry.folder import WatchedFolder


def test_only_files_that_have_changed_are_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []

    def noted(path: Path, *known: frozenset[str]) -> Site:
        read.append(path.stem)
        return read_site(path, *known)

    monkeypatch.setattr("crawler.registry.folder.read_site", noted)
    for name, text in {"a.com": "", "b.com": "", "broken.com": "x = 1", "gone.com": ""}.items():
        (tmp_path / f"{name}.toml").write_text(text)
    (tmp_path / ".#a.com.toml").symlink_to("nobody@nowhere.1234")  # as Emacs marks what it edits
    watched = WatchedFolder(Settings({"BROADSHEET_SITES": str(tmp_path)}))
    first = watched.registry()
    assert read == ["a.com", "b.com", "broken.com", "gone.com"] and list(first.broken) == ["broken.com"]
    read.clear()
    again = watched.registry()
    assert read == [] and again.sites == first.sites and again.problems == first.problems

    changed = tmp_path / "a.com.toml"
    changed.write_text('[schedule]\nevery = "1h"')
    (tmp_path / "b.com.toml").write_text('[caps]\nmax_pages = 5')
    os.utime(tmp_path / "b.com.toml", ns=(1, 1))
    (tmp_path / "gone.com.toml").unlink()
    (tmp_path / "new.com.toml").write_text("")
    registry = watched.registry()
    assert read == ["a.com", "b.com", "new.com"]
    assert list(registry.sites) == ["a.com", "b.com", "new.com"] and registry.sites["a.com"].schedule.every
