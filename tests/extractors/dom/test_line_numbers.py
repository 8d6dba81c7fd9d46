"""Numbers of lines beside code are no text, and the code is code."""

from __future__ import annotations

import pytest

from extractors import Article, extract_page
from extractors.blocks.model import Code, Paragraph
from tests.builders import PARAGRAPHS, article_html, block_texts, inside, page

LINES = ("def first(names):", "    return names[0]")
CODE = "\n".join(LINES)
HUGO = (
    '<div class="highlight"><div class="chroma"><table class="lntable"><tr><td class="lntd"><pre tabindex="0"><code>'
    '<span class="lnt">1\n</span><span class="lnt">2\n</span></code></pre></td><td class="lntd"><pre tabindex="0">'
    f'<code class="language-python" data-lang="python"><span class="line">{LINES[0]}\n</span>'
    f'<span class="line">{LINES[1]}\n</span></code></pre></td></tr></table></div></div>'
)
ROUGE = (
    '<div class="highlight"><code><table class="rouge-table"><tbody><tr><td class="rouge-gutter gl">'
    f'<pre class="lineno">1\n2\n</pre></td><td class="rouge-code"><pre>{CODE}\n</pre></td></tr></tbody></table>'
    "</code></div>"
)
PYGMENTS = (
    '<table class="highlighttable"><tr><th colspan="2" class="filename"><span>first.py</span></th></tr><tr>'
    '<td class="linenos"><div class="linenodiv"><pre><span></span>1\n2</pre></div></td>'
    f'<td class="code"><div class="highlight"><pre>{CODE}\n</pre></div></td></tr></table>'
)
HEXO = (
    '<figure class="highlight"><table><tr><td><pre><span class="line">1</span><br><span class="line">2</span><br></pre>'
    f'</td><td><pre><span class="line">{LINES[0]}</span><br><span class="line">{LINES[1]}</span><br></pre></td></tr>'
    "</table></figure>"
)
HLJS = (
    '<pre><code class="hljs"><table class="hljs-ln"><tbody>'
    + "".join(
        f'<tr><td class="hljs-ln-numbers" data-line-number="{n}"><div class="hljs-ln-n"></div></td>'
        f'<td class="hljs-ln-code">{line}</td></tr>'
        for n, line in enumerate(LINES, 1)
    )
    + "</tbody></table></code></pre>"
)
CHROMA = (
    '<pre><code><span class="line"><span class="ln">1</span>' + LINES[0] + "\n</span><span>"
    f'<span style="white-space:pre;-webkit-user-select:none;user-select:none">2</span>{LINES[1]}\n</span></code></pre>'
)
BESIDE = f'<div class="code"><div class="line-numbers">1<br>2</div><pre>{CODE}</pre></div>'
FORMS = {"hugo": HUGO, "rouge": ROUGE, "hexo": HEXO, "hljs": HLJS, "chroma": CHROMA, "beside": BESIDE}


@pytest.mark.parametrize("form", FORMS.values(), ids=FORMS)
def test_the_code_of_a_text_has_no_numbers(form: str) -> None:
    first, *others = (f"<p>{text}</p>" for text in PARAGRAPHS)
    found = extract_page(page(article_html(first + form + "".join(others)))).outcome
    assert isinstance(found, Article)
    assert found.body == "\n\n".join([PARAGRAPHS[0], CODE, *PARAGRAPHS[1:]])
    code = [block for block in found.blocks if not isinstance(block, Paragraph)]
    assert [type(block) for block in code] == [Code] and isinstance(code[0], Code) and code[0].text == CODE


@pytest.mark.parametrize("form", [HUGO, HEXO, ROUGE], ids=["hugo", "hexo", "rouge"])
def test_numbered_code_that_closes_a_text_stays(form: str) -> None:
    found = extract_page(page(article_html("".join(f"<p>{text}</p>" for text in PARAGRAPHS) + form))).outcome
    assert isinstance(found, Article) and found.body == "\n\n".join([*PARAGRAPHS, CODE])


def test_the_name_of_a_file_stands_over_its_code() -> None:
    assert block_texts(inside(PYGMENTS)) == ["first.py", "def first(names): return names[0]"]


def test_one_line_is_numbered_too() -> None:
    assert block_texts(inside(HUGO.replace('<span class="lnt">2\n</span>', ""))) == [" ".join(CODE.split())]
    plain = "<table><tr><td><pre>1</pre></td><td><pre>ls -l</pre></td></tr></table>"
    assert block_texts(inside(plain)) == ["ls -l"]


@pytest.mark.parametrize(
    ("html", "texts"),
    [
        ("<table><tr><td>1</td><td><pre>ls -l</pre></td></tr></table>", ["1", "ls -l"]),
        ("<table><tr><td>3<br>1</td><td><pre>ls -l</pre></td></tr></table>", ["3\n1", "ls -l"]),
        ("<table><tr><td><pre>1\n2</pre></td><td>Two</td></tr></table>", ["1 2", "Two"]),
        ("<table><tr><td><pre>1\n2</pre></td><td><pre>3\n4</pre></td></tr></table>", ["1 2", "3 4"]),
        ("<pre>1\n2\n3</pre><p>Text</p>", ["1 2 3", "Text"]),
        ("<pre>x = <span class='number'>1</span></pre>", ["x = 1"]),
        ("<pre><span class='line-number'>x1</span> y</pre>", ["x1 y"]),
        ("<p>1</p><pre>ls -l</pre>", ["1", "ls -l"]),
        ("<p><span class='line-number'>5</span> Shall I compare thee</p>", ["5 Shall I compare thee"]),
    ],
)
def test_other_numbers_stay(html: str, texts: list[str]) -> None:
    assert block_texts(inside(html)) == texts
