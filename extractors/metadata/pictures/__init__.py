"""Pictures: their addresses, which of them are one, and which leads the article."""
