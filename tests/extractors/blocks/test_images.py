"""Which pictures of a page are the article's, with their captions."""

from __future__ import annotations

import pytest

from extractors.blocks.images import is_decoration
from extractors.blocks.model import Image
from extractors.pictures.sizes import stated_size
from tests.extractors.blocks.pages import keep

BASE = "https://news.example/"


@pytest.mark.parametrize(
    ("attributes", "decoration"),
    [
        ({"width": "1", "height": "1"}, True),
        ({"style": "width: 20px"}, True),
        ({"class": "author-photo"}, True),
        ({"class": "wp-smiley emoji"}, True),
        ({"class": "iconic-view", "width": "100%"}, False),
        ({"width": "640"}, False),
        ({"width": "1440", "height": "0"}, False),  # as high as it is
        ({"width": "0", "height": "0"}, True),
        ({"role": "presentation"}, True),
        ({"role": "presentation", "width": "700"}, False),
    ],
)
def test_decoration(attributes: dict[str, str], decoration: bool) -> None:
    assert is_decoration(attributes, *stated_size(attributes)) is decoration


def test_noscript_fallback_is_used_once() -> None:
    lazy = (
        "<p>a</p><div><img class=lazy src='data:,'><noscript><img src='/real.jpg'></noscript></div><p>b</p>"
    )
    double = "<p>a</p><div><img data-src='/real.jpg'><noscript><img src='/r2.jpg'></noscript></div><p>b</p>"
    for html in (lazy, double):
        images = [block for block in keep(html).blocks if isinstance(block, Image)]
        assert [image.url for image in images] == ["https://news.example/real.jpg"]


@pytest.mark.parametrize(
    ("fallback", "found"),
    [
        ("/max/1400/mill.png", "/max/1400/mill.png"),
        ("/max/30/mill.png", "/max/60/mill.png?q=20"),
        ("/max/1400/river.png", "/max/60/mill.png?q=20"),
    ],
)
def test_noscript_fallback_names_the_larger_file(fallback: str, found: str) -> None:
    shown = "<div><div><img src='/max/60/mill.png?q=20' width=700 height=400></div>"
    page = f"<p>a</p><figure>{shown}<img width=700><noscript><img src='{fallback}'></noscript></div></figure>"
    images = [block for block in keep(page + "<p>b</p>").blocks if isinstance(block, Image)]
    assert [image.url for image in images] == [f"https://news.example{found}"]



@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("/gate.jpg", "/gate-360x361.jpg", True),
        ("/gate-scaled.jpg?itok=7", "/gate.jpg", True),
        ("/gate.png?w=3840&q=80&fit=clip", "/gate.png?w=1920&q=75&fit=clip#x", True),
        ("/photo?id=1&w=40", "/photo?id=2&w=40", False),
        ("/a/gate.jpg", "/b/gate.jpg", False),
        ("/gate-1.jpg", "/gate-2.jpg", False),
    ],
)
def test_a_picture_in_two_sizes_is_one(one: str, other: str, same: bool) -> None:
    box = f"<div><img src='{one}'><dialog><img src='{other}'></dialog><div class=caption>The gate.</div></div>"
    found = [block for block in keep(f"<p>a</p>{box}<p>b</p>", drop=("gate",)).blocks if isinstance(block, Image)]
    assert len(found) == (1 if same else 2)
    assert not same or [paragraph.text for paragraph in found[0].caption] == ["The gate."]


@pytest.mark.parametrize(
    ("box", "shown"),
    [
        ("<div><span><img src='/a.jpg'></span><p>The gate on the first day.</p></div>", True),
        ("<div><img src='/a.jpg'>The gate on the first day.</div>", True),
        ("<div><p>The gate on the first day.</p><img src='/a.jpg'></div>", False),
        ("<div>The gate on the first day.<img src='/a.jpg'></div>", False),
        ("<div><img src='/a.jpg' alt='Logo of the gate'>The gate on the first day.</div>", False),
        ("<div><a href='/b'><img src='/a.jpg'><p>The gate on the first day.</p></a></div>", False),
        ("<div><img src='/a.jpg'><p>The gate on the first day. <a href='/b'>More</a></p></div>", False),
        ("<div><img src='/a.jpg'><h3>The gate on the first day.</h3></div>", False),
        ("<div><img src='/a.jpg'><p>The gate on the first day.</p><p>The gate again.</p></div>", False),
        ("<div><img src='/a.jpg'><img src='/b.jpg'><p>The gate on the first day.</p></div>", False),
        ("<div class=author-box><img src='/a.jpg'><p>The gate on the first day.</p></div>", False),
        (f"<div><img src='/a.jpg'><p>{'The gate on the first day. ' * 12}</p></div>", False),
        ("<div><img src='data:,'><noscript><img src='/a.jpg'></noscript><p>The gate on the first day.</p></div>", True),
        ("<div><img src='/a.jpg' width=96 height=96><p>The gate on the first day.</p></div>", False),
        ("<div><img src='/a.jpg'><p>The gate on the first day ...</p></div>", False),
    ],
    ids=["caption", "in one element", "text first", "text first in one element", "logo", "teaser", "with a link",
         "title", "two texts", "two pictures", "author", "long", "a fallback besides", "small", "breaks off"],
)  # fmt: skip
def test_a_dropped_text_alone_with_a_picture_is_its_caption(box: str, shown: bool) -> None:
    kept = keep(f"<p>one</p>{box}<p>two</p>", drop=("gate",))
    found = [block for block in kept.blocks if isinstance(block, Image)]
    assert [p.text for image in found for p in image.caption] == (["The gate on the first day."] if shown else [])
    assert bool(found) == shown and kept.body == "one\n\ntwo"


@pytest.mark.parametrize(
    ("texts", "found"), [("<p>two</p><p>three</p>", [BASE + "a.jpg"]), ("<p>two</p>", []), ("", [])]
)
def test_a_picture_that_is_hidden_with_kept_texts_is_there(texts: str, found: list[str]) -> None:
    kept = keep(f"<p>one</p><div style='display: none'><i><img src='/a.jpg'></i>{texts}</div><p>four</p>")
    assert [block.url for block in kept.blocks if isinstance(block, Image)] == found


def test_a_picture_that_a_script_shows_late_is_there_although_it_hides_itself() -> None:
    late = "<img data-src='/a.jpg' style='display: none'><img src='/b.jpg' style='display: none'>"
    kept = keep(f"<p>one</p>{late}<div hidden><img data-src='/c.jpg'></div><p>two</p>")
    assert [block.url for block in kept.blocks if isinstance(block, Image)] == [BASE + "a.jpg"]


@pytest.mark.parametrize(
    ("html", "caption"),
    [
        ("<span>The quay.</span><span>K. Hale</span>", "The quay. K. Hale"),
        ("<span>The quay</span><span><b>Photo</b>: Hale</span>", "The quay Photo: Hale"),
        ("<span>The quay</span><i>(dpa)</i>", "The quay (dpa)"),
        ("A tree <b>(</b><i>Liriodendron</i><b>)</b>", "A tree (Liriodendron)"),
        ("The <b>Mc</b>Intyre<i>s</i> <a>quay</a><b>.</b>", "The McIntyres quay."),
        ("<button>Expand</button><span>The quay.</span>", "The quay."),
        ("<button>Expand</button>", "Expand"),
        ("The quay. <span role=button>Show <b>more</b></span>", "The quay."),
    ],
)
def test_parts_of_a_caption(html: str, caption: str) -> None:
    figure = f"<figure><img src='/a.jpg'><figcaption>{html}</figcaption></figure>"
    image = keep(f"<p>one</p>{figure}<p>two</p>").blocks[1]
    assert isinstance(image, Image) and [part.text for part in image.caption] == [caption]


def test_a_caption_behind_a_dropped_credit_and_a_label_for_screen_readers() -> None:
    figure = (
        "<figure><div><i><picture><img src=/a.jpg></picture></i><span>Source of the image, an agency</span></div>"
        "<figcaption><span class='visually-hidden'>Image caption, </span><p>The quay</p></figcaption></figure>"
    )
    image = keep(f"<p>one</p>{figure}<p>two</p>", drop=("Source", "Image caption", "quay")).blocks[1]
    assert isinstance(image, Image) and [part.text for part in image.caption] == ["The quay"]


def test_a_dropped_caption_with_a_credit_of_another_class() -> None:
    text = "<div><span class='image-caption'>The quay at low tide.</span><span class='src'>A. Person/dpa</span></div>"
    image = keep(f"<div><img src='/a.jpg'>{text}</div><p>two</p>", drop=("quay",)).blocks[0]
    assert isinstance(image, Image) and [part.text for part in image.caption] == ["The quay at low tide. A. Person/dpa"]


def test_a_linked_picture_of_an_advertisers_size_is_an_advert() -> None:
    linked = "<p>One</p><a href='https://shop.example/'><img src='/s.jpg' width='728' height='90'></a><p>Two</p>"
    assert [block["type"] for block in keep(linked).json] == ["paragraph", "paragraph"]
    for other in (linked.replace("728", "720"), linked.replace("<a ", "<b ").replace("</a>", "</b>")):
        assert "image" in [block["type"] for block in keep(other).json]


def test_portraits_of_writers_are_no_pictures_of_the_article() -> None:
    portrait = "<div class='authorline'><a href='/vale'><img src='/p/anna-vale.jpg'></a> By Anna Vale</div>"
    stored = "<p><img src='/styles/author/public/vale.jpg'></p>"
    kept = keep(f"<h1>Head</h1><p>one</p>{portrait}{stored}<p>two</p>", drop=("Anna",))
    assert [block["type"] for block in kept.json] == ["paragraph", "paragraph"]
    named = portrait.replace("authorline", "story").replace("By Anna Vale", "")
    kept = keep(f"<h1>Head</h1><p>one</p>{named}<p>two</p>")
    assert [block["type"] for block in kept.json] == ["paragraph", "image", "paragraph"]
    around = "<section class='author-column'><p>one</p><img src='/p/mill.jpg'><p>two</p></section>"
    assert [block["type"] for block in keep(around).json] == ["paragraph", "image", "paragraph"]


@pytest.mark.parametrize(
    ("alt", "caption", "said"),
    [
        ("The mill by night", "", "The mill by night"),
        ("The mill by night", "Lit for the feast", "The mill by night"),
        ("The mill by night", "The mill by Night. Photo: A. Vale", None),
        ("Ann &amp;amp; Bo&amp;#039;s &lt;b&gt;mill&lt;/b&gt;&amp;nbsp;", "", "Ann & Bo's mill"),  # escaped twice
        ("null", "", None),
        ("", "", None),
    ],
)
def test_what_a_picture_is_said_to_show(alt: str, caption: str, said: str | None) -> None:
    figure = f"<figure><img src=/mill.jpg alt='{alt}'><figcaption>{caption}</figcaption></figure>"
    [image] = [block for block in keep(f"<p>a</p>{figure}<p>b</p>").blocks if isinstance(block, Image)]
    assert image.alt == said and image.to_json().get("alt") == said


@pytest.mark.parametrize(
    ("html", "caption"),
    [
        ("<div><div><img src='/a.jpg'></div></div><figcaption>The quay.</figcaption>", ["The quay."]),
        ("<a href='/a.jpg'><picture><img src='/a.jpg'></picture></a><figcaption>The quay.</figcaption>", ["The quay."]),
        ("<figure><img src='/a.jpg'></figure><div class=wp-caption-text>The quay.</div>", ["The quay."]),
        ("<div><figure><img src='/a.jpg'><b>View 3 images</b></figure></div><figcaption>The quay.</figcaption>",
         ["The quay."]),
        ("<figure><img src='/a.jpg'></figure><div class=caption><p>The quay.</p><p>A. Vale</p></div>",
         ["The quay.", "A. Vale"]),
        ("<figure><img src='/a.jpg'></figure><div class=caption>.</div>", []),
        ("<figure><img src='/a.jpg'></figure><p>one</p><div class=caption>The quay.</div>", []),
        ("<figure><img src='/a.jpg'></figure><div><img src='/b.jpg'><i class=caption>The quay.</i></div>", []),
        ("<figure><img src='/a.jpg'></figure><div><div class=caption>The quay.</div><img src='/b.jpg'></div>", []),
        ("<a href='/t'><figure><img src='/a.jpg'></figure></a><figcaption><a href='/t'>The quay.</a></figcaption>", []),
    ],
)  # fmt: skip
def test_a_caption_beside_what_holds_the_picture(html: str, caption: list[str]) -> None:
    kept = keep(f"<p>first</p><section>{html}</section><p>last</p>", drop=("quay", "Vale", "View", "."))
    images = [block for block in kept.blocks if isinstance(block, Image)]
    assert images[0].url == BASE + "a.jpg" and [part.text for part in images[0].caption] == caption


def test_a_caption_with_a_label_before_it_is_one() -> None:
    link = (
        "<div class=picture-container><a href='/pictures/a.html'><img src='/a.jpg'><span class=enlarge>enlarge</span>"
        "<span class=picture-source>(Picture: the paper/A. Vale)</span></a></div>"
    )
    kept = keep(f"<p>first</p>{link}<p>last</p>", drop=("enlarge",))
    image = kept.blocks[1]
    assert isinstance(image, Image) and [part.text for part in image.caption] == ["(Picture: the paper/A. Vale)"]
    assert kept.body == "first\n\nlast"


def images_of(html: str, *drop: str) -> list[tuple[str, list[str]]]:
    """(address, paragraphs of the caption) of each picture of a page."""
    found = (block for block in keep(html, drop=drop).blocks if isinstance(block, Image))
    return [(image.url.removeprefix(BASE), [part.text for part in image.caption]) for image in found]


@pytest.mark.parametrize(
    ("url", "found"),
    [
        ("wp-content/themes/daily/img/seal.svg", False),
        ("app/plugins/consent/assets/cover.png?v=2", False),
        ("wp-content/themes/daily/img/posts/gate.jpg", True),
        ("wp-content/uploads/gate.png", True),
        ("themes/gate.png", True),
    ],
)
def test_drawings_of_themes_and_plugins_are_no_pictures_of_the_article(url: str, found: bool) -> None:
    assert images_of(f"<p>a</p><p><img src='/{url}'></p><p>b</p>") == [(url, [])] * found


@pytest.mark.parametrize("label", ["<button>{}</button>", "<div role=button><span>{}</span></div>"])
def test_the_label_of_a_button_makes_no_picture_a_teasers(label: str) -> None:
    shown = label.format("Open in full view, close the full view")
    box = f"<div><img src=/gate.jpg>{shown}<div class=caption>The gate.</div></div>"
    figure = f"<figure><img src=/mill.jpg>{shown}</figure>"
    found = images_of(f"<p>a</p>{box}<p>b</p>{figure}<p>c</p>", "full view", "gate")
    assert found == [("gate.jpg", ["The gate."]), ("mill.jpg", [])]


def test_a_picture_element_for_browsers_without_scripts() -> None:
    fallback = "<noscript><picture><source srcset=/gate.webp><img src=/gate.jpg></picture></noscript>"
    assert images_of(f"<p>a</p><figure><img src=data:,>{fallback}</figure><p>b</p>") == [("gate.jpg", [])]
    assert images_of(f"<p>a</p><figure><img src=/mill.jpg>{fallback}</figure><p>b</p>") == [("mill.jpg", [])]


@pytest.mark.parametrize(
    ("href", "url"),
    [
        ("/gate.jpg", "gate.jpg"),
        ("/gate-1024x683.jpg?x=1", "gate-1024x683.jpg?x=1"),
        ("/gate-150x100.jpg", "gate-300x200.jpg"),
        ("/mill.jpg", "gate-300x200.jpg"),
        ("/gate.html", "gate-300x200.jpg"),
        ("/gate", "gate-300x200.jpg"),
    ],
)
def test_the_larger_file_that_the_link_around_a_picture_leads_to(href: str, url: str) -> None:
    assert images_of(f"<p>a</p><p><a href='{href}'><img src=/gate-300x200.jpg></a></p><p>b</p>") == [(url, [])]


def test_the_file_that_a_placeholder_leads_to() -> None:
    assert images_of("<p>a</p><p><a href=/gate.jpg><img src='data:,'></a></p><p>b</p>") == [("gate.jpg", [])]
    assert images_of("<p>a</p><p><a href=/gate.html><img src='data:,'></a></p><p>b</p>") == []


@pytest.mark.parametrize(
    ("caption", "parts"),
    [
        ("<div>(</div><div>Photo:</div><div>Ann Lee)</div>", ["(Photo: Ann Lee)"]),
        ("<p>The gate.</p><p>Foto:</p><p>Ann Lee</p>", ["The gate.", "Foto: Ann Lee"]),
        ("<p>The gate.</p><p>Ann Lee</p>", ["The gate.", "Ann Lee"]),
        ("<p>What the council of Esk said:</p><p>Ann Lee</p>", ["What the council of Esk said:", "Ann Lee"]),
        ("<p>The gate.</p><p>Foto:</p>", ["The gate.", "Foto:"]),
        ("<p>The old gate (</p><p>Image: Ann Lee)</p>", ["The old gate (Image: Ann Lee)"]),
        ("<p>The gate.</p><p>toggle caption</p><p>Ann Lee</p>", ["The gate.", "Ann Lee"]),
        ("<p>View image credit</p>", []),
    ],
)
def test_a_label_in_a_caption_stands_before_what_it_belongs_to(caption: str, parts: list[str]) -> None:
    figure = f"<figure><img src=/gate.jpg><figcaption>{caption}</figcaption></figure>"
    dropped = "gate", "Ann", "oto:", "(", "council", "View", "toggle"
    assert images_of(f"<p>a</p>{figure}<p>b</p>", *dropped) == [("gate.jpg", parts)]


def test_a_link_in_a_joined_caption_keeps_its_range() -> None:
    caption = "<p>Foto:</p><p>by <a href=/ann>Ann Lee</a></p>"
    figure = f"<figure><img src=/gate.jpg><figcaption>{caption}</figcaption></figure>"
    blocks = keep(f"<p>a</p>{figure}<p>b</p>", drop=("oto:", "Ann")).blocks
    (part,) = next(block.caption for block in blocks if isinstance(block, Image))
    assert [part.text[each.start : each.stop] for each in part.attributes] == ["Ann Lee"]


def test_a_credit_that_links_to_its_licence_is_a_caption() -> None:
    credit = "<span>Leena Lund for Esk, <a href='https://creativecommons.org/licenses/by/4.0'>CC-BY 4.0</a></span>"
    linked = "<span>Leena Lund for Esk, <a href='/more'>more of her pictures</a></span>"
    assert images_of(f"<p>a</p><div><img src=/gate.jpg>{credit}</div><p>b</p>", "Leena") == [
        ("gate.jpg", ["Leena Lund for Esk, CC-BY 4.0"])
    ]
    assert images_of(f"<p>a</p><div><img src=/gate.jpg>{linked}</div><p>b</p>", "Leena") == []


@pytest.mark.parametrize(
    "size", ["width=16 height=9", "width=0 height=0 sizes=100vw", "width=0 height=0 srcset='/gate.jpg 2x'"]
)
def test_a_size_that_is_none_makes_no_icon(size: str) -> None:
    assert images_of(f"<p>a</p><img src=/gate.jpg {size}><p>b</p>") == [("gate.jpg", [])]
    assert images_of("<p>a</p><img src=/gate.jpg width=0 height=0><p>b</p>") == []


@pytest.mark.parametrize(
    ("second", "caption"),
    [
        ("Image: Ann Lee", ["The gate of Esk by night.", "Image: Ann Lee"]),
        ("REUTERS", ["The gate of Esk by night.", "REUTERS"]),
        ("Read our story of the gate", None),
        ("Ann Lee", None),
    ],
)
def test_a_caption_and_a_credit_that_nothing_names_so(second: str, caption: list[str] | None) -> None:
    box = f"<div><img src=/gate.jpg><p>The gate of Esk by night.</p><p>{second}</p></div>"
    found = images_of(f"<p>a</p>{box}<p>b</p>", "gate", "Lee", "REUTERS")
    assert found == ([("gate.jpg", caption)] if caption else [])


@pytest.mark.parametrize(
    ("box", "caption"),
    [
        ("<figure><img src=/gate.jpg><figcaption>The gate.</figcaption><p>Photo: Ann Lee</p></figure>",
         ["The gate.", "Photo: Ann Lee"]),
        ("<figure><img src=/gate.jpg></figure><p>Photo: Ann Lee</p>", ["Photo: Ann Lee"]),
        ("<img src=/gate.jpg><p>© Ann Lee</p>", ["© Ann Lee"]),
        ("<figure><img src=/gate.jpg></figure><p>Ann Lee</p>", []),
        ("<figure><img src=/gate.jpg></figure><p><a href=/lee>Photo: Ann Lee</a></p>", []),
        ("<figure><img src=/gate.jpg></figure><iframe src=https://maps.example/7></iframe><p>Photo: Ann Lee</p>", []),
        ("<figure><img src=/gate.jpg></figure><p>a</p><p>Photo: Ann Lee</p>", []),
        ("<figure><img src=/gate.jpg></figure><p style=display:none>Photo: Ann Lee</p>", []),
    ],
    ids=["frame", "behind", "behind a picture", "a name", "linked", "behind a frame", "behind a text", "hidden"],
)  # fmt: skip
def test_a_dropped_credit_belongs_to_the_caption(box: str, caption: list[str]) -> None:
    assert images_of(f"<p>first</p><div>{box}</div><p>last</p>", "gate", "Lee") == [("gate.jpg", caption)]
