import type { FastifyRequest } from 'fastify';
import { type Answer, ok, refused } from '../../http/answers.ts';
import type { OrderDeps } from '../deps.ts';
import { paymentsOf } from '../payments/store.ts';
import { refundsOf } from '../refunds/store.ts';
import { maskedOrder } from './masked-order.ts';
import { orderView } from './order-view.ts';
import { isOfVisitor, tokenOfAnswer } from './own-order.ts';
import { findOrder } from './store.ts';

/** The order as it is now; a visitor who has it by a link sees less of the person. */
export const answerOrder = async (
  deps: OrderDeps,
  request: FastifyRequest,
  id: string,
  token?: string,
): Promise<Answer> => {
  const { db } = deps.database;
  const order = await findOrder(db, id);
  if (!order) return refused({ code: 'order_not_found', orderId: id });
  const [payments, refunds] = [await paymentsOf(db, id), await refundsOf(db, id)];
  const shown = orderView(order, payments, tokenOfAnswer(order, request, deps, token), refunds);
  return ok(isOfVisitor(order, request, deps.clock) ? shown : maskedOrder(shown));
};
