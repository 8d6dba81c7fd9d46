"""What stands on a fold before it opens."""

from __future__ import annotations

import pytest

from extractors import Article, extract
from extractors.selection.house.lines import is_house_line
from tests.builders import URL, article_html, paragraphs


@pytest.mark.parametrize(
    "line",
    [
        "Click to read", "Click to expand...", "Tap here to reveal the answer",
        "Warning: spoilers ahead! Click to show", "Spoiler (click to reveal)",
        "Achtung, Spoiler! Zum Lesen klicken", "Spoiler anzeigen",
        "Let op: spoiler. Klik om te lezen", "Klikk for å lese", "Klicka här för att läsa",
        "Cliquez pour afficher la réponse",
        "Alerte spoiler : cliquez ici pour lire", "Haz clic para leer", "Clique para ler",
        "Achtung: Spoiler. Klicken, um den Text zu lesen", "Attenzione, spoiler: cliccate per leggere",
        "Click pentru a citi", "Uwaga: spoiler. Kliknij, aby przeczytać", "Нажмите, чтобы прочитать",
        "Натисніть, щоб прочитати", "Κάντε κλικ για να διαβάσετε", "Okumak için tıklayın", "انقر للقراءة",
        "برای خواندن کلیک کنید", "לחצו לקריאה", "पढ़ने के लिए क्लिक करें", "Klik untuk membaca", "Nhấn để đọc",
        "คลิกเพื่ออ่าน", "点击展开",
        "Скрытый текст", "Spoiler",
        "Hidden content", "Texte masqué", "ネタバレ注意：クリックして表示", "스포일러 주의: 클릭하여 보기",
    ],
)  # fmt: skip
def test_what_a_fold_asks_for(line: str) -> None:
    assert is_house_line(line)


@pytest.mark.parametrize(
    "line",
    [
        "What happens when one clicks to read?", "Click to pay was never easier.", "Spoiler: nobody wins.",
        "Click to read the names of the ferries that sank in the harbour.", "Attenzione: spoiler.", "Clicca e vinci",
        "Haz clic en el botón azul.",
        "Скрытый текст письма",
        "Hidden text in old maps", "The spoiler of the car", "Zum Lesen blieb keine Zeit.", "Read the answer",
    ],
)  # fmt: skip
def test_what_a_text_says_of_clicks_and_spoilers(line: str) -> None:
    assert not is_house_line(line)


def test_what_is_folded_stays_without_its_label() -> None:
    fold = "<details><summary>Spoilers ahead: click to read</summary><p>The ferry never left the quay.</p></details>"
    found = extract(article_html(f"{paragraphs()}{fold}{paragraphs()}"), URL)
    assert isinstance(found, Article)
    assert "The ferry never left the quay." in found.body and "click to read" not in found.body
