"""What kitchens write in any language (pure): for lines in a language without a table, whose numbers and metric units can still be read."""

from __future__ import annotations

from galley_watch.ingredient.language import Language

NEUTRAL = "und"  # BCP 47: undetermined

TABLE = Language(
    code=NEUTRAL,
    units={
        "gram": "g|gr|г|гр|грам|грамм|грамма|граммов|γρ|γραμμάρια|克|公克|グラム|그램|גרם|غرام|جرام|กรัม",
        "kilogram": "kg|кг|килограмм|килограмма|κιλό|κιλά|κ|公斤|千克|キロ|킬로|קילו|كيلو|كغ",
        "decagram": "dag|dkg|deka|дкг",
        "milliliter": "ml|мл|μλ|毫升|ミリリットル|밀리리터|מל|مل|มล",
        "deciliter": "dl|дл",
        "liter": "l|л|литр|литра|литров|λίτρο|λίτρα|升|公升|リットル|리터|ליטר|لتر|ลิตร",
        "centimeter": "cm|см|εκ|公分|厘米|センチ|ס״מ",
        "tablespoon": "ст л|ст ложка|ст ложки|κ σ|大さじ|大匙|汤匙|湯匙",
        "teaspoon": "ч л|ч ложка|ч ложки|κ γ|小さじ|小匙|茶匙|小勺",
        "piece": "шт|штука|штуки|штук|ks|db|adet|kom|buc|τεμ",
    },
    numbers={},
    articles="",
    of="",
    alternatives="",
    ranges="",
    joins="",
    sums="",
    about="",
    sizes="",
    preparations="",
    adverbs="",
    purposes="",
    to_taste="по вкусу|適量|少々|适量|少许",
    optional="",
)
