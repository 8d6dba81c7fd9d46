"""The article's keywords as the page shows them: a list of links to topics behind the headline or the text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice

from extractors.dom import tags
from extractors.dom.arrays import where_true
from extractors.metadata import marks
from extractors.metadata.dom import Dom
from extractors.metadata.text import clean, fold
from extractors.metadata.tree import text_of
from extractors.remembered import remembered

_BEHIND = 200
"""Elements behind the text in which its topics can be listed."""
_LONGEST = 60
"""Characters of a topic's name."""
_LEVELS = 4
"""Elements above a link in which what lists the topics is looked for."""
_LISTS = 20
"""Lists that are looked at."""
_NEAR = 6
"""Levels above a list within which a heading makes it another article's."""
_BESIDE = 40
"""Characters that a list of topics holds beside its links: "More about", commas."""
_MOST = 300
_SUBHEADS = tags.mask("h1 h2 h3 h4")
_FOREIGN = tags.mask("aside footer")
_A, _FOOTER, _ARTICLE = (tags.CODES[name] for name in ("a", "footer", "article"))
_TOPIC = re.compile(
    r"/(?:tags?|topics?|thema|themen|keywords?|etiquetas?|mots?-cles?|sujets?|temas?|argoment[io]|stichwort(?:e)?|"
    r"schlagwort(?:e)?|hashtags?|label|emner?|amne[rn]?|tag(?:i|g|gar|uri|ovi)?|etiket(?:ler|a|y)?|konu(?:lar)?|onderwerp(?:en)?|"
    r"tema(?:t|ty|ta)?|assuntos?|topico?s?|topik|stitek|stitky|stikkord|aihe(?:et)?|avainsanat?|cimkek?|oznak[ae]|etichet[ae]|"
    r"tu-khoa|chu-de|kata-kunci)/[^/?#]+",
    re.I,
)


_LABELS = frozenset(
    fold(name)
    for name in (
        "tag,tags,topic,topics,keywords,themen,thema,schlagwörter,stichworte,temas,etiquetas,more,mots-clés,tagi,теги"
    ).split(",")
)
_HEADINGS = _LABELS | frozenset(
    fold(name)
    for name in (
        "all tags,article tags,related tags,post tags,related topics,story topics,topics covered,more on this topic,"
        "more on these topics,topics in this article,explore more on the topics in this story,in this story,"
        "schlagworte,schlagwörter zu diesem artikel,stichwörter,mehr zum thema,mehr zu diesem thema,mehr zu den themen,"
        "relevante themen,themen des artikels,themen in diesem artikel,"
        "mot-clé,mots clés,étiquettes,sujets,thèmes,thématiques,sujets associés,sujets liés,sur le même thème,"
        "dans cet article,"
        "etiqueta,tema,temas relacionados,temas de la nota,temas en esta nota,temas que aparecen en esta nota,"
        "temas tratados,palabras clave,archivado en,más sobre,más temas,claves,"
        "assuntos,assunto,assuntos relacionados,palavras-chave,tópicos,tópicos relacionados,mais sobre,"
        "argomenti,argomento,temi,etichette,parole chiave,argomenti trattati,leggi altro su,più informazioni su,"
        "onderwerp,onderwerpen,trefwoorden,gerelateerde onderwerpen,lees meer over,meer over,"
        "ämnen,ämnen i artikeln,följ ämnen i artikeln,artikelns ämnen,läs mer om,taggar,mer om,nyckelord,"
        "emner,emneord,artiklens emner,relaterede emner,læs mere om,les mer om,stikkord,mere om,"
        "aiheet,jutun aiheet,artikkelin aiheet,avainsanat,lisää aiheesta,tunnisteet,efnisorð,"
        "tematy,słowa kluczowe,powiązane tematy,więcej na temat,témata,související témata,štítky,klíčová slova,témy,"
        "ključne riječi,ključne reči,ključne besede,oznake,teme,tagovi,címkék,kulcsszavak,témák,kapcsolódó témák,"
        "etichete,cuvinte cheie,subiecte,ετικέτες,θέματα,λέξεις-κλειδιά,"
        "темы,тема,ключевые слова,метки,сюжеты,сюжет,теми,ключові слова,мітки,теми статті,ключови думи,етикети,тагове,"
        "konular,konu,etiketler,etiket,anahtar kelimeler,ilgili konular,"
        "الكلمات الدلالية,كلمات مفتاحية,الوسوم,وسوم,مواضيع,المواضيع,مواضيع ذات صلة,علامات,كلمات دلالية,"
        "برچسب ها,برچسب‌ها,کلیدواژه,کلیدواژه‌ها,کلید واژه ها,تگ‌ها,موضوعات,תגיות,נושאים,תגים,"
        "टैग,टैग्स,विषय,संबंधित विषय,ট্যাগ,বিষয়,ট্যাগস,தொடர்புடைய செய்திகள்,"
        "タグ,キーワード,関連キーワード,関連タグ,トピック,関連トピック,テーマ,ジャンル,标签,標籤,关键词,關鍵字,关键字,關鍵詞,相关标签,"
        "相關關鍵字,话题,相关话题,태그,키워드,관련 태그,관련 키워드,해시태그,"
        "topik,topik terkait,tag terkait,kata kunci,từ khóa,từ khoá,chủ đề,chủ đề liên quan,แท็ก,แท็กที่เกี่ยวข้อง,คำค้น"
    ).split(",")
)
"""Headings that say of a list of topics what it is; another heading is that of another article."""
_SHARING = frozenset(
    ("facebook", "twitter", "x", "whatsapp", "email", "e-mail", "mail", "linkedin", "pinterest", "telegram", "xing")
)
_COUNT = re.compile(r"\s*\(\d[\d.,]*(?:\s\w+)?\)$")


def shown_keywords(dom: Dom) -> list[str]:
    """The names of the topics in the first list of them, in order; empty if the page shows none."""
    found: dict[int, list[tuple[int, str]]] = {}
    sure: set[int] = set()
    for node, name in _links(dom):
        container, is_sure = _container(dom, node)
        if container is not None:
            found.setdefault(container, []).append((node, name))
            if is_sure:
                sure.add(container)
    for container, links in islice(found.items(), _LISTS):
        names = [name for _, name in links]
        if (container in sure or len(names) > 1) and _is_list(dom, container, names):
            return [_COUNT.sub("", name) for name in names if fold(name) not in _LABELS]
    return []


def _links(dom: Dom) -> Iterator[tuple[int, str]]:
    """(element, text) of the links to topics from the headline to some way behind the text."""
    document = dom.document
    start = dom.header if dom.header is not None else dom.root
    if start is None:
        return
    stop = min(len(document), (start if dom.root is None else int(document.end[dom.root])) + _BEHIND)
    told = document.coded("rel").telling(_rel.each)
    filed = {node for node, verdict in told if verdict == _SECTIONS}
    named = {node for node, verdict in told if verdict == _TOPICS}
    named.update(node for node, _ in document.coded("href").telling(_is_topic.each))
    for container in (where_true(dom.bits[start:stop] & marks.TAGS) + start)[:_MOST].tolist():
        if _holds_article(dom, container):
            continue  # an article's own class tells its topics too: "post tag-fire"
        inside = document.tag[container : int(document.end[container])]
        named.update((where_true(inside == _A) + container)[:_MOST].tolist())
    within = (node for node in named - filed if start <= node < stop and document.tag.item(node) == _A)
    for node in sorted(within)[:_MOST]:
        around = [document.tag.item(above) for above in islice(document.ancestors(node), 2)]
        if _SUBHEADS[around].any():
            continue  # the title of another article
        text = clean(text_of(document, node, 2 * _LONGEST))
        if 1 < len(text) <= _LONGEST:
            yield node, text


_TOPICS, _SECTIONS = "topics", "sections"


@remembered()
def _rel(value: str) -> str:
    words = value.lower().split()
    return _SECTIONS if "category" in words else _TOPICS if "tag" in words else ""


@remembered()
def _is_topic(href: str) -> bool:
    return _TOPIC.search(href) is not None


def _container(dom: Dom, node: int) -> tuple[int | None, bool]:
    """(what lists the topics: the outermost element around the link that is marked so, else the one that holds the
    link's, whether it is marked)."""
    document, marked, above = dom.document, None, node
    around: list[int] = []
    for _ in range(_LEVELS):
        above = int(document.parent[above])
        if above < 0 or _holds_article(dom, above):
            break
        around.append(above)
        if dom.bits[above] & marks.TAGS:
            marked = above
    if marked is not None:
        return _whole(dom, marked), True
    return (around[1] if len(around) > 1 else around[0]) if around else None, False


def _whole(dom: Dom, marked: int) -> int:
    """What lists the topics, where each of them is marked and not the list."""
    document, parent = dom.document, int(dom.document.parent[marked])
    if parent < 0 or _holds_article(dom, parent):
        return marked
    children = document.children(parent)
    linked = [child for child in children if (document.tag[child : int(document.end[child])] == _A).any()]
    return parent if len(linked) > 1 and all(dom.bits[child] & marks.TAGS for child in linked) else marked


def _holds_article(dom: Dom, node: int) -> bool:
    return any(place is not None and dom.document.is_within(place, node) for place in (dom.header, dom.root))


def _signs(text: str) -> int:
    """Characters without the spaces, of which layouts have more or fewer."""
    return len(text) - text.count(" ")


def _is_list(dom: Dom, container: int, names: list[str]) -> bool:
    """Whether an element is nothing but links, and belongs to the article."""
    document = dom.document
    if not _SHARING.isdisjoint(map(str.lower, names)):
        return False
    text = clean(text_of(document, container, 4_000))
    if not text or _signs(text) - sum(map(_signs, names)) > _BESIDE + len(names):  # commas between
        return False
    if _SUBHEADS[document.tag[container : int(document.end[container])]].sum() > 1:
        return False
    for level, node in enumerate([container, *document.ancestors(container)]):
        if _holds_article(dom, node):
            return True
        if _is_own_footer(dom, node):
            continue
        if _FOREIGN[document.tag[node]]:
            return False
        if dom.bits[node] & (marks.COMMENT | marks.ASIDE) and not dom.bits[node] & marks.TAGS:
            return False
        if 0 < level <= _NEAR and _has_other_heading(dom, node):
            return False
    return True


def _has_other_heading(dom: Dom, node: int) -> bool:
    """Whether an element holds a heading that does not only say that topics follow."""
    document = dom.document
    headings = where_true(_SUBHEADS[document.tag[node : int(document.end[node])]]) + node
    return any(fold(text_of(document, heading, 2 * _LONGEST)) not in _HEADINGS for heading in headings.tolist())


def _is_own_footer(dom: Dom, node: int) -> bool:
    """Whether an element is the footer of the article, and not the page's."""
    document = dom.document
    if dom.bits[node] & marks.OWN_FOOTER:
        return True
    if document.tag.item(node) != _FOOTER:
        return False
    around = next((above for above in document.ancestors(node) if document.tag.item(above) == _ARTICLE), None)
    return around is not None and _holds_article(dom, around)
