import type { OrderBody } from '@counterpane/contract/orders/orders';
import { money } from '@counterpane/rules/money/money';
import type { FastifyRequest } from 'fastify';
import type { Queries } from '../../database/open.ts';
import { type Answer, ok, refused } from '../../http/answers.ts';
import { mayReadPerson, tokenOfAnswer } from '../access/find-accessible-order.ts';
import { maskedOrder } from '../access/masked-order.ts';
import { findShownHold } from '../captures/shown-hold.ts';
import type { OrderDeps } from '../deps.ts';
import { appliedChangesOf } from '../new-address/store.ts';
import { findOrderWithPayments } from '../payments/store.ts';
import { refundsOf } from '../refunds/store.ts';
import { orderView } from './order-view.ts';
import type { Order } from './store.ts';

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
  const view = orderView(
    order,
    request.storefront.language,
    payments,
    tokenOfAnswer(order, request, deps, link),
    refunds,
    await findShownHold(db, payments),
  );
  const shown = { ...view, addressPaid: await addressPaidOf(db, order) };
  return ok((await mayReadPerson(order, request, deps.clock)) ? shown : maskedOrder(shown));
};

/** What was paid for where it goes now. Most orders were dearer nowhere. */
const addressPaidOf = async (db: Queries, order: Order): Promise<OrderBody['addressPaid']> => {
  const { id, addressCents, currency } = order;
  if (addressCents === 0) return null;
  const orders = (await appliedChangesOf(db, id)).flatMap(({ payment }) =>
    payment ? [{ id: payment.id, shortId: payment.shortId }] : [],
  );
  return { amount: money(addressCents, currency), orders };
};
