/**
 * The browser's side, served at /v2/standard: defines `window.TossPayments` as the real script does. Plain JavaScript,
 * because it is handed to browsers as it stands.
 */
export const STANDARD_SCRIPT = String.raw`(function () {
  'use strict';
  var base = new URL(document.currentScript.src).href.replace(/\/v2\/standard.*$/, '');
  var NARROW = 768;

  function failure(code, message) {
    var error = new Error(message);
    error.name = code;
    error.code = code;
    return error;
  }
  function invalid(message) { return failure('INVALID_PARAMETERS', message); }
  function isText(value, max) { return typeof value === 'string' && value.length > 0 && value.length <= max; }
  function isAbsolute(value) {
    try { return /^https?:$/.test(new URL(value).protocol); } catch (_) { return false; }
  }

  function check(request) {
    if (!request || typeof request !== 'object') throw invalid('결제 정보가 없습니다.');
    if (request.method !== 'CARD') throw invalid('method는 CARD만 지원합니다.');
    var amount = request.amount;
    if (!amount || typeof amount !== 'object') throw invalid('amount가 없습니다.');
    if (amount.currency !== 'KRW') throw failure('NOT_SUPPORTED_CURRENCY', '지원하지 않는 통화입니다.');
    if (!Number.isInteger(amount.value)) throw invalid('amount.value는 정수여야 합니다.');
    if (amount.value < 100) throw failure('BELOW_MINIMUM_AMOUNT', '신용카드는 결제금액이 100원 이상부터 결제가 가능합니다.');
    if (typeof request.orderId !== 'string' || !/^[A-Za-z0-9\-_=]{6,64}$/.test(request.orderId))
      throw failure('INVALID_ORDER_ID', 'orderId는 영문 대소문자, 숫자, 특수문자(-, _, =)로 이루어진 6자 이상 64자 이하의 문자열이어야 합니다.');
    if (!isText(request.orderName, 100)) throw failure('INVALID_ORDER_NAME', 'orderName은 1자 이상 100자 이하여야 합니다.');
    if (request.customerEmail != null && (!isText(request.customerEmail, 100) || request.customerEmail.indexOf('@') < 1))
      throw failure('INVALID_EMAIL', '이메일 형식이 올바르지 않습니다.');
    if (request.customerName != null && !isText(request.customerName, 100)) throw invalid('customerName은 100자 이하여야 합니다.');
    if ((request.successUrl == null) !== (request.failUrl == null))
      throw invalid('successUrl과 failUrl은 함께 넣어야 합니다.');
    if (request.successUrl != null && !isAbsolute(request.successUrl))
      throw failure('INCORRECT_SUCCESS_URL_FORMAT', 'successUrl은 http나 https로 시작하는 절대 주소여야 합니다.');
    if (request.failUrl != null && !isAbsolute(request.failUrl))
      throw failure('INCORRECT_FAIL_URL_FORMAT', 'failUrl은 http나 https로 시작하는 절대 주소여야 합니다.');
    if (request.metadata != null && Object.keys(request.metadata).length > 5) throw invalid('metadata는 5쌍까지 넣을 수 있습니다.');
    if (request.windowTarget != null && request.windowTarget !== 'iframe' && request.windowTarget !== 'self')
      throw invalid('windowTarget은 iframe이나 self여야 합니다.');
  }

  function isMobile() { return window.innerWidth < NARROW; }

  var open = null;
  function close() {
    if (!open) return;
    window.removeEventListener('message', open.listen);
    open.layer.remove();
    if (open.focused && open.focused.focus) open.focused.focus();
    open = null;
  }

  /** Resolves with what the window said: { kind, url } or { kind: 'close' }. */
  function openFrame(url) {
    return new Promise(function (resolve) {
      close();
      // A modal dialog: everything behind it is out of reach, for the keyboard and for screen readers too.
      var layer = document.createElement('dialog');
      layer.setAttribute('aria-label', '토스페이먼츠 테스트 결제창');
      layer.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;max-width:none;max-height:none;margin:0;padding:0;border:0;background:rgba(0,0,0,.55);display:flex;align-items:center;justify-content:center';
      layer.addEventListener('cancel', function (event) { event.preventDefault(); });
      var frame = document.createElement('iframe');
      frame.title = '토스페이먼츠 테스트 결제창';
      frame.style.cssText = 'width:min(440px,100%);height:min(680px,100%);border:0;border-radius:12px;background:#fff';
      frame.src = url;
      var listen = function (event) {
        if (event.source !== frame.contentWindow || event.origin !== new URL(base).origin) return;
        if (!event.data || event.data.from !== 'toss-sandbox') return;
        close();
        resolve(event.data);
      };
      window.addEventListener('message', listen);
      open = { layer: layer, listen: listen, focused: document.activeElement };
      layer.appendChild(frame);
      document.body.appendChild(layer);
      // A frame of another origin gets a process of its own while it loads, and may lose the focus on the way.
      frame.addEventListener('load', function () { frame.focus(); });
      layer.showModal();
    });
  }

  async function requestPayment(clientKey, customerKey, request) {
    check(request);
    var target = request.windowTarget || (isMobile() ? 'self' : 'iframe');
    if (target === 'iframe' && isMobile()) throw invalid('모바일 환경에서는 iframe을 사용할 수 없습니다.');
    if (target === 'self' && request.successUrl == null) throw invalid('successUrl과 failUrl이 필요합니다.');
    var response;
    try {
      response = await fetch(base + '/sandbox/sessions', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          clientKey: clientKey, customerKey: customerKey, base: base,
          amount: request.amount.value, orderId: request.orderId, orderName: request.orderName,
          successUrl: request.successUrl, failUrl: request.failUrl, metadata: request.metadata
        })
      });
    } catch (_) {
      throw failure('UNKNOWN', '결제창을 열지 못했습니다. 네트워크 연결을 확인해주세요.');
    }
    var session = await response.json();
    if (!response.ok) throw failure(session.code, session.message);
    var url = base + '/window/' + encodeURIComponent(session.paymentKey);
    if (target === 'self') {
      window.location.assign(url);
      return new Promise(function () {});
    }
    var said = await openFrame(url);
    if (said.kind === 'close') throw failure('USER_CANCEL', '사용자가 결제를 취소했습니다.');
    if (said.url) {
      window.location.assign(said.url);
      return new Promise(function () {});
    }
    if (said.kind === 'success')
      return { paymentKey: said.paymentKey, orderId: request.orderId, amount: request.amount, paymentType: 'NORMAL' };
    throw failure(said.code, said.message);
  }

  function TossPayments(clientKey) {
    if (typeof clientKey !== 'string' || !/^(test|live)_g?ck_/.test(clientKey))
      throw failure('INVALID_CLIENT_KEY', '클라이언트 키가 올바르지 않습니다.');
    if (/^live_/.test(clientKey)) throw failure('INVALID_CLIENT_KEY', '테스트 환경에서는 라이브 키를 쓸 수 없습니다.');
    return {
      payment: function (options) {
        if (/^(test|live)_gck_/.test(clientKey))
          throw failure('NotSupportedWidgetKeyError', '결제위젯 연동 키는 지원하지 않습니다. API 개별 연동 키를 사용해주세요.');
        var customerKey = options && options.customerKey;
        if (customerKey !== TossPayments.ANONYMOUS &&
            (typeof customerKey !== 'string' || !/^(?=.*[-_=.@])[A-Za-z0-9\-_=.@]{2,50}$/.test(customerKey)))
          throw failure('INVALID_CUSTOMER_KEY', 'customerKey는 영문 대소문자, 숫자, 특수문자(-, _, =, ., @)를 하나 이상 포함한 2자 이상 50자 이하의 문자열이어야 합니다.');
        return {
          requestPayment: function (request) { return requestPayment(clientKey, customerKey, request); },
          destroy: function () { close(); return Promise.resolve(); }
        };
      }
    };
  }
  TossPayments.ANONYMOUS = 'ANONYMOUS';
  window.TossPayments = TossPayments;
})();
`;
