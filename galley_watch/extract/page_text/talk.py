"""Talk behind a method (pure): what the cook thinks of the dish, in the words of the first person and of praise in ten languages."""

from __future__ import annotations

import re

from galley_watch.extract.page_text.blocks import Block
from galley_watch.extract.page_text.kitchen_words import kitchen_words, words_of

_WORDS = (
    # the recipe of which is spoken
    "rezept rezepte recette recettes receta recetas ricetta ricette recept recepten receita receitas opskrift opskriften "
    "oppskrift oppskriften "
    "receptet przepis przepisu resepti reseptin "
    # German
    "ich mir mich wir uns unser unsere mein meine meinem meinen schmeckt schmecken lecker leckere köstlich "
    # French, Spanish, Italian
    "j moi mon mes nous notre déguste dégustent déguster délicieux délicieuse régal régalé excellent mí mis yo nosotros nuestra "
    "nuestro "
    "delicioso deliciosa deliciosas deliciosos riquísimo riquísima rico rica ricas espero gracias besos io mio mia noi "
    "nostra nostro buonissima "
    "buonissimo ottimo ottima spero grazie baci "
    # Dutch, Portuguese
    "ik mij mijn ons onze heerlijk heerlijke lekker smaakt groetjes eu meu minha nosso nossa deliciosa gostoso obrigada "
    "obrigado beijos "
    # Swedish, Danish, Norwegian
    "jag mig mitt mina oss vi gott smakar tycker kram jeg mine lækker lækkert smager synes knus smaker klem "
    # Polish, Finnish
    "mnie mój moje moja nam pyszne pyszny smaczne smaczny smakuje polecam pozdrawiam minä minun mielestäni meillä "
    "herkullista herkullinen "
    "maistuu suosittelen "
)
_SAYS = frozenset(_WORDS.split())
_SENTENCE_END = re.compile(r"[.!?…]\s")
"""Who talks says so at once; a step that names some work may add what its cook does."""
_SHORT_STEP = 80
_SHORT_TALK = 25


def without_talk(blocks: list[Block]) -> list[Block]:
    """Without the talk behind the last paragraph in which something is done."""
    doing = [place for place, block in enumerate(blocks) if not block.level and (block.tag == "li" or _does_something(block.text))]
    if not doing:
        return blocks
    talk = next((place for place in range(doing[-1] + 1, len(blocks)) if _is_talk(blocks[place])), None)
    return blocks[:talk]


def without_talk_before(blocks: list[Block]) -> list[Block]:
    """Without the paragraphs above a method that nothing names in which nothing is done."""
    doing = next(
        (place for place, block in enumerate(blocks) if block.tag == "li" or not _is_talk(block) or _does_something(block.text)), 0
    )
    return blocks[doing:]


def _does_something(line: str) -> bool:
    said = len(kitchen_words(line))
    return said > 1 or (said == 1 and len(line) < _SHORT_STEP)


def _is_talk(block: Block) -> bool:
    if len(block.text) <= _SHORT_TALK or block.level or _SAYS.isdisjoint(words_of(block.text)):
        return False
    return not kitchen_words(block.text) or not _SAYS.isdisjoint(words_of(_SENTENCE_END.split(block.text, 1)[0]))
