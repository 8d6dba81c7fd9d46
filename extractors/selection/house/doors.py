"""What the house says in some 40 languages of a way in and out: take a subscription to read on, make us a preferred
source of a search engine, you know more and write to us, a player that plays nothing, no reprint without leave, share
this with your friends, the text goes on below an advert.

Each form is all that the line says, or an imperative at its beginning together with what it is for: articles on
subscriptions, films and reprints say one and not the other. Held against the lines that we wrote
(``benchmarks.training.written_lines``) and against the truths of the recorded and the invented pages: none of those
that are an article's match.
"""

from __future__ import annotations

PREFERRED = (
    "google", "googl", "гугл", "غوغل", "جوجل", "گوگل", "בגוגל", "गूगल", "গুগলে", "கூகுளில்", "구글", "谷歌", "偏好",
    "首选",
)  # fmt: skip
PREFER = (
    # whoever it is that is to be preferred: nothing else is, on a search engine
    r"\b(?:voorkeursbron|föredragen\skälla|foretrukk(?:en|et)\skilde|ensisijaiseksi\slähteeksi|preferowane\sźródło|"
    r"preferované\szdroje|"
    r"előnyben\srészesített\sforrás\w*|sursă\spreferată|предпочитан\sизточник|preferirani\sizvor|željeni\sizvor|"
    r"προτιμώμενη\sπηγή|"
    r"tercih\sedilen\skaynak|предпочитаемые\sисточники|обраних\sджерел|preferida|pageidaujamą\sšaltinį|vēlamo\savotu|"
    r"eelistatud\sallikaks|"
    r"sumber\spilihan|nguồn\sưu\stiên|chanzo\sunachopendelea)\b[^.!?]{0,30}\bgoogl\w*",
    r"\bgoogl\w*['’]?\w*\s(?:\w+\s){0,2}(?:tercih\sedilen\skaynak|eelistatud\sallikaks)\b|"
    r"\bsources\spréférées\ssur\sgoogle\b|"
    r"\bcomo\s(?:tu\s|sua\s)?fuentes?\spreferidas?\b|\b(?:como|a)\s(?:sua\s)?fonte\spreferida\sn[oa]\sgoogle\b|"
    r"\bcome\sfonte\spreferita\ssu\sgoogle\b|"
    r"\bcom\sa\sfont\spreferida\b",
    r"مصدر\sمفضل\sعلى\s(?:غوغل|جوجل)|منابع\sترجیحی\sگوگل|כמקור\sמועדף\sבגוגל|گوگل\sپر\sترجیحی|गूगल\sपर\sपसंदीदा\sस्रोत|"
    r"গুগলে\s.{0,12}পছন্দের\sউৎস|கூகுளில்\s.{0,12}விருப்பமான|แหล่งข่าวที่ต้องการบน\s?google|google.{0,10}優先ソース|"
    r"구글.{0,6}선호하는\s출처|"
    r"(?:谷歌|google)(?:的)?(?:首选|首選|偏好)(?:来源|來源)",
)
SUBSCRIBING = (
    "abo", "abo-", "plus", "premium", "abonnez", "abonnent", "abonnee", "suscríb", "suscrib", "abbonati", "assine",
    "prenumer", "tilaa", "subskryp", "wykup", "předplaťte", "predplaťte", "fizess", "abonează", "абонирайте",
    "pretplatite", "претплатите", "συνδρομ", "abone", "подпис", "підписк", "передплат", "اشترك", "مشترک", "למנוי",
    "סבסקר", "سبسکر", "सब्सक्रि", "सदस्यता", "সাবস্ক্রি", "சந்தா", "berlangganan", "langgan", "đăng ký",
    "สมัครสมาชิก", "会員登録", "購読", "구독", "订阅", "訂閱", "jisajili", "subscriu", "abonē", "telli", "medlem",
)  # fmt: skip
SUBSCRIBE = (
    r"^\W*jetzt\s(?:[\w+-]+\s){0,3}(?:testen|abonnieren|abschließen|freischalten|sichern)\s(?:und|"
    r"für)\b[^!?]{0,60}\b(?:lesen|artikel|euro|€|zugriff)\b[^!?]{0,40}\W*$|"
    r"^\W*(?:[^.!?]{0,40}\blezen\?\s)?(?:word|neem)\s(?:nu\s)?(?:abonnee|lid|"
    r"een\s(?:\w+\s)?abonnement)\b[^.!?]{0,50}\W*$",
    r"^\W*(?:abonnez-vous|devenez\sabonnée?)\s(?:pour|et|à\spartir)\b[^.!?]{0,20}\b(?:lire|lisez|accéde[rz]|"
    r"profite[rz])\b[^!?]{0,60}\W*$|"
    r"^\W*suscr[ií]b(?:ete|ase|ite)\s(?:para|y)\s(?:seguir\s)?(?:leer|leyendo|lee|accede[r]?|"
    r"disfruta[r]?)\b[^!?]{0,60}\W*$|"
    r"^\W*abbonati\s(?:per|e)\s(?:continuare\sa\s)?(?:leggere|leggi|accedere|accedi)\b[^!?]{0,60}\W*$|"
    r"^\W*assine\s(?:e|para)\s(?:tenha|ter|leia|ler|continue|continuar)\b[^!?]{0,60}\W*$|"
    r"^\W*abonea(?:ză-te|ți-vă)\s(?:și|pentru)\s(?:a\s)?cit\w+\b[^!?]{0,50}\W*$|^\W*subscriu-te\s(?:i|"
    r"per)\s(?:llegeix|llegir)\b[^!?]{0,50}\W*$",
    r"^\W*bli(?:v)?\s(?:prenumerant|abonnent|medlem|kunde?)\s(?:–|-|og|och|för|for|i\sdag|idag|nu|nå|"
    r"du)\b[^!?]{0,60}\W*$|"
    r"^\W*bliv?\s(?:prenumerant|abonnent)\s[–-]\s[^!?]{0,60}\W*$|^\W*tilaa\s(?:ja|nyt)\s(?:lue|jatka)\b[^!?]{0,60}\W*$",
    r"^\W*(?:wykup|kup|zamów)\s(?:\w+\s)?(?:subskrypcję|prenumeratę|dostęp)\s(?:i|aby|żeby)\b[^!?]{0,60}\W*$|"
    r"^\W*p(?:ř|r)edplaťte\ssi\s(?:\w+\s){1,3}(?:a|aby)\b[^!?]{0,60}\W*$|^\W*fizess(?:en|etek)?\selő,?\s(?:és|"
    r"hogy)\b[^?]{0,60}\W*$|"
    r"^\W*абонирайте\sсе\sи\sчетете\b[^!?]{0,50}\W*$|^\W*(?:pretplatite\sse\si\sčitajte|"
    r"претплатите\sсе\sи\sчитајте)\b[^!?]{0,50}\W*$|"
    r"^\W*(?:оформите\sподписку|подпишитесь|оформіть\s(?:підписку|передплату)|передплатіть)\s(?:и|і|та|чтобы|"
    r"щоб)\s(?:читайте|читать|читати)\b[^!?]{0,60}\W*$",
    r"^\W*(?:γίνετε\sσυνδρομητ\w+|αποκτήστε\sσυνδρομή)\s(?:και|για\sνα)\sδιαβά\w+\b[^!?]{0,50}\W*$|"
    r"^\W*abone\solun?,?\s[^.!?]{0,60}\boku(?:yun|maya)\b[^!?]{0,30}\W*$|^\W*اشترك(?:وا)?\s(?:الآن\s)?(?:لقراءة|"
    r"لمتابعة\sالقراءة)\s[^!?]{0,60}$|"
    r"^\W*برای\s(?:خواندن|مطالعه)\s.{0,24}مشترک\sشوید\W*$|^\W*(?:הצטרפו|הירשמו)\sלמנויים\sו\S+\s[^!?]{0,40}$|"
    r"^\W*(?:مزید|مکمل\sخبر)\sپڑھنے\sکے\sلیے\sسبسکر\S+\s.{0,20}$",
    r"^\W*(?:पूरी\sखबर|पूरा\sलेख|आगे)\s(?:पढ़ने|पढ़ने)\sके\sलिए\s(?:सब्सक्रि\S+|सदस्यता)\s.{0,36}$|"
    r"^\W*পুরো\sখবর\s(?:পড়তে|পড়তে)\sসাবস্ক্রি\S+\s.{0,16}$|"
    r"^\W*முழு\sசெய்தியையும்\sபடிக்க\sசந்தா\s.{0,16}$|^\W*(?:ber)?langgan(?:an)?\ssekarang\suntuk\s(?:membaca|"
    r"mengakses)\b[^!?]{0,50}\W*$|"
    r"^\W*đăng\ský\s(?:gói\s)?[^.!?]{0,24}\bđể\s(?:xem|đọc)\s(?:toàn\sbộ|tiếp)\b[^!?]{0,20}\W*$|"
    r"^\W*สมัครสมาชิกเพื่ออ่าน(?:ข่าว|บทความ)?.{0,12}$|"
    r"^\W*続きを(?:読む|ご覧になる)には.{0,8}(?:会員登録|購読).{0,10}$|^\W*구독하고\s(?:기사|전문).{0,8}(?:읽어|보)\S*\W*$|"
    r"^\W*(?:订阅|訂閱|开通|開通)(?:会员|會員)[,，]?(?:阅读|閱讀|看)(?:全文|更多).{0,6}$",
    r"^\W*jisajili\s(?:sasa\s)?usome\b[^!?]{0,50}\W*$|^\W*prenumeruok(?:ite)?\sir\sskaityk(?:ite)?\b[^!?]{0,50}\W*$|"
    r"^\W*abonē(?:jiet)?\sun\slasi(?:et)?\b[^!?]{0,50}\W*$|^\W*telli\sja\sloe\b[^!?]{0,50}\W*$",
)
KNOWING = ("@",)
_KNOWS = (
    r"(?:wissen\ssie\smehr|(?:vous\savez|avez-vous)\sdes\sinformations|(?:¿\s?)?(?:sabes|tienes|tiene)\s(?:algo\s|"
    r"más\s)?(?:más|algo|información|datos)|"
    r"hai\s(?:altre\s)?informazioni|tem\s(?:mais\s)?informações|weet\s(?:je|jij|u)\s(?:hier\s)?meer|heb\s(?:je|"
    r"jij)\s(?:meer\s)?(?:informatie|een\stip)|"
    r"vet\sdu\s(?:mer|något)|vet\sdu\s(?:noe|mer)|ved\sdu\s(?:mere|noget)|tiedätkö\s(?:asiasta\s)?(?:lisää|jotain|"
    r"enemmän)|"
    r"(?:wiesz|wiecie)\scoś\s(?:więcej|o\stej)|víte\s(?:o\s\w+\s)?(?:něco|víc)|viete\s(?:o\s\w+\s)?(?:niečo|viac)|"
    r"tud\s(?:valamit|többet)|"
    r"(?:știi|știți|ştii)\smai\smult(?:e)?|знаете\sли\s(?:нещо\s)?(?:повече)|znate\s(?:li\s)?(?:nešto\s)?više|"
    r"знате\s(?:ли\s)?(?:нешто\s)?више|"
    r"γνωρίζετε\sκάτι|bu\skonuda\sbilginiz|знаете\s(?:что-то\s)?больше|знаєте\s(?:щось\s)?більше|"
    r"هل\sلديك(?:م)?\sمعلومات|از\sاین\sماجرا\sبیشتر|"
    r"(?:יודעים|יודע)\s(?:משהו|עוד)|کیا\sآپ\sاس\sبارے\sمیں|क्या\sआपके\sपास\s.{0,20}(?:जानकारी|सूचना)|এ\sবিষয়ে\sআরও|"
    r"மேலும்\sதகவல்|"
    r"punya\s(?:\w+\s)?informasi|ada\smaklumat|bạn\sbiết\sthêm|มีข้อมูลเพิ่มเติม|je,?\sunajua\szaidi|"
    r"saps\s(?:alguna\scosa|més)|"
    r"žinote\s(?:ką\snors\s)?daugiau|zini\svairāk|tead\s(?:midagi\s)?rohkem)"
)
KNOW = (
    # a question to who reads, and behind it an address and nothing more
    rf"^\W*{_KNOWS}[^.!?؟？;@]{{0,60}}(?:[?؟？;]\s|ไหม\s|หรือไม่\s)[^.!?؟@]{{0,50}}@[\w.-]+\W*$",
    r"^\W*(?:この件について)?.{0,12}情報をお持ちの方は.{0,40}@.{0,30}お寄せください\W*$|^.{0,24}아시는\s내용이\s있으(?:면|시면).{0,40}@.{0,20}제보.{0,8}$|"
    r"^\W*如果您(?:了解|知道)更多.{0,24}@[\w.-]+\W*$",
)
UNPLAYED = (
    "video", "vídeo", "vidéo", "videon", "videoen", "videota", "film", "filmu", "вид", "видео", "відео", "βίντεο",
    "الفيديو", "ویدئو", "הסרטון", "ویڈیو", "वीडियो", "ভিডিও", "வீடியோ", "วิดีโอ", "動画", "동영상", "视频", "影片",
    "vaizdo", "videot", "videó", "videoda",
)  # fmt: skip
_THE_VIDEO = (
    r"(?:(?:das|dieses|este|esse|deze|de|acest|această|bu|a|το|aquest|šis|šo)\s)?(?:video|vídeo|videón?|videoen|"
    r"videon|βίντεο|видеото|видео|відео|видеоклипът)"
)
UNPLAY = (
    rf"^\W*(?:{_THE_VIDEO}\s(?:ist\s(?:leider\s)?nicht\s(?:mehr\s)?verfügbar|is\sniet\s(?:langer|meer)\sbeschikbaar|"
    rf"недоступн[оы]|kann\s(?:leider\s)?nicht\s(?:abgespielt|angezeigt|geladen)\swerden|(?:no\sse\spuede|"
    rf"no\ses\spot)\sreprodu\w+|não\spode\sser\s(?:reproduzido|exibido)|"
    r"kan\sniet\sworden\s(?:afgespeeld|getoond)|kan\sinte\s(?:spelas\supp|visas)|kan\sikke\s(?:spilles\sav|afspilles|"
    r"vises)|nelze\spřehrát|sa\snedá\sprehrať|nem\sjátszható\sle|"
    r"nu\spoate\sfi\sredat|не\sможе\sда\sбъде\sвъзпроизведено|se\sne\smože\sreproducirati|није\sмогуће\sрепродуковати|"
    r"nije\smoguće\sreprodukovati|δεν\sμπορεί\sνα\sαναπαραχθεί|"
    r"oynatılamıyor|не\sможет\sбыть\sвоспроизведено|недоступно\sдля\sпросмотра|неможливо\sвідтворити|"
    r"tidak\sdapat\sdiputar|ini\stidak\sdapat\s(?:diputar|dimainkan)|hii\shaiwezi\skuchezwa|nevar\satskaņot))"
    r"(?:\s(?:en|em|i)\s(?:tu|su|seu|este|el|o)\s(?:navegador|teu\snavegador))?\W*$",
    r"^\W*(?:cette\svidéo\sn['’]est\splus\sdisponible|cette\svidéo\sne\speut\s(?:pas\s)?être\slue|(?:questo|"
    r"il)\svideo\snon\spuò\sessere\sriprodotto|"
    r"videota\sei\svoi\stoistaa|nie\smożna\sodtworzyć\s(?:tego\s)?(?:filmu|wideo|materiału)|"
    r"لا\sيمكن\s(?:تشغيل|عرض)\s(?:هذا\s)?الفيديو|این\sویدئو\sقابل\sپخش\sنیست|לא\sניתן\s(?:להפעיל|לנגן)\sאת\sהסרטון|"
    r"یہ\sویڈیو\sنہیں\sچلائی\sجا\sسکتی|"
    r"(?:यह|ये)\sवीडियो\sनहीं\sचल(?:ाया\sजा\sसकता|\sरहा).{0,5}|এই\sভিডিও\sচালানো\sযাচ্ছে\sনা|"
    r"இந்த\sவீடியோவை\sஇயக்க\sமுடியவில்லை|không\sthể\sphát\svideo(?:\snày)?|"
    r"ไม่สามารถเล่นวิดีโอ(?:นี้)?ได้|(?:この)?(?:動画|映像)[はを]再生できません|이\s?(?:동영상|영상)[은을]\s?재생할\s수\s없습니다|[该該此]?(?:视频|影片|視頻)(?:无法|"
    r"無法)播放|"
    r"šio\svaizdo\sįrašo\snegalima\spaleisti|seda\svideot\sei\ssaa\sesitada)\W*$",
)
FORBIDDING = (
    "nachdruck", "reproduc", "riproduzione", "reprodu", "overgenomen", "kopi", "kopír", "kopeer", "másol", "копир",
    "копіюв", "prenošenje", "преношење", "αναδημοσίευσ", "kopyalanamaz", "النشر", "نشر", "هرگونه", "להעתיק", "نقل",
    "प्रकाशन", "প্রকাশ", "பிரசுரிக்க", "mengutip", "menyiar", "sao chép", "คัดลอก", "kunakili", "pārpublic",
    "weiterverbreitung", "użycie", "přetiskování", "wykorzyst",
)  # fmt: skip
FORBID = (
    r"^\W*(?:nachdruck|vervielfältigung|weiterverbreitung)\b[^.!?]{0,40}\bnur\smit\s(?:\w+\s"
    r")?genehmigung\b[^.!?]{0,40}\W*$|"
    r"^\W*niets\suit\sdeze\s(?:uitgave|artikel)\b[^.!?]{0,60}\bzonder\b[^.!?]{0,40}\W*$|"
    r"^\W*(?:toute\s)?reproduction\b[^.!?]{0,20}\binterdite\b(?:\ssans\b[^.!?]{0,30})?\W*$|"
    r"^\W*(?:queda\s)?prohibida\s(?:su|la)\sreproducci[óo]n?\b[^.!?]{0,60}\W*$|"
    r"^\W*prohibida\sla\sreproducció\b[^.!?]{0,40}\W*$|"
    r"^\W*(?:è\s)?vietata\sla\sriproduzione\b[^.!?]{0,40}\W*$|^\W*riproduzione\s(?:vietata|riservata)\W*$|"
    r"^\W*(?:é\s)?proibida\sa\sreprodução\b[^.!?]{0,60}\W*$|^\W*reproducerea\b[^.!?]{0,20}\bfără\s(?:acord|"
    r"permisiune)\w*\b[^.!?]{0,20}\binterzis\w*\W*$",
    r"^\W*kopi(?:ering|ointi)\s(?:utan|uten|uden|ilman)\s\w+\s(?:är|er|on)\s(?:förbjuden|forbudt|kielletty)\W*$|"
    r"^\W*(?:kopiowanie|użycie|wykorzystanie)\b[^.!?]{0,30}\bbez\s(?:zgody|pozwolenia)\b[^.!?]{0,20}\b(?:zabronione|"
    r"wzbronione)\W*$|"
    r"^\W*kop[íi]rov[áa]n(?:í|ie)\b[^.!?]{0,20}\bbez\b[^.!?]{0,30}\bzak[áa]z[áa]n[éeo]\W*$|"
    r"^\W*a\scikk\smásolása\b[^.!?]{0,30}\btilos\W*$|"
    r"^\W*(?:копирането|копирование|копіювання)\b[^.!?]{0,20}\b(?:без)\b[^.!?]{0,30}\b(?:забранено|запрещено|"
    r"заборонено)\W*$|"
    r"^\W*(?:zabranjeno\sje\sprenošenje|забрањено\sје\sпреношење)\s[^.!?]{0,20}\b(?:bez|без)\b[^.!?]{0,20}\W*$",
    r"^\W*απαγορεύεται\sη\s(?:\w+\s)?αναδημοσίευση\b[^.!?]{0,40}\W*$|^\W*i̇?zinsiz\s(?:kopyalanamaz|kullanılamaz|"
    r"alıntılanamaz)\b[^.!?]{0,50}\W*$|"
    r"^\W*جميع\sالحقوق\sمحفوظة\s[^.!?]{0,40}\W*$|^\W*כל\sהזכויות\sשמורות,?\sאין\sלהעתיק\b[^.!?]{0,20}\W*$|"
    r"^\W*هرگونه\sکپی\S*\sبدون\sاجازه\sممنوع\sاست\W*$|^\W*بلا\sاجازت\sنقل\sکرنا\sمنع\sہے\W*$|"
    r"^\W*बिना\sअनुमति\sके\sप्रकाशन\sवर्जित\sहै\W*$|^\W*অনুমতি\sছাড়া\sপ্রকাশ\sনিষিদ্ধ\W*$|"
    r"^\W*அனுமதியின்றி\sபிரசுரிக்கக்\sகூடாது\W*$",
    r"^\W*dilarang\s(?:mengutip|menyiar\ssemula|menyalin|memperbanyak|keras\smengambil)\b[^.!?]{0,30}\btanpa\s(?:izin|"
    r"kebenaran|seizin)\b[^.!?]{0,20}\W*$|"
    r"^\W*(?:nghiêm\s)?cấm\ssao\schép\b[^.!?]{0,40}\W*$|^\W*ห้าม(?:คัดลอก|เผยแพร่|ทำซ้ำ).{0,16}โดยไม่ได้รับอนุญาต\W*$|"
    r"^\W*hairuhusiwi\skunakili\bbila\sidhini\W*$|"
    r"^\W*hairuhusiwi\skunakili\s[^.!?]{0,12}idhini\W*$|^\W*kopijuoti\sbe\s\w+\sdraudžiama\W*$|"
    r"^\W*pārpublic\w+\sbez\s\w+\s(?:ir\s)?aizliegt[as]\W*$|^\W*kopeerimine\silma\s\w+\son\skeelatud\W*$",
)
FRIENDS = (
    "freund", "proche", "ami", "amis", "amig", "amic", "vriend", "vänner", "vennene", "venner", "ystävi", "znajom",
    "přátel", "priateľ", "ismerős", "barát", "prieten", "приятел", "prijatelj", "φίλους", "arkadaş", "друзьями",
    "друзями", "أصدقائك", "دوستان", "חברים", "دوستوں", "दोस्तों", "বন্ধুদের", "நண்பர்", "teman", "rakan", "bạn bè",
    "เพื่อน", "친구", "朋友", "marafiki", "draugais", "sõpradega", "rakstu",
)  # fmt: skip
SHARE_WITH = (
    r"^\W*(?:teilen\ssie|teile|teilt|partagez|compart[ea]|comparteix|condividi(?:te)?|compartilhe|partilhe|deel|dela|"
    r"del|jaa|udostępnij|sdílejte|zdieľajte|"
    r"ossz(?:a|ák)\smeg|distribui(?:e|ți)|споделете|podijelite|podelite|поделите|μοιραστείτε|поделитесь|поділіться|"
    r"שתפו|bagikan|kongsikan|chia\ssẻ|shiriki|jaga|pasidalin\w+)\s"
    r"(?:[\w'’]+\s){1,6}(?:mit\s(?:ihren|deinen|euren)\s)?(?:freunden|proches|amis|amigos|amics|amici|vrienden|vänner|"
    r"vennene\sdine|venner|ystävillesi|znajomym|přáteli|priateľmi|"
    r"ismerőseivel|prietenilor\stăi|приятели|prijateljima|пријатељима|φίλους\sσας|друзьями|друзями|חברים|teman\sanda|"
    r"rakan\sanda|bạn\sbè|marafiki\szako|sõpradega|draugais)\W*$",
    r"^\W*(?:شارك(?:وا)?\s(?:هذا\s)?(?:المقال|الخبر)\sمع\sأصدقائك(?:م)?|bu\shaberi\sarkadaşlarınızla\spaylaşın|"
    r"این\sمطلب\sرا\sبا\sدوستان\s.{0,20}اشتراک\sبگذارید|یہ\sخبر\sدوستوں\sکے\sساتھ\sشیئر\sکریں|इस\s(?:खबर|"
    r"लेख)\sको\s.{0,8}दोस्तों\sके\sसाथ\sशेयर\sकरें|"
    r"খবরটি\sবন্ধুদের\s\S+\sশেয়ার\sকরুন|(?:இந்த\s)?செய்தியை\sநண்பர்களுடன்\sபகிருங்கள்|แชร์(?:ข่าว|"
    r"บทความ)นี้ให้เพื่อน(?:ของคุณ)?|이\s?기사를\s친구와\s공유하세요|"
    r"[将將把]?(?:本文|此文|这篇文章|這篇文章)分享[给給]朋友|分享(?:本文|這篇文章|这篇文章)[给給]朋友|dalies\sar\sšo\srakstu|"
    r"pasidalin\w+\sstraipsniu\ssu\sdraugais)\W*$",
)
CONTINUED = (
    "fortgesetzt", "آگهی", "הפרסומת", "פרסומת", "اشتہار", "विज्ञापन", "বিজ্ঞাপন", "விளம்பர", "iklan", "โฆษณา", "広告",
    "광고", "广告", "廣告", "tangazo", "publicitat", "publicidade", "reklam", "reklām", "reklaami", "anzeige",
)  # fmt: skip
CONTINUE = (
    r"^\W*(?:anzeige\W{1,3})?(?:der\s)?(?:artikel|text|beitrag)\s(?:wird|geht)\s(?:unten|unterhalb|"
    r"danach)\s(?:fortgesetzt|weiter)\W*$|^\W*continua\sdepois\sda\spublicidade\W*$|"
    r"^\W*ادامه\s(?:مطلب|خبر)\s(?:پس|بعد)\sاز\s(?:آگهی|تبلیغات?)\W*$|^\W*הכתבה\sממשיכה\s(?:אחרי|"
    r"מתחת\sל)\s?ה?פרסומת\W*$|^\W*خبر\sاشتہار\sکے\sبعد\sجاری\sہے\W*$|"
    r"^\W*विज्ञापन\sके\sबाद\s(?:खबर|ख़बर)\sजारी\sहै\W*$|^\W*(?:বিজ্ঞাপনের\sপরে\sখবর\sচলবে|"
    r"விளம்பரத்திற்கு\sபின்\sசெய்தி\sதொடரும்)\W*$|"
    r"^\W*artikel\s(?:ini\s)?bersambung\s(?:selepas|di\sbawah)\siklan\W*$|^\W*ข่าวต่อด้านล่างโฆษณา\W*$|^\W*記事は広告の(?:後|"
    r"下)に続きます\W*$|^\W*기사는\s광고\s(?:뒤|아래)에\s계속됩니다\W*$|"
    r"^\W*(?:广告|廣告)之[后後](?:内容|內容|文章)?[继繼][续續]\W*$|^\W*habari\sinaendelea\s(?:baada\sya|chini\sya)\stangazo\W*$|"
    r"^\W*la\snotícia\scontinua\s(?:després\sde|sota)\sla\spublicitat\W*$|^\W*straipsnis\stęsiasi\spo\sreklamos\W*$|"
    r"^\W*raksts\sturpinās\spēc\sreklāmas\W*$|^\W*artikkel\sjätkub\spärast\sreklaami\W*$",
)
