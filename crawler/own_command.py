"""What all commands of the project have in common."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from scrapy.commands import ScrapyCommand
from scrapy.exceptions import UsageError

from crawler.own_settings import check_names_and_kinds, log_level
from crawler.scrapys_settings import check_at_once
from crawler.telling import told_endings

if TYPE_CHECKING:
    import argparse

    from scrapy.crawler import CrawlerProcessBase
    from scrapy.settings import Settings


class OwnCommand(ScrapyCommand):
    """A command of the project, whose docstring is part of its help. Scrapy hands options that it does not know on as
    arguments, which would take them for names of sites and files; here they are not understood (exit status 2)."""

    requires_project = True
    requires_crawler_process = False
    # Scrapy sets both before it asks anything of a command, the second where `requires_crawler_process`
    settings: Settings
    crawler_process: CrawlerProcessBase

    def long_desc(self) -> str:
        return f"{self.short_desc()}. {self.__doc__}"

    def process_options(self, args: list[str], opts: argparse.Namespace) -> None:
        super().process_options(args, opts)
        assert self.settings is not None
        unknown = next((word for word in args if word.startswith("-") and word != "-"), None)
        if unknown is not None:
            name = unknown.partition("=")[0]
            raise UsageError(f"there is no option {name}; the command's own help: --help")
        self._understand_log_level()
        try:
            check_at_once(self.settings)
        except ValueError as error:
            raise UsageError(str(error)) from None

    def run(self, args: list[str], opts: argparse.Namespace) -> None:
        with told_endings():
            try:
                self.check()
            except ValueError as error:
                raise UsageError(str(error)) from None
            self.execute(args, opts)

    def check(self) -> None:
        """Raise ValueError for settings with which the command cannot go on."""
        check_names_and_kinds(self.settings)

    @abstractmethod
    def execute(self, args: list[str], opts: argparse.Namespace) -> None:
        """What the command does, its settings being as they should."""

    def _understand_log_level(self) -> None:
        """Take levels in small letters and as numbers, too, and refuse others before logging would do so with a
        traceback."""
        try:
            level = log_level(self.settings.get("LOG_LEVEL"))
        except ValueError as error:
            raise UsageError(str(error)) from None
        self.settings.set("LOG_LEVEL", level, priority=self.settings.getpriority("LOG_LEVEL") or 0)
