"""Who made a picture, where the page marks it by a class or a property."""

from __future__ import annotations

import pytest

from extractors.metadata.makers import maker
from extractors.metadata.model import Image
from tests.extractors.metadata.pages import BODY, read

H1 = "<h1>Mill burns down</h1>"


def picture(markup: str) -> tuple[str | None, str | None]:
    images = read("", f"<article>{H1}{markup}{BODY}</article>").images
    return next(((image.caption, image.credit) for image in images), (None, None))


@pytest.mark.parametrize(
    "inside",
    [
        "<figcaption>El molino <span class='caption-author'>Ana Gil / EFE</span></figcaption>",
        "<figcaption>El molino<span class='caption_author'>Ana Gil / EFE</span></figcaption>",
        "<figcaption itemprop='caption'>El molino</figcaption><figcaption itemprop='author'>Ana Gil / EFE</figcaption>",
        "<figcaption>El molino</figcaption><div class='ImageArticle-Author'>Foto: Ana Gil / EFE</div>",
        "<span class='media-caption__source'>Ana Gil / EFE</span><figcaption>El molino</figcaption>",
        "<figcaption><small class='autor'>Ana Gil / EFE</small> El molino</figcaption>",
        "<figcaption>El molino</figcaption><p class='fuente'>Ana Gil / EFE.</p>",
    ],
)
def test_in_a_figure_an_author_or_a_source_is_the_pictures(inside: str) -> None:
    assert picture(f"<figure><img src='/a.jpg'>{inside}</figure>") == ("El molino", "Ana Gil / EFE")


@pytest.mark.parametrize(
    ("markup", "credit"),
    [
        ("<div><img src='/a.jpg'><span class='image-credit'>Bo Berg</span></div>", "Bo Berg"),
        ("<div><div><img src='/a.jpg'></div><p class='credito-imagen'>Foto: Ana Gil</p></div>", "Ana Gil"),
        ("<div><img src='/a.jpg'><span class='photo-author'>Bo Berg</span></div>", "Bo Berg"),
        ("<div><img src='/a.jpg'><span class='author'>Bo Berg</span></div>", None),
        ("<div><img src='/a.jpg'><h2>The weir</h2><p class='credit'>Bo Berg</p></div>", None),
        ("<div><img src='/a.jpg'><img src='/b.jpg'><p class='credit'>Bo Berg</p></div>", None),
        ("<div><img src='/a.jpg'><p class='credit'>View image credit</p></div>", None),
        ("<figure><blockquote>It burnt.</blockquote><img src='/a.jpg'><p class='author'>Ann Lee</p></figure>", None),
    ],
)
def test_outside_of_a_figure_its_name_has_to_speak_of_a_picture(markup: str, credit: str | None) -> None:
    assert picture(markup)[1] == credit


@pytest.mark.parametrize("text", ["Photo:", "Foto", "01:30 Min.", "The mill burnt down. It was old", "Ann Lee,", "©"])
def test_labels_lengths_and_sentences_are_no_makers(text: str) -> None:
    assert maker(text) is None


def test_a_label_alone_leaves_the_caption() -> None:
    caption = "<figcaption>The mill <span class='credit'>Foto:</span></figcaption>"
    assert picture(f"<figure><img src='/a.jpg'>{caption}</figure>") == ("The mill", None)


def test_a_credit_leaves_the_caption_once() -> None:
    caption = "<figcaption>A chair by Moroso Design. <b class='credit'>Moroso</b></figcaption>"
    assert picture(f"<figure><img src='/a.jpg'>{caption}</figure>") == ("A chair by Moroso Design.", "Moroso")


@pytest.mark.parametrize("sign", ["—", "•", "·", "|"])
def test_no_sign_is_left_before_a_credit(sign: str) -> None:
    markup = f"<figure><img src='/a.jpg'><figcaption>De molen. {sign} © BELGA</figcaption></figure>"
    found = read("", f"<article>{H1}{markup}{BODY}</article>").images
    assert found == (Image("https://www.example.org/a.jpg", caption="De molen.", credit="BELGA"),)
