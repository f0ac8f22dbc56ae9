import type { Difference } from '@counterpane/contract/staff/reconciliation';
import type { ProviderEntry } from '@counterpane/providers/payment/port';
import { type Money, money, sameMoney } from '@counterpane/rules/money/money';

/** A payment of ours. */
interface OurPayment {
  /** The provider's id of it. */
  readonly payment: string;
  readonly orderId: string;
}

/** What we gave back of one. */
interface GivenBack extends OurPayment {
  readonly amount: Money;
  readonly state: 'succeeded' | 'pending' | 'overdue' | 'surplus';
}

interface OurSide {
  readonly charges: readonly OurPayment[];
  readonly refunds: readonly GivenBack[];
}

/** Payments of which the provider tells no single refund, only what was given back in all, or not even that. */
export const findSummedPayments = (theirs: readonly ProviderEntry[]): ReadonlySet<string> =>
  new Set(theirs.flatMap(({ payment, refunded }) => (refunded === undefined ? [] : [payment])));

/**
 * Holds what we gave back of a payment beside the provider's sum. While a refund of ours is without an answer the sum may have
 * it or not, so that nothing is compared.
 */
export const compareRefundSum = (
  { charges, refunds }: OurSide,
  { kind, payment, refunded }: ProviderEntry,
): Difference[] => {
  const own = refunds.filter((one) => one.payment === payment);
  const orderId = charges.find((one) => one.payment === payment)?.orderId ?? own[0]?.orderId;
  if (kind !== 'charge' || !refunded || orderId === undefined || own.some(isUnanswered)) return [];
  const ours = money(sumOf(own), refunded.currency);
  if (sameMoney(ours, refunded)) return [];
  const both = { orderId, payment, reference: payment, ours, theirs: refunded };
  if (ours.amount === 0) return [{ ...both, kind: 'refund_unknown', ours: null }];
  return [
    refunded.amount === 0
      ? { ...both, kind: 'refund_missing', theirs: null }
      : { ...both, kind: 'refund_amount' },
  ];
};

/**
 * Whether a refund without an answer was made, by the provider's sum: all that are without one were, or none. Null where the
 * sum allows neither or is not told, so that a person has to look.
 */
export const wasRefunded = (
  refunds: readonly GivenBack[],
  { payment }: Pick<OurPayment, 'payment'>,
  theirs: readonly ProviderEntry[],
): boolean | null => {
  const refunded = theirs.find((one) => one.kind === 'charge' && one.payment === payment)?.refunded;
  if (!refunded) return null;
  const own = refunds.filter((one) => one.payment === payment);
  const rest = refunded.amount - sumOf(own.filter((one) => !isUnanswered(one)));
  if (rest === sumOf(own.filter(isUnanswered))) return true;
  return rest === 0 ? false : null;
};

const isUnanswered = ({ state }: GivenBack): boolean => state === 'pending' || state === 'overdue';

const sumOf = (refunds: readonly GivenBack[]): number =>
  refunds.reduce((sum, { amount }) => sum + amount.amount, 0);
