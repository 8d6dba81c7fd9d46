"""Words for *by* and *and* that count in one language alone."""

from __future__ import annotations

import pytest

from extractors.metadata.authors.by_language import Words, language_of
from tests.extractors.metadata.pages import BODY, document, read

H1 = "<h1>The mill at Esk has burned down</h1>"
FILIPINO = "<p>Mataas ang presyo ng sibuyas sa Esk, at ang halaga ng bigas sa bayan, at ang init ng araw sa bukid.</p>"


@pytest.mark.parametrize(
    ("language", "byline", "bare"),
    [
        ("fil", "Ni Ana Reyes", "Ana Reyes"),
        ("tl-PH", "Isinulat ni Ana Reyes | Hulyo 3, 2026", "Ana Reyes | Hulyo 3, 2026"),
        ("fil", "Nina Ana Reyes at Bo Cruz", "Ana Reyes, Bo Cruz"),
        ("fil", "Nina Reyes", "Nina Reyes"),
        ("ha", "Daga | Aisha Sani", "Aisha Sani"),
        ("ha", "Daga nan gaba", "Daga nan gaba"),
        ("sw", "Na Juma Ali na Asha Omar", "Juma Ali, Asha Omar"),
        ("af", "Deur Ann Botha", "Ann Botha"),
        ("en", "Ni Ana Reyes", "Ni Ana Reyes"),
        ("", "Na Juma Ali", "Na Juma Ali"),
    ],
)
def test_a_byline_without_its_language_s_words(language: str, byline: str, bare: str) -> None:
    assert Words(language).bare(byline) == bare


def test_a_line_that_names_who_wrote() -> None:
    assert Words("ha").named("Daga Aisha Sani, Kano") == "Aisha Sani, Kano"
    assert Words("ha").named("Daga Kano zuwa Abuja") is None
    assert Words("id").named("Ni Made Ayu") is None


@pytest.mark.parametrize(
    ("lang", "byline", "names"),
    [
        ("ha", '<i class="author">Daga <b>Aisha Sani</b></i>', ["Aisha Sani"]),
        ("ha", "<p>Daga Aisha Sani</p>", ["Aisha Sani"]),
        ("sw", "<p>Na Juma Ali na Asha Omar</p>", ["Juma Ali", "Asha Omar"]),
        ("en", "<p>Na Juma Ali</p>", []),
    ],
)
def test_a_byline_on_a_page(lang: str, byline: str, names: list[str]) -> None:
    found = read(body=f"<article>{H1}{byline}{BODY}</article>", lang=lang)
    assert [author.name for author in found.authors] == names


def test_filipino_is_told_by_its_particles_where_no_language_but_english_is_declared() -> None:
    assert language_of(document(body=FILIPINO, lang="")) == "fil"
    assert language_of(document(body=FILIPINO, lang="en-PH")) == "fil"
    assert language_of(document(body=FILIPINO, lang="id")) == "id"
    assert language_of(document(body=BODY, lang="en")) == "en"
    found = read(body=f'<article>{H1}<span class="author">Ni Ana Reyes</span>{FILIPINO}</article>', lang="")
    assert [author.name for author in found.authors] == ["Ana Reyes"]
