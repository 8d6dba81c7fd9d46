"""Issues of a paper on successive days."""

from __future__ import annotations

import urllib.request
from itertools import pairwise

import pytest

import newsstand
from newsstand.days import DAYS, EDITED_A_DAY, NEW_A_DAY, issue
from newsstand.papers import PAPERS


@pytest.mark.parametrize("name", list(PAPERS))
def test_each_day_brings_new_stories_and_edits_of_old_ones(name: str) -> None:
    paper = PAPERS[name]()
    issues = [issue(paper, day) for day in range(DAYS + 1)]
    assert len(issues[-1].paper.stories) == len(paper.stories)
    for before, after in pairwise(issues):
        old = {story.number: story for story in before.paper.stories}
        new = {story.number: story for story in after.paper.stories}
        assert new.keys() - old.keys() == set(after.new) and len(after.new) == NEW_A_DAY
        changed = {number for number, story in old.items() if story != new[number]}
        assert changed == set(after.edited) and len(changed) == EDITED_A_DAY
        assert before.at < after.at and all(new[number].published < after.at for number in after.new)
        assert all(old[number].paragraphs < new[number].paragraphs for number in changed)
        assert [paper.path(old[n]) for n in old] == [after.paper.path(new[n]) for n in old]


def test_a_running_paper_turns_to_another_day() -> None:
    with newsstand.serve(["courier"]) as stand:
        url = stand.papers["courier"].url + "/"
        stand.turn_to("courier", 0)
        first, count = urllib.request.urlopen(url).read(), len(stand.truth()["courier"].articles)
        today = stand.turn_to("courier", 1)
        answer = urllib.request.urlopen(url)
        assert answer.read() != first
        assert len(stand.truth()["courier"].articles) == count + len(today.new)
        with pytest.raises(ValueError, match="day 9"):
            stand.turn_to("courier", 9)
