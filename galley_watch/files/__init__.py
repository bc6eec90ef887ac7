"""Files that come whole or not at all, and never over another unasked (shell)."""
