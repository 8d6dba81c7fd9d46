"""Site files: what they stand for, and messages that name file, key and line."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from itertools import pairwise
from pathlib import Path
from time import process_time
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from crawler.registry import Registry, Schedule, SiteFileError, read_site
from crawler.registry.durations import duration_text, parse_duration
from crawler.registry.schedules import cron_trigger, next_start


def write(folder: Path, text: str, name: str = "example.com.toml") -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def problems(folder: Path, text: str, name: str = "example.com.toml") -> list[tuple[int, str, str]]:
    path = write(folder, text, name)
    with pytest.raises(SiteFileError) as caught:
        read_site(path, frozenset({"BROADSHEET_CONTACT"}))
    assert all(problem.path == path for problem in caught.value.problems)
    assert all(f"{path}, line {problem.line}" in str(caught.value) for problem in caught.value.problems)
    return [(problem.line, problem.key, problem.message) for problem in caught.value.problems]


def test_a_whole_file(tmp_path: Path) -> None:
    text = """
        language = "en"
        start_urls = ["https://example.com/news", "https://news.example.com/sport"]
        feeds = ["https://feeds.example.net/rss"]
        filters.deny = "/tag/"
        filters.subdomains = true
        filters.keywords = ["flood", " ", "high water"]
        filters.since = 2026-11-01
        caps = { max_articles = 0, max_time = "30m" }
        [schedule]
        cron = "15 */6 * * *"
        timezone = "Europe/Berlin"
        [settings]
        DOWNLOAD_DELAY = 2.5
        [[wrappers]]
        root = "//article"
    """
    site = read_site(write(tmp_path, text))
    assert site.domain == "example.com"
    assert site.arguments == {
        "domain": "example.com",
        "language": "en",
        "start_urls": "https://example.com/news https://news.example.com/sport",
        "feeds": "https://feeds.example.net/rss",
        "deny": "/tag/",
        "subdomains": "1",
        "keywords": "flood, high water",
        "since": "2026-11-01",
        "max_articles": "0",
    }
    assert site.settings == {"DOWNLOAD_DELAY": 2.5, "CLOSESPIDER_TIMEOUT": 1800.0}
    assert site.schedule == Schedule(None, "15 */6 * * *", "Europe/Berlin")


def test_values_of_settings_that_cannot_be_used_are_told_at_once(tmp_path: Path) -> None:
    told = problems(tmp_path, """
[settings]
DOWNLOAD_DELAY = "fast"
CONCURRENT_REQUESTS = "x"
DOWNLOAD_TIMEOUT = "long"
BROADSHEET_DUPLICATES = "merge"
BROADSHEET_WRAPPER_POLICY = "no.such.Class"
ITEM_PIPELINES = "none"
RETRY_TIMES = "3"
DOWNLOAD_MAXSIZE = 1_000_000
AUTOTHROTTLE_START_DELAY = "0.5"
USER_AGENT = "a crawler"
""")
    assert [(line, key.removeprefix("settings.")) for line, key, _ in told] == [
        (3, "DOWNLOAD_DELAY"), (4, "CONCURRENT_REQUESTS"), (5, "DOWNLOAD_TIMEOUT"), (6, "BROADSHEET_DUPLICATES"),
        (7, "BROADSHEET_WRAPPER_POLICY"), (8, "ITEM_PIPELINES"),
    ]  # fmt: skip
    assert told[0][2] == "is 'fast'; it should be a number" and told[1][2] == "is 'x'; it should be a whole number"


def test_an_empty_file_is_a_site(tmp_path: Path) -> None:
    site = read_site(write(tmp_path, "# nothing to say\n", "news.example.org.toml"))
    assert (site.domain, dict(site.arguments)) == ("news.example.org", {"domain": "news.example.org"})
    assert site.schedule == Schedule()


def test_a_site_with_a_port(tmp_path: Path) -> None:
    assert read_site(write(tmp_path, 'domain = "127.0.0.1:8000"', "127.0.0.1_8000.toml")).domain == "127.0.0.1:8000"
    assert read_site(write(tmp_path, "", "127.0.0.1_8000.toml")).domain == "127.0.0.1:8000"
    assert problems(tmp_path, 'domain = "other.com"')[0][2] == "a file for other.com must be called other.com.toml"


@pytest.mark.parametrize(
    ("text", "line", "key", "said"),
    [
        ('\n\nlanguge = "en"', 3, "languge", "did you mean language?"),
        ("caps = 3", 1, "caps", "should be a table"),
        ('[caps]\n# more\n\nmax_articles = "five"', 4, "caps.max_articles", "should be a whole number"),
        ("[caps]\nmax_articles = -1", 2, "caps.max_articles", "no whole number"),
        ("[caps]\nmax_pages = true", 2, "caps.max_pages", "should be a whole number"),
        ('[caps]\nmax_time = "1 year"', 2, "caps.max_time", "no span of time"),
        ('feeds = [\n"https://a.com/rss",\n"x",\n]', 1, "feeds[2]", "no http or https address"),
        ("feeds = [1]", 1, "feeds[1]", "should be a string"),
        ('start_urls = ["https://other.com/"]', 1, "start_urls[1]", "not on example.com"),
        ('[filters]\nkeywords = ["flood", "Smith, John"]', 2, "filters.keywords", "divides keywords"),
        ('[filters]\nallow = "(("', 2, "filters.allow", "no regular expression"),
        ('[filters]\nmax_age = "2d"\nsince = 2026-01-01', 2, "filters.max_age", "same thing as since"),
        ('[filters]\nsince = "2026-02-01"\nuntil = "2026-01-01"', 3, "filters.until", "later than until"),
        ('[filters]\nmax_age = "old"', 2, "filters.max_age", "no age"),
        ('[schedule]\ncron = "61 * * * *"', 2, "schedule.cron", "no cron line"),
        ('[schedule]\ncron = "hourly"', 2, "schedule.cron", "no cron line"),
        ('[schedule]\nevery = "1h"\ncron = "1 * * * *"', 3, "schedule.cron", "same thing as every"),
        ('[schedule]\ntimezone = "Mars/Base"', 2, "schedule.timezone", "no time zone"),
        ("[schedule]\nenabled = 1", 2, "schedule.enabled", "true or false"),
        ("[settings]\ndownload_delay = 1", 2, "settings.download_delay", "UPPER_CASE"),
        ('[settings]\nBROADSHEET_CONTCT = "x"', 2, "settings.BROADSHEET_CONTCT", "did you mean BROADSHEET_CONTACT?"),
        ('[settings]\nTWISTED_REACTOR = "x"', 2, "settings.TWISTED_REACTOR", "for one site"),
        ("wrappers = 1", 1, "wrappers", "[[wrappers]]"),
        ('language = "en"\n"\n', 2, "", "no TOML"),
        ('language = "english!"', 1, "language", "no language code"),
        ("# a\u2028b, c\x85d\n[caps]\nmax_article = 1", 3, "caps.max_article", "did you mean max_articles?"),
        ('[filters]\r\nallow = "a\u2029b"\r\nx = 1', 3, "filters.x", "unknown key"),
        ('[filters]\nallow = """[\n\\"""#\n]""""\ndeny = \'[#]\'\nx = [\n"]", # ]\n]', 6, "filters.x", "unknown key"),
        ("x = " + "[" * 5000 + "]" * 5000, 1, "", "nested too deeply"),
        ("[caps]\nmax_articles = " + "9" * 5000, 1, "", "number that is too long"),
    ],
)
def test_each_mistake_names_key_and_line(tmp_path: Path, text: str, line: int, key: str, said: str) -> None:
    found = problems(tmp_path, text)
    assert [(found[0][0], found[0][1])] == [(line, key)] and said in found[0][2] and len(found) == 1


def test_all_problems_of_a_file_are_told_at_once(tmp_path: Path) -> None:
    assert [line for line, _, _ in problems(tmp_path, 'a = 1\nlanguage = 2\n[caps]\nb = 3\nmax_pages = "x"')] == [
        1,
        2,
        4,
        5,
    ]


def test_a_mistake_in_a_long_array_is_told_at_once(tmp_path: Path) -> None:
    addresses = "".join(f'    "https://example.com/section/{n}",\n' for n in range(1000))
    text = f'language = "en"\nstart_urls = [\n{addresses}    "x",\n    "y",\n]\n'
    began = process_time()
    assert [line for line, _, _ in problems(tmp_path, text)] == [2, 2]
    assert process_time() - began < 10, "each line of the array was read with each other one: hours"


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    assert "no domain" in problems(tmp_path, "", "no domain.toml")[0][2]
    (tmp_path / "a.com.toml").write_bytes(b'language = "en"\nx = "\xff"')
    with pytest.raises(SiteFileError, match=r"a\.com\.toml, line 2: is not UTF-8"):
        read_site(tmp_path / "a.com.toml")
    with pytest.raises(SiteFileError, match="cannot be read"):
        read_site(tmp_path / "none.com.toml")


def test_one_broken_file_leaves_the_others(tmp_path: Path) -> None:
    write(tmp_path, "", "good.com.toml")
    write(tmp_path, "x = 1", "bad.com.toml")
    write(tmp_path, "", "notes.txt")
    registry = Registry.read(tmp_path)
    assert list(registry.sites) == ["good.com"] and len(registry.problems) == 1
    assert registry.find("WWW.good.com").domain == registry.find("https://good.com./").domain == "good.com"
    with pytest.raises(SiteFileError):
        registry.find("bad.com")
    with pytest.raises(KeyError):
        registry.find("unknown.com")
    assert Registry.read(tmp_path / "nowhere").sites == {}


@pytest.mark.parametrize(
    ("text", "seconds"), [("90s", 90), ("15m", 900), ("1.5h", 5400), ("2 d", 172_800), ("1w", 604_800)]
)
def test_durations(text: str, seconds: int) -> None:
    assert parse_duration(text) == timedelta(seconds=seconds) == parse_duration(duration_text(parse_duration(text)))


@pytest.mark.parametrize("text", ["", "0h", "h", "-1h", "1y", "1h30m", "9" * 30 + "h"])
def test_what_is_no_duration(text: str) -> None:
    with pytest.raises(ValueError, match="no span of time"):
        parse_duration(text)


def test_next_start() -> None:
    last = datetime(2026, 11, 20, 10, 30, tzinfo=UTC)  # a Friday
    day = timedelta(days=1)
    assert next_start(Schedule(), None, day) is None
    assert next_start(Schedule(), last, day) == last + day
    assert next_start(Schedule(every=timedelta(hours=6)), last, day) == last + timedelta(hours=6)
    assert next_start(Schedule(cron="0 */6 * * *"), last, day) == datetime(2026, 11, 20, 12, tzinfo=UTC)
    berlin = Schedule(cron="0 12 * * *", timezone="Europe/Berlin")
    assert next_start(berlin, last, day) == datetime(2026, 11, 20, 11, tzinfo=UTC)
    assert next_start(Schedule(cron="0 0 30 2 *"), last, day) == datetime.max.replace(tzinfo=UTC)
    assert next_start(Schedule(every=parse_duration("999999w")), last, day) == datetime.max.replace(tzinfo=UTC)


@pytest.mark.parametrize(
    ("cron", "expected"),
    [
        ("30 2 * * *", ["25 02:30 CEST", "26 02:30 CET"]),
        ("30 2,4 * * *", ["25 02:30 CEST", "25 04:30 CET", "26 02:30 CET"]),
        ("0,30 2 25 * mon", ["25 02:00 CEST", "25 02:30 CEST", "26 02:00 CET"]),
        ("0 3 * * *", ["25 03:00 CET", "26 03:00 CET"]),
        ("30 1-3 * * *", ["25 01:30 CEST", "25 02:30 CEST", "25 03:30 CET"]),
        ("30 */2 * * *", ["25 00:30 CEST", "25 02:30 CEST", "25 02:30 CET", "25 04:30 CET"]),
        ("*/30 2 * * *", ["25 02:00 CEST", "25 02:30 CEST", "25 02:00 CET"]),
    ],
)
def test_clocks_that_go_back_repeat_no_start_at_a_time_of_day(cron: str, expected: list[str]) -> None:
    last: datetime | None = datetime(2026, 10, 24, 21, 59, tzinfo=UTC)
    found = []
    for _ in expected:
        last = next_start(Schedule(cron=cron, timezone="Europe/Berlin"), last, timedelta(days=1))
        assert last is not None
        found.append(f"{last:%d %H:%M %Z}")
        last = last.astimezone(UTC)
    assert found == expected


@pytest.mark.parametrize("day", [datetime(2026, 3, 29), datetime(2026, 10, 25)])
@pytest.mark.parametrize("schedule", [{"cron": "*/30 * * * *"}, {"every": timedelta(minutes=30)}])
def test_each_start_follows_the_one_before_over_both_changes_of_the_clock(
    day: datetime, schedule: dict[str, Any]
) -> None:
    """A start is given in the schedule's own zone, and may be handed back so."""
    last: datetime | None = day.replace(tzinfo=ZoneInfo("Europe/Berlin"))
    moments = []
    for _ in range(12):
        assert last is not None
        moments.append(last.astimezone(UTC))
        last = next_start(Schedule(timezone="Europe/Berlin", **schedule), last, timedelta(days=1))
        last = last and last.astimezone(ZoneInfo("Europe/Berlin"))
    assert {later - earlier for earlier, later in pairwise(moments)} == {timedelta(minutes=30)}


@pytest.mark.parametrize("minute", [15, 45])
def test_a_start_in_the_repeated_hour_moves_no_later_one(minute: int) -> None:
    last = datetime(2026, 10, 25, 1, minute, tzinfo=UTC)  # 02:15 and 02:45, for the second time
    for cron, expected in (("0 4 * * *", datetime(2026, 10, 25, 3, tzinfo=UTC)),
                           ("30 2 28 3 *", datetime(2027, 3, 28, 0, 30, tzinfo=UTC))):  # fmt: skip
        found = next_start(Schedule(cron=cron, timezone="Europe/Berlin"), last, timedelta(days=1))
        assert found is not None and abs(found - expected) <= timedelta(hours=1)


@pytest.mark.parametrize(
    ("cron", "zone", "last", "expected"),
    [
        ("0 0 1 * *", "Europe/Berlin", datetime(2027, 3, 1, 12), datetime(2027, 3, 31, 22)),
        ("15 0 * * mon", "Europe/Berlin", datetime(2027, 3, 26, 12), datetime(2027, 3, 28, 22, 15)),
        ("15 */6 * * mon-fri", "Europe/Berlin", datetime(2027, 3, 26, 17, 15), datetime(2027, 3, 28, 22, 15)),
        ("30 0 1 4 *", "America/New_York", datetime(2027, 1, 1), datetime(2027, 4, 1, 4, 30)),
        ("0 0 1 11 *", "Europe/Berlin", datetime(2027, 8, 1), datetime(2027, 10, 31, 23)),
        ("30 2 * * *", "Europe/Berlin", datetime(2027, 3, 27, 12), datetime(2027, 3, 28, 1, 30)),
        ("0 6 29 2 *", "Europe/Berlin", datetime(2027, 3, 1), datetime(2028, 2, 29, 5)),
        ("0 0 1 1 *", "Asia/Tokyo", datetime(2027, 12, 31, 14), datetime(2027, 12, 31, 15)),
    ],
)
def test_a_change_of_the_clock_before_it_costs_no_start(
    cron: str, zone: str, last: datetime, expected: datetime
) -> None:
    found = next_start(Schedule(cron=cron, timezone=zone), last.replace(tzinfo=UTC), timedelta(days=1))
    assert found == expected.replace(tzinfo=UTC)


@pytest.mark.parametrize(
    ("field", "day"), [("0", 22), ("7", 22), ("1", 23), ("1-5", 20), ("6,0", 21), ("sat", 21), ("0-1", 22), ("5/1", 20)]
)
def test_weekdays_are_crons(field: str, day: int) -> None:
    friday = datetime(2026, 11, 20, tzinfo=UTC)
    assert cron_trigger(f"0 9 * * {field}").get_next_fire_time(None, friday).day == day


@pytest.mark.parametrize(
    ("days", "expected"),
    [
        ("* * */2", ["sat 21", "sun 22", "tue 24", "thu 26"]),
        ("* * mon-fri/2", ["fri 20", "mon 23", "wed 25", "fri 27"]),
        ("* * sun-tue", ["sun 22", "mon 23", "tue 24", "sun 29"]),
        ("* * fri-sun", ["fri 20", "sat 21", "sun 22", "fri 27"]),
        ("* * SAT,1", ["sat 21", "mon 23", "sat 28", "mon 30"]),
        ("25 * mon", ["mon 23", "wed 25", "mon 30", "mon 07"]),
        ("25 11 *", ["wed 25", "thu 25", "sat 25", "sun 25"]),
        ("*/9 * mon", ["mon 28", "mon 01", "mon 01", "mon 19"]),
    ],
)
def test_days_are_those_of_crontab(days: str, expected: list[str]) -> None:
    last, found = datetime(2026, 11, 20, tzinfo=UTC), []
    for _ in expected:
        moment = next_start(Schedule(cron=f"0 9 {days}"), last, timedelta(days=1))
        assert moment is not None
        last = moment
        found.append(f"{last:%a %d}".lower())
    assert found == expected


@pytest.mark.parametrize("field", ["6-2", "1,6-2", "sat-tue", "8", "0-8", "son", "mon-", "*/0", "mon-son", "1-*"])
def test_weekdays_that_are_none(field: str) -> None:
    with pytest.raises(ValueError, match="no cron line of five fields"):
        cron_trigger(f"0 9 * * {field}")
