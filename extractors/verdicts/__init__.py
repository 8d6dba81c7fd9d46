"""Whether a page is an article, and what it is instead: each verdict by evidence."""
