import type { NewAddressRefusalCode } from '@counterpane/rules/refusal-groups';
import type { RefusalOf } from '@counterpane/rules/refusals';
import { loadContents } from '../cancellations/load-contents.ts';
import type { OrderDeps } from '../deps.ts';
import { isUnpaid } from '../orders/is-unpaid.ts';
import { findOrder } from '../orders/store.ts';
import { planWaitingChange } from './plan-waiting-change.ts';
import type { PaidChange } from './store.ts';

/** Why a change that waits is not to be paid any more: the order cannot go there, or for other cents. Null where it is. */
export const findUnpayable = async (
  deps: OrderDeps,
  waiting: PaidChange,
): Promise<RefusalOf<NewAddressRefusalCode> | null> => {
  const { db } = deps.database;
  const order = isUnpaid(waiting.payment) ? await findOrder(db, waiting.change.orderId) : null;
  if (!order) return null;
  const planned = await planWaitingChange(db, deps, await loadContents(db, deps, order), waiting);
  return planned.ok ? null : planned.refusal;
};
