import type { RefundRequest } from '@counterpane/contract/orders/refunds';
import { blocksRefund } from '@counterpane/rules/payments/blocks-refund';
import type { RefundRefusalCode } from '@counterpane/rules/refusal-groups';
import type { Refused } from '@counterpane/rules/refusals';
import { isoNow } from '../../clock.ts';
import type { Queries } from '../../database/open.ts';
import { newId } from '../../http/ids.ts';
import { enqueue } from '../../outbox/store.ts';
import type { OrderDeps } from '../deps.ts';
import { disputesOfPayment } from '../disputes/store.ts';
import type { Order } from '../orders/store.ts';
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
  { clock, providers }: Pick<OrderDeps, 'clock' | 'providers'>,
  order: Order,
  { requested, madeBy }: RefundOrder,
): Promise<PreparedRefund> => {
  const made = await refundsOf(tx, order.id);
  const { left } = await refundBalance(tx, order, made);
  const payment = await findRetainedPayment(tx, order.id);
  if (!payment) return { ok: false, refusal: { code: 'refund_unpaid' } };
  if (blocksRefund(await disputesOfPayment(tx, payment.id)))
    return { ok: false, refusal: { code: 'refund_disputed' } };
  if (!providers.has(payment.provider)) return { ok: false, refusal: { code: 'payment_provider_not_found' } };

  const earlier = made.filter(({ status }) => status !== 'failed').flatMap(({ lines }) => lines);
  const whole =
    requested.lines === undefined && requested.amount === undefined
      ? { ...requested, amount: left }
      : requested;
  const decision = decideRefund({ cart: order.frozen.cart, currency: order.currency, earlier, left }, whole);
  if (!decision.ok) return decision;

  const refund = await insertRefund(tx, {
    id: newId(),
    orderId: order.id,
    paymentId: payment.id,
    amountCents: decision.amount.amount,
    currency: decision.amount.currency,
    reason: requested.reason,
    lines: [...decision.lines],
    madeBy: madeBy.name,
    madeById: madeBy.id,
    status: 'pending',
    createdAt: isoNow(clock),
    askedAt: isoNow(clock),
  });
  await enqueue(tx, clock, 'payment.refund', { refundId: refund.id });
  return { ok: true, refund };
};
