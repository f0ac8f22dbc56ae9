import type { DisputeOrder } from '../control/dispute-lever.ts';
import { sumOf } from '../lender/lender.ts';
import { orderOf } from '../machinery/ledger.ts';
import type { Checkout, Transaction } from './checkout.ts';
import type { AffirmContext } from './context.ts';

/**
 * What becomes of the loan of an order, or of its dispute: the transaction's state alone tells of it, and no webhook. Affirm asks
 * no questions before. No call tells what is withheld, so that the ledger has nothing of it.
 */
export const turnAffirmDispute = (
  context: AffirmContext,
  { order, turn }: Pick<DisputeOrder, 'order' | 'turn'>,
): string | null => {
  const checkout = context.state.list('session').findLast((one) => orderOf(one.reference) === order);
  const transaction = checkout?.transaction;
  if (!checkout || !transaction || turn === 'inquiry') return null;
  if (turn === 'opened') {
    if (sumOf(transaction.refunds) === transaction.amount || !CAPTURED.includes(transaction.status))
      return null;
    return save(context, checkout, { ...transaction, status: 'disputed' });
  }
  if (transaction.status !== 'disputed') return null;
  if (turn === 'lost') return save(context, checkout, { ...transaction, status: 'dispute_refunded' });
  const status = transaction.refunds.length > 0 ? 'partially_refunded' : 'captured';
  return save(context, checkout, { ...transaction, status });
};

const CAPTURED: readonly Transaction['status'][] = ['captured', 'partially_refunded'];

const save = ({ state }: AffirmContext, checkout: Checkout, transaction: Transaction): string => {
  state.save('session', checkout.id, { ...checkout, transaction });
  return transaction.id;
};
