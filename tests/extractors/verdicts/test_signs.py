"""Verdicts on pages that hold no article: each needs several kinds of evidence, and none stands against a body."""

from __future__ import annotations

import pytest

from extractors import Article, Document, Page, Reason, Rejection, extract, extract_page
from extractors.verdicts.signs import Sign, evidence

URL = "http://news.example/2026/11/the-river-rises"
SENTENCE = (
    "The river rose by two metres on Monday, and the town prepared, as in other years, for the worst of it."
)
STORY = "".join(
    f"<p>{SENTENCE} Helpers filled sandbag number {n * 100}, said the mayor.</p>" for n in range(1, 12)
)
LEAD = f"<p>{SENTENCE}</p><p>{SENTENCE[:60]} ...</p>"

CHALLENGE = """<html><head><title>Just a moment...</title>
<script>window._cf_chl_opt={cvId:'3'};</script></head><body><h1>news.example</h1>
<p>Verifying you are human. This may take a few seconds.</p>
<noscript>Enable JavaScript and cookies to continue</noscript><div>Ray ID: 8f00aa11bb</div></body></html>"""
DENIED = """<html><head><title>Access Denied</title></head><body><h1>Access Denied</h1>
You don't have permission to access "http://news.example/a" on this server.<p>Reference #18.abc.123</p></body></html>"""
WALL_IN_ITS_READERS_LANGUAGE = """<html lang="xx"><head><title>{title}</title>{head}</head><body><main>
<h1>{title}</h1><p>{text}</p><script type="module" src="{src}"></script></main><footer>Xyz</footer></body></html>"""
MACHINERY = {
    "proof of work": ("", "/.within.website/x/cmd/anubis/static/js/main.mjs?cacheBuster=v1.21"),
    "captcha": ("<script>var dd={'rt':'c','cid':'AH','host':'geo.captcha-delivery.com'}</script>", "/c.js"),
    "challenge": ("<script>(function(){window._cf_chl_opt={cvId:'3'};}());</script>", "/a.js"),
    "cookie by script": ("<script>var s={},u,sucuri_cloudproxy_js='',S='cz0iOSIuc';</script>", "/a.js"),
    "proof of a browser": ("<script>window.gokuProps={key:'a'};</script>", "/a.js"),
}
FIREWALL = """<html><head><title>Sucuri WebSite Firewall - Access Denied</title></head><body><h1>Access Denied</h1>
<p>If you are the site owner (or you manage this site), please whitelist your IP or if you think this block is an error
please open a support ticket and make sure to include the block details.</p><table><tr><td>Your IP:</td>
<td>192.0.2.7</td></tr><tr><td>Block ID:</td><td>BNP005</td></tr></table></body></html>"""
OUT_OF_BOUNDS = """<html><head><title>Unavailable due to legal reasons</title></head><body><h1>451: Unavailable due to
legal reasons</h1><p>We recognize you are attempting to access this website from a country belonging to the European
Economic Area, and therefore access cannot be granted at this time. For any issues, call us.</p></body></html>"""
CAPTCHA = """<html lang="de"><head><title>Sicherheitsabfrage</title></head><body><form>
<p>Bitte bestätigen Sie, dass Sie kein Roboter sind.</p><div class="g-recaptcha" data-sitekey="k"></div>
<button>Weiter</button></form></body></html>"""
CONSENT = """<html><head><title>Before you continue to The Example</title></head><body><div role="dialog">
<h1>We value your privacy</h1><p>We and our 842 partners store and access information on your device, such as
cookies, and process personal data for personalised ads and content. You can change your consent at any time.</p>
<p>Some partners do not ask for your consent and rely on their legitimate interest.</p>
<button>Accept all</button><button>Reject all</button><a href="/privacy">Privacy policy</a></div></body></html>"""
ABO_OR_ADS = """<html lang="de"><head><title>Beispielblatt</title></head><body><main><h2>Weiterlesen mit Werbung</h2>
<p>Besuchen Sie das Beispielblatt wie gewohnt mit Werbung und Tracking. Ihre Zustimmung ist jederzeit widerruflich.</p>
<button>Akzeptieren und weiter</button><p>Details zu Cookies und zum Datenschutz finden Sie in der Erklärung.</p>
</main></body></html>"""
SHELL = """<html><head><title>The Example</title></head><body><noscript>You need to enable JavaScript to run this
app.</noscript><div id="root"></div><script src="/a.js"></script><script src="/b.js"></script>
<script src="/c.js"></script></body></html>"""
SHELL_OF_ELEMENTS = """<html><head><title>The Example</title></head><body><app-root>Loading...</app-root>
<script src="/polyfills.js"></script><script src="/vendor.js"></script><script src="/main.js"></script></body></html>"""

SMALL_SHELLS = [
    '<body><div id="root"></div><script src="/main.js"></script></body>',
    '<head><script type="module" src="/index.js"></script></head><body><div id="app"></div></body>',
    '<body ng-app="news"><div ng-view></div><script src="/a.js"></script></body>',
    '<body><noscript>Please enable JavaScript.</noscript><div class="x"></div><script src="/a.js"></script></body>',
    '<body><a href="/">Home</a> <a href="/a">Sport</a><div id="__next"></div><script src="/a.js"></script></body>',
]


def stub(inside: str, head: str = "", lead: str = LEAD, after: str = "") -> str:
    nav = "<nav><a href='/'>Home</a> <a href='/politics'>Politics</a></nav>"
    return (
        f"<html lang='en'><head><title>The river rises</title>{head}</head><body>{nav}"
        f"<article><h1>The river rises</h1><time datetime='2026-11-20'>20 November 2026</time>{lead}{inside}</article>"
        f"{after}<footer>The Example, 2026</footer></body></html>"
    )


OFFER = "<div class='paywall'><h3>Subscribe to continue reading</h3><a href='/abo'>See the offers</a></div>"
LOCKED = '<script type="application/ld+json">{"@type":"NewsArticle","isAccessibleForFree":"False"}</script>'
STUBS = {
    "offer and mark": stub(OFFER, lead=f"<p>{SENTENCE}</p><p>{SENTENCE}</p>"),
    "offer and declaration": stub("<p>Become a member to read the full story.</p>", LOCKED, f"<p>{SENTENCE}</p>" * 2),
    "offer behind the article": stub("", "", LEAD, "<div>This article is only available to subscribers.</div>"),
    "in German": stub("<div>Jetzt mit dem Plus-Abo weiterlesen</div>", LOCKED),
    "in French": stub("<div>La suite est réservée aux abonnés</div>", LOCKED),
    "in Japanese": stub("<div>この記事は会員限定です。</div>", LOCKED),
}  # fmt: skip


def sign_of(html: str, url: str = URL) -> Sign | None:
    """The sign of a page whose long blocks are kept."""
    document = Document(Page.from_html(html, url))
    words = document.blocks.sum(document.structure.run_words)
    return evidence(document, [block for block in range(len(words)) if words[block] >= 10])


def outcome(html: str, url: str = URL) -> str:
    found = extract(html, url)
    return found.reason if isinstance(found, Rejection) else "article"


@pytest.mark.parametrize("html", [CHALLENGE, DENIED, CAPTCHA])
def test_bot_walls(html: str) -> None:
    assert outcome(html) == Reason.BLOCKED


@pytest.mark.parametrize("html", [CONSENT, ABO_OR_ADS])
def test_consent_walls(html: str) -> None:
    assert outcome(html) == Reason.CONSENT_WALL


@pytest.mark.parametrize(
    ("said", "button"),
    [
        ("Käytämme evästeitä ja pyydämme suostumuksesi tietojen käsittelyyn", "Hyväksy kaikki"),
        ("Sütiket használunk, és az adatkezeléshez a hozzájárulását kérjük", "Elfogadom"),
        ("Utilizăm module și cerem consimțământul pentru datele tale", "Accept toate"),
        ("Χρησιμοποιούμε αρχεία και ζητάμε τη συγκατάθεσή σας για τα δεδομένα", "Αποδοχή όλων"),
        ("Verileriniz için çerez kullanıyor ve açık rıza istiyoruz", "Kabul et"),
        ("Koristimo kolačiće i štitimo vašu privatnost na ovoj stranici", "Prihvaćam sve"),
        ("Ми використовуємо файли та просимо вашої згоди, тут про конфіденційність", "Прийняти все"),
        ("نستخدم ملفات تعريف الارتباط ونحترم الخصوصية في هذا الموقع", "موافق"),
        ("אנחנו משתמשים כאן בעוגיות ושומרים על הפרטיות של הקוראים", "אישור"),
    ],
)
def test_consent_walls_in_other_languages(said: str, button: str) -> None:
    text = "".join(f"<p>{said}, {said} ({number}).</p>" for number in range(3))
    assert outcome(f"<html><body><h1>{said}</h1>{text}<button>{button}</button></body></html>") == Reason.CONSENT_WALL


@pytest.mark.parametrize(
    ("free", "paid", "button"),
    [
        ("Besuchen Sie uns wie gewohnt mit Werbung und Tracking, Näheres zum Tracking steht im Datenschutz. ",
         "Nutzen Sie uns werbefrei für 4,99 € im Monat, das Abo gilt auf allen Geräten und ist jederzeit kündbar. ",
         "Mit Werbung weiterlesen"),
        ("Read for free with personalised ads: our partners use cookies to measure what you read on our pages. ",
         "Or pay to read every page ad-free for 2.99 a month, on all devices, and cancel at any time you like. ",
         "Accept and continue"),
        ("Accédez gratuitement à nos contenus en acceptant les cookies de nos partenaires et leurs annonces. ",
         "Ou abonnez-vous sans publicité pour 2,99 euros par mois, sans engagement et sur tous vos écrans. ",
         "Accepter et continuer"),
        ("Continua a leggere gratis accettando i cookie, nostri e di terze parti, e gli annunci in linea con te. ",
         "Oppure abbonati e leggi senza pubblicità a 1,99 euro al mese, su tutti i dispositivi e senza vincoli. ",
         "Accetta e continua"),
        ("Navega gratis aceptando las cookies de nuestros socios, que muestran anuncios según tus hábitos. ",
         "O suscríbete y navega sin publicidad por tres euros al mes, desde cualquier dispositivo y sin permanencia. ",
         "Aceptar y continuar"),
    ],
)  # fmt: skip
def test_a_choice_of_advertisements_or_a_subscription_is_a_consent_wall(free: str, paid: str, button: str) -> None:
    html = "<html><body><h1>{}</h1><p>{}</p><p>{}</p><p>{}</p><button>{}</button></body></html>"
    assert outcome(html.format("The Example", free, paid, paid, button)) == Reason.CONSENT_WALL
    assert outcome(html.format("The Example", paid, paid, paid, "Accept")) != Reason.CONSENT_WALL, "an offer alone"
    assert outcome(html.format("The Example", free + STORY, paid, paid, button)) != Reason.CONSENT_WALL, "a layer"


@pytest.mark.parametrize("name", STUBS)
def test_stubs_of_paywalls(name: str) -> None:
    assert outcome(STUBS[name]) == Reason.PAYWALL_STUB


def test_a_stub_that_the_site_announces_is_exported_and_marked() -> None:
    found = extract_page(Page.from_html(STUBS["offer and mark"], URL), prior=2.0, learn=True)
    assert isinstance(found.outcome, Article)
    assert found.outcome.extraction.verdict == "paywall_stub"
    assert found.observation is None


@pytest.mark.parametrize(
    "offer",
    [
        "Melden Sie sich an, um den ganzen Artikel zu lesen",
        "Inicia sesión para leer el artículo completo",
        "Faça login para continuar lendo",
        "Accedi per leggere l'articolo completo",
        "Abonează-te pentru a citi mai departe",
        "Word abonnee om verder te lezen",
        "Bli prenumerant för att läsa hela artikeln",
        "Vain tilaajille",
        "Edasi lugemiseks telli",
        "Lai turpinātu lasīt, abonē",
        "Norėdami skaityti toliau, prenumeruokite",
        "Zaloguj się, aby czytać dalej",
        "Pokračovanie článku pre predplatiteľov",
        "Za nastavak čitanja se pretplatite",
        "Статията е достъпна за абонати",
        "Полный текст доступен по подписке",
        "Тільки для передплатників",
        "A cikk folytatása előfizetőink számára érhető el",
        "Μόνο για συνδρομητές",
        "Devamını okumak için abone olun",
        "הכתבה למנויים בלבד",
        "اشترك لمتابعة القراءة",
        "ログインして続きを読む",
        "訂閱後閱讀全文",
        "로그인 후 이용할 수 있습니다",
        "Đăng nhập để đọc tiếp",
        "Khusus pelanggan",
        "สมัครสมาชิกเพื่ออ่านต่อ",
        "Already a subscriber? Sign in.",
        "Um diesen Artikel vollständig lesen zu können, benötigen Sie ein Abo.",
        "Bereits Abonnent? Anmelden",
        "Déjà abonné ? Connectez-vous",
        "¿Ya eres suscriptor? Entra",
        "Già abbonato? Accedi",
        "Já é assinante? Entre",
        "Al een abonnement? Log in",
        "Redan prenumerant? Logga in",
        "Masz już prenumeratę? Zaloguj się",
        "Už máte předplatné? Přihlaste se",
        "Уже есть подписка? Войдите",
        "Angebot auswählen und weiterlesen.",
        "Mit F+ lesen Sie diesen Artikel und mehr als 800 weitere im Monat.",
        "Dieser Artikel ist Teil unseres Plus-Angebots",
        "Lire cet article nécessite un abonnement",
        "Débloquez cet article",
        "Para leer la nota completa, suscríbete",
        "Continua a leggere questo articolo con Plus",
        "Continue lendo com a assinatura",
        "Logga in för att fortsätta läsa",
        "Les hele saken med abonnement",
        "Du skal være abonnent for at læse denne artikel",
        "Lue koko juttu tilaamalla",
        "Оформите подписку, чтобы прочитать статью",
        "Ten artykuł przeczytasz tylko z abonamentem",
        "Celý článek je určen pouze předplatitelům",
        "本文为会员专享，订阅后继续阅读",
        "登录后继续阅读",
        "会員登録すると続きをお読みいただけます",
        "구독하면 전체 기사를 볼 수 있습니다",
        "Unlock this article",
        "To access this article, please subscribe",
    ],
)
def test_offers_in_other_languages(offer: str) -> None:
    assert outcome(stub(f"<div>{offer}</div>", LOCKED)) == Reason.PAYWALL_STUB


@pytest.mark.parametrize(
    "line",
    ["Newsletter abonnieren", "Lire aussi", "Читать далее", "阅读全文", "続きを読む", "더보기", "Devamını oku",
     "You have 3 free articles remaining", "Keep reading with our newsletter", "Das ist Teil unseres Labors",
     "Lesen Sie diesen Artikel mit Bildern in der App", "Läs hela artikeln med bilder här"],
)
def test_links_to_more_are_no_offers(line: str) -> None:
    assert outcome(stub(f"<div>{line}</div>", LOCKED)) != Reason.PAYWALL_STUB


@pytest.mark.parametrize("html", [SHELL, SHELL_OF_ELEMENTS, *SMALL_SHELLS])
def test_applications(html: str) -> None:
    assert outcome(html) == Reason.NEEDS_RENDERING


@pytest.mark.parametrize(
    "html",
    ["", "<html></html>", "<html><body><img src='/a.png'></body></html>", "<p> </p>",
     "<div id=root></div>", "<div class=x></div><script src=/a.js></script>"],
)
def test_pages_without_a_word(html: str) -> None:
    assert outcome(html) == Reason.EMPTY


@pytest.mark.parametrize(
    "html",
    [
        stub("", LOCKED, f"<p>{SENTENCE}</p>"),
        stub("<div class='paywall'></div>", "", f"<p>{SENTENCE}</p>"),
        stub("", "", f"<p>{SENTENCE}</p>"),
        "<header><a href='/login'>Already a subscriber? Log in to read everything</a></header>"
        + stub("", "", f"<p>{SENTENCE}</p>"),
        stub(
            f"<p>{SENTENCE * 3} Readers had to subscribe to continue reading, {SENTENCE * 3}</p>",
            LOCKED,
            LEAD,
        ),
        stub(OFFER, LOCKED, f"<p>{SENTENCE}</p>" * 2, f"<article><p>{SENTENCE}</p><p>{SENTENCE}</p></article>"),
    ],
    ids=["declared", "marked", "short", "offered above", "an article about paywalls", "an offer amid the text"],
)
def test_one_kind_of_evidence_makes_no_stub(html: str) -> None:
    assert sign_of(html) is None


def test_an_offer_in_passing_makes_no_stub_of_a_text_that_goes_on_behind_it() -> None:
    lead, last = f"<p>{SENTENCE} {SENTENCE}</p>" * 3, f"<p>{SENTENCE} {SENTENCE}</p>"
    assert sign_of(stub(OFFER + last, LOCKED, lead)) is None
    for other in (last.replace("<p>", "<p class=note>"), f"<div>{last}</div>"):
        found = sign_of(stub(OFFER + other, LOCKED, lead))
        assert found is not None and found.reason is Reason.PAYWALL_STUB


@pytest.mark.parametrize(
    "extra", [OFFER + LOCKED, CHALLENGE, CONSENT, SHELL], ids=["offer", "wall", "consent", "shell"]
)
def test_nothing_stands_against_a_whole_article(extra: str) -> None:
    html = stub("", lead=STORY * 2, after=extra.replace("<html", "<div").replace("</html>", "</div>"))
    assert sign_of(html) is None
    assert isinstance(extract(html, URL), Article)


def test_a_brief_beside_a_layer_of_consent_is_an_article() -> None:
    layer = CONSENT.partition("<body>")[2].partition("</body>")[0]
    assert sign_of(stub("", lead=f"<p>{SENTENCE}</p>" * 3, after=layer)) is None


def test_a_form_below_a_layer_of_consent_is_no_wall() -> None:
    layer = (
        "<div><p>We use cookies and ask for your consent, which you can change at any time.</p>"
        "<button>Accept all</button></div>"
    )
    links = "".join(f"<a href='/{n}'>Section {n}</a> " for n in range(8))
    assert sign_of(f"{layer}<nav>{links}</nav><h1>Log in</h1><form><input name='user'></form>") is None


def test_a_brief_with_a_captcha_in_its_comment_form_is_no_wall() -> None:
    form = "<form><div class='g-recaptcha'></div><label>I'm not a robot</label></form>"
    assert sign_of(stub("", lead=f"<p>{SENTENCE}</p>" * 3, after=form)) is None


def test_the_detail_names_the_evidence() -> None:
    sign = sign_of(STUBS["offer and declaration"])
    assert sign is not None
    assert "an offer to read on and a declaration" in sign.detail
    assert 0.5 < sign.confidence < 1


@pytest.mark.parametrize(
    "html", ["<p>" + "a" * 300_000, "<title>" + "Just a moment" * 9_000, "<a>" * 900 + "x"]
)
def test_hostile_pages_are_looked_at_without_trouble(html: str) -> None:
    sign_of(html)


@pytest.mark.parametrize(("ends", "cut"), [(".", False), ("", True)])
def test_a_name_as_the_last_line_is_no_end_in_mid_sentence(ends: str, cut: bool) -> None:
    lead = f"<p>{SENTENCE}</p><p>{SENTENCE[:-1]}{ends}</p><p>Ann Lee</p>"
    html = stub("<div>La suite est réservée aux abonnés</div>", "", lead)
    page = Document(Page.from_html(html, URL))
    kept = [block for block in range(len(page.blocks)) if page.block_line(block)[:20] in (SENTENCE[:20], "Ann Lee")]
    found = evidence(page, kept)
    assert len(kept) == 3 and (found is not None) == cut


@pytest.mark.parametrize("kind", MACHINERY)
def test_a_wall_in_any_language_is_known_by_what_only_walls_have(kind: str) -> None:
    head, src = MACHINERY[kind]
    html = WALL_IN_ITS_READERS_LANGUAGE.format(title="Xyz xyz", text="xyz " * 250, head=head, src=src)
    outcome = extract_page(Page.from_html(html, URL), prior=4.0).outcome
    assert isinstance(outcome, Rejection)
    assert outcome.reason is Reason.BLOCKED


def test_a_script_that_pages_behind_a_wall_have_is_none() -> None:
    html = stub("", after='<script src="/_sec/cp_challenge/sec-4-4.js" async></script>', lead=f"<p>{SENTENCE}</p>" * 3)
    assert outcome(html) != Reason.BLOCKED
    assert outcome(html.replace("sec-4-4.js", "ak-challenge-4-3.htm")) == Reason.BLOCKED


def test_an_article_with_such_machinery_is_one() -> None:
    head, src = MACHINERY["challenge"]
    html = stub(STORY * 3, head, after=f'<script src="{src}"></script>')
    assert isinstance(extract(html, URL), Article)


@pytest.mark.parametrize("html", [FIREWALL, OUT_OF_BOUNDS])
def test_a_refusal_in_words_is_blocked_whatever_its_status(html: str) -> None:
    outcome = extract_page(Page.from_html(html, URL), prior=4.0).outcome
    assert isinstance(outcome, Rejection)
    assert outcome.reason is Reason.BLOCKED
