import type { ListingPage, ListingQuery } from '@counterpane/contract/pages/pages';
import { describe, expect, it } from 'vitest';
import { result, Shopper } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore();

const list = async (name: string, query: ListingQuery = {}): Promise<ListingPage> =>
  result(await new Shopper(store.api, 'halcyon.localhost').client.listingPage(name, query));
const filterOf = ({ filters }: ListingPage, facet: string) => filters.find(({ name }) => name === facet);

describe('a list of products', () => {
  it('has every mattress, with what each choice would leave', async () => {
    const page = await list('mattresses');
    expect(page.cards).toHaveLength(9);
    expect(page.total).toBe(9);
    expect(filterOf(page, 'material')?.values).toEqual([
      { value: 'memory-foam', title: 'Memory foam', count: 5 },
      { value: 'hybrid', title: 'Hybrid', count: 4 },
    ]);
    expect(filterOf(page, 'size')?.values.map(({ title }) => title)).toEqual([
      'Twin',
      'Twin XL',
      'Full',
      'Queen',
      'King',
      'Cal King',
      'Split King',
    ]);
  });

  it('shows each product in the size that was chosen, and not what is out of stock in it', async () => {
    const page = await list('mattresses', { size: 'twin' });
    expect(page.cards.every(({ size }) => size === 'Twin')).toBe(true);
    expect(page.cards.map(({ name }) => name)).not.toContain('memory-foam-mattress');
  });

  it('is narrowed by several choices and sorted by price', async () => {
    const page = await list('mattresses', { material: 'hybrid', sort: 'price-low' });
    const prices = page.cards.map(({ price }) => price.amount);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(page.cards).toHaveLength(4);
    expect((await list('mattresses', { material: 'hybrid', price: 'under-100' })).cards).toEqual([]);
  });

  it('is sorted by what its products were given', async () => {
    const [first, second, third] = (await list('mattresses')).cards.map(({ name }) => name);
    const { findEntry } = store.deps.catalogue.getStorefront('halcyon');
    const rate = (name = '', total = 0, average = 0) => {
      const entry = findEntry(name);
      if (entry) Object.assign(entry, { reviews: { ...entry.reviews, total, average, isSample: false } });
    };
    rate(second, 1, 5);
    rate(third, 90, 4.8);
    const { cards, sort } = await list('mattresses', { sort: 'top-rated' });
    expect(sort).toBe('top-rated');
    expect(cards.slice(0, 3).map(({ name }) => name)).toEqual([third, second, first]);
    for (const name of [second, third]) rate(name);
  });

  it('is narrowed by any of two sizes, and by nothing that nobody has heard of', async () => {
    const one = await list('bed-frames', { size: 'twin' });
    const both = await list('bed-frames', { size: 'twin,SPLITK' });
    expect(filterOf(both, 'size')?.chosen).toEqual(['twin', 'splitKing']);
    expect(both.cards.length).toBeGreaterThan(one.cards.length);
    const unknown = await list('mattresses', { size: 'huge', price: '9999-', color: 'x', type: '<b>' });
    expect(unknown.cards).toHaveLength(unknown.total);
    expect(unknown.filters.flatMap(({ chosen }) => chosen)).toEqual([]);
  });

  it('is narrowed by a colour in any spelling of it', async () => {
    expect(filterOf(await list('bedding', { color: 'Gray' }), 'color')?.chosen).toEqual(['grey']);
  });

  it('of one size has that size alone, whatever its address says', async () => {
    const page = await list('king-size-mattresses', { size: 'twin' });
    expect(page.cards.every(({ size }) => size === 'King')).toBe(true);
    expect(filterOf(page, 'size')).toBeUndefined();
  });

  it('of the sale has only what costs less than its list price', async () => {
    const { cards } = await list('sale');
    expect(cards.length).toBeGreaterThan(20);
    for (const { price, listPrice } of cards) expect(price.amount).toBeLessThan(listPrice.amount);
  });

  it('never has what is sold only with something else', async () => {
    const { cards } = await list('furniture');
    expect(cards.map(({ name }) => name)).not.toContain('white-glove-service');
  });

  it('that does not exist is not found', async () => {
    const answer = await new Shopper(store.api, 'halcyon.localhost').client.listingPage('sofas');
    expect(answer).toMatchObject({ ok: false, status: 404 });
  });
});
