"""Lines that say who edited or wrote a text, and nothing else."""

from __future__ import annotations

import pytest

from extractors.selection.lines.signatures import is_signature


@pytest.mark.parametrize(
    "line",
    [
        "Editor: Ann Lee",
        "Mit Material der dpa",
        "Avec AFP",
        "Con información de EFE",
        "Met informatie van ANP",
        "Mit Material von dpa und Reuters.",
        "Redaktion: Anna Lehmann",
        "Bảo Nam (Theo Space Chronicle)",
        "Anna Lehmann (mit dpa)",
        "Ana Paz (con información de EFE)",
        "Redacción: Ana Lema y Luis Rey",
        "Propos recueillis par Anne Leroy",
        "A cura di Anna Leoni",
        "Oprac. Anna Lis",
        "Редактор: Анна Лисина",
        "Editör: Ayşe Kaya",
        "Penulis: Ani Lestari | Editor: Budi Santoso",
        "تحرير: آنا لطفي",
        "संपादन: अनीता लाल",
        "取材・文：安田花",
        "（聞き手・堀田直美）",
        "이안나 기자",
        "記者林安娜／台南報導",
        "記者林安娜／專訪",
        "記者林安娜、王海倫／台北報導",
        "〔記者林安娜／台北報導〕",
        "社會中心／新竹報導",
        "□ 本报记者 林安娜",
        "记者 林安娜 通讯员 王海",
        "撰文 | 林安娜",
        "/ritzau/",
        "/ДВ/БТА/",
        "- PTI",
        "—AFP",
        "With inputs from PTI",
        "With files from The Canadian Press",
        "— With assistance by Ann Lee, Bo Berg, Cal Diaz, Dora Egan and Eve Fox",
        "Additional reporting by Ann Lee and Bo Berg",
    ],
)
def test_editors_and_agencies_in_many_languages(line: str) -> None:
    assert is_signature(line)


@pytest.mark.parametrize(
    "line",
    [
        "Mit Material der alten Brücke",
        "Avec Anna",
        "Con información de los vecinos",
        "Redaktion: Vielen Dank.",
        "Zwei Stimmen (mit Enthaltungen)",
        "Anna Lehmann (42)",
        "Редактор: Когда вы уезжаете?",
        "Editor: the tool that we use most",
        "Redagował gazetę przez 30 lat.",
        "이 기자",
        "기자는 섬을 떠났다",
        "文は人なりという。",
        "/var/cache/",
        "— Finn",
        "- Less",
        "With files from the archive he built a case against the mayor of the town, and won it in the end.",
        "With inputs from all of us",
        "With files from her laptop, police built the case.",
        "With notes from a piano the evening ended.",
        "Contributions from Elon Musk",
        "Additional reporting by the police was slow",
        "With assistance from the council",
        "责任编辑：李安",
        "记者日前从市教育局获悉",
        "记者调查",
        "记者提问 部长回答",
        "文学 历史 哲学",
        "Editor: Ann Lee and her two sisters, who run the paper from the old mill behind the harbour",
    ],
)
def test_what_people_say_and_what_is_no_name_stays(line: str) -> None:
    assert not is_signature(line)
