"""Accounts, prices and alerts in a box among paragraphs."""

from __future__ import annotations

import pytest

from extractors.selection.house.lines import is_house_line


@pytest.mark.parametrize(
    "line",
    [
        "Already have an account? Log in",
        "Already a member? Sign in here.",
        "Not a subscriber yet? Join today",
        "Forgot your password?",
        "Exclusive to digital subscribers",
        "Premium members only",
        "This episode is only available to paid subscribers",
        "Your free trial has ended. Choose a plan to read on.",
        "Cancel anytime.",
        "Subscribe today from just £2 a week.",
        "Try us for six weeks for $3.",
        "By signing up you agree to our terms. Unsubscribe at any time.",
        "Join 12,400 other subscribers",
        "Enter your email address to receive new posts",
        "We'll never share your email with anyone else.",
        "Thanks for signing up! Check your inbox for a link.",
        "Turn on notifications so you never miss a story.",
        "Get breaking news alerts straight to your phone",
        "Thanks for reading The Tide Table! Subscribe for free to receive new posts and support my work.",
        "The Tide Table is a reader-supported publication. To receive new posts, consider becoming a subscriber.",
        "Bereits registriert? Hier einloggen",
        "Jederzeit kündbar",
        "Ben je al abonnee? Log in",
        "Déjà abonné ? Connectez-vous",
        "Mot de passe oublié ?",
        "¿Ya tienes cuenta? Inicia sesión",
        "Cancela cuando quieras.",
        "Já é assinante? Faça login",
        "Sei già abbonato? Accedi",
        "Disdici quando vuoi",
        "Är du redan prenumerant? Logga in",
        "Oletko jo tilaaja? Kirjaudu sisään",
        "Masz już konto? Zaloguj się",
        "Už jste předplatitel? Přihlaste se",
        "Már előfizetőnk? Jelentkezzen be",
        "Уже есть аккаунт? Войдите",
        "Забули пароль?",
        "Şifremi unuttum",
        "Sudah berlangganan? Masuk",
        "Bạn đã có tài khoản? Đăng nhập",
        "已是会员？请登录",
        "この記事は有料会員限定です",
        "이미 구독 중이신가요? 로그인",
    ],
)
def test_boxes_in_many_languages(line: str) -> None:
    assert is_house_line(line)


@pytest.mark.parametrize(
    "line",
    [
        "For members",
        "The club is for members of the crew only.",
        "Cancel the order before Friday and you pay nothing.",
        "He forgot his password twice in one week.",
        "The paper has 3,412 subscribers in the valley.",
        "Thank you for joining us on the programme.",
        "Turn on notifications",
        "Subscribers pay £2 a week for the paper.",
        "Start your engine before the trial begins.",
        "Wer schon ein Konto hat, meldet sich mit seinem Passwort an.",
        "Le mot de passe oublié par le gardien a coûté cher.",
    ],
)
def test_articles_on_subscriptions_stay(line: str) -> None:
    assert not is_house_line(line)
