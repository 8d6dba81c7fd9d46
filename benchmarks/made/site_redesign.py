"""Redesigns of a site: the same articles in another markup.

Every redesign renames all classes and ids; it may also change elements' tags, wrap the article and its paragraphs
once more, put the page's regions into another order, and move boxes from the page's margin in between the
paragraphs. What it does is drawn from its seed and is the same on every page of the site.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from lxml import etree

from benchmarks.training.labels import tokens
from benchmarks.transplant import Planted

KINDS = ("rename", "retag", "rewrap", "reorder", "boxes")
"""What a redesign may do; all of them rename."""
_SYLLABLES = "ba bel bon da del dor fa fen gal go ha jo ka kel la len ma mer mo na nel or pa ral ro sa sel ta ter to va"
_SAME_ELEMENT = ("div", "section", "article", "main", "aside")
"""Elements that a redesign may exchange for one another."""
_BOX_WORDS = (5, 80)
_MOST_BOXES = 3
_HOLDERS = frozenset(("html", "head", "body", "main"))


@dataclass(frozen=True, slots=True)
class SiteRedesign:
    """One redesign: what it does, and the seed of the new names and places."""

    seed: str
    kinds: tuple[str, ...] = KINDS

    @classmethod
    def drawn(cls, seed: str) -> SiteRedesign:
        """Renaming and two or three other kinds."""
        random = Random(seed)
        others = random.sample(KINDS[1:], random.choice((2, 3)))
        return cls(seed, ("rename", *(kind for kind in KINDS[1:] if kind in others)))

    def __call__(self, page: Planted) -> None:
        """Redesign a page in place."""
        if "boxes" in self.kinds:
            _move_boxes(page, self.seed)
        if "reorder" in self.kinds:
            _reorder(page, self.seed)
        if "rewrap" in self.kinds:
            _rewrap(page, self.seed)
        if "retag" in self.kinds:
            _retag(page, self.seed)
        if "rename" in self.kinds:
            _rename(page.root, self.seed)


def new_name(old: str, seed: str) -> str:
    """Another name in place of a class or an id: two made-up words, as a designer writes them."""
    digest = hashlib.sha256(f"{seed} {old}".encode()).digest()
    syllables = _SYLLABLES.split()
    picked = [syllables[byte % len(syllables)] for byte in digest[:5]]
    return "".join(picked[:3]) + "-" + "".join(picked[3:])


def _rename(root: Any, seed: str) -> None:
    for element in root.iter():
        names = element.get("class", "").split()
        if names:
            element.set("class", " ".join(new_name(name, seed) for name in names))
        if element.get("id"):
            element.set("id", new_name(element.get("id"), seed))


def _retag(page: Planted, seed: str) -> None:
    """Exchange containers' tags: all elements of one tag and class become another tag."""
    for element in page.root.iter(*_SAME_ELEMENT):
        kind = f"{element.tag} {element.get('class', '')}"
        random = Random(f"{seed} {kind}")
        if random.random() < 0.5:
            element.tag = random.choice(_SAME_ELEMENT[:3])
    for headline in page.headlines[:1]:
        if Random(f"{seed} headline").random() < 0.3:
            headline.tag = "h2"


def _rewrap(page: Planted, seed: str) -> None:
    """Wrap the article's container in new elements, and take attributes off or put a class on its paragraphs."""
    random = Random(f"{seed} rewrap")
    for _ in range(random.choice((1, 2, 3))):
        container = container_of(page)
        wrapper = etree.Element(random.choice(("div", "section")))
        wrapper.set("class", f"wrapped-{random.randrange(3)}")
        container.addprevious(wrapper)
        wrapper.tail, container.tail = container.tail, None
        wrapper.append(container)
    how = random.choice(("none", "bare", "class", "group"))
    for paragraph in page.paragraphs:
        if how == "bare":
            paragraph.attrib.clear()
        elif how == "class":
            paragraph.set("class", "paragraph text")
        elif how == "group":
            group = etree.Element("div", {"class": "text-group"})
            paragraph.addprevious(group)
            group.tail, paragraph.tail = paragraph.tail, None
            group.append(paragraph)


def container_of(page: Planted) -> Any:
    """The lowest element, below the body, that holds all paragraphs."""
    chains = [[*reversed(list(p.iterancestors()))] for p in page.paragraphs]
    shared = [level[0] for level in zip(*chains) if all(e is level[0] for e in level)]
    inside = [element for element in shared if element.tag not in _HOLDERS]
    return inside[-1] if inside else page.paragraphs[0]


def _reorder(page: Planted, seed: str) -> None:
    """Put the regions beside the article, up to the body's, into another order."""
    element = container_of(page)
    while element.getparent() is not None and element.tag != "body":
        parent = element.getparent()
        regions = [child for child in parent if _words(child) > 0]
        if len(regions) > 2 and parent.tag != "html":
            keys = [f"{child.tag} {child.get('class', '')} {child.get('id', '')}" for child in regions]
            order = sorted(regions, key=_by_seed(seed, dict(zip(regions, keys))))
            places = [list(parent).index(child) for child in regions]
            for child in regions:
                child.tail = None
                parent.remove(child)
            for place, child in zip(places, order):
                parent.insert(place, child)
        element = parent


def _by_seed(seed: str, keys: dict[Any, str]) -> Callable[[Any], str]:
    return lambda child: hashlib.sha256(f"{seed} {keys[child]}".encode()).hexdigest()


def _move_boxes(page: Planted, seed: str) -> None:
    """Move boxes from outside the article in between its paragraphs."""
    random = Random(f"{seed} boxes")
    inside = {*page.paragraphs, *page.headlines}
    chains = {above for element in inside for above in element.iterancestors()} | inside
    boxes = list(_boxes(page.root, chains))
    boxes.sort(key=lambda box: hashlib.sha256(f"{seed} {_look(box)}".encode()).hexdigest())
    taken: list[Any] = []
    for box in boxes:
        if len(taken) < _MOST_BOXES and not any(_look(box) == _look(other) for other in taken):
            taken.append(box)
    for box in taken:
        place = page.paragraphs[min(random.randrange(1, 6), len(page.paragraphs) - 1)]
        parent = box.getparent()
        box.tail = None
        parent.remove(box)
        place.addprevious(box)


def _boxes(root: Any, content: set[Any]) -> Iterator[Any]:
    """Containers of a few lines of text that hold none of the article."""
    for element in root.iter("div", "section", "aside", "ul"):
        if element in content or any(above in content and above.tag == "p" for above in element.iterancestors()):
            continue
        if any(child.tag in _SAME_ELEMENT or child.tag == "ul" for child in element):
            continue
        if _BOX_WORDS[0] <= _words(element) <= _BOX_WORDS[1] and element.getparent() is not None:
            yield element


def _look(element: Any) -> str:
    return f"{element.tag} {element.get('class', '')}"


def _words(element: Any) -> int:
    return len(tokens("".join(_texts(element))))


def _texts(element: Any) -> Sequence[str]:
    return list(element.xpath(".//text()[not(parent::script or parent::style)]"))
