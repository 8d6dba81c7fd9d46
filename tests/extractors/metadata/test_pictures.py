"""Which picture opens an article, and under which address."""

from __future__ import annotations

import pytest

from extractors.metadata.model import Image
from extractors.pictures.files import is_same_file
from tests.extractors.metadata.pages import BODY, ld, read

H1 = "<h1>The mill at Esk has burned down</h1>"
BASE = "https://www.example.org/"


def lead(picture: str, head: str = "") -> str | None:
    found = read(head, f"<article>{H1}{picture}{BODY}</article>").main_image
    return found.url if found else None


def test_a_shape_in_width_and_height_is_no_size() -> None:
    assert lead('<figure><img src="/mill.jpg" width="16" height="9"></figure>') == f"{BASE}mill.jpg"
    assert lead('<figure><img src="/mill.jpg" width="1" height="1"></figure>') is None
    assert lead('<figure><img src="/mill.jpg" width="16" height="16"></figure>') is None


def test_a_name_that_is_a_size_stands_for_its_folder() -> None:
    assert is_same_file("https://x.example/2024/3700095/jpg/640x360", "https://x.example/2024/3700095/jpg/1200x628")
    assert not is_same_file("https://x.example/2024/3700095/jpg/640x360", "https://x.example/2024/3700096/jpg/640x360")
    head = '<meta property="og:image" content="/p/3700095/jpg/1200x628">'
    assert lead('<p><img src="/p/3700095/jpg/640x360"></p>', head) == f"{BASE}p/3700095/jpg/640x360"


@pytest.mark.parametrize(
    ("name", "is_one"),
    [
        ("facebook-share.png", False),
        ("og_image_default.jpg", False),
        ("share.png?v=3", False),
        ("social-share-1200x630.jpg", False),
        ("fallback.webp", False),
        ("facebook-default-wide-s1400-c100.jpg", False),
        ("twitter_cards_default.jpg", False),
        ("og-image.jpg", False),
        ("facebook-og-homepage-image.png", False),
        ("OpenGraph.webp", False),
        ("twitter-standard.jpg?v=1", False),
        ("example-social-wide.jpg", False),
        ("mill-og.jpg", True),
        ("blog.png", True),
        ("social-media.jpg", True),
        ("gettyimages_2206927993/open-graph.jpg", True),
        ("the-mill-at-esk/og-image.jpg", True),
        ("market-share-of-mills.jpg", True),
        ("mill-facebook-share.jpg", True),
    ],
)
def test_the_picture_that_a_template_shares_of_every_page_is_none(name: str, is_one: bool) -> None:
    found = read(f'<meta property="og:image" content="https://www.example.org/img/{name}">')
    assert (found.main_image is not None) == is_one


def test_one_that_the_article_shows_is_not_named_for_networks() -> None:
    assert lead("<p><img src=/img/facebook.jpg></p>") == f"{BASE}img/facebook.jpg"
    offer = '<meta property="og:image" content="/img/facebook.jpg">'
    assert lead("<figure><img src=/img/facebook.jpg></figure>", offer) == f"{BASE}img/facebook.jpg"


@pytest.mark.parametrize(
    ("picture", "is_one"),
    [
        ("<img src=/mill.jpg>", True),
        ("<img src=/mill.jpg width=210>", True),
        ("<img src=/mill.jpg width=175 height=217>", True),
        ("<img src=/mill.gif height=310>", True),
        ("<img src=/mill.gif>", False),
        ("<img src=/mill.jpg width=70>", False),
        ("<img src=/mill.jpg width=150 height=75>", False),
    ],
)
def test_what_nothing_declares_is_no_small_picture_and_no_gif_of_the_layout(picture: str, is_one: bool) -> None:
    assert (lead(f"<p>{picture}</p>") is not None) is is_one


@pytest.mark.parametrize("target", ["", '<base target="_blank">'])
def test_relative_addresses_are_relative_to_the_first_base_with_an_address(target: str) -> None:
    head = f'{target}<base href="https://cdn.example.org/x/"><base href="/y/"><link rel="icon" href="i.png">'
    sources = '<picture><source srcset="wide.webp 900w"><img src="data:,"></picture>'
    found = read(head, f'<article>{H1}<figure><img src="mill.jpg"></figure>{BODY}<p>{sources}</p></article>')
    cdn = "https://cdn.example.org/x/"
    assert (found.favicon, found.main_image and found.main_image.url) == (f"{cdn}i.png", f"{cdn}mill.jpg")
    assert [picture.url for picture in found.images] == [f"{cdn}mill.jpg", f"{cdn}wide.webp"]


def test_of_several_addresses_in_json_ld_an_empty_one_hides_no_other() -> None:
    picture = '{"@type": "ImageObject", "url": "", "contentUrl": "/mill.jpg"}'
    listed = '{"@type": "ImageObject", "url": [], "contentUrl": "/barn.jpg"}'
    video = '{"@type": "VideoObject", "contentUrl": "", "embedUrl": "https://player.example/1", "url": "/v"}'
    found = read(ld(f'{{"@type": "NewsArticle", "image": [{picture}, {listed}], "video": {video}}}'))
    assert found.main_image is not None and found.main_image.url == f"{BASE}mill.jpg"
    assert [video.url for video in found.videos] == ["https://player.example/1"]


@pytest.mark.parametrize(
    ("picture", "expected"),
    [
        ('"@id": "https://www.example.org/#pi", "url": {"@id": "/mill.jpg"}', Image(f"{BASE}mill.jpg")),
        ('"@id": "https://www.example.org/#pi", "caption": "The mill"', None),
        ('"@id": "/mill.jpg"', Image(f"{BASE}mill.jpg")),
        (
            '"url": "/mill.jpg", "copyrightHolder": {"name": "Bo Berg"}, "height": "600px", '
            '"width": {"@type": "QuantitativeValue", "value": 900}',
            Image(f"{BASE}mill.jpg", credit="Bo Berg", width=900, height=600),
        ),
    ],
)
def test_the_address_and_size_of_a_picture_in_json_ld(picture: str, expected: Image | None) -> None:
    found = read(ld(f'{{"@type": "NewsArticle", "image": {{"@type": "ImageObject", {picture}}}}}'))
    assert found.main_image == expected


def og(**properties: str) -> str:
    return "".join(
        f'<meta property="og:{name.replace("_", ":", 1)}" content="{value}">' for name, value in properties.items()
    )


LONG = "<p>" + "The river rose for two days and nights before anybody in the village took it seriously. " * 5 + "</p>"


@pytest.mark.parametrize(
    ("before", "head", "found"),
    [
        ("", "", "boat.jpg"),
        ("", og(image="/mill.jpg"), "boat.jpg"),
        ("<p>Ann Lee</p><p>2 May 2026</p><ul><li>Share</ul><p>What happened when the mill at Esk burned down.</p>",
         og(image="/mill.jpg"), "boat.jpg"),
        (LONG, og(image="/mill.jpg"), "mill.jpg"),
        (LONG, og(image="/logo.png"), "boat.jpg"),
        (LONG, og(image="/blog-logo-11.png") + og(image="/p/ann-lee_avatar_1460.jpg"), "boat.jpg"),
        (LONG, "", "boat.jpg"),
        (LONG, og(image="/cut/boat.jpg"), "boat.jpg"),
        ("<p><img src='/gate.jpg'></p>" + LONG, "", "gate.jpg"),
    ],
    ids=["lead", "before the offered", "labels and a lead", "late", "a logo", "a portrait", "nothing else",
         "the same", "an early one without a figure"],
)  # fmt: skip
def test_a_picture_behind_text_opens_no_article(before: str, head: str, found: str) -> None:
    assert lead(f"{before}<figure><img src='/boat.jpg' width='640' height='360'></figure>", head) == f"{BASE}{found}"


def test_one_that_is_only_named_like_the_offered_one_says_that_this_is_of_the_story() -> None:
    early = "<figure><img src='/bridge.jpg' width='640' height='360'></figure>"
    alike = "<figure><img src='/old-mill-at-esk-miller.jpg' width='640' height='360'></figure>"
    head = og(image="/old-mill-at-esk-night.jpg")
    assert lead(alike + LONG, head) == f"{BASE}old-mill-at-esk-miller.jpg"
    assert lead(early + LONG + alike, head) == f"{BASE}old-mill-at-esk-night.jpg"
    assert lead(early + LONG, head) == f"{BASE}bridge.jpg"


@pytest.mark.parametrize("picture", ["<img src='/a/shoes-728x90.jpg' width=800>", "<img src='/ad/shoes.jpg' width=800>",
                                     "<img src='/shoes.jpg' width=970 height=250>",
                                     "<img src='/shoes.jpg' width=800 class='article-ad__image'>"])  # fmt: skip
def test_an_advert_opens_no_article(picture: str) -> None:
    advert = f"<a href='https://shop.example/shoes'>{picture}</a>"
    assert lead(f"{advert}<figure><img src='/boat.jpg' width='640' height='360'></figure>") == f"{BASE}boat.jpg"


@pytest.mark.parametrize(("host", "found"), [("ad.mill.example", 0), ("ads2.mill.example", 0), ("adam.example", 1)])
def test_the_pictures_of_a_host_of_adverts_are_none_of_the_article(host: str, found: int) -> None:
    picture = f'<img src="https://{host}/b/240.gif" width="240" height="200">'
    assert len(read("", f"<article>{H1}{BODY}{picture}</article>").images) == found


@pytest.mark.parametrize(
    ("link", "found"),
    [
        ("href='/shoes' rel='noopener sponsored'", "boat.jpg"),
        ("href='https://shop.example'", "boat.jpg"),
        ("href='//shop.example/?utm_source=letter'", "boat.jpg"),
        ("href='https://shop.example/shoes.jpg'", "shoes.jpg"),
        ("href='/'", "shoes.jpg"),
        ("rel='noopener'", "shoes.jpg"),
    ],
)
def test_nor_does_a_sponsors_picture(link: str, found: str) -> None:
    sponsor = f"<a {link}><img src='/shoes.jpg' width=800></a>"
    assert lead(f"{sponsor}<figure><img src='/boat.jpg' width='640' height='360'></figure>") == f"{BASE}{found}"


@pytest.mark.parametrize(
    ("head", "expected"),
    [
        (
            og(image="/logo.png") + og(image="/mill.jpg", image_alt="The mill", image_width="1200"),
            Image(f"{BASE}mill.jpg", alt="The mill", width=1200),
        ),
        (
            og(image="/mill.jpg", image_alt="") + og(image="/b.jpg", image_alt="A boat", image_height="600"),
            Image(f"{BASE}mill.jpg"),
        ),
        (
            og(image="/mill.jpg", image_secure_url=f"{BASE}s.jpg", image_width="9", image_alt="The mill"),
            Image(f"{BASE}s.jpg", alt="The mill", width=9),
        ),
        (og(image_width="900", image="/mill.jpg"), Image(f"{BASE}mill.jpg", width=900)),
        (
            '<meta name="og:image" property="og:image" content="/mill.jpg">' + og(image_width="900"),
            Image(f"{BASE}mill.jpg", width=900),
        ),
    ],
)
def test_what_describes_a_picture_stands_behind_its_address(head: str, expected: Image) -> None:
    assert read(head, f"<article>{H1}{BODY}</article>").main_image == expected


@pytest.mark.parametrize(
    ("box", "found"),
    [
        ('<div class="byline"><img src="/ann-lee.jpg"> Ann Lee</div>', 0),
        ('<p><img src="https://secure.gravatar.com/avatar/0123?s=96"> Ann Lee</p>', 0),
        ('<p><img src="/storage/authors/ann-lee.jpg"> Ann Lee</p>', 0),
        ('<a class="meta-el meta-avatar" href="/a/ann-lee"><img src="/av.jpg" alt="Ann Lee"></a>', 0),
        ('<p class="avatars2-review"><img src="/av.jpg" alt="The film"></p>', 1),
        ('<p><img src="/storage/coauthored/ann-lee.jpg"> Ann Lee</p>', 1),
    ],
)
def test_portraits_of_writers_are_no_pictures_of_the_article(box: str, found: int) -> None:
    images = read("", f"<article>{H1}{box}{BODY}</article>").images
    assert len(images) == found


def test_the_address_of_a_script_gives_way_to_the_one_that_is_offered() -> None:
    head = '<meta property="og:image" content="https://cdn.example/p/mill-at-esk.jpg">'
    asked = "/_next/image?url=https%3A%2F%2Fcdn.example%2Fp%2Fmill-at-esk.jpg&w=64"
    assert lead(f'<figure><img src="{asked}" width="640" height="360"></figure>', head) == "https://cdn.example/p/mill-at-esk.jpg"


def test_a_banner_above_the_headline_is_no_picture_of_the_article() -> None:
    banner = '<div><img src="/cropped-hills.jpg" width="1280" height="440"></div>'
    page = f"<article>{banner}{H1}{BODY}</article>"
    assert read("", page).main_image is None and not read("", page).images
    offered = '<meta property="og:image" content="/cropped-hills.jpg">'
    assert read(offered, page).main_image is not None and len(read(offered, page).images) == 1
    below = f"<article>{H1}{banner}{BODY}</article>"
    assert [image.url for image in read("", below).images] == [f"{BASE}cropped-hills.jpg"]


def test_the_portrait_that_a_blog_offers_of_every_page_is_none() -> None:
    offered = '<meta property="og:image" content="https://secure.gravatar.com/avatar/0a1b?s=200">'
    assert read(offered).main_image is None


@pytest.mark.parametrize(
    ("caption", "said", "credit"),
    [
        ("© Bart Smit", None, "Bart Smit"),
        ("Image credit: Sixt", None, "Sixt"),
        ("(Foto: Skoda)", None, "Skoda"),
        ("The coupé by night. (c) Foto: Skoda", "The coupé by night.", "Skoda"),
        ("Foto von der Feier am Abend", "Foto von der Feier am Abend", None),
        ("Photo: the mill. It burned for a night.", "Photo: the mill. It burned for a night.", None),
        ("© 2024 of the mill", "© 2024 of the mill", None),
        ("Photo by Joan Lee", None, "Joan Lee"),
        ("Photo by: Joan Lee", None, "Joan Lee"),
        ("Image courtesy of the River Trust", None, "the River Trust"),
        ("Photo by night at the mill", "Photo by night at the mill", None),
        ("Source: Esk Archive", None, "Esk Archive"),
        ("<a href=/a>Source</a>", None, None),
        ("The mill. Photo: Ann Lee (esk.example)", "The mill.", "Ann Lee (esk.example)"),
        ("The mill at noon<span hidden>Show more</span>", "The mill at noon", None),
        ("The mill <i>at <span role=button>Show more</span></i>noon <button>Buy</button>", "The mill at noon", None),
        ("<p>The mill by <b>ni</b>ght.</p><small>2:43 min</small>", "The mill by night. 2:43 min", None),
        ("<div>The mill</div><p>Bart Smit/dpa</p>", "The mill Bart Smit/dpa", None),
        ("The mill. (Bildquelle: Esk Archive)", "The mill.", "Esk Archive"),
        ("Two were held. (Symbolfoto: Esk/dpa | Bart Smit)", "Two were held.", "Esk/dpa | Bart Smit"),
        ("The wild: by night", "The wild: by night", None),
        ("Bild © esk", None, "esk"),
        ("© bartsmit / photocase.de", None, "bartsmit / photocase.de"),
        ("(Crédito: Bart Smit/D.A.Press)", None, "Bart Smit/D.A.Press"),
        ("Illustration: Ann Lee", None, "Ann Lee"),
        ("Bart Smit //Getty Images", None, "Bart Smit //Getty Images"),
        ("Bart Smit/Esk Agency via Getty Images", None, "Bart Smit/Esk Agency via Getty Images"),
        ("The mill at Esk Getty Images", "The mill at Esk Getty Images", None),
        ("Shutterstock", None, "Shutterstock"),
        ("The mill by night. (Bart Smit/AFP/Getty Images)", "The mill by night.", "Bart Smit/AFP/Getty Images"),
        ("The mill by night (AP)", "The mill by night", "AP"),
        ("El molino de noche (REUTERS/Ana Ruiz)", "El molino de noche", "REUTERS/Ana Ruiz"),
        ("The mill by night. (Bart Smit/Esk Mail)", "The mill by night.", "Bart Smit/Esk Mail"),
        ("The miller, Ann Lee (Freie Liste/Esk)", "The miller, Ann Lee (Freie Liste/Esk)", None),
        ("The mill by night. (left/right)", "The mill by night. (left/right)", None),
        ("Die Mühle brannte ab. Bart Smit/dpa", "Die Mühle brannte ab.", "Bart Smit/dpa"),
        ("They put it off if they don’t do it. J. R. Lee/E+ via Getty Images", "They put it off if they don’t do it.",
         "J. R. Lee/E+ via Getty Images"),
        ("A picture of Dr. Smit/dpa", "A picture of Dr. Smit/dpa", None),
        ("The mill at Esk. Reuters tells more", "The mill at Esk. Reuters tells more", None),
        ("Rechenzentrum. Foto Bart Smit via Unsplash", "Rechenzentrum.", "Foto Bart Smit via Unsplash"),
        ("Getty Images / Bart J. Smit", None, "Getty Images / Bart J. Smit"),
        ("Foto by Bart Smit", None, "Bart Smit"),
        ("Foto und Styling: Ann Lee", None, "Ann Lee"),
        ("Copyright: Esk Works", None, "Esk Works"),
        ("View image credit", None, None),
        ("hide caption toggle caption", None, None),
        ("Video", None, None),
        (".", None, None),
        ("<p class=copyright>Bild: pixabay <i class=picture-description>The mill by night</i></p>",
         "The mill by night", "pixabay"),
    ],
)  # fmt: skip
def test_a_caption_can_be_a_credit_alone(caption: str, said: str | None, credit: str | None) -> None:
    figure = f"<figure><img src=/mill.jpg width=640><figcaption>{caption}</figcaption></figure>"
    [image] = read(body=f"<article><h1>Mill burns down</h1>{figure}{BODY}</article>").images
    assert (image.caption, image.credit) == (said, credit)


def test_a_player_is_told_once_and_not_by_its_own_name() -> None:
    frame = "<iframe src='https://www.youtube.com/embed/abc{}' title='{}'></iframe>"
    frames = (("", "YouTube video player"), ("?feature=oembed", "The fire"), ("d", "The fire"))
    body = "".join(frame.format(*each) for each in frames)
    found = read(body=f"<article><h1>Mill burns down</h1>{body}{BODY}</article>").videos
    assert [(video.url, video.name) for video in found] == [
        ("https://www.youtube.com/embed/abc", None), ("https://www.youtube.com/embed/abcd", "The fire"),
    ]  # fmt: skip


def test_a_video_is_told_once_whichever_of_its_addresses_a_page_has() -> None:
    video = {"@type": "VideoObject", "name": "The fire", "contentUrl": "https://youtu.be/dQw4w9WgXcQ"}
    others = ("m.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ", "www.youtube.com/shorts/dQw4w9WgXcQ")
    again = [{"@type": "VideoObject", "name": "Fire", "contentUrl": f"https://{address}"} for address in others]
    addresses = (
        "www.youtube.com/embed/dQw4w9WgXcQ", "www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0",
        "www.youtube.com/embed/videoseries?list=PL1", "www.youtube.com/embed/live_stream?channel=UC1",
    )  # fmt: skip
    frames = "".join(f"<iframe src='https://{address}'></iframe>" for address in addresses)
    found = read(ld(video) + ld(again), f"<article><h1>Mill burns down</h1>{frames}{BODY}</article>").videos
    assert [video.url for video in found] == [video["contentUrl"], *(f"https://{each}" for each in addresses[2:])]


def test_a_picture_in_many_sources_has_the_caption_of_its_figure() -> None:
    sources = "".join(f"<source srcset='/mill-{n}.webp {n}w'>" for n in range(400, 1200, 100))
    figure = f"<figure><a><picture>{sources}<img src=/mill.jpg></picture></a><figcaption>The mill</figcaption></figure>"
    [image] = read(body=f"<article>{H1}{figure}{BODY}</article>").images
    assert image.caption == "The mill"


@pytest.mark.parametrize(
    ("offer", "shown", "url"),
    [
        ("/mill.jpg", "/mill-300x200.jpg", "mill.jpg"),
        ("/c/old-mill-esk-large.jpg?w=1200", "/old-mill-esk.jpg?w=300", "c/old-mill-esk-large.jpg?w=1200"),
        ("/mill.jpg?w=1200", "/mill.jpg?w=600", "mill.jpg?w=600"),  # large enough
        ("/mill.jpg?w=600", "/mill.jpg?w=1200", "mill.jpg?w=1200"),
        ("/mill-gate.jpg", "/mill-300x200.jpg", "mill-300x200.jpg"),  # another picture of the story
    ],
)
def test_of_a_thumbnail_the_larger_file_that_the_page_offers(offer: str, shown: str, url: str) -> None:
    assert lead(f'<figure><img src="{shown}"></figure>', f'<meta property="og:image" content="{offer}">') == BASE + url
    assert lead(f'<figure><img src="{shown}"></figure>', f'<meta name="twitter:image" content="{offer}">') == BASE + url


@pytest.mark.parametrize(
    ("icons", "found"),
    [
        ('<link rel=icon href="/i.ico"><link rel=apple-touch-icon href="/t.png">', "t.png"),
        ('<link rel=icon sizes="16x16 256x256" href="/i.ico"><link rel=apple-touch-icon href="/t.png">', "i.ico"),
        ('<link rel=icon sizes=96x96 href="/i.png"><link rel=apple-touch-icon href="/t.png">', "t.png"),
        ('<link rel=apple-touch-icon href="/t.png"><link rel=apple-touch-icon sizes=76x76 href="/u.png">', "u.png"),
        ('<link rel=apple-touch-icon href="/57x57.png"><link rel=apple-touch-icon href="/144x144.png">', "144x144.png"),
        ('<link rel=icon href="/i.ico"><link rel=icon href="/j.ico">', "i.ico"),
        ('<link rel=icon sizes=32x32 href="/i.png"><link rel=icon sizes="196 x 196" href="/j.png">', "j.png"),
    ],
)
def test_the_largest_icon(icons: str, found: str) -> None:
    assert read(icons).favicon == BASE + found


def test_what_json_ld_says_of_a_picture() -> None:
    picture = '{"@type": "ImageObject", "url": "/the-old-mill.jpg", "caption": "%s", "author": {"name": "Ann Lee"}}'
    for caption, told in (
        ("The mill by night", "The mill by night"),
        ("the old mill", None),
        ("The mill by night. Foto: Ann Lee", "The mill by night."),
        ("Photo Credit: Ann Lee", None),
    ):
        main = read(ld(f'{{"@type": "NewsArticle", "image": {picture % caption}}}')).main_image
        assert main is not None and (main.caption, main.credit) == (told, "Ann Lee")


@pytest.mark.parametrize(
    ("caption", "told"),
    [
        ("The mill by night. / <b class=credit>Ann Lee</b>", "The mill by night."),
        ("The mill by night. Bild <b class=credit>Ann Lee</b>", "The mill by night."),
        ("The mill by night / Źródło: <b class=credit>Ann Lee</b>", "The mill by night"),
        ("The mill on an old photo <b class=credit>Ann Lee</b>", "The mill on an old photo"),
        ("The mill by night. (Foto: Ann Lee)", "The mill by night."),
    ],
)
def test_no_label_of_a_credit_is_left_in_a_caption(caption: str, told: str) -> None:
    figure = f"<figure><img src=/m.jpg><figcaption>{caption}</figcaption></figure>"
    found = read("", f"<article>{H1}{figure}{BODY}</article>")
    assert found.main_image is not None and (found.main_image.caption, found.main_image.credit) == (told, "Ann Lee")


TOLD = og(image="/mill.jpg", image_width="1200", image_height="800")
ASKED = og(image="/mill.jpg?w=900", image_width="1200", image_height="800")
FITTED = og(image="/res,900,1/mill.jpg", image_width="1200", image_height="800")


@pytest.mark.parametrize(
    ("picture", "head", "size"),
    [
        ("src=/s.jpg width=320 height=200 srcset='/s.jpg 320w, /mill.jpg 1600w'", "", (1600, 1000)),
        ("src=/mill-300x200.jpg width=300 height=200 srcset='/mill.jpg 1600w'", "", (1600, 1067)),
        ("src=/mill-300x200.jpg width=300 srcset='/mill.jpg 1600w'", "", (1600, None)),
        ("src=/mill-300x200.jpg width=300 height=200 srcset='/mill.jpg 2x'", "", (300, 200)),
        ("src=/s/mill.jpg width=300 srcset='/s/mill.jpg 300w, /1600w/mill.jpg 1600w'", "", (None, None)),
        ("src=/mill.jpg", TOLD, (1200, 800)),
        ("src=/mill.jpg width=640 height=427", TOLD, (1200, 800)),
        ("src=/mill.jpg width=640 height=360", TOLD, (640, 360)),  # another shape
        ("src=/mill.jpg width=640 height=427", og(image="/mill.jpg", image_width="1200"), (640, 427)),
        ("src=/gate.jpg width=640 height=427", TOLD, (640, 427)),
        ("src=/mill.jpg?w=900", ASKED, (None, None)),
        ("src=/res,900,1/mill.jpg width=900 height=600", FITTED, (900, 600)),
    ],
)
def test_the_size_of_the_file_is_the_one_that_the_page_declares_or_a_set_tells(
    picture: str, head: str, size: tuple[int | None, int | None]
) -> None:
    found = read(head, f"<article>{H1}<figure><img {picture}></figure>{BODY}</article>")
    assert found.main_image and (found.main_image.width, found.main_image.height) == size
    assert (found.images[0].width, found.images[0].height) == size


def test_the_picture_of_an_account_beside_the_text_is_not_the_story_s() -> None:
    account = '<div class="user-info"><div class="user-pic"><a href="/u/7"><img src="/h.jpg" alt=""></a></div></div>'
    beside = f"<div>{account}</div><article>{H1}{BODY}%s</article>"
    assert read(body=beside % "").main_image is None
    found = read(body=beside % '<figure><img src="/mill.jpg"></figure>').main_image
    assert found is not None and found.url == f"{BASE}mill.jpg"
    framed = '<span class="avatar"><a href="/u/7"><img src="/h.jpg" alt=""></a></span>'
    assert lead(framed) is None


def test_the_picture_of_a_box_that_leads_elsewhere_is_not_the_story_s() -> None:
    picture = '<figure><img src="/bridge.jpg" alt=""></figure>'
    titled = f'<div class="news-teaser">{picture}<h3><a href="/bridge">The bridge opens</a></h3></div>'
    linked = f'<div class="teaserbox">{picture}<a href="/bridge">The bridge opens</a></div>'
    text = 4 * f"<p>{'The mill by the river burned for the whole of the night. ' * 3}</p>"
    for box in (titled, linked):
        assert read(body=f"<article>{H1}{text}{box}{BODY}</article>").main_image is None
    assert lead(titled) is None
    assert lead(linked) == f"{BASE}bridge.jpg"  # as a teaser of the article itself can be marked
    assert lead(f'<div class="teaser-image">{picture}</div>') == f"{BASE}bridge.jpg"


def test_the_picture_of_a_card_gives_way_to_the_offered_one_that_is_named_like_it() -> None:
    offered = '<meta property="og:image" content="/rye-shortbread-1.jpg">'
    card = '<figure><img width="150" height="150" src="/rye-shortbread-225x225.jpg"></figure>'
    assert lead(card, offered) == f"{BASE}rye-shortbread-1.jpg"
    assert lead(card.replace('width="150" height="150"', 'width="700"'), offered) == f"{BASE}rye-shortbread-225x225.jpg"
    whole = card.replace("-225x225", "-large")
    assert lead(whole, offered) == f"{BASE}rye-shortbread-large.jpg"


@pytest.mark.parametrize("name", ["c-columnist", "columnist-box", "colunista", "box kolumnist"])
def test_a_columnist_s_portrait_is_no_picture_of_the_article(name: str) -> None:
    portrait = f'<div class="{name}"><a href="/c/ann"><img src="/col/ann.png" width="300"><h3>Ann Lee</h3></a></div>'
    found = read("", f"<article>{portrait}{H1}{BODY}</article>")
    assert found.main_image is None
    assert lead('<figure class="columns"><img src="/mill.jpg"></figure>') == f"{BASE}mill.jpg"


@pytest.mark.parametrize("offered", ["undefined", "/news/null", "https://www.example.org", "https://www.example.org/"])
def test_the_address_of_a_picture_that_a_template_could_not_fill_is_none(offered: str) -> None:
    assert lead("", f'<meta property="og:image" content="{offered}">') is None
    head = f'<meta property="og:image" content="{offered}"><meta name="twitter:image" content="/mill.jpg">'
    assert lead("", head) == f"{BASE}mill.jpg"


@pytest.mark.parametrize(
    ("player", "first", "second"),
    [
        ("https://players.brightcove.net/1/default_default/index.html?videoId=", "11&autoplay=1", "22"),
        ("https://player.bilibili.com/player.html?bvid=", "BV1", "BV2"),
        ("https://v.qq.com/txp/iframe/player.html?vid=", "a", "b"),
        ("https://vk.com/video_ext.php?oid=-1&id=", "1", "2"),
    ],
)
def test_a_player_at_one_address_for_all_plays_several(player: str, first: str, second: str) -> None:
    frames = "".join(f'<iframe src="{player}{name}"></iframe>' for name in (first, second, first))
    found = read("", f"<article>{H1}{BODY}{frames}</article>").videos
    assert [video.url for video in found] == [player + first, player + second]


def test_a_recording_between_the_headline_and_the_text_is_the_article_s() -> None:
    video = '<figure><video poster="/m.jpg"><source data-src="/m.mp4"></video></figure>'
    related = '<aside class="related"><iframe src="https://www.youtube.com/embed/aaaaaaaaaaa"></iframe></aside>'
    metadata = read("", f'<div>{H1}{video}<audio src="/m.mp3"></audio>{related}</div><article>{BODY}</article>')
    assert [video.url for video in metadata.videos] == [f"{BASE}m.mp4"]
    assert [audio.url for audio in metadata.audios] == [f"{BASE}m.mp3"]
