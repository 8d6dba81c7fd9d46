"""Captions of pictures are no body, however likely the classifier takes them for it."""

from __future__ import annotations

import numpy as np
import pytest

from extractors.selection.boxes.captions import without_captions
from tests.builders import block_texts, document

FIGURE = "<figure><div><img src=/a.jpg></div><figcaption>The hall in 1901.</figcaption></figure>"
TEXT = "<p>The hall was opened in the year in which the trams came to town.</p>"


def kept(markup: str, chance: float = 0.7) -> list[str]:
    found = document(markup)
    chances = without_captions(found, found.blocks.words, np.full(len(found.blocks), chance))
    return [text for text, each in zip(block_texts(found), chances) if each >= 0.5]


@pytest.mark.parametrize(
    "figure",
    [
        FIGURE,
        FIGURE.replace("The hall in 1901.", "<p>The hall in 1901.</p>"),
        FIGURE.replace("<img src=/a.jpg>", "<iframe src=https://video.example/1></iframe>"),
        f"<figure>{FIGURE}</figure>",
    ],
)
def test_a_caption_of_a_picture_or_player_goes(figure: str) -> None:
    assert [text for text in kept(TEXT + figure + TEXT) if "1901" in text] == []


@pytest.mark.parametrize(
    "figure",
    [
        "<figure><table><tr><td>1901</td></tr></table><figcaption>Visitors in 1901.</figcaption></figure>",
        "<figcaption>Stray in 1901.</figcaption>",
        "<figure><img src=/a.jpg><p>Beside it, in 1901.</p></figure>",
    ],
)
def test_other_text_is_left_to_the_classifier(figure: str) -> None:
    assert [text for text in kept(TEXT + figure + TEXT) if "1901" in text]


@pytest.mark.parametrize(
    ("markup", "count"),
    [
        ("<img src=/a.jpg><em class=img_desc>The hall in 1901.</em><br><br>", 2),
        ("<div><img src=/a.jpg></div><p class='imageBlock_caption'>The hall in 1901.</p>", 2),
        ("<div class=photo-info><img src=/a.jpg><p>The hall in 1901.</p></div>", 2),
        ("<img src=/a.jpg><div class=photo-caption><p>The hall in 1901.</p><p>Ann Lee</p></div>", 2),
        ("<img src=/a.jpg><div class=photo-caption><p>The hall in 1901.</p></div><p>Nobody came.</p>", 3),
        ("<p class=caption>The hall in 1901.</p>", 3),
        ("<img src=/a.jpg><p class=has-caption>The hall in 1901.</p>", 3),
        ("<img src=/a.jpg><div class=image-text__text><p>The hall in 1901.</p></div>", 3),
        ("<img src=/a.jpg><p>The hall <em class=img_desc>in 1901.</em></p>", 3),
        (f"<img src=/a.jpg><div class=caption><p>The hall in 1901.</p>{'<p>They came by tram.</p>' * 20}</div>", 23),
    ],
    ids=[
        "in the line",
        "a block",
        "around it",
        "who made it",
        "text behind it",
        "no picture",
        "a frame",
        "a layout",
        "a part",
        "much else",
    ],
)
def test_a_caption_by_class_right_behind_its_picture_goes(markup: str, count: int) -> None:
    assert len(kept(f"<div>{TEXT}<p>The trams ran.</p></div><div>{markup}</div>")) == count


@pytest.mark.parametrize("line", ["▲旧磨坊。", "<b>▲舊磨坊於1901年啟用。（圖／民眾提供）</b>", "▲ 방앗간 전경."])
def test_a_line_that_points_at_the_picture_above_it_goes(line: str) -> None:
    assert len(kept(f"{TEXT}<p><img src=/a.jpg></p><p>{line}</p>{TEXT}")) == 2
    assert len(kept(f"{TEXT}<p>{line}</p>{TEXT}")) == 3  # an item of a list in Korean
    assert len(kept(f"{TEXT}<p><img src=/a.jpg></p><p>▲</p>{TEXT}")) == 3
    assert len(kept(f"{TEXT}<p><img src=/a.jpg></p><p>{line}<br>南沙港<br>岸線1600米</p>{TEXT}")) == 3


def test_a_story_told_in_pictures_stays() -> None:
    assert len(kept(FIGURE * 4 + "<p>In pictures.</p>")) == 5


def test_what_is_unlikely_anyway_has_no_chance_either() -> None:
    found = document(TEXT + FIGURE)
    assert without_captions(found, found.blocks.words, np.array([0.9, 0.3])).tolist() == [0.9, 0.0]


def test_a_page_without_captions_is_not_touched() -> None:
    found = document(TEXT + TEXT)
    chances = np.array([0.9, 0.3])
    assert without_captions(found, found.blocks.words, chances) is chances


@pytest.mark.parametrize(
    ("line", "goes"),
    [
        ("<p>The hall in 1901. Photo: Jane Doe</p>", True),
        ("<div>Salen i 1901. Foto: Jane Doe/TN</div>", True),
        ("<p>1901\u5e74\u7684\u793c\u5802\uff08\u5218\u901a\u6444\uff09</p>", False),
        ("<p>1901\ub144\uc758 \ud68c\uad00. (\uc0ac\uc9c4=\uc5f0\ud569\ub274\uc2a4)</p>", True),
        ("<p>1901\u5e74\u306e\u30db\u30fc\u30eb\uff08\u5199\u771f\uff1a\u5171\u540c\u901a\u4fe1\uff09</p>", True),
        ("<p>The hall in 1901.</p>", False),
        ("<h2>The hall in 1901. Photo: Jane Doe</h2>", False),
        ("<ul><li>The hall in 1901. Photo: Jane Doe</li></ul>", False),
        (f"<p>{'The hall in 1901, as it was. ' * 8}Photo: Jane Doe</p>", False),
    ],
    ids=["credit", "Swedish", "Chinese", "Korean", "Japanese", "no credit", "heading", "item", "long"],
)
def test_a_line_behind_a_picture_is_a_caption_if_it_tells_who_made_it(line: str, goes: bool) -> None:
    for picture in ("<p><img src=/a.jpg></p>", "<img src=/a.jpg>"):
        assert any("1901" in text for text in kept(TEXT + picture + line + TEXT)) == (not goes)
    assert any("1901" in text for text in kept(TEXT + line + "<p><img src=/a.jpg></p>" + TEXT))
    assert any("1901" in text for text in kept("<p><img src=/a.jpg></p>" + TEXT + line))


FRAME = (
    "<table align={side}><tr><td><img src=/a.jpg{size}></td></tr><tr><td align=right>Bo Li/Mill Post</td></tr>"
    "<tr><td><b>{words}</b></td></tr></table>"
)


@pytest.mark.parametrize("size", ["", " width=200"])
@pytest.mark.parametrize("side", ["right", "LEFT"])
def test_a_caption_in_a_table_beside_the_text_goes(side: str, size: str) -> None:
    frame = FRAME.format(side=side, size=size, words="The hall in 1901")
    assert kept(f"<table><tr><td>{TEXT}{frame}{TEXT}</td></tr></table>") == kept(TEXT + TEXT)


@pytest.mark.parametrize(
    "frame",
    [
        FRAME.format(side="center", size="", words="The hall in 1901"),
        FRAME.format(side="right", size=" width=24", words="The hall in 1901"),  # marks of a quotation
        FRAME.format(side="right", size="", words="<a href=/1901>The hall in 1901</a>"),
        FRAME.format(side="right", size="", words="The hall in 1901 " * 15),
        FRAME.format(side="right", size="", words="Opened</b><p>1901</p><p>Closed</p><b>1950"),
        "<table align=right><tr><td>The hall in 1901</td></tr><tr><td><img src=/a.jpg></td></tr></table>",
        "<table align=right><tr><td>The hall in 1901</td></tr></table>",
    ],
)
def test_other_tables_beside_the_text_are_left_to_the_classifier(frame: str) -> None:
    assert any("1901" in text for text in kept(TEXT * 5 + frame + TEXT * 5))


TYPED = "<p><img src=/a.jpg width=560><br><em><span style='font-size:12px'>The hall could look so.</span></em></p>"


def test_a_line_in_italics_below_the_picture_of_its_paragraph_is_a_caption() -> None:
    assert kept(TEXT + TYPED + TEXT) == kept(TEXT + TEXT)
    assert kept(TEXT + TYPED.replace(" style='font-size:12px'", "") + TEXT) == kept(TEXT + TEXT)
    assert kept(TEXT + TYPED.replace("em>", "i>") + TEXT) == kept(TEXT + TEXT)


@pytest.mark.parametrize(
    "typed",
    [
        TYPED.replace("em>", "u>"),
        TYPED.replace("<br>", ""),
        TYPED.replace("560", "24"),
        TYPED.replace("</em>", "</em> It is to open in May."),
        TYPED.replace("could look so", "could look so " * 20),
        TYPED.replace("<br>", "<br>In May:<br><br>"),
    ],
    ids=["upright", "no break", "an icon", "more text", "long", "text before"],
)
def test_other_text_below_a_picture_is_left_to_the_classifier(typed: str) -> None:
    assert any("could look so" in text for text in kept(TEXT + typed + TEXT))
