"""Decisions that the person makes in the notes → the ledger (shell). The door: ``Review``, ``folders_away``,
``away_words``, ``missing_count_as_seen``.

statements  what a note's front matter says (pure)
decisions   what a row becomes when its note is looked at (pure)
absence     how long a note has been gone (pure)
splicing    a decision put into a note's front matter (pure)
looking     one look at the three folders
folders     the drop folder and those for notes: made where they never were, left alone where they are away
filing      a note moved, its front matter spliced
rows        the SQL
loop        look, decide, record, move; what a command orders
"""

from galley_watch.review.folders import away_words, folders_away, missing_count_as_seen
from galley_watch.review.loop import Ordered, Review
from galley_watch.review.rows import ReviewLedger
from galley_watch.review.statements import Decision, approval_of

__all__ = ["Decision", "Ordered", "Review", "ReviewLedger", "approval_of", "away_words", "folders_away", "missing_count_as_seen"]
