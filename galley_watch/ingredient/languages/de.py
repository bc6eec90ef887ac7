"""German, of Germany, Austria and Switzerland (pure)."""

from __future__ import annotations

from galley_watch.ingredient.language import Language

TABLE = Language(
    code="de",
    units={
        "cup": "tasse|tassen|cup|cups",
        "tablespoon": "el|esslöffel|eßlöffel|essloeffel|essl|eßl|suppenlöffel|esslöffeln|löffel",
        "teaspoon": "tl|teelöffel|teeloeffel|teel|kaffeelöffel|kl|teelöffeln",
        "gram": "g|gr|gramm|grams",
        "kilogram": "kg|kilo|kilogramm",
        "milligram": "mg|milligramm",
        "decagram": "deka|dag|dkg",
        "pfund": "pfund|pfd|pf",
        "pound": "lb|lbs|pound|pounds",
        "ounce": "oz|unze|unzen",
        "liter": "l|lt|liter|litern",
        "milliliter": "ml|milliliter",
        "centiliter": "cl|zentiliter|centiliter",
        "deciliter": "dl|deziliter",
        "centimeter": "cm|zentimeter",
        "pinch": "prise|prisen|prise n|prise(n)|pr|messerspitze|messerspitzen|msp|messersp|spur",
        "dash": "spritzer|schuss|schuß|schüsse|schluck",
        "drop": "tropfen|trpf",
        "handful": "handvoll|hand voll|hände voll",
        "can": "dose|dosen|büchse|büchsen|dose n|dose/n",
        "jar": "glas|gläser|gl",
        "package": "packung|packungen|pck|pkg|pckg|pk|päckchen|paket|pakete|pkt|packg|päck|pack|packerl|pckch",
        "bag": "beutel|tüte|tüten|tütchen|btl|säckchen|sackerl",
        "box": "schachtel|schachteln|karton|kartons",
        "bottle": "flasche|flaschen|fl",
        "tub": "becher|becherl|töpfchen",
        "tube": "tube|tuben",
        "block": "block|blöcke|riegel",
        "bar": "tafel|tafeln",
        "bunch": "bund|bd|bünde|bündel|sträußchen",
        "clove": "zehe|zehen|knoblauchzehe|knoblauchzehen",
        "slice": "scheibe|scheiben|scheibchen|tranche|tranchen",
        "sprig": "zweig|zweige|zweiglein|stiel|stiele|stängel|stengel|zweigchen",
        "head": "kopf|köpfe|knolle|knollen",
        "stalk": "stange|stangen",
        "leaf": "blatt|blätter|blättchen|bl",
        "piece": "stück|stücke|stk|st|stückchen|stücken|stücke n",
        "cube": "würfel|würfelchen",
        "sheet": "platte|platten",
        "fillet": "filet|filets",
        "ball": "kugel|kugeln",
        "portion": "portion|portionen",
        "part": "teil|teile",
        "strip": "streifen",
        "knob": "flocke|flocken|klecks|haselnussgroßes stück",
        "dozen": "dutzend",
        "rib": "rippe|rippen",
        "pod": "schote|schoten",
        "recipe": "rezept|rezepte",
        "scoop": "kelle|kellen",
        "roll": "rolle|rollen",
        "pot": "topf|töpfe",
        "tray": "schale|schalen|schälchen",
    },
    numbers={
        "1/4": "viertel", "1/3": "drittel", "1/2": "halbe|halber|halbes|halben|½", "3/4": "dreiviertel",
        "1": "ein|eine|einen|einer|eines|eins", "3/2": "anderthalb|eineinhalb", "2": "zwei", "5/2": "zweieinhalb", "3": "drei",
        "4": "vier", "5": "fünf", "6": "sechs", "7": "sieben", "8": "acht", "9": "neun", "10": "zehn", "11": "elf", "12": "zwölf",
        "15": "fünfzehn", "20": "zwanzig", "100": "hundert",
    },
    articles="ein|eine|einen|einer|eines|einem",
    of="von der|von dem|vom|von|der|des|an",
    alternatives="oder|bzw|und/oder",
    ranges="bis|bis zu",
    joins="und|&|u|sowie|dann",
    sums="plus|zzgl|und",
    about="ca|circa|zirka|etwa|ungefähr|rund|cirka|ungef|knappe",
    sizes=(
        "klein|kleine|kleiner|kleines|kleinen|groß|große|großer|großes|großen|gross|grosse|grosser|grosses|mittel|mittlere|mittlerer"
        "|mittelgroß|mittelgross|mittelgroße|mittelgroßer|mittelgroßes|mittelgrosse|dicke|dicker|dickes|m.-große|mittelgr|kl|gr"
        "|größere|kleinere|sehr große|sehr kleine"
    ),
    preparations=(
        "frisch gemahlen|frisch gemahlener|frisch gemahlene|frisch gemahlenes|frisch gemahlenen|frisch geriebener|gehackt|gehackte"
        "|gehackter|gehacktes|gehackten|geschält|geschälte|geschälter|gewürfelt|gewürfelte|gewürfelter|gerieben|geriebene|geriebener"
        "|geriebenes|geriebenen|geschnitten|geschnittene|geschnittener|gepresst|gepresste|zerdrückt|zerdrückte|zerlassen|zerlassene"
        "|geschmolzen|geschmolzene|abgetropft|abgetropfte|gewaschen|gewaschene|entkernt|entkernte|halbiert|halbierte|geviertelt"
        "|geviertelte|gesiebt|gesiebtes|verquirlt|verquirlte|verschlagen|weiche|zimmerwarm|zimmerwarme|geraspelt|geraspelte|gehobelt"
        "|gehobelte|geröstet|geröstete|aufgetaut|aufgetaute|gezupft|gezupfte|zerkleinert|zerkleinerte|zerbröselt|zerbröselte|püriert"
        "|pürierte|gekocht|gekochte|gekochter|geputzt|geputzte|abgezogen|abgezogene|eingeweicht|eingeweichte|ausgepresst|gemahlen"
        "|abgerieben|abgeriebene|grob gehackt|klein geschnitten|kleingeschnitten|kleingehackt|feingehackt|fein gehackt|durchgepresst"
        "|ausgedrückt|ausgepresster|entsteint|entsteinte|gewürfelten|steif geschlagen|weichgeklopft|in scheiben|in würfel|in würfeln"
        "|in streifen|in ringe|in ringen|in stücke|in stücken|zerpflückt|zerpflückte|getrennt|gestiftelt"
    ),
    adverbs="fein|feine|grob|sehr|klein|dünn|dick|frisch|gut|leicht|möglichst|nur|längs|quer|ganz|mittelfein|feinst",
    purposes=(
        "für|zum|zur|zum anrichten|zum garnieren|zum bestreuen|zum braten|zum servieren|als garnitur|zum bestäuben|zum einfetten"
    ),
    to_taste=(
        "nach geschmack|nach belieben|n b|nach bedarf|nach gusto|evtl nach geschmack|nach wunsch|je nach geschmack|bei bedarf"
        "|zum abschmecken"
    ),
    optional="optional|wahlweise|evtl|eventuell|falls gewünscht|wer mag|nach wahl|ggf|gegebenenfalls",
    at_least="mindestens|mind|min|über|gut|reichlich",
    at_most="maximal|max|höchstens|bis zu",
    heaped="gehäuft|gehäufte|gehäufter|gehäuften|geh|gestr voll",
    scant="knapp|knapper|knappe|knapp gemessen",
    level="gestrichen|gestrichene|gestrichener|gestr|gestrichenen",
    between="zwischen",
    each="à|a|á|zu je|je|zu|mit je|mit",
    each_after="je|pro stück",
    unstated="einige|ein paar|paar|etwas|wenig|ein wenig|ein bisschen|mehrere|viel|ein bißchen",
    unit_adjectives=(
        "daumengroßes|daumengroße|daumenlanges|walnussgroßes|nussgroßes|haselnussgroßes|kleines|größeres|großzügige|dünne|dünner|dicke"
        "|dicker|frische|frischer|frisches|halbe|ganze|schöne|gute|guter|kräftige|kräftiger|starke|leicht|lange|volle|volles"
    ),
    or_more="oder mehr",
    states="frisch|tiefgekühlt|frische|tk|frischer|getrocknet|frisches|getrocknete|getrockneter",
    adjectives=(
        "frisch|frische|frischer|frisches|frischen|rot|rote|roter|rotes|roten|grün|grüne|grüner|grünes|gelb|gelbe|gelber|weiß|weiße"
        "|weißer|weißes|schwarz|schwarze|schwarzer|reife|reifer|reifes|feste|fester|festkochende|mehligkochende|getrocknete"
        "|getrockneter|getrocknetes|kalte|kalter|kaltes|warme|warmer|warmes|heiße|heißes|lauwarme|lauwarmes|lauwarmer|weiche|weicher"
        "|süße|süßer|scharfe|scharfer|milde|milder|dunkle|helle|brauner|braune|trockener|trockene"
    ),
    preparation_forms="t|te|ter|tes|ten|tem;en|ene|ener|enes|enen|enem",
    preparation_endings="iert|ierte|ierter",
    preparation_openers=(
        "gemahlen|in scheiben|in würfel|in würfeln|in streifen|in ringe|in ringen|in stücke|in stücken|in feine|in dünne|in dünnen|in grobe"
        "|in kleine|in kleinen|in feinen|in spalten|in röllchen|zimmertemperatur|auf zimmertemperatur|raumtemperatur"
        "|bei zimmertemperatur|ohne stein|ohne kerne|ohne haut|ohne rinde|mit schale|abtropfgewicht"
    ),
    links="in|und|mit|von|oder|im|auf",
    parts_of="saft|abrieb|schale|zeste|zesten|mark|abgeriebene schale|geriebene schale|der saft|die schale|zitronensaft",
    comments=(
        "plus|z b|zb|zum beispiel|am besten|ersatzweise|vorzugsweise|ca|circa|etwa|siehe|s|alternativ|entspricht|je nach|bio|am|wie"
        "|oder ähnliches|oder mehr|oder weniger|möglichst|aus|mit|ohne|nicht"
    ),
    plus_more="plus etwas|plus mehr|und etwas|etwas mehr|und mehr|zzgl",
    divided="geteilt|aufgeteilt",
    counters_after="zehe|zehen",
    headings="für den|für die|für das|zutaten|außerdem|für",
    common=(
        "mehl|zucker|salz|pfeffer|butter|ei|eier|milch|wasser|öl|zwiebel|zwiebeln|knoblauch|sahne|käse|und|mit|für|die|der|das"
        "|zitrone|backpulver|vanillezucker|hackfleisch|kartoffeln|möhren|tomaten|petersilie|quark|hefe|schnittlauch|paprika"
    ),
    unit_systems={
        "tablespoon": "metric", "teaspoon": "metric",
    },
)  # fmt: skip
