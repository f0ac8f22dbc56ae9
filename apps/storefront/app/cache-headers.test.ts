import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { cacheMiddleware, leaveUncached } from './cache-headers.ts';
import { setServices } from './services.ts';

const cacheControlOf = async (path: string, { isWhole = true, status = 200, method = 'GET' } = {}) => {
  const context = new RouterContextProvider();
  setServices(context, {
    fetchApi: () => Promise.reject(new Error('nothing is asked')),
    responseHeaders: new Headers(),
    host: 'shop.test',
    nonce: null,
    requestId: 'test',
    scriptOrigins: { stripe: { scriptUrl: '', publishableKey: '', origin: '' } },
    basePath: '',
    shown: null,
    report: () => undefined,
  });
  const request = new Request(`http://shop.test${path}`, { method });
  const args = { request, context, params: {}, url: new URL(request.url), pattern: '' };
  const response = await cacheMiddleware(args, async () => {
    if (!isWhole) leaveUncached(context);
    return new Response('page', { status });
  });
  return response?.headers.get('cache-control');
};

test('A public page that is whole may be cached for everyone, and no other answer', async () => {
  expect(await cacheControlOf('/reviews')).toMatch(/^public, /);
  for (const [path, own] of [
    ['/reviews', { isWhole: false }],
    ['/reviews', { status: 404 }],
    ['/reviews', { method: 'POST' }],
    ['/checkout/cart', {}],
  ] as const)
    expect([path, own, await cacheControlOf(path, own)]).toEqual([path, own, 'private, no-store']);
});
