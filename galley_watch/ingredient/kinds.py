"""Is a line without an amount an ingredient, a heading, prose or junk? (pure)"""

from __future__ import annotations

import re

from galley_watch.ingredient.tokens import Line
from galley_watch.ingredient.vocabulary import Vocabulary
from galley_watch.values.ingredient import LineKind

_PROSE_WORDS = 14
_SENTENCE_WORDS = 6
_HEADING_WORDS = 7
_SENTENCES = re.compile(r"[^\W\d_]{3}[.!?] +[^\W\d_]")
_DECORATION = "~=#-–_*"  # "~ Sauce ~"
_MARKED = re.compile(r"\s*#{1,6} +[^\W\d_]")
_WEB = ("http", "https", "www")


def names_the_list(line: Line, start: int, words: Vocabulary) -> bool:
    """ "Ingredients for 4 servings": a heading, though it holds a number."""
    return line.key(start) in words.heading_names and line.kind(start + 1) == "word" and line.kinds.count("word") <= _HEADING_WORDS


def kind_without_amount(line: Line, start: int, words: Vocabulary) -> LineKind:
    """A heading ends with a colon or opens like one; prose is a sentence; junk has no words or is an address."""
    word_count = line.kinds.count("word")
    if names_the_list(line, start, words):
        return LineKind.HEADING
    if not word_count or len(line.text.strip()) == 1 or any(key in _WEB for key in line.keys):
        return LineKind.JUNK
    text = line.text.rstrip()
    if text.endswith((":", "：")) and word_count <= _HEADING_WORDS * 2:
        return LineKind.HEADING
    if words.headings.find(line, start) and word_count <= _HEADING_WORDS and "," not in text:
        return LineKind.HEADING
    if (text[0] in _DECORATION and text.endswith(text[0]) and word_count <= _HEADING_WORDS) or _MARKED.match(text):
        return LineKind.HEADING
    last = line.size
    while last > start and line.kinds[last - 1] == "mark":
        last -= 1
    if words.headings_alone.skip(line, start) == last > start or (
        line.key(last - 1) in words.heading_names and word_count <= _HEADING_WORDS and "," not in text
    ):
        return LineKind.HEADING
    purpose = words.purposes.skip(line, start)
    if purpose == line.size > start + 1:  # "to finish"
        return LineKind.HEADING
    if word_count > 2 * _PROSE_WORDS and _SENTENCES.search(text):
        return LineKind.PROSE
    ends_sentence = text.endswith((".", "!", "?"))
    if any(words.flags.find(line, here) for here in range(start, line.size)):
        return LineKind.INGREDIENT
    if ends_sentence and word_count >= _SENTENCE_WORDS and (word_count >= _PROSE_WORDS or "," not in text):
        return LineKind.PROSE
    if word_count > 2 * _PROSE_WORDS:
        return LineKind.PROSE
    return LineKind.INGREDIENT
