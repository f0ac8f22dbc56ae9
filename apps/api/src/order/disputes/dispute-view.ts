import type { DisputeView } from '@counterpane/contract/staff/disputes';
import { money } from '@counterpane/rules/money/money';
import { isoOf, isoOrNull } from '../../database/when.ts';
import type { StoredDispute } from './store.ts';

/** A dispute as staff read it. */
export const disputeView = (dispute: StoredDispute): DisputeView => ({
  id: dispute.id,
  reference: dispute.reference,
  amount: money(dispute.amountCents, dispute.currency),
  reason: dispute.reason,
  stage: dispute.stage,
  isInquiry: dispute.isInquiry,
  dueBy: isoOrNull(dispute.dueBy),
  withdrawn: money(dispute.withdrawnCents, dispute.currency),
  fee: money(dispute.feeCents, dispute.feeCurrency),
  openedAt: isoOf(dispute.openedAt),
  decidedAt: isoOrNull(dispute.decidedAt),
});
