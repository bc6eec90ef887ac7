"""Spanish, of Spain and the Americas (pure)."""

from __future__ import annotations

from galley_watch.ingredient.language import Language

TABLE = Language(
    code="es",
    units={
        "cup": "taza|tazas|tz|tacita|tacitas|tazón|tazones|taza de desayuno|pocillo|pocillos|cup|cups|jícara|tzs|tasa|tasas",
        "tablespoon": (
            "cucharada|cucharadas|cda|cdas|cuchara|cucharas|cs|c/s|cucharada sopera|cucharadas soperas|cuchara sopera|cucharas soperas"
            "|c s|cuch|cuchda|cucharadón|cda sopera|cdas soperas|cuchs|cdas s|cucharadas grandes|cucharada grande|cucharas grandes"
            "|cuchara grande|cucharón pequeño|cucharadas rasas|cuch sopera|cuch soperas|cuchda sopera|tbs|cd|cds"
        ),
        "teaspoon": (
            "cucharadita|cucharaditas|cdta|cdtas|cdita|cditas|cucharilla|cucharillas|cta|ctas|cucharada de postre|cucharadas de postre"
            "|cdt|cucharada de café|cucharadas de café|cucharada de té|c c|c/c|cp|cuchdita|cuchditas|cucharita|cucharitas|cuchta"
            "|cuchtas|cuchara de té|cucharas de té|cuchara pequeña|cucharas pequeñas|cucharada pequeña|cucharadas pequeñas"
            "|cucharadita de café|cucharaditas de café|cucharadita de té|cucharaditas de té|cucharadita de postre|cucharilla de café"
            "|cucharillas de café|cuchara de café|cucharas de café|cucharilla de postre|cda de té|cda de café|c de té|c café"
            "|cda pequeña|ct|cts"
        ),
        "gram": "g|gr|grs|gramo|gramos|grm|grms",
        "kilogram": "kg|kilo|kilos|kilogramo|kilogramos|k|kgs|kgr",
        "milligram": "mg|miligramo|miligramos",
        "pound": "libra|libras|lb|lbs|libritas",
        "ounce": "onza|onzas|oz|onzas de",
        "liter": "l|lt|lts|litro|litros|ltr|ltrs",
        "deciliter": "dl|decilitro|decilitros",
        "centiliter": "cl|centilitro|centilitros",
        "milliliter": "ml|mililitro|mililitros|cc",
        "centimeter": "cm|centímetro|centímetros",
        "pinch": (
            "pizca|pizcas|pellizco|pellizcos|punta de cuchillo|poquito|pizquita|pizquitas|pellizquito|punta de un cuchillo"
            "|punta de cuchara|punta de cucharita|pisca|piscas|pizco"
        ),
        "dash": (
            "chorrito|chorritos|chorro|chorros|chorreón|golpe|chorrillo|chorretón|chorreoncito|salpicadura|chispa|chispita|rociada"
            "|chorro generoso"
        ),
        "drop": "gota|gotas|gotitas|gotita",
        "handful": "puñado|puñados|puñadito|puño|puñaditos|manojito de mano|puños",
        "knob": "nuez [de mantequilla]|nuez [de margarina]|nueces [de mantequilla]|perla [de mantequilla]",
        "can": "lata|latas|bote|botes|latita|latitas|bote de|conserva|conservas",
        "jar": (
            "frasco|frascos|tarro|tarros|tarrito|tarritos|bote de cristal|frasquito|vasija|pote|potes|pomo|tarro de cristal"
            "|tarros de cristal|frasco de cristal|frasco de vidrio|bote de cristal de|tarro de vidrio"
        ),
        "package": (
            "paquete|paquetes|envase|envases|pqte|paq|paqs|paquetito|paquetitos|pack|packs|bandeja|bandejas|estuche|estuches|blíster"
            "|empaque|empaques|envoltorio|cajetilla"
        ),
        "bag": (
            "bolsa|bolsas|sobre|sobres|bolsita|bolsitas|sobrecito|sobrecitos|saco|sacos|saquito|saquitos|malla|mallas|funda|fundas"
            "|bolsas de|talego"
        ),
        "bottle": "botella|botellas|botellín|botellita|botellines|botellitas|tercio|litrona|vial",
        "box": "brik|bricks|brick|caja|cajas|cartón|cajita|cajitas|tetrabrik|tetrabriks|tetra brik|bric|brics|tetrapack|tetra pak|cartones",
        "bar": "tableta|tabletas|barra|barras|barrita|barritas|pastilla de chocolate",
        "bunch": "manojo|manojos|ramillete|atado|atados|manojito|ramilletes|ramo|ramos|mazo|mazos|haz|atadito",
        "clove": "diente|dientes|dientecito|dientecitos",
        "slice": (
            "rebanada|rebanadas|loncha|lonchas|rodaja|rodajas|rodajitas|lámina|láminas|tajada|tajadas|feta|fetas|rebanadita|rebanaditas"
            "|rodajita|lonchita|lonchitas|raja|torreja|torrejas|rueda|ruedas|lasca|lascas|rajita|rajitas|rajas"
        ),
        "sprig": "ramita|ramitas|rama|ramas|ramito|ramitos|brizna|briznas|ramillas|ramilla",
        "head": "cabeza|cabezas|cabezas de|cabecita|cogollo|cogollos|pella",
        "stalk": (
            "tallo|tallos|palito|palitos|palo|palos|penca|pencas|tronco|troncos|varita|varitas|vara|varas|bastón|bastones|tallito"
            "|rama [de apio]|ramas [de apio]|rama [de canela]|ramas [de canela]"
        ),
        "leaf": "hoja|hojas|hojita|hojitas",
        "piece": (
            "trozo|trozos|pieza|piezas|pedazo|pedazos|unidad|unidades|ud|uds|u|trocito|trocitos|pza|pzas|uni|unid|und|unds|unidad de"
            "|cacho|cachos|pedacito|pedacitos|trozo grande|pzs|piezas de|ejemplar|ejemplares"
        ),
        "cube": "cubo|cubos|pastilla|pastillas|cubito|cubitos|terrón|cubos de|dado|dados|daditos|terrones",
        "sheet": "plancha|planchas|oblea|obleas|disco|discos",
        "fillet": "filete|filetes|filetito|filetitos|lomo|lomos",
        "ball": "bola|bolas|bolita|bolitas",
        "glass": (
            "vaso|vasos|copa|copas|vasito|vasitos|copita|copitas|chato|caña|vaso de los de agua|vasos de los de agua"
            "|vaso de los de vino|vasos de los de vino|vaso de los de nocilla|vaso de yogur de|vasos de yogur de|vasito de yogur de"
            "|vasitos de yogur de"
        ),
        "ladle": "cucharón|cucharones|cazo|cazos|cacillo|cacillos|cazillo",
        "dozen": "docena|docenas",
        "portion": "porción|porciones|ración|raciones",
        "part": "parte|partes|medida|medidas|medida de yogur de|medidas de yogur de|medida de yogurt de|medidas de yogurt de",
        "strip": "tira|tiras|tirita|tiritas|bastoncito|bastoncitos",
        "dessertspoon": "cuchara de postre|cucharas de postre|c de postre|c postre|cda de postre|cdas de postre",
        "fluid ounce": "onza líquida|onzas líquidas|onza fluida|onzas fluidas",
        "pint": "pinta|pintas",
        "quart": "cuarto de galón|cuartos de galón",
        "gallon": "galón|galones",
        "millimeter": "mm|milímetro|milímetros",
        "inch": "pulgada|pulgadas",
        "drizzle": "hilo|hilos|hilito|chorrito fino",
        "tub": "tarrina|tarrinas|terrina|terrinas|cubeta",
        "tube": "tubo|tubos",
        "block": "bloque|bloques|taco de|tacos de",
        "roll": "rollo|rollos",
        "shot": "chupito|chupitos|caballito|caballitos",
        "wedge": "gajo|gajos|cuña|cuñas|casco|cascos",
        "strand": "hebra|hebras|hebritas|hilo [de azafrán]|hilos [de azafrán]",
        "cluster": "racimo|racimos|racimito",
        "bowl": "bol|boles|cuenco|cuencos|bowl|escudilla",
        "mug": "jarra|jarras|jarrita",
        "loaf": "hogaza|hogazas",
        "ear": "mazorca|mazorcas",
        "ring": "aro|aros|anilla|anillas",
        "pod": "vaina|vainas",
        "square": "cuadrado|cuadrados|cuadradito|cuadraditos",
        "basket": "canasta|cesta|cestita",
        "recipe": "receta|recetas",
    },
    numbers={
        "1/4": "cuarto|cuartos", "1/3": "tercio|tercios|tercera", "1/2": "medio|media|½|mitad|medios|medias", "3/4": "tres cuartos",
        "1": "un|una|uno", "2": "dos", "3": "tres", "4": "cuatro", "5": "cinco", "6": "seis", "7": "siete", "8": "ocho", "9": "nueve",
        "10": "diez", "12": "doce", "15": "quince", "20": "veinte", "100": "cien|ciento", "11": "once", "13": "trece", "14": "catorce",
        "16": "dieciséis|dieciseis", "17": "diecisiete", "18": "dieciocho", "19": "diecinueve", "25": "veinticinco", "24": "veinticuatro",
        "21": "veintiuno|veintiún", "22": "veintidós", "30": "treinta", "40": "cuarenta", "50": "cincuenta", "60": "sesenta",
        "70": "setenta", "80": "ochenta", "90": "noventa", "200": "doscientos|doscientas", "250": "doscientos cincuenta",
        "300": "trescientos|trescientas", "400": "cuatrocientos|cuatrocientas", "500": "quinientos|quinientas", "1000": "mil",
        "1/8": "octavo",
    },
    articles="un|una|el|la",
    of="de la|de las|de los|del|de|de un|de una|del tipo",
    alternatives="o bien|o|u|y/o|o si no|ó|o en su defecto",
    ranges="a|hasta",
    joins="y|e|&|luego",
    sums="más|mas|y|más otra|más otro",
    about=(
        "aproximadamente|aprox|unos|unas|alrededor de|cerca de|casi|más o menos|como|poco más de|poco menos de|aproximados|aprox de"
        "|más o menos unos|sobre|un poquito más de|un poco más de|algo más de|algo menos de|un poco menos de|un poquito menos de"
        "|poco más o menos"
    ),
    sizes=(
        "pequeño|pequeña|pequeños|pequeñas|mediano|mediana|medianos|medianas|grande|grandes|chico|chica|chicos|chicas|gran|muy grande"
        "|grandecita|grandecito|hermoso|hermosa|medianito|medianita|medianitas|medianitos|pequeñito|pequeñita|pequeñitos|pequeñitas"
        "|grandecitos|de tamaño mediano|de tamaño medio|tamaño mediano|tamaño grande|tamaño pequeño|de tamaño grande|hermosas|hermosos"
        "|gordo|gorda|gordos|gordas|chiquito|chiquita|chiquitos|chiquitas|regular|regulares|enormes|extra grande|medio grande|m|l|xl"
        "|talla m|talla l|talla xl|de buen tamaño|buen tamaño|tamaño regular|de tamaño regular|de tamaño pequeño|de regular tamaño"
        "|mediana/grande|mediano/grande|pequeña/mediana|medio/grande"
    ),
    preparations=(
        "disuelto|disuelta|mezclado|diluido|recién molido|recién molida|recién rallado|recién rallada|recién exprimido|picado|picada"
        "|picados|picadas|cortado|cortada|cortados|cortadas|pelado|pelada|pelados|peladas|rallado|rallada|rallados|ralladas|troceado"
        "|troceada|troceados|troceadas|derretido|derretida|fundido|fundida|ablandado|ablandada|batido|batida|batidos|batidas|tamizado"
        "|tamizada|escurrido|escurrida|escurridos|escurridas|lavado|lavada|lavados|lavadas|triturado|triturada|triturados|machacado"
        "|machacada|machacados|machacadas|exprimido|exprimida|tostado|tostada|tostados|tostadas|deshuesado|deshuesada|deshuesadas"
        "|descongelado|descongelada|cocido|cocida|cocidos|cocidas|laminado|laminada|laminados|laminadas|desmenuzado|desmenuzada"
        "|fileteado|fileteados|fileteadas|limpio|limpia|limpios|limpias|remojado|remojados|remojadas|partido|partida|majado|majados"
        "|separado|separados|desgranado|despepitado|despepitados|sin semillas|sin piel|sin hueso|sin pepitas|tostaditas|enjuagado"
        "|enjuagados|hervido|hervidos|picadito|picadita|picaditos|picaditas|cortadito|troceadito|rebanado|fraccionado|cernido|tamizados"
        "|desvenado|desvenados|desvenada|desvenadas|hidratado|desflemado|macerado|mondado|pochado|rehogado|salteado|dorado|horneado"
        "|aplastado|prensado|despellejado|descorazonado|descarozado|descarozados|descarozadas|desescamado|eviscerado|fresco molido"
        "|recién hecha|recién hecho|recién molidos|recién picado|recién picada|recién exprimida|recién tostado|a medio derretir|pomada"
        "|punto pomada|a punto de pomada|en pomada|a punto pomada|hecho puré|hecha puré|reblandecido|reblandecida|templado|templada"
        "|blandita|blando|blanda|blandos|blandas|calentado|hecha trozos|abierto|abierta|abiertos|abiertas|sin pepitas ni piel"
        "|sin corazón|sin espinas|sin cáscara|sin tallos|sin rabito|sin hueso ni piel|sin la piel|sin las semillas|sin corteza"
        "|separadas|deshecho|deshecha|roto|rotos|rotas|rota|disueltos|colado|desmechado|deshebrado|desgrasado|descamado|atemperado"
        "|enfriado|atado|quitado|retirado|reservado|trozado|cuarteado|escaldado|enharinado|engrasado|chafado|prensado|sancochado"
        "|sancochada|sancochados|sancochadas|guisado|estofado|escabechado|troceaditos|troceaditas|troceadita|cortaditos|cortadita"
        "|cortaditas|peladito|peladitos|peladita|peladitas|molidito|rayadito|chancado|chancados|chancada|chancadas|remojada"
        "|machacaditos|remojados del dia anterior|remojados del día anterior|remojados de la víspera|remojados de víspera|partidas"
        "|partidos"
    ),
    adverbs=(
        "fino|fina|finos|finas|grueso|gruesa|gruesos|gruesas|"
        "finamente|muy|bien|recién|ligeramente|groseramente|finito|finita|fino|previamente|toscamente|no muy|poco|grueso|gruesa|gruesos"
        "|a mano|a cuchillo|muy muy|menudo|menuda|menudito|pequeño|pequeña|pequeñitos|apenas|completamente|parcialmente|suavemente"
        "|juliana|ligera|cuidadosamente|perfectamente"
    ),
    purposes=(
        "para|para la|para el|para servir|para decorar|para los|para las|para acompañar|para espolvorear|para engrasar|para enharinar"
        "|para rebozar|para freír|para untar el|para pintar|para el molde|para la masa|para adornar|para terminar|para aderezar"
        "|para emplatar|para rociar|para cubrir|como guarnición|como decoración|de acompañamiento|por encima|a la hora de servir"
        "|para dorar"
    ),
    to_taste=(
        "al gusto|a gusto|c n|cantidad necesaria|según el gusto|a su gusto|según gusto|a tu gusto|lo necesario|cantidad suficiente|c s"
        "|el que admita|a gusto de cada uno|al gusto de cada uno|según gustos|a discreción|c/n|c/s|a ojo|a demanda|cantidad deseada"
        "|la necesaria|lo que admita|la que admita|la que pida|lo que pida|el necesario|necesario|necesaria|suficiente"
        "|al gusto personal|según necesidad|según se necesite|según sea necesario|si es necesario|si hace falta|si fuera necesario"
        "|a elección|a elegir|a vuestro gusto|a vuestra elección|si se necesita|cant necesaria|cant. necesaria|cant. nec|cant nec"
    ),
    optional=(
        "opcional|opcionales|si se desea|si quieres|si lo deseas|optativo|si gustas|si te gusta|si os gusta|si tienes|si tenéis"
        "|si queréis|si se quiere|si lo prefieres|opcionalmente|opc|no es imprescindible|no obligatorio|facultativo"
    ),
    at_least="al menos|mínimo|más de|buen|buena|generoso|generosa|por lo menos|como mínimo|no menos de|generosos|generosas|mas de",
    at_most="como máximo|máximo|hasta|menos de|no más de",
    heaped=(
        "colmada|colmadas|colmadita|bien llena|bien llenas|colmaditas|bien colmada|bien colmadas|copete|con copete|copeteada|copeteadas"
        "|llenas|llena"
    ),
    scant="escasa|escasas|escaso|no muy llena|no muy llenas|poco llena|cortas|corta",
    level="rasa|rasas|al ras|razas|a ras",
    between="entre|de",
    each="de",
    each_after="cada uno|cada una|c u|por unidad|por persona|por comensal|la unidad|cada unidad|c/u|cada pieza|cada",
    unstated=(
        "unos|unas|algunos|algunas|un poco|poco|varios|varias|unos cuantos|unas cuantas|un poco de|unos pocos|unas pocas|un poquito de"
        "|un poquito|poquito|bastante|bastantes|mucho|mucha|un par de|par de|un par|pocas|pocos|abundante|abundantes"
    ),
    unit_adjectives=(
        "finas|fina|gruesas|gruesa|buen|buena|generoso|sopera|soperas|rasa|grueso|gruesos|finos|fino|grandes|grande|pequeñas|pequeños"
        "|pequeña|pequeño|mediana|medianas|mediano|medianos|buenos|buenas|hermosa|hermosas|gordos|delgadas|delgada|delgado|delgados"
        "|frescas|fresca|frescos|fresco|generosas|generosa|entero|entera|enteras|enteros|larga|largas|de mesa|bien"
        "|generosos|abundante|abundantes"
    ),
    or_more="o más",
    states=(
        "fresco|fresca|frescos|frescas|congelado|congelada|congelados|congeladas|seco|seca|secos|secas|enlatado|enlatada|enlatados"
        "|en conserva|de lata|de bote|deshidratado|natural"
    ),
    adjectives=(
        "fresco|fresca|frescos|frescas|rojo|roja|rojos|rojas|verde|verdes|amarillo|amarilla|blanco|blanca|negro|negra|seco|seca|maduro"
        "|maduros|maduras|dulce|tibia|tibio|fría|frío|caliente|morado|morada|morados|moradas|rosa|amarillos|amarillas|blancos|blancas"
        "|negros|negras|verdoso|tierno|tierna|tiernos|tiernas|firme|firmes|madura|duro|dura|duros|duras|crudo|cruda|crudos|crudas|entero"
        "|entera|enteros|enteras|integral|integrales|magro|magra|magros|desnatado|desnatada|semidesnatada|semidesnatado|descremada"
        "|descremado|salado|salada|sin sal|sin azúcar|dulces|amargo|amarga|ácido|ácida|ácidas|picante|picantes|suave|suaves|ahumado"
        "|ahumada|ahumados|curado|curada|semicurado|nuevo|nueva|nuevas|nuevos|jugoso|jugosa|fino|fina|grueso|gruesa|calientes|fríos|frías"
        "|hirviendo|ecológico|ecológica|ecológicos|ecológicas|orgánico|orgánica|casero|casera|caseros|natural|naturales|virgen|extra|ralo"
        "|espeso|espesa|líquida|líquido|vegetal"
    ),
    preparation_forms="ado|ada|ados|adas;ido|ida|idos|idas",
    preparation_endings="ado|ada|ados|adas|ido|idos|idas",
    preparation_openers=(
        "en rodajas|en cubos|en dados|en trozos|en juliana|en tiras|en cuartos|en láminas|en cubitos|en daditos|en brunoise|en aros"
        "|en pluma|en polvo fino|en trocitos|a temperatura ambiente|temperatura ambiente|en mitades|en rebanadas|al gusto de|en dos"
        "|en cuatro|en octavos|en gajos|en bastones|en bastoncitos|en tiritas|en hebras|en virutas|en escamas|en lascas|en lonchas"
        "|en filetes|en dados pequeños|en cubos pequeños|en trozos pequeños|en trozos grandes|en trozos medianos|en rodajas finas"
        "|en láminas finas|en juliana fina|en brunoise fina|en plumas|en medias lunas|en ramilletes|en arbolitos|en puré|en aros finos"
        "|en mitades o|bien fría|bien frío|muy fría|muy frío|muy fríos|a temp ambiente|del tiempo|sin el corazón|con piel|con su piel"
        "|con la piel|la parte blanca|la parte verde|solo la parte|sólo la parte|sin la parte|limpias y|hojas solamente|sólo las hojas"
        "|solo las hojas|en cuadros|en cuadritos|en cuarterones"
    ),
    name_ties="de|del|la|el|las|los",
    name_heads=(
        "pechuga|pechugas|muslo|muslos|contramuslo|contramuslos|yema|yemas|clara|claras|clavo|clavos|chile|chiles|lomo|lomos"
        "|solomillo|solomillos|grano|granos|bola|cola|colas|carcasa|carcasas|hueso|huesos|pata|patas|alita|alitas|anillas|espina"
        "|espinas|ala|alas|costilla|costillas|paletilla|pierna|piernas|filete|bistec|bistecs|chuleta|chuletas|medallón|medallones"
        "|masa|tapa|tapas|galleta|galletas|pan|panes|corazones|corazón|pimiento|pimientos|hoja|yogur|yogures|yogurt|cebolla|cebollas"
        "|papa|papas|patata|patatas|carrillera|carrilleras|mazorca|caña|caldo|agua|aceite|vino|harina|nuez|azúcar|crema|jugo|zumo"
        "|leche|queso|semillas|semilla|huevos|tortillas|salsa|palo|brotes|corvina|tomate|tomates"
    ),
    links="en|y|a|con|de|por|muy|finamente|o",
    parts_of=(
        "jugo|zumo|ralladura|cáscara|piel|el zumo|el jugo|la ralladura|semillas|la piel|la cáscara|ralladura y zumo|zumo y ralladura"
        "|jugo y ralladura|ralladura y jugo|la ralladura y el zumo|el jugo colado|pulpa|la pulpa|ralladura fina|corteza|la corteza"
        "|las semillas|el corazón|las raspaduras|raspaduras|raspadura|la raspadura|rayadura|la rayadura|rayaduras|ralladuras"
        "|las ralladuras|la cáscara rallada|la corteza rallada|cáscara rallada|corteza rallada|piel rallada|la piel rallada|cascarita"
        "|cascaritas|jugo colado"
    ),
    comments=(
        "tamaño|talla|más|como|por ejemplo|preferiblemente|preferentemente|de preferencia|aproximadamente|aprox|tipo|ver|según|mejor"
        "|o similar|o más|o menos|con|sin|que|puede|yo|a poder ser|si|usé|equivalente|tal como|por ej|p ej|ej|u otro|u otra|u otros"
        "|u otras|o cualquier|o al gusto|o el que|o la que|o los que|o equivalente|o en su lugar|en su defecto|en su lugar|la marca"
        "|de la marca|marca|preferible|a ser posible|si puede ser|si es posible|también|tambien|nosotros|yo he|hemos|he usado"
        "|he utilizado|he puesto|la cantidad|cantidad|según la|depende|dependiendo|del día anterior|de un día para otro|en total unos"
        "|peso|peso neto|escurridos peso|mejor si|ojo|nota|salga|salgan|ideal|idealmente|normalmente|aunque|porque|incluye|sirve"
        "|de la víspera|de la noche anterior|del día de antes|del tamaño|de tamaño|elige|escoge|prefiere|elegir|escoger"
    ),
    plus_more=(
        "más un poco|y un poco|más extra|más para|un poco más|más un poquito|más un chorrito|más otro poco|y otro poco|y un poquito"
        "|+ un poco|+ extra|+ un poquito|+ para|más unas|más unos|más algo|y algo más|más cantidad extra|más adicional|y más|y extra"
        "|más la necesaria|y un extra"
    ),
    divided="dividido|dividida|divididos|en total|divididas|separado en dos|repartido|repartida|en dos partes",
    not_purposes="para postres|para montar|para repostería|para untar|para cocinar|para hornear",
    whole_names=(
        "sin gluten|sin lactosa|sin azúcar|sin azúcar añadido|carne picada|carne molida|caldo de cocido|agua de cocido|cocido madrileño"
        "|tipo 00|tipo 0|tipo 45|tipo 55|tipo 1|tipo 405|pimientas gordas|pimienta gorda"
    ),
    heading_names="ingredientes",
    headings="para la|para el|para los|para las|ingredientes|para",
    common=(
        "harina|azúcar|sal|pimienta|mantequilla|huevo|huevos|leche|agua|aceite|cebolla|cebollas|ajo|ajos|queso|y|de|la|el|para|con|tomate"
        "|tomates|pollo|arroz|limón|perejil|manteca|nata|pimiento|patatas|papas|oliva|vainilla|levadura|polvo|maicena"
    ),
    not_units=(
        "lomo de cerdo|lomo embuchado|lomo de ternera|lomo ibérico|lomos de cerdo|lomo adobado|tronco de navidad|cabeza de lomo"
        "|palo cortado|barra libre|mano de cerdo|manos de cerdo|manitas|plato de ducha|dado que|mitad de cuarto|hilo de bramante"
        "|taza medidora|rollo primavera|rollitos|rollos primavera|bola de cañón|gotas de chocolate"
    ),
    not_sizes="gran reserva|grande marnier",
    slashes={"p/": "para"},
    like_work="ado|ada|ados|adas|ido|ida|idos|idas|eído|eída",
    not_work="condensada|evaporada|moscada|pescado|pescados|hígado|hígados|lenguado|lenguados|helado|salvado|limonada|mermelada|ensalada|cuajada|granada|granadas|comida|bebida|cebada|empanada|empanadas|tostada|tostadas|guisado|dorado|morado|morada|morados|moradas|colorado|colorada|colorados|coloradas|rosado|rosada|rosados|delgado|delgada|delgadas|delgados|salado|salada|candeado|bacalado|ganado|desnatada|semidesnatada|refinado|refinada|invertido|rápida|rápido|ácido|ácida|líquido|líquida|picada|curado|curada|ahumado|ahumada|ahumados|sazonada|impalpable|pulverizada|acaramelada|agriada|fermentada|pasteurizada|desgrasada|granulado|granulada|concentrado|concentrada|endiablado|azucarado|azucarada|aromatizada|gasificada|tamizada|cruda|crudo|nevada|mezclada|almidonada|rubios|variados|variada|variadas|surtido|surtidos|cítrico|mercado|membrillado|hidrogenada|deshidratado|deshidratada|deshidratados|molido|molida|preferido|preferida|deseado|escogido|serenado",
)  # fmt: skip
