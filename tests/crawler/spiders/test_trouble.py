"""Of several reasons why a front page could not be had, the one that tells most."""

from __future__ import annotations

from scrapy.exceptions import CannotResolveHostError
from scrapy.http import Response
from scrapy.spidermiddlewares.httperror import HttpError

from crawler.spiders.trouble import Trouble

URL = "http://a.example/"


def trouble(error: BaseException, before: Trouble | None = None) -> Trouble:
    return Trouble.of(URL, error).or_worse(before)


def test_an_answer_tells_more_than_a_name_that_nobody_knows() -> None:
    nobody, broken = CannotResolveHostError("a.example"), HttpError(Response(URL, status=503))
    assert trouble(broken, trouble(nobody)).detail == "HTTP 503"
    assert trouble(nobody, trouble(broken)).detail == "HTTP 503"
    refused = HttpError(Response(URL, status=403))
    assert trouble(refused, trouble(broken)).detail == "HTTP 403"
