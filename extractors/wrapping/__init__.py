"""What is learned of a site from its pages, and how it serves, corrects and proves further ones."""
