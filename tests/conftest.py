from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import settings

settings.register_profile("any_machine", deadline=None)  # a busy machine is no fault
settings.load_profile("any_machine")


@pytest.fixture(scope="session", autouse=True)
def _data_directory(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Scrapy's data directory is no folder of the checkout, for the commands that tests start neither: a configuration
    file of the user names another, and the project's own says nothing of it."""
    folder = tmp_path_factory.mktemp("scrapy")
    (folder / "scrapy.cfg").write_text(f"[datadir]\ndefault = {folder / 'data'}\n", encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CONFIG_HOME", str(folder))
        yield
