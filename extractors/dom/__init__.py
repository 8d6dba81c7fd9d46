"""What a Document is made of: the tree put right as a browser shows it, its columns, its blocks of text."""
