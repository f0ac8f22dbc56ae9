import { decideReviewRequest } from '@counterpane/rules/reviews/decide-review-request';
import { isoNow } from '../../clock.ts';
import type { Queries } from '../../database/open.ts';
import { throughPages } from '../../database/through-pages.ts';
import { mayMailBuyer } from '../../order/mailings/buyer-mailings.ts';
import type { Order } from '../../order/orders/store.ts';
import { shipmentsOf } from '../../order/shipments/store.ts';
import { enqueue } from '../../outbox/store.ts';
import type { ShopDeps } from '../deps.ts';
import { findUnasked, insertReviewRequest } from './review-requests.ts';
import { reviewedLines } from './reviewed-lines.ts';
import { reviewsOfOrder } from './written-store.ts';

/**
 * Asks for reviews, once for each order: so many nights after the delivery as its storefront says, and only customers who agreed to
 * emails with the order, or chose these, and have not taken that back.
 */
export const requestReviews = async (deps: ShopDeps): Promise<void> => {
  const now = deps.clock.now();
  await throughPages(
    (after, most) => findUnasked(deps.database.db, now, { after, most }),
    (order) => requestFor(deps, order),
  );
};

const requestFor = (deps: ShopDeps, order: Order): Promise<void> =>
  deps.database.transaction(async (tx) => {
    const at = isoNow(deps.clock);
    const due = await dueOf(tx, deps, order, at.slice(0, 10));
    if (due === 'later') return;
    // Another process may have asked.
    if (!(await insertReviewRequest(tx, order.id, at)) || due.length === 0) return;
    if (!(await mayMailBuyer(deps, tx, order, 'review_request'))) return;
    const items = due.map(({ itemIdentifier }) => itemIdentifier);
    await enqueue(tx, deps.clock, 'review.asked', { orderId: order.id, items });
  });

/** What is asked about. A storefront that is gone asks nothing, and a service that publishes reviews asks by itself. */
const dueOf = async (tx: Queries, { catalogue, reviewServices }: ShopDeps, order: Order, today: string) => {
  const storefront = catalogue.findStorefront(order.storefront);
  if (!storefront || reviewServices.has(storefront.brand.key)) return [];
  const lines = reviewedLines(order, order.frozen.cart.items, await shipmentsOf(tx, order.id), storefront);
  const written = (await reviewsOfOrder(tx, order.id)).map(({ itemIdentifier }) => itemIdentifier);
  const unwritten = lines.filter(({ itemIdentifier }) => !written.includes(itemIdentifier));
  return decideReviewRequest(unwritten, storefront.definition.reviewNights, today);
};
