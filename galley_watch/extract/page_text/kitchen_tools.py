"""Tools that a page lists below its ingredients (pure): "Baking pan", "Food processor" are equipment, not food."""

from __future__ import annotations

import re
from dataclasses import replace

from galley_watch.values.recipe import IngredientGroup, Recipe

_FEWEST = 3
"""Lines at the end of a list; one or two ("wooden skewers", "baking paper") are wanted like food."""
_BRACKETS = re.compile(r"\([^()]*\)")
_SIZE = re.compile(
    r"[,;]?\s*(?:ø\s*)?\d+(?:[.,]\d+)?(?:\s*[x×]\s*\d+)?\s*-?(?:cm|mm|inch(?:es)?|in|\"|l|qt|quarts?|litres?|liters?)\b\.?", re.IGNORECASE
)
_TOOLS = (
    # English
    "pan pans saucepan saucepans skillet skillets wok griddle ramekin ramekins knife knives bowl bowls whisk "
    "spatula grater zester peeler "
    "mandoline mandolin sieve strainer colander processor blender mixer thermometer tongs ladle microplane "
    "spiralizer rolling-pin cutting-board "
    "chopping-board baking-sheet baking-sheets cookie-sheet baking-tray dutch-oven casserole-dish baking-dish "
    "pie-dish cake-tin loaf-tin muffin-tin "
    "muffin-tray cooling-rack wire-rack piping-bag pastry-bag pastry-brush cookie-cutter cookie-cutters "
    "pressure-cooker slow-cooker rice-cooker "
    "instant-pot stockpot crockpot air-fryer measuring-cups measuring-spoons wooden-spoon kitchen-scale "
    "kitchen-torch waffle-iron parchment-paper "
    # German
    "pfanne topf kochtopf schüssel rührschüssel holzschüssel schneebesen messer schneidebrett brett mixer stabmixer "
    "küchenmaschine reibe sieb "
    "backblech backform springform kastenform auflaufform muffinform nudelholz sparschäler küchenwaage reiskocher "
    "dampfgarer rollmatte "
    "teigschaber backpinsel spritzbeutel backpapier "
    # French, Spanish, Italian
    "poêle casserole saladier fouet couteau mixeur robot râpe passoire moule plaque-de-cuisson rouleau-à-pâtisserie "
    "maryse emporte-pièce "
    "sartén olla cazuela bol batidora cuchillo tabla-de-cortar rallador colador molde bandeja-de-horno rodillo "
    "varillas espátula "
    "padella pentola casseruola ciotola frusta coltello tagliere grattugia colino teglia stampo mattarello frullatore "
    # Dutch, Portuguese, Swedish, Danish, Norwegian
    "koekenpan kookpan kom garde snijplank rasp zeef bakblik bakvorm springvorm ovenschaal staafmixer deegroller "
    "keukenmachine "
    "frigideira panela tigela faca liquidificador batedeira ralador peneira assadeira forma "
    "stekpanna kastrull bunke visp kniv skärbräda rivjärn sil bakform ugnsform plåt kavel matberedare stavmixer "
    "pande gryde skål piskeris skærebræt rivejern sigte bageform ildfast-fad kagerulle foodprocessor "
    "stekepanne kjele bolle skjærebrett ildfast-form stavmikser kjøkkenmaskin"
)
_IS_TOOL = re.compile(rf"(?:^|[^\w])(?:{'|'.join(tool.replace('-', '[ -]') for tool in dict.fromkeys(_TOOLS.split()))})\W*$", re.IGNORECASE)


def with_tools_apart(recipe: Recipe) -> Recipe:
    """Three or more lines at the end of the ingredients that name nothing but tools become equipment."""
    if not recipe.ingredient_groups:
        return recipe
    *before, last = recipe.ingredient_groups
    kept = len(last.lines)
    while kept and _names_tool(last.lines[kept - 1]):
        kept -= 1
    tools = last.lines[kept:]
    if len(tools) < _FEWEST or len(recipe.ingredients) - len(tools) < _FEWEST:
        return recipe
    groups = (*before, IngredientGroup(last.heading, last.lines[:kept])) if kept else tuple(before)
    equipment = tuple(dict.fromkeys((*recipe.equipment, *tools)))
    return replace(recipe, ingredient_groups=groups, equipment=equipment)


def _names_tool(line: str) -> bool:
    return _IS_TOOL.search(_SIZE.sub("", _BRACKETS.sub("", line)).strip()) is not None
