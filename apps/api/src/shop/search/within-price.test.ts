import { describe, expect, it } from 'vitest';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore();

interface Found {
  readonly products: readonly { readonly name: string; readonly price: { readonly amount: number } }[];
  readonly notes: readonly { readonly text: string }[];
}

const search = async (storefront: string, query: string, language = 'en') => {
  const { entries } = store.deps.catalogue.getStorefront(storefront);
  const answer = await store
    .shopper(`${storefront}.localhost`)
    .fetch(`/api/search?q=${encodeURIComponent(query)}`, { headers: { 'x-language': language } });
  const found: Found = (await answer.json()).result;
  const products = found.products.map(({ name, price }) => ({
    kind: entries.find(({ data }) => data.name === name)?.data.kind,
    price: price.amount,
  }));
  return { ...found, products };
};

/** Those of a kind stand before everything else, and among themselves the least expensive first. */
const expectCheapestOf = async (
  kind: string,
  storefront: string,
  query: string,
  language?: string,
): Promise<void> => {
  const { products } = await search(storefront, query, language);
  const meant = products.filter((one) => one.kind === kind);
  const what = `${storefront}: ${query}`;
  expect(meant.length, what).toBeGreaterThan(2);
  expect(products.slice(0, meant.length), what).toEqual(meant);
  expect(meant, what).toEqual(meant.toSorted((a, b) => a.price - b.price));
};

describe('what is cheap', () => {
  it('is the cheapest mattress, and no cover for one', async () => {
    for (const storefront of ['halcyon', 'halcyon-ca', 'halcyon-uk', 'drift'])
      for (const query of ['cheap mattress', 'cheapest mattress', 'affordable queen mattress'])
        await expectCheapestOf('mattress', storefront, query);
  });

  it('is the cheapest bed, and no pillow for one', async () => {
    for (const storefront of ['halcyon', 'halcyon-ca', 'halcyon-uk'])
      await expectCheapestOf('bedframe', storefront, 'cheapest bed');
  });

  it('is what its noun says: the protector of a mattress, the sheets of a bed', async () => {
    await expectCheapestOf('protector', 'halcyon', 'cheap mattress protector');
    await expectCheapestOf('sheets', 'halcyon', 'cheap bed sheets');
    await expectCheapestOf('pillow', 'halcyon', 'least expensive pillow');
  });

  it('is found by French and Spanish words, whatever they agree with', async () => {
    await expectCheapestOf('mattress', 'halcyon-ca', 'matelas pas cher', 'fr');
    await expectCheapestOf('mattress', 'halcyon-ca', 'matelas le moins cher', 'fr');
    await expectCheapestOf('bedframe', 'halcyon-ca', 'lit le moins cher', 'fr');
    await expectCheapestOf('nightstand', 'halcyon-ca', 'table de chevet pas chère', 'fr');
    await expectCheapestOf('mattress', 'halcyon', 'colchones baratos', 'es');
    await expectCheapestOf('bedframe', 'halcyon', 'la cama más barata', 'es');
    await expectCheapestOf('nightstand', 'halcyon', 'mesita de noche económica', 'es');
  });

  it('is called so where no kind is meant: what only goes with it comes after', async () => {
    const { products } = await search('halcyon', 'cheap blanket');
    expect(products.map(({ kind }) => kind)).toEqual(['bedding', 'bedding']);
  });
});

describe('an amount that is too little for what is meant', () => {
  it('shows no cover in place of a mattress, and says so', async () => {
    const { products, notes } = await search('halcyon', 'mattress under 90');
    expect(products[0]?.kind).toBe('mattress');
    expect(notes.map(({ text }) => text)).toEqual(['Nothing here costs less than $90. These come closest.']);
    const texts = [
      ['halcyon-uk', 'en', 'costs less than £90.'],
      ['halcyon-ca', 'fr', 'ne coûte moins de 90\u00a0$.'],
      ['halcyon', 'es', 'No hay nada que cueste menos de $90.'],
    ] as const;
    for (const [storefront, language, text] of texts) {
      const query = { en: 'mattress under 90', fr: 'matelas sous 90', es: 'colchón de menos de 90' }[
        language
      ];
      expect((await search(storefront, query, language)).notes[0]?.text).toContain(text);
    }
  });
});

describe('a least amount', () => {
  it('shows nothing that costs less, in each country and language', async () => {
    for (const [storefront, query, language] of [
      ['halcyon', 'mattress over $1000', 'en'],
      ['halcyon', 'mattress at least 1000', 'en'],
      ['halcyon-uk', 'mattress more than £1000', 'en'],
      ['halcyon-ca', 'matelas à partir de 1000 $', 'fr'],
      ['halcyon', 'colchón de más de $1,000', 'es'],
    ] as const) {
      const { products } = await search(storefront, query, language);
      expect(products[0]?.kind, query).toBe('mattress');
      expect(Math.min(...products.map(({ price }) => price)), query).toBeGreaterThanOrEqual(100_000);
    }
  });

  it('that nothing costs is said, and the dearest comes first', async () => {
    for (const query of ['mattress over $90,000', 'mattress between $90,000 and $95,000']) {
      const { products, notes } = await search('halcyon', query);
      expect(products[0]?.kind, query).toBe('mattress');
      expect(notes.map(({ text }) => text)).toEqual([
        'Nothing here is in that price range. These come closest.',
      ]);
    }
    const { products } = await search('halcyon', 'mattress over $90,000');
    const prices = products.filter(({ kind }) => kind === 'mattress').map(({ price }) => price);
    expect(prices).toEqual(prices.toSorted((a, b) => b - a));
  });
});
