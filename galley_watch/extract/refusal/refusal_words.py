"""How pages say, in ten languages, that they show something else than what was saved (pure)."""

from __future__ import annotations

import re


def _any_of(*alternatives: str) -> re.Pattern[str]:
    return re.compile("|".join(alternatives), re.IGNORECASE)


CHALLENGE = _any_of(
    r"checking (?:your browser|if the site connection)|attention required|pardon our interruption",
    r"access denied|access to this page has been denied|zugriff verweigert|acc[èe]s refus[ée]|acceso denegado|accesso negato|"
    r"toegang geweigerd",
    r"acesso negado|[åa]tkomst nekad|adgang n[æe]gtet|tilgang nektet",
    r"\b(?:ip|acc[eè]so?|acesso|zugang|zugriff|toegang|[åa]tkomst|adgang|tilgang)\b.{0,40}(?:bloquead|gesperrt|"
    r"blockier|bloqu[ée]|bloccat|"
    r"geblokkeerd|blockera|blokeret|blokkert|eingeschränkt)",
    r"unusual traffic|ungew[öo]hnliche[rn]? (?:datenverkehr|zugriffe)|trafic inhabituel|tr[áa]fico inusual|traffico insolito",
    r"request unsuccessful|ddos[- ]protection|security check|bot verification|captcha|(?:enable|activate) (?:javascript|js|"
    r"cookies) and",
    r"too many requests|rate limit(?:ed)?\b|zu viele anfragen|trop de requ[êe]tes|demasiadas (?:solicitudes|peticiones)|"
    r"troppe richieste",
    r"te veel (?:verzoeken|aanvragen)|muitas (?:solicita[çc][õo]es|requisi[çc][õo]es)|f[öo]r m[åa]nga f[öo]rfr[åa]gningar",
    r"for mange (?:anmodninger|foresp[øo]rgsler|foresp[øo]rsler)",
    r"(?:access|address|you|ip)\b.{0,40}\b(?:has|have|been|was|is) (?:been )?(?:temporarily )?(?:limited|blocked|restricted|denied|"
    r"banned)\b|you(?:['’]re| are) blocked",
    r"\b(?:are|be|is|you['’]re) (?:you )?(?:a |not (?:a )?)?(?:human|robot|bot)\b|human verification|press (?:&|and) hold",
    r"(?:kein|pas un|no (?:eres|es|soy) un|non (?:sei|sono) un|geen|n[ãa]o [ée] um|inte (?:är )?en|ikke (?:er )?en) (?:robot|robô|"
    r"bot)\b",
    r"\b(?:ob|dass) sie ein mensch|[êe]tes (?:bien )?(?:un )?humain|(?:eres|es) (?:un ser )?humano|sei (?:un )?(?:essere )?umano|"
    r"bent u een mens",
    r"[ée] (?:um ser )?humano|är (?:en )?människa|er (?:et )?menneske",
    r"odmowa dostępu|dostęp (?:został )?(?:zabroniony|zablokowany|ograniczony)|zbyt wiele (?:żądań|zapytań)|"
    r"(?:nie )?jesteś (?:robotem|człowiekiem)|(?:że )?nie jestem robotem",
    r"pääsy (?:on )?(?:estetty|evätty|kielletty)|liian monta pyyntöä|et ole robotti|olet ihminen|en ole robotti",
)
"""A check for robots, or a limit of requests."""
CHALLENGE_TITLE = re.compile(
    r"^\W*(?:just a moment|(?:nur )?einen moment|un instant|un momento|(?:een|één) moment|s[óo] um (?:momento|instante)|um momento|"
    r"(?:vänta )?ett ögonblick|et øjeblik|et øyeblikk|robot check|security check|verifying)\b[^\w]*(?:bitte|por favor|geduld|"
    r"s['’]il vous pla[îi]t)?\W*$",
    re.IGNORECASE,
)
CHALLENGE_PAGE = re.compile(
    r"_cf_chl_opt|cf-challenge|chl_page|px-captcha|_pxappid|distil_r|_incapsula_|datadome|awswaf|captcha-delivery|sec-if-cpt", re.IGNORECASE
)
"""What only scripts that check for robots call things; pages that passed load them too, and say much more."""
CHALLENGE_FIELD = re.compile(r"\b(?:g-recaptcha|h-captcha|cf-turnstile|frc-captcha)\b", re.IGNORECASE)

NOT_FOUND = _any_of(
    r"\b404\b(?!\s+[^\W\d_]{3,}s\b)",
    r"(?:page|recipe|site|content|post|article|url|link|nothing)\b.{0,40}(?:not|n['’]t)\s+(?:be\s+|been\s+)?(?:found|available|"
    r"exist)|page\s+(?:is\s+)?gone|nothing\s+(?:was\s+)?found",
    r"(?:page|recipe|content)\s+(?:is\s+|was\s+)?unavailable|no longer (?:available|exists?|online|here)|(?:does|do)(?: not|"
    r"n['’]t) exist|ha(?:s|ve) been (?:removed|deleted)",
    r"nicht (?:mehr )?(?:gefunden|verf[üu]gbar|vorhanden|auffindbar|existiert)|existiert (?:leider )?nicht|"
    r"gibt es (?:leider )?nicht mehr|wurde (?:gel[öo]scht|entfernt)",
    r"introuvable|n['’](?:existe|est) (?:pas|plus)(?: disponible)?|a [ée]t[ée] supprim[ée]",
    r"no (?:ha sido )?encontrad[ao]|no (?:se )?(?:encuentra|encontr[óo]|existe)|ya no (?:existe|est[áa])|ha sido eliminad[ao]",
    r"non (?:è stat[ao] )?trovat[ao]|non esiste|non (?:è )?(?:più )?disponibile|è stat[ao] (?:rimoss|eliminat)[ao]",
    r"niet (?:meer )?(?:gevonden|beschikbaar)|bestaat (?:helaas )?niet|is verwijderd",
    r"n[ãa]o (?:foi )?encontrad[ao]|n[ãa]o existe|foi (?:removid|exclu[íi]d)[ao]",
    r"hittades inte|finns (?:tyv[äa]rr )?inte|kunde inte hittas|har tagits bort",
    r"ikke fundet|(?:findes|eksisterer) (?:desv[æa]rre )?ikke|kunne ikke findes|er (?:blevet )?(?:fjernet|slettet)",
    r"ble ikke funnet|finnes (?:dessverre )?ikke|fant (?:vi )?ikke (?:siden|oppskriften)",
    r"nie (?:zosta[łl][aoy]? )?(?:znaleziono|znalezion[aye]|odnaleziono|odnalezion[aye])|nie istnieje|"
    r"nie ma (?:już )?takiej strony|zosta[łl][ao]? usuni[ęe]t[aye]",
    r"ei (?:enää )?(?:löydy|löytynyt|löytyneet|löytänyt|ole (?:enää )?(?:olemassa|saatavilla|käytettävissä))|(?:on|ovat) poistettu",
    r"(?:konnte|kann) (?:leider )?nicht gefunden werden|n['’]a pas (?:pu [êe]tre|[ée]t[ée]) trouv|no (?:hemos podido|"
    r"podemos|pudimos) encontrar",
    r"non (?:riusciamo|siamo riusciti) a trovare|impossibile trovare|(?:kunnen|konden|kan|"
    r"kon) .{0,40}niet (?:worden )?(?:vinden|gevonden)",
    r"n[ãa]o (?:conseguimos|foi poss[íi]vel|pudemos) (?:encontrar|localizar)|kan (?:inte|ikke) (?:hittas?|findes?|finne(?:s)?)",
)
MOVED = _any_of(
    r"(?:we|site|page|blog)(?:['’]ve| has| have)? (?:just )?moved|(?:wir sind|seite ist|blog ist) umgezogen|(?:nous avons|"
    r"a) d[ée]m[ée]nag[ée]",
    r"nos hemos mudado|ci siamo trasferiti|(?:wij|we) zijn verhuisd|mudamos de (?:endere[çc]o|site|casa)|vi har flyttat|"
    r"vi er flyttet|vi har flyttet",
    r"(?:strona|blog|serwis) (?:został[ao]? )?przenie(?:siona|siony|śli)|przenieśliśmy się|olemme muuttaneet|"
    r"sivusto on (?:muuttanut|siirtynyt)",
)
FOR_SALE = _any_of(
    r"domain (?:name )?(?:\S+ )?(?:is|may be|might be) (?:available )?(?:for sale|to buy)|buy this domain|this domain is parked|"
    r"inquire about this domain",
    r"domain (?:\S+ )?(?:steht zum verkauf|zu verkaufen|ist geparkt)|domaine (?:\S+ )?est (?:[àa] vendre|en vente)|"
    r"dominio (?:\S+ )?(?:est[áa]|[èe]) (?:en|in) vend?ita?",
    r"dominio (?:\S+ )?est[áa] (?:en|a la) venta|domein(?:naam)? (?:\S+ )?(?:is|staat) te koop|"
    r"dom[íi]nio (?:\S+ )?est[áa] [àa] venda|sponsored listings",
    r"dom[äa]n(?:en)? (?:\S+ )?[äa]r till salu|dom[æa]ne(?:t|n)? (?:\S+ )?er til sal[gs]|domain (?:has )?expired|"
    r"(?:website|account|site) (?:has |is )?(?:been )?(?:expired|suspended|deactivated)|web server is successfully installed|"
    r"default (?:web )?page",
    r"domain (?:name )?(?:is |has been )?(?:parked|registered (?:via|with|by|at|through))|"
    r"domain (?:has been )?disabled|premium domains?\b|domains? (?:names? )?for sale|"
    r"\b[\w-]+(?:\.[\w-]+)+ is (?:available )?for sale",
    r"domena (?:\S+ )?(?:jest )?na sprzedaż|domena (?:\S+ )?wygasła|verkkotunnus (?:\S+ )?(?:on )?myynnissä",
)
LOGIN = _any_of(
    r"\b(?:log ?in|log ?on|sign ?in|sign ?up|subscribe|members? only|register|anmelden|einloggen|anmeldung|connexion|se connecter|"
    r"connectez-vous|"
    r"iniciar sesi[óo]n|inicia sesi[óo]n|accedi|accesso|inloggen|aanmelden|entrar|fa[çc]a login|logga in|log ind|"
    r"logg inn|zaloguj(?: się)?|logowanie|zarejestruj|kirjaudu|kirjautuminen|rekisteröidy)\b"
)
FOR_MEMBERS = _any_of(
    r"(?:subscribe|sign up|register|log in|sign in|join)(?: now| today)? (?:to|and) (?:read|unlock|continue|see|view|get|access)",
    r"(?:for|only for|exclusive to|available to) (?:our )?(?:paying |paid |premium )?(?:subscribers|members|patrons)|(?:subscribers?|"
    r"members?)[- ](?:only|exclusive)|already (?:a|an) (?:\w+ )?(?:subscriber|member)",
    r"(?:site|blog|page|group) is (?:currently |set to )?(?:private|invite)|(?:must|need to|have to) (?:be )?(?:log|"
    r"logged|sign|signed) in|"
    r"(?:please|you can) (?:log|sign) in to|bitte (?:melde|loggen?) (?:dich|sie sich)|connectez-vous pour|"
    r"inicia sesi[óo]n para|accedi per|log in om|"
    r"fa[çc]a login para|logga in f[öo]r att|log ind for at|logg inn for [åa]",
    r"(?:reached|used) your (?:free )?(?:article |monthly )?limit|unlock this (?:recipe|article|post)|keep reading with|to (?:keep|"
    r"continue) reading",
    r"weiterlesen mit|(?:nur |exklusiv )?f[üu]r (?:abonnent|mitglied|plus-)|bereits (?:ein )?(?:abo|abonnent|mitglied|kunde)|"
    r"sie haben (?:bereits|schon) ein abo|jetzt (?:abonnieren|registrieren) und|artikel freischalten",
    r"r[ée]serv[ée]e?s? (?:[àa]|aux) (?:nos )?abonn|d[ée]j[àa] abonn|abonnez-vous pour|la suite est r[ée]serv|pour (?:lire|"
    r"d[ée]bloquer) la suite",
    r"(?:solo|exclusivo|exclusiva) para (?:suscriptores|socios|miembros)|suscr[íi]bete para|ya eres suscriptor|para seguir leyendo",
    r"riservat[oaie] agli? (?:abbonati|iscritti|utenti)|gi[àa] abbonato|sei abbonato|abbonati per|per (?:continuare a leggere|"
    r"leggere tutto)",
    r"(?:alleen|exclusief) voor (?:abonnees|leden)|al (?:een )?(?:abonnee|abonnement|lid)\b|verder lezen\?|lees verder met|"
    r"om (?:verder|dit artikel) te lezen",
    r"(?:exclusiv[oa]|s[óo]) para (?:assinantes|membros)|j[áa] [ée] assinante|assine para|para continuar lendo",
    r"(?:bara|endast) f[öo]r (?:prenumeranter|medlemmar)|redan (?:prenumerant|medlem|kund)|f[öo]r att l[äa]sa vidare|"
    r"l[äa]s vidare med|l[åa]s upp",
    r"(?:kun|forbeholdt) (?:for |til )?(?:abonnenter|medlemmer)|allerede (?:abonnent|medlem|kunde)|for at l[æa]se videre|"
    r"l[æa]s videre med|l[åa]s op",
    r"for [åa] lese videre|les videre med|l[åa]s opp (?:saken|oppskriften)",
    r"(?:available|open|accessible) (?:only|exclusively) (?:to|for) (?:our )?(?:paying |paid |premium )?(?:subscribers|members|patrons)",
    r"(?:tylko |wyłącznie )dla (?:subskrybentów|prenumeratorów|zalogowanych|użytkowników)|masz już (?:konto|"
    r"prenumeratę)|zaloguj się,? (?:aby|żeby)|"
    r"aby (?:czytać dalej|przeczytać (?:całość|cały))|czytaj dalej z",
    r"vain (?:tilaajille|jäsenille|kirjautuneille)|oletko jo tilaaja|kirjaudu (?:sisään )?(?:lukeaksesi|jatkaaksesi|"
    r"nähdäksesi)|jatka(?:aksesi)? lukemista",
)
"""The rest is for those who pay or are known."""
CONSENT = _any_of(
    r"before you continue|we value your privacy|your privacy choices|accept (?:all )?cookies|cookie consent|einwilligung|"
    r"zustimm(?:ung|en)",
    r"mit werbung weiterlesen|consentement|continuer sans accepter|consentimiento|aceptar (?:todas las )?cookies|consenso|"
    r"accetta(?: tutti i)? cookie|toestemming|cookies accepteren",
    r"consentimento|aceitar (?:todos os )?cookies|samtycke|godk[äa]nn (?:alla )?(?:kakor|cookies)|samtykke|godta alle|accepter alle",
    r"(?:wyraź|wyrażam) zgod|zgod[aęy] na (?:pliki )?cookie|zaakceptuj wszystkie|akceptuj(?:ę)? (?:wszystkie|pliki)|"
    r"hyväksy (?:kaikki )?evästeet|evästeasetukset|suostumu",
)
AGE = _any_of(
    r"(?:legal|drinking|of) (?:drinking )?age\b|are you (?:over|at least|18|21)|verify your age|age verification|18 (?:jahre|ans|"
    r"a[ñn]os|anni|jaar|anos|[åa]r)\b",
    r"bist du (?:schon )?(?:volljährig|18)|sind sie (?:volljährig|18)|avez-vous l['’][âa]ge|(?:eres|es) mayor de edad|(?:sei|"
    r"hai) (?:maggiorenne|l['’]età)|ben je (?:al )?(?:18|oud genoeg)|maior de (?:18|idade)",
    r"(?:czy )?(?:masz|masz już) (?:ukończone )?18|osób pełnoletnich|jesteś pełnoletn|oletko (?:täysi-ikäinen|yli 18)|"
    r"18 (?:lat|vuotta)\b",
)
ELSEWHERE = _any_of(
    r"unavailable (?:due to|for) legal reasons|\b451\b|not available in your (?:country|region|location)|european economic area|"
    r"general data protection regulation",
    r"in (?:ihrem|deinem) land nicht verf[üu]gbar|pas disponible dans votre (?:pays|r[ée]gion)|no est[áa] disponible en (?:tu|"
    r"su) (?:pa[íi]s|regi[óo]n)|non [èe] disponibile nel tuo paese",
    r"niet beschikbaar in (?:jouw|uw) (?:land|regio)|n[ãa]o est[áa] dispon[íi]vel (?:no seu pa[íi]s|na sua regi[ãa]o)|"
    r"inte tillg[äa]nglig i ditt land|ikke (?:tilg[æa]ngelig|tilgjengelig) i (?:dit|ditt) land",
    r"niedostępn[aey] w (?:twoim|państwa) (?:kraju|regionie)|ei ole saatavilla (?:maassasi|alueellasi)",
)
CLOSED = _any_of(
    r"\bmaintenance\b|we(?:['’]ll| will) be (?:right )?back|back (?:soon|shortly)|temporarily (?:unavailable|down|offline|closed)|"
    r"scheduled downtime|coming soon|under construction",
    r"wartung(?:sarbeiten|smodus)?|gleich (?:wieder )?(?:zurück|für sie da)|bald wieder|vor[üu]bergehend nicht|maintenance en cours|"
    r"de retour (?:bient[ôo]t|dans)",
    r"mantenimiento|volvemos (?:pronto|enseguida)|manutenzione|torniamo (?:presto|subito)|onderhoud|zo terug|manuten[çc][ãa]o|"
    r"voltamos (?:em breve|logo)",
    r"underh[åa]ll|snart tillbaka|vedligehold|snart tilbage|vedlikehold|snart tilbake|503 service|service unavailable|bad gateway|"
    r"internal server error",
    r"przerwa techniczna|prace konserwacyjne|wkrótce wracamy|strona w budowie|huoltokatko|huoltotauko|palaamme (?:pian|kohta)",
)
IN_AN_APP = _any_of(
    r"(?:only|exclusively) (?:available )?in (?:the|our) app|(?:open|continue|view|see|get|read|cook)\b.{0,30} in (?:the|"
    r"our) (?:\w+ )?app\b|nur in (?:der|unserer) app|in der app (?:öffnen|ansehen|weiter)",
    r"(?:uniquement|seulement) (?:disponible )?dans (?:l['’]|notre )app|ouvrir dans l['’]app|(?:solo|"
    r"s[óo]lo) (?:disponible )?en (?:la|nuestra) app|abrir (?:en la|no) app|apri nell['’]app|solo nell['’]app",
    r"alleen in (?:de|onze) app|openen in de app|s[óo] no (?:nosso )?app|endast i (?:v[åa]r )?app|[öo]ppna i appen|kun i (?:vores |"
    r"v[åa]r )?app|[åa](?:bn|pne) i appen",
    r"(?:tylko|wyłącznie) w (?:naszej )?aplikacji|otwórz w aplikacji|vain sovelluksessa|avaa sovelluksessa",
)
LEAVING = _any_of(
    r"(?:you are|you['’]re) (?:about to leave|leaving|being redirected)|short(?:ened)? (?:link|url)|redirect(?:ing|ion|ed)\b|"
    r"link preview",
    r"sie werden (?:gleich )?weitergeleitet|weiterleitung|kurzlink|vous allez [êe]tre redirig|redirection|lien court|"
    r"ser[áa]s? redirigid|redireccion|enlace corto",
    r"verrai reindirizzat|reindirizzamento|(?:u|je) wordt doorgestuurd|doorverwijzing|redirecionad|omdirigeras|omdirigerer|"
    r"viderestilles|videresendes",
    r"(?:zaraz )?(?:zostaniesz|następuje) przekierowan|przekierowanie|sinut ohjataan|uudelleenohjaus",
)
NEEDS_SCRIPT = _any_of(
    r"(?:enable|requires?|turn on|needs?|activate|activez|activer|aktivieren?|activ(?:ar?|e|ate)|habilit[ae]r?|attiva(?:re)?|"
    r"abilita(?:re)?|ative|inschakelen|zet|aktiv[eé]ra?|slå på|skru på)"
    r"\s+(?:\w+\s+){0,3}java ?script",
    r"java ?script\s+(?:\w+\s+){0,4}(?:required|disabled|enabled|aktivieren|activ|habilit|attiv|abilit|inschakel|ingeschakeld|"
    r"aanzetten|aktiver)|without java ?script|(?:włącz|obsługi|obsługę|ota käyttöön|vaatii) (?:\w+ )?java ?script|"
    r"sem javascript|uten javascript|utan javascript",
)
BUY = _any_of(
    r"add to (?:cart|basket|bag)|in den (?:warenkorb|einkaufswagen)|ajouter au panier|a[ñn]adir (?:al carrito|a la cesta)|"
    r"aggiungi al carrello|in (?:winkelwagen|winkelmand)",
    r"adicionar (?:ao|à) (?:carrinho|sacola)|l[äa]gg i (?:varukorg|kundvagn)|l[æa]g i kurv|legg i handlekurv|checkout|zur kasse|"
    r"shopping cart|warenkorb|kassan",
    r"(?:dodaj )?do koszyka|koszyk zakupowy|(?:lisää )?ostoskoriin|ostoskori",
)
PRICE = re.compile(r"(?:[€£$]\s?\d|\d\s?(?:€|eur\b|kr\b|:-|,-|zł|usd\b|dkk\b|sek\b|nok\b))", re.IGNORECASE)
MENU = _any_of(
    r"\b(?:menus?|men[üuùú]s?|speisekarte|la carte|carte|carta|menukaart|card[áa]pio|ementa|meny|menukort|spisekort|"
    r"jadłospis|karta dań|ruokalista)\b"
)
FOODS_VALUES = _any_of(
    r"\bcalories in\b|\bnutrition(?:al)? (?:facts|values?|information)\b|n[äa]hrwert|kalorien|valeurs? nutritionnelles?|"
    r"calories (?:de|dans|du)\b|informaci[óo]n nutricional|calor[íi]as|"
    r"valori nutrizionali|calorie\b|voedingswaarde|calorie[ëe]n|calorias|n[äa]ringsv[äa]rde|kalorier|n[æa]ringsinn?hold|"
    r"warto[śs]ci? od[żz]ywcz|kalorie w|ravintoarvo|kaloreita"
)
