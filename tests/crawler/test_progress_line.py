"""The progress line: in place on a terminal, now and then elsewhere, and never worth a dump."""

from __future__ import annotations

from io import StringIO

from crawler.progress_line import ProgressLine


class Terminal(StringIO):
    def isatty(self) -> bool:
        return True


class Gone(Terminal):
    def write(self, text: str) -> int:
        raise OSError


def test_elsewhere_a_line_now_and_then() -> None:
    stream = StringIO()
    progress = ProgressLine(stream, 0.0)
    progress.count("lines read", 1234, 0.5)
    progress.show("comparing")
    progress.clear()
    assert stream.getvalue() == "1,234 lines read · 50 %\ncomparing\n"
    rarely = StringIO()
    ProgressLine(rarely, 3600.0).count("lines read", 1, 1.0)
    assert rarely.getvalue() == ""


def test_a_terminal_is_rewritten() -> None:
    stream = Terminal()
    progress = ProgressLine(stream, 15.0)
    progress.show("reading")
    progress.clear()
    assert stream.getvalue() == "\r\x1b[Kreading\r\x1b[K"


def test_nothing_is_shown_if_nothing_was_asked_for_and_a_closed_stream_is_borne() -> None:
    silent = Terminal()
    progress = ProgressLine(silent, None)
    progress.show("reading")
    progress.clear()
    assert silent.getvalue() == ""
    gone = ProgressLine(Gone(), 0.0)
    gone.show("reading")
    gone.clear()
    gone.show("writing")
    none = ProgressLine(None, 0.0)  # a standard error that was closed before the start
    none.show("reading")
    none.clear()
