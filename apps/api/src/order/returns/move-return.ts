import type { RefusalOf } from '@counterpane/rules/refusals';
import { canReturnMove, type ReturnState } from '@counterpane/rules/returns/return-states';
import { isoNow } from '../../clock.ts';
import type { Queries } from '../../database/open.ts';
import { enqueue } from '../../outbox/store.ts';
import type { OrderDeps } from '../deps.ts';
import { undoExchange } from '../exchanges/undo-exchange.ts';
import { insertReturnEvent, type Return, type ReturnChange, updateReturn } from './store.ts';

/** A step of a return, with what is known of it from now on. */
interface Step {
  readonly to: ReturnState;
  readonly source: 'shopper' | 'staff';
  readonly change?: Omit<ReturnChange, 'status'>;
}

/**
 * Takes a return of a locked order a step further; its customer hears of it. What it is exchanged for is made ready once it is
 * approved, and is not sent where the old piece stays.
 */
export const moveReturn = async (
  tx: Queries,
  deps: OrderDeps,
  found: Return,
  { to, source, change = {} }: Step,
): Promise<RefusalOf<'return_cannot_move'> | null> => {
  const { clock } = deps;
  const { id, status, exchangeOrderId: orderId } = found;
  if (!canReturnMove(status, to)) return { code: 'return_cannot_move', state: status };
  if (to === 'refused' || to === 'cancelled') {
    const refusal = await undoExchange(tx, deps, found, source);
    if (refusal) return refusal;
  }
  if (to === 'approved' && orderId !== null) await enqueue(tx, clock, 'order.exchanged', { orderId });
  await updateReturn(tx, id, { status: to, ...change });
  await insertReturnEvent(tx, id, { status: to, source, at: isoNow(clock) });
  if (to !== 'awaiting_payment') await enqueue(tx, clock, 'return.told', { returnId: id, news: to });
  return null;
};
