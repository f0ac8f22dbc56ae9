import { createClient } from '@counterpane/contract/client';
import { expect, test } from 'vitest';
import { cartOf } from '../../../fixtures/cart.ts';
import { dropExpiredCoupon, offerCoupon } from './offer-coupon.ts';

const MATTRESS = { productID: '0123456789abcdef01234567', quantity: 1, properties: [] };
const withCode = (coupon: string | null) =>
  cartOf({ version: 1, lines: [{ itemIdentifier: 'line-1', item: MATTRESS, quantity: 1 }], coupon });
const EMPTY = cartOf({ version: 1, lines: [], coupon: null });
const FULL = withCode(null);
const ON = withCode('SLEEP10');
const OLD = withCode('LASTYEAR');
const EXPIRED = {
  ...OLD,
  couponDetails: OLD.couponDetails && { ...OLD.couponDetails, reasonCode: 'expired' },
};

/** A shop whose cart is so before a code is offered, and after. */
const shopWith = (before: object, after: object) =>
  createClient(async (_path, init) =>
    Response.json({ status: 'ok', result: init?.method === 'PUT' ? after : before }),
  );

const at = (search: string) => new Request(`http://shop.test/checkout/cart?${search}`);

/** Where the answer leads; null when the page itself is shown. */
const target = async (act: () => Promise<void> | void): Promise<string | null> => {
  try {
    await act();
    return null;
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.headers.get('location');
    throw thrown;
  }
};

test('A code of a link leaves the address once it was tried, and all else in it stays', async () => {
  const link = at('utm_source=mail&coupon=SLEEP10');
  const offered = (before: object, after: object) => target(() => offerCoupon(shopWith(before, after), link));
  expect(await offered(FULL, ON)).toBe('/checkout/cart?utm_source=mail');
  expect(await offered(FULL, FULL)).toBe('/checkout/cart?utm_source=mail&news=not-taken&code=SLEEP10');
  expect(await offered(EMPTY, ON)).toBe('/checkout/cart?utm_source=mail');
});

test('A page without a code is just shown, and the cart is not asked', async () => {
  const silent = createClient(async () => {
    throw new Error('nobody is to be asked');
  });
  expect(await target(() => offerCoupon(silent, at('utm_source=mail')))).toBeNull();
});

test('A code whose time is over leads to its own link once, and is told where it was taken out', async () => {
  const link = '/checkout/cart?utm_source=mail&coupon=LASTYEAR';
  expect(await target(() => dropExpiredCoupon(at('utm_source=mail&proceed=1'), EXPIRED))).toBe(link);
  expect(await target(() => dropExpiredCoupon(at(''), ON))).toBeNull();
  const gone = { ...FULL, notices: [{ code: 'coupon_expired', text: 'The code LASTYEAR has expired' }] };
  expect(
    await target(() => offerCoupon(shopWith(EXPIRED, gone), new Request(`http://shop.test${link}`))),
  ).toBe('/checkout/cart?utm_source=mail&news=expired&code=LASTYEAR');
});

test('A code whose time is over and that stays while staff are in the cart is not offered without end', async () => {
  const kept = await target(() => offerCoupon(shopWith(EXPIRED, EXPIRED), at('coupon=LASTYEAR')));
  expect(kept).toBe('/checkout/cart?news=kept&code=LASTYEAR');
  expect(await target(() => dropExpiredCoupon(at('news=kept&code=LASTYEAR'), EXPIRED))).toBeNull();
});

test('A code whose time is over stays on an empty cart, and a request for the head of the page leads nowhere', async () => {
  expect(await target(() => dropExpiredCoupon(at(''), { ...EXPIRED, items: [] }))).toBeNull();
  const head = new Request('http://shop.test/checkout/cart', { method: 'HEAD' });
  expect(await target(() => dropExpiredCoupon(head, EXPIRED))).toBeNull();
});

test('A code that a busy store did not look at is kept, and does not lead round in circles', async () => {
  const busy = createClient(async (_path, init) =>
    init?.method === 'PUT'
      ? Response.json({ status: 'error', error: 'Too many', code: 'too_many_requests' }, { status: 429 })
      : Response.json({ status: 'ok', result: FULL }),
  );
  expect(await target(() => offerCoupon(busy, at('coupon=SLEEP10')))).toBe(
    '/checkout/cart?news=not-taken&code=SLEEP10',
  );
  const kept = new Request('http://shop.test/checkout/cart', { headers: { cookie: 'coupon=SLEEP10' } });
  expect(await target(() => offerCoupon(busy, kept))).toBeNull();
});

test('A page that is only fetched ahead leads nowhere', async () => {
  const ahead = new Request('http://shop.test/checkout/cart', { headers: { 'sec-purpose': 'prefetch' } });
  expect(await target(() => dropExpiredCoupon(ahead, EXPIRED))).toBeNull();
});
