"""Whether a page says that there is none, or that the server failed: "404 - Page not found - The Post". Sites that
answer so with the status of a page that is there would have it exported, the menu of its last news with it."""

from __future__ import annotations

import re

from extractors.verdicts.missing_words import UNSPACED, VOCABULARIES

_STATUS = re.compile(r"\b(?:400|401|403|404|410|451|500|502|503|504)\b")
_ERROR = re.compile(
    r"\b(?:http|status|error|fehler|erreur|errore|erro|fout|fel|fejl|feil|villa|virhe|viga|hiba|chyba|błąd|eroare|greška|"
    r"napaka|kļūda|klaida|hata|xəta|gabim|ошибка|помилка|грешка|памылка|қате|σφάλμα|lỗi|ralat|kesalahan|kosa)\b|"
    r"エラー|错误|錯誤|오류|에러|خطأ|خطا|שגיאה|त्रुटि|ত্রুটি|ข้อผิดพลาด",
    re.I,
)
_PARTS = re.compile(r"\s+[|–—·•»-]+\s+|\s*[|｜]\s*")
"""No colon: what stands behind "Error 404:" may be what an article says of it."""
_LONGEST = 200
NOT_FOUND = frozenset(
    """
    page not found | not found | page cannot be found | the page cannot be found | file not found | content not found
    page missing | page doesn't exist | page does not exist | page unavailable | page not available | nothing found
    error page | fehlerseite | page d'erreur | página de error | página de erro | pagina di errore | foutpagina
    seite nicht gefunden | nicht gefunden | seite wurde nicht gefunden | die seite wurde nicht gefunden
    inhalt nicht gefunden | seite nicht verfügbar | seite existiert nicht
    page introuvable | page non trouvée | page inexistante | page indisponible | contenu introuvable
    página no encontrada | no encontrado | página no disponible | contenido no encontrado | no se encuentra la página
    página não encontrada | não encontrado | não encontrada | página não localizada | conteúdo não encontrado
    pagina non trovata | non trovato | non trovata | pagina inesistente | contenuto non trovato | pàgina no trobada
    páxina non atopada | orria ez da aurkitu | pagina niet gevonden | niet gevonden | deze pagina bestaat niet
    sidan hittades inte | sidan kunde inte hittas | sidan finns inte | siden blev ikke fundet | siden findes ikke
    siden kunne ikke findes | siden ble ikke funnet | siden finnes ikke | fant ikke siden | finner ikke siden
    síða fannst ekki | sivua ei löydy | sivua ei löytynyt | lehte ei leitud | lapa nav atrasta | puslapis nerastas
    nie znaleziono strony | strona nie istnieje | strona nie została znaleziona | nie znaleziono | stránka nenalezena
    stránka nebyla nalezena | stránka neexistuje | stránka nenájdená | stránka sa nenašla | stránka nebola nájdená
    az oldal nem található | oldal nem található | a keresett oldal nem található | pagina nu a fost găsită
    pagină inexistentă | pagina nu există | stranica nije pronađena | страница није пронађена | strani ni mogoče najti
    stran ni najdena | faqja nuk u gjet | страница не найдена | страница не существует | не найдено
    сторінку не знайдено | сторінка не знайдена | страницата не е намерена | страницата не съществува
    страницата не е пронајдена | старонка не знойдзена | бет табылмады | η σελίδα δεν βρέθηκε | σελίδα δεν βρέθηκε
    sayfa bulunamadı | aradığınız sayfa bulunamadı | səhifə tapılmadı | sahifa topilmadi | halaman tidak ditemukan
    halaman tidak dijumpai | không tìm thấy trang | trang không tồn tại | không tìm thấy | hindi nahanap ang pahina
    ukurasa haukupatikana | bladsy nie gevind nie | ページが見つかりません | ページが見つかりませんでした
    お探しのページは見つかりませんでした | お探しのページが見つかりません
    페이지를 찾을 수 없습니다 | 找不到页面 | 页面未找到
    页面不存在 | 您访问的页面不存在 | 未找到页面
    找不到頁面 | 找不到網頁 | 頁面不存在
    ไม่พบหน้าที่ค้นหา | ไม่พบหน้า | ไม่พบหน้านี้
    الصفحة غير موجودة | الصفحة غير متوفرة | لم يتم العثور على الصفحة | صفحه یافت نشد | صفحه پیدا نشد | صفحہ نہیں ملا
    הדף לא נמצא | העמוד לא נמצא | עמוד לא נמצא | דף לא נמצא | पृष्ठ नहीं मिला | पेज नहीं मिला
    পৃষ্ঠা পাওয়া যায়নি | பக்கம் கிடைக்கவில்லை
    internal server error | bad gateway | service unavailable | service temporarily unavailable | gateway time-out
    gateway timeout | temporarily unavailable | an error has occurred | an error occurred | an unexpected error occurred
    something went wrong | something has gone wrong | we'll be back soon | site maintenance | site under maintenance
    under maintenance | down for maintenance | scheduled maintenance | database error | application error | server error
    error establishing a database connection | there has been a critical error on this website
    es ist ein fehler aufgetreten | ein fehler ist aufgetreten | hier ist etwas schiefgelaufen | wartungsarbeiten
    une erreur est survenue | une erreur s'est produite | site en maintenance | se ha producido un error
    ha ocurrido un error | algo ha salido mal | algo salió mal | sitio en mantenimiento | si è verificato un errore
    qualcosa è andato storto | sito in manutenzione | ocorreu um erro | algo deu errado | site em manutenção
    er is een fout opgetreden | er ging iets mis | er is iets misgegaan | ett fel har inträffat | ett fel uppstod
    något gick fel | det har oppstått en feil | noe gikk galt | der er opstået en fejl | noget gik galt | wystąpił błąd
    coś poszło nie tak | došlo k chybě | произошла ошибка | что-то пошло не так | сталася помилка | щось пішло не так
    bir hata oluştu | bir şeyler ters gitti | エラーが発生しました | ただいまメンテナンス中です | メンテナンス中です
    오류가 발생했습니다 | 서버 오류 | 系统错误 | 系統錯誤 | 服务器错误 | 伺服器錯誤 | 系统维护中 | 系統維護中
    terjadi kesalahan | đã xảy ra lỗi | حدث خطأ ما | حدث خطأ | अज्ञात त्रुटि
    """.strip().replace("\n    ", " | ").split(" | ")
)
_SIGNS = re.compile(r"^[\s\W_]+|[\s.,!?:;…。！()\[\]-]+$")
_EXCLAIMED = re.compile(r"^(?:oops|ups|oups|ops|opa|hoppla|sorry|vaya|oeps|oj|hovsa|упс|ой)\W+", re.I)


_NO_WORDS = re.compile(r"[\W_]+")
_SPACED = re.compile(r"[^\W\d_]+(?:'[^\W\d_]+)?")


def says_missing(title: str) -> bool:
    """Whether a part of a page's title is a status of failure, or says that there is no such page, and nothing else."""
    return any(map(is_missing, _PARTS.split(title[:_LONGEST])))


def is_missing(part: str) -> bool:
    """Whether a text is a status of failure, or says that there is no such page, and nothing else."""
    if len(part) > _LONGEST:
        return False
    rest, count = _STATUS.subn(" ", part)
    rest = _EXCLAIMED.sub("", _SIGNS.sub("", rest)).casefold().replace("’", "'")
    if " ".join(rest.split()) in NOT_FOUND or _is_sentence(rest):
        return True
    rest = " ".join(_SIGNS.sub("", _ERROR.sub(" ", rest)).split())
    return count > 0 and (not rest or rest in NOT_FOUND)


def _is_sentence(text: str) -> bool:
    """Whether a sentence, in small letters, has no words but those that say that a page is not there."""
    if UNSPACED.fullmatch(_NO_WORDS.sub("", text)):
        return True
    words = _SPACED.findall(text)
    said = " ".join(words)
    return any(
        not vocabulary.names.isdisjoint(words)
        and vocabulary.absences.search(said) is not None
        and all(word in vocabulary.fillers or word in vocabulary.names for word in words)
        for vocabulary in VOCABULARIES
    )
