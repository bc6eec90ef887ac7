"""The names that applications give the parts of a recipe in their data (pure): ten languages, whatever case and marks between words."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import Any

_LONGEST = 80
_MOST_KEYS = 100
_WRAPS = 4
_FEW = 5
_WRAPPERS = ("attributes", "data", "node", "attrs", "fields")
"""Names under which systems keep all that an object says."""
_MOST_RANKED = 5_000
_LETTERS = str.maketrans({"ł": "l", "ø": "o", "æ": "ae", "ß": "ss", "œ": "oe"})
_NO_LETTER = re.compile(r"[^a-z0-9]+")
_TAIL = (
    r"(?:s?(?:list[ae]?n?|groups?|gruppen|sections?|lines?|texts?|html|blocks?|items|body|content|data|raw|md|markdown|mdx|rich(?:text)?|array|"
    r"rows|collection|connection|json|parts|components|field|details|entries|wrapper|container|set|s))?"
)
_FRONT = r"(?:field|acf|meta|str|data|my|the|all|page|wprm|content|block|custom|list|base|core){0,3}"
_INGREDIENTS = (
    rf"{_FRONT}(?:recipe|recette|rezept|receta|ricetta|recept|receita|opskrift|oppskrift|all|extended|formatted|parsed|display|raw|my|the|page)?"
    r"(?:ingredients?|ingredien(?:ti?|tes?|ten|ts|ser|sers)|zutaten|skladniki|ingredience|suroviny)"
)
_METHOD = (
    rf"{_FRONT}(?:recipe|recette|rezept|receta|ricetta|recept|receita|opskrift|oppskrift|preparation|preparing|cooking|analyzed|formatted|method|baking|"
    r"instruction|how|display|raw|str|my|all)?"
    r"(?:instructions?|steps?|directions?|methods?|methode|preparations?|procedures?|howto(?:make|cook)?|makingsteps|procedimento|procedimiento|"
    r"zubereitung(?:en|sschritte|stext)?|anleitung(?:en)?|arbeitsschritte|schritte|kochschritte|etapes?|realisation|deroule|"
    r"preparacion|elaboracion|instrucciones|pasos?|preparazione|passaggi|fasi|svolgimento|esecuzione|istruzioni|"
    r"bereiding(?:swijze|sstappen)?|stappen|werkwijze|instructies|preparo|preparacao|modo(?:de)?preparo|modo(?:de)?preparacao|modo(?:de)?fazer|"
    r"passos?|instrucoes|tillagning|gorsahar|instruktioner|steg|fremgangsm(?:a|aa)[dt]e|sadangorduy?|trin|tilberedning|slikgjordu|"
    r"przygotowanie|kroki|postup)"
)
_INGREDIENTS_KEY = re.compile(_INGREDIENTS + _TAIL)
_METHOD_KEY = re.compile(_METHOD + _TAIL)
_PARTS_KEY = re.compile(
    r"(?:recipe)?(?:components?|parts?|sections?|groups?|blocks?|subrecipes?|stages?|layers?|elements?|zones?|modules?|body|content|contents|"
    r"slices|children|flexiblecontent|teile|partes|parties|parti|delen)"
)
_UNIT_TABLE = re.compile(
    r"(?:measurement|measuring|measure|quantity|recipe)?(?:units?|measures?|einheiten|unidades|unites|uoms?)(?:byid|map|table|list|data)?"
)
_FOOD_TABLE = re.compile(r"(?:recipe)?(?:ingredients?|products?|foods?|zutaten|ingredientes)(?:byid|map|table|list|data|catalog)?")

_OTHER_ROLES = re.compile(
    r"(?:unit|amount|quantity|measure|group|category|image|photo|plural|file|user|author|brand|type|tag|aisle|class|alt|seo|meta|icon|short|id)s?"
    r"(?:name|title|text|label|description|content|value)$|(?:alt|seo|meta|image|link|button|aria)[a-z]*$"
)


class Names:
    """Names of keys by rank, the best first; a key that ends with one of them ranks behind those that are one."""

    def __init__(self, words: str) -> None:
        self.words = tuple(words.split())
        self._known: dict[str, int | None] = {word: place for place, word in reversed(list(enumerate(self.words)))}

    def rank(self, name: str) -> int | None:
        """None where the key is none of these."""
        if name not in self._known:
            if len(self._known) > _MOST_RANKED:
                return None
            self._known[name] = self._rank_by_end(name)
        return self._known[name]

    def _rank_by_end(self, name: str) -> int | None:
        if name.startswith(("has", "is")) or _OTHER_ROLES.fullmatch(name):
            return None
        ends = (place for place, word in enumerate(self.words) if len(word) >= 4 and name.endswith(word))
        return next((len(self.words) + place for place in ends), None)

    def __contains__(self, name: str) -> bool:
        return name in self.words


NAMES = Names(
    "ingredientname displayname name title ingredient food product item zutat bezeichnung nombre nome nom naam namn navn "
    "ingrediente ingredienser nazwa tittel libelle titel titre titulo text label description descripcion beschreibung "
    "value content"
)
PLURAL_NAMES = Names("pluralname nameplural plural pluraltitle pluralform")
AMOUNTS = Names(
    "formattedamount displayamount amounttext amountdisplay displayquantity quantitytext quantitydisplay "
    "formattedquantity amount quantity qty menge cantidad quantita quantite quantidade hoeveelheid mangd maengde mengde "
    "antal anzahl amountvalue value ilosc"
)
UNITS = Names(
    "formattedunit displayunit unittext unitdisplay unitshort unitname unit units unitofmeasure uom measure measurement "
    "measurementunit einheit unidad unita unite unidade eenheid enhet enhed jednostka"
)
SHORT_UNITS = Names("abbreviation abbr abbreviated short shortname shortform symbol display abbrev kurz code")
REMARKS = Names(
    "note notes comment comments remark remarks preparation prep preparationnote extra extrainfo additional "
    "additionalinfo hint details addition info state suffix processing nota notas hinweis anmerkung zusatz opmerking "
    "bemaerkning kommentar commentaire complement"
)
WHOLE_LINES = Names(
    "original originalstring originaltext rawtext rawingredient displaytext fulltext fullname line ingredientline "
    "ingredienttext formattedtext formattedingredient formatted display inputtext raw richtext string"
)
STEPS = Names(
    "text steptext instructiontext body instruction instructions instructionhtml instructionshtml instructionsmarkdown "
    "description descriptionhtml content html markdown value step direction directions details texte testo texto tekst "
    "beschreibung beschrijving descripcion descrizione descricao beskrivelse beskrivning anweisung rendered paragraph "
    "copy message preparation name title"
)
HEADINGS = Names(
    "overskrift rubrik titolo "
    "tittel nazwa groupname groupheading sectionname header heading headline subhead subheading title name label titel "
    "titre titulo titolo nombre nom nome naam namn navn"
)
LISTS = Names(
    "linjer zeilen lignes righe regels rader lineas linhas "
    "items ingredients ingredientlist ingredientlines recipeingredients steps instructions instructionsteps directions "
    "lines rows list entries children nodes edges data attributes columns elements values zutaten schritte ingredientes "
    "ingredienti ingredienten ingredienser pasos etapes passaggi stappen passos trin steg collection results groups "
    "sections parts content body texts"
)
PLACES = Names("position order sortorder sort rank number stepnumber step index sequence idx nummer numero ordre orden ordine")


@lru_cache(maxsize=8192)
def plain_key(name: str) -> str:
    """``Ingredient_List`` → ``ingredientlist``, ``étapes`` → ``etapes``, ``steps({"first":9})`` → ``steps``."""
    name = name[:_LONGEST].split("(", 1)[0].split(":{", 1)[0].split("@", 1)[0].lower().translate(_LETTERS)
    if not name.isascii():
        name = "".join(sign for sign in unicodedata.normalize("NFKD", name) if not unicodedata.combining(sign))
    return _NO_LETTER.sub("", name)


@lru_cache(maxsize=8192)
def part_of_key(name: str) -> str:
    """ "ingredients", "method", or "" by what a list of this name holds."""
    plain = plain_key(name)
    if _INGREDIENTS_KEY.fullmatch(plain):
        return "ingredients"
    return "method" if _METHOD_KEY.fullmatch(plain) else ""


@lru_cache(maxsize=8192)
def names_parts(name: str) -> bool:
    """Does a list of this name hold the parts of one recipe (its crust, its filling)?"""
    plain = plain_key(name)
    return bool(_PARTS_KEY.fullmatch(plain)) or part_of_key(name) != ""


@lru_cache(maxsize=8192)
def table_of_key(name: str) -> str:
    """ "unit" or "food" where objects under this name may be pointed to by their id."""
    plain = plain_key(name)
    return "unit" if _UNIT_TABLE.fullmatch(plain) else "food" if _FOOD_TABLE.fullmatch(plain) else ""


def fields_of(node: dict[str, Any]) -> dict[str, Any]:
    """What the object says, by plain keys; what is empty is left out."""
    for _ in range(_WRAPS):
        inner = next((node[name] for name in _WRAPPERS if isinstance(node.get(name), dict)), None) if len(node) <= _FEW else None
        if inner is None:
            break
        node = {**inner, **{name: value for name, value in node.items() if value is not inner}}
    found: dict[str, Any] = {}
    for name, value in list(node.items())[:_MOST_KEYS]:
        if isinstance(name, str) and value not in (None, "", [], {}) and not name.startswith("__"):
            found.setdefault(plain_key(name), value)
    return found


def first_of(fields: dict[str, Any], names: Names, *kinds: type[Any]) -> Any:
    """The value of the best name that holds one of these kinds."""
    best: int | None = None
    found = None
    for name, value in fields.items():
        rank = names.rank(name)
        if rank is not None and (best is None or rank < best) and isinstance(value, kinds) and not isinstance(value, bool):
            best, found = rank, value
    return found
