"""Pure functions that find article addresses in what a site publishes."""
