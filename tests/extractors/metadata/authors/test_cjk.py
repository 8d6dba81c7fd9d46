"""Where Chinese, Japanese and Korean papers sign: in brackets, behind marks, in datelines; who only took pictures."""

from __future__ import annotations

import subprocess
import sys
import time

import pytest

from extractors.metadata import read_metadata
from extractors.metadata.authors.cjk import is_cjk, is_person, signature_in, signed_by
from extractors.metadata.authors.names import authors_of, is_person_like
from tests.extractors.metadata.pages import BODY, document, read

ZH = "天亮前不久，桥边的拦水坝突然垮塌，到早饭时分，下游的老磨坊已经泡在一米深的浑水里，谁也没有料到水会来得这么快。"
JA = "夜明け前、橋のそばの堰が突然崩れ、朝食のころには下流の水車小屋は一メートルの濁った水に浸かっていたという。"
KO = "동트기 직전 다리 옆의 둑이 갑자기 무너졌고, 아침 무렵 하류의 방앗간은 이미 1미터 깊이의 흙탕물에 잠겨 있었다. "


def authors(first: str, last: str = "", head: str = "", story: str = ZH) -> tuple[list[str], str | None]:
    """The authors of a page whose first paragraph begins, and whose last one ends, with a text."""
    told = "".join(f"<p>{text}</p>" for text in (first + 3 * story, *3 * [2 * story], 3 * story + last))
    page = document(head, f"<article><h1>{story[:12]}</h1>{told}</article>", lang="zh")
    nodes = {name: next(n for n in range(len(page)) if page.name(n) == name) for name in ("h1", "article")}
    found = read_metadata(page, header=nodes["h1"], root=nodes["article"])
    return [author.name for author in found.authors], found.sources.get("authors")


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("文・山田太郎", ("山田太郎",)),
        ("文・山田太郎、鈴木花子", ("山田太郎", "鈴木花子")),
        ("取材・文=山田太郎", ("山田太郎",)),
        ("取材・文＝山田 太郎", ("山田 太郎",)),
        ("取材・文＝凸山凹男 写真＝鈴木花子", ("凸山凹男",)),
        ("構成・文＝山田太郎、写真＝鈴木花子", ("山田太郎",)),
        ("聞き手・山田太郎", ("山田太郎",)),
        ("文と写真・長谷川さくら", ("長谷川さくら",)),
        ("山田太郎記者", ("山田太郎",)),
        ("山田太郎（ライター）", ("山田太郎",)),
        ("編集委員　山田太郎", ("山田太郎",)),
        ("社会部・山田太郎", ("山田太郎",)),
        ("ニューヨーク＝山田太郎", ("山田太郎",)),
        ("構成＝編集部", ("編集部",)),
        ("〔記者王小明／台北報導〕", ("王小明",)),
        ("記者王小明、陳大文／台北報導", ("王小明", "陳大文")),
        ("（中央社記者王小明台北20日電）", ("王小明",)),
        ("（中央社記者王小明、陳大文華盛頓20日專電）", ("王小明", "陳大文")),
        ("記者張三台北報導", ("張三",)),
        ("【王小明／台北報導】", ("王小明",)),
        ("生活中心／王小明報導", ("王小明",)),
        ("文｜王小明", ("王小明",)),
        ("圖文／王小明", ("王小明",)),
        ("文字／王小明 攝影／陳大文", ("王小明",)),
        ("本文作者： | 王小明", ("王小明",)),
        ("採訪撰文／王小明", ("王小明",)),
        ("记者张三丰北京报道", ("张三丰",)),
        ("21世纪经济报道记者张三丰 北京报道", ("张三丰",)),
        ("每经记者：张三丰 每经编辑：李四光", ("张三丰",)),
        ("《小城周刊》记者 张三丰", ("张三丰",)),
        ("记者 张三 通讯员 李四", ("张三", "李四")),
        ("（执笔记者：张三 李四；参与记者：王五）", ("张三", "李四")),
        ("记者 张三丰 文/图", ("张三丰",)),
        ("记者 买买提·阿不都拉", ("买买提·阿不都拉",)),
        ("文／約翰‧史密斯", ("約翰‧史密斯",)),
        ("文／記者王小明", ("王小明",)),
        ("特派員王小明", ("王小明",)),
        ("（王小明報導）", ("王小明",)),
        ("张三丰 文/图", ("张三丰",)),
        ("(文/图 张三丰 李四光)", ("张三丰", "李四光")),
        ("□张三丰", ("张三丰",)),
        ("[서울=뉴시스]홍길동 기자 = 방앗간", ("홍길동",)),
        ("홍길동·김철수 기자", ("홍길동", "김철수")),
        ("홍길동 김철수 기자", ("홍길동", "김철수")),
        ("홍길동 기자, 김철수 기자", ("홍길동", "김철수")),
        ("【베이징=홍길동 특파원】", ("홍길동",)),
        ("홍길동 의학전문기자", ("홍길동",)),
        ("홍길동 객원기자", ("홍길동",)),
        ("홍길동 기자(hong@news.example)", ("홍길동",)),
        ("글 남궁민수", ("남궁민수",)),
        ("글·사진 홍길동", ("홍길동",)),
        ("작성자: 홍길동", ("홍길동",)),
        ("作者：宋怡 杨志华", ("宋怡", "杨志华")),
        ("2024年03月05日09:12　记者：王小明、李建国　来源：古今晚报", ("王小明", "李建国")),
        ("（记者 胡晓蓉）", ("胡晓蓉",)),
        ("□ 本报记者 葛灵丹", ("葛灵丹",)),
        ("新京报记者 彭冲 山东冠县报道", ("彭冲",)),
        ("本报记者罗科苏盈发自北京", ("罗科苏盈",)),
        ("执笔/叨叨姐、胡一刀&李小飞刀", ("叨叨姐", "胡一刀", "李小飞刀")),
        ("【文/观察者网专栏作者 王文】", ("王文",)),
        ("来源：证券时报网 作者：李在山", ("李在山",)),
        ("作者：zboygirl 阅读(1660)", ("zboygirl",)),
        ("作者：欧阳修 责任编辑：张三", ("欧阳修",)),
        ("記者 陳大文／台北報導", ("陳大文",)),
        ("取材・文＝山田太郎", ("山田太郎",)),
        ("홍길동 기자", ("홍길동",)),
        ("홍길동 기자 hong.gildong@news.example", ("홍길동",)),
        ("[서울=뉴스] 김철수 선임기자", ("김철수",)),
    ],
)
def test_who_signed(text: str, names: tuple[str, ...]) -> None:
    assert signed_by(text) == names
    assert authors_of(text, visible=True) == names


@pytest.mark.parametrize(
    "text",
    [
        "写真＝鈴木花子",
        "撮影・鈴木花子",
        "翻訳：鈴木花子",
        "（写真：鈴木花子）",
        "脚本・演出：鈴木花子",
        "圖／王小明",
        "▲（圖／記者王小明攝）",
        "▲城西日报全媒体图片记者张三丰、李四光摄",
        "图为启动仪式。（刘通摄）",
        "國際中心／綜合報導",
        "高雄／綜合報導",
        "台北報導",
        "审核：张三丰",
        "校对 张三丰",
        "记者：谢谢。",
        "记者：您好，请问水是什么时候来的？",
        "本报讯（实习记者 樊亮 张明超 记者惠禾）",  # a list that breaks off is not understood
        "사진=홍길동 기자",
        "홍길동 사진기자",
        "구독 기자",
        "시민 기자",
        "전체 기자",
        "정치부 기자",
        "记者从会上获悉，今年以来经济运行平稳",
        "记者通过电子邮件联系了富士康，截至发稿时，尚未收到回应",
        "记者调查发现问题",
        "编辑：刘欢",
        "责任编辑：魏喆",
        "【责任编辑:刘欢】",
        "来源：新华网",
        "蔡雪婧/摄",
        "作者：未知 责任编辑：张三",
        "作者：网络整理",
        "作者最新文章",
        "简介：李白，唐代诗人",
        "（记者宋晨、田中全、胡\ufffd础）",  # a list that breaks off is not understood
    ],
)
def test_who_did_not(text: str) -> None:
    assert signed_by(text) == ()
    assert authors_of(text, visible=True) == ()


def test_a_name_alone_in_parentheses_signs_an_article_s_end_only() -> None:
    assert signed_by("难道不都是利益再分配的过程吗？”（姚峰 上海报道）", at_end=True) == ("姚峰",)
    assert signed_by("欢乐、祥和的新春佳节。（常书香 马丹阳 ）", at_end=True) == ("常书香", "马丹阳")
    assert signed_by("董事长（王小明）") == ()
    assert signed_by("这是结果（见下表）", at_end=True) == ()


def test_scripts_and_persons() -> None:
    assert is_cjk("王文 W") and not is_cjk("Wang 王") and not is_cjk("2024")
    assert is_person("王文") and not is_person("新京报") and not is_person("大汉网络")


@pytest.mark.parametrize(
    "text", ["営業部長・山田太郎", "インタビュー：山田太郎", "著・山田太郎", "作家・山田太郎", "市長 山田太郎"]
)
def test_whom_a_japanese_line_tells_of(text: str) -> None:
    assert signed_by(text) == ()


@pytest.mark.parametrize(
    "text", ["蔡英文", "余下全文", "简体中文", "苏皖城市报道", "市民怒斥记者:中国是我的国家", "城西时报刊文：少吃猪肉"]
)
def test_words_that_begin_or_end_like_bylines(text: str) -> None:
    assert signed_by(text) == ()


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("王小明,陳大文", ("王小明", "陳大文")),
        ("王小明／陳大文", ("王小明", "陳大文")),
        ("王小明 陳大文", ("王小明", "陳大文")),
        ("蔡英文", ("蔡英文",)),
        ("约翰·史密斯", ("约翰·史密斯",)),
        ("山田 太郎", ("山田 太郎",)),
        ("田中 康夫", ("田中 康夫",)),
        ("山田太郎・鈴木花子", ("山田太郎", "鈴木花子")),
        ("山田太郎 文", ("山田太郎",)),
        ("ジョン・スミス", ("ジョン・スミス",)),
        ("NeoL／ネオエル", ("NeoL／ネオエル",)),
        ("홍길동 김철수", ("홍길동", "김철수")),
        ("홍 길동", ("홍 길동",)),
        ("城西日报 河东日报", ("城西日报 河东日报",)),
    ],
)
def test_names_that_metadata_give(text: str, names: tuple[str, ...]) -> None:
    assert authors_of(text) == names
    assert authors_of(text, visible=True) == names


@pytest.mark.parametrize(
    ("last", "names"),
    [
        ("【山田太郎】", ["山田太郎"]),
        ("【山田 太郎、鈴木花子】", ["山田 太郎", "鈴木花子"]),
        ("（山田太郎）", ["山田太郎"]),
        ("（ニューヨーク＝山田太郎）", ["山田太郎"]),
        ("【エルサレム山田太郎、カイロ鈴木花子】", ["山田太郎", "鈴木花子"]),
        ("（聞き手・山田太郎）", ["山田太郎"]),
        ("（編集委員・山田太郎）", ["山田太郎"]),
        ("〔山田太郎記者〕", ["山田太郎"]),
        ("【写真＝山田太郎】", []),
        ("【関連記事】", []),
        ("（東京都内）", []),
        ("（福島県警）", []),
        ("（時事）", []),
        ("【共同】", []),
        ("（敬称略）", []),
        ("（連載終わり）", []),
    ],
)
def test_what_closes_a_japanese_article(last: str, names: list[str]) -> None:
    assert authors("", last, story=JA) == (names, "dom.signature" if names else None)


@pytest.mark.parametrize(
    ("last", "names"),
    [
        ("（作者张三丰，系大学教师）", ["张三丰"]),
        ("（作者为大学教师）", []),
        ("（记者 张三丰）（责任编辑：李四光）", ["张三丰"]),
        ("撰文：王小明", ["王小明"]),
        ("（全文完）", []),
        ("（高清）", []),
        ("（张先生）", []),
        ("（左三）", []),
        ("（王者荣耀）", []),
        ("（蓝焰控股）", []),
        ("（路透）", []),
    ],
)
def test_what_closes_a_chinese_article(last: str, names: list[str]) -> None:
    assert authors("", last) == (names, "dom.signature" if names else None)


def test_what_closes_a_korean_article() -> None:
    assert authors("", "홍길동 기자 hong@news.example", story=KO)[0] == ["홍길동"]
    assert authors("", "홍길동 hong@news.example", story=KO)[0] == ["홍길동"]
    assert authors("", "디지털뉴스팀 hong@news.example", story=KO)[0] == []
    assert authors("", "사진 홍길동 기자 hong@news.example", story=KO)[0] == []


@pytest.mark.parametrize(
    ("first", "names", "story"),
    [
        ("【ニューヨーク＝山田太郎】", ["山田太郎"], JA),
        ("【ワシントン山田太郎】", ["山田太郎"], JA),
        ("【北京・山田太郎】", ["山田太郎"], JA),
        ("【ソウル共同】", [], JA),
        ("【東京】", [], JA),
        ("【サッカー・山田太郎】", [], JA),
        ("〔記者王小明／台北報導〕", ["王小明"], ZH),
        ("（中央社記者王小明台北20日電）", ["王小明"], ZH),
        ("中新网北京11月20日电 (张三丰) ", ["张三丰"], ZH),
        ("新华社北京11月20日电（记者 张三、李四）", ["张三", "李四"], ZH),
        ("【环球网报道 记者 张三丰】", ["张三丰"], ZH),
        ("新华社北京11月20日电（国际观察）", [], ZH),
        ("财联社11月20日讯（编辑 张三丰）", [], ZH),
        ("(서울=연합뉴스) 홍길동 김철수 기자 = ", ["홍길동", "김철수"], KO),
        ("[헤럴드경제=홍길동 기자] ", ["홍길동"], KO),
        ("[파이낸셜뉴스] ", [], KO),
    ],
)
def test_who_reports_behind_a_dateline(first: str, names: list[str], story: str) -> None:
    assert authors(first, story=story) == (names, "dom.dateline" if names else None)


def test_a_dateline_does_not_overrule_metadata() -> None:
    head = '<meta name="author" content="江畔晚报网">'
    assert authors("新华社北京11月20日电（记者 张三丰）", head=head) == (["江畔晚报网"], "meta.author")
    assert authors("", "（记者 张三丰）", head) == (["张三丰"], "dom.signature")


def test_japanese_names_are_persons() -> None:
    for name in ("佐々木太郎", "長谷川太郎", "山田さくら", "山田太郎"):
        assert is_person_like(name)
    for name in ("福島県警", "編集部", "東京新聞社"):
        assert not is_person_like(name)


@pytest.mark.parametrize("word", ["报", "新闻", "台北", "通讯员", "文・写真", "佐藤、", "김철 ", "전문", "【", "王小"])
def test_repeated_words_cost_little(word: str) -> None:
    signed_by("文", at_end=True)  # what the first one imports
    start = time.process_time()
    for text in (60 * word, "（" + 60 * word, "记者" + 60 * word):
        signed_by(text, at_end=True)
    assert time.process_time() - start < 0.5


def test_only_short_lines_and_ends_are_looked_at() -> None:
    assert signature_in(3 * ZH + "记者 张三丰", opening=False, at_end=False) is None
    assert signature_in(3 * ZH + "记者 张三丰", opening=False, at_end=True) == ("dom.signature", "记者 张三丰")


@pytest.mark.parametrize("counted", ["总篇数", "点击量", "阅读数", "粉丝", "本文浏览量"])
def test_what_a_page_counts_is_nobody(counted: str) -> None:
    line = f"<div class=author-box><a href=/author/1>{counted}</a></div>"
    found = read(body=f"<article><h1>市议会讨论桥的未来</h1>{line}{BODY}</article>")
    assert found.authors == ()


def test_the_languages_are_imported_by_the_first_text_that_needs_them() -> None:
    code = """
import sys
from extractors.metadata.authors.names import authors_of, is_person_like
authors_of("by Ann Lee and Bo Li", visible=True), is_person_like("Ann")
known = {name.rpartition(".")[2] for name in sys.modules}
print(known & {"chinese", "japanese", "korean"})
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout == "set()\n"


@pytest.mark.parametrize("signature", ["（村井 朔・演劇評論家）", "（山田太郎・ジャーナリスト）"])
def test_a_japanese_signature_with_what_its_writer_is(signature: str) -> None:
    name = signature.strip("（）").partition("・")[0]
    assert signed_by(signature, at_end=True) == (name,)
    assert signed_by(signature) == ()


@pytest.mark.parametrize(
    ("line", "names"),
    [
        ("피지호 기자", ("피지호",)),
        ("예병일·노지완 기자", ("예병일", "노지완")),
        ("정치부 피정우기자", ("피정우",)),
        ("경제부 기자", ()),
        ("경제지 기자", ()),
        ("복지부 기자", ()),
        ("부동산 기자", ()),
        ("계명대 기자", ()),
        ("가수겸 기자", ()),
    ],
)
def test_rare_korean_family_names(line: str, names: tuple[str, ...]) -> None:
    assert signed_by(line) == names


@pytest.mark.parametrize(
    ("sign", "names"),
    [
        ("（文・写真　都築凪）", ("都築凪",)),
        ("（取材・文　都築凪、桐生真帆）", ("都築凪", "桐生真帆")),
        ("（三崎支局・都築凪）", ("都築凪",)),
        ("（文化部　都築凪）", ()),
        ("（写真・編集　都築凪）", ()),
        ("（編集委員・経済担当）", ()),
        ("（文・写真　三崎市役所）", ()),
        ("（文・写真　北海道新聞）", ()),
        ("（社会部・経済部）", ()),
    ],
)
def test_a_japanese_sign_in_brackets_by_a_rare_family_name(sign: str, names: tuple[str, ...]) -> None:
    assert signed_by(sign, at_end=True) == names
    assert signed_by(sign) == ()
