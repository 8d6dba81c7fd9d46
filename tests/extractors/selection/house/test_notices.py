"""What the house says of a text's business: with whom it was made."""

from __future__ import annotations

import pytest

from extractors.selection.house.lines import is_house_line


@pytest.mark.parametrize(
    "line",
    [
        "This article was made in partnership with the ferry company. The views are ours.",
        "This post is sponsored by Ferry Lines.",
        "Produced in partnership with Ferry Lines",
        "Dieser Artikel entstand in Zusammenarbeit mit der Fährgesellschaft.",
        "Dit artikel is gemaakt in samenwerking met de veerdienst.",
        "Cet article a été réalisé en partenariat avec la compagnie.",
        "Este artículo se realizó en colaboración con la naviera.",
        "Este artigo foi produzido em parceria com a empresa.",
        "Questo articolo è stato realizzato in collaborazione con la compagnia.",
        "Artikeln är gjord i samarbete med rederiet.",
        "Artikkelen er laget i samarbeid med rederiet.",
        "Artikkeli on tehty yhteistyössä varustamon kanssa",
        "Artykuł powstał we współpracy z armatorem.",
        "Článek vznikl ve spolupráci s dopravcem.",
        "Материал подготовлен в сотрудничестве с пароходством.",
        "Матеріал створено у співпраці з пароплавством.",
        "Bu içerik Deniz Hatları iş birliğiyle hazırlanmıştır.",
        "Artikel ini dibuat atas kerja sama dengan pelayaran.",
        "本文由渡轮公司合作发布",
        "*Dieser Beitrag ist in freundlicher Kooperation mit dem Tourismusverband Hafenland entstanden.",
        "Dieser Artikel entstand mit freundlicher Unterstützung der Reederei Lehmann.",
    ],
)
def test_made_with_a_partner(line: str) -> None:
    assert is_house_line(line)


@pytest.mark.parametrize(
    "line",
    [
        "I wrote this post in collaboration with the ferry company. The views are mine.",
        "This article was written by a human, me, with a light edit.",
        "Build packages from your own line or in collaboration with partners",
        "The play was produced in partnership with the ferry company.",
        "This report was published in association with a ban on sailing. It cost two ministers their posts.",
        "Der Film entstand in Zusammenarbeit mit der Fährgesellschaft.",
        "Este artículo de la ley se aplica a las navieras.",
    ],
)
def test_what_a_text_says_of_partners(line: str) -> None:
    assert not is_house_line(line)
