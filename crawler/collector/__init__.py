"""`scrapy collect`: the registered sites, each crawled in a process of its own when it is due."""
