"""Writers killed at random moments, and no network while archives are read (the longer run: benchmarks.archives)."""

from __future__ import annotations

from pathlib import Path

from benchmarks.archive_kills import kill_writers


def test_every_finished_record_survives_kills(tmp_path: Path) -> None:
    done = kill_writers(tmp_path, 4, seed=3)
    assert done.is_whole and done.finished > 0 and done.by_fastwarc >= done.finished
