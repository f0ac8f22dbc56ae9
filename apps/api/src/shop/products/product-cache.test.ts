import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { stock } from '../../catalogue/tables.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { keepProducts } from './product-cache.ts';
import { productView } from './product-view.ts';

const store = useTestStore();

describe('what is remembered of products', () => {
  /** A memory that counts what it had to work out. */
  const openMemory = () => {
    const made: string[] = [];
    const jsonOf = keepProducts((entry, storefront) => {
      made.push(entry.data.name);
      return productView(entry, storefront);
    });
    const ask = (...names: string[]) => {
      const storefront = store.deps.catalogue.getStorefront('halcyon');
      for (const name of names) {
        const entry = storefront.findEntry(name);
        if (entry) jsonOf(entry, storefront);
      }
    };
    return { ask, made };
  };

  it('is each product by its name, whichever list it was asked in [C7.08]', () => {
    const { ask, made } = openMemory();
    ask('mattress', 'pillow');
    ask('pillow');
    ask('sheet-set', 'mattress');
    expect(made).toEqual(['mattress', 'pillow', 'sheet-set']);
  });

  it('is forgotten when the catalogue has changed', async () => {
    const { ask, made } = openMemory();
    ask('mattress');
    const { catalogue } = store.deps;
    const before = catalogue.revision;
    await store.database.db
      .update(stock)
      .set({ available: 7 })
      .where(eq(stock.item, 'halcyon/hal-classic-foam-s:full'));
    catalogue.announceChange();
    await expect.poll(() => catalogue.revision).toBeGreaterThan(before);
    ask('mattress');
    expect(made).toEqual(['mattress', 'mattress']);
  });

  it('does not change the answer', async () => {
    const read = async () => (await store.api.inject('/api/products?name=mattress,pillow')).body;
    expect(await read()).toBe(await read());
  });
});
