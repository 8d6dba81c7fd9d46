# ruff: noqa: E501 - markup and running text are easier to compare with the page when they are not broken up
"""Северный вестник: tables inside tables as around 2000, not one class, windows-1251, markup left open.

Paragraphs are text between line breaks or unclosed ``<p>``; a story stands at ``/arch/12.html`` and again at
``/news.php?id=12``, without a canonical link; print versions; RSS in windows-1251, no sitemap.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from datetime import datetime

from newsstand import syndication
from newsstand.newsroom import NEWEST, Desk
from newsstand.papers.edition import Paper, Route, View, esc, insert, still
from newsstand.story import Block, Listing, Paragraph, Quotation, Story, Subhead, Table
from newsstand.text.service_pages import SERVICE_PAGES

_MONTHS = [
    "января",
    "февраля",
    "марта",
    "апреля",
    "мая",
    "июня",
    "июля",
    "августа",
    "сентября",
    "октября",
    "ноября",
    "декабря",
]
_TOPICS = ("bridge_ru", "library_ru", "harvest_ru", "hockey_ru", "clinic_ru", "nature_ru")


class Vestnik(Paper):
    """See the module."""

    name = "vestnik"
    host = "vestnik.example"
    title = "Северный вестник"
    language = "ru"
    encoding = "windows-1251"
    declares_encoding = False
    validators = "modified"
    sections = {
        "Город": "Город",
        "Культура": "Культура",
        "Хозяйство": "Хозяйство",
        "Спорт": "Спорт",
        "Общество": "Общество",
    }
    slugs = {"Город": "gorod", "Культура": "kultura", "Хозяйство": "hoz", "Спорт": "sport", "Общество": "ob"}
    per_page = 5

    def desk(self) -> Desk:
        return Desk("vestnik", "ru", 5, _TOPICS, 34, talkative=4)

    def path(self, story: Story) -> str:
        return f"/arch/{self._id(story)}.html"

    def _id(self, story: Story) -> int:
        return 2034 - story.number

    def variants(self, story: Story) -> Iterator[tuple[str, Callable[[View], str]]]:
        yield f"/news.php?id={self._id(story)}", lambda view: self.article(story, view)
        if story.number % 3 == 0:
            yield f"/print.php?id={self._id(story)}", lambda view: self._print(story, view)

    def pages(self) -> Iterator[tuple[str, Route]]:
        yield "/", Route("front", self._front, modified=NEWEST)
        for section, slug in self.slugs.items():
            leaves = self.leaves(self.in_section(section))
            for number, leaf in enumerate(leaves, start=1):
                yield (
                    self._leaf(slug, number),
                    Route("section", self._listing(section, slug, number, len(leaves), leaf)),
                )
        for tag, stories in self.tags.items():
            yield (
                f"/tema.php?t={self._tag(tag)}",
                Route("tag", self._listing(f"Тема: {tag}", "", 1, 1, stories)),
            )
        for page in SERVICE_PAGES["ru"]:
            text = "<br><br>".join(esc(line) for line in page.paragraphs) + page.form
            yield (
                f"/{page.slug}.html",
                Route("service", still(self._page(page.title, f"<h2>{page.title}</h2>{text}"))),
            )
        for number in (1, 2):
            yield f"/closed/{number}.html", Route("disallowed", self._closed)
        yield (
            "/robots.txt",
            Route("robots", lambda view: syndication.robots(["/closed/", "/login.html"]), "text/plain"),
        )
        yield "/rss.xml", Route("feed", self._rss, "text/xml", NEWEST)

    def _tag(self, tag: str) -> str:
        return str(list(self.tags).index(tag) + 1)

    def _leaf(self, slug: str, number: int) -> str:
        return f"/{slug}.html" if number == 1 else f"/{slug}_{number}.html"

    def _rss(self, view: View) -> str:
        entries = [
            syndication.Entry(
                view.base + self.path(story),
                story.headline,
                story.summary,
                story.published,
                story.modified,
                story.authors,
                story.section,
            )
            for story in self.stories[:15]
        ]
        return syndication.rss(self.title, view.base, "ru", entries, "windows-1251")

    def _page(self, title: str, body: str) -> str:
        menu = "<br>".join(
            f'<a href="/{slug}.html"><b>{section}</b></a>' for section, slug in self.slugs.items()
        )
        tags = " ".join(
            f'<a href="/tema.php?t={self._tag(tag)}"><font size=1>{tag}</font></a>' for tag in self.tags
        )
        return f"""<HTML>
<HEAD>
<TITLE>{esc(title)} - {self.title}</TITLE>
<META http-equiv="Content-Type" content="text/html; charset=windows-1251">
<LINK rel="alternate" type="application/rss+xml" href="/rss.xml">
</HEAD>
<BODY bgcolor=#FFFFFF text=#000000 link=#000099 topmargin=0>
<TABLE width=760 border=0 cellspacing=0 cellpadding=4 align=center>
<TR><TD colspan=3 bgcolor=#003366><font color=#FFFFFF size=5><b>{self.title}</b></font> <font color=#CCCCCC size=1>Газета выходит по вторникам и пятницам</font></TD></TR>
<TR valign=top>
<TD width=140 bgcolor=#EEEEEE><a href="/">Главная</a><br>{menu}<br><br>
<a href="/about.html">О газете</a><br><a href="/contact.html">Контакты</a><br><a href="/search.html">Поиск</a><br><a href="/login.html">Вход</a><br><br>
<font size=1>Курс на сегодня: доллар 81,20, евро 94,35. Погода: +4, ветер северный.</font><br><br>{tags}</TD>
<TD>
{body}
</TD>
<TD width=150 bgcolor=#F6F6F6><font size=2><b>Реклама</b><br>{self.advert(2)}<br><br>
<b>Архив</b><br><a href="/closed/1.html">Номер в печати</a></font></TD></TR>
<TR><TD colspan=3 align=center><hr><font size=1>&copy; 1998-2025 {self.title}. При перепечатке ссылка обязательна. <a href="/legal.html">Правовая информация</a></font></TD>
</TABLE>
</BODY>
</HTML>
"""

    def _teaser(self, story: Story) -> str:
        return (
            f'<tr><td><font size=1 color=#666666>{_day(story.published)}</font><br><a href="{self.path(story)}"><b>{esc(story.headline)}</b></a>'
            f"<br><font size=2>{esc(story.summary)}</font>"
        )

    def _front(self, view: View) -> str:
        rows = "".join(self._teaser(story) for story in self.stories[:10])
        latest = "".join(
            f'<li><a href="/news.php?id={self._id(story)}">{esc(story.headline)}</a>'
            for story in self.stories[10:16]
        )
        return self._page("Главная", f"<table border=0>{rows}</table><b>Ещё новости</b><ul>{latest}</ul>")

    def _listing(
        self, title: str, slug: str, number: int, last: int, leaf: Sequence[Story]
    ) -> Callable[[View], str]:
        def render(view: View) -> str:
            pages = " | ".join(
                f'<a href="{self._leaf(slug, page)}">{page}</a>' if page != number else f"<b>{page}</b>"
                for page in range(1, last + 1)
            )
            rows = "".join(self._teaser(story) for story in leaf)
            return self._page(
                title,
                f"<h2>{esc(title)}</h2><table border=0>{rows}</table>"
                + (f"<center>Страницы: {pages}</center>" if last > 1 else ""),
            )

        return render

    def _closed(self, view: View) -> str:
        return self._page(
            "Номер в печати",
            "<h2>Этот номер ещё не вышел</h2>Черновик полосы для корректора. Роботам сюда ходить нельзя, об этом сказано в robots.txt.<br><br>"
            "После выхода номера материал появится по другому адресу, в архиве, и тогда его сможет прочитать каждый.",
        )

    def _block(self, block: Block, story: Story, breaks: bool) -> str:
        match block:
            case Paragraph():
                text = self.inline(block, story, {"bold": "b", "italic": "i"})
                return f"{text}<br><br>" if breaks else f"<p align=justify>{text}"
            case Subhead():
                return f"<b>{esc(block.text)}</b><br><br>" if breaks else f"<h3>{esc(block.text)}</h3>"
            case Quotation():
                return f"<blockquote><i>{esc(block.text)}</i></blockquote>"
            case Listing():
                return "<ul>" + "".join(f"<li>{esc(item)}" for item in block.items) + "</ul>"
            case Table():
                rows = "".join("<tr>" + "".join(f"<td>{esc(cell)}" for cell in row) for row in block.rows)
                return f"<table border=1 cellpadding=3>{rows}</table>"

    def article(self, story: Story, view: View) -> str:
        breaks = story.number % 2 == 0
        parts = [self._block(block, story, breaks) for block in self.blocks(story, view)]
        others = "".join(
            f'<li><a href="{self.path(other)}">{esc(other.headline)}</a>' for other in self.related(story, 3)
        )
        pieces = {
            3: f"<table align=right width=180 bgcolor=#FFFFCC><tr><td><font size=1>Реклама<br>{self.advert(story.number)}</font></table>"
        }
        if story.pictures:
            first = story.pictures[0]
            pieces[1] = (
                f'<table align=left width=220><tr><td><img src="{first.path}" width=200 border=1><br><font size=1>{esc(first.caption)}. Фото: {esc(first.credit)}</font></td></tr></table>'
            )
        authors = ", ".join(story.authors)
        by = f"<font size=2><i>{esc(authors)}</i></font><br>" if authors else ""
        paper = (
            f'<a href="/print.php?id={self._id(story)}"><font size=1>Версия для печати</font></a>'
            if story.number % 3 == 0
            else ""
        )
        stray = "</td></font> <!-- 0.0312 -->" if story.number % 5 == 0 else ""
        bio = f"<hr size=1><font size=1>Об авторе. {esc(story.biography)}</font>" if story.biography else ""
        return self._page(
            story.headline,
            f"""<font size=1>{esc(story.section)} / {_day(story.published)}, {story.published:%H:%M}</font><br>
<h1><font size=5>{esc(story.headline)}</font></h1>
<font size=3 color=#444444><b>{esc(story.summary)}</b></font><br>{by}<br>
<table border=0 width=100%><tr><td>
{insert(parts, pieces)}
</td></tr></table>{paper}{bio}
<hr><b>Читайте также:</b><ul>{others}</ul>
{self._comments(story)}{stray}""",
        )

    def _comments(self, story: Story) -> str:
        if not story.comments:
            return "<font size=2>Комментариев пока нет.</font>"
        rows = "".join(
            f"<tr bgcolor=#F0F0F0><td><b>{esc(comment.by)}</b> <font size=1>{comment.when:%d.%m.%Y %H:%M}</font><br>{esc(comment.text)}</td></tr>"
            for comment in story.comments
        )
        return f"<h4>Комментарии</h4><table width=100% cellspacing=2>{rows}</table>"

    def _print(self, story: Story, view: View) -> str:
        body = "".join(self._block(block, story, False) for block in self.blocks(story, view))
        return (
            f'<html><head><title>{esc(story.headline)}</title><meta http-equiv="Content-Type" content="text/html; charset=windows-1251"></head>'
            f"<body><font size=2>{self.title}, {_day(story.published)}</font><h1>{esc(story.headline)}</h1>{esc(', '.join(story.authors))}{body}<hr></body></html>"
        )


def _day(when: datetime) -> str:
    return f"{when.day} {_MONTHS[when.month - 1]} {when.year}"
