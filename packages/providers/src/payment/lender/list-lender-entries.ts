import type { PaymentOutcome } from '@counterpane/rules/payments/outcome';
import type { EntriesRequest, ProviderEntry } from '../port.ts';

/** What a lender's statement says of one payment. */
export interface LenderRecord {
  readonly outcome: PaymentOutcome | null;
  /** Each of them; or where the lender tells of their sum alone that, in cents, and null where it does not say. */
  readonly refunds: readonly { readonly id: string; readonly amount: number }[] | number | null;
  readonly disputed?: ProviderEntry['disputed'];
}

/** Payments are asked for one by one, and each tells of its refunds. What Affirm and Truemed publish of lists ("List Transaction Events", "List Payment Sessions") is not asked for. */
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

const entriesOf = ({ outcome, refunds, disputed: word }: LenderRecord): ProviderEntry[] => {
  if (outcome?.state !== 'succeeded' || outcome.reference === null) return [];
  const { reference: payment, orderId, amount } = outcome;
  const own = { payment, orderId, state: 'succeeded' } as const;
  const disputed = word ? { disputed: word } : {};
  const charge: ProviderEntry = { ...own, kind: 'charge', reference: payment, amount, ...disputed };
  if (refunds === null || typeof refunds === 'number')
    return [{ ...charge, refunded: refunds === null ? null : { ...amount, amount: refunds } }];
  return [
    charge,
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
