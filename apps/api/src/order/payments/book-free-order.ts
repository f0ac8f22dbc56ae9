import { isoNow } from '../../clock.ts';
import type { Queries } from '../../database/open.ts';
import { newId } from '../../http/ids.ts';
import type { OrderDeps } from '../deps.ts';
import { announcePurchase } from '../orders/announce-purchase.ts';
import { closeCart } from '../orders/close-cart.ts';
import { sellStock } from '../orders/stock.ts';
import type { Order } from '../orders/store.ts';
import { goodsOf, needsReviewForFree, REVIEW_REASON } from './free-order-ceiling.ts';
import { insertPayment } from './store.ts';

/** The placeholder of zero totals [K9]; no provider ever sees it [D80]. */
const PLACEHOLDER = { brand: 'Visa', last4: '4242' };

/**
 * Nothing to pay: the order is paid as it is, by `amazon-redeem` [K4]. Goods that are worth much wait for
 * a person, with their stock set aside.
 */
export const bookFreeOrder = async (tx: Queries, deps: OrderDeps, order: Order): Promise<void> => {
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
    card: PLACEHOLDER,
    createdAt: isoNow(deps.clock),
    askedAt: isoNow(deps.clock),
  });
  if (needsReviewForFree(goodsOf(order), deps.freeOrderCeiling)) {
    await closeCart(tx, deps, order, { money: true });
    await announcePurchase(tx, deps.clock, order, {
      change: { status: 'needs_attention', attention: REVIEW_REASON },
      told: { topic: 'order.needs_attention', payload: { orderId: order.id, reason: REVIEW_REASON } },
    });
    return;
  }
  await closeCart(tx, deps, order, { money: true });
  await announcePurchase(tx, deps.clock, order, {
    change: { status: 'paid', stockIsHeld: false },
    told: { topic: 'order.paid', payload: { orderId: order.id } },
  });
  await sellStock(tx, order.id);
};
