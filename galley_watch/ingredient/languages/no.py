"""Norwegian, Bokmål with the commonest Nynorsk words (pure)."""

from __future__ import annotations

from galley_watch.ingredient.language import Language

TABLE = Language(
    code="no",
    adjectives_before=True,
    taken_from="fra",
    opening_orders="gjerne|helst",
    filled_with="med",
    units={
        "grain": "korn",
        "cup": "kopp|kopper|koppar|cup|cups|kaffekopp|kaffekopper|tekopp|tekopper|krus|kopp(er)",
        "tablespoon": (
            "ss|spiseskje|spiseskjeer|spsk|spiseskeier|matskje|matskjeer|spiseskei|spiseskjeer av|spiseskje(r)|spskje|matskei|matskeiar|s"
        ),
        "teaspoon": "ts|teskje|teskjeer|tsk|teskei|teskeier|teskje(er)|teskeiar|tskj",
        "gram": "g|gr|gram|grams",
        "kilogram": "kg|kilo|kilogram|kiloer|kgs",
        "milligram": "mg|milligram",
        "hectogram": "hg|hekto",
        "liter": "l|liter|ltr|liter(e)",
        "deciliter": "dl|desiliter|deciliter|desilitere",
        "centiliter": "cl|centiliter",
        "milliliter": "ml|milliliter",
        "centimeter": "cm|centimeter",
        "pinch": (
            "klype|klyper|knivsodd|knivspiss|krm|kryddermål|kniveodd|knivsodder|knivspisser|klype(r)|liten klype|knsp|klypa|kryddermåler"
            "|spiss"
        ),
        "dash": "skvett|skvetter|sprut|dæsj|dash|skvettar|skvett av|sprut av|dryss|dasj|dusj|slurk|slurker|plask|støt",
        "drop": "dråpe|dråper|drope|dropar|dråpe(r)",
        "handful": "neve|never|håndfull|håndfuller|handfull|hånd|neve(r)|nevar|håndfull(er)|nevefull|never av",
        "knob": "klatt|klatter|smørklatt|klump|klatt [smør]|klumper|smørklatter|smørklump",
        "can": "boks|bokser|boks(er)|hermetikkboks|hermetikkbokser|bokser av|blikkboks",
        "jar": "glass|gl|syltetøyglass|krukke|krukker",
        "package": "pakke|pakker|pk|pakning|pkt|pakkar|pakke(r)|pakninger|pakn|pakka|pak|sixpack",
        "bag": "pose|poser|posar|pose(r)|sekk|sekker|nett|konvolutt|konvolutter|brev|tepose|teposer|porsjonspose|porsjonsposer",
        "bottle": "flaske|flasker|flaske(r)",
        "roll": "rull|ruller|rulle",
        "basket": "kurv|kurver|kurv(er)|kurver av",
        "tub": "beger|begre|begere|begerer|beger(e)|bøtte|bøtter|spann|begeret",
        "tube": "tube|tuber",
        "box": "kartong|kartonger|eske|esker|kasse|kasser|tetrapakk|brikk|brikker|kartong(er)",
        "bar": "plate sjokolade|plate [sjokolade]|plater [sjokolade]",
        "bunch": "bunt|bunter|potte|potter|kvast|bunt(er)|buntar|knippe|knipper|bukett|buketter|potte(r)",
        "clove": "fedd|båt|båter|hvitløksfedd|fedd(er)|båtar|båt(er)|hvitløksbåt|hvitløksbåter|kvitløksfedd|kvitløksbåt",
        "slice": "skive|skiver|skiva|skive(r)|skivar|skiver av",
        "sprig": "kvist|kvister|kvistar|kvist(er)|kvister av|kvaster|krone|kroner",
        "head": "hode|hoder|hovud|hoder av|hode(r)|knoll|knoller",
        "stalk": "stilk|stilker|stang|stenger|stengel|stengler|stilk(er)|stilkar|stang(er)|stenger av|stengel(er)|stav|staver",
        "leaf": "blad|blader|blad(er)|blader av|blada",
        "piece": "stk|stykke|stykker|st|bit|biter|stykk|stykke(r)|bit(er)|bitar|stykker av",
        "cube": "terning|terninger|terning(er)|terningar",
        "sheet": "plate|plater|ark|plate(r)|plater av|ark(er)",
        "fillet": "filet|fileter|filet(er)|filetar",
        "ball": "kule|kuler|kule(r)|kuler av|ball|baller",
        "dozen": "dusin",
        "portion": "porsjon|porsjoner|porsj|porsjon(er)|pors|porsjonar",
        "part": "del|deler",
        "strip": "strimmel|strimler|strimle|strimlar|stripe|striper|remse|remser",
        "millimeter": "mm|millimeter",
        "pfund": "pund",
        "drizzle": "stråle",
        "block": "blokk|blokker|kloss|klosser",
        "glass": "vinglass|drikkeglass",
        "shot": "shot|shots|drammeglass",
        "ladle": "øse|øser|sleiv|sleiver",
        "cluster": "klase|klaser",
        "bowl": "skål|skåler",
        "strand": "tråd|tråder",
        "ring": "ring|ringer",
        "pod": "kapsel|kapsler|belg|belger",
        "grind": "kvern|omdreining|omdreininger",
        "recipe": "oppskrift|oppskrifter",
        "spoonful": "skje|skjeer",
    },
    numbers={
        "1/4": "kvart|fjerdedel", "1/3": "tredjedel", "1/2": "halv|halve|halvt|halvparten|halvdelen|halvpart",
        "1": "en|ett|et|én|ei|ein|eit", "3/2": "halvannen|halvannet",
        "2": "to", "3": "tre", "4": "fire", "5": "fem", "6": "seks", "7": "sju|syv", "8": "åtte", "9": "ni",
        "10": "ti", "12": "tolv", "15": "femten", "20": "tjue|tyve", "100": "hundre", "11": "elleve", "13": "tretten", "14": "fjorten",
        "16": "seksten", "17": "sytten", "18": "atten", "19": "nitten", "30": "tretti|tredve", "40": "førti", "50": "femti",
        "60": "seksti", "70": "sytti", "80": "åtti", "90": "nitti", "1000": "tusen", "3/4": "trekvart", "1/8": "åttedel",
    },
    articles="en|et|ei|ett|ein|eit",
    of="av|av den|av det|av dei",
    alternatives="eller|og/eller|alternativt|el|hhv",
    ranges="til|à",
    joins="og|&|samt",
    sums="pluss|og",
    about="ca|cirka|omtrent|rundt|omkring|om lag|nesten|tilnærmet|nærmere|sirka|rundt regnet|nær",
    sizes=(
        "liten|lite|små|stor|stort|store|mellomstor|mellomstore|mellomstort|middels|middels stor|middels store|mindre|større|middelstor"
        "|mellomstor(e)|middels stort|halvstor|halvstore|kjempestor|kjempestore|veldig stor|ikke for stor|ikke for store|ekstra stor"
        "|ekstra store|passe stor|passe store|svær|svære|gedigen|solid|medium"
    ),
    preparations=(
        "mykt|myk|myke|sammenvispet|hakket|hakkede|hakka|finhakket|finhakkede|finhakka|grovhakket|grovhakkede|grovhakka|skåret|revet|revne"
        "|finrevet|grovrevet|finrevne|skrelt|skrelte|snittet|snittede|finsnittet|kuttet|kuttede|oppkuttet|finkuttet|finkuttede|smeltet"
        "|smelta|presset|pressede|kokt|kokte|ristet|ristede|avrent|avrente|skylt|skylte|pisket|piskede|sammenpisket|knust|knuste|delt|delte"
        "|uten stein|steinfri|tint|tinte|opptint|most|moste|siktet|strimlet|strimlede|skivet|i terninger|i skiver|i biter|i strimler"
        "|i båter|i ringer|romtemperert|romtempererte|myknet|renset|rensede|plukket|smuldret|halvert|halverte|oppdelt|utbløtt|bløtlagt"
        "|skorpefri|finstrimlet|raspet|renska|vasket|vaska|avkjølt|avkjølte|avskylt|avskylte|avsilt|bankede|banket|blansjert|blansjerte"
        "|brekt|brukket|brunet|brunede|delt i|delte i|drenert|filetert|fileterte|finkutta|finkvernet|finmalt|finmalte|finskåret|finskårne"
        "|finsnittede|finstrimlede|flådd|flådde|forvellet|forvelt|fritert|friterte|grovkuttet|grovkuttede|grovkutta|grovkvernet|grovrevne"
        "|grovskåret|grovskårne|grovsnittet|grovstrimlet|hardkokt|hardkokte|høvlet|høvlede|i fine biter|i fine strimler|i fine terninger"
        "|i grove biter|i kuber|i kvarte|i mindre biter|i små biter|i små terninger|i staver|i tynne skiver|i tynne strimler|i tynne ringer"
        "|i tynne båter|i to|i fire|i buketter|kjernehuset fjernet|kuttes|kvernet|kvernede|kverna|lettpisket|lettvispet|løskokt|mykgjort"
        "|myknede|mørbanket|nykvernede|nymalt|nyrevet|nyrevne|nypresset|nypressede|nyhakket|oppbløtt|oppdelte|opphakket|oppløst|oppløste"
        "|oppskåret|oppskårne|oppvarmet|partert|parterte|pillet|pillede|pisket til|plukkede|plukka|purert|pureres|rasket|raspede|raspa"
        "|revet fint|revet grovt|revne og|rensa|renset og|ribbet|ristet i|ristede og|rullet|rullede|rørt|rørte|sammenrørt|separert"
        "|separerte|siktede|silt|skoldet|skolda|skoldede|skrapet|skrapede|skrella|skrelles|skrellet|skrellede|skrellet og|skylles|skyllet"
        "|skåret i|skårne|skårne i|slått|smeltede|smuldra|smuldrede|snitta|splittet|splittede|stavmikset|støtt|støtte|strimla|svett"
        "|temperert|tempererte|tilskåret|tilskårne|tinet|tinte og|trimmet|trimma|trimmede|trukket|tynnskåret|tynnskårne|tynt skåret"
        "|tørristet|tørristede|utbeinet|utbenet|utblandet|utvannet|utvannede|uten bein|uten kjerner|uten frø|uten skall|uten skinn"
        "|uten stilk|uttint|vasket og|vaskede|vispet|vispede|visp|vridd|vaskes|årene fjernet|delt på langs|delt i to|delt på midten"
        "|halvert på langs|nykvernet|nykverna|friskkvernet|ferskkvernet|pusset|mikset|dampet"
    ),
    work_prefixes="fin|fint|grov|grovt|ny|fersk|frisk|tynn|lett",
    adverbs=(
        "fint|grovt|svært|godt|tynt|lett|helt|veldig|fin|fint og|finere|grovere|ganske|nøye|forsiktig|på skrå|skrått|på tvers|på langs"
        "|diagonalt|smått|ikke for fint|nylig|nettopp|akkurat|godt og|tynn"
    ),
    purposes=(
        "til|for å|som pynt|til servering|til pynt|til garnityr|til steking|til pensling|til dryss|til formen|til fritering|til topping"
        "|til smøring|til utkjevling|til dekorasjon|til pynting|til å|til toppen|til tilbehør|til panna|til pannen|til serveringen"
        "|som topping|som tilbehør|som garnityr|som dekorasjon|for servering|for steking|å steke i|for å steke|dessuten|i tillegg"
    ),
    to_taste=(
        "etter smak|etter behag|etter behov|etter ønske|ved behov|etter egen smak|etter smak og behag|etter eget ønske|så mye som trengs"
        "|smak til|smakes til|alt etter smak|om nødvendig|hvis nødvendig|hvis det trengs|mengde etter"
    ),
    optional=(
        "valgfritt|valgfri|evt|ev|eventuelt|kan sløyfes|kan utelates|hvis du vil|om ønskelig|hvis ønskelig|ikke nødvendig|om du vil"
        "|om man vil|dersom ønskelig|om du ønsker|hvis du ønsker|hvis man vil|kan droppes|frivillig|eventuell|eventuelle|hvis du liker"
        "|hvis ønsket"
    ),
    at_least="minst|minimum|godt|god|gode|drøyt|drøy|mer enn|rikelig|rikelige|generøs|generøse|rause|raus",
    at_most="maks|max|høyst|maksimalt|opptil|mindre enn|høgst|ikke mer enn",
    heaped="toppet|toppede|med topp|toppa|topp",
    scant="knapp|knapt|knappe|knapp en|snau|snaue|snaut",
    level="strøken|strøkne|strøket|strøkent|strokne|strøken(e)",
    between="mellom",
    each="på|på ca|à|a|á|med|på ca|på",
    each_after="per stk|pr stk|hver|per person|pr person|pr. stk|per styk|hver seg|stykket",
    unstated=(
        "noen|litt|bitte litt|bittelitt|ørlite|ørlite grann|en ørliten|et par|par|en smule|smule|noen få|nokre|masse|masse av|mye"
        "|rikelig med|flere|mange|enkelte|en anelse|anelse|en liten|en liten smule|noe|diverse|forskjellige|en god del|nokre få|nokon"
        "|litt av|noko|ein del|godt med|rikelige mengder|masser av"
    ),
    unit_adjectives=(
        "tynne|tykke|store|små|ferske|fersk|god|gode|stor|stort|hele|tynn|tykk|romslig|romslige|liten|mindre|større|rikelig|rikelige"
        "|generøs|generøse|lange|lang|brede|bred|korte|kort|fine|fin|grove|grov|mellomstor|mellomstore|pen|pene|ordentlig|halv|halve|raus"
        "|rause|friske|frisk|flotte|deilige|passe store"
    ),
    or_more="eller mer",
    states=(
        "fersk|ferske|ferskt|frosne|frossen|frosset|tørket|tørkede|frossent|hermetisk|hermetiske|på boks|på glass|fra boks|nedfrosne|hel"
        "|hele|helt"
    ),
    adjectives=(
        "fersk|ferske|ferskt|frisk|friske|rød|røde|rødt|grønn|grønne|gul|gule|gult|hvit|hvite|hvitt|sort|svart|svarte|moden|modne|tørket"
        "|tørkede|kald|kaldt|kalde|varm|varmt|lunken|lunkent|søt|søte|mykt|økologisk|lilla|rosa|brun|brune|brunt|mørk|mørke|mørkt|lys|lyse"
        "|lyst|usaltet|usalta|usaltede|røkt|røkte|hel|hele|mager|magre|magert|feit|feite|fet|fete|sur|sure|surt|syrlig|syrlige|sterk|sterke"
        "|sterkt|hard|harde|hardt|mild|milde|mildt|fast|faste|sped|spede|nye|ny|usprøytet|usprøytede|ubehandlet|uskrelt|uskrelte|rå|rått"
        "|grov|grove|fine|glatt|kremet|nøytral|naturell|usøtet|iskald|iskaldt|kokende|het|hett|vegansk|veganske|glutenfri|glutenfritt"
        "|laktosefri|tørr|tørre|tørt|modent|saftig|saftige|sprø|sprøe|kraftig|kraftige|økologiske|benfri|beinfri|skinnfri|skinn- og beinfri"
        "|hermetisk|hermetiske|malt|malte|skåldede|uskåldede|skåldet|uskåldet|god|gode|godt"
    ),
    preparation_forms="et|ede|a",
    preparation_endings="ert|erte|ede",
    preparation_openers=(
        "i terninger|i skiver|i biter|i strimler|i båter|i ringer|i tynne|i små|i store|i mindre|i grove|i to|på langs|uten stein"
        "|uten skinn|uten skall|uten kjerner|uten bein|ved romtemperatur|med romtemperatur|i centimeter|i cm|i tykke|i fine|i halvmåner"
        "|i staver|i kuber|i fire|på midten|uten kjernehus|uten fett|uten stilk|med skall|med bein|med ben|med skinn|kun bladene"
        "|bare bladene|bare det hvite|det hvite|det grønne|romtemperert|rett fra kjøleskapet|i grove biter|i helt stykke|i ett stykke"
        "|i hele stykker|i stykker"
    ),
    links="i|og|med|på|av|til|fint|grovt|eller|uten",
    parts_of=(
        "frøene|korn|saft|saften|skall|skallet|revet skall|juice|det revne skallet|finrevet skall|frø|sitronsaft|revet skall og saft"
        "|saft og revet skall|saft og skall|skall og saft|finrevet skall og saft|sitronskall|limesaft|appelsinsaft|fruktkjøtt|fruktkjøttet"
        "|bladene|kjernene|revet sitronskall|fintrevet skall|presset saft|det grønne|det hvite|rive skal|reve skal|rivet skall|rivet skal"
    ),
    whole_names="uten salt|uten sukker|uten gluten|uten laktose",
    comments=(
        "pluss|per|pr|f eks|feks|for eksempel|gjerne|helst|ca|cirka|se|som|eller mer|eller mindre|eller lignende|eller annen|med|uten|fra"
        "|jeg|ikke|tilsvarende|type|eller annet|eller andre|eller tilsvarende|eller valgfri|bruk|brukes|kjøp|velg|vi|du|man|den|det kan"
        "|disse|dette|hvis|om du ikke|der|som er|ellers|også|kan brukes|kan også|kan erstattes|kan byttes|kan lages|kan kjøpes|kan varieres"
        "|av den|av god|av beste|til sammen|totalt|inkl|inklusive|størrelse|merke|best|avhengig|vekt|avrent vekt|nettovekt|men|obs|tips"
        "|altså|dvs|for eks|helst økologisk|ifølge|gjerne økologisk|annen|så det|så mye|nok til|løses opp|oppløses|røres|røres ut|blandes"
        "|tilsettes|hakkes|rives|skjæres|smeltes|kokes|stekes|av god kvalitet|av beste kvalitet|av valgfri"
    ),
    plus_more=(
        "pluss litt|pluss ekstra|og litt ekstra|litt ekstra|ekstra|+ litt|+ ekstra|+ litt ekstra|pluss mer|og litt til|og ekstra|og mer til"
        "|samt litt|samt ekstra|litt til|og evt litt"
    ),
    divided="delt|oppdelt|i to omganger|delt i to|fordelt",
    counters_after="fedd",
    heading_names="ingredienser",
    headings="til|ingredienser|tilbehør|pynt|fyll|deig|glasur",
    common=(
        "havregryn|potetmel|maisenna|helmelk|lettmelk|surmelk|kulturmelk|kesam|kefir|sukkererter|rødløk|vårløk|purre|gressløk|nykvernet"
        "|laksefilet|torsk|reker|svinekjøtt|storfekjøtt|kyllingfilet|kyllingbuljong|grønnsaksbuljong|kremost|hvitvin|eddik|sennep|honning"
        "|kokosmelk|gurkemeie|spisskummen|kanel|ingefær|eggeplomme|eggehvite|sjokolade|mandler|nøtter|bringebær|blåbær|jordbær|eple|epler"
        "|appelsin|agurk|kål|squash|blomkål|brokkoli|sopp|sjampinjong|spinat|bønner|kikerter|linser|ris|nudler|brød|sammalt|siktet|tørrgjær"
        "|lunkent|kaldt|koriander|mel|hvetemel|sukker|salt|pepper|smør|egg|melk|vann|olje|olivenolje|løk|hvitløk|fløte|kremfløte|ost|og"
        "|eller|til|med|kylling|tomater|sitron|poteter|gjær|bakepulver|vaniljesukker|gulrøtter|persille|kjøttdeig|rømme|matfløte|melis"
        "|hjortetakk|hjortetakksalt|nellik|muskat|allehånde|kardemomme|vaniljestang|hvitløksfedd|laurbærblad"
    ),
    unit_systems={
        "tablespoon": "metric", "teaspoon": "metric",
    },
    not_units="glassnudler|bladpersille|bladspinat|bladsalat|smørbukk",
    tens_and_ones="{ten}{one}",
)  # fmt: skip
