"""Dates: read from what pages write and show, and which of them is believed."""
