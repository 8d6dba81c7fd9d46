"""Lines of a portal's own around its texts."""

from __future__ import annotations

import numpy as np
import pytest

from benchmarks.training.written_lines import read_lines
from extractors import Page, extract_page, learn_site
from extractors.selection.lines.portal_lines import heads_further, is_offer, is_portal_line, without_portal_lines
from extractors.wrapping.kinds import is_repeated
from tests.builders import PARAGRAPHS, document


@pytest.mark.parametrize(
    "line",
    [
        "您当前的位置：首页 > 港口 > 渡轮",
        "當前位置：首頁 » 交通",
        "現在位置：ホーム > ニュース",
        "현재 위치 : 홈 > 뉴스 > 사회",
        "You are here: Home / News / Ferries",
        "Sie befinden sich hier: Startseite > Verkehr",
        "Vous êtes ici : Accueil > Transports",
        "Estás en: Inicio > Transporte",
        "Jesteś tutaj: Strona główna » Wiadomości",
        "Вы здесь: Главная → Новости",
        "Buradasınız: Ana Sayfa > Haberler",
        "欢迎访问海港网！ 设为首页 | 加入收藏 | 手机版",
        "設為首頁 | 加入最愛",
        "시작페이지로 설정 | 즐겨찾기 추가",
        "字号：[大 中 小]",
        "文字の大きさ 小 中 大",
        "글자크기 크게 작게",
        "发布时间：2026-03-02 09:15 来源：海港网 字号：[大 中 小]",
        "2026年3月2日 09:15 来源：海港日报 作者：李明",
        "来源：海港网 发布时间：2026-03-02 09:15",
        "입력 2026.03.02 09:15 수정 2026.03.02 10:20",
        "【责任编辑：李明】",
        "（責任編輯：陳怡）",
        "某ICP备12345678号-1",
        "발행인 : 김철수 | 편집인 : 이영희 | 청소년보호책임자 : 박민수",
        "声明：凡本网注明“来源：海港网”的所有作品，版权均属于海港网，未经授权不得转载。",
        "免责声明：本文仅代表作者个人观点，与本网无关。转载请注明出处。",
        "凡本報註明「來源：海港報」之稿件，未經授權不得轉載。",
        "转载请注明来源：海港网",
        "如有侵权，请联系我们删除。",
        "以上内容仅代表作者本人观点，不代表海港网立场。",
        "当サイトに掲載の記事・写真の無断転載を禁じます。",
        "编辑 | 李明",
        "编辑 李明明 校对 王安",
        "责编：李明 审核：王安",
        "特别声明：以上内容(如有图片或视频亦包括在内)为自媒体平台“海港号”用户上传并发布，本平台仅提供信息存储服务。",
        "图片均来自网络",
        "图源网络，如有侵权请联系删除",
        "看都看完了，点【在看】试试",
        "喜欢就点个在看吧",
        "点赞、在看、转发",
        "长按二维码关注我们",
        "点击蓝字 关注海港早知道",
        "点击“阅读原文”",
        "点击菜单栏【便民服务】解锁更多服务！",
        "更多精彩内容，请关注公众号",
        "返回搜狐，查看更多",
    ],
)
def test_what_a_portal_sets_around_a_text(line: str) -> None:
    assert is_portal_line(line)


@pytest.mark.parametrize(
    "line",
    [
        "渡轮公司声明：三月底前维持冬季时刻表。",
        "声明：我们三月底前不会恢复夜航，请乘客谅解。",
        "他说，当前位置的码头太小，要另选地址。",
        "责任编辑制度已实行十年，编辑们每天轮流值班。",
        "凡购买月票的乘客，均可免费乘坐。",
        "法院认定该公司侵权，判决其赔偿五十万元，并在三十日内删除有关内容。",
        "如果发现有人转载，记者会向法院起诉。",
        "今天是渡轮开航的第一天，乘客不多。",
        "大小 船只二十艘",
        "二〇二六年港口工作报告（全文）",
        "他停了一下：“船……”",
        "字号是店铺的名字，老字号有百年历史。",
        "编辑：您怎么看？",
        "编辑：你好，请坐。",
        "责编：再改改。",
        "审核：谁来编辑",
        "点赞、转发、评论均为零。",
        "扫描二维码添加客服后，她被骗五万元。",
        "扫描二维码，关注博物馆公众号即可预约。",
        "点击名片进入聊天界面。",
        "点击菜单栏的“文件”，选择“保存”。",
        "图片来自网络，如何避免侵权？",
        "更多精彩的比赛将在周日举行",
        "更多关注“一老一小”",
        "该文在百家号发布后引起热议，警方介入。",
        "本文以百家号平台为例，分析其内容。",
        "现在的位置比原来好，乘客一出站就看到码头。",
        "記事の無断転載をめぐる裁判が始まった。",
        "현재 위치에서 세 시간 거리다.",
        "You are here because the ferry never came.",
        "Está en la oficina / en casa, según el día.",
    ],
)
def test_what_a_text_says_of_such_things(line: str) -> None:
    assert not is_portal_line(line)


def test_no_line_that_we_wrote_for_an_articles_is_one() -> None:
    kept = [line.text for line in read_lines() if line.kept]
    assert len(kept) > 4000
    assert not [text for text in kept if is_portal_line(text) or is_offer(text) or heads_further(text)]


@pytest.mark.parametrize("line", ["相关新闻", "■相关链接", "最新推荐", "延伸閱讀", "関連記事", "많이 본 뉴스"])
def test_headings_over_further_texts(line: str) -> None:
    assert heads_further(line) and not heads_further(f"{line}说明")


TEXT = f"<p>{PARAGRAPHS[0]}</p><p>{PARAGRAPHS[1]}</p>"
TEASER = "<p>老码头要变样 三号泊位下月开工，乘客要绕行……[详细]</p>"


def kept(html: str, chances: list[float]) -> list[bool]:
    found = document(html)
    assert len(found.blocks) == len(chances)
    return (without_portal_lines(found, found.blocks.words, np.array(chances)) >= 0.5).tolist()


@pytest.mark.parametrize(
    "line", ["码头下月开工，乘客要绕行……[详细]", "港の工事は三月まで続く…続きを読む", "공사가 시작된다. [더보기]"]
)
def test_offers_of_other_texts(line: str) -> None:
    assert is_offer(line) and not is_offer(f"{line}，他说。")


def test_a_list_of_offers_keeps_them() -> None:
    assert kept(f"<p>{PARAGRAPHS[0]}</p>{TEASER * 3}", [0.9] * 4) == [True] * 4
    assert kept(TEXT + TEASER, [0.9] * 3) == [True, True, False]


def test_a_heading_goes_with_what_it_stands_over() -> None:
    heading = "<p>深度报道</p>"
    assert kept(TEXT + heading + TEASER, [0.9] * 4) == [True, True, False, False]
    assert kept(TEXT + heading + "<p>渡轮</p>", [0.9, 0.9, 0.9, 0.2]) == [True, True, False, False]
    assert kept(TEXT + heading, [0.9] * 3) == [True, True, False]
    assert kept(TEXT + heading + f"<p>{PARAGRAPHS[2]}</p>", [0.9] * 4) == [True] * 4


def test_long_declarations_go_and_a_page_of_nothing_else_keeps_them() -> None:
    rights = "凡本网注明“来源：海港网”的所有作品，版权均属于海港网，未经授权不得转载、摘编。"
    declaration = f"<p>声明：{rights * 3}</p>"
    assert kept(TEXT + declaration, [0.9] * 3) == [True, True, False]
    assert kept(declaration * 3, [0.9] * 3) == [True] * 3
    assert kept(TEXT, [0.9] * 2) == [True] * 2


def test_a_wrapper_knows_them() -> None:
    article = f"<article><h1>The mill</h1>{''.join(f'<p>{text}</p>' for text in PARAGRAPHS)}</article>"
    seen = extract_page(Page.from_html(f"<title>The mill</title><body>{article}", "https://a.example/m"), learn=True)
    assert seen.observation is not None
    [wrapper] = learn_site([seen.observation])
    assert is_repeated(wrapper, "责任编辑：李明") and not is_repeated(wrapper, "李明说，船明天开。")
