"""The link from a recipe to the page of who wrote it (pure): the address spells the name that the link shows."""

from __future__ import annotations

import re
import unicodedata
from itertools import dropwhile, islice
from typing import Any

from galley_watch.extract.document import text_of
from galley_watch.extract.page_text.element_kinds import stands_in

_PLACES = (
    *("author", "authors", "autor", "autoren", "autores", "auteur", "auteurs", "autore", "autori", "chef", "chefs", "people", "person"),
    *("profile", "profil", "user", "users", "member", "members", "contributor", "contributors", "staff", "team", "redaktion", "writer"),
    *("writers", "by", "cook", "cooks", "usuario", "usuarios", "utente", "utenti", "bruker", "kokk", "kock"),
)
_BEHIND = re.compile(rf"/(?:{'|'.join(_PLACES)})/(?P<rest>[^?#]+)")
_ASIDE = re.compile(
    r"\b(?:comments?|respond|kommentar\w*|commentaires?|comentarios?|reacties?|reviews?|related|carousel|teaser|menu)\b", re.IGNORECASE
)
_BY = re.compile(r"^\W*(?:by|von|par|por|di|door|af|av)\s+", re.IGNORECASE)
_WORD = re.compile(r"[^\W_]+")
_NOBODY = frozenset((
    *("signup", "signin", "login", "logon", "logout", "register", "registration", "join", "account", "profile", "edit", "settings"),
    *("recipes", "favorites", "favourites", "all", "about", "anmelden", "registrieren", "abmelden", "konto", "profil", "rezepte"),
    *("inscription", "connexion", "compte", "recettes", "registro", "entrar", "registrate", "cuenta", "perfil", "recetas", "receitas"),
    *("accedi", "registrati", "profilo", "ricette", "inloggen", "aanmelden", "registreren", "recepten", "logind", "logga", "loggain"),
    *("logginn", "recept", "opskrifter", "oppskrifter", "follow", "like", "unlike", "reply", "report", "message", "folgen", "suivre"),
    *("seguir", "segui", "volgen", "følg", "folj"),
))  # fmt: skip
"""What links to a reader's own account, to all who cook there, or to what a reader may do say: the places of their addresses are those of
people."""
_FEWEST_LETTERS = 3
_LONGEST = 60
_MOST = 200


def linked_author(root: Any) -> str | None:
    """The name on the first such link behind the page's heading."""
    behind_heading = dropwhile(lambda element: element.tag != "h1", root.iter("h1", "a"))
    links = (element for element in behind_heading if element.tag == "a" and _BEHIND.search(element.get("href") or ""))
    names = (_name_on(link) for link in islice(links, _MOST) if not stands_in(link, ("footer", "nav", "aside"), _ASIDE))
    return next(filter(None, names), None)


def _name_on(link: Any) -> str:
    """What it shows, or what its title or picture says."""
    picture = link.find(".//img")
    for stated in (text_of(link), link.get("title") or "", "" if picture is None else picture.get("alt") or ""):
        name = _BY.sub("", " ".join(stated[: 2 * _LONGEST].split())).strip(" ,|:")
        if _FEWEST_LETTERS <= len(name) <= _LONGEST and _is_spelt(name, link.get("href") or ""):
            return name
    return ""


def _is_spelt(name: str, address: str) -> bool:
    """Do the words of the name stand in one part of the address behind the place where people are?"""
    said, found = [_plain(word) for word in _WORD.findall(name)], _BEHIND.search(address)
    return (
        found is not None
        and 0 < len(said) <= 5
        and "".join(said) not in _NOBODY
        and any(all(word in _plain(part) for word in said) for part in found["rest"].split("/"))
    )


def _plain(words: str) -> str:
    return "".join(sign for sign in unicodedata.normalize("NFKD", words.casefold()) if sign.isalnum())
