import type { BraintreeGateway } from 'braintree';
import { z } from 'zod';
import { isUnknownTransaction, withFailuresNamed } from './braintree-failure.ts';
import { type BraintreeTransaction, transactionSchema } from './braintree-transaction.ts';

/** A transaction by its id; null for one that Braintree has never heard of. */
export const findTransaction = async (
  gateway: BraintreeGateway,
  id: string,
): Promise<BraintreeTransaction | null> => {
  try {
    return transactionSchema.parse(await withFailuresNamed(gateway.transaction.find(id)));
  } catch (error) {
    if (isUnknownTransaction(error)) return null;
    throw error;
  }
};

/**
 * The transactions of one kind that carry exactly this `order_id`. This is what stands between a call that is
 * made again and a second charge: most Braintree accounts take no idempotency key.
 */
export const findTransactions = async (
  gateway: BraintreeGateway,
  orderId: string,
  type: BraintreeTransaction['type'],
): Promise<BraintreeTransaction[]> => {
  const found = gateway.transaction.search((search) => search.orderId().is(orderId));
  const transactions = z.array(transactionSchema).parse(await withFailuresNamed(found.toArray()));
  return transactions.filter((transaction) => transaction.type === type);
};
