import { expect, test } from 'vitest';
import { useTestStore } from '../testing/use-test-store.ts';

const store = useTestStore();

test('The reference comes from our own origin alone, and lists every call where there is no script', async () => {
  const page = await store.api.inject('/api/docs');
  expect(page.headers['content-security-policy']).toContain("script-src 'self'; ");
  expect(page.body).not.toMatch(/(?:src|href)="(?!\/)/);
  expect(page.body).not.toMatch(/<script(?![^>]* src=)/);
  const [, list = ''] = /<noscript>([\s\S]*)<\/noscript>/.exec(page.body) ?? [];
  for (const [path, methods] of Object.entries(store.api.swagger().paths ?? {}))
    for (const method of Object.keys(methods ?? {}))
      expect(list).toContain(`${method.toUpperCase()} ${path}<`);
});

test('Every link of that list leads to a call of the plain page', async () => {
  const page = (await store.api.inject('/api/docs')).body;
  const plain = (await store.api.inject('/api/docs/plain')).body;
  const links = Array.from(page.matchAll(/\/api\/docs\/plain#([\w-]+)/g), ([, id = '']) => id);
  expect(links.length).toBeGreaterThan(70);
  expect(links.filter((id) => !plain.includes(`id="${id}"`))).toEqual([]);
});

test('The script of the reference is sent compressed to who can read that, and as it is to others', async () => {
  const zipped = await store.api.inject({
    url: '/api/docs/scalar.js',
    headers: { 'accept-encoding': 'gzip' },
  });
  const plain = await store.api.inject('/api/docs/scalar.js');
  expect([zipped.statusCode, zipped.headers['content-encoding']]).toEqual([200, 'gzip']);
  expect([plain.statusCode, plain.headers['content-encoding']]).toEqual([200, undefined]);
  expect(plain.body).toContain('createApiReference');
  expect(zipped.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
});
