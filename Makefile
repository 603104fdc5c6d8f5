# The workshop's doors. `make help` lists them.

JOBS ?= 2
PLAY ?= small-world-underground --seats me,greedy,greedy
UPGRADE ?=

BIN := .venv/bin
CODE := $(wildcard src examples tests workshop benchmarks)
READY := .venv/.stamp-setup
BENCH_READY := .venv-bench/.stamp-setup

export PYTHON

.DEFAULT_GOAL := help
.PHONY: help setup play test test-long bench bench-server rules postgres lint format node lock clean

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(READY) ## make the environment (.venv) with the locked dependencies
	@echo "Ready: $(BIN)/rulebound"

$(READY): requirements/dev.txt pyproject.toml workshop/venv.sh
	@workshop/venv.sh .venv requirements/dev.txt
	@echo "Installing rulebound itself, editable"
	@$(BIN)/python -m pip install -qq --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

play: $(READY) ## play Small World Underground in the terminal
	@$(BIN)/rulebound play $(PLAY)

test: lint rules postgres ## everything that must hold: lint, rule numbers, tests
	$(BIN)/pytest -n $(JOBS)

test-long: $(READY) postgres ## the tests that take minutes
	$(BIN)/pytest -n $(JOBS) -m long --hypothesis-profile=long

bench: $(READY) $(BENCH_READY) ## measure speed, beside catanatron in the same run
	$(BIN)/python benchmarks/run.py

bench-server: $(READY) ## measure the server: 200 tables, pick to acknowledgement
	$(BIN)/python -m benchmarks.server

$(BENCH_READY): requirements/bench.txt workshop/venv.sh
	@workshop/venv.sh .venv-bench requirements/bench.txt
	@touch $@

rules: $(READY) ## which rules have a test, and which have none
	@$(BIN)/python workshop/rules.py

lint: $(READY) ## ruff, mypy --strict and the import contracts
	$(BIN)/ruff check $(CODE)
	$(BIN)/ruff format --check $(CODE)
	$(BIN)/mypy $(CODE)
	$(BIN)/lint-imports

format: $(READY) ## put the code into shape
	$(BIN)/ruff check --fix $(CODE)
	$(BIN)/ruff format $(CODE)

postgres: ## make sure PostgreSQL is there, for the tests
	@workshop/postgres.sh

node: $(READY) ## make sure Node 20 or newer is there, and print its folder
	@workshop/node.sh

lock: ## rewrite the locked requirements (UPGRADE=--upgrade renews every version)
	@workshop/lock.sh $(UPGRADE)

clean: ## remove environments, caches and build results
	rm -rf .venv .venv-bench .venv-lock .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache build dist
	find $(CODE) -name __pycache__ -type d -prune -exec rm -rf {} +
