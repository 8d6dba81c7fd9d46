"""A site's wrappers as a TOML file that people can read and change; `toml_reading` takes all of it back."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields
from datetime import datetime
from typing import Any

from crawler.registry.problems import printable
from crawler.wrappers.storage import WrapperRecord
from extractors import Shown, Wrapper

FORMAT = 1
"""Of the file. A reader refuses a later one."""
_SHORT = 80
"""Characters of an array that stands on one line."""
_BARE = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-")
_HEAD = """\
# What is known of the layouts of {site}: `scrapy wrappers export {site}`.
# `scrapy wrappers import FILE` takes it back, changed or not; docs/wrapper-files.md explains every key.
format = {format}
site = {quoted}
"""
Value = str | int | float | bool | datetime | Sequence[str] | Mapping[str, object]


def to_toml(site: str, records: Sequence[WrapperRecord]) -> str:
    """The file of a site's records, in the order given. Read back it gives equal records."""
    parts = [_HEAD.format(site=printable(site), format=FORMAT, quoted=quoted(site))]
    parts.extend("\n".join(_record(record)) + "\n" for record in records)
    return "\n".join(parts)


def _record(record: WrapperRecord) -> Iterator[str]:
    wrapper = record.wrapper
    yield "[[wrappers]]"
    yield from _lines(_wrapper_values(wrapper))
    if wrapper.fields:
        yield from ("", "[wrappers.fields]")
        for name, path in sorted(wrapper.fields.items()):
            attribute = {} if path.attribute is None else {"attribute": path.attribute}
            yield _line(name, {"xpath": path.xpath, **attribute, "pages": path.pages})
    shown = list(_lines(_fields(wrapper.shown)))
    if shown:
        yield from ("", "[wrappers.shown]", *shown)
    if wrapper.signatures:
        yield from ("", "[wrappers.blocks]")
        for each in wrapper.signatures:
            counts = {"blocks": each.blocks, "pages": each.pages, "kept": each.kept}
            yield _line(each.signature, {"content": each.probability, **counts})
    history = list(_lines(_fields(record)))
    if history:
        yield from ("", "[wrappers.history]", *history)


def _wrapper_values(wrapper: Wrapper) -> dict[str, Value | None]:
    return {
        "root": wrapper.root_xpath,
        "header": wrapper.header_xpath,
        "scope": wrapper.scope_xpath,
        "next_page": wrapper.next_page_xpath,
        "spared": dict(sorted(wrapper.spared.items())) or None,
        "strip": wrapper.strip,
        "pinned": wrapper.pinned,
        "support": wrapper.support,
        "proving_url": wrapper.proving_url,
        "method": wrapper.method,
        "learned_at": wrapper.learned_at,
        "parser": wrapper.parser,
        "rendered": wrapper.rendered,
        "template_claims": wrapper.template_claims,
        "fragments": wrapper.fragments,
        "written": wrapper.written,
        "kept_texts": wrapper.kept_texts,
        "dropped_texts": wrapper.dropped_texts,
        "learned_from": wrapper.pages,
    }


def _fields(of: WrapperRecord | Shown) -> dict[str, Any]:
    """By name, but for the wrapper of a record."""
    return {each.name: getattr(of, each.name) for each in fields(of) if each.name != "wrapper"}


def _lines(values: Mapping[str, Value | None]) -> Iterator[str]:
    """A line a value; what is absent, empty or a count of 0 has none."""
    for name, value in values.items():
        if value not in (None, "", ()) and (value != 0 or isinstance(value, bool)):
            yield _line(name, value)


def _line(name: str, value: Value) -> str:
    return f"{name if name and set(name) <= _BARE else quoted(name)} = {_text(value)}"


def _text(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return quoted(value)
    if isinstance(value, datetime):
        return value.isoformat()
    if isinstance(value, Mapping):
        return "{ " + ", ".join(_line(str(name), part) for name, part in value.items()) + " }"
    if isinstance(value, Sequence):
        parts = [_text(part) for part in value]
        if sum(map(len, parts)) <= _SHORT:
            return f"[{', '.join(parts)}]"
        return "[\n" + "".join(f"    {part},\n" for part in parts) + "]"
    return repr(value)


def quoted(text: str) -> str:
    """A text as a TOML string: literal where that is easier to read, as an XPath with double quotes is."""
    if '"' in text and "'" not in text and text.isprintable():
        return f"'{text}'"
    return json.dumps(text.encode("utf-8", "replace").decode(), ensure_ascii=False).replace("\x7f", "\\u007f")
