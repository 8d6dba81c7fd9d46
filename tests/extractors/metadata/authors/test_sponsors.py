"""Who paid for a text is not who wrote it."""

from __future__ import annotations

import pytest

from extractors.metadata.authors.names import authors_of
from extractors.metadata.authors.sponsors import is_sponsor


@pytest.mark.parametrize(
    "line",
    ["Sponsored by Esk Boats", "Paid for by the Harbour Trust", "Paid partnership with Esk", "Gesponsert von Esk Boote"]
    + ["Patrocinado por Barcos Esk", "Sponset av Esk Båter", "Sponsrad av Esk Båtar", "한빛안과 제공"]
    + ["בחסות סירות אסק", "sponsorowany przez Esk", "برعاية قوارب إسك"],
)
@pytest.mark.parametrize("visible", [True, False])
def test_sponsors_are_no_authors(line: str, visible: bool) -> None:
    assert is_sponsor(line)
    assert authors_of(line, visible=visible) == ()


@pytest.mark.parametrize(
    "line",
    [
        "Ann Lee",
        "Sponsored",
        "By Ann Lee",
        "Contributed by Ann Lee",
        "In collaboration with Bo Li",
        "홍길동 기자",
        "김민수 기자 사진 제공",
    ],
)
def test_others_are_none(line: str) -> None:
    assert not is_sponsor(line)
