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
    "editor,editors,the editor,redactie,online,news,home,contact,contact us,about,about us,about the "
    "author,share,facebook,twitter,"
    "instagram,linkedin,email,e-mail,print,comments,comment,read more,more,follow,subscribe,login,log "
    "in,sign in,menu,search,"
    "published,updated,posted,view all posts,see all posts,all posts,posts,see author's posts,view "
    "profile,profile,bio,website,"
    "full bio,a student,a guest,view bio,read bio,see bio,name,author_name,"
    "superadmin,super user,superuser,copyright,rss,published by,written by,posted by,post author,"
    "article author,article by,blog,the author,"
    "veröffentlicht,veröffentlicht am,stand,quelle,beitrag,beiträge,alle beiträge,ja,nein,xing,"
    "whatsapp,pinterest,youtube,über den autor,über die autorin,"
    "von,par,por,datum,kategorie,kategorien,allgemein,bild,foto,fotos,text,interview,kommentare,teilen,"
    "drucken,merken,newsletter,startseite,show all,"
    "show all articles of,mehr artikel,publié,publié le,publicado,pubblicato,redakcja strony,rédigé,"
    "opublikowano,yazar,haber,editör,author bio,"
    "advertisement,anzeige,werbung,sponsored,partner,no author,author name,full name,your name,first "
    "last,redirect"
)
"""Names that are nobody's, folded: accounts of content systems, and the words that stand around bylines."""
AGENCIES = _folded(
    "dpa,afp,ap,reuters,sid,apa,kna,epd,dapd,ansa,efe,pti,ians,tass,xinhua,sda,keystone-sda,keystone,"
    "ats,belga,anp,ctk,čtk,pap,tt,ntb,"
    "ritzau,bloomberg,upi,cp,aap,pa,kyodo,jiji,aa,dha,iha,the canadian press,associated press,the "
    "associated press,agence france-presse,"
    "deutsche presse-agentur,press association,pa media,australian associated press,thomson reuters,"
    "dts,dpa-afx,spot on news,glomex,"
    "lusa,europa press,adnkronos,askanews,agerpres,mediafax,mti,stt,bta,бта,tanjug,танјуг,риа новости,тасс,интерфакс,"
    "укрінформ,укринформ,уніан,interfax,απε-μπε,απε,antara,bernama,ttxvn,연합뉴스,뉴시스,뉴스1,共同通信,時事通信,"
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
    "lunedì martedì mercoledì giovedì venerdì sabato domenica today yesterday heute gestern"
)
PARTICLES = _set(
    "de da do dos das del della di du la le van von der den ten ter zu zur y e bin ibn al el af av und of the"
)
"""Small words inside of personal names."""
