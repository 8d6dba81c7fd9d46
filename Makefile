# make crawl                     crawl the bundled newspapers on this machine
# make crawl DOMAIN=example.com  crawl a news site; ARGS="-a max_age=2d" passes more to scrapy crawl
# make test                      lint, type checks and tests, with coverage
# make coverage                  the tests alone; their coverage counts the crawls that they start, which takes longer
#
# Needs Python 3.11 or newer, make and pip. PYTHON=python3.12 chooses another interpreter.

PYTHON ?= $(shell for p in python3.11 python3.12 python3.13 python3.14 python3 python; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
VENV := .venv
BIN := $(VENV)/bin
DOMAIN ?=
ARGS ?=
# Tests at once: many of them wait for servers more than they work.
JOBS ?= 2

.PHONY: crawl test coverage lint types clean
.DEFAULT_GOAL := crawl

crawl: $(VENV)/.installed
ifeq ($(strip $(DOMAIN)),)
	$(BIN)/scrapy newsstand $(ARGS)
else
	$(BIN)/scrapy crawl news -a domain=$(DOMAIN) $(ARGS)
endif

test: $(VENV)/.installed-dev lint types
	$(BIN)/coverage erase
	$(BIN)/python -m pytest -n $(JOBS) --cov --cov-report=term $(ARGS)

coverage: $(VENV)/.installed-dev
	$(BIN)/coverage erase
	$(BIN)/python -m pytest -n $(JOBS) --cov --cov-config=tests/coverage.toml --cov-report=term-missing:skip-covered $(ARGS)

lint: $(VENV)/.installed-dev
	$(BIN)/ruff check .

types: $(VENV)/.installed-dev
	$(BIN)/mypy

$(VENV)/bin/python:
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer is needed; set PYTHON=/path/to/python" >&2; exit 1; }
	$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); exit 1; }

$(VENV)/.installed: requirements.txt | $(VENV)/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.txt
	touch $@

EXTRAS := requirements/archives.txt requirements/dump.txt requirements/render.txt requirements/thumbnails.txt requirements/metrics.txt

$(VENV)/.installed-dev: requirements/dev.txt $(EXTRAS) $(VENV)/.installed
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements/dev.txt $(EXTRAS:%=-r %)
	touch $@

clean:
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .hypothesis .coverage .coverage.*
