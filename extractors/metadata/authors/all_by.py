"""Links to all that somebody wrote, as content systems label them below an article: "View all posts by Ann Lee"."""

from __future__ import annotations

import re

BEFORE = (
    r"(?:(?:view|see|show|read)\s+)?(?:(?:all|more)\s+)?(?:posts|articles|stories)\s+(?:by|of|from)|"
    r"(?:zeige\s+)?(?:alle|weitere)\s+(?:beiträge|artikel)\s+von|(?:show\s+)?(?:all|more)\s+by|"
    r"(?:voir|afficher|lire)\s+tou(?:te)?s\s+(?:ses|les)\s+(?:articles|publications|billets)\s+(?:de|par)|"
    r"(?:ver|leer|mostrar)\s+tod[ao]s\s+(?:l[ao]s|sus)\s+(?:entradas|artículos|publicaciones|notas|posts)\s+(?:de|por)|"
    r"(?:veure|mostra)\s+totes\s+les\s+(?:entrades|publicacions)\s+de|"
    r"(?:guarda|vedi|visualizza|leggi|mostra)\s+tutti\s+(?:gli\s+articoli|i\s+post|i\s+contenuti)\s+(?:di|da|scritti\s+da)|"
    r"(?:ver|veja|ler|mostrar)\s+tod[ao]s\s+[ao]s\s+(?:posts|artigos|publicações|matérias|notícias)\s+(?:de|por|do|da)|"
    r"(?:bekijk|toon|lees)\s+alle\s+(?:berichten|artikelen|artikels)\s+van|alle\s+(?:berichten|artikelen)\s+van|"
    r"(?:visa|se|läs)\s+(?:alla|fler)\s+(?:inlägg|artiklar)\s+av|(?:vis|se|læs|les)\s+(?:alle|flere)\s+(?:indlæg|innlegg|"
    r"artikler|saker)\s+a[fv]|näytä\s+kaikki\s+(?:artikkelit|kirjoitukset)\s+(?:kirjoittajalta|käyttäjältä)|"
    r"zobacz\s+wszystkie\s+(?:wpisy|artykuły)(?:,?\s+(?:których\s+autorem\s+jest|autora|użytkownika))?|"
    r"zobrazi[tť]\s+(?:všechny|všetky)\s+(?:příspěvky|príspevky|články)\s+(?:od|autora)|"
    r"vezi\s+toate\s+(?:articolele|postările)\s+(?:lui|de|scrise\s+de)|(?:pogledaj|vidi|prikaži)\s+sve\s+(?:članke|objave)\s+"
    r"(?:autora|od)|(?:погледај|види)\s+све\s+(?:чланке|објаве)\s+(?:аутора|од)|виж\s+всички\s+(?:публикации|статии)\s+(?:на|от)|"
    r"(?:(?:по)?смотреть\s+)?все\s+(?:записи|публикации|статьи|материалы)\s+автора|"
    r"(?:переглянути\s+)?(?:всі|усі)\s+(?:записи|публікації|статті)\s+автора|"
    r"(?:προβολή|δείτε)\s+(?:όλων\s+των|όλα\s+τα)\s+άρθρ(?:ων|α)\s+(?:του/της|του|της|από)|"
    r"lihat\s+semua\s+(?:pos|artikel|tulisan)\s+(?:milik|dari|oleh)|xem\s+tất\s+cả\s+(?:các\s+)?bài\s+viết\s+(?:của|bởi)|"
    r"(?:عرض|مشاهدة)\s+(?:جميع|كل)\s+(?:المقالات|مقالات|المشاركات|مشاركات)(?:\s+(?:بواسطة|للكاتب))?|"
    r"(?:הצג|צפה\s+ב)(?:\s*את)?\s*כל\s+הפוסטים\s+של|نمایش\s+(?:تمام|همه)\s+(?:پست‌ها|نوشته‌ها|مطالب)(?:ی)?\s+(?:از|توسط)"
)
"""What stands before the name; the start of an expression."""
_AROUND = (
    re.compile(rf"(?:{BEFORE})\s*:?\s+(?P<name>\S.*?)(?:\s+(?:anzeigen|ansehen|lesen|weergeven|bekijken))?", re.I),
    re.compile(r"(?P<name>\S.*?)\s+tarafından\s+(?:yazılan|gönderilen)\s+tüm\s+yazıları\s+(?:görüntüle|göster)", re.I),
    re.compile(r"(?P<name>\S.*?)\s+összes\s+(?:bejegyzés|cikk)\w*(?:\s+\w+)?", re.I),
    re.compile(r"(?P<name>\S.*?)\s*の(?:すべての投稿を表示|投稿をすべて(?:表示|見る)|記事一覧(?:へ|を見る)?)"),
    re.compile(r"(?:查看|檢視|浏览)\s*(?P<name>\S.*?)\s*(?:发布|發布)?的(?:所有|全部)文章"),
    re.compile(r"(?P<name>\S.*?)\s*의\s+모든\s+(?:글|기사)\s+보기"),
)
_LONGEST = 120


def without_all_by(text: str) -> str:
    """The name that such a label has, without arrows; any other text as it is."""
    if len(text) > _LONGEST:
        return text
    bare = text.strip(" \t→»›>")
    for around in _AROUND:
        if label := around.fullmatch(bare):
            return label["name"]
    return text
