"""The vocabulary by which pages name the parts of a recipe (pure), in the languages the reader knows.

English, German, French, Spanish, Italian, Dutch, Portuguese, Swedish, Danish and Norwegian in full; the headings of a few more.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

_COLUMN_SIZE = 60

INGREDIENTS = (
    r"ingredients?|zutaten(?:liste)?|ingr[ée]dients?|ingredientes?|ingredienti|ingredi[ëe]nten|ingredienser|sk[łl]adniki|ainekset|raaka-aineet|"
    r"hozz[áa]val[óo]k|ingredience|ingrediencie|suroviny|ingrediente|malzemeler(?:i)?|sastojci|sestavine|koostisosad|bahan(?:-bahan)?|nguy[êe]n\s+li[ệe]u|"
    r"ингредиенты|состав|інгредієнти|(?:необходими\s+)?продукти|υλικά|συστατικά|מצרכים|מרכיבים|המצרכים|المكونات|المقادير|材料|食材|用料|配料|재료"
)
METHOD = (
    r"instructions?|directions?|methods?|method[eo]|preparations?|steps?(?!\W*\d)|how\s+to(?:\s+(?:make|cook|prepare)(?:\s+(?:it|this))?)?|procedure|"
    r"what\s+to\s+do|what\s+you(?:['’]ll)?\s+do|let['’]?s\s+(?:cook|bake|make\s+it)|"
    r"zubereitung(?:sweise)?|anleitung|arbeitsschritte|zubereitungsschritte|(?:und\s+)?so\s+geht(?:['’]?s|\s+es)|"
    r"so\s+wird(?:['’]?s|\s+es)\s+gemacht|so\s+macht\s+(?:du|ihr|man)(?:['’]?s|\s+es)|"
    r"pr[ée]paration|[ée]tapes|r[ée]alisation|instrucciones|elaboraci[óo]n|preparaci[óo]n|pasos|procedimiento|"
    r"modo\s+de\s+(?:hacer(?:lo)?|elaboraci[óo]n|preparaci[óo]n)|paso\s+a\s+paso|marche\s+à\s+suivre|"
    r"come\s+si\s+(?:fa|prepara)|esecuzione|svolgimento|como\s+(?:fazer|preparar)|c[óo]mo\s+(?:se\s+)?(?:hace|prepara)(?:r(?:lo|la)?)?|comment\s+faire|"
    r"preparazione|procedimento|bereiding(?:swijze)?|werkwijze|instructies|zo\s+maak\s+je\s+(?:het|dit)|aan\s+de\s+slag|hoe\s+maak\s+je\s+het|"
    r"preparo|modo\s+de\s+(?:preparo|prepara[çc][ãa]o|fazer)|prepara[çc][ãa]o|instru[çc][õo]es|g[öo]r\s+s[åa]\s+h[äa]r|"
    r"tillagning|instruktioner|fremgangsm[åa]de|s[åa]dan\s+g[øo]r\s+du|tilberedning|fremgangsm[åa]te|slik\s+gj[øo]r\s+du|"
    r"spos[óo]b\s+(?:przygotowania|wykonania)|przygotowanie|wykonanie|elk[ée]sz[íi]t[ée]s(?:e)?|postup(?:\s+p[řr][íi]pravy)?|p[řr][íi]prava|"
    r"valmistus(?:ohje)?|ohjeet|yap[ıi]l[ıi][şs][ıi]|haz[ıi]rlan[ıi][şs][ıi]|priprem[ae]|priprava|postupak|mod\s+de\s+preparare|"
    r"cara\s+(?:membuat|memasak)|c[áa]ch\s+l[àa]m|(?:(?:способ|рецепт|процесс)\s+)?приготовлени[ея]|приготування|(?:начин\s+на\s+)?приготвяне|"
    r"εκτέλεση|οδηγίες|διαδικασία|(?:אופן|הוראות)\s+ה?הכנה|אופן\s+ההכנה|طريقة\s+(?:التحضير|العمل)|作り方|手順|做法|作法|步[骤驟]|만드는\s*법|조리\s*(?:법|순서)"
)
STEP = r"steps?|instructions?|schritte?|[ée]tapes?|pasos?|pass[oi]|fas[ei]|stap|passos?|steg|trin|krok|vaihe"

COUNT_WORD = "one|two|three|four|five|six|seven|eight|nine|ten|eins|zwei|drei|un|deux|trois|uno|due|tre|dos|tres"

ORDINAL_LABEL = re.compile(
    rf"^\W*(?:{STEP})?\s*(?:n[°º.]\s*)?\d{{1,2}}\s*[.:)\-–]?\s*$|^\W*(?:{STEP})\s*(?:{COUNT_WORD})?\W*$|"
    rf"^\W*(?:{STEP})\s*\d{{1,2}}\s*(?:/|of|von|sur|van|de|di|av)\s*\d{{1,2}}\W*$|^\W*\d{{1,2}}(?:\.|st|nd|rd|th|e|er|[ºª])?\s*(?:{STEP})\W*$",
    re.IGNORECASE,
)
"""A name that only counts: "Step 1", "Schritt 2:", "3."."""

_FOR_SO_MANY = r"(?:for|f[üu]r|pour|para|per|voor|till?|x)\s+(?:ca\.?\s+|about\s+|circa\s+|environ\s+|etwa\s+)?\d[^:：]{0,30}?"

_LIST_OF = r"(?:the\s+|la\s+)?(?:list\s+of\s+|list[ae]s?\s+(?:de\s+|des\s+|d['’]\s?|degli\s+|di\s+))(?:the\s+|los\s+|les\s+|os\s+)?"

_NEEDED = (
    r"(?:what\s+)?you(?:'|’)?(?:ll|\s+will)?\s+need(?!\s+(?:to|a|an|for)\b)|shopping\s+list|das\s+brauchst\s+du|(?:(?:das|was)\s+)?(?:du\s+brauchst(?:\s+f[üu]r\s+(?:den|die|das)\s+[\w-]+)?|"
    r"ihr\s+braucht|man\s+braucht)|einkaufsliste|i\s+used|da\s+comprare|lo\s+que\s+necesitas|what\s+goes\s+in(?:to\s+it)?|nodig|"
    r"benodigdheden|dit\s+heb\s+je\s+nodig|"
    r"wat\s+heb\s+je\s+nodig|(?:ce\s+qu['’])?il\s+(?:vous\s+|te\s+)?faut|du\s+beh[öo]ver|det\s+(?:skal|har)\s+du\s+(?:bruge|brug\s+for)|"
    r"(?:(?:dette|det)\s+)?trenger\s+du|du\s+trenger|necesitas|"
    r"cosa\s+serve|voc[êe]\s+vai\s+precisar"
)

SHOPPING_HEADING = re.compile(
    r"^\W*(?:[^\W\d_]+\W+){0,3}(?:shopping\s+list|grocery\s+list|einkaufs(?:liste|zettel)|liste\s+(?:de|des)\s+courses|lista\s+de\s+(?:la\s+)?compras?|"
    r"lista\s+della\s+spesa|da\s+comprare|boodschappen(?:lijst(?:je)?)?|ink[öo]pslista|indk[øo]bs(?:liste|seddel)|handleliste)\W*$",
    re.IGNORECASE,
)
METHOD_HEADING = re.compile(
    rf"^\W*(?:the\s+|les\s+|la\s+|die\s+|recipe\s+|step[- ]by[- ]step\s+|cooking\s+|"
    rf"baking\s+)*(?:{METHOD})\W*$",
    re.IGNORECASE,
)
INGREDIENTS_HEADING = re.compile(
    rf"^\W*(?:the\s+|les\s+|die\s+|recipe\s+|{_LIST_OF}|{_FOR_SO_MANY}\s+)?(?:{INGREDIENTS}|{_NEEDED})(?:\s*[(:（：【].{{0,40}}|\s+{_FOR_SO_MANY})?\W*$|"
    rf"^\W*{_FOR_SO_MANY}\s*[:：]\W*$",
    re.IGNORECASE,
)
INGREDIENTS_OF_KIND = re.compile(rf"^\W*(?:[^\W\d_][\w-]*\s+){{1,2}}(?:{INGREDIENTS})\W*$", re.IGNORECASE)
""" "Dry ingredients", "other ingredients": the name of a group, which speaks of a list all the same."""
INLINE_HEADING = re.compile(
    rf"^\W*(?:(?:the\s+|les\s+|la\s+|recipe\s+)?(?:(?:{INGREDIENTS}|{_NEEDED})(?:\s*\([^()]{{0,40}}\)|\s+{_FOR_SO_MANY})?|{_FOR_SO_MANY})"
    rf"\s*[:：]\s*(?=\S.{{15}})|(?:the\s+|la\s+|les\s+)?(?:{METHOD})\s*[:：]\s*(?=[^\W\d_].{{30}}))",
    re.IGNORECASE,
)
"""The name of a part with the part itself behind it in the same line."""

METHOD_OPENING = re.compile(
    rf"^\W*(?:(?:step[- ]by[- ]step|recipe)\b|(?:{METHOD}|so\s+wird|aan\s+de\s+slag|"
    rf"zo\s+maak|c[óo]mo\s+(?:preparar|hacer|fazer)|come\s+(?:si\s+)?(?:prepara(?:re)?|fare)|comment\s+(?:préparer|faire)|"
    rf"so\s+(?:gelingt|bereite[nt]))\b)",
    re.IGNORECASE,
)
"""How a heading begins that names the method together with the dish; only for heading elements."""
INGREDIENTS_OPENING = re.compile(rf"^\W*(?:(?:the\s+)?(?:{INGREDIENTS}|{_NEEDED})\b)", re.IGNORECASE)

AFTER_HEADING = re.compile(
    r"^\W*(?:(?:recipe\s+)?notes?|tips?(?:\s+\w+)?|nutrition(?:al)?(?:\s+(?:facts|information|info))?|comments?|equipment|"
    r"storage|faqs?|video|related(?:\s+recipes)?|"
    r"you\s+(?:may|might)\s+also\s+like|leave\s+a\s+(?:comment|reply)|n[äa]hrwerte?|kommentare?|notizen|tipps?|hinweise?|"
    r"astuces?|conseils?|commentaires?|"
    r"valeurs?\s+nutritionnelles?|consejos?|comentarios?|notas?|consigli[o]?|note|commenti|opmerkingen|reacties|"
    r"voedingswaarde[n]?|dicas?|coment[áa]rios|"
    r"n[äa]ringsv[äa]rde|kommentarer|n[æa]ringsinnhold|n[æa]ringsindhold)\W*$",
    re.IGNORECASE,
)
"""Headings of what follows a recipe."""
EQUIPMENT_HEADING = re.compile(
    r"^\W*(?:(?:special|other|helpful|kitchen|recommended)\s+)?(?:(?:equipment|utensils?|tools?)(?:\s+(?:needed|used|list|you(?:['’]ll)?\s+need))?|utensilien|k[üu]chenger[äa]te|zubeh[öo]r|"
    r"mat[ée]riel|ustensiles?|utensili|strumenti|utensilios|utens[íi]lios|verder\s+nodig|keukengerei|utstyr|udstyr|redskap)\W*$",
    re.IGNORECASE,
)
AFTER_WORDS = re.compile(
    r"\b(?:tips?|mistakes?|substitut\w+|swaps?|variations?|faqs?|questions?|storage|store|leftovers?|notes?|tools?|macros?|"
    r"nutrition\w*|comments?|reviews?|related|why|"
    r"serve\s+with|what\s+to\s+serve|more|tipps?|varianten?|aufbewahr\w+|variantes?|conservation|consejos?|consigli|"
    r"conservazione|bewaren|dicas?|tips|f[öo]rvaring)\b",
    re.IGNORECASE,
)
"""Words in a heading of what stands beside a recipe and reads like a method."""


def columns_of_ingredients(columns: Iterable[str]) -> list[str]:
    """The first of a table's columns that names its list: "Ingredient", "Baker's %", "Weight"."""
    return [name for column in columns if INGREDIENTS_HEADING.match(name := column[:_COLUMN_SIZE].strip())][:1]


def in_lower_case(pattern: re.Pattern[str]) -> re.Pattern[str]:
    """The pattern for lines in lower case. Folding the case of each letter it tries makes a search take three times as long."""
    return re.compile(pattern.pattern, pattern.flags & ~re.IGNORECASE)
