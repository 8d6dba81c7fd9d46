"""What a house says of opinions that it prints."""

from __future__ import annotations

import pytest

from extractors.selection.house.lines import is_house_line


@pytest.mark.parametrize(
    "line",
    [
        "The views expressed in this article are those of the author and do not necessarily reflect those of the Post.",
        "The opinions expressed here are the author's own.",
        "Opinions expressed by columnists are their own.",
        "This column does not necessarily reflect the opinion of the editorial board or its owners.",
        "Ann Lee is a former harbour master. Views expressed are personal.",
        "(Views are personal)",
        "Editor’s Note: Ann Lee wrote “The Folding Chair.” The views expressed in this commentary are her own.",
        "Kommentare geben grundsätzlich die Meinung des jeweiligen Autors wieder und nicht die der Redaktion.",
        "Namentlich gekennzeichnete Beiträge geben nicht unbedingt die Meinung der Redaktion wieder.",
        "Les propos tenus dans cette tribune n'engagent que leur auteur.",
        "Las opiniones expresadas en esta columna son responsabilidad de su autor.",
        "As opiniões expressas neste artigo são da responsabilidade do autor.",
        "Le opinioni espresse in questo articolo sono dell'autore.",
        "De mening in dit artikel is die van de auteur.",
        "Detta är en opinionstext. Åsikterna är skribentens egna.",
        "Dette er et debattinnlegg. Innlegget gir uttrykk for skribentens holdning.",
        "Opinie wyrażone w tekście są poglądami autora.",
        "Мнение автора может не совпадать с позицией редакции.",
        "Точка зору редакції може не збігатися з думкою автора.",
        "Názory autora se nemusí shodovat s názory redakce.",
        "Οι απόψεις που εκφράζονται στο άρθρο είναι του συγγραφέα.",
        "Yazarın görüşleri gazetemizin görüşlerini yansıtmayabilir.",
        "المقال يعبر عن رأي صاحبه ولا يعبر بالضرورة عن رأي الصحيفة",
        "लेख में व्यक्त विचार लेखक के निजी हैं।",
        "本文为作者个人观点，不代表本网立场。",
        "以上言論不代表本報立場，投稿請寄編輯部。",
        "本コラムの内容は筆者の個人的見解です。",
        "이 칼럼은 필자 개인의 의견이며 본지의 편집 방향과 다를 수 있습니다.",
        "Isi tulisan menjadi tanggung jawab penulis sepenuhnya.",
    ],
)
def test_they_are_the_writer_s(line: str) -> None:
    assert is_house_line(line)


@pytest.mark.parametrize(
    "line",
    [
        "The views are stunning, and the owners have opened a terrace.",
        "The views expressed by the minister are those of his party.",
        "Again, the opinions here are my own and don't reflect those of the yard.",
        "Opinions are divided among the authors of both reports.",
        "This column reflects on the opinions of voters.",
        "Dieser Beitrag zeigt, wie die Redaktion arbeitet.",
        "Мнение авторов доклада не изменилось после публикации.",
        "這並不代表他改變立場",
    ],
)
def test_what_a_text_says_of_views_stays(line: str) -> None:
    assert not is_house_line(line)
