import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import type { HomePage } from '@counterpane/contract/pages/pages';
import { expect, inject, it } from 'vitest';
import type { Photographs } from '../../catalogue/photographs.ts';
import { openCatalogueReader } from '../../catalogue/reader.ts';
import { openFilledDatabase } from '../../testing/open-test-database.ts';
import { result, Shopper } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { departmentsOf } from './departments.ts';

const store = useTestStore();

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
  for (const { brand, content } of shippedCatalogue().brands)
    for (const { key } of brand.storefronts) {
      const shown = await departments(key);
      const things = shown.map(
        ({ picture: { url } }) =>
          /\/scenes\/([\w-]+)-\d/.exec(url)?.[1] ?? /\/(?:media|pictures\/\w+)\/([\w-]+)\//.exec(url)?.[1],
      );
      expect(shown.length, key).toBeGreaterThan(1);
      expect(new Set(things).size, key).toBe(shown.length);
      const featured = [...content.home.featured, content.home.hero.product];
      const left = shown.filter((_, index) => featured.includes(things[index] ?? ''));
      // Only what has nothing else may show one of them.
      expect(left.length, `${key} ${left.map(({ title }) => title)}`).toBeLessThan(2);
    }
});

it('a list names only what its brand sells', () => {
  const lost = shippedCatalogue().brands.flatMap(({ products, content }) =>
    Object.values(content.listings).filter(
      ({ pictured }) => pictured !== null && !products.some(({ name }) => name === pictured),
    ),
  );
  expect(lost).toEqual([]);
});

it('bed frames are shown by the frame that the list names, else by one of the brand, else by its own room, else by a frame that it sells', async () => {
  const database = await openFilledDatabase(inject('postgresUrl'), inject('storeTemplate'));
  try {
    const photograph = { hash: 'h', tint: '#d8cfc4', width: 960, height: 720 };
    const taken = {
      'halcyon/steel-frame-mattress-foundation/hero': photograph,
      'halcyon/metal-foldable-bed-frame/hero': photograph,
      'drift/scenes/slats': photograph,
    };
    const shopWith = async (photographs: Photographs) => {
      const reader = await openCatalogueReader({
        database,
        catalogue: shippedCatalogue(),
        photographs,
        clock: { now: () => Date.parse('2026-11-20T12:00:00.000Z') },
        hosts: {},
        onChange: () => undefined,
      });
      return (key: string) =>
        departmentsOf(reader.getStorefront(key)).find(({ url }) => url === '/bed-frames')?.picture.url;
    };
    const shownAt = await shopWith(taken);
    const shownWithAll = await shopWith({ ...taken, 'halcyon/mira-panel-bed/hero': photograph });
    expect(shownWithAll('halcyon')).toBe('/pictures/halcyon/mira-panel-bed/hero-960.webp?v=h');
    expect(shownAt('halcyon')).toBe('/pictures/halcyon/metal-foldable-bed-frame/hero-960.webp?v=h');
    expect(shownAt('drift')).toBe('/pictures/drift/scenes/slats-960.webp?v=h');
    expect(shownAt('pennyrest')).toBe('/pictures/halcyon/metal-foldable-bed-frame/hero-960.webp?v=h');
  } finally {
    await database.close();
  }
});
