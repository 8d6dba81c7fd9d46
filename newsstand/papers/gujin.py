# ruff: noqa: E501 - markup and running text are easier to compare with the page when they are not broken up
"""古今晚报: Chinese in GB18030; classical texts with their modern translation, and local news, without spaces.

Neither feed nor sitemap: only links lead to the stories. Declared as gb2312, as such sites do; comments are longer than
the short stories; the print version and the pages of a section follow the habits of Chinese portals.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from datetime import datetime

from newsstand import syndication
from newsstand.newsroom import NEWEST, Desk
from newsstand.papers.edition import Paper, Route, View, esc, insert, still
from newsstand.story import Block, Paragraph, Quotation, Story
from newsstand.text.service_pages import SERVICE_PAGES


class Gujin(Paper):
    """See the module."""

    name = "gujin"
    host = "gujin.example"
    title = "古今晚报"
    language = "zh"
    encoding = "gb18030"
    declares_encoding = False
    validators = "none"
    sections = {"古文今读": "古文今读", "文化": "文化", "本地": "本地", "教育": "教育"}
    slugs = {"古文今读": "guwen", "文化": "wenhua", "本地": "bendi", "教育": "jiaoyu"}
    per_page = 6

    def desk(self) -> Desk:
        return Desk("gujin", "zh", 8, ("museum_zh", "street_zh", "school_zh"), 18, talkative=7, classics=True)

    def path(self, story: Story) -> str:
        return f"/{self.slugs[story.section]}/{story.published:%Y%m/%d}/c{80000 - story.number}.html"

    def variants(self, story: Story) -> Iterator[tuple[str, Callable[[View], str]]]:
        if story.number % 5 == 0:
            yield f"/print/c{80000 - story.number}.html", lambda view: self._print(story, view)

    def pages(self) -> Iterator[tuple[str, Route]]:
        yield "/", Route("front", self._front, modified=NEWEST)
        for section, slug in self.slugs.items():
            leaves = self.leaves(self.in_section(section))
            for number, leaf in enumerate(leaves, start=1):
                yield (
                    self._leaf(slug, number),
                    Route("section", self._listing(section, slug, number, len(leaves), leaf)),
                )
        for index, (tag, stories) in enumerate(self.tags.items(), start=1):
            yield f"/tag/{index}.html", Route("tag", self._listing(f"标签：{tag}", "", 1, 1, stories))
        for page in SERVICE_PAGES["zh"]:
            text = "".join(f"<p>{esc(line)}</p>" for line in page.paragraphs) + page.form
            yield (
                f"/{page.slug}.html",
                Route(
                    "service",
                    still(self._page(page.title, f'<div class="box"><h2>{page.title}</h2>{text}</div>')),
                ),
            )
        yield "/neibu/c1.html", Route("disallowed", self._inner)
        yield (
            "/robots.txt",
            Route("robots", lambda view: syndication.robots(["/neibu/", "/login.html"]), "text/plain"),
        )

    def _leaf(self, slug: str, number: int) -> str:
        return f"/{slug}/" if number == 1 else f"/{slug}/index_{number}.html"

    def _page(self, title: str, body: str) -> str:
        menu = "".join(f'<li><a href="/{slug}/">{section}</a></li>' for section, slug in self.slugs.items())
        hot = "".join(
            f'<li><a href="{self.path(story)}">{esc(story.headline)}</a></li>' for story in self.stories[2:10]
        )
        return f"""<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html xmlns="http://www.w3.org/1999/xhtml">
<head>
<meta http-equiv="Content-Type" content="text/html; charset=gb2312" />
<title>{esc(title)}_{self.title}</title>
</head>
<body>
<div id="top"><a href="/">{self.title}</a><ul id="menu">{menu}</ul></div>
<div id="wrap"><div id="left">
{body}
</div>
<div id="right"><h3>热门文章</h3><ul>{hot}</ul><div class="gg">广告：{self.advert(2)}</div></div></div>
<div id="foot"><a href="/about.html">关于本报</a>|<a href="/contact.html">联系我们</a>|<a href="/legal.html">版权声明</a>|<a href="/search.html">搜索</a>|<a href="/login.html">登录</a>
<p>版权所有：{self.title}，未经许可不得转载。</p></div>
</body>
</html>
"""

    def _row(self, story: Story) -> str:
        return f'<li><a href="{self.path(story)}">{esc(story.headline)}</a><span>{story.published:%Y-%m-%d}</span><p>{esc(story.summary)}</p></li>'

    def _front(self, view: View) -> str:
        parts = []
        for section, slug in self.slugs.items():
            rows = "".join(self._row(story) for story in self.in_section(section)[:5])
            parts.append(
                f'<div class="box"><h2><a href="/{slug}/">{section}</a></h2><ul class="list">{rows}</ul></div>'
            )
        return self._page("首页", "".join(parts) + '<a href="/neibu/c1.html">内部资料</a>')

    def _listing(
        self, title: str, slug: str, number: int, last: int, leaf: Sequence[Story]
    ) -> Callable[[View], str]:
        def render(view: View) -> str:
            rows = "".join(self._row(story) for story in leaf)
            pages = (
                "".join(f'<a href="{self._leaf(slug, page)}">{page}</a>' for page in range(1, last + 1))
                if slug
                else ""
            )
            after = f'<a href="{self._leaf(slug, number + 1)}">下一页</a>' if number < last else ""
            return self._page(
                title,
                f'<h2>{esc(title)}</h2><ul class="list">{rows}</ul><div class="page">{pages}{after}</div>',
            )

        return render

    def _inner(self, view: View) -> str:
        return self._page(
            "内部资料",
            "<h1>内部资料</h1><p>这一页只供校对人员使用，网站的机器人协议已经写明，其他人请不要抓取。</p><p>定稿以后，文章会在另外的地址发表，届时欢迎所有读者阅读。</p>",
        )

    def _block(self, block: Block, story: Story) -> str:
        match block:
            case Quotation(classical=True):
                return f'<p class="yw">　　{esc(block.text)}</p>'
            case Paragraph():
                return f"<p>　　{self.inline(block, story)}</p>"
            case _:
                return self.printed(block, story)

    def article(self, story: Story, view: View) -> str:
        parts = [self._block(block, story) for block in self.blocks(story, view)]
        pieces = {}
        if story.pictures:
            first = story.pictures[0]
            pieces[1] = (
                f'<div class="pic"><img src="{first.path}" alt="" /><br /><span>{esc(first.caption)}　{esc(first.credit)}摄</span></div>'
            )
        if len(parts) > 5:
            other = self.related(story, 1)[0]
            pieces[4] = (
                f'<div class="xg">相关阅读：<a href="{self.path(other)}">{esc(other.headline)}</a></div>'
            )
        who = f"记者：{'、'.join(story.authors)}　" if story.authors else ""
        others = "".join(
            f'<li><a href="{self.path(other)}">{esc(other.headline)}</a></li>'
            for other in self.related(story, 5)
        )
        paper = f'<a href="/print/c{80000 - story.number}.html">打印</a>　' if story.number % 5 == 0 else ""
        tags = "".join(
            f'<a href="/tag/{list(self.tags).index(tag) + 1}.html">{esc(tag)}</a>' for tag in story.tags
        )
        return self._page(
            story.headline,
            f"""<div class="crumb">当前位置：<a href="/">首页</a>&gt;<a href="/{self.slugs[story.section]}/">{story.section}</a>&gt;正文</div>
<h1>{esc(story.headline)}</h1>
<div class="info">{_day(story.published)}　{who}来源：{self.title}　{paper}字号：大 中 小</div>
<div class="zy">核心提示：{esc(story.summary)}</div>
<div id="zw">
{insert(parts, pieces)}
</div>
<div class="bq">标签：{tags}</div><div class="fx">分享到：微博 空间 朋友圈</div>
{f'<div class="zz">作者简介：{esc(story.biography)}</div>' if story.biography else ""}
<div class="xgwz"><h3>相关文章</h3><ul>{others}</ul></div>
{self._comments(story)}""",
        )

    def _comments(self, story: Story) -> str:
        rows = "".join(
            f'<div class="pl"><b>{esc(comment.by)}</b><em>{comment.when:%Y-%m-%d %H:%M}</em><p>{esc(comment.text)}</p><a href="#pl">回复</a></div>'
            for comment in story.comments
        )
        return f'<div id="pl"><h3>网友评论（{len(story.comments)}条）</h3>{rows}</div>'

    def _print(self, story: Story, view: View) -> str:
        body = "".join(self._block(block, story) for block in self.blocks(story, view))
        return (
            f'<html><head><meta http-equiv="Content-Type" content="text/html; charset=gb2312" /><title>{esc(story.headline)}</title></head>'
            f"<body><h1>{esc(story.headline)}</h1><p>{self.title}　{_day(story.published)}</p>{body}</body></html>"
        )


def _day(when: datetime) -> str:
    return f"{when.year}年{when.month:02d}月{when.day:02d}日{when:%H:%M}"
