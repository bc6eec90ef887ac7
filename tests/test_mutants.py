"""What the mutants of the fault suite take out stands where they look for it, each once: else nothing shows that the suite notices."""

from __future__ import annotations

import pytest

from tests.faults.mutants import MUTANTS, Mutant
from tests.test_architecture import PACKAGE


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.safeguard)
def test_each_mutant_finds_its_text(mutant: Mutant) -> None:
    for file, old, _ in ((mutant.file, mutant.old, mutant.new), *mutant.also):
        assert (PACKAGE / file).read_text("utf-8").count(old) == 1, file
