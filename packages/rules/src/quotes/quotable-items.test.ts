import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findVariant } from '../options/find-variant.ts';
import { PROPERTY_NAMES } from '../options/property-names.ts';
import { BACK_ORDER, findSample, IN_STOCK, SOLD_OUT } from '../testing/sample-products.ts';
import { type FindStock, quotableItems } from './quotable-items.ts';

const inCatalogue: FindStock = ({ productID, properties }) => {
  const product = findSample(productID);
  const found = product && findVariant(product, properties);
  return found?.ok ? found.variant.availability : null;
};
const item = (productID: string, ...values: [string, string][]) => ({
  productID,
  quantity: 1,
  properties: values.map(([name, value]) => ({ name, value })),
});

describe('what a quote is asked for', () => {
  it('is what can be bought now or ordered for later [C5.01]', () => {
    const queen = item('mattress', ['Size', 'queen']);
    const later = item('mattress', ['Size', 'calKing']);
    const soldOut = item('mattress', ['Size', 'full']);
    expect(quotableItems([queen, soldOut, later], inCatalogue)).toEqual([queen, later]);
  });

  it('is no combination that is not made [C5.01]', () => {
    const strange = [item('mattress', ['Size', 'jumbo']), item('elephant'), item('mattress')];
    expect(quotableItems(strange, inCatalogue)).toEqual([]);
  });

  it('names its properties in the one order, Size first and Quantity last [C3.10]', () => {
    const properties = [...PROPERTY_NAMES].reverse().map((name): [string, string] => [name, 'x']);
    const [asked] = quotableItems([item('p', ...properties)], () => IN_STOCK);
    expect(asked?.properties.map(({ name }) => name)).toEqual([...PROPERTY_NAMES]);
  });

  it('keeps a property that nobody knows, behind the others', () => {
    const [asked] = quotableItems([item('p', ['Scent', 'pine'], ['Size', 'queen'])], () => IN_STOCK);
    expect(asked?.properties.map(({ name }) => name)).toEqual(['Size', 'Scent']);
  });

  it('keeps the order of the items, and what else they carry', () => {
    const all = [IN_STOCK, SOLD_OUT, BACK_ORDER, null];
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 3 })), (picks) => {
        const items = picks.map((pick, index) => ({ ...item(`${pick}`), place: index }));
        const asked = quotableItems(items, ({ productID }) => all[Number(productID)]);
        expect(asked).toEqual(items.filter(({ productID }) => productID === '0' || productID === '2'));
      }),
    );
  });
});
