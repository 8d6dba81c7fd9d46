"""Lines that houses put among an article's paragraphs, in the markup of these, by language.

They have no class of their own, so that nothing but their words tells them from the text. All are ours.
"""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

from benchmarks.made.plants import Change, planted

KINDS: Mapping[str, float] = {
    "subscribers": 0.5,
    "consent": 0.5,
    "app": 0.5,
    "reading time": 0.0,
    "sharing": 1.0,
    "errors": 1.0,
    "editor": 1.0,
}
"""By name: before the first paragraph (0), in the middle (.5), or behind the last (1)."""
LINES: Mapping[str, tuple[str, str, str, str, str, str, str]] = {
    "en": (
        "This article is for subscribers only.",
        "This content is hosted by YouTube. To view it you must accept cookies.",
        "Download our app and get the latest news.",
        "Reading time: 4 minutes",
        "Share this article",
        "Found a mistake? Let us know.",
        "Editor: Ann Lee",
    ),
    "de": (
        "Dieser Artikel ist nur für Abonnenten.",
        "An dieser Stelle finden Sie einen externen Inhalt von YouTube.",
        "Laden Sie jetzt unsere App herunter.",
        "Lesezeit: 4 Minuten",
        "Artikel teilen",
        "Fehler im Artikel gefunden? Jetzt melden.",
        "Redaktion: Anna Lehmann",
    ),
    "fr": (
        "La suite est réservée à nos abonnés.",
        "Ce contenu est bloqué car vous n’avez pas accepté les cookies.",
        "Téléchargez notre application pour suivre l’actualité.",
        "Temps de lecture : 4 minutes",
        "Partager cet article",
        "Vous avez repéré une erreur ? Signalez-la.",
        "Propos recueillis par Anne Leroy",
    ),
    "es": (
        "Este contenido es exclusivo para suscriptores.",
        "Este contenido está alojado en YouTube. Para verlo debes aceptar las cookies.",
        "Descarga nuestra aplicación y recibe las noticias.",
        "Tiempo de lectura: 4 minutos",
        "Compartir en redes sociales",
        "¿Has visto un error? Avísanos.",
        "Redacción: Ana Lema",
    ),
    "it": (
        "Questo contenuto è riservato agli abbonati.",
        "Questo contenuto è ospitato da YouTube. Per visualizzarlo devi accettare i cookie.",
        "Scarica la nostra app per ricevere le notizie.",
        "Tempo di lettura: 4 minuti",
        "Condividi questo articolo",
        "Hai trovato un errore? Segnalalo.",
        "A cura di Anna Leoni",
    ),
    "nl": (
        "Dit artikel is alleen voor abonnees.",
        "Om deze video te bekijken moet je cookies accepteren.",
        "Download onze app en blijf op de hoogte van het nieuws.",
        "Leestijd: 4 minuten",
        "Deel dit artikel",
        "Foutje gezien? Mail ons.",
        "Redactie: Anna Jansen",
    ),
    "pl": (
        "Ten artykuł jest dostępny tylko dla prenumeratorów.",
        "Aby zobaczyć film, zaakceptuj pliki cookie.",
        "Pobierz naszą aplikację i bądź na bieżąco.",
        "Czas czytania: 4 minuty",
        "Udostępnij artykuł",
        "Widzisz błąd? Zgłoś nam.",
        "Oprac. Anna Lis",
    ),
    "ru": (
        "Этот материал доступен только подписчикам.",
        "Чтобы увидеть видео, примите файлы cookie.",
        "Скачайте наше приложение и читайте новости.",
        "Время чтения: 4 минуты",
        "Поделиться статьёй",
        "Нашли опечатку? Выделите её и нажмите Ctrl+Enter.",
        "Редактор: Анна Лисина",
    ),
    "sv": (
        "Artikeln är bara för prenumeranter.",
        "Innehållet kommer från YouTube. För att se det måste du godkänna kakor.",
        "Ladda ner vår app och få de senaste nyheterna.",
        "Lästid: 4 minuter",
        "Dela artikeln",
        "Har du hittat ett fel? Kontakta oss.",
        "Redaktör: Anna Lind",
    ),
    "da": (
        "Artiklen er kun for abonnenter.",
        "Du skal acceptere cookies for at se indholdet.",
        "Hent vores app og få de seneste nyheder.",
        "Læsetid: 4 minutter",
        "Del artiklen",
        "Har du fundet en fejl? Skriv til os.",
        "Redaktør: Anna Lund",
    ),
    "tr": (
        "Bu içerik yalnızca abonelere özeldir.",
        "Videoyu görmek için çerezleri kabul edin.",
        "Uygulamamızı indirin, haberleri anında alın.",
        "Okuma süresi: 4 dakika",
        "Bu haberi paylaş",
        "Haberde bir hata mı gördünüz? Bize bildirin.",
        "Editör: Ayşe Kaya",
    ),
    "pt": (
        "Conteúdo exclusivo para assinantes.",
        "Para ver o vídeo, aceite os cookies.",
        "Baixe o nosso aplicativo e receba as notícias.",
        "Tempo de leitura: 4 minutos",
        "Compartilhe esta notícia",
        "Encontrou um erro? Avise a redação.",
        "Edição: Ana Lima",
    ),
    "zh": (
        "本文仅限订阅用户阅读。",
        "此内容来自YouTube，请接受Cookie后查看。",
        "点击下载客户端，阅读更多精彩内容。",
        "阅读时间：约4分钟",
        "分享到微信",
        "发现错误？请点击纠错。",
        "（责任编辑：李安）",
    ),
    "ja": (
        "この記事は有料会員限定です。",
        "表示するにはCookieに同意してください。",
        "アプリをダウンロードして最新ニュースを受け取ってください。",
        "この記事は4分で読めます",
        "この記事をシェアする",
        "記事の誤りを見つけた方はこちらからご連絡ください。",
        "取材・文：安田花",
    ),
    "ko": (
        "이 기사는 유료 구독자 전용입니다.",
        "이 콘텐츠를 보려면 쿠키에 동의하세요.",
        "앱을 다운로드하면 최신 뉴스를 받아볼 수 있습니다.",
        "읽는 시간 4분",
        "기사 공유하기",
        "기사에 오류가 있나요? 제보해 주세요.",
        "이안나 기자",
    ),
    "ar": (
        "هذا المحتوى متاح للمشتركين فقط.",
        "لعرض الفيديو يجب قبول ملفات تعريف الارتباط.",
        "حمّل تطبيقنا لمتابعة آخر الأخبار.",
        "وقت القراءة: 4 دقائق",
        "شارك المقال",
        "هل لاحظت خطأ في المقال؟ أخبرنا.",
        "تحرير: آنا لطفي",
    ),
    "hi": (
        "यह लेख केवल सदस्यों के लिए है।",
        "इसे देखने के लिए कुकीज़ स्वीकार करें।",
        "हमारा ऐप डाउनलोड करें और ताज़ा खबरें पाएं।",
        "पढ़ने का समय: 4 मिनट",
        "इस खबर को शेयर करें",
        "खबर में कोई गलती दिखी? हमें बताएं।",
        "संपादन: अनीता लाल",
    ),
    "id": (
        "Artikel ini hanya untuk pelanggan.",
        "Terima cookie untuk melihat konten ini.",
        "Unduh aplikasi kami untuk berita terkini.",
        "Waktu baca: 4 menit",
        "Bagikan artikel ini",
        "Menemukan kesalahan dalam artikel? Beri tahu kami.",
        "Editor: Ani Lestari",
    ),
}
"""By language: a line of each kind, in the order of ``KINDS``."""


def lines_in(lang: str | None) -> dict[str, Change]:
    """The changes that plant them, by kind; none in a language without any."""
    lines = LINES.get((lang or "").split("-")[0].lower(), ())
    return {
        f"line: {kind}": planted(f"<p>{escape(line)}</p>", where) for (kind, where), line in zip(KINDS.items(), lines)
    }
