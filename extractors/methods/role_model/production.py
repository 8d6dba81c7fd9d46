"""The rule engine: small production systems (Golovko and Lapin, section 6, the class ProdSyst).

A rule is one declaration: a condition, an action, and why it is there. A system runs while any of its rules
is relevant, over a working memory of its own; the first relevant rule in order fires. Two things keep it from
running for ever: a rule fires once unless it says otherwise, and no run has more firings than its bound.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

Memory = TypeVar("Memory")

BOUND_REACHED = "(bound reached)"
"""Stands in the trace of a run that its bound stopped."""


def always(memory: object) -> bool:
    """The condition of a rule without one."""
    return True


@dataclass(frozen=True, slots=True, eq=False)
class Rule(Generic[Memory]):
    """One production: when it is relevant, what it does to the working memory, and why."""

    name: str
    why: str
    then: Callable[[Memory], None]
    when: Callable[[Memory], bool] = always
    again: bool = False
    """Whether it may fire more than once in a run."""
    ours: bool = False
    """Not in the paper: a departure, measured in docs/methods/role-model.md."""


@dataclass(frozen=True, slots=True)
class ProductionSystem(Generic[Memory]):
    """Named rules in order of preference, and the most firings that one run may have."""

    name: str
    rules: tuple[Rule[Memory], ...]
    bound: int = 64

    def run(self, memory: Memory, trace: list[str] | None = None, left_out: frozenset[str] = frozenset()) -> int:
        """Fire rules until none is relevant or the bound is reached; the number of firings.

        ``trace`` receives ``system.rule`` for every firing, in order, but a rule's repeated firings once.
        Rules named in ``left_out`` do not take part.
        """
        waiting = list(self.rules)
        if left_out:
            waiting = [rule for rule in waiting if f"{self.name}.{rule.name}" not in left_out]
        fired = 0
        while fired < self.bound:
            for rule in waiting:
                if rule.when(memory):
                    break
            else:
                return fired
            rule.then(memory)
            fired += 1
            if not rule.again:
                waiting.remove(rule)
            if trace is not None:
                step = f"{self.name}.{rule.name}"
                if not trace or trace[-1] != step:
                    trace.append(step)
        if trace is not None and any(rule.when(memory) for rule in waiting):
            trace.append(f"{self.name} {BOUND_REACHED}")
        return fired
