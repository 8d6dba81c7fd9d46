"""The stand: starts the newspapers on loopback and stops them again."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import ThreadingHTTPServer

from newsstand import hostile, scripted
from newsstand.days import Issue, issue
from newsstand.papers import PAPERS
from newsstand.proxy import ProxyHandler
from newsstand.server import Answer, PaperHandler, Press, Served
from newsstand.truth import StandTruth

__all__ = ["Newsstand", "RunningPaper", "Served", "serve"]


class LoopbackServer(ThreadingHTTPServer):
    """One listening port on 127.0.0.1; a thread a connection, none of which keeps the program alive."""

    daemon_threads = True
    block_on_close = False
    request_queue_size = 128

    def handle_error(self, request: object, client_address: object) -> None:
        """A client that hangs up is none of our troubles."""


@dataclass(frozen=True, slots=True)
class RunningPaper:
    """One site being served. ``url`` has no slash at its end; ``host`` is its name behind the proxy."""

    name: str
    url: str
    host: str
    port: int


@dataclass
class Newsstand:
    """The running stand. Use `serve`, which also stops it."""

    papers: Mapping[str, RunningPaper]
    hostile: Mapping[str, RunningPaper]
    proxy_url: str | None
    scripted: RunningPaper | None
    _presses: Mapping[str, Press]
    _log: list[Served]
    _servers: list[LoopbackServer] = field(default_factory=list)

    def truth(self, *, by_host: bool | None = None) -> StandTruth:
        """What a perfect crawl finds. Addresses hold host names when read through the proxy (``by_host``),
        else ports.

        Without ``by_host``: host names exactly if the proxy runs.
        """
        named = self.proxy_url is not None if by_host is None else by_host
        return StandTruth(
            {
                name: press.paper.truth(f"http://{press.paper.host}" if named else self.papers[name].url)
                for name, press in self._presses.items()
            }
        )

    def redesign(self, name: str, redesigned: bool = True) -> None:
        """Switch a paper to its other layout, or back.

        Raises:
            KeyError: no such paper is served.
            ValueError: the paper has but one layout.
        """
        press = self._presses[name]
        if not press.paper.redesigns:
            raise ValueError(f"{name} has only one layout; these have two: {', '.join(_redesigning())}")
        press.redesigned = redesigned

    def turn_to(self, name: str, day: int) -> Issue:
        """Have a paper print the issue of a day (`newsstand.days`); the truth is that issue's from now on.

        Raises:
            KeyError: no such paper is served.
            ValueError: there is no such day.
        """
        press = self._presses[name]
        today = issue(press.paper, day)
        press.print_issue(today.paper, today.at)
        return today

    def trouble(self, name: str, fault: Callable[[PaperHandler, Answer], bool] | None) -> None:
        """Have answers of a paper spoilt (`newsstand.faults`); None ends it. Raises KeyError."""
        self._presses[name].fault = fault

    def log(self) -> list[Served]:
        """All requests answered so far, by the papers and the hostile sites, in their order."""
        return list(self._log)

    def rewind(self) -> None:
        """Forget the requests, so that live stories begin anew."""
        self._log.clear()
        for press in self._presses.values():
            press.rewind()

    def close(self) -> None:
        """Stop serving and free the ports."""
        for server in self._servers:
            server.shutdown()
            server.server_close()


def _redesigning() -> list[str]:
    return [name for name, paper in PAPERS.items() if paper.redesigns]


@contextmanager
def serve(
    papers: Sequence[str] | None = None,
    *,
    proxy: bool = False,
    port: int = 0,
    hostile_sites: bool = False,
    scripted_site: bool = False,
    huge_bytes: int = hostile.HUGE_BYTES,
    named: str = "127.0.0.1",
) -> Iterator[Newsstand]:
    """Serve newspapers on loopback until the block ends.

    Args:
        papers: their names (default: all of `PAPERS`).
        proxy: also run an HTTP proxy behind which each site has a host name, such as ``http://courier.example/``.
        port: the first port, the next sites take the following ones; 0 lets the operating system choose.
        hostile_sites: also serve the sites that misbehave (`newsstand.hostile`), which are no part of the
        truth.
        scripted_site: also serve the paper that needs a browser (`newsstand.scripted`), no part of the truth either.
        huge_bytes: size of the hostile site's huge page.
        named: what this machine is called in addresses: its number, or localhost.

    Raises:
        KeyError: a name is none of ours.
        OSError: a port is taken.
    """
    stand = start(
        papers, proxy=proxy, port=port, hostile_sites=hostile_sites, scripted_site=scripted_site,
        huge_bytes=huge_bytes, named=named,
    )  # fmt: skip
    try:
        yield stand
    finally:
        stand.close()


def start(
    papers: Sequence[str] | None = None,
    *,
    proxy: bool = False,
    port: int = 0,
    hostile_sites: bool = False,
    scripted_site: bool = False,
    huge_bytes: int = hostile.HUGE_BYTES,
    named: str = "127.0.0.1",
) -> Newsstand:
    """As `serve`, for callers who stop the stand themselves."""
    log: list[Served] = []
    servers: list[LoopbackServer] = []
    presses = {name: Press(PAPERS[name](), log) for name in (papers if papers is not None else PAPERS)}
    ports = iter(range(port, port + 100)) if port else iter(lambda: 0, None)
    running: dict[str, RunningPaper] = {}
    enemies: dict[str, RunningPaper] = {}
    answerers: dict[str, PaperHandler.Answerer] = {}
    try:
        for name, press in presses.items():
            server = _listen(PaperHandler.bound(press.answer), next(ports), servers)
            running[name] = _running(name, press.paper.host, server, named)
            press.base = running[name].url
            answerers[press.paper.host] = press.answer
        for site in hostile.SITES if hostile_sites else ():
            answer = hostile.Site(site, log, huge_bytes).answer
            host = f"{site}.example"
            server = _listen(PaperHandler.bound(answer), next(ports), servers)
            enemies[site] = _running(site, host, server)
            answerers[host] = answer
        scripted_paper = None
        if scripted_site:
            answer = scripted.Site(log).answer
            server = _listen(PaperHandler.bound(answer), next(ports), servers)
            scripted_paper = _running("scripted", scripted.HOST, server)
            answerers[scripted.HOST] = answer
        proxy_url = None
        if proxy:
            server = _listen(ProxyHandler.bound_to(answerers), next(ports), servers)
            proxy_url = f"http://127.0.0.1:{server.server_address[1]}"
    except BaseException:
        for server in servers:
            server.shutdown()
            server.server_close()
        raise
    return Newsstand(running, enemies, proxy_url, scripted_paper, presses, log, servers)


def _listen(handler: type[PaperHandler], port: int, servers: list[LoopbackServer]) -> LoopbackServer:
    server = LoopbackServer(("127.0.0.1", port), handler)
    servers.append(server)
    threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True).start()
    return server


def _running(name: str, host: str, server: LoopbackServer, named: str = "127.0.0.1") -> RunningPaper:
    port = int(server.server_address[1])
    return RunningPaper(name, f"http://{named}:{port}", host, port)
