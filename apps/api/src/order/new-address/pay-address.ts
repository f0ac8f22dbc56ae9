import type { DifferencePayment } from '@counterpane/contract/orders/difference-payment';
import type { NewAddressRefusalCode, PaymentRefusalCode } from '@counterpane/rules/refusal-groups';
import type { FastifyRequest } from 'fastify';
import { type Answer, refused } from '../../http/answers.ts';
import type { OrderDeps } from '../deps.ts';
import { payOnPage } from '../payments/pay-on-page.ts';
import { endOutdatedChange } from './end-outdated-change.ts';
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
  const refusal = await endOutdatedChange(deps, waiting);
  return refusal ? refused(refusal) : payOnPage(deps, request, waiting.payment);
};
