"""A page without a recipe → what it seems to be (pure): the code and the sentence of its failure."""

from __future__ import annotations

import re
from typing import Any

from galley_watch.errors import ErrorCode, LinkError
from galley_watch.extract.document import Document, text_of
from galley_watch.extract.graph import Graph

_SHORT_PAGE = 1_500
"""Characters of text; a page that stands in the way of another says no more than this."""
_BARE_SHELL = 250

_CHALLENGE = re.compile(
    r"just a moment|checking (?:your browser|if the site connection)|attention required|verify (?:that )?you are (?:a )?human|"
    r"are you a robot|"
    r"unusual traffic|pardon our interruption|access denied|access to this page has been denied|request unsuccessful|"
    r"enable javascript and cookies to continue|"
    r"ddos protection|security check|bot verification|human verification|captcha|zugriff verweigert|accès refusé|"
    r"acceso denegado|accesso negato",
    re.IGNORECASE,
)
_CHALLENGE_MARKUP = re.compile(
    r"cf-challenge|challenge-platform|_cf_chl|px-captcha|g-recaptcha|h-captcha|hcaptcha|distil_r|incapsula|datadome", re.IGNORECASE
)
_NOT_FOUND = re.compile(
    r"\b404\b|(?:page|recipe|site|content)\s+(?:was\s+|is\s+|can(?:no|')t\s+be\s+|could\s+not\s+be\s+)?(?:not\s+)?(?:found|gone|"
    r"unavailable)|no longer (?:available|exists)|"
    r"nicht gefunden|introuvable|no encontrad[ao]|non trovat[ao]|niet gevonden|n[ãa]o encontrad[ao]|hittades inte|ikke fundet|"
    r"ble ikke funnet|finns inte",
    re.IGNORECASE,
)
_LOGIN = re.compile(
    r"\b(?:log ?in|sign ?in|sign ?up|subscribe|members? only|anmelden|einloggen|connexion|se connecter|iniciar sesi[óo]n|accedi|"
    r"inloggen|entrar|logga in|log ind|logg inn)\b",
    re.IGNORECASE,
)
_CONSENT = re.compile(
    r"before you continue|we value your privacy|your privacy choices|accept (?:all )?cookies|cookie consent|einwilligung|"
    r"zustimmung|consentement|consentimiento|consenso|toestemming",
    re.IGNORECASE,
)
_SCRIPT_ROOT = ("root", "app", "__next", "__nuxt", "___gatsby", "main-app")
_NEEDS_SCRIPT = re.compile(
    r"(?:enable|requires?|turn on|activate|activez|aktivieren|activar?|attiva(?:re)?)\s+(?:\w+\s+){0,3}javascript|"
    r"javascript\s+(?:is\s+)?(?:required|disabled|aktivieren)",
    re.IGNORECASE,
)


def refusal(document: Document, graph: Graph) -> LinkError:
    """The surest reading first: nothing there, a page in the way of another, a page of another kind."""
    if document.root is None or not document.source.strip():
        return LinkError(ErrorCode.NO_RECIPE, "The page is empty.")
    text = text_of(document.root.find("body") if document.root.find("body") is not None else document.root)
    title = " ".join(filter(None, (document.page_title, document.heading)))
    return _in_the_way(document, text, title) or _of_another_kind(document, graph, text, title) or _nothing(document, text)


def _in_the_way(document: Document, text: str, title: str) -> LinkError | None:
    short = len(text) < _SHORT_PAGE
    if short and (
        _CHALLENGE.search(title)
        or _CHALLENGE_MARKUP.search(document.source[:200_000].decode("utf-8", "replace"))
        or (len(text) < 600 and _CHALLENGE.search(text))
    ):
        return LinkError(ErrorCode.BLOCKED, "The site answered with a check for robots instead of the page.")
    if _NOT_FOUND.search(title):
        return LinkError(ErrorCode.HTTP_4XX, "The page says that what you saved is not there (any more).")
    if short and (_has_password_field(document.root) or _LOGIN.search(title)):
        return LinkError(ErrorCode.LOGIN, "The page asks you to sign in before it shows anything.")
    if short and (_CONSENT.search(title) or _CONSENT.search(text[:800])):
        return LinkError(ErrorCode.BLOCKED, "The page asks for your consent to cookies before it shows anything.")
    return None


def _has_password_field(root: Any) -> bool:
    return any((field.get("type") or "").lower() == "password" for field in root.iter("input"))


def _is_shell(document: Document, text: str) -> bool:
    """Little to read, and scripts that would build it."""
    scripts = sum(1 for script in document.root.iter("script") if "json" not in (script.get("type") or ""))
    if len(text) >= _BARE_SHELL or not scripts:
        return False
    named = any(element.get("id") in _SCRIPT_ROOT and len(text_of(element)) < _BARE_SHELL for element in document.root.iter("div"))
    told = any(_NEEDS_SCRIPT.search("".join(element.itertext())[:2_000]) for element in document.root.iter("noscript"))
    return named or told or _NEEDS_SCRIPT.search(text) is not None or (len(text) < 40 and scripts >= 1)


def _of_another_kind(document: Document, graph: Graph, text: str, title: str) -> LinkError | None:
    kind = document.meta.get("og:type", "").lower()
    if "videoobject" in graph.types or kind.startswith("video") or document.meta.get("og:video"):
        return LinkError(ErrorCode.VIDEO, "The page is a video; its text holds no recipe.")
    if _is_shell(document, text):
        return LinkError(ErrorCode.NEEDS_BROWSER, "The page is empty until its scripts have run in a browser.")
    if graph.types & {"product", "offer", "productgroup"} or kind.startswith(("product", "og:product")):
        return LinkError(ErrorCode.NO_RECIPE, "There is no recipe here; it seems to be a shop's page.")
    if graph.types & {"itemlist", "collectionpage", "searchresultspage"} or len(graph.recipes) > 2 or _lists_recipes(document.root, title):
        return LinkError(ErrorCode.NO_RECIPE, "There is no recipe here; it seems to be a list of recipes. Save the link of one of them.")
    if graph.recipes:
        return LinkError(ErrorCode.NO_RECIPE, "The page names a recipe but shows neither its ingredients nor its method.")
    if graph.types & {"article", "newsarticle", "blogposting", "reportagenewsarticle"} or kind == "article":
        return LinkError(ErrorCode.NO_RECIPE, "There is no recipe here; it seems to be an article.")
    return None


def _lists_recipes(root: Any, title: str) -> bool:
    """Many links that call themselves recipes, or a title that counts them ("25 best soups")."""
    links = {
        link.get("href")
        for link in root.iter("a")
        if re.search(
            r"/(?:recipes?|rezepte?|recettes?|recetas?|ricett[ae]|recepten?|receitas?|recept|opskrift(?:er)?|oppskrift(?:er)?)/.",
            link.get("href") or "",
            re.IGNORECASE,
        )
    }
    return len(links) >= 12 or (
        len(links) >= 5
        and re.match(
            r"\W*\d{1,3}\b|.*\b(?:recipes|rezepte|recettes|recetas|ricette|recepten|"
            r"receitas)\b",
            title,
            re.IGNORECASE,
        )
        is not None
    )


def _nothing(document: Document, text: str) -> LinkError:
    if not text:
        return LinkError(ErrorCode.NO_RECIPE, "The page holds no text at all.")
    name = document.best_name
    return LinkError(
        ErrorCode.NO_RECIPE,
        f"No recipe is recognised on this page (it calls itself “{name[:80]}”)." if name else "No recipe is recognised on this page.",
    )
