"""Names of what our crawls note of a page in a `metadata` record beside it (`application/warc-fields`)."""

from __future__ import annotations

VIA, DEPTH, PRIOR = "via", "depth", "prior"
"""What named the page to the crawl, links from the front page, and the log-odds of an article by the address."""
ARTICLE, OUTCOME = "article", "outcome"
"""The id of the article that the page became; why it became none."""
PAGE, FURTHER_OF = "page", "further-of"
"""Of a further page of an article: its number, and the address of the article's first page."""
RENDERED_BY = "rendered-by"
"""The browser that made what the `conversion` record of the page holds."""
