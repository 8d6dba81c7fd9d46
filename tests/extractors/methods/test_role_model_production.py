"""The rule engine by itself."""

from __future__ import annotations

from dataclasses import dataclass, field

from hypothesis import given
from hypothesis import strategies as st

from extractors.methods.role_model.production import BOUND_REACHED, ProductionSystem, Rule


@dataclass
class Counter:
    value: int = 0
    said: list[str] = field(default_factory=list)


def say(word: str) -> Rule[Counter]:
    return Rule(word, "to be heard", lambda memory: memory.said.append(word))


def test_rules_fire_in_order_and_once() -> None:
    memory = Counter()
    system = ProductionSystem("s", (say("a"), say("b")))
    assert system.run(memory) == 2
    assert memory.said == ["a", "b"]


def test_a_rule_waits_until_it_is_relevant() -> None:
    memory = Counter()
    late = Rule("late", "after a", lambda m: m.said.append("late"), lambda m: "a" in m.said)
    trace: list[str] = []
    ProductionSystem("s", (late, say("a"), say("b"))).run(memory, trace)
    assert memory.said == ["a", "late", "b"]
    assert trace == ["s.a", "s.late", "s.b"]


def test_an_irrelevant_rule_never_fires() -> None:
    memory = Counter()
    assert (
        ProductionSystem("s", (Rule("no", "never", lambda m: m.said.append("no"), lambda m: False),)).run(
            memory
        )
        == 0
    )
    assert memory.said == []


def bump(memory: Counter) -> None:
    memory.value += 1


def test_a_rule_may_fire_again_until_it_is_no_longer_relevant() -> None:
    memory = Counter()
    trace: list[str] = []
    system = ProductionSystem("s", (Rule("bump", "to five", bump, lambda m: m.value < 5, again=True),))
    assert system.run(memory, trace) == 5
    assert trace == ["s.bump"]


@given(st.integers(0, 40), st.integers(1, 5))
def test_the_bound_cannot_be_exceeded(bound: int, rules: int) -> None:
    memory = Counter()
    trace: list[str] = []
    endless = tuple(Rule(f"bump{i}", "for ever", bump, again=True) for i in range(rules))
    assert ProductionSystem("s", endless, bound=bound).run(memory, trace) == bound
    assert memory.value == bound
    assert BOUND_REACHED in trace[-1]


def test_a_system_keeps_nothing_between_runs() -> None:
    system = ProductionSystem("s", (say("a"),))
    first, second = Counter(), Counter()
    system.run(first)
    system.run(second)
    assert first.said == second.said == ["a"]
