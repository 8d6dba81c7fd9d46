"""Names of pages about a site, in small letters and without signs around them. Data only.

Only names that hardly an article bears as its whole headline: no "Help", "Weather" or "Corrections and clarifications".
Most are what links at the foot of the development pages are called.
"""

from __future__ import annotations


def _names(text: str) -> frozenset[str]:
    return frozenset(name for line in text.splitlines() for name in line.strip().split(" | ") if name)


SERVICE_NAMES = _names(
    """
    about | about us | about me | about this site | who we are | meet the team | our team | our staff | masthead
    contact | contact us | contacts | get in touch | imprint | legal notice | legal information | disclaimer
    privacy policy | privacy notice | privacy statement | cookie policy | cookie notice | cookies policy
    terms of use | terms of service | terms and conditions | terms & conditions | terms | conditions of use
    general terms and conditions | contest rules | official contest rules
    advertise | advertise with us | advertising | media kit | careers | work with us | work for us | join our team
    editorial standards | editorial policy | editorial guidelines | code of ethics | ethics policy | ethics statement
    editorial complaints | how to complain | our trust principles
    corrections policy | faq | faqs | frequently asked questions | help center | help centre
    accessibility statement | community guidelines | comment policy | our newsletters
    sitemap | user agreement | refund policy | return policy | shipping policy | terms and rules | write for us
    your privacy choices | do not sell my personal information | do not sell or share my personal information
    cookie settings | collection notice | modern slavery statement | investor relations | subscribe | login
    search results | page not found | sign in | log in | create an account | site map
    impressum | datenschutz | datenschutzerklärung | datenschutzhinweise | datenschutzbestimmungen | agb
    allgemeine geschäftsbedingungen | nutzungsbedingungen | kontakt | über uns | über mich | wir über uns
    cookie-richtlinie | cookie-einstellungen | datenschutzeinstellungen | stellenangebote | anmelden
    registrieren | newsletter abonnieren | mediadaten | häufige fragen | häufig gestellte fragen | gästebuch
    teilnahmebedingungen | erklärung zur barrierefreiheit | haftungsausschluss | widerrufsbelehrung
    seite nicht gefunden
    mentions légales | politique de confidentialité | qui sommes-nous | à propos | à propos de nous | nous contacter
    contactez-nous | conditions générales d'utilisation | conditions générales de vente | conditions d'utilisation
    foire aux questions | charte déontologique | page introuvable | plan du site | politique de cookies
    aviso legal | política de privacidad | política de cookies | quiénes somos | sobre nosotros | acerca de nosotros
    contacto | términos y condiciones | términos de uso | condiciones de uso | preguntas frecuentes | código ético
    trabaja con nosotros | mapa del sitio | página no encontrada
    chi siamo | contatti | informativa sulla privacy | note legali | termini e condizioni | lavora con noi
    cookie policy | domande frequenti | privacy
    over ons | privacyverklaring | privacybeleid | algemene voorwaarden | adverteren | colofon | veelgestelde vragen
    quem somos | sobre nós | contato | contactos | política de privacidade | termos de uso
    perguntas frequentes
    o nas | polityka prywatności | regulamin | kontakty | o nás | ochrana osobních údajů | obchodní podmínky
    om oss | om os | kontakta oss | kontakt oss | kontakt os | integritetspolicy | personvern | privatlivspolitik
    käyttöehdot | tietosuojaseloste | ota yhteyttä | tietoa meistä | rólunk | kapcsolat | adatvédelem | impresszum
    despre noi | politica de confidențialitate | termeni și condiții | o nama | za nas | политика за поверителност
    hakkımızda | iletişim | künye | gizlilik politikası | kullanım koşulları | çerez politikası
    о нас | о проекте | контакты | политика конфиденциальности | пользовательское соглашение | про нас
    політика конфіденційності | επικοινωνία | σχετικά με εμάς | όροι χρήσης | πολιτική απορρήτου
    من نحن | اتصل بنا | سياسة الخصوصية | אודות | צור קשר | תנאי שימוש | מדיניות פרטיות | हमारे बारे में | संपर्क करें
    关于我们 | 联系我们 | 隐私政策 | 關於我們 | 聯絡我們 | 隱私權政策 | 会社概要 | お問い合わせ | 利用規約
    广告服务 | 网站地图 | プライバシーポリシー
    회사소개 | 개인정보처리방침 | 이용약관 | tentang kami | kebijakan privasi | hubungi kami | giới thiệu
    """
)
