import { needsReviewForFree, REVIEW_REASON } from '@counterpane/rules/payments/free-order-ceiling';
import { isoNow } from '../../clock.ts';
import type { Queries } from '../../database/open.ts';
import { newId } from '../../http/ids.ts';
import type { OrderDeps } from '../deps.ts';
import { finaliseOrder, parkOrder } from '../orders/finalise-order.ts';
import type { Order } from '../orders/store.ts';
import { goodsOf } from './goods-of-order.ts';
import { insertPayment } from './store.ts';

/** The placeholder of zero totals [K9]; no provider ever sees it [D80]. */
const PLACEHOLDER = { brand: 'Visa', last4: '4242' };

/**
 * Nothing to pay, or nothing beside store credit: the order is paid as it is, by `amazon-redeem` [K4]. Goods that are worth much wait for
 * a person, with their stock set aside.
 */
export const completeFreeOrder = async (tx: Queries, deps: OrderDeps, order: Order): Promise<void> => {
  await insertPayment(tx, {
    id: newId(),
    orderId: order.id,
    attempt: 1,
    provider: 'amazon-redeem',
    kind: 'none',
    idempotencyKey: `${order.id}-free`,
    returnUrl: '',
    cancelUrl: '',
    status: 'succeeded',
    amountCents: 0,
    currency: order.currency,
    card: order.creditCents === 0 ? PLACEHOLDER : null,
    createdAt: isoNow(deps.clock),
    askedAt: isoNow(deps.clock),
  });
  await (needsReviewForFree(goodsOf(order), deps.freeOrderCeiling)
    ? parkOrder(tx, deps, order, REVIEW_REASON)
    : finaliseOrder(tx, deps, order));
};
