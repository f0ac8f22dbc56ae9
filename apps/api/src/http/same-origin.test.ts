import fastify from 'fastify';
import { expect, test } from 'vitest';
import { isSameOrigin, refuseForeignWrites } from './same-origin.ts';

const HOST = 'shop.example';

test('A write of a browser comes from our pages, or from none', () => {
  for (const site of ['same-origin', 'none'])
    expect(isSameOrigin({ host: HOST, 'sec-fetch-site': site, origin: 'https://shop.example' })).toBe(true);
  for (const site of ['same-site', 'cross-site', 'anything'])
    expect(isSameOrigin({ host: HOST, 'sec-fetch-site': site, origin: 'https://shop.example' })).toBe(false);
});

test('A browser that names no site is known by its origin', () => {
  expect(isSameOrigin({ host: HOST, origin: 'https://shop.example' })).toBe(true);
  for (const origin of ['https://evil.example', 'https://shop.example:8443', 'null', ''])
    expect(isSameOrigin({ host: HOST, origin })).toBe(false);
});

test('A client that says neither is no browser', () => {
  expect(isSameOrigin({ host: HOST })).toBe(true);
});

test('A foreign write is refused whatever it is, a foreign read and a webhook are not', async () => {
  const app = fastify();
  refuseForeignWrites(app);
  app.all('/*', async () => ({ status: 'ok' }));
  const headers = { host: HOST, 'sec-fetch-site': 'cross-site' };
  const statusOf = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string) =>
    (await app.inject({ method, url, headers })).statusCode;
  for (const method of ['POST', 'PUT', 'DELETE'] as const)
    expect(await statusOf(method, '/api/carts/my')).toBe(403);
  expect(await statusOf('GET', '/api/carts/my')).toBe(200);
  expect(await statusOf('POST', '/api/webhooks/stripe')).toBe(200);
});
