"""Swedish (pure)."""

from __future__ import annotations

from galley_watch.ingredient.language import Language

TABLE = Language(
    code="sv",
    adjectives_before=True,
    taken_from="från",
    opening_orders="gärna|helst",
    filled_with="med",
    units={
        "grain": "korn",
        "cup": "kopp|koppar|kaffekopp|kaffekoppar|kopp(ar)|tekopp|tekoppar|mugg|muggar",
        "tablespoon": "msk|matsked|matskedar|ms|matskedsmått|matsked(ar)",
        "teaspoon": "tsk|tesked|teskedar|ts|teskedsmått|tskd",
        "pinch": (
            "krm|kryddmått|nypa|nypor|knivsudd|knivsuddar|kryddmått(en)|kryddmåttet|nypor av|krmt|knivsudds|liten nypa|fingerknip|pris"
        ),
        "gram": "g|gr|gram|grams",
        "kilogram": "kg|kilo|kilogram|kilon",
        "milligram": "mg|milligram",
        "hectogram": "hg|hekto|hekton|hektogram",
        "liter": "l|liter|lit|liters",
        "deciliter": "dl|deciliter",
        "centiliter": "cl|centiliter",
        "milliliter": "ml|milliliter",
        "centimeter": "cm|centimeter",
        "dash": "skvätt|stänk|skvättar|slurk|stänkare|droppskvätt|splash|skvimp|släng",
        "drop": "droppe|droppar|dropp",
        "drizzle": "ringling|stråle",
        "handful": "näve|nävar|handfull|hand|handfulla|nävfull|näva",
        "knob": "klick|klickar|klyfta smör|klutt|smörklick|klump|klick [smör]",
        "can": "burk|burkar|konservburk|konservburkar|konserv|konserver|burkar à|bleck|brk",
        "jar": "glasburk|glasburkar",
        "package": "paket|förpackning|förpackningar|förp|pkt|paketet|frp|ask|askar|fp|förpackn|frpk|pack|packar|asken|pkg",
        "bag": "påse|påsar|säck|säckar|kuvert|nät|portionspåse|portionspåsar|tepåse|tepåsar|påse(ar)",
        "bottle": "flaska|flaskor|flarra|pava",
        "roll": "rulle|rullar",
        "tub": "bägare|tråg|bägaren|hink|bytta|byttor|plastask",
        "tube": "tub|tuber",
        "bar": "kaka|kakor choklad|chokladkaka|chokladkakor|kakor",
        "bunch": "knippe|knippen|bunt|buntar|kruka|krukor|buketter|bukett|knippor|knippa|kruka(or)|ruska",
        "clove": "klyfta|klyftor|vitlöksklyfta|vitlöksklyftor",
        "slice": "skiva|skivor|tunna skivor|skivor av|skivbit|skive|tunnskiva",
        "sprig": "kvist|kvistar|kvist(ar)|ruskor|vippa|vippor|krona|kronor",
        "head": "huvud|huvuden|huvud(en)|knöl|stånd",
        "stalk": "stjälk|stjälkar|stång|stänger|stam|stjälk(ar)|stängel",
        "leaf": "blad|blad av|löv",
        "piece": "bit|bitar|st|stycken|styck|stk|bit(ar)|stycke|sty|styckna|stycket|biten",
        "cube": "tärning|tärningar|buljongtärning|tärning(ar)|kub|kuber",
        "sheet": "platta|plattor|ark|plåt|plåtar",
        "fillet": "filé|filéer|filet|filébit|filébitar",
        "ball": "kula|kulor|bollar|boll",
        "glass": "glas|vinglas|snapsglas",
        "dozen": "dussin",
        "portion": "portion|portioner|port",
        "part": "del|delar",
        "strip": "strimla|strimlor|remsa|remsor",
        "pod": "kapsel|kapslar|skida|skidor",
        "box": "tetra|kartong|kartonger|låda|lådor|tetrapak|tetror",
        "millimeter": "mm|millimeter",
        "block": "block|kloss",
        "ladle": "slev|slevar|skopa|skopor",
        "wedge": "båt|båtar",
        "cluster": "klase|klasar",
        "bowl": "skål|skålar",
        "strand": "tråd|trådar",
        "loaf": "limpa|limpor",
        "ring": "ring|ringar",
        "shot": "shot|shots",
        "basket": "korg|korgar",
        "grind": "varv",
        "recipe": "sats|satser|recept",
    },
    numbers={
        "1/4": "kvarts|fjärdedel|kvart", "1/3": "tredjedel", "1/2": "halv|halva|halvt|hälften|halvan", "1": "en|ett",
        "3/2": "halvannan|en och en halv", "2": "två", "3": "tre", "4": "fyra", "5": "fem", "6": "sex", "7": "sju", "8": "åtta",
        "9": "nio", "10": "tio", "12": "tolv", "15": "femton", "20": "tjugo", "100": "hundra", "11": "elva", "13": "tretton",
        "14": "fjorton", "16": "sexton", "17": "sjutton", "18": "arton", "19": "nitton", "30": "trettio", "40": "fyrtio", "50": "femtio",
        "60": "sextio", "70": "sjuttio", "80": "åttio", "90": "nittio", "1000": "tusen", "3/4": "trekvarts", "1/8": "åttondel",
    },
    articles="en|ett",
    of="av",
    alternatives="eller|och/eller|alt|alternativt|el|respektive",
    ranges="till|à",
    joins="och|&|samt",
    sums="plus|och",
    about="ca|cirka|circa|ungefär|runt|omkring|c:a|ungef|ung|omkr|nästan|uppskattningsvis|cirkus",
    sizes=(
        "liten|litet|små|stor|stort|stora|mellanstor|mellanstora|medelstor|medelstora|medelstort|mindre|större|mellanstort|medelstor(a)"
        "|normalstor|normalstora|halvstor|halvstora|jättestor|jättestora|pytteliten|extra stor|extra stora|medium"
    ),
    preparations=(
        "hackad|hackat|hackade|finhackad|finhackat|finhackade|grovhackad|grovhackat|grovhackade|skivad|skivat|skivade|riven|rivet|rivna"
        "|finriven|finrivet|finrivna|grovriven|grovrivet|skalad|skalat|skalade|tärnad|tärnat|tärnade|strimlad|strimlat|strimlade|smält"
        "|smälta|pressad|pressat|pressade|kokt|kokta|rostad|rostat|rostade|avrunnen|avrunnet|avrunna|sköljd|sköljda|sköljt|vispad|vispat"
        "|vispade|uppvispat|uppvispade|krossad|krossat|krossade|delad|delat|delade|urkärnad|urkärnade|kärnfri|tinad|tinat|tinade|mosad"
        "|mosat|mosade|malen|mixad|smulad|smulat|smulade|klippt|klippta|finklippt|finskuren|finskuret|finskurna|putsad|putsade|skuren"
        "|skurna|skuret|i tärningar|i skivor|i bitar|i strimlor|i klyftor|i ringar|rumsvarmt|rumsvarm|rumstempererat|rumstempererad"
        "|rumsvarma|plockade|plockad|blötlagda|finfördelad|halverade|halverad|ansad|ansat|ansade|avsköljd|avsköljda|avsvalnad|avsvalnat"
        "|bankad|bankade|benfri|benfria|blancherad|blancherade|bräckt|bruten|brutna|brynt|brynta|delade i|droppad|dränerad|filead|fileade"
        "|finhackas|finmalen|finmalet|finmald|finriva|finskivad|finskivade|finstrimlad|finstrimlat|finstrimlade|fintärnad|fintärnade"
        "|fintärnat|flagad|flagat|flagade|friterad|förvälld|förvällda|förvällt|gnuggad|grovrivna|grovskuren|grovskurna|grovskivad"
        "|grovstrimlad|grovtärnad|grovtärnade|gröpt|halverat|hoprullad|hyvlad|hyvlat|hyvlade|hårdkokt|hårdkokta|i kuber|i stavar|i slantar"
        "|i tunna skivor|i tunna strimlor|i fina strimlor|i små bitar|i mindre bitar|i grova bitar|i 2 cm bitar|ihopvispad|ihopvispat"
        "|ituskuren|klyftad|klyftade|kluven|kluvna|kluvet|knådad|krossas|kyld|kylda|kylt|kärnfria|kärnad|lättvispad|lättvispat|löskokt"
        "|löskokta|mald|mosas|mortlad|mortlat|mortlade|mortel|nymald|nyriven|nyrivet|nyrivna|nyhackad|nypressad|nypressat|plockat|putsat"
        "|pillad|pillat|pillade|rensad|rensat|rensade|repad|repade|repat|rullad|rullade|rumstempererade|separerad|separerade|siktad|siktat"
        "|sjudna|skalade och|skållad|skållade|skållat|sköljas|skrapad|skrapade|slantad|slantade|smulas|spritad|spritade|stavmixad|strimlas"
        "|stött|stötta|svalnad|tillplattad|trancherad|trimmad|tunnskivad|tunnskivat|tunnskivade|tunt skivad|tvättad|tvättade|tvättat|tärnas"
        "|uppdelad|uppdelade|uppmjukad|uppmjukat|upptinad|upptinat|upptinade|urgröpt|urkramad|urkramat|urkramade|urtagen|urtagna|urvattnad"
        "|urbenad|urbenade|utblandad|utrörd|utrört|vispas|vikt|värmd|värmt|ångad|ångade|uppskuren|uppskuret|uppskurna|hackas|avdunstad"
        "|nymalen|nymalt|nymalda|utspädd|utspätt|benad|passerad|upplöst|upplösta|blötlagd|smaksatt|smaksatta|kryddad|kryddade|kryddat"
        "|marinerad|marinerade|sötad|sötat|färskmald|färskmalen|färskmalet|färskmalda"
    ),
    work_prefixes="fin|grov|ny|lätt|tunn|små",
    adverbs=(
        "fint|grovt|mycket|väl|tunt|ny|lätt|hårt|finfördelat|mycket fint|finare|grövre|lite|ganska|noga|ordentligt|snett|på snedden"
        "|diagonalt|försiktigt|smått|lagom|riktigt|nyss|mycket tunt|på längden|på tvären|hel"
    ),
    purposes=(
        "till|för|att|som garnering|till servering|till garnering|till stekning|till formen|till pensling|till fritering|till dekoration"
        "|till utbakning|till topping|till pudring|till smörjning|till serveringen|till tillbehör|för stekning|för servering|som topping"
        "|som tillbehör|som dekoration|att servera|att strö|att steka|att pensla|att garnera|tillbehör|dessutom|övrigt"
    ),
    to_taste=(
        "efter smak|efter behag|efter behov|efter tycke|vid behov|efter önskemål|efter egen smak|efter tycke och smak|efter eget tycke"
        "|efter önskan|så mycket som behövs|om det behövs|vid behov av|lagom mängd|valfri mängd|önskad mängd|smaka av"
    ),
    optional=(
        "valfritt|eventuellt|ev|om så önskas|om man vill|kan uteslutas|om du vill|valfri|valfria|om du vill ha|om man så vill|frivilligt"
        "|går att utesluta|men inte nödvändigt|evt|eventuella|om du gillar|om man gillar"
    ),
    at_least="minst|drygt|dryga|dryg|gott om|mer än|väl|goda|rejält|generöst|generös",
    at_most="högst|max|maximalt|upp till|mindre än|inte mer än",
    heaped="rågad|rågade|råge|välrågad|välrågade|toppad|toppade",
    scant="knappt|knapp|knappa|snål|snåla",
    level="struken|strukna|struket",
    between="mellan",
    each="à|a|á|om|om ca",
    each_after="styck|per styck|vardera|per person|st|per st|var",
    unstated=(
        "några|lite|litet|några få|ett par|par|en aning|aning|lite grann|mycket|massor av|massa|ett gäng|gäng|flera|fler|litegrann"
        "|lite granna|en gnutta|gnutta|en del|ett fåtal|nån|någon|ett antal|gott om|rikligt med|en hel del"
    ),
    unit_adjectives=(
        "tunna|tjocka|stora|små|liten|stor|färska|färsk|rejäl|rejäla|normal|god|hel|hela|halv|stort|litet|mindre|större|tunn|tjock"
        "|normalstor|normalstora|färskt|ordentlig|ordentliga|generös|generösa|långa|lång|bred|breda|kort|korta|fin|fina|grov|grova|grovt"
        "|mellanstor|goda|rejält"
    ),
    or_more="eller mer",
    states="färsk|färska|färskt|fryst|frysta|torkad|torkade|torkat|konserverad|konserverade|på burk|djupfryst|djupfrysta|hel|hela|helt",
    adjectives=(
        "färsk|färska|färskt|röd|röda|rött|grön|gröna|grönt|gul|gula|gult|vit|vita|vitt|svart|svarta|mogen|mogna|torkad|torkade|kall|kallt"
        "|kalla|varm|varmt|ljummen|ljummet|söt|söta|mild|milda|smält|rumsvarmt|lila|rosa|brun|bruna|brunt|mörk|mörkt|mörka|ljus|ljust|ljusa"
        "|saltat|osaltat|osaltad|rökt|rökta|hel|hela|mager|magert|magra|fet|feta|sött|sur|surt|syrlig|syrliga|starkt|stark|starka|hård"
        "|hårda|mjukt|mjuk|mjuka|fast|fasta|späd|späda|nya|ekologisk|ekologiska|ekologiskt|obehandlad|obehandlade|oskalad|oskalade|rå|råa"
        "|rått|grovt|grov|grova|fin|fina|len|krämig|neutral|naturell|osötad|osötat|iskallt|iskall|kokande|hett|het|varma|ljumma|vegansk"
        "|veganska|glutenfri|glutenfritt|laktosfri|torr|torrt|torra|god|goda|gott|skållad|oskållad"
    ),
    preparation_forms="ad|at|ade",
    preparation_endings="ade|ad|at",
    preparation_openers=(
        "i tärningar|i skivor|i bitar|i strimlor|i klyftor|i ringar|i tunna|i små|i stora|i grova|i mindre|i halvor|på längden|utan kärnor"
        "|utan skal|utan ben|i centimeterstora|i cm|i tjocka|i fina|i halvmånar|i stavar|i kuber|i slantar|i fyra|i två|i mitten"
        "|utan kärnhus|utan skinn|utan fett|utan stjälk|med skal|med ben|med skinn|endast bladen|bara bladen|bara det vita|det vita"
        "|det gröna|den gröna delen|rumsvarmt|ur kylen|i bit|i hel bit|i ett stycke"
    ),
    links="i|och|med|på|av|till|fint|grovt|eller|utan",
    parts_of=(
        "saft|saften|skal|skalet|rivet skal|juice|zest|finrivet skal|kärnor|fröna|rivna skalet|rivet skal och saft|saft och rivet skal"
        "|saft och skal|skal och saft|finrivet skal och saft|det rivna skalet|rivet citronskal|limesaft|citronsaft|citronskal|apelsinsaft"
        "|fruktkött|fruktköttet|bladen|kärnorna|pressad saft|den pressade saften|finrivna skalet|det gröna|det vita"
    ),
    whole_names="utan salt|utan socker|utan gluten|utan laktos",
    comments=(
        "plus|per|t ex|tex|till exempel|gärna|helst|ca|cirka|se|som|exempelvis|eller mer|eller mindre|eller liknande|med|utan|från|jag|inte"
        "|gärna med|motsvarar|typ|eller annan|eller annat|eller andra|eller motsv|eller valfri|passar|används|använd|använda|finns|köp|välj"
        "|välja|vi|du|man|den|det går|dessa|detta|om du inte|som är|som har|annars|också|går bra|går även|kan ersättas|kan bytas"
        "|kan användas|kan göras|går att|kan man|av den|av god|av bästa|gärna ekologisk|totalt|sammanlagt|inkl|inklusive|exkl|storlek|märke"
        "|bäst|beroende|motsv|för en|vikt|avrunnen vikt|nettovikt|men|annan|obs|tips|så det|så att|så mycket|efter vad|av bra|av fin|av hög"
        "|av valfri|löses|löses upp|röres|blandas|tillsätts|hackas|rivs|skärs|smälts|kokas|steks|av fast|av mjölig|av god kvalitet"
        "|av bra kvalitet|av god sort|av bra sort|av bästa kvalitet|av samma"
    ),
    plus_more=(
        "plus lite|plus extra|och lite extra|lite extra|+ lite|+ extra|+ lite extra|plus mer|och lite till|och extra|och mer|samt lite"
        "|samt extra|lite till"
    ),
    divided="delat|uppdelat|i två omgångar|delad i två",
    counters_after="klyfta|klyftor",
    heading_names="ingredienser",
    headings="till|ingredienser|till servering|garnering|fyllning|deg|glasyr|",
    common=(
        "havregryn|potatismjöl|majsstärkelse|mellanmjölk|rödlök|gullök|salladslök|purjolök|gräslök|laxfilé|torsk|räkor|fläskfilé|nötfärs"
        "|högrev|kycklingfilé|kycklingbuljong|grönsaksbuljong|färskost|vitt|vin|vinäger|senap|honung|kokosmjölk|gurkmeja|spiskummin|kanel"
        "|kardemumma|ingefära|äggula|äggvita|choklad|mandel|nötter|hallon|blåbär|jordgubbar|äpple|äpplen|apelsin|gurka|vitkål|zucchini"
        "|blomkål|svamp|champinjoner|spenat|bönor|kikärter|kikärtor|linser|ris|nudlar|bröd|koriander|vispgrädde|florsocker|sirap|filmjölk"
        "|paprika|lagerblad|pärlsocker|mjöl|vetemjöl|socker|strösocker|salt|peppar|svartpeppar|smör|ägg|mjölk|vatten|olja|olivolja|lök"
        "|vitlök|grädde|ost|och|eller|till|med|kyckling|tomater|citron|potatis|jäst|bakpulver|vaniljsocker|morötter|persilja|färs|nymalen"
    ),
    unit_systems={
        "tablespoon": "metric", "teaspoon": "metric",
    },
    not_units="skålpund|glasnudlar|bladspenat|bladpersilja|bladselleri|tärningskött|bit för bit|burkmat|påskost|kronärtskocka|båtpotatis",
    tens_and_ones="{ten}{one}",
)  # fmt: skip
