"""The words and patterns by which an address shows what it leads to. Data only; `links.py` applies them."""

from __future__ import annotations

import re


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


MEDIA_EXTENSIONS = _words(
    """
    jpg jpeg png gif webp svg avif bmp ico tif tiff mp3 mp4 m4a m4v mov avi webm ogg wav flv mpg mpeg m3u8
    mkv pdf doc docx xls xlsx ppt pptx odt epub mobi zip rar gz tgz 7z tar exe dmg apk msi iso css js mjs
    json map woff woff2 ttf eot ics vcf csv txt swf jar bin torrent xsl xsd
    """
)
"""File endings that are no page."""

FEED_PATH = re.compile(
    r"(?:\.(?:rss|rdf|atom)"
    r"|/(?:rss|feed|atom|feeds?/posts/default|index\.rdf)(?:\.(?:xml|php|aspx?))?/?"
    r"|/(?:rss|feed|atom)[\w-]*\.xml)$",
    re.I,
)
COMMENT_FEED = re.compile(r"comment|kommentar|replies", re.I)

IGNORED_SEGMENTS = _words(
    """
    login signin sign-in log-in logout signup sign-up register registration registrieren anmelden account
    accounts myaccount my-account profile password subscribe subscription subscriptions abo abonnement
    abonnieren checkout cart donate donation member membership user users auth oauth sso search suche
    buscar poisk cgi-bin cdn-cgi wp-admin wp-login wp-json xmlrpc.php api rpc
    trackback share sharer email-friend mailto forward redirect redir out goto click captcha
    """
)
"""Path segments under which stands no article: accounts, shop, tools."""
TOOLS_OR_SUBJECTS = _words("recherche ricerca basket ajax")
"""Segments of tools that are sections elsewhere: research, a sport, a club. Under such a one stands an article if what
follows says so."""
SUBJECTS_OF_SPORT = frozenset({"basket", "ajax"})
"""Those of them that are sections themselves behind another section's (`/sport/basket`)."""
LANGUAGE_SEGMENT = re.compile(r"[a-z]{2}(?:[-_][a-z]{2})?")
"""What a path begins with in place of a section, on a site of several languages."""

SERVICE_SEGMENTS = _words(
    """
    about about-us aboutus contact contacts contact-us contactus kontakt kontakte impressum imprint legal
    terms tos terms-of-use terms-of-service terms-and-conditions privacy privacy-policy cookie cookies
    cookie-policy datenschutz agb disclaimer advertise advertising advertisement reklama mediadaten jobs
    careers career vacancies sitemap rss feeds help faq hilfe accessibility newsletter newsletters
    corrections masthead staff press-office o-nas o-proekte redakciya guanyu calendar kalender
    events-calendar weather wetter horoscope horoscopes tv-listings tv-guide crossword sudoku games
    """
)
"""Path segments of pages about the paper and of endless spaces, unless the rest says article."""

NEWS_SEGMENTS = _words(
    """
    news newsroom press pressroom press-room press-releases releases media-releases announcements stories aktuelles
    nachrichten presse pressemitteilungen pressemeldungen actualites actualité noticias notizie comunicati nyheder
    nyheter nieuws novosti
    """
)
"""Segments that say behind a service's what stands there after all: `/about/news`, `/contact/press-releases/`."""
SUBJECT_SEGMENTS = _words("weather wetter jobs careers games")
"""Services' segments that name the subject of a section behind the news': `/news/weather`."""

VARIANT_SEGMENTS = _words(
    """
    amp print printable printmail printpdf drucken druckansicht version-imprimable imprimir mobile-print
    """
)
VARIANT_PARAMETERS = frozenset(
    {"amp", "print", "printable", "printview", "outputtype", "output", "view", "share", "replytocom"}
)
VARIANT_VALUES = frozenset({"", "1", "true", "yes", "amp", "print", "amphtml"})

SECTION_SEGMENTS = _words(
    """
    section sections category categories cat rubric rubrika rubriki rubrik ressort topic topics thema themen
    theme themes channel channels kanal blog blogs archive archives archiv arhiv latest ultime page pages
    list lists index home node
    """
)
LOW_LISTS = _words(
    """
    tag tags keyword keywords label labels author authors autor autoren avtor writer writers people
    topic-tags
    """
)
"""Lists that repeat what sections hold; they come last."""

ISSUE_SEGMENTS = frozenset({"issue", "issues", "ausgabe", "ausgaben"})
"""Segments after which a short number is that of a printed issue, a list of its articles."""
COMMENT_SEGMENTS = frozenset({"comments", "comment", "kommentare", "commentaires", "comentarios", "commenti"})
"""What stands behind an article's address in that of its comments, or before the number of one."""

OTHER_KINDS = _words(
    """
    forum forums foren foro thread threads viewtopic viewforum showthread messageboard webboard bbs
    question questions ask answers qa q-and-a shop store product products
    """
)
"""Segments of forums, questions and shops. Of 1,300 addresses of articles two have one (forums both), and of 250 of
pages of other kinds 41."""
PICTURE_PAGE = re.compile(
    r"/(?:photos?|fotos?|bild(?:er)?|slides?|images?|img|pics?|pictures?)[-_/]?\d{1,3}(?:\.\w{2,5})?$", re.I
)
"""What the address of a gallery's picture has behind that of the gallery."""

ARTICLE_SEGMENTS = _words(
    """
    article articles artikel artikelen articolo artykul story stories post posts newsarticle newsdetail
    detail details content read statya stati novosti news nachrichten noticia noticias nota notas nyheter
    nieuws wiadomosci haber n p a s art doc c id item view show text texts entry material world-news
    press-release node
    """
)
"""Segments after which a number is an article's."""

PAGINATION_SEGMENTS = _words(
    """
    page pages seite pagina p pg stranica offset start paged
    """
)
PAGINATION_PARAMETERS = _words(
    """
    page p paged pg start offset seite pagina from pn
    """
)
ARTICLE_PARAMETERS = re.compile(
    r"(?:id|p|aid|nid|sid|itemid|article_?(?:id)?|art_?(?:id)?|news_?(?:id)?|story_?(?:id)?|post_?(?:id)?|doc_?id|content_?id|idnews|idx_?(?:no)?|seq|newsno|no|num|read)$",
    re.I,
)
CALENDAR_PARAMETERS = _words(
    """
    date day month year cal calendar tribe-bar-date ical week
    """
)
ARCHIVE_PARAMETERS = frozenset({"year", "month"})
"""Calendar parameters that archives of articles have too, which never come without the year."""
YEAR = re.compile(r"(?:(?:19|20)\d\d)?")
"""What an archive's year is; empty where a form asks for all of them."""
ACTION_PARAMETERS = frozenset({"action", "do", "mode", "op", "task"})
"""Parameters that say what a script does, and"""
ACTIONS = _words(
    """
    edit history raw info submit add remove delete protect watch unwatch purge credits rollback diff
    reply newreply newthread newtopic post_reply quote quotepost report login logout register subscribe
    email emailpage mail sendmail send share print printpage pdf vote
    """
)
"""what it does where it shows no article."""
WIKI_PARAMETERS = frozenset({"oldid", "diff", "veaction", "redlink", "returnto"})
"""Of MediaWiki: a page's former states, and its tools."""
WIKI_NAMESPACE = re.compile(
    r"(?:special|spezial|spécial|especial|speciale|служебная|media|mediawiki|module|template|vorlage|modèle|plantilla|шаблон"
    r"|help|hilfe|aide|ayuda|справка|file|datei|fichier|archivo|файл|user|benutzer(?:in)?|utilisateur|usuario|участник"
    r"|talk|diskussion|discussion|discusión|обсуждение|[\w ]{1,30}[_ ](?:talk|diskussion)"
    r"):(?=[^\s_])",
    re.I,
)
"""How names of wiki pages begin that are about the wiki."""
TOOL_SCRIPT = re.compile(
    r"(?:mail|e-?mail|send\w*|(?:tell|mail)[-_]?(?:a[-_]?)?friend|friend|recommend|empfehlen|weiterempfehlen|comments?"
    r"|kommentare?|(?:add|post|new)[-_]?(?:comment|reply|topic|thread)|reply|posting|vote|poll|survey|umfrage|guestbook"
    r"|g(?:ae|a|ä)stebuch|livredor|feedback|captcha|pdf|print\w*|drucken?)\.(?:php\d?|aspx?|cgi|pl|jsp|cfm)",
    re.I,
)
"""Scripts beside the one that shows articles."""

DATE_PATH = re.compile(
    r"/(?:19|20)\d\d[/\-_.]?"
    r"(?:0?[1-9]|1[0-2]|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[/\-_.]?"
    r"(?:0?[1-9]|[12]\d|3[01])?(?=[/\-_.]|$)",
    re.I,
)
DATE_ONLY_PATH = re.compile(
    r"(?:^|/)(?:19|20)\d\d"
    r"(?:[/\-_.]\d{1,2}(?:[/\-_.]?\d{1,2})?|(?:0[1-9]|1[0-2])(?:[/\-_.]?(?:0[1-9]|[12]\d|3[01]))?)?/?$"
)
"""Written without anything between, month and day have two digits, as a date has them and a number seldom has."""
COMPACT_DATE = re.compile(r"(?<!\d)(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])")
PAGE_EXTENSION = re.compile(r"\.(?:s?html?|php\d?|aspx?|jsp|cfm|do|xhtml|ece|phtml)$", re.I)
INDEX_NAME = re.compile(r"(?:index|default|home|main|list)(?:[-_]?\d+){0,2}$", re.I)
CJK = re.compile(r"[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff]")
CJK_MARK = re.compile("[，。：；！？]")
UNSPACED = re.compile(r"[\u0e00-\u109f\u1780-\u17ff]")
"""Thai, Lao, Tibetan, Burmese and Khmer, which are written without spaces between words: five characters or so, marks
included, are a word."""
