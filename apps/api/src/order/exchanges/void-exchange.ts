import { type Clock, isoNow } from '../../clock.ts';
import type { Queries } from '../../database/open.ts';
import type { Order } from '../orders/store.ts';
import { findExchanged, insertReturnEvent, updateReturn } from '../returns/store.ts';

/** An order of a dearer piece ends unpaid: nothing is exchanged, and what was promised of the old piece is free again. */
export const voidExchange = async (
  tx: Queries,
  clock: Clock,
  { id, frozen }: Pick<Order, 'id' | 'frozen'>,
): Promise<void> => {
  const made = frozen.exchangeOf ? await findExchanged(tx, id) : null;
  if (made?.status !== 'awaiting_payment') return;
  await updateReturn(tx, made.id, { status: 'cancelled' });
  await insertReturnEvent(tx, made.id, { status: 'cancelled', source: 'shopper', at: isoNow(clock) });
};
