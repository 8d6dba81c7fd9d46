"""The folder of site files (setting `BROADSHEET_SITES`)."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Self

from crawler.export.names import folder_of
from crawler.registry.problems import Problem, SiteFileError
from crawler.registry.reading import read_site
from crawler.registry.site import Site

if TYPE_CHECKING:
    from scrapy.settings import BaseSettings


@dataclass(frozen=True, slots=True)
class Registry:
    """All registered sites by domain, and the problems of files that cannot be used."""

    folder: Path
    sites: dict[str, Site] = field(default_factory=dict)
    broken: dict[str, SiteFileError] = field(default_factory=dict)
    """By the name that the file's stem would give."""

    @classmethod
    def read(cls, folder: Path, known_settings: frozenset[str] = frozenset()) -> Self:
        """Every `*.toml` of a folder, in the order of their names. A folder that does not exist holds none."""
        registry = cls(folder)
        for path in sorted(folder.glob("*.toml")):
            try:
                site = read_site(path, known_settings)
            except SiteFileError as error:
                registry.broken[path.stem] = error
            else:
                registry.sites[site.domain] = site
        return registry

    @classmethod
    def from_settings(cls, settings: BaseSettings) -> Self:
        """The registry that the settings name."""
        return cls.read(sites_folder(settings), frozenset(map(str, settings)))

    def find(self, domain: str) -> Site:
        """A site by its domain, with or without "www.". Raises KeyError, or `SiteFileError` if its file is
        broken."""
        name = domain.strip().lower().removeprefix("www.")
        if name in self.sites:
            return self.sites[name]
        if folder_of(name) in self.broken:
            raise self.broken[folder_of(name)]
        raise KeyError(domain)

    @property
    def problems(self) -> list[Problem]:
        """What is wrong with the broken files."""
        return [problem for error in self.broken.values() for problem in error.problems]


def sites_folder(settings: BaseSettings) -> Path:
    """Where the site files lie."""
    return Path(str(settings.get("BROADSHEET_SITES") or Path(__file__).resolve().parent.parent / "sites"))


def path_of(folder: Path, domain: str) -> Path:
    """The file of a domain."""
    return folder / f"{folder_of(domain)}.toml"
