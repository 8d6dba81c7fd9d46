"""What a page in the browser cannot reach, by whatever way it asks."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

import newsstand
from crawler.rendering.browser import Browser, executable
from crawler.rendering.visit import Answered, Asked, Budget
from tests.crawler.rendering.browsers import needs_browser
from tests.crawler.spiders.crawls import scrapy

pytestmark = needs_browser
SECRET = "broadsheet-secret-of-this-machine"


@pytest.fixture
def listener() -> Iterator[tuple[int, list[bytes]]]:
    """A port of this machine, and the first bytes of whoever connects to it."""
    heard: list[bytes] = []
    with closing(socket.create_server(("127.0.0.1", 0))) as server:

        def listen() -> None:
            while True:
                try:
                    other, _ = server.accept()
                except OSError:
                    return
                with closing(other):
                    other.settimeout(1)
                    try:
                        heard.append(other.recv(100))
                    except OSError:
                        heard.append(b"")

        threading.Thread(target=listen, daemon=True).start()
        yield server.getsockname()[1], heard


PAGE = """<!DOCTYPE html><title>t</title><link rel=preconnect href=http://127.0.0.1:PORT>
<link rel=stylesheet href=http://127.0.0.1:PORT/s.css><link rel=stylesheet href=FILE>
<body><p id=out>no answer</p><img src=http://127.0.0.1:PORT/i.png><iframe src=http://127.0.0.1:PORT/f></iframe>
<iframe id=local src=FILE></iframe><object data=FILE></object><form id=form action=http://127.0.0.1:PORT/form></form>
<a id=blank target=_blank href=http://127.0.0.1:PORT/blank>x</a><script>
const out = [], say = text => { out.push(text); document.getElementById('out').textContent = out.join(' '); };
for (const url of ['http://127.0.0.1:PORT/a', 'http://localhost:PORT/b', 'http://[::1]:PORT/c', 'FILE'])
  fetch(url, {mode: 'no-cors'}).then(a => a.text()).then(text => say('read:' + text), () => say('refused'));
for (const url of ['ws://127.0.0.1:PORT/s', 'ws://localhost:PORT/s', 'wss://127.0.0.1:PORT/s']) {
  const one = new WebSocket(url); one.onopen = () => say('open'); one.onerror = () => say('closed');
}
new EventSource('http://127.0.0.1:PORT/events');
navigator.sendBeacon('http://127.0.0.1:PORT/beacon', 'x');
new Worker(URL.createObjectURL(new Blob(["fetch('http://127.0.0.1:PORT/w').catch(() => 0)"])));
new RTCPeerConnection({iceServers: [{urls: 'turn:127.0.0.1:PORT?transport=tcp', username: 'u', credential: 'c'}]})
  .createDataChannel('x');
say(window.open('http://127.0.0.1:PORT/pop') === null ? 'no-window' : 'window');
document.getElementById('blank').click();
const down = document.createElement('a'); down.download = 'got.txt';
down.href = URL.createObjectURL(new Blob(['SECRET'])); document.body.append(down); down.click();
navigator.serviceWorker && navigator.serviceWorker.register('/sw.js').then(() => say('worker'), () => say('no-worker'));
setTimeout(() => { document.getElementById('form').submit(); location.href = 'FILE'; }, 300);
</script>"""


async def test_a_page_reaches_neither_this_machine_nor_its_files(
    listener: tuple[int, list[bytes]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    port, heard = listener
    private = tmp_path / "private.txt"
    private.write_text(SECRET)
    downloads = tmp_path / "tmp"
    downloads.mkdir()
    monkeypatch.setenv("TMPDIR", str(downloads))  # of the driver and the browser
    asked: list[str] = []

    async def fetch(one: Asked) -> Answered | None:
        asked.append(one.url)
        return None

    page = PAGE.replace("PORT", str(port)).replace("FILE", private.as_uri()).replace("SECRET", "downloaded-text")
    browser = Browser(executable() or "", Budget(seconds=60, settle=4))
    try:
        html = (await browser.render("https://news.example/a", page.encode(), fetch=fetch)).html
    finally:
        await browser.close()
    said = html.partition("<p id=")[2].partition("</p>")[0]
    assert said.count("refused") == 4 and said.count("closed") == 3 and "no-window" in said, said
    assert "open" not in said and "read:" not in said and SECRET not in html
    assert heard == [], "the browser itself connects to nothing"
    assert any("127.0.0.1" in url for url in asked) and not any(url.startswith(("file:", "ws")) for url in asked)
    assert not any(url.endswith(("/pop", "/blank", "/f", "/form", "/sw.js")) for url in asked)
    written = [path for path in downloads.rglob("*") if path.is_file() and b"downloaded-text" in path.read_bytes()]
    assert written == []


def test_only_the_host_that_was_named_may_be_private(listener: tuple[int, list[bytes]]) -> None:
    port, heard = listener
    with newsstand.serve([], scripted_site=True) as stand:
        assert stand.scripted is not None
        url = f"{stand.scripted.url}/steal?port={port}"
        settings = ("-s", "BROADSHEET_RENDERING_SECONDS=60", "-s", "BROADSHEET_RENDERING_SETTLE=3")
        done = scrapy("extract", "--render", "--why", "rejected", url, *settings, seconds=300)
        asked = [served.target for served in stand.log()]
    assert "rejected rejected rejected rejected" in done.stdout, done.stdout + done.stderr
    assert "/steal.js" in asked, "the host that was named is asked"
    assert heard == [] and not any("secret" in target or "frame" in target for target in asked)
