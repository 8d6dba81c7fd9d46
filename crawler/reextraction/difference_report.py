"""What a re-extraction would change, as one self-contained HTML page: per field, worst first, before and after."""

from __future__ import annotations

import difflib
import heapq
import itertools
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from html import escape
from typing import Any

from crawler.plurals import how_many
from crawler.reextraction.comparison import Comparison, Outcome
from crawler.wrappers.events import Misfit

SHOWN = 100
"""Articles shown of a field, those that differ most."""
_CONTEXT = 30
"""Words shown around a difference."""
_MOST_WORDS = 3_000
_MOST_PAIRS = 120_000
"""Pairs of one word in both texts, which a comparison goes through for each difference; 3,000 words of prose make some
80,000. Two words in turn would take minutes."""
_LONGEST = 4_000
_TOKEN = re.compile(r"\S+|\n\n+")

_STYLE = """
body{font:15px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:72rem;padding:0 1rem;color:#222;background:#fff}
h1{font-size:1.5rem}h2{font-size:1.2rem;margin-top:2.5rem;border-bottom:1px solid #ccc}
table{border-collapse:collapse}td,th{padding:.2rem .9rem .2rem 0;text-align:left;vertical-align:top}
td.n{text-align:right}details{border:1px solid #ddd;border-radius:4px;margin:.5rem 0;padding:.3rem .7rem}
summary{cursor:pointer;overflow-wrap:anywhere}summary small{color:#666}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:1rem}.pair>div{overflow-wrap:anywhere;white-space:pre-wrap}
.pair h3{font-size:.85rem;color:#666;margin:.4rem 0}del{background:#fdd;text-decoration:none}ins{background:#dfd;
text-decoration:none}.gap{color:#999}
@media(prefers-color-scheme:dark){body{background:#181818;color:#ddd}del{background:#622}ins{background:#253}}
"""


@dataclass(slots=True)
class Differences:
    """Collects what differs, of each field the worst; memory does not grow with the archive."""

    worst: dict[str, list[tuple[float, int, Change]]] = field(default_factory=dict)
    counts: Counter[str] = field(default_factory=Counter)
    outcomes: Counter[Outcome] = field(default_factory=Counter)
    misfits: Sequence[Misfit] = ()
    """The pinned wrappers that do not hold."""
    _number: Iterator[int] = field(default_factory=itertools.count)

    def add(self, site: str, comparison: Comparison) -> None:
        """Take one article in."""
        self.outcomes[comparison.outcome] += 1
        if comparison.outcome in (Outcome.REJECTED, Outcome.FAILED):
            headline = _shown(comparison.before, "headline")
            change = Change(site, _url(comparison.before), 0.0, headline, comparison.detail)
            self._keep(str(comparison.outcome), change)
        if comparison.revision is None or comparison.after is None:
            return
        for name in comparison.revision.changed:
            before, after = _shown(comparison.before, name), _shown(comparison.after, name)
            self._keep(name, Change(site, _url(comparison.before), likeness(before, after), before, after))

    def _keep(self, name: str, change: Change) -> None:
        self.counts[name] += 1
        kept = self.worst.setdefault(name, [])
        entry = (-change.likeness, -next(self._number), change)
        if len(kept) < SHOWN:
            heapq.heappush(kept, entry)
        else:
            heapq.heappushpop(kept, entry)

    def changes(self, name: str) -> list[Change]:
        """The worst of a field, worst first; of equals the earlier one."""
        return [change for *_, change in sorted(self.worst.get(name, ()), reverse=True)]


@dataclass(frozen=True, slots=True, order=True)
class Change:
    """A field of one article, before and after; `likeness` is 1 for the same words."""

    site: str
    url: str
    likeness: float
    before: str
    after: str


def likeness(before: str, after: str) -> float:
    """Share of the words that two texts have in common (Dice), 0 to 1."""
    one, other = Counter(before.split()), Counter(after.split())
    total = one.total() + other.total()
    return round(2 * (one & other).total() / total, 4) if total else 1.0


def page_of(differences: Differences, title: str) -> str:
    """The report. Everything that comes from a page is escaped; nothing in it runs or loads."""
    parts = [
        '<!doctype html><html lang="en"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width,initial-scale=1">',
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">",
        f"<title>{escape(title)}</title><style>{_STYLE}</style></head><body><h1>{escape(title)}</h1>",
        _outcomes(differences),
        *(_misfit(one, differences.outcomes.total()) for one in differences.misfits),
    ]
    for name, count in sorted(differences.counts.items(), key=lambda item: (item[0] in _LAST, -item[1], item[0])):
        changes = differences.changes(name)
        more = f"; the {len(changes)} that differ most" if count > len(changes) else ""
        parts.append(f'<h2 id="{escape(name)}">{escape(name)}: {count}{more}</h2>')
        parts += map(_details, changes)
    return "".join([*parts, "</body></html>\n"])


_LAST = frozenset({str(Outcome.REJECTED), str(Outcome.FAILED)})


def _outcomes(differences: Differences) -> str:
    said = {
        Outcome.IDENTICAL: "the line is the same, byte for byte",
        Outcome.SAME: "same content; only how it was found differs",
        Outcome.CHANGED: "would be exported as a new revision",
        Outcome.REJECTED: "would not be exported today; the line stays",
        Outcome.GONE: "the raw page is not kept any more",
        Outcome.FAILED: "extraction failed; the line stays",
    }
    rows = [
        f'<tr><td>{outcome}</td><td class="n">{differences.outcomes[outcome]}</td><td>{text}</td></tr>'
        for outcome, text in said.items()
    ]
    fields = [
        f'<tr><td><a href="#{escape(name)}">{escape(name)}</a></td><td class="n">{count}</td></tr>'
        for name, count in differences.counts.most_common()
    ]
    table = f"<table><tr><th>Articles</th><th></th><th></th></tr>{''.join(rows)}</table>"
    return table + (f"<p></p><table><tr><th>Field</th><th>Differs</th></tr>{''.join(fields)}</table>" if fields else "")


def _misfit(misfit: Misfit, pages: int) -> str:
    return (
        f"<p>The pinned wrapper at <code>{escape(misfit.root)}</code> does not hold on {misfit.pages} of "
        f"{how_many(pages, 'page')}; the last of them: {escape(misfit.evidence[-1])}</p>"
    )


def _details(change: Change) -> str:
    before, after = marked(change.before, change.after)
    alike = min(99, int(100 * change.likeness))  # what changed is not all alike
    return (
        f"<details><summary>{escape(change.url)} <small>{escape(change.site)}, {alike} % alike</small>"
        f'</summary><div class="pair"><div><h3>before</h3>{before}</div>'
        f"<div><h3>after</h3>{after}</div></div></details>"
    )


def marked(before: str, after: str) -> tuple[str, str]:
    """Both texts as HTML, with what the other one lacks marked, and long common passages left out."""
    old, new = _TOKEN.findall(before), _TOKEN.findall(after)
    if max(len(old), len(new)) > _MOST_WORDS or _pairs(old, new) > _MOST_PAIRS:
        return escape(before[:_LONGEST]) or "&mdash;", escape(after[:_LONGEST]) or "&mdash;"
    left: list[str] = []
    right: list[str] = []
    for kind, a, b, c, d in difflib.SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if kind == "equal":
            left.append(_common(old[a:b]))
            right.append(_common(new[c:d]))
            continue
        left += [f"<del>{escape(' '.join(old[a:b]))}</del>"] if b > a else []
        right += [f"<ins>{escape(' '.join(new[c:d]))}</ins>"] if d > c else []
    return " ".join(left) or "&mdash;", " ".join(right) or "&mdash;"


def _pairs(old: list[str], new: list[str]) -> int:
    ours, theirs = Counter(old), Counter(new)
    return sum(count * theirs[word] for word, count in ours.items())


def _common(words: list[str]) -> str:
    if len(words) <= 2 * _CONTEXT + 10:
        return escape(" ".join(words))
    gap = f' <span class="gap">[{len(words) - 2 * _CONTEXT} words]</span> '
    return escape(" ".join(words[:_CONTEXT])) + gap + escape(" ".join(words[-_CONTEXT:]))


def _url(line: Mapping[str, Any]) -> str:
    return str(line.get("url") or "")


def _shown(line: Mapping[str, Any], name: str) -> str:
    """A field's value as text."""
    metadata = line.get("metadata")
    value = line.get(name) if name in line else (metadata.get(name) if isinstance(metadata, Mapping) else None)
    if value is None:
        return ""
    if isinstance(value, list):
        return ", ".join(str(one.get("name", one)) if isinstance(one, Mapping) else str(one) for one in value)
    if isinstance(value, Mapping):
        return str(value.get("url") or value.get("name") or dict(value))
    return str(value)
