"""Phrases and the two small readers that turn them into sentences."""
