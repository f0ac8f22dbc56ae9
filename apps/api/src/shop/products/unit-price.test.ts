import { MOST_CARTS, type QuoteRequest, quoteSchema } from '@counterpane/contract/products/quotes';
import { describe, expect, it, vi } from 'vitest';
import { filed, openSaleStore } from '../../testing/sale-store.ts';
import { result, type Shopper } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

/** The sale as brands file it, and in a lane of its own a tenth off bedding, for a day. */
const sale = useTestStore(() =>
  openSaleStore((now) => [
    ...filed({ id: 'sale', lane: 'sale', benefit: { type: 'sale-price' } }),
    ...filed({
      ...{ id: 'bedding-day', lane: 'extra', benefit: { type: 'percent', percent: 10 } },
      productKinds: ['sheets', 'pillow', 'protector', 'bedding'],
      conditions: [{ type: 'period', endsAt: new Date(now + 86_400_000).toISOString() }],
    }),
  ]),
);

type Client = Shopper['client'];
/** SKU -> cents. */
type Prices = Readonly<Record<string, number>>;

interface OnPages {
  readonly prices: Prices;
  /** What can be bought by itself, as an item. */
  readonly buyable: readonly { readonly sku: string; readonly item: QuoteRequest['items'] }[];
}

/** Storefront -> what its pages say, which two tests compare with other places. */
const read = new Map<string, Promise<OnPages>>();

const pricesOnPages = (key: string, names: readonly string[]): Promise<OnPages> => {
  const known = read.get(key) ?? readPages(sale.shopper(`${key}.localhost`).client, names);
  read.set(key, known);
  return known;
};

const readPages = async (client: Client, names: readonly string[]): Promise<OnPages> => {
  const pages = await Promise.all(names.map(async (name) => result(await client.productPage(name))));
  return {
    prices: Object.fromEntries(
      pages.flatMap(({ variants }) => variants.map(({ sku, price }) => [sku, price.amount] as const)),
    ),
    buyable: pages
      .filter(({ isStandalone, product }) => isStandalone && product.kind !== 'protection-plan')
      .flatMap(({ product, variants }) =>
        variants
          .filter(({ isPurchasable }) => isPurchasable)
          .map(({ sku, properties }) => ({
            sku,
            item: [
              {
                productID: product.id,
                quantity: 1,
                properties: properties.map(({ name, value }) => ({ name, value })),
              },
            ],
          })),
      ),
  };
};

/** What clients are told of every variant. */
const readProducts = async (client: Client, names: readonly string[]): Promise<Prices> =>
  Object.fromEntries(
    result(await client.products(names)).data.flatMap(({ pricing }) =>
      pricing.map(({ sku, discountedPrice }) => [sku, discountedPrice] as const),
    ),
  );

/** What each would cost in a cart of its own. */
const priceCarts = async (client: Client, buyable: OnPages['buyable']): Promise<Prices> => {
  const prices: [string, number][] = [];
  for (let at = 0; at < buyable.length; at += MOST_CARTS) {
    const asked = buyable.slice(at, at + MOST_CARTS);
    const quotes = result(
      await client.cartQuotes(asked.map(({ item }) => ({ couponCode: 'no-coupon', items: item }))),
    );
    for (const [index, { sku }] of asked.entries()) {
      prices.push([sku, quoteSchema.parse(quotes[index]).totals.totalPrice.amount]);
    }
  }
  return Object.fromEntries(prices);
};

const of = (prices: Prices, skus: readonly string[]): Prices =>
  Object.fromEntries(skus.map((sku) => [sku, prices[sku] ?? Number.NaN]));

/** Every product of a storefront is asked for, on a machine that does other things as well. */
vi.setConfig({ testTimeout: 60_000 });

const STOREFRONTS = [
  ...['halcyon', 'halcyon-ca', 'halcyon-uk', 'drift', 'fernloft'],
  ...['aurelle', 'cumula', 'cumula-ca', 'hevea', 'pennyrest'],
];

describe('what one of anything costs', () => {
  it.each(STOREFRONTS)('on %s is the same on its page, to clients and in a cart', async (key) => {
    const { client } = sale.shopper(`${key}.localhost`);
    const names = sale.catalogue.getStorefront(key).entries.map(({ data }) => data.name);
    const { prices, buyable } = await pricesOnPages(key, names);
    expect(await readProducts(client, names)).toEqual(prices);
    expect(buyable.length).toBeGreaterThan(50);
    expect(await priceCarts(client, buyable)).toEqual(
      of(
        prices,
        buyable.map(({ sku }) => sku),
      ),
    );
  });

  it.each(STOREFRONTS)('on %s is the same in the feed and in every list', async (key) => {
    const { client } = sale.shopper(`${key}.localhost`);
    const { entries, brand } = sale.catalogue.getStorefront(key);
    const names = entries.map(({ data }) => data.name);
    const { prices } = await pricesOnPages(key, names);
    const skuOf = new Map(
      entries.flatMap(({ product }) =>
        Object.values(product.variants).map(({ sku, chosen }) => [JSON.stringify([product.id, chosen]), sku]),
      ),
    );
    const lists = await Promise.all(
      Object.keys(brand.content.listings).map(async (name) => result(await client.listingPage(name))),
    );
    const cards = lists.flatMap((list) => list.cards);
    expect(cards.length).toBeGreaterThan(20);
    for (const { item, price } of cards)
      expect(price.amount).toBe(prices[skuOf.get(JSON.stringify([item.productID, item.properties])) ?? '']);
    const { items } = result(await client.feed());
    const fed = items.map(({ salePrice }) => salePrice.amount).toSorted();
    const keys = new Set(items.map(({ groupId }) => groupId));
    const paged = entries
      .filter(({ product }) => keys.has(product.inventoryKey))
      .flatMap(({ product }) => Object.values(product.variants))
      .filter(({ availability }) => availability.isActive)
      .map(({ sku }) => prices[sku]);
    expect(fed).toEqual(paged.toSorted());
  });

  it('is in the cart of a shopper what the list said', async () => {
    const { client } = sale.shopper();
    const { cards } = result(await client.listingPage('bedding'));
    expect(cards.some(({ price, listPrice }) => price.amount < listPrice.amount * 0.9)).toBe(true);
    for (const { item, price } of cards) {
      const cart = result(await sale.shopper().client.addItems([{ ...item, quantity: 1 }]));
      expect(cart.totalPrice).toEqual(price);
    }
  });
});
