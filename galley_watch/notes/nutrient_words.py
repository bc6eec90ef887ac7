"""What nutrients are called in the languages of notes (pure), in the order of ``nutrients.NUTRIENTS``."""

NUTRIENT_WORDS: dict[str, tuple[str, ...]] = {
    "da": (
        "kalorier", "kulhydrater", "kolesterol", "fedt", "fibre", "protein",
        "mættet fedt", "portion", "natrium", "sukker", "transfedt", "umættet fedt",
    ),
    "de": (
        "Kalorien", "Kohlenhydrate", "Cholesterin", "Fett", "Ballaststoffe", "Eiweiß",
        "gesättigte Fettsäuren", "Portion", "Natrium", "Zucker", "Transfette", "ungesättigte Fettsäuren",
    ),
    "es": (
        "calorías", "hidratos de carbono", "colesterol", "grasas", "fibra", "proteínas",
        "grasas saturadas", "porción", "sodio", "azúcares", "grasas trans", "grasas insaturadas",
    ),
    "fr": (
        "calories", "glucides", "cholestérol", "lipides", "fibres", "protéines",
        "acides gras saturés", "portion", "sodium", "sucres", "acides gras trans", "acides gras insaturés",
    ),
    "it": (
        "calorie", "carboidrati", "colesterolo", "grassi", "fibre", "proteine",
        "grassi saturi", "porzione", "sodio", "zuccheri", "grassi trans", "grassi insaturi",
    ),
    "nl": (
        "calorieën", "koolhydraten", "cholesterol", "vet", "vezels", "eiwit",
        "verzadigd vet", "portie", "natrium", "suikers", "transvet", "onverzadigd vet",
    ),
    "no": (
        "kalorier", "karbohydrater", "kolesterol", "fett", "fiber", "protein",
        "mettet fett", "porsjon", "natrium", "sukker", "transfett", "umettet fett",
    ),
    "pl": (
        "kalorie", "węglowodany", "cholesterol", "tłuszcz", "błonnik", "białko",
        "tłuszcze nasycone", "porcja", "sód", "cukry", "tłuszcze trans", "tłuszcze nienasycone",
    ),
    "pt": (
        "calorias", "hidratos de carbono", "colesterol", "gorduras", "fibra", "proteínas",
        "gorduras saturadas", "porção", "sódio", "açúcares", "gorduras trans", "gorduras insaturadas",
    ),
    "sv": (
        "kalorier", "kolhydrater", "kolesterol", "fett", "fibrer", "protein",
        "mättat fett", "portion", "natrium", "socker", "transfett", "omättat fett",
    ),
}  # fmt: skip
