"""Commands of the project, one a file; Scrapy finds them by the setting `COMMANDS_MODULE`."""
