"""Portuguese, of Portugal and Brazil (pure)."""

from __future__ import annotations

from galley_watch.ingredient.language import Language

TABLE = Language(
    code="pt",
    units={
        "cup": (
            "xícara|xícaras|xicara|xicaras|xíc|xic|chávena|chávenas|chavena|chavenas|copo|copos|c|xícara de chá|xícaras de chá"
            "|xícara ( chá )|xícaras ( chá )|xícara (chá) de|chávena de chá|chávenas de chá|copo americano|xícara chá|xícaras chá"
            "|xíc de chá|xíc (chá)|xíc chá|chávena almoçadeira|chávenas almoçadeiras|caneca|canecas|copo requeijão|copos americanos"
            "|copo pequeno|copo grande|copo duplo|xicara de cha|xicaras de cha|xicara ( cha )|xicaras ( cha )|cup|cups|chávena (chá)"
            "|chávenas (chá)|chávena ( chá )|chávenas chá|chávena chá"
        ),
        "coffee cup": (
            "xícara de café|xícaras de café|xícara ( café )|xícaras ( café )|chávena de café|xícaras ( de café )|xícara café|xícaras café"
            "|chávenas de café|chávena café|xicara de cafe|xícara ( cafezinho )|xícara de cafezinho|cafezinho"
        ),
        "tablespoon": (
            "colher de sopa|colheres de sopa|colher ( sopa )|colheres ( sopa )|colher sopa|colheres sopa|colher|colheres|c sopa"
            "|c de sopa|cs|c s|col sopa|colh sopa|col de sopa|colheres das de sopa|colher das de sopa|colher ( de sopa )"
            "|colheres ( de sopa )|col ( sopa )|c ( sopa )|cs de|csp|colher grande|colheres grandes|c. sopa|colheres soperas|cl sopa"
            "|col s|colhs sopa|colh de sopa|colher (sopa|colheres (sopa|col. de sopa|col. sopa|col. (sopa)|col (sopa)|cols. de sopa"
            "|cols de sopa"
        ),
        "teaspoon": (
            "colher de chá|colheres de chá|colher ( chá )|colheres ( chá )|colher chá|colheres chá|c chá|c de chá|colher de café"
            "|colheres de café|colher ( café )|colheres ( café )|colher de cha|colheres de cha|col chá|colherzinha|colherinha"
            "|col de chá|colher ( de chá )|colheres ( de chá )|colheres das de chá|colher das de chá|colher ( cha )|colheres ( cha )"
            "|colher cafe|colher de cafe|colheres de cafe|colher café|colheres café|c café|c de café|col ( chá )|col ( café )"
            "|col de café|col café|colheres das de café|colher das de café|colh chá|colh de chá|colherinhas|colherzinhas|colher pequena"
            "|colheres pequenas|colher ( de café )|colheres ( de café )|cc|cch|c c|colher (café|colheres (café|colher (chá"
            "|colheres (chá|col. de café|col. café|col. chá|col. de chá|col. (chá)|col (chá)|col. (café)"
        ),
        "dessertspoon": (
            "colher de sobremesa|colheres de sobremesa|colher ( sobremesa )|colheres ( sobremesa )|colher sobremesa|colheres sobremesa"
            "|c de sobremesa|c sobremesa|col de sobremesa|colher ( de sobremesa )|colheres ( de sobremesa )|colher (sobremesa"
            "|col. sobremesa|col sobremesa|col. de sobremesa|col. (sobremesa)|col (sobremesa)|colheres (sobremesa)|colher (sobremesa)"
            "|c. sobremesa|c. de sobremesa"
        ),
        "gram": "g|gr|grs|grama|gramas|grm|gms",
        "kilogram": "kg|kilo|kilos|quilo|quilos|quilograma|quilogramas|quilinho|kgs",
        "milligram": "mg|miligrama|miligramas",
        "pound": "libra|libras|lb|lbs",
        "ounce": "onça|onças|oz",
        "liter": "l|lt|litro|litros|lts|ltr",
        "deciliter": "dl|decilitro|decilitros",
        "centiliter": "cl|centilitro|centilitros",
        "milliliter": "ml|mililitro|mililitros",
        "centimeter": "cm|centímetro|centímetros",
        "pinch": (
            "pitada|pitadas|pitadinha|ponta de faca|pitadinhas|ponta da faca|pontas de faca|ponta de uma faca|ponta de colher|beliscão"
            "|beliscadas|toque"
        ),
        "drizzle": "fio|fiozinho|fios|fio generoso|fiozinhos",
        "dash": "salpico|golpe|gole|goles|golinho|salpicos|lance|esguicho|borrifada|borrifadas|chorinho|chorrinho|dedo",
        "drop": "gota|gotas|gotinhas|gotinha",
        "handful": (
            "punhado|punhados|mão cheia|mãozinha|mão|mancheia|mancheias|mãos cheias|punhadinho|punhadinhos|mão-cheia|mãos-cheias|mão de"
        ),
        "knob": "noz [de manteiga]|nozes [de manteiga]|noz [de margarina]|avelã de manteiga",
        "can": "lata|latas|latinha|latinhas|latas de|lata pequena|lata grande|latão",
        "jar": "frasco|frascos|vidro|vidros|pote|potes|frasquinho|potinho|potinhos|vidrinho|boião|boiões|compoteira",
        "package": (
            "pacote|pacotes|embalagem|embalagens|pacotinho|pct|pcts|pacotinhos|embal|emb|cartela|pack|packs|bandeja|bandejas|cuvete"
            "|cuvetes"
        ),
        "bag": (
            "saqueta|saquetas|sachê|sachês|envelope|envelopes|saco|sacos|saquinho|saquinhos|saquetas de|sachet|sachets|saca|sacola"
            "|sacolas|rede"
        ),
        "box": "caixa|caixas|caixinha|caixinhas|cx|cxs|caixote|tetra pak|tetrapak|cartão",
        "bottle": "garrafa|garrafas|garrafinha|garrafinhas|gfa",
        "bar": "barra|barras|tablete|tabletes|barrinha|barrinhas|barra de",
        "bunch": (
            "maço|maços|molho|molhos|ramo|ramos|molhinho|raminho de cheiros|macinho|ramalhete|ramalhetes|braçada|atado|amarrado|réstia"
        ),
        "clove": "dente|dentes|dentinho|dentinhos|dentes de",
        "slice": "fatia|fatias|rodela|rodelas|fatiazinha|fatias de|talhada|talhadas|lasca|lascas|lâmina|lâminas|rodelinha|rodelinhas",
        "sprig": (
            "raminho|raminhos|galho|galhos|galhinho|pé|pés|pernada|pernadas|hastezinha|haste|hastes|galhinhos|ramo [de alecrim]"
            "|ramos [de alecrim]|ramo [de tomilho]|ramos [de tomilho]|ramo [de hortelã]|ramos [de hortelã]|ramo [de aipo]"
            "|ramos [de aipo]|ramo [de endro]|ramos [de endro]|ramo [de manjericão]|ramos [de manjericão]"
        ),
        "head": "cabeça|cabeças|cabecinha|bulbo|bulbos",
        "stalk": "talo|talos|pau|paus|talinho|caule|caules|rama|ramas|bastão|bastões",
        "leaf": "folha|folhas|folhinha|folhinhas",
        "piece": (
            "pedaço|pedaços|unidade|unidades|un|unid|peça|peças|posta|postas|unidade de|unidades de|und|unds|uni|pç|pçs|naco|nacos"
            "|pedacinho|pedacinhos|peças de|pedaços de"
        ),
        "cube": "cubo|cubos|cubinho|cubinhos|torrão|torrões",
        "sheet": "placa|placas|disco|discos",
        "fillet": "filé|filés|filete|filetes|bife|bifes|filezinho|lombo|lombos",
        "ball": "bola|bolas|bolinha|bolinhas",
        "glass": "cálice|cálices|taça|taças|copo de vinho [de]|copos de vinho [de]|cálice de",
        "ladle": "concha|conchas|conchinha|concha média|colherão",
        "dozen": "dúzia|dúzias",
        "portion": "porção|porções|dose|doses",
        "part": "parte|partes|medida|medidas",
        "millimeter": "mm|milímetro|milímetros",
        "fluid ounce": "onça fluida|onças fluidas",
        "inch": "polegada|polegadas",
        "tub": "copinho|copinhos|balde|terrina",
        "tube": "tubo|tubos|bisnaga|bisnagas",
        "block": "bloco|blocos",
        "square": "quadrado|quadrados|quadradinho|quadradinhos",
        "roll": "rolo|rolos",
        "shot": "dose de cachaça|martelinho",
        "wedge": "gomo|gomos",
        "strip": "tira|tiras|tirinha|tirinhas",
        "strand": "estigma|estigmas|filamento|filamentos|fio [de açafrão]|fios [de açafrão]",
        "cluster": "cacho|cachos|penca|pencas",
        "bowl": "tigela|tigelas|bacia|malga",
        "ear": "espiga|espigas|maçaroca|maçarocas",
        "ring": "argola|argolas|anel|anéis",
        "pod": "vagem",
        "basket": "cesto|cestinha",
        "recipe": "receita|receitas",
        "plate": "prato|pratos|prato fundo|pratos fundos|prato raso|pratos rasos|prato de sopa|pratinho",
        "saucer": "pires|pires de chá",
    },
    numbers={
        "1/4": "quarto|quartos", "1/3": "terço|terços", "1/2": "meio|meia|metade|meias|meios", "1": "um|uma", "2": "dois|duas",
        "3": "três|tres", "4": "quatro", "5": "cinco", "6": "seis", "7": "sete", "8": "oito", "9": "nove", "10": "dez", "12": "doze",
        "15": "quinze", "20": "vinte", "100": "cem|cento", "11": "onze", "13": "treze", "14": "catorze|quatorze",
        "16": "dezesseis|dezasseis", "17": "dezessete|dezassete", "18": "dezoito", "19": "dezenove|dezanove", "30": "trinta",
        "40": "quarenta", "50": "cinquenta", "60": "sessenta", "70": "setenta", "80": "oitenta", "90": "noventa",
        "200": "duzentos|duzentas", "250": "duzentos e cinquenta", "300": "trezentos|trezentas", "400": "quatrocentos",
        "500": "quinhentos|quinhentas", "1000": "mil", "1/8": "oitavo",
    },
    articles="um|uma|o|a",
    of="de|da|do|das|dos|d'|de um|de uma|dum|duma|d’",
    alternatives="ou|e/ou|ou então|ou ainda|ou se preferir",
    ranges="a|até|à",
    joins="e|&",
    sums="mais|e",
    about=(
        "cerca de|aproximadamente|aprox|mais ou menos|uns|umas|quase|perto de|por volta de|à volta de|em torno de|mais ou menos uns"
        "|em média|sensivelmente|pouco mais de|pouco menos de|±|um pouco mais de|um pouco menos de"
    ),
    sizes=(
        "pequeno|pequena|pequenos|pequenas|médio|média|médios|médias|grande|grandes|grandinho|bem grande|médio-grande|de tamanho médio"
        "|tamanho médio|de tamanho grande|tamanho grande|pequenino|pequenina|pequeninos|pequeninas|pequenininha|bem pequeno"
        "|extra grande|extra-grande|gordo|gorda|grandão|grandona|médias-grandes|graúdo|graúda|graúdos|graúdas|grados|m|g|tamanho m"
        "|tamanho g|média/grande|médio/grande|médias/grandes|médios/grandes|pequena/média"
    ),
    preparations=(
        "dissolvido|misturado|diluído|diluída|picado|picada|picados|picadas|cortado|cortada|cortados|cortadas|descascado|descascada"
        "|descascados|descascadas|ralado|ralada|ralados|raladas|derretido|derretida|amolecido|amolecida|batido|batida|batidos|batidas"
        "|peneirado|peneirada|escorrido|escorrida|escorridos|escorridas|lavado|lavada|lavados|lavadas|triturado|triturada|amassado"
        "|amassada|amassados|amassadas|espremido|espremida|espremidos|torrado|torrada|torrados|torradas|descaroçado|descaroçadas"
        "|sem caroço|sem sementes|sem pele|cozido|cozida|cozidos|cozidas|fatiado|fatiada|fatiados|fatiadas|desfiado|desfiada|esmagado"
        "|esmagados|laminado|laminados|demolhado|demolhados|limpo|limpa|limpos|picadinho|picadinha|picadinhos|em cubos|em rodelas"
        "|em tiras|em fatias|em pedaços|ralada na hora|moída na hora|separado|separadas|esfarelado|desossado|desossada|dessalgado"
        "|picadinhas|cortadinho|cortadinha|partido|partida|partidos|partidas|moído na hora|ralado na hora|ralado fino|ralada fina"
        "|espremido na hora|hidratado|hidratada|descongelado|cozinhado|refogado|refogada|tostado|escaldado|aferventado|enxaguado"
        "|lavadinho|higienizado|despelado|pelado|sem espinhas|sem osso|sem casca|sem talos|sem pevides|sem caroços|sem a pele"
        "|sem a casca|sem grainhas|sem sementes nem pele|separados|aquecido|amornado|arrefecido|derretidos|batidas em neve"
        "|batido em neve|batidas em castelo|em castelo|em neve|em ponto pomada|em ponto de pomada|rasgado|rasgada|rasgadas|esfarelada"
        "|esmigalhado|triturados|pulverizado|processado|liquidificado|desfeito|desfeita|desfeitos|desmanchado|fervida|picotado|golpeado"
        "|maceradas|removido|retirado|tirado|escolhido|escolhidos|aparado|arranjado|arranjada|arranjados|laminada|cortado fino"
        "|picado fino|picada fina|picado grosso|bem picado|bem picadinha|bem batido|bem lavado|bem escorrido|coado|eviscerado|aberto"
        "|aberta|abertos|abertas|enrolado|amarrado|reservado|untado|enfarinhado|quebrado|despolpado|resfriado|sovado|moída no momento"
        "|moído no momento|moída ao momento|moído ao momento|moída de fresco|moído de fresco|ralada no momento|ralado no momento"
        "|moídas na hora|moídos na hora|acabado de moer|acabada de moer|socado|socada|socados|socadas"
    ),
    adverbs=(
        "finamente|muito|bem|recém|ligeiramente|grosseiramente|levemente|bastante|previamente|pouco|fino|fina|finos|finas|finíssimo"
        "|grosso|grossa|miúdo|miúda|miudinho|miudinha|miudinhos|na hora|à mão|à faca|não muito|completamente|delicadamente|apenas"
        "|acabado de|acabada de|acabadas de|demoradamente|parcialmente|mal|fininha|fininho|fininhas|fininhos|grossos|grossas"
    ),
    purposes=(
        "para|para a|para o|para servir|para polvilhar|para untar|para os|para as|para acompanhar|para decorar|para fritar|para finalizar"
        "|para enfarinhar|para pincelar|para regar|para temperar|para refogar|para a forma|para o recheio|para a massa|para barrar"
        "|para salpicar|para enfeitar|para cobrir|para rechear|para empanar|para grelhar|como acompanhamento|por cima|na hora de servir"
        "|para dourar"
    ),
    to_taste=(
        "a gosto|ao gosto|q b|qb|quanto baste|o quanto baste|à gosto|quanto bastar|se necessário|o suficiente|a seu gosto|ao seu gosto"
        "|a gosto pessoal|conforme o gosto|conforme gosto|de acordo com o gosto|q.b|qs|q s|quanto necessário|o necessário|a necessária"
        "|se precisar|se for necessário|a olho|à vontade|a vontade|à discrição|suficiente|quantidade suficiente|o bastante"
        "|até dar o ponto|até dar ponto|até ao ponto|o que bastar|a gosto do freguês|à escolha|a escolher|de sua preferência"
        "|da sua preferência|de sua escolha|à sua escolha|da sua escolha|se necessário for"
    ),
    optional=(
        "opcional|opcionais|facultativo|facultativa|se quiser|se desejar|se gostar|opcionalmente|se desejado|se você quiser"
        "|se você gostar|se quiser usar|caso queira|caso goste|se preferir|se tiver|se gostares|se quiseres|opc|não obrigatório"
    ),
    at_least=(
        "pelo menos|mínimo|mais de|generosa|no mínimo|generosas|generosos|generoso|bem servida|bem servidas"
        "|bem servido"
    ),
    at_most="no máximo|até|menos de|não mais de|no máximo até",
    heaped="cheia|cheias|bem cheia|bem cheias|cheio|cheios|bem cheio|bem cheios|cheiinha|cheiinhas|com cogulo|de cogulo|transbordando",
    scant=(
        "mal cheia|escassa|não muito cheia|não muito cheias|pouco cheia|quase cheia|mal cheias|quase cheias|quase cheio|mal cheio"
        "|mal cheios"
    ),
    level="rasa|rasas|nivelada|niveladas|raso|rasos|rente",
    between="entre",
    each="de",
    each_after="cada|cada um|cada uma|por pessoa|a unidade|cada unidade|c/ cada",
    unstated=(
        "alguns|algumas|um pouco|pouco|uns|umas|vários|várias|um pouco de|bastante|um pouquinho de|um pouquinho|pouquinho|um bocado de"
        "|um bocadinho de|bocadinho de|um bocadinho|um par de|umas quantas|uns quantos|diversos|diversas|poucas|poucos|um tanto de"
        "|abundante|abundantes"
    ),
    unit_adjectives=(
        "fina|finas|grossa|grossas|boa|bom|bem|generosa|generoso|grandes|grande|pequenas|pequenos|pequena|pequeno|média|médias|médio"
        "|médios|grossos|finos|fino|boas|bons|bela|belo|fresco|fresca|frescos|frescas|inteiro|inteira|inteiros|inteiras|generosas"
        "|generosos|meia|meio|largas|larga|compridas|comprida|gordos|gordo|secas|seca"
    ),
    or_more="ou mais",
    states=(
        "fresco|fresca|frescos|frescas|congelado|congelada|congelados|congeladas|seco|seca|secos|secas|em lata|enlatado|enlatada"
        "|enlatados|desidratado|desidratada|natural|em conserva"
    ),
    adjectives=(
        "fresco|fresca|frescos|frescas|vermelho|vermelha|vermelhos|verde|verdes|amarelo|amarela|branco|branca|preto|preta|seco|seca"
        "|maduro|madura|maduros|maduras|doce|morna|morno|fria|gelada|quente|roxo|roxa|roxos|roxas|rosa|lilás|amarelos|amarelas|brancos"
        "|brancas|pretos|pretas|vermelhas|tenro|tenra|tenros|tenras|firme|firmes|duro|dura|duros|duras|cru|crua|crus|cruas|inteiro"
        "|inteira|inteiros|inteiras|integral|integrais|magro|magra|magros|magras|desnatado|desnatada|semidesnatado|meio-gordo|meio gordo"
        "|gordo|gorda|salgado|salgada|sem sal|com sal|sem açúcar|doces|amargo|amarga|meio amargo|ao leite|azedo|azeda|ácido|ácida|picante"
        "|picantes|defumado|defumada|fumado|fumada|fumados|curado|curada|novo|nova|novas|novos|suculento|fino|fina|quentes|frio|frios"
        "|fervente|a ferver|gelado|gelados|geladas|mornos|biológico|biológica|orgânico|orgânica|caseiro|caseira|caseiros|natural|naturais"
        "|virgem|extravirgem|extra virgem|líquido|líquida|vegetal|cristal|refinado|refinada|mascavo|granulado|fresquinho|fresquinha"
    ),
    preparation_forms="ado|ada|ados|adas;ido|ida|idos|idas",
    preparation_endings="ado|ada|ados|adas|ido|idos|idas",
    preparation_openers=(
        "em cubos|em cubinhos|em rodelas|em tiras|em fatias|em pedaços|em quartos|em juliana|em meia-lua|à temperatura ambiente"
        "|em temperatura ambiente|temperatura ambiente|em pó fino|em lâminas|ao meio|em quatro|em quatro partes|em dois|em gomos"
        "|em bastões|em palitos|em tirinhas|em lascas|em filetes|em bifes|em postas|em cubos pequenos|em cubos médios|em cubos grandes"
        "|em pedaços pequenos|em pedaços grandes|em pedaços médios|em rodelas finas|em fatias finas|em tiras finas|em meias-luas"
        "|em meia lua|em meias luas|em raminhos|em floretes|em buquês|em puré|em purê|em ponto|em brunesa|em brunoise|bem gelada"
        "|bem gelado|bem fria|bem frio|muito fria|muito frio|à temp ambiente|em temp ambiente|com pele|com casca|com a casca|com a pele"
        "|só as folhas|somente as folhas|apenas as folhas|só a parte|somente a parte|a parte branca|a parte verde|ao comprido"
        "|na diagonal|aos cubos|às rodelas|às fatias|aos pedaços|aos quartos|às tiras|aos cubinhos|aos bocados|às lascas|às metades"
        "|aos gomos|em bocados|às meias luas|às meias-luas|às rodelas finas|aos pedacinhos|aos quadrados|aos quadradinhos"
        "|em quadradinhos|em quadrados|em pedacinhos|em argolas|às tirinhas|aos palitos|em cubinhos pequenos"
    ),
    name_ties="de|da|do|das|dos",
    name_heads=(
        "peito|peitos|coxa|coxas|sobrecoxa|sobrecoxas|gema|gemas|clara|claras|cravo|cravos|lombo|lombos|posta|postas|perna|pernas"
        "|bife|bifes|costeleta|costeletas|pimenta|pimentas|grão|grãos|pau|ovos|ovo|file|filé|filés|asa|asas|rabo|orelha|pé|pés|osso"
        "|ossos|língua|cabeça|casca|cascas|iogurte|iogurtes|farinha|leite|queijo|suco|sumo|óleo|azeite|água|massa|caldo|creme|vinho"
        "|doce|batata|batatas|tomate|tomates|couve|bolacha|bolachas|biscoito|biscoitos|pão|pães|bolinho|bolinhos|noz|pepino|cebola"
        "|cebolas|frango|galinha|semente|sementes|lulas|camarões|espinhas"
    ),
    links="em|e|a|com|de|à|ao|ou|bem|nas|nos|na|no|aos|às|ao meio|pelas|pelos",
    parts_of=(
        "suco|sumo|raspas|raspa|casca|o suco|o sumo|as raspas|sementes|zest|raspas e sumo|sumo e raspas|suco e raspas|raspas e suco"
        "|as raspas e o sumo|casca ralada|a casca ralada|raspa e sumo|polpa|a polpa|raspinhas|casquinha|casquinhas|vidrado|miolo"
        "|as sementes|as folhas"
    ),
    whole_names="sem sabor|sem glúten|sem lactose|sem açúcar|sem fermento|sem soro|tipo 00|tipo 55|tipo 65|tipo 1|tipo 45",
    comments=(
        "mais|como|por exemplo|de preferência|preferencialmente|aproximadamente|cerca|tipo|ver|segundo|ou similar|ou mais|ou menos|com"
        "|sem|que|pode|eu|se|usei|equivalente|tal como|por ex|p ex|ex|ou outro|ou outra|ou outros|ou outras|ou qualquer|ou a gosto"
        "|ou o que|ou equivalente|ou semelhante|ou em alternativa|em alternativa|na falta|em substituição|da marca|marca|preferível"
        "|se possível|também|nós|a quantidade|quantidade|depende|dependendo|conforme|de um dia para o outro|do dia anterior|da véspera"
        "|peso|peso líquido|drenado|melhor|nota|obs|idealmente|embora|porque|inclui|serve|cortes como|que pode|usar|use|utilizei"
        "|utilize|prefira|de boa qualidade|de qualidade|escolha|eles|elas|escolher|prefiro"
    ),
    plus_more=(
        "mais um pouco|e um pouco|mais extra|mais para|um pouco mais|mais um pouquinho|mais um fio|mais um bocadinho|e mais um pouco"
        "|e um pouquinho|+ um pouco|+ extra|+ um pouquinho|+ para|mais algumas|mais alguns|mais quanto baste|+ q b|mais q b|e mais"
        "|e extra|mais uma quantidade"
    ),
    divided="dividido|dividida|divididos|no total|divididas|em duas vezes|repartido|separado em dois",
    not_purposes="para bater|para bolo|para bolos|para massa",
    heading_names="ingredientes",
    headings="para a|para o|para os|para as|ingredientes|para",
    common=(
        "farinha|açúcar|acucar|sal|pimenta|manteiga|ovo|ovos|leite|água|agua|óleo|oleo|azeite|cebola|cebolas|alho|queijo|e|de|da|do|para"
        "|com|tomate|tomates|frango|arroz|limão|salsa|fermento|creme|cenoura|cenouras|coentros|natas|trigo|pó|noz"
    ),
    not_units=(
        "noz-moscada|noz moscada|noz pecã|nozes pecã|lombo de porco|lombo de bacalhau|lombos de bacalhau|lombo de salmão"
        "|lombos de salmão|lombinho de porco|pé de porco|pés de porco|pé de moleque|mão de vaca|cabeça de porco|cabeça de nabo"
        "|barra de cereal|barra de cereais|barras de cereais|pratos de papel|rama de nabo|molho de tomate|molho de soja|molho inglês"
        "|molho de pimenta|molho shoyu|molho branco|molho de ostra|molho de ostras|molho de mostarda|molho pesto|molho barbecue"
        "|molho bechamel|molho agridoce|molho picante|molho tártaro|molho de alho|fios de ovos|fio de ovos|gotas de chocolate"
    ),
    slashes={"p/": "para", "c/": "com", "s/": "sem"},
    like_work="ado|ada|ados|adas|ido|ida|idos|idas",
    not_work="condensado|evaporado|moscada|pescado|pescada|fígado|fígados|linguado|salada|goiabada|marmelada|cocada|feijoada|queijada|cevada|granada|comida|bebida|granulado|granulada|desnatado|semidesnatado|mascavado|mascavada|amarelado|gelado|gelada|gelados|fermentado|refinado|refinada|salgado|salgada|salgados|fumado|fumada|defumado|defumada|curado|curada|invertido|líquido|líquida|rápido|ácido|cristalizado|concentrado|adoçado|temperado|enlatado|congelado|congelada|congelados|hidratado|hidratada|delgado|desidratado|empanado|rosado|dourado|gaseificada|pelado|pelada|variados|variada|variadas|sortidos|preferido|preferida|desejado|biológico|torrado|torrada|limonada|rabanada|natada",
)  # fmt: skip
