"""The folder of site files (setting `BROADSHEET_SITES`)."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Self

from crawler.discovery.addresses import site_named
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
        for path in _site_files(folder):
            registry._take(path, _outcome(path, known_settings))
        return registry

    @classmethod
    def from_settings(cls, settings: BaseSettings) -> Self:
        """The registry that the settings name."""
        return cls.read(sites_folder(settings), frozenset(map(str, settings)))

    def find(self, domain: str) -> Site:
        """A site as people name it. Raises KeyError, or `SiteFileError` if its file is broken."""
        name = site_named(domain)
        if name in self.sites:
            return self.sites[name]
        if folder_of(name) in self.broken:
            raise self.broken[folder_of(name)]
        raise KeyError(domain)

    def _take(self, path: Path, found: Site | SiteFileError) -> None:
        if isinstance(found, Site):
            self.sites[found.domain] = found
        else:
            self.broken[path.stem] = found

    @property
    def problems(self) -> list[Problem]:
        """What is wrong with the broken files."""
        return [problem for error in self.broken.values() for problem in error.problems]


class WatchedFolder:
    """A folder that is read again and again: of its files those whose time or size has changed, which the first time
    are all."""

    def __init__(self, settings: BaseSettings) -> None:
        self._settings = settings
        self._read: dict[Path, tuple[tuple[int, int], Site | SiteFileError]] = {}

    def registry(self) -> Registry:
        """All sites as their files are now."""
        registry, known = Registry(sites_folder(self._settings)), frozenset(map(str, self._settings))
        before, self._read = self._read, {}
        for path in _site_files(registry.folder):
            state = _state_of(path)
            last = before.get(path)
            found = last[1] if last is not None and last[0] == state else _outcome(path, known)
            if state is not None:
                self._read[path] = state, found
            registry._take(path, found)
        return registry


def _site_files(folder: Path) -> list[Path]:
    """The site files of a folder by name; hidden ones are an editor's (`.#example.com.toml`), or a file system's."""
    return sorted(folder.glob("[!.]*.toml"))


def _outcome(path: Path, known_settings: frozenset[str]) -> Site | SiteFileError:
    try:
        return read_site(path, known_settings)
    except SiteFileError as error:
        return error


def _state_of(path: Path) -> tuple[int, int] | None:
    try:
        there = path.stat()
    except OSError:  # it has just gone, or points nowhere: whoever reads it tells
        return None
    return there.st_mtime_ns, there.st_size


def registered_site(settings: BaseSettings, domain: str) -> Site:
    """As `Registry.find`, of the site's own file alone: a folder may hold thousands."""
    name = site_named(domain)
    path = path_of(sites_folder(settings), name)
    if not path.exists():
        raise KeyError(domain)
    site = read_site(path, frozenset(map(str, settings)))
    if site.domain != name:
        raise KeyError(domain)
    return site


def sites_folder(settings: BaseSettings) -> Path:
    """Where the site files lie."""
    return Path(str(settings.get("BROADSHEET_SITES") or Path(__file__).resolve().parent.parent / "sites"))


def path_of(folder: Path, domain: str) -> Path:
    """The file of a domain."""
    return folder / f"{folder_of(domain)}.toml"
