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
_MOST_LANGUAGES = 12
LANGUAGES = frozenset(
    ["en", "de", "fr", "es", "it", "nl", "pt", "sv", "da", "no", "nb", "enus", "engb", "dede", "frfr", "eses", "itit", "ptbr"]
)
_LETTERS = str.maketrans({"ł": "l", "ø": "o", "æ": "ae", "ß": "ss", "œ": "oe"})
_NO_LETTER = re.compile(r"[\W_]+")
_INGREDIENTS_KEY = re.compile(
    r"[a-z]{0,24}?(?:ingredients?|ingredien(?:ti?|tes?|ten|ts|ser|sers|ce)|zutaten|skladniki|suroviny)[a-z]{0,16}"
)
_METHOD_KEY = re.compile(
    r"[a-z]{0,24}?(?:instructions?|steps?|directions?|methods?|methode|preparations?|procedures?|howto(?:make|cook)?|stepbystep|anleitung(?:en)?|"
    r"zubereitung(?:en)?|schritte|etapes?|preparacion|elaboracion|instrucciones|preparazione|procedimento|procedimiento|istruzioni|"
    r"bereiding|stappen|werkwijze|instructies|preparo|preparacao|instrucoes|tillagning|instruktioner|fremgangsm(?:a|aa)[dt]e|tilberedning|"
    r"przygotowanie)[a-z]{0,14}|"
    r"(?:recipe|recette|rezept|receta|ricetta|recept|receita|opskrift|oppskrift)?"
    r"(?:realisation|deroule|pasos?|passaggi|fasi|svolgimento|esecuzione|modo(?:de)?fazer|passos?|gorsahar|steg|"
    r"sadangorduy?|trin|slikgjordu|kroki|"
    r"postup)(?:list[ae]?n?|text|html)?"
)
_NO_LIST = re.compile(
    r"(?:main|key|has|is|no|num|number|count|total|filter|exclude[sd]?|include[sd]?|search|popular|missing|trending|related|checkout|payment|delivery|"
    r"shipping|http|request|seo|meta|max|min|onboarding|wizard|form|progress|current|active|next|previous)"
    r"(?:of)?(?:recipe)?(?:ingredien|zutaten|step|method|instruction|direction|schritt|etape|preparation)[a-z]*|"
    r"[a-z]*(?:count|ids?|tags?|slugs?|titles?|labels?|urls?|images?|pages?|filters?|search|heading|header|headline|terms?|categor(?:y|ies)|enabled|"
    r"visible|number|total|times?|minutes|videos?|size|type|index|hash|key|placeholder)"
)
"""Keys that speak of a list and hold something else."""
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
        self._words = frozenset(self.words)
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
        return name in self._words


NAMES = Names(
    "ingredientname displayname name title ingredient food product item zutat bezeichnung nombre nome nom naam namn navn "
    "ingrediente ingredienser nazwa tittel libelle titel titre titulo text label description descripcion beschreibung "
    "value content nazev nev nimi vara ad adi onoma denumire naziv название назва ονομα"
)
PLURAL_NAMES = Names("pluralname nameplural plural pluraltitle pluralform")
AMOUNTS = Names(
    "formattedamount displayamount amounttext amountdisplay displayquantity quantitytext quantitydisplay "
    "formattedquantity amount quantity qty menge cantidad quantita quantite quantidade hoeveelheid mangd maengde mengde "
    "antal anzahl amountvalue value ilosc mnozstvi mennyiseg maara miktar cantitate kolicina posotita ποσοτητα количество кількість"
)
UNITS = Names(
    "formattedunit displayunit unittext unitdisplay unitshort unitname unit units unitofmeasure uom measure measurement "
    "measurementunit einheit unidad unita unite unidade eenheid enhet enhed jednostka jednotka egyseg mertekegyseg yksikko birim "
    "unitate jedinica monada μοναδα единица одиниця"
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
    "beschreibung beschrijving descripcion descrizione descricao omschrijving uitleg opis popis beskrivelse "
    "beskrivning anweisung rendered paragraph "
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
        bare = "".join(sign for sign in unicodedata.normalize("NFKD", name) if not unicodedata.combining(sign))
        name = unicodedata.normalize("NFC", bare)
    return _NO_LETTER.sub("", name)


@lru_cache(maxsize=8192)
def part_of_key(name: str) -> str:
    """ "ingredients", "method", or "" by what a list of this name holds."""
    plain = plain_key(name)
    if _NO_LIST.fullmatch(plain):
        return ""
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


def in_one_language(value: dict[str, Any]) -> Any:
    """Of words in several languages those of the first."""
    if 0 < len(value) <= _MOST_LANGUAGES and all(isinstance(name, str) and plain_key(name) in LANGUAGES for name in value):
        return next((words for words in value.values() if words), "")
    return value


def fields_of(node: dict[str, Any]) -> dict[str, Any]:
    """What the object says, by plain keys; what is empty is left out."""
    for _ in range(_WRAPS):
        inner = next((node[name] for name in _WRAPPERS if isinstance(node.get(name), dict)), None) if len(node) <= _FEW else None
        if inner is None:
            break
        node = {**inner, **{name: value for name, value in node.items() if value is not inner}}
    found: dict[str, Any] = {}
    for name, value in list(node.items())[:_MOST_KEYS]:
        if (value or value == 0) and isinstance(name, str) and not name.startswith("__"):
            found.setdefault(plain_key(name), in_one_language(value) if isinstance(value, dict) else value)
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
