"""The vocabulary by which pages name the parts of a recipe (pure), in the languages the reader knows.

English, German, French, Spanish, Italian, Dutch, Portuguese, Swedish, Danish and Norwegian in full; the headings of a few more.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

_COLUMN_SIZE = 60

INGREDIENTS = (
    r"ingredients?|zutaten(?:liste)?|ingr[ée]dients?|ingredientes?|ingredienti|ingredi[ëe]nten|ingredienser|sk[łl]adniki|ainekset|raaka-aineet|"
    r"hozz[áa]val[óo]k|ingredience|ingrediencie|suroviny|ingrediente|malzemeler(?:i)?|sastojci|sestavine|koostisosad|bahan(?:-bahan)?|nguy[êe]n\s+li[ệe]u|"
    r"ингредиенты|состав|інгредієнти|(?:необходими\s+)?продукти|υλικά|συστατικά|מצרכים|מרכיבים|המצרכים|المكونات|المقادير|材料|食材(?:清[单單])?|用料|配料|재료"
)
METHOD = (
    r"instructions?|directions?|methods?|method[eo]|preparations?|process(?=\s*:)|(?<=the\s)process|proceso|methodology|do\s+as\s+follows?|steps?(?!\W*\d)|how\s+to(?:\s+(?:make|cook|prepare)(?:\s+(?:it|this))?)?|procedure|"
    r"to\s+(?:make|cook|bake|prepare)(?:\s+it)?(?=\W*$)|what\s+to\s+do|what\s+you(?:['’]ll)?\s+do|let['’]?s\s+(?:cook|bake|make\s+it)|"
    r"zubereitung(?:sweise)?|anleitung|arbeitsschritte|zubereitungsschritte|(?:und\s+)?so\s+geht(?:['’]?s|\s+es)|"
    r"so\s+wird(?:['’]?s|\s+es)\s+gemacht|so\s+macht\s+(?:du|ihr|man)(?:['’]?s|\s+es)|"
    r"pr[ée]paration|[ée]tapes|r[ée]alisation|instrucciones|elaboraci[óo]n|preparaci[óo]n|pasos|procedimiento|"
    r"modo\s+de\s+(?:hacer(?:lo)?|elaboraci[óo]n|preparaci[óo]n)|paso\s+a\s+paso|marche\s+à\s+suivre|"
    r"come\s+si\s+(?:fa|prepara)|esecuzione|svolgimento|como\s+(?:fazer|preparar)|c[óo]mo\s+(?:se\s+)?(?:hace|prepara)(?:r(?:lo|la)?)?|comment\s+faire|"
    r"preparazione|procedimento|bereiding(?:swijze)?|werkwijze|instructies|zo\s+maak\s+je\s+(?:het|dit)|aan\s+de\s+slag|hoe\s+maak\s+je\s+het|"
    r"preparo|modo\s+de\s+(?:preparo|prepara[çc][ãa]o|fazer)|prepara[çc][ãa]o|instru[çc][õo]es|g[öo]r\s+s[åa]\s+h[äa]r|"
    r"tillagning|instruktioner|fremgangsm[åa]de|s[åa]dan\s+g[øo]r\s+du|tilberedning|fremgangsm[åa]te|slik\s+gj[øo]r\s+du|"
    r"spos[óo]b\s+(?:przygotowania|wykonania)|przygotowanie|wykonanie|elk[ée]sz[íi]t[ée]s(?:e)?|postup(?:\s+p[řr][íi]pravy)?|p[řr][íi]prava|"
    r"valmistus(?:ohje)?|ohjeet|yap[ıi]l[ıi][şs][ıi]|yap[ıi]m[ıi]|nas[ıi]l\s+yap[ıi]l[ıi]r|tarif(?:in)?\s+ad[ıi]mlar[ıi]|c[áa]c\s+b[ướu]+c(?:\s+(?:n[ấa]u|th[ựu]c\s+hi[ệe]n|l[àa]m))?|haz[ıi]rlan[ıi][şs][ıi]|priprem[ae]|priprava|postupak|mod\s+de\s+preparare|"
    r"cara\s+(?:membuat|memasak)|c[áa]ch\s+l[àa]m|(?:(?:способ|рецепт|процесс)\s+)?приготовлени[ея]|приготування|(?:начин\s+на\s+)?приготвяне|"
    r"voorbereiding(?:en)?|vorbereitung(?:en)?|f[öo]rberedelser?|esivalmistelut|"
    r"zubereiten|herstellung|vorgehen(?:sweise)?|arbeitsweise|so\s+wird(?:['’]?s|\s+es)\s+was|wie\s+geht(?:['’]?s|\s+es)|los\s+geht['’]?s|so\s+(?:machen\s+wir|geht)\s+(?:es|das)|"
    r"progression|d[ée]roulement|confection|ex[ée]cution|fa[çc]on\s+de\s+faire|comment\s+(?:(?:le|la|les)\s+)?(?:pr[ée]parer|proc[ée]der)|"
    r"ejecuci[óo]n|manos\s+a\s+la\s+obra|forma\s+de\s+(?:hacerlo|prepararlo|preparaci[óo]n)|c[óo]mo\s+(?:lo\s+|la\s+)?(?:hacemos|preparamos)|(?:lo\s+|la\s+)?hacemos\s+as[íi]|"
    r"come\s+(?:procedere|prepararl[oaie]|fare)|lavorazione|modalit[àa]\s+di\s+preparazione|istruzioni|"
    r"bereiden|zo\s+(?:doe\s+je|gaat)\s+(?:het|dit)|zo\s+ga\s+je\s+te\s+werk|maak\s+het\s+zo|hoe\s+te\s+maken|stappen(?:plan)?|"
    r"confec[çc][ãa]o|execu[çc][ãa]o|elabora[çc][ãa]o|modo\s+de\s+confec[çc][ãa]o|m[ãa]os\s+[àa]\s+obra|como\s+(?:se\s+)?faz(?:er)?|passo\s+a\s+passo|"
    r"(?:(?:gj?[øo]r\s+)?s[åa]\s?h[äa]r\s+(?:g[öo]r|lagar)\s+(?:du|man)(?:\s+det)?)|g[öo]r\s+(?:s[åa]\s?h[äa]r|s[åa])|s[åa]\s+g[öo]r\s+(?:du|man)|tillv[äa]gag[åa]ngss[äa]tt|beredning|"
    r"s[åa]dan\s+(?:g[øo]r|laver)\s+(?:du|man)(?:\s+det)?|g[øo]r\s+s[åa]dan(?:\s+her)?|s[åa]dan\s+g[øo]res|s[åa]nn\s+(?:gj[øo]r|lager)\s+(?:du|vi)(?:\s+det)?|"
    r"slik\s+(?:gj[øo]r|lager)\s+(?:du|man|vi)(?:\s+det)?|framgangsm[åa]te|gj[øo]r\s+slik|"
    r"jak\s+(?:to\s+)?(?:zrobi[ćc]|przygotowa[ćc]|przyrz[ąa]dzi[ćc])|spos[óo]b\s+przyrz[ąa]dzenia|przyrz[ąa]dzanie|krok\s+po\s+kroku|"
    r"(?:n[äa]in\s+teet|tee\s+n[äa]in|n[äa]in\s+se\s+tehd[äa][äa]n)|valmistustapa|valmistaminen|ty[öo]vaiheet|teko-?ohje|"
    r"εκτέλεση|οδηγίες|διαδικασία|(?:אופן|הוראות)\s+ה?הכנה|אופן\s+ההכנה|طريقة\s+(?:التحضير|العمل)|作り方|手順|做法|作法|(?:烹[饪飪]|制作|製作|料理)?步[骤驟]|만드는\s*법|조리\s*(?:법|순서)"
)
STEP = r"steps?|instructions?|schritte?|[ée]tapes?|pasos?|pass[oi]|fas[ei]|stap|passos?|steg|trin|krok|vaihe"

COUNT_WORD = "one|two|three|four|five|six|seven|eight|nine|ten|eins|zwei|drei|un|deux|trois|uno|due|tre|dos|tres"

ORDINAL_LABEL = re.compile(
    rf"^\W*(?:\d{{1,2}}\s*[.)]\s*)?(?:{STEP})?\s*(?:n[°º.]\s*)?\d{{1,2}}\s*[.:)\-–]?\s*$|^\W*(?:{STEP})\s*(?:{COUNT_WORD})?\W*$|"
    rf"^\W*(?:{STEP})\s*\d{{1,2}}\s*(?:/|of|von|sur|van|de|di|av)\s*\d{{1,2}}\W*$|^\W*\d{{1,2}}(?:\.|st|nd|rd|th|i?[eè]re|i?[eè]me|nde?|e|er|[ºªao])?\s*(?:{STEP})\W*$",
    re.IGNORECASE,
)
"""A name that only counts: "Step 1", "Schritt 2:", "3."."""

_FOR_SO_MANY = r"(?:for|f[üu]r|pour|para|per|voor|till?|x)\s+(?:ca\.?\s+|about\s+|circa\s+|environ\s+|etwa\s+)?"
_FOR_SO_MANY += (
    r"(?:\d[^:：]{0,30}?|(?:two|four|six|eight|zwei|drei|vier|sechs|acht|deux|quatre|six|huit|dos|cuatro|seis|ocho|due|quattro|sei|otto|twee|vier|zes|dois|duas|quatro|"
    r"oito|två|fyra|sex|to|fire|seks|dw(?:ie|óch)|czter(?:ech|y)|neljälle|kahdelle)\s+[^\W\d_]{3,12})"
)

_LIST_OF = r"(?:the\s+|la\s+)?(?:list\s+of\s+|list[ae]s?\s+(?:de\s+|des\s+|d['’]\s?|degli\s+|di\s+))(?:the\s+|los\s+|les\s+|os\s+)?"

_RECIPE = r"recette|rezept|receta|ricetta|recept(?:et)?|receita|opskrift(?:en)?|oppskrift(?:en)?|przepis|ohje|resepti"
"""What stands above a method in some places, and above the whole recipe in others."""

_NEEDED = (
    r"(?:(?:das|was|daf[üu]r|dazu)\s+)?(?:ben[öo]tigt|braucht)\s+(?:man|ihr|du|wird|werden)|man\s+nehme|sie\s+(?:brauchen|ben[öo]tigen)|ben[öo]tigte\s+zutaten|ihr\s+ben[öo]tigt|du\s+ben[öo]tigst|"
    r"(?:ce\s+(?:qu['’]il|dont)\s+)?(?:vous\s+avez|on\s+a|tu\s+as)\s+besoin(?:\s+de)?|vous\s+aurez\s+besoin(?:\s+de)?|il\s+(?:vous|nous|te)\s+faut|il\s+faut|"
    r"(?:(?:lo|qu[ée])\s+(?:que\s+)?)?(?:necesitamos|necesitaremos|vamos\s+a\s+necesitar|se\s+necesita|necesitar[áa]s)|(?:nos\s+)?hace\s+falta|"
    r"occorrente|occorr(?:e|ono)|(?:cosa\s+)?(?:ci|vi|ti)\s+(?:occorre|serve|servono|vuole|vogliono)|cosa\s+occorre|"
    r"(?:wat\s+)?heb\s+je\s+nodig|je\s+hebt\s+nodig|nodig\s+voor\s+[^\d:]{2,30}|wat\s+is\s+er\s+nodig|boodschappen|"
    r"(?:(?:o\s+)?que\s+)?(?:voc[êe]\s+)?(?:vai|vamos|ir[áa])\s+precisar(?:\s+de)?|(?:voc[êe]\s+)?precisa\s+de|"
    r"(?:det(?:ta)?\s+(?:h[äa]r\s+)?)?beh[öo]ver\s+(?:du|man)|(?:du|man)\s+beh[öo]ver|det\s+beh[öo]vs|"
    r"(?:(?:hvad|det|dette)\s+)?(?:du\s+skal|skal\s+(?:du|man|der))\s+bruge?|det\s+(?:du\s+)?trenger(?:\s+du)?|dette\s+trenger(?:\s+du)?|"
    r"(?:czego\s+|co\s+)?(?:potrzebujemy|potrzebujesz|b[ęe]dzie\s+potrzebne|b[ęe]d[ąa]\s+potrzebne)|potrzebne(?:\s+sk[łl]adniki)?|materia[łl]y|"
    r"(?:n[äa]it[äa]\s+)?tarvitset|(?:mit[äa]\s+)?tarvitaan|tarvikkeet|aineet|aineksia|"
    r"(?:what\s+)?you(?:'|’)?(?:ll|\s+will)?\s+need(?!\s+(?:to|a|an|for)\b)|shopping\s+list|das\s+brauchst\s+du|(?:(?:das|was)\s+)?(?:du\s+brauchst(?:\s+f[üu]r\s+(?:den|die|das)\s+[\w-]+)?|"
    r"ihr\s+braucht|man\s+braucht)|einkaufsliste|i\s+used|da\s+comprare|lo\s+que\s+necesitas|what\s+goes\s+in(?:to\s+it)?|nodig|"
    r"benodigdheden|dit\s+heb\s+je\s+nodig|"
    r"wat\s+heb\s+je\s+nodig|(?:ce\s+qu['’])?il\s+(?:vous\s+|te\s+)?faut|du\s+beh[öo]ver|det\s+(?:skal|har)\s+du\s+(?:bruge|brug\s+for)|"
    r"(?:(?:dette|det)\s+)?trenger\s+du|du\s+trenger|necesitas|"
    r"cosa\s+serve|voc[êe]\s+vai\s+precisar"
)

SHOPPING_HEADING = re.compile(
    r"^\W*(?:[^\W\d_]+\W+){0,3}(?:shopping\s+list|grocery\s+list|einkaufs(?:liste|zettel)|liste\s+(?:de|des)\s+courses|lista\s+de\s+(?:la\s+)?compras?|"
    r"lista\s+della\s+spesa|da\s+comprare|boodschappen(?:lijst(?:je)?)?|ink[öo]pslista|indk[øo]bs(?:liste|seddel)|handleliste|lista\s+zakup[óo]w|ostoslista)"
    r"(?:\W+(?:for|f[üu]r|pour|para|per|voor|f[öo]r|til|dla)(?:\s+\w+){1,3})?\W*$",
    re.IGNORECASE,
)
METHOD_HEADING = re.compile(
    rf"^\W*(?:(?:pour|para|per|f[üu]r|voor)\s+(?:la|le|a|o|die|de)\s+|the\s+|les\s+|la\s+|die\s+|recipe\s+|step[- ]by[- ]step\s+|"
    rf"cooking\s+|"
    rf"baking\s+)*(?:{METHOD}|{_RECIPE})\W*$",
    re.IGNORECASE,
)
INGREDIENTS_HEADING = re.compile(
    rf"^\W*(?:the\s+|les\s+|die\s+|recipe\s+|{_LIST_OF}|{_FOR_SO_MANY}\s+)?(?:{INGREDIENTS}|{_NEEDED})(?:\s*[(:（：【].{{0,40}}|\s+{_FOR_SO_MANY}|\W+(?:makes|serves|yields?)\s.{{0,30}})?\W*$|"
    rf"^\W*{_FOR_SO_MANY}\s*[:：]\W*$",
    re.IGNORECASE,
)
INGREDIENTS_OF_KIND = re.compile(rf"^\W*(?:[^\W\d_][\w-]*\s+){{1,2}}(?:{INGREDIENTS})\W*$", re.IGNORECASE)
""" "Dry ingredients", "other ingredients": the name of a group, which speaks of a list all the same."""
INLINE_HEADING = re.compile(
    rf"^\W*(?:(?:the\s+|les\s+|la\s+|recipe\s+)?(?:(?:{INGREDIENTS}|{_NEEDED})(?:\s*\([^()]{{0,40}}\)|\s+{_FOR_SO_MANY})?|{_FOR_SO_MANY})"
    rf"\s*[:：]\s*(?=\S.{{15}})|(?:the\s+|la\s+|les\s+)?(?:{METHOD})\s*[:：]\s*(?=[^\W\d_].{{30}}))",
    re.IGNORECASE,
)
"""The name of a part with the part itself behind it in the same line."""

LISTED_AT_ONCE = re.compile(rf"^(?:{INGREDIENTS})\s+(?=[\w¼½¾⅓⅔])", re.IGNORECASE)
"""The name of the list and the list in one line, without a colon."""
PREPARES_HEADING = re.compile(
    r"^\W*(?:voorbereiding(?:en)?|vorbereitung(?:en)?|f[öo]rberedelser?|forberedelser?|esivalmistelut|mise\s+en\s+place|preparativos)\W*$",
    re.IGNORECASE,
)
"""What is done before the method proper, under a heading of its own."""

METHOD_OPENING = re.compile(
    rf"^\W*(?:(?:step[- ]by[- ]step|recipe)\b|(?:{METHOD}|so\s+wird|aan\s+de\s+slag|"
    rf"zo\s+maak|c[óo]mo\s+(?:preparar|hacer|fazer)|come\s+(?:si\s+)?(?:prepara(?:re)?|fare)|comment\s+(?:préparer|faire)|"
    rf"so\s+(?:gelingt|bereite[nt]))\b)",
    re.IGNORECASE,
)
"""How a heading begins that names the method together with the dish; only for heading elements."""
INGREDIENTS_OPENING = re.compile(rf"^\W*(?:(?:the\s+)?(?:{INGREDIENTS}|{_NEEDED})\b)", re.IGNORECASE)

_SAID_BY_READERS = (
    r"(?:\d+|no)\s+(?:comments?|responses?|replies|thoughts?)(?:\s+(?:on|to)\s.{1,60}|\s+yet)?|(?:post|add|write)\s+a\s+(?:comment|reply|review)|"
    r"[^\d.:!?]{2,30}\s(?:said|says|wrote)\s*(?:[.…]+|:)|(?:reader\s+)?reviews?(?:\s*\(\d+\))?"
)
SAID_BY_READERS = re.compile(rf"^\W*(?:{_SAID_BY_READERS})\W*$", re.IGNORECASE)
"""Headings of comments, and of each of them, where no element holds them."""
AFTER_HEADING = re.compile(
    r"^\W*(?:(?:les?|la|mes|nos|los|las|mis|el|il|i|gli|os|as|o|a|de|het|mijn|meine?|unsere?|die|das|my|our|the)\s+)?"
    r"(?:(?:tipps?|dicas?|consejos?|conseils?|astuces?|trucos?|consigli[o]?|wskaz[óo]wki|vinkit)(?:\s+[^\W\d_]+){1,3}|"
    r"(?:(?:recipe|cooking|cook['’]?s|chef['’]?s)\s+)?notes?|(?:(?:recipe|cook['’]?s|chef['’]?s|serving|storage)\s+)?tips?(?:\s+\w+|\s*(?:&|and)\s*\w+)?|"
    r"variations?|substitutions?|serving\s+suggestions?|"
    rf"{_SAID_BY_READERS}|nutrition(?:al)?(?:\s+(?:facts|information|info))?|comments?|equipment|"
    r"storage|faqs?|video|related(?:\s+recipes)?|"
    r"you\s+(?:may|might)\s+also\s+like|leave\s+a\s+(?:comment|reply)|n[äa]hrwerte?|kommentare?|notizen|tipps?|hinweise?|"
    r"astuces?|conseils?|commentaires?|"
    r"valeurs?\s+nutritionnelles?|consejos?|comentarios?|notas?|consigli[o]?|note|commenti|opmerkingen|reacties|"
    r"voedingswaarde[n]?|dicas?|coment[áa]rios|"
    r"n[äa]ringsv[äa]rde|kommentarer|n[æa]ringsinnhold|n[æa]ringsindhold|"
    r"abwandlung(?:en)?|variante[ns]?|variation(?:en|er)|anmerkung(?:en)?|bemerkung(?:en)?|serviervorschlag|aufbewahrung|haltbarkeit|n[äa]hrwertangaben|"
    r"schwierigkeit(?:sgrad)?|(?:schreibe?\s+einen|hinterlasse\s+einen)\s+kommentar|kommentar\s+verfassen|das\s+k[öo]nnte\s+(?:dir|dich|sie|ihnen|euch)\b.{0,40}|"
    r"(?:[äa]hnliche|weitere|mehr)\s+rezepte|remarques?|suggestions?|bon\s+[àa]\s+savoir|conservation|laisser\s+un\s+commentaire|"
    r"(?:vous\s+aimerez|[àa]\s+(?:lire|voir|d[ée]couvrir))\s+aussi|trucos?|sugerencias?|variaciones|conservaci[óo]n|deja\s+(?:un\s+comentario|tu\s+comentario|una\s+respuesta)|"
    r"(?:tambi[ée]n\s+)?te\s+puede(?:n)?\s+(?:interesar|gustar)|informaci[óo]n\s+nutricional|varianti|conservazione|lascia\s+un\s+commento|valori\s+nutrizionali|"
    r"suggeriment[oi]|curiosit[àa]|potrebbe(?:ro)?\s+(?:interessarti|piacerti)\b.{0,20}|variaties?|varianten|bewaren|(?:bewaar|serveer)tips?|(?:geef|plaats)\s+een\s+reactie|lees\s+ook|"
    r"varia[çc](?:[ãa]o|[õo]es)|sugest(?:[ãa]o|[õo]es)|observa[çc](?:[ãa]o|[õo]es)|obs|conserva[çc][ãa]o|deixe\s+(?:um|seu)\s+coment[áa]rio|informa[çc](?:[ãa]o|[õo]es)\s+nutriciona(?:l|is)|"
    r"(?:veja|leia)\s+(?:tamb[ée]m|mais)|f[öo]rvaring|l[äa]mna\s+(?:en\s+kommentar|ett\s+svar)|n[äa]ringsinneh[åa]ll|l[äa]s\s+(?:ocks[åa]|mer)|variasjon(?:er)?|"
    r"opp?bevaring|skriv\s+(?:en\s+)?kommentar|legg\s+igjen\s+(?:en\s+kommentar|et\s+svar)|l[æe]s\s+ogs[åa]|wskaz[óo]wk[ai]|porad[ay]|rad[ay]|uwagi|komentarze|"
    r"(?:dodaj|zostaw)\s+komentarz|warto[śs]ci\s+od[żz]ywcze|warianty|zobacz\s+(?:te[żz]|tak[żz]e|r[óo]wnie[żz])|vink(?:ki|it|kej[äa])|kommentit|j[äa]t[äa]\s+(?:kommentti|vastaus)|"
    r"ravintoarvot?|(?:lue|katso)\s+my[öo]s|huom(?:io|aa)?)(?:\s+(?:e|y|et|und|en|og|och|i|ja|&|and)\s+[^\W\d_]+)?\W*$",
    re.IGNORECASE,
)
"""Headings of what follows a recipe."""
EQUIPMENT_HEADING = re.compile(
    r"^\W*(?:(?:special|other|helpful|kitchen|recommended)\s+)?(?:(?:equipment|utensils?|tools?)(?:\s+(?:and|&)\s+(?:equipment|utensils?|tools?))?(?:\s+(?:needed|used|list|you(?:['’]ll)?\s+need))?|utensilien|k[üu]chenger[äa]te|zubeh[öo]r|"
    r"mat[ée]riel|ustensiles?|utensili|strumenti|utensilios|utens[íi]lios|verder\s+nodig|keukengerei|utstyr|udstyr|redskap)\W*$",
    re.IGNORECASE,
)
AFTER_WORDS = re.compile(
    r"\b(?:tips?|pointers?|mistakes?|substitut\w+|swaps?|variations?|faqs?|questions?|storage|store|leftovers?|notes?|tools?|macros?|"
    r"nutrition\w*|comments?|reviews?|related|why|"
    r"serve\s+with|what\s+to\s+serve|more|tipps?|varianten?|aufbewahr\w+|variantes?|conservation|consejos?|consigli|"
    r"conservazione|bewaren|dicas?|tips|f[öo]rvaring|"
    r"abwandlung\w*|variation\w*|variacion\w*|varia[çc][õo]es|varianti|variasjon\w*|opp?bevaring|przechowywani\w*|wskaz[óo]wk\w*|s[äa]ilytys|vink(?:ki|it)|"
    r"conservaci[óo]n|n[äa]hrwert\w*|ravintoarvot?)\b",
    re.IGNORECASE,
)
"""Words in a heading of what stands beside a recipe and reads like a method."""


def columns_of_ingredients(columns: Iterable[str]) -> list[str]:
    """The first of a table's columns that names its list: "Ingredient", "Baker's %", "Weight"."""
    return [name for column in columns if INGREDIENTS_HEADING.match(name := column[:_COLUMN_SIZE].strip())][:1]


def in_lower_case(pattern: re.Pattern[str]) -> re.Pattern[str]:
    """The pattern for lines in lower case. Folding the case of each letter it tries makes a search take three times as long."""
    return re.compile(pattern.pattern, pattern.flags & ~re.IGNORECASE)
