"""Words that stand before the day of publication and that of the last change, as data, and patterns of them.

``*`` is any ending and ``_`` a space. Words of scripts with spaces between words stand by themselves; those whose signs
run on, or whose vowels are no letters to a pattern, count anywhere.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from extractors.dom.characters import holds_any

_UPDATED = (
    "aktualisiert stand modifié maj actualizado actualización "
    "actualitzat atualizado aggiornat[oa] modifica bijgewerkt "
    "uppdaterad ändrad oppdatert opdateret endret aktualizov* "
    "aktualizac* обновлен[оа] изменен[оа] оновлен[оая]* güncelle* "
    "ενημέρωσ* ενημερωσ* ενημερώθηκε actualizare actualizat ažurirano "
    "posodobljeno diperbarui diupdate cập_nhật ажурирано "
    "измењено izm(?:ij)?enjeno izmjenjeno uppdatera[dt]* gewijzigd frissült "
    "geändert letzte_änderung letzte_aktualisierung aktualisierung zuletzt_bearbeitet überarbeitet "
    "dernière_modification modification actualisée? actualizada modificad[oa] modificación editad[oa] "
    "atualizada atualização modificação alterad[oa] actualitzada actualització modificat[oa]? "
    "actualizării actualizată modificată modificare aangepast geüpdatet geupdate geactualiseerd herzien "
    "redigerad redigerat redigeret redigert ändrat reviderad ændret ajourført sist_endra oppdatera "
    "päivitys* päivitett* muokatt* muutettu uppfært* breytt uuendatud uuendus muudetud täiendatud "
    "atjaun* labots papildināts izmaiņas atnaujin* pakeista redaguota papildyta "
    "zaktualizowan* zmodyfikowan* modyfikacj* zmieniono zmieniony edytowan* ostatnia_zmiana upraven* poslední_úprava "
    "poslední_změna změněno aktualizá* zmenené zadnja_sprememba "
    "dopolnjeno osveženo ažuriran* izmijenjen* zadnja_izmjena "
    "osvježeno izmenjen* poslednja_izmena ажуриран* измењен* последња_измена изменето последна_промена освежено "
    "последна_промяна променен* актуализ* редактиран* обновен* обновлени* обновлён* "
    "изменени* отредактирован* змінено оновленн* відредагован* абноўлен* зменена "
    "szerkesztve módosít* frissít* ανανέωση ανανεώθηκε τροποποι* τροποποί* "
    "përditësuar përditësim* ndryshuar düzenlenme düzenlendi son_değişiklik "
    "yenilən* жаңарт* yangilan* განახლ* թարմաց* "
    "posljednja_izmjena zadnja_posodobitev spremenjeno azhurnuar azken_eguneraketa шинэчил* шинэчлэгд* "
    "imesasishwa ilisasishwa imeboreshwa opgedateer bygewerk diubah pembaruan dimutakhirkan pemutakhiran disunting "
    "dikemas_kini kemas_kini dikemaskini eguneratu* eguneratze* diweddar* nuashon* aġġornat sửa_đổi chỉnh_sửa"
)
_UPDATED_ANYWHERE = (
    "更新 修改 수정 업데이트 עודכן עדכון_אחרון تحديث به‌روزرسانی "
    "بروزرسانی به‌روز อัปเดต ปรับปรุง अपडेटेड अपडेट আপডেট হালনাগাদ "
    "תאריך_עדכון حُدّث حُدث حدّث آخر_تعديل تم_التعديل عُدّل ویرایش به_روز_شده "
    "به_روز_رسانی اپ_ڈیٹ اپڈیٹ تازہ_کاری अद्यतन अद्ययावत अद्यावधिक संशोधित "
    "পরিমার্জিত সংশোধিত અપડેટ સુધારેલ ਅਪਡੇਟ ਅੱਪਡੇਟ புதுப்பிக்க அப்டேட் "
    "అప్‌డేట్ అప్డేట్ నవీకరి ಅಪ್‌ಡೇಟ್ ಅಪ್ಡೇಟ್ ನವೀಕರಿ പുതുക്കി അപ്ഡേറ്റ് "
    "යාවත්කාලීන อัพเดต อัพเดท อัปเดท แก้ไขล่าสุด 编辑于 編輯於 የተሻሻለ የዘመነ ធ្វើបច្ចុប្បន្នភាព အပ်ဒိတ် ອັບເດດ ປັບປຸງ "
    "アップデート 改訂 修訂 修订 갱신"
)
_PUBLISHED = (
    "veröffentlicht erstellt geschrieben verfasst "
    "publié publicad[oa] publicat pubblicat[oa] gepubliceerd publicerad publisert publiceret "
    "offentliggjort scritto escrito geschreven utworzenia dodano опубліковано udgivet geplaatst "
    "yayın* megjelent közzétéve létrehozva δημοσίευση "
    "δημοσιεύ* δημοσιευ* diterbitkan dipublikasikan xuất_bản đăng_lúc publication_date issued "
    "publiziert erschienen veröffentlichung erstveröffentlichung publication publiée créée? parue? "
    "écrit rédigé posté diffusé mis_en_ligne publicación "
    "creado publicação criad[oa] postad[oa] pubblicazione creat[oa]? "
    "inserit[oa] postat publicació publicării publicată publicatiedatum "
    "aangemaakt publicerat publicerades skapad oprettet "
    "lagt_op opprettet lagt_ut julkaisu* julkaist* luotu birt "
    "birtist avaldat* avaldami* loodud publicēt* publicēšan* "
    "paskelbt* publikuot* sukurta opublikowan* publikacj* dodane dodania utworzono vydán* vytvořen* "
    "vloženo vyšlo zveřejněn* publikovan* publikován* zverejnen* uverejnen* "
    "vydan[éá] vydania vytvoren* objav* postavljen* објав* публикац* "
    "публикуван* създаден* опубликован* публикаци* создан[оа]? размещен* добавлен* опублікован* публікаці* створено "
    "розміщен* апублікаван* надрукаван* publikálva megjelenés közzététel "
    "feltöltve αναρτήθηκε ανάρτηση δημοσί* δημοσίευσης "
    "publikuar botuar oluştur* giriş eklenme yayım* dərc "
    "жариялан* нийтэл* нийтлэгд* chop_etil* joylan* eʼlon_qilin* გამოქვეყნ* հրապարակ* "
    "imechapishwa ilichapishwa gepubliseer geplaas nailathala inilathala "
    "terbit tayang diunggah dibuat disiarkan argitarat* "
    "cyhoeddwyd foilsithe ippubblikat ngày_đăng đăng_ngày ngày_xuất_bản"
)
_PUBLISHED_ANYWHERE = (
    "发布 發佈 發布 公開 配信 등록 입력 פורסם تاريخ_النشر نُشر انتشار เผยแพร่ प्रकाशित प्रकाश "
    "פרסום نشر منتشر شائع اشاعت पब्लिश প্রকাশ પ્રકાશ ਪ੍ਰਕਾਸ਼ வெளியிட வெளியீடு பதிவு "
    "የታተመ ផ្សាយ ထုတ်ဝေ ເຜີຍແຜ່ "
    "ప్రచుర ಪ್ರಕಟ പ്രസിദ്ധീകരിച്ച ප්‍රකාශ โพสต์ 掲載 投稿 初出 登録日 作成日 发表 "
    "發表 刊登 刊出 上架 上传 上傳 게재 승인 발행 송고 게시 작성"
)


_EDITED = r"\b(?:last\s+)?(?:updated?|modified|edited(?!\s+by\b)|revised|reviewed)\b|\bmise?\s+à\s+jour\b|"
_EDITED += r"\b(?:ultimo\s+)?aggiornamento\b|\bzuletzt\s+(?:geändert|aktualisiert)\b"
_EDITED_STEMS = ("updat", "modif", "edited", "revised", "reviewed", "jour", "aggiornamento", "zuletzt")
_POSTED = r"\b(?:written(?!\s+by\b)|published|publish(?:ed)?\s+(?:date|on|at)|posted|first\s+published|created)\b"


class Words:
    """A pattern of words, and literals of which one is in whatever it matches: these are found ten times sooner."""

    def __init__(self, apart: str, anywhere: str, more: str, stems: Sequence[str]) -> None:
        first, second = ("|".join(map(_pattern, words.split())) for words in (apart, anywhere))
        self.pattern = re.compile(rf"{more}|(?<!\w)(?:{first})(?!\w)|{second}", re.I)
        found = [_stem(word) for word in f"{apart} {anywhere}".split()]
        plain = {stem for stem in [*found, *stems] if stem.isascii()}
        self._ascii = _shortest(plain)
        self._all = _shortest({*found, *stems})

    def search(self, text: str) -> re.Match[str] | None:
        """The first word in a text."""
        return self.pattern.search(text) if self.may_be_in(text) else None

    def may_be_in(self, text: str) -> bool:
        lowered = text.lower()
        return holds_any(lowered, self._ascii if text.isascii() else self._all)

    def last_in(self, text: str) -> re.Match[str] | None:
        """The last word in a text."""
        found = list(self.pattern.finditer(text)) if self.may_be_in(text) else []
        return found[-1] if found else None


def _pattern(word: str) -> str:
    return word.replace("_", r"\s+").replace("*", r"\w*").replace(".", r"\.")


def _stem(word: str) -> str:
    """The longest literal part of a word, without the sign before a ``?``."""
    return max(re.split(r".\?|\[.*?\]\??|[_*]", word.lower()), key=len)


def _shortest(stems: set[str]) -> tuple[str, ...]:
    """Those that hold no other one."""
    return tuple(sorted(stem for stem in stems if not any(other != stem and other in stem for other in stems)))


UPDATED = Words(_UPDATED, _UPDATED_ANYWHERE, _EDITED, _EDITED_STEMS)
PUBLISHED = Words(_PUBLISHED, _PUBLISHED_ANYWHERE, _POSTED, ("publish", "posted", "created", "written"))
