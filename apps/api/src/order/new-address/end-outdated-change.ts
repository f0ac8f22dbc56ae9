import type { NewAddressRefusalCode } from '@counterpane/rules/refusal-groups';
import type { RefusalOf } from '@counterpane/rules/refusals';
import type { OrderDeps } from '../deps.ts';
import { endWaitingChange } from './end-waiting-change.ts';
import { findUnpayable } from './find-unpayable.ts';
import type { PaidChange } from './store.ts';

/**
 * Calls a change off that can no longer be paid, because something was packed, cancelled or refunded since: what store credit had set aside
 * for it is its customer's again, and they are told [R062]. One that has taken its place since stays. Why it cannot be paid, or
 * that a payment without an answer is found out about first; null where it can.
 */
export const endOutdatedChange = async (
  deps: OrderDeps,
  { change, payment }: PaidChange,
): Promise<RefusalOf<NewAddressRefusalCode | 'payment_in_progress'> | null> => {
  const refusal = await findUnpayable(deps, { change, payment });
  if (!refusal) return null;
  const stays = ({ id }: { readonly id: string }) => id !== payment.id;
  return (await endWaitingChange(deps, change.orderId, { because: 'outdated', stays })) ?? refusal;
};
