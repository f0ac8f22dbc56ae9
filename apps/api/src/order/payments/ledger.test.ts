import { money } from '@counterpane/rules/money/money';
import { expect, it } from 'vitest';
import { openCardStore } from '../../testing/card-store.ts';
import { result } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { balancesOf, postLedgerEntry } from './ledger.ts';

const store = useTestStore(openCardStore);

it('A booking is made once and whole: again it changes nothing, and between other accounts it is a bug', async () => {
  const shopper = store.shopper();
  await shopper.adds('pillow', 'king');
  const { id: orderId } = result(await shopper.client.createOrder(await shopper.order({})));
  const { db } = store.database;
  const entry = { booking: 'charge:test', orderId, from: 'sales', to: 'till', amount: money(4_200, 'USD') };
  await postLedgerEntry(db, entry);
  await postLedgerEntry(db, entry);
  expect(await balancesOf(db, orderId, 'till')).toEqual([money(4_200, 'USD')]);
  await expect(
    store.database.transaction((tx) => postLedgerEntry(tx, { ...entry, from: 'surplus' })),
  ).rejects.toThrow('charge:test was made between other accounts');
  expect(await balancesOf(db, orderId, 'surplus')).toEqual([]);
});
