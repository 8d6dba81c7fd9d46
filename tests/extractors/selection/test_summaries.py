"""What a machine sums an article up in is none of it."""

from __future__ import annotations

import numpy as np
import pytest

from extractors.selection.summaries import without_summaries
from tests.builders import document

POINTS = "<ul><li>The ferry sails again since Tuesday.</li><li>Its repair cost twice as much as planned.</li></ul>"
TEXT = "<p>At six in the morning there was a queue of ten bicycles, a milk lorry and an ambulance at the quay.</p>"


def kept(html: str, note: int) -> list[bool]:
    found = document(html)
    given = np.array([0.2 if place == note else 0.9 for place in range(len(found.blocks))])
    settled = without_summaries(found, found.blocks.words, given)
    assert given.max() == 0.9
    return (settled >= 0.5).tolist()


@pytest.mark.parametrize(
    "note",
    [
        "This summary was written with the help of AI.",
        "AI-generated summary, reviewed by our newsroom",
        "Deze samenvatting is gemaakt met AI en gecontroleerd door de redactie.",
        "Diese Zusammenfassung wurde mit Hilfe von KI erstellt.",
        "Ce résumé a été généré par une intelligence artificielle.",
        "Resumen generado con inteligencia artificial",
        "Сгенерировано нейросетью. Содержание проверено редакцией.",
        "Краткий пересказ от РИА ИИ",
        "Podsumowanie wygenerowane przez sztuczną inteligencję",
        "この要約はAIで作成しました",
        "Sammendraget er laget av ChatGPT og godkjent av redaksjonen.",
    ],
)
def test_points_with_a_note_that_a_machine_made_them(note: str) -> None:
    box = f"<div class=s><h4>In short</h4>{POINTS}<p>{note}</p></div>"
    assert kept(f"<div>{box}{TEXT}{TEXT}</div>", 3) == [False] * 4 + [True, True]
    bare = f"<div class=s>{POINTS}{note}</div>"
    assert kept(f"<div>{bare}{TEXT}{TEXT}</div>", 2) == [False] * 3 + [True, True]


@pytest.mark.parametrize(
    "html",
    [
        f"<div><h4>Key takeaways</h4>{POINTS}<p>Read them twice.</p></div>{TEXT}",
        f"<div><h4>What AI cannot do</h4>{POINTS}<p>Nobody said that it could.</p></div>{TEXT}",
        f"<div><h3>Call center</h3>{POINTS.replace('The', 'AI handoff: AI generates summaries, the')}</div>{TEXT}",
        f"<div><h3>Unified AI infrastructure: 5 key takeaways</h3>{POINTS}</div>{TEXT}",
        f"<div>{TEXT}{POINTS}<p>This summary was written with the help of AI.</p></div>{TEXT}",
        f"<p>This summary was written with the help of AI.</p>{TEXT}",
        f"<div><p>The firm sold a summary of 900 letters that AI wrote in a day, to a town that had asked for none, "
        f"and it was paid for them.</p>{POINTS}</div>{TEXT}",
    ],
    ids=["no note", "of machines", "an item of it", "a title", "a text beside it", "a note alone", "a sentence"],
)
def test_what_may_be_the_articles_stays(html: str) -> None:
    assert all(kept(html, -1))


def test_a_page_without_likely_blocks_stays_as_it_is() -> None:
    found = document(f"<div>{POINTS}<p>AI-generated summary</p></div>")
    given = np.full(3, 0.1)
    assert without_summaries(found, found.blocks.words, given) is given
