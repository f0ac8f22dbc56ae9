import { money } from '@counterpane/rules/money/money';
import { type Dispute, isContinued } from '@counterpane/rules/orders/decide-dispute';
import type { BraintreeGateway } from 'braintree';
import { z } from 'zod';
import type { EntriesRequest, ProviderEntry } from '../port.ts';
import { parseReference } from './attempt-reference.ts';
import { findBraintreeDispute, listBraintreeDisputes } from './braintree-dispute.ts';
import { withFailuresNamed } from './braintree-failure.ts';
import { outcomeOfRefund } from './braintree-refund.ts';
import { type BraintreeTransaction, stateOf, transactionSchema } from './braintree-transaction.ts';
import { centsOf } from './decimal-amount.ts';
import { findTransaction } from './find-transactions.ts';
import { isForeign } from './foreign-money.ts';

/** Sales, credits and disputes since a time, and of known payments, by the searches of transactions and disputes. */
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
  const disputes = await disputesOf(gateway, { since, known });
  return [...[...found.values()].flatMap(entryOf), ...disputes.map(entryOfDispute)];
};

const disputesOf = async (
  gateway: BraintreeGateway,
  { since, known }: EntriesRequest,
): Promise<Dispute[]> => {
  const found = since === null ? [] : await listBraintreeDisputes(gateway, since);
  const missing = known
    .flatMap(({ disputes = [] }) => disputes)
    .filter((id) => !found.some(({ reference }) => reference === id));
  for (const id of missing) {
    const dispute = await findBraintreeDispute(gateway, id);
    if (dispute) found.push(dispute);
  }
  return found.map((dispute) =>
    isContinued(dispute, besides(dispute, found))
      ? { ...dispute, withdrawn: money(0, dispute.withdrawn.currency) }
      : dispute,
  );
};

const besides = ({ reference, payment }: Dispute, all: readonly Dispute[]): Dispute[] =>
  all.filter((other) => other.payment === payment && other.reference !== reference);

const entryOfDispute = ({ reference, payment, withdrawn }: Dispute): ProviderEntry => ({
  kind: 'dispute',
  reference,
  payment,
  amount: withdrawn,
  state: 'succeeded',
  orderId: null,
});

const searchSince = async (gateway: BraintreeGateway, since: string): Promise<BraintreeTransaction[]> => {
  const found = gateway.transaction.search((search) => search.createdAt().min(new Date(since)));
  const transactions = z.array(z.unknown()).parse(await withFailuresNamed(found.toArray()));
  return transactions.filter((one) => !isForeign(one)).map((one) => transactionSchema.parse(one));
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
