import { type Clock, isoNow } from '../../clock.ts';
import type { Queries } from '../../database/open.ts';
import { enqueue } from '../../outbox/store.ts';
import type { Order } from '../orders/store.ts';
import { findExchanged, insertReturnEvent, type ReturnEvent, updateReturn } from '../returns/store.ts';

type Because = NonNullable<Order['cancelledBecause']>;

const SOURCES: Readonly<Record<Because, ReturnEvent['source']>> = {
  lapsed: 'store',
  superseded: 'store',
  outdated: 'store',
  by_staff: 'staff',
  by_shopper: 'shopper',
};

/**
 * An order of a dearer piece ends unpaid: nothing is exchanged, and what was promised of the old piece is free again. Its customer
 * is written to where the store ended it.
 */
export const voidExchange = async (
  tx: Queries,
  clock: Clock,
  { id, frozen }: Pick<Order, 'id' | 'frozen'>,
  because: Because,
): Promise<void> => {
  const made = frozen.exchangeOf ? await findExchanged(tx, id) : null;
  if (made?.status !== 'awaiting_payment') return;
  const source = SOURCES[because];
  await updateReturn(tx, made.id, { status: 'cancelled' });
  await insertReturnEvent(tx, made.id, { status: 'cancelled', source, at: isoNow(clock) });
  if (source === 'store') await enqueue(tx, clock, 'return.told', { returnId: made.id, news: 'unpaid' });
};
