import { expect, test } from 'vitest';
import { readyPage, sizeOf, withSmallerBrotli } from './ready-page.ts';

const answer = (type: string) =>
  readyPage(
    new Response('x'.repeat(5000), {
      headers: { 'content-type': type, 'cache-control': 'public, s-maxage=600' },
    }),
    [],
  );

test('a page is kept in every encoding', async () => {
  const { bodies } = await answer('text/html; charset=utf-8');
  expect(bodies.br.headers).toContain('content-encoding');
  expect(bodies.br.bytes.length).toBeLessThan(100);
  expect(bodies.gzip.bytes.length).toBeLessThan(100);
});

test('a picture that is packed already is kept once, as it is', async () => {
  const page = await answer('image/png');
  expect(sizeOf(page)).toBe(5000);
  expect(page.bodies.br.headers).not.toContain('content-encoding');
  expect(await withSmallerBrotli(page)).toBe(page);
});
