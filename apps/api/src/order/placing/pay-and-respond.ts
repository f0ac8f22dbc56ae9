import type { OrderBody, PayOrderBody } from '@counterpane/contract/orders/orders';
import type { PaymentRefusalCode } from '@counterpane/rules/refusal-groups';
import type { FastifyRequest } from 'fastify';
import { type Answer, refused } from '../../http/answers.ts';
import type { OrderDeps } from '../deps.ts';
import { answerOrder } from '../orders/answer-order.ts';
import { isUnpaid } from '../orders/is-unpaid.ts';
import type { Order } from '../orders/store.ts';
import { findOverRefusal } from '../payments/open-payment.ts';
import { payOrder } from '../payments/pay.ts';
import { payWithinLimits } from '../payments/payment-limit.ts';
import { paymentsOf } from '../payments/store.ts';
import { returnUrls } from './return-urls.ts';

interface Known {
  /** The link that the order was opened with. */
  readonly link?: string | undefined;
  /** The order was placed with this call, so it has no refunds to read. */
  readonly isNew?: boolean;
  /**
   * The key of the call that also created the order: its declined payment is answered as declined again, and not
   * retried.
   */
  readonly requestKey?: string | null;
}

/** PAY, and the order as it is then. */
export const payAndRespond = async (
  deps: OrderDeps,
  request: FastifyRequest,
  order: Order,
  { paymentToken }: PayOrderBody,
  { link, isNew = false, requestKey = null }: Known = {},
): Promise<Answer<OrderBody, PaymentRefusalCode>> => {
  const token = typeof paymentToken === 'object' ? paymentToken.id : (paymentToken ?? null);
  const deviceData = typeof paymentToken === 'object' ? (paymentToken.deviceData ?? null) : null;
  const over =
    // An order that is paid by now is the answer, whatever this call's own attempt came to.
    requestKey && !isNew && isUnpaid(order)
      ? findOverRefusal(await paymentsOf(deps.database.db, order.id), { requestKey, token })
      : null;
  if (over) return refused(over, { orderId: order.id });
  const tried = await payWithinLimits(deps, request, order, (payer) =>
    payOrder(deps, order.id, { token, deviceData, requestKey, payer, ...returnUrls(deps, request, order) }),
  );
  const paid = tried.ok ? tried.value : tried;
  return paid.ok
    ? answerOrder(deps, request, order.id, { link, isNew })
    : refused(paid.refusal, { orderId: order.id });
};
