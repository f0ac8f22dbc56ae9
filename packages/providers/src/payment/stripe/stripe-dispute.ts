import { type Money, money } from '@counterpane/rules/money/money';
import type { Dispute } from '@counterpane/rules/orders/decide-dispute';
import type Stripe from 'stripe';
import { isUnknownReference, withFailuresNamed } from './stripe-failure.ts';
import { moneyOf } from './stripe-money.ts';

/** Null where Stripe has no such dispute, or one that cannot be of a payment of ours. */
export const findStripeDispute = async (stripe: Stripe, id: string): Promise<Dispute | null> => {
  try {
    return disputeOfOurs(await withFailuresNamed(stripe.disputes.retrieve(id)));
  } catch (error) {
    if (isUnknownReference(error)) return null;
    throw error;
  }
};

/** A dispute at Stripe in the words of the port. Null without a payment intent, or in a currency that we do not sell in. */
export const disputeOfOurs = (dispute: Stripe.Dispute): Dispute | null => {
  const { id, payment_intent: intent, status, reason, evidence_details: evidence } = dispute;
  const payment = typeof intent === 'string' ? intent : intent?.id;
  const amount = moneyOf(dispute.amount, dispute.currency);
  if (!payment || !amount) return null;
  const withdrawn = withdrawnOf(dispute, amount);
  const stage = stageOf(status, withdrawn);
  return {
    reference: id,
    payment,
    amount,
    reason,
    stage,
    isInquiry: status.startsWith('warning_'),
    dueBy: isAnswerable(status) && evidence.due_by ? new Date(evidence.due_by * 1_000).toISOString() : null,
    withdrawn,
    fee: feeOf(dispute, amount),
  };
};

/** Evidence is due in these; in all others it was sent, or is too late. */
const isAnswerable = (status: string): boolean => status.endsWith('needs_response');

/**
 * `warning_closed` is a question that came to nothing, and `prevented` a dispute that an agreement with the networks
 * settled, with or without money. A status that is new to us is open, so that a person looks at it
 * (docs.stripe.com/disputes/how-disputes-work).
 */
const stageOf = (status: string, withdrawn: Money): Dispute['stage'] => {
  if (status === 'won' || status === 'warning_closed') return 'won';
  if (status === 'lost') return 'lost';
  if (status === 'prevented') return withdrawn.amount > 0 ? 'lost' : 'won';
  return 'opened';
};

/**
 * Balance transactions are in the account's currency: less than zero where money was withdrawn, more where it came back.
 * Where that is not the currency of the payment, either all that is disputed is gone or nothing.
 */
const withdrawnOf = ({ balance_transactions: moved, currency }: Stripe.Dispute, amount: Money): Money => {
  const cents = moved.reduce((sum, one) => sum - one.amount, 0);
  if (moved.every((one) => one.currency === currency)) return money(cents, amount.currency);
  return money(cents > 0 ? amount.amount : 0, amount.currency);
};

/** In the account's currency; zero where it is none that we sell in. */
const feeOf = ({ balance_transactions: moved }: Stripe.Dispute, amount: Money): Money => {
  const cents = moved.reduce((sum, { fee }) => sum + fee, 0);
  return moneyOf(cents, moved[0]?.currency ?? amount.currency) ?? money(0, amount.currency);
};
