"""From the probabilities of blocks to the one root and what is kept in it."""
