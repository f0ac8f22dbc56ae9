import { money } from '@counterpane/rules/money/money';
import type { Queries } from '../../database/open.ts';
import type { Order } from '../orders/store.ts';
import { postLedgerEntry } from '../payments/ledger.ts';
import { REFUNDS_ACCOUNT } from '../refunds/store.ts';

/** What is paid for with a piece that comes back: it leaves the one order here and enters the other. */
export const EXCHANGES_ACCOUNT = 'exchanges';

interface Transfer {
  readonly returnId: string;
  readonly from: Pick<Order, 'id' | 'currency'>;
  readonly to: Pick<Order, 'id'>;
  readonly cents: number;
  /** It goes the other way. */
  readonly isUndone: boolean;
}

/** What the old order gives back pays for the new one, in the entries of both. */
export const transferWorth = async (
  tx: Queries,
  { returnId, from, to, cents, isUndone }: Transfer,
): Promise<void> => {
  const amount = money(cents, from.currency);
  const way = (a: string, b: string) => (isUndone ? { from: b, to: a } : { from: a, to: b });
  const name = isUndone ? 'exchange-undone' : 'exchange';
  await postLedgerEntry(tx, {
    ...{ booking: `${name}:given:${returnId}`, orderId: from.id, amount },
    ...way(EXCHANGES_ACCOUNT, REFUNDS_ACCOUNT),
  });
  await postLedgerEntry(tx, {
    ...{ booking: `${name}:paid:${returnId}`, orderId: to.id, amount },
    ...way('sales', EXCHANGES_ACCOUNT),
  });
};
