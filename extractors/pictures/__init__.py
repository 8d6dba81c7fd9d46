"""Pictures: the address of each, its stated size, and which addresses are one picture."""
