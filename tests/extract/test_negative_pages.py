"""Pages without a recipe: each fails with the code and a sentence that says what it seems to be."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from galley_watch.errors import LinkError
from galley_watch.extract import extract
from galley_watch.values.page import FetchedPage

PAGES = sorted((Path(__file__).parents[2] / "fixtures" / "negative").glob("*.html"))


def refused(html: str) -> LinkError:
    with pytest.raises(LinkError) as error:
        extract(FetchedPage("https://kitchen.example/page", html.encode()))
    return error.value


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_page_is_refused_with_its_code(page: Path) -> None:
    want, error = json.loads(page.with_suffix(".json").read_text("utf-8")), refused(page.read_text("utf-8"))
    assert error.code == want["code"]
    assert want.get("says", "") in error.sentence
    assert error.sentence.endswith(".")


NAVIGATION = "<nav>" + "".join(f"<a href='/{place}'>Soups and salads {place}</a> " for place in range(80)) + "</nav>"


@pytest.mark.parametrize(
    ("title", "body", "code"),
    [
        ("Recept niet gevonden", "<p>Deze pagina bestaat niet meer.</p>", "http_4xx"),
        ("Hoppsan!", "<p>Receptet du söker finns tyvärr inte längre.</p>", "http_4xx"),
        ("Un instant…", "<p>Vérification de la connexion.</p>", "blocked"),
        ("Acesso negado", "<p>O acesso a esta página foi bloqueado.</p>", "blocked"),
        ("Accedi", "<p>Accedi per vedere la ricetta.</p><input type=password>", "login"),
        ("Kanelbullar", "<p>Vi testar tre bullar.</p><p>Endast för prenumeranter. Redan prenumerant?</p>", "login"),
        ("Bist du schon 18?", "<p>Bitte gib dein Geburtsdatum ein.</p>", "blocked"),
        ("Ontbijt", "<div id='app'></div><script src='/a.js'></script><noscript>Zet JavaScript aan.</noscript>", "needs_browser"),
    ],
)
def test_what_stands_in_the_way_is_told_whatever_the_site_sets_around_it(title: str, body: str, code: str) -> None:
    page = f"<html><head><title>{title}</title></head><body>{NAVIGATION}<main><h1>{title}</h1>{body}</main></body></html>"
    assert refused(page).code == code


@pytest.mark.parametrize(
    "title",
    ["404 recipes for a hot summer", "The best recipe found on the internet", "Captcha: a history", "We moved: how a family eats abroad"],
)
def test_a_long_page_is_not_taken_for_a_notice(title: str) -> None:
    story = "<p>People told us what they ate as children, and where, and who sat at the table with them on Sundays.</p>" * 30
    page = (
        f"<html><head><title>{title}</title><meta property='og:type' content='article'></head><body><h1>{title}</h1>{story}</body></html>"
    )
    assert refused(page).code == "no_recipe"


def test_a_banner_beside_an_empty_list_is_no_wall() -> None:
    banner = "<div class='cookie-banner'><p>We value your privacy.</p><button>Accept all cookies</button></div>"
    page = f"<body>{NAVIGATION}<main><h1>Search</h1><p>Nothing matches the words that you have looked for, sorry.</p></main>{banner}</body>"
    assert refused(page).code == "no_recipe"


def test_a_script_that_checks_for_robots_beside_something_to_read_is_no_check() -> None:
    story = "<p>The market opens at six, and by eight the best of it is gone. So we went at five.</p>" * 8
    check = "<script>window._cf_chl_opt={}</script><div class='g-recaptcha'></div>"
    page = f"<body>{NAVIGATION}{check}<main><h1>Market</h1>{story}</main></body>"
    assert refused(page).code == "no_recipe"


def test_an_application_that_loads_such_a_script_is_still_one() -> None:
    scripts = "<script src='https://scripts.example/datadome.js'></script><script src='/app.js'></script>"
    page = f"<html><head><title>Cooking club</title>{scripts}</head><body><div id='root'></div></body></html>"
    assert refused(page).code == "needs_browser"


def test_what_a_shop_lists_is_a_recipe_only_with_what_to_do() -> None:
    product = '<script type="application/ld+json">{"@type": "Product", "name": "Oat cake mix"}</script>'
    holds = ("300 g flour", "100 g sugar", "2 tsp baking powder", "1 tsp salt", "50 g oats")
    listed = "<h1>Oat cake mix</h1><h2>Ingredients</h2><ul>" + "".join(f"<li>{line}</li>" for line in holds) + "</ul>"
    told = "<h2>Method</h2><ol><li>Heat the oven to 180 C.</li><li>Mix all with 3 eggs and bake it for 40 minutes.</li></ol>"
    assert "shop" in refused(product + listed).sentence
    assert extract(FetchedPage("https://kitchen.example/page", (product + listed + told).encode())).recipe.ingredients == holds
    assert extract(FetchedPage("https://kitchen.example/page", listed.encode())).recipe.ingredients == holds
