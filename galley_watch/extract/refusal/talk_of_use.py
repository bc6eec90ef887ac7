"""Do a list and its method speak of what is used (skin, laundry, walls, laboratories) and not of eating? (pure); twelve languages."""

from __future__ import annotations

import re
from collections.abc import Sequence

_FEWEST = 2
_MANY = 3
_TIMES = 2
_LYES = 2
_FEW_LINES = 6
"""What is baked in such a dough has more."""

_USE = (
    # English
    "laundry detergent dishwasher washing_machine disinfect cleanser limescale moisturi skincare fragrance "
    "essential_oil cosmetic lotion shampoo emulsifier "
    "preservative aloe_vera your_(?:skin|hair|face|scalp|body|beard) ornament crafts?(?!_(?:beer|ale)) "
    "salt_dough play_dough "
    "paint(?!brush) glitter varnish glue acrylic "
    "mod_podge potting_soil aphids seedling buffer edta molar reagent autoclave pipette electrophoresis "
    "deioni laborator incubat(?!ed) agarose ddh2o eppendorf falcon_tube glacial_acetic stock_solution "
    "beakers? molecular toxic fertili "
    "bleach candle soap (?:pesti|inse[ck]?t?ti|herbi|fungi|inseti)[cz]id repell?ent "
    # medicine, in all of them
    "patient_leaflet side_effects active_ingredient dosage tablets tablette(?!s?_(?:de|chocolat)) gebrauchsinformation packungsbeilage "
    "wirkstoff filmtablette dosierung posologie comprimé effets_indésirables posología comprimidos prospecto posologia compress[ae] "
    "foglio_illustrativo bijsluiter dosering bipacksedel indlægsseddel pakningsvedlegg dawkowanie ulotk tabletk "
    "annostus pakkausseloste tabletti "
    # German
    "waschmaschine waschgang waschmittel spülmaschine spülmittel reinig(?:er|ungs) putzmittel flecken hautp kopfhaut "
    "ätherisch kosmeti emulgator konservierungs salzteig "
    "basteln bemal lackier acryl blattläuse gießwasser düng kerze docht seife destillier sprühflasche "
    # French
    "lessive lave-vaisselle nettoyant désinfect calcaire huiles?_essentielle cosmétiq émulsifiant hydratant "
    "phase_(?:aqueuse|huileuse) votre_peau cheveux(?!_d) visage hydrolat "
    "cosgard pâte_à_(?:sel|modeler) peinture vernis bricolage terreau pucerons purin "
    "javel engrais bougie savon "
    # Spanish, Portuguese
    "lavadora lavavajillas limpiador desinfec cosmétic aceites?_esencial emulsionante hidratante cabello(?!_de_[áa]ngel) "
    "rostro masa_de_sal plastilina pintura barniz pegamento "
    "manualidad pulgones lejía água_sanitária abono jabón champú "
    "lava-roupas desinfetante cabelos(?!_d) massa_de_sal pulgões "
    "adubo sabão sabonete óleos?_essencia verniz artesanato "
    # Italian
    "lavatrice lavastoviglie detersivo disinfett cosmetic oli_?o?_essenzial idratante capelli(?!_d) pasta_di_sale "
    "vernice afidi candeggina concime candel stoppin sapone "
    # Dutch
    "wasmachine vaatwasser schoonmaak(?:middel|azijn) etherische zoutdeeg knutsel bladluis kaars zeep "
    # Swedish, Danish, Norwegian
    "tvättmaskin diskmaskin rengöringsm eterisk kosmetik trolldeg pyssl bladlöss gödsel tvål vaskemaskine "
    "opvaskemaskine æterisk trylledej bladlus gødning sæbe "
    "vaskemaskin oppvaskmaskin trolldeig gjødsel såpe "
    # Polish, Finnish
    "pralk zmywark czyszczą dezynf olej(?:ek|ki|ku|ków)_eteryczn kosmety włos(?:y|ów|ach) masa_solna lakier "
    "mszyc nawóz nawoz mydł pesukone astianpesukone eteeri "
    "hiukset taikataikina kirvat lannoit kynttil saippua lipeä"
)
_MODELLED = (
    "salt_dough play_dough modell?ing_(?:dough|clay) salzteig knete pâte_à_(?:sel|modeler) masa_de_sal "
    "plastilina massa_de_(?:sal|modelar) pasta_di_sale "
    "zoutdeeg trolldeg trylledej trolldeig masa_solna ciastolina taikataikina muovailu"
)
_EATING = (
    "edible serv delicious tasty taste eat(?:en|ing)? flavou?r yum dinner lunch breakfast dessert snack "
    "dish(?:es)? drink appeti schmeck lecker köstlich "
    "genieß essen(?![a-z]) servier anricht gericht nachtisch trinken délicieu savour dégust manger goût "
    "boisson boire gourmand "
    "delicios sabor sirv comer postre bebida disfruta jantar "
    "almoço sobremesa delizios gust mangia antipast sapor lekker heerlijk smaak eten toetje gerecht geniet "
    "smak god(?:a|t) äta middag efterrätt drick smag spis "
    "aftensmad drik smaczn poda(?:ć|wać|jemy) zjeść obiad deser napój herku tarjoil syö jälkiruo juoma"
)


def speaks_of_use(title: str, ingredients: Sequence[str], method: Sequence[str]) -> bool:
    """Two different words of use and none of eating, or three and twice as many as of eating.

    Lye counts for two, but only beside another one, for pretzels are dipped in it; two lines of what is food and nothing else count as a
    word of eating.
    """
    text = " ".join((title, *ingredients, *method)).lower()
    used = len({found[1] for found in _USED.finditer(text)})
    used += len(ingredients) <= _FEW_LINES and _DOUGH.search(title.lower()) is not None
    used += _LYES if used and _LYE.search(text) else 0
    if used < _FEWEST:
        return False
    eaten = len({found[1] for found in _EATEN.finditer(text)})
    eaten += sum(1 for line in ingredients if _FOOD.search(line.lower())) >= _FEWEST
    return eaten == 0 or (used >= _MANY and used >= _TIMES * eaten)


def _any_of(words: str) -> re.Pattern[str]:
    """By their beginnings, of which the longest counts."""
    stems = sorted((word.replace("_", r"[\s-]?") for word in words.split()), key=len, reverse=True)
    return re.compile(rf"\b({'|'.join(stems)})")


_USED = _any_of(_USE)
_DOUGH = _any_of(_MODELLED)
_FOOD = _any_of(
    "eggs? butter milk cream cheese chicken beef pork fish yeast chocolate cocoa icing onions? tomato potato "
    "eier eigelb milch sahne käse hähnchen fleisch "
    "hefe schokolade kakao zwiebel œufs? oeufs? beurre lait crème_(?:fraîche|liquide) fromage poulet viande "
    "levure chocolat oignons? huevos? mantequilla leche queso "
    "pollo carne levadura cebollas? uov[ao] burro latte panna formaggio lievito cioccolat cipoll eieren boter "
    "melk room kaas kip gist ovos? manteiga leite frango "
    "ägg smör mjölk grädde jäst smør mælk fløde fløte gær gjær jaj masł mlek śmietan drożdż cebul muna voita "
    "maito kerma juusto hiiva sipuli"
)
_LYE = re.compile(r"so(?:d|s|ud)[ae] c[áa]usti|caustic soda|ätznatron|natronlauge|kausti[ks]|sodium hydroxide")
_EATEN = _any_of(_EATING)
