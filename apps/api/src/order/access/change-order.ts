import type { FastifyRequest } from 'fastify';
import { type RefusalAnswer, refused } from '../../http/answers.ts';
import { refuseOverLimit, type TooMany } from '../../http/limiter.ts';
import type { OrderDeps } from '../deps.ts';
import type { Order } from '../orders/store.ts';
import { findAccessibleOrder } from './find-accessible-order.ts';

/** A request that names an order, and may hold a token that opens it. */
type OrderRequest = FastifyRequest & {
  readonly params: { readonly id: string };
  readonly query: { readonly token?: string | undefined };
};

/** Has those who may see an order change it, or look at what a change would be; others are refused, and who does it too often. */
export const changeOrder = async <Answer>(
  deps: OrderDeps,
  request: OrderRequest,
  change: (order: Order) => Promise<Answer>,
): Promise<Answer | RefusalAnswer<'order_not_found'> | TooMany> => {
  const { id } = request.params;
  const order = await findAccessibleOrder(deps, request, id, request.query.token);
  if (!order) return refused({ code: 'order_not_found', orderId: id });
  const over = await refuseOverLimit(deps, 'changeOrder', request, { order: id });
  return over ?? change(order);
};
