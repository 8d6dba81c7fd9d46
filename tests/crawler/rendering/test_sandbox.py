"""Chromium's sandbox: used wherever there is one, left only where Chromium does not start with it, and said so."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from crawler.rendering import browser as module
from crawler.rendering import memory
from crawler.rendering.browser import Browser, executable
from crawler.rendering.visit import Budget
from tests.crawler.rendering.browsers import needs_browser
from tests.crawler.spiders.crawls import PATIENCE

pytestmark = [
    needs_browser,
    pytest.mark.skipif(not os.path.exists("/proc/self/status"), reason="needs Linux's /proc"),
]
NOBODY = 65534
FILTERED = "2"
"""Seccomp mode of a process whose system calls are filtered."""
SLOW = b"<p>fine</p><script>let n = 0; setInterval(() => n++ < 30 && document.body.append(n), 100)</script>"


async def seen_of(browser: Browser) -> dict[str, Any]:
    """Whether the kernel filtered the system calls of the processes that ran a page, and what the browser says."""
    page = asyncio.ensure_future(browser.render("http://news.example/a", SLOW))
    modes: dict[int, str] = {}  # the last of each, which it has while the page runs
    while not page.done():
        await asyncio.sleep(0.2)
        process = browser._running.process if browser._running and browser._running.active else None
        modes |= {one: seccomp(one) for one in memory.below(process) if runs_pages(one)} if process else {}
    html = (await page).html
    await browser.close()
    return {"sandboxed": browser.sandboxed, "filtered": FILTERED in modes.values(), "ran": bool(modes), "html": html}


def runs_pages(process: int) -> bool:
    try:
        return b"--type=renderer" in Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:
        return False


def seccomp(process: int) -> str:
    try:
        lines = Path(f"/proc/{process}/status").read_text(encoding="utf-8").splitlines()
    except OSError:
        return ""
    return next((line.split()[1] for line in lines if line.startswith("Seccomp:")), "")


@pytest.fixture
def of_a_user(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A browser that runs as a user who has a sandbox; the tests' own user where that is not root."""
    path = executable() or ""
    folder = Path(tempfile.mkdtemp(prefix="broadsheet-"))  # pytest's own are root's alone
    browser = folder / "browser"
    drop = ""
    if os.geteuid() == 0:
        if shutil.which("setpriv") is None:
            pytest.skip("root has no sandbox, and no setpriv to become another user")
        shutil.chown(folder, NOBODY, NOBODY)
        drop = f"setpriv --reuid={NOBODY} --regid={NOBODY} --clear-groups"
    own = f'--user-data-dir="{folder}/profile"'
    browser.write_text(f'#!/bin/sh\nexport HOME="{folder}"\nexec {drop} "{path}" "$@" {own}\n')
    browser.chmod(0o755)
    alone = [str(browser), "--headless", "--disable-gpu", "--dump-dom", "about:blank"]
    tried = subprocess.run(alone, capture_output=True, text=True, timeout=PATIENCE, cwd="/")
    if tried.returncode:
        pytest.skip(f"Chromium does not start with its sandbox here: {tried.stderr[-200:]}")
    monkeypatch.setattr(module, "_is_root", lambda: False)
    yield str(browser)
    shutil.rmtree(folder, ignore_errors=True)


async def test_pages_run_in_the_sandbox_where_there_is_one(of_a_user: str, caplog: pytest.LogCaptureFixture) -> None:
    seen = await seen_of(Browser(of_a_user, Budget(seconds=60, settle=6)))
    assert "fine" in seen["html"] and seen["sandboxed"] and seen["filtered"]
    assert "sandbox" not in caplog.text


@pytest.fixture
def refusing(tmp_path: Path) -> Path:
    """A browser where there is no sandbox: it ends at once unless told to do without; each start is written down."""
    path, log = tmp_path / "browser", tmp_path / "starts"
    path.write_text(
        f'#!/bin/sh\ncase "$*" in *--no-sandbox*) echo without >> "{log}"; exec "{executable()}" "$@";; esac\n'
        f'echo with >> "{log}"; echo "No usable sandbox!" >&2; exit 1\n'
    )
    path.chmod(0o755)
    return path


async def test_a_machine_without_one_is_found_out_once_and_told(
    refusing: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(module, "_is_root", lambda: False)
    monkeypatch.setattr(module, "PAGES_OF_ONE_BROWSER", 1)
    browser = Browser(str(refusing), Budget(seconds=60, settle=6))
    await browser.render("http://news.example/a", b"<p>one</p>")
    seen = await seen_of(browser)
    assert "fine" in seen["html"] and seen["ran"] and not seen["sandboxed"] and not seen["filtered"]
    starts = (refusing.parent / "starts").read_text().split()
    assert set(starts[:2]) == {"with"} and set(starts[2:]) == {"without"} and browser.starts == 2
    told = [record.message for record in caplog.records if record.levelname == "WARNING"]
    assert told == ["Pages are rendered without Chromium's sandbox: it does not start with one"]


async def test_root_is_told_that_there_is_none(
    refusing: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(module, "_is_root", lambda: True)
    seen = await seen_of(Browser(str(refusing), Budget(seconds=60, settle=6)))
    assert "fine" in seen["html"] and not seen["sandboxed"]
    assert set((refusing.parent / "starts").read_text().split()) == {"without"}
    assert "Chromium has none for root" in caplog.text


async def test_a_browser_that_ran_in_one_is_never_started_without(
    refusing: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "_is_root", lambda: False)
    browser = Browser(str(refusing))
    browser.starts = 1  # it ran, and crashed
    with pytest.raises(module.BrowserUnusable):
        await browser.render("http://news.example/a", b"<p>one</p>")
    assert "without" not in (refusing.parent / "starts").read_text()
    await browser.close()
