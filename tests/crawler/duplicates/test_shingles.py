"""Texts as sets of shingles: what counts, what does not, and that resemblance is the true one."""

from __future__ import annotations

import hashlib
import re
import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crawler.duplicates.shingles import jaccard, normalised, shingles_of, token_count
from crawler.duplicates.sketches import Parameters, band_keys, banding, signature_of
from crawler.fingerprint import content_fingerprint
from tests.crawler.duplicates.texts import retyped, text_of
from tests.growth import assert_forgets

ZH = "市政府周二表示，新的地铁线路将于明年春天开工，预计需要四年时间完成全部建设工程。"


def plain_shingles(text: str, size: int = 3) -> set[tuple[str, ...]]:
    words = text.split()
    return {tuple(words[n : n + size]) for n in range(max(1, len(words) - size + 1))} if words else set()


@settings(max_examples=60, deadline=None)
@given(*[st.lists(st.sampled_from("abcdefg"), max_size=30).map(" ".join)] * 2)
def test_resemblance_is_the_jaccard_coefficient_of_word_triples(one: str, other: str) -> None:
    a, b = plain_shingles(one), plain_shingles(other)
    assert len(shingles_of(one)) == len(a)
    assert jaccard(shingles_of(one), shingles_of(other)) == pytest.approx(len(a & b) / len(a | b) if a and b else 0)


@pytest.mark.parametrize(
    "other",
    ["The  MAYOR said\non Monday, that the bridge—is closed!", "the mayor said on monday that the bridge is closed"],
)
def test_case_spacing_and_punctuation_do_not_count(other: str) -> None:
    assert jaccard(shingles_of("The mayor said on Monday that the bridge is closed."), shingles_of(other)) == 1


def test_what_nobody_sees_does_not_count() -> None:
    plain, hyphened = "Das Hochwasser an der Elbe steigt", "\ufeffDas Hoch\u00adwasser an der\u200b Elbe stei\u00adgt"
    assert jaccard(shingles_of(plain), shingles_of(hyphened)) == 1
    assert token_count(hyphened) == token_count(plain) == 6


def test_scripts_without_spaces_are_compared_by_pairs_of_characters() -> None:
    bare = "".join(char for char in ZH if char not in "，。")
    assert len(shingles_of(ZH)) == len({bare[n : n + 2] for n in range(len(bare) - 1)})
    assert jaccard(shingles_of(ZH), shingles_of(bare)) == 1
    assert 0.8 < jaccard(shingles_of(ZH), shingles_of(ZH.replace("春天", "秋天"))) < 1
    thai = "นายกเทศมนตรีกล่าวเมื่อวันจันทร์ว่าสะพานปิด"
    assert len(shingles_of(thai)) > 30


def test_a_text_of_two_scripts_has_shingles_of_both() -> None:
    mixed = shingles_of("苹果公司周二发布 the new iPhone model 新产品")
    assert len(mixed) == len(set("苹果 果公 公司 司周 周二 二发 发布".split())) + 2 + len({"新产", "产品"})


@settings(max_examples=200, deadline=None)
@given(st.lists(st.sampled_from([*"ab é・市长\ud800", "word", ". ", "ไท"]), max_size=30).map("".join))
def test_no_shingle_reaches_from_one_script_into_the_next(text: str) -> None:
    runs = re.split(r"([市长ไท][市长ไท\W]*)", text)
    alone = [shingles_of(run) for run in runs]
    assert shingles_of(text).tolist() == sorted({int(one) for found in alone for one in found})


def test_a_text_of_many_short_runs_is_no_slower_than_another() -> None:
    """A million characters, each of another script than the one before, took 25 seconds; words alone take one."""
    assert len(shingles_of("a市" * 1_000)) == 2
    words, mixed = (min(_seconds(text) for _ in range(2)) for text in ("ab " * 20_000, "a市" * 30_000))
    assert mixed < 25 * words


def _seconds(text: str) -> float:
    begun = time.process_time()
    shingles_of(text)
    return time.process_time() - begun


def test_nothing_resembles_nothing() -> None:
    assert len(shingles_of("")) == len(shingles_of(" —!?")) == 0
    assert jaccard(shingles_of(""), shingles_of("")) == 0


def test_lone_surrogates_are_text_too() -> None:
    assert len(shingles_of("a \ud800 b c")) >= 1 and len(shingles_of("中\ud800文字")) >= 1


def test_words_and_characters_are_counted() -> None:
    assert token_count("Two words, 中文 and 한국 말") == 7
    assert token_count("हिन्दी में समाचार") == 3


def test_the_signature_estimates_and_the_bands_find() -> None:
    text = text_of(1, 400)
    near, far = retyped(text, 2, 12), text_of(3, 400)
    one, other, third = shingles_of(text), shingles_of(near), shingles_of(far)
    assert (signature_of(one) == signature_of(other)).mean() == pytest.approx(jaccard(one, other), abs=0.12)
    keys = set(band_keys(one, 0.7))
    assert len(keys) == banding(0.7)[0] and keys & set(band_keys(other, 0.7))
    assert not keys & set(band_keys(third, 0.7))
    assert all(-(2**63) <= key < 2**63 for key in keys)


@pytest.mark.parametrize("threshold", [0.3, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0])
def test_bands_miss_few_pairs_at_the_threshold(threshold: float) -> None:
    bands, rows = banding(threshold)
    assert bands * rows <= 128 and (1 - threshold**rows) ** bands <= 0.015


@pytest.mark.parametrize("values", [(0.2, 3, 20), (1.1, 3, 20), (0.7, 0, 20), (0.7, 3, 0)])
def test_thresholds_that_make_no_sense_are_refused(values: tuple[float, int, int]) -> None:
    with pytest.raises(ValueError):
        Parameters(*values)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("हिन्दी में समाचार की किताब", "हिन्दी में समाचार की किताब"),
        ("தமிழ் செய்திகள், இன்று மாலை", "தமிழ் செய்திகள் இன்று மாலை"),
        ("ශ්‍රී ලංකා. රජය කියයි", "ශ්‍රී ලංකා රජය කියයි"),
    ],
)
def test_vowel_signs_belong_to_their_words(text: str, words: str) -> None:
    assert len(shingles_of(text)) == len(plain_shingles(words))
    assert jaccard(shingles_of(text), shingles_of(words)) == 1


def test_words_that_differ_in_a_vowel_sign_are_two() -> None:
    assert jaccard(shingles_of("किताब अच्छी थी"), shingles_of("कताब अच्छी थी")) == 0
    assert content_fingerprint("किताब अच्छी", "थी") != content_fingerprint("कताब अच्छी", "थी")
    assert content_fingerprint("ที่บ้าน", "") != content_fingerprint("ที่บาน", "")
    assert content_fingerprint("हिन्दी में", "समाचार।") == content_fingerprint("हिन्दी  में", "समाचार")


def test_points_and_accents_that_stand_alone_do_not_count_among_words() -> None:
    """What is stored of other scripts than the Indic ones stays as it was."""
    for text in ("كِتَابٌ جديد", "בְּרֵאשִׁית ברא", "x\u0307y z", "naïve cafe\u0301"):
        assert content_fingerprint(None, text) == _digest_of(re.findall(r"\w+", normalised(text)))


def _digest_of(words: list[str]) -> str:
    return hashlib.sha256(" ".join(words).encode()).hexdigest()[:32]


def test_a_word_of_a_pages_length_is_not_remembered() -> None:
    assert_forgets(lambda long: shingles_of(f"one two three {long} four"))
    assert jaccard(shingles_of(f"one two {'x' * 200}"), shingles_of(f"one two {'x' * 200}")) == 1
