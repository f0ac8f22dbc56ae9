import { money } from '@counterpane/rules/money/money';
import type { Dispute } from '@counterpane/rules/orders/decide-dispute';
import type { BraintreeGateway } from 'braintree';
import { z } from 'zod';
import { isUnknownTransaction, withFailuresNamed } from './braintree-failure.ts';
import { centsOf } from './decimal-amount.ts';
import { currencySchema, isForeign } from './foreign-money.ts';

/** What we read of a dispute: https://developer.paypal.com/braintree/docs/reference/response/dispute */
const disputeSchema = z.object({
  id: z.string().min(1),
  amountDisputed: z.string(),
  amountWon: z.string().nullish(),
  currencyIsoCode: currencySchema,
  kind: z.string(),
  status: z.string(),
  reason: z.string(),
  /** A day without a time. */
  replyByDate: z.string().nullish(),
  transaction: z.object({ id: z.string().min(1) }),
});

type BraintreeDispute = z.infer<typeof disputeSchema>;

/** The package's types have `find` answer with the dispute itself; it answers with it as a field. */
const foundSchema = z.object({ dispute: z.unknown() });

/** Null for a dispute that Braintree has never heard of, and for one that cannot be of a payment of ours. */
export const findBraintreeDispute = async (
  gateway: BraintreeGateway,
  id: string,
): Promise<Dispute | null> => {
  try {
    const { dispute } = foundSchema.parse(await withFailuresNamed(gateway.dispute.find(id)));
    return isForeign(dispute) ? null : disputeOf(disputeSchema.parse(dispute));
  } catch (error) {
    if (isUnknownTransaction(error)) return null;
    throw error;
  }
};

/** The package's search has this field; its types know of the status alone. */
interface DisputeSearch {
  receivedDate(): { min(day: string): void };
}

/** Those that came in since a time. */
export const listBraintreeDisputes = async (gateway: BraintreeGateway, since: string): Promise<Dispute[]> => {
  const found = gateway.dispute.search((search) =>
    (search as unknown as DisputeSearch).receivedDate().min(since.slice(0, 10)),
  );
  const disputes = z.array(z.unknown()).parse(await withFailuresNamed(found.toArray()));
  return disputes.filter((one) => !isForeign(one)).map((one) => disputeOf(disputeSchema.parse(one)));
};

/** A dispute at Braintree in the words of the port. Its fee stands in statements only. */
const disputeOf = (dispute: BraintreeDispute): Dispute => {
  const { id, currencyIsoCode: currency, transaction, reason, status, kind, replyByDate } = dispute;
  const isInquiry = kind === 'retrieval';
  return {
    reference: id,
    payment: transaction.id,
    amount: money(centsOf(dispute.amountDisputed), currency),
    reason,
    stage: STAGES[status] ?? 'opened',
    isInquiry,
    dueBy: status === 'open' && replyByDate ? new Date(replyByDate).toISOString() : null,
    withdrawn: money(takenOf(dispute), currency),
    fee: money(0, currency),
  };
};

/**
 * `disputed` and `under_review` wait for a decision. What was not answered in time (`expired`), and what was accepted, is
 * lost. A status that is new to us is open, so that a person looks at it.
 */
const STAGES: Readonly<Record<string, Dispute['stage']>> = {
  won: 'won',
  lost: 'lost',
  accepted: 'lost',
  auto_accepted: 'lost',
  expired: 'lost',
};

/**
 * A chargeback takes all of it when it is opened, and PayPal, which is all that the store takes here, holds it from the
 * retrieval on (https://developer.paypal.com/braintree/articles/guides/payment-methods/paypal/disputes); what is won comes back.
 */
const takenOf = ({ status, amountDisputed, amountWon }: BraintreeDispute): number => {
  const disputed = centsOf(amountDisputed);
  if (status !== 'won') return disputed;
  return amountWon ? disputed - centsOf(amountWon) : 0;
};
