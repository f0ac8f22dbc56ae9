import { expect, it } from 'vitest';
import { result, Shopper } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore();

const redirectOf = async (host: string, path: string) => {
  const answer = await new Shopper(store.api, host).client.redirect(path);
  return answer.ok ? result(answer).to : answer.status;
};

it('another name of a page is told with the page that it means', async () => {
  expect(await redirectOf('halcyon.localhost', '/blog')).toBe('/posts');
  expect(await redirectOf('halcyon.localhost', '/cart')).toBe('/checkout/cart');
  expect(await redirectOf('halcyon.localhost', '/bundles')).toBe('/mattress-bundles');
});

it('a brand without a classic mattress leads to its list, and others have no such name', async () => {
  expect(await redirectOf('aurelle.localhost', '/mattress')).toBe('/mattresses');
  expect(await redirectOf('aurelle.localhost', '/mattress/hybrid')).toBe('/mattress/hybrid/soft');
  expect(await redirectOf('halcyon.localhost', '/mattress')).toBe(404);
});

it('a name whose page is not in this country, and one that nobody has heard of, leads nowhere', async () => {
  expect(await redirectOf('halcyon.localhost', '/stores')).toBe('/store/store-locator');
  expect(await redirectOf('halcyon-ca.localhost', '/stores')).toBe('/store/store-locator');
  expect(await redirectOf('halcyon-ca.localhost', '/fsa-hsa')).toBe(404);
  expect(await redirectOf('halcyon.localhost', '/sofas')).toBe(404);
});

it('material, firmness and size after a mattress may have any of their names, in segments or joined [C2.77, C2.79]', async () => {
  const aurelle = (path: string) => redirectOf('aurelle.localhost', path);
  expect(await aurelle('/mattress/hybrid/plush')).toBe('/mattress/hybrid/soft');
  expect(await aurelle('/mattress/memory-foam/medium')).toBe('/mattress/memory-foam/luxury-firm');
  expect(await aurelle('/mattress/hybrid/firm+size-king')).toBe('/mattress/hybrid/firm/size-king');
  expect(await aurelle('/mattress/hybrid+firm')).toBe('/mattress/hybrid/firm');
  expect(await aurelle('/mattress/material-hybrid+firmness-firm')).toBe('/mattress/hybrid/firm');
  expect(await aurelle('/mattress/hybrid/size-king')).toBe('/mattress/hybrid/soft/size-king');
  const halcyon = (path: string) => redirectOf('halcyon.localhost', path);
  expect(await halcyon('/mattress/material-hybrid')).toBe('/mattresses/hybrid-mattress');
  expect(await halcyon('/mattress/material-memory-foam+size-king')).toBe('/mattress/size-king');
});

it('a size is known by the name that it has in the country', async () => {
  const uk = (path: string) => redirectOf('halcyon-uk.localhost', path);
  expect(await uk('/mattress/size-double')).toBe('/mattress/size-full');
  expect(await uk('/mattress/super-king')).toBe('/mattress/size-king');
  expect(await uk('/single-size-mattresses')).toBe('/twin-size-mattresses');
  expect(await uk('/double-size-mattresses')).toBe('/full-size-mattresses');
  expect(await uk('/mattress/size-king')).toBe(404);
});

it('what a mattress does not come in leads nowhere, and a page never to itself', async () => {
  for (const path of [
    '/mattress/hybrid/cloudy',
    '/mattress/size-huge',
    '/mattress/size-king+size-queen',
    '/mattress/memory-foam/hybrid',
    '/mattress/size-king',
  ])
    expect([path, await redirectOf('halcyon.localhost', path)]).toEqual([path, 404]);
});
