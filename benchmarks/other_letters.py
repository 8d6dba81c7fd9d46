"""Sets in a language that nobody has read: every letter of the pages' text is another script's.

    python -m benchmarks.other_letters SET[,SET...] -o OUT.jsonl.xz [--script cyrillic|devanagari]

Each Latin letter of the text, of titles, descriptions and typed data, and of the truth is replaced by one letter of the
other script, so that words, sentences and markup stay apart as they were and no word means anything any more. What
``benchmarks.predict`` scores on such a set against the set itself is what an extraction owes to knowing the language.
The text of scripts other than JSON-LD stays, and so do addresses, class names, dates and numbers.
"""

from __future__ import annotations

import argparse
import json
import lzma
import re
import sys
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from lxml import etree

from benchmarks.corpus import Record, read_sets, split_paths
from benchmarks.transplant import line_of
from extractors.document import parse
from extractors.page import Page

_LATIN = "abcdefghijklmnopqrstuvwxyz"
_SCRIPTS = {
    "cyrillic": ("ru", "абцдефгхийклмнопярстувщжыз"),
    "devanagari": ("hi", "अबचदएफगहइजकलमनओपखरसतउवशषयझ"),
    "georgian": ("ka", "აბცდეფგჰიჯკლმნოპქრსტუვწხყზ"),
    "armenian": ("hy", "աբցդեֆգհիջկլմնոպքրստուվխյզ"),
}
TAUGHT = ("georgian", "armenian")
"""Scripts of the copies that teach (``benchmarks.training.samples``), so that in the others a model is measured."""
_ATTRIBUTES = ("alt", "title", "aria-label", "placeholder")
_META = re.compile(r"title|description|author|section|tag|site_name|keywords|creator|(?:data|label)\d", re.I)
_TYPED = frozenset(
    "name headline alternativeHeadline description text articleBody articleSection caption keywords author "
    "creator".split()
)
_TRUTHS = frozenset(
    "headline body body_paragraphs body_prefix authors author_text description keywords must_have must_not_have "
    "comments_must_have title_text".split()
)
_NO_TEXT = ("script", "style")
_NOT_XML = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]")


class Letters:
    """A cipher of letters. Raises KeyError for a script that is not known."""

    def __init__(self, script: str) -> None:
        self.language, letters = _SCRIPTS[script]
        table = dict(zip(_LATIN, letters))
        self._table = str.maketrans(table | {latin.upper(): other.upper() for latin, other in table.items()})

    def of(self, value: Any) -> Any:
        """The value with the letters of all its strings replaced."""
        if isinstance(value, str):
            return _NOT_XML.sub("", value).translate(self._table)
        return [self.of(each) for each in value] if isinstance(value, list) else value

    def record(self, record: Record) -> Record:
        """The record's page and truth in the other letters; a page without any element stays as it is."""
        page = self.page(record.page)
        if page is None:
            return record
        return replace(record, body=page.body, truth=self.truth(record.truth), lang=self.language)

    def page(self, page: Page) -> Page | None:
        """The page in the other letters; None for one without any element."""
        root = parse(page.text())
        if root is None:
            return None
        trees = root.xpath("/*")  # libxml2 sets what follows some broken pages' body beside the first element
        for tree in trees:
            self._tree(tree)
        body = b"".join(etree.tostring(tree, encoding="utf-8", method="html") for tree in trees)
        return Page(url=page.url, body=b"<!DOCTYPE html>" + body, encoding="utf-8")

    def truth(self, truth: Mapping[str, Any]) -> dict[str, Any]:
        """What is known of a page, in the other letters."""
        return {key: self.of(value) if key in _TRUTHS else value for key, value in truth.items()}

    def _tree(self, root: Any) -> None:
        for element in root.iter():
            element.tail = self.of(element.tail)
            if element.tag not in _NO_TEXT:
                element.text = self.of(element.text)
            elif "ld+json" in (element.get("type") or ""):
                element.text = self._json(element.text)
            for name in _ATTRIBUTES:
                if element.get(name):
                    element.set(name, self.of(element.get(name)))
            if element.tag == "meta":
                self._meta(element)
        if root.get("lang"):
            root.set("lang", self.language)

    def _meta(self, element: Any) -> None:
        named = f"{element.get('property')} {element.get('name')}"
        if element.get("charset"):
            element.set("charset", "utf-8")
        elif (element.get("http-equiv") or "").lower() == "content-type":
            element.set("content", "text/html; charset=utf-8")
        elif element.get("content") and _META.search(named):
            element.set("content", self.of(element.get("content")))

    def _json(self, text: str | None) -> str | None:
        try:
            return json.dumps(self._typed(json.loads(text or ""), ""), ensure_ascii=False)
        except ValueError:
            return text

    def _typed(self, value: Any, key: str) -> Any:
        if isinstance(value, Mapping):
            return {name: self._typed(each, name) for name, each in value.items()}
        if isinstance(value, list):
            return [self._typed(each, key) for each in value]
        return self.of(value) if key in _TYPED and "://" not in str(value) else value


def main(arguments: list[str] | None = None) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sets", metavar="SET[,SET...]")
    parser.add_argument("-o", "--output", type=Path, required=True, help="the set that is written (.jsonl.xz)")
    parser.add_argument("--script", choices=sorted(_SCRIPTS), default="cyrillic")
    options = parser.parse_args(arguments)
    letters = Letters(options.script)
    with lzma.open(options.output, "wt", encoding="utf-8", preset=1) as out:
        for record in read_sets(split_paths(options.sets)):
            out.write(json.dumps(line_of(letters.record(record)), ensure_ascii=False) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
