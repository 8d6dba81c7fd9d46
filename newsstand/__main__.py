"""``python -m newsstand``: serve the newspapers until Ctrl-C."""

from __future__ import annotations

import argparse
import signal
import sys
import threading
from collections.abc import Sequence
from pathlib import Path

from newsstand.papers import PAPERS
from newsstand.stand import Newsstand, serve


def main(arguments: Sequence[str] | None = None) -> int:
    """Serve, print where, and wait. Returns the exit status: 2 if a port is taken."""
    parser = _parser()
    options = parser.parse_args(arguments)
    unknown = [name for name in options.papers if name not in PAPERS]
    if unknown:
        parser.error(f"no such newspaper: {', '.join(unknown)} (there are {', '.join(PAPERS)})")
    try:
        with serve(
            options.papers or None, proxy=options.proxy, port=options.port, hostile_sites=options.hostile
        ) as stand:
            for name in options.redesigned:
                stand.redesign(name)
            if options.truth:
                options.truth.write_text(stand.truth().to_json() + "\n", encoding="utf-8")
            stop = _stop_at_signals()
            _announce(stand)
            stop.wait()
    except OSError as error:
        print(f"newsstand: {error}", file=sys.stderr)
        return 2
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="newsstand", description="Sample newspapers on loopback, until Ctrl-C."
    )
    parser.add_argument(
        "papers",
        nargs="*",
        metavar="PAPER",
        help=f"which newspapers to serve (default: all): {', '.join(PAPERS)}",
    )
    parser.add_argument(
        "--port",
        type=int,
        default=0,
        metavar="N",
        help="first port; each site takes the next (default: any free ones)",
    )
    parser.add_argument(
        "--proxy", action="store_true", help="also run an HTTP proxy behind which each paper has a host name"
    )
    parser.add_argument(
        "--redesigned",
        action="append",
        default=[],
        metavar="NAME",
        choices=[name for name, paper in PAPERS.items() if paper.redesigns],
        help="print this paper in its other layout",
    )
    parser.add_argument("--hostile", action="store_true", help="also serve the sites that misbehave")
    parser.add_argument(
        "--truth", type=Path, metavar="FILE", help="write what a perfect crawl finds, as JSON"
    )
    return parser


def _announce(stand: Newsstand) -> None:
    for paper in (*stand.papers.values(), *stand.hostile.values()):
        name = f"  (http://{paper.host}/ behind the proxy)" if stand.proxy_url else ""
        print(f"{paper.name:10} {paper.url}/{name}")
    if stand.proxy_url:
        print(f"{'proxy':10} {stand.proxy_url}   use it with: http_proxy={stand.proxy_url}")
    print("Ctrl-C stops.", flush=True)


def _stop_at_signals() -> threading.Event:
    """Set by Ctrl-C or SIGTERM from here on: before anybody is told that Ctrl-C stops."""
    stop = threading.Event()
    for name in (signal.SIGINT, signal.SIGTERM):
        signal.signal(name, lambda *_: stop.set())
    return stop


if __name__ == "__main__":
    sys.exit(main())
