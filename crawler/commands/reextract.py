"""`scrapy reextract`: extraction again from archives, our own and anybody's."""

from __future__ import annotations

import argparse
import os
from typing import Any

from scrapy.exceptions import UsageError

from crawler.chosen_model import model_of
from crawler.collection.packed import PACKED
from crawler.dump.formats import FORMATS
from crawler.option_values import filled, local
from crawler.own_command import OwnCommand
from crawler.reextraction.foreign_archives import ForeignArchives
from crawler.reextraction.own_archives import OwnArchives

_NO_LINES = (*PACKED, *(end for end in FORMATS if end != ".jsonl"))
"""Ends of names by which a file would be taken for something else than lines."""


class Command(OwnCommand):
    """The archived pages of these domains (all, if none is named) are extracted with the wrappers and the model of
    today, and what changed is exported as new revisions. With --warc: make articles of any WARC files. Nothing is
    fetched, unless a list names addresses.

    Exit status: 0 done, 1 something could not be read or written, 2 not understood."""

    def syntax(self) -> str:
        return "[options] [DOMAIN ...] | --warc FILE|DIR|LIST ..."

    def short_desc(self) -> str:
        return "Extract archived pages again, with what is known today"

    def add_options(self, parser: argparse.ArgumentParser) -> None:
        super().add_options(parser)
        add = parser.add_argument
        listed: dict[str, Any] = {"type": filled, "action": "append", "default": []}
        add("--diff", action="store_true", help="export nothing; write what would change as an HTML report")
        add("--cold", action="store_true", help="only pages that no wrapper served, once wrappers have proved good")
        add("--processes", type=int, default=0, metavar="N", help="how many (default: one a core)")
        sources: dict[str, Any] = {"nargs": "+", "action": "extend", "default": []}
        add("--warc", **sources, metavar="FILE|DIR|LIST", help="WARC files, one or several; may be repeated")
        add("-o", "--output", metavar="FILE", type=local, help="with --warc: where to (outputs/<name>/<run>.jsonl)")
        add("--domain", action="append", default=[], help="with --warc: only this site and its subdomains; repeatable")
        add("--language", **listed, help="with --warc: only articles in this language; repeatable")
        add("--keyword", **listed, help="with --warc: only articles with this word; repeatable")
        add("--since", metavar="DATE", type=filled, help="with --warc: published then or later")
        add("--until", metavar="DATE", type=filled, help="with --warc: published then or earlier; a day counts whole")
        add("--no-learning", action="store_true", help="with --warc: learn nothing from the archive itself")
        add("--restart", action="store_true", help="with --warc: begin again, whatever a killed run has left")

    def execute(self, args: list[str], opts: argparse.Namespace) -> None:
        try:
            model_of(self.settings)
        except ValueError as error:
            raise UsageError(str(error)) from None
        processes = opts.processes or len(os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else [1])
        if processes < 1:
            raise UsageError(f"--processes is {opts.processes}; it must be 1 or more")
        if opts.warc and (args or opts.diff or opts.cold):
            raise UsageError("--warc goes neither with domains nor with --diff or --cold")
        if opts.diff and opts.cold:
            raise UsageError("--cold and --diff do not go together")
        archives_only = ("output", "domain", "language", "keyword", "since", "until", "no_learning", "restart")
        only = [f"--{name.replace('_', '-')}" for name in archives_only if getattr(opts, name)]
        if only and not opts.warc:
            raise UsageError(f"{', '.join(only)} needs --warc")
        if opts.output is not None and (opts.output in ("", "-") or opts.output.endswith(_NO_LINES)):
            raise UsageError(f"-o {opts.output}: plain lines are written, to a file such as x.jsonl")
        if opts.warc:
            self.exitcode = ForeignArchives(self.settings, opts, processes).extract()
        else:
            self.exitcode = OwnArchives(self.settings, processes, opts.diff, opts.cold).extract(args)
