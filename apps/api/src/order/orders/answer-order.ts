import type { OrderBody } from '@counterpane/contract/orders/orders';
import type { FastifyRequest } from 'fastify';
import { type Answer, ok, refused } from '../../http/answers.ts';
import { mayReadPerson, tokenOfAnswer } from '../access/find-accessible-order.ts';
import { maskedOrder } from '../access/masked-order.ts';
import { findShownHold } from '../captures/shown-hold.ts';
import type { OrderDeps } from '../deps.ts';
import { findOrderWithPayments } from '../payments/store.ts';
import { refundsOf } from '../refunds/store.ts';
import { orderView } from './order-view.ts';

/**
 * Answers the order as it is now. One that `isNew` has no refunds to read. A visitor who opened it by a link sees
 * less about the person.
 */
export const answerOrder = async (
  deps: OrderDeps,
  request: FastifyRequest,
  id: string,
  { link, isNew = false }: { readonly link?: string | undefined; readonly isNew?: boolean } = {},
): Promise<Answer<OrderBody, 'order_not_found'>> => {
  const { db } = deps.database;
  const found = await findOrderWithPayments(db, id);
  if (!found) return refused({ code: 'order_not_found', orderId: id });
  const { order, payments } = found;
  const refunds = isNew ? [] : await refundsOf(db, id);
  const shown = orderView(
    order,
    request.storefront.language,
    payments,
    tokenOfAnswer(order, request, deps, link),
    refunds,
    await findShownHold(db, payments),
  );
  return ok((await mayReadPerson(order, request, deps.clock)) ? shown : maskedOrder(shown));
};
