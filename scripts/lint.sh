#!/usr/bin/env bash
# Checks what can be checked without running anything: the layout of the Swift sources, the types of
# the browser face's JavaScript, and what is in Python, whose rules are in pyproject.toml.

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

swift format lint --strict --parallel --recursive Package.swift Sources Tests Apps House Web
tsc --project Web
.venv/bin/ruff check --quiet
