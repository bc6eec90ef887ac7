"""How right and how fast is ``parse_line``? Labelled lines in, scores of the worked-on and the set-aside part, lines a second and p99 out.

usage: python benchmarks/ingredients.py LABELLED.jsonl SCORER.py [--failures N] [--parts FOLDER]

A third of the lines, chosen by a hash of their text, is set aside: only its figures are shown, never its lines.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from galley_watch.ingredient import parse_line, summary


def is_set_aside(text: str) -> bool:
    return int(hashlib.sha1(text.encode()).hexdigest(), 16) % 3 == 0


def answer_all(rows: list[dict[str, str]]) -> str:
    return "".join(json.dumps(summary(parse_line(row["text"], row["lang"]))) + "\n" for row in rows)


def score(rows: list[dict[str, str]], scorer: str, folder: Path, *options: str) -> str:
    gold, answers = folder / "gold.jsonl", folder / "answers.jsonl"
    gold.write_text("".join(json.dumps(row) + "\n" for row in rows), "utf-8")
    answers.write_text(answer_all(rows), "utf-8")
    done = subprocess.run([sys.executable, scorer, str(gold), str(answers), *options], capture_output=True, text=True, check=True)
    return done.stdout


def sure_lines(rows: list[dict[str, str]], scorer: str, folder: Path) -> str:
    """Of English independent lines: how many are sure (>= 0.95), and how many of these are right."""
    chosen = [row for row in rows if row["lang"] == "en" and row["group"] == "indep" and {"quantity", "unit", "name"} <= set(row["known"])]
    sure = [row for row in chosen if parse_line(row["text"], "en").confidence >= 0.95]
    right = json.loads(score(sure, scorer, folder, "--json"))[0]["all3_len"]
    return f"sure: {100 * len(sure) / len(chosen):.1f} % of lines, of these right {right} %"


def speed(rows: list[dict[str, str]]) -> str:
    took = []
    for _ in range(3):
        for row in rows:
            begun = time.process_time()  # other programs on the machine do not count
            parse_line(row["text"], row["lang"])
            took.append(time.process_time() - begun)
    took.sort()
    return f"{len(took) / sum(took):.0f} lines/s, p50 {took[len(took) // 2] * 1e6:.0f} us, p99 {took[len(took) * 99 // 100] * 1e6:.0f} us"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("labelled", type=Path)
    parser.add_argument("scorer")
    parser.add_argument("--failures", type=int, default=0)
    options = parser.parse_args()
    rows = [json.loads(line) for line in options.labelled.read_text("utf-8").splitlines()]
    parts = {
        "worked on": [r for r in rows if not is_set_aside(r["text"])],
        "set aside": [r for r in rows if is_set_aside(r["text"])],
        "all": rows,
    }
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    with tempfile.TemporaryDirectory() as name:
        for part, lines in parts.items():
            print(f"== {part}")
            for title, chosen in (
                ("en indep", [r for r in lines if r["lang"] == "en" and r["group"] == "indep"]),
                ("en trained", [r for r in lines if r["lang"] == "en" and r["group"] == "trained"]),
                ("other", [r for r in lines if r["lang"] != "en"]),
            ):
                print(f"-- {title}\n{score(chosen, options.scorer, Path(name))}", end="")
                if options.failures and part == "worked on":
                    print(score(chosen, options.scorer, Path(name), "--list-failures", str(options.failures)))
            print(sure_lines(lines, options.scorer, Path(name)))
    print(speed(rows), f"RSS +{(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) / 1024:.1f} MB with the rows read again")


if __name__ == "__main__":
    main()
