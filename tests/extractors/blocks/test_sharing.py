"""What buttons say that only share."""

from __future__ import annotations

import pytest
from lxml import html

from extractors.blocks.region import buttons
from extractors.blocks.sharing import is_sharing_button, is_sharing_label
from extractors.blocks.unseen import sharing_buttons
from extractors.document import Document
from extractors.page import Page


@pytest.mark.parametrize(
    "label",
    [
        "Share on Pinterest", "Tweet it", "Tweet this", "Pin it", "Share this quote", "Click to tweet",
        " Share\n via e-mail ", "Copy link", "Auf Facebook teilen", "Zitat teilen", "Partager sur X",
        "Compartir en WhatsApp",
        "Compartilhar no Facebook", "Condividi su X", "Deel via WhatsApp", "Dela på Facebook",
        "Udostępnij na Facebooku", "Поделиться", "Κοινοποίηση", "Paylaş", "مشاركة", "שתפו", "शेयर करें",
        "Bagikan ke WhatsApp", "Chia sẻ", "แชร์", "Xで共有", "공유하기", "分享到微信", "复制链接",
    ],
)  # fmt: skip
def test_labels_that_only_share(label: str) -> None:
    assert is_sharing_label(label)


@pytest.mark.parametrize(
    "label",
    ["", "Copy", "Share", "Tweet", "Deel", "Del", "It share", "Save", "Facebook", "Share price", "Market share",
     "Share your thoughts", "A share of 4 %",
     "Share of the vote on the first ballot", "Postbank", "Delaware", "Add to basket"],
)  # fmt: skip
def test_other_labels(label: str) -> None:
    assert not is_sharing_label(label)


@pytest.mark.parametrize(
    ("inside", "shares"),
    [
        ("\n    <svg><title>icon</title></svg>\n    Share<br>on <b>X</b>\n  ", True),
        ("<!-- x -->Share this<!-- y -->", True),
        ("<i>Share</i> price", False),
        ("<i></i>" * 30 + "Share", False),
        ("", False),
    ],
)
def test_what_is_seen_of_a_button(inside: str, shares: bool) -> None:
    assert is_sharing_button(html.fromstring(f"<button>{inside}</button>")) == shares


@pytest.mark.parametrize(
    ("inside", "shares"),
    [
        ("\n    <svg><title>icon</title></svg>\n    Share<br>on <b>X</b>\n  ", True),
        ("<svg><path/></svg><svg/>Share this", True),
        ("<i>Share</i> price", False),
        ("<i>Share</i> this" + "<i></i>" * 30, False),
    ],
)
def test_the_same_of_a_button_in_a_paragraph(inside: str, shares: bool) -> None:
    document = Document(Page.from_html(f"<p>A sentence, which is quoted. <button>{inside}</button></p>"))
    found = sharing_buttons(document, buttons(document))
    assert [document.name(node) for node in found] == (["button"] if shares else [])
