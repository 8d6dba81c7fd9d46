"""The arguments of the news spider: strings in, one checked and typed object out, before the first
request."""

from __future__ import annotations

import difflib
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime, time, timedelta
from urllib.parse import urlsplit

import tldextract

from crawler.discovery.addresses import DEFAULT_PORTS, Scope, ascii_host, is_loopback, literal_ip, split
from crawler.discovery.dates import last_moment
from crawler.keywords import Keywords, keywords_of
from crawler.moments import aware
from extractors import language_code

HELP = {
    "domain": "the news site, one a crawl: example.com, www.example.com:8080 or 127.0.0.1:8000",
    "start_urls": "addresses to start from, separated by blanks or commas: besides the domain's front page, or alone",
    "feeds": "feeds to read besides those that the site announces, separated by blanks or commas",
    "sitemaps": "sitemaps to read besides those that robots.txt names, separated by blanks or commas",
    "max_articles": "stop after this many exported articles (0: no limit)",
    "max_pages": "stop after this many pages asked for, those that failed too (0: no limit)",
    "since": "only articles published then or later: 2026-11-01 or 2026-11-01T08:00+01:00",
    "until": "only articles published then or earlier; a day counts whole",
    "max_age": "only articles at most this old: 90m, 36h, 2d, 3w",
    "allow": "fetch as articles only addresses in which this regular expression is found",
    "deny": "never fetch addresses in which this regular expression is found",
    "keywords": "only articles with one of these words or phrases, separated by commas",
    "language": "only articles in this language, of any region: en, pt-BR, german",
    "subdomains": "also crawl the site's subdomains: 1 or 0",
}
"""Every argument with its one-line help."""

_LABEL = re.compile(r"(?!-)[a-z0-9_-]{1,63}(?<!-)$")
_AGE = re.compile(r"(\d+(?:\.\d+)?)\s*([mhdw])$", re.I)
_AGE_UNITS = {"m": "minutes", "h": "hours", "d": "days", "w": "weeks"}
MOST_DIGITS = 15
_TRUE = frozenset({"1", "true", "yes", "on"})
_FALSE = frozenset({"0", "false", "no", "off", ""})

# The suffix list inside the package: no network, no cache directory.
_suffixes = tldextract.TLDExtract(suffix_list_urls=(), cache_dir=None, include_psl_private_domains=False)


class ArgumentError(ValueError):
    """A spider argument is missing, unknown or not understood; the message is for the user."""


@dataclass(frozen=True, slots=True)
class DateWindow:
    """An inclusive span of time, open where a bound is None; bounds are aware."""

    since: datetime | None = None
    until: datetime | None = None

    def overlaps(self, first: datetime, last: datetime) -> bool:
        """Whether any moment of a span lies inside; those without a zone are read as UTC."""
        first, last = aware(first), aware(last)
        return (self.since is None or last >= self.since) and (self.until is None or first <= self.until)

    def may_hold(self, date: datetime) -> bool:
        """Whether any moment that a date may mean lies inside: of one at midnight UTC any of its day."""
        return self.overlaps(date, last_moment(date))

    def may_hold_written(self, date: datetime, written: str) -> bool:
        """The same of a date as articles have it, which tells by its length whether only the day is known."""
        is_day = len(written) <= len("2026-11-21")
        return self.overlaps(date, date + timedelta(days=1, seconds=-1) if is_day else date)

    def __bool__(self) -> bool:
        return self.since is not None or self.until is not None


@dataclass(frozen=True, slots=True)
class Arguments:
    """What the user asked for. Caps of 0 mean no limit."""

    scope: Scope
    front_pages: tuple[str, ...] = ()
    """Addresses of the front page to try in order; empty when only `start_urls` were given."""
    start_urls: tuple[str, ...] = ()
    max_articles: int = 0
    max_pages: int = 0
    date_window: DateWindow = field(default_factory=DateWindow)
    allow: re.Pattern[str] | None = None
    deny: re.Pattern[str] | None = None
    language: str | None = None
    keywords: Keywords = field(default_factory=Keywords)
    feeds: tuple[str, ...] = ()
    sitemaps: tuple[str, ...] = ()

    @property
    def domain(self) -> str:
        """The site as the user knows it: host[:port], without "www."."""
        return self.scope.site

    @property
    def asked_hosts(self) -> frozenset[str]:
        """host:port of every host the user named: only these may lie in a private network."""
        hosts = set()
        for url in (*self.front_pages, *self.start_urls, *self.feeds, *self.sitemaps):
            if (parts := split(url)) is not None:
                hosts.add(f"{parts.hostname}:{parts.port or DEFAULT_PORTS[parts.scheme]}")
        return frozenset(hosts)

    def wants(self, url: str) -> bool:
        """Whether `url` may be fetched and taken for an article."""
        return not self.denies(url) and (self.allow is None or self.allow.search(url) is not None)

    def denies(self, url: str) -> bool:
        """Whether `url` must never be fetched."""
        return self.deny is not None and self.deny.search(url) is not None

    def speaks(self, language: str | None) -> bool:
        """Whether a listed language is the wanted one; an unknown language is."""
        code = language_code(language) if self.language and language else None
        return code is None or code == language_code(self.language or "")


def parse_arguments(
    given: Mapping[str, object], *, now: datetime, max_articles: int = 100, max_pages: int = 1000
) -> Arguments:
    """Check the spider arguments `given` and return them typed; `max_...` are the defaults from the settings.

    `now` (aware) is what `max_age` counts from. Raises `ArgumentError` with a message for the user. Names
    that begin with an underscore belong to whoever schedules the crawl and are left alone.
    """
    values = {
        name: str(value).strip()
        for name, value in given.items()
        if value is not None and not name.startswith("_")
    }
    _refuse_unknown(values)
    start_urls = _addresses("start_urls", values)
    domain = values.get("domain", "")
    if not domain and not start_urls:
        raise ArgumentError(
            "which site? Give -a domain=example.com (or -a start_urls=https://example.com/news).\nArguments:\n"
            + "\n".join(f"  -a {name}=...".ljust(24) + text for name, text in HELP.items())
        )
    subdomains = _flag("subdomains", values.get("subdomains", "0"))
    host, port, fixed_scheme = _domain(domain) if domain else _domain_of(start_urls[0])
    scope = Scope(host.removeprefix("www."), port, subdomains)
    for url in start_urls:
        if not scope.contains(url):
            raise ArgumentError(f"start_urls: {url} is not on {scope.site}; one crawl takes one site")
    return Arguments(
        scope,
        _front_pages(host, port, fixed_scheme) if domain else (),
        start_urls,
        _count("max_articles", values.get("max_articles"), max_articles),
        _count("max_pages", values.get("max_pages"), max_pages),
        _date_window(values, now),
        _pattern("allow", values.get("allow")),
        _pattern("deny", values.get("deny")),
        _language(values.get("language")),
        _keywords(values.get("keywords", "")),
        _addresses("feeds", values),
        _addresses("sitemaps", values),
    )


def over_defaults(given: Mapping[str, object], defaults: Mapping[str, str]) -> dict[str, object]:
    """What was given, and of the defaults what it leaves open. A registered site's domain cannot be changed."""
    if not defaults:
        return dict(given)
    kept = dict(defaults)
    if given.get("max_age"):
        kept.pop("since", None)
    if given.get("since"):
        kept.pop("max_age", None)
    asked, own = str(given.get("domain") or "").strip().lower().removeprefix("www."), kept["domain"]
    if asked and asked != own:
        raise ArgumentError(f"domain: this spider crawls {own}; for another site: scrapy crawl news -a domain=...")
    return {**kept, **{name: value for name, value in given.items() if name != "domain"}}


def _refuse_unknown(values: Mapping[str, str]) -> None:
    for name in values:
        if name not in HELP:
            near = difflib.get_close_matches(name, HELP, 1)
            hint = f"; did you mean {near[0]}?" if near else f"; there are: {', '.join(HELP)}"
            raise ArgumentError(f"unknown argument {name!r}{hint}")


def _domain(text: str) -> tuple[str, int | None, str | None]:
    """Host (lower case, IDNA), port and, if it was given, scheme."""
    if len(text.replace(",", " ").split()) > 1:
        raise ArgumentError(f"domain: one a crawl, got {text!r}")
    try:
        parts = urlsplit(text if "://" in text else f"//{text}")
        host, port = parts.hostname or "", parts.port
    except ValueError as error:
        raise ArgumentError(f"domain: {text!r} is no domain ({error})") from error
    if parts.scheme not in ("", "http", "https"):
        raise ArgumentError(f"domain: {parts.scheme}:// is not supported, only http and https")
    if parts.path.strip("/") or parts.query:
        raise ArgumentError(
            f"domain: {text!r} holds more than a domain; to start at a page give "
            f"-a start_urls={text if parts.scheme else f'https://{text}'}"
        )
    if parts.username or parts.password:
        raise ArgumentError("domain: user names and passwords do not belong into the domain")
    is_usual = port in DEFAULT_PORTS.values() and parts.scheme == ""
    return _host(host, text), None if is_usual else port, parts.scheme or None


def _host(host: str, text: str) -> str:
    host = host.rstrip(".")
    if literal_ip(host) is not None or is_loopback(host):
        return f"[{host}]" if ":" in host else host
    try:
        found = ascii_host(host)
    except UnicodeError:
        raise ArgumentError(f"domain: {text!r} is no domain") from None
    labels = found.split(".")
    if not found or len(found) > 253 or not all(_LABEL.match(label) for label in labels):
        raise ArgumentError(f"domain: {text!r} is no domain; it should look like example.com")
    if not _suffixes(found).domain:
        raise ArgumentError(
            f"domain: {text!r} is a public suffix, not a site; it should look like example.com"
        )
    return found


def _domain_of(url: str) -> tuple[str, int | None, str | None]:
    parts = split(url)
    assert parts is not None and parts.hostname  # checked by _addresses
    port = parts.port if parts.port not in DEFAULT_PORTS.values() else None
    return f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname, port, parts.scheme


def _front_pages(host: str, port: int | None, scheme: str | None) -> tuple[str, ...]:
    """https before http, and for each the host as given before the other of the bare and the www one."""
    bare = host.strip("[]")
    hosts = [host]
    if literal_ip(bare) is None and not is_loopback(bare):
        hosts.append(host.removeprefix("www.") if host.startswith("www.") else f"www.{host}")
    schemes = [scheme] if scheme else ["https", "http"]
    if port and is_loopback(bare) and not scheme:
        schemes = ["http", "https"]  # a port on this machine is a development server
    suffix = f":{port}" if port else ""
    return tuple(f"{one}://{name}{suffix}/" for one in schemes for name in hosts)


def _addresses(name: str, values: Mapping[str, str]) -> tuple[str, ...]:
    urls = [url for url in re.split(r"\s+|,(?=\s*https?://)", values.get(name, "").strip("[]'\" ")) if url]
    for url in urls:
        if split(url) is None:
            raise ArgumentError(f"{name}: {url!r} is no http or https address")
    return tuple(dict.fromkeys(urls))


def _count(name: str, text: str | None, default: int) -> int:
    if text is None or text == "":
        return default
    if not text.isdecimal() or len(text) > MOST_DIGITS:
        raise ArgumentError(f"{name}: {text!r} is no whole number (0: no limit)")
    return int(text)


def _keywords(text: str) -> Keywords:
    keywords = keywords_of(text)
    if text and not keywords:
        raise ArgumentError(f"keywords: {text!r} names no word; it should look like flood, high water")
    return keywords


def _flag(name: str, text: str) -> bool:
    if text.lower() in _TRUE:
        return True
    if text.lower() in _FALSE:
        return False
    raise ArgumentError(f"{name}: {text!r} is neither 1 nor 0")


def _pattern(name: str, text: str | None) -> re.Pattern[str] | None:
    if not text:
        return None
    try:
        return re.compile(text)
    except re.error as error:
        raise ArgumentError(f"{name}: {text!r} is no regular expression: {error}") from error


def _language(text: str | None) -> str | None:
    if not text:
        return None
    code = language_code(text)
    if code is not None and re.fullmatch(r"[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{2,8})*", text):
        return text.replace("_", "-")
    if code is None or not text.isalpha():  # a name, as English
        raise ArgumentError(f"language: {text!r} is no language code; it should look like en or pt-BR")
    return code


def date_window(since: str | None, until: str | None) -> DateWindow:
    """The window between two dates or moments; a day counts whole. Raises ArgumentError."""
    return _window(_moment("since", since, time.min), _moment("until", until, time.max))


def _date_window(values: Mapping[str, str], now: datetime) -> DateWindow:
    since = _moment("since", values.get("since"), time.min)
    until = _moment("until", values.get("until"), time.max)
    if age := values.get("max_age"):
        if since is not None:
            raise ArgumentError("since and max_age say the same thing; give one of them")
        match = _AGE.match(age)
        if not match or not float(match[1]):
            raise ArgumentError(f"max_age: {age!r} is no age; it should look like 90m, 36h, 2d or 3w")
        try:
            since = now - timedelta(**{_AGE_UNITS[match[2].lower()]: float(match[1])})
        except OverflowError:
            raise ArgumentError(f"max_age: {age!r} is too long ago") from None
    return _window(since, until)


def _window(since: datetime | None, until: datetime | None) -> DateWindow:
    if since and until and since > until:
        raise ArgumentError(f"since ({since:%Y-%m-%d %H:%M}) is later than until ({until:%Y-%m-%d %H:%M})")
    return DateWindow(since, until)


def _moment(name: str, text: str | None, day_time: time) -> datetime | None:
    text = (text or "").strip()
    if not text:
        return None
    try:
        moment = datetime.fromisoformat(text)
    except ValueError:
        raise ArgumentError(
            f"{name}: {text!r} is no date; it should look like 2026-11-01 or 2026-11-01T08:00+01:00"
        ) from None
    if re.fullmatch(r"[\dW-]{7,10}", text):
        moment = datetime.combine(moment.date(), day_time)
    return aware(moment)
