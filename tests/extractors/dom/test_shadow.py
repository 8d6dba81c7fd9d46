"""Declarative shadow roots: their text where a browser shows it."""

from __future__ import annotations

import pytest

from extractors import Article, extract_page
from extractors.document import Parsed
from extractors.page import Page
from tests.builders import PARAGRAPHS, article_html, page, paragraphs


def shown(inner: str) -> str:
    parsed = Parsed(Page.from_html(f"<html><body>{inner}</body></html>"))
    return " ".join("|".join(text.strip() for top in parsed.roots for text in top.itertext() if text.strip()).split())


def root(inner: str, light: str = "") -> str:
    return f'<x-box><template shadowrootmode="open">{inner}</template>{light}</x-box>'


@pytest.mark.parametrize(
    ("inner", "text"),
    [
        (root("<p>a</p><p>b</p>"), "a|b"),
        (root("<p>a</p>", "<p>b</p>"), "a|b"),
        (root("<p>a</p><slot></slot><p>c</p>", "<p>b</p>"), "a|b|c"),
        (root("<p>a</p><slot>instead</slot>", "<p>b</p>"), "a|b"),
        (root("<p>a</p><slot>instead</slot>"), "a|instead"),
        (root("<slot name=t></slot><p>b</p><slot></slot>", "<p>c</p>, <h2 slot=t>a</h2> d"), "a|b|c|, d"),
        (root("<slot name=t>no</slot><p>b</p>", "<h2 slot=t>a</h2>x"), "a|b|x"),
        (root("<p>a</p><slot></slot><p>d</p>", root("<p>b</p><slot></slot>", "<p>c</p>")), "a|b|c|d"),
        (root("<p>a</p>" + root("<p>b</p><slot></slot>", "<slot></slot>") + "<p>d</p>", "<p>c</p>"), "a|b|c|d"),
        (root("<p>a</p>").replace("shadowrootmode", "shadowroot"), "a"),
        ("<template><p>no</p></template><p>a</p><i shadowrootmode>b</i>", "no|a|b"),
        ("x<template shadowrootmode=open>a</template>b", "xab"),
    ],
)
def test_the_flat_tree(inner: str, text: str) -> None:
    assert shown(inner) == text


def test_an_article_in_a_shadow_root() -> None:
    inner = root(f"<style>p {{ color: red }}</style><div>{paragraphs()}</div>")
    found = extract_page(page(article_html(inner))).outcome
    assert isinstance(found, Article) and found.body == "\n\n".join(PARAGRAPHS)


def test_hostile_nests_end() -> None:
    deep = "<x-a><template shadowrootmode=open><slot></slot>" * 400 + "a"
    assert "a" in shown(deep) and shown(root("<slot></slot>" * 50, "<b>a</b>" * 50)).count("a") == 50
