"""One item of microdata, read by extruct (pure) but for its ingredients and its method; imported only where a page has such an item."""

from __future__ import annotations

from typing import Any

from extruct.w3cmicrodata import MicrodataExtractor

from galley_watch.extract.markup.element_text import address_of_picture, line_of, paragraphs_of
from galley_watch.extract.markup.graph import local

_ADDRESSES = frozenset(
    ("url", "image", "photo", "video", "sameas", "thumbnailurl", "mainentityofpage", "contenturl", "embedurl", "discussionurl")
)
_INGREDIENTS = frozenset(("recipeingredient", "recipeingredients", "ingredients", "ingredient"))
_METHOD = frozenset(("recipeinstructions", "recipeinstruction", "instructions", "instruction", "recipedirections", "directions")) | {
    "recipesteps",
    "step",
    "steps",
}


class ItemExtractor(MicrodataExtractor):  # type: ignore[misc]  # extruct states no types
    """Leaves ingredients and method of the item to readers of their elements: its own text of them has lost what they are made of."""

    def __init__(self) -> None:
        super().__init__()
        self.depth = self.items_begun = 0
        self.ingredients: list[Any] = []
        self.method: list[Any] = []
        self.items: dict[Any, Any] = {}

    def _extract_item(self, *arguments: Any, **named: Any) -> Any:
        self.items_begun += self.depth == 0
        self.depth += 1
        try:
            return super()._extract_item(*arguments, **named)
        finally:
            self.depth -= 1

    def _extract_property_value(self, node: Any, *arguments: Any, **named: Any) -> Any:
        names = {local(name) for name in (node.get("itemprop") or "").split()}
        is_own = self.depth == 1 and self.items_begun == 1  # extruct goes on to items that stand inside without being a property
        if is_own and names & _INGREDIENTS:
            self.ingredients.append(node)
            return None
        if is_own and names & _METHOD:
            self.method.append(node)
            if node.get("itemscope") is not None:
                self.items[node] = super()._extract_property_value(node, *arguments, **named)
            return None
        if self.depth > 1 and "text" in names and node.tag != "meta" and node.get("itemscope") is None:
            return paragraphs_of(node) or node.get("content")
        if node.tag == "img":
            return address_of_picture(node)
        value = super()._extract_property_value(node, *arguments, **named)
        is_text = node.tag == "a" and not names & _ADDRESSES
        return node.get("content") or line_of(node) if node.get("itemscope") is None and (not value or is_text) else value
