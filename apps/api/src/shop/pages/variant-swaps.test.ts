import type { VariantView } from '@counterpane/contract/pages/pages';
import { like } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { stock } from '../../catalogue/tables.ts';
import { result } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const SHEETS = 'natural-cotton-sheet-set';

const store = useTestStore();

const variants = async (): Promise<readonly VariantView[]> =>
  result(await store.shopper().client.productPage(SHEETS)).variants;

const isQueen = ({ properties }: VariantView): boolean =>
  properties.some(({ name, value }) => name === 'Size' && value === 'queen');

/** Leaves so many of each variant in queen, in their order, and none of any other. */
const leave = async (counts: readonly number[]): Promise<void> => {
  const queens = (await variants()).filter(isQueen);
  const { db } = store.database;
  const key = queens[0]?.sku.replace(/-s:.*$/, '') ?? '';
  await db
    .update(stock)
    .set({ available: 0, backOrder: false })
    .where(like(stock.item, `halcyon/${key}-s:%`));
  for (const [index, { sku }] of queens.entries())
    await db
      .update(stock)
      .set({ available: counts[index] ?? 0 })
      .where(like(stock.item, `halcyon/${sku}`));
  store.deps.catalogue.announceChange();
  const isSeen = (): boolean => {
    const known = store.deps.catalogue.getStorefront('halcyon').findEntry(SHEETS)?.product.variants ?? {};
    return queens.every(({ sku }, index) => known[sku]?.units === (counts[index] ?? 0));
  };
  while (!isSeen()) await new Promise((done) => setTimeout(done, 10));
};

describe('what a page shows in place of a colour that is out of stock', () => {
  it('is in the same size the one with the fewest that still cover the quantity [C4.09, C4.11]', async () => {
    await leave([0, 7, 3]);
    const [out, seven, three] = (await variants()).filter(isQueen);
    expect(out?.isPurchasable).toBe(false);
    expect(out?.swaps.slice(0, 2)).toEqual([
      { from: 1, sku: three?.sku },
      { from: 4, sku: seven?.sku },
    ]);
  });

  it('is the one with the most when none covers the quantity [C4.10]', async () => {
    await leave([0, 2, 5]);
    const [out, , five] = (await variants()).filter(isQueen);
    expect(out?.swaps.findLast(({ from }) => from <= 9)?.sku).toBe(five?.sku);
  });

  it('is nothing when every colour is sold out', async () => {
    await leave([0, 0, 0]);
    const [out] = (await variants()).filter(isQueen);
    expect(out?.swaps).toEqual([]);
  });
});
