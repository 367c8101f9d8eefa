import { createContext, runInContext } from 'node:vm';
import { expect, it } from 'vitest';
import { STANDARD_SCRIPT } from './standard-script.ts';

const CLIENT_KEY = 'test_ck_1';
const REQUEST = {
  method: 'CARD',
  amount: { value: 20_000, currency: 'KRW' },
  orderId: 'order_1',
  orderName: '이용권 10회',
  successUrl: 'http://shop.test/tossPay/success?ticCode=1',
  failUrl: 'http://shop.test/tossPay/fail',
};

/** A browser's window, as much of it as the script touches, and what the script did to it. */
function openPage(innerWidth = 1440) {
  const visited: string[] = [];
  const frames: { src?: string; contentWindow: object }[] = [];
  const sessions: Record<string, unknown>[] = [];
  let listen: (event: object) => void = () => {};
  const newElement = (name: string) => {
    const element = {
      style: {},
      contentWindow: {},
      setAttribute() {},
      addEventListener() {},
      appendChild() {},
      showModal() {},
      remove() {},
      focus() {},
    };
    if (name === 'iframe') frames.push(element);
    return element;
  };
  const window = {
    innerWidth,
    location: { assign: (url: string) => visited.push(url) },
    addEventListener: (_type: string, listener: typeof listen) => {
      listen = listener;
    },
    removeEventListener() {},
    // biome-ignore lint/suspicious/noExplicitAny: the provider's global, by its own types
    TossPayments: undefined as any,
  };
  const document = {
    currentScript: { src: 'http://toss.test/v2/standard' },
    createElement: newElement,
    body: { appendChild() {} },
  };
  const fetch = async (_url: string, init: { body: string }) => {
    sessions.push(JSON.parse(init.body));
    return { ok: true, json: async () => ({ paymentKey: 'key_1' }) };
  };
  runInContext(STANDARD_SCRIPT, createContext({ window, document, fetch, URL }));
  const pay = (change: object = {}, customerKey = 'customer-1', clientKey = CLIENT_KEY) =>
    window
      .TossPayments(clientKey)
      .payment({ customerKey })
      .requestPayment({ ...REQUEST, ...change });
  const say = (data: object) =>
    listen({ source: frames[0]?.contentWindow, origin: 'http://toss.test', data: { from: 'toss-sandbox', ...data } });
  return { visited, frames, sessions, pay, say, TossPayments: window.TossPayments };
}

it.each([
  [{ method: 'TRANSFER' }, 'INVALID_PARAMETERS'],
  [{ amount: { value: 99, currency: 'KRW' } }, 'BELOW_MINIMUM_AMOUNT'],
  [{ amount: { value: 100.5, currency: 'KRW' } }, 'INVALID_PARAMETERS'],
  [{ amount: { value: 20_000, currency: 'USD' } }, 'NOT_SUPPORTED_CURRENCY'],
  [{ orderId: 'short' }, 'INVALID_ORDER_ID'],
  [{ orderId: 'x'.repeat(65) }, 'INVALID_ORDER_ID'],
  [{ orderId: '주문_12345' }, 'INVALID_ORDER_ID'],
  [{ orderName: '' }, 'INVALID_ORDER_NAME'],
  [{ orderName: 'x'.repeat(101) }, 'INVALID_ORDER_NAME'],
  [{ customerEmail: 'nowhere' }, 'INVALID_EMAIL'],
  [{ customerEmail: `${'x'.repeat(95)}@a.test` }, 'INVALID_EMAIL'],
  [{ customerName: 'x'.repeat(101) }, 'INVALID_PARAMETERS'],
  [{ metadata: { a: '1', b: '2', c: '3', d: '4', e: '5', f: '6' } }, 'INVALID_PARAMETERS'],
  [{ successUrl: '/tossPay/success' }, 'INCORRECT_SUCCESS_URL_FORMAT'],
  [{ failUrl: 'javascript:alert(1)' }, 'INCORRECT_FAIL_URL_FORMAT'],
  [{ failUrl: undefined }, 'INVALID_PARAMETERS'],
])('refuses %j with %s and a message, and opens nothing', async (change, code) => {
  const page = openPage();
  await expect(page.pay(change)).rejects.toMatchObject({ code, message: expect.stringMatching(/[가-힣]/) });
  expect([page.sessions, page.frames, page.visited]).toEqual([[], [], []]);
});

it.each(['ck_1', 'live_ck_1', '', 'test_sk_1'])('refuses the client key %j', (key) => {
  expect(() => openPage().TossPayments(key)).toThrow(expect.objectContaining({ code: 'INVALID_CLIENT_KEY' }));
});

it('refuses a widget’s key for payments, as the real one does', () => {
  expect(() => openPage().TossPayments('test_gck_1').payment({ customerKey: 'customer-1' })).toThrow(
    expect.objectContaining({ code: 'NotSupportedWidgetKeyError' }),
  );
});

it.each(['a', 'nosymbol', `${'x'.repeat(50)}-`, 'with space-1'])('refuses the customer key %j', (customerKey) => {
  expect(() => openPage().pay({}, customerKey)).toThrow(expect.objectContaining({ code: 'INVALID_CUSTOMER_KEY' }));
});

it('opens the window in a frame on a wide screen and goes where it says', async () => {
  const page = openPage();
  void page.pay();
  await expect.poll(() => page.frames[0]?.src).toBe('http://toss.test/window/key_1');
  expect(page.sessions).toMatchObject([{ orderId: 'order_1', amount: 20_000, customerKey: 'customer-1' }]);
  expect(page.visited).toEqual([]);
  page.say({ kind: 'success', url: `${REQUEST.successUrl}&paymentKey=key_1` });
  await expect.poll(() => page.visited).toEqual([`${REQUEST.successUrl}&paymentKey=key_1`]);
});

it('rejects when the frame is closed', async () => {
  const page = openPage();
  const paying = expect(page.pay()).rejects.toMatchObject({ code: 'USER_CANCEL' });
  await expect.poll(() => page.frames[0]?.src).toBeDefined();
  page.say({ kind: 'close' });
  await paying;
});

it('goes to the window on a narrow screen, where a frame is not allowed', async () => {
  const page = openPage(390);
  void page.pay();
  await expect.poll(() => page.visited).toEqual(['http://toss.test/window/key_1']);
  expect(page.frames).toEqual([]);
  await expect(page.pay({ windowTarget: 'iframe' })).rejects.toMatchObject({ code: 'INVALID_PARAMETERS' });
});
