"""Sites with known truth: the words of other articles set into a recorded page's own template.

    python -m benchmarks.transplant SET[,SET...] -o OUT.jsonl.xz [--templates N] [--pages N] [--seed N]

Each clean page of the sets is a template (``benchmarks.made.page_template``); every page made of it carries another
article's headline and paragraphs, in the template's own elements with its own boxes between them. As on a real
site the furniture is not quite the same on any two pages: teasers, captions and comments change, a box between
the paragraphs is missing or stands elsewhere, author and date are the page's own. With ``--folds`` the articles
of a site come from the sites that its model never saw either.
"""

from __future__ import annotations

import argparse
import base64
import json
import lzma
import re
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlsplit, urlunsplit

from lxml import etree

from benchmarks.corpus import Record, read_sets, split_paths
from benchmarks.made.donors import Donor, Paragraph, donors_of
from benchmarks.made.page_template import PageTemplate, template_of
from benchmarks.made.substitution import Substitution
from benchmarks.training.labels import tokens
from extractors.document import parse

KEPT_BOXES = 0.7
"""Share of the boxes between the paragraphs that a page has."""
MOVED_BOXES = 0.5
"""Share of those that stand elsewhere than in the template."""
_LINKED = 0.3
"""Share of the paragraphs with a link or emphasis in them."""
_SLUG = re.compile(r"[\W_]+")


@dataclass(frozen=True, slots=True)
class Site:
    """Pages of one template, each with its truth."""

    name: str
    template: PageTemplate
    records: tuple[Record, ...]


@dataclass(frozen=True, slots=True)
class Planted:
    """A page while it is a tree. ``paragraphs`` and ``headlines`` are its elements with the article's words."""

    root: Any
    paragraphs: tuple[Any, ...]
    headlines: tuple[Any, ...]


Redesign = Callable[[Planted], None]
"""Changes a page in place, in the same way on every page of a site."""


def transplant(
    template: PageTemplate,
    donor: Donor,
    pool: Sequence[Donor],
    seed: str,
    number: int,
    redesign: Redesign | None = None,
) -> Record:
    """One page: the donor's words in the template, which may be redesigned before. ``pool`` gives the teasers their
    words. The same seed and number give the same page."""
    random = _random_of(template, seed, number)
    root = parse(template.record.page.text())
    elements = list(root.iter())
    change = Substitution.of(template.record, donor, random)
    change.apply(root)
    _change_furniture(template, elements, pool, random)
    _move_boxes(template, elements, random)
    paragraphs, optional = _fill(template, elements, donor, random)
    headlines = [elements[node] for node in template.headlines]
    for headline in headlines:
        _set_text(headline, donor.headline)
    if redesign is not None:
        redesign(Planted(root, tuple(paragraphs), tuple(headlines)))
    html = "<!DOCTYPE html>\n" + etree.tostring(root, method="html", encoding="unicode")
    return Record(
        id=f"{template.site}/{number}{'' if redesign is None else '-redesigned'}",
        url=_address(template.record.url, donor.headline, number),
        site=template.site,
        lang=donor.lang,
        page_type="article",
        body=html.encode("utf-8", "xmlcharrefreplace"),
        truth={"headline": donor.headline, **_truth_of(donor, optional), **change.truth},
    )


def _random_of(template: PageTemplate, seed: str, number: int) -> Random:
    return Random(f"{seed} {template.record.id} {number}")


def authors_of(template: PageTemplate, donor: Donor, seed: str, number: int) -> list[str] | None:
    """The authors of the page that ``transplant`` makes of the same; None where its truth has none."""
    return Substitution.of(template.record, donor, _random_of(template, seed, number)).truth.get("authors")


def _truth_of(donor: Donor, optional: Sequence[int]) -> dict[str, Any]:
    """The donor's body; paragraphs in a place that the recorded page's truth makes optional are optional here too."""
    if not optional:
        return {"body": donor.body}
    texts = [paragraph.text for paragraph in donor.paragraphs]
    return {"body": donor.body, "body_paragraphs": texts, "body_optional": [*optional]}


def transplanted_site(
    template: PageTemplate,
    donors: Sequence[Donor],
    pages: int,
    seed: int = 0,
    *,
    redesign: Redesign | None = None,
    first: int = 0,
) -> Site | None:
    """A site of so many pages, no article twice; None where the donors of its language are too few.

    ``first`` skips so many of the site's articles, so that a site goes on with other ones after a ``redesign``.
    """
    lang = (template.record.lang or "en")[:2]
    fitting = [donor for donor in donors if donor.lang == lang and donor.site != template.site]
    if len(fitting) < first + pages:
        return None
    chosen = Random(f"{seed} {template.record.id}").sample(fitting, len(fitting))[first : first + pages]
    records = tuple(
        transplant(template, donor, fitting, str(seed), number, redesign) for number, donor in enumerate(chosen, first)
    )
    return Site(template.site, template, records)


def templates_with_donors(
    records: Sequence[Record], count: int, pages: int, groups: Mapping[str, int] | None = None
) -> Iterator[tuple[PageTemplate, list[Donor]]]:
    """The first clean page of each of the first ``count`` sites that have one, with donors for so many pages.

    ``groups`` maps a site to the fold that leaves it out: a template's donors are those of its own group, as far as
    they are enough.
    """
    donors = donors_of(records)
    used: set[str] = set()
    for record in records:
        if len(used) >= count:
            return
        template = None if record.site in used else template_of(record)
        if template is None:
            continue
        others = [d for d in donors if d.site != record.site and d.lang == (record.lang or "en")[:2]]
        near = [d for d in others if groups is None or groups.get(d.site, 0) == groups.get(record.site, 0)]
        chosen = near if len(near) >= pages else others
        if len(chosen) >= pages:
            used.add(record.site)
            yield template, chosen


def transplanted_sites(
    records: Sequence[Record], templates: int, pages: int, *, seed: int = 0, groups: Mapping[str, int] | None = None
) -> Iterator[Site]:
    """Sites of so many pages of the first clean templates."""
    for template, donors in templates_with_donors(records, templates, pages, groups):
        site = transplanted_site(template, donors, pages, seed)
        if site is not None:
            yield site


def _fill(
    template: PageTemplate, elements: list[Any], donor: Donor, random: Random
) -> tuple[list[Any], list[int]]:
    """The elements that were made, in order, and the numbers of those in places that are optional."""
    subhead = deepcopy(elements[template.subheads[0]]) if template.subheads else etree.Element("h2")
    subhead.tail = "\n"
    for node in (*template.subheads, *template.other_content):
        _remove(elements[node])
    slots = [elements[node] for node in template.slots]
    count, items = len(slots), donor.paragraphs
    written: list[Any] = []
    optional: list[int] = []
    for place, slot in enumerate(slots):
        low, high = place * len(items) // count, (place + 1) * len(items) // count
        if len(items) < count:
            low, high = place, min(place + 1, len(items))
        for item in items[low:high]:
            made = deepcopy(subhead if item.is_subhead else slot)
            made.attrib.pop("id", None)
            made.tail = "\n"
            _write(made, item, random)
            slot.addprevious(made)
            if template.slots[place] in template.optional:
                optional.append(len(written))
            written.append(made)
        _remove(slot)
    return written, optional


def _write(element: Any, item: Paragraph, random: Random) -> None:
    for child in list(element):
        element.remove(child)
    words = item.text.split(" ")
    if item.is_subhead or len(words) < 12 or random.random() > _LINKED:
        element.text = item.text
        return
    start = random.randrange(1, len(words) - 5)
    stop = start + random.randrange(1, 5)
    inline = etree.SubElement(element, random.choice(("a", "em", "strong")))
    if inline.tag == "a":
        inline.set("href", "/" + _slug(" ".join(words[start:stop])))
    element.text, inline.text = " ".join(words[:start]) + " ", " ".join(words[start:stop])
    inline.tail = " " + " ".join(words[stop:])


def _move_boxes(template: PageTemplate, elements: list[Any], random: Random) -> None:
    by_parent: dict[Any, list[Any]] = {}
    for node in template.slots:
        by_parent.setdefault(elements[node].getparent(), []).append(elements[node])
    for node in template.boxes:
        box = elements[node]
        if random.random() > KEPT_BOXES:
            _remove(box)
        elif random.random() < MOVED_BOXES:
            neighbour = random.choice(by_parent[box.getparent()])
            _detach(box)
            neighbour.addnext(box)


def _change_furniture(
    template: PageTemplate, elements: list[Any], pool: Sequence[Donor], random: Random
) -> None:
    headlines: dict[str, str] = {}
    for node in template.teasers:
        link = elements[node]
        old = " ".join("".join(link.itertext()).split())
        other = random.choice(pool)
        new = headlines.setdefault(old, other.headline)  # a picture's link and a title's say the same
        _set_text(link, new)
        link.set("href", f"/{_slug(new)}")
    for node in (*template.remarks, *(n for n in template.box_texts if _changes(template, n))):
        size = len(tokens("".join(elements[node].itertext())))
        _set_text(elements[node], _sentence(random.choice(pool), size, random))


def _changes(template: PageTemplate, node: int) -> bool:
    """Of the texts in boxes one half is the article's own, the other the site's on every page."""
    return Random(f"{template.record.id} {node}").random() < 0.5


def _sentence(donor: Donor, words: int, random: Random) -> str:
    paragraph = random.choice([p for p in donor.paragraphs if not p.is_subhead]).text.split()
    return " ".join(paragraph[: max(4, int(words * random.uniform(0.6, 1.4)))])


def _set_text(element: Any, text: str) -> None:
    """Give an element another text, in the first of its descendants that holds any, and take out all the rest."""
    holders = [e for e in element.iter() if e.tag not in ("script", "style") and (e.text or "").strip()]
    for descendant in element.iter():
        if descendant.tag in ("script", "style"):
            continue
        descendant.text = None
        if descendant is not element:
            descendant.tail = None
    (holders[0] if holders else element).text = text


def _detach(element: Any) -> None:
    """Take an element out of the tree; the text after it stays where it is."""
    parent, before, tail = element.getparent(), element.getprevious(), element.tail
    element.tail = None
    parent.remove(element)
    if tail and before is not None:
        before.tail = (before.tail or "") + tail
    elif tail:
        parent.text = (parent.text or "") + tail


def _remove(element: Any) -> None:
    if element.getparent() is not None:
        _detach(element)


def _slug(text: str) -> str:
    return _SLUG.sub("-", text.lower()).strip("-")[:70] or "article"


def _address(url: str, headline: str, number: int) -> str:
    """The template's address with another last part."""
    parts = urlsplit(url)
    folders = [part for part in parts.path.split("/") if part][:-1]
    path = "/" + "/".join([*folders, f"{_slug(headline)}-{1000 + number}"])
    return urlunsplit((parts.scheme or "https", parts.netloc or "example.com", path, "", ""))


def line_of(record: Record) -> dict[str, Any]:
    """A record as a line of a set (``benchmarks.corpus``)."""
    return {
        "id": record.id,
        "url": record.url,
        "site": record.site,
        "lang": record.lang,
        "page_type": record.page_type,
        "html_b64": base64.b64encode(record.body).decode(),
        "truth": dict(record.truth),
    }


def folds_of(directory: Path | None) -> dict[str, int] | None:
    """Per site the fold that left it out; None without a directory."""
    if directory is None:
        return None
    return dict(json.loads((directory / "folds.json").read_text(encoding="utf-8"))["sites"])


def main(arguments: list[str] | None = None) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sets", metavar="SET[,SET...]")
    parser.add_argument("-o", "--output", type=Path, required=True, help="the set that is written (.jsonl.xz)")
    parser.add_argument("--templates", type=int, default=60)
    parser.add_argument("--pages", type=int, default=10, help="pages of each template (default 10)")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--folds", type=Path, metavar="DIR")
    options = parser.parse_args(arguments)
    records = [replace(record, lang=record.lang or "en") for record in read_sets(split_paths(options.sets))]
    count = 0
    with lzma.open(options.output, "wt", encoding="utf-8", preset=1) as out:
        for site in transplanted_sites(
            records, options.templates, options.pages, seed=options.seed, groups=folds_of(options.folds)
        ):
            count += 1
            for record in site.records:
                out.write(json.dumps(line_of(record), ensure_ascii=False) + "\n")
    print(f"{count} sites of {options.pages} pages")
    return 0


if __name__ == "__main__":
    sys.exit(main())
