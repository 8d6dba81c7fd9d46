"""Settings that depend on a crawl's arguments."""

from __future__ import annotations

from scrapy.settings import SETTINGS_PRIORITIES, BaseSettings

from crawler.spiders.arguments import Arguments


def adjust_settings(settings: BaseSettings, arguments: Arguments) -> None:
    """No delay on this machine, the contact in the User-Agent, the language asked for. A value that the user
    set on the command line stays."""

    def default(name: str, value: object) -> None:
        if (settings.getpriority(name) or 0) <= SETTINGS_PRIORITIES["project"]:
            settings.set(name, value, priority="spider")

    if arguments.scope.is_loopback:
        default("DOWNLOAD_DELAY", 0)
    if contact := settings.get("BROADSHEET_CONTACT"):
        default("USER_AGENT", f"{str(settings['USER_AGENT']).partition(' ')[0]} (+{contact})")
    if arguments.language:
        headers = {**settings.getdict("DEFAULT_REQUEST_HEADERS"), "Accept-Language": arguments.language}
        default("DEFAULT_REQUEST_HEADERS", headers)
