"""Weights of confidence's signals, estimated on the sites that are worked on and tried on sites that they were not estimated from.

    python benchmarks/extract_weights.py FOLDER SCORER

FOLDER holds ``SITE/NAME.testhtml`` with the expected values beside each page, SCORER is the script whose ``judge`` says which fields are
right. The sites are dealt into folds; each fold's pages are weighed with what the others taught. A signal's weight is drawn towards caution
(well below zero for a doubt, near zero for an assurance) the more, the fewer sites show it. The set-aside sites are never read here.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.util
import math
import re
import sys
from collections import defaultdict
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path
from typing import Any

from extract_pages import is_aside

from galley_watch.errors import LinkError
from galley_watch.extract import extract
from galley_watch.ingredient import parse_line
from galley_watch.score import CORE, WEIGHTS, signals_for_scoring
from galley_watch.values.page import FetchedPage

FOLDS = 8
STRENGTH = 3.0
"""The more, the more sites it takes to move a weight from what is thought beforehand to what they say."""
BASE = 3.0
CAUTION, ASSURANCE = -0.7, 0.2
HEAVY = {
    "few_lines": -2.2,
    "lists_shorter": -2.4,
    "part_on_page": -1.6,
    "many_headings": -3.2,
    "amounts_missing_in_most": -4.5,
    "very_short": -4.5,
}
HEAVY |= {"more_between": -1.4, "text_says_other": -1.5, "text_differs": -1.0, "text_silent": -0.8}
HEAVY |= {"from_page_text": -1.8, "from_page_data": -2.0, "from_unnamed_text": -2.7, "missing": -9.0}
"""What is thought of a doubt before any page is seen: the reader's rules were made on these very sites and do worse on others."""
_JSON_LD = re.compile(rb"<script\b[^>]*?application/ld[^>]*>.*?</script\s*>", re.I | re.S)
_ITEMS = re.compile(rb"\b(itemprop|itemtype|itemscope|property|typeof)\b(?=[\s=>])", re.I)
RIGHT_FIELD = {"title": "title", "ingredients": "ingredients~", "instructions": "instructions"}


@dataclass(frozen=True, slots=True)
class Example:
    """One page: its site, the signals of each field, and which fields are right (None where nothing is expected). ``as_saved``: with its
    markup.
    """

    site: str
    signals: dict[str, frozenset[str]]
    right: dict[str, bool | None]
    as_saved: bool = True


def examples_of(folder: Path, scorer: Any) -> list[Example]:
    """Each page as it is, and once more without its markup where it shows what that states: what is wrong then is wrong of its text."""
    found = []
    for path in sorted(folder.glob("*/*.testhtml")):
        site = path.parent.name
        if is_aside(site):
            continue
        page = scorer.Page.load(folder, path)
        body = path.read_bytes()
        if (example := example_of(site, body, page, scorer)) is None:
            continue
        found.append(example)
        if all("in_one_run" in example.signals[name] for name in ("ingredients", "instructions")):
            cut = example_of(site, _ITEMS.sub(b"data-x", _JSON_LD.sub(b"", body)), page, scorer)
            found += [replace(cut, as_saved=False)] if cut else []
    return found


def example_of(site: str, body: bytes, page: Any, scorer: Any) -> Example | None:
    try:
        extraction = extract(FetchedPage(f"https://{site}/", body))
    except LinkError:
        return None
    recipe = extraction.recipe
    signals = signals_for_scoring(extraction, [parse_line(line, recipe.language) for line in recipe.ingredients])
    row = {"title": recipe.title, "ingredients": list(recipe.ingredients), "instructions": list(recipe.instructions)}
    verdicts = scorer.judge(page, row)
    return Example(
        scorer.site_family(site),
        {name: frozenset(signal.name for signal in signals if signal.field == name) for name in CORE},
        {name: verdicts[judged].right if judged in verdicts else None for name, judged in RIGHT_FIELD.items()},
    )


def fit(examples: list[Example], name: str) -> dict[str, float]:
    """Weights ("" is the base) by penalised logistic regression; each site counts once, however many pages it has."""
    pages = [example for example in examples if example.right[name] is not None]
    of_site: dict[str, int] = defaultdict(int)
    for page in pages:
        of_site[page.site] += 1
    doubts = {signal for (field, signal), (weight, _) in WEIGHTS.items() if field == name and weight < 0}
    prior = {"": BASE} | {
        signal: HEAVY.get(signal, CAUTION) if signal in doubts else ASSURANCE for page in pages for signal in page.signals[name]
    }
    weights = dict(prior)
    for _ in range(60):
        for signal in weights:  # Newton's step, one weight at a time
            slope, bend = STRENGTH * (prior[signal] - weights[signal]), STRENGTH
            for page in pages:
                if signal == "" or signal in page.signals[name]:
                    chance = chance_of(page.signals[name], weights)
                    share = 1 / of_site[page.site] ** 0.5
                    slope += share * (bool(page.right[name]) - chance)
                    bend += share * chance * (1 - chance)
            weights[signal] += max(-1.0, min(1.0, slope / bend))
    return weights


def chance_of(signals: frozenset[str], weights: dict[str, float]) -> float:
    return 1 / (1 + math.exp(-weights[""] - sum(weights.get(signal, HEAVY.get(signal, CAUTION)) for signal in signals)))


def fold_of(site: str) -> int:
    return hashlib.sha256(f"fold {site}".encode()).digest()[0] % FOLDS


def out_of_fold(examples: list[Example]) -> list[tuple[float, bool]]:
    """(confidence, all right) of each page, by weights from other sites."""
    judged = []
    for fold in range(FOLDS):
        learned = {name: fit([example for example in examples if fold_of(example.site) != fold], name) for name in CORE}
        for example in examples:
            if example.as_saved and fold_of(example.site) == fold and None not in example.right.values():
                value = math.prod(chance_of(example.signals[name], learned[name]) for name in CORE)
                judged.append((value, all(example.right.values())))
    return judged


def print_levels(judged: list[tuple[float, bool]]) -> None:
    edges = (0.0, 0.3, 0.5, 0.7, 0.8, 0.9, 0.95, 1.01)
    for low, high in pairwise(edges):
        level = [right for value, right in judged if low <= value < high]
        if level:
            print(f"{low:.2f} - {min(high, 1):.2f}  {len(level):4} pages  {100 * sum(level) / len(level):5.1f} % right")
    sure = [right for value, right in judged if value >= 0.9]
    brier = sum((value - right) ** 2 for value, right in judged) / len(judged)
    print(
        f">= 0.90: {100 * len(sure) / len(judged):.1f} % of pages, right {100 * sum(sure) / max(len(sure), 1):.1f} %; Brier {brier:.4f}\n"
    )


def loaded(scorer_file: Path) -> Any:
    found = importlib.util.spec_from_file_location("page_scorer", scorer_file)
    assert found is not None
    assert found.loader is not None
    scorer = importlib.util.module_from_spec(found)
    sys.modules["page_scorer"] = scorer
    found.loader.exec_module(scorer)
    return scorer


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("scorer", type=Path)
    options = parser.parse_args()
    examples = examples_of(options.folder, loaded(options.scorer))
    print(f"{len(examples)} pages of {len({example.site for example in examples})} sites, weighed with what other sites taught:")
    print_levels(out_of_fold(examples))
    for name in CORE:
        weights = fit(examples, name)
        print(f"{name}: base {weights['']:.1f}")
        for signal in sorted(weights.keys() - {""}):
            showing = [example for example in examples if signal in example.signals[name]]
            wrong = sum(example.right[name] is False for example in showing)
            sites = len({example.site for example in showing})
            now = WEIGHTS.get((name, signal), (0.0, ""))[0]
            print(f"  {signal:26}{weights[signal]:6.1f}  (now {now:4.1f})  {sites:4} sites, wrong on {wrong} of {len(showing)} pages")


if __name__ == "__main__":
    main()
