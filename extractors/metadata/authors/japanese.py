"""Who signed a Japanese line: names behind a word of writing and a mark (``文・``, ``取材・文＝``), in the brackets
that close an article or hold its dateline, before 記者 ("reporter").

A name stands without a space in kanji, as places, offices and words of the trade do. So without a word of writing it
counts only where it begins with one of the commonest family names, and holds no sign of an office or a place.
"""

from __future__ import annotations

import re

from extractors.metadata.authors.written import CLOSED, HAN, KANA, OPENED, is_written_name

_FAMILY = "|".join(
    sorted(
        "佐藤 鈴木 高橋 田中 伊藤 渡辺 渡邊 渡邉 山本 中村 小林 加藤 吉田 山田 佐々木 山口 松本 井上 木村 斎藤 斉藤 "
        "齋藤 齊藤 清水 山崎 山﨑 阿部 池田 橋本 石川 山下 小川 石井 長谷川 後藤 岡田 近藤 前田 藤田 遠藤 青木 坂本 "
        "村上 太田 金子 藤井 福田 西村 三浦 竹内 中川 岡本 松田 原田 中野 小野 田村 藤原 中山 石田 小島 和田 森田 "
        "内田 柴田 酒井 高木 横山 安藤 宮崎 宮﨑 上田 島田 工藤 大野 宮本 杉山 今井 丸山 増田 高田 村田 平野 大塚 "
        "菅原 武田 新井 小山 野口 桜井 櫻井 千葉 岩崎 佐野 谷口 上野 松井 河野 市川 渡部 野村 菊地 菊池 木下 松尾 "
        "野田 山内 西田 久保 川口 平田 川崎 飯田 吉川 本田 杉本 久保田 沢田 澤田 辻 吉村 中島 中嶋 秋山 川村 岩田 "
        "中西 服部 福島 樋口 飯塚 馬場 小松 永井 川上 水野 五十嵐 田口 山中 西川 広瀬 廣瀬 安田 松岡 大西 古川 浅野 "
        "荒木 大久保 熊谷 野崎 松下 尾崎 片山 土屋 本間 黒田 堀 内藤 大谷 小沢 小澤 須藤 矢野 望月 石原 永田 荒井 "
        "田辺 川島 松村 大島 浜田 濱田 早川 富田 田島 菅野 横田 星野 西山 大橋 関口 岩本 萩原 田代 松永 桑原 成田 "
        "石橋 森本 栗原 北村 三宅 高野 岡崎 児玉 根本 大川 大山 小池 小西 北川 奥村 平井 大石 坂口 八木 白井 白石 "
        "篠原 柳田 土井 天野 杉浦 川田 宮田 吉岡 佐久間 稲垣 津田 上村 大森 榎本 片岡 岸本 松原 小笠原 堀内 堀江 "
        "牧野 神谷 中田 永野 町田 河合 竹田 岡 長田 河村 武藤 門田 田原 小倉 寺田 西尾 宮川 福井 村井 村山 島村 "
        "古田 浅井 高山 石塚 金田 山根 篠崎 塚本 西野 細川 大竹 下田 杉田 戸田 三上 川本 秋元 川端 藤本 藤村 藤岡 "
        "藤川 藤沢 藤澤 岡村 岡部 岡野 岩井 岩瀬 岩間 今村 今野 今西 植田 植松 梅田 梅原 江口 大木 大沢 大澤 大内 "
        "大村 大田 小原 小田 小森 小堀 尾形 加納 神田 神山 川瀬 木田 木内 北野 清田 日下 草野 国分 倉田 黒川 黒木 "
        "甲斐 小泉 河原 坂井 桜庭 佐伯 笹川 真田 沢村 塩田 柴崎 島崎 志村 庄司 杉原 鈴村 須田 瀬戸 高井 高島 高瀬 "
        "高松 高見 滝沢 瀧澤 滝口 田畑 谷川 田丸 丹羽 千田 塚田 土田 土居 手塚 寺島 寺本 堂本 冨田 富永 豊田 内山 "
        "長尾 長島 長瀬 中尾 中沢 中澤 中谷 中原 仲田 永山 成瀬 新田 西本 西岡 西沢 西澤 二宮 野中 野沢 野澤 橋口 "
        "畑中 花田 羽田 浜口 浜崎 原口 日高 平川 平山 平岡 広田 深沢 深澤 深谷 福永 福本 福岡 福原 藤野 古屋 古谷 "
        "細田 細野 堀田 本多 前川 前原 正木 増井 町村 松浦 松崎 松沢 松澤 松野 松山 丸田 三木 三島 三田 水谷 溝口 "
        "緑川 皆川 宮内 宮城 宮沢 宮澤 宮下 宮原 向井 武者 村松 村瀬 森岡 森下 森山 森川 諸橋 矢島 柳沢 柳澤 山岸 "
        "山形 山川 山野 山室 山村 横井 横尾 吉井 吉野 吉原 米田 米山 若林 若松 和久 鷲尾 渡会 及川 笠原 梶原 亀井 "
        "川西 神崎 栗田 桑田 香川 小宮 小柳 佐川 佐竹 重松 芝田 渋谷 下村 新谷 末永 園田 添田 大門 高岡 高嶋 高杉 "
        "竹中 竹村 竹下 田淵 玉井 千野 寺内 徳永 富岡 鳥居 内海 名取 野々村 野間 芳賀 蓮見 長谷部 畠山 早坂 針谷 "
        "坂東 平松 藤崎 船越 堀口 真鍋 三谷 御手洗 宮野 元木 八代 安井 梁川 湯浅 湯川 吉本 吉沢 吉澤 和泉 伊東 井口 "
        "井手 井出 生田 池上 石黒 石崎 石山 磯部 市原 稲葉 稲田 猪股 今泉 入江 岩永 岩下 宇野 臼井 内野 江藤 大坪 "
        "大場 大平 大原 大和田 緒方 荻野 奥田 奥野 奥山 小畑 折原 海老原 柿沼 笠井 柏木 金井 金沢 金澤 鎌田 川合 "
        "川名 川原 河田 河内 菅 神野 北原 木原 木本 沓掛 久米 倉持 桑山 源田 古賀 越智 小嶋 小谷 小玉 小寺 児島 "
        "駒井 近江".split(),
        key=len,
        reverse=True,
    )
)
"""The longest first, so that 佐々木 goes before 佐."""
_NEVER = "組線沖湾震発県市区町村駅都郡部署庁局院店館校港党班課室社会製産版撮図表続完終編訳談者他氏様方件問答戦"
"""Signs of places, offices, the trade and forms of address that no given name holds."""
_GIVEN = (
    rf"(?:(?:(?![{_NEVER}])[{HAN}々]){{1,3}}[えきこみめりよ]?|"
    r"(?!さん|さま|くん|ちゃん|から|など|たち|より|まで|とは|では|には|らは|らが)[ぁ-ん]{2,4}子?|[ァ-ヶー]{2,5})"
)
_NAME = rf"(?:(?:{_FAMILY})\s?{_GIVEN}|[東関原南星泉桂林森岸]\s{_GIVEN})"
"""Family names of one sign that begin many words count only where a space stands behind them."""
_SIGN = rf"[{HAN}{KANA}々ー\w]"
_WRITES = (
    "文章|文責|文|取材|執筆者?|構成|聞き手|きき手|インタビュアー|寄稿|著者|作者|筆者|ライター|記者|テキスト|"
    "[Tt]ext|TEXT"
)
_SHOWS = "写真|撮影|カメラ|フォト|絵|イラスト|編集|図|動画|監修|翻訳|訳|協力|演出|脚本|原作|出演"
_MARKED = re.compile(
    rf"(?:^|[\s|■●◎／/{OPENED}])(?P<roles>(?:{_WRITES}|{_SHOWS})(?:\s?[・･/／、と&＆]\s?(?:{_WRITES}|{_SHOWS}))*)"
    rf"(?P<mark>\s*[:：／/｜|丨=＝・･]\s*|\s+(?:by\s+)?)(?P<names>{_SIGN}.{{0,60}})"
)
_CHINESE = ("文", "作者", "記者", "文章")
"""Words of writing that are Chinese as well."""
_HAS_WRITER = re.compile(rf"(?:^|[・･/／、と&＆\s])(?:{_WRITES})(?:$|[・･/／、と&＆\s])")
_DESK = (
    rf"(?:[{HAN}{KANA}ー]{{0,8}}(?:(?:政治|経済|社会|外信|国際|文化|運動|スポーツ|報道|科学|学芸|生活|くらし|地方|"
    r"地域|写真|映像|デジタル|編集|ニュース|取材)部|総局|支局|通信部|(?:編集|論説|解説)委員|特派員|支局長|総局長|編集長|デスク|記者|ライター))"
)
_AFTER_ROLE = re.compile(rf"^[■●◎\s]*{_DESK}\s?[・･\s＝=／/]\s?(?P<names>{_NAME}(?:[、,・\s]+{_NAME}){{0,3}})$")
_BEFORE_ROLE = re.compile(
    rf"^(?P<names>{_NAME}(?:[、,・\s]+{_NAME}){{0,3}})(?:\s*(?:記者|特派員)|\s*[（(／/]\s*[{HAN}{KANA}ー・／/]{{0,12}}"
    rf"(?:ライター|記者|ジャーナリスト|コラムニスト|編集部|編集者|エディター)\s*[)）]?)$"
)
_PLACE = rf"(?:[{HAN}]{{2,4}}|[{KANA}ー]{{2,12}})"
_KNOWN = "|".join(
    "ワシントン ニューヨーク ロサンゼルス サンフランシスコ シカゴ ロンドン パリ ベルリン ブリュッセル ジュネーブ "
    "ローマ ウィーン モスクワ キーウ キエフ ソウル 北京 上海 香港 台北 バンコク ハノイ マニラ ジャカルタ "
    "シンガポール ニューデリー シドニー カイロ エルサレム テルアビブ ベイルート テヘラン ドバイ イスタンブール "
    "ナイロビ ヨハネスブルク サンパウロ リオデジャネイロ メキシコ市 札幌 仙台 東京 横浜 名古屋 京都 大阪 神戸 広島 "
    "福岡 那覇 青森 盛岡 秋田 山形 福島 水戸 新潟 金沢 長野 静岡 岡山 高松 松山 高知 長崎 熊本 鹿児島".split()
)
_PLACES = rf"(?:{_KNOWN})"
_AUTHORS = rf"(?:{_DESK}|[{HAN}{KANA}ー]{{0,8}}(?:作家|評論家|ジャーナリスト|研究員|教授|コラムニスト))"
_FROM = rf"(?:(?!(?:{_SHOWS})){_PLACE}\s?[=＝]\s?|{_PLACES}[・\s]?)"
_PLACED = re.compile(rf"([、,，・\s]){_FROM}")
_FROM_PLACE = re.compile(rf"^{_FROM}(?P<names>{_NAME}(?:[、,・]{_NAME}){{0,3}})$")
_DATELINE = re.compile(rf"^\W?[{OPENED}](?P<inside>{_FROM}{_NAME}(?:[、,，・]\s?{_SIGN}{{2,14}}){{0,3}})[{CLOSED}]")
_CLOSING = re.compile(
    rf"[{OPENED}]\s*(?:{_FROM}|{_AUTHORS}\s?[・･\s＝=／/]\s?|(?:{_WRITES})\s?[・･＝=:：／/]\s?)?"
    rf"(?P<names>{_NAME}(?:[、,，・\s]+(?:{_FROM})??{_NAME}){{0,4}})\s?(?:記者|特派員|[・･／/＝]\s?{_AUTHORS})?"
    rf"\s*[{CLOSED}]\W*$"
)
"""``【山田太郎】``, ``（ニューヨーク＝山田太郎）`` at the end of a text."""
_NO_PERSON = "担当|新聞|通信|放送|時事|共同|編集|取材|提供|協力|本紙|報道|専門|政治|経済|国際|文化"
_ANY = rf"(?:(?!{_NO_PERSON})[{HAN}々]){{2}}(?:(?!{_NO_PERSON}|[{_NEVER}])[{HAN}々]){{1,3}}[えきこみめりよ]?"
"""A name of whatever family, which can hold signs of places in its first two: three at least, since many places have
two."""
_IN_BRACKETS = re.compile(
    rf"[{OPENED}]\s*(?:(?P<roles>(?:{_WRITES}|{_SHOWS})(?:\s?[・･/／、と&＆]\s?(?:{_WRITES}|{_SHOWS}))+)(?:\s*[:：／/＝=]\s*|\s+)"
    rf"|{_DESK}\s?[・･＝=／/]\s?)(?P<names>{_ANY}(?:[、,・\s]+{_ANY}){{0,3}})\s*[{CLOSED}]\W*$"
)
"""``（文・写真　山田太郎）``, ``（早瀬支局・山田太郎）`` at the end of a text: with nothing else in the brackets
what stands behind several kinds of work, or behind the desk, is a name without a known family name as well."""
_ONE = re.compile(rf"{_NAME}|[{HAN}{KANA}々ー]{{2,10}}|[A-Z][\w.-]{{1,24}}(?:\s[A-Z][\w.-]{{1,24}}){{1,2}}")
_GAP = re.compile(r"[\s、，,・･／/&＆]+")
_STOP = re.compile(rf"(?:{_WRITES}|{_SHOWS})(?:$|[\s・･/／、と&＆:：=＝])")
_ENDS = re.compile(rf"\s|$|[|／/（(＝={CLOSED}]|記者")
_DESKS = ("編集部", "取材班")
_KANA = re.compile("[\u3041-\u3096\u30a1-\u30fa々]")
_PERSON, _EACH = re.compile(_NAME), re.compile(_ANY)


def is_name(name: str) -> bool:
    """Whether a text is a Japanese name with one of the commonest family names."""
    return _PERSON.fullmatch(name) is not None


def signed_by(text: str, *, at_end: bool = False) -> tuple[str, ...] | None:
    """The authors that a line of Japanese names, in order; none where it credits others alone, None where it credits
    nobody. ``at_end``: it may be the last one of an article."""
    kana, others = _KANA.search(text) is not None, False
    for match in _MARKED.finditer(text):
        if not _HAS_WRITER.search(match["roles"]):
            others = True
            continue
        sure = match["mark"].strip() not in ("", "・", "･") and (kana or match["roles"] not in _CHINESE)
        names = _names_in(match["names"], sure=sure)
        if names:
            return names
    for pattern in (_AFTER_ROLE, _BEFORE_ROLE, _FROM_PLACE, *((_CLOSING,) if at_end else ())):
        found = pattern.search(text)
        if found:
            return tuple(dict.fromkeys(_PERSON.findall(_PLACED.sub(r"\1", found["names"]))))
    signed = _IN_BRACKETS.search(text) if at_end else None
    if signed and (signed["roles"] is None or _HAS_WRITER.search(signed["roles"])):
        return tuple(dict.fromkeys(_EACH.findall(signed["names"])))
    return () if others else None


def opened_by(text: str) -> str | None:
    """The dateline that opens a report and names who reports: ``【ニューヨーク＝山田太郎】``."""
    match = _DATELINE.match(text)
    return match.group() if match else None


def _names_in(text: str, *, sure: bool) -> tuple[str, ...]:
    """The names at the start of a text; unless the mark before them is ``sure``, those with a common family name."""
    names: list[str] = []
    end = 0
    while len(names) < 8:
        gap = _GAP.match(text, end)
        at = gap.end() if gap else end
        if _STOP.match(text, at):
            break
        match = _ONE.match(text, at)
        if not match or (names and not gap) or not is_written_name(match.group()):
            break
        if (names or not sure) and not is_name(match.group()) and not match.group().endswith(_DESKS):
            break
        names.append(match.group())
        end = match.end()
    gap = _GAP.match(text, end)
    ended = _ENDS.match(text, end) or (gap and _STOP.match(text, gap.end()))
    return tuple(dict.fromkeys(names)) if names and ended else ()
