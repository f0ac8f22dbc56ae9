import { expect, test } from 'vitest';
import { buildApi } from '../app.ts';
import { useTestStore } from '../testing/use-test-store.ts';

const store = useTestStore();

const ask = async (url: string, headers: Record<string, string> = {}) => {
  const answer = await store.api.inject({ url, headers: { host: 'halcyon.localhost:3000', ...headers } });
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
};

const currencyOf = (body: { result: { data: { pricing: { price: { currency: string } }[] }[] } }) =>
  JSON.stringify(body).match(/"currency":"(\w+)"/)?.[1];

test('behind a trusted proxy a visitor cannot choose another storefront by what a proxy sends along', async () => {
  const api = buildApi({ ...store.deps, trustedProxies: 1 });
  const claimed = {
    'x-forwarded-host': 'halcyon-ca.localhost',
    'x-forwarded-proto': 'https',
    forwarded: 'host=halcyon-ca.localhost;proto=https',
    'x-original-host': 'halcyon-ca.localhost',
    'x-forwarded-for': '203.0.113.7',
  };
  const answer = await api.inject({
    url: '/api/products?name=mattress',
    headers: { host: 'halcyon.localhost', ...claimed },
  });
  expect(currencyOf(answer.json())).toBe('USD');
  await api.close();
});

test('the storefront is that of the host, in letters of any size and with any port', async () => {
  for (const host of ['halcyon-ca.localhost', 'HALCYON-CA.localhost:1'])
    expect(currencyOf((await ask('/api/products?name=mattress', { host })).body)).toBe('CAD');
});

test('an answer that everybody may keep says that it depends on storefront and language', async () => {
  for (const url of [
    '/api/products?name=mattress',
    '/api/search?q=pillow',
    '/api/search/suggestions?q=pil',
  ]) {
    const { headers } = await ask(url);
    expect([url, headers['cache-control'], headers.vary]).toEqual([
      url,
      expect.stringContaining('public'),
      'Host, X-Language',
    ]);
  }
});

test('a page that preselects the size of a cookie depends on the cookie too', async () => {
  for (const url of ['/api/pages/products/mattress', '/api/pages/bundles/kids-bed-bundle']) {
    const { headers } = await ask(url);
    expect([url, headers.vary]).toEqual([url, 'Host, X-Language, Cookie']);
  }
});

test('an answer about one visitor, and a refusal, are stored in no cache', async () => {
  for (const url of [
    '/api/carts/my',
    '/api/carts/my/checkout',
    '/api/orders/0123456789abcdef01234567',
    '/api/staff/session',
    '/api/nothing',
    '/api/products?name=mattress&name=x&ids[]=1',
  ]) {
    const { headers, status } = await ask(url);
    if (status !== 200 || !url.startsWith('/api/products'))
      expect([url, headers['cache-control']]).toEqual([url, 'no-store']);
  }
});
