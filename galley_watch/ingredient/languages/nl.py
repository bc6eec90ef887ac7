"""Dutch, of the Netherlands and Flanders (pure)."""

from __future__ import annotations

from galley_watch.ingredient.language import Language

TABLE = Language(
    code="nl",
    units={
        "cup": "kop|koppen|kopje|kopjes|mok|cup|cups",
        "tablespoon": "eetlepel|eetlepels|el|eetl|soeplepel|soeplepels|els",
        "teaspoon": "theelepel|theelepels|tl|theel|koffielepel|koffielepels|kl|theelepeltje|theelepeltjes",
        "gram": "g|gr|gram",
        "kilogram": "kg|kilo|kilogram",
        "milligram": "mg|milligram",
        "hectogram": "ons",
        "pfund": "pond",
        "liter": "l|liter",
        "deciliter": "dl|deciliter",
        "centiliter": "cl|centiliter",
        "milliliter": "ml|milliliter",
        "centimeter": "cm|centimeter",
        "pinch": "snuifje|snuifjes|snuif|snuf|snufje|snufjes|mespunt|mespuntje|mespunten|snuf(je)",
        "dash": "scheut|scheutje|scheutjes|scheuten|vleugje|spatje",
        "drop": "druppel|druppels|druppeltje|druppeltjes",
        "handful": "hand|handje|handvol|handjevol|hand vol|handen vol|handjes",
        "knob": "klontje|klontjes|klont|kluitje|klont van",
        "can": "blik|blikken|blikje|blikjes",
        "jar": "pot|potten|potje|potjes|glas|glaasje",
        "package": "pak|pakken|pakje|pakjes|verpakking|pakket",
        "bag": "zak|zakken|zakje|zakjes|builtje",
        "box": "doos|dozen|doosje|doosjes",
        "bottle": "fles|flessen|flesje",
        "tub": "bakje|bakjes|bak|beker|bekers|bekertje|kuipje",
        "tube": "tube|tubes",
        "bar": "reep|repen",
        "bunch": "bos|bossen|bosje|bosjes",
        "clove": "teen|tenen|teentje|teentjes|teentjes van|knoflookteen|knoflooktenen|knoflookteentje|knoflookteentjes",
        "slice": "plak|plakken|plakje|plakjes|snee|sneetje|sneetjes|sneden|schijf|schijfje|schijfjes|schijven",
        "sprig": "takje|takjes|tak|takken|twijgje|twijgjes",
        "head": "krop|kroppen|bol|bollen|bolletje|bolletjes",
        "stalk": "stengel|stengels|steel|stelen|stok|stokje|stokjes|stronk|stronkje",
        "leaf": "blad|bladen|blaadje|blaadjes|bladeren",
        "piece": "stuk|stuks|stukje|stukjes|stukken|st",
        "cube": "blokje|blokjes|blok|blokken",
        "sheet": "vel|vellen|velletje|velletjes",
        "fillet": "filet|filets",
        "ball": "bolletje mozzarella",
        "ladle": "schep|scheppen|schepje|schepjes",
        "dozen": "dozijn",
        "portion": "portie|porties",
        "part": "deel|delen",
        "strip": "reepje|reepjes",
    },
    numbers={
        "1/4": "kwart", "1/3": "derde", "1/2": "halve|half|helft", "1": "een|één|eén", "3/2": "anderhalve|anderhalf", "2": "twee",
        "3": "drie", "4": "vier", "5": "vijf", "6": "zes", "7": "zeven", "8": "acht", "9": "negen", "10": "tien", "12": "twaalf",
        "15": "vijftien", "20": "twintig", "100": "honderd",
    },
    articles="een|één|de|het|'n|n",
    of="van de|van het|van een|van",
    alternatives="of|en/of",
    ranges="tot|à|a|tot en met",
    joins="en|&",
    sums="plus|en",
    about="ca|circa|ongeveer|plusminus|plm|rond|zo'n",
    sizes="klein|kleine|groot|grote|middelgroot|middelgrote|dikke|extra grote|heel grote|middel",
    preparations=(
        "gehakt|gehakte|gesneden|geschild|geschilde|geraspt|geraspte|geperst|geperste|gesmolten|gesnipperd|gesnipperde|fijngehakt"
        "|fijngehakte|fijngesneden|fijngesnipperd|uitgelekt|uitgelekte|gewassen|gehalveerd|gehalveerde|gezeefd|gezeefde|geklopt"
        "|geklopte|geroosterd|geroosterde|geplet|geplette|gekookt|gekookte|ontdooid|ontdooide|ontpit|ontpitte|gekneusd|gekneusde"
        "|geprakt|geprakte|geschaafd|verkruimeld|verkruimelde|geweekt|geweekte|afgespoeld|losgeklopt|losgeklopte|grofgehakt"
        "|grofgehakte|grofgesneden|kleingesneden|uitgeperst|in blokjes|in plakjes|in ringen|in stukjes|in stukken|in reepjes"
        "|in ringetjes|in partjes|schoongemaakt|schoongemaakte|gescheurd|gepeld|gepelde|geplukt|gesplitst|op kamertemperatuur"
        "|zonder pit|zonder zaadjes|gevierendeeld"
    ),
    adverbs="fijn|grof|zeer|heel|dun|dik|vers|versgemalen|goed|licht|zo|erg|klein",
    purposes="voor|om te|om in te|voor de|voor het|ter garnering|als garnering",
    to_taste="naar smaak|naar wens|naar behoefte|naar keuze|eventueel naar smaak|zoveel als nodig|indien nodig",
    optional="optioneel|eventueel|evt|naar keuze|indien gewenst|facultatief",
    at_least="minimaal|minstens|min|ruim|ruime|flinke|flink",
    at_most="maximaal|max|hoogstens",
    heaped="afgestreken vol|volle|opgehoopte|bolle|flinke",
    scant="krappe|krap|kleine|klein",
    level="afgestreken|gestreken",
    between="tussen",
    each="à|a|van|van elk",
    each_after="per stuk|elk",
    unstated="enkele|een paar|paar|wat|een beetje|beetje|meerdere|enige",
    unit_adjectives="dunne|dikke|verse|volle|halve|hele|goede|flinke|grote|kleine|mooie|dun",
    or_more="of meer",
    states="vers|verse|diepvries|gedroogde|gedroogd|bevroren",
    adjectives=(
        "verse|vers|rode|rood|groene|groen|gele|geel|witte|wit|zwarte|zwart|rijpe|rijp|zoete|zoet|droge|koude|warme|lauwe|lauw"
        "|gedroogde|milde|stevige|zachte|bruine"
    ),
    preparation_endings="eerd|eerde",
    preparation_openers=(
        "in blokjes|in plakjes|in ringen|in stukjes|in stukken|in reepjes|in dunne|in kleine|in grove|in fijne|in partjes|in halve"
        "|in vieren|op kamertemperatuur|kamertemperatuur|in de lengte|zonder zaadjes|zonder vel|zonder schil|uitlekgewicht"
    ),
    links="in|en|met|van|op|uit|of",
    parts_of="sap|rasp|schil|het sap|de rasp|de schil|zeste|citroensap",
    comments=(
        "plus|zoals|bijv|bijvoorbeeld|bij voorkeur|liefst|ongeveer|ca|zie|bv|of iets|of meer|of minder|met|zonder|uit|die|wij|ik|als"
        "|het liefst|per"
    ),
    plus_more="plus extra|plus een beetje|en extra|plus wat",
    divided="verdeeld",
    counters_after="teen|tenen|teentje|teentjes",
    headings="voor de|voor het|ingrediënten|voor",
    common=(
        "bloem|suiker|zout|peper|boter|ei|eieren|melk|water|olie|ui|uien|knoflook|kaas|en|de|het|van|voor|met|een|kip|tomaten|room"
        "|citroen|wortel|aardappelen|gehakt|slagroom|olijfolie|bakpoeder|peterselie|roomboter"
    ),
    unit_systems={
        "tablespoon": "metric", "teaspoon": "metric",
    },
)  # fmt: skip
