import type { ProviderEntry } from '@counterpane/providers/payment/port';
import type { PaymentOutcome } from '@counterpane/rules/payments/outcome';
import { and, gte, inArray } from 'drizzle-orm';
import type { Queries } from '../../database/open.ts';
import { amountOf } from './ledger.ts';
import { unknownPayments } from './tables.ts';

/** Records money that a provider took for an unknown order: not every provider lists its payments. */
export const rememberUnknownPayment = async (
  tx: Queries,
  provider: string,
  { state, reference, orderId, amount }: PaymentOutcome,
  heardAt: string,
): Promise<void> => {
  if (state !== 'succeeded' || reference === null) return;
  await tx
    .insert(unknownPayments)
    .values({ provider, reference, orderId, amountCents: amount.amount, currency: amount.currency, heardAt })
    .onConflictDoNothing();
};

/** Unknown payments since a time, in the form of the providers' own statements. */
export const loadUnknownPayments = async (
  db: Queries,
  { providers, since }: { readonly providers: readonly string[]; readonly since: string },
): Promise<ProviderEntry[]> => {
  const rows = await db
    .select()
    .from(unknownPayments)
    .where(and(inArray(unknownPayments.provider, [...providers]), gte(unknownPayments.heardAt, since)));
  return rows.map(({ reference, orderId, ...row }) => ({
    kind: 'charge',
    reference,
    payment: reference,
    orderId,
    amount: amountOf(row),
    state: 'succeeded',
  }));
};
