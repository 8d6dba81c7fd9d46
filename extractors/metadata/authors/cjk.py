"""Bylines in Chinese, Japanese and Korean: who signed, told apart from sentences, editors and sources.

In running Chinese a byline is not set off by spaces, and 记者 ("reporter") begins sentences as well as bylines
("记者从会上获悉"). So a name counts where a label and a mark stand before it (作者：), or where it begins with a family
name and ends where the piece ends. Editors (编辑, 责编), sources (来源) and photographers (摄) are no authors.
"""

from __future__ import annotations

import re

_HAN = "\u3400-\u4dbf\u4e00-\u9fff"
_KANA = "\u3041-\u30ff"
_FAMILY = (
    "王李张張刘劉陈陳杨楊黄黃赵趙吴吳周徐孙孫马馬朱胡郭何高林罗羅郑鄭梁谢謝宋唐许許韩韓冯馮邓鄧曹彭曾肖萧蕭田董袁潘于蒋蔣蔡余杜叶葉程苏蘇"
    "魏吕呂丁任沈姚卢盧姜崔钟鍾谭譚陆陸汪范金石廖贾賈夏韦韋付傅方白邹鄒孟熊秦邱江尹薛闫閻阎段雷侯龙龍史陶黎贺賀顾顧毛郝龚龔邵万萬钱錢严嚴"
    "覃武戴莫孔向汤湯常温溫康施文牛樊葛邢安齐齊易乔喬伍庞龐颜顏倪庄莊聂聶章鲁魯岳翟殷詹申欧歐耿关關兰蘭焦俞左柳甘祝包宁寧尚符舒阮柯纪紀"
    "梅童凌毕畢单單季裴霍涂成苗谷盛曲翁冉骆駱蓝藍路游辛靳欧管柴蒙鲍鮑华華喻祁蒲房滕屈饶饒解牟艾尤阳陽时時穆农農司卓古吉缪繆简簡车車项項连連"
    "芦蘆麦麥褚娄婁窦竇戚岑景党黨宫宮费費卜冷晏席卫衛米柏宗瞿桂全佟应應臧闵閔苟邬鄔边邊卞姬师師和仇栾欒隋商刁沙荣榮巫寇桑郎甄丛叢仲虞敖巩"
    "明佘池查麻苑迟遲邝"
)
_COMPOUND = "欧阳|歐陽|司马|司馬|诸葛|諸葛|上官|司徒|夏侯|慕容|皇甫|尉迟|令狐|东方|南宫|端木|宇文|长孙|呼延|完颜"
_NAME = rf"(?:(?:{_COMPOUND})[{_HAN}]{{1,2}}|[{_FAMILY}][{_HAN}]{{1,2}}|[{_FAMILY}][{_HAN}]{{3}})"
_BOUND = r"(?=[\s|、，,；;/／（()）)\]】。·]|$|摄|撰|发自|發自|报道|報道|通讯员|實習|实习|编辑|編輯|责编)"
_HOUSE = (
    rf"(?:[{_HAN}]{{0,8}}(?:报|報|网|網|社|刊|台|电|電|新闻|讯|訊)|全媒体|特约|特約|实习|實習|见习|首席|"
    rf"驻[{_HAN}]{{1,6}}|\s)*"
)
_WRITER = (
    r"(?:记者|記者|作者|撰文|撰稿人?|执笔人?|執筆者?|采写|採訪|采访|通讯员|通訊員|评论员|文|著者|取材・?文|ライター)"
)
_LABEL = rf"{_HOUSE}{_WRITER}"
_MARKED = re.compile(rf"(?:^|[\s|（(\[【□■○●／/])(?:{_LABEL})\s*[:：/／丨|=＝]\s*(?:\|\s*)?(.{{1,60}})")
_SPACED = re.compile(
    rf"(?:^|[\s|（(\[【□■○●／/])(?:{_LABEL})(?:\s+|(?<![文])(?=[{_FAMILY}欧歐司诸諸上夏慕皇]))({_NAME}{_BOUND}.{{0,40}})"
)
_TOKEN = re.compile(rf"{_NAME}{_BOUND}|[{_HAN}{_KANA}ー]{{2,8}}|[A-Za-z][\w.-]{{1,24}}(?:\s[A-Z][\w.-]{{1,24}}){{0,2}}")
_GAP = re.compile(r"[\s、，,;；/／·・&|]+")
_STOP = re.compile(
    r"^(?:编辑|編輯|责任编辑|責任編輯|责编|责任|来源|來源|摄影|攝影|摄|图|圖|阅读|閱讀|时间|時間|日期|发布|發布|发表|编译|校对|审核|监制|报道|報道|"
    r"未知|匿名|佚名|本站|原创|转载|通讯员|实习|通訊員|点击|字号|字體|评论|評論|我要|责|更新|浏览)"
)
_SIGNED_END = re.compile(
    rf"[（(]\s*({_NAME}(?:[\s、，,　]+{_NAME}){{0,4}})\s*(?:[{_HAN}]{{2,6}}(?:报道|報道))?\s*[)）]\s*$"
)
_KOREAN = re.compile(
    r"(?:^|[\s=\[(|])([\uac00-\ud7a3]{2,4})\s*(?:선임|수습|인턴)?\s?(?:기자|특파원|논설위원)(?=$|[\s=\])|])"
)
_NO_PERSON = re.compile(
    r"网|網|报$|報$|社$|台$|频道|頻道|新闻|新聞|编辑|編輯|集团|集團|公司|传媒|傳媒|客户端|消息|科技|财经|財經|资讯|資訊|平台|综合|專欄|专栏|编译"
    r"|协会|协會|大学|大學|研究院|委员会|中心$|小组|团队|편집국|뉴스|新聞社|編集部"
)
_NOBODY = re.compile(
    r"^(?:未知|匿名|佚名|.*整理|本站|原创|原創|转载|管理员|作者|记者|網友|网友|文章|最新文章|相关文章|当前位置|我已授权|调查|未归类|首页|更多|阅读|正文|来源|"
    r"評論|评论|热门|推荐|行情.*|.*行情|个人资料|个人信息|作者简介|简介|登录|注册|投稿|关于.*)$"
)
_ENDS = " |（()）)]】。；;/／·\t"
_MOSTLY = 0.6


_MAIL = re.compile(r"[\w.+-]+@[\w.-]+", re.A)
_SIGN = re.compile("[\u3041-\ud7a3]")


def has_cjk(text: str) -> bool:
    """Whether a text holds any ideograph, kana or Hangul."""
    return not text.isascii() and _SIGN.search(text) is not None


def is_cjk(text: str) -> bool:
    """Whether a text is written in ideographs, kana or Hangul for the most part, mail addresses left out."""
    if not has_cjk(text):
        return False
    letters = [char for char in (_MAIL.sub("", text) if "@" in text else text) if char.isalpha()]
    return bool(letters) and sum(char >= "\u3041" and char <= "\ud7a3" for char in letters) >= _MOSTLY * len(letters)


def signed_by(text: str, *, at_end: bool = False) -> tuple[str, ...]:
    """The authors that a line of Chinese, Japanese or Korean names, in order; pieces of markup are set apart by ``|``.

    ``at_end``: the line may be the last of an article, where names alone stand in parentheses.
    """
    text = text.replace("\u3000", " ").replace("\u00a0", " ").strip()
    korean = _KOREAN.findall(text)
    if korean:
        return tuple(dict.fromkeys(korean))
    for pattern in (_MARKED, _SPACED):
        match = pattern.search(text)
        if match:
            return _names_in(match.group(1))
    if at_end:
        match = _SIGNED_END.search(text)
        if match:
            return _names_in(match.group(1))
    return ()


def _names_in(text: str) -> tuple[str, ...]:
    """The names at the start of a text, up to the first piece that is none."""
    names: list[str] = []
    end = 0
    while len(names) < 8:
        gap = _GAP.match(text, end)
        at = gap.end() if gap else end
        if _STOP.match(text[at:]):
            break
        match = _TOKEN.match(text, at)
        if not match or (names and not gap) or not is_written_name(match.group()):
            break
        if match.group().endswith(("记者", "記者", "作者")):  # a house's own label before the name
            end = match.end()
            continue
        if names and not re.fullmatch(_NAME, match.group()):
            break  # only the first one may be a pen name
        names.append(match.group())
        end = match.end()
    rest = text[end:]
    whole = not rest or rest[0] in _ENDS or rest.startswith(("发自", "發自")) or bool(_STOP.match(rest))
    return tuple(dict.fromkeys(names)) if whole else ()


def is_written_name(name: str) -> bool:
    """Whether a text in ideographs, kana or Hangul can be a name: short, and no word of a page's furniture."""
    return len(name) <= 12 and not _NOBODY.match(name)


def is_person(name: str) -> bool:
    """Whether such a name reads like a person's: two to four signs, and no paper, agency or department."""
    return 2 <= len(name) <= 4 and not _NO_PERSON.search(name) and not _NOBODY.match(name)
