#!/usr/bin/env python3
"""Judges scene files by the published schema with the validator python3-jsonschema.

Reads a JSON list of documents from standard input and prints a JSON list with the first problem of
each, or null. The schema's file is the only argument."""
import json
import sys

import jsonschema

with open(sys.argv[1], encoding="utf-8") as file:
    schema = json.load(file)
jsonschema.Draft202012Validator.check_schema(schema)
validator = jsonschema.Draft202012Validator(schema)
answers = []
for document in json.load(sys.stdin):
    problem = next(validator.iter_errors(document), None)
    answers.append(problem and "/".join(map(str, problem.absolute_path)) + ": " + problem.message)
json.dump(answers, sys.stdout)
