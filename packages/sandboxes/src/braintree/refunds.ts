import { findDecimalCents } from '../machinery/decimal-amount.ts';
import { bare, made, refuseFor } from './answer.ts';
import { type Endpoint, textOf } from './api-call.ts';
import type { SandboxContext } from './context.ts';
import { newId } from './ids.ts';
import { recordInLedger } from './ledger.ts';
import { presentTransaction, type Transaction } from './transaction.ts';

/** POST …/transactions/:id/refund: gives back all that is left, or a part of it. */
export const createRefund: Endpoint = (context, { id, body, watch }) => {
  const { journal, now } = context;
  const sale = journal.find('transaction', id);
  if (sale?.type !== 'sale') return bare(404);
  if (sale.status !== 'settling' && sale.status !== 'settled')
    return refuseFor('91506', 'base', 'Cannot refund transaction unless it is settled.');
  const left = sale.amount - givenBack(context, id);
  if (left === 0) return refuseFor('91512', 'base', 'Transaction has already been completely refunded.');
  const wanted = textOf(body, 'transaction', 'amount');
  const cents = wanted === '' ? left : findDecimalCents(wanted);
  if (cents === null) return refuseFor('81503', 'amount', 'Amount is an invalid format.');
  if (cents > left) return refuseFor('91521', 'amount', 'Refund amount is too large.');

  const at = now().toISOString();
  const refundId = newId();
  const refund = journal.save('transaction', refundId, {
    ...sale,
    id: refundId,
    type: 'credit',
    ...statusOf(cents),
    amount: cents,
    orderId: textOf(body, 'transaction', 'order_id') || sale.orderId,
    refundedId: sale.id,
    createdAt: at,
    updatedAt: at,
  });
  if (refund.status === 'settling') recordInLedger(journal, 'refund', sale, cents, now());
  watch(refund);
  return made('transaction', presentTransaction(refund));
};

/** Cents that have PayPal take its time over a refund, by what becomes of it. */
const SLOW: Readonly<Record<number, Transaction['settlesAs']>> = { 13: 'settled', 14: 'settlement_declined' };

const statusOf = (cents: number): Pick<Transaction, 'status' | 'settlesAs'> => {
  const settlesAs = SLOW[cents % 100];
  return settlesAs
    ? { status: 'settlement_pending', settlesAs }
    : { status: 'settling', settlesAs: 'settled' };
};

const givenBack = ({ journal }: SandboxContext, id: string): number =>
  journal
    .list('transaction')
    .filter(({ refundedId, status }) => refundedId === id && status !== 'settlement_declined')
    .reduce((sum, { amount }) => sum + amount, 0);
