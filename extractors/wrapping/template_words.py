"""What a site's template writes among an article's own words: texts that repeat, wholly or in part."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Sequence
from itertools import pairwise
from statistics import fmean

from extractors.observation import SHORT, Observation, SeenBlock, is_heading
from extractors.selection.root import THRESHOLD
from extractors.wrapper import box_of

FEWEST_PAGES = 3
"""Pages on which the template writes a word."""
LINE = 12
"""Words of a line: some of a paragraph's kind hold words that the template writes ("Reuters / Anna Ross")."""
CLOSING = 2
"""Texts that close a page."""
SEVERAL, MOST_CLOSING = 3, 30
"""Words of such a text by which it is known, at least, and of which are kept."""
_SURE_ALWAYS = 0.8
"""Probability on each page from which a text that repeats is the articles' own."""
_SURE_KIND = 0.9
"""Mean probability from which a kind of block is surely content."""
_SHARE = 0.9
"""Share of the blocks of a kind in which such a word stands at least."""
_ELSEWHERE = 0.02
"""Share of the other blocks of the articles in which it may stand."""
_REPEATED_SHARE = 0.15
"""Of the pages: what a template writes stands on more than a few of many."""
_REPEATED_WORDS = 4
"""A shorter text repeats by chance: a subhead, a dateline."""
EVERYWHERE_PAGES = 5
EVERYWHERE_WORDS = 8
"""A text this long that stands on most pages, and on so many, is the template's, however sure they are of it."""
_LABEL = 7
"""Words of a line that is the same on each page: of longer blocks of a new kind classifiers are asked."""
_DUPLICATE = 0.5
"""Pages that share this much of their kept words are one article at two addresses: nothing repeats by that."""


def repeated_texts(observations: Sequence[Observation]) -> dict[str, int]:
    """Digests of the texts that stand on several pages, articles at two addresses aside, and on how many.

    A text of which every page is sure is the articles' own, unless it is long and stands on most pages. A subhead may
    come again, however sure the pages are of it, unless it stands on most, too, and over nothing but such a text.
    """
    pages: Counter[str] = Counter()
    long: set[str] = set()
    least: dict[str, float] = {}
    under: dict[str, set[str]] = {}
    headed: Counter[str] = Counter()
    seen: list[frozenset[str]] = []
    for page in observations:
        kept = {block.text: block.words for block in page.blocks if block.kept}
        total = sum(kept.values())
        if any(sum(words for text, words in kept.items() if text in other) > _DUPLICATE * total for other in seen):
            continue
        texts = frozenset(block.text for block in page.blocks if block.words >= _REPEATED_WORDS)
        seen.append(texts)
        pages.update(texts)
        long.update(block.text for block in page.blocks if block.words >= EVERYWHERE_WORDS)
        for block in page.blocks:
            least[block.text] = min(least.get(block.text, 1.0), block.probability)
        heads = [(block.text, behind.text) for block, behind in pairwise(page.blocks) if is_heading(block.signature)]
        headed.update({head for head, _ in heads})
        for head, text in heads:
            under.setdefault(head, set()).add(text)
    enough = max(2, _REPEATED_SHARE * len(seen))
    most = max(EVERYWHERE_PAGES, len(seen) / 2)
    everywhere = {text: pages[text] for text in long if pages[text] >= most}
    unsure = {
        text: count
        for text, count in pages.items()
        if count >= enough and least[text] < _SURE_ALWAYS and text not in under
    }
    over = {
        head: headed[head] for head, texts in under.items() if headed[head] >= most and texts <= everywhere.keys()
    }
    return {**over, **unsure, **everywhere}


def written_kinds(pages: Collection[Sequence[SeenBlock]]) -> frozenset[str]:
    """Signatures of short blocks that share a word which the site's articles hardly have: "Photo:", "Advert".

    A text that repeats as a whole is a fragment; of these the template writes a part. Subheads are the editors'.
    """
    blocks: dict[str, list[SeenBlock]] = defaultdict(list)
    on_pages: Counter[str] = Counter()
    words: Counter[str] = Counter()
    own: dict[str, Counter[str]] = defaultdict(Counter)
    kept: Counter[str] = Counter()
    for page in pages:
        on_pages.update({block.signature for block in page})
        for block in page:
            blocks[block.signature].append(block)
            own[block.signature].update(block.wording)
            if block.kept:
                words.update(block.wording)
                kept[block.signature] += 1
    total = sum(kept.values())
    found: set[str] = set()
    for name, seen in blocks.items():
        if on_pages[name] < FEWEST_PAGES or is_heading(name):
            continue
        if max(block.words for block in seen) > SHORT or sum(b.probability for b in seen) >= _SURE_KIND * len(seen):
            continue
        here = Counter(word for block in seen if block.kept for word in block.wording)
        for word, count in own[name].items():
            others = words[word] - here[word]
            if count >= _SHARE * len(seen) and others <= _ELSEWHERE * (total - kept[name]):
                found.add(name)
                break
    return frozenset(found)


def constant_kinds(
    pages: Collection[Sequence[SeenBlock]], own_kinds: Collection[str], known: Collection[str] = ()
) -> tuple[frozenset[str], frozenset[str]]:
    """Signatures of which nothing but the template's own lines was seen, the same on page after page and kept on none,
    and the digests of these lines: "Questions?" over a box of contacts. The kind has no name of its own and stands in a
    box that holds the article's text, too: of another text of it, a subhead, the lines say nothing.

    ``own_kinds``: signatures that are content; ``known``: digests of texts that repeat on earlier pages of the site.
    """
    own_boxes = {box_of(kind) for kind in own_kinds} - {None}
    on_pages: Counter[tuple[str, str]] = Counter()
    kept = {""}  # stands for all longer texts
    articles = {tuple(block.text for block in page if block.kept): page for page in pages}
    for own, page in articles.items():
        on_pages.update({(block.signature, block.text if block.words <= _LABEL else "") for block in page})
        kept.update(own)
    texts: dict[str, set[str]] = defaultdict(set)
    for kind, text in on_pages:
        texts[kind].add(text)
    found = frozenset(
        kind
        for kind, lines in texts.items()
        if not kind.partition(" < ")[0].partition(".")[2]
        and box_of(kind) in own_boxes
        and all((on_pages[kind, text] >= FEWEST_PAGES or text in known) and text not in kept for text in lines)
    )
    return found, frozenset(text for kind in found for text in texts[kind])


def written_words(pages: Collection[Sequence[SeenBlock]], own_kinds: Collection[str]) -> frozenset[str]:
    """Words by which lines of the article's own kinds of blocks are known as the template's: who wrote it and for
    whom, an advert's label; and, joined by blanks, the words of a text that closes most pages.

    Such lines stand on several pages and are rather foreign by themselves, and the other text of the articles hardly
    has the word.
    """
    on_pages: Counter[str] = Counter()
    lines: dict[str, list[float]] = defaultdict(list)
    elsewhere: Counter[str] = Counter()
    others = 0
    for page in pages:
        here: set[str] = set()
        for block in page:
            if block.words <= LINE and block.signature in own_kinds:
                for word in block.wording:
                    lines[word].append(block.probability)
                here |= block.wording
            elif block.kept:
                elsewhere.update(block.wording)
                others += 1
        on_pages.update(here)
    closing = _closing_words(pages, own_kinds)
    frame = [" ".join(closing[:MOST_CLOSING])] if len(closing) >= SEVERAL else []
    return frozenset(frame) | frozenset(
        word
        for word, count in on_pages.items()
        if count >= FEWEST_PAGES and fmean(lines[word]) < THRESHOLD and elsewhere[word] <= _ELSEWHERE * others
    )


def _closing_words(pages: Collection[Sequence[SeenBlock]], own_kinds: Collection[str]) -> list[str]:
    """Words that most pages have in the short texts that close them, and the other text hardly, if not all pages are
    sure of those texts ("Contact reporter Ann Lee at 555-0105"); sorted."""
    closing: dict[str, list[float]] = defaultdict(list)
    elsewhere: Counter[str] = Counter()
    others = 0
    for page in pages:
        own = [block for block in page if block.signature in own_kinds]
        last = [block for block in own[-CLOSING:] if block.words <= SHORT]
        here = {word: block.probability for block in last for word in block.wording}
        for word, probability in here.items():
            closing[word].append(probability)
        rest = [block for block in own[: len(own) - len(last)] if block.kept]
        others += len(rest)
        for block in rest:
            elsewhere.update(block.wording)
    enough = max(EVERYWHERE_PAGES, len(pages) / 2)
    return sorted(
        word
        for word, seen in closing.items()
        if len(seen) >= enough and fmean(seen) < _SURE_ALWAYS and elsewhere[word] <= _ELSEWHERE * others
    )
