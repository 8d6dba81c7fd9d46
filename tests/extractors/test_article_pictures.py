"""The pictures of an article's metadata are those that it shows, and have what its blocks tell of them."""

from __future__ import annotations

import pytest

from extractors import Article, extract, extract_page, learn_site
from extractors.article_pictures import with_pictures, with_videos
from extractors.blocks import Block, Embed, Gallery, List, Paragraph, Quote, RemoteVideo, Size
from extractors.blocks import Image as Shown
from extractors.metadata.model import Image, Media, Metadata
from extractors.page import Page

P = "https://news.example/p/"
SOURCES = {"images": "dom.content", "main_image": "og:image"}


def shown(name: str, *caption: str, size: Size | None = None, alt: str | None = None) -> Shown:
    return Shown(P + name, size, None, tuple(map(Paragraph, caption)), alt)


def of(blocks: tuple[Block, ...], main: Image | None = None, *images: Image) -> Metadata:
    return with_pictures(Metadata(main_image=main, images=images, sources=SOURCES if main else {}), blocks)


def test_pictures_are_the_main_one_and_those_of_the_blocks_in_order() -> None:
    blocks = (
        shown("gate.jpg"),
        List("unordered", (Paragraph("one"), shown("barn.jpg"))),
        Gallery((shown("quay.jpg"), shown("gate-300x200.jpg"))),
        Quote((Paragraph("two"), shown("weir.jpg"))),
        Embed(children=(shown("boat.jpg"),)),
    )
    found = of(blocks, Image(P + "mill.jpg"), Image(P + "share.png"), Image(P + "gate.jpg"))
    assert [image.url.removeprefix(P) for image in found.images] == [
        "mill.jpg", "gate.jpg", "barn.jpg", "quay.jpg", "weir.jpg", "boat.jpg",
    ]  # fmt: skip
    assert found.sources["images"] == "og:image"


def test_a_main_picture_that_is_shown_is_told_once_and_has_what_its_block_tells() -> None:
    told = "The mill at noon.", "Foto: Ann Lee"
    block = shown("old-mill-at-esk-800x450.jpg", *told, size=Size(800, 450), alt="A mill")
    found = of((shown("gate.jpg"), block), Image(P + "old-mill-at-esk_hero.jpg", width=1200))
    mill = Image(P + "old-mill-at-esk_hero.jpg", "The mill at noon.", "Ann Lee", "A mill", 1200)
    assert found.main_image == mill and found.images == (mill, Image(P + "gate.jpg"))


def test_what_metadata_know_of_a_picture_stays() -> None:
    known = Image(P + "gate.jpg", None, "Ann Lee", "The gate", 640, 360)
    found = of((shown("gate.jpg", "The gate by night. Ann Lee"),), None, known)
    assert found.images == (Image(P + "gate.jpg", "The gate by night.", "Ann Lee", "The gate", 640, 360),)
    found = of((shown("gate-800x450.jpg", "Ann Lee", size=Size(800, 450)),), None, known)
    assert found.images == (Image(P + "gate-800x450.jpg", None, "Ann Lee", "The gate", 800, 450),)


@pytest.mark.parametrize(
    ("paragraphs", "caption", "credit"),
    [
        (("© Ann Lee", "The gate at Esk by night."), "The gate at Esk by night.", "Ann Lee"),
        (("Photo: Ann Lee, Esk Mail", "The gate", "by night."), "The gate by night.", "Ann Lee, Esk Mail"),
        (("The gate by night", "Getty Images"), "The gate by night", "Getty Images"),
        (("The gate by night", "Ann Lee"), "The gate by night Ann Lee", None),  # perhaps whom it shows
        (("© Ann Lee", "© Bo Li", "Who knows? The gate."), "© Ann Lee © Bo Li Who knows? The gate.", None),
        (("The gate (", "Image: Ann Lee)"), "The gate", "Ann Lee"),
    ],
)
def test_a_paragraph_below_a_picture_that_is_the_credit_alone(
    paragraphs: tuple[str, ...], caption: str, credit: str | None
) -> None:
    expected = (Image(P + "gate.jpg", caption, credit),)
    assert of((shown("gate.jpg", *paragraphs),)).images == expected
    known = Image(P + "gate.jpg", " ".join(paragraphs))
    assert of((shown("gate.jpg", *paragraphs),), None, known).images == expected


def test_of_two_paragraphs_that_are_credits_the_first_is_told() -> None:
    found = of((shown("gate.jpg", "Anadolu Ajansı", "AA"),))
    assert found.images == (Image(P + "gate.jpg", None, "Anadolu Ajansı"),)


def test_another_caption_that_metadata_know_stays() -> None:
    known = Image(P + "gate.jpg", "The gate of Ann Lee")
    found = of((shown("gate.jpg", "© Ann Lee", "The gate by night."),), None, known)
    assert found.images == (Image(P + "gate.jpg", "The gate of Ann Lee", "Ann Lee"),)


@pytest.mark.parametrize(
    ("caption", "told"),
    [
        ("© Ann Lee/Esk Mail The gate at Esk.", "The gate at Esk."),
        ("Ann Lee/Esk MailThe gate at Esk.", "The gate at Esk."),
        ("Ann Lee/Esk Mail Ann Lee/Esk Mail The gate at Esk.", "The gate at Esk."),
        ("(Bildquelle: Ann Lee/Esk Mail)", None),
        ("The gate of Ann Lee/Esk Mail at Esk.", "The gate of Ann Lee/Esk Mail at Esk."),
    ],
)
def test_a_credit_that_metadata_know_leaves_the_caption_at_either_end(caption: str, told: str | None) -> None:
    known = Image(P + "gate.jpg", None, "Ann Lee/Esk Mail")
    assert of((shown("gate.jpg", caption),), None, known).images == (Image(P + "gate.jpg", told, "Ann Lee/Esk Mail"),)


def test_videos_that_only_blocks_show_follow_those_that_metadata_tell() -> None:
    film = Media("https://www.youtube.com/embed/abc123?rel=0", "The fire")
    seen, other = RemoteVideo("YouTube", "abc123"), RemoteVideo("Vimeo", "4567")
    told = Metadata(videos=(film,), sources={"videos": "json_ld.video"})
    found = with_videos(told, (seen, Quote((other,)), other))
    assert found.videos == (film, Media("https://player.vimeo.com/video/4567"))
    assert found.sources == {"videos": "json_ld.video"}
    assert with_videos(Metadata(), (other,)).sources == {"videos": "dom.content"}
    assert with_videos(told, (seen, Paragraph("one"))) is told
    longer = Metadata(videos=(Media("https://player.vimeo.com/video/45678"),))
    assert len(with_videos(longer, (other,)).videos) == 2


def test_without_pictures_there_are_none() -> None:
    found = of((Paragraph("one"),), None, Image(P + "share.png"))
    assert found.images == () and "images" not in found.sources


TEXT = "".join(
    f"<p>The old mill by the river burned for the whole of the night, and {who} watched it with the neighbours.</p>"
    for who in ("the miller", "her brother", "the smith", "a teacher", "the mayor", "a doctor", "the baker")
)
SHARING = "<ul><li><a href='/s'><img src='/img/xing.jpg' width=80 height=80></a></li></ul>"


def page(number: int) -> Page:
    """A page of a site whose content holds what is no picture of the article."""
    text = TEXT.replace("mill", ("barge", "ferry")[number]).replace("river", ("lake", "canal")[number])
    picture = f"<figure><img src='/p/fire-number-{number}.jpg' width=640 height=360></figure>"
    figure = f"{picture}<div class=credit>Foto: A. Vale</div>"
    teaser = "<aside><a href='/t'><img src='/p/other.jpg' width=300><b>Another story of this week</b></a></aside>"
    html = (
        f"<html><head><title>Fire {number}</title><meta property='og:type' content='article'></head>"
        "<body><nav>Menu</nav><main><article>"
        f"<h1>A fire at Esk, the {number}th</h1>{figure}{text}{SHARING}{teaser}</article></main></body></html>"
    )
    return Page.from_html(html, f"https://news.example/2026/{number}.html")


def test_a_page_by_a_wrapper_has_the_same_pictures() -> None:
    seen = extract_page(page(0), learn=True).observation
    assert seen is not None and seen.scopes
    [wrapper] = learn_site([seen])
    cold, warm = extract_page(page(1)).outcome, extract_page(page(1), [wrapper])
    assert isinstance(cold, Article) and isinstance(warm.outcome, Article) and warm.used is not None
    assert warm.outcome.metadata.images == cold.metadata.images
    assert cold.metadata.images == (Image(P + "fire-number-1.jpg", None, "A. Vale", None, 640, 360),)


def test_a_single_method_leaves_a_scope_too() -> None:
    seen = extract_page(page(0), learn=True, method="paragraph-classes").observation
    assert seen is None or seen.scopes
    assert isinstance(extract(page(0).text(), page(0).url), Article)


@pytest.mark.parametrize(
    ("name", "stated", "told"),
    [
        ("mill.jpg", (160, 90), (160, 90)),
        ("mill-2048x1365.jpg", (945, 630), (2048, 1365)),
        ("mill-2048x1365.jpg", (None, None), (2048, 1365)),
        ("mill_2048x1365.jpg?v=3", (945, 629), (2048, 1365)),
        ("mill-2048x1365.jpg?w=1024", (None, None), (None, None)),
        ("mill-2048x1365-2.jpg", (None, None), (None, None)),
        ("mill-2048x1365.jpg?w=1024", (945, 630), (1024, 683)),
        ("mill.jpg?w=1000", (5000, 3000), (1000, 600)),
        ("mill.jpg?w=1000", (160, 90), (None, None)),  # the most that the server gives
        ("mill.jpg?w=1000", (1000, 90), (1000, 90)),
        ("mill-300x200.jpg?w=3840", (300, 200), (300, 200)),
        ("mill.jpg?w=1000", (None, 90), (None, 90)),
        ("mill.jpg?resize=1120:*", (2240, 1400), (1120, 700)),
        ("mill.jpg?fit=1024%2C512", (2048, 1024), (1024, 512)),
        ("fit-in/1500x0/mill.jpg", (4500, 3000), (1500, 1000)),
        ("fit-in/1500x0/mill.jpg", (300, 600), (None, None)),
        ("s1600/mill.jpg", (640, 360), (None, None)),
        ("s640/mill.jpg", (360, 640), (360, 640)),
        ("w300-h400/mill.jpg", (300, 400), (300, 400)),
    ],
)
def test_the_size_is_that_of_the_file_and_not_of_its_place(
    name: str, stated: tuple[int | None, int | None], told: tuple[int | None, int | None]
) -> None:
    found = of((), Image(P + name, width=stated[0], height=stated[1]))
    assert found.main_image is not None and (found.main_image.width, found.main_image.height) == told
    assert found.images == (found.main_image,)


@pytest.mark.parametrize(
    ("name", "shown_as", "found"),
    [
        ("mill-1024x683.jpg", "mill.jpg", ("mill.jpg", None, None)),
        ("mill-1024x683.jpg", "mill-2048x1366.jpg", ("mill-2048x1366.jpg", 2048, 1366)),
        ("mill-1024x683.jpg", "mill-300x200.jpg", ("mill-1024x683.jpg", 1024, 683)),
        ("mill-1024x683.jpg", "image?url=/mill.jpg&w=3840", ("mill-1024x683.jpg", 1024, 683)),
    ],
)
def test_the_main_picture_is_the_larger_file_that_the_article_shows(
    name: str, shown_as: str, found: tuple[str, int | None, int | None]
) -> None:
    main = of((shown(shown_as, size=Size(300, 200)),), Image(P + name, width=1024, height=683)).main_image
    assert main is not None and (main.url.removeprefix(P), main.width, main.height) == found


def test_a_larger_file_has_not_the_size_of_the_smaller_one() -> None:
    smaller = Image(P + "gate-300x200.jpg", alt="The gate", width=300, height=200)
    [gate] = of((shown("gate.jpg", size=Size(300, 200)),), None, smaller).images
    assert gate == Image(P + "gate.jpg", alt="The gate")
    [gate] = of((shown("gate-600x400.jpg", size=Size(300, 200)),), None, smaller).images
    assert (gate.width, gate.height) == (600, 400)


@pytest.mark.parametrize(
    ("alt", "credit"),
    [
        ("The mill at night | © Ann Lee", "Ann Lee"),
        ("The mill at night (Photo by Ann Lee on Unsplash)", "Ann Lee on Unsplash"),
        ("(Credit: Esk Mail)", "Esk Mail"),
        ("Bild: Karte zu 20 Mark", None),
        ("The mill © Ann Lee, Bo Berg, Esk", None),
        ("The mill at night", None),
    ],
)
def test_who_made_a_picture_as_its_alternative_text_says(alt: str, credit: str | None) -> None:
    [mill, gate] = of((shown("mill.jpg", alt=alt), shown("gate.jpg", "Foto: Cy Day", alt=alt))).images
    assert (mill.alt, mill.credit, gate.credit) == (alt, credit, "Cy Day")
