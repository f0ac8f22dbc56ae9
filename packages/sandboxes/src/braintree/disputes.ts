import type { DisputeOrder, DisputeTurn } from '../control/dispute-lever.ts';
import { bare, ok } from './answer.ts';
import { type Endpoint, fieldOf } from './api-call.ts';
import type { SandboxContext } from './context.ts';
import { type Dispute, presentDispute } from './dispute.ts';
import { newId } from './ids.ts';
import { recordInLedger } from './ledger.ts';
import type { Transaction } from './transaction.ts';

/** GET …/disputes/:id */
export const readDispute: Endpoint = ({ journal }, { id }) => {
  const dispute = journal.find('dispute', id);
  return dispute ? ok('dispute', presentDispute(dispute)) : bare(404);
};

/** POST …/disputes/advanced_search, by `received_date`; 400 for a criterion that the sandbox does not know. */
export const searchDisputes: Endpoint = ({ journal }, { body }) => {
  const since = fieldOf(body, 'search', 'received_date', 'min');
  if (typeof since !== 'string') return bare(400);
  const found = journal.list('dispute').filter(({ receivedDate }) => receivedDate >= since);
  return ok('disputes', {
    currentPageNumber: 1,
    pageSize: 50,
    totalItems: found.length,
    dispute: { repeat: found.map((dispute) => presentDispute(dispute)) },
  });
};

/** What becomes of the last sale of an order, or of its open dispute. */
export const turnBraintreeDispute = (
  context: SandboxContext,
  { order, turn, cents }: DisputeOrder,
): string | null => {
  const { journal } = context;
  const sale = journal.list('transaction').findLast(({ type, status, orderId }) => {
    const isTaken = status === 'settling' || status === 'settled';
    return type === 'sale' && isTaken && orderId.split('.', 1)[0] === order;
  });
  if (!sale) return null;
  const open = journal
    .list('dispute')
    .findLast(({ transactionId, status }) => transactionId === sale.id && status === 'open');
  if (turn === 'won' || turn === 'lost') return open ? save(context, sale, { ...open, status: turn }) : null;
  return open ? null : save(context, sale, newDispute(context, sale, turn, cents ?? sale.amount));
};

const newDispute = (
  { now }: SandboxContext,
  { id, amount, currency }: Transaction,
  turn: DisputeTurn,
  cents: number,
): Dispute => ({
  id: newId(),
  transactionId: id,
  kind: turn === 'inquiry' ? 'retrieval' : 'chargeback',
  status: 'open',
  cents: Math.min(cents, amount),
  currency,
  receivedDate: dayOf(now().getTime()),
  replyByDate: dayOf(now().getTime() + 10 * 86_400_000),
});

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

const KINDS = { open: 'dispute_opened', won: 'dispute_won', lost: 'dispute_lost' } as const;

/** A chargeback takes the money when it opens, and brings it back when it is won. */
const save = (
  { journal, notifyOfDispute, now }: SandboxContext,
  sale: Transaction,
  dispute: Dispute,
): string => {
  journal.save('dispute', dispute.id, dispute);
  const moved = { open: dispute.cents, won: -dispute.cents, lost: 0 }[dispute.status];
  if (dispute.kind === 'chargeback' && moved !== 0) recordInLedger(journal, 'dispute', sale, moved, now());
  notifyOfDispute(KINDS[dispute.status], dispute);
  return dispute.id;
};
