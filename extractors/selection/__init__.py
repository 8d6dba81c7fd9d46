"""From the probabilities of blocks to the one root and what is kept in it.

``house/``: lines in which the house speaks to its readers. ``boxes/``: what stands as a box of its own. ``lines/``:
what opens, interrupts or closes a text and is none of it. Here: the root, the headline, and what goes together
(``wholes`` has all of it in order).
"""
