# ruff: noqa: E501 - expressions of many languages on one line
"""What is run in a page: closing consent dialogs, scrolling, measuring. Each is one function without arguments."""

from __future__ import annotations

BEFORE = """
window.open = () => null;
window.print = () => undefined;
"""
"""Before any script of the page: no pop-ups."""

TEXT_LENGTH = "() => document.body ? document.body.innerText.trim().length : 0"
"""Characters that are shown."""

CLOSE_CONSENT = r"""() => {
  const refuse = /^(reject|decline|refuse|deny)\b|only (necessary|essential)|(necessary|essential) only|^(alle )?ablehnen|^nur (notwendige|erforderliche)|^(tout )?refuser|continuer sans accepter|^rechazar|^rifiuta|^rejeitar|^weigeren|^alles afwijzen|^отклонить|^拒绝/i;
  const agree = /^(i )?(accept|agree|allow)\b|^(ok|okay|got it|i understand|continue)[.!]?$|^(alle )?akzeptieren|^zustimmen|^einverstanden|^(tout )?accepter|^j.accepte|^aceptar|^accetta|^aceitar|^akkoord|^accepteren|^godta|^acceptera|^принять|^согласен|^同意|^接受/i;
  const about = /consent|cookie|gdpr|privacy|datenschutz|privacidad|confidentialit|tracking|(^|\W)cmp(\W|$)|同意|隐私/i;
  const layer = start => {
    for (let e = start; e && e !== document.body && e !== document.documentElement; e = e.parentElement) {
      const style = getComputedStyle(e);
      const over = style.position === 'fixed' || style.position === 'sticky' || e.getAttribute('role') === 'dialog'
        || e.tagName === 'DIALOG' || (style.position === 'absolute' && +style.zIndex > 10);
      if (over) return e;
    }
    return null;
  };
  const found = [];
  for (const e of document.querySelectorAll('button, [role=button], a, input[type=button], input[type=submit]')) {
    const text = (e.innerText || e.value || '').trim();
    if (!text || text.length > 40 || !e.getClientRects().length) continue;
    const rank = refuse.test(text) ? 0 : agree.test(text) ? 1 : 2;
    if (rank === 2) continue;
    const over = layer(e);
    if (over && about.test(over.innerText.slice(0, 5000) + ' ' + over.id + ' ' + over.className)) found.push([rank, e]);
  }
  found.sort((a, b) => a[0] - b[0]);
  if (!found.length) return false;
  found[0][1].click();
  return true;
}"""
"""Clicks the button of a layer that asks for consent: the one that refuses where there is one. Returns whether."""

SCROLL = """async () => {
  let root = document.body, most = 0;
  const sums = new Map();
  for (const p of document.querySelectorAll('p')) {
    const sum = (sums.get(p.parentElement) || 0) + p.textContent.length;
    sums.set(p.parentElement, sum);
    if (sum > most) { most = sum; root = p.parentElement; }
  }
  const end = () => root ? root.getBoundingClientRect().bottom + scrollY : 0;
  for (let step = 0, y = 0; step < 40 && y < end(); step++, y += innerHeight * 0.8) {
    scrollTo(0, y);
    await new Promise(done => setTimeout(done, 30));
  }
  scrollTo(0, 0);
}"""
"""Scrolls to the end of the element whose paragraphs hold most text, and not to the page's end, where endless lists
would put further articles (METHODS.md 5.6)."""

MEASURE = r"""() => {
  const mark = '%s', rows = [], range = document.createRange();
  const all = [...document.querySelectorAll('*')].slice(0, 100000);
  const tenth = value => Math.round(value * 10) / 10;
  const place = box => [tenth(box.left + scrollX), tenth(box.top + scrollY), tenth(box.width), tenth(box.height)];
  const textsOf = e => {
    const found = [];
    let first = null, last = null, shown = false;
    for (let node = e.firstChild; ; node = node.nextSibling) {
      if (node && node.nodeType === 3) {
        first = first || node; last = node; shown = shown || /\S/.test(node.data);
      } else if (!node || node.nodeType === 1) {
        if (shown) {
          range.setStartBefore(first); range.setEndAfter(last);
          found.push(place(range.getBoundingClientRect()));
        }
        first = null; shown = false;
        if (!node) return found;
      }
    }
  };
  for (const e of all) {
    const style = getComputedStyle(e);
    rows.push([
      ...place(e.getBoundingClientRect()), style.display, style.visibility === 'visible', +style.fontWeight,
      style.fontStyle !== 'normal', +style.opacity, parseFloat(style.fontSize),
      style.overflowX !== 'visible' || style.overflowY !== 'visible',
      e.tagName === 'SCRIPT' || e.tagName === 'STYLE' ? [] : textsOf(e),
    ]);
  }
  document.querySelectorAll('[' + mark + ']').forEach(e => e.removeAttribute(mark));
  all.forEach((e, number) => e.setAttribute(mark, number));
  return JSON.stringify({html: '<!DOCTYPE html>' + (document.documentElement?.outerHTML || ''), rows});
}"""
