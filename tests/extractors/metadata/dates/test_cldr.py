"""Dates as the Unicode CLDR writes them, in every language that we know the months of."""

from __future__ import annotations

from datetime import date, datetime

import pytest
from babel import Locale
from babel.dates import format_date

from extractors.metadata.dates.parsing import parse_date

LOCALES = (
    "af_ZA am_ET ar_EG ar_MA as_IN az_AZ be_BY bg_BG bn_BD br_FR bs_BA ca_ES cs_CZ cy_GB da_DK de_AT de_DE el_GR "
    "en_GB en_US es_ES es_MX et_EE eu_ES fa_IR fi_FI fil_PH fr_CA fr_FR fy_NL ga_IE gl_ES gu_IN ha_NG he_IL hi_IN "
    "hr_HR hu_HU hy_AM id_ID is_IS it_IT ja_JP ka_GE kk_KZ km_KH kn_IN ko_KR ky_KG lb_LU lo_LA lt_LT lv_LV mk_MK "
    "ml_IN mn_MN mr_IN ms_MY mt_MT my_MM nb_NO ne_NP nl_NL nn_NO pa_IN pl_PL pt_BR pt_PT ro_RO ru_RU sk_SK sl_SI "
    "so_SO sq_AL sr_Cyrl_RS sr_Latn_RS sv_SE sw_KE ta_IN te_IN th_TH tr_TR uk_UA ur_PK uz_UZ vi_VN yo_NG zh_CN "
    "zh_TW zu_ZA"
).split()
FORMS = ("full", "long", "medium")


@pytest.mark.parametrize("name", LOCALES)
def test_every_month_in_three_forms(name: str) -> None:
    locale, language = Locale.parse(name), name.replace("_", "-")
    for number in range(1, 13):
        day = date(2025, number, 18)
        for form in FORMS:
            text = format_date(day, form, locale=locale)
            assert parse_date(text, language) == day.isoformat(), text
    moment = format_date(datetime(2025, 9, 18), "long", locale=locale) + ", 14:35"
    assert str(parse_date(moment, language)).startswith("2025-09-18T14:35"), moment
