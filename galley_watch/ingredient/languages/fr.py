"""French, of France, Belgium, Switzerland and Canada (pure)."""

from __future__ import annotations

from galley_watch.ingredient.language import Language

TABLE = Language(
    code="fr",
    units={
        "cup": "tasse|tasses|cup|cups|t [de]|t [d']|t [(]",
        "tablespoon": (
            "cuillère à soupe|cuillères à soupe|cuillere a soupe|cuilleres a soupe|cuillère a soupe|cuillères a soupe|cuillerée à soupe"
            "|cuillerées à soupe|cuil à soupe|cuil. à soupe|c à soupe|c à s|c a s|càs|cas|cs|cc à soupe|c à table|cuillère à table"
            "|cuillères à table|cuiller à soupe|cuillers à soupe|c s|c-à-s|c-à-soupe|cuiller à table|grande cuillère|grandes cuillères"
            "|cuillère à soupe rase|cuillerees a soupe|cuil à s|cuill à soupe|cuill à s|cuillère soupe|cuillères soupe|cuil. à s"
            "|c. à soupe|c.à.s|c.à.soupe|cuilleree a soupe|c. soupe|c soupe|cuillerée|cuillerées|cui. à table|cui à table|cuil. à table"
            "|cuil à table|cuill à table|cuill. à table|cuillerée à table|cuillerées à table|cuillere a table|cuilleres a table"
            "|cui. à soupe|cui à soupe|cui à s|cuillerée à bouche|cuillerées à bouche|cuillère à bouche|cuillères à bouche|cuis à soupe"
            "|cuis. à soupe|cuil soupe|cuill soupe|cuis à s|càsoupe|cuillères à s|cuillère à s|cuillerée soupe|c. à table|c.à table"
            "|c. à tb|c à tb|c. à s. rase|grande cuillerée|grandes cuillerées|cuillère de table|cuillères de table|cuillère de soupe"
            "|cuillères de soupe"
        ),
        "teaspoon": (
            "cuillère à café|cuillères à café|cuillere a cafe|cuilleres a cafe|cuillère à thé|cuillères à thé|cuillerée à café"
            "|cuillerées à café|cuil à café|c à café|c à c|c a c|càc|cac|cc|c à thé|cuiller à café|cuillers à café|c c|c-à-c|c-à-café"
            "|petite cuillère|petites cuillères|cuill à café|cuil à c|cuill à c|c.à.c|c.à.café|cuillère café|cuillères café|cuil à thé"
            "|cuillerée à thé|cuillerées à thé|c café|cuillère à moka|cuillerée à moka|cui. à thé|cui à thé|cuill à thé|cuill. à thé"
            "|cui à café|cui. à café|cui à c|cuis à café|cuis. à café|cuil café|cuil. café|cuill café|cuil thé|cuis à c|c. à café"
            "|c. à thé|c thé|c.à.thé|cuillère à c|cuillères à c|cuillère thé|cuillères thé|cuillère de café|cuillères de café"
            "|cuillère de thé|cuillères de thé|petite cuillerée|petites cuillerées|cc à café|c. café|càcafé"
        ),
        "gram": "g|gr|gramme|grammes|grs",
        "kilogram": "kg|kilo|kilos|kilogramme|kilogrammes",
        "milligram": "mg|milligramme|milligrammes",
        "pound": "livre|livres|lb|lbs",
        "ounce": "once|onces|oz",
        "liter": "l|litre|litres",
        "deciliter": "dl|décilitre|décilitres",
        "centiliter": "cl|centilitre|centilitres",
        "milliliter": "ml|millilitre|millilitres",
        "centimeter": "cm|centimètre|centimètres",
        "pinch": "pincée|pincées|pincee|pincees|pointe de couteau|pointe|pointes|prise|prises|petite pincée",
        "dash": "trait|traits|giclée|giclées|soupçon|larme|larmes|lichette|lichettes|nuage|trait de",
        "drizzle": (
            "filet [d'huile]|filet [d'huiles]|filets [d'huile]|filet [de vinaigre]|filet [de citron]|filet [de jus]|filet [de miel]"
            "|filet [de lait]|filet [de crème]|filet [de sauce]|filet [de sirop]|filet [de caramel]|filet [de balsamique]|filet [de vin]"
            "|filet [de rhum]|filet [de cognac]|filet [d'eau]"
        ),
        "drop": "goutte|gouttes|gouttelette|gouttelettes",
        "handful": "poignée|poignées|poignee|poignees|petite poignée",
        "knob": "noix de|noisette de|noix d'|noisette d'|belle noix de",
        "can": (
            "boîte|boîtes|boite|boites|conserve|conserves|boîte de conserve|canette|canettes|cannette|cannettes|conserve de"
            "|boite de conserve|petite boîte|grande boîte|boîtes de conserve|bidon|canne|cannes|petite canne|boîte 4/4|boite 4/4"
        ),
        "jar": (
            "bocal|bocaux|pot|pots|petit pot|pots de|flacon|flacons|petits pots|pot de yaourt de|pots de yaourt de|pot de yaourt d'"
            "|pots de yaourt d'|pot à yaourt|pots à yaourt|pot à yaourt de|pots à yaourt de"
        ),
        "package": "paquet|paquets|barquette|barquettes|pack|packs|paq|emballage|emballages|lot|lots",
        "bag": "sachet|sachets|sac|sacs|poche|poches|sachets de|berlingot|berlingots|enveloppe|enveloppes",
        "bottle": "bouteille|bouteilles|btl|fiole|fioles",
        "box": "brique|briques|briquette|briquettes|carton|cartons|caissette|caissettes",
        "tube": "tube|tubes",
        "bar": "tablette|tablettes|barre|barres|plaquette|plaquettes",
        "bunch": "botte|bottes|bouquet|bouquets|fagot|fagots|bouquet de|bottillon",
        "clove": "gousse|gousses",
        "slice": "tranche|tranches|rondelle|rondelles|lamelle|lamelles|tranchette|tranchettes",
        "sprig": "brin|brins|branche de|branches de|branche d'|branchette|branchettes|rameau|rameaux|pluche|pluches|sommité|sommités",
        "head": "tête|têtes",
        "stalk": "branche|branches|tige|tiges|bâton|bâtons|côte de|côtes de|côte|côtes|cote de|tiges de|bâtonnet|bâtonnets",
        "leaf": "feuille|feuilles|feuilles de|petite feuille",
        "piece": "morceau|morceaux|pièce|pièces|pce|bout|bouts|tronçon|tronçons|quignon|unité|unités|pc|pcs|gros morceau|bloc",
        "cube": "cube|cubes|dé|dés|carré|carrés|cubes de|glaçon|glaçons",
        "sheet": "plaque|plaques|abaisse|abaisses|disque de",
        "fillet": "filet|filets|filets de",
        "ball": "boule|boules|boules de",
        "roll": "rouleau|rouleaux",
        "glass": "verre|verres|verre à moutarde|verres à moutarde|verre à vin|petit verre|gobelet|gobelets|coupe|coupes",
        "ladle": "louche|louches|louches de",
        "dozen": "douzaine|douzaines",
        "portion": "portion|portions",
        "part": "part|parts|mesure|mesures",
        "bowl": "bol|bols|bolée",
        "pod": "gousse [de vanille]|gousses [de vanille]|bâton de vanille",
        "dessertspoon": "cuillère à dessert|cuillères à dessert|cuillerée à dessert|cuillerées à dessert|cuil à dessert|c à dessert",
        "fluid ounce": "once liquide|onces liquides|oz liq",
        "millimeter": "mm|millimètre|millimètres",
        "pint": "pinte|pintes",
        "block": "blocs",
        "shot": "verre à liqueur|petit verre de",
        "wedge": "quartier|quartiers",
        "strip": "lanière|lanières",
        "ring": "anneau|anneaux",
        "tub": "barquette de|ravier|raviers",
        "mug": "mug|mugs|chope",
        "cluster": "grappe|grappes",
        "recipe": "recette|recettes",
        "loaf": "miche|miches",
        "tray": "plateau|plateaux",
        "basket": "panier|paniers",
        "crate": "cagette|cagettes",
        "ear": "épi|épis",
        "strand": "filament|filaments|pistil|pistils|brin [de safran]|brins [de safran]",
        "grind": "tour de moulin à [poivre]|tours de moulin à [poivre]|tour de moulin|tours de moulin",
        "decagram": "dag",
        "inch": "pouce|pouces",
    },
    numbers={
        "1/4": "quart", "1/3": "tiers", "1/2": "demi|demie|moitié|demi-|demie-", "1": "un|une", "2": "deux", "3": "trois", "4": "quatre",
        "5": "cinq", "6": "six", "7": "sept", "8": "huit|huitaine", "9": "neuf", "10": "dix|dizaine", "12": "douze|",
        "15": "quinze|quinzaine", "20": "vingt|vingtaine", "30": "trente|trentaine", "100": "cent|cents|centaine", "13": "treize",
        "14": "quatorze", "16": "seize", "17": "dix-sept", "18": "dix-huit", "19": "dix-neuf", "40": "quarante|quarantaine",
        "50": "cinquante|cinquantaine", "60": "soixante", "70": "soixante-dix", "80": "quatre-vingt|quatre-vingts",
        "90": "quatre-vingt-dix", "1000": "mille", "1/8": "huitième|huitièmes", "3/4": "trois-quarts",
    },
    articles="un|une|un'|la|le",
    of="de la|de l'|du|des|de|d'|à|aux|au",
    alternatives="ou bien|ou|et/ou",
    ranges="à|a|jusqu'à",
    joins="et|&|puis",
    sums="plus|et",
    about=(
        "environ|à peu près|approximativement|env|près de|autour de|à peine|à peu de chose près|plus ou moins|dans les|quasi|quelque"
        "|un peu plus de|un peu moins de|à peine plus de"
    ),
    sizes=(
        "petit|petite|petits|petites|moyen|moyenne|moyens|moyennes|gros|grosse|grosses|grand|grande|grands|grandes|très gros|belle|beau"
        "|beaux|belles|très petit|très petite|de taille moyenne|assez gros|bien gros|bonne taille|petits/moyens|de grosseur moyenne"
        "|de moyenne grosseur|grosseur moyenne|de grosse taille|de petite taille|de grande taille|de belle taille|de bonne taille"
        "|taille moyenne|moyen/gros"
    ),
    preparations=(
        "haché|hachée|hachés|hachées|émincé|émincée|émincés|émincées|coupé|coupée|coupés|coupées|épluché|épluchée|épluchés|épluchées"
        "|pelé|pelée|pelés|pelées|râpé|râpée|râpés|râpées|fondu|fondue|ramolli|ramollie|écrasé|écrasée|écrasés|écrasées|pressé|pressée"
        "|pressés|égoutté|égouttée|égouttés|égouttées|lavé|lavée|lavés|lavées|ciselé|ciselée|ciselés|ciselées|battu|battue|battus"
        "|battues|tamisé|tamisée|dénoyauté|dénoyautées|dénoyautés|épépiné|épépinée|épépinés|épépinées|rincé|rincée|rincés|concassé"
        "|concassée|concassés|concassées|grillé|grillée|grillés|grillées|torréfié|torréfiées|effilé|mixé|mixée|cuit|cuite|cuits|cuites"
        "|décongelés|effiloché|détaillé|détaillée|détaillés|tranché|tranchée|tranchés|émietté|émiettée|émiettés|équeuté|équeutées"
        "|équeutés|dégraissé|désossé|taillé|taillée|taillés|débité|paré|nettoyé|nettoyés|nettoyées|séparé|séparés|abaissé|bouilli"
        "|bouillie|bouillis|bouillies|braisé|broyé|blanchi|blanchie|blanchis|blanchies|brossé|chauffé|clarifié|cuit à la vapeur"
        "|cuites à l'eau|cuits à l'eau|cuits durs|débarrassé|débarrassée|défait|défaite|dégorgé|dénervé|dessalé|déveiné|dilué|dissous"
        "|dissoute|divisé|ébouillanté|écaillé|écalé|écossé|écumé|effeuillé|égrappé|égrené|essoré|essuyé|évidé|évidée|évidés|éventré"
        "|fendu|fendue|fendus|fendues|gratté|haché fin|hachés fin|haché menu|hachés menu|hydraté|levé|macéré|mélangé|mondé|mouillé"
        "|ouvert en deux|passé|passé au tamis|pilé|poché|poêlé|pochés|prédécoupé|précuit|précuite|précuits|réduit en purée|réchauffé"
        "|refroidi|refroidie|refroidis|réhydraté|rissolé|sauté|tiédi|trempé|trié|vidé|vidée|vidés|zesté|froissé|fraîchement râpé"
        "|fraîchement moulu|fraîchement pressé|mixés|émondé|émondée|émondés|émondées|détendu|pommade|en pommade|à température|dégermé"
        "|piqué|découpé|fileté|ficelé|monté|fouetté|réservé|beurré|fariné|filtré|délayé|pétri|étalé|prélevé|ébarbé|décortiqué|infusé"
        "|infusée|infusés|infusées|montée|montés|montées|monté en chantilly|montée en chantilly|montée mousseuse"
    ),
    adverbs=(
        "finement|grossièrement|très|légèrement|fraîchement|bien|préalablement|non|tout juste|à peine|soigneusement|finement et|fin|menu"
        "|très finement|assez|délicatement|rapidement|fraichement|encore|déjà|joliment|uniformément|entièrement|juste|plutôt|à la main"
        "|au couteau|en biais"
    ),
    purposes=(
        "pour|pour la|pour le|pour servir|pour décorer|pour les|pour l'|pour garnir|pour saupoudrer|pour la cuisson|pour la friture"
        "|pour le moule|pour la déco|pour accompagner|pour badigeonner|pour dorer|en accompagnement|en garniture|en décoration"
    ),
    to_taste=(
        "au goût|à votre goût|selon votre goût|selon le goût|selon goût|à volonté|selon vos goûts|à convenance|selon les goûts|qs|q s"
        "|à discrétion|à souhait|selon besoin|au besoin|selon les besoins|si besoin|si nécessaire|suffisamment|quantité suffisante|q.s"
        "|plus ou moins selon le goût|selon l'envie|selon votre envie|selon vos envies|selon envie|pm|p.m|p m"
    ),
    optional=(
        "facultatif|facultative|facultatives|facultatifs|optionnel|optionnelle|optionnels|si désiré|au choix|éventuellement|si vous aimez"
        "|en option|si possible|si vous voulez|si vous le souhaitez|si souhaité|non obligatoire|pas obligatoire|à votre convenance"
        "|selon convenance"
    ),
    at_least="au moins|minimum|plus de|bonne|bon|belle|généreuse|au minimum|généreux",
    at_most="au plus|maximum|moins de|jusqu'à|au maximum|au maxi|maxi",
    heaped="bombée|bombées|bien pleine|bien pleines|bombé|bombés|bien bombée|pleine|pleines|bien remplie|remplie",
    scant="petite|petites|scant|à peine pleine|mal remplie",
    level="rase|rases|ras|rasé|rasée|arasée|arasées|à ras|plein à ras|plein à ras bord|à ras bord|pleine à ras|rempli à ras",
    between="entre",
    each="de|à|d'",
    each_after="chacun|chacune|pièce|la pièce|l'unité|chaque|par personne|environ chacun|l'une|l'un|ch|environ chacune|pièce environ",
    unstated=(
        "quelques|un peu|quelque|plusieurs|un peu d'|un peu de|un petit peu de|un petit peu|un peu d|beaucoup de|pas mal de|quelques unes"
        "|peu de|1 peu de|1 peu d'"
    ),
    unit_adjectives=(
        "fine|fines|épaisse|épaisses|bon|bonne|belle|belles|fin|demi|demie|généreuse|généreux|fraîche|fraîches|bonnes|bons|grosse"
        "|grosses|gros|petite|petites|petit|petits|pleine|pleines|beau|beaux|grande|grandes|grand|grands|généreuses|mince|minces|épais"
        "|large|larges|longue|longues|familial|familiale|standard|ordinaire|entier|entière|entiers|entières|régulier|régulière"
    ),
    or_more="ou plus|ou un peu plus|ou davantage|voire plus",
    states=(
        "frais|fraîche|fraîches|surgelé|surgelés|surgelées|sec|séché|séchées|congelés|congelée|congelées|en conserve|en boîte|surgelée"
        "|sèches|secs|lyophilisé"
    ),
    adjectives=(
        "frais|fraîche|fraîches|rouge|rouges|vert|verte|verts|vertes|jaune|jaunes|blanc|blanche|blancs|noir|noire|sec|sèche|sèches|doux"
        "|douce|mûr|mûre|mûrs|bio|tiède|chaud|froide|froid|rose|roses|violet|violette|violettes|brun|brune|bruns|brunes|blond|blonde"
        "|blonds|nouveau|nouvelle|nouvelles|tendre|tendres|ferme|fermes|fondant|fondante|entier|entière|entiers|entières|cru|crue|crus"
        "|crues|salé|salée|demi-sel|sucré|sucrée|nature|naturel|naturelle|liquide|épaisse|épais|léger|légère|allégé|allégée|maigre"
        "|maigres|gras|grasse|fort|forte|fin|fine|fines|gros|complet|complète|biologique|biologiques|fermier|fermière|fermiers|glacée"
        "|bouillante|chaude|mûres|séchée|séchées|fumé|fumée|fumés|fumées|piquant|piquante|non traité|non traitée|non traités"
        "|non traitées|non salé|non salée|non sucré|non sucrée|non sucrés|non sucrées|non salés|non pasteurisé|non pasteurisée"
    ),
    preparation_forms="é|ée|és|ées;u|ue|us|ues",
    preparation_endings="é|ée|és|ées",
    preparation_openers=(
        "très froid|très froide|très froids|très froides|bien froid|bien froide|bien mou|très mou|"
        "en dés|en cubes|en morceaux|en rondelles|en lamelles|en tranches|en quartiers|en julienne|en petits dés|en petits morceaux"
        "|en fines|en deux|en poudre fine|en bâtonnets|en purée|en brunoise|à température ambiante|température ambiante|à température"
        "|sans la peau|sans peau|sans pépins|en petits cubes|en fines rondelles|en fines lamelles|en fines tranches|en gros morceaux"
        "|en gros dés|en petits bouts|en copeaux|en quatre|en huit|en lanières|en allumettes|en mirepoix|en chiffonnade|en pommade"
        "|en bouquets|en fleurettes|en filets|en tronçons|en biseau|en sifflets|en 2|en 4|en 8|coupe en|à cuire|sans les graines"
        "|sans arêtes|sans arête|sans noyau|sans noyaux|sans coquille|avec la peau|avec leurs feuilles|avec leur jus|en dés d"
        "|tiré du frigo|sorti du réfrigérateur|bien froid|bien froide|bien froids|bien frais|la partie blanche|le blanc uniquement"
        "|partie verte"
    ),
    name_ties="de|du|des|à|au|aux|la|le",
    name_heads=(
        "pomme|pommes|jaune|jaunes|blanc|blancs|clou|clous|cuisse|cuisses|pavé|pavés|aile|ailes|pilon|pilons|côtelette|côtelettes"
        "|escalope|escalopes|magret|magrets|feuilleté|pâte|rôti|épaule|gigot|jarret|poitrine|steak|steaks|darne|darnes|dos|foie|foies"
        "|râble|noix|bouillon|fond|cœur|coeur|cœurs|coeurs|fleur|fleurs|pied|pieds|chou|choux|chair|queue|queues|grain|grains|graines"
        "|jus|zeste|zestes|yaourt|yaourts|citron|citrons|piment|piments|bâtonnets|fromage|fromages|lait|haricots|vin|huile|crème"
        "|sauce|farine|eau|sirop|confiture|purée|pain|pains|biscuits|galettes|rognons|travers|souris|joue|joues"
    ),
    links="en|et|à|dans|de|au|par|avec|puis|finement|grossièrement",
    parts_of=(
        "jus|zeste|zestes|le jus|le zeste|écorce|graines|zeste râpé|jus et zeste|le jus et le zeste|les zestes|le zeste râpé|pulpe"
        "|la pulpe|jus et le zeste|pépins|écorce de|les graines|les grains|l'intérieur"
    ),
    comments=(
        "du commerce|toute prête|tout prêt|toutes prêtes|prêt à dérouler|prête à dérouler|maison ou du commerce|plus|comme|par exemple"
        "|de préférence|environ|type|ex|voir|selon|soit|non|si|à défaut|ou autre|ou équivalent|ou plus|ou moins|avec|sans|bien|j'ai"
        "|idéalement|préférablement|ou à défaut|ou encore|ou tout autre|ou toute autre|ou un autre|ou une autre|ou d'autres"
        "|ou similaire|c'est-à-dire|facilement|en fonction|dépend|suivant|selon la|qualité|marque|je|j'|vous|ici|attention|entre autres"
        "|notamment|par ex|exemple|au lieu|sinon|même|et/ou plus|équivalent|soit environ|poids|poids net|de la veille|d'hier|du marché"
        "|choisissez|choisir|préférez|préférer|prenez"
    ),
    plus_more=(
        "plus un peu|et un peu|plus pour|un peu plus|+ un peu|+ un peu de|+ un peu d'|+ extra|+ pour|et un peu plus|plus un supplément"
        "|plus quelques|+ quelques|et un supplément|et plus|et davantage"
    ),
    divided="divisé|divisée|divisés|séparés en deux|en deux fois|partagé|séparée|en deux portions",
    not_units=(
        "bouquet garni|bouquets garnis|noix de muscade|noix muscade|noix de muscades|noix de coco|noix de cajou|noix de pécan"
        "|noix de pecan|noix de macadamia|noix de saint-jacques|noix de saint|noix de st-jacques|noix de st|noix de coquilles"
        "|noix de grenoble|noix de veau|noix de jambon|noix de porc|noix de bœuf|noix d'entrecôte|noix de lavage|filet mignon"
        "|filets mignons|pots de fleurs|part des anges|carré d'agneau|carrés d'agneau|carré de porc|carré frais|carrés frais"
        "|pointe d'asperge|pointes d'asperges|tête de veau|tête de porc|boule de bœuf|côte de bœuf|côtes de bœuf|côte de porc"
        "|côtes de porc|côte de veau|côtes de veau|côtes d'agneau|côte d'agneau|brique de feu|canne à sucre|cannes à sucre"
        "|canne de provence"
    ),
    not_purposes="pour gâteau|pour gâteaux|pour pâtisserie",
    whole_names=(
        "sans gluten|sans sel|sans lactose|sans sucre|sans sucres ajoutés|sans sucre ajouté|viande hachée|steak haché|steaks hachés"
        "|type 45|type 55|type 65|type 80|type 85|type 110|type 130|type 150|type 170|type 00|type 0|t45|t55|t65|t80|t110|t150"
    ),
    heading_names="ingrédients",
    headings="pour la|pour le|pour les|pour l'|ingrédients|garniture|pour",
    common=(
        "farine|sucre|sel|poivre|beurre|œuf|œufs|oeuf|oeufs|lait|eau|huile|oignon|oignons|ail|crème|fromage|et|de|la|le|les|pour|du|des"
        "|d'|l'|levure|poulet|tomates|persil|vanille|chocolat|pommes"
    ),
    not_sizes=(
        "gros sel|petits pois|petit pois|petits suisses|petit suisse|petits-suisses|petit salé|petit beurre|petits beurres|petit épeautre"
        "|petit lait|petite crème|grand marnier|grand veneur|gros gris"
    ),
    like_work="é|ée|és|ées",
    not_work="thé|café|blé|pâté|purée|gelée|orangé|rosé|brûlée|vanillé|vanillée|clarifié|concentré|concentrée|écrémé|écrémée|demi-écrémé|allégé|allégée|salé|salée|salés|salées|sucré|sucrée|glacé|glacée|glacés|séché|séchée|séchés|séchées|fumé|fumée|fumés|fumées|carré|pavé|pavés|velouté|levée|dragées|ambré|ambrée|doré|dorée|dorés|dorées|foncé|foncée|feuilletée|brisée|sablée|corsé|corsée|épicé|épicée|poivré|aromatisé|aromatisée|confit|confite|sélectionné|desséché|lyophilisé|lyophilisée|déshydraté|déshydratée|déshydratés|surgelé|surgelée|surgelés|surgelées|congelé|congelés|congelées|évaporé|condensé|distillé|raffiné|raffinée|soufflé|santé|côté|mélangé|mélangées|mélangés|variés|variées|préféré|préférée|allongée|frappé|perlé|cristallisé|torréfié|torréfiée|fermenté|fermentée|muscadé|panaché|araignée|giroflée|chicorée|cacaoté|moulée|gazéifiée|demi-salé|mi-salé|demi-sucré|entrelardé|entrelardée",
)  # fmt: skip
