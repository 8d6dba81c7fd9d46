"""Two pages that look alike, one of custom elements and one of semantic ones, give the same article (METHODS.md 5)."""

from __future__ import annotations

from crawler.rendering.browser import Browser, executable
from crawler.rendering.visit import Budget
from extractors import Article, Page, extract_page, rendered_page
from tests.builders import PARAGRAPHS
from tests.crawler.rendering.browsers import needs_browser

URL = "http://news.example/2026/11/islands"
LOOKS = """<meta charset=utf-8><title>Islands wait for their ferry</title><style>
.bar{display:flex;background:#223;color:#fff}.bar>*{display:block;padding:8px}
.story{display:block;width:640px;margin:0 auto}.head{display:block;font:bold 34px serif;margin:20px 0}
.par{display:block;font:16px/1.5 serif;margin:0 0 14px}.strong{font-weight:700}.lean{font-style:italic}
.talk{display:block;width:640px;margin:60px auto;font-size:13px}.talk>*{display:block;margin:8px 0}
.gone{display:none}.off{position:absolute;left:-9000px}</style>"""
SECRET = "Words that nobody is meant to read here, and that say nothing of islands or of ferries."
SAID = (
    "Same here!!! two hours, no boat",
    "lol",
    "@Reader 1 not funny, my mum missed her doctor",
    "who pays for this??",
    "I wrote to them and got no answer :(",
    "Thanks for the article",
)
REMARKS = [f"Reader {number}: {text}" for number, text in enumerate(SAID)]


def page(bar: str, item: str, story: str, head: str, par: str, strong: str, lean: str, talk: str) -> str:
    """The page of these elements' names."""
    texts = [f'<{strong} class="strong">{t[:12]}</{strong}>{t[12:30]}<{lean} class="lean">{t[30:40]}</{lean}>{t[40:]}'
             for t in PARAGRAPHS]  # fmt: skip
    hidden = f'<{par} class="par gone">{SECRET}</{par}><{par} class="par off">{SECRET}</{par}>'
    return (
        f'<!DOCTYPE html><html lang="en"><head>{LOOKS}</head><body><{bar} class="bar">'
        + "".join(f"<{item}>{name}</{item}>" for name in ("News", "Sport", "Weather"))
        + f'</{bar}><{story} class="story"><{head} class="head">Islands wait for their ferry</{head}>'
        + hidden.join(f'<{par} class="par">{text}</{par}>' for text in texts)
        + f'</{story}><{talk} class="talk">'
        + "".join(f"<{par}>{text}</{par}>" for text in REMARKS)
        + f"</{talk}></body></html>"
    )


CUSTOM = page("x-bar", "x-item", "x-story", "x-head", "x-par", "x-loud", "x-soft", "x-talk")
SEMANTIC = page("nav", "a", "article", "h1", "p", "b", "i", "section")


@needs_browser
async def test_custom_and_semantic_elements_give_the_same_article() -> None:
    browser = Browser(executable() or "", Budget(seconds=120, settle=2))
    try:
        shown = [await browser.render(URL, html.encode()) for html in (CUSTOM, SEMANTIC)]
    finally:
        await browser.close()
    pages = [rendered_page(Page.from_html("", URL), one.html, one.rows) for one in shown]
    for method in (None, "visual-root"):
        found = [extract_page(one, method=method, prior=3.0).outcome for one in pages]
        custom, semantic = found
        assert isinstance(custom, Article) and isinstance(semantic, Article)
        assert custom.headline == semantic.headline == "Islands wait for their ferry"
        assert SECRET not in custom.body and "Reader 3" not in custom.body
        if method is None:
            assert custom.body == semantic.body == "\n\n".join(PARAGRAPHS)
            assert [block.to_json() for block in custom.blocks] == [block.to_json() for block in semantic.blocks]
            assert {mark.type for mark in custom.blocks[0].attributes} == {"bold", "italic"}  # type: ignore[union-attr]
