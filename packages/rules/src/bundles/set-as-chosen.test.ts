import fc from 'fast-check';
import { expect, test } from 'vitest';
import { setAsChosen } from './set-as-chosen.ts';

const bed = (size: string, leg: string) => ({
  productID: 'bed',
  quantity: 1,
  properties: [
    { name: 'Size', value: size },
    { name: 'Leg', value: leg },
  ],
});
const mattress = { productID: 'mattress', quantity: 1, properties: [{ name: 'Size', value: 'queen' }] };

test('A set has its product as it was chosen, in the size of the set, and nothing else is changed', () => {
  const chosen = bed('king', 'tall');
  expect(setAsChosen([bed('queen', 'low'), mattress], chosen)).toEqual([bed('queen', 'tall'), mattress]);
  expect(setAsChosen([mattress], chosen)).toEqual([mattress]);
});

test('What the set does not ask of its product is left out, and what was not chosen stays', () => {
  const plain = { productID: 'bed', quantity: 1 };
  expect(setAsChosen([plain], bed('queen', 'tall'))).toEqual([{ ...plain, properties: [] }]);
  expect(setAsChosen([bed('queen', 'low')], { productID: 'bed' })).toEqual([bed('queen', 'low')]);
});

test('Whatever is chosen, a set keeps its things and its size, and choosing again changes nothing more', () => {
  const value = fc.constantFrom('twin', 'queen', 'low', 'tall');
  const thing = fc
    .record({ productID: fc.constantFrom('bed', 'mattress'), size: value, leg: value })
    .map(({ productID, size, leg }) => ({ ...bed(size, leg), productID }));
  fc.assert(
    fc.property(fc.array(thing, { maxLength: 4 }), thing, (items, chosen) => {
      const set = setAsChosen(items, chosen);
      expect(set.map(({ productID, properties }) => [productID, properties[0]])).toEqual(
        items.map(({ productID, properties }) => [productID, properties[0]]),
      );
      expect(setAsChosen(set, chosen)).toEqual(set);
    }),
  );
});
