from __future__ import annotations

from typing import Any

import pytest
from scrapy import Request
from scrapy.http import HtmlResponse, Response
from scrapy.utils.test import get_crawler

from crawler.middlewares.meta_refresh import MetaRefreshMiddleware
from crawler.verdicts import Refused, Verdict

PAGE = "http://a.example/news/1"


def refreshed(to: str, **meta: Any) -> Request | Response:
    made = MetaRefreshMiddleware.from_crawler(get_crawler(settings_dict={"REDIRECT_MAX_TIMES": 3}))
    request = Request(PAGE, meta=meta)
    body = f'<html><head><meta http-equiv="refresh" content="0; url={to}"></head><body></body></html>'
    return made.process_response(request, HtmlResponse(PAGE, body=body.encode(), request=request))


def test_a_refresh_leads_on_although_the_address_was_seen() -> None:
    result = refreshed("/news/2")
    assert isinstance(result, Request) and result.url == "http://a.example/news/2" and result.dont_filter


@pytest.mark.parametrize("to", [PAGE, "/news/1", "#top", "/news/1?utm_source=refresh"])
def test_a_page_that_reloads_itself_is_taken_as_it_is(to: str) -> None:
    assert isinstance(refreshed(to), Response)


@pytest.mark.parametrize("to", ["http://[", "http://a.example:port/", "mailto:desk@a.example", ""])
def test_addresses_that_lead_nowhere_are_left(to: str) -> None:
    assert isinstance(refreshed(to), Response)


def test_too_many_in_a_row_are_a_loop() -> None:
    with pytest.raises(Refused) as caught:
        refreshed("/news/2", redirect_times=3, redirect_ttl=0)
    assert caught.value.verdict is Verdict.REDIRECT_LOOP
