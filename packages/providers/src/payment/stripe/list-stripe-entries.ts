import type { Dispute } from '@counterpane/rules/orders/decide-dispute';
import type Stripe from 'stripe';
import type { EntriesRequest, ProviderEntry } from '../port.ts';
import { disputeOfOurs, findStripeDispute } from './stripe-dispute.ts';
import { isUnknownReference, withFailuresNamed } from './stripe-failure.ts';
import { moneyOf } from './stripe-money.ts';

const AT_ONCE = 100;
/** A day of a shop that sells far more than ours. */
const MOST = 10_000;

/** Everything that was taken, given back and disputed since a time, and of known payments (docs.stripe.com/api/charges/list). */
export const listStripeEntries = async (
  stripe: Stripe,
  { since, known }: EntriesRequest,
): Promise<ProviderEntry[]> => {
  const listed = since === null ? [] : await listSince(stripe, since);
  const found = new Set(listed.map(({ reference }) => reference));
  const missing = known.filter(
    ({ reference, refunds }) => !found.has(reference) || refunds.some((refund) => !found.has(refund)),
  );
  const more: ProviderEntry[] = [];
  for (const { reference } of missing) more.push(...(await listOfPayment(stripe, reference)));
  const disputes = known.flatMap((payment) => payment.disputes ?? []).filter((id) => !found.has(id));
  for (const id of disputes) more.push(...entryOfDispute(await findStripeDispute(stripe, id)));
  return [...listed, ...more.filter(({ reference }) => !found.has(reference))];
};

const listSince = async (stripe: Stripe, since: string): Promise<ProviderEntry[]> => {
  const window = { created: { gte: Math.floor(Date.parse(since) / 1000) }, limit: AT_ONCE };
  const charges = await withFailuresNamed(stripe.charges.list(window).autoPagingToArray({ limit: MOST }));
  const refunds = await withFailuresNamed(stripe.refunds.list(window).autoPagingToArray({ limit: MOST }));
  const disputes = await withFailuresNamed(stripe.disputes.list(window).autoPagingToArray({ limit: MOST }));
  return [
    ...charges.flatMap(entryOfCharge),
    ...refunds.flatMap(entryOfRefund),
    ...disputes.flatMap((dispute) => entryOfDispute(disputeOfOurs(dispute))),
  ];
};

const listOfPayment = async (stripe: Stripe, reference: string): Promise<ProviderEntry[]> => {
  try {
    const asked = { payment_intent: reference, limit: AT_ONCE };
    const charges = await withFailuresNamed(stripe.charges.list(asked));
    const refunds = await withFailuresNamed(stripe.refunds.list(asked));
    return [...charges.data.flatMap(entryOfCharge), ...refunds.data.flatMap(entryOfRefund)];
  } catch (error) {
    if (isUnknownReference(error)) return [];
    throw error;
  }
};

/** Only what took money, perhaps in parts: an attempt that was declined, and money that is merely held, are none. */
const entryOfCharge = (charge: Stripe.Charge): ProviderEntry[] => {
  const payment = idOf(charge.payment_intent);
  if (!payment || charge.amount_captured === 0 || charge.status !== 'succeeded') return [];
  const amount = moneyOf(charge.amount_captured, charge.currency);
  const orderId = charge.metadata.order_id ?? null;
  return amount ? [{ kind: 'charge', reference: payment, payment, amount, state: 'succeeded', orderId }] : [];
};

const STATES: Readonly<Record<string, ProviderEntry['state']>> = {
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
};

const entryOfRefund = (refund: Stripe.Refund): ProviderEntry[] => {
  const payment = idOf(refund.payment_intent);
  const amount = moneyOf(refund.amount, refund.currency);
  const state = STATES[refund.status ?? ''] ?? 'pending';
  return payment && amount
    ? [{ kind: 'refund', reference: refund.id, payment, amount, state, orderId: null }]
    : [];
};

const idOf = (intent: string | Stripe.PaymentIntent | null): string | null =>
  typeof intent === 'string' ? intent : (intent?.id ?? null);

/** It may be of another shop's payment: what is none of ours is not compared. */
const entryOfDispute = (dispute: Dispute | null): ProviderEntry[] =>
  dispute
    ? [
        {
          kind: 'dispute',
          reference: dispute.reference,
          payment: dispute.payment,
          amount: dispute.withdrawn,
          state: 'succeeded',
          orderId: null,
        },
      ]
    : [];
