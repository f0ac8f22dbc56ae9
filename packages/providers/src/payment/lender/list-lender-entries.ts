import type { PaymentOutcome } from '@counterpane/rules/payments/outcome';
import type { EntriesRequest, ProviderEntry } from '../port.ts';

/** What a lender's statement says of one payment. */
export interface LenderRecord {
  readonly outcome: PaymentOutcome | null;
  readonly refunds: readonly { readonly id: string; readonly amount: number }[];
  readonly isDisputed?: boolean;
}

/** Lenders list nothing: payments are asked for one by one, and each names its refunds. */
export const listLenderEntries = async (
  { known }: EntriesRequest,
  read: (reference: string) => Promise<LenderRecord | null>,
): Promise<ProviderEntry[]> => {
  const entries: ProviderEntry[] = [];
  for (const { reference } of known) {
    const statement = await read(reference);
    if (statement) entries.push(...entriesOf(statement));
  }
  return entries;
};

const entriesOf = ({ outcome, refunds, isDisputed }: LenderRecord): ProviderEntry[] => {
  if (outcome?.state !== 'succeeded' || outcome.reference === null) return [];
  const { reference: payment, orderId, amount } = outcome;
  const own = { payment, orderId, state: 'succeeded' } as const;
  return [
    { ...own, kind: 'charge', reference: payment, amount, ...(isDisputed ? { isDisputed } : {}) },
    ...refunds.map(
      (refund): ProviderEntry => ({
        ...own,
        kind: 'refund',
        reference: refund.id,
        amount: { ...amount, amount: refund.amount },
      }),
    ),
  ];
};
