import { afterAll, beforeAll, expect, it } from 'vitest';
import { result, Shopper } from '../testing/shopper.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

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
  expect(await redirectOf('halcyon-ca.localhost', '/stores')).toBe(404);
  expect(await redirectOf('halcyon.localhost', '/sofas')).toBe(404);
});
