import type { ProviderEntry } from '@counterpane/providers/payment/port';
import { type Money, sameMoney } from '@counterpane/rules/money/money';

interface UnnamedRefund {
  /** The provider's id of the payment. */
  readonly payment: string;
  readonly amount: Money;
}

/**
 * What a provider's statement has of a refund of ours that we know no name of: so much of its payment, and none of the `known` ones. Null
 * where it has none; `unclear` where it tells of more than that in one sum, of which the refund may be a part.
 */
export const findEntryOfRefund = (
  theirs: readonly ProviderEntry[],
  { payment, amount }: UnnamedRefund,
  known: ReadonlySet<string | null>,
): ProviderEntry | 'unclear' | null => {
  const unknown = theirs.filter(
    (one) => one.kind === 'refund' && one.payment === payment && !known.has(one.reference),
  );
  const found = unknown.find((one) => sameMoney(one.amount, amount));
  if (found) return found;
  return unknown.some((one) => one.inOneSum && one.amount.amount > amount.amount) ? 'unclear' : null;
};
