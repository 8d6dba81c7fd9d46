"""Dates that a reader sees: time elements, marked elements, short lines around the headline, labelled ones
anywhere."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import chain, islice

from extractors.dom.arrays import where_true
from extractors.dom.characters import has_figure
from extractors.metadata import marks
from extractors.metadata.dates.labels import PUBLISHED, UPDATED
from extractors.metadata.dom import SHORT, Dom, Visible, holds_year, year_end
from extractors.metadata.teasers import is_of_other
from extractors.metadata.tree import attributes, nodes_of, pieces_between, pieces_of, text_of


class DomDates:
    """The visible dates of one page."""

    def __init__(self, dom: Dom, kept: Sequence[int] | None = None) -> None:
        """``kept``: the blocks of the text, where they are known."""
        self.dom = dom
        self.kept = kept
        self.document = dom.document

    @cached_property
    def datelines(self) -> frozenset[str]:
        """The texts of the lines next to the headline, the first four after it and the last two before it."""
        if self.dom.header is None:
            return frozenset()
        begins = self.document.structure.open_at[self.dom.header]
        after = [line.text for line in self.dom.lines if begins < line.at <= self._text_ends][:4]
        before = [line.text for line in self.dom.lines if line.at < begins][:2]
        return frozenset(text.replace(" | ", " ") for text in [*after, *before])

    def times(self) -> Iterator[tuple[str, Visible]]:
        """(field, what is seen) of the time elements that are not in teasers and comments."""
        far: list[tuple[str, Visible]] = []
        for node in nodes_of(self.document, "time")[:60]:
            if self.dom.foreign[node] or self.is_of_masthead(node) or _PRINTED.search(self._words_before(node)):
                continue
            pairs = attributes(self.document, node)
            raw = pairs.get("datetime") or text_of(self.document, node)
            if not raw.strip():
                continue
            bits = marks.marks(pairs.get("class", "")) | marks.marks(pairs.get("itemprop", ""))
            parent = int(self.document.parent[node])
            around = attributes(self.document, parent).get("class", "") if parent >= 0 else ""
            changed = bool((bits | marks.marks(around)) & marks.MODIFIED) or self.says_updated(node)
            field = "date_modified" if changed else "date_published"
            if self.dom.is_near(node) and not self._is_below_text(node):
                yield field, Visible("dom.time.near", raw.strip(), node)
            else:
                far.append((field, Visible("dom.time.far", raw.strip(), node)))
        if len({seen.raw[:10] for field, seen in far if field == "date_published"}) == 1:
            yield from far  # several are those of other articles

    def says_updated(self, node: int) -> bool:
        """Whether "updated" stands just before an element, or begins its text."""
        words = self._words_before(node)
        updated = UPDATED.last_in(words)
        published = PUBLISHED.last_in(words) if updated else None
        if updated and (published is None or updated.start() > published.start()):
            return True
        return bool(UPDATED.pattern.match(text_of(self.document, node, 200)))

    def _words_before(self, node: int) -> str:
        """The last 30 characters of text before an element."""
        at = self.document.structure.open_at.item(node)
        return " ".join(_TAG.sub(" ", self.document.stream[max(0, at - 160) : at]).split())[-30:]

    def dated(self) -> Iterator[tuple[str, Visible]]:
        """Elements whose class speaks of a date."""
        marked = ((self.dom.bits & marks.DATE) != 0) & ~self.dom.foreign
        near = (node for node in where_true(marked).tolist() if self.dom.is_near(node))
        opens, above = self.document.structure.open_at, (node for node in near if not self.is_of_masthead(node))
        for node in sorted(above, key=lambda node: opens.item(node) > self._last_block_ends):
            text = pieces_of(self.document, node, 200, " ")
            if 6 <= len(text) <= SHORT and has_figure(text) and not is_of_other(self.dom, node):
                yield from self._dates_of("dom.class", text, node)

    def _dates_of(self, source: str, text: str, node: int) -> Iterator[tuple[str, Visible]]:
        """A text's dates by the words before them."""
        first = _FIRST.search(text)
        if first:
            yield "date_published", Visible("dom.first", text[first.start() :], node)
        published, updated = PUBLISHED.search(text), UPDATED.search(text)
        if updated is None:
            changed = published is None and self.says_updated(node)
            yield "date_modified" if changed else "date_published", Visible(source, text, node)
            return
        if published and published.start() > updated.start():
            yield "date_published", Visible(source, text[published.start() :], node)
            yield "date_modified", Visible(source, text[: published.start()], node)
            return
        if holds_year(text[: updated.start()]):
            yield "date_published", Visible(source, text[: updated.start()], node)
        yield "date_modified", Visible(source, text[updated.start() :], node)

    def of_bylines(self) -> Iterator[Visible]:
        """The date in the first element that names its author, wherever it stands."""
        for node in self.dom.nodes_marked(marks.BYLINE):
            text = pieces_of(self.document, node, SHORT, " ")
            if len(text) <= SHORT and holds_year(text) and not self.dom.foreign[node] and not self.says_updated(node):
                yield Visible("dom.class", text, node)
                return

    def attributed(self) -> Iterator[Visible]:
        """The first moment near the headline that an attribute holds for a script, which shows it as "3 hours ago"."""
        found: list[tuple[int, str]] = []
        for name in _MOMENTS:
            for node, value in self.document.attribute(name):
                if _MACHINE.match(value) and self.dom.is_near(node) and not self.dom.foreign[node]:
                    found.append((node, value))
        found = [(node, value) for node, value in found if not self._is_below_text(node)]
        for node, value in sorted(found):
            if not self.says_updated(node):
                yield Visible("dom.attribute", value, node)
                return

    def labelled_dates(self) -> Iterator[Visible]:
        """Dates anywhere that stand right after "published" or "posted"; in a foreign part only where there is no
        other: those of other articles come in numbers."""
        foreign: list[Visible] = []
        places = chain.from_iterable(map(self.dom.texts.places, _LABELS))
        for at, node in sorted(islice(places, _MOST_LABELS)):
            if self.document.silent[node]:
                continue
            start = _word_start(self.document.stream, at)
            after = pieces_between(self.document, start, at + 400, " ")[: 70 + at - start]
            if not holds_year(after) or (after.startswith(_VAGUE) and not _WAS_PUBLISHED.match(after)):
                continue
            if self.dom.foreign[node]:
                foreign.append(Visible("dom.label.far", after, node))
            else:
                yield Visible("dom.label", after, node)
        if len(foreign) == 1:
            yield from foreign

    def dates_in_lines(self) -> Iterator[tuple[str, Visible]]:
        """Short lines around the headline that hold a year, those below the text last: of other articles, as a rule.
        Sentences, dates of other things, quotations (embedded posts end with theirs) and the masthead's day are left
        out."""
        for node, text, at in sorted(self.dom.lines, key=lambda line: line.at > self._last_block_ends):
            if at < self._masthead_ends or self.dom.is_quoted(node):
                continue
            if len(text) > 140 or not holds_year(text) or _SENTENCE.search(text):
                continue
            if not _OTHER_DATE.search(text, 0, year_end(text)) and not is_of_other(self.dom, node):
                yield from self._dates_of("dom.line", text.replace(" | ", " "), node)

    @cached_property
    def _text_ends(self) -> int:
        """Where the content's element ends in the stream; the stream's end where there is none."""
        root = self.dom.root
        return len(self.document.stream) if root is None else self.document.structure.close_at.item(root)

    @cached_property
    def _last_block_ends(self) -> int:
        """The same for the last block of the text, where that is known: its element can hold a list of other articles
        as well, whose days are asked after all that stand above."""
        if not self.kept:
            return self._text_ends
        return min(self._text_ends, self.document.blocks.stop.item(max(self.kept)))

    def _is_below_text(self, node: int) -> bool:
        return self.document.structure.open_at.item(node) > self._text_ends

    def is_of_masthead(self, node: int) -> bool:
        """Whether an element stands above a link to the home page that stands above the headline."""
        return self.document.structure.open_at.item(node) < self._masthead_ends

    @cached_property
    def _masthead_ends(self) -> int:
        """Where the last link to the home page above the headline begins: a day above it is that of the visit."""
        if self.dom.header is None:
            return 0
        opens = self.document.structure.open_at
        above = self.dom.links(0, self.dom.header)
        return max((opens.item(node) for node, href in above if self._leads_home(href)), default=0)

    def _leads_home(self, href: str) -> bool:
        href = href.strip()
        return href == "/" or href.rstrip("/").rpartition("//")[2].removeprefix("www.") == self.document.page.site


def _word_start(stream: str, at: int) -> int:
    """Where the word begins that a label is the end of."""
    start = at
    while start > at - _LONGEST_START and stream[start - 1 : start].isalpha():
        start -= 1
    return start


_MOMENTS = (
    "datetime", "data-datetime", "data-date-time", "data-timestamp", "data-time", "data-date", "data-utime",
    "data-unixtime", "data-epoch", "data-published", "data-publish-date", "data-published-date", "data-pubdate",
    "data-publish-time", "date", "time", "title",
)  # fmt: skip
"""Attributes in which scripts, and the custom elements of relative times, find a moment."""
_MACHINE = re.compile(r"\s*(?:(?:19|20)\d\d-\d\d-\d\d(?:[T ]\d\d:\d\d\S*)?(?:\s?[+-]\d\d:?\d\d)?|1\d{9}(?:\d{3})?)\s*$")
_TAG = re.compile(r"<[^>]*>?")
_FIRST = re.compile(
    r"\b(?:originally|first)\s+(?:published|posted|created|appeared)\b|"
    r"\b(?:zuerst|erstmals|ursprünglich)\s+(?:veröffentlicht|erschienen)\b|\berstveröffentlicht|"
    r"\bpublié\s+initialement\b|\bpublicado\s+originalmente\b",
    re.I,
)
"""Words of the first publication: its date goes before an unlabelled one."""
_MOST_LABELS = 200
_LONGEST_START = 20
"""Letters of a word before the label in it (``Ursprungsveröffentlicht``)."""
_LABELS = (
    "ublished",
    "UBLISHED",
    "osted ",
    "OSTED ",
    "eröffentlicht",
    "rstellt am",
    "gepostet",
    "wurde am",
    "Datum",
    "ublié le",
    "ublicado",
    "ubblicato",
    "ublicerad",
    "publikowano",
    "публиковано",
    "ayınlan",
    "发布时间",
    "發佈",
    "公開日",
    "配信",
)
"""Words of publication without their first letters, as literals: a pattern over the whole page costs too
much."""
_VAGUE = "wurde am"
_WAS_PUBLISHED = re.compile(
    r"wurde am .{6,30}?\b(?:veröffentlicht|gepostet|publiziert|erstellt|geschrieben|eingestellt|verfasst)", re.I
)
"""What has to follow those words, which any sentence can hold."""
_OTHER_DATE = re.compile(
    r"\b(?:registriert|joined|member since|erscheinungsdatum|erscheint am|deadline|copyright|birth|born|"
    r"geboren|due date|expires?|gültig|premiere|"
    r"effective|beginning|termin|registered|founded|est\.|since|seit|ab|bis|until|through|printed|gedruckt|ausgedruckt|"
    r"inscrite?|membre\s+depuis|née?\s+le|depuis\s+le|jusqu['’]au|à\s+partir\s+du|date\s+limite|valable|imprimé|"
    r"registrad[oa]|miembro\s+desde|nacid[oa]|nascid[oa]|membro\s+desde|a\s+partir\s+d[eo]|fecha\s+límite|válid[oa]|vence|"
    r"caduca|impres[oa]|impresso|iscritt[oa]|nat[oa]\s+il|fino\s+al|a\s+partire\s+dal|valid[oa]|scade|scadenza|stampato|"
    r"lid\s+sinds|sinds|vanaf|tot\s+en\s+met|geldig|afgedrukt|medlem\s+(?:sedan|siden)|född|født|fr[åa]n?\s+og?ch?\s+med|"
    r"giltig|gyldig|utskriven|udskrevet|syntynyt|alkaen|saakka|voimassa|tulostettu|urodzon[ya]|ważn[eya]|wydrukowano|dołączyła?|"
    r"narozena?|platn[éáý]|vytištěno|родил(?:ся|ась)|на\s+сайте\s+с|зарегистрирован|действ(?:ует|ителен)|распечатано|"
    r"doğum|üyelik|geçerli(?:lik)?|son\s+başvuru|yazdırılma|"
    r"(?:desde|hasta|até|dal|tot|sedan|siden|с|до|з|від)\s+(?:el\s+|dnia\s+)?(?=\d))\b|"
    r"©|推荐文章|推薦文章|有效期|截止|出生日期|注册时间|有効期限|締め?切り?|생년월일|가입일",
    re.I,
)
"""Dates of births, members, deadlines, prints and spans."""
_PRINTED = re.compile(
    r"\b(?:printed|gedruckt|imprimé|impres[oa]|impresso|stampato|afgedrukt|utskrive[nt]|udskrevet|tulostettu|wydrukowano|"
    r"vytištěno|vytlačené|распечатано|надруковано|yazdırılma|印刷日時?|打印时间)\W*(?:on|am|le|el|em|il|op|den|dnia)?\W*$",
    re.I,
)
"""Before the moment of a visit, in what is shown on paper alone."""
_SENTENCE = re.compile(
    r"(?<!\d\s)(?<!\d\.\s)\b[^\W\d]\w{2,}[.!?]\s*$|"
    r"[.!?]\s+(?!\w+\s(?:(?:on|am|le|el|il|em|op|den)\s)?\d)[A-ZÄÖÜ]\w+\s\w+\s\w+"
)
"""A full stop behind a year or a short month closes no sentence, and a word before a day opens none ("By Ann Lee.
Written 12 March 2004")."""
