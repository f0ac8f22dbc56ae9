import type { FetchApi } from '@counterpane/contract/client';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { cartOf } from '../../fixtures/cart.ts';
import { setServices } from '../services.ts';
import { applyLinks } from './apply-links.ts';

const MATTRESS = { productID: '0123456789abcdef01234567', quantity: 1, properties: [] };
const FULL = cartOf({
  version: 1,
  lines: [{ itemIdentifier: 'line-1', item: MATTRESS, quantity: 1 }],
  coupon: null,
});

/** What the API is asked before the page is made, and where the request leads; null for its page. */
const visits = async (
  path: string,
  headers: Record<string, string> = {},
  { method = 'GET', basePath = '' } = {},
) => {
  const calls: string[] = [];
  const fetchApi: FetchApi = async (url, init) => {
    calls.push(`${init?.method} ${url}`);
    const shared = { isOwn: false, from: 'Halcyon', items: [] };
    return Response.json({ status: 'ok', result: url.includes('/shared/') ? shared : FULL });
  };
  const context = new RouterContextProvider();
  setServices(context, {
    fetchApi,
    responseHeaders: new Headers(),
    host: 'shop.test',
    nonce: null,
    requestId: 'test',
    scriptOrigins: { stripe: { scriptUrl: '', publishableKey: '', origin: '' } },
    basePath,
    shown: null,
    report: () => undefined,
  });
  const request = new Request(`http://shop.test${basePath}/checkout/cart${path}`, { method, headers });
  const args = { request, context, params: {}, url: new URL(request.url), pattern: '' };
  const page = new Response('the page');
  const answer = await Promise.resolve(applyLinks(args, async () => page)).catch((thrown: unknown) => thrown);
  return { calls, to: answer instanceof Response && answer !== page ? answer.headers.get('location') : null };
};

test('A page of the cart without a link asks nothing beforehand', async () => {
  expect(await visits('?utm_source=mail')).toEqual({ calls: [], to: null });
});

test('A code is put on the cart before its page is made, which then has it in its address no more', async () => {
  expect(await visits('?coupon=SLEEP10&utm_source=mail')).toMatchObject({
    calls: ['GET /api/carts/my', 'PUT /api/carts/my/coupon'],
    to: expect.stringContaining('/checkout/cart?utm_source=mail'),
  });
  expect((await visits('', { cookie: 'coupon=SLEEP10' })).calls).toHaveLength(2);
});

test('A page that is fetched ahead, a picture of another site and a look at the headers put no code on', async () => {
  const ahead = { 'sec-purpose': 'prefetch;prerender' };
  const picture = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' };
  for (const headers of [ahead, picture])
    expect(await visits('?coupon=SLEEP10', headers)).toEqual({ calls: [], to: null });
  expect(await visits('?coupon=SLEEP10', {}, { method: 'HEAD' })).toEqual({ calls: [], to: null });
});

test('A link to another cart leads to the page that asks, and writes nothing', async () => {
  const link = '?cart=0123456789abcdef01234567';
  expect(await visits(link)).toEqual({
    calls: ['GET /api/carts/shared/0123456789abcdef01234567'],
    to: `/checkout/shared${link}`,
  });
});

test('What a link brings stays in the language of its page', async () => {
  const french = { basePath: '/fr' };
  expect((await visits('?coupon=SLEEP10', {}, french)).to).toMatch(/^\/fr\/checkout\/cart/);
  const link = '?cart=0123456789abcdef01234567';
  expect((await visits(link, {}, french)).to).toBe(`/fr/checkout/shared${link}`);
});
