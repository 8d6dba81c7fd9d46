"""Lines in which the house speaks to its readers, by kind and language, and what drops them (``lines``)."""
