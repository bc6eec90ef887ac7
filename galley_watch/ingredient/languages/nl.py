"""Dutch, of the Netherlands and Flanders (pure)."""

from __future__ import annotations

from galley_watch.ingredient.language import Language

TABLE = Language(
    code="nl",
    adjectives_before=True,
    taken_from="uit",
    opening_orders="liefst|bij voorkeur",
    filled_with="met",
    units={
        "cup": (
            "kop|koppen|kopje|kopjes|mok|cup|cups|koffiekopje|koffiekopjes|theekopje|theekopjes|kop vol|mokken|beker vol|tas|tassen|tasje"
        ),
        "tablespoon": (
            "eetlepel|eetlepels|el|eetl|soeplepel|soeplepels|els|eetlepeltje|eetlepel vol|eetlepels vol|e.l|eetlpl|opscheplepel"
            "|opscheplepels|soeplpl|lepel|lepels|etl"
        ),
        "teaspoon": (
            "theelepel|theelepels|tl|theel|koffielepel|koffielepels|kl|theelepeltje|theelepeltjes|theelp|koffiel|koffielepeltje"
            "|koffielepeltjes|theelpl|t.l|kleine lepel|theelepels vol|thl|thl(s)"
        ),
        "gram": "g|gr|gram|grammen",
        "kilogram": "kg|kilo|kilogram|kilo's|kilogrammen",
        "milligram": "mg|milligram",
        "hectogram": "ons|onsje|onsjes",
        "pfund": "pond|pondje",
        "liter": "l|liter|liters|ltr",
        "deciliter": "dl|deciliter",
        "centiliter": "cl|centiliter",
        "milliliter": "ml|milliliter",
        "centimeter": "cm|centimeter",
        "pinch": (
            "snuifje|snuifjes|snuif|snuf|snufje|snufjes|mespunt|mespuntje|mespunten|snuf(je)|snuiftje|snuifjes van|messenpunt|mespuntjes"
            "|puntje|vingertopje|mespunt van"
        ),
        "dash": (
            "scheut|scheutje|scheutjes|scheuten|vleugje|spatje|scheutje van|flinke scheut|plens|plensje|drupje|geut|geutje|klets|kletsje"
            "|spuit|spetter|spetters"
        ),
        "drop": "druppel|druppels|druppeltje|druppeltjes|",
        "handful": "hand|handje|handvol|handjevol|hand vol|handen vol|handjes|handvollen|handje vol|handjes vol|handenvol|handen",
        "knob": (
            "klontje|klontjes|klont|kluitje|klont van|klontje van|nootje|klonten|klompje|kluit|vlokje|vlokjes|klontje [boter]|klodder"
            "|klodders|kwak|dot|dotje|klontertje"
        ),
        "can": "blik|blikken|blikje|blikjes|conservenblik|conservenblikje|literblik",
        "jar": "pot|potten|potje|potjes|glas|glaasje|glazen potje|glazen pot|bokaal|bokaaltje|weckpot",
        "package": "pak|pakken|pakje|pakjes|verpakking|pakket|pakske|pakskes|verpakkingen|pakketten|sixpack|multipack|pk",
        "bag": "zak|zakken|zakje|zakjes|builtje|zakken van|sachet|sachets|sachetje|buil|builtjes|buidel|netje|net|envelop|envelopje|zakske",
        "box": "doos|dozen|doosje|doosjes|kartonnetje|karton|kist|kistje|brik|brikje|dozen van",
        "bottle": "fles|flessen|flesje|flesjes|flacon|flaconnetje",
        "tub": "bakje|bakjes|bak|beker|bekers|bekertje|kuipje|bakken|emmertje|kuipjes|cupje|cupjes|schaaltje|schaaltjes|schaal|schalen",
        "tube": "tube|tubes|tubetje|tubetjes",
        "bar": "reep|repen|reepje chocolade|tablet|tabletten|staaf|staven|tabletje",
        "bunch": "bos|bossen|bosje|bosjes|bosje van|bossen van|bundel|bundeltje|bussel|busseltje|tros",
        "clove": "teen|tenen|teentje|teentjes|teentjes van|knoflookteen|knoflooktenen|knoflookteentje|knoflookteentjes|teen(tje)",
        "slice": (
            "plak|plakken|plakje|plakjes|snee|sneetje|sneetjes|sneden|schijf|schijfje|schijfjes|schijven|plakken van|sneetjes van|snede"
            "|snedes|schel|schelletje|moot|moten|mootje|mootjes|lapje|lapjes|plakjes van|sneeën|snees|sneetje van|schelletjes|schellen"
        ),
        "sprig": "takje|takjes|tak|takken|twijgje|twijgjes|takjes van|twijg|twijgen|sprietje|sprietjes|spriet|sprieten|toefje|toefjes|toef",
        "head": "krop|kroppen|bol|bollen|bolletje|bolletjes|struik|struiken|struikje|struikjes|stronken|stronk|stronkje|stronkjes",
        "stalk": "stengel|stengels|steel|stelen|stok|stokje|stokjes|stengeltje|stengeltjes|staak|stang|stokken|pijpje|pijpjes|stam",
        "leaf": "blad|bladen|blaadje|blaadjes|bladeren|blaadjes van",
        "piece": "stuk|stuks|stukje|stukjes|stukken|st|stukken van|pc|klomp|homp|hompje|brok|brokje|brokken|brokjes|stck|stks",
        "cube": "blokje|blokjes|blok|blokken|klontje suiker|dobbelsteentjes|dobbelsteen|klontjes suiker",
        "sheet": "vel|vellen|velletje|velletjes|plaat|platen|plaatje|plaatjes|lap",
        "fillet": "filet|filets",
        "ball": "bolletje mozzarella|bal|ballen",
        "ladle": "schep|scheppen|schepje|schepjes|pollepel|pollepels",
        "dozen": "dozijn",
        "portion": "portie|porties",
        "part": "deel|delen",
        "strip": "reepje|reepjes|strook|stroken|strookje|strookjes|sliert",
        "dessertspoon": "dessertlepel|dessertlepels",
        "millimeter": "mm|millimeter",
        "drizzle": "straaltje|sliertje|straal",
        "roll": "rol|rollen|rolletje|rolletjes",
        "glass": "glaasjes|wijnglas|borrelglas|borrelglaasje|glazen",
        "wedge": "partje|partjes|part|parten|wig",
        "strand": "draadje|draadjes|draden",
        "cluster": "trosje|trosjes|trossen",
        "bowl": "kom|kommen|kommetje|kommetjes",
        "ring": "ring|ringen|ringetje|ringetjes",
        "pod": "peul",
        "basket": "mandje",
        "grind": "draai|draaien|draai van",
        "recipe": "recept",
    },
    numbers={
        "1/4": "kwart|", "1/3": "derde", "1/2": "halve|half|helft", "1": "een|één|eén", "3/2": "anderhalve|anderhalf", "2": "twee",
        "3": "drie", "4": "vier", "5": "vijf", "6": "zes", "7": "zeven", "8": "acht", "9": "negen", "10": "tien", "12": "twaalf",
        "15": "vijftien", "20": "twintig", "100": "honderd", "11": "elf", "13": "dertien", "14": "veertien", "16": "zestien",
        "17": "zeventien", "18": "achttien", "19": "negentien", "30": "dertig", "40": "veertig", "50": "vijftig", "60": "zestig",
        "70": "zeventig", "80": "tachtig", "90": "negentig", "1000": "duizend", "3/4": "driekwart",
        "5/2": "tweeënhalf|tweeëneenhalve|tweeënhalve", "7/2": "drieënhalf|drieënhalve", "1/8": "achtste",
    },
    articles="een|één|de|het|'n|n",
    of="van de|van het|van een|van|uit een",
    alternatives="of|en/of|ofwel|oftewel",
    ranges="tot|à|a|tot en met",
    joins="en|&|",
    sums="plus|en",
    about="ca|circa|ongeveer|plusminus|plm|rond|zo'n|zowat|bijna|om en nabij|net geen",
    sizes=(
        "klein|kleine|groot|grote|middelgroot|middelgrote|dikke|extra grote|heel grote|middel|kleine tot middelgrote|middelgrote tot grote"
        "|middelmatige|niet te grote|forse|fors|reuze|extra-grote|flinke|minikleine|maat m|maat l"
    ),
    preparations=(
        "gehakt|gehakte|gesneden|geschild|geschilde|geraspt|geraspte|geperst|geperste|gesmolten|gesnipperd|gesnipperde|fijngehakt"
        "|fijngehakte|fijngesneden|fijngesnipperd|uitgelekt|uitgelekte|gewassen|gehalveerd|gehalveerde|gezeefd|gezeefde|geklopt|geklopte"
        "|geroosterd|geroosterde|geplet|geplette|gekookt|gekookte|ontdooid|ontdooide|ontpit|ontpitte|gekneusd|gekneusde|geprakt|geprakte"
        "|geschaafd|verkruimeld|verkruimelde|geweekt|geweekte|afgespoeld|losgeklopt|losgeklopte|grofgehakt|grofgehakte|grofgesneden"
        "|kleingesneden|uitgeperst|in blokjes|in plakjes|in ringen|in stukjes|in stukken|in reepjes|in ringetjes|in partjes|schoongemaakt"
        "|schoongemaakte|gescheurd|gepeld|gepelde|geplukt|gesplitst|op kamertemperatuur|zonder pit|zonder zaadjes|gevierendeeld|aangebraden"
        "|afgegoten|afgekoeld|afgekoelde|afgeritst|bijgesneden|blokjes gesneden|dungesneden|fijngeknipt|fijngeraspt|fijngeraspte"
        "|fijngestampt|fijngewreven|fijngemalen|fijngeplet|fijngemaakt|flinterdun gesneden|gare|gaar|gaargekookt|gebroken|gebrande|gedept"
        "|gedopt|gedopte|geklutst|geklutste|gemengd|gemixt|gemixte|geopend|gepofte|gepureerd|gepureerde|gereinigd|gerold|geschept|geschrapt"
        "|geschrapte|gesneden in|gespoeld|gestampt|gestampte|gestoomd|gestoomde|getemperd|getoast|getoaste|gevild|gevoerd|gewogen|geweld"
        "|grof gehakt|grof gehakte|hardgekookt|hardgekookte|in dunne plakjes|in dunne ringen|in dobbelsteentjes|in fijne reepjes"
        "|in grove stukken|in halve ringen|in kwarten|in parten|in plakken|in repen|in schijfjes|in schijven|in vieren|in tweeën"
        "|in vieren gesneden|klein gesneden|losgehaald|ontdaan|ontbeend|ontkroond|ontveld|ontvelde|ontvliesd|opgeklopt|opgeklopte|opgewarmd"
        "|overlangs|platgeslagen|schoongespoeld|stijfgeslagen|uitgeknepen|uitgeperste|uitgebakken|uitgesneden|vastgekookt|verbrokkeld"
        "|verbrokkelde|verscheurd|versneden|verwijderd|voorgekookt|voorgekookte|zacht|op kamertemp|zonder pitten|zonder pitjes|zonder kern"
        "|zonder steeltjes|zonder velletjes|gewassen en|drooggedept|goed uitgelekt|versgemalen|vers gemalen|versgeraspt|versgeraspte"
        "|versgeperst|versgeperste|verwarmd|verwarmde|gescheiden|gefileerd|gefileerde|versnipperd|versnipperde|opgelost|opgeloste|verdeeld"
        "|ingesneden|uitgebeend|uitgebeende|opgerold|gerist|geriste|afgerist|afgeriste|in vierkantjes|gesmeerd|besmeerd|bestreken"
    ),
    work_prefixes="fijn|grof|dun|klein",
    adverbs=(
        "fijn|grof|zeer|heel|dun|dik|vers|goed|licht|zo|erg|klein|grover|fijner|schuin|flinterdun|heel fijn|niet te fijn|overlangs|kort"
        "|kruiselings|gelijkmatig|voorzichtig|ragfijn|vooraf|net|fijntjes|ruw"
    ),
    purposes=(
        "voor|om te|om in te|voor de|voor het|ter garnering|als garnering|om te bakken|om te bestrooien|om te bestuiven|om te frituren"
        "|om te garneren|om te serveren|om mee|om erbij|om over|voor het bakken|voor erbij|voor erover|voor garnering|voor de garnering"
        "|voor de vorm|voor het invetten|ter decoratie|ter garnituur|als topping|als bijgerecht|als decoratie|bij het serveren|erbij"
        "|eroverheen|om in|garnering|afwerking|verder|daarnaast|decoratie|ter afwerking"
    ),
    to_taste=(
        "naar smaak|naar wens|naar behoefte|naar keuze|eventueel naar smaak|zoveel als nodig|indien nodig|naar eigen smaak|naar believen"
        "|naar eigen inzicht|naar eigen keuze|naar voorkeur|zo nodig|desgewenst naar smaak|hoeveelheid naar smaak|op smaak"
        "|naargelang de smaak|vrij naar smaak"
    ),
    optional=(
        "optioneel|eventueel|evt|naar keuze|indien gewenst|facultatief|niet verplicht|mag ook weg|mag weggelaten worden|desgewenst|optie"
        "|als je wil|als je wilt|niet noodzakelijk|voor wie wil"
    ),
    at_least="minimaal|minstens|min|ruim|ruime|meer dan|een flinke|royale|rijkelijk|goede",
    at_most="maximaal|max|hoogstens|niet meer dan|tot maximaal|minder dan",
    heaped="afgestreken vol|opgehoopte|bolle|gehoopte|opgehoopt|goed gevulde|goed volle",
    scant="krappe|krap|niet helemaal volle|schaars|krap afgemeten",
    level="afgestreken|gestreken|afgestreken volle|gestreken volle",
    between="tussen",
    each="à|a|van|van elk|á|a ca|à ca|van ca|van circa|van ongeveer",
    each_after="per stuk|elk|per persoon|p st|p.st|ieder|per portie",
    unstated=(
        "enkele|een paar|paar|wat|een beetje|beetje|meerdere|enige|heel wat|veel|flink wat|sommige|weinig|een tikkeltje|tikje|een tikje"
        "|wat van|een aantal|aantal|flinke hoeveelheid|hoeveelheid|kleine hoeveelheid|ruime hoeveelheid|voldoende|genoeg|ruim wat"
    ),
    unit_adjectives=(
        "dunne|dikke|verse|volle|halve|hele|goede|flinke|grote|kleine|mooie|dun|royale|ruime|klein|groot|lange|korte|brede|smalle|fijne"
        "|grove|jonge|zachte|stevige|losse|middelgrote|krappe|gewone|platte|vlakke"
    ),
    or_more="of meer",
    states="vers|verse|diepvries|gedroogde|gedroogd|bevroren|gevroren|ingevroren|uit blik|uit pot|diepgevroren|droge",
    adjectives=(
        "verse|vers|rode|rood|groene|groen|gele|geel|witte|wit|zwarte|zwart|rijpe|rijp|zoete|zoet|droge|koude|warme|lauwe|lauw|gedroogde"
        "|milde|stevige|zachte|bruine|paarse|roze|blanke|bruin|lichtbruine|donkerbruine|donkere|lichte|pure|hele|volle|halfvolle|magere"
        "|vette|rauwe|ongezouten|gezouten|gezoete|ongezoete|gerookte|jonge|oude|belegen|krokante|kruimige|vastkokende|bloemige|scherpe"
        "|pittige|hete|kokend|kokende|ijskoude|handwarm|handwarme|biologische|onbespoten|onbehandelde|ongepelde|dunne|dikke|grove|fijne"
        "|zoute|zure|frisse|gladde|platte|vegan|vegetarische|vloeibare|romige|neutrale|harde|malse|taaie|halfrijpe|overrijpe|goede|lekkere"
    ),
    preparation_endings="eerd|eerde",
    preparation_openers=(
        "in blokjes|in plakjes|in ringen|in stukjes|in stukken|in reepjes|in dunne|in kleine|in grove|in fijne|in partjes|in halve"
        "|in vieren|op kamertemperatuur|kamertemperatuur|in de lengte|zonder zaadjes|zonder vel|zonder schil|uitlekgewicht|in fijne blokjes"
        "|in grove blokjes|in kleine blokjes|in dunne reepjes|in halve maantjes|in maantjes|in luciferstokjes|in julienne|in brunoise"
        "|in roosjes|in twee|in vier|in vieren of|in de lengte gehalveerd|zonder zaden|zonder kroontje|zonder schelp|met schil|met vel"
        "|met steel|alleen de blaadjes|alleen het wit|alleen het groen|alleen de|enkel de|het wit|het witte gedeelte|het groene gedeelte"
        "|in één stuk|aan één stuk|aan een stuk|in een stuk|in vierkantjes|in schijfjes|in blokken|in repen|in vierkante"
    ),
    links="in|en|met|van|op|uit|of",
    parts_of=(
        "sap|rasp|schil|het sap|de rasp|de schil|zeste|citroensap|sap en rasp|rasp en sap|het sap en de rasp|geraspte schil"
        "|de geraspte schil|fijngeraspte schil|limoensap|citroenrasp|sinaasappelsap|sinaasappelrasp|vruchtvlees|het vruchtvlees|merg"
        "|zaadjes|pitten|blaadjes van|de blaadjes|het groen|het wit|het groene deel|het witte deel"
    ),
    whole_names=(
        "half-om-half gehakt|half om half gehakt|gemengd gehakt|gemengde gehakt|mager gehakt|gehakt halfom|gehakt half-om-half"
        "|gehakt half om half|gehakt van|biologisch gehakt|vegetarisch gehakt|vegan gehakt|gekruid gehakt|gehakt naturel|gehakt gemengd"
        "|gehakt mager|zonder zout|zonder suiker|zonder gluten|zonder lactose"
    ),
    comments=(
        "plus|zoals|bijv|bijvoorbeeld|bij voorkeur|liefst|ongeveer|ca|zie|bv|of iets|of meer|of minder|met|zonder|uit|die|wij|ik|als"
        "|het liefst|per|of een andere|of een ander|of andere|of ander|of vergelijkbaar|of eventueel|of naar wens|of gebruik|in totaal"
        "|totaal|type|soort|merk|van het merk|voorkeur|best|beste|let op|tip|noot|je|jij|deze|dit|niet|maar|anders|ook|idealiter|bestaat"
        "|inclusief|incl|gewicht|netto|uitgelekt gewicht|afhankelijk|te koop|verkrijgbaar|lees|kan ook|mag ook|kan vervangen|te vervangen"
        "|kun je|kan je|kan men|van de beste|van goede|van bij|van de slager|van de bakker|van de markt|grof of fijn|van een ambachtelijke"
        "|van een goede|van de kaasboer|van uw|van je|van goede kwaliteit|van uitstekende kwaliteit"
    ),
    plus_more=(
        "plus extra|plus een beetje|en extra|plus wat|plus nog wat|plus meer|plus een scheutje|en nog wat|en een beetje extra|en wat extra"
        "|+ extra|+ wat|+ een beetje|+ meer|extra voor"
    ),
    divided="verdeeld|in tweeën verdeeld|in porties",
    counters_after="teen|tenen|teentje|teentjes",
    heading_names="ingrediënten|benodigdheden",
    headings="voor de|voor het|ingrediënten|voor",
    common=(
        "maïzena|havermout|basterdsuiker|poedersuiker|kristalsuiker|bakmeel|sjalot|sjalotten|prei|selderij|bouillon|mosterd|azijn|honing"
        "|kokosmelk|komijn|kaneel|gember|eidooier|eidooiers|eiwit|chocolade|amandelen|noten|frambozen|aardbeien|appel|appels|komkommer"
        "|courgette|bloemkool|champignons|spinazie|bonen|kikkererwten|linzen|rijst|brood|koriander|kruidnagel|laurierblaadjes|laurier|tijm"
        "|rozijnen|gist|kookroom|spek|tomaat|uitje|teentje|teentjes|kipfilet|kwark|yoghurt|bloem|suiker|zout|peper|boter|ei|eieren|melk"
        "|water|olie|ui|uien|knoflook|kaas|en|de|het|van|voor|met|een|kip|tomaten|room|citroen|wortel|aardappelen|gehakt|slagroom|olijfolie"
        "|bakpoeder|peterselie|roomboter"
    ),
    unit_systems={
        "tablespoon": "metric", "teaspoon": "metric",
    },
    not_units="pot au feu|potgrond|bosvruchten|glasnoedels|plaatkoek|blokkaas|teen ijs|net niet",
    tens_and_ones="{one}en{ten}|{one}ën{ten}",
    preparation_forms="eerd|eerde",
)  # fmt: skip
