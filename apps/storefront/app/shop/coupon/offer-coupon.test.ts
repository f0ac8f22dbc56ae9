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

/** A shop whose cart is so after a code was offered. */
const shopWith = (cart: object) => createClient(async () => Response.json({ status: 'ok', result: cart }));

const at = (search: string) => new Request(`http://shop.test/checkout/cart?${search}`);

/** Where the answer leads; the cart's page itself when it leads nowhere. */
const target = async (answer: Promise<unknown>): Promise<string | null> => {
  try {
    await answer;
    return null;
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.headers.get('location');
    throw thrown;
  }
};

test('a code of a link leaves the address once it was tried, and all else in it stays', async () => {
  const link = at('utm_source=mail&coupon=SLEEP10');
  expect(await target(offerCoupon(shopWith(ON), link, FULL))).toBe('/checkout/cart?utm_source=mail');
  expect(await target(offerCoupon(shopWith(FULL), link, FULL))).toBe(
    '/checkout/cart?utm_source=mail&news=not-taken&code=SLEEP10',
  );
  expect(await target(offerCoupon(shopWith(ON), link, EMPTY))).toBe('/checkout/cart?utm_source=mail');
});

test('a page without a code is just shown', async () => {
  expect(await target(offerCoupon(shopWith(ON), at('utm_source=mail'), FULL))).toBeNull();
});

test('a code whose time is over is taken out and told, and all else in the address stays', async () => {
  const drop = dropExpiredCoupon(shopWith(FULL), at('utm_source=mail&proceed=1'), EXPIRED);
  expect(await target(drop)).toBe('/checkout/cart?utm_source=mail&news=expired&code=LASTYEAR');
  expect(await target(dropExpiredCoupon(shopWith(ON), at(''), ON))).toBeNull();
});
