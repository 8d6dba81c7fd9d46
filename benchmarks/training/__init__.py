"""What the model is trained on and how: samples, labels, copies of pages with changes, forests, lexicons."""
