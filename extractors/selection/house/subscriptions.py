"""What a page says of subscriptions, accounts and alerts in a box among its paragraphs: already have an account, for
members only, cancel anytime, so much a month, your address stays with us, check your inbox, turn on notifications,
readers keep us going, pick up Friday's paper, the app for two systems.

Each form is all that the line says, or a question or an imperative at its beginning with what it is for: an article on
subscriptions tells who pays what. Held against the lines that we wrote (``benchmarks.training.written_lines``) and
against the truths of the recorded and the invented pages: none of those that are an article's match.
"""

from __future__ import annotations

ENTERED = (
    "account", "subscriber", "subscribers", "subscription", "subscribe", "member", "members", "membership",
    "members-only", "subscribers-only", "subscriber-only", "member-only", "password", "preview", "registered", "konto",
    "registriert", "abonnent", "abonniert", "digitalabo", "abo?", "mitglied", "passwort", "compte", "abonné", "abonnés",
    "inscrit", "mot de passe", "suscri", "cuenta", "contraseña", "registrad", "assinante", "assinatura", "conta?",
    "cadastro", "senha", "palavra-passe", "subscritor", "abbonat", "registrat", "abonnee", "geabonneerd", "abonnement",
    "wachtwoord", "prenumera", "plusläs", "lösenord", "medlem", "passord", "adgangskode", "tilaaj", "tilaus", "tunnus",
    "salasana", "jäsen", "prenumerat", "subskry", "abonament", "hasł", "předplatitel", "predplatiteľ", "účet", "heslo",
    "előfizet", "regisztrált", "fiókj", "jelsz", "abonaț", "abonat", "cont?", "абонат", "парол", "подписчик", "подписк",
    "аккаунт", "зарегистр", "передплат", "підписник", "акаунт", "pretplat", "nalog", "lozink", "претплат", "налог",
    "naročni", "geslo", "abonent", "ielogoj", "prisijun", "tellija", "kasutaja", "συνδρομητ", "λογαριασμ", "κωδικό",
    "üye", "abone", "hesab", "şifre", "áskrif", "subscriptor", "berlangganan", "pelanggan", "melanggan", "lupa ",
    "thuê bao", "mật khẩu", "thành viên", "tài khoản", "miyembro", "مشترك", "حساب", "للمشتركين", "كلمة", "مشترک",
    "מנוי", "למנויים", "סיסמה", "חשבון", "सदस्य", "सब्सक्राइब", "গ্রাহক", "সদস্য", "สมาชิก", "รหัสผ่าน", "会员", "會員",
    "会員", "订阅", "訂閱", "訂戶", "订户", "購読", "密码", "密碼", "パスワード", "구독", "회원", "비밀번호", "계정",
    "socio?", "socia?", "trial has", "upgrade to",
)  # fmt: skip
_ALREADY = (
    r"(?:(?:are\syou\s)?already\s(?:an?\s(?:[\w'’-]+\s){0,2}?(?:subscriber|member|user|customer|reader)|(?:have|got)\s"
    r"an?\s"
    r"(?:[\w'’-]+\s){0,2}?(?:account|subscription|membership|login)|registered|subscribed|subscribe|signed\sup)|"
    r"(?:do\syou\s"
    r"(?:already\s)?)?have\san\s(?:existing\s)?(?:account|subscription)|not\san?\s(?:[\w'’-]+\s)?(?:subscriber|"
    r"member)(?:\syet)?|"
    r"don['’]?t\shave\san\saccount(?:\syet)?|no\saccount(?:\syet)?)"
)
ENTER = (
    # English
    rf"^\W*{_ALREADY}\?\W{{0,4}}(?:[\w'’-]+\s){{0,3}}?(?:sign|log|login|register|create|subscribe|join|see|start|"
    rf"click|activate)\b"
    r"[^.!?]{0,50}\W*$|^\W*(?:forgot(?:ten)?|lost|reset)\s(?:your\s|my\s)?password\W*$|^\W*(?:subscription|"
    r"membership)\srequired\W*$",
    r"^\W*(?:(?:exclusive(?:ly)?|only|reserved|available(?:\sonly)?|free|just)\s(?:to|for))\s(?:our\s|digital\s|"
    r"premium\s|paid\s|paying\s|"
    r"registered\s){0,3}(?:subscribers|members)(?:\sonly)?\W*$|^\W*for\s(?:subscribers|members)\sonly\W*$|"
    r"^\W*(?:(?:premium|paid|paying|digital|registered)\s)?(?:members?|"
    r"subscribers?)[\s-](?:only|exclusive)(?:\s(?:content|article|story|post))?\W*$",
    r"^\W*this\s(?:article|story|post|content|episode|video|newsletter|piece)\sis\s(?:(?:only|just|early|and|ad-free|exclusive(?:ly)?|available|reserved|free|open|accessible)\s){1,4}(?:to|for)\s"
    r"(?:our\s|all\s|paid\s|paying\s|"
    r"premium\s|digital\s|registered\s){0,3}(?:subscribers|members)(?:\sonly)?(?:\W*$|[.!,;:–—-]\s?.{2,60}$)|"
    r"^\W*(?:this\sis\sa\s)?(?:free\s)?preview\sof\sa\s(?:paid|premium|members?)\b.{0,70}$|"
    r"^\W*your\s(?:free\s)?(?:trial|subscription|membership)\shas\s(?:ended|expired)\b.{0,110}$|"
    r"^\W*upgrade\sto\s(?:[\w-]+\s){1,3}to\s(?:read|continue\sreading|(?:unlock|access)\s(?:this|all|our)\s(?:article|story|post|content|articles|stories)\w*)\b[^.!?]{0,24}\W*$|"
    r"^\W*(?:members|subscribers)\sget\s(?:full\s|unlimited\s|early\s|exclusive\s)?access\sto\sour\s(?:\w+\s){0,2}?(?:archives?|journalism|articles|stories|newsletters?|content|reporting|coverage|podcasts?)\b[^.!?]{0,30}\W*$|"
    r"^\W*(?:subscribers|members)\scan\s(?:gift|share)\sthis\s(?:article|story)\b[^.!?]{0,40}\W*$",
    # German, Dutch
    r"^\W*(?:sie\s(?:sind|haben)\s|du\s(?:bist|hast)\s|sind\ssie\s|haben\ssie\s|bist\sdu\s|hast\sdu\s)?(?:bereits|"
    r"schon)\s(?:ein(?:en?)?\s)?"
    r"(?:abonnent\w*(?:/in)?|abonniert|registriert|mitglied|kund[ei]\w*|(?:digital)?abo\w*|konto|account|angemeldet|"
    r"zugang)(?:\s\w+)?\?"
    r"\W{0,4}(?:\w+\s){0,3}?(?:anmelden|einloggen|login|melden|loggen|log|zum)\b[^.!?]{0,40}\W*$|^\W*passwort\s"
    r"vergessen\W*$|"
    r"^\W*(?:exklusiv|nur)\sfür\s(?:unsere\s|registrierte\s)?(?:digital-?)?(?:abonnent\w*|mitglieder)(?:\sund\s"
    r"\w+)?\W*$",
    r"^\W*(?:ben\s(?:je|u)\s)?al\s(?:abonnee|lid|geabonneerd|een\saccount|een\sabonnement)\?\W{0,4}(?:\w+\s"
    r"){0,3}?(?:log|inloggen|meld)\b"
    r"[^.!?]{0,40}\W*$|^\W*(?:heb\s(?:je|u)\s)(?:al\s)een\s(?:account|abonnement)\?\W{0,4}(?:\w+\s){0,2}?(?:log|"
    r"inloggen|meld)\b"
    r"[^.!?]{0,40}\W*$|^\W*wachtwoord\svergeten\W*$|^\W*(?:exclusief|alleen)\svoor\s(?:onze\s)?(?:abonnees|leden)\W*$",
    # Romance
    r"^\W*(?:(?:vous\sêtes\s|êtes-vous\s)?déjà\s(?:abonnée?s?|inscrite?|membre|client)|(?:vous\savez|avez-vous)?"
    r"\s?déjà\sun\s(?:compte|abonnement))"
    r"(?:\(e\)|·e|\.e)?\s?\?\W{0,4}(?:\w+\s){0,2}?(?:connectez|se\sconnecter|identifiez|connexion|"
    r"je)\b[^.!?]{0,40}\W*$|"
    r"^\W*mot\sde\spasse\soublié\W*$|^\W*(?:(?:article|contenu|exclusivité)\s)?(?:réservée?|exclusif|exclusivement|"
    r"uniquement)\s(?:aux?|pour)\s"
    r"(?:nos\s|les\s)?(?:abonnés|membres|adhérents)\W*$",
    r"^\W*¿?(?:ya\s(?:eres|es|tienes|tiene|est[aá]s?)|tienes|tiene)\s(?:una?\s)?(?:suscriptora?|suscrit[oa]|"
    r"suscripci[oó]n|cuenta|soci[oa]|registrad[oa]|"
    r"usuari[oa])\b[^.!?]{0,15}\?\W{0,4}(?:inici|ingres|acced|entr|identif|con[eé]ct|haz|hac)\w*\b[^.!?]{0,40}\W*$|"
    r"^\W*¿?(?:olvid[oó]|olvidaste|has\solvidado|ha\solvidado)\s(?:tu|su|la)\scontraseña\W*$|"
    r"^\W*(?:contenido\s|artículo\s|nota\s)?(?:exclusiv[oa]|solo|sólo|disponible)\s(?:solo\s)?para\s(?:nuestros\s"
    r")?(?:suscriptores|socios|miembros)\W*$",
    r"^\W*(?:já\s(?:é|tem)|tem)\s(?:uma?\s)?(?:assinante|assinatura|subscritor|cadastro|conta|registo|membro|"
    r"sócio)\?\W{0,4}(?:faça|entre|inicie|"
    r"acesse|aceda|fazer|clique)\b[^.!?]{0,40}\W*$|^\W*(?:esqueci|esqueceu|esqueceu-se\sd)\s?(?:a\s)?(?:minha\s|sua\s"
    r")?(?:senha|palavra-passe)\W*$|"
    r"^\W*(?:conteúdo\s)?exclusivo\spara\s(?:assinantes|subscritores|membros)\W*$",
    r"^\W*(?:sei\s|hai\s|se\ssei\s)?già\s(?:abbonat[oa]|registrat[oa]|iscritt[oa]|un\saccount|un\s"
    r"abbonamento)\?\W{0,4}(?:accedi|entra|effettua|"
    r"fai|clicca)\b[^.!?]{0,40}\W*$|^\W*(?:hai\sdimenticato\sla\s)?password(?:\sdimenticata)?\?\W*$|"
    r"^\W*(?:contenuto\s|articolo\s)?(?:riservato|esclusivo|solo)\s(?:agli|per\sgli|per)\s(?:abbonati|iscritti)\W*$",
    r"^\W*(?:ja\s(?:n['’]?ets|ets|tens|en\stens))\s(?:una?\s)?(?:subscriptora?|subscripció|compte)\?\W{0,4}(?:inicia|"
    r"entra|accedeix)\b[^.!?]{0,50}\W*$|"
    r"^\W*(?:aquest\s\w+\sés\s)?exclusiu\sper\sa\s(?:subscriptors|socis)\W*$|"
    r"^\W*(?:ai\sdeja|ești\sdeja|sunteți\sdeja|aveți\sdeja)\s(?:un\s)?(?:cont|abonament|abonat)\w*(?:\s"
    r"activ)?\?\W{0,4}(?:autentific|intr|conect|"
    r"loghe)\w*\b[^.!?]{0,50}\W*$|^\W*(?:acest\sarticol\s[^.!?]{0,20}\s)?(?:doar|exclusiv)\s(?:pentru\s)?(?:abonați|"
    r"abonaților)\W*$",
    # Nordic
    r"^\W*(?:är\sdu\s|har\sdu\s|er\sdu\s)?(?:redan|allerede)\s(?:en?\s|et\s)?(?:prenumera(?:nt|tion)|medlem|kund|"
    r"abonn(?:ent|ement)|konto|bruker|"
    r"registrer\w+)\?\W{0,4}(?:logga|logg|log)\s(?:in|inn|ind)\b[^.!?]{0,40}\W*$|^\W*(?:glömt\slösenord(?:et)?|glemt\s"
    r"(?:passord(?:et)?|"
    r"adgangskode))\W*$|^\W*(?:denna?|den\shär|denne|dette)\s(?:artikeln?|artikkelen|saken|texten|innhold\w*|"
    r"indhold)\s(?:är|er)\s(?:bara\s|kun\s|"
    r"endast\s|forbeholdt\s)(?:för\s|for\s)?(?:våra?\s|vore\s)?(?:plusläsare|prenumeranter|abonnenter|medlemm?er)\W*$",
    r"^\W*(?:oletko\sjo\s(?:tilaaja|jäsen)|onko\ssinulla\s(?:jo\s)?(?:tilaus|tunnus|tili))\?\W{0,4}(?:kirjaudu|"
    r"aktivoi)\b[^.!?]{0,40}\W*$|"
    r"^\W*(?:unohditko|unohtuiko)\ssalasana\w*\W*$|^\W*(?:tämä\s(?:juttu|artikkeli|sisältö)\son\s)?vain\s"
    r"(?:tilaajille|jäsenille)\W*$|"
    r"^\W*ertu\s(?:nú\sþegar\s|þegar\s)?áskrifandi\?\W{0,4}(?:innskráning|skráðu)\b[^.!?]{0,30}\W*$|"
    r"^\W*(?:þessi\sgrein\ser\s)?aðeins\sfyrir\sáskrifendur\W*$",
    # Slavic with Latin letters
    r"^\W*(?:masz\s(?:już\s)?(?:konto|prenumeratę|subskrypcję|abonament)|jesteś\s(?:już\s)?(?:prenumeratorem|"
    r"subskrybentem|abonentem))\?\W{0,4}"
    r"zaloguj\b[^.!?]{0,40}\W*$|^\W*(?:nie\spamiętasz\shasła|zapomniałe[sś]\shasła|zapomniałaś\shasła)\W*$|"
    r"^\W*(?:(?:artykuł|treść|materiał)\s)?(?:dostępn[yea]\s)?(?:tylko|wyłącznie)\sdla\s(?:prenumeratorów|"
    r"subskrybentów|abonentów)\W*$",
    r"^\W*(?:už\s(?:jste|ste|si)\s(?:náš\s)?(?:předplatitel|predplatiteľ)(?:em|om|kou)?|(?:už\s)?máte\s(?:už\s"
    r")?(?:účet|předplatné|predplatné)|"
    r"jste\spředplatitel)\?\W{0,4}(?:přihlaste|přihlásit|prihláste|prihlásiť)\b[^.!?]{0,40}\W*$|^\W*(?:zapomněli\s"
    r"jste|zapomenuté|zabudli\sste|"
    r"zabudnuté)\s(?:heslo)\W*$|^\W*(?:(?:článek|obsah|článok|text)\s)?(?:je\s)?(?:určen\w?\s)?(?:pouze|jen|len|iba)\s"
    r"(?:pro|pre)\s(?:předplatitele|"
    r"predplatiteľov)\W*$",
    r"^\W*(?:već\s(?:ste|si|imate)|imate\s(?:već\s)?|ste\sže\s|že\simate\s)\s?(?:pretplatni\w+|nalog|račun|"
    r"korisnički\sračun|pretplatu|naročni\w+)\?\W{0,4}"
    r"(?:prijavi|ulogu)\w*\b[^.!?]{0,40}\W*$|^\W*(?:zaboravljena\slozinka|zaboravili\sste\slozinku|pozabljeno\sgeslo|"
    r"ste\spozabili\sgeslo)\W*$|"
    r"^\W*(?:\w+\s){0,4}?(?:samo|isključivo)\s(?:za\s)?(?:pretplatnike|pretplatnicima|naročnike)\W*$",
    # Hungarian, Baltic, Turkish
    r"^\W*már\s(?:előfizet(?:ő(?:nk|je)?|ett)|regisztrált|van\s(?:fiókja|fiókod))\?\W{0,4}(?:jelentkez|lépj|belép|"
    r"bejelentkez)\w*\b[^.!?]{0,30}\W*$|"
    r"^\W*elfelejtett(?:e|ed)?\s(?:a\s)?jelsz\w+\W*$|^\W*(?:jau\s(?:esi|esat|ir)|jau)\s(?:abonents|konts|"
    r"abonements)\w*\?\W{0,4}(?:ielogoj|ienāc|pieslēdz)"
    r"\w*\b[^.!?]{0,30}\W*$|^\W*(?:šis\sraksts\s)?(?:pieejams\s)?tikai\sabonentiem\W*$|^\W*jau\s(?:prenumeruoja(?:te|"
    r"i)|esate\sprenumerator\w+|"
    r"turite\spaskyrą)\?\W{0,4}prisijun\w+\b[^.!?]{0,30}\W*$|^\W*tik\sprenumeratoriams\W*$|^\W*(?:oled\sjuba|juba)\s"
    r"(?:tellija|kasutaja|liige)\?\W{0,4}"
    r"logi\b[^.!?]{0,30}\W*$|^\W*(?:see\s\w+\son\s)?ainult\stellijatele\W*$",
    r"^\W*(?:zaten\s)?(?:üye\smisiniz|abone\smisiniz|üyeliğiniz\svar\smı|aboneliğiniz\svar\smı|hesabınız\svar\s"
    r"mı)\?\W{0,4}(?:giriş|oturum)\b[^.!?]{0,30}\W*$|"
    r"^\W*(?:şifremi\sunuttum|şifrenizi\smi\sunuttunuz)\W*$|^\W*(?:bu\s(?:içerik|haber|yazı|makale)\s)?sadece\sabonelere\s(?:özel\w*|"
    r"açık\w*)\W*$",
    # Cyrillic, Greek
    r"^\W*(?:уже\s(?:есть\s(?:аккаунт|подписка|уч[её]тная\sзапись)|зарегистрированы|подписаны)|вы\sуже\s(?:подписчик|"
    r"подписаны|зарегистрированы)|у\sвас\s(?:уже\s)?"
    r"есть\s(?:аккаунт|подписка))\?\W{0,4}(?:войд|войти|авториз|вход)\w*\b[^.!?]{0,30}\W*$|^\W*забыли\sпароль\W*$|"
    r"^\W*(?:(?:материал|текст|статья|контент)\s)?(?:доступ\w+\s)?только\s(?:для\s)?(?:подписчик(?:ам|ов))\W*$",
    r"^\W*(?:вже\s(?:маєте\s(?:акаунт|передплату|обліковий\sзапис)|передплатили|зареєстровані|є\sакаунт)|ви\sвже\s"
    r"(?:передплатник|підписник))\?\W{0,4}(?:увійд|увійти|"
    r"вхід)\w*\b[^.!?]{0,30}\W*$|^\W*забули\sпароль\W*$|^\W*(?:\w+\s){0,3}(?:лише|тільки)\sдля\s(?:передплатників|"
    r"підписників)\W*$|"
    r"^\W*(?:вече\s(?:сте\s|имате\s)(?:абонат|регистрация|акаунт|профил)|имате\sли\s(?:акаунт|регистрация|"
    r"профил))\?\W{0,4}(?:влез|вход)\w*\b[^.!?]{0,30}\W*$|"
    r"^\W*забравена\sпарола\W*$|^\W*(?:\w+\s){0,3}само\sза\s(?:абонати|претплатнике)\W*$|^\W*већ\s(?:сте\sпретплатник|"
    r"имате\sналог)\?\W{0,4}пријав\w+\b[^.!?]{0,30}\W*$",
    r"^\W*(?:είστε\sήδη\sσυνδρομητής|έχετε\s(?:ήδη\s)?(?:λογαριασμό|συνδρομή))[?;]\W{0,4}(?:συνδεθείτε|σύνδεση|"
    r"είσοδος)\b[^.!?]{0,30}\W*$|"
    r"^\W*ξεχάσατε\sτον\sκωδικό\s?(?:σας)?\W*$|^\W*(?:\w+\s){0,3}(?:μόνο|αποκλειστικά)\sγια\sσυνδρομητές\W*$",
    # Semitic, Persian, Indian and South-East Asian languages
    r"^\W*(?:مشترك\sبالفعل|لديك\sحساب(?:\sبالفعل)?|هل\sلديك\sحساب|هل\sأنت\sمشترك)[^.!؟]{0,10}؟\W{0,4}(?:سج[لّ]+|"
    r"تسجيل)\s?\S*[^.!؟]{0,20}\W*$|"
    r"^\W*نسيت\sكلمة\s(?:المرور|السر)\W*$|^\W*(?:\w+\s){0,3}(?:للمشتركين\sفقط|حصري\sللمشتركين)\W*$|"
    r"^\W*(?:مشترک\sهستید|حساب\sکاربری\sدارید)؟\W{0,4}وارد\s[^.!؟]{0,20}\W*$|^\W*(?:כבר\sמנוי\w*|יש\sלך\s(?:כבר\s"
    r")?חשבון)\?\W{0,4}(?:התחבר|היכנס)\w*[^.!?]{0,20}\W*$|"
    r"^\W*(?:\w+\s){0,3}למנויים\sבלבד\W*$|^\W*שכחת\w*\s(?:את\sה)?סיסמה\W*$",
    r"^\W*(?:क्या\sआप\s)?पहले\sसे\s(?:ही\s)?(?:सदस्य|सब्सक्राइबर)\sहैं\?\W{0,4}(?:साइन|लॉग)[^.!?]{0,20}\W*$|"
    r"^\W*(?:আগে\sথেকেই|ইতিমধ্যে)\s(?:গ্রাহক|সদস্য)\?\W{0,4}(?:সাইন|লগ)[^.!?]{0,20}\W*$|^\W*(?:\S+\s){0,2}শুধু\s"
    r"গ্রাহকদের\sজন্য\W*$|"
    r"^\W*(?:anda\s)?sudah\s(?:jadi\s|menjadi\s)?(?:berlangganan|pelanggan|melanggan|punya\sakun|memiliki\s"
    r"akun)\?\W{0,4}(?:silakan\s|sila\s)?(?:log\s)?(?:masuk|login)\b"
    r"[^.!?]{0,20}\W*$|^\W*(?:artikel\sini\s|konten\sini\s)?(?:hanya\s)?untuk\spelanggan(?:\ssahaja|\ssaja)?\W*$|"
    r"^\W*lupa\s(?:kata\s(?:sandi|laluan)|password)\W*$",
    r"^\W*(?:bạn\s)?đã\s(?:có\stài\skhoản|là\s(?:thuê\sbao|thành\sviên|hội\sviên))\?\W{0,4}đăng\s"
    r"nhập\b[^.!?]{0,20}\W*$|^\W*quên\smật\skhẩu\W*$|"
    r"^\W*(?:nội\sdung\s(?:này\s)?)?chỉ\sdành\scho\s(?:thành\sviên|thuê\sbao|hội\sviên)\b[^.!?]{0,20}\W*$|"
    r"^\W*subscriber\ska\sna\sba\?\W{0,4}mag-\w+\b[^.!?]{0,20}\W*$|"
    r"^\W*para\slamang\ssa\smga\s(?:miyembro|subscriber)\b[^.!?]{0,30}\W*$|^\W*เป็นสมาชิกอยู่แล้ว\W{0,4}(?:ลงชื่อ|"
    r"เข้าสู่)\S{0,20}\W*$|^\W*(?:เนื้อหา)?เฉพาะสมาชิก(?:เท่านั้น)?\W*$|"
    r"^\W*ลืมรหัสผ่าน\W*$",
    # Chinese, Japanese, Korean
    r"^\W*(?:已(?:是|有)|您?已(?:经|經)是)(?:本站)?(?:会员|會員|订阅用户|訂閱用戶|訂戶|订户|账号|帳號)\W{0,4}(?:请|"
    r"請)?(?:按此|点此|點此|立即|直接)?(?:登[录錄入]).{0,6}$|"
    r"^\W*(?:本文|本篇|此内容|此內容)?(?:为|為|是)?(?:会员|會員|订阅者|訂閱者|訂戶|付费用户)(?:专享|專享|限定|独享|"
    r"獨享|专属|專屬)(?:内容|內容|文章)?\W*$|^\W*(?:忘记|忘記)(?:密码|密碼)\W*$",
    r"^\W*(?:すでに|既に)(?:会員|購読中|ご購読|登録済み|アカウントをお持ち)(?:の方)?(?:は)?(?:こちら|"
    r"ログイン).{0,12}$|^\W*(?:この記事は)?(?:有料)?会員限定(?:記事|コンテンツ)?(?:です)?\W*$|"
    r"^\W*パスワードを(?:お忘れの方|忘れた方|お忘れですか).{0,8}$|^\W*이미\s(?:구독\s중이신가요|구독하고\s계신가요|"
    r"회원이신가요|계정이\s있으신가요)\?\W{0,4}로그인\S{0,4}\W*$|"
    r"^\W*(?:이\s(?:기사|콘텐츠)는\s)?(?:유료\s)?(?:구독자|회원)\s?(?:전용|만\s볼\s수\s있는)(?:\s?(?:기사|"
    r"콘텐츠))?(?:입니다)?\W*$|^\W*비밀번호(?:를)?\s?(?:찾기|잊으셨나요)\W*$",
)

TRIED = (
    "cancel", "unsubscribe", "trial", "subscribe", "billed", "kündbar", "abmelden", "abmeldung", "kündigen", "probeabo",
    "annul", "résili", "essai", "abonnez-vous", "cancela", "suscríbete", "suscríbase", "assine", "disdici", "abbonati",
    "opzeg", "abonneer", "avsluta", "avslutt", "opsig", "bindningstid", "peruuta", "irtisano", "kokeile", "anuluj",
    "zrezygn", "wypróbuj", "zrušit", "zrušiť", "vyzkoušejte", "vyskúšajte", "lemond", "anulezi", "anulați", "testează",
    "откаж", "отмен", "отказаться", "скасув", "спробуйте", "отказат", "otkaž", "iptal", "ακυρώσ", "batalkan",
    "percubaan", "coba gratis", "hủy ", "dùng thử", "रद्द", "إلغاء", "لغو", "ביטול", "ทดลอง", "いつでも解約", "初月",
    "随时取消", "隨時取消", "언제든지", "무료 체험", "gift subscription", "jederzeit", "prueba gratis", "experimente",
    "prova gratis", "renew now", "renew today", "free trial", "try us", "try it", "try the", "try our", "résiliable",
)  # fmt: skip
_PRICE = (
    r"(?:(?:[$€£¥₹₽₺₴]|r\$|rs\.?|us\$|a\$|ksh|rp|rm|chf|eur|kr\.?)\s?\d[\d.,–-]*|"
    r"\d[\d.,]*\s?(?:[€$£₽₺₴p¢]|euros?|kr\b\.?|zł|kč|ft|lei|pence|cents))"
)
_CANCELLED = (
    r"(?:(?:cancel|unsubscribe)\s(?:at\s)?any\s?time|(?:jederzeit\s(?:kündbar|abbestellbar|"
    r"abmeldbar)|"
    r"(?:abmeldung|abmelden|kündigung)\s(?:ist\s)?jederzeit\smöglich)|(?:annulable|annulez|résiliable|résiliez|"
    r"désabonnez-vous)\s(?:à\stout\smoment|"
    r"quand\svous\s(?:le\s)?(?:voulez|souhaitez))|cancel[ae]\s(?:cuando\s(?:quieras|quiera)|en\scualquier\smomento|"
    r"quando\squiser|a\squalquer\smomento)|"
    r"disdici\s(?:quando\svuoi|in\squalsiasi\smomento)|(?:maandelijks|altijd|elk\smoment)\sopzegbaar|"
    r"avsluta\snär\s(?:du|som)\s?(?:vill|helst)|avslutt\snår\s(?:du\svil|som\shelst)|opsig\snår\s(?:du\svil|som\s"
    r"helst)|"
    r"(?:peruuta|irtisano)\s(?:milloin\s(?:vain|tahansa|haluat)|koska\stahansa)|(?:anuluj|zrezygnuj)\s(?:w\s"
    r"(?:dowolnym\smomencie|każdej\schwili)|kiedy\schcesz)|"
    r"(?:zrušit\s(?:můžete|lze)|zrušiť\smôžete)\skedykoľvek|zrušit\s(?:můžete|lze)\skdykoliv?|bármikor\slemondha\w+|"
    r"anulezi\soricând|dilediğiniz\szaman\siptal\s\w+|"
    r"batalkan\skapan\s(?:saja|pun)|hủy\sbất\s(?:cứ|kỳ)\slúc\snào)"
)
TRY = (
    # English and what says only that one may end it
    rf"^\W*(?:no\s[\w\s-]{{3,30}}\W{{1,3}})?{_CANCELLED}(?:\W{{1,3}}(?:no|ohne|sans|sin|sem|senza|zonder|ingen)\s"
    rf"[^.!?]{{3,40}})?\W*$",
    rf"^\W*(?:subscribe|join|sign\sup|get\s(?:full\s|digital\s|unlimited\s|all\s)?(?:digital\s)?access|read\s(?:us|"
    rf"on)|become\sa\s(?:member|subscriber)|"
    rf"upgrade)\b[^.!?$€£]{{0,40}}\b(?:for|from|at)\b[^.!?]{{0,24}}?{_PRICE}[^!?]{{0,50}}$",
    rf"^\W*try\s(?:us|it|our\s[\w\s]{{2,30}})\s(?:for\s)?(?:free\sfor\s)?\w+\s(?:days?|weeks?|"
    rf"months?)\s(?:free|for\s(?:just\s|only\s)?{_PRICE})[^!?]{{0,40}}$|"
    r"^\W*start\s(?:your|an?)\s(?:[\w-]+\s){0,2}(?:free\s)?trial\s(?:today|now|for\s\S{1,8}|subscription)\W*$|"
    r"^\W*billed\s(?:monthly|annually|yearly)\b[^.!?]{0,60}\.\s(?:t&cs|terms|conditions)\b.{0,40}$|"
    r"^\W*(?:give|send|buy)\s(?:an?|the)\sgift\ssubscription\W*$|^\W*renew\s(?:now|today)\sand\ssave\b[^.!?]{0,50}\W*$|"
    r"^\W*(?:by\ssigning\sup|when\syou\ssign\sup)\b[^.!?]{0,90}\.\s(?:you\s(?:can|may)\s"
    r")?unsubscribe\b[^.!?]{0,30}\W*$",
    # so much, then so much: ends in the leave to go
    rf"^(?=.{{0,120}}{_PRICE}|.{{0,120}}\b(?:gratis|gratuit\w*|free|ingyen|zdarma|zadarmo|бесплатно|безкоштовно|"
    rf"ücretsiz|miễn\sphí|kostenlos|percuma)\b)[^!?]{{3,120}}\W{{1,3}}"
    rf"{_CANCELLED}\W*$",
    # take it at so much
    rf"^\W*(?:abonnez-vous|abonnieren\ssie|suscríbete|suscríbase|assine|assina|abbonati|abonneer|prenumerera|abonner|"
    rf"subscriu-te|abonează-te|langgan|berlangganan)\b"
    rf"[^.!?]{{0,50}}?{_PRICE}[^!?]{{0,50}}$",
    r"^\W*(?:первы[ей]|перша|перші)\s[^.!?]{3,30}\s(?:бесплатно|безкоштовно)\b[^!?]{0,40}\W{1,3}(?:отменить|"
    r"скасувати)\s(?:можно|можна)\s(?:в\sлюбой|когда|будь-коли)[^.!?]{0,24}\W*$|"
    r"^\W*(?:отменить|отказаться|скасувати|відмовитися)\s(?:можно|можна)\s(?:в\sлюбой\sмомент|будь-коли|когда\s"
    r"угодно)\W*$",
    r"^\W*(?:جرب|جرّب)\s[^.!؟]{2,40}مجان[اًا]+\b[^!؟]{0,30}$|^\W*(?:जब\sचाहें|कभी\sभी)\sरद्द\s\S{2,10}\W*$|^\W*(?:یمکنك\s"
    r"|يمكنك\s)?(?:ال)?إلغاء\sفي\sأي\sوقت\W*$|"
    r"^\W*(?:אפשר\sלבטל|ביטול)\s(?:בכל\sעת|בכל\sרגע)\W*$|^\W*ทดลอง(?:อ่าน|ใช้)ฟรี\s?\d+\s?วัน\W*$",
    r"^.{0,14}(?:いつでも解約(?:できます|可能(?:です)?|OK)|随时取消|隨時取消)\W*$|^\W*(?:初月|"
    r"最初の\d+[かカヶ]?月)(?:は)?無料で?.{0,14}$|^\W*(?:첫\s달\s)?무료\s?체험\s(?:시작|신청)\S{0,6}\W*$|"
    r"^\W*언제든지\s(?:해지|취소)\S{0,8}\W*$",
    r"^\W*start\s(?:your|an?)\s(?:free\s)?\d+-(?:day|week|month)\s(?:free\s)?trial\W*$",
)
NOTIFIED = (
    "subscribers", "email", "e-mail", "inbox", "spam", "notification", "alerts", "phone", "signing", "subscrib",
    "registering", "publication", "stories", "headlines", "mitteilung", "benachrichtigung", "push-", "anmeldung",
    "posteingang", "e-mail-adresse", "notificac", "alertas", "correo", "notifications", "alertes", "courriel", "boîte",
    "notific", "casella", "meldingen", "mailbox", "notis", "varsl", "notifik", "ilmoituks", "sähköposti", "powiadomie",
    "skrzynk", "upozorn", "oznámen", "értesítés", "notificări", "уведомлен", "сповіщен", "известия", "obavijest",
    "obaveštenj", "обавештењ", "obvestil", "paziņojum", "pranešim", "teavitus", "ειδοποι", "bildirim", "e-posta",
    "notifikasi", "pemberitahuan", "thông báo", "الإشعارات", "التنبيهات", "بريدك", "اعلان", "התראות", "नोटिफिकेशन",
    "ईमेल", "ইমেইল", "নোটিফিকেশন", "การแจ้งเตือน", "通知", "メール", "邮箱", "信箱", "알림", "메일", "рассылк", "почт",
    "пошт", "postfach", "reader-supported", "tilkynning", "new posts", "this post",
)  # fmt: skip
NOTIFY = (
    # English
    r"^\W*join\s(?:over\s|more\sthan\s|our\s|the\s)?\d[\d,.]*k?\+?\s(?:other\s)?(?:subscribers|readers|followers|"
    r"people|members)"
    r"(?:\s(?:who|and|on|in|already)\b[^.!?]{0,50})?\W*$",
    r"^\W*(?:please\s)?(?:enter|type|leave|add|provide|submit)\s(?:in\s)?your\se-?mail(?:\s"
    r"address)?\b[^.!?]{0,60}\b(?:to\s(?:subscribe|receive|follow|join|sign\sup|"
    r"get)|and\s(?:receive|get|we))\b[^.!?]{0,70}\W*$|^\W*your\se-?mail\s(?:address\s)?will\snot\sbe\s(?:published|"
    r"shared)\b.{0,60}$",
    r"^\W*we\s?(?:['’]ll|will|promise|do|don['’]t|won['’]t)\b[^.!?]{0,20}\b(?:share|sell|rent|give\saway|spam)\s"
    r"(?:your\s(?:e-?mail|(?:personal\s)?(?:data|information|"
    r"details))(?:\saddress)?|you)(?:\s(?:with|to|or)\b[^.!?]{0,40})?\W*$|^\W*we\s(?:hate|respect)\s(?:spam|your\s"
    r"(?:privacy|inbox))\b[^!?]{0,60}\bunsubscribe\b.{0,30}$",
    r"^\W*(?:thanks|thank\syou)\sfor\s(?:signing\sup|subscribing|registering|your\s(?:subscription|"
    r"registration))\b.{0,100}$|"
    r"^\W*(?:please\s)?(?:check|look\sin)\syour\s(?:e-?mail\s)?(?:inbox|spam|junk|"
    r"e-?mail)\b[^.!?]{0,60}\b(?:confirm\s(?:your|the)\s(?:subscription|e-?mail|address|registration)|confirmation|verification\s(?:link|e-?mail)|verify\syour\s\w+|subscription)\b[^.!?]{0,30}\W*$",
    r"^\W*(?:turn|switch)\son\s(?:push\s|browser\s|desktop\s|our\s|the\s){0,2}(?:notifications?|alerts?)\s(?:to|so|"
    r"and)\b(?=[^.!?]{0,70}\b(?:news|stor(?:y|ies)|headlines?|posts?|articles?|miss|us|our|update\w*|first\sto\sknow)\b)[^.!?]{0,70}\W*$|"
    r"^\W*(?:allow|enable|get|receive)\s(?:push\s|browser\s|desktop\s|our\s){0,2}notifications\sfrom\s"
    r"us\b[^.!?]{0,50}\W*$",
    r"^\W*(?:don['’]?t\smiss\s[^.!?]{2,30}[.!]\s)?(?:get|receive|have)\s(?:all\s|the\s|our\s)*(?:latest\s|top\s|"
    r"biggest\s|best\s|breaking\s|local\s|day['’]s\s|most\s|important\s){1,4}"
    r"(?:news\s)?(?:alerts?|headlines|stories|news|updates)\b[^.!?]{0,50}\b(?:to|in|on)\syour\s(?:phone|inbox|e-?mail|"
    r"device|mobile|lock\s?screen|desktop)\b(?:\s(?!with\s(?:these|five))[^.!?:]{0,40})?\W*$",
    r"^\W*(?:thanks|thank\syou)\sfor\sreading\b[^!?]{0,60}[!.]\s(?:this\spost\sis\spublic[^.!?]{0,40}[.!]"
    r"\s?)?(?:please\s|feel\sfree\sto\s|if\syou\s[^,.!?]{0,40},\s){0,2}"
    r"(?:subscribe|share|sign\sup|join|consider)\b.{0,100}$|^\W*this\spost\sis\spublic\s(?:so|"
    r"and)\b[^.!?]{0,40}\bshare\sit\W*$|"
    r"^.{2,60}\sis\sa\sreader-supported\s(?:publication|newsletter)\b(?:\W*$|[.]\s.{2,138}$)|^\W*subscribe\s(?:for\sfree\s)?to\s"
    r"receive\snew\sposts\b.{0,60}$|"
    r"^\W*(?:want|need|love|looking\sfor)\smore\s(?:stories|news|recipes|articles|reporting|coverage|of\sthis|content|"
    r"tips)\b[^.!?]{0,40}\?\s.{0,20}\b(?:newsletter|digest|inbox|e-?mail|"
    r"sign\sup|subscribe|weekly|follow)\b.{0,70}$",
    # other Latin alphabets
    r"^\W*(?:bitte\s)?(?:aktivieren\ssie|erlauben\ssie|schalten\ssie|aktiviere|schalte)\s(?:unsere\s|die\s|jetzt\s"
    r")*(?:push-?)?(?:benachrichtigungen|mitteilungen)\b(?!\s(?:der|am|aus)\b|[^.!?]{0,60}\s(?:nicht|aus)\W*$)[^.!?]{0,70}\W*$|"
    r"^\W*ihre\sanmeldung\swar\serfolgreich\b.{0,110}$|^\W*(?:vielen\s)?dank\sfür\s(?:ihre|deine)\s(?:anmeldung|"
    r"registrierung)\b.{0,100}$|"
    r"^\W*(?:erhalten\ssie|erhalte|bekommen\ssie)\s[^.!?]{0,60}\b(?:nachrichten|meldungen|themen|"
    r"neuigkeiten)\b[^.!?]{0,40}\b(?:per\se-?mail|(?:in\s)?(?:ihr|dein)(?:em|en)?\s"
    r"(?:postfach|posteingang))\b[^.!?]{0,20}\W*$|^\W*bitte\sgeben\ssie\seine\sgültige\se-mail-adresse\sein\W*$",
    r"^\W*(?:activez|autorisez)\s(?:les|nos)\s(?:notifications|alertes)\b[^.!?]{0,60}\W*$|^\W*merci\s(?:de|pour)\s"
    r"votre\s(?:inscription|abonnement)\b.{0,90}$|"
    r"^\W*(?:activ[ae]|ative|habilit[ae]|attiva|activeaz[aă]|activați|activa)\s(?:las|as|le|nuestras|tus)?"
    r"\s?(?:notificaciones|notificações|notifiche|notificările|notificacions)\b[^.!?]{0,60}\W*$|"
    r"^\W*(?:receb[ae]|recib[ae]|recíbe|ricevi|primești|primiți|rep)\s[^.!?]{0,60}\b(?:noticias|notícias|notizie|"
    r"știri|notícies)\b[^.!?]{0,40}\b(?:tu\scorreo|su\scorreo|seu\se-?mail|via\smail|"
    r"via\se-?mail|tua\s(?:mail|casella)|pe\se-?mail|al\steu\scorreu)\b[^.!?]{0,40}\W*$|^\W*(?:recevez|retrouvez)\s"
    r"[^.!?]{0,60}\bdans\svotre\sboîte\s(?:mail|e-mail|aux\slettres|de\sréception)\b"
    r"[^.!?]{0,20}\W*$|^\W*(?:zet|schakel)\s(?:de\s|onze\s|je\s)?(?:push)?(?:meldingen|notificaties|berichten)\s"
    r"(?:aan|in)\b[^.!?]{0,60}\W*$",
    r"^\W*(?:slå\spå|aktivera|aktiver|tillåt|tillat|skru\spå)\s(?:våra\s|våre\s|vores\s)?(?:push)?(?:notiser|"
    r"aviseringar|varsler|varslinger|notifikationer|notifikasjoner)(?:na|ne)?\b[^.!?]{0,60}\W*$|"
    r"^\W*(?:ota|laita|salli)\s(?:käyttöön\s)?(?:push-?)?(?:ilmoitukset|ilmoituksemme)\b[^.!?]{0,50}\W*$|^\W*włącz\s"
    r"(?:nasze\s)?powiadomienia\b[^.!?]{0,60}\W*$|"
    r"^\W*(?:zapněte|zapnite|povolte|povoľte)\s(?:si\s)?(?:naše\s)?(?:upozornění|upozornenia|oznámení|oznámenia|"
    r"notifikace|notifikácie)\b[^.!?]{0,60}\W*$|"
    r"^\W*(?:[^.!?]{3,30},\s)?kapcsold\w*\sbe\saz\sértesítéseket\b.{0,40}$|^\W*(?:uključite|omogućite|vključite)\s"
    r"(?:naše\s)?(?:obavijesti|obaveštenja|notifikacije|obvestila)\b[^.!?]{0,50}\W*$|"
    r"^\W*ieslēdz(?:iet)?\spaziņojumus\b[^.!?]{0,50}\W*$|^\W*įjunkite?\spranešimus\b[^.!?]{0,50}\W*$|^\W*lülita\s"
    r"teavitused\ssisse\b[^.!?]{0,50}\W*$|"
    r"^\W*(?:bildirimlere\sizin\sverin|bildirimleri\saçın)\b.{0,60}$|^\W*(?:aktifkan|hidupkan|nyalakan)\s"
    r"(?:notifikasi|pemberitahuan)\b[^.!?]{0,60}\W*$|"
    r"^\W*bật\sthông\sbáo\b[^.!?]{0,60}\W*$|^\W*nhập\semail\s(?:của\sbạn\s)?để\b[^.!?]{0,50}\W*$|^\W*masukkan\s"
    r"alamat\semail\b[^.!?]{0,20}\suntuk\b[^.!?]{0,60}\W*$|"
    r"^\W*introdu(?:ceți)?\sadresa\s(?:ta|dumneavoastră)\sde\se-?mail\W*$",
    # other alphabets
    r"^\W*(?:включите|увімкніть|включете|разрешите|дозвольте)\s(?:наши\s|наші\s|push-)?(?:уведомления|сповіщення|"
    r"известията|известия)\b[^.!?]{0,60}\W*$|"
    r"^\W*(?:укључите)\s(?:обавештења|нотификације)\b[^.!?]{0,50}\W*$|^\W*письмо\sотправлено\b.{0,60}\bподпис\w+\W*$|"
    r"^\W*ви\sуспішно\sпідписалися\b[^.!?]{0,40}\W*$|"
    r"^\W*вы\sуспешно\sподписались\b[^.!?]{0,40}\W*$|^\W*отримуйте\s[^.!?]{0,60}\bна\s(?:свою\s)?(?:електронну\s"
    r")?пошту\W*$|^\W*получайте\s[^.!?]{0,60}\bна\s(?:свою\s)?(?:электронную\s)?почту\W*$|"
    r"^\W*ενεργοποιήστε\sτις\sειδοποιήσεις\b[^.!?]{0,50}\W*$",
    r"^\W*(?:فعّ?ل|فعّ?لوا|شغّ?ل)\s(?:الإشعارات|التنبيهات)\b[^.!؟]{0,50}\W*$|^\W*(?:הפעילו|אפשרו)\s(?:את\s"
    r"ה)?(?:ה)?התראות\b[^.!?]{0,40}\W*$|"
    r"^\W*नोटिफिकेशन\s(?:ऑन|चालू)\sकरें\b[^.!?।]{0,40}\W*$|^\W*নোটিফিকেশন\s(?:চালু|অন)\sকরুন\b[^.!?।]{0,40}\W*$|"
    r"^\W*เปิด(?:รับ)?การแจ้งเตือน\S{0,40}\W*$",
    r"^.{0,14}通知を(?:オンに|許可)(?:すると|して|しよう|する).{0,40}$|^\W*(?:开启|打开|開啟|打開)(?:推送|消息|"
    r"訊息)?通知.{0,24}$|^\W*알림(?:을)?\s?(?:설정|켜|허용)\S{0,30}\W*$|"
    r"^.{0,40}を?メールでお届け(?:します|いたします)\W*$|^\W*매일\s아침.{0,16}메일함으로\s\S{2,10}\W*$",
    r"^\W*get\s(?:your|our)\sfree\s[^.!?]{2,40}\sby\se-?mail\W*$",
)
