"""From the outputs to a corpus: filters, revisions, clusters, formats, and a manifest."""
