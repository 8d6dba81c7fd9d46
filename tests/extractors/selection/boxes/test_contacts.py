"""Whom to ask about a release goes from behind it, and stays where it is what the text tells."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings

from extractors.document import Document, Unreadable
from extractors.page import Page
from extractors.selection.boxes.contacts import is_label, reaches, without_contacts
from tests.builders import block_texts, document
from tests.extractors.tag_soup import soup

TEXT = f"<p>{'The lock gates are shut for the winter. ' * 10}</p>"
CONTACT = "<h3>Media contact</h3><p>Ada Fenwick<br>Head of the lock office<br>Phone: 01632 960 455</p>"
LINES = "<p>Pressekontakt:</p><p>Ada Fenwick</p><p>Schleusenamt</p><p>ada(at)schleuse.test</p>"
ONE = "<p><b>Contact presse</b><br>Ada Fenwick<br>ada@ecluse.test</p>"
ABOUT = f"<h3>About the lock office</h3><p>{'It keeps nine locks. ' * 20}</p>"


def kept(html: str, chance: float = 0.8) -> list[str]:
    found = document(f"<main>{html}</main>")
    chances = np.full(len(found.blocks), chance)
    after = without_contacts(found, found.blocks.words, chances)
    return [text for text, chance in zip(block_texts(found), after) if chance >= 0.5]


@pytest.mark.parametrize("contact", [CONTACT, LINES, ONE, CONTACT + LINES], ids=["heading", "lines", "one", "two"])
def test_contacts_behind_the_text_go(contact: str) -> None:
    assert len(kept(TEXT + TEXT + contact)) == 2


def test_what_the_house_says_of_itself_may_stand_behind_them() -> None:
    assert len(kept(TEXT + TEXT + CONTACT + ABOUT)) == 4


@pytest.mark.parametrize(
    "html",
    [
        TEXT + CONTACT + TEXT,
        CONTACT + TEXT,
        TEXT + CONTACT.replace("Media contact", "The keeper of the locks"),
        TEXT + CONTACT.replace("01632 960 455", "none, he says"),
        TEXT + CONTACT.replace("Head of the lock office", "She has kept the nine locks for half of her life."),
        TEXT + "<h3>Contacts</h3><p>Ada Fenwick</p><h3>Closed</h3><p>July 27, 2025</p>",
        f"<p>Nine locks.</p>{CONTACT}",
    ],
    ids=["amid the text", "above", "another heading", "no number", "a sentence", "a day", "nothing else"],
)
def test_what_is_no_contact_stays(html: str) -> None:
    assert kept(html) == block_texts(document(f"<main>{html}</main>"))


def test_where_none_is_likely_nothing_changes() -> None:
    found = document(f"<main>{TEXT}{CONTACT}</main>")
    chances = np.full(len(found.blocks), 0.2)
    assert without_contacts(found, found.blocks.words, chances) is chances


@pytest.mark.parametrize(
    "line",
    [
        "Media contact", "Press and investor relations", "Contacts:", "Contact for journalists", "Press enquiries",
        "For further information, please contact:", "Pressekontakt", "Wissenschaftliche Ansprechpartnerin",
        "Ansprechpartner:innen", "Rückfragen bitte an:", "Kontakt für Medien", "Contact presse", "Contacto de prensa",
        "Assessoria de imprensa", "Ufficio stampa", "Perscontact", "Presskontakt", "Lisätietoja antavat",
        "Kontakt dla mediów", "Kontakt pro média", "Контакты для СМИ", "Basın iletişim", "媒体联系人",
        "報道関係者のお問い合わせ先", "언론 문의",
    ],
)  # fmt: skip
def test_labels(line: str) -> None:
    assert is_label(line)


@pytest.mark.parametrize("line", ["Contact sports", "About us", "The press office said no", "Kontaktlinsen", ""])
def test_what_is_no_label(line: str) -> None:
    assert not is_label(line)


def test_numbers_and_addresses() -> None:
    assert all(map(reaches, ["Tel. +44 (0)1632 960-455", "a.fenwick [at] lock.test", "E-mail: [email protected]"]))
    assert not any(map(reaches, ["27 July 2025", "2025-07-27", "27.07.2025", "2024–2026", "Costs: €1400000"]))


@settings(max_examples=50, deadline=None)
@given(soup)
def test_any_page(html: str) -> None:
    try:
        found = Document(Page.from_html(html, "https://a.test/"))
    except Unreadable:
        return
    after = without_contacts(found, found.blocks.words, np.full(len(found.blocks), 0.8))
    assert len(after) == len(found.blocks)
