"""The words of sentences in which servers say that a page is not there ("Sorry, the article you are looking for is no
longer available"), by language. Data only.

Of each language: names of what is missing, what says that it is, and what else such a sentence has.
"""

from __future__ import annotations

import re
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """Words of one language, in small letters."""

    names: frozenset[str]
    absences: re.Pattern[str]
    """Of the whole sentence."""
    fillers: frozenset[str]


def _of(names: str, absences: str, fillers: str) -> Vocabulary:
    return Vocabulary(frozenset(names.split()), re.compile(absences), frozenset(fillers.split()))


VOCABULARIES = (
    _of(
        "page article story content document url post",
        r"(?:(?:\bnot|n't|\bno longer|\bunable to) (?:be |currently |longer )?(?:found|find|locate|exists?"
        r"|available|here)"
        r"|unavailable|(?:been|was) (?:removed|deleted))\b",
        "we we're i'm are very so sorry but the this that your a requested you you're were is was be been has have "
        "had "
        "looking for seem seems to it can can't cannot could couldn't does doesn't do not no longer isn't wasn't "
        "unable "
        "find locate found exist exists available unavailable here removed deleted currently any anymore more or may "
        "trying tried reach access view open on our website site server unfortunately which requesting",
    ),
    _of(
        "seite artikel beitrag inhalt dokument meldung url",
        r"\bnicht (?:mehr )?(?:gefunden|finden|verfügbar|vorhanden|auffindbar|abrufbar|online|erreichbar)"
        r"|\bexistiert (?:leider )?nicht|\b(?:wurde|ist) (?:leider )?(?:gelöscht|entfernt)",
        "die der das diese dieser dieses ihre ihr von ihnen angeforderte gewünschte gesuchte aufgerufene "
        "angefragte gesuchten "
        "angeforderten gewünschten aufgerufenen sie suchen "
        "konnte konnten wurde ist existiert steht gibt es nicht mehr leider gefunden finden werden verfügbar "
        "vorhanden "
        "auffindbar abrufbar online erreichbar gelöscht entfernt wir tut uns leid entschuldigung sorry zur "
        "verfügung oder "
        "unter dieser adresse auf unserer website",
    ),
    _of(
        "page article l'article contenu document url",
        r"\bn'(?:existe|est|a)(?: malheureusement)? (?:pas|plus)(?: (?:été trouvée?|disponible|accessible"
        r"|en ligne))?$"
        r"|\bn'existe (?:pas|plus)\b|\best (?:introuvable|indisponible)\b|^(?:page|article|contenu) (?:introuvable"
        r"|indisponible)",
        "la le l' cet cette ce l'article l'url que vous vous désolé désolée désolés nous sommes mais recherchez "
        "cherchez "
        "recherchée demandée recherché demandé demandez avez n'existe n'est n'a malheureusement pas plus ou été "
        "trouvée "
        "trouvé disponible accessible introuvable indisponible est semble être en ligne sur notre site",
    ),
    _of(
        "página artículo contenido noticia nota url",
        r"\bno (?:existe|está disponible|se encuentra|se ha encontrado|se ha podido encontrar|fue encontrad[oa]"
        r"|ha sido "
        r"encontrad[oa]|se encontró|encontramos|hemos encontrado|hemos podido encontrar|podemos encontrar)\b"
        r"|\bya no (?:existe|está)",
        "la el esta este lo los que sentimos pero buscas buscabas busca estás está buscando solicitada solicitado "
        "has "
        "solicitas intentas acceder a no existe ya disponible se encuentra encontró encontramos encontrar encontrado "
        "encontrada ha podido hemos podemos fue sido o ser en nuestro sitio web",
    ),
    _of(
        "página artigo conteúdo matéria notícia url",
        r"\bnão (?:existe|foi encontrad[oa]|foi localizad[oa]|está (?:mais )?disponível|encontramos"
        r"|pôde ser encontrad[oa])\b",
        "a o esta este essa esse que desculpe lamentamos mas você procura procurou procurava está estava procurando "
        "solicitada solicitado tentou tentando acessar não existe mais foi encontrada encontrado localizada "
        "localizado "
        "disponível encontramos pôde ser ou em nosso site",
    ),
    _of(
        "pagina articolo contenuto documento url",
        r"\bnon (?:esiste|è (?:più )?(?:disponibile|stat[ao] trovat[ao])|trovat[ao]|è presente)\b"
        r"|\bè stat[ao] rimoss[ao]\b",
        "la il lo l' questa questo l'articolo siamo spiacenti ci dispiace ma che stai state cercando cerchi hai "
        "cercato "
        "richiesta richiesto non esiste più è disponibile stata stato trovata trovato presente rimossa rimosso o sul "
        "nostro sito",
    ),
    _of(
        "pagina artikel bericht inhoud",
        r"\b(?:bestaat|is|kon|kan|kunnen|werd)\b.*\b(?:niet|niet meer)\b(?: (?:meer|gevonden|beschikbaar|vinden"
        r"|worden))*$"
        r"|\bniet gevonden$",
        "de het deze dit helaas sorry die je u zoekt zocht opgevraagde gezochte gevraagde bestaat is kon kan "
        "kunnen we werd "
        "niet meer gevonden beschikbaar vinden worden of",
    ),
    _of(
        "sidan artikeln innehållet siden artikkelen artiklen artikelen innholdet indholdet",
        r"\b(?:finns|hittades|hittas|hitta|finnes|findes|eksisterer|finner|finder|er|är|ble|blev)\b.*\b(?:inte"
        r"|ikke)\b"
        r"|\b(?:inte|ikke) (?:finne|finde|hitta|hittas|finnes|findes|funnet|fundet)\b",
        "vi du den tyvärr desværre dessverre beklager som leter letar etter efter søger söker sökte prøvde å åpne "
        "finns "
        "hittades hittas hitta kunde inte kunne kan ikke finne finde finner finder finnes findes ble blev funnet "
        "fundet eksisterer er tilgjengelig "
        "tilgængelig tillgänglig längre lenger længere mer här her är",
    ),
    _of(
        "strona strony artykuł artykułu podstrona treść stránka stránku článek stránky článok",
        r"\bnie (?:istnieje|została (?:odnaleziona|znaleziona)|znaleziono|jest (?:już )?dostępn[ay]|ma)\b"
        r"|\b(?:neexistuje|nenalezena?|nebyla nalezena|nebyl nalezen|nelze najít|sa nenašla|nebola nájdená)\b",
        "przepraszamy niestety ta ten tej taka takiej podana żądana szukana której którego szukasz nie istnieje "
        "została "
        "odnaleziona znaleziona znaleziono jest już dostępna dostępny ma lub omlouváme se ale bohužel tato tento "
        "požadovaná požadovaný hledaná hledaný kterou který hledáte neexistuje již nenalezena nenalezen nebyla nebyl "
        "nalezena nalezen nelze najít sa nenašla nebola nájdená",
    ),
    _of(
        "страница страницы страницу материал статья сторінка сторінки сторінку стаття",
        r"\b(?:не (?:найден[ао]?|существует|можем найти|удалось найти|знайден[ао]|існує)|больше не существует|нет"
        r"|немає|"
        r"(?:была|был|була) (?:удал[её]на?|видалена))\b",
        "к сожалению на жаль извините вибачте такой такая такої эта этой этот запрашиваемая запрашиваемой "
        "запрошенная "
        "которую вы ищете ищите искали или больше уже не найдена найден найдено существует можем найти удалось нет "
        "была "
        "был удалена удалён удален ця запитувана яку ви шукаєте або вже знайдена знайдено існує немає була "
        "видалена на "
        "сайте нашем сайті",
    ),
    _of(
        "sayfa sayfaya sayfayı haber içerik",
        r"\b(?:bulunamadı|bulunamıyor|bulamadık|mevcut değil|yayında değil|yayından kaldırıl\w+|silinmiş\w*)$",
        "üzgünüz maalesef aradığınız istediğiniz istenen bu ulaşmak erişmek bulunamadı bulunamıyor bulamadık "
        "mevcut değil "
        "yayında yayından kaldırılmış kaldırılmıştır kaldırıldı silinmiş silinmiştir artık veya",
    ),
)

UNSPACED = re.compile(
    r"(?:(?:大変)?(?:申し訳(?:ございません|ありません)(?:が)?|恐れ入りますが))?"
    r"(?:ご指定の|お探しの|指定された|アクセスしようとした|該当(?:する|の)|要求された|この|その)*"
    r"(?:ページ|記事|コンテンツ|url)(?:[のは]?(?:公開|掲載)(?:期間)?)?[はがを]?"
    r"(?:見つかりません(?:でした)?|見つけられませんでした|存在しません|ございません|ありません|表示できません(?:でした)?|"
    r"(?:すでに|既に)?削除され(?:ました|ています)|(?:すでに|既に)?終了(?:いた)?し(?:ました|ています))"
    r"|(?:很?抱歉|对不起|對不起)*(?:您|你)?(?:要|所|正在)?(?:访问|请求|寻找|要找|找|查找|浏览|查看|造訪|訪問|瀏覽|尋找|請求)?的?"
    r"(?:该|这个|此|該|這個)?(?:页面|网页|内容|文章|新闻|頁面|網頁|內容|新聞)(?:可能)?(?:已经|已經|已)?(?:被)?"
    r"(?:不存在|不见了|找不到|删除|刪除|失效|过期|過期|下线|下線|下架|移除|走丢|未找到|无法访问|無法顯示)了?"
    r"(?:或(?:者)?(?:已经|已經|已)?(?:被)?(?:删除|刪除|不存在|移除))?了?"
    r"|(?:죄송합니다)?(?:요청하신|찾으시는|원하시는|해당|이|존재하지않는|삭제된|없는)*(?:페이지|기사|게시물|콘텐츠)[를을가이는은]?"
    r"(?:찾을수(?:가)?없습니다|존재하지않습니다|없습니다|삭제되었습니다)"
    r"|(?:죄송합니다)?(?:존재하지않는|삭제된|없는)(?:페이지|기사|게시물|콘텐츠)입니다"
)
"""Of the whole sentence, without spaces and signs, in languages that set none between words or few."""
