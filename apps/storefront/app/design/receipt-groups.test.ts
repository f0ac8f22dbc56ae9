import { expect, test } from 'vitest';
import { receiptGroups } from './receipt-groups.ts';

const line = (itemIdentifier: string | null, text: string) => ({
  step: 's',
  rule: 'r',
  itemIdentifier,
  text,
  amount: 1,
});

test('a receipt tells line by line what made its price, and at the end what was done to the whole', () => {
  const lines = [
    line('a', 'Mattress'),
    line('b', 'Plan'),
    line('a', 'Queen'),
    line(null, 'Free shipping'),
    line('b', '10 %'),
  ];
  expect(receiptGroups(lines).map((group) => group.map(({ text }) => text))).toEqual([
    ['Mattress', 'Queen'],
    ['Plan', '10 %'],
    ['Free shipping'],
  ]);
  expect(receiptGroups([])).toEqual([]);
});
