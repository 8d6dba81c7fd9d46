"""Site template: fragments, chains, clusters against all pairs, storage, and both outputs."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import combinations
from zlib import crc32

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from lxml import etree

from extractors.candidate import Candidate, NoCandidate
from extractors.document import Document
from extractors.methods import site_template as method
from extractors.methods.site_template import CHAIN, Cluster, Fragments, Rules, SiteTemplate, UnusableTemplate
from extractors.methods.site_template.fragments import fragments_of_stream
from extractors.page import Page

MENU = "<ul class=menu>" + "".join(f"<li><a href=/s{n}>Section {n}</a></li>" for n in range(12)) + "</ul>"
FOOT = "<div id=foot><p>The Daily Example</p><p>All about us</p><p>Imprint</p><p>Jobs</p></div>"
SIDE = "<div id=side>" + "".join(f"<p class=s{n}>Side note {n}</p>" for n in range(10)) + "</div>"


def story(number: int) -> str:
    rng = random.Random(number)
    return "".join(
        f"<p>{' '.join(rng.choice(['rain', 'fell', 'on', 'old', str(rng.random())]) for _ in range(40))}</p>"
        for _ in range(5)
    )


def page(number: int, menu: str = MENU, foot: str = FOOT) -> Document:
    article = f"<div class=story><h1>Headline {number}</h1>{story(number)}</div>"
    html = f"<html><body>{menu}{article}{foot}</body></html>"
    return Document(Page.from_html(html, f"http://site.example/{number}"))


# -- fragments and chains


def test_fragments_are_tags_and_texts_without_the_white_space_around() -> None:
    stream = '<p class="a"> some text\n</p> <br/>é'
    found = fragments_of_stream(stream)
    pieces = [stream[a:b] for a, b in zip(found.start, found.stop)]
    assert pieces == ['<p class="a">', "some text", "</p>", "<br/>", "é"]
    assert found.size.tolist() == [13, 9, 4, 5, 2]
    assert found.chains == ()


def test_chains_are_six_fragments_at_every_position() -> None:
    found = fragments_of_stream("<a><b><c><d><e><f>x")
    assert found.chains == (
        crc32(b"<a>\0<b>\0<c>\0<d>\0<e>\0<f>"),
        crc32(b"<b>\0<c>\0<d>\0<e>\0<f>\0x"),
    )


def test_overlapping_chains_count_a_byte_once() -> None:
    found = fragments_of_stream("<a><b><c><d><e><f><g><h>")
    assert found.bytes_in(found.hashes) == found.total == 24
    assert found.bytes_in(frozenset(found.chains[:1])) == 18


# -- clusters: the same as over all pairs


def all_pairs(pages: Sequence[Fragments], rules: Rules) -> list[Cluster]:
    """The paper's steps 2 to 4 as written, comparing every page with every other."""
    free, found = set(range(len(pages))), []

    def match(a: int, b: int) -> int:
        both = pages[a].hashes & pages[b].hashes
        return min(pages[a].bytes_in(both), pages[b].bytes_in(both))

    for share in rules.nav_shares:
        barred: set[int] = set()
        while len(free) >= rules.smallest_cluster:
            best, pair = 0, None
            for a, b in combinations(sorted(free - barred), 2):
                size = match(a, b)
                if size > rules.duplicate_share * max(pages[a].total, pages[b].total):
                    continue
                if size > best:
                    best, pair = size, (a, b)
            if pair is None:
                break
            first, second = pair
            template = pages[first].hashes & pages[second].hashes
            members, size = [first, second], pages[first].bytes_in(template)
            least = share * size
            while True:
                rest = sorted(free - set(members))
                held = {p: pages[first].bytes_in(template & pages[p].hashes) for p in rest}
                if not held:
                    break
                joining = max(rest, key=lambda p: (held[p], -p))
                if held[joining] < least or not held[joining]:
                    break
                members.append(joining)
                template &= pages[joining].hashes
                size = held[joining]
            if len(members) >= rules.smallest_cluster:
                found.append(Cluster(tuple(members), template, size, share))
                free -= set(members)
            elif rules.retry_pairs:
                barred |= set(pair)
            else:
                break
    return found


@st.composite
def sites(draw: st.DrawFn) -> list[Fragments]:
    parts = [
        "".join(f"<{name}{n}>" for n in range(size))
        for name, size in (("m", 9), ("f", 12), ("s", 7), ("t", 15))
    ]
    pages = []
    for number in range(draw(st.integers(0, 9))):
        own = "".join(f"<p{number}x{n}>" for n in range(draw(st.integers(0, 25))))
        chosen = draw(st.lists(st.sampled_from([*parts, own]), max_size=6))
        pages.append(fragments_of_stream("".join(chosen)))
    return pages


@settings(max_examples=150, deadline=None)
@given(sites(), st.booleans())
def test_the_inverted_index_gives_the_clusters_of_all_pairs(pages: list[Fragments], retry: bool) -> None:
    rules = Rules(retry_pairs=retry)
    assert list(method.find_clusters(pages, rules)) == all_pairs(pages, rules)


def test_real_pages_give_the_clusters_of_all_pairs() -> None:
    other = SIDE + MENU.replace("Section", "Part")
    documents = [page(n) for n in range(6)] + [page(n, other) for n in range(6, 11)]
    pages = [method.fragments_of(document) for document in documents]
    found = method.find_clusters(pages)
    assert list(found) == all_pairs(pages, Rules())
    assert sorted(sorted(cluster.pages) for cluster in found) == [[0, 1, 2, 3, 4, 5], [6, 7, 8, 9, 10]]


def test_duplicates_start_no_cluster_but_may_join_one() -> None:
    pages = [method.fragments_of(document) for document in [page(1), page(1), page(2), page(3)]]
    (cluster,) = method.find_clusters(pages)
    assert set(cluster.pages[:2]) != {0, 1}
    assert sorted(cluster.pages) == [0, 1, 2, 3]
    assert method.find_clusters([pages[0]] * 5) == ()


def test_fewer_than_four_pages_are_no_cluster() -> None:
    assert method.learn([page(n) for n in range(3)]).clusters == ()
    assert len(method.learn([page(n) for n in range(4)]).clusters) == 1


def test_the_share_is_lowered_where_nothing_else_is_found() -> None:
    # the largest pair shares the side notes too, so the others hold less than 80 % of its template
    pages = [page(0, MENU + SIDE), page(1, MENU + SIDE), page(2), page(3)]
    (cluster,) = method.learn(pages, Rules(retry_pairs=False)).clusters
    assert cluster.pages[:2] == (0, 1) and cluster.nav_share == 0.6
    # ours: the next pair is tried first, and needs no lower share
    (cluster,) = method.learn(pages).clusters
    assert cluster.pages[:2] == (2, 3) and cluster.nav_share == 0.8


# -- what is covered


def left(document: Document, found: method.Learned, number: int) -> str:
    runs = method.runs_outside(document, found.fragments[number], found.covered[number])
    s = document.structure
    return " ".join(document.stream[s.run_at[run] : s.run_stop[run]].strip() for run in runs.tolist())


def test_the_template_goes_and_the_story_stays() -> None:
    documents = [page(n) for n in range(5)]
    found = method.learn(documents)
    for number, document in enumerate(documents):
        text = left(document, found, number)
        assert "Section" not in text and "Imprint" not in text
        assert document.text(document.index_of(document.root.find(".//p"))) in text
        assert f"Headline {number}" in text


def test_pages_left_untouched_are_cleaned_by_the_other_clusters() -> None:
    lone = page(9, "<b>1</b><b>2</b><b>3</b><b>4</b><b>5</b>" * 30)
    documents = [*(page(n) for n in range(5)), lone]
    found = method.learn(documents)
    assert found.clusters and all(5 not in cluster.pages for cluster in found.clusters)
    assert "Imprint" not in left(lone, found, 5)


def test_a_stored_template_cleans_a_new_page() -> None:
    stored = method.learn([page(n) for n in range(5)]).template.to_json()
    template = SiteTemplate.from_json(stored)
    assert template.to_json() == stored
    document = page(77)
    found = method.apply(template, document)
    assert isinstance(found, Candidate)
    s = document.structure
    text = " ".join(document.stream[s.run_at[run] : s.run_stop[run]] for run in found.texts or ())
    assert "Headline 77" in text and "Section 3" not in text
    assert found == method.apply(template, page(77))


@pytest.mark.parametrize(
    "text", ["", "{}", "[1]", '{"format": 99}', '{"format": 1, "chain": 6, "parser": "x"}']
)
def test_what_is_no_template_says_so(text: str) -> None:
    with pytest.raises(UnusableTemplate):
        SiteTemplate.from_json(text)


def test_reasons() -> None:
    template = method.learn([page(n) for n in range(4)]).template
    foreign = Document(Page.from_html("<p>x</p>", "http://other.example/"))
    nothing = Document(Page.from_html("<p>x</p>", "http://site.example/"))
    only = Document(Page.from_html(f"<html><body>{MENU}</body></html>", "http://site.example/"))
    for answer in (
        method.apply(template, foreign),
        method.apply(template, nothing),
        method.site_template(only),
    ):
        assert isinstance(answer, NoCandidate) and answer.detail
    assert "needs pages of the site" in method.site_template(only).detail
    assert method.learn([]).clusters == ()


# -- outputs


def test_both_outputs() -> None:
    documents = [page(n) for n in range(5)]
    found = method.learn(documents)
    before = etree.tostring(documents[0].root)
    cleaned = method.cleaned_page(documents[0], found.fragments[0], found.covered[0])
    marked = method.marked_page(documents[0], found.fragments[0], found.covered[0])
    assert "Section" not in cleaned and "Headline 0" in cleaned and "<p>" in cleaned
    tree = etree.fromstring(marked, etree.HTMLParser())
    coloured = [element.text for element in tree.iter("site-template")]
    assert "Section 4" in coloured and "Jobs" in coloured
    assert not any("Headline" in (text or "") for text in coloured)
    assert tree.xpath("//li[@data-site-template]") and not tree.xpath("//h1[@data-site-template]//*")
    assert etree.tostring(documents[0].root) == before


def test_an_empty_script_does_not_swallow_the_marked_page() -> None:
    document = Document(Page.from_html("<html><body><script src=x></script><p>text</p></body></html>"))
    fragments = method.fragments_of(document)
    marked = method.marked_page(document, fragments, fragments.covered(frozenset()))
    assert '<script src="x"></script>' in marked
    assert "default-src 'none'" in marked


def test_cost_grows_with_the_pages_and_not_with_their_pairs(monkeypatch: pytest.MonkeyPatch) -> None:
    from extractors.methods.site_template import clusters

    looked: list[int] = []
    original = clusters._Index.matches

    def counted(self: clusters._Index, number: int, template: frozenset[int] | None = None) -> object:
        looked.append(number)
        return original(self, number, template)

    monkeypatch.setattr(clusters._Index, "matches", counted)
    steps = []
    for count in (8, 32):
        looked.clear()
        method.learn([page(n) for n in range(count)])
        steps.append(len(looked))
    assert steps[1] < 5 * steps[0]
    assert CHAIN == 6
