import { loadCatalogue } from '@counterpane/catalogue/load';
import type { HomePage } from '@counterpane/contract/pages';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { result, Shopper } from '../testing/shopper.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const departments = async (storefront: string): Promise<HomePage['departments']> =>
  result(await new Shopper(store.api, `${storefront}.localhost`).client.homePage()).departments;

it('the home page leads to every list of the navigation but the sale, in its order', async () => {
  expect((await departments('halcyon')).map(({ title, url }) => [title, url])).toEqual([
    ['Mattresses', '/mattresses'],
    ['Bed frames', '/bed-frames'],
    ['Bedding', '/bedding'],
    ['Furniture', '/furniture'],
    ['Kids', '/kids'],
  ]);
});

it('shows something else in each of them, and not what stands among the first things, for every brand', async () => {
  for (const { brand, content } of loadCatalogue().brands)
    for (const { key } of brand.storefronts) {
      const shown = await departments(key);
      const things = shown.map(
        ({ picture }) => /\/(?:media|pictures\/\w+)\/([\w-]+)\//.exec(picture.url)?.[1],
      );
      expect(shown.length, key).toBeGreaterThan(1);
      expect(new Set(things).size, key).toBe(shown.length);
      const featured = [...content.home.featured, content.home.hero.product];
      const left = shown.filter((_, index) => featured.includes(things[index] ?? ''));
      // Only what has nothing else may show one of them.
      expect(left.length, `${key} ${left.map(({ title }) => title)}`).toBeLessThan(2);
    }
});
