import { findDecimalCents } from '../machinery/decimal-amount.ts';
import { bare, ok, refuseFor } from './answer.ts';
import { type Endpoint, textOf } from './api-call.ts';
import type { SandboxContext } from './context.ts';
import { recordInLedger } from './ledger.ts';
import { presentTransaction } from './transaction.ts';

/** PUT …/transactions/:id/submit_for_settlement: takes the held money, or a part of it; the rest is let go. */
export const submitForSettlement: Endpoint = ({ journal, now }, { id, body, watch }) => {
  const held = journal.find('transaction', id);
  if (!held) return bare(404);
  if (held.status !== 'authorized')
    return refuseFor('91507', 'base', 'Cannot submit for settlement unless status is authorized.');
  const wanted = textOf(body, 'transaction', 'amount');
  const cents = wanted === '' ? held.amount : findDecimalCents(wanted);
  if (cents === null) return refuseFor('81503', 'amount', 'Amount is an invalid format.');
  if (cents > held.amount) return refuseFor('91522', 'amount', 'Settlement amount is too large.');
  const updatedAt = now().toISOString();
  const taken = journal.save('transaction', id, { ...held, status: 'settling', amount: cents, updatedAt });
  recordInLedger(journal, 'charge', taken, cents, now());
  if (cents < held.amount) recordInLedger(journal, 'void', taken, held.amount - cents, now());
  watch(taken);
  return ok('transaction', presentTransaction(taken));
};

/** PUT …/transactions/:id/void: lets held money go. PayPal's money that is settling cannot be called back. */
export const voidTransaction: Endpoint = ({ journal, now }, { id }) => {
  const held = journal.find('transaction', id);
  if (!held) return bare(404);
  if (held.status !== 'authorized' && held.status !== 'settlement_pending')
    return refuseFor(
      '91504',
      'base',
      'Transaction can only be voided if status is authorized, submitted_for_settlement, or - for PayPal - settlement_pending.',
    );
  const voided = journal.save('transaction', id, {
    ...held,
    status: 'voided',
    updatedAt: now().toISOString(),
  });
  if (held.status === 'authorized') recordInLedger(journal, 'void', voided, held.amount, now());
  return ok('transaction', presentTransaction(voided));
};

/** A hold that nobody captured in time. False for what is not held. */
export const expireHold = ({ journal, now }: SandboxContext, id: string): boolean => {
  const held = journal.find('transaction', id);
  if (held?.status !== 'authorized') return false;
  const updatedAt = now().toISOString();
  const ended = journal.save('transaction', id, { ...held, status: 'authorization_expired', updatedAt });
  recordInLedger(journal, 'void', ended, held.amount, now());
  return true;
};
