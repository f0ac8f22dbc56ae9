import type { DisputeOrder, DisputeTurn } from '../control/dispute-lever.ts';
import { orderOf } from '../machinery/ledger.ts';
import type { SandboxContext } from './context.ts';

const EVENTS = {
  inquiry: 'DisputeRFIReceived',
  opened: 'DisputeOpened',
  won: 'DisputeWon',
  lost: 'DisputeLost',
} as const satisfies Record<DisputeTurn, string>;

/**
 * Tells of a dispute of an order's plan, by webhook alone: no call of SplitIt's tells of one, nor what is taken for it, so that the
 * ledger has nothing of it.
 */
export const turnSplititDispute = (
  { state, emit }: SandboxContext,
  { order, turn }: Pick<DisputeOrder, 'order' | 'turn'>,
  base: string,
): string | null => {
  const plan = state.list('plan').findLast((one) => orderOf(one.refOrderNumber) === order);
  if (plan?.status !== 'Active') return null;
  emit(EVENTS[turn], plan, base);
  return plan.number;
};
