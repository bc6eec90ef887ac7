"""The data behind a page → recipe (pure): what scripts, components and hidden fields hold where neither markup nor text shows it.

``scripts`` reads values out of texts, ``references`` fills in what points elsewhere, ``places`` finds lists of ingredients and methods,
``ingredient_values`` and ``step_values`` read these, ``strictness`` refuses what is neither, ``reading`` takes the page's own.
"""

from galley_watch.extract.page_data.reading import read_page_data
from galley_watch.extract.page_data.sources import DataSources

__all__ = ["DataSources", "read_page_data"]
