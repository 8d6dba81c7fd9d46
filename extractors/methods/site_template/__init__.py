"""Site template: what repeats on a site is not content (Shorkin 2013).

``learn`` finds the templates of a set of pages of one site, ``apply`` uses them on a new page, and a
``SiteTemplate`` is stored as JSON. ``docs/methods/site-template.md`` has the rules, the choices where the
paper leaves them open, and the figures.
"""

from __future__ import annotations

from extractors.methods.site_template.clusters import Cluster, Rules, find_clusters
from extractors.methods.site_template.fragments import CHAIN, Fragments, fragments_of
from extractors.methods.site_template.output import cleaned_page, marked_page
from extractors.methods.site_template.template import (
    Learned,
    SiteTemplate,
    Template,
    UnusableTemplate,
    apply,
    covered_by,
    learn,
    runs_outside,
    site_template,
)

__all__ = [
    "CHAIN",
    "Cluster",
    "Fragments",
    "Learned",
    "Rules",
    "SiteTemplate",
    "Template",
    "UnusableTemplate",
    "apply",
    "cleaned_page",
    "covered_by",
    "find_clusters",
    "fragments_of",
    "learn",
    "marked_page",
    "runs_outside",
    "site_template",
]
