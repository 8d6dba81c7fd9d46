"""Other versions of a text: "Read this story in Spanish", "Lire en anglais".

A line that names the text and a language, or the button that leads there; an article on languages says who reads what,
and one on a song names its versions. Held against the lines that we wrote (``benchmarks.training.written_lines``) and
against the truths of the recorded and the invented pages: none of those that are an article's match.
"""

from __future__ import annotations

_ENGLISH = (
    r"(?:english|spanish|french|german|italian|portuguese|dutch|polish|russian|ukrainian|turkish|greek|arabic|persian|"
    r"farsi|hebrew|hindi|urdu|bengali|bangla|tamil|telugu|marathi|gujarati|punjabi|malayalam|kannada|chinese|"
    r"mandarin|japanese|korean|vietnamese|thai|indonesian|malay|tagalog|filipino|swahili|hausa|yoruba|igbo|amharic|"
    r"somali|zulu|afrikaans|welsh|irish|gaelic|catalan|basque|romanian|hungarian|czech|swedish|danish|norwegian|"
    r"finnish|haitian\screole|creole|hmong|navajo|inuktitut|maori|samoan)"
)
TRANSLATED_TO = (
    "english", "spanish", "french", "german", "italian", "portuguese", "dutch", "polish", "russian", "ukrainian",
    "turkish", "greek", "arabic", "persian", "farsi", "hebrew", "hindi", "urdu", "bengali", "bangla", "tamil", "telugu",
    "marathi", "gujarati", "punjabi", "malayalam", "kannada", "chinese", "mandarin", "japanese", "korean",
    "vietnamese", "thai", "indonesian", "malay", "tagalog", "filipino", "swahili", "hausa", "yoruba", "igbo",
    "amharic", "somali", "zulu", "afrikaans", "welsh", "irish", "gaelic", "catalan", "basque", "romanian", "hungarian",
    "czech", "swedish", "danish", "norwegian", "finnish", "creole", "hmong", "navajo", "inuktitut", "maori", "samoan",
    "englisch", "französisch", "spanisch", "türkisch", "ukrainisch", "russisch", "arabisch", "deutsch", "anglais",
    "espagnol", "allemand", "arabe", "italien", "portugais", "russe", "ukrainien", "créole", "chinois",
    "français", "inglés", "español", "francés", "portugués", "catalán", "alemán", "inglês", "espanhol", "português",
    "francês", "inglese", "francese", "spagnolo", "tedesco", "engels", "frans", "duits", "nederlands", "engelska",
    "svenska", "arabiska", "engelsk", "norsk", "dansk", "englanniksi", "angielsku", "polsku", "ukraińsku", "rosyjsku",
    "anglicky", "angličtině", "английском", "русском", "украинском", "казахском", "англійською", "українською",
    "російською", "i̇ngilizce", "ingilizce", "türkçe", "kürtçe", "arapça", "inggris", "bahasa indonesia",
    "bahasa melayu", "tiếng anh", "tiếng việt", "tiếng trung", "بالإنجليزية", "بالعربية", "بالفرنسية", "באנגלית",
    "בערבית", "בעברית", "अंग्रेजी", "英語", "英文版", "영어로",
)  # fmt: skip
_TEXT = r"(?:story|article|post|page|piece|report|interview|column|essay|guide)"
_HERE = r"(?:,?\s(?:please\s)?(?:click\s)?(?:here|hier|ici|aquí|aqui|qui))?\W*$"
_FR = r"en\s(?:anglais|espagnol|allemand|arabe|italien|portugais|russe|ukrainien|créole|chinois|français)"
_ES = r"en\s(?:inglés|español|francés|portugués|catalán|alemán)"
_PT = r"em\s(?:inglês|português|espanhol|francês)"
TRANSLATE_TO = (
    rf"^\W*(?:read|listen\sto)\sthis\s(?:{_TEXT}\s)?in\s{_ENGLISH}(?:\s(?:or|and)\s{_ENGLISH})*{_HERE}|"
    rf"^\W*read\s(?:the\s(?:{_TEXT}\s))?in\s{_ENGLISH}{_HERE}|^\W*read\sthe\s{_ENGLISH}\sversion{_HERE}|"
    rf"^\W*to\sread\sthis\s(?:{_TEXT}\s)?in\s{_ENGLISH},?\s(?:please\s)?click\shere\W*$|"
    rf"^\W*this\s{_TEXT}\sis\s(?:also\s)?available\sin\s{_ENGLISH}(?:\sand\s{_ENGLISH})?{_HERE}",
    r"^\W*(?:lesen\ssie\s)?diesen\s(?:artikel|text|beitrag)\s(?:hier\s)?(?:auch\s)?auf\s\w{3,14}sch(?:\slesen)?\W*$|"
    r"^\W*diesen\s(?:artikel|text|beitrag)\sgibt\ses\s(?:hier\s)?auch\sauf\s\w{3,14}sch\W*$|"
    r"^\W*dieser\s(?:artikel|text|beitrag)\sist\s(?:auch\s)?auf\s\w{3,14}sch\s(?:verfügbar|erschienen)\W*$",
    r"^\W*lees\s(?:dit\s(?:artikel|verhaal|bericht)\s)(?:ook\s)?in\shet\s\w{4,12}s\W*$|"
    r"^\W*dit\s(?:artikel|verhaal)\sis\sook\sbeschikbaar\sin\shet\s\w{4,12}s\W*$|"
    r"^\W*(?:läs\s(?:artikeln|texten)\s(?:även\s)?på\s\w{4,12}ska|les\s(?:saken|artikkelen)\s(?:også\s)?på\s\w{4,12}sk|"
    r"læs\sartiklen\s(?:også\s)?på\s\w{4,12}sk|lue\s(?:juttu|artikkeli)\senglanniksi)\W*$",
    rf"^\W*(?:lire|lisez|retrouvez)\s(?:(?:cet\sarticle|l['’]article|ce\stexte|aussi)\s)?{_FR}{_HERE}|"
    rf"^\W*cet\sarticle\sest\s(?:aussi\s|également\s)?disponible\s{_FR}{_HERE}",
    r"^\W*(?:lee|leer|lea|leé|léelo)\s(?:(?:este\s(?:artículo|texto)|esta\s(?:nota|noticia|historia))\s)?"
    rf"{_ES}{_HERE}|^\W*para\sleer\s(?:(?:este\sartículo|esta\s(?:nota|noticia))\s)?{_ES},?\s(?:haga|haz)\sclic\saquí\W*$|"
    rf"^\W*(?:este\sartículo|esta\s(?:nota|noticia))\sestá\s(?:también\s)?disponible\s{_ES}{_HERE}|"
    rf"^\W*(?:leia|ler)\s(?:(?:este\s(?:artigo|texto)|esta\s(?:reportagem|notícia|matéria))\s)?{_PT}{_HERE}|"
    rf"^\W*(?:leggi|leggete)\s(?:(?:questo\sarticolo|l['’]articolo)\s)in\s(?:inglese|francese|spagnolo|tedesco){_HERE}",
    r"^\W*(?:przeczytaj|czytaj)\s(?:ten\s(?:artykuł|tekst)|artykuł)\spo\s(?:angielsku|polsku|ukraińsku|rosyjsku)\W*$|"
    r"^\W*(?:čtěte|přečtěte\ssi)\s(?:(?:tento\s)?(?:článek|text)\s)(?:anglicky|v\sangličtině)\W*$|"
    r"^\W*(?:читать|(?:читайте|прочитать)\s(?:эту\sстатью|этот\sтекст|этот\sматериал))\sна\s(?:английском|русском|"
    r"украинском|казахском)(?:\sязыке)?[.\s]*$|^\W*(?:читати|(?:читайте|прочитати)\s(?:цей\s(?:текст|матеріал)|"
    r"цю\sстаттю))\s(?:англійською|українською|російською)(?:\sмовою)?[.\s]*$",
    r"^\W*bu\s(?:haberi|yazıyı|makaleyi)\s(?:i̇?ngilizce|türkçe|kürtçe|arapça)\soku(?:yun)?\W*$|"
    r"^\W*baca\s(?:artikel|berita)\s(?:ini\s)?(?:dalam|versi)\s(?:bahasa\s)?(?:inggris|indonesia|melayu)\W*$|"
    r"^\W*đọc\sbài\s(?:viết\s)?(?:này\s)?bằng\stiếng\s(?:anh|việt|trung)\W*$|"
    r"^\W*(?:اقرأ|إقرأ)\s(?:هذا\s)?(?:ال)?مقال\sبال(?:إنجليزية|عربية|فرنسية)\W*$|^\W*קרא(?:ו)?\sאת\sהכתבה\s"
    r"ב(?:אנגלית|ערבית|עברית)\W*$|^\W*(?:यह|इस)\s(?:खबर|लेख)\s(?:को\s)?अंग्रेजी\sमें\sपढ़ें\W*$|"
    r"^\W*(?:この記事を)?英語(?:版)?(?:で読む|はこちら)\W*$|^\W*(?:阅读|閱讀)英文版(?:请点击|請點擊)?\W*$|"
    r"^\W*영어로\s?(?:읽기|보기|기사\s?보기)\W*$",
)
