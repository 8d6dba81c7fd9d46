"""Encoding: which one a page's bytes are read in."""

from __future__ import annotations

import codecs

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from extractors.encoding import codec_of, decode, is_verbatim, read
from tests.growth import assert_proportional

CHINESE = "北京时间三月五日，国务院新闻办公室举行发布会，介绍今年以来经济运行的有关情况。记者从会上获悉，"
TRADITIONAL = "臺北市政府昨天宣布，捷運環狀線將於明年底通車，沿線居民對此表示歡迎。記者採訪了幾位乘客，"
JAPANESE = "東京都は五日、来年度の予算案を発表した。総額は過去最大となり、教育や防災に重点を置くという。"
KOREAN = "서울시는 오일 내년도 예산안을 발표하고 교통과 주거 분야에 중점을 두겠다고 밝혔다. "
RUSSIAN = "Городской совет во вторник утвердил бюджет на следующий год и перенёс ремонт моста на осень. "
POLISH = "Rada miasta zatwierdziła we wtorek budżet na przyszły rok, choć część radnych była przeciw. "
GREEK = "Το δημοτικό συμβούλιο ενέκρινε την Τρίτη τον προϋπολογισμό του επόμενου έτους. "
TURKISH = "Belediye meclisi salı günü gelecek yılın bütçesini onayladı; köprü onarımı güze kaldı. Şehir ışıkları. "
HEBREW = "מועצת העיר אישרה ביום שלישי את התקציב לשנה הבאה. "
ARABIC = "وافق مجلس المدينة يوم الثلاثاء على ميزانية العام المقبل. "
THAI = "สภาเมืองอนุมัติงบประมาณปีหน้าเมื่อวันอังคาร "
GERMAN = "Der Stadtrat beschloss am Dienstag, die Brücke früher zu schließen: „Größere Schäden“ drohten – so hieß es. "

DECLARED = (
    ("gb2312", "gb2312", CHINESE),
    ("gb2312", "gb18030", CHINESE + "㐀镕㛃"),  # pages that say gb2312 use characters that only gb18030 has
    ("gbk", "gbk", CHINESE),
    ("gb18030", "gb18030", CHINESE),
    ("big5", "big5", TRADITIONAL),
    ("big5", "big5hkscs", TRADITIONAL + "嘅喺"),
    ("shift_jis", "shift_jis", JAPANESE),
    ("Shift_JIS", "cp932", JAPANESE + "①髙"),
    ("x-sjis", "shift_jis", JAPANESE),
    ("euc-jp", "euc_jp", JAPANESE),
    ("iso-2022-jp", "iso2022_jp", JAPANESE),
    ("euc-kr", "euc_kr", KOREAN),
    ("ks_c_5601-1987", "cp949", KOREAN + "똠"),
    ("windows-1250", "cp1250", POLISH),
    ("iso-8859-2", "iso8859_2", POLISH),
    ("windows-1251", "cp1251", RUSSIAN),
    ("koi8-r", "koi8_r", RUSSIAN),
    ("windows-1252", "cp1252", GERMAN),
    ("iso-8859-1", "cp1252", GERMAN),  # browsers read Latin-1 as windows-1252
    ("us-ascii", "cp1252", GERMAN),
    ("windows-1253", "cp1253", GREEK),
    ("windows-1254", "cp1254", TURKISH),
    ("iso-8859-9", "cp1254", TURKISH),
    ("windows-1255", "cp1255", HEBREW),
    ("windows-1256", "cp1256", ARABIC),
    ("tis-620", "tis_620", THAI),
    ("windows-874", "cp874", THAI),
)


def html(text: str, label: str | None) -> str:
    meta = f'<meta http-equiv="Content-Type" content="text/html; charset={label}">' if label else ""
    return f"<html><head>{meta}<title>t</title></head><body><p>{text}</p></body></html>"


@pytest.mark.parametrize(("label", "codec", "text"), DECLARED, ids=[f"{d[0]}-{d[1]}" for d in DECLARED])
def test_meta_charset(label: str, codec: str, text: str) -> None:
    assert text in decode(html(text, label).encode(codec))[0]


@pytest.mark.parametrize(("label", "codec", "text"), DECLARED, ids=[f"{d[0]}-{d[1]}" for d in DECLARED])
def test_transport_charset(label: str, codec: str, text: str) -> None:
    assert text in decode(html(text, None).encode(codec), label)[0]


@pytest.mark.parametrize(
    "head",
    [
        '<meta charset="{}">',
        "<META CHARSET={}>",
        "<meta charset='{}' />",
        '<meta name=x content="y"><meta charset={}>',
        '<meta content="text/html;charset={}" http-equiv=content-type>',
        '<?xml version="1.0" encoding="{}"?>',
        '<meta http-equiv="Content-Type"\n content="text/html; charset = {}">',
    ],
)
def test_ways_to_declare(head: str) -> None:
    body = f"{head.format('windows-1251')}<p>{RUSSIAN}</p>".encode("cp1251")
    assert decode(body) == (body.decode("cp1251"), "cp1251")


def test_a_declaration_far_down_is_found() -> None:
    body = f"<!-- {'x' * 9000} --><meta charset=koi8-r><p>{RUSSIAN}</p>".encode("koi8-r")
    assert RUSSIAN in decode(body)[0]


@pytest.mark.parametrize(
    "label", ["gb2312", "iso-8859-1", "windows-1251", "shift_jis", "none-such", "", "utf-16", "base64"]
)
@pytest.mark.parametrize("text", [CHINESE, RUSSIAN, GERMAN, THAI])
def test_utf_8_under_a_wrong_label(label: str, text: str) -> None:
    body = html(text, label).encode()
    assert decode(body, label) == (body.decode(), "utf-8")


@pytest.mark.parametrize(("codec", "text"), [("gb18030", CHINESE), ("big5", TRADITIONAL), ("cp1251", RUSSIAN)])
def test_other_encodings_under_the_label_utf_8(codec: str, text: str) -> None:
    body = html(text, "utf-8").encode(codec)
    read, _ = decode(body, "utf-8")
    assert isinstance(read, str) and "<p>" in read


def test_the_transport_goes_before_the_page() -> None:
    assert RUSSIAN in decode(html(RUSSIAN, "windows-1252").encode("cp1251"), "windows-1251")[0]


def test_a_label_that_cannot_decode_gives_way() -> None:
    body = html(CHINESE, "gb18030").encode("gb18030")
    assert CHINESE in decode(body, "ascii-something")[0]
    assert CHINESE in decode(body, "euc-jp")[0] or decode(body, "euc-jp")[1] == "euc_jp"


@pytest.mark.parametrize(
    ("mark", "codec"),
    [
        (codecs.BOM_UTF8, "utf-8"),
        (codecs.BOM_UTF16_LE, "utf-16-le"),
        (codecs.BOM_UTF16_BE, "utf-16-be"),
        (codecs.BOM_UTF32_LE, "utf-32-le"),
        (codecs.BOM_UTF32_BE, "utf-32-be"),
    ],
)
def test_byte_order_marks_win(mark: bytes, codec: str) -> None:
    text = html(CHINESE + RUSSIAN, "iso-8859-1")
    assert decode(mark + text.encode(codec), "koi8-r") == (text, codec)


@pytest.mark.parametrize("codec", ["utf-16-le", "utf-16-be"])
@pytest.mark.parametrize("declared", [None, "utf-8", "windows-1252"])
def test_utf_16_that_nothing_declares(codec: str, declared: str | None) -> None:
    page = f"<!DOCTYPE html>{html(RUSSIAN, None)}"
    assert decode(page.encode(codec), declared) == (page, codec)
    assert decode(page.encode(codec) + b"\n", declared)[0].startswith(page), "a byte too many"
    assert decode(b"<\0p>some text with a zero", declared)[0] == "< p>some text with a zero"
    assert decode(b"\0" * 40, declared)[0] == " " * 40


@pytest.mark.parametrize("codec", ["utf-16-le", "utf-16-be"])
def test_utf_16_that_the_transport_declares(codec: str) -> None:
    text = html(RUSSIAN, None)
    assert decode(text.encode(codec), codec)[0] == text


@pytest.mark.parametrize(("codec", "text"), [("gb18030", CHINESE * 3), ("euc_jp", JAPANESE * 3), ("cp949", KOREAN * 3)])
def test_undeclared_multi_byte_is_read_without_damage(codec: str, text: str) -> None:
    read, _ = decode(html(text, None).encode(codec))
    assert "\ufffd" not in read


def test_undeclared_chinese() -> None:
    assert CHINESE in decode(html(CHINESE * 3, None).encode("gb18030"))[0]


@pytest.mark.parametrize(("label", "codec", "text"), [("utf-8", "utf-8", CHINESE), ("gb2312", "gb18030", CHINESE)])
def test_a_stray_byte_costs_a_character_only(label: str, codec: str, text: str) -> None:
    body = html("", label).encode(codec).replace(b"<p>", b"<p>\xff<i>" + text.encode(codec) * 5 + b"</i>")
    read, _ = decode(body, None)
    assert text in read


_ADDED = {"①": b"-!", "㈱": b"-j", "№": b"-b", "髙": b"|b", "﨑": b"yu"}
"""Signs and ideographs by their places in JIS X 0208 as NEC and IBM added to it."""


@pytest.mark.parametrize("label", ["euc-jp", None])
@pytest.mark.parametrize("sign", _ADDED)
def test_signs_that_were_added_to_japanese(sign: str, label: str | None) -> None:
    """Python's codec has none of them; one damaged character in a short text made it Chinese."""
    added = bytes(byte | 0x80 for byte in _ADDED[sign])
    body = html(f"{JAPANESE}@", label).encode("euc_jp").replace(b"@", added)
    assert decode(body) == (html(f"{JAPANESE}{sign}", label), "euc_jp")


def test_signs_that_were_added_to_japanese_with_escapes() -> None:
    body = html(JAPANESE, "iso-2022-jp").encode("iso2022_jp")
    for sign, added in _ADDED.items():
        assert f"{JAPANESE}{sign}<" in decode(body.replace(b"</p>", b"\x1b$B" + added + b"\x1b(B</p>"))[0]


def test_the_euro_sign_of_gbk() -> None:
    assert f"{CHINESE}€500" in decode(html(f"{CHINESE}@500", "gb2312").encode("gbk").replace(b"@", b"\x80"))[0]


@pytest.mark.parametrize("label", [None, "utf-8", "iso-8859-1"])
@pytest.mark.parametrize("text", ["café", "the pub’s", "“café”", "£5", "Straße, über"])
def test_a_few_accents_in_windows_1252_are_no_damaged_utf_8(label: str | None, text: str) -> None:
    assert decode(html(text, label).encode("cp1252")) == (html(text, label), "cp1252")


@pytest.mark.parametrize(
    "label", ["idna", "punycode", "undefined", "unicode_escape", "utf-7", "rot13", "base64", "zlib"]
)
def test_labels_that_are_no_encodings_of_pages(label: str) -> None:
    """Python decodes these, or raises; a page that names one is read as if it named none."""
    body = b"<meta charset=%b><p>+ADw-b+AD4- \\u0041 caf\xe9" % label.encode()
    text, codec = decode(body, label)
    assert "+ADw-b+AD4- \\u0041" in text and codec != label


def test_escapes_in_utf_8_text_are_no_japanese() -> None:
    assert decode("\x1b$ é".encode())[0] == "\x1b$ é"


@pytest.mark.parametrize(
    ("label", "codec"),
    [
        ("windows-31j", "cp932"),
        ("ms_kanji", "cp932"),
        ("x-euc-jp", "euc_jp"),
        ("x-cp1251", "cp1251"),
        ("windows-949", "cp949"),
        ("dos-874", "cp874"),
        ("x-mac-roman", "mac-roman"),
        ("x-mac-cyrillic", "mac-cyrillic"),
        ("x-x-big5", "big5hkscs"),
        ("iso-8859-8-i", "iso8859-8"),
        ("koi8", "koi8-r"),
        ("l1", "cp1252"),
        ("csgb2312", "gb18030"),
        ("unicode-1-1-utf-8", "utf-8"),
        ("replacement", None),
        ("hz-gb-2312", None),
        ("x-user-defined", None),
    ],
)
def test_labels_as_browsers_read_them(label: str, codec: str | None) -> None:
    assert codec_of(f' "{label.upper()}" ') == codec
    assert codec is None or codecs.lookup(codec)


@pytest.mark.parametrize(
    ("language", "codec", "text"),
    [
        ("ru", "cp1251", RUSSIAN),
        ("ru-RU", "koi8-r", RUSSIAN),
        ("pl", "cp1250", POLISH),
        ("el", "cp1253", GREEK),
        ("tr", "cp1254", TURKISH),
        ("he", "cp1255", HEBREW),
        ("ar", "cp1256", ARABIC),
        ("th", "cp874", THAI),
        ("ja", "cp932", JAPANESE),
        ("ja", "euc_jp", JAPANESE),
        ("ko", "cp949", KOREAN),
        ("zh-CN", "gb18030", CHINESE),
        ("zh-TW", "big5hkscs", TRADITIONAL),
        ("de", "cp1252", GERMAN),
    ],
)
@pytest.mark.parametrize("label", [None, "utf-8"])
def test_no_encoding_but_a_language(language: str, codec: str, text: str, label: str | None) -> None:
    body = html(text, label).replace("<html>", f'<html class="no-js" lang="{language}">').encode(codec)
    assert text in decode(body)[0]


@pytest.mark.parametrize("codec", ["cp932", "euc_jp"])
def test_japanese_by_its_kana(codec: str) -> None:
    assert JAPANESE in decode(html(JAPANESE * 2, None).encode(codec))[0]


@pytest.mark.parametrize("label", ["", '<meta charset="utf-8">'])
@pytest.mark.parametrize(
    ("codec", "text", "languages"),
    [
        ("big5", "這一場比賽一開始就下起雨，大家都說這是一年來最大的一場雨。", ("zh-TW", "zh-Hant", "")),
        ("cp932", "病院の院長は、ファンの前で機械の説明をした。新しい機関が開かれ、ァと書かれていた。", ("ja", "")),
    ],
)
def test_characters_that_end_with_an_at_sign(codec: str, text: str, languages: tuple[str, ...], label: str) -> None:
    """The commonest sign of all in Big5 (A4 40), some in Shift_JIS: a byte of theirs is ``@``."""
    assert b"@" in text.encode(codec)
    for language in languages:
        page = f"<html lang='{language}'><head>{label}</head><body><p>{text * 9}</p></body></html>".encode(codec)
        assert text in read(page).text


def test_what_was_encoded_twice_is_read_twice() -> None:
    text = "The Investor’s Guide – “à la carte”, naïve © 2024"
    twice = text.encode().decode("latin-1").encode()
    assert decode(b"<p>" + twice)[0] == "<p>" + text
    assert decode(b"<p>\xc3\x83 ok".replace(b" ok", " Â© Ã".encode()))[0] == "<p>Ã Â© Ã"  # no sign of it: left alone


@settings(max_examples=150, deadline=None)
@given(
    st.binary(max_size=300),
    st.none()
    | st.text(max_size=12)
    | st.sampled_from(["utf-7", "idna", "punycode", "undefined", "rot13", "hex", "unicode_escape"]),
)
def test_never_raises(body: bytes, declared: str | None) -> None:
    text, codec = decode(body, declared)
    assert isinstance(text, str) and "\x00" not in text and codecs.lookup(codec)


def test_what_was_encoded_twice_is_found_behind_a_thousand_other_characters_of_its_first_byte() -> None:
    spaces = "\xa0" * 2_000
    twice = "“".encode().decode("latin-1")
    assert decode((spaces + twice).encode())[0] == spaces + "“" and decode(spaces.encode())[0] == spaces


def test_control_characters_are_what_windows_prints() -> None:
    assert decode("we\x92re ’so’ \x97".encode())[0] == "we’re ’so’ —"


odd = st.sampled_from([b"\x00", b"\x1b$B", b"\xc2\x80", b"\xef\xbb\xbf", b"\xff", b"\xe2\x82", "€😀é".encode()])
bodies = st.lists(odd | st.binary(max_size=9) | st.text(max_size=9).map(lambda text: text.encode("utf-8", "replace")))


@given(bodies.map(b"".join), st.sampled_from([None, "utf-8", "utf-16", "gbk"]))
def test_what_is_sure_to_be_verbatim_is(body: bytes, declared: str | None) -> None:
    if is_verbatim(body, declared):
        assert read(body, declared) == (body.decode(), "utf-8", True)


@pytest.mark.parametrize("size", [0, 1, 9_999, 16_383, 16_384, 16_385, 40_000])
def test_verbatim_text_is_known_whatever_pieces_it_is_read_in(size: int) -> None:
    body = b"a" * size + "€😀é".encode() * 9
    assert is_verbatim(body) and not is_verbatim(body[:-1]) and not is_verbatim(b"\xff" + body)


@pytest.mark.parametrize("own", [True, False])
def test_utf_16_that_no_byte_speaks_for_is_not_believed(own: bool) -> None:
    """XSLT of .NET writes such metas; any bytes of an even number are valid UTF-16."""
    for text in (GERMAN, f"{GERMAN}."):
        body = html(text, "utf-16" if own else None).encode("cp1252")
        assert text in decode(body, None if own else "utf-16")[0]


def test_a_declaration_of_utf_16_hides_no_other() -> None:
    body = '<?xml version="1.0" encoding="UTF-16"?>' + html(RUSSIAN, "koi8-r")
    assert RUSSIAN in decode(body.encode("koi8-r"))[0]


def test_a_declaration_in_a_comment_is_none() -> None:
    body = f'<!-- <meta charset="koi8-r"> -->{html(RUSSIAN, "windows-1251")}'
    assert RUSSIAN in decode(body.encode("cp1251"))[0]


def test_the_text_behind_long_scripts_tells_the_encoding() -> None:
    scripts = f"<script>/* © */{'var a = 1; ' * 60_000}</script>".encode("cp1251")
    head, body = b'<html lang="ru"><head>', f"</head><body><p>{RUSSIAN * 20}</p></body></html>".encode("cp1251")
    assert RUSSIAN in decode(head + scripts + body)[0]


@pytest.mark.parametrize(("start", "more"), [(b"<meta charset=", b" "), (b"<html lang=", b" "), (b"", b"<a")])
def test_odd_markup_costs_no_more_than_its_length(start: bytes, more: bytes) -> None:
    assert_proportional(lambda count: decode(start + more * count + b"> " + b"\xe9\xff" * 9), 100_000)


def test_bytes_beyond_ascii_in_what_is_declared_as_iso_2022_jp_are_read_all_the_same() -> None:
    assert decode(b"<p>caf\xe9", "iso-2022-jp")[0] == "<p>café"
    page = b'<meta charset="iso-2022-jp"><p>\x1b$B2A3J\x1b(B \xff\xff</p>'
    assert "価格" in decode(page)[0]


@pytest.mark.parametrize("cut", ["’".encode()[:2], "€".encode()[:2], "😀".encode()[:3]])
def test_a_page_whose_only_mark_is_cut_stays_utf_8(cut: bytes) -> None:
    assert decode(b"<p>The paper said it" + cut + b" was", "utf-8") == ("<p>The paper said it\ufffd was", "utf-8")
    assert decode(b"<p>caf\xe9\xa0!</p>", "utf-8")[1] == "cp1252"
