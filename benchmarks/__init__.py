"""Measuring: quality against truths, cost against the parse, our system beside its peers."""
