"""Parses many Python sources in one process. Input: a JSON list of texts; output: a JSON list of null or {line, message}."""
import json
import sys
import warnings

warnings.simplefilter("error", SyntaxWarning)
results = []
for source in json.load(sys.stdin):
    try:
        compile(source, "block", "exec", dont_inherit=True)
        results.append(None)
    except SyntaxError as error:
        results.append({"line": error.lineno or 1, "message": f"SyntaxError: {error.msg}"})
    except (ValueError, SyntaxWarning) as error:
        results.append({"line": getattr(error, "lineno", None) or 1, "message": f"{type(error).__name__}: {error}"})
json.dump(results, sys.stdout)
