"""What ends a command that cannot be understood: exit status 2."""

from __future__ import annotations

from scrapy.exceptions import UsageError


class NotUnderstood(UsageError):
    """Told in one line, which the command's whole help would hide."""

    def __init__(self, message: str) -> None:
        super().__init__(message, print_help=False)
