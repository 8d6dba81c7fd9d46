"""What the crawl remembers of the layouts of sites: policy (what to trust) and storage (where it is)
apart."""
