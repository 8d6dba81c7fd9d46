"""What a machine sums an article up in, above its text: points in a list or a paragraph, with a heading and a note that
says so.

They look like the article's own, and a list of them may be ("Key points"); only the note or the heading tells.
Of the recorded pages one has such a box, and its truth has the note alone; on eight sites of 2026 that we wrote after
real templates four have one, with points that the classifiers keep on every page.
"""

from __future__ import annotations

import re

import numpy as np
import numpy.typing as npt

from extractors.document import Document
from extractors.dom import tags
from extractors.dom.arrays import where_true
from extractors.dom.blocks_of_text import blocks_of
from extractors.dom.characters import holds_any
from extractors.dom.columns import Bools, Ints
from extractors.selection.house.phrases import MACHINE
from extractors.selection.neighbours import blocks_in
from extractors.selection.root import THRESHOLD

LONGEST_NOTE, LINE_WORDS, MOST_WORDS, FEWEST = 160, 12, 160, 2
"""Characters of the note, words of a line of the box that is no item of a list, words of the whole box, and blocks
beside the note that it must have."""
MOST_SUMMED, MOST_PARAGRAPHS, MOST_SHARE = 100, 3, 0.4
"""Words of a box of paragraphs, paragraphs of more than ``LINE_WORDS`` in it, and their share of the likely words."""
_SUMMARY = (
    r"(?:summar(?:y|ies|i[sz]ed?)|key\s(?:points|takeaways)|takeaways|zusammenfassung|zusammengefasst|samenvatting|samengevat|"
    r"résumée?s?|points?\sclés?|resumen|resumid[oa]|resumo|pontos[\s-]chave|puntos\sclave|riassunto|sintesi|punti\schiave|"
    r"sammanfattning\w*|sammanfattad?|oppsummering\w*|sammendrag\w*|resum[ée]et|opsummering\w*|tiivistelmä\w*|streszczeni\w+|"
    r"podsumowani\w+|shrnutí|zhrnuti\w+|resum\b|rezumat\w*|резюме\w*|σύνοψη|περίληψη|összefoglal\w+|özet\w*|ringkasan|пересказ\w*|краткое\sсодержание|резюме|переказ\w*|"
    r"요약\S*|要約|要点|摘要|总结|總結|概要)"
)
_MADE = (
    r"(?:made|written|generated|created|produced|compiled|summari[sz]ed|provided|erstellt|generiert|verfasst|erzeugt|"
    r"généré|rédigé|réalisé|produit|créé|generad|elaborad|cread|realizad|gerad|produzid|criad|feit|generat|realizzat|creat|"
    r"prodott|gemaakt|gegenereerd|samengevat|skapad|skriven|genererad?|laget|skrevet|lavet|genereret|luotu|wygenerowan|"
    r"przygotowan|vytvořen|vygenerován|készült|oluştur|hazırlan|dibuat|создан|сгенерирован|подготовлен|сделан|створен|"
    r"작성|생성|요약|作成|生成|做成)\w*"
)
_NOTES = (
    rf"\W*{MACHINE}[\s-]*(?:{_MADE}\s)?{_SUMMARY}\W*(?:\s.{{0,80}})?",
    rf"\W*(?:\S+\s){{0,3}}\S{{0,4}}{_SUMMARY}\W*(?:\S+\s){{0,3}}{MACHINE}\W*",
    rf"\W*(?:\S+\s){{0,3}}\S{{0,4}}{_SUMMARY}(?:[^.!?]{{0,60}}){_MADE}[^.!?]{{0,60}}{MACHINE}.*",
    rf"\W*(?:\S+\s){{0,3}}\S{{0,4}}{_SUMMARY}[^.!?]{{0,40}}{MACHINE}[^.!?]{{0,40}}{_MADE}.*",
    rf"\W*{_MADE}\s[^.!?]{{0,40}}{MACHINE}.*",
)
"""A machine's summary, a summary by a machine, one that was made with a machine, and what was made by one."""
_NOTE = re.compile("|".join(_NOTES), re.I | re.S)
_SUMMED = re.compile(_SUMMARY, re.I)
_SIGNS = (
    "AI", "A.I.", "KI", "IA", "ИИ", "ШІ", "rtific", "nstliche", "unstmatig", "inteligencj", "inteligenc", "ntelligens",
    "ekoäly", "apay z", "telligenci", "teligenț", "ntel·lig", "οημοσύν", "ейросет", "нтеллект", "нтелект", "hatGPT",
    "utomati", "인공지능", "人工",
)  # fmt: skip
"""One of them is in whatever is a note, and is found sooner."""
ABOVE = 12
"""Blocks before the likely ones among which a note is looked for."""
_ITEMS = tags.mask("li dt dd")
_WHOLE = tags.mask("html body main article")
_HEADINGS = tags.mask("h2 h3 h4 h5 h6 summary")


def without_summaries(
    document: Document, words: Ints, probabilities: npt.NDArray[np.float64]
) -> npt.NDArray[np.float64]:
    """The probabilities, 0 for boxes that a machine's summary stands in; a new array where anything changes.
    ``words``: of each block."""
    changed = probabilities
    likely = where_true(probabilities >= THRESHOLD)
    if not len(likely):
        return probabilities
    item = blocks_in(document, _ITEMS)
    near = slice(max(0, int(likely[0]) - ABOVE), int(likely[-1]) + 2)
    short = (where_true((words[near] <= 2 * LINE_WORDS) & ~item[near]) + near.start).tolist()
    lines = [*map(document.block_line, short)]
    if not holds_any("\n".join(lines), _SIGNS):
        return probabilities
    for note in [block for block, line in zip(short, lines) if _is_note(line)]:
        box = _box(document, words, item, note)
        if len(box) <= FEWEST:
            box = _paragraphs(document, words, probabilities, note)
        if len(box) and (probabilities[box] > 0).any():
            changed = changed.copy() if changed is probabilities else changed
            changed[box] = 0.0
    return changed


def _is_note(line: str) -> bool:
    """Whether a line says that a machine summed up what stands beside it."""
    if len(line) > LONGEST_NOTE or not holds_any(line, _SIGNS):
        return False
    return _NOTE.fullmatch(line) is not None


def _box(document: Document, words: Ints, item: Bools, note: int) -> Ints:
    """The blocks of the largest element around a note that holds nothing but items of lists and short lines."""
    node = document.blocks.node
    found = np.array([note])
    for above in (int(node[note]), *document.ancestors(int(node[note]))):
        inside = np.arange(*blocks_of(document, above))
        short = item[inside] | (words[inside] <= LINE_WORDS) | (inside == note)
        if words[inside].sum() > MOST_WORDS or not short.all():
            break
        if item[inside].any() or _HEADINGS[document.tag[node[inside]]].any():
            found = inside
    return found


def _paragraphs(document: Document, words: Ints, probabilities: npt.NDArray[np.float64], note: int) -> Ints:
    """The blocks of the largest small element around a note on a summary that has paragraphs beside it; none where that
    is what the page has to say."""
    node, likely = document.blocks.node, probabilities >= THRESHOLD
    found = np.array([], dtype=np.int64)
    if not _SUMMED.search(document.block_line(note)):
        return found
    for above in document.ancestors(int(node[note])):
        inside = np.arange(*blocks_of(document, above))
        summed = inside[inside != note]
        is_small = words[inside].sum() <= MOST_SUMMED and (words[summed] > LINE_WORDS).sum() <= MOST_PARAGRAPHS
        if _WHOLE[document.tag[above]] or not is_small:
            break
        if len(summed) and words[summed][likely[summed]].sum() <= MOST_SHARE * words[likely].sum():
            found = inside
    return found
