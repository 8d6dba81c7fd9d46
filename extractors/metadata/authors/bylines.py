"""Names that a reader sees: author links, marked elements, lines that begin with "by"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cached_property
from itertools import chain

from extractors.dom import tags
from extractors.dom.arrays import where_true
from extractors.metadata import marks
from extractors.metadata.authors.behind import without_reading_time
from extractors.metadata.authors.by_language import Words, language_of
from extractors.metadata.authors.cjk import has_cjk, is_cjk, signature_in, signed_by
from extractors.metadata.authors.comments import comments_begin
from extractors.metadata.authors.linked_names import TOPICS, WRITERS
from extractors.metadata.authors.names import authors_of, is_person_like
from extractors.metadata.authors.roles import is_other_role
from extractors.metadata.authors.signed import signed
from extractors.metadata.authors.words import BY, GENRES_BY, POSTED, WHO_WROTE
from extractors.metadata.dom import AFTER, BEFORE, SHORT, Dom, Visible, holds_year
from extractors.metadata.teasers import is_of_teaser
from extractors.metadata.tree import attributes, pieces_between, pieces_of

_NAME_ALONE = re.compile(r"(?=.{5,40}$)[^\W\d_][\w’'.-]*(?: [^\W\d_][\w’'.-]*){1,3}")
_SOURCE_BEHIND = re.compile(r" \([^()]{2,40}\)$")
_NAMED_RIGHT = frozenset(("text-end", "text-right", "has-text-align-right", "ql-align-right", "rteright"))
"""Classes of Bootstrap, WordPress, Quill and Drupal's editor."""
_TO_THE_RIGHT = re.compile(r"text-align\s*:\s*(?:right|end)\b")


class Bylines:
    """The visible names of one page."""

    def __init__(self, dom: Dom) -> None:
        self.dom = dom
        self.document = dom.document
        self.words = Words(language_of(dom.document))

    def linked(self) -> Iterator[Visible]:
        """Author links."""
        return map(self._bare, self._linked())

    def others(self) -> Iterator[Visible]:
        """Elements whose class speaks of an author, and lines that begin with "by"."""
        return map(self._bare, self._others())

    def _bare(self, seen: Visible) -> Visible:
        """A byline without the words for *by* and *and* of the page's language."""
        return seen if _POSTED.match(seen.raw) else seen._replace(raw=self.words.bare(seen.raw))

    def _linked(self) -> Iterator[Visible]:
        for node in self.rel_authors():
            if self.document.tag[node] == tags.CODES["a"] and self._is_writer(node):
                text = pieces_of(self.document, node, 200)
                if text:
                    yield Visible(
                        f"dom.rel.{self._place(node)}",
                        text,
                        node,
                        attributes(self.document, node).get("href"),
                    )

    def _others(self) -> Iterator[Visible]:
        last_end = -1
        for node in self.dom.nodes_marked(marks.BYLINE):
            if node < last_end or not self._is_writer(node):
                continue
            text = pieces_of(self.document, node, 600)
            if not text or len(text) > 2 * SHORT:
                continue
            if last_end >= 0 and node > last_end + _APART:
                break  # those of other articles
            if last_end >= 0 or not holds_year(text) or authors_of(text, visible=True):
                last_end = int(self.document.end[node])  # after a date alone the names can stand farther down
            yield from self._names_in(node, text)
        yield from self._lines_by()
        yield from self._signatures()
        yield from self._on_the_right()
        yield from signed(self.dom)
        yield from self._profile_links()

    def rel_authors(self) -> list[int]:
        """Elements whose rel says author."""
        found = [node for node, value in self.document.attribute("rel") if "author" in value.lower().split()]
        return found[:_MOST_MARKED]

    def _lines_by(self) -> Iterator[Visible]:
        """Lines near the headline: "by ...", "17 May 2024 by ...", and "by" with the name in the next
        line."""
        for place, (node, text, at) in enumerate(self.dom.lines):
            named = self._named_by(place, text) if len(text) <= 120 else None
            if not named or is_other_role(text[:40].partition(" | ")[0]) or self.dom.is_quoted(node):
                continue
            if at >= self._comments_begin or self._is_of_other(node) or is_of_teaser(self.dom, node):
                continue
            if not self._is_subhead(node, named):
                yield Visible("dom.line", named, node)

    @cached_property
    def _comments_begin(self) -> int:
        return comments_begin(self.dom)

    def _is_subhead(self, node: int, named: str) -> bool:
        """Whether a line is a heading that names no person: "Von Risiken und Nebenwirkungen"."""
        is_heading = self.document.tag.item(node) in _SUBHEADS
        return is_heading and not any(map(is_person_like, authors_of(named, visible=True)))

    def _named_by(self, place: int, text: str) -> str | None:
        """The part of a line, or of the next one, that names who wrote."""
        text = without_reading_time(text)  # "2 minuti di lettura": its "of" is a word for "by"
        if bare := self.words.named(text):
            return bare
        foreign = is_cjk(text)
        if foreign and signed_by(text):
            return text
        if _BY_ALONE.match(text):
            return self._behind_label(place)
        if foreign:
            return None
        if _BY.match(text) or _POSTED.match(text):
            return text
        if signed := _DE_PE.match(text):
            return signed.group(1)
        if labelled := next(filter(_LABELLED.match, text.split(" | ")[1:]), None):
            return labelled
        match = _DATE_BY.search(text) if holds_year(text) and "(@" not in text else None  # a post's own signature
        if match is None or _LOWER_CASE.search(match.group(1)) or is_other_role(text[: match.start(1)]):
            return None
        first = _FIRST_PIECE.split(match.group(1), maxsplit=1)[0]
        is_lower = first.islower() and first.title() != first  # Georgian has no capitals in names
        alone = first.rstrip(" ·•–—-")
        if alone.isalpha() and alone[0].isupper() and _MOMENT_ENDS.search(text, 0, match.start() + 1):
            return alone  # one name, and what follows it in the line
        return None if " " in first and is_lower else match.group(1)  # "a school to grow by two classes"

    def _behind_label(self, place: int) -> str | None:
        """The line behind "Author:", and those of the same class beside it: a field that takes several names. Of the
        items of such a list the truth of the one recorded page that has it knows the first alone."""
        document, label = self.document, self.dom.lines[place]
        behind = sorted((line for line in self.dom.lines if line.at > label.at), key=lambda line: line.at)
        first = next(iter(behind), None)
        if first is None or len(first.text) >= 80:
            return None if first else ""
        kind, names = document.attribute_of(first.node, "class"), [first.text]
        is_field = bool(kind) and document.name(first.node) != "li" and is_person_like(first.text)
        for line in behind[1 : 1 + _MOST_NAMES] if is_field else ():
            alike = document.parent.item(line.node) == document.parent.item(first.node)
            if not alike or document.attribute_of(line.node, "class") != kind or not is_person_like(line.text):
                break
            names.append(line.text)
        return ", ".join(names)

    def _signatures(self) -> Iterator[Visible]:
        """Where Chinese papers sign: the first and the last lines of the article, and those right after it."""
        if self.dom.root is None:
            return
        s, blocks = self.document.structure, self.document.blocks
        first = int(blocks.start.searchsorted(s.inner_at[self.dom.root]))
        last = self._after(self.dom.root)
        around = dict.fromkeys([*range(max(0, first - 4), first + 5), *range(max(first, last - 5), last + 4)])
        for number in around:
            if number >= len(blocks):
                break
            start, stop = int(blocks.start[number]), int(blocks.stop[number])
            if stop - start > 6_000 or self.document.stream[start : start + 400].isascii():
                continue
            if not has_cjk(self.document.stream[start:stop]):
                continue
            text = pieces_between(self.document, start, stop)
            if not is_cjk(text) or self.dom.foreign[int(blocks.node[number])]:
                continue
            signed = signature_in(text, opening=number < first + 5, at_end=number >= last - 5)
            if signed:
                yield Visible(*signed, int(blocks.node[number]))

    def _after(self, root: int) -> int:
        """The first block behind the article's root."""
        return int(self.document.blocks.start.searchsorted(self.document.structure.close_at[root]))

    def _on_the_right(self) -> Iterator[Visible]:
        """A name alone, or with its source in brackets ("An Bui (Theo Reuters)"), that is set to the right, in the
        last lines of the article or right behind it."""
        if self.dom.root is None:
            return
        blocks, last = self.document.blocks, self._after(self.dom.root)
        for number in range(max(0, last - 5), min(last + 4, len(blocks))):
            node, text = int(blocks.node[number]), self.document.block_text(number)
            text = _SOURCE_BEHIND.sub("", text)
            if blocks.linked[number] or self.dom.foreign[node] or not _NAME_ALONE.fullmatch(text):
                continue
            around = [each for each in (node, self.document.parents[node]) if each >= 0]
            if is_person_like(text) and any(map(self._is_on_the_right, around)):
                yield Visible("dom.signature", text, node)

    def _is_on_the_right(self, node: int) -> bool:
        style, align, named = (self.document.attribute_of(node, name).lower() for name in ("style", "align", "class"))
        if align == "right" or not _NAMED_RIGHT.isdisjoint(named.split()):
            return True
        return _TO_THE_RIGHT.search(style) is not None

    def _profile_links(self) -> Iterator[Visible]:
        """Links near the headline that lead to a writer's page."""
        if self.dom.header is None:
            return
        low = self.dom.header - BEFORE // 2
        high = int(self.document.end[self.dom.header]) + AFTER // 2
        links, called = self.dom.links(low, high), self._called(low, high)
        if not called and not _PROFILE_LINK.search("\n".join([href for _, href in links]).lower()):
            return
        found: dict[str, Visible] = {}
        for node, href in links:
            leads = node in called or _PROFILE_LINK.search(href.lower())
            if leads and self.document.tag[node] == tags.CODES["a"] and self._is_writer(node):
                text = pieces_of(self.document, node, _LINK)
                if text and len(text) < 60:
                    found.setdefault(text, Visible("dom.href", text, node, href))
        yield from list(found.values())[: _MOST_LINKED if len(found) <= _MOST_LINKED else 1]

    def _called(self, low: int, high: int) -> set[int]:
        """The elements of a stretch that say to lead to all that somebody wrote: "Posts by Ann Lee"."""
        said = chain.from_iterable(self.document.attribute(name) for name in ("title", "aria-label"))
        return {node for node, value in said if low <= node < high and len(value) < _LINK and _ALL_BY.match(value)}

    def _is_writer(self, node: int) -> bool:
        """Whether a name stands neither in a foreign part or below a picture nor after "reviewed by" and its like."""
        if self.dom.foreign[node] or self._is_of_other(node) or is_of_teaser(self.dom, node):
            return False
        return not self._is_other(node)

    def _is_of_other(self, node: int) -> bool:
        """Whether an element stands in a figure without the headline in it, or in a teaser."""
        document, places = self.document, [place for place in (self.dom.header, self.dom.root) if place is not None]
        for above in (node, *document.ancestors(node)):
            kind = document.tag.item(above)
            if kind == _FIGURE:
                return self.dom.header is None or not document.is_within(self.dom.header, above)
            if kind == _ARTICLE and places and not any(document.is_within(place, above) for place in places):
                return True
        return False

    def _is_other(self, node: int) -> bool:
        """Whether a name stands after "reviewed by" and its like."""
        start = int(self.document.structure.open_at[node])
        before = self.document.stream[max(0, start - 200) : start]
        before = before.rpartition("</fig")[2]  # the end of a caption is a credit
        before = _TAG.sub(" ", _CUT_TAG.sub("", before))
        return is_other_role(" ".join(before.split()))

    def _place(self, node: int) -> str:
        return "near" if self.dom.is_near(node) else "far"

    def _names_in(self, node: int, text: str) -> Iterator[Visible]:
        """The linked names in a byline; else the element that is marked as a name; else all of it."""
        source = f"dom.class.{self._place(node)}"
        end = int(self.document.end[node])
        links, topics = [], set()
        for inner in range(node, min(end, node + 60)):
            if self.document.tag[inner] == tags.CODES["a"]:
                pairs = attributes(self.document, inner)
                href = pairs.get("href", "").lower()
                if TOPICS.search(href):
                    topics.add(pieces_of(self.document, inner, 200))
                elif _OF_WRITER.search(href) or "author" in pairs.get("rel", "").lower():
                    links.append((inner, pairs.get("href")))
        own = self._of_writers(links)
        found = [(inner, name, url) for inner, url in own if (name := self._name_of(inner))]
        if links:
            for inner, name, url in found:
                yield Visible(source, name, inner, url)
            joined = _JOINED.match(text.rpartition(found[-1][1])[2]) if found else None
            if joined and is_person_like(joined.group(1)):
                yield Visible(source, joined.group(1), node)
            return
        text = " | ".join(piece for piece in text.split(" | ") if piece not in topics) if topics else text
        several = self._of_one_class(node, end)
        if several:
            for inner, name in several:
                yield Visible(source, name, inner)
            return
        named = self._marked_as_names(node, end)
        if named:
            yield from (Visible(source, name, inner) for inner, name in named if not self._is_other(inner))
            return
        yield Visible(source, text, node)

    def _of_writers(self, links: list[tuple[int, str | None]]) -> list[tuple[int, str | None]]:
        """The links of a byline without those of reviewers and photographers, and those that a word joins to them."""
        own: list[tuple[int, str | None]] = []
        before, is_other = -1, False
        for inner, url in links:
            is_joined = before >= 0 and _AND_ALONE.fullmatch(self._between(before, inner)) is not None
            is_other = self._is_other(inner) or (is_other and is_joined)
            before = inner
            if not is_other:
                own.append((inner, url))
        return own

    def _between(self, one: int, other: int) -> str:
        """The text between two elements, a space for each of them."""
        start, stop = self.document.structure.close_at.item(one), self.document.structure.open_at.item(other)
        return " ".join(_TAG.sub(" ", _CUT_TAG.sub("", self.document.stream[start:stop])).split())

    def _name_of(self, link: int) -> str:
        """The text of a link to a writer; behind initials, as in place of a portrait, the name that begins so."""
        name = pieces_of(self.document, link, 200)
        if 2 <= len(name) <= _MOST_INITIALS and name.isupper():
            stop = self.document.structure.close_at.item(link)
            behind = pieces_between(self.document, stop, stop + 200).lstrip(" |").partition(" | ")[0]
            if "".join(word[0] for word in behind.split()).startswith(name) and is_person_like(behind):
                return behind
        return name

    def _marked_as_names(self, node: int, end: int) -> list[tuple[int, str]]:
        """(element, text) of what is marked as a name in a byline: all of them where each is a person's and whole, as
        in an hCard for every writer; else the first."""
        marked = (where_true((self.dom.bits[node + 1 : end] & marks.NAME) != 0) + node + 1).tolist()[:_MOST_NAMES]
        texts = [(inner, pieces_of(self.document, inner, 200)) for inner in marked]
        if all(is_person_like(text) and authors_of(text, visible=True) == (text,) for _, text in texts):
            return texts
        return texts[:1]

    def _of_one_class(self, node: int, end: int) -> list[tuple[int, str]]:
        """(element, name) of several names in a byline that each stand in an element of the same class, their roles
        between them in those of another."""
        leaves = [inner for inner in range(node + 1, min(end, node + 60)) if int(self.document.end[inner]) == inner + 1]
        classes = [attributes(self.document, inner).get("class", "") for inner in leaves]
        for name in dict.fromkeys(classes):
            of_name = [inner for inner, other in zip(leaves, classes) if name and other == name]
            texts = [pieces_of(self.document, inner, 80) for inner in of_name]
            if len(texts) > 1 and all(is_person_like(text) and authors_of(text) == (text,) for text in texts):
                others = [inner for inner in leaves if inner not in of_name]
                return list(zip(of_name, texts)) if others and not any(map(self._is_other, of_name)) else []
        return []


_JOINED = re.compile(
    r"\s*\|?\s*,?\s*(?:and|und|et|y|e|og|och|en|и|та|oraz|ve|&)\s+\|?\s*"
    r"([^\W\d_][\w.'’-]*(?:\s[^\W\d_][\w.'’-]*){1,3})\s*(?:$|[,|(;])"
)
"""The name after the last link of a byline: a writer without a page."""
_AND_ALONE = re.compile(r"\W*(?:and|und|et|y|e|og|och|en|и|та|oraz|ve|&)?\W*", re.I)
_MOST_INITIALS = 3
_MOST_MARKED = 60
_MOST_NAMES = 12
"""Names in one byline."""
_LINK = 300
"""Characters of a link to a writer, a tenth of those of its markup: a portrait in several sizes can stand in it."""
_MOST_LINKED = 6
"""Links to writers' pages near a headline; more are a list of the site's writers or of a writer's sections."""
_FIGURE, _ARTICLE = (tags.CODES[name] for name in ("figure", "article"))
_SUBHEADS = frozenset(tags.CODES[name] for name in ("h2", "h3", "h4"))
_APART = 60
"""Elements between two bylines of one article, at most."""
_TAG = re.compile(r"<[^>]*>?")
_CUT_TAG = re.compile(r"^[^<>]*>")
"""The end of a tag whose beginning is not there."""
_BY = re.compile(
    rf"^\W{{0,3}}(?:{GENRES_BY})\s+(?-i:[A-ZÀ-ÞĀ-Ž\u0386-\u042f\u0600-\u06ff])|"
    rf"^\W{{0,3}}(?:{WHO_WROTE}),\s[^\s,&]+\s[^,&|]+$|^\W{{0,6}}(?:{BY}|(?:written|words|story|posted|reported) by|"
    r"(?:geschrieben|verfasst) von|"
    r"eine? (?:gast)?(?:beitrag|artikel|text|kommentar|bericht) von|(?:yazar|haber|texto|текст|bài|toimittaja)(?=\s*:))"
    r"\s*[:：՝៖]?\s+\S|^\W{0,3}(?:记者|記者|作者|撰文|本报记者)\s*[:：/／\s]?\s*\S"
    r"|^\W{0,3}文(?:\s*[:：/／|｜]\s*|\s+)\S",  # without a mark it begins other words, such as the section's name
    re.I,
)
_POSTED = re.compile(rf"^\W{{0,3}}(?:{POSTED})\s*[:|]?\s*(?-i:[^\W\d_])", re.I)
_LABELLED = re.compile(rf"(?:{BY})\s*[:：]\s*[^\W\d_]", re.I)
_BY_ALONE = re.compile(
    r"^\W*(?:by|written by|words by|posted by|author(?:s|\(s\))?|article by|von|autor(?:in)?|text|par|por|"
    r"di|door|av|af|autore|автор|作者|文|記者|记者)\W*$",
    re.I,
)
_DATE_BY = re.compile(
    r"(?:^|[\s|•·,—–-])(?:(?:by|von|par|por|di|door|av|автор)[\s|:]+|(?:بقلم|מאת|โดย|เขียนโดย)\s+|"
    rf"(?:{BY}|yazar)\s*[:：՝៖]\s*)([^\W\d_].{{1,100}})$",
    re.I,
)
_DE_PE = re.compile(r"\W*de\s+([^\W\d_][^|\d]{3,50}?)\s+(?:\|\s+)?pe\s+(?:\|\s+)?\d{1,2}[\s.]")
"""Romanian: by whom, and on which day; "de" alone begins too much."""
_MOMENT_ENDS = re.compile(r"\d\s*(?:uhr|h|[ap]\.?m\.?)?[\s|•·,—–-]*$", re.I)
_FIRST_PIECE = re.compile(r"\s*[|,;]")
_LOWER_CASE = re.compile(r"\b(?:in|on|at|for|the|of)\s+(?:\w+\s+)*\d{4}\b|[–—]\s")
"""What a name is not followed by: the rest of a sentence."""
_PROFILE_LINK = re.compile(rf"/(?:{WRITERS}|(?<!licenses/)by|producers?|team)/[^/?#\"\s]|[?;&]_?author=")
"""Of an address in small letters: a pattern that knows capitals as well takes three times as long."""
_ALL_BY = re.compile(
    r"\s*(?:\w+\s+){0,2}(?:posts|articles|stories|beiträge|artikel|inhalte|artiklar|artikler|artikelen|artículos|artigos|"
    r"articoli|artykuły|články|yazıları)\s+(?:by|von|par|av|af|de|di|por|van|door)\s*:?\s+\S",
    re.I,
)
"""What a link to a writer's articles says of itself where it is not seen."""
_OF_WRITER = re.compile(
    rf"/(?:{WRITERS}|profile|person|kuenstler|creator|@|(?:by|people|redaktion|team|users?)/)|author=", re.I
)
"""In a byline; elsewhere such addresses are of others too."""
