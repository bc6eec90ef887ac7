"""Finnish (pure)."""

from __future__ import annotations

from galley_watch.ingredient.language import Language

TABLE = Language(
    code="fi",
    adjectives_before=True,
    units={
        "cup": "kuppi|kuppia|kupillinen|kupillista|kahvikuppi|kahvikuppia|kahvikupillinen|kahvikupillista|teekuppi|teekuppia|cup|kkp|tkp",
        "tablespoon": "rkl|ruokalusikka|ruokalusikkaa|ruokalusikallinen|ruokalusikallista|rlk",
        "teaspoon": "tl|teelusikka|teelusikkaa|teelusikallinen|teelusikallista|tk",
        "spoonful": "lusikallinen|lusikallista",
        "gram": "g|gr|gramma|grammaa",
        "kilogram": "kg|kilo|kiloa|kilogramma|kilogrammaa",
        "milligram": "mg|milligramma|milligrammaa",
        "liter": "l|litra|litraa",
        "deciliter": "dl|desilitra|desilitraa|desi|desiä",
        "centiliter": "cl|senttilitra|senttilitraa",
        "milliliter": "ml|millilitra|millilitraa",
        "centimeter": "cm|sentti|senttiä|senttimetri|senttimetriä|cm:n|sentin|sentin mittainen|senttimetrin",
        "millimeter": "mm|milli|milliä",
        "pinch": (
            "ripaus|ripausta|hyppysellinen|hyppysellistä|maustemitta|maustemittaa|mm mitta|hippunen|hippu|veitsenkärjellinen|veitsenkärki"
            "|ripsaus|ripsauksen|ripsausta"
        ),
        "dash": "loraus|lorausta|tilkka|tilkkaa|tujaus|tujausta|roiskaus|roiskausta|skvätti|liraus",
        "drop": "tippa|tippaa|pisara|pisaraa",
        "handful": "kourallinen|kourallista|koura|kouraa|kahmalo|kahmalollinen|kahmalollista",
        "knob": "nokare|nokaretta|nyrkillinen|klimppi|nökare",
        "can": "tölkki|tölkkiä|tlk|säilykepurkki|säilykepurkkia|säilyketölkki",
        "jar": "lasipurkki|lasipurkkia|purkki|purkkia|prk",
        "package": "paketti|pakettia|pkt|pak|pakkaus|pakkausta|pkk",
        "bag": "pussi|pussia|pss|ps|annospussi|annospussia|säkki|säkkiä|teepussi|teepussia",
        "box": "rasia|rasiaa|rs|ras|laatikko|laatikkoa|kotelo|koteloa",
        "bottle": "pullo|pulloa|plo",
        "tub": "pikari|pikaria|rasiallinen|astia|astiaa",
        "tube": "tuubi|tuubia|putkilo|putkiloa",
        "bar": "levy [suklaata]|levyä [suklaata]|patukka|patukkaa",
        "bunch": (
            "nippu|nippua|puntti|punttia|kimppu|kimppua|ruukku|ruukkua|ruukullinen|ruukullista|rkk|pnt|punt|niput|kimpullinen|kimpullista"
            "|puska|puskaa|tuppo|tukko"
        ),
        "clove": "kynsi|kynttä|valkosipulin kynsi|valkosipulin kynttä",
        "slice": "viipale|viipaletta|siivu|siivua|slaissi|kiekko|kiekkoa|viipaleita|siivuja",
        "sprig": "oksa|oksaa|varsi|vartta|oksia",
        "head": "kerä|kerää|pää|päätä",
        "stalk": "ruoti|ruotia|tanko|tankoa|pötkö|pötköä",
        "leaf": "lehti|lehteä|lehtiä|liivatelehti|liivatelehteä",
        "piece": "kpl|kappale|kappaletta|pala|palaa|palanen|palasta|paloja|kipale|pätkä|pätkää",
        "cube": "kuutio|kuutiota|kuutioita|liemikuutio|liemikuutiota",
        "sheet": "levy|levyä|levyjä|arkki|arkkia",
        "roll": "rulla|rullaa",
        "fillet": "filee|fileetä|fileitä",
        "ball": "pallo|palloa|kuula|kuulaa",
        "glass": "lasi|lasia|lasillinen|lasillista|viinilasi|viinilasillinen|viinilasillista",
        "ladle": "kauha|kauhaa|kauhallinen|kauhallista",
        "wedge": "lohko|lohkoa|lohkoja",
        "strip": "suikale|suikaletta|nauha|nauhaa",
        "portion": "annos|annosta",
        "part": "osa|osaa",
        "dozen": "tusina|tusinaa",
        "bowl": "kulho|kulhollinen|kulhollista",
        "pod": "palko|palkoa",
        "recipe": "resepti|reseptiä",
        "unit": "yksikkö|yksikköä",
    },
    numbers={
        "1/4": "neljännes|neljäsosa|varttikilo", "1/3": "kolmasosa|kolmannes", "1/2": "puoli|puolikas|puolikasta|puolet",
        "1": "yksi|yhden|yhtä", "3/2": "puolitoista", "2": "kaksi|kahden|kahta", "3": "kolme|kolmen|kolmea|kolmisen",
        "4": "neljä|neljän|neljää|nelisen", "5": "viisi|viiden|viittä|viitisen", "6": "kuusi|kuuden|kuutisen", "7": "seitsemän|seitsemisen",
        "8": "kahdeksan|kahdeksisen", "9": "yhdeksän", "10": "kymmenen|kymmenisen", "11": "yksitoista", "12": "kaksitoista",
        "15": "viisitoista", "20": "kaksikymmentä|parikymmentä", "30": "kolmekymmentä", "50": "viisikymmentä",
        "100": "sata|sataa",
    },
    articles="",
    of="",
    alternatives="tai|taikka|ja/tai|vaihtoehtoisesti",
    ranges="–|viiva",
    joins="ja|&|sekä",
    sums="plus|ja",
    about="noin|n|suunnilleen|likimain|ehkä noin|lähes|melkein",
    sizes=(
        "tosi iso|todella iso|melko iso|aika iso|oikein iso|erittäin iso|tosi pieni|todella pieni|melko pieni|aika pieni|hyvin pieni"
        "|keskikokoisen|jättimäinen|ison|pienen|suuren|pikkuinen|pikkuista|pikku|pieni|pientä|pienet|pieniä|iso|isoa|isot|isoja|suuri"
        "|suurta|suuret|suuria|keskikokoinen|keskikokoista|keskikokoiset|keskikokoisia|isohko|isohkoa|pienehkö|pienehköä|keskisuuri"
        "|keskisuurta|jättikokoinen|kookas|kookasta|tosi isoa|todella isoa|melko isoa|aika isoa|oikein isoa|tosi pientä|todella pientä"
        "|melko pientä|aika pientä"
    ),
    preparations=(
        "hienonnettu|pilkottu|kuutioitu|viipaloitu|raastettu|kuorittu|silputtu|sulatettu|puristettu|murskattu|paloiteltu|suikaloitu"
        "|rouhittu|paahdettu|keitetty|vatkattu|valutettu|huuhdeltu|survottu|soseutettu|murennettu|murusteltu|leikattu|halkaistu|lohkottu"
        "|siivilöity|liotettu|puolitettu|jauhettu|kiehautettu|kuullotettu|ruskistettu|paistettu|pesty|perattu|puhdistettu|siemenetön"
        "|revitty|kivetön|kuoreton|vatkattua|vaahdotettu|pehmennetty|sekoitettu|muussattu|kaltattu|ryöpätty|sulanut|sulanutta|suikaleina"
        "|kuutioina|viipaleina|lohkoina|renkaina|paloina|siivuina|raasteena|silppuna|hienona silppuna|murusina|huoneenlämpöinen"
        "|huoneenlämpöistä|huoneenlämpöisenä|huoneenlämmössä|sulana|sulatettuna|pehmeänä|kylmänä|kuutioiksi|viipaleiksi|jäähdytetty"
        "|lämmitetty|fileoitu|hakkeena|hakkelukseksi|soseena|murskana|lastuina|rouheena|muruina|palasina|pyreenä|tahnana|puolikkaina"
        "|tikkuina|vaahtona|kuumana|lämpimänä|tuoreena|pakasteena|kokonaisena|kokonaisina|kiekkoina|neljänneksinä|nipuissa|paloissa"
        "|raastettu kuori|puoliksi|valutettuina|kuohkeana|höyhenenkevyenä"
    ),
    adverbs=(
        "hienoksi|ohuiksi|ohuina|karkeasti|karkeaksi|hyvin|ohuesti|vasta|juuri|kevyesti|hienon|pieniksi|pieninä|pitkittäin|kokonaan"
        "|kunnolla"
    ),
    purposes=(
        "paistamiseen|voiteluun|koristeluun|tarjoiluun|vuokaan|leivontaan|pinnalle|päälle|koristeeksi|kuorrutukseen|täytteeseen|taikinaan"
        "|leipomiseen|vuoan voiteluun|vuoan|tarjolle|jauhottamiseen|uppopaistamiseen|keittämiseen|tarjoamiseen|lisukkeeksi|lisäksi"
        "|viimeistelyyn|pannulle|pellille|ripotteluun|sivelyyn|maustamiseen|kastikkeeseen"
    ),
    to_taste="maun mukaan|oman maun mukaan|makusi mukaan|tarpeen mukaan|tarvittaessa|mielen mukaan|oman mielen mukaan",
    optional="valinnainen|halutessa|halutessasi|haluttaessa|jos haluat|ei pakollinen|mahdollisesti|voi jättää pois",
    at_least="vähintään|väh|reilu|reilut|runsas|runsaat|yli|reilua",
    at_most="enintään|korkeintaan|alle|max",
    heaped="kukkurallinen|kukkurallista|kukkurainen|kukkura|kukkuraa",
    scant="vajaa|vajaat|niukka|niukat|vajaata",
    level="tasainen|tasaista|tasapäinen",
    each="à|á|a",
    each_after="kukin|per kpl|per hlö",
    unstated="muutama|muutaman|muutamia|vähän|hieman|hiukan|pari|parit|useita|runsaasti|hitunen|pikkuisen|reilusti|paljon",
    unit_adjectives=(
        "ohut|ohutta|paksu|paksua|tuore|tuoretta|iso|isoa|pieni|pientä|kokonainen|kokonaista|täysi|reilu|pitkä|pitkää|lyhyt|suuri|suurta"
    ),
    or_more="tai enemmän",
    states="tuore|tuoretta|tuoreita|pakaste|kuivattu|kuivattua|pakastettu|pakastettua",
    adjectives=(
        "punainen|punaista|punaisia|vihreä|vihreää|vihreitä|keltainen|keltaista|valkoinen|valkoista|musta|mustaa|ruskea|ruskeaa|kypsä"
        "|kypsää|kypsiä|tuore|tuoretta|makea|makeaa|kuiva|kuivaa|kylmä|kylmää|lämmin|lämmintä|kuuma|kuumaa|kädenlämpöinen|kädenlämpöistä"
        "|haalea|haaleaa|suolaton|suolatonta|rasvaton|rasvatonta|mieto|mietoa|tulinen|tulista|vahva|vahvaa|kova|kovaa|pehmeä|pehmeää|raaka"
        "|raakaa|tumma|tummaa|vaalea|vaaleaa|gluteeniton|gluteenitonta|laktoositon|laktoositonta|maustamaton|maustamatonta|luomu"
    ),
    preparation_forms="tu|tua|tuna|tut|tuja|tuina;ty|tyä|tynä|tyt|tyjä|tyinä",
    preparation_endings="ttu|ttua|ttuna|ttuja|ttuina|tty|ttyä|ttynä|oitu|oitua|oituna|öity|öityä|ineen",
    preparation_openers=(
        "ilman kuorta|ilman siemeniä|ilman kantaa|ilman nahkaa|siemenet poistettuna|siemenet poistettu|kuorineen|ohuina viipaleina"
        "|pieninä kuutioina|pieninä paloina|hienona|hienoksi silputtu"
    ),
    links="ja|tai|kanssa|hienoksi|ohuiksi",
    parts_of="mehu|raastettu kuori|kuori ja mehu|mehu ja kuori",
    comments=(
        "myllystä|suoraan myllystä|pakastimesta|purkista|tölkistä|kaupasta|esim|esimerkiksi|mieluiten|kuten|katso|ks|mukaan lukien|luomua"
        "|riippuen|tai muuta|tai muu|käytä|voit|sopii|myös|yhteensä|noin|jos|ei|itse|kotitekoinen|kotitekoista|vrt|eli|ohje|parasta"
        "|mielellään|paino|valutettu paino|hyvälaatuista"
    ),
    plus_more="plus vähän|plus lisää|+ vähän|+ lisää|+ hieman|ja vähän lisää|ja hieman lisää|lisäksi vähän",
    divided="jaettuna|kahdessa erässä",
    counters_after="kynsi|kynttä",
    heading_names="ainekset|ainesosat",
    headings="täyte|taikina|kastike|lisäksi|koristeluun|pinnalle|kuorrute|kuorrutus|tarjoiluun|marinadi|ainekset|pohja|päälle|mausteet",
    closing_endings="ttuna|ttynä|ttuina|ttyinä|ineen",
    opening_orders="sopivasti|tarvittaessa",
    common=(
        "jauhoa|vehnäjauhoa|perunajauhoja|perunajauhoa|mustikoita|mansikoita|vadelmia|puolukoita|raparperia|omenaa|omenoita|siirappia"
        "|rusinoita|piimää|kardemummaa|kanelia|inkivääriä|currya|korianteria|minttua|sinappia|etikkaa|majoneesia|ketsuppia|leipää|makaronia"
        "|spagettia|nuudeleita|pekonia|kinkkua|kalaa|tonnikalaa|katkarapuja|sieniä|herkkusieniä|pinaattia|kurkkua|salaattia|kaalia|maissia"
        "|papuja|herneitä|linssejä|tomaattimurskaa|kasvislientä|kanalientä|lihalientä|kermaviiliä|jogurttia|tuorejuustoa|fetaa|parmesaania"
        "|suklaata|kaakaota|soodaa|tomusokeria|mantelia|pähkinöitä|kookosmaitoa|soijakastiketta|kananmuna|munia|keltuaista|valkuaista"
        "|broilerin|naudan|sian|tuoretta|hienonnettua|vehnäjauhoja|jauhoja|sokeria|suolaa|pippuria|mustapippuria|voita|öljyä|oliiviöljyä"
        "|rypsiöljyä|maitoa|kermaa|vettä|muna|munaa|kananmunaa|sipuli|sipulia|punasipuli|valkosipulia|valkosipulinkynttä|juustoa"
        "|leivinjauhetta|vaniljasokeria|jauhelihaa|kanaa|lohta|tomaattia|tomaatteja|perunaa|perunoita|porkkanaa|sitruunan|sitruuna|mehu"
        "|kuori|ruokakermaa|rahkaa|hiivaa|persiljaa|tilliä|basilikaa|paprikaa|paprika|riisiä|pastaa|juustoraastetta|margariinia"
        "|kaurahiutaleita|hunajaa|tomaattipyreetä"
    ),
    unit_systems={
        "tablespoon": "metric", "teaspoon": "metric",
    },
)  # fmt: skip
