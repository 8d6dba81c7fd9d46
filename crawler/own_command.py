"""What all commands of the project have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scrapy.commands import ScrapyCommand
from scrapy.exceptions import UsageError

if TYPE_CHECKING:
    import argparse


class OwnCommand(ScrapyCommand):
    """A command of the project. Scrapy hands options that it does not know on as arguments, which would take them for
    names of sites and files; here they are not understood (exit status 2)."""

    requires_project = True

    def process_options(self, args: list[str], opts: argparse.Namespace) -> None:
        super().process_options(args, opts)
        unknown = next((word for word in args if word.startswith("-") and word != "-"), None)
        if unknown is not None:
            name = unknown.partition("=")[0]
            raise UsageError(f"there is no option {name}; the command's own help: --help", print_help=False)
