# All commands of the workshop. `make help` lists them.

JOBS ?= 2
PLAY ?=
TERMINAL ?= small-world-underground --seats me,greedy,greedy
UPGRADE ?=
BENCH ?=
AGAINST ?=
GAMES ?= 10
GAME ?= spirit-island
ONLY ?=
DUELS ?= 40
PLAYED ?= 100
RATED ?= 600
MINUTES ?= 60
RUNS ?= 10
BUSY ?= 4

BIN := .venv/bin
CODE := $(wildcard src examples tests workshop benchmarks)
READY := .venv/.stamp-setup
LEARN_READY := .venv/.stamp-learn
DOCS_READY := .venv/.stamp-docs
BENCH_READY := .venv-bench/.stamp-setup
BESIDE := benchmarks/boardgame_io
BESIDE_READY := $(BESIDE)/node_modules/.stamp-setup

# The web client. Folders are listed with their files, so that a file that is gone is noticed too.
NPM_READY := web/node_modules/.stamp-setup
WEB := src/rulebound/web/index.html
WEB_SOURCES := $(shell find web/src web/public web/scripts src/rulebound/messages/*/ src/rulebound/games/*/maps \
	src/rulebound/games/*/data \
	docs/rules -not -name '.*' 2>/dev/null) $(wildcard web/*.ts web/*.js web/*.json web/*.html)

# The site of the docs: beside the pages it tells of the code, of the HTTP API and of the examples.
SITE := src/rulebound/docs/index.html
SITE_SOURCES := $(shell find docs src/rulebound examples -name '*.md' -o -name '*.py' -o -name '*.png') \
	$(wildcard *.md LICENSE NOTICE mkdocs.yml workshop/docs_site.py workshop/http_api.py)

# From the command line alone: some shells keep a HOST of their own in the environment.
given = $(if $(findstring command,$(origin $(1))),$(2) $($(1)))

export PYTHON CHROMIUM

.DEFAULT_GOAL := help
.PHONY: help setup play play-terminal web web-test compile plain wheel wheel-compiled docs copies types content how-to-play components figures thematic languages test test-compiled test-long test-browser-repeat bench bench-table bench-envs bench-server bench-workers bench-many bench-web screenshots rules calibrate random-games resolved ladder \
	postgres chromium check lint format node lock clean

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-20s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(READY) ## make the environment (.venv) with the locked dependencies
	@echo "Ready: $(BIN)/rulebound"

$(READY): requirements/dev.txt pyproject.toml workshop/venv.sh
	@workshop/venv.sh .venv requirements/dev.txt
	@echo "Installing rulebound itself, editable (a few seconds)"
	@$(BIN)/python -m pip install -qq --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

$(LEARN_READY): requirements/learn.txt $(READY)
	@workshop/venv.sh .venv requirements/learn.txt
	@touch $@

$(DOCS_READY): requirements/docs.txt $(READY)
	@workshop/venv.sh .venv requirements/docs.txt
	@touch $@

play: $(READY) web ## play in the browser; with friends: make play HOST=0.0.0.0 (also PORT=9000, PLAY="--port 9000 ...")
	@$(BIN)/rulebound serve --open $(call given,HOST,--host) $(call given,PORT,--port) $(PLAY)

play-terminal: $(READY) ## play Small World Underground in the terminal
	@$(BIN)/rulebound play $(TERMINAL)

web: $(WEB) ## build the client for the browser

$(NPM_READY): web/package-lock.json workshop/npm.sh | $(READY)
	@echo "Installing the web client's packages with npm (about half a minute)"
	@workshop/npm.sh --quiet ci
	@touch $@

$(WEB): $(NPM_READY) $(WEB_SOURCES)
	@echo "Building the web client (about 20 seconds)"
	@workshop/npm.sh --quiet run build
	@touch $@

docs: $(SITE) ## build the site of the docs, which the server serves at /docs

$(SITE): $(DOCS_READY) $(SITE_SOURCES)
	@echo "Building the docs (about 10 seconds)"
	@NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --quiet
	@touch $@

compile: $(READY) ## compile kernel, games and bots beside their sources (several minutes); make plain takes it back
	@$(BIN)/python -m workshop.compile --jobs $(JOBS)

plain: $(READY) ## remove what make compile has built: everything runs as plain Python again
	@$(BIN)/python -m workshop.compile --plain

wheel: $(READY) web docs ## make the source archive and the wheel that runs everywhere, with client and docs, in dist/
	@$(BIN)/python -m hatchling build

wheel-compiled: $(READY) web docs ## make a compiled wheel for this Python and this system in dist/ (several minutes)
	@RULEBOUND_COMPILE=1 $(BIN)/python -m hatchling build --target wheel

copies: $(READY) ## write the copy() of every state class from its annotations
	@$(BIN)/python -m workshop.copies

types: $(READY) $(NPM_READY) ## write the web client's types from the server's schemas
	@workshop/types.sh

content: $(READY) ## write what the web client knows of each game's cards and boards from the rules
	@$(BIN)/python -m workshop.content

how-to-play: $(READY) ## play the games that "How to play" shows and write their pictures for the web client
	@$(BIN)/python -m workshop.how_to_play

components: $(READY) ## count what is in the boxes of Spirit Island and write docs/spirit-island-content.md
	@$(BIN)/python -m workshop.components

figures: $(READY) ## work out what each spirit of Spirit Island is good at from its powers (then: make content)
	@$(BIN)/python -m workshop.figures

thematic: $(READY) ## draw the thematic boards of Spirit Island from which lands are adjacent (half a minute)
	@$(BIN)/python -m workshop.thematic

web-test: $(READY) $(NPM_READY) ## the web client's own checks: types, eslint, svelte-check, vitest
	@echo "Comparing the web client's types with the server's schemas"
	@workshop/types.sh --check
	@echo "Checking the web client (svelte-check)"
	@workshop/npm.sh run check
	@echo "Checking the web client (eslint)"
	@workshop/npm.sh run lint
	@echo "Testing the web client (vitest)"
	@workshop/npm.sh run test

# Playwright keeps an event loop running, so the tests in the browser have processes of their own.
test: lint rules postgres web web-test docs chromium ## everything that must hold: lint, rule numbers, web client, tests, some of them compiled
	$(BIN)/pytest -n $(JOBS) --ignore tests/browser
	$(BIN)/pytest -n $(JOBS) tests/browser
	@$(BIN)/python -m workshop.compiled_tests --part --jobs $(JOBS)

test-compiled: $(LEARN_READY) $(DOCS_READY) postgres web docs ## compile a copy in build/compiled, and run all tests there that run compiled code
	@$(BIN)/python -m workshop.compiled_tests --jobs $(JOBS)

test-long: $(LEARN_READY) postgres ## the tests that take minutes
	$(BIN)/pytest -n $(JOBS) -m long --hypothesis-profile=long

test-browser-repeat: $(READY) web chromium ## the tests in the browser again and again (RUNS=10), every second time beside BUSY=4
	@RUNS=$(RUNS) BUSY=$(BUSY) JOBS=$(JOBS) workshop/repeat.sh

bench: $(READY) $(if $(AGAINST),,$(BENCH_READY)) ## measure speed beside catanatron, or an older revision (AGAINST=REV, BENCH="--game auztralia")
	$(BIN)/python -m benchmarks.$(if $(AGAINST),against $(AGAINST),run) $(BENCH)

bench-table: $(READY) $(BENCH_READY) ## measure both modes after make compile, and write the table into the README (BENCH=--quick prints it)
	$(BIN)/python -m benchmarks.table $(BENCH)

bench-envs: $(LEARN_READY) $(BENCH_READY) ## measure the learning environments beside catanatron's (BENCH=--quick)
	$(BIN)/python -m benchmarks.envs $(BENCH)

bench-server: $(READY) $(BESIDE_READY) ## measure the server in turns with boardgame.io's: 200 tables (BENCH=--quick)
	$(BIN)/python -m benchmarks.server $(BENCH)

bench-workers: $(READY) postgres ## measure the server on PostgreSQL with 1, 2 and 4 workers
	$(BIN)/python -m benchmarks.workers

bench-many: $(READY) ## measure a host with 10,000 tables, 2,000 of them played (BENCH="--tables 1000 --active 200")
	$(BIN)/python -m benchmarks.many_tables $(BENCH)

bench-web: $(READY) web chromium ## measure the client in Chromium: size, click to board, frames (BENCH=--quick)
	$(BIN)/python -m benchmarks.web $(BENCH)

screenshots: $(READY) web chromium ## take the screenshots in docs/screenshots again
	$(BIN)/python -m workshop.screenshots

$(BENCH_READY): requirements/bench.txt workshop/venv.sh
	@workshop/venv.sh .venv-bench requirements/bench.txt
	@touch $@

$(BESIDE_READY): $(BESIDE)/package-lock.json workshop/npm.sh | $(READY)
	@echo "Installing boardgame.io with npm (about half a minute)"
	@workshop/npm.sh --in $(BESIDE) --quiet ci --ignore-scripts
	@touch $@

rules: $(READY) ## which rules have a test, and which have none
	@$(BIN)/python workshop/rules.py

languages: $(READY) ## how far each language is, and where it says something else than the English (NEW=de begins one)
	@$(BIN)/python -m workshop.languages $(if $(NEW),--new $(NEW))

calibrate: $(READY) ## play AuZtralia in every mode and write the tables of its docs (GAMES=10 of each)
	$(BIN)/python -m workshop.calibrate --games $(GAMES) --duels $(DUELS)

random-games: $(READY) ## play random games (GAME=auztralia PLAYED=100) over all set-ups, or ONLY="mode=revenge mode=mythos"
	@$(BIN)/python -m workshop.random_games $(GAME) --games $(PLAYED) --minutes $(MINUTES) --jobs $(JOBS) $(addprefix --set ,$(ONLY))

ladder: $(READY) ## let the bots play each other (RATED=600 games of a contest) and write docs/ladder.md
	@$(BIN)/python -m workshop.ladder --games $(RATED) --jobs $(JOBS)

resolved: $(READY) ## play random games of Spirit Island until every card was resolved 20 times, and print the least used
	@$(BIN)/python -m workshop.resolved $(call given,PLAYED,--games) --minutes $(MINUTES) --jobs $(JOBS)

check: lint rules ## in a minute or two: lint, rule numbers, and the tests of what is changed since main
	@JOBS=$(JOBS) $(BIN)/python workshop/touched.py

lint: $(LEARN_READY) $(DOCS_READY) ## ruff, mypy --strict and the import contracts
	$(BIN)/ruff check $(CODE)
	$(BIN)/ruff format --check $(CODE)
	$(BIN)/mypy $(CODE)
	$(BIN)/lint-imports

format: $(READY) ## put the code into shape
	$(BIN)/ruff check --fix $(CODE)
	$(BIN)/ruff format $(CODE)

postgres: ## make sure PostgreSQL is there, for the tests
	@workshop/postgres.sh >/dev/null

chromium: $(READY) ## make sure Chromium is there, for the tests in a browser (CHROMIUM=path names one)
	@workshop/chromium.sh >/dev/null

node: $(READY) ## make sure Node 20 or newer is there, and print its folder
	@workshop/node.sh

lock: $(READY) ## rewrite the locked requirements (UPGRADE=--upgrade renews every version)
	@workshop/lock.sh $(UPGRADE)

clean: ## remove environments, caches and build results
	rm -rf .venv .venv-bench .venv-lock .venv-postgres .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache build dist
	rm -rf src/rulebound/web src/rulebound/docs web/node_modules $(BESIDE)/node_modules
	find src \( -name '*.so' -o -name '*.pyd' \) -delete
	find $(CODE) -name __pycache__ -type d -prune -exec rm -rf {} +
