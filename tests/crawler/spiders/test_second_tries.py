"""What failed for a reason that may pass is asked for once more at the end of a crawl."""

from __future__ import annotations

from typing import Any

from scrapy import Request
from scrapy.http import Response
from scrapy.spidermiddlewares.httperror import HttpError

from crawler.discovery.frontier import Candidate, Tier
from crawler.spiders.second_tries import MOST, MOST_FAILURES, SecondTries
from crawler.verdicts import Verdict
from tests.crawler.spiders.crawls import crawl
from tests.crawler.spiders.paper_server import Answer, page, serve


def error(status: int) -> HttpError:
    url = "http://a.example/1"
    return HttpError(Response(url, status=status, request=Request(url)))


class Tries(SecondTries):
    """With the addresses whose failure stands."""

    def __init__(self) -> None:
        self.noted: list[str] = []
        super().__init__(lambda candidate, *_: self.noted.append(candidate.url))

    def fails(self, name: str, status: int = 503, **values: Any) -> None:
        candidate = Candidate(f"http://a.example/{name}", Tier.SECTION, "section", **values)
        self.failed(candidate, candidate.url, Verdict.HTTP_ERROR, f"HTTP {status}", error(status))

    def taken(self) -> str | None:
        candidate = self.take()
        return candidate and candidate.url.rpartition("/")[2]


def test_a_busy_page_is_asked_for_once_more_and_no_other() -> None:
    tries = Tries()
    tries.fails("latest")
    tries.fails("gone", 404)
    tries.fails("feed.xml", guessed=True)
    assert [url.rpartition("/")[2] for url in tries.noted] == ["gone", "feed.xml"]
    assert (tries.taken(), tries.taken()) == ("latest", None)
    tries.fails("latest")
    assert tries.noted[-1].endswith("/latest") and tries.taken() is None


def test_a_broken_site_is_left_alone() -> None:
    tries = Tries()
    for n in range(MOST + 10):
        tries.fails(str(n))
    assert len(tries.noted) == 10
    for _ in range(MOST_FAILURES):
        tries.fails(tries.taken() or "")
    assert tries.taken() is None and len(set(tries.noted)) == MOST + 10
    tries = Tries()
    tries.fails("1")
    tries.close()  # the crawl ended before
    assert len(tries.noted) == 1


def test_a_crawl_asks_a_busy_section_again_at_its_end() -> None:
    sport, city = page("Sport"), Answer(status=503)
    busy = {"/": page("Front", ("/city", "City"), ("/sport", "Sport")), "/city": city, "/sport": sport}
    with serve(busy) as paper:
        found = crawl({"BROADSHEET_TDMREP_ENABLED": False}, domain=paper.host)
    assert found.reasons == {"/city": "http_error"} and found.stats["broadsheet/verdict/http_error"] == 1
    assert paper.paths.count("/city") == 4 and paper.paths[-2:] == ["/city"] * 2
