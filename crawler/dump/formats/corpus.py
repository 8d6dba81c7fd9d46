"""For corpus tools: a folder of text files, and the vertical format of the Corpus Workbench and Sketch Engine."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from crawler.dump.columns import Column
from crawler.dump.formats.tables import CsvTable
from crawler.duplicates.shingles import UNSPACED
from crawler.export.names import folder_of
from crawler.line_fields import text_of
from crawler.words import MARKS, shown
from extractors import blocks_from_json, to_markdown

_BUFFER = 1 << 20
_NAME = re.compile(r"[0-9a-f]{8,64}")
_CONTROLS = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]")
_LETTERS = rf"(?:(?![{UNSPACED}])\w)+(?:(?![{UNSPACED}])[{MARKS}\u200c\u200d](?:(?![{UNSPACED}])\w)*)*"
"""Letters and digits with their marks; the joiners of Persian and Indic words stand inside them."""
_TOKEN = re.compile(rf"[{UNSPACED}]|{_LETTERS}(?:[-'’.]{_LETTERS})*|[^\w\s]")
_ATTRIBUTES = ("id", "url", "site", "headline", "authors", "datePublished", "inLanguage", "section", "cluster")


class TextFolder:
    """`<site>/<id>.txt` for each article, headline and body in plain text, and `articles.csv` with the rest.

    A second line of the same article (other revisions) is `<id>-2.txt`, and so on. File names come from
    fingerprints, never from what a page says.
    """

    IS_FOLDER = True
    LIBRARY: str | None = None
    END = ".txt"

    def __init__(self, path: Path, columns: Sequence[Column], chosen: bool) -> None:
        path.mkdir()
        self._path = path
        kept = [column for column in columns if column.path != ("body",)]
        self._table = CsvTable(path / "articles.csv", [Column("file", ("file",)), *kept], chosen)

    def write(self, line: Mapping[str, Any]) -> None:
        folder = self._path / folder_of(text_of(line.get("site")))
        folder.mkdir(exist_ok=True)
        path = self._free(folder, _name_of(line))
        path.write_bytes(f"{self._text(line)}\n".encode("utf-8", "replace"))
        self._table.write({**line, "file": path.relative_to(self._path).as_posix()})

    def close(self) -> None:
        self._table.close()

    def _free(self, folder: Path, name: str) -> Path:
        path, count = folder / f"{name}{self.END}", 1
        while path.exists():
            count += 1
            path = folder / f"{name}-{count}{self.END}"
        return path

    def _text(self, line: Mapping[str, Any]) -> str:
        parts = (text_of(line.get("headline")), text_of(line.get("body")))
        return _CONTROLS.sub("", shown("\n\n".join(part for part in parts if part)))


class MarkdownFolder(TextFolder):
    """The same with `<id>.md`: headline and blocks in Markdown; the body of a line without blocks that can be read."""

    END = ".md"

    def _text(self, line: Mapping[str, Any]) -> str:
        try:
            blocks = blocks_from_json(line.get("blocks") or [])
        except ValueError:  # a line of other versions, or of nobody's
            blocks = ()
        if not blocks:
            paragraphs = text_of(line.get("body")).split("\n\n")
            blocks = blocks_from_json([{"type": "paragraph", "text": text} for text in paragraphs])
        text = to_markdown(blocks, text_of(line.get("headline"))).rstrip("\n")
        return _CONTROLS.sub("\ufffd", text)  # without a character the ones beside it could be markup


class Vertical:
    """One token a line between `<doc>`, `<head>` and `<p>` tags; characters of scripts without spaces are tokens.

    Tags, and the characters that make them in text and attributes, are escaped as in XML.
    """

    IS_FOLDER = False
    LIBRARY: str | None = None

    def __init__(self, path: Path, columns: Sequence[Column], chosen: bool) -> None:
        self._file = path.open("w", encoding="utf-8", errors="replace", newline="\n", buffering=_BUFFER)
        if not chosen:
            columns = [column for column in columns if column.name in _ATTRIBUTES]
        self._columns = [column for column in columns if column.path not in (("body",), ("blocks",))]

    def write(self, line: Mapping[str, Any]) -> None:
        attributes = "".join(f' {_attribute_name(column.name)}="{value}"' for column, value in self._values(line))
        self._file.write(f"<doc{attributes}>\n")
        if text_of(line.get("headline")):
            self._write("head", text_of(line["headline"]))
        for paragraph in text_of(line.get("body")).split("\n\n"):
            self._write("p", paragraph)
        self._file.write("</doc>\n")

    def close(self) -> None:
        self._file.close()

    def _write(self, tag: str, text: str) -> None:
        tokens = list(tokens_of(text))
        if tokens:
            self._file.write(f"<{tag}>\n" + "".join(f"{escaped(token)}\n" for token in tokens) + f"</{tag}>\n")

    def _values(self, line: Mapping[str, Any]) -> Iterator[tuple[Column, str]]:
        for column in self._columns:
            value = column.value(line)
            if value is not None:
                text = "|".join(value) if isinstance(value, list) else str(value)
                yield column, escaped(" ".join(text.split()))


def tokens_of(text: str) -> list[str]:
    """Words, numbers and marks; a word keeps its inner hyphens, apostrophes and full stops, but no soft hyphens."""
    return _TOKEN.findall(_CONTROLS.sub("", shown(text)))


def escaped(text: str) -> str:
    """Text that can be no tag and end no attribute."""
    text = _CONTROLS.sub("", text)
    for char, entity in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ('"', "&quot;")):
        text = text.replace(char, entity)
    return text


def _attribute_name(name: str) -> str:
    return re.sub(r"\W", "_", name)


def _name_of(line: Mapping[str, Any]) -> str:
    fingerprint = line.get("fingerprint")
    name = fingerprint.get("id") if isinstance(fingerprint, Mapping) else None
    return name if isinstance(name, str) and _NAME.fullmatch(name) else "0" * 32
