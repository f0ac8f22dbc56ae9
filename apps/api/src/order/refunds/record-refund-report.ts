import type { RefundOutcome } from '@counterpane/providers/payment/port';
import type { OrderDeps } from '../deps.ts';
import { recordRefundOutcome } from './record-refund-outcome.ts';
import { findRefundByReference } from './store.ts';

/**
 * What the provider tells of a refund of its own accord. One that is not known by its reference is none of ours, or its
 * answer is still on the way: then it is asked about later.
 */
export const recordRefundReport = async (
  deps: OrderDeps,
  report: RefundOutcome,
): Promise<'applied' | 'ignored'> => {
  const refund = await findRefundByReference(deps.database.db, report.reference);
  if (!refund) return 'ignored';
  await recordRefundOutcome(deps, refund.id, report);
  return 'applied';
};
