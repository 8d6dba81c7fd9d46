"""Other versions of a text: "Read this story in Spanish", "Lire en anglais", "Diesen Artikel auf Englisch lesen".

A line that names the text and a language, or begins with *read* and ends in one; an article on languages says who reads
what. Held against the lines that we wrote (``benchmarks.training.written_lines``) and against the truths of the
recorded and the invented pages: none of those that are an article's match.
"""

from __future__ import annotations

_ENGLISH = (
    r"(?:english|spanish|french|german|italian|portuguese|dutch|polish|russian|ukrainian|turkish|greek|arabic|persian|"
    r"farsi|hebrew|hindi|urdu|bengali|bangla|tamil|telugu|marathi|gujarati|punjabi|malayalam|kannada|chinese|"
    r"mandarin|japanese|korean|vietnamese|thai|indonesian|malay|tagalog|filipino|swahili|hausa|yoruba|igbo|amharic|"
    r"somali|zulu|afrikaans|welsh|irish|scots|gaelic|catalan|basque|romanian|hungarian|czech|swedish|danish|norwegian|"
    r"finnish|haitian\screole|creole|haitian|vietnamese|hmong|navajo|inuktitut|maori|samoan)"
)
TRANSLATED_TO = (
    "english", "spanish", "french", "german", "italian", "portuguese", "dutch", "polish", "russian", "ukrainian",
    "turkish", "arabic", "persian", "farsi", "hebrew", "hindi", "urdu", "bengali", "bangla", "tamil", "telugu",
    "marathi", "gujarati", "punjabi", "malayalam", "kannada", "chinese", "mandarin", "japanese", "korean", "vietnamese",
    "thai", "indonesian", "tagalog", "swahili", "hausa", "yoruba", "igbo", "amharic", "somali", "zulu", "afrikaans",
    "welsh", "creole", "inuktitut", "maori", "englisch", "spanisch", "französisch", "türkisch", "ukrainisch",
    "russisch", "arabisch", "anglais", "espagnol", "allemand", "arabe", "inglés", "francés", "portugués", "português",
    "inglês",
    "espanhol", "inglese", "spagnolo", "engels", "engelska", "engelsk", "englanniksi", "angielsku", "polsku",
    "anglicky", "angličtině", "английском", "русском", "украинском", "англійською", "українською", "i̇ngilizce",
    "türkçe", "inggris", "tiếng anh", "بالإنجليزية", "بالعربية", "באנגלית", "अंग्रेजी", "英語", "英文", "영어",
)  # fmt: skip
_BEHIND = r"(?:\s(?:here|hier|ici|aquí|aqui|qui))?\W*$"
TRANSLATE_TO = (
    rf"^\W*(?:read|see|view|listen\sto|find|watch)\s(?:(?:this|the)\s(?:story|article|post|page|piece|report|interview|"
    rf"text|column|essay|guide)\s)?(?:also\s)?in\s{_ENGLISH}(?:\s(?:or|and|/|\||,)\s{_ENGLISH})*{_BEHIND}|"
    rf"^\W*(?:(?:this|the)\s(?:story|article|post|page|piece|report|interview|text|column|essay|guide)\sis\s)?(?:also\s)"
    rf"?available\sin\s{_ENGLISH}{_BEHIND}|^\W*{_ENGLISH}\sversion{_BEHIND}",
    r"^\W*(?:lesen\ssie\s)?(?:diesen|den)\s(?:artikel|text|beitrag)\s(?:hier\s)?(?:auch\s)?(?:auf|in)\s\w{4,14}isch"
    r"(?:er\ssprache)?(?:\slesen)?\W*$|^\W*(?:auf|in)\s\w{3,12}isch\slesen\W*$",
    r"^\W*(?:lees\s(?:dit\s(?:artikel|verhaal|bericht)\s)?(?:ook\s)?in\shet\s\w{4,12}s)\W*$|"
    r"^\W*(?:läs\s(?:artikeln\s|texten\s)?(?:även\s)?på\s\w{4,12}ska|les\s(?:saken\s|artikkelen\s)?(?:også\s)?på\s"
    r"\w{4,12}sk|læs\s(?:artiklen\s)?(?:også\s)?på\s\w{4,12}sk|lue\s(?:juttu\s|artikkeli\s)?englanniksi)\W*$",
    r"^\W*(?:lire|lisez|retrouvez)\s(?:(?:cet\sarticle|l['’]article|ce\stexte|aussi)\s)?(?:en\s)(?:anglais|espagnol|"
    rf"allemand|arabe|italien|portugais|russe|ukrainien|créole|chinois){_BEHIND}",
    r"^\W*(?:lee|leer|lea|leé|léelo|puede\sleer)\s(?:(?:este\s(?:artículo|texto)|esta\s(?:nota|noticia|historia))\s)?"
    rf"en\s(?:inglés|español|francés|portugués|catalán|alemán){_BEHIND}|"
    rf"^\W*(?:leia|ler)\s(?:(?:este\s(?:artigo|texto)|esta\s(?:reportagem|notícia|matéria))\s)?em\s(?:inglês|português|espanhol|"
    rf"francês|português){_BEHIND}|"
    rf"^\W*(?:leggi|leggete)\s(?:(?:questo\sarticolo|l['’]articolo)\s)?in\s(?:inglese|francese|spagnolo|tedesco)"
    rf"{_BEHIND}",
    r"^\W*(?:przeczytaj|czytaj)\s(?:(?:ten\s(?:artykuł|tekst)|artykuł)\s)?po\s(?:angielsku|polsku|ukraińsku|rosyjsku)"
    r"\W*$|^\W*(?:čtěte|přečtěte\ssi)\s(?:(?:tento\s)?(?:článek|text)\s)?(?:anglicky|v\sangličtině)\W*$|"
    r"^\W*(?:читать|читайте|прочитать)\s(?:(?:эту\sстатью|этот\sтекст|этот\sматериал)\s)?на\s(?:английском|русском|"
    r"украинском|казахском)(?:\sязыке)?\W*$|^\W*(?:читати|читайте|прочитати)\s(?:(?:цей\s(?:текст|матеріал)|цю\sстаттю)"
    r"\s)?(?:англійською|українською|російською)(?:\sмовою)?\W*$",
    r"^\W*(?:bu\s(?:haberi|yazıyı|makaleyi)\s)?(?:i̇?ngilizce|türkçe|kürtçe|arapça)\soku(?:yun)?\W*$|"
    r"^\W*baca\s(?:(?:artikel|berita)\s(?:ini\s)?)?(?:dalam|versi)\s(?:bahasa\s)?(?:inggris|indonesia|melayu)\W*$|"
    r"^\W*đọc\s(?:bài\s(?:viết\s)?(?:này\s)?)?bằng\stiếng\s(?:anh|việt|trung)\W*$|"
    r"^\W*(?:اقرأ|إقرأ)\s(?:هذا\s)?(?:ال)?مقال\sبال(?:إنجليزية|عربية|فرنسية)\W*$|^\W*קרא(?:ו)?\s(?:את\sהכתבה\s)?"
    r"ב(?:אנגלית|ערבית|עברית)\W*$|^\W*(?:यह|इस)\s(?:खबर|लेख)\s(?:को\s)?अंग्रेजी\sमें\sपढ़ें\W*$|"
    r"^\W*(?:この記事を)?英語(?:版)?(?:で読む|はこちら)\W*$|^\W*(?:阅读|閱讀)?英文(?:版|原文)(?:请点击|請點擊)?\W*$|"
    r"^\W*영어(?:로|판)?\s?(?:읽기|보기|기사\s?보기)\W*$",
)
