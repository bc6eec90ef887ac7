"""Words of what is made and used but not eaten (pure), in ten languages; all are for lines in lower case."""

from __future__ import annotations

import re

_MADE = (
    # English
    r"soaps?|candles?|wax melts?|fertili[sz]ers?|plant (?:food|feed)|(?:\w+[- ])?cleaners?|cleaning (?:spray|paste|wipes)|"
    r"detergents?|dishwasher (?:tabs|powder|tablets)|"
    r"(?:chalk|milk|wall|face|finger|puffy) paints?|paint|slime|glue|wallpaper paste|shampoos?|conditioners?|lotions?|salves?|"
    r"ointments?|balms?|"
    r"(?:hand|body|beard|sugar|foot|face|facial|lip) (?:butter|cream|oil|scrub|lotion|mist|toner|scrubs)|bath (?:bombs?|salts?|"
    r"melts?)|deodorants?|sunscreen|"
    r"(?:face|facial|hair|eye) (?:masks?|creams?|serum)|toothpaste|mouthwash|perfumes?|concrete|plaster|weed ?killers?|insecticides?|"
    r"(?:bug|linen|room|insect) (?:spray|repellent)s?|air fresheners?|potting (?:mix|soil)|compost(?:ing)?|fabric softeners?|"
    r"wreaths?|planters?|raised beds?|"
    r"terrariums?|bird ?(?:feeders?|houses?)|wood (?:stain|polish)|furniture polish|papier[- ]m[âa]ch[ée]|knitting|crochet|sewing|"
    r"quilts?|"
    r"packing list|checklist|first[- ]aid kit|dosage|e-liquid|bookshel(?:f|ves)",
    # German
    r"\w*seifen?|\w*kerzen?|\w*dünger|jauche|\w*jauche|\w*reiniger|putzmittel|waschmittel|waschpulver|weichspüler|\w*farbe|kleber|"
    r"kleister|knete|schleim|"
    r"\w*shampoo|\w*balsam|badekugeln?|badesalz|badebomben?|deo(?:creme|dorant)?|\w*salbe|\w*peeling|gesichtswasser|\w*(?:gesichts|"
    r"haar)\w*(?:maske|kur)n?|"
    r"haarkur|(?:hand|gesichts|körper)creme|zahnpasta|parfüm|beton|blumenerde|kompost\w*|\w*(?:raum|insekten|kissen)spray|türkranz|"
    r"\w*hochbeet|insektenhotel|"
    r"vogelhaus|pappmach[ée]|\w*stricken|\w*häkeln|\w*nähen|packliste|checkliste|dosierung|gebrauchsinformation",
    # French
    r"savons?|bougies?|engrais|purin|lessive|nettoyant|d[ée]tergent|adoucissant|liquide vaisselle|peinture|colle (?:maison|blanche)|"
    r"slime|shampo+ing|baume|pommade|gommage|"
    r"cr[èe]me (?:pour les mains|hydratante|visage|solaire)|d[ée]odorant|masque (?:pour |au |[àa] )?(?:le |les )?(?:visage|cheveux|"
    r"capillaire)|dentifrice|"
    r"parfum d[’']ambiance|b[ée]ton|terreau|compost(?:eur)?|d[ée]sherbant|insecticide|bombes? de bain|sels? de bain|tricot|crochet|"
    r"couture|nichoir|posologie",
    # Spanish
    r"jab[óo]n(?:es)?|velas?|fertilizantes?|abono|compost|detergente|suavizante|limpiador|ambientador|pintura|pegamento|champ[úu]|"
    r"acondicionador|b[áa]lsamo|"
    r"ung[üu]ento|exfoliante|crema (?:de manos|facial|corporal|solar)|desodorante|mascarilla|sales de ba[ñn]o|pasta de dientes|"
    r"hormig[óo]n|"
    r"insecticida|repelente|herbicida|ganchillo|costura|posolog[íi]a",
    # Italian
    r"sapon[ei]|candel[ae]|fertilizzante|concime|compost(?:iera)?|detersivo|detergente|ammorbidente|pittura|colla|slime|shampoo|"
    r"balsamo|unguento|"
    r"scrub|crema (?:mani|viso|corpo)|deodorante|maschera (?:per )?(?:il |i )?(?:viso|capelli)|sali da bagno|dentifricio|profumo|"
    r"cemento|insetticida|"
    r"diserbante|uncinetto|cucito|posologia",
    # Dutch
    r"zeep|\w*zeep|kaars(?:en)?|\w*kaars(?:en)?|\w*meststof(?:fen)?|plantenvoeding|compost|\w*reiniger|schoonmaakmiddel|wasmiddel|"
    r"wasverzachter|verf|lijm|slijm|"
    r"shampoo|\w*balsem|\w*scrub|(?:hand|gezichts|body)cr[èe]me|deodorant|(?:gezichts|haar)masker|badzout|bruisballen?|tandpasta|"
    r"beton|potgrond|"
    r"insectenspray|breien|haken|naaien|breipatroon|haakpatroon|paklijst|dosering|bijsluiter",
    # Portuguese
    r"sab[ãa]o|sabonetes?|velas?|adubo (?:caseiro|org[âa]nico|l[íi]quido|para)|fertilizante|compostagem|detergente|amaciante|"
    r"limpador|desinfetante|"
    r"tinta caseira|cola caseira|slime|amoeba|xampu|condicionador|pomada|esfoliante|creme (?:para as m[ãa]os|facial|hidratante)|"
    r"desodorante|"
    r"m[áa]scara (?:facial|capilar|de cabelo)|(?:sais|bombas?) de banho|pasta de dente|cimento|inseticida|repelente|tric[ôo]|"
    r"croch[êe]|costura|posologia",
    # Swedish
    r"tv[åa]l|\w+ljus|g[öo]dsel|n[äa]sselvatten|kompost\w*|reng[öo]ringsmedel|\w*reng[öo]ring|tv[äa]ttmedel|sk[öo]ljmedel|"
    r"(?:m[åa]lar|textil)f[äa]rg|slajm|slime|\w*schampo|"
    r"\w*balsam|salva|(?:hand|ansikts)kr[äa]m|(?:ansikts|h[åa]r)mask|badsalt|badbomb\w*|deodorant|tandkr[äa]m|parfym|betong|"
    r"planteringsjord|insektsspray|"
    r"stickning|sticka|virka|stickm[öo]nster|packlista|dosering|bipacksedel",
    # Danish and Norwegian
    r"s[æa]be|\w*s[æa]be|\w{3,}lys|g[øo]dning|n[æa]ldevand|kompost\w*|reng[øo]ringsmiddel|vaskemiddel|skyllemiddel|\w*rens|lav (?:maling|"
    r"slim|lim)|shampoo|\w*balsam|\w*salve|"
    r"l[æa]bepomade|(?:h[åa]nd|ansigts)creme|(?:ansigts|h[åa]r)maske|badesalt|badebomber?|deodorant|tandpasta|parfume|beton|pottemuld|"
    r"s[åa]pe|\w*s[åa]pe|gj[øo]dsel|rengj[øo]ringsmiddel|leppepomade|(?:h[åa]nd|ansikts)krem|ansiktsmaske|tannkrem|betong|blomsterjord|"
    r"strikkeopp?skrift|strikke|h[æe]kle?|pakkeliste|dosering",
)
MADE = re.compile(rf"(?<![\w-])(?:{'|'.join(_MADE)})(?![\w-])")
"""What is made, as a title says it."""
MATERIAL = re.compile(
    # English
    r"essential oils?|\bshea\b|bees ?wax|(?:soy|candle) wax|paraffin|\bwicks?\b|hydroxide|\blye\b|borax|washing soda|soda crystals|"
    r"castile|dish soap|"
    r"\bsoap\b|detergent|bleach|\bglue\b|\bpaint\b|pigment|plaster of paris|cement|\bgravel\b|\bsand\b|perlite|vermiculite|potting|"
    r"compost|manure|"
    r"fertili[sz]er|screws?\b|\bnails\b|plywood|timber|sandpaper|\bfabric\b|\bfelt\b|\byarn\b|(?:knitting|sewing|tapestry|"
    r"circular) needles?|crochet hook|"
    r"scissors|rubbing alcohol|witch hazel|turpentine|contact (?:lens )?solution|saline solution|spray bottle|paintbrush|goggles|"
    r"vitamin e oil|shampoo|"
    r"propylene|nicotine|"
    # German
    r"ätherische|duftöl|parfümöl|sheabutter|(?:bienen|soja|kerzen|raps|woll)wachs|\bdocht|natriumhydroxid|ätznatron|waschsoda|"
    r"kernseife|seife\b|spülmittel|"
    r"waschmittel|kleister|klebstoff|bastelkleber|pigment|\bgips\b|zement|blumenerde|gartenerde|kompost|grünschnitt|\blaub\b|dünger|"
    r"schrauben|sperrholz|"
    r"schleifpapier|\bfilz\b|\bstoff\b|\bwolle\b|\bgarn\b|stricknadel|häkelnadel|sprühflasche|schutzbrille|kontaktlinsen|lanolin|"
    # French
    r"huiles? essentielles?|karit[ée]|cire d['’]abeille|cire de soja|\bm[èe]ches?\b|soude caustique|cristaux de soude|savon|lessive|"
    r"\bcolle\b|pl[âa]tre|ciment|"
    r"gravier|terreau|\bengrais\b|contreplaqu|papier de verre|feutrine|aiguilles? [àa] |pelotes? de laine|lunettes de protection|"
    r"vaporisateur|liquide vaisselle|"
    # Spanish, Italian
    r"aceites? esenciale?s?|cera de (?:abeja|soja)|\bmechas?\b|sosa c[áa]ustica|jab[óo]n|detergente|pegamento|\byeso\b|\bgrava\b|"
    r"\btornillos\b|\blija\b|fieltro|pulverizador|oli[oi] essenzial[ei]|cera d['’]api|cera di soia|stoppin[oi]|soda caustica|sapone|"
    r"detersivo|colla vinilica|"
    r"\bgesso\b|ghiaia|compensato|carta vetrata|feltro|burro di karit|"
    # Dutch, Portuguese
    r"etherische olie|bijenwas|sojawas|\blont(?:en)?\b|natronloog|zeep|wasmiddel|lijm\b|lenzenvloeistof|\bgips\b|potgrond|schroeven|"
    r"schuurpapier|\bvilt\b|"
    r"[óo]leos? essencia(?:l|is)|cera de (?:abelha|soja)|pavio|sab[ãa]o|\bcola (?:branca|de isopor)\b|\bcimento\b|parafusos|"
    r"\blixa\b|boricada|"
    # Swedish, Danish, Norwegian
    r"eterisk|bivax|sojavax|\bveke|kaustik|tv[åa]l|diskmedel|tv[äa]ttmedel|\blim\b|\bgrus\b|planteringsjord|skruvar|sandpapper|\bfilt\b|"
    r"æterisk|(?:bi|soja|stearin)voks|\bv[æa]ger?\b|natriumhydroxid|kaustisk|s[æa]be|opvaskemiddel|vaskemiddel|pottemuld|skruer|"
    r"sandpapir|s[åa]pe|"
    r"oppvaskmiddel|blomsterjord"
)
GEAR = re.compile(
    r"\bgloves?\b|\bbuckets?\b|\bstove\b|\bmatches\b|\bplates\b|handschuhe|\beimer\b|\bgants\b|\bseau\b|guantes|guanti|secchio|"
    r"luvas|balde|handskar|\bhink\b|"
    r"handsker|\bspand\b|hansker|b[øo]tte\b"
)
"""Wanted in kitchens as well, but no food."""
USED = re.compile(
    r"\b(?:skin|face|hair|scalp|teeth|zähne\w*|tanden|tänder\w*|tænder\w*|tenner|wipe|surfaces?|windows?|plants?|laundry|wick|harden|cure|stitch|haut|gesicht|haare?n?|auftragen|"
    r"wischen|oberfläche|pflanzen|"
    r"dochte?|aushärten|peau|visage|cheveux|appliquez|chiffon|plantes|m[èe]che|piel|rostro|cabello|aplica|plantas|mecha|pelle|viso|"
    r"capelli|applica(?:te)?|piante|stoppino|huid|gezicht|haar|aanbrengen|planten|lont|pele|rosto|cabelos?|aplique|"
    r"pavio|hud(?:en)?|ansikte|h[åa]r(?:et)?|v[äa]xter(?:na)?|veken?|ansigt|planter(?:ne)?|v[æa]gen?|ansikt|tablets?|tabletten|"
    r"comprim[ée]s?|comprimidos?|compress[ae])\b"
)
"""Where it is used, as its method says; a method of food may say it too."""
EATEN = re.compile(
    r"\b(?:edible|serve[sd]?|eat|enjoy|bake[sd]?|delicious|tasty|essbar\w*|servier\w*|essen|genie(?:ß|ss)\w*|backen|comestible|"
    r"serv(?:ez|ir|i)|mangez|"
    r"d[ée]gust\w*|enfourn\w*|sirv[ae]n?|comer|hornea\w*|mangia\w*|servite|infornat\w*|gustat\w*|eetba\w*|serveer|eten|eet|bak|"
    r"sirva|asse|servera|äta?|"
    r"gr[äa]dda|server|spis\w*|bages?|stek\w*)\b"
)
DOSE = re.compile(r"^\W*\d[\d.,]*\s?(?:mg|[µμ]g|mcg|i\.?u\.?|i\.?e\.?)\b")
"""What nobody weighs food in."""
