# `make` alone lists the targets. The work is in scripts/.

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play test check app site package image docs bench evening attack fuzz faults faults-house format clean

# The address where `make play` listens. With HOST=0.0.0.0, phones on the same network can play.
HOST ?= 127.0.0.1
PORT ?= 8080
export HOST PORT

help: ## List what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' Makefile

play: ## Build the fair, serve it and open a browser (HOST=127.0.0.1 PORT=8080)
	@scripts/play.sh

test: ## Run every test, in real browsers too
	@scripts/test.sh

check: ## Run the quick tests, for use while writing
	@scripts/check.sh

app: ## Check the app for iPhone and iPad, without a Mac
	@scripts/setup.sh test
	@scripts/build-ios.sh
	@scripts/check-ios-versions.sh
	@scripts/check-app.sh
	@.venv/bin/python -m pytest Tests/Apps

site: ## Build the browser face into .build-site/, for any static host
	@scripts/setup.sh wasm
	@scripts/build-site.sh

package: ## Build the house's Debian package into .build-package/
	@scripts/package.sh

image: ## Build the house's container image into .build-package/, from the package
	@scripts/image.sh

docs: ## Build the reference of each library into .build-docs/
	@scripts/setup.sh check
	@scripts/docs.sh

bench: ## Measure sizes and speed
	@scripts/bench.sh

evening: ## Play an evening of five rounds at a party, in real browsers on stepped clocks
	@scripts/setup.sh wasm house test
	@scripts/build-site.sh
	@bash -c 'source scripts/common.sh && house_swift build --product funfair && house_swift build --product funfair-dev'
	@.venv/bin/python -m pytest -s -m evening Tests/Browser/test_evening.py

attack: ## Send a house 30,000 forgeries, kill it 60 times, cut its power 10 times, hold a party of 200
	@scripts/setup.sh wasm house check test
	@bash -c 'source scripts/common.sh && house_swift build --product funfair && house_swift build --product funfair-dev'
	FORGED=30000 KILLS=60 CUTS=10 RESTORES=20 SLOW=10000 PARTY=200 PARTY_KILLS=5 \
		.venv/bin/python -m pytest -s Tests/House

fuzz: ## Read a million damaged recordings
	@bash -c 'source scripts/common.sh && swift run --configuration release --scratch-path .build-core funfair-fuzz'

faults: ## Seed each fault of Tests/Faults, and see which test catches it (TABLES="rules app" ONLY=words)
	@scripts/faults.sh $(TABLES) $(if $(ONLY),--only "$(ONLY)")

faults-house: ## Kill two houses 100 times and their PostgreSQL 20 times, cut, fill and promote it; interrupt moves
	@scripts/setup.sh house test
	@bash -c 'source scripts/common.sh && house_swift build --product funfair && house_swift build --product funfair-dev'
	HOUSE_KILLS=100 DATABASE_KILLS=20 ENDINGS=20 DISKS=5 PROMOTIONS=5 \
		CUT_SECONDS="5 5 5" SILENT_SECONDS="5 20" \
		.venv/bin/python -m pytest -s Tests/House/test_shared.py
	MOVES=50 .venv/bin/python -m pytest -s Tests/House/test_move.py

format: ## Format the Swift sources
	swift format --in-place --parallel --recursive Package.swift Sources Tests Apps House Web

clean: ## Remove everything that was built or installed in this folder
	rm -rf .build House/.build Web/.build .build-app .build-bench .build-core .build-docs .build-faults \
		.build-ios .build-package .build-play .build-site \
		.build-site.* .build-wasm .build-words .venv .pytest_cache Reports
