import { expect, test } from 'vitest';
import { chanceOf } from './chance.ts';
import { startPayers, unlistedDisputes } from './payers.ts';

test('a dispute that its company took and staff are not shown is a difference, and one that no company took is none', async () => {
  const takes = new Set(['paid']);
  const payers = startPayers({ disputes: async (order) => takes.has(order) }, chanceOf('a payer'));
  for (const order of ['paid', 'unpaid']) await payers.turns(order, false);
  expect([...payers.turned.keys()]).toEqual(['paid']);
  expect(unlistedDisputes(payers, new Set(), () => true)).toHaveLength(1);
  expect(unlistedDisputes(payers, new Set(['paid']), () => true)).toEqual([]);
  expect(unlistedDisputes(payers, new Set(), () => false)).toEqual([]);
});

test('a dispute is decided once', async () => {
  const turns: string[] = [];
  const payers = startPayers(
    {
      disputes: async (_order, turn) => {
        turns.push(turn);
        return true;
      },
    },
    chanceOf('a bank'),
  );
  for (let count = 0; count < 4; count += 1) await payers.turns('order', true);
  expect(turns).toHaveLength(2);
});
