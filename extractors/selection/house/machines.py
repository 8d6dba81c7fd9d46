"""Notes on what a machine had a part in, as papers write them since 2024: beside those that name "this article"
(``house.phrases``) those that begin with the kind of text ("Conteúdo produzido com auxílio de IA e revisado pela
redação"), with the machine ("Artificial intelligence assisted in producing this story") or with a label.

Sentences of articles on such texts begin alike; they go on with something else than who checked it. None of the lines
that we wrote as an article's (``benchmarks.training.written_lines``) and no line of a recorded page matches.
"""

from __future__ import annotations

_AI = (
    r"(?:\ba\.?i\.?\b|\bki\b|\bia\b|\bsi\b(?=\s\()|\b(?:generative\s)?artificial\sintelligence\b|"
    r"(?:generative[rnm]?\s)?künstliche[rn]?\sintelligenz|(?:l['’])?intelligence\sartificielle|inteligencia\sartificial|"
    r"inteligência\sartificial|(?:l['’]|dell['’]|all['’])?intelligenza\sartificiale|kunstmatige\sintelligentie|"
    r"sztuczn\w+\sinteligencj\w+|artificiell\sintelligens|kunstig\sintelligens|chatgpt)"
    r"(?:[\s-](?:tools?|werkzeuge?n?|systeme?n?|verktyg\w*|verktøy\w*))?(?:\s\([^)]{1,30}\))?"
)
_CHECKED = (
    r"(?:review|edit|check|fact-check|verif|vérif|relu|gepr|überpr|redigiert|kontrol|contrôl|revis|supervis|verific|"
    r"control|gecontrol|nagekeken|sprawdz|zredag|zweryfik|gransk|kvalitet|gennemg|gennemlæst|treinad|overseen|validé)"
)
_END = (
    rf"(?:\W*$|(?:\s?[,;.(–—-]\s|\s(?:and|und|e|ed|y|et|i|og|och|en)\s)(?:[\w'’-]+\s){{0,6}}{_CHECKED}\w*\b[^!?]{{0,90}}$|"
    r"\s(?:revisad|treinad|supervisad|revisat)[oa]s?\s(?:pel[ao]|por|dall?a)\b[^!?]{0,60}$|\ssob\ssupervisão\b[^!?]{0,40}$)"
)
"""Nothing more is said but who checked it."""
_LABEL = r"(?:(?:transparenz\w*|hinweis|disclaimer|nota|note|in\seigener\ssache|opmerking|uwaga)\s?[:–—-]\s)?"
_TEXT_DE = r"diese[nrms]?\s(?:artikel|text|beitrag|meldung|übersetzung|zusammenfassung)(?:s|es)?"
MACHINE_MADE = ("maschine", "automatis", "ki-", "ai-", "ia", "machine")
"""Beside what ``house.phrases.MACHINES`` tells."""
NOTED = (
    # English
    rf"^\W*{_LABEL}(?:ai|artificial\sintelligence)[\s-](?:generated|assisted|written|translated)\s(?:summary|translation|"
    rf"transcript|article|content|audio){_END}",
    rf"^\W*{_LABEL}(?:generative\s)?{_AI}\s(?:was|were|has|assisted|helped)\b[^.!?]{{0,60}}\bthis\s(?:article|story|"
    r"summary|piece|translation|page)\b",
    # German
    rf"^\W*{_LABEL}(?:für|bei|an)\b[^.!?]{{0,40}}\b{_TEXT_DE}\b[^.!?]{{0,50}}{_AI}[^.!?]{{0,20}}\b(?:genutzt|eingesetzt|"
    r"verwendet|einsatz|beteiligt)\b",
    rf"^\W*{_LABEL}(?:{_TEXT_DE}|(?:die|der)\s(?:zusammenfassung|übersetzung|artikel|text|beitrag|meldung))\s(?:wurde|ist|"
    rf"entstand)\s[^.!?]{{0,40}}(?:{_AI}|\bmaschineller?\s(?:unterstützung|hilfe)|\bautomatisierte[rn]\sberichterstattung|"
    rf"\bki-(?:gestützt|generiert|basiert))(?:\s(?:erstellt|verfasst|geschrieben|übersetzt|generiert|erzeugt|produziert|"
    rf"zusammengefasst))?{_END}",
    rf"^\W*{_LABEL}ki-(?:generierte?|gestützte?)\s(?:zusammenfassung|übersetzung|meldung){_END}",
    # Portuguese, Spanish
    rf"^\W*{_LABEL}(?:(?:este|esta|isto)\sé\s(?:um|uma)\s)?(?:conteúdo|texto|matéria|reportagem|resumo|tradução|notícia)\s"
    rf"(?:foi\s)?(?:gerad|produzid|feit|elaborad|criad|escrit|redigid|traduzid|resumid)[oa]\s[^.!?]{{0,50}}{_AI}{_END}",
    rf"^\W*(?:as\sinformações|os\spontos|o\stexto)\s[^.!?]{{0,30}}\bforam?\s(?:resumid|gerad|traduzid)[oa]s?\s(?:por|com)\b"
    rf"[^.!?]{{0,30}}{_AI}{_END}",
    rf"^\W*{_LABEL}(?:contenido|texto|artículo|nota|noticia|resumen|traducción)\s(?:ha\ssido\s|fue\s)?(?:generad|producid|"
    rf"elaborad|cread|escrit|redactad|traducid)[oa]\s[^.!?]{{0,50}}{_AI}{_END}",
    # the machine had a part in "this article", in Romance languages and Dutch
    rf"^\W*{_LABEL}(?:la\s|a\s)?{_AI}\s[^.!?]{{0,60}}\b(?:este\sart[ií]culo|esta\snoticia|este\sartigo|esta\smatéria|"
    r"cet\sarticle|quest[’']?o?\s?articolo|dit\sartikel)\b",
    # French, Italian
    rf"^\W*{_LABEL}(?:contenu|texte|article|résumé|traduction)\s(?:généré|produit|rédigé|écrit|réalisé|traduit)e?\s"
    rf"[^.!?]{{0,50}}{_AI}{_END}",
    rf"^\W*{_LABEL}(?:contenuto|testo|articolo|riassunto|sintesi|traduzione)\s(?:generat|prodott|scritt|realizzat|elaborat|"
    rf"tradott)[oa]\s[^.!?]{{0,50}}{_AI}{_END}",
    # Dutch, Polish, Nordic
    rf"^\W*{_LABEL}(?:samenvatting|tekst|artikel|vertaling)\s(?:is\s)?(?:gemaakt|gegenereerd|geschreven|vertaald)\s"
    rf"[^.!?]{{0,40}}{_AI}{_END}",
    rf"^\W*{_LABEL}(?:streszczenie|tekst|artykuł|tłumaczenie)\s(?:wygenerowan|przygotowan|napisan|opracowan)\w+\s"
    rf"[^.!?]{{0,40}}{_AI}{_END}",
    rf"^\W*(?:denne|dette)\s(?:artikkelen|saken|sammendraget|oversettelsen|teksten|artikel|resumé|tekst)\s(?:er|ble|blev)\s"
    rf"[^.!?]{{0,50}}{_AI}{_END}",
    # Korean, Japanese
    r"(?:^|\s)(?:본|이)\s?(?:기사|콘텐츠|요약)[는은]?\s.{0,14}(?:\bai|인공지능)|^\W*ai(?:가|로)\s?(?:요약|번역|작성|생성)(?:한|된)\s(?:내용|기사)",
    r"^\W*本記事は(?:生成)?ai",
)
