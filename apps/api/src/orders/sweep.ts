import { isoNow } from '../clock.ts';
import type { ApiDeps } from '../deps.ts';
import { enqueue } from '../outbox/store.ts';
import { askProvider } from '../payments/ask-provider.ts';
import { findSilentPayments, findUndecidedPayments, isActive, paymentsOf } from '../payments/store.ts';
import { cancelOrder } from './cancel.ts';
import { closeCart } from './close-cart.ts';
import { releaseStock } from './stock.ts';
import { findLapsedOrders, findOrder, lockOrder, updateOrder } from './store.ts';

const MOST_AT_ONCE = 50;
/** After so long without news we ask. */
const SILENCE_MS = 60_000;

/**
 * Closed tabs and broken calls: cancels orders whose time to pay is over and puts their stock back, then
 * asks providers about payments that went quiet (lesson 19: a closed tab after paying still becomes an
 * order). One that cannot be swept never stops the others.
 */
export const sweepOrders = async (deps: ApiDeps): Promise<void> => {
  const { database, clock } = deps;
  const now = isoNow(clock);
  for (const { id } of await findLapsedOrders(database.db, now, MOST_AT_ONCE))
    await orLog(deps, id, () => cancelLapsed(deps, id));
  for (const { orderId } of await findUndecidedPayments(database.db, now, MOST_AT_ONCE))
    await orLog(deps, orderId, () => parkUndecided(deps, orderId));
  const before = new Date(clock.now() - SILENCE_MS).toISOString();
  for (const { orderId } of await findSilentPayments(database.db, before, MOST_AT_ONCE))
    await orLog(deps, orderId, () => askAbout(deps, orderId));
};

const orLog = async (deps: ApiDeps, orderId: string, work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    deps.logger.error({ orderId, err: error }, 'an order could not be swept');
  }
};

const askAbout = async (deps: ApiDeps, orderId: string): Promise<void> => {
  const order = await findOrder(deps.database.db, orderId);
  if (order) await askProvider(deps, order);
};

const isUnpaid = (status: string): boolean => status === 'awaiting_payment' || status === 'payment_failed';

const cancelLapsed = async (deps: ApiDeps, id: string): Promise<void> => {
  const backInStock = await deps.database.transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    const isLapsed =
      order !== null && isUnpaid(order.status) && Date.parse(order.heldUntil) < deps.clock.now();
    if (!isLapsed) return false;
    const open = (await paymentsOf(tx, id)).filter(isActive);
    if (open.some(({ status, kind }) => status === 'started' && kind === 'token')) return false;
    await cancelOrder(tx, deps.clock, order, 'lapsed', open);
    return order.stockIsHeld ? releaseStock(tx, id) : false;
  });
  if (backInStock) deps.catalogue.announceChange();
};

/**
 * A call that was never answered in all the time that the order was held: making it again so late could
 * charge a shopper who has long gone elsewhere, and not making it could forget a charge. A person looks
 * at the provider's books; the stock stays set aside.
 */
const parkUndecided = (deps: ApiDeps, id: string): Promise<void> =>
  deps.database.transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order || !isUnpaid(order.status)) return;
    const undecided = (await paymentsOf(tx, id)).some(
      ({ status, kind }) => status === 'started' && kind === 'token',
    );
    if (!undecided) return;
    const reason = 'payment_unknown';
    await updateOrder(tx, order, { status: 'needs_attention', attention: reason });
    await closeCart(tx, deps, order, { money: false });
    await enqueue(tx, deps.clock, 'order.needs_attention', { orderId: id, reason });
  });
