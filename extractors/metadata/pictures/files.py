"""File names of pictures: which addresses are sizes of one picture."""

from __future__ import annotations

import re
from functools import lru_cache


@lru_cache(maxsize=1024)
def file_key(url: str) -> str:
    """What the sizes of one picture have in common: the file's name without size and extension; the
    folders, where the name is a size and nothing else."""
    path = url.partition("?")[0].partition("#")[0].rstrip("/").lower()
    folder, _, name = path.rpartition("/")
    if _ONLY_SIZE.match(name):
        return "/".join(folder.split("/")[-2:])
    return _SIZE.sub("", _EXTENSION.sub("", name))


_ONLY_SIZE = re.compile(r"\d{2,4}x\d{2,4}$")
_EXTENSION = re.compile(r"(?:\.(?:jpe?g|png|webp|gif|avif))+$|\.\w{2,5}$")
_SIZE = re.compile(r"[-_]\d{2,4}x\d{2,4}$|[-_@]\d{1,4}[xw]$|-scaled$")


def is_same_file(one: str, other: str) -> bool:
    """Whether two addresses are sizes of one picture: equal names, or a long beginning of the names in
    common that ends where a part of the name ends (``fire-in-mill_detail-800w``,
    ``fire-in-mill_metadata``)."""
    mine, theirs = file_key(one), file_key(other)
    if mine == theirs:
        return len(mine) > 3
    shared = 0
    for left, right in zip(_NAME_PARTS.split(mine), _NAME_PARTS.split(theirs)):
        if left != right:
            break
        shared += len(left)
    return shared >= 10 and 2 * shared >= min(len(mine), len(theirs))


_NAME_PARTS = re.compile(r"[-_.]+")
