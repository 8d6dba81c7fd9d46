"""The demo page: every paragraph coloured by its class, with the figures that decided it, as one file."""

from __future__ import annotations

from html import escape

from extractors.document import Document
from extractors.methods.paragraph_classes import ParagraphClasses, classify
from extractors.methods.paragraph_classes.classes import WHY_IN_WORDS, Class, Why

_NAMES = {Class.BAD: "bad", Class.SHORT: "short", Class.NEAR_GOOD: "near-good", Class.GOOD: "good"}
_STYLE = """
body { font: 15px/1.5 sans-serif; margin: 2em auto; max-width: 60em; color: #222; background: #fff }
.p { border-left: .6em solid; margin: .4em 0; padding: .3em .7em; overflow-wrap: anywhere }
.good { border-color: #2b8a3e; background: #ebfbee } .near-good { border-color: #1971c2; background: #e7f5ff }
.short { border-color: #b08900; background: #fff9db }
.bad { border-color: #c92a2a; background: #fff5f5; color: #777 }
small { display: block; font-size: 12px; color: #555 }
"""


def demo_page(document: Document, classes: ParagraphClasses | None = None) -> str:
    """A self-contained HTML page: all that is taken from the page shown is escaped, nothing is loaded."""
    found = classes or classify(document)
    t = found.thresholds
    parts = [_paragraph(document, found, number) for number in range(len(found.paragraphs))]
    legend = " ".join(f'<span class="p {name}">{name}</span>' for name in _NAMES.values())
    settings = (
        f"stop words: {found.language or 'not tested'}; lengths {t.length_low} and {t.length_high}; "
        f"stop-word density {t.stopwords_low:g} and {t.stopwords_high:g}; "
        f"link density at most {t.max_link_density:g}; headings up to {t.max_heading_distance} before"
    )
    return (
        '<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8"><title>Paragraph classes</title>'
        f"<style>{_STYLE}</style></head><body>\n<h1>Paragraph classes</h1>\n"
        f"<p>{escape(document.page.url)}</p>\n"
        f"<p>The colour is the final class: {legend}</p>\n<p>{escape(settings)}</p>\n"
        + "\n".join(parts or ["<p>The page has no text.</p>"])
        + "\n</body></html>\n"
    )


def _paragraph(document: Document, found: ParagraphClasses, number: int) -> str:
    cut, figures = found.paragraphs, found.figures
    text = document.text_between(int(cut.start[number]), int(cut.stop[number]), " ")
    free, final = Class(found.context_free[number]), Class(found.final[number])
    free_why, final_why = Why(found.context_free_why[number]), Why(found.final_why[number])
    name = escape(document.name(int(cut.node[number])))
    said = [
        f"&lt;{name}&gt;{' heading' if figures.heading[number] else ''}",
        f"{figures.length[number]} characters",
        f"link density {figures.link_density[number]:.2f}",
        f"stop-word density {figures.stop_density[number]:.2f}" if figures.stop_density[number] else "",
        f"by itself {_NAMES[free]}: {escape(WHY_IN_WORDS[free_why])}",
        f"finally {_NAMES[final]}: {escape(WHY_IN_WORDS[final_why])}" if final_why != free_why else "",
    ]
    return (
        f'<div class="p {_NAMES[final]}">{escape(text)}<small>{"; ".join(filter(None, said))}</small></div>'
    )
