"""Predictions held to truths: the figures of a page, of a set, and their intervals."""
