"""Read every saved page of a folder, one prediction a line.

    python benchmarks/extract_pages.py FOLDER OUT.jsonl [aside|dev|all [no-trees]]

FOLDER holds ``SITE/NAME.testhtml``. ``aside`` keeps only the sites that are never looked at while rules are written, ``dev`` only the
others; ``no-trees`` leaves out the ingredient trees, which confidence weighs.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import time
from pathlib import Path
from typing import Any

from galley_watch.errors import LinkError
from galley_watch.extract import extract
from galley_watch.ingredient import parse_line
from galley_watch.score import score
from galley_watch.values.page import FetchedPage

_SECOND_LEVEL = {"co", "com", "org", "net", "gov", "gob", "ac", "edu"}


def is_aside(site: str) -> bool:
    """The sites still set aside, fixed by the name of the site's family.

    The first third dealt was judged by its totals too often to stay unseen; half of it was opened and the other half,
    a sixth of all, is what is left (docs/extraction.md).
    """
    labels = site.split(".")
    family = labels[-3] if len(labels) > 2 and labels[-2] in _SECOND_LEVEL else labels[-2] if len(labels) > 1 else site
    first, second, *_ = hashlib.sha256(family.encode()).digest()
    return first % 3 == 0 and second % 2 == 1


def predict(file: str, body: bytes, with_trees: bool) -> tuple[dict[str, Any], float]:
    """The prediction and the seconds that reading took."""
    row: dict[str, Any] = {"file": file, "error": None}
    started = time.perf_counter()
    try:
        extraction = extract(FetchedPage(f"https://{file.split('/', 1)[0]}/", body))
    except LinkError as error:
        return {"file": file, "error": str(error)}, time.perf_counter() - started
    recipe = extraction.recipe
    confidence = score(extraction, [parse_line(line, recipe.language) for line in recipe.ingredients] if with_trees else [])
    seconds = time.perf_counter() - started
    row |= {"ingredients": list(recipe.ingredients), "instructions": list(recipe.instructions), "confidence": confidence.value}
    row |= {name: getattr(recipe, name) for name in ("title", "yields", "image", "author", "total_minutes", "prep_minutes", "cook_minutes")}
    row["fields"] = {field.field: [field.value, list(field.reasons)] for field in confidence.fields}
    row["sources"] = dict(extraction.evidence.sources)
    row["signals"] = [[signal.field, signal.name, list(signal.numbers)] for signal in extraction.evidence.signals]
    return row, seconds


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("part", nargs="?", choices=("aside", "dev", "all"), default="all")
    parser.add_argument("trees", nargs="?", choices=("trees", "no-trees"), default="trees")
    options = parser.parse_args()
    times = []
    with options.out.open("w", encoding="utf-8") as predictions:
        for path in sorted(options.folder.glob("*/*.testhtml")):
            file = path.relative_to(options.folder).as_posix()
            if options.part != "all" and is_aside(path.parent.name) != (options.part == "aside"):
                continue
            row, seconds = predict(file, path.read_bytes(), options.trees == "trees")
            times.append(seconds * 1000)
            predictions.write(json.dumps(row) + "\n")
    if not times:
        parser.exit(1, f"There is no page SITE/NAME.testhtml of this part in {options.folder}.\n")
    times.sort()
    print(
        f"{len(times)} pages, {sum(times) / 1000:.1f} s, median {times[len(times) // 2]:.1f} ms, p95 {times[int(len(times) * 0.95)]:.1f} ms"
    )


if __name__ == "__main__":
    main()
