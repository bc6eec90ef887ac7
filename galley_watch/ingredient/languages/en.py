"""English, British and American (pure)."""

from __future__ import annotations

from galley_watch.ingredient.language import Language

TABLE = Language(
    code="en",
    units={
        "cup": "breakfast cup|breakfast cups|cup|cups|c|cupful|cupfuls|cupsful|cp|cps|measuring cup|measuring cups",
        "tablespoon": (
            "tablespoon|tablespoons|tbsp|tbsps|tbs|tbl|tbls|tbspn|tbspns|tblspoon|tblspoons|tbspoon|tablesp|tblsp|tblsps|tblspn|tb"
            "|tablespoonful|tablespoonfuls|tablespoonsful|table spoon|table spoons|table-spoon|table-spoons|soup spoon|soup spoons"
            "|soupspoon|soupspoons|table-spoonful|table-spoonfuls|table-spoonsful|tsbp|tsb|tabs|tbles|tble|tbsn|tbp|tbps|tbsp's|tb/s"
        ),
        "teaspoon": (
            "teaspoon|teaspoons|teasp|tsp|tsps|tspn|tspns|ts|t|t/s|teaspoonful|teaspoonfuls|teaspoonsful|tea spoon|tea spoons|tea-spoon"
            "|tea-spoons|tea-spoonful|tea-spoonfuls|tea-spoonsful|teas|teasps|tspoon|tspoons|tps|coffee spoon|coffee spoons|coffeespoon"
            "|coffeespoons|tsp's"
        ),
        "dessertspoon": (
            "dessertspoon|dessertspoons|dsp|dsps|dstspn|dstsp|dspn|dessert spoon|dessert spoons|dessertspoonful|dessertspoonfuls"
            "|dessert-spoon|dessert-spoons|dessert-spoonful|dessert-spoonfuls"
        ),
        "coffee cup": "coffee cup|coffee cups|coffee-cup|coffee-cups|coffee-cupful|coffee-cupfuls|coffeecup|coffeecups|coffeecupful",
        "teacup": "teacup|teacups|tea cup|tea cups|tea-cup|tea-cups|teacupful|teacupfuls|tea-cupful|tea-cupfuls",
        "milligram": "mg|mgs|mgr|mgrs|milligram|milligrams|milligramme|milligrammes",
        "hectogram": "hectogram|hectograms|hectogramme|hectogrammes|hg", "foot": "foot of|feet of|feet",
        "meter": "meter|meters|metre|metres", "capful": "capful|capfuls|cap full", "branch": "branch|branches", "blade": "blade|blades",
        "cob": "cob of|cobs of|cobs|cob", "finger": "finger of|fingers of|inch finger", "slab": "slab of|slabs of|slab|slabs",
        "side": "side of|sides of|side [salmon]",
        "cake": "cake of|cakes of|cake [compressed yeast]|cake [yeast]|cake [fresh yeast]|cakes [compressed yeast]",
        "spray": "spray of|sprays of|sprays|spritz|spritzes", "tablet": "tablet|tablets", "capsule": "capsule|capsules",
        "fluid ounce": (
            "fl oz|fl ozs|fluid ounce|fluid ounces|floz|fl-oz|fl|fluid oz|fl ounce|fl ounces|fluid ozs|fl-ounce|fl-ounces|fluid-ounce"
            "|fl.oz|fluidounces|fl/oz|oz fl"
        ),
        "ounce": (
            "oz by weight|ounces by weight|ounce by weight|oz|ozs|ounce|ounces|onz|onces|oz-wt|oz wt|ounce weight|ounces weight"
            "|weight ounces|oz weight"
        ),
        "pound": (
            "lb|lbs|pound|pounds|#|pd|pds|lb's|lbs'|pnd|pnds|ib|ibs|pound [cake flour]|pounds [cake flour]|lb [cake flour]"
            "|pound [cake mix]|pound [cake crumbs]"
        ),
        "gram": "g|gr|grs|gm|gms|grm|grms|gram|grams|gramme|grammes", "pint": "pint|pints|pt|pts|pnt|pnts",
        "quart": "quart|quarts|qt|qts|qrt|qrts", "gallon": "gallon|gallons|gal|gals|gall|galls", "peck": "peck|pecks",
        "bushel": "bushel|bushels|bu", "barrel": "barrel|barrels", "stick": "stick|sticks|stk|stks",
        "clove": "clove|cloves|clv|garlic-clove|flake [garlic]|flakes [garlic]|flake [of garlic]|flakes [of garlic]"
        "|toe [garlic]|toes [garlic]|toe [of garlic]|toes [of garlic]|bud [garlic]|buds [garlic]|bud [of garlic]|buds [of garlic]",
        "slice": "slice|slices|slc|slcs|tranche|tranches", "pinch": "pinch|pinches|pn|pch|pinchful", "dash": "dash|dashes|ds",
        "shake": "shake of|shakes of|shakes", "drop": "drop|drops", "splash": "splash|splashes", "slosh": "slosh|sloshes",
        "swig": "swig|swigs", "slug": "slug|slugs", "drizzle": "drizzle|drizzles|trickle|trickles|dribble|dribbles",
        "glug": "glug|glugs|lug of|lugs of|lug|lugs", "handful": "handful|handfuls|handsful|hand full|hand-full|hdfl",
        "fistful": "fistful|fistfuls", "armful": "armful|armfuls",
        "heap": "heap [of]|heaps [of]|pile [of]|piles [of]|mound [of]", "knob": "knob|knobs", "touch": "touch|touches",
        "can": "can|cans|tin|tins|cn|soup can|soup cans|soup-can|soup-cans", "jar": "jar|jars|jr",
        "package": "package|packages|pkg|pkgs|pkt|pkts|pack|packs|packet|packets|pk|pks|pckg|pckgs|pckt|pckts|pkge|pack of|pck",
        "bag": "bag|bags|envelope|envelopes|sachet|sachets|env|envs|baggie|baggies", "box": "box|boxes|carton|cartons|ctn|ctns|bx",
        "bottle": "bottle|bottles|btl|btls|bott", "container": "container|containers|cont", "pot": "pot|pots",
        "tub": "tub|tubs|pottle|pottles", "tube": "tube|tubes", "block": "block|blocks", "punnet": "punnet|punnets",
        "basket": "basket|baskets", "bunch": "bunch|bunches|bouquet|bouquets|bn|bunchs|bch|bnch", "bundle": "bundle|bundles",
        "nest": "nests of|nest of|nests|nest", "pair": "pair of|pairs of", "strand": "strand|strands", "sack": "sack|sacks",
        "brick": "brick|bricks", "canister": "canister|canisters|cannister|cannisters", "thumb": "thumb of|thumbs of|thumb|thumbs",
        "dab": "dab|dabs", "blob": "blob|blobs", "grating": "grating of|gratings of|grating|gratings", "unit": "unit|units|nos|qty of|qty",
        "disc": "disc|discs|disk|disks", "sprig": "sprig|sprigs|sprg|sprgs", "head": "head|heads|hd|hds",
        "stalk": "stalk|stalks|rib|ribs|stlk", "stem": "stem|stems", "leaf": "leaf|leaves",
        "piece": "piece|pieces|thumb piece|thumb pieces|pc|pcs|pce|pces|chunk|chunks", "sliver": "sliver|slivers",
        "nugget": "nugget of|nuggets of", "joint": "joint of|joints of", "curl": "curl of|curls of|curls",
        "shaving": "shaving of|shavings of|shavings", "thread": "thread|threads", "petal": "petal|petals", "twig": "twig|twigs",
        "quantity": "quantity of|quantities of|quantity|quantities", "turn": "turn of|turns of|turns", "tot": "tot|tots",
        "nip": "nip|nips", "scraping": "scraping of|scrapings of|scrape of|scrapes of", "dusting": "dusting of|dustings of|dusting",
        "scattering": "scattering of|scatterings of|scattering", "sheet": "sheet|sheets", "fillet": "fillet|fillets|filet|filets",
        "bulb": "bulb|bulbs", "ear": "ear|ears", "cube": "cube|cubes", "loaf": "loaf|loaves", "strip": "strip|strips",
        "rasher": "rasher|rashers", "scoop": "scoop|scoops", "ladle": "ladle|ladles|ladleful|ladlefuls", "batch": "batch|batches",
        "recipe": "recipe|recipes", "dozen": "dozen|dozens|doz|dz|dzn", "part": "part|parts", "shot": "shot|shots",
        "saltspoon": "saltspoon|saltspoons|saltspoonful|saltspoonfuls|salt spoon|salt-spoon|salt-spoonful",
        "barspoon": "barspoon|barspoons|bar spoon|bar spoons|bar-spoon|bsp", "medallion": "medallion|medallions",
        "jigger": "jigger|jiggers", "rack": "rack of|racks of|racks|rack", "bar": "bar|bars", "ball": "ball|balls", "log": "log|logs",
        "wheel": "wheel|wheels", "wedge": "wedge|wedges",
        "glass": (
            "glass|glasses|glassful|glassfuls|wine glass|wine glasses|wineglass|wineglasses|wine-glass|wine-glasses|wineglassful"
            "|wineglassfuls|wine-glassful|tumbler|tumblers|tumblerful"
        ),
        "bowl": "bowl|bowls|bowlful|bowlfuls|katori|katoris|vati|vatis",
        "mug": "coffee mug|coffee mugs|coffee mug full|mug full|mug|mugs|mugful|mugfuls", "round": "rounds of|round of|rounds",
        "grain": "grain of|grains of|grains", "serving": "serving|servings", "portion": "portion|portions", "cluster": "cluster|clusters",
        "bucket": "bucket|buckets", "crate": "crate|crates", "jug": "jug|jugs", "roll": "roll|rolls", "sleeve": "sleeve|sleeves",
        "smidgen": "smidgen|smidge", "tad": "tad", "measure": "measure|measures", "pouch": "pouch|pouches", "spear": "spear|spears",
        "square": "square|squares|sq|sqs", "dollop": "dollop|dollops", "squeeze": "squeeze|squeezes", "squirt": "squirt|squirts",
        "spoonful": "spoonful|spoonfuls|spoon|spoons", "pat": "pat of|pats of|pat|pats", "link": "link|links",
        "grind": "grind of|grinds of|grinding of|grindings of|grinds", "twist": "twist of|twists of|twists", "crack": "crack of|cracks of",
        "segment": "segment|segments", "frond": "frond|fronds", "floret": "floret|florets", "pod": "pod|pods", "lump": "lump|lumps",
        "hunk": "hunk|hunks", "nub": "nub|nubs", "stack": "stack|stacks", "gill": "gill|gills",
        "milliliter": "ml|mls|milliliter|milliliters|millilitre|millilitres|cc", "tray": "tray|trays",
        "sprinkle": "sprinkle|sprinkles of|sprinkling", "inch": "inch|inches|inch-thick|inch-long|inch-wide|inch-square|in",
        "liter": "l|lt|ltr|lts|ltrs|liter|liters|litre|litres", "case": "case of|cases of|case|cases", "keg": "keg|kegs",
        "pail": "pail|pails", "vial": "vial|vials", "ring": "ring of|rings of|rings",
        "crown": "crown of|crowns of|crowns|crown [broccoli]",
        "heart": (
            "heart [of romaine]|hearts [of romaine]|hearts [romaine]|heart [of celery]|hearts [of celery]|hearts [celery]"
            "|hearts [of lettuce]"
        ),
        "fifth": (
            "fifth [of bourbon]|fifth [of vodka]|fifth [of rum]|fifth [of whiskey]|fifth [of gin]|fifth [of wine]|fifth [of brandy]"
            "|fifths"
        ),
    },
    numbers={
        "0": "zero", "1/8": "eighth|eighths", "1/4": "quarter|quarters|fourth|fourths", "1/3": "third|thirds", "1/2": "half|halves",
        "1": "one|a|an", "2": "two", "3": "three", "4": "four", "5": "five", "6": "six", "7": "seven", "8": "eight", "9": "nine",
        "10": "ten", "11": "eleven", "12": "twelve", "13": "thirteen", "14": "fourteen", "15": "fifteen", "16": "sixteen",
        "17": "seventeen", "18": "eighteen", "19": "nineteen", "20": "twenty", "24": "twenty-four", "25": "twenty-five", "30": "thirty",
        "40": "forty", "50": "fifty", "60": "sixty", "70": "seventy", "80": "eighty", "90": "ninety", "100": "hundred",
        "1000": "thousand",
    },
    articles="a|an",
    of="' worth of|' worth|worth of|of the|of a|of an|of|the",
    alternatives="and/or|or",
    ranges="to|until",
    joins="and|&|then",
    sums="plus|+",
    about="about|approximately|approx|appx|abt|around|roughly|circa|ca|c a|nearly|almost|just over|just under|or so|close to",
    sizes=(
        "small/medium|medium/large|small-to-medium|medium-to-large|small|medium|large|big|jumbo|extra-large|extra large|extra small"
        "|very large|very small|x-large|xl|lg|lge|lrg|sml|mdm|med|md|sm|medium sized|medium size|large sized|small sized|small to medium"
        "|medium to large|small or medium|medium or large|medium-large|small-medium|med-large|sm-med|good sized|thumb sized|bite sized"
        "|walnut sized|large-ish|small-ish|largish|smallish|biggish|larger|smaller|bigger|thumb-length|med-lg|sm-md|medium-lg|thumbsized"
        "|thumbsize|bitesized|bitesize|fistsized"
    ),
    size_endings="-sized|-size",
    preparations=(
        "chopped|rough-chopped|minced|diced|sliced|grated|shredded|crushed|peeled|cubed|julienned|crumbled|melted|softened|beaten|sifted"
        "|toasted|drained|rinsed|halved|quartered|cored|seeded|deseeded|de-seeded|pitted|stoned|trimmed|mashed|pureed|puréed|cracked"
        "|scalded|cooled|thawed|defrosted|washed|separated|slivered|packed|torn|squeezed|cut|divided|zested|juiced|hulled|husked|shelled"
        "|shucked|deveined|scrubbed|whisked|snipped|stemmed|destemmed|picked|de-stemmed|deribbed|de-ribbed|de-boned|strained|soaked"
        "|crumbed|smashed|pounded|bruised|scraped|slit|broken|chilled|cleaned|dissolved|de-veined|chunked|segmented|spiralized|debearded"
        "|boned|deboned|shaved|hand-torn|thinly-sliced|finely-chopped|coarse-chopped|warmed|heated|reheated|patted|removed|freshly-grated"
        "|freshly ground|fresh ground|coarsely ground|finely ground|freshly cracked|freshly-squeezed|unwrapped|lightly-beaten|chiffonade"
        "|julienne|popped|podded|flattened|spatchcocked|butterflied|frenched|filleted|skewered|blitzed|freshly brewed|fresh brewed|stuck"
        "|studded|tied|pulsed|sieved|scored|plucked|scrunched|wilted|parboiled|par-cooked|precooked|pre-cooked|reconstituted|rehydrated"
        "|macerated|taken|muddled|bashed|topped and tailed|cut up|cut-up|spiralised|hand-crushed|unrolled|finely-grated|finely-diced"
        "|finely-minced|rolled fine|rolled thin|rolled out"
    ),
    adverbs=(
        "finely|coarsely|roughly|thinly|thickly|freshly|lightly|firmly|loosely|tightly|very|well|gently|neatly|evenly|diagonally"
        "|lengthwise|lengthways|crosswise|crossways|partially|partly|completely|thoroughly|fairly|slightly|newly|just|quite|largely"
        "|not too finely|super|rough|pre|carefully|barely"
    ),
    purposes=(
        "for|to serve|to garnish|to decorate|to finish|to sprinkle|to season|to coat|to cover|to glaze|to top|to brush|to dust|to drizzle"
        "|to fry|to grease|as a garnish|as garnish|to accompany|to cook|to dip|to thicken|to bind|to make|to deep fry|to deep-fry"
        "|to shallow fry|to pan fry|to pan-fry|to stir-fry|to sauté|to spread|to scatter|to mature|to loosen|to thin|to soak|to sweeten"
        "|to feed|to poach|to boil|to steam|to blend|to mix|to dissolve|to soften|to sear|to brown|to saute|to colour|to color|to fill"
        "|to stuff|to wrap|to seal|to brine|to simmer|to roast|to bake|to grill|to toast|to flavour|to flavor|to spritz|to roll|to baste"
        "|to eat with|to marinate|to rub|to moisten|to line|to oil|to assemble|to plate|as topping|as a topping|as decoration"
        "|as accompaniment"
    ),
    to_taste=(
        "to taste|t t|or to taste|more as needed|more if needed|plus more as needed|as necessary|if necessary|or more to taste"
        "|adjust to taste|more to taste|or as needed|as needed|if needed|as required|to your taste|to your liking|as desired|if desired"
        "|or as desired|according to taste|as per taste|q s|or more as needed|more or less to taste"
    ),
    optional="optional|(optional)|if you like|if liked|if using|if you want|if wanted",
    decimal_comma=False,
    at_least=(
        "a little over|a bit over|slightly over|slightly more than|a little more than|a bit more than|no less than|well over|at least"
        "|minimum|min|more than|over|generous|good"
    ),
    at_most=(
        "no more than|not more than|not quite|a little under|slightly under|slightly less than|a little less than|a bit less than|at most"
        "|up to|maximum|max|less than|under"
    ),
    heaped="heaped|heaping|rounded|piled|brimming|overflowing",
    minus="minus|less",
    scant="scant|scanty|skimpy|shy",
    level=(
        "loosely-packed|lightly-packed|firmly-packed|tightly-packed|well-packed|gently packed|barely packed|level|even|levelled|leveled"
        "|packed|firmly packed|lightly packed|loosely packed|tightly packed|well packed|flat"
    ),
    between="between|from",
    each="of|at|@",
    each_after="each|ea|apiece|in total|total|per piece",
    counts_after="no|no's|number|numbers",
    unstated=(
        "a few|few|several|some|a couple of|a couple|couple of|couple|a little bit of|a generous amount of|a good amount of"
        "|a small amount of|a large amount of|a little extra|a little more|a bit extra|a bit more|amount of|amounts of|bit of|a little"
        "|a bit of|lots of|plenty of|additional|enough"
    ),
    unit_adjectives=(
        "american|entire|more|extra|additional|further|thin|thick|thinly cut|fat|long|short|nice|whole|full|us|u.s|imperial|metric|fresh"
        "|single|standard|regular|leafy|plump|thumb|juicy|separate|giant|huge|tiny|enormous|hefty|healthy|ample|modest|dry|liquid|mounded"
        "|decent|loose|mini|little|bushy|tall|family|family size|individual|miniature|reg|bite-size|sandwich|round|square|heavy|rich"
        "|very thin|very thick|very large|medium-thick|medium thick|extra-thick|extra thick|paper-thin|paper thin|thick-cut|thin-cut"
        "|cooked|frozen|uncooked"
    ),
    or_more="or more|or so|or thereabouts",
    states="ground|cured|fresh|frozen|canned|tinned|cooked|dried|homemade|store-bought|raw|toasted|jarred|bottled",
    adjectives=(
        "ripe but firm|firm but ripe|ripe yet firm|firm yet ripe|boneless|skinless|bone-in|skin-on|bone in|skin on|fresh|ripe|firm|soft"
        "|black|white|red|green|yellow|brown|dark|light|sweet|hot|mild|warm|cold|dry|dried|frozen|canned|raw|whole|plain|lean|extra-lean"
        "|crisp|juicy|fragrant|crumbly|flaky|chewy|plump|starchy|waxy|floury|mealy|heirloom|mature|aged|unseasoned|seasoned|unflavored"
        "|natural|quick-cooking|thick-cut|thin-cut|center-cut|grass-fed|wild-caught|farm-raised|pasteurized|unripe|overripe|tangy|pungent"
        "|mellow|rich|strong|unsalted|salted|low-fat|low-sodium|reduced-fat|fat-free|ground|nonfat|full-fat|organic|free-range|fine"
        "|coarse|kosher|sea|grainy|smooth|crunchy|creamy|new|young|old|baby|thick|thin|long|short|smoked|unsmoked|roasted|unsweetened"
        "|sweetened|gluten-free|all-purpose|good-quality|good quality|best-quality|high-quality|skinned|wild|very|really|lukewarm|cool"
        "|round|flat|tart|bitter|hard|fatty|meaty|sharp|golden|purple|pink|seedless|unpeeled|uncooked|pitted|cooked|day-old|stale|crusty"
        "|tender|unbleached|extra-virgin|virgin|blanched|blue|skim|2%|1%|homemade|store-bought|flat-leaf|curly|bubbly|active|fluffy|dense"
        "|delicate|stiff|sticky|sour|bland|spicy|fiery|smoky|nutty|fruity|buttery|silky|velvety|sturdy|thin-skinned|thick-skinned|bottled"
        "|jarred|powdered|granulated|instant|quick|regular|ordinary|imported|domestic|local|seasonal|artisan|artisanal|rustic|traditional"
        "|classic|authentic|vegan|vegetarian|dairy-free|sugar-free|nut-free|low-carb|low-salt|no-salt-added|reduced-sodium|part-skim"
        "|lowfat|non-fat|2%-fat|heritage|hothouse|field-grown|vine-ripened|tree-ripened|sun-ripened|day old|leftover|pre-made|premade"
        "|ready-made|shop-bought|deli-style|thickly-sliced|medium-hot|medium-rare|well-marbled|fresh-picked|just-picked|firm-ripe"
        "|slightly underripe|just-ripe|ripened|individual|single-serving|single-serve"
    ),
    preparation_endings="ed",
    sure_endings="ed",
    adjective_endings="-style|-type|-flavoured|-flavored|-sized",
    food_endings="seed|weed",
    preparation_openers=(
        "with leaves|with tops|with greens|with stems|with peel|with skins|at room temperature|room temperature|at room temp|room temp"
        "|cut into|cut in|cut to|broken into|torn into|sliced into|in pieces|in chunks|in slices|in small pieces|in large pieces"
        "|in small chunks|in large chunks|in small cubes|in thin slices|with skin|skin removed|seeds removed|leaves only|leaves picked"
        "|tough stems|stems removed|white part|green part|white and|bones removed|after|excess fat|ends trimmed|cartilage removed|in half"
        "|into|left whole|hard-boiled and|plus their"
    ),
    links="into|in|with|of|off|from|on|until|and|through|to|crosswise|lengthwise|lengthways|diagonally|at|by|thin|fine|but|then|very",
    parts_of="zest|juice|juices|peel|rind|seeds|pulp|flesh|yolk|yolks|whites|white [of]|leaves|grated zest|skin",
    further=(
        "another|either|an additional|additional|an extra|extra|a further|you need|you'll need|you will need|prepare|take|make ready|it's"
        "|use|add"
    ),
    disputed="whole",
    name_ties="of|fine|thin|very",
    name_heads=(
        "leg|legs|rack|racks|side|sides|shoulder|shoulders|loin|loins|breast|breasts|cream|heart|hearts|bicarbonate|milk|neck|end|saddle"
        "|shin|shank|shanks|haunch|hock|knuckle|tail|tails|yolk|yolks|white|whites|juice|rind|zest|peel|seeds|leaves|tops|tips|flour|oil"
        "|extract|essence|salt|oxide|skin|belly|rump|cheek|cheeks|liver|kidneys|carbonate|powder|butter|stock|soup|wheat|spirit|spirits"
    ),
    taken_from="from|off|cut from|picked from",
    comments=(
        "in their|in its|in which|of which|to which|or substitute|or sub|or it's equivalent|or its equivalent|or equivalent"
        "|of your choice|of choice|of your choosing|of your liking|the size of|size of|with its|with their|with juice|with juices"
        "|with liquid|plus|such as|like|preferably|e.g|eg|e g|i.e|i e|see|about|from|approximately|approx|or similar|or your|or more"
        "|or less|more or less|or so|depending|including|use|using|enough|i|we|you|my|note|which|that|available|additional|not|ideally"
        "|usually|weighing|your favorite|your favourite|but|if|each|adjust|any|because|it|store|can|may|this|these|they|do|make"
        "|add more|add as|tip|whichever|whatever|either|otherwise|alternatively|equivalent to|equal to|equals|makes|yields|should|will"
        "|could|must|might|per|made up|made with|made from|consisting|good for|great for|perfect for|together|suitable"
    ),
    plus_more=(
        "+ extra|+ more|& extra|& more|plus more|plus extra|plus some|plus additional|and more|and extra|with extra|with more"
        "|plus a little|plus a bit"
    ),
    divided="divided|in all|separated into two",
    counters_after=(
        "clove|cloves|slice|slices|sprig|sprigs|rasher|rashers|stalk|stalks|strip|strips|head|heads|bulb|bulbs|cube|cubes|wedge|wedges"
        "|square|squares|spear|spears|cinnamon stick|cinnamon sticks|celery rib|celery ribs|packet|packets|envelope|envelopes|bunch"
        "|bunches|knob|knobs|butter stick|butter sticks|pinch|pinches|dash|dashes|handful|handfuls|can|cans|package|packages|pkg|pkgs"
        "|sachet|sachets|carton|cartons|container|containers|bottle|bottles|block|blocks|cheese log|cheese logs|corn ear|corn ears|link"
        "|links|bread loaf|bread loaves|cinammon stick|cinammon sticks|cinamon stick|cinamon sticks"
    ),
    not_units=(
        "pound cake|pound cakes|cup cakes|pot roast|pot stickers|pot pie|pot pies|rib roast|rib eye|rib eyes|rib steak|rib steaks"
        "|rib chops|cube steak|cube steaks|strip steak|strip steaks|strip loin|round steak|round steaks|leaf lard|ball tip|fillet steak"
        "|fillet steaks|fillet mignon|filet mignon|filet mignons|drop biscuits|drop scones|glass noodles|tin foil|t bone|t bones"
        "|stem ginger|stem broccoli|bar cookies|roll up|jar lids|slab bacon|cob nuts|finger limes|finger rolls|finger food|box mix"
        "|bouquet garni|filets mignons|fillets mignons|thumb sized"
    ),
    run_on_units="cups|cup|tablespoons|tablespoon|teaspoons|teaspoon|ounces|ounce|grams|pounds|tbsp|tsp",
    opening_orders=(
        "top up with|top with|top off with|fill up with|fill with|garnish with|garnished with|serve with|served with|serve over"
        "|finish with|sprinkle with|decorate with|topped with|rim with|rinse with"
    ),
    whole_names=(
        "crushed red pepper|crushed chili|crushed chilli|crushed chillies|cracked wheat|shredded wheat|cracked pepper|slivered almonds"
        "|after eight|chopped liver|crushed ice|cracked ice|popped corn|shaved ice|pulled pork|scalded milk"
    ),
    besides="with",
    times="by",
    slashes={"w/": "with", "w/o": "without", "c/w": "with"},
    to_yield="to yield|to make|to give|to equal|to measure|enough to make|enough for|yielding|making",
    headings_alone=(
        "crust|dough|batter|icing|frosting|glaze|marinade|streusel|crumble|crumb topping|brine|rub|dry rub|spice rub|spice mix|assembly"
        "|base|cake|cake batter|extras|for assembly|method|directions|instructions|garnishes|optional|optional extras|optional add-ins"
        "|add-ins|mix-ins|other|you will need|equipment|meringue|pastry|pie crust|cookies|meatballs|slurry|stuffing|vinaigrette"
        "|to assemble|to plate|optional toppings|optional garnishes|garnish (optional)|toppings (optional)"
    ),
    heading_names="ingredients",
    headings=(
        "accompaniment|accompaniments|special equipment|for the|for serving|for garnish|to serve|ingredients|toppings|topping|filling"
        "|dressing|garnish"
    ),
    common=(
        "with|and|the|of|for|into|salt|pepper|sugar|flour|butter|oil|water|eggs|egg|milk|onion|garlic|cheese|chicken|beef|fresh|ground"
    ),
    not_sizes=(
        "medium grain|long grain|short grain|small curd|large curd|medium sherry|medium dry|medium cheddar|medium salsa|medium curry"
        "|medium heat|big mac|small batch [bourbon]|small batch [gin]|large flake|medium ground|medium grind|medium grated"
    ),
)  # fmt: skip
