"""What makes a revision, and how large an edit is."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crawler.state.revisions import edit_size, field_digests, is_edited, next_revision, words_of

BODY = "The harbour board met on Monday. " * 30


def line(**values: Any) -> dict[str, Any]:
    metadata = {"datePublished": "2026-11-01", "authors": [{"name": "A"}], **values.pop("metadata", {})}
    return {"headline": "Harbour", "body": BODY, "metadata": metadata, **values}


def after(new: dict[str, Any], old: dict[str, Any] | None = None, page: str | None = None) -> Any:
    old = old or line()
    return next_revision(1, field_digests(old), new, old, page)


@pytest.mark.parametrize(
    "new",
    [
        line(),
        line(body=BODY.upper().replace(".", " !")),
        line(metadata={"dateModified": "2026-11-02", "mainImage": "x.jpg?v=2", "keywords": ["a"]}),
        line(blocks=[{"type": "image"}]),
        line(metadata={"datePublished": "2026-11-01T08:00:00+00:00"}),
        line(metadata={"authors": []}),
        line(metadata={"authors": [], "datePublished": None}),
        line(metadata={"authors": [{"name": "A", "url": "https://example.com/authors/a"}]}),
    ],
)
def test_what_is_no_revision(new: dict[str, Any]) -> None:
    assert after(new) is None


def test_another_day_or_hour_is_a_revision_and_so_is_a_date_that_there_was_not() -> None:
    moment = line(metadata={"datePublished": "2026-11-01T08:00:00+00:00"})
    assert after(line(), moment) is None
    assert after(line(metadata={"datePublished": "2026-11-01T09:00:00+00:00"}), moment).changed == ("datePublished",)
    assert after(line(metadata={"datePublished": "2026-11-02T08:00:00+00:00"})).changed == ("datePublished",)
    assert after(line(), line(metadata={"datePublished": None})).changed == ("datePublished",)


def test_authors_that_there_were_not_are_a_revision_and_lost_ones_are_named_beside_another_change() -> None:
    nobody = line(metadata={"authors": []})
    assert after(line(), nobody).changed == ("authors",)
    assert after({**nobody, "headline": "Harbour board"}).changed == ("headline", "authors")


def test_authors_in_another_order_are_the_same_and_one_more_is_a_revision() -> None:
    two = [{"name": "A", "url": "https://example.com/a"}, {"name": "B"}]
    assert after(line(metadata={"authors": [{"name": "b"}, {"name": "A"}]}), line(metadata={"authors": two})) is None
    assert after(line(metadata={"authors": two})).changed == ("authors",)


def test_the_changed_fields_are_named() -> None:
    revision = after(line(headline="Harbour board", metadata={"dateModified": "2026-11-02"}))
    assert (revision.number, revision.changed, revision.edit) == (2, ("headline", "dateModified"), "small")
    assert revision.fingerprint() == {"revision": 2, "changed": ["headline", "dateModified"], "edit": "small"}


@pytest.mark.parametrize(
    ("body", "edit"),
    [
        (BODY + "One more word.", "small"),
        (BODY + "A paragraph of some length that tells what the other side had to say. " * 3, "medium"),
        ("Something else altogether was said here today by nobody at all. " * 20, "large"),
    ],
)
def test_the_size_of_an_edit(body: str, edit: str) -> None:
    revision = after(line(body=body))
    assert revision.edit == edit and revision.changed == ("body",)


def test_an_edit_of_fields_alone_has_no_size() -> None:
    revision = after(line(metadata={"authors": [{"name": "B"}]}))
    assert (revision.changed, revision.edit) == (("authors",), "none")


def test_without_the_old_line_the_size_is_not_known() -> None:
    revision = next_revision(3, field_digests(line()), line(body="x"))
    assert revision is not None and (revision.number, revision.edit) == (4, None)


def test_a_paragraph_that_the_page_still_has_was_not_taken_out_of_the_article() -> None:
    old = line(body=BODY + "\n\nBuy a share at the counter")
    assert after(line(), old, page=f"<p>{BODY}</p><aside>Buy a <b>share</b> at&nbsp;the counter!</aside>") is None
    assert after(line(), old, page=f"<p>{BODY}</p>").changed == ("body",)
    other = line(body=BODY + "\n\nBuy two shares")
    assert after(other, old, page="Buy a share at the counter, buy two shares") is not None


WORDS = st.lists(st.sampled_from("abcdefgh"), max_size=60)


@settings(max_examples=60, deadline=None)
@given(WORDS, WORDS)
def test_an_edit_is_as_large_as_its_reverse_and_none_only_without_one(before: list[str], words: list[str]) -> None:
    assert (edit_size(before, words) == "none") == (before == words)
    assert is_edited(before, words) == (edit_size(before, words) in ("none", "small", "medium"))
    if before and words:
        assert edit_size(before, before + words) == edit_size(before + words, before)


def test_long_texts_are_compared_in_bounded_time() -> None:
    before = [f"w{number % 977}" for number in range(60_000)]
    assert edit_size(before, [word + "x" for word in before]) == "large"
    assert edit_size(before, ["new", *before, "end"]) in ("small", "none")
    assert words_of({"headline": None, "body": 7}) == []
