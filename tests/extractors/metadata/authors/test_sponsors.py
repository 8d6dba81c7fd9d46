"""Who paid for a text is not who wrote it."""

from __future__ import annotations

import pytest

from extractors.metadata.authors.names import authors_of
from extractors.metadata.authors.sponsors import is_sponsor


@pytest.mark.parametrize(
    "line",
    ["Sponsored by Esk Boats", "Paid for by the Harbour Trust", "Gesponsert von Esk Boote"]
    + ["Patrocinado por Barcos Esk"]
    + ["Sponset av Esk Båter", "En partenariat avec Esk", "한빛안과 제공", "In Kooperation mit Esk Boote"]
    + ["בשיתוף סירות אסק", "برعاية قوارب إسك"],
)
@pytest.mark.parametrize("visible", [True, False])
def test_sponsors_are_no_authors(line: str, visible: bool) -> None:
    assert is_sponsor(line)
    assert authors_of(line, visible=visible) == ()


@pytest.mark.parametrize("line", ["Ann Lee", "Sponsored", "By Ann Lee", "Contributed by Ann Lee", "홍길동 기자"])
def test_others_are_none(line: str) -> None:
    assert not is_sponsor(line)
