import { describe, expect, it } from 'vitest';
import { result } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore();

const SPLIT_KINGS = ['splitKing', 'splitking', 'splitk', 'Split King', 'split-king', 'SPLIT_KING'];

/** Other spellings of an option, at every place where a shopper may type one [C3, D43]. */
describe('a split king', () => {
  it.each(SPLIT_KINGS)('as "%s"', async (value) => {
    const shopper = store.shopper();
    const listed = result(await shopper.client.listingPage('mattresses', { size: value }));
    const canonical = result(await shopper.client.listingPage('mattresses', { size: 'splitKing' }));
    expect(listed.cards.length).toBeGreaterThan(0);
    expect(listed).toEqual(canonical);
    const cart = await shopper.adds('mattress', value);
    expect(cart.items[0]?.properties).toMatchObject([{ name: 'Size', value: 'splitKing' }]);
  });
});

describe('the colour grey', () => {
  it.each(['grey', 'gray', 'Grey', 'GRAY'])('as "%s"', async (value) => {
    const shopper = store.shopper();
    const listed = result(await shopper.client.listingPage('bedding', { color: value }));
    expect(listed.cards.length).toBeGreaterThan(0);
    expect(listed.filters.find(({ name }) => name === 'color')?.chosen).toEqual(['grey']);
    const { product } = result(await shopper.client.productPage('socalle-platform-bed'));
    const properties = product.properties.map(({ name, options }) => ({
      name,
      value: options.find((option) => option.value === 'grey')?.value ?? options[0]?.value ?? '',
    }));
    const typed = properties.map((one) => (one.value === 'grey' ? { ...one, value } : one));
    const cart = result(
      await shopper.client.addItems([{ productID: product.id, quantity: 1, properties: typed }]),
    );
    expect(cart.notices.filter(({ code }) => code === 'impossible_option')).toEqual([]);
    expect(cart.items[0]?.properties.map(({ value: chosen }) => chosen)).toEqual(
      properties.map(({ value: own }) => own),
    );
  });
});
