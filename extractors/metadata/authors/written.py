"""Names in ideographs, kana and Hangul: their signs, and the words of a page's furniture that are none."""

from __future__ import annotations

import re

from extractors.metadata.authors.accounts import is_account

HAN = "\u3400-\u4dbf\u4e00-\u9fff"
KANA = "\u3041-\u30ff"
HANGUL = "\uac00-\ud7a3"
OPENED = "（(【〔﹝［\\["
CLOSED = "）)】〕﹞］\\]"
"""Brackets around a signature, for a class of signs."""

_NO_PERSON = re.compile(
    r"网|網|报$|報$|社$|台$|频道|頻道|新闻|新聞|编辑|編輯|集团|集團|公司|传媒|傳媒|客户端|消息|科技|财经|財經|资讯|資訊|平台|综合|專欄|专栏|编译"
    r"|协会|协會|大学|大學|研究院|委员会|中心$|小组|团队|편집국|뉴스|新聞社|県警|警察|編集部|編集局|取材班|報道部|취재팀|편집부|기자단|(?:일보|신문|방송|통신|경제|타임스|투데이|데일리|저널)$"
)
_NOBODY = re.compile(
    r"^(?:未知|匿名|佚名|.*整理|本站|原创|原創|转载|管理员|作者|记者|網友|网友|文章|最新文章|相关文章|当前位置|我已授权|调查|未归类|首页|更多|阅读|正文|来源|"
    r"評論|评论|热门|推荐|行情.*|.*行情|个人资料|个人信息|作者简介|简介|登录|注册|投稿|关于.*|.*(?:篇数|篇數|点击[量数]|點擊[量數]|阅读[量数]|閱讀[量數]|访问量|浏览量|粉丝数?|关注数|积分))$"
)


def is_written_name(name: str) -> bool:
    """Whether a text in ideographs, kana or Hangul can be a name: short, no account, no word of a page's furniture."""
    return len(name) <= 12 and not _NOBODY.match(name) and not is_account(name)


def is_short_name(name: str) -> bool:
    """Whether such a name reads like a person's: two to four signs, and no paper, agency or department."""
    return 2 <= len(name) <= 4 and not _NO_PERSON.search(name) and not _NOBODY.match(name)
