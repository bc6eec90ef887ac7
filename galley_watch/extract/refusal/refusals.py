"""A page without a recipe → what it seems to be (pure): the code and the sentence of its failure."""

from __future__ import annotations

import re
from typing import Any

from galley_watch.errors import ErrorCode, LinkError
from galley_watch.extract.document import Document
from galley_watch.extract.markup.graph import Graph
from galley_watch.extract.refusal import refusal_words as says
from galley_watch.extract.refusal.in_the_way import in_the_way
from galley_watch.extract.refusal.seen_page import SeenPage, seen_page

_ARTICLES = frozenset(("article", "newsarticle", "blogposting", "reportagenewsarticle"))
_THREADS = frozenset(("discussionforumposting", "qapage"))
_EATING_OUT = frozenset(("restaurant", "menu", "menuitem", "foodestablishment", "cafeorcoffeeshop", "bakery", "barorpub"))
_MANY_PRICES = 6
_MANY_LINKS = 12
_SOME_LINKS = 5
_LONG_VIDEO_TEXT = 3_000
"""Characters beyond which a page with a video in it is something to read."""
_TO_RECIPE = re.compile(
    r"/(?:recipes?|rezepte?|recettes?|recetas?|ricett[ae]|recepten?|receitas?|recept|opskrift(?:er)?|oppskrift(?:er)?|przepisy?|reseptit?|ruokaohjeet)/.",
    re.IGNORECASE,
)
_COUNTS_RECIPES = re.compile(
    r"\W*\d{1,3}\b|.*\b(?:recipes|rezepte|recettes|recetas|ricette|recepten|receitas|recept|opskrifter|oppskrifter|przepis(?:y|ów)|reseptiä?t?)\b",
    re.IGNORECASE,
)
_THREAD = re.compile(r"\b(?:post|topic|message|comment)-?(?:body|content|text|author|meta)\b|\bpostbody\b|\bviewtopic\b", re.IGNORECASE)
_FORUM = re.compile(r"\b(?:forum|community|foren|foros?|board)\b", re.IGNORECASE)
_DOCUMENT = re.compile(r"\.(?:pdf|docx?|jpe?g|png|webp|tiff?)\b", re.IGNORECASE)
_VIEWER = re.compile(r"pdfviewer|pdf-viewer|\bpdf\.js|application/pdf", re.IGNORECASE)


def refusal(document: Document, graph: Graph) -> LinkError:
    """The surest reading first: nothing there, a page in the way of another, a page of another kind."""
    if document.root is None or not document.source.strip():
        return LinkError(ErrorCode.NO_RECIPE, "The page is empty.")
    page = seen_page(document)
    return _video(page, graph) or in_the_way(page, graph) or _of_another_kind(page, graph) or _nothing(page)


def not_to_eat() -> LinkError:
    """For what reads like a recipe and is none."""
    return _no_recipe("it seems to be about things that nobody eats")


def _no_recipe(seems: str, then: str = "") -> LinkError:
    return LinkError(ErrorCode.NO_RECIPE, f"There is no recipe here; {seems}.{' ' if then else ''}{then}")


def _video(page: SeenPage, graph: Graph) -> LinkError | None:
    """A page with a video among much to read is none."""
    holds = "videoobject" in graph.types or page.document.meta.get("og:video")
    if page.kind.startswith("video") or (
        holds and not graph.types & _ARTICLES and page.kind != "article" and len(page.own) < _LONG_VIDEO_TEXT
    ):
        return LinkError(ErrorCode.VIDEO, "The page is a video; its text holds no recipe.")
    return None


def _of_another_kind(page: SeenPage, graph: Graph) -> LinkError | None:
    if page.document.root.tag in ("rss", "feed", "rdf") or page.document.root.find(".//rss") is not None:
        return _no_recipe("it seems to be a feed of new posts", "Save the link of one of them.")
    if graph.types & {"product", "offer", "productgroup"} or page.kind.startswith(("product", "og:product")):
        return _no_recipe("it seems to be a shop's page")
    if graph.types & {"itemlist", "collectionpage", "searchresultspage"} or len(graph.recipes) > 2 or _lists_recipes(page):
        return _no_recipe("it seems to be a list of recipes", "Save the link of one of them.")
    if graph.recipes:
        return LinkError(ErrorCode.NO_RECIPE, "The page names a recipe but shows neither its ingredients nor its method.")
    return _by_its_looks(page, graph) or (
        _no_recipe("it seems to be an article") if graph.types & _ARTICLES or page.kind == "article" else None
    )


def _by_its_looks(page: SeenPage, graph: Graph) -> LinkError | None:
    prices = len(says.PRICE.findall(page.own))
    if graph.types & _EATING_OUT or (says.MENU.search(page.title) and prices >= _MANY_PRICES):
        return _no_recipe("it seems to be what a restaurant offers")
    if says.BUY.search(page.own) and prices:
        return _no_recipe("it seems to be a shop's page")
    if graph.types & _THREADS or (_FORUM.search(page.title) and page.source_says(_THREAD)):
        return _no_recipe("it seems to be a conversation", "If one of the answers holds a recipe, paste that.")
    if says.FOODS_VALUES.search(page.title):
        return _no_recipe("it seems to list what is in a food")
    if len(page.own) < 500 and (_DOCUMENT.search(page.title) or page.source_says(_VIEWER)):
        return LinkError(ErrorCode.NO_RECIPE, "The page only shows a document or a picture, and these cannot be read.")
    return None


def _lists_recipes(page: SeenPage) -> bool:
    """Many links that call themselves recipes, or a title that counts them ("25 best soups")."""
    links = {link.get("href") for link in page.document.root.iter("a") if _TO_RECIPE.search(link.get("href") or "")}
    return len(links) >= _MANY_LINKS or (len(links) >= _SOME_LINKS and _COUNTS_RECIPES.match(page.title) is not None)


def _nothing(page: SeenPage) -> LinkError:
    if not page.text:
        return LinkError(ErrorCode.NO_RECIPE, "The page holds no text at all.")
    name: Any = page.document.names.best
    return LinkError(
        ErrorCode.NO_RECIPE,
        f"No recipe is recognised on this page (it calls itself “{name[:80]}”)." if name else "No recipe is recognised on this page.",
    )
