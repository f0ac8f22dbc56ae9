import type { ApiDeps } from './app.ts';
import { deleteExpiredCheckouts } from './cart/checkout/expired-checkouts.ts';
import { forgetCounters } from './http/limit-counters.ts';
import { sweepOrders } from './order/orders/sweep.ts';
import { watchUnpaidReservations } from './order/orders/unpaid-reservations.ts';
import { reconcileDaily } from './order/reconciliation/reconcile.ts';
import { askRefunds } from './order/refunds/make-refund.ts';
import { runOutbox } from './outbox-work.ts';
import { forgetPeople } from './staff/privacy/forget-people.ts';
import { forgetSessions } from './staff/sign-in/forget-sessions.ts';

/** Work that the store repeats on a schedule, on one process at a time. */
export interface Job {
  readonly name: string;
  readonly everySeconds: number;
  run(deps: ApiDeps): Promise<void>;
}

export const jobs: readonly Job[] = [
  { name: 'sweep-orders', everySeconds: 15, run: sweepOrders },
  { name: 'watch-unpaid-holds', everySeconds: 60, run: watchUnpaidReservations },
  { name: 'forget-lapsed-checkouts', everySeconds: 3_600, run: deleteExpiredCheckouts },
  { name: 'ask-refunds', everySeconds: 15, run: askRefunds },
  { name: 'reconcile', everySeconds: 3_600, run: reconcileDaily },
  { name: 'dispatch-outbox', everySeconds: 2, run: runOutbox },
  { name: 'forget-limit-counters', everySeconds: 600, run: forgetCounters },
  { name: 'forget-people', everySeconds: 3_600, run: forgetPeople },
  { name: 'forget-sessions', everySeconds: 3_600, run: forgetSessions },
];
