import { expect, test } from 'vitest';
import { useSmallRouter } from '../testing/small-router.ts';
import { findPostedReturn } from './posted-return.ts';

const router = useSmallRouter();

const FOREIGN = {
  'content-type': 'application/x-www-form-urlencoded',
  origin: 'https://www.affirm.com',
  'sec-fetch-site': 'cross-site',
};

test('a form with the token of a lender goes on by address, in the language of the shop', () => {
  expect(findPostedReturn('/fr/checkout/review?orderId=1', 'checkout_token=T1&x=2')).toBe(
    '/fr/checkout/review?orderId=1&checkout_token=T1',
  );
});

test('the form by which Apple leads back goes on with its answer alone', () => {
  const form = 'state=S&code=C&user=%7B%22name%22%3A%22Ada%22%7D&x=1';
  expect(findPostedReturn('/fr/login/apple/return', form)).toBe('/fr/login/apple/return?state=S&code=C');
  expect(findPostedReturn('/login/apple/return', 'state=S&error=user_cancelled_authorize')).toBe(
    '/login/apple/return?state=S&error=user_cancelled_authorize',
  );
});

test('a form without a token, without an order or for another page is no return', () => {
  for (const [url, form] of [
    ['/checkout/review?orderId=1', 'agree=on'],
    ['/checkout/review?orderId=1', 'checkout_token='],
    ['/checkout/review', 'checkout_token=T1'],
    ['/checkout/billing?orderId=1', 'checkout_token=T1'],
    ['/login/apple/return', 'code=C'],
    ['/login/google/return', 'state=S&code=C'],
    ['/login', 'state=S&code=C'],
    ['//evil.example/checkout/review?orderId=1', 'checkout_token=T1'],
  ] as const)
    expect([url, form, findPostedReturn(url, form)]).toEqual([url, form, null]);
});

test('a form that a lender sends with its shopper is not refused as forged, and goes on as a visit', async () => {
  const back = await router.ask('POST', '/checkout/review?orderId=1', FOREIGN, 'checkout_token=T1');
  expect([back.status, back.headers.location]).toEqual([303, '/checkout/review?orderId=1&checkout_token=T1']);
});

test('another form that another site sends there stays forged', async () => {
  expect((await router.ask('POST', '/checkout/review?orderId=1', FOREIGN, 'agree=on')).status).toBe(403);
  expect((await router.ask('POST', '/checkout/review', FOREIGN, 'checkout_token=T1')).status).toBe(403);
});
