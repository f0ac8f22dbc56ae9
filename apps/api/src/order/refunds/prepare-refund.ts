import type { RefundRequest } from '@counterpane/contract/orders/refunds';
import { type Money, money } from '@counterpane/rules/money/money';
import type { RefundedLine } from '@counterpane/rules/refunds/line-worth';
import type { RefundRefusalCode } from '@counterpane/rules/refusal-groups';
import type { Refused } from '@counterpane/rules/refusals';
import { isoNow } from '../../clock.ts';
import type { Queries } from '../../database/open.ts';
import { newId } from '../../http/ids.ts';
import { enqueue } from '../../outbox/store.ts';
import { letGo } from '../captures/let-go.ts';
import type { OrderDeps } from '../deps.ts';
import { isRefundBlocked } from '../disputes/store.ts';
import type { Order } from '../orders/store.ts';
import type { Payment } from '../payments/store.ts';
import { isOwedFor, promisedBy, type Return, returnsOf } from '../returns/store.ts';
import { decideRefund } from './decide-refund.ts';
import { findRetainedPayment, insertRefund, type Refund, refundBalance, refundsOf } from './store.ts';

type PreparedRefund = { readonly ok: true; readonly refund: Refund } | Refused<RefundRefusalCode>;

/** Who gives back how much of an order, and why. Without lines and amount it is all that is left. */
interface RefundOrder {
  readonly requested: Pick<RefundRequest, 'lines' | 'amount' | 'reason'>;
  /** The member of staff: the name as it is today, and the id that stays. */
  readonly madeBy: { readonly id: string; readonly name: string };
}

/**
 * Decides a refund inside the order's lock and stores it with the message that carries it out: the provider is only
 * called after the commit [R005].
 */
export const prepareRefund = async (
  tx: Queries,
  deps: Pick<OrderDeps, 'clock' | 'providers'>,
  order: Order,
  { requested, madeBy }: RefundOrder,
): Promise<PreparedRefund> => {
  const found = await findRefundable(tx, deps, order, await returnsOf(tx, order.id));
  if (!found.ok) return found;
  const { left, made, promised } = found.refundable;
  const given = made.filter(({ status }) => status !== 'failed').flatMap(({ lines }) => lines);
  const earlier = [...given, ...promised];
  const whole =
    requested.lines === undefined && requested.amount === undefined
      ? { ...requested, amount: left }
      : requested;
  const decision = decideRefund({ cart: order.frozen.cart, currency: order.currency, earlier, left }, whole);
  if (!decision.ok) return decision;
  const { reason } = requested;
  return { ok: true, refund: await storeRefund(tx, deps, found.refundable, { ...decision, reason, madeBy }) };
};

/** The payment of an order whose money can go back, and how much of it. */
export interface Refundable {
  readonly payment: Payment;
  /** What is promised for returns is not among it. */
  readonly left: Money;
  /** The part of it that is held: nothing of it has to be given back. */
  readonly held: Money;
  /** For units that are on their way back. */
  readonly promised: readonly RefundedLine[];
  /** All that was given back, or was tried to, the oldest first. */
  readonly made: readonly Refund[];
}

type FoundRefundable = { readonly ok: true; readonly refundable: Refundable } | Refused<RefundRefusalCode>;

/** What can go back of an order, or why nothing can. */
export const findRefundable = async (
  db: Queries,
  { providers }: Pick<OrderDeps, 'providers'>,
  order: Order,
  returns: readonly Return[],
): Promise<FoundRefundable> => {
  const made = await refundsOf(db, order.id);
  const { left, held } = await refundBalance(db, order, made);
  const payment = await findRetainedPayment(db, order.id);
  if (!payment) return { ok: false, refusal: { code: 'refund_unpaid' } };
  if (await isOwedFor(db, order)) return { ok: false, refusal: { code: 'exchange_not_back' } };
  if (await isRefundBlocked(db, payment.id)) return { ok: false, refusal: { code: 'refund_disputed' } };
  if (!providers.has(payment.provider)) return { ok: false, refusal: { code: 'payment_provider_not_found' } };
  const promised = promisedBy(returns);
  const free = money(Math.max(0, left.amount - promised.cents), left.currency);
  return { ok: true, refundable: { payment, left: free, held, promised: promised.lines, made } };
};

/** A refund that is decided. */
interface DecidedRefund {
  readonly amount: Money;
  readonly lines: readonly RefundedLine[];
  readonly reason: string;
  /** Null id for the shopper. */
  readonly madeBy: { readonly id: string | null; readonly name: string };
}

/**
 * Stores it with its message. What is held is let go first, and only the rest is given back; where nothing is held any more,
 * the hold is ended at its company [R048].
 */
export const storeRefund = async (
  tx: Queries,
  { clock }: Pick<OrderDeps, 'clock'>,
  { payment, held }: Refundable,
  { amount, lines, reason, madeBy }: DecidedRefund,
): Promise<Refund> => {
  const now = isoNow(clock);
  const fromHold = Math.min(held.amount, amount.amount);
  const isAllHeld = fromHold === amount.amount;
  const refund = await insertRefund(tx, {
    id: newId(),
    orderId: payment.orderId,
    paymentId: payment.id,
    amountCents: amount.amount,
    fromHoldCents: fromHold,
    currency: amount.currency,
    reason,
    lines: [...lines],
    madeBy: madeBy.name,
    madeById: madeBy.id,
    status: isAllHeld ? 'succeeded' : 'pending',
    createdAt: now,
    askedAt: now,
    settledAt: isAllHeld ? now : null,
  });
  if (fromHold > 0)
    await letGo(tx, clock, { payment, booking: `hold-released:${refund.id}`, cents: fromHold, held });
  await enqueue(tx, clock, isAllHeld ? 'order.refunded' : 'payment.refund', { refundId: refund.id });
  return refund;
};
