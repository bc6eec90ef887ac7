"""What an element's class and id say is inside (pure): ingredients, a method, comments of readers, or what stands aside."""

from __future__ import annotations

import re
from functools import lru_cache

from galley_watch.extract.page_text.element_kinds import COMMENTS

_LABELS = {
    "ingredients": re.compile(r"ingredien|ingrédient|zutat"),
    "method": re.compile(
        r"instruction|direction|method|recipe-?_?steps?|steps?\b|prepar|procedure|zubereit|anleitung|étape|etape|elaborac|procedim|preparazione|bereid|"
        r"werkwijze|tillag|fremgang|instruktion"
    ),
    "comments": re.compile(rf"^(?:comment|{'|'.join(COMMENTS)})$"),
    "aside": re.compile(
        r"comment|related|sidebar|newsletter|share|social|cookie|menu|breadcrumb|nutrition|review|carousel|shopping|footer|popular|recommend|"
        r"tags?\b|n[äa]hrwert"
    ),
}
"""What one word of an element's class or id says is inside. Labels are lower case."""


@lru_cache(maxsize=1_024)
def kinds_of_label(label: str) -> frozenset[str]:
    """The names in ``_LABELS`` that hold for it; pages give hundreds of elements the same class, and thousands the same few words."""
    return frozenset().union(*map(_told_by_word, label.split()))


@lru_cache(maxsize=1_024)
def _told_by_word(word: str) -> frozenset[str]:
    return frozenset(name for name, pattern in _LABELS.items() if pattern.search(word))
