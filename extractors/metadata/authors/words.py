"""Words about names, as data: whom no byline means, who writes without being a person, what stands inside
of names."""

from __future__ import annotations

from extractors.metadata.text import fold


def _folded(names: str) -> frozenset[str]:
    return frozenset(fold(name) for name in names.split(","))


def _set(words: str) -> frozenset[str]:
    return frozenset(words.split())


NOBODY = _folded(
    "admin,administrator,wpadmin,wp-admin,webmaster,root,user,author,authors,autor,autorin,auteur,"
    "autore,guest,gast,guest author,"
    "unknown,unbekannt,anonymous,anonym,none,null,nan,undefined,default,test,n/a,na,system,site admin,"
    "website admin,webadmin,by,"
    "editor,editors,the editor,online,news,home,contact,contact us,about,about us,about the "
    "author,share,facebook,twitter,"
    "instagram,linkedin,email,e-mail,print,comments,comment,read more,more,follow,subscribe,login,log "
    "in,sign in,menu,search,"
    "published,updated,posted,view all posts,see all posts,all posts,posts,see author's posts,view "
    "profile,profile,bio,website,"
    "full bio,a student,a guest,view bio,read bio,see bio,name,author_name,author's profile,author profile,"
    "full profile,read full profile,corresponding author,corresponding authors,co-author,co-authors,link,"
    "more articles,all articles,weiter,zurück,autorenprofil,zum profil,profil,perfil,"
    "ver perfil,voir le profil,seguir,suivre,siguiente,suivant,"
    "see also,siehe auch,voir aussi,ver también,véase también,vedi anche,zie ook,se også,se även,katso myös,zobacz też,"
    "viz též,смотрите также,читайте также,lire aussi,leer también,leggi anche,leia também,lees ook,läs också,les også,"
    "lue myös,czytaj też,read also,also read,lesen sie auch,ayrıca bakınız,top stories,latest news,more news,"
    "suggest changes,suggest edits,suggest an edit,edit this page,edit page,edit post,report an issue,report issue,"
    "superadmin,super user,superuser,copyright,rss,published by,written by,posted by,post author,"
    "article author,article by,blog,the author,"
    "veröffentlicht,veröffentlicht am,stand,quelle,beitrag,beiträge,alle beiträge,ja,nein,xing,"
    "whatsapp,pinterest,youtube,über den autor,über die autorin,"
    "von,par,por,datum,kategorie,kategorien,allgemein,bild,foto,fotos,text,interview,kommentare,teilen,"
    "drucken,merken,newsletter,startseite,show all,"
    "show all articles of,mehr artikel,publié,publié le,publicado,pubblicato,redakcja strony,rédigé,"
    "opublikowano,yazar,haber,editör,author bio,"
    "advertisement,advertising,advertiser,advert,anzeige,anzeigen,werbung,sponsored,promoted,zur autorin,zum autor,"
    "zu den autoren,zu den autorinnen,reklama,реклама,reklame,reklam,annons,annonse,annonce,annoncer,"
    "publicidad,publicidade,pubblicità,publicité,publireportaje,publieditorial,mainos,hirdetés,oglas,oglasi,"
    "διαφήμιση,広告,광고,广告,廣告,partner,no author,author name,full name,your name,first "
    "last,redirect,autoru,autorze,nachrichten,noticias,notícias,notizie,actualités,actualidad,aktuelles,के बारे में,"
    "anónimo,anonimo,anónima,anônimo,anonyme,anoniem,anonymní,anonyymi,anonim,аноним,анонім,"
    "administrador,administradora,amministratore,administrateur,administratrice,administrátor,administratör,beheerder,"
    "администратор,админ,адміністратор,yönetici,webmestre,"
    "redactor,redactora,redator,redattore,rédacteur,redakteur,editora,éditeur,editore,invitado,invitada,convidado,"
    "ospite,invité,invitée,gastautor,gastautorin,gastbeitrag,gastauteur,gästskribent,gjesteskribent,gæsteskribent,vieras,"
    "misafir,гость,гість,usuario,usuário,utilisateur,utente,benutzer,gebruiker,użytkownik,uživatel,пользователь,"
    "користувач,kullanıcı,desconocido,desconhecido,sconosciuto,inconnu,onbekend,okänd,ukjent,ukendt,tuntematon,"
    "neznámý,nieznany,неизвестно,неизвестен,невідомий,bilinmiyor,sin autor,sin firma,sem autor,senza autore,"
    "sans auteur,bez autora,без автора,escrito por,publicado por,pubblicato da,publié par,"
    "管理员,管理員,管理者,管理人,匿名,佚名,小编,小編,编辑,編輯,责任编辑,未知,网络,網絡,網路,网友,ゲスト,編集者,"
    "관리자,운영자,익명,편집자,مدير الموقع,المدير,مشرف,المشرف,المحرر,محرر,مجهول,غير معروف,مدیر,ناشناس,אורח,אנונימי,"
    "unseren redakteuren,unserer mitarbeiterin,unserem mitarbeiter,van onze verslaggever,van onze verslaggevers,"
    "van onze redacteur,van onze correspondent,onze verslaggever,onze verslaggevers,"
    "mail,correo,correo electrónico,courriel,e-posta,eposta,sähköposti,e-mailem,почта,sms,telegram,messenger,bluesky,"
    "mastodon,"
    "एडमिन,अज्ञात,অ্যাডমিন,অজ্ঞাত,แอดมิน,quản trị viên,ẩn danh,anonymous user"
)
"""Names that are nobody's, folded: accounts of content systems, and the words that stand around bylines."""
BEFORE_DAYS = "on", "am", "le", "el", "il", "em", "op", "den", "på", "dne"
NOBODY |= {fold(f"{word} {day}{dot}") for word in BEFORE_DAYS for day in range(1, 32) for dot in ("", ".")}
NOBODY |= frozenset(BEFORE_DAYS)
"""What a day leaves of a byline that names nobody: "on May 30, 2026"."""
GENRES_BY = (
    r"(?:flash\s+fiction|fiction|(?:creative\s+)?non-?fiction|poems?|poetry|(?:an?\s+)?essays?|memoir|(?:a\s+)?short\s+story|"
    r"guest\s+(?:post|column|essay)|blog\s+post)\s+by|"
    r"(?:(?:an?|guest)\s+)?(?:(?:flash\s+)?fiction|(?:creative\s+)?non-?fiction|poems?|poetry|essays?|memoir|(?:short|guest)\s+stor(?:y|ies)|"
    r"guest\s+(?:post|column)|blog\s+post)\s+by|"
    r"(?:(?:una?|uma|unha)\s+)?(?:crónica|reportaje|entrevista|artículo|análisis|columna|perfil|crônica|reportagem|artigo|análise|"
    r"coluna)\s+de|(?:une?\s+)?(?:article|chronique|tribune|enquête|reportage|récit|entretien|billet|portrait|analyse)\s+(?:de|par)|"
    r"(?:un[ao]?\s+|un['’])?(?:articolo|intervista|testo|servizio|reportage|commento|analisi|inchiesta)\s+di|scritto\s+da|"
    r"(?:l['’])?éditos?\s+(?:de|par)|(?:l['’])?éditorial\s+(?:de|par)|(?:l['’])?editoriale\s+di|"
    r"dall[ao]\s+nostr[oa]\s+inviat[oa]|(?:een\s+)?(?:verhaal|reportage|interview|column|analyse)\s+(?:van|door)|"
    r"(?:en?\s+)?(?:krönika|analys|reportage|kommentar|kronikk|kronik|analyse|intervju|interview)\s+a[vf]|"
    r"rozmawiała?|rozmawia|píše|rozhovor\s+vedla?|připravila?|беседовала?|подготовила?|записала?|підготува(?:в|ла)|"
    r"розмовля(?:в|ла)|приготвила?|مراسلة?\s*(?=:)"
)
"""Kinds of texts and work with a word for *by*, a pattern: the writer's name follows."""
BY = (
    r"(?:additional\s+)?reporting\s+by|by|redactado\s+por|por|napísala?|napisal[ao]?|napisao|napisała?|napsala?|skriven\s+av|av|skrevet\s+a[fv]|af|"
    r"geschreven\s+door|door|ditulis\s+oleh|oleh|rédigé\s+par|par|a\s+cura\s+d(?:i|ella|el(?=\s))|di|scris\s+de|von|piše|пише|autor/a|"
    r"autor(?:ka)?\s+(?:tekstu|artykułu|článku|teksta|članka)|autor(?:in)?|autore|autoři|autorzy|autors|autorius|autorė|author|auteur|"
    r"автор(?:ы|и|ка)?\s+(?:статті|статьи|статията|матеріалу|материала|публикации|на\s+статията|текста|тексту)|автор|"
    r"аутор(?:ка|и)?|аўтар|avtor(?:ica)?|texte?|testo|tekst|yazan|opracowanie|oprac\.|szerzők?|írta|kirjoittaja|kirjoittanut|"
    r"συντάκτης|του\s?/\s?της|του|της|γράφ(?:ει|ουν)(?:\s+(?:ο|η|οι))?|penulis|tác\s+giả|nga|muallif|بقلم|به\s+قلم|نویسنده|מאת|लेखक|लेखिका|লেখক|"
    r"(?:เรียบเรียง|เขียน)?โดย|นักเขียน|ผู้เขียน|ავტორი|հեղինակ|எழுதியவர்|రచయిత|ലേഖകൻ|"
    r"laporan\s+(?:wartawan|reporter|kontributor|jurnalis)(?:\s+[\w-]+(?:\.[a-z]{2,4})+,)?|"
    r"(?:müəllif(?:lər)?|laporan|mwandishi|marubuci|skrywer|(?:guest\s+)?contributors?|guest\s+(?:author|writer|blogger)|words|teksti|muhabir|wartawan|журналіст(?:ка)?|журналист|reporter|الكاتبة?|كتبت?|إعداد|تقرير|حوار|تحریر|כתבה?|"
    r"रिपोर्टर?|প্রতিবেদক|ผู้สื่อข่าว|gửi\s+bởi|người\s+viết|ដោយ|អ្នកនិពន្ធ|អ្នកសរសេរ|ရေးသားသူ|စာရေးသူ)(?=\s*[:៖])"
)
"""Words for *by*, a pattern, before a name at a line's beginning or after a colon."""
BEFORE_A_NAME = r"(?=\s*[:：|]|\s+\S+\s+\S)"
"""Behind words for *by* with which names of papers begin: a mark, or two words ("Haber Türk", "Foto Express")."""
WHO_WROTE = (
    r"authors?|autor(?:a|in|es)?|auteure?s?|autore|автор|tác\s+giả|penulis|yazar|mwandishi|लेखक|লেখক|مؤلف|نویسنده"
)
"""Labels of a name that a comma can part from it, for those who listen to a page: "Author, Ann Lee"."""
AGENCIES = _folded(
    "dpa,afp,ap,reuters,sid,apa,kna,epd,dapd,ansa,efe,pti,ians,tass,xinhua,sda,keystone-sda,keystone,"
    "ats,belga,anp,ctk,čtk,pap,tt,ntb,"
    "ritzau,bloomberg,upi,cp,aap,pa,kyodo,jiji,aa,dha,iha,the canadian press,associated press,the "
    "associated press,agence france-presse,"
    "deutsche presse-agentur,press association,pa media,australian associated press,thomson reuters,"
    "dts,dpa-afx,spot on news,glomex,"
    "lusa,europa press,adnkronos,askanews,agerpres,mediafax,mti,stt,bta,бта,tanjug,танјуг,риа новости,тасс,интерфакс,"
    "укрінформ,укринформ,уніан,interfax,απε-μπε,απε,antara,bernama,ttxvn,연합뉴스,뉴시스,뉴스1,共同通信,時事通信,"
    "新华社,新華社,中新社,路透社,路透,法新社,美联社,美聯社,德新社,"
    "塔斯社,俄新社,彭博社,韩联社,韓聯社,共同社,時事通信社,共同通信社,"
    "共同,時事,ロイター,로이터,anadolu ajansı,ihlas haber ajansı,demirören haber ajansı,polska agencja prasowa,"
    "інтерфакс-україна,белта,казинформ,thông tấn xã việt nam,télam,notimex,bns,elta,leta,tasr,sita,fonet,srna,"
    "רויטרס,فرانس برس,أ.ف.ب,د ب أ,الأناضول,पीटीआई,भाषा,पीटीआई भाषा,"
    "आईएएनएस,एएनआई,रॉयटर्स,यूनीवार्ता,বাসস,ইউএনবি,রয়টার্স,"
    "中央社,irna,isna,ایسنا,ایرنا,وكالات,رويترز,أ ف ب,agência brasil,agência lusa,agência estado"
)
"""News agencies, folded: in a byline, kept only where no person is named."""
PLACES = _folded(
    "new york,new york city,new delhi,los angeles,san francisco,san diego,san antonio,las vegas,washington dc,"
    "washington d.c.,"
    "new orleans,st. louis,hong kong,tel aviv,buenos aires,rio de janeiro,são paulo,sao paulo,mexico city,"
    "kuala lumpur,"
    "cape town,abu dhabi,phnom penh,addis ababa,saudi arabia,south africa,south korea,north korea,new zealand,"
    "sri lanka,"
    "united states,united kingdom,united nations,el paso,fort worth,kansas city,salt lake city,santa fe,porto alegre,"
    "belo horizonte,la paz,san josé,san juan,santo domingo,tegucigalpa,le havre,la haye,den haag,the hague,nova york,"
    "nueva york,nueva delhi,nova délhi,ciudad de méxico,frankfurt am main"
)
"""Places of two words and more, folded, as they stand behind a name."""
CITY_NAMES = (
    "תל אביב,ירושלים,חיפה,באר שבע,אילת,רמאללה,עזה,ניו יורק,וושינגטון,לונדון,פריז,ברלין,מוסקבה,קהיר,"
    "القاهرة,الإسكندرية,بيروت,دمشق,حلب,بغداد,البصرة,أربيل,عمّان,عمان,الرياض,"
    "جدة,مكة,الكويت,الدوحة,دبي,أبوظبي,أبو ظبي,المنامة,مسقط,صنعاء,"
    "عدن,الخرطوم,طرابلس,بنغازي,تونس,الجزائر,الرباط,الدار البيضاء,نواكشوط,"
    "القدس,غزة,رام الله,لندن,باريس,واشنطن,نيويورك,موسكو,"
    "أنقرة,إسطنبول,طهران,تهران,مشهد,اصفهان,شیراز,کابل,اسلام آباد,لاہور,کراچی,پشاور,نئی دہلی,دہلی,"
    "नई दिल्ली,दिल्ली,मुंबई,लखनऊ,पटना,जयपुर,भोपाल,रांची,देहरादून,चंडीगढ़,"
    "कोलकाता,वाराणसी,कानपुर,आगरा,इंदौर,रायपुर,शिमला,पुणे,काठमांडू,नोएडा,"
    "प्रयागराज,गाजियाबाद,गुरुग्राम,अहमदाबाद,हैदराबाद,बेंगलुरु,चेन्नई,"
    "ঢাকা,চট্টগ্রাম,কলকাতা,সিলেট,রাজশাহী,খুলনা,নয়াদিল্লি"
).split(",")
CITIES = frozenset(map(fold, CITY_NAMES))
"""Cities, also folded, in scripts without capitals, where nothing but its being one tells a city from a name."""
DESKS = _set(
    "redaktionen redaksjonen redaksjon redakcija redakcije redakcia "
    "redakcie redactie redacția redactia redação redacao "
    "redacció szerkesztőség szerkesztősége toimitus toimetus redaksi servisi merkezi masası "
    "редакции редакція редакції редакцыя редакциясы редакција уредништво "
    "отдел отдела служба пресс-служба відділ σύνταξη συντακτική "
    "ομάδα რედაქცია խմբագրություն "
    "التحرير وكالات وكالة الوكالات أخبار الأخبار قسم غرفة شبكة فريق متابعات هيئة أسرة مركز صحيفة نيوز "
    "خبرگزاری گروه تحریریه سرویس خبرنگاران ڈیسک نیوز ایجنسی ایجنسیاں "
    "מערכת המערכת סוכנויות חדשות צוות דסק "
    "डेस्क नेटवर्क एजेंसी एजेंसियां एजेन्सी ब्यूरो टीम न्यूज न्यूज़ समाचार संवाददाता प्रतिनिधि "
    "ডেস্ক প্রতিবেদক প্রতিনিধি সংবাদদাতা নিউজ ব্যুরো ডেস্ক: டெஸ்க் "
    "செய்திப்பிரிவு நிருபர் డెస్క్ ഡെസ്ക് ડેસ્ક ಡೆಸ್ಕ್ ਡੈਸਕ ทีมข่าว กองบรรณาธิการ"
)
"""Words of editorial desks: a text that holds one names no person."""
FACULTIES = _set("med. rer. nat. phil. jur. iur. habil. pol. oec. theol. vet. dent. agr. h.c. h. c. mult. univ. techn.")
"""Words of German degrees in small letters, behind "Dr." before a name."""
TITLES = _set(
    "כתב כתבת כתבנו כתבתנו הכתב הכתבת פרשן פרשנית עורך עורכת שליח שליחת "
    "مراسل مراسلة محرر محررة صحفي صحفية صحافي صحافية كاتب كاتبة باحث باحثة خبرنگار روزنامه‌نگار نامہ‌نگار "
    "संवाददाता रिपोर्टर संपादक पत्रकार लेखक वरिष्ठ সাংবাদিক সম্পাদক প্রতিবেদক"
)
"""Words for a reporter or an editor that stand behind a name and a comma, in scripts without capitals."""
DAYS = _set(
    "mon tue tues wed thu thur thurs fri sat sun monday tuesday wednesday thursday friday saturday sunday "
    "montag dienstag mittwoch donnerstag "
    "freitag samstag sonntag lundi mardi mercredi jeudi vendredi samedi dimanche lunes martes miércoles "
    "jueves viernes sábado domingo "
    "segunda-feira terça-feira quarta-feira quinta-feira sexta-feira domingo maandag dinsdag woensdag donderdag "
    "vrijdag "
    "zaterdag zondag poniedziałek wtorek środa czwartek piątek sobota niedziela понедельник вторник среда "
    "четверг пятница "
    "суббота воскресенье понеділок вівторок середа четвер п’ятниця субота неділя pazartesi salı çarşamba "
    "perşembe cuma "
    "cumartesi pazar pondělí úterý středa čtvrtek pátek neděle måndag tisdag onsdag torsdag fredag lördag "
    "söndag mandag "
    "tirsdag lørdag søndag senin selasa rabu kamis jumat sabtu minggu hétfő kedd szerda csütörtök péntek "
    "szombat vasárnap "
    "lunedì martedì mercoledì giovedì venerdì sabato domenica today yesterday heute gestern "
    "maanantai tiistai keskiviikko torstai perjantai lauantai sunnuntai maanantaina tiistaina keskiviikkona torstaina "
    "perjantaina lauantaina sunnuntaina luni marți marţi miercuri joi vineri sâmbătă duminică "
    "δευτέρα τρίτη τετάρτη πέμπτη παρασκευή σάββατο κυριακή pondelok utorok streda štvrtok piatok nedeľa "
    "ponedjeljak ponedeljak utorak srijeda sreda četvrtak petak subota nedjelja nedelja ponedeljek torek četrtek petek "
    "понедељак уторак среда четвртак петак субота недеља понеделник вторник сряда четвъртък петък събота неделя "
    "dilluns dimarts dimecres dijous divendres dissabte diumenge segunda terça quarta quinta sexta "
    "esmaspäev teisipäev kolmapäev neljapäev reede laupäev pühapäev "
    "pirmdiena otrdiena trešdiena ceturtdiena piektdiena "
    "sestdiena svētdiena pirmadienis antradienis trečiadienis ketvirtadienis penktadienis šeštadienis sekmadienis "
    "mánudagur þriðjudagur miðvikudagur fimmtudagur föstudagur laugardagur sunnudagur isnin khamis jumaat sabtu ahad "
    "панядзелак аўторак серада чацвер пятніца субота нядзеля jum’at jum'at "
    "الأحد الاحد الاثنين الإثنين الثلاثاء الأربعاء الاربعاء الخميس الجمعة السبت شنبه یکشنبه دوشنبه "
    "سه‌شنبه چهارشنبه پنجشنبه پنج‌شنبه جمعه پیر منگل بدھ جمعرات ہفتہ اتوار "
    "सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार रविवार "
    "সোমবার মঙ্গলবার বুধবার বৃহস্পতিবার শুক্রবার শনিবার রবিবার"
)
PARTICLES = _set(
    "de da do dos das del della di du la le van von der den ten ter zu zur y e bin ibn al el af av und of the"
)
"""Small words inside of personal names."""
