"""The tree of a line: what each node says and where it stands."""

from __future__ import annotations

from fractions import Fraction

import pytest

from galley_watch.ingredient import parse_line, summary
from galley_watch.values.ingredient import Dimension, IngredientTree, LineKind, Span, System


def english(text: str) -> IngredientTree:
    return parse_line(text, "en")


def said(tree: IngredientTree, span: Span | None) -> str | None:
    return None if span is None else tree.text[span.start : span.end]


@pytest.mark.parametrize(
    ("text", "low", "high"),
    [
        ("1 1/2 cups milk", Fraction(3, 2), None),
        ("1-½ cups milk", Fraction(3, 2), None),
        ("1½ cups milk", Fraction(3, 2), None),
        ("1⁄3 cup milk", Fraction(1, 3), None),
        ("¹⁄₃ cup milk", Fraction(1, 3), None),
        ("2 and 1/4 cups milk", Fraction(9, 4), None),
        ("0.333 cups milk", Fraction(333, 1000), None),
        (".5 cup milk", Fraction(1, 2), None),
        ("1,500 grams milk", Fraction(1500), None),
        ("1,500.50 grams milk", Fraction(3001, 2), None),
        ("half a cup of milk", Fraction(1, 2), None),
        ("one and a half cups milk", Fraction(3, 2), None),
        ("three-quarters cup milk", Fraction(3, 4), None),
        ("twenty two cups milk", Fraction(22), None),
        ("½ – 1 cup milk", Fraction(1, 2), Fraction(1)),
        ("1 to 1-1/2 cups milk", Fraction(1), Fraction(3, 2)),
        ("3 or 4 cups milk", Fraction(3), Fraction(4)),
        ("between 1 and 2 cups milk", Fraction(1), Fraction(2)),
        ("250/300 g milk", Fraction(250), Fraction(300)),
        ("1 cup to 2 cups milk", Fraction(1), Fraction(2)),
    ],
)
def test_quantities_are_exact(text: str, low: Fraction, high: Fraction | None) -> None:
    measure = english(text).amounts[0].parts[0]
    assert (measure.low, measure.high) == (low, high)
    assert summary(english(text))["name"] == "milk"


def test_the_decimal_sign_follows_the_language() -> None:
    assert parse_line("1.500 g Mehl", "de").amounts[0].parts[0].low == 1500
    assert parse_line("1,500 g flour", "en").amounts[0].parts[0].low == 1500
    assert parse_line("1,5 l Milch", "de-AT").amounts[0].parts[0].low == Fraction(3, 2)


def test_units_know_dimension_and_system_and_admit_what_they_do_not() -> None:
    gram, cup = english("3 g salt").amounts[0].parts[0].unit, english("1 cup salt").amounts[0].parts[0].unit
    assert gram
    assert (gram.name, gram.dimension, gram.system) == ("gram", Dimension.MASS, System.METRIC)
    assert cup
    assert (cup.dimension, cup.system) == (Dimension.VOLUME, System.UNKNOWN)


@pytest.mark.parametrize(
    ("text", "system"),
    [
        ("1 cup (240 ml) milk", System.US),
        ("2 cups (500 ml) milk", System.METRIC),
        ("1 pint/568ml milk", System.IMPERIAL),
        ("1 pint (475 ml) milk", System.US),
        ("1 cup (200 g) sugar", System.UNKNOWN),
    ],
)
def test_a_metric_equivalent_tells_whose_cup_it_is(text: str, system: System) -> None:
    unit = english(text).amounts[0].parts[0].unit
    assert unit
    assert unit.system is system


def test_capital_t_is_a_tablespoon() -> None:
    assert [summary(english(f"1 {unit} sugar"))["unit"] for unit in ("T", "T.", "t", "t.")] == ["tablespoon"] * 2 + ["teaspoon"] * 2


@pytest.mark.parametrize(
    "text",
    [
        "2 (14 oz) cans tomatoes",
        "2 14-ounce cans tomatoes",
        "2 cans (14 oz each) tomatoes",
        "2 x 14 oz cans tomatoes",
        "two 14 oz. cans tomatoes",
    ],
)
def test_packages_hold_their_count_and_what_each_holds(text: str) -> None:
    tree = english(text)
    amount = tree.amounts[0]
    assert amount.each
    assert amount.each.unit
    assert amount.parts[0].unit
    assert (amount.parts[0].low, amount.parts[0].unit.name, amount.each.low, amount.each.unit.name) == (
        Fraction(2),
        "can",
        Fraction(14),
        "ounce",
    )
    assert tree.name
    assert tree.name.text == "tomatoes"


def test_a_tin_nobody_counted_is_still_a_package() -> None:
    amount = english("400g tin chickpeas").amounts[0]
    assert amount.parts[0].bound == "unstated"
    assert amount.each
    assert amount.each.low == 400


def test_sums_keep_their_parts() -> None:
    for text in ("1 cup plus 2 tbsp flour", "1 cup + 2 tbsp flour", "1 cup, plus 2 tbsp flour"):
        parts = english(text).amounts[0].parts
        assert [(str(part.low), part.unit.name) for part in parts if part.unit] == [("1", "cup"), ("2", "tablespoon")]
    assert len(english("1 lb 4 oz beef").amounts[0].parts) == 2


def test_equivalents_follow_the_primary_amount() -> None:
    for text in ("1 cup (240 ml) milk", "1 cup/240 ml milk", "1 cup or 240 ml milk", "1 cup milk (240 ml)", "1 cup milk 240 ml"):
        tree = english(text)
        assert [said(tree, amount.parts[0].span) for amount in tree.amounts] == ["1 cup", "240 ml"], text
        assert tree.name
        assert tree.name.text == "milk"


def test_alternatives_have_amounts_of_their_own() -> None:
    tree = english("1 cup butter, or 2 tbsp olive oil")
    assert tree.name
    assert tree.name.text == "butter"
    other = tree.alternatives[0]
    assert other.name
    assert (other.name.text, said(tree, other.amounts[0].span)) == ("olive oil", "2 tbsp")


@pytest.mark.parametrize(
    ("text", "bound"),
    [
        ("about 2 cups milk", "about"),
        ("at least 2 cups milk", "at least"),
        ("2+ cups milk", "at least"),
        ("up to 2 cups milk", "at most"),
        ("2 scant cups milk", "scant"),
        ("2 (heaping) cups milk", "heaped"),
        ("a few cups milk", "unstated"),
    ],
)
def test_bounds_are_kept(text: str, bound: str) -> None:
    assert english(text).amounts[0].parts[0].bound == bound


@pytest.mark.parametrize(
    ("text", "flag"),
    [
        ("salt, to taste", "to_taste"),
        ("1 tsp vanilla (optional)", "optional"),
        ("1 cup water, divided", "divided"),
        ("2 tbsp oil, plus more for the pan", "plus_more"),
        ("1 tsp plus more kosher salt", "plus_more"),
    ],
)
def test_flags(text: str, flag: str) -> None:
    assert english(text).flags == (flag,)


def test_dimensions_are_no_amount() -> None:
    tree = english("1-inch piece ginger, peeled")
    assert [size.text for size in tree.size] == ["1-inch"]
    assert (summary(tree)["unit"], summary(tree)["name"]) == ("piece", "ginger")


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("For the sauce:", LineKind.HEADING),
        ("For the filling", LineKind.HEADING),
        ("Mix everything in a bowl, add the wet parts and stir for as long as it takes to combine.", LineKind.PROSE),
        ("***", LineKind.JUNK),
        ("https://kitchen.example/tart", LineKind.JUNK),
        ("", LineKind.JUNK),
        ("salt", LineKind.INGREDIENT),
    ],
)
def test_lines_that_are_no_ingredient_say_so(text: str, kind: LineKind) -> None:
    assert english(text).kind is kind


@pytest.mark.parametrize(
    ("text", "lead"),
    [
        ("2 tbsp butter", "2 tbsp"),
        ("1½ cups (240 ml) milk", "1½ cups"),
        ("2 (14 oz) cans beans", "2 (14 oz) cans"),
        ("3 eggs", "3"),
        ("2 garlic cloves", "2"),
        ("1-2 cups milk", None),
        ("1 cup plus 2 tbsp flour", None),
        ("about 2 cups milk", None),
        ("a pinch of salt", None),
        ("butter 200 g", None),
    ],
)
def test_lead_is_what_recipemd_readers_can_scale(text: str, lead: str | None) -> None:
    tree = english(text)
    assert said(tree, tree.lead) == lead


def test_doubts_lower_confidence_in_words() -> None:
    assert english("2 cups flour").confidence == 1.0
    doubtful = english("butter 200 g")
    assert doubtful.confidence < 1
    assert doubtful.reasons == ("the amount stands behind the name",)


def test_language_tags_and_guesses() -> None:
    assert parse_line("200 g Mehl", "de-CH").language == "de"
    assert parse_line("2 ss sukker", "nb-NO").language == "no"
    assert parse_line("2 EL Zucker, gehackt", "tlh").language == "de"
    assert parse_line("2 cuillères à soupe de sucre").language == "fr"
    assert parse_line("???").language == "en"


@pytest.mark.parametrize(
    ("text", "quantity", "unit", "name"),
    [
        ("1 cup (240 ml) plus 2 tbsp (30 ml) milk", "1", "cup", "milk"),
        ("2/3 + 1/4 cup milk", "11/12", "cup", "milk"),
        ("1 cup and a half of milk", "1 1/2", "cup", "milk"),
        ("a sprig or two of thyme", "1-2", "sprig", "thyme"),
        ("1 #10 can tomatoes", "1", "can", "tomatoes"),
        ("1 (No. 2) can tomatoes", "1", "can", "tomatoes"),
        ("2 x 400 g / 14 oz can of tomatoes", "2", "can", "tomatoes"),
        ('4 (1/4" thick) slices ham', "4", "slice", "ham"),
        ("2 ½-inch-thick slices ham", "2", "slice", "ham"),
        ("2 ½-inch piece ginger", "1", "piece", "ginger"),
        ("1/4 cupmilk", "1/4", "cup", "milk"),
        ("12 cupcakes", "12", None, "cupcakes"),
        ("1 pound cake", "1", None, "pound cake"),
        ("2 cloves (crushed)", "2", None, "cloves"),
        ("1 packet (2 tsp dry yeast)", "1", "package", "dry yeast"),
        ("For garnish: 2 lemon wedges", "2", "wedge", "lemon"),
        ("[ ] 2 limes", "2", None, "limes"),
        ("eggs (2)", "2", None, "eggs"),
        ("butter (soft), 100 g", "100", "gram", "butter"),
        ("bay leaves 2", "2", None, "bay leaves"),
        ("flour type 405", None, None, "flour type 405"),
        ("1 tbsp mint, basil or cilantro", "1", "tablespoon", "mint, basil or cilantro"),
        ("1 cup sour cream thinned with milk", "1", "cup", "sour cream"),
    ],
)
def test_what_cooks_write_is_taken_apart(text: str, quantity: str | None, unit: str | None, name: str) -> None:
    answer = summary(english(text))
    assert (answer["quantity"], answer["unit"], answer["name"]) == (quantity, unit, name)


@pytest.mark.parametrize(
    ("language", "text", "quantity", "unit", "name"),
    [
        ("en", "&frac12; cup&nbsp;<b>milk</b>", "1/2", "cup", "milk"),
        ("en", "1) 2 cups milk", "2", "cup", "milk"),
        ("en", "l cup milk", "1", "cup", "milk"),
        ("en", "2-16 oz cans beans", "2", "can", "beans"),
        ("en", "8-10 oz package noodles", "8-10", "ounce", "noodles"),
        ("en", "1 16-oz-can beans", "1", "can", "beans"),
        ("en", "1 (16 oz can) beans", "1", "can", "beans"),
        ("en", "1 x 2kg/4lb 8oz leg of lamb", "1", None, "leg of lamb"),
        ("en", "2 large or 3 small shallots, minced", "2", None, "shallots"),
        ("en", "2 (or more) cloves garlic", "2", "clove", "garlic"),
        ("en", "1 tbsp each mint, dill and dried thyme", "1", "tablespoon", "mint, dill and dried thyme"),
        ("en", "2 teapsoons salt", "2", "teaspoon", "salt"),
        ("en", "1 tspspoon puree", "1", "teaspoon", "puree"),
        ("en", "12 tablecloths", "12", None, "tablecloths"),
        ("en", "a two-pound chicken", "1", None, "chicken"),
        ("en", "1 half-pint cream", "1/2", "pint", "cream"),
        ("en", "one and one half cups milk", "1 1/2", "cup", "milk"),
        ("en", "one 1/4-ounce packet yeast", "1", "package", "yeast"),
        ("en", "coriander leaves a handful", "1", "handful", "coriander leaves"),
        ("en", "strips of peel from 1 orange", "1", None, "orange"),
        ("en", "4 boneless (skinless chicken breasts, sliced)", "4", None, "skinless chicken breasts"),
        ("en", "1 orange (sliced)", "1", None, "orange"),
        ("en", "1 cup, 2 tablespoons flour", "1", "cup", "flour"),
        ("en", "100g, 4oz butter", "100", "gram", "butter"),
        ("en", "1 cup, packed, brown sugar", "1", "cup", "brown sugar"),
        ("en", "2 cups water 90° to 100°F", "2", "cup", "water"),
        ("en", "2 tbsp butter $0.22", "2", "tablespoon", "butter"),
        ("en", "8 oz pasta or other noodles", "8", "ounce", "pasta or other noodles"),
        ("en", "2 pounds cake flour", "2", "pound", "cake flour"),
        ("de", "einundzwanzig Oliven", "21", None, "Oliven"),
        ("de", "zweihundertfünfzig Gramm Butter", "250", "gram", "Butter"),
        ("fr", "1 demi-citron", "1/2", None, "citron"),
        ("en", "2 tbsp linseed, crushed", "2", "tablespoon", "linseed"),
        ("en", "1 pound jumbo or larger shrimp", "1", "pound", "shrimp"),
        ("fr", "200 g gros sel", "200", "gram", "gros sel"),
        ("fr", "un filet d'huile", "1", "drizzle", "huile"),
        ("fr", "1 filet de cabillaud", "1", "fillet", "cabillaud"),
        ("fr", "6 tranches fines de pancetta", "6", "slice", "pancetta"),
        ("it", "Latte 250 ml a temperatura ambiente", "250", "milliliter", "Latte"),
        ("it", "Farina 00 300 g", "300", "gram", "Farina 00"),
        ("it", "Baccello di vaniglia ½", "1/2", None, "Baccello di vaniglia"),
        ("it", "trentadue olive", "32", None, "olive"),
        ("it", "1 presa di sale grosso", "1", "pinch", "sale grosso"),
        ("pt", "molho de soja 200 ml", "200", "milliliter", "molho de soja"),
        ("sv", "200 g mörk choklad, finhackad", "200", "gram", "mörk choklad"),
        ("es", "1 cebolla grande en juliana", "1", None, "cebolla"),
        ("pl", "1 łyżka drobno posiekanego koperku", "1", "tablespoon", "koperku"),
    ],
)
def test_slips_and_habits_of_pages_and_cooks(language: str, text: str, quantity: str | None, unit: str | None, name: str) -> None:
    answer = summary(parse_line(text, language))
    assert (answer["quantity"], answer["unit"], answer["name"]) == (quantity, unit, name)


def test_a_line_that_only_says_what_for_is_a_heading() -> None:
    assert english("TO FINISH").kind is LineKind.HEADING


def test_a_hanging_hyphen_joins_two_foods() -> None:
    assert summary(parse_line("200 g Weizen- oder Reismehl", "de"))["name"] == "Weizen- oder Reismehl"


def test_what_each_holds_may_stand_behind_the_name() -> None:
    tree = parse_line("2 Dosen Bohnen à 400 g", "de")
    assert tree.amounts[0].each
    assert tree.amounts[0].each.low == 400
    assert tree.name
    assert tree.name.text == "Bohnen"


def test_what_a_piece_weighs_is_no_second_amount() -> None:
    (amount,) = english("4 tilapia fillets (6 oz each)").amounts
    assert amount.each
    assert amount.each.low == 6


def test_one_food_in_two_states_each_with_its_amount() -> None:
    tree = english("1 tbsp fresh or 1 tsp dried thyme")
    assert tree.name
    assert tree.name.text == "thyme"
    (other,) = tree.alternatives
    assert other.name
    assert (other.name.text, other.amounts[0].parts[0].low) == ("dried", Fraction(1))


def test_what_is_lacking_is_no_more_of_it() -> None:
    tree = english("1 cup minus 1 tablespoon flour")
    assert [part.bound for part in tree.amounts[0].parts] == ["scant"]
    assert [phrase.text for phrase in tree.comment] == ["minus 1 tablespoon"]


def test_a_label_says_what_the_line_is_for() -> None:
    tree = english("Egg wash: 1 egg beaten with 1 tbsp water")
    assert [phrase.text for phrase in tree.purpose] == ["Egg wash"]
    assert english("Milk: 1 cup, warm").name == english("Milk").name


@pytest.mark.parametrize("text", ["1 cup chopped or sliced almonds", "1 cup sliced or whole almonds", "1 cup almonds, slice or chop"])
def test_work_done_one_way_or_another(text: str) -> None:
    tree = english(text)
    assert tree.name
    assert tree.name.text == "almonds"
    assert tree.preparation
    assert not tree.alternatives


def test_a_choice_of_measures_is_one_food() -> None:
    tree = english("2 cups or 1 can beans")
    assert [amount.parts[0].low for amount in tree.amounts] == [2, 1]
    assert not tree.alternatives


@pytest.mark.parametrize(
    ("text", "language", "work"),
    [
        ("80 g de apio en bastones de 2 o 3 cm", "es", "en bastones de 2 o 3 cm"),
        ("1 leek, in slices of 2 cm", "en", "in slices of 2 cm"),
        ("300 g de navets en cubes de 1 cm", "fr", "en cubes de 1 cm"),
        ("300 g zucca a pezzi di 2 cm", "it", "a pezzi di 2 cm"),
    ],
)
def test_how_long_the_pieces_are_is_part_of_the_work(text: str, language: str, work: str) -> None:
    assert [phrase.text for phrase in parse_line(text, language).preparation] == [work]


@pytest.mark.parametrize(
    ("language", "text"), [("pt", "2 tomates sarapintados"), ("es", "1 cucharada de ají sofreído"), ("it", "300 g di ceci sbollentati")]
)
def test_a_name_that_may_end_in_work_is_not_sure(language: str, text: str) -> None:
    tree = parse_line(text, language)
    assert tree.confidence < 0.95 or tree.preparation
    assert tree.preparation or "the name may end in work" in tree.reasons


@pytest.mark.parametrize(("language", "text"), [("es", "1 lata de leche condensada"), ("fr", "200 g de farine de blé"), ("it", "2 patate")])
def test_a_food_that_ends_like_work_is_sure_enough(language: str, text: str) -> None:
    assert "the name may end in work" not in parse_line(text, language).reasons


def test_a_name_that_is_only_a_state_is_not_sure() -> None:
    tree = english("1 cup (packed) fresh, washed basil leaves, torn")
    assert "the name is no food" in tree.reasons or (tree.name and "basil" in tree.name.text)
    assert tree.confidence < 0.95 or (tree.name and "basil" in tree.name.text)
    assert english("2 lemons").confidence == 1.0


def test_a_name_that_came_out_as_work_alone_is_not_sure() -> None:
    assert english("3 medium, sliced – Shallots").confidence < 0.8
    assert english("3 medium shallots, sliced").confidence >= 0.95
