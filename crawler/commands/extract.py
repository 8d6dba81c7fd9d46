"""`scrapy extract URL|FILE|-`: one page in, one article out, as JSON."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from typing import Any

import orjson
from scrapy.exceptions import UsageError

from crawler.export.json_lines import to_line
from crawler.page_command import PageCommand
from crawler.single_page import NotFetched
from crawler.telling import put, say
from extractors import (
    METHODS,
    Article,
    Document,
    Model,
    Page,
    Rejection,
    Unreadable,
    Wrapper,
    clean_html,
    extract_page,
    front_matter,
    to_markdown,
    why,
)

Outcome = Article | Rejection


def as_json(outcome: Outcome | NotFetched) -> bytes:
    """An article as one indented JSON object; what is none as `{"verdict": ..., "detail": ...}`."""
    if isinstance(outcome, Article):
        return _indented(outcome.to_json())
    reason = outcome.verdict if isinstance(outcome, NotFetched) else str(outcome.reason)
    return _indented({"verdict": reason, "detail": outcome.detail})


def as_html(
    page: Page, method: str | None, model: Model | None, wrappers: Sequence[Wrapper] = (), *, remote: bool = False
) -> str:
    """The article alone, in the page's own markup."""
    cleaned = clean_html(page, wrappers, method=method, model=model, remote=remote)
    return cleaned if isinstance(cleaned, str) else ""


def as_markdown(article: Article) -> str:
    """Headline and blocks as Markdown."""
    return to_markdown(article.blocks, article.headline)


def as_text(article: Article) -> str:
    """Headline and body, divided by one blank line."""
    return "\n\n".join(part for part in (article.headline, article.body) if part)


TEXTS: dict[str, Callable[[Article], str]] = {"markdown": as_markdown, "text": as_text}
"""How an article's text is written, by the name that `--format` takes, beside `json` and `html`."""


class Command(PageCommand):
    """The page is an address, which is fetched as in a crawl (robots.txt, proxies), a file, or - for standard input.

    Exit status: 0 an article was found, 1 none was (a verdict with its reason is printed), 2 not understood. With
    --why: 0 a block of the page holds the text, 1 none does."""

    def short_desc(self) -> str:
        return "Extract the article of one page and print it"

    def add_options(self, parser: argparse.ArgumentParser) -> None:
        super().add_options(parser)
        parser.add_argument(
            "--all-methods", action="store_true", help="extract with each method; one object, by method"
        )
        parser.add_argument(
            "--format",
            choices=sorted(["json", "html", *TEXTS]),
            default="json",
            help="how to print it (default: json)",
        )
        parser.add_argument(
            "--with-metadata",
            action="store_true",
            help="begin Markdown or text with title, author, date, address and more, as YAML between two lines ---",
        )
        parser.add_argument(
            "--remote",
            action="store_true",
            help="the pictures of --format html load from their places (default: a link stands for each)",
        )
        parser.add_argument(
            "--why", metavar="TEXT", help="say why the blocks of the page that hold this text are kept or dropped"
        )

    def process_options(self, args: list[str], opts: argparse.Namespace) -> None:
        super().process_options(args, opts)
        if opts.all_methods and (opts.method or opts.format != "json" or opts.why):
            raise UsageError(
                "--all-methods prints one object for all of them; it goes with no --method, --format or --why"
            )
        if opts.wrappers and (opts.method or opts.all_methods or opts.why):
            raise UsageError("--wrappers goes with no --method, --all-methods or --why")
        if opts.with_metadata and opts.format not in TEXTS:
            raise UsageError("--with-metadata goes with --format markdown or text; the others hold it")
        if opts.remote and opts.format != "html":
            raise UsageError("--remote goes with --format html")
        if opts.why and (opts.method or opts.format != "json"):
            raise UsageError("--why explains the article as text; it goes with no --method or --format")

    def execute(self, args: list[str], opts: argparse.Namespace) -> None:
        if opts.why is not None and not opts.why.strip():
            raise UsageError("--why: which words of the page?")
        model = self.model(args)
        got = self.fetched(args[0], opts)
        if isinstance(got, NotFetched):
            found, text = False, as_json(got)
        else:
            found, text = self._said_of(got.page, opts, model)
        put(text)
        self.exitcode = 0 if found else 1

    def _said_of(self, page: Page, opts: argparse.Namespace, model: Model | None) -> tuple[bool, bytes]:
        if opts.why:
            return reasons(page, opts.why, model)
        if opts.all_methods:
            return by_method(page, model)
        wrappers = self.wrappers_for(page) if opts.wrappers else ()
        return written(
            page, opts.format, opts.method, model, wrappers, with_metadata=opts.with_metadata, remote=opts.remote
        )


def written(
    page: Page, form: str, method: str | None, model: Model | None = None, wrappers: Sequence[Wrapper] = (),
    *, with_metadata: bool = False, remote: bool = False,
) -> tuple[bool, bytes]:  # fmt: skip
    """Whether the page holds an article, and it in this form; what is none is a verdict in JSON in any form."""
    extracted = extract_page(page, wrappers, method=method, model=model)
    outcome = extracted.outcome
    for wrapper, reason in extracted.failed:
        say(f"The wrapper at {wrapper.root_xpath} does not fit: {reason}")
    if form == "json" or not isinstance(outcome, Article):
        return isinstance(outcome, Article), as_json(outcome)
    if form == "html":
        text = as_html(page, method, model, wrappers, remote=remote)
    else:
        text = TEXTS[form](outcome)
    if with_metadata:
        text = f"{front_matter(outcome)}\n{text}"
    return True, (text.rstrip("\n") + "\n").encode("utf-8", "replace")


def reasons(page: Page, text: str, model: Model | None = None) -> tuple[bool, bytes]:
    """Whether any block holds the text, and why each of them was kept or dropped."""
    try:
        found = why(Document(page), text, model)
    except Unreadable as unreadable:
        return False, as_json(Rejection(unreadable.reason, unreadable.detail, page.url))
    answer = "\n\n".join(map(str, found)) or f"no block of the page's text holds that{_elsewhere(page, model)}"
    return bool(found), f"{answer}\n".encode("utf-8", "replace")


def _elsewhere(page: Page, model: Model | None) -> str:
    """Where an article's text comes from that no block of the page holds."""
    outcome = extract_page(page, model=model).outcome
    embedded = isinstance(outcome, Article) and outcome.extraction.method == "embedded"
    return "; its article is read from the data of its scripts, which have no blocks to tell of" if embedded else ""


def by_method(page: Page, model: Model | None = None) -> tuple[bool, bytes]:
    """Whether any method finds an article, and one object with each method's outcome under its name."""
    outcomes = {method.name: extract_page(page, method=method.name, model=model).outcome for method in METHODS}
    found = any(isinstance(outcome, Article) for outcome in outcomes.values())
    return found, _indented({name: orjson.loads(as_json(outcome)) for name, outcome in outcomes.items()})


def _indented(value: dict[str, Any]) -> bytes:
    return orjson.dumps(orjson.loads(to_line(value)), option=orjson.OPT_INDENT_2 | orjson.OPT_APPEND_NEWLINE)
