"""JSON with the faults of templates and hands: what is put right, and what is left alone."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from extractors.metadata.lenient_json import read_lenient
from tests.growth import assert_proportional


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("{'a': 'it is \"so\"', 'b': ['x', 'y']}", {"a": 'it is "so"', "b": ["x", "y"]}),
        ("{'a': 'the mill's wheel', 'b': 1}", {"a": "the mill's wheel", "b": 1}),
        (r"""{'a': 'the mill\'s wheel', "b": "it\'s"}""", {"a": "the mill's wheel", "b": "it's"}),
        ("{“a”: “x”, „b“: „y“, “c\": [“z”]}", {"a": "x", "b": "y", "c": ["z"]}),
        ('{"a": "“x”, he said"}', {"a": "“x”, he said"}),
        ('{a: "x",b:{"@id": 1}, @type: "Article"}', {"a": "x", "b": {"@id": 1}, "@type": "Article"}),
        ('{ // one\n"a": "http://a.example/", // two\n/* three */ "b": 1}', {"a": "http://a.example/", "b": 1}),
        ('{"a": "see /* or // there", "b": 1 // one\n, "c": 2}', {"a": "see /* or // there", "b": 1, "c": 2}),
        ('//<![CDATA[ {"a": 1} //]]>', {"a": 1}),
        ('var data = {"a": 1};', {"a": 1}),
        ('{"a": "x"\n"b": ["y"\n"z"] "c": "v" "d": 1}', {"a": "x", "b": ["y", "z"], "c": "v", "d": 1}),
        ('{"a": 01234, "b": 2024-05-17T10:00Z, "c": -1.5e3}', {"a": "01234", "b": "2024-05-17T10:00Z", "c": -1500}),
        ('{"a": undefined, "b": NaN, "c": None, "d": True, "e": document.title}', {**dict.fromkeys("abce"), "d": True}),
        ('{"a": , "b":, "c": }', dict.fromkeys("abc")),
        ('[1,, {"a": 1,},]', [1, {"a": 1}]),
        (r'{"path": "C:\", "b": 1}', {"path": "C:\\", "b": 1}),
        (r'{"a": "say \"no\", \"b\": 1"}', {"a": 'say "no", "b": 1'}),
        (r'{"a": "50\% \u00e9 \ud"}', {"a": r"50\% é \ud"}),
        ('{"a": "he said "no" to "all", twice", "b": 1}', {"a": 'he said "no" to "all", twice', "b": 1}),
        ('{"a": "one\ntwo\tthree\x01"}', {"a": "one\ntwo\tthree\x01"}),
        ('{"a": ["x", {"b": "cut in the mid', {"a": ["x", {"b": "cut in the mid"}]}),
    ],
)
def test_faults_are_put_right(text: str, value: Any) -> None:
    assert read_lenient(text) == [value]


def test_values_one_after_the_other() -> None:
    assert read_lenient('{"a": 1}, {"b": 2}} [3]') == [{"a": 1}, {"b": 2}, [3]]
    assert read_lenient("no value, and no bracket") == []


@pytest.mark.parametrize(
    "fault",
    [
        '{"a": [1}, "b": 2}',  # which bracket?
        '{"a": 1 {"b": 2}}',  # an object of what name?
        '{"headline": "Mill burns, "date": "2024"}',  # where did the headline end?
        '{"a": "x": "y"}',
    ],
)
def test_what_cannot_be_told_is_not_guessed(fault: str) -> None:
    assert read_lenient(fault) == []
    assert read_lenient('{"a": 1}' + fault) == [{"a": 1}]


_JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**53), 2**53) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


@given(st.lists(_JSON, max_size=4), st.booleans(), st.sampled_from([None, 1]))
def test_json_is_read_as_it_is(value: list[Any], ascii_only: bool, indent: int | None) -> None:
    assert read_lenient(json.dumps(value, ensure_ascii=ascii_only, indent=indent)) == [value]


@pytest.mark.parametrize(
    "part",
    ['" ', '"" ', '"",', "'\\'", "/* ", "/*", "[", ",", "a:", '"a":"', "<", "\\", '"\n', '{"a":1}', '"' + " " * 300],
)
@pytest.mark.parametrize("before", ["", "{", '{"a":', '["'])
def test_reading_is_linear_and_never_raises(part: str, before: str) -> None:
    assert_proportional(lambda letters: read_lenient(before + part * (letters // len(part))), 300_000)
