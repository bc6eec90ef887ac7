"""Portuguese, of Portugal and Brazil (pure)."""

from __future__ import annotations

from galley_watch.ingredient.language import Language

TABLE = Language(
    code="pt",
    units={
        "cup": (
            "xícara|xícaras|xicara|xicaras|xíc|xic|chávena|chávenas|chavena|chavenas|copo|copos|c|xícara de chá|xícaras de chá"
            "|xícara ( chá )|xícaras ( chá )|xícara (chá) de|chávena de chá|chávenas de chá|copo americano|xícara chá|xícaras chá"
        ),
        "coffee cup": "xícara de café|xícaras de café|xícara ( café )|xícaras ( café )|chávena de café",
        "tablespoon": (
            "colher de sopa|colheres de sopa|colher ( sopa )|colheres ( sopa )|colher sopa|colheres sopa|colher|colheres|c sopa"
            "|c de sopa|cs|c s|col sopa|colh sopa|col de sopa"
        ),
        "teaspoon": (
            "colher de chá|colheres de chá|colher ( chá )|colheres ( chá )|colher chá|colheres chá|c chá|c de chá|colher de café"
            "|colheres de café|colher ( café )|colheres ( café )|colher de cha|colheres de cha|col chá|colherzinha|colherinha"
            "|col de chá"
        ),
        "dessertspoon": "colher de sobremesa|colheres de sobremesa|colher ( sobremesa )|colheres ( sobremesa )",
        "gram": "g|gr|grs|grama|gramas",
        "kilogram": "kg|kilo|kilos|quilo|quilos|quilograma|quilogramas",
        "milligram": "mg|miligrama|miligramas",
        "pound": "libra|libras|lb|lbs",
        "ounce": "onça|onças|oz",
        "liter": "l|lt|litro|litros",
        "deciliter": "dl|decilitro|decilitros",
        "centiliter": "cl|centilitro|centilitros",
        "milliliter": "ml|mililitro|mililitros",
        "centimeter": "cm|centímetro|centímetros",
        "pinch": "pitada|pitadas|pitadinha|ponta de faca",
        "drizzle": "fio|fiozinho|fios",
        "dash": "salpico|golpe",
        "drop": "gota|gotas",
        "handful": "punhado|punhados|mão cheia|mãozinha",
        "knob": "noz de",
        "can": "lata|latas|latinha|latinhas",
        "jar": "frasco|frascos|vidro|vidros|pote|potes",
        "package": "pacote|pacotes|embalagem|embalagens|pacotinho",
        "bag": "saqueta|saquetas|sachê|sachês|envelope|envelopes|saco|sacos|saquinho",
        "box": "caixa|caixas|caixinha|caixinhas",
        "bottle": "garrafa|garrafas",
        "bar": "barra|barras|tablete|tabletes",
        "bunch": "maço|maços|molho|molhos|ramo|ramos|molhinho|raminho de cheiros",
        "clove": "dente|dentes",
        "slice": "fatia|fatias|rodela|rodelas",
        "sprig": "raminho|raminhos|galho|galhos|galhinho|pé|pés",
        "head": "cabeça|cabeças",
        "stalk": "talo|talos|pau|paus",
        "leaf": "folha|folhas",
        "piece": "pedaço|pedaços|unidade|unidades|un|unid|peça|peças|posta|postas",
        "cube": "cubo|cubos|tablete de caldo",
        "sheet": "placa|placas",
        "fillet": "filé|filés|filete|filetes|bife|bifes",
        "ball": "bola|bolas",
        "glass": "cálice|cálices",
        "ladle": "concha|conchas",
        "dozen": "dúzia|dúzias",
        "portion": "porção|porções|dose|doses",
        "part": "parte|partes|medida|medidas",
    },
    numbers={
        "1/4": "quarto", "1/3": "terço", "1/2": "meio|meia|metade", "1": "um|uma", "2": "dois|duas", "3": "três|tres", "4": "quatro",
        "5": "cinco", "6": "seis", "7": "sete", "8": "oito", "9": "nove", "10": "dez", "12": "doze", "15": "quinze", "20": "vinte",
        "100": "cem",
    },
    articles="um|uma|o|a",
    of="de|da|do|das|dos|d'",
    alternatives="ou|e/ou",
    ranges="a|até|à",
    joins="e|&",
    sums="mais|e",
    about="cerca de|aproximadamente|aprox|mais ou menos|uns|umas|quase",
    sizes="pequeno|pequena|pequenos|pequenas|médio|média|médios|médias|grande|grandes|grandinho|bem grande",
    preparations=(
        "dissolvido|misturado|diluído|diluída|picado|picada|picados|picadas|cortado|cortada|cortados|cortadas|descascado|descascada"
        "|descascados|descascadas|ralado|ralada|ralados|raladas|derretido|derretida|amolecido|amolecida|batido|batida|batidos|batidas"
        "|peneirado|peneirada|escorrido|escorrida|escorridos|escorridas|lavado|lavada|lavados|lavadas|triturado|triturada|amassado"
        "|amassada|amassados|amassadas|espremido|espremida|espremidos|torrado|torrada|torrados|torradas|descaroçado|descaroçadas"
        "|sem caroço|sem sementes|sem pele|cozido|cozida|cozidos|cozidas|fatiado|fatiada|fatiados|fatiadas|desfiado|desfiada|esmagado"
        "|esmagados|laminado|laminados|demolhado|demolhados|limpo|limpa|limpos|picadinho|picadinha|picadinhos|em cubos|em rodelas"
        "|em tiras|em fatias|em pedaços|ralada na hora|moída na hora|separado|separadas|esfarelado|desossado|desossada|dessalgado"
    ),
    adverbs="finamente|muito|bem|recém|ligeiramente|grosseiramente|levemente|bastante|previamente",
    purposes="para|para a|para o|para servir|para polvilhar|para untar",
    to_taste="a gosto|ao gosto|q b|qb|quanto baste|o quanto baste|à gosto|quanto bastar|se necessário|o suficiente",
    optional="opcional|opcionais|facultativo|facultativa|se quiser|se desejar|se gostar",
    at_least="pelo menos|mínimo|mais de|bem cheia|bem cheias|generosa",
    at_most="no máximo|até|menos de",
    heaped="cheia|cheias|bem cheia|bem cheias|cheio|cheios",
    scant="mal cheia|escassa",
    level="rasa|rasas|nivelada|niveladas|raso",
    between="entre",
    each="de",
    each_after="cada|cada um|cada uma",
    unstated="alguns|algumas|um pouco|pouco|uns|umas|vários|várias|um pouco de",
    unit_adjectives="fina|finas|grossa|grossas|boa|bom|bem|generosa|generoso",
    or_more="ou mais",
    states="fresco|fresca|frescos|frescas|congelado|congelada|congelados|congeladas|seco|seca|secos|secas",
    adjectives=(
        "fresco|fresca|frescos|frescas|vermelho|vermelha|vermelhos|verde|verdes|amarelo|amarela|branco|branca|preto|preta|seco|seca"
        "|maduro|madura|maduros|maduras|doce|morna|morno|fria|gelada|quente"
    ),
    preparation_forms="ado|ada|ados|adas;ido|ida|idos|idas",
    preparation_endings="ado|ada|ados|adas|ido|idos|idas",
    preparation_openers=(
        "em cubos|em cubinhos|em rodelas|em tiras|em fatias|em pedaços|em quartos|em juliana|em meia-lua|à temperatura ambiente"
        "|em temperatura ambiente|temperatura ambiente|em pó fino|em lâminas|ao meio"
    ),
    links="em|e|a|com|de|à|ao|ou|bem",
    parts_of="suco|sumo|raspas|raspa|casca|o suco|o sumo|as raspas|sementes",
    comments=(
        "mais|como|por exemplo|de preferência|preferencialmente|aproximadamente|cerca|tipo|ver|segundo|ou similar|ou mais|ou menos"
        "|com|sem|que|pode|eu|se|usei|equivalente"
    ),
    plus_more="mais um pouco|e um pouco|mais extra|mais para|um pouco mais",
    divided="dividido|dividida|divididos|no total",
    not_purposes="para bolo|para bolos|para massa",
    headings="para a|para o|para os|para as|ingredientes|para",
    common=(
        "farinha|açúcar|acucar|sal|pimenta|manteiga|ovo|ovos|leite|água|agua|óleo|oleo|azeite|cebola|cebolas|alho|queijo|e|de|da|do"
        "|para|com|tomate|tomates|frango|arroz|limão|salsa|fermento|creme|cenoura|cenouras|coentros|natas|trigo|pó|noz"
    ),
)  # fmt: skip
