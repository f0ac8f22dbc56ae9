import type { ProviderEntry } from '@counterpane/providers/payment/port';
import { type Money, sameMoney } from '@counterpane/rules/money/money';

interface UnnamedRefund {
  /** The provider's id of the payment. */
  readonly payment: string;
  readonly amount: Money;
}

/** What a provider's statement has of a refund of ours that we know no name of: so much of its payment, and none of the `known` ones. */
export const findEntryOfRefund = (
  theirs: readonly ProviderEntry[],
  { payment, amount }: UnnamedRefund,
  known: ReadonlySet<string | null>,
): ProviderEntry | null =>
  theirs.find(
    (one) =>
      one.kind === 'refund' &&
      one.payment === payment &&
      sameMoney(one.amount, amount) &&
      !known.has(one.reference),
  ) ?? null;
