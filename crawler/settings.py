"""Settings of the project. Every one can be overridden with `-s NAME=VALUE`; ours begin with BROADSHEET_."""

from __future__ import annotations

from pathlib import Path

from extractors import VERSION

BOT_NAME = "broadsheet"
SPIDER_MODULES = ["crawler.spiders"]
NEWSPIDER_MODULE = "crawler.spiders"
COMMANDS_MODULE = "crawler.commands"
# Every file of this folder, one a site, is a spider too (docs/collecting.md).
SPIDER_LOADER_CLASS = "crawler.spider_loader.RegisteredSpiderLoader"
BROADSHEET_SITES = str(Path(__file__).resolve().parent / "sites")

# -- Who we are ----------------------------------------------------------------------------------------------

# An address or mailbox under which a site's owner reaches whoever runs the crawl; it goes into the
# User-Agent. Please set it: -s BROADSHEET_CONTACT=https://example.org/our-crawler
BROADSHEET_CONTACT = ""
USER_AGENT = f"Broadsheet/{VERSION} (+set BROADSHEET_CONTACT)"
# robots.txt rules are looked up for this product token.
ROBOTSTXT_USER_AGENT = "Broadsheet"
# No language is asked for unless -a language=... is given; Scrapy's default would ask for English.
DEFAULT_REQUEST_HEADERS = {"Accept": "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"}

# -- When a crawl ends ---------------------------------------------------------------------------------------

# Exported articles after which a crawl ends (finish reason "max_articles"); 0: no limit. Also -a
# max_articles=N.
BROADSHEET_MAX_ARTICLES = 100
# Pages asked for after which a crawl ends (finish reason "max_pages"), those that failed too: a dead site must not be
# asked for ever. Front page, feeds and sitemaps do not count. 0: no limit. Also -a max_pages=N.
BROADSHEET_MAX_PAGES = 1000
# Refusals in a row (401, 403, 429, 451, challenge pages) after which a crawl ends (finish reason "blocked").
BROADSHEET_MAX_REFUSALS = 20
# Addresses that may wait at once; more are counted as broadsheet/skipped/overflow.
BROADSHEET_MAX_WAITING = 50_000

# Pages of one make (a calendar, facets) fetched in a row without an article, after which the rest of them are left
# out with the verdict trap; 0: never.
BROADSHEET_TRAP_PAGES = 50

# -- Politeness ----------------------------------------------------------------------------------------------

ROBOTSTXT_OBEY = True
# One request at a time, one a second, for a whole site with all its hosts. A Crawl-delay in robots.txt
# counts when it is longer. On a loopback host there is no delay but the Crawl-delay, unless DOWNLOAD_DELAY
# is set with -s.
DOWNLOAD_DELAY = 1.0
DOWNLOAD_DELAY_JITTER = 0.0
CONCURRENT_REQUESTS_PER_DOMAIN = 1
# A longer Crawl-delay, in seconds, counts as this much.
BROADSHEET_MAX_CRAWL_DELAY = 60.0

# What pages reserve is recorded in their lines (crawl.reservations). Of these, pages that reserve one are left out
# with the verdict reserved: tdm (text and data mining, TDMRep), noai, noindex, noarchive, nosnippet; with nofollow, the
# links of such a page are not followed.
BROADSHEET_OBEY_RESERVATIONS: list[str] = []
# Ask each site, once a week, for /.well-known/tdmrep.json.
BROADSHEET_TDMREP_ENABLED = True
# How often a page that was refused for a while (429, or 503 with Retry-After) is asked for again, and how many
# seconds a site may have us wait for it. 0 times: never.
BROADSHEET_BACK_OFF_TIMES = 3
BROADSHEET_BACK_OFF_LONGEST = 120.0

# -- Bounds and failures -------------------------------------------------------------------------------------

# Bytes of a page, also after decompression; larger ones get the verdict too_large. Sitemaps may have 50 MB.
DOWNLOAD_MAXSIZE = 16 * 1024 * 1024
DOWNLOAD_WARNSIZE = 0
DOWNLOAD_TIMEOUT = 30.0
# A page that breaks off is taken as far as it came.
DOWNLOAD_FAIL_ON_DATALOSS = False
REDIRECT_MAX_TIMES = 8
METAREFRESH_MAXDELAY = 5
RETRY_TIMES = 1
# 429 is missing on purpose: asking again at once makes it worse. BROADSHEET_BACK_OFF_TIMES is for it.
RETRY_HTTP_CODES = [500, 502, 503, 504, 522, 524, 408]
RETRY_GIVE_UP_LOG_LEVEL = "DEBUG"
DNS_TIMEOUT = 20.0

DOWNLOADER_MIDDLEWARES = {
    "scrapy.downloadermiddlewares.offsite.OffsiteMiddleware": None,
    "scrapy.downloadermiddlewares.robotstxt.RobotsTxtMiddleware": None,
    "scrapy.downloadermiddlewares.redirect.MetaRefreshMiddleware": None,
    "scrapy.downloadermiddlewares.redirect.RedirectMiddleware": None,
    "scrapy.downloadermiddlewares.httpcompression.HttpCompressionMiddleware": None,
    "crawler.middlewares.offsite.OffsiteMiddleware": 50,
    "crawler.middlewares.robots.RobotsMiddleware": 100,
    "crawler.middlewares.back_off.BackOffMiddleware": 560,  # sees a 503 before Scrapy's RetryMiddleware at 550
    "crawler.middlewares.meta_refresh.MetaRefreshMiddleware": 580,
    "crawler.middlewares.compression.CompressionMiddleware": 590,
    "crawler.middlewares.wire.WireMiddleware": 595,  # between decompression and the network
    "crawler.middlewares.redirect.RedirectMiddleware": 600,
    "crawler.middlewares.private_address.PrivateAddressMiddleware": 760,  # after HttpProxyMiddleware at 750
}

SPIDER_MIDDLEWARES = {
    # It would warn of every crawl in which a page broke off: that is asked for again with what its request carried.
    "scrapy.spidermiddlewares.metacopy.MetaCopyDetectionMiddleware": None,
}

# Scrapy's handler, which also renders where that is enabled.
DOWNLOAD_HANDLERS = {
    "http": "crawler.rendering.handler.RenderingHandler",
    "https": "crawler.rendering.handler.RenderingHandler",
}

# -- What Scrapy would do and we do not ----------------------------------------------------------------------

COOKIES_ENABLED = False  # cookies look up the public suffix list over the network
TELNETCONSOLE_ENABLED = False
REMOTE_CONTROL_ENABLED = False

# -- What Scrapy would spend on each page ---------------------------------------------------------------------

# Items of one page that are worked on at once. Scrapy starts so many tasks for every page; none gives more than one.
CONCURRENT_ITEMS = 4
# Scrapy would read the source of a callback again for every page.
WARN_ON_GENERATOR_RETURN_VALUE = False

# -- Output --------------------------------------------------------------------------------------------------

# The folder of all results. Articles go to <outputs>/<domain>/<start of the run>.jsonl, a report beside them.
BROADSHEET_OUTPUTS = str(Path(__file__).resolve().parent.parent / "outputs")
FEEDS = {
    "%(outputs)s/%(site_folder)s/%(run)s.jsonl": {
        "format": "jsonl",
        "uri_params": "crawler.export.names.uri_params",
        "item_classes": ["crawler.items.ArticleItem"],
        "store_empty": False,
        # Later runs, dumps and re-extraction read these files: what the user's own feeds hold (FEED_EXPORT_FIELDS) and
        # how they are cut (FEED_EXPORT_BATCH_ITEM_COUNT) is not for them.
        "fields": None,
        "batch_item_count": 0,
    },
}
# Local files take whole lines or nothing; a write that fails ends the crawl.
FEED_STORAGES = {
    "": "crawler.export.storage.WholeWriteFeedStorage",
    "file": "crawler.export.storage.WholeWriteFeedStorage",
}
FEED_EXPORTERS = {
    "csv": "crawler.export.csv_cells.CsvExporter",
    "json": "crawler.export.absent.JsonExporter",
    "jsonl": "crawler.export.json_lines.JsonLinesExporter",
    "jsonlines": "crawler.export.json_lines.JsonLinesExporter",
    "jl": "crawler.export.json_lines.JsonLinesExporter",
    "xml": "crawler.export.absent.XmlExporter",
}

ITEM_PIPELINES = {
    "crawler.pipelines.reservations.ReservationsPipeline": 50,  # before anything is read of a reserved page
    "crawler.pipelines.extraction.ExtractionPipeline": 100,
    "crawler.pipelines.pages.PagesPipeline": 200,
    "crawler.pipelines.revisions.RevisionPipeline": 300,
    "crawler.pipelines.deduplication.DeduplicationPipeline": 400,
    "crawler.pipelines.archive.ArchivePipeline": 500,
    "crawler.pipelines.thumbnails.ThumbnailPipeline": 600,  # last: no picture is fetched for what is dropped
}
EXTENSIONS = {
    "scrapy.extensions.feedexport.FeedExporter": None,
    "crawler.extensions.site_memory.SiteMemory": -10,  # before the feeds: without a state there is no crawl
    "crawler.export.feeds.BroadsheetFeedExporter": 0,
    "crawler.extensions.progress.Progress": 500,
    "crawler.extensions.closing_report.ClosingReport": 500,
    "crawler.extensions.site_report.SiteReport": 500,
    "crawler.extensions.metrics.Metrics": 500,
    "crawler.extensions.clean_pages.CleanPages": 500,
}
BROADSHEET_PROGRESS_ENABLED = True
# Seconds between two progress lines where standard error is no terminal.
BROADSHEET_PROGRESS_INTERVAL = 15.0
BROADSHEET_REPORT_ENABLED = True

# -- Collecting many sites (docs/collecting.md) ---------------------------------------------------------------

# Crawls at once, each of another site in a process of its own.
BROADSHEET_COLLECT_PROCESSES = 4
# From one start to the next of a site whose file has no schedule.
BROADSHEET_COLLECT_EVERY = "1d"
# Seconds that a crawl may take before it is ended (0: no bound), and seconds that it then has to end cleanly.
BROADSHEET_COLLECT_LONGEST = 43_200.0
BROADSHEET_COLLECT_GRACE = 60.0
# Last runs, locks and logs; the histories of runs. Relative to Scrapy's data directory (.scrapy).
BROADSHEET_COLLECT_FOLDER = "broadsheet/collect"
BROADSHEET_HISTORY = "broadsheet/history"

# -- Learned wrappers ----------------------------------------------------------------------------------------

BROADSHEET_WRAPPERS_ENABLED = True
# What to trust, and where it is kept: two classes.
BROADSHEET_WRAPPER_POLICY = "crawler.wrappers.policy.SupportPolicy"
BROADSHEET_WRAPPER_STORE = "crawler.wrappers.storage.sqlite.SqliteStore"
# The SQLite store's file, relative to Scrapy's data directory (.scrapy).
BROADSHEET_WRAPPER_DB = "broadsheet/wrappers.sqlite"
# Pages that must agree in a layout before its wrapper is used.
BROADSHEET_WRAPPER_LEARN_FROM = 3
# Pages in a row that it must at least have failed on before a wrapper is given up.
BROADSHEET_WRAPPER_RETIRE_AFTER = 3
# Share of the pages served by a wrapper that are extracted cold as well, to compare.
BROADSHEET_WRAPPER_SAMPLE = 0.05
# Wrappers tried on a page at most.
BROADSHEET_WRAPPER_TRIES = 8

# -- What is remembered between runs (docs/state.md) ------------------------------------------------------------

# False: every crawl begins as if it were the first, and leaves nothing behind but its output.
BROADSHEET_STATE_ENABLED = True
# One SQLite file a site, in this folder, relative to Scrapy's data directory (.scrapy).
BROADSHEET_STATE_DIR = "broadsheet/state"
# Whether articles are fetched again whose file you removed. False suits whoever moves the files away.
BROADSHEET_REFETCH_REMOVED = True
# What says the time of visits, in seconds since 1970; tests and rehearsals have a clock of their own.
BROADSHEET_CLOCK = "time.time"
# Whether articles are fetched again to find revisions, and until they are how many days old.
BROADSHEET_REVISIT_ENABLED = True
BROADSHEET_REVISIT_DAYS = 30.0
# Seconds between two visits of a page at least; of a section, feed or sitemap that yields articles at most.
BROADSHEET_REVISIT_SHORTEST = 600
BROADSHEET_REVISIT_SECTIONS_LONGEST = 86_400

# Pages of an article that is spread over several, at most; 1: further pages are not joined to the first.
BROADSHEET_PAGES_PER_ARTICLE = 20

# -- Extraction ----------------------------------------------------------------------------------------------

# A file of learned trees (`python -m benchmarks.train` makes them) in place of the one that comes along.
BROADSHEET_MODEL = ""

# -- Duplicates ----------------------------------------------------------------------------------------------

# What becomes of an article that says what an earlier one of another address says: "mark" names the earlier
# one in the line's fingerprint.near, "drop" leaves the article out, "keep" does not look.
BROADSHEET_DUPLICATES = "mark"
# The index of all articles' words, relative to Scrapy's data directory (.scrapy).
BROADSHEET_DUPLICATES_DB = "broadsheet/duplicates.sqlite"
# Resemblance (Jaccard, 0.3 to 1) from which two texts are near-duplicates; words of a shingle; shingles that a
# text must have to be compared by more than its exact words. docs/dumps.md says how they were chosen.
BROADSHEET_DUPLICATES_THRESHOLD = 0.7
BROADSHEET_DUPLICATES_WORDS = 3
BROADSHEET_DUPLICATES_MIN_SHINGLES = 20

# -- Raw pages -----------------------------------------------------------------------------------------------

# The raw page of each article, in one WARC file a site and month.
BROADSHEET_ARCHIVE_ENABLED = True
# "articles": pages that became one; "all": every page that was read for one.
BROADSHEET_ARCHIVE_PAGES = "articles"
# Their folder, with one folder a site in it; empty: "archive" beside the site's lines.
BROADSHEET_ARCHIVE_FOLDER = ""
# Months that ended more days ago than this are deleted, and the oldest while a site's files have more bytes
# than that; 0: no limit. The current month always stays.
BROADSHEET_ARCHIVE_MAX_AGE = 0
BROADSHEET_ARCHIVE_MAX_SIZE = 0
# Pages that a site's learned XPath must have served until `scrapy collect` extracts the pages again that came before
# it; 0: never.
BROADSHEET_REEXTRACT_AFTER = 10

# -- Options -------------------------------------------------------------------------------------------------

# Small copies of an article's pictures in its blocks, at most 40 pixels on the longer side; needs
# requirements/thumbnails.txt. Per article at most so many pictures, of at most so many bytes and pixels each.
BROADSHEET_THUMBNAILS_ENABLED = False
BROADSHEET_THUMBNAILS_PER_ARTICLE = 10
BROADSHEET_THUMBNAILS_MAXSIZE = 8 * 1024 * 1024
BROADSHEET_THUMBNAILS_MAXPIXELS = 25_000_000
# Of each exported article one HTML file with only its headline and text, named after its fingerprint's id.
BROADSHEET_CLEAN_PAGES_ENABLED = False
# Their folder; empty: beside the articles, <run>.pages next to <run>.jsonl.
BROADSHEET_CLEAN_PAGES_FOLDER = ""
# Whether the pictures of clean pages load from their places; otherwise a link stands for each.
BROADSHEET_CLEAN_PAGES_REMOTE = False

# Counts for Prometheus, by requirements/metrics.txt: on a port of 127.0.0.1 while the crawl runs (0: none), and as
# <site>.prom in a folder for the node exporter's textfile collector (empty: none).
BROADSHEET_METRICS_ENABLED = False
BROADSHEET_METRICS_PORT = 0
BROADSHEET_METRICS_FOLDER = ""

# Pages that scripts fill are read again through a browser (docs/rendering.md); needs requirements/render.txt and a
# browser: its file, or empty for the first of chromium-headless-shell, chromium, google-chrome on the path.
BROADSHEET_RENDERING_ENABLED = False
BROADSHEET_RENDERING_BROWSER = ""
# Pages at once, seconds that one may take in all, and seconds of these that it may go on loading after its scripts.
BROADSHEET_RENDERING_PAGES = 2
BROADSHEET_RENDERING_SECONDS = 20.0
BROADSHEET_RENDERING_SETTLE = 5.0
# MB that one page's process may hold.
BROADSHEET_RENDERING_MEMORY = 512
# What pages may not load: Playwright's names of kinds of resources.
BROADSHEET_RENDERING_BLOCKED = ["image", "media", "font"]

# -- Logging -------------------------------------------------------------------------------------------------

# The progress line and the closing report tell how a crawl goes; `-v` shows milestones, `-vv` every address.
LOG_LEVEL = "WARNING"
LOG_VERSIONS: list[str] = []
STATS_DUMP = False
DEFAULT_DROPITEM_LOG_LEVEL = "DEBUG"
