"""Pages, articles and sites that are made rather than recorded, each with its truth."""
