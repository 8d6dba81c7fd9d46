"""The Scrapy project: finds the articles of one news site and writes them as JSON Lines."""
