import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import type { Client } from '@counterpane/contract/client';
import type { BundlePage } from '@counterpane/contract/pages/set-pages';
import { expect, it } from 'vitest';
import { result, Shopper } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore();

const STOREFRONTS = shippedCatalogue().brands.flatMap(({ brand }) => brand.storefronts);

/** The pages of all mattresses of a storefront, beside the mattresses as its list shows them. */
const pagesOf = async (client: Client) => {
  const { cards } = result(await client.listingPage('mattresses'));
  return Promise.all(
    cards.map(async (card) => ({ card, page: result(await client.adjustableBundlePage(card.name)) })),
  );
};

it('every mattress of every storefront has a page of it with an adjustable base, in words of its own [C2.75, C2.76]', async () => {
  const seen: Record<string, number> = {};
  for (const { key } of STOREFRONTS) {
    const { client } = new Shopper(store.api, `${key}.localhost`);
    const pages = await pagesOf(client);
    const { adjustable } = result(await client.bundleListing());
    expect(
      pages.map(({ page }) => page.search.canonical),
      key,
    ).toEqual(pages.map(({ card }) => `${card.url}/adjustable-bundle`));
    expect(adjustable.map(({ url }) => url).sort(), key).toEqual(pages.map(({ page }) => page.path).sort());
    expect(new Set(pages.map(({ page }) => page.title)).size, key).toBe(pages.length);
    expect(new Set(pages.map(({ page }) => page.description)).size, key).toBe(pages.length);
    seen[key] = pages.length;
  }
  expect(Object.values(seen).every((count) => count >= 3)).toBe(true);
});

it('it has that mattress and a base in it, costs less than both, and costs that in the cart', async () => {
  for (const { key, currency } of STOREFRONTS) {
    const pages = await pagesOf(new Shopper(store.api, `${key}.localhost`).client);
    for (const { card, page } of pages) {
      expect([chosenIn(page, 'mattress'), chosenIn(page, 'base')], page.path).toEqual([
        card.name,
        'adjustable-bed-frame',
      ]);
      const { saving, total } = page.summary;
      expect(saving.amount, page.path).toBeGreaterThan(0);
      expect(total.currency).toBe(currency);
      const visitor = new Shopper(store.api, `${key}.localhost`);
      const cart = result(await visitor.client.addItems(page.items));
      expect(cart.totalPrice, page.path).toEqual(total);
    }
  }
});

it('a set of which one part ships later says so, with the day of that part', async () => {
  const { client } = new Shopper(store.api, 'drift.localhost');
  const pageIn = async (size: string) =>
    result(await client.bundlePage('bamboo-bed-and-mattress', { size, mattress: 'mattress' }));
  const { variants } = result(await client.productPage('mattress'));
  const mattress = variants.find(({ isBackOrdered }) => isBackOrdered);
  expect(mattress?.properties).toMatchObject([{ value: 'calKing' }]);
  expect((await pageIn('calKing')).summary.later).toEqual({ from: mattress?.delivery.from });
  expect((await pageIn('queen')).summary.later).toBeNull();
});

it.each([
  ['fernloft', '/bedroom-sets/mira-bedroom-set', 'mira-nightstand'],
  ['cumula', '/bedroom-sets/hudson-bedroom-set', 'hudson-dresser'],
  ['cumula-ca', '/bedroom-sets/hudson-bedroom-set', 'hudson-dresser'],
  ['aurelle', '/bedroom-sets/cadmori-bedroom-set', 'cadmori-chest'],
  ['hevea', '/furniture/mid-century-bedroom-set', 'mid-century-nightstand'],
])('%s sells the furniture that it has as a set: %s, which %s leads to', async (key, path, piece) => {
  const { client } = new Shopper(store.api, `${key}.localhost`);
  const name = path.split('/').at(-1) ?? '';
  const page = result(await client.setPage(name));
  expect([page.path, page.problem]).toEqual([path, null]);
  const cart = result(await new Shopper(store.api, `${key}.localhost`).client.addItems(page.items));
  expect(cart.totalPrice).toEqual(page.summary.total);
  expect(cart.items.length).toBe(page.pieces.length);
  expect(result(await client.productPage(piece)).state.collection?.name).toBe(name);
  expect(result(await client.sitemap()).pages.map(({ path: one }) => one)).toContain(path);
});

const chosenIn = ({ groups }: BundlePage, role: string) =>
  groups.find((group) => group.role === role)?.products.find(({ isChosen }) => isChosen)?.name;
