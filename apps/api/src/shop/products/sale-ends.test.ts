import type { PromotionData } from '@counterpane/catalogue/promotion-schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filed, openSaleStore, type SaleStore } from '../../testing/sale-store.ts';
import { result } from '../../testing/shopper.ts';

const HOUR = 3_600_000;
const MATTRESS = 'ultra-hybrid-mattress';
const LIST_PRICE = 257_000;
const filedMattresses = (
  id: string,
  lane: string,
  percent: number,
  period: { readonly startsAt?: string; readonly endsAt?: string },
): PromotionData[] =>
  filed({
    ...{ id, lane, productKinds: ['mattress'] },
    conditions: [{ type: 'period', ...period }],
    benefit: { type: 'percent', percent },
  });

/** Nothing is reduced but mattresses: by half and a tenth of the rest for an hour, an hour later by a fifth. */
let sale: SaleStore;
beforeAll(async () => {
  sale = await openSaleStore((now) => {
    const inHours = (hours: number) => new Date(now + hours * HOUR).toISOString();
    return [
      ...filedMattresses('half', 'sale', 50, { endsAt: inHours(1) }),
      ...filedMattresses('tenth', 'extra', 10, { endsAt: inHours(1) }),
      ...filedMattresses('fifth', 'sale', 20, { startsAt: inHours(2) }),
    ];
  });
});
afterAll(() => sale.close());

const client = () => sale.shopper().client;
const list = async (name: string, query = {}) => result(await client().listingPage(name, query)).cards;
const names = (cards: readonly { readonly name: string }[]) => cards.map(({ name }) => name);

/** The price of a queen in every place that tells it, in cents. */
const told = async () => {
  const [product] = result(await client().products([MATTRESS])).data;
  const { variants } = result(await client().productPage(MATTRESS));
  const { items } = result(await client().feed());
  const found = result(await client().search('ultra hybrid mattress'));
  const card = (await list('mattresses')).find(({ name }) => name === MATTRESS);
  const cart = await sale.shopper().adds(MATTRESS, 'queen');
  return {
    cart: cart.totalPrice.amount,
    page: variants.find(({ sku }) => sku.endsWith('s:queen'))?.price.amount,
    list: card?.price.amount,
    listWas: card?.listPrice.amount,
    search: found.products.find(({ name }) => name === MATTRESS)?.price.amount,
    feed: items.find(({ id }) => id === 'hal-ultra-hybrid_s_queen')?.salePrice.amount,
    client: product?.pricing.find(({ sku }) => sku.endsWith('s:queen'))?.discountedPrice,
    clientShort: product?.price.amount,
    clientSaving: product?.price.discount,
  };
};

const everywhere = (cents: number) => ({
  ...{ cart: cents, page: cents, list: cents, search: cents, feed: cents, client: cents, clientShort: cents },
  listWas: LIST_PRICE,
  clientSaving: LIST_PRICE - cents,
});

const keptFor = async (): Promise<string | undefined> => {
  const answer = await sale.api.inject(`/api/products?name=${MATTRESS}`);
  return answer.headers['cache-control'];
};

describe('a sale that ends by itself', () => {
  it('is in every price while it lasts, in the list of what is reduced, in its filters and in their order', async () => {
    expect(await told()).toEqual(everywhere(115_650));
    expect(names(await list('sale'))).toContain(MATTRESS);
    expect(names(await list('mattresses', { price: '1000-2000' }))).toContain(MATTRESS);
    expect(names(await list('mattresses', { price: 'over-2000' }))).not.toContain(MATTRESS);
    const prices = (await list('mattresses', { sort: 'price-low' })).map(({ price }) => price.amount);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(await keptFor()).toBe('public, max-age=600');
  });

  it('is kept by nobody beyond its end', async () => {
    sale.store.clock.forward(HOUR - 20_000);
    expect(await keptFor()).toBe('public, max-age=20');
    expect(await told()).toEqual(everywhere(115_650));
    expect(sale.purged).toEqual([]);
  });

  it('is in no price any more at its end, and every kept page is forgotten once', async () => {
    sale.store.clock.forward(20_000);
    expect(await told()).toEqual(everywhere(LIST_PRICE));
    expect(await list('sale')).toEqual([]);
    expect(names(await list('mattresses', { price: '1000-2000' }))).not.toContain(MATTRESS);
    expect(names(await list('mattresses', { price: 'over-2000' }))).toContain(MATTRESS);
    expect(sale.purged).toEqual([null]);
    expect(await keptFor()).toBe('public, max-age=600');
  });

  it('is followed by the next one when that begins', async () => {
    sale.store.clock.forward(HOUR);
    expect(await told()).toEqual(everywhere(LIST_PRICE * 0.8));
    expect(names(await list('sale'))).toContain(MATTRESS);
    expect(sale.purged).toEqual([null, null]);
  });

  it('leaves free what is free with a mattress', async () => {
    const shopper = sale.shopper();
    const cart = await shopper.adds('mattress', 'queen');
    const forItem = cart.items.find(({ isGift }) => !isGift)?.itemIdentifier ?? '';
    const bundle = await shopper.item('serenity-bundle', 'queen', 2);
    const { items } = result(await shopper.client.addItems([{ ...bundle, forItem }]));
    const line = items.find(({ product, isGift }) => product.name === 'serenity-bundle' && !isGift);
    // One of the two goes with the mattress.
    expect(line?.priceAfterDiscount.amount).toBe(line?.pricing.price.amount);
  });
});
