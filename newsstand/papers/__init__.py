"""The newspapers, one module each, and the one ordered registry of them."""

from __future__ import annotations

from collections.abc import Mapping

from newsstand.papers.courier import Courier
from newsstand.papers.edition import Paper
from newsstand.papers.gujin import Gujin
from newsstand.papers.ledger import Ledger
from newsstand.papers.meridian import Meridian
from newsstand.papers.vestnik import Vestnik

PAPERS: Mapping[str, type[Paper]] = {
    paper.name: paper for paper in (Courier, Vestnik, Meridian, Gujin, Ledger)
}
"""All newspapers by name, in the order of their ports."""

__all__ = ["PAPERS", "Paper"]
