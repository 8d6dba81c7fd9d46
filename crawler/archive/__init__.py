"""Raw pages in WARC files (ISO 28500:2017, WARC 1.1): written beside a crawl's lines, and read from anywhere."""
