"""Lists of materials that read like ingredients (pure): soap, paint and fertilizer have amounts and steps too, but nobody eats them."""

from __future__ import annotations

import re
from collections.abc import Sequence

_THINGS = (
    r"soaps?|candles?|fertili[sz]ers?|(?:oven|drain|toilet|window|glass|surface|floor|household|all[- ]purpose|homemade) cleaners?|"
    r"detergents?|paints?|slime|glue|shampoos?|conditioners?|lotions?|"
    r"(?:lip|hand|body|beard|tattoo) (?:balm|butter|cream|scrub)s?|bath (?:bombs?|salts?)|deodorants?|face (?:masks?|creams?)|"
    r"hair masks?|toothpaste|perfumes?|concrete|plasters?|"
    r"weed ?killers?|insecticides?|bug sprays?|air fresheners?|pot(?:ting)? ?(?:mix|soil)|fabric softeners?|wreaths?|planters?|"
    r"knitting|crochet|sewing|quilts?|terrariums?|bird ?feeders?|wood (?:stain|polish)|papier[- ]m[âa]ch[ée]",
    r"\w*seifen?|\w*kerzen?|\w*dünger|jauche|\w*reiniger|waschmittel|waschpulver|weichspüler|wandfarbe|kleber|kleister|"
    r"schleim selber|haarshampoo|\w*balsam|badekugeln?|badesalz|deo(?:creme|dorant)?|"
    r"gesichtsmasken?|handcreme|zahnpasta|parfüm|beton|blumenerde|\w*spray|türkranz|\w*stricken|häkeln|nähen|hochbeet|insektenhotel|"
    r"pappmach[ée]",
    r"savons?|bougies?|engrais|purin|lessive|nettoyant|peinture|colle|shampo+ing|baume|cr[èe]me (?:pour les mains|hydratante|"
    r"visage)|d[ée]odorant|masque (?:visage|cheveux)|dentifrice|parfum|b[ée]ton|terreau|tricot|crochet|couture",
    r"jab[óo]n(?:es)?|velas?|fertilizantes?|abono|detergente|limpiador|pintura|pegamento|champ[úu]|b[áa]lsamo|crema (?:de manos|"
    r"facial|corporal)|desodorante|mascarilla|perfume|hormig[óo]n|insecticida|ganchillo|costura",
    r"sapon[ei]|candel[ae]|fertilizzante|concime|detersivo|detergente|pittura|colla|balsamo|crema (?:mani|viso|corpo)|deodorante|"
    r"maschera (?:viso|capelli)|dentifricio|profumo|cemento|uncinetto|cucito",
    r"zeep|kaars(?:en)?|\w*meststof(?:fen)?|plantenvoeding|schoonmaakmiddel|wasmiddel|verf|lijm|lippenbalsem|handcr[èe]me|deodorant|"
    r"gezichtsmasker|tandpasta|parfum|beton|potgrond|breien|haken|naaien",
    r"sab[ãa]o|sabonetes?|vela|adubo (?:caseiro|org[âa]nico|l[íi]quido|para)|fertilizante|detergente|limpador|tinta caseira|"
    r"cola caseira|xampu|creme (?:para as m[ãa]os|facial)|m[áa]scara (?:facial|capilar)|pasta de dente|cimento|inseticida|tric[ôo]|"
    r"croch[êe]|costura",
    r"tv[åa]l|\w*ljus st[öo]pa|g[öo]dsel|n[äa]sselvatten|reng[öo]ringsmedel|tv[äa]ttmedel|f[äa]rg|lim|schampo|l[äa]ppbalsam|"
    r"handkr[äa]m|ansiktsmask|tandkr[äa]m|parfym|betong|planteringsjord|stickning|sticka|virka|sy",
    r"s[æa]be|stearinlys|g[øo]dning|reng[øo]ringsmiddel|vaskemiddel|maling|lim|l[æa]bepomade|h[åa]ndcreme|ansigtsmaske|tandpasta|"
    r"beton|pottemuld|"
    r"s[åa]pe|gj[øo]dsel|rengj[øo]ringsmiddel|leppepomade|h[åa]ndkrem|ansiktsmaske|tannkrem|betong|blomsterjord|strikkeopskrift|"
    r"strikkeoppskrift|strikke|h[æe]kle?",
)
_NAMES_THING = re.compile(rf"(?<![\w-])(?:{'|'.join(_THINGS)})(?![\w-])")
"""What is made, as a title says it. These patterns are for lines in lower case, which takes a third of the time."""
_MATERIAL = re.compile(
    r"essential oils?|\bshea\b|bees ?wax|soy wax|paraffin|\bwicks?\b|hydroxide|\blye\b|borax|washing soda|soda crystals|castile|"
    r"dish soap|liquid soap|detergent|bleach|"
    r"\bglue\b|\bpaint|pigment|plaster of paris|cement|\bgravel\b|\bsand\b|perlite|vermiculite|potting|compost|manure|fertili[sz]er|"
    r"screws?\b|\bnails\b|plywood|timber|sandpaper|"
    r"\bfabric\b|\bfelt\b|\byarn\b|(?:knitting|sewing|tapestry|circular) needles?|needles\b|crochet hook|scissors|rubbing alcohol|"
    r"witch hazel|turpentine|contact lens|spray bottle|paintbrush|goggles|"
    r"ätherische|sheabutter|(?:bienen|soja|kerzen|raps)wachs|\bdocht|natriumhydroxid|ätznatron|waschsoda|kernseife|spülmittel|"
    r"waschmittel|kleister|klebstoff|pigment|gips|zement|blumenerde|kompost|dünger|schrauben|"
    r"sperrholz|schleifpapier|\bfilz\b|\bstoff\b|\bwolle\b|\bgarn\b|stricknadel|häkelnadel|sprühflasche|schutzbrille|"
    r"huiles? essentielles?|karit[ée]|cire d['’]abeille|\bm[èe]ches?\b|soude caustique|cristaux de soude|savon|lessive|\bcolle\b|"
    r"pl[âa]tre|ciment|gravier|terreau|\bengrais\b|contreplaqu|papier de verre|feutrine|aiguilles? |pelotes? |"
    r"lunettes de protection|vaporisateur|"
    r"aceites? esenciale?s?|\bkarit[ée]|cera de (?:abeja|soja)|\bmechas?\b|sosa c[áa]ustica|\bb[óo]rax\b|jab[óo]n|detergente|"
    r"pegamento|\byeso\b|\bgrava\b|\btornillos\b|\blija\b|fieltro|pulverizador|"
    r"oli[oi] essenzial[ei]|cera d['’]api|stoppin[oi]|soda caustica|sapone|detersivo|colla vinilica|\bgesso\b|ghiaia|compensato|"
    r"carta vetrata|feltro|"
    r"etherische olie|bijenwas|\blont(?:en)?\b|natronloog|zeep|wasmiddel|\blijm\b|\bgips\b|potgrond|schroeven|schuurpapier|\bvilt\b|"
    r"[óo]leos? essencia(?:l|is)|cera de abelha|pavio|soda c[áa]ustica|sab[ãa]o|detergente|\bcola branca\b|\bcimento\b|parafusos|"
    r"\blixa\b|feltro|"
    r"eterisk|bivax|\bveke\b|kaustik|tv[åa]l|diskmedel|tv[äa]ttmedel|\blim\b|\bgips\b|\bgrus\b|planteringsjord|skruvar|sandpapper|"
    r"\bfilt\b|"
    r"æterisk|bivoks|\bv[æa]ge\b|natriumhydroxid|kaustisk|s[æa]be|opvaskemiddel|vaskemiddel|pottemuld|skruer|sandpapir|s[åa]pe|"
    r"oppvaskmiddel|blomsterjord"
)
_GEAR = re.compile(
    r"\bgloves?\b|\bbuckets?\b|handschuhe|\beimer\b|\bgants\b|\bseau\b|guantes|guanti|secchio|luvas|balde|handskar|\bhink\b|"
    r"handsker|\bspand\b|hansker|b[øo]tte\b"
)
"""Wanted in kitchens as well, but no food."""
_FEWEST = 2
_SHARE = 0.3


def is_not_food(title: str, ingredients: Sequence[str]) -> bool:
    """The title names it and one line at least is a material or gear, or three lines in ten are materials."""
    lines = [line.lower() for line in ingredients]
    materials = sum(1 for line in lines if _MATERIAL.search(line))
    if materials >= _FEWEST and materials >= _SHARE * len(lines):
        return True
    return _NAMES_THING.search(title.lower()) is not None and (materials > 0 or any(map(_GEAR.search, lines)))
