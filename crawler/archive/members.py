"""The records that are written: WARC 1.1 (ISO 28500:2017), each a gzip member of its own."""

from __future__ import annotations

import io
import json
import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from warcio.recordbuilder import RecordBuilder
from warcio.statusandheaders import StatusAndHeaders
from warcio.utils import Digester
from warcio.warcwriter import WARCWriter

from crawler.discovery.xml import sniff

if TYPE_CHECKING:
    from warcio.recordloader import ArcWarcRecord

    from crawler.archive.exchange import Exchange
    from crawler.rendering.visit import Rendered

VERSION = "WARC/1.1"
CONFORMS_TO = "http://iipc.github.io/warc-specifications/specifications/warc-format/warc-1.1/"
NOT_MODIFIED = "http://netpreserve.org/warc/1.1/revisit/server-not-modified"
"""The profile of a revisit that the server itself called unchanged (section 6.7.3)."""
_LEVEL = 4
"""Of gzip: level 6 costs recorded pages twice the time for 5 % of their size, level 9 three times for 6 %."""

_builder = RecordBuilder(warc_version=VERSION)


@dataclass(frozen=True, slots=True)
class Original:
    """The record that a revisit refers to: its id, the page's digest, and when it was fetched (WARC date)."""

    id: str
    digest: str
    date: str


@dataclass(frozen=True, slots=True)
class PageRecord:
    """A page's record and what belongs to it, ready to be written: the first member is the page's own."""

    members: tuple[bytes, ...]
    original: Original


class _Bytes(StatusAndHeaders):  # type: ignore[misc]
    """An HTTP header that is written byte for byte; warcio's own would escape what is not ASCII."""

    def __init__(self, block: bytes) -> None:
        super().__init__("", [], protocol="")
        self._block = block

    def __bool__(self) -> bool:
        return True

    def compute_headers_buffer(self, header_filter: object = None) -> None:
        self.headers_buff = self._block


def payload_digest(body: bytes) -> str:
    """The digest of a payload as records hold it: SHA-1, base 32."""
    digester = Digester("sha1")
    digester.update(body)
    return str(digester)


def warc_date(moment: datetime) -> str:
    """A moment in UTC with microseconds, as WARC 1.1 writes it (section 5.4)."""
    return moment.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%S.%fZ")


def description(filename: str, about: Mapping[str, str]) -> bytes:
    """The `warcinfo` record that begins a file."""
    return _member(_builder.create_warcinfo_record(filename, {**about, "conformsTo": CONFORMS_TO}))


def page_record(
    exchange: Exchange, page: bytes, facts: Mapping[str, str], rendered: Rendered | None = None
) -> PageRecord:
    """Response, request and `metadata` of an exchange, and what a browser made of the page.

    `page` is the answer's body decompressed; only its type is taken from it. `facts` go into the metadata.
    """
    answer, date = exchange.answer, warc_date(exchange.at)
    headers = {"WARC-Date": date, **_address(exchange)}
    kind = identified_type(page)
    if kind:
        headers["WARC-Identified-Payload-Type"] = kind
    if answer.is_cut_off:
        headers["WARC-Truncated"] = "disconnect"
    record = _builder.create_warc_record(
        exchange.url,
        "response",
        payload=io.BytesIO(answer.body),
        length=len(answer.body),
        warc_headers_dict=headers,
        http_headers=_Bytes(exchange.answer_head()),
    )
    digest = str(record.rec_headers.get_header("WARC-Payload-Digest"))
    more = _rendering(exchange.url, record, rendered) if rendered is not None else ()
    return _with_companions(record, exchange, digest, facts, more)


def revisit_record(exchange: Exchange, original: Original, facts: Mapping[str, str]) -> PageRecord:
    """The same for a page that was answered with the bytes of an earlier record, or with 304 (Not Modified)."""
    record = _builder.create_revisit_record(
        exchange.url,
        original.digest,
        exchange.url,
        original.date,
        http_headers=_Bytes(exchange.answer_head()),
        warc_headers_dict={
            "WARC-Date": warc_date(exchange.at),
            "WARC-Refers-To": original.id,
            **_address(exchange),
        },
    )
    if exchange.answer.status == 304:
        record.rec_headers.replace_header("WARC-Profile", NOT_MODIFIED)
    return _with_companions(record, exchange, original.digest, facts)


def identified_type(page: bytes) -> str:
    """What a page is by its own bytes; empty where that cannot be told."""
    if sniff(page) != "html":
        return ""
    start = page[:2048].lower()
    is_xml = start.lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"<?xml")
    return "application/xhtml+xml" if is_xml and b"http://www.w3.org/1999/xhtml" in start else "text/html"


def _rendering(url: str, record: ArcWarcRecord, rendered: Rendered) -> tuple[ArcWarcRecord, ...]:
    """The markup that a browser made of a page: another version of the same content, so a `conversion` (section 6.8);
    and the boxes that it measured, which describe that version: `metadata` (section 6.6)."""
    of = {"WARC-Date": str(record.rec_headers.get_header("WARC-Date"))}
    page = _builder.create_warc_record(
        url,
        "conversion",
        payload=io.BytesIO(markup := rendered.html.encode("utf-8", "replace")),
        length=len(markup),
        warc_content_type="text/html; charset=utf-8",
        warc_headers_dict={**of, "WARC-Refers-To": str(record.rec_headers.get_header("WARC-Record-ID"))},
    )
    boxes = json.dumps(rendered.rows, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "replace")
    measured = _builder.create_warc_record(
        url,
        "metadata",
        payload=io.BytesIO(boxes),
        length=len(boxes),
        warc_content_type="application/json",
        warc_headers_dict={**of, "WARC-Refers-To": str(page.rec_headers.get_header("WARC-Record-ID"))},
    )
    return page, measured


def _with_companions(
    record: ArcWarcRecord,
    exchange: Exchange,
    digest: str,
    facts: Mapping[str, str],
    more: tuple[ArcWarcRecord, ...] = (),
) -> PageRecord:
    record_id = str(record.rec_headers.get_header("WARC-Record-ID"))
    date = str(record.rec_headers.get_header("WARC-Date"))
    together = {"WARC-Date": date, "WARC-Concurrent-To": record_id}
    request = _builder.create_warc_record(
        exchange.url,
        "request",
        payload=io.BytesIO(exchange.asked_body),
        length=len(exchange.asked_body),
        warc_headers_dict=dict(together),
        http_headers=_Bytes(exchange.request_block()[: -len(exchange.asked_body) or None]),
    )
    lines = "".join(f"{name}: {' '.join(value.split())}\r\n" for name, value in facts.items()).encode()
    metadata = _builder.create_warc_record(
        exchange.url,
        "metadata",
        payload=io.BytesIO(lines),
        length=len(lines),
        warc_content_type="application/warc-fields",
        warc_headers_dict=dict(together),
    )
    members = tuple(_member(one) for one in (record, request, metadata, *more))
    return PageRecord(members, Original(record_id, digest, date))


def _address(exchange: Exchange) -> dict[str, str]:
    return {"WARC-IP-Address": exchange.address} if exchange.address else {}


def _member(record: ArcWarcRecord) -> bytes:
    plain = io.BytesIO()
    WARCWriter(plain, gzip=False, warc_version=VERSION).write_record(record)
    packer = zlib.compressobj(_LEVEL, zlib.DEFLATED, 31)
    return packer.compress(plain.getvalue()) + packer.flush()
