"""The vocabulary by which pages name the parts of a recipe (pure), in the ten languages the reader knows.

English, German, French, Spanish, Italian, Dutch, Portuguese, Swedish, Danish and Norwegian.
"""

from __future__ import annotations

import re

INGREDIENTS = r"ingredients?|zutaten|ingr[ée]dients?|ingredientes?|ingredienti|ingredi[ëe]nten|ingredienser|składniki|ainekset|ingrediente"
METHOD = (
    r"instructions?|directions?|methods?|method[eo]|preparations?|steps?|how\s+to\s+make(?:\s+(?:it|this))?|procedure|zubereitung|anleitung|arbeitsschritte|"
    r"zubereitungsschritte|so\s+geht(?:'s|s)|pr[ée]paration|[ée]tapes|instrucciones|elaboraci[óo]n|preparaci[óo]n|pasos|procedimiento|"
    r"preparazione|procedimento|bereiding(?:swijze)?|bereidingswijze|werkwijze|instructies|zo\s+maak\s+je\s+het|aan\s+de\s+slag|"
    r"preparo|modo\s+de\s+(?:preparo|prepara[çc][ãa]o|fazer)|prepara[çc][ãa]o|instru[çc][õo]es|g[öo]r\s+s[åa]\s+h[äa]r|tillagning|instruktioner|"
    r"fremgangsm[åa]de|s[åa]dan\s+g[øo]r\s+du|tilberedning|fremgangsm[åa]te|slik\s+gj[øo]r\s+du"
)
STEP = r"steps?|schritte?|[ée]tapes?|pasos?|pass[oi]|fas[ei]|stap|passos?|steg|trin|krok|vaihe"

ORDINAL_LABEL = re.compile(rf"^\W*(?:{STEP})?\s*(?:n[°º.]\s*)?\d{{1,2}}\s*[.:)\-–]?\s*$|^\W*(?:{STEP})\s*\W*$", re.IGNORECASE)
"""A name that only counts: "Step 1", "Schritt 2:", "3."."""

METHOD_HEADING = re.compile(rf"^\W*(?:the\s+|les\s+)?(?:{METHOD})\W*$", re.IGNORECASE)
INGREDIENTS_HEADING = re.compile(rf"^\W*(?:the\s+|les\s+|die\s+)?(?:{INGREDIENTS})\W*$", re.IGNORECASE)
