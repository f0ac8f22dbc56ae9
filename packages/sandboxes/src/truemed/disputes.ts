import type { DisputeOrder } from '../control/dispute-lever.ts';
import { sumOf } from '../lender/lender.ts';
import { orderOf } from '../machinery/ledger.ts';
import type { TruemedContext } from './context.ts';
import type { Session } from './session.ts';

/**
 * What becomes of the payment of an order, or of its dispute: the summary of its session alone tells of it, and no webhook. No call
 * of a payment tells how much is disputed, so that the ledger has nothing of it.
 */
export const turnTruemedDispute = (
  { state }: TruemedContext,
  { order, turn }: Pick<DisputeOrder, 'order' | 'turn'>,
): string | null => {
  const session = state.list('session').findLast((one) => orderOf(one.reference) === order);
  if (!session || session.captured === null || turn === 'inquiry') return null;
  const isOpen = session.dispute === 'opened';
  if (turn === 'opened' ? session.dispute || isGivenBack(session) : !isOpen) return null;
  state.save('session', session.id, { ...session, dispute: turn === 'won' ? null : turn });
  return session.id;
};

const isGivenBack = ({ captured, refunds }: Pick<Session, 'captured' | 'refunds'>): boolean =>
  sumOf(refunds) === captured;
