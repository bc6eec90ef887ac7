"""The markup against what the page shows (pure): when there is reason to doubt, which says more, and the evidence that comes of it."""
