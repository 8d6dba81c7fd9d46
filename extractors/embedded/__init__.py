"""Articles that a page carries as data for its scripts: what an application shell can be read from without a browser.

Sources: ``articleBody`` of JSON-LD, and the state that frameworks put into the page (Next.js ``__NEXT_DATA__``,
Nuxt, Arc's ``Fusion.globalContent``, Apollo, Redux and their like). What is found is set into the page as markup,
and that page is then judged as any other is.
"""

from extractors.embedded.filled import METHOD, Filled, fill

__all__ = ["METHOD", "Filled", "fill"]
