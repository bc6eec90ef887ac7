"""Danish (pure)."""

from __future__ import annotations

from galley_watch.ingredient.language import Language

TABLE = Language(
    code="da",
    units={
        "cup": "kop|kopper|cup|cups",
        "tablespoon": "spsk|spiseske|spiseskeer|spiseskefuld|spiseskefulde|ss",
        "teaspoon": "tsk|teske|teskeer|teskefuld|teskefulde|ts",
        "gram": "g|gr|gram",
        "kilogram": "kg|kilo|kilogram",
        "milligram": "mg|milligram",
        "pfund": "pund",
        "liter": "l|liter",
        "deciliter": "dl|deciliter",
        "centiliter": "cl|centiliter",
        "milliliter": "ml|milliliter",
        "centimeter": "cm|centimeter",
        "pinch": "knsp|knivspids|knivspidser|nip|knivsp|nøddefuld",
        "dash": "sjat|skvæt|stænk|skvat|drys",
        "drop": "dråbe|dråber",
        "handful": "håndfuld|håndfulde",
        "knob": "klat|klump|smørklat",
        "can": "dåse|dåser|ds",
        "jar": "glas",
        "package": "pakke|pakker|pk|pakning|pkt",
        "bag": "pose|poser|brev|breve|ps",
        "bottle": "flaske|flasker|fl",
        "roll": "rulle|ruller",
        "tub": "bæger|bægre|bakke|bakker",
        "tube": "tube|tuber",
        "box": "karton|kartoner|æske",
        "bar": "plade chokolade",
        "bunch": "bundt|bundter|bdt",
        "clove": "fed|hvidløgsfed",
        "slice": "skive|skiver",
        "sprig": "kvist|kviste",
        "head": "hoved|hoveder",
        "stalk": "stilk|stilke|stang|stænger|stængel|stængler",
        "leaf": "blad|blade",
        "piece": "stk|stykke|stykker|st|styk",
        "cube": "terning|terninger",
        "sheet": "plade|plader|ark",
        "fillet": "filet|fileter|filetter",
        "ball": "kugle|kugler",
        "dozen": "dusin",
        "portion": "portion|portioner|port",
        "part": "del|dele",
        "strip": "strimmel|strimler",
        "pot": "potte|potter",
        "tray": "foliebakke",
    },
    numbers={
        "1/4": "kvart", "1/3": "tredjedel", "1/2": "halv|halve|halvt", "1": "en|et|én|ét", "3/2": "halvanden|halvandet", "2": "to",
        "3": "tre", "4": "fire", "5": "fem", "6": "seks", "7": "syv", "8": "otte", "9": "ni", "10": "ti", "12": "tolv",
        "15": "femten", "20": "tyve", "100": "hundrede",
    },
    articles="en|et",
    of="af",
    alternatives="eller|og/eller",
    ranges="til|à",
    joins="og|&|samt",
    sums="plus|og",
    about="ca|cirka|omkring|omtrent|rundt regnet",
    sizes="lille|små|stor|stort|store|mellemstor|mellemstore|mellemstort|mindre|større|mellem",
    preparations=(
        "blødt|blød|bløde|hakket|hakkede|finthakket|finthakkede|finhakket|finhakkede|grofthakket|grofthakkede|grofhakket|skåret|skårne"
        "|revet|revne|fintrevet|groftrevet|fintrevne|skrællet|skrællede|pillet|pillede|snittet|snittede|fintsnittet|fintsnittede"
        "|smeltet|smeltede|presset|pressede|kogt|kogte|ristet|ristede|afdryppet|afdryppede|skyllet|skyllede|pisket|piskede|sammenpisket"
        "|knust|knuste|halveret|halverede|udstenet|udstenede|optøet|optøede|moset|mosede|sigtet|i tern|i skiver|i stykker|i strimler"
        "|i både|i ringe|stuetempereret|stuetempererede|blødgjort|renset|rensede|plukket|plukkede|smuldret|delt|udblødt|udblødte"
        "|flækket|flækkede|drænet|drænede|kvarte"
    ),
    adverbs="fint|groft|meget|godt|tyndt|friskkværnet|frisk|let|helt|fin|finere",
    purposes="til|for at|som pynt|til servering|til pynt",
    to_taste="efter smag|efter behag|efter behov|efter ønske|ved behov",
    optional="valgfrit|valgfri|evt|eventuelt|kan udelades|hvis du vil|hvis man vil",
    at_least="mindst|minimum|godt|god|gode|rigeligt",
    at_most="højst|maks|max|op til",
    heaped="toppet|toppede|bunket",
    scant="knap|knapt|knappe",
    level="strøget|strøgne|strøgen",
    between="mellem",
    each="à|a|á|med|af ca|af",
    each_after="pr stk|stykket|hver",
    unstated="nogle|lidt|et par|par|en smule|smule|få|nogle få",
    unit_adjectives="tynde|tykke|store|små|friske|frisk|god|gode|stor|stort|hele|helt|tynd|tyk",
    or_more="eller mere",
    states="frisk|friske|frosne|frossen|frosset|tørret|tørrede",
    adjectives=(
        "frisk|friske|friskt|rød|røde|rødt|grøn|grønne|grønt|gul|gule|hvid|hvide|hvidt|sort|sorte|moden|modne|tørret|tørrede|kold"
        "|koldt|kolde|varm|varmt|lunken|lunkent|sød|søde|blødt|økologisk|økologiske"
    ),
    preparation_forms="et|ede",
    preparation_endings="eret|erede|ede",
    preparation_openers=(
        "i tern|i skiver|i stykker|i strimler|i både|i ringe|i tynde|i små|i store|i mindre|i grove|i halve|på langs|uden sten"
        "|uden skal|uden kerner|ved stuetemperatur|ved stuetemp"
    ),
    links="i|og|med|på|af|til|fint|groft|eller|uden",
    parts_of="saft|saften|skal|skallen|revet skal|juice|den revne skal|fintrevet skal|kerner|kernerne",
    comments=(
        "plus|f eks|fx|feks|for eksempel|gerne|helst|ca|cirka|se|som|eller mere|eller mindre|eller lignende|med|uden|fra|jeg|ikke"
        "|svarende til|type|a la"
    ),
    plus_more="plus lidt|plus ekstra|og lidt ekstra|lidt ekstra|ekstra",
    divided="delt|opdelt",
    counters_after="fed",
    headings="til|ingredienser|tilbehør|pynt|fyld|dej|glasur",
    common=(
        "mel|hvedemel|sukker|salt|peber|smør|æg|mælk|vand|olie|olivenolie|løg|hvidløg|fløde|piskefløde|ost|og|eller|til|med|kylling"
        "|tomater|citron|kartofler|gær|bagepulver|vaniljesukker|gulerødder|persille|oksekød|friskkværnet|rugmel|kærnemælk|flormelis"
    ),
    unit_systems={
        "tablespoon": "metric", "teaspoon": "metric",
    },
)  # fmt: skip
