"""Types of schema.org that a page says to be of, in lower case."""

from __future__ import annotations

NEWS = frozenset(
    "newsarticle reportagenewsarticle analysisnewsarticle opinionnewsarticle reviewnewsarticle backgroundnewsarticle "
    "askpublicnewsarticle liveblogposting report".split()
)
WRITTEN = NEWS | frozenset(
    "article blogposting advertisercontentarticle satiricalarticle techarticle scholarlyarticle socialmediaposting "
    "discussionforumposting medicalscholarlyarticle apireference".split()
)
ARTICLES = WRITTEN | frozenset(
    "creativework podcastepisode radioepisode review claimreview mediareview criticreview recipe howto".split()
)
"""Those that are of an article where none of ``WRITTEN`` is there."""
PAGES = frozenset("webpage itempage medicalwebpage aboutpage faqpage".split())
