"""Document: a page parsed once, with its columns beside the tree.

Nothing here or in a method writes to the tree. What libxml2 built is changed before anybody sees it: streamed parts are
put in place, what it builds otherwise than browsers is put right (``as_shown``), and texts of scripts and styles are
lifted out (``scripts``).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cached_property
from itertools import chain
from typing import Any

import numpy as np
from lxml import etree

from extractors.dom import columns, tags
from extractors.dom.arrays import FEW_SPANS, prefix_sums, where_true, within_spans
from extractors.dom.as_shown import ODD, break_lines, put_right
from extractors.dom.attributes import Coded, value_text
from extractors.dom.blocks_of_text import TextBlocks
from extractors.dom.box_columns import BoxColumns
from extractors.dom.class_kinds import class_kinds
from extractors.dom.columns import Bools, Ints, Structure
from extractors.dom.line_numbers import without_line_numbers
from extractors.dom.plain_text import text_of, texts_of
from extractors.dom.questions import free_questions
from extractors.dom.repetition import repeats_itself
from extractors.dom.streamed import is_streamed, put_in_place
from extractors.dom.veiled import hides, without_veils
from extractors.encoding import is_text
from extractors.page import MAX_BYTES, Page
from extractors.reasons import Reason

PARSER_VERSION = "lxml-" + ".".join(map(str, etree.LIBXML_VERSION)) + "/html"
"""A wrapper is learned and applied on the same parser: libxml2's trees differ from version to version."""
MAX_DEPTH = 1_000
"""Deepest element of a page that is read; libxml2 itself stops at 2,048."""
MAX_ELEMENTS = 250_000
MAX_RUNS = 50_000
"""Pieces of text of a page that is read: six times as many as the page of the development sets with the most."""
_LIFTED = ("script", "style")
"""Elements whose texts are lifted out of the tree."""
_XML_DECLARATION = re.compile(r"^\s*<\?xml[^>]*>", re.I)


class Unreadable(Exception):
    """The page cannot be made a Document; ``reason`` and ``detail`` say why."""

    def __init__(self, reason: Reason, detail: str) -> None:
        super().__init__(f"{reason}: {detail}")
        self.reason = reason
        self.detail = detail


def parse(text: str, encoded: bytes | None = None, comments: bool = False) -> Any:
    """The ``html`` root of a page's tree, processing instructions and comments left out; None for an empty page.

    ``encoded``: the same in UTF-8, where it is at hand; libxml2 works in UTF-8, so it spares it a conversion.
    """
    if _XML_DECLARATION.match(text):
        text, encoded = _XML_DECLARATION.sub("", text, count=1), None  # lxml refuses text that names an encoding
    encoding = None if encoded is None else "utf-8"
    parser = etree.HTMLParser(
        huge_tree=True, remove_comments=not comments, remove_pis=True, no_network=True, encoding=encoding
    )
    try:
        root = etree.fromstring(text if encoded is None else encoded, parser)
    except (etree.ParserError, etree.XMLSyntaxError):
        return None
    if root is not None:
        root.getroottree().docinfo.clear()  # an XHTML doctype would make the serializer invent elements
    return root


class Parsed:
    """A page's tree, without any column: what a wrapper's XPaths are evaluated on. Raises ``Unreadable`` for a page
    that is empty, too large or no text."""

    def __init__(self, page: Page) -> None:
        if len(page.body) > MAX_BYTES:
            raise Unreadable(Reason.TOO_LARGE, f"more than {MAX_BYTES} bytes")
        self.page = page
        text, encoded = page.source()
        if not text or text.isspace():
            raise Unreadable(Reason.EMPTY, "the page has no text at all")
        if not is_text(text):
            raise Unreadable(Reason.UNDECODABLE, "the bytes are no text in any encoding")
        source = text if encoded is None else encoded
        streamed = page.boxes is None and is_streamed(source)
        root = parse(text, encoded, comments=streamed)
        if root is None:
            raise Unreadable(Reason.EMPTY, "the page holds no element")
        self.root = root
        # about 1 % of pages parse to several sibling roots
        self.roots: list[Any] = [*reversed([*root.itersiblings("*", preceding=True)]), root, *root.itersiblings("*")]
        if streamed:
            put_in_place(self.roots)
        break_lines(self.roots)
        free_questions(self.roots)
        names = ("script", "style", "pre", *ODD)  # one walk for all: the longer way is rare
        found = [each for top in self.roots for each in top.iter(*names)]
        without_line_numbers(each for each in found if each.tag == "pre")
        if put_right(self.roots, (each for each in found if each.tag in ODD), page.boxes is not None):
            found = [each for top in self.roots for each in top.iter(*_LIFTED)]
        self.scripts = [(each, text) for each in found if each.tag in _LIFTED and (text := each.text)]
        for element, _ in self.scripts:
            element.text = None


class Document:
    """One parsed page. Elements are numbered in preorder; the subtree of element ``i`` is the slice ``i:end[i]``.

    With ``part``, an element of a ``Parsed`` page, only the head, that element with all below it, and the bare elements
    around it are seen, as if nothing else stood on the page. Raises ``Unreadable`` for a page that is empty, too large
    or too deep.
    """

    def __init__(self, page: Page | Parsed, part: Any = None) -> None:
        parsed = page if isinstance(page, Parsed) else Parsed(page)
        self.parsed = parsed
        self.page: Page = parsed.page
        self.root: Any = parsed.root
        self.roots: list[Any] = parsed.roots
        self.scripts: list[tuple[Any, str]] = parsed.scripts
        self._around: list[Any] = [] if part is None else list(part.iterancestors())[::-1]
        self._heads: list[Any] = []
        if self._around:
            self.roots = [part]
            self._heads = [child for child in self._around[0] if child.tag == "head"]
        self.structure: Structure = columns.build(self.roots, self._around, self._heads)
        s = self.structure
        if len(s.tag) > MAX_ELEMENTS:
            raise Unreadable(Reason.TOO_LARGE, f"{len(s.tag)} elements, the limit is {MAX_ELEMENTS}")
        if len(s.run_at) > MAX_RUNS:
            raise Unreadable(Reason.TOO_LARGE, f"{len(s.run_at)} pieces of text, the limit is {MAX_RUNS}")
        if int(s.depth.max()) > MAX_DEPTH:
            raise Unreadable(Reason.TOO_DEEP, f"elements nested more than {MAX_DEPTH} deep")
        self.stream: str = s.stream
        self.tag: Ints = s.tag
        self.parent: Ints = s.parent
        self.depth: Ints = s.depth
        self.end: Ints = s.end
        self._attributes: dict[str, list[tuple[int, str]]] = {}
        self._read: dict[str, tuple[Ints, list[str]]] = {}
        self._coded: dict[str, Coded] = {}
        self._by_element: dict[str, dict[int, str]] = {}
        self._texts: dict[int, str] = {}
        self._below: list[tuple[int, list[Any]]] = []
        """(number, it and all below it) of the elements that were looked into."""

    def __len__(self) -> int:
        return len(self.tag)

    # -- between elements and numbers

    @cached_property
    def elements(self) -> list[Any]:
        """The lxml elements by number."""
        shown = [element for top in self.roots for element in top.iter()]
        if not self._around:
            return shown
        heads = [element for head in self._heads for element in head.iter()]
        return [self._around[0], *heads, *self._around[1:], *shown]

    @cached_property
    def _numbers(self) -> dict[Any, int]:
        return dict(zip(self.elements, range(len(self.elements))))

    def index_of(self, element: Any) -> int:
        """The number of an lxml element of this tree. Raises KeyError for a foreign one."""
        return self._numbers[element]

    def element(self, node: int) -> Any:
        """The lxml element of a number."""
        for first, below in self._below:
            if 0 <= node - first < len(below):
                return below[node - first]
        return self.elements[node]

    def look_into(self, element: Any) -> int:
        """The number of an element, as ``index_of`` has it. If only what lies below such elements is asked for
        (``element``), the others of the page are never listed, which costs a quarter of its parse."""
        if "elements" in self.__dict__ or element.tag not in tags.CODES:
            return self.index_of(element)
        for first, below in self._below:
            if below[0] is element:
                return first
        top = int(where_true(self.depth == len(self._around))[-1]) if self._around else 0
        nodes = (where_true(self.tag[top:] == tags.CODES[element.tag]) + top).tolist()
        alike = chain.from_iterable(shown.iter(element.tag) for shown in self.roots)
        node: int | None = next((node for node, each in zip(nodes, alike) if each is element), None)
        if node is None:
            return self.index_of(element)
        self._below.append((node, list(element.iter())))
        return node

    def name(self, node: int) -> str:
        """The tag name of an element."""
        start, stop = self.structure.open_at[node] + 1, self.structure.inner_at[node] - 1
        return self.stream[start:stop].split(" ", 1)[0].rstrip("/")

    def ancestors(self, node: int) -> Iterator[int]:
        """The ancestors of an element, nearest first."""
        parents = self.parents
        while (node := parents[node]) >= 0:
            yield node

    def children(self, node: int) -> list[int]:
        """The child elements, in order."""
        found, child, end = [], node + 1, int(self.end[node])
        while child < end:
            found.append(child)
            child = int(self.end[child])
        return found

    def is_within(self, node: int, ancestor: int) -> bool:
        """Whether ``node`` is ``ancestor`` or lies below it."""
        return ancestor <= node < int(self.end[ancestor])

    def common_ancestor(self, nodes: list[int]) -> int:
        """The nearest element that holds all of ``nodes`` (a node holds itself); -1 if only different roots do."""
        low, high = min(nodes), max(nodes)
        node = low
        while node >= 0 and int(self.end[node]) <= high:
            node = int(self.parent[node])
        return node

    @cached_property
    def parents(self) -> list[int]:
        """``parent`` as a plain list, for climbing: single values of an array cost three times as much to read."""
        found: list[int] = self.parent.tolist()
        return found

    # -- attributes

    def attribute(self, name: str) -> list[tuple[int, str]]:
        """(element, value) of every element that has the attribute, in document order, entities resolved."""
        known = self._attributes.get(name)
        if known is None:
            nodes, values = self._values(name)
            known = self._attributes[name] = list(zip(nodes.tolist(), values))
        return known

    def _values(self, name: str) -> tuple[Ints, list[str]]:
        """The same as an array and a list."""
        known = self._read.get(name)
        if known is None:
            known = self._read[name] = self._read_attribute(name)
        return known

    def _read_attribute(self, name: str) -> tuple[Ints, list[str]]:
        table, stream = self.structure.attributes, self.stream
        places = table.named(name, stream)
        if not len(places) and not table.odd:
            return places, []
        starts, stops = table.start.take(places).tolist(), table.stop.take(places).tolist()
        values = [stream[i:j] for i, j in zip(starts, stops)]
        if "&" in "".join(values):
            values = [value_text(value) if "&" in value else value for value in values]
        nodes = table.node.take(places)
        if table.odd:
            told = ((node, self.elements[node].get(name)) for node in table.odd)
            pairs = [*zip(nodes.tolist(), values), *((node, value) for node, value in told if value is not None)]
            pairs.sort()
            nodes, values = np.array([node for node, _ in pairs], dtype=np.int64), [value for _, value in pairs]
        return nodes, values

    def attribute_by_element(self, name: str) -> dict[int, str]:
        """The same as a mapping, of attributes that many elements are asked for."""
        if name not in self._by_element:
            self._by_element[name] = dict(self.attribute(name))
        return self._by_element[name]

    def coded(self, name: str) -> Coded:
        """The values of an attribute with each distinct string once."""
        if name not in self._coded:
            self._coded[name] = Coded.of_values(*self._values(name))
        return self._coded[name]

    @cached_property
    def class_kind(self) -> Ints:
        """Per element: a small number, equal for classes of one kind (``dom.class_kinds``), 0 without a class."""
        return class_kinds(self.coded("class"), self.tag)

    def attribute_of(self, node: int, name: str, default: str = "") -> str:
        """One attribute of one element."""
        if "elements" in self.__dict__ or node in self.structure.attributes.odd:
            return str(self.element(node).get(name, default))
        if name in self._by_element:
            return self._by_element[name].get(node, default)
        value = self.structure.attributes.of_node(node, name, self.stream)  # listing the elements would cost more
        return default if value is None else value_text(value)

    @cached_property
    def metas(self) -> list[tuple[str, str]]:
        """(property or name, content) of each meta element, in document order; empty where it has none."""
        properties, named, contents = (dict(self.attribute(name)) for name in ("property", "name", "content"))
        nodes = where_true(self.tag == tags.CODES["meta"]).tolist()
        return [(properties.get(node) or named.get(node) or "", contents.get(node, "")) for node in nodes]

    @cached_property
    def title(self) -> str:
        """The text of the first title element; empty on a page without one."""
        titles = where_true(self.tag == tags.CODES["title"])
        return self.text(int(titles[0])) if len(titles) else ""

    # -- measures

    def own_sum(self, run_values: Ints) -> Ints:
        """Per element: the sum of a measure over the runs that it directly holds."""
        return np.bincount(self.structure.run_owner, weights=run_values, minlength=len(self)).astype(np.int64)

    def subtree_sum(self, values: Ints | Bools) -> Ints:
        """Per element: the sum of a per-element measure over its subtree, itself included; one subtraction each."""
        prefix = prefix_sums(values)
        return np.asarray(prefix.take(self.end) - prefix[:-1])

    def sum_above(self, values: Ints | Bools) -> Ints:
        """Per element: the sum of a per-element measure over it and its ancestors: what has begun less what has ended.

        Of the elements before one, its ancestors are those that have not ended; there are ``depth`` of them.
        """
        ended = prefix_sums(values.take(self.structure.closing)).take(self._ended_before)
        return np.asarray(prefix_sums(values)[1:] - ended)

    @cached_property
    def _ended_before(self) -> Ints:
        return np.arange(len(self)) - self.depth

    def below_any(self, flagged: Bools) -> Bools:
        """Per element: whether it or an ancestor is flagged."""
        tops = where_true(flagged)
        return within_spans(tops, self.end) if len(tops) <= FEW_SPANS else self.sum_above(flagged) > 0

    @cached_property
    def silent(self) -> Bools:
        """Elements whose text is no visible text (fallbacks, drawings, form values), with all below them."""
        return self.below_any(tags.SILENT[self.tag])

    @cached_property
    def boxes(self) -> BoxColumns | None:
        """What a browser measured; None of a page that none has seen."""
        return BoxColumns.of(self.page.boxes, self.structure) if self.page.boxes else None

    @cached_property
    def sight(self) -> BoxColumns | None:
        """The boxes as far as they tell what is seen. None also where they hide more than half of the words: such a
        page waits for a click or a script that did not come, and is read as without a browser; unless what it hides
        says the same again and again, which is meant for no reader."""
        boxes, s = self.boxes, self.structure
        if boxes is None:
            return None
        unseen = boxes.texts.unseen | self.below_any(boxes.unseen)[s.run_owner]
        unseen &= ~self.silent[s.run_owner]
        if 2 * s.run_words[unseen].sum() <= self.words.sum():
            return boxes
        texts = self.texts_between(s.run_at[unseen].tolist(), s.run_stop[unseen].tolist())
        return boxes if repeats_itself(" ".join(texts)) else None

    @cached_property
    def hidden(self) -> Bools:
        """Elements that are not seen, for a style or attribute of their own or of an ancestor that does not hide the
        page; by their boxes, where a browser measured them (``sight``)."""
        hides = self.hides_itself if self.sight is None else self.sight.unseen
        return self.below_any(without_veils(hides, self) if self.sight is None else hides)

    @cached_property
    def hides_itself(self) -> Bools:
        """Elements that a style or attribute of their own hides."""
        flags = np.zeros(len(self), dtype=np.bool_)
        for node, value in self.attribute("style"):
            if hides(value):
                flags[node] = True
        for node, value in self.attribute("hidden"):
            flags[node] |= value != "until-found"  # which a reader's search in the page opens
        flags[[node for node, _ in self.attribute("popover")]] = True  # until a click opens it over the page
        return flags

    @cached_property
    def run_hidden(self) -> Bools:
        """Runs of text that are not seen: those of hidden elements, and by their own boxes, where they have any (r)."""
        hidden = self.hidden[self.structure.run_owner]
        return hidden if self.sight is None else hidden | self.sight.texts.unseen

    @cached_property
    def chars(self) -> Ints:
        """Characters as shown (white space squeezed) that each element directly holds; silent ones hold none."""
        return np.where(self.silent, 0, self.own_sum(self.structure.run_chars))

    @cached_property
    def words(self) -> Ints:
        """Words that each element directly holds; silent elements hold none."""
        return np.where(self.silent, 0, self.own_sum(self.structure.run_words))

    @cached_property
    def punctuation(self) -> Ints:
        """Punctuation marks that each element directly holds; silent elements hold none."""
        return np.where(self.silent, 0, self.own_sum(self.structure.run_punctuation))

    @cached_property
    def in_link(self) -> Bools:
        """Elements that are a link (a, button, select) or lie in one."""
        return self.below_any(tags.LINKS[self.tag])

    @cached_property
    def subtree_chars(self) -> Ints:
        return self.subtree_sum(self.chars)

    @cached_property
    def subtree_words(self) -> Ints:
        return self.subtree_sum(self.words)

    @cached_property
    def blocks(self) -> TextBlocks:
        """The page's text as blocks."""
        return TextBlocks.of(self)

    # -- text

    def block_text(self, block: int) -> str:
        """The text of a block, line breaks as newlines; read once a page."""
        if block not in self._texts:
            blocks = self.blocks
            self._texts[block] = self.text_between(int(blocks.start[block]), int(blocks.stop[block]))
        return self._texts[block]

    def block_line(self, block: int) -> str:
        """The text of a block, line breaks as spaces."""
        return self.block_text(block).replace("\n", " ")

    def block_texts(self) -> list[str]:
        """The text of every block, in their order."""
        return [*map(self.block_text, range(len(self.blocks)))]

    def text(self, node: int) -> str:
        """The whole text of an element, white space squeezed, line breaks as spaces."""
        s = self.structure
        return self.text_between(int(s.inner_at[node]), int(s.close_at[node]), " ")

    def text_between(self, start: int, stop: int, line_break: str = "\n") -> str:
        """The text between two offsets of the stream, tags out, white space squeezed, entities resolved."""
        return text_of(self.stream[start:stop], line_break)

    def texts_between(self, starts: list[int], stops: list[int]) -> list[str]:
        """The texts of several stretches at once, line breaks as spaces, white space as it stands."""
        stream = self.stream
        return texts_of([stream[start:stop] for start, stop in zip(starts, stops)])
