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
    charte éditoriale | gestion des cookies | mentions légales et politique de confidentialité | données personnelles
    anúnciate | contáctanos | contáctenos | política de protección de datos | términos y condiciones de uso
    fale conosco | fale connosco | anuncie aqui | anuncie conosco | trabalhe conosco | termos e condições | expediente
    ficha técnica | estatuto editorial | termos e condições de uso | condições de utilização | política de cookies
    condizioni di utilizzo | condizioni d'uso | informativa privacy | informativa cookie | la redazione
    mappa del sito
    cookiebeleid | gebruiksvoorwaarden | gebruikersvoorwaarden | werken bij | klantenservice
    privacy- en cookiebeleid
    privacy en cookies | neem contact op | contact opnemen
    cookiepolicy | användarvillkor | om cookies | personuppgiftspolicy | vanliga frågor | tillgänglighetsredogörelse
    personvernerklæring | brukervilkår | informasjonskapsler | ofte stilte spørsmål | tilgjengelighetserklæring
    cookiepolitik | handelsbetingelser | persondatapolitik | ofte stillede spørgsmål | cookie- og privatlivspolitik
    yhteystiedot | evästeet | mediatiedot | rekisteriseloste | usein kysytyt kysymykset | saavutettavuusseloste
    um okkur | persónuverndarstefna | hafa samband | skilmálar
    polityka cookies | polityka plików cookies | regulamin serwisu | mapa strony | polityka prywatności i cookies
    zásady ochrany osobních údajů | podmínky užití | podmínky použití | nastavení cookies
    všeobecné obchodní podmínky
    zásady ochrany osobných údajov | ochrana osobných údajov | obchodné podmienky | podmienky používania
    adatvédelmi nyilatkozat | adatkezelési tájékoztató | adatvédelmi tájékoztató | médiaajánlat | süti szabályzat
    felhasználási feltételek | szerkesztőség | ászf | általános szerződési feltételek
    politica de cookies | politica cookies | termeni de utilizare | politica de confidentialitate
    uvjeti korištenja | politika privatnosti | pravila privatnosti | opći uvjeti poslovanja | kolačići | impresum
    uslovi korišćenja | услови коришћења | политика приватности | о нама | контакт | импресум
    politika zasebnosti | pogoji uporabe | piškotki | splošni pogoji | politika piškotkov
    за нас | политика за приватност | услови за користење | контакти | общи условия | условия за ползване
    политика за бисквитки | политика за лични данни
    обратная связь | условия использования | обработка персональных данных | рекламодателям | связаться с нами
    правила пользования сайтом | политика обработки персональных данных | согласие на обработку персональных данных
    про проєкт | угода користувача | умови використання | зворотний зв'язок | пра нас | кантакты
    kvkk aydınlatma metni | aydınlatma metni | kullanım şartları | bize ulaşın | veri politikası | gizlilik sözleşmesi
    haqqımızda | bizimlə əlaqə | məxfilik siyasəti | біз туралы | жоба туралы | biz haqimizda
    ποιοι είμαστε | ταυτότητα | πολιτική cookies | προστασία προσωπικών δεδομένων
    πολιτική προστασίας προσωπικών δεδομένων
    pedoman media siber | syarat dan ketentuan | info iklan | kode etik | dasar privasi | terma dan syarat
    polisi privasi
    pedoman pemberitaan media siber | susunan redaksi | tim redaksi
    liên hệ | chính sách bảo mật | điều khoản sử dụng | liên hệ quảng cáo | về chúng tôi | tòa soạn | liên hệ tòa soạn
    avís legal | política de privacitat | qui som | política de galetes | quen somos | pribatutasun politika
    lege oharra
    nor gara
    apie mus | privatumo politika | slapukų politika | naudojimosi taisyklės | par mums | privātuma politika
    lietošanas noteikumi | sīkdatnes | sīkdatņu politika | privaatsuspoliitika | kasutustingimused | küpsised
    rreth nesh | politika e privatësisë | kushtet e përdorimit | na kontaktoni
    شروط الاستخدام | الشروط والأحكام | أعلن معنا | تواصل معنا | عن الموقع | هيئة التحرير | سياسة الاستخدام
    اتصلوا بنا
    درباره ما | تماس با ما | حریم خصوصی | قوانین و مقررات | ارتباط با ما
    ہمارے بارے میں | رازداری کی پالیسی | شرائط و ضوابط | ہم سے رابطہ کریں | ہم سے رابطہ
    פרסם אצלנו | יצירת קשר | הצהרת נגישות | תקנון האתר | מי אנחנו | מדיניות הפרטיות | פרסמו אצלנו | תקנון
    गोपनीयता नीति | नियम और शर्तें | उपयोग की शर्तें | अस्वीकरण | हमसे संपर्क करें | हमारे साथ विज्ञापन करें
    আমাদের সম্পর্কে | গোপনীয়তা নীতি | ব্যবহারের শর্তাবলি | ব্যবহারের শর্তাবলী | আমাদের কথা
    आमच्याबद्दल | गोपनीयता धोरण | अटी व शर्ती | आमच्याविषयी
    எங்களைப் பற்றி | தொடர்பு கொள்ள | தனியுரிமைக் கொள்கை | మా గురించి | సంప్రదించండి | గోప్యతా విధానం
    ഞങ്ങളെക്കുറിച്ച് | ബന്ധപ്പെടുക | സ്വകാര്യതാ നയം | ನಮ್ಮ ಬಗ್ಗೆ | ಗೌಪ್ಯತಾ ನೀತಿ | અમારા વિશે | ગોપનીયતા નીતિ
    เกี่ยวกับเรา | ติดต่อเรา | นโยบายความเป็นส่วนตัว | ข้อกำหนดและเงื่อนไข | ติดต่อโฆษณา | เงื่อนไขการใช้งาน
    นโยบายคุกกี้
    使用条款 | 版权声明 | 免责声明 | 招聘信息 | 用户协议 | 加入我们 | 法律声明 | 隐私声明 | 隐私权政策 | 联系方式
    服务条款
    使用條款 | 版權聲明 | 廣告刊登 | 免責聲明 | 服務條款 | 聯繫我們 | 隱私權聲明 | 隱私政策 | 著作權聲明
    隱私權保護政策
    広告掲載 | 特定商取引法に基づく表記 | 運営会社 | 個人情報保護方針 | 個人情報の取り扱いについて | サイトマップ
    よくある質問
    著作権について | 採用情報 | このサイトについて | 免責事項 | 広告掲載について | サイトポリシー | 会員規約
    광고문의 | 청소년보호정책 | 기사제보 | 문의하기 | 개인정보취급방침 | 저작권정책 | 이메일무단수집거부 | 고객센터
    청소년 보호정책 | 개인정보 처리방침 | 이메일 무단수집거부 | 찾아오시는 길 | 광고안내
    kuhusu sisi | wasiliana nasi | sera ya faragha | tungkol sa amin | makipag-ugnayan sa amin | patakaran sa privacy
    oor ons | kontak ons | privaatheidsbeleid
    kontakti | kontaktai | contacte | kontaktua | kontak | redakcja | redakce | redakcia | redacția
    redakcija | toimetus
    редакция | редакція | redaksi | вакансии | вакансії | cgu | cgv | kolofon | শর্তাবলী | যোগাযোগ | संपर्क
    윤리강령 | 徵才
    """
)
