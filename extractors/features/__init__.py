"""What the classifiers see: measures of every block of text, and of the page as a whole."""
