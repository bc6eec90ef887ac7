"""Polish (pure)."""

from __future__ import annotations

from galley_watch.ingredient.language import Language

TABLE = Language(
    code="pl",
    units={
        "cup": "szklanka|szklanki|szklanek|szkl|filiżanka|filiżanki|kubek|kubki",
        "tablespoon": "łyżka|łyżki|łyżek|łyż|łyżka stołowa|łyżki stołowe",
        "teaspoon": "łyżeczka|łyżeczki|łyżeczek|łyżeczka do herbaty",
        "gram": "g|gr|gram|gramy|gramów",
        "kilogram": "kg|kilo|kilogram|kilogramy|kilogramów",
        "decagram": "dag|deka|dkg",
        "liter": "l|litr|litry|litra|litrów",
        "milliliter": "ml|mililitr|mililitry|mililitrów",
        "deciliter": "dl|decylitr",
        "centimeter": "cm|centymetr|centymetry",
        "pinch": "szczypta|szczypty|szczyptę",
        "dash": "chlust|odrobina",
        "drop": "kropla|krople|kropel",
        "handful": "garść|garście|garści",
        "knob": "kawałek masła",
        "can": "puszka|puszki|puszek",
        "jar": "słoik|słoiki|słoika",
        "package": "opakowanie|opakowania|op|paczka|paczki|kostka",
        "bag": "torebka|torebki|saszetka|saszetki",
        "bottle": "butelka|butelki",
        "bar": "tabliczka|tabliczki",
        "bunch": "pęczek|pęczki|pęczka",
        "clove": "ząbek|ząbki|ząbków",
        "slice": "plaster|plastry|plasterek|plasterki|plastrów|kromka|kromki",
        "sprig": "gałązka|gałązki|gałązek",
        "head": "główka|główki",
        "stalk": "łodyga|łodygi|laska|laski",
        "leaf": "listek|listki|listków|liść|liście|liści",
        "piece": "sztuka|sztuki|sztuk|szt|kawałek|kawałki",
        "fillet": "filet|filety",
        "glass": "kieliszek|kieliszki",
        "dozen": "tuzin",
        "portion": "porcja|porcje",
    },
    numbers={
        "1": "jeden|jedna|jedno", "2": "dwa|dwie", "3": "trzy", "4": "cztery", "5": "pięć", "6": "sześć", "7": "siedem", "8": "osiem",
        "9": "dziewięć", "10": "dziesięć", "12": "dwanaście", "1/2": "pół|połowa|połowę", "3/2": "półtora|półtorej", "1/4": "ćwierć",
    },
    articles="",
    of="z",
    alternatives="lub|albo|bądź",
    ranges="do",
    joins="i|oraz|&",
    sums="plus",
    about="około|ok|mniej więcej",
    at_least="co najmniej|minimum|ponad",
    at_most="do|maksymalnie",
    heaped="czubata|czubate|czubatych|kopiasta|kopiaste",
    scant="niepełna|niepełne",
    level="płaska|płaskie|płaskich",
    between="między",
    each="po",
    unstated="kilka|trochę|parę|odrobinę|odrobina",
    sizes="mały|mała|małe|średni|średnia|średnie|duży|duża|duże|spory|spora|nieduża|nieduży",
    states="świeży|świeża|świeże|mrożony|mrożone|suszony|suszone",
    adjectives="świeży|świeża|świeże|czerwony|czerwona|zielony|zielona|biały|biała|czarny|czarna|dojrzały|dojrzałe|słodka|ostra",
    preparations=(
        "posiekany|posiekana|posiekane|posiekanej|pokrojony|pokrojona|pokrojone|obrany|obrana|obrane|starty|starta|starte|startego"
        "|roztopiony|roztopione|roztopionego|stopione|odsączony|odsączona|odsączone|ugotowany|ugotowane|ugotowana|przesiany|przesiana"
        "|roztrzepane|roztrzepany|zmiażdżony|zmiażdżone|przeciśnięty|przeciśnięte|wyciśnięty|umyte|umyta|podprażone|rozdrobnione"
        "|pokruszony|ubite"
    ),
    adverbs="drobno|grubo|świeżo|cienko|bardzo|dobrze|lekko",
    preparation_endings="owany|owana|owane",
    preparation_openers="w kostkę|w plasterki|w plastry|w paski|w piórka|w temperaturze pokojowej|w krążki|bez pestek|bez skóry",
    links="w|i|z|na|do|lub",
    parts_of="sok|skórka|skórkę|otarta skórka|starta skórka",
    purposes="do smażenia|do podania|do dekoracji|do posypania|na|dla|do wysmarowania|do formy",
    to_taste="do smaku|według uznania|wg uznania|w razie potrzeby|ile potrzeba|według smaku",
    optional="opcjonalnie|opcjonalne|jeśli chcesz|ewentualnie",
    divided="podzielone",
    plus_more="plus trochę|i trochę więcej|plus więcej",
    comments="np|na przykład|najlepiej|około|ok|lub więcej|u mnie|może być|plus|bez",
    headings="na|składniki|do|sos|ciasto",
    common=(
        "mąka|mąki|cukier|cukru|sól|pieprz|masło|masła|jajka|jajko|mleko|mleka|woda|wody|olej|oleju|cebula|czosnek|czosnku|ser|i|do|na"
        "|śmietana|pszennej"
    ),
)  # fmt: skip
