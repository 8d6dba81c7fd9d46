"""Item pipelines, one a file."""
