"""Swedish (pure)."""

from __future__ import annotations

from galley_watch.ingredient.language import Language

TABLE = Language(
    code="sv",
    units={
        "cup": "kopp|koppar|kaffekopp|kaffekoppar",
        "tablespoon": "msk|matsked|matskedar",
        "teaspoon": "tsk|tesked|teskedar",
        "pinch": "krm|kryddmått|nypa|nypor|knivsudd|knivsuddar",
        "gram": "g|gr|gram",
        "kilogram": "kg|kilo|kilogram",
        "milligram": "mg|milligram",
        "hectogram": "hg|hekto",
        "liter": "l|liter",
        "deciliter": "dl|deciliter",
        "centiliter": "cl|centiliter",
        "milliliter": "ml|milliliter",
        "centimeter": "cm|centimeter",
        "dash": "skvätt|stänk|skvättar|slurk",
        "drop": "droppe|droppar",
        "drizzle": "ringling",
        "handful": "näve|nävar|handfull",
        "knob": "klick|klickar|klyfta smör",
        "can": "burk|burkar|konservburk|konservburkar",
        "jar": "glasburk|glasburkar",
        "package": "paket|förpackning|förpackningar|förp|pkt|paketet|frp|ask|askar",
        "bag": "påse|påsar",
        "bottle": "flaska|flaskor",
        "roll": "rulle|rullar",
        "tub": "bägare|tråg",
        "tube": "tub|tuber",
        "bar": "kaka|kakor choklad",
        "bunch": "knippe|knippen|bunt|buntar|kruka|krukor",
        "clove": "klyfta|klyftor|vitlöksklyfta|vitlöksklyftor",
        "slice": "skiva|skivor|tunna skivor",
        "sprig": "kvist|kvistar",
        "head": "huvud|huvuden",
        "stalk": "stjälk|stjälkar|stång|stänger",
        "leaf": "blad",
        "piece": "bit|bitar|st|stycken|styck|stk",
        "cube": "tärning|tärningar|buljongtärning",
        "sheet": "platta|plattor|ark",
        "fillet": "filé|filéer",
        "ball": "kula|kulor",
        "glass": "glas",
        "dozen": "dussin",
        "portion": "portion|portioner",
        "part": "del|delar",
        "strip": "strimla|strimlor|remsa|remsor",
        "pod": "kapsel|kapslar",
        "box": "tetra",
    },
    numbers={
        "1/4": "kvarts|fjärdedel", "1/3": "tredjedel", "1/2": "halv|halva|halvt|hälften", "1": "en|ett",
        "3/2": "halvannan|en och en halv", "2": "två", "3": "tre", "4": "fyra", "5": "fem", "6": "sex", "7": "sju", "8": "åtta",
        "9": "nio", "10": "tio", "12": "tolv", "15": "femton", "20": "tjugo", "100": "hundra",
    },
    articles="en|ett",
    of="av",
    alternatives="eller|och/eller|alt|alternativt",
    ranges="till|à",
    joins="och|&|samt",
    sums="plus|och",
    about="ca|cirka|circa|ungefär|runt|omkring|c:a",
    sizes="liten|litet|små|stor|stort|stora|mellanstor|mellanstora|medelstor|medelstora|medelstort|mindre|större|mellanstort",
    preparations=(
        "hackad|hackat|hackade|finhackad|finhackat|finhackade|grovhackad|grovhackat|grovhackade|skivad|skivat|skivade|riven|rivet"
        "|rivna|finriven|finrivet|finrivna|grovriven|grovrivet|skalad|skalat|skalade|tärnad|tärnat|tärnade|strimlad|strimlat"
        "|strimlade|smält|smälta|pressad|pressat|pressade|kokt|kokta|rostad|rostat|rostade|avrunnen|avrunnet|avrunna|sköljd|sköljda"
        "|sköljt|vispad|vispat|vispade|uppvispat|uppvispade|krossad|krossat|krossade|delad|delat|delade|urkärnad|urkärnade|kärnfri"
        "|tinad|tinat|tinade|mosad|mosat|mosade|malen|mixad|smulad|smulat|smulade|klippt|klippta|finklippt|finskuren|finskuret"
        "|finskurna|putsad|putsade|skuren|skurna|skuret|i tärningar|i skivor|i bitar|i strimlor|i klyftor|i ringar|rumsvarmt|rumsvarm"
        "|rumstempererat|rumstempererad|rumsvarma|plockade|plockad|blötlagda|finfördelad|halverade|halverad"
    ),
    adverbs="fint|grovt|mycket|väl|tunt|nymalen|ny|lätt|hårt|finfördelat|mycket fint",
    purposes="till|för|att|som garnering|till servering",
    to_taste="efter smak|efter behag|efter behov|efter tycke|vid behov|efter önskemål",
    optional="valfritt|eventuellt|ev|om så önskas|om man vill|kan uteslutas|om du vill",
    at_least="minst|drygt|dryga|dryg|gott om",
    at_most="högst|max|maximalt|upp till",
    heaped="rågad|rågade|råge",
    scant="knappt|knapp|knappa",
    level="struken|strukna|struket",
    between="mellan",
    each="à|a|á|om|om ca",
    each_after="styck|per styck|vardera",
    unstated="några|lite|litet|några få|ett par|par|en aning|aning|lite grann",
    unit_adjectives="tunna|tjocka|stora|små|liten|stor|färska|färsk|rejäl|rejäla|normal|god|hel|hela|halv",
    or_more="eller mer",
    states="färsk|färska|färskt|fryst|frysta|torkad|torkade|torkat",
    adjectives=(
        "färsk|färska|färskt|röd|röda|rött|grön|gröna|grönt|gul|gula|gult|vit|vita|vitt|svart|svarta|mogen|mogna|torkad|torkade|kall"
        "|kallt|kalla|varm|varmt|ljummen|ljummet|söt|söta|mild|milda|smält|rumsvarmt"
    ),
    preparation_forms="ad|at|ade",
    preparation_endings="ade|ad|at",
    preparation_openers=(
        "i tärningar|i skivor|i bitar|i strimlor|i klyftor|i ringar|i tunna|i små|i stora|i grova|i mindre|i halvor|på längden"
        "|utan kärnor|utan skal|utan ben"
    ),
    links="i|och|med|på|av|till|fint|grovt|eller|utan",
    parts_of="saft|saften|skal|skalet|rivet skal|juice|zest|finrivet skal|kärnor|fröna|rivna skalet",
    comments=(
        "plus|t ex|tex|till exempel|gärna|helst|ca|cirka|se|som|exempelvis|eller mer|eller mindre|eller liknande|med|utan|från|jag"
        "|inte|gärna med|motsvarar|typ"
    ),
    plus_more="plus lite|plus extra|och lite extra|lite extra",
    divided="delat|uppdelat",
    counters_after="klyfta|klyftor",
    headings="till|ingredienser|till servering|garnering|fyllning|deg|glasyr",
    common=(
        "mjöl|vetemjöl|socker|strösocker|salt|peppar|svartpeppar|smör|ägg|mjölk|vatten|olja|olivolja|lök|vitlök|grädde|ost|och|eller"
        "|till|med|kyckling|tomater|citron|potatis|jäst|bakpulver|vaniljsocker|morötter|persilja|färs|nymalen"
    ),
    unit_systems={
        "tablespoon": "metric", "teaspoon": "metric",
    },
)  # fmt: skip
