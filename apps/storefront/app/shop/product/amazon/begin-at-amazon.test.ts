import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginAtAmazon } from './begin-at-amazon.ts';

const SIGNED = { payloadJSON: '{}', signature: 's', publicKeyId: 'p', algorithm: 'AMZN-PAY-RSASSA-PSS-V2' };
const PAGE = `<form action="http://localhost:3000/bed" data-purchase>
  <div><h1>Bed</h1></div>
  <input name="size" value="queen"><input name="quantity" value="2">
  <div data-amazon data-back="/checkout/amazon" data-added="It is in your cart." data-missing="Amazon’s button is not displayed." data-failed="Please try again">
    <p role="status"></p>
  </div>
</form>`;

let calls: string[];
let sent: string[];
let begun: object[];
/** What the page of the product and the API answer. */
let page: () => Response;
let signed: () => Response;

const redirected = (): Response => Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' });
const refused = (code: string, error: string) => (): Response =>
  Response.json({ status: 'error', error, code }, { status: 422 });

beforeEach(() => {
  [calls, sent, begun] = [[], [], []];
  page = redirected;
  signed = () => Response.json({ status: 'ok', result: SIGNED });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const isOfPage = path.endsWith('/bed');
    calls.push(path);
    if (isOfPage) sent.push(String(init.body));
    return isOfPage ? page() : signed();
  });
  document.body.innerHTML = PAGE;
  comeBack();
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const required = <Found extends Element>(selector: string): Found => {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`the page has no ${selector}`);
  return found;
};
const told = () => required('[role="status"]').textContent;
/** The page is shown again as it was left. */
const comeBack = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
const press = (initCheckout = (config: object) => void begun.push(config)) =>
  beginAtAmazon(required('[data-amazon]'), { onClick: () => undefined, initCheckout });

test('a press adds what is chosen as the form’s express button does, once, and begins at Amazon with the new cart', async () => {
  await Promise.all([press(), press()]);
  const back = encodeURIComponent(new URL('/checkout/amazon', location.href).href);
  expect(calls).toEqual([
    'http://localhost:3000/bed',
    `/api/amazonpay/v2/buttons?checkoutReviewReturnUrl=${back}&fallbackStep=cart`,
  ]);
  expect(sent).toEqual(['size=queen&quantity=2&express=on']);
  expect(begun).toEqual([{ createCheckoutSessionConfig: SIGNED }]);
});

test('what was added is not added again where Amazon’s session was not signed, unless the cart is empty since', async () => {
  signed = refused('too_many_requests', 'Please wait a moment');
  await press();
  expect([told(), sent.length, begun.length]).toEqual(['Please wait a moment It is in your cart.', 1, 0]);
  signed = refused('cart_empty', 'Cart Empty');
  await press();
  expect([told(), sent.length, begun.length]).toEqual(['Cart Empty', 1, 0]);
  signed = () => Response.json({ status: 'ok', result: SIGNED });
  await press();
  expect([told(), sent.length, begun.length]).toEqual(['', 2, 1]);
});

test('another press while Amazon’s page is awaited, or after its script failed, adds nothing; one of who came back adds again', async () => {
  await press(() => {
    throw new Error('Amazon’s script failed');
  });
  expect([told(), sent.length, begun.length]).toEqual(['Please try again It is in your cart.', 1, 0]);
  await press();
  await press();
  expect([told(), sent.length, begun.length]).toEqual(['', 1, 2]);
  comeBack();
  await press();
  expect([sent.length, begun.length]).toEqual([2, 3]);
});

test('where only a part was added that is told, and the same choice pressed again goes on with that part', async () => {
  page = () => new Response('<form data-purchase><p role="alert" tabindex="-1">Only the bed.</p></form>');
  await press();
  expect([document.activeElement?.textContent, sent.length, begun.length]).toEqual(['Only the bed.', 1, 0]);
  await press();
  expect([document.querySelector('[role="alert"]'), sent.length, begun.length]).toEqual([null, 1, 1]);
});

test('what was added stays so where another choice is refused after it', async () => {
  signed = refused('too_many_requests', 'Please wait a moment');
  await press();
  page = () => new Response('<form data-purchase><p role="alert">Only 3 left.</p></form>', { status: 422 });
  const quantity = required<HTMLInputElement>('[name="quantity"]');
  quantity.value = '9';
  await press();
  quantity.value = '2';
  await press();
  expect(sent).toEqual(['size=queen&quantity=2&express=on', 'size=queen&quantity=9&express=on']);
});

test('what cannot be added is told where the page of the form tells it, and nothing begins', async () => {
  const alert = '<p role="alert" tabindex="-1">Only 3 left.</p>';
  page = () => new Response(`<form data-purchase><div></div>${alert}</form>`, { status: 422 });
  await press();
  expect(required('form').children[1]?.textContent).toBe('Only 3 left.');
  expect(document.activeElement).toBe(required('form').children[1]);
  await press();
  expect(document.querySelectorAll('[role="alert"]')).toHaveLength(1);
  expect(begun).toEqual([]);
  expect(calls.every((path) => path.endsWith('/bed'))).toBe(true);
});

test('a page that cannot be had is told beside the button, and so are a network that is down and an answer in no language of ours', async () => {
  page = () => new Response('busy', { status: 503 });
  await press();
  expect(told()).toBe('Please try again');
  page = () => {
    throw new TypeError('Failed to fetch');
  };
  await press();
  expect(told()).toBe('Please try again');
  page = redirected;
  signed = () => new Response('Bad gateway', { status: 502 });
  await press();
  expect(told()).toBe('Please try again It is in your cart.');
  expect(begun).toEqual([]);
});
