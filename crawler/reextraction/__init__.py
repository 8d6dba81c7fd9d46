"""Extraction again, from archives: with what is known today, over as many processes as asked for."""
