"""What class and id strings say."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from extractors.features.keywords import GROUPS, bits, by_element
from tests.builders import document, node


def says(text: str) -> set[str]:
    return {name for place, (name, _) in enumerate(GROUPS) if bits(text) >> place & 1}


@pytest.mark.parametrize(
    ("text", "groups"),
    [
        ("comments-list", {"comment", "list"}),
        ("relatedArticles", {"related"}),
        ("c-share-bar", {"share"}),
        ("main-nav", {"navigation"}),
        pytest.param(
            "main-navigation",
            {"navigation"},
        ),
        ("ad", {"advert"}),
        ("NewsletterSignup", {"subscribe"}),
        ("cookie_consent", {"consent"}),
        ("author-bio", {"author"}),
        ("figcaption photo-credit", {"caption"}),
        ("SIDEBAR", {"side"}),
        ("article__body", {"body"}),
        ("css-1x2abc", set()),
        ("", set()),
        ("123 456", set()),
    ],
)
def test_groups(text: str, groups: set[str]) -> None:
    assert groups <= says(text) and (groups or not says(text))


@pytest.mark.parametrize(
    ("text", "group"),
    [
        ("shadow gradient", "advert"),
        ("readable", "advert"),
        ("navy-blue", "navigation"),
        ("tablet", "navigation"),
        ("headache", "advert"),
    ],
)
def test_short_stems_stand_for_whole_words_only(text: str, group: str) -> None:
    assert group not in says(text)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("no-comments", ""),
        ("single has-right-sidebar", ""),
        ("comments-closed", ""),
        ("ad-free", ""),
        ("newsletter_enabled", ""),
        ("post with-share-bar content", "post content"),
        ("casino-comments", "casino comments"),
        ("withcomments", "withcomments"),
        ("comments closed", "comments"),
        ("ad-freedom", "ad"),
    ],
)
def test_what_a_class_says_of_others_is_nothing_of_the_element(text: str, says: str) -> None:
    assert bits(text) == bits(says)


@given(st.text(max_size=400))
def test_any_text_has_bits(text: str) -> None:
    assert 0 <= bits(text) < 1 << len(GROUPS)


def test_the_tail_of_a_long_list_says_nothing() -> None:
    assert "comment" not in says("px-2 " * 40 + "comments")


def test_of_elements_that_hold_no_block_nothing_is_asked() -> None:
    page = document("<body><div class=comments id=main><p class=share>Words of it.<div class=share></div></div></body>")
    found = by_element(page)
    assert found[node(page, "//div[@id]")] == bits("comments") | bits("main")
    assert found[node(page, "//p")] == bits("share")
    assert found[node(page, "//div/div")] == 0
