import { forgetLapsedCheckouts } from './checkout/forget-lapsed.ts';
import type { ApiDeps } from './deps.ts';
import { forgetCounters } from './http/limit-counters.ts';
import { sweepOrders } from './orders/sweep.ts';
import { watchUnpaidHolds } from './orders/unpaid-holds.ts';
import { dispatchOutbox } from './outbox/dispatch.ts';
import { forgetPeople } from './privacy/forget-people.ts';
import { reconcileDaily } from './reconciliation/reconcile.ts';
import { askRefunds } from './refunds/make-refund.ts';
import { forgetSessions } from './staff/forget-sessions.ts';

/** Something the store does by itself, every so often, on one process at a time. */
export interface Job {
  readonly name: string;
  readonly everySeconds: number;
  run(deps: ApiDeps): Promise<void>;
}

export const jobs: readonly Job[] = [
  { name: 'sweep-orders', everySeconds: 15, run: sweepOrders },
  { name: 'watch-unpaid-holds', everySeconds: 60, run: watchUnpaidHolds },
  { name: 'forget-lapsed-checkouts', everySeconds: 3_600, run: forgetLapsedCheckouts },
  { name: 'ask-refunds', everySeconds: 15, run: askRefunds },
  { name: 'reconcile', everySeconds: 3_600, run: reconcileDaily },
  { name: 'dispatch-outbox', everySeconds: 2, run: dispatchOutbox },
  { name: 'forget-limit-counters', everySeconds: 600, run: forgetCounters },
  { name: 'forget-people', everySeconds: 3_600, run: forgetPeople },
  { name: 'forget-sessions', everySeconds: 3_600, run: forgetSessions },
];
