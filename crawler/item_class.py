"""The class of items that articles become in a project of somebody else's."""

from __future__ import annotations

import inspect
from typing import TYPE_CHECKING, Any

from itemadapter import ItemAdapter

from crawler.items import LINE_FIELDS, ArticleItem
from crawler.named_object import named_object

if TYPE_CHECKING:
    from scrapy.settings import BaseSettings


def item_class_of(settings: BaseSettings) -> type[Any] | None:
    """The class that `BROADSHEET_ITEM_CLASS` names; None where it names none. Raises ValueError, with a sentence for
    the user, for what is no class of items, or none that an article alone could become."""
    path = settings.get("BROADSHEET_ITEM_CLASS")
    if not path:
        return None
    named = named_object("BROADSHEET_ITEM_CLASS", path)
    if not inspect.isclass(named) or not ItemAdapter.is_item_class(named):
        raise ValueError(f"BROADSHEET_ITEM_CLASS: {path} is no class of items")
    if why := _why_not_made(named):
        raise ValueError(f"BROADSHEET_ITEM_CLASS: {path} {why}")
    return named


def known_names(item_class: type[Any]) -> list[str]:
    """The fields of an article that a class of items has."""
    known = ItemAdapter.get_field_names_from_class(item_class)  # None: of a dict, which has any
    return [name for name in LINE_FIELDS if known is None or name in known]


def made_of(article: ArticleItem, item_class: type[Any]) -> Any:
    """The article as an item of this class. What it lacks is left to the class's default, or is None where there is
    none. Raises whatever the class raises for values that it refuses."""
    has_default = _with_defaults(item_class)
    values = {name: getattr(article, name) for name in known_names(item_class)}
    return item_class(**{name: value for name, value in values.items() if value is not None or name not in has_default})


def _with_defaults(item_class: type[Any]) -> frozenset[str]:
    try:
        parameters = inspect.signature(item_class).parameters.values()
    except ValueError:  # it does not tell what it takes
        return frozenset()
    return frozenset(one.name for one in parameters if one.default is not one.empty)


def _why_not_made(item_class: type[Any]) -> str:
    if not (known := known_names(item_class)):
        return "has no field of an article"
    try:
        inspect.signature(item_class).bind(**dict.fromkeys(known))
    except TypeError as error:
        return f"cannot be made of an article: {error}"
    except ValueError:  # it does not tell what it takes
        pass
    return ""
