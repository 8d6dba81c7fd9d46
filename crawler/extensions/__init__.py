"""What people see of a crawl: progress while it runs, a table when it ends."""
