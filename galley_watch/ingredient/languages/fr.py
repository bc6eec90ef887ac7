"""French, of France, Belgium, Switzerland and Canada (pure)."""

from __future__ import annotations

from galley_watch.ingredient.language import Language

TABLE = Language(
    code="fr",
    units={
        "cup": "tasse|tasses|cup|cups",
        "tablespoon": (
            "cuillère à soupe|cuillères à soupe|cuillere a soupe|cuilleres a soupe|cuillère a soupe|cuillères a soupe"
            "|cuillerée à soupe|cuillerées à soupe|cuil à soupe|cuil. à soupe|c à soupe|c à s|c a s|càs|cas|cs|cc à soupe|c à table"
            "|cuillère à table|cuillères à table|cuiller à soupe|cuillers à soupe|c s|c-à-s|c-à-soupe"
        ),
        "teaspoon": (
            "cuillère à café|cuillères à café|cuillere a cafe|cuilleres a cafe|cuillère à thé|cuillères à thé|cuillerée à café"
            "|cuillerées à café|cuil à café|c à café|c à c|c a c|càc|cac|cc|c à thé|cuiller à café|cuillers à café|c c|c-à-c|c-à-café"
        ),
        "gram": "g|gr|gramme|grammes",
        "kilogram": "kg|kilo|kilos|kilogramme|kilogrammes",
        "milligram": "mg|milligramme|milligrammes",
        "pound": "livre|livres|lb|lbs",
        "ounce": "once|onces|oz",
        "liter": "l|litre|litres",
        "deciliter": "dl|décilitre|décilitres",
        "centiliter": "cl|centilitre|centilitres",
        "milliliter": "ml|millilitre|millilitres",
        "centimeter": "cm|centimètre|centimètres",
        "pinch": "pincée|pincées|pincee|pincees|pointe de couteau|pointe|pointes",
        "dash": "trait|traits|giclée|giclées|soupçon",
        "drizzle": "filet d'|filet de",
        "drop": "goutte|gouttes",
        "handful": "poignée|poignées",
        "knob": "noix de|noisette de|noix d'",
        "can": "boîte|boîtes|boite|boites|conserve|conserves|boîte de conserve",
        "jar": "bocal|bocaux|pot|pots|petit pot",
        "package": "paquet|paquets|barquette|barquettes",
        "bag": "sachet|sachets|sac|sacs",
        "bottle": "bouteille|bouteilles",
        "box": "brique|briques|briquette|briquettes|carton|cartons",
        "tube": "tube|tubes",
        "bar": "tablette|tablettes|barre|barres",
        "bunch": "botte|bottes|bouquet|bouquets",
        "clove": "gousse|gousses",
        "slice": "tranche|tranches|rondelle|rondelles",
        "sprig": "brin|brins|branche de|branches de|branche d'|branchette|branchettes",
        "head": "tête|têtes",
        "stalk": "branche|branches|tige|tiges|bâton|bâtons|côte de|côtes de",
        "leaf": "feuille|feuilles",
        "piece": "morceau|morceaux|pièce|pièces|pce|bout",
        "cube": "cube|cubes|dé|dés|carré|carrés",
        "sheet": "plaque|plaques",
        "fillet": "filet|filets",
        "ball": "boule|boules",
        "roll": "rouleau|rouleaux",
        "glass": "verre|verres",
        "ladle": "louche|louches",
        "dozen": "douzaine|douzaines",
        "portion": "portion|portions",
        "part": "part|parts|mesure|mesures",
        "bowl": "bol|bols",
        "pod": "bâton de vanille",
    },
    numbers={
        "1/4": "quart", "1/3": "tiers", "1/2": "demi|demie|moitié", "1": "un|une", "2": "deux", "3": "trois", "4": "quatre",
        "5": "cinq", "6": "six", "7": "sept", "8": "huit", "9": "neuf", "10": (
            "dix|dizaine"
        ), "12": "douze", "15": (
            "quinze|quinzaine"
        ), "20": (
            "vingt|vingtaine"
        ), "30": (
            "trente|trentaine"
        ),
        "100": "cent",
    },
    articles="un|une|un'|la|le",
    of="de la|de l'|du|des|de|d'|à|aux|au",
    alternatives="ou bien|ou|et/ou",
    ranges="à|a|jusqu'à",
    joins="et|&|puis",
    sums="plus|et",
    about="environ|à peu près|approximativement|env|près de|autour de|à peine",
    sizes=(
        "petit|petite|petits|petites|moyen|moyenne|moyens|moyennes|gros|grosse|grosses|grand|grande|grands|grandes|très gros|belle"
        "|beau|beaux|belles"
    ),
    preparations=(
        "haché|hachée|hachés|hachées|émincé|émincée|émincés|émincées|coupé|coupée|coupés|coupées|épluché|épluchée|épluchés|épluchées"
        "|pelé|pelée|pelés|pelées|râpé|râpée|râpés|râpées|fondu|fondue|ramolli|ramollie|écrasé|écrasée|écrasés|écrasées|pressé"
        "|pressée|pressés|égoutté|égouttée|égouttés|égouttées|lavé|lavée|lavés|lavées|ciselé|ciselée|ciselés|ciselées|battu|battue"
        "|battus|battues|tamisé|tamisée|dénoyauté|dénoyautées|dénoyautés|épépiné|épépinée|épépinés|épépinées|rincé|rincée|rincés"
        "|concassé|concassée|concassés|concassées|grillé|grillée|grillés|grillées|torréfié|torréfiées|effilé|mixé|mixée|cuit|cuite"
        "|cuits|cuites|décongelé|décongelés|effiloché|détaillé|détaillée|détaillés|tranché|tranchée|tranchés|émietté|émiettée"
        "|émiettés|équeuté|équeutées|équeutés|dégraissé|désossé|taillé|taillée|taillés|débité|paré|nettoyé|nettoyés|nettoyées|séparé|monté"
        "|séparés"
    ),
    adverbs="finement|grossièrement|très|légèrement|fraîchement|bien|préalablement|non|tout juste|à peine|soigneusement",
    purposes="pour|pour la|pour le|pour servir|pour décorer",
    to_taste=(
        "au goût|à votre goût|selon votre goût|selon le goût|selon goût|à volonté|selon vos goûts|à convenance|selon les goûts|qs|q s"
    ),
    optional=(
        "facultatif|facultative|facultatives|facultatifs|optionnel|optionnelle|optionnels|si désiré|au choix|éventuellement"
        "|si vous aimez|en option"
    ),
    at_least="au moins|minimum|plus de|bonne|bon|belle|généreuse",
    at_most="au plus|maximum|moins de|jusqu'à",
    heaped="bombée|bombées|bien pleine|bien pleines",
    scant="petite|petites",
    level="rase|rases|ras",
    between="entre",
    each="de|à|d'",
    each_after="chacun|chacune|pièce|la pièce|l'unité",
    unstated="quelques|un peu|quelque|plusieurs|un peu d'|un peu de",
    unit_adjectives="fine|fines|épaisse|épaisses|bon|bonne|belle|belles|fin|demi|demie|généreuse|généreux|fraîche|fraîches",
    or_more="ou plus",
    states="frais|fraîche|fraîches|surgelé|surgelés|surgelées|sec|séché|séchées|congelés",
    adjectives=(
        "frais|fraîche|fraîches|rouge|rouges|vert|verte|verts|vertes|jaune|jaunes|blanc|blanche|blancs|noir|noire|sec|sèche|sèches"
        "|doux|douce|mûr|mûre|mûrs|bio|tiède|chaud|froide|froid"
    ),
    preparation_forms="é|ée|és|ées;u|ue|us|ues",
    preparation_endings="é|ée|és|ées",
    preparation_openers=(
        "en dés|en cubes|en morceaux|en rondelles|en lamelles|en tranches|en quartiers|en julienne|en petits dés|en petits morceaux"
        "|en fines|en deux|en poudre fine|en bâtonnets|en purée|en brunoise|à température ambiante|température ambiante|à température"
        "|sans la peau|sans peau|sans pépins"
    ),
    links="en|et|à|dans|de|au|par|avec|puis|finement|grossièrement",
    parts_of="jus|zeste|zestes|le jus|le zeste|écorce|graines",
    comments=(
        "plus|comme|par exemple|de préférence|environ|type|ex|voir|selon|soit|non|si|à défaut|ou autre|ou équivalent|ou plus|ou moins"
        "|avec|sans|bien|j'ai"
    ),
    plus_more="plus un peu|et un peu|plus pour|un peu plus",
    divided="divisé|divisée|divisés|séparés en deux",
    not_units="bouquet garni|bouquets garnis",
    not_purposes="pour gâteau|pour gâteaux|pour pâtisserie",
    headings="pour la|pour le|pour les|pour l'|ingrédients|garniture|pour",
    common=(
        "farine|sucre|sel|poivre|beurre|œuf|œufs|oeuf|oeufs|lait|eau|huile|oignon|oignons|ail|crème|fromage|et|de|la|le|les|pour|du"
        "|des|d'|l'|levure|poulet|tomates|persil|vanille|chocolat|pommes"
    ),
)  # fmt: skip
