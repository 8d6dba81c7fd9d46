# ruff: noqa: E501 - markup and running text are easier to compare with the page when they are not broken up
"""What newspapers say about themselves: service pages by language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ServicePage:
    """One service page: its name in addresses, its title, its text, and a form it may carry."""

    slug: str
    title: str
    paragraphs: tuple[str, ...]
    form: str = ""


_LOGIN_EN = '<form action="/login" method="post"><label>E-mail <input type="email" name="email"></label><label>Password <input type="password" name="password"></label><button>Log in</button></form>'
_SEARCH_EN = (
    '<form action="/search" method="get"><input type="search" name="q"><button>Search</button></form>'
)
_LOGIN_RU = '<form action="/login" method="post">Имя <input type="text" name="user"> Пароль <input type="password" name="password"> <input type="submit" value="Войти"></form>'
_SEARCH_RU = '<form action="/search" method="get"><input type="text" name="q"> <input type="submit" value="Найти"></form>'
_LOGIN_ZH = '<form action="/login" method="post">用户名 <input type="text" name="user"> 密码 <input type="password" name="password"> <input type="submit" value="登录"></form>'
_SEARCH_ZH = '<form action="/search" method="get"><input type="text" name="q"> <input type="submit" value="搜索"></form>'

SERVICE_PAGES: Mapping[str, tuple[ServicePage, ...]] = {
    "en": (
        ServicePage(
            "about",
            "About us",
            (
                "This newspaper was founded by a printer who could not bear to see his presses stand still on Sundays. It has been published without interruption ever since, twice from a borrowed kitchen.",
                "We are owned by our readers and a small foundation. Nobody who advertises with us sees an article before it appears, and nobody who is written about does either.",
                "If we make a mistake we correct it in the same place and in the same size. Please tell us when you find one.",
            ),
        ),
        ServicePage(
            "login", "Log in", ("Log in to read your newsletters and to write comments.",), _LOGIN_EN
        ),
        ServicePage("search", "Search", ("What are you looking for?",), _SEARCH_EN),
        ServicePage(
            "legal",
            "Terms and privacy",
            (
                "By using this site you agree to the terms below. The texts and pictures are protected by copyright; private use is free, any other use needs our consent in writing.",
                "We store what is technically necessary to deliver a page, and delete it after seven days. We do not sell data to anyone, and we do not build profiles of our readers.",
                "Comments are published under the name that their author chooses. We remove insults, advertisements and anything that would bring us before a court.",
                "Subscriptions can be ended at any time, by post or by e-mail, and money paid for the remaining months is returned within fourteen days.",
                "Should one of these terms be invalid, the others remain in force. The place of jurisdiction is the town in which our office stands.",
            ),
        ),
        ServicePage(
            "subscribe",
            "Subscribe",
            (
                "The whole newspaper for 9.90 a month. The first month is free. Cancel whenever you like.",
                "Digital: 9.90. Paper: 24.50. Both: 29.00.",
            ),
        ),
        ServicePage(
            "contact",
            "Contact",
            (
                "Editor: editor@newsstand.example. Subscriptions: 0800 000 000, on weekdays from eight to five.",
            ),
        ),
    ),
    "ru": (
        ServicePage(
            "about",
            "О газете",
            (
                "Газета выходит с тех пор, как в городе появилась типография. Нас читают на кухнях, в автобусах и в очередях, и мы этим гордимся.",
                "Мнение редакции может не совпадать с мнением авторов. Рукописи не возвращаем, но читаем все до одной.",
            ),
        ),
        ServicePage("login", "Вход", ("Войдите, чтобы оставлять комментарии.",), _LOGIN_RU),
        ServicePage("search", "Поиск", ("Что вы ищете?",), _SEARCH_RU),
        ServicePage(
            "legal",
            "Правовая информация",
            (
                "Перепечатка материалов допускается только со ссылкой на газету. Фотографии перепечатывать без письменного согласия нельзя.",
                "Мы храним только те сведения, без которых страница не откроется, и удаляем их через семь дней.",
                "Редакция не отвечает за содержание рекламных объявлений.",
            ),
        ),
        ServicePage(
            "contact",
            "Контакты",
            ("Редакция: улица Садовая, дом 4, второй этаж. Звоните по будням с девяти до шести.",),
        ),
    ),
    "zh": (
        ServicePage(
            "about",
            "关于本报",
            (
                "本报创刊于江边的一间老屋，最初只有四个版面，由编辑自己送到读者手里。如今读者多了，我们仍然愿意听每一位读者说话。",
                "本报文章只代表作者观点。来稿请注明真实姓名和联系方式，三十天内未见答复可另行处理。",
            ),
        ),
        ServicePage("login", "用户登录", ("登录以后可以发表评论、收藏文章。",), _LOGIN_ZH),
        ServicePage("search", "搜索", ("请输入要查找的内容。",), _SEARCH_ZH),
        ServicePage(
            "legal",
            "版权声明",
            (
                "本网站所载文字、图片均受著作权法保护，未经书面许可不得转载。经许可转载的，应当注明出处和作者姓名。",
                "我们只保存显示网页所必需的信息，七天后自动删除，不会提供给第三方。",
            ),
        ),
        ServicePage("contact", "联系我们", ("编辑部电话：每个工作日上午九点到下午五点有人接听。",)),
    ),
}
