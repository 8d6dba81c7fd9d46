"""The language of a piece of code."""

from __future__ import annotations

import pytest

from extractors.blocks.model import Code
from tests.extractors.blocks.pages import keep


@pytest.mark.parametrize(
    ("html", "language"),
    [
        ("<pre class='language-c++'>a = 1</pre>", "c++"),
        ("<pre><code class='x lang-js'>a = 1</code></pre>", "js"),
        ("<pre class='brush: js; toolbar: false'>a = 1</pre>", "js"),
        ("<pre class='brush:csharp'>a = 1</pre>", "csharp"),
        ("<pre><code class='hljs python'>a = 1</code></pre>", "python"),
        ("<pre class='sourceCode haskell'>a = 1</pre>", "haskell"),
        ("<pre class='src src-elisp'>a = 1</pre>", "elisp"),
        ("<pre><code data-lang=console>a = 1</code></pre>", "console"),
        ("<pre data-language=' sql '>a = 1</pre>", "sql"),
        ("<div class='highlight highlight-source-python'><pre>a = 1</pre></div>", "python"),
        ("<div class='language-ruby highlighter-rouge'><div class=highlight><pre>a = 1</pre></div></div>", "ruby"),
        ("<div class='language-ruby'><p>As in</p><pre>a = 1</pre></div>", None),
        ("<pre class='hljs'>a = 1</pre>", None),
        ("<pre class='hljs dark wide'>a = 1</pre>", None),
        ("<pre class=wide>a = 1</pre>", None),
        ("<pre class='slang-x lang-*'>a = 1</pre>", None),
    ],
)
def test_the_language_of_code(html: str, language: str | None) -> None:
    blocks = keep(f"<p>One</p>{html}<p>Two</p>").blocks
    assert [block for block in blocks if isinstance(block, Code)] == [Code("a = 1", language)]
