"""The words by which pages state times and servings (pure): ten languages in full, the commonest of some twenty more."""

from __future__ import annotations

import re

TIMES = {
    "prep_minutes": r"prep(?:aration|\.)?(?:[\s-]+time)?|active(?:\s+time)?|hands[- ]on(?:\s+time)?|vorbereitung(?:szeit)?|"
    r"arbeitszeit|zubereitung(?:szeit)?|(?:temps\s+de\s+)?pr[ée]paration|(?:tiempo\s+de\s+)?preparaci[óo]n|(?:tempo\s+di\s+)?preparazione|"
    r"voorbereiding(?:stijd)?|(?:tempo\s+de\s+)?prepar(?:o|a[çc][ãa]o)|f[öo]rberedelse(?:r|tid)?|forberedelse(?:r|stid)?|arbe(?:j|i)dstid|arbetstid|"
    r"(?:czas\s+)?przygotowani[ae]|(?:doba|čas)\s+přípravy|příprava|előkészítés(?:i\s+idő)?|(?:время\s+)?подготовк[аи]|"
    r"(?:esi)?valmistelu(?:aika)?|priprema|príprava|"
    r"hazırl(?:ama|ık)(?:\s+süresi)?|(?:timp\s+de\s+)?(?:preparare|pregătire)|χρόνος\s+προετοιμασίας|זמן\s+הכנה|(?:مدة|وقت|زمن)\s+التحضير|準備時間|준비\s?시간|chuẩn\s+bị",
    "cook_minutes": r"cook(?:s|ing)?(?:[\s-]+time)?|bak(?:e|ing)(?:[\s-]+time)?|koch(?:zeit)?|back(?:zeit)?|koch-?\s?/\s?backzeit|garzeit|"
    r"(?:temps\s+de\s+)?cuisson|(?:tiempo\s+de\s+)?(?:cocci[óo]n|cocinado|horneado)|(?:tempo\s+di\s+)?cottura|kooktijd|oventijd|baktijd|"
    r"(?:tempo\s+de\s+)?(?:cozimento|cozedura|forno)|tillagning(?:stid)?|koketid|tilberedning(?:stid)?|stege?tid|steketid|bagetid|"
    r"(?:czas\s+)?(?:gotowani[ae]|pieczeni[ae]|smażeni[ae])|(?:(?:doba|čas)\s+)?(?:vaření|pečení)|kypsennys(?:aika)?|(?:paisto|keitto)aika|"
    r"kuhanje|pečenje|varenie|pečenie|(?:főzési|sütési)\s+idő|pişirme(?:\s+süresi)?|"
    r"(?:timp\s+de\s+)?(?:gătire|coacere|fierbere)|χρόνος\s+μαγειρέματος|זמן\s+(?:בישול|אפייה)|(?:مدة|وقت|زمن)\s+(?:الطهي|الطبخ)|加熱時間|nấu",
    "total_minutes": r"total(?:\s+ti(?:me|d))?|totale?\s+(?:bereidings)?tijd|"
    r"(?:ready|done)\s+in|takes|make\s+time|time|gesamt(?:zeit)?|zeit\s+gesamt|dauer|fertig\s+in|(?:temps\s+)?total|"
    r"pr[êe]te?\s+en|"
    r"dur[ée]e|tiempo\s+total|tiempo|listo\s+en|tempo\s+totale?|totale(?!\s+tijd)|tempo|pronto\s+in|pronto\s+em|bereidingstijd|klaar\s+in|"
    r"(?:samlet\s+)?tid(?:\s+i\s+alt)?|total\s*tid|tidsforbrug|klart?\s+p[åa]|całkowity\s+czas(?:\s+przygotowania)?|czas(?:\s+całkowity)?|celkov[ýá]\s+(?:čas|doba)|"
    r"(?:elkészítési|teljes)\s+idő|czas\s+łącznie|(?:kokonais|valmistus)aika|(?:общее\s+)?время(?:\s+(?:приготовления|готовки))?|toplam\s+süre|timp(?:\s+total)?|συνολικός\s+χρόνος|"
    r"זמן\s+כולל|الوقت\s+(?:الكلي|الإجمالي)|час\s+приготування|waktu|时间|時間|用时|調理時間|所要時間|조리\s?시간|烹饪时间|烹飪時間",
}
"""Labels of times, without the number that follows."""

EITHER = re.compile("zubereitung", re.IGNORECASE)
"""A label of preparation that means cooking where another one means preparation."""
WHOLE_OR_COOKING = re.compile(
    r"bereidingstijd|valmistusaika|elkészítési\s+idő|время\s+приготовления|час\s+приготування|調理時間|조리\s?시간|烹饪时间|烹飪時間",
    re.IGNORECASE,
)
"""A label of the whole that means cooking where another one surely means the whole."""
SURELY_WHOLE = re.compile(
    r"total|gesamt|samlet|kokonais|celkov|całkow|łącznie|teljes|toplam|общее|συνολ|כולל|الكلي|الإجمالي|i\s+alt|所要", re.IGNORECASE
)
HOURS = (
    r"h|hrs?|hours?|std\.?|stunden?|heures?|horas?|or[ae]|uur|uren|timm(?:e|ar)|timer?|tim|t|godz\.?|godzin[ya]?|hod(?:in[ay]?)?|[óo]ra|tunti?a?|"
    + (r"час(?:а|ов)?|ч|годин[аи]?|saat|ώρ(?:α|ες)|שעות|שעה|ساعات|ساعة|時間|小时|小時|시간")
)
MINUTES = (
    r"minut(?:e[nrs]?|os?|i|ter|y|ów|a|tia)?|mins?|minuuttia|menit|phút|хв(?:илин[аи]?)?|mn|m|['’′]|perc|dakika|dk|"
    r"мин(?:ут[аы]?)?|λεπτά|דקות|דקה|دقيقة|دقائق|分鐘|分钟|分|분"
)
DAYS = r"days?|tage?|jours?|d[ií]as?|giorn[oi]|dag(?:en|ar|e)?|dni|dn[ůy]|nap|дн(?:я|ей)|день"

_MANY = r"\d{1,3}(?:\s*(?:[-–/~]|to|or|bis|oder|[àa]|ou|o|tot|of|til|eller|till|do|lub|or)\s*\d{1,3})?"
MANY = (
    r"(?:about\s+|approx\.?\s+|ca\.?\s*|circa\s+|env(?:iron|\.)?\s+|ungef[äa]hr\s+|etwa\s+|unos\s+|ok\.\s*|kb\.\s*|~\s*|约|約)?"
    rf"{_MANY}(?![\d.,]*\d)"
)

EATERS = (
    r"serv(?:ings?|es)|portions?|people|persons?|portionen|personen|personnes?|pers(?:\b\.?)|parts?|raciones|raci[óo]n|porciones|porci[óo]n|personas?|"
    r"comensales|leute|mann|esser|g[äa]ste|g[äa]ster|invit[ée]s|convives|invitados|ospiti|commensali|eters|gasten|porzion[ei]|person[ae]|porties?|person(?:er)?|por[çc](?:[õo]es|[ãa]o)|pessoas?|portion(?:er)?|porsjon(?:er)?|porcj[aei]|osob[ay]?|osób|"
    r"os\.|porc[eí]|adag|főre|fő|személyre|annosta|hengelle|порц(?:и[яий]|і[їй])|персоны?|porsi|orang|người|kişilik|porsiyon|por[țt]i[ie]|persoane|μερίδες|άτομα|מנות|סועדים|"
    r"حصص|أشخاص|人分|人前|人份|个人|인분"
)
"""Words for those who eat, or what they are given, that stand behind the number."""
PIECES = (
    r"st(?:[üu]ck(?:e|er|en)?|yck(?:en)?|ycks?|yks?|k\.?|uks?|\.)?|bitar|biter|bidder|"
    r"piezas|unit[àa]|sztuk[ai]?|kappaletta|pieces?|pi[eè]ces|unidades|pezzi|stuks|szt\.?|ks|kpl|db|cookies|muffins|slices|個分|枚分|个"
)

SERVED = (
    r"(?:this|it|recipe)\s+(?:recipe\s+)?(?:will\s+)?(?:makes?|serves?|yields?|feeds?)|serves|servings?(?!\s+size)|serving\s+size(?=\s*:?\s*\d{1,2}(?:\s*[-–]\s*\d{1,2})?(?:\s*(?:slices|pieces|servings|people|persons|cookies|muffins))?\W*$)|makes|gives|ger|giver|gir|yields?|feeds|enough\s+for|portions?|portionen|ergibt|anzahl|nombre\s+de\s+(?:personnes|parts|convives)|"
    r"raciones|porciones|comensales|rinde|rendimiento|porzioni|dosi(?:\s+per)?(?:\s+persone)?|porties|aantal\s+personen|por[çc][õo]es|rendimento|"
    r"portioner|antal(?:l)?(?:\s+(?:portioner|personer|porsjoner))?|m[æa]ngde|porsjoner|(?:liczba|ilość)\s+porcji|porcj[ei]|počet\s+porcí|porce|adag(?:ok)?|"
    r"annoksia|annosta|annosmäärä|(?:количество\s+|число\s+)?порц(?:и[йяи]|і[їй])|porsiyon|porsi|khẩu\s+phần|person(?:e|as|en|er|nes)|por[țt]ii|μερίδες|מנות|batch\s+size|quantit[àa]|(?:number|no\.?)\s+of\s+(?:servings|portions)|#\s+of\s+servings"
)
"""Labels that stand before the number."""
NUMBERS = {
    **dict.fromkeys(("two", "zwei", "deux", "dos", "due", "twee", "två", "to"), 2),
    **dict.fromkeys(("three", "drei", "trois", "tres", "tre", "drie"), 3),
    **dict.fromkeys(("four", "vier", "quatre", "cuatro", "quattro", "fyra", "fire"), 4),
    **dict.fromkeys(("five", "fünf", "cinq", "cinco", "cinque", "vijf", "fem"), 5),
    **dict.fromkeys(("six", "sechs", "seis", "sei", "zes", "sex", "seks"), 6),
    **dict.fromkeys(("eight", "acht", "huit", "ocho", "otto", "åtta", "otte", "åtte"), 8),
    **dict.fromkeys(("ten", "zehn", "dix", "diez", "dieci", "tien", "tio", "ti"), 10),
    **dict.fromkeys(("twelve", "zwölf", "douze", "doce", "dodici", "twaalf", "tolv", "a dozen", "one dozen"), 12),
}
"""Written out, as cooks write them behind a word for servings."""
FOR = r"for|f[üu]r|pour|para|per|voor|f[öo]r|til|till|na|pro"
"""Words that mean servings only before a number of eaters, or in the heading of the ingredients."""
NO_SERVINGS = re.compile(
    rf"^\s*(?:{HOURS}|{MINUTES}|{DAYS}|k?cal\w*|kj|%|°|º|stars?|sterne|votes?|ratings?|reviews?|comments?)(?![^\W\d_])", re.IGNORECASE
)
"""What follows a number that counts no servings."""
NEXT_LABEL = re.compile(
    r"(?:total|prep(?:aration)?|cook(?:ing)?|active|ready|time|level|difficulty|calories|course|cuisine|author|gesamt\w*|zeit\w*|dauer|"
    r"schwierigkeit\w*|kalorien|temps|dur[ée]e|difficult[ée]|tiempo|dificultad|tempo|tempi|difficolt[àa]|dificuldade|tijd|bereiding\w*|"
    r"tid|sv[åa]righetsgrad|sværhedsgrad|vanskelighetsgrad)",
    re.IGNORECASE,
)
"""The word that opens the next fact where a line states several: "Serves 4 Total time 1 hour"."""
