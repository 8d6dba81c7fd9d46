"""Site configurations of Full-Text RSS (fivefilters/ftr-site-config), of which thousands exist.

One file a host, a directive a line: ``body: //div[@id="story"]``. XPaths for the title, the body, author and date are
alternatives in the file's order, the first that selects anything counts; several elements of a body are joined. The
format: https://help.fivefilters.org/full-text-rss/site-patterns.html.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from crawler.export.names import domain_of
from crawler.registry.problems import Problem, SiteFileError
from crawler.wrappers.exchange.imported import LONGEST, Imported, alternatives, ascii_site, why_no_xpath
from crawler.wrappers.storage import WrapperRecord
from extractors import FIVEFILTERS, PARSER_VERSION, FieldPath, Wrapper, site_of

MOST_BYTES = 1_000_000
"""A site's configuration has a few thousand."""
_TEXTS_OF_THE_PAGE = ("author", "date")
"""Directives whose alternatives may be a text that functions make."""
XPATHS = frozenset(("title", "body", "author", "date", "strip", "next_page_link"))
TEXTS = frozenset(("strip_id_or_class", "strip_image_src", "test_url"))
LEFT_OUT: Mapping[str, str] = {
    "autodetect_on_failure": "a page that a wrapper does not fit always goes the cold way",
    "convert_double_br_tags": "rows of line breaks always divide paragraphs",
    "dissolve": "pages are not rewritten",
    "find_string": "pages are not rewritten",
    "footnotes": "notes in the body are told from it without a rule",
    "http_header": "requests carry the crawl's own headers",
    "if_page_contains": "it is a condition of single_page_link",
    "insert_detected_image": "the main image is a field of its own",
    "move_into": "pages are not rewritten",
    "native_ad_clue": "advertisements are not told from articles by a rule",
    "parser": "pages are always parsed by libxml2",
    "prune": "all text of the body is kept but what a rule strips",
    "replace_string": "pages are not rewritten",
    "single_page_link": "the article is read from the page that was found, and its next pages",
    "single_page_link_in_feed": "feeds are read for addresses, not for links in their texts",
    "skip_json_ld": "fields have a fixed order of sources",
    "src_lazy_load_attr": "the usual attributes of images that load late are always read",
    "strip_attr": "attributes of images are chosen without a rule",
    "strip_comments": "comments are told from the body without a rule",
    "test_contains": "a wrapper is proved by comparing it with a cold extraction",
    "tidy": "pages are always parsed as they are",
    "wrap_in": "pages are not rewritten",
}
"""Known directives that do not apply, and why."""
_LOGIN = re.compile(r"(requires_login|not_logged_in_xpath|login_\w+)$")
_DIRECTIVE = re.compile(r"\s*([a-z_]+)\s*(?:\((.*?)\))?\s*:(.*)$", re.I)
_ATTRIBUTE = re.compile(r"\s*/+\s*@([\w:-]+)\s*$")
_TEXT_NODES = re.compile(r"\s*/+\s*text\(\)\s*(?=\||$)")
_OF_HEAD = re.compile(r"(?:^|/|::)\s*(?:head(?![\w.-])|(?:title|meta|link)[\s)]*$)", re.I)
_DOMAIN = re.compile(r"[\w-]+(\.[\w-]+)+")
_ABSOLUTE = re.compile(r"\s*(/|\(|[\w-]+\s*\()")


@dataclass(slots=True)
class _Config:
    """One file while it is read."""

    path: Path
    values: dict[str, list[tuple[str, int]]] = field(default_factory=dict)
    """Per directive: values with their lines."""
    warnings: list[Problem] = field(default_factory=list)
    skipped: dict[str, list[int]] = field(default_factory=dict)

    def warn(self, key: str, line: int, message: str) -> None:
        self.warnings.append(Problem(self.path, key, line, message))

    def of(self, name: str) -> list[tuple[str, int]]:
        return self.values.get(name, [])


def read_fivefilters(path: Path, raw: bytes, site: str | None = None) -> Imported:
    """The pinned wrappers of a site configuration, one for each site it is for.

    The site is the file's name (`example.com.txt`); a name that begins with a dot is meant for all subdomains, and is
    imported for the domain and for those hosts that the file's test addresses name. Raises `SiteFileError` for a
    file without a usable body; everything else that cannot be used is a warning.
    """
    if len(raw) > MOST_BYTES:
        raise SiteFileError([Problem(path, "", 1, f"larger than {MOST_BYTES} bytes")])
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise SiteFileError([Problem(path, "", raw[: error.start].count(b"\n") + 1, "is not UTF-8")]) from None
    config = _Config(path)
    for number, line in enumerate(text.splitlines(), 1):
        _read_line(config, line, number)
    for name, lines in sorted(config.skipped.items()):
        reason = LEFT_OUT.get(name, "it is no directive that we know")
        reason = "sites that want a login are not crawled" if _LOGIN.match(name) else reason
        more = f" (and on lines {', '.join(map(str, lines[1:]))})" if len(lines) > 1 else ""
        config.warn(name, lines[0], f"left out{more}: {reason}")
    roots = _usable(config, "body")
    if not roots:
        raise SiteFileError([*config.warnings, Problem(path, "body", 1, "no XPath of a body that can be used")])
    wrappers = [_wrapper(config, name, roots) for name in _sites(config, site)]
    config.warnings.sort(key=lambda problem: problem.line)
    return Imported(tuple(WrapperRecord(wrapper) for wrapper in wrappers), tuple(config.warnings))


def _read_line(config: _Config, line: str, number: int) -> None:
    if not line.strip() or line.lstrip().startswith("#"):
        return
    match = _DIRECTIVE.match(line)
    if match is None:
        config.warn("", number, "left out: no directive (they are written `name: value`)")
        return
    name, value = match[1].lower(), match[3].strip()
    if name in ("strip", "strip_attr") and _ATTRIBUTE.search(value):
        name = "strip_attr"
    if name not in XPATHS | TEXTS:
        config.skipped.setdefault(name, []).append(number)
    elif not value:
        config.warn(name, number, "left out: it has no value")
    else:
        config.values.setdefault(name, []).append((value, number))


def _usable(config: _Config, name: str) -> list[str]:
    """The XPaths of a directive that can be used, made absolute; a warning for each other one.

    They select elements; of a link to the next page, of an author and of a date they may select an attribute too.
    """
    found: dict[str, None] = {}
    for value, line in config.of(name):
        expression = _TEXT_NODES.sub("", value) if name in ("title", *_TEXTS_OF_THE_PAGE) else value
        headings = _headings(expression) if name == "title" else expression
        if not headings:
            config.warn(name, line, f"left out: {value} is no heading; titles in the head are always read")
            continue
        expression = headings if _ABSOLUTE.match(headings) else f"/{headings}"
        why = why_no_xpath(
            expression, selects_elements=name != "next_page_link", may_be_text=name in _TEXTS_OF_THE_PAGE
        )
        why = why or _why_not_together(found, expression, name)
        if why is None:
            found[expression] = None
        else:
            config.warn(name, line, f"left out: {value} {why}")
    return list(found)


def _headings(expression: str) -> str:
    """An XPath of what a title's selects on the page itself, without attributes and what stands in its head; empty
    where it selects nothing else."""
    ends = [bool(_ATTRIBUTE.search(part) or _OF_HEAD.search(part)) for part in alternatives(expression)]
    if not any(ends):
        return expression
    return "" if all(ends) else f"({expression})[self::*[not(ancestor-or-self::head)]]"


def first_of(expressions: Iterable[str]) -> str:
    """One XPath that selects what the first of several alternatives selects that selects anything."""
    parts: list[str] = []
    before: list[str] = []
    for expression in expressions:
        conditions = " and ".join(f"not({other})" for other in before)
        parts.append(f"({expression})[{conditions}]" if before else expression)
        before.append(expression)
    return " | ".join(parts)


def _wrapper(config: _Config, site: str, roots: list[str]) -> Wrapper:
    strip = [
        *_usable(config, "strip"),
        *(_with_id_or_class(value) for value, _ in config.of("strip_id_or_class")),
        *(f"//img[contains(@src, {_literal(value)})]" for value, _ in config.of("strip_image_src")),
    ]
    tests = _test_urls(config)
    following = _usable(config, "next_page_link")
    authors, published = _field(config, "author"), _field(config, "date")
    return Wrapper(
        site=site,
        parser=PARSER_VERSION,
        root_xpath=first_of(roots),
        method=FIVEFILTERS,
        proving_url=next((url for url in tests if ascii_site(site_of(url)) == site), tests[0] if tests else ""),
        header_xpath=_header(config),
        fields={
            **({"authors": authors} if authors else {}),
            **({"date_published": published} if published else {}),
        },
        strip=tuple(dict.fromkeys(expression for expression in strip if why_no_xpath(expression) is None)),
        next_page_xpath=first_of(following) if following else None,
        pinned=True,
    )


def _header(config: _Config) -> str | None:
    """The heading among the title's alternatives; those in the page's head name no element of the page."""
    headings = _usable(config, "title")
    return _together("title", headings) if headings else None


def _together(name: str, expressions: list[str]) -> str:
    """The one XPath that a directive's alternatives become."""
    if name in _TEXTS_OF_THE_PAGE:
        return _first_value(expressions)
    return f"({first_of(expressions)})[1]" if name == "title" else first_of(expressions)


def _why_not_together(found: Iterable[str], expression: str, name: str) -> str | None:
    """Why an alternative is one too many: each names those before it, so their length together grows by the square, and
    what looks at the whole page does so for each element of the next."""
    if name == "strip":
        return None
    together = _together(name, list({**dict.fromkeys(found), expression: None}))
    if len(together) > LONGEST:
        return f"makes the alternatives together longer than {LONGEST} characters"
    return why_no_xpath(together, selects_elements=False, may_be_text=name in _TEXTS_OF_THE_PAGE)


def _field(config: _Config, name: str) -> FieldPath | None:
    """Where a field stands: elements, attributes and texts, or one text that functions make of them."""
    found = _usable(config, name)
    end = _ATTRIBUTE.search(found[0]) if len(found) == 1 and "|" not in found[0] else None
    if end:
        return FieldPath(end.string[: end.start()], end[1])
    return FieldPath(_first_value(found)) if found else None


def _first_value(expressions: list[str]) -> str:
    """As ``first_of``, but what is empty is no value. Where an alternative may make a text, which selects nothing, one
    text, the first that is not empty (a number divided by ``false()`` is no place in a text)."""
    if not any(map(_makes_text, expressions)):
        filled = [f"({each})[normalize-space()]" for each in expressions]
        return first_of(filled if len(expressions) > 1 else expressions)
    parts = []
    for place, expression in enumerate(expressions):
        empty = " and ".join(f"not(normalize-space({other}))" for other in expressions[:place])
        parts.append(f"substring(string({expression}), 1 div ({empty}))" if empty else f"string({expression})")
    return f"concat({', '.join(parts)}, '')"


def _makes_text(expression: str) -> bool:
    return why_no_xpath(expression, selects_elements=False) is not None


def _with_id_or_class(value: str) -> str:
    text = _literal(value.replace("'", "").replace('"', ""))
    return f"//*[contains(@class, {text}) or contains(@id, {text})]"


def _literal(text: str) -> str:
    """A text as an XPath literal, quotes of the other kind left out, as the format's own reader does."""
    return f'"{text}"' if '"' not in text else f"""'{text.replace("'", "")}'"""


def _test_urls(config: _Config) -> list[str]:
    """The test addresses. ``sec://`` is the format's way to write https."""
    urls = [re.sub(r"^sec://", "https://", value) for value, _ in config.of("test_url")]
    return [url for url in urls if _is_address(url)]


def _is_address(url: str) -> bool:
    try:
        return urlsplit(url).scheme in ("http", "https") and bool(site_of(url))
    except ValueError:  # a bracket in the host's place
        return False


def _sites(config: _Config, site: str | None) -> list[str]:
    if site:
        return [site]
    name = config.path.name.lower().removesuffix(".txt")
    domain = name.lstrip(".").removeprefix("www.")
    if not _DOMAIN.fullmatch(domain):
        raise SiteFileError([Problem(config.path, "", 1, "its name is no domain; give one with --site")])
    domain = ascii_site(site_of(f"http://{domain_of(domain)}/"))
    if not name.startswith("."):
        return [domain]
    hosts = [ascii_site(site_of(url)) for url in _test_urls(config)]
    found = [domain, *(host for host in hosts if host.endswith(f".{domain}"))]
    chosen = list(dict.fromkeys(found))
    config.warn("", 1, f"meant for all subdomains; imported for {', '.join(chosen)}")
    return chosen
