"""Who signed a Chinese line, told apart from sentences, editors, photographers and sources.

In running Chinese a byline is not set off by spaces, and 记者 ("reporter") begins sentences as well as bylines
("记者从会上获悉"). So a name counts where a label and a mark stand before it (作者：), or where it begins with a family
name and ends where the piece ends, or where a known place and a word of reporting follow (台北報導, 北京11月20日电).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from extractors.metadata.authors.written import CLOSED, HAN, KANA, OPENED, is_written_name

_FAMILY = (
    "王李张張刘劉陈陳杨楊黄黃赵趙吴吳周徐孙孫马馬朱胡郭何高林罗羅郑鄭梁谢謝宋唐许許韩韓冯馮邓鄧曹彭曾肖萧蕭田董袁潘于蒋蔣蔡余杜叶葉程苏蘇"
    "魏吕呂丁任沈姚卢盧姜崔钟鍾谭譚陆陸汪范金石廖贾賈夏韦韋付傅方白邹鄒孟熊秦邱江尹薛闫閻阎段雷侯龙龍史陶黎贺賀顾顧毛郝龚龔邵万萬钱錢严嚴"
    "覃武戴莫孔向汤湯常温溫康施文牛樊葛邢安齐齊易乔喬伍庞龐颜顏倪庄莊聂聶章鲁魯岳翟殷詹申欧歐耿关關兰蘭焦俞左柳甘祝包宁寧尚符舒阮柯纪紀"
    "梅童凌毕畢单單季裴霍涂成苗谷盛曲翁冉骆駱蓝藍路游辛靳欧管柴蒙鲍鮑华華喻祁蒲房滕屈饶饒解牟艾尤阳陽时時穆农農司卓古吉缪繆简簡车車项項连連"
    "芦蘆麦麥褚娄婁窦竇戚岑景党黨宫宮费費卜冷晏席卫衛米柏宗瞿桂全佟应應臧闵閔苟邬鄔边邊卞姬师師和仇栾欒隋商刁沙荣榮巫寇桑郎甄丛叢仲虞敖巩"
    "明佘池查麻苑迟遲邝"
)
_COMPOUND = "欧阳|歐陽|司马|司馬|诸葛|諸葛|上官|司徒|夏侯|慕容|皇甫|尉迟|令狐|东方|南宫|端木|宇文|长孙|呼延|完颜"
_FOREIGN = rf"(?:[{HAN}]{{1,5}}(?:[·‧•][{HAN}]{{1,6}}){{1,3}})"
"""As foreign names are written in Chinese: ``约翰·史密斯``."""
_NAME = rf"(?:{_FOREIGN}|(?:{_COMPOUND})[{HAN}]{{1,2}}|[{_FAMILY}][{HAN}]{{1,2}}|[{_FAMILY}][{HAN}]{{3}})"
_PLACE = "|".join(
    "台北 臺北 新北 桃園 台中 臺中 台南 臺南 高雄 基隆 新竹 苗栗 彰化 南投 雲林 嘉義 屏東 宜蘭 花蓮 台東 臺東 澎湖 "
    "金門 連江 馬祖 台灣 臺灣 北京 上海 天津 重庆 重慶 广州 廣州 深圳 杭州 南京 苏州 武汉 武漢 成都 西安 长沙 郑州 "
    "济南 青岛 沈阳 大连 哈尔滨 长春 石家庄 太原 合肥 福州 厦门 南昌 昆明 贵阳 南宁 海口 三亚 兰州 西宁 银川 "
    "乌鲁木齐 拉萨 呼和浩特 宁波 温州 无锡 常州 徐州 珠海 东莞 佛山 雄安 香港 澳门 澳門 山东 山西 河北 河南 湖北 "
    "湖南 江苏 浙江 安徽 福建 江西 广东 广西 海南 四川 贵州 云南 陕西 甘肃 青海 辽宁 吉林 黑龙江 新疆 西藏 宁夏 "
    "内蒙古 华盛顿 華盛頓 纽约 紐約 洛杉矶 洛杉磯 旧金山 舊金山 芝加哥 波士顿 波士頓 东京 東京 大阪 首尔 首爾 平壤 "
    "伦敦 倫敦 巴黎 柏林 布鲁塞尔 布魯塞爾 日内瓦 日內瓦 莫斯科 基辅 基輔 罗马 羅馬 维也纳 維也納 马德里 馬德里 "
    "雅典 曼谷 新加坡 吉隆坡 雅加达 雅加達 马尼拉 馬尼拉 河内 河內 新德里 悉尼 雪梨 堪培拉 坎培拉 开罗 開羅 "
    "耶路撒冷 特拉维夫 特拉維夫 贝鲁特 貝魯特 德黑兰 德黑蘭 联合国 聯合國 约翰内斯堡 内罗毕 里约热内卢 圣保罗".split()
)
_REPORTED = r"(?:报道|報導|報道)"
_WIRED = (
    rf"(?:(?:{_PLACE}){{1,2}}|综合|綜合|现场|現場)(?:\d{{4}}年)?(?:\d{{1,2}}月)?(?:\d{{1,2}}日)?"
    rf"(?:即时|即時|综合|綜合|专|專)?(?:[电電讯訊]|{_REPORTED})"
)
"""Where from, and perhaps when: what follows a name without a space."""
_BOUND = (
    rf"(?=[\s|｜丨、，,；;/／（()）)\]】〕﹞］。·]|$|[摄攝撰]|发自|發自|{_REPORTED}|通讯员|通訊員|实习|實習|编辑|編輯|责编|{_WIRED})"
)
_HOUSE = rf"(?:[{HAN}\s]{{0,24}}?(?:(?<=[报報网網社刊台电電闻聞讯訊体體约約习習见見席\s])|驻[{HAN}]{{1,6}}?))??"
"""A paper's name and a reporter's rank, by the sign that such words end with: a loop of them would be exponential."""
_REPORTER = r"(?<!图片)(?<!圖片)(?<!摄影)(?<!攝影)(?:记者|記者)"
_LABEL = (
    rf"(?:{_HOUSE}(?:{_REPORTER}|作者|撰文|撰稿人?|执笔(?:人|记者)?|采写|採寫|(?:採訪|采访)(?:撰文|整理|{_REPORTED})?|通讯员|通訊員|特派员|特派員|评论员|評論員|"
    r"主笔|主筆)|文字|[图圖][、/／]?文|文[、/／]?[图圖]|\s*文)"
)
_BEFORE = rf"(?:^|[\s|□■○●◎／/{OPENED}])"
_MARKED = re.compile(
    rf"{_BEFORE}(?P<label>{_LABEL})\s*[:：/／丨︱｜|=＝]\s*(?:\|\s*)?(?P<names>.{{1,60}})"
)
_SPACED = re.compile(
    rf"{_BEFORE}(?P<label>{_LABEL})(?:\s+|(?<!文)(?=[{_FAMILY}欧歐司诸諸上夏慕皇]|{_FOREIGN}))(?P<names>{_NAME}{_BOUND}.{{0,40}})"
)
_OF_A_HOUSE = re.compile(
    rf"(?:^|[|{OPENED}])\s*(?P<label>[\w《》“”·]{{1,14}}(?:{_REPORTER}|作者))\s*(?:[:：/／丨︱｜]\s*(?:\|\s*)?)?"
    rf"(?P<names>{_NAME}{_BOUND}.{{0,40}})"
)
"""Whatever house the reporter is of, at a line's beginning; nothing follows the names but where they report from."""
_SHORT = rf"(?:(?:{_COMPOUND})[{HAN}]{{1,2}}|[{_FAMILY}][{HAN}]{{1,2}})"
_ONE_OF_LIST = re.compile(_SHORT)
_LIST = rf"{_SHORT}(?:[\s、，,]+{_SHORT}){{0,4}}"
_REPORTING = re.compile(
    rf"(?:^|[\s|{OPENED}])(?:[{HAN}]{{2,6}}[／/]\s*(?P<of_desk>{_LIST})|(?P<names>{_LIST})(?:\s*[／/]\s*[{HAN}]{{2,6}}|"
    rf"\s+(?:综合|綜合|{_PLACE})))\s*{_REPORTED}(?=$|[\s|{CLOSED}])|[{OPENED}](?P<alone>{_SHORT}){_REPORTED}[{CLOSED}]"
)
"""``王小明／台北報導``, ``生活中心／王小明報導``, ``（王小明報導）``: without a word for who writes."""
_WROTE = re.compile(rf"^\W?(?P<names>{_LIST})(?:\s*[/／]\s*|\s+)(?:文[/／、]?[图圖摄攝]?|[图圖]文|撰文)\W?$")
"""``张三 文/图``"""
_ORNAMENT = re.compile(rf"^[□◎]\s*(?P<names>{_LIST})$")
_UNDER_HOUSE = re.compile(
    rf"^[{HAN}]{{2,8}}(?:报|報|网|網|社|周刊|週刊|杂志|雜誌)\s+(?P<names>[{_FAMILY}][{HAN}]{{2}})$"
)
_SIGNED_END = re.compile(
    rf"[（(]\s*(?P<names>{_LIST})\s*(?:[{HAN}]{{2,6}}{_REPORTED})?\s*[)）]\s*$"
)
_ABOUT_END = re.compile(rf"[（(]\s*(?:本文)?作者[为為是系]?\s*(?P<names>{_NAME})(?=[，,、]|[为為是系]\S)")
"""``（作者王小明為大學教授）``"""
_DATELINE = re.compile(
    rf"^\W{{0,3}}(?:[^（）()。，,]{{2,30}}(?:[电電讯訊]|消息|{_REPORTED})[】\]]?\s*(?P<after>[（(][^（）()]{{2,60}}[)）])|"
    rf"(?P<before>[{OPENED}][^（）()【】〔〕\[\]]{{2,60}}[{CLOSED}])|(?P<line>[{HAN}]{{0,8}}(?:记者|記者)\s?{_LIST}\s?[／/][{HAN}]{{2,6}}{_REPORTED}))"
)
"""What opens a report: who reports stands behind the dateline, before the text in brackets, or in a line of its own."""
_TOKEN = re.compile(rf"{_NAME}{_BOUND}|[{HAN}{KANA}ー]{{2,8}}|[A-Za-z][\w.-]{{1,24}}(?:\s[A-Z][\w.-]{{1,24}}){{0,2}}")
_BEGINS = re.compile(rf"{_NAME}{_BOUND}")
_GAP = re.compile(r"[\s、，,;；/／·・&|]+")
_ALSO = re.compile(r"(?:本报|本報|特约|特約|实习|實習|见习)*(?:通讯员|通訊員|记者|記者)\s*")
"""Between names of reporters and of those who help them; a list that breaks off there is not understood."""
_STOP = re.compile(
    r"^(?:编辑|編輯|责任编辑|责任編輯|责编|责任|来源|來源|摄影|攝影|摄|图|圖|阅读|閱讀|时间|時間|日期|发布|發布|发表|编译|校对|审核|监制|报道|報道|"
    r"未知|匿名|佚名|本站|原创|转载|通讯员|实习|通訊員|点击|字号|字體|评论|評論|我要|责|更新|浏览)"
)
_PHOTOGRAPHED = re.compile(r"\s*[/／]?\s*(?:[摄攝](?!影)|[图圖]\s*(?:$|[|）)])|供[图圖])")
_WORD = re.compile(
    rf"^(?:{_PLACE})$|(?:先生|女士|小姐|教授|老师|老師|同学|同學|某某?|[摄攝])$|^(?:高清|全文|全完|左[一二三四五右]|时[间事政评尚代讯报]|時[間事政評尚代訊報]|"
    r"金融|王者荣耀|谢谢|謝謝|方[法案向面便]|安全|文[章中化]|温[度馨暖]|任务|马上|成功|康复|党[员委建]|黄金|白[银酒色]|江湖|华[人夏为]|石油|常[用见]|"
    r"项目|单[位独]|"
    r"高[考中校级度]|应[用急该]|路透|连[线载续]|連[線載續]|景[区區点點]|查看|简体|簡體|关[于注]|左右)"
)
"""Words that begin with the sign of a family name, and no names; places and forms of address."""
_SENTENCE = re.compile(r"[。？！?!]")
_CLOSE = re.compile(
    rf"\s*(?:$|[{CLOSED}|；]|[{HAN}]{{0,4}}(?:编辑|編輯|责编|摄影)|[／/]?\s*[{HAN}]{{2,8}}{_REPORTED}|文[/／])"
)
"""What may stand behind names where nothing else may."""
_SENT_FROM = re.compile(rf"发自|發自|{_WIRED}")
_ENDS = " |（()）)]】〕﹞］。;；/／·\t"


def signed_by(text: str, *, at_end: bool = False) -> tuple[str, ...]:
    """The authors that a line of Chinese names, in order; ``at_end``: it may be the last one of an article."""
    for pattern in (_MARKED, _SPACED, _OF_A_HOUSE):
        for match in _matches(pattern, text):
            names = _names_in(match["names"], whole=pattern is _OF_A_HOUSE, reporter=_is_reporter(match["label"], text))
            if names is not None:
                return names
    for pattern in (_REPORTING, _WROTE, _ORNAMENT, _UNDER_HOUSE, *((_SIGNED_END, _ABOUT_END) if at_end else ())):
        found = pattern.search(text)
        names = _names_in(next(filter(None, found.groups()))) if found else None
        if names and all(map(_is_somebody, names)):
            return names
    return ()


def are_names(texts: Sequence[str]) -> bool:
    """Whether all are names with a family name, and one of three signs: shorter ones can be parts of a Japanese one."""
    return any(len(text) >= 3 for text in texts) and all(_ONE_OF_LIST.fullmatch(text) for text in texts)


def is_name(text: str) -> bool:
    """Whether a text is a name of three signs with a family name, and no word that begins like one."""
    return are_names([text]) and _is_somebody(text)


def opened_by(text: str) -> str | None:
    """The part of a report's first words that can name who reports."""
    match = _DATELINE.match(text)
    return next((part for part in match.groups() if part), None) if match else None


def _matches(pattern: re.Pattern[str], text: str) -> Iterator[re.Match[str]]:
    """The matches of a pattern, those within the names of another too."""
    at = 0
    for _ in range(4):
        match = pattern.search(text, at)
        if match is None:
            return
        yield match
        at = match.start("names")


def _is_reporter(label: str, text: str) -> bool:
    """Whether a label is the word for a reporter in what may be an interview: there it begins what they say."""
    return label.endswith(("记者", "記者")) and _SENTENCE.search(text) is not None


def _is_somebody(name: str) -> bool:
    return not _WORD.search(name)


def _names_in(text: str, *, whole: bool = False, reporter: bool = False) -> tuple[str, ...] | None:
    """The names at the start of a text, up to the first piece that is none; None where it begins with no name.

    ``whole``: nothing may stand behind them. ``reporter``: only what begins with a family name is one.
    """
    names: list[str] = []
    end = 0
    while len(names) < 8:
        gap = _GAP.match(text, end)
        at = gap.end() if gap else end
        also = _ALSO.match(text, at)
        if also and (names or _BEGINS.match(text, also.end())):
            at = also.end()
        elif _STOP.match(text[at:]):
            break
        match = _TOKEN.match(text, at)
        if also and names and not (match and re.fullmatch(_NAME, match.group())):
            return None
        if not match or (names and not gap and not also) or not is_written_name(match.group()):
            break
        if match.group().endswith(("记者", "記者", "作者")):  # a house's own label before the name, or after the names
            if names:
                break
            end = match.end()
            continue
        if (names or reporter) and not re.fullmatch(_NAME, match.group()):
            break  # only the first one may be a pen name
        if reporter and not _is_somebody(match.group()):
            break
        names.append(match.group())
        end = match.end()
    rest = text[end:]
    if not names:
        return None
    if _PHOTOGRAPHED.match(rest):
        return ()
    ended = _CLOSE.match(rest) or _STOP.match(rest.lstrip())
    if not ended and (whole or not (rest[0] in _ENDS or _SENT_FROM.match(rest))):
        return None
    return tuple(dict.fromkeys(names))
