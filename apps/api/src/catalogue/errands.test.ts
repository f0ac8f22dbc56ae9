import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT, readErrandPages } from '../../../../test/architecture/errand-page.ts';
import { catalogueWith, openApiWith } from '../testing/catalogue-with.ts';
import { result, Shopper } from '../testing/shopper.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

const CATALOGUE = join(ROOT, 'packages/catalogue');

/** The files that the examples of these errands make of the catalogue. */
const filesOf = (...errands: string[]): Record<string, string> =>
  Object.fromEntries(
    readErrandPages()
      .filter(({ name }) => errands.includes(name))
      .flatMap(({ examples }) =>
        examples.map(({ path, text, isAppended }) => [
          path,
          isAppended ? `${readFileSync(join(CATALOGUE, path), 'utf8')}${text}` : text,
        ]),
      ),
  );

let store: TestStore;
let api: FastifyInstance;

beforeAll(async () => {
  store = await openTestStore();
  api = await openApiWith(store, catalogueWith(filesOf('brand', 'product', 'promotion', 'language')));
}, 60_000);

afterAll(async () => {
  await api.close();
  await store.close();
});

it('The brand of docs/errands/brand.md has its home, its list and its product, and sells its mattress with a gift', async () => {
  const owl = new Shopper(api, 'owl.localhost');
  expect(result(await owl.client.homePage()).storefront.name).toBe('Owl');
  const { cards } = result(await owl.client.listingPage('mattresses', {}));
  expect(cards.map(({ title, price }) => [title, price.amount])).toEqual([['Owl mattress', 64_000]]);
  const { product } = result(await owl.client.productPage('steel-frame-mattress-foundation'));
  expect(product.inventoryKey).toBe('hal-steel-foundation');
  const cart = await owl.adds('mattress', 'queen');
  expect(cart.items.map(({ product: { name }, isGift }) => [name, isGift])).toEqual([
    ['mattress', false],
    ['sheets', true],
  ]);
  expect(cart.totalPrice.amount).toBe(64_000);
});

it('The product of docs/errands/product.md has its page, stands in its list and in search, and can be bought', async () => {
  const hevea = new Shopper(api, 'hevea.localhost');
  const { product } = result(await hevea.client.productPage('wool-blanket'));
  expect(product).toMatchObject({ title: 'Workshop wool blanket', inventoryKey: 'hev-blanket' });
  const { cards } = result(await hevea.client.listingPage('bedding', {}));
  expect(cards.map(({ title }) => title)).toContain('Workshop wool blanket');
  expect((await hevea.adds('wool-blanket', 'queen')).totalPrice.amount).toBe(13_900);
});

it('The promotion of docs/errands/promotion.md takes 10 % off each of two pillows, and nothing off one', async () => {
  const hevea = new Shopper(api, 'hevea.localhost');
  const cart = await hevea.adds('latex-pillow', 'standard');
  expect(cart.totalPrice.amount).toBe(8_400);
  const two = await hevea.adds('latex-pillow', 'standard');
  expect(two.totalPrice.amount).toBe(15_120);
});
