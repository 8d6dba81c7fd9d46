"""The site file that follows from a look at a site."""

from __future__ import annotations

from crawler.discovery.addresses import page_key
from crawler.doctor.findings import Findings, Source
from crawler.export.names import folder_of
from crawler.plurals import how_many
from crawler.wrappers.exchange.toml_writing import quoted

MOST_FEEDS = 10
SCHEDULES = ((100.0, "1h"), (20.0, "3h"), (3.0, "6h"), (0.5, "12h"))
"""From so many articles a day, so often; below, once a day."""
MARGIN = 5
"""A run's cap of articles is so many times what is published between two starts."""


def site_file(found: Findings) -> str:
    """A TOML file, with what was found in its comments; what the site announces by itself is left to it."""
    rate = found.articles_a_day
    lines = [f"# {found.domain}, looked at on {found.at:%Y-%m-%d}: {_summary(found)}"]
    lines += [f"# {_comment(text)}" for text in advice(found)]
    if folder_of(found.domain) != found.domain:
        lines.append(f"domain = {quoted(found.domain)}")
    if (language := found.language) is not None:
        lines += [f"# language = {quoted(language)}    # to leave out articles in other languages"]
    feeds = [source for source in found.sources if source.kind == "feed" and source.listed]
    news = [source for source in found.sources if source.kind == "news sitemap"]
    lines += _addresses("feeds", sorted(feeds, key=lambda feed: -len(feed.listed))[:MOST_FEEDS])
    lines += _addresses("sitemaps", news)
    every = schedule_for(rate)
    hours = {"1h": 1, "3h": 3, "6h": 6, "12h": 12, "1d": 24}[every]
    cap = 100 if rate is None else max(100, round(rate / 24 * hours * MARGIN, -1))
    lines += ["", "[caps]", f"max_articles = {cap:.0f}", "", "[schedule]", f'every = "{every}"']
    return "\n".join(lines) + "\n"


def schedule_for(rate: float | None) -> str:
    """How often a site of so many articles a day is worth a visit."""
    return next((every for least, every in SCHEDULES if rate is not None and rate >= least), "1d")


def advice(found: Findings) -> list[str]:
    """What a person should know before collecting the site."""
    said = []
    if found.needs_rendering:
        said.append("Its pages come out empty without a browser: they need rendering.")
    if found.front_page:
        said.append(f"Its front page: {found.front_page}.")
    if "consent" in found.walls:
        said.append("A consent wall stands before its articles.")
    if "paywall" in found.walls:
        said.append("A third or more of its articles are behind a paywall; their beginnings are exported at most.")
    if "blocked" in found.walls:
        said.append("It refuses many of the requests; a longer DOWNLOAD_DELAY and BROADSHEET_CONTACT may help.")
    if found.crawl_delay:
        said.append(f"robots.txt asks for {found.crawl_delay:g} s between two requests, and gets them.")
    if not any(source.listed for source in found.sources):
        said.append("It has no feed or sitemap that could be read: articles are found by its sections alone.")
    if not found.articles:
        said.append("No article was found.")
    return said


def _summary(found: Findings) -> str:
    rate = rate_text(found.articles_a_day)
    return f"{len(found.articles)} of {len(found.samples)} sample pages held an article; {rate}."


def rate_text(rate: float | None) -> str:
    """A rate of publication in words."""
    if rate is None:
        return "nothing is dated, so its rate is unknown"
    if rate < 0.75:
        return f"about one article in {how_many(round(1 / rate), 'day')}"
    return f"about {how_many(round(rate), 'article')} a day"


def _addresses(name: str, sources: list[Source]) -> list[str]:
    unique = {page_key(source.url): source for source in sources}
    if not unique:
        return []
    rows = [f"    {quoted(s.url)},  # {s.kind}, {len(s.listed)} addresses" for s in unique.values()]
    return [f"{name} = [", *rows, "]"]


def _comment(text: str) -> str:
    return " ".join(text.split())
