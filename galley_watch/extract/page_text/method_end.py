"""What stands behind the last step of a method (pure): footnotes, questions, nutrition, and talk behind a method told in orders."""

from __future__ import annotations

import re

from galley_watch.extract.page_text import words
from galley_watch.extract.page_text.blocks import Block
from galley_watch.extract.page_text.kitchen_words import kitchen_words
from galley_watch.extract.page_text.line_kinds import BRACKETS, QUESTION, closes_post
from galley_watch.extract.page_text.orders import orders
from galley_watch.extract.page_text.step_numbers import numbered_paragraphs, step_number

_FEW_TOLD = 3
_SHORT_TALK = 60
"""Characters; a shorter sentence may say how the dish should be."""
_RULE = re.compile(r"^[-–—_*=~\s]+$")
"""A line that is drawn with signs."""
_NUTRITION = re.compile(
    r"^(?:\W*\d{1,2}[.)]\s*)?(?:(?:(?:approximate|estimated)\s+)?nutrition(?:al)?\s+(?:facts|information|info|values?|analysis|content|data)\b|"
    r"(?:per|each)\s+(?:serving|portion)\b.{0,15}\d|(?:\(?per\s+(?:serving|portion)\)?|each\s+serving\s+(?:has|contains))\W*$|"
    r"calories\W{0,3}\d)",
    re.IGNORECASE,
)
_ENGLISH = re.compile(r"\b(?:the|and|with|until|into|of|for|it|my|you|this|that)\b", re.IGNORECASE)


def is_question(block: Block) -> bool:
    """A short line that is nothing but a question: a heading whatever its element."""
    return block.tag != "li" and len(block.text) < _SHORT_TALK and block.text.endswith("?") and QUESTION.match(block.text) is not None


def from_first_counted(blocks: list[Block]) -> list[Block]:
    """Without the paragraphs that order nothing above the first of counted steps, where nearly all that follow are counted."""
    first = next((place for place, block in enumerate(blocks) if step_number(block.text) == 1), 0)
    if not first or any(block.level or block.tag == "li" or orders(block.text) for block in blocks[:first]):
        return blocks
    rest = blocks[first:]
    return rest if len(rest) > _FEW_TOLD - 1 and len(numbered_paragraphs(rest)) * 3 >= len(rest) * 2 else blocks


def up_to_close(blocks: list[Block]) -> list[Block]:
    """Without all that follows the close of a post, a drawn line, nutrition, the heading of notes, a question or a footnote."""
    starred = blocks[0].text.startswith("*") if blocks else False
    behind = (place for place, block in enumerate(blocks) if place and _is_behind(block))
    end = next((place for place in behind if any(kitchen_words(block.text) for block in blocks[:place])), len(blocks))
    if not starred and (note := next((place for place in range(1, end) if blocks[place].text.startswith("*")), None)):
        end = end if _tells_on(blocks[note:end]) else note
    return blocks[:end]


def _is_behind(block: Block) -> bool:
    if closes_post(block) or _RULE.match(block.text) or _NUTRITION.match(block.text) or is_question(block):
        return True
    line = block.text
    return len(line) < _SHORT_TALK and line.endswith(":") and words.AFTER_WORDS.search(BRACKETS.sub("", line)) is not None


def _tells_on(blocks: list[Block]) -> bool:
    """Does a step follow the note that begins with a star? Then that stands among the steps."""
    return any(orders(block.text) or block.tag == "li" for block in blocks if not block.level and not block.text.startswith("*"))


def without_talk_behind_orders(blocks: list[Block]) -> list[Block]:
    """Without the paragraphs after the last step that order nothing, where most of the others do: what an article says of its dish."""
    told = [place for place, block in enumerate(blocks) if not block.level]
    ordering = [place for place in told if orders(blocks[place].text)]
    if not ordering or (len(ordering) == 1 and len(told) > _FEW_TOLD):
        return blocks
    last = ordering[-1]
    english = sum(1 for place in told if _ENGLISH.search(blocks[place].text))
    if len(ordering) * 2 <= sum(1 for place in told if place <= last) or english * 2 <= len(told):
        return blocks
    while last + 1 < len(blocks) and _may_close(blocks[last + 1]):
        last += 1
    return blocks[: last + 1]


def _may_close(block: Block) -> bool:
    """An item, a counted or a short sentence, or a remark in brackets on the step above it."""
    if block.tag == "li" or len(block.text) < _SHORT_TALK or step_number(block.text) is not None:
        return True
    return block.text[0] == "(" and block.text[-1] == ")"
