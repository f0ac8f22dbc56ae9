import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { variants } from '../../catalogue/tables.ts';
import { result } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore();

const search = async (query: string, page?: number, host?: string) =>
  result(await store.shopper(host).client.search(query, page));
const names = async (query: string, host?: string) =>
  (await search(query, 1, host)).products.map(({ name }) => name);

describe('a search', () => {
  it('finds the things that are called so, in the order of the shop', async () => {
    const { products, lists, articles, count, productCount } = await search('mattress');
    expect(products.slice(0, 3).map(({ title }) => title)).toEqual([
      'Classic memory foam mattress',
      'Essential memory foam mattress',
      'Classic hybrid mattress',
    ]);
    expect(products[0]).toMatchObject({
      url: '/mattress',
      isPurchasable: true,
      picture: { url: expect.any(String) },
    });
    expect(lists[0]?.url).toBe('/mattresses');
    expect(articles.map(({ url }) => url)).toContain('/posts/how-firm-should-a-mattress-be');
    expect(count).toBe(productCount + lists.length + articles.length);
  });

  it('finds one collection by its name', async () => {
    const { products, lists } = await search('MIRA');
    expect(products.every(({ title }) => title.startsWith('Mira'))).toBe(true);
    expect(lists.map(({ url }) => url)).toContain('/bedroom-sets/mira-bedroom-set');
  });

  it('finds written pages with the promises in force', async () => {
    const { articles } = await search('return');
    const returns = articles.find(({ url }) => url === '/p/returns');
    expect(returns?.title).toBe('Returns and refunds');
    expect(articles.map(({ text }) => text).filter((text) => /[{}]/.test(text))).toEqual([]);
  });

  it('asks for a thing of the brand by its name too', async () => {
    expect(await names('halcyon mattress')).toEqual(await names('mattress'));
  });

  it('shows what comes closest when nothing has all of it', async () => {
    const { products, notes } = await search('walnut nightstand with a minibar');
    expect(notes.map(({ code }) => code)).toEqual(['some_words']);
    expect(products.map(({ name }) => name)).toContain('hudson-nightstand');
    expect(products.every(({ name }) => name.includes('nightstand'))).toBe(true);
  });
});

describe('the most that a shopper wants to pay', () => {
  it('leaves what costs no more, in the size that was asked for', async () => {
    const { products, notes } = await search('queen mattress under 1000');
    expect(products.length).toBeGreaterThan(1);
    expect(products.every(({ price }) => price.amount <= 100_000)).toBe(true);
    expect(notes).toEqual([]);
  });

  it('goes with the least of a range', async () => {
    const { products } = await search('mattress between 900 and 1200');
    expect(products.length).toBeGreaterThan(1);
    expect(products.filter(({ price }) => price.amount < 90_000 || price.amount > 120_000)).toEqual([]);
  });

  it('is little for who says no more than "affordable": everything, the least expensive first', async () => {
    const { products, productCount } = await search('affordable');
    const prices = products.map(({ price }) => price.amount);
    expect(productCount).toBeGreaterThan(40);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });

  it('is said to be too little where nothing costs so little', async () => {
    const { products, notes } = await search('queen hybrid mattress under 90');
    expect(products.length).toBeGreaterThan(0);
    expect(notes.map(({ text }) => text)).toEqual(['Nothing here costs less than $90. These come closest.']);
  });
});

describe('a size', () => {
  it('leaves what comes in it, shown and linked in it', async () => {
    const { size, products } = await search('queen sheets');
    expect(size).toEqual({ value: 'queen', title: 'Queen' });
    expect(products.length).toBeGreaterThan(2);
    expect(products.every((card) => card.size === 'Queen' && card.url.endsWith('?size=queen'))).toBe(true);
    expect((await names('split king sheets')).includes('serenity-bundle-sheet-set')).toBe(false);
  });

  it('alone finds everything in it, and its list', async () => {
    const { products, lists, productCount } = await search('king size');
    expect(productCount).toBeGreaterThan(40);
    expect(products.every(({ size }) => size === 'King')).toBe(true);
    expect(lists.map(({ url }) => url)).toEqual(['/king-size-mattresses']);
  });

  it('together with a colour shows that colour', async () => {
    const [first] = (await search('grey king sheets')).products;
    expect(first?.url).toBe('/bedding/sheet-set?size=king&color=grey');
    expect(first?.item.properties).toContainEqual({ name: 'Color', value: 'grey' });
  });

  it('in which nothing comes is named in a note, and products in other sizes are shown', async () => {
    const { notes, products } = await search('queen nightstand');
    expect(notes).toMatchObject([{ code: 'not_in_size', text: 'None of these comes in Queen.' }]);
    expect(products.length).toBeGreaterThan(5);
  });

  it('is what it is called in the UK', async () => {
    const { size, products } = await search('king mattress', 1, 'halcyon-uk.localhost');
    expect(size).toEqual({ value: 'queen', title: 'King' });
    for (const [query, value] of [
      ['kingsize bed', 'queen'],
      ['5ft bed', 'queen'],
      ['6 foot mattress', 'king'],
      ['4ft6 mattress', 'full'],
      ['single mattress', 'twin'],
    ])
      expect((await search(query ?? '', 1, 'halcyon-uk.localhost')).size?.value, query).toBe(value);
    expect(products[0]).toMatchObject({ size: 'King', url: '/mattress?size=queen' });
  });
});

describe('what a storefront does not offer', () => {
  it('is not found: other brands’ things, protection plans, and what is sold no more', async () => {
    expect((await search('penny mattress')).products.filter(({ title }) => title.includes('Penny'))).toEqual(
      [],
    );
    expect((await names('protection 5 year')).filter((name) => name.includes('protection'))).toEqual([]);
    expect(await names('mira chest')).toContain('mira-chest');
    await store.database.db
      .update(variants)
      .set({ isActive: false })
      .where(eq(variants.productName, 'mira-chest'));
    store.deps.catalogue.announceChange();
    await expect.poll(() => names('mira chest'), { timeout: 5_000 }).not.toContain('mira-chest');
  });
});

describe('many results', () => {
  it('fill several pages, each thing once, and a page that is none is the nearest', async () => {
    const first = await search('queen');
    expect(first).toMatchObject({ page: 1, products: { length: 24 } });
    const all = await Promise.all(
      Array.from({ length: first.pages }, (_, index) => search('queen', index + 1)),
    );
    const found = all.flatMap(({ products }) => products.map(({ name }) => name));
    expect(found).toHaveLength(first.productCount);
    expect(new Set(found).size).toBe(first.productCount);
    expect(all[1]).toMatchObject({ page: 2, lists: [], articles: [] });
    expect((await search('queen', 99)).page).toBe(first.pages);
    expect((await search('queen', 0)).page).toBe(1);
  });
});
