import { money } from '@counterpane/rules/money/money';
import { centsToPay } from '@counterpane/rules/orders/spend-credit';
import {
  decideOutcome,
  type OrderToPay,
  type OutcomeDecision,
} from '@counterpane/rules/payments/decide-outcome';
import type { PaymentOutcome } from '@counterpane/rules/payments/outcome';
import { isoNow } from '../../clock.ts';
import type { Queries } from '../../database/open.ts';
import type { OrderDeps } from '../deps.ts';
import { isOfAnother } from '../orders/frozen-order.ts';
import { lockOrderAndCart, type Order, ordersOfCart } from '../orders/store.ts';
import { matchPayment } from './match-payment.ts';
import { saveOutcome } from './save-outcome.ts';
import { type Payment, paymentsOf, recordEvent } from './store.ts';
import { rememberUnknownPayment } from './unknown-payments.ts';

/** A provider's report of a payment, and whether a webhook or our own query brought it. */
interface ProviderReport {
  /** Our id of the provider, e.g. `stripeDirect`. */
  readonly provider: string;
  readonly outcome: PaymentOutcome;
  /** The attempt that we queried. */
  readonly attempt?: Pick<Payment, 'id' | 'orderId'>;
  /** The webhook's event, booked once. */
  readonly event?: { readonly eventId: string; readonly type: string };
}

/** What became of it. `unknown` is a payment of no order of ours. */
type Applied = 'applied' | 'repeated' | 'unknown';

/**
 * FINALISE [R005]: return address, webhook and poll all book a provider's report through
 * this one transaction and the one payment table of the rules. A repeated report changes nothing.
 */
export const applyOutcome = async (deps: OrderDeps, report: ProviderReport): Promise<Applied> => {
  const { applied, stockChanged, surplusOf } = await deps.database.transaction((tx) =>
    applyInside(tx, deps, report),
  );
  if (stockChanged) deps.catalogue.announceChange();
  if (surplusOf) logSurplus(deps, surplusOf, report);
  return applied;
};

const applyInside = async (
  tx: Queries,
  deps: OrderDeps,
  { provider, outcome, attempt, event }: ProviderReport,
): Promise<{ applied: Applied; stockChanged: boolean; surplusOf?: Order }> => {
  if (event && !(await recordEvent(tx, { provider, ...event })))
    return { applied: 'repeated', stockChanged: false };
  const locked = await lockOrderAndCart(tx, attempt?.orderId ?? outcome.orderId);
  if (!locked) {
    await rememberUnknownPayment(tx, provider, outcome, isoNow(deps.clock));
    return { applied: 'unknown', stockChanged: false };
  }

  const { order, cart } = locked;
  const payments = await paymentsOf(tx, order.id);
  const report = { provider, outcome, attemptId: attempt?.id, now: isoNow(deps.clock) };
  const payment = await matchPayment(tx, order, payments, report);
  const isReplaced = await isReplacedOrder(tx, order);
  const decided = decideOutcome(orderToPay(order, payments, payment, outcome, isReplaced), outcome);
  // A newer order replaced this one, or nothing is exchanged for it, so this payment is refunded automatically.
  const decision: OutcomeDecision =
    decided.kind === 'attention' && isReplaced ? { kind: 'surplus' } : decided;
  const stockChanged = await saveOutcome(tx, deps, {
    order,
    cart,
    payment,
    payments,
    decision,
    outcome,
  });
  return {
    applied: 'applied',
    stockChanged,
    ...(decision.kind === 'surplus' ? { surplusOf: order } : {}),
  };
};

const logSurplus = (
  { logger }: OrderDeps,
  { id, status }: Order,
  { provider, outcome }: ProviderReport,
): void =>
  logger.warn(
    { orderId: id, orderStatus: status, provider, reference: outcome.reference, amount: outcome.amount },
    'a payment too many goes back',
  );

/**
 * Whether the cart of an order that is over has been ordered again since. What was to come in exchange is over with the exchange:
 * its customer keeps the old piece. So is what was to be paid for an address.
 */
const isReplacedOrder = async (tx: Queries, order: Order): Promise<boolean> =>
  order.status === 'cancelled' &&
  (isOfAnother(order.frozen) || (await ordersOfCart(tx, order.cartId)).length > 0);

const orderToPay = (
  order: Order,
  payments: readonly Payment[],
  { status, captureAt }: Payment,
  { reference }: PaymentOutcome,
  isReplaced: boolean,
): OrderToPay => {
  const succeeded = payments.filter((payment) => payment.status === 'succeeded');
  // Several may have taken money; the reported one is never its own surplus.
  const paid = succeeded.find((payment) => payment.reference === reference) ?? succeeded[0];
  return {
    status: order.status,
    total: money(centsToPay(order), order.currency),
    stockIsReserved: order.stockIsReserved,
    hasLapsed: order.cancelledBecause === 'lapsed' && !isReplaced,
    paidReference: paid?.reference ?? null,
    attempt: status,
    holds: captureAt === 'shipment',
  };
};
