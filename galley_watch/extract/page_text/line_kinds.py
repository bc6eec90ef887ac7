"""What a line of a page is beside an ingredient or a step (pure): a heading, a fact, a caption, an invitation, a control."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Literal

from galley_watch.extract.fractions import VULGAR_FRACTIONS
from galley_watch.extract.markup.ingredient_lines import clean_line
from galley_watch.extract.page_text import fact_words, words
from galley_watch.extract.page_text.blocks import Block
from galley_watch.extract.page_text.kitchen_words import kitchen_words
from galley_watch.extract.page_text.likeness import SURE, ingredient_likeness
from galley_watch.extract.page_text.stated_facts import states_only_times

SHOWS_MORE = (
    r"(?:read|show|see|view|load)\s+(?:more|less|all)|(?:mehr|weniger|alle)\s+(?:an)?zeigen|mehr\s+lesen|weiterlesen|"
    r"(?:en\s+)?(?:lire|voir|afficher)\s+(?:la\s+suite|plus|moins|tout)|(?:leer|ver|mostrar|ler)\s+(?:m[áa]s|menos|mais|todo)|"
    r"(?:mostra|leggi|vedi)\s+(?:di\s+pi[ùu]|altro|tutto|meno)|(?:toon|lees|bekijk)\s+(?:meer|minder|alles|verder)|"
    r"(?:vis|visa|l[äæ]s|les)\s+(?:mere?|mindre|alle?|allt)"
)
"""A control that opens what is folded away."""
NOT_A_LINE = re.compile(
    rf"^(?:\W*|(?:{SHOWS_MORE})|"
    rf"[$€£]\s?\d.*|(?:[\d/{VULGAR_FRACTIONS}.,]+\s*[x×]\s*)+|.*\(\d+\s*[KM]B\)|(?:deutsche?\s+)?units?|units?\W*scale|scale|.*prevents?\s+your\s+screen.*|"
    r"ingredient\s+substitution\s+guide|nutritional\s+analysis\b.*|select\s+all|(?:get|shop|buy|order)\s+(?:\w+\s+){0,2}ingredients|"
    r"\D*\b(?:shopping\s+list|einkaufsliste|boodschappenlijst|lista\s+(?:della\s+spesa|de\s+(?:la\s+)?compras?)|liste\s+de\s+courses|"
    r"ink[öo]pslista|handleliste|add\s+to\s+cart)|"
    rf"(?:number\s+of|quantidade\s+de|cantidad\s+de|n[úu]mero\s+de|nombre\s+de|numero\s+di|anzahl(?:\s+der)?|aantal|antall?)\s+(?:{fact_words.EATERS})|"
    r"\d+\s+portion(?:\(s\)|s|en)?|dosi\s+(?:per|calcolate)\b.*|(?:makes|serves|yields?)(?:\W+\d.{0,60})?|servings?|portionen|(?:für|para|pour|voor|per)\s+\d+\s+\w+|"
    r"\d+\s+(?:servings?|personen|portionen|personnes|personas|persone|raciones|porciones|porzioni|porties|pers\.?|főre|adag))\W*$",
    re.IGNORECASE,
)
MEASURES = re.compile(r"^\W*(?:(?P<first>metric)|(?P<second>imperial|us(?:\s+customary)?|us\s+cups?|american))\W*$", re.IGNORECASE)
BOTH_MEASURES = re.compile(r"^\W*(?:metric|us(?:\s+customary)?|imperial)\W{1,4}(?:metric|us(?:\s+customary)?|imperial)\W*$", re.IGNORECASE)
NUTRITION = re.compile(
    r"^\W*(?:nutrition(?:al)?\b|n[äa]hrwerte?\b|valeurs?\s+nutri|valori\s+nutri|informaci[óo]n\s+nutri|informa[çc][ãa]o\s+nutri|"
    r"voedingswaarden?\b|n[äa]ringsv[äa]rde|n[æa]ringsinnh?old)|\b\d[\d.,]*\s*k(?:cal|j)\b|\bcalorie[sn]?\b",
    re.IGNORECASE,
)
"""What a portion feeds, which pages set right under the ingredients and in the same shape."""
_NUTRIENT = re.compile(
    r"^\W*(?:(?:of\s+which|davon|dont|de\s+las\s+cuales|di\s+cui|waarvan|dos\s+quais|varav|heraf|hvorav)\s+)?(?:total\s+|dietary\s+|saturated\s+|trans\s+)?"
    r"(?:energ(?:y|ie|[íi]a)|fat|satura(?:tes|ted\s+fat)|cholesterol|sodium|potassium|carb(?:s|ohydrates?)|fib(?:er|re)s?|sugars?|protein|salt|"
    r"fett|(?:ges[äa]ttigte\s+)?fetts[äa]uren|kohlenhydrate|eiwei[sß]+|ballaststoffe|zucker|salz|lipides|mati[èe]res\s+grasses|glucides|prot[ée]ines|fibres|sucres|sel|"
    r"grasas?|hidratos(?:\s+de\s+carbono)?|carbohidratos|prote[íi]nas?|fibra|az[úu]cares|grassi|carboidrati|proteine|zuccheri|vet(?:ten)?|koolhydraten|"
    r"eiwit(?:ten)?|vezels|suikers|gorduras?|carboidratos|kolhydrater|kulhydrat(?:er)?|karbohydrat(?:er)?|fedt|protein(?:er)?)"
    r"\s*[:=]?\s*<?\s*\d[\d.,]*\s*(?:m?g|kj|kcal|%)(?:\s*\(?\d[\d.,]*\s*%\)?)?\W*$",
    re.IGNORECASE,
)
_LABELLED = re.compile(
    r"^\W*(?:allergens?|allergene|allerg[èe]nes|al[ée]rgenos|allergeni|allergenen|tools?|equipment|utensils|ustensiles|utensilien|utensili|utensilios|"
    r"n\.?b\.?|notes?|hinweise?|anmerkung(?:en)?|remarques?|opmerking(?:en)?)\s*:\s*\S",
    re.IGNORECASE,
)
"""A line that says with its label that it names no food."""
_PROMOTION = re.compile(
    r"\b(?:pinterest|instagram|facebook|tik\s?tok|youtube|newsletter|nieuwsbrief|app\s+store|google\s+play|cookies\s+to|sponsored)\b|"
    r"\(?(?:foto|photo|image|bild|cr[ée]dits?)\s*:"
)
_TIME_LINE = re.compile(
    rf"^\W*(?:[^\d.!?:]{{2,40}}:|(?:{'|'.join(fact_words.TIMES.values())}))\s*(?:[^\W\d_]{{2,4}}\.\s*)?\d{{1,3}}(?:[.,]\d)?(?:\s*[-–]\s*\d{{1,3}})?\s*"
    r"(?:h|hrs?|hours?|std\.?|stunden?|heures?|horas?|or[ae]|uur|óra|timm?ar|timer?|час(?:а|ов)?|мин[\w.]*|min[\w.]*|perc|m)\s*(?:\d{1,2}\s*(?:min[\w.]*|m)?)?"
    r"(?:\s+(?:at|bei|ved|p[åa]|vid|i|[àa]|bij|op)\s+\d{2,3}(?:\s*[-–]\s*\d{2,3})?\s*[°º]?\s*[cf]?)?\W*$"
)
_FACT = re.compile(
    r"^\W*(?:author|autor|auteur|category|categor[íi]a|catégorie|kategorie|method|cuisine|diet|course|keywords?|yield|"
    r"(?:prep|cook|total)(?:ing|aration)?\s+time|serving\s+size)\s*:\s*\S"
)
_FAREWELL = re.compile(
    r"^\W*(?:(?:(?:and|und|et|y|e|en|og|och)\s+)?(?:enjoy|bon\s+app[ée]tit|guten\s+appetit|mahlzeit|lasst?\s+es\s+(?:euch|dir)\s+schmecken|gutes\s+gelingen|"
    r"buen\s+provecho|que\s+aproveche|buon\s+appetito|eet\s+smakelijk|smakelijk\s+eten|bom\s+apetite|bom\s+proveito|smaklig\s+m[åa]ltid|"
    r"velbekomme|god\s+appetit|god\s+fornøjelse|j[óo]\s+étvágyat|smacznego|dobrou\s+chu[ťt]|hyvää\s+ruokahalua|afiyet\s+olsun|приятного\s+аппетита|"
    r"smaklig\s+stund|vel\s+bekomme|bonne\s+d[ée]gustation|r[ée]galez[\s-]vous|[àa]\s+table|a\s+disfrutar|espero\s+que\s+(?:os|les|te)\s+guste|buona\s+degustazione|"
    r"delicie-se|viel\s+(?:spa(?:ß|ss)|freude|erfolg)|herkullisia\s+hetki[äa]|kos\s+deg|"
    r"geniet\s+ervan|veel\s+plezier|that['’]?s\s+it|happy\s+(?:cooking|baking|eating))\b.{0,25}|"
    r"[¿¡]?(?:hat\s+es|did\s+you|have\s+you|heb\s+je|avez-vous|as-tu|has\s+|ti\s+[èe]\s+piaciut\w*|vi\s+[èe]\s+piaciut\w*|gostou|gillade)\b.*[?!].*|"
    r"(?:thanks|thank\s+you)\s+(?:for|so)\b.*|if\s+you\s+(?:liked|enjoyed|make|made|try|tried|love)\b.*|(?:shop|buy)\s+(?:the|this|our)\b.*|"
    r"(?:subscribe|follow|like|share|print|pin|comment|click)\b.{0,80}|"
    r".{0,60}\b(?:leav(?:e|ing)|rate|hinterlass\w*|laisse[rz]?|deja[dr]?|lascia\w*|laat|l[äa]mna|efterlad|legg)\b.{0,30}\b(?:ratings?|reviews?|comments?|"
    r"bewertung|kommentar|commentaire|avis|comentario|rese[ñn]a|commento|recensione|reactie|beoordeling|coment[áa]rio|avalia[çc][ãa]o|betyg|anmeldelse)\b.*|"
    r".*\b(?:affiliate|affili[ée]e?s|afiliad[oa]s?|affiliat[ie])\b.*|"
    r"(?:#[^\W_][\w-]*\s*)+)$",
    re.IGNORECASE,
)
"""What stands after the last step: a wish, an invitation, how the site is paid."""
_CLOSE = re.compile(
    r"^\W*(?:(?:posted|published|filed|written|updated|eingestellt|ver[öo]ffentlicht|gepostet|publi[ée]e?|publicado|pubblicato|geplaatst|gepost|postat|skrevet|"
    r"udgivet|inlagt|copyright|©|source|quelle|fuente|fonte|bron|tags?|labels?|categor(?:y|ies|[íi]as?|ie)|kategorien?|cat[ée]gories?)\b[^.!?]{0,100}[.!]?|"
    r"(?:keywords?|schlagw[öo]rter|schlagworte|mots[- ]cl[ée]s|palabras\s+clave|parole\s+chiave|trefwoorden|"
    r"palavras[- ]chave|nyckelord|n[øo]gleord|nøkkelord)\s*:.*|"
    r"(?:copyright|©).{0,200}|(?:proudly\s+)?powered\s+by\b.{0,100}|added\s+on\s.{0,100}|"
    r"\d+\s+(?:comments?|notes?|likes?|kommentare?|commentaires?|comentarios?|commenti|reacties|kommentarer|komentarz[ey]?|kommenttia)\W*|"
    r"(?:\d+|one|un[ao]?|ein|een|en|et)\s+(?:repl(?:y|ies)\s+to|responses?\s+to|thoughts?\s+on|comments?\s+on|gedanken?\s+zu|kommentare?\s+zu|antworten?\s+(?:auf|zu)|r[ée]ponses?\s+[àa]|"
    r"r[ée]flexions?\s+sur|commentaires?\s+sur|comentarios?\s+en|respuestas?\s+a|pensier[oi]\s+(?:riguardo|su)|comment[oi]\s+(?:su|a)|rispost[ae]\s+a|gedachten?\s+over|reacties?\s+op|"
    r"coment[áa]rios?\s+em|respostas?\s+a|svar\s+p[åa]|tank(?:ar|er)\s+(?:p[åa]|om)|kommentar(?:er)?\s+(?:til|p[åa])|komentarz[ey]?\s+do|odpowiedzi\s+(?:na|do)|ajatusta|vastausta)\b.{0,120}|"
    r"(?:quelle|source|fuente|fonte|bron|kilde|k[äa]lla|źr[óo]d[łl]o|l[äa]hde)\s*[:：]\s*\S.{0,300})$",
    re.IGNORECASE,
)
"""What closes a post: who posted it and when, and how many said something."""
BRACKETS = re.compile(r"\([^()]*\)")
SERVED_LINE = re.compile(
    rf"^\W*(?:(?:{fact_words.SERVED}|{fact_words.FOR}|recipe\s+makes|opskriften\s+er\s+til)\s*:?\s*{fact_words.MANY}|{fact_words.MANY}\s*(?:{fact_words.EATERS}))"
    r"(?:\s+[^\W\d_]+){0,3}\W*$",
    re.IGNORECASE,
)
"""How many it is for, and nothing else."""
_SERVED_ALONE = re.compile(
    rf"^\W*(?:(?:(?:{fact_words.SERVED}|{fact_words.FOR}|recipe\s+makes|opskriften\s+er\s+til)\s*[:=–-]?\s*{fact_words.MANY}"
    rf"\s*(?:{fact_words.EATERS}|{fact_words.PIECES})?)|{fact_words.MANY}\s*(?!parts?\b)(?:{fact_words.EATERS}))\W*$",
    re.IGNORECASE,
)
"""The same without a further word, which may be an ingredient ("2 portions of rice"); "2 parts" may be a measure."""
_PIECES_ALONE = re.compile(rf"^\W*{fact_words.MANY}\s*(?:{fact_words.EATERS}|{fact_words.PIECES}|batch(?:es)?)\W*$", re.IGNORECASE)
_EFFORT = re.compile(
    r"^\W*(?:(?:difficulty|schwierigkeit(?:sgrad)?|niveau|difficult[ée]|dificultad|difficolt[àa]|dificuldade|moeilijkheid|sv[åa]righetsgrad|"
    r"sv[æa]rhedsgrad|trudność|obtížnost)\W*)?(?:(?:very\s+|sehr\s+|tr[èe]s\s+|muy\s+|molto\s+)?(?:easy|simple|einfach|leicht|facile|f[áa]cil|makkelijk|eenvoudig|"
    r"l[äa]tt|enkel|nem|let|łatwy?e?|snadn[éáý]|helppo|könnyű|легко|простой|kolay)|medium|intermediate|challenging|advanced|mittel(?:schwer)?|normal|"
    r"aufwendig|anspruchsvoll|moyen(?:ne)?|difficile|media|dif[íi]cil|gemiddeld|moeilijk|medel|avancerad|middel|sv[æa]r|średni|trudny|středně\s+těžké)\W*$",
    re.IGNORECASE,
)
_SPAN_ALONE = re.compile(
    rf"^\W*(?:[^\W\d_]{{2,8}}\s+){{0,2}}{fact_words.MANY}\s*(?:hours?|std\.?|stunden?|heures?|horas?|uur|timm(?:e|ar)|timer|godz\w*|hod\w*|saat|час\w*|"
    r"mins?\.?|minut\w*|perc|dakika|мин\w*|хв\w*|分(?:鐘|钟)?|時間)\W*(?:\d{1,2}\s*min\w*\W*)?$",
    re.IGNORECASE,
)
QUESTION = re.compile(r"^[^.!?]{3,120}\?")
COUNTED = re.compile(r"^(?:\d{1,2}[.)]?\s+|\(\d{1,2}\)\s*)[^\W\d_]")
_SHORT_FACT = 50
_UNIT_SIZE = 3
"""Letters of a word for pieces that may be a unit whose name stands in another line ("2", "st")."""
MAX_FACTS = 3
"""Lines at the head of a list that may state facts of the dish."""
_HEADING_END = re.compile(r"[:：]\W*$")
_FRAMED = re.compile(r"^([–—=~_]{1,4}|[-*]{2,4})\s*[^\W\d_][^\d.,:;!?]{1,40}\1\W*$")
"""Set off by signs on both sides: "—Sauce—"."""
_NAMES = {
    "ingredients": (words.in_lower_case(words.INGREDIENTS_HEADING), words.in_lower_case(words.INGREDIENTS_OPENING)),
    "method": (words.in_lower_case(words.METHOD_HEADING), words.in_lower_case(words.METHOD_OPENING)),
}
_ENUMERATED = re.compile(r"(?:i{1,3}|i?v|[ab])[.)]\s+\S")
"""Numbered as chapters are; "1. Preparation" may be a step."""
_AFTER_HEADING = words.in_lower_case(words.AFTER_HEADING)


def is_group_heading(block: Block) -> bool:
    """A heading inside a range; a line that begins with an amount is none, whatever its element."""
    return (
        bool(block.level)
        and len(block.text) < 100
        and ingredient_likeness(clean_line(block.text)) < SURE
        and not block.text.startswith("•")
        and not block.text.endswith("?")
    ) or (len(block.text) < 60 and bool(_HEADING_END.search(block.text) or _FRAMED.match(block.text)) and not re.search(r"\d", block.text))


def names_part(block: Block, part: Literal["ingredients", "method"]) -> bool:
    heading, opening = _NAMES[part]
    line = block.text.lower()
    if block.level == 0:
        return heading.match(line) is not None
    if _ENUMERATED.match(line) and heading.match(line.split(None, 1)[1]):
        return True
    return bool(heading.match(line) or (opening.match(line) and not words.AFTER_WORDS.search(line)))


def is_fact(block: Block) -> bool:
    """A time, or another fact with its label."""
    line = block.text.lower()
    if len(line) < 70 and ((_TIME_LINE.match(line) and not _is_short_step(block)) or _FACT.match(line)):
        return True
    return 30 < len(block.text) < 160 and states_only_times(block.text)


def _is_short_step(block: Block) -> bool:
    """ "Bake 20 minutes." in a list of steps, unlike "Bake: 20 minutes"."""
    return block.tag == "li" and block.text.endswith(".") and ":" not in block.text and bool(kitchen_words(block.text))


def is_aside(block: Block) -> bool:
    """Words of a picture, a time or another fact, or an invitation to follow the site: they stand among steps and are none."""
    if block.tag == "figcaption" or is_fact(block):
        return True
    return block.tag != "li" and len(block.text) < 250 and bool(_PROMOTION.search(block.text.lower()))


def is_fact_of_dish(line: str, above_list: bool = False) -> bool:
    """For how many it is, how long it takes or how hard it is, and nothing else: pages set it at the head of the list itself.

    What stands above the items of a list may count pieces too.
    """
    if len(line) >= _SHORT_FACT:
        return False
    pieces = _PIECES_ALONE.match(line) and (above_list or not line[-1:].isalpha() or len(line.split()[-1]) > _UNIT_SIZE)
    return bool(_SERVED_ALONE.match(line) or _SPAN_ALONE.match(line) or _EFFORT.match(line) or pieces)


def is_farewell(block: Block) -> bool:
    """Words that no step says; those of a list's item belong to it."""
    return block.tag != "li" and bool(_FAREWELL.match(block.text) or states_facts(block))


def states_nutrients(line: str) -> bool:
    return len(line) < 60 and _NUTRIENT.match(line) is not None


def names_no_food(line: str) -> bool:
    """ "Allergens: soy", "Tools: baking sheet"."""
    return _LABELLED.match(line) is not None


def closes_post(block: Block) -> bool:
    """The line that says who posted it, or under what."""
    return block.tag != "li" and bool(_CLOSE.match(block.text))


def states_facts(block: Block) -> bool:
    """Nothing but times and servings."""
    parts = [part for part in re.split(r"[.|·•]\s+", block.text) if part.strip(" .")] if len(block.text) < 120 else []
    return bool(parts) and all(SERVED_LINE.match(part) or is_fact(replace(block, text=part)) for part in parts)


def is_part_heading(block: Block) -> bool:
    """A heading that opens another part of the recipe, or what follows it."""
    if len(block.text) >= 80:
        return False
    return names_part(block, "ingredients") or names_part(block, "method") or bool(_AFTER_HEADING.match(block.text.lower()))
