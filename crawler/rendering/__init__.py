"""Pages read again through a browser: the option `BROADSHEET_RENDERING_ENABLED` (docs/rendering.md)."""

RENDER = "broadsheet_render"
"""Key of a request's meta: the response that is to be rendered, which is not fetched a second time."""
RENDERED = "broadsheet_rendered"
"""Key of the same request's meta afterwards: a `crawler.rendering.browser.Rendered`."""
SHOWN = "broadsheet_shown"
"""Key of the raw page's meta: the response as a browser showed it, for those who come later to the page."""
