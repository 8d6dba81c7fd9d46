"""How the pages of a site differ while it stays as it is: boxes, tests of halves, ways in which editors write, pages
with and without this and that."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from random import Random
from typing import Any

from lxml import etree

from benchmarks.made.donors import Donor
from benchmarks.made.moments import Moment, hashes
from benchmarks.made.site_redesign import SiteRedesign, container_of, new_name
from benchmarks.training.labels import tokens
from benchmarks.transplant import Planted

_HALF, _SHORT_ITEM = 0.5, 2
_HEADINGS = frozenset(("h1", "h2", "h3", "h4", "h5", "h6"))


# -- boxes


def box(moment: Moment, name: str, *texts: str, tag: str = "div", inner: str = "p") -> Any:
    """A box of texts that has the same class on all pages of the site."""
    made = etree.Element(tag, {"class": new_name(name, moment.seed)})
    for text in texts:
        etree.SubElement(made, inner).text = text
    made.tail = "\n"
    return made


def _related(moment: Moment) -> Any:
    made = box(moment, "related", tag="aside")
    items = etree.SubElement(made, "ul")
    for other in moment.random.sample(moment.pool, min(3, len(moment.pool))):
        link = etree.SubElement(etree.SubElement(items, "li"), "a", {"href": f"/{hashes(other.id, size=8)}"})
        link.text = other.headline
    return made


def _sponsored(moment: Moment) -> Any:
    other = moment.random.choice(moment.pool)
    text = next(paragraph.text for paragraph in other.paragraphs if not paragraph.is_subhead)
    return box(moment, "sponsored", moment.text("sponsored"), other.headline, " ".join(text.split()[:40]))


_BOXES: Mapping[str, Callable[[Moment], Any]] = {
    "ad": lambda moment: box(moment, "ad", moment.text("advertisement"), inner="span"),
    "consent": lambda moment: box(moment, "consent", moment.text("consent")),
    "newsletter": lambda moment: box(moment, "newsletter", moment.text("newsletter")),
    "related": _related,
    "sponsored": _sponsored,
}


def inserts(page: Planted, moment: Moment) -> Mapping[str, Any]:
    """Boxes before paragraphs of the article, at random places, each on half of the pages."""
    for make in _BOXES.values():
        made = make(moment)
        place = moment.random.choice(page.paragraphs)
        if moment.random.random() < _HALF:
            place.addprevious(made)
    return {}


def _wrap(element: Any, name: str) -> None:
    outer = etree.Element("div")
    if name:
        outer.set("class", name)
    element.addprevious(outer)
    outer.tail, element.tail = element.tail, None
    outer.append(element)


def ab(page: Planted, moment: Moment) -> Mapping[str, Any]:
    """Half of the pages have an element more around the article, or boxes of the margin in it."""
    if moment.random.random() < _HALF:
        return {}
    if moment.drawn("ab").random() < _HALF:
        _wrap(container_of(page), new_name("variant-b", moment.seed))
    else:
        SiteRedesign(moment.seed, ("boxes",))(page)
    return {}


def nested(page: Planted, moment: Moment) -> Mapping[str, Any]:
    """On a tenth of the pages the body stands in an element more."""
    if moment.random.random() < 0.1:
        holder = page.paragraphs[0].getparent()
        siblings = list(holder)
        own = [place for place, child in enumerate(siblings) if any(child is p for p in page.paragraphs)]
        inner = etree.Element("div")
        if moment.drawn("nested").random() < _HALF:
            inner.set("class", new_name("inner", moment.seed))
        page.paragraphs[0].addprevious(inner)
        inner.extend(siblings[own[0] : own[-1] + 1])
    return {}


# -- ways in which editors write


def cut(donor: Donor, random: Random) -> Donor:
    """The article, or, once in four times, a short item of its beginning."""
    if random.random() > 0.25:
        return donor
    prose = [paragraph for paragraph in donor.paragraphs if not paragraph.is_subhead]
    return replace(donor, paragraphs=tuple(prose[:_SHORT_ITEM]))


def markup(page: Planted, moment: Moment) -> Mapping[str, Any]:
    """The text in paragraphs on one page, in ``div`` or parted by two ``br`` on others."""
    how = moment.random.choice(("p", "div", "br"))
    if how == "div":
        for paragraph in page.paragraphs:
            if paragraph.tag not in _HEADINGS:
                paragraph.tag = "div"
                paragraph.attrib.clear()
    elif how == "br":
        for run in _runs(page):
            _joined(run)
    return {}


def _runs(page: Planted) -> Iterator[list[Any]]:
    """Paragraphs that follow one another directly."""
    run: list[Any] = []
    for paragraph in page.paragraphs:
        if run and (paragraph.tag in _HEADINGS or paragraph.getprevious() is not run[-1]):
            yield run
            run = []
        if paragraph.tag not in _HEADINGS:
            run.append(paragraph)
    if run:
        yield run


def _joined(run: list[Any]) -> None:
    holder = etree.Element("div")
    run[0].addprevious(holder)
    for paragraph in run:
        if paragraph is run[0]:
            holder.text = paragraph.text
        else:
            etree.SubElement(holder, "br")
            etree.SubElement(holder, "br").tail = paragraph.text
        holder.extend(list(paragraph))
        paragraph.getparent().remove(paragraph)
    holder.tail = "\n"


def variants(page: Planted, moment: Moment) -> Mapping[str, Any]:
    """With and without lead picture, video, subtitle, correction, paywall, live label, list, bylines."""
    random, first = moment.random, page.paragraphs[0]
    has = {name: random.random() for name in ("picture", "video", "subtitle", "correction", "live", "list", "authors")}
    truth: dict[str, Any] = {}
    texts = [paragraph.text for paragraph in moment.donor.paragraphs]
    before: list[str] = []
    if has["live"] < 0.1:
        page.headlines[0].addprevious(box(moment, "live", moment.text("live"), tag="div", inner="span"))
    if has["subtitle"] < 0.4:
        subtitle = etree.Element("p", {"class": new_name("standfirst", moment.seed)})
        subtitle.text = " ".join(texts[-1].split()[:25])
        subtitle.tail = "\n"
        first.addprevious(subtitle)
        before.append(subtitle.text)
    if has["picture"] < 0.5:
        figure = etree.Element("figure")
        etree.SubElement(figure, "img", {"src": f"/images/{hashes(moment.donor.id, size=8)}.jpg", "width": "1200"})
        caption = etree.SubElement(figure, "figcaption")
        caption.text = random.choice(moment.pool).headline + " Photo: Ada Albers"
        first.addprevious(figure)
    if has["video"] < 0.2:
        first.addprevious(box(moment, "video", moment.text("video")))
    if has["correction"] < 0.1:
        first.addprevious(box(moment, "correction", moment.text("correction")))
        before.append(moment.text("correction"))
    if len(texts) == _SHORT_ITEM:  # cut: half of them are behind a paywall
        if has["list"] < _HALF:
            page.paragraphs[-1].addnext(box(moment, "paywall", moment.text("paywall")))
    elif has["list"] < 0.15:
        _listed(page)
    if before:
        truth |= {"body_paragraphs": [*before, *texts], "body_optional": [*range(len(before))]}
    return {**truth, **_authors(page, moment, has["authors"])}


def _listed(page: Planted) -> None:
    """The second third of the text as a list."""
    third = len(page.paragraphs) // 3
    items = [p for p in page.paragraphs[third : 2 * third] if p.tag not in _HEADINGS]
    if not items or any(item.getparent() is not items[0].getparent() for item in items):
        return
    holder = etree.Element("ul")
    items[0].addprevious(holder)
    for item in items:
        item.tag = "li"
        item.attrib.clear()
        holder.append(item)


def _authors(page: Planted, moment: Moment, drawn: float) -> Mapping[str, Any]:
    """Without a byline on a fifth of the pages, with a second author on a fifth."""
    names = moment.truth.get("authors") or []
    if len(names) != 1:
        return {}
    if drawn < 0.2:
        _undeclared_authors(page.root, names)
        for element in list(_bylines(page, names)):
            if element.getparent() is not None:
                element.getparent().remove(element)
        return {"authors": []}
    if drawn < 0.4:
        second = f"Mara {moment.random.choice(('Keller', 'Lindt', 'Moor'))}"
        for element in _bylines(page, names):
            for each in element.iter("*"):
                each.text = each.text and each.text.replace(names[0], f"{names[0]} and {second}")
        _change_declared(page.root, lambda values: {**values, "author": [_person(names[0]), _person(second)]})
        return {"authors": [names[0], second]}
    return {}


def _person(name: str) -> dict[str, str]:
    return {"@type": "Person", "name": name}


def _bylines(page: Planted, names: list[str]) -> Iterator[Any]:
    """The elements outside the text with a name and few words beside it, the outermost."""
    content = set(page.paragraphs) | set(page.headlines)
    above = {each for element in content for each in element.iterancestors()}
    found: list[Any] = []
    for element in page.root.iter("*"):
        if element in above or element in content or element.tag in ("script", "style", "meta", "title"):
            continue
        if any(each in content or each in found for each in element.iterancestors()):
            continue
        text = "".join(element.itertext())
        if names[0] in text and len(tokens(text)) <= 12:
            found.append(element)
    yield from found


def _undeclared_authors(root: Any, names: list[str]) -> None:
    _change_declared(root, lambda values: {name: value for name, value in values.items() if name != "author"})
    for meta in list(root.iter("meta")):
        if any(name in (meta.get("content") or "") for name in names):
            meta.getparent().remove(meta)


def _change_declared(root: Any, change: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
    """Change the objects of JSON-LD that have an author."""

    def changed(value: Any) -> Any:
        if isinstance(value, list):
            return [changed(each) for each in value]
        if not isinstance(value, dict):
            return value
        inner = {name: changed(each) for name, each in value.items()}
        return change(inner) if "author" in inner else inner

    for script in root.iter("script"):
        if "ld+json" in (script.get("type") or "") and script.text:
            script.text = json.dumps(changed(json.loads(script.text, strict=False))).replace("</", "<\\/")


def undeclared(page: Planted, moment: Moment) -> Mapping[str, Any]:
    """Nothing is declared: author and date are only shown, a third of the pages have no byline, and at each stage
    the byline gets another class."""
    names = moment.truth.get("authors") or []
    for script in list(page.root.iter("script")):
        if "ld+json" in (script.get("type") or ""):
            script.text = None
    for meta in list(page.root.iter("meta")):
        if not (meta.get("charset") or meta.get("http-equiv") or (meta.get("property") or "") == "og:type"):
            meta.getparent().remove(meta)
    lines = list(_bylines(page, names)) if names else []
    if moment.random.random() < 1 / 3 and lines:
        for line in lines:
            line.getparent().remove(line)
        return {"authors": []}
    for line in lines if moment.stage else ():
        for element in line.iter("*"):
            if element.get("class"):
                element.set("class", new_name(element.get("class"), f"{moment.seed} {moment.stage}"))
    return {}


