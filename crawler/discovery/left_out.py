"""What discovery leaves out by its address alone, whatever a crawl is asked for."""

from __future__ import annotations

from crawler.discovery.addresses import Scope
from crawler.discovery.links import Target, is_media, judge


def left_out(url: str, scope: Scope) -> str | None:
    """Why no link to an address is followed, in words for the user; None where its address tells nothing against it."""
    if not scope.contains(url):
        return f"it is not on {scope.site}, and links to other sites are not followed (to its subdomains: subdomains=1)"
    if is_media(url):
        return "it is the address of a file that is no page, and links to such are not followed"
    if judge(url) is Target.IGNORED:
        return "newspapers have no articles at such addresses, and links to them are not followed (start_urls are)"
    return None
