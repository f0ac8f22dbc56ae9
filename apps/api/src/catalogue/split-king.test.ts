import { and, eq, like } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useTestStore } from '../testing/use-test-store.ts';
import { variants } from './tables.ts';

const store = useTestStore();

const priceOf = async (size: string): Promise<number> => {
  const { items } = await store.shopper().adds('mattress', size);
  return items.find(({ product }) => product.name === 'mattress')?.priceAfterDiscount.amount ?? 0;
};

test('a split king costs twice its Twin XL, also after someone changed the price of that [C4.19]', async () => {
  expect(await priceOf('splitKing')).toBe(2 * (await priceOf('twinXL')));
  const { catalogue, database } = store.deps;
  const { revision } = catalogue;
  const changed = await database.db
    .update(variants)
    .set({ priceCents: 40_100 })
    .where(
      and(
        eq(variants.storefront, 'halcyon'),
        eq(variants.productName, 'mattress'),
        like(variants.sku, '%s:twinxl%'),
      ),
    )
    .returning({ sku: variants.sku });
  expect(changed).toHaveLength(1);
  catalogue.announceChange();
  while (catalogue.revision === revision) await new Promise((done) => setTimeout(done, 10));
  expect(await priceOf('twinXL')).toBe(40_100);
  expect(await priceOf('splitKing')).toBe(80_200);
});
