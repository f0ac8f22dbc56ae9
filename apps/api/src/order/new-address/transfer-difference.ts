import { type Money, money } from '@counterpane/rules/money/money';
import type { Queries } from '../../database/open.ts';
import { spendReturned } from '../credit/spend-credit.ts';
import type { Order } from '../orders/store.ts';
import { balancesOf, postLedgerEntry } from '../payments/ledger.ts';
import { REFUNDS_ACCOUNT } from '../refunds/store.ts';

/** What was paid for another address: it leaves the order that was paid here, and enters the one that goes there. */
const ADDRESSES_ACCOUNT = 'addresses';

/**
 * The order that goes elsewhere has more to give back from now on: to the card that paid the difference, and as store credit
 * [R062].
 */
export const transferDifference = async (
  tx: Queries,
  payment: Order,
  order: Pick<Order, 'id'>,
  { credit, byCard }: { readonly credit: number; readonly byCard: Money },
): Promise<void> => {
  if (credit > 0) await spendReturned(tx, payment, credit, order);
  if (byCard.amount === 0) return;
  await postLedgerEntry(tx, {
    ...{ booking: `address:given:${payment.id}`, orderId: payment.id, amount: byCard },
    ...{ from: ADDRESSES_ACCOUNT, to: REFUNDS_ACCOUNT },
  });
  await postLedgerEntry(tx, {
    ...{ booking: `address:paid:${payment.id}`, orderId: order.id, amount: byCard },
    ...{ from: 'sales', to: ADDRESSES_ACCOUNT },
  });
};

/** What a card paid for an address, by the order of that payment. */
export const paidByCardFor = async (db: Queries, payment: Pick<Order, 'id' | 'currency'>): Promise<Money> => {
  const { id, currency } = payment;
  const moved = (await balancesOf(db, id, ADDRESSES_ACCOUNT)).find((one) => one.currency === currency);
  return money(-(moved?.amount ?? 0), currency);
};
