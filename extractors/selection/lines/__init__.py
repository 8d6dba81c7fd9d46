"""Lines that open, interrupt or close a text and are none of it, told by their words."""
