"""Placeholder until the metadata module lands."""

from __future__ import annotations

from extractors.document import Document
from extractors.metadata.model import Metadata


def read_metadata(document: Document, *, header: int | None = None, root: int | None = None) -> Metadata:
    return Metadata(headline=document.text(header) if header is not None else None)
