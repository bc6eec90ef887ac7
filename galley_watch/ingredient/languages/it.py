"""Italian (pure)."""

from __future__ import annotations

from galley_watch.ingredient.language import Language

TABLE = Language(
    code="it",
    units={
        "cup": (
            "tazza|tazze|tazzina|tazzine|tz|tazza da tè|tazze da tè|tazza da caffè|tazzine da caffè|tazzina da caffè|bicchiere americano"
            "|cup|cups|tazzone|tazzoni"
        ),
        "tablespoon": (
            "cucchiaio|cucchiai|cucchiao|cucchiaiata|cucchiaiate|cucch|cucchiaio da minestra|cucchiai da minestra|c|cucchiaio da tavola"
            "|cucchiai da tavola|cucchiaione|cucchiai da cucina|cucchiaio da cucina|cucchiaioni|cucchiai da zuppa|cucchiaio da zuppa|cuc"
            "|cucc|cucchi"
        ),
        "teaspoon": (
            "cucchiaino|cucchiaini|cucchiaino da caffè|cucchiaini da caffè|cucchiaino da tè|cucchiaini da tè|cc|cucchiaino da the"
            "|cucchiaini da the|cucchiaino da te|cucchiaini da te|cucchiaino da dolce|cucch.no|c ino|cucchiaiino|cucchiaini da dessert"
        ),
        "gram": "g|gr|grammo|grammi|gm|gramm|grs",
        "hectogram": "etto|etti|hg",
        "kilogram": "kg|kilo|kili|chilo|chili|chilogrammo|chilogrammi|kilogrammo|kilogrammi|kgr",
        "milligram": "mg|milligrammo|milligrammi",
        "pound": "libbra|libbre|lb|lbs",
        "ounce": "oncia|once|oz",
        "liter": "l|lt|litro|litri",
        "deciliter": "dl|decilitro|decilitri",
        "centiliter": "cl|centilitro|centilitri",
        "milliliter": "ml|millilitro|millilitri",
        "centimeter": "cm|centimetro|centimetri",
        "pinch": (
            "pizzico|pizzichi|presa|prese|punta di coltello|punta|pizzicotto|pizzichino|pizzicone|presina|punta di cucchiaino"
            "|punta di un coltello|punta di un cucchiaino|punte di coltello|spolverata|spolverate|spolverizzata"
        ),
        "dash": "spruzzo|spruzzata|spruzzate|goccio|goccino|schizzo|goccetto|spruzzatina|spruzzi|schizzi|sorso|lacrima",
        "drizzle": "filo|giro|fili|filino|giri|giro d'",
        "drop": "goccia|gocce|goccine|goccina",
        "handful": "manciata|manciate|manciatina|pugno|pugni|manciatine|pugnetto",
        "knob": (
            "noce [di burro]|noci [di burro]|nocciola di|nocetta di|fiocco di|fiocchetto di|ricciolo di|riccioli di|fiocchetti di"
            "|noce [di margarina]|noce [di strutto]|nocciolina di"
        ),
        "can": (
            "lattina|lattine|scatola|scatole|barattolo|barattoli|scatoletta|scatolette|latta|latte di|scatolina|scatoline|barattolino"
            "|barattolini|confezione in scatola|bomboletta"
        ),
        "jar": "vasetto|vasetti|vaso|vasi|vasettino|vasettini|boccaccio",
        "package": (
            "confezione|confezioni|pacchetto|pacchetti|pacco|pacchi|panetto|panetti|vaschetta|vaschette|conf|pacchettino|pacchettini"
            "|confezioncina|pacchetto da|blister|pack|scatolo"
        ),
        "bag": "bustina|bustine|busta|buste|sacchetto|sacchetti|bustine di|sacco|sacchi|cartoccio|cartocci|bustona|filtro|filtri",
        "bottle": "bottiglia|bottiglie|bottiglietta|bottigliette|fiasco|boccetta|boccette|fialetta|fialette|fiala|fiale",
        "box": "brick|cartone|cartoni|tetrapak|brik|bricks|cassetta|cassette",
        "bar": "tavoletta|tavolette|stecca|stecche|barretta|barrette",
        "bunch": "mazzo|mazzi|mazzetto|mazzetti|ciuffo|ciuffi|ciuffetto|ciuffetti|mazzolino|mazzolini|fascio|fasci|fascetto",
        "clove": "spicchio|spicchi|spicchietto|spicchietti",
        "slice": "fetta|fette|fettina|fettine|rondella|rondelle|fettona|fettone|rondelline|rondellina|trancio|tranci|trance|fettuccia",
        "sprig": "rametto|rametti|ramo|rami|ramoscello|ramoscelli|rametto di",
        "head": "testa|teste|cespo|cespi|cesto|ceppo|ceppi",
        "stalk": "gambo|gambi|costa|coste|stecca di|stelo|steli|bastoncino|bastoncini|canna|fusto",
        "leaf": "foglia|foglie|fogliolina|foglioline|fogliette|foglietta",
        "piece": "pezzo|pezzi|pezzetto|pezzetti|pz|tocco|unità|pezzettino|pezzettini|tocchetto|tocchetti|pezzo da|tozzo|tozzi",
        "cube": "cubetto|cubetti|dado|dadi|dadini|dadino|zolletta|zollette|quadratino",
        "sheet": "foglio|fogli|rotolo|rotoli|disco|dischi|sfoglia di|sfoglie di",
        "fillet": "filetto|filetti|filettino|filettini",
        "ball": "palla|palle|pallina|palline|sfera|pallottola",
        "shot": "bicchierino|bicchierini",
        "glass": "bicchiere|bicchieri|bicchierone|bicchieri da|calice|calici|bicchiere da|bicchier",
        "ladle": "mestolo|mestoli|mestolino|ramaiolo|ramaioli|mestolini",
        "dozen": "dozzina|dozzine",
        "cluster": "grappolo|grappoli|grappolino|ciocca",
        "portion": "porzione|porzioni|dose|dosi",
        "part": "parte|parti",
        "strip": "striscia|strisce|listarella|listarelle|strisciolina|striscioline",
        "pod": "baccello|baccelli|bacca|bacche|stecca di vaniglia",
        "pint": "pinta|pinte",
        "gallon": "gallone|galloni",
        "quart": "quarto di gallone",
        "fluid ounce": "oncia liquida|once liquide",
        "millimeter": "mm|millimetro|millimetri",
        "tub": "coppetta|coppette|vaschettina",
        "tube": "tubetto|tubetti",
        "basket": "cestino|cestini",
        "block": "blocco|blocchi|mattonella|mattonelle",
        "square": "quadretto|quadretti|quadrato|quadrati",
        "bowl": "ciotola|ciotole|ciotolina|ciotoline|scodella|scodelle|ciotoletta",
        "strand": "pistillo|pistilli|stimma|stimmi|filo [di zafferano]|fili [di zafferano]",
        "ring": "anello|anelli",
        "loaf": "pagnotta|pagnotte|filone|filoni|filoncino",
        "grind": "macinata di|macinate di|giro [di pepe]|giri [di pepe]",
        "grating": "grattata di|grattate di|grattatina di|grattugiata di",
        "recipe": "ricetta|ricette",
    },
    numbers={
        "1/4": "quarto", "1/3": "terzo", "1/2": "mezzo|mezza|metà", "1": "un|uno|una|un'", "2": "due", "3": "tre", "4": "quattro",
        "5": "cinque", "6": "sei", "7": "sette", "8": "otto", "9": "nove", "10": "dieci|una decina|decina", "12": "dodici",
        "15": "quindici", "20": "venti|ventina", "30": "trenta|trentina", "40": "quaranta", "50": "cinquanta", "100": "cento",
        "150": "centocinquanta", "200": "duecento", "250": "duecentocinquanta", "300": "trecento", "400": "quattrocento",
        "500": "cinquecento", "1000": "mille", "11": "undici", "13": "tredici", "14": "quattordici", "16": "sedici", "17": "diciassette",
        "18": "diciotto", "19": "diciannove", "60": "sessanta", "70": "settanta", "80": "ottanta", "90": "novanta", "600": "seicento",
        "700": "settecento", "800": "ottocento", "350": "trecentocinquanta", "3/4": "tre quarti", "1/8": "ottavo",
    },
    articles="un|uno|una|un'|la|il|lo",
    of="di|del|della|dello|dei|degli|delle|dell'|d'|da|dell|nel",
    alternatives="oppure|o|e/o|ovvero|oppure di|o di|o anche",
    ranges="a|fino a",
    joins="e|ed|&|poi|ed anche",
    sums="più|e",
    about=(
        "circa|ca|all'incirca|pressappoco|approssimativamente|quasi|intorno a|intorno ai|più o meno|poco più di|poco meno di|un circa"
        "|un po' più di|un po' meno di|qualcosa più di"
    ),
    sizes=(
        "piccolo|piccola|piccoli|piccole|medio|media|medi|medie|grande|grandi|grosso|grossa|grossi|grosse|grandicello|medio-piccola"
        "|medio-grande|di media grandezza|di medie dimensioni|di piccole dimensioni|di grandi dimensioni|grandina|piccolino|piccolina"
        "|abbastanza grande|molto grande|extra large|taglia media|m|l|bel|bello|bella|belli|belle|bei|begli|bellissimo|bellissima"
    ),
    preparations=(
        "tritato|tritata|tritati|tritate|tagliato|tagliata|tagliati|tagliate|pelato a mano|sbucciato|sbucciata|sbucciati|sbucciate"
        "|grattugiato|grattugiata|grattugiati|grattuggiato|fuso|fusa|ammorbidito|sciolto|morbido|setacciato|setacciata|scolato|scolata"
        "|scolati|scolate|lavato|lavata|lavati|lavate|sbattuto|sbattuti|sbattuta|schiacciato|schiacciata|schiacciati|spremuto|spremuta"
        "|tostato|tostata|tostati|tostate|snocciolate|snocciolati|denocciolate|denocciolati|affettato|affettata|affettati|affettate"
        "|sminuzzato|sminuzzata|spezzettato|spezzettata|spezzettati|spezzettate|sgocciolato|sgocciolati|sgocciolata|sciacquati|lessato"
        "|lessati|lessate|cotto a parte|mondato|mondata|mondati|ammollato|ammollati|dissalati|dissalate|pulito|pulita|puliti|pulite"
        "|sgusciati|sgusciate|tritatissimo|a pezzetti|peneirada|setacciate|privato|privata|spellato|spellati|frullato|frullati"
        "|sbriciolato|sbriciolata|sbriciolati|ben freddo|abbrustolito|appassito|asciugato|diluito|disciolto|disossato|diliscato"
        "|eviscerato|fatto a pezzi|frantumato|gratuggiato|grattuggiata|impastato|inciso|macinato al momento|macinata al momento"
        "|macinato fresco|pestato|pestati|ripulito|rosolato|saltato|sbollentato|sciacquato|scongelato|scottato|separato|separati"
        "|sfilettato|sfogliato|sgranato|sgusciato|slegato|snocciolato|spaccato|spezzato|spolpato|spuntato|squamato|stemperato|strizzato"
        "|sventrato|tolto|triturato|trinciato|ben lavato|ben sgocciolato|tritato fine|tritata fine|tritati fini|morbida|morbidi"
        "|raffreddato|intiepidito|scaldato|ammorbidita|ammorbiditi|sciolta|sciolti|setacciati|lesso|lessa|lessi|lesse|aperto|aperta"
        "|aperti|aperte|diviso|arrotolato|legato|cubettato|raschiato|filtrato|riscaldato|imburrato|infarinato|steccato|macinato"
        "|macinato grosso|macinato fine|macinato fino|già cotti|già cotto|già cotta|già cotte|già lessati|già lessate|già pronto"
        "|già pronta|già puliti|già pulite|già pulito|già pulita"
    ),
    adverbs=(
        "finemente|grossolanamente|molto|ben|bene|appena|leggermente|sottilmente|freschi|già|fine|finissimo|sottile|delicatamente"
        "|accuratamente|precedentemente|lievemente|abbondantemente|al momento|a mano|a coltello|al coltello|a crudo|completamente"
        "|perfettamente|non troppo|poco|più volte|mediamente|grosso|fino|fini|grossa|grossi|grosse|spesso|a grana grossa"
    ),
    purposes=(
        "per|per la|per il|per servire|per decorare|per guarnire|per lo|per le|per i|per gli|per accompagnare|per condire|per cospargere"
        "|per spennellare|per infarinare|per ungere|per imburrare|per la teglia|per lo stampo|per friggere|per spolverare"
        "|per spolverizzare|per la superficie|per il ripieno|per farcire|per la finitura|per completare|da servire|come guarnizione"
        "|a completamento|in accompagnamento"
    ),
    to_taste=(
        "quanto basta|q b|qb|a piacere|a gusto|secondo i gusti|a piacimento|se necessario|al bisogno|secondo gusto|a seconda del gusto"
        "|quanto ne occorre|quanto serve|quantità a piacere|q basta|a discrezione|a volontà|a scelta|a occhio|quanto necessario"
        "|all'occorrenza|se serve|se occorre|se gradita|secondo il proprio gusto|secondo i propri gusti|in base ai gusti"
        "|nella quantità necessaria"
    ),
    optional=(
        "facoltativo|facoltativa|facoltativi|facoltative|opzionale|opzionali|se piace|se vi piace|se gradito|se volete|se lo gradite"
        "|se vuoi|se desiderate|se desiderato|volendo|eventuale|eventuali|eventualmente|se ce l'avete|non obbligatorio|non indispensabile"
    ),
    at_least="almeno|minimo|più di|buon|non meno di|oltre|un buon|una buona",
    at_most="massimo|al massimo|fino a|meno di|non più di|fino ad",
    heaped="colmo|colmi|colma|ben colmo|ben colmi|abbondantemente colmo|stracolmo|colme",
    scant="scarso|scarsi|scarsa|scarse|scarsetto",
    level="raso|rasi|rasa|rasate|a raso|rase|ben raso",
    between="tra|fra",
    each="da|di",
    each_after="l'uno|l'una|ciascuno|ciascuna|cadauno|cad|cadauna|l'uno circa|ognuno|ognuna|a testa|a persona|ciascun",
    unstated=(
        "qualche|alcuni|alcune|un po'|un po' di|poco|poca|un po|un pochino di|un pochino|un pochetto|parecchi|parecchio|tanto|tanta"
        "|un paio di|paio di|un paio|poche|pochi|diversi|diverse|abbondante|abbondanti"
    ),
    unit_adjectives=(
        "abbondante|abbondanti|generoso|generosa|bel|bella|belle|sottili|sottile|spesse|spessa|da tè|da caffè|piena|pieno|pieni|bello"
        "|buona|buon|buone|grosse|grossi|grossa|grosso|piccola|piccolo|piccole|piccoli|grande|grandi|medio|media|fresco|fresca|fresche"
        "|freschi|generose|generosi|spesso|spessi|lunga|larga|intera|intero|interi|alte|alto|rotonda|rettangolare|mezzo|mezza|ricolmo"
        "|ricolmi|bei|belli|begli|buoni"
    ),
    or_more="o più",
    states=(
        "fresco|fresca|freschi|fresche|surgelato|surgelati|surgelate|secco|secca|secchi|surgelata|congelato|congelata|congelati|secche"
        "|essiccato|essiccata|in scatola|in barattolo|in polvere"
    ),
    adjectives=(
        "dorata|dorate|salato|salata|salate|fresco|fresca|freschi|fresche|rosso|rossa|rossi|rosse|verde|verdi|giallo|gialla|bianco|bianca"
        "|bianchi|nero|nera|neri|secco|secchi|dolce|dolci|maturi|maturo|tiepida|calda|fredda|freddo|viola|arancione|marrone|rosa|rosate"
        "|biondo|bionda|integrale|integrali|intero|intera|interi|intere|magro|magra|magri|scremato|parzialmente scremato|crudo|cruda"
        "|crudi|crude|novello|novelli|novelle|tenero|tenera|teneri|tenere|sodo|soda|sodi|sode|matura|mature|acerbo|piccante|piccanti"
        "|forte|fine|fini|biologico|biologica|biologici|biologiche|bio|fondente|amaro|amara|zuccherato|zuccherata|non zuccherato"
        "|affumicato|affumicata|stagionato|stagionata|raffermo|rafferma|caldo|calde|freddi|fredde|ghiacciata|bollente|tiepido|liquida"
        "|liquido|semolato|dorati|dorato|secca|secche|nere|bianche|gialli|gialle|extravergine|vegetale|non trattato|non trattata"
        "|non trattati|non trattate"
    ),
    preparation_forms="ato|ata|ati|ate;ito|ita|iti|ite;uto|uta|uti|ute;so|sa|si|se",
    preparation_endings="ato|ata|ati|ate|uto|uta|uti",
    preparation_openers=(
        "montati a neve|montate a neve|a neve|in camicia|a dadini|a cubetti|a fette|a pezzetti|a pezzi|a rondelle|a julienne"
        "|a listarelle|a strisce|a fettine|a tocchetti|a temperatura ambiente|temperatura ambiente|a spicchi|in pezzi|a metà|a lamelle"
        "|in polvere fine|senza semi|senza pelle|senza buccia|a quadretti|a quarti|a bastoncini|a filetti|a filettini|a fiammifero"
        "|a brunoise|a scaglie|a ciuffetti|a cimette|a rondelle sottili|a fette sottili|a fettine sottili|a pezzettini|a pezzi grossi"
        "|a pezzi piccoli|a cubettini|a dadi|a spicchietti|a strisce sottili|in quarti|in due|in quattro|in fette|in dadi|in cubetti"
        "|fredda di frigo|freddo di frigo|fredde di frigo|da frigo|di frigorifero|a temp ambiente|senza crosta|senza nocciolo"
        "|senza noccioli|senza lische|senza spine|senza torsolo|senza la buccia|senza la pelle|solo la parte|la parte bianca"
        "|la parte verde|sott'olio sgocciolati|in ammollo|privo di|privi di|prive di|priva di|già privo|già privi|già prive|già priva"
        "|privato di|privati di|private di|privata di|privato del|privati del|private del|privata del|privo del|privi del|prive del"
        "|priva del|privi della|prive della|priva della|privo della|privato della|privata della|privati della|private della|privati dei"
        "|private dei|privato dei|privata dei|a pomata|a crudo|a temperatura di frigo|appena colto|appena colti"
    ),
    name_ties="di|del|della|dello|dei|degli|delle|da|al|alla|alle",
    name_heads=(
        "petto|petti|coscia|cosce|fuso|chiodo|chiodi|cuore|cuori|scorza|buccia|fiore|fiori|cavolo|cime|mazzancolle|pan|filone|sella"
        "|costoletta|costolette|costina|costine|stinco|polpa|ala|ali|grano|grani|bacca|seme|semi|pasta|disco|fondo|coda|code|tuorlo"
        "|tuorli|albume|albumi|carré|scaloppa|scaloppe|braciola|braciole|bistecca|bistecche|trancio|cipolla|cipolle|dado|succo|farina"
        "|olio|sale|zucchero|latte|acqua|crema|formaggio|peperoncino|peperoncini|punte|fegatini|fegato|yogurt|savoiardi|pomodori"
        "|patate|lombo|lonza|nocciola|gherigli|gheriglio|spalla|zampe|finocchi|funghi"
    ),
    links="a|in|e|con|di|al|da|finemente|grossolanamente|nel|nella|nei|nelle|negli|nello|sul|sulla|all'|alla|dal|dalla",
    parts_of=(
        "succo|scorza|buccia|il succo|la scorza|polpa|semi|scorza e succo|succo e scorza|la scorza grattugiata|scorza grattugiata"
        "|le scorze|scorze|zeste|zest|la buccia|la polpa|il succo e la scorza"
    ),
    whole_names=(
        "senza glutine|senza sale|senza lattosio|senza zucchero|senza zuccheri aggiunti|tipo 00|tipo 0|tipo 1|tipo 2|tipo integrale"
        "|tipo manitoba"
    ),
    comments=(
        "di cui|più|come|ad esempio|es|preferibilmente|possibilmente|circa|tipo|vedi|secondo|meglio|o simile|o più|o meno|con|senza|che"
        "|io|anche|se|meglio se|pari a|quindi|ovvero pari|ad es|per esempio|se possibile|a seconda|in alternativa|altrimenti|consiglio"
        "|consigliato|oppure altro|o altro|o altra|o altri|o equivalente|o simili|o comunque|indicativamente|ho usato|noi|voi|va bene"
        "|vanno bene|anche se|peso|peso netto|già pronto|pronta|di qualità|di buona qualità|vanno|che poi|nota|note|vedi nota|invece|né"
        "|di ieri|del giorno prima|avanzato|avanzata|scegli|scegliete|preferite"
    ),
    plus_more=(
        "più un po'|più altro|più quello|più quella|più un poco|più un filo|più un altro po'|più un pizzico|più qualche|più altra"
        "|più altri|più extra|+ un po'|+ qualche|+ q b|+ quella|+ quello|+ altro|+ extra|e un po' di più|più q b|più il necessario"
        "|+ il necessario|e quanto basta"
    ),
    divided="diviso|divisa|divisi|suddiviso|suddivisa|suddivisi|in due volte|in totale",
    not_purposes="per dolci|per torte|per pizza|per alimenti|per dolci vanigliato",
    heading_names="ingredienti",
    headings="per la|per il|per lo|per le|per i|per gli|ingredienti|per",
    common=(
        "farina|zucchero|sale|pepe|burro|uovo|uova|latte|acqua|olio|cipolla|cipolle|aglio|formaggio|e|di|la|il|per|con|parmigiano"
        "|pomodori|pomodoro|prezzemolo|basilico|lievito|limone|pollo|riso|panna|noci|vaniglia"
    ),
    not_units=(
        "noce moscata|noce di cocco|noci di cocco|noci pecan|filetto di maiale|scatola di cioccolatini|cuore di bue|cuori di bue"
        "|testa di moro|costa di vitello|costine di maiale|punta di petto|punta di vitello|dado vegetale|n/a|gocce di cioccolato"
        "|gocce di cioccolata|goccia di cioccolato"
    ),
    tens_and_ones="{ten}{one}|{te}{one}",
    not_sizes="grosso modo",
    like_work="ato|ata|ati|ate|ito|iti|ite|uto|uta|uti|ute|otto|otti|otte",
    not_work="cioccolato|gelato|patate|patata|biscotti|biscotto|pelati|pelato|pangrattato|moscata|lievito|insalata|aranciata|granita|marmellata|spirito|acquavite|vite|risotto|condensato|salato|salata|salati|salate|affumicato|affumicata|affumicati|stagionato|stagionata|macinata|macinato|montata|gassata|frizzante|prosciutto|cotto|cotta|ricotta|colorati|colorato|insaccato|affettato|affettati|vanigliato|vanillinato|zuccherato|concentrato|candito|candita|canditi|candite|surgelati|surgelato|surgelate|misti|misto|miste|alcolato|pepato|agrumato|aromatizzato|delicato|raffinato|sigillato|liofilizzato|disidratato|idrogenato|evaporato|fermentato|fiammiferi|moscato|rosato|spumante|latte|scamosciati|filato|filata|gradito|gradita|preferito|preferita|vegetariano|tagliata|tritato",
)  # fmt: skip
