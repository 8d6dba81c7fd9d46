"""The typed blocks of METHODS.md 5.4, type by type."""

from __future__ import annotations

import pytest

from extractors.blocks.json_form import blocks_from_json
from extractors.blocks.model import (
    Attribute,
    Audio,
    Cell,
    Code,
    Delimiter,
    Embed,
    Gallery,
    Header,
    Image,
    List,
    Paragraph,
    Quote,
    RemoteVideo,
    Size,
    Table,
    Video,
)
from extractors.page import Box, Page
from tests.extractors.blocks.pages import URL, keep


def test_attributes_have_exact_ranges() -> None:
    (paragraph,) = keep(
        "<p>A <b>bold <i>and  slanted</i></b> <a href='/x?a=1&amp;b=2'>link</a>,"
        "<u>under</u><br>m<sup>2</sup></p>"
    ).blocks
    assert isinstance(paragraph, Paragraph)
    assert paragraph.text == "A bold and slanted link,under\nm2"
    assert [(a.type, paragraph.text[a.start : a.stop], a.href) for a in paragraph.attributes] == [
        ("bold", "bold and slanted", None),
        ("italic", "and slanted", None),
        ("link", "link", "https://news.example/x?a=1&b=2"),
        ("underline", "under", None),
        ("superscript", "2", None),
    ]


@pytest.mark.parametrize(
    ("html", "types"),
    [
        ("<p><span style='font-weight: 700'>x</span></p>", ["bold"]),
        ("<p><span style='FONT-WEIGHT:bolder'>x</span></p>", ["bold"]),
        ("<p><b style='font-weight:normal'>x</b></p>", []),
        ("<p><b style='font-weight:400!important'>x</b></p>", []),
        ("<p><i style='font-weight:bold!important; color:red'>x</i></p>", ["bold", "italic"]),
        ("<p><span style='text-decoration: underline line-through'>x</span></p>", ["underline", "strikethrough"]),
        ("<p style='font-style:italic'>x</p>", ["italic"]),
        ("<p><span style='text-decoration: underline dotted'>x</span></p>", ["underline"]),
        ("<div style='font-weight:bold'><p>x</p></div>", ["bold"]),
        ("<p><span style='font: bold 12px/1.5 Georgia, serif'>x</span></p>", ["bold"]),
        ("<p><span style='color:red;FONT:oblique 700 12px Georgia'>x</span></p>", ["bold", "italic"]),
        ("<p><b style='font: 12px Arial Bold'>x</b></p>", []),
        ("<p><b style='font: inherit'>x</b></p>", ["bold"]),
        ("<p><b style='font: 12px Arial; font-weight:600'>x</b></p>", ["bold"]),
        ("<p><span style='font-family: bold italic; --font: bold 12px x'>x</span></p>", []),
        ("<p><b>x</b> <b>y</b></p>", ["bold"]),
        ("<p><a href='javascript:alert(1)'>x</a></p>", []),
        ("<p><a href='java&#10;script:alert(1)'>x</a></p>", []),
        ("<p><a>x</a></p>", []),
    ],
)
def test_style_and_links(html: str, types: list[str]) -> None:
    (paragraph,) = keep(html).blocks
    assert isinstance(paragraph, Paragraph)
    assert [a.type for a in paragraph.attributes] == types


def test_computed_style_wins_over_tags() -> None:
    html = "<html><body><article><p><b>thin</b> <span>fat</span></p></article></body></html>"
    boxes = {4: Box(0, 0, 50, 20, weight=400), 5: Box(50, 0, 50, 20, weight=700)}
    page = Page.from_html(html, URL)
    (paragraph,) = keep("", page=Page(page.url, page.body, boxes=boxes)).blocks
    assert paragraph == Paragraph("thin fat", (Attribute("bold", 5, 8),))


def test_headers_carry_their_level_and_the_headline_is_no_block() -> None:
    blocks = keep("<h1>Headline</h1><p>One</p><h3>A <em>sub</em><br>head</h3><p>Two</p>").blocks
    assert blocks == (Paragraph("One"), Header(3, "A sub head"), Paragraph("Two"))


@pytest.mark.parametrize(
    ("markup", "start", "counts_down"),
    [
        ("<ol><li value=4>a<li>b</ol>", 4, False),
        ("<ol start=2><li value='5.'><p>a</p><li>b</ol>", 5, False),
        ("<ol reversed><li>a<li>b<li>c</ol>", 3, True),
        ("<ol reversed start=10><li>a<li>b</ol>", 10, True),
    ],
)
def test_an_ordered_list_counts_as_its_items_and_its_direction_say(markup: str, start: int, counts_down: bool) -> None:
    blocks = keep(f"<p>One</p>{markup}").blocks
    assert isinstance(blocks[1], List) and (blocks[1].start, blocks[1].reversed) == (start, counts_down)
    assert blocks_from_json([block.to_json() for block in blocks]) == blocks


def test_a_span_is_the_number_that_its_value_begins_with() -> None:
    rows = "<tr><th>Place<th colspan=' 2; '>Count</tr><tr><td>North<td>12<td>3</tr><tr><td>South<td>7<td>4</tr>"
    (table,) = keep(f"<table>{rows}</table>").blocks
    assert isinstance(table, Table) and table.rows[0][1].column_span == 2


def test_an_ordered_list_begins_with_its_own_number() -> None:
    lists = ("<ol><li>a</ol>", "<ol start=' 2 '><li>b</ol>", "<ol start='-3'><li>c</ol>", "<ul start=4><li>d</ul>")
    blocks = keep("<p>x</p>".join(lists)).blocks
    assert [block.start for block in blocks if isinstance(block, List)] == [1, 2, 1, 1]
    assert [block.to_json().get("start") for block in blocks if isinstance(block, List)] == [None, 2, None, None]
    assert blocks_from_json([block.to_json() for block in blocks]) == blocks


def test_lists_nest_and_items_are_paragraphs() -> None:
    (found,) = keep(
        "<ul><li>one</li><li>two<ol><li>a</li><li>b</li></ol></li><li><p>three</p><p>more</p></li></ul>"
    ).blocks
    inner = List("ordered", (Paragraph("a"), Paragraph("b")))
    assert found == List("unordered", (Paragraph("one"), Paragraph("two"), inner, Paragraph("three\nmore")))


def test_pictures_of_an_item_follow_its_text() -> None:
    html = "<ul><li><img src='/a.jpg'>one</li><li><p>two</p><figure><img src='/b.jpg'></figure><p>more</p></li></ul>"
    (found,) = keep(html).blocks
    assert isinstance(found, List) and found.children == (
        Paragraph("one"),
        Image("https://news.example/a.jpg"),
        Paragraph("two\nmore"),
        Image("https://news.example/b.jpg"),
    )


def test_a_list_of_sections_is_no_list() -> None:
    blocks = keep("<ol><li><h2>First</h2><p>Text</p></li><li><h2>Second</h2><p>Text</p></li></ol>").blocks
    assert blocks == (Header(2, "First"), Paragraph("Text"), Header(2, "Second"), Paragraph("Text"))


def test_lists_nested_beyond_the_limit_keep_their_text() -> None:
    kept = keep("<ul><li>Q" * 200 + "</li></ul>" * 200)
    assert kept.body.count("Q") == 200
    assert str(kept.json).count("Q") == 200 and str(kept.json).count("'list'") <= 24


def test_data_table() -> None:
    (table,) = keep(
        "<table><caption>Results</caption><tr><th>Team</th><th>Points</th></tr>"
        "<tr><td>North</td><td></td></tr><tr><td colspan=2><b>South</b> wins</td></tr></table>",
        drop=("Results",),
    ).blocks
    assert isinstance(table, Table) and table.caption == (Paragraph("Results"),)
    assert table.rows == (
        (Cell("Team", True), Cell("Points", True)),
        (Cell("North"), Cell("")),
        (Cell("South wins", column_span=2, attributes=(Attribute("bold", 0, 5),)),),
    )


def test_a_table_in_a_figure_has_both_of_their_captions() -> None:
    rows = "<tr><th>Team</th><th>Points</th></tr><tr><td>North</td><td>3</td></tr>"
    (table,) = keep(
        f"<figure><table><caption>Results</caption>{rows}</table><figcaption>After two days</figcaption></figure>"
    ).blocks
    assert isinstance(table, Table) and table.caption == (Paragraph("Results"), Paragraph("After two days"))


def test_the_cells_of_a_tables_head_are_headers() -> None:
    head = "<thead><tr><td>Team</td><td>Points</td></tr></thead>"
    (table,) = keep(f"<table>{head}<tbody><tr><th>North</th><td>3</td></tr></tbody></table>").blocks
    assert isinstance(table, Table)
    assert table.rows == ((Cell("Team", True), Cell("Points", True)), (Cell("North", True), Cell("3")))


def test_what_names_a_row_beside_a_picture_is_no_caption() -> None:
    head = "<tr><th>Firm</th><th>Costs</th></tr>"
    row = "<tr><th><img src='/a.svg' width=320 height=130><b class=image-text>Esk Movers</b></th><td>90</td></tr>"
    blocks = keep(f"<p>One</p><table>{head}{row}<tr><th>Valley</th><td>80</td></tr></table>").blocks
    tables = [block.rows for block in blocks if isinstance(block, Table)]
    assert tables[0][1][0].text == "Esk Movers"
    assert [block.caption for block in blocks if isinstance(block, Image)] == [()]


@pytest.mark.parametrize("span", ["0", "-1", "x", "1", "99999999"])
def test_a_cell_covers_one_column_where_its_span_is_no_number(span: str) -> None:
    rows = f"<tr><th>Place<th colspan={span}>Count</tr><tr><td>North<td>12</tr><tr><td>South<td>7</tr>"
    (table,) = keep(f"<table>{rows}</table>").blocks
    assert isinstance(table, Table) and table.rows[0] == (Cell("Place", True), Cell("Count", True))
    assert blocks_from_json([table.to_json()]) == (table,)


@pytest.mark.parametrize(
    ("rows", "kind"),
    [
        ("<tr><td><h4>Price</h4></td><td><h4>Weight</h4></td></tr>" + "<tr><td>12</td><td>3 kg</td></tr>" * 2, Table),
        ("<tr><td><h4>Price</h4></td><td><h4>Weight</h4></td></tr><tr><td>12</td><td>3 kg</td></tr>", Header),
        (f"<tr><td><h4>Price</h4></td><td><h4>Weight</h4></td></tr>{'<tr><td>12</td></tr>' * 3}", Header),
        ("<tr><td><h4>Menu</h4></td><td>A text of the page that goes on for a while, as those of columns"
        " do that are no cells of data.</td></tr>" * 3, Header),
    ],
    ids=["a head of headings", "two rows", "one column", "columns of a page"],
)
def test_a_table_with_headings_in_its_cells(rows: str, kind: type) -> None:
    assert isinstance(keep(f"<table>{rows}</table>").blocks[0], kind)


def test_a_table_that_arranges_the_page_is_no_block() -> None:
    long = "A sentence of the article that goes on for a while. " * 8
    rows = f"<tr><td>Menu</td><td><h2>Sub</h2><p>{long}</p></td></tr><tr><td>x</td><td>y</td></tr>"
    kinds = [type(block) for block in keep(f"<table>{rows}</table>", drop=("Menu",)).blocks]
    assert Table not in kinds and kinds[:2] == [Header, Paragraph]


def test_quote_code_and_delimiter() -> None:
    blocks = keep(
        "<p>One</p><hr><hr><blockquote cite='/source'><p>Said</p><p>so</p></blockquote>"
        "<pre><code class='language-python'>if a &lt; b:\n    pass\n</code></pre><p>* * *</p><p>End</p><hr>"
    ).blocks
    assert blocks == (
        Paragraph("One"),
        Delimiter(),
        Quote((Paragraph("Said"), Paragraph("so")), "https://news.example/source"),
        Code("if a < b:\n    pass", "python"),
        Delimiter(),
        Paragraph("End"),
    )


@pytest.mark.parametrize("drop", [("Ann",), ()])
@pytest.mark.parametrize(
    "figure",
    [
        "<figure><blockquote>{}</blockquote><figcaption>Ann Lee</figcaption></figure>",
        "<figure><div><blockquote>{}<figcaption>Ann Lee</figcaption></blockquote></div></figure>",
    ],
)
def test_the_caption_of_a_quotation_says_who_is_quoted(figure: str, drop: tuple[str, ...]) -> None:
    figure = figure.format("<p>It came at night</p>")
    blocks = keep(f"<p>One</p>{figure}<p>Two</p>", drop=drop).blocks
    quote = Quote((Paragraph("It came at night"),), caption=(Paragraph("Ann Lee"),))
    assert blocks == (Paragraph("One"), quote, Paragraph("Two"))
    assert blocks_from_json([block.to_json() for block in blocks]) == blocks


@pytest.mark.parametrize("around", ["<h2>{}</h2>", "<pre>{}</pre>", "<table><tr><td>{}<td>b<tr><td>c<td>d</table>"])
def test_a_quotations_caption_is_not_lost_where_text_stands_alone(around: str) -> None:
    figure = "<figure><blockquote>Said.</blockquote><figcaption>Ann Lee</figcaption></figure>"
    assert "Ann Lee" in str(keep("<p>a</p>" + around.format(figure)).json)


def test_the_caption_of_a_post_in_a_figure() -> None:
    post = "<blockquote class=twitter-tweet><a href='https://twitter.com/x/status/12'>May 1</a></blockquote>"
    figure = f"<figure><div>{post}</div><figcaption>Ann Lee's post</figcaption></figure>"
    blocks = keep(f"<p>One</p>{figure}<p>Two</p>", drop=("May", "Ann")).blocks
    embed = Embed("https://twitter.com/x/status/12", "Twitter", caption=(Paragraph("Ann Lee's post"),))
    assert blocks == (Paragraph("One"), embed, Paragraph("Two"))


def test_a_blockquote_around_the_article_only_indents_it() -> None:
    paragraphs = "".join(f"<p>Paragraph {n}</p>" for n in range(8))
    assert len(keep(f"<blockquote>{paragraphs}</blockquote>").blocks) == 8


def test_image_with_size_and_caption() -> None:
    blocks = keep(
        "<p>One</p><figure><img src='/a.jpg' width='640' height='480px'>"
        "<figcaption>By the <i>river</i></figcaption></figure><p>Two</p>",
        drop=("river",),
    ).blocks
    caption = (Paragraph("By the river", (Attribute("italic", 7, 12),)),)
    assert blocks[1] == Image("https://news.example/a.jpg", Size(640, 480), None, caption)
    assert [type(block) for block in blocks] == [Paragraph, Image, Paragraph]


def test_a_caption_that_was_kept_is_a_caption_all_the_same() -> None:
    blocks = keep(
        "<p>One</p><figure><img src='/a.jpg'><figcaption>Cap</figcaption></figure><p>Two</p>"
    ).blocks
    assert blocks == (
        Paragraph("One"),
        Image("https://news.example/a.jpg", caption=(Paragraph("Cap"),)),
        Paragraph("Two"),
    )


@pytest.mark.parametrize("name", ["image-text", "imagetext__body", "with-caption"])
def test_a_kept_text_in_what_holds_more_than_a_caption_is_none(name: str) -> None:
    picture = f"<div><figure><img src='/a.jpg'></figure><div class='{name}'><p>Text beside it.</p></div></div>"
    _, image, beside, _ = keep(f"<p>One</p>{picture}<p>Two</p>").blocks
    assert image == Image("https://news.example/a.jpg") and beside == Paragraph("Text beside it.")
    _, image, _ = keep(f"<p>One</p>{picture}<p>Two</p>", drop=("Text beside it.",)).blocks
    assert isinstance(image, Image) and image.caption == (Paragraph("Text beside it."),)


def test_caption_by_class() -> None:
    picture = "<div class='wp-caption'><img src='/a.jpg'><p class='wp-caption-text'>Cap</p></div>"
    image = keep(f"<p>One</p>{picture}<p>Two</p>", drop=("Cap",)).blocks[1]
    assert isinstance(image, Image) and image.caption == (Paragraph("Cap"),)


def test_pictures_of_dropped_regions_are_dropped() -> None:
    blocks = keep(
        "<img src='/lead.jpg'><p>One</p>"
        "<div class=box><a href=/o><img src='/teaser.jpg'><p>Read about another matter here</p></a></div>"
        "<div><img src='/credited.jpg'><span>dpa</span></div><p>Two</p><p>Also read</p><img src='/after.jpg'>",
        drop=("another matter", "dpa", "Also"),
    ).blocks
    assert [b.url[-12:] for b in blocks if isinstance(b, Image)] == ["ple/lead.jpg", "credited.jpg"]


@pytest.mark.parametrize(
    ("behind", "found"),
    [
        ("<figure><img src='/a.jpg'><figcaption>The gate.</figcaption></figure>", 1),
        (
            "<p><a href='/a-large.jpg'><img src='/a.jpg'></a></p>"
            "<div><iframe src='https://youtu.be/dQw4w9WgXcQ'></iframe></div>",
            2,
        ),
        ("<p></p><img src='/a.jpg'><p>Also read</p><img src='/b.jpg'>", 1),
        ("<p>Also read<img src='/a.jpg'></p>", 0),
        ("<p><a href='/other-story'><img src='/a.jpg'></a></p><img src='/b.jpg'>", 0),
        ("<aside><img src='/a.jpg'></aside>", 0),
        ("<div>" + "<span><img src='/a.jpg'></span>" * 30 + "</div>", 0),
        ("<iframe src='https://forms.example/7'></iframe>", 0),
    ],
    ids=["figure", "player", "before a text", "with a text", "teaser", "aside", "many", "unknown frame"],
)
def test_pictures_and_players_that_close_the_text(behind: str, found: int) -> None:
    text = "<p>One text of the body</p><p>Two texts of the body</p><p>Three texts of the body</p>"
    blocks = keep(f"<div>{text}{behind}</div><img src='/elsewhere.jpg'>", drop=("Also",)).blocks
    assert [type(block) for block in blocks[:3]] == [Paragraph] * 3 and len(blocks) == 3 + found


def test_gallery() -> None:
    figures = "".join(
        f"<figure><img src='/{n}.jpg'><figcaption>Cap {n}</figcaption></figure>" for n in range(3)
    )
    gallery = keep(f"<p>One</p><div class='photo-gallery'>{figures}</div><p>Two</p>", drop=("Cap",)).blocks[1]
    assert isinstance(gallery, Gallery)
    assert [image.caption for image in gallery.images] == [(Paragraph(f"Cap {n}"),) for n in range(3)]


@pytest.mark.parametrize(
    ("pictures", "captions"),
    [
        ("<img src=/1.jpg><img src=/2.jpg>", [None, None]),
        ("<div><img src=/1.jpg><i class=caption>One</i></div><div><img src=/2.jpg></div>", ["One", None]),
        ("<img src=/1.jpg><figure><img src=/2.jpg><figcaption>Two</figcaption></figure>", [None, "Two"]),
        ("<img src=/1.jpg><p class=caption>One</p><img src=/2.jpg>", ["One", "All"]),
    ],
    ids=["none", "in boxes", "figures", "one behind each"],
)
def test_the_caption_of_a_gallery_is_not_its_last_pictures(pictures: str, captions: list[str | None]) -> None:
    html = f"<p>a</p><div class=gallery>{pictures}<p class=caption>All</p></div><p>b</p>"
    gallery = keep(html, drop=("One", "Two", "All")).blocks[1]
    assert isinstance(gallery, Gallery)
    shown = [next((part.text for part in image.caption), None) for image in gallery.images]
    assert shown == captions
    assert [part.text for part in gallery.caption] == ([] if "All" in captions else ["All"])


def test_players() -> None:
    blocks = keep(
        "<p>One</p><iframe src='https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0'></iframe>"
        "<iframe data-src='//player.vimeo.com/video/76979871'></iframe>"
        "<video loop width=640 height=360><source src='/clip.mp4'></video><audio src='/talk.mp3'></audio>"
        "<lite-youtube videoid='abcdefghijk'></lite-youtube>"
        "<iframe src='https://www.googletagmanager.com/ns.html'></iframe><iframe src='/x' width=1></iframe>"
        "<p>Two</p>"
    ).blocks
    assert blocks[1:-1] == (
        RemoteVideo("YouTube", "dQw4w9WgXcQ"),
        RemoteVideo("Vimeo", "76979871"),
        Video("https://news.example/clip.mp4", True, 1.778),
        Audio("https://news.example/talk.mp3"),
        RemoteVideo("YouTube", "abcdefghijk"),
    )


def test_a_video_is_told_once_wherever_its_picture_is_taken_from() -> None:
    twice = "<video src='/clip.mp4#t=0.1'></video><video src='/clip.mp4'></video><video src='/other.mp4#t=0.1'></video>"
    blocks = keep(f"<p>One</p>{twice}<p>Two</p>").blocks
    assert [block.src for block in blocks if isinstance(block, Video)] == [
        "https://news.example/clip.mp4#t=0.1", "https://news.example/other.mp4#t=0.1",
    ]  # fmt: skip


@pytest.mark.parametrize(
    "html",
    [
        "<div class='rll-youtube-player' data-id='dQw4w9WgXcQ'></div>"
        "<noscript><iframe src='https://www.youtube.com/embed/dQw4w9WgXcQ'></iframe></noscript>",
        "<noscript><iframe src='https://www.youtube.com/embed/dQw4w9WgXcQ'></iframe></noscript>",
        "<div class=lazy-YouTube data-embed='https://youtu.be/dQw4w9WgXcQ'><img src='/poster.jpg'></div>",
        "<iframe class=youtube src='about:blank' data-src-cmplz='https://www.youtube.com/embed/dQw4w9WgXcQ'></iframe>",
        "<object data='/player.swf'><param name=movie value='https://www.youtube.com/v/dQw4w9WgXcQ&hl=en'>"
        "<embed src='https://www.youtube.com/v/dQw4w9WgXcQ'></object>",
        "<embed src='https://www.youtube.com/v/dQw4w9WgXcQ'>",
        "<iframe src='https://embeds.example/media?src=https%3A%2F%2Fwww.youtube.com%2Fembed%2FdQw4w9WgXcQ%3Fstart%3D3&key=1'>"
        "</iframe>",
        "<iframe src='https://news.example/embed?id=7&url=//youtu.be/dQw4w9WgXcQ'></iframe>",
        "<a href='#'><img src='https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg'></a>",
        "<img data-src='https://img.youtube.com/vi_webp/dQw4w9WgXcQ/0.webp' style='display: none'>"
        "<iframe src='https://www.youtube.com/embed/dQw4w9WgXcQ'></iframe>",
    ],
)
def test_what_stands_for_a_player(html: str) -> None:
    other = "<p>Two</p><iframe src='https://player.vimeo.com/video/76979871'></iframe><p>Three</p>"
    blocks = keep(f"<p>One</p>{html}{other}").blocks
    assert [block for block in blocks if not isinstance(block, Paragraph)] == [
        RemoteVideo("YouTube", "dQw4w9WgXcQ"),
        RemoteVideo("Vimeo", "76979871"),
    ]


@pytest.mark.parametrize(
    "html",
    [
        "<a class=youtube data-id='follow'>YouTube</a>",
        "<div class=youtube data-id='12345678901'></div>",
        "<div class=youtube-story data-id='dQw4w9WgXcQ'><p>Text</p></div>",
        "<object data='/map.svg'></object><embed src='javascript:x'>",
        "<iframe src='https://adclient.example/html.ng/site=7'></iframe><iframe src='https://x.example/main/adfshow?db=1'>"
        "</iframe><iframe src='/market/content_inside_ad.html'></iframe><iframe src='/widget/affiliate/v2/'></iframe>",
    ],
)
def test_what_stands_for_no_player(html: str) -> None:
    assert all(isinstance(block, Paragraph) for block in keep(f"<p>One</p>{html}<p>Two</p>").blocks)


def test_social_post() -> None:
    html = (
        "<p>One</p><blockquote class='twitter-tweet'><p>A post</p>&mdash; X "
        "<a href='https://twitter.com/x/status/12'>May 1</a></blockquote><p>Two</p>"
    )
    post = keep(html).blocks[1]
    assert isinstance(post, Embed) and (post.service, post.url) == (
        "Twitter",
        "https://twitter.com/x/status/12",
    )
    assert post.children[0] == Paragraph("A post")
    dropped = keep(html, drop=("A post", "May 1")).blocks[1]
    assert dropped == Embed("https://twitter.com/x/status/12", "Twitter")


@pytest.mark.parametrize(
    ("around", "found"),
    [
        ("<p>One</p><div><div>{}</div></div><p>Two</p>", True),
        ("<p>One</p><p>Two</p><div>{}</div>", True),
        ("<p>One</p><p>Two</p><div>{}</div><p>Also read this other story</p>", True),
        ("<p>One</p><div>{}<p>Also read this other story</p></div><p>Two</p>", False),
        ("<p>One</p><p>Two</p><p>Also read this other story</p><div>{}</div>", False),
        ("<p>One</p><p>Two</p><aside>{}</aside>", False),
        ("<p>One</p><div style='display:none'>{}</div><p>Two</p>", False),
    ],
    ids=["between", "behind", "before a text", "in a box", "behind a text", "aside", "hidden"],
)
def test_a_post_whose_own_text_was_dropped(around: str, found: bool) -> None:
    post = (
        "<blockquote class='twitter-tweet'><p>The bridge is closed until noon</p>"
        "<a href='https://twitter.com/x/status/12'>May 1</a></blockquote>"
    )
    blocks = keep(f"<div>{around.format(post)}</div>", drop=("bridge", "May 1", "Also")).blocks
    embeds = [block for block in blocks if isinstance(block, Embed)]
    assert embeds == [Embed("https://twitter.com/x/status/12", "Twitter")] * found


def test_measured_lines_are_delimiters() -> None:
    page = Page.from_html("<html><body><article><p>a</p><div></div><p>b</p></article></body></html>", URL)
    measured = {node: Box(0, 0, 600, 1 if node == 4 else 20) for node in range(6)}
    measured[900] = Box(0, 0, 600, 1)  # of an element that the page does not have
    blocks = keep("", page=Page(page.url, page.body, boxes=measured)).blocks
    assert blocks == (Paragraph("a"), Delimiter(), Paragraph("b"))


@pytest.mark.parametrize(
    ("line", "drawn"),
    [
        ("<div role=separator></div>", True),
        ("<div role=' Separator'><div role=separator></div></div>", True),
        ("<div><div role=separator><svg><line x2=1></line></svg><span></span></div></div>", True),
        ("<div role=separator style='display:none'></div>", False),
        ("<div><b>Read another story of the flood</b><i role=separator></i></div>", False),
        ("<div role=separator><img src=/gate.jpg width=9></div>", False),
    ],
    ids=["empty", "nested", "drawing", "hidden", "in a box", "with a picture"],
)
def test_what_says_that_it_is_a_line_is_a_delimiter(line: str, drawn: bool) -> None:
    blocks = keep(f"<p>a</p>{line}<p>b</p>", drop=("another",)).blocks
    assert blocks == (Paragraph("a"), *[Delimiter()] * drawn, Paragraph("b"))


def test_nothing_kept() -> None:
    assert keep("<p>One</p>", drop=("One",)).blocks == ()


def test_base_element_decides_what_links_are_relative_to() -> None:
    html = (
        "<html><head><base href='https://other.example/b/'></head><body><article>"
        "<p>x <a href='c'>y</a></p></article></body></html>"
    )
    (paragraph,) = keep("", page=Page.from_html(html, URL)).blocks
    assert isinstance(paragraph, Paragraph) and paragraph.attributes[0].href == "https://other.example/b/c"


@pytest.mark.parametrize(
    ("rows", "headed"),
    [
        ("<tr><td><b>Day</b><td><strong>Metres</strong><tr><td>Monday<td>7.2", True),
        ("<tr><td><td><b>High</b> <b>(m)</b><td><b>Low</b><tr><td>Monday<td>7.2<td>6.9<tr><td><b>All</b><td><b>9</b>"
         "<td><b>8</b><tr><td>May<td>1<td>2", True),
        ("<tr><td><b>Day</b><td>Metres<tr><td>Monday<td>7.2", False),
        ("<tr><td>Day<td>Metres<tr><td>Monday<td>7.2", False),
        ("<tr><td><b>Day</b><td><b>Metres</b><tr><td><b>Monday</b><td><b>7.2</b>", False),  # all of it is bold
        ("<tr><td><b>Day</b><td><b>Metres</b><tr><th>Monday<td>7.2", False),  # the table says where its heads are
        ("<tr><td><b>Levels</b><td><tr><td>Monday<td>7.2", False),  # a title
    ],
)  # fmt: skip
def test_a_first_row_in_bold_is_the_head_of_a_table(rows: str, headed: bool) -> None:
    [table] = [block for block in keep(f"<p>One</p><table>{rows}</table><p>Two</p>").blocks if isinstance(block, Table)]
    assert {cell.header for cell in table.rows[0]} == {headed}
    assert not any(cell.header for row in table.rows[1:] for cell in row if cell.text != "Monday")


def test_a_gallery_of_its_own_element_and_slides_that_are_there_twice() -> None:
    slides = "<figure><img src='/a.jpg'><figcaption>One</figcaption></figure><figure><img src='/b.jpg'></figure>"
    again = "<div class=slick-cloned><img src='/a.jpg'><p class=caption>One</p></div>"
    blocks = keep(f"<p>x</p><amp-carousel>{slides}{again}</amp-carousel><p>y</p>", drop=("One",)).blocks
    first = Image("https://news.example/a.jpg", caption=(Paragraph("One"),))
    assert blocks[1] == Gallery((first, Image("https://news.example/b.jpg")))


def test_sounds_and_animations_of_amp() -> None:
    blocks = keep("<p>x</p><amp-audio src='/a.mp3'></amp-audio><amp-anim src='/a.gif'></amp-anim><p>y</p>").blocks
    assert blocks[1:3] == (Audio("https://news.example/a.mp3"), Image("https://news.example/a.gif"))


@pytest.mark.parametrize("address", ["HTTPS://WWW.YouTube.com/embed/", "//youtube.com/embed//", "//youtube.com/live/"])
def test_addresses_of_videos_as_editors_write_them(address: str) -> None:
    blocks = keep(f"<p>One</p><iframe src='{address}dQw4w9WgXcQ'></iframe><p>Two</p>").blocks
    assert blocks[1] == RemoteVideo("YouTube", "dQw4w9WgXcQ")
