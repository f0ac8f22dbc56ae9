import { enter, type LedgerEntry, orderOf } from '../machinery/ledger.ts';
import type { Plan } from './plan.ts';
import type { SplititState } from './state.ts';

export const recordInLedger = (
  state: SplititState,
  kind: LedgerEntry['kind'],
  plan: Plan,
  amount: number,
  now: Date,
): void => {
  enter(state, {
    provider: 'splitit',
    orderId: orderOf(plan.refOrderNumber),
    kind,
    amount,
    currency: plan.currency,
    at: now.toISOString(),
  });
};
