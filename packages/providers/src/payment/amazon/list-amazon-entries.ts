import { money } from '@counterpane/rules/money/money';
import type { EntriesRequest, KnownPayment, ProviderEntry } from '../port.ts';
import { moneyOf } from './amazon-amount.ts';
import type { AmazonClient } from './amazon-client.ts';
import { findCharge, findOutcomeOfCharge, isChargeId } from './charges.ts';
import { findRefund, REFUND_STATES } from './refunds.ts';

/** Amazon lists nothing: charges and refunds are asked for one by one, so that only known ones are told of. */
export const listAmazonEntries = async (
  call: AmazonClient,
  { known }: EntriesRequest,
): Promise<ProviderEntry[]> => {
  const entries: ProviderEntry[] = [];
  for (const payment of known)
    if (isChargeId(payment.reference)) entries.push(...(await entriesOfCharge(call, payment)));
  return entries;
};

const entriesOfCharge = async (
  call: AmazonClient,
  { reference, refunds }: KnownPayment,
): Promise<ProviderEntry[]> => {
  const outcome = await findOutcomeOfCharge(call, reference);
  const charge = await findCharge(call, reference);
  if (!charge || outcome?.state !== 'succeeded') return [];
  const own = { payment: reference, orderId: outcome.orderId };
  const { amount } = outcome;
  const entries: ProviderEntry[] = [{ ...own, kind: 'charge', reference, amount, state: 'succeeded' }];
  let refundedCents = 0;
  for (const id of refunds) {
    const refund = await findRefund(call, id);
    if (!refund?.refundAmount) continue;
    const state = REFUND_STATES[refund.statusDetails.state];
    const given = moneyOf(refund.refundAmount);
    if (state !== 'failed') refundedCents += given.amount;
    entries.push({ ...own, kind: 'refund', reference: id, amount: given, state });
  }
  // What someone gave back in Amazon's own pages shows only in the charge's sum.
  const others = (charge.refundedAmount ? moneyOf(charge.refundedAmount).amount : 0) - refundedCents;
  if (others > 0)
    entries.push({
      ...own,
      kind: 'refund',
      reference: `${reference}-others`,
      amount: money(others, amount.currency),
      state: 'succeeded',
      inOneSum: true,
    });
  return entries;
};
