import type { ApiDeps } from './app.ts';
import { deleteExpiredCheckouts } from './cart/checkout/expired-checkouts.ts';
import { deleteExpiredCounters } from './http/limit-counters.ts';
import { captureEndingHolds } from './order/captures/capture-ending-holds.ts';
import { reconcileDaily } from './order/reconciliation/reconcile.ts';
import { pollRefunds } from './order/refunds/make-refund.ts';
import { resolveUnpaidOrders } from './order/reservations/resolve-unpaid-orders.ts';
import { watchUnpaidReservations } from './order/reservations/watch-unpaid-reservations.ts';
import { followParcels } from './order/shipments/follow-parcels.ts';
import { promiseLateAgain } from './order/shipments/promise-late-again.ts';
import { runOutbox } from './outbox-work.ts';
import { deleteExpiredSignIns } from './shop/accounts/store.ts';
import { remindCarts } from './shop/cart-reminders/remind-carts.ts';
import { findDueNotices } from './shop/notices/find-due-notices.ts';
import { enforceRetention } from './shop/privacy/enforce-retention.ts';
import { thankReferrers } from './shop/referrals/thank-referrers.ts';
import { followReviews } from './shop/reviews/follow-reviews.ts';
import { requestReviews } from './shop/reviews/request-reviews.ts';
import { tellTrialEndings } from './shop/trials/tell-trial-endings.ts';
import { deleteExpiredSessions } from './staff/sign-in/delete-expired-sessions.ts';

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
  { name: 'resolve-unpaid-orders', everySeconds: 15, run: resolveUnpaidOrders },
  { name: 'watch-unpaid-reservations', everySeconds: 60, run: watchUnpaidReservations },
  { name: 'delete-expired-checkouts', everySeconds: 3_600, run: deleteExpiredCheckouts },
  { name: 'poll-refunds', everySeconds: 15, run: pollRefunds },
  { name: 'capture-ending-holds', everySeconds: 600, run: captureEndingHolds },
  { name: 'follow-parcels', everySeconds: 600, run: followParcels },
  { name: 'promise-late-again', everySeconds: 3_600, run: promiseLateAgain },
  { name: 'follow-reviews', everySeconds: 600, run: followReviews },
  { name: 'request-reviews', everySeconds: 3_600, run: requestReviews },
  { name: 'remind-carts', everySeconds: 600, run: remindCarts },
  { name: 'find-notices', everySeconds: 300, run: findDueNotices },
  { name: 'tell-trial-endings', everySeconds: 3_600, run: tellTrialEndings },
  { name: 'thank-referrers', everySeconds: 3_600, run: thankReferrers },
  { name: 'reconcile', everySeconds: 3_600, run: reconcileDaily },
  { name: 'dispatch-outbox', everySeconds: 2, run: runOutbox },
  { name: 'delete-expired-counters', everySeconds: 600, run: deleteExpiredCounters },
  { name: 'enforce-retention', everySeconds: 3_600, run: enforceRetention },
  { name: 'delete-expired-sessions', everySeconds: 3_600, run: deleteExpiredSessions },
  { name: 'delete-expired-sign-ins', everySeconds: 3_600, run: deleteExpiredSignIns },
];
