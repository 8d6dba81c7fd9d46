"""Whose a page is: which network a paper is a part of, or the number an agency gives its
text.

Held against the lines that we wrote (``benchmarks.training.written_lines``) and against the truths of the recorded and
the invented pages: none of those that are an article's match.
"""

from __future__ import annotations

OWNED = ("ippen", "redaktionsnetzwerk", "usa today network", "dpa-infocom", "dpa:")
OWN = (
    r"^\W{0,3}[\w-]{2,30}\.(?:de|at|ch|net|com|info|news|media)\W{1,3}(?:und\s[\w-]{2,30}\.\w{2,5}\W{1,3})?(?:ist|sind)\s(?:ein\sangebot|teil)\s"
    r"(?:von|des|der)\s[^!?,]{2,60}$",
    r"^\W{0,3}(?:the\s)?[\w&'’.-]+(?:\s[\w&'’.-]+){0,4}\sis\s(?:a\s)?(?:part|member)\sof\sthe\susa\stoday\snetwork\b[^.!?]{0,60}"
    r"\W*$",
    r"^\W*(?:\(c\)\W{1,2})?dpa-infocom(?:\sgmbh)?(?:\W{1,3}dpa:[\d/-]{6,30})?\W*$|^\W*dpa:\d{6}-[\d/-]{4,24}\W*$",
)
"""A house's name before the network, or the mark of an agency and nothing else."""
