import { encodeQuery } from '@counterpane/contract/encode-query';
import type { Condition } from '@counterpane/rules/promotions/conditions';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { coupons, variants } from '../../catalogue/tables.ts';
import type { Shopper } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore();
let shopper: Shopper;
beforeAll(async () => {
  shopper = store.shopper();
});

const NO_COUPON = 'no-coupon';
const SECOND = 1000;

const quoteCarts = (carts: unknown, headers: Record<string, string> = {}) =>
  store.api.inject({ url: `/api/carts/quote?carts=${encodeQuery(carts)}`, headers });
const quoteProducts = (query: unknown) =>
  store.api.inject({ url: `/api/products/quotes/v2?query=${encodeQuery(query)}` });

/** Staff do something to the catalogue, and every process hears of it. */
const change = async (write: () => Promise<unknown>): Promise<void> => {
  const { revision } = store.deps.catalogue;
  await write();
  store.deps.catalogue.announceChange();
  await expect.poll(() => store.deps.catalogue.revision).toBeGreaterThan(revision);
};

/** A change that nobody has been told of: what is kept goes on being told until it is too old. */
const changeSilently = async (sku: string, priceCents: number): Promise<void> => {
  await store.database.db.update(variants).set({ priceCents }).where(eq(variants.sku, sku));
};

const kingAt = async (couponCode: string) => [
  { couponCode, items: [await shopper.item('mattress', 'king')] },
];

describe('how long the price of a cart may be kept', () => {
  it('is 3600 seconds: it is answered from memory until then, and made anew after [C7.16]', async () => {
    const carts = await kingAt(NO_COUPON);
    const first = await quoteCarts(carts);
    expect(first.headers['cache-control']).toBe('public, max-age=3600');
    const { revision } = store.deps.catalogue;
    store.clock.forward(3599 * SECOND);
    const late = await quoteCarts(carts);
    expect([late.body, late.headers['cache-control']]).toEqual([first.body, 'public, max-age=1']);
    store.clock.forward(2 * SECOND);
    expect((await quoteCarts(carts)).headers['cache-control']).toBe('public, max-age=3600');
    expect(store.deps.catalogue.revision).toBe(revision);
  });

  it('ends with a question whether it is still true [C7.16]', async () => {
    const carts = await kingAt(NO_COUPON);
    const first = await quoteCarts(carts);
    const again = await quoteCarts(carts, { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await quoteCarts(carts, { 'if-none-match': '"old"' })).statusCode).toBe(200);
  });

  it('ends when the coupon does that is in it', async () => {
    const endsAt = new Date(store.clock.now() + 300 * SECOND).toISOString();
    const conditions: Condition[] = [{ type: 'period', startsAt: null, endsAt }];
    await change(async () => {
      const [ten] = await store.database.db.select().from(coupons).where(eq(coupons.code, 'SLEEP10'));
      if (!ten) throw new Error('there is no SLEEP10');
      await store.database.db
        .insert(coupons)
        .values({ ...ten, code: 'SOON10', data: { ...ten.data, code: 'SOON10', conditions } });
    });
    const carts = await kingAt('SOON10');
    const query = { couponCode: 'SOON10', productItems: [await shopper.item('mattress', 'king')] };
    const during = [await quoteCarts(carts), await quoteProducts(query)];
    expect(during.map(({ headers }) => headers['cache-control'])).toEqual([
      'public, max-age=300',
      'public, max-age=300',
    ]);
    expect(during[0]?.json().result[0].couponDetails).toMatchObject({ code: 'SOON10' });
    store.clock.forward(301 * SECOND);
    expect((await quoteCarts(carts)).json().result[0].couponFault.code).toBe('coupon_expired');
    const [item] = (await quoteProducts(query)).json().result.data.productItems;
    expect(item.couponFault.code).toBe('coupon_expired');
  });

  it('differs by the storefront and by the question', async () => {
    const [cart] = await kingAt(NO_COUPON);
    const [one, other] = [await quoteCarts([cart]), await quoteCarts([cart, cart])];
    expect(one.json().result).toHaveLength(1);
    expect(other.json().result).toHaveLength(2);
  });

  it('is the same question in plain base64', async () => {
    const carts = await kingAt(NO_COUPON);
    const plain = Buffer.from(JSON.stringify(carts)).toString('base64');
    const answer = await store.api.inject(`/api/carts/quote?carts=${encodeURIComponent(plain)}`);
    expect(answer.json()).toEqual((await quoteCarts(carts)).json());
  });
});

describe('how long the prices of a product page may be kept', () => {
  it('is 600 seconds, and then they are made anew [C7.12]', async () => {
    const query = { couponCode: NO_COUPON, productItems: [await shopper.item('mattress', 'queen')] };
    const first = await quoteProducts(query);
    expect(first.headers['cache-control']).toBe('public, max-age=600');
    await changeSilently('hal-classic-foam-s:queen', 65_000);
    store.clock.forward(599 * SECOND);
    expect((await quoteProducts(query)).body).toBe(first.body);
    store.clock.forward(2 * SECOND);
    const priceNow = async () =>
      (await quoteProducts(query)).json().result.data.productItems[0].priceAfterDiscount.amount;
    await expect.poll(priceNow).toBe(65_000);
  });
});
