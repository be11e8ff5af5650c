#!/usr/bin/env python3
"""Judges scene files by the published schema with the validator python3-jsonschema.

Prints a JSON list with the first problem of each document, or null. The arguments are the schema's
file and a file with a JSON list of documents."""
import json
import sys

import jsonschema

with open(sys.argv[1], encoding="utf-8") as file:
    schema = json.load(file)
jsonschema.Draft202012Validator.check_schema(schema)
validator = jsonschema.Draft202012Validator(schema)
answers = []
with open(sys.argv[2], encoding="utf-8") as file:
    documents = json.load(file)
for document in documents:
    problem = next(validator.iter_errors(document), None)
    answers.append(problem and "/".join(map(str, problem.absolute_path)) + ": " + problem.message)
json.dump(answers, sys.stdout)
