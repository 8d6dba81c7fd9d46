"""What stands at a gate before the rest of a text."""

from __future__ import annotations

import pytest

from extractors.selection.house.lines import is_house_line


@pytest.mark.parametrize(
    "line",
    [
        "Subscribe now to continue reading",
        "Subscribe to continue reading",
        "Subscribe to read the full story",
        "To continue reading, subscribe or log in.",
        "To keep reading, create a free account.",
        "Create a free account to continue reading",
        "Sign in to read more",
        "Log in to read this article",
        "Register for free to continue reading",
        "Unlock this article",
        "You have reached your limit of free articles",
        "You've reached your free article limit.",
        "You have 2 free articles left this month",
        "You have 3 articles remaining.",
        "Get unlimited access for $1",
        "Become a member to read this story",
        "Log in or subscribe to continue reading",
        "Subscribe today for unlimited access",
        "Try unlimited access. Only $1 for 4 weeks",
        "Keep reading for $1",
        "Continue reading with a digital subscription",
        "Join today to read this article",
        "To view the full story, please subscribe to The Haitian Times. You can choose a $60 plan.",
        "Your subscription makes our journalism possible.",
        "Enjoying this article? Subscribe for more.",
        "Jetzt weiterlesen mit F+",
        "Abonnieren Sie, um weiterzulesen",
        "Registrieren Sie sich kostenlos, um weiterzulesen.",
        "Um diesen Artikel zu lesen, melden Sie sich bitte an.",
        "Sie haben Ihre drei kostenlosen Artikel gelesen.",
        "Diesen Artikel freischalten",
        "Log in om verder te lezen",
        "Verder lezen voor 1 euro",
        "Connectez-vous pour continuer votre lecture",
        "Pour lire la suite, abonnez-vous",
        "Créez un compte gratuit pour lire cet article",
        "Il vous reste 2 articles offerts ce mois-ci",
        "Débloquez cet article",
        "Regístrate gratis para seguir leyendo",
        "Para seguir leyendo, suscríbete",
        "Has alcanzado el límite de artículos gratuitos",
        "Te quedan 3 artículos gratis",
        "Cadastre-se para continuar lendo",
        "Para continuar lendo, assine",
        "Você atingiu o limite de matérias gratuitas",
        "Registrati per continuare a leggere",
        "Hai raggiunto il limite di articoli gratuiti",
        "Logga in för att läsa artikeln",
        "Logg inn for å lese saken",
        "Log ind for at læse artiklen",
        "Läs vidare för 1 krona",
        "Kirjaudu sisään jatkaaksesi lukemista",
        "Zaloguj się, aby czytać dalej",
        "Přihlaste se a čtěte dál",
        "Войдите, чтобы читать дальше",
        "Чтобы прочитать материал, оформите подписку",
        "Увійдіть, щоб читати далі",
        "Okumaya devam etmek için giriş yapın",
        "Jelentkezzen be, hogy tovább olvashassa a cikket",
        "Συνδεθείτε για να διαβάσετε το άρθρο",
        "سجل الدخول لمتابعة القراءة",
        "आगे पढ़ने के लिए लॉगिन करें",
        "Masuk untuk melanjutkan membaca",
        "Đăng nhập để đọc tiếp",
        "登录后继续阅读",
        "解锁全文",
        "この記事の続きを読むには会員登録が必要です",
        "会員登録して続きを読む",
        "로그인하고 전문을 확인하세요",
    ],
)
def test_gates_in_many_languages(line: str) -> None:
    assert is_house_line(line)


@pytest.mark.parametrize(
    "line",
    [
        "Join Medium for free to get updates from this writer.",
        "Become a professional member to get membership benefits.",
        "Sign up for Twilio and get a phone number.",
        "Log in to your account and open the settings.",
        "Enjoy unlimited access to complimentary lectures.",
        "The subscription costs 12.99 a month for unlimited access to all books.",
        "He kept reading for hours by the light of a candle.",
        "To continue reading the meter, she climbed the ladder.",
        "You have reached the limit of your patience.",
        "Unlock the value in your data",
        "Subscribers helped to pay for the new roof of the hall.",
        "Registrieren Sie sich im Rathaus, um teilzunehmen.",
        "Para seguir leyendo no hacía falta luz.",
    ],
)
def test_articles_on_such_things_stay(line: str) -> None:
    assert not is_house_line(line)
