import type { StoredPayment } from './book.ts';
import { APPROVED_CARD, TEST_CARDS } from './cards.ts';

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

const spaced = (number: string) => number.replace(/(\d{4})(?=\d)/g, '$1 ');

function page(title: string, base: string, body: string, hasScript: boolean): string {
  return `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="${escapeHtml(base)}/assets/window.css">
${hasScript ? `<script src="${escapeHtml(base)}/assets/window.js" defer></script>` : ''}
</head>
<body>
${body}
</body>
</html>
`;
}

/** The card window: plainly a test, usable by keyboard and screen reader. */
export function windowPage(payment: StoredPayment): string {
  const cards = [{ number: APPROVED_CARD, label: '승인' }, ...TEST_CARDS];
  return page(
    '테스트 결제창',
    payment.pageBase,
    `<main id="window" data-payment="${escapeHtml(payment.paymentKey)}" data-base="${escapeHtml(payment.pageBase)}">
<p class="mark"><strong>테스트 결제</strong> 실제로 청구되지 않습니다. 진짜 카드 번호를 넣지 마세요.</p>
<div class="head">
<h1>카드 결제</h1>
<button type="button" class="plain" data-leave="close">닫기</button>
</div>
<dl>
<div><dt>상품</dt><dd>${escapeHtml(payment.orderName)}</dd></div>
<div><dt>결제 금액</dt><dd class="price">${payment.amount.toLocaleString('ko-KR')}원</dd></div>
</dl>
<form id="form" novalidate>
<label for="card">카드 번호</label>
<input id="card" name="card" inputmode="numeric" autocomplete="off" maxlength="19" value="${spaced(APPROVED_CARD)}" aria-describedby="card-note card-error">
<p id="card-note" class="note">번호에 따라 결과가 달라집니다. 아래에서 골라도 됩니다.</p>
<p id="card-error" class="error" role="alert"></p>
<fieldset>
<legend>결과 고르기</legend>
${cards
  .map(
    ({ number, label }, index) =>
      `<label><input type="radio" name="outcome" value="${spaced(number)}"${index === 0 ? ' checked' : ''}> <span>${escapeHtml(label)}</span> <span class="tail">…${number.slice(-4)}</span></label>`,
  )
  .join('\n')}
</fieldset>
<div class="actions">
<button type="button" class="plain" data-leave="cancel">취소</button>
<button type="submit" id="pay">결제하기</button>
</div>
</form>
</main>`,
    true,
  );
}

/** What a closed or unknown window shows. */
export function closedPage(base: string): string {
  return page(
    '테스트 결제창',
    base,
    `<main><h1>끝난 결제창입니다</h1><p>이 결제는 이미 진행되었거나 시간이 지났습니다. 상점으로 돌아가 다시 시도해 주세요.</p></main>`,
    false,
  );
}

/** The receipt that a payment links to. */
export function receiptPage(payment: StoredPayment): string {
  const won = (amount: number) => `${amount.toLocaleString('ko-KR')}원`;
  const canceled = payment.cancels.reduce((sum, cancel) => sum + cancel.cancelAmount, 0);
  return page(
    '테스트 매출전표',
    payment.pageBase,
    `<main>
<p class="mark"><strong>테스트 결제</strong> 실제로 청구되지 않은 결제의 전표입니다.</p>
<h1>매출전표</h1>
<dl>
<div><dt>상품</dt><dd>${escapeHtml(payment.orderName)}</dd></div>
<div><dt>주문 번호</dt><dd>${escapeHtml(payment.orderId)}</dd></div>
<div><dt>승인 일시</dt><dd>${new Date(payment.approvedAt ?? 0).toLocaleString('ko-KR', { timeZone: 'Asia/Seoul' })}</dd></div>
<div><dt>금액</dt><dd class="price">${won(payment.charged)}</dd></div>
${canceled > 0 ? `<div><dt>취소한 금액</dt><dd>${won(canceled)}</dd></div>` : ''}
</dl>
</main>`,
    false,
  );
}

export const WINDOW_STYLE = `*{box-sizing:border-box}
body{margin:0;font-family:system-ui,'Apple SD Gothic Neo','Malgun Gothic','Noto Sans KR',sans-serif;color:#191f28;background:#fff;line-height:1.5;word-break:keep-all;overflow-wrap:anywhere}
main{max-width:440px;margin:0 auto;padding:20px}
.mark{margin:0 0 20px;padding:10px 14px;border-radius:8px;background:#fff4d6;color:#5c4300;font-size:14px}
.head{display:flex;align-items:center;justify-content:space-between}
h1{margin:0 0 4px;font-size:20px}
dl{margin:12px 0 20px;border-top:1px solid #e5e8eb}
dl div{display:flex;justify-content:space-between;gap:16px;padding:10px 0;border-bottom:1px solid #e5e8eb}
dt{flex:none;color:#4e5968}dd{margin:0;text-align:right}.price{font-weight:700}
form>label{display:block;margin-bottom:6px;font-weight:600}
#card{width:100%;height:48px;padding:0 14px;border:1px solid #8b95a1;border-radius:8px;font:inherit;letter-spacing:.04em}
.note{margin:6px 0 0;color:#4e5968;font-size:14px}.error{margin:4px 0 0;color:#b3261e;font-size:14px}
.error:empty{display:none}
fieldset{margin:16px 0 0;padding:0;border:0}legend{padding:0;font-weight:600;margin-bottom:4px}
fieldset label{display:flex;align-items:center;gap:8px;padding:5px 0;font-size:15px}
input[type=radio]{width:18px;height:18px;margin:0;accent-color:#1b64da}
.tail{margin-left:auto;color:#4e5968;font-variant-numeric:tabular-nums}
.actions{display:flex;gap:8px;position:sticky;bottom:0;padding:16px 0;background:#fff}
button{height:48px;padding:0 20px;border:1px solid #1b64da;border-radius:8px;background:#1b64da;color:#fff;font:inherit;font-weight:600;cursor:pointer}
button.plain{border-color:#8b95a1;background:#fff;color:#191f28}.head button{height:40px}
#pay{flex:1}button:disabled{opacity:.6;cursor:default}
:focus-visible{outline:3px solid #1b64da;outline-offset:2px}
`;

export const WINDOW_SCRIPT = String.raw`(function () {
  'use strict';
  var main = document.getElementById('window');
  var form = document.getElementById('form');
  var card = document.getElementById('card');
  var error = document.getElementById('card-error');
  var buttons = document.querySelectorAll('button');
  var isFramed = window.parent !== window;

  function tell(outcome) {
    if (isFramed) window.parent.postMessage(Object.assign({ from: 'toss-sandbox' }, outcome), '*');
    else window.location.replace(outcome.url);
  }
  async function send(action, body) {
    buttons.forEach(function (button) { button.disabled = true; });
    try {
      var response = await fetch(main.dataset.base + '/window/' + encodeURIComponent(main.dataset.payment) + '/' + action, {
        method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body || {})
      });
      var outcome = await response.json();
      if (!response.ok) throw new Error(outcome.message);
      tell(outcome);
    } catch (problem) {
      error.textContent = problem.message || '결제창과 연결이 끊겼습니다. 다시 시도해 주세요.';
      buttons.forEach(function (button) { button.disabled = false; });
    }
  }

  form.addEventListener('submit', function (event) {
    event.preventDefault();
    var number = card.value.replace(/\D/g, '');
    if (number.length !== 16) {
      error.textContent = '카드 번호 16자리를 입력해 주세요.';
      card.setAttribute('aria-invalid', 'true');
      card.focus();
      return;
    }
    error.textContent = '';
    card.removeAttribute('aria-invalid');
    send('authenticate', { card: number });
  });
  card.addEventListener('input', function () {
    document.querySelectorAll('[name=outcome]').forEach(function (choice) {
      choice.checked = choice.value.replace(/\D/g, '') === card.value.replace(/\D/g, '');
    });
  });
  form.addEventListener('change', function (event) {
    if (event.target.name === 'outcome') card.value = event.target.value;
  });
  document.querySelectorAll('[data-leave]').forEach(function (button) {
    button.addEventListener('click', function () { send(button.dataset.leave); });
  });
  document.addEventListener('keydown', function (event) {
    if (event.key === 'Escape') send('close');
  });
  card.focus();
  // Whoever comes into the window from the page around it comes to its first field.
  window.addEventListener('focus', function () {
    if (document.activeElement === document.body) card.focus();
  });
  // Listening from here on.
  document.documentElement.dataset.ready = 'yes';
})();
`;
