"""`scrapy doctor`: a look at a site before it is registered."""
