import type { Money } from '../money/money.ts';

/** `opened` until the company, or the bank behind it, has decided. */
export type DisputeStage = 'opened' | 'won' | 'lost';

/** A payment that its payer disputes at the bank or at the company, as the company has it now. */
export interface Dispute {
  /** The company's id of it. */
  readonly reference: string;
  /** The company's id of the payment. */
  readonly payment: string;
  /** What is disputed; it may be a part of the payment. */
  readonly amount: Money;
  /** Its code, as the company writes it: `fraudulent`, `product_not_received`. */
  readonly reason: string;
  readonly stage: DisputeStage;
  /** Only a question so far: a refund ends it. PayPal holds its money, and banks take none. */
  readonly isInquiry: boolean;
  /** Until when evidence is taken, an ISO time; null where the company does not say, or takes no more. */
  readonly dueBy: string | null;
  /** What the company has taken from the account for it, less what it has put back. */
  readonly withdrawn: Money;
  /** What the company charges for it, as far as it says; zero where it does not. */
  readonly fee: Money;
}

/** What was known of a dispute, and when the company said so: an ISO time in UTC, to the millisecond. */
export interface KnownDispute extends Pick<Dispute, 'stage' | 'isInquiry' | 'dueBy' | 'withdrawn' | 'fee'> {
  readonly heardAt: string;
}

/** Money that the company took (more than zero) or put back (less), and for what. */
export interface DisputeMovement {
  readonly of: 'dispute' | 'fee';
  readonly amount: Money;
}

type DisputeDecision =
  /** Something newer is known. */
  | { readonly kind: 'outdated' }
  | { readonly kind: 'same' }
  | {
      readonly kind: 'changed';
      /** The stage, where it is news. */
      readonly news: DisputeStage | null;
      readonly movements: readonly DisputeMovement[];
    };

/**
 * What a company's word about a dispute changes [L7, R005]. Webhooks come twice and in any order, so each only has the company
 * asked: of two answers the later one holds, whatever it says, for an appeal opens a lost dispute again. Money is
 * booked by what differs from what was booked before, so that an answer that was heard before books nothing.
 */
export const decideDispute = (
  known: KnownDispute | null,
  told: Dispute,
  heardAt: string,
): DisputeDecision => {
  if (known && heardAt < known.heardAt) return { kind: 'outdated' };
  const movements = [
    { of: 'dispute' as const, amount: added(told.withdrawn, known?.withdrawn) },
    { of: 'fee' as const, amount: added(told.fee, known?.fee) },
  ].filter(({ amount }) => amount.amount !== 0);
  const news = known?.stage === told.stage ? null : told.stage;
  const isSame =
    !news && !movements.length && known?.isInquiry === told.isInquiry && known.dueBy === told.dueBy;
  return isSame ? { kind: 'same' } : { kind: 'changed', news, movements };
};

/**
 * Whether the money of a dispute counts with another of the same payment. PayPal holds the money of a question, and one that
 * is escalated is closed and goes on as a dispute with an id of its own
 * (https://developer.paypal.com/braintree/articles/guides/payment-methods/paypal/disputes, read on 2026-11-27): it is the
 * same money, and counts with the later one, however the question was closed and whichever of them is told of first.
 */
export const isContinued = (
  told: Pick<Dispute, 'isInquiry'>,
  others: readonly Pick<Dispute, 'isInquiry'>[],
): boolean => told.isInquiry && others.some(({ isInquiry }) => !isInquiry);

/** What has to be added to an amount to come to another, which is of the same money wherever both are more than zero. */
const added = (now: Money, before: Money | undefined): Money => ({
  ...now,
  amount: now.amount - (before?.amount ?? 0),
});
