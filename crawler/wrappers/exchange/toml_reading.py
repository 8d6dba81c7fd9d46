"""Reads a TOML file of wrappers, and the tables of a registered site; names every problem with key and line."""

from __future__ import annotations

import difflib
import math
import re
from collections.abc import Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

from crawler.discovery.addresses import site_named
from crawler.moments import aware
from crawler.registry.problems import Key, Problem, Reader, SiteFileError, parse_toml
from crawler.wrappers.exchange.imported import Imported, ascii_site, why_no_xpath
from crawler.wrappers.exchange.toml_writing import FORMAT
from crawler.wrappers.storage import WrapperRecord
from extractors import (
    BY_PERSON,
    HAND,
    KINDS_OF_SHOWN,
    PARSER_VERSION,
    SPARABLE,
    FieldPath,
    Pooled,
    Shown,
    Wrapper,
    site_of,
)

MAX_BYTES = 20_000_000
FIELDS = ("authors", "date_published", "date_modified", "section", "subtitle", "kicker")
_XPATHS = {"root": "root_xpath", "header": "header_xpath", "scope": "scope_xpath", "next_page": "next_page_xpath"}
_TEXTS = ("proving_url", "method", "parser")
_KINDS: Mapping[str, tuple[type, ...]] = {
    **dict.fromkeys((*_XPATHS, *_TEXTS), (str,)),
    **dict.fromkeys(("strip", "template_claims", "fragments", "written"), (list,)),
    **dict.fromkeys(("kept_texts", "dropped_texts", "learned_from"), (list,)),
    **dict.fromkeys(("pinned", "rendered"), (bool,)),
    **dict.fromkeys(("fields", "spared", "shown", "blocks", "history"), (dict,)),
    "support": (int,),
    "learned_at": (datetime,),
}
_COUNTS = ("hits", "misses", "taught", "misses_in_a_row", "pages", "pages_since_hit", "samples", "agreed",
           "disagreed_in_a_row")  # fmt: skip
_HISTORY: Mapping[str, tuple[type, ...]] = {
    **dict.fromkeys(_COUNTS, (int,)),
    **dict.fromkeys(("last_hit", "retired_at"), (datetime,)),
    "evidence": (list,),
    "retired_because": (str,),
}
_FIELD: Mapping[str, tuple[type, ...]] = {"xpath": (str,), "attribute": (str,), "pages": (int,)}
_BLOCK: Mapping[str, tuple[type, ...]] = {
    "content": (int, float),
    **dict.fromkeys(("blocks", "pages", "kept"), (int,)),
}
_MOST = 2**63 - 1
"""As large a whole number as a store takes."""
_ATTRIBUTE = re.compile(r"/@([\w:-]+)$")


def read_toml(path: Path, raw: bytes, site: str | None = None) -> Imported:
    """The records of an exported or hand-written file, for its own site or another one.

    Raises `SiteFileError` with every problem of a file that cannot be used.
    """
    if len(raw) > MAX_BYTES:
        raise SiteFileError([Problem(path, "", 1, f"larger than {MAX_BYTES} bytes")])
    text, values = parse_toml(path, raw)
    return _WrapperReader(path, text, values).imported(site)


def check_tables(path: Path, text: str, values: Mapping[str, Any], site: str) -> tuple[list[Wrapper], list[Problem]]:
    """The pinned wrappers in the `[[wrappers]]` tables of a parsed site file, and what is wrong with them."""
    reader = _WrapperReader(path, text, values)
    wrappers = [record.wrapper for record in reader.records(site, pinned=True)]
    return wrappers, reader.problems


class _WrapperReader(Reader):
    """One parsed file."""

    def __init__(self, path: Path, text: str, values: Mapping[str, Any]) -> None:
        super().__init__(path, text, values)
        self._warnings: list[Problem] = []

    def imported(self, site: str | None) -> Imported:
        self._check_names((), self._values, ("format", "site", "wrappers"))
        form = self._values.get("format", FORMAT)
        if form != FORMAT:
            self._note(("format",), f"is {form!r}; this version reads {FORMAT}")
        named = self._values.get("site")
        if site is None and (
            not isinstance(named, str) or site_of(f"http://{named}/") != named or not site_named(named)
        ):
            self._note(("site",), "should be the site's host, as example.com or example.com:8080")
        records = self.records(ascii_site(site or str(named)))
        if not records and not self.problems:
            self._note(("wrappers",), "there is no [[wrappers]] table")
        self._raise_problems()
        return Imported(tuple(records), tuple(self._warnings))

    def records(self, site: str, *, pinned: bool | None = None) -> list[WrapperRecord]:
        """The records of all tables; ``pinned`` is what a table that does not say it means."""
        tables = self._values.get("wrappers", [])
        if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
            self._note(("wrappers",), "should be tables: [[wrappers]]")
            return []
        found: dict[str, WrapperRecord] = {}
        for number, table in enumerate(tables):
            before = len(self.problems)
            record = self._record(("wrappers", number), table, site, pinned)
            if len(self.problems) > before or record is None:
                continue
            if record.wrapper.id in found:
                self._note(("wrappers", number), "has the same root and header as one above")
            found[record.wrapper.id] = record
        return list(found.values())

    def _record(self, at: Key, table: dict[str, Any], site: str, pinned: bool | None) -> WrapperRecord | None:
        get = self._getter(at, table, _KINDS)
        xpaths = {
            name: self._xpath((*at, key), get(key), selects_elements=key != "next_page")
            for key, name in _XPATHS.items()
        }
        if "root" not in table:
            self._note(at, "has no root, the XPath of the element that holds the article")
        strip = get("strip") or ()
        for number, expression in enumerate(strip):
            self._xpath((*at, "strip", number), expression)
        by_hand = get("method") is None
        chosen = get("pinned") if get("pinned") is not None else (by_hand if pinned is None else pinned)
        parser = get("parser") or PARSER_VERSION
        if chosen and (get("method") or HAND) in BY_PERSON:
            parser = PARSER_VERSION
        if parser != PARSER_VERSION:
            message = f"learned with {parser}; with {PARSER_VERSION} it is not used"
            self._warnings.append(self._problem((*at, "parser"), message))
        if not xpaths["root_xpath"]:
            return None
        wrapper = Wrapper(
            site=site,
            parser=parser,
            root_xpath=xpaths["root_xpath"],
            method=get("method") or HAND,
            proving_url=get("proving_url") or "",
            learned_at=aware(get("learned_at")) if get("learned_at") else None,
            rendered=bool(get("rendered")),
            header_xpath=xpaths["header_xpath"],
            scope_xpath=xpaths["scope_xpath"],
            fields=self._fields((*at, "fields"), get("fields") or {}),
            spared=self._spared((*at, "spared"), get("spared") or {}),
            signatures=self._blocks((*at, "blocks"), get("blocks") or {}),
            template_claims=tuple(get("template_claims") or ()),
            fragments=tuple(get("fragments") or ()),
            written=tuple(get("written") or ()),
            kept_texts=tuple(get("kept_texts") or ()),
            dropped_texts=tuple(get("dropped_texts") or ()),
            pages=tuple(get("learned_from") or ()),
            strip=tuple(strip),
            next_page_xpath=xpaths["next_page_xpath"],
            shown=self._shown((*at, "shown"), get("shown") or {}),
            support=get("support") if get("support") is not None else 1,
            pinned=chosen,
        )
        return self._with_history((*at, "history"), get("history") or {}, wrapper)

    def _fields(self, at: Key, table: dict[str, Any]) -> dict[str, FieldPath]:
        self._check_names(at, table, FIELDS)
        found = {}
        for name, value in table.items():
            if isinstance(value, str):  # the short form: an XPath, perhaps of an attribute
                match = None if "|" in value else _ATTRIBUTE.search(value)
                value = {"xpath": value[: match.start()] if match else value, "attribute": match[1] if match else None}
                value = {key: part for key, part in value.items() if part is not None}
            if not isinstance(value, dict):
                self._note((*at, name), "should be an XPath, or a table of xpath and attribute")
                continue
            get = self._getter((*at, name), value, _FIELD)
            xpath = self._xpath((*at, name), get("xpath") or "", may_be_text=True)
            if xpath:
                pages = get("pages")
                found[name] = FieldPath(xpath, get("attribute"), 1 if pages is None else pages)
        return found

    def _spared(self, at: Key, table: dict[str, Any]) -> dict[str, int]:
        get = self._getter(at, table, dict.fromkeys(SPARABLE, (int,)))
        return {name: get(name) for name in SPARABLE if get(name) is not None}

    def _blocks(self, at: Key, table: dict[str, Any]) -> tuple[Pooled, ...]:
        found = []
        for signature, value in table.items():
            if not isinstance(value, dict):
                self._note((*at, signature), "should be a table: { content = 0.0 }")
                continue
            get = self._getter((*at, signature), value, _BLOCK)
            content = get("content")
            if content is None or not 0 <= content <= 1:
                self._note((*at, signature), "needs content, the probability from 0 to 1 that such a block is content")
                continue
            blocks, pages = (get(name) if get(name) is not None else 1 for name in ("blocks", "pages"))
            kept = get("kept") if get("kept") is not None else pages * (content >= 0.5)
            found.append(Pooled(signature, float(content), blocks, pages, kept))
        return tuple(found)

    def _shown(self, at: Key, table: dict[str, Any]) -> Shown:
        get = self._getter(at, table, KINDS_OF_SHOWN)
        values = {name: get(name) for name in KINDS_OF_SHOWN if get(name) is not None}
        if "declares" in values:
            values["declares"] = tuple(values["declares"])
        if "max_link_share" in values:
            values["max_link_share"] = float(values["max_link_share"])
        return Shown(**values)

    def _with_history(self, at: Key, table: dict[str, Any], wrapper: Wrapper) -> WrapperRecord:
        get = self._getter(at, table, _HISTORY)
        values = {name: get(name) for name in _HISTORY if get(name) is not None}
        if "evidence" in values:
            values["evidence"] = tuple(values["evidence"])
        values |= {name: aware(values[name]) for name in ("last_hit", "retired_at") if name in values}
        return WrapperRecord(wrapper, **values)

    # -- single values

    def _check_names(self, at: Key, table: Mapping[str, Any], known: Sequence[str]) -> None:
        for name in table:
            if name not in known:
                near = difflib.get_close_matches(name, known, 1)
                meant = f"did you mean {near[0]}?" if near else f"there are: {', '.join(known)}"
                self._note((*at, name), f"unknown key; {meant}")

    def _getter(self, at: Key, table: dict[str, Any], kinds: Mapping[str, tuple[type, ...]]) -> Any:
        """Looks values up by name, those of a wrong type noted and taken for absent."""
        self._check_names(at, table, list(kinds))
        known = [name for name in table if name in kinds]
        return {name: table[name] for name in known if self._is(at, name, table[name], kinds[name])}.get

    def _is(self, at: Key, name: str, value: Any, kinds: tuple[type, ...]) -> bool:
        if not self._has_kind((*at, name), value, kinds):
            return False
        if isinstance(value, list) and not all(isinstance(part, str) for part in value):
            self._note((*at, name), "should be an array of strings")
            return False
        if isinstance(value, int) and not isinstance(value, bool) and value < 0:
            self._note((*at, name), "should not be negative")
            return False
        if isinstance(value, int | float) and (value > _MOST or not math.isfinite(value)):
            self._note((*at, name), f"should be a number up to {_MOST}")
            return False
        return True

    def _xpath(
        self, key: Key, expression: str | None, *, selects_elements: bool = True, may_be_text: bool = False
    ) -> str | None:
        if expression is None:
            return None
        why = why_no_xpath(expression, selects_elements=selects_elements, may_be_text=may_be_text)
        if why is not None:
            self._note(key, f"{expression!r} {why}")
            return None
        return expression
