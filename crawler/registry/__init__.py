"""The registry: one TOML file a site that is collected, read into typed objects."""

from crawler.registry.folder import Registry
from crawler.registry.problems import Problem, SiteFileError
from crawler.registry.reading import read_site
from crawler.registry.site import Schedule, Site

__all__ = ["Problem", "Registry", "Schedule", "Site", "SiteFileError", "read_site"]
