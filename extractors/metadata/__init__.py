"""Metadata: what an article page says of itself, from seven kinds of sources, one module each.

``json_ld``, ``open_graph``, ``meta_tags``, ``microdata``, ``links``, ``dom`` and ``url`` make claims;
``precedence`` says which is believed first; ``reading`` joins them. See ``docs/field-sources.md``.
"""

from __future__ import annotations

from extractors.metadata.model import Alternate, Author, Breadcrumb, Claim, Image, Media, Metadata
from extractors.metadata.reading import SPARABLE, read_metadata

__all__ = [
    "SPARABLE",
    "Alternate",
    "Author",
    "Breadcrumb",
    "Claim",
    "Image",
    "Media",
    "Metadata",
    "read_metadata",
]
