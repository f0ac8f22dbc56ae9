import { isoNow } from '../clock.ts';
import type { ApiDeps } from '../deps.ts';
import { askProvider } from '../payments/ask-provider.ts';
import { findSilentPayments, isActive, paymentsOf } from '../payments/store.ts';
import { cancelOrder } from './cancel.ts';
import { findLapsedOrders, findOrder, lockOrder, type Order } from './store.ts';

const MOST_AT_ONCE = 50;
/** After so long without news we ask. */
const SILENCE_MS = 60_000;

/**
 * Closed tabs and broken calls: asks providers about payments that went quiet, then cancels orders
 * whose time to pay is over and puts their stock back (lesson 19: a closed tab after paying still
 * becomes an order).
 */
export const sweepOrders = async (deps: ApiDeps): Promise<void> => {
  const { database, clock } = deps;
  const before = new Date(clock.now() - SILENCE_MS).toISOString();
  for (const { orderId } of await findSilentPayments(database.db, before, MOST_AT_ONCE)) {
    const order = await findOrder(database.db, orderId);
    if (order) await askProvider(deps, order);
  }
  for (const order of await findLapsedOrders(database.db, isoNow(clock), MOST_AT_ONCE))
    await cancelLapsed(deps, order);
};

const cancelLapsed = async (deps: ApiDeps, { id }: Order): Promise<void> => {
  const backInStock = await deps.database.transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    const isLapsed =
      order !== null &&
      (order.status === 'awaiting_payment' || order.status === 'payment_failed') &&
      Date.parse(order.heldUntil) <= deps.clock.now();
    if (!isLapsed) return false;
    const open = (await paymentsOf(tx, id)).filter(isActive);
    // Nobody knows yet whether such a call took the money: the order waits for the answer.
    if (open.some(({ status }) => status === 'started')) return false;
    return cancelOrder(tx, order, open);
  });
  if (backInStock) await deps.catalogue.announceChange();
};
