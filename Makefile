PYTHON ?= python3
ARGS ?=
JOBS ?= 2

VENV := .venv/bin
PLAY := .play/bin
PIP := -m pip --disable-pip-version-check install --quiet --no-compile
PURE_TESTS = $(wildcard tests/contract/test_contract.py tests/contract/test_positions.py tests/core tests/play tests/bots/test_bots.py \
	tests/rl/test_features.py tests/test_library.py tests/arena/test_refused.py tests/test_perft.py tests/test_records.py src/homestretch/games)
BARS = core=95 games=95 play=95 server=90 store=90  # how many branches in a hundred the tests take at least

MANUAL = $(if $(wildcard build/site/index.html),--docs build/site)

.DELETE_ON_ERROR:
.PHONY: help play terminal setup compiled test docs manual lint lock clean system node

help: ## what there is
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 20

play: .play/deps ## set up what playing needs, and serve the table (make play ARGS="--host 0.0.0.0")
	@$(PLAY)/python tools/play.py serve $(MANUAL) $(ARGS)

terminal: .play/deps ## the same in the terminal (make terminal ARGS="encore --lang de")
	@$(PLAY)/python tools/play.py play $(ARGS)

setup: .venv/ready ## .venv with every extra, for tests and development

compiled: .venv/ready ## build/compiled: the package with its rules compiled
	@$(VENV)/python tools/build.py compiled

test: system node ## everything: lint, types, tests compiled, a share of them on the plain source, branches taken
	@$(MAKE) --no-print-directory --jobs $(JOBS) lint compiled
	rm -f build/.coverage
	PYTHONPATH=build/compiled $(PYTEST)
	PYTHONPATH=src $(PYTEST) --cov-append -m "not slow and not browser" $(PURE_TESTS)
	@set -e; for bar in $(BARS); do $(BRANCHES) --include "src/homestretch/$${bar%=*}/*" --fail-under "$${bar#*=}"; done

PYTEST = $(VENV)/python -m pytest -n $(JOBS) --dist worksteal --cov --cov-report=
BRANCHES = $(VENV)/python -m coverage report

docs: .venv/ready .docs/deps ## build/site: the manual; every link is followed, and make play shows it at /docs
	@$(VENV)/python tools/manual.py build/docs
	@NO_MKDOCS_2_WARNING=1 .docs/bin/mkdocs build --strict --quiet

manual: docs ## src/homestretch/manual: what is built from now on brings the manual, as what is published does
	rm -rf src/homestretch/manual
	cp -R build/site src/homestretch/manual
	find src/homestretch/manual -name '*.map' -delete

lint: .venv/ready ## ruff and mypy
	$(VENV)/ruff check .
	$(VENV)/ruff format --check .
	$(VENV)/mypy

lock: ## write locks/ anew; needs uv (pip install uv, in an environment of its own)
	uv pip compile pyproject.toml --extra all --group build --output-file locks/all.txt $(UPGRADE) $(LOCK)
	cp locks/all.txt locks/play.txt && uv pip compile pyproject.toml --extra web --output-file locks/play.txt $(LOCK)
	cp locks/all.txt locks/serve.txt && uv pip compile pyproject.toml --extra web --extra postgres --output-file locks/serve.txt $(LOCK)
	cp locks/all.txt locks/build.txt && uv pip compile pyproject.toml --group build --output-file locks/build.txt $(LOCK)
	uv pip compile --group docs --output-file locks/docs.txt $(UPGRADE) $(LOCK)

# --no-config: the hashes are those of the public index, whatever this machine is set up to use. UPGRADE=--upgrade moves
# versions, and the smaller locks take theirs from the whole one.
LOCK := --no-config --quiet --no-strip-extras --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-emit-find-links \
	--custom-compile-command "make lock"
UPGRADE ?=

clean: ## remove everything that was built or installed
	rm -rf .venv .play .docs build dist node_modules src/homestretch/manual src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

system:
	@tools/system

node: $(if $(wildcard package-lock.json),node_modules/ready)

node_modules/ready: package-lock.json
	npm ci --silent --no-audit --no-fund
	@touch $@

.venv/ready: .venv/deps pyproject.toml setup.py
	HOMESTRETCH_PURE=1 $(VENV)/python $(PIP) --no-deps --no-build-isolation --no-index --editable .
	@touch $@

.venv/deps: locks/all.txt
.play/deps: locks/play.txt
.docs/deps: locks/docs.txt

%/deps:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Homestretch needs Python 3.11 or newer: make PYTHON=python3.12 …")'
	@echo "Fetching and installing what $^ lists into $*: once, and for some time without a word …"
	@$*/bin/python -c '' 2>/dev/null || $(PYTHON) -m venv --clear $*
	@$*/bin/python $(PIP) --require-hashes --requirement $^
	@touch $@
