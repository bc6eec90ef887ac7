"""galley-watch: saved links become recipes that a person reviews as notes."""

__version__ = "0.1.0"
