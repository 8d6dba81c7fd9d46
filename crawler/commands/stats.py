"""`scrapy stats [DOMAIN ...]`: what was collected, counted with DuckDB."""

from __future__ import annotations

import argparse
from importlib.util import find_spec

import orjson
from rich.box import SIMPLE
from rich.table import Table
from rich.text import Text

from crawler.collection.lines import CorruptLine, output_files, passed_over
from crawler.dump.statistics import FIELDS_BY_SITE, NotCounted, Section, gathered
from crawler.export.names import outputs_of
from crawler.own_command import OwnCommand
from crawler.telling import Printed, put, say, say_error


class Command(OwnCommand):
    """Exit status: 0 done, 1 nothing was collected or DuckDB is missing, 2 not understood."""

    def syntax(self) -> str:
        return "[options] [DOMAIN ...]"

    def short_desc(self) -> str:
        return "Count what was collected: sites, months, languages, duplicates, fields"

    def add_options(self, parser: argparse.ArgumentParser) -> None:
        super().add_options(parser)
        parser.add_argument("--json", action="store_true", help="print one JSON object")

    def execute(self, args: list[str], opts: argparse.Namespace) -> None:
        self.exitcode = 1
        if find_spec("duckdb") is None:
            say("scrapy stats needs DuckDB: pip install -r requirements/dump.txt")
            return
        outputs = outputs_of(self.settings)
        files = output_files(outputs, args)
        if unread := passed_over(outputs, args):
            say(unread)
        if not any(file.size for file in files):
            say(f"Nothing was collected{' of ' + ', '.join(args) if args else ''} in {outputs}.")
            return

        def on_corrupt(line: CorruptLine) -> None:
            say(f"left out: {line}")

        try:
            found = gathered([file.path for file in files], on_corrupt)
        except (NotCounted, OSError) as error:
            say_error(str(error))
            return
        if opts.json:
            put(orjson.dumps(found.to_json(), option=orjson.OPT_INDENT_2 | orjson.OPT_APPEND_NEWLINE))
        else:
            console = Printed()
            for section in found.sections:
                if section.name != FIELDS_BY_SITE:
                    console.print(section.title)
                    console.print(table_of(section))
        self.exitcode = 0


def table_of(section: Section) -> Table:
    """The counts for people."""
    table = Table(box=SIMPLE, pad_edge=False)
    for name, right in zip(section.columns, section.is_number, strict=True):
        table.add_column(name, justify="right" if right else "left", overflow="fold")
    for row in section.rows:
        table.add_row(*(Text("" if value is None else str(value)) for value in row))
    return table
