"""What the pages of an archive teach of their site, before they are extracted by it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from crawler.reextraction.page_job import PageJob, PageResult, Terms, unpacked_observation
from crawler.reextraction.workers import Workers
from crawler.wrappers.storage import WrapperRecord
from extractors import learn_site, site_of

if TYPE_CHECKING:
    from crawler.archive.captures import Capture
    from crawler.wrappers.policy import WrapperPolicy
    from extractors import Wrapper


def learning_job(terms: Terms, capture: Capture) -> PageJob:
    """The extraction of a capture's first page, cold, to learn from."""
    return PageJob(terms, replace(capture, further=()), learn=True)


def ready_wrappers(observations: Iterable[bytes | None], policy: WrapperPolicy) -> list[Wrapper]:
    """The wrappers of what workers observed on pages of one site that enough pages agree on, best first."""
    seen = [unpacked_observation(one) for one in observations if one is not None]
    ready = [wrapper for wrapper in learn_site(seen) if policy.is_ready(WrapperRecord(wrapper))]
    return ready[: policy.tries]


def taught_by(
    captures: Iterable[Capture], terms: Terms, workers: Workers[PageJob, PageResult], policy: WrapperPolicy
) -> dict[str, tuple[Wrapper, ...]]:
    """The wrappers that these captures teach, by site."""
    seen: dict[str, list[bytes | None]] = {}
    for job, result in workers.map(learning_job(terms, capture) for capture in captures):
        seen.setdefault(site_of(job.capture.record.url), []).append(result.observation)
    return {site: tuple(ready_wrappers(each, policy)) for site, each in seen.items()}


def spread(count: int, most: int) -> Iterator[int]:
    """At most ``most`` numbers below ``count``, evenly spread, in order."""
    chosen = min(count, most)
    return (place * count // chosen for place in range(chosen))
