"""The bundled HTTP proxy: behind it the newspapers have host names.

It answers ``GET http://courier.example/ HTTP/1.1`` for the hosts it knows, from the same presses and
without a second
connection; ``www.`` names redirect to the bare ones, any other host is 502, and CONNECT (so https) is 501.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from http import HTTPStatus
from typing import ClassVar
from urllib.parse import urlsplit

from newsstand.server import Answer, PaperHandler, plain_answer


class ProxyHandler(PaperHandler):
    """Answers one connection of the proxy."""

    hosts: ClassVar[Mapping[str, Callable[..., None]]]

    @classmethod
    def bound_to(cls, hosts: Mapping[str, Callable[..., None]]) -> type[PaperHandler]:
        """A handler class for these hosts."""
        return type("BoundProxyHandler", (cls,), {"hosts": dict(hosts)})

    def do_GET(self) -> None:
        """Answer an absolute-form request (RFC 9112, 3.2.2), or one in origin form by its Host."""
        try:
            parts = urlsplit(self.path)
            host = parts.hostname or urlsplit(f"//{self.headers.get('Host', '')}").hostname or ""
        except ValueError:
            self.send(plain_answer(HTTPStatus.BAD_REQUEST, "This is no address."))
            return
        target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        bare = host.removeprefix("www.")
        if parts.scheme not in ("", "http") or bare not in self.hosts:
            self.send(plain_answer(HTTPStatus.BAD_GATEWAY, f"This proxy knows no host {host!r}."))
        elif bare != host:
            self.send(Answer(HTTPStatus.MOVED_PERMANENTLY, {"Location": f"http://{bare}{target}"}, b""))
        else:
            self.hosts[bare](self, target, f"http://{bare}")

    do_HEAD = do_GET
    do_POST = do_GET

    def do_CONNECT(self) -> None:
        """Refuse tunnels: the newspapers do not speak TLS."""
        self.close_connection = True
        self.send(plain_answer(HTTPStatus.NOT_IMPLEMENTED, "No tunnels here; read the newspapers over http."))
