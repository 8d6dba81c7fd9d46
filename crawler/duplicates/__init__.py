"""Exact and near duplicates: shingles, MinHash sketches with banding, and an index of them in SQLite."""
