"""What a page says of a picture to those who do not see it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from urllib.parse import unquote

LONGEST = 500
"""Characters of it that are kept."""
_A_PICTURE = (
    "image|img|photo|photograph|picture|thumbnail|banner|bild|foto|fotografie|beitragsbild|titelbild|artikelbild|vorschaubild|"
    "aufmacherbild|teaserbild|photographie|imagen|fotografía|imagem|fotografia|immagine|afbeelding|bilde|billede|kuva|mynd|"
    "zdjęcie|obraz|obrázek|obrázok|slika|fotografija|kép|imagine|εικόνα|φωτογραφία|изображение|фото|фотография|картинка|"
    "зображення|снимка|слика|resim|görsel|fotoğraf|şəkil|صورة|الصورة|عکس|تصویر|תמונה|चित्र|तस्वीर|फोटो|ছবি|ภาพ|gambar|ảnh|"
    "hình ảnh|画像|写真|イメージ|图片|圖片|图像|照片|사진|이미지"
)
_NOTHING = re.compile(
    r"(?:https?:)?//\S+$|\S+\.(?:jpe?g|png|gif|webp|avif|svg|bmp|tiff?)$|(?:null|undefined|none|article)$"
    rf"|(?:{_A_PICTURE})\W*\d*$"
    r"|(?:(?:the|an?|article|content|post|story|news|blog|hero|lead|featured|main|cover|header|top|card|thumbnail|banner)\s+)+"
    r"(?:content|media|image|img|photo|picture|thumbnail|banner)$|(?:image|photo|picture)\s+(?:for|of)\s+(?:the\s+)?(?:post|article|story)$"
    r"|(?:imagen|foto|imagem|immagine|image|photo)\s+(?:principale?|destacada|de\s+destaque|de\s+portada|de\s+capa|di\s+copertina|"
    r"in\s+evidenza|à\s+la\s+une|del\s+artículo|de\s+la\s+noticia|da\s+notícia|dell[’']articolo|de\s+l[’']article)$"
    r"|artiklens\s+(?:øverste\s+)?billede$|artikkelbilde$|artikelns\s+bild$|haber\s+(?:görseli|fotoğrafı|resmi)$",
    re.I,
)
"""Addresses and names of files, what templates leave, and words that say of any picture that it is one."""


def alternative(attributes: Mapping[str, str]) -> str | None:
    """The ``alt`` of an element; None for an empty one, the name of a file and what templates leave in it."""
    text = " ".join((attributes.get("alt") or "").split())[:LONGEST]
    return None if len(text) < 2 or _NOTHING.match(text) or _is_file(text, attributes) else text


def _is_file(text: str, attributes: Mapping[str, str]) -> bool:
    """Whether a text is the name of the element's file without its ending: one word with a figure or a low line."""
    if len(text) < _SHORTEST_FILE or " " in text or _OF_FILES.search(text) is None:
        return False
    files = (unquote(attributes.get(name) or "").partition("?")[0].rpartition("/")[2] for name in _SOURCES)
    return any(text.lower() in file.lower() for file in files)


_OF_FILES = re.compile(r"[\d_]")
_SHORTEST_FILE = 4
_SOURCES = ("src", "data-src", "data-lazy-src", "data-original")
