"""Hand-written wrappers from the files of registered sites (`crawler/sites/<domain>.toml`)."""

from __future__ import annotations

import logging
import tomllib
from dataclasses import replace
from pathlib import Path

from crawler.registry.folder import path_of
from crawler.registry.problems import SiteFileError
from crawler.wrappers.exchange.toml_reading import check_tables
from extractors import Wrapper

logger = logging.getLogger(__name__)


class SiteFileWrappers:
    """The pinned wrappers of a site: those of the file of its host, else of the nearest domain above it.

    Read when a site is first met. A file that cannot be used is an error in the log, and its site goes on without.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def __call__(self, site: str) -> tuple[Wrapper, ...]:
        for domain in domains_of(site):
            path = path_of(self._folder, domain)
            if path.is_file():
                return tuple(replace(wrapper, site=site) for wrapper in self._read(path, domain))
        return ()

    def _read(self, path: Path, domain: str) -> list[Wrapper]:
        try:
            text = path.read_text(encoding="utf-8-sig")
            wrappers, problems = check_tables(path, text, tomllib.loads(text), domain)
            if problems:
                raise SiteFileError(problems)
        except (OSError, ValueError) as error:
            logger.error("The pinned wrappers of %s are not used: %s", domain, error)
            return []
        return wrappers


def domains_of(site: str) -> list[str]:
    """A site's key and the domains above it, the nearest first: ``a.b.example:80``, ``b.example:80``."""
    host, colon, port = site.rpartition(":") if ":" in site.rpartition("]")[2] else (site, "", "")
    labels = host.split(".")
    if host.startswith("[") or labels[-1].isdigit():
        return [site]
    return [".".join(labels[start:]) + colon + port for start in range(max(1, len(labels) - 1))]
