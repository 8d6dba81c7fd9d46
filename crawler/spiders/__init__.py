"""The spiders: they find pages and extract nothing."""
