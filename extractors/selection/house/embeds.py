"""What stands in the place of something embedded, or says that it is not there: see this post on a network, content of
a third party is not loaded without consent, switch on JavaScript, the video is not available, the end of a post, skip
past it, switch off your ad blocker.

Sentences on cookies are in ``house.phrases``, a video that cannot play in ``house.doors``. Each form is all that the
line says, or how such a notice begins. An author's "Watch my talk on YouTube" names what is seen, and an article on
browsers does not ask who reads to switch something on "to see this". Held against the lines that we wrote
(``benchmarks.training.written_lines``) and all short lines of the recorded and the invented pages: no truth has one.
"""

from __future__ import annotations

_NETWORKS = (
    "instagram", "facebook", "twitter", "tiktok", "youtube", "threads", "bluesky", "telegram", "linkedin", "reddit",
    "pinterest", "spotify", "soundcloud", "vimeo", "mastodon", "dailymotion", "twitch", "datawrapper", "flourish",
    "x", "x.", "x?", "x!",
)  # fmt: skip
_NETWORK = (
    r"(?:(?:the\s)?(?:instagram|facebook|twitter|tiktok|youtube|threads|bluesky|telegram|linkedin|reddit|pinterest|spotify|"
    r"soundcloud|vimeo|mastodon|dailymotion|twitch|datawrapper|flourish|x)(?:[-'’]?\w{1,4})?(?:\s\(?(?:twitter|formerly\stwitter)\)?)?)"
)
_POST = (
    r"(?:post|tweet|photo|picture|image|video|reel|clip|thread|content|embed|story|playlist|beitrag|inhalte?|bericht|inhoud|"
    r"publication|contenu|vidéo|publicaci[óo]n|publicação|postagem|foto|contenido|conteúdo|contenuto|postarea?|postare|"
    r"publicació|contingut|inlägget|inlägg|innlegget|innlegg|innhold|innhald|opslaget|opslag|indhold|innehåll|julkaisu|sisältö|"
    r"færslu|efni|film|wpis|treść|příspěvek|obsah|príspevok|objavu|sadržaj|bejegyzést?|tartalmat?|публикац\w+|пост|"
    r"публікаці\w+|допис|објаву|садржај|ανάρτηση|περιεχόμενο|gönderiyi|içeriği|posting\w*|postingan|konten|kandungan|siaran|"
    r"bài\sviết|nội\sdung|postitust|įrašą|ierakstu)"
)
_THIS = (
    r"(?:this|the|more|full|original|diesen|diese|den|dit|deze|het|cette|ce|la|le|esta|este|est[ae]|essa|esse|a|o|questo|"
    r"questa|il|această|acest|aquesta|aquest|det|den|här|dette|dit|denne|tämä|þessa|þetta|ten|tę|tento|toto|si|ovu|ovaj|ову|"
    r"тази|этот|эту|это|цю|цей|αυτή|την|τη|bu|ini)"
)
PLACED = (
    *_NETWORKS, "इंस्टाग्राम", "ইনস্টাগ্রাম", "انسٹاگرام", "إنستغرام", "youtubeで", "instagramで", "xで",
    "インスタグラム", "인스타그램", "유튜브",
)  # fmt: skip
PLACE = (
    # see it there
    rf"^\W*(?:view|see|watch|show|open|ver|veja|vea|mira|voir|afficher|regarder|visualizza|guarda|vedi|zobacz|zobrazit|pozrite|"
    rf"pozri|zobraziť|pogledaj(?:te)?|oglejte|vizualizează|vezi|bekijk|visa|vis|se|näytä|katso|вижте|виж|посмотреть|показать|"
    rf"смотреть|переглянути|погледајте|lihat|tonton|xem|skoða|vaata|skatīt|žiūrėti|δείτε|mostra)\s(?:{_THIS}\s){{0,2}}(?:{_POST}\s(?:ini\s)?)?"
    rf"(?:(?:her|här)\s)?(?:on|en|no|na|sur|su|op|på|i|in|auf|di|á|pe|a|at|у|в|στο|trên)\s(?:(?:síti|sieti|platform\w*)\s)?{_NETWORK}\W*$",
    rf"^\W*{_NETWORK}\s(?:{_POST}\s)?(?:ansehen|anzeigen|bekijken|katso|görüntüle|megtekintése)\W*$|"
    rf"^\W*(?:{_THIS}\s)?{_POST}\s(?:auf|von|bei|på|az?|on)\s{_NETWORK}\s(?:ansehen|anzeigen|laden|anschauen|öffnen|megtekintése)\W*$|"
    rf"^\W*(?:a\s)?bejegyzés\smegtekintése\saz?\s{_NETWORK}\W*$",
    r"^\W*इंस्टाग्राम\sपर\s(?:यह\s)?पोस्ट\sदेखें\W*$|^\W*ইনস্টাগ্রামে\s(?:এই\s)?পোস্ট\S*\sদেখুন\W*$|^\W*انسٹاگرام\sپر\s(?:یہ\s)?پوسٹ\sدیکھیں\W*$|"
    rf"^\W*عرض\sهذا\sالمنشور\sعلى\s(?:إنستغرام|{_NETWORK})\W*$|^\W*(?:{_NETWORK}|インスタグラム)で(?:この)?(?:投稿|動画)?を?(?:見る|表示|表示する)\W*$|"
    rf"^\W*(?:{_NETWORK}|인스타그램|유튜브)에서\s?(?:이\s)?(?:게시물|동영상)?\s?보기\W*$",
    # let it in
    rf"^\W*(?:allow|load|show|always\s(?:load|show)|unblock|enable|permitir|autoriser|charger|cargar|carregar|carica|laad|toestaan|"
    rf"tillat|tillad|tillåt|ruhusu|загрузить|разрешить|zezwól\sna|povolit)\s(?:(?:{_THIS}|{_POST}|maudhui|ya)\s){{0,3}}(?:(?:from|by|de|da|di|van|fra|från|z|из)\s)?"
    rf"{_NETWORK}(?:['’]s)?(?:[\s-](?:content|posts?|embeds?|videos?|tweets?|{_POST}))?(?:\?\s.{{0,120}}\b(?:your?|cookies|permission|makala)\b.{{0,120}}|\W*)$",
    rf"^\W*{_NETWORK}[\s-](?:content|inhalte?|posts?|beitr[aä]ge?|innhold|indhold|innehåll|inhoud|video|{_POST})\s(?:immer\s)?(?:entsperren|laden|"
    rf"anzeigen|zulassen|aktivieren|toestaan|tonen)\W*$|^\W*(?:{_POST})\s(?:von|van)\s{_NETWORK}\s(?:immer\s)?(?:anzeigen|laden|zulassen|entsperren|tonen)\W*$",
    rf"^\W*(?:this|the)\s(?:article|page|story|post)\s(?:contains|includes)\s(?:content|material)\s(?:provided|hosted)\s(?:by|from|on)\s{_NETWORK}\b",
    rf"^\W*(?:content|posts?|video|material)\s(?:from|by|on)\s{_NETWORK}\s(?:has\sbeen|is|was|cannot\sbe|can['’]t\sbe|could\snot\sbe)\s(?:blocked|hidden|"
    rf"not\s(?:loaded|displayed|shown)|displayed|shown|loaded)(?:\sbecause\s[^!?]{{0,40}}\byou(?:r)?\b[^!?]{{0,80}})?\W*$",
    # where it begins and ends
    rf"^\W*(?:end\sof|skip(?:\s(?:past|over|the|this))*)\s{_NETWORK}\s(?:post|content|video|embed|message|tweet|playlist)s?(?:[\s,]+\d{{1,2}})?(?:\sby\s.{{1,50}})?\W*$|"
    rf"^\W*(?:saltar|omitir|pular|pule|fin\sde|final\sde|fim\sd[oe]|ignorer|fin\sdu|пропустить|конец|пропустити|кінець|lewati|akhir)\s"
    rf"(?:{_POST}\s)?(?:de\s|do\s|dari\s)?{_NETWORK}\s?(?:{_POST})?(?:[\s,]+\d{{1,2}})?(?:\s(?:и\sпродолжить|і\sпродовжити|y\scontinuar|e\scontinue|et\scontinuer).{{0,24}})?\W*$",
    # somebody else's site
    rf"^\W*(?:here|at\sthis\spoint|an\sdieser\sstelle|hier|op\sdeze\splek|à\scet\semplacement|ici|en\seste\spunto|neste\sponto|qui|här|her|tässä\s"
    rf"kohdassa|hér|aquí|aici|w\stym\smiejscu|na\stomto\smíst[eě]|na\stomto\smieste|na\sovom\s(?:se\s)?mjestu|na\stem\smestu|ovde|ezen\sa\shelyen|"
    rf"здесь|тут|тук|σε\sαυτό\sτο\sσημείο|bu\salanda|šioje\svietoje|šajā\svietā|siin|di\s(?:bagian\sini|sini)|tại\sđây|hapa)\s[^.!?]{{0,60}}"
    rf"\b(?:extern\w*|external|estern\w*|zewnętrzn\w+|externí|vanjski|zunanja|spoljn\w+|külső|внешн\w+|зовнішн\w+|външно|εξωτερικό|harici|išorinis|ārējs|"
    rf"väline|eksternt|ekstern\w*|eksternal|luar|nhúng|maudhui\sya\snje|sadržaj\ssa|sisältöä|efni\sfrá)\b[^.!?]{{0,40}}"
    rf"\b(?:instagram|facebook|twitter|tiktok|youtube|x|telegram|datawrapper)\w{{0,4}}\b|"
    rf"^\W*hier\s(?:würden|möchten)\swir\s[^.!?]{{0,40}}\bzeigen\b[^!?]{{0,80}}\W*$|^\W*здесь\sдолж(?:ен|на|но)\sбыть\s(?:ролик|пост|твит|видео|публикация|запись|контент)\s[^.!?]{{0,20}}{_NETWORK}|"
    rf"^\W*ezen\sa\shelyen\s{_NETWORK}\S*\s(?:jelenne|volt)\b|^\W*hier\shad\seen\sbericht\svan\s{_NETWORK}\smoeten\sstaan\b",
)
CONSENTED = (
    "extern", "third-party", "third", "zewnętrzn", "vanjsk", "spoljn", "спољни", "zunanj", "külső", "внешн", "външн",
    "сторонн", "зовнішн", "третіх", "трети ", "третих", "third parties", "terceros", "terceiros", "terze", "tiers",
    "tierces", "traceurs", "drittanbieter", "drittplattform", "derden", "tredjepart", "tredje part", "kolmansille",
    "kolmannen", "ulkopuolisten", "utanaðkomandi", "þriðja", "tercers", "terțe", "trzecim", "trzeciej", "třetí",
    "tretích", "tretím", "trećih", "trećim", "tretjih", "tretjim", "harmadik", "εξωτερικ", "τρίτων", "harici",
    "üçüncü", "חיצוני", "צד שלישי", "خارجي", "ثالثة", "بیرونی", "बाहरी", "তৃতীয়", "trečiųjų", "trešo", "trešajām",
    "kolmandate", "kolmandatele", "pihak ketiga", "luaran", "kandungan luar", "bên thứ ba", "third-party cookies",
    "外部", "第三方", "제3자", "privacy pref", "privacy sett", "privacy choices", "einwilligung", "datenübertragung",
    "eingebettet", "plataforma externa", "estern", "ekstern", "marketingcookie", "tredjepartscookie", "redaktionell",
    "cookie", "kolačić", "колачић", "sütik", "vafrakök", "küpsis", "galetes", "slapuk", "sīkdat", "kuki", "eväste",
    "kakor", "informasjonskapsler", "бисквит", "עוגיות", "çerez", "personuppgift", "personal data", "personopplysn",
    "personoplysn", "persondata", "dados pessoais", "dati personali", "datos personales", "tus datos", "sus datos",
    "seus dados", "données personnelles", "danych", "údajov", "údajů", "персональн", "autoriser", "préférences",
    "preferencias", "सामग्री", "मजकूर", "কনটেন্ট", "مواد", "உள்ளடக்க", "కంటెంట్", "సమాచార", "محتوى", "לאשר",
    "إنستغرام", "埋め込み", "浏览体验", "隐私设置", "隱私設定", "nilalaman", "tietoja", "innhold fra", "indhold fra",
    "cookie-uri", "cookie使用",
)  # fmt: skip
_AGREE = (
    r"(?:i\s(?:agree|consent|accept)|ich\s(?:bin\s(?:damit\s)?einverstanden|stimme|möchte|willige)|j['’](?:accepte|autorise)|acepto|aceito|acconsento|accetto|"
    r"ik\s(?:ga\s(?:ermee\s)?akkoord|stem)|jag\s(?:samtycker|godkänner|godtar)|jeg\s(?:accepterer|godtar|samtykker)|hyväksyn|ég\ssamþykki|accepto|sunt\s"
    r"de\sacord|wyrażam\szgodę|zgadzam\ssię|souhlasím|súhlasím|pristajem|slažem\sse|strinjam\sse|hozzájárulok|elfogadom|я\s(?:согласен|погоджуюся)|съгласявам\s"
    r"се|сагласан\sсам|saglasan\ssam|συμφωνώ|sutinku|piekrītu|olen\snõus|saya\s(?:setuju|bersetuju)|tôi\sđồng\sý|nakubali|pumapayag\sako\S*|"
    r"אני\sמ(?:סכים|אשר)|أوافق|با\sنمایش)"
)
_EXTERNAL = (
    r"(?:extern\w*|zewnętrzn\w+|vanjsk\w+|spoljn\w+|спољни|zunanj\w+|külső|внешн\w+|външно|сторонн\w+|εξωτερικ\w+|harici|"
    r"ulkopuolis\w+|utanaðkomandi|išorin\w+|ārēj\w+|välis\w+|eksternt|pihak\sketiga|luar|bên\sngoài|nje|labas|חיצוני|الخارجي|بیرونی|"
    r"third[-\s]part\w+|eingebundene|tiers|terceros|terceiros)"
)
_CONTENT = (
    r"(?:content|inhalt|inho|contin|conțin|conte|inneh|innh|indh|treś|obsah|sadr|vsebin|tartal|контент|содерж|вміст|съдърж|садрж|περιεχ|içeri|sisäl|efni|"
    r"turin|satur|sisu|kandungan|konten|nội|maudhui|nilalaman|תוכן|محتو|cookie|services|dienste)"
)
CONSENT_TO = (
    rf"^\W*{_AGREE}\b(?=.{{0,90}}{_CONTENT})[^.!?]{{0,60}}\b{_EXTERNAL}(?:\b|\s)",
    r"^\W*harici\siçeri\w+\sgösterilmesini\b|^\W*(?:मैं\sसहमत|আমি\s(?:বহিরাগত|সম্মত)|میں\sمتفق|बाह्य\sमजकूर\sदाखवण्यास)|^\W*(?:我同意(?:显示|載入|载入|加载|顯示)(?:外部|第三方)|"
    r"外部コンテンツの表示に同意|외부\s?콘텐츠\s?표시에\s?동의)",
    # by a click
    r"^\W*(?:klikając|kliknutím\sna|нажимая|натискаючи|πατώντας|genom\satt\sklicka|ved\så\s(?:trykke|klikke)|ved\sat\s(?:klikke|trykke)|cliccando\ssu|al\shacer\sclic\sen|"
    r"ao\sclicar\sem|napsauttamalla|dengan\s(?:mengeklik|mengklik)|en\scliquant\ssur|by\sclicking|prihvatanjem|بالضغط\sعلى|با\sکلیک\sروی|בלחיצה\sעל)\s[^.!?]{0,60}"
    r"(?:zgadza\w+|wyrażasz|souhlas\w*|umožníte|omogućava\w+|согласи\w+|погоджу\w+|αποδέχ\w+|samtycker|samtykke\w*|accetti|acconsenti|consient\w+|acept\w+|concorda|"
    r"aceita|hyväksyt|menyetujui|setuju|consent\w*|agree|acceptez|موافق|توافق|می\S?پذیرید|מאשר)",
    # accept cookies
    r"^\W*(?:pour\s(?:voir|afficher|visualiser)|para\s(?:ver|visualizar)|per\s(?:vedere|veure)|pentru\sa\svedea|om\s(?:dit|deze|het|die)|för\satt\sse|for\så\sse|for\sat\sse|pro\s\S+\szobrazení|"
    r"ak\schcete\s\w+|za\s(?:ogled|prikaz)|да\sбисте\sвидели|за\sда\sвидите|чтобы\s\w+|για\sνα\sδείτε|norėdami\smatyti|lai\sskatītu|nähdäksesi|þú\sþarft|sisu\snägemiseks|"
    r"a\startalom\smegjelenítéséhez|accepta|accepteer|godta|godkänn|payagan)\b[^.!?]{0,50}\b(?:cookie\w*|\w*kolačić\w*|колачић\w*|sütik\w*|vafrakök\w*|küpsis\w*|galetes|slapuk\w*|"
    r"sīkdat\w*|\w*kakor|informasjonskapsler|бисквитк\w*|kuki|marketingcookies|tredjepartscookies)\b[^.!?]{0,50}\W*$|"
    r"^\W*לצפות\sב\S+\sיש\sלאשר\b|^\W*כדי\sלצפות\s.{2,16}יש\sלאשר\s",
    r"^\W*(?:empfohlener\s(?:redaktioneller|externer)\sinhalt)\b|^\W*(?:dieses\selement|dieser\sinhalt)\s[^.!?]{0,50}\b(?:datenschutzeinstellungen|einwilligung)\b[^!?]{0,60}\W*$|"
    r"^\W*(?:ändern|configurar|modificar|gestionar|gérer|modifier|aanpassen)\s(?:mis|sus|tus|vos|mes|mijn)\s(?:preferencias|préférences)\sde\s(?:privacidad|confidentialité|cookies)\W*$",
    r"^.{0,40}(?:सामग्री|मजकूर|पोस्ट|কনটেন্ট|مواد|உள்ளடக்க\S*|కంటెంట్|సమాచారాన్ని|సమాచారం).{0,30}(?:दिखाने|देखने|दाखवण्यासाठी|দেখাতে|দেখতে|دکھانے|دیکھنے|காட்ட|பார்க்க|చూపించడానికి|చూడాలంటే|पाहण्यासाठी).{0,20}"
    r"(?:इजाज़त|अनुमति|संमती|परवानगी|অনুমতি|اجازت|அனுமதி|అనుమతి)",
    r"^\W*يوجد\sهنا\sمحتوى\sخارجي|^\W*لعرض\sهذا\sالمحتوى\s|^\W*هذا\sالمحتوى\sمن\s(?:منصة|موقع)\s|^\W*در\sاین\sبخش\sمحتوایی\sاز\s|^\W*במקום\sזה\sמופיע\sתוכן\s|"
    r"^\W*ここに.{2,20}外部コンテンツが|^.{0,20}埋め込みを許可する設定|^\W*.{0,14}投稿は初期設定では表示されません\W*$|^\W*由于隐私设置.{0,4}无法显示|^\W*要查看.{1,8}请先在设置中允许|"
    r"^\W*이곳에는?\s.{2,12}외부\s?콘텐츠가",
    # what it is
    r"^\W*(?:this|the)\s(?:content|video|post|embed|map|media|element)\s(?:is|was)\s(?:hosted|provided|supplied|loaded|served)\s(?:by|from|on)\s(?:an?\s)?"
    r"(?:third[-\s]part(?:y|ies)(?:\s(?:provider|service|site|website|platform))?|external\s(?:provider|service|site|website|platform|server))"
    r"(?:[.;,:]\s[^?]{2,160}|\sand\s(?:needs|requires)\s[^?]{2,80})?\W*$",
    r"^\W*(?:external|third[-\s]party|embedded)\s(?:content|media|embeds?|material)\s(?:has\sbeen|is|was|cannot\sbe)?\s?(?:blocked|hidden|disabled|not\sloaded|"
    r"displayed|shown)(?:[.;,:]\s[^?]{2,120}|\s(?:until|because|by|unless)\s[^?]{0,40}\byour?\b[^?]{2,80})?\W*$",
    r"^\W*(?:an\sdieser\sstelle|hier)\s(?:finden|befind\w+|steh\w+|wurde|sehen)\b[^.!?]{0,50}\b(?:drittanbieter\w*|eingebettet|extern\w*)\b|"
    r"^\W*(?:mit\seinem\sklick|durch\s(?:anklicken|klick))\b[^.!?]{0,60}\bextern\w+\sinhalt|"
    r"^\W*dieser\sinhalt\svon\s\S+\swurde\b[^.!?]{0,60}\bnicht\s(?:geladen|angezeigt)\b",
    r"^\W*(?:ce\scontenu\sest\sbloqué|afficher\sle\scontenu\sexterne\W*$|charger\sle\scontenu\s(?:externe|tiers)\W*$)|"
    r"^\W*(?:est[ea]|este)\s(?:contenido|conteúdo)\s(?:está\s(?:alojado|hospedado)|es|é)\s(?:\w+\s)?(?:en|em|por|de)\s(?:una\s|uma\s)?(?:plataforma\sexterna|terceros|terceiros)\b|"
    r"^\W*(?:carica|mostra|visualizza|cargar|mostrar|carregar|ver)\s(?:il\s|el\s|o\s)?(?:contenuto|contenido|conteúdo)\s(?:esterno|externo|di\sterze\sparti)\W*$",
    r"^\W*(?:det\shär|dette|dit|deze)\s(?:innehållet|innholdet|indhold|inhoud)\s(?:kommer|er|leveres|wordt|komt)\s[^.!?]{0,30}\b(?:extern\w*|ekstern\w*|tredje\w*|derden?)\b|"
    r"^\W*(?:indhold|innhold|innehåll)\sfra\stredjepart\S*\skan\s(?:ikke|inte)\svis\w+\W*$|^\W*treść\sz\szewnętrzn\w+\s\w+\s(?:została|jest)\szablokowana\b|"
    r"^\W*zde\sse\snachází\sobsah\stř(?:e|etí)\w*|^\W*показать\s(?:содержимое|контент)\sиз\sвнешн\w+\s\w+\W*$|"
    r"^\W*harici\siçerik\syüklensin\smi\W*$|^\W*(?:kandungan|konten)\sini\sdihos\w*\soleh\spihak\sketiga\b",
    r"^\W*(?:此内容|该内容|本内容|此內容)来自第三方|^\W*(?:此处|此處)(?:为|為|原有).{0,16}外部(?:内容|內容)|^\W*外部(?:サイト|コンテンツ)の?.{0,10}(?:表示|閲覧)するには|"
    r"^\W*이\s?콘텐츠를?\s?보려면\s?외부\s?서비스",
    # to see it
    r"^\W*(?:to\s(?:view|see|watch|display|load)\s(?:this|the|it)\b[^.!?]{0,30}\W{1,3}(?:please\s|you\s(?:must|need\sto)\s)*(?:update|change|adjust|review|give)\s(?:us\s)?"
    r"your\s(?:privacy|cookie|consent|permission)\b)|^\W*(?:manage|update|change|review|open)\s(?:your|my)\s(?:cookie|privacy|consent)\s(?:settings|preferences|choices|options)\W*$",
    r"^\W*(?:pour\s(?:afficher|visualiser|voir|lire)|para\s(?:ver|visualizar)|per\s(?:vedere|visualizzare)|om|för\satt\sse|for\så\sse|for\sat\sse|pro\s\S+\szobrazení|"
    r"ak\schcete\s\w+|za\s(?:ogled|prikaz)|да\sбисте\sвидели|за\sда\sвидите|чтобы\s\w+|щоб\sпереглянути|για\sνα\sδείτε|norėdami\smatyti|lai\sskatītu)\b"
    r"[^.!?]{0,50}\b(?:autoris\w+|permit\w+|consent\w+|préférences\sde|configur\w+|toestemming|voorkeuren|povol\w+|omogoč\w+|dozvol\w+|prihva\w+|дозвол\w+|"
    r"прием\w+|разреши\w+|дозвольте|αποδεχ\w+|leiskite|sutikite|atļauj\w+|piekrīti)\b[^.!?]{0,60}\W*$",
)
"""Of a third party's content: that it is not there yet, and that who reads agrees to see it."""
SWITCHED = (
    "javascript", "javascript'i", "„javascript“", "javascriptを", "자바스크립트", "جافا", "جاوااسکریپت",
    "जावास्क्रिप्ट", "জাভাস্ক্রিপ্ট", "ஜாவாஸ்கிரிப்ட", "జావాస్క్రిప్ట", "جاوا", "adblock", "ad-block", "ad blocker",
    "adblocker", "werbeblocker", "bloqueador", "bloqueur", "blocker", "reklamblock", "реклам", "广告拦截", "廣告攔截",
    "広告ブロック", "광고 차단", "开启javascript", "啟用javascript", "请启用javascript",
)  # fmt: skip
_ON = (
    r"(?:enable|activate|allow|turn\son|switch\son|aktivieren|einschalten|zet|schakel|activez|activer|active[ns]?|activa|habilit\w+|ative|attiva(?:re|te)?|"
    r"abilita\w*|aktivera\w*|aktiver\w*|slå|slå\spå|salli|ota|włącz|povolte|zapněte|zapnite|povoľte|uključite|omogočite|vklopite|engedélyezze|kapcsolja|включите|"
    r"увімкніть|активирайте|включете|укључите|ενεργοποιήστε|aktifkan|benarkan|dayakan|hidupkan|bật|įjunkite|ieslēdz\w*|luba|lülita|wezesha|kveiktu|activați|"
    r"activează|הפעיל\w*|להפעיל)"
)
_ASKED_TO = (
    r"(?:please|bitte|veuillez|por\sfavor|s['’]il\svous\splaît|per\sfavore|vinsamlegast|prosz[eę]|prosíme|lūdzu|palun|silakan|sila|vui\slòng|tafadhali|"
    r"пожалуйста|будь\sласка|lütfen|יש|אנא|يرجى|لطفا)"
)
_BROWSER = (
    r"(?:browser\w*|navegador|navigateur|navegação|nettleser\w*|webbläsare\w*|selain\w*|selaime\w*|przeglądarc\w+|prohlížeč\w*|prehliadač\w*|pregledač\w*|"
    r"pregledniku?|brskalnik\w*|böngésző\w*|браузер\w*|браузър\w*|пребарувач\w*|переглядач\w*|πρόγραμμα|tarayıcı\w*|peramban|pelayar|trình\sduyệt|naršyklė\w*|"
    r"pārlūk\w+|brauser\w*|vafra\w*|זפדפן|דפדפן|متصفح\w*|مرورگر)"
)
_FOR = (
    r"(?:to|um|om|för\satt|for\så|for\sat|pour|para|per|pentru|aby|żeby|da|za|hogy|чтобы|щоб|для|за\sда|για|untuk|bagi|để|ili|kad|lai|et|כדי|til\sað)"
)
SWITCH = (
    rf"^\W*(?:{_ASKED_TO}\W{{1,2}})(?:\w+\s)?{_ON}\b[^.!?]{{0,24}}javascript\b[^.!?]{{0,60}}\W*$|"
    rf"^\W*{_ON}\s[^.!?]{{0,24}}javascript\S{{0,4}}\s[^.!?]{{0,20}}\b{_FOR}\s[^.!?]{{2,60}}\W*$|^\W*{_ON}\s[^.!?]{{0,24}}javascript\S{{0,4}}\s[^.!?]{{0,16}}\b{_BROWSER}\W*$|"
    rf"^\W*(?:{_ASKED_TO}\W{{1,2}})?[^.!?]{{0,12}}\b{_BROWSER}\s{_ON}\sjavascript\W*$",
    r"^\W*(?:this\svideo\scannot\s[^.!?]{0,50}|video\sunavailable|[^.!?]{0,50}\brequires\sjavascript)\W{1,3}please\s(?:enable|turn\son)\sjavascript\b|"
    r"^\W*to\s(?:play|view|watch|see|read|use|load|post|comment)\b[^.!?]{0,50}\b(?:need\sto|must|please|should)\s(?:have\s)?(?:enabled?|turn\son|activated?)\s[^.!?]{0,12}"
    r"javascript\b|^\W*you\s(?:need|must|have)\s(?:to\s)?(?:have\s)?(?:enable\s)?javascript\s?(?:enabled|turned\son)?\s(?:in\syour\sbrowser\s)?to\b[^.!?]{0,50}\W*$|"
    r"^\W*javascript\s(?:is|has\sto\sbe|must\sbe|appears\sto\sbe|seems\sto\sbe)\s(?:currently\s)?(?:required|disabled|turned\soff|not\s(?:enabled|available|supported)|enabled)"
    r"(?:\s(?:in|on|by)\syour\s\w+)?(?:\W{1,2}please\s[^.!?]{2,60}|\s(?:to|for)\s[^.!?]{2,50})?\W*$",
    rf"^\W*(?:für|pour|para|per|do|pro|na|za|для|за|videoyu|videot|du|zum|um)\s[^.!?]{{2,40}}\b(?:javascript\S*\s[^.!?]{{0,20}}{_ON}|{_ON}\s[^.!?]{{0,20}}javascript)\b[^.!?]{{0,40}}\W*$|"
    rf"^\W*(?:du|sie|je|u)\s(?:behöver|måste|må|skal|müssen|moet|dient)\s(?=.{{0,60}}{_ON})[^.!?]{{0,20}}javascript\b[^.!?]{{0,60}}\W*$|^\W*javascript\s(?:måste|moet|muss|må|skal)\s(?=.{{0,50}}(?:{_ON}|påslag|aktiv|aan|ein))[^.!?]{{2,70}}\W*$|"
    r"^\W*(?:videoyu|sayfayı|içeriği)\s\S+\siçin\sjavascript['’]?\w*\setkinleştirin\W*$|^\W*a\sböngésző\w+\snincs\sengedélyezve\sa\sjavascript\W*$|"
    r"^\W*(?:(?:ov[aoe]|t[aoe]n?|tato|ten|эт[аои]т?|ц[яеі]й?|stron\w|stránk\w|страниц\w|сайт|видео|video|film|predvajalnik|przeglądarka)\s){1,2}(?:zahteva|zahtijeva|wymaga|vyžaduje|требует|потребує)\s(?:(?!znaj|poznav|знани)\w+\s)?javascript\W*$",
    r"^\W*(?:يرجى|الرجاء)\s(?:تفعيل|تمكين)\sجافا\s?سكريبت\b[^.!?]{0,30}\W*$|^\W*برای\s[^.!?]{2,30}جاوا\s?اسکریپت\sرا\sفعال\sکنید\W*$|^\W*[^.!?]{2,50}جاوا\s?اسکرپٹ\sفعال\sکریں\W*$|"
    r"^\W*(?:יש|נא|אנא)\sלהפעיל\sjavascript\b[^.!?]{0,40}\W*$|^.{4,50}\sके\sलिए\s(?:कृपया\s)?जावास्क्रिप्ट\sचालू\sकरें\W*$|^.{2,40}জাভাস্ক্রিপ্ট\sচালু\sকরুন\W*$|"
    r"^\W*ஜாவாஸ்கிரிப்டை\sஇயக்\S+.{0,40}$|^.{2,40}జావాస్క్రిప్ట్\S*\sఎనేబుల్\sచేయండి\W*$",
    r"^\W*(?:请|請)(?:开启|開啟|启用|啟用|打开).{0,3}javascript.{0,20}$|^\W*javascriptを(?:有効|オン)にして(?:ください|下さい|.{2,16})\W*$|^\W*(?:자바스크립트|javascript)를?\s?(?:활성화|켜|사용).{0,12}$|"
    r"^\W*กรุณาเปิดใช้งาน\sjavascript.{0,30}$",
    # what stops adverts
    r"^\W*(?:please\s)?(?:disable|turn\soff|switch\soff|deactivate|whitelist|pause)\s(?:your\s|the\s|any\s)?(?:ad[\s-]?block\w*|us\sin\syour\sad[\s-]?block\w*)\b[^!?]{0,90}\W*$|"
    r"^\W*(?:an?\s|your\s)?ad[\s-]?block(?:er|ing\s\w+)?\s(?:may\sbe|is|might\sbe|seems|appears|has\sbeen)\s(?:preventing|blocking|stopping|detected|enabled|active|turned\son)\b|"
    r"^\W*(?:we(?:['’]ve|\shave)?\s(?:noticed|detected|see|notice)|it\s(?:looks|seems|appears)(?:\slike|\sthat)?|looks\slike)\s(?:that\s)?you(?:['’]re|\sare|\shave)\s(?:using|an|running)\b[^.!?]{0,12}"
    r"\bad[\s-]?block\w*|^\W*ad[\s-]?block(?:er)?\sdetected\W*$|^\W*this\s(?:web)?site\suses\sadverts?\b[^.!?]{0,50}\.\splease\s",
    r"^\W*(?:bitte\s)?(?:deaktivieren|schalten)\ssie\s[^.!?]{0,16}(?:ad-?\s?blocker|werbeblocker)\b[^!?]{0,60}\W*$|^\W*(?:sie\s(?:haben|nutzen|verwenden)|du\s(?:hast|nutzt))\s[^.!?]{0,20}"
    r"(?:ad-?\s?blocker|werbeblocker)\b|^\W*(?:veuillez\s)?(?:désactive[rz])\s[^.!?]{0,10}(?:ad-?\s?block\w*|bloqueur\sde\spublicités?)\b|"
    r"^\W*(?:por\sfavor,?\s)?(?:desactiva|desactive|desative)\s[^.!?]{0,10}(?:ad-?\s?block\w*|bloqueador\sde\s(?:anuncios|anúncios|publicidad\w*))\b|"
    r"^\W*(?:disattiva|disabilita)\s[^.!?]{0,10}(?:ad-?\s?block\w*|blocco\sdella\spubblicità)\b|^\W*(?:schakel|zet)\s[^.!?]{0,10}ad-?\s?blocker\s(?:uit|af)\b",
    r"^\W*(?:wyłącz|vypněte|vypnite|isključite|kapcsolja\ski|отключите|вимкніть)\s[^.!?]{0,16}(?:ad-?\s?block\w*|blokowanie\sreklam|blokov\w+\sreklam\w*|блокировщик\w*\sреклам\w+|"
    r"блокувальник\w*\sреклам\w+|reklámblokkol\w+)\b|^\W*(?:slå\sav|slå\sfra|stäng\sav|deaktiver)\s[^.!?]{0,12}(?:ad-?\s?block\w*|annonseblokk\w*|annonsblock\w*|annonceblok\w*|reklamblock\w*)\b|"
    r"^\W*(?:请关闭|請關閉|请停用)(?:广告拦截|廣告攔截|廣告封鎖).{0,12}$|^\W*広告ブロック(?:機能)?を(?:無効|解除|オフ).{0,16}$|^\W*광고\s?차단.{0,8}(?:해제|중지|꺼).{0,12}$",
)
UNSHOWN = (
    "content", "contenido", "einmalig", "waiting for", "unable", "having trouble", "video", "vídeo", "vidéo", "wideo",
    "film ", "videón", "videó", "videon", "videoen", "видео", "відео", "βίντεο", "الفيديو", "المنشور", "ویڈیو",
    "این پست", "הסרטון", "वीडियो", "व्हिडिओ", "ভিডিও", "காணொளி", "myndband", "vaizdo", "browser", "navegador",
    "navigateur", "nettleser", "trình duyệt", "pelayar", "böngésző", "браузер", "прегледач", "переглядач", "مرورگر",
    "interactive", "chart", "media playback", "audio", "inhalt", "umfrage", "karte", "beitrag", "indhold",
    "innholdet", "sisältö", "bericht", "inhoud", "conținut", "konten", "материал", "пост", "видеото", "videozapis",
    "prikaz", "视频", "影片", "動画", "投稿", "コンテンツ", "동영상", "영상", "삭제되었거나", "เบราว์เซอร์", "浏览器",
    "瀏覽器", "브라우저", "页面", "此视频", "该视频",
)  # fmt: skip
_IT = (
    r"(?:(?:this|the|sorry,?\sthis|unfortunately,?\sthis)\s)?(?:content|video|clip|post|tweet|audio|media|interactive|livestream|live\sstream|episode|article)"
)
UNSHOW = (
    rf"^\W*{_IT}\s(?:is|was|has\sbeen)\s(?:currently\s|no\slonger\s|not\s(?:yet\s|currently\s)?|un)(?:available|playable|accessible)(?:\s(?:in|from|on|for|at)\s(?:your|this|the)\s[\w\s]{{3,30}})?\W*$|"
    rf"^\W*{_IT}\s(?:cannot|can['’]t|could\snot|couldn['’]t|failed\sto)\s(?:be\s)?(?:load|play|display|show)(?:ed|n)?(?:\s(?:in|on|because|due)\s[^.!?]{{2,60}})?\W*$|"
    r"^\W*(?:video|content|audio|media|post)\s(?:playback\s)?(?:is\s)?(?:unavailable|unsupported|not\s(?:available|supported))(?:\son\syour\sdevice)?(?:\W+please\s.{2,50})?\W*$|"
    r"^\W*(?:your|this)\s(?:web\s)?browser\s(?:does\snot|doesn['’]t|is\snot\sable\sto|cannot)\s(?:currently\s)?(?:support|play|display)\s(?:the\s|this\s|inline\s|embedded\s|html\s?5\s)*(?:html\s?5|video|audio|i?frames?|javascript|canvas|content|format|element|playback|pdfs?|map|interactive)\b[^.!?]{0,40}\W*$",
    r"^\W*(?:we(?:['’]re|\sare)\shaving\s(?:trouble|problems?)|having\strouble)\s(?:loading|displaying|showing|viewing)\s(?:this|the)\s(?:page|content|video|post|tweet|embed|comments?|article|story|chart|map|player|interactive|form|poll)\b|^\W*(?:unable\sto|can['’]t|cannot)\s(?:view|see|read)\sthe\s"
    r"(?:table|chart|graphic|map|video|interactive|embed)\?|^\W*(?:on\s(?:a\s)?(?:smaller|small|mobile)\s(?:screens?|devices?|phones?)\?\s)?(?:tap|click)\shere\sto\s(?:open|view|see|enlarge|load|expand)\s"
    r"(?:the|this)\s(?:chart|table|map|graphic|interactive|image|post|tweet|video|embed)\b[^.!?]{0,30}\W*$|"
    r"^\W*this\s(?:interactive|graphic|chart|map)(?:\s\w+)?\s(?:is\sbest|works\sbest|may\snot|cannot|can['’]t)\s(?:viewed|be\s\w+|display|work|on)\b[^.!?]{0,60}\W*$|"
    r"^\W*waiting\sfor\s(?:the|this)\s(?:embedded\s)?(?:post|tweet|video|content)\sto\sload\W*$",
    # German, Dutch
    r"^\W*(?:ihr|dein|der)\sbrowser\s(?:unterstützt|kann)\b[^.!?]{2,60}\bnicht\b[^.!?]{0,20}\W*$|^\W*(?:das\svideo|der\s(?:beitrag|inhalt)|die\s(?:karte|umfrage|grafik))\s(?:konnte|kann|ist)\s[^.!?]{0,40}"
    r"\bnicht\s(?:mehr\s)?(?:geladen|verfügbar|angezeigt|dargestellt|abrufbar)(?:\swerden)?\W*$|^\W*(?:beitrag|tweet|video|inhalt|inhalte|karte|post)\s(?:jetzt\s)?(?:laden|aktivieren|anzeigen|einblenden|entsperren)\W*$|"
    r"^\W*(?:einmalig|immer)\sladen(?:\W{1,3}immer\sladen)?\W*$|^\W*deze\s(?:inhoud|video|content)\skan\sniet\sworden\s(?:weergegeven|getoond|geladen|afgespeeld)\b|"
    r"^\W*(?:je|uw)\sbrowser\sondersteunt\b[^.!?]{2,50}\bniet\b[^.!?]{0,20}\W*$",
    # Romance
    r"^\W*(?:lo\ssentimos,?\s|lamentamos,?\s)?(?:este|el|o|esse|aquest)\s(?:v[ií]deo|contenido|conteúdo|contingut)\s(?:ya\s)?(?:no|não)\s(?:está|se\sencuentra|é)\s(?:mais\s)?(?:disponib?le|disponível)\b[^.!?]{0,30}\W*$|"
    r"^\W*(?:vídeo|video|contenido|conteúdo|contenuto|contenu|vidéo|conținut)\s(?:no\sdisponible|indisponível|non\sdisponibile|indisponible|indisponibil)(?:\s\w+)?\W*$|"
    r"^\W*(?:(?:tu|su|seu|o\sseu|el\steu|il\stuo)\s(?:navegador|browser)|votre\snavigateur|browserul\s(?:tău|dumneavoastră))\s(?:no\s|não\s|ne\s|non\s|nu\s)(?:\w+\s)?(?:compatib\w+|admite|soporta|suporta|permet\w*|supporta|"
    r"prend|supporte|suportă)\b[^.!?]{0,50}\W*$|^\W*(?:cargar|charger|carregar|carica)\s(?:el\s|le\s|o\s|il\s|la\s)?(?:contenido|contenu|conteúdo|contenuto|tweet|v[ií]deo|mapa|carte)\W*$",
    # Nordic
    r"^\W*(?:videon|videoen|denne\svideoen?|klippet|video)\s(?:är|er|ei\sole)\s(?:desværre\s|dessverre\s|tyvärr\s)?(?:inte|ikke|enää)?\s?(?:længere\s|lenger\s|längre\s)?(?:tillgängligt?|tilgjengelig|tilgængelig|katsottavissa|"
    r"saatavilla)\W*$|^\W*(?:innholdet|indholdet|innehållet|sisältöä)\s(?:kan\s(?:ikke|inte)\s(?:vises|visas)|ei\svoi\snäyttää)\b[^.!?]{0,70}\W*$|^\W*(?:nettleseren\sdin|din\s(?:browser|webbläsare))\s"
    r"(?:støtter|stöder|understøtter)\s(?:ikke|inte)\b[^.!?]{2,50}\W*$|^\W*myndbandið\ser\sekki\s(?:lengur\s)?aðgengilegt\W*$",
    # Slavic, Baltic, Hungarian, Estonian
    r"^\W*(?:ten\s)?(?:film|materiał|filmik|wideo)\sjest\sniedostępn[ye]\b[^.!?]{0,30}\W*$|^\W*video\s(?:se\snepodařilo|sa\snepodarilo|(?:u[žz]\s)?(?:nie\sje|není)(?=.{0,30}(?:dostup|k\sdispo))|(?:vairs\s)?nav(?=.{0,20}pieej)|(?:pole|ei\sole)(?=.{0,30}(?:saada|katso|käyt|näht)))\s[^.!?]{0,50}\W*$|"
    r"^\W*(?:videozapis|video)\s(?:trenut(?:ač)?no\s)?nije\sdostup\w+\W*$|^\W*(?:ваш|твой)\s(?:браузер|прегледач|переглядач)\sне\s(?:поддерживает|подржава|підтримує)\b[^.!?]{0,50}\W*$|"
    r"^\W*(?:это\s)?(?:видео|відео)\s(?:\w+\s)?(?:недоступн[оеа])\b[^.!?]{0,30}\W*$|^\W*видеото\s(?:не\sможе|не\sе|вече\sне\sе)\s(?:да\sбъде\s)?(?:заредено|показано|пуснато|възпроизведено|достъпно|налично|се\s\S+)\W*$|^\W*(?:этот\s)?пост\s(?:был\s)?(?:уд[аa]л[её]н)(?:\s(?:или|либо|автором)\b[^.!?]{0,40})?\W*$|"
    r"^\W*a\svide(?:ó|ót)\s(?:lejátszása\snem\ssikerült|nem\s(?:elérhető|található|játszható))\b[^?]{0,40}\W*$|^\W*vaizdo\sįrašas\s(?:nepasiekiamas|negalimas)\W*$|"
    r"^\W*prikaz\s(?:ove\s)?objave\snije\smoguć\b",
    # Greek, Turkish, Semitic, Indo-Iranian, Dravidian, elsewhere
    r"^\W*το\sβίντεο\sδεν\sείναι\s(?:πλέον\s)?διαθέσιμο\W*$|^\W*(?:bu\s)?video\s(?:artık\s|şu\sanda\s)?(?:mevcut|kullanılabilir|erişilebilir)\sdeğil\W*$|"
    r"^\W*(?:هذا\s)?الفيديو\sغير\sمتاح\b[^.!?]{0,20}$|^\W*تعذ[ّ]?ر\s(?:تحميل|عرض)\s(?:المنشور|الفيديو|المحتوى|منشور)\b|^\W*הסרטון\s(?:אינו|לא)\sזמין\b[^.!?]{0,20}\W*$|"
    r"^\W*این\s(?:پست|ویدئو|ویدیو)\sدیگر\sدر\sدسترس\sنیست\W*$|^\W*مرورگر\sشما\s[^.!?]{2,30}پشتیبانی\sنمی\S+\W*$|^\W*ویڈیو\sدستیاب\sنہیں\W*$|^\W*(?:यह|हा)\s(?:वीडियो|व्हिडिओ)\s(?:आपके|तुमच|इस|या).{1,28}(?:चल\sनहीं|नहीं\sचल|चालू\sशकत\sनाही).{0,8}$|"
    r"^\W*காணொளி\sகிடைக்கவில்லை\W*$|^\W*video\stidak\s(?:lagi\s)?tersedia\W*$|^\W*video\skhông\scòn\s(?:khả\sdụng|tồn\stại)\W*$|^\W*trình\sduyệt\scủa\sbạn\skhông\shỗ\strợ\b.{0,40}$|"
    r"^\W*pelayar\sanda\stidak\smenyokong\b.{0,30}$|^\W*(?:konten|kandungan)\s(?:dari\s\S+\s)?tidak\sdapat\s(?:ditampilkan|dipaparkan|dimuat)\b",
    # Chinese, Japanese, Korean, Thai
    r"^\W*(?:该|此|本)?(?:视频|影片|直播).{0,10}(?:已?下架|已被?(?:移除|删除|刪除)|不存在|不可用|無法播放|无法播放).{0,10}$|^\W*(?:视频|影片|内容)(?:正在)?(?:加载|載入)中.{0,10}$|"
    r"^\W*(?:当前|您的|你的|目前)?(?:浏览器|瀏覽器)(?:版本过低|不支持|不支援).{0,20}$|^\W*この(?:動画|コンテンツ|投稿)は(?:現在|ご利用の地域では)?(?:ご覧|再生|視聴|表示|ご利用)(?:いただけません|になれません|できません)\W*$|"
    r"^\W*(?:投稿|ツイート)が削除された可能性があります\W*$|^\W*コンテンツが(?:読み込め|表示され)ない場合は.{2,30}$|^\W*(?:동영상을?|영상이?)\s?.{0,4}(?:재생할\s수\s없|재생되지\s않으면).{0,24}$|"
    r"^\W*삭제되었거나\s?비공개된\s?(?:영상|게시물|동영상).{0,8}$|^\W*เบราว์เซอร์ของคุณไม่รองรับ.{0,24}$",
)
STEPPED = (
    "skip", "player", "unmute", "play video", "modal", "dialog", "loaded", "stream type", "current time",
    "remaining time", "embed", "allow all", "allow and", "accept", "zustimm", "akzept", "einmalig", "load", "aceptar",
    "aceitar", "accepter", "accetta", "tout accepter", "souhlas", "разрешить", "принять", "पॉडकास्ट", "छोड़कर",
    "skipped", "playlist", "interaktive", "同意", "接受", "すべて", "拒否", "click to", "click here to",
)  # fmt: skip
STEP = (
    r"^\W*skip\s(?:past|over)\s(?:the\s)?(?:embed|newsletter\spromotion|video|player|ad|advert|post|podcast)s?(?:\s\w+){0,2}\W*$|^\W*skip\s[^.!?]{2,50}\sand\scontinue\sreading\W*$|"
    r"^\W*(?:start|end|beginning)\sof\s(?:the\s)?(?:newsletter\spromotion|embed|dialog(?:ue)?\swindow|podcast\splaylist|video\splayer|carousel)\b[^!?]{0,60}\W*$",
    r"^\W*(?:the\s)?(?:video|audio|media)\splayer\sis\sloading\W*$|^\W*(?:tap|click)\s(?:here\s)?to\s(?:unmute|play(?:\s(?:the|this)\svideo)?)\W*$|^\W*play\svideo\W*$|^\W*this\sis\sa\smodal\swindow\b[^!?]{0,80}\W*$|"
    r"^\W*(?:escape\swill\scancel\sand\sclose\sthe\swindow)\W*$|^\W*loaded\W{1,3}\d+(?:\.\d+)?%\W*$|^\W*stream\stype\slive\W*$|^\W*(?:current|remaining)\stime\W{1,4}\d+:\d\d\W*$",
    r"^\W*(?:accept|allow|agree|reject)\s(?:all\s)?(?:cookies\s)?and\s(?:continue|close|proceed)\W*$|^\W*(?:accept|reject|allow)\sall(?:\scookies)?\W*$|^\W*(?:zustimmen|akzeptieren|annehmen)\sund\s(?:weiter|fortfahren|schließen)\W*$|"
    r"^\W*(?:alle[sn]?\s)(?:cookies\s)?(?:akzeptieren|accepteren|annehmen|zulassen|ablehnen)\W*$|^\W*(?:tout\saccepter|accepter\s(?:tout|et\s(?:continuer|fermer))|aceptar\s(?:todo|y\scontinuar)|aceitar\s(?:tudo|e\scontinuar)|"
    r"accetta\s(?:tutto|e\scontinua)|принять\s(?:все|и\sпродолжить)|разрешить\s(?:все|и\sпродолжить))\W*$",
    r"^\W*(?:click\sto\s)?load\s(?:(?:the|this)\smap|(?:(?:the|this|all|more)\s)?(?:tweets?|posts?|video|content|chart|embed|interactive)s?)(?:\sfrom\s\w+)?\W*$|"
    r"^\W*\S{2,20}\s(?:\S{2,12}\s){0,3}छोड़कर\s.{0,30}आगे\sबढ़ें\W*$|^\W*(?:接受并继续|接受並繼續|同意並關閉|同意并继续|同意並繼續|全部同意)\W*$|^\W*すべて(?:許可|同意|の?cookieを?許可)(?:する)?\W*$",
)
