import { and, eq, inArray } from 'drizzle-orm';
import { expect } from 'vitest';
import { variants } from '../catalogue/tables.ts';
import type { TestStore } from './test-store.ts';

/** Sells no more of the variants of a product that have these choices; of all of them where none is named. */
export const sellOut = async (
  { deps: { catalogue, database } }: TestStore,
  productName: string,
  ...choices: readonly string[]
): Promise<void> => {
  const variantsNow = () =>
    Object.values(catalogue.getStorefront('halcyon').findEntry(productName)?.product.variants ?? {});
  const skus = variantsNow()
    .filter(({ chosen }) => choices.every((one) => chosen.some(({ value }) => value === one)))
    .map(({ sku }) => sku);
  expect(skus.length).toBeGreaterThan(0);
  await database.db
    .update(variants)
    .set({ isActive: false })
    .where(and(eq(variants.productName, productName), inArray(variants.sku, skus)));
  catalogue.announceChange();
  const isSold = () =>
    variantsNow().some(({ sku, availability }) => skus.includes(sku) && availability.isActive);
  await expect.poll(isSold, { timeout: 15_000 }).toBe(false);
};
