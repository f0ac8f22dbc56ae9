import type { DifferencePayment } from '@counterpane/contract/orders/difference-payment';
import type { NewAddressRefusalCode, PaymentRefusalCode } from '@counterpane/rules/refusal-groups';
import type { FastifyRequest } from 'fastify';
import { type Answer, refused } from '../../http/answers.ts';
import { loadContents } from '../cancellations/load-contents.ts';
import type { OrderDeps } from '../deps.ts';
import { isUnpaid } from '../orders/is-unpaid.ts';
import { findOrder } from '../orders/store.ts';
import { payOnPage } from '../payments/pay-on-page.ts';
import { endWaitingChange } from './end-waiting-change.ts';
import { planWaitingChange } from './plan-waiting-change.ts';
import type { PaidChange } from './store.ts';

/**
 * Opens the page on which a dearer address is paid for. Where the order cannot go there any more, or for other cents, the change is
 * called off instead, so that no card is charged for what goes back later [R062].
 */
export const payAddress = async (
  deps: OrderDeps,
  request: FastifyRequest,
  waiting: PaidChange,
): Promise<Answer<DifferencePayment, PaymentRefusalCode | NewAddressRefusalCode>> => {
  const { db } = deps.database;
  const { change, payment } = waiting;
  const order = isUnpaid(payment) ? await findOrder(db, change.orderId) : null;
  if (!order) return payOnPage(deps, request, payment);
  const planned = await planWaitingChange(db, deps, await loadContents(db, deps, order), waiting);
  if (planned.ok) return payOnPage(deps, request, payment);
  // What a payment without an answer took is found out first.
  return refused((await endWaitingChange(deps, order.id)) ?? planned.refusal);
};
