import { expect, test } from 'vitest';
import { eligibleItems } from '../../cart/payment-methods/eligible-items.ts';

type Items = Parameters<typeof eligibleItems>[0]['items'];
type Entry = ReturnType<Parameters<typeof eligibleItems>[1]['findEntry']>;

const KINDS: Readonly<Record<string, object>> = {
  bed: { kind: 'mattress' },
  frame: { kind: 'bed-frame' },
  wedge: { kind: 'bed-frame', hsaEligible: true },
  toy: { kind: 'pillow', hsaEligible: false },
};

// Only what is looked at.
const findEntry = (name: string) => (KINDS[name] ? ({ data: KINDS[name] } as Entry) : null);
const itemsOf = (...names: string[]) =>
  names.map((name) => ({
    itemIdentifier: name,
    isGift: name.startsWith('free'),
    product: { name },
  })) as Items;

test('mattresses, adjustable bases and pillows are eligible, unless the product says otherwise', () => {
  expect(eligibleItems({ items: itemsOf('bed', 'frame', 'wedge', 'toy') }, { findEntry })).toEqual([
    'bed',
    'wedge',
  ]);
});

test('a gift and what is not in the catalogue any more are not', () => {
  expect(eligibleItems({ items: itemsOf('free-bed', 'gone') }, { findEntry })).toEqual([]);
});
