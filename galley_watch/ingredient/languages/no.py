"""Norwegian, Bokmål with the commonest Nynorsk words (pure)."""

from __future__ import annotations

from galley_watch.ingredient.language import Language

TABLE = Language(
    code="no",
    units={
        "cup": "kopp|kopper|koppar|cup|cups",
        "tablespoon": "ss|spiseskje|spiseskjeer|spsk|spiseskeier|matskje|matskjeer|spiseskei",
        "teaspoon": "ts|teskje|teskjeer|tsk|teskei|teskeier",
        "gram": "g|gr|gram",
        "kilogram": "kg|kilo|kilogram",
        "milligram": "mg|milligram",
        "hectogram": "hg|hekto",
        "liter": "l|liter",
        "deciliter": "dl|desiliter|deciliter",
        "centiliter": "cl|centiliter",
        "milliliter": "ml|milliliter",
        "centimeter": "cm|centimeter",
        "pinch": "klype|klyper|knivsodd|knivspiss|krm|kryddermål|kniveodd",
        "dash": "skvett|skvetter|sprut|dæsj|dash",
        "drop": "dråpe|dråper",
        "handful": "neve|never|håndfull|håndfuller|handfull",
        "knob": "klatt|klatter|smørklatt|klump",
        "can": "boks|bokser",
        "jar": "glass",
        "package": "pakke|pakker|pk|pakning|pkt|pakkar",
        "bag": "pose|poser|posar",
        "bottle": "flaske|flasker",
        "roll": "rull|ruller|rulle",
        "basket": "kurv|kurver",
        "tub": "beger|begre|begere",
        "tube": "tube|tuber",
        "box": "kartong|kartonger|eske|esker",
        "bar": "plate sjokolade",
        "bunch": "bunt|bunter|potte|potter|kvast",
        "clove": "fedd|båt|båter|hvitløksfedd",
        "slice": "skive|skiver|skiva",
        "sprig": "kvist|kvister|kvistar",
        "head": "hode|hoder|hovud",
        "stalk": "stilk|stilker|stang|stenger|stengel|stengler",
        "leaf": "blad|blader",
        "piece": "stk|stykke|stykker|st|bit|biter|stykk",
        "cube": "terning|terninger",
        "sheet": "plate|plater|ark",
        "fillet": "filet|fileter",
        "ball": "kule|kuler",
        "dozen": "dusin",
        "portion": "porsjon|porsjoner",
        "part": "del|deler",
        "strip": "strimmel|strimler",
    },
    numbers={
        "1/4": "kvart", "1/3": "tredjedel", "1/2": "halv|halve|halvt|halvparten", "1": "en|ett|et|én|ei",
        "3/2": "halvannen|halvannet", "2": "to", "3": "tre", "4": "fire", "5": "fem", "6": "seks", "7": "sju|syv", "8": "åtte",
        "9": "ni", "10": "ti", "12": "tolv", "15": "femten", "20": "tjue", "100": "hundre",
    },
    articles="en|et|ei|ett",
    of="av",
    alternatives="eller|og/eller",
    ranges="til|à",
    joins="og|&|samt",
    sums="pluss|og",
    about="ca|cirka|omtrent|rundt|omkring|om lag",
    sizes=(
        "liten|lite|små|stor|stort|store|mellomstor|mellomstore|mellomstort|middels|middels stor|middels store|mindre|større"
        "|middelstor"
    ),
    preparations=(
        "mykt|myk|myke|sammenvispet|hakket|hakkede|hakka|finhakket|finhakkede|finhakka|grovhakket|grovhakkede|grovhakka|skåret|revet"
        "|revne|finrevet|grovrevet|finrevne|skrelt|skrelte|snittet|snittede|finsnittet|kuttet|kuttede|oppkuttet|finkuttet|finkuttede"
        "|smeltet|smelta|presset|pressede|kokt|kokte|ristet|ristede|avrent|avrente|skylt|skylte|pisket|piskede|sammenpisket|knust"
        "|knuste|delt|delte|uten stein|steinfri|tint|tinte|opptint|most|moste|siktet|strimlet|strimlede|skivet|i terninger|i skiver"
        "|i biter|i strimler|i båter|i ringer|romtemperert|romtempererte|myknet|renset|rensede|plukket|smuldret|halvert|halverte"
        "|oppdelt|utbløtt|bløtlagt|skorpefri|finstrimlet|raspet|renska|vasket|vaska"
    ),
    adverbs="fint|grovt|svært|godt|tynt|nykvernet|lett|helt|veldig|fin",
    purposes="til|for å|som pynt|til servering|til pynt",
    to_taste="etter smak|etter behag|etter behov|etter ønske|ved behov",
    optional="valgfritt|valgfri|evt|eventuelt|kan sløyfes|kan utelates|hvis du vil|om ønskelig|hvis ønskelig",
    at_least="minst|minimum|godt|god|gode|drøyt|drøy",
    at_most="maks|max|høyst|maksimalt|opptil",
    heaped="toppet|toppede|med topp",
    scant="knapp|knapt|knappe",
    level="strøken|strøkne|strøket",
    between="mellom",
    each="à|a|á|med|på ca|på",
    each_after="per stk|pr stk|hver",
    unstated="noen|litt|et par|par|en smule|smule|noen få|nokre",
    unit_adjectives="tynne|tykke|store|små|ferske|fersk|god|gode|stor|stort|hele|tynn|tykk|romslig|romslige",
    or_more="eller mer",
    states="fersk|ferske|ferskt|frosne|frossen|frosset|tørket|tørkede",
    adjectives=(
        "fersk|ferske|ferskt|frisk|friske|rød|røde|rødt|grønn|grønne|gul|gule|gult|hvit|hvite|hvitt|sort|svart|svarte|moden|modne"
        "|tørket|tørkede|kald|kaldt|kalde|varm|varmt|lunken|lunkent|søt|søte|mykt|økologisk"
    ),
    preparation_forms="et|ede|a",
    preparation_endings="ert|erte|ede",
    preparation_openers=(
        "i terninger|i skiver|i biter|i strimler|i båter|i ringer|i tynne|i små|i store|i mindre|i grove|i to|på langs|uten stein"
        "|uten skinn|uten skall|uten kjerner|uten bein|ved romtemperatur|med romtemperatur"
    ),
    links="i|og|med|på|av|til|fint|grovt|eller|uten",
    parts_of="saft|saften|skall|skallet|revet skall|juice|det revne skallet|finrevet skall|frø|frøene|sitronsaft",
    comments=(
        "pluss|f eks|feks|for eksempel|gjerne|helst|ca|cirka|se|som|eller mer|eller mindre|eller lignende|eller annen|med|uten|fra"
        "|jeg|ikke|tilsvarende|type"
    ),
    plus_more="pluss litt|pluss ekstra|og litt ekstra|litt ekstra|ekstra",
    divided="delt|oppdelt",
    counters_after="fedd",
    headings="til|ingredienser|tilbehør|pynt|fyll|deig|glasur",
    common=(
        "mel|hvetemel|sukker|salt|pepper|smør|egg|melk|vann|olje|olivenolje|løk|hvitløk|fløte|kremfløte|ost|og|eller|til|med|kylling"
        "|tomater|sitron|poteter|gjær|bakepulver|vaniljesukker|gulrøtter|persille|kjøttdeig|nykvernet|rømme|matfløte|melis"
    ),
    unit_systems={
        "tablespoon": "metric", "teaspoon": "metric",
    },
)  # fmt: skip
