"""Counts over the outputs, by DuckDB: it reads the JSON Lines itself, in bounded memory."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import orjson

from crawler.articles import REPORTED_FIELDS
from crawler.collection.lines import MAX_LINE, OnCorrupt, read_file
from crawler.collection.packed import is_packed
from crawler.dump.filters import language_of
from crawler.dump.formats.corpus import tokens_of
from crawler.dump.reading import WITHOUT_WORDS

FIELDS_BY_SITE = "fieldsBySite"
"""The one table too wide for people: in JSON only."""
_MEMORY = "1GB"
_AT_THE_TOP = ("headline", "canonicalUrl")


class NotCounted(Exception):
    """DuckDB cannot read the outputs; the message says why."""


@dataclass(frozen=True, slots=True)
class Section:
    """One table: a name for programs, a title for people, columns and rows."""

    name: str
    title: str
    columns: tuple[str, ...]
    is_number: tuple[bool, ...]
    rows: tuple[tuple[Any, ...], ...]


@dataclass(frozen=True, slots=True)
class Statistics:
    """All tables."""

    sections: tuple[Section, ...]

    def to_json(self) -> dict[str, list[dict[str, Any]]]:
        """Per table a list of rows by column, whose names are written as those of the lines: `differentTexts`."""
        return {
            section.name: [dict(zip(map(_key, section.columns), row, strict=True)) for row in section.rows]
            for section in self.sections
        }


def _key(column: str) -> str:
    first, *others = column.split()
    return first + "".join(map(str.capitalize, others)) if others else column


_COLUMNS = {
    "url": "JSON", "canonicalUrl": "VARCHAR", "site": "JSON", "headline": "VARCHAR", "body": "JSON", "metadata": "JSON",
    "extraction": "JSON", "fingerprint": "JSON",
}  # fmt: skip
_LINES = """
CREATE TEMP VIEW lines AS SELECT
    CASE json_type(site) WHEN 'VARCHAR' THEN coalesce(nullif(site ->> '$', ''), folder) ELSE folder END AS site,
    coalesce(nullif(fingerprint ->> '$.id', ''), url ->> '$') AS article,
    coalesce(nullif(nullif(fingerprint ->> '$.content', ''), '$wordless'), article) AS content,
    json_extract(fingerprint, '$.near') IS NOT NULL AS marked,
    coalesce(extraction ->> '$.verdict', '') AS verdict,
    regexp_extract(coalesce(metadata ->> '$.datePublished', ''), '^[0-9]{4}-[0-9]{2}') AS month,
    language_of(metadata ->> '$.inLanguage', left(body ->> '$', 2000)) AS language,
    length(body ->> '$') AS characters, words_of(body ->> '$') AS words,
    headline, canonicalUrl, metadata
FROM (SELECT *, regexp_extract(filename, '([^/\\\\]+)[/\\\\][^/\\\\]+$', 1) AS folder FROM read_json(
    $files, format = 'newline_delimited', ignore_errors = true, maximum_object_size = $longest,
    filename = true,
    columns = $columns
)) WHERE json_type(url) = 'VARCHAR' AND url ->> '$' <> '' AND json_type(body) = 'VARCHAR'
"""
_COUNTS = "count(DISTINCT article) AS articles, count(*) AS lines"
_QUERIES = (
    (
        "sites",
        "Articles per site",
        f"SELECT site, {_COUNTS}, count(DISTINCT content) AS \"different texts\", "
        "count(DISTINCT article) FILTER (marked) AS \"marked as duplicates\", "
        "(SELECT cast(sum(most) AS BIGINT) FROM (SELECT max(words) AS most FROM lines AS others "
        "WHERE others.site = lines.site GROUP BY article)) AS words, "
        "cast(round(median(characters)) AS BIGINT) AS \"median length\", min(nullif(month, '')) AS first, "
        "max(nullif(month, '')) AS last FROM lines GROUP BY site ORDER BY articles DESC, site",
    ),
    (
        "months",
        "Articles per month of publication",
        f"SELECT nullif(month, '') AS month, {_COUNTS} FROM lines GROUP BY 1 ORDER BY 1 NULLS LAST",
    ),
    (
        "languages",
        "Articles per language",
        f"SELECT language, {_COUNTS} FROM lines GROUP BY 1 ORDER BY articles DESC, 1",
    ),
    (
        "verdicts",
        "Articles per verdict",
        f"SELECT nullif(verdict, '') AS verdict, {_COUNTS} FROM lines GROUP BY 1 ORDER BY articles DESC, 1",
    ),
    (
        "duplicates",
        "Duplicates",
        f"SELECT {_COUNTS}, count(DISTINCT content) AS \"different texts\", "
        "(SELECT count(*) FROM (SELECT content FROM lines GROUP BY content HAVING count(DISTINCT article) > 1)) "
        "AS \"texts of several articles\", "
        "(SELECT count(*) FROM (SELECT content FROM lines GROUP BY content HAVING count(DISTINCT site) > 1)) "
        "AS \"texts of several sites\", count(DISTINCT article) FILTER (marked) AS \"marked as duplicates\" FROM lines",
    ),
)


def gathered(files: Sequence[Path], on_corrupt: OnCorrupt) -> Statistics:
    """The counts over these files. Lines that are no JSON or no article are left out; `scrapy dump` reports
    them. One without a site is of its folder, and pictures without words are nobody's copy, as in a dump. What
    cannot be read of packed files goes to `on_corrupt`.

    A language is the one that `scrapy dump --language` would find: declared, else that of the words. Exact duplicates
    are counted here, near ones as they were marked when they arrived; clusters are made at dump. Raises NotCounted and
    OSError.
    """
    import duckdb

    try:
        with _unpacked(files, on_corrupt) as paths:
            return _gathered(paths, duckdb)
    except (RuntimeError, duckdb.Error) as error:
        if _is_interruption(error):
            raise KeyboardInterrupt from None
        if isinstance(error, duckdb.Error):
            raise NotCounted(" ".join(str(error).split())[:300]) from error
        raise NotCounted(f"DuckDB cannot read the outputs ({error}); is every name of their path UTF-8?") from error


def _is_interruption(error: Exception) -> bool:
    """Whether DuckDB was ended by Ctrl-C: within a query of its own, or in a function of ours."""
    return str(error) == "Query interrupted" or "KeyboardInterrupt" in str(error)


def _gathered(files: Sequence[Path], duckdb: Any) -> Statistics:
    with duckdb.connect(":memory:") as connection:
        for setting in (f"memory_limit = '{_MEMORY}'", "autoinstall_known_extensions = false", "threads = 2"):
            connection.execute(f"SET {setting}")
        connection.create_function("language_of", _language, ["VARCHAR", "VARCHAR"], "VARCHAR", null_handling="special")
        connection.create_function("words_of", _words, ["VARCHAR"], "BIGINT")
        names = [_literal(path) for path in files]
        view = _LINES.replace("$files", f"[{', '.join(names)}]").replace("$longest", str(MAX_LINE))
        view = view.replace("$columns", str(_COLUMNS)).replace("$wordless", WITHOUT_WORDS)
        connection.execute(view)
        sections = [_section(connection, *query) for query in (*_QUERIES, *_coverage())]
    return Statistics(tuple(sections))


@contextmanager
def _unpacked(files: Sequence[Path], on_corrupt: OnCorrupt) -> Iterator[list[Path]]:
    """The files, and for packed ones temporary copies of what is counted: DuckDB reads few forms, and none that is
    damaged."""
    with tempfile.TemporaryDirectory() as folder:
        paths = []
        for path in files:
            if is_packed(path):
                path = _slim_copy(path, Path(folder), on_corrupt)
            paths.append(path)
        yield paths


def _slim_copy(path: Path, folder: Path, on_corrupt: OnCorrupt) -> Path:
    copy = folder / path.parent.name / path.stem
    copy.parent.mkdir(exist_ok=True)
    with copy.open("wb") as file:
        for line in read_file(path, on_corrupt):
            kept = {name: line.value[name] for name in _COLUMNS if name in line.value}
            file.write(orjson.dumps(kept, option=orjson.OPT_APPEND_NEWLINE))
    return copy


def _language(declared: str | None, body: str | None) -> str | None:
    return language_of({"inLanguage": declared}, body or "")


def _words(body: str) -> int:
    """The words of a body, as the vertical format of a dump divides it: of scripts without spaces each character."""
    return sum(token[0].isalnum() or token[0] == "_" for token in tokens_of(body))


def _section(connection: Any, name: str, title: str, query: str) -> Section:
    result = connection.execute(query)
    columns = tuple(column[0] for column in result.description)
    rows = tuple(tuple(row) for row in result.fetchall())
    is_number = tuple(any(isinstance(row[n], int | float) for row in rows) for n in range(len(columns)))
    return Section(name, title, columns, is_number, rows)


def _coverage() -> tuple[tuple[str, str, str], ...]:
    """Per field the share of all lines, and the site where it is lowest; and all sites with all fields."""
    shares = ", ".join(f'{_share(name)} AS "{name}"' for name in REPORTED_FIELDS)
    by_site = f"SELECT site, {shares} FROM lines GROUP BY site ORDER BY site"
    parts = " UNION ALL ".join(
        f"SELECT {place} AS place, '{name}' AS field, (SELECT {_share(name)} FROM lines) AS \"per cent\", "
        f"min(least) AS lowest, min_by(site, (least, site)) AS \"where\" "
        f"FROM (SELECT site, {_share(name)} AS least FROM lines GROUP BY site)"
        for place, name in enumerate(REPORTED_FIELDS)
    )
    overall = f"SELECT * EXCLUDE (place) FROM ({parts}) ORDER BY place"
    return (
        ("fields", "Field coverage, per cent of lines", overall),
        (FIELDS_BY_SITE, "Field coverage by site, per cent of lines", by_site),
    )


def _share(name: str) -> str:
    if name in _AT_THE_TOP:
        has = f"nullif({name}, '') IS NOT NULL"
    else:
        value = f"coalesce(CAST(json_extract(metadata, '$.{name}') AS VARCHAR), 'null')"
        has = f"{value} NOT IN ('null', '[]', '{{}}', '\"\"')"
    return f"round(100.0 * count(*) FILTER ({has}) / count(*), 1)"


def _literal(path: Path) -> str:
    """A path as SQL, where neither quotes nor the marks of patterns mean anything."""
    text = str(path.resolve()).replace("'", "''")
    for mark in "[*?":
        text = text.replace(mark, f"[{mark}]")
    return f"'{text}'"
