"""How right and how fast is ``parse_line``? Labelled lines in, scores of the worked-on and the set-aside part, lines a second and p99 out.

usage: python benchmarks/ingredients.py LABELLED.jsonl SCORER.py [--failures N] [--unseen]

A third of the lines, chosen by a hash of their text, was set aside while the grammar was made. Its totals were looked at nine times, so it
was divided by another byte of the hash: one half is opened and worked on like the others, of the other half no line was ever shown, and its
totals only with ``--unseen``.
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


def part_of(text: str) -> str:
    """ "worked on", "opened" (set aside at first, now worked on too) or "unseen"."""
    digest = hashlib.sha1(text.encode()).digest()
    if int.from_bytes(digest, "big") % 3:
        return "worked on"
    return "opened" if digest[0] % 2 else "unseen"


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
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("labelled", type=Path)
    parser.add_argument("scorer")
    parser.add_argument("--failures", type=int, default=0)
    parser.add_argument("--unseen", action="store_true", help="show the totals of the half that nobody has looked at: seldom")
    options = parser.parse_args()
    rows = [json.loads(line) for line in options.labelled.read_text("utf-8").splitlines()]
    parts = {part: [r for r in rows if part_of(r["text"]) == part] for part in ("worked on", "opened", "unseen")}
    parts["all"] = rows
    if not options.unseen:
        del parts["unseen"], parts["all"]
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
                if options.failures and part in ("worked on", "opened"):
                    print(score(chosen, options.scorer, Path(name), "--list-failures", str(options.failures)))
            print(sure_lines(lines, options.scorer, Path(name)))
    print(speed(rows), f"RSS +{(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) / 1024:.1f} MB with the rows read again")


if __name__ == "__main__":
    main()
