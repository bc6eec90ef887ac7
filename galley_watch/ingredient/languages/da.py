"""Danish (pure)."""

from __future__ import annotations

from galley_watch.ingredient.language import Language

TABLE = Language(
    code="da",
    adjectives_before=True,
    taken_from="fra",
    opening_orders="gerne|helst",
    filled_with="med",
    units={
        "grain": "korn",
        "cup": "kop|kopper|cup|cups|kaffekop|kaffekopper|tekop|tekopper|krus|kopfuld",
        "tablespoon": (
            "spsk|spiseske|spiseskeer|spiseskefuld|spiseskefulde|ss|spiseskeful|spiseskefulder|spiseske(r)|spskf|spskfuld|spisesk|spk|skp"
            "|sp.sk"
        ),
        "teaspoon": "tsk|teske|teskeer|teskefuld|teskefulde|ts|teskeful|teskefulder|tskf|tesk|theske|theskefuld|teske(r)",
        "gram": "g|gr|gram|grams",
        "kilogram": "kg|kilo|kilogram|kilos|kgs",
        "milligram": "mg|milligram",
        "pfund": "pund|pd",
        "liter": "l|liter|ltr|liters",
        "deciliter": "dl|deciliter",
        "centiliter": "cl|centiliter",
        "milliliter": "ml|milliliter",
        "centimeter": "cm|centimeter",
        "pinch": "knsp|knivspids|knivspidser|nip|knivsp|nøddefuld|knivspids(er)|knspids|nips|lille knivspids|fingernip|nip af|spids",
        "dash": "sjat|skvæt|stænk|skvat|drys|sjatter|skvæt af|stænk af|dask|dask af|skvætte|sprøjt|tår|slat|slatter|slurk|slurke|splat",
        "drop": "dråbe|dråber|drp|dråbe(r)",
        "handful": "håndfuld|håndfulde|hånd|håndfuld(e)|håndfulder|håndfuldt|hånd fuld|næve|næver|nævefuld|nævefulde",
        "knob": "klat|klump|smørklat|klatter|klat af|klumper|smørklatter|klat [smør]",
        "can": "dåse|dåser|ds|konserves|daser|dåse(r)|dåsefuld|konservesdåse",
        "jar": "glas|gl|syltetøjsglas",
        "package": "pakke|pakker|pk|pakning|pkt|pakke(r)|pak|ptk|pakninger|pakn|six-pack|pck",
        "bag": "pose|poser|brev|breve|ps|pose(r)|kuvert|kuverter|net|sæk|sække|portionspose|portionsposer|tepose|teposer|tebrev|tebreve",
        "bottle": "flaske|flasker|fl|flaske(r)",
        "roll": "rulle|ruller",
        "tub": "bæger|bægre|bakke|bakker|bægere|bøtte|bøtter|spand|bakke(r)|bægeret",
        "tube": "tube|tuber",
        "box": "karton|kartoner|æske|kasse|kasser|tetrapak|tetrapakke|æsker|brik|brikker|kartonen",
        "bar": "plade chokolade|plade [chokolade]|plader [chokolade]",
        "bunch": "bundt|bundter|bdt|bundte|buket|buketter|bundt(er)|knippe|knipper",
        "clove": "fed|hvidløgsfed|fed(d)",
        "slice": "skive|skiver|skive(r)|skiver af|skivefuld",
        "sprig": "kvist|kviste|kvist(e)|kviste af|dusk|duske|skud|krone|kroner",
        "head": "hoved|hoveder|hoved(er)|knold|knolde",
        "stalk": "stilk|stilke|stang|stænger|stængel|stængler|stilk(e)|stok|stokke|stænger af|stave|stav",
        "leaf": "blad|blade|blad(e)|blade af",
        "piece": "stk|stykke|stykker|st|styk|stk(r)|stykke(r)|bid|bidder|luns|lunser",
        "cube": "terning|terninger|terning(er)|tern",
        "sheet": "plade|plader|ark|plade(r)",
        "fillet": "filet|fileter|filetter|filet(er)",
        "ball": "kugle|kugler|kugle(r)",
        "dozen": "dusin",
        "portion": "portion|portioner|port|portion(er)",
        "part": "del|dele",
        "strip": "strimmel|strimler|stribe|striber",
        "pot": "potte|potter",
        "tray": "foliebakke",
        "millimeter": "mm|millimeter",
        "hectogram": "hg",
        "drizzle": "stråle",
        "block": "blok|blokke",
        "glass": "vinglas|snapseglas|drikkeglas",
        "shot": "shot|shots",
        "ladle": "øse|øser|øsefuld|grydeske|grydeskeer|suppeske",
        "wedge": "båd|både",
        "cluster": "klase|klaser",
        "bowl": "skål|skåle|skålfuld|dyb tallerken",
        "strand": "tråd|tråde|trevl",
        "ring": "ring|ringe",
        "pod": "kapsel|kapsler|bælg|bælge",
        "basket": "kurv|kurve",
        "grind": "drej|kværn|kværnfulde|omgange på kværnen",
        "recipe": "opskrift|opskrifter",
        "spoonful": "ske|skeer|skefuld|skefulde",
    },
    numbers={
        "1/4": "kvart|kvarte|fjerdedel", "1/3": "tredjedel", "1/2": "halv|halve|halvt|halvdelen", "1": "en|et|én|ét",
        "3/2": "halvanden|halvandet", "2": "to", "3": "tre", "4": "fire", "5": "fem", "6": "seks", "7": "syv", "8": "otte", "9": "ni",
        "10": "ti", "12": "tolv", "15": "femten", "20": "tyve", "100": "hundrede", "11": "elleve", "13": "tretten", "14": "fjorten",
        "16": "seksten", "17": "sytten", "18": "atten", "19": "nitten", "30": "tredive", "40": "fyrre", "50": "halvtreds", "60": "tres",
        "70": "halvfjerds", "80": "firs", "90": "halvfems", "1000": "tusind|tusinde", "3/4": "trekvart", "5/2": "to en halv",
        "1/8": "ottendedel",
    },
    articles="en|et",
    of="af|af den|af det",
    alternatives="eller|og/eller|alternativt|el|hhv",
    ranges="til|à",
    joins="og|&|samt",
    sums="plus|og",
    about="ca|cirka|omkring|omtrent|rundt regnet|næsten|ungefær|tæt på|lige over|lige under",
    sizes=(
        "lille|små|stor|stort|store|mellemstor|mellemstore|mellemstort|mindre|større|mellem|mellemstor(e)|middelstor|middelstore"
        "|middelstort|halvstor|halvstore|halvstort|kæmpe|kæmpestor|ikke for stor|ikke for store|ekstra stor|ekstra store|solid|solidt"
        "|medium"
    ),
    preparations=(
        "blødt|blød|bløde|hakket|hakkede|finthakket|finthakkede|finhakket|finhakkede|grofthakket|grofthakkede|grofhakket|skåret|skårne"
        "|revet|revne|fintrevet|groftrevet|fintrevne|skrællet|skrællede|pillet|pillede|snittet|snittede|fintsnittet|fintsnittede|smeltet"
        "|smeltede|presset|pressede|kogt|kogte|ristet|ristede|afdryppet|afdryppede|skyllet|skyllede|pisket|piskede|sammenpisket|knust"
        "|knuste|halveret|halverede|udstenet|udstenede|optøet|optøede|moset|mosede|sigtet|i tern|i skiver|i stykker|i strimler|i både"
        "|i ringe|stuetempereret|stuetempererede|blødgjort|renset|rensede|plukket|plukkede|smuldret|delt|udblødt|udblødte|flækket|flækkede"
        "|drænet|drænede|kvarte|afkølet|afkølede|afskyllet|afskyllede|banket|bankede|blancheret|blancherede|blendet|blendede|brunede"
        "|brækket|brækkede|delt i|dryppet af|fileteret|fileterede|finrevet|finrevne|findelt|finsnittet|finsnittede|fintskåret|fintskårne"
        "|finskåret|finskårne|flået|flåede|frisk kværnet|friskkværnede|friskpresset|friskpressede|friskrevet|friskrevne|friskhakket"
        "|groftrevne|groftskåret|groftskårne|groftsnittet|grovhakket|grovrevet|halveret og|hårdkogt|hårdkogte|i kvarte|i halve|i kuber"
        "|i bidder|i grove tern|i fine tern|i små tern|i tynde skiver|i skrå skiver|i tynde strimler|i tynde ringe|i mundrette stykker"
        "|i buketter|i stave|kernehuset fjernet|kogte og|kværnet|kværnede|lunet|lunede|løsnet|mørnet|nippet|nippede|opblødt|opblødte|opløst"
        "|opløste|ophakket|opskåret|opskårne|overskåret|overskårne|piskes|pillede og|purereret|pureret|purerede|ribbet|ribbede|renskåret"
        "|renskårne|renset og|rullet|rullede|rørt|sammenrørt|separeret|siet|sigtede|skoldet|skoldede|skrabet|skrabede|skrællet og|skylles"
        "|skåret i|slået|slået ud|smuldrede|smækket|snittes|spaltet|stødt|stødte|svitset|svitsede|tempereret|tempererede|tilskåret|trimmet"
        "|trimmede|trykket|tyndtskåret|tyndtskårne|tørristet|tørristede|uden kerner|uden sten|uden skal|uden ben|uden kernehus|udbenet"
        "|udbenede|udblandet|udhulet|udkernet|udkernede|udvandet|udvandede|vasket|vaskede|vendt|vædet|varmet|varmede|æltet|årene fjernet"
        "|revet fint|hakket fint|hakket groft|revet groft|skåret fint|skåret groft|friskkværnet|nykværnet|friskmalet|reven|fintreven"
        "|groftreven|skåren|fintskåren|pudset|dampet|hk|indkogt|indkogte"
    ),
    work_prefixes="fin|fint|grof|groft|frisk|ny|tynd|tyndt|let",
    adverbs=(
        "fint|groft|meget|godt|tyndt|frisk|let|helt|fin|finere|groftere|ganske|let(t)|skråt|på skrå|på tværs|på langs|diagonalt|forsigtigt"
        "|omhyggeligt|meget fint|ikke for fint|småt|nyt|netop|lige|ordentligt|smukt"
    ),
    purposes=(
        "til|for at|som pynt|til servering|til pynt|til stegning|til pensling|til drys|til at|til formen|til fritering|til topping"
        "|til garniture|til panden|til smøring|til udrulning|til dryp|til overhældning|til tilbehør|som topping|som tilbehør|som garniture"
        "|som drys|for at pensle|desuden|derudover|for en mere"
    ),
    to_taste=(
        "efter smag|efter behag|efter behov|efter ønske|ved behov|efter egen smag|efter temperament|efter eget ønske|så meget der skal til"
        "|smag til|smages til|alt efter smag|efter smag og behag|om nødvendigt|hvis nødvendigt|hvis det er nødvendigt|mængde efter"
    ),
    optional=(
        "valgfrit|valgfri|evt|ev|eventuelt|kan udelades|hvis du vil|hvis man vil|kan undlades|kan undværes|hvis man har lyst"
        "|hvis du har lyst|hvis du ønsker|hvis det ønskes|frivilligt|ikke nødvendigt|eventuel|eventuelle|hvis man kan lide"
    ),
    at_least="mindst|minimum|godt|god|gode|rigeligt|mere end|rigelig|rigelige|generøs|generøse",
    at_most="højst|maks|max|op til|mindre end|højest|ikke mere end",
    heaped="toppet|toppede|bunket|topfyldt|topfyldte|med top|bunkede|dynget",
    scant="knap|knapt|knappe|knap en",
    level="strøget|strøgne|strøgen|strøg|strøgede|strøgent|struget",
    between="mellem",
    each="på|på ca|à|a|á|med|af ca|af",
    each_after="pr stk|stykket|hver|hver især|pr person|pr. person|per stk|pr styk|stk hver",
    unstated=(
        "nogle|lidt|et par|par|en smule|smule|få|nogle få|masser af|meget|rigeligt med|flere|mange|enkelte|en anelse|anelse|en lille smule"
        "|lidt af|en god mængde|diverse|forskellige|noget|en række|pænt med|godt med|en god del"
    ),
    unit_adjectives=(
        "tynde|tykke|store|små|friske|frisk|god|gode|stor|stort|hele|helt|tynd|tyk|lille|mindre|større|rigelig|rigelige|generøs|generøse"
        "|lange|lang|brede|bred|korte|kort|fine|fin|grove|grov|mellemstor|mellemstore|pæn|pænt|ordentlig|velvoksen|ualmindelig|halv|halve"
        "|skønne|skøn|skønt|dejlige|flotte|fede|flot"
    ),
    or_more="eller mere",
    states="frisk|friske|frosne|frossen|frosset|tørret|tørrede|nedfrosne|henkogt|på dåse|fra dåse|fra glas|konserveret|hel|hele|helt",
    adjectives=(
        "frisk|friske|friskt|rød|røde|rødt|grøn|grønne|grønt|gul|gule|hvid|hvide|hvidt|sort|sorte|moden|modne|tørret|tørrede|kold|koldt"
        "|kolde|varm|varmt|lunken|lunkent|sød|søde|blødt|økologisk|økologiske|lilla|rosa|brun|brune|brunt|mørk|mørke|mørkt|lys|lyse|lyst"
        "|gult|saltet|usaltet|usaltede|røget|røgede|hel|hele|mager|magre|magert|fed|fede|sødt|sur|sure|surt|syrlig|syrlige|stærk|stærke"
        "|stærkt|hård|hårde|hårdt|mild|milde|mildt|fast|faste|spæd|spæde|nye|ny|usprøjtet|usprøjtede|ubehandlet|ubehandlede|uskrællet"
        "|uskrællede|rå|råt|grov|grove|fine|glat|cremet|neutral|naturel|usødet|iskold|iskoldt|kogende|hed|hedt|lunke|vegansk|veganske"
        "|glutenfri|tør|tørre|tørt|modent|saftig|saftige|sprød|sprøde|kraftig|kraftige|god|gode|godt|smuttede|usmuttede|hakkede"
    ),
    preparation_forms="et|ede",
    preparation_endings="eret|erede|ede",
    preparation_openers=(
        "i tern|i skiver|i stykker|i strimler|i både|i ringe|i tynde|i små|i store|i mindre|i grove|i halve|på langs|uden sten|uden skal"
        "|uden kerner|ved stuetemperatur|ved stuetemp|i centimeter|i cm|i tykke|i fine|i halvmåner|i stave|i kuber|i fire|i to|på midten"
        "|uden kernehus|uden skind|uden fedt|uden stilk|med skal|med ben|med skind|kun bladene|kun det hvide|kun det grønne|det hvide"
        "|det grønne|stuetempereret|direkte fra køleskabet|i grove stykker|i mundrette|i ét stykke|i et stykke|i hel|i hele stykker"
    ),
    links="i|og|med|på|af|til|fint|groft|eller|uden",
    parts_of=(
        "korn|kornet|korn af|saft|saften|skal|skallen|revet skal|juice|den revne skal|fintrevet skal|kerner|kernerne|revet skal og saft"
        "|saft og revet skal|saft og skal|skal og saft|fintrevet skal og saft|citronsaft|citronskal|limesaft|appelsinsaft|frugtkød"
        "|frugtkødet|bladene|kornene|finrevet skal|finthakket skal|det grønne|det hvide"
    ),
    whole_names="uden salt|uden sukker|uden gluten|uden laktose",
    comments=(
        "plus|per|pr|f eks|fx|feks|for eksempel|gerne|helst|ca|cirka|se|som|eller mere|eller mindre|eller lignende|med|uden|fra|jeg|ikke"
        "|svarende til|type|a la|eller anden|eller andet|eller andre|eller tilsvarende|eller valgfri|brug|bruges|anvend|køb|vælg|vi|du|man"
        "|den|det kan|disse|dette|hvis|der er|der|som er|ellers|også|kan bruges|kan også|kan erstattes|kan laves|kan købes|kan byttes"
        "|kan skiftes|kan udskiftes|kan varieres|af den|af god|af bedste|i alt|inkl|inklusiv|ekskl|størrelse|mærke|bedst|afhængig|afhængigt"
        "|vægt|drænet vægt|nettovægt|men|obs|tip|altså|dvs|jævnfør|helst økologisk|ifølge|gerne øko|anden|så det|så meget|nok til|opløses"
        "|opløses i|røres|røres i|røres ud|blandes|blandes i|tilsættes|drysses|hakkes|rives|skæres|smeltes|koges|steges|af god kvalitet"
        "|af en god|af bedste kvalitet|af valgfri"
    ),
    plus_more=(
        "plus lidt|plus ekstra|og lidt ekstra|lidt ekstra|ekstra|+ lidt|+ ekstra|+ lidt ekstra|plus mere|og lidt til|og ekstra|og mere til"
        "|samt lidt|samt ekstra|lidt til|og evt lidt"
    ),
    divided="delt|opdelt|ad to omgange|delt i to|fordelt",
    counters_after="fed",
    heading_names="ingredienser",
    headings="til|ingredienser|tilbehør|pynt|fyld|dej|glasur",
    common=(
        "havregryn|kartoffelmel|majsstivelse|sødmælk|letmælk|skummetmælk|rødløg|forårsløg|porre|purløg|laksefilet|torsk|rejer|svinekød"
        "|kalvekød|kyllingebryst|kyllingefilet|hønsebouillon|grøntsagsbouillon|flødeost|hvidvin|eddike|sennep|honning|kokosmælk|gurkemeje"
        "|spidskommen|kanel|ingefær|æggeblomme|æggehvide|chokolade|mandler|nødder|hindbær|blåbær|jordbær|æble|æbler|appelsin|agurk|kål"
        "|squash|blomkål|broccoli|svampe|champignon|spinat|bønner|kikærter|linser|ris|nudler|brød|tørgær|lunkent|koldt|koriander|fedt"
        "|laurbærblade|peberfrugt|marcipan|mel|hvedemel|sukker|salt|peber|smør|æg|mælk|vand|olie|olivenolie|løg|hvidløg|fløde|piskefløde"
        "|ost|og|eller|til|med|kylling|tomater|citron|kartofler|gær|bagepulver|vaniljesukker|gulerødder|persille|oksekød|friskkværnet"
        "|rugmel|kærnemælk|flormelis|hjortetaksalt|nellike|nelliker|hvidløgsfed|laurbærblad|stødt|allehånde|kardemomme"
    ),
    unit_systems={
        "tablespoon": "metric", "teaspoon": "metric",
    },
    not_units="glasnudler|bladselleri|bladpersille|bladspinat|pundkage",
    tens_and_ones="{one}og{ten}",
)  # fmt: skip
