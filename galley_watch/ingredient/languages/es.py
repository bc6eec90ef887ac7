"""Spanish, of Spain and the Americas (pure)."""

from __future__ import annotations

from galley_watch.ingredient.language import Language

TABLE = Language(
    code="es",
    units={
        "cup": "taza|tazas|tz",
        "tablespoon": (
            "cucharada|cucharadas|cda|cdas|cuchara|cucharas|cs|cucharada sopera|cucharadas soperas|cuchara sopera|cucharas soperas"
            "|c s|cuch"
        ),
        "teaspoon": (
            "cucharadita|cucharaditas|cdta|cdtas|cdita|cditas|cucharilla|cucharillas|cta|ctas|cucharada de postre"
            "|cucharadas de postre|cdt|cucharada de café|cucharadas de café|cucharada de té|c c|cp"
        ),
        "gram": "g|gr|grs|gramo|gramos",
        "kilogram": "kg|kilo|kilos|kilogramo|kilogramos|k",
        "milligram": "mg|miligramo|miligramos",
        "pound": "libra|libras|lb|lbs",
        "ounce": "onza|onzas|oz",
        "liter": "l|lt|lts|litro|litros",
        "deciliter": "dl|decilitro|decilitros",
        "centiliter": "cl|centilitro|centilitros",
        "milliliter": "ml|mililitro|mililitros|cc",
        "centimeter": "cm|centímetro|centímetros",
        "pinch": "pizca|pizcas|pellizco|pellizcos|punta de cuchillo|poquito",
        "dash": "chorrito|chorritos|chorro|chorros|chorreón|golpe",
        "drop": "gota|gotas",
        "handful": "puñado|puñados|puñadito|puño",
        "knob": "nuez de",
        "can": "lata|latas|bote|botes",
        "jar": "frasco|frascos|tarro|tarros",
        "package": "paquete|paquetes|envase|envases",
        "bag": "bolsa|bolsas|sobre|sobres|bolsita|bolsitas|sobrecito|sobrecitos",
        "bottle": "botella|botellas|botellín",
        "box": "brik|bricks|brick|caja|cajas|cartón",
        "bar": "tableta|tabletas|barra|barras",
        "bunch": "manojo|manojos|ramillete|atado|atados|manojito",
        "clove": "diente|dientes",
        "slice": "rebanada|rebanadas|loncha|lonchas|rodaja|rodajas|rodajitas|lámina|láminas|tajada|tajadas|feta|fetas",
        "sprig": "ramita|ramitas|rama|ramas|ramito",
        "head": "cabeza|cabezas",
        "stalk": "tallo|tallos|palito|palitos|palo|palos",
        "leaf": "hoja|hojas",
        "piece": "trozo|trozos|pieza|piezas|pedazo|pedazos|unidad|unidades|ud|uds|u|trocito|trocitos|pza|pzas",
        "cube": "cubo|cubos|pastilla|pastillas|cubito|cubitos|terrón",
        "sheet": "plancha|planchas",
        "fillet": "filete|filetes",
        "ball": "bola|bolas",
        "glass": "vaso|vasos|copa|copas|vasito|vasitos",
        "ladle": "cucharón|cucharones|cazo|cazos",
        "dozen": "docena|docenas",
        "portion": "porción|porciones|ración|raciones",
        "part": "parte|partes|medida|medidas",
        "strip": "tira|tiras",
    },
    numbers={
        "1/4": "cuarto", "1/3": "tercio", "1/2": "medio|media|½", "3/4": "tres cuartos", "1": "un|una|uno", "2": "dos", "3": "tres",
        "4": "cuatro", "5": "cinco", "6": "seis", "7": "siete", "8": "ocho", "9": "nueve", "10": "diez", "12": "doce", "15": "quince",
        "20": "veinte", "100": "cien|ciento",
    },
    articles="un|una|el|la",
    of="de la|de las|de los|del|de",
    alternatives="o bien|o|u|y/o",
    ranges="a|hasta",
    joins="y|e|&|luego",
    sums="más|mas|y",
    about="aproximadamente|aprox|unos|unas|alrededor de|cerca de|casi|más o menos",
    sizes=(
        "pequeño|pequeña|pequeños|pequeñas|mediano|mediana|medianos|medianas|grande|grandes|chico|chica|chicos|chicas|gran|muy grande"
        "|grandecita|grandecito|hermoso|hermosa"
    ),
    preparations=(
        "disuelto|disuelta|mezclado|diluido|recién molido|recién molida|recién rallado|recién rallada|recién exprimido|picado|picada"
        "|picados|picadas|cortado|cortada|cortados|cortadas|pelado|pelada|pelados|peladas|rallado|rallada|rallados|ralladas|troceado"
        "|troceada|troceados|troceadas|derretido|derretida|fundido|fundida|ablandado|ablandada|batido|batida|batidos|batidas|tamizado"
        "|tamizada|escurrido|escurrida|escurridos|escurridas|lavado|lavada|lavados|lavadas|triturado|triturada|triturados|machacado"
        "|machacada|machacados|machacadas|exprimido|exprimida|tostado|tostada|tostados|tostadas|deshuesado|deshuesada|deshuesadas"
        "|descongelado|descongelada|cocido|cocida|cocidos|cocidas|laminado|laminada|laminados|laminadas|desmenuzado|desmenuzada"
        "|fileteado|fileteados|fileteadas|limpio|limpia|limpios|limpias|molido en el momento|remojado|remojados|remojadas|partido"
        "|partida|majado|majados|separado|separados|desgranado|despepitado|despepitados|sin semillas|sin piel|sin hueso|sin pepitas"
        "|tostaditas|enjuagado|enjuagados|hervido|hervidos"
    ),
    adverbs="finamente|muy|bien|recién|ligeramente|groseramente|finito|finita|fino|previamente|toscamente|en trozos",
    purposes="para|para la|para el|para servir|para decorar",
    to_taste=(
        "al gusto|a gusto|c n|cantidad necesaria|según el gusto|a su gusto|según gusto|a tu gusto|lo necesario|cantidad suficiente"
        "|c s|el que admita"
    ),
    optional="opcional|opcionales|si se desea|si quieres|si lo deseas|optativo",
    at_least="al menos|mínimo|más de|buen|buena|generoso|generosa",
    at_most="como máximo|máximo|hasta|menos de",
    heaped="colmada|colmadas|colmadita|bien llena|bien llenas",
    scant="escasa|escasas|escaso",
    level="rasa|rasas|al ras",
    between="entre|de",
    each="de",
    each_after="cada uno|cada una|c u|por unidad",
    unstated="unos|unas|algunos|algunas|un poco|poco|varios|varias|unos cuantos|unas cuantas|un poco de",
    unit_adjectives="finas|fina|gruesas|gruesa|buen|buena|generoso|sopera|soperas|rasa|grueso|gruesos|finos|fino",
    or_more="o más",
    states="fresco|fresca|frescos|frescas|congelado|congelada|congelados|congeladas|seco|seca|secos|secas",
    adjectives=(
        "fresco|fresca|frescos|frescas|rojo|roja|rojos|rojas|verde|verdes|amarillo|amarilla|blanco|blanca|negro|negra|seco|seca"
        "|maduro|maduros|maduras|dulce|tibia|tibio|fría|frío|caliente"
    ),
    preparation_forms="ado|ada|ados|adas;ido|ida|idos|idas",
    preparation_endings="ado|ada|ados|adas|ido|idos|idas",
    preparation_openers=(
        "en rodajas|en cubos|en dados|en trozos|en juliana|en tiras|en cuartos|en láminas|en cubitos|en daditos|en brunoise|en aros"
        "|en pluma|en polvo fino|en trocitos|a temperatura ambiente|temperatura ambiente|en mitades|en rebanadas|al gusto de"
    ),
    links="en|y|a|con|de|por|muy|finamente|o",
    parts_of="jugo|zumo|ralladura|cáscara|piel|el zumo|el jugo|la ralladura|semillas",
    comments=(
        "tamaño|talla|más|como|por ejemplo|preferiblemente|preferentemente|de preferencia|aproximadamente|aprox|tipo|ver|según|mejor"
        "|o similar|o más|o menos|con|sin|que|puede|yo|a poder ser|si|usé|equivalente"
    ),
    plus_more="más un poco|y un poco|más extra|más para|un poco más",
    divided="dividido|dividida|divididos|en total",
    not_purposes="para montar|para repostería|para untar|para cocinar",
    headings="para la|para el|para los|para las|ingredientes|para",
    common=(
        "harina|azúcar|sal|pimienta|mantequilla|huevo|huevos|leche|agua|aceite|cebolla|cebollas|ajo|ajos|queso|y|de|la|el|para|con"
        "|tomate|tomates|pollo|arroz|limón|perejil|manteca|nata|pimiento|patatas|papas|oliva|vainilla|levadura|polvo|maicena"
    ),
)  # fmt: skip
