"""How a site's runs went over time: their history, what is unusual in it, plots and pages."""
