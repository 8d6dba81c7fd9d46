"""Accounts of content systems, which are nobody's names."""

from __future__ import annotations

import pytest

from extractors.metadata.authors.names import authors_of
from tests.extractors.metadata.pages import read


@pytest.mark.parametrize(
    "name",
    ["qhadmin", "QHadmin", "admin2", "sysadmin", "webmaster", "webmaster3", "editor17", "user_4", "Site Administrator",
     "NOC Admin", "系统管理员", "网站管理员", "サイト管理者"],
)  # fmt: skip
def test_accounts_name_nobody(name: str) -> None:
    assert authors_of(name) == authors_of(name, visible=True) == authors_of(f"作者：{name}", visible=True) == ()
    assert read(f'<meta name="author" content="{name}">').authors == ()


@pytest.mark.parametrize("name", ["jstein", "kai77", "q_admin", "Badminton England", "Jasmin Adminov", "news24"])
def test_names_that_are_like_accounts(name: str) -> None:
    assert authors_of(name) == authors_of(name, visible=True) == (name,)
