"""The path to an article in a line that nothing marks."""

from __future__ import annotations

import pytest

from extractors.metadata.model import Metadata
from tests.extractors.metadata.pages import BODY, read

H1 = "<h1>Die Mühle am Fluss ist abgebrannt</h1>"
LAND, RIVER = "<a href='/land'>Land</a>", "<a href='/land/fluss'>Am Fluss</a>"


def of(line: str, h1: str = H1) -> Metadata:
    return read("", f"<div><div class=c1>{line}</div>{h1}{BODY}</div>")


@pytest.mark.parametrize(
    "line",
    [
        f"<a href='/'>Startseite</a> &gt; {LAND} &gt; {RIVER} &gt; Die Mühle am Fluss",
        f"Sie sind hier: {LAND} » {RIVER}",
        f"Вы здесь: {LAND} → {RIVER}",
        f"您现在的位置：{LAND}-->  {RIVER} > 正文",
        f"<a href='https://www.courier.example/'>网易首页</a> / {LAND} / {RIVER} / 正文",
        f"RSS <a href='/'>Courier Homepage</a> › {LAND} › {RIVER}",
    ],
)
def test_a_line_from_the_home_page_or_behind_a_label(line: str) -> None:
    found = of(line)
    steps = [(step.name, (step.url or "").rpartition("example.org")[2]) for step in found.breadcrumbs]
    assert steps[-2:] == [("Land", "/land"), ("Am Fluss", "/land/fluss")] and len(steps) <= 3
    assert (found.sources["breadcrumbs"], found.section) == ("dom.trail", "Land")


@pytest.mark.parametrize(
    "line",
    [
        "<a href='/'>Home</a> | <a href='/land'>Land</a> | <a href='/stadt'>Stadt</a>",  # a menu
        "<a href='/'>Home</a> » Die Mühle am Fluss ist abgebrannt",
        "Sie sind hier: Die Mühle am Fluss",
        "<a href='/a'>Land</a> &gt; <a href='/b'>Fluss</a>",
        "Home is where the river is > a long way > from here",
    ],
)
def test_what_is_none(line: str) -> None:
    assert of(line).breadcrumbs == ()


def test_a_home_page_of_any_name_begins_a_line_that_ends_in_the_headline() -> None:
    named = "<a href='/'>Courier of the Land</a>"
    assert of(f"{named} » {LAND} » Die Mühle am Fluss ist abgebrannt").section == "Land"
    assert of(f"{named} » {LAND} » {RIVER}").breadcrumbs == ()
    assert of(f"<a href='/paper'>Courier</a> » {LAND} » Die Mühle am Fluss ist abgebrannt").breadcrumbs == ()


@pytest.mark.parametrize("section", ["House &amp; Home", "Smart Home"])
def test_a_section_whose_name_ends_as_a_home_page_s_is_none(section: str) -> None:
    found = of(f"<a href='/'>Home</a> › <a href='/living'>{section}</a> › {LAND}")
    assert [step.name for step in found.breadcrumbs] == ["Home", section.replace("&amp;", "&"), "Land"]


def test_below_the_headline_it_is_none() -> None:
    line = "<a href='/'>Home</a> › <a href='/land'>Land</a>"
    assert read("", f"{H1}<p>{line}</p>{BODY}").breadcrumbs == ()


def test_a_department_with_a_host_of_its_own_is_a_section() -> None:
    home, money = "<a href='https://www.courier.example/'>首页</a>", "<a href='https://money.courier.example/'>财经</a>"
    assert of(f"{home} > {money} > <a href='https://money.courier.example/banks/'>银行</a> > 正文").section == "财经"
    assert of(f"{home} > <a href='/other/'>其他</a> > 正文").section is None
