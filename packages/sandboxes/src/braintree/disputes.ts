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
  if (turn === 'won' || turn === 'lost') return open ? close(context, sale, { ...open, status: turn }) : null;
  if (open) return turn === 'opened' && open.kind === 'retrieval' ? escalate(context, sale, open) : null;
  const dispute = newDispute(context, sale, turn, cents ?? sale.amount);
  recordInLedger(journal, 'dispute', sale, dispute.cents, context.now());
  return save(context, dispute);
};

/** The retrieval is closed, and a dispute with another id goes on with its money, which is held already. */
const escalate = (context: SandboxContext, sale: Transaction, retrieval: Dispute): string => {
  save(context, { ...retrieval, status: 'lost' });
  return save(context, newDispute(context, sale, 'opened', retrieval.cents));
};

const close = (context: SandboxContext, sale: Transaction, dispute: Dispute): string => {
  if (dispute.status === 'won')
    recordInLedger(context.journal, 'dispute', sale, -dispute.cents, context.now());
  return save(context, dispute);
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

const save = ({ journal, notifyOfDispute }: SandboxContext, dispute: Dispute): string => {
  journal.save('dispute', dispute.id, dispute);
  notifyOfDispute(KINDS[dispute.status], dispute);
  return dispute.id;
};
