"""Plots as inline SVG: bars, lines and sparklines. Nothing is loaded, nothing runs; every text is escaped.

Colours are the page's (`var(--c1)` ...), so one style sheet serves light and dark.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

WIDTH, WIDE, HEIGHT = 720, 1480, 210
LEFT, RIGHT, TOP, BOTTOM = 46, 8, 10, 24


@dataclass(frozen=True, slots=True)
class Column:
    """One place on the x axis: its label, what is said when the pointer rests on it, and a mark over it."""

    label: str
    hint: str = ""
    mark: str = ""


@dataclass(frozen=True, slots=True)
class Series:
    """A named row of values, one a column; None where nothing was measured."""

    name: str
    values: Sequence[float | None]
    colour: int = 1


@dataclass(frozen=True, slots=True)
class Plot:
    """What all plots share. `percent`: values are shares from 0 to 1, shown as per cent; lines on an axis to 100 %,
    bars on one to the highest. `empty` is what bars without any height say."""

    title: str
    columns: Sequence[Column]
    series: Sequence[Series]
    percent: bool = False
    unit: str = ""
    expected: tuple[float, float] | None = None
    """The range of the site's own history, drawn as a band."""
    plot_id: str = ""
    width: int = WIDTH
    empty: str = "none"


def bars(plot: Plot) -> str:
    """Stacked bars, the first series at the bottom."""
    totals = [sum(one.values[n] or 0 for one in plot.series) for n in range(len(plot.columns))]
    highest = max([*totals, plot.expected[1] if plot.expected else 0.0], default=0.0)
    scale = _Scale(plot, _percent_ticks(highest) if plot.percent else _ticks(highest))
    shapes: list[str] = [_band(plot, scale)]
    step = scale.step
    width = max(1.0, min(step * 0.8, 46.0))
    for n, column in enumerate(plot.columns):
        bottom, parts = 0.0, []
        for one in plot.series:
            value = one.values[n] or 0.0
            if value > 0:
                y, height = scale.y(bottom + value), scale.y(bottom) - scale.y(bottom + value)
                parts.append(
                    f'<rect x="{scale.x(n) - width / 2:.1f}" y="{y:.1f}" width="{width:.1f}" '
                    f'height="{max(height, 0.6):.1f}" fill="var(--c{one.colour})"/>'
                )
                bottom += value
        shapes.append(f"<g>{_hit(plot, scale, n, column)}{''.join(parts)}{_mark(scale, n, column)}</g>")
    if not any(totals):
        x, y = (LEFT + scale.right) / 2, (TOP + HEIGHT - BOTTOM) / 2
        shapes.append(f'<text class="none" x="{x:.0f}" y="{y:.0f}" text-anchor="middle">{escape(plot.empty)}</text>')
    return _frame(plot, scale, shapes)


def lines(plot: Plot) -> str:
    """A line a series, broken where nothing was measured; single values are dots. All but the first are dashed, so that
    one under another is seen."""
    known = [value for one in plot.series for value in one.values if value is not None]
    scale = _Scale(plot, [0.0, 0.25, 0.5, 0.75, 1.0] if plot.percent else _ticks(max(known, default=0.0)))
    shapes = [_band(plot, scale)]
    shapes += [
        f"<g>{_hit(plot, scale, n, column)}{_mark(scale, n, column)}</g>" for n, column in enumerate(plot.columns)
    ]
    for n, one in enumerate(plot.series):
        points = [(scale.x(at), scale.y(v)) if v is not None else None for at, v in enumerate(one.values)]
        dashes = ' stroke-dasharray="5 5"' if n else ""
        shapes.append(f'<g pointer-events="none" stroke="var(--c{one.colour})" fill="none" stroke-width="2"{dashes}>')
        shapes.append(_path(points))
        shapes.append("</g>")
        if len(plot.columns) <= 60:
            dots = "".join(f'<circle cx="{p[0]:.1f}" cy="{p[1]:.1f}" r="2.6"/>' for p in points if p)
            shapes.append(f'<g pointer-events="none" fill="var(--c{one.colour})">{dots}</g>')
    return _frame(plot, scale, shapes)


def spark(values: Sequence[float | None], label: str, *, top: float | None = None, width: int = 120) -> str:
    """A line without axes, for a row of a table."""
    height, most = 24, top or max([value for value in values if value is not None], default=0.0) or 1.0
    step = (width - 6) / max(1, len(values) - 1)
    points = [
        None if value is None else (3 + n * step, height - 3 - (height - 6) * min(1.0, value / most))
        for n, value in enumerate(values)
    ]
    last = next((point for point in reversed(points) if point), None)
    dot = f'<circle cx="{last[0]:.1f}" cy="{last[1]:.1f}" r="2.4" fill="var(--c1)"/>' if last else ""
    return (
        f'<svg class="spark" viewBox="0 0 {width} {height}" width="{width}" height="{height}" role="img" '
        f'aria-label="{escape(label)}"><g fill="none" stroke="var(--c1)" stroke-width="1.5">{_path(points)}</g>'
        f"{dot}</svg>"
    )


def number(value: float, *, percent: bool = False) -> str:
    """A value as people read it: `12`, `1,234`, `0.35`, `97 %`."""
    if percent:
        return f"{100 * value:.0f} %"
    if value >= 100 or value == int(value):
        return f"{value:,.0f}"
    return f"{value:.2f}" if value < 10 else f"{value:.1f}"


class _Scale:
    """From columns and values to places in the picture."""

    def __init__(self, plot: Plot, ticks: Sequence[float]) -> None:
        self.ticks = ticks
        self._top = ticks[-1]
        self.right = plot.width - RIGHT
        self.step = (self.right - LEFT) / max(1, len(plot.columns))

    def x(self, n: int) -> float:
        return LEFT + (n + 0.5) * self.step

    def y(self, value: float) -> float:
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * min(1.0, value / self._top)


def _ticks(most: float) -> list[float]:
    """Round values from 0 to the first one that holds `most`, about four steps."""
    if not math.isfinite(most) or most <= 0:
        return [0.0, 1.0]
    rough = most / 4
    power = 10.0 ** math.floor(math.log10(rough))
    step = next(power * factor for factor in (1, 2, 2.5, 5, 10) if power * factor >= rough * 0.999)
    return [round(n * step, 10) for n in range(math.ceil(most / step - 1e-9) + 1)]


def _percent_ticks(most: float) -> list[float]:
    """Whole per cents, from 0 to the first that holds `most`, 5 % at least; a thing that hardly ever happens would be
    no more than a line on an axis to 100 %."""
    top = next(top for top in (0.05, 0.1, 0.2, 0.5, 1.0) if top >= min(most, 1.0))
    return [top * n / 5 for n in range(6)]


def _tick_texts(ticks: Sequence[float], percent: bool) -> list[str]:
    """The values of an axis, all with as many digits as its steps need: two ticks that read the same say nothing."""
    if percent:
        return [number(tick, percent=True) for tick in ticks]
    digits = next(n for n in range(11) if n == 10 or all(round(tick, n) == tick for tick in ticks))
    return [f"{tick:,.{digits}f}" if tick else "0" for tick in ticks]


def _path(points: Sequence[tuple[float, float] | None]) -> str:
    text, pen = "", "M"
    for point in points:
        if point is None:
            pen = "M"
        else:
            text += f"{pen}{point[0]:.1f} {point[1]:.1f}"
            pen = "L"
    return f'<path d="{text}"/>' if text else ""


def _hit(plot: Plot, scale: _Scale, n: int, column: Column) -> str:
    """An invisible column that says its values when the pointer rests on it."""
    said = [column.hint or column.label]
    said += [
        f"{one.name}: {number(value, percent=plot.percent)}{plot.unit and ' ' + plot.unit}"
        for one in plot.series
        if (value := one.values[n]) is not None and (value or len(plot.series) == 1)
    ]
    said += [column.mark] if column.mark else []
    return (
        f'<rect class="hit" x="{scale.x(n) - scale.step / 2:.1f}" y="{TOP}" width="{scale.step:.1f}" '
        f'height="{HEIGHT - TOP - BOTTOM}"><title>{escape(chr(10).join(said))}</title></rect>'
    )


def _mark(scale: _Scale, n: int, column: Column) -> str:
    if not column.mark:
        return ""
    x = scale.x(n)
    return f'<path class="mark" d="M{x:.1f} {TOP}V{HEIGHT - BOTTOM}"/><path class="flag" d="M{x:.1f} {TOP}l8 4l-8 4z"/>'


def _band(plot: Plot, scale: _Scale) -> str:
    if plot.expected is None or not plot.columns:
        return ""
    low, high = plot.expected
    top, bottom = scale.y(high), scale.y(low)
    return (
        f'<rect class="band" x="{LEFT}" y="{top:.1f}" width="{scale.right - LEFT}" '
        f'height="{max(2.0, bottom - top):.1f}"><title>the middle half of its own history</title></rect>'
    )


def _frame(plot: Plot, scale: _Scale, shapes: Sequence[str]) -> str:
    axis = []
    for tick, text in zip(scale.ticks, _tick_texts(scale.ticks, plot.percent), strict=True):
        y = scale.y(tick)
        axis.append(f'<path class="grid" d="M{LEFT} {y:.1f}H{scale.right}"/>')
        axis.append(f'<text class="tick" x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{text}</text>')
    every = max(1, math.ceil(len(plot.columns) / 8))
    for n, column in enumerate(plot.columns):
        if n % every == 0:
            x, anchor = scale.x(n), "middle"
            if x > scale.right - 24:  # it would leave the picture
                x, anchor = scale.right, "end"
            axis.append(
                f'<text class="tick" x="{x:.1f}" y="{HEIGHT - 6}" text-anchor="{anchor}">{escape(column.label)}</text>'
            )
    identity = f' id="{escape(plot.plot_id)}"' if plot.plot_id else ""
    return (
        f'<svg{identity} class="plot" viewBox="0 0 {plot.width} {HEIGHT}" role="img" aria-label="{escape(plot.title)}">'
        f"{''.join(axis)}{''.join(shapes)}</svg>{_legend(plot)}"
    )


def _legend(plot: Plot) -> str:
    if len(plot.series) < 2:
        return ""
    names = [f'<li><i style="background:var(--c{one.colour})"></i>{escape(one.name)}</li>' for one in plot.series]
    return f'<ul class="legend">{"".join(names)}</ul>'
