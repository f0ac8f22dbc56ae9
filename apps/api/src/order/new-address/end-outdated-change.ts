import type { OrderDeps } from '../deps.ts';
import { endWaitingChange } from './end-waiting-change.ts';
import { findUnpayable } from './find-unpayable.ts';
import type { PaidChange } from './store.ts';

/**
 * Calls a change off that can no longer be paid, because something was packed, cancelled or refunded since: what store credit had set aside
 * for it is its customer's again, and they are told [R062].
 */
export const endOutdatedChange = async (deps: OrderDeps, waiting: PaidChange): Promise<void> => {
  if (await findUnpayable(deps, waiting))
    await endWaitingChange(deps, waiting.change.orderId, { because: 'outdated' });
};
