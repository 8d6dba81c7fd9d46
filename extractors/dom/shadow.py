"""Declarative shadow roots: the text of a custom element that its page sends along is put where a browser shows it.

    <x-story><template shadowrootmode="open"><h2>...</h2><slot></slot></template><p>light</p></x-story>

A browser makes the template's children the element's shadow tree, and shows the element's own children ("light") in
its slots: those with a ``slot`` attribute in the slot of that name, all others in the one without (the flat tree of the
HTML standard). A slot's own children are shown only where nothing was put into it. To any other parser the text of a
template is no text.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Any

from lxml import etree

MAX_ROOTS = 1_000
"""Shadow roots of a page that are flattened."""
_MODES = ("shadowrootmode", "shadowroot")
"""The standard's attribute, and the one of the first browsers."""
_FLAT = "broadsheet-shadow"
"""Name of templates and slots that are done, until they are taken out from around their children."""


def flatten(roots: Sequence[Any]) -> None:
    """Put the children of declarative shadow roots in their templates' places, and the elements' own into slots.

    What no slot takes stays behind the template, though a browser does not show it.
    """
    found = (each for root in roots for each in root.iter("template") if any(each.get(mode) for mode in _MODES))
    templates = list(islice(found, MAX_ROOTS))
    if not templates:
        return
    for template in reversed(templates):  # inner ones first: then the slots left are its own
        slots = list(template.iter("slot"))
        host = template.getparent()
        if host is not None:
            _fill(host, template, slots)
        for done in (template, *slots):
            done.tag = _FLAT
    for root in roots:
        etree.strip_tags(root, _FLAT)


def _fill(host: Any, template: Any, found: Sequence[Any]) -> None:
    """Move the children of an element into the slots of its shadow root."""
    slots: dict[str, Any] = {}
    for slot in found:
        slots.setdefault(slot.get("name") or "", slot)  # the first of a name is filled
    main = slots.get("")
    before = " ".join(filter(None, (host.text, template.tail)))
    light = [child for child in host if child is not template and child.tag != _FLAT]
    if main is not None and (light or before.strip()):
        host.text = template.tail = None
        _empty(main)
        main.text = before
    filled: set[Any] = set()
    for child in light:
        slot = slots.get(child.get("slot") or "")
        if slot is None:
            continue
        tail, child.tail = child.tail, None
        if slot is not main and slot not in filled:
            _empty(slot)
        filled.add(slot)
        slot.append(child)
        if main is not None:
            _append_text(main, tail)
        else:
            _append_text(host, tail)


def _empty(slot: Any) -> None:
    """Take out what a slot shows where nothing is put into it."""
    for child in list(slot):
        slot.remove(child)
    slot.text = None


def _append_text(element: Any, text: str | None) -> None:
    if not text:
        return
    last = next(element.iterchildren(reversed=True), None)  # its length would be counted child by child
    if last is not None:
        last.tail = (last.tail or "") + text
    else:
        element.text = (element.text or "") + text
