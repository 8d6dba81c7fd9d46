"""What was collected, read back from the outputs."""
