import { type Clock, isoNow } from '../../clock.ts';
import { enqueue } from '../../outbox/store.ts';
import type { OrderDeps } from '../deps.ts';
import { endOutdatedChange } from '../new-address/end-outdated-change.ts';
import { findUnpaidChanges } from '../new-address/store.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import { closeCart } from '../orders/close-cart.ts';
import { isUnpaid } from '../orders/is-unpaid.ts';
import { findLapsedOrders, findOrder, lockOrder, updateOrder } from '../orders/store.ts';
import { queryProvider } from '../payments/query-provider.ts';
import {
  findPaymentsToAsk,
  findUndecidedPayments,
  isActive,
  type Payment,
  paymentsOf,
} from '../payments/store.ts';
import { releaseStock } from './stock.ts';

const MOST_AT_ONCE = 50;
/** How long a provider that does not answer is waited for, with the stock set aside. */
const MOST_SILENCE_MS = 24 * 60 * 60_000;

/**
 * Closed tabs and broken calls: cancels orders whose time to pay is over and puts their stock back, and those that pay for an
 * address to which nothing goes any more, then asks providers about payments that went quiet ([L19]: a closed tab after
 * paying still becomes an order). One that cannot be swept never stops the others.
 */
export const resolveUnpaidOrders = async (deps: OrderDeps): Promise<void> => {
  const { database, clock } = deps;
  const now = isoNow(clock);
  for (const { id } of await findLapsedOrders(database.db, now, MOST_AT_ONCE))
    await orLog(deps, id, () => cancelLapsed(deps, id));
  for (const waiting of await findUnpaidChanges(database.db, MOST_AT_ONCE))
    await orLog(deps, waiting.payment.id, () => endOutdatedChange(deps, waiting));
  const undecided = { now, before: silentBefore(clock) };
  for (const { orderId } of await findUndecidedPayments(database.db, undecided, MOST_AT_ONCE))
    await orLog(deps, orderId, () => parkUndecided(deps, orderId));
  for (const { orderId } of await findPaymentsToAsk(database.db, now, MOST_AT_ONCE))
    await orLog(deps, orderId, () => askAbout(deps, orderId));
};

const orLog = async (deps: OrderDeps, orderId: string, work: () => Promise<unknown>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    deps.logger.error({ orderId, err: error }, 'an order could not be swept');
  }
};

const askAbout = async (deps: OrderDeps, orderId: string): Promise<void> => {
  const order = await findOrder(deps.database.db, orderId);
  if (order) await queryProvider(deps, order);
};

const silentBefore = (clock: Clock): string => new Date(clock.now() - MOST_SILENCE_MS).toISOString();

/** The provider's answer to a call is missing: it may have taken the money. */
const isUnanswered = ({ status, kind }: Payment): boolean => status === 'started' && kind === 'token';

/** The shopper may have paid on the provider's page, and the provider does not answer. */
const isSilent = ({ status, silentSince }: Payment): boolean =>
  status === 'challenge' && silentSince !== null;

const cancelLapsed = async (deps: OrderDeps, id: string): Promise<void> => {
  const backInStock = await deps.database.transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    const isLapsed = order !== null && isUnpaid(order) && Date.parse(order.reservedUntil) < deps.clock.now();
    if (!isLapsed) return false;
    const open = (await paymentsOf(tx, id)).filter(isActive);
    if (open.some((payment) => isUnanswered(payment) || isSilent(payment))) return false;
    await cancelOrder(tx, deps.clock, order, 'lapsed', open);
    return order.stockIsReserved ? releaseStock(tx, id) : false;
  });
  if (backInStock) deps.catalogue.announceChange();
};

/**
 * A call that was never answered in all the time that its stock was reserved, or a provider that has long been silent:
 * making the call again so late could charge a shopper who has long gone elsewhere, and giving the order up could
 * forget a charge. A person looks at the provider's statement; the stock stays set aside.
 */
const parkUndecided = (deps: OrderDeps, id: string): Promise<void> =>
  deps.database.transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order || !isUnpaid(order)) return;
    const before = Date.parse(silentBefore(deps.clock));
    const isUndecided = (payment: Payment): boolean =>
      isUnanswered(payment) || (isSilent(payment) && Date.parse(payment.silentSince ?? '') < before);
    if (!(await paymentsOf(tx, id)).some(isUndecided)) return;
    const reason = 'payment_unknown';
    await updateOrder(tx, order, { status: 'needs_attention', attention: reason });
    await closeCart(tx, deps, order, { money: false });
    await enqueue(tx, deps.clock, 'order.needs_attention', { orderId: id, reason });
  });
