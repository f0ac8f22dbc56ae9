import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { variants } from '../../catalogue/tables.ts';
import { openCardStore } from '../../testing/card-store.ts';
import { HOME, refusal, result } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore(openCardStore);

const QUEEN = 'mattress-classic-s:queen';

/** The key of the classic mattress in queen, as the store tells it. */
const skuOf = async (host?: string): Promise<string> => {
  const { data } = result(await store.shopper(host).client.products(['mattress']));
  const sku = Object.keys(data[0]?.availability ?? {}).find((key) => key.includes('queen'));
  return sku ?? QUEEN;
};

/** Staff change a price; waits until the store has heard of it. */
const changePrice = async (sku: string, cents: number): Promise<void> => {
  const { database, deps } = store;
  const own = and(eq(variants.storefront, 'halcyon'), eq(variants.sku, sku));
  const [row] = await database.db.select().from(variants).where(own);
  if (!row) throw new Error(`no variant ${sku}`);
  const listCents = row.listCents + cents;
  await database.db
    .update(variants)
    .set({ listCents, priceCents: row.priceCents + cents })
    .where(own);
  deps.catalogue.announceChange();
  const shown = () =>
    deps.catalogue
      .getStorefront('halcyon')
      .entries.flatMap(({ product }) => Object.values(product.variants))
      .find((variant) => variant.sku === sku)?.list;
  while (shown() !== listCents) await new Promise((done) => setTimeout(done, 10));
};

describe('the price at the door', () => {
  it('is known by a ZIP code alone, with the day and the name of the place', async () => {
    const { client } = store.shopper();
    const quoted = result(await client.deliveredPrice({ sku: await skuOf(), zip: '10001' }));
    expect(quoted).toMatchObject({
      zip: '10001',
      place: 'New York, NY',
      text: 'Delivered to ZIP 10001 (New York, NY) by Nov 30 for $761.04, with tax and fees',
      held: 'We keep this total for 15 minutes.',
      price: { amount: 69900, currency: 'USD' },
      delivery: { amount: 0 },
      taxes: { amount: 6204 },
      fees: { amount: 0 },
      total: { amount: 76104 },
      expiresAt: '2026-11-20T12:15:00.000Z',
    });
    expect(quoted.from >= '2026-11-24').toBe(true);
    expect(quoted.to >= quoted.from).toBe(true);
  });

  it('is what the cart comes to with the whole address, for any quantity and with every fee', async () => {
    const shopper = store.shopper();
    const place = { state: 'CT', city: 'Hartford', zip: '06103' };
    const quoted = result(
      await shopper.client.deliveredPrice({ sku: await skuOf(), zip: place.zip, quantity: 2 }),
    );
    expect(quoted.fees.amount).toBe(3200);
    await shopper.adds('mattress', 'queen', 2);
    const saved = { address: { ...HOME, ...place }, email: 'ada@example.com' };
    result(await shopper.client.saveShipping(saved));
    expect(result(await shopper.client.cart()).totalPrice).toEqual(quoted.total);
  });

  it('names the province in Canada, and has the tax in it in the United Kingdom', async () => {
    const canada = store.shopper('halcyon-ca.localhost').client;
    const toronto = await canada.deliveredPrice({
      sku: await skuOf('halcyon-ca.localhost'),
      zip: 'm5v 2t6',
    });
    expect(result(toronto)).toMatchObject({
      zip: 'M5V 2T6',
      place: 'Ontario',
      total: { currency: 'CAD' },
    });
    expect(result(toronto).taxes.amount).toBeGreaterThan(0);
    const sku = await skuOf('halcyon-ca.localhost');
    const french = await store
      .shopper('halcyon-ca.localhost')
      .fetch(`/api/delivered-price?sku=${encodeURIComponent(sku)}&zip=M5V2T6`, {
        headers: { 'x-language': 'fr' },
      });
    expect(((await french.json()) as { result: { text: string } }).result.text).toMatch(
      /^Livré à M5V2T6 \(Ontario\) d’ici le 30 novembre pour .*\$, taxes et frais compris$/,
    );
    const uk = store.shopper('halcyon-uk.localhost').client;
    const london = result(
      await uk.deliveredPrice({ sku: await skuOf('halcyon-uk.localhost'), zip: 'SW1A 1AA' }),
    );
    expect(london).toMatchObject({ place: 'United Kingdom', taxes: { amount: 0, currency: 'GBP' } });
    expect(london.includedTaxes.amount).toBeGreaterThan(0);
    expect(london.total).toEqual(london.price);
  });

  it('is refused in words for half a code, a place that we do not ship to and a thing that we do not have', async () => {
    const { client } = store.shopper();
    const sku = await skuOf();
    expect(refusal(await client.deliveredPrice({ sku, zip: '1000' }))).toMatchObject({
      status: 422,
      fields: { zip: 'Please enter a valid zip code' },
    });
    expect(refusal(await client.deliveredPrice({ sku, zip: '96815' }))).toMatchObject({
      status: 412,
      message: 'We’re sorry, but we cannot ship items to your region.',
    });
    expect(refusal(await client.deliveredPrice({ sku: 'nothing', zip: '10001' })).code).toBe(
      'unknown_product',
    );
  });
});

describe('a price that was quoted', () => {
  it('is what the shopper pays for 15 minutes, although it rose meanwhile', async () => {
    const sku = await skuOf();
    const shopper = store.shopper();
    const { quote, total } = result(await shopper.client.deliveredPrice({ sku, zip: '10001' }));
    await shopper.adds('mattress', 'queen');
    result(await shopper.client.holdPrice(quote));
    await changePrice(sku, 50_000);
    try {
      const other = store.shopper();
      expect(result(await other.client.deliveredPrice({ sku, zip: '10001' })).total.amount).toBeGreaterThan(
        total.amount,
      );
      store.clock.forward(14 * 60_000);
      const placed = await shopper.places();
      expect(placed.total).toEqual(total);

      const late = store.shopper();
      await late.adds('mattress', 'queen');
      expect(refusal(await late.client.holdPrice(`${quote}x`)).code).toBe('price_hold_expired');
      result(await late.client.holdPrice(quote));
      store.clock.forward(2 * 60_000);
      const order = await late.order();
      expect(order.expectedTotal.amount).toBeGreaterThan(total.amount);
      expect(refusal(await late.client.holdPrice(quote)).code).toBe('price_hold_expired');
    } finally {
      await changePrice(sku, -50_000);
    }
  });

  it('is that of its place only', async () => {
    const sku = await skuOf();
    const shopper = store.shopper();
    const { quote } = result(await shopper.client.deliveredPrice({ sku, zip: '97201' }));
    await shopper.adds('mattress', 'queen');
    result(await shopper.client.holdPrice(quote));
    result(await shopper.client.saveShipping({ address: HOME, email: 'ada@example.com' }));
    const { extras } = result(await shopper.client.cart());
    expect(extras.find(({ sku: extra }) => extra === 'taxes')?.pricing.price.amount).toBe(6204);
  });

  it('needs something in the cart, and is no other store’s', async () => {
    const uk = store.shopper('halcyon-uk.localhost');
    const { quote } = result(
      await uk.client.deliveredPrice({ sku: await skuOf('halcyon-uk.localhost'), zip: 'SW1A 1AA' }),
    );
    const shopper = store.shopper();
    expect(refusal(await shopper.client.holdPrice(quote)).error).toBe('Cart Empty');
    await shopper.adds('mattress', 'queen');
    expect(refusal(await shopper.client.holdPrice(quote)).code).toBe('price_hold_expired');
  });
});
