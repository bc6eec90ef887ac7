"""The units this product knows: name, dimension and system (pure).

A cup, a pint or a fluid ounce is American or imperial (a cup also metric) and the word alone does not tell, so their system is unknown;
ounce and pound weigh the same in both systems, so theirs is unknown too.
"""

from __future__ import annotations

from galley_watch.values.ingredient import Dimension, System

_METRIC = {
    Dimension.MASS: "gram kilogram milligram hectogram decagram pfund",
    Dimension.VOLUME: "liter deciliter centiliter milliliter",
    Dimension.LENGTH: "centimeter millimeter meter",
}
_UNTOLD = {
    Dimension.MASS: "ounce pound",
    Dimension.VOLUME: "cup teaspoon tablespoon dessertspoon fluid_ounce pint quart gallon shot jigger coffee_cup teacup gill peck bushel"
    " barrel barspoon saltspoon tot nip",
    Dimension.LENGTH: "inch foot",
    Dimension.UNKNOWN: "pinch dash drop splash handful heap knob touch glass bowl mug drizzle part smidgen measure"
    " grain scoop ladle dollop squeeze spoonful pat grind thumb shake grating dab slug glug slosh swig blob tad"
    " hunk nub squirt fistful armful twist crack capful spray turn"
    " scraping dusting scattering plate saucer",
}
_CONTAINERS = (
    "can jar package bag box bottle carton container tub tube block punnet crate jug basket tray pot bar ball log wheel pouch sack"
    " canister brick case keg pail vial sheet roll bunch"
)
_COUNTS = (
    "clove slice sprig head stalk leaf piece fillet bulb ear cube loaf strip branch blade cob finger slab tablet capsule rasher"
    " batch recipe dozen stem rack stick wedge round serving portion side cake cluster pod scoopful breast leg rib bucket cane ring"
    " knuckle floret tablet sprinkle spear square sleeve crown link segment frond lump stack unit bundle nest pair strand disc heart fifth"
    " medallion sliver nugget joint curl shaving thread twig quantity petal"
)


def _catalogue() -> dict[str, tuple[Dimension, System]]:
    known: dict[str, tuple[Dimension, System]] = {}
    for names, system in ((_METRIC, System.METRIC), (_UNTOLD, System.UNKNOWN)):
        for dimension, words in names.items():
            known.update({word.replace("_", " "): (dimension, system) for word in words.split()})
    known.update(dict.fromkeys((_CONTAINERS + " " + _COUNTS).split(), (Dimension.COUNT, System.UNKNOWN)))
    return known


CATALOGUE = _catalogue()
CONTAINERS = frozenset(_CONTAINERS.split())
EXACT = frozenset(name for name, (dimension, _) in CATALOGUE.items() if dimension in (Dimension.MASS, Dimension.VOLUME))

# Understood in every language: signs of the metric system, and what pages translated from English leave standing.
EVERYWHERE = {
    "gram": "g|gr|gm|gms|gram|grams|gramme|grammes",
    "kilogram": "kg|kgs|kilo|kilos|kilogram|kilograms|kilogramme|kilogrammes",
    "milligram": "mg|milligram|milligrams",
    "liter": "l|lt|ltr|liter|liters|litre|litres",
    "deciliter": "dl|deciliter|deciliters|decilitre|decilitres",
    "centiliter": "cl|centiliter|centiliters|centilitre|centilitres",
    "milliliter": "ml|mls|milliliter|milliliters|millilitre|millilitres",
    "centimeter": "cm|centimeter|centimeters|centimetre|centimetres|cm-thick|cm-long|cm-wide|㎝",
    "millimeter": "mm|millimeter|millimeters|millimetre|millimetres|mm-thick",
    "cup": "cup|cups",
    "tablespoon": "tbsp|tbsps|tbs|tbl|tablespoon|tablespoons",
    "teaspoon": "tsp|tsps|teaspoon|teaspoons",
    "ounce": "oz|ounce|ounces",
    "fluid ounce": "fl oz|fluid ounce|fluid ounces",
    "pound": "lb|lbs|pound|pounds",
    "inch": "inch|inches|inch-thick|inch-long|inch-wide",
}
