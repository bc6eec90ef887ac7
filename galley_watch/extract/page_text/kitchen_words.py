"""What is done in a kitchen, in the words of many languages (pure): a method that nothing names must say some of it."""

from __future__ import annotations

import re

_WORDS = (
    "add mix fry pan pans pot cut top sear bowl oven rest wok ofen topf pfanne hitze four feu olla sartén pentola "
    "padella kom snij roer kook "
    "bak giet klop meng ugn ugnen rör koka skär stek häll ovn ovnen bag rør kog kok steg skjær hæld visp pisk "
    "bata asse leve junte sirva "
    "doure unite lava pela pica bate bater mexa mexer despeje despejar untada levar untar stoof schil bland blanda blande blandas"
)
_BEGINNINGS = (
    # German, French, Spanish, Italian, Dutch, Portuguese: more of the work
    "köch erhi quir zerk abkü ausk ausr bestr betr dore reve égou essor rédu poiv démo rall esco escu salp reho sazo agre "
    "engr espo roso sbat imbu infar grat spol amal insa condi bren sudd deks krui blus zeef "
    "coze cozi tempe piqu derr esfri pene lume tach polv dese "
    # Swedish, Danish, Norwegian
    "bryn sjud tärn hack kavl knåd pens sila kryd hakk skræ svit ælte bage røre hæve dækk steg "
    "drys blend simr skre finh kutt fres trekk svel pisk "
    # English
    "heat preh bake baki stir cook boil simm saut roas gril chop slic pour whis beat serv melt seas knea blen "
    "drai toss peel rins mash "
    "spre chil comb fold garn skil "
    # German
    "heiz vorh back rühr verr anrü koch misc unte schn brat anbr düns hack gieß knet schm zuge hinz dazu püri "
    "schä gare würz verm abgi "
    # French, Spanish, Italian
    "cuir cuis méla ajou vers coup chau mixe lais éplu émin foue enfo mijo pétr inco horn coce coci mezc añad "
    "cort cale freí sofr bati "
    "boui ébul filt infu égou tami vert remo herv pela trit forn cuoc cott mesc aggi tagl scal soff frig tost impa lasc "
    # Dutch, Portuguese, Swedish, Danish and Norwegian
    "verw voeg verh snij knee bakk laat trek frul coza mist acre adic aque refo deix junt gräd koka häll visp till smäl "
    "tils smel kogt kokt "
    # what it is done in
    "skil tray dish sauc pfan topf schü poêl cass sala sart olla cazu fuen pade pent ciot tegl koek scha oven "
    "pane tige pann pand gryt "
    "gryd kast bunk skål kjel hett patel garn rond hrne serp láb edén tenc tava "
    # and some more
    "piec goto mies doda smaż pokr zago zale kroi siek wymi myje umyć obie obra wyci odst wlew wlej wsyp garn "
    "słoi utrz ubij "
    "kieh kuum seko paist leivo vatk siiv kuor viip kaad jääh pilk maus legg snu skjæ smør tørk sucr hæld ingr zuta skła smíc "
    "přid vaří kráj keve főzz süss hozz lisä keit seko pişi karı ekle kavu fier ames adau "
    "rozt rozp ucie upie zmie ugot wyro wles wyle взби туши зали зале отва поре нарё "
    "ziel zmik ubić wmie wyło wsta wlać usma dopr rozg nagr prze odce ufor zagn posy poda rond smar szat kuul levi ripo voit vuok "
    "vatk pais haud nost uuni sose vaah leiv kyps tarj "
    "доба смеш вари обжа жарь наре выпе запе меша קצוצ מבשל מוסי מערב מטגנ يضاف يترك يخلط اضف ينضج يقدم 넣고 넣어 볶아 끓여 섞어"
)
_WHOLE = frozenset(_WORDS.split())
_STEMS = frozenset(_BEGINNINGS.split())
_WORD = re.compile(r"[^\W\d_]+")
_SIGNS = re.compile("[炒煮切入加焼混茹熱揚]")
_LONGEST = 1_000


def words_of(line: str) -> list[str]:
    return _WORD.findall(line[:_LONGEST].casefold())


def kitchen_words(line: str) -> set[str]:
    """The different words and signs of the kitchen that the line says."""
    line = line[:_LONGEST].casefold()
    found = {word for word in _WORD.findall(line) if word in _WHOLE or word[:4] in _STEMS or word[:2] in _STEMS}
    return found if line.isascii() else found.union(_SIGNS.findall(line))
