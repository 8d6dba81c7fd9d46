"""What the house asks its readers to say of it and to send: correct this, was this page useful, take our survey, send
us your pictures, what letters must have, and its thanks for it.

Stories and mistakes asked for in a question alone are in ``house.phrases`` and ``house.asks``. Each form is all that
the line says: a question to who reads and what to do about it, or an imperative with what is to be sent. Held against
the lines that we wrote (``benchmarks.training.written_lines``) and all short lines of the recorded and the invented
pages: no truth has one.
"""

from __future__ import annotations

SPOTTED = (
    "correction", "mistake", "typo", "wrong", "inaccura", "fehler", "unklar", "auffallen", "aufgefallen", "klopt",
    "fout", "coquille", "erreur", "errata", "correcci", "error", "erro ", "errore", "refuso", "greșeal", "errada",
    "fel ", "feil", "fejl", "virhe", "villu", "błąd", "chyb", "hib", "grešk", "греш", "ошибк", "неточн", "помилк",
    "опечатк", "λάθος", "hata ", "خطأ", "خطا", "טעות", "गलती", "चूक", "ভুল", "غلطی", "பிழை", "తప్పు", "kosa", "mali ",
    "klaidą", "kļūd", "sai nhầm", "báo lỗi", "错误", "有误", "有誤", "錯字", "错字", "誤字", "오탈자", "오류",
    "ข้อผิดพลาด", "strive", "accura",
)  # fmt: skip
SPOT = (
    r"^\W*(?:suggest|submit|request|report)\s(?:an?\s)?(?:correction|error|mistake|typo|inaccuracy|inaccuracies|factual\serror)(?:\s(?:or\s\w+|in\s(?:this|the)\s\w+|to\s(?:this|the|our)\s\w+)){0,2}\W*$|"
    r"^\W*(?:(?:have\syou\s|did\syou\s|do\syou\s|if\syou\s)?(?:see|seen|spot|spotted|notice|noticed|find|found|saw))\s(?:something|anything|an?)\s(?:\w+\s)?(?:wrong|error|mistake|typo|inaccura\w+|incorrect)\b[^.!?]{0,40}\W{1,3}"
    r"(?:please\s)?(?:tell|let|e-?mail|contact|report|write|click|use|send|help|get)\b(?=[^!?]{0,60}\b(?:us|our|editors?|newsroom|here|correction\w*|form|@\S+)\b)[^!?]{0,70}$|"
    r"^\W*we\s(?:strive|aim|work\shard)\s(?:for|to\sbe)\s[^.!?]{0,20}\baccura\w+\b(?=[^!?]{0,120}\b(?:corrections?|e-?mail|contact|let\sus|write\sto\sus|tell\sus)\b)[^!?]{2,150}$",
    r"^\W*(?:fehler\s(?:gefunden|entdeckt|melden|im\s(?:text|artikel|beitrag)(?:\s(?:gefunden|entdeckt|melden))?)|unklar\sformuliert|ist\s(?:dir|ihnen)\s(?:etwas|ein\sfehler)\saufgefallen)\b[^.!?]{0,40}(?:\W{1,3}[^.!?]{0,40}\b(?:redaktion|bescheid|schreiben\ssie|rückmeldung|uns|hier)\b[^!?]{0,40})?\W*$|"
    r"^\W*(?:klopt\ser\siets\sniet|zie\sje\seen\s(?:fout|taalfout)|(?:taal)?fout\s(?:gezien|gevonden))\b(?=.{0,70}\b(?:ons|redactie|hier)\b)[^.!?]{0,30}\W{1,3}[^.!?]{2,40}\W*$|"
    r"^\W*signaler\s(?:une\s)?(?:erreur|coquille|faute)(?:\s(?:dans|sur|à)\s(?:(?:cet?t?e?|l['’]|le|la|notre)\s?)?(?:article|page|texte|contenu|rédaction))?\W*$|^\W*(?:reporta|reportar|informar|avisa|comunica|notificar)\s(?:de\s)?(?:correcciones|errores|un\serror|una\serrata|cualquier\serrata)\b[^!?]{0,40}\W*$|"
    r"^\W*(?:ayúdanos\sa\smejorar)\W{1,3}(?:comunica|responde|contesta|rellena|d[ií]nos)\b[^!?]{2,60}\W*$|^\W*(?:comunicar|reportar)\s(?:um\s)?erro\b[^!?]{0,24}\W*$|^\W*segnala\s(?:un\s)?(?:errore|refuso)\b[^!?]{0,24}\W*$|"
    r"^\W*has\svist\s(?:cap|un|alguna?)\s(?:errada|error)\W{1,3}[^!?]{2,30}\W*$",
    r"^\W*(?:rapporter\sfeil|meld\sfra\som\sfeil|anmäl\sfel|rapportera\sfel|ilmoita\svirheestä|fannstu\svillu\b[^.!?]{0,20}\W{1,3}[^.!?]{2,24}|zgłoś\sbłąd|nahlásit\schybu|nahlásiť\schybu|prijavi(?:te)?\sgrešku|hibát\stalált\w*\b[^!?]{0,40})\W*$|"
    r"^\W*(?:сообщить\sоб\sошибке|повідомити\sпро\s(?:неточність|помилку)|pastebėjote\sklaidą\W{1,3}[^!?]{2,24}|ziņot\spar\skļūdu|hata\sbildir(?:in)?|báo\slỗi(?:\sbài\sviết)?)\W*$|"
    r"^\W*(?:أبلغ|بلغ)\s(?:عن|عنا)\sخطأ\b.{0,40}$|^\W*گزارش\sخطا\W*$|^\W*מצאתם\sטעות\W{1,3}.{2,24}$|^\W*(?:खबर|बातमीत|খবরে)\s.{0,12}(?:गलती|चूक|ভুল)\s.{2,12}[?]\s.{4,30}$|^\W*کیا\sآپ\sکو\s.{4,20}غلطی\s.{2,14}؟\s.{4,20}$|"
    r"^\W*.{4,20}பிழை\sஉள்ளதா\?\s.{4,20}$|^\W*ఈ\sకథనంలో\sతప్పు\S*\s.{6,30}$|^\W*umeona\skosa\b[^?]{0,24}\?\s[^!?]{4,20}$|^\W*may\snakita\ska\sbang\smali\b[^?]{0,20}\?\s[^!?]{4,24}$",
    r"^\W*(?:看到|发现|發現)(?:错字|錯字|错误|錯誤).{0,4}[?？].{2,14}$|^.{0,8}(?:发现|發現).{0,4}(?:有误|有誤|错误|錯誤)[?？]?.{4,30}$|^\W*誤字・?脱字.{2,16}$|^\W*(?:오탈자|오류)\s?(?:신고|제보).{0,10}$|^\W*พบข้อผิดพลาด.{0,8}\s?แจ้ง.{2,20}$",
)
RATED = (
    "helpful", "useful", "looking for", "feedback", "rückmeldung", "hilfreich", "gefällt", "bewertung", "nützlich",
    "nuttig", "behulpzaam", "utile", "útil", "útiles", "gustado", "til hjælp", "til hjälp", "hjälp", "nyttig",
    "bruge artiklen", "hyöty", "hjálpleg", "pomocny", "przydatny", "oceń", "užitečn", "užitoč", "páčil", "hasznos",
    "svidio", "koristan", "користан", "koristn", "полезн", "корисн", "сподобався", "χρήσιμ", "buldunuz", "yararlı",
    "faydalı", "مفيد", "مفید", "עניינה", "הועילה", "कैसी लगी", "काम आई", "কেমন লাগল", "பயனுள்ள", "imekusaidia",
    "bermanfaat", "berpuas", "有帮助", "有幫助", "喜歡這篇", "喜欢这篇", "役に立ち", "어떠셨나요", "도움이",
    "มีประโยชน์", "hữu ích", "recommend", "util ", "kasulik", "naudingas", "noderīg", "kuinka", "thumbs", "stimmen",
    "utile ?", "gern gelesen", "survey", "questionnaire", "leserbefragung", "befragung", "umfrage", "enquête",
    "lezersenquête", "sondage", "encuesta", "sondaggio", "enkäten", "spørgeskema", "spørreundersøk", "kysely",
    "ankiet", "anket", "dotazník", "опрос", "опитуван", "έρευνα", "استطلاع", "问卷", "問卷", "アンケート", "설문",
    "khảo sát", "improve", "poll", "abstimmen", "anketu", "kérdőív", "意见反馈", "後續", "좋아요", "hilf uns",
    "helfen sie", "sugestões", "partecipa", "ваше мнение", "upprör", "vad tycker",
)  # fmt: skip
_THIS = (
    r"(?:this|the|our|dieser|diese|dieses|dit|deze|cet|cette|este|esta|el|la|o|a|esse|essa|questo|questa|l['’]|il|denne|artikeln|den|här|tästä|tämä|ten|ta|to|tento|ten|ovaj|овај|bu|ez\sa|az?|статья|матеріал)"
)
RATE = (
    r"^\W*(?:was|is|did)\s(?:(?:this|the)\s(?:page|article|content|information|answer|story|guide|post|piece|review|recipe|section|newsletter|summary|video|advice)\s(?:\w+\s){0,2}?|this\s|you\sfind\s(?:this|the|what|it)\s(?:\w+\s){0,3}?)(?:helpful|useful|looking\sfor|interesting|worth\syour\stime)\b[^?]{0,16}\?(?:\W{1,3}(?:yes\W{0,3}(?:no)?|no|(?:please|let|tell|rate)\s[^?]{0,40}))?\W*$|^\W*did\syou\sfind\swhat\syou\s(?:were|are)\slooking\sfor\?\W*$|"
    r"^\W*(?:thank\syou|thanks)(?:\s(?:so\smuch|very\smuch|you))?\s(?:for\s(?:your|the|sending|giving|leaving)\s(?:us\s)?(?:your\s)?(?:feedback|rating|vote|submission))\b[^?]{0,40}\W*$|"
    r"^\W*how\slikely\sare\syou\sto\srecommend\s(?:us|this|our)\b[^?]{0,60}\?\W*$|^\W*what\sdid\syou\s(?:think|make)\sof\s(?:this|the|our)\s\w+\?\s(?:give|rate|tell|let|vote|click)\b[^?]{0,60}$|"
    r"^\W*(?:please\s)?(?:take|complete|fill\s(?:in|out)|answer)\s(?:part\sin\s)?(?:our|this|a)\s(?:\S+\s){0,3}(?:survey|questionnaire|poll)\b[^?]{0,50}\W*$|^\W*help\sus\simprove(?:\s(?:our|this|the)\s(?:web\s?site|site|page|service|newsletter|app|coverage|journalism|article|articles|experience)\b[^?!]{0,50}|\W{1,3}(?:take|answer|tell)\b[^?!]{2,60})?\W*$|^\W*(?:vote|take\spart)\sin\s(?:our|the|today['’]s)\s(?:\w+\s)?poll\b[^?]{0,30}\W*$|"
    r"^\W*(?:send|give|leave|share|submit)\s(?:us\s)?(?:your\s)?feedback(?:\s(?:on|about|to)\s(?:us|(?:this|the|our)\s(?:page|article|site|website|story|newsletter|newsroom|editors?))\b[^?!]{0,16})?\W*$",
    rf"^\W*war\s(?:dieser|diese|dieses)\s(?:artikel|beitrag|text|seite|inhalt|information|antwort|ratgeber)\s(?:\w+\s)?(?:hilfreich|nützlich|interessant)\b[^?]{{0,20}}\?[^?]{{0,24}}$|^\W*wie\s(?:gefällt|hat)\s(?:ihnen|dir)\s{_THIS}\s\w+(?:\sgefallen)?\?[^?]{{0,40}}$|^\W*(?:danke|vielen\sdank)\sfür\s(?:ihr|dein|ihre|deine)\s(?:feedback|rückmeldung|bewertung|stimme)\b[^?]{{0,30}}$|"
    r"^\W*bewertung\s?:\s?\d[,.]\d\s(?:von|/)\s\d\b[^?]{0,30}$|^\W*(?:feedback|rückmeldung)\s(?:(?:zur|zu|zum)\s(?:dies\w+\s)?(?:artikel|beitrag|text|seite|website|webseite)|an\s(?:uns|die\sredaktion))(?:\s(?:geben|senden|schicken))?\W*$|^\W*[^.!?]{0,36}\b(?:nehmen\ssie|machen\ssie|mach|nimm)\s(?:an|bei|jetzt\san)\sunserer?\s[\w-]*(?:befragung|umfrage)\b[^.!?]{0,20}\W*$|"
    r"^\W*(?:was|vond\s(?:je|u))\s(?:dit|deze)\s(?:artikel|bericht|stuk|pagina|informatie|verhaal|antwoord)\s(?:nuttig|behulpzaam|interessant)\b[^?]{0,12}\?[^?]{0,20}$|^\W*vul\s(?:onze|de|deze)\s[\w-]*enquête\sin\b[^?]{0,50}$|^\W*(?:jetzt\sabstimmen|stimmen\ssie\sab)\W*$",
    r"^\W*(?:cet(?:te)?\s(?:article|page|information|réponse|fiche)|ce\scontenu)\s(?:vous\s)?(?:a-t-(?:il|elle)|vous\sa-t-(?:il|elle))\s(?:été\s)?(?:\w+\s)?(?:utile|aidé|plu)\b[^?]{0,12}\?[^?]{0,20}$|^\W*(?:répondez|participez)\sà\s(?:notre|ce)\s(?:questionnaire|sondage|enquête)\b[^?]{0,60}$|^\W*merci\spour\svotre\s(?:avis|retour|vote)\W*$|"
    r"^\W*¿?(?:te|le)\s(?:ha\s)?(?:resultado|parecido|result[óo]|pareci[óo]|fue)\s[uú]til\s(?:est[aeo]|el\sart|la\sinf)[^?]{1,26}\?[^?]{0,20}$|^\W*¿?(?:te\sha\sgustado|te\sgust[óo])\s(?:este|esta)\s(?:art[ií]culo|noticia|nota|contenido|p[áa]gina|post|reportaje|receta)\?[^?]{0,30}$|^\W*¿?fue\s[uú]til\sest[aeo]\b[^?]{2,26}\?[^?]{0,20}$|^\W*(?:responde|contesta|participa\sen)\s(?:nuestra|esta)\s(?:breve\s)?encuesta\b[^?]{0,40}$|"
    r"^\W*est[ea]\s(?:artigo|conteúdo|matéria|página|texto)\s(?:foi|lhe\sfoi|é)\s(?:útil|relevante)\b[^?]{0,12}\?[^?]{0,20}$|^\W*(?:questo\s(?:articolo|contenuto|testo)|questa\s(?:pagina|notizia|informazione|guida))\s(?:ti|vi|le)?\s?è\sstat[oa]\sutile\?[^?]{0,20}$|^\W*(?:ti|le|vi)\sè\sstat[oa]\sutile\s(?:quest[oa]\s|l['’]articolo|la\spagina)[^?]{0,20}\?[^?]{0,20}$|^\W*partecipa\sal\ssondaggio\b[^?]{0,20}$|"
    r"^\W*(?:cât\sde\sutil|ți-a\s(?:fost|plăcut))\b[^?]{2,36}\?[^?]{0,20}$",
    r"^\W*(?:var|er)\s(?:(?:denne|denna|den|det)\s(?:här\s|her\s)?(?:side|siden|sida|sidan|artikkel|artikel|artiklen|artikeln|information\w*|tekst|text)|informationen|artikeln|artiklen|artikkelen|siden|sidan)\s(?:til\shj[äæ]lp|till\shjälp|nyttig|hjälpsam|användbar|hjelpsom)\b[^?]{0,16}\?[^?]{0,16}$|^\W*kunne\sdu\sbruge\sartiklen\?[^?]{0,16}$|^\W*(?:vad\stycker\sdu\som\s[^?]{2,24}\?\s)?svara\spå\s(?:vår\s)?enkät\w*\b[^?]{0,30}$|"
    r"^\W*oliko\s(?:tästä|tämä)\s[^?]{2,30}\b(?:hyötyä|hyödyllinen)\b[^?]{0,6}\?[^?]{0,16}$|^\W*czy\s(?:ten|ta|to)\s(?:artykuł|tekst|strona|informacja|materiał|wpis|poradnik)\s(?:był|była|było)?\s?(?:pomocn\w+|przydatn\w+)\b[^?]{0,12}\?[^?]{0,20}$|^\W*oceń\s(?:jakość\s)?(?:naszego\s|ten\s|nasz\s)?(?:artyku\w+|tekst\w*)\b[^?]{0,90}$|"
    r"^\W*byl[ao]?\s(?:pro\s)?(?:vás|vám)\s(?:t\w+\s)?(?:článek|článok|text|stránka|informace)\s?[^?]{0,16}\b(?:užitečn\w|užitočn\w|přínosn\w)\b[^?]{0,6}\?[^?]{0,16}$|^\W*páčil\ssa\s(?:vám|ti)\s[^?.!]{2,16}[?]\s[^?]{2,20}$|^\W*(?:vyplňte|vyplnite|ispunite|popunite)\s(?:krátkou\s|krátky\s|kratku\s|náš\s|našu\s)?(?:anketu|dotazník|upitnik)\b[^?]{0,50}$|"
    r"^\W*hasznos\svolt\s(?:\w+\s){0,2}(?:a\s|ez\sa\s|az\s)?(?:cikk|írás|oldal|tartalom|információ)\w*\s?[^?]{0,12}\?[^?]{0,16}$|^\W*kako\svam\sse\s(?:svidio|svideo|dopao)\s[^?]{2,24}\?[^?]{0,12}$|^\W*да\sли\sвам\sје\s[^?]{2,30}користан\?[^?]{0,12}$",
    r"^\W*(?:была\sли\s(?:эта\s|вам\s|для\sвас\s)?(?:статья|страница|информация)|статья\sбыла)\s[^?]{0,20}полезн\w+\?[^?]{0,16}$|^\W*полезна\sли\s(?:беше|была|ви)\s(?:\S+\s){0,3}(?:стат\w+|информация\w*|страница\w*)\s?[^?]{0,8}\?[^?]{0,16}$|^\W*пройдите\s(?:короткий\s|наш\s)?опрос\b[^?]{0,50}$|^\W*чи\s(?:сподобався|була|був)\s(?:вам\s)?(?:(?:цей|ця|цю)\s)?(?:матеріал|стаття|текст)\s?[^?]{0,20}\?\s[^?]{2,30}$|"
    r"^\W*(?:σας\sφάνηκε\sχρήσιμο|ήταν\sχρήσιμο)\s[^?;]{2,20}[;?]\W*$|^\W*λάβετε\sμέρος\sστην\sέρευνα\b[^?;]{0,24}$|^\W*bu\s(?:haberi|yazıyı|içeriği)\snasıl\sbuldunuz\?[^?]{0,16}$|^\W*bu\s\w+\s(?:yararlı|faydalı)\s(?:oldu|mıydı)\w*\b[^?]{0,6}\?\W*$|"
    r"^\W*هل\sكان(?:ت)?\s(?:هذا|هذه)\s[^؟]{2,16}مفيد\S*؟\W*$|^\W*شارك(?:نا|ونا)\s[^؟]{0,12}في\s(?:ال)?استطلاع\b.{0,12}$|^\W*آیا\sاین\s[^؟]{2,14}(?:برایتان|برای\sشما)\sمفید\sبود؟\W*$|^\W*האם\sהכתבה\s[^?]{2,16}\?\W*$|^\W*کیا\sیہ\s[^؟]{2,24}مفید\sتھا؟\W*$",
    r"^\W*(?:आपको\s)?(?:यह|ये)\s(?:खबर|ख़बर|स्टोरी|जानकारी|रिपोर्ट)\sकैसी\sलगी\?.{0,14}$|^\W*क्या\sयह\s(?:खबर|ख़बर|लेख|जानकारी|स्टोरी|रिपोर्ट)\s(?:आपके\s)?(?:काम\sआई|उपयोगी\s\S+)\?.{0,16}$|^\W*(?:খবর|লেখা|প্রতিবেদন)\S{0,4}\sকেমন\sলাগল\?.{0,14}$|^\W*.{4,20}பயனுள்ளதாக\sஇருந்ததா\?\W*$|^\W*(?:je,?\s)?makala\shii\simekusaidia\?\W*$|^\W*apakah\s(?:artikel|berita|konten|halaman|informasi)\sini\s(?:bermanfaat|membantu)\b[^?]{0,12}\?\W*$|"
    r"^\W*berpuas\shati\sdengan\s[^?]{2,16}\?[^?]{0,24}$|^\W*(?:这篇|這篇|本)(?:文章|内容|內容)[对對]您?你?有[帮幫]助[吗嗎]\W*$|^\W*你?您?喜[欢歡][这這]篇文章[吗嗎]\W*$|^\W*(?:参与|參與|填[写寫])(?:问卷|問卷)(?:调查|調查)?[，,].{0,12}(?:我们|我們|本报|本報|本站).{0,10}$|^\W*意[见見]反[馈饋]\W*$|^\W*この記事は(?:役に立ち|参考になり)ましたか\W*$|^\W*.{0,4}アンケートにご協力.{0,8}$|"
    r"^\W*이\s?(?:기사|글)[,가는은]{0,2}\s?(?:어떠셨나요|도움이\s?되셨나요|유익했나요)\W*$|^\W*บทความนี้มีประโยชน์.{2,20}$",
)
TOLD = (
    "were you", "get in touch at", "contact us", "reach us", "message us", "tell us",
    "did you see", "do you know", "do you have", "know more", "send us", "send your", "share your",
    "informationen", "waren sie", "warst du", "haben sie", "hinweise", "wissen sie", "témoin", "disposez", "tiene ",
    "¿tiene", "¿fuiste", "¿tienes", "¿viste", "¿te", "¿sabe", "tienes", "fuiste", "viste ", "viu ", "vous avez",
    "vous étiez", "êtes-vous", "avez-vous", "tens una", "har du", "ligger du", "sitter du", "lähetä", "onko", "ertu",
    "ábending", "tipsa", "saada", "sul on", "turite", "ir ko", "ir stāsts", "ja jums", "jei žinote", "kui tead",
    "byłeś", "byłaś", "stalo sa", "viděli", "videli", "viete", "víte", "snimili", "imate", "ako imate", "veste kaj",
    "станахте", "знаете", "стали", "если вы", "если вам", "якщо ви", "надсилайте", "van egy", "küldj", "ha tud",
    "έχετε", "στείλτε", "ihbar", "bu konuda", "إذا كنت", "كنت شاهد", "هل لديك", "عکس", "سوژه", "اگر از", "יש לכם",
    "यदि आप", "क्या इस", "आपके इलाके", "এই ঘটনা", "আপনার এলাকার", "کیا آپ کے", "இது குறித்து", "ఈ విషయం", "మీ ప్రాంత",
    "या प्रकरणाबद्दल", "punya informasi", "anda mengetahui", "ada maklumat", "una habari", "je, una", "may sumbong",
    "may balita", "bạn có thông tin", "đường dây", "如果您", "如有爆料", "新闻线索", "新聞爆料", "你有相關", "有新闻",
    "情報提供", "情報をお持ち", "제보", "มีเบาะแส", "ส่งเรื่อง", "got a", "contact our", "küldje", "gönderi",
    "dojave", "leserreporter", "kontaktieren", "wondered", "want your", "fragen oder", "zeugen",
)  # fmt: skip
_OURS = (
    r"(?=[^?]{0,120}(?:@|\b(?:us|our|uns\w*|redaktion\w*|nous|notre|nos|rédaction|nosotros|nuestr\w+|redac\w+|nossa?|nosso|redação|noi|nostr\w+|redazione|ons|"
    r"onze|redactie|oss|os|vår\w*|vores|redaksjon\w*|journalist\w*|okkur|nam|nás|nám|naš\w*|redakc\w+|nekünk|szerkesztő\w+|várjuk|нам|нас|наш\w*|редакци\w+|"
    r"репортер\w*|μας|bize|muhabir\w+|newsroom|editors?|reporters?|redakcij\w+|leserreporter\w*|mums|whatsapp|kami|redaksi|repórter|meja\sberita|dawati)\b))"
)
"""To the house, and not to the police, for which articles ask the same."""
TELL = (
    r"^[^!?]{0,160}\b(?:you\scan\s|please\s)?(?:contact|reach|message|tell)\sus\s(?:\w+\s)?(?:confidentially|securely|anonymously)\b[^!?]{0,80}$",
    r"^\W*если\sвам\sчто-то\sизвестно\b[^?]{2,30}напишите\sнаш\w+[^?]{2,60}$|^\W*якщо\sви\s(?:володієте|маєте)\sінформац\w+[^?]{2,50}зв['’]яжіться\sз\sнаш\w+[^?]{2,60}$|^\W*ako\simate\sinformacij\w\b[^?]{2,40}javite\sse\snaš\w+[^?]{2,60}$|"
    r"^\W*ha\stud\svalamit\b[^?]{2,30}(?:keress\w*|írj\w*)\s(?:munkatárs|szerkeszt|újságíró)\w+[^?]{2,60}$|^\W*(?:jei\sžinote\sdaugiau|ja\sjums\sir\sinformācija|kui\stead\s\w+\srohkem)\b[^?]{2,40}(?:susisiekite\ssu\s|sazinieties\sar\s|võta\sühendust\smeie\s)(?:mūsų\s|mūsu\s)?(?:žurnalist|ajakirjanik)\w*[^?]{2,40}$|"
    r"^\W*اگر\sاز\sاین\sماجرا\s[^؟]{2,24}خبرنگار\sما\s.{2,40}$",
    # a question, and where to say it
    r"^\W*(?:are|is|do|have|has|did|were|was)\s[^.!?]{8,90}\?\s(?:please\s)?get\sin\stouch\sat\s"
    r"(?:[\w.]{0,30}(?:news|editor|newsroom|tips|stories|webnews|reporter)[\w.]{0,30})@[^\s@]{3,60}$",
    r"^\W*(?:were\syou\s(?:there|at|affected|a\switness)|did\syou\s(?:see|witness|attend|film|take)|do\syou\s(?:know|have)\s(?:more|any|anything|information|a\sstory|a\stip|what)|know\s(?:more|something|anything)|have\syou\s(?:been\s(?:affected|there)|any|got|seen)|"
    rf"got\s(?:a|an|any|something|pictures|photos)|is\sthere\ssomething)\b[^.!?]{{0,70}}\?\s{_OURS}(?:please\s|you\scan\s)?(?:send|e-?mail|tell|let\sus|contact|report|write\sto|call|text|message|get\sin\stouch|share|upload|ask\sour)\b[^?]{{2,110}}$|"
    r"^\W*(?:please\s)?(?:send|share|upload|submit|e-?mail)\s(?:us\s|your\s|in\s){1,2}[^.!?]{0,24}\b(?:pictures|photos|videos?|images|footage|news|stories|tips|experiences?|memories)\b[^.!?]{0,30}\b(?:to\s\S*@|with\sus|to\sus|on\swhatsapp|using\sthe\sform|@)[^?]{0,90}$|"
    r"^\W*send\sus\syour\s(?:news|pictures|photos|videos?|stories|tips)\b[^.!?]{0,30}\W*$|^\W*want\syour\s\w+\s(?:listed|published|featured)\?\s[^?]{4,70}$|^\W*(?:contact|e-?mail|write\sto)\s(?:the\seditor|our\s(?:newsroom|newsdesk|news\s(?:team|desk)|editors?))\b[^.!?]{0,40}\W*$",
    rf"^\W*(?:waren\ssie|warst\sdu|haben\ssie|hast\sdu|wissen\ssie|weißt\sdu|fragen\soder\sanregungen)\b[^.!?]{{0,60}}\?\s{_OURS}[^?]{{0,60}}\b(?:schick\w*|send\w*|schreib\w*|meld\w*|erreich\w*|kontaktier\w*|redaktion\w*)\b[^?]{{0,90}}$|^\W*hinweise\san\sdie\sredaktion\W*$|"
    rf"^\W*(?:vous\s(?:avez|étiez|disposez)|avez-vous|témoin|êtes-vous)\b[^.!?]{{0,60}}\?\s{_OURS}(?:envoyez|contactez|écrivez|partagez|racontez|témoignez)\b[^?]{{2,90}}$|"
    rf"^\W*¿?(?:tiene|tienes|tienen|fuiste|fue\susted|viste|sabes|sabe)\b[^.!?]{{0,60}}\?\s{_OURS}(?:contact\w+|env[ií]\w+|mand\w+|escr[ií]b\w+|cu[eé]nt\w+|comun[ií]\w+)\b[^?]{{2,90}}$|^\W*(?:viu|tem|presenciou|sabe)\s[^.!?]{{2,60}}\?\s{_OURS}(?:envie|mande|escreva|contacte|conte)\b[^?]{{2,80}}$|"
    rf"^\W*(?:hai|tens)\s[^.!?]{{2,60}}\?\s{_OURS}(?:scriv\w+|invi\w+|segnal\w+|mand\w+|escriu\w*|envia\w*)\b[^?]{{2,80}}$",
    rf"^\W*(?:har\sdu|ligger\sdu|sitter\sdu|vet\sdu|ved\sdu)\s[^.!?]{{2,60}}\?\s{_OURS}(?:kontakt\w*|tips\w*|tip|send|skicka|mejla|ring|skriv|hör)\b[^?]{{2,80}}$|^\W*(?:ertu|ábending)\s[^.!?]{{2,40}}\?\s{_OURS}(?:send\w+|hafðu|láttu)\b[^?]{{2,50}}$|^\W*tipsa\s(?:redaktionen|oss)\b[^?]{{0,40}}$|"
    rf"^\W*lähetä\s(?:uutisvinkki|juttuvinkki|vinkki|kuvasi)\b[^?]{{0,40}}$|^\W*(?:saada\svihje|sul\son\s[^?]{{2,20}}\?\skirjuta)\b[^?]{{0,40}}$|^\W*turite\s[^?]{{2,40}}\?\s{_OURS}(?:siųskite|rašykite)\b[^?]{{2,40}}$|^\W*ir\s(?:ko|stāsts)\W{{1,2}}\s?(?:ko\s)?pastāstīt\?\sraksti\b[^?]{{2,40}}$|"
    rf"^\W*(?:byłeś|byłaś|masz|widziałeś)\s[^.!?]{{2,50}}\?\s{_OURS}(?:wyślij|napisz|przyślij|skontaktuj|daj)\w*\b[^?]{{2,80}}$|^\W*(?:stalo\ssa|viděli\sjste|videli\sste|viete|víte|máte|vyfotili\sste)\s[^.!?]{{2,50}}\?\s{_OURS}(?:pošl\w+|napíš\w+|napiš\w+|ozv\w+)\b[^?]{{2,80}}$|"
    rf"^\W*(?:snimili\sste|imate|veste|znate)\s[^.!?]{{2,50}}\?\s{_OURS}(?:pošalj\w+|piš\w+|jav\w+)\b[^?]{{2,80}}$|^\W*van\segy\s[^?]{{2,30}}\?\s{_OURS}(?:írj\w*|küldj\w*|várjuk|jelentkezz\w*)\b[^?]{{2,60}}$|^\W*küldje\s(?:el|be)\s[^?]{{2,30}}szerkesztős\w+[^?]{{0,50}}$",
    rf"^\W*(?:станахте|знаете|видяхте|имате)\s[^.!?]{{2,50}}\?\s{_OURS}(?:изпрат\w+|свърж\w+|пиш\w+)\b[^?]{{2,80}}$|^\W*(?:стали\sочевидц\w+|есть\sчто\s\w+|знаете)\b[^.!?]{{0,40}}\?\s{_OURS}(?:пришл\w+|присыл\w+|напиш\w+|звон\w+)\b[^?]{{2,80}}$|^\W*если\sвы\sстали\sочевидц\w+\b[^?]{{2,50}}редакци\w+[^?]{{0,20}}$|"
    rf"^\W*надсилайте\sсвої\s(?:фото|відео|новини)\b[^?]{{2,50}}$|^\W*έχετε\s[^;?]{{2,40}}[;?]\s{_OURS}(?:στείλτε|γράψτε|επικοινων\w+)\b[^;?]{{2,50}}$|^\W*στείλτε\sμας\sτ\w+\s(?:είδησή|φωτογραφί\w+|βίντεο)\b[^;?]{{0,40}}$|^\W*(?:bu\skonuda)\s[^?]{{2,40}}\?\s[^?]{{2,50}}ulaşın\b[^?]{{0,30}}$|^\W*[^.!?]{{0,12}}ihbar\shatt\w+\s?[^?]{{2,60}}gönder\w+\W*$",
    r"^\W*(?:إذا\s)?كنت\sشاهد\S*\s.{2,14}[؟،,]\s?أرسل.{2,50}$|^\W*هل\sلديك\sمعلومات\s[^؟]{2,24}؟\s(?:تواصل|راسل|اكتب|أرسل).{0,6}(?:مراسل|محرر|غرفة|فريق|إلينا|لنا|معنا|تحرير).{0,44}$|^\W*عکس\S*\sو\s[^؟]{2,24}برای\sما\sبفرستید\W*$|^\W*سوژه\S*\sبرای\sما\sدارید؟.{2,36}$|^\W*יש\sלכם\s(?:מידע|סיפור)\b[^?]{0,14}\?\s(?=.{0,30}(?:שלנו|אלינו|לנו|מייל)).{2,36}$|"
    r"^\W*क्या\sइस\s[^?]{2,24}जानकारी\sहै\?\sहम.{4,40}$|^\W*এই\s[^?]{2,24}তথ্য\sআছে\?\sআমাদের.{4,40}$|^\W*کیا\sآپ\sکے\sپاس\s[^؟]{2,30}معلومات\sہیں؟\sہم.{4,40}$|^\W*இது\sகுறித்து\s[^?]{2,24}தகவல்\sஉள்ளதா\?\sஎங்கள.{4,40}$|^\W*ఈ\sవిషయంపై\s[^?]{2,24}సమాచారం\sఉందా\?\sమా.{4,40}$|^\W*या\sप्रकरणाबद्दल\s[^?]{2,24}माहिती\sआहे\?\sआम.{4,40}$|"
    rf"^\W*(?:punya\sinformasi|anda\smengetahui|ada\smaklumat)\b[^?]{{2,50}}\?\s{_OURS}(?:kirim|hubungi|e-?mel)\b[^?]{{2,50}}$|^\W*(?:je,?\s)?una\s(?:taarifa|habari)\b[^?]{{2,40}}\?\s{_OURS}(?:mwandikie|tuma|tuandikie)\b[^?]{{2,50}}$|^\W*bạn\scó\sthông\stin\b[^?]{{2,30}}\?\s(?:liên\shệ|gửi)\s(?:phóng\sviên|tòa\ssoạn|chúng\stôi)\b[^?]{{2,60}}$|^\W*may\s(?:balita|sumbong)\b[^?]{{2,24}}\?\s[^?]{{4,30}}$",
    r"^\W*(?:如果您?了解|你有相關消息|有新闻想告诉).{2,20}[?？,，](?=.{0,30}(?:记者|記者|採訪|采访|爆料|我们|我們|本报|本報)).{2,40}$|^\W*(?:新闻线索|新聞線索|新聞爆料)(?:请|請|，|:|：).{2,40}$|^\W*如有爆料.{2,30}$|^\W*情報提供をお待ちして.{2,10}$|^.{0,14}情報をお持ちの方は、?(?:取材班|編集部|本紙|小社|報道部).{0,8}ご連絡.{2,24}$|^\W*제보(?:하기|는|를|문의)\s(?=.{0,40}(?:카톡|카카오|이메일|메일|jebo|@|앱|유튜브)).{2,50}$|^\W*มีเบาะแส(?=.{0,40}(?:กองบรรณาธิการ|ข่าวของเรา|@)).{4,50}$",
)
LETTERED = (
    "letter", "leserbrief", "zuschriften", "lettres", "courrier des", "cartas", "lettere", "brieven", "ingezonden",
    "insändare", "læserbreve", "læserbrev", "leserinnlegg", "mielipidekirjoitu", "aðsendar", "cartes", "scrisorile",
    "listy do", "dopisy", "письма", "pisma bralcev", "επιστολές", "okur mektup", "מכתבים", "المقالات", "بريد القراء",
    "संपादक", "চিঠিতে", "مراسلے", "வாசகர்", "పాఠకుల", "वाचक", "surat pembaca", "surat kepada", "barua kwa",
    "ang mga liham", "gửi bài", "bài cộng tác", "读者来信", "讀者投書", "来稿", "來稿", "欢迎投稿", "投書", "독자",
    "จดหมาย", "posta dei", "carta:", "envia'ns", "kirim tulisan", "vereinsmeldung", "write to us", "schreiben sie",
)  # fmt: skip
LETTER = (
    r"^\W*(?:all\s)?letters\s(?:to\sthe\seditor\s)?(?:should|must|may\sbe\sedited|need\sto|are\s(?:subject|edited))\b(?=.{0,140}\b(?:editors?|words|publish\w*|publication|edit(?:ed|ing)?\sfor|name\sand|letters@))[^?]{2,140}$|^\W*send\s(?:us\s)?(?:your\s|in\syour\s)?letters\b(?=.{0,100}\b(?:editor|words|publish\w*|letters@))[^?]{2,130}$|^\W*(?:have\san\sopinion\b[^?]{2,50}\?\s)?(?:please\s)?(?:e-?mail|send)\sus\syour\sletter\b[^?]{0,60}$|^\W*write\sto\sus\sat\s\S+@\S+\W*$|"
    r"^\W*(?:leserbrief\sschreiben|(?:zuschriften|leserbriefe)\s(?:geben|müssen|sollten|sind|bitte)\b(?=.{0,110}(?:redaktion\b|namen|anschrift|zeichen|kürz|@))[^?]{2,120}|schreiben\ssie\suns\s[^?]{0,30}leserbrief\w*\b[^?]{0,50})\W*$|^\W*(?:ingezonden\sbrief\w*|brieven)\s(?:insturen|dienen|mogen|moeten|worden)\b(?=.{0,90}\b(?:woorden|naam|redactie)\b)[^.]{0,60}[?.]?[^?]{0,80}$",
    r"^\W*(?:les\slettres\sdoivent(?=.{0,90}\b(?:mots|signes|rédaction)\b)|écrivez\sau\scourrier\sdes\slecteurs)\b[^?]{2,150}$|^\W*(?:las\scartas\s(?:deben|no\sdeben|han\sde)(?=.{0,90}\b(?:palabras|caracteres|periódico|redacción)\b)|cartas\s(?:al|ao)\s(?:director|diretor)\s?:\s(?:m[áa]ximo|(?:l?os)\stextos|env[ií]\w+|deben)\b|as\scartas\s(?:devem|não\sdevem)(?=.{0,90}\b(?:nome|palavras|caracteres|jornal|redação)\b))\s?[^?]{2,150}$|^\W*(?:le\slettere\s(?:devono|vanno|non)(?=.{0,90}\b(?:firmate|battute|righe|redazione)\b)|la\sposta\sdei\slettori\s?:)\s?[^?]{2,130}$|"
    r"^\W*(?:les\scartes\s(?:han|no\spoden)(?=.{0,90}\b(?:nom|paraules|caràcters|diari)\b)|envia['’]ns\sla\steva\scarta)\b[^?]{2,150}$|^\W*scrisorile\strebuie\b(?=.{0,90}\b(?:numele|redacția|cuvinte)\b)[^?]{2,150}$|^\W*(?:skicka\sin\sdin\sinsändare|insändare\s(?:ska|skall|får|måste))\b[^?]{2,120}$|^\W*(?:læserbreve?\s(?:skal|må)|send\sdit\slæserbrev)\b[^?]{2,120}$|"
    r"^\W*(?:leserinnlegg\s(?:må|skal|kan)|send\sditt\sleserinnlegg)\b[^?]{2,120}$|^\W*(?:lähetä\smielipidekirjoitu\w+|mielipidekirjoituksen\s)[^?]{2,120}$|^\W*aðsendar\sgreinar\sskulu\b[^?]{2,90}$|^\W*listy\sdo\sredakcji\s(?:powinny|muszą|prosimy)\b[^?]{2,120}$|^\W*dopisy\smusí\b(?=.{0,90}\b(?:redakce|znaků|podeps\w+)\b)[^?]{2,120}$|^\W*pisma\sbralcev\smorajo\b[^?]{2,120}$",
    r"^\W*письма\s(?:без|должны|принимаются)\s(?=.{0,90}редакци)[^?]{2,100}$|^\W*οι\sεπιστολές\sπρέπει\b(?=.{0,60}ονοματεπώνυμο)[^;?]{2,110}$|^\W*okur\smektup\w+\s[^?]{2,30}$|^\W*מכתבים\sלמערכת\sיש\s.{2,70}$|^\W*ترسل\sالمقالات\s.{2,60}$|^\W*راسلونا\sعلى\sبريد\s.{2,16}$|^\W*संपादक\sके\sनाम\sपत्र\sमें\s.{4,60}$|^\W*চিঠিতে\s.{4,50}আবশ্যক\W*$|^\W*مراسلے\sکے\sساتھ\s.{4,50}$|"
    r"^\W*வாசகர்\sகடிதங்களில்\s.{4,60}$|^\W*పాఠకుల\sలేఖల్లో\s.{4,60}$|^\W*वाचकांच्या\sपत्रात\s.{4,60}$|^\W*(?:surat\spembaca|surat\skepada\spengarang)\s(?:harus|mesti)\b[^?]{2,80}$|^\W*barua\skwa\smhariri\s[^?]{2,80}$|^\W*ang\smga\sliham\s[^?]{2,90}$|^\W*kirim\stulisan\s[^?]{2,90}$|^\W*(?:gửi\sbài\svở|bài\scộng\stác)\b[^?]{2,90}$",
    r"^\W*(?:读者来信|讀者投書|讀者來函)(?:请|請|须|須).{4,30}$|^\W*[来來]稿(?:请|請|以|须|須).{4,60}$|^\W*欢迎投稿.{2,30}$|^\W*投書は.{4,50}$|^\W*독자\s?투고(?:는|\s?안내).{0,50}$|^\W*จดหมายถึงบรรณาธิการ.{4,50}$",
)
