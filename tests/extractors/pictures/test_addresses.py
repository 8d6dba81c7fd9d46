"""Which file a picture is: lazy-load attributes, srcset, placeholders and counting pixels."""

from __future__ import annotations

from functools import partial

import pytest

from extractors import Document, Page
from extractors.metadata.images import sources_of
from extractors.metadata.tree import attributes, nodes_of
from extractors.pictures.addresses import image_url, is_larger, is_thumbnail, largest

BASE = "https://news.example/"


def of(html: str) -> str | None:
    document = Document(Page.from_html(f"<body>{html}</body>"))
    (image,) = nodes_of(document, "img")
    return image_url(attributes(document, image), BASE, partial(sources_of, document, image))


@pytest.mark.parametrize(
    ("html", "url"),
    [
        ("<img src='/a.jpg'>", "a.jpg"),
        ("<img src='data:image/gif;base64,R0' data-src='/a.jpg'>", "a.jpg"),
        ("<img src='/img/placeholder.png' data-original='a.jpg'>", "a.jpg"),
        ("<img src='/spacer.gif' data-lazy-src='a.jpg'>", "a.jpg"),
        ("<img data-srcset='a-1.jpg 300w, a-2.jpg 900w, a-3.jpg 600w'>", "a-2.jpg"),
        ("<img srcset='a,w_1,h_2.jpg 1x, b,w_2.jpg 2x'>", "b,w_2.jpg"),
        ("<picture><source srcset='s.webp 400w, l.webp 800w'><img src='data:,'></picture>", "l.webp"),
        ("<img src='/x.jpg' data-src='/x-{width}.jpg'>", "x.jpg"),
        ("<img src='https://www.facebook.com/tr?id=1'>", None),
        ("<img src='/spacer.gif'>", None),
        ("<img src='/a.jpg#joomlaImage://local-images/a.jpg?width=900&amp;height=600'>", "a.jpg"),
        ("<img src='/a.svg#icon'>", "a.svg#icon"),
        ("<img src='/none.gif' zoomfile='a.jpg' file='b.jpg'>", "a.jpg"),
        ("<img src='data:,' data-cfsrc='a.jpg'>", "a.jpg"),
        ("<img src='data:,' data-somebodys-own='/a.jpg?w=640' alt='b.jpg'>", "a.jpg?w=640"),
        ("<img src='data:,' alt='b.jpg' title='c.jpg' data-x='a.jpg 640w, b.jpg 320w' data-y='/blank.jpg'>", None),
        ("<img src='/a.jpg' data-url='/pictures?id=3' data-orig-file='/b.jpg'>", "a.jpg"),
        ("<img src='/blank.gif' data-url='/pictures?id=3' data-orig-file='/b.jpg'>", "b.jpg"),
        ("<img src='data:,' data-src='/a-1.jpg 300w, /a-2.jpg 900w'>", "a-2.jpg"),
        ("<img src='data:,' nitro-lazy-src='/p/1'>", "p/1"),
        ("<img src='/mod_pagespeed_static/1.JiBnMqyl6S.gif' data-pagespeed-lazy-src='/p/1'>", "p/1"),
        ("<img src='/mod_pagespeed_static/1.JiBnMqyl6S.gif' data-other='/p/1'>", None),
        ("<img src='data:,' lazysrc='/p/1'>", "p/1"),
        ("<img src='data:,' data-delayed-url='/p/1'>", "p/1"),
        ("<img src='/a_w200.jpg' data-srcset='/a_w200-800x450.jpg 800w'>", "a_w200-800x450.jpg"),
        ("<img data-src='/a.jpg' data-srcset='/a-800x450.jpg 800w'>", "a.jpg"),
        ("<img src='/w_99,blur_2/a.jpg' data-pin-media='/w_2048/a.jpg'>", "w_2048/a.jpg"),
        ("<img src='/w_99,blur_2/a.jpg'>", "w_99,blur_2/a.jpg"),
        ("<img src='/a-300x200.jpg' data-orig-file='/a.jpg' data-large-file='/a-800x533.jpg'>", "a-800x533.jpg"),
        ("<img src='/a-300x200.jpg' data-orig-file='/b.jpg' data-pin-media='/a-300x900.jpg'>", "a-300x200.jpg"),
        (
            "<picture><source srcset='/a.jpg?w=640'><source srcset='/a.jpg?w=900 1x, /a.jpg?w=1800 2x'>"
            "<source srcset='/b.jpg?w=3000'><source srcset='/a.webp'><img src='/a.jpg?w=300'></picture>",
            "a.jpg?w=1800",
        ),
        ("<picture><source srcset='/a.jpg?w=900&h=900'><img src='/a.jpg?w=600&h=300'></picture>", "a.jpg?w=600&h=300"),
        ("<img>", None),
        ("<img src='javascript:alert(1)'>", None),
        ("<img src='/a.jpg%20640w,%20/b.jpg%20320w' srcset='/a.jpg 640w, /b.jpg 320w'>", "a.jpg"),
    ],
)
def test_image_url(html: str, url: str | None) -> None:
    assert of(html) == (BASE + url if url else None)


def test_largest_of_a_broken_srcset() -> None:
    assert largest(", ,,") is None
    assert largest("a.jpg 1..2w, b.jpg 3w") == "b.jpg"


def test_a_narrow_source_gives_way_to_the_set_beside_it() -> None:
    sources = "srcset='/mill.jpg?w=40&s=1 40w, /mill.jpg?w=2160&s=2 2160w'"
    assert of(f"<img src='/mill.jpg?w=40&s=1' {sources}>") == f"{BASE}mill.jpg?w=2160&s=2"
    assert of(f"<img src='/mill.jpg?w=760&s=3' {sources}>") == f"{BASE}mill.jpg?w=2160&s=2"
    assert of(f"<img src='/boat.jpg?w=760&s=3' {sources}>") == f"{BASE}boat.jpg?w=760&s=3"
    assert of("<img src='/mill.jpg?w=40'>") == f"{BASE}mill.jpg?w=40"


@pytest.mark.parametrize(
    ("source", "sources", "found"),
    [
        ("/a-300x200.jpg", "/a-300x200.jpg 300w, /a-1024x683.jpg 1024w, /a.jpg 2048w", "/a.jpg"),
        ("/a-300x200.jpg", "/a-768x512.jpg 768w, /a-1024x683.jpg 1024w", "/a-1024x683.jpg"),
        ("/a.jpg", "/a-768x512.jpg 768w, /a-1024x683.jpg 1024w", "/a.jpg"),
        ("/a.jpg", "/a.jpg 300w, /a.jpg?tr=w-450 450w", "/a.jpg"),
        ("/a-1440x315.jpg", "/a-1440x315.jpg 1440w, /a-1512x864.jpg 1512w", "/a-1440x315.jpg"),
        ("/a.jpg?w=600&h=300", "/a.jpg?w=600&h=300 600w, /a.jpg?w=900&h=900 900w", "/a.jpg?w=600&h=300"),
        ("/a.jpg?fit=600%2C300", "/a.jpg?fit=600%2C300 600w, /a.jpg?fit=900%2C450 900w", "/a.jpg?fit=900%2C450"),
        ("/a-1600x900.jpg", "/a-800x450.jpg 800w, /a-1200x675.jpg 1200w", "/a-1600x900.jpg"),
        ("/a.jpg", "/a@2x.jpg 2x", "/a@2x.jpg"),
        ("/a.jpg", "/b.jpg 2x", "/a.jpg"),
        ("/x/a.jpg", "/x/a.jpg 640w, /y/digest-of-a.jpg 1280w", "/y/digest-of-a.jpg"),
        ("/a.jpg", "", "/a.jpg"),
        ("/a.jpg", "data:, 900w, /{size}/a.jpg 1200w", "/a.jpg"),
        ("/a.jpg?resize=640%2C360", "/a.jpg?w=1200 1200w", "/a.jpg?w=1200"),
        ("/a.jpg?fit=400%2C600", "/a.jpg?fit=900%2C900&of=400%2C600 900w", "/a.jpg?fit=400%2C600"),
    ],
)  # fmt: skip
def test_the_largest_file_of_the_same_picture(source: str, sources: str, found: str) -> None:
    assert of(f"<img src='{source}' srcset='{sources}'>") == BASE + found[1:]
    assert of(f"<img data-src='{source}' data-srcset='{sources}' src='data:,'>") == BASE + found[1:]


@pytest.mark.parametrize(
    ("url", "narrow"),
    [
        ("https://x.example/a.jpg?w=40", True),
        ("https://x.example/a.jpg?w=40&imwidth=800", False),
        ("https://x.example/160x90/a.jpg", True),
        ("https://x.example/max/60/a.jpg", True),
        ("https://x.example/a-40.jpg", False),
        ("https://x.example/a.jpg?resize=150%2C100", True),
        ("https://x.example/a.jpg?resize=150:*", True),
        ("https://x.example/fit-in/150x0/a.jpg", True),
        ("https://x.example/a.jpg?fit=1024%2C484&w=100", False),
        ("https://x.example/fit-2-go.jpg", False),
    ],
)
def test_an_address_tells_its_width(url: str, narrow: bool) -> None:
    assert is_thumbnail(url) is narrow


@pytest.mark.parametrize(
    ("one", "other", "width", "larger"),
    [
        ("/a.jpg", "/a-300x200.jpg", None, True),  # cut to a size, and not
        ("/a-800x533.jpg", "/a-300x200.jpg", None, True),
        ("/a-300x200.jpg", "/a-800x533.jpg", None, False),
        ("/a-320x213.jpg", "/a-300x200.jpg", None, False),  # hardly
        ("/a-900x300.jpg", "/a-600x400.jpg", None, False),  # another cropping
        ("/a-900x300.jpg", "/a-300x200.jpg", None, True),  # of a thumbnail
        ("/a.jpg", "/a.jpg?w=600", 400, False),
        ("/a.jpg", "/a.jpg?w=600", 1200, True),
        ("/a-800x533.jpg", "/a.jpg", None, False),  # whose size nobody tells
        ("/AB-12/s1600/a.jpg", "/AB-12/s640/a.jpg", None, True),  # folders that ask for a size
        ("/AB-12/s1600/a.jpg", "/AB-12/w320-h189/a.jpg", None, True),
        ("/AB-12/w1200-h630-p-k-no-nu/a.jpg", "/AB-12/s320/a.jpg", None, True),
        ("/AB-12/s640/a.jpg", "/AB-12/s1600/a.jpg", None, False),
        ("/w12/a.jpg", "/w11/a.jpg", None, False),  # weeks
        ("/s2019/mill/a.jpg", "/s2018/mill/a.jpg", None, False),
        ("/w_400/a.jpg", "/w_800,blur_3/a.jpg", None, True),
        ("/w_900,blur_1/a.jpg", "/w_800,blur_3/a.jpg", None, False),
    ],
)
def test_which_of_two_files_is_larger(one: str, other: str, width: int | None, larger: bool) -> None:
    assert is_larger(one, other, width) is larger
