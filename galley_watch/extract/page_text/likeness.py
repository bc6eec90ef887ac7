"""What a line of text looks like (pure): an ingredient, a step, or neither; words and shapes of ten languages, no page's own.

The patterns of words are for lines in lower case: folding the case of each letter they try takes three times as long.
"""

from __future__ import annotations

import re

from galley_watch.extract.fractions import AMOUNT_SIGN, HAS_AMOUNT, VULGAR_FRACTIONS
from galley_watch.extract.page_text import fact_words
from galley_watch.extract.page_text.orders import begins_with_order, surely_begins_with_order

SURE, LIKELY, POSSIBLE = 0.6, 0.4, 0.1
"""How like to an ingredient, or to a step, a line is that surely, likely or possibly is one."""
NUMBER = (
    r"(?:\d{1,4}(?:[.,]\d{1,3})?(?:\s*[-–/x×]\s*\d{1,4}(?:[.,]\d+)?)?|"
    rf"[{VULGAR_FRACTIONS}]|\d{{1,3}}\s?[{VULGAR_FRACTIONS}])"
)
UNIT = (
    r"kg|g|gr|cc|glas|gläser|pack(?:ung(?:en)?)?|pkt|paket|pots?|gramm?|grams?|grammes?|gramos?|grammi|gramas?|mg|ml|cl|dl|l|lt|litre?s?|liters?|litros?|litri|"
    r"cups?|c\.|tbsps?|tbs|tblsp?n?s?|tbspns?|tspns?|tablespoons?|tsps?|teaspoons?|oz|ounces?|lbs?|pounds?|pints?|quarts?|sticks?|cloves?|cans?|tins?|"
    r"slices?|pinch(?:es)?|"
    r"dash|handfuls?|bunch(?:es)?|sprigs?|stalks?|packages?|pkg|packets?|inch|knob|heads?|"
    r"el|tl|esslöffel|teelöffel|prise|stück|stk|bund|zehen?|dose|becher|päckchen|pck|scheiben?|tassen?|msp|"
    r"c\.?\s?à\.?\s?[sc]|cuill[eè]res?|cuillerées?|gousses?|pincées?|sachets?|tranches?|verres?|tasses?|boîtes?|brins?|bottes?|"
    r"cucharad(?:it)?as?|cdas?|cdtas?|tazas?|dientes?|pizcas?|vasos?|lonchas?|"
    r"cucchiai(?:ni|no|o)?|spicchi?o?|bicchier[ei]|pizzic[oh]i?|fette|bustin[ae]|tazz[ae]|"
    r"eetlepels?|theelepels?|theel|eetl|teentjes?|teen|snuf(?:je)?|plakjes?|blikje|zakje|bosje|stuks?|"
    r"colher(?:es)?|x[ií]caras?|copos?|dentes?|pitadas?|latas?|fatias?|"
    r"msk|tsk|krm|klyftor?|nypa|burk(?:ar)?|förp|st|spsk|tsk|fed|nip|knsp|dåse|ss|ts|boks|fedd|klype|stk|"
    r"ett[oi]|chil[oi]|kilos?|pond|ons|scheut(?:je)?|klontje|takjes?|blaadjes?|pfund|spritzer|schuss|zweige?|blätter|tropfen|livres?|branches?|feuilles?|chorr(?:it)?o|"
    r"ramitas?|hojas?|sobres?|puñados?|quilos?|maços?|punhados?|folhas?|ramos?|chávenas?|pacotes?|kvistar?|påsar?|knippen?|nävar?|skiv(?:a|or|er)|bundt|kvister|"
    r"håndfuld|neve|poser?|pakker?|kostk[ai]|opakowani[ea]|puszk[ai]|pęczek|garść|plastr(?:y|ów)|dag|ripaus|nippu|pussia?|purkkia?|tölkkiä?|viipaletta|pkt|ps|prk|"
    r"łyż(?:ka|ki|ek|eczka|eczki|eczek)|szklank[aię]|szklanek|szt|ząb(?:ek|ki)|szczypta|ek|tk|evőkanál|teáskanál|db|csipet|dkg|gerezd|csomag|"
    r"lžíc[eí]?|lžičk[ay]|hrnek|hrnky|ks|rkl|dl|kpl|"
    r"г|гр|кг|мл|л|шт|ст\.\s?л|ч\.\s?л|стакан(?:а|ов)?|щепотк[аи]|зубчик(?:а|ов)?|su\s+bardağı|(?:yemek|çay|tatlı)\s+kaşığı|adet|diş|"
    r"linguri(?:ță|țe)?|lingur[ăi]|cățe[il]|φλ|κ\.σ|κ\.γ|γρ|מל|גרם|כפות|כפיות|כוסות|כף|כפית|כוס|غ|كوب|ملعقة|ملاعق|أكواب|"
    r"مل|لتر|غرام|جرام|كيلو|克|公克|毫升"
)
_AMOUNT = re.compile(
    rf"^\W{{0,3}}(?:ca\.?|about|circa|env\.?|approx\.?|etwa|ongeveer|un|une|uno|una|ein|eine|een|en|ett|a|an|"
    rf"1)?\s*{NUMBER}(?![:.]?\d|\s?%)"
)
_WITH_UNIT = re.compile(rf"(?<![\w]){NUMBER}\s*(?:{UNIT})(?![^\W\d_])")
_NO_AMOUNT = re.compile(
    r"^(?:(?:to|for)\s+(?:serv(?:e|ing)|garnish(?:ing)?|finish|decorat(?:e|ing))\s*:\s*\S|"
    r"(?:(?:and|plus)\s+)?(?:(?:hefty|generous|large|small|good|big|tiny)\s+)?(?:pinch|dash|handful|splash|glug|squeeze|knob|sprig|bunch)\s+of|"
    r"a|an|some|few|pinch|dash|handful|salt|pepper|freshly|juice|zest|oil|olive|water|optional|salz|pfeffer|etwas|prise|sel|"
    r"poivre|un|une|quelques|sal|"
    r"pimienta|un|una|unos|sale|pepe|q\.?b\.?|zout|peper|snufje|sal|pimenta|peppar|lite|salt|peber|olie|"
    r"(?:(?:good|generous|big|flinke|goede|kleine|gute|große|kräftige|bonne|petite|stor|god)\s+)?(?:splash|glug|knob|drizzle|sprinkle|handvoll|"
    r"schuss|spritzer|messerspitze|pincée|poignée|filet|noisette|pizzico|manciata|pizca|puñado|chorrito|pitada|punhado|scheut(?:je)?|snuf|"
    r"handvol|klontje|mespuntje?|nypa|näve|skvätt|knivspids|håndfuld|håndfull|klype|szczypta|garść|odrobina|ripaus|hyppysellinen|"
    r"kourallinen|loraus))\b|"
    r"^(?:szklanka|[łl]y[żz](?:ka|eczka)|kostka|opakowanie|puszka|p[ęe]czek|g[łl][óo]wka|z[ąa]bek|paketti|purkki|t[öo]lkki|nippu|burk|paket|knippe|bundt|d[åa]se|pakke|"
    r"bund|p[äa]ckchen|packung|becher|tasse|bustina|bicchiere|spicchio|cucchiaio|cucchiaino|sachet|gousse|taza|cucharada|vaso|blik|zakje|bosje)\s[^.!?]{2,50}$"
)
_NUMBERS = (
    r"halbe[rs]?|zwei|drei|vier|fünf|sechs|demi|deux|trois|quatre|cinq|medi[oa]|dos|tres|cuatro|cinco|mezz[oa]|due|tre|quattro|cinque|"
    r"sei|halve|één|twee|drie|mei[oa]|dois|duas|tr[êe]s|quatro|halv|tv[åa]|fyra|fem|p[óo][łl]|dwa|dwie|trzy|cztery|pięć|"
    r"puoli|puolikas|kaksi|kolme|nelj[äa]|viisi"
)
_ENGLISH_NUMBERS = r"half|one|two|three|four|five|six"
_COUNTED_IN_WORDS = re.compile(rf"(?:{_NUMBERS}|eine?|een|uma?|ett)\s[^.!?]{{3,60}}$")
_AMOUNT_IN_WORDS = re.compile(
    rf"^\W*(?:{_ENGLISH_NUMBERS}|{_NUMBERS}|ein(?:e[nr]?)?|six|une?|seis|un[oa]?|een|zes|uma?|ett?|en|halvt|to|fire|jed(?:en|na)|yksi)\s+[^\W\d_]"
)
_IN_WORDS = re.compile(
    rf"^\W*(?:{_ENGLISH_NUMBERS}|eight|ten|twelve|several|a\s+(?:few|couple|handful|little|good)|(?:finely|coarsely|roughly|thinly|freshly)\s+\w+|"
    r"fresh|grated|chopped|sliced|diced|minced|shredded|toasted|(?:rind|zest|juice)\s+of)\s+[^\W\d_]"
)
"""Amounts and what was done to a thing, in words: short lines without an end that begin so."""
_TO_TASTE = re.compile(
    r"(?:to taste|as needed|(?:for|to) (?:serv(?:ing|e)|garnish(?:ing)?|dust(?:ing)?|greas(?:ing|e)|brush(?:ing)?|"
    r"frying|decorat(?:ing|ion|e)|drizzl(?:ing|e)|rolling|topping|sprinkl(?:ing|e))|"
    r"nach geschmack|zum garnieren|au goût|al gusto|q\.?b\.?|quanto basta|"
    r"naar smaak|a gosto|efter smak|efter smag|etter smak)\W*$"
)
_WORD = re.compile(r"[^\W\d_]{3,}|[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]")
_UNIT_ALONE = re.compile(rf"{UNIT}|min|max|and|und|bis")
_FEW_WORDS = 8
_TAIL = 40
_BRACKETS = re.compile(r"\([^()]*\)")
_MANY_AMOUNTS = 2
_SHORT = 70
_LONG_NOTE = 80
"""A shorter line that ends in brackets need not be a sentence."""
_LETTERS = re.compile(r"[^\W\d_]{2}")
_NUMBERED = re.compile(r"^(?:\d{1,2}\s*(?:[.)]|[-–]\s)|\(\d{1,2}\)\s*[^\W\d_])")
_COUNTED_WORDS = re.compile(r"^\d{1,2}\s?[.)]\s+[^\W\d_]{2}.{9}")
_NUMBERED_SENTENCE = re.compile(
    r"^\d{1,2}\s+[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af].{4,}[。！]|^\d{1,2}\s*(?:[.)]|[-–])\s+[^\W\d_].{20,}[.!]\W*$"
)
_PRICED = re.compile(r"^\W*[€£$]\s?\d|\d\s?(?:€|EUR|kr|zł|Kč|Ft|USD)\W*$|[€£$]\s?\d[\d.,]*\W*$")
"""A line of a shop."""
_TIMED = re.compile(
    rf"^\W*{NUMBER}\s*(?:min(?:\.|ute[ns]?|uti|utos|uter|utter)?|hours?|hrs?|stunden?|std|heures?|horas?|or[ae]|uur|timmar|timer)(?![^\W\d_])"
)
_SERVES = re.compile(rf"^\W*(?:{fact_words.SERVED})\W+(?:(?:about|approx\.?|ca\.?|circa|etwa|for)\s+)?\d")
_DATED = re.compile(
    r"(?:\d{1,2}(?:st|nd|rd|th|\.|º)?\s+(?:de\s+)?[^\W\d_]{3,12}\.?|[^\W\d_]{3,10}\.?\s+\d{1,2}(?:st|nd|rd|th)?),?\s+(?:de\s+)?(?:19|20)\d\d(?!\d)|\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d\d"
)
"""When it was written."""
_OPINIONS = re.compile(
    r"^\W*\d[\d.,]*\s*(?:(?:/|from|out\s+of|von|sur)\s*\d+\s*(?:votes?|ratings?|reviews?|stars?|sterne|bewertungen|avis|stemmen)?\W*$|"
    r"(?:votes?|ratings?|reviews?|stars?|sterne|bewertungen|comments?|kommentare?|shares?|views?|likes?|avis|commentaires?|min\s+read)\b)"
)
_NUTRIENT = re.compile(
    r"^(?!\W*\d[\d.,]*\s*g\s*eiw(?:ei(?:ß|ss)|it))\W*(?:\d[\d.,]*\s*m?g\s*)?(?:(?:dietary\s+|total\s+)?(?:carbohydrates?|carbs|protein|fib(?:er|re)|cholesterol|sodium|calories|kcals?)|saturated\s+fat|saturates|kohlenhydrate|eiwei(?:ß|ss)|"
    r"ballaststoffe|glucides|prot[ée]ines|lipides|carbohidratos|hidratos\s+de\s+carbono|prote[íi]nas|carboidrati|proteine|koolhydraten|eiwit(?:ten)?|vezels|"
    r"carboidratos|kolhydrater|protein(?:er)?|kulhydrat(?:er)?|karbohydrat(?:er)?|たんぱく質|炭水化物|脂質|塩分|食塩相当量)\s*[:：]?\s*(?:\d[\d.,]*\s*(?:m?g|%))?(?:\s*\d[\d.,]*\s*%)?\W*$"
)
"""What a portion feeds; these are never ingredients by themselves. "100 g Eiweiß" and "100 g eiwit" are the white of eggs."""
_COUNTED_SENTENCE = re.compile(
    r"^\d{1,2}(?:\s+|(?=[A-ZÀ-Þ][a-zà-ÿ]))(?:[A-ZÀ-Þ](?!\s)[^\d]{20,}|[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af].{4,}[。！])"
)
_DOSE = re.compile(r"\W*\d[\d.,]*\s?(?:mg|[µμ]g|mcg|kcal|kj)\b")
"""What nobody weighs food in."""
_OF_BOOK = re.compile(
    r"\W*\d{1,4}\+?\s+(?:[^\W\d_]+\s+){0,2}(?:pages|seiten|páginas|pagine|pagina['’]?s|sidor|sider|stron|sivua|recipes|rezepten?|recettes|recetas|"
    r"ricette|recepten|receitas|recept|opskrifter|oppskrifter|przepis(?:y|ów)|resepti[äa])\b|\W*isbn\b"
)
_WEIGHED = re.compile(r"(?:g|gr|mg|kg)$")
"""Measures of nutrients too."""
_ENDS_WITH_AMOUNT = re.compile(
    rf"\W{{0,3}}[^\W\d_].{{0,50}}[\s:….]{NUMBER}\s*(?:[^\W\d_]{{1,9}}\.?\s?){{0,2}}(?:\s*\([^()]{{0,30}}\))?\s*$"
)
"""Name first, amount behind it: "Butter 200", "Eier: 3 Stück"."""
_NAME_AND_AMOUNT = re.compile(rf"\W{{0,3}}[^\W\d_][^,.;:]{{2,40}},\s+(?:[^\W\d_]{{1,12}}\.?\s+)?{NUMBER}\.?\s*$")
"""As old books print it: "Latte, decilitri 3."."""
_CJK = re.compile(r"[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]")
_CJK_AMOUNT = re.compile(r"\W{0,3}[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af].{0,30}[\s…:：]\D{0,4}\d[^。]{0,20}$")
_LONGEST_NEEDED = 600
_SURE_ALONE = 0.9
_OPENS_WITH_AMOUNT = re.compile(rf"(?:about\s+|ca\.\s+|etwa\s+)?{AMOUNT_SIGN}")
_BETWEEN_NEEDED = re.compile(rf"(?:,\s+|(?<!\d),(?={AMOUNT_SIGN})|\s[–-]\s+)(?![^()]*\))")
_SENTENCE_END = re.compile(r"[.!?…;。！？♪♡★☆]\W*$|.{80}\)\W*$")
_PROSE = re.compile(r"[.!?]\s+[A-ZÀ-ÞÅÄÖØÆ]")
_TEMPERATURE = re.compile(
    r"\d{2,3}\s*(?:°|º|degrees|graden|grad|grader|graus|gradi|grados)|\b\d+\s*(?:min|minut|stund|hour|heure|ora|ore|uur|timm)"
)


def ingredient_likeness(line: str) -> float:
    """0 to 1: begins with an amount, names a unit, is short and no sentence."""
    if len(line) > 220 or len(line) < 2:
        return 0.0
    points = 0.0
    lower = line.lower()
    counts = HAS_AMOUNT.search(lower)
    if counts and _AMOUNT.match(lower):
        points += 0.65
    if counts and (measured := _WITH_UNIT.search(lower, counts.start())):
        points += 0.6 if points == 0 and measured.end() == len(lower) and not _WEIGHED.search(measured[0]) and len(lower) < 40 else 0.4
    elif _COUNTED_IN_WORDS.match(lower):
        points += 0.65
    elif (
        _NO_AMOUNT.match(lower)
        or _TO_TASTE.search(lower[-_TAIL:])
        or (len(line) < _SHORT and line[-1] not in ".,:!?-" and _IN_WORDS.match(lower))
        or (not counts and line[-1] not in ".:!?" and _AMOUNT_IN_WORDS.match(lower) and len(lower.split()) <= _FEW_WORDS)
    ):
        points += 0.45
    elif counts and points == 0 and _NAME_AND_AMOUNT.match(line):
        points += 0.65
    elif counts and points == 0 and len(line) < 70 and (_ENDS_WITH_AMOUNT.match(line) or _CJK_AMOUNT.match(line)):
        points += 0.0 if _TEMPERATURE.search(lower) else 0.4
    elif points == 0 and (_is_in_brackets(line) or (len(line.split()) <= 5 and not line.endswith((".", ":", "!", "?")))):
        points += 0.15
    if points == 0.0:  # what follows only lowers it
        return points
    if counts and _NUMBERED_SENTENCE.match(line):
        points -= 0.65
    elif _PROSE.search(line) or _is_order(line):
        points -= 0.5
    if len(line) > 110 and len(_BRACKETS.sub("", line)) > 110 and not _states_many(line):
        points -= 0.3
    if counts and (
        _PRICED.search(line)
        or _SERVES.match(lower)
        or _TIMED.match(lower)
        or _OPINIONS.match(lower)
        or _NUTRIENT.match(lower)
        or _DOSE.match(lower)
        or _OF_BOOK.match(lower)
        or _DATED.search(line)
    ):
        points -= 0.7
    if not _LETTERS.search(line):
        points -= 0.6
    return min(max(points, 0.0), 1.0)


def names_something(line: str) -> bool:
    """A word that is no unit: tables of weights have none."""
    return any(_UNIT_ALONE.fullmatch(word) is None for word in _WORD.findall(line[:_LONGEST_NEEDED].lower()))


def _is_in_brackets(line: str) -> bool:
    """A short note on the line above it."""
    return line[0] == "(" and line[-1] == ")" and len(line) < _SHORT


def _is_order(line: str) -> bool:
    return begins_with_order(line) if line.endswith((".", "!")) else surely_begins_with_order(line)


def _states_many(line: str) -> bool:
    """Several measured amounts and no sentence: "For the glaze: 2 tbsp sugar, 1 tbsp milk, 3 tbsp cocoa"."""
    return not line.endswith((".", "!")) and not begins_with_order(line) and len(_WITH_UNIT.findall(line.lower())) > _MANY_AMOUNTS


def states_amount(line: str) -> bool:
    """In digits, or in words at its beginning: "half a kilo", "due etti"."""
    return HAS_AMOUNT.search(line) is not None or _AMOUNT_IN_WORDS.match(line.lower()) is not None


def length_in_letters(line: str) -> int:
    """Its length as others would write it: a character of Chinese, Japanese or Korean says as much as two letters."""
    return len(line) if line.isascii() else len(line) + len(_CJK.findall(line))


def step_likeness(line: str) -> float:
    """0 to 1: a sentence or several, with heat or time in it, that does not begin with an amount."""
    length = length_in_letters(line)
    if length < 12:
        return 0.0
    points = 0.3 if length >= 30 else 0.1
    ended = _SENTENCE_END.search(line[-100:]) and (line[-1] != ")" or length >= _LONG_NOTE or line[-2] in ".!?")
    points += 0.3 if ended else 0.0
    points += 0.2 if 60 <= length <= 2_500 else 0.0
    points += 0.3 if _COUNTED_WORDS.match(line) else 0.0
    lower = line.lower()
    counts = HAS_AMOUNT.search(lower)
    points += 0.2 if counts and _TEMPERATURE.search(lower, counts.start()) else 0.0
    points += 0.2 if (length >= 40 or points > 0.3) and begins_with_order(line) else 0.0
    if (
        counts
        and _AMOUNT.match(lower)
        and not _NUMBERED.match(line)
        and not (_COUNTED_SENTENCE.match(line) and not _WITH_UNIT.search(lower[:40]))
    ):
        points -= 0.4
    points -= 0.3 if _is_in_brackets(line) else 0.0
    if length > 2_500 or (counts and 110 < length < 220 and _states_many(line)):
        points -= 0.4
    return min(max(points, 0.0), 1.0)


def is_needed(line: str) -> bool:
    """Nothing but ingredients with their amounts, parted by commas: what pages set below a step that needs it."""
    if not _OPENS_WITH_AMOUNT.match(line) or len(line) > _LONGEST_NEEDED or line.endswith((".", "!", "?")):
        return False
    parts = [part for part in _BETWEEN_NEEDED.split(line) if part.strip()]
    good = sum(1 for part in parts if ingredient_likeness(part) >= (SURE if len(parts) > 1 else _SURE_ALONE))
    return good * 3 >= len(parts) * 2 and step_likeness(line) < LIKELY
