"""The link formats (pure): one module a format, each with one registered class; a new one is one new file, and no other changes."""
