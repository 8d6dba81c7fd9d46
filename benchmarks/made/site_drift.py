"""How sites change from page to page and from week to week without being redesigned.

A drift changes a transplanted page in place. What it does depends on the site's seed, on the page, and on the *stage*
in which the site was when the page was fetched: a build, a step of a slow change. Pages of one stage differ as an
editor's articles differ; between stages the template does.
"""

from __future__ import annotations

import hashlib
import json
import string
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from lxml import etree

from benchmarks.made.donors import Donor
from benchmarks.made.page_template import PageTemplate
from benchmarks.made.site_redesign import SiteRedesign, container_of, new_name
from benchmarks.training.labels import tokens
from benchmarks.transplant import Planted
from extractors.xpath import is_stable

EVERY = 10
"""Pages between two builds, or two steps of a slow change."""
ROLLED_BACK = (15, 18)
"""Pages from and before which a site has a new look that is taken back."""
_HALF, _SHORT_ITEM = 0.5, 2
_HEADINGS = frozenset(("h1", "h2", "h3", "h4", "h5", "h6"))
_LETTERS = string.ascii_letters
_BASE36 = string.ascii_lowercase + string.digits
_OF_BUILDS = ("sc-", "css-", "jsx-", "jss-", "emotion-", "svelte-")
_TEXTS = {
    "advertisement": {"en": "Advertisement", "de": "Anzeige", "zh": "广告"},
    "consent": {
        "en": "We use cookies and similar techniques to show you content that fits your interests. Accept all",
        "de": "Wir verwenden Cookies und ähnliche Verfahren, um passende Inhalte zu zeigen. Alle akzeptieren",
        "zh": "我们使用Cookie和类似技术向您展示符合您兴趣的内容。全部接受",
    },
    "newsletter": {
        "en": "Sign up for our newsletter and get the day's most important stories in your inbox each morning.",
        "de": "Abonnieren Sie unseren Newsletter und erhalten Sie jeden Morgen die wichtigsten Nachrichten.",
        "zh": "订阅我们的新闻简报,每天早晨在邮箱里收到最重要的新闻。",
    },
    "paywall": {
        "en": "Subscribe now to read the whole article. Already a subscriber? Log in.",
        "de": "Jetzt abonnieren und den ganzen Artikel lesen. Schon Abonnent? Anmelden.",
        "zh": "立即订阅阅读全文。已经是订户?请登录。",
    },
    "correction": {
        "en": "Correction: An earlier version of this article misstated a name. It has been corrected.",
        "de": "Korrektur: In einer früheren Fassung dieses Artikels stand ein falscher Name.",
        "zh": "更正:本文早先的版本写错了一个名字,现已更正。",
    },
    "live": {"en": "Live", "de": "Live", "zh": "直播"},
    "video": {"en": "Watch video 01:42", "de": "Video ansehen 01:42", "zh": "观看视频 01:42"},
}


@dataclass(frozen=True, slots=True)
class Moment:
    """One page of a drifting site: what its changes are drawn from."""

    seed: str
    """The site's: the same on all pages."""
    random: Random
    """The page's own, the same in every stage."""
    stage: int
    donor: Donor
    pool: tuple[Donor, ...]
    truth: Mapping[str, Any]

    def text(self, name: str) -> str:
        """A text that the template writes, in the site's language."""
        return _TEXTS[name].get(self.donor.lang, _TEXTS[name]["en"])

    def drawn(self, *names: object) -> Random:
        """The site's own draw for a name."""
        return Random(" ".join(map(str, (self.seed, *names))))


Change = Callable[[Planted, Moment], Mapping[str, Any]]
"""Changes a page in place; returns what its truth is otherwise."""


@dataclass(frozen=True, slots=True)
class SiteDrift:
    """One way of drifting."""

    kind: str

    def stage(self, number: int) -> int:
        """The site's stage at its page of this number."""
        if self.kind == "rollback":
            return int(ROLLED_BACK[0] <= number < ROLLED_BACK[1])
        return number // EVERY if self.kind in _STAGED else 0

    def fits(self, template: PageTemplate) -> bool:
        """Whether there is anything in the template for the drift to change."""
        if self.kind != "deploys":
            return True
        return any(_looks_hashed(name) for name in _classes(template.record.page.text()))

    def donor(self, donor: Donor, random: Random) -> Donor:
        """The article, which may be cut to a short item."""
        if self.kind != "variants" or random.random() > 0.25:
            return donor
        prose = [paragraph for paragraph in donor.paragraphs if not paragraph.is_subhead]
        return replace(donor, paragraphs=tuple(prose[:_SHORT_ITEM]))

    def __call__(self, page: Planted, moment: Moment) -> Mapping[str, Any]:
        return _CHANGES[self.kind](page, moment)


def _nothing(page: Planted, moment: Moment) -> Mapping[str, Any]:
    return {}


# -- names that builds make


def _hashes(*names: object, size: int, of: str = _BASE36) -> str:
    digest = hashlib.sha256(" ".join(map(str, names)).encode()).digest()
    return "".join(of[byte % len(of)] for byte in digest[:size])


def _looks_hashed(token: str) -> bool:
    """Whether a build made the token, or its end: ``css-1x2y3z``, ``kLmNoP``, ``story__x1a2b``."""
    if token.startswith(_OF_BUILDS):
        return True
    _, joint, end = token.rpartition("_")
    if joint and 5 <= len(end) <= 8 and not end.isdigit() and not is_stable(end):
        return True
    return token.isalpha() and 5 <= len(token) <= 8 and not is_stable(token)


def _classes(text: str) -> set[str]:
    root = etree.HTML(text.encode("utf-8", "replace"), etree.HTMLParser(encoding="utf-8"))
    return set() if root is None else {name for e in root.iter("*") for name in (e.get("class") or "").split()}


def _rename(page: Planted, rename: Callable[[list[str]], str]) -> None:
    for element in page.root.iter("*"):
        if names := element.get("class", "").split():
            element.set("class", rename(names))


def _deploys(page: Planted, moment: Moment) -> Mapping[str, Any]:
    """Tokens that look hashed get another hash, of the same look."""

    def renamed(token: str) -> str:
        if not _looks_hashed(token):
            return token
        head, joint, end = token.rpartition("_")
        if not joint:
            head, joint, end = token.rpartition("-")
        letters = _LETTERS if end.isalpha() and end != end.lower() else _BASE36
        return f"{head}{joint}{_hashes(moment.seed, moment.stage, token, size=len(end), of=letters)}"

    if moment.stage:
        _rename(page, lambda names: " ".join(map(renamed, names)))
    return {}


def _without_ids(page: Planted) -> None:
    for element in page.root.iter("*"):
        element.attrib.pop("id", None)


def _modules(page: Planted, moment: Moment) -> Mapping[str, Any]:
    """CSS modules with names: ``Story_body__x1a2b``."""
    _without_ids(page)

    def built(name: str) -> str:
        parts = "".join(c if c.isalnum() else " " for c in name).split() or ["root"]
        hashed = _hashes(moment.seed, moment.stage, name, size=5)
        return f"{parts[0].capitalize()}_{parts[-1].lower()}__{hashed}"

    _rename(page, lambda names: " ".join(map(built, names)))
    return {}


def _hashed(page: Planted, moment: Moment) -> Mapping[str, Any]:
    """CSS modules without names: ``_x1a2b``."""
    _without_ids(page)
    _rename(page, lambda names: " ".join("_" + _hashes(moment.seed, moment.stage, n, size=5) for n in names))
    return {}


def _styled(page: Planted, moment: Moment) -> Mapping[str, Any]:
    """Styled components: ``sc-abc123-0 kLmNoP``, one pair for each list of classes."""
    _without_ids(page)

    def pair(names: list[str]) -> str:
        key = (moment.seed, moment.stage, *sorted(names))
        return f"sc-{_hashes('id', *key, size=6)}-0 {_hashes(*key, size=6, of=_LETTERS)}"

    _rename(page, pair)
    return {}


def _emotion(page: Planted, moment: Moment) -> Mapping[str, Any]:
    """Emotion: ``css-1x2y3z``, one for each list of classes."""
    _without_ids(page)
    _rename(page, lambda names: "css-" + _hashes(moment.seed, moment.stage, *sorted(names), size=6))
    return {}


# -- boxes


def _box(moment: Moment, name: str, *texts: str, tag: str = "div", inner: str = "p") -> Any:
    box = etree.Element(tag, {"class": new_name(name, moment.seed)})
    for text in texts:
        etree.SubElement(box, inner).text = text
    box.tail = "\n"
    return box


def _related(moment: Moment) -> Any:
    box = _box(moment, "related", tag="aside")
    items = etree.SubElement(box, "ul")
    for other in moment.random.sample(moment.pool, min(3, len(moment.pool))):
        link = etree.SubElement(etree.SubElement(items, "li"), "a", {"href": f"/{_hashes(other.id, size=8)}"})
        link.text = other.headline
    return box


def _sponsored(moment: Moment) -> Any:
    other = moment.random.choice(moment.pool)
    text = next(paragraph.text for paragraph in other.paragraphs if not paragraph.is_subhead)
    return _box(moment, "sponsored", other.headline, " ".join(text.split()[:40]))


_BOXES: Mapping[str, Callable[[Moment], Any]] = {
    "ad": lambda moment: _box(moment, "ad", moment.text("advertisement"), inner="span"),
    "consent": lambda moment: _box(moment, "consent", moment.text("consent")),
    "newsletter": lambda moment: _box(moment, "newsletter", moment.text("newsletter")),
    "related": _related,
    "sponsored": _sponsored,
}


def _inserts(page: Planted, moment: Moment) -> Mapping[str, Any]:
    """Boxes before paragraphs of the article, at random places, each on half of the pages."""
    for make in _BOXES.values():
        box = make(moment)
        place = moment.random.choice(page.paragraphs)
        if moment.random.random() < _HALF:
            place.addprevious(box)
    return {}


def _wrap(element: Any, name: str) -> None:
    outer = etree.Element("div")
    if name:
        outer.set("class", name)
    element.addprevious(outer)
    outer.tail, element.tail = element.tail, None
    outer.append(element)


def _ab(page: Planted, moment: Moment) -> Mapping[str, Any]:
    """Half of the pages have an element more around the article, or boxes of the margin in it."""
    if moment.random.random() < _HALF:
        return {}
    if moment.drawn("ab").random() < _HALF:
        _wrap(container_of(page), new_name("variant-b", moment.seed))
    else:
        SiteRedesign(moment.seed, ("boxes",))(page)
    return {}


def _nested(page: Planted, moment: Moment) -> Mapping[str, Any]:
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


def _markup(page: Planted, moment: Moment) -> Mapping[str, Any]:
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


def _variants(page: Planted, moment: Moment) -> Mapping[str, Any]:
    """With and without lead picture, video, subtitle, correction, paywall, live label, list, bylines."""
    random, first = moment.random, page.paragraphs[0]
    has = {name: random.random() for name in ("picture", "video", "subtitle", "correction", "live", "list", "authors")}
    truth: dict[str, Any] = {}
    texts = [paragraph.text for paragraph in moment.donor.paragraphs]
    before: list[str] = []
    if has["live"] < 0.1:
        page.headlines[0].addprevious(_box(moment, "live", moment.text("live"), tag="div", inner="span"))
    if has["subtitle"] < 0.4:
        subtitle = etree.Element("p", {"class": new_name("standfirst", moment.seed)})
        subtitle.text = " ".join(texts[-1].split()[:25])
        subtitle.tail = "\n"
        first.addprevious(subtitle)
        before.append(subtitle.text)
    if has["picture"] < 0.5:
        figure = etree.Element("figure")
        etree.SubElement(figure, "img", {"src": f"/images/{_hashes(moment.donor.id, size=8)}.jpg", "width": "1200"})
        caption = etree.SubElement(figure, "figcaption")
        caption.text = random.choice(moment.pool).headline + " Photo: Ada Albers"
        first.addprevious(figure)
    if has["video"] < 0.2:
        first.addprevious(_box(moment, "video", moment.text("video")))
    if has["correction"] < 0.1:
        first.addprevious(_box(moment, "correction", moment.text("correction")))
        before.append(moment.text("correction"))
    if len(texts) == _SHORT_ITEM:  # cut: half of them are behind a paywall
        if has["list"] < _HALF:
            page.paragraphs[-1].addnext(_box(moment, "paywall", moment.text("paywall")))
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


def _undeclared(page: Planted, moment: Moment) -> Mapping[str, Any]:
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


# -- slow changes


def _slow(page: Planted, moment: Moment) -> Mapping[str, Any]:
    """At each stage one class around the text is renamed, a box comes in, a region moves to its parent's end."""
    for stage in range(1, moment.stage + 1):
        seed = f"{moment.seed} {stage}"
        chain = [page.paragraphs[0], *page.paragraphs[0].iterancestors(), page.headlines[0]]
        names = sorted({name for element in chain for name in element.get("class", "").split()})
        if names:
            old = min(names, key=lambda name: _hashes(seed, name, size=8))
            _rename(page, lambda tokens: " ".join(new_name(t, seed) if t == old else t for t in tokens))  # noqa: B023
        place = page.paragraphs[min(stage, len(page.paragraphs) - 1)]
        place.addprevious(_box(moment, f"box {stage}", moment.random.choice(moment.pool).headline))
        _move_region(page, seed)
    return {}


def _move_region(page: Planted, seed: str) -> None:
    content = {*page.paragraphs, *page.headlines}
    content |= {above for element in content for above in element.iterancestors()}
    holders = [e for e in page.paragraphs[0].iterancestors() if e.tag not in ("html", "body")]
    regions = [child for holder in holders for child in holder.iterchildren("*") if child not in content]
    if regions:
        region = min(regions, key=lambda e: _hashes(seed, e.tag, e.get("class"), size=8))
        region.tail = None
        region.getparent().append(region)


def _rollback(page: Planted, moment: Moment) -> Mapping[str, Any]:
    if moment.stage:
        SiteRedesign.drawn(moment.seed)(page)
    return {}


_CHANGES: Mapping[str, Change] = {
    "still": _nothing,
    "deploys": _deploys,
    "modules": _modules,
    "hashed": _hashed,
    "styled": _styled,
    "emotion": _emotion,
    "inserts": _inserts,
    "ab": _ab,
    "variants": _variants,
    "slow": _slow,
    "rollback": _rollback,
    "markup": _markup,
    "nested": _nested,
    "undeclared": _undeclared,
}
_STAGED = frozenset(("deploys", "modules", "hashed", "styled", "emotion", "slow", "undeclared"))
KINDS = tuple(_CHANGES)
"""Of drifts; ``still`` is none."""
