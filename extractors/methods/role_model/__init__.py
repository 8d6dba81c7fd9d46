"""Role model: an expert system finds who plays the main header and the main article (Golovko and Lapin).

Least commitment: every candidate for a role is collected, then their number is narrowed to one. Eighteen
blocks, each a small production system, run once each in the published order; no decision is revised
(METHODS.md, 1). The tree is never written to: what the paper deletes, mark-lists over element numbers leave
out, and ``page_of`` in ``output`` writes the cleaned page.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from extractors.candidate import Candidate, NoCandidate
from extractors.document import Document
from extractors.methods.role_model import comments, headers, marking, output, preparation, texts
from extractors.methods.role_model.facts import Facts
from extractors.methods.role_model.output import page_of
from extractors.methods.role_model.production import ProductionSystem, Rule

NAME = "role-model"

BLOCKS: tuple[tuple[Callable[[Facts], None], str], ...] = (
    (preparation.prepare, "Blk0: tables and stray text"),
    (headers.find_headers, "FindHeaders: candidates for the main header"),
    (headers.find_best_header, "FindBestHdr: the main header"),
    (texts.find_all_texts, "FindAllTexts: parents of text"),
    (texts.correct_text_list, "TxtLstCorr: without parts of text tables"),
    (comments.find_comment_words, "FindCommentWords: words like comments"),
    (comments.prepare_comment_words, "PrepairForRatingCandCommHdrs: their blocks"),
    (comments.rate_comment_headers, "RatingCandCommHdrs: the comment header"),
    (texts.list_candidates, "MakeCandMainTxtList: candidates for the article"),
    (texts.find_tables_of, "OpredTablesForCand: their text tables"),
    (texts.find_longest, "FindMaxText: the block with the longest text"),
    (marking.prepare_marks, "PrepairToMarkingHeaderAndText: mark-lists of header and text"),
    (marking.mark_head, "PrepToMarkingHtmlHead: mark-list of head"),
    (marking.mark_tables, "PrepairToMarkingTxtTbl: mark-lists of text tables"),
    (marking.mark_images, "PrepairToMarkingImgs: mark-lists of images"),
    (marking.join_marks, "DeleteByDictLst: what is on a list stays"),
    (output.find_common_parent, "CommParentHeadText: what holds header and article"),
    (output.unlink, "DeleteAttrByList: links below it lose their address"),
)
"""The eighteen blocks in the published order (the paper's Table 2)."""

STRATEGY: ProductionSystem[Facts] = ProductionSystem(
    "Strategy",
    tuple(Rule(why.partition(":")[0], why.partition(": ")[2], block) for block, why in BLOCKS),
    bound=len(BLOCKS),
)
"""The top level: itself a production system, of rules without conditions, each of which fires once."""


def systems() -> tuple[ProductionSystem[Any], ...]:
    """The production systems of the blocks, in their order."""
    return (
        *(preparation.BLK0, headers.FIND_HEADERS, headers.FIND_BEST_HEADER),
        *(texts.FIND_ALL_TEXTS, texts.CORRECT_TEXT_LIST),
        *(comments.FIND_COMMENT_WORDS, comments.PREPARE_COMMENT_WORDS, comments.RATE_COMMENT_HEADERS),
        *(texts.MAKE_CANDIDATES, texts.TABLES_OF_CANDIDATES, texts.FIND_LONGEST),
        *(marking.MARK_HEADER_AND_TEXT, marking.MARK_HEAD, marking.MARK_TABLES, marking.MARK_IMAGES),
        *(marking.JOIN_MARKS, output.COMMON_PARENT, output.UNLINK),
    )


def departures() -> frozenset[str]:
    """The rules, as ``system.rule``, that the paper does not have."""
    return frozenset(f"{system.name}.{rule.name}" for system in systems() for rule in system.rules if rule.ours)


def infer(document: Document, left_out: frozenset[str] = frozenset()) -> Facts:
    """Run the expert system on a page, without the rules ``left_out``; all that it found out."""
    facts = Facts(document, left_out)
    STRATEGY.run(facts)
    return facts


def role_model(document: Document, left_out: frozenset[str] = frozenset()) -> Candidate | NoCandidate:
    """The article of a page as a candidate, with its main header where the page has headings."""
    facts = infer(document, left_out)
    if facts.longest is None or not (facts.kept or facts.kept_runs):
        return NoCandidate(NAME, "no paragraph, list, text table or stray text that could be an article")
    evidence: dict[str, object] = {
        "candidates": len(facts.candidates),
        "headers": len(facts.headers),
        "textTables": int(facts.is_text_table.sum()),
        "commentHeader": facts.comment_header,
        "commonParent": facts.common_parent,
        "trace": tuple(facts.trace),
    }
    inside = slice(facts.longest, int(document.end[facts.longest]))
    total = max(1, int(facts.length.sum()))
    return Candidate(
        method=NAME,
        root=facts.longest,
        content=facts.kept,
        header=facts.best_header,
        score=int(facts.length[inside].sum()) / total,
        evidence=evidence,
        texts=facts.kept_runs,
    )


__all__ = ["BLOCKS", "NAME", "STRATEGY", "departures", "infer", "page_of", "role_model", "systems"]
