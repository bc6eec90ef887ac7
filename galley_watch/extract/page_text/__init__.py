"""The page's own text, or pasted text, as blocks in reading order (pure) → `text_reading.read_text(blocks)`."""
