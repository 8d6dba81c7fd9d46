"""The parts that the report's pages share: the document, tiles, cards, tables, findings. Text is escaped here."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from html import escape
from pathlib import Path

from crawler.report.unusual import FEWEST_RUNS, Unusual
from crawler.whole_file import write_whole

POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:"


@cache
def _style() -> str:
    return Path(__file__).with_name("style.css").read_text(encoding="utf-8")


def document(title: str, body: Iterable[str]) -> str:
    """A whole page: self-contained, without scripts, and forbidden to load anything."""
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{_style()}</style></head>\n<body><main>\n"
        + "\n".join(body)
        + "\n</main></body></html>\n"
    )


def badge(findings: Sequence[Unusual], runs: int) -> str:
    """How the site is after so many runs, in a word."""
    if any(one.serious for one in findings):
        return '<span class="badge bad">needs a look</span>'
    if findings:
        return '<span class="badge warn">unusual</span>'
    known = runs > FEWEST_RUNS
    return f'<span class="badge {"good" if known else "soft"}">{"as usual" if known else "no history yet"}</span>'


def findings_list(findings: Sequence[Unusual]) -> str:
    """What is unusual, a line each; nothing where nothing is."""
    if not findings:
        return ""
    serious = " serious" if any(one.serious for one in findings) else ""
    rows = [f"<li>{f'<b class=bad>{escape(o.text)}</b>' if o.serious else escape(o.text)}</li>" for o in findings]
    return f'<ul class="findings{serious}">{"".join(rows)}</ul>'


def tiles(pairs: Iterable[tuple[str, str]]) -> str:
    """Figures with their names."""
    return '<div class="tiles">' + "".join(
        f'<div class="tile"><b>{escape(value)}</b><span>{escape(name)}</span></div>' for name, value in pairs
    ) + "</div>"  # fmt: skip


def card(title: str, said: str, content: str, *, wide: bool = False) -> str:
    """A titled box; `content` is markup."""
    words = f"<p>{escape(said)}</p>" if said else ""
    return f'<section class="card{" wide" if wide else ""}"><h2>{escape(title)}</h2>{words}{content}</section>'


def table(head: Sequence[str], rows: Iterable[Sequence[str]], numeric: Iterable[int] = ()) -> str:
    """A table; cells are markup, `numeric` are the columns of numbers."""
    right = set(numeric)

    def line(tag: str, cells: Sequence[str]) -> str:
        return "".join(f"<{tag}{' class=num' if n in right else ''}>{cell}</{tag}>" for n, cell in enumerate(cells))

    body = "".join(f"<tr>{line('td', cells)}</tr>" for cells in rows)
    names = line("th", [escape(name) for name in head])
    return f'<div class="scroll"><table><thead><tr>{names}</tr></thead><tbody>{body}</tbody></table></div>'


def write_page(path: Path, text: str) -> None:
    """Put a page in place of the last one, whole or not at all. Raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, text.encode())
