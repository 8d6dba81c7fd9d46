"""What the forms and rules of a comment section say: your address is not published, sign in to comment, comments are
read before they appear, newest first, report this comment, "3 thoughts on …", how many there are.

"Add a comment", closed comments and counts with a verb are in ``house.controls``, what an author asks for in
``house.offers``. Each form is all that the line says, or how such a rule begins. Held against the lines that we wrote
(``benchmarks.training.written_lines``) and all short lines of the recorded and the invented pages: no truth has one.
"""

from __future__ import annotations

_COMMENTS = (
    r"(?:comments?|replies|reply|responses?|kommentare?|antworten|leserkommentare?|postings?|reacties?|commentaires?|réactions?|comentarios?|"
    r"comentários?|respuestas?|respostas?|commenti|commento|risposte|comentaris?|comentarii|kommentar(?:er|erna)?|svar|kommenttia?|kommentit|"
    r"vastaukset|vastausta|athugasemdir|ummæli|komentarz(?:e|y|a)|komentář(?:e|ů)?|příspěvků|diskuse|komentár(?:e|ov)|hozzászólás(?:ok)?|komentarj(?:i|ev)|"
    r"komentar(?:i|a|ji)?|komentara|комментари(?:и|ев|я|й)|коментар(?:и|і|ів|а)?|σχόλι(?:α|ο)|yorum(?:lar)?|kommentaar(?:i|id)|komentar(?:ai|ų)|komentār(?:i|u)|"
    r"تعليق(?:ات)?|التعليقات|دیدگاه(?:\S?ها)?|نظرات|תגובות|टिप्पणी|टिप्पणियां|टिप्पणियाँ|कमेंट्स?|प्रतिक्रिया|মন্তব্য|تبصرے|கருத்துகள்|వ్యాఖ్యలు|కామెంట్లు|komentar|ulasan|komen|"
    r"bình\sluận|ความคิดเห็น|maoni|(?:mga\s)?komento|コメント|评论|評論|留言|댓글)"
)
COUNTED = (
    "comment", "kommentar", "postings", "reactie", "réaction", "comentari", "comentár", "comentarii", "komment",
    "athugasemd", "ummæli", "komentar", "komentář", "komentár", "hozzászól", "коммент", "комент", "σχόλι", "yorum",
    "kommentaar", "komentār", "تعليق", "التعليقات", "دیدگاه", "نظرات", "תגובות", "कमेंट", "टिप्पणियां", "प्रतिक्रिया",
    "মন্তব্য", "تبصرے", "கருத்துகள்", "వ్యాఖ్యలు", "కామెంట్లు", "ulasan", "komen", "bình luận", "ความคิดเห็น",
    "maoni", "komento", "コメント", "评论", "評論", "留言", "댓글", "diskuse", "diskuze", "thoughts", "responses",
    "replies", "respuestas", "réponses", "antworten", "svar", "recipe", "discuss", "odpowiedzi", "odpověd",
    "odpovede", "odgovor", "одговор", "antwoorden", "risposte", "vastaukset", "ответ", "відповід", "trả lời", "回复",
    "回覆", "回應", "返信", "답글", "válaszok", "meinungen", "mitreden", "debatten", "תגובה", "szólj", "reply",
    "การตอบกลับ", "जवाब", "respuesta", "risposta", "resposta", "تعليقا", "投稿",
)  # fmt: skip
COUNT = (
    # comments (27)
    rf"^\W*(?:(?:all|alle|tous\sles|все|wszystkie|全部|एकूण|toplam)\s)?{_COMMENTS}(?:\s(?:к\sстатье|до\sстатті|k\sčlánku|zum\sartikel|zu\sdiesem\sartikel))?\s?[:：]?\s?[(（\[]\s?\d[\d.,\s]{{0,6}}(?:件|개|条|條|則|\s(?:příspěvků|komentářů|komentárov))?\s?[)）\]]\W*$|"
    rf"^\W*(?:(?:no|zero)\scomments|\d{{1,3}}(?:[.,\s]\d{{3}})?\s(?:leser)?{_COMMENTS})(?:\s(?:on|to)\s\W*[\"“„«'‘].{{2,90}})?\W*$|^\W*{_COMMENTS}(?:\s(?:к\sстатье|до\sстатті|k\sčlánku))?\s?[:：]\s?\d{{1,5}}\W*$|^\W*(?:댓글|maoni)\s\d{{1,4}}\W*$|"
    rf"^\W*[০-৯०-९]{{1,4}}\s{_COMMENTS}\W*$|^\W*{_COMMENTS}\s[(][۰-۹०-९০-৯]{{1,4}}[)]\W*$",
    r"^\W*(?:\d{1,4}\s(?:thoughts?|responses?|comments?|replies|reply)|one\sthought)\s(?:on|to)\s(?![^?]{0,150}(?:[.]$|\b(?:were|was|came|filed|arrived|annoyed|made|that|says?|said|from)\b)).{2,160}$|^\W*\d{1,4}\s(?:gedanken|antworten|kommentare)\s(?:zu|auf)\s\W*[\"“„«'‘].{2,160}$|"
    r"^\W*\d{1,4}\s(?:réflexions?|commentaires?|réponses?)\s(?:sur|au\ssujet\sde|à)\s\W*[\"“„«'‘].{2,160}$|^\W*\d{1,4}\s(?:comentarios?|respuestas?|pensamientos?|comentários?|ideias)\s(?:en|a|sobre|em)\s\W*[\"“„«'‘].{2,160}$|"
    r"^\W*\d{1,4}\s(?:commenti|pensieri|risposte)\s(?:su|a)\s\W*[\"“„«'‘].{2,160}$|^\W*\d{1,4}\s(?:gedachten?|reacties?)\s(?:over|op)\s\W*[\"“„«'‘].{2,160}$",
    # write one
    r"^\W*(?:(?:einen\s|deinen\s|ihren\s)?kommentar\s(?:schreiben|verfassen|hinterlassen|abgeben)|(?:schreibe?|hinterlasse)\s(?:einen|deinen)\skommentar|jetzt\smit(?:reden|diskutieren)|"
    r"(?:plaats|schrijf|geef|laat)\s(?:een|je|uw)\sreactie(?:\sachter)?|(?:laisser|écrire|ajouter|poster|publier|laissez)\sun\scommentaire|(?:deja|escribe|publica|a[ñn]ad[ei]r?|deje|agrega)\sun[a]?\s(?:comentario|respuesta)|"
    r"(?:deixe|escreva|deixar|adicionar|publicar)\s(?:um|o\sseu|seu)\scoment[aá]rio|(?:lascia|scrivi|aggiungi|invia)\sun[a]?\s(?:commento|risposta)|(?:lasă|adaugă|scrie|lăsați)\sun\scomentariu|deixa\sun\scomentari)\W*$",
    r"^\W*(?:(?:skriv|lämna|legg\sigjen|efterlad|tilføj)\sen\skommentar|(?:gå\smed|delta|deltag|bli\smed)\si\s(?:debatten|diskusjonen|diskussionen)|(?:kirjoita|jätä|lisää)\skommentti|skrifa(?:ðu)?\s(?:athugasemd|ummæli)|"
    r"(?:dodaj|napisz|zostaw|skomentuj)\s(?:swój\s|nowy\s)?komentarz|(?:napsat|přidat|vložit|napište)\skomentář|(?:pridať|napísať|pridajte)\skomentár|szólj\shozzá|(?:pošalji|dodaj|napiši|ostavi(?:te)?)\skomentar|"
    r"(?:оставить|добавить|написать|оставьте)\s(?:свой\s)?комментарий|(?:залишити|додати|написати)\sкоментар|(?:напиши|добави|пошаљи|остави)\sкоментар|(?:αφήστε|γράψτε|προσθέστε)\s(?:ένα\s|το\s)?σχόλιο|"
    r"yorum\s(?:yaz|yap|ekle|bırak)(?:ın)?|(?:أضف|اكتب|اترك)\sتعليق[اًك]{0,2}|הוספת\sתגובה|(?:tinggalkan|tulis|beri)\s(?:komen|komentar|ulasan)(?:\sanda)?|(?:viết|gửi)\sbình\sluận|lisa\skommentaar|rašyti\skomentarą|pievienot\skomentāru)\W*$|"
    r"^\W*コメントを(?:書く|投稿(?:する)?|残す)\W*$|^\W*댓글\s?(?:쓰기|작성|달기|남기기)\W*$|^\W*(?:发表|發表|撰写|撰寫|我要)(?:评论|評論|留言)\W*$|^\W*(?:rate|review)\sthis\srecipe\W*$|^\W*recipe\sreviews\s[(]\d+[)]\W*$",
    # show them
    r"^\W*(?:show|view|see|load|read|hide)\s(?:all\s|the\s)?(?:\d+\s)?(?:more\s|previous\s|other\s)?(?:comments|replies|reply|responses)(?:\s[(]\d+[)])?\W*$|"
    r"^\W*(?:alle\s)?(?:\d+\s)?(?:weiteren?\s)?(?:antworten|kommentare|meinungen)\s(?:an)?(?:zeigen|laden|ansehen)\W*$|^\W*weitere\s(?:meinungen|kommentare|antworten)\s(?:an)?(?:laden|zeigen)\W*$|"
    r"^\W*(?:toon|bekijk|lees)\s(?:alle\s)?(?:\d+\s)?(?:reacties|antwoorden)\W*$|^\W*(?:voir|afficher)\s(?:les\s)?(?:\d+\s)?(?:réponses?|commentaires)\W*$|"
    r"^\W*(?:ver|mostrar)\s(?:m[áa]s\s|mais\s|las\s|as\s|todas\slas\s)?(?:\d+\s)?(?:respuestas|respostas|comentarios|comentários)\W*$|^\W*mostra\s(?:le\s)?(?:\d+\s)?(?:risposte|altri\scommenti)\W*$",
    r"^\W*(?:vis|visa)\s(?:alle\s|alla\s)?(?:\d+\s)?(?:svar|kommentarer)\W*$|^\W*näytä\s(?:kaikki\s)?(?:\d+\s)?(?:vastaukset|kommentit)\W*$|^\W*(?:pokaż|zobacz)\s(?:\d+\s)?(?:odpowiedzi|komentarze)\W*$|"
    r"^\W*(?:zobrazit|zobraziť|prikaži|покажи)\s(?:\d+\s)?(?:odpovědi|odpovede|odgovore|одговоре|отговорите)(?:\s[(]\d+[)])?\W*$|^\W*válaszok\smegjelenítése\W*$|^\W*показать\s(?:ещ[её]\s)?(?:\d+\s)?(?:ответ\w*|комментари\w+)\W*$|"
    r"^\W*показати\s(?:ще\s)?(?:\d+\s)?(?:відповід\w+|коментар\w+)\W*$|^\W*xem\sthêm\s(?:trả\slời|bình\sluận)\W*$|^\W*ดูการตอบกลับทั้งหมด\W*$|^\W*जवाब\sदेखें(?:\s[(]\d+[)])?\W*$|^\W*(?:查看|显示|顯示)(?:全部|其他|更多)?\s?\d*\s?[条條則则]?(?:回复|回覆|回應|评论|留言)\W*$|"
    r"^\W*返信を(?:表示|見る|さらに表示)\W*$|^\W*답글\s?(?:더\s?보기|\d+개\s?보기)\W*$",
)
SIGNED = (
    "comment", "kommentier", "kommentar", "reply", "respond", "discussion", "reageren", "commenter", "comentar",
    "comenta", "participar", "commentaire", "laisser", "commentare", "opinar", "angemeldet", "anmelden", "kommentera",
    "kommentere", "debatten", "kommentoidaksesi", "kommentoi", "ummæli", "komentář", "komentowa", "skomentowa",
    "komentova", "příspěv", "príspevk", "prihlásiť", "přihlásit", "hozzászól", "komentira", "коммент", "комент",
    "авториз", "сигн", "σχολιά", "yorum", "التعليق", "نظر", "להגיב", "टिप्पणी", "कमेंट", "প্রতিক্রিয়া", "মন্তব্য",
    "تبصرہ", "கருத்தை", "కామెంట్", "प्रतिक्रिया", "komentar", "mengulas", "bình luận", "แสดงความคิดเห็น", "maoni",
    "magkomento", "kommenteerimiseks", "komentuoti", "komentētu", "コメント", "评论", "評論", "留言", "댓글",
    "comentaris", "comentarii", "comentariu", "discussão", "comentário", "subscribers", "conversation", "للتعليق",
)  # fmt: skip
_SIGN_IN = (
    r"(?:log\s?(?:ged\s)?in|sign(?:ed)?\s?(?:in|up)|register(?:ed)?|join|create\san\saccount|a\sregistered\suser)"
)
SIGN_IN = (
    rf"^\W*(?:please\s|you\s(?:must|need\sto|have\sto)\s(?:be\s)?|to\sbe\s)?{_SIGN_IN}(?:\s(?:or\s)?{_SIGN_IN})?(?:\s[\w\s]{{2,24}})?\s(?:to|before)\s(?:leave|post|add|write|make|join|view|read|see|reply|comment|respond|"
    rf"commenting|posting|report|recommend|vote|participate)\b(?:\s(?:a|an|your|the|in|or|on|read|more|this|reply|response|comments?|discussion|conversation|story|article|post|to)){{0,7}}\W*$|"
    rf"^\W*(?:to\s(?:comment|reply|post\sa\scomment|join\sthe\s(?:conversation|discussion))|want\sto\scomment\?)\W{{0,2}}\s(?:please\s|you\s(?:must|need\sto)\s(?:be\s)?)?{_SIGN_IN}\b[^.!?]{{0,40}}\W*$|"
    r"^\W*(?:only|just)\s(?:[\w-]+\s)?(?:subscribers|members|registered\s\w+|readers\swith\san?\saccount)\s(?:can|may)\s(?:post\s|leave\s|write\s)?comments?\b[^.!?]{0,30}\W*$",
    r"^\W*(?:bitte\s)?(?:melden\ssie\ssich\san|anmelden|einloggen|registrieren\ssie\ssich|loggen\ssie\ssich\sein)\W{1,2}\s?um\s(?:zu\skommentieren|einen\skommentar\b[^.!?]{0,30})\W*$|"
    r"^\W*(?:du|sie)\s(?:musst|müssen)\s(?:angemeldet|eingeloggt|registriert)\ssein\W{1,2}\s?um\b[^.!?]{0,40}\W*$|^\W*(?:log\sin|meld\sje\saan)\som\s(?:te\s)?(?:reageren|een\sreactie\b[^.!?]{0,20})\W*$",
    r"^\W*(?:connectez-vous|identifiez-vous|inscrivez-vous)\s[^.!?]{0,30}\b(?:commentaire|commenter|réagir)\W*$|^\W*vous\sdevez\s(?:être\s(?:connecté|identifié|inscrit|abonné)|vous\sconnecter)[^.!?]{0,16}\s(?:commenter|commentaire|réagir)\b[^.!?]{0,20}\W*$|"
    r"^\W*(?:inicia\s(?:tu\s)?sesi[óo]n|reg[íi]strate|identif[íi]cate|accede|acceda|ingresa)\s[^.!?]{0,24}\b(?:comentar|comentarios?|opinar)\W*$|^\W*(?:debes|debe|tienes\sque)\s(?:\S+\s){0,2}?(?:inici|identific|registr|conect|acced|ingres|suscri|estar|ser)\S*\s[^.!?]{0,24}\b(?:comentar|comentarios?|opinar)\W*$|"
    r"^\W*para\s(?:opinar|comentar)\s(?:debes|debe|tienes|hay|é\spreciso|precisa|faça|inicia)\b(?=.{0,50}(?:sesi|sess|regist|identif|suscri|login|cadast|conect|assin))[^!?]{2,80}\W*$|^\W*(?:faça\s(?:o\s)?login|entre|inicie\ssessão|cadastre-se)\s[^.!?]{0,24}\b(?:comentar|discussão|comentário)\W*$|"
    r"^\W*(?:accedi|registrati|effettua\sil\slogin|devi\s(?:essere\s\w+|effettuare\sl['’]accesso))\s[^.!?]{0,24}\b(?:commentare|commento)\W*$|^\W*(?:identifica['’]t|inicia\ssessió)\s[^.!?]{0,24}\bcomentar\w*\W*$|"
    r"^\W*trebuie\ssă\s(?:fii|fiți|te|vă)\s[^.!?]{0,30}\b(?:comentari\w*|comenta)\b[^.!?]{0,16}\W*$",
    r"^\W*(?:logga\sin|logg\s(?:deg\s)?inn|log\sind|du\s(?:måste|må|skal)\s(?:være|vara)\s(?:logget|inloggad|innlogget)(?:\sind|\sinn)?)\s(?:för\satt|for\så|for\sat)\s[^.!?]{0,20}\b(?:komment\w+|debatt\w*)\W*$|^\W*kirjaudu\ssisään\s[^.!?]{0,10}komment\w+\W*$|"
    r"^\W*skráðu\sþig\sinn\stil\sað\s[^.!?]{0,16}\b(?:ummæli|athugasemd\w*)\W*$|^\W*zaloguj\ssię\W{1,2}(?:aby|żeby|by)\s(?:móc\s)?(?:skomentować|komentować|dodać\skomentarz)\W*$|"
    r"^\W*(?:pro|na)\s(?:vložení|přidání|pridanie|vloženie)\s(?:komentáře|příspěvku|príspevku|komentára)\b[^.!?]{0,40}\W*$|^\W*(?:a\s)?(?:hozzászóláshoz|kommenteléshez)\s[^.!?]{2,40}\W*$|"
    r"^\W*za\skomentiranje\s(?:se\smorate|je\spotrebna|se\smorate|morate|trebate)\s[^.!?]{0,14}(?:prijav|ulog|regist)[^.!?]{0,16}\W*$|^\W*само\sрегистровани\sкорисници\s[^.!?]{2,40}\W*$|^\W*чтобы\s(?:комментировать|оставить\sкомментарий)\W{1,2}(?:нужно\s|надо\s|необходимо\s)?(?:войд|войти|авториз|зарегистр|залогин)[^.!?]{0,30}\W*$|"
    r"^\W*(?:увійдіть|авторизуйтеся)\W{1,2}щоб\s[^.!?]{0,14}комент\w+\W*$|^\W*за\sда\sкоментирате\W{1,2}[^.!?]{0,16}(?:влез|вход|регистр)[^.!?]{0,20}\W*$|^\W*(?:norėdami\skomentuoti|lai\skomentētu)\W{1,2}[^.!?]{2,24}\W*$|^\W*kommenteerimiseks\slogi\ssisse\W*$",
    r"^\W*συνδεθείτε\sγια\sνα\sσχολιάσετε\W*$|^\W*yorum\syap(?:abil)?mak\siçin\s[^.!?]{0,20}(?:giriş|üye|oturum|kayıt)[^.!?]{0,24}\W*$|^\W*سج[ّ]?ل\sالدخول\s[^.!?]{0,16}(?:ال|لل)تعليق$|^\W*برای\sثبت\s(?:نظر|دیدگاه)\s[^.!?]{2,24}\W*$|^\W*יש\sלהתחבר\sכדי\sלהגיב\W*$|"
    r"^\W*(?:टिप्पणी|कमेंट)\sकरने\sके\sलिए\s.{2,24}$|^\W*মন্তব্য\sকরতে\sলগ\s?ইন\sকরুন\W*$|^\W*تبصرہ\sکرنے\sکے\sلیے\s.{2,24}$|^\W*கருத்தைப்\sபதிவிட\sஉள்நுழைக\W*$|^\W*కామెంట్\sచేయడానికి\s.{2,24}$|^\W*प्रतिक्रिया\sदेण्यासाठी\s.{2,24}$|"
    r"^\W*(?:silakan\s)?(?:masuk|login|log\smasuk)\suntuk\s[^.!?]{0,16}(?:komentar|mengulas|komen)\W*$|^\W*đăng\snhập\sđể\s[^.!?]{0,12}bình\sluận\W*$|^\W*ingia\sili\skutoa\smaoni\W*$|^\W*mag-sign\sin\supang\smagkomento\W*$|^\W*เข้าสู่ระบบเพื่อแสดงความคิดเห็น\W*$",
    r"^\W*(?:ログイン|会員登録)して(?:から)?コメント(?:する|を(?:書く|投稿))?\W*$|^\W*로그인\s?(?:후|하고)\s?.{0,4}댓글.{0,14}$|^\W*(?:登录|登入|登錄)(?:后|後)?(?:即可)?(?:发表|發表)?(?:评论|評論|留言)\W*$",
)
PUBLISHED = (
    "published", "veröffentlich", "gepubliceerd", "publiée", "publicada", "publicado", "pubblicato", "publicată",
    "publicarà", "opublikowan", "zveřejn", "zverejn", "опубликован", "опубліков", "публикуван", "publiceras",
    "publisert", "offentliggjort", "julkaista", "yayınlanma", "نشر", "منتشر", "required", "erforderlich",
    "obligatoires", "звёздочкой", "save my name", "speichere", "enregistrer", "guarda mi", "salvar meus",
    "salva il mio", "notify me", "benachrichtig", "e-mailadres", "公開", "公开", "fields", "prévenez", "recibir un",
    "cancel reply", "antworten abbrechen", "leave a", "annuler", "cancelar", "annulla", "deja", "deixe", "laisser",
    "lascia", "schreibe", "plaats", "adaugă", "lämna", "legg igjen", "skriv", "أضف", "発行",
)  # fmt: skip
PUBLISH = (
    r"^\W*(?:your|the)\se-?mail(?:\saddress)?\s(?:will|is|are)\s(?:not|never)\s(?:be\s)?(?:published|shared|shown|displayed|made\spublic)\b[^!?]{0,90}$|"
    r"^\W*[*\"'\s]*(?:required\sfields\sare\smarked|indicates\s(?:a\s)?required(?:\sfields?)?|(?:denotes|fields\smarked)\s[^.!?]{2,40}\brequired)\b[^.!?]{0,20}\W*$|"
    r"^\W*save\smy\s(?:name|details|information)\b[^!?]{0,80}\b(?:browser|time)\b[^.!?]{0,40}\W*$|"
    r"^\W*notify\sme\s(?:of|about|when|via|by)\s(?:(?:new|follow-?up|any|there|someone|subsequent|all)\s)*(?:comments?|posts?|replies|answers|e-?mail|are|replies)\b[^!?]{0,80}\W*$|"
    r"^\W*(?:leave|post|add|write)\s(?:a|your)\s(?:reply|comment|response)\s?(?:to\s.{1,40}?)?cancel\s?(?:reply|comment|response)\W*$|^\W*cancel\s(?:reply|comment)\W*$|^\W*leave\sa\s(?:reply|response|comment)\sbelow\W*$",
    r"^\W*(?:deine|ihre|meine)\se-?mail(?:-?adresse)?\swird\snicht\sveröffentlicht\b[^!?]{0,80}$|^\W*erforderliche\sfelder\ssind\b[^.!?]{2,30}\W*$|^\W*(?:speichere|meinen)\s[^!?]{0,20}\bnamen\b[^!?]{0,90}\bbrowser\b[^.!?]{0,50}\W*$|"
    r"^\W*(?:benachrichtige|informiere)\smich\s[^!?]{0,30}(?:kommentar|beitr|antwort|e-?mail)[^!?]{0,60}\W*$|^\W*(?:schreibe\seinen\s|einen\s)?(?:kommentar|antwort(?:en)?)\s?(?:schreiben\s|verfassen\s)?(?:antwort(?:en)?\s)?abbrechen\W*$|"
    r"^\W*(?:je|uw|het)\se-?mail-?adres\s(?:wordt|zal)\sniet\s(?:worden\s)?(?:gepubliceerd|getoond)\b[^!?]{0,60}$|^\W*reactie\sannuleren\W*$",
    r"^\W*(?:votre|ton)\s(?:adresse\s)?(?:e-?mail|courriel|de\smessagerie|adresse\sde\smessagerie)\sne\ssera\spas\spubli\w+\b[^!?]{0,90}$|^\W*votre\sadresse\s[^.!?]{2,20}\sne\ssera\spas\spubliée\b[^!?]{0,90}$|"
    r"^\W*enregistrer\smon\snom\b[^!?]{0,60}\bnavigateur\b[^!?]{0,60}\W*$|^\W*(?:prévenez|avertissez)-moi\s[^!?]{0,30}(?:commentaire|article|e-?mail)[^!?]{0,60}\W*$|^\W*(?:laisser|répondre|poster)\s?(?:un\scommentaire)?\s?annuler\sla\sréponse\W*$",
    r"^\W*(?:tu|su)\s(?:direcci[óo]n\sde\s)?(?:correo|e-?mail)(?:\selectr[óo]nico)?\sno\sser[áa]\s(?:publicad[oa]|visible)\b[^!?]{0,80}$|^\W*(?:deja|responder)\s?(?:una\s(?:respuesta|comentario))?\s?cancelar\s(?:la\s)?respuesta\W*$|"
    r"^\W*(?:guarda|guardar)\smi\snombre\b[^!?]{0,110}\W*$|^\W*recib\w+\sun\s(?:correo|e-?mail)\s[^.!?]{0,30}\b(?:comentarios|entrada)\b[^.!?]{0,20}\W*$|^\W*(?:o\s)?seu\s(?:endereço\sde\s)?e-?mail\snão\sserá\spublicado\b[^!?]{0,80}$|"
    r"^\W*salvar\smeus\sdados\b[^!?]{0,90}\W*$|^\W*(?:deixe|responder)\s?(?:um\scomentário|uma\sresposta)?\s?cancelar\sresposta\W*$|^\W*il\stuo\sindirizzo\se-?mail\snon\ssarà\spubblicato\b[^!?]{0,80}$|^\W*salva\sil\smio\snome\b[^!?]{0,90}\W*$|"
    r"^\W*(?:lascia\sun\scommento|rispondi)\sannulla\srisposta\W*$|^\W*adresa\sta\sde\semail\snu\sva\sfi\spublicată\b[^!?]{0,80}$|^\W*l['’]adreça\selectrònica\sno\ses\spublicarà\b[^!?]{0,80}$",
    r"^\W*(?:din|e-post)\s?e-?post(?:adress(?:e|en)?)?\s(?:kommer|vil|blir)\s(?:inte|ikke)\b[^!?]{0,80}$|^\W*din\s(?:e-?mail(?:adresse)?|mailadresse)\s(?:vil|bliver)\sikke\s[^!?]{2,60}$|^\W*sähköpostiosoitettasi\sei\sjulkaista\b[^!?]{0,60}$|"
    r"^\W*twój\sadres\se-?mail\snie\szostanie\sopublikowany\b[^!?]{0,60}$|^\W*vaš[ae]\se-?mailová\sadresa\sne(?:bude|bude)\szve[řr]ejněná\b[^!?]{0,60}$|^\W*vaša\se-?mailová\sadresa\snebude\szverejnená\b[^!?]{0,60}$|"
    r"^\W*ваш\s(?:адрес\s)?(?:e-?mail|электронной\sпочты)\sне\sбудет\sопубликован\b[^!?]{0,60}$|^\W*обязательные\sполя\sотмечены\b[^!?]{0,70}$|^\W*ваша\s(?:e-?mail\s)?адреса\sне\s(?:буде\sопубліков|оприлюдн)\w+\b[^!?]{0,60}$|"
    r"^\W*e-?posta\s(?:hesabınız|adresiniz)\syayınlanmayacak\b[^!?]{0,60}$|^\W*لن\sيتم\sنشر\sعنوان\s(?:بريدك|البريد)\sالإلكتروني\b.{0,40}$|^\W*نشانی\sایمیل\sشما\sمنتشر\sنخواهد\sشد\b.{0,40}$|^\W*メールアドレスが公開されることはありません.{0,40}$|^\W*(?:您的)?(?:邮箱|電子郵件|电子邮件)(?:地址|位址)?不(?:会|會)(?:被)?公[开開].{0,20}$",
)
SORTED = (
    "sort", "newest", "oldest", "neueste", "älteste", "beliebteste", "trier", "ordenar", "ordina", "sorter", "sortuj",
    "seřadit", "zoradiť", "poredaj", "подреди", "сначала", "спершу", "спочатку", "ταξινόμηση", "en yeni", "الأحدث",
    "urutkan", "nyast", "nyeste", "mới nhất", "quan tâm", "найнов", "מהחדש", "most liked", "best first", "최신순",
    "新着順", "由新到", "最新", "नई", "নতুন", "rikiuoti", "kārtot", "järjesta", "סדר", "uusimmat", "nieuwste",
    "oudste", "plus récents", "más recientes", "top rated", "most recent",
)  # fmt: skip
SORT = (
    r"^\W*(?:sort(?:ed)?(?:\scomments)?\sby|sortieren\snach|sorteer\sop|trier\spar|ordenar\spor|ordina\sper|sorter\s(?:etter|efter)|sortera\sefter|sortuj|seřadit(?:\sod|\spodle)?|zoradiť(?:\spodľa)?|poredaj\spo|подреди\sпо|сортировать(?:\sпо)?|"
    r"сортувати(?:\sза)?|ταξινόμηση|sırala|urutkan|järjestä)(?:\s?[:：]\s?|\s(?=\S*(?:newest|oldest|best|popular|recent|relevan|neueste|beliebt|récent|recien|datum|date\b|najnov|nejnov)))(?:(?:the|od|по|les|los|las|mais|más|più|plus|le|lo|els|från)\s)?[\w-]{3,16}(?:\s(?:first|zuerst|hodnocen\w+|recien\w+|récents?|recenti|votad[oa]s|antiguos|novějších|najnovší\w+|πρόσφατα|"
    r"\w{4,12}))?(?:\s?[|/·]\s?\S{3,14}){0,4}\W*$",
    r"^\W*(?:newest|oldest|best|top|most\s(?:recent|liked))\s(?:comments\s)?first\W*$|^\W*most\s(?:liked|recommended)\W*$|^\W*(?:neueste|älteste|beliebteste|beste)\szuerst\W*$|^\W*(?:nieuwste|oudste|beste)\seerst\W*$|"
    r"^\W*(?:nyast|äldst|nyeste|eldste|ældste)\sf[öø]rst\W*$|^\W*(?:uusimmat|vanhimmat)\sensin\W*$|^\W*(?:les\s)?plus\s(?:récents|anciens)\sd['’]abord\W*$|^\W*(?:сначала|спершу|спочатку)\s(?:нов\w+|стар\w+|популярн\w+|найнов\w+|найстар\w+|лучш\w+)\W*$|"
    r"^\W*en\s(?:yeniler|eskiler|beğenilenler)(?:\s?[|/·]\s?\S[^.!?]{2,20})?\W*$|^\W*الأحدث\sأول[ًا]{0,2}\W*$|^\W*מהחדש\sלישן\W*$|^\W*(?:quan\stâm\snhất|mới\snhất)\s?[|·]\s?(?:mới\snhất|quan\stâm\snhất)\W*$|^\W*(?:新着|古い|人気|評価)順(?:\s(?:新着|古い|人気|評価)順)*\W*$|"
    r"^\W*(?:최신|공감|인기|등록|과거)순(?:\s(?:최신|공감|인기|등록|과거|답글|찬반)순)*\W*$|^\W*(?:由新到[舊旧]|由[舊旧]到新|最新\s?最[热熱])\W*$|^\W*सबसे\s(?:नई|पुरानी)\sटिप्पणियां\sपहले\W*$|^\W*নতুন\sমন্তব্য\sআগে\sদেখান\W*$",
)
REPORTED = (
    "report", "flag", "melden", "meld ", "signaler", "denunciar", "reportar", "segnala", "anmäl", "rapporter",
    "anmeld", "ilmoita", "zgłoś", "nahlásit", "nahlásiť", "jelentem", "prijavi", "пожаловаться", "поскарж",
    "докладвай", "şikâyet", "şikayet", "laporkan", "raportează", "teata", "pranešti", "ziņot", "ripoti", "i-report",
    "举报", "檢舉", "報告する", "신고", "แจ้งลบ", "शिकायत", "कळवा", "denuncia", "відповісти", "reply", "отметить",
)  # fmt: skip
REPORT = (
    r"^\W*(?:report|flag)\s(?:(?:this|the|as|an?)\s)*(?:comment|abuse|abusive|inappropriate|offensive|post|user|violation|reply|message)(?:\s(?:comment|content|post|message|as\s\w+))?\W*$|"
    r"^\W*(?:(?:kommentar|beitrag|posting|missbrauch|verstoß)\smelden)\W*$|^\W*(?:meld|rapporteer)\s(?:ongepaste\s|deze\s|een\s)?(?:reactie|bericht|misbruik)\W*$|^\W*signaler\s(?:un\s|ce\s|cet\s|le\s)?(?:abus|commentaire|message|contenu)\W*$|"
    r"^\W*(?:denunciar|reportar|denuncia|segnala|raportează)\s(?:(?:um|un|este|esse|il|o|este|acest)\s)?(?:abus[oi]?|comentario|comentário|commento|comentariu\w*|coment[áa]ri)\W*$",
    r"^\W*(?:anmäl|rapporter|anmeld)\s(?:kommentar(?:en)?|inlägg(?:et)?|innlegg(?:et)?|indlæg(?:get)?)\W*$|^\W*ilmoita\s(?:asiaton|asiattomasta|sopimattomasta)\s\w+\W*$|^\W*zgłoś\s(?:naruszenie|komentarz|nadużycie)\W*$|"
    r"^\W*nahlásit\s(?:nevhodný\s|tento\s)?(?:příspěvek|komentář)\W*$|^\W*nahlásiť\s(?:nevhodný\s)?(?:príspevok|komentár|administrátorovi)\W*$|^\W*jelentem\sa\skommentet\W*$|^\W*prijavi\s(?:neprimer\w+\s)?(?:vsebino|komentar|sadržaj)\W*$|"
    r"^\W*(?:пожаловаться(?:\sна\sкомментарий)?|докладвай\sкоментар\w*)\W*$|^\W*відповісти\W{1,3}поскаржитися\W*$|^\W*[sş]ik[aâ]yet\set(?:\W{1,3}yanıtla)?\W*$|^\W*laporkan\skomentar\W*$|^\W*teata\s(?:sobimatust|ebasobivast)\skommentaarist\W*$|"
    r"^\W*pranešti\sapie\snetinkamą\skomentarą\W*$|^\W*ziņot\spar\spārkāpumu\W*$|^\W*ripoti\smaoni\b.{0,16}$|^\W*i-report\sang\skomento\W*$|^\W*举报(?:该|此)?(?:评论|留言|回复)\W*$|^\W*檢舉(?:不當)?(?:留言|評論)\W*$|"
    r"^\W*(?:不適切な)?(?:投稿|コメント)を(?:報告|通報)する\W*$|^\W*신고하기\W*$|^\W*แจ้งลบความคิดเห็น.{0,12}$|^\W*आपत्तिजनक\sटिप्पणी\sकी\sशिकायत\sकरें\W*$|^\W*आक्षेपार्ह\sप्रतिक्रिया\sकळवा\W*$",
)
RULED = (
    "moderat", "modér", "moderowan", "модерац", "модер", "abusive", "respectful", "guidelines", "house rules",
    "first to", "sei der", "soyez", "sé el", "seja o", "jadilah", "bądź", "будьте первым", "nog geen", "commenting",
    "netiquette", "netikette", "huisregels", "charte", "beleidigende", "freigeschaltet", "offensive", "awaiting",
    "asiattomat", "normas", "comentarios", "os comentários", "comentariile", "commenti", "les commentaires",
    "redakcja nie", "leserbeiträge", "kommentarfunktion", "comentário", "komentari koji", "коментарі, що",
    "комментарии", "υβριστικά", "küfür", "ستُحذف", "נוסחה", "תגובות", "نظرات", "نازیبا", "மொழி", "அவதூறான", "అసభ్యకర",
    "komentar", "lesendur", "debattregl", "moderálási", "håll god", "tonen skal", "hold deg", "评论", "網友", "网友",
    "留言", "誹謗", "コメント", "댓글", "bình luận", "মন্তব্যে", "comments", "commentaren", "diskuse", "zeichen verf",
    "reacties", "discussion", "postings", "抢沙发", "文明上网", "espace de", "reageren op", "komentowanie",
    "kommentarsfältet", "ruangan", "komen", "l'espace", "l’espace", "why have",
)  # fmt: skip
RULE = (
    r"^\W*(?:all\s|reader\s|your\s)?comments?(?:\son\s(?:this|our)\s\w+)?\s(?:is|are|will\sbe|may\sbe)\s(?:currently\s|now\s)?(?:(?:pre-?|post-?)?moderated|held\sfor\s\w+|awaiting\s\w+|reviewed\sbefore|checked\sbefore|subject\sto\s(?:our|moderation|approval|review|the))\b[^!?]{0,100}$|"
    r"^\W*your\scomment\s(?:is|will)\s(?:awaiting|be\s\w+|appear)\b[^!?]{0,60}$|^\W*(?:please\s)?(?:be\s(?:respectful|polite|civil)|keep\s(?:your\s|all\s|the\s)?comments?\s(?:\w+\s)?(?:respectful|civil|polite|on[\s-]topic|relevant|clean|constructive))\b[^!?]{0,120}$|"
    r"^\W*(?:please\s)?(?:read|see|follow|review|respect)\s(?:our|the)\s(?:community|commenting|comments?|house|discussion)\s(?:guidelines|rules|policy|standards)\b[^!?]{0,60}\W*$|^\W*(?:abusive|offensive|defamatory|racist)\s(?:comments|posts|messages|remarks)\s(?:will|are|may)\b[^!?]{2,60}$|"
    r"^\W*(?:this\scomment|comment)\s(?:has\sbeen|was)\s(?:removed|deleted|hidden)\b[^!?]{0,60}$|^\W*why\shave\scomments\sbeen\sturned\soff\b|^\W*(?:the\s)?(?:views|opinions)\sexpressed\sin\s(?:the\s)?comments\b[^!?]{2,90}$|"
    r"^\W*(?:there\sare\s)?no\scomments\s(?:yet|so\sfar)?(?:\W+(?:why\snot\s)?be\sthe\sfirst\b[^!?]{0,30})?\W*$|^\W*be\sthe\sfirst\s(?:one\s)?to\s(?:comment|reply|leave\sa\s\w+|share\s[^.!?]{2,30}|post\s[^.!?]{2,20}|review\s[^.!?]{2,30})\b[^.!?]{0,20}\W*$|"
    r"^\W*commenting\s(?:on\sthis\s\w+\s|for\sthis\s\w+\s)?(?:is|has)\s(?:been\s|now\s)?(?:closed|disabled|ended|turned\soff)\W*$",
    r"^\W*(?:bitte\s)?(?:beachten\ssie|lesen\ssie|halten\ssie\ssich\san|beachte)\s(?:bitte\s)?(?:unsere|die)\s(?:netiquette|netikette|kommentarregeln|community-?\w*|forenregeln)\b[^!?]{0,60}\W*$|^\W*beleidigende\b[^!?]{0,40}\b(?:kommentare|beiträge|postings)\b[^!?]{2,40}$|"
    r"^\W*(?:ihr|dein)\s(?:kommentar|beitrag)\swird\b[^!?]{2,40}\b(?:freigeschaltet|geprüft|veröffentlicht)\b[^!?]{0,20}$|^\W*(?:kommentar|beitrag)\swurde\s(?:von\s[^.!?]{2,24}\s)?(?:entfernt|gelöscht)\W*$|^\W*sei(?:en\ssie)?\sder\serste\b[^.!?]{2,30}komment\w+\W*$|"
    r"^\W*die\skommentarfunktion\b[^.!?]{2,60}\W*$|^\W*(?:noch\s)?\d{2,5}\szeichen\s(?:verfügbar|übrig)\W*$|^\W*aus\srechtlichen\sgründen\b[^!?]{2,90}\b(?:leserbeiträge|kommentare?|kommentieren)\b[^!?]{0,30}$|"
    r"^\W*lees\s(?:eerst\s)?onze\shuisregels\b[^!?]{0,50}\W*$|^\W*(?:er\szijn\s)?nog\sgeen\sreacties\W*$|^\W*reageren\sop\sdit\sartikel\sis\b[^.!?]{2,30}\W*$",
    r"^\W*les\scommentaires\ssont\s(?:modérés|soumis)\b[^?]{0,110}$|^\W*soyez\sle\spremier\s(?:à\s)?(?:réagir|commenter|laisser|donner)\b[^.!?]{0,30}\W*$|^\W*l['’]espace\sde\sdiscussion\sest\sfermé\b[^.!?]{0,30}\W*$|"
    r"^\W*s[ée]\sel\sprimero\sen\s(?:comentar|opinar|escribir)\b[^.!?]{0,30}\W*$|^\W*(?:las\sopiniones|los\scomentarios)\s(?:vertid[oa]s|expresad[oa]s|publicados|de\slos\slectores)\b[^?]{2,110}$|^\W*los\scomentarios\s(?:son|serán|están)\s(?:moderados|sujetos|responsabilidad)\b[^?]{0,90}$|"
    r"^\W*seja\so\sprimeiro\sa\s(?:comentar|opinar)\W*$|^\W*os\scomentários\s(?:são|serão|publicados|aqui|não)\b[^!?]{0,30}(?:responsabilidade|moderados|moderação|representam)\b[^!?]{0,90}$|^\W*i\scommenti\ssono\s(?:moderati|soggetti)\b[^!?]{0,100}$|"
    r"^\W*comentariile\s(?:care|ce)\s(?:conțin|conţin)\b[^!?]{2,90}$",
    r"^\W*(?:håll\sgod\ston|hold\sdeg\stil\ssaken|tonen\sskal|hold\sen\sgod\stone|pysythän\saiheessa)\b[^!?]{0,100}$|^\W*(?:asiattomat|loukkaavat)\s(?:viestit|kommentit)\spoistetaan\W*$|^\W*lesendur\sbera\s[^!?]{2,50}ummælum\b[^!?]{0,16}$|"
    r"^\W*kommentarsfältet\när?\s?stängt\b[^!?]{0,40}$|^\W*kommentarsfältet\sär\sstängt\b[^!?]{0,40}$|^\W*redakcja\snie\s(?:ponosi|odpowiada)\b[^!?]{2,40}komentarz\w*\b[^!?]{0,50}$|^\W*komentowanie\s(?:tego\s\w+\s)?(?:zostało|jest)\s\w+\W*$|"
    r"^\W*bądź\spierwsz\w+\W{1,3}(?:dodaj|skomentuj|napisz)\b[^!?]{0,30}\W*$|^\W*diskuse\sk\s(?:tomuto\s)?článku\sje\s[^!?]{2,60}$|^\W*vstoupit\sdo\sdiskuse\W*$|^\W*moderálási\s(?:alapelv|szabály)\w+\b[^!?]{0,40}$|^\W*komentari\skoji\ssadrže\b[^!?]{2,70}$|"
    r"^\W*комментарии\s(?:проходят\sмодерацию|премодерируются|модерируются)\b[^?]{0,100}$|^\W*(?:пока\s)?(?:никто\sне\sпрокомментировал|комментариев\s(?:пока\s)?нет)\b[^?]{0,40}$|^\W*коментарі\W{1,2}що\sмістять\b[^!?]{2,70}$",
    r"^\W*υβριστικά\sσχόλια\b[^!?]{2,60}$|^\W*küfür\W{1,2}hakaret\b[^!?]{2,50}yorumlar\b[^!?]{0,40}$|^\W*תגובות\sהכוללות\b[^!?]{2,50}$|^\W*نظرات\sحاوی\b[^!?]{2,50}$|^\W*نازیبا\sتبصرے\s[^!?]{2,30}$|"
    r"^\W*يُ?رجى\sالالتزام\sبآداب\b.{2,60}$|^\W*அவதூறான\sகருத்துகள்\s.{2,20}$|^\W*అసభ్యకర\sవ్యాఖ్యలను\s.{2,20}$|^\W*মন্তব্যে\sআপত্তিকর\sভাষা\s.{2,24}$|^\W*komentar\ssepenuhnya\stanggung\sjawab\b[^!?]{2,60}$|^\W*jadilah\syang\spertama\sberkomentar\W*$|"
    r"^\W*ruangan\skomen\s(?:ini\s)?(?:telah\s)?ditutup\W*$|^\W*bình\sluận\ssẽ\sđược\sduyệt\b.{0,60}$",
    r"^\W*(?:网友|網友)?(?:评论|評論|留言)(?:仅|僅)(?:供|代表).{2,40}$|^\W*(?:文明上网|文明評論|文明评论).{0,16}$|^\W*(?:抢沙发|搶沙發).{0,14}$|^\W*(?:评论|評論|留言)(?:区|區)?已(?:关闭|關閉)\W*$|^\W*留言(?:規範|规则|规范)[:：].{2,40}$|^\W*精选留言由.{2,20}$|"
    r"^\W*コメントは承認(?:後|されてから)に?.{0,12}$|^\W*誹謗中傷.{0,12}コメントは.{2,30}$|^\W*첫\s?(?:번째\s)?댓글을?\s?(?:남겨|작성).{0,10}$|^\W*욕설.{0,12}댓글.{0,30}(?:삭제|제한).{0,12}$",
)
POLLED = (
    "poll", "umfrage", "sondage", "encuesta", "sondaggio", "enquete", "enquête", "omröstning", "afstemning",
    "avstemning", "kysely", "könnun", "enquesta", "sondaj", "sonda:", "anketa", "anketa:", "анкета", "опрос",
    "опитування", "ψηφοφορία", "anket", "szavazás", "סקר", "استطلاع", "نظرسنجی", "पोल", "जनमत", "জরিপ", "رائے شماری",
    "కருத்துக்கணிப்பு", "పోల్", "jajak", "undian", "botohan", "kura ya", "apklausa", "aptauja", "küsitlus",
    "bình chọn", "投票", "アンケート", "votez", "vota", "stimmen sie ab", "have your say", "votes", "voting", "โหวต",
    "[투표]", "투표", "yes /", "yes |", "yes/no", "ja /", "ja/nein", "oui /", "sí /", "sim /", "sì /", "tak /",
    "ano /", "áno /", "да /", "так /",
)  # fmt: skip
_YES = r"(?:yes|ja|oui|sí|si|sim|sì|joo|kyllä|tak|ano|áno|да|так|da|ναι|evet|igen)"
_NO = r"(?:no|nein|nee|nej|nei|non|não|ei|nie|ne|нет|ні|не|όχι|hayır|nem)"
POLL = (
    # a question and its answers, or a question that begins with what it is
    rf"^[^?]{{8,110}}\?\s[^\w?]{{0,3}}{_YES}\s?[/|·–]\s?{_NO}\b(?:\s?[/|·–]\s?[^?.,]{{2,24}})?\W*$",
    r"^\W*(?:(?:quick|reader|our|online)\s)?(?:poll|(?:leser)?umfrage|sondage|encuesta|sondaggio|enquete|omröstning|afstemning|avstemning|kysely|könnun|enquesta|sondaj|sonda|anketa|szavazás|анкета|опрос|опитування|ψηφοφορία|"
    r"anket|סקר|استطلاع|نظرسنجی|पोल|जनमत|জরিপ|رائے\sشماری|பொது|కருத்துக்கணிப்பு|పోల్|jajak\spendapat|undian|botohan|kura\sya\smaoni|apklausa|aptauja|küsitlus|bình\schọn|投票|アンケート)\s?[:：]\s[^.!?:？;؟]{8,110}[?？;؟]"
    r"(?:\W+(?:vote\snow|jetzt\sabstimmen|votez|vota\sahora)\b[^?]{0,40})?\W*$|^\W*(?:投票|小调查)[:：][^。]{4,40}[?？].{0,20}$|^\W*【アンケート】.{4,40}$|^\W*\[투표\]\s?.{4,50}$|^\W*โหวต[:：]\s?.{4,80}$",
    r"^\W*have\syour\ssay\W*$|^\W*(?:thank\syou|thanks)\sfor\s(?:voting|taking\spart\sin\s(?:our|the|this)\spoll)\W*$|^\W*(?:results?\sso\sfar|so\sfar)\W{1,3}yes\s\d{1,3}\s?%[^?]{2,120}$|^\W*the\spoll\sis\s(?:now\s)?closed\W*$",
)
