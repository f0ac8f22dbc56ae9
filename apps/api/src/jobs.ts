import type { ApiDeps } from './app.ts';
import { deleteExpiredCheckouts } from './cart/checkout/expired-checkouts.ts';
import { forgetCounters } from './http/limit-counters.ts';
import { resolveUnpaidOrders } from './order/orders/resolve-unpaid-orders.ts';
import { watchUnpaidReservations } from './order/orders/unpaid-reservations.ts';
import { reconcileDaily } from './order/reconciliation/reconcile.ts';
import { pollRefunds } from './order/refunds/make-refund.ts';
import { runOutbox } from './outbox-work.ts';
import { enforceRetention } from './shop/privacy/enforce-retention.ts';
import { forgetSessions } from './staff/sign-in/forget-sessions.ts';

/**
 * Work that the store repeats on a schedule, on one process at a time. It runs at every start and then every
 * `everySeconds`; for once a day see `reconcileDaily`.
 */
export interface Job<Deps> {
  readonly name: string;
  readonly everySeconds: number;
  run(deps: Deps): Promise<void>;
}

export const jobs: readonly Job<ApiDeps>[] = [
  { name: 'sweep-orders', everySeconds: 15, run: resolveUnpaidOrders },
  { name: 'watch-unpaid-holds', everySeconds: 60, run: watchUnpaidReservations },
  { name: 'forget-lapsed-checkouts', everySeconds: 3_600, run: deleteExpiredCheckouts },
  { name: 'ask-refunds', everySeconds: 15, run: pollRefunds },
  { name: 'reconcile', everySeconds: 3_600, run: reconcileDaily },
  { name: 'dispatch-outbox', everySeconds: 2, run: runOutbox },
  { name: 'forget-limit-counters', everySeconds: 600, run: forgetCounters },
  { name: 'forget-people', everySeconds: 3_600, run: enforceRetention },
  { name: 'forget-sessions', everySeconds: 3_600, run: forgetSessions },
];
