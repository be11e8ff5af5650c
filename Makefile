# What can be done here: make help
SHELL := /bin/bash
PREFIX ?= /usr/local
SWIFT ?= swift
# Release, as the tests draw millions of pixels; overflow checks stay on in it.
BUILD := $(SWIFT) build -c release -Xswiftc -warnings-as-errors
PROGRAM = $(shell $(BUILD) --show-bin-path)/pulse-video

.PHONY: help setup build demo test test-all bench lint format install clean

help: ## list these targets
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /  make \1\t/' | expand -t 20

setup: ## install what is missing (Debian packages), or say what to install
	@Scripts/setup

build: setup ## build the program
	@$(BUILD) --product pulse-video

demo: build ## write pulse.mp4 and pulse.webm and check both
	@$(PROGRAM) export pulse.mp4 pulse.webm
	@Scripts/check-loop pulse.mp4 120 2.000000 60/1
	@Scripts/check-loop pulse.webm 120 2.000000 60/1
	@$(PROGRAM) verify pulse.mp4 pulse.webm

test: ## run the tests
	@Scripts/setup test
	@$(BUILD) --build-tests
	@$(SWIFT) test -c release -Xswiftc -warnings-as-errors --skip-build

test-all: ## run the tests with the long sweeps
	@Scripts/setup test
	@$(BUILD) --build-tests
	@PULSE_TEST_ALL=1 $(SWIFT) test -c release -Xswiftc -warnings-as-errors --skip-build

bench: setup ## print every figure that this project promises about speed
	@Benchmarks/run

lint: ## check the formatting
	@$(SWIFT) format lint --strict --recursive --parallel Sources Tests Benchmarks Fuzzing Package.swift

format: ## format the sources in place
	@$(SWIFT) format --in-place --recursive --parallel Sources Tests Benchmarks Fuzzing Package.swift

install: setup ## install the program into PREFIX/bin
	@$(SWIFT) build -c release --static-swift-stdlib --scratch-path .build/install --product pulse-video
	@install -d "$(DESTDIR)$(PREFIX)/bin"
	@install -m 755 .build/install/release/pulse-video "$(DESTDIR)$(PREFIX)/bin/pulse-video"
	@echo "installed $(DESTDIR)$(PREFIX)/bin/pulse-video"

clean: ## remove what was built
	@rm -rf .build Benchmarks/.build pulse.mp4 pulse.webm
