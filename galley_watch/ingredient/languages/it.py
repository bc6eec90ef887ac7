"""Italian (pure)."""

from __future__ import annotations

from galley_watch.ingredient.language import Language

TABLE = Language(
    code="it",
    units={
        "cup": "tazza|tazze|tazzina|tazzine|tz",
        "tablespoon": (
            "cucchiaio|cucchiai|cucchiao|cucchiaiata|cucchiaiate|cucch|cucchiaio da minestra|cucchiai da minestra|c"
            "|cucchiaio da tavola|cucchiai da tavola|cucchiaione"
        ),
        "teaspoon": "cucchiaino|cucchiaini|cucchiaino da caffè|cucchiaini da caffè|cucchiaino da tè|cucchiaini da tè|cc",
        "gram": "g|gr|grammo|grammi|gm",
        "hectogram": "etto|etti|hg",
        "kilogram": "kg|kilo|kili|chilo|chili|chilogrammo|chilogrammi|kilogrammo|kilogrammi",
        "milligram": "mg|milligrammo|milligrammi",
        "pound": "libbra|libbre|lb|lbs",
        "ounce": "oncia|once|oz",
        "liter": "l|lt|litro|litri",
        "deciliter": "dl|decilitro|decilitri",
        "centiliter": "cl|centilitro|centilitri",
        "milliliter": "ml|millilitro|millilitri",
        "centimeter": "cm|centimetro|centimetri",
        "pinch": "pizzico|pizzichi|presa|prese|punta di coltello|punta|pizzicotto|pizzichino",
        "dash": "spruzzo|spruzzata|spruzzate|goccio|goccino|schizzo",
        "drizzle": "filo|giro",
        "drop": "goccia|gocce",
        "handful": "manciata|manciate|manciatina",
        "knob": "noci di|noce di",
        "can": "lattina|lattine|scatola|scatole|barattolo|barattoli|scatoletta|scatolette|latta|latte di",
        "jar": "vasetto|vasetti|vaso|vasi",
        "package": "confezione|confezioni|pacchetto|pacchetti|pacco|pacchi|panetto|panetti|vaschetta|vaschette|conf",
        "bag": "bustina|bustine|busta|buste|sacchetto|sacchetti",
        "bottle": "bottiglia|bottiglie",
        "box": "brick|cartone",
        "bar": "tavoletta|tavolette|stecca|stecche",
        "bunch": "mazzo|mazzi|mazzetto|mazzetti|ciuffo|ciuffi|ciuffetto|ciuffetti",
        "clove": "spicchio|spicchi",
        "slice": "fetta|fette|fettina|fettine|rondella|rondelle",
        "sprig": "rametto|rametti|ramo|rami",
        "head": "testa|teste|cespo|cespi",
        "stalk": "gambo|gambi|costa|coste|stecca di",
        "leaf": "foglia|foglie|fogliolina|foglioline",
        "piece": "pezzo|pezzi|pezzetto|pezzetti|pz|tocco|unità",
        "cube": "cubetto|cubetti|dado|dadi",
        "sheet": "foglio|fogli|rotolo|rotoli",
        "fillet": "filetto|filetti",
        "ball": "palla|palle|pallina|palline",
        "shot": "bicchierino|bicchierini",
        "glass": "bicchiere|bicchieri",
        "ladle": "mestolo|mestoli|mestolino",
        "dozen": "dozzina|dozzine",
        "cluster": "grappolo|grappoli",
        "portion": "porzione|porzioni|dose|dosi",
        "part": "parte|parti",
        "strip": "striscia|strisce",
        "pod": "baccello|baccelli|bacca|bacche|stecca di vaniglia",
    },
    numbers={
        "1/4": "quarto", "1/3": "terzo", "1/2": "mezzo|mezza|metà", "1": "un|uno|una|un'", "2": "due", "3": "tre", "4": "quattro",
        "5": "cinque", "6": "sei", "7": "sette", "8": "otto", "9": "nove", "10": "dieci", "12": "dodici", "15": "quindici",
        "20": "venti", "30": "trenta", "40": "quaranta", "50": "cinquanta", "100": "cento", "150": "centocinquanta",
        "200": "duecento", "250": "duecentocinquanta", "300": "trecento", "400": "quattrocento", "500": "cinquecento",
        "1000": "mille",
    },
    articles="un|uno|una|un'|la|il|lo",
    of="di|del|della|dello|dei|degli|delle|dell'|d'|da",
    alternatives="oppure|o|e/o",
    ranges="a|fino a",
    joins="e|ed|&|poi",
    sums="più|e",
    about="circa|ca|all'incirca|pressappoco|approssimativamente|quasi|intorno a",
    sizes="piccolo|piccola|piccoli|piccole|medio|media|medi|medie|grande|grandi|grosso|grossa|grossi|grosse|grandicello",
    preparations=(
        "tritato|tritata|tritati|tritate|tagliato|tagliata|tagliati|tagliate|pelato a mano|sbucciato|sbucciata|sbucciati|sbucciate"
        "|grattugiato|grattugiata|grattugiati|grattuggiato|fuso|fusa|ammorbidito|sciolto|morbido|setacciato|setacciata|scolato"
        "|scolata|scolati|scolate|lavato|lavata|lavati|lavate|sbattuto|sbattuti|sbattuta|schiacciato|schiacciata|schiacciati|spremuto"
        "|spremuta|tostato|tostata|tostati|tostate|snocciolate|snocciolati|denocciolate|denocciolati|affettato|affettata|affettati"
        "|affettate|sminuzzato|sminuzzata|spezzettato|spezzettata|spezzettati|spezzettate|sgocciolato|sgocciolati|sgocciolata"
        "|sciacquati|lessato|lessati|lessate|cotto a parte|mondato|mondata|mondati|ammollato|ammollati|dissalati|dissalate|pulito"
        "|pulita|puliti|pulite|sgusciati|sgusciate|tritatissimo|a pezzetti|peneirada|setacciate|privato|privata|ridotto|spellato"
        "|spellati|frullato|frullati|sbriciolato|sbriciolata|sbriciolati|ben freddo"
    ),
    adverbs="finemente|grossolanamente|molto|ben|bene|appena|leggermente|sottilmente|freschi|già",
    purposes="per|per la|per il|per servire|per decorare|per guarnire",
    to_taste="quanto basta|q b|qb|a piacere|a gusto|secondo i gusti|a piacimento|se necessario|al bisogno",
    optional="facoltativo|facoltativa|facoltativi|facoltative|opzionale|opzionali|se piace|se vi piace|se gradito",
    at_least="almeno|minimo|più di|abbondante|abbondanti|buon",
    at_most="massimo|al massimo|fino a|meno di",
    heaped="colmo|colmi|colma",
    scant="scarso|scarsi|scarsa|scarse",
    level="raso|rasi|rasa",
    between="tra|fra",
    each="da|di",
    each_after="l'uno|l'una|ciascuno|ciascuna|cadauno|cad",
    unstated="qualche|alcuni|alcune|un po'|un po' di|poco|poca|un po",
    unit_adjectives=(
        "abbondante|abbondanti|generoso|generosa|bel|bella|belle|sottili|sottile|spesse|spessa|da tè|da caffè|piena|pieno|pieni"
    ),
    or_more="o più",
    states="fresco|fresca|freschi|fresche|surgelato|surgelati|surgelate|secco|secca|secchi",
    adjectives=(
        "dorata|dorate|salato|salata|salate|fresco|fresca|freschi|fresche|rosso|rossa|rossi|rosse|verde|verdi|giallo|gialla|bianco"
        "|bianca|bianchi|nero|nera|neri|secco|secchi|dolce|dolci|maturi|maturo|tiepida|calda|fredda|freddo"
    ),
    preparation_forms="ato|ata|ati|ate;ito|ita|iti|ite;uto|uta|uti|ute;so|sa|si|se",
    preparation_endings="ato|ata|ati|ate|uto|uta|uti",
    preparation_openers=(
        "a dadini|a cubetti|a fette|a pezzetti|a pezzi|a rondelle|a julienne|a listarelle|a strisce|a fettine|a tocchetti"
        "|a temperatura ambiente|temperatura ambiente|a spicchi|in pezzi|a metà|a lamelle|in polvere fine|senza semi|senza pelle"
        "|senza buccia"
    ),
    links="a|in|e|con|di|al|da|finemente|grossolanamente",
    parts_of="succo|scorza|buccia|il succo|la scorza|polpa|semi",
    comments=(
        "di cui|più|come|ad esempio|es|preferibilmente|possibilmente|circa|tipo|vedi|secondo|meglio|o simile|o più|o meno|con|senza|che|io"
        "|anche|se|meglio se|pari a"
    ),
    plus_more="più un po'|più altro|più quello|più quella",
    divided="diviso|divisa|divisi",
    not_purposes="per dolci|per torte|per pizza|per alimenti|per dolci vanigliato",
    headings="per la|per il|per lo|per le|per i|per gli|ingredienti|per",
    common=(
        "farina|zucchero|sale|pepe|burro|uovo|uova|latte|acqua|olio|cipolla|cipolle|aglio|formaggio|e|di|la|il|per|con|parmigiano"
        "|pomodori|pomodoro|prezzemolo|basilico|lievito|limone|pollo|riso|panna|noci|vaniglia"
    ),
)  # fmt: skip
