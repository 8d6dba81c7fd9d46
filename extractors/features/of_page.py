"""Features of a whole page: what the page-type classifier and the confidence see.

From the columns, the address, a handful of declarations in the head, and the arbiter's own block probabilities.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from urllib.parse import unquote, urlsplit

import numpy as np
import numpy.typing as npt

from extractors.document import Document
from extractors.dom import tags
from extractors.dom.columns import Ints
from extractors.features import page_style
from extractors.features.of_block import BlockFeatures
from extractors.metadata import Metadata
from extractors.metadata.json_loading import scripts_of
from extractors.methods.paragraph_classes.classes import Class
from extractors.model.words import WordModel, hashed

_DATE_IN_PATH = re.compile(r"(?:19|20)\d\d[/_-]?(?:[01]?\d)(?:[/_-]?[0-3]?\d)?(?=[/_.-]|$)")
_NUMBER = re.compile(r"\d{4,}")
_WORD_GROUPS: tuple[tuple[str, frozenset[str]], ...] = (
    (
        "news",
        frozenset(
            (
                "news article articles story stories blog post posts artikel nachrichten actualite noticias politics "
                "sport"
            ).split()
        ),
    ),
    (
        "listing",
        frozenset(
            (
                "category categories tag tags topic topics archive archives author authors section search page "
                "collections collection shop store products list kategorie thema rubrik"
            ).split()
        ),
    ),
    (
        "service",
        frozenset(
            (
                "about contact login signup register account privacy terms policy help support pricing careers jobs "
                "services service solutions features demo faq impressum kontakt datenschutz legal company"
            ).split()
        ),
    ),
    ("product", frozenset(("product products p item dp buy shop cart").split())),
    (
        "forum",
        frozenset(
            (
                "forum forums thread threads t viewtopic showthread discussion discussions questions topic community q"
            ).split()
        ),
    ),
    (
        "documentation",
        frozenset(
            ("docs doc documentation wiki manual reference api guide guides learn developer tutorial help kb").split()
        ),
    ),
)
_JSON_LD_TYPE = re.compile(r'"@type"\s*+:\s*+\[?\s*+((?:"[^"]{2,40}"\s*+,?\s*+)+)')
ARTICLE_TYPES = frozenset(
    "Article NewsArticle BlogPosting ReportageNewsArticle AnalysisNewsArticle OpinionNewsArticle "
    "LiveBlogPosting TechArticle Report Review ScholarlyArticle Recipe".split()
)
_LD_GROUPS: tuple[tuple[str, frozenset[str]], ...] = (
    ("article", ARTICLE_TYPES),
    ("listing", frozenset(("CollectionPage ItemList SearchResultsPage Blog ProfilePage").split())),
    ("product", frozenset(("Product Offer AggregateOffer SoftwareApplication ProductGroup Store").split())),
    ("forum", frozenset(("DiscussionForumPosting QAPage Question Answer").split())),
    ("service", frozenset(("Service ContactPage AboutPage LocalBusiness FAQPage ProfessionalService").split())),
)
_MONEY = re.compile(r"[$€£¥₹]\s?\d|\d\s?(?:€|EUR|USD|zł|kr)\b")
_MONEY_SIGNS = ("$", "€", "£", "¥", "₹", "EUR", "USD", "zł", "kr")
_READ = 40_000
"""Characters of the root's text that are read."""
_LONG = 15
_BODY_TAGS = tuple(
    (name, tags.mask(names))
    for name, names in (
        ("p", "p"),
        ("li", "li dt dd"),
        ("cells", "td th"),
        ("headings", "h1 h2 h3 h4 h5 h6"),
        ("div", "div span section"),
    )
)
_COUNTED = tuple("h1 h2 h3 article time form input button img p a td li".split())
_COUNTED_CODES = [tags.CODES[name] for name in _COUNTED]


@dataclass(frozen=True, slots=True)
class PageFeatures:
    """One row of named values."""

    names: tuple[str, ...]
    values: npt.NDArray[np.float32]
    buckets: npt.NDArray[np.int64]
    """The hashed words of the page, of which ``WORDS`` is the weight."""
    agreement: dict[str, float]
    """Per method: F1 of the words that it would keep against those of the body."""


WORDS = "words: log-odds of an article"
"""The feature that the hashed word model gives."""


def compute(
    document: Document,
    found: BlockFeatures,
    probabilities: npt.NDArray[np.float64],
    kept: Ints,
    root: int,
    metadata: Metadata,
    words: WordModel,
) -> PageFeatures:
    """The features of a page whose blocks have these probabilities and of which these blocks are kept."""
    start = page_style.start_of(document, kept)
    buckets = hashed(page_style.words_of(document, start, metadata.headline))
    values: dict[str, float] = {WORDS: words.log_odds(buckets)}
    values |= page_style.compute(document, start, metadata.headline, found.words, kept)
    values |= _of_address(document.page.url)
    values |= _of_head(document)
    values |= _of_metadata(metadata)
    agreed = agreement(found, kept)
    values |= {f"agreement: {name}": value for name, value in agreed.items()}
    values |= _of_blocks(document, probabilities, kept, root)
    return PageFeatures(tuple(values), np.array(list(values.values()), dtype=np.float32), buckets, agreed)


def _of_address(url: str) -> dict[str, float]:
    try:
        parts = urlsplit(url)
    except ValueError:
        parts = urlsplit("")
    path = unquote(parts.path)
    segments = [segment for segment in path.split("/") if segment]
    last = segments[-1] if segments else ""
    words = set(re.split(r"[^a-z]+", path.lower()))
    values = {
        "address: known": float(bool(parts.netloc)),
        "address: segments": float(len(segments)),
        "address: hyphens in the last segment": float(last.count("-") + last.count("_")),
        "address: letters in the last segment": float(sum(char.isalpha() for char in last)),
        "address: a date": float(bool(_DATE_IN_PATH.search(path))),
        "address: a long number": float(bool(_NUMBER.search(path + parts.query))),
        "address: a query": float(bool(parts.query)),
        "address: ends in a file name": float("." in last),
        "address: ends in a slash": float(path.endswith("/")),
        "address: subdomains": float(parts.netloc.count(".")),
    }
    for name, group in _WORD_GROUPS:
        values[f"address: says {name}"] = float(bool(words & group))
    return values


def json_ld_types(document: Document) -> set[str]:
    """The types that the page's JSON-LD names, at any depth."""
    types: set[str] = set()
    for _, text in scripts_of(document):
        for names in _JSON_LD_TYPE.findall(text[:200_000]):
            types.update(re.findall(r'"([^"]+)"', names))
    return types


def _of_head(document: Document) -> dict[str, float]:
    types = json_ld_types(document)
    values = {f"JSON-LD: {name}": float(bool(types & group)) for name, group in _LD_GROUPS}
    og_type = ""
    published = author = 0.0
    for name, content in document.metas:
        name = name.lower()
        if name == "og:type":
            og_type = content.lower()
        elif name in (
            "article:published_time",
            "datepublished",
            "date",
            "pubdate",
            "dc.date",
            "parsely-pub-date",
        ):
            published = 1.0
        elif name in ("author", "article:author", "parsely-author", "dc.creator", "byl"):
            author = 1.0
    values["og:type is article"] = float(og_type in ("article", "news", "blog", "post"))
    values["og:type is website"] = float(og_type in ("website", "blog.home", "object"))
    values["og:type is product"] = float("product" in og_type)
    values["head: a published time"] = published
    values["head: an author"] = author
    return values


def _of_metadata(metadata: Metadata) -> dict[str, float]:
    """What an article has and other pages lack: a date, an author, a section."""
    return {
        "metadata: a date": float(metadata.date_published is not None),
        "metadata: a date that is shown": float(metadata.sources.get("date_published", "").startswith("dom")),
        "metadata: a modification date": float(metadata.date_modified is not None),
        "metadata: authors": float(len(metadata.authors)),
        "metadata: an author that is shown": float(metadata.sources.get("authors", "").startswith("dom")),
        "metadata: a section": float(metadata.section is not None),
        "metadata: breadcrumbs": float(len(metadata.breadcrumbs)),
        "metadata: images": float(len(metadata.images)),
        "metadata: keywords": float(len(metadata.keywords)),
        "metadata: letters of the headline": float(len(metadata.headline or "")),
        "metadata: words of the headline": float(len((metadata.headline or "").split())),
    }


_VOTES: tuple[tuple[str, str, float], ...] = (
    ("composite-text-density", "composite text density: vote", 1.0),
    ("punctuation-density", "punctuation density: vote", 1.0),
    ("paragraph-classes", "paragraph classes: class", float(Class.GOOD)),
    ("visual-root", "visual root: vote", 1.0),
    ("role-model", "role model: vote", 1.0),
)
"""(method, the block feature that holds its vote, the value that says "content")."""


def agreement(found: BlockFeatures, kept: Ints) -> dict[str, float]:
    """Per method: F1 of the words that it would keep against those of the body."""
    names = {name: place for place, name in enumerate(found.names)}
    ours = np.zeros(len(found.words), dtype=np.bool_)
    ours[kept] = True
    total = float(found.words[ours].sum())
    shares: dict[str, float] = {}
    for method, name, content in _VOTES:
        theirs = found.values[:, names[name]] == content
        size = float(found.words[theirs].sum())
        common = float(found.words[theirs & ours].sum())
        shares[method] = round(2 * common / (size + total), 4) if size + total else 0.0
    return shares


def _share(part: float, whole: float) -> float:
    return part / whole if whole else 0.0


def _prices_and_questions(document: Document, root: int) -> tuple[int, int]:
    """How many prices and question marks stand in the text of an element."""
    s = document.structure
    first, stop = np.searchsorted(s.run_at, (s.inner_at[root], s.close_at[root])).tolist()
    spans = zip(s.run_at[first:stop].tolist(), s.run_stop[first:stop].tolist())
    text = "".join([document.stream[i:j] for i, j in spans])
    if len(text) > _READ or any(sign in text for sign in _MONEY_SIGNS):  # white space between tags matters as well
        text = document.text(root)[:_READ]
        return len(_MONEY.findall(text)), text.count("?") + text.count("？")
    return 0, text.count("?") + text.count("？")


def _of_blocks(document: Document, probabilities: npt.NDArray[np.float64], kept: Ints, root: int) -> dict[str, float]:
    d, s, b = document, document.structure, document.blocks
    n = len(d)
    words = b.words.astype(np.float64)
    chars = b.sum(s.run_chars).astype(np.float64)
    link_chars = b.sum(s.run_chars * d.in_link[s.run_owner]).astype(np.float64)
    ends = b.sum(s.run_stops).astype(np.float64)
    total, body = float(words.sum()), float(words[kept].sum())
    tag = d.tag[b.node[kept]]
    kept_words = words[kept]
    of_tag = {name: float(kept_words[mask[tag]].sum()) for name, mask in _BODY_TAGS}
    unsure = words * (1 - np.abs(2 * probabilities - 1))
    long_kept = kept_words >= _LONG
    uncertain = float(unsure.sum())
    count = dict(zip(_COUNTED, np.bincount(d.tag, minlength=tags.SIZE)[_COUNTED_CODES].astype(np.float64).tolist()))
    prices, questions = _prices_and_questions(d, root) if len(b) else (0, 0)
    span = int(kept[-1] - kept[0] + 1) if len(kept) else 0
    values = {
        "words of the page": total,
        "words of the body": body,
        "blocks of the body": float(len(kept)),
        "share of the page's words": _share(body, total),
        "words a block of the body": _share(body, len(kept)),
        "share of the body in long blocks": _share(float(words[kept][long_kept].sum()), body),
        "link density of the body": _share(float(link_chars[kept].sum()), float(chars[kept].sum())),
        "link density of the page": _share(float(link_chars.sum()), float(chars.sum())),
        "sentence ends a word of the body": _share(float(ends[kept].sum()), body),
        "longest block of the body": float(words[kept].max()) if len(kept) else 0.0,
        "blocks kept of those it spans": _share(float(len(kept)), span),
        "mean probability of the body's words": _share(float((words * probabilities)[kept].sum()), body),
        "share of unsure words": _share(uncertain, max(body, 1.0)),
        "unsure words": uncertain,
        "dropped words of some probability": float((words * probabilities).sum() - (words * probabilities)[kept].sum()),
        "kept words of some doubt": float((words * (1 - probabilities))[kept].sum()),
        "lowest probability kept": float(probabilities[kept].min()) if len(kept) else 0.0,
        "depth of the root": float(d.depth[root]) if n else 0.0,
        "root is an article": float(d.tag[root] == tags.CODES["article"]) if n else 0.0,
        "prices in the root": float(prices),
        "question marks a word of the root": _share(float(questions), body),
    }
    values |= {f"share of the body in {name}": _share(value, body) for name, value in of_tag.items()}
    values |= {f"elements: {name}": value for name, value in count.items()}
    return values
