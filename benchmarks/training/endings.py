"""What follows the text on training pages: readers' comments and other articles, without names that say so.

Recorded pages mostly name their comments, and scripts load those; what stands below the text of a page without names is
rarely seen in training. What a comment or a teaser says is the sentence of another page, as in the boxes between the
paragraphs (``benchmarks.training.insertions``).
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from lxml import etree

SHARE = 0.4
"""Share of the copies with boxes that have an ending, too."""
_NAMED = 0.25
_HEADED = 0.5
_MOST_COMMENTS, _MOST_TEASERS = 9, 8


@dataclass(frozen=True, slots=True)
class Ending:
    """What the endings of one language say; ``{}`` stands for a number."""

    comments: tuple[str, ...]
    reply: tuple[str, ...]
    moments: tuple[str, ...]
    more: tuple[str, ...]
    readers: tuple[str, ...]


ENDINGS: Mapping[str, Ending] = {
    "en": Ending(
        ("{} comments", "Comments", "{} thoughts on this", "What readers say", "{} Responses"),
        ("Reply", "Like · Reply", "Reply to this", "Report", ""),
        ("{} hours ago", "May {}, 2026 at 10:14 am", "{} May 2026", "2026-05-{} 09:12"),
        ("More stories", "You may also like", "Latest", "More from us", "Recommended"),
        ("Mike", "Sandra K.", "old_sailor", "Dave from Leeds", "jmhill", "Tina Brown", "guest", "R. Patel"),
    ),
    "de": Ending(
        ("{} Kommentare", "Kommentare", "Leserbeiträge", "Diskussion"),
        ("Antworten", "Melden", "Gefällt mir", ""),
        ("vor {} Stunden", "{}. Mai 2026 um 10:14", "{}.05.2026, 18:02 Uhr"),
        ("Weitere Artikel", "Das könnte Sie auch interessieren", "Neueste Beiträge", "Aus dem Ressort"),
        ("Horst M.", "Wanderer", "Sabine", "Klaus1957", "Gast", "Dr. Vogel", "moni", "Uwe aus Kiel"),
    ),
    "fr": Ending(
        ("{} commentaires", "Commentaires", "Vos réactions"),
        ("Répondre", "Signaler", ""),
        ("il y a {} heures", "{} mai 2026 à 10h14", "le {}/05/2026"),
        ("À lire aussi", "Plus d’articles", "Les derniers articles"),
        ("Sylvie", "papy34", "J. Morel", "Invité", "Loulou", "Marc D."),
    ),
    "es": Ending(
        ("{} comentarios", "Comentarios", "Opiniones de los lectores"),
        ("Responder", "Denunciar", ""),
        ("hace {} horas", "{} de mayo de 2026", "{}/05/2026 10:14"),
        ("Más noticias", "Te puede interesar", "Lo último"),
        ("Pepe", "Lucía R.", "anónimo", "juanma_77", "Carmen"),
    ),
    "ru": Ending(
        ("{} комментариев", "Комментарии", "Обсуждение"),
        ("Ответить", "Пожаловаться", ""),
        ("{} часов назад", "{} мая 2026 в 10:14", "{}.05.2026 18:02"),
        ("Другие новости", "Читайте также", "Свежие материалы"),
        ("Сергей", "Гость", "Мария В.", "kot77", "Дед Пихто"),
    ),
    "zh": Ending(
        ("{}条评论", "评论", "网友评论", "最新评论"),
        ("回复", "举报", ""),
        ("{}小时前", "2026-05-{} 10:14", "5月{}日"),
        ("更多新闻", "推荐阅读", "最新文章"),
        ("网友", "老王", "小鱼儿", "风轻云淡", "匿名用户"),
    ),
    "ja": Ending(
        ("コメント（{}件）", "コメント", "みんなの意見"),
        ("返信", "通報", ""),
        ("{}時間前", "2026年5月{}日 10:14", "2026/05/{}"),
        ("おすすめ記事", "新着記事", "こちらもどうぞ"),
        ("名無しさん", "たろう", "ゆき", "匿名"),
    ),
}
_COMMENTS_NAMES = ("comments", "comment-list", "responses", "discussion")
_MORE_NAMES = ("more", "recommended", "cards", "latest")
_BARE = ("", "", "css-7c1e02", "row", "list", "wrap", "sc-bdVaJa")
_ITEM_NAMES = ("", "", "item", "css-x8d1f0", "entry", "cell")


def ending_of(lang: str, sentences: Sequence[str], draw: random.Random) -> tuple[Any, list[str]]:
    """An element to follow the text, and each line that it says."""
    wording = ENDINGS.get(lang, ENDINGS["en"])
    make = draw.choice((_comments, _teasers))
    return make(draw, wording, sentences)


def _box(draw: random.Random, names: Sequence[str], heading: str) -> tuple[Any, list[str]]:
    box = etree.Element(draw.choice(("div", "div", "section")))
    if name := draw.choice(names if draw.random() < _NAMED else _BARE):
        box.set("class", name)
    if draw.random() >= _HEADED:
        return box, []
    etree.SubElement(box, draw.choice(("h2", "h3", "h4", "div", "p"))).text = heading
    return box, [heading]


def _comments(draw: random.Random, wording: Ending, sentences: Sequence[str]) -> tuple[Any, list[str]]:
    count = draw.randint(1, _MOST_COMMENTS)
    box, said = _box(draw, _COMMENTS_NAMES, draw.choice(wording.comments).format(count))
    in_list, name = draw.random() < 0.4, draw.choice(_ITEM_NAMES)
    holder = etree.SubElement(box, draw.choice(("ul", "ol"))) if in_list else box
    has_date, tag = draw.random() < 0.8, draw.choice(("b", "strong", "span", "a", "div", "h4"))
    reply, moment = draw.choice(wording.reply), draw.choice(wording.moments)
    for _ in range(count):
        item = etree.SubElement(holder, "li" if in_list else "div")
        if name:
            item.set("class", name)
        line = etree.SubElement(item, "div" if tag == "div" else draw.choice(("div", "p"))) if tag != "h4" else item
        writer = etree.SubElement(line, tag)
        writer.text = draw.choice(wording.readers)
        said.append(writer.text)
        if has_date:
            when = etree.SubElement(line, draw.choice(("span", "time", "small")))
            when.text = moment.format(draw.randint(10, 23))
            writer.tail = " "
            said.append(when.text)
        for sentence in draw.sample(sentences, min(draw.choice((1, 1, 1, 2, 3)), len(sentences))):
            etree.SubElement(item, draw.choice(("p", "p", "div"))).text = sentence
            said.append(sentence)
        if reply:
            etree.SubElement(item, draw.choice(("a", "button", "span"))).text = reply
            said.append(reply)
    return box, said


def _teasers(draw: random.Random, wording: Ending, sentences: Sequence[str]) -> tuple[Any, list[str]]:
    box, said = _box(draw, _MORE_NAMES, draw.choice(wording.more))
    tag, has_picture = draw.choice(("h2", "h3", "h4", "div", "strong")), draw.random() < 0.6
    has_summary, has_date, name = draw.random() < 0.7, draw.random() < 0.4, draw.choice(_ITEM_NAMES)
    moment = draw.choice(wording.moments)
    for _ in range(draw.randint(2, _MOST_TEASERS)):
        item = etree.SubElement(box, draw.choice(("div", "article")))
        if name:
            item.set("class", name)
        if has_picture:
            etree.SubElement(item, "img").set("src", f"/img/{draw.randint(100, 9999)}.jpg")
        heading, *summary = draw.sample(sentences, min(2, len(sentences)))
        link = etree.SubElement(etree.SubElement(item, tag), "a", href=f"/story/{draw.randint(100, 9999)}")
        link.text = heading.rstrip(".。")
        said.append(link.text)
        if has_date:
            etree.SubElement(item, "span").text = moment.format(draw.randint(10, 23))
            said.append(item[-1].text)
        if has_summary and summary:
            etree.SubElement(item, "p").text = summary[0]
            said.append(summary[0])
    return box, said
