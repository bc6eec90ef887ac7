"""The project's tests. A package of its own, since other installed distributions bring a top-level ``tests`` too."""
