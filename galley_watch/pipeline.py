"""The walk of one link; the only place that turns exceptions into outcomes.

    fetch_step    claim → page over HTTP            → PageKept       (several at once, each host at its pace)
    extract_step  claim → recipe, trees, confidence → RecipeRead     (one at a time, in a killable process)
    note_step     claim → note in the review folder → NoteWritten    (one at a time)

Each step raises what went wrong; ``walk_one`` alone catches, decides with ``retry`` and settles the claim.
"""
