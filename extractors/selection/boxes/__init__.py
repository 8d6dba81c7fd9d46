"""What stands around or within the text as a box of its own and is none of it, told by its place and its markup."""
