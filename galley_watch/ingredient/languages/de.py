"""German, of Germany, Austria and Switzerland (pure)."""

from __future__ import annotations

from galley_watch.ingredient.language import Language

TABLE = Language(
    code="de",
    adjectives_before=True,
    nouns_capitalised=True,
    taken_from="aus",
    opening_orders="gerne|am besten",
    filled_with="mit",
    units={
        "grain": "korn|körner|körnchen",
        "cup": "tasse|tassen|cup|cups|teetasse|teetassen",
        "tablespoon": (
            "el|esslöffel|eßlöffel|essloeffel|essl|eßl|suppenlöffel|esslöffeln|löffel|esslöffelchen|eßlöffeln|essloeffeln|löffelchen"
        ),
        "teaspoon": (
            "tl|teelöffel|teeloeffel|teel|kaffeelöffel|kl|teelöffeln|teelöffelchen|kaffeelöffeln|kaffeel|moccalöffel|mokkalöffel|tel"
        ),
        "gram": "g|gr|gramm|grams|grm",
        "kilogram": "kg|kilo|kilogramm|kilogramms|kilos",
        "milligram": "mg|milligramm|milligramme",
        "decagram": "deka|dag|dkg",
        "pfund": "pfund|pfd|pf|pfunde",
        "pound": "lb|lbs|pound|pounds",
        "ounce": "oz|unze|unzen",
        "liter": "l|lt|liter|litern|ltr",
        "milliliter": "ml|milliliter",
        "centiliter": "cl|zentiliter|centiliter",
        "deciliter": "dl|deziliter",
        "centimeter": "cm|zentimeter",
        "pinch": (
            "prise|prisen|prise n|prise(n)|pr|messerspitze|messerspitzen|msp|messersp|spur|prischen|priese|priesen|messerspitzchen"
            "|fingerspitze|hauch"
        ),
        "dash": "spritzer|schuss|schuß|schüsse|schluck|schüsschen|spritzerchen|spritzern|spr",
        "drop": "tropfen|trpf|tröpfchen",
        "handful": "handvoll|hand voll|hände voll|hand|hände|hdv",
        "can": "dose|ds|dosen|büchse|büchsen|dose n|dose/n|konserve|konserven|konservendose|konservendosen|döschen",
        "jar": "glas|gläser|gl|einmachglas|gläschen",
        "package": (
            "packung|packungen|pck|pkg|pckg|pk|päckchen|paket|pakete|pkt|packg|päck|pack|packerl|pckch|pkge|pakung|pakungen|päckli|packs"
            "|vakuumpackung|vakuumpackungen|großpackung|kleinpackung"
        ),
        "bag": "beutel|tüte|tüten|tütchen|btl|säckchen|sackerl|sack|säcke|netz|netze|sachet|sachets|briefchen|brief",
        "box": "schachtel|schachteln|karton|kartons|kiste|kisten|tetrapack|tetrapak|tetrapaks|schächtelchen",
        "bottle": "flasche|flaschen|fl|fläschchen|flacon|flascherl",
        "tub": "becher|becherl|töpfchen|eimer",
        "tube": "tube|tuben|tübchen",
        "block": "block|blöcke|riegel|blöckchen|ziegel",
        "bar": "tafel|tafeln|täfelchen|rippe [schokolade]|rippen [schokolade]",
        "bunch": "bund|bd|bünde|bündel|sträußchen|büschel|bündchen|strauß|büscherl|bündelchen|bünderl|kräutersträußchen",
        "clove": "zehe|zehen|knoblauchzehe|knoblauchzehen",
        "slice": "scheibe|scheiben|scheibchen|tranche|tranchen|schnitte|schnitten|radl|radeln|rädchen",
        "sprig": (
            "zweig|zweige|zweiglein|stiel|stiele|stängel|stengel|zweigchen|stielchen|ästchen|ast|äste|stängelchen|stengelchen|rispe|rispen"
        ),
        "head": "kopf|köpfe|knolle|knollen|häuptel|köpfchen",
        "stalk": "stange|stangen|stängchen|staude|stauden",
        "leaf": "blatt|blätter|blättchen|bl|blättle",
        "piece": "stück|stücke|stk|st|stückchen|stücken|stücke n|stückerl|stücker|brocken",
        "cube": "würfel|würfelchen|würferl|würfeln",
        "sheet": "platte|platten|bogen|bögen|blech|bleche",
        "fillet": "filet|filets|filetstück|filetstücke",
        "ball": "kugel|kugeln|bällchen|kügelchen",
        "portion": "port|portion|portionen",
        "part": "teil|teile",
        "strip": "streifen|streifchen",
        "knob": "flocke|flocken|klecks|haselnussgroßes stück|stich|flöckchen|walnussgroßes stück|nuss [butter]",
        "dozen": "dutzend",
        "rib": "rippe|rippen",
        "pod": "schote|schoten",
        "recipe": "rezept|rezepte",
        "scoop": "kelle|kellen",
        "roll": "rolle|rollen",
        "pot": "topf|töpfe",
        "tray": "schale|schalen|schälchen",
        "millimeter": "mm|millimeter",
        "glass": "weinglas|weingläser|wasserglas|wassergläser",
        "shot": "schnapsglas|schnapsgläser|stamperl|likörglas|schnapsgläschen|stamperln",
        "ladle": "schöpfkelle|schöpfkellen|schöpflöffel|schöpfer",
        "wedge": "spalte|spalten|schnitz|schnitze|ecke|ecken",
        "loaf": "laib|laibe",
        "bowl": "schüssel|schüsseln",
        "ring": "ring|ringe",
        "basket": "körbchen|korb",
        "drizzle": "strahl",
    },
    numbers={
        "1/4": "viertel", "1/3": "drittel", "1/2": "halbe|halber|halbes|halben|½|halb", "3/4": "dreiviertel",
        "1": "ein|eine|einen|einer|eines|eins", "3/2": "anderthalb|eineinhalb|eineinhalbe|anderthalbe", "2": "zwei|zwo",
        "5/2": "zweieinhalb", "3": "drei", "4": "vier", "5": "fünf", "6": "sechs", "7": "sieben", "8": "acht", "9": "neun", "10": "zehn",
        "11": "elf", "12": "zwölf", "15": "fünfzehn", "20": "zwanzig", "100": "hundert", "13": "dreizehn", "14": "vierzehn",
        "16": "sechzehn", "17": "siebzehn", "18": "achtzehn", "19": "neunzehn", "30": "dreißig|dreissig", "40": "vierzig",
        "50": "fünfzig", "60": "sechzig", "70": "siebzig", "80": "achtzig", "90": "neunzig", "1000": "tausend", "7/2": "dreieinhalb",
        "9/2": "viereinhalb", "1/8": "achtel",
    },
    articles="ein|eine|einen|einer|eines|einem",
    of="von der|von dem|vom|von|der|des|an|von den|aus der|aus dem",
    alternatives="oder|bzw|und/oder",
    ranges="bis|bis zu",
    joins="und|&|u|sowie|dann",
    sums="plus|zzgl|und",
    about="ca|circa|zirka|etwa|ungefähr|rund|cirka|ungef|knappe|in etwa|annähernd",
    sizes=(
        "klein|kleine|kleiner|kleines|kleinen|groß|große|großer|großes|großen|gross|grosse|grosser|grosses|mittel|mittlere|mittlerer"
        "|mittelgroß|mittelgross|mittelgroße|mittelgroßer|mittelgroßes|mittelgrosse|dicke|dicker|dickes|m.-große|mittelgr|kl|gr|größere"
        "|kleinere|sehr große|sehr kleine|kleinem|großem|mittleren|mittlerem|mittelgroßen|mittelgrosser|mittelgrosses|m-große|riesige"
        "|riesiger|winzige|faustgroße|faustgroßes|daumengroße|daumengroßes|walnussgroße|extragroße|größe m|größe l|größe s|gr m|gr l|gr s"
        "|größe xl|m|l"
    ),
    preparations=(
        "frisch gemahlen|frisch gemahlener|frisch gemahlene|frisch gemahlenes|frisch gemahlenen|frisch geriebener|gehackt|gehackte"
        "|gehackter|gehacktes|gehackten|geschält|geschälte|geschälter|gewürfelt|gewürfelte|gewürfelter|gerieben|geriebene|geriebener"
        "|geriebenes|geriebenen|geschnitten|geschnittene|geschnittener|gepresst|gepresste|zerdrückt|zerdrückte|zerlassen|zerlassene"
        "|geschmolzen|geschmolzene|abgetropft|abgetropfte|gewaschen|gewaschene|entkernt|entkernte|halbiert|halbierte|geviertelt|geviertelte"
        "|gesiebt|gesiebtes|verquirlt|verquirlte|verschlagen|weiche|zimmerwarm|zimmerwarme|geraspelt|geraspelte|gehobelt|gehobelte|geröstet"
        "|geröstete|aufgetaut|aufgetaute|gezupft|gezupfte|zerkleinert|zerkleinerte|zerbröselt|zerbröselte|püriert|pürierte|gekocht|gekochte"
        "|gekochter|geputzt|geputzte|abgezogen|abgezogene|eingeweicht|eingeweichte|ausgepresst|gemahlen|abgerieben|abgeriebene|grob gehackt"
        "|klein geschnitten|kleingeschnitten|kleingehackt|feingehackt|fein gehackt|durchgepresst|ausgedrückt|ausgepresster|entsteint"
        "|entsteinte|gewürfelten|steif geschlagen|weichgeklopft|in scheiben|in würfel|in würfeln|in streifen|in ringe|in ringen|in stücke"
        "|in stücken|zerpflückt|zerpflückte|getrennt|gestiftelt|weichgekocht|hartgekocht|hart gekocht|weich gekocht|angebraten|angeröstet"
        "|ausgelöst|ausgekratzt|filetiert|gegart|gehäutet|enthäutet|entfettet|entrindet|entstielt|entgrätet|geklopft|geknackt|gemixt"
        "|gepellt|gepflückt|geschnetzelt|geschlagen|gespült|abgespült|gestampft|gestoßen|gemörsert|gestückelt|trockengetupft"
        "|trocken getupft|vorgekocht|vorgegart|zerstoßen|zerstossen|zerrissen|zerteilt|zerbröckelt|gebröselt|gewiegt|abgeseiht|abgeschabt"
        "|abgekühlt|ausgekühlt|erwärmt|angewärmt|aufgelöst|aufgeschlagen|ausgehöhlt|ausgestochen|blanchiert|gewässert|mariniert|passiert"
        "|pariert|tranchiert|geachtelt|gedrittelt|leicht geröstet|schaumig gerührt|glatt gerührt|kalt gestellt|in spalten|in stifte"
        "|in stiften|in scheibchen|in röllchen|in achtel|in viertel|zimmerwarmer|zimmerwarmes|handwarm|handwarme|handwarmes||abgezupft"
        "|zerrupft|aufgeschnitten|aufgeschnittene|entbeint|gebunden|ausgerollt|aufgekocht|angedrückt|verrührt|gefettet|gebuttert"
    ),
    work_prefixes="fein|grob|klein|frisch|dünn|leicht",
    adverbs=(
        "fein|feine|grob|sehr|klein|dünn|dick|frisch|gut|leicht|möglichst|nur|längs|quer|ganz|mittelfein|feinst|hauchdünn|feiner|mittelgroß"
        "|schräg|mundgerecht|gründlich|der länge nach"
    ),
    purposes=(
        "für|zum|zur|zum anrichten|zum garnieren|zum bestreuen|zum braten|zum servieren|als garnitur|zum bestäuben|zum einfetten|zum würzen"
        "|zum bestreichen|zum verzieren|zum dekorieren|zum ausrollen|zum einpinseln|zum frittieren|zum ausbacken|zum übergießen|zum binden"
        "|zum beträufeln|als dekoration|als deko|als beilage|als topping|zur deko|zur dekoration|zur garnitur|garnitur|deko|dekoration|dazu"
        "|ferner|zudem"
    ),
    to_taste=(
        "nach geschmack|nach belieben|n b|nach bedarf|nach gusto|evtl nach geschmack|nach wunsch|je nach geschmack|bei bedarf"
        "|zum abschmecken|nach eigenem geschmack|nach lust und laune|so viel wie nötig|soviel wie nötig|nach herzenslust|zum nachwürzen"
    ),
    optional=(
        "optional|wahlweise|evtl|eventuell|falls gewünscht|wer mag|nach wahl|ggf|gegebenenfalls|auf wunsch|falls vorhanden|wenn gewünscht"
        "|ev"
    ),
    at_least="mindestens|mind|min|über|gut|reichlich|mehr als|reichliche",
    at_most="maximal|max|höchstens|bis zu|weniger als",
    heaped="gehäuft|gehäufte|gehäufter|gehäuften|geh|gestr voll|übervoll|übervolle",
    scant="knapp|knapper|knappe|knapp gemessen|knappes|knappen",
    level=(
        "gestrichen|gestrichene|gestrichener|gestr|gestrichenen|gestrichenes|abgestrichen|abgestrichene|flach|flache|flacher|flachen"
        "|flaches"
    ),
    between="zwischen",
    each="à|a|á|zu je|je|zu|mit je|mit",
    each_after="je|pro stück|pro person|pro portion|das stück",
    unstated="einige|ein paar|paar|etwas|wenig|ein wenig|ein bisschen|mehrere|viel|ein bißchen|ein bisserl|bisschen|jede menge|viele",
    unit_adjectives=(
        "daumengroßes|daumengroße|daumenlanges|walnussgroßes|nussgroßes|haselnussgroßes|kleines|größeres|großzügige|dünne|dünner|dicke"
        "|dicker|frische|frischer|frisches|halbe|ganze|schöne|gute|guter|kräftige|kräftiger|starke|leicht|lange|volle|volles|gutes|schöner"
        "|schönes|großzügiger|voller|daumendickes|daumenlange|daumenbreites|ordentliche|ordentlicher|feine|feiner|feines|grobe|halbes"
        "|halber"
    ),
    or_more="oder mehr|oder etwas mehr",
    states=(
        "frisch|tiefgekühlt|frische|tk|frischer|getrocknet|frisches|getrocknete|getrockneter|gefroren|gefrorene|getrocknetes|tiefgekühlte"
        "|tiefgefroren"
    ),
    adjectives=(
        "frisch|frische|frischer|frisches|frischen|rot|rote|roter|rotes|roten|grün|grüne|grüner|grünes|gelb|gelbe|gelber|weiß|weiße|weißer"
        "|weißes|schwarz|schwarze|schwarzer|reife|reifer|reifes|feste|fester|festkochende|mehligkochende|getrocknete|getrockneter"
        "|getrocknetes|kalte|kalter|kaltes|warme|warmer|warmes|heiße|heißes|lauwarme|lauwarmes|lauwarmer|weiche|weicher|süße|süßer|scharfe"
        "|scharfer|milde|milder|dunkle|helle|brauner|braune|trockener|trockene|lila|violette|bunte|bunter|braunes|dunkler|dunkles|heller"
        "|helles|mageres|magerer|magere|fettarme|fettes|feines|grobes|grober|neue|junge|junger|zarte|zarter|knackige|ungesalzene|gesalzene"
        "|geräucherter|geräucherte|geräuchertes|ungewachste|unbehandelte|vegane|veganer|veganes|kaltgepresstes|natives|flüssig|flüssige"
        "|flüssiger|flüssiges|stichfest|stichfester|stichfeste|altbacken|altbackene|altbackenes|roh|rohe|roher|rohes|saure|saurer|saures"
        "|herbe|gute|guter|gutes|schöne|kräftiger|kräftige"
    ),
    preparation_forms="t|te|ter|tes|ten|tem;en|ene|ener|enes|enen|enem",
    preparation_endings="iert|ierte|ierter",
    preparation_openers=(
        "gemahlen|in scheiben|in würfel|in würfeln|in streifen|in ringe|in ringen|in stücke|in stücken|in feine|in dünne|in dünnen|in grobe"
        "|in kleine|in kleinen|in feinen|in spalten|in röllchen|zimmertemperatur|auf zimmertemperatur|raumtemperatur|bei zimmertemperatur"
        "|ohne stein|ohne kerne|ohne haut|ohne rinde|mit schale|abtropfgewicht|in kleine würfel|in feinen scheiben|in mundgerechten"
        "|in dünnen scheiben|in grobe stücke|gut abgetropft|nur das weiße|nur das grüne|das weiße|das grüne|ohne grün|ohne strunk"
        "|ohne gräten|ohne schale|mit haut|am stück|im ganzen|im stück"
    ),
    links="in|und|mit|von|oder|im|auf",
    parts_of=(
        "saft|abrieb|schale|zeste|zesten|mark|abgeriebene schale|geriebene schale|der saft|die schale|zitronensaft|schalenabrieb"
        "|zitronenabrieb|orangenabrieb|kerne|blätter|blättchen|fruchtfleisch|feine schale|das grün|das grüne|das weiße"
    ),
    whole_names="ohne salz|ohne zucker|ohne gluten|ohne laktose",
    comments=(
        "plus|pro|z b|zb|zum beispiel|am besten|ersatzweise|vorzugsweise|ca|circa|etwa|siehe|s|alternativ|entspricht|je nach|bio|am|wie"
        "|oder ähnliches|oder mehr|oder weniger|möglichst|aus|mit|ohne|nicht|bitte|oder ähnlich|oder andere|oder anderer|oder anderes|gerne"
        "|gern|lieber|bspw|beispielsweise|idealerweise|ich|wir|falls|wenn|geht auch|statt|inkl|inklusive|kann|ersetzbar|von der guten"
        "|von guter|entweder|von guter qualität|von bester qualität"
    ),
    plus_more=(
        "plus etwas|plus mehr|und etwas|etwas mehr|und mehr|zzgl|und etwas mehr|und noch etwas|plus extra|plus einige|plus ein paar"
        "|und extra|und ein wenig|sowie etwas|+ etwas|+ extra|+ mehr"
    ),
    divided="geteilt|aufgeteilt",
    counters_after="zehe|zehen",
    heading_names="zutaten",
    headings="für den|für die|für das|zutaten|außerdem|für",
    common=(
        "speisestärke|haferflocken|rohrzucker|puderzucker|staubzucker|obers|rahm|topfen|marillen|erdäpfel|schalotten|schalotte|lauch"
        "|sellerie|brühe|gemüsebrühe|rinderbrühe|senf|essig|honig|kokosmilch|kreuzkümmel|zimt|ingwer|eigelb|eiweiß|eidotter|schokolade"
        "|mandeln|nüsse|himbeeren|erdbeeren|apfel|äpfel|gurke|zucchini|blumenkohl|pilze|champignons|spinat|bohnen|kichererbsen|linsen|reis"
        "|nudeln|brot|koriander|schmand|vanilleschote|lorbeerblatt|lorbeerblätter|nelken|rosinen|natron|olivenöl|sonnenblumenöl|tomatenmark"
        "|knoblauchzehe|knoblauchzehen|rosmarin|thymian|speck|mehl|zucker|salz|pfeffer|butter|ei|eier|milch|wasser|öl|zwiebel|zwiebeln"
        "|knoblauch|sahne|käse|und|mit|für|die|der|das|zitrone|backpulver|vanillezucker|hackfleisch|kartoffeln|möhren|tomaten|petersilie"
        "|quark|hefe|schnittlauch|paprika"
    ),
    unit_systems={
        "tablespoon": "metric", "teaspoon": "metric",
    },
    tens_and_ones="{one}und{ten}",
)  # fmt: skip
