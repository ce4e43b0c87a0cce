# The house's commands. `make` lists them; `make preview` and `make test` do their own set-up.

SHELL := /bin/bash
STEP := Scripts/step

# The sources that swift format reads; folders that are not there yet are left out.
SWIFT := $(wildcard Sources Tests Plugins Tools/Sources Tools/Tests Benchmarks/Sources Examples Snippets \
	SourceReading/Sources SourceReading/Tests SourceReading/Package.swift \
	AppleSources/Sources AppleSources/Tests AppleSources/Plugins AppleSources/Package.swift \
	Package.swift Tools/Package.swift Benchmarks/Package.swift)
PRODUCT_SOURCES := $(wildcard Sources Plugins Tools/Sources SourceReading/Sources AppleSources/Sources)

.PHONY: help preview test core bench docs scripts format lint conformance dist bootstrap clean

help: ## list the targets
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/\1|\2/p' $(MAKEFILE_LIST) \
		| awk -F'|' '{ printf "  make %-12s %s\n", $$1, $$2 }'

bootstrap: ## install missing system packages and check the Swift version
	@Scripts/bootstrap

preview: bootstrap ## show the sample app at all text sizes: one page, .build/preview/index.html
	@Scripts/preview-sample

test: bootstrap ## lint, build and test everything
	@$(STEP) "lint" $(MAKE) --no-print-directory lint
	@$(STEP) "tests of the libraries" Scripts/swift test --parallel
	@$(STEP) "tests of the tool" Scripts/swift test --package-path Tools --parallel
	@$(STEP) "tests of the reader" Scripts/swift test --package-path SourceReading --parallel
	@$(STEP) "tests of the rewriter" Scripts/swift test --package-path AppleSources --parallel
	@$(STEP) "mutated documents" Scripts/mutate-documents
	@$(STEP) "mutated fonts" Scripts/mutate-fonts
	@$(STEP) "mutated rich text" Scripts/mutate-rtf
	@$(STEP) "mutated HTML" Scripts/mutate-html
	@$(STEP) "mutated sources" Scripts/mutate-sources
	@$(STEP) "commands as a newcomer meets them" Scripts/try-commands
	@$(STEP) "tests of the scripts" $(MAKE) --no-print-directory scripts

core: bootstrap ## check what the core promises: linkage, budgets, interfaces, Embedded Swift, WebAssembly
	@$(STEP) "promises of the core" Scripts/check-core

bench: ## measure scaling, text, the solver, changes of the text size, pictures, the sweep, fonts, rich text, tokens and lint
	@Scripts/bootstrap bench
	@missed=0; \
	Scripts/swift run -c release --package-path Benchmarks ratios || missed=1; \
	Benchmarks/Text/run || missed=1; \
	Benchmarks/Solver/run || missed=1; \
	Benchmarks/Categories/run || missed=1; \
	Benchmarks/Pictures/run || missed=1; \
	Benchmarks/Sweep/run || missed=1; \
	Benchmarks/Fonts/run || missed=1; \
	Benchmarks/RichText/run || missed=1; \
	Benchmarks/Tokens/run || missed=1; \
	Benchmarks/Lint/run || missed=1; \
	exit $$missed

docs: bootstrap ## build the documentation into .build/docs; a warning is an error
	@Scripts/build-docs

lint: ## check formatting, generated files, arrows between modules and words that have no place in the sources
	@swift format lint --strict --recursive --parallel $(SWIFT)
	@Scripts/generate-tables --check
	@Scripts/check-snippets
	@Scripts/check-rules
	@Scripts/check-properties
	@Scripts/check-integrations
	@Scripts/check-pages
	@Scripts/check-structure
	@Scripts/check-prose
	@Scripts/check-arrows
	@! grep -rnE 'fatalError\(|try!|\bas!|TODO|FIXME' --include='*.swift' $(PRODUCT_SOURCES) \
		|| { echo "These do not occur in libraries: throw, return nil or use precondition."; exit 1; }

scripts: ## test the scripts that get and compare documents
	@for tests in Scripts/oracles Scripts/structure Scripts/dist Scripts/snapshots Scripts/symbols; do \
		python3 -B -m unittest discover --quiet --start-directory $$tests || exit 1; \
	done
	@/usr/bin/python3 -B -m unittest discover --quiet --start-directory Scripts/pages

format: ## format the Swift files in place
	@swift format --in-place --recursive --parallel $(SWIFT)

# Scripts/fetch-corpus gets the public documents; what is not at hand is named at the end.
conformance: ## compare with measured data, public documents and other programs
	@Scripts/bootstrap conformance || echo "conformance: parts whose packages are missing are skipped."
	@Scripts/check-conformance

dist: ## make an archive and a Debian package of the command in dist; Scripts/try-dist tries them
	@Scripts/bootstrap dist
	@Scripts/make-dist

clean: ## remove everything that was built
	rm -rf .build dist Tools/.build SourceReading/.build AppleSources/.build Benchmarks/.build Examples/CoreClient/.build Examples/BrandTokens/.build Examples/ScreensInCode/.build Examples/Groceries/.build Examples/LintedPackage/.build
