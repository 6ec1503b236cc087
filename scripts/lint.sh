#!/usr/bin/env bash
# Checks everything that can be checked without running the code: the format of the Swift sources, the types
# in the page's JavaScript, the Python code (by the rules in pyproject.toml), and the prose.

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

swift format lint --strict --parallel --recursive Package.swift Sources Tests Apps House Web
tsc --project Web
.venv/bin/ruff check --quiet
.venv/bin/python scripts/prose.py
