"""The project's settings with some given on the command line."""

from __future__ import annotations

from scrapy.settings import Settings


def settings(**given: object) -> Settings:
    project = Settings()
    project.setmodule("crawler.settings", priority="project")
    project.setdict(given, priority="cmdline")
    return project
