"""Notes on what a machine made, in some 45 languages, beside those of ``house.machines`` and ``house.asks``: this text
was translated by a machine and may have faults, this summary was made by one, the article was written with its help and
an editor read it, a synthetic voice reads it, your browser plays no sound.

An article on such things tells of a text; a note begins with the text, the summary or the voice itself, and says no
more than what made it, who checked it and that faults are possible. Held against the lines that we wrote
(``benchmarks.training.written_lines``) and against the truths of the recorded and the invented pages: none of those
that are an article's match.
"""

from __future__ import annotations

_DONE = r"[^!?]{0,110}$"
_AI_LATIN = (
    r"(?:\b(?:by|with|from|von|mit|door|met|par|por|per|pela|com|con|av|af|med|przez|przy|sa|cu|de|oleh|dengan|na|"
    r"nga)\s(?:l['’]|an?\s|einer\s|der\s|la\s|a\s)?(?:ai|ki|ia)\b|\bdall['’]ia\b|\bl['’]ia\b|\b(?:vytvořila|vytvorila|"
    r"do|abiga|mi)\sai\b|"
    r"\bdo\sai\b|\bai[\s-](?:abiga|avulla)|chatgpt|large\slanguage\smodel|artificial\sintelligence|künstliche\w*\s"
    r"intelligenz|kunstmatige\sintelligentie|intelligence\sartificielle|inteligencia\sartificial|inteligência\s"
    r"artificial|"
    r"intelligenza\sartificiale|intel·ligència\sartificial|inteligenț\w+\sartificial\w+|artificiell\sintelligens|"
    r"kunstig\sintelligens|tekoäly\w*|gervigreind\w*|sztuczn\w+\sinteligencj\w+|uměl\w+\sinteligenc\w+|umel\w+\s"
    r"inteligenci\w+|"
    r"mesterséges\sintelligencia|\bmi\sfoglalta|umjetn\w+\sinteligencij\w+|veštačk\w+\sinteligencij\w+|umetn\w+\s"
    r"inteligenc\w+|dirbtini\w+\sintelekt\w+|mākslīg\w+\sintelekt\w+|tehisintellekt\w*|tehisaru\w*|yapay\szek[aâ]\w*|"
    r"kecerdasan\sbuatan|"
    r"trí\stuệ\snhân\stạo|akili\s(?:mnemba|bandia)|automatis\w+|automatiz\w+|otomatik|tự\sđộng|automatic\w+|"
    r"automàtic\w+|automátic\w+|maskin(?:ell|över|overs)\w*|by\smachine|machine\stranslat\w+|maschinell\w*|"
    r"strojn[eoě]|strojov\w+|automat\w+|automàt\w+|automát\w+|automāt\w+|otomat\w+|koneellis\w+|mašinski|gépi|"
    r"mašinin\w+)"
)
TRANSLATED = (
    "translated", "translation", "übersetz", "vertaald", "vertaling", "traduit", "traduction", "traducid", "traducci",
    "traduzid", "tradução", "tradott", "traduzione", "traduït", "traducció", "tradus", "traducere", "översatt",
    "översatts", "maskinöversatt", "maskinoversatt", "maskinoversat", "oversatt", "oversat", "käännetty", "käännös",
    "þýdd", "þýðing", "przetłumaczon", "tłumaczenie", "přeložen", "překlad", "preložen", "preklad", "fordít",
    "preveden", "prijevod", "prevod", "išverst", "vertim", "tulkot", "tulkojum", "tõlgitud", "tõlge", "переведен",
    "перевод", "перекладен", "переклад", "превод", "преведен", "μετάφραση", "μεταφράστηκε", "çevril", "çeviri",
    "diterjemahkan", "terjemahan", "dịch ", "bản dịch", "isinalin", "tafsiri", "الترجمة", "تُرجم", "ترجم", "مترجمة",
    "ترجمه", "ترجمہ", "תורגם", "תרגום", "अनुवाद", "भाषांतर", "অনূদিত", "অনুবাদ", "மொழிபெயர்ப்ப", "అనువాద", "แปล", "翻译",
    "翻譯", "翻訳", "번역", "przetłumacz",
)  # fmt: skip
_ITS = (
    r"(?:(?:hinweis|disclaimer|nota|note|huomautus|poznámka|uwaga|примечание|opmerking|bemærk)\W{1,3})?(?:this\s|the\s"
    r"|dieser?s?\s|diese\s|der\s|die\s|deze\s|dit\s|ce\s|cet\s|cette\s|le\s|la\s|este\s|esta\s|el\s|o\s|a\s|il\s|"
    r"questo\s|questa\s|aquest\s|acest\s|denne\s|dette\s|"
    r"den\shär\s|det\shär\s|tämä\s|þessi\s|niniejszy\s|ten\s|tento\s|ez\sa\s|ezt\sa\s|ovaj\s(?:je\s)?|ta\s|šis\s|see\s"
    r"|bu\s)?(?:story|article|text|page|post|translation|summary|artikel\w*|beitrag|seite|übersetzung|zusammenfassung|"
    r"tekst\w*|texte|texto|testo|"
    r"textul|texten|textinn|teksten|teksti|textas|article|artículo|artigo|articolo|articol\w*|artikkel\w*|artikl\w+|"
    r"juttu|jutun|kirjoitus|artykuł|tłumaczenie|článek|článok|text|szöveg(?:et)?|cikk|članak|tekst|besedilo|prevod|"
    r"prijevod|članek|tekstas|vertimą|straipsn\w+|"
    r"teksts|raksts|tõlge|materjal|metin|çeviri|haberin\sözeti|yazı|terjemahan|artikel|konten|nội\sdung|bản\sdịch|"
    r"traduction|traducción|tradução|traduzione|traducció|oversettelsen|översättningen|samantektin|greinin|saken|"
    r"material\w*)"
)
TRANSLATE = (
    rf"^\W*{_ITS}\s[^.!?]{{0,40}}\b(?:translat\w+|übersetzt|vertaald|traduite?|traducid[oa]|traduzid[oa]|tradott[oa]|"
    rf"traduït|tradus[ăe]?|översatts?|oversatt?|käännetty|þýddur|przetłumaczon[yoa]\w*|přeložen\w?|preložen\w?|"
    rf"preveden\w?|išverstas|tulkots|tõlgitud|çevrilmiştir|diterjemahkan)\b"
    rf"[^.!?]{{0,40}}{_AI_LATIN}{_DONE}",
    rf"^\W*{_ITS}\s(?:\w+\s){{0,4}}{_AI_LATIN}\s?(?:\w+\s){{0,3}}?(?:translat\w+|übersetzt|vertaald|traduite?|"
    rf"översatts?|oversatt?|käännetty|przetłumaczon\w+|přeložen\w?|preložen\w?|preveden\w?|išverst\w+|tulkots|"
    rf"tõlgitud|çevrilmiştir|dịch){_DONE}",
    rf"^\W*(?:text|texte|texto|testo|article|artículo|artigo)\s(?:traduït|traduit|traducido|traduzido|tradotto|"
    rf"tradus)\s[^.!?]{{0,40}}(?:{_AI_LATIN}|automàticament|automatiquement|automáticamente|automaticamente|automat|"
    rf"sistema\sautomático){_DONE}",
    r"^\W*(?:(?:disclaimer|note)\W{1,3})?this\sis\sa\smachine\stranslation\b[^!?]{0,90}$|^\W*this\s(?:page|article|"
    r"story|text)\s(?:was|has\sbeen)\s(?:machine|auto(?:matically)?)[\s-]translated\b[^!?]{0,90}$|"
    r"^\W*(?:denna|denne)\s(?:text|tekst|artikel|artikkel)\w*\s(?:är|er)\smaskin(?:översatt|oversatt?)\b[^!?]{0,90}$|"
    r"^\W*texten\s(?:är|har)\s(?:maskinöversatt|översatts\smaskinellt)\b[^!?]{0,90}$|^\W*terjemahan\s"
    r"mesin\b[^!?]{0,90}$|^\W*bản\sdịch\smáy\b[^!?]{0,90}$|"
    r"^\W*isinalin\sng\smakina\b[^!?]{0,70}$|^\W*tafsiri\sya\smashine\b[^!?]{0,70}$|^\W*nội\sdung\sđược\sdịch\stự\s"
    r"động\b[^!?]{0,60}$|^\W*(?:a\s)?szöveget\sgépi\sfordító\b[^!?]{0,80}$|^\W*tõlge\son\stehtud\s"
    r"masinaga\b[^!?]{0,60}$|"
    r"^\W*ezt\sa\sszöveget\smesterséges\sintelligencia\sfordította\b[^!?]{0,30}$|^\W*vertimą\satliko\s[^!?]{0,80}$|"
    r"^\W*bu\smetin\smakine\sçevirisiyle\b[^!?]{0,60}$|^\W*tekst\son\stõlgitud\smasintõlke\b[^!?]{0,30}$",
    r"^\W*(?:(?:этот|цей|овај)\s)?(?:текст|материал|статья|статью|матеріал|чланак|статията|перевод|переклад|преводът|"
    r"превод)\s(?:\S+\s){0,3}(?:перевед[её]н\w?|перекладено|преведен\w?|выполнен|машинен|е\sмашинен|"
    r"зроблено)\b[^.!?]{0,30}(?:автоматичес\w+|автоматично|машин\w+|нейросет\w+|\bии\b|"
    r"искусствен\w+|штучн\w+|ші\b|вештачк\w+)[^!?]{0,70}$|^\W*переведено\s(?:автоматически|машиной|нейросетью|с\s"
    r"помощью\sии)\b[^!?]{0,60}$|^\W*преводът\sе\sмашинен\b[^!?]{0,60}$|^\W*η\sμετάφραση\s(?:έγινε|είναι)\s"
    r"(?:αυτόματ\w+|από\sμηχανή)\b[^!;]{0,60}$",
    r"^\W*(?:(?:أُنجزت|أنجزت)\sالترجمة\s[^!؟]{0,80}|تُ?رجم\sهذا\sالنص\s(?:آليًا|آليا|بواسطة)[^!؟]{0,50}|هذه\sنسخة\s"
    r"مترجمة\s(?:تلقائيًا|آليًا|تلقائيا)[^!؟]{0,60}|متن\sبه.?صورت\sماشینی\sترجمه[^!؟]{0,50})$|^\W*(?:یہ\s"
    r")?[^۔!؟]{0,20}مشینی\sترجمہ\sہے[^!؟]{0,40}$|^\W*یہ\sمتن\sمصنوعی\sذہانت\sکی\sمدد\sسے\sترجمہ[^!؟]{0,20}$|"
    r"^\W*הטקסט\sתורגם\s(?:באופן\sאוטומטי|על\sידי)[^!?]{0,50}$|^\W*यह\s[^।!?]{0,20}मशीनी\sअनुवाद\s[^!?]{0,40}$|"
    r"^\W*हे\s[^।!?]{0,24}यांत्रिक\sभाषांतर\s[^!?]{0,40}$|^\W*[^।!?]{0,14}যান্ত্রিকভাবে\sঅনূদিত[^!?]{0,40}$|"
    r"^\W*[^.!?]{0,24}இயந்திர\sமொழிபெயர்ப்பு\s[^!?]{0,50}$|"
    r"^\W*[^.!?]{0,24}యంత్రం\sచేసిన\sఅనువాదం[^!?]{0,40}$|^\W*แปลด้วย(?:เครื่อง|ai|ระบบอัตโนมัติ).{0,60}$",
    r"^\W*(?:本稿|本文|此頁|此页|以下内容)?(?:由|为|為|係)?(?:机器|機器|ai|人工智能)(?:自动|自動)?(?:翻译|"
    r"翻譯)(?:(?:自|版本|而成|生成|完成)?(?:\W*$|[，,。；].{0,40}$)|自英文.{0,36}$)|^\W*(?:この記事は|英語の原文を)?.{0,8}(?:機械翻訳|ai翻訳|自動翻訳)(?:です|されました|したものです|によるものです|を使用しています).{0,40}$|"
    r"^\W*(?:이\s기사는\s|영문\s기사를\s)?(?:기계|자동)\s?번역(?:한|된|으로|입니다)(?=.{0,40}(?:습니다|니다|기사)).{0,50}$",
    r"^\W*(?:(?:acest\smaterial|textul?)\s(?:a\sfost\s)?tradus\sautomat|diterjemahkan\s(?:oleh|dengan)\smesin|tekst\s"
    r"przetłumaczono\sautomatycznie|text\sbyl?\s?(?:bol\s)?(?:přeložen|preložen\w?)\sstrojo?v?[oě]|text\sbyl\s"
    r"strojově\spřeložen|text\sbol\spreložený\sstrojovo)\b[^!?]{0,90}$",
)
SUMMED = (
    "summary", "zusammengefasst", "zusammenfassung", "kernpunten", "samenvatting", "résumé", "l'essentiel",
    "l’essentiel", "resumen", "resumo", "sintesi", "punti", "punts", "ideile", "sammanfattning", "sammendrag", "resumé",
    "tiivistelmä", "samantekt", "najważniejsze", "streszczenie", "shrnutí", "zhrnutie", "összefogla", "legfontosabb",
    "ključne", "sažetak", "povzetek", "santrauk", "kopsavilkum", "kokkuvõt", "пересказ", "содержание", "стислий",
    "акцентите", "резюме", "περίληψη", "özet", "ringkasan", "tóm tắt", "buod", "muhtasari", "ملخص", "خلاصه", "خلاصہ",
    "עיקרי", "सार", "सारांश", "সংক্ষেপ", "சுருக்க", "సంక్షిప్త", "สรุป", "摘要", "要約", "요약", "артикул", "статията",
    "άρθρο", "مقال", "المادة", "مطلب", "مضمون", "הכתבה", "लेख", "প্রতিবেদন", "கட்டுரை", "కథన", "บทความ", "artificial",
    "artificielle", "kunstig", "künstlich", "tekoäly", "gervigreind", "sztuczn", "umel", "uměl", "mesterség", "umjetn",
    "veštačk", "umetn", "dirbtini", "mākslīg", "tehisaru", "yapay", "kecerdasan", "trí tuệ", "akili", "chatgpt",
    "at a glance", "hlavní body", "parts of this", "artificiale", "искусств", "вештачк", "штучн", "τεχνητής",
)  # fmt: skip
_MADE = (
    r"(?:generat\w+|created|written|made|produced|zusammengefasst|erstellt|generiert|samengevat|gemaakt|générée?|"
    r"résumée?s?|généré|generad[oa]s?|gerad[oa]s?|generat[iaoe]?|generats|skap\w+|sammanfatta\w*|tekemä|valminut|"
    r"wygenerowan\w+|zweryfik\w+|vytvořila?|vytvorila|vznikl|"
    r"foglalta|sažela|generis\w+|generir\w+|izrađen|ustvarila|nastal|sugeneravo|parengtas|sagatavojis|sagatavoja|"
    r"tapis|koostas|"
    r"valminud|oluşturul\w+|dibuat|dijana|disusun|tạo|umetengenezwa|yameandaliwa|binuo|gerð|unnin|tehty|laget|lavet|"
    r"käytetty|käännetty|skrevet|skriven)"
)
_THIS = (
    r"this|dieser?|dieses|deze|dit|cet|cette|ce|este|esta|questo|questa|aquest|acest"
    r"|denne|dette|den\shär|det\shär|tämä|þessi|niniejszy|ten|tento|ez|ovaj|šis|see|bu|makala\shaya"
)
_CHECKED = (
    r"\b(?:review|edited|checked|verif|vérif|relu|gepr|überpr|redigiert|kontroll|revis|supervis|sprawdz|zweryf|"
    r"przejrz|gransk|kvalitet|pregled|provjer|zkontrol|skontrol|tarkist|yfirfar|sunting|ditinjau|kukaguliwa|patikrin|"
    r"pārbaudīj|"
    r"üle\svaadanud|nagelezen|ellenőriz|contrôl)"
)
_TAIL = (
    r"(?:\s\w+){0,2}?(?:\W*$|[,;.]\s[^!?]{0,80}$|\W{1,2}(?:and|und|en|et|y|e|og|och|ja|i|a|și|un|ir|in|dan|và|ve|na|"
    r"pa)\s[^!?]{2,70}$)"
)
"""Nothing more, or what follows a comma or "and"."""
SUM_UP = (
    rf"^\W*(?:at\sa\sglance\W{{1,3}})?(?:this\s|the\s)?(?:summary|overview|summaries|recap|key\spoints?|highlights)\s"
    rf"(?:was|were|is|are|has\sbeen|generated|created|written)\s[^.!?]{{0,30}}{_AI_LATIN}[^!?]{{0,130}}$|"
    rf"^\W*parts\sof\sthis\s(?:text|article|story)\swere\s[^.!?]{{0,40}}{_AI_LATIN}{_DONE}|^\W*ai[\s-]generated\s"
    rf"summary\b[^!?]{{0,40}}$",
    rf"^\W*(?:die\swichtigsten\spunkte|zusammenfassung|kernpunten|samenvatting|l['’]essentiel|résumé|resumen|resumo|"
    rf"puntos\sclave|pontos\sprincipais|sintesi|punti\schiave|punts\sclau|ideile\sprincipale|sammanfattning\w*|"
    rf"sammendraget|tiivistelmä|najważniejsze\spunkty|"
    rf"streszczenie|hlavní\sbody|shrnutí|zhrnutie|a\slegfontosabb\spontokat|összefoglaló|ključne\stočke|sažetak|"
    rf"povzetek|santrauką|kopsavilkumu|loo\skokkuvõtte|kokkuvõtte|haberin\sözeti|özet|ringkasan|tóm\stắt|muhtasari|"
    rf"samantektin)\b(?=.{{0,90}}(?:{_MADE}|automat|otomatik|riassunt|zusammen|foglal|tekem|"
    rf"çıkar))[^.!?]{{0,60}}{_AI_LATIN}{_TAIL}",
    rf"^(?=\W*(?:(?:hinweis|note|nota|uwaga)[^.!?]{{0,16}}\W{{1,3}})?(?:{_THIS})\s|.{{0,160}}{_CHECKED})\W*{_ITS}\s"
    rf"[^.!?]{{0,24}}\b(?:{_MADE})\b[^.!?]{{0,14}}(?:{_AI_LATIN}\s?(?:avulla|aðstoð|abiga|palīdzību|pomoc\w+|apuna)?|"
    rf"(?:pomoc\w+|pomocą|hjelp|hjälp|bantuan|aðstoð|msaada)\s[^.!?]{{0,8}}{_AI_LATIN})[^!?]{{0,70}}$|"
    rf"^\W*(?:makala\shaya|þessi\sfrétt|tento\sčlánek|jutun\stekemisessä)\s[^.!?]{{0,40}}{_AI_LATIN}[^!?]{{0,70}}$",
    r"^\W*(?:главное\sиз\sстатьи[^.!?]{0,14}\W\s?)?(?:пересказ|краткое\sсодержание|резюме|стислий\sвиклад|акцентите|"
    r"сажетак)\s[^.!?]{0,30}(?:\bии\b|\bші\b|нейросет\w+|искусствен\w+|штучн\w+|изкуствен\w+|вештачк\w+)[^!?]{0,60}$|"
    r"^\W*(?:статията|статья|материал|стаття|матеріал|овај\sчланак)\s[^.!?]{0,24}\s(?:с\sпомощта\sна|с\sпомощью|за\s"
    r"допомогою|уз\sпомоћ)\s(?:изкуствен\S+|искусственного|штучного|вештачке|ии|ші|нейросет\S+)[^!?]{0,80}$|"
    r"^\W*(?:η\sπερίληψη|το\sάρθρο)\s[^.!;]{0,40}(?:\bτν\b|τεχνητής\sνοημοσύνης)[^!;]{0,60}$",
    r"^\W*(?:أبرز\sالنقاط\W{1,3})?ملخص\s[^!؟]{0,20}الذكاء\sالاصطناعي[^!؟]{0,40}$|^\W*(?:أُعدّت|أعدت|أُعد|كُتب)\sهذ[ها]"
    r"\s?\S*\s[^!؟]{0,24}الذكاء\sالاصطناعي[^!؟]{0,50}$|^\W*(?:این\sمطلب|خلاصه\S?\sخبر)\s[^!؟]{0,24}هوش\s"
    r"مصنوعی[^!؟]{0,60}$|"
    r"^\W*(?:اہم\sنکات\sکا\sخلاصہ|یہ\sمضمون)\s[^!؟]{0,24}(?:اے\sآئی|مصنوعی\sذہانت)[^!؟]{0,60}$|^\W*(?:הכתבה\sהופקה|"
    r"עיקרי\sהדברים\sסוכמו)\s[^!?]{0,30}(?:בינה\sמלאכותית|\bai\b)[^!?]{0,40}$|^\W*(?:खबर\sका\sसार|यह\sलेख|हा\sलेख|"
    r"ठळक\sमुद्द्यांचा\sसारांश)\s[^।!?]{0,30}(?:एआई|एआय|कृत्रिम)[^!?]{0,70}$|"
    r"^\W*(?:এই\sপ্রতিবেদন|মূল\sবিষয়গুলো)\s[^।!?]{0,20}(?:এআই|কৃত্রিম)[^!?]{0,70}$|^\W*(?:இந்தக்\sகட்டுரை|முக்கிய\sஅம்சங்கள்)\s"
    r"(?:ஏஐ|செயற்கை)[^!?]{0,70}$|^\W*(?:ఈ\sకథనాన్ని|ముఖ్యాంశాలను)\s(?:ఏఐ|కృత్రిమ)[^!?]{0,70}$|"
    r"^\W*(?:บทความนี้จัดทำโดยมี\s?ai|สรุปประเด็นสำคัญโดย(?:ระบบอัตโนมัติ|\s?ai)).{0,70}$",
    r"^\W*(?:以下|本文|重點|重点)?摘要由?(?:大模型|ai|人工智能|人工智慧).{0,44}$|^\W*【?ai(?:による)?要約】?\W*$|"
    r"^\W*(?:この|本)(?:要約|記事)は(?:ai|人工知能).{0,40}$|^\W*(?:ai|인공지능)(?:이|가)?\s?(?:자동으로\s)?요약한\s"
    r"내용.{0,40}$",
)
VOICED = (
    "voice", "audio", "text-to-speech", "read aloud", "stimme", "computerstimme", "audiofassung", "vorgelesen", "voix",
    "lecture", "voz", "áudio", "voce", "veu", "àudio", "vocea", "röst", "stemme", "koneään", "talgervil", "głos",
    "nagranie", "hlas", "hang", "glas", "balsas", "balss", "hääl", "голос", "озвучен", "аудио", "аудіо", "φωνή", "ses",
    "sesle", "suara", "giọng đọc", "boses", "sauti", "الصوت", "صوت", "صدا", "آواز", "קול", "ההקראה", "आवाज", "কণ্ঠ",
    "குரல", "గొంతు", "เสียง", "合成", "自動音声", "browser", "browserul", "navegador", "navigateur", "webbläsare",
    "nettleser", "selaime", "vafrinn", "przeglądark", "prohlížeč", "prehliadač", "böngésző", "preglednik", "pregledač",
    "brskalnik", "naršykl", "pārlūk", "brauser", "браузър", "прегледач", "περιηγητ", "tarayıcı", "peramban", "pelayar",
    "trình duyệt", "kivinjari", "متصفح", "مرورگر", "براؤزر", "הדפדפן", "ब्राउजर", "ब्राउझर", "ব্রাউজার", "பிரவுசர",
    "బ్రౌజర్", "เบราว์เซอร์", "浏览器", "瀏覽器", "ブラウザ", "브라우저", "朗读", "meghallgat", "hlusta", "kuuntele",
    "poslušajte", "kuula ", "pakinggan", "sikiliza", "dengarkan", "putar versi", "uppläst", "klausytis", "послухати",
    "слушать", "استمع", "بشنوید", "سنیے", "האזינו", "सुनें", "ऐका", "শুনুন", "கேளுங்கள்", "వినండి", "듣기", "sünteeshääl",
    "talgervli",
)  # fmt: skip
VOICE = (
    # a voice
    r"^\W*(?:this\saudio\sis\s(?:auto|ai|computer)[\s-]generated(?=\W*$|[.]\s)|text-to-speech\sis\s(?:provided|powered|available|experimental|generated|in\sbeta))(?:[\s.][^!?,]{0,80})?\W*$|"
    r"^\W*(?:listen\W[^!?]{0,30})?\b(?:read\s(?:aloud\s|out\s)?by|narrated\sby|voiced\sby)\s(?:an?\s)?(?:ai|synthetic|"
    r"automated|artificial|computer)\b[^!?]{0,20}$|"
    r"^\W*(?:diese\saudiofassung|der\s(?:text|artikel|beitrag))\s(?:wird|wurde)\s[^.!?]{0,40}\b(?:computerstimme|"
    r"ki-stimme|automatisch|synthetischen\sstimme|künstlichen\sstimme)\b[^.!?]{0,20}\b(?:vorgelesen|gelesen|erzeugt|"
    r"generiert)\b.{0,60}$|"
    r"^\W*(?:la\slecture\saudio|cet\sarticle|article)\s[^.!?]{0,40}\b(?:voix\s(?:de\ssynthèse|artificielle|"
    r"synthétique))\b[^!?]{0,30}$|^\W*(?:este|esta|aquest|acest|questa)\s(?:audio|áudio|lectura|àudio|material\saudio|"
    r"lettura)\s[^.!?]{0,30}\b(?:voz|voce|veu)\s"
    r"(?:automática|sintética|artificial|automàtica|sintetică|sintetica)\b[^!?]{0,60}$|^\W*(?:den\shär\sartikeln|"
    r"artikkelen|artiklen|artikeln)\s[^.!?]{0,20}\b(?:syntetisk\sröst|kunstig\sstemme|syntetisk\s"
    r"stemme)\b[^!?]{0,20}$|^\W*jutun\slukee\skoneääni\W*$|"
    r"^\W*greinin\ser\slesin\s[^.!?]{0,10}\btalgervli\b[^.!?]{0,10}$|^\W*nagranie\s[^.!?]{0,30}\bgłosu\s"
    r"syntetycznego\b[^.!?]{0,10}$|^\W*(?:text|článok|článek)\s(?:předčítá|čte|číta)\s[^.!?]{0,20}\bhlas\W*$|^\W*a\s"
    r"felolvasást\s[^.!?]{0,30}\bhang\b[^.!?]{0,10}$|"
    r"^\W*(?:zvučni\szapis|tekst|prispevek)\s(?:čita|bere)\s[^.!?]{0,30}\bglas\W*$|^\W*straipsnį\sskaito\s"
    r"sintezuotas\sbalsas\W*$|^\W*rakstu\slasa\ssintezēta\sbalss\W*$|^\W*artiklit\sloeb\sette\ssünteeshääl\W*$|"
    r"^\W*bu\siçerik\syapay\sses\b[^.!?]{0,30}$|"
    r"^\W*(?:suara|audio)\s(?:ini\s)?(?:dihasilkan|dibaca)\s(?=.{0,40}(?:\bai\b|mesin|komputer|otomatis|automatik|kecerdasan|sintetis))[^.!?]{0,40}$|^\W*giọng\sđọc\sđược\s"
    r"tạo\b[^.!?]{0,70}$|^\W*binasa\sito\sng\sboses\b[^.!?]{0,20}$|^\W*sauti\shii\simetengenezwa\b[^.!?]{0,30}$",
    r"^\W*(?:статью|текст|новость|материал|статтю)\s(?:читает|читає|озвучил|озвучує)\s[^.!?]{0,20}\b(?:голос|робот|"
    r"нейросеть)\W*$|^\W*аудиоверсия\sсоздана\sавтоматически\b[^!?]{0,50}$|^\W*(?:прослушать\s\S+\W{1,3})?озвучено\s"
    r"(?:роботом|нейросетью|синтезованим)\b[^!?]{0,20}$|^\W*аудіо\sозвучено\sсинтезованим\sголосом\W*$|"
    r"^\W*(?:този\sтекст\sсе\sчете\sот|το\sκείμενο\sδιαβάζεται\sαπό)\s[^!;?]{0,40}$|^\W*هذا\sالصوت\sمولّ?د\sآلي\S*\W*$|"
    r"^\W*استمع\sللخبر\sبصوت\sآلي\W*$|^\W*این\sمتن\sبا\sصدای\s[^!؟]{0,30}خوانده\s[^!؟]{0,6}$|^\W*یہ\sآڈیو\sخودکار\s"
    r"آواز\s[^!؟]{0,10}$|^\W*ההקראה\sמבוצעת\sבקול\s[^!?]{0,14}$|"
    r"^\W*(?:यह|हा)\sऑडि[यओ]\S*\s[^!?]{0,30}आवाज\S*[^!?]{0,12}$|^\W*এই\sঅডিও\s[^!?]{0,20}কণ্ঠে\s[^!?]{0,10}$|^\W*இந்த\s"
    r"ஒலி\s[^!?]{0,20}குரலில்\s[^!?]{0,20}$|^\W*ఈ\sఆడియో\s[^!?]{0,10}గొంతుతో\s[^!?]{0,20}$|"
    r"^\W*เสียงอ่านนี้สร้างจาก\S{0,24}$|"
    r"^\W*(?:本段|本文)?朗[读讀](?:为|為|由)(?:机器|機器|ai).{0,30}$|^\W*読み上げには(?:自動音声|合成音声).{0,12}$|"
    r"^\W*aiアナウンサーが読み上げ.{0,40}$",
    # no sound here
    r"^\W*(?:your|this)\sbrowser\sdoes\s?n[o'’]t\ssupport\s(?:the\s)?(?:html5?\s)?(?:audio|video|"
    r"iframes?)\b[^.!?]{0,30}\W*$|^\W*(?:ihr|dein)\sbrowser\s(?:kann|unterstützt)\s[^.!?]{0,40}\b(?:audio\w*|"
    r"video\w*)\b[^.!?]{0,24}\W*$|"
    r"^\W*(?:el\steu|tu|su|seu|o\sseu|votre|il\stuo)\s(?:navegador|navigateur|browser)\s(?:no|não|ne|non)\s(?:pot|"
    r"puede|pode|soporta|suporta|admite|supporta|prend\spas)\s[^.!?]{0,50}\W*$|^\W*browserul\s(?:dumneavoastră|tău)\s"
    r"nu\s[^.!?]{0,40}\W*$|^\W*din\swebbläsare\ssaknar\sstöd\b[^.!?]{0,40}\W*$|"
    r"^\W*selaimesi\sei\stue\b[^.!?]{0,40}\W*$|^\W*vafrinn\sþinn\sstyður\sekki\b[^.!?]{0,40}\W*$|^\W*az\sön\s"
    r"böngészője\snem\stámogatja\b[^.!?]{0,30}\W*$|^\W*(?:vaš|ваш)\s(?:preglednik|pregledač|brskalnik|прегледач)\sne\s"
    r"(?:podržava|podpira)\b[^.!?]{0,40}\W*$|"
    r"^\W*jūsų\snaršyklė\snepalaiko\b[^.!?]{0,30}\W*$|^\W*jūsu\spārlūks\sneatbalsta\b[^.!?]{0,30}\W*$|^\W*sinu\s"
    r"brauser\sei\stoeta\b[^.!?]{0,30}\W*$|^\W*(?:peramban|pelayar)\sanda\stidak\s(?:mendukung|"
    r"menyokong)\b[^.!?]{0,30}\W*$|^\W*trình\sduyệt\scủa\sbạn\skhông\shỗ\strợ\b[^.!?]{0,40}\W*$|"
    r"^\W*kivinjari\schako\shakiwezi\b[^.!?]{0,30}\W*$|^\W*hindi\ssinusuportahan\sng\sbrowser\smo\b[^.!?]{0,24}\W*$",
    r"^\W*(?:ваш(?:ият)?\s)(?:браузер|браузър|прегледач|переглядач)\sне\s(?:поддерживает|поддържа|підтримує|"
    r"подржава)\b[^.!?]{0,40}\W*$|^\W*ο\sπεριηγητής\sσας\sδεν\sυποστηρίζει\b[^.!;]{0,40}\W*$|^\W*متصفحك\sلا\s"
    r"يدعم\b[^.!؟]{0,40}\W*$|^\W*مرورگر\sشما\sاز\s[^.!؟]{0,40}پشتیبانی\sنمی.?کند\W*$|"
    r"^\W*آپ\sکا\sبراؤزر\s[^۔!؟]{0,50}نہیں[^۔!؟]{0,10}\W*$|^\W*הדפדפן\sשלכם\sאינו\sתומך\b[^.!?]{0,30}\W*$|^\W*आपका\sब्राउजर\s"
    r"[^।!?]{0,50}नहीं[^।!?]{0,10}\W*$|^\W*तुमचा\sब्राउझर\s[^।!?]{0,50}\W*$|^\W*আপনার\sব্রাউজারে\s[^।!?]{0,50}\W*$|^\W*(?:உங்கள்|మీ)\s"
    r"(?:பிரவுசரில்|బ్రౌజర్)\s[^.!?]{0,50}\W*$|"
    r"^\W*เบราว์เซอร์ของคุณไม่รองรับ\S{0,40}.{0,14}$|^\W*(?:您的|你的)(?:浏览器|瀏覽器)不支[持援].{0,20}$|"
    r"^\W*お使いのブラウザー?は.{0,30}(?:対応していません|サポートしていません)\W*$",
    r"^\W*(?:listen\sto\sthis\s(?:article|story)|cikk\smeghallgatása|a\scikk\smeghallgatása|hlusta\sá\sgreinina|"
    r"kuuntele\sjuttu|poslušajte\sčlanek|kuula\slugu|pakinggan\sang\sbalitang\sito|sikiliza\shabari\shii|dengarkan\s"
    r"(?:artikel|berita)\sini|putar\sversi\saudio\sberita\sini|hör\stexten\suppläst|klausytis\s"
    r"straipsnio)(?:\W{1,3}\w*\s?\d[^!?]{0,16})?\W*$",
    r"^\W*(?:послухати\sстаттю|слушать\s(?:материал|статью)|استمع\sإلى\sالمقال|این\sگزارش\sرا\sبشنوید|یہ\sخبر\sسنیے|"
    r"האזינו\sלכתבה|खबर\sसुनें|ही\sबातमी\sऐका|খবরটি\sশুনুন|இந்தச்\sசெய்தியைக்\sகேளுங்கள்|ఈ\sవార్తను\sవినండి|기사\s"
    r"듣기)(?:\W{1,3}[^.!?]{0,20})?\W*$",
)
