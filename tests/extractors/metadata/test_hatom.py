"""Posts of which the microformat's names alone say who wrote them and when."""

from __future__ import annotations

from extractors.metadata import Metadata, read_metadata
from tests.extractors.metadata.pages import BODY, document

FOOTER = (
    '<div class="post-footer"><span class="fn">Ann Lee</span> at '
    '<abbr class="published" title="2026-05-03T10:00:00+02:00">10:00 AM</abbr></div>'
)
COMMENT = '<div id="comments"><p class="comment">{} <abbr class="published" title="2026-05-09">9</abbr></p></div>'


def post(below: str, after: str = "") -> Metadata:
    text = f'<h3>The mill at Esk has burned down</h3><div class="x">{4 * BODY}</div>'
    entry = f'<div class="post hentry">{text}{below}</div>'
    page = document("<title>Esk Blog</title>", f"{entry}{after}")
    return read_metadata(page, header=next(node for node in range(len(page)) if page.name(node) == "h3"))


def test_author_and_moment_below_the_text() -> None:
    found = post(FOOTER)
    assert [author.name for author in found.authors] == ["Ann Lee"]
    assert found.date_published == "2026-05-03T10:00:00+02:00"
    assert found.sources["authors"] == found.sources["date_published"] == "dom.hentry"


def test_other_entries_and_comments_are_not_the_posts() -> None:
    reader = COMMENT.format('<span class="fn">Tom</span>')
    found = post(reader + FOOTER)
    assert [author.name for author in found.authors] == ["Ann Lee"]
    assert found.date_published == "2026-05-03T10:00:00+02:00"
    alone = post("", f'<div class="hentry"><h3>Other</h3>{FOOTER}</div>')
    assert (alone.authors, alone.date_published) == ((), None)
    assert post(COMMENT.format('<span class="fn">Tom</span>')).authors == ()


def test_several_names_are_readers_too() -> None:
    assert post(FOOTER + '<span class="fn">Tom Fry</span>').authors == ()
