"""Elements in whose place a script puts a chart, a pin, a post or a piece of code."""

from __future__ import annotations

import pytest

from extractors.blocks.model import Embed, Image, Paragraph
from tests.extractors.blocks.pages import keep

TWEET = "1311697819384844290"
CHART = "<script src='https://datawrapper.dwcdn.net/aBc12/embed.js' data-target='#datawrapper-vis-aBc12'></script>"


@pytest.mark.parametrize(
    ("html", "service", "url"),
    [
        ("<div class=flourish-embed data-src='visualisation/12'><script src='https://flo.example/e.js'></script></div>",
         "Flourish", "https://public.flourish.studio/visualisation/12/"),
        ("<div class='infogram-embed' data-id='floods-1h7' data-type=interactive></div>",
         "Infogram", "https://e.infogram.com/floods-1h7"),
        (f"<div id=datawrapper-vis-aBc12>{CHART}</div>", "Datawrapper", "https://datawrapper.dwcdn.net/aBc12/"),
        (CHART, "Datawrapper", "https://datawrapper.dwcdn.net/aBc12/"),
        ("<script src='https://gist.github.com/ann/1f2e.js?file=a.py'></script>",
         "GitHub", "https://gist.github.com/ann/1f2e"),
        ("<script async src='https://telegram.org/js/telegram-widget.js?22' data-telegram-post='esk/68'></script>",
         "Telegram", "https://t.me/esk/68"),
        ("<a data-pin-do=embedPin href='https://www.pinterest.com/pin/99/'></a>",
         "Pinterest", "https://www.pinterest.com/pin/99/"),
        (f"<div class=tweet data-tweet-id={TWEET}></div>", "Twitter", f"https://twitter.com/i/status/{TWEET}"),
        (f"<div data-tweetid={TWEET}><a href='https://twitter.com/x/status/{TWEET}'></a></div>",
         "Twitter", f"https://twitter.com/x/status/{TWEET}"),
        (f"<amp-twitter data-tweetid='https://twitter.com/x/status/{TWEET}'></amp-twitter>",
         "Twitter", f"https://twitter.com/x/status/{TWEET}"),
        ("<div id='vk_post_-12_34'></div>", "VK", "https://vk.com/wall-12_34"),
        ("<amp-facebook data-href='https://www.facebook.com/x/posts/12'></amp-facebook>",
         "Facebook", "https://www.facebook.com/x/posts/12"),
        ("<amp-dailymotion data-videoid=x2m8jpp></amp-dailymotion>",
         "Dailymotion", "https://www.dailymotion.com/video/x2m8jpp"),
        ("<amp-video-iframe src='https://rutube.ru/play/embed/12'></amp-video-iframe>",
         "Rutube", "https://rutube.ru/play/embed/12"),
        ("<iframe class=mastodon-embed src='https://social.example/@x/12/embed'></iframe>",
         "Mastodon", "https://social.example/@x/12/embed"),
    ],
    ids=["flourish", "infogram", "datawrapper", "script alone", "gist", "telegram", "pin", "tweet", "tweet with a link",
         "amp", "vk", "amp facebook", "amp dailymotion", "amp frame", "mastodon"],
)  # fmt: skip
def test_what_a_script_puts_there(html: str, service: str, url: str) -> None:
    assert keep(f"<p>One</p><div>{html}</div><p>Two</p>").blocks == (
        Paragraph("One"), Embed(url, service), Paragraph("Two"),
    )  # fmt: skip


@pytest.mark.parametrize(
    "html",
    [
        "<div class=flourish-embed data-src='//x.example/a'></div>",
        "<div class=infogram-embed></div>",
        "<script src='https://gist.github.com/'></script>",
        "<script data-telegram-post='esk' src='https://telegram.org/js/telegram-widget.js'></script>",
        "<a data-pin-do=embedPin href='https://x.example/'></a>",
        "<a data-pin-do=buttonFollow href='https://www.pinterest.com/ann/'></a>",
        "<div data-tweet-id=latest></div>",
        "<amp-twitter data-tweetid=latest></amp-twitter>",
        "<amp-facebook data-href='https://x.example/'></amp-facebook>",
        "<div id=vk_post_></div>",
        f"<div style='display:none'>{CHART}</div>",
        f"<div><p>Another story of the flood</p>{CHART}</div>",
    ],
)
def test_what_names_nothing_or_is_no_part_of_the_article(html: str) -> None:
    blocks = keep(f"<p>One</p>{html}<p>Two</p>", drop=("Another",)).blocks
    assert blocks == (Paragraph("One"), Paragraph("Two"))


def test_a_chart_stands_for_the_picture_of_it() -> None:
    picture = "<noscript><img src='https://datawrapper.dwcdn.net/aBc12/full.png'></noscript>"
    chart = Embed("https://datawrapper.dwcdn.net/aBc12/", "Datawrapper")
    inside = keep(f"<p>One</p><div>{CHART}{picture}</div><img src=/gate.jpg><p>Two</p>").blocks
    assert inside == (Paragraph("One"), chart, Image("https://news.example/gate.jpg"), Paragraph("Two"))


def test_a_post_by_its_number_holds_what_is_kept_of_its_text() -> None:
    html = f"<div data-tweet-id={TWEET}><p>The bridge is closed</p><blockquote class=twitter-tweet></blockquote></div>"
    post = Embed(f"https://twitter.com/i/status/{TWEET}", "Twitter", (Paragraph("The bridge is closed"),))
    assert keep(f"<p>One</p>{html}<p>Two</p>").blocks == (Paragraph("One"), post, Paragraph("Two"))
