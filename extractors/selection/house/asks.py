"""What the house asks of its readers, and says that a machine wrote, in languages and words that the older tables
(``house.offers``, ``house.phrases``, ``house.machines``) do not know.

Each form is all that the line says, or an imperative at its beginning with what it is for. Held against the lines that
we wrote (``benchmarks.training.written_lines``) and against the truths of the recorded and the invented pages: none of
those that are an article's match.
"""

from __future__ import annotations

JOINED = (
    "newsletter", "inscrivez-vous", "לניוזלטר", "نیوز", "செய்திமடலு", "surat berita", "ニュースレター", "jarida",
    "jaunumu", "whatsapp", "telegram", "הוואטסאפ", "לקבוצת", "לערוץ", "واٹس", "வாட்ஸ்அப்", "友だち", "友達",
    "카카오톡", "line官方", "官方帳號",
)  # fmt: skip
JOIN = (
    r"^\W*[^.!?:]{0,40}\bnewsletter\b[^.!?:]{0,30}:\s(?:hier|jetzt)\s(?:kostenlos\s)?(?:anmelden|abonnieren|bestellen|"
    r"eintragen)\W*$|"
    r"^\W*unser\s(?:whatsapp|telegram)-kanal\s?:\s(?:hier|jetzt)\s[^!?]{3,90}$|"
    r"^\W*recevez\b[^.!?]{0,80}\binscrivez-vous\W*$",
    r"^\W*(?:הירשמו|הצטרפו)\s(?:ל(?:ניוזלטר|קבוצת|ערוץ))\s?[^.!?]{0,20}שלנו\b[^.!?]{0,40}\W*$|"
    r"^\W*ہمارے\s(?:نیوز\sلیٹر|واٹس\sایپ\sچینل)\sکو\s(?:سبسکرائب|فالو)\sکریں\W*$|"
    r"^\W*எங்கள்\s(?:செய்திமடலு\S+\sபதிவு\sசெய்யுங்கள்|வாட்ஸ்அப்\sசேனலில்\sஇணையுங்கள்)\W*$|"
    r"^\W*langgan\ssurat\sberita\skami\b[^.!?]{0,50}\W*$|"
    r"^\W*jiandikishe\skwa\sjarida\sletu\b[^.!?]{0,50}\W*$|^\W*piesakies\smūsu\sjaunumu\s\w+\b[^.!?]{0,50}\W*$",
    r"^\W*ニュースレターに登録して.{2,20}(?:受け取る|読む)\W*$|^\W*line(?:公式)?アカウント(?:の|を)友(?:だち|達)(?:登録|追加)は?(?:こちら)?\W*$|"
    r"^\W*카카오톡\s채널을?\s추가하(?:세요|기)\W*$|^\W*[歡欢]迎加入(?:我們|我们|本[報站])的?line(?:官方帳號|好友|群組)\W*$",
)
BACKED = (
    "støt ", "støtt", "στηρίξτε", "ενισχύστε", "حمایت", "תמכו", "صحافت", "সাংবাদিকতা", "பத்திரிகை", "sokong",
    "ủng hộ", "สื่ออิสระ", "unga", "donació", "periodisme", "atbalsti", "fes una",
)  # fmt: skip
BACK = (
    r"^\W*støt\s(?:vores\s)?(?:uafhængige?|fri|kritisk)\sjournalistik\b[^.!?]{0,30}\W*$|^\W*(?:στηρίξτε|"
    r"ενισχύστε)\sτην\s(?:ανεξάρτητη|ελεύθερη)\sδημοσιογραφία\b[^.!?]{0,20}\W*$|"
    r"^\W*از\sروزنامه\S+\s(?:مستقل|آزاد)\sحمایت\sکنید\W*$|^\W*תמכו\sבעיתונות\s(?:עצמאית|חופשית)\W*$|"
    r"^\W*آزاد\sصحافت\sکی\s(?:حمایت|مدد)\sکریں\W*$|"
    r"^\W*স্বাধীন\sসাংবাদিকতাকে\sসমর্থন\sকরুন\W*$|^\W*சுதந்திரமான\sபத்திரிகை\S+\sஆதரியுங்கள்\W*$|"
    r"^\W*sokong\skewartawanan\sbebas\W*$|^\W*ủng\shộ\sbáo\schí\s(?:độc\slập|tự\sdo)\W*$|"
    r"^\W*สนับสนุนสื่ออิสระ(?:ด้วยการบริจาค)?\W*$|^\W*unga\smkono\suandishi\s(?:huru\s)?wa\shabari\W*$|"
    r"^\W*(?:fes\suna\sdonació\si\s)?d[óo]na\ssuport\sal\speriodisme\b[^.!?]{0,30}\W*$|"
    r"^\W*atbalsti(?:et)?\sneatkarīgu\sžurnālistiku\W*$",
)
THOUGHT = (
    "meinung", "diskutier", "acha", "comente", "tycker", "kommentera", "komentarz", "kommentben", "komment",
    "komentiraj", "sound off", "نظر", "בתגובות", "کمنٹس", "கமெண்டில்", "கருத்து", "ความคิดเห็น", "maoni",
    "kommentaari", "mielt",
)  # fmt: skip
THINK = (
    r"^\W*(?:[^.!?]{4,90}\?\s){0,2}sound\soff\s(?:below|in\s(?:the|our)\scomments?(?:\s(?:section|below))?)\W*$",
    r"^\W*diskutieren\ssie\smit\b[^.!?]{0,40}\W*(?:$|:\s)(?:ihre\smeinung\sist\sgefragt)?\W*$|"
    r"^\W*(?:e\svocê,?\s)?(?:o\sque\s(?:você\s)?acha|qual\sa\ssua\sopinião)[^.!?]{0,20}\?\scomente\b[^.!?]{0,20}\W*$|"
    r"^\W*(?:vad\stycker\sdu\?\s)?kommentera\s(?:artikeln|här|nedan)(?:\s(?:här|nedan))?\W*$|"
    r"^\W*[^.!?]{0,30}\b(?:sądzicie|myślicie|myślisz|sądzisz)\?\s(?:pisz(?:cie)?|napisz(?:cie)?)\sw\skomentarzach\W*$|"
    r"^\W*(?:ön\s)?mit\sgondol(?:tok|nak)?\?\sírj(?:a|átok|ák)\smeg\s(?:a\s)?kommentben\W*$|^\W*(?:[sš]to|"
    r"šta)\s(?:vi\s)?mislite\?\skomentirajte\b[^.!?]{0,20}\W*$|"
    r"^\W*mida\ssina\sarvad\?\skirjuta\skommentaaridesse\W*$|^\W*una\smaoni\sgani\?\stuandikie\b[^.!?]{0,40}\W*$",
    r"^\W*نظر\sشما\sچیست؟\s[^.!?؟]{0,12}بخش\sنظرات\sبنویسید\W*$|^\W*מה\sדעתכם\?\s(?:כתבו|ספרו)\sלנו\sבתגובות\W*$|"
    r"^\W*آپ\sکی\sکیا\sرائے\sہے؟\s(?:ہمیں\s)?کمنٹس\sمیں\sبتائیں\W*$|"
    r"^\W*உங்கள்\sகருத்து\sஎன்ன\?\sகமெண்டில்\sசொல்லுங்கள்\W*$|^\W*คุณคิดอย่างไร\s?แสดงความคิดเห็น(?:ได้)?(?:ด้านล่าง|"
    r"ที่นี่)\W*$",
)
APP = (
    "app", "appen", "application", "aplikáci", "aplicați", "aplikacij", "செயலியை", "アプリ", "앱을", "下載", "下载",
    "aplicació", "programėl", "lietotni", "rakendus",
)  # fmt: skip
LOAD_APP = (
    r"^\W*mit\sunserer\s(?:\w+-)?app\s(?:sind|bleiben|verpassen|haben)\s(?:sie|du)\b[^.!?]{0,60}\W*$|"
    r"^\W*téléchargez\s(?:gratuitement\s)?notre\sappli(?:cation)?\b[^.!?]{0,60}\W*$|"
    r"^\W*last\sned\sappen\svår\b[^.!?]{0,50}\W*$|^\W*stiahnite\ssi\snašu\saplikáciu\b[^.!?]{0,50}\W*$|"
    r"^\W*descarc[ăa]\saplicația\snoastră\b[^.!?]{0,50}\W*$|"
    r"^\W*(?:preuzmite|skinite)\snašu\saplikaciju\b[^.!?]{0,50}\W*$|^\W*descarrega(?:'t|’t)?\sla\snostra\s(?:app|"
    r"aplicació)\b[^.!?]{0,50}\W*$|"
    r"^\W*atsisiųskite\smūsų\sprogramėlę\b[^.!?]{0,60}\W*$|^\W*lejupielādē(?:jiet)?\smūsu\s(?:mobilo\s"
    r")?lietotni\b[^.!?]{0,50}\W*$|^\W*lae\salla\smeie\srakendus\b[^.!?]{0,50}\W*$",
    r"^\W*எங்கள்\sசெயலியை\sபதிவிறக்கம்\sசெய்யுங்கள்\W*$|^\W*アプリを?ダウンロードして.{2,16}チェック\W*$|"
    r"^\W*앱을\s?다운로드하고\s.{2,20}(?:확인하세요|받아보세요)\W*$|"
    r"^\W*(?:下載|下载)(?:我們|我们|本[报報])的?(?:app|客户端|應用程式)[,，].{2,14}$",
)
WRONG = (
    "fel ", "hittat", "chybu", "λάθος", "خطایی", "טעות", "غلطی", "ভুল", "பிழை", "kesilapan", "kesalahan", "lỗi ",
    "ข้อผิดพลาด", "错误", "錯誤", "kosa", "error", "klaidą", "kļūdu", "leidsid",
)  # fmt: skip
SAY_WRONG = (
    r"^\W*(?:har\sdu\s)?hittat\sett\sfel\s(?:i\s(?:texten|artikeln))?\?\s(?:kontakta|meddela|tipsa|mejla)\soss\W*$|"
    r"^\W*našli\sste\s(?:v\s\w+\s)?chybu\?\s\w+\s[^.!?]{0,20}\W*$|"
    r"^\W*našli\sjste\s(?:v\s\w+\s)?chybu\?\s(?:dejte|napište)\s[^.!?]{0,16}\W*$|"
    r"^\W*βρήκατε\s(?:κάποιο\s)?λάθος[;?]\s(?:ενημερώστε|γράψτε)\sμας\W*$|"
    r"^\W*(?:has\strobat|heu\strobat)\s(?:un|cap)\serror\?\s(?:escriu-nos|avisa['’]ns)\W*$|"
    r"^\W*radote\sklaidą\?\spraneškite\smums\W*$|^\W*pamanīji\skļūdu\?\sziņo\smums\W*$|"
    r"^\W*leids?id\svea\?\s(?:anna\smeile\steada|kirjuta\smeile)\W*$|^\W*umeona\skosa\?\stujulishe\W*$|^\W*(?:jumpa|"
    r"terdapat)\s(?:kesilapan|kesalahan)\?\smaklumkan\s[^.!?]{0,20}\W*$|"
    r"^\W*phát\shiện\slỗi\b[^.!?]{0,16}\?\s[^.!?]{0,16}\bchúng\stôi\W*$",
    r"^\W*خطایی\sدیدید؟\sبه\sما\sاطلاع\sدهید\W*$|^\W*מצאתם\sטעות\b[^.!?]{0,12}\?\s(?:דווחו|כתבו)\sלנו\W*$|"
    r"^\W*خبر\sمیں\sغلطی\sملی؟\sہمیں\sبتائیں\W*$|^\W*খবরে\sভুল\sপেয়েছেন\?\sআমাদের\sজানান\W*$|"
    r"^\W*செய்தியில்\sபிழை\sஉள்ளதா\?\sஎங்களுக்கு\sதெரிவியுங்கள்\W*$|"
    r"^\W*พบข้อผิดพลาดในข่าว\s?แจ้งเรา(?:ได้)?(?:ที่นี่)?\W*$|"
    r"^\W*(?:发现|發現)(?:错误|錯誤)[?？]\s?请?請?(?:告诉|通知|告訴)(?:我们|我們)\W*$",
)
BY_MACHINE = (
    "tekoäl", "изкуствен", "umjetne", "veštačke", "вештачке", "τεχνητής", "الذكاء", "هوش", "בינה", "מלאכותית",
    "مصنوعی", "एआई", "প্রতিবেদন", "செயற்கை", "kecerdasan", "trí tuệ", "ปัญญาประดิษฐ์", "akili", "dirbtin", "mākslīg",
    "tehisintellekt",
)  # fmt: skip
MACHINE_WROTE = (
    # all that the line says
    r"^\W*(?:tämä\s)?(?:juttu|artikkeli|teksti|tiivistelmä)\son\s(?:tehty|kirjoitettu|laadittu|"
    r"käännetty)\stekoälyn\s(?:avulla|avustuksella)\W*$|"
    r"^\W*(?:тази\s)?(?:статия|статията|текстът)\sе\s(?:създаден|написан|преведен)\w*\s(?:с\sпомощта\sна|чрез|"
    r"от)\sизкуствен\sинтелект\W*$|"
    r"^\W*(?:ovaj\s(?:je\s)?)?(?:članak|tekst)\s(?:je\s)?(?:nastao|napisan|izrađen)\suz\spomoć\s(?:umjetne|"
    r"veštačke)\sinteligencije\W*$|"
    r"^\W*(?:овај\s)?(?:текст|чланак)\sје\s(?:настао|написан)\sуз\sпомоћ\sвештачке\sинтелигенције\W*$|"
    r"^\W*το\s(?:άρθρο|κείμενο)\s(?:δημιουργήθηκε|γράφτηκε|συντάχθηκε)\sμε\sτη\s(?:βοήθεια|"
    r"χρήση)\s(?:της\s)?τεχνητής\sνοημοσύνης\W*$",
    r"^\W*\S{3,6}\sهذا\s(?:المقال|الخبر|النص)\sبمساعدة\sالذكاء\sالاصطناعي\W*$|^\W*این\s(?:متن|مطلب|"
    r"خبر)\sبا\sکمک\sهوش\sمصنوعی\s\S+\sشده\sاست\W*$|"
    r"^\W*הכתבה\s(?:נכתבה|הופקה|תורגמה)\s(?:בסיוע|בעזרת|באמצעות)\sבינה\sמלאכותית\W*$|^\W*یہ\s(?:خبر|"
    r"تحریر)\sمصنوعی\sذہانت\sکی\sمدد\sسے\sتیار\sکی\sگئی\sہے\W*$|"
    r"^\W*(?:यह|ये)\s(?:लेख|खबर)\sएआई\sकी\sमदद\sसे\s.{3,24}$|^\W*এই\sপ্রতিবেদন\sএআইয়ের\sসাহায্যে\sতৈরি.{0,10}$|"
    r"^\W*இந்த\sசெய்தி\sசெயற்கை\sநுண்ணறிவு\sஉதவியுடன்\s.{4,20}$",
    r"^\W*artikel\sini\s(?:dibuat|dihasilkan|ditulis|diterjemahkan)\sdengan\sbantuan\skecerdasan\sbuatan\b(?:\s"
    r"\([^)]{1,10}\))?\W*$|"
    r"^\W*bài\sviết\s(?:này\s)?được\s(?:thực\shiện|tạo|viết)\s(?:với|bằng|"
    r"bởi)\s(?:sự\shỗ\strợ\scủa\s)?trí\stuệ\snhân\stạo\W*$|^\W*(?:บทความ|ข่าว)นี้(?:จัดทำ|เขียน|"
    r"สร้าง)(?:ขึ้น)?โดย(?:ใช้)?ปัญญาประดิษฐ์\W*$|"
    r"^\W*habari\shii\simeandaliwa\skwa\smsaada\swa\sakili\s(?:bandia|unde)\W*$|^\W*straipsnis\s(?:parengtas|"
    r"sukurtas)\snaudojant\sdirbtinį\sintelektą\W*$|"
    r"^\W*raksts\s(?:tapis|sagatavots)\sar\smākslīgā\sintelekta\spalīdzību\W*$|^\W*artikkel\son\s(?:koostatud|"
    r"tõlgitud|kirjutatud)\stehisintellekti\sabil\W*$",
)
FEATURED = (
    "tell", "share", "erzähl", "schreib", "schick", "cuéntanos", "cuéntenos", "berätta", "fortell", "fortæl",
    "kerro", "opowiedz", "napisz", "napište", "napíšte", "írd", "meséld", "povestește", "scrie-ne", "разкаж",
    "расскаж", "напишите", "розкаж", "ispričaj", "испричај", "πείτε", "γράψτε", "anlat", "yaz", "احك", "شارك",
    "ספרו", "ceritakan", "kirim", "kể", "教えて", "お寄せ", "들려", "보내", "投稿", "分享", "留言", "featured",
    "anonymous", "google form", "peut-être", "pourr", "podrías", "podría", "quizá", "aparecer", "talvez",
    "potrebbe", "potresti", "forse", "misschien",
)  # fmt: skip
_SENTENCE = r"(?:^|[.!?…]\s)\W{0,3}"
_TO_US = r"(?:us|with\sus|in|below|at|by|through|via|your|it|them|this|here)"
FEATURE = (
    # readers are asked for what they know, and told that it may be printed, or given a form for it
    rf"{_SENTENCE}(?:(?:please|so|and)[\s,]+)?(?:tell|share|let|drop|submit|send|comment|leave)\s{_TO_US}\b[^.!?]{{0,160}}"
    r"\b(?:(?:you|it|your\s\w+|they|we)\s(?:\w+\s)?(?:might|may|could|can)\s(?:\w+\s)?(?:be\s)?(?:featured?|included?)\sin\s(?:an?\s(?:\w+\s){0,2}"
    r"(?:post|article|story|piece|video|roundup|list|column)|our\s(?:next|upcoming)|the\snext)|(?:this|our)\s(?:anonymous|google)\s(?:google\s)?"
    r"(?:form|survey))\b",
    rf"{_SENTENCE}(?:erzähl\w*|schreib\w*|schick\w*)\s(?:sie\s)?(?:es\s|sie\s)?uns\b[^!?]{{0,120}}\b(?:vielleicht|eventuell|womöglich)\b[^.!?]{{0,60}}"
    r"\b(?:veröffentlich\w+|nächsten\s(?:artikel|beitrag)|erschein\w+)\b|"
    rf"{_SENTENCE}(?:vertel|deel)\s[^!?]{{0,120}}\bmisschien\b[^.!?]{{0,60}}\b(?:artikel|publiceren|plaatsen)\b",
    rf"{_SENTENCE}(?:raconte[sz]?|partage[sz]?)[\s-](?:nous|le|les|vos|ton|votre)\b[^!?]{{0,140}}\b(?:peut-être|pourr(?:ait|ez|ais))\b[^.!?]{{0,60}}\b(?:article|publi\w+|"
    rf"post)\b|{_SENTENCE}¿?(?:cuéntanos|cuéntenos|compártelo|comparte)\b[^!?]{{0,140}}\b(?:podrías?|podría|quizás?|puede\sque)\b[^.!?]{{0,60}}\b(?:artículo|"
    r"post|nota|public\w+)\b",
    rf"{_SENTENCE}(?:cont[ea]|compartilhe|envie)\s[^!?]{{0,140}}\b(?:pode|poderá|talvez)\b[^.!?]{{0,40}}\b(?:aparecer|publicad\w+|destaque)\b[^.!?]{{0,40}}\b(?:post|"
    rf"artigo|matéria|lista)\b|{_SENTENCE}(?:racconta(?:ci|telo|tecelo|cela)|scriv(?:ici|eteci))\b[^!?]{{0,140}}\b(?:potrebbe|potresti|forse)\b[^.!?]{{0,60}}\b(?:articolo|"
    rf"pubblic\w+|post)\b|{_SENTENCE}(?:povestește-ne|scrie-ne)\b[^!?]{{0,140}}\b(?:poate|ar\sputea)\b[^.!?]{{0,60}}\b(?:articol|public\w+)\b",
    rf"{_SENTENCE}(?:berätta|fortell|fortæl)\s[^!?]{{0,140}}\b(?:kanske|kanskje|måske|kan\skomma\smed)\b[^.!?]{{0,60}}\b(?:artikel|artikkel|publicer\w+|publiser\w+|sak)\b|"
    rf"{_SENTENCE}kerro\smeille\b[^!?]{{0,140}}\b(?:saatamme|ehkä)\b[^.!?]{{0,60}}\b(?:julkais\w+|juttu\w*)\b",
    rf"{_SENTENCE}(?:opowiedz|napisz)(?:cie)?\s[^!?]{{0,140}}\b(?:może|być\smoże)\b[^.!?]{{0,60}}\b(?:opublikujemy|artyku\w+)\b|"
    rf"{_SENTENCE}(?:napište|napíšte)\s(?:nám)\b[^!?]{{0,140}}\b(?:možná|možno)\b[^.!?]{{0,60}}\b(?:zveřejn\w+|zverejn\w+|článku)\b|"
    rf"{_SENTENCE}(?:расскажите|напишите)\s[^!?]{{0,140}}\b(?:возможно|может)\b[^.!?]{{0,60}}\b(?:опубликуем|материал\w*|войд[её]т)\b|"
    rf"{_SENTENCE}(?:розкажіть|напишіть)\s[^!?]{{0,140}}\b(?:можливо|може)\b[^.!?]{{0,60}}\b(?:опублікуємо|матеріал\w*|увійде)\b|"
    rf"{_SENTENCE}(?:írd|meséld|írja|mesélje)\sel?\b[^!?]{{0,140}}\b(?:talán|lehet)\b[^.!?]{{0,60}}\b(?:cikk\w*|megjelen\w*)\b",
    rf"{_SENTENCE}(?:ceritakan|kirim(?:kan)?)\s[^!?]{{0,140}}\b(?:mungkin|bisa)\b[^.!?]{{0,60}}\b(?:dimuat|ditampilkan)\b|"
    r"(?:体験談?|エピソード|ご意見|お話).{0,20}(?:教えて|お寄せ)ください.{0,40}記事で(?:ご?紹介|掲載)|(?:사연|이야기|경험)[을를]?\s?(?:들려|보내).{0,30}기사(?:에|로).{0,12}(?:소개|실)|"
    r"(?:欢迎|歡迎|在评论区|在留言區).{0,20}(?:分享|投稿|留言).{0,40}(?:有机会|有機會|可能)(?:被)?(?:刊登|收录|收錄|选入|選入)",
)
