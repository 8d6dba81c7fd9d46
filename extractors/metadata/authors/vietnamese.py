"""Two writers whom a Vietnamese paper names with a dash between them: "Thanh Mộc - Đức Hải". Elsewhere, and beside most
other things, a dash parts a name from a place, a paper or a role.

Vietnamese writes each syllable as a word and begins each of a name's with a capital; of what a desk or a role is called
the first alone has one ("Ban biên tập", "Phóng viên").
"""

from __future__ import annotations

import re

_LETTER = re.compile("[đơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]", re.I)
"""Letters that no other language has, but for some African ones."""
_DASH = re.compile(r"\s+[-–—]\s+")
_SYLLABLES = re.compile(r"[^\W\d_]{1,7}(?:\s[^\W\d_]{1,7}){1,3}")
_AROUND = re.compile(r"^(?:[^:]{2,20}:\s*)?|\s*\([^()]{2,40}\)$")
"""A label before the names, and a source in brackets behind them."""
_MOST_NAMES = 4
_PLACES = frozenset(
    "hà nội|hồ chí minh|đà nẵng|hải phòng|cần thơ|huế|thừa thiên huế|an giang|bà rịa|vũng tàu|bạc liêu|bắc giang|"
    "bắc kạn|bắc ninh|bến tre|bình dương|bình định|bình phước|bình thuận|cà mau|cao bằng|đắk lắk|đắc lắc|đắk nông|"
    "đắc nông|điện biên|đồng nai|đồng tháp|gia lai|hà giang|hà nam|hà tĩnh|hải dương|hậu giang|hòa bình|hoà bình|"
    "hưng yên|khánh hòa|khánh hoà|nha trang|kiên giang|phú quốc|kon tum|lai châu|lâm đồng|đà lạt|lạng sơn|lào cai|"
    "sa pa|long an|nam định|nghệ an|ninh bình|ninh thuận|phú thọ|phú yên|quảng bình|quảng nam|hội an|quảng ngãi|"
    "quảng ninh|hạ long|quảng trị|sóc trăng|sơn la|tây ninh|thái bình|thái nguyên|thanh hóa|thanh hoá|tiền giang|"
    "trà vinh|tuyên quang|vĩnh long|vĩnh phúc|yên bái|sài gòn|thủ đức|việt nam|trung quốc|nhật bản|hàn quốc|"
    "hoa kỳ|thái lan|đài loan|hồng kông|bắc kinh|thượng hải|đông nam á|tây nguyên|miền tây|miền trung|nam bộ|"
    "bắc bộ".split("|")
)
_PAPERS = frozenset(
    "tuổi trẻ|thanh niên|dân trí|tiền phong|người lao động|lao động|pháp luật|công an|nhân dân|quân đội|an ninh|"
    "phụ nữ|hoa học trò|giáo dục|sức khỏe|sức khoẻ|đời sống|thể thao|giao thông|xây dựng|công thương|đầu tư|"
    "kinh tế|thời báo|thời nay|tin tức|tri thức|văn hóa|văn hoá|giải trí|nông nghiệp|nông thôn|môi trường|"
    "tài nguyên|doanh nhân|doanh nghiệp|bóng đá|thế giới|thời sự|du lịch|khoa học|công nghệ|bất động|bạn đọc".split("|")
)
"""How papers and sections are called, or begin."""
_NO_NAME = re.compile(
    r"(?:báo|tạp\s+chí|ban|t(?:òa|oà)\s+soạn|phóng\s+viên|biên\s+(?:tập|dịch)|cộng\s+tác|nhóm|theo|ảnh|video|clip|thực\s+hiện|"
    r"tổng\s+hợp|nguồn|dịch|tin|bài|đồ\s+họa|chuyên\s+gia|trang\s+tin|kênh|thông\s+tấn|ts|ths|gs|pgs|bs|luật\s+sư|bác\s+sĩ|"
    r"tp|thành\s+phố|tỉnh|quận|huyện|phường|trường\s+đại|đại\s+học|công\s+ty|hội\s+đồng|sở|viện|đài\s+truyền)"
    r"(?:\s|$)",
    re.I,
)
"""First words of offices, of parts that others have in a text, and of titles."""


def without_dashes(text: str) -> str:
    """A byline with a comma for each dash between two Vietnamese names; any other text as it is."""
    if not _LETTER.search(text):
        return text
    return " | ".join(map(_piece, text.split(" | ")))


def _piece(text: str) -> str:
    said = _AROUND.sub("", text)
    names = _DASH.split(said)
    if not 2 <= len(names) <= _MOST_NAMES or not all(map(_is_name, names)):
        return text
    return text.replace(said, ", ".join(names))


def _is_name(text: str) -> bool:
    if not _SYLLABLES.fullmatch(text) or not all(word[0].isupper() for word in text.split()):
        return False
    said = text.lower()
    first = " ".join(said.split()[:2])
    return said not in _PLACES and first not in _PAPERS and _NO_NAME.match(said) is None
