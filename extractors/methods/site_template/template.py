"""The templates of a site: learned from some pages, stored as JSON, applied to any page."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from extractors.candidate import Candidate, NoCandidate
from extractors.document import PARSER_VERSION, Document
from extractors.dom.columns import Bools, Ints
from extractors.methods.site_template.clusters import Cluster, Rules, find_clusters
from extractors.methods.site_template.fragments import CHAIN, Fragments, fragments_of

NAME = "site-template"
_FORMAT = 1


class UnusableTemplate(ValueError):
    """A stored template that cannot be read, or was learned from trees of another parser."""


@dataclass(frozen=True, slots=True)
class Template:
    """What the pages of one layout have in common."""

    hashes: frozenset[int]
    """CRC32 of its chains."""
    pages: tuple[str, ...]
    """Addresses of the pages it was learned from."""
    size: int
    """Bytes on the first of them."""


@dataclass(frozen=True, slots=True)
class SiteTemplate:
    """All templates of one site."""

    site: str
    templates: tuple[Template, ...]
    parser: str = PARSER_VERSION

    @property
    def hashes(self) -> frozenset[int]:
        """The chains of all templates: what cleans a page that belongs to no cluster (paper, step 5)."""
        return frozenset().union(*(template.hashes for template in self.templates))

    def to_json(self) -> str:
        """One JSON object; the same templates always give the same text."""
        return json.dumps(
            {
                "format": _FORMAT,
                "chain": CHAIN,
                "site": self.site,
                "parser": self.parser,
                "templates": [
                    {"size": t.size, "pages": list(t.pages), "hashes": sorted(t.hashes)}
                    for t in self.templates
                ],
            },
            ensure_ascii=False,
        )

    @classmethod
    def from_json(cls, text: str) -> SiteTemplate:
        """Read a stored template. Raises UnusableTemplate."""
        try:
            stored = json.loads(text)
            if stored["format"] != _FORMAT or stored["chain"] != CHAIN or stored["parser"] != PARSER_VERSION:
                raise UnusableTemplate("the template was stored by another version or parser")
            templates = tuple(
                Template(
                    frozenset(int(value) for value in each["hashes"]),
                    tuple(str(url) for url in each["pages"]),
                    int(each["size"]),
                )
                for each in stored["templates"]
            )
            return cls(str(stored["site"]), templates)
        except UnusableTemplate:
            raise
        except (ValueError, KeyError, TypeError) as error:
            raise UnusableTemplate(f"no stored template: {error!r}") from error


@dataclass(frozen=True, slots=True)
class Learned:
    """The outcome over a set of pages."""

    template: SiteTemplate
    clusters: tuple[Cluster, ...]
    covered: tuple[Bools, ...]
    """Per page: whether each of its fragments belongs to the template."""
    fragments: tuple[Fragments, ...]


def learn(documents: Sequence[Document], rules: Rules | None = None) -> Learned:
    """Find the templates of a site's pages, and what of each page they cover.

    Pages of a cluster are covered by its template; pages left untouched by all templates together (step 5).
    """
    fragments = tuple(fragments_of(document) for document in documents)
    clusters = find_clusters(fragments, rules)
    urls = [document.page.url for document in documents]
    template = SiteTemplate(
        site=documents[0].page.site if documents else "",
        templates=tuple(
            Template(cluster.hashes, tuple(urls[page] for page in cluster.pages), cluster.size)
            for cluster in clusters
        ),
    )
    own = {page: cluster.hashes for cluster in clusters for page in cluster.pages}
    every = template.hashes
    covered: list[Bools] = []
    for number, page in enumerate(fragments):
        flags = page.covered(own.get(number, every))
        covered.append(flags if flags.any() else page.covered(every))
    return Learned(template, clusters, tuple(covered), fragments)


def covered_by(template: SiteTemplate, document: Document) -> tuple[Fragments, Bools]:
    """The fragments of any page of the site, and which of them belong to its templates."""
    fragments = fragments_of(document)
    return fragments, fragments.covered(template.hashes)


def runs_outside(document: Document, fragments: Fragments, covered: Bools) -> Ints:
    """The visible runs of text that no template covers, as indices into the structure's runs."""
    s = document.structure
    visible = np.flatnonzero(~document.silent[s.run_owner])
    if not len(visible) or not len(fragments.start):
        return visible
    # a run is one text fragment: the first fragment that ends after the run begins
    place = np.searchsorted(fragments.stop, s.run_at[visible], side="right")
    return visible[~covered[np.minimum(place, len(covered) - 1)]]


def apply(template: SiteTemplate, document: Document) -> Candidate | NoCandidate:
    """The page's text without the site's templates."""
    if template.site and template.site != document.page.site:
        return NoCandidate(NAME, f"the template is of {template.site}, the page of {document.page.site}")
    fragments, covered = covered_by(template, document)
    if not covered.any():
        return NoCandidate(NAME, "nothing of the site's templates is on the page")
    runs = runs_outside(document, fragments, covered)
    if not len(runs):
        return NoCandidate(NAME, "all text of the page belongs to the site's templates")
    owners = np.unique(document.structure.run_owner[runs]).tolist()
    content: list[int] = []
    for node in owners:
        if not content or node >= int(document.end[content[-1]]):
            content.append(node)
    root = document.common_ancestor(content)
    size = int(fragments.size[covered].sum())
    return Candidate(
        method=NAME,
        root=root if root >= 0 else content[0],
        content=tuple(content),
        score=round(size / fragments.total, 6),
        evidence={
            "template_bytes": size,
            "page_bytes": fragments.total,
            "templates": len(template.templates),
        },
        texts=tuple(runs.tolist()),
    )


def site_template(document: Document) -> Candidate | NoCandidate:
    """The registered method: one page alone tells nothing of what repeats on its site."""
    return NoCandidate(NAME, "needs pages of the site: learn a template of at least four, then apply it")
