import type { PayOrderBody } from '@counterpane/contract/orders/orders';
import type { FastifyRequest } from 'fastify';
import { type Answer, refused } from '../../http/answers.ts';
import type { OrderDeps } from '../deps.ts';
import { payOrder } from '../payments/pay.ts';
import { payWithinLimits } from '../payments/payment-limit.ts';
import { paymentsOf } from '../payments/store.ts';
import { answerOrder } from './answer-order.ts';
import { returnUrls } from './return-urls.ts';
import type { Order } from './store.ts';

interface Known {
  /** The link that the order was opened with. */
  readonly link?: string | undefined;
  /** It was placed with this call: it has no refunds. */
  readonly isNew?: boolean;
  /** The same call was made before: what was refused then is refused again, and not tried anew. */
  readonly isReplay?: boolean;
}

/** PAY, and the order as it is then. */
export const payAnswer = async (
  deps: OrderDeps,
  request: FastifyRequest,
  order: Order,
  { paymentToken }: PayOrderBody,
  { link, isNew = false, isReplay = false }: Known = {},
): Promise<Answer> => {
  if (isReplay && order.status === 'payment_failed') return failedBefore(deps, order);
  const token = typeof paymentToken === 'object' ? paymentToken.id : (paymentToken ?? null);
  const tried = await payWithinLimits(deps, request, order, (payer) =>
    payOrder(deps, order.id, { token, payer, ...returnUrls(deps, request, order) }),
  );
  const paid = tried.ok ? tried.value : tried;
  return paid.ok
    ? answerOrder(deps, request, order.id, { link, isNew })
    : refused(paid.refusal, { orderId: order.id });
};

const failedBefore = async ({ database }: OrderDeps, { id }: Order): Promise<Answer> => {
  const [last] = await paymentsOf(database.db, id);
  const { message = '', code = 'failed' } = last?.failure ?? {};
  return refused({ code: 'payment_failed', message, reason: code }, { orderId: id });
};
