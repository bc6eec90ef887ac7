"""What a page states in recipe markup (pure): JSON-LD, microdata, RDFa, h-recipe → `markup_reading.read_markup(document)`."""
