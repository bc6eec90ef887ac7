"""Polish (pure)."""

from __future__ import annotations

from galley_watch.ingredient.language import Language

TABLE = Language(
    code="pl",
    units={
        "cup": (
            "szklanka|szklanki|szklanek|szkl|filiżanka|filiżanki|kubek|kubki|szklankę|szklance|filiżanek|kubków|kubeczek|kubeczki"
            "|szklaneczka|szklaneczki"
        ),
        "tablespoon": (
            "łyżka|łyżki|łyżek|łyż|łyżka stołowa|łyżki stołowe|łyżkę|łyżki stołowej|łyżek stołowych|łyżce|łyżka do zupy|łyżki do zupy"
            "|duża łyżka|duże łyżki"
        ),
        "teaspoon": (
            "łyżeczka|łyżeczki|łyżeczek|łyżeczka do herbaty|łyżeczkę|łyżeczki do herbaty|łyżeczek do herbaty|łyżeczka do kawy"
            "|łyżeczki do kawy|małej łyżeczki|mała łyżeczka|małe łyżeczki|łyżecz|łyżeczce"
        ),
        "gram": "g|gr|gram|gramy|gramów|grama|gramach",
        "kilogram": "kg|kilo|kilogram|kilogramy|kilogramów|kilograma|kila|kilogramach",
        "decagram": "dag|deka|dkg|dekagram|dekagramy|dekagramów|deko",
        "liter": "l|litr|litry|litra|litrów|litrach",
        "milliliter": "ml|mililitr|mililitry|mililitrów|mililitra",
        "deciliter": "dl|decylitr",
        "centimeter": "cm|centymetr|centymetry|centymetrów|centymetra",
        "pinch": (
            "szczypta|szczypty|szczyptę|szczypt|szczyptami|szczyptka|czubek noża|na czubek noża|na końcu noża|koniec noża|szczypteczka"
        ),
        "dash": "chlust|odrobina|chlusta|łyk|łyki|łyków|kapka|kapki|odrobinka|strużka",
        "drop": "kropla|krople|kropel|kropelka|kropelki|kropelek|kropli|krople do",
        "handful": "garść|garście|garści|garstka|garstki|garstek|garściami|przygarść",
        "knob": "kawałek masła|orzech [masła]|kawałeczek [masła]|gałka [masła]",
        "can": "puszka|puszki|puszek|puszkę|puszeczka|konserwa",
        "jar": "słoik|słoiki|słoika|słoiczek|słoiczki|słoików|słoiczka|słój",
        "package": "opakowanie|opakowania|op|paczka|paczki|opakowań|opak|paczek|paczkę|paczuszka|opakowaniu|zgrzewka|tacka|tacki",
        "bag": (
            "torebka|torebki|saszetka|saszetki|torebek|torebkę|torebeczka|saszetek|saszetkę|woreczek|woreczki|woreczka|worek|worki"
            "|koperta|siatka|torba|torby"
        ),
        "bottle": "butelka|butelki|butelek|butelkę|buteleczka|flaszka|fiolka|fiolki|ampułka",
        "bar": "tabliczka|tabliczki|tabliczek|tabliczkę|baton|batony",
        "bunch": "pęczek|pęczki|pęczka|pęczków|pęczku|pęk|pęki|bukiet|bukiety|wiązka|wiązki",
        "clove": "ząbek|ząbki|ząbków|ząbek(i)|ząbka|ząb|zęby|ząbkiem|ząbeczek",
        "slice": (
            "plaster|plastry|plasterek|plasterki|plastrów|kromka|kromki|plasterków|plasterka|plastra|kromek|kromkę|kromeczka|talarek"
            "|talarki|krążek|krążki"
        ),
        "sprig": "gałązka|gałązki|gałązek|gałązkę|gałązeczka|gałązeczki|gałąź|gałęzie",
        "head": "główka|główki|główek|główkę|główeczka",
        "stalk": "łodyga|łodygi|laska|laski|łodyg|łodyżka|łodyżki|łodyżek|łodygę|lasek|laskę",
        "leaf": "listek|listki|listków|liść|liście|liści|listka|listeczki|listek(i)|liścia|listeczków",
        "piece": "sztuka|sztuki|sztuk|szt|kawałek|kawałki|kawałków|kawałek(i)|kawałka|sztukę|cząstka|cząstki|cząstek",
        "fillet": "filet|filety|filetów|filecik|fileciki|filet(y)",
        "glass": "kieliszek|kieliszki|kieliszków|lampka|lampki",
        "dozen": "tuzin|tuziny",
        "portion": "porcja|porcje|porcji|porcję",
        "millimeter": "mm|milimetr|milimetry",
        "milligram": "mg|miligram",
        "box": "karton|kartony|kartonik|kartoniki|pudełko|pudełka|pudełek|skrzynka",
        "tub": "kubełek|wiaderko|pojemnik|pojemniki|pojemniczek",
        "tube": "tubka|tubki|tuba",
        "block": "kostka|kostki|kostek|kostkę|blok|bloki|bloczek",
        "cube": "kosteczka|kosteczki|kosteczek",
        "sheet": "płat|płaty|płatów|arkusz|arkusze|arkuszy|płatek",
        "roll": "rolka|rolki|rulon",
        "ball": "kulka|kulki|kulek|kula",
        "shot": "kieliszeczek",
        "ladle": "chochla|chochle|chochelka|chochli",
        "wedge": "ćwiartka|ćwiartki|ćwiartek|ósemka",
        "strip": "pasek|paski|pasków|paseczek|paseczki",
        "part": "część|części",
        "bowl": "miska|miski|miseczka|miseczki",
        "mug": "kufel",
        "cluster": "grono|kiść|kiście",
        "strand": "nitka|nitki|nitek",
        "loaf": "bochenek|bochenki|bochenka",
        "ear": "kolba|kolby|kolb",
        "pod": "strąk|strąki|strączek|strączki|laska [wanilii]",
        "basket": "koszyk|koszyczek|łubianka|łubianki",
        "recipe": "przepis",
        "pound": "funt|funty",
        "ounce": "uncja|uncje|uncji",
    },
    numbers={
        "1": "jeden|jedna|jedno|jednego|jednej|jedną", "2": "dwa|dwie|dwóch|dwu|dwoma", "3": "trzy|trzech|trzema",
        "4": "cztery|czterech", "5": "pięć|pięciu", "6": "sześć|sześciu", "7": "siedem", "8": "osiem", "9": "dziewięć",
        "10": "dziesięć", "12": "dwanaście", "1/2": "pół|połowa|połowę|połówka|połówki|połowy|połówkę|pol", "3/2": "półtora|półtorej",
        "1/4": "ćwierć|ćwierci", "11": "jedenaście", "13": "trzynaście", "14": "czternaście", "15": "piętnaście", "16": "szesnaście",
        "17": "siedemnaście", "18": "osiemnaście", "19": "dziewiętnaście", "20": "dwadzieścia", "30": "trzydzieści",
        "40": "czterdzieści", "50": "pięćdziesiąt", "60": "sześćdziesiąt", "70": "siedemdziesiąt", "80": "osiemdziesiąt",
        "90": "dziewięćdziesiąt", "100": "sto", "200": "dwieście", "300": "trzysta", "1000": "tysiąc", "3/4": "trzy czwarte",
        "1/3": "jedna trzecia|trzecia część", "5/2": "dwa i pół",
    },
    articles="",
    of="z|ze|od",
    alternatives="lub|albo|bądź|ewentualnie|czy|względnie|i/lub|ew",
    ranges="do|–",
    joins="i|oraz|&|a także|a następnie",
    sums="plus|i",
    about=(
        "około|ok|mniej więcej|koło|w przybliżeniu|prawie|niecałe|niecała|niecały|circa|ca|trochę ponad|trochę więcej niż|nieco ponad"
        "|troszkę ponad|trochę mniej niż|niespełna|nieco mniej niż|jakieś|jakaś|jakiś|jakieś ok|gdzieś|tak z|tak około"
    ),
    at_least="co najmniej|minimum|ponad|min|powyżej|przynajmniej|solidna|solidny|porządna|więcej niż|dobra",
    at_most="do|maksymalnie|max|maks|najwyżej|mniej niż|poniżej",
    heaped=(
        "czubata|czubate|czubatych|kopiasta|kopiaste|czubatą|czubatej|kopiastych|kopiastą|kopiasty|z czubkiem|z górką|pełna|pełne"
        "|pełnych|czubato|kopiata|kopiate|kopiatych|kopiatą|kopiatej|czubiasta|czubiaste|z czubem|z górą|czubatymi"
    ),
    scant="niepełna|niepełne|niepełnych|niepełną|niepełny|niecałej|skąpa|bez czubka",
    level="płaska|płaskie|płaskich|płaską|płaskiej|płasko",
    between="między|pomiędzy|od",
    each="po|po ok|po około",
    unstated="kilka|trochę|parę|odrobinę|odrobina|dużo|sporo|nieco|wiele|odrobinka|kilkanaście|troszkę|troszeczkę|ociupinka|kilku|mnóstwo",
    sizes=(
        "mały|mała|małe|średni|średnia|średnie|duży|duża|duże|spory|spora|nieduża|nieduży|mały(e)|małych|małego|małej|małą|średnich"
        "|średniego|średniej|średnią|dużych|dużego|dużej|dużą|większy|większa|większe|większych|mniejszy|mniejsza|mniejsze|mniejszych"
        "|malutki|malutka|malutkie|nieduże|niewielki|niewielka|niewielkie|średniej wielkości|spore|sporych|wielki|wielka|wielkie|ogromny"
        "|ogromna|grubszy|dorodny|dorodna|dorodne"
    ),
    states=(
        "świeży|świeża|świeże|mrożony|mrożone|suszony|suszone|świeżych|świeżego|świeżej|mrożonych|mrożona|mrożonego|mrożonej|suszonych"
        "|suszona|suszonego|suszonej|konserwowa|konserwowe|z puszki"
    ),
    adjectives=(
        "świeży|świeża|świeże|czerwony|czerwona|zielony|zielona|biały|biała|czarny|czarna|dojrzały|dojrzałe|słodka|ostra|świeżego|świeżej"
        "|świeżych|czerwone|czerwonej|czerwonego|czerwonych|zielone|zielonej|zielonego|zielonych|żółta|żółty|żółte|żółtej|białe|białej"
        "|białego|białych|czarne|czarnej|czarnego|dojrzała|dojrzałych|słodki|słodkie|słodkiej|słodkiego|ostry|ostre|ostrej|łagodna|kwaśna"
        "|kwaśne|kwaśnej|gęsta|gęste|gęstej|gęstego|zimny|zimna|zimne|zimnej|zimnego|ciepły|ciepła|ciepłe|ciepłej|ciepłego|letnia|letniej"
        "|letnie|gorąca|gorącej|gorące|wrząca|wrzącej|miękki|miękka|miękkie|miękkiego|twardy|twarda|twarde|surowy|surowa|surowe|surowej"
        "|surowego|chudy|chude|chudej|chudego|tłusty|tłusta|tłuste|tłustej|tłustego|wędzony|wędzona|wędzone|wędzonej|wędzonego|kiszona"
        "|kiszone|kiszonej|kiszonych|młoda|młode|młodej|młodych|cienka|cienkie|gruba|grube|jasny|jasna|jasne|ciemny|ciemna|ciemne|gorzka"
        "|gorzkiej|mleczna|biologiczne|ekologiczne|pełnoziarnista|pełnoziarniste|razowa|drobny|drobna|drobne|różowy|różowa|fioletowy"
        "|brązowy|brązowego|sypki|sypkie|płynny|płynnego|naturalny|naturalnego|wiejskie|pełnotłuste"
    ),
    preparations=(
        "posiekany|posiekana|posiekane|posiekanej|pokrojony|pokrojona|pokrojone|obrany|obrana|obrane|starty|starta|starte|startego"
        "|roztopiony|roztopione|roztopionego|stopione|odsączony|odsączona|odsączone|ugotowany|ugotowane|ugotowana|przesiany|przesiana"
        "|roztrzepane|roztrzepany|zmiażdżony|zmiażdżone|przeciśnięty|przeciśnięte|wyciśnięty|umyte|umyta|podprażone|rozdrobnione"
        "|pokruszony|ubite|posiekanego|posiekanych|posiekaną|pokrojonej|pokrojonego|pokrojonych|pokrojoną|pokrojone w|krojony|krojona"
        "|krojone|krojonych|obranej|obranego|obranych|startej|startych|startą|utarty|utarta|utarte|utartego|utartej|roztopionej"
        "|roztopioną|stopiony|stopiona|stopionego|odcedzony|odcedzona|odcedzone|odcedzonych|odsączonych|odsączonej|odsączonego"
        "|ugotowanego|ugotowanej|ugotowanych|przesiane|przesianej|przesianego|roztrzepana|roztrzepanego|ubity|ubita|ubitej|ubitych"
        "|zmiażdżonych|zmiażdżonego|przeciśnięta|przeciśniętych|wyciśnięta|wyciśnięte|wyciśniętego|wyciśniętych|umyty|umytych|umytej"
        "|myte|podprażony|podprażona|podprażonych|uprażone|uprażonych|uprażony|rozdrobniony|rozdrobniona|rozdrobnionych|pokruszona"
        "|pokruszone|pokruszonego|pokruszonej|rozkruszone|rozkruszony|zmielony|zmielona|zmielone|zmielonego|zmielonej|zmielonych"
        "|mielonego|mielonej|mielonych|mielone|tartego|tartej|tarty|tarta|tarte|siekanej|siekanego|siekane|siekany|siekanych|siekana"
        "|rozmrożony|rozmrożona|rozmrożone|rozmrożonych|rozmrożonego|namoczony|namoczona|namoczone|namoczonych|wypestkowane"
        "|wypestkowanych|wydrążone|wydrążonych|wydrylowane|wydrylowanych|oczyszczony|oczyszczona|oczyszczone|oczyszczonych|sparzony"
        "|sparzona|sparzone|sparzonych|wyszorowana|wyszorowane|schłodzony|schłodzona|schłodzone|schłodzonego|schłodzonej|ostudzony"
        "|ostudzona|ostudzone|podgrzany|podgrzane|podgrzanej|przekrojone|przekrojony|przekrojona|przepołowione|przepołowiony|połamane"
        "|połamany|porwane|porwanych|poszatkowana|poszatkowanej|poszatkowany|rozgniecione|rozgnieciony|rozgniecionych|rozpuszczone"
        "|rozpuszczona|rozpuszczonego|rozpuszczony|wymieszane|wymieszana|zblendowane|zblendowany|zmiksowane|osuszone|osuszony|osuszona"
        "|usmażony|usmażone|podsmażony|podsmażone|upieczony|upieczone|upieczona|wystudzone|wystudzony|sprasowany|spłukane|opłukane"
        "|opłukanych|płukane|podzielony|podzielona|rozdzielone|oddzielone|pokrojone na|zeszklone|zeszklona|zrumienione|bez pestek"
        "|bez gniazd nasiennych|bez skórki|bez skóry|bez kości|bez ości|w temperaturze pokojowej|utłuczony|zmiękczony|oskubany"
        "|odciśnięty|przetarty|rozbity|wyfiletowany|gotowanych na twardo|gotowane na twardo|gotowane na miękko|ugotowanych na twardo"
        "|ugotowane na twardo|gotowany na twardo"
    ),
    adverbs=(
        "drobno|grubo|świeżo|cienko|bardzo|dobrze|lekko|drobniutko|grubiej|cieniutko|niezbyt|dokładnie|delikatnie|ukośnie|wzdłuż"
        "|w poprzek|cieńko|dość|bardzo drobno|na drobno|mocno|starannie|równo|całkowicie|częściowo|dopiero co|trzykrotnie|dwukrotnie"
        "|3-krotnie|2-krotnie|kilkakrotnie|dwa razy|trzy razy"
    ),
    preparation_endings="owany|owana|owane|owanego|owanej|owanych|ony|ona|one|onego|onej|onych",
    whole_names=(
        "proszku do pieczenia|proszek do pieczenia|papier do pieczenia|papieru do pieczenia|bez soli|bez cukru|bez glutenu|bez laktozy"
        "|sody oczyszczonej|soda oczyszczona|sodę oczyszczoną|sodą oczyszczoną|bułka tarta|bułki tartej|bułkę tartą|bułką tartą"
        "|tarta bułka|tartej bułki|ser tarty"
    ),
    preparation_openers=(
        "w kostkę|w plasterki|w plastry|w paski|w piórka|w temperaturze pokojowej|w krążki|bez pestek|bez skóry|w kosteczkę"
        "|w drobną kostkę|w grubą kostkę|w dużą kostkę|w średnią kostkę|w cienkie plasterki|w cienkie|w grube|w drobne|w małe|w duże"
        "|w słupki|w talarki|w półplasterki|w półtalarki|w półksiężyce|w ćwiartki|w ósemki|w cząstki|w kawałki|w zapałkę|w kostki"
        "|na kawałki|na pół|na połówki|na ćwiartki|na plasterki|na cząstki|na tarce|na małe|na grube|na cienkie|temperatura pokojowa"
        "|temp pokojowa|o temperaturze pokojowej|w temp pokojowej|prosto z lodówki|bez gniazda|bez ogonków|bez łodyg|bez nasion"
        "|bez szypułek|ze skórką|ze skórą|razem ze skórką|tylko biała|biała część|zielona część|tylko liście|same liście|w plastrach"
        "|w plasterkach|w kawałku|w kawałkach|w jednym kawałku|w całości|na twardo|na miękko|al dente|w cząsteczki|w kosteczki|w wiórki"
        "|na wiórki|na ósemki|w drobną kosteczkę|w grubsze plastry|w cieniutkie plasterki"
    ),
    name_ties="z|ze|do",
    name_heads=(
        "filet|filety|pierś|piersi|udko|udka|skrzydełka|sok|skórka|budyń|galaretka|serek|śmietanka|mleko|bułka|płatki|papryka|ser"
        "|kasza|mięso|oliwa|masło|szynka|pasta|sos|koncentrat|przyprawa|cukier|wątróbka|polędwica|polędwiczka|żeberka|żeberko|łopatka"
        "|karkówka|schab|ocet|olej|mąka|proszek"
    ),
    links="w|i|z|na|do|lub|ze|oraz|po|od|przez|we",
    parts_of=(
        "sok|skórka|skórkę|otarta skórka|starta skórka|soku|świeżo wyciśnięty sok|wyciśnięty sok|sok i skórka|skórka i sok|skórka otarta"
        "|skórki|skórka starta|miąższ|nasiona|nasionka|pestki|liście|listki|ziarenka"
    ),
    purposes=(
        "do smażenia|do podania|do dekoracji|do posypania|na|dla|do wysmarowania|do formy|do wysypania|do posmarowania|do natłuszczenia"
        "|do polania|do przybrania|do ozdoby|do obtoczenia|do panierowania|do panierki|do podsypania|do podsypywania|do podlania"
        "|do skropienia|do posypki|do gotowania|do pieczenia|do serwowania|do foremki|do blachy|do natarcia|do maczania|do sosu"
        "|do kremu|do nadzienia|do farszu|na wierzch|na formę|do zagęszczenia|do obsypania|do duszenia|do smarowania|do przełożenia"
        "|jako dodatek|jako dekoracja|jako przybranie|do podsmażenia|do podsmażania|do wyłożenia|do wykładania|do obtaczania"
        "|do oprószenia|do udekorowania|do przyprawienia|do zalania|do namoczenia|do pokropienia|do obłożenia|do wyścielenia"
        "|do nasączenia|do nasączania|do przesmażenia|do usmażenia|do obsmażenia|do zeszklenia|do doprawienia|do dekorowania"
        "|do zagniatania|do wałkowania|do rozwałkowania|do posolenia|do oblania|do okraszenia|do polewania|do faszerowania"
        "|do nadziewania|do zawijania|do wykończenia|do oprószania|do wyklejenia|do marynaty|do zupy|do środka|na posypkę|do ubicia"
        "|do zaprawienia|do zabielenia|do ew. udekorowania"
    ),
    to_taste=(
        "do smaku|według uznania|wg uznania|w razie potrzeby|ile potrzeba|według smaku|do smaku i|wedle uznania|wedle smaku|wg smaku"
        "|według potrzeby|wg potrzeby|wedle potrzeby|według gustu|wg gustu|do woli|dowolna ilość|ilość dowolna|wg upodobania"
        "|według upodobań|w zależności od smaku|jeśli trzeba|jeśli potrzeba|jeżeli potrzeba|w miarę potrzeby|ile weźmie|tyle ile potrzeba"
    ),
    optional=(
        "opcjonalnie|opcjonalne|jeśli chcesz|ewentualnie|opcjonalna|opcjonalny|niekoniecznie|można pominąć|jeśli lubisz|jeśli lubicie"
        "|jeżeli lubisz|jak ktoś lubi|jeśli ktoś lubi|fakultatywnie|dodatkowo opcjonalnie|jeśli ktoś chce|nieobowiązkowo"
    ),
    divided="podzielone|podzielona|podzielony|w dwóch porcjach",
    plus_more=(
        "plus trochę|i trochę więcej|plus więcej|oraz trochę|i odrobina więcej|plus dodatkowo|plus dodatkowa|+ trochę|+ odrobina"
        "|+ dodatkowo|+ więcej|i więcej|oraz dodatkowo|plus odrobina|i jeszcze trochę"
    ),
    comments=(
        "np|na przykład|najlepiej|około|ok|lub więcej|u mnie|może być|plus|bez|przykładowo|lub inny|lub inna|lub inne|lub innego"
        "|lub innej|lub dowolny|lub podobny|lub podobne|albo inny|albo inne|najlepsze|najlepsza|preferowana|ja|dałam|dałem|użyłam"
        "|użyłem|można|mogą|jeśli|jeżeli|które|który|która|zależnie|w zależności|łącznie|razem|w sumie|waga|masa netto|po odsączeniu"
        "|marki|firmy|typu|rodzaj|patrz|zobacz|uwaga|ale|nie|ewentualnie inny|wielkości|dobrej jakości|o średnicy|o zawartości|jako|gdy"
        "|zamiast|wcześniej|u nas|opis|w przepisie|może|dla chętnych|o grubości|o wadze|o gramaturze|o długości|grubości|dodatkowo"
        "|dodatkowe|dodatkowych|dodatkowa|extra"
    ),
    headings_alone="sos|ciasto|polewa|krem|nadzienie|farsz|dekoracja|lukier|spód|kruszonka|marynata|dodatki|masa|beza",
    heading_names="składniki",
    headings=(
        "na|składniki|do|dodatkowo|ponadto"
        "|do podania|do dekoracji"
    ),
    common=(
        "mąka|mąki|cukier|cukru|sól|pieprz|masło|masła|jajka|jajko|mleko|mleka|woda|wody|olej|oleju|cebula|czosnek|czosnku|ser|i|do|na"
        "|śmietana|pszennej|oliwa|oliwy|natka|pietruszki|bazylia|papryka|marchewka|marchew|pomidory|ziemniaki|kurczak|kurczaka|twaróg"
        "|proszku|pieczenia|wanilia|cynamon|imbir|ryż|makaron|śmietany|śmietanka|drożdże|żółtka|łyżka|szklanka|mielony|tarty"
    ),
    each_after="każda|każdy|każde|na osobę|za sztukę",
    unit_adjectives=(
        "duża|duże|duży|dużych|mała|małe|mały|średnia|średnie|cienkich|cienkie|cienki|grube|gruby|grubych|świeżych|świeże|świeżej"
        "|świeżego|pełna|pełne|spora|spore|sporych|porządna|solidna|dobra|solidne|niewielki|niewielka|długie|krótkie|całe|cała|podwójny"
        "|podwójna|podwójne|pojedynczy|pojedyncza|pojedyncze|podwójnych"
    ),
    or_more="lub więcej|albo więcej|lub trochę więcej",
    preparation_forms="any|ana|ane|anego|anej|anych|aną|anym;ony|ona|one|onego|onej|onych|oną|onym;ty|ta|te|tego|tej|tych|tą|tym",
)  # fmt: skip
