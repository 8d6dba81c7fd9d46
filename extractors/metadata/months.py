"""Names of months in the languages of the news sites we read, as data: one line a language, January first."""

from __future__ import annotations

from collections.abc import Mapping

_NAMES: Mapping[str, str] = {
    "en": "january|jan february|feb|febr march|mar april|apr may june|jun july|jul august|aug "
    "september|sept|sep "
    "october|oct november|nov december|dec",
    "de": "januar|jänner|jan|jän februar|feber|feb märz|mär|maerz|mrz april|apr mai juni|jun juli|jul "
    "august|aug "
    "september|sept|sep oktober|okt november|nov dezember|dez",
    "fr": "janvier|janv février|fevrier|févr|fév mars avril|avr mai juin juillet|juil août|aout "
    "septembre|sept "
    "octobre|oct novembre|nov décembre|decembre|déc",
    "es": "enero|ene febrero|feb marzo|mar abril|abr mayo|may junio|jun julio|jul agosto|ago "
    "septiembre|setiembre|sept|sep "
    "octubre|oct noviembre|nov diciembre|dic",
    "pt": "janeiro|jan fevereiro|fev março|marco|mar abril|abr maio|mai junho|jun julho|jul agosto|ago "
    "setembro|set "
    "outubro|out novembro|nov dezembro|dez",
    "it": "gennaio|gen febbraio|feb marzo|mar aprile|apr maggio|mag giugno|giu luglio|lug agosto|ago "
    "settembre|set|sett "
    "ottobre|ott novembre|nov dicembre|dic",
    "nl": "januari|jan februari|feb maart|mrt april|apr mei juni|jun juli|jul augustus|aug september|sep "
    "oktober|okt "
    "november|nov december|dec",
    "sv": "januari|jan februari|feb mars|mar april|apr maj juni|jun juli|jul augusti|aug "
    "september|sep|sept oktober|okt "
    "november|nov december|dec",
    "no": "januar|jan februar|feb mars|mar april|apr mai juni|jun juli|jul august|aug september|sep|sept "
    "oktober|okt "
    "november|nov desember|des",
    "da": "januar|jan februar|feb marts|mar april|apr maj juni|jun juli|jul august|aug september|sep|sept "
    "oktober|okt "
    "november|nov december|dec",
    "fi": "tammikuuta|tammikuu helmikuuta|helmikuu maaliskuuta|maaliskuu huhtikuuta|huhtikuu "
    "toukokuuta|toukokuu "
    "kesäkuuta|kesäkuu heinäkuuta|heinäkuu elokuuta|elokuu syyskuuta|syyskuu lokakuuta|lokakuu "
    "marraskuuta|marraskuu "
    "joulukuuta|joulukuu",
    "pl": "stycznia|styczeń|sty lutego|luty|lut marca|marzec|mar kwietnia|kwiecień|kwi maja|maj "
    "czerwca|czerwiec|cze "
    "lipca|lipiec|lip sierpnia|sierpień|sie września|wrzesień|wrz października|październik|paź "
    "listopada|listopad|lis "
    "grudnia|grudzień|gru",
    "cs": "ledna|leden|led února|únor|úno března|březen|bře dubna|duben|dub května|květen|kvě "
    "června|červen|čvn "
    "července|červenec|čvc srpna|srpen|srp září|zář října|říjen|říj listopadu|listopad|lis "
    "prosince|prosinec|pro",
    "sk": "januára|január februára|február marca|marec apríla|apríl mája|máj júna|jún júla|júl "
    "augusta|august "
    "septembra|september októbra|október novembra|november decembra|december",
    "ru": "января|январь|янв февраля|февраль|фев|февр марта|март|мар апреля|апрель|апр мая|май "
    "июня|июнь|июн июля|июль|июл "
    "августа|август|авг сентября|сентябрь|сен|сент октября|октябрь|окт ноября|ноябрь|ноя|нояб "
    "декабря|декабрь|дек",
    "uk": "січня|січень лютого|лютий березня|березень квітня|квітень травня|травень червня|червень "
    "липня|липень "
    "серпня|серпень вересня|вересень жовтня|жовтень листопада|листопад грудня|грудень",
    "bg": "януари февруари|февр март април май юни юли август септември|септ октомври ноември|ноем декември",
    "tr": "ocak|oca şubat|şub mart|mar nisan|nis mayıs|may haziran|haz temmuz|tem ağustos|ağu eylül|eyl "
    "ekim|eki "
    "kasım|kas aralık|ara",
    "hu": "január|jan február|febr március|márc április|ápr május|máj június|jún július|júl augusztus|aug "
    "szeptember|szept október|okt november|nov december|dec",
    "ro": "ianuarie|ian februarie|feb martie|mar aprilie|apr mai iunie|iun iulie|iul august|aug "
    "septembrie|sept|sep "
    "octombrie|oct noiembrie|nov decembrie|dec",
    "el": "ιανουαρίου|ιανουάριος|ιαν φεβρουαρίου|φεβρουάριος|φεβ μαρτίου|μάρτιος|μαρ απριλίου|απρίλιος|απρ "
    "μαΐου|μάιος|μαϊ "
    "ιουνίου|ιούνιος|ιουν ιουλίου|ιούλιος|ιουλ αυγούστου|αύγουστος|αυγ σεπτεμβρίου|σεπτέμβριος|σεπ "
    "οκτωβρίου|οκτώβριος|οκτ νοεμβρίου|νοέμβριος|νοε δεκεμβρίου|δεκέμβριος|δεκ",
    "id": "januari|jan februari|feb maret|mar april|apr mei juni|jun juli|jul agustus|agu september|sep "
    "oktober|okt "
    "november|nov desember|des",
    "vi": "tháng-một tháng-hai tháng-ba tháng-tư tháng-năm tháng-sáu tháng-bảy tháng-tám tháng-chín "
    "tháng-mười "
    "tháng-mười-một tháng-mười-hai",
    "ar": "يناير|كانون-الثاني فبراير|شباط مارس|آذار أبريل|ابريل|نيسان مايو|أيار يونيو|حزيران يوليو|تموز "
    "أغسطس|اغسطس|آب "
    "سبتمبر|أيلول أكتوبر|اكتوبر|تشرين-الأول نوفمبر|تشرين-الثاني ديسمبر|كانون-الأول",
    "hi": "जनवरी फरवरी|फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर|सितम्बर अक्टूबर|अक्तूबर नवंबर|नवम्बर दिसंबर|दिसम्बर",
    "hr": "siječnja|siječanj veljače|veljača ožujka|ožujak travnja|travanj svibnja|svibanj lipnja|lipanj "
    "srpnja|srpanj "
    "kolovoza|kolovoz rujna|rujan listopada|listopad studenoga|studenog|studeni prosinca|prosinac",
}


def _table(language: str) -> dict[str, int]:
    table: dict[str, int] = {}
    for number, names in enumerate(_NAMES[language].split(), 1):
        for name in names.split("|"):
            table[name.replace("-", " ")] = number
    return table


BY_LANGUAGE: Mapping[str, Mapping[str, int]] = {language: _table(language) for language in _NAMES}
"""Language -> name in lower case -> 1 to 12."""


def _common() -> dict[str, int]:
    table: dict[str, int] = {}
    for language in _NAMES:
        if language == "hr":  # its listopad is October, its srpanj July: only where the page is Croatian
            continue
        for name, number in BY_LANGUAGE[language].items():
            table.setdefault(name, number)
    return table


COMMON: Mapping[str, int] = _common()
"""All languages together, for a page whose language is not known; of two meanings the earlier language's."""


def month(name: str, language: str | None = None) -> int | None:
    """The number of a month's name (lower case, without a full stop), by the page's language first."""
    own = BY_LANGUAGE.get((language or "")[:2])
    if own is not None and name in own:
        return own[name]
    return COMMON.get(name)
