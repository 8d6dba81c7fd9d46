"""The root's subtree seen with the arbiter's eyes: which places are kept, which are captions, which are
foreign."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Sequence
from functools import cached_property
from typing import TypeVar

import numpy as np

from extractors.blocks import embeds
from extractors.document import Document
from extractors.dom import tags
from extractors.dom.arrays import where_true
from extractors.dom.columns import Bools
from extractors.metadata.captions import split_credit
from extractors.pictures.sizes import stated_size
from extractors.remembered import Remembered, remembered

_FIGURE, _FIGCAPTION, _BUTTON = tags.CODES["figure"], tags.CODES["figcaption"], tags.CODES["button"]
_CAPTION_CLASS = re.compile(
    r"caption|legend|credit|copyright|bildunterschrift|licen[cs]e|lizenz|"
    r"(?:photo|image|img|picture|bild|foto)[-_]{0,2}(?:text|desc|info|source|byline|author|title)",
    re.I,
)
_NO_CAPTION_CLASS = re.compile(r"(?:has|no|with)[-_]?(?:caption|credit)|image[-_]{0,2}text", re.I)
"""Classes of what holds more than a caption: a picture's frame, a picture with a text beside it."""
CAPTION_SIGNS = tuple("caption legend credit copyright bild licen lizenz photo image img picture foto".split())
"""One of them is in whatever ``is_caption_class`` is true of."""
_VISUAL = tags.mask("img amp-img video audio iframe amp-iframe amp-video picture h1 h2 h3 h4 h5 h6")
_SHOWN = tags.mask("img amp-img video audio iframe amp-iframe amp-video")
_FRAMES = tags.codes("iframe amp-iframe")
_APART = tags.mask("aside nav footer form section button")
_LINK, _HEAD_CELL = tags.CODES["a"], tags.CODES["th"]
_PICTURES = tags.mask("img amp-img")
_TITLED = tags.mask("h1 h2 h3 h4 h5 h6 time form button iframe video")
_PERSON = re.compile(
    r"author|autor|byline|writer|avatar|headshot|profile|(?:^|[\s_-])bio(?:$|[\s_-])|rating|stars|logo", re.I
)
MOST_WORDS = 60
"""Of a caption that nothing names so; and elements between it and what holds its picture."""
_WITH_CREDIT = 2
_PORTRAIT = 128
"""Pixels of the longer side."""
MOST_CREDIT_WORDS = 14
MOST_POSTS = 1_000
LEVELS = 3
NEAR = 12
_FILE = re.compile(r"\.(?:jpe?g|png|webp|gif|avif)(?:$|[?#])|youtu|^$|^#", re.I)
NEARLY_ALL = 0.8
"""Of the kept texts: an element with this share of them is the text's own."""
MOST_ELEMENTS = 40
"""In an element behind the text that holds pictures or players of the article: more are a list of teasers."""
T = TypeVar("T")
LONGEST_CAPTION = 800
"""Characters: a longer text with a caption's class is something else."""
FOREIGN_WORDS = 4
"""From this many words on, a dropped text beside a picture makes both a teaser's; fewer are a credit or a
button."""


@remembered()
def is_caption_class(value: str) -> bool:
    """Whether a class says caption, credit or the like; remembered, since pages repeat their classes."""
    return _CAPTION_CLASS.search(value) is not None


def is_caption_alone(value: str) -> bool:
    """Whether such a class says so of nothing else."""
    return _NO_CAPTION_CLASS.search(value) is None


def is_button_role(value: str) -> bool:
    """Whether a role says that its element is a button."""
    return value.strip().lower() == "button"


def buttons(document: Document) -> Bools:
    """Per element: whether it is a button, by its name or its role."""
    found: Bools = document.tag == _BUTTON
    found[[node for node, role in document.attribute("role") if is_button_role(role)]] = True
    return found


class Region:
    """The part of a page that an article's blocks are made of: its texts, those of the header left out, and which media
    of the subtree of ``root`` belong to it.

    A picture, video or frame counts if it stands between the first and the last kept block (or the header), or
    right behind the last in the element of the text, and in no element all of whose texts were dropped, captions
    aside. ``lead``, the picture that is known to open the article, counts wherever it stands.
    """

    def __init__(
        self,
        document: Document,
        root: int,
        kept: Sequence[int],
        header: int | None,
        lead: int | None = None,
    ) -> None:
        self.document = document
        self.root = root
        self.lead = lead
        self._around_lead = self._branch(lead)
        self.stop = int(document.end[root])
        s, blocks = document.structure, document.blocks
        self.open_at, self.close_at = s.open_at, s.close_at
        self.block_starts: list[int] = blocks.start.tolist()
        self.owners: list[int] = blocks.owner.tolist()
        self._parts = self._with_next(self._around_lead), range(root + 1, self.stop)
        of_header = range(header, int(document.end[header])) if header is not None else range(0)
        self.kept = tuple(block for block in kept if self.owners[block] not in of_header)
        self._inside = frozenset(self.kept)
        self.captioned: dict[int, tuple[int, int]] = {}
        """What of a dropped line is a caption, by offsets of the stream, where a label stands before it."""
        self.caption: list[bool] = self._caption_flags()
        self._flag_unnamed(self._inside)
        self._body = [self.block_starts[b] for b in self.kept if not self.caption[b]]
        words = blocks.words.tolist()
        self._foreign = [
            start
            for b, start in enumerate(self.block_starts)
            if b not in self._inside and not self.caption[b] and words[b] >= FOREIGN_WORDS and not self.is_in_button(b)
        ]
        self._verdicts: dict[int, bool] = {}
        self.text_stop = int(blocks.stop[self.kept[-1]]) if self.kept else 0
        """Where the last kept text ends; pictures and players can follow it."""
        self.first, self.last = self._span(header)

    def _branch(self, lead: int | None) -> range:
        """The elements beside the root in which the lead picture stands, the outermost first; none if it stands in
        the root."""
        document = self.document
        if lead is None or document.is_within(lead, self.root):
            return range(0)
        top, branch = document.common_ancestor([self.root, lead]), lead
        while document.parents[branch] != top:
            branch = document.parents[branch]
        return range(branch, int(document.end[branch]))

    def _with_next(self, branch: range) -> range:
        """The elements around the lead picture and the one behind them, which can be its caption."""
        following = branch.stop
        document = self.document
        if not branch or following >= len(document) or document.parents[following] != document.parents[branch.start]:
            return branch
        stop = int(document.end[following])
        return branch if following <= self.root < stop else range(branch.start, stop)

    def _span(self, header: int | None) -> tuple[int, int]:
        blocks = self.document.blocks
        if not self.kept:
            return 1, 0
        first, last = int(blocks.start[self.kept[0]]), self._behind(self.text_stop)
        # pictures and players commonly open an article above its first paragraph, in that paragraph's own
        # element
        if header is not None and self.root < header < self.stop and self.close_at[header] < first:
            return int(self.close_at[header]), last
        return (int(self.open_at[self.root]) if header is None or header < self.root else first), last

    def _behind(self, last: int) -> int:
        """Where the article ends that closes with pictures, players or posts: behind those that follow the last kept
        text in the element of the text, up to the next other text."""
        home = self._home()
        if home is None:
            return last
        posts = [node for node, _ in self.posts if self.open_at[node] >= last]
        skipped = {block for post in posts for block in self.blocks_in(post)}
        following = range(bisect_left(self.block_starts, last), len(self.block_starts))
        limit = next((self.block_starts[b] for b in following if b not in skipped and not self.caption[b]), None)
        for node in self.document.children(home):
            stop = int(self.close_at[node])
            if self.open_at[node] < last:
                continue
            if (limit is not None and stop > limit) or not self._closes(node):
                break
            end = int(self.document.end[node])
            if _SHOWN[self.document.tag[node:end]].any() or bisect_left(posts, node) < bisect_left(posts, end):
                last = stop
        return last

    def _home(self) -> int | None:
        """The innermost element around the last kept text that holds nearly all of them."""
        if not self._body:
            return None
        node = self.owners[self.kept[-1]]
        while node >= self.root:
            low, high = (bisect_left(self._body, int(at[node])) for at in (self.open_at, self.close_at))
            if high - low >= NEARLY_ALL * len(self._body):
                return node
            node = self.document.parents[node]
        return None

    def _closes(self, node: int) -> bool:
        """Whether an element behind the text can be part of it: small, and no picture in it leads to another page, as
        those of teasers and adverts do."""
        document = self.document
        stop = int(document.end[node])
        if stop - node > MOST_ELEMENTS or _APART[document.tag[node:stop]].any():
            return False
        links = (where_true(document.tag[node:stop] == _LINK) + node).tolist()
        return all(
            _FILE.search(document.attribute_of(link, "href")) is not None
            for link in links
            if _SHOWN[document.tag[link : int(document.end[link])]].any()
        )

    def _caption_flags(self) -> list[bool]:
        document = self.document
        flagged = document.tag == _FIGCAPTION
        for node, _ in self.classes(is_caption_class, CAPTION_SIGNS):
            if self._is_short_text(node) and (
                not self.holds_kept(node) or is_caption_alone(document.attribute_of(node, "class"))
            ):
                flagged[node] = True
        heads = document.tag == _HEAD_CELL
        if heads.any():
            flagged &= ~document.below_any(heads)  # what names a row beside its picture is the row's
        if not flagged.any():
            return [False] * len(self.block_starts)
        s, blocks = document.structure, document.blocks
        below = document.below_any(flagged).take(s.run_owner)
        # a caption in the line of a kept text makes no caption of the text
        named = 2 * blocks.sum(below * s.run_words)
        most = named >= blocks.words
        dropped = np.ones(len(blocks), dtype=np.bool_)
        dropped[list(self.kept)] = False
        most |= dropped
        first = below.take(blocks.first_run)
        labelled = dropped & ~first & (named > blocks.words)  # a dropped line with a label before: "enlarge"
        for block in where_true(labelled).tolist():
            runs = where_true(below[blocks.first_run[block] : blocks.stop_run[block]]) + blocks.first_run[block]
            self.captioned[block] = int(s.run_at[runs[0]]), int(s.run_stop[runs[-1]])
        flags: list[bool] = ((first & most) | labelled).tolist()
        return flags

    def classes(self, judge: Remembered[T], signs: Sequence[str]) -> list[tuple[int, T]]:
        """(element, verdict on its class) wherever that is true: around the lead picture, then below the root.
        ``signs``: as of ``Coded.telling``."""
        told = self.document.coded("class").telling(judge.each, signs)
        return [(node, verdict) for part in self._parts for node, verdict in told if node in part]

    @cached_property
    def posts(self) -> list[tuple[int, str]]:
        """(element, service) of the containers of social posts, by their classes or the post's number."""
        document = self.document
        told = self.classes(embeds.post_service, embeds.POST_CLASSES)
        found = {node: service for node, service in told if service is not None}
        for name in embeds.TWEET_ATTRIBUTES if "data-tweet" in document.stream else ():
            tweets = [node for node, value in document.attribute(name) if embeds.tweet_url(value)]
            inside = (node for node in tweets if self.root < node < self.stop)
            found |= {node: "Twitter" for node in inside if document.name(node) != "amp-twitter"}
        posts = ((node, service) for node, service in found.items() if document.tag[node] not in _FRAMES)
        return sorted(posts)[:MOST_POSTS]

    def _flag_unnamed(self, inside: frozenset[int]) -> None:
        """Takes dropped texts for captions that nothing names so, but that stand alone with one picture, of the root or
        the lead."""
        words = self.document.blocks.words
        for node in (*self._around_lead[:1], self.root):
            low, high = (bisect_left(self.block_starts, int(at[node])) for at in (self.open_at, self.close_at))
            for block in range(low, high):
                if (
                    block not in inside
                    and not self.caption[block]
                    and FOREIGN_WORDS <= words[block] <= MOST_WORDS
                    and not self.is_in_button(block)
                ):
                    for part in self._alone_with_a_picture(self.owners[block], inside):
                        self.caption[part] = True

    def _alone_with_a_picture(self, node: int, inside: frozenset[int]) -> list[int]:
        """The text of an element, outside of links, and a credit behind it, if they are the only ones beside the only
        picture before them, and neither is named as a person's or a rating's; else nothing."""
        document = self.document
        if self.figure_of(node) is not None:
            return []  # what a figure holds is told by its own rules
        for above in (node, *self.within_root(node)[:LEVELS]):
            stop = int(document.end[above])
            if stop - above > MOST_ELEMENTS:
                return []
            pictures = self._pictures[bisect_left(self._pictures, above) : bisect_left(self._pictures, stop)]
            if not pictures:
                continue
            beside = [block for block in self.blocks_in(above) if not self.caption[block]]
            if len(pictures) > 1 or not self._is_credited(beside, inside):
                return []
            if self.open_at[pictures[0]] > self.block_starts[beside[0]] or self._is_teaser(pictures[0], beside[0]):
                return []  # what stands before the picture, or tells of something else
            around = (above, *self.within_root(above)[:LEVELS], *range(above + 1, min(stop, above + NEAR)))
            if _TITLED[document.tag[above:stop]].any() or any(_PERSON.search(self._names(each)) for each in around):
                return []
            links = (where_true(document.tag[above:stop] == _LINK) + above).tolist()
            linked = any(document.subtree_chars[link] and not self._is_licence(link) for link in links)
            return [] if linked or (document.in_link[node] and not self._is_licence(node)) else beside
        return []

    @cached_property
    def _pictures(self) -> list[int]:
        """All pictures of the page, but those of a ``noscript``."""
        document = self.document
        pictures = where_true(_PICTURES[document.tag])
        found: list[int] = pictures[~document.silent[document.parent[pictures]]].tolist()
        return found

    def _is_credited(self, blocks: Sequence[int], inside: frozenset[int]) -> bool:
        """Whether of some texts there is one, or a second that only says who made the picture."""
        if len(blocks) != _WITH_CREDIT:
            return len(blocks) == 1
        return inside.isdisjoint(blocks) and split_credit(self.document.block_text(blocks[1]))[1] is not None

    def _is_teaser(self, picture: int, block: int) -> bool:
        """Whether a picture is as small as a portrait, or a text breaks off."""
        sides = [side for side in stated_size(self.document.element(picture).attrib) if side]
        return 0 < max(sides, default=0) <= _PORTRAIT or self.document.block_text(block).rstrip().endswith(("...", "…"))

    def _is_licence(self, link: int) -> bool:
        """Whether a link leads to the licence of what it stands beside."""
        return "creativecommons.org/" in self.document.attribute_of(link, "href")

    def _names(self, node: int) -> str:
        return " ".join(self.document.attribute_of(node, name) for name in ("class", "id", "alt"))

    def _is_short_text(self, node: int) -> bool:
        stop = int(self.document.end[node])
        return (
            int(self.document.subtree_chars[node]) <= LONGEST_CAPTION
            and not _VISUAL[self.document.tag[node:stop]].any()
        )

    # -- questions

    def holds_body(self, node: int) -> bool:
        """Whether a kept text, no caption, lies in the element."""
        return any_between(self._body, int(self.open_at[node]), int(self.close_at[node]))

    def holds_kept(self, node: int) -> bool:
        """Whether a kept text, a caption perhaps, lies in the element."""
        return not self._inside.isdisjoint(self.blocks_in(node))

    def holds_foreign(self, node: int, beside: int | None = None) -> bool:
        """Whether a dropped text, no caption and no mere label, lies in the element; ``beside``: not in this one."""
        low, high = int(self.open_at[node]), int(self.close_at[node])
        if beside is None:
            return any_between(self._foreign, low, high)
        start, stop = int(self.open_at[beside]), int(self.close_at[beside])
        return any_between(self._foreign, low, start) or any_between(self._foreign, stop, high)

    def is_in_button(self, block: int) -> bool:
        """Whether a text is the label of a button."""
        return self._in_button is not None and bool(self._in_button[self.owners[block]])

    @cached_property
    def _in_button(self) -> Bools | None:
        """Per element: whether it is a button or stands in one; None if the page has none."""
        found = buttons(self.document)
        return self.document.below_any(found) if found.any() else None

    def is_credit(self, block: int) -> bool:
        """Whether a dropped text only says who made a picture."""
        document, owner = self.document, self.owners[block]
        if block in self._inside or document.blocks.words[block] > MOST_CREDIT_WORDS:
            return False
        if document.in_link[owner] or document.hidden[owner]:
            return False
        text = document.block_text(block)
        caption, credit = split_credit(text) if len(text) <= LONGEST_CAPTION else (text, None)
        return caption is None and credit is not None

    def within_root(self, node: int) -> list[int]:
        """The ancestors of an element below the root, nearest first; of the lead picture those beside the root."""
        found: list[int] = []
        parents = self.document.parents
        top = self._around_lead.start - 1 if node in self._around_lead else self.root
        while (node := parents[node]) > top:
            found.append(node)
        return found

    def figure_of(self, node: int) -> int | None:
        """The nearest figure that holds the element."""
        for above in self.within_root(node):
            if self.document.tag[above] == _FIGURE:
                return above
        return None

    def accepts(self, node: int, late: bool = False) -> bool:
        """Whether what an element shows belongs to the article; ``late``: even if it hides itself."""
        if node == self.lead:
            return True
        if not self._is_reached(node, self.document.parents[node] if late else node):
            return False
        parent = self.document.parents[node]
        known = self._verdicts.get(parent)
        if known is None:
            known = self._verdicts[parent] = self._is_near_body(node)
        return known

    def accepts_post(self, node: int) -> bool:
        """Whether a post belongs to the article: as ``accepts``, whatever became of its own text."""
        return self._is_reached(node, node) and self._is_near_body(node, node)

    def _is_reached(self, node: int, shown: int) -> bool:
        """Whether an element stands between first and last, and ``shown`` is not hidden, or only with texts."""
        if not self.first <= self.open_at[node] <= self.last:
            return False
        hidden = self.document.hidden
        return not hidden[shown] or any(hidden[above] and self._holds_texts(above) for above in self.within_root(node))

    def _holds_texts(self, node: int) -> bool:
        """Whether several kept texts lie in the element."""
        texts = bisect_left(self._body, int(self.close_at[node])) - bisect_left(self._body, int(self.open_at[node]))
        return texts > 1

    def _is_near_body(self, node: int, own: int | None = None) -> bool:
        figure = self.figure_of(node)
        for above in self.within_root(node):
            if self.holds_body(above):
                return True
            if self.holds_foreign(above, own) and (figure is None or above < figure):
                return False
        return True

    def blocks_in(self, node: int) -> range:
        """The blocks of text in an element, by index."""
        return range(
            bisect_left(self.block_starts, int(self.open_at[node])),
            bisect_left(self.block_starts, int(self.close_at[node])),
        )


def any_between(starts: Sequence[int], low: int, high: int) -> bool:
    """Whether a place of some in order lies between two others, the first included."""
    place = bisect_left(starts, low)
    return place < len(starts) and starts[place] < high
