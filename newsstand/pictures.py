"""Small pictures, made from nothing but a hue."""

from __future__ import annotations

import struct
import zlib


def png(width: int, height: int, hue: int) -> bytes:
    """A PNG of this size in pixels: one colour, darker towards the bottom."""
    rows = bytearray()
    for line in range(height):
        shade = 255 - line * 120 // max(1, height)
        colour = bytes((hue * 53 % shade, hue * 97 % shade, hue * 151 % shade))
        rows += b"\0" + colour * width
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n"
        + _chunk(b"IHDR", header)
        + _chunk(b"IDAT", zlib.compress(bytes(rows), 9))
        + _chunk(b"IEND", b"")
    )


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
