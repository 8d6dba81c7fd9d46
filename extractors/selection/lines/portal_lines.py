"""Lines of a portal's own around its texts: where one stands in it, when and from where a text was taken and how large
its letters shall be, who is responsible, what it declares of rights, what an account on it asks of its readers, and
what further texts it offers.

Portals in Chinese, Japanese and Korean lay all of it out in cells and paragraphs like those of the text, and in scripts
without spaces each character counts as a word, so that such lines weigh as much as paragraphs. Each form is all that
the line says, or a declaration's name at its beginning with what it declares: articles on rights and portals say one
and not the other.

Counted on the recorded sets: of 40 lines of the frame the truths have three, which name the editor and which no
classifier believes; of 41 headings over further texts one, likewise. Of 80 other lines that name editors the truths
have four that no classifier believes, of what accounts say none.
"""

from __future__ import annotations

import re

import numpy as np
import numpy.typing as npt

from extractors.document import Document
from extractors.dom.arrays import where_true
from extractors.dom.columns import Ints
from extractors.selection.house.forms import Forms
from extractors.selection.root import DOUBTFUL, THRESHOLD

LONGEST, MOST_WORDS = 300, 300
"""Characters of such a line, and words: in these scripts most characters are words."""
FEWEST = 30
"""Likely words that must be left: a notice of rights may be what the page has to say."""
MOST_OFFERED = 0.6
"""Share of the other likely words from which offers are what the page has to say, as on a list of articles."""
HEADING = 16
"""Characters of the longest heading over further texts."""
_SCRIPT = re.compile("[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]")
"""Kana, ideographs or Hangul."""
_HERE = (
    r"(?:you\sare\shere|sie\s(?:befinden\ssich|sind)\shier|(?:du\sbist|ihre\sposition)\shier|vous\sêtes\sici|"
    r"(?:usted\s)?est[áa]s?\s(?:en|aquí)|(?:você\s)?est[áa]s?\saqui|ti\strovi\s(?:in|qui)|tu\ssei\squi|sei\s(?:in|qui)|"
    r"ets\saquí|(?:te\saf(?:li|ți)\saici|ești\saici)|(?:u\sbevindt\szich|je\sbent|u\sbent)\shier|du\s(?:är|er)\sh[äe]r|"
    r"olet\s(?:tässä|täällä)|(?:jesteś|jesteście|znajdujesz\ssię)\stutaj|nacházíte\sse(?:\szde)?|nachádzate\ssa(?:\stu)?|"
    r"(?:jste|ste)\s(?:zde|tu)|(?:ön\s)?itt\s(?:van|vagy|áll)|vi\sste\sovd[je]+|nalazite\sse(?:\sovd[je]+)?|tukaj\sste|"
    r"вы\s(?:здесь|находитесь(?:\sздесь)?)|ви\s(?:тут|знаходитесь(?:\sтут)?)|(?:вие\s)?(?:сте|се\sнамирате)\sтук|ви\sсте\sовде|"
    r"βρίσκεστε\sεδώ|είστε\sεδώ|buradasınız|şu\san\sburadasınız|(?:أنت|انت)\s(?:هنا|الآن\sفي)|(?:شما\s)?اینجا\sهستید|"
    r"(?:אתה|אתם|הנך)\s(?:נמצא(?:ים)?\s)?כאן|आप\sयहा[ँं]\sहै[ँं]|আপনি\sএখানে|anda\s(?:di\ssini|berada\sdi(?:\ssini)?)|"
    r"bạn\sđang\sở(?:\sđây)?|คุณอยู่ที่นี่|esate\sčia|jūs\s(?:esate\sčia|atrodaties\sšeit)|(?:te\s)?asute\ssiin|uko\shapa)"
)
_PLACE = (
    r"(?:(?:[您你](?:当前|目前|现在|現在|當前)?所?在?的?|当前|當前|目前|现在|現在|所在)的?(?:位置|页面|頁面)|現在(?:位置|地|のページ)|현재\s?(?:위치|페이지))"
)
_ARROW = r"[>›»→＞≫/\\|－-]|->|&gt;"
_DAY = r"(?:19|20)\d\d\s?[-/.年년]\s?\d{1,2}\s?[-/.月월]\s?\d{1,2}\s?[日일.]?"
_HOUR = r"(?:\s?(?:[上下]午|午[前後]|오[전후])?\s?\d{1,2}\s?[:：时時시]\s?\d{1,2}(?:[:：分분]?\s?\d{0,2}\s?[秒초]?)?)?"
_SIZE = (
    r"(?:(?:字号|字號|字体|字體|字级|字級|字型大小|文字大小|大小)\s?[:：]?\s?|(?:文字の?(?:大きさ|サイズ)|(?:글자|글씨|폰트)\s?크기)(?:\s?변경)?\s?[:：]?\s?)"
    r"(?:[\W_]*(?:特大|超大|较大|較大|最大|大|中|小|標準|标准|默认|拡大|縮小|크게|작게|보통|가|a[+-]?)){2,6}\W*"
)
_SAID = (
    r"(?:来源|來源|出处|出處|稿源|作者|记者|記者|编辑|編輯|责编|责任编辑|責任編輯|浏览次数|浏览|"
    r"瀏覽|点击|點擊|点击数|阅读|阅读量|字号|字體|分享到?|打印)"
)
_PUBLISHED = r"(?:(?:发布|發布|发表|發表|刊登|更新|录入|发稿|上传|公开|创建)(?:时间|時間|日期|于|於)|时间|時間|日期)"
_HOME = (
    r"(?:home|start(?:seite|sidan?|siden?)?|accueil|inicio|início|inici|principal|strona\sgłówna|úvod|domů|domov|kezdőlap|"
    r"főoldal|acasă|начало|главная|головна|naslovn\w+|početna|αρχική|ana\s?sayfa|الرئيسية|خانه|בית|ראשי|होम|beranda|"
    r"trang\schủ|หน้าแรก|etusivu|forsiden?|hjem|hem|pradžia|sākums|avaleht|nyumbani)"
)
_PLACES = Forms(
    [
        rf"^\W*{_HERE}\s?:\s?[^.!?:]{{1,40}}?\s?(?:[>›»→/\\|]|->)\s?[^!?]{{0,160}}$",
        rf"^\W*{_HERE}\s{_HOME}\s?(?:[>›»→/\\|]|->)\s?[^!?]{{0,160}}$",
    ]
)
_ROWS = re.compile(r"[>›»→/\\|]")
_FRAME = (
    # where one stands, as a row of sections
    rf"^\W*{_PLACE}\s?(?:是|在|は|:)?\s?[:：]?\W*\S[^。！？]{{0,24}}?\s?(?:{_ARROW})[^。！？]{{0,120}}$",
    # what one may do with the page
    r"^\W*(?:(?:[欢歡]迎|您好|你好|今天是).{0,40})?(?:(?:将本[站页])?(?:设为|設為)(?:首页|首頁)|加入收藏|收藏本[站页頁]|加入(?:我的)?最[爱愛])"
    r"(?:[\s|·•/-]+\S{2,10}){0,8}\W*$|^\W*(?:시작\s?페이지(?:로)?\s?설정|즐겨\s?찾기\s?(?:추가|등록))(?:[\s|·•/-]+\S{2,10}){0,6}\W*$",
    rf"^\W*(?:【|\[)?{_SIZE}(?:(?:[\W_]|打印|印刷|プリント|인쇄|关闭|關閉|分享|收藏|스크랩|복사)*)$",
    # when and from where a text was taken
    rf"^\W*(?:{_PUBLISHED}\s?[:：]?\s?)?{_DAY}{_HOUR}\W*{_SAID}\s?[:：][^。！？]{{0,90}}$|"
    rf"^\W*(?:来源|來源|稿源)\s?[:：]\s?\S{{1,24}}\s.{{0,24}}{_PUBLISHED}\s?[:：]\s?{_DAY}[^。！？]{{0,80}}$|"
    rf"^\W*(?:기사\s?)?(?:입력|등록|승인|작성|송고)\s?[:：]?\s?{_DAY}{_HOUR}\W*(?:최종\s?)?(?:수정|업데이트|댓글|조회)[^。!?]{{0,60}}$",
    # who is responsible
    r"^\W*(?:责任编辑|責任編輯|本文编辑|本文編輯)\s?[:：]\s?[^\s。，！？:：]{1,12}(?:[\s、,，]+[^\s。，！？:：]{1,6}){0,3}\W*$",
    # what the law makes a site say of itself
    r"(?:icp[备備证証]\s?(?:案\s?)?\d{5,}|公网安备\s?\d{8,}|(?:互联网新闻信息服务|信息网络传播视听节目|增值电信业务经营)许可证\s?(?:编号|号)?\s?[:：]?\s?\S?\d)|"
    r"^(?=.*청소년\s?보호\s?책임자)(?=.*(?:발행인|등록번호|편집인))",
)
_OF_US = (
    r"(?:本[网網站报報刊台社文平公]|凡|任何|未[经經]|"
    r"如[有涉因]|若[有涉]|转载|轉載|以上|文章|文中|部分|图文|内容|此文|该文|所[载有])"
)
_DECLARED = r"(?:免责|免責|版权|版權|著作权|特别|特別|郑重|鄭重|重要|转载|轉載|侵权|权利)?(?:声明|聲明|提示|说明|須知)"
_RIGHTS = (
    r"(?:版权|版權|著作[权權]|侵[权權]|转载|轉載|立场|立場|观点|觀點|摘编|授[权權]|投资建议|投資建議|仅供参考|僅供參考|不代表|存储空间|知识产权|法律责任|法律責任)"
)
_DECLARATION = (
    rf"^\W*{_DECLARED}\s?[:：]\W*(?:\d\W{{1,3}})?{_OF_US}.{{0,240}}{_RIGHTS}",
    r"^\W*(?:\d\W{1,3})?凡(?:本[网網站报報刊台社]|[注註标標署]明|来源|來源|转载|轉載|未).{0,40}(?:来源|來源|稿件|作品|文章|内容|字样).{0,200}"
    r"(?:版权|版權|著作[权權]|转载|轉載|授[权權]|侵[权權]|立场|观点)",
    r"^\W*(?:转载|轉載)(?:本文)?(?:请|請|须|須|时请|務必|务必|自).{0,16}(?:注明|註明|标明|聯[系繫]|联系|授权|授權|来源|出处|出處)[^。]{0,40}\W*$|"
    r"^\W*(?:本文|文章|部分|图文|本[站网網])[^。！？]{0,12}(?:转载自|转自|轉載自|来自网络|来源于?网络|源自网络)[^！？]{0,60}(?:版权|版權|侵[权權]|删除|刪除|立场|立場)",
    r"^\W*(?:如|若)(?:有|涉及?|因|存在)[^。！？]{0,24}(?:侵[权權]|版权|版權|著作权)[^！？]{0,40}(?:联系|聯[系絡繫]|删除|刪除|告知|通知|处理|處理)[^！？]{0,40}$",
    r"^\W*(?:以上|本文|文章|该文|此文|文中|上述)(?:文章|所述|全部)?(?:内容|內容|观点|觀點|言论|信息)?(?:仅|僅|只|纯|均)?(?:代表|为|為|系|属)"
    r"(?:作者|投稿者|发布者)?(?:本人|个人|個人|独立)?(?:的)?(?:观点|觀點|意见|意見|立场|言论)[^！？]{0,20}(?:不代表|与本|與本|不构成)[^！？]{0,60}$",
    r"^\W*(?:当|本)(?:サイト|ページ|ウェブサイト|記事)(?:内|上)?(?:に|の|で).{0,40}(?:著作権|無断).{0,40}(?:帰属|禁じ|禁止)[^。]{0,12}。?\W*$",
)
_SPOKEN = "你您我他她请請谢謝再好为為怎是不这這那什没有谁誰通"
"""With one of these begins what is said to an editor, or by one, and no name."""
_NAME = rf"(?![{_SPOKEN}])[\u4e00-\u4e27\u4e29-\u9fff·]{{2,4}}"
"""Not 丨, which parts names as a stroke does."""
_EDITS = (
    r"(?:(?:值班|责任|責任|图片|美术)?(?:编辑|編輯)|责编|責編|校对|校對|审核|審核|监制|編審|编审|图编|制图|美编|"
    r"终审|初审|复审|编校|排版|统筹|統籌)"
)
_ACCOUNT = r"(?:自媒体|搜狐号|网易号|百家号|头条号|澎湃号|企鹅号|一点号|大鱼号|新浪看点)"
_FROM_NET = r"(?:来源于?|來源於?|来自于?|來自|源自|转自|源)(?:网络|網路|網絡|互联网)"
_PLATFORM = (
    # who edited, read and set it
    rf"^(?=.*(?:编辑|編輯|责编|責編|校对|校對|监制|编审|美编))\W*+(?:{_EDITS}\s?[:：/丨|｜]\s?(?!{_EDITS}){_NAME}(?:[\s、/]++(?!{_EDITS}){_NAME}){{0,3}}"
    rf"(?:[\s/丨|｜；;，,]++|[)）】]?$)){{1,6}}[)）】]?$|^\W*(?:{_EDITS}\s{_NAME}[\s/丨|｜；;，,]++){{1,5}}{_EDITS}\s{_NAME}$",
    # on whose account it stands, and what of it is from elsewhere
    rf"^\W*(?:特别|平台|郑重)?(?:(?:声明|聲明|说明)\s?[:：]\W*)?(?:以上(?:内容|文章|作品|图文)|该文|本文)[^！？]{{0,40}}{_ACCOUNT}[^！？]{{0,30}}"
    r"(?:(?:用户|作者)[^！？]{0,8}(?:上传|上傳|发布|發布)|上传并发布|上傳並發布|仅代表|信息存储|授权)[^！？]{0,100}$|"
    rf"^\W*(?:平台|特别)?声明\s?[:：]\W*(?:该文|本文)观点仅代表作者[^！？]{{0,20}}{_ACCOUNT}[^！？]{{0,60}}$",
    rf"^\W*(?:文中|部分|以上|本文)?(?:图片|配图|圖片|图|图文|素材|视频)(?:均|皆|全部|部分)?{_FROM_NET}\W*(?:(?:如有|如侵|若有|若侵|侵权?必?删|版权|仅).{{0,40}})?$",
    # what an account asks of its readers
    r"^\W*(?:[^。！？]{2,20}[，,。！!]\s?)?(?:喜欢|觉得不错|觉得好看|看完)?(?:请|就|那就|记得|欢迎|快|来)?点(?:个|個|一下|击|擊|亮)?(?:右下角|下方|文末)?(?:的)?"
    r"\W{0,2}在看(?:吧|\W.{0,16})?$|"
    r"^\W*(?:欢迎|请|求)?(?:点赞|點讚|分享)(?:\W{0,2}(?:在看|转发|轉發|收藏|关注|關注|评论|点赞|分享)){1,4}(?:吧|哦|支持|一下|三连|\W)*$",
    r"^\W*(?:扫码|长按|扫描|识别|扫一扫|微信扫|长按识别|掃描)(?:(?:下方|上方|上图|下图|图中|文末|以下)?的?(?:二维码|小程序码|qr\s?code)\W?)?"
    r"(?:即可)?(?:关注|關注)(?:我们|我們|本报|本刊|公众号|公眾號|\W[^。！？]{1,12}\W)\W*$|^\W*(?:长按|扫描|识别|长按识别)(?:下方|上图|下图)?二维码\W?(?:进群|入群)\W*$",
    r"^\W*(?:点击|點擊|戳)(?:上方|下方|右上方|上面|下面|顶部|左下角|文末)?的?\W?(?:蓝字|藍字|蓝色字)\W?.{0,24}$|"
    r"^\W*(?:点击|點擊|戳)(?:上方|下方|下面|左下角|文末)?的?\W?(?:名片|公众号|阅读原文|閱讀原文)\W?(?:关注我们|查看更多|了解更多|，?了解.{0,6}|\W)*$|"
    r"^\W*点击菜单栏\W[^。！？]{2,10}\W解锁更多服务\W*$",
    r"^\W*(?:更多|查看更多|获取更多|想看更多|想了解更多)(?:精彩|资讯|新闻|内容|热点)(?:内容|资讯|报道|新闻)?\W{0,2}(?:请|敬请|欢迎|尽在|請|就来)?"
    r"(?:关注|關注|下载|下載|锁定|登录|尽在)(?:我们|我們|本报|本台|微信|官方|公众号|公眾號|客户端|微博|\S{2,6}客户端)[^。！？]{0,24}\W*$",
    r"^\W*海量资讯\W{0,2}精准解读\W{0,2}尽在.{0,16}$|^\W*返回(?:搜狐|网易|新浪|腾讯|凤凰)(?:首页)?\W{0,3}(?:查看更多)?\W*(?:责任编辑[:：].{0,8})?$|"
    r"^\W*举报[/／]反馈\W*$",
)
_LINES = Forms((*_FRAME, *_DECLARATION, *_PLATFORM))
_FURTHER = re.compile(
    r"\W*(?:(?:更多)?(?:相关|相關)(?:新闻|新聞|报道|報導|報道|阅读|閱讀|文章|推荐|推薦|链接|連結|资讯|内容|专题|稿件)|"
    r"(?:推荐|推薦|延伸|扩展|精彩|最新|热门|熱門|热点|深度|编辑|編輯|今日|精选|精選|猜你|本周|本网|大家)(?:阅读|閱讀|新闻|新聞|推荐|推薦|文章|报道|報導|资讯|"
    r"資訊|热点|内容|图片|喜欢|喜歡|都在看|热文|头条|要闻|排行)|(?:新闻|阅读|点击|热文|新聞|人氣|人气|熱門)(?:排行|排行榜)|"
    r"(?:24|48)小时(?:热文|热点|排行)|图片新闻|热点图集|为您推荐|為您推薦|你可能(?:也)?(?:喜欢|感兴趣|喜歡|感興趣)|"
    r"(?:関連|おすすめ|人気|最新|新着|注目|その他)の?(?:記事|ニュース|リンク|コンテンツ|情報)(?:一覧)?|あわせて読みたい|こちらも(?:おすすめ|読まれています)|"
    r"(?:アクセス|人気)ランキング|관련\s?(?:기사|뉴스|글)|(?:많이|가장\s많이)\s?본\s?(?:뉴스|기사)|(?:인기|최신|주요|추천|이\s?시각)\s?(?:뉴스|기사|콘텐츠)|"
    r"다른\s?기사\s?보기|함께\s?(?:보면\s?좋은|볼\s?만한)\s?(?:기사|뉴스))\W*"
)
_OFFERED = re.compile(
    r"(?:[\[【〔]\s?(?:详细|詳細|详情|更多|阅读全文|查看全文|查看详情|繼續閱讀|続きを読む|더보기|자세히)\s?[\]】〕]|"
    r"(?:…|\.\.\.)\s?(?:详细|詳細|阅读全文|查看全文|続きを読む|더보기|자세히\s?보기)\s?(?:>>|»|≫|→|>)?)\s*$"
)
"""What ends the first words of another text."""


def is_portal_line(text: str) -> bool:
    """Whether a line is a portal's own: where one stands in it, when and from where a text was taken, what it
    declares."""
    if not 0 < len(text) <= LONGEST:
        return False
    if _has_script(text):
        return _LINES.are_in(text.lower())
    return _ROWS.search(text) is not None and _PLACES.are_in(text.lower())


def _has_script(text: str) -> bool:
    return not text.isascii() and _SCRIPT.search(text) is not None


def is_offer(text: str) -> bool:
    """Whether a line is the first words of another text, with the link to its rest ("……[详细]")."""
    return not text.isascii() and _OFFERED.search(text[-HEADING:]) is not None


def heads_further(text: str) -> bool:
    """Whether a line says that other texts follow, and nothing else."""
    return len(text) <= HEADING and not text.isascii() and _FURTHER.fullmatch(text) is not None


def without_portal_lines(
    document: Document, words: Ints, probabilities: npt.NDArray[np.float64]
) -> npt.NDArray[np.float64]:
    """The probabilities, 0 for such lines, offers of other texts and headings over what is unlikely, unless hardly any
    text is left; a new array where anything changes. ``words``: of each block."""
    doubtful = where_true((probabilities >= DOUBTFUL) & (words <= MOST_WORDS)).tolist()
    every = [(block, document.block_line(block)) for block in doubtful]
    # all kinds have letters beyond ASCII, or signs that part a row
    lines = {block: line for block, line in every if not line.isascii() or _ROWS.search(line)}
    if not lines:
        return probabilities
    changed = probabilities.copy()
    changed[[block for block, line in lines.items() if is_portal_line(line)]] = 0.0
    offers = [block for block, line in lines.items() if is_offer(line)]
    likely = changed >= THRESHOLD
    if (words * likely)[offers].sum() <= MOST_OFFERED * words[likely].sum():
        changed[offers] = 0.0
    for block in [block for block, line in lines.items() if heads_further(line)]:
        if block + 1 == len(words) or changed[block + 1] < THRESHOLD:
            changed[block] = 0.0
    left = changed >= THRESHOLD
    return changed if (changed != probabilities).any() and words[left].sum() >= FEWEST else probabilities
