import type { CancelItems } from '@counterpane/contract/orders/cancellations';
import {
  cancellableUnits,
  decideCancellation,
  isWholeOrder,
} from '@counterpane/rules/refunds/decide-cancellation';
import type { CancellationRefusalCode } from '@counterpane/rules/refusal-groups';
import type { RefusalOf } from '@counterpane/rules/refusals';
import type { Queries } from '../../database/open.ts';
import { newId } from '../../http/ids.ts';
import type { OrderDeps } from '../deps.ts';
import { lockOrder, type Order } from '../orders/store.ts';
import { applyCancellation } from './apply-cancellation.ts';
import { loadContents, lockContents } from './load-contents.ts';
import { orderedLines } from './ordered-lines.ts';
import { planCancellation } from './plan-cancellation.ts';
import { findCancellation } from './store.ts';

/**
 * Cancels what a shopper no longer wants, for the refund that they saw. The same cancellation sent again changes nothing.
 * Null when it is done.
 */
export const cancelItems = async (
  deps: OrderDeps,
  orderId: string,
  { id, lines, refund }: CancelItems,
): Promise<RefusalOf<CancellationRefusalCode> | null> => {
  const done = await deps.database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return { code: 'order_not_found', orderId } as const;
    const known = await findCancellation(tx, id);
    if (known?.orderId === orderId) return false;
    const contents = await lockContents(tx, deps, order);
    const planned = await planCancellation(tx, deps, contents, lines);
    if (!planned.ok) return planned.refusal;
    // An id of another order's is none that its preview answered.
    if (known || planned.change.refund.amount !== refund)
      return { code: 'refund_changed', refund: planned.change.refund } as const;
    return applyCancellation(tx, deps, contents, planned.change, { id, madeBy: 'shopper' });
  });
  if (typeof done === 'object') return done;
  if (done) deps.catalogue.announceChange();
  return null;
};

/**
 * What of a locked order is not packed yet is sent no more, because all of its money goes back. True when
 * something is in stock again.
 */
export const cancelUnsent = async (tx: Queries, deps: OrderDeps, order: Order): Promise<boolean> => {
  if (order.status !== 'paid') return false;
  const contents = await lockContents(tx, deps, order);
  const lines = orderedLines(contents);
  const all = [...cancellableUnits(lines)].map(([itemIdentifier, quantity]) => ({
    itemIdentifier,
    quantity,
  }));
  const decision = decideCancellation(lines, all);
  if (!decision.ok) return false;
  const going = decision.change;
  const plan = { going, isWhole: isWholeOrder(lines, going) };
  return applyCancellation(tx, deps, contents, plan, { id: newId(), madeBy: 'staff' });
};

/** What can be cancelled now is read by the same rule. */
export const previewCancellation = async (
  deps: OrderDeps,
  order: Order,
  lines: CancelItems['lines'],
): Promise<Awaited<ReturnType<typeof planCancellation>>> => {
  const { db } = deps.database;
  return planCancellation(db, deps, await loadContents(db, deps, order), lines);
};
