import { and, eq, like } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { result } from '../testing/shopper.ts';
import { useTestStore } from '../testing/use-test-store.ts';
import { variants } from './tables.ts';

const store = useTestStore();

/** Changes the rows of one product's variants as staff do, and waits until the store has heard of it. */
const change = async (
  productName: string,
  skus: string,
  set: Partial<typeof variants.$inferInsert>,
  storefront = 'halcyon',
): Promise<void> => {
  const { catalogue, database } = store.deps;
  const { revision } = catalogue;
  const changed = await database.db
    .update(variants)
    .set(set)
    .where(
      and(
        eq(variants.storefront, storefront),
        eq(variants.productName, productName),
        like(variants.sku, skus),
      ),
    )
    .returning({ sku: variants.sku });
  expect(changed.length).toBeGreaterThan(0);
  catalogue.announceChange();
  await expect.poll(() => catalogue.revision).toBeGreaterThan(revision);
};

const pricingOf = async (name: string, size: string, host?: string) => {
  const [product] = result(await store.shopper(host).client.products([name])).data;
  return product?.pricing.find(({ sku }) => sku.endsWith(`s:${size}`));
};

const besideMattress = async (name: string, size: string, host?: string) => {
  const { state } = result(await store.shopper(host).client.productPage('mattress'));
  const upsell = state.upgradableUpsellItems.find((item) => item.name === name);
  return upsell?.choices.find((choice) => choice.size === size);
};

describe('a sleep bundle with a part whose price staff have changed', () => {
  it('costs that much more everywhere, list price and value too', async () => {
    const before = await pricingOf('tranquility-bundle', 'queen');
    await change('gel-infused-memory-foam-pillow', '%', {
      listCents: 12_000,
      priceCents: 10_000,
      valueCents: 12_500,
    });
    const pillow = await pricingOf('gel-infused-memory-foam-pillow', 'standard');
    expect(pillow?.discountedPrice).toBe(10_000);
    const after = await pricingOf('tranquility-bundle', 'queen');
    const [sheets, protector] = [
      await store.shopper().client.products(['natural-cotton-sheet-set']),
      await pricingOf('waterproof-mattress-protector', 'queen'),
    ];
    const sheet = result(sheets).data[0]?.pricing.find(({ sku }) => sku.includes('s:queen/c:white/m:cotton'));
    expect(after?.discountedPrice).toBe(
      (sheet?.discountedPrice ?? 0) + (protector?.discountedPrice ?? 0) + 2 * 10_000,
    );
    expect(after?.totalPrice).toBe((sheet?.totalPrice ?? 0) + (protector?.totalPrice ?? 0) + 2 * 12_000);
    expect(after?.totalValue).toBe((sheet?.totalValue ?? 0) + (protector?.totalValue ?? 0) + 2 * 12_500);
    expect(after?.discountedPrice).not.toBe(before?.discountedPrice);
    const cart = await store.shopper().adds('tranquility-bundle', 'queen');
    expect(cart.totalPrice.amount).toBe(after?.discountedPrice);
  });

  it('costs in split king twice what it costs in twin XL now', async () => {
    const [half, split] = [
      await pricingOf('tranquility-bundle', 'twinxl'),
      await pricingOf('tranquility-bundle', 'splitking'),
    ];
    expect(split?.discountedPrice).toBe(2 * (half?.discountedPrice ?? 0));
    expect(split?.totalPrice).toBe(2 * (half?.totalPrice ?? 0));
  });

  it('costs more beside a mattress as well, for what it saves is filed', async () => {
    const { price, saving } = (await besideMattress('tranquility-bundle', 'queen')) ?? {};
    expect(saving?.amount).toBe(27_600);
    const whole = await pricingOf('tranquility-bundle', 'queen');
    expect(price?.amount).toBe((whole?.discountedPrice ?? 0) - 27_600);
  });

  it.each([
    ['halcyon', 'halcyon.localhost'],
    ['halcyon-uk', 'halcyon-uk.localhost'],
  ])('that is the free one stays free beside a mattress: %s', async (storefront, host) => {
    const before = await pricingOf('serenity-bundle', 'queen', host);
    await change('waterproof-mattress-protector', '%', { listCents: 20_000, priceCents: 19_000 }, storefront);
    const after = await pricingOf('serenity-bundle', 'queen', host);
    expect(after?.discountedPrice).toBeGreaterThan(before?.discountedPrice ?? 0);
    const choice = await besideMattress('serenity-bundle', 'queen', host);
    expect(choice?.price.amount).toBe(0);
    expect(choice?.saving.amount).toBe(after?.totalPrice);
  });
});

describe('a sleep bundle of which a part is sold no more', () => {
  it('is sold no more in that size, and is so again with it', async () => {
    const isSold = async (size: string) => {
      const [bundle] = result(await store.shopper().client.products(['serenity-bundle'])).data;
      return bundle?.availability[`hal-serenity-bundle-s:${size}`]?.isActive;
    };
    await change('sheet-set', '%s:king/c:white', { isActive: false });
    expect([await isSold('king'), await isSold('queen')]).toEqual([false, true]);
    await change('sheet-set', '%s:king/c:white', { isActive: true });
    expect(await isSold('king')).toBe(true);
  });
});
