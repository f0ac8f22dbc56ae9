import { money } from '@counterpane/rules/money/money';
import type { BraintreeGateway } from 'braintree';
import { z } from 'zod';
import type { EntriesRequest, ProviderEntry } from '../port.ts';
import { parseReference } from './attempt-reference.ts';
import { withFailuresNamed } from './braintree-failure.ts';
import { outcomeOfRefund } from './braintree-refund.ts';
import { type BraintreeTransaction, stateOf, transactionSchema } from './braintree-transaction.ts';
import { centsOf } from './decimal-amount.ts';
import { findTransaction } from './find-transactions.ts';

/** Sales and credits since a time, and of known payments, by the transaction search. */
export const listBraintreeEntries = async (
  gateway: BraintreeGateway,
  { since, known }: EntriesRequest,
): Promise<ProviderEntry[]> => {
  const found = new Map<string, BraintreeTransaction>();
  if (since !== null) for (const one of await searchSince(gateway, since)) found.set(one.id, one);
  for (const { reference, refunds } of known) {
    const sale = found.get(reference) ?? (await findTransaction(gateway, reference));
    if (!sale) continue;
    found.set(sale.id, sale);
    for (const id of new Set([...refunds, ...(sale.refundIds ?? [])])) {
      const credit = found.get(id) ?? (await findTransaction(gateway, id));
      if (credit) found.set(id, credit);
    }
  }
  return [...found.values()].flatMap(entryOf);
};

const searchSince = async (gateway: BraintreeGateway, since: string): Promise<BraintreeTransaction[]> => {
  const found = gateway.transaction.search((search) => search.createdAt().min(new Date(since)));
  return z.array(transactionSchema).parse(await withFailuresNamed(found.toArray()));
};

const entryOf = (transaction: BraintreeTransaction): ProviderEntry[] => {
  const { id, type, amount: decimal, currencyIsoCode, orderId, refundedTransactionId } = transaction;
  const amount = money(centsOf(decimal), currencyIsoCode);
  if (type === 'credit') {
    const { state } = outcomeOfRefund(transaction);
    return refundedTransactionId
      ? [{ kind: 'refund', reference: id, payment: refundedTransactionId, amount, state, orderId: null }]
      : [];
  }
  return stateOf(transaction) === 'succeeded'
    ? [
        {
          kind: 'charge',
          reference: id,
          payment: id,
          amount,
          state: 'succeeded',
          orderId: parseReference(orderId)?.orderId ?? null,
        },
      ]
    : [];
};
