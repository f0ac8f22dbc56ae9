import { isInsufficientFunds } from '@counterpane/rules/checkout/insufficient-funds';
import { money } from '@counterpane/rules/money/money';
import { type OrderToSettle, settle } from '@counterpane/rules/payments/apply-outcome';
import type { PaymentOutcome } from '@counterpane/rules/payments/outcome';
import { isoNow } from '../clock.ts';
import type { Queries } from '../database/open.ts';
import type { ApiDeps } from '../deps.ts';
import { lockOrder, type Order, ordersOfCart } from '../orders/store.ts';
import { bookSettlement } from './book-settlement.ts';
import { matchPayment } from './match-payment.ts';
import { type Payment, paymentsOf, recordEvent } from './store.ts';

/** What a provider said, and through which door. */
export interface Said {
  /** Our id of the provider, e.g. `stripeDirect`. */
  readonly provider: string;
  readonly outcome: PaymentOutcome;
  /** The attempt it answers, when we asked. */
  readonly asked?: Pick<Payment, 'id' | 'orderId'>;
  /** The webhook's event, booked once. */
  readonly event?: { readonly eventId: string; readonly type: string };
}

/** What became of it. `unknown` is a payment of no order of ours. */
export type Applied = 'applied' | 'repeated' | 'unknown';

/**
 * FINALISE (design section 6): return address, webhook and poll all book what a provider said through
 * this one transaction and the one payment table of the rules. The same news again changes nothing.
 */
export const applyOutcome = async (deps: ApiDeps, said: Said): Promise<Applied> => {
  const { applied, stockChanged, failedOrder } = await deps.database.transaction((tx) =>
    applyInside(tx, deps, said),
  );
  if (stockChanged) deps.catalogue.announceChange();
  if (failedOrder) logFailure(deps, failedOrder, said);
  return applied;
};

const applyInside = async (
  tx: Queries,
  deps: ApiDeps,
  { provider, outcome, asked, event }: Said,
): Promise<{ applied: Applied; stockChanged: boolean; failedOrder?: Order }> => {
  if (event && !(await recordEvent(tx, { provider, ...event })))
    return { applied: 'repeated', stockChanged: false };
  const order = await lockOrder(tx, asked?.orderId ?? outcome.orderId);
  if (!order) return { applied: 'unknown', stockChanged: false };

  const payments = await paymentsOf(tx, order.id);
  const words = { provider, outcome, askedId: asked?.id, now: isoNow(deps.clock) };
  const payment = await matchPayment(tx, order, payments, words);
  const isAlone = await isOnlyOrderOfCart(tx, order);
  const settlement = settle(toSettle(order, payments, payment, outcome, isAlone), outcome);
  const stockChanged = await bookSettlement(tx, deps, { order, payment, settlement, outcome });
  const isNews = outcome.state === 'failed' && payment.status !== 'failed';
  return { applied: 'applied', stockChanged, ...(isNews ? { failedOrder: order } : {}) };
};

/** Want of money is an event of its own (checkout section 8), told once whichever door the news came through. */
const logFailure = ({ logger }: ApiDeps, { id, storefront }: Order, { provider, outcome }: Said): void => {
  if (!isInsufficientFunds(outcome.failure?.message ?? '')) return;
  logger.info({ event: 'insufficientFunds', orderId: id, storefront, provider }, 'insufficient funds');
};

/** Whether a lapsed order may still be paid: not when its cart has been ordered again since. */
const isOnlyOrderOfCart = async (tx: Queries, order: Order): Promise<boolean> =>
  order.status === 'cancelled' && (await ordersOfCart(tx, order.cartId)).length === 0;

const toSettle = (
  order: Order,
  payments: readonly Payment[],
  { status }: Payment,
  { reference }: PaymentOutcome,
  isAlone: boolean,
): OrderToSettle => {
  const succeeded = payments.filter((payment) => payment.status === 'succeeded');
  // Several may have taken money; the one that is spoken of is never its own surplus.
  const paid = succeeded.find((payment) => payment.reference === reference) ?? succeeded[0];
  return {
    status: order.status,
    total: money(order.totalCents, order.currency),
    stockIsHeld: order.stockIsHeld,
    hasLapsed: order.cancelledBecause === 'lapsed' && isAlone,
    paidReference: paid?.reference ?? null,
    attempt: status,
  };
};
