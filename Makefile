# Two commands are enough: `make play` and `make test`. Each installs what it needs into .venv.

PYTHON ?= python3
BIN := .venv/bin
INSTALLED := .venv/.installed

.PHONY: play test bench figures soak rules pages install format clean
.DEFAULT_GOAL := play

play: install
	@$(BIN)/serai terminal dice

test: install
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/pyright
	$(BIN)/pytest -n auto -m "not soak"

# Lists every numbered rule that no test names.
rules: install
	@$(BIN)/pytest --collect-only -qq --rules-report

# Pages of documentation that are made from the code, and the pictures of the terminal.
pages: install
	$(BIN)/python docs/pages.py
	$(BIN)/python docs/pictures/draw.py

# Figures, not tests. Other engines are measured beside Serai; the first run installs them into .bench.
bench: install
	@$(BIN)/python bench/run.py

# The same, with the tables put into docs/figures.md.
figures: install
	@$(BIN)/python bench/run.py --into docs/figures.md

soak: install
	$(BIN)/pytest -n auto -m soak

install: $(INSTALLED)

$(INSTALLED): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit("Serai needs Python 3.11 or newer; this is " + sys.version.split()[0]) if sys.version_info < (3, 11) else None'
	@echo "Setting up .venv (once; a minute or so)"
	@$(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e ".[dev]"
	@touch $@

format: install
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

clean:
	rm -rf .venv .bench .pytest_cache .ruff_cache .hypothesis .benchmarks
