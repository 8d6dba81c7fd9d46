"""What walls say, in the languages of the larger presses.

Each pattern is one kind of evidence, none is a proof.
"""

from __future__ import annotations

import re


def _any(*phrases: str) -> re.Pattern[str]:
    return re.compile("|".join(phrases), re.I)


CHALLENGE_TITLE = _any(
    r"^just a moment",
    r"^attention required",
    r"^access (?:to this (?:page|site|resource) )?(?:has been |was |is )?(?:denied|blocked)",
    r"^are you (?:a )?(?:robot|human)",
    r"^robot (?:check|challenge)",
    r"^bot (?:check|verification|detection)",
    r"^(?:human|security|browser) (?:verification|check|checkpoint)",
    r"security checkpoint",
    r"^pardon our interruption",
    r"^one moment,? please",
    r"^(?:please )?wait(?:ing)? ?(?:\.{3}|…|$)",
    r"^checking your browser",
    r"^ddos[- ]guard",
    r"^client challenge",
    r"^request (?:blocked|rejected)",
    r"^(?:error )?403\b",
    r"^forbidden",
    r"bot manager",
    r"^captcha",
    r"^verify(?:ing)? you",
    r"^zugriff verweigert",
    r"^sicherheits(?:überprüfung|prüfung|abfrage)",
    r"^einen moment",
    r"^un (?:instant|momento)",
    r"^accès refusé",
    r"^acceso denegado",
    r"^accesso negato",
    r"^acesso negado",
    r"^odmowa dostępu",
    r"^доступ (?:запрещ|ограничен)",
    r"^проверка браузера",
    r"安全验证",
    r"请稍候",
    r"人机验证",
    r"アクセスが拒否",
)
"""Of a page's title."""
CHALLENGE_TEXT = _any(
    r"enable (?:java ?script|cookies) and (?:cookies|java ?script)",
    r"supports? java ?script and cookies",
    r"verif(?:y|ying|ies)(?: that)? you(?:'re| are|’re)? (?:not a (?:ro)?bot|(?:a )?human)",
    r"(?:prove|confirm) (?:that )?you(?:'re| are|’re)? (?:not a (?:ro)?bot|(?:a )?human)",
    r"checking (?:if the site connection is secure|your browser)",
    r"unusual (?:traffic|activity)",
    r"i(?:'|’)?a?m not a robot",
    r"complete the (?:security check|captcha)",
    r"(?:solve|enter) (?:the|this) captcha",
    r"you(?:r request)? (?:have|has) been blocked",
    r"(?:don't|do not|don’t) have (?:permission|authorization) to (?:access|view)",
    r"block(?:ed|ing) automated",
    r"automated (?:requests|access|quer)",
    r"needs to review the security of your connection",
    r"something about your browser made us think",
    r"you(?:'re| are) a bot",
    r"using a security service (?:to|for)",
    r"bestätigen sie,? dass sie (?:ein mensch|kein (?:ro)?bot)",
    r"ungewöhnliche(?:n)? (?:aktivität|datenverkehr)",
    r"(?:aktivieren|erlauben) sie (?:bitte )?java ?script und cookies",
    r"(?:vérifi|confirm)\w+ que vous (?:êtes un humain|n(?:'|’)êtes pas un robot)",
    r"activer java ?script et (?:les )?cookies",
    r"(?:verifi|confirm)\w+ que (?:eres|es|é) (?:un )?human",
    r"no (?:eres|soy|sou) un robot",
    r"non sei un robot",
    r"подтвердите,? что (?:вы|запросы)",
    r"не робот",
    r"进行人机验证|完成验证|请完成安全验证|访问过于频繁",
    r"ロボットではありません",
)
CHALLENGE_REFERENCE = _any(
    r"\bray id\b",
    r"\b(?:incident|reference|request|support|block|event|session) (?:id|#|number)\b",
    r"reference #\d",
    r"incapsula incident",
    r"\bip(?: address)?:? (?:\d{1,3}\.){3}\d",
    r"performance (?:&|and) security by",
    r"protected by",
)
CHALLENGE_MACHINERY = _any(
    r"_cf_chl",
    r"cf[-_]chl",
    r"challenge-platform/h/",
    r"cdn-cgi/challenge",
    r"px-?captcha",
    r"_pxappid",
    r"_incapsula_resource",
    r"captcha-delivery\.com",
    r"ddos-guard",
    r"awswaf",
    r"gokuprops",
    r"/recaptcha/",
    r"hcaptcha\.com",
    r"challenges\.cloudflare\.com",
    r"geetest",
    r"kpsdk",
    r"/_sec/cp_challenge",
    r"\bdistil_r_captcha",
    r"friendlycaptcha",
    r"smartcaptcha",
)
"""Of a script's address or beginning. Comment forms carry some of them, whole sites others."""
CAPTCHA_WIDGET = _any(
    r"\b[gh]-(?:re)?captcha\b",
    r"cf-turnstile",
    r"px-captcha",
    r"challenge-(?:form|running|error)",
    r"captcha-(?:box|container|form)",
)

CONSENT = _any(
    r"\bcookies?\b",
    r"\bconsent\b",
    r"\bprivacy\b",
    r"personal(?:ised|ized)? (?:data|ads|advertising|content)",
    r"our (?:\d+ )?partners",
    r"legitimate interest",
    r"einwilligung",
    r"zustimm",
    r"datenschutz",
    r"unsere (?:\d+ )?partner",
    r"personenbezogene",
    r"mit werbung",
    r"consentement",
    r"données personnelles",
    r"nos (?:\d+ )?partenaires",
    r"vie privée",
    r"consentimiento",
    r"privacidad",
    r"datos personales",
    r"nuestros (?:\d+ )?socios",
    r"consenso",
    r"dati personali",
    r"consentimento",
    r"dados pessoais",
    r"toestemming",
    r"\bciasteczk",
    r"\bzgod[aęy]\b",
    r"samtycke",
    r"samtykke",
    r"souhlas",
    r"クッキー",
    r"隐私",
    r"согласие",
    r"персональн",
    r"eväste|suostumu|tietosuoja|\bkakor\b|informasjonskapsler|personvern|privatliv|vafrakök|persónuvernd",
    r"\bsüti|hozzájárul|adatvédel|adatkezel|consimțământ|confidențialit|συγκατάθεσ|απορρήτ",
    r"çerez|açık rıza|gizlilik|kolačić|privatnost|privol[au]|suglasnost|piškotk|zasebnost|soglasj|колачић|приватност",
    r"súhlas|súkrom|soukromí|бисквитк|съгласие|поверителност|\bзгод[аиу]\b|конфіденційн|конфиденциальн",
    r"küpsis|nõusolek|privaatsus|sīkdat|piekriš|privātum|slapuk|sutikim|privatum",
    r"עוגיות|פרטיות|ملفات تعريف الارتباط|الخصوصية|کوکی|حریم خصوصی|कुकी|गोपनीयता",
    r"プライバシー|個人情報|隱私|쿠키|개인정보|quyền riêng tư|privasi|\bkuki|คุกกี้|ความเป็นส่วนตัว",
)
"""Of a block that deals with consent."""
WITHOUT_ADS = _any(
    r"\bohne (?:\w+ )?(?:werbe|werbung|tracking)|werbefrei|keine werbung|\bpur-?abo",
    r"\bad-free\b|\bwithout (?:ads|adverts|advertising|tracking)\b",
    r"\bsans (?:pub|traceur|traçage)|\bsenza (?:pubblicità|annunci|tracci)|\bsin (?:publicidad|anuncios|rastreo)",
    r"\bsem (?:publicidade|anúncios)|\bsense (?:publicitat|anuncis)|\bfără (?:reclame|publicitate)",
    r"\bzonder (?:advertenties|reclame|tracking)|\but[ae]n (?:annonser|reklam)|\buden (?:annoncer|reklamer)",
    r"\bbez (?:reklam|śledzenia|sledov|oglas)|\bбез реклам|\breklám(?:mentes| nélkül)|\breklamsız",
    r"\bilman mainoksia|χωρίς διαφημίσεις|広告なし|无广告|無廣告|광고 없이",
)
"""Of a block that sells what consent would give: the same pages without advertisements."""
CONSENT_BUTTON = _any(
    r"^\W*(?:i |yes,? i )?(?:accept|agree|allow|consent|reject|decline)(?: (?:and|&) (?:continue"
    r"|close|proceed))?(?: all)?(?: cookies)?\W*$",
    r"^\W*(?:accept|allow|reject|agree to) (?:all|everything)",
    r"^\W*(?:weiter(?:lesen|surfen)? mit|mit) werbung(?: weiter\w*| lesen| nutzen)?\W*$",
    r"^\W*(?:manage|more|cookie|privacy) (?:options|settings|preferences|choices)",
    r"(?:alle[ns]? )?(?:akzeptieren|zustimmen|ablehnen|einwilligen)(?: und weiter)?\W*$",
    r"^\W*(?:tout )?(?:accepter|refuser|j(?:'|’)accepte)",
    r"^\W*(?:aceptar|rechazar|acepto)",
    r"^\W*(?:accett[oa]|rifiuta)",
    r"^\W*(?:aceitar|rejeitar)",
    r"^\W*(?:accepteren|akkoord|weigeren)",
    r"^\W*(?:akceptuj|zgadzam)",
    r"^\W*(?:godkänn|acceptera|accepter alle|souhlasím|přijmout)",
    r"同意",
    r"принять|согласен",
    r"^\W*(?:hyväksy|salli|godta|aksepter|tillad|samþykk|nõustu|piekr|sutink|elfogad|accept\b|"
    r"sunt de acord|αποδοχή|αποδέχομαι|συμφωνώ|kabul|prihva[tć]|slažem|sprejm|strinjam|súhlasím|prijať|прихват|приема|"
    r"съгласен|прийняти|погодж)",
    r"^\W*(?:אישור|אני מסכים|קבל|موافق|أوافق|قبول|پذیرش|स्वीकार|동의|수락|모두 허용|đồng ý|chấp nhận|setuju|terima)",
    r"^\W*ยอมรับ",
)
"""Of the whole text of a button or link."""
CONSENT_ADDRESS = _any(
    r"//(?:consent|guce|cmp|privacy-?wall)\.",
    r"/(?:consent|cookie-?wall|privacy-?wall|collectconsent|zustimmung|einwilligung)(?:[/?.]|$)",
    r"^(?:cookie|consent|privacy)[ -]?wall",
)

READ_ON = _any(
    r"(?:subscribe|log ?in|sign (?:in|up)|register|join|become a (?:member"
    r"|subscriber))\b[^.!?]{0,60}\bto (?:continue|keep|read|unlock|access|view|get (?:full|unlimited))\b",
    r"to (?:continue|keep) reading",
    r"continue reading (?:this|with|for|by)\b[^.!?]{0,40}(?:subscri|account|free|trial|article)",
    r"(?:read|unlock|access) the (?:full|rest of (?:the|this)|whole|entire) (?:article"
    r"|story)\b[^.!?]{0,40}\b(?:subscri|with|member|log|sign|for)",
    r"(?:article|content|story|post|page|report) is (?:only |exclusively )?(?:available |reserved "
    r"|open |accessible )?(?:only |exclusively )?(?:for|to) (?:our |paid |paying |registered "
    r"|premium )*(?:subscribers|members)",
    r"(?:for|to) (?:subscribers|members|paying subscribers) only",
    r"(?:subscriber|member)s?[- ](?:only|exclusive)",
    r"subscription (?:is )?required",
    r"(?:you have|you've|you’ve) (?:reached|used) your (?:\w+ )?(?:limit|\w+ free)",
    r"weiterlesen mit\b",
    r"wählen sie ihren zugang",
    r"lesen sie weiter mit\b",
    r"(?:jetzt|um)\b[^.!?]{0,60}(?:weiterlesen|weiterzulesen)",
    r"(?:artikel|inhalt|beitrag|text)\b[^.!?]{0,40}\b(?:nur|exklusiv"
    r"|ausschließlich)\b[^.!?]{0,20}\b(?:abonnent|abonnement|mitglied|premium|plus)",
    r"(?:nur|exklusiv) für abonnent",
    r"sie haben (?:noch|bereits)\b[^.!?]{0,30}% des",
    r"mit (?:einem )?abo (?:weiter)?lesen",
    r"diesen artikel (?:mit|im) .{0,25}(?:abo|plus|\+) (?:weiter)?lesen",
    r"(?:réservée?s?|exclusi\w+) (?:à nos |aux |pour (?:les |nos )?)abonnés",
    r"(?:pour lire la suite|la suite (?:de cet article )?est réservée|il vous reste \d+)",
    r"abonnez-vous pour (?:lire|continuer|accéder)",
    r"cet article est réservé",
    r"(?:contenido|artículo|nota|noticia)\b[^.!?]{0,20}(?:exclusiv\w+|solo|sólo|reservad\w+) para"
    r" (?:nuestros )?suscriptores",
    r"suscr[íi]b\w+ para (?:seguir|continuar|leer)",
    r"para (?:seguir|continuar) leyendo",
    r"(?:riservato|esclusiv\w+) (?:agli|per gli|ai) abbonati",
    r"abbonati per (?:continuare|leggere)",
    r"per continuare a leggere",
    r"(?:exclusiv\w+|restrito) para assinantes",
    r"assine para (?:continuar|ler)",
    r"(?:alleen|exclusief) voor abonnees",
    r"lees (?:verder|het hele artikel) (?:met|voor)\b",
    r"(?:tylko )?dla (?:prenumeratorów|subskrybentów)",
    r"zbývá vám ještě|jen pro předplatitele|pouze pro předplatitele",
    r"(?:endast|bara) för prenumeranter|logga in för att läsa|läs vidare (?:med|genom)",
    r"kun for abonnenter|for at læse videre|for å lese (?:hele )?saken",
    r"(?:только|доступн\w+) (?:для )?подписчик|(?:чтобы|для того,? чтобы) (?:читать|прочитать)"
    r" (?:дальше|полностью)",
    r"有料会員|会員限定|残り ?[\d,]+ ?文字|続きを読むには|続きは.{0,20}会員|有料記事"
    r"|付费(?:阅读|内容|文章|会员)|订阅后(?:阅读|查看)|登录后?(?:阅读"
    r"|查看)(?:全文|更多)|购买后阅读|剩余\d+%|구독자 전용|유료 ?회원",
    r"(?:ganzen|vollständigen|kompletten) (?:artikel|text|beitrag) zu lesen|möchten weiterlesen",
    r"lire la suite\b[^.!?]{0,40}abonn",
    r"(?:inicia sesión|regístrate|hazte soci[oa]|accede)\b[^.!?]{0,30} para (?:leer|seguir|continuar)",
    r"para continuar (?:a ler|lendo)|(?:reservad|exclusiv)\w+ (?:a|aos) assinantes|leia a [^.!?]{0,40}assina",
    r"(?:accedi|registrati) per (?:continuare|leggere)",
    r"(?:exclusiu|només) per a (?:\w+ )?subscriptors|per (?:continuar|seguir) llegint",
    r"(?:doar|exclusiv|numai) pentru abonați|pentru a (?:citi (?:mai departe|în continuare)|continua lectura)",
    r"om (?:verder|dit artikel|het hele artikel) te lezen",
    r"för att läsa (?:vidare|hela)|läs vidare\W+bli prenumerant|for at læse hele|forbeholdt (?:vores )?abonnenter",
    r"for å lese (?:videre|resten)|(?:saken|artikkelen) er (?:kun |bare )?for abonnenter",
    r"(?:vain|ainoastaan|tarkoitettu) tilaajille|lukeaksesi (?:koko|lisää|jutun|artikkelin)|tilaa lukeaksesi",
    r"jatka lukemista (?:tilaamalla|kirjautumalla)",
    r"(?:aðeins|eingöngu) fyrir áskrifendur|til að lesa áfram",
    r"(?:ainult|üksnes) tellijatele|edasi lugemiseks|et edasi lugeda",
    r"tikai abonentiem|lai (?:turpinātu lasīt|lasītu tālāk)|tik prenumeratoriams|norėdami skaityti toliau",
    r"aby (?:czytać dalej|przeczytać (?:cały|całość))|(?:pozostało|zostało)[^.!?]{0,20}% (?:tekstu|artykułu)",
    r"pokračování (?:článku )?(?:je )?(?:jen |pouze )?pro předplatitele|zbývá (?:vám )?(?:přečíst|dočíst) ?\d",
    r"(?:přihlaste|předplaťte|prihláste|predplaťte)\b[^.!?]{0,40}\b(?:čtěte|číst|čítajte|čítať)",
    r"(?:len|iba|článku) pre predplatiteľov|určený (?:len |iba )?predplatiteľom",
    r"samo za naročnike|dostop\w+ (?:le |samo )?naročnikom|za nadaljevanje branja",
    r"samo za pretplatnike|dostup\w+ (?:je )?(?:samo )?pretplatnicima|za nastavak čitanja|da biste nastavili čita",
    r"само за претплатнике|само за абонати|достъпн\w+ (?:само )?за абонати|за да продължите да четете",
    r"чтобы (?:до)?читать[^.!?]{0,40}(?:подпис|войд|зарегистр)|(?:доступ\w+|продолжение|далее|полностью) по подписке",
    r"(?:лише|тільки) (?:для )?передплатник|щоб читати далі|доступн\w+ (?:лише |тільки )?за передплатою",
    r"csak (?:\w+ )?előfizetőknek|előfizetőink számára|tovább előfizetéssel|elolvasásához előfizetés",
    r"(?:jelentkezzen be|fizessen elő) a folytatáshoz",
    r"(?:μόνο|αποκλειστικά) για συνδρομητές|συνδεθείτε για να διαβάσετε|για να διαβάσετε (?:τη συνέχεια|ολόκληρο)",
    r"abonelere özel|devamı(?:nı okumak için abone| aboneler)|okumaya devam etmek için",
    r"למנויים בלבד|תוכן למנויים|כדי להמשיך לקרוא|لمشتركين فقط|(?:اشترك|سجل)[^.!?]{0,30}(?:لمتابعة|لمواصلة) القراءة",
    r"فقط برای مشترک|برای ادامه مطلب[^.!?]{0,20}(?:مشترک|وارد)",
    r"पढ़ने के लिए[^.!?।]{0,30}(?:सब्सक्राइब|लॉगिन|लॉग इन)|(?:केवल|सिर्फ) (?:सदस्यों|सब्सक्राइबर)",
    r"ログインして続きを|続きは.{0,12}(?:有料|登録)|全文をお読みいただくには|有料プランに登録",
    r"成为会员(?:阅读|查看)|付费内容|訂閱後(?:閱讀|查看)|登入後?(?:閱讀|查看)|付費(?:閱讀|內容|文章|會員)|"
    r"(?:訂戶|會員|订户|会员)(?:專屬|专属)|加入會員.{0,6}全文|解[锁鎖]全文|開通會員",
    r"회원 전용|로그인 후 (?:이용|열람|읽)|계속 읽으려면|구독하고 계속",
    r"dành (?:riêng )?cho (?:hội viên|người đăng ký)|(?:đăng nhập|đăng ký) để đọc tiếp",
    r"khusus (?:untuk )?pelanggan|(?:berlangganan|masuk|login) untuk (?:melanjutkan )?membaca",
    r"เฉพาะสมาชิก|(?:สมัครสมาชิก|เข้าสู่ระบบ)เพื่ออ่าน",
)
"""Of a block that says what reading on takes."""
NOT_FREE = _any(r'"isAccessibleForFree"\s*:\s*"?false', r'"content_tier": "(?:locked|metered)')

NEEDS_JAVASCRIPT = _any(
    r"(?:enable|requires?|needs?|turn on|without|activate|use|allow) (?:\w+ )?java ?script",
    r"java ?script (?:is |must be |to be |needs to be |has been )?(?:not )?(?:enabled|disabled"
    r"|required|turned|activated|on\b)",
    r"java ?script (?:aktiv|einschalten|deaktiviert|benötigt|erforderlich)",
    r"(?:activ\w+|habilit\w+|abilit\w+|ativ\w+|włącz\w*|povol\w*|zapn\w*|aktivera|включите) java ?script",
    r"java ?script(?:を有効|が無効|を使用| ?未启用)|启用 ?java ?script",
)
